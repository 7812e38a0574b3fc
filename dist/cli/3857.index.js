export const id = 3857;
export const ids = [3857];
export const modules = {

/***/ 3857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
var actor = __webpack_require__(9475);
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
        const { registry, module } = await (0,decision/* readModuleFor */.cz)(actor, address, snapshot);
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
            const { registry, module } = await (0,decision/* readModuleFor */.cz)(actor, address, snapshot);
            const to = await identify(newOwner(module, request));
            (0,policy/* refuseForeignOwner */.iV)(registry, address, to);
            transfers.push(planTransfer(module, to, request));
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
function planTransfer(module, to, { reason, date, dryRun }) {
    const { owner: from } = module;
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
    return (0,index_store/* withIndex */.NH)(runtime, { index, reading: 'paths', writes: !dryRun }, async (opened) => {
        const storage = (0,package_storage/* packageStorage */.m)(runtime);
        return work({ ...opened, actor: await (0,actor/* readActor */.a9)(runtime, opened.target, repository), storage });
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
        date: (0,actor/* dateOfDecision */.Em)(),
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
        date: (0,actor/* dateOfDecision */.Em)(),
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
        date: (0,actor/* dateOfDecision */.Em)(),
        dryRun,
    };
    const identify = (owner) => (0,actor/* identifiedOwner */.lL)(runtime, owner);
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


/***/ })

};
