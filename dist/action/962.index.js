export const id = 962;
export const ids = [962];
export const modules = {

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderPlan),
/* harmony export */   renderRefusal: () => (/* binding */ renderRefusal),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);
/* harmony import */ var _core_module_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5519);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8067);




/** The job summary: Markdown in which text from outside is only ever text. */
/** With {@link MAX_TEXT_LENGTH} this keeps a summary below GitHub's limit of 1 MiB. */
const MAX_ROWS = 100;
const MAX_TEXT_LENGTH = 500;
/** Every result of a run, and what consumers paste. */
function renderSummary({ results, registryUrl }) {
    const refused = results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(accepted.length === 0 ? [] : [releaseTable(accepted), ...moduleBlocks(accepted, registryUrl)]),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return `## Module registry\n\n${parts.join('\n')}`;
}
/** What a pull request would publish, and which files of the index would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, MAX_ROWS).map((path) => `- ${code(path)}\n`);
    const more = changed.length > MAX_ROWS ? `- and ${changed.length - MAX_ROWS} more\n` : '';
    const diff = `<details><summary>${changed.length} files of the index would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    return `${renderSummary(report)}\nMerged and tagged, this pull request would be published like this.\n\n${diff}`;
}
/** A run that was refused before it came to its tags. */
function renderRefusal(refusal) {
    return `## Module registry\n\n${code(refusal.code)} ${prose(refusal.message)}\n\n${prose(refusal.hint)}\n`;
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
        address: (0,_core_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleAddress */ .E9)(address),
        version: (0,_core_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(version),
    }));
    const [highest] = releases.toSorted((a, b) => (0,_core_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version));
    return highest === undefined ? [] : [`\`\`\`hcl\n${(0,_core_module_block_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleBlock */ .t)(highest, registryUrl)}\n\`\`\`\n`];
}
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
        .map((line) => (0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
        .join('<br>');
}
const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi;


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
