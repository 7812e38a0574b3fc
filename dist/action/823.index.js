export const id = 823;
export const ids = [823];
export const modules = {

/***/ 5256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * The text as one word of a POSIX shell, in quotes where it needs them, and always on one line.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02
 */
function shellWord(text) {
    const isPlain = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text);
    return isPlain ? text : `'${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 7854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ slices)
/* harmony export */ });
/** The items in groups of this size, in their order; the last one may be smaller. */
function slices(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MAX_README_BYTES)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;


/***/ })

};
