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
// EXTERNAL MODULE: ./lib/collect/list-sources.js
var list_sources = __webpack_require__(4607);
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
// EXTERNAL MODULE: ./lib/index/unknown-module.js
var unknown_module = __webpack_require__(5311);
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
    const refused = (0,list_sources/* refusedTags */.GB)(await snapshot.read(paths.filter(source_state/* isStatePath */.rX)));
    return { ...head, modules, refused };
}
async function readOne(snapshot, only) {
    const [module] = await readModules(snapshot, [(0,module_address/* formatModuleAddress */.wc)(only)]);
    if (module !== undefined)
        return module;
    throw await (0,unknown_module/* unknownModule */.b)(snapshot, only);
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

/***/ 4607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ refusedTags),
/* harmony export */   bB: () => (/* binding */ listingPaths),
/* harmony export */   ne: () => (/* binding */ parseStateFile),
/* harmony export */   rP: () => (/* binding */ listSources)
/* harmony export */ });
/* unused harmony exports namedSource, isCollected */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _source_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5769);







/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100;
/**
 * Lists the repositories that `registry.yml` names, by themselves or by their owner. An owner that cannot be listed is in
 * `failed`, and its repositories are missing. Throws INDEX_INVALID.
 */
async function listSources(config, index, dependencies) {
    const all = config.sources.map((options) => withCommonOptions(options, config));
    const named = all.flatMap((options) => namedSource(options, dependencies.serverUrl) ?? []);
    const sources = new Map(named.map((source) => [repositoryKey(source), source]));
    const failed = [];
    const files = new Map();
    let [hasChanged, isWhole] = [false, true];
    for (const options of all) {
        if (options.owner === undefined)
            continue;
        try {
            const listing = await listOwner(options, index, dependencies);
            for (const [path, content] of listing.files)
                files.set(path, content);
            hasChanged ||= listing.hasChanged;
            isWhole &&= listing.isWhole;
            for (const source of listing.sources)
                if (!sources.has(repositoryKey(source)))
                    sources.set(repositoryKey(source), source);
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            failed.push({ name: options.owner, error: error.toRefusal() });
            isWhole = false;
        }
    }
    return { sources: [...sources.values()], failed, isWhole, files, hasChanged };
}
/** The options of a source, and those for all sources where it has none of its own. */
function withCommonOptions(options, { package: kinds, 'git-ref': gitRef, compatibility, severities, expose }) {
    return {
        package: kinds,
        'git-ref': gitRef,
        compatibility,
        expose,
        ...options,
        severities: { ...severities, ...options.severities },
    };
}
/** The paths of the listings in the index. */
function listingPaths(config, serverUrl) {
    return config.sources.flatMap((options) => options.owner === undefined ? [] : [listingPath(options, serverUrl)]);
}
/** Other options that select repositories have another path. */
function listingPath(options, serverUrl) {
    const owner = `${new URL(serverUrl).host}/${options.owner} ${filterText(options)}`;
    return `${_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_DIRECTORY */ .M8}/owner-${(0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .shortHash */ .BC)(owner.toLowerCase())}.json`;
}
function repositoryKey({ identity, key }) {
    return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase();
}
async function listOwner(options, index, dependencies) {
    const { serverUrl, indexVisibility, log } = dependencies;
    const { owner = '' } = options;
    const path = listingPath(options, serverUrl);
    const before = readListing(path, index);
    const { pages, isWhole } = await readPages(options, before.pages, dependencies);
    const found = pages.flatMap(({ repositories }) => repositories);
    const known = before.pages.flatMap(({ repositories }) => repositories);
    const present = new Set(found.map(({ id }) => id));
    // What was not listed to its end says nothing of those that are missing.
    if (!isWhole)
        log.warn(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(owner)} has more than ${MAX_OWNER_PAGES} pages of repositories: those on later pages are not collected`);
    const gone = isWhole ? known.filter(({ id }) => !present.has(id)) : [];
    const sourceOf = (repository) => listedSource(options, repository, serverUrl);
    for (const { name } of gone)
        log.info(`source    ${name} is gone from the listing of ${owner}: its versions stay`);
    const isRecorded = found.every(({ isPrivate }) => !isPrivate) || (await indexVisibility()) === 'private';
    const text = formatListing({ ...before, owner, filter: filterText(options), pages });
    const isSame = JSON.stringify(found) === JSON.stringify(known);
    const files = [
        // A public index remembers nothing of private repositories, not even that they exist.
        ...(isRecorded && text !== textAt(path, index)
            ? [[path, new TextEncoder().encode(text)]]
            : []),
        ...gone.map((repository) => [(0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceStatePath */ .Im)(sourceOf(repository).key), null]),
    ];
    return { sources: found.map(sourceOf), isWhole, files, hasChanged: isRecorded && !isSame };
}
function textAt(path, index) {
    const bytes = index.get(path);
    return bytes && new TextDecoder().decode(bytes);
}
async function readPages(options, before, { owners }) {
    const pages = [];
    // Other keys of a repository are those of a newer tool.
    const remembered = new Map(before.flatMap(({ repositories }) => repositories.map((each) => [each.id, each])));
    for (let number = 1; number <= MAX_OWNER_PAGES; number += 1) {
        const known = before[number - 1];
        const response = await owners.page(options.owner ?? '', number, known?.etag);
        if (response === 'unchanged') {
            if (known !== undefined)
                pages.push(known);
            if (number >= before.length)
                return { pages, isWhole: true };
            continue;
        }
        const repositories = response.repositories
            .filter((repository) => isCollected(repository, options))
            .map(({ id, ownerId, name, isPrivate }) => ({
            ...remembered.get(id),
            ...{ id, ownerId, name, isPrivate },
        }));
        pages.push({ ...known, etag: response.etag, repositories });
        if (response.isLast)
            return { pages, isWhole: true };
    }
    return { pages, isWhole: false };
}
/**
 * The source of a `repository`; undefined for the options of an owner.
 * @param serverUrl of the GitHub server that short names belong to
 */
function namedSource(options, serverUrl) {
    const { repository } = options;
    if (repository === undefined)
        return undefined;
    const remote = typeof repository === 'string' ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(`${serverUrl}/${repository}.git`) : repository;
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
    const path = identity === undefined ? pathOf(remote) : `${identity.host}/${identity.repository}`;
    const isOnServer = identity?.host === new URL(serverUrl).host;
    return {
        name: isOnServer ? identity.repository : path,
        key: path.toLowerCase(),
        remote,
        ...lastSegments(path),
        identity,
        options,
    };
}
/** The source of a repository that the listing of an `owner` has. */
function listedSource(options, listed, serverUrl) {
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(`${serverUrl}/${listed.name}.git`);
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
    return {
        name: listed.name,
        key: `${identity?.host}#${listed.id}`,
        remote,
        ...lastSegments(listed.name),
        identity: identity && { ...identity, repositoryId: listed.id, ownerId: listed.ownerId },
        options,
        isPrivate: listed.isPrivate,
    };
}
function pathOf({ path }) {
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(path).replace(/\/?\.git$/, '');
}
function lastSegments(path) {
    const [repository = '', owner = ''] = path.split('/').toReversed();
    return { owner, repository };
}
/** What an index remembers of owners, and of refused tags. */
const listedRepository = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive(),
    /** `owner/name`, as it is called now. */
    name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(3),
    isPrivate: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
});
const listingPage = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    /** Absent where the server gave none. */
    etag: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(listedRepository),
});
const listing = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    owner: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The options that select repositories: under other options the pages have to be read again. */
    filter: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    pages: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(listingPage),
});
/** What an index remembers of an owner, with the keys of a newer tool; no pages without a listing. Throws INDEX_INVALID. */
function readListing(path, index) {
    const bytes = index.get(path);
    return bytes === undefined ? { pages: [] } : (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(listing, path, bytes);
}
function formatListing(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)({ ...document, format: 1 });
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
/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
function parseStateFile(path, bytes) {
    if (!path.startsWith(`${_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_DIRECTORY */ .M8}/owner-`))
        return (0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSourceState */ .Aw)(path, bytes);
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


/***/ }),

/***/ 5769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ parseSourceState),
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   Im: () => (/* binding */ sourceStatePath),
/* harmony export */   M8: () => (/* binding */ STATE_DIRECTORY),
/* harmony export */   RI: () => (/* binding */ optionsDigest),
/* harmony export */   S_: () => (/* binding */ NO_STATE),
/* harmony export */   bZ: () => (/* binding */ isLastingRefusal),
/* harmony export */   rX: () => (/* binding */ isStatePath),
/* harmony export */   rz: () => (/* binding */ readSourceState)
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
    return bytes === undefined ? NO_STATE : parseSourceState(path, bytes);
}
/** Throws INDEX_INVALID. */
function parseSourceState(path, bytes) {
    return (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(sourceState, path, bytes);
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


/***/ }),

/***/ 5311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unknownModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);




/** NOT_FOUND for a module that the index does not have, with the one that somebody probably meant. */
async function unknownModule(snapshot, address) {
    const paths = [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListPath */ .zx)(address), (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .namespaceListPath */ .P_)(address), _format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_LIST_PATH */ ._Q];
    const files = await snapshot.read(paths);
    const known = paths.flatMap((path) => (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleList */ .W2)(path, files.get(path)).modules.map(_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .itemAddress */ .EA));
    const ofName = known.find((each) => each.startsWith(`${address.namespace}/${address.name}/`));
    const meant = closest((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address), known) ?? ofName;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the index has no module ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}${meant === undefined ? '' : `; did you mean ${meant}?`}`, 'name one of its modules: module-registry status --index … lists them');
}
/** Letters that may be wrong in a name for which another one is suggested. */
const MAX_WRONG_LETTERS = 2;
/** The known name that somebody probably meant; undefined where none is close. */
function closest(text, known) {
    const distances = known.map((name) => [name, distance(text, name)]);
    const [best] = distances.toSorted(([, a], [, b]) => a - b);
    return best !== undefined && best[1] <= Math.min(MAX_WRONG_LETTERS, text.length / 2) ? best[0] : undefined;
}
/** Letters to add, take away or replace. https://en.wikipedia.org/wiki/Levenshtein_distance */
function distance(a, b) {
    if (Math.abs(a.length - b.length) > MAX_WRONG_LETTERS)
        return Number.POSITIVE_INFINITY;
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (const [at, letter] of [...a].entries()) {
        const next = [at + 1];
        for (let column = 1; column < row.length; column += 1) {
            const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ })

};
