export const id = 889;
export const ids = [889];
export const modules = {

/***/ 3889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ renderPull),
  renderRefusal: () => (/* binding */ renderRefusal),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/module-block.js
var module_block = __webpack_require__(5519);
// EXTERNAL MODULE: ./lib/core/version.js
var core_version = __webpack_require__(8067);
// EXTERNAL MODULE: ./lib/core/interface/changes-text.js
var changes_text = __webpack_require__(9372);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
;// CONCATENATED MODULE: ./lib/action/markdown.js

/** Markdown in which text from outside is only ever text. */
/** With {@link MAX_TEXT_LENGTH} this keeps a summary below GitHub's limit of 1 MiB. */
const MAX_ROWS = 100;
const MAX_TEXT_LENGTH = 500;
/** At most {@link MAX_ROWS} rows. */
function table(heads, rows) {
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS)];
    const rest = rows.length - MAX_ROWS;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced; what is no plain word is spelled in character references, since a code span knows no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${prose(text)}</code>`;
}
/** Whatever could begin markup, a link, a mention or a cell becomes a character reference. */
function prose(text) {
    const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,error/* visible */.RK)(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
        .join('<br>');
}
const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi;

;// CONCATENATED MODULE: ./lib/action/interface-summary.js


/** What modules offer, and whether their version numbers tell the truth. */
/** Of each version that was compared with a lower one: what its interface asks for, and every change of it. */
function renderVerdicts(results) {
    const compared = results.flatMap((result) => (result.compatibility === undefined ? [] : [result]));
    if (compared.length === 0)
        return [];
    const rows = compared.map(({ address, version, compatibility }) => [
        code(`${address} ${version}`),
        code(compatibility?.base ?? ''),
        compatibility?.required ?? '',
        compatibility?.given ?? '',
        verdictOf(compatibility?.honest),
    ]);
    const changes = compared.flatMap(({ version, compatibility }) => (compatibility?.changes ?? []).map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${version}: ${change.subject}` : change.subject,
    })));
    return [table(['Version', 'After', 'Interface needs', 'Says', 'Verdict'], rows), ...changeTable(changes)];
}
/** What a check found: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => [
        nameOf(path),
        base === null ? 'nothing was released yet' : code(base),
        base === null ? '' : bump,
        next === null ? '' : code(next),
    ]);
    const head = table(['Module', 'Last release', 'Needs', 'Next version at least'], rows);
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [head, ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${prose((0,changes_text/* changelogLine */.H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : code(path);
}
/** @param honest the lowest version that would be; undefined where this one is */
function verdictOf(honest) {
    return honest === undefined ? 'honest' : `**says too little: ${code(honest)} would be honest**`;
}
function changeTable(changes) {
    const rows = (0,changes_text/* bySeverity */.Np)(changes).map(({ severity, subject, message }) => [
        severity,
        code(subject),
        prose(message),
    ]);
    return rows.length === 0 ? [] : [table(['Change', 'Of', 'What'], rows)];
}

;// CONCATENATED MODULE: ./lib/action/summary.js





/** The job summary. */
/** Every result of a run, what changed for those who call the modules, and what consumers paste. */
function renderSummary(report) {
    return `${TITLE}${renderResults(report, renderVerdicts)}`;
}
/** What a pull request changes and would publish: text of the summary, and of the comment. */
function renderPull({ checked, report }, refusals) {
    const rows = refusals.map((refusal) => [code(refusal.code), prose(refusal.message), prose(refusal.hint)]);
    const parts = [
        ...(rows.length === 0 ? [] : [table(['Refused', 'Why', 'What to do'], rows)]),
        renderCheck(checked.report),
        ...(report === undefined ? [] : [renderPlan(report)]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const TITLE = '## Module registry\n\n';
/** What would be published, and which files of the index would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, MAX_ROWS).map((path) => `- ${code(path)}\n`);
    const more = changed.length > MAX_ROWS ? `- and ${changed.length - MAX_ROWS} more\n` : '';
    const diff = `<details><summary>${changed.length} files of the index would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const accepted = report.results.filter((result) => result.status !== 'refused');
    const plan = renderResults({ ...report, results: accepted }, () => []);
    return `Merged and tagged, this pull request would be published like this.\n\n${plan}\n${diff}`;
}
function renderResults({ results, registryUrl }, verdicts) {
    const refused = results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts(accepted)]),
        ...moduleBlocks(accepted, registryUrl),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return parts.join('\n');
}
/** A run that was refused before it came to its tags. */
function renderRefusal(refusal) {
    return `${TITLE}${code(refusal.code)} ${prose(refusal.message)}\n\n${prose(refusal.hint)}\n`;
}
function releaseTable(results) {
    const rows = results.map(({ status, address, version, package: { digest } }) => [
        status,
        code(address),
        code(version),
        code(digest),
    ]);
    return table(['Status', 'Address', 'Version', 'Digest'], rows);
}
function refusalTable(results) {
    const rows = results.map(({ tag, error }) => [
        code(tag),
        code(error.code),
        prose(error.message),
        prose(error.hint),
    ]);
    return table(['Refused tag', 'Code', 'Why', 'What to do'], rows);
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version }) => ({
        address: (0,module_address/* parseModuleAddress */.E9)(address),
        version: (0,core_version/* parseVersion */.ot)(version),
    }));
    const [highest] = releases.toSorted((a, b) => (0,core_version/* compareVersions */.Zy)(b.version, a.version));
    return highest === undefined ? [] : [`\`\`\`hcl\n${(0,module_block/* formatModuleBlock */.t)(highest, registryUrl)}\n\`\`\`\n`];
}


/***/ }),

/***/ 5519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(822);

/** What a consumer writes; ready to paste. */
function formatModuleBlock(release, registryUrl) {
    const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host;
    const source = `${host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}`;
    return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ })

};
