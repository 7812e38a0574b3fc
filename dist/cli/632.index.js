export const id = 632;
export const ids = [632];
export const modules = {

/***/ 3651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ compareInterfacesOf),
/* harmony export */   r: () => (/* binding */ compareModules)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8411);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5277);





/**
 * Compares two modules. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several modules, NOT_A_MODULE,
 * INVALID_CONFIG, and INVALID_HCL where `head` does not parse.
 */
async function compareModules(sides, dependencies) {
    const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)];
    return compareInterfacesOf(base, head, dependencies.log);
}
/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
function compareInterfacesOf(base, head, log) {
    const broken = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(head.moduleInterface, 'with submodules');
    if (broken.length > 0)
        throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, head.name);
    for (const each of (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(base.moduleInterface, 'with submodules'))
        log.warn(`${base.name} does not parse: ${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(each)}`);
    const changes = (0,_interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInterfaces */ .s)(base.moduleInterface, head.moduleInterface);
    return { bump: (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .requiredBump */ .eC)(changes), changes };
}
async function readSide(side, dependencies) {
    if (typeof side !== 'string')
        return side;
    const { tags, config, interfaces } = await dependencies.repository();
    const { tag, commit } = (await tags.find(side)) ?? refuseAbsent(side);
    const paths = new Set((0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .matchTag */ ._f)(tag, (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .modulesOf */ .XG)(await config.at(commit), {})).map(({ spec }) => spec.path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return { name: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is a version of several modules: ${[...paths].map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function refuseAbsent(name) {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is neither a directory nor a tag of the repository`, 'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT');
}


/***/ }),

/***/ 3950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(4867);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(8411);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/tag.js
var tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/check/compare-modules.js
var compare_modules = __webpack_require__(3651);
;// CONCATENATED MODULE: ./lib/check/check.js








/**
 * Compares HEAD with the last release of each module of the repository. Throws INVALID_INPUT, INVALID_TAG, INVALID_CONFIG and
 * NOT_A_MODULE.
 */
async function check({ declared, flags }, dependencies) {
    const { head, config, released } = dependencies;
    const specs = (0,selection/* modulesOf */.XG)(await config.at(head), flags);
    const planned = declared && readDeclaration(declared, specs);
    const tags = await released.all();
    const modules = [];
    const refusals = [];
    for (const spec of specs) {
        const plan = planned?.specs.includes(spec) ? planned : undefined;
        const releases = releasesOf(spec, tags);
        const base = baseOf(releases, plan?.next);
        try {
            const module = await checkModule(spec, base, dependencies);
            modules.push(module);
            const taken = releases.find(({ version, commit }) => version === plan?.next && commit !== head);
            const refusal = taken ? versionExists(taken, releases) : plan && tooSmall(plan, base, module.changes);
            if (refusal !== undefined)
                refusals.push(refusal);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'INVALID_HCL')
                throw error;
            refusals.push(error);
        }
    }
    const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes));
    return { report: { bump: (0,required_bump/* requiredBump */.eC)(changes), changes, modules }, refusals };
}
/** A severity is about all modules, a tag or a version about those of its prefix. */
function readDeclaration({ text, called }, specs) {
    if (isSeverity(text))
        return { next: text, specs, called };
    const matches = (0,selection/* findMatches */.Np)(text, specs);
    const [first] = matches;
    if (first !== undefined)
        return { next: first.version, specs: matches.map(({ spec }) => spec), called };
    if (specs.length === 1)
        return { next: (0,version/* parseVersion */.ot)(text.replace(/^v/, '')), specs, called };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${called} ${(0,base_error/* quote */.hD)(text)} is a version of none of the ${specs.length} modules of the repository`, `use the tag of the release: ${specs.map(({ tagPrefix }) => `${tagPrefix}v1.2.3`).join(' or ')}`);
}
function isSeverity(text) {
    return change/* SEVERITIES */.oC.some((severity) => severity === text);
}
async function checkModule(spec, base, { interfaces, config, head, log }) {
    const { path } = spec;
    if (base === undefined)
        return { path, base: null, bump: 'patch', changes: [], next: null };
    const { tag, commit, version } = base;
    const pathThen = pathOf(spec, (0,selection/* modulesOf */.XG)(await config.at(commit), {}));
    const before = await interfaces.atCommit({ commit, path: pathThen });
    const after = await interfaces.atCommit({ commit: head, path });
    const compared = (0,compare_modules/* compareInterfacesOf */.p)({ name: `tag ${(0,base_error/* quote */.hD)(tag)}`, moduleInterface: before }, { name: 'HEAD', moduleInterface: after }, log);
    return { path, base: tag, ...compared, next: (0,required_bump/* minimumVersion */.rh)(version, compared.changes) };
}
function releasesOf(spec, tags) {
    return tags.flatMap((tagged) => {
        const reading = (0,tag/* readTag */.z)(tagged.tag, spec.tagPrefix);
        return reading.verdict === 'version' ? [{ ...tagged, version: reading.version }] : [];
    });
}
/** The release that the next one is compared with: the latest, or the one before a version that is named. */
function baseOf(releases, next) {
    const versions = releases.map(({ version }) => version);
    const isOpen = next === undefined || isSeverity(next);
    const base = isOpen ? (0,version/* selectLatest */.se)(versions) : (0,required_bump/* selectBase */.gF)(versions, next);
    return releases.find(({ version }) => version === base);
}
/** The directory of a module at another commit: its address survives a move. */
function pathOf(spec, specs) {
    const text = ({ address }) => (address === undefined ? '' : (0,module_address/* formatModuleAddress */.wc)(address));
    return specs.find((each) => text(each) === text(spec))?.path ?? spec.path;
}
function versionExists(taken, releases) {
    const latest = (0,version/* selectLatest */.se)(releases.map(({ version }) => version)) ?? taken.version;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${taken.version} was released from another commit: tag ${(0,base_error/* quote */.hD)(taken.tag)}`, `use a version above ${latest}`);
}
/** Why a planned version is too small for the changes since `base`; undefined where it is large enough. */
function tooSmall({ next, called }, base, changes) {
    if (base === undefined)
        return undefined;
    const version = isSeverity(next) ? (0,required_bump/* bumpVersion */.Bx)(base.version, next) : next;
    const compatibility = (0,required_bump/* checkBump */.VJ)(base.version, version, changes);
    if (compatibility.isLargeEnough)
        return undefined;
    return (0,required_bump/* incompatible */.Ed)(compatibility, `${called} ${compatibility.minimumVersion}`);
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

// EXTERNAL MODULE: ./lib/composition/modules.js + 1 modules
var composition_modules = __webpack_require__(2722);
;// CONCATENATED MODULE: ./lib/cli/check.js



async function checkCommand(flags, runtime) {
    const settings = { directory: flags.repository, configFile: undefined, origin: undefined };
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, settings);
    try {
        const { head } = modules;
        if (head === undefined)
            throw withoutCommit(flags.repository);
        const { version } = flags;
        const declared = version === undefined ? undefined : { text: version, called: '--version' };
        const dependencies = { ...modules, head, log: runtime.log };
        const { report, refusals } = await check({ declared, flags: {} }, dependencies);
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
    const originUrl = origin.remote && (0,git_remote/* httpsUrlFromRemote */.FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
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
            originUrl,
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
    const { remote, identity, token, tags, ...own } = settings;
    const directory = await fetchTags(git, { remote, token, tags, temporary: runtime.temporary });
    return openModuleRepository(runtime, { ...own, directory, origin: { identity, remote } });
}
/** What a pull request would make of its base: a HEAD, and no tags. */
async function openPullRequest(runtime, settings) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const { remote, identity, token, number, ...own } = settings;
    const ref = `refs/pull/${number}/merge`;
    const directory = await fetchCommit(git, {
        remote,
        token,
        ref,
        withHistory: true,
        temporary: runtime.temporary,
    });
    return openModuleRepository(runtime, { ...own, directory, origin: { identity, remote } });
}
/** A file that was named wins over the copies in the repository. */
async function configSource(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, publish_config/* configSchema */.Qn);
    return { at: async () => config };
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * A version that the constraints `before` allowed and the constraints `after` no longer allow, as text; undefined without one.
 * Of a constraint that is not valid any change loses versions. Only releases are compared, as clients choose a pre-release by
 * its exact version alone. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    const lost = samplePoints([...from, ...to]).find((point) => allows(from, point) && !allows(to, point));
    return lost === undefined ? lostPin(from, to) : formatPoint(lost);
}
/** Throws an Error, for a schema to report, for text that is not a version constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const precision = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, precision, prerelease });
    }
    return conditions;
}
/** The versions of the conditions and their neighbours: what holds for these holds for all versions between them. */
function samplePoints(conditions) {
    const written = conditions.flatMap((condition) => [condition.point, ceilingOf(condition)]);
    return [
        [0, 0, 0],
        ...written.flatMap(([major, minor, patch]) => [
            ...(patch > 0 ? [[major, minor, patch - 1]] : []),
            ...(patch === 0 && minor > 0 ? [[major, minor - 1, Number.POSITIVE_INFINITY]] : []),
            ...(patch === 0 && minor === 0 && major > 0
                ? [[major - 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]]
                : []),
            [major, minor, patch],
            [major, minor, patch + 1],
        ]),
        [Number.POSITIVE_INFINITY, 0, 0],
    ];
}
/** The lowest version that `~>` refuses: only its last number may grow; a lone major number has no ceiling. */
function ceilingOf({ point: [major, minor], precision }) {
    if (precision === 1)
        return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    return precision === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && compare(point, ceilingOf(condition)) < 0;
    }
}
/** A pre-release that `before` names and `after` no longer names. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${formatPoint(pin.point)}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${formatPoint(condition.point)}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}
/** `2.∞.∞` is `2.x`. */
function formatPoint([major, minor, patch]) {
    if (major === Number.POSITIVE_INFINITY)
        return 'all later versions';
    if (minor === Number.POSITIVE_INFINITY)
        return `${major}.x`;
    return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`;
}


/***/ })

};
