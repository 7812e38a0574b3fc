export const id = 514;
export const ids = [514];
export const modules = {

/***/ 2514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initCommand: () => (/* binding */ initCommand)
/* harmony export */ });
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5737);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8499);
/* harmony import */ var _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4322);
/* harmony import */ var _index_plan_init_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5278);




async function initCommand(flags, runtime) {
    const url = (0,_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryUrl */ .I)(flags.url);
    const target = (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_0__/* .indexTarget */ .iR)(flags.index);
    const token = runtime.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_0__/* .assembleIndex */ .Hw)(runtime, { target, token, reading: 'paths' });
    try {
        const report = await (0,_index_plan_init_js__WEBPACK_IMPORTED_MODULE_3__/* .init */ .Ts)({ url, name: flags.name, hosting: flags.hosting }, { ...opened, log: runtime.log });
        if (new URL(url).pathname !== '/')
            runtime.log.warn(pathNotice(url));
        const text = `${report.status.padEnd(9)} index for ${url}, ${report.index.changed.length} files`;
        if (flags.hosting === undefined)
            return { json: report, text };
        const setup = (0,_index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .hostingSetup */ .KV)(flags.hosting, url);
        const next = setup === '' ? '' : `\n\n${setup.trimEnd()}`;
        return { json: { ...report, hosting: { name: flags.hosting, setup } }, text: `${text}${next}` };
    }
    finally {
        await opened.close();
    }
}
/** Clients look for discovery at the root of a host, and nowhere else. */
function pathNotice(url) {
    const { host } = new URL(url);
    return `${url} has a path, and clients ask only ${host}/.well-known/terraform.json. They reach this registry when their CLI configuration says:
host "${host}" {
  services = { "modules.v1" = "${url}/v1/modules/" }
}`;
}


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


/***/ })

};
