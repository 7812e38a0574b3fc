export const id = 489;
export const ids = [489];
export const modules = {

/***/ 2531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asksApi: () => (/* binding */ asksApi),
/* harmony export */   fileOfBranch: () => (/* binding */ fileOfBranch),
/* harmony export */   identified: () => (/* binding */ identified),
/* harmony export */   indexOfRun: () => (/* binding */ indexOfRun),
/* harmony export */   indexRepositoryOf: () => (/* binding */ indexRepositoryOf),
/* harmony export */   refuseOtherWork: () => (/* binding */ refuseOtherWork),
/* harmony export */   serverOfRun: () => (/* binding */ serverOfRun),
/* harmony export */   withIndexRepository: () => (/* binding */ withIndexRepository)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _composition_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9265);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1050);
/* harmony import */ var _index_index_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3916);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3324);








/**
 * The index that the inputs name: a repository on the run's server, a Git URL, or the run's own repository. The
 * token of the run is sent to no other server. Throws INVALID_INPUT.
 */
function indexRepositoryOf(inputs, home) {
    const named = inputs['index-repository'] ?? home.repository;
    const isShort = _module_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .OWNER_AND_NAME */ .yc.test(named);
    if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `input "index-repository" is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(named)}, which is neither owner/name nor a Git URL`, 'write it as acme/registry or https://git.example.com/acme/registry.git');
    }
    const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named;
    const target = (0,_index_index_target_js__WEBPACK_IMPORTED_MODULE_5__/* .parseIndexTarget */ .F)(`${url}#${inputs['index-branch']}`, () => true);
    const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`);
    const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined;
    return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository };
}
/** The index that the inputs name, as {@link indexRepositoryOf} gives it, and how it is reached. */
function indexOfRun(run, runtime) {
    const { inputs, event } = run;
    const index = indexRepositoryOf(inputs, event);
    const { target, token, repository } = index;
    const isHere = repository !== undefined && target.kind === 'git';
    const server = serverWith(event, runtime, { token: isHere ? token : undefined, input: 'index-token' });
    const home = (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .gitHubHome */ .Jg)(server, isHere ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .identityFromRemote */ .tk)(target.remote) : undefined, runtime);
    const open = async (reading) => inputs['index-commit-by'] === 'api'
        ? (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openApiIndex */ .jZ)(runtime, await home(), inputs['index-branch'])
        : (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openIndex */ .b6)(runtime, { index, reading, writes: !inputs['dry-run'] });
    return { ...index, hasApi: repository !== undefined && asksApi(event, token), home, open };
}
/** The server of the run, to be used with the token of an input. Throws INVALID_INPUT, PERMISSION. */
function serverOfRun({ inputs, event }, runtime, input) {
    return serverWith(event, runtime, { token: inputs[input], input });
}
/** @param token undefined where that of the input is for another server */
function serverWith({ apiUrl, serverUrl: url, forge }, { environment }, { token, input }) {
    const retrySeconds = (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetrySeconds */ .re)(environment['MODULE_REGISTRY_RETRY_SECONDS']);
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
/** Works on the index, and closes it. Throws what opening it throws. */
async function withIndexRepository(run, runtime, reading, work) {
    const index = indexOfRun(run, runtime);
    const opened = await index.open(reading);
    try {
        return await work({ ...opened, target: index.target });
    }
    finally {
        await opened.close();
    }
}
/** Reads a file of the workflow's branch, or of its pull request; no checkout is needed. Throws INVALID_CONFIG, with the hint, where there is none. */
async function fileOfBranch(path, { inputs: { 'github-token': token }, event }, { environment, log, temporary }, hint) {
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
    const { tag, 'all-tags': allTags, release, selection } = inputs;
    const collect = work === 'marks' && inputs.collect;
    const flags = {
        collect: collect || undefined,
        'all-tags': allTags || undefined,
        release: release || undefined,
    };
    const others = { tag, ...flags, ...selection };
    const ignored = Object.entries(others).find(([, value]) => value !== undefined);
    if (ignored === undefined)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `input "${ignored[0]}" is set, but input "${work}" is true`, hint);
}


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ BoundedMap)
/* harmony export */ });
/** What an entry takes in memory beside its key and value. */
const ENTRY_BYTES = 200;
/** A map of at most `maxBytes`, keys included. Without space for a new entry, it deletes those that
 * were not used for longest. */
class BoundedMap {
    #maxBytes;
    #entries = new Map();
    #bytes = 0;
    constructor(maxBytes) {
        this.#maxBytes = maxBytes;
    }
    get bytes() {
        return this.#bytes;
    }
    get(key) {
        const entry = this.#entries.get(key);
        if (entry === undefined)
            return undefined;
        // The order of a map is that of insertion: the first entry is the one to delete. With much space left, it does not matter.
        if (this.#bytes > this.#maxBytes / 2) {
            this.#entries.delete(key);
            this.#entries.set(key, entry);
        }
        return entry.value;
    }
    /** Does not keep a value that is too large for the whole map. */
    set(key, value, valueBytes) {
        this.delete(key);
        const bytes = valueBytes + key.length * 2 + ENTRY_BYTES;
        if (bytes > this.#maxBytes)
            return;
        this.#entries.set(key, { value, bytes });
        this.#bytes += bytes;
        for (const oldest of this.#entries.keys()) {
            if (this.#bytes <= this.#maxBytes)
                return;
            this.delete(oldest);
        }
    }
    delete(key) {
        this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
        this.#entries.delete(key);
    }
    clear() {
        this.#entries.clear();
        this.#bytes = 0;
    }
    deleteWhere(isWrong) {
        for (const [key, { value }] of this.#entries)
            if (isWrong(value, key))
                this.delete(key);
    }
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RENDERER),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this tool. A test compares it with package.json. */
const VERSION = '0.1.0';
/** `renderer` in `registry.json`: the tool that rendered the files, which are compared byte by byte only for the same one. */
const RENDERER = `module-registry ${VERSION}`;


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration),
/* harmony export */   m: () => (/* binding */ isExampleOrTest)
/* harmony export */ });
/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}
/**
 * Whether a path is of an example, a test or a hidden directory: nobody calls what is in there as a module.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function isExampleOrTest(path) {
    return /(^|\/)(\.[^/]*|tests?|examples?|fixtures)(\/|$)/.test(path);
}


/***/ }),

/***/ 3360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ packageRefusal),
/* harmony export */   Ad: () => (/* binding */ isNeeded),
/* harmony export */   Nb: () => (/* binding */ PACKAGE_FORMAT),
/* harmony export */   RO: () => (/* binding */ rootPrefix),
/* harmony export */   dO: () => (/* binding */ isModuleConfiguration)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3221);


/** The rules by which the bytes of a package are made (docs/explanation/package.md). A format that was released stays buildable. */
const PACKAGE_FORMAT = 1;
/** The prefix of paths in a directory: `''` for the root, else the directory and a slash. */
function rootPrefix(root) {
    return root === '' ? '' : `${root}/`;
}
/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
function packageRefusal(code, summary, problems) {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(problems.map(({ path, rule }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${rule}`));
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '));
}
/** What of a module's files its configuration can need: a package may lack the others. */
const DOCUMENTATION = /(^|\/)docs?\/|\.(md|png|jpe?g|gif|svg|webp|ico|pdf|mp4|mov|drawio)$/i;
/** Whether clients load or may read the file: no example, no test, nothing hidden, no documentation. */
function isNeeded(path) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(path) && ((0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) || !DOCUMENTATION.test(path));
}
/** Whether a directory that is a module of its own, or the root, has the file as configuration. */
function isModuleConfiguration(path) {
    return (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) && !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(path);
}


/***/ })

};
