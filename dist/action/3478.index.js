export const id = 3478;
export const ids = [3478];
export const modules = {

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


/***/ })

};
