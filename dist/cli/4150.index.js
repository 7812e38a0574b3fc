export const id = 4150;
export const ids = [4150];
export const modules = {

/***/ 4512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeText),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
/** For what is between tags alone: quotes stay as they are there, which makes pages much shorter. */
function escapeText(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}


/***/ }),

/***/ 4251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   siteCommand: () => (/* binding */ siteCommand)
/* harmony export */ });
/* harmony import */ var _composition_site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
/* harmony import */ var _site_site_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2688);


async function siteCommand({ hosting, ...flags }, runtime) {
    const report = await (0,_composition_site_js__WEBPACK_IMPORTED_MODULE_0__/* .writeSite */ .bo)(runtime, { ...flags, hosting });
    return { json: report, text: (0,_site_site_state_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSiteReport */ .z2)(report, flags.output) };
}


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface),
/* harmony export */   l$: () => (/* binding */ interfaceFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3852);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8863);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(568);
/* harmony import */ var _interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1710);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);








/** Bytes of types of inputs that are kept while interfaces are read. Those that were not used for longest are read again. */
const MAX_TYPE_BYTES = 4 * 1024 * 1024;
/**
 * `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. A key is left
 * out where reading gives its value back: that of the schema, of the source text, or, for `file`, of the element before.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const mayBeEmpty = text.default('');
const mark = zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false);
/** `file` is empty where it is that of the element before, or, in a validation, that of the input. */
const position = { file: mayBeEmpty, line: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_5__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ type, optional: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: mayBeEmpty,
    sensitive: mark,
    ephemeral: mark,
    deprecated: mayBeEmpty,
    ...position,
};
function makeSchemas() {
    const validation = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ condition: mayBeEmpty, message: mayBeEmpty, ...position });
    const elements = {
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            ...marks,
            type: mayBeEmpty,
            parsedType: type.exactOptional(),
            default: mayBeEmpty,
            value: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional(),
            required: mark,
            nullable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(true),
            validations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(validation).default([]),
        }),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...marks, type: type.exactOptional() }),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            mode: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']).default('managed'),
            type: text,
            name: text,
            ...position,
        }),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ name: text, source: mayBeEmpty, version: mayBeEmpty, ...position }),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            name: text,
            source: mayBeEmpty,
            constraints: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            aliases: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            ...position,
        }),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, to: text, ...position }),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, ...position }),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ to: text, id: text, ...position }),
    };
    const directory = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        path: mayBeEmpty,
        readme: mayBeEmpty,
        empty: mark,
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.inputs).default([]),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.outputs).default([]),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.resources).default([]),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.calls).default([]),
        // Absent in documents of older versions, as `requiredVersionsAt`.
        repetitions: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['count', 'for_each'])).exactOptional(),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.providers).default([]),
        requiredVersions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
        requiredVersionsAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...position, file: text }).exactOptional(),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.moves).default([]),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.removals).default([]),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.imports).default([]),
    });
    const document = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7),
        root: directory,
        submodules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
        examples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
    });
    return { elements, validation, directory, document };
}
/** Made at the first use: most runs neither read nor write such a document. */
let made;
function schemas() {
    made ??= makeSchemas();
    return made;
}
/** Directories that versions share are formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface({ diagnostics: _, root, submodules, examples, ...rest }) {
    const list = (directories) => `[${directories.map(directoryText).join(',')}]`;
    const texts = { root: directoryText(root), submodules: list(submodules), examples: list(examples) };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactObject */ .BU)({ ...rest, format: _documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7 }, texts);
}
function directoryText(directory) {
    const known = formatted.get(directory);
    if (known !== undefined)
        return known;
    const { elements } = schemas();
    const lists = Object.keys(elements).map((name) => {
        const list = name === 'inputs' ? directory.inputs.map(shortInput) : directory[name];
        return [name, shortList(elements[name], list)];
    });
    const readme = directory.path === '' ? '' : directory.readme;
    const short = { ...directory, readme, ...Object.fromEntries(lists) };
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)(shortObject(schemas().directory, short)).trimEnd();
    formatted.set(directory, text);
    return text;
}
/** Without what the source texts of the type and of the default say by themselves. */
function shortInput({ parsedType, value, ...input }) {
    return {
        ...input,
        ...(isSame(parsedType, typeIn(input.type)) ? {} : { parsedType }),
        ...(isSame(value, valueIn(input.default)) ? {} : { value }),
        validations: shortList(schemas().validation, input.validations, input.file),
    };
}
/** Undefined where the text is not plain. Few types are in use, and each of them in many inputs. */
function typeIn(text) {
    const known = types.get(text);
    if (known !== undefined)
        return known;
    const expression = (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text);
    if (text !== '' && expression === undefined)
        return undefined;
    const found = (0,_interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .typeFromExpression */ .Fp)(expression);
    types.set(text, found, 16 * text.length);
    return found;
}
const types = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_7__/* .BoundedMap */ .E(MAX_TYPE_BYTES);
function valueIn(text) {
    return (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .constantValue */ .yb)((0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text));
}
/** Where no key may be added and no list may grow, only an equal value is left. */
function isSame(one, other) {
    return one === other || (other !== undefined && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasOnlyGrown */ .Ix)(one, other, { keys: [] }));
}
/** @param before the file of what comes before the list */
function shortList(schema, list, before = '') {
    return list.map((element, at) => {
        const isRepeated = element.file === (list[at - 1]?.file ?? before);
        return shortObject(schema, isRepeated ? { ...element, file: '' } : element);
    });
}
function shortObject(schema, object) {
    const byDefault = defaultsOf(schema);
    const isDefault = (member, other) => member === other || (Array.isArray(other) && Array.isArray(member) && member.length === 0);
    return Object.fromEntries(Object.entries(object).filter(([key, member]) => !isDefault(member, byDefault.get(key))));
}
const defaults = new WeakMap();
/** What reading gives to the keys that an object does not have: lists are empty. */
function defaultsOf(schema) {
    const known = defaults.get(schema);
    if (known !== undefined)
        return known;
    const found = Object.entries(schema.shape).flatMap(([key, member]) => {
        const { success, data } = zod__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xL(member, undefined);
        return success ? [[key, data]] : [];
    });
    const made = new Map(found);
    defaults.set(schema, made);
    return made;
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = completed((0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)(schemas().document, path, bytes));
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** All that `interface.json` says, with what it leaves out, for comparing; undefined where it cannot be read. */
function interfaceFacts(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(schemas().document, bytes);
    return document && completed(document);
}
function completed({ root, submodules, examples, ...rest }) {
    return {
        ...rest,
        root: completeDirectory(root),
        submodules: submodules.map(completeDirectory),
        examples: examples.map(completeDirectory),
    };
}
function completeDirectory(directory) {
    const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory;
    return {
        ...directory,
        inputs: withFiles(inputs).map(completeInput),
        outputs: withFiles(outputs),
        resources: withFiles(resources),
        calls: withFiles(calls),
        providers: withFiles(providers),
        moves: withFiles(moves),
        removals: withFiles(removals),
        imports: withFiles(imports),
    };
}
function completeInput(input) {
    const value = input.value === undefined ? valueIn(input.default) : input.value;
    return {
        ...input,
        parsedType: input.parsedType ?? typeIn(input.type) ?? { kind: 'unknown', text: input.type },
        ...(value === undefined ? {} : { value }),
        validations: withFiles(input.validations, input.file),
    };
}
function withFiles(list, before = '') {
    let file = before;
    return list.map((element) => {
        file = element.file || file;
        return { ...element, file };
    });
}
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   EA: () => (/* binding */ itemAddress),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   RA: () => (/* binding */ newestItems),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Zr: () => (/* binding */ formatSystemList),
/* harmony export */   fn: () => (/* binding */ formatCatalog),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   lQ: () => (/* binding */ parseCatalogFile),
/* harmony export */   xn: () => (/* binding */ catalogItem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3430);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9722);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5660);









/** Modules of registries that the catalog records for a module. The rest is left out. */
const MAX_DEPENDENCIES = 200;
/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
const MAX_SEARCHED_NAMES = 500;
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
const catalogFile = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem) }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ children: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[0-9a-f]$/), zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive()) }),
]);
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
function resourceTypes({ root, submodules }) {
    const managed = [root, ...submodules].flatMap(({ resources }) => resources.filter(({ mode }) => mode === 'managed'));
    return [...new Set(managed.map(({ type }) => type))].sort().slice(0, MAX_SEARCHED_NAMES);
}
/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }) {
    const called = [root, ...submodules].flatMap(({ calls }) => calls.flatMap(({ source }) => (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistrySource */ .CL)(source) ?? []));
    const sources = called.map(({ host, address }) => `${host}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}`);
    return [...new Set(sources)].sort().slice(0, MAX_DEPENDENCIES);
}
function firstNames(values) {
    return values.slice(0, MAX_SEARCHED_NAMES).map(({ name }) => name);
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
    const { modules, meta } = parseListFile(moduleList, path, bytes);
    return { modules, hasMore: meta?.next_offset !== undefined };
}
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    return bytes === undefined ? { modules: [] } : parseListFile(catalogFile, path, bytes);
}
function parseListFile(schema, path, bytes) {
    const list = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(schema, bytes);
    if (list !== undefined)
        return list;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `next_offset` says that there
 * are more; there is no `next_url`, because a static host answers every offset with this list.
 */
function formatNewestList({ modules: all, hasMore = false }) {
    const modules = newestItems(all);
    const more = hasMore || all.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh ? { next_offset: modules.length } : {};
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit: _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, current_offset: 0, ...more }, modules });
}
/** The items of that list. Of more items than these, no other can get into it. */
function newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)));
    return newest.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh);
}
function formatSystemList({ modules }) {
    const limit = Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, modules.length);
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) });
}
function formatCatalog(modules) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ modules: byAddress(modules) });
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

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   vP: () => (/* binding */ plainExpression),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
function canonicalText(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text;
        case 'tuple':
            return `[${expression.members.map(canonicalText).join(',')}]`;
        case 'object':
            return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`;
        case 'call':
            return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`;
        case 'reference':
            return expression.text.replaceAll(/\s/g, '');
        case 'other':
            return expression.tokens;
    }
}
const BLANK = /(?:\s|#[^\n]*(?:\n|$)|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
const TOKEN = /[\p{ID_Start}_][\p{ID_Continue}-]*|-?\d+(?:\.\d+)?|"[^"\\\p{Cc}]*"|[()[\]{},=:]/uy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads names, calls, literals, tuples and objects from a source text, as types and most defaults are; undefined for every other
 * text. The parser of configuration files reads all of HCL, and is too large for what reads an index.
 */
function plainExpression(text) {
    const tokens = text.length > MAX_PLAIN_LENGTH ? undefined : tokensOf(text);
    if (tokens === undefined)
        return undefined;
    const reader = new PlainReader(tokens);
    const expression = reader.read(0);
    return reader.isAtEnd ? expression : undefined;
}
function tokensOf(text) {
    const tokens = [];
    const match = (pattern, at) => {
        pattern.lastIndex = at;
        return pattern.exec(text)?.[0] ?? '';
    };
    for (let at = match(BLANK, 0).length; at < text.length; at += match(BLANK, at).length) {
        const token = match(TOKEN, at);
        if (token === '')
            return undefined;
        tokens.push(token);
        at += token.length;
    }
    return tokens;
}
class PlainReader {
    #tokens;
    #at = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    get isAtEnd() {
        return this.#at === this.#tokens.length;
    }
    read(depth) {
        const token = this.#tokens[this.#at] ?? '';
        const source = { text: token, line: 1 };
        this.#at += 1;
        if (depth > MAX_PLAIN_DEPTH)
            return undefined;
        if (token === '[') {
            const members = this.#list(']', () => this.read(depth + 1));
            return members && { kind: 'tuple', members, ...source };
        }
        if (token === '{') {
            const members = this.#list('}', () => this.#member(depth + 1));
            return members && { kind: 'object', members, ...source };
        }
        const value = literalOf(token);
        if (value !== undefined)
            return { kind: 'literal', value, ...source };
        if (!/^[\p{ID_Start}_]/u.test(token))
            return undefined;
        if (!this.#take('('))
            return { kind: 'reference', steps: [token], ...source };
        const passed = this.#list(')', () => this.read(depth + 1));
        return passed && { kind: 'call', name: token, arguments: passed, ...source };
    }
    #member(depth) {
        const key = this.read(depth);
        if (!this.#take('=') && !this.#take(':'))
            return undefined;
        const value = this.read(depth);
        return key && value && { key, value };
    }
    /** In an object a new line may stand for the comma. */
    #list(end, read) {
        const members = [];
        while (!this.#take(end)) {
            const member = read();
            if (member === undefined)
                return undefined;
            members.push(member);
            if (!this.#take(',') && end !== '}' && this.#tokens[this.#at] !== end)
                return undefined;
        }
        return members;
    }
    #take(token) {
        const isNext = this.#tokens[this.#at] === token;
        if (isNext)
            this.#at += 1;
        return isNext;
    }
}
/** Undefined for a name, a sign, and a text with interpolation. */
function literalOf(token) {
    if (token.startsWith('"'))
        return /[$%]\{/.test(token) ? undefined : token.slice(1, -1);
    return /^[-\d]/.test(token) ? Number(token) : WORDS.get(token);
}


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ typeFromExpression),
/* harmony export */   G3: () => (/* binding */ accepts),
/* harmony export */   sg: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);

const SIMPLE = ['any', 'string', 'number', 'bool'];
const COLLECTIONS = ['list', 'set', 'map'];
const ANY = { kind: 'any' };
/** The type constraint that an input declares; `any` without one. */
function typeFromExpression(expression) {
    if (expression === undefined)
        return ANY;
    return knownType(expression) ?? { kind: 'unknown', text: (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(expression) };
}
function knownType(expression) {
    if (expression.kind === 'call')
        return typeByCall(expression);
    if (expression.kind === 'reference')
        return typeByName(expression.steps.join('.'));
    // Before Terraform 0.12 types were strings.
    return typeByName((0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .stringValue */ .r$)(expression));
}
/** The type as Terraform writes it, on one line. */
function formatType(type) {
    if ('element' in type)
        return `${type.kind}(${formatType(type.element)})`;
    switch (type.kind) {
        case 'tuple':
            return `tuple([${type.elements.map(formatType).join(', ')}])`;
        case 'object':
            return `object({ ${Object.entries(type.attributes).map(formatAttribute).join(', ')} })`;
        case 'unknown':
            return type.text;
        default:
            return type.kind;
    }
}
function formatAttribute([name, { type, optional }]) {
    return `${name} = ${optional ? `optional(${formatType(type)})` : formatType(type)}`;
}
function typeByName(name) {
    const simple = SIMPLE.find((kind) => kind === name);
    if (simple !== undefined)
        return { kind: simple };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: ANY };
}
function typeByCall(call) {
    const { name } = call;
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    if (name === 'object' && argument.kind === 'object')
        return objectType(argument);
    if (name === 'tuple' && argument.kind === 'tuple')
        return { kind: 'tuple', elements: argument.members.map(typeFromExpression) };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: typeFromExpression(argument) };
}
function objectType(object) {
    const attributes = object.members.map(({ key, value }) => [(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .keyName */ .xT)(key), attributeOf(value)]);
    if (attributes.some(([name]) => name === undefined))
        return undefined;
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression), optional: false };
    const [type, value] = expression.arguments;
    const constant = (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .constantValue */ .yb)(value);
    return {
        type: typeFromExpression(type),
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}
/**
 * Whether clients convert a value to a type. True where that cannot be told here.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 */
function accepts(type, value) {
    if (value === null || type.kind === 'any' || type.kind === 'unknown')
        return true;
    if (Array.isArray(value))
        return acceptsList(type, value);
    if (typeof value === 'object')
        return acceptsObject(type, value);
    switch (type.kind) {
        case 'string':
            return true;
        case 'number':
            return (typeof value === 'number' ||
                (typeof value === 'string' && /\d/.test(value) && !Number.isNaN(Number(value))));
        case 'bool':
            return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(value);
        default:
            return false;
    }
}
function acceptsList(type, values) {
    if (type.kind === 'list' || type.kind === 'set')
        return values.every((value) => accepts(type.element, value));
    if (type.kind !== 'tuple' || type.elements.length !== values.length)
        return false;
    return type.elements.every((element, at) => accepts(element, values[at] ?? null));
}
function acceptsObject(type, value) {
    if (type.kind === 'map')
        return Object.values(value).every((each) => accepts(type.element, each));
    if (type.kind !== 'object')
        return false;
    return Object.entries(type.attributes).every(([name, attribute]) => Object.hasOwn(value, name) ? accepts(attribute.type, value[name] ?? null) : attribute.optional);
}


/***/ }),

/***/ 3923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ parseCatalog),
/* harmony export */   q0: () => (/* binding */ catalogAddress),
/* harmony export */   tx: () => (/* binding */ walkCatalog),
/* harmony export */   uM: () => (/* binding */ readCatalog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1843);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3701);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);
/* harmony import */ var _index_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9722);




/** All modules of a registry, from the files in `catalog/`, so that lists and searches read no file of a module. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const catalogModule = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: text,
    owner: text,
    namespace: text,
    name: text,
    version: text,
    provider: text,
    description: text,
    source: text,
    published_at: text,
    updated_at: text,
    dependencies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
});
const catalogNames = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
});
/** Entries of other tools that lack a key are left out. Throws INDEX_INVALID. */
function parseCatalog(path, bytes) {
    const file = (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCatalogFile */ .lQ)(path, bytes);
    if ('children' in file)
        return { modules: [], searched: [], children: Object.keys(file.children) };
    const entries = file.modules.flatMap((item) => {
        const [module, names] = [catalogModule.safeParse(item).data, catalogNames.safeParse(item).data];
        return module && names ? [{ module, names }] : [];
    });
    return {
        modules: entries.map(({ module }) => module),
        searched: entries.map(({ module, names: { inputs, outputs, resources } }) => ({
            address: catalogAddress(module),
            version: module.version,
            description: module.description,
            names: [...new Set([...inputs, ...outputs, ...resources])],
        })),
        children: [],
    };
}
function catalogAddress({ namespace, name, provider }) {
    return `${namespace}/${name}/${provider}`;
}
const FIRST_PREFIXES = Array.from({ length: 16 ** _index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef }, (_, at) => at.toString(16).padStart(_index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef, '0'));
/** Every module of the catalog. Throws INDEX_INVALID, and what `read` throws. @param read gives the files among these paths that exist */
async function readCatalog(read) {
    const files = [];
    await walkCatalog(read, FIRST_PREFIXES.length, (path, bytes) => {
        const file = parseCatalog(path, bytes);
        files.push(file);
        return file.children;
    });
    return {
        modules: files.flatMap(({ modules }) => modules),
        searched: files.flatMap(({ searched }) => searched),
    };
}
/**
 * Gives every file of the catalog to `take`, which says what it was split into. Throws what these throw.
 * @param read gives the files among these paths that exist
 * @param atOnce how many paths `read` gets
 */
async function walkCatalog(read, atOnce, take) {
    let prefixes = FIRST_PREFIXES;
    while (prefixes.length > 0) {
        const below = [];
        for (let at = 0; at < prefixes.length; at += atOnce) {
            const some = prefixes.slice(at, at + atOnce);
            const files = await read(some.map(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc));
            for (const prefix of some) {
                const bytes = files.get((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc)(prefix));
                if (bytes === undefined)
                    continue;
                const children = await take((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc)(prefix), bytes);
                below.push(...children.map((digit) => prefix + digit));
            }
        }
        prefixes = below;
    }
}


/***/ }),

/***/ 9551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ createSearchIndex),
/* harmony export */   KA: () => (/* binding */ parseSearch),
/* harmony export */   Q9: () => (/* binding */ fieldWords),
/* harmony export */   th: () => (/* binding */ findModules)
/* harmony export */ });
/* unused harmony exports SEARCH_FIELDS, SEARCH_OPTIONS, wordsOf */
/* harmony import */ var minisearch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2150);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


/** Words of a search that may have mistakes, which takes a time that grows with all words. The rest must be right. */
const MAX_CORRECTED_WORDS = 4;
/** Letters of a word that may have two mistakes. Shorter ones may have one. */
const TWO_MISTAKES_LENGTH = 8;
/** Letters of the longest word that may have a mistake, which takes a time that grows with their square. Longer ones find nothing. */
const MAX_NEAR_LENGTH = 64;
/** Letters of a word that may have a mistake: shorter ones are too much like each other. Shorter ones find nothing. */
const MIN_NEAR_LENGTH = 3;
/** Letters of the shortest word that may begin a longer one; the last word may have one letter less. A shorter one finds only itself. */
const MIN_BEGINNING_LENGTH = 3;
/** Words of a search. More are answered with 400, and with that sentence in the browser. */
const MAX_WORDS = 16;
const SEARCH_FIELDS = ['name', 'address', 'description', 'names'];
/** https://lucaong.github.io/minisearch/interfaces/MiniSearch.Options.html */
const SEARCH_OPTIONS = {
    idField: 'address',
    fields: [...SEARCH_FIELDS],
    extractField: fieldOf,
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm: (word) => word,
    searchOptions: {
        combineWith: 'AND',
        prefix: (word, at, words) => word.length >= MIN_BEGINNING_LENGTH - (at === words.length - 1 ? 1 : 0),
        boost: { name: 8, address: 4, description: 2 },
    },
};
function createSearchIndex() {
    return new minisearch__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A(SEARCH_OPTIONS);
}
function fieldOf(module, field) {
    if (field === 'address')
        return module.address;
    if (field === 'name')
        return module.address.split('/')[1] ?? '';
    return field === 'description' ? module.description : module.names.join(' ');
}
function fieldWords(module) {
    return SEARCH_FIELDS.map((field) => new Set(wordsOf(fieldOf(module, field))));
}
/** The words of a text in lower case: runs of letters and digits. */
function wordsOf(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
/** The words of `q`; none where it has no letters and digits. Throws INVALID_INPUT if it is missing or blank, or has too many. */
function parseSearch(text) {
    const words = wordsOf(text ?? '');
    const isMissing = (text ?? '').trim() === '';
    if (!isMissing && words.length <= MAX_WORDS)
        return words;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', isMissing ? 'q is required: the words to search for' : `q has more than ${MAX_WORDS} words`, 'write q=vpc, or q=private+network');
}
/**
 * The addresses of the modules that have all words, best match first; equal ones by address. Where no module has them, those with
 * words that are nearly the same.
 */
function findModules(index, words) {
    const right = index.search(words.join(' '));
    const found = right.length > 0 ? right : index.search({ combineWith: 'AND', queries: words.map(nearQuery) });
    const ranked = found;
    return ranked.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}
/** The word, or one that differs by a letter that is missing, added, another or swapped; of a long word, by two such letters. */
function nearQuery(word, at) {
    const { length } = word;
    if (at >= MAX_CORRECTED_WORDS || length < MIN_NEAR_LENGTH || length > MAX_NEAR_LENGTH)
        return word;
    const fuzzy = length < TWO_MISTAKES_LENGTH ? 1 : 2;
    const swapped = Array.from({ length: length - 1 }, (_, letter) => word.slice(0, letter) + word.charAt(letter + 1) + word.charAt(letter) + word.slice(letter + 2));
    return { combineWith: 'OR', queries: [{ queries: [word], fuzzy }, ...swapped] };
}


/***/ })

};
