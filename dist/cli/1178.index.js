export const id = 1178;
export const ids = [1178];
export const modules = {

/***/ 4512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}


/***/ }),

/***/ 5664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   j8: () => (/* binding */ releaseAt),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);




/** The `module.json` of a module; undefined where the index has no such module. Throws INDEX_INVALID, also for a mark of an unknown version. */
function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    if (bytes === undefined)
        return undefined;
    const known = modules.get(bytes);
    if (known !== undefined)
        return known;
    const module = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
    (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseUnknownMarks */ .pS)(path, module);
    modules.set(bytes, module);
    return module;
}
/** A module of a thousand versions is asked for once for each of them. */
const modules = new WeakMap();
/** The release in the directory of a version, whether `module.json` lists it or not. Throws INDEX_INVALID. */
function releaseAt(files, address, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(address, version, 'release.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
}
/** The release of a version that `module.json` lists. Throws INDEX_INVALID, also where it is missing. */
function listedRelease(files, module, version) {
    const release = releaseAt(files, module.address, version);
    if (release !== undefined)
        return release;
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, `restore it from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
}
/** The `registry.json` of an index. Throws INDEX_INVALID, also where it is missing. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is not a registry index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);




/** `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const position = { file: text, line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ type, optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: text,
    sensitive: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    ephemeral: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    deprecated: text,
    ...position,
};
// Lazy, as all schemas below: most runs read no such document.
const input = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    ...marks,
    type: text,
    parsedType: type,
    default: text,
    value: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional(),
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    nullable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    validations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ condition: text, message: text, ...position })),
}));
const provider = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: text,
    source: text,
    constraints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    ...position,
}));
const directory = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    path: text,
    readme: text,
    empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(input),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ...marks, type: type.exactOptional() })),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']), type: text, name: text, ...position })),
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ name: text, source: text, version: text, ...position })),
    // Absent in documents of older versions, as the two below.
    repetitions: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['count', 'for_each'])).exactOptional(),
    providers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(provider),
    requiredVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    requiredVersionsAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3(position).exactOptional(),
    moves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ from: text, to: text, ...position })),
    removals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ from: text, ...position })),
    imports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ to: text, id: text, ...position })),
}));
const interfaceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7),
    root: directory,
    submodules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
}));
/** Versions may share an interface, which is then formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface(moduleInterface) {
    const known = formatted.get(moduleInterface);
    if (known !== undefined)
        return known;
    const { diagnostics: _, root, ...rest } = moduleInterface;
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)({ ...rest, format: _documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7, root: { ...root, readme: '' } });
    formatted.set(moduleInterface, text);
    return text;
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(interfaceDocument, path, bytes);
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** The paths that {@link parseInterfaceFiles} reads. */
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 9707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderVersionDetails),
/* harmony export */   t: () => (/* binding */ deprecationJson)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _interface_interface_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(495);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3701);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4334);




/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
function deprecationJson(module, version) {
    const mark = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_2__/* .deprecationOf */ .c5)(module, version);
    if (mark === undefined)
        return null;
    const { reason, link = '', replacement } = mark;
    return { reason, link, ...(replacement === undefined ? {} : { replacement }) };
}
/**
 * "Get a specific module" of the registry HTTP API. Without `more`, as in the static file, it depends on the version's own
 * commit alone. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, moduleInterface, more) {
    const { tag, license: { identifier: license } = {} } = release;
    const named = license === undefined ? {} : { license };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalObject */ .e3)({ ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseSummary */ .kU)(release), tag, ...named, ...more }, shapeOf(moduleInterface));
}
function shapeOf(moduleInterface) {
    if (moduleInterface === undefined)
        return EMPTY_SHAPE;
    const known = shapes.get(moduleInterface);
    if (known !== undefined)
        return known;
    const made = shapeTexts((0,_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceJson */ .wG)(moduleInterface));
    shapes.set(moduleInterface, made);
    return made;
}
function shapeTexts({ root, submodules, examples }) {
    return { root: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .memberText */ .WI)(root), submodules: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .memberText */ .WI)(submodules), examples: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .memberText */ .WI)(examples) };
}
/** Versions may share an interface, whose texts are then made once. */
const shapes = new WeakMap();
/** The documented keys, so that readers find lists. For versions that were published without their interface. */
const EMPTY_ROOT = {
    path: '',
    readme: '',
    empty: false,
    inputs: [],
    outputs: [],
    dependencies: [],
    provider_dependencies: [],
    resources: [],
};
const EMPTY_SHAPE = shapeTexts({ root: EMPTY_ROOT, submodules: [], examples: [] });


/***/ }),

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   EA: () => (/* binding */ itemAddress),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   KJ: () => (/* binding */ moduleListItem),
/* harmony export */   KT: () => (/* binding */ withModules),
/* harmony export */   RA: () => (/* binding */ newestItems),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Zr: () => (/* binding */ formatSystemList),
/* harmony export */   fn: () => (/* binding */ formatCatalog),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   xn: () => (/* binding */ catalogItem),
/* harmony export */   z8: () => (/* binding */ listItemOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3430);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9722);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5660);









/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Keys that a list of another tool has are kept. */
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    meta: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ next_offset: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().optional() }).optional(),
    modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem),
});
/** The item of a module in a list: its latest version, and the newest commit date. */
function listItem(module, { release }) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' };
}
/**
 * The item of a module in the catalog, where the index has the interface with the names of inputs and outputs, the types of
 * resources, and the modules of registries that it calls.
 */
function catalogItem(module, latest) {
    const item = listItem(module, latest);
    if (latest.moduleInterface === undefined)
        return item;
    const { inputs, outputs } = latest.moduleInterface.root;
    const dependencies = calledModules(latest.moduleInterface);
    const resources = resourceTypes(latest.moduleInterface);
    return {
        ...item,
        inputs: firstNames(inputs),
        outputs: firstNames(outputs),
        ...(resources.length === 0 ? {} : { resources }),
        ...(dependencies.length === 0 ? {} : { dependencies }),
    };
}
/** The types of the resources that the root and its submodules manage. */
function resourceTypes({ root, submodules }) {
    const managed = [root, ...submodules].flatMap(({ resources }) => resources.filter(({ mode }) => mode === 'managed'));
    return [...new Set(managed.map(({ type }) => type))].sort().slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SEARCHED_NAMES */ .SC);
}
/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }) {
    const called = [root, ...submodules].flatMap(({ calls }) => calls.flatMap(({ source }) => (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistrySource */ .C)(source) ?? []));
    const sources = called.map(({ host, address }) => `${host}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}`);
    return [...new Set(sources)].sort().slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_DEPENDENCIES */ .tp);
}
/** The item of a module in a list, as that of the catalog has it. */
function listItemOf({ inputs: _, outputs: __, resources: ___, dependencies: ____, ...item }) {
    return item;
}
function firstNames(values) {
    return values.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SEARCHED_NAMES */ .SC).map(({ name }) => name);
}
/** The keys that list items and module details share; missing text is `""`. */
function releaseSummary(release) {
    const { namespace, name, system } = release.address;
    return {
        id: `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address)}/${release.version}`,
        owner: ownerName(release.repository.url),
        namespace,
        name,
        version: release.version,
        provider: system,
        description: release.description,
        source: release.repository.url,
        published_at: release.committedAt,
        verified: false,
    };
}
/** `https://host/acme/vpc` → `acme`; the account is what registries show as the owner. */
function ownerName(url) {
    return url === '' ? '' : (new URL(url).pathname.split('/')[1] ?? '');
}
/** The version that lists and details show of a module; undefined where none is listed. */
function latestOf(module) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .listedVersions */ .f3)(module));
}
/** An empty list where the file is missing. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const list = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(moduleList, bytes);
    if (list !== undefined)
        return { modules: list.modules, hasMore: list.meta?.next_offset !== undefined };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/** The list with the items of these modules added or replaced; a module without an item is left out. */
function withModules(list, modules) {
    const changed = new Set(modules.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)));
    const others = list.modules.filter((each) => !changed.has(itemAddress(each)));
    return { ...list, modules: [...others, ...modules.flatMap(({ item }) => item ?? [])] };
}
/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `next_offset` says that there
 * are more; there is no `next_url`, because a static host answers every offset with this list.
 */
function formatNewestList({ modules: all, hasMore = false }) {
    const modules = newestItems(all);
    const more = hasMore || all.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh ? { next_offset: modules.length } : {};
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .dj)({ meta: { limit: _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, current_offset: 0, ...more }, modules });
}
/** The items of that list. Of more items than these, no other can get into it. */
function newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)));
    return newest.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh);
}
/** The list of all systems of one name, by address. */
function formatSystemList({ modules }) {
    const limit = Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, modules.length);
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .dj)({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) });
}
/** A file of the catalog with modules, by address. */
function formatCatalog(modules) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .dj)({ modules: byAddress(modules) });
}
function byAddress(modules) {
    return modules.toSorted((a, b) => compare(itemAddress(a), itemAddress(b)));
}
/** `namespace/name/system` */
function itemAddress(item) {
    return `${item.namespace}/${item.name}/${item.provider}`;
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 7004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ renderVersions),
/* harmony export */   Qj: () => (/* binding */ terraformLocation),
/* harmony export */   j1: () => (/* binding */ renderDiscovery),
/* harmony export */   vy: () => (/* binding */ renderHostHeaders),
/* harmony export */   wH: () => (/* binding */ sourcePageLocation),
/* harmony export */   xc: () => (/* binding */ renderDownload)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);





/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
function renderDiscovery() {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)({ 'modules.v1': _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh });
}
/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS = { root: { providers: [], dependencies: [] }, submodules: [] };
/**
 * What the document says it is about: the web URL of the repository, where update bots look for changelogs, or the address of a
 * module without a known repository. Clients do not read it.
 */
function sourceOf({ owner, address }) {
    return owner === null ? (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address) : `https://${owner.host}/${owner.repository}`;
}
/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks; that document is on one line, as it is long.
 */
function renderVersions(module, requirements) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).map((version) => ({
        version,
        ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
    }));
    const document = { modules: [{ source: sourceOf(module), versions }] };
    return requirements === undefined ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(document) : (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)(document);
}
/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
function renderDownload(release, { sign = (location) => location, readsOci = true, useRegistryCredentials = false } = {}) {
    const [first] = release.packages;
    const location = (readsOci ? undefined : terraformLocation(release)) ?? first?.location;
    if (location === undefined)
        return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)({});
    // A direct package is fetched from the location as it stands, `//` and all.
    const isWhole = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .subdirectoryOf */ .$z)(location) === '';
    const isDirect = useRegistryCredentials && isWhole && (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location) === 'relative';
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)({
        location: sign(location),
        ...(isDirect ? { use_registry_credentials: true } : {}),
    });
}
/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
function terraformLocation(release) {
    const isSame = release.package.equalsTree === true;
    const locations = release.packages.map(({ location }) => location);
    return locations.find((location, place) => {
        const kind = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location);
        return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame);
    });
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const location = terraformLocation(release);
    if (location === undefined || (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location) !== 'relative')
        return location;
    if (registryUrl === null)
        return undefined;
    const download = `${registryUrl}/${(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'download')}`;
    return new URL(location, download).href;
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh}*/download\n  X-Terraform-Get: ./source\n`;
}


/***/ }),

/***/ 4334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ versionState),
/* harmony export */   c5: () => (/* binding */ deprecationOf),
/* harmony export */   pS: () => (/* binding */ refuseUnknownMarks)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);



/** The state of a version that is, or was, published. Of several marks the strongest counts: removed, yanked, deprecated. */
function versionState(module, version) {
    const isIts = (mark) => mark.version === version;
    const removal = module.removed.find(isIts);
    if (removal !== undefined)
        return { state: 'removed', reason: removal.reason, date: removal.date };
    const yank = module.yanks.find(isIts);
    if (yank !== undefined)
        return { state: 'yanked', ...markOf(yank) };
    const deprecation = deprecationOf(module, version);
    return deprecation === undefined ? { state: 'listed' } : { state: 'deprecated', ...deprecation };
}
/**
 * The deprecation of a version: its own before that of a range, and that of a range before that of the whole module. A range
 * has a pre-release only where it names it, as in clients.
 */
function deprecationOf(module, version) {
    const { deprecations } = module;
    const own = deprecations.find(({ versions }) => versions === version);
    const ofRange = deprecations.find(({ versions }) => versions !== undefined && isInRange(version, versions));
    const found = own ?? ofRange ?? deprecations.find(({ versions }) => versions === undefined);
    return found && markOf(found);
}
function isInRange(version, range) {
    return !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(range).ok && (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(range).allows(version);
}
/** Without keys that other tools added. */
function markOf({ reason, date, link, replacement }) {
    return {
        reason,
        date,
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}
/** Throws INDEX_INVALID for a mark of a version that was never published: it would have no effect, and nobody would see why. */
function refuseUnknownMarks(path, module) {
    const known = new Set([...module.versions, ...module.removed].map(({ version }) => version));
    const marked = [
        ...module.yanks.map(({ version }) => ['yanks', version]),
        ...module.deprecations.flatMap(({ versions }) => versions !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(versions).ok ? [['deprecations', versions]] : []),
    ];
    const unknown = marked.find(([, version]) => !known.has(version));
    if (unknown === undefined)
        return;
    const [list, version] = unknown;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index marks version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(version)} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(list)}, and the module has no such version`, `correct the version in the list, or take the mark out of it`);
}


/***/ }),

/***/ 5027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   Ez: () => (/* binding */ parseRequirements),
/* harmony export */   H1: () => (/* binding */ renderVersionsDocument)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(495);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2989);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4334);









/** Versions that are missing in `requirements` count as published without their interface. */
function renderVersionsDocument(module, requirements) {
    const published = module.versions.map(({ version, committedAt }) => ({
        version,
        date: committedAt,
        ...stateOf(module, version),
        ...(requirements.get(version) ?? {}),
    }));
    const removed = module.removed.map(({ version }) => ({ version, ...stateOf(module, version) }));
    const versions = [...published, ...removed].sort((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .dj)({ address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(module.address), versions });
}
/** `since` is the date of the mark; `date` is that of the commit. */
function stateOf(module, version) {
    const { date, ...state } = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_6__/* .versionState */ .M7)(module, version);
    return { ...state, ...(date === undefined ? {} : { since: date }) };
}
/** The requirements of a version, as the protocol shows them. */
function requirementsOf({ root, submodules }) {
    const requirements = ({ providers, calls }) => ({
        providers: providers.map(_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__/* .providerJson */ .Gp),
        dependencies: calls.map(_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__/* .dependencyJson */ .MQ),
    });
    return {
        root: requirements(root),
        submodules: submodules.map((each) => ({ path: each.path, ...requirements(each) })),
    };
}
const text = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP();
const directory = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    providers: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, namespace: text, source: text, version: text })),
    dependencies: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, source: text, version: text })),
});
const versionsDocument = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    versions: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        version: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .versionField */ .FA,
        root: directory.optional(),
        submodules: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(directory.extend({ path: text })).optional(),
    })),
});
/** Reads the requirements in `versions.json`; none where the file is missing. Throws INDEX_INVALID. */
function parseRequirements(path, bytes) {
    if (bytes === undefined)
        return new Map();
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(versionsDocument, bytes);
    if (document !== undefined) {
        return new Map(document.versions.map(({ version, root, submodules }) => [
            version,
            root === undefined || submodules === undefined ? null : { root, submodules },
        ]));
    }
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a list of versions`, 'run `module-registry render --index …` to rebuild it');
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ providerJson),
/* harmony export */   MQ: () => (/* binding */ dependencyJson),
/* harmony export */   wG: () => (/* binding */ interfaceJson)
/* harmony export */ });
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);

/**
 * The interface of a directory in the format of the registry HTTP API. `default` is source text, and missing text is `''`; only
 * managed resources are listed. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryJson(directory) {
    return {
        path: directory.path,
        readme: directory.readme,
        empty: directory.empty,
        inputs: directory.inputs.map((input) => ({
            name: input.name,
            type: input.type,
            description: input.description,
            default: input.default,
            required: input.required,
            sensitive: input.sensitive,
        })),
        outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
        dependencies: directory.calls.map(dependencyJson),
        provider_dependencies: directory.providers.map(providerJson),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** The module interface as `inspect --json` prints it, in the format of the registry HTTP API. */
function interfaceJson(module) {
    return {
        root: directoryJson(module.root),
        submodules: module.submodules.map(directoryJson),
        examples: module.examples.map(directoryJson),
        diagnostics: module.diagnostics,
    };
}
/** A module call in the same format. */
function dependencyJson({ name, source, version }) {
    return { name, source, version };
}
/** A provider requirement in the same format; one without namespace is HashiCorp's. */
function providerJson({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
}


/***/ }),

/***/ 3430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseRegistrySource)
/* harmony export */ });
/* harmony import */ var _host_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8678);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);


/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source, and for one without a host, which names a
 * module of the client's own registry. https://opentofu.org/docs/language/modules/sources/#module-registry
 */
function parseRegistrySource(source) {
    const [path = '', ...subdirectory] = source.split('//');
    const [named = '', namespace = '', name = '', system = '', ...more] = path.split('/');
    const [host, address] = [(0,_host_name_js__WEBPACK_IMPORTED_MODULE_1__/* .registryHost */ .U)(named), { namespace, name, system }];
    if (more.length > 0 || host === undefined || (0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressProblem */ .cg)(address) !== undefined)
        return undefined;
    return { host, address, subdirectory: subdirectory.join('//') };
}


/***/ })

};
