export const id = 531;
export const ids = [531];
export const modules = {

/***/ 2531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asksApi: () => (/* binding */ asksApi),
/* harmony export */   deployIndex: () => (/* binding */ deployIndex),
/* harmony export */   fileOfBranch: () => (/* binding */ fileOfBranch),
/* harmony export */   identified: () => (/* binding */ identified),
/* harmony export */   indexOfRun: () => (/* binding */ indexOfRun),
/* harmony export */   indexRepositoryOf: () => (/* binding */ indexRepositoryOf),
/* harmony export */   refuseElsewhere: () => (/* binding */ refuseElsewhere),
/* harmony export */   serverOfRun: () => (/* binding */ serverOfRun)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _composition_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9265);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1050);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3324);







/**
 * The index that the inputs name: a repository on the run's server, a Git URL, or the run's own repository. The
 * token of the run is sent to no other server. Throws INVALID_INPUT.
 */
function indexRepositoryOf(inputs, home) {
    const named = inputs['index-repository'] ?? home.repository;
    const isShort = _module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_AND_NAME */ .yc.test(named);
    if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `input "index-repository" is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(named)}, which is neither owner/name nor a Git URL`, 'write it as acme/registry or https://git.example.com/acme/registry.git');
    }
    const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named;
    const target = (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .indexTarget */ .iR)(`${url}#${inputs['index-branch']}`);
    const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`);
    const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined;
    return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository };
}
/** Throws INVALID_INPUT for what the server of the run does for an index of its own alone. */
function refuseElsewhere({ inputs, event }) {
    const { deploy, 'index-commit-by': by } = inputs;
    if (indexRepositoryOf(inputs, event).repository !== undefined)
        return;
    if (deploy !== undefined)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', 'input "deploy" is set, but the index is on another server than the workflow', 'remove "deploy" and let that server deploy what is pushed to it');
    if (by === 'api')
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `input "index-commit-by" is "api", but the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(inputs['index-repository'] ?? '')} is not on ${event.serverUrl}`, 'name an index repository on the server of the workflow, or set index-commit-by: push');
}
/** Starts the deployment that the inputs ask for. Throws PERMISSION, NOT_FOUND, REPOSITORY_UNREACHABLE. */
async function deployIndex({ deploy }, home) {
    if (deploy === undefined)
        return;
    const { requestDeployment } = await Promise.all(/* import() */[__webpack_require__.e(830), __webpack_require__.e(164)]).then(__webpack_require__.bind(__webpack_require__, 7164));
    return requestDeployment(await home(), deploy);
}
/**
 * The index that the inputs name, as {@link indexRepositoryOf} gives it, and how it is reached. Throws INVALID_INPUT for what the server of
 * the run does for an index of its own alone.
 */
function indexOfRun(run, runtime) {
    refuseElsewhere(run);
    const { inputs, event } = run;
    const index = indexRepositoryOf(inputs, event);
    const { target, token, repository } = index;
    const isHere = repository !== undefined && target.kind === 'git';
    const server = serverWith(event, runtime, { token: isHere ? token : undefined, input: 'index-token' });
    const home = (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .gitHubHome */ .Jg)(server, isHere ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .identityFromRemote */ .tk)(target.remote) : undefined, runtime);
    const open = async (reading) => inputs['index-commit-by'] === 'api' && isHere
        ? (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openApiIndex */ .jZ)(runtime, await home(), target)
        : (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openIndex */ .b6)(runtime, { index, reading, writes: !inputs['dry-run'] });
    return { ...index, hasApi: repository !== undefined && asksApi(event, token), home, open };
}
/** The server of the run, to be used with the token of an input. Throws INVALID_INPUT, PERMISSION. */
function serverOfRun({ inputs, event }, runtime, input) {
    return serverWith(event, runtime, { token: inputs[input], input });
}
/** @param token undefined where that of the input is for another server */
function serverWith({ apiUrl, serverUrl: url, forge }, { environment }, { token, input }) {
    const retrySeconds = (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetrySeconds */ .re)(environment);
    const server = { forge, url, apiUrl, token, tokenName: `input "${input}"`, retrySeconds };
    (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseForeignToken */ .g$)(server);
    return server;
}
/** Whether the API is asked: act has a token only where it is given one. Without it Git alone answers, as it does to the command line. */
function asksApi({ forge }, token) {
    return forge.hasApi && token !== undefined;
}
/** By a name alone, a new repository with the name of one that was renamed would decide about its addresses. */
async function identified({ inputs, event }, home) {
    const { identity } = event;
    const isAsked = asksApi(event, inputs['github-token']);
    if (identity === undefined || identity.repositoryId !== undefined || !isAsked)
        return identity;
    const { id, ownerId } = await home();
    return { ...identity, repositoryId: id, ownerId };
}
/** Reads a file of the workflow's branch, or of its pull request; no checkout is needed. Throws INVALID_CONFIG, with the hint, where there is none. */
async function fileOfBranch(path, { inputs: { 'github-token': token }, event }, { environment, log, temporary }, hint) {
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log);
    const ref = /^refs\/(heads|pull)\//.test(event.ref) ? event.ref : 'HEAD';
    const { remote } = event;
    const gitDirectory = await (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchCommit */ .iH)(git, { remote, token, ref, withHistory: false, temporary });
    const file = await git.run(['cat-file', 'blob', `refs/heads/main:${path}`], { gitDirectory });
    if (file.code === 0)
        return Buffer.from(file.stdout);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_CONFIG', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(event.repository)} has no ${path} on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(ref)}`, hint);
}


/***/ })

};
