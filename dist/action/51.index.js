export const id = 51;
export const ids = [51];
export const modules = {

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
