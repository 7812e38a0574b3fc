export const id = 808;
export const ids = [808];
export const modules = {

/***/ 3808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packageCommand: () => (/* binding */ packageCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/composition/modules.js + 1 modules
var composition_modules = __webpack_require__(2722);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(774);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
;// CONCATENATED MODULE: ./lib/publish/package-module.js



/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(name, flags, dependencies) {
    const { tag, commit } = await (0,select_releases/* findTag */.I)(name, flags, dependencies);
    const repositoryConfig = await dependencies.config.at(commit);
    const [match, ...others] = (0,selection/* matchTag */._f)(tag, (0,selection/* modulesOf */.XG)(repositoryConfig, flags, dependencies.defaultAddress));
    if (match !== undefined && others.length === 0) {
        return dependencies.packer.pack({ commit, path: match.spec.path, allow: repositoryConfig.allow ?? [] });
    }
    throw new error/* RegistryError */.gl('INVALID_INPUT', `tag ${(0,error/* quote */.hD)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
}

;// CONCATENATED MODULE: ./lib/cli/package.js






async function packageCommand(flags, runtime) {
    const values = { 'module-path': flags.modulePath, 'tag-prefix': flags.tagPrefix };
    const selection = (0,schema/* parseOptions */.Ac)(config/* selectionOptions */.lo, values, (name) => `--${name}`);
    const modules = await (0,composition_modules/* openModuleRepository */.P)(runtime, flags.repository);
    try {
        const pkg = await packageModule(flags.tag, selection, modules);
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

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ openModuleRepository)
});

// UNUSED EXPORTS: openRemoteModules

// EXTERNAL MODULE: ./lib/adapters/git/fetched-repository.js
var fetched_repository = __webpack_require__(6543);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 11 modules
var git_modules = __webpack_require__(6316);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(5152);
;// CONCATENATED MODULE: ./lib/module/origin.js



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,git_remote/* parseGitRemote */.IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,git_remote/* identityFromRemote */.tk)(remote), remote };
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

// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var publish_config = __webpack_require__(774);
// EXTERNAL MODULE: ./lib/composition/github.js
var composition_github = __webpack_require__(1123);
// EXTERNAL MODULE: ./lib/composition/package-stores.js + 4 modules
var package_stores = __webpack_require__(1240);
;// CONCATENATED MODULE: ./lib/composition/modules.js









/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new git_git/* Git */.TU(environment, log);
    const [repository] = await Promise.all([(0,module_repository/* findRepository */.W1)(git, directory), (0,git_git/* requireGit */.oj)(git)]);
    const { origin = originOf(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const originUrl = origin.remote && (0,git_remote/* httpsUrlFromRemote */.FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,composition_github/* gitHubHome */.Jg)(github, origin.identity, log);
    const { gitDirectory, head } = repository;
    const modules = (0,git_modules/* openModules */.m)(git, repository, temporary);
    return {
        ...modules,
        config: config ?? modules.config,
        tags: (0,module_repository/* repositoryTags */.Yv)(git, gitDirectory),
        released: (0,module_repository/* repositoryTags */.Yv)(git, gitDirectory, head),
        head,
        taggedHead: () => (0,module_repository/* readHead */.zy)(git, gitDirectory),
        origin,
        defaultAddress: () => addressOf(origin.identity),
        publisher: origin.identity,
        repositoryUrl,
        packageStores: (0,package_stores/* packageStores */.n)(runtime, { originUrl, repositoryUrl, home, oci }),
        home,
    };
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const repository = { remote, token, temporary: runtime.temporary };
    const directory = 'tags' in source
        ? await fetchTags(git, { ...repository, tags: source.tags })
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, publish_config/* configFormat */.A5);
    return { at: async () => config };
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag),
/* harmony export */   V: () => (/* binding */ selectReleases)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(905);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(449);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5277);







/** Tags → releases. Under `all`, tags that are not versions of any module are skipped with a notice. Refusals are results. */
async function selectReleases(request, dependencies) {
    const selections = [];
    const refused = [];
    const skipped = [];
    const isAll = request.tags === 'all';
    const names = request.tags === 'all' ? await dependencies.tags.all() : [...new Set(request.tags)];
    for (const name of names) {
        const tag = typeof name === 'string' ? name : name.tag;
        try {
            selections.push(...(await selectTag(name, request, dependencies)));
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            if (isAll && error.code === 'INVALID_TAG')
                skipped.push(tag);
            else
                refused.push({ tag, error });
        }
    }
    if (skipped.length > 0)
        dependencies.log.info(`tags      skipped, not versions: ${skipped.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`);
    return { ...refuseDoubles(isAll ? inVersionOrder(selections) : selections, refused), skipped };
}
/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(selections, ({ release }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address));
    return [...groups.values()].flatMap((group) => group.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(a.release.version, b.release.version)));
}
async function selectTag(name, { flags }, dependencies) {
    const tagged = typeof name === 'string' ? await findTag(name, flags, dependencies) : name;
    const config = await dependencies.config.at(tagged.commit);
    const configured = flags.package ?? config.package;
    const byDefault = configured === undefined ? dependencies.defaultKinds : undefined;
    return (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .matchTag */ ._f)(tagged.tag, (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .modulesOf */ .XG)(config, flags, dependencies.defaultAddress)).map(({ spec, version }) => ({
        release: {
            address: spec.address ?? dependencies.defaultAddress(),
            version,
            tag: tagged.tag,
            commit: tagged.commit,
            committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCommitDate */ .Vl)(tagged.committedAt),
            path: spec.path,
        },
        kinds: configured ?? byDefault?.kinds ?? ['index'],
        ...(byDefault === undefined ? {} : { byDefault }),
        storeOptions: (0,_package_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .storeOptionsFrom */ .sv)([flags, spec.storeOptions ?? {}, config]),
        compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
        allow: config.allow ?? [],
    }));
}
/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, { tags, config, defaultAddress }) {
    const tagged = await tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .matchTag */ ._f)(name, (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .modulesOf */ .XG)(await config.at('HEAD'), flags, defaultAddress));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, refused) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(selections, ({ release }) => (0,_module_release_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelease */ .B9)(release));
    const kept = [];
    const doubles = [];
    for (const group of groups.values()) {
        const [first, ...others] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1));
        if (first === undefined)
            continue;
        if (others.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => ({ tag: release.tag, error: twoCommits(group, release) })));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = group.map((each) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each.release.tag)} at ${each.release.commit}`).join(' and ');
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tags ${spellings} are both ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelease */ .B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}


/***/ })

};
