export const id = 563;
export const ids = [563];
export const modules = {

/***/ 3563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   requestDeployment: () => (/* binding */ requestDeployment)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7164);


/**
 * Asks for the site of an index to be deployed: what the token of a job commits starts nothing by itself, but for this.
 * https://docs.github.com/actions/concepts/security/github_token Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function requestDeployment(home, wish) {
    const { github, owner, repo } = home.repository;
    const { rest } = github.octokit;
    try {
        if (wish.kind === 'pages')
            await rest.repos.requestPagesBuild({ owner, repo });
        else
            await rest.actions.createWorkflowDispatch({
                owner,
                repo,
                workflow_id: wish.workflow,
                ref: home.defaultBranch,
            });
    }
    catch (error) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, {
            doing: wish.kind === 'pages' ? 'ask for a build of GitHub Pages' : `start the workflow ${wish.workflow}`,
            repository: (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(home.repository),
            needs: wish.kind === 'pages' ? 'pages: write' : 'actions: write',
            code: 'REPOSITORY_UNREACHABLE',
        });
    }
}


/***/ })

};
