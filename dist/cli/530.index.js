export const id = 530;
export const ids = [530];
export const modules = {

/***/ 2234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups in the order of their first member. (`Map.groupBy` is not in Node 20.) */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const group = groups.get(key(member));
        if (group === undefined)
            groups.set(key(member), [member]);
        else
            group.push(member);
    }
    return groups;
}


/***/ }),

/***/ 3974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ releaseIn),
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);



function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
}
/**
 * The published release; undefined where `module.json` does not list the version, whatever lies in its directory. Throws
 * INDEX_INVALID where it lists the version and the release is gone.
 */
function releaseIn(files, module, version) {
    const isListed = module?.versions.some((listed) => listed.version === version);
    return module === undefined || !isListed ? undefined : listedRelease(files, module, version);
}
/** Throws INDEX_INVALID where it is missing: published bytes never change, so nothing else may take its place. */
function listedRelease(files, module, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    const bytes = files.get(path);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, 'restore it from the history of the index');
}
/** Throws INDEX_INVALID where there is no index of ours. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is no index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   WA: () => (/* binding */ formatInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);




/** `interface.json` and `README.md` of a version: what the module offers, written once. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const position = { file: text, line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ type, optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown'), text }),
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
// Made when first asked for, as all that is below: most runs read no such document.
const input = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...marks,
    type: text,
    parsedType: type,
    default: text,
    value: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional(),
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    nullable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    validations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ condition: text, message: text, ...position })),
}));
const provider = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text,
    source: text,
    constraints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    ...position,
}));
const directory = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: text,
    readme: text,
    empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(input),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(marks)),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']), type: text, name: text, ...position })),
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: text, source: text, version: text, ...position })),
    providers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(provider),
    requiredVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    moves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, to: text, ...position })),
    removals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, ...position })),
    imports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ to: text, id: text, ...position })),
}));
const interfaceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7),
    root: directory,
    submodules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
}));
/** Many versions may offer the same; what one offers is then written once. */
const written = new WeakMap();
/** The text of `interface.json`, which holds no README of the root. */
function formatInterface(moduleInterface) {
    const known = written.get(moduleInterface);
    if (known !== undefined)
        return known;
    const { root, submodules, examples } = moduleInterface;
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ format: _documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7, root: { ...root, readme: '' }, submodules, examples });
    written.set(moduleInterface, text);
    return text;
}
/** The root's README is a file of its own, and left out where there is none. */
function formatInterfaceFiles({ address, version }, moduleInterface) {
    const { readme } = moduleInterface.root;
    const file = readme === '' ? [] : [[(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md'), readme]];
    return [[(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), formatInterface(moduleInterface)], ...file];
}
/** What a version offers, as the index says it; undefined where an older publish did not write it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, submodules, examples } = (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(interfaceDocument, path, bytes);
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { root: { ...root, readme }, submodules, examples, diagnostics: [] };
}
/** The paths that {@link parseOffer} reads. */
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 9707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nr: () => (/* binding */ versionDetails),
/* harmony export */   VH: () => (/* binding */ renderVersionDetails),
/* harmony export */   Zs: () => (/* binding */ renderModuleDetails)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _interface_api_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5203);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);




/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, moduleInterface) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(versionDetails(release, moduleInterface));
}
/** "Get a module": the latest version, and which versions there are, highest first. */
function renderModuleDetails(module, latest, moduleInterface) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ ...versionDetails(latest, moduleInterface), versions: (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module) });
}
/** What the index itself says of a version. */
function versionDetails(release, moduleInterface) {
    return { ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseSummary */ .kU)(release), tag: release.tag, ...shapeOf(moduleInterface) };
}
function shapeOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...shape } = (0,_interface_api_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceShape */ .Tt)(moduleInterface);
    return shape;
}
/** The documented keys, so that readers find lists; for versions whose publish did not write what they offer. */
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


/***/ }),

/***/ 6906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ indexBusy)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Every try found that another publisher had been faster. */
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}


/***/ }),

/***/ 5278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ts: () => (/* binding */ init),
  wU: () => (/* binding */ newIndexFiles),
  y9: () => (/* binding */ newRegistry)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js + 1 modules
var hosting_hosting = __webpack_require__(4322);
// EXTERNAL MODULE: ./lib/index/pages/terraform-get-page.js
var terraform_get_page = __webpack_require__(9944);
;// CONCATENATED MODULE: ./lib/index/pages/pages.js

/** The front page of an index: what it is, and how a module of it is used. Names no module, so no publish changes it. */
function renderHomePage(registry) {
    const host = registry.url === null ? 'REGISTRY_HOST' : new URL(registry.url).host;
    const example = `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
    return page(registry.name, `<h1>${(0,terraform_get_page/* escapeHtml */.Z)(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
<pre><code>${(0,terraform_get_page/* escapeHtml */.Z)(example)}</code></pre>
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
/** Its mere presence makes hosts answer 404 for what is not there; some answer 200 with the front page else. */
function renderNotFoundPage(registry) {
    return page(`Not found · ${registry.name}`, '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>');
}
function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,terraform_get_page/* escapeHtml */.Z)(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/index/plan/index-busy.js
var index_busy = __webpack_require__(6906);
;// CONCATENATED MODULE: ./lib/index/plan/init.js









/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same words it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a place that holds something else.
 */
async function init(request, dependencies) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await dependencies.index.open();
        const current = await snapshot.read(pathsOf(request));
        const before = currentRegistry(current.get(paths/* REGISTRY_PATH */.aA), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, { before, registry });
        const status = before === undefined ? 'created' : 'updated';
        if (files.size === 0)
            return { status: 'unchanged', url: request.url, index: { commit: snapshot.commit, changed: [] } };
        const outcome = await dependencies.index.commit({ message: `Set up the registry index for ${request.url}`, files }, snapshot);
        if (outcome !== 'moved') {
            return { status, url: request.url, index: { commit: outcome.commit, changed: [...files.keys()] } };
        }
        if (!(await dependencies.retry.again(attempt)))
            throw (0,index_busy/* indexBusy */.c)(attempt);
    }
}
/** `registry.json` of an index that is about to be created; the host names it where nobody did. */
function newRegistry(words) {
    const name = words.name ?? (words.url === null ? 'Module registry' : new URL(words.url).host);
    return { format: documents/* INDEX_FORMAT */.B7, name, url: words.url, renderer: tool_version/* RENDERER */.G, ...hostingOf(words) };
}
/** Every file of an empty index; `registry.json` first, since it says that the rest is ours to write. */
function newIndexFiles(registry) {
    const texts = [
        [paths/* REGISTRY_PATH */.aA, (0,documents/* formatRegistryDocument */.qy)(registry)],
        ['.nojekyll', ''],
        ['_headers', (0,protocol/* renderHostHeaders */.vy)()],
        [paths/* DISCOVERY_PATH */.py, (0,protocol/* renderDiscovery */.j1)()],
        [paths/* MODULE_LIST_PATH */._Q, (0,module_list/* formatNewestList */.GU)([])],
        ['404.html', renderNotFoundPage(registry)],
        ['index.html', renderHomePage(registry)],
        ...(0,hosting_hosting/* hostingFiles */.wX)(registry.hosting, registry.url),
    ];
    return new Map(texts.map(([path, text]) => [path, new TextEncoder().encode(text)]));
}
/** Whatever `init` may write: the index may be for another host than this run names. */
function pathsOf(request) {
    const ofHosts = hosting_hosting/* HOSTINGS */.il.flatMap((hosting) => (0,hosting_hosting/* hostingFiles */.wX)(hosting, request.url)).map(([path]) => path);
    return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts];
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, bytes);
    if (!exists)
        return undefined;
    throw new error/* RegistryError */.gl('INDEX_INVALID', `the place for the index holds files, but no ${paths/* REGISTRY_PATH */.aA}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the index has the public URL ${(0,error/* quote */.hD)(registry.url)} already, and this run says ${(0,error/* quote */.hD)(request.url)}`, 'published versions point at the first URL; create a second index for the second URL');
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the index has the name ${(0,error/* quote */.hD)(registry.name)} already, and this run says ${(0,error/* quote */.hD)(request.name)}`, `leave --name out, or write the name into ${paths/* REGISTRY_PATH */.aA} of the index and run: module-registry render`);
    }
    return { ...registry, url: request.url, name: request.name ?? registry.name, ...hostingOf(request) };
}
function hostingOf({ hosting }) {
    return hosting === undefined ? {} : { hosting };
}
/** Of an index that exists, files that publishes keep up are left as they are, and pages where nothing they say changed. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isHostNew = before?.hosting !== registry.hosting;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== paths/* MODULE_LIST_PATH */._Q) || (isHostNew && path === paths/* REGISTRY_PATH */.aA);
    return new Map([...files].filter(([path]) => isWritten(path)));
}


/***/ }),

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   uP: () => (/* binding */ versionFiles),
/* harmony export */   ug: () => (/* binding */ moduleFiles)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _format_contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3974);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5660);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8859);
/* harmony import */ var _format_module_details_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9707);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3478);
/* harmony import */ var _format_protocol_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7004);
/* harmony import */ var _pages_terraform_get_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9944);










/**
 * (what is there, publications) → the files to write; an empty map where the index says all of it already. Versions come
 * before `module.json`, which claims them, and that before the lists that show them: whoever reads between two writes finds
 * nothing listed that is not there.
 */
function planChange(index, registry, publications) {
    const drafts = new Map();
    for (const publication of publications) {
        const module = moduleAfter((0,_format_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleIn */ .w6)(index, publication.address), publication);
        for (const [path, content] of publication.files)
            drafts.set(path, content);
        const read = (path) => bytesOf(drafts.get(path)) ?? index.get(path);
        const interfaceOf = (release) => publication.moduleInterfaces.get(release.version) ?? (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)(release, read);
        for (const release of publication.releases)
            draft(drafts, versionFiles(release, registry, interfaceOf(release)));
        draft(drafts, [[(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .modulePath */ .Mw)(module.address, 'module.json'), (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleDocument */ .TI)(module)]]);
        const latest = latestRelease(index, module, publication.releases);
        const moduleInterface = latest === undefined ? undefined : interfaceOf(latest);
        draft(drafts, moduleFiles(module, latest, moduleInterface));
        draft(drafts, listFiles({ module, latest, moduleInterface }, read));
    }
    const files = new Map([...drafts].filter(([path, content]) => !isSame(index.get(path), content)));
    return { message: commitMessage(publications), files };
}
function moduleAfter(current, publication) {
    const known = current?.versions ?? [];
    const knownVersions = new Set(known.map(({ version }) => version));
    const added = publication.releases
        .filter(({ version }) => !knownVersions.has(version))
        .map(({ version, committedAt }) => ({ version, committedAt }));
    return {
        format: _format_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7,
        address: publication.address,
        owner: publication.owner,
        versions: [...known, ...added],
        yanks: current?.yanks ?? [],
        deprecations: current?.deprecations ?? [],
    };
}
/** The files of one version's directory that are rendered; its zip, if any, travels beside them. */
function versionFiles(release, registry, moduleInterface) {
    const path = (file) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .versionPath */ .qW)(release.address, release.version, file);
    return [
        [path('release.json'), (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .formatReleaseDocument */ .yp)(release)],
        [path('index.json'), (0,_format_module_details_js__WEBPACK_IMPORTED_MODULE_5__/* .renderVersionDetails */ .VH)(release, moduleInterface)],
        [path('source'), (0,_pages_terraform_get_page_js__WEBPACK_IMPORTED_MODULE_9__/* .renderSourcePage */ .N)(release, (0,_format_protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .sourcePageLocation */ .wH)(release, registry.url))],
        [path('download'), (0,_format_protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .renderDownload */ .xc)(release)],
    ];
}
/** A module's own derived files: what clients and readers ask for under its address. */
function moduleFiles(module, latest, moduleInterface) {
    const { address } = module;
    const versions = [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .modulePath */ .Mw)(address, 'versions'), (0,_format_protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .renderVersions */ .Ku)(module)];
    if (latest === undefined)
        return [versions];
    return [versions, [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .modulePath */ .Mw)(address, 'index.json'), (0,_format_module_details_js__WEBPACK_IMPORTED_MODULE_5__/* .renderModuleDetails */ .Zs)(module, latest, moduleInterface)]];
}
/** The lists that show a module, with the module in its place. */
function listFiles({ module, latest, moduleInterface }, read) {
    const { address } = module;
    const item = latest === undefined ? undefined : (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .listItem */ .Aw)(module, latest);
    const entry = latest === undefined ? undefined : (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .catalogItem */ .xn)(module, latest, moduleInterface);
    const listAt = (path, shown = item) => (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .withModule */ .Ji)((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .parseModuleList */ .W2)(path, read(path)), address, shown);
    const newest = [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .namespaceListPath */ .P_)(address), _format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .MODULE_LIST_PATH */ ._Q];
    return [
        [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .nameListPath */ .zx)(address), (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .formatAddressList */ .Iy)(listAt((0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .nameListPath */ .zx)(address)))],
        [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .catalogPath */ .Hc)(address), (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .formatAddressList */ .Iy)(listAt((0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .catalogPath */ .Hc)(address), entry))],
        ...newest.map((path) => [path, (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNewestList */ .GU)(listAt(path))]),
    ];
}
function latestRelease(index, module, releases) {
    const latest = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .latestOf */ .Te)(module);
    if (latest === undefined)
        return undefined;
    return releases.find(({ version }) => version === latest) ?? (0,_format_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .listedRelease */ .Lh)(index, module, latest);
}
/** A file that two publications share is written after what both of them claim in it. */
function draft(drafts, files) {
    for (const [path, text] of files) {
        drafts.delete(path);
        drafts.set(path, new TextEncoder().encode(text));
    }
}
function bytesOf(content) {
    return content instanceof Uint8Array ? content : undefined;
}
function isSame(current, content) {
    if (current === undefined || !(content instanceof Uint8Array) || current.length !== content.length)
        return false;
    return current.every((byte, index) => byte === content[index]);
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

/***/ 5203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tt: () => (/* binding */ interfaceShape),
/* harmony export */   ps: () => (/* binding */ dependencyShape),
/* harmony export */   xk: () => (/* binding */ providerShape)
/* harmony export */ });
/* unused harmony export directoryShape */
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);

/**
 * A directory as the registry HTTP API shows it. `default` is source text, missing text `''`; resources are those that the
 * module creates. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryShape(directory) {
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
        dependencies: directory.calls.map(dependencyShape),
        provider_dependencies: directory.providers.map(providerShape),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** What `inspect --json` prints. */
function interfaceShape(module) {
    return {
        root: directoryShape(module.root),
        submodules: module.submodules.map(directoryShape),
        examples: module.examples.map(directoryShape),
        diagnostics: module.diagnostics,
    };
}
function dependencyShape({ name, source, version }) {
    return { name, source, version };
}
function providerShape({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** `acme/vpc/aws 1.2.3`, as logs and commit messages say it. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Unix seconds → the one form of a date in the index. Throws INVALID_INPUT for a year that it cannot hold. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a true date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ })

};
