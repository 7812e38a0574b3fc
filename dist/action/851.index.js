export const id = 851;
export const ids = [851];
export const modules = {

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
function resultsOf({ stored, refusals }, fresh) {
    const accepted = stored.map(({ decision, release }) => ({
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
    const { base, required, actual: given, isLargeEnough, minimumVersion, changes } = decision.compatibility;
    return {
        compatibility: { base, required, given, ...(isLargeEnough ? {} : { honest: minimumVersion }), changes },
    };
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
    const advice = honest === undefined ? '' : `: use ${honest} or higher`;
    return [`interface ${what} since ${base}${advice}`];
}


/***/ })

};
