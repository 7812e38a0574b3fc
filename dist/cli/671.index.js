export const id = 671;
export const ids = [671];
export const modules = {

/***/ 8671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  removeCommand: () => (/* binding */ removeCommand)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 10 modules
var index_store = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/composition/package-places.js
var package_places = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
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
var module_version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/lifecycle/removed-module.js



/** The module without a version, whose tombstone stays for ever; a version that is removed already stays as it is. Throws NOT_FOUND. */
function removedModule(module, version, { reason, date }) {
    const before = module.removed.find((each) => each.version === version);
    if (before !== undefined)
        return { module, tombstone: before };
    const published = module.versions.find((each) => each.version === version) ?? refuseUnknown(module, version);
    const tombstone = tombstoneOf(published, reason, date);
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
/** With its packages, so that a later run can delete what this one could not. */
function tombstoneOf({ version, digest, commit, packages }, reason, date) {
    const places = packages.map(({ kind, location }) => ({ kind, location }));
    return { version, digest, commit, reason, date, packages: places };
}
function refuseUnknown(module, version) {
    const published = (0,module_version/* sortVersions */.M7)(module.versions.map((each) => each.version));
    throw new error/* RegistryError */.gl('NOT_FOUND', `${(0,module_address/* formatModuleAddress */.wc)(module.address)} has no published version ${(0,error/* quote */.hD)(version)}`, `it has ${(0,error/* shortList */.pg)(published).join(', ') || 'none'}`);
}

;// CONCATENATED MODULE: ./lib/lifecycle/remove.js









/**
 * Takes a version away for good: its files leave the index in one commit, a tombstone stays, and its packages elsewhere are deleted. What
 * could not be deleted is a result, and a later run tries it again. Throws NOT_FOUND for a version that was never published,
 * INDEX_INVALID, and what `updateIndex` throws.
 */
async function removeVersion(request, { index, raceBackoff, places }) {
    const { address, version, dryRun } = request;
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,known_module/* readKnownModule */.y)(snapshot, address);
        const removed = removedModule(module, version, request);
        const update = { module: removed.module, releases: [], files: new Map(), moduleInterfaces: new Map() };
        const planned = (0,publication_plan/* planUpdates */.CY)(await (0,module_reading/* readModuleFiles */.y)(snapshot, removed.module), registry, [update]);
        // Last: a reader of a directory finds nothing listed that is gone.
        const gone = await filesOf(snapshot, address, version);
        const files = new Map([...planned, ...gone.map((path) => [path, null])]);
        const message = `Remove ${(0,module_address/* formatModuleAddress */.wc)(address)} ${version}\n\n${removed.tombstone.reason}`;
        return { result: { module, removed, gone, files }, change: dryRun ? undefined : { message, files } };
    });
    const { module, removed, gone, files } = result;
    const { tombstone } = removed;
    // Names leave the package before it is deleted: some registries delete its tags with it.
    const names = await places.follow(removed.module, [version], dryRun);
    return {
        status: dryRun ? 'planned' : files.size === 0 ? 'unchanged' : 'removed',
        address: (0,module_address/* formatModuleAddress */.wc)(address),
        version,
        reason: tombstone.reason,
        commit: tombstone.commit,
        latest: { before: (0,module_list/* latestOf */.Te)(module) ?? null, after: (0,module_list/* latestOf */.Te)(removed.module) ?? null },
        listed: (0,documents/* listedVersions */.f3)(removed.module),
        sameBytes: sameBytes(removed),
        files: gone,
        packages: await deletePackages(removed, places, dryRun),
        names,
        index: { commit, changed: dryRun ? [...files.keys()] : changed },
    };
}
/** Also those that a newer tool has written. */
async function filesOf(snapshot, address, version) {
    const directory = (0,paths/* versionDirectory */.c0)(address, version);
    const names = await snapshot.listDirectory(directory);
    return names.toSorted().map((name) => `${directory}/${name}`);
}
/** The versions that still have the same zip. */
function sameBytes({ module, tombstone }) {
    return module.versions.filter(({ digest }) => digest === tombstone.digest).map(({ version }) => version);
}
async function deletePackages({ module, tombstone }, places, dryRun) {
    const deleted = [];
    const isShared = module.versions.some(({ digest }) => digest === tombstone.digest);
    // The package in the index goes with the files of its version.
    for (const { kind, location } of (tombstone.packages ?? []).filter((each) => each.kind !== 'index')) {
        const pkg = { kind, location, digest: tombstone.digest, isShared };
        const outcome = dryRun ? { status: 'planned', notes: [] } : await places.delete(pkg);
        deleted.push({ kind, location, ...outcome });
    }
    return deleted;
}

// EXTERNAL MODULE: ./lib/lifecycle/moving-name.js
var moving_name = __webpack_require__(4642);
;// CONCATENATED MODULE: ./lib/lifecycle/remove-report.js


/** What stays whatever the tool does. */
const NOT_UNDONE = 'clones, forks and the Git history of the index and of the module repository keep it, and so do caches of clients, mirrors and hosts: revoke a leaked secret first';
/** The report as text for people. */
function formatRemoveReport(report) {
    const { status, address, version, reason, latest, listed, packages, names, sameBytes } = report;
    const moved = latest.before === latest.after ? '' : `, before it was ${latest.before ?? 'none'}`;
    return [
        `${status.padEnd(9)} ${address} ${version}: ${(0,error/* visible */.RK)(reason)}`,
        `latest    ${latest.after ?? 'none'}${moved}`,
        `listed    ${listed.length === 0 ? 'no version' : (0,error/* shortList */.pg)(listed).join(', ')}`,
        ...report.files.map((path) => `${word(status)} ${path}`),
        ...packages.flatMap(packageLines),
        ...names.map(moving_name/* formatMovingName */.D),
        ...(sameBytes.length === 0 ? [] : [`same      ${sameBytes.join(', ')}: the same package, which stays`]),
        `stays     ${NOT_UNDONE}`,
    ].join('\n');
}
function word(status) {
    return (status === 'planned' ? 'delete' : 'deleted').padEnd(9);
}
function packageLines(deleted) {
    const { location } = deleted;
    switch (deleted.status) {
        case 'planned':
            return [`delete    ${location}`];
        case 'deleted':
            return [`deleted   ${location}`, ...deleted.notes.map((note) => `          ${note}`)];
        case 'absent':
            return [`absent    ${location}`, ...deleted.notes.map((note) => `          ${note}`)];
        case 'impossible':
        case 'failed':
            return [`kept      ${location}: ${deleted.reason}`, `by hand   ${deleted.fix}`];
    }
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

// EXTERNAL MODULE: ./lib/cli/command.js + 1 modules
var command = __webpack_require__(1786);
// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(2880);
// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(6848);
;// CONCATENATED MODULE: ./lib/cli/question.js

/** Whether a person reads and types: results may go elsewhere. */
function isInteractive() {
    return process.stdin.isTTY === true && process.stderr.isTTY === true;
}
/** What a person types after the text; `''` where the input ends. */
async function askFor(text) {
    const terminal = (0,promises_.createInterface)({ input: process.stdin, output: process.stderr });
    try {
        const closed = new Promise((resolve) => terminal.once('close', () => resolve('')));
        return (await Promise.race([terminal.question(text), closed])).trim();
    }
    finally {
        terminal.close();
    }
}

// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/remove.js











/** `remove`. Throws as {@link removeVersion}, INVALID_INPUT for a flag, and where nobody has confirmed. */
async function removeCommand(flags, runtime) {
    const { environment, log } = runtime;
    const { dryRun = false, yes = false } = flags;
    const request = {
        address: (0,module_address/* parseModuleAddress */.E9)(flags.address),
        version: (0,module_version/* parseVersion */.ot)(flags.version),
        reason: (0,decision_flags/* parseReason */.Mp)(flags.reason),
        date: (0,decision_flags/* dateOfDecision */.Em)(),
        dryRun,
    };
    if (!dryRun && !yes && !isInteractive())
        throw new command/* UsageError */.eb('remove deletes for good, and nobody can be asked: this is no terminal', 'look first with --dry-run, then add --yes');
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, { target, token: (0,tokens/* indexToken */.gt)(environment), reading: 'paths' });
    try {
        const dependencies = { ...openedIndex, places: (0,package_places/* packagePlaces */.P)(runtime, (0,tokens/* gitHubServer */.fF)(environment)) };
        if (!dryRun && !yes)
            await remove_confirm(request, dependencies);
        else
            log.warn('what is removed cannot be brought back; revoke a leaked secret first');
        return outcomeOf(await removeVersion(request, dependencies));
    }
    finally {
        await openedIndex.close();
    }
}
/** Shows what would be deleted, and asks for the version. Throws INVALID_INPUT for another answer. */
async function remove_confirm(request, dependencies) {
    const plan = await removeVersion({ ...request, dryRun: true }, dependencies);
    const { version } = request;
    const answer = await askFor(`${formatRemoveReport(plan)}\n\nType ${version} to remove it for good: `);
    if (answer === version)
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', 'it was not confirmed, so nothing was removed', `type ${version}, or add --yes`);
}
function outcomeOf(report) {
    return { json: report, text: formatRemoveReport(report), refusals: removeRefusals(report) };
}


/***/ })

};
