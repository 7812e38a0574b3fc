export const id = 630;
export const ids = [630];
export const modules = {

/***/ 14630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   requestDeployment: () => (/* binding */ requestDeployment)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85798);


/** For requests that must not be sent twice. */
const ONCE = { request: { retries: 0 } };
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
            await repos.requestPagesBuild({ ...path, ...ONCE });
        else {
            const dispatch = { ...path, workflow_id: option.workflow, ref: defaultBranch };
            await actions.createWorkflowDispatch({ ...dispatch, ...ONCE });
        }
    }
    catch (error) {
        const status = (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error);
        if (status !== undefined && status >= 500)
            throw unknownOutcome(repository, option, error);
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, repository, {
            doing: isPages ? 'ask for a build of GitHub Pages' : `start the workflow ${option.workflow}`,
            needs: isPages ? 'pages: write' : 'actions: write',
        });
    }
}
/** A second request would be a second deployment, and no request tells whether the first one was carried out. */
function unknownOutcome({ name, github }, option, error) {
    const { host } = new URL(github.server.url);
    const [what, command] = option.kind === 'pages'
        ? ['a build of GitHub Pages', `gh api --hostname ${host} --method POST repos/${name}/pages/builds`]
        : [`the workflow ${option.workflow}`, `gh workflow run ${option.workflow} --repo ${host}/${name}`];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `nobody knows whether ${what} was started in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: GitHub responded ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error)}, and a second request could start it twice`, `look at the runs of ${github.server.url}/${name}/actions; if none began now: ${command}`, { cause: error });
}


/***/ })

};
