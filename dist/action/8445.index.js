export const id = 8445;
export const ids = [8445,3478];
export const modules = {

/***/ 86093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36536);


/** Markdown in which text from outside stays text: no markup, no links, no mentions. */
/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
function table(rows) {
    const heads = Object.keys(rows[0] ?? {});
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX).map(Object.values)];
    const rest = rows.length - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced text. Other than plain words it is written in character references, as a code span has no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${prose(text)}</code>`;
}
/** A link to a URL of plain characters; another one stays text. */
function link(url) {
    return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${prose(url)}](${url})` : prose(url);
}
/** Text whose characters that could begin markup, a link, a mention or a cell are character references. */
function prose(text) {
    const cut = text.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt ? `${text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
        .join('<br>');
}
const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi;


/***/ }),

/***/ 24762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d3: () => (/* binding */ renderCheck),
/* harmony export */   jA: () => (/* binding */ renderVerdicts),
/* harmony export */   tg: () => (/* binding */ renderComparisons)
/* harmony export */ });
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74867);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86093);


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
        Version: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${address} ${version}`),
        After: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base),
        'Interface needs': required,
        Given: given,
        Verdict: verdictOf(honest),
    }));
    const changes = compared.flatMap((each) => each.changes.map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${each.version}: ${change.subject}` : change.subject,
    })));
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(rows), ...changeTable(changes)];
}
/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => ({
        Module: nameOf(path),
        'Last release': base === null ? 'none' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base),
        'Needed bump': base === null ? '' : bump,
        'Minimum version': next === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(next),
    }));
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(rows), ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changelogLine */ .H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(path);
}
/** @param minimum the minimum version of one that is too small; undefined for one that is large enough */
function verdictOf(minimum) {
    return minimum === undefined ? 'large enough' : `**too small: use ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(minimum)} or higher**`;
}
function changeTable(changes) {
    const rows = (0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .bySeverity */ .Np)(changes).map(({ severity, subject, message }) => ({
        Severity: severity,
        Subject: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(subject),
        Change: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(message),
    }));
    return rows.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(rows)];
}


/***/ }),

/***/ 88962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderPull),
/* harmony export */   renderRefusal: () => (/* binding */ renderRefusal),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _doctor_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95624);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_module_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83290);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _publish_refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55754);
/* harmony import */ var _publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58110);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36536);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86093);
/* harmony import */ var _pull_request_interface_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24762);











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
    const releases = results.map(({ address, version }) => ({
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9)(address),
        version: (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .parseVersion */ .ot)(version),
    }));
    const [highest] = releases.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
    return highest === undefined ? [] : [`\`\`\`hcl\n${(0,_module_module_block_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleBlock */ .t)(highest, registryUrl)}\n\`\`\`\n`];
}


/***/ }),

/***/ 93478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ catalogPath),
/* harmony export */   Hd: () => (/* binding */ catalogChain),
/* harmony export */   Mw: () => (/* binding */ modulePath),
/* harmony export */   Oq: () => (/* binding */ catalogHash),
/* harmony export */   P_: () => (/* binding */ namespaceListPath),
/* harmony export */   _6: () => (/* binding */ moduleDirectory),
/* harmony export */   _Q: () => (/* binding */ MODULE_LIST_PATH),
/* harmony export */   aA: () => (/* binding */ REGISTRY_PATH),
/* harmony export */   c0: () => (/* binding */ versionDirectory),
/* harmony export */   oW: () => (/* binding */ isListPath),
/* harmony export */   py: () => (/* binding */ DISCOVERY_PATH),
/* harmony export */   qW: () => (/* binding */ versionPath),
/* harmony export */   si: () => (/* binding */ MODULES_DIRECTORY),
/* harmony export */   vS: () => (/* binding */ addressOfModuleDocument),
/* harmony export */   wh: () => (/* binding */ MODULES_BASE_PATH),
/* harmony export */   zF: () => (/* binding */ MARKS_PATH),
/* harmony export */   zx: () => (/* binding */ nameListPath)
/* harmony export */ });
/* unused harmony exports versionOfZip, CATALOG_PART, partOf, isCatalogPath */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49722);




/** The paths of an index, made and read here only. They are a contract: docs/index-format.md. */
const REGISTRY_PATH = 'registry.json';
/** Marks of many modules, which `render` applies. */
const MARKS_PATH = 'marks.yml';
const DISCOVERY_PATH = '.well-known/terraform.json';
/** Has a directory for each namespace, which has one for each module name. */
const MODULES_DIRECTORY = 'v1/modules';
/** Of the URL of the modules, on the host of the registry. */
const MODULES_BASE_PATH = `/${MODULES_DIRECTORY}/`;
const MODULE_LIST_PATH = `${MODULES_DIRECTORY}/index.json`;
function namespaceListPath(address) {
    return `${MODULES_DIRECTORY}/${address.namespace}/index.json`;
}
function nameListPath(address) {
    return `${MODULES_DIRECTORY}/${address.namespace}/${address.name}/index.json`;
}
/** The hash that places a module in the catalog. Of its digits a file of the catalog has a prefix. */
function catalogHash(address) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address)).digest('hex');
}
/** `ab` → `catalog/ab.json`, `abc` → `catalog/ab/c.json`. */
function catalogPath(prefix) {
    const digits = [prefix.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef), ...prefix.slice(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef)];
    return `catalog/${digits.join('/')}.json`;
}
/** The files of the catalog that can hold a module, from the first on. */
function catalogChain(address) {
    const hash = catalogHash(address);
    const lengths = Array.from({ length: _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_PREFIX */ .MW - _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef + 1 }, (_, at) => _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef + at);
    return lengths.map((length) => catalogPath(hash.slice(0, length)));
}
function moduleDirectory(address) {
    return `${MODULES_DIRECTORY}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}`;
}
function modulePath(address, file) {
    return `${moduleDirectory(address)}/${file}`;
}
function versionDirectory(address, version) {
    return `${moduleDirectory(address)}/${version}`;
}
function versionPath(address, version, file) {
    return `${versionDirectory(address, version)}/${file}`;
}
/** `ns/name/system` where the path is the `module.json` of a module, else undefined. */
function addressOfModuleDocument(path) {
    return /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/module\.json$/.exec(path)?.[1];
}
const PACKAGE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/module\.zip$/;
/** The version whose package is the file at the path; undefined where the path is not that of a package. */
function versionOfZip(path) {
    const [, address = '', version = ''] = PACKAGE.exec(path) ?? [];
    const reading = readVersion(version);
    return reading.ok ? { address: splitAddress(address), version: reading.version } : undefined;
}
const CATALOG_PART = 'catalog';
/**
 * The part of an index that the file at a path belongs to, so that what is made from a few files of it can say so in one word:
 * the directory of a module, the catalog as a whole, or the file itself.
 */
function partOf(path) {
    return /^(v1\/modules\/[^/]+\/[^/]+\/[^/]+|catalog)\//.exec(path)?.[1] ?? path;
}
/** Whether the path is that of a file of the catalog. */
function isCatalogPath(path) {
    return /^catalog\/[0-9a-f]{2}(?:\/[0-9a-f])*\.json$/.test(path);
}
/** Whether the path is that of a list, or of the details of a module: files that go when no listed version is left. */
function isListPath(path) {
    return isCatalogPath(path) || /^v1\/modules\/([^/]+\/){0,3}index\.json$/.test(path);
}


/***/ }),

/***/ 49722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ SHORTEST_PREFIX),
/* harmony export */   Jy: () => (/* binding */ MAX_HELD_BYTES),
/* harmony export */   MW: () => (/* binding */ LONGEST_PREFIX),
/* harmony export */   SC: () => (/* binding */ MAX_SEARCHED_NAMES),
/* harmony export */   Sf: () => (/* binding */ MAX_TRAILER_LENGTH),
/* harmony export */   VW: () => (/* binding */ MAX_NAMED_VERSIONS),
/* harmony export */   Yt: () => (/* binding */ COMPARED_AT_ONCE),
/* harmony export */   bh: () => (/* binding */ LIST_LIMIT),
/* harmony export */   cn: () => (/* binding */ RENDERED_AT_ONCE),
/* harmony export */   d8: () => (/* binding */ MAX_CATALOG_BYTES),
/* harmony export */   tp: () => (/* binding */ MAX_DEPENDENCIES)
/* harmony export */ });
/* unused harmony exports MAX_FINDINGS, VERIFIED_AT_ONCE, FILE_SECONDS, LIST_SECONDS */
/** The index. */
/** Bytes of a file of the catalog. A fuller file is split by the next hex digit. */
const MAX_CATALOG_BYTES = 64 * 1024;
/** Hex digits that choose the first file of the catalog for a module. */
const SHORTEST_PREFIX = 2;
/** Hex digits that choose the last file of the catalog for a module. That file may be larger than others. */
const LONGEST_PREFIX = 6;
/**
 * Modules in the list of the registry, and of a namespace, on a static host: no file grows with the registry.
 * The catalog and `serve` have all of them.
 */
const LIST_LIMIT = 100;
/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
const MAX_SEARCHED_NAMES = 500;
/** Modules of registries that the catalog records for a module. The rest is left out. */
const MAX_DEPENDENCIES = 200;
/** Modules that `render` reads at the same time. The rest waits. */
const RENDERED_AT_ONCE = 32;
/** Files that `render` compares at the same time. The rest waits. */
const COMPARED_AT_ONCE = 50;
/** Bytes of changed files that `render` holds in memory. Above it `render` writes them in several commits. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;
/** Characters of a trailer in a commit message. A longer value is cut. */
const MAX_TRAILER_LENGTH = 500;
/** Findings that `verify` keeps. The rest is counted. */
const MAX_FINDINGS = 10_000;
/** Versions that a finding about an owner names. The rest is counted. */
const MAX_NAMED_VERSIONS = 5;
/** Modules that `verify` reads at the same time. The rest waits. */
const VERIFIED_AT_ONCE = 4;
/** Time that a file of the index may be cached. */
const FILE_SECONDS = 300;
/** Time that a list may be cached. */
const LIST_SECONDS = 60;


/***/ }),

/***/ 83290:
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
