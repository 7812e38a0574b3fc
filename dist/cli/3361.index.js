export const id = 3361;
export const ids = [3361];
export const modules = {

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/** Works on at most `atOnce` members at the same time. The results are in the order of the members. */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    const rest = members.entries();
    const worker = async () => {
        for (const [at, member] of rest)
            results[at] = await work(member);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, members.length) }, worker));
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = members[Symbol.asyncIterator]();
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

/***/ 3361:
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
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-index.js + 3 modules
var directory_index = __webpack_require__(4990);
// EXTERNAL MODULE: ./lib/adapters/filesystem/site-directory.js
var site_directory = __webpack_require__(6249);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/uploaded-file.js




/** Files of an index, made ready to be uploaded: documents in memory, packages in a temporary file each. */
class UploadedFiles {
    #contents;
    #temporary;
    #directory;
    #count = 0;
    constructor(contents, temporary) {
        this.#contents = contents;
        this.#temporary = temporary;
    }
    /** Undefined where the index has no such file. */
    async open(file) {
        if (file.path.endsWith('.zip'))
            return this.#spool(file);
        const bytes = (await this.#contents.read([file])).get(file.path);
        // A document that is too large for memory is streamed, too.
        if (bytes === undefined)
            return this.#spool(file);
        return { content: bytes, md5: (0,external_node_crypto_.createHash)('md5').update(bytes).digest('hex'), close: async () => { } };
    }
    async #spool(file) {
        this.#directory ??= (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(this.#temporary, 'upload-'));
        this.#count += 1;
        const name = String(this.#count);
        const path = (0,external_node_path_.join)(await this.#directory, name);
        const hash = (0,external_node_crypto_.createHash)('md5');
        let size = 0;
        const into = (0,external_node_fs_.openSync)(path, 'w');
        try {
            const isThere = await this.#contents.stream(file, (bytes) => {
                (0,external_node_fs_.writeFileSync)(into, bytes);
                hash.update(bytes);
                size += bytes.length;
            });
            if (!isThere) {
                (0,external_node_fs_.rmSync)(path);
                return undefined;
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(into);
        }
        return { content: { file: path, size }, md5: hash.digest('hex'), close: async () => (0,external_node_fs_.rmSync)(path) };
    }
}

// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-highlighter.js
var hcl_highlighter = __webpack_require__(6965);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/composition/bucket.js + 3 modules
var composition_bucket = __webpack_require__(2551);
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
        await (0,in_parallel/* eachInParallel */.U)(each([deleted]), REQUESTS_AT_ONCE, async (path) => {
            this.#claim?.requireHeld();
            await bucket.remove(path);
        });
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
/**
 * Whether the object is one that an index (or its pages) has, so that `--prune` may delete it when the index has it no more. What
 * else a bucket holds, such as packages, is not touched.
 */
function isPrunable(key, withPages) {
    if (key.startsWith(sync_record/* SYNC_DIRECTORY */.Cr))
        return false;
    return /^(?:v1\/modules|catalog)\//.test(key) || (withPages && /^(?:modules|assets)\//.test(key));
}

;// CONCATENATED MODULE: ./lib/cli/sync.js



















/** Time for which one `sync` has a bucket to itself, if it does not renew that. Then the next one takes over. */
const LEASE_MS = 30_000;
async function syncCommand(flags, runtime) {
    const { to, endpoint, region, site = false, prune = false, dryRun = false } = flags;
    const report = await syncToBucket(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
        token: (0,index_store/* indexToken */.gt)(runtime.environment),
        bucket: { url: to, endpoint, region },
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
    const { target, token, leaseMs = LEASE_MS } = settings;
    const bucket = await (0,composition_bucket.openBucket)(runtime, settings.bucket);
    const opened = await (0,index_store/* openIndex */.b6)(runtime, { target, token, reading: 'all' });
    try {
        const profile = profileOf(settings);
        (0,site_profile/* refuseProfileWithoutClient */.ZE)(profile, await (0,site.hostOf)(await opened.index.open(), settings.hosting));
        const index = (0,site_profile/* hasPages */.jp)(profile)
            ? new PagedIndex(opened.index, { runtime, profile }, bucket)
            : new PlainIndex(opened.index, { runtime, profile });
        const { log } = runtime;
        return await syncIndex(settings, { bucket, clock, log, run: (0,external_node_crypto_.randomUUID)(), leaseMs, index });
    }
    finally {
        await opened.close();
    }
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
        const uploads = new UploadedFiles(contents, this.runtime.temporary);
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
        const uploads = new UploadedFiles(contents, this.runtime.temporary);
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


/***/ })

};
