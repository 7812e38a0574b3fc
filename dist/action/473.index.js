export const id = 473;
export const ids = [473];
export const modules = {

/***/ 5473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOnPull: () => (/* binding */ commentOnPull)
/* harmony export */ });
/* harmony import */ var _composition_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1123);
/* harmony import */ var _run_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6380);


/** The one comment on the pull request says this text. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function commentOnPull({ inputs, event, pullRequest }, runtime, text) {
    const token = inputs['github-token'];
    const settings = { ...(0,_run_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(event, runtime), token, tokenName: 'input "github-token"' };
    const home = await (0,_composition_github_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubHome */ .J)(settings, event.identity, runtime.log)();
    const { putComment } = await __webpack_require__.e(/* import() */ 3).then(__webpack_require__.bind(__webpack_require__, 7003));
    await putComment(home.repository, pullRequest, text);
}


/***/ })

};
