export const id = 312;
export const ids = [312];
export const modules = {

/***/ 1312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommand: () => (/* binding */ renderCommand)
});

// EXTERNAL MODULE: ./lib/assemble.js + 44 modules
var assemble = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/core/index/change.js + 1 modules
var change = __webpack_require__(7564);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(3875);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(5179);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(8629);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(622);
;// CONCATENATED MODULE: ./lib/core/index/rebuild.js




/** Every derived file of an index but its pages, as publishes in any order would have left them. */
function rebuildFiles(registry, truths) {
    const shown = [];
    const files = new Map();
    for (const { module, releases } of truths) {
        const latest = releases.find(({ version }) => version === (0,module_list/* latestOf */.Te)(module));
        if (latest !== undefined)
            shown.push({ module, item: (0,module_list/* listItem */.Aw)(module, latest) });
        const rendered = [
            ...releases.flatMap((release) => (0,change/* versionFiles */.uP)(release, registry)),
            ...(0,change/* moduleFiles */.ug)(module, latest),
        ];
        for (const [path, text] of rendered)
            files.set(path, text);
    }
    const lists = (path, format) => {
        const groups = (0,group/* groupBy */.$)(shown, ({ module }) => path(module));
        for (const [listPath, group] of groups)
            files.set(listPath, format(group.map(({ item }) => item)));
    };
    files.set(layout/* MODULE_LIST_PATH */._Q, (0,module_list/* formatNewestList */.GU)([]));
    lists(({ address }) => (0,layout/* nameListPath */.zx)(address), module_list/* formatAddressList */.Iy);
    lists(({ address }) => (0,layout/* catalogPath */.Hc)(address), module_list/* formatAddressList */.Iy);
    lists(({ address }) => (0,layout/* namespaceListPath */.P_)(address), module_list/* formatNewestList */.GU);
    lists(() => layout/* MODULE_LIST_PATH */._Q, module_list/* formatNewestList */.GU);
    return files;
}
const LIST_PATH = /^(catalog\/[0-9a-f]+|v1\/modules\/([^/]+\/){0,3}index)\.json$/;
/** Lists, and modules' own details, that no listed version belongs to any more. */
function selectStaleLists(paths, files) {
    return paths.filter((path) => LIST_PATH.test(path) && !files.has(path));
}

// EXTERNAL MODULE: ./lib/core/renderer.js
var renderer = __webpack_require__(8387);
// EXTERNAL MODULE: ./lib/use-cases/index-busy.js
var index_busy = __webpack_require__(7296);
// EXTERNAL MODULE: ./lib/use-cases/init.js + 1 modules
var init = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/use-cases/read-index.js
var read_index = __webpack_require__(535);
;// CONCATENATED MODULE: ./lib/use-cases/render.js








/**
 * Rebuilds every derived file from the sources of truth, and takes in modules that were copied as folders. Throws
 * INDEX_INVALID for a source of truth that is broken, missing, or in another module's place.
 */
async function render({ index, retry }) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const paths = await snapshot.list();
        const registry = { ...(0,read_index/* registryIn */.h)(await snapshot.read([layout/* REGISTRY_PATH */.aA])), renderer: renderer/* RENDERER */.G };
        const truths = await readTruths(snapshot, paths);
        const derived = rebuildFiles(registry, truths);
        const files = new Map([...(0,init/* newIndexFiles */.wU)(registry), ...encoded(derived)]);
        const changed = differing(files, await snapshot.read([...files.keys()]));
        for (const path of selectStaleLists(paths, derived))
            changed.set(path, null);
        const versions = truths.reduce((sum, { releases }) => sum + releases.length, 0);
        const counts = { modules: truths.length, versions };
        if (changed.size === 0)
            return { status: 'unchanged', ...counts, index: { commit: snapshot.commit, changed: [] } };
        const outcome = await index.commit({ message: 'Render the index', files: changed }, snapshot);
        if (outcome !== 'moved') {
            return {
                status: 'rendered',
                ...counts,
                index: { commit: outcome.commit, changed: [...changed.keys()] },
            };
        }
        if (!(await retry.again(attempt)))
            throw (0,index_busy/* indexBusy */.c)(attempt);
    }
}
async function readTruths(snapshot, paths) {
    const modulePaths = paths.filter((path) => (0,layout/* addressOfModuleDocument */.vS)(path) !== undefined);
    const modules = await snapshot.read(modulePaths);
    const truths = [];
    for (const [path, bytes] of modules)
        truths.push(await readTruth(snapshot, path, bytes));
    return truths;
}
async function readTruth(snapshot, path, bytes) {
    const module = (0,documents/* parseModuleDocument */.xK)(path, bytes);
    const releasePaths = module.versions.map(({ version }) => (0,layout/* versionPath */.qW)(module.address, version, 'release.json'));
    const files = await snapshot.read(releasePaths);
    return { module, releases: module.versions.map(({ version }) => (0,change/* listedRelease */.Lh)(files, module, version)) };
}
function encoded(files) {
    return [...files].map(([path, text]) => [path, new TextEncoder().encode(text)]);
}
function differing(files, current) {
    return new Map([...files].filter(([path, bytes]) => !isEqual(bytes, current.get(path))));
}
function isEqual(a, b) {
    return b !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index]);
}

;// CONCATENATED MODULE: ./lib/cli/render.js


async function renderCommand(flags, surroundings) {
    const token = surroundings.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,assemble/* assembleIndex */.Hw)(surroundings, {
        target: (0,assemble/* indexTarget */.iR)(flags.index),
        token,
        reading: 'all',
    });
    try {
        const report = await render(opened);
        const counts = `${report.modules} modules, ${report.versions} versions, ${report.index.changed.length} files changed`;
        return { json: report, text: `${report.status.padEnd(9)} ${counts}` };
    }
    finally {
        await opened.close();
    }
}


/***/ })

};
