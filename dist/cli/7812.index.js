export const id = 7812;
export const ids = [7812];
export const modules = {

/***/ 8129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCatalogNode),
/* harmony export */   Ox: () => (/* binding */ fitsCatalogFile),
/* harmony export */   VN: () => (/* binding */ catalogBytes),
/* harmony export */   lQ: () => (/* binding */ parseCatalogFile)
/* harmony export */ });
/* unused harmony export MAX_CATALOG_BYTES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);





/** Of a file with modules. */
const MAX_CATALOG_BYTES = 64 * 1024;
const catalogFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleListItem */ .KJ) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ children: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]$/), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive()) }),
]);
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const file = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(catalogFile, bytes);
    if (file !== undefined)
        return file;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
function formatCatalogNode(children) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)({ children });
}
/** What the list has around its modules. */
const FRAME_BYTES = Buffer.byteLength((0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalog */ .fn)([])) + '\n    \n  '.length - ',\n    '.length;
/** The bytes that a module adds to a file with modules. */
function catalogBytes(item) {
    const lines = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(item).trimEnd();
    const indentation = lines.split('\n').length - 1;
    return Buffer.byteLength(lines) + 4 * indentation + ',\n    '.length;
}
/** Whether modules of so many bytes fit into one file. */
function fitsCatalogFile(bytes) {
    return FRAME_BYTES + bytes <= MAX_CATALOG_BYTES;
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

/***/ 572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m5: () => (/* binding */ LISTS),
  vH: () => (/* binding */ addToList),
  rQ: () => (/* binding */ interfaceFiles),
  Dw: () => (/* binding */ listItems),
  ug: () => (/* binding */ moduleFiles),
  Of: () => (/* binding */ pathsToRead),
  xs: () => (/* binding */ registryFiles),
  pI: () => (/* binding */ renderList),
  uP: () => (/* binding */ versionFiles)
});

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(9707);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(5027);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js + 1 modules
var hosting = __webpack_require__(4322);
// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(4512);
;// CONCATENATED MODULE: ./lib/index/pages/pages.js

/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
function renderHomePage(registry) {
    const host = registry.url === null ? 'REGISTRY_HOST' : new URL(registry.url).host;
    const example = `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
    return page(registry.name, `<h1>${(0,html/* escapeHtml */.Z)(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
<pre><code>${(0,html/* escapeHtml */.Z)(example)}</code></pre>
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
/** `404.html`. With it, hosts answer 404 for a missing file; without it, some answer 200 and the front page. */
function renderNotFoundPage(registry) {
    return page(`Not found · ${registry.name}`, '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>');
}
function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,html/* escapeHtml */.Z)(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/index/pages/terraform-get-page.js


/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
function renderSourcePage(release, location) {
    const title = (0,html/* escapeHtml */.Z)(`${(0,module_address/* formatModuleAddress */.wc)(release.address)} ${release.version}`);
    const meta = location === undefined ? '' : `<meta name="terraform-get" content="${(0,html/* escapeHtml */.Z)(location)}">\n`;
    const text = location === undefined
        ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
        : `Package: <code>${(0,html/* escapeHtml */.Z)(location)}</code>`;
    return `<!DOCTYPE html>
<html lang="en">
<head>
${meta}<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./lib/index/plan/file-table.js











/** Made from `registry.json`, which comes first: it says that the other files are an index. */
const REGISTRY_FILES = [
    [paths/* REGISTRY_PATH */.aA, json/* canonicalJson */.dj],
    ['.nojekyll', () => ''],
    ['_headers', protocol/* renderHostHeaders */.vy],
    [paths/* DISCOVERY_PATH */.py, protocol/* renderDiscovery */.j1],
    // Without modules. With modules, the row of LISTS renders it.
    [paths/* MODULE_LIST_PATH */._Q, () => (0,module_list/* formatNewestList */.GU)({ modules: [] })],
    ['404.html', renderNotFoundPage],
    ['index.html', renderHomePage],
];
/** Made from the module interface of a version. */
const INTERFACE_FILES = [
    ['interface.json', interface_document/* formatInterface */.X$],
    ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
];
/** Made from a version. */
const VERSION_FILES = [
    ['release.json', ({ release }) => (0,documents/* formatReleaseDocument */.yp)(release)],
    ['index.json', ({ release, moduleInterface }) => (0,module_details/* renderVersionDetails */.V)(release, moduleInterface)],
    ['source', ({ release, registry }) => renderSourcePage(release, (0,protocol/* sourcePageLocation */.wH)(release, registry.url))],
    [
        'download',
        ({ release, registry: { useRegistryCredentials } }) => (0,protocol/* renderDownload */.xc)(release, { useRegistryCredentials }),
    ],
];
/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES = [
    ['module.json', ({ module }) => (0,documents/* formatModuleDocument */.TI)(module)],
    ['versions', ({ module }) => (0,protocol/* renderVersions */.Ku)(module)],
    ['versions.json', ({ module, requirements }) => (0,versions_document/* renderVersionsDocument */.H1)(module, requirements)],
    [
        'index.json',
        ({ module, latest }) => {
            if (latest === undefined)
                return null;
            const { release, moduleInterface } = latest;
            const deprecation = (0,module_details/* deprecationJson */.t)(module, release.version);
            return (0,module_details/* renderVersionDetails */.V)(release, moduleInterface, {
                versions: (0,documents/* listedVersions */.f3)(module),
                deprecation,
            });
        },
    ],
];
/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
const LISTS = [
    { path: paths/* nameListPath */.zx, format: module_list/* formatSystemList */.Zr },
    { path: paths/* namespaceListPath */.P_, format: module_list/* formatNewestList */.GU },
    { path: () => paths/* MODULE_LIST_PATH */._Q, format: module_list/* formatNewestList */.GU },
];
/** The files of the registry itself: all the files of an index without modules. */
function registryFiles(registry) {
    const files = REGISTRY_FILES.map(([path, render]) => [path, render(registry)]);
    return [...files, ...(0,hosting/* hostingFiles */.wX)(registry.hosting, registry.url)];
}
/** `interface.json` of a version, and its `README.md` where the module has one. */
function interfaceFiles({ address, version }, moduleInterface) {
    return INTERFACE_FILES.flatMap(([file, render]) => {
        const text = render(moduleInterface);
        return text === null ? [] : [[(0,paths/* versionPath */.qW)(address, version, file), text]];
    });
}
/** The other files of a version. */
function versionFiles(registry, version) {
    const { address, version: number } = version.release;
    return VERSION_FILES.map(([file, render]) => [
        (0,paths/* versionPath */.qW)(address, number, file),
        render({ ...version, registry }),
    ]);
}
/** The files of a module that are not of one version. */
function moduleFiles(listed, requirements) {
    const { address } = listed.module;
    return MODULE_FILES.map(([file, render]) => [
        (0,paths/* modulePath */.Mw)(address, file),
        render({ ...listed, requirements }),
    ]);
}
/** The items of modules in a list, or in the catalog, each with its latest version. */
function listItems(listed, itemOf) {
    return listed.map(({ module, latest }) => ({
        address: module.address,
        item: latest && itemOf(module, latest),
    }));
}
/** The list of these modules at the path; null for an empty one, but for the list of the whole registry. */
function renderList(list, path, content) {
    return content.modules.length === 0 && path !== paths/* MODULE_LIST_PATH */._Q ? null : list.format(content);
}
/** The list with one more module. Of a list that shows the newest modules alone, no more is kept. */
function addToList({ format }, content, item) {
    const { modules, hasMore = false } = content;
    if (format !== module_list/* formatNewestList */.GU || modules.length < 4 * module_list/* LIST_LIMIT */.bh)
        return { modules: [...modules, item], hasMore };
    return { modules: (0,module_list/* newestItems */.RA)([...modules, item]), hasMore: true };
}
/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
function pathsToRead(address, versions) {
    const versionRows = [...INTERFACE_FILES, ...VERSION_FILES];
    return [
        ...MODULE_FILES.map(([file]) => (0,paths/* modulePath */.Mw)(address, file)),
        ...versions.flatMap((version) => versionRows.map(([file]) => (0,paths/* versionPath */.qW)(address, version, file))),
        ...LISTS.map((list) => list.path(address)),
        ...(0,paths/* catalogChain */.Hd)(address),
    ];
}


/***/ }),

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lostInterfaces),
/* harmony export */   y: () => (/* binding */ readModuleFiles)
/* harmony export */ });
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(572);







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

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   CY: () => (/* binding */ planUpdates)
/* harmony export */ });
/* unused harmony exports publishedVersion, selectChanges */
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
    const updates = publications.map((publication) => {
        const releases = [...publication.releases, ...(publication.restored ?? [])];
        const all = { ...publication, releases };
        return { ...all, module: moduleAfter((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .moduleIn */ .w6)(index, publication.address), all) };
    });
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
        const known = new Set(before.packages.map(({ location }) => location));
        const added = packages.filter(({ location }) => !known.has(location));
        return { ...before, packages: [...before.packages, ...added] };
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


/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ addressFromRepository),
/* harmony export */   y: () => (/* binding */ OWNER_AND_NAME)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 */
function addressFromRepository(owner, repository) {
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, 'set the module address: --module ns/name/system (action input "module")');
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'its name contains a slash, a blank or a control character';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
}


/***/ })

};
