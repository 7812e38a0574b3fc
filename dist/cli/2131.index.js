export const id = 2131;
export const ids = [2131];
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

/***/ 2131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  transferCommand: () => (/* binding */ transferCommand)
});

// EXTERNAL MODULE: ./lib/composition/claimant.js
var composition_claimant = __webpack_require__(1829);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 10 modules
var index_store = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/lifecycle/address-pattern.js



/** Reads an address, or three parts in which `*` is any part of a name. Throws INVALID_ADDRESS. */
function parseAddressPattern(text) {
    if (!text.includes('*'))
        return { address: (0,module_address/* parseModuleAddress */.E9)(text) };
    const parts = text.split('/');
    if (parts.length === 3 && parts.every((part) => /^[\w*-]{1,64}$/.test(part)))
        return { parts };
    throw new error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,error/* quote */.hD)(text)} is not a pattern of module addresses`, 'write three parts in which * is any part of a name, such as acme/*/aws, in quotes');
}
/** The modules of an index that the pattern names, in order. Throws NOT_FOUND for a pattern that names none. */
async function matchingAddresses(pattern, snapshot) {
    if ('address' in pattern)
        return [pattern.address];
    let directories = [paths/* MODULES_DIRECTORY */.si];
    for (const part of pattern.parts) {
        const below = await Promise.all(directories.map((each) => matchingNames(each, part, snapshot)));
        directories = below.flat();
    }
    const addresses = directories.map((path) => (0,module_address/* parseModuleAddress */.E9)(path.slice(paths/* MODULES_DIRECTORY */.si.length + 1)));
    if (addresses.length > 0)
        return addresses;
    throw new error/* RegistryError */.gl('NOT_FOUND', `the index has no module ${(0,error/* quote */.hD)(pattern.parts.join('/'))}`, 'name modules of it: module-registry status --index … lists them');
}
async function matchingNames(directory, part, snapshot) {
    const expression = new RegExp(`^${part.replaceAll(/\*+/g, '.*')}$`, 'i');
    const names = (await snapshot.listDirectory(directory)).filter((name) => !name.includes('.'));
    return names
        .filter((name) => expression.test(name))
        .toSorted()
        .map((name) => `${directory}/${name}`);
}
/** The text with what the parts of an address say: `{namespace}`, `{name}` and `{system}`. */
function fillAddress(text, address) {
    return text.replaceAll(/\{(namespace|name|system)\}/g, (_, part) => address[part]);
}

// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/index/plan/module-reading.js
var module_reading = __webpack_require__(2301);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(8123);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/lifecycle/known-module.js
var known_module = __webpack_require__(7328);
// EXTERNAL MODULE: ./lib/lifecycle/permission.js
var permission = __webpack_require__(2953);
;// CONCATENATED MODULE: ./lib/lifecycle/transfer.js










const DEFAULT_HOST = 'github.com';
const REPOSITORY = /^[\w.-]+(\/[\w.~-]+)+$/;
/**
 * Gives addresses to other repositories, in one commit that records it in each `module.json`; an address that is that repository's already
 * stays as it is. Throws NOT_FOUND, INVALID_INPUT for a repository that cannot be named, NOT_OWNER for a run that may not decide and for
 * a repository that may not use the namespace, INDEX_INVALID, and what `updateIndex` throws.
 */
async function transferModules(request, { index, raceBackoff, claimant, identify }) {
    const { pattern, dryRun, date, reason } = request;
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const addresses = await matchingAddresses(pattern, snapshot);
        const transfers = [];
        for (const address of addresses) {
            const known = await (0,known_module/* readKnownModule */.y)(snapshot, address);
            (0,permission/* refuseForeignDecision */.V)(known, claimant);
            transfers.push(await planTransfer(known, request, identify));
        }
        const files = await planFiles(snapshot, transfers, { date, reason });
        const message = messageOf(transfers, reason);
        return { result: { transfers, files }, change: dryRun ? undefined : { message, files } };
    });
    const { transfers, files } = result;
    const isNothing = transfers.every(({ report }) => report.status === 'unchanged');
    return {
        status: isNothing ? 'unchanged' : dryRun ? 'planned' : 'transferred',
        modules: transfers.map(({ report }) => report),
        index: { commit, changed: dryRun ? [...files.keys()] : changed },
    };
}
async function planTransfer(known, request, identify) {
    const { registry, module } = known;
    const to = await identify(newOwner(module, request));
    (0,policy/* refuseForeignOwner */.iV)(registry, module.address, to);
    const { owner: from } = module;
    const status = from !== null && isOwnedBy(from, to) ? 'unchanged' : request.dryRun ? 'planned' : 'transferred';
    return { known, to, report: { address: (0,module_address/* formatModuleAddress */.wc)(module.address), status, from, to } };
}
/** Ids that nobody asked for take nothing away from an owner whose ids are known. */
function isOwnedBy(from, to) {
    const isNamedAlike = from.repository.toLowerCase() === to.repository.toLowerCase();
    const isKnown = to.repositoryId === undefined || to.repositoryId === from.repositoryId;
    return (0,git_remote/* isSameRepository */.ve)(from, to) && isNamedAlike && isKnown;
}
function newOwner({ address, owner }, { to, host }) {
    const [, ownerName = '', name = ''] = /^(.*)\/([^/]*)$/.exec(owner?.repository ?? '') ?? [];
    const known = new Map([
        ['{owner}', ownerName],
        ['{repository}', name],
    ]);
    const repository = fillAddress(to, address).replaceAll(/\{(?:owner|repository)\}/g, (text) => known.get(text) ?? '');
    if (REPOSITORY.test(repository))
        return { host: host ?? owner?.host ?? DEFAULT_HOST, repository };
    throw new error/* RegistryError */.gl('INVALID_INPUT', `--to ${(0,error/* quote */.hD)(to)} gives ${(0,error/* quote */.hD)(repository)} for ${(0,module_address/* formatModuleAddress */.wc)(address)}, which is not owner/name${owner === null ? '; the module has no owner' : ''}`, 'write owner/name; {namespace}, {name} and {system} are parts of the address, {owner} and {repository} of the owner before');
}
async function planFiles(snapshot, transfers, about) {
    const [first] = transfers;
    if (first === undefined)
        return new Map();
    const updates = transfers
        .filter(({ report }) => report.status !== 'unchanged')
        .map((transfer) => moduleAfter(transfer, about))
        .map((module) => ({ module, releases: [], files: new Map(), moduleInterfaces: new Map() }));
    const files = await Promise.all(updates.map(({ module }) => (0,module_reading/* readModuleFiles */.y)(snapshot, module)));
    return (0,publication_plan/* planUpdates */.CY)(new Map(files.flatMap((each) => [...each])), first.known.registry, updates);
}
function moduleAfter({ known: { module }, to }, { date, reason }) {
    const transfer = { from: module.owner, to, date, ...(reason === undefined ? {} : { reason }) };
    return { ...module, owner: to, transfers: [...module.transfers, transfer] };
}
function messageOf(transfers, reason) {
    const lines = transfers.flatMap(({ report: { address, status, to } }) => status === 'unchanged' ? [] : [`${address} to ${to.host}/${to.repository}`]);
    const because = reason === undefined ? '' : `\n\n${reason}`;
    if (lines.length === 1)
        return `Transfer ${lines[0]}${because}`;
    return `Transfer ${lines.length} modules\n\n${(0,error/* shortList */.pg)(lines).join('\n')}${because}`;
}

;// CONCATENATED MODULE: ./lib/lifecycle/transfer-report.js

/** The report as text for people: a line for each module. */
function formatTransferReport({ modules }) {
    const width = (text) => Math.max(...modules.map((module) => text(module).length));
    const address = (module) => module.address;
    const from = (module) => nameOf(module.from);
    return modules
        .map((module) => {
        const cells = [module.address.padEnd(width(address)), nameOf(module.from).padEnd(width(from))];
        const arrow = module.status === 'unchanged' ? [] : ['->', nameOf(module.to)];
        return [module.status.padEnd(11), ...cells, ...arrow].join(' ').trimEnd();
    })
        .join('\n');
}
function nameOf(owner) {
    if (owner === null)
        return 'nobody';
    const id = owner.repositoryId === undefined ? '' : ` (id ${owner.repositoryId})`;
    return (0,error/* visible */.RK)(`${owner.host}/${owner.repository}${id}`);
}

// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(2880);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/transfer.js







/** `transfer`. Throws as {@link transferModules}, and INVALID_INPUT for a flag. */
async function transferCommand(flags, runtime) {
    const { environment } = runtime;
    const { host, reason, repository, dryRun = false } = flags;
    const request = {
        pattern: parseAddressPattern(flags.address),
        to: parseRepositoryName(flags.to),
        host: host === undefined ? undefined : parseHost(host),
        reason: reason === undefined ? undefined : (0,decision_flags/* parseReason */.Mp)(reason),
        date: (0,decision_flags/* dateOfDecision */.Em)(),
        dryRun,
    };
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const github = (0,tokens/* gitHubServer */.fF)(environment);
    const claimant = await (0,composition_claimant/* readClaimant */.G)(runtime, { target, repository, github });
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, { target, token: (0,tokens/* indexToken */.gt)(environment), reading: 'paths' });
    try {
        const identify = (owner) => (0,composition_claimant/* identifiedOwner */.l)(runtime, github, owner);
        const report = await transferModules(request, { ...openedIndex, claimant, identify });
        return { json: report, text: formatTransferReport(report) };
    }
    finally {
        await openedIndex.close();
    }
}
/** `owner/name`, also with what is filled in for each module. */
function parseRepositoryName(text) {
    const name = text.replace(/\.git$/, '');
    if (/^[\w.{}-]+(\/[\w.~{}-]+)+$/.test(name))
        return name;
    throw (0,decision_flags/* invalidFlag */.cU)('--to', text, 'owner/name, such as acme/terraform-aws-vpc');
}
function parseHost(text) {
    const host = text.toLowerCase();
    if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/.test(host))
        return host;
    throw (0,decision_flags/* invalidFlag */.cU)('--host', text, 'a host without a scheme, such as github.com');
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
