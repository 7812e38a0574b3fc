export const id = 1405;
export const ids = [1405,3786];
export const modules = {

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ MAX_TOKEN_DEPTH),
/* harmony export */   C9: () => (/* binding */ MAX_PARSE_MS),
/* harmony export */   Cm: () => (/* binding */ MAX_CONFIGURATION_BYTES),
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   SP: () => (/* binding */ MAX_MODULE_BYTES),
/* harmony export */   YJ: () => (/* binding */ MAX_HIGHLIGHT_DEPTH),
/* harmony export */   ZX: () => (/* binding */ MAX_BROKEN_FILES),
/* harmony export */   aZ: () => (/* binding */ MAX_PROBLEMS),
/* harmony export */   kA: () => (/* binding */ MAX_EXPRESSION_DEPTH),
/* harmony export */   kR: () => (/* binding */ MAX_CACHED_FILES),
/* harmony export */   pJ: () => (/* binding */ MAX_MODULE_MS),
/* harmony export */   v3: () => (/* binding */ MAX_CACHED_INTERFACES)
/* harmony export */ });
/** Configuration files (HCL). */
/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024;
/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
/** Files of a module that do not parse. The files after them are not read, and are diagnostics. */
const MAX_BROKEN_FILES = 20;
/** Time for the configuration of a module. The files after it are not read, and are diagnostics. */
const MAX_MODULE_MS = 20_000;
/**
 * Time for one file: a valid one of the largest size takes about 2 s, and for some broken files the time
 * grows with the square of their length. Above it the file is a diagnostic.
 */
const MAX_PARSE_MS = 5000;
/** Depth up to which nested expressions are read. A deeper one stays text. */
const MAX_EXPRESSION_DEPTH = 64;
/** Depth of a value in JSON configuration. A deeper file is a diagnostic. */
const MAX_JSON_DEPTH = 100;
/** Depth of brackets up to which syntax is checked. A deeper file is a diagnostic. */
const MAX_TOKEN_DEPTH = 400;
/** Depth of nodes up to which code has colours. What lies deeper has the colour of text. */
const MAX_HIGHLIGHT_DEPTH = 200;
/** Diagnostics of one file. The rest is left out. */
const MAX_PROBLEMS = 5;
/** Parsed files that a run keeps. The oldest is read again when it is needed. */
const MAX_CACHED_FILES = 20_000;
/** Interfaces that a run keeps. The oldest is read again when it is needed. */
const MAX_CACHED_INTERFACES = 100;


/***/ })

};
