export const id = 55;
export const ids = [55];
export const modules = {

/***/ 31055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ emptyReport),
/* harmony export */   formatCollectReport: () => (/* binding */ formatCollectReport),
/* harmony export */   o: () => (/* binding */ addBatch)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7526);
/* harmony import */ var _publish_publish_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57851);


/**
 * The report before the first batch.
 * @param failed owners that could not be listed
 */
function emptyReport(failed, commit, registryUrl) {
    const owners = failed.map(({ name, error }) => refusedSource({ source: name, ...NO_TAGS }, error, false));
    return {
        results: owners.flatMap(({ results }) => results),
        failures: owners.flatMap(({ results }) => (0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresAmong */ .SN)(results)),
        sources: owners.map(({ report }) => report),
        isBulk: true,
        index: { commit, changed: [] },
        registryUrl,
    };
}
/** The report with the outcomes of one more batch. */
function addBatch({ results, failures, sources, index, registryUrl }, batch, options) {
    const added = batch.outcomes.map((outcome) => reportSource(outcome, options));
    return {
        isBulk: true,
        results: [...results, ...added.flatMap((each) => each.results)],
        failures: [...failures, ...added.flatMap((each) => (0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresAmong */ .SN)(each.results))],
        sources: [...sources, ...added.map(({ report }) => report)],
        index: { commit: batch.commit ?? index.commit, changed: [...index.changed, ...batch.changed] },
        registryUrl: batch.registryUrl ?? registryUrl,
    };
}
const NO_TAGS = { tags: 0, new: 0, published: 0, refused: 0, known: 0, skipped: [] };
/** @param isKnown whether an earlier run has reported the refusal */
function refusedSource(counts, error, isKnown) {
    const { source } = counts;
    const [refused, known] = isKnown ? [0, 1] : [1, 0];
    return {
        report: { ...counts, refused, known, status: 'refused', error },
        results: isKnown ? [] : [{ status: 'refused', source, tag: '', error }],
    };
}
/** @param isRetry whether refusals that an earlier run has reported are reported again */
function reportSource(outcome, { dryRun, isRetry }) {
    const { state, versions, fresh, error } = outcome;
    const source = outcome.source.name;
    const counts = { source, ...NO_TAGS, tags: versions.length, new: fresh.length };
    if (error !== undefined)
        return refusedSource(counts, error.toRefusal(), !isRetry && state.refusal === error.code);
    const status = dryRun ? 'planned' : 'published';
    const reported = outcome.results.filter((result) => result.status !== 'refused' || isRetry || !isReported(outcome, result.tag, result.error.code));
    const results = (0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_0__/* .inReportOrder */ .ET)(reported).map((result) => ({ source, ...result }));
    const refused = results.filter((result) => result.status === 'refused').length;
    const published = results.filter((result) => result.status === status).length;
    const unprocessed = Object.keys(state.refused).filter((tag) => isStillRefused(outcome, tag));
    const report = {
        ...counts,
        status: refused > 0 ? 'refused' : published > 0 ? status : 'unchanged',
        published,
        refused,
        known: unprocessed.length + outcome.results.length - reported.length,
        skipped: [
            ...outcome.skipped,
            ...unprocessed.map((tag) => ({ tag, reason: `refused before (${state.refused[tag]?.code})` })),
        ],
    };
    return { report, results };
}
/** Whether an earlier run has reported this refusal of the tag at this commit. */
function isReported({ state, fresh }, tag, code) {
    const commit = fresh.find((each) => each.tag === tag)?.commit;
    return state.refused[tag]?.commit === commit && state.refused[tag]?.code === code;
}
/** Whether a tag that an earlier run has refused is still at its commit and was not processed by this run. */
function isStillRefused({ state, versions, fresh }, tag) {
    const isThere = versions.some((each) => each.tag === tag && each.commit === state.refused[tag]?.commit);
    return isThere && !fresh.some((each) => each.tag === tag);
}
/** The report for people: a line for each source with something to report, and the totals. */
function formatCollectReport({ sources, index }) {
    const busy = sources.filter(({ status, known }) => status !== 'unchanged' || known > 0);
    const width = Math.max(0, ...busy.map(({ source }) => source.length));
    const lines = busy.map((each) => `${each.status.padEnd(9)} ${each.source.padEnd(width)}  ${countsOf(each)}`);
    const total = sources.reduce((sum, { published }) => sum + published, 0);
    const head = index.commit === null ? '' : ` at ${index.commit.slice(0, 7)}`;
    return [
        ...lines,
        `sources   ${sources.length}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(total, 'new version')}`,
        `index     ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(index.changed.length, 'file')} changed${head}`,
    ].join('\n');
}
function countsOf({ published, refused, known, error }) {
    const counts = [
        [published, published === 1 ? 'new version' : 'new versions'],
        [refused, 'refused'],
        [known, 'refused before'],
    ];
    const texts = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
    return [...texts, ...(error === undefined ? [] : [error.code])].join(', ');
}


/***/ })

};
