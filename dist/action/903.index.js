export const id = 903;
export const ids = [903];
export const modules = {

/***/ 46994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76919);


/** Markdown in which text from outside stays text: no markup, no links, no mentions. */
/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
function table(rows) {
    const heads = Object.keys(rows[0] ?? {});
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX).map(Object.values)];
    const rest = rows.length - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced text, in which GitHub looks for no names. Other than plain words it is written in character references, as a code span has no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${escaped(text, '')}</code>`;
}
/** A link to a URL of plain characters; another one stays text. */
function link(url) {
    return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${prose(url)}](${url})` : prose(url);
}
/**
 * Text whose characters that could begin markup, a link or a cell are character references. GitHub looks for names of people, issues and
 * commits after it has read those, so such a name is broken by a character that nobody sees.
 */
function prose(text) {
    return escaped(text, '&#8205;');
}
function escaped(text, joiner) {
    const cut = text.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt ? `${text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replaceAll(NAME, (name) => `${name}${BREAK}`)
        .replaceAll(COMMIT, (id) => id.replaceAll(/.{4}/g, `$&${BREAK}`))
        .replaceAll(MARK, (mark) => (mark === BREAK ? joiner : `&#${mark.codePointAt(0)};`)))
        .join('<br>');
}
/** A character that {@link visible} leaves in no text. */
const BREAK = '\u200d';
/** What stands before the name of a person, a team or an issue. */
const NAME = /[@#](?=\w)|\bgh-(?=\d)/gi;
/** Seven digits are the least that GitHub takes for the id of a commit. */
const COMMIT = /\b[\da-f]{7,}\b/gi;
const MARK = /[&<>`*_~[\]#|\\@$\u200d]|:(?=\S)|(?<=www)\./gi;


/***/ }),

/***/ 437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d3: () => (/* binding */ renderCheck),
/* harmony export */   jA: () => (/* binding */ renderVerdicts),
/* harmony export */   tg: () => (/* binding */ renderComparisons)
/* harmony export */ });
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47312);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46994);


/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change. */
function renderVerdicts(results) {
    return renderComparisons(results.flatMap((result) => result.status === 'refused' || result.compatibility === undefined
        ? []
        : [{ address: result.address, version: result.version, ...result.compatibility }]));
}
/** The same of versions that a run does not publish. */
function renderComparisons(compared) {
    if (compared.length === 0)
        return [];
    const rows = compared.map(({ address, version, base, required, given, honest }) => ({
        Version: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${address} ${version}`),
        After: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base),
        'Interface needs': required,
        Given: given,
        Verdict: verdictOf(honest),
    }));
    const changes = compared.flatMap((each) => each.changes.map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${each.version}: ${change.subject}` : change.subject,
    })));
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows), ...changeTable(changes)];
}
/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => ({
        Module: nameOf(path),
        'Last release': base === null ? 'none' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base),
        'Needed bump': base === null ? '' : bump,
        'Minimum version': next === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(next),
    }));
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows), ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__/* .changelogLine */ .H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path);
}
/** @param minimum the minimum version of one that is too small; undefined for one that is large enough */
function verdictOf(minimum) {
    return minimum === undefined ? 'large enough' : `**too small: use ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(minimum)} or higher**`;
}
function changeTable(changes) {
    const rows = (0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__/* .bySeverity */ .Np)(changes).map(({ severity, subject, message }) => ({
        Severity: severity,
        Subject: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(subject),
        Change: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(message),
    }));
    return rows.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows)];
}


/***/ }),

/***/ 26903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderPull),
/* harmony export */   renderRefusal: () => (/* binding */ renderRefusal),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2403);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _doctor_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89270);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21160);
/* harmony import */ var _module_module_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18189);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22413);
/* harmony import */ var _publish_refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84955);
/* harmony import */ var _publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96684);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76919);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46994);
/* harmony import */ var _pull_request_interface_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(437);











/** The job summary. */
/** The job summary of a publish: all results, the interface changes, and a module block to paste. */
function renderSummary(report, { installation, missing } = {}) {
    const parts = [
        renderResults(report, (0,_pull_request_interface_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .renderVerdicts */ .jA)(report.results)),
        ...(installation === undefined ? [] : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)((0,_doctor_wait_js__WEBPACK_IMPORTED_MODULE_1__.formatInstallation)(installation))}\n`]),
        ...(missing === undefined ? [] : [refusalText(missing)]),
    ];
    return `${TITLE}${parts.join('\n')}`;
}
/** The job summary and comment of a pull request: its interface changes, and the versions that it would publish. */
function renderPull({ checked, report }, refusals) {
    const rows = refusals.map((refusal) => ({
        Refused: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(refusal.code),
        Why: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.message),
        'What to do': (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.hint),
    }));
    const parts = [
        ...(rows.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(rows)]),
        (0,_pull_request_interface_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .renderCheck */ .d3)(checked.report),
        ...(report === undefined ? [] : [renderPlan(report)]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const PENDING = 'Pending versions are published when an owner of the index merges this pull request:';
const TITLE = '## Module registry\n\n';
/** The versions that would be published, and the index files that would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX).map((path) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(path)}\n`);
    const more = changed.length > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX ? `- and ${changed.length - _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX} more\n` : '';
    const diff = `<details><summary>${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(changed.length, 'index file')} would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const accepted = report.results.filter((result) => result.status !== 'refused');
    const plan = renderResults({ ...report, results: accepted }, []);
    return `If this pull request is merged and tagged, these versions are published.\n\n${plan}\n${diff}`;
}
function renderResults({ results, failures, isBulk, registryUrl }, verdicts) {
    const isSummed = isBulk && results.length > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_LISTED_RESULTS */ .Ek;
    const refused = isSummed ? failures : results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(isSummed
            ? [
                (0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .bulkLines */ .S4)(results)
                    .map((line) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(line)}\n`)
                    .join(''),
            ]
            : []),
        ...(isSummed || accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts]),
        ...(0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestsOf */ .Tb)(accepted).map((url) => `${PENDING} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nf)(url)}\n`),
        ...(0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .sharedTags */ .Rc)(accepted).map((text) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(text.replace(/^together +/gm, ''))}\n`),
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
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(refusal.code)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.message)}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.hint)}\n`;
}
function releaseTable(results) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(results.map(({ status, address, version, package: { digest } }) => ({
        Status: status,
        Address: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(address),
        Version: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(version),
        Digest: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(digest),
    })));
}
/** A row for each reason: 300 tags that are refused alike are one. */
function refusalTable(results) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)((0,_publish_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .groupAlike */ .Mr)(results).flatMap((group) => group.slice(0, 1).map(({ error }) => ({
        'Refused tag': (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(group.map(subjectOf)).join(', '),
        Code: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(error.code),
        Why: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(error.message),
        'What to do': (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(error.hint),
    }))));
}
/** @property source is present in a collection */
function subjectOf({ tag, source = '' }) {
    return [source, tag]
        .filter((name) => name !== '')
        .map(_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)
        .join(' ');
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version, directory }) => ({
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9)(address),
        version: (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .parseVersion */ .ot)(version),
        directory,
    }));
    const [highest] = releases.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
    return highest === undefined || registryUrl === null
        ? []
        : [`\`\`\`hcl\n${(0,_module_module_block_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleBlock */ .t)(highest, registryUrl, highest.directory)}\n\`\`\`\n`];
}


/***/ }),

/***/ 18189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21160);

/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
function formatModuleBlock(release, registryUrl, directory = '') {
    const source = `${new URL(registryUrl).host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}${directory === '' ? '' : `//${directory}`}`;
    return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ })

};
