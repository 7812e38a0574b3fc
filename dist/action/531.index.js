export const id = 531;
export const ids = [531];
export const modules = {

/***/ 52531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fileOfBranch: () => (/* binding */ fileOfBranch),
/* harmony export */   homeOfIndex: () => (/* binding */ homeOfIndex),
/* harmony export */   identified: () => (/* binding */ identified),
/* harmony export */   indexRepositoryOf: () => (/* binding */ indexRepositoryOf),
/* harmony export */   openIndexRepository: () => (/* binding */ openIndexRepository),
/* harmony export */   refuseOtherWork: () => (/* binding */ refuseOtherWork),
/* harmony export */   serverOfRun: () => (/* binding */ serverOfRun),
/* harmony export */   withIndexRepository: () => (/* binding */ withIndexRepository)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37863);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _composition_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41123);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1050);
/* harmony import */ var _index_index_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53916);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23324);







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
    const target = (0,_index_index_target_js__WEBPACK_IMPORTED_MODULE_5__/* .parseIndexTarget */ .F)(`${url}#${inputs['index-branch']}`, () => true);
    const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`);
    const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined;
    return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository };
}
/** Opens the index, to be written as the input `index-commit-by` says. Throws MISSING_PROGRAM, PERMISSION, REPOSITORY_UNREACHABLE. */
async function openIndexRepository({ inputs, indexRepository, indexHome, reading }, runtime) {
    if (inputs['index-commit-by'] === 'api')
        return (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openApiIndex */ .jZ)(runtime, await indexHome(), inputs['index-branch']);
    return (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openIndex */ .b6)(runtime, {
        index: indexRepository,
        reading: reading ?? 'paths',
        writes: !inputs['dry-run'],
    });
}
/** Reads the index repository from GitHub at the first call. */
function homeOfIndex(event, { token, repository }, runtime) {
    const server = serverOfRun(event, runtime, { token, input: 'index-token' });
    const identity = repository === undefined ? undefined : { host: event.remote.host, repository };
    return (0,_composition_github_js__WEBPACK_IMPORTED_MODULE_3__/* .gitHubHome */ .Jg)(server, identity, runtime);
}
/** The GitHub server of the run, to be used with the token of an input. Throws INVALID_INPUT. */
function serverOfRun({ apiUrl, serverUrl: url }, { environment }, { token, input }) {
    const retrySeconds = (0,_composition_github_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetrySeconds */ .re)(environment['MODULE_REGISTRY_RETRY_SECONDS']);
    return { url, apiUrl, token, tokenName: `input "${input}"`, retrySeconds };
}
/** By a name alone, a new repository with the name of one that was renamed would decide about its addresses. */
async function identified(identity, home) {
    if (identity === undefined || identity.repositoryId !== undefined)
        return identity;
    const { id, ownerId } = await home();
    return { ...identity, repositoryId: id, ownerId };
}
/** Works on the index, and closes it. Throws as {@link openIndexRepository}. */
async function withIndexRepository({ inputs, event }, runtime, reading, work) {
    const indexRepository = indexRepositoryOf(inputs, event);
    const indexHome = homeOfIndex(event, indexRepository, runtime);
    const opened = await openIndexRepository({ inputs, indexRepository, indexHome, reading }, runtime);
    try {
        return await work({ ...opened, target: indexRepository.target });
    }
    finally {
        await opened.close();
    }
}
/** Reads a file of the workflow's branch, or of its pull request; no checkout is needed. Throws INVALID_CONFIG, with the hint, where there is none. */
async function fileOfBranch(path, { event, token, hint, }, { environment, log, temporary }) {
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__/* .Git */ .TU(environment, log);
    const ref = /^refs\/(heads|pull)\//.test(event.ref) ? event.ref : 'HEAD';
    const { remote } = event;
    const gitDirectory = await (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchCommit */ .iH)(git, { remote, token, ref, withHistory: false, temporary });
    const file = await git.run(['cat-file', 'blob', `refs/heads/main:${path}`], { gitDirectory });
    if (file.code === 0)
        return Buffer.from(file.stdout);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_CONFIG', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(event.repository)} has no ${path} on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(ref)}`, hint);
}
/** An input that a collection or a file of marks would ignore is refused. Throws INVALID_INPUT. */
function refuseOtherWork(inputs, work, hint) {
    const { tag, 'all-tags': allTags, selection } = inputs;
    const collect = work === 'marks' && inputs.collect;
    const others = { tag, collect: collect || undefined, 'all-tags': allTags || undefined, ...selection };
    const ignored = Object.entries(others).find(([, value]) => value !== undefined);
    if (ignored === undefined)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `input "${ignored[0]}" is set, but input "${work}" is true`, hint);
}


/***/ }),

/***/ 41123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ gitHubHome),
/* harmony export */   Wz: () => (/* binding */ isGitHub),
/* harmony export */   re: () => (/* binding */ parseRetrySeconds)
/* harmony export */ });
/* unused harmony export apiUrlOf */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44994);


/**
 * Time for retries of GitHub's API, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails.
 */
const DEFAULT_RETRY_SECONDS = 30;
/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
function apiUrlOf(serverUrl) {
    const { host } = new URL(serverUrl);
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return `https://api.${host}`;
    return `${serverUrl}/api/v3`;
}
/** Whether a host is GitHub: github.com, GitHub with data residency, or the server that the environment names. */
function isGitHub(host, serverUrl) {
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return true;
    return serverUrl !== undefined && URL.canParse(serverUrl) && new URL(serverUrl).host === host;
}
/** Opens a repository on GitHub at the first call, once: a run that needs nothing of GitHub loads none of its code. */
function gitHubHome(server, identity, logging) {
    return (0,_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(() => openHome(server, identity, logging));
}
async function openHome(server, identity, logging) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, so it has no releases to store packages in', 'publish with --package index or --package git');
    }
    if (server?.token === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, `set ${server?.tokenName ?? 'GITHUB_TOKEN'} to a token with "contents: write"`);
    }
    const { url = `https://${identity.host}`, apiUrl = apiUrlOf(url) } = server;
    const [{ createGitHub }, { openRepository }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(583), __webpack_require__.e(830), __webpack_require__.e(563)]).then(__webpack_require__.bind(__webpack_require__, 22563)),
        __webpack_require__.e(/* import() */ 164).then(__webpack_require__.bind(__webpack_require__, 77164)),
    ]);
    return openRepository(createGitHub({ ...server, url, apiUrl }, logging), identity.repository);
}
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return DEFAULT_RETRY_SECONDS;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}


/***/ })

};
