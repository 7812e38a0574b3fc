export const id = 51;
export const ids = [51];
export const modules = {

/***/ 51:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteCommand: () => (/* binding */ siteCommand)
});

// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/composition/site.js
var site = __webpack_require__(5082);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/site/site-report.js

/** One line for people. @param output the directory of the site, as they named it */
function formatSiteReport(report, output) {
    if (report.status === 'unchanged')
        return `unchanged ${output}`;
    const { modules, builtModules, pages, written, removed } = report;
    const counts = `${builtModules} of ${(0,count/* counted */.h)(modules, 'module')}, ${(0,count/* counted */.h)(pages, 'page')}, ${(0,count/* counted */.h)(written, 'file')} written, ${removed} removed`;
    return `built     ${output}: ${counts}`;
}

// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
;// CONCATENATED MODULE: ./lib/cli/site.js




async function siteCommand({ index, hosting, ...flags }, runtime) {
    const token = (0,tokens/* indexToken */.gt)(runtime.environment);
    const { output } = flags;
    const report = await (0,site/* writeSite */.b)(runtime, { ...flags, target: (0,index_store/* indexTarget */.iR)(index), token, hosting });
    return { json: report, text: formatSiteReport(report, output) };
}


/***/ })

};
