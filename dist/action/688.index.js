export const id = 688;
export const ids = [688];
export const modules = {

/***/ 2688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SITE_STATE_PATH: () => (/* binding */ SITE_STATE_PATH),
/* harmony export */   formatSiteReport: () => (/* binding */ formatSiteReport),
/* harmony export */   parseSiteState: () => (/* binding */ parseSiteState)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7526);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);



/** What a site was made from: a file in it, so that the next run writes what changed since. */
const SITE_STATE_PATH = '.module-registry-site.json';
const siteState = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    format: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** The tool, the options and `registry.json`, on which every page depends. */
    basis: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Of the index; null for a directory. */
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** Of each module that others call, a digest of what its pages say of them. */
    dependents: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    /** By module and version, what its page was made from: its files, then all of it. */
    versions: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()]))),
});
/** Undefined for a state that this version does not know, or that a killed run left. */
function parseSiteState(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(siteState, bytes);
}
/** One line for people. @param output the directory of the site, as they named it */
function formatSiteReport(report, output) {
    if (report.status === 'unchanged')
        return `unchanged ${output}`;
    const { modules, builtModules, pages, written, removed } = report;
    const counts = `${builtModules} of ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(modules, 'module')}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(pages, 'page')}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(written, 'file')} written, ${removed} removed`;
    return `built     ${output}: ${counts}`;
}


/***/ })

};
