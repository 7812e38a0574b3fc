export const id = 563;
export const ids = [563];
export const modules = {

/***/ 3563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   requestDeployment: () => (/* binding */ requestDeployment)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);

/**
 * Starts the deployment of an index: a GitHub Pages build or a workflow. It is needed because commits with the token of a job
 * start no workflow by themselves. https://docs.github.com/actions/concepts/security/github_token
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function requestDeployment(repository, option) {
    const { path, defaultBranch } = repository;
    const { repos, actions } = repository.github.octokit.rest;
    const isPages = option.kind === 'pages';
    try {
        if (isPages)
            await repos.requestPagesBuild(path);
        else
            await actions.createWorkflowDispatch({ ...path, workflow_id: option.workflow, ref: defaultBranch });
    }
    catch (error) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, repository, {
            doing: isPages ? 'ask for a build of GitHub Pages' : `start the workflow ${option.workflow}`,
            needs: isPages ? 'pages: write' : 'actions: write',
        });
    }
}


/***/ })

};
