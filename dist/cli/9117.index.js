export const id = 9117;
export const ids = [9117];
export const modules = {

/***/ 9117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markCommand: () => (/* binding */ markCommand)
});

// EXTERNAL MODULE: ./lib/composition/actor.js
var composition_actor = __webpack_require__(3280);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/composition/package-places.js
var package_places = __webpack_require__(1350);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(5865);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(613);
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
// EXTERNAL MODULE: ./lib/lifecycle/known-module.js
var known_module = __webpack_require__(570);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/lifecycle/file-marked-module.js
var file_marked_module = __webpack_require__(8935);
;// CONCATENATED MODULE: ./lib/lifecycle/marked-module.js





/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published, INVALID_INPUT for a mark of `marks.yml`. */
function markedModule(module, decision) {
    const versions = publishedIn(module, decision.versions);
    refuseFileMark(module, decision, versions);
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
/** Throws INVALID_INPUT for a mark of `marks.yml`: the next rendering would bring it back. */
function refuseFileMark(module, { action, versions: range }, versions) {
    const isYank = action === 'yank' || action === 'restore';
    const marks = isYank
        ? module.yanks.filter(({ version }) => versions.includes(version))
        : module.deprecations.filter((each) => each.versions === range?.text);
    if (!marks.some(file_marked_module/* isOfFile */.O7))
        return;
    const name = `${(0,module_address/* formatModuleAddress */.wc)(module.address)}${range === undefined ? '' : ` ${range.text}`}`;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `${paths/* MARKS_PATH */.zF} marks ${name}, and so the file alone changes that`, `change or remove the mark in ${paths/* MARKS_PATH */.zF}, and apply it: module-registry render --index …`);
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
var moving_name = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/lifecycle/permission.js
var permission = __webpack_require__(8716);
;// CONCATENATED MODULE: ./lib/lifecycle/mark.js














/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for a replacement that is marked itself and for the
 * latest version without `allowLatest`,
 * NOT_OWNER for a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
async function markModule({ address, decision, allowLatest, dryRun }, { index, raceBackoff, places, actor }) {
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,known_module/* readKnownModule */.y)(snapshot, address);
        (0,permission/* refuseForeignDecision */.V)({ registry, module }, actor);
        await refuseReplacement(address, decision, snapshot);
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
async function refuseReplacement(marked, decision, snapshot) {
    const text = 'mark' in decision ? decision.mark.replacement : undefined;
    if (text === undefined)
        return;
    if ((0,marks/* advisesItself */.L3)(marked, { versions: decision.versions?.text, replacement: text }))
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the replacement ${(0,error/* quote */.hD)(text)} is what the mark is about`, 'name another module, or a version that the mark is not about: --replacement acme/vpc/aws@2.0.0');
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
    if (!isMarking || range === undefined || !versions.some((version) => version === latest))
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

// EXTERNAL MODULE: ./lib/lifecycle/version-range.js
var version_range = __webpack_require__(8775);
// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(3561);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
;// CONCATENATED MODULE: ./lib/cli/mark.js









/** `yank`, `restore`, `deprecate` and `undeprecate`. Throws as {@link markModule}, and INVALID_INPUT for a flag. */
async function markCommand(action, flags, runtime) {
    const address = (0,module_address/* parseModuleAddress */.E9)(flags.address);
    const decision = decisionOf(action, flags);
    const { allowLatest = false, dryRun = false, repository } = flags;
    const { environment } = runtime;
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const github = (0,tokens/* gitHubServer */.fF)(environment);
    const actor = await (0,composition_actor/* readActor */.a)(runtime, { target, repository, github });
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, {
        target,
        token: (0,tokens/* indexToken */.gt)(environment),
        reading: 'paths',
        writes: !flags.dryRun,
    });
    try {
        const dependencies = { ...openedIndex, places: (0,package_places/* packagePlaces */.P)(runtime, github), actor };
        const report = await markModule({ address, decision, allowLatest, dryRun }, dependencies);
        return { json: report, text: formatMarkReport(report) };
    }
    finally {
        await openedIndex.close();
    }
}
function decisionOf(action, flags) {
    const versions = flags.versions === undefined ? undefined : (0,version_range/* parseVersionRange */.F)(flags.versions);
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
    return versions ?? (0,version_range/* parseVersionRange */.F)('');
}
function markOf({ reason = '', link, replacement }) {
    const because = (0,decision_flags/* parseReason */.Mp)(reason);
    if (link !== undefined && !(0,marks/* isPublicLink */.es)(link))
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

/***/ 8935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O7: () => (/* binding */ isOfFile),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   be: () => (/* binding */ fileMarkedModule)
/* harmony export */ });
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(411);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _marks_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5019);



/** Whether a mark was made by `marks.yml`, which alone changes it. */
function isOfFile({ origin }) {
    return origin === _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS_PATH */ .zF;
}
/**
 * The module with the marks of the file, and without those that the file made before and does not have any more; marks of commands stay
 * unless the file has one about the same versions. Made twice, it is made once. Versions that are not published are left out.
 * @param date of marks that are new
 */
function fileMarkedModule(module, marks, date) {
    const own = marks.filter((mark) => (0,_marks_file_js__WEBPACK_IMPORTED_MODULE_2__/* .modulesOf */ .XG)(mark).some((address) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(module.address)));
    if (own.length === 0 && ![...module.yanks, ...module.deprecations].some(isOfFile))
        return module;
    return {
        ...module,
        yanks: yanksAfter(module, own, date),
        deprecations: deprecationsAfter(module, own, date),
    };
}
/** Of two marks that have a version, the later one in the file holds. */
function yanksAfter(module, marks, date) {
    const yanks = new Map(module.yanks.filter((yank) => !isOfFile(yank)).map((yank) => [yank.version, yank]));
    for (const mark of marks.filter(({ yank }) => yank !== undefined)) {
        for (const version of versionsIn(module, mark)) {
            const before = module.yanks.find((yank) => yank.version === version);
            yanks.set(version, { version, ...adviceOf(mark), date: before?.date ?? date, origin: _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS_PATH */ .zF });
        }
    }
    return [...yanks.values()];
}
function deprecationsAfter(module, marks, date) {
    const others = module.deprecations.filter((each) => !isOfFile(each));
    const deprecations = new Map(others.map((each) => [each.versions, each]));
    for (const mark of marks.filter(({ deprecate }) => deprecate !== undefined)) {
        const range = mark.versions?.text;
        if (range !== undefined && versionsIn(module, mark).length === 0)
            continue;
        const before = module.deprecations.find(({ versions }) => versions === range);
        const about = range === undefined ? {} : { versions: range };
        deprecations.set(range, { ...about, ...adviceOf(mark), date: before?.date ?? date, origin: _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS_PATH */ .zF });
    }
    return [...deprecations.values()];
}
/** The published versions of the module in the range of a mark; none where it has no range. */
function versionsIn({ versions }, { versions: range }) {
    return versions.map(({ version }) => version).filter((version) => range?.allows(version));
}
function adviceOf({ reason, link, replacement }) {
    return {
        reason,
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
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


/***/ }),

/***/ 5019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _v: () => (/* binding */ marksFormat),
  XG: () => (/* binding */ modulesOf)
});

// UNUSED EXPORTS: marksSchema

// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(5865);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
;// CONCATENATED MODULE: ./lib/lifecycle/limits.js
/** Decisions about published versions. */
/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024;

// EXTERNAL MODULE: ./lib/lifecycle/version-range.js
var version_range = __webpack_require__(8775);
;// CONCATENATED MODULE: ./lib/lifecycle/marks-file.js







/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,schema/* checkedText */.N0)(module_address/* parseModuleAddress */.E9);
const addresses = schemas/* union */.KCZ([address, schemas/* array */.YOg(address).min(1)]);
const SELF_REPLACEMENT = {
    message: 'must be another module, or a version that the mark is not about',
    path: ['replacement'],
};
const mark = schemas/* strictObject */.rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,schema/* checkedText */.N0)(version_range/* parseVersionRange */.F)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: schemas/* string */.YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: schemas/* string */.YjP()
        .refine(marks/* isPublicLink */.es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,schema/* checkedText */.N0)((text) => {
        (0,marks/* parseReplacement */.sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': schemas/* boolean */.zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,marks/* advisesItself */.L3)(each, { versions: versions?.text, replacement }));
}, SELF_REPLACEMENT);
const marksSchema = schemas/* strictObject */.rej({
    marks: schemas/* array */.YOg(mark, {
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
const marksFormat = { schema: marksSchema, maxBytes: MAX_MARKS_BYTES };
/** The modules that a mark is about. */
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,module_address/* formatModuleAddress */.wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,module_address/* addressKey */.IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,error/* quote */.hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}


/***/ }),

/***/ 8775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseVersionRange)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5958);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2413);



/** Reads a version, or a constraint as in a `module` block. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    const reading = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(text);
    if (reading.ok)
        return { text, isVersion: true, allows: (version) => version === reading.version };
    try {
        return { ...(0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(evenlySpaced(text)), isVersion: false };
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
