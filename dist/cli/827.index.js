export const id = 827;
export const ids = [827];
export const modules = {

/***/ 6827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommand: () => (/* binding */ renderCommand),
  renderIndex: () => (/* binding */ renderIndex)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 8 modules
var interface_reader = __webpack_require__(9274);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 7 modules
var index_store = __webpack_require__(4681);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(5027);
// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 2 modules
var file_table = __webpack_require__(572);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(8123);
;// CONCATENATED MODULE: ./lib/index/plan/render.js















/**
 * Rebuilds every file of an index but the packages, and adds modules that were copied in as folders. Throws INDEX_INVALID for
 * a `registry.json`, `module.json` or `release.json` that is broken, missing, or in another folder, and what `updateIndex`
 * throws.
 */
async function render({ index, raceBackoff, packages }, { check = false, url } = {}) {
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const paths = await snapshot.list();
        const before = (0,index_files/* registryIn */.hY)(await snapshot.read([format_paths/* REGISTRY_PATH */.aA]));
        const registry = { ...before, url: url ?? before.url, renderer: tool_version/* RENDERER */.G };
        const modules = await readModules({ snapshot, packages }, paths);
        for (const module of modules)
            refuseForeign(registry, module);
        const rebuilt = rebuildFiles(registry, modules);
        const gone = [...selectStaleLists(paths, rebuilt), ...selectRemovedFiles(paths, modules)];
        const stale = gone.map((path) => [path, null]);
        const files = new Map([...rebuilt, ...stale]);
        const changes = (0,publication_plan/* selectChanges */.wW)(files, await snapshot.read([...files.keys()]));
        const versions = modules.reduce((sum, { versions }) => sum + versions.length, 0);
        const message = url === undefined ? 'Render the index' : `Move the index to ${url}`;
        return {
            result: { modules: modules.length, versions, planned: [...changes.keys()] },
            change: check ? undefined : { message, files: changes },
        };
    });
    const { planned, ...counts } = result;
    const status = planned.length === 0 ? 'unchanged' : check ? 'planned' : 'rendered';
    return { status, ...counts, index: { commit, changed: check ? planned : changed } };
}
/** Refuses what a publish refuses: copied folders are no way around the rules of the registry. */
function refuseForeign(registry, { module, versions }) {
    (0,policy/* refuseForeignOwner */.iV)(registry, module.address, module.owner);
    for (const { release } of versions)
        for (const { location } of release.packages)
            (0,policy/* refuseForeignLocation */.uu)(registry, location);
}
async function readModules(reading, paths) {
    const modulePaths = paths.filter((path) => (0,format_paths/* addressOfModuleDocument */.vS)(path) !== undefined);
    const modules = [];
    for (const [path, bytes] of await reading.snapshot.read(modulePaths))
        modules.push(await readIndexedModule(reading, path, bytes));
    refuseClash(modules.map(({ module }) => module.address));
    return modules;
}
/** Refuses namespaces, and names of one namespace, that differ only by case: `publish` would refuse both. */
function refuseClash(addresses) {
    const namespaces = addresses.map(({ namespace }) => namespace);
    const names = addresses.map(({ namespace, name }) => `${namespace}/${name}`);
    const groups = [namespaces, names].flatMap((texts) => [
        ...(0,group/* groupBy */.$)([...new Set(texts)], (text) => text.toLowerCase()).values(),
    ]);
    const clash = groups.find((group) => group.length > 1);
    if (clash === undefined)
        return;
    const [one, other] = clash.map(error/* quote */.hD);
    throw new error/* RegistryError */.gl('INDEX_INVALID', `${other} differs only by case from ${one}`, `take the folder of one of them out of ${format_paths/* MODULES_DIRECTORY */.si}`);
}
async function readIndexedModule(reading, path, bytes) {
    const module = (0,documents/* parseModuleDocument */.xK)(path, bytes);
    (0,version_state/* refuseUnknownMarks */.pS)(path, module);
    const numbers = module.versions.map(({ version }) => version);
    const files = await reading.snapshot.read(numbers.flatMap((version) => [
        (0,format_paths/* versionPath */.qW)(module.address, version, 'release.json'),
        ...(0,interface_document/* interfacePaths */.Er)(module.address, version),
    ]));
    const releases = numbers.map((version) => (0,index_files/* listedRelease */.Lh)(files, module, version));
    const versions = [];
    for (const release of releases) {
        const moduleInterface = (0,interface_document/* parseInterfaceFiles */.MI)(release, (each) => files.get(each)) ?? (await packagedInterface(release, reading));
        versions.push({ release, moduleInterface });
    }
    return { module, versions };
}
/** The interface of a version without `interface.json`; undefined where its package is not in the index. */
async function packagedInterface({ address, version }, { snapshot, packages }) {
    const path = (0,format_paths/* versionPath */.qW)(address, version, 'module.zip');
    const zip = (await snapshot.read([path])).get(path);
    return zip === undefined ? undefined : packages.inPackage(zip);
}
/**
 * Every file of an index of these modules but the packages, by path: the bytes that publishes leave, whatever the order of
 * publication.
 */
function rebuildFiles(registry, modules) {
    const listed = modules.map(({ module, versions }) => {
        const latest = (0,module_list/* latestOf */.Te)(module);
        return { module, versions, latest: versions.find(({ release }) => release.version === latest) };
    });
    const rendered = [
        ...(0,file_table/* registryFiles */.xs)(registry),
        ...listed.flatMap(({ module, versions, latest }) => [
            ...versions.flatMap(({ release, moduleInterface }) => moduleInterface === undefined ? [] : (0,file_table/* interfaceFiles */.rQ)(release, moduleInterface)),
            ...versions.flatMap((version) => (0,file_table/* versionFiles */.uP)(registry, version)),
            ...(0,file_table/* moduleFiles */.ug)({ module, latest }, requirementsIn(versions)),
        ]),
        ...listFiles(listed.filter(({ latest }) => latest !== undefined)),
    ];
    const files = new Map();
    for (const [path, text] of rendered)
        if (text !== null)
            files.set(path, new TextEncoder().encode(text));
    return files;
}
function requirementsIn(versions) {
    return new Map(versions.map(({ release: { version }, moduleInterface }) => [
        version,
        moduleInterface === undefined ? null : (0,versions_document/* requirementsOf */.CG)(moduleInterface),
    ]));
}
function listFiles(listed) {
    const itemsIn = (group, itemOf) => (0,file_table/* listItems */.Dw)(group, itemOf).flatMap(({ item }) => item ?? []);
    const lists = file_table/* LISTS */.m5.flatMap((list) => {
        const groups = (0,group/* groupBy */.$)(listed, ({ module }) => list.path(module.address));
        return [...groups].map(([path, group]) => {
            const content = { modules: itemsIn(group, list.item) };
            return [path, (0,file_table/* renderList */.pI)(list, path, content)];
        });
    });
    return [...lists, ...(0,catalog_plan/* renderCatalog */.ek)(itemsIn(listed, module_list/* catalogItem */.xn))];
}
/** The paths of what is left of versions that were removed. */
function selectRemovedFiles(paths, modules) {
    const directories = new Set(modules.flatMap(({ module: { address, removed } }) => removed.map(({ version }) => directoryOf((0,format_paths/* versionPath */.qW)(address, version, 'release.json')))));
    return paths.filter((path) => directories.has(directoryOf(path)));
}
function directoryOf(path) {
    return path.slice(0, path.lastIndexOf('/'));
}
/** The paths of lists and of module details that these rebuilt files do not have: no listed version is left for them. */
function selectStaleLists(paths, files) {
    return paths.filter((path) => (0,format_paths/* isListPath */.oW)(path) && !files.has(path));
}

// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/render.js





async function renderCommand({ index, check = false }, runtime) {
    const report = await renderIndex(index, { check }, runtime);
    const counts = `${report.modules} modules, ${report.versions} versions, ${report.index.changed.length} files ${check ? 'would change' : 'changed'}`;
    const refusals = report.status === 'planned' ? [staleIndex(report.index.changed)] : [];
    return { json: report, text: `${report.status.padEnd(9)} ${counts}`, refusals };
}
/** Renders the index that `--index` names. Throws as {@link render}. */
async function renderIndex(index, options, runtime) {
    const token = (0,tokens/* indexToken */.gt)(runtime.environment);
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, { target: (0,index_store/* indexTarget */.iR)(index), token, reading: 'all' });
    try {
        return await render({ ...openedIndex, packages: new interface_reader/* InterfaceReader */.T() }, options);
    }
    finally {
        await openedIndex.close();
    }
}
function staleIndex(paths) {
    return {
        code: 'INDEX_INVALID',
        message: `${paths.length} files of the index are not what render makes: ${(0,error/* shortList */.pg)(paths.map(error/* quote */.hD)).join(', ')}`,
        hint: 'find out who changed them (module-registry verify --index …), then make them again: module-registry render --index …',
    };
}


/***/ }),

/***/ 6889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ catalogNeighbours),
/* harmony export */   Jn: () => (/* binding */ updateCatalog),
/* harmony export */   ek: () => (/* binding */ renderCatalog)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8129);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);






/** The whole catalog of these modules. */
function renderCatalog(items) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items, (item) => hashOf(item).slice(0, _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => layOut(prefix, group).files);
}
/**
 * The files of the catalog that these changes change, each in its new state: the same files as {@link renderCatalog} gives. Reads the
 * files of `catalogChain` and of `catalogNeighbours`.
 */
function updateCatalog(changes, read) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => updateSubtree(prefix, group, read).files);
}
function updateSubtree(prefix, changes, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file)
        return layOut(prefix, (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .withModules */ .KT)(file, changes).modules);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const updated = [...groups].map(([digit, group]) => [digit, updateSubtree(prefix + digit, group, read)]);
    const files = updated.flatMap(([, subtree]) => subtree.files);
    const after = {
        ...file.children,
        ...Object.fromEntries(updated.map(([digit, { bytes }]) => [digit, bytes])),
    };
    const children = Object.fromEntries(Object.entries(after).filter(([, bytes]) => bytes > 0));
    const bytes = sum(Object.values(children));
    if (!(0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes))
        return { files: [...files, nodeFile(prefix, children)], bytes };
    const drafts = new Map(files.map(([path, text]) => [path, text === null ? undefined : encode(text)]));
    const items = Object.keys(children).flatMap((digit) => itemsBelow(prefix + digit, (path) => (drafts.has(path) ? drafts.get(path) : read(path))));
    const gone = [...Object.keys(after).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)), ...drafts.keys()];
    return { files: [...layOut(prefix, items).files, ...gone.map((path) => [path, null])], bytes };
}
function layOut(prefix, items) {
    const bytes = sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN));
    if ((0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes) || prefix.length === _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_PREFIX */ .MW) {
        const text = items.length === 0 ? null : (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCatalog */ .fn)(items);
        return { files: [[(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), text]], bytes };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items, (item) => hashOf(item).charAt(prefix.length));
    const parts = [...groups].map(([digit, group]) => [digit, layOut(prefix + digit, group)]);
    const children = Object.fromEntries(parts.map(([digit, part]) => [digit, part.bytes]));
    return { files: [...parts.flatMap(([, part]) => part.files), nodeFile(prefix, children)], bytes };
}
/**
 * The paths, besides those of `catalogChain`, that changes of these modules may need: where the other modules fit into one file, a
 * module that gets smaller makes one file of several.
 */
function catalogNeighbours(addresses, files) {
    const read = (path) => files.get(path);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => neighboursBelow(prefix, group, read).paths);
}
function neighboursBelow(prefix, addresses, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file) {
        const own = new Set(addresses.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc));
        const items = file.modules.filter((item) => own.has((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .itemAddress */ .EA)(item)));
        return { paths: [], own: sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN)) };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const below = [...groups].map(([digit, group]) => neighboursBelow(prefix + digit, group, read));
    const own = sum(below.map((each) => each.own));
    const isMerged = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(sum(Object.values(file.children)) - own);
    const siblings = isMerged ? Object.keys(file.children).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)) : [];
    return { paths: [...siblings, ...below.flatMap(({ paths }) => paths)], own };
}
function fileAt(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    return (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, read(path));
}
function itemsBelow(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    const bytes = read(path);
    if (bytes === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although the file above it names it`, 'run `module-registry render --index …` to rebuild it');
    }
    const file = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, bytes);
    if ('modules' in file)
        return file.modules;
    return Object.keys(file.children).flatMap((digit) => itemsBelow(prefix + digit, read));
}
function nodeFile(prefix, children) {
    return [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalogNode */ .B)(children)];
}
function hashOf({ namespace, name, provider }) {
    return (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)({ namespace, name, system: provider });
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function encode(text) {
    return new TextEncoder().encode(text);
}


/***/ }),

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   CY: () => (/* binding */ planUpdates),
/* harmony export */   wW: () => (/* binding */ selectChanges)
/* harmony export */ });
/* unused harmony export publishedVersion */
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(572);











/**
 * The change that a publish makes to an index; without files where the index says all of it already. The files of versions
 * come before `module.json`, which names them, and `module.json` before the lists: a reader between two writes finds
 * nothing listed that is missing. Throws INDEX_INVALID for a document of the index that cannot be read.
 * @param index at least the files of `pathsToRead`, and those of the latest version
 */
function planChange(index, registry, publications) {
    const updates = publications.map((publication) => ({
        ...publication,
        module: moduleAfter((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .moduleIn */ .w6)(index, publication.address), publication),
    }));
    return {
        message: commitMessage(publications),
        trailers: sourcesOf(publications),
        files: planUpdates(index, registry, updates),
    };
}
/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
function planUpdates(index, registry, updates) {
    const drafts = new Drafts(index);
    const listed = updates.map((update) => draftModule(update, { drafts, index, registry }));
    for (const list of _file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .LISTS */ .m5) {
        for (const [path, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(listed, ({ module }) => list.path(module.address))) {
            const content = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .withModules */ .KT)((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseModuleList */ .W2)(path, drafts.read(path)), (0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(group, list.item));
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
    const lost = module.versions.filter(({ version }) => !known.has(version));
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
        const kinds = new Set(before.packages.map(({ kind }) => kind));
        return { ...before, packages: [...before.packages, ...packages.filter(({ kind }) => !kinds.has(kind))] };
    }
    const { version, tag, commit, committedAt, path } = release;
    const { digest, size, files } = release.package;
    return { version, tag, commit, committedAt, path, digest, size, files, packages };
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
    const urls = publications.flatMap(({ releases }) => releases.map(({ repository }) => repository.url));
    return [...new Set(urls)].map((url) => ['Source-Repository', url]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    if (first === undefined)
        return `Repair ${publications.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address)).join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9).join('\n')}`;
    return `Publish ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`;
}


/***/ }),

/***/ 8123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ updateIndex)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
async function updateIndex(index, raceBackoff, plan) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const { result, change } = await plan(snapshot, attempt);
        if (change === undefined || change.files.size === 0)
            return { result, commit: snapshot.commit, changed: [] };
        const outcome = await index.commit(change, snapshot);
        if (outcome !== 'moved')
            return { result, commit: outcome.commit, changed: [...change.files.keys()] };
        if (!(await raceBackoff.wait(attempt)))
            throw indexBusy(attempt);
    }
}
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}


/***/ })

};
