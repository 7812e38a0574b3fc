export const id = 7966;
export const ids = [7966];
export const modules = {

/***/ 7962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packageCommand: () => (/* binding */ packageCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(2908);
// EXTERNAL MODULE: ./lib/composition/uncommitted-config.js
var uncommitted_config = __webpack_require__(8241);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(9290);
// EXTERNAL MODULE: ./lib/publish/module-at-commit.js
var module_at_commit = __webpack_require__(2222);
// EXTERNAL MODULE: ./lib/publish/package-notices.js
var package_notices = __webpack_require__(4248);
// EXTERNAL MODULE: ./lib/publish/package-root.js
var package_root = __webpack_require__(6929);
// EXTERNAL MODULE: ./lib/publish/select-releases.js + 1 modules
var select_releases = __webpack_require__(1920);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(2878);
;// CONCATENATED MODULE: ./lib/publish/package-module.js






/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(name, flags, dependencies) {
    const { tag, commit } = await (0,select_releases/* findTag */.IU)(name, flags, dependencies);
    const repositoryConfig = await dependencies.config.at(commit);
    const specs = (0,selection/* modulesOf */.X)(repositoryConfig, flags, dependencies.defaultAddress);
    const [match, ...others] = new selection/* TagPrefixes */.b(specs).match(tag);
    if (match !== undefined && others.length === 0) {
        const { path, root } = await (0,module_at_commit/* specAt */.p)(match.spec, commit, dependencies.config);
        const packageRoot = await (0,package_root/* findPackageRoot */.C)({ commit, path, tag, root }, dependencies.interfaces);
        const module = { commit, path, ...(packageRoot === undefined ? {} : { packageRoot }) };
        const pkg = await dependencies.packer.pack(module);
        const kinds = ['index'];
        const { allow = [] } = repositoryConfig;
        await (0,package_notices/* refuseSecrets */.un)(pkg, { kinds, allow }, async () => 'private');
        return pkg;
    }
    throw new error/* RegistryError */.gl('INVALID_INPUT', `tag ${(0,error/* quote */.hD)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
}

;// CONCATENATED MODULE: ./lib/cli/package.js








async function packageCommand(flags, runtime) {
    const values = { 'module-path': flags.modulePath, 'tag-prefix': flags.tagPrefix };
    const selection = (0,schema/* parseOptions */.Ac)(config/* selectionOptions */.lo, values, (name) => `--${name}`);
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository, { config: flags.config });
    try {
        const pkg = await (0,uncommitted_config/* withConfigHints */.Rb)(modules.uncommittedConfig, () => packageModule(flags.tag, selection, modules));
        for (const notice of pkg.notices)
            runtime.log.info(notice);
        await moveFile(pkg.file, flags.output);
        const { digest, size } = pkg.facts;
        return {
            json: { digest, size, files: pkg.contents },
            text: `packaged  ${flags.output}, ${(0,count/* counted */.h)(pkg.facts.files, 'file')}, ${size} bytes, ${digest}`,
        };
    }
    finally {
        await modules.close();
    }
}
/** Renames, and copies only if the output is on another file system. Throws INVALID_INPUT. */
async function moveFile(from, to) {
    await (0,promises_.rename)(from, to)
        .catch(() => (0,promises_.copyFile)(from, to))
        .catch((cause) => {
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(to)} cannot be written`, 'name a file in a directory that exists and is writable with --output', { cause });
    });
}


/***/ }),

/***/ 2908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   PF: () => (/* binding */ openModuleRepository)
/* harmony export */ });
/* unused harmony export openRemoteModules */
/* harmony import */ var _adapters_git_fetched_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3196);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(401);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4948);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8082);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4996);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8015);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9290);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4458);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6020);
/* harmony import */ var _uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8241);











/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log);
    const [repository] = await Promise.all([(0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.findRepository)(git, directory), (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.requireGit)(git)]);
    const { origin = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .originOf */ .y)(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const isUncommitted = config === undefined && (await (0,_uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__/* .hasUncommittedConfig */ .E$)(git, directory));
    const uncommittedConfig = isUncommitted ? directory : undefined;
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_github_js__WEBPACK_IMPORTED_MODULE_8__/* .gitHubHome */ .Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .openModules */ .m)(git, repository, temporary);
    return {
        ...modules,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary, { log }),
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.readHead)(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        uncommittedConfig,
        publisher: origin.identity,
        repositoryUrl,
        packageStores: (0,_package_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .packageStores */ .n)(runtime, { originUrl, repositoryUrl, home, oci }),
        home,
    };
}
/**
 * The publisher, with the ids that GitHub knows it by where there is a token to ask with. Only a host that is GitHub gets the token:
 * github.com, ghe.com and that of GITHUB_SERVER_URL. A failure is a warning.
 */
async function identified({ publisher, home }, { environment, log }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const hasToken = Boolean(environment['GITHUB_TOKEN'] || environment['GH_TOKEN']);
    if (!hasToken || !(0,_github_js__WEBPACK_IMPORTED_MODULE_8__/* .isGitHub */ .Wz)(publisher.host, environment['GITHUB_SERVER_URL']))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl))
            throw error;
        log.warn(`the id of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(publisher.repository)} is not known: ${error.message}`);
        return publisher;
    }
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const repository = { remote, token, temporary: runtime.temporary };
    const directory = 'tags' in source
        ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
        : await fetchCommit(git, {
            ...repository,
            ref: `refs/pull/${source.pullRequest}/merge`,
            withHistory: true,
        });
    return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } });
}
/** A file that was named wins over the copies in the repository. */
async function namedConfig(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(3645), __webpack_require__.e(5542)]).then(__webpack_require__.bind(__webpack_require__, 5542));
    const config = await readConfigFile(path, _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configFormat */ .A5);
    return { at: async () => config };
}
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .c)(identity);
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl ? (0,_uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__/* .hinted */ .x_)(error, uncommitted) : error;
    }
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ withConfigHint),
/* harmony export */   E$: () => (/* binding */ hasUncommittedConfig),
/* harmony export */   Rb: () => (/* binding */ withConfigHints),
/* harmony export */   x_: () => (/* binding */ hinted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8082);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9290);




/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
async function hasUncommittedConfig(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF)))
        return false;
    const { code } = await git.run(['cat-file', '-e', `HEAD:./${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`], { cwd: directory });
    return code !== 0;
}
/** Refusals that another address, directory, prefix or rule of the module would change. */
const CONFIGURED = new Set([
    'INVALID_ADDRESS',
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'NOT_OWNER',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/**
 * The refusal, with the way to the config file that could have changed it.
 * @param directory whose config file is not committed; undefined: there is none
 */
function withConfigHint(refusal, directory) {
    const { code, message, hint } = refusal;
    if (directory === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
        return refusal;
    const way = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}\ngit commit -m "Configure the module registry"\nor ${hint}`;
    return { code, message, hint: way };
}
/** What the work throws, with the way to the config file that could have changed it. */
async function withConfigHints(directory, work) {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl ? hinted(error, directory) : error;
    }
}
/** The same error, with the hint. */
function hinted(error, directory) {
    const { code, message, hint } = withConfigHint(error, directory);
    return hint === error.hint ? error : new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl(code, message, hint, { cause: error });
}


/***/ }),

/***/ 2772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isLocal),
/* harmony export */   a: () => (/* binding */ leavingCalls)
/* harmony export */ });
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);

/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
function leavingCalls({ root, submodules }, from = '') {
    const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]));
    const reached = new Set([from]);
    const leaving = [];
    for (const path of reached) {
        for (const call of directories.get(path)?.calls ?? []) {
            if (!isLocal(call.source))
                continue;
            const target = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePath */ .o1)(path, call.source);
            if (target === '..' || target.startsWith('../'))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return leaving;
}
/** Whether a module source is a path in the same package. */
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}


/***/ }),

/***/ 7592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4996);
/* harmony import */ var _repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5645);



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)(remote), remote };
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .addressFromRepository */ .p)(owner, name);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}


/***/ })

};
