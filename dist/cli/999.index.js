export const id = 999;
export const ids = [999];
export const modules = {

/***/ 2999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommand: () => (/* binding */ renderCommand)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 5 modules
var interface_reader = __webpack_require__(4401);
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

// EXTERNAL MODULE: ./lib/assemble.js + 62 modules
var assemble = __webpack_require__(2966);
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
// EXTERNAL MODULE: ./lib/core/index/change.js + 1 modules
var change = __webpack_require__(8275);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
;// CONCATENATED MODULE: ./lib/core/index/rebuild.js





/** Every derived file of an index but its pages, as publishes in any order would have left them. */
function rebuildFiles(registry, truths) {
    const shown = [];
    const files = new Map();
    for (const { module, releases, offers } of truths) {
        const offerOf = ({ version }) => offers?.get(version);
        const latest = releases.find(({ version }) => version === (0,module_list/* latestOf */.Te)(module));
        if (latest !== undefined)
            shown.push({ module, item: (0,module_list/* listItem */.Aw)(module, latest) });
        const rendered = [
            ...releases.flatMap((release) => offeredFiles(release, offerOf(release))),
            ...releases.flatMap((release) => (0,change/* versionFiles */.uP)(release, registry, offerOf(release))),
            ...(0,change/* moduleFiles */.ug)(module, latest, latest === undefined ? undefined : offerOf(latest)),
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
    const opened = await (0,assemble/* assembleIndex */.Hw)(surroundings, {
        target: (0,assemble/* indexTarget */.iR)(flags.index),
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


/***/ }),

/***/ 8275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ug: () => (/* binding */ moduleFiles),
  AS: () => (/* binding */ planChange),
  uP: () => (/* binding */ versionFiles)
});

// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/release.js
var release = __webpack_require__(4718);
// EXTERNAL MODULE: ./lib/core/index/contents.js
var contents = __webpack_require__(716);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/interface/api-shape.js
var api_shape = __webpack_require__(2275);
// EXTERNAL MODULE: ./lib/core/json.js
var json = __webpack_require__(3085);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
;// CONCATENATED MODULE: ./lib/core/index/module-details.js




/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, offer) {
    return (0,json/* canonicalJson */.d)(versionDetails(release, offer));
}
/** "Get a module": the latest version, and which versions there are, highest first. */
function renderModuleDetails(module, latest, offer) {
    return (0,json/* canonicalJson */.d)({ ...versionDetails(latest, offer), versions: (0,documents/* listedVersions */.f3)(module) });
}
function versionDetails(release, offer) {
    return { ...(0,module_list/* releaseSummary */.kU)(release), tag: release.tag, ...shapeOf(offer) };
}
function shapeOf(offer) {
    if (offer === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...shape } = (0,api_shape/* interfaceShape */.T)(offer);
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

// EXTERNAL MODULE: ./lib/core/index/offer.js
var index_offer = __webpack_require__(3810);
// EXTERNAL MODULE: ./lib/core/index/protocol.js
var protocol = __webpack_require__(9594);
// EXTERNAL MODULE: ./lib/core/index/source-page.js
var source_page = __webpack_require__(2031);
;// CONCATENATED MODULE: ./lib/core/index/change.js










/**
 * (what is there, publications) → the files to write; an empty map where the index says all of it already. Versions come
 * before `module.json`, which claims them, and that before the lists that show them: whoever reads between two writes finds
 * nothing listed that is not there.
 */
function planChange(index, registry, publications) {
    const drafts = new Map();
    for (const publication of publications) {
        const module = moduleAfter((0,contents/* moduleIn */.w6)(index, publication.address), publication);
        for (const [path, content] of publication.files)
            drafts.set(path, content);
        const read = (path) => bytesOf(drafts.get(path)) ?? index.get(path);
        const offerOf = (release) => publication.offers?.get(release.version) ?? (0,index_offer/* parseOffer */.ep)(release, read);
        for (const release of publication.releases)
            draft(drafts, versionFiles(release, registry, offerOf(release)));
        draft(drafts, [[(0,layout/* modulePath */.Mw)(module.address, 'module.json'), (0,documents/* formatModuleDocument */.TI)(module)]]);
        const latest = latestRelease(index, module, publication.releases);
        const offer = latest === undefined ? undefined : offerOf(latest);
        draft(drafts, moduleFiles(module, latest, offer));
        draft(drafts, listFiles(module, latest, read));
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
        format: documents/* INDEX_FORMAT */.B7,
        address: publication.address,
        owner: publication.owner,
        versions: [...known, ...added],
        yanks: current?.yanks ?? [],
        deprecations: current?.deprecations ?? [],
    };
}
/** The files of one version's directory that are rendered; its zip, if any, travels beside them. */
function versionFiles(release, registry, offer) {
    const path = (file) => (0,layout/* versionPath */.qW)(release.address, release.version, file);
    return [
        [path('release.json'), (0,documents/* formatReleaseDocument */.yp)(release)],
        [path('index.json'), renderVersionDetails(release, offer)],
        [path('source'), (0,source_page/* renderSourcePage */.N)(release, (0,protocol/* sourcePageLocation */.wH)(release, registry.url))],
        [path('download'), (0,protocol/* renderDownload */.xc)(release)],
    ];
}
/** A module's own derived files: what clients and readers ask for under its address. */
function moduleFiles(module, latest, offer) {
    const { address } = module;
    const versions = [(0,layout/* modulePath */.Mw)(address, 'versions'), (0,protocol/* renderVersions */.Ku)(module)];
    if (latest === undefined)
        return [versions];
    return [versions, [(0,layout/* modulePath */.Mw)(address, 'index.json'), renderModuleDetails(module, latest, offer)]];
}
/** The lists that show a module, with the module in its place. */
function listFiles(module, latest, read) {
    const { address } = module;
    const item = latest === undefined ? undefined : (0,module_list/* listItem */.Aw)(module, latest);
    const listAt = (path) => (0,module_list/* withModule */.Ji)((0,module_list/* parseModuleList */.W2)(path, read(path)), address, item);
    const byAddress = [(0,layout/* nameListPath */.zx)(address), (0,layout/* catalogPath */.Hc)(address)];
    const newest = [(0,layout/* namespaceListPath */.P_)(address), layout/* MODULE_LIST_PATH */._Q];
    return [
        ...byAddress.map((path) => [path, (0,module_list/* formatAddressList */.Iy)(listAt(path))]),
        ...newest.map((path) => [path, (0,module_list/* formatNewestList */.GU)(listAt(path))]),
    ];
}
function latestRelease(index, module, releases) {
    const latest = (0,module_list/* latestOf */.Te)(module);
    if (latest === undefined)
        return undefined;
    return releases.find(({ version }) => version === latest) ?? (0,contents/* listedRelease */.Lh)(index, module, latest);
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
        return `Repair ${publications.map(({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(release/* formatRelease */.B9).join('\n')}`;
    return `Publish ${(0,release/* formatRelease */.B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`;
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ interfaceShape)
/* harmony export */ });
/* unused harmony export directoryShape */
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1075);

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
        dependencies: directory.calls.map(({ name, source, version }) => ({ name, source, version })),
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
function providerShape({ name, source, constraints }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .s)(constraints) };
}


/***/ }),

/***/ 4718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);


/** `acme/vpc/aws 1.2.3`, as logs and commit messages say it. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Unix seconds → the one form of a date in the index. Throws INVALID_INPUT for a year that it cannot hold. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a true date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ })

};
