export const id = 4497;
export const ids = [4497];
export const modules = {

/***/ 2957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

const WORK = Symbol.for('module-registry.work');
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`globalThis[Symbol.for('module-registry.work')]()`);
/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
function withinTime(milliseconds, work, late) {
    let result;
    Reflect.set(globalThis, WORK, () => {
        result = { of: work() };
    });
    try {
        script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
    }
    catch (error) {
        throw isTimeout(error) ? late() : error;
    }
    finally {
        Reflect.deleteProperty(globalThis, WORK);
    }
    if (result === undefined)
        throw late();
    return result.of;
}
function isTimeout(error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}


/***/ }),

/***/ 4497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPageRenderer: () => (/* binding */ openPageRenderer)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-highlighter.js
var hcl_highlighter = __webpack_require__(7020);
// EXTERNAL MODULE: ./lib/adapters/node/within-time.js
var within_time = __webpack_require__(2957);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(9463);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(613);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/site/module-graph.js
var module_graph = __webpack_require__(9153);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/site/badge.js
var badge = __webpack_require__(8509);
// EXTERNAL MODULE: ./lib/site/feeds.js
var feeds = __webpack_require__(827);
// EXTERNAL MODULE: ./lib/site/module-content.js
var module_content = __webpack_require__(1879);
// EXTERNAL MODULE: ./lib/site/module-pages.js
var module_pages = __webpack_require__(3821);
// EXTERNAL MODULE: ./lib/site/search/search-paths.js
var search_paths = __webpack_require__(4922);
// EXTERNAL MODULE: ./lib/site/site-pages.js + 21 modules
var site_pages = __webpack_require__(3049);
// EXTERNAL MODULE: ./lib/site/site-paths.js
var site_paths = __webpack_require__(4626);
;// CONCATENATED MODULE: ./lib/site/page-at.js









/** The page at a path as site-paths.ts makes them; undefined where there is none. The same bytes as in the whole site. */
async function pageAt(request, path) {
    const { site, graph } = request;
    if (path === '')
        return (0,site_pages/* homePage */.PX)(site, graph);
    if (path === search_paths/* SEARCH_PAGE */.d0)
        return (0,site_pages/* searchPage */.Ao)(site, graph);
    if (!path.startsWith(`${site_paths/* PAGES_DIRECTORY */.pN}/`))
        return undefined;
    const [, namespace = '', name, system, version, ...rest] = path.replace(/\/$/, '').split('/');
    if (name === undefined) {
        const isKnown = graph.modules.some((module) => module.namespace === namespace);
        return isKnown ? (0,site_pages/* namespacePageOf */.IS)(site, graph, namespace) : undefined;
    }
    if (system === undefined)
        return undefined;
    const address = { namespace, name, system };
    return (0,module_address/* addressProblem */.cg)(address) === undefined
        ? modulePageAt(request, address, { version, directory: rest.join('/') })
        : undefined;
}
const NAMESPACE_FEED = /^modules\/([^/]+)\/feed\.atom$/;
const MODULE_FILE = /^modules\/([^/]+)\/([^/]+)\/([^/]+)\/(.+)$/;
/** A file of the site beside its pages: a feed, a badge, a schema. The same bytes as in the whole site. */
async function fileAt(request, path) {
    const { site, graph, read } = request;
    if (path === (0,site_paths/* feedOf */.qu)(''))
        return (0,feeds/* registryFeed */.q7)(site, graph);
    const [, of] = NAMESPACE_FEED.exec(path) ?? [];
    if (of !== undefined)
        return graph.modules.some((module) => module.namespace === of)
            ? (0,feeds/* namespaceFeed */.Id)(site, graph, of)
            : undefined;
    const [, namespace = '', name = '', system = '', rest = ''] = MODULE_FILE.exec(path) ?? [];
    const address = { namespace, name, system };
    if ((0,module_address/* addressProblem */.cg)(address) !== undefined)
        return undefined;
    const content = await (0,module_content/* readModuleContent */.q1)(read, address);
    if (content === undefined || 'problem' in content)
        return undefined;
    const paged = (0,module_pages/* pagedModule */.EK)(request, content.module);
    if (path === (0,site_paths/* feedOf */.qu)((0,site_paths/* modulePage */.os)(address)))
        return (0,feeds/* moduleFeed */.dE)(site, paged.module);
    if (path === (0,site_paths/* badgeOf */.bN)(address))
        return (0,badge/* badgeFile */.u)(site, paged.module);
    const version = publishedVersion(paged, rest.split('/')[0] ?? '');
    if (version === undefined || !rest.endsWith('/inputs.schema.json'))
        return undefined;
    const files = (0,site_pages/* schemaFilesOf */.wn)(paged, await new module_pages/* VersionReader */.Oy(read, address).read(version));
    return files.find((file) => file.path === path);
}
async function modulePageAt(request, address, { version, directory }) {
    const { site, read } = request;
    const content = await (0,module_content/* readModuleContent */.q1)(read, address);
    if (content === undefined)
        return undefined;
    if ('problem' in content)
        return version === undefined ? (0,site_pages/* emptyModulePage */.FU)(site, address, content.problem) : undefined;
    const paged = (0,module_pages/* pagedModule */.EK)(request, content.module);
    if (version === 'versions')
        return directory === '' ? (0,site_pages/* versionsPageOf */.MK)(paged) : undefined;
    const wanted = version === undefined ? paged.versions.shown : publishedVersion(paged, version);
    if (wanted === undefined)
        return undefined;
    const versions = new module_pages/* VersionReader */.Oy(read, address);
    const current = await versions.read(wanted);
    if (directory !== '')
        return (0,site_pages/* directoryPageOf */.aR)(paged, current, directory);
    const previous = await (0,module_pages/* previousOf */.te)(paged, wanted, versions);
    return (0,site_pages/* versionPageOf */.jf)(paged, current, { previous, isModulePage: version === undefined });
}
function publishedVersion({ module }, text) {
    const reading = (0,version/* readVersion */.$4)(text);
    const isListed = reading.ok && module.versions.some((published) => published.version === reading.version);
    return isListed ? reading.version : undefined;
}

// EXTERNAL MODULE: ./lib/site/site.js + 7 modules
var site_site = __webpack_require__(5157);
// EXTERNAL MODULE: ./lib/site/site-modules.js
var site_modules = __webpack_require__(7319);
;// CONCATENATED MODULE: ./lib/site/page-renderer.js










/**
 * Renders the pages of a registry one by one, with all versions. What all of them share is made once for each `registry.json`.
 * @param run renders a README; one that takes too long is shown as text
 */
function pageRenderer(highlight, run = run_work/* runWork */.d) {
    let known;
    const graphs = new WeakMap();
    const siteOf = async (read) => {
        const bytes = (await read(paths/* REGISTRY_PATH */.aA)) ?? new Uint8Array();
        const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        if (known?.digest === digest)
            return known.site;
        (0,index_files/* registryIn */.hY)(new Map(bytes.length === 0 ? [] : [[paths/* REGISTRY_PATH */.aA, bytes]]));
        known = { digest, site: (0,site_site/* createSite */.Ae)(bytes, highlight, run) };
        return known.site;
    };
    const graphOf = async ({ modules }, { host }) => {
        const entries = await modules();
        const graph = graphs.get(entries) ?? (0,module_graph/* moduleGraph */.b)((0,site_modules/* siteModules */.hV)(entries), host);
        graphs.set(entries, graph);
        return graph;
    };
    return {
        async render(path, sources) {
            const { read } = sources;
            const site = await siteOf(read);
            if (path === search_paths/* SEARCH_INFO_PATH */.sz)
                return searchInfo();
            const asset = [site.stylesheet, site.script, site.icon].find((each) => each.path === path);
            if (asset !== undefined)
                return file(asset, true);
            if (!/(^|\/)$|\/(feed\.atom|badge\.svg|inputs\.schema\.json)$|^feed\.atom$/.test(path))
                return page_renderer_document(site, undefined);
            const request = { site, graph: await graphOf(sources, site), pages: 'all', read };
            if (path === '' || path.endsWith('/'))
                return page_renderer_document(site, (await pageAt(request, path))?.html);
            const found = await fileAt(request, path);
            return found === undefined ? page_renderer_document(site, undefined) : file(found, false);
        },
    };
}
/** A browser asks the API of the server, and loads no files to search in. */
function searchInfo() {
    const info = { api: 'v1/modules/search' };
    const body = `${JSON.stringify(info)}\n`;
    return { isFound: true, body, type: 'application/json', isImmutable: false, headers: {} };
}
const TYPES = {
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    svg: 'image/svg+xml',
    json: 'application/json',
    atom: 'application/atom+xml',
};
function file({ path, content }, isImmutable) {
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
    return { isFound: true, body: content, type, isImmutable, headers: {} };
}
function page_renderer_document(site, html) {
    return {
        isFound: html !== undefined,
        body: html ?? (0,site_pages/* notFoundPage */.FS)(site).html,
        type: 'text/html; charset=utf-8',
        isImmutable: false,
        headers: { 'content-security-policy': `${(0,site_site/* contentSecurityPolicy */.A8)(site)}; frame-ancestors 'none'` },
    };
}

// EXTERNAL MODULE: ./lib/composition/limits.js
var limits = __webpack_require__(4121);
;// CONCATENATED MODULE: ./lib/composition/page-renderer.js





/** The website as a server shows it. Other requests wait while a README is rendered, so that has a time. */
function openPageRenderer(milliseconds = limits/* README_MS */.Ku) {
    const late = () => new error/* RegistryError */.gl('LIMIT_EXCEEDED', `the README takes more than ${milliseconds} ms`, 'make it shorter');
    const run = (work) => (0,within_time/* withinTime */.d)(milliseconds, work, late);
    return pageRenderer(hcl_highlighter/* highlightHcl */.W, run);
}


/***/ })

};
