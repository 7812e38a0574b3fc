export const id = 3845;
export const ids = [3845];
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

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface),
/* harmony export */   l$: () => (/* binding */ interfaceFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3852);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8863);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4141);
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
            const: mark,
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
    return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(formatted, directory, () => formatDirectory(directory));
}
function formatDirectory(directory) {
    const { elements } = schemas();
    const lists = Object.keys(elements).map((name) => {
        const list = name === 'inputs' ? directory.inputs.map(shortInput) : directory[name];
        return [name, shortList(elements[name], list)];
    });
    const readme = directory.path === '' ? '' : directory.readme;
    const short = { ...directory, readme, ...Object.fromEntries(lists) };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)(shortObject(schemas().directory, short)).trimEnd();
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
const types = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_8__/* .BoundedMap */ .E(MAX_TYPE_BYTES);
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
    const byDefault = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(defaults, schema, () => defaultsOf(schema));
    const isDefault = (member, other) => member === other || (Array.isArray(other) && Array.isArray(member) && member.length === 0);
    return Object.fromEntries(Object.entries(object).filter(([key, member]) => !isDefault(member, byDefault.get(key))));
}
const defaults = new WeakMap();
/** What reading gives to the keys that an object does not have: lists are empty. */
function defaultsOf(schema) {
    const found = Object.entries(schema.shape).flatMap(([key, member]) => {
        const { success, data } = zod__WEBPACK_IMPORTED_MODULE_9__/* .safeParse */ .xL(member, undefined);
        return success ? [[key, data]] : [];
    });
    return new Map(found);
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

/***/ 9707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ renderDetails),
/* harmony export */   VH: () => (/* binding */ renderVersionDetails),
/* harmony export */   Zs: () => (/* binding */ renderModuleDetails),
/* harmony export */   tH: () => (/* binding */ deprecationJson),
/* harmony export */   zY: () => (/* binding */ readmeDigest)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _oci_descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1260);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);





/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
function deprecationJson(module, version) {
    const mark = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .deprecationOf */ .c5)(module, version);
    if (mark === undefined)
        return null;
    const { reason, link = '', replacement } = mark;
    return { reason, link, ...(replacement === undefined ? {} : { replacement }) };
}
/**
 * "Get a specific module" of the registry HTTP API, as the server answers it.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderDetails(release, moduleInterface, more) {
    return detailsText(release, directoriesOf(moduleInterface), more);
}
/** The static file of a module: its latest version, with no text of a README, which would stand there a second time. */
function renderModuleDetails(release, moduleInterface, more) {
    const { root, submodules, examples } = directoriesOf(moduleInterface);
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(withoutReadme),
        examples: examples.map(withoutReadme),
    };
    return detailsText(release, directories, { ...more, readme_digest: readmeDigest(moduleInterface) });
}
/** The static file of a version, from its own commit alone. Of submodules and examples it has the paths: `interface.json` has the rest. */
function renderVersionDetails(release, moduleInterface) {
    const { root } = directoriesOf(moduleInterface);
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(({ path }) => ({ path })),
        examples: examples.map(({ path }) => ({ path })),
    };
    return detailsText(release, directories, { readme_digest: readmeDigest(moduleInterface) });
}
function detailsText(release, directories, more) {
    const { tag, license: { identifier: license } = {} } = release;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseSummary */ .kU)(release), tag, license, ...directories, ...more });
}
function withoutReadme(directory) {
    return { ...directory, readme: '' };
}
/** What static files have of `README.md`, so that another one is noticed; undefined without one. */
function readmeDigest(moduleInterface) {
    const readme = moduleInterface?.root.readme ?? '';
    return readme === '' ? undefined : (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfBytes */ .b)(Buffer.from(readme));
}
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
function directoriesOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...directories } = (0,_interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceJson */ .wG)(moduleInterface);
    return directories;
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
    meta: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ truncated: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional() }).optional(),
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
    return { modules, hasMore: meta?.truncated ?? false };
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
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `truncated` says that there
 * are more; there is no `next_offset`, because a static host answers every offset with this list.
 */
function formatNewestList({ modules: all, hasMore = false }) {
    const modules = newestItems(all);
    const more = hasMore || all.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh ? { truncated: true } : {};
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

/***/ 7004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ renderVersions),
/* harmony export */   Qj: () => (/* binding */ terraformLocation),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   j1: () => (/* binding */ renderDiscovery),
/* harmony export */   wH: () => (/* binding */ sourcePageLocation),
/* harmony export */   xc: () => (/* binding */ renderDownload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);







/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
/** @param basePath of a server that is not at the root of its host: `/registry` */
function renderDiscovery(basePath = '') {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({ 'modules.v1': `${basePath}${_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_BASE_PATH */ .wh}` });
}
/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS = { root: { providers: [], dependencies: [] }, submodules: [] };
/**
 * What the document says it is about: the web URL of the repository, where update bots look for changelogs, or the address of a
 * module without a known repository. Clients do not read it.
 */
function sourceOf({ owner, address }) {
    return owner === null ? (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address) : `https://${owner.host}/${owner.repository}`;
}
/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks.
 */
function renderVersions(module, requirements) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .listedVersions */ .f3)(module).map((version) => ({
        version,
        ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
    }));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({ modules: [{ source: sourceOf(module), versions }] });
}
const listed = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ versions: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ version: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })) })),
});
/** The versions that a `versions` document lists; none where it is not one. */
function versionsIn(bytes) {
    return new Set((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(listed, bytes)?.modules[0]?.versions.map(({ version }) => version));
}
/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
function renderDownload(release, { sign = (location) => location, readsOci = true, useRegistryCredentials = false } = {}) {
    const [first] = release.packages;
    const location = (readsOci ? undefined : terraformLocation(release)) ?? first?.location;
    if (location === undefined)
        return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({});
    // A direct package is fetched from the location as it stands, `//` and all.
    const { kind, subdirectory } = (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLocation */ .zS)(location);
    const isDirect = useRegistryCredentials && subdirectory === '' && kind === 'relative';
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({
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
        const kind = (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(location);
        return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame);
    });
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const location = terraformLocation(release);
    if (location === undefined || (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(location) !== 'relative')
        return location;
    if (registryUrl === null)
        return undefined;
    const download = `${registryUrl}/${(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(release.address, release.version, 'download')}`;
    return new URL(location, download).href;
}


/***/ }),

/***/ 5027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   Ez: () => (/* binding */ parseRequirements),
/* harmony export */   H1: () => (/* binding */ renderVersionsDocument)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5149);
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
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactJson */ .Ar)({ address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(module.address), versions });
}
/** `since` is the date of the mark; `date` is that of the commit. */
function stateOf(module, version) {
    const { date, ...state } = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_6__/* .versionState */ .M7)(module, version);
    return { ...state, ...(date === undefined ? {} : { since: date }) };
}
/** The requirements of a version, as the protocol shows them; null for one that was published without its interface. */
function requirementsOf(moduleInterface) {
    if (moduleInterface === undefined)
        return null;
    const { root, submodules } = moduleInterface;
    const requirements = ({ providers, calls }) => ({
        providers: providers.map(_interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .providerJson */ .Gp),
        dependencies: calls.map(_interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .dependencyJson */ .MQ),
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

/***/ 5149:
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
function dependencyJson({ name, source, version }) {
    return { name, source, version };
}
/** A provider requirement in the same format; one without namespace is HashiCorp's. */
function providerJson({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
}


/***/ })

};
