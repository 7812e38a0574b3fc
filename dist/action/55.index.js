export const id = 55;
export const ids = [55,851];
export const modules = {

/***/ 1055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ collectReport),
/* harmony export */   XX: () => (/* binding */ sourcePart),
/* harmony export */   formatCollectReport: () => (/* binding */ formatCollectReport)
/* harmony export */ });
/* unused harmony export collectDocument */
/* harmony import */ var _publish_publish_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7851);

function collectReport({ parts, failed, commit, changed, registryUrl, }) {
    const owners = failed.map(({ name, error }) => ({
        report: { ...emptyReport(name), status: 'refused', refused: 1, error },
        results: [{ status: 'refused', source: name, tag: '', error }],
    }));
    const all = [...owners, ...parts];
    return {
        results: all.flatMap(({ results }) => results),
        sources: all.map(({ report }) => report),
        index: { commit, changed },
        registryUrl,
    };
}
function emptyReport(source) {
    return { source, tags: 0, new: 0, published: 0, refused: 0, known: 0, withheld: 0 };
}
function sourcePart(outcome, { dryRun, isRetry }) {
    const { look, error, placed, refusals, withheld } = outcome;
    const source = look.source.name;
    const tags = { tags: look.versions.length, new: look.fresh.length };
    if (error !== undefined) {
        const isKnown = !isRetry && look.before.refusal === error.code;
        const refusal = error.toRefusal();
        const counts = { refused: isKnown ? 0 : 1, known: isKnown ? 1 : 0 };
        const report = { ...emptyReport(source), ...tags, ...counts, status: 'refused', error: refusal };
        return {
            report,
            results: isKnown ? [] : [{ status: 'refused', source, tag: '', error: refusal }],
        };
    }
    const isNew = ({ tag, error: { code } }) => isRetry || !isSaid(look, tag, code);
    const said = refusals.filter(isNew);
    const status = dryRun ? 'planned' : 'published';
    const results = (0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsOf */ .qS)({ placed, refusals: said }, status).map((result) => ({ source, ...result }));
    const published = results.filter((result) => result.status === status).length;
    const standing = Object.keys(look.before.refused).filter((tag) => isStanding(look, tag)).length;
    const report = {
        ...emptyReport(source),
        ...tags,
        status: said.length > 0 ? 'refused' : published > 0 ? status : 'unchanged',
        published,
        refused: said.length,
        known: standing + refusals.length - said.length,
        withheld: withheld.size,
    };
    return { report, results };
}
function isSaid({ before, fresh }, tag, code) {
    const commit = fresh.find((each) => each.tag === tag)?.commit;
    return before.refused[tag]?.commit === commit && before.refused[tag]?.code === code;
}
/** Refused before, still there, and not looked at again. */
function isStanding({ before, versions, fresh }, tag) {
    const isThere = versions.some((each) => each.tag === tag && each.commit === before.refused[tag]?.commit);
    return isThere && !fresh.some((each) => each.tag === tag);
}
function collectDocument({ registryUrl: _, ...document }) {
    return document;
}
/** The report for people: a line for each source where something happened, and what the run came to. */
function formatCollectReport({ sources, index }) {
    const busy = sources.filter(({ status, known }) => status !== 'unchanged' || known > 0);
    const width = Math.max(0, ...busy.map(({ source }) => source.length));
    const lines = busy.map((each) => `${each.status.padEnd(9)} ${each.source.padEnd(width)}  ${countsOf(each)}`);
    const total = sources.reduce((sum, { published }) => sum + published, 0);
    const head = index.commit === null ? '' : ` at ${index.commit.slice(0, 7)}`;
    return [
        ...lines,
        `sources   ${sources.length}, ${total} new versions`,
        `index     ${index.changed.length} files changed${head}`,
    ].join('\n');
}
function countsOf({ published, refused, known, withheld, error }) {
    const counts = [
        [published, 'new versions'],
        [refused, 'refused'],
        [known, 'refused before'],
        [withheld, 'held back'],
    ];
    const words = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
    return [...words, ...(error === undefined ? [] : [error.code])].join(', ');
}


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   formatPublishReport: () => (/* binding */ formatPublishReport),
/* harmony export */   qS: () => (/* binding */ resultsOf)
/* harmony export */ });
/* unused harmony export publishDocument */
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * What a run came to; of one that was refused as a whole `error` is the first refusal.
 * @param fresh status of the releases that were not in the index before
 */
function reportOf(outcome, fresh) {
    const [first] = outcome.parts.flatMap(({ refusals }) => refusals);
    return {
        results: outcome.parts.flatMap((part) => resultsOf(part, fresh)),
        index: { commit: outcome.commit, changed: outcome.changed },
        registryUrl: outcome.registryUrl,
        ...(first === undefined || !outcome.isRefused ? {} : { error: first.error.toRefusal() }),
    };
}
function resultsOf({ placed, refusals }, fresh) {
    const accepted = placed.map(({ decision, release }) => ({
        ...publishedResult(decision.status === 'unchanged' ? 'unchanged' : fresh, release),
        ...comparisonOf(decision),
    }));
    return [...accepted, ...refusals.map(refusedResult)];
}
function publishDocument({ registryUrl: _, ...document }) {
    return document;
}
function publishedResult(status, release) {
    const { digest, size, files } = release.package;
    const [first] = release.packages;
    return {
        status,
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
        tag: release.tag,
        commit: release.commit,
        location: first?.location ?? '',
        package: { kind: first?.kind ?? '', digest, size, files },
        packages: release.packages,
    };
}
function comparisonOf(decision) {
    if (decision.status === 'unchanged' || decision.compatibility === undefined)
        return {};
    const { base, required, given, isHonest, honest, changes } = decision.compatibility;
    return { compatibility: { base, required, given, ...(isHonest ? {} : { honest }), changes } };
}
function refusedResult({ tag, error }) {
    return { status: 'refused', tag, error: error.toRefusal() };
}
/** The report for people: a line for each release and one for the index; nothing for a run that was refused. */
function formatPublishReport(report) {
    if (report.error !== undefined)
        return '';
    const lines = report.results.flatMap((result) => result.status === 'refused'
        ? []
        : [
            `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`,
            ...verdictLine(result),
        ]);
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = report.results.some(({ status }) => status === 'planned');
    const verb = isPlanned ? 'would change' : 'changed';
    return [...lines, `index     ${changed.length} files ${verb}${head}`].join('\n');
}
function verdictLine({ compatibility }) {
    if (compatibility === undefined)
        return [];
    const { base, required, honest, changes } = compatibility;
    const what = changes.length === 0 ? 'no changes' : `${required} changes`;
    const advice = honest === undefined ? '' : `: ${honest} would be honest`;
    return [`interface ${what} since ${base}${advice}`];
}


/***/ })

};
