export const id = 999;
export const ids = [999];
export const modules = {

/***/ 2999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommand: () => (/* binding */ renderCommand)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 4 modules
var interface_reader = __webpack_require__(1162);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
;// CONCATENATED MODULE: ./lib/adapters/zip-files.js

/** The files of a zip as this tool writes it, stored without compression. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
function* readStoredZip(zip) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const end = zip.length - END_BYTES;
    if (end < 0 || view.getUint32(end, true) !== END_SIGNATURE)
        throw damaged();
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
        if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE)
            throw damaged();
        const [method, size, nameLength] = [
            view.getUint16(at + 10, true),
            view.getUint32(at + 20, true),
            view.getUint16(at + 28, true),
        ];
        const offset = view.getUint32(at + 42, true);
        const start = offset + LOCAL_BYTES + nameLength;
        if (method !== 0 || start + size > end)
            throw damaged();
        const path = new TextDecoder().decode(zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
        yield { path, bytes: zip.subarray(start, start + size) };
        at += ENTRY_BYTES + nameLength;
    }
}
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
function damaged() {
    return new error/* RegistryError */.gl('INDEX_INVALID', 'a module.zip of the index is not as this tool writes it', 'restore it from the history of the index');
}

;// CONCATENATED MODULE: ./lib/adapters/packaged-interfaces.js


/** What the modules in packages offer; the parser starts with the first package. */
function packagedInterfaces() {
    const reader = new interface_reader/* InterfaceReader */.T();
    return { inPackage: async (zip) => reader.read(filesOf(zip)) };
}
function* filesOf(zip) {
    for (const file of readStoredZip(zip))
        yield { ...file, id: undefined };
}

// EXTERNAL MODULE: ./lib/assemble-index.js + 8 modules
var assemble_index = __webpack_require__(3437);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/index/contents.js
var contents = __webpack_require__(716);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/index/offer.js
var index_offer = __webpack_require__(3810);
// EXTERNAL MODULE: ./lib/core/index/change.js
var change = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
;// CONCATENATED MODULE: ./lib/core/index/rebuild.js





/** Every derived file of an index but its pages, as publishes in any order would have left them. */
function rebuildFiles(registry, truths) {
    const shown = [];
    const files = new Map();
    for (const { module, releases, offers } of truths) {
        const offerOf = ({ version }) => offers.get(version);
        const latest = releases.find(({ version }) => version === (0,module_list/* latestOf */.Te)(module));
        if (latest !== undefined) {
            const entry = (0,module_list/* catalogItem */.xn)(module, latest, offerOf(latest));
            shown.push({ module, item: (0,module_list/* listItem */.Aw)(module, latest), entry });
        }
        const rendered = [
            ...releases.flatMap((release) => offeredFiles(release, offerOf(release))),
            ...releases.flatMap((release) => (0,change/* versionFiles */.uP)(release, registry, offerOf(release))),
            ...(0,change/* moduleFiles */.ug)(module, latest, latest === undefined ? undefined : offerOf(latest)),
        ];
        for (const [path, text] of rendered)
            files.set(path, text);
    }
    const lists = (path, format, itemOf = ({ item }) => item) => {
        const groups = (0,group/* groupBy */.$)(shown, ({ module }) => path(module));
        for (const [listPath, group] of groups)
            files.set(listPath, format(group.map(itemOf)));
    };
    files.set(layout/* MODULE_LIST_PATH */._Q, (0,module_list/* formatNewestList */.GU)([]));
    lists(({ address }) => (0,layout/* nameListPath */.zx)(address), module_list/* formatAddressList */.Iy);
    lists(({ address }) => (0,layout/* catalogPath */.Hc)(address), module_list/* formatAddressList */.Iy, ({ entry }) => entry);
    lists(({ address }) => (0,layout/* namespaceListPath */.P_)(address), module_list/* formatNewestList */.GU);
    lists(() => layout/* MODULE_LIST_PATH */._Q, module_list/* formatNewestList */.GU);
    return files;
}
function offeredFiles(release, offer) {
    return offer === undefined ? [] : (0,index_offer/* formatOffer */.e0)(release, offer);
}
const LIST_PATH = /^(catalog\/[0-9a-f]+|v1\/modules\/([^/]+\/){0,3}index)\.json$/;
/** Lists, and modules' own details, that no listed version belongs to any more. */
function selectStaleLists(paths, files) {
    return paths.filter((path) => LIST_PATH.test(path) && !files.has(path));
}

// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/renderer.js
var renderer = __webpack_require__(1940);
// EXTERNAL MODULE: ./lib/use-cases/index-busy.js
var index_busy = __webpack_require__(2417);
// EXTERNAL MODULE: ./lib/use-cases/init.js + 1 modules
var init = __webpack_require__(2969);
// EXTERNAL MODULE: ./lib/use-cases/read-index.js
var read_index = __webpack_require__(6746);
;// CONCATENATED MODULE: ./lib/use-cases/render.js












/**
 * Rebuilds every derived file from the sources of truth, and takes in modules that were copied as folders. Throws
 * INDEX_INVALID for a source of truth that is broken, missing, or in another module's place.
 */
async function render({ index, retry, packages }) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const paths = await snapshot.list();
        const registry = { ...(0,read_index/* registryIn */.h)(await snapshot.read([layout/* REGISTRY_PATH */.aA])), renderer: renderer/* RENDERER */.G };
        const truths = await readTruths({ snapshot, packages }, paths);
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
async function readTruths(reading, paths) {
    const modulePaths = paths.filter((path) => (0,layout/* addressOfModuleDocument */.vS)(path) !== undefined);
    const modules = await reading.snapshot.read(modulePaths);
    const truths = [];
    for (const [path, bytes] of modules)
        truths.push(await readTruth(reading, path, bytes));
    refuseClash(truths.map(({ module }) => module.address));
    return truths;
}
/** Of two copied folders that some file systems cannot tell apart neither could ever be published to. */
function refuseClash(addresses) {
    const clash = [...(0,group/* groupBy */.$)(addresses, module_address/* addressKey */.IY).values()].find((group) => group.length > 1);
    if (clash === undefined)
        return;
    const [one, other] = clash.map((address) => (0,error/* quote */.hD)((0,module_address/* formatModuleAddress */.wc)(address)));
    throw new error/* RegistryError */.gl('INDEX_INVALID', `${other} differs only by case from ${one}`, 'take the folder of one of them out of v1/modules');
}
async function readTruth(reading, path, bytes) {
    const module = (0,documents/* parseModuleDocument */.xK)(path, bytes);
    const versions = module.versions.map(({ version }) => version);
    const files = await reading.snapshot.read(versions.flatMap((version) => [
        (0,layout/* versionPath */.qW)(module.address, version, 'release.json'),
        ...(0,index_offer/* offerPaths */.Lq)(module.address, version),
    ]));
    const releases = versions.map((version) => (0,contents/* listedRelease */.Lh)(files, module, version));
    const offers = new Map();
    for (const release of releases) {
        const offer = (0,index_offer/* parseOffer */.ep)(release, (each) => files.get(each)) ?? (await packagedOffer(release, reading));
        if (offer !== undefined)
            offers.set(release.version, offer);
    }
    return { module, releases, offers };
}
/** For a version whose publish did not write what it offers; undefined where its package is not in the index. */
async function packagedOffer({ address, version }, { snapshot, packages }) {
    const path = (0,layout/* versionPath */.qW)(address, version, 'module.zip');
    const zip = (await snapshot.read([path])).get(path);
    return zip === undefined ? undefined : packages.inPackage(zip);
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
    const opened = await (0,assemble_index/* assembleIndex */.Hw)(surroundings, {
        target: (0,assemble_index/* indexTarget */.iR)(flags.index),
        token,
        reading: 'all',
    });
    try {
        const report = await render({ ...opened, packages: packagedInterfaces() });
        const counts = `${report.modules} modules, ${report.versions} versions, ${report.index.changed.length} files changed`;
        return { json: report, text: `${report.status.padEnd(9)} ${counts}` };
    }
    finally {
        await opened.close();
    }
}


/***/ })

};
