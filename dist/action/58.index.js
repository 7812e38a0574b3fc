export const id = 58;
export const ids = [58,212];
export const modules = {

/***/ 1058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCollection: () => (/* binding */ renderCollection)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6093);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6212);


/** The job summary of a collection: all sources with changes or refusals, then the published and refused versions. */
function renderCollection(report) {
    const busy = report.sources.filter(({ status, known }) => status !== 'unchanged' || known > 0);
    const unchanged = report.sources.length - busy.length;
    const rest = unchanged === 0 ? '' : `\n${unchanged} sources have nothing new.\n`;
    const sources = `## Collection\n\n${busy.length === 0 ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(busy.map(rowOf))}${rest}\n`;
    if (report.results.length === 0)
        return sources;
    return `${sources}${(0,_summary_js__WEBPACK_IMPORTED_MODULE_1__.renderSummary)(report)}`;
}
function rowOf(report) {
    const { error } = report;
    return {
        Source: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(report.source),
        Status: report.status,
        Tags: report.tags,
        New: report.new,
        Published: report.published,
        Refused: report.refused,
        'Refused before': report.known,
        'Held back': report.withheld,
        Why: error === undefined ? '' : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(error.code)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(error.message)}`,
    };
}


/***/ }),

/***/ 6093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Markdown in which text from outside stays text: no markup, no links, no mentions. */
/** With {@link MAX_TEXT_LENGTH} this keeps a summary below GitHub's limit of 1 MiB. */
const MAX_ROWS = 100;
const MAX_TEXT_LENGTH = 500;
/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
function table(rows) {
    const heads = Object.keys(rows[0] ?? {});
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS).map(Object.values)];
    const rest = rows.length - MAX_ROWS;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced text. Other than plain words it is written in character references, as a code span has no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${prose(text)}</code>`;
}
/** Text whose characters that could begin markup, a link, a mention or a cell are character references. */
function prose(text) {
    const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
        .join('<br>');
}
const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi;


/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ renderPull),
  renderRefusal: () => (/* binding */ renderRefusal),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/doctor/wait.js + 11 modules
var wait = __webpack_require__(7758);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(3290);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/publish-report.js + 1 modules
var publish_report = __webpack_require__(615);
// EXTERNAL MODULE: ./lib/publish/refusals.js
var refusals = __webpack_require__(5754);
// EXTERNAL MODULE: ./lib/action/markdown.js
var markdown = __webpack_require__(6093);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(4867);
;// CONCATENATED MODULE: ./lib/action/pull-request/interface-summary.js


/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change. */
function renderVerdicts(results) {
    const compared = results.flatMap((result) => result.status === 'refused' || result.compatibility === undefined
        ? []
        : [{ address: result.address, version: result.version, ...result.compatibility }]);
    if (compared.length === 0)
        return [];
    const rows = compared.map(({ address, version, base, required, given, honest }) => ({
        Version: (0,markdown/* code */.aY)(`${address} ${version}`),
        After: (0,markdown/* code */.aY)(base),
        'Interface needs': required,
        Given: given,
        Verdict: verdictOf(honest),
    }));
    const changes = compared.flatMap((each) => each.changes.map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${each.version}: ${change.subject}` : change.subject,
    })));
    return [(0,markdown/* table */.tp)(rows), ...changeTable(changes)];
}
/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => ({
        Module: nameOf(path),
        'Last release': base === null ? 'none' : (0,markdown/* code */.aY)(base),
        'Needed bump': base === null ? '' : bump,
        'Minimum version': next === null ? '' : (0,markdown/* code */.aY)(next),
    }));
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [(0,markdown/* table */.tp)(rows), ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${(0,markdown/* prose */.CS)((0,change/* changelogLine */.H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : (0,markdown/* code */.aY)(path);
}
/** @param minimum the minimum version of one that is too small; undefined for one that is large enough */
function verdictOf(minimum) {
    return minimum === undefined ? 'large enough' : `**too small: use ${(0,markdown/* code */.aY)(minimum)} or higher**`;
}
function changeTable(changes) {
    const rows = (0,change/* bySeverity */.Np)(changes).map(({ severity, subject, message }) => ({
        Severity: severity,
        Subject: (0,markdown/* code */.aY)(subject),
        Change: (0,markdown/* prose */.CS)(message),
    }));
    return rows.length === 0 ? [] : [(0,markdown/* table */.tp)(rows)];
}

;// CONCATENATED MODULE: ./lib/action/summary.js









/** The job summary. */
/** The job summary of a publish: all results, the interface changes, and a module block to paste. */
function renderSummary(report, { installation, missing } = {}) {
    const parts = [
        renderResults(report, renderVerdicts(report.results)),
        ...(installation === undefined ? [] : [`${(0,markdown/* prose */.CS)((0,wait.formatInstallation)(installation))}\n`]),
        ...(missing === undefined ? [] : [refusalText(missing)]),
    ];
    return `${TITLE}${parts.join('\n')}`;
}
/** The job summary and comment of a pull request: its interface changes, and the versions that it would publish. */
function renderPull({ checked, report }, refusals) {
    const rows = refusals.map((refusal) => ({
        Refused: (0,markdown/* code */.aY)(refusal.code),
        Why: (0,markdown/* prose */.CS)(refusal.message),
        'What to do': (0,markdown/* prose */.CS)(refusal.hint),
    }));
    const parts = [
        ...(rows.length === 0 ? [] : [(0,markdown/* table */.tp)(rows)]),
        renderCheck(checked.report),
        ...(report === undefined ? [] : [renderPlan(report)]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const TITLE = '## Module registry\n\n';
/** The versions that would be published, and the index files that would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, markdown/* MAX_ROWS */.pX).map((path) => `- ${(0,markdown/* code */.aY)(path)}\n`);
    const more = changed.length > markdown/* MAX_ROWS */.pX ? `- and ${changed.length - markdown/* MAX_ROWS */.pX} more\n` : '';
    const diff = `<details><summary>${changed.length} index files would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const accepted = report.results.filter((result) => result.status !== 'refused');
    const plan = renderResults({ ...report, results: accepted }, []);
    return `If this pull request is merged and tagged, these versions are published.\n\n${plan}\n${diff}`;
}
function renderResults({ results, registryUrl }, verdicts) {
    const refused = results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts]),
        ...(0,publish_report/* sharedTags */.Rc)(accepted).map((text) => `${(0,markdown/* prose */.CS)(text.replace(/^together +/gm, ''))}\n`),
        ...moduleBlocks(accepted, registryUrl),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return parts.join('\n');
}
/** The job summary of a run that was refused before its tags were read. */
function renderRefusal(refusal) {
    return `${TITLE}${refusalText(refusal)}`;
}
function refusalText(refusal) {
    return `${(0,markdown/* code */.aY)(refusal.code)} ${(0,markdown/* prose */.CS)(refusal.message)}\n\n${(0,markdown/* prose */.CS)(refusal.hint)}\n`;
}
function releaseTable(results) {
    return (0,markdown/* table */.tp)(results.map(({ status, address, version, package: { digest } }) => ({
        Status: status,
        Address: (0,markdown/* code */.aY)(address),
        Version: (0,markdown/* code */.aY)(version),
        Digest: (0,markdown/* code */.aY)(digest),
    })));
}
/** A row for each reason: 300 tags that are refused alike are one. */
function refusalTable(results) {
    return (0,markdown/* table */.tp)((0,refusals/* groupAlike */.Mr)(results).flatMap((group) => group.slice(0, 1).map(({ error }) => ({
        'Refused tag': (0,base_error/* shortList */.pg)(group.map(subjectOf)).join(', '),
        Code: (0,markdown/* code */.aY)(error.code),
        Why: (0,markdown/* prose */.CS)(error.message),
        'What to do': (0,markdown/* prose */.CS)(error.hint),
    }))));
}
/** @property source is present in a collection */
function subjectOf({ tag, source = '' }) {
    return [source, tag]
        .filter((name) => name !== '')
        .map(markdown/* code */.aY)
        .join(' ');
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version }) => ({
        address: (0,module_address/* parseModuleAddress */.E9)(address),
        version: (0,module_version/* parseVersion */.ot)(version),
    }));
    const [highest] = releases.toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(b.version, a.version));
    return highest === undefined ? [] : [`\`\`\`hcl\n${(0,module_block/* formatModuleBlock */.t)(highest, registryUrl)}\n\`\`\`\n`];
}


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/** The `module` block of a consumer, ready to paste. */
function formatModuleBlock(release, registryUrl) {
    const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host;
    const source = `${host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}`;
    return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ })

};
