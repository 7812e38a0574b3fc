export const id = 3857;
export const ids = [3857];
export const modules = {

/***/ 3857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dateOfDecision: () => (/* binding */ dateOfDecision),
  formatMarkReport: () => (/* binding */ formatMarkReport),
  markCommand: () => (/* binding */ markCommand),
  removeCommand: () => (/* binding */ removeCommand),
  removeRefusals: () => (/* binding */ removeRefusals),
  transferCommand: () => (/* binding */ transferCommand)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(6848);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/actor.js
var composition_actor = __webpack_require__(9475);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/composition/package-storage.js
var package_storage = __webpack_require__(1306);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/lifecycle/decision.js
var decision = __webpack_require__(1084);
// EXTERNAL MODULE: ./lib/lifecycle/mark.js
var lifecycle_mark = __webpack_require__(1107);
// EXTERNAL MODULE: ./lib/lifecycle/marks-file.js
var marks_file = __webpack_require__(7345);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(504);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/lifecycle/remove.js






/**
 * Takes a version away for good: its files leave the index in one commit, a tombstone stays, and its packages elsewhere are deleted. What
 * could not be deleted is a result, and a later run tries it again. Throws NOT_FOUND for a version that was never published, NOT_OWNER for
 * a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
async function removeVersion(request, { index, raceBackoff, storage, actor }) {
    const { address, version, dryRun } = request;
    const { result, commit, changed } = await (0,update_index/* updateIndex */.UB)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,decision/* readKnownModule */.yw)(snapshot, address);
        (0,decision/* refuseForeignDecision */.V6)({ registry, module }, actor);
        const removed = removedModule(module, version, request);
        const planned = await (0,update_index/* planModules */.Ly)(snapshot, registry, [removed.module]);
        // Last: a reader of a directory finds nothing listed that is gone.
        const gone = await filesOf(snapshot, address, version);
        const files = new Map([...planned, ...gone.map((path) => [path, null])]);
        const message = `Remove ${(0,module_address/* formatModuleAddress */.wc)(address)} ${version}\n\n${removed.tombstone.reason}`;
        return { result: { module, removed, gone }, change: { message, files }, isDry: dryRun };
    });
    const { module, removed, gone } = result;
    const { tombstone } = removed;
    const same = sameBytes(removed);
    // Names leave the package before it is deleted: some registries delete its tags with it.
    const names = await storage.follow(removed.module, [version], dryRun);
    return {
        status: dryRun ? 'planned' : changed.length === 0 ? 'unchanged' : 'removed',
        address: (0,module_address/* formatModuleAddress */.wc)(address),
        version,
        reason: tombstone.reason,
        commit: tombstone.commit,
        latest: (0,decision/* latestChange */.Y_)(module, removed.module),
        listed: (0,documents/* listedVersions */.f3)(removed.module),
        sameBytes: same,
        files: gone,
        packages: await deletePackages(removed, { isShared: same.length > 0, storage, dryRun }),
        names,
        index: { commit, changed },
    };
}
/** Also those that a newer tool has written. */
async function filesOf(snapshot, address, version) {
    const directory = (0,paths/* versionDirectory */.c0)(address, version);
    const names = await snapshot.listDirectory(directory);
    return names.toSorted().map((name) => `${directory}/${name}`);
}
function sameBytes({ module, tombstone }) {
    return module.versions.filter(({ digest }) => digest === tombstone.digest).map(({ version }) => version);
}
async function deletePackages({ module, tombstone }, { isShared, storage, dryRun, }) {
    const deleted = [];
    // The package in the index goes with the files of its version.
    for (const { kind, location } of (tombstone.packages ?? []).filter((each) => each.kind !== 'index')) {
        const { digest, version } = tombstone;
        const pkg = { address: module.address, version, kind, location, digest, isShared };
        const outcome = dryRun ? { status: 'planned', notes: [] } : await storage.delete(pkg);
        deleted.push({ kind, location, ...outcome });
    }
    return deleted;
}
/** The module without a version, whose tombstone stays for ever; a version that is removed already stays as it is. Throws NOT_FOUND. */
function removedModule(module, version, { reason, date }) {
    const before = module.removed.find((each) => each.version === version);
    if (before !== undefined)
        return { module, tombstone: before };
    const published = module.versions.find((each) => each.version === version);
    if (published === undefined)
        throw (0,decision/* unknownVersion */.VN)(module, version);
    const { digest, commit } = published;
    // So that a later run can delete what this one could not.
    const packages = published.packages.map(({ kind, location }) => ({ kind, location }));
    const tombstone = { version, digest, commit, reason, date, packages };
    const isOther = (each) => each.version !== version;
    const after = {
        ...module,
        versions: module.versions.filter(isOther),
        yanks: module.yanks.filter(isOther),
        deprecations: module.deprecations.filter(({ versions }) => versions !== version),
        removed: [...module.removed, tombstone],
    };
    return { module: after, tombstone };
}
/** What stays whatever the tool does. */
const NOT_UNDONE = 'clones, forks and the Git history of the index and of the module repository keep it, and so do caches of clients, mirrors and hosts: revoke a leaked secret first';
function formatRemoveReport(report) {
    const { status, address, version, reason, latest, listed, packages, names, sameBytes } = report;
    return [
        `${status.padEnd(9)} ${address} ${version}: ${(0,error/* visible */.RK)(reason)}`,
        (0,decision/* formatLatest */.PZ)(latest),
        `listed    ${listed.length === 0 ? 'no version' : (0,error/* shortList */.pg)(listed).join(', ')}`,
        ...report.files.map((path) => `${(status === 'planned' ? 'delete' : 'deleted').padEnd(9)} ${path}`),
        ...packages.flatMap(packageLines),
        ...names.map(decision/* formatMovingName */.DU),
        ...(sameBytes.length === 0 ? [] : [`same      ${sameBytes.join(', ')}: the same package, which stays`]),
        `stays     ${NOT_UNDONE}`,
    ].join('\n');
}
function packageLines(deleted) {
    const { location } = deleted;
    switch (deleted.status) {
        case 'planned':
            return [`delete    ${location}`];
        case 'deleted':
        case 'absent':
            return [`${deleted.status.padEnd(9)} ${location}`, ...deleted.notes.map((note) => `          ${note}`)];
        case 'impossible':
        case 'failed':
            return [`kept      ${location}: ${deleted.reason}`, `by hand   ${deleted.fix}`];
    }
}

// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/lifecycle/transfer.js









const DEFAULT_HOST = 'github.com';
/**
 * Gives addresses to other repositories, in one commit that records it in each `module.json`; an address that is that repository's already
 * stays as it is. Throws NOT_FOUND, INVALID_INPUT for a repository that cannot be named, NOT_OWNER for a run that may not decide and for
 * a repository that may not use the namespace, INDEX_INVALID, and what `updateIndex` throws.
 */
async function transferModules(request, { index, raceBackoff, actor, identify }) {
    const { pattern, dryRun, reason } = request;
    const { result, commit, changed } = await (0,update_index/* updateIndex */.UB)(index, raceBackoff, async (snapshot) => {
        const addresses = await matchingAddresses(pattern, snapshot);
        const transfers = [];
        for (const address of addresses) {
            const known = await (0,decision/* readKnownModule */.yw)(snapshot, address);
            (0,decision/* refuseForeignDecision */.V6)(known, actor);
            transfers.push(await planTransfer(known, request, identify));
        }
        const registry = (0,index_files/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA]));
        const modules = transfers.flatMap(({ after }) => after ?? []);
        const files = await (0,update_index/* planModules */.Ly)(snapshot, registry, modules);
        const message = messageOf(transfers, reason);
        return { result: transfers, change: { message, files }, isDry: dryRun };
    });
    const isNothing = result.every(({ report }) => report.status === 'unchanged');
    return {
        status: isNothing ? 'unchanged' : dryRun ? 'planned' : 'transferred',
        modules: result.map(({ report }) => report),
        index: { commit, changed },
    };
}
async function planTransfer({ registry, module }, request, identify) {
    const to = await identify(newOwner(module, request));
    (0,policy/* refuseForeignOwner */.iV)(registry, module.address, to);
    const { owner: from } = module;
    const { reason, date, dryRun } = request;
    const isSame = from !== null && isOwnedBy(from, to);
    const transfer = { from, to, date, ...(reason === undefined ? {} : { reason }) };
    const status = isSame ? 'unchanged' : dryRun ? 'planned' : 'transferred';
    return {
        after: isSame ? undefined : { ...module, owner: to, transfers: [...module.transfers, transfer] },
        report: { address: (0,module_address/* formatModuleAddress */.wc)(module.address), status, from, to },
    };
}
/** Ids that nobody asked for take nothing away from an owner whose ids are known. */
function isOwnedBy(from, to) {
    const isNamedAlike = from.repository.toLowerCase() === to.repository.toLowerCase();
    const isKnown = to.repositoryId === undefined || to.repositoryId === from.repositoryId;
    return (0,git_remote/* isSameRepository */.ve)(from, to) && isNamedAlike && isKnown;
}
function newOwner({ address, owner }, { to, host }) {
    const [, ownerName = '', name = ''] = /^(.*)\/([^/]*)$/.exec(owner?.repository ?? '') ?? [];
    const repository = to
        .replaceAll(/\{(namespace|name|system)\}/g, (_, part) => address[part])
        .replaceAll(/\{(owner|repository)\}/g, (_, part) => (part === 'owner' ? ownerName : name));
    const named = { host: host ?? owner?.host ?? DEFAULT_HOST, repository };
    if (repository.includes('/') && (0,git_remote/* isRepositoryIdentity */.Lc)(named))
        return named;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `--to ${(0,error/* quote */.hD)(to)} gives ${(0,error/* quote */.hD)(repository)} for ${(0,module_address/* formatModuleAddress */.wc)(address)}, which is not owner/name${owner === null ? '; the module has no owner' : ''}`, 'write owner/name; {namespace}, {name} and {system} are parts of the address, {owner} and {repository} of the owner before');
}
function messageOf(transfers, reason) {
    const lines = transfers.flatMap(({ report: { address, status, to } }) => status === 'unchanged' ? [] : [`${address} to ${to.host}/${to.repository}`]);
    const because = reason === undefined ? '' : `\n\n${reason}`;
    if (lines.length === 1)
        return `Transfer ${lines[0]}${because}`;
    return `Transfer ${lines.length} modules\n\n${(0,error/* shortList */.pg)(lines).join('\n')}${because}`;
}
function formatTransferReport({ modules }) {
    const widthOf = (texts) => Math.max(...texts.map((text) => text.length));
    const addressWidth = widthOf(modules.map(({ address }) => address));
    const fromWidth = widthOf(modules.map(({ from }) => nameOf(from)));
    const lines = modules.map((module) => {
        const cells = [module.address.padEnd(addressWidth), nameOf(module.from).padEnd(fromWidth)];
        const arrow = module.status === 'unchanged' ? [] : ['->', nameOf(module.to)];
        return [module.status.padEnd(11), ...cells, ...arrow].join(' ').trimEnd();
    });
    const counts = [...(0,group/* groupBy */.$)(modules, ({ status }) => status)].map(([status, all]) => `${all.length} ${status}`);
    return [...lines, ...(modules.length > 1 ? [`total       ${counts.join(', ')}`] : [])].join('\n');
}
function nameOf(owner) {
    if (owner === null)
        return 'nobody';
    const id = owner.repositoryId === undefined ? '' : ` (id ${owner.repositoryId})`;
    return (0,error/* visible */.RK)(`${owner.host}/${owner.repository}${id}`);
}
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

// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/decisions.js














/** Characters of --reason. A longer one is INVALID_INPUT. */
const MAX_REASON_LENGTH = 500;
/** Works on the index that a decision is about, in the name of whoever decides. */
async function decide({ index, repository, dryRun }, runtime, work) {
    const github = (0,command/* gitHubServer */.fF)(runtime.environment);
    return (0,index_store/* withIndex */.NH)(runtime, { index, reading: 'paths', writes: !dryRun }, async (opened) => {
        const actor = await (0,composition_actor/* readActor */.a)(runtime, { target: opened.target, repository, github });
        return work({ ...opened, actor, storage: (0,package_storage/* packageStorage */.m)(runtime, github) });
    });
}
/** `yank`, `restore`, `deprecate` and `undeprecate`. Throws as {@link markModule}, and INVALID_INPUT for a flag. */
function markCommand(action) {
    return async (flags, runtime) => {
        const { allowLatest = false, dryRun = false } = flags;
        const address = (0,module_address/* parseModuleAddress */.E9)(flags.address);
        const versions = flags.versions === undefined ? undefined : (0,marks_file/* parseVersionRange */.FG)(flags.versions);
        const mark = action === 'yank' || action === 'deprecate' ? markOf(flags) : undefined;
        const request = { address, decision: { action, versions, mark }, allowLatest, dryRun };
        const report = await decide(flags, runtime, (dependencies) => (0,lifecycle_mark/* markModule */.OG)(request, dependencies));
        return { json: report, text: formatMarkReport(report) };
    };
}
function markOf({ reason = '', link, replacement }) {
    const because = parseReason(reason);
    if (link !== undefined && !(0,marks/* isPublicLink */.es)(link))
        throw invalidFlag('--link', link, 'an https URL');
    if (replacement !== undefined)
        (0,marks/* parseReplacement */.sH)(replacement);
    return {
        reason: because,
        date: dateOfDecision(),
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}
/** `remove`. Throws as {@link removeVersion}, INVALID_INPUT for a flag, and where nobody has confirmed. */
async function removeCommand(flags, runtime) {
    const { dryRun = false, yes = false } = flags;
    const request = {
        address: (0,module_address/* parseModuleAddress */.E9)(flags.address),
        version: (0,version/* parseVersion */.ot)(flags.version),
        reason: parseReason(flags.reason),
        date: dateOfDecision(),
        dryRun,
    };
    // Whether a person reads and types: results may go elsewhere.
    const isInteractive = process.stdin.isTTY === true && process.stderr.isTTY === true;
    if (!dryRun && !yes && !isInteractive)
        throw new command/* UsageError */.eb('remove deletes for good, and nobody can be asked: this is no terminal', 'look first with --dry-run, then add --yes');
    const report = await decide(flags, runtime, async (dependencies) => {
        if (dryRun || yes)
            runtime.log.warn('what is removed cannot be brought back; revoke a leaked secret first');
        else
            await decisions_confirm(request.version, formatRemoveReport(await removeVersion({ ...request, dryRun: true }, dependencies)));
        return removeVersion(request, dependencies);
    });
    return { json: report, text: formatRemoveReport(report), refusals: removeRefusals(report) };
}
/** Shows what would be deleted, and asks for the version. Throws INVALID_INPUT for another text, and for the end of the input. */
async function decisions_confirm(version, plan) {
    const terminal = (0,promises_.createInterface)({ input: process.stdin, output: process.stderr });
    const closed = new Promise((resolve) => terminal.once('close', () => resolve('')));
    const question = `${plan}\n\nType ${version} to remove it for good: `;
    const typed = await Promise.race([terminal.question(question), closed]).finally(() => terminal.close());
    if (typed.trim() === version)
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', 'it was not confirmed, so nothing was removed', `type ${version}, or add --yes`);
}
/** `transfer`. Throws as {@link transferModules}, and INVALID_INPUT for a flag. */
async function transferCommand(flags, runtime) {
    const { host, reason, dryRun = false } = flags;
    const request = {
        pattern: parseAddressPattern(flags.address),
        to: parseRepositoryName(flags.to),
        host: host === undefined ? undefined : parseHost(host),
        reason: reason === undefined ? undefined : parseReason(reason),
        date: dateOfDecision(),
        dryRun,
    };
    const github = (0,command/* gitHubServer */.fF)(runtime.environment);
    const identify = (owner) => (0,composition_actor/* identifiedOwner */.l)(runtime, github, owner);
    const report = await decide(flags, runtime, (opened) => transferModules(request, { ...opened, identify }));
    return { json: report, text: formatTransferReport(report) };
}
/** `owner/name`, also with what is filled in for each module. */
function parseRepositoryName(text) {
    const name = text.replace(/\.git$/, '');
    if (/^[\w.{}-]+(\/[\w.~{}-]+)+$/.test(name))
        return name;
    throw invalidFlag('--to', text, 'owner/name, such as acme/terraform-aws-vpc');
}
function parseHost(text) {
    const host = text.toLowerCase();
    if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/.test(host))
        return host;
    throw invalidFlag('--host', text, 'a host without a scheme, such as github.com');
}
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
    return new error/* RegistryError */.gl('INVALID_INPUT', `${flag} is ${(0,error/* quote */.hD)(value)}; it must be ${rule}`, `correct ${flag}`);
}
function formatMarkReport({ status, address, versions, latest, listed, names }) {
    return [
        `${status.padEnd(9)} ${address} ${(0,error/* shortList */.pg)(versions).join(', ')}`,
        (0,decision/* formatLatest */.PZ)(latest),
        `listed    ${listed.length === 0 ? 'no version' : (0,error/* shortList */.pg)(listed).join(', ')}`,
        ...names.map(decision/* formatMovingName */.DU),
        ...(versions.length > 1 ? [`total     ${versions.length} versions ${status}`] : []),
    ].join('\n');
}
/** A place that refused fails the run: the package can still be fetched. */
function removeRefusals({ packages }) {
    return packages.flatMap((deleted) => deleted.status === 'failed'
        ? [
            {
                code: 'STORE_REFUSED',
                message: `${deleted.location} is not deleted: ${deleted.reason}`,
                hint: deleted.fix,
            },
        ]
        : []);
}


/***/ }),

/***/ 9475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readActor),
/* harmony export */   l: () => (/* binding */ identifiedOwner)
/* harmony export */ });
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3324);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9265);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55);




/** In whose name a command decides about published versions. Throws NOT_A_REPOSITORY, MISSING_PROGRAM. */
async function readActor(runtime, { target, repository, github }) {
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
    const { identity } = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(originUrl);
    return { repository: identity && (await identifiedOwner(runtime, github, identity)), index };
}
/** A repository with the ids of GitHub, where there is a token to ask with. A failure is a warning. */
async function identifiedOwner(runtime, github, repository) {
    const home = (0,_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubHome */ .Jg)(github, repository, runtime);
    return (await (0,_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .identified */ .AR)({ publisher: repository, home }, runtime)) ?? repository;
}
/**
 * The repository whose workflow this is. https://docs.github.com/actions/reference/variables-reference,
 * https://docs.gitlab.com/ci/variables/predefined_variables/
 */
function repositoryOfRun(environment) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_SERVER_URL, CI_PROJECT_PATH } = environment;
    const [server, repository] = GITHUB_REPOSITORY
        ? // Without a server it is a workflow still, and no person.
            [GITHUB_SERVER_URL || 'https://github.com', GITHUB_REPOSITORY]
        : [CI_SERVER_URL, CI_PROJECT_PATH];
    if (!repository || server === undefined || !URL.canParse(server))
        return undefined;
    const identity = { host: new URL(server).host, repository: `${(0,_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .serverPathPrefix */ .$N)(server)}${repository}` };
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

/***/ 1306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ packageStorage)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6223);
/* harmony import */ var _publish_package_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(449);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9265);





/** The storage of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
function packageStorage(runtime, server) {
    return new NetworkStorage(runtime, server);
}
class NetworkStorage {
    #runtime;
    #server;
    /** What is done where packages of each kind are: a kind without a line does not compile. */
    #kinds = {
        index: { delete: async (pkg) => notDeletable(pkg) },
        git: { delete: async (pkg) => notDeletable(pkg) },
        release: {
            delete: (pkg) => this.#deleteAsset(pkg),
            follow: (locations, marks) => this.#followLatest(locations, marks),
        },
        oci: {
            delete: (pkg) => this.#deleteManifest(pkg),
            follow: (locations, marks) => this.#followTags(locations, marks),
        },
        s3: { delete: (pkg) => this.#deleteObject(pkg) },
    };
    constructor(runtime, server) {
        this.#runtime = runtime;
        this.#server = server;
    }
    async delete(pkg) {
        const kind = _publish_package_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .PACKAGE_KINDS */ .js.find((each) => each === pkg.kind);
        return kind === undefined ? notDeletable(pkg) : this.#kinds[kind].delete(pkg);
    }
    async follow(module, marked, dryRun) {
        const changed = new Set(marked);
        const packages = [...module.versions, ...module.removed]
            .filter(({ version }) => changed.has(version))
            .flatMap((each) => each.packages ?? []);
        const names = [];
        for (const kind of _publish_package_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .PACKAGE_KINDS */ .js) {
            const locations = packages.filter((each) => each.kind === kind).map(({ location }) => location);
            names.push(...((await this.#kinds[kind].follow?.(locations, { module, marked, dryRun })) ?? []));
        }
        return names;
    }
    async #deleteManifest(pkg) {
        const manifest = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(pkg.location);
        if (manifest === undefined)
            return notDeletable(pkg);
        const { deleteModulePackage } = await Promise.all(/* import() */[__webpack_require__.e(1595), __webpack_require__.e(5433)]).then(__webpack_require__.bind(__webpack_require__, 5433));
        const client = await this.#ociClient(manifest.repository, 'pull,push,delete');
        return deleteModulePackage(client, manifest.digest, pkg);
    }
    async #followTags(locations, marks) {
        const repositories = new Set(locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(each)?.repository ?? []));
        const names = [];
        for (const repository of repositories) {
            const { followTags } = await Promise.all(/* import() */[__webpack_require__.e(1595), __webpack_require__.e(5433)]).then(__webpack_require__.bind(__webpack_require__, 5433));
            names.push(...(await followTags(await this.#ociClient(repository, 'pull,push'), marks)));
        }
        return names;
    }
    /** Of a bucket that the location does not name, nobody knows here which one it is. */
    async #deleteObject({ location, address, version }) {
        const object = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .s3ObjectOf */ .ly)(location);
        const fix = `delete the object behind ${location}, and what caches keep of it`;
        if (object === undefined)
            return { status: 'impossible', reason: 'the location does not say in which bucket the package is', fix };
        // Whoever writes an index may name objects of others in it.
        const path = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .packageKey */ .MO)({ address, version });
        if (!`/${object.key}`.endsWith(`/${path}`))
            return { status: 'failed', reason: `its key does not end in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, fix };
        const { openS3 } = await __webpack_require__.e(/* import() */ 1046).then(__webpack_require__.bind(__webpack_require__, 1046));
        const { bucket, region, key } = object;
        try {
            const client = await openS3(this.#runtime, { bucket, prefix: '' }, { region });
            const head = await client.request({ method: 'HEAD', key }, [200, 404]);
            if (head.status === 404)
                return { status: 'absent', notes: [] };
            await client.request({ method: 'DELETE', key }, [200, 204]);
            const notes = ['a bucket with versioning keeps the object as an earlier version: delete that, too'];
            return { status: 'deleted', notes };
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            return { status: 'failed', reason: `${error.message}; ${error.hint}`, fix };
        }
    }
    async #deleteAsset(pkg) {
        const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(pkg.location);
        if (asset === undefined)
            return notDeletable(pkg);
        const { deleteAsset, deleteByHand } = await __webpack_require__.e(/* import() */ 6020).then(__webpack_require__.bind(__webpack_require__, 6020));
        return this.#atHome(asset, (repository) => deleteAsset(repository, asset), (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }));
    }
    async #followLatest(locations, { module, dryRun }) {
        const assets = locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(each) ?? []);
        const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]));
        const names = [];
        for (const asset of homes.values()) {
            const { followLatestRelease } = await __webpack_require__.e(/* import() */ 6020).then(__webpack_require__.bind(__webpack_require__, 6020));
            const found = await this.#atHome(asset, (repository) => followLatestRelease(repository, module, dryRun), (reason) => [
                { name: `the latest release of ${asset.repository}`, status: 'kept', version: null, reason },
            ]);
            names.push(...found);
        }
        return names;
    }
    /** What a repository that cannot be opened means is the caller's. */
    async #atHome({ host, repository }, work, refused) {
        if (!(0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .isAsked */ .D6)(host, this.#runtime.environment))
            return refused(`there is no token for ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(host)}: set ${(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(host)}, or set GITHUB_SERVER_URL to its URL`);
        const home = (0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .gitHubHome */ .Jg)(this.#server, { host, repository }, this.#runtime);
        return home()
            .then(work)
            .catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(({ message, hint }) => refused(`${message}; ${hint}`)));
    }
    /** The password of the environment is for the host that a publish names, and so for none that an index names. */
    async #ociClient(name, access) {
        const { environment, log, secrets } = this.#runtime;
        const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] = await Promise.all([
            __webpack_require__.e(/* import() */ 1595).then(__webpack_require__.bind(__webpack_require__, 1595)),
            __webpack_require__.e(/* import() */ 3288).then(__webpack_require__.bind(__webpack_require__, 3288)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4044)),
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
function notDeletable({ location }) {
    if ((0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationKind */ .QD)(location) !== 'git')
        return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` };
    return {
        status: 'impossible',
        reason: 'clients clone the commit from the module repository, and Git keeps it',
        fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
    };
}


/***/ }),

/***/ 5311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unknownModule)
/* harmony export */ });
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);





/** NOT_FOUND for a module that the index does not have, with the one that somebody probably meant. */
async function unknownModule(snapshot, address) {
    const paths = [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListPath */ .zx)(address), (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .namespaceListPath */ .P_)(address), _format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_LIST_PATH */ ._Q];
    const files = await snapshot.read(paths);
    const known = paths.flatMap((path) => (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleList */ .W2)(path, files.get(path)).modules.map(_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .itemAddress */ .EA));
    const ofName = known.find((each) => each.startsWith(`${address.namespace}/${address.name}/`));
    const name = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
    const meant = (0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(name, known) || (ofName === undefined ? '' : `; did you mean ${ofName}?`);
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the index has no module ${name}${meant}`, 'name one of its modules: module-registry status --index … lists them');
}


/***/ }),

/***/ 1084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ formatMovingName),
/* harmony export */   PP: () => (/* binding */ hasReplacement),
/* harmony export */   PZ: () => (/* binding */ formatLatest),
/* harmony export */   V6: () => (/* binding */ refuseForeignDecision),
/* harmony export */   VN: () => (/* binding */ unknownVersion),
/* harmony export */   Y_: () => (/* binding */ latestChange),
/* harmony export */   yw: () => (/* binding */ readKnownModule)
/* harmony export */ });
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5664);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3260);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3701);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3478);
/* harmony import */ var _index_format_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(726);
/* harmony import */ var _index_unknown_module_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5311);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7124);












/**
 * Throws NOT_OWNER for a run that may not decide about the module. Where `marks` in `registry.json` names owners, they alone may. Else a
 * run in a repository may that owns the module or holds the index, and so may a person who can write the index.
 */
function refuseForeignDecision(known, { repository, index }) {
    const { registry, module } = known;
    const reserved = (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .reservedMarks */ .hI)(registry, repository);
    if (reserved?.isOwner)
        return;
    const address = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_9__/* .formatModuleAddress */ .wc)(module.address));
    const own = repository === undefined ? 'a run without a repository' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository));
    if (reserved !== undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `decisions about published versions, such as of ${address}, are reserved for ${reserved.owners} in registry.json; this is ${own}`, 'run it in a workflow of that repository, or name a clone of it: --repository DIR');
    }
    if (repository === undefined || mayPublish(known, repository, index))
        return;
    const owner = module.owner === null ? 'nobody yet' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(module.owner));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `${address} belongs to ${owner}; this is ${own}, which may not decide about it`, `run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository))}} to the owners of "marks" in registry.json`);
}
function mayPublish({ registry, module }, repository, index) {
    if (index !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameRepository */ .ve)(repository, index))
        return true;
    if (module.owner === null)
        return (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .allowsOwner */ .eT)(registry, module.address, repository);
    return (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameRepository */ .ve)(repository, module.owner);
}
function nameOf({ host, repository }) {
    return `${host}/${repository}`;
}
/** A module that a decision is about, and the registry that it is in. Throws NOT_FOUND for one that the index does not have, INDEX_INVALID. */
async function readKnownModule(snapshot, address) {
    const files = await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .REGISTRY_PATH */ .aA, (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .modulePath */ .Mw)(address, 'module.json')]);
    const registry = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .registryIn */ .hY)(files);
    const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleIn */ .w6)(files, address);
    if (module !== undefined)
        return { registry, module };
    throw await (0,_index_unknown_module_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownModule */ .b)(snapshot, address);
}
/** One name that follows the latest version, as text for people. */
function formatMovingName({ name, status, version, reason, fix }) {
    if (status === 'moved')
        return `moved     ${name}: now ${version}`;
    if (status === 'planned')
        return `move      ${name} to ${version}`;
    return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`;
}
/** Whether an index has what a mark advises, a module or a listed version of one: advice that leads nowhere is worse than none. */
function hasReplacement(files, replacement) {
    const { address, version } = (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReplacement */ .sH)(replacement);
    const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleIn */ .w6)(files, address);
    return module !== undefined && (version === undefined || (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).includes(version));
}
function latestChange(before, after) {
    return { before: (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_4__/* .latestOf */ .Te)(before) ?? null, after: (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_4__/* .latestOf */ .Te)(after) ?? null };
}
function formatLatest({ before, after }) {
    return `latest    ${after ?? 'none'}${before === after ? '' : `, before it was ${before ?? 'none'}`}`;
}
/** @param text a version, or a constraint */
function unknownVersion({ address, versions }, text) {
    const published = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_10__/* .sortVersions */ .M7)(versions.map(({ version }) => version));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_9__/* .formatModuleAddress */ .wc)(address)} has no published version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}${(0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_11__/* .didYouMean */ .a)(text, published)}`, `it has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(published).join(', ') || 'none'}`);
}


/***/ }),

/***/ 1107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ withDeprecation),
/* harmony export */   OG: () => (/* binding */ markModule),
/* harmony export */   p: () => (/* binding */ withYanks)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3701);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);
/* harmony import */ var _index_format_version_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4334);
/* harmony import */ var _index_plan_update_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(504);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7124);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1084);










/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for a replacement that is marked itself and for the
 * latest version without `allowLatest`,
 * NOT_OWNER for a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
async function markModule({ address, decision, allowLatest, dryRun }, { index, raceBackoff, storage, actor, }) {
    const { result, commit, changed } = await (0,_index_plan_update_index_js__WEBPACK_IMPORTED_MODULE_6__/* .updateIndex */ .UB)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .readKnownModule */ .yw)(snapshot, address);
        (0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseForeignDecision */ .V6)({ registry, module }, actor);
        await refuseReplacement(address, decision, snapshot);
        const marked = markedModule(module, decision);
        if (!allowLatest)
            refuseLatest(decision, marked, module);
        const files = await (0,_index_plan_update_index_js__WEBPACK_IMPORTED_MODULE_6__/* .planModules */ .Ly)(snapshot, registry, [marked.module]);
        const change = { message: messageOf(decision, marked), files };
        return { result: { module, marked }, change, isDry: dryRun };
    });
    const { module, marked } = result;
    const names = isYank(decision.action) ? await storage.follow(marked.module, marked.versions, dryRun) : [];
    return {
        status: changed.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(address),
        versions: changedVersions(module, marked),
        latest: (0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .latestChange */ .Y_)(module, marked.module),
        listed: (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(marked.module),
        names,
        index: { commit, changed },
    };
}
function changedVersions(before, { module, versions }) {
    const textOf = (document, version) => JSON.stringify([(0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_5__/* .versionState */ .M7)(document, version), (0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_5__/* .deprecationOf */ .c5)(document, version)]);
    const changed = versions.filter((version) => textOf(before, version) !== textOf(module, version));
    return changed.length === 0 ? versions : changed;
}
/** Advice that leads nowhere is worse than none. */
async function refuseReplacement(marked, decision, snapshot) {
    const text = decision.mark?.replacement;
    if (text === undefined)
        return;
    if ((0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .advisesItself */ .L3)(marked, { versions: decision.versions?.text, replacement: text }))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the replacement ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is what the mark is about`, 'name another module, or a version that the mark is not about: --replacement acme/vpc/aws@2.0.0');
    const { address } = (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReplacement */ .sH)(text);
    if ((0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .hasReplacement */ .PP)(await snapshot.read([(0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'module.json')]), text))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the replacement ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not in the index`, 'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0');
}
/** Consumers without a constraint get another version at once. */
function refuseLatest({ mark, versions: range }, { versions }, module) {
    const latest = (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .latestOf */ .Te)(module);
    if (mark === undefined || range === undefined || !versions.some((version) => version === latest))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address)} ${latest} is the latest version`, `publish its successor first, or add --allow-latest`);
}
function messageOf(decision, { module }) {
    const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`;
    const reason = decision.mark === undefined ? '' : `\n\n${decision.mark.reason}`;
    const [first = ''] = decision.action;
    return `${first.toUpperCase()}${decision.action.slice(1)} ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address)}${range}${reason}`;
}
/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published, INVALID_INPUT for a mark of `marks.yml`. */
function markedModule(module, decision) {
    const versions = publishedIn(module, decision.versions);
    refuseFileMark(module, decision, versions);
    const { action, mark, versions: range } = decision;
    if (isYank(action))
        return { module: { ...module, yanks: withYanks(module.yanks, versions, mark) }, versions };
    const deprecations = withDeprecation(module.deprecations, range?.text, mark);
    if (mark === undefined && deprecations.length > 0 && deprecations.length === module.deprecations.length)
        throw otherDeprecations(module, range);
    return { module: { ...module, deprecations }, versions };
}
function isYank(action) {
    return action === 'yank' || action === 'restore';
}
/** Throws INVALID_INPUT for a mark of `marks.yml`: the next rendering would bring it back. */
function refuseFileMark(module, { action, versions: range }, versions) {
    const marks = isYank(action)
        ? module.yanks.filter(({ version }) => versions.includes(version))
        : module.deprecations.filter((each) => each.versions === range?.text);
    if (!marks.some(({ origin }) => origin === _index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF))
        return;
    const name = `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address)}${range === undefined ? '' : ` ${range.text}`}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF} marks ${name}, and so the file alone changes that`, `change or remove the mark in ${_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF}, and apply it: module-registry render --index …`);
}
function publishedIn(module, range) {
    const published = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_8__/* .sortVersions */ .M7)(module.versions.map(({ version }) => version));
    const versions = published.filter((version) => range?.allows(version) ?? true);
    if (versions.length > 0 || range === undefined)
        return versions;
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address);
    const removed = module.removed.find(({ version }) => range.allows(version));
    if (removed !== undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${address} ${removed.version} is removed, so nothing is left to mark`, 'name a published version: module-registry status --index … lists them');
    }
    throw (0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .unknownVersion */ .VN)(module, range.text);
}
/**
 * The yanks with a mark of these versions, or without where there is none.
 * @param before where marks have the date on which they were made first
 */
function withYanks(yanks, versions, mark, before = yanks) {
    const others = yanks.filter(({ version }) => !versions.includes(version));
    if (mark === undefined)
        return others;
    const yankOf = (version) => before.find((yank) => yank.version === version);
    return [...others, ...versions.map((version) => ({ ...renewed(yankOf(version), mark), version }))];
}
/** The same for the deprecation of a range; undefined: of the whole module. */
function withDeprecation(deprecations, range, mark, before = deprecations) {
    const others = deprecations.filter(({ versions }) => versions !== range);
    if (mark === undefined)
        return others;
    const known = before.find(({ versions }) => versions === range);
    return [...others, { ...renewed(known, mark), ...(range !== undefined && { versions: range }) }];
}
/** What is said is replaced; the date and keys of a newer tool stay. */
function renewed(before, mark) {
    const { link: _, replacement: __, ...rest } = before ?? mark;
    return { ...rest, ...mark, date: before?.date ?? mark.date };
}
function otherDeprecations(module, range) {
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address);
    const commands = module.deprecations.map(({ versions }) => ['module-registry undeprecate', address, ...(versions === undefined ? [] : [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(versions)])].join(' '));
    const name = range === undefined ? `${address} as a whole` : `${address} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(range.text)}`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `no deprecation is about ${name}: the module has others`, `take back the one that you mean: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(commands).join(' or ')}`);
}


/***/ }),

/***/ 7345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ parseVersionRange),
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   qT: () => (/* binding */ marksSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);







/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9);
const addresses = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([address, zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(address).min(1)]);
const mark = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseVersionRange)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .refine(_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isPublicLink */ .es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => {
        (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReplacement */ .sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .advisesItself */ .L3)(each, { versions: versions?.text, replacement }));
}, { message: 'must be another module, or a version that the mark is not about', path: ['replacement'] });
const marksSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    marks: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(mark, {
        // A file that was cut off must not take all marks back.
        error: ({ input }) => input === undefined ? 'is missing; write "marks: []" to take all marks back' : undefined,
    })
        .describe('The marks; an empty list takes all of them back.'),
})
    .check(({ value, issues }) => {
    const repeated = repeatedMark(value.marks);
    if (repeated !== undefined)
        issues.push({ ...repeated, code: 'custom', input: value });
});
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}
/** Reads a version, or a constraint as in a `module` block: the versions that a mark is about. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(text))
        return { text, allows: (version) => version === text };
    try {
        return (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)(evenlySpaced(text));
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}


/***/ })

};
