export const id = 862;
export const ids = [862];
export const modules = {

/***/ 7616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ refuseBroken),
/* harmony export */   oY: () => (/* binding */ requireConfiguration),
/* harmony export */   pS: () => (/* binding */ compareInterfacesOf),
/* harmony export */   rz: () => (/* binding */ compareModules)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7284);
/* harmony import */ var _interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3983);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5838);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7592);
/* harmony import */ var _publish_module_at_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2222);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2878);







/**
 * Compares two modules. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several modules, NOT_A_MODULE,
 * INVALID_CONFIG, and INVALID_HCL where `head` does not parse.
 */
async function compareModules(sides, dependencies) {
    const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)];
    for (const side of [base, head])
        requireConfiguration(side, 'name the directory of a module, or its tag');
    return compareInterfacesOf({ base, head }, dependencies.severities, dependencies.log);
}
/** Throws NOT_A_MODULE for a side that has no configuration, not even in a submodule. @param hint what to do about it */
function requireConfiguration({ name, moduleInterface }, hint) {
    if ((0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmpty */ .Im)(moduleInterface))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `${name} has no .tf or .tofu file`, hint);
}
/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
function compareInterfacesOf({ base, head }, severities, log) {
    refuseBroken(head);
    for (const each of (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(base.moduleInterface, 'with submodules'))
        log.warn(`${base.name} does not parse: ${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(each)}`);
    const changes = (0,_interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInterfaces */ .s)(base.moduleInterface, head.moduleInterface, severities);
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
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .modulesOf */ .X)(await config.at(commit), {}, defaultAddress);
    const found = await Promise.all(new _publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .TagPrefixes */ .b(specs).match(tag).map(({ spec }) => (0,_publish_module_at_commit_js__WEBPACK_IMPORTED_MODULE_6__/* .specAt */ .p)(spec, commit, config)));
    const paths = new Set(found.map(({ path }) => path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return { name: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is a version of several modules: ${[...paths].map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function refuseAbsent(name) {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is neither a directory nor a tag of the repository`, 'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT');
}


/***/ }),

/***/ 862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(7284);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(7312);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(5838);
// EXTERNAL MODULE: ./lib/interface/lint.js
var lint = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(7592);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/publish/module-at-commit.js
var module_at_commit = __webpack_require__(2222);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(2878);
// EXTERNAL MODULE: ./lib/check/compare-modules.js
var compare_modules = __webpack_require__(7616);
;// CONCATENATED MODULE: ./lib/check/check.js











/** Compares HEAD with the last release of each module of the repository. Throws INVALID_INPUT, INVALID_TAG and INVALID_CONFIG. */
async function check({ declared, flags }, dependencies) {
    const { head, config, released, defaultAddress } = dependencies;
    const configured = await config.at(head);
    const specs = (0,selection/* modulesOf */.X)(configured, flags, defaultAddress);
    const severities = { ...configured.severities, ...flags.severities };
    const planned = declared && readDeclaration(declared, specs);
    const tags = await released.all();
    const modules = [];
    const refusals = [];
    for (const spec of specs) {
        const plan = planned?.specs.includes(spec) ? planned : undefined;
        const releases = releasesOf(spec, tags);
        const base = baseOf(releases, plan?.next);
        if (base === undefined && released.isCut)
            throw shallowClone(spec);
        try {
            const module = await checkModule(spec, base, { ...dependencies, severities });
            modules.push(module);
            const refusal = plan && refuseVersion(plan, module, { head, releases });
            if (refusal !== undefined)
                refusals.push(refusal);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || !/^(INVALID_HCL|NOT_A_MODULE)$/.test(error.code))
                throw error;
            refusals.push(error);
        }
    }
    const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes));
    return { report: { bump: (0,required_bump/* requiredBump */.eC)(changes), changes, modules }, refusals };
}
/** Whether there was a release before, nobody can know. */
function shallowClone({ path }) {
    const name = path === '' ? 'the module' : (0,base_error/* quote */.hD)(path);
    return new base_error/* RegistryError */.gl('NOT_FOUND', `no release of ${name} is in this clone, which is shallow: its history is cut`, 'fetch the rest and the tags: git fetch --unshallow --tags (fetch-depth: 0 for actions/checkout)');
}
/** A severity is about all modules, a tag or a version about those of its prefix. */
function readDeclaration({ text, called }, specs) {
    if (isSeverity(text))
        return { next: text, specs, called };
    const matches = new selection/* TagPrefixes */.b(specs).find(text);
    const [first] = matches;
    if (first !== undefined)
        return { next: first.version, specs: matches.map(({ spec }) => spec), called };
    if (specs.length === 1)
        return { next: (0,version/* parseVersion */.ot)(text.replace(/^v/, '')), specs, called };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${called} ${(0,base_error/* quote */.hD)(text)} is a version of none of the ${specs.length} modules of the repository`, `use the tag of the release: ${specs.map(({ tagPrefixes }) => `${tagPrefixes[0]}v1.2.3`).join(' or ')}`);
}
async function checkModule(spec, base, dependencies) {
    const { interfaces, config, head, severities, log } = dependencies;
    const { path } = await (0,module_at_commit/* specAt */.p)(spec, head, config);
    const after = { name: nameAtHead(path), moduleInterface: await interfaces.atCommit({ commit: head, path }) };
    (0,compare_modules/* requireConfiguration */.oY)(after, 'commit the configuration, or name the directories of the modules in .module-registry.yml: modules: [{ path: DIRECTORY }]');
    for (const line of (0,base_error/* shortList */.pg)((0,lint/* lintModule */.q)(after.moduleInterface).map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, path))))
        log.info(line);
    const before = base && (await interfaceAtBase(spec, base, dependencies));
    if (base === undefined || before === undefined) {
        (0,compare_modules/* refuseBroken */.ID)(after);
        return { path, base: null, bump: 'patch', changes: [], next: null };
    }
    const { tag, version } = base;
    const sides = { base: { name: `tag ${(0,base_error/* quote */.hD)(tag)}`, moduleInterface: before }, head: after };
    const compared = (0,compare_modules/* compareInterfacesOf */.pS)(sides, severities, log);
    return { path, base: tag, ...compared, next: (0,required_bump/* minimumVersion */.rh)(version, compared.changes) };
}
function nameAtHead(path) {
    return path === '' ? 'HEAD' : `the directory ${(0,base_error/* quote */.hD)(path)} of HEAD`;
}
/** Undefined where the release does not have the module yet: its tag was a version of others. */
async function interfaceAtBase(spec, { commit }, { interfaces, config, defaultAddress }) {
    const before = specOf(spec, (0,selection/* modulesOf */.X)(await config.at(commit), {}, defaultAddress));
    const { path } = await (0,module_at_commit/* specAt */.p)(before, commit, config);
    try {
        const found = await interfaces.atCommit({ commit, path });
        return (0,module_interface/* isEmpty */.Im)(found) ? undefined : found;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'NOT_A_MODULE')
            return undefined;
        throw error;
    }
}
/** A module at another commit: its address survives a move. */
function specOf(spec, specs) {
    const text = ({ address }) => (address === undefined ? '' : (0,module_address/* formatModuleAddress */.wc)(address));
    return specs.find((each) => text(each) === text(spec)) ?? spec;
}
/** The changes of one of several modules, with its directory in front. */
function prefixed({ path, changes }) {
    return path === ''
        ? changes
        : changes.map((change) => ({ ...change, subject: `${path}: ${change.subject}` }));
}
/** The check of one module as text for people. */
function formatCheckedModule({ path, base, bump, changes, next }) {
    const name = path === '' ? 'module' : path;
    if (base === null)
        return `${name}: nothing was released yet`;
    return [
        `${name}: HEAD against ${base}`,
        ...(0,change/* formatChanges */.rQ)(changes),
        `bump      ${bump}, next version ${next} or higher`,
        `changelog ${(0,change/* changelogLine */.H8)(changes)}`,
    ].join('\n');
}
/** The versions of a module among the tags. */
function releasesOf(spec, tags) {
    const prefixes = new selection/* TagPrefixes */.b([spec]);
    return tags.flatMap((tagged) => prefixes.find(tagged.tag).map(({ version }) => ({ ...tagged, version })));
}
/** The release that the next one is compared with: the latest, or the one before a version that is named above it. */
function baseOf(releases, next) {
    const versions = releases.map(({ version }) => version);
    const latest = (0,version/* selectLatest */.se)(versions);
    const isOpen = next === undefined || isSeverity(next) || isBelow(next, latest);
    const base = isOpen ? latest : (0,required_bump/* selectBase */.gF)((0,version/* sortVersions */.M7)(versions), next);
    return releases.find(({ version }) => version === base);
}
function isBelow(next, latest) {
    return latest !== undefined && (0,version/* compareVersions */.Zy)(next, latest) < 0;
}
/** Whether a declaration names the part of the number that grows. */
function isSeverity(text) {
    return change/* SEVERITIES */.oC.some((severity) => severity === text);
}
/** Why a planned version should not be released; undefined where nothing speaks against it. */
function refuseVersion(plan, module, { head, releases }) {
    const taken = releases.find(({ version, commit }) => version === plan.next && commit !== head);
    if (taken !== undefined)
        return versionExists(taken, releases);
    const base = releases.find(({ tag }) => tag === module.base);
    if (base === undefined)
        return undefined;
    if (!isSeverity(plan.next) && isBelow(plan.next, base.version))
        return belowLast(plan.next, base, { called: plan.called, module, releases });
    return tooSmall(plan, base.version, module.changes);
}
function versionExists(taken, releases) {
    const latest = (0,version/* selectLatest */.se)(releases.map(({ version }) => version)) ?? taken.version;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${taken.version} was released from another commit: tag ${(0,base_error/* quote */.hD)(taken.tag)}`, `use a version above ${latest}`);
}
/** A backport is on a branch of its own: the later releases are not in its history. */
function belowLast(next, last, about) {
    const { called, module, releases } = about;
    const before = (0,required_bump/* selectBase */.gF)((0,version/* sortVersions */.M7)(releases.map(({ version }) => version)), next);
    const start = releases.find(({ version }) => version === before);
    const backport = start &&
        `; a backport is checked on a branch from an older release: git switch --create backport ${start.tag}`;
    return new base_error/* RegistryError */.gl('INCOMPATIBLE', `${next} is below ${last.version}, the last release in the history of HEAD (tag ${(0,base_error/* quote */.hD)(last.tag)})`, `use ${module.next} or higher: ${called} ${module.next}${backport ?? ''}`);
}
/** Why a planned version is too small for the changes since `base`; undefined where it is large enough. */
function tooSmall({ next, called }, base, changes) {
    const version = isSeverity(next) ? (0,required_bump/* bumpVersion */.Bx)(base, next) : next;
    const compatibility = (0,required_bump/* checkBump */.VJ)(base, version, changes);
    if (compatibility.isLargeEnough)
        return undefined;
    return (0,required_bump/* incompatible */.Ed)(compatibility, `${called} ${compatibility.minimumVersion}`);
}

// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(2908);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(9290);
;// CONCATENATED MODULE: ./lib/cli/check.js





async function checkCommand(flags, runtime) {
    const { severities } = flags;
    const values = { 'tag-prefix': flags.tagPrefix, severities };
    const selection = (0,schema/* parseOptions */.Ac)(config/* selectionOptions */.lo, values, (name) => `--${name}`);
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository);
    try {
        const { head } = modules;
        if (head === undefined)
            throw withoutCommit(flags.repository);
        const { version } = flags;
        const declared = version === undefined ? undefined : { text: version, called: '--version' };
        const dependencies = { ...modules, head, log: runtime.log };
        const { report, refusals } = await check({ declared, flags: selection }, dependencies);
        const [refusal] = refusals;
        if (refusal !== undefined)
            throw refusal;
        return { json: report, text: report.modules.map(formatCheckedModule).join('\n\n') };
    }
    finally {
        await modules.close();
    }
}
function withoutCommit(directory) {
    return new base_error/* RegistryError */.gl('NOT_FOUND', `the repository ${(0,base_error/* quote */.hD)(directory)} has no commit`, 'commit the module first');
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

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ lintModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _leaving_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);



/**
 * Warnings about a module that nothing refuses, by file and line: relative module sources and README links to files that the
 * package does not have, and inputs without description or type.
 * @param exists whether the module has a file or directory of this path; undefined: links and sources are not looked at
 */
function lintModule(module, exists) {
    const callable = [module.root, ...module.submodules];
    const inputs = callable.flatMap(lintInputs);
    if (exists === undefined)
        return inputs;
    return [
        ...[...callable, ...module.examples].flatMap((directory) => lintSources(directory, exists)),
        ...callable.flatMap((directory) => lintReadme(directory, exists)),
        ...inputs,
    ];
}
function lintSources({ path, calls }, exists) {
    return calls.flatMap(({ name, source, file, line }) => {
        const target = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(path, source);
        if (!(0,_leaving_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocal */ .I)(source) || exists(target))
            return [];
        const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package';
        return warning({ file, line }, `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)} ${why}, and breaks where the module is installed`);
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
const FENCE = /^\s*(?:```|~~~)/;
function lintReadme({ path, readme }, exists) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    let isCode = false;
    return readme.split('\n').flatMap((text, at) => {
        if (FENCE.test(text))
            isCode = !isCode;
        if (isCode)
            return [];
        return [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, link = '']) => {
            const target = linkedPath(link);
            if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
                return [];
            return exists((0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(path, target))
                ? []
                : warning({ file, line: at + 1 }, `the link ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(link)} leads to nothing in the package`);
        });
    });
}
/** The path without query and fragment, its backslash escapes (https://spec.commonmark.org/0.31.2/#backslash-escapes) and percent encoding decoded. */
function linkedPath(link) {
    const path = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function lintInputs({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        if (missing.length === 0)
            return [];
        return warning({ file, line }, `input ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has no ${missing.join(' and no ')}`);
    });
}
function warning(at, message) {
    return { severity: 'warning', file: at.file, line: at.line, column: 1, message };
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


/***/ }),

/***/ 2222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ specAt)
/* harmony export */ });
/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
async function specAt(spec, commit, { hasModule }) {
    const { otherPaths = [] } = spec;
    if (otherPaths.length === 0 || hasModule === undefined)
        return spec;
    for (const path of [spec.path, ...otherPaths])
        if (await hasModule({ commit, path }))
            return { ...spec, path, otherPaths: [] };
    return spec;
}


/***/ }),

/***/ 2878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   b: () => (/* binding */ TagPrefixes)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7409);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9290);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2126);





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
        ...pathsOf([module.path].flat(), flags['module-path']),
        address: module.address,
        root: module.root,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
/** A directory that was named is the only one. */
function pathsOf([first = '', ...others], named) {
    if (named !== undefined && others.includes(named))
        return { path: named };
    return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others };
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules of a repository by the prefixes of their tags: a tag is looked up in them, however many they are. */
class TagPrefixes {
    #byPrefix = new Map();
    constructor(specs) {
        for (const spec of specs)
            for (const prefix of spec.tagPrefixes)
                this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), spec]);
    }
    /** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
    find(tag) {
        for (let length = tag.length; length >= 0; length -= 1) {
            const prefix = tag.slice(0, length);
            const specs = this.#byPrefix.get(prefix);
            const reading = specs && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
            if (reading?.verdict === 'version')
                return specs?.map((spec) => ({ spec, prefix, version: reading.version })) ?? [];
        }
        return [];
    }
    /** The same. Throws INVALID_TAG where no prefix fits. */
    match(tag) {
        const matches = this.find(tag);
        if (matches.length > 0)
            return matches;
        throw tagRefusal(tag, this.#readings(tag));
    }
    #readings(tag) {
        const prefixes = [...this.#byPrefix.keys()];
        const fitting = prefixes.filter((prefix) => tag.startsWith(prefix));
        const shown = fitting.length > 0 ? fitting : prefixes.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SUGGESTED_PREFIXES */ .aN);
        return shown.map((prefix) => ({ prefix, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix) }));
    }
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
