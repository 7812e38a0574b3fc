export const id = 2649;
export const ids = [2649];
export const modules = {

/***/ 2649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteCommand: () => (/* binding */ siteCommand)
});

// EXTERNAL MODULE: ./lib/composition/index-store.js + 12 modules
var index_store = __webpack_require__(1707);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/site-directory.js
var site_directory = __webpack_require__(6249);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-highlighter.js
var hcl_highlighter = __webpack_require__(6965);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/site/build-site.js + 5 modules
var build_site = __webpack_require__(6915);
;// CONCATENATED MODULE: ./lib/composition/site.js






/** Writes the site of an index into a directory. Throws INVALID_INPUT for an output that is no site, and what {@link buildSite} throws. */
async function writeSite(runtime, { target, token, output, pages }) {
    if (target.kind === 'directory')
        refuseInside(target.path, output);
    const directory = site_directory/* SiteDirectory */.b.open(output);
    const { index, close } = await (0,index_store/* openIndex */.b6)(runtime, { target, token, reading: 'all' });
    try {
        const snapshot = await index.open();
        const highlight = await (0,hcl_highlighter/* hclHighlighter */.X)();
        return await (0,build_site/* buildSite */.S)({ snapshot, pages, output: directory, highlight, log: runtime.log });
    }
    finally {
        await close();
    }
}
/** The files of a site would be taken for files of the index. */
function refuseInside(index, output) {
    const [outer, inner] = [(0,external_node_path_.resolve)(index), (0,external_node_path_.resolve)(output)];
    if (inner !== outer && !inner.startsWith(`${outer}${external_node_path_.sep}`))
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the output ${(0,error/* quote */.hD)(output)} is inside the index ${(0,error/* quote */.hD)(index)}`, 'name a directory beside the index: --output ./site');
}

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
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
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/site.js




async function siteCommand({ index, output, pages }, runtime) {
    const token = (0,tokens/* indexToken */.gt)(runtime.environment);
    const report = await writeSite(runtime, { target: (0,index_store/* indexTarget */.iR)(index), token, output, pages });
    return { json: report, text: formatSiteReport(report, output) };
}


/***/ })

};
