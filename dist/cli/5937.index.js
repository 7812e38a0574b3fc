export const id = 5937;
export const ids = [5937];
export const modules = {

/***/ 5937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  removeCommand: () => (/* binding */ removeCommand)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(6848);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/composition/actor.js
var composition_actor = __webpack_require__(3280);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/composition/package-places.js
var package_places = __webpack_require__(1350);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(4268);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/plan/module-reading.js
var module_reading = __webpack_require__(7958);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(221);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(215);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/lifecycle/known-module.js
var known_module = __webpack_require__(570);
// EXTERNAL MODULE: ./lib/lifecycle/permission.js
var permission = __webpack_require__(8716);
;// CONCATENATED MODULE: ./lib/lifecycle/remove.js











/**
 * Takes a version away for good: its files leave the index in one commit, a tombstone stays, and its packages elsewhere are deleted. What
 * could not be deleted is a result, and a later run tries it again. Throws NOT_FOUND for a version that was never published, NOT_OWNER for
 * a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
async function removeVersion(request, { index, raceBackoff, places, actor }) {
    const { address, version, dryRun } = request;
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,known_module/* readKnownModule */.y)(snapshot, address);
        (0,permission/* refuseForeignDecision */.V)({ registry, module }, actor);
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

// EXTERNAL MODULE: ./lib/lifecycle/moving-name.js
var moving_name = __webpack_require__(7957);
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

// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(3561);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
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
    const github = (0,tokens/* gitHubServer */.fF)(environment);
    const actor = await (0,composition_actor/* readActor */.a)(runtime, { target, repository: flags.repository, github });
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, {
        target,
        token: (0,tokens/* indexToken */.gt)(environment),
        reading: 'paths',
        writes: !flags.dryRun,
    });
    try {
        const dependencies = { ...openedIndex, places: (0,package_places/* packagePlaces */.P)(runtime, github), actor };
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


/***/ }),

/***/ 7958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lostInterfaces),
/* harmony export */   y: () => (/* binding */ readModuleFiles)
/* harmony export */ });
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(613);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4415);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4268);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(411);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4946);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8126);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3057);







/**
 * The files that a change of a module is planned from where its versions stay: what shows the module, and the version that is
 * the latest after the change. Throws INDEX_INVALID.
 */
async function readModuleFiles(snapshot, after) {
    const { address } = after;
    const files = await snapshot.read((0,_file_table_js__WEBPACK_IMPORTED_MODULE_6__/* .pathsToRead */ .Of)(address, []));
    const latest = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .latestOf */ .Te)(after);
    const more = await snapshot.read([
        ...(latest === undefined
            ? []
            : [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(address, latest, 'release.json'), ...(0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__/* .interfacePaths */ .Er)(address, latest)]),
        ...(0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .catalogNeighbours */ .I1)([address], files),
        ...lostInterfaces(address, files),
    ]);
    return new Map([...files, ...more]);
}
/** The paths of the interfaces of versions that `versions.json` lacks, so that it can be completed. Throws INDEX_INVALID. */
function lostInterfaces(address, files) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .modulePath */ .Mw)(address, 'versions.json');
    const known = (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRequirements */ .Ez)(path, files.get(path));
    const versions = (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_0__/* .moduleIn */ .w6)(files, address)?.versions ?? [];
    return versions
        .filter(({ version }) => !known.has(version))
        .flatMap(({ version }) => (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__/* .interfacePaths */ .Er)(address, version));
}


/***/ }),

/***/ 221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   CY: () => (/* binding */ planUpdates)
/* harmony export */ });
/* unused harmony exports publicationMessage, publishedVersion, selectChanges */
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7843);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(764);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2177);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(613);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4415);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4268);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(411);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4946);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8126);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3057);











/**
 * The change that a publish makes to an index; without files where the index says all of it already. The files of versions
 * come before `module.json`, which names them, and `module.json` before the lists: a reader between two writes finds
 * nothing listed that is missing. Throws INDEX_INVALID for a document of the index that cannot be read.
 * @param index at least the files of `pathsToRead`, and those of the latest version
 */
function planChange(index, registry, publications) {
    const updates = publications.map((publication) => {
        const releases = [...publication.releases, ...(publication.restored ?? [])];
        const all = { ...publication, releases };
        return { ...all, module: moduleAfter((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .moduleIn */ .w6)(index, publication.address), all) };
    });
    return { ...publicationMessage(publications), files: planUpdates(index, registry, updates) };
}
/** What the message of a commit says of publications. */
function publicationMessage(publications) {
    return { message: commitMessage(publications), trailers: sourcesOf(publications) };
}
/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
function planUpdates(index, registry, updates) {
    const drafts = new Drafts(index);
    const listed = updates.map((update) => draftModule(update, { drafts, index, registry }));
    for (const list of _file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .LISTS */ .m5) {
        for (const [path, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(listed, ({ module }) => list.path(module.address))) {
            const content = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .withModules */ .KT)((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseModuleList */ .W2)(path, drafts.read(path)), (0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(group, _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listItem */ .Aw));
            drafts.add([[path, (0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .renderList */ .pI)(list, path, content)]]);
        }
    }
    drafts.add((0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .updateCatalog */ .Jn)((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(listed, _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .catalogItem */ .xn), (path) => drafts.read(path)));
    return selectChanges(drafts.files, index);
}
/** The files that a change writes, in their order, over those that the index has. */
class Drafts {
    files = new Map();
    #index;
    constructor(index) {
        this.#index = index;
    }
    read(path) {
        const content = this.files.has(path) ? this.files.get(path) : this.#index.get(path);
        return content instanceof Uint8Array ? content : undefined;
    }
    add(files) {
        for (const [path, text] of files)
            this.files.set(path, text === null ? null : new TextEncoder().encode(text));
    }
}
/** Drafts the files of one module. */
function draftModule({ module, releases, moduleInterfaces, files }, { drafts, index, registry }) {
    const read = (path) => drafts.read(path);
    const versionOf = (release) => ({
        release,
        moduleInterface: moduleInterfaces.get(release.version) ?? (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)(release, read),
    });
    for (const [path, content] of files)
        drafts.files.set(path, content);
    const fresh = releases.map(versionOf);
    for (const version of fresh)
        drafts.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .versionFiles */ .uP)(registry, version));
    const number = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .latestOf */ .Te)(module);
    const latest = fresh.find(({ release }) => release.version === number) ??
        (number && versionOf((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listedRelease */ .Lh)(index, module, number)));
    const listed = { module, latest };
    drafts.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .moduleFiles */ .ug)(listed, requirementsAfter(module, fresh, read)));
    return listed;
}
/** What the index knows of the other versions stays; what it has lost is read from their interfaces. */
function requirementsAfter(module, fresh, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(module.address, 'versions.json');
    const known = new Map((0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRequirements */ .Ez)(path, read(path)));
    const added = new Set(fresh.map(({ release: { version } }) => version));
    const lost = module.versions.filter(({ version }) => !known.has(version) && !added.has(version));
    const versions = [
        ...lost.map(({ version }) => ({
            version,
            moduleInterface: (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)({ address: module.address, version }, read),
        })),
        ...fresh.map(({ release: { version }, moduleInterface }) => ({ version, moduleInterface })),
    ];
    for (const { version, moduleInterface } of versions)
        known.set(version, moduleInterface === undefined ? null : (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .requirementsOf */ .CG)(moduleInterface));
    return known;
}
function moduleAfter(current, publication) {
    const { address, owner, releases } = publication;
    const { versions = [] } = current ?? {};
    const known = new Map(versions.map((each) => [each.version, each]));
    for (const release of releases)
        known.set(release.version, publishedVersion(release, known.get(release.version)));
    const before = current ?? { format: _format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .INDEX_FORMAT */ .B7, yanks: [], deprecations: [], removed: [], transfers: [] };
    return { ...before, address, owner, versions: [...known.values()] };
}
/** A version as `module.json` lists it: as before, with the packages that were added. */
function publishedVersion(release, before) {
    const packages = release.packages.map(({ kind, location }) => ({ kind, location }));
    if (before !== undefined) {
        const known = new Set(before.packages.map(({ location }) => location));
        const added = packages.filter(({ location }) => !known.has(location));
        return { ...before, packages: [...before.packages, ...added] };
    }
    const { version, tag, commit, committedAt, path, packageRoot } = release;
    const { digest, size, files } = release.package;
    const root = packageRoot === undefined ? {} : { packageRoot };
    return { version, tag, commit, committedAt, path, ...root, digest, size, files, packages };
}
/** Those of the files that are not in the index as they shall be. A file on disk counts as a change. */
function selectChanges(files, index) {
    const isChange = ([path, content]) => {
        const current = index.get(path);
        if (current === undefined || content === null)
            return (current ?? null) !== content;
        return !(content instanceof Uint8Array) || Buffer.compare(current, content) !== 0;
    };
    return new Map([...files].filter(isChange));
}
/** The repositories that the releases are from. */
function sourcesOf(publications) {
    const releases = publications.flatMap(({ releases, restored = [] }) => [...releases, ...restored]);
    const urls = releases.map(({ repository }) => repository.url);
    return [...new Set(urls)].map((url) => ['Source-Repository', url]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    const restored = publications.flatMap((publication) => publication.restored ?? []).map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9);
    if (first === undefined)
        return repairMessage(restored, publications);
    const repairs = restored.length === 0 ? '' : `\n\nRepair ${restored.join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9).join('\n')}${repairs}`;
    return `Publish ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}${repairs}`;
}
/** Without restored versions, what is repaired are the files that show the modules. */
function repairMessage(restored, publications) {
    if (restored.length > 1)
        return `Repair ${restored.length} versions\n\n${restored.join('\n')}`;
    const [only = publications.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address)).join(', ')] = restored;
    return `Repair ${only}`;
}


/***/ }),

/***/ 570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readKnownModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(613);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(411);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1160);




/** A module that a decision is about, and the registry that it is in. Throws NOT_FOUND for one that the index does not have, INDEX_INVALID. */
async function readKnownModule(snapshot, address) {
    const files = await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json')]);
    const registry = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .registryIn */ .hY)(files);
    const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleIn */ .w6)(files, address);
    if (module !== undefined)
        return { registry, module };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the index has no module ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address)}`, 'name one of its modules: module-registry status --index … lists them');
}


/***/ })

};
