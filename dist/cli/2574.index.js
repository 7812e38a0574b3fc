export const id = 2574;
export const ids = [2574];
export const modules = {

/***/ 2341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/** Lines with columns of equal width. No lines without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return [];
    // A row with fewer cells, such as that of a damaged module, widens no column.
    const whole = [head, ...rows.filter(({ length }) => length === head.length)];
    const widths = head.map((_, at) => Math.max(...whole.map((row) => row[at]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 2574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: ./lib/composition/index-store.js + 1 modules
var index_store = __webpack_require__(9736);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/collect/source-state.js
var source_state = __webpack_require__(5769);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/status/status.js










/** Modules whose files are read at the same time. The rest waits. */
const READ_AT_ONCE = 200;
/**
 * Reads the sources of truth of an index, or of one of its modules. A module that cannot be read is part of the result. Throws
 * INDEX_INVALID for what is no index, NOT_FOUND for an address that it does not have.
 */
async function readStatus(snapshot, only) {
    const { name, url } = (0,index_files/* registryIn */.hY)(await snapshot.read([format_paths/* REGISTRY_PATH */.aA]));
    const head = { name, url, commit: snapshot.commit };
    if (only !== undefined)
        return { ...head, modules: [await readOne(snapshot, only)], refused: [] };
    const paths = await snapshot.list();
    const addresses = paths.flatMap((path) => (0,format_paths/* addressOfModuleDocument */.vS)(path) ?? []).toSorted();
    const modules = [];
    for (let at = 0; at < addresses.length; at += READ_AT_ONCE)
        modules.push(...(await readModules(snapshot, addresses.slice(at, at + READ_AT_ONCE))));
    const refused = (0,source_state/* refusedTags */.GB)(await snapshot.read(paths.filter(source_state/* isStatePath */.rX)));
    return { ...head, modules, refused };
}
async function readOne(snapshot, only) {
    const [module] = await readModules(snapshot, [(0,module_address/* formatModuleAddress */.wc)(only)]);
    if (module !== undefined)
        return module;
    throw new base_error/* RegistryError */.gl('NOT_FOUND', `the index has no module ${(0,module_address/* formatModuleAddress */.wc)(only)}`, 'module-registry status --index … lists its modules');
}
async function readModules(snapshot, addresses) {
    const parsed = addresses.map(module_address/* parseModuleAddress */.E9);
    const files = await snapshot.read(parsed.map((address) => (0,format_paths/* modulePath */.Mw)(address, 'module.json')));
    return parsed.flatMap((address) => {
        try {
            const module = (0,index_files/* moduleIn */.w6)(files, address);
            return module === undefined ? [] : [statusOf(module)];
        }
        catch (error) {
            // One damaged module does not hide the others.
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            const nothing = { owner: null, latest: null, committedAt: null, versions: [], removed: [] };
            return { ...nothing, address: (0,module_address/* formatModuleAddress */.wc)(address), problem: error.message };
        }
    });
}
function statusOf(module) {
    const versions = module.versions
        .toSorted((a, b) => (0,version/* compareVersions */.Zy)(b.version, a.version))
        .map(({ version, tag, commit, committedAt, size = null }) => ({
        ...{ version, tag, commit, committedAt, size },
        ...(0,version_state/* versionState */.M7)(module, version),
    }));
    const dates = versions.map(({ committedAt }) => committedAt);
    return {
        address: (0,module_address/* formatModuleAddress */.wc)(module.address),
        owner: module.owner,
        latest: (0,module_list/* latestOf */.Te)(module) ?? null,
        committedAt: dates.toSorted().at(-1) ?? null,
        versions,
        removed: module.removed.map(({ version, reason, date }) => ({ version, reason, date })),
    };
}
/** The status of an index as text for people: a row for each module, the totals, and the tags that a collection refused. */
function formatStatus({ name, url, commit, modules, refused }) {
    const rows = modules.map(({ problem, ...module }) => problem === undefined ? moduleRow(module) : [module.address, `cannot be read: ${problem}`]);
    const versions = modules.flatMap((module) => module.versions);
    const bytes = totalSize(versions);
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    return [
        ...(0,table/* table */.t)(['module', 'latest', 'versions', 'last commit', 'size', 'owner', 'marks'], rows),
        ...refused.map(({ source, tag, code }) => `refused   ${source === '' ? 'a private source' : (0,base_error/* visible */.RK)(source)} ${(0,base_error/* visible */.RK)(`${tag}: ${code}`)}`),
        `index     ${(0,base_error/* quote */.hD)(name)}, ${url ?? 'no public URL yet'}${head}`,
        `total     ${(0,count/* counted */.h)(modules.length, 'module')}, ${(0,count/* counted */.h)(versions.length, 'version')}, ${formatBytes(bytes)}`,
    ].join('\n');
}
/** The status of one module as text for people: a row for each version. */
function formatModuleStatus({ address, owner, versions, removed, problem }) {
    if (problem !== undefined)
        return `${address} cannot be read: ${problem}`;
    const published = versions.map((each) => [
        each.version,
        each.tag,
        each.commit.slice(0, 7),
        dayOf(each.committedAt),
        each.size === null ? '' : formatBytes(each.size),
        stateOf(each),
    ]);
    const gone = removed.map(({ version, reason }) => [version, '', '', '', '', `removed: ${(0,base_error/* quote */.hD)(reason)}`]);
    return [
        ...(0,table/* table */.t)(['version', 'tag', 'commit', 'committed', 'size', 'state'], [...published, ...gone]),
        `module    ${address}, owned by ${ownerOf(owner)}`,
    ].join('\n');
}
function moduleRow({ address, latest, versions, removed, committedAt, owner }) {
    const count = (state) => versions.filter((each) => each.state === state).length;
    const counts = [
        [count('yanked'), 'yanked'],
        [count('deprecated'), 'deprecated'],
        [removed.length, 'removed'],
    ];
    const marks = counts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
    const size = formatBytes(totalSize(versions));
    const day = committedAt === null ? '' : dayOf(committedAt);
    return [address, latest ?? '', String(versions.length), day, size, ownerOf(owner), marks.join(', ')];
}
function totalSize(versions) {
    return versions.reduce((sum, { size }) => sum + (size ?? 0), 0);
}
function stateOf({ state, reason, replacement }) {
    if (reason === undefined)
        return state;
    return `${state}: ${(0,base_error/* quote */.hD)(reason)}${replacement === undefined ? '' : `; use ${replacement}`}`;
}
function ownerOf(owner) {
    return owner === null ? 'nobody' : (0,base_error/* visible */.RK)(`${owner.host}/${owner.repository}`);
}
function dayOf(date) {
    return date.slice(0, 'YYYY-MM-DD'.length);
}
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Decimal units, as in `12.3 MB`. */
function formatBytes(bytes) {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    const digits = power === 0 ? 0 : 1;
    return `${(bytes / 1000 ** power).toFixed(digits)} ${UNITS[power]}`;
}

;// CONCATENATED MODULE: ./lib/cli/status.js



/** `status`: says what an index holds, or what it holds of one module. Throws as {@link readStatus}. */
async function statusCommand(flags, runtime) {
    const only = flags.module === undefined ? undefined : (0,module_address/* parseModuleAddress */.E9)(flags.module);
    const reading = only === undefined ? 'all' : 'paths';
    return (0,index_store/* withIndex */.NH)(runtime, { index: flags.index, reading }, async ({ index }) => {
        const status = await readStatus(await index.open(), only);
        const [module] = only === undefined ? [] : status.modules;
        return { json: status, text: module === undefined ? formatStatus(status) : formatModuleStatus(module) };
    });
}


/***/ }),

/***/ 5769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   G0: () => (/* binding */ isCollected),
/* harmony export */   GB: () => (/* binding */ refusedTags),
/* harmony export */   Im: () => (/* binding */ sourceStatePath),
/* harmony export */   M8: () => (/* binding */ STATE_DIRECTORY),
/* harmony export */   Qc: () => (/* binding */ formatListing),
/* harmony export */   RI: () => (/* binding */ optionsDigest),
/* harmony export */   S_: () => (/* binding */ NO_STATE),
/* harmony export */   Yf: () => (/* binding */ filterText),
/* harmony export */   bZ: () => (/* binding */ isLastingRefusal),
/* harmony export */   ne: () => (/* binding */ parseStateFile),
/* harmony export */   rX: () => (/* binding */ isStatePath),
/* harmony export */   rz: () => (/* binding */ readSourceState),
/* harmony export */   vS: () => (/* binding */ readListing)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);






/** What an index remembers of a source, so that a run processes new tags alone and reports a refusal once. Keys of a newer tool are kept. */
const commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const sourceState = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    /** The clone URL; absent for a local path and where nothing of the source may be shown. */
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Digest of the options that the tags were processed with. */
    options: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The address that its name gave first: a rename keeps it. */
    address: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleAddress */ .E9)(text))).optional(),
    /** Tags that are done, with their commits: published, or not a version of any module. */
    tags: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), commit),
    refused: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ commit, code: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    /** Why the source as a whole could not be read the last time. */
    refusal: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const NO_STATE = { format: 1, options: '', tags: {}, refused: {} };
/** Where an index keeps the states of sources and the listings of owners. */
const STATE_DIRECTORY = 'collect';
function isStatePath(path) {
    return /^collect\/(?:owner-)?[0-9a-f]{16}\.json$/.test(path);
}
/** @param key of the source. The limits on sources and on their tags bound the file. */
function sourceStatePath(key) {
    return `${STATE_DIRECTORY}/${shortHash(key)}.json`;
}
/** Digest of the options that could change the outcome of a tag: when it changes, all tags are processed again. */
function optionsDigest(options) {
    const { address, versions, repository: _, match: __, exclude: ___, ...rest } = options;
    const texts = { address: address && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address), versions: versions?.text };
    return shortHash((0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)({ ...rest, ...texts }));
}
/** The first 16 hex digits of the SHA-256 of a text. */
function shortHash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** Returns the state of a source, the empty one where the index has none. Throws INDEX_INVALID. */
function readSourceState(key, index) {
    const path = sourceStatePath(key);
    const bytes = index.get(path);
    return bytes === undefined ? NO_STATE : (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(sourceState, path, bytes);
}
/**
 * Refusals of the tag itself, which no run repeats. Those that time, another server, other permissions or other settings of the
 * collection lift are not among them: every run tries these tags again.
 */
const LASTING = [
    'INVALID_CONFIG',
    'INVALID_TAG',
    'INVALID_ADDRESS',
    'NOT_A_MODULE',
    'INVALID_HCL',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'VERSION_EXISTS',
    'TAG_MOVED',
    'NOT_OWNER',
    'INCOMPATIBLE',
];
function isLastingRefusal(code) {
    return LASTING.some((lasting) => lasting === code);
}
/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
function parseStateFile(path, bytes) {
    if (!path.startsWith(`${STATE_DIRECTORY}/owner-`))
        return (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(sourceState, path, bytes);
    readListing(path, new Map([[path, bytes]]));
    return undefined;
}
/** What these state files of a collection say of refused tags. Throws INDEX_INVALID. */
function refusedTags(files) {
    return [...files].flatMap(([path, bytes]) => {
        const { source = '', refused = {} } = parseStateFile(path, bytes) ?? {};
        return Object.entries(refused).map(([tag, { code }]) => ({ source, tag, code }));
    });
}
const listedRepository = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    /** `owner/name`, as it is called now. */
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(3),
    isPrivate: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
const listingPage = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    /** Absent where the server gave none. */
    etag: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(listedRepository),
});
const listing = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    owner: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The options that select repositories: under other options the pages have to be read again. */
    filter: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    pages: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(listingPage),
});
/** What an index remembers of an owner, with the keys of a newer tool; no pages without a listing. Throws INDEX_INVALID. */
function readListing(path, index) {
    const bytes = index.get(path);
    return bytes === undefined ? { pages: [] } : (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(listing, path, bytes);
}
function formatListing(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({ ...document, format: 1 });
}
/** Whether the options select a repository: forks, archived repositories and templates only where they are named. */
function isCollected(repository, options) {
    const own = repository.name.slice(repository.name.indexOf('/') + 1);
    if (repository.isFork && options.forks !== true)
        return false;
    if (repository.isArchived && options.archived !== true)
        return false;
    if (repository.isTemplate && options.templates !== true)
        return false;
    if (options.exclude?.some((pattern) => pattern.matches(own)))
        return false;
    return options.match?.matches(own) ?? true;
}
/** The options that select repositories, as text that changes with them. */
function filterText({ match, exclude, forks, archived, templates }) {
    const patterns = { match: match?.text, exclude: exclude?.map(({ text }) => text) };
    return JSON.stringify({ ...patterns, forks, archived, templates });
}


/***/ })

};
