export const id = 808;
export const ids = [808];
export const modules = {

/***/ 3808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packageCommand: () => (/* binding */ packageCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/modules.js + 1 modules
var composition_modules = __webpack_require__(2722);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
;// CONCATENATED MODULE: ./lib/publish/package-module.js



/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(request, { tags, config, packer }) {
    const { tag, commit } = await (0,select_releases/* findTag */.I)(request.tag, request.flags, { tags, config });
    const repositoryConfig = await config.at(commit);
    const [match, ...others] = (0,selection/* matchTag */._f)(tag, (0,selection/* modulesOf */.XG)(repositoryConfig, request.flags));
    if (match !== undefined && others.length === 0) {
        return packer.pack({ commit, path: match.spec.path, allow: repositoryConfig.allow ?? [] });
    }
    throw new error/* RegistryError */.gl('INVALID_INPUT', `tag ${(0,error/* quote */.hD)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
}

// EXTERNAL MODULE: ./lib/cli/selection-flags.js
var selection_flags = __webpack_require__(822);
;// CONCATENATED MODULE: ./lib/cli/package.js





async function packageCommand(flags, runtime) {
    const options = (0,selection_flags/* selectionFlags */.k)(flags);
    const settings = {
        directory: flags.repository,
        configFile: undefined,
        origin: undefined,
    };
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, settings);
    try {
        const pkg = await packageModule({ tag: flags.tag, flags: options }, modules);
        await moveFile(pkg.file, flags.output);
        const { digest, size } = pkg.facts;
        return {
            json: { digest, size, files: pkg.contents },
            text: `packaged  ${flags.output}, ${pkg.facts.files} files, ${size} bytes, ${digest}`,
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

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ selectionFlags)
/* harmony export */ });
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8317);


/** Parses the flags that the configuration file and the action's inputs have too. Throws INVALID_INPUT, naming the flag. */
function selectionFlags(flags) {
    const values = new Map(Object.entries(flags));
    const texts = Object.keys(_publish_config_js__WEBPACK_IMPORTED_MODULE_1__/* .selectionOptions */ .lo.shape).map((name) => [name, values.get(camelCase(name))]);
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(_publish_config_js__WEBPACK_IMPORTED_MODULE_1__/* .selectionOptions */ .lo, Object.fromEntries(texts), (name) => `--${name}`);
}
/** Commander gives the value of `--module-path` as `modulePath`. */
function camelCase(name) {
    return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PF: () => (/* binding */ openModuleRepository)
});

// UNUSED EXPORTS: openPullRequest, openRemoteModules

// EXTERNAL MODULE: ./lib/adapters/git/config-source.js
var config_source = __webpack_require__(6355);
// EXTERNAL MODULE: ./lib/adapters/git/fetched-repository.js
var fetched_repository = __webpack_require__(6543);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/interface-source.js
var interface_source = __webpack_require__(4860);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js + 1 modules
var git_objects = __webpack_require__(433);
// EXTERNAL MODULE: ./lib/adapters/git/packer.js + 3 modules
var packer = __webpack_require__(8257);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(5152);
;// CONCATENATED MODULE: ./lib/module/origin.js



const NO_ORIGIN = { identity: undefined, remote: undefined, httpsUrl: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,git_remote/* parseGitRemote */.IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,git_remote/* identityFromRemote */.tk)(remote), remote, httpsUrl: (0,git_remote/* httpsUrlFromRemote */.FG)(remote) };
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,repository_name/* addressFromRepository */.p)(owner, name);
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}

// EXTERNAL MODULE: ./lib/publish/config.js
var publish_config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/composition/github.js
var github = __webpack_require__(1123);
// EXTERNAL MODULE: ./lib/composition/package-stores.js + 4 modules
var package_stores = __webpack_require__(7522);
;// CONCATENATED MODULE: ./lib/composition/modules.js












/** The repository of the modules. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, settings) {
    const { temporary, environment, log } = runtime;
    const git = new git_git/* Git */.TU(environment, log);
    const [repository] = await Promise.all([(0,module_repository/* findRepository */.W1)(git, settings.directory), (0,git_git/* requireGit */.oj)(git)]);
    const origin = settings.origin ?? originOf(repository.originUrl);
    const named = await configSource(settings.configFile);
    const repositoryUrl = origin.httpsUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,github/* gitHubHome */.Jg)(settings.github, origin.identity, log);
    // Last of all, for it starts a git that only `close` ends.
    const objects = await git_objects/* GitObjects */.V.open(git, [repository.objects], temporary);
    const { gitDirectory, head } = repository;
    return {
        tags: new module_repository/* RepositoryTags */.yC(git, gitDirectory),
        released: new module_repository/* RepositoryTags */.yC(git, gitDirectory, head),
        head,
        taggedHead: () => (0,module_repository/* readHead */.zy)(git, gitDirectory),
        interfaces: new interface_source/* GitInterfaces */.P(objects, git),
        config: named ?? (0,config_source/* gitConfigSource */.M)(objects, head),
        packer: new packer/* GitPacker */.$(objects, git, temporary),
        origin,
        defaultAddress: () => addressOf(origin.identity),
        publisher: origin.identity,
        repositoryUrl,
        packageStores: (0,package_stores/* packageStores */.n)({
            environment,
            log,
            originUrl: origin.httpsUrl,
            repositoryUrl,
            home,
            oci: settings.oci,
        }),
        home,
        close: () => objects.close(),
    };
}
/** Tags of a repository that is elsewhere; it has no HEAD, so a config file counts only as the tag has it. */
async function openRemoteModules(runtime, settings) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const { remote, token, tags, ...own } = settings;
    const directory = await fetchTags(git, { remote, token, tags, temporary: runtime.temporary });
    return openModuleRepository(runtime, { ...own, directory, origin: originAt(settings) });
}
/** What a pull request would make of its base: a HEAD, and no tags. */
async function openPullRequest(runtime, settings) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const { remote, token, number, ...own } = settings;
    const ref = `refs/pull/${number}/merge`;
    const directory = await fetchCommit(git, {
        remote,
        token,
        ref,
        withHistory: true,
        temporary: runtime.temporary,
    });
    return openModuleRepository(runtime, { ...own, directory, origin: originAt(settings) });
}
function originAt({ identity, remote }) {
    return { identity, remote, httpsUrl: httpsUrlFromRemote(remote) };
}
/** A file that was named wins over the copies in the repository. */
async function configSource(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, publish_config/* configSchema */.Qn);
    return { at: async () => config };
}


/***/ })

};
