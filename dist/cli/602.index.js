export const id = 602;
export const ids = [602];
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

/***/ 5664:
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



/** The `module.json` of a module; undefined where the index has no such module. Throws INDEX_INVALID. */
function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
}
/**
 * The published release; undefined where `module.json` does not list the version, even if its directory has files. Throws
 * INDEX_INVALID, also where the version is listed and its release is missing.
 */
function releaseIn(files, module, version) {
    const isListed = module?.versions.some((listed) => listed.version === version);
    return module === undefined || !isListed ? undefined : listedRelease(files, module, version);
}
/** The release of a version that `module.json` lists. Throws INDEX_INVALID, also where it is missing. */
function listedRelease(files, module, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    const bytes = files.get(path);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, 'restore it from the history of the index');
}
/** The `registry.json` of an index. Throws INDEX_INVALID, also where it is missing. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is not a registry index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m5: () => (/* binding */ LISTS),
  rQ: () => (/* binding */ interfaceFiles),
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
    [paths/* REGISTRY_PATH */.aA, json/* canonicalJson */.d],
    ['.nojekyll', () => ''],
    ['_headers', protocol/* renderHostHeaders */.vy],
    [paths/* DISCOVERY_PATH */.py, protocol/* renderDiscovery */.j1],
    // Without modules. With modules, the row of LISTS renders it.
    [paths/* MODULE_LIST_PATH */._Q, () => (0,module_list/* formatNewestList */.GU)([])],
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
    ['download', ({ release }) => (0,protocol/* renderDownload */.xc)(release)],
];
/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES = [
    ['module.json', ({ module }) => (0,documents/* formatModuleDocument */.TI)(module)],
    ['versions', ({ module }) => (0,protocol/* renderVersions */.Ku)(module)],
    [
        'index.json',
        ({ module, latest }) => {
            const versions = (0,documents/* listedVersions */.f3)(module);
            return latest ? (0,module_details/* renderVersionDetails */.V)(latest.release, latest.moduleInterface, { versions }) : null;
        },
    ],
];
/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
const LISTS = [
    { path: paths/* nameListPath */.zx, item: module_list/* listItem */.Aw, format: module_list/* formatAddressList */.Iy },
    { path: paths/* catalogPath */.Hc, item: module_list/* catalogItem */.xn, format: module_list/* formatAddressList */.Iy },
    { path: paths/* namespaceListPath */.P_, item: module_list/* listItem */.Aw, format: module_list/* formatNewestList */.GU },
    { path: () => paths/* MODULE_LIST_PATH */._Q, item: module_list/* listItem */.Aw, format: module_list/* formatNewestList */.GU },
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
function moduleFiles(module, latest) {
    return MODULE_FILES.map(([file, render]) => [(0,paths/* modulePath */.Mw)(module.address, file), render({ module, latest })]);
}
/** A list of these items at the path; null for an empty one, but for the list of the whole registry. */
function renderList(list, path, items) {
    return items.length === 0 && path !== paths/* MODULE_LIST_PATH */._Q ? null : list.format(items);
}
/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
function pathsToRead(address, versions) {
    const versionRows = [...INTERFACE_FILES, ...VERSION_FILES];
    return [
        ...MODULE_FILES.map(([file]) => (0,paths/* modulePath */.Mw)(address, file)),
        ...versions.flatMap((version) => versionRows.map(([file]) => (0,paths/* versionPath */.qW)(address, version, file))),
        ...LISTS.map((list) => list.path(address)),
    ];
}


/***/ }),

/***/ 3406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ts: () => (/* binding */ init),
/* harmony export */   wU: () => (/* binding */ newIndexFiles),
/* harmony export */   y9: () => (/* binding */ newRegistry)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4546);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4322);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(572);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(504);







/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
async function init(request, { index, raceBackoff }) {
    const { result, commit, changed } = await (0,_update_index_js__WEBPACK_IMPORTED_MODULE_5__/* .updateIndex */ .U)(index, raceBackoff, async (snapshot) => {
        const current = await snapshot.read(pathsOf(request));
        const before = currentRegistry(current.get(_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, { before, registry });
        return {
            result: before === undefined ? 'created' : 'updated',
            change: { message: `Set up the registry index for ${request.url}`, files },
        };
    });
    const status = changed.length === 0 ? 'unchanged' : result;
    return { status, url: request.url, index: { commit, changed } };
}
/** Every path that `init` may write, with those of other hosts: the index may name another host than this run. */
function pathsOf(request) {
    const ofHosts = _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__/* .HOSTINGS */ .il.flatMap((hosting) => (0,_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__/* .hostingFiles */ .wX)(hosting, request.url)).map(([path]) => path);
    return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts];
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    if (!exists)
        return undefined;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `the directory or branch for the index has files, but no ${_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the public URL ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.url)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.url)}`, 'published versions use the first URL; create a second index for the second URL');
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the name ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.name)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.name)}`, `leave --name out, or write the name into ${_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA} of the index and run: module-registry render`);
    }
    const { url, name = registry.name, hosting = registry.hosting } = request;
    return { ...registry, url, name, ...(hosting === undefined ? {} : { hosting }) };
}
/** The files to write: in an index that exists, those that are missing, and those that a new URL or a new host changes. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isHostNew = before?.hosting !== registry.hosting;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== _format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_LIST_PATH */ ._Q) || (isHostNew && path === _format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    return new Map([...files].filter(([path]) => isWritten(path)));
}
/** `registry.json` of an index that is about to be created. */
function newRegistry({ url, name, hosting }) {
    return {
        format: _format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FORMAT */ .B7,
        name: name ?? (url === null ? 'Module registry' : new URL(url).host),
        url,
        renderer: _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__/* .RENDERER */ .G,
        ...(hosting === undefined ? {} : { hosting }),
    };
}
/** Every file of an index without modules, by path. */
function newIndexFiles(registry) {
    return new Map((0,_file_table_js__WEBPACK_IMPORTED_MODULE_4__/* .registryFiles */ .xs)(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}


/***/ }),

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ planChange),
/* harmony export */   w: () => (/* binding */ selectChanges)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3701);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(572);







/**
 * The change that a publish makes to an index; without files where the index says all of it already. The files of versions
 * come before `module.json`, which names them, and `module.json` before the lists: a reader between two writes finds
 * nothing listed that is missing. Throws INDEX_INVALID for a document of the index that cannot be read.
 * @param index at least the files of `pathsToRead`, and those of the latest version
 */
function planChange(index, registry, publications) {
    const drafts = new Map();
    const read = (path) => {
        const content = drafts.has(path) ? drafts.get(path) : index.get(path);
        return content instanceof Uint8Array ? content : undefined;
    };
    const draft = (files) => {
        for (const [path, text] of files) {
            // Publications share lists: the last one to change a list decides when it is written.
            drafts.delete(path);
            drafts.set(path, text === null ? null : new TextEncoder().encode(text));
        }
    };
    for (const publication of publications) {
        const { releases, moduleInterfaces } = publication;
        const module = moduleAfter((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .moduleIn */ .w6)(index, publication.address), publication);
        const versionOf = (release) => ({
            release,
            moduleInterface: moduleInterfaces.get(release.version) ?? (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)(release, read),
        });
        for (const [path, content] of publication.files)
            drafts.set(path, content);
        for (const release of releases)
            draft((0,_file_table_js__WEBPACK_IMPORTED_MODULE_6__/* .versionFiles */ .uP)(registry, versionOf(release)));
        const number = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .latestOf */ .Te)(module);
        const release = releases.find(({ version }) => version === number) ?? (number && (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listedRelease */ .Lh)(index, module, number));
        const latest = release && versionOf(release);
        draft((0,_file_table_js__WEBPACK_IMPORTED_MODULE_6__/* .moduleFiles */ .ug)(module, latest));
        for (const list of _file_table_js__WEBPACK_IMPORTED_MODULE_6__/* .LISTS */ .m5) {
            const path = list.path(module.address);
            const item = latest && list.item(module, latest);
            const items = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .withModule */ .Ji)((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseModuleList */ .W2)(path, read(path)), module.address, item);
            draft([[path, (0,_file_table_js__WEBPACK_IMPORTED_MODULE_6__/* .renderList */ .pI)(list, path, items)]]);
        }
    }
    return { message: commitMessage(publications), files: selectChanges(drafts, index) };
}
function moduleAfter(current, publication) {
    const known = current?.versions ?? [];
    const knownVersions = new Set(known.map(({ version }) => version));
    const added = publication.releases
        .filter(({ version }) => !knownVersions.has(version))
        .map(({ version, committedAt }) => ({ version, committedAt }));
    return {
        format: _format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .INDEX_FORMAT */ .B7,
        address: publication.address,
        owner: publication.owner,
        versions: [...known, ...added],
        yanks: current?.yanks ?? [],
        deprecations: current?.deprecations ?? [],
    };
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

/***/ 504:
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

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ GuardedStores)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * The stores of one module repository, which resolve no private package to a location that everybody can read. A publish
 * takes no other stores, and there is no way to make these without saying how widely they may show what they store.
 */
class GuardedStores {
    visibility;
    #stores;
    constructor(stores, visibility) {
        this.#stores = stores;
        this.visibility = visibility;
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there, and what the store throws. */
    async resolve(kind, selection, pkg) {
        const store = this.#stores[kind];
        const location = this.visibility.package === 'public' ? undefined : await store.publicLocation(selection);
        if (location === undefined)
            return store.resolve(selection, pkg);
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(selection.release.tag)} is of a private repository, and its package would be stored ${location}`, 'use --package git (action input "package"), which clients clone with their own credentials, or allow it: --expose all (action input "expose")');
    }
    /** The store of a kind, for packages that have been resolved. */
    resolved(kind) {
        return this.#stores[kind];
    }
}


/***/ }),

/***/ 9718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ publishReleases)
});

// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(504);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(4867);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/interface/lint.js


/**
 * Warnings about a module that nothing refuses, by file and line: relative module sources and README links to files that the
 * package does not have, and inputs without description or type. @param files paths of the package
 */
function lintModule(module, files) {
    const paths = new Set(['', ...files.flatMap(withParents)]);
    const callable = [module.root, ...module.submodules];
    return [
        ...[...callable, ...module.examples].flatMap((directory) => lintSources(directory, paths)),
        ...callable.flatMap((directory) => lintReadme(directory, paths)),
        ...callable.flatMap(lintInputs),
    ];
}
function lintSources({ path, calls }, paths) {
    return calls.flatMap(({ name, source, file, line }) => {
        const target = resolvePath(path, source);
        if (!/^\.\.?(\/|$)/.test(source) || paths.has(target))
            return [];
        const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package';
        return warning({ file, line }, `module ${(0,base_error/* quote */.hD)(name)}: the source ${(0,base_error/* quote */.hD)(source)} ${why}, and breaks where the module is installed`);
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
function lintReadme({ path, readme }, paths) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    return readme.split('\n').flatMap((text, at) => [...text.matchAll(LINK)].flatMap(([, link = '']) => {
        const target = link.replace(/[?#].*$/, '');
        if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
            return [];
        return paths.has(resolvePath(path, target))
            ? []
            : warning({ file, line: at + 1 }, `the link ${(0,base_error/* quote */.hD)(link)} leads to nothing in the package`);
    }));
}
function lintInputs({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        if (missing.length === 0)
            return [];
        return warning({ file, line }, `input ${(0,base_error/* quote */.hD)(name)} has no ${missing.join(' and no ')}`);
    });
}
/** The path of `target` from the package's root; outside of the package it begins with `..`. */
function resolvePath(directory, target) {
    const path = (0,posix_.normalize)((0,posix_.join)(directory, target)).replace(/\/$/, '');
    return path === '.' ? '' : path;
}
function withParents(path) {
    const names = path.split('/');
    return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
function warning(at, message) {
    return { severity: 'warning', file: at.file, line: at.line, column: 1, message };
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(3290);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/publish/announce.js










/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(decisions, registryUrl, log) {
    const fresh = decisions.filter((decision) => decision.status === 'publish');
    const advised = new Set(highestOfEach(fresh));
    for (const { selection, pkg, moduleInterface, compatibility } of fresh) {
        const { release } = selection;
        log.info(`release   ${(0,module_release/* formatRelease */.B9)(release)} from tag ${(0,base_error/* quote */.hD)(release.tag)} at ${(0,module_release/* shortCommit */.Ax)(release.commit)}`);
        log.info(`package   ${pkg.facts.files} files, ${grouped(pkg.facts.size)} bytes, ${pkg.facts.digest}`);
        const advice = advised.has(selection) ? adviceLines(selection, pkg, moduleInterface) : [];
        for (const line of [...advice, ...verdictLines(release, compatibility)])
            log.warn(line);
    }
    const [only, ...others] = fresh;
    if (only !== undefined && others.length === 0)
        log.info((0,module_block/* formatModuleBlock */.t)(only.selection.release, registryUrl));
}
/** Says of each new version that only some clients can install it: Terraform, and OpenTofu before 1.10, know no `oci://`. */
function announceClients(stored, registryUrl, log) {
    for (const { decision, release } of stored) {
        if (decision.status !== 'publish' || (0,protocol/* sourcePageLocation */.wH)(release, registryUrl) !== undefined)
            continue;
        log.warn(`${(0,module_release/* formatRelease */.B9)(release)} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`);
    }
}
/** Advice is for what can still be mended: the highest new version of each module. */
function highestOfEach(decisions) {
    const groups = (0,base_group/* groupBy */.$)(decisions, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    return [...groups.values()].flatMap((group) => group
        .map(({ selection }) => selection)
        .toSorted((a, b) => (0,version/* compareVersions */.Zy)(b.release.version, a.release.version))
        .slice(0, 1));
}
const MAX_ADVICE = 20;
/** Files that do not parse, and what is worth mending. */
function adviceLines({ release }, pkg, moduleInterface) {
    if (moduleInterface === undefined)
        return [];
    const advice = lintModule(moduleInterface, pkg.contents.map(({ path }) => path));
    const lines = [...moduleInterface.diagnostics, ...advice].map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, release.path));
    const more = lines.length > MAX_ADVICE ? [`and ${lines.length - MAX_ADVICE} more like these`] : [];
    return [...lines.slice(0, MAX_ADVICE), ...more];
}
function verdictLines(release, compatibility) {
    if (compatibility === undefined || compatibility.isLargeEnough)
        return [];
    const { base, actual, required, minimumVersion, changes } = compatibility;
    return [
        `${(0,module_release/* formatRelease */.B9)(release)} is a ${actual} version after ${base}, but its interface has ${required} changes: use ${minimumVersion} or higher`,
        ...(0,change/* formatChanges */.rQ)(changes.filter(({ severity }) => severity === required)),
    ];
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

;// CONCATENATED MODULE: ./lib/publish/cached-repository.js
/** The same repository for one run: what a lost race asks for again is neither packed nor parsed again. */
function cachedRepository(repository) {
    const { packer, interfaces } = repository;
    return {
        ...repository,
        packer: { pack: cached((request) => packer.pack(request)) },
        interfaces: {
            prepare: () => interfaces.prepare(),
            atCommit: cached((request) => interfaces.atCommit(request)),
        },
    };
}
function cached(work) {
    const results = new Map();
    return (request) => {
        const key = JSON.stringify(request);
        const known = results.get(key) ?? work(request);
        results.set(key, known);
        return known;
    };
}

;// CONCATENATED MODULE: ./lib/publish/check-access.js
/**
 * Proves before the first write that all the writes of a run are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED, ATTESTATION_FAILED, INDEX_UNREACHABLE.
 */
async function checkAccess(writes, index) {
    const fresh = writes.filter(({ accepted }) => accepted.some(({ status }) => status === 'publish'));
    const checks = fresh.flatMap(storeChecks);
    const attestors = fresh.flatMap(({ contribution }) => contribution.attestor ?? []);
    if (checks.length === 0 && attestors.length === 0)
        return;
    await index.checkAccess?.();
    for (const check of checks)
        await check();
    for (const attestor of attestors)
        await attestor.checkAccess();
}
function storeChecks({ accepted, contribution }) {
    const fresh = accepted.filter(({ status }) => status === 'publish');
    const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds));
    return [...kinds].flatMap((kind) => {
        const store = contribution.stores.resolved(kind);
        return store.checkAccess === undefined ? [] : [async () => store.checkAccess?.()];
    });
}

// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/publish/claimed-addresses.js




/** The addresses that the repositories of one run publish under. The index does not yet say whose the new ones are. */
class ClaimedAddresses {
    #claims = new Map();
    /**
     * Throws INVALID_ADDRESS for an address that differs only by case from one of the index or of this run, NOT_OWNER for one that
     * another repository of this run has claimed.
     */
    check({ address, tag }, { files, by }) {
        const claim = this.#claims.get((0,module_address/* addressKey */.IY)(address));
        const text = (0,module_address/* formatModuleAddress */.wc)(address);
        refuseSpelling(text, claim?.address ?? spellingIn(files, address));
        if (claim === undefined || claim.by === by)
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `tag ${(0,base_error/* quote */.hD)(tag)} is a version of ${(0,base_error/* quote */.hD)(text)}, which another source of this run publishes`, 'give one of the two another address: address: namespace/name/system');
    }
    add(address, by) {
        this.#claims.set((0,module_address/* addressKey */.IY)(address), { address: (0,module_address/* formatModuleAddress */.wc)(address), by });
    }
}
function spellingIn(files, address) {
    const path = (0,paths/* catalogPath */.Hc)(address);
    return (0,module_list/* clashingSpelling */.Yz)((0,module_list/* parseModuleList */.W2)(path, files.get(path)), address);
}
/** @param other in the index, or earlier in this run */
function refuseSpelling(address, other) {
    if (other === undefined || other === address)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,base_error/* quote */.hD)(address)} differs only by case from ${(0,base_error/* quote */.hD)(other)}, which is published already`, `use the published spelling: --module ${other}`);
}

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 6 modules
var compare_interfaces = __webpack_require__(6608);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(8411);
;// CONCATENATED MODULE: ./lib/publish/compatibility.js








/**
 * Compares each new version with the highest lower one, of the index or of this run, and refuses those that are too small for
 * the changes where `compatibility` is `enforce`. In the order of versions, so that a refused one is nobody's base.
 */
function judgeCompatibility(decisions, index) {
    const judged = new Map();
    const fresh = decisions.filter(isFresh);
    for (const group of (0,base_group/* groupBy */.$)(fresh, addressOf).values()) {
        const accepted = new Map();
        const ascending = group.toSorted((a, b) => (0,version/* compareVersions */.Zy)(versionOf(a), versionOf(b)));
        for (const decision of ascending) {
            const verdict = judgeOne(decision, accepted, index);
            judged.set(decision, verdict);
            if (verdict.status === 'publish')
                accepted.set(versionOf(decision), decision.moduleInterface);
        }
    }
    return decisions.map((decision) => judged.get(decision) ?? decision);
}
function isFresh(decision) {
    return decision.status === 'publish' && decision.moduleInterface !== undefined;
}
function judgeOne(decision, accepted, index) {
    const { release, compatibility: mode } = decision.selection;
    if (mode === 'off')
        return decision;
    const base = baseVersion(release, [...accepted.keys()], index);
    const before = base === undefined ? undefined : (accepted.get(base) ?? interfaceIn(index, release.address, base));
    // Older publishes wrote no interface; `render` adds it.
    if (base === undefined || before === undefined)
        return decision;
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(before, decision.moduleInterface);
    const compatibility = (0,required_bump/* checkBump */.VJ)(base, release.version, changes);
    if (mode === 'warn' || compatibility.isLargeEnough)
        return { ...decision, compatibility };
    const advice = `tag this commit with it, or pass for this run: --compatibility warn (action input "compatibility")`;
    return { status: 'refused', tag: release.tag, error: (0,required_bump/* incompatible */.Ed)(compatibility, advice) };
}
/** The version that a new one has to be compared with; undefined for the first. */
function baseVersion({ address, version }, others, index) {
    const module = (0,index_files/* moduleIn */.w6)(index, address);
    return (0,required_bump/* selectBase */.gF)([...(module === undefined ? [] : (0,documents/* listedVersions */.f3)(module)), ...others], version);
}
function interfaceIn(index, address, version) {
    return (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => index.get(path));
}
function addressOf({ selection }) {
    return (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
}
function versionOf({ selection }) {
    return selection.release.version;
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/publish/published-version.js




/** A TAG_MOVED: the version of the tag is published from another commit. */
function tagMoved(release, published) {
    return new base_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(release.tag)} is at commit ${release.commit}, but ${(0,module_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.package.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,base_error/* quote */.hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,base_error/* quote */.hD)(path)}`}`;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is already published with ${published.package.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
}
/**
 * The owner that `module.json` names after a publish: the first publisher that has an identity. Throws NOT_OWNER where the
 * address has another owner, or has an owner and the publisher has no identity.
 */
function ownerAfter(module, release, publisher) {
    const owner = module?.owner ?? null;
    if (owner === null)
        return publisher === undefined ? null : { ...publisher };
    if (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher))
        return owner;
    const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher);
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, 'publish from that repository, or choose another address with --module ns/name/system (action input "module")');
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,base_error/* quote */.hD)(`${repository.host}/${repository.repository}`)}${id}`;
}

;// CONCATENATED MODULE: ./lib/publish/decide.js







/** Decides on each release, refused ones included, so that a run names every refusal. Packs only what has to be packed. */
async function decide(selections, context) {
    const { repository, index, claimed = new ClaimedAddresses() } = context;
    const modules = new Map();
    const decisions = [];
    for (const selection of selections) {
        try {
            const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
            claimed.check(selection.release, { files: index.files, by: repository });
            if (!modules.has(address))
                modules.set(address, (0,index_files/* moduleIn */.w6)(index.files, selection.release.address));
            decisions.push(await decideOne(selection, modules.get(address), context));
            claimed.add(selection.release.address, repository);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            decisions.push({ status: 'refused', tag: selection.release.tag, error });
        }
    }
    return decisions;
}
async function decideOne(selection, module, context) {
    const { release } = selection;
    const { repository, index } = context;
    const published = (0,index_files/* releaseIn */.B8)(index.files, module, release.version);
    if (published && (published.commit !== release.commit || published.path !== release.path))
        throw await takenBy(selection, published, { repository, module });
    const owner = ownerAfter(module, release, repository.publisher);
    if (published === undefined) {
        const [pkg, moduleInterface] = await inOrder(pack(selection, repository.packer), readInterface(selection, repository.interfaces));
        const resolved = await resolvePackages(selection, pkg, context);
        return { status: 'publish', owner, pkg, published, moduleInterface, ...resolved };
    }
    const kinds = selection.byDefault === undefined ? selection.kinds : [];
    const stored = new Set(published.packages.map(({ kind }) => kind));
    if (kinds.every((kind) => stored.has(kind)))
        return { status: 'unchanged', selection, owner, published };
    // More kinds of package are asked for, which must have the same bytes.
    const pkg = await pack(selection, repository.packer);
    if (published.package.digest !== pkg.facts.digest)
        throw versionExists(release, published, pkg.facts.digest);
    const resolved = await resolvePackages(selection, pkg, context, published);
    return { status: 'publish', owner, pkg, published, moduleInterface: undefined, ...resolved };
}
/** The locations of a package of this size. What cannot be stored there is refused before anything is written. */
async function resolvePackages(selection, pkg, { index, stores }, published) {
    const large = selection.byDefault?.large;
    const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes;
    const effective = isLarge ? { ...selection, kinds: large.kinds } : selection;
    refuseUnreachable(effective, index.registry);
    const missing = effective.kinds.filter((kind) => !published?.packages.some((stored) => stored.kind === kind));
    const packages = new Map();
    for (const kind of missing)
        packages.set(kind, await stores.resolve(kind, effective, pkg));
    return { selection: effective, packages };
}
/** Waits for both at the same time. Where both throw, throws what the first did. */
async function inOrder(first, second) {
    second.catch(() => { });
    return [await first, await second];
}
function pack({ release, allow }, packer) {
    return packer.pack({ commit: release.commit, path: release.path, allow });
}
/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface({ release }, interfaces) {
    const { commit, path, tag } = release;
    const moduleInterface = await interfaces.atCommit({ commit, path });
    const broken = (0,diagnostics/* brokenFiles */.fe)(moduleInterface, 'root');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, `tag ${(0,base_error/* quote */.hD)(tag)}`, path);
    return moduleInterface;
}
/** A tag of the same name in another repository has not moved: there, the version is taken. */
async function takenBy(selection, published, { module, repository: { publisher, packer }, }) {
    const { release } = selection;
    const owner = module?.owner ?? null;
    const isOwn = owner === null || (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher));
    const isMoved = published.tag === release.tag && published.commit !== release.commit;
    if (isOwn && isMoved)
        return tagMoved(release, published);
    return versionExists(release, published, (await pack(selection, packer)).facts.digest);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(selection, registry) {
    if (registry.url !== null || !selection.kinds.includes('index'))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com (the action sets it by "index-url" where it creates the index), or publish with --package git');
}

// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 2 modules
var file_table = __webpack_require__(572);
// EXTERNAL MODULE: ./lib/index/plan/init.js
var init = __webpack_require__(3406);
;// CONCATENATED MODULE: ./lib/publish/read-index.js










/** Reads what the selected releases touch, and nothing that grows with the registry. */
async function readIndex(store, snapshot, request) {
    const groups = [
        ...(0,base_group/* groupBy */.$)(request.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address)).values(),
    ];
    const first = await snapshot.read([paths/* REGISTRY_PATH */.aA, ...groups.flatMap(pathsOf)]);
    const more = groups.flatMap((group) => neighbourPaths(group, first)).filter((path) => !first.has(path));
    const files = more.length === 0 ? first : new Map([...first, ...(await snapshot.read([...new Set(more)]))]);
    if (!snapshot.exists && store.isCreatedByPublish)
        return createdState(files, request);
    const registry = (0,index_files/* registryIn */.hY)(files);
    refuseOtherUrl(registry, request.url);
    return { files, registry, created: new Map() };
}
function pathsOf(group) {
    const [first] = group;
    if (first === undefined)
        return [];
    return (0,file_table/* pathsToRead */.Of)(first.release.address, group.map(({ release }) => release.version));
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(group, files) {
    const [first] = group;
    const module = first === undefined ? undefined : (0,index_files/* moduleIn */.w6)(files, first.release.address);
    const latest = module === undefined ? undefined : (0,module_list/* latestOf */.Te)(module);
    if (module === undefined || latest === undefined)
        return [];
    const { address } = module;
    const bases = group.flatMap(({ release }) => baseVersion(release, [], files) ?? []);
    return [
        (0,paths/* versionPath */.qW)(address, latest, 'release.json'),
        ...[latest, ...bases].flatMap((version) => (0,interface_document/* interfacePaths */.Er)(address, version)),
    ];
}
function createdState(files, { url, name }) {
    const registry = (0,init/* newRegistry */.y9)({ url: url ?? null, name });
    return { files, registry, created: (0,init/* newIndexFiles */.wU)(registry) };
}
function refuseOtherUrl(registry, url) {
    if (url === undefined || url === registry.url)
        return;
    const there = registry.url === null ? 'has no public URL yet' : `has the public URL ${(0,base_error/* quote */.hD)(registry.url)}`;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index ${there}, and this run says ${(0,base_error/* quote */.hD)(url)}`, registry.url === null
        ? `set it once: module-registry init --index … --url ${url}`
        : `leave --url (action input "index-url") out, or write ${registry.url}`);
}

// EXTERNAL MODULE: ./lib/interface/read/readme.js
var readme = __webpack_require__(1548);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/publish/release-asset.js
var release_asset = __webpack_require__(2771);
;// CONCATENATED MODULE: ./lib/publish/provenance.js


/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */
const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
/** The first is how GitHub's API calls the second. */
const provenance_PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' };
/** What GitHub says of a run in the token that it gives to it. https://docs.github.com/actions/reference/openid-connect-reference */
const runClaims = schemas/* object */.Ikc({
    sub: schemas/* string */.YjP().min(1),
    ref: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    event_name: schemas/* string */.YjP(),
    job_workflow_ref: schemas/* string */.YjP(),
    workflow_ref: schemas/* string */.YjP(),
    repository_id: schemas/* string */.YjP(),
    repository_owner_id: schemas/* string */.YjP(),
    runner_environment: schemas/* string */.YjP(),
    run_id: schemas/* string */.YjP(),
    run_attempt: schemas/* string */.YjP(),
});
/** The claims of a token whose signature others check; undefined for a text that is no such token. */
function claimsIn(token) {
    try {
        const [, payload = ''] = token.split('.');
        return runClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    }
    catch {
        return undefined;
    }
}
/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
function provenanceOf({ release, pkg, claims, serverUrl }) {
    const repository = `${serverUrl}/${claims.repository}`;
    const [path = ''] = claims.workflow_ref.replace(`${claims.repository}/`, '').split('@');
    const tagRef = `refs/tags/${release.tag}`;
    const source = (ref, commit) => ({
        uri: `git+${repository}@${ref}`,
        digest: { gitCommit: commit },
    });
    const isOfTag = claims.ref === tagRef && claims.sha === release.commit;
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [{ name: assetName(release), digest: { sha256: pkg.facts.digest.replace(/^sha256:/, '') } }],
        predicateType: provenance_PROVENANCE.type,
        predicate: {
            buildDefinition: {
                buildType: 'https://actions.github.io/buildtypes/workflow/v1',
                externalParameters: { workflow: { ref: claims.ref, repository, path } },
                internalParameters: {
                    github: {
                        event_name: claims.event_name,
                        repository_id: claims.repository_id,
                        repository_owner_id: claims.repository_owner_id,
                        runner_environment: claims.runner_environment,
                    },
                },
                // The commit of the workflow, and that of the package where it is another one.
                resolvedDependencies: [
                    source(claims.ref, claims.sha),
                    ...(isOfTag ? [] : [source(tagRef, release.commit)]),
                ],
            },
            runDetails: {
                builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
                metadata: {
                    invocationId: `${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
                },
            },
        },
    };
}

;// CONCATENATED MODULE: ./lib/publish/attached-document.js


/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** The interface of a module as a document to attach, with the bytes of `interface.json` in the index. */
function interfaceAttachment(moduleInterface) {
    const bytes = new TextEncoder().encode((0,interface_document/* formatInterface */.X$)(moduleInterface));
    return { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes };
}
/** https://docs.sigstore.dev/about/bundle/ */
const BUNDLE_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
/**
 * The signed provenance of the package as a document to attach, in the form of cosign.
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
function provenanceAttachment(bundle) {
    const mediaType = 'mediaType' in bundle && typeof bundle.mediaType === 'string' ? bundle.mediaType : BUNDLE_TYPE;
    return {
        artifactType: mediaType,
        name: 'provenance.sigstore.json',
        bytes: new TextEncoder().encode(JSON.stringify(bundle)),
        annotations: {
            'dev.sigstore.bundle.content': 'dsse-envelope',
            'dev.sigstore.bundle.predicateType': PROVENANCE.type,
        },
    };
}

;// CONCATENATED MODULE: ./lib/publish/attestation.js

/**
 * Attests every new package, before anything else is written: a package that cannot be attested is not stored. Without an
 * attestor there are no documents. Throws PERMISSION, ATTESTATION_FAILED.
 */
async function attestPackages(decisions, attestor) {
    const documents = new Map();
    for (const decision of decisions) {
        if (attestor === undefined || decision.status !== 'publish')
            continue;
        documents.set(decision, await attestor.attest(decision.selection.release, decision.pkg));
    }
    return documents;
}
/** An attestor whose refusals are warnings: packages are then published without provenance. */
function tolerantAttestor(attestor, log) {
    let isRefused = false;
    const tolerate = async (work, otherwise) => {
        try {
            return await work;
        }
        catch (error) {
            if (!(error instanceof RegistryError))
                throw error;
            isRefused = true;
            log.warn(`published without provenance: ${error.message}\n${error.hint}`);
            return otherwise;
        }
    };
    return {
        checkAccess: () => tolerate(attestor.checkAccess(), undefined),
        // What was refused once is refused for every package of a run.
        attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
    };
}

;// CONCATENATED MODULE: ./lib/publish/store-packages.js









/**
 * Has every new package attested, then stores each as its kinds, in the order in which these were asked for. Throws
 * STORE_REFUSED, STORE_UNREACHABLE, VERSION_EXISTS, PERMISSION, ATTESTATION_FAILED.
 */
async function storeReleases(decisions, context, run) {
    const documents = await attestPackages(decisions, run.dryRun ? undefined : context.attestor);
    const stored = [];
    for (const decision of decisions) {
        if (decision.status === 'unchanged') {
            stored.push({ decision, release: decision.published, files: new Map() });
            continue;
        }
        if (!run.dryRun)
            await storePackages(decision, documents.get(decision) ?? [], { context, run });
        stored.push(storedRelease(decision, context));
    }
    return stored;
}
async function storePackages(decision, attested, { context, run }) {
    const { selection, pkg, packages } = decision;
    for (const kind of packages.keys()) {
        const store = context.stores.resolved(kind);
        await store.store(selection, pkg, run.registryUrl);
        if (store.attach === undefined)
            continue;
        for (const document of [...(await interfaceDocuments(decision, context)), ...attested])
            await attach(decision, kind, { document, context, run });
    }
}
/** Also of a version that is published already: its interface may not have been attached yet. */
async function interfaceDocuments({ selection: { release } }, { repository, stores }) {
    if (stores.visibility.interface === 'private')
        return [];
    const { commit, path } = release;
    return [interfaceAttachment(await repository.interfaces.atCommit({ commit, path }))];
}
/** The package is whole without its documents, so storage that does not take them does not end the run. */
async function attach({ selection, pkg, packages }, kind, { document, context, run }) {
    try {
        await context.stores.resolved(kind).attach?.(selection, pkg, document);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'STORE_REFUSED')
            throw error;
        const what = document.name.replace(/\..*$/, '');
        run.log.warn(`${(0,module_release/* formatRelease */.B9)(selection.release)} is at ${packages.get(kind)?.location} without its ${what}: ${error.message}`);
    }
}
function storedRelease(decision, { repository }) {
    const { published, packages, pkg } = decision;
    const { digest } = pkg.facts;
    const added = [...packages].map(([kind, { location }]) => ({ kind, location, digest }));
    const release = published ?? releaseDocument(decision, repository);
    return {
        decision,
        release: { ...release, packages: [...(published?.packages ?? []), ...added] },
        files: new Map([
            ...interfaceContents(decision),
            ...[...packages.values()].flatMap(({ files }) => [...files]),
        ]),
    };
}
function interfaceContents({ selection, moduleInterface }) {
    if (moduleInterface === undefined)
        return [];
    return (0,file_table/* interfaceFiles */.rQ)(selection.release, moduleInterface).map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
    ]);
}
function releaseDocument({ selection, pkg, moduleInterface }, { publisher, repositoryUrl }) {
    return {
        format: documents/* INDEX_FORMAT */.B7,
        ...selection.release,
        repository: {
            url: repositoryUrl,
            ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
            ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
        },
        description: (0,readme/* descriptionFromReadme */.be)(moduleInterface?.root.readme ?? ''),
        package: pkg.facts,
    };
}
/** The modules of this run; those of which nothing is new too, so that what a crash left undone is mended. */
function publicationsOf(stored) {
    const groups = (0,base_group/* groupBy */.$)(stored, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
    return [...groups.values()].flatMap((group) => {
        const fresh = group.filter(({ decision }) => decision.status === 'publish');
        const [first] = [...fresh, ...group];
        if (first === undefined)
            return [];
        return {
            address: first.release.address,
            owner: first.decision.owner,
            releases: fresh.map(({ release }) => release),
            files: new Map(fresh.flatMap(({ files }) => [...files])),
            moduleInterfaces: new Map(fresh.flatMap(({ decision }) => interfaceOf(decision))),
        };
    });
}
function interfaceOf(decision) {
    if (decision.status === 'unchanged' || decision.moduleInterface === undefined)
        return [];
    return [[decision.selection.release.version, decision.moduleInterface]];
}

;// CONCATENATED MODULE: ./lib/publish/publish-releases.js










/**
 * Selected releases of any number of repositories → packages → one index commit. A lost race is planned again on the new
 * head, with the packages kept. Throws what `updateIndex`, `checkAccess` and `storeReleases` throw.
 */
async function publishReleases(contributions, options, { index, raceBackoff, log }) {
    const { dryRun, refusalCosts } = options;
    const cached = new Map(contributions.map((each) => [each, cachedRepository(each.repository)]));
    const selections = contributions.flatMap((each) => each.selections);
    const { result, commit } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot, attempt) => {
        const state = await readIndex(index, snapshot, { url: options.url, name: options.name, selections });
        const decided = withoutRefused(await decideEach(cached, state), refusalCosts);
        const registryUrl = state.registry.url;
        if (refusalCosts === 'run' && decided.some(({ refusals }) => refusals.length > 0)) {
            const parts = decided.map(({ contribution, refusals }) => ({ contribution, refusals, stored: [] }));
            return { result: { registryUrl, parts, changed: [], isRefused: true }, change: undefined };
        }
        if (attempt === 1) {
            announce(decided.flatMap(({ accepted }) => accepted), registryUrl, log);
            if (!dryRun)
                await checkAccess(decided, index);
        }
        const parts = await storeEach(decided, { registryUrl, dryRun, log });
        const stored = parts.flatMap((part) => part.stored);
        if (attempt === 1)
            announceClients(stored, registryUrl, log);
        const change = withCompanions((0,publication_plan/* planChange */.A)(state.files, state.registry, publicationsOf(stored)), options.alongside?.(parts), state);
        const changed = [...change.files.keys()];
        return {
            result: { registryUrl, parts, changed, isRefused: false },
            change: dryRun ? undefined : change,
        };
    });
    return { ...result, commit };
}
/** With the files that shall travel along, and those of a new index where anything is written to it. */
function withCompanions(change, alongside = new Map(), { created }) {
    const files = [...change.files, ...alongside];
    return {
        message: change.files.size > 0 ? change.message : 'Update collection state',
        files: new Map([...(files.length > 0 ? created : []), ...files]),
    };
}
/** @param contributions with repositories that keep what they read for the next try */
async function decideEach(contributions, index) {
    const claimed = new ClaimedAddresses();
    const decided = [];
    for (const [contribution, repository] of contributions) {
        const { stores, selections } = contribution;
        const decisions = await decide(selections, { repository, stores, index, claimed });
        await repository.rest?.();
        const judged = judgeCompatibility(decisions, index.files);
        decided.push({
            contribution,
            accepted: judged.filter(isAccepted).map((decision) => withoutHidden(decision, stores)),
            refusals: [...contribution.refused, ...judged.filter(isRefused)],
        });
    }
    return decided;
}
/** Under `repository`, one refused tag costs all tags of its repository. */
function withoutRefused(decided, refusalCosts) {
    if (refusalCosts !== 'repository')
        return decided;
    return decided.map((each) => (each.refusals.length > 0 ? { ...each, accepted: [] } : each));
}
async function storeEach(decided, run) {
    const outcomes = [];
    for (const { contribution, accepted, refusals } of decided)
        outcomes.push({ contribution, refusals, stored: await storeReleases(accepted, contribution, run) });
    return outcomes;
}
/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision, { visibility }) {
    if (visibility.interface === 'public' || decision.status === 'unchanged')
        return decision;
    return { ...decision, moduleInterface: undefined };
}
function isRefused(decision) {
    return decision.status === 'refused';
}
function isAccepted(decision) {
    return decision.status !== 'refused';
}


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   JG: () => (/* binding */ publishDocument),
/* harmony export */   qS: () => (/* binding */ resultsOf),
/* harmony export */   r2: () => (/* binding */ formatPublishReport)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * What a run came to; of one that was refused as a whole `error` is the first refusal.
 * @param fresh status of the releases that were not in the index before
 */
function reportOf(outcome, fresh) {
    const [first] = outcome.parts.flatMap(({ refusals }) => refusals);
    return {
        results: outcome.parts.flatMap((part) => resultsOf(part, fresh)),
        index: { commit: outcome.commit, changed: outcome.changed },
        registryUrl: outcome.registryUrl,
        ...(first === undefined || !outcome.isRefused ? {} : { error: first.error.toRefusal() }),
    };
}
function resultsOf({ stored, refusals }, fresh) {
    const accepted = stored.map(({ decision, release }) => ({
        ...publishedResult(decision.status === 'unchanged' ? 'unchanged' : fresh, release),
        ...comparisonOf(decision),
    }));
    return [...accepted, ...refusals.map(refusedResult)];
}
function publishDocument({ registryUrl: _, ...document }) {
    return document;
}
function publishedResult(status, release) {
    const { digest, size, files } = release.package;
    const [first] = release.packages;
    return {
        status,
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
        tag: release.tag,
        commit: release.commit,
        location: first?.location ?? '',
        package: { kind: first?.kind ?? '', digest, size, files },
        packages: release.packages,
    };
}
function comparisonOf(decision) {
    if (decision.status === 'unchanged' || decision.compatibility === undefined)
        return {};
    const { base, required, actual: given, isLargeEnough, minimumVersion, changes } = decision.compatibility;
    return {
        compatibility: { base, required, given, ...(isLargeEnough ? {} : { honest: minimumVersion }), changes },
    };
}
function refusedResult({ tag, error }) {
    return { status: 'refused', tag, error: error.toRefusal() };
}
/** The report for people: a line for each release and one for the index; nothing for a run that was refused. */
function formatPublishReport(report) {
    if (report.error !== undefined)
        return '';
    const lines = report.results.flatMap((result) => result.status === 'refused'
        ? []
        : [
            `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`,
            ...verdictLine(result),
        ]);
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = report.results.some(({ status }) => status === 'planned');
    const verb = isPlanned ? 'would change' : 'changed';
    return [...lines, `index     ${changed.length} files ${verb}${head}`].join('\n');
}
function verdictLine({ compatibility }) {
    if (compatibility === undefined)
        return [];
    const { base, required, honest, changes } = compatibility;
    const what = changes.length === 0 ? 'no changes' : `${required} changes`;
    const advice = honest === undefined ? '' : `: use ${honest} or higher`;
    return [`interface ${what} since ${base}${advice}`];
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag),
/* harmony export */   V: () => (/* binding */ selectReleases)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2234);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(449);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5277);





/** Tags → releases. Under `all`, tags that are not versions of any module are skipped with a notice. Refusals are results. */
async function selectReleases(request, dependencies) {
    const selections = [];
    const refused = [];
    const skipped = [];
    const isAll = request.tags === 'all';
    const names = request.tags === 'all' ? await dependencies.tags.all() : [...new Set(request.tags)];
    for (const name of names) {
        const tag = typeof name === 'string' ? name : name.tag;
        try {
            selections.push(...(await selectTag(name, request, dependencies)));
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            if (isAll && error.code === 'INVALID_TAG')
                skipped.push(tag);
            else
                refused.push({ tag, error });
        }
    }
    if (skipped.length > 0)
        dependencies.log.info(`tags      skipped, not versions: ${skipped.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`);
    return { ...refuseDoubles(selections, refused), skipped };
}
async function selectTag(name, { flags, prefixOf }, dependencies) {
    const tagged = typeof name === 'string' ? await findTag(name, flags, dependencies) : name;
    const config = await dependencies.config.at(tagged.commit);
    const configured = flags.package ?? config.package;
    const byDefault = configured === undefined ? dependencies.defaultKinds : undefined;
    const prefix = (address = dependencies.defaultAddress()) => prefixOf?.(address) ?? '';
    return (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .matchTag */ ._f)(tagged.tag, (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesOf */ .XG)(config, flags, prefixOf && prefix)).map(({ spec, version }) => ({
        release: {
            address: spec.address ?? dependencies.defaultAddress(),
            version,
            tag: tagged.tag,
            commit: tagged.commit,
            committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCommitDate */ .Vl)(tagged.committedAt),
            path: spec.path,
        },
        kinds: configured ?? byDefault?.kinds ?? ['index'],
        ...(byDefault === undefined ? {} : { byDefault }),
        storeOptions: (0,_package_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .storeOptionsFrom */ .sv)([flags, spec.storeOptions ?? {}, config]),
        compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
        allow: config.allow ?? [],
    }));
}
/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, { tags, config }) {
    const tagged = await tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .matchTag */ ._f)(name, (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesOf */ .XG)(await config.at('HEAD'), flags));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, refused) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(selections, ({ release }) => (0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(release));
    const kept = [];
    const doubles = [];
    for (const group of groups.values()) {
        const [first, ...others] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1));
        if (first === undefined)
            continue;
        if (others.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => ({ tag: release.tag, error: twoCommits(group, release) })));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = group.map((each) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each.release.tag)} at ${each.release.commit}`).join(' and ');
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tags ${spellings} are both ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}


/***/ })

};
