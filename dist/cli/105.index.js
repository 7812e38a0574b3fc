export const id = 105;
export const ids = [105];
export const modules = {

/***/ 6822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3876);
/* harmony import */ var _hcl_configuration_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7215);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9274);







const MAX_FILES = 50_000;
const READ_AT_ONCE = 32;
/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
async function readModuleDirectory(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory())
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is not a directory`, 'name the directory of a module, or run the command inside of it');
}
async function* readFiles(directory) {
    const parts = ['modules', 'examples']
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name))
        .filter((part) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(part));
    const found = await Promise.all([
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true }),
        ...parts.map((part) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(part, { withFileTypes: true, recursive: true })),
    ]);
    const paths = found
        .flat()
        .filter((entry) => !entry.isDirectory())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter((path) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isInterfaceFile */ .QS)(path) && !/(^|\/)\.(terraform|git)\//.test(path))
        .sort();
    if (paths.length > MAX_FILES) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${MAX_FILES} files of configuration`, 'name the directory of one module');
    }
    for (let at = 0; at < paths.length; at += READ_AT_ONCE) {
        const group = paths.slice(at, at + READ_AT_ONCE);
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
    }
}
/** No file for a symbolic link without target. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_configuration_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_CONFIGURATION_BYTES */ .C)
        return [{ path, bytes: new Uint8Array(), size: found.size }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes }];
}


/***/ }),

/***/ 3651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ refuseBroken),
/* harmony export */   oY: () => (/* binding */ requireConfiguration),
/* harmony export */   pS: () => (/* binding */ compareInterfacesOf),
/* harmony export */   rz: () => (/* binding */ compareModules)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4478);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8411);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5277);





/**
 * Compares two modules. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several modules, NOT_A_MODULE,
 * INVALID_CONFIG, and INVALID_HCL where `head` does not parse.
 */
async function compareModules(sides, dependencies) {
    const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)];
    for (const side of [base, head])
        requireConfiguration(side, 'name the directory of a module, or its tag');
    return compareInterfacesOf(base, head, dependencies.log);
}
/** Throws NOT_A_MODULE for a side whose root has no configuration. @param hint what to do about it */
function requireConfiguration({ name, moduleInterface }, hint) {
    if (moduleInterface.root.empty)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `${name} has no .tf or .tofu file`, hint);
}
/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
function compareInterfacesOf(base, head, log) {
    refuseBroken(head);
    for (const each of (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(base.moduleInterface, 'with submodules'))
        log.warn(`${base.name} does not parse: ${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(each)}`);
    const changes = (0,_interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInterfaces */ .s)(base.moduleInterface, head.moduleInterface);
    return { bump: (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .requiredBump */ .eC)(changes), changes };
}
/** Throws INVALID_HCL for a side with files that clients do not load. */
function refuseBroken({ name, moduleInterface }) {
    const broken = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(moduleInterface, 'with submodules');
    if (broken.length > 0)
        throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, name);
}
async function readSide(side, dependencies) {
    if (typeof side !== 'string')
        return side;
    const { tags, config, interfaces, defaultAddress } = await dependencies.repository();
    const { tag, commit } = (await tags.find(side)) ?? refuseAbsent(side);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .modulesOf */ .XG)(await config.at(commit), {}, defaultAddress);
    const paths = new Set((0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .matchTag */ ._f)(tag, specs).map(({ spec }) => spec.path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return { name: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is a version of several modules: ${[...paths].map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function refuseAbsent(name) {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is neither a directory nor a tag of the repository`, 'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT');
}


/***/ }),

/***/ 2105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareCommand: () => (/* binding */ compareCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _adapters_filesystem_module_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6822);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _check_compare_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3651);
/* harmony import */ var _composition_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2722);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4867);






/** `compare`: says how the interface of a module changed between two tags or directories. Throws as {@link compareModules}. */
async function compareCommand(flags, runtime) {
    let repository;
    const openOnce = () => {
        repository ??= (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .openModuleRepository */ .PF)(runtime, flags.repository);
        return repository;
    };
    try {
        const sides = { base: await sideOf(flags.base), head: await sideOf(flags.head) };
        const comparison = await (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .compareModules */ .rz)(sides, { repository: openOnce, log: runtime.log });
        const lines = [...(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_5__/* .formatChanges */ .rQ)(comparison.changes), `bump      ${comparison.bump}`];
        return { json: comparison, text: lines.join('\n') };
    }
    finally {
        await (await repository)?.close();
    }
}
/** A directory that exists wins over a tag of its name. */
async function sideOf(text) {
    const isDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(text, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isDirectory)
        return text;
    return { name: `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`, moduleInterface: await (0,_adapters_filesystem_module_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .readModuleDirectory */ .a)(text) };
}


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AR: () => (/* binding */ identified),
  PF: () => (/* binding */ openModuleRepository)
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
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
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
        tags: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary),
        released: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary, { commit: head }),
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
/**
 * The publisher, with the ids that GitHub knows it by where there is a token to ask with. Only a host that is GitHub gets the token:
 * github.com, ghe.com and that of GITHUB_SERVER_URL. A failure is a warning.
 */
async function identified({ publisher, home }, { environment, log }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const hasToken = Boolean(environment['GITHUB_TOKEN'] || environment['GH_TOKEN']);
    if (!hasToken || !(0,composition_github/* isGitHub */.Wz)(publisher.host, environment['GITHUB_SERVER_URL']))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        log.warn(`the id of ${(0,base_error/* quote */.hD)(publisher.repository)} is not known: ${error.message}`);
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, publish_config/* configFormat */.A5);
    return { at: async () => config };
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ addressFromRepository),
/* harmony export */   y: () => (/* binding */ OWNER_AND_NAME)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 */
function addressFromRepository(owner, repository) {
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, 'set the module address: --module ns/name/system (action input "module")');
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'its name contains a slash, a blank or a control character';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ findMatches),
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   _f: () => (/* binding */ matchTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(774);




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
function modulesOf(config, flags, defaultAddress) {
    const prefix = flags['tag-prefix'] ?? config['tag-prefix'];
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [{ path, address, tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)({}, prefix, () => address ?? defaultAddress()) }];
    }
    const specs = config.modules.map((module) => ({
        path: module.path,
        address: module.address,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
function findMatches(tag, specs) {
    const matches = readings(tag, specs).flatMap(({ spec, prefix, reading }) => reading.verdict === 'version' ? [{ spec, prefix, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ prefix }) => prefix.length));
    return matches.filter(({ prefix }) => prefix.length === longest);
}
/** The same. Throws INVALID_TAG where no prefix fits. */
function matchTag(tag, specs) {
    const matches = findMatches(tag, specs);
    if (matches.length > 0)
        return matches;
    throw tagRefusal(tag, readings(tag, specs));
}
function readings(tag, specs) {
    return specs.flatMap((spec) => spec.tagPrefixes.map((prefix) => ({ spec, prefix, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix) })));
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ prefix }) => tag.startsWith(prefix));
    const nearest = prefixed.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ prefix }) => `${prefix}v1.2.3`).join(' or ')}`);
}


/***/ })

};
