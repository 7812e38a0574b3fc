export const id = 7520;
export const ids = [7520];
export const modules = {

/***/ 2880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ dateOfDecision),
/* harmony export */   Mp: () => (/* binding */ parseReason),
/* harmony export */   cU: () => (/* binding */ invalidFlag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Flags of the commands that record a decision. */
const MAX_REASON_LENGTH = 500;
/** Throws INVALID_INPUT for a reason that is not one line of at most 500 characters. */
function parseReason(reason) {
    if (reason.trim() === '' || reason.length > MAX_REASON_LENGTH || /\p{C}/u.test(reason))
        throw invalidFlag('--reason', reason, `one line of 1 to ${MAX_REASON_LENGTH} characters`);
    return reason;
}
/** The date of a decision that is made now. Seconds are enough, and what all dates of an index have. */
function dateOfDecision() {
    return new Date().toISOString().replace(/\.\d+/, '');
}
/** An INVALID_INPUT. @param rule continues "it must be " */
function invalidFlag(flag, value, rule) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${flag} is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}; it must be ${rule}`, `correct ${flag}`);
}


/***/ }),

/***/ 7520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markCommand: () => (/* binding */ markCommand)
});

// EXTERNAL MODULE: ./lib/composition/claimant.js
var composition_claimant = __webpack_require__(1829);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 10 modules
var index_store = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/composition/package-places.js
var package_places = __webpack_require__(7892);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/module-reading.js
var module_reading = __webpack_require__(2301);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(8123);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/lifecycle/known-module.js
var known_module = __webpack_require__(7328);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/lifecycle/marked-module.js



/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published. */
function markedModule(module, decision) {
    const versions = publishedIn(module, decision.versions);
    switch (decision.action) {
        case 'yank':
            return { module: { ...module, yanks: yanksAfter(module, versions, decision.mark) }, versions };
        case 'restore': {
            const yanks = module.yanks.filter(({ version }) => !versions.includes(version));
            return { module: { ...module, yanks }, versions };
        }
        case 'deprecate':
            return { module: deprecated(module, decision.versions?.text, decision.mark), versions };
        case 'undeprecate':
            return { module: undeprecated(module, decision.versions), versions };
    }
}
function publishedIn(module, range) {
    const published = (0,version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    const versions = published.filter((version) => range?.allows(version) ?? true);
    if (versions.length > 0 || range === undefined)
        return versions;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const removed = module.removed.find(({ version }) => range.allows(version));
    if (removed !== undefined) {
        throw new error/* RegistryError */.gl('NOT_FOUND', `${address} ${removed.version} is removed, so nothing is left to mark`, 'name a published version: module-registry status --index … lists them');
    }
    throw new error/* RegistryError */.gl('NOT_FOUND', `${address} has no published version ${(0,error/* quote */.hD)(range.text)}`, `it has ${(0,error/* shortList */.pg)(published).join(', ') || 'none'}`);
}
/** A yanked version keeps the date of its first yank; what is said of it is replaced. */
function yanksAfter({ yanks }, versions, mark) {
    const others = yanks.filter(({ version }) => !versions.includes(version));
    const marked = versions.map((version) => {
        const before = yanks.find((yank) => yank.version === version);
        return { ...withoutAdvice(before), version, ...mark, date: before?.date ?? mark.date };
    });
    return [...others, ...marked];
}
function deprecated(module, text, mark) {
    const before = module.deprecations.find(({ versions }) => versions === text);
    const others = module.deprecations.filter((each) => each !== before);
    const range = text === undefined ? {} : { versions: text };
    const marked = { ...withoutAdvice(before), ...range, ...mark, date: before?.date ?? mark.date };
    return { ...module, deprecations: [...others, marked] };
}
/** Keys of a newer tool stay. */
function withoutAdvice(mark) {
    if (mark === undefined)
        return undefined;
    const { link: _, replacement: __, ...rest } = mark;
    return rest;
}
function undeprecated(module, range) {
    const isNamed = (mark) => mark.versions === range?.text;
    if (!module.deprecations.some(isNamed) && module.deprecations.length > 0)
        throw otherDeprecations(module, range);
    return { ...module, deprecations: module.deprecations.filter((mark) => !isNamed(mark)) };
}
function otherDeprecations(module, range) {
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const commands = module.deprecations.map(({ versions }) => ['module-registry undeprecate', address, ...(versions === undefined ? [] : [(0,error/* quote */.hD)(versions)])].join(' '));
    const name = range === undefined ? `${address} as a whole` : `${address} ${(0,error/* quote */.hD)(range.text)}`;
    return new error/* RegistryError */.gl('NOT_FOUND', `no deprecation is about ${name}: the module has others`, `take back the one that you mean: ${(0,error/* shortList */.pg)(commands).join(' or ')}`);
}

// EXTERNAL MODULE: ./lib/lifecycle/moving-name.js
var moving_name = __webpack_require__(4642);
// EXTERNAL MODULE: ./lib/lifecycle/permission.js
var permission = __webpack_require__(2953);
;// CONCATENATED MODULE: ./lib/lifecycle/mark.js














/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for the latest version without `allowLatest`,
 * NOT_OWNER for a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
async function markModule({ address, decision, allowLatest, dryRun }, { index, raceBackoff, places, claimant }) {
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,known_module/* readKnownModule */.y)(snapshot, address);
        (0,permission/* refuseForeignDecision */.V)({ registry, module }, claimant);
        await refuseUnknownReplacement(decision, snapshot);
        const marked = markedModule(module, decision);
        if (!allowLatest)
            refuseLatest(decision, marked, module);
        const files = await (0,module_reading/* readModuleFiles */.y)(snapshot, marked.module);
        const update = { module: marked.module, releases: [], files: new Map(), moduleInterfaces: new Map() };
        const change = { message: messageOf(decision, marked), files: (0,publication_plan/* planUpdates */.CY)(files, registry, [update]) };
        const planned = [...change.files.keys()];
        return { result: { module, marked, planned }, change: dryRun ? undefined : change };
    });
    const { module, marked, planned } = result;
    const isListing = decision.action === 'yank' || decision.action === 'restore';
    const names = isListing ? await places.follow(marked.module, marked.versions, dryRun) : [];
    return {
        status: planned.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
        address: (0,module_address/* formatModuleAddress */.wc)(address),
        versions: marked.versions,
        latest: { before: (0,module_list/* latestOf */.Te)(module) ?? null, after: (0,module_list/* latestOf */.Te)(marked.module) ?? null },
        listed: (0,documents/* listedVersions */.f3)(marked.module),
        names,
        index: { commit, changed: dryRun ? planned : changed },
    };
}
/** Advice that leads nowhere is worse than none. */
async function refuseUnknownReplacement(decision, snapshot) {
    const text = 'mark' in decision ? decision.mark.replacement : undefined;
    if (text === undefined)
        return;
    const { address, version } = (0,marks/* parseReplacement */.sH)(text);
    const files = await snapshot.read([(0,paths/* modulePath */.Mw)(address, 'module.json')]);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    if (module !== undefined && (version === undefined || (0,documents/* listedVersions */.f3)(module).includes(version)))
        return;
    throw new error/* RegistryError */.gl('NOT_FOUND', `the replacement ${(0,error/* quote */.hD)(text)} is not in the index`, 'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0');
}
/** Consumers without a constraint get another version at once. */
function refuseLatest({ action, versions: range }, { versions }, module) {
    const latest = (0,module_list/* latestOf */.Te)(module);
    const isMarking = action === 'yank' || action === 'deprecate';
    if (!isMarking || range === undefined || latest === undefined || !versions.includes(latest))
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,module_address/* formatModuleAddress */.wc)(module.address)} ${latest} is the latest version`, `publish its successor first, or add --allow-latest`);
}
const VERBS = { yank: 'Yank', restore: 'Restore', deprecate: 'Deprecate', undeprecate: 'Undeprecate' };
function messageOf(decision, { module }) {
    const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`;
    const reason = 'mark' in decision ? `\n\n${decision.mark.reason}` : '';
    return `${VERBS[decision.action]} ${(0,module_address/* formatModuleAddress */.wc)(module.address)}${range}${reason}`;
}
/** The report as text for people. */
function formatMarkReport({ status, address, versions, latest, listed, names }) {
    const moved = latest.before === latest.after ? '' : `, before it was ${latest.before ?? 'none'}`;
    return [
        `${status.padEnd(9)} ${address} ${versions.slice(0, 20).join(', ')}`,
        `latest    ${latest.after ?? 'none'}${moved}`,
        `listed    ${listed.length === 0 ? 'no version' : listed.slice(0, 20).join(', ')}`,
        ...names.map(moving_name/* formatMovingName */.D),
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/lifecycle/version-range.js



/** Reads a version, or a constraint as in a `module` block. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    const reading = (0,version/* readVersion */.$4)(text);
    if (reading.ok)
        return { text, isVersion: true, allows: (version) => version === reading.version };
    try {
        return { ...(0,version_constraint/* parseConstraint */.FJ)(evenlySpaced(text)), isVersion: false };
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new error/* RegistryError */.gl('INVALID_INPUT', (0,error/* messageOf */.bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}

// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(2880);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/mark.js









/** `yank`, `restore`, `deprecate` and `undeprecate`. Throws as {@link markModule}, and INVALID_INPUT for a flag. */
async function markCommand(action, flags, runtime) {
    const address = (0,module_address/* parseModuleAddress */.E9)(flags.address);
    const decision = decisionOf(action, flags);
    const { allowLatest = false, dryRun = false, repository } = flags;
    const { environment } = runtime;
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const github = (0,tokens/* gitHubServer */.fF)(environment);
    const claimant = await (0,composition_claimant/* readClaimant */.G)(runtime, { target, repository, github });
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, { target, token: (0,tokens/* indexToken */.gt)(environment), reading: 'paths' });
    try {
        const dependencies = { ...openedIndex, places: (0,package_places/* packagePlaces */.P)(runtime, github), claimant };
        const report = await markModule({ address, decision, allowLatest, dryRun }, dependencies);
        return { json: report, text: formatMarkReport(report) };
    }
    finally {
        await openedIndex.close();
    }
}
function decisionOf(action, flags) {
    const versions = flags.versions === undefined ? undefined : parseVersionRange(flags.versions);
    switch (action) {
        case 'yank':
            return { action, versions: required(versions), mark: markOf(flags) };
        case 'restore':
            return { action, versions: required(versions) };
        case 'deprecate':
            return { action, versions, mark: markOf(flags) };
        case 'undeprecate':
            return { action, versions };
    }
}
/** Commander requires the argument of the commands that need it. */
function required(versions) {
    return versions ?? parseVersionRange('');
}
function markOf({ reason = '', link, replacement }) {
    const because = (0,decision_flags/* parseReason */.Mp)(reason);
    if (link !== undefined && !(link.startsWith('https://') && URL.canParse(link)))
        throw (0,decision_flags/* invalidFlag */.cU)('--link', link, 'an https URL');
    if (replacement !== undefined)
        (0,marks/* parseReplacement */.sH)(replacement);
    return {
        reason: because,
        date: (0,decision_flags/* dateOfDecision */.Em)(),
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}


/***/ }),

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readClaimant),
/* harmony export */   l: () => (/* binding */ identifiedOwner)
/* harmony export */ });
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3324);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1123);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55);




/** In whose name a command decides about published versions. Throws NOT_A_REPOSITORY, MISSING_PROGRAM. */
async function readClaimant(runtime, { target, repository, github }) {
    const index = target.kind === 'directory' ? undefined : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .identityFromRemote */ .tk)(target.remote);
    if (repository === undefined)
        return { repository: repositoryOfRun(runtime.environment), index };
    const [{ findRepository }, { Git, requireGit }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1400)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7863)),
    ]);
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const { originUrl } = await findRepository(git, repository);
    const { identity } = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .y)(originUrl);
    return { repository: identity && (await identifiedOwner(runtime, github, identity)), index };
}
/** A repository with the ids of GitHub, where there is a token to ask with. A failure is a warning. */
async function identifiedOwner(runtime, github, repository) {
    const home = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubHome */ .Jg)(github, repository, runtime.log);
    return (await (0,_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .identified */ .AR)({ publisher: repository, home }, runtime)) ?? repository;
}
/**
 * The repository whose workflow this is. https://docs.github.com/actions/reference/variables-reference,
 * https://docs.gitlab.com/ci/variables/predefined_variables/
 */
function repositoryOfRun(environment) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_SERVER_URL, CI_PROJECT_PATH } = environment;
    const [server, repository] = GITHUB_REPOSITORY
        ? [GITHUB_SERVER_URL, GITHUB_REPOSITORY]
        : [CI_SERVER_URL, CI_PROJECT_PATH];
    if (!repository || server === undefined || !URL.canParse(server))
        return undefined;
    const identity = { host: new URL(server).host, repository };
    if (!GITHUB_REPOSITORY)
        return identity;
    return {
        ...identity,
        ...idOf('repositoryId', environment['GITHUB_REPOSITORY_ID']),
        ...idOf('ownerId', environment['GITHUB_REPOSITORY_OWNER_ID']),
    };
}
function idOf(key, text = '') {
    return /^[1-9]\d{0,14}$/.test(text) ? { [key]: Number(text) } : {};
}


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   PF: () => (/* binding */ openModuleRepository)
/* harmony export */ });
/* unused harmony export openRemoteModules */
/* harmony import */ var _adapters_git_fetched_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6543);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1400);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6316);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(774);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1123);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1240);










/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log);
    const [repository] = await Promise.all([(0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.findRepository)(git, directory), (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.requireGit)(git)]);
    const { origin = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .originOf */ .y)(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_github_js__WEBPACK_IMPORTED_MODULE_8__/* .gitHubHome */ .Jg)(github, origin.identity, log);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .openModules */ .m)(git, repository, temporary);
    return {
        ...modules,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary),
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.readHead)(git, gitDirectory),
        origin,
        defaultAddress: () => (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .c)(origin.identity),
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configFormat */ .A5);
    return { at: async () => config };
}


/***/ }),

/***/ 7892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ packagePlaces)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1123);



/** The places of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
function packagePlaces(runtime, server) {
    const places = new NetworkPlaces(runtime, server);
    return {
        delete: (pkg) => places.delete(pkg),
        follow: (module, marked, dryRun) => places.follow(module, marked, dryRun),
    };
}
class NetworkPlaces {
    #runtime;
    #server;
    constructor(runtime, server) {
        this.#runtime = runtime;
        this.#server = server;
    }
    async delete(pkg) {
        const { location } = pkg;
        const manifest = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(location);
        if (manifest !== undefined) {
            const { deleteModulePackage } = await __webpack_require__.e(/* import() */ 3873).then(__webpack_require__.bind(__webpack_require__, 6254));
            const client = await this.#ociClient(manifest.repository, 'pull,push,delete');
            return deleteModulePackage(client, manifest.digest, pkg);
        }
        const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(location);
        return asset === undefined ? notDeletable(location) : this.#deleteAsset(asset);
    }
    async follow(module, marked, dryRun) {
        const changed = new Set(marked);
        const locations = [...module.versions, ...module.removed]
            .filter(({ version }) => changed.has(version))
            .flatMap(({ packages = [] }) => packages.map(({ location }) => location));
        const repositories = new Set(locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(each)?.repository ?? []));
        const names = [];
        for (const repository of repositories) {
            const { followTags } = await __webpack_require__.e(/* import() */ 7655).then(__webpack_require__.bind(__webpack_require__, 7655));
            const client = await this.#ociClient(repository, 'pull,push');
            names.push(...(await followTags(client, { module, marked, dryRun })));
        }
        const assets = locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(each) ?? []);
        const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]));
        for (const asset of homes.values())
            names.push(...(await this.#followLatest(asset, module, dryRun)));
        return names;
    }
    async #deleteAsset(asset) {
        const { deleteAsset, deleteByHand } = await __webpack_require__.e(/* import() */ 6020).then(__webpack_require__.bind(__webpack_require__, 6020));
        return this.#atHome(asset, (repository) => deleteAsset(repository, asset), (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }));
    }
    async #followLatest(asset, module, dryRun) {
        const { followLatestRelease } = await __webpack_require__.e(/* import() */ 8467).then(__webpack_require__.bind(__webpack_require__, 8467));
        const name = `the latest release of ${asset.repository}`;
        return this.#atHome(asset, (repository) => followLatestRelease(repository, module, dryRun), (reason) => [{ name, status: 'kept', version: null, reason }]);
    }
    /** What a repository that cannot be opened means is the caller's. */
    async #atHome({ host, repository }, work, refused) {
        const { environment, log } = this.#runtime;
        if (!(0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHub */ .Wz)(host, environment['GITHUB_SERVER_URL']))
            return refused(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(host)} is not known to be GitHub: set GITHUB_SERVER_URL to its URL`);
        try {
            const home = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubHome */ .Jg)(this.#server, { host, repository }, log)();
            return await work(home);
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            return refused(`${error.message}; ${error.hint}`);
        }
    }
    /** The password of the environment is for the host that a publish names, and so for none that an index names. */
    async #ociClient(name, access) {
        const { environment, log, secrets } = this.#runtime;
        const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(2075), __webpack_require__.e(9887)]).then(__webpack_require__.bind(__webpack_require__, 2075)),
            __webpack_require__.e(/* import() */ 5098).then(__webpack_require__.bind(__webpack_require__, 5098)),
            __webpack_require__.e(/* import() */ 2268).then(__webpack_require__.bind(__webpack_require__, 2268)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8713)),
        ]);
        const repository = parseOciRepository(name);
        const sources = { configured: undefined, githubToken: this.#server.token, environment };
        return new OciClient({
            repository,
            access,
            findCredentials: () => findCredentials(repository.host, sources),
            transport: networkTransport(log, secrets),
        });
    }
}
/** Git keeps commits, and other places are not this tool's. */
function notDeletable(location) {
    if ((0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationKind */ .QD)(location) !== 'git')
        return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` };
    return {
        status: 'impossible',
        reason: 'clients clone the commit from the module repository, and Git keeps it',
        fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
    };
}


/***/ }),

/***/ 7328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readKnownModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5664);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);




/** A module that a decision is about, and the registry that it is in. Throws NOT_FOUND for one that the index does not have, INDEX_INVALID. */
async function readKnownModule(snapshot, address) {
    const files = await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json')]);
    const registry = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .registryIn */ .hY)(files);
    const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleIn */ .w6)(files, address);
    if (module !== undefined)
        return { registry, module };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the index has no module ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address)}`, 'name one of its modules: module-registry status --index … lists them');
}


/***/ }),

/***/ 4642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ formatMovingName)
/* harmony export */ });
/** One name that follows the latest version, as text for people. */
function formatMovingName({ name, status, version, reason, fix }) {
    if (status === 'moved')
        return `moved     ${name}: now ${version}`;
    if (status === 'planned')
        return `move      ${name} to ${version}`;
    return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`;
}


/***/ }),

/***/ 2953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ refuseForeignDecision)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(726);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);




/**
 * Throws NOT_OWNER for a run that may not decide about the module. Where `marks` in `registry.json` names owners, they alone may. Else a
 * run in a repository may that owns the module or holds the index, and so may a person who can write the index.
 */
function refuseForeignDecision({ registry, module }, claimant) {
    const { repository } = claimant;
    const isReserved = (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .mayMark */ .fq)(registry, repository);
    if (isReserved === true)
        return;
    const address = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(module.address));
    const own = repository === undefined ? 'a run without a repository' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository));
    if (isReserved === false) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `decisions about published versions, such as of ${address}, are reserved for ${(0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .markOwners */ .KW)(registry)} in registry.json; this is ${own}`, 'run it in a workflow of that repository, or name a clone of it: --repository DIR');
    }
    if (repository === undefined || mayPublish({ registry, module }, claimant))
        return;
    const owner = module.owner === null ? 'nobody yet' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(module.owner));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `${address} belongs to ${owner}; this is ${own}, which may not decide about it`, `run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository))}} to the owners of "marks" in registry.json`);
}
function mayPublish({ registry, module }, { repository, index }) {
    if (repository === undefined)
        return false;
    if (index !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRepository */ .ve)(repository, index))
        return true;
    if (module.owner === null)
        return (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .allowsOwner */ .eT)(registry, module.address, repository);
    return (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRepository */ .ve)(repository, module.owner);
}
function nameOf({ host, repository }) {
    return `${host}/${repository}`;
}


/***/ }),

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5152);



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
