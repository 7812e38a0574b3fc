export const id = 3213;
export const ids = [3213,2656];
export const modules = {

/***/ 4512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeText),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
/** For what is between tags alone: quotes stay as they are there, which makes pages much shorter. */
function escapeText(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}


/***/ }),

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/**
 * Works on at most `atOnce` members at the same time. The results are in the order of the members. Throws as {@link eachInParallel}.
 */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    await eachInParallel(members.entries(), Math.min(atOnce, members.length), async ([at, member]) => {
        results[at] = await work(member);
    });
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended, so that nothing works on what a caller then closes; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = Symbol.asyncIterator in members ? members[Symbol.asyncIterator]() : members[Symbol.iterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ }),

/***/ 1036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LEASE_MS: () => (/* binding */ LEASE_MS),
  syncCommand: () => (/* binding */ syncCommand)
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
var s3_bucket = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/composition/bucket.js + 2 modules
var composition_bucket = __webpack_require__(1046);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/composition/site.js + 1 modules
var site = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(9399);
// EXTERNAL MODULE: ./lib/site/build-site.js
var build_site = __webpack_require__(6751);
// EXTERNAL MODULE: ./lib/site/profile.js
var site_profile = __webpack_require__(8978);
// EXTERNAL MODULE: ./lib/site/site-state.js
var site_state = __webpack_require__(2688);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/index/format/file-headers.js
var file_headers = __webpack_require__(7885);
// EXTERNAL MODULE: ./lib/sync/sync-record.js
var sync_record = __webpack_require__(952);
;// CONCATENATED MODULE: ./lib/sync/sync.js





/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 32;
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
        const known = prune || !isSamePart ? undefined : knownCommits(this.#record);
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
/** The commits whose files may be in the bucket; undefined where that is not known. */
function knownCommits({ commit: synced, pending }) {
    return synced === null ? undefined : [...new Set([synced, ...pending])];
}

;// CONCATENATED MODULE: ./lib/cli/sync.js




















/** What the pages in the bucket were made from. */
const SITE_STATE_KEY = `${sync_record/* SYNC_DIRECTORY */.Cr}site.json`;
/** Time for which one `sync` has a bucket to itself, if it does not renew that. Then the next one takes over. */
const LEASE_MS = 30_000;
async function syncCommand(flags, runtime, leaseMs = LEASE_MS) {
    const { to, endpoint, region, addressing, prune = false, dryRun = false } = flags;
    const bucket = await (0,composition_bucket.openBucket)(runtime, { url: to, endpoint, region, addressing });
    return (0,index_store/* withIndex */.NH)(runtime, { index: flags.index, reading: 'all' }, async (opened) => {
        const profile = profileOf(flags);
        const first = await opened.index.open();
        (0,site_profile/* refuseProfileWithoutClient */.ZE)(profile, await (0,site/* hostOf */.w4)(first, flags.hosting));
        const index = syncedIndex({ index: opened.index, first }, profile, bucket, runtime);
        const { log } = runtime;
        const dependencies = { bucket, clock, log, run: (0,external_node_crypto_.randomUUID)(), leaseMs, index };
        const report = await syncIndex({ prune, dryRun }, dependencies);
        return { json: report, text: formatSyncReport(report) };
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
/** The index, and with pages its website. */
function syncedIndex({ index, first }, part, bucket, runtime) {
    let snapshot = first;
    let siteState;
    return {
        hasPages: (0,site_profile/* hasPages */.jp)(part),
        profile: part === 'index' || part === 'full' ? undefined : part,
        async head() {
            snapshot = await index.open();
            (0,index_files/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA]));
            return snapshot.commit;
        },
        isOlderThan: async (commit) => (await snapshot.isOlderThan?.(commit)) ?? false,
        async files(known, isWhole) {
            if (!(0,site_profile/* hasPages */.jp)(part))
                return indexFiles(snapshot, part, runtime);
            const knownSite = isWhole || known?.length !== 1 ? undefined : await bytesIn(bucket, SITE_STATE_KEY);
            const { state, ...files } = await siteFiles(snapshot, part, { bucket, knownSite, runtime });
            siteState = state;
            return files;
        },
        lastObjects: async () => new Map(siteState === undefined ? [] : [[SITE_STATE_KEY, siteState]]),
    };
}
async function bytesIn(bucket, key) {
    const stored = await bucket.get(key);
    return stored === undefined || stored === 'unchanged' ? undefined : stored.bytes;
}
function indexFiles(snapshot, part, { temporary }) {
    const contents = (0,snapshot_contents/* contentsOf */.K)(snapshot);
    return {
        commit: snapshot.commit,
        async *list() {
            for await (const files of (0,snapshot_contents/* regularFiles */.q)(snapshot, contents))
                yield files.filter(({ path }) => (0,site_profile/* isInProfile */.ZP)(part, path));
        },
        changedSince: async (commits) => {
            const paths = await changedSince(snapshot, commits);
            return paths && new Set([...paths].filter((path) => (0,site_profile/* isInProfile */.ZP)(part, path)));
        },
        open: (0,s3_bucket/* uploadedFiles */.k)(contents, temporary),
    };
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
/** The files of the website, and what is to be known of it at the next sync. */
async function siteFiles(snapshot, profile, context) {
    const { bucket, knownSite, runtime } = context;
    const { temporary, log } = runtime;
    const output = new site_directory/* StagedSite */.A(temporary, {
        state: knownSite && (0,site_state/* parseSiteState */.AD)(knownSite),
        has: (path) => bucket.has(path),
        read: (path) => bytesIn(bucket, path),
    });
    const request = { snapshot, pages: 'versions', profile, output, highlight: hcl_highlighter/* highlightHcl */.W, log };
    const { isWhole } = await (0,build_site/* buildSite */.S)(request);
    const contents = new directory_index/* DirectoryContents */.IQ(output.root);
    const list = () => withoutState(contents);
    return {
        commit: snapshot.commit,
        list,
        changedSince: async () => (isWhole ? undefined : pathsOf(list(), output.removed)),
        open: (0,s3_bucket/* uploadedFiles */.k)(contents, temporary),
        state: output.finished && new TextEncoder().encode((0,json/* canonicalJson */.dj)(output.finished)),
    };
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


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface),
/* harmony export */   l$: () => (/* binding */ interfaceFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3852);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8863);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4141);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(568);
/* harmony import */ var _interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1710);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);









/** Bytes of types of inputs that are kept while interfaces are read. Those that were not used for longest are read again. */
const MAX_TYPE_BYTES = 4 * 1024 * 1024;
/**
 * `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. A key is left
 * out where reading gives its value back: that of the schema, of the source text, or, for `file`, of the element before.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const mayBeEmpty = text.default('');
const mark = zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false);
/** `file` is empty where it is that of the element before, or, in a validation, that of the input. */
const position = { file: mayBeEmpty, line: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_5__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ type, optional: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: mayBeEmpty,
    sensitive: mark,
    ephemeral: mark,
    deprecated: mayBeEmpty,
    ...position,
};
function makeSchemas() {
    const validation = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ condition: mayBeEmpty, message: mayBeEmpty, ...position });
    const elements = {
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            ...marks,
            type: mayBeEmpty,
            parsedType: type.exactOptional(),
            default: mayBeEmpty,
            value: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional(),
            required: mark,
            nullable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(true),
            const: mark,
            validations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(validation).default([]),
        }),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...marks, type: type.exactOptional() }),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            mode: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']).default('managed'),
            type: text,
            name: text,
            ...position,
        }),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ name: text, source: mayBeEmpty, version: mayBeEmpty, ...position }),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            name: text,
            source: mayBeEmpty,
            constraints: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            aliases: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            ...position,
        }),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, to: text, ...position }),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, ...position }),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ to: text, id: text, ...position }),
    };
    const directory = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        path: mayBeEmpty,
        readme: mayBeEmpty,
        empty: mark,
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.inputs).default([]),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.outputs).default([]),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.resources).default([]),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.calls).default([]),
        // Absent in documents of older versions, as `requiredVersionsAt`.
        repetitions: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['count', 'for_each'])).exactOptional(),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.providers).default([]),
        requiredVersions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
        requiredVersionsAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...position, file: text }).exactOptional(),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.moves).default([]),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.removals).default([]),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.imports).default([]),
    });
    const document = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7),
        root: directory,
        submodules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
        examples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
    });
    return { elements, validation, directory, document };
}
/** Made at the first use: most runs neither read nor write such a document. */
let made;
function schemas() {
    made ??= makeSchemas();
    return made;
}
/** Directories that versions share are formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface({ diagnostics: _, root, submodules, examples, ...rest }) {
    const list = (directories) => `[${directories.map(directoryText).join(',')}]`;
    const texts = { root: directoryText(root), submodules: list(submodules), examples: list(examples) };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactObject */ .BU)({ ...rest, format: _documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7 }, texts);
}
function directoryText(directory) {
    return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(formatted, directory, () => formatDirectory(directory));
}
function formatDirectory(directory) {
    const { elements } = schemas();
    const lists = Object.keys(elements).map((name) => {
        const list = name === 'inputs' ? directory.inputs.map(shortInput) : directory[name];
        return [name, shortList(elements[name], list)];
    });
    const readme = directory.path === '' ? '' : directory.readme;
    const short = { ...directory, readme, ...Object.fromEntries(lists) };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)(shortObject(schemas().directory, short)).trimEnd();
}
/** Without what the source texts of the type and of the default say by themselves. */
function shortInput({ parsedType, value, ...input }) {
    return {
        ...input,
        ...(isSame(parsedType, typeIn(input.type)) ? {} : { parsedType }),
        ...(isSame(value, valueIn(input.default)) ? {} : { value }),
        validations: shortList(schemas().validation, input.validations, input.file),
    };
}
/** Undefined where the text is not plain. Few types are in use, and each of them in many inputs. */
function typeIn(text) {
    const known = types.get(text);
    if (known !== undefined)
        return known;
    const expression = (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text);
    if (text !== '' && expression === undefined)
        return undefined;
    const found = (0,_interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .typeFromExpression */ .Fp)(expression);
    types.set(text, found, 16 * text.length);
    return found;
}
const types = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_8__/* .BoundedMap */ .E(MAX_TYPE_BYTES);
function valueIn(text) {
    return (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .constantValue */ .yb)((0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text));
}
/** Where no key may be added and no list may grow, only an equal value is left. */
function isSame(one, other) {
    return one === other || (other !== undefined && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasOnlyGrown */ .Ix)(one, other, { keys: [] }));
}
/** @param before the file of what comes before the list */
function shortList(schema, list, before = '') {
    return list.map((element, at) => {
        const isRepeated = element.file === (list[at - 1]?.file ?? before);
        return shortObject(schema, isRepeated ? { ...element, file: '' } : element);
    });
}
function shortObject(schema, object) {
    const byDefault = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(defaults, schema, () => defaultsOf(schema));
    const isDefault = (member, other) => member === other || (Array.isArray(other) && Array.isArray(member) && member.length === 0);
    return Object.fromEntries(Object.entries(object).filter(([key, member]) => !isDefault(member, byDefault.get(key))));
}
const defaults = new WeakMap();
/** What reading gives to the keys that an object does not have: lists are empty. */
function defaultsOf(schema) {
    const found = Object.entries(schema.shape).flatMap(([key, member]) => {
        const { success, data } = zod__WEBPACK_IMPORTED_MODULE_9__/* .safeParse */ .xL(member, undefined);
        return success ? [[key, data]] : [];
    });
    return new Map(found);
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = completed((0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)(schemas().document, path, bytes));
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** All that `interface.json` says, with what it leaves out, for comparing; undefined where it cannot be read. */
function interfaceFacts(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(schemas().document, bytes);
    return document && completed(document);
}
function completed({ root, submodules, examples, ...rest }) {
    return {
        ...rest,
        root: completeDirectory(root),
        submodules: submodules.map(completeDirectory),
        examples: examples.map(completeDirectory),
    };
}
function completeDirectory(directory) {
    const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory;
    return {
        ...directory,
        inputs: withFiles(inputs).map(completeInput),
        outputs: withFiles(outputs),
        resources: withFiles(resources),
        calls: withFiles(calls),
        providers: withFiles(providers),
        moves: withFiles(moves),
        removals: withFiles(removals),
        imports: withFiles(imports),
    };
}
function completeInput(input) {
    const value = input.value === undefined ? valueIn(input.default) : input.value;
    return {
        ...input,
        parsedType: input.parsedType ?? typeIn(input.type) ?? { kind: 'unknown', text: input.type },
        ...(value === undefined ? {} : { value }),
        validations: withFiles(input.validations, input.file),
    };
}
function withFiles(list, before = '') {
    let file = before;
    return list.map((element) => {
        file = element.file || file;
        return { ...element, file };
    });
}
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   EA: () => (/* binding */ itemAddress),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   RA: () => (/* binding */ newestItems),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Zr: () => (/* binding */ formatSystemList),
/* harmony export */   fn: () => (/* binding */ formatCatalog),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   lQ: () => (/* binding */ parseCatalogFile),
/* harmony export */   xn: () => (/* binding */ catalogItem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3430);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9722);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5660);









/** Modules of registries that the catalog records for a module. The rest is left out. */
const MAX_DEPENDENCIES = 200;
/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
const MAX_SEARCHED_NAMES = 500;
/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Keys that a list of another tool has are kept. */
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    meta: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ truncated: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional() }).optional(),
    modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem),
});
const catalogFile = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem) }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ children: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[0-9a-f]$/), zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive()) }),
]);
/** The item of a module in a list: its latest version, and the newest commit date. */
function listItem(module, { release }) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' };
}
/**
 * The item of a module in the catalog, where the index has the interface with the names of inputs and outputs, the types of
 * resources, and the modules of registries that it calls.
 */
function catalogItem(module, latest) {
    const item = listItem(module, latest);
    if (latest.moduleInterface === undefined)
        return item;
    const { inputs, outputs } = latest.moduleInterface.root;
    const dependencies = calledModules(latest.moduleInterface);
    const resources = resourceTypes(latest.moduleInterface);
    return {
        ...item,
        inputs: firstNames(inputs),
        outputs: firstNames(outputs),
        ...(resources.length === 0 ? {} : { resources }),
        ...(dependencies.length === 0 ? {} : { dependencies }),
    };
}
function resourceTypes({ root, submodules }) {
    const managed = [root, ...submodules].flatMap(({ resources }) => resources.filter(({ mode }) => mode === 'managed'));
    return [...new Set(managed.map(({ type }) => type))].sort().slice(0, MAX_SEARCHED_NAMES);
}
/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }) {
    const called = [root, ...submodules].flatMap(({ calls }) => calls.flatMap(({ source }) => (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistrySource */ .CL)(source) ?? []));
    const sources = called.map(({ host, address }) => `${host}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}`);
    return [...new Set(sources)].sort().slice(0, MAX_DEPENDENCIES);
}
function firstNames(values) {
    return values.slice(0, MAX_SEARCHED_NAMES).map(({ name }) => name);
}
/** The keys that list items and module details share; missing text is `""`. */
function releaseSummary(release) {
    const { namespace, name, system } = release.address;
    return {
        id: `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address)}/${release.version}`,
        owner: ownerName(release.repository.url),
        namespace,
        name,
        version: release.version,
        provider: system,
        description: release.description,
        source: release.repository.url,
        published_at: release.committedAt,
        verified: false,
    };
}
/** `https://host/acme/vpc` → `acme`; the account is what registries show as the owner. */
function ownerName(url) {
    return url === '' ? '' : (new URL(url).pathname.split('/')[1] ?? '');
}
/** The version that lists and details show of a module; undefined where none is listed. */
function latestOf(module) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .listedVersions */ .f3)(module));
}
/** An empty list where the file is missing. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const { modules, meta } = parseListFile(moduleList, path, bytes);
    return { modules, hasMore: meta?.truncated ?? false };
}
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    return bytes === undefined ? { modules: [] } : parseListFile(catalogFile, path, bytes);
}
function parseListFile(schema, path, bytes) {
    const list = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(schema, bytes);
    if (list !== undefined)
        return list;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `truncated` says that there
 * are more; there is no `next_offset`, because a static host answers every offset with this list.
 */
function formatNewestList({ modules: all, hasMore = false }) {
    const modules = newestItems(all);
    const more = hasMore || all.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh ? { truncated: true } : {};
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit: _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, current_offset: 0, ...more }, modules });
}
/** The items of that list. Of more items than these, no other can get into it. */
function newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)));
    return newest.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh);
}
function formatSystemList({ modules }) {
    const limit = Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, modules.length);
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) });
}
function formatCatalog(modules) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ modules: byAddress(modules) });
}
function byAddress(modules) {
    return modules.toSorted((a, b) => compare(itemAddress(a), itemAddress(b)));
}
/** `namespace/name/system` */
function itemAddress(item) {
    return `${item.namespace}/${item.name}/${item.provider}`;
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ SYNC_DIRECTORY),
/* harmony export */   Q0: () => (/* binding */ parseSyncRecord),
/* harmony export */   ZM: () => (/* binding */ claimBucket),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   sD: () => (/* binding */ RECORD_KEY)
/* harmony export */ });
/* unused harmony export Claim */
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
/** Who writes to a bucket: one run at a time, by conditional writes of the record. */
const RENEWALS = 3;
const RECORD = { type: 'application/json', cacheControl: 'no-cache' };
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
