export const id = 796;
export const ids = [796];
export const modules = {

/***/ 8586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommand: () => (/* binding */ renderCommand)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-files.js

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

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 4 modules
var interface_reader = __webpack_require__(8799);
;// CONCATENATED MODULE: ./lib/adapters/hcl/packaged-interfaces.js


/** What the modules in packages offer; the parser starts with the first package. */
function packagedInterfaces() {
    const reader = new interface_reader/* InterfaceReader */.T();
    return { inPackage: async (zip) => reader.read(filesOf(zip)) };
}
function* filesOf(zip) {
    for (const file of readStoredZip(zip))
        yield { ...file, id: undefined };
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 8 modules
var index_store = __webpack_require__(5737);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/index/format/contents.js
var contents = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/index-busy.js
var index_busy = __webpack_require__(6906);
// EXTERNAL MODULE: ./lib/index/plan/init.js + 1 modules
var init = __webpack_require__(5278);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
;// CONCATENATED MODULE: ./lib/index/plan/rebuild.js





/** Every derived file of an index but its pages, as publishes in any order would have left them. */
function rebuildFiles(registry, truths) {
    const shown = [];
    const files = new Map();
    for (const { module, releases, moduleInterfaces } of truths) {
        const interfaceOf = ({ version }) => moduleInterfaces.get(version);
        const latest = releases.find(({ version }) => version === (0,module_list/* latestOf */.Te)(module));
        if (latest !== undefined) {
            const entry = (0,module_list/* catalogItem */.xn)(module, latest, interfaceOf(latest));
            shown.push({ module, item: (0,module_list/* listItem */.Aw)(module, latest), entry });
        }
        const rendered = [
            ...releases.flatMap((release) => interfaceFiles(release, interfaceOf(release))),
            ...releases.flatMap((release) => (0,publication_plan/* versionFiles */.uP)(release, registry, interfaceOf(release))),
            ...(0,publication_plan/* moduleFiles */.ug)(module, latest, latest === undefined ? undefined : interfaceOf(latest)),
        ];
        for (const [path, text] of rendered)
            files.set(path, text);
    }
    const lists = (path, format, itemOf = ({ item }) => item) => {
        const groups = (0,group/* groupBy */.$)(shown, ({ module }) => path(module));
        for (const [listPath, group] of groups)
            files.set(listPath, format(group.map(itemOf)));
    };
    files.set(format_paths/* MODULE_LIST_PATH */._Q, (0,module_list/* formatNewestList */.GU)([]));
    lists(({ address }) => (0,format_paths/* nameListPath */.zx)(address), module_list/* formatAddressList */.Iy);
    lists(({ address }) => (0,format_paths/* catalogPath */.Hc)(address), module_list/* formatAddressList */.Iy, ({ entry }) => entry);
    lists(({ address }) => (0,format_paths/* namespaceListPath */.P_)(address), module_list/* formatNewestList */.GU);
    lists(() => format_paths/* MODULE_LIST_PATH */._Q, module_list/* formatNewestList */.GU);
    return files;
}
function interfaceFiles(release, moduleInterface) {
    return moduleInterface === undefined ? [] : (0,interface_document/* formatInterfaceFiles */.WA)(release, moduleInterface);
}
const LIST_PATH = /^(catalog\/[0-9a-f]+|v1\/modules\/([^/]+\/){0,3}index)\.json$/;
/** Lists, and modules' own details, that no listed version belongs to any more. */
function selectStaleLists(paths, files) {
    return paths.filter((path) => LIST_PATH.test(path) && !files.has(path));
}

;// CONCATENATED MODULE: ./lib/index/plan/render.js











/**
 * Rebuilds every derived file from the sources of truth, and takes in modules that were copied as folders. Throws
 * INDEX_INVALID for a source of truth that is broken, missing, or in another module's place.
 */
async function render({ index, retry, packages }) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const paths = await snapshot.list();
        const registry = { ...(0,contents/* registryIn */.hY)(await snapshot.read([format_paths/* REGISTRY_PATH */.aA])), renderer: tool_version/* RENDERER */.G };
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
    const modulePaths = paths.filter((path) => (0,format_paths/* addressOfModuleDocument */.vS)(path) !== undefined);
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
        (0,format_paths/* versionPath */.qW)(module.address, version, 'release.json'),
        ...(0,interface_document/* interfacePaths */.Er)(module.address, version),
    ]));
    const releases = versions.map((version) => (0,contents/* listedRelease */.Lh)(files, module, version));
    const moduleInterfaces = new Map();
    for (const release of releases) {
        const moduleInterface = (0,interface_document/* parseInterfaceFiles */.MI)(release, (each) => files.get(each)) ?? (await packagedInterface(release, reading));
        if (moduleInterface !== undefined)
            moduleInterfaces.set(release.version, moduleInterface);
    }
    return { module, releases, moduleInterfaces };
}
/** For a version whose publish did not write what it offers; undefined where its package is not in the index. */
async function packagedInterface({ address, version }, { snapshot, packages }) {
    const path = (0,format_paths/* versionPath */.qW)(address, version, 'module.zip');
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



async function renderCommand(flags, runtime) {
    const token = runtime.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,index_store/* assembleIndex */.Hw)(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
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

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * A version that all of `before` allowed and `after` no longer allows, in words; undefined where nothing was lost. A
 * constraint that cannot be read loses something unless it stayed as it was.
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    const lost = samplePoints([...from, ...to]).find((point) => allows(from, point) && !allows(to, point));
    return lost === undefined ? lostPin(from, to) : formatPoint(lost);
}
/** Throws a plain error for text that is no constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one, equal for equal sets: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const given = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, given, prerelease });
    }
    return conditions;
}
/** Every allowed set is made of whole stretches between these: the written versions and their neighbours. */
function samplePoints(conditions) {
    const written = conditions.flatMap((condition) => [condition.point, ceilingOf(condition)]);
    return [
        [0, 0, 0],
        ...written.flatMap(([major, minor, patch]) => [
            ...(patch > 0 ? [[major, minor, patch - 1]] : []),
            ...(patch === 0 && minor > 0 ? [[major, minor - 1, Number.POSITIVE_INFINITY]] : []),
            ...(patch === 0 && minor === 0 && major > 0
                ? [[major - 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]]
                : []),
            [major, minor, patch],
            [major, minor, patch + 1],
        ]),
        [Number.POSITIVE_INFINITY, 0, 0],
    ];
}
/** The first version that `~>` refuses: it lets only the last written number grow, and a lone major number without end. */
function ceilingOf({ point: [major, minor], given }) {
    if (given === 1)
        return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    return given === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && compare(point, ceilingOf(condition)) < 0;
    }
}
/** Pre-releases are allowed by their exact name alone. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${formatPoint(pin.point)}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${formatPoint(condition.point)}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}
/** `2.∞.∞` is said as `2.x`, a version of no bound as `any later version`. */
function formatPoint([major, minor, patch]) {
    if (major === Number.POSITIVE_INFINITY)
        return 'all later versions';
    if (minor === Number.POSITIVE_INFINITY)
        return `${major}.x`;
    return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`;
}


/***/ })

};
