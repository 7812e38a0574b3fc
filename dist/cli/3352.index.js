export const id = 3352;
export const ids = [3352];
export const modules = {

/***/ 1036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LEASE_MS: () => (/* binding */ LEASE_MS),
  syncCommand: () => (/* binding */ syncCommand),
  syncToBucket: () => (/* binding */ syncToBucket)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-index.js + 1 modules
var directory_index = __webpack_require__(9370);
// EXTERNAL MODULE: ./lib/adapters/filesystem/site-directory.js
var site_directory = __webpack_require__(6249);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-highlighter.js
var hcl_highlighter = __webpack_require__(6965);
// EXTERNAL MODULE: ./lib/adapters/s3/bucket.js
var bucket = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/composition/bucket.js + 2 modules
var composition_bucket = __webpack_require__(1046);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 1 modules
var index_store = __webpack_require__(9736);
// EXTERNAL MODULE: ./lib/composition/site.js + 1 modules
var site = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(9399);
// EXTERNAL MODULE: ./lib/site/build-site.js + 2 modules
var build_site = __webpack_require__(4383);
// EXTERNAL MODULE: ./lib/site/profile.js
var site_profile = __webpack_require__(8978);
// EXTERNAL MODULE: ./lib/site/site-state.js
var site_state = __webpack_require__(2688);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/index/format/file-headers.js
var file_headers = __webpack_require__(7885);
// EXTERNAL MODULE: ./lib/sync/sync-record.js
var sync_record = __webpack_require__(952);
;// CONCATENATED MODULE: ./lib/sync/sync.js






/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 32;
/** The report as text for people. */
function formatSyncReport(report) {
    const { status, bucket, commit, uploaded, gone, deleted } = report;
    const at = commit === null ? 'the directory' : `commit ${commit.slice(0, 12)}`;
    if (status === 'unchanged')
        return `unchanged ${bucket} has ${at}`;
    const verb = status === 'planned' ? 'would be ' : '';
    const lines = [
        `${status.padEnd(9)} ${bucket}: ${(0,count/* counted */.h)(uploaded.length, 'file')} of ${at} ${verb}uploaded`,
    ];
    if (status === 'planned')
        lines.push(...(0,error/* shortList */.pg)(uploaded).map((path) => `  upload  ${path}`));
    if (deleted.length > 0)
        lines.push(`deleted   ${(0,count/* counted */.h)(deleted.length, 'object')} that the index has no more`);
    else if (gone.length > 0)
        lines.push(`kept      ${(0,count/* counted */.h)(gone.length, 'object')} whose files the index has no more, those of removed versions too: they can still be fetched until \`--prune\` deletes them`);
    if (status === 'planned')
        lines.push(...(0,error/* shortList */.pg)(gone).map((path) => `  gone    ${path}`));
    return lines.join('\n');
}
/**
 * Uploads what a bucket lacks of an index: packages first, then the versions, then the lists, then the record of the commit. One run
 * writes at a time, and a bucket never goes back to an older commit. Throws INDEX_BUSY, STORE_REFUSED, and what the ports throw.
 */
async function syncIndex(options, dependencies) {
    const { bucket, index } = dependencies;
    const read = await (0,sync_record/* readRecord */.aE)(bucket);
    const head = await index.head();
    await refuseOlder(dependencies, read.record);
    if (isSynced(read.record, head, index) && !options.prune) {
        const nothing = { isWhole: false, uploaded: [], gone: [], deleted: [] };
        return { status: 'unchanged', bucket: bucket.name, commit: head, ...nothing };
    }
    if (options.dryRun)
        return new SyncRun(options, dependencies, read.record).work();
    const claim = await (0,sync_record/* claimBucket */.ZM)(dependencies, read, (record) => begun(record, head));
    try {
        return await claim.during(() => synced(options, dependencies, { claim, head }));
    }
    catch (error) {
        await claim.release();
        throw error;
    }
}
/** What a run with a claim does. The head is read again: who had the claim before has seen no newer one. */
async function synced(options, dependencies, { claim, head: claimed }) {
    const { index } = dependencies;
    const head = await index.head();
    await refuseOlder(dependencies, claim.record);
    if (head !== claimed)
        await claim.replace(begun(claim.record, head));
    const report = await new SyncRun(options, dependencies, claim.before, claim).work();
    const site = index.hasPages ? head : claim.record.site;
    const { profile: _, ...record } = claim.record;
    const part = index.profile === undefined ? {} : { profile: index.profile };
    await claim.replace({ ...record, commit: head, pending: [], claim: null, site, ...part });
    return report;
}
/** What a directory uploads is of no commit: whoever comes next has to compare all files. */
function begun(record, head) {
    if (head === null)
        return { ...record, commit: null, pending: [] };
    return { ...record, pending: [...new Set([...record.pending, head])] };
}
function isSynced(record, head, { profile, hasPages }) {
    const { commit, pending, claim, site } = record;
    const isDone = commit === head && pending.length === 0 && claim === null && (site === head || !hasPages);
    return head !== null && record.profile === profile && isDone;
}
async function refuseOlder({ bucket, index }, record) {
    const { commit } = record;
    if (commit === null || commit === (await index.head()) || !(await index.isOlderThan(commit)))
        return;
    throw new error/* RegistryError */.gl('STORE_REFUSED', `the bucket ${(0,error/* quote */.hD)(bucket.name)} has the commit ${commit}, which is newer than this index or not in its history`, `fetch the index anew; if its branch was set back on purpose, delete ${bucket.name}/.module-registry/sync.json first, and every file is compared again`);
}
/** One run: what it finds, and what it does about it. Without a claim it is a dry run. */
class SyncRun {
    #options;
    #dependencies;
    #record;
    #claim;
    #uploaded = [];
    constructor(options, dependencies, record, claim) {
        this.#options = options;
        this.#dependencies = dependencies;
        this.#record = record;
        this.#claim = claim;
    }
    async work() {
        const { bucket, index, log } = this.#dependencies;
        const { prune, dryRun } = this.#options;
        const isSamePart = this.#record.profile === index.profile;
        const known = prune || !isSamePart ? undefined : (0,sync_record/* knownCommits */.mD)(this.#record);
        const files = await index.files(known, prune);
        const changed = known && (await files.changedSince(known));
        const isWhole = changed === undefined;
        const gone = isWhole ? await this.#whole(files) : await this.#part(files, changed);
        for (const path of gone)
            log.info(`${prune ? 'delete' : 'gone'}    ${path}`);
        const deleted = prune && !dryRun ? gone : [];
        await bucket.remove(deleted, () => this.#claim?.requireHeld());
        if (!dryRun)
            for (const [key, bytes] of await index.lastObjects())
                await bucket.put(key, bytes, { type: 'application/json', cacheControl: 'no-cache' });
        const status = dryRun ? 'planned' : 'synced';
        const uploaded = this.#uploaded.toSorted();
        return { status, bucket: bucket.name, commit: files.commit, isWhole, uploaded, gone, deleted };
    }
    /** Compares every file with what the bucket has. Gives the objects that are no files of the index any more. */
    async #whole(files) {
        const { log } = this.#dependencies;
        // What the bucket has now, so that a run goes on where an earlier one was stopped.
        const stored = new PathSet();
        let count = 0;
        for await (const objects of this.#dependencies.bucket.list('')) {
            for (const { key, etag } of objects)
                stored.add(key, etag);
            count += objects.length;
            log.progress?.('objects', count, undefined);
        }
        const own = new PathSet();
        let total = 0;
        for await (const listed of files.list()) {
            for (const { path } of listed)
                own.add(path);
            total += listed.length;
        }
        let done = 0;
        for (const step of STEPS) {
            const members = each(files.list(), ({ path }) => stepOf(path) === step);
            await (0,in_parallel/* eachInParallel */.U)(members, REQUESTS_AT_ONCE, async (listed) => {
                await this.#upload(files, listed, (md5) => stored.has(listed.path, md5));
                done += 1;
                log.progress?.('files', done, total);
            });
        }
        return this.#foreign(own);
    }
    /** Only `--prune` asks for them, as that lists the bucket once more. */
    async #foreign(own) {
        if (!this.#options.prune)
            return [];
        const { bucket, index } = this.#dependencies;
        const found = [];
        for await (const objects of bucket.list(''))
            for (const { key } of objects)
                if (!own.has(key) && isPrunable(key, index.hasPages))
                    found.push(key);
        return found;
    }
    /** Uploads what changed. Gives the paths that the index has no more. */
    async #part(files, changed) {
        const gone = [];
        let done = 0;
        for (const step of STEPS) {
            const paths = [...changed].filter((path) => stepOf(path) === step);
            await (0,in_parallel/* eachInParallel */.U)(each([paths]), REQUESTS_AT_ONCE, async (path) => {
                if (!(await this.#upload(files, { path, isSpecial: false })))
                    gone.push(path);
                done += 1;
                this.#dependencies.log.progress?.('files', done, changed.size);
            });
        }
        return gone.toSorted();
    }
    /** Uploads a file that is not stored yet; false where there is no such file. */
    async #upload(files, listed, isStored = () => false) {
        const file = await files.open(listed);
        if (file === undefined)
            return false;
        const { path } = listed;
        try {
            if (isStored(file.md5))
                return true;
            if (this.#claim !== undefined) {
                this.#claim.requireHeld();
                await this.#dependencies.bucket.put(path, file.content, {
                    type: (0,file_headers/* fileType */.$A)(path),
                    cacheControl: (0,file_headers/* formatCacheControl */.Jk)((0,file_headers/* fileCache */.HM)(path)),
                    mayRepeat: this.#claim.isHeld,
                });
            }
            this.#uploaded.push(path);
            return true;
        }
        finally {
            await file.close();
        }
    }
}
async function* each(lists, isWanted = () => true) {
    for await (const members of lists)
        for (const member of members)
            if (isWanted(member))
                yield member;
}
/** Of a digest: two texts share one by chance once in 10²⁴ pairs. */
const BYTES = 10;
/** Many paths, each with a tag, in about 60 bytes each: a bucket has millions. */
class PathSet {
    #digests = new Set();
    add(path, tag = '') {
        this.#digests.add(digestOf(path, tag));
    }
    has(path, tag = '') {
        return this.#digests.has(digestOf(path, tag));
    }
}
function digestOf(path, tag) {
    return (0,external_node_crypto_.createHash)('sha1').update(`${path}\0${tag}`).digest().toString('latin1', 0, BYTES);
}
/**
 * The order in which files go into a bucket. A reader who finds a version listed finds its files: packages and the other files of
 * versions come first, then what lists the versions of a module, then the lists of modules and the pages.
 */
const STEPS = ['packages', 'versions', 'lists'];
const VERSION_FILE = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]/;
const MODULE_FILE = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/;
function stepOf(path) {
    if (VERSION_FILE.test(path) || path.startsWith('assets/'))
        return 'packages';
    return MODULE_FILE.test(path) ? 'versions' : 'lists';
}
/** No file of an index has such a path; a URL that names the key may lead to another one, and XML cannot name it. */
const UNUSUAL = /\p{C}|(?:^|\/)\.{1,2}(?:\/|$)/u;
/**
 * Whether the object is one that an index (or its pages) has, so that `--prune` may delete it when the index has it no more. What
 * else a bucket holds, such as packages, is not touched.
 */
function isPrunable(key, withPages) {
    if (key.startsWith(sync_record/* SYNC_DIRECTORY */.Cr) || UNUSUAL.test(key))
        return false;
    return /^(?:v1\/modules|catalog)\//.test(key) || (withPages && /^(?:modules|assets)\//.test(key));
}

;// CONCATENATED MODULE: ./lib/cli/sync.js



















/** Time for which one `sync` has a bucket to itself, if it does not renew that. Then the next one takes over. */
const LEASE_MS = 30_000;
async function syncCommand(flags, runtime) {
    const { to, endpoint, region, addressing, site = false, prune = false, dryRun = false } = flags;
    const report = await syncToBucket(runtime, {
        index: flags.index,
        bucket: { url: to, endpoint, region, addressing },
        site,
        profile: flags.profile,
        hosting: flags.hosting,
        prune,
        dryRun,
    });
    return { json: report, text: formatSyncReport(report) };
}
/** Uploads an index to a bucket, as {@link syncIndex} says. */
async function syncToBucket(runtime, settings) {
    const { leaseMs = LEASE_MS } = settings;
    const bucket = await (0,composition_bucket.openBucket)(runtime, settings.bucket);
    return (0,index_store/* withIndex */.NH)(runtime, { index: settings.index, reading: 'all' }, async (opened) => {
        const profile = profileOf(settings);
        (0,site_profile/* refuseProfileWithoutClient */.ZE)(profile, await (0,site/* hostOf */.w)(await opened.index.open(), settings.hosting));
        const index = (0,site_profile/* hasPages */.jp)(profile)
            ? new PagedIndex(opened.index, { runtime, profile }, bucket)
            : new PlainIndex(opened.index, { runtime, profile });
        const { log } = runtime;
        return syncIndex(settings, { bucket, clock, log, run: (0,external_node_crypto_.randomUUID)(), leaseMs, index });
    });
}
function profileOf({ profile, site }) {
    if (profile !== undefined && site && !(0,site_profile/* hasPages */.jp)(profile))
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the profile ${(0,error/* quote */.hD)(profile)} has no pages, and --site uploads them`, 'take --profile website or --profile full, or leave out --site');
    return profile ?? (site ? 'full' : 'index');
}
const clock = {
    now: () => performance.now(),
    wait: (ms) => (0,promises_.setTimeout)(ms),
    every(ms, work) {
        let isOver = false;
        let timer = globalThis.setTimeout(turn, ms);
        async function turn() {
            await work();
            if (!isOver)
                timer = globalThis.setTimeout(turn, ms);
        }
        return () => {
            isOver = true;
            clearTimeout(timer);
        };
    },
};
/** The files of an index as they are, or those of its profile. */
class PlainIndex {
    hasPages = false;
    profile;
    #files;
    runtime;
    #store;
    #snapshot;
    constructor(store, { runtime, profile }) {
        this.#store = store;
        this.runtime = runtime;
        this.#files = profile;
        this.profile = profile === 'index' || profile === 'full' ? undefined : profile;
    }
    async head() {
        const snapshot = await this.#store.open();
        if (this.#snapshot === undefined ||
            snapshot.commit !== this.#snapshot.commit ||
            snapshot.commit === null) {
            (0,index_files/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA]));
            this.#snapshot = snapshot;
        }
        return snapshot.commit;
    }
    async isOlderThan(commit) {
        return (await this.snapshot()).isOlderThan?.(commit) ?? false;
    }
    async files(_known, _isWhole) {
        const snapshot = await this.snapshot();
        const contents = (0,snapshot_contents/* contentsOf */.K)(snapshot);
        const uploads = new bucket/* UploadedFiles */.C(contents, this.runtime.temporary);
        return {
            commit: snapshot.commit,
            list: () => this.#inProfile((0,snapshot_contents/* regularFiles */.q)(snapshot, contents)),
            changedSince: async (commits) => {
                const paths = await changedSince(snapshot, commits);
                return paths && new Set([...paths].filter((path) => (0,site_profile/* isInProfile */.ZP)(this.#files, path)));
            },
            open: (file) => uploads.open(file),
        };
    }
    async lastObjects() {
        return new Map();
    }
    async *#inProfile(lists) {
        for await (const files of lists)
            yield files.filter(({ path }) => (0,site_profile/* isInProfile */.ZP)(this.#files, path));
    }
    async snapshot() {
        this.#snapshot ??= await this.#store.open();
        return this.#snapshot;
    }
}
async function changedSince(snapshot, commits) {
    const changed = new Set();
    for (const commit of commits) {
        const paths = await snapshot.changedSince?.({ ...snapshot, commit });
        if (paths === undefined)
            return undefined;
        for (const path of paths)
            changed.add(path);
    }
    return changed;
}
/** The files of an index with the pages that `site` makes. */
class PagedIndex extends PlainIndex {
    hasPages = true;
    #bucket;
    #settings;
    #state;
    constructor(store, settings, bucket) {
        super(store, settings);
        this.#bucket = bucket;
        this.#settings = settings;
    }
    async files(known, isWhole) {
        const snapshot = await this.snapshot();
        const state = isWhole || known?.length !== 1 ? undefined : await this.#stateOf();
        const staged = new site_directory/* StagedSite */.A(this.runtime.temporary, {
            state,
            has: (path) => this.#bucket.has(path),
            read: (path) => this.#read(path),
        });
        const { profile } = this.#settings;
        const { log } = this.runtime;
        const report = await (0,build_site/* buildSite */.S)({
            snapshot,
            pages: 'versions',
            profile,
            output: staged,
            highlight: hcl_highlighter/* highlightHcl */.W,
            log,
        });
        this.#state = staged.finished && new TextEncoder().encode((0,json/* canonicalJson */.dj)(staged.finished));
        const contents = new directory_index/* DirectoryContents */.IQ(staged.root);
        const uploads = new bucket/* UploadedFiles */.C(contents, this.runtime.temporary);
        const list = () => withoutState(contents);
        return {
            commit: snapshot.commit,
            list,
            changedSince: async () => (report.isWhole ? undefined : pathsOf(list(), staged.removed)),
            open: (file) => uploads.open(file),
        };
    }
    async lastObjects() {
        return new Map(this.#state === undefined ? [] : [[sync_record/* SITE_STATE_KEY */.E3, this.#state]]);
    }
    async #stateOf() {
        const stored = await this.#read(sync_record/* SITE_STATE_KEY */.E3);
        return stored && (0,site_state/* parseSiteState */.AD)(stored);
    }
    async #read(path) {
        const stored = await this.#bucket.get(path);
        return stored === undefined || stored === 'unchanged' ? undefined : stored.bytes;
    }
}
async function* withoutState(contents) {
    for await (const files of contents.list())
        yield files.filter(({ path }) => path !== site_state/* SITE_STATE_PATH */.mt);
}
async function pathsOf(lists, removed) {
    const paths = new Set(removed);
    for await (const files of lists)
        for (const { path } of files)
            paths.add(path);
    return paths;
}


/***/ }),

/***/ 7885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ fileType),
/* harmony export */   HM: () => (/* binding */ fileCache),
/* harmony export */   Jk: () => (/* binding */ formatCacheControl)
/* harmony export */ });
/** Time that a list may be cached. */
const LIST_SECONDS = 60;
/** Time that a file of the index may be cached. */
const FILE_SECONDS = 300;
/** Media types by the end of the path; the first that fits counts. */
const TYPES = [
    [/\.zip$/, 'application/zip'],
    [/(?:\.html|\/source)$/, 'text/html; charset=utf-8'],
    [/(?:\.json|\/versions|\/download)$/, 'application/json'],
    [/\.md$/, 'text/markdown; charset=utf-8'],
    [/\.css$/, 'text/css; charset=utf-8'],
    [/\.js$/, 'text/javascript; charset=utf-8'],
    [/\.svg$/, 'image/svg+xml'],
    [/\.xml$/, 'application/xml'],
];
/** The media type of a file by its path in the index or the site. */
function fileType(path) {
    return TYPES.find(([end]) => end.test(path))?.[1] ?? 'application/octet-stream';
}
/** Packages and the files that pages load never change: those have a digest in their names. */
function fileCache(path) {
    if (path.endsWith('.zip') || /^assets\/[\w.]+-[0-9a-f]{12}\.\w+$/.test(path))
        return 'immutable';
    return /(?:\/versions|index\.json)$/.test(path) ? LIST_SECONDS : FILE_SECONDS;
}
/** The value of Cache-Control. */
function formatCacheControl(cache) {
    return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache}`;
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 3923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ parseCatalog),
/* harmony export */   q0: () => (/* binding */ catalogAddress),
/* harmony export */   tx: () => (/* binding */ walkCatalog),
/* harmony export */   uM: () => (/* binding */ readCatalog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1843);
/* harmony import */ var _index_format_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8129);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);
/* harmony import */ var _index_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9722);




/** All modules of a registry, from the files in `catalog/`, so that lists and searches read no file of a module. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const catalogModule = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: text,
    owner: text,
    namespace: text,
    name: text,
    version: text,
    provider: text,
    description: text,
    source: text,
    published_at: text,
    updated_at: text,
    dependencies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
});
const catalogNames = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
});
/** Entries of other tools that lack a key are left out. Throws INDEX_INVALID. */
function parseCatalog(path, bytes) {
    const file = (0,_index_format_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCatalogFile */ .lQ)(path, bytes);
    if ('children' in file)
        return { modules: [], searched: [], children: Object.keys(file.children) };
    const entries = file.modules.flatMap((item) => {
        const [module, names] = [catalogModule.safeParse(item).data, catalogNames.safeParse(item).data];
        return module && names ? [{ module, names }] : [];
    });
    return {
        modules: entries.map(({ module }) => module),
        searched: entries.map(({ module, names: { inputs, outputs, resources } }) => ({
            address: catalogAddress(module),
            version: module.version,
            description: module.description,
            names: [...new Set([...inputs, ...outputs, ...resources])],
        })),
        children: [],
    };
}
function catalogAddress({ namespace, name, provider }) {
    return `${namespace}/${name}/${provider}`;
}
const FIRST_PREFIXES = Array.from({ length: 16 ** _index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef }, (_, at) => at.toString(16).padStart(_index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef, '0'));
/** Every module of the catalog. Throws INDEX_INVALID, and what `read` throws. @param read gives the files among these paths that exist */
async function readCatalog(read) {
    const files = [];
    await walkCatalog(read, FIRST_PREFIXES.length, (path, bytes) => {
        const file = parseCatalog(path, bytes);
        files.push(file);
        return file.children;
    });
    return {
        modules: files.flatMap(({ modules }) => modules),
        searched: files.flatMap(({ searched }) => searched),
    };
}
/**
 * Gives every file of the catalog to `take`, which says what it was split into. Throws what these throw.
 * @param read gives the files among these paths that exist
 * @param atOnce how many paths `read` gets
 */
async function walkCatalog(read, atOnce, take) {
    let prefixes = FIRST_PREFIXES;
    while (prefixes.length > 0) {
        const below = [];
        for (let at = 0; at < prefixes.length; at += atOnce) {
            const some = prefixes.slice(at, at + atOnce);
            const files = await read(some.map(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc));
            for (const prefix of some) {
                const bytes = files.get((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc)(prefix));
                if (bytes === undefined)
                    continue;
                const children = await take((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc)(prefix), bytes);
                below.push(...children.map((digit) => prefix + digit));
            }
        }
        prefixes = below;
    }
}


/***/ }),

/***/ 9551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ createSearchIndex),
/* harmony export */   KA: () => (/* binding */ parseSearch),
/* harmony export */   Q9: () => (/* binding */ fieldWords),
/* harmony export */   th: () => (/* binding */ findModules)
/* harmony export */ });
/* unused harmony exports SEARCH_FIELDS, SEARCH_OPTIONS, wordsOf */
/* harmony import */ var minisearch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2150);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


/** Words of a search that may have mistakes, which takes a time that grows with all words. The rest must be right. */
const MAX_CORRECTED_WORDS = 4;
/** Letters of a word that may have two mistakes. Shorter ones may have one. */
const TWO_MISTAKES_LENGTH = 8;
/** Letters of the longest word that may have a mistake, which takes a time that grows with their square. Longer ones find nothing. */
const MAX_NEAR_LENGTH = 64;
/** Letters of a word that may have a mistake: shorter ones are too much like each other. Shorter ones find nothing. */
const MIN_NEAR_LENGTH = 3;
/** Letters of the shortest word that may begin a longer one; the last word may have one letter less. A shorter one finds only itself. */
const MIN_BEGINNING_LENGTH = 3;
/** Words of a search. More are answered with 400, and with that sentence in the browser. */
const MAX_WORDS = 16;
const SEARCH_FIELDS = ['name', 'address', 'description', 'names'];
/** https://lucaong.github.io/minisearch/interfaces/MiniSearch.Options.html */
const SEARCH_OPTIONS = {
    idField: 'address',
    fields: [...SEARCH_FIELDS],
    extractField: fieldOf,
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm: (word) => word,
    searchOptions: {
        combineWith: 'AND',
        prefix: (word, at, words) => word.length >= MIN_BEGINNING_LENGTH - (at === words.length - 1 ? 1 : 0),
        boost: { name: 8, address: 4, description: 2 },
    },
};
function createSearchIndex() {
    return new minisearch__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A(SEARCH_OPTIONS);
}
function fieldOf(module, field) {
    if (field === 'address')
        return module.address;
    if (field === 'name')
        return module.address.split('/')[1] ?? '';
    return field === 'description' ? module.description : module.names.join(' ');
}
/** The words of each field of a module. */
function fieldWords(module) {
    return SEARCH_FIELDS.map((field) => new Set(wordsOf(fieldOf(module, field))));
}
/** The words of a text in lower case: runs of letters and digits. */
function wordsOf(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
/** The words of `q`; none where it has no letters and digits. Throws INVALID_INPUT if it is missing or blank, or has too many. */
function parseSearch(text) {
    const words = wordsOf(text ?? '');
    const isMissing = (text ?? '').trim() === '';
    if (!isMissing && words.length <= MAX_WORDS)
        return words;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', isMissing ? 'q is required: the words to search for' : `q has more than ${MAX_WORDS} words`, 'write q=vpc, or q=private+network');
}
/**
 * The addresses of the modules that have all words, best match first; equal ones by address. Where no module has them, those with
 * words that are nearly the same.
 */
function findModules(index, words) {
    const right = index.search(words.join(' '));
    const found = right.length > 0 ? right : index.search({ combineWith: 'AND', queries: words.map(nearQuery) });
    const ranked = found;
    return ranked.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}
/** The word, or one that differs by a letter that is missing, added, another or swapped; of a long word, by two such letters. */
function nearQuery(word, at) {
    const { length } = word;
    if (at >= MAX_CORRECTED_WORDS || length < MIN_NEAR_LENGTH || length > MAX_NEAR_LENGTH)
        return word;
    const fuzzy = length < TWO_MISTAKES_LENGTH ? 1 : 2;
    const swapped = Array.from({ length: length - 1 }, (_, letter) => word.slice(0, letter) + word.charAt(letter + 1) + word.charAt(letter) + word.slice(letter + 2));
    return { combineWith: 'OR', queries: [{ queries: [word], fuzzy }, ...swapped] };
}


/***/ }),

/***/ 952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ SYNC_DIRECTORY),
/* harmony export */   E3: () => (/* binding */ SITE_STATE_KEY),
/* harmony export */   Q0: () => (/* binding */ parseSyncRecord),
/* harmony export */   ZM: () => (/* binding */ claimBucket),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   mD: () => (/* binding */ knownCommits),
/* harmony export */   sD: () => (/* binding */ RECORD_KEY)
/* harmony export */ });
/* unused harmony exports MAX_WAIT_MS, Claim */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);




/** Time that a `sync` waits for others. Then it fails with INDEX_BUSY. */
const MAX_WAIT_MS = 15 * 60_000;
/** Time between two looks at a bucket that another `sync` holds. */
const POLL_MS = 1_000;
/** What a bucket says of itself: which commit of the index it has, and who is writing to it. */
const SYNC_DIRECTORY = '.module-registry/';
const RECORD_KEY = `${SYNC_DIRECTORY}sync.json`;
/** What the pages in the bucket were made from. */
const SITE_STATE_KEY = `${SYNC_DIRECTORY}site.json`;
const commit = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const syncRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** The commit whose files the bucket has; null where that is not known: every file is compared then. */
    commit: commit.nullable(),
    /** Commits of runs that did not end well: some of their files may be in the bucket. */
    pending: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(commit),
    /** The run that is writing now, and how often it has said so: with each renewal the record is another one. */
    claim: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), renewals: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).nullable(),
    /** The commit that the pages in the bucket were made from; null where there are none, or of a directory. */
    site: commit.nullable(),
    /** The part of the index that the bucket has; all of it where it is undefined. */
    profile: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
});
const NO_RECORD = { format: 1, commit: null, pending: [], claim: null, site: null };
/** Undefined for a record that this version does not know. */
function parseSyncRecord(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(syncRecord, bytes);
}
function formatSyncRecord(record) {
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(record));
}
/** The commits whose files may be in the bucket; undefined where that is not known. */
function knownCommits({ commit: synced, pending }) {
    return synced === null ? undefined : [...new Set([synced, ...pending])];
}
/** Who writes to a bucket: one run at a time, by conditional writes of the record. */
const RENEWALS = 3;
/** What nobody keeps. */
const NO_CACHE = 'no-cache';
const RECORD = { type: 'application/json', cacheControl: NO_CACHE };
/** Throws STORE_REFUSED for a record of a newer version of this tool. */
async function readRecord(bucket) {
    const stored = await bucket.get(RECORD_KEY);
    if (stored === undefined || stored === 'unchanged')
        return { record: NO_RECORD, etag: undefined, ageMs: 0 };
    const record = parseSyncRecord(stored.bytes);
    if (record !== undefined)
        return { record, etag: stored.etag, ageMs: stored.ageMs };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${bucket.name}/${RECORD_KEY}`)} is no record of a sync that this version knows`, 'use the newest version of module-registry; if that does not know it either, delete the object, and every file is compared again');
}
/**
 * Waits until no other run writes, and claims the bucket. Throws INDEX_BUSY after 15 minutes, STORE_REFUSED for a store without
 * conditional writes.
 * @param begin what the record says from now on, should the run not end well
 */
async function claimBucket(request, first, begin) {
    const { bucket, clock, log, run, leaseMs } = request;
    const deadline = clock.now() + MAX_WAIT_MS;
    for (let [read, isWaiting] = [first, false];; read = await readRecord(bucket)) {
        const other = read.record.claim;
        const isFree = other === null || other.run === run || read.ageMs >= leaseMs;
        const claim = isFree ? await tryToClaim(request, read, begin) : undefined;
        if (claim !== undefined)
            return claim;
        if (!isWaiting)
            log.info(`waiting   for another sync to ${bucket.name}`);
        isWaiting = true;
        if (clock.now() > deadline)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other syncs have been writing to ${bucket.name} for 15 minutes`, 'run it again later');
        await clock.wait(Math.min(POLL_MS, leaseMs / RENEWALS));
    }
}
/** Undefined where another run was faster. */
async function tryToClaim(request, read, begin) {
    const { bucket, run } = request;
    const nothing = [`${RECORD_KEY}.probe`, new Uint8Array()];
    if (read.etag === undefined)
        await requireCondition(bucket, nothing, '"0123456789abcdef0123456789abcdef"');
    const claim = new Claim(request, read);
    if (!(await claim.write({ ...begin(read.record), claim: { run, renewals: 0 } })))
        return undefined;
    // This one does exist now.
    const record = [RECORD_KEY, formatSyncRecord(claim.record)];
    if (read.etag === undefined)
        await requireCondition(bucket, record, 'absent');
    return claim;
}
/**
 * A server that knows no conditions ignores them, and two runs would not see each other. Writes nothing where the server knows them.
 * @param onlyIf what the object is not
 */
async function requireCondition(bucket, [key, content], onlyIf) {
    if ((await bucket.put(key, content, { ...RECORD, onlyIf })) === 'conflict')
        return;
    await bucket.remove([key]);
    const header = onlyIf === 'absent' ? 'If-None-Match' : 'If-Match';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the store of ${bucket.name} ignores ${header}: it has no conditional writes, and two syncs would overwrite each other`, 'use a store with conditional writes (AWS S3, Cloudflare R2, MinIO, versitygw), or update the server');
}
function lost({ name }) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `another sync has taken over ${name}, as this one could not renew its claim in time`, 'run it again: what is uploaded stays');
}
/** The right to write to a bucket, renewed until it is released. */
class Claim {
    /** The record as it was before. */
    before;
    #request;
    #etag;
    #record;
    #renewedAt;
    #isLost = false;
    /** Writes of the record follow one another. */
    #writing = Promise.resolve();
    constructor(request, { record, etag }) {
        this.#request = request;
        this.before = record;
        this.#record = record;
        this.#etag = etag;
        this.#renewedAt = request.clock.now();
    }
    get record() {
        return this.#record;
    }
    /** Whether no other run can have taken the bucket: after that nothing may be written. */
    isHeld = () => {
        const { clock, leaseMs } = this.#request;
        return !this.#isLost && clock.now() - this.#renewedAt < leaseMs * (1 - 1 / RENEWALS);
    };
    /** Throws INDEX_BUSY where another run may have taken the bucket. */
    requireHeld() {
        if (!this.isHeld())
            throw lost(this.#request.bucket);
    }
    /** Writes the record. Throws INDEX_BUSY where another run has taken the bucket. */
    async replace(record) {
        this.requireHeld();
        if (!(await this.write(record)))
            throw lost(this.#request.bucket);
    }
    /** Renews the claim while the work lasts. */
    async during(work) {
        const { clock, leaseMs } = this.#request;
        const stop = clock.every(leaseMs / RENEWALS, () => this.#renew());
        try {
            return await work();
        }
        finally {
            stop();
        }
    }
    /** Writes the record; false where another run was faster. */
    write(record) {
        const written = this.#writing.then(() => this.#write(record));
        this.#writing = written.catch(() => { });
        return written;
    }
    async #write(record) {
        const { bucket, clock } = this.#request;
        const startedAt = clock.now();
        const onlyIf = this.#etag ?? 'absent';
        const put = await bucket.put(RECORD_KEY, formatSyncRecord(record), { ...RECORD, onlyIf });
        const etag = put === 'conflict' ? await this.#ownEtag(record) : put.etag;
        if (etag === undefined)
            return false;
        this.#etag = etag;
        this.#record = record;
        this.#renewedAt = startedAt;
        return true;
    }
    /** Leaves the bucket to others; the record keeps what was begun. */
    async release() {
        await this.write({ ...this.#record, claim: null }).catch(() => false);
    }
    async #renew() {
        // A failed renewal has another try, until the lease is nearly over.
        const renewals = (this.#record.claim?.renewals ?? 0) + 1;
        const next = { ...this.#record, claim: { run: this.#request.run, renewals } };
        const isOurs = await this.write(next).catch(() => undefined);
        if (isOurs === false)
            this.#isLost = true;
    }
    /** A connection may break after the store has written: then the record is ours. */
    async #ownEtag(record) {
        const read = await this.#request.bucket.get(RECORD_KEY);
        if (read === undefined || read === 'unchanged')
            return undefined;
        const text = new TextDecoder();
        return text.decode(read.bytes) === text.decode(formatSyncRecord(record)) ? read.etag : undefined;
    }
}


/***/ })

};
