export const id = 6914;
export const ids = [6914,7815,196,3053];
export const modules = {

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Unreachable: () => (/* binding */ Unreachable),
/* harmony export */   bodyOfBytes: () => (/* binding */ bodyOfBytes),
/* harmony export */   follow: () => (/* binding */ follow),
/* harmony export */   isRead: () => (/* binding */ isRead),
/* harmony export */   networkTransport: () => (/* binding */ networkTransport),
/* harmony export */   send: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8082);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9403);
/* harmony import */ var _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3216);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8996);








/** A body that is in memory. */
function bodyOfBytes(bytes) {
    return {
        size: bytes.length,
        async *open() {
            yield bytes;
        },
    };
}
function networkTransport(log, secrets = new _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__/* .SecretMask */ .fZ()) {
    return { log, secrets, idleMs: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .IDLE_MS */ .GS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/**
 * Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link Unreachable}
 * (STORE_UNREACHABLE) where no response comes, LIMIT_EXCEEDED where its body is larger than allowed.
 */
async function send(request, { log, idleMs, totalMs }) {
    const { method, url } = request;
    const timeout = new AbortController();
    const timer = totalMs && globalThis.setTimeout(() => timeout.abort(), totalMs);
    const target = `${url.origin}${url.pathname}`;
    try {
        const response = await begin(request, idleMs, timeout);
        const status = response.statusCode ?? 0;
        log.debug(`${method} ${target} ${status}`);
        return { status, headers: headersOf(response), bytes: await readBody(response, request), url };
    }
    catch (cause) {
        if (cause instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl)
            throw cause;
        log.debug(`${method} ${target} failed`);
        const limit = totalMs === undefined ? `no data for ${idleMs / 1000} s` : `no answer within ${totalMs / 1000} s`;
        throw new Unreachable(url, timeout.signal.aborted ? limit : reasonOf(cause), { cause });
    }
    finally {
        clearTimeout(timer);
    }
}
/**
 * Sends a request and follows its redirects; undefined where there are more than allowed. The Authorization header goes to the
 * origin of the request alone, and no more once another origin has had its say. Throws what {@link send} and the rules throw.
 */
async function follow(request, transport, { maxRedirects, nextUrl }) {
    let { url, authorization } = request;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
        if (url.origin !== request.url.origin)
            authorization = undefined;
        const response = await send({ ...request, url, authorization }, transport);
        const next = nextUrl(response);
        if (next === undefined)
            return response;
        url = next;
    }
    return undefined;
}
/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request, idleMs, timeout) {
    const { method, url, body, authorization } = request;
    const headers = {
        'User-Agent': 'module-registry',
        ...request.headers,
        ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const start = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return new Promise((resolve, reject) => {
        const outgoing = start(url, { method, headers, timeout: idleMs, signal: timeout.signal });
        outgoing.on('timeout', () => timeout.abort());
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
            // A response may come before the request is sent whole; its connection cannot be used again.
            response.on('close', () => outgoing.writableFinished || outgoing.destroy());
            resolve(response);
        });
        if (body === undefined)
            outgoing.end();
        else
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(body.open(), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, { url, maxBytes = _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MANIFEST_BYTES */ .Z, into }) {
    const chunks = [];
    const keep = response.statusCode === 200 && into !== undefined ? into : (chunk) => chunks.push(chunk);
    let size = 0;
    for await (const chunk of response) {
        size += chunk.length;
        if (size > maxBytes)
            throw tooLarge(url, maxBytes);
        await keep(chunk);
    }
    return Buffer.concat(chunks);
}
function tooLarge(url, maxBytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the OCI registry ${url.host} answers ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(url.pathname)} with more than ${maxBytes} bytes`, 'manifests have at most 4 MiB: delete this one, or name another repository with --oci-repository');
}
/** A host with several addresses fails with one error for each, in an AggregateError without a message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** STORE_UNREACHABLE: the request failed in a way that a second try may not. */
class Unreachable extends _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl {
    reason;
    /** Milliseconds that the server asks to wait; 0 where it does not. */
    retryAfterMs;
    constructor(url, reason, { retryAfterMs = 0, cause } = {}) {
        super('STORE_UNREACHABLE', `the OCI registry ${url.host} cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(reason)}`, 'run it again: uploads that are complete are kept, and nothing is published before all of them are', { cause });
        this.reason = reason;
        this.retryAfterMs = retryAfterMs;
    }
}


/***/ }),

/***/ 3209:
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

/***/ 976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  syncCommand: () => (/* binding */ syncCommand)
});

// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-contents.js
var directory_contents = __webpack_require__(1209);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/site-directory.js
var site_directory = __webpack_require__(6292);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/staged-site.js


/** The files of a site that another place is to get: those that changed are written to a directory, and the others stay where they are. */
class StagedSite {
    root;
    /** Files that the site has no more. */
    removed = new Set();
    #placed;
    #directory;
    #reads = new Map();
    #finished;
    constructor(temporary, placed) {
        this.root = (0,external_node_path_.join)(temporary, 'site');
        this.#placed = placed;
        this.#directory = site_directory/* SiteDirectory */.b.open(this.root);
    }
    get state() {
        return this.#placed.state;
    }
    /** What the site was made from; undefined where nothing had to be made. */
    get finished() {
        return this.#finished;
    }
    begin() { }
    finish(state) {
        this.#finished = state;
    }
    has(path) {
        return this.#placed.has(path);
    }
    /** As it was placed, whatever has been written since. */
    read(path) {
        const read = this.#reads.get(path) ?? this.#placed.read(path);
        this.#reads.set(path, read);
        return read;
    }
    write(path, content) {
        this.removed.delete(path);
        this.#directory.write(path, content);
    }
    stream(path, from) {
        return this.#directory.stream(path, from);
    }
    remove(path) {
        this.removed.add(path);
    }
    /** Nobody knows here which others there are. */
    removeOthers() {
        return 0;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
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
var hcl_highlighter = __webpack_require__(7020);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(613);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(2462);
// EXTERNAL MODULE: ./lib/site/build-site.js + 5 modules
var build_site = __webpack_require__(234);
// EXTERNAL MODULE: ./lib/site/profile.js
var site_profile = __webpack_require__(9587);
// EXTERNAL MODULE: ./lib/site/site-state.js
var site_state = __webpack_require__(2743);
;// CONCATENATED MODULE: ./lib/sync/limits.js
/** Synchronization with an object store. */
/** Time for which one `sync` has a bucket to itself, if it does not renew that. Then the next one takes over. */
const LEASE_MS = 30_000;
/** Time between two looks at a bucket that another `sync` holds. */
const POLL_MS = 1_000;
/** Time that a `sync` waits for others. Then it fails with INDEX_BUSY. */
const MAX_WAIT_MS = 15 * 60_000;
/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 32;

// EXTERNAL MODULE: ./lib/sync/sync-record.js
var sync_record = __webpack_require__(3041);
;// CONCATENATED MODULE: ./lib/sync/claim.js



const DEFAULT_LEASE = { ms: LEASE_MS };
const RENEWALS = 3;
/** What nobody keeps. */
const NO_CACHE = 'no-cache';
const RECORD = { type: 'application/json', cacheControl: NO_CACHE };
/** Throws STORE_REFUSED for a record of a newer version of this tool. */
async function readRecord(bucket) {
    const stored = await bucket.get(sync_record/* RECORD_KEY */.sD);
    if (stored === undefined || stored === 'unchanged')
        return { record: sync_record/* NO_RECORD */.iF, etag: undefined, ageMs: 0 };
    return { record: parseStored(bucket, stored), etag: stored.etag, ageMs: stored.ageMs };
}
function parseStored({ name }, { bytes }) {
    const record = (0,sync_record/* parseSyncRecord */.Q0)(bytes);
    if (record !== undefined)
        return record;
    throw new error/* RegistryError */.gl('STORE_REFUSED', `${(0,error/* quote */.hD)(`${name}/${sync_record/* RECORD_KEY */.sD}`)} is no record of a sync that this version knows`, 'use the newest version of module-registry; if that does not know it either, delete the object, and every file is compared again');
}
/**
 * Waits until no other run writes, and claims the bucket. Throws INDEX_BUSY after 15 minutes, STORE_REFUSED for a store without
 * conditional writes.
 * @param begin what the record says from now on, should the run not end well
 */
async function claimBucket(request, first, begin) {
    const { bucket, clock, log, run, lease } = request;
    const deadline = clock.now() + MAX_WAIT_MS;
    for (let [read, isWaiting] = [first, false];; read = await readRecord(bucket)) {
        const other = read.record.claim;
        const isFree = other === null || other.run === run || read.ageMs >= lease.ms;
        const claim = isFree ? await tryToClaim(request, read, begin) : undefined;
        if (claim !== undefined)
            return claim;
        if (!isWaiting)
            log.info(`waiting   for another sync to ${bucket.name}`);
        isWaiting = true;
        if (clock.now() > deadline)
            throw busy(bucket);
        await clock.wait(Math.min(POLL_MS, lease.ms / RENEWALS));
    }
}
/** Undefined where another run was faster. */
async function tryToClaim(request, read, begin) {
    const { bucket, run } = request;
    if (read.etag === undefined)
        await requireConditions(bucket);
    const claim = new Claim(request, read);
    if (!(await claim.write({ ...begin(read.record), claim: { run, renewals: 0 } })))
        return undefined;
    if (read.etag === undefined)
        await requireCreation(bucket, claim.record);
    return claim;
}
function busy({ name }) {
    return new error/* RegistryError */.gl('INDEX_BUSY', `other syncs have been writing to ${name} for 15 minutes`, 'run it again later');
}
/** A server that knows no conditions ignores them, and two runs would not see each other. Writes nothing where the server knows them. */
async function requireConditions(bucket) {
    const key = `${sync_record/* RECORD_KEY */.sD}.probe`;
    const wrong = { ...RECORD, onlyIf: '"0123456789abcdef0123456789abcdef"' };
    if ((await bucket.put(key, new Uint8Array(), wrong)) === 'conflict')
        return;
    await bucket.remove(key);
    throw unconditional(bucket, 'If-Match');
}
/** The same for objects that must not exist: this one does. */
async function requireCreation(bucket, record) {
    const again = { ...RECORD, onlyIf: 'absent' };
    if ((await bucket.put(sync_record/* RECORD_KEY */.sD, (0,sync_record/* formatSyncRecord */.gR)(record), again)) === 'conflict')
        return;
    await bucket.remove(sync_record/* RECORD_KEY */.sD);
    throw unconditional(bucket, 'If-None-Match');
}
function unconditional({ name }, header) {
    return new error/* RegistryError */.gl('STORE_REFUSED', `the store of ${name} ignores ${header}: it has no conditional writes, and two syncs would overwrite each other`, 'use a store with conditional writes (AWS S3, Cloudflare R2, MinIO, versitygw), or update the server');
}
function lost({ name }) {
    return new error/* RegistryError */.gl('INDEX_BUSY', `another sync has taken over ${name}, as this one could not renew its claim in time`, 'run it again: what is uploaded stays');
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
        const { clock, lease } = this.#request;
        return !this.#isLost && clock.now() - this.#renewedAt < lease.ms * (1 - 1 / RENEWALS);
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
        const { clock, lease } = this.#request;
        const stop = clock.every(lease.ms / RENEWALS, () => this.#renew());
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
        const put = await bucket.put(sync_record/* RECORD_KEY */.sD, (0,sync_record/* formatSyncRecord */.gR)(record), { ...RECORD, onlyIf });
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
        const read = await this.#request.bucket.get(sync_record/* RECORD_KEY */.sD);
        if (read === undefined || read === 'unchanged')
            return undefined;
        const text = new TextDecoder();
        return text.decode(read.bytes) === text.decode((0,sync_record/* formatSyncRecord */.gR)(record)) ? read.etag : undefined;
    }
}

// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(3209);
// EXTERNAL MODULE: ./lib/index/format/file-headers.js
var file_headers = __webpack_require__(1094);
;// CONCATENATED MODULE: ./lib/sync/sync.js







/**
 * Uploads what a bucket lacks of an index: packages first, then the versions, then the lists, then the record of the commit. One run
 * writes at a time, and a bucket never goes back to an older commit. Throws INDEX_BUSY, STORE_REFUSED, and what the ports throw.
 */
async function syncIndex(options, dependencies) {
    const { bucket, index } = dependencies;
    const read = await readRecord(bucket);
    const head = await index.head();
    await refuseOlder(dependencies, read.record);
    if (isSynced(read.record, head, index) && !options.prune)
        return upToDate(bucket, head);
    if (options.dryRun)
        return new SyncRun(options, dependencies, read.record).plan();
    const claim = await claimBucket(dependencies, read, (record) => begun(record, head));
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
    const run = new SyncRun(options, dependencies, claim.before, claim);
    const report = await run.work();
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
function isSynced({ commit, pending, claim, site, profile }, head, index) {
    const { hasPages } = index;
    return (profile === index.profile &&
        head !== null &&
        commit === head &&
        pending.length === 0 &&
        claim === null &&
        (site === head || !hasPages));
}
function upToDate({ name }, commit) {
    return { status: 'unchanged', bucket: name, commit, isWhole: false, uploaded: [], gone: [], deleted: [] };
}
async function refuseOlder({ bucket, index }, record) {
    const { commit } = record;
    if (commit === null || commit === (await index.head()) || !(await index.isOlderThan(commit)))
        return;
    throw new error/* RegistryError */.gl('STORE_REFUSED', `the bucket ${(0,error/* quote */.hD)(bucket.name)} has the commit ${commit}, which is newer than this index or not in its history`, `fetch the index anew; if its branch was set back on purpose, delete ${bucket.name}/.module-registry/sync.json first, and every file is compared again`);
}
/** One run: what it finds, and what it does about it. */
class SyncRun {
    #options;
    #dependencies;
    #record;
    /** Absent for a dry run. */
    #claim;
    #uploaded = [];
    constructor(options, dependencies, record, claim) {
        this.#options = options;
        this.#dependencies = dependencies;
        this.#record = record;
        this.#claim = claim;
    }
    /** What a run would do. */
    async plan() {
        return this.#run(async (path) => void this.#uploaded.push(path));
    }
    async work() {
        const { bucket, index } = this.#dependencies;
        const report = await this.#run((path, file) => this.#upload(path, file));
        for (const [key, bytes] of await index.lastObjects())
            await bucket.put(key, bytes, { type: 'application/json', cacheControl: 'no-cache' });
        return report;
    }
    async #run(take) {
        const { bucket, index, log } = this.#dependencies;
        const isSamePart = this.#record.profile === index.profile;
        const known = this.#options.prune || !isSamePart ? undefined : (0,sync_record/* knownCommits */.mD)(this.#record);
        const files = await index.files(known, this.#options.prune);
        const changed = known && (await files.changedSince(known));
        const gone = changed === undefined ? await this.#whole(files, take) : await this.#part(files, changed, take);
        for (const path of gone)
            log.info(`${this.#options.prune ? 'delete' : 'gone'}    ${path}`);
        const deleted = this.#options.prune && !this.#options.dryRun ? await this.#prune(gone) : [];
        const status = this.#options.dryRun ? 'planned' : 'synced';
        const { commit } = files;
        const isWhole = changed === undefined;
        const uploaded = this.#uploaded.toSorted();
        return { status, bucket: bucket.name, commit, isWhole, uploaded, gone, deleted };
    }
    /** Compares every file with what the bucket has. Gives the objects that are no files of the index any more. */
    async #whole(files, take) {
        const stored = await this.#listed();
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
                const { path } = listed;
                await this.#withFile(files, listed, async (file) => {
                    if (!stored.has(path, file.md5))
                        await take(path, file);
                });
                done += 1;
                this.#dependencies.log.progress?.('files', done, total);
            });
        }
        return this.#foreign(own);
    }
    /** What the bucket has now, so that a run goes on where an earlier one was stopped. */
    async #listed() {
        const stored = new PathSet();
        let count = 0;
        for await (const objects of this.#dependencies.bucket.list('')) {
            for (const { key, etag } of objects)
                stored.add(key, etag);
            count += objects.length;
            this.#dependencies.log.progress?.('objects', count, undefined);
        }
        return stored;
    }
    /** Only `--prune` asks for them, as that lists the bucket once more. */
    async #foreign(own) {
        if (!this.#options.prune)
            return [];
        const { bucket, index } = this.#dependencies;
        const found = [];
        const withPages = index.hasPages;
        for await (const objects of bucket.list(''))
            found.push(...objects.flatMap(({ key }) => (!own.has(key) && isPrunable(key, withPages) ? [key] : [])));
        return found;
    }
    /** Uploads what changed. Gives the paths that the index has no more. */
    async #part(files, changed, take) {
        const gone = [];
        let done = 0;
        for (const step of STEPS) {
            const paths = [...changed].filter((path) => stepOf(path) === step);
            await (0,in_parallel/* eachInParallel */.U)(each([paths]), REQUESTS_AT_ONCE, async (path) => {
                const isThere = await this.#withFile(files, { path, isSpecial: false }, (file) => take(path, file));
                if (!isThere)
                    gone.push(path);
                done += 1;
                this.#dependencies.log.progress?.('files', done, changed.size);
            });
        }
        return gone.toSorted();
    }
    async #withFile(files, listed, work) {
        const file = await files.open(listed);
        if (file === undefined)
            return false;
        try {
            await work(file);
            return true;
        }
        finally {
            await file.close();
        }
    }
    async #upload(path, { content }) {
        this.#claim?.requireHeld();
        await this.#dependencies.bucket.put(path, content, {
            type: (0,file_headers/* fileType */.$A)(path),
            cacheControl: (0,file_headers/* formatCacheControl */.Jk)((0,file_headers/* fileCache */.HM)(path)),
            ...(this.#claim === undefined ? {} : { mayRepeat: this.#claim.isHeld }),
        });
        this.#uploaded.push(path);
    }
    async #prune(gone) {
        await (0,in_parallel/* eachInParallel */.U)(each([gone]), REQUESTS_AT_ONCE, async (path) => {
            this.#claim?.requireHeld();
            await this.#dependencies.bucket.remove(path);
        });
        return gone;
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

// EXTERNAL MODULE: ./lib/composition/bucket.js + 5 modules
var composition_bucket = __webpack_require__(9868);
// EXTERNAL MODULE: ./lib/composition/site.js
var site = __webpack_require__(5082);
;// CONCATENATED MODULE: ./lib/composition/sync.js




















/** Uploads an index to a bucket, as {@link syncIndex} says. */
async function syncToBucket(runtime, settings) {
    const { target, token, lease = DEFAULT_LEASE } = settings;
    const bucket = await (0,composition_bucket.openBucket)(runtime, settings.bucket);
    const opened = await (0,index_store/* openIndex */.b6)(runtime, { target, token, reading: 'all' });
    try {
        const profile = profileOf(settings);
        (0,site_profile/* refuseProfileWithoutClient */.ZE)(profile, await (0,site/* hostOf */.w)(await opened.index.open(), settings.hosting));
        const index = (0,site_profile/* hasPages */.jp)(profile)
            ? new PagedIndex(opened.index, { runtime, profile }, bucket)
            : new PlainIndex(opened.index, { runtime, profile });
        const { log } = runtime;
        return await syncIndex(settings, { bucket, clock, log, run: (0,external_node_crypto_.randomUUID)(), lease, index });
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
        const staged = new StagedSite(this.runtime.temporary, {
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
        const contents = new directory_contents/* DirectoryContents */.I(staged.root);
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
        return stored && (0,site_state/* parseSiteState */.A)(stored);
    }
    async #read(path) {
        const stored = await this.#bucket.get(path);
        return stored === undefined || stored === 'unchanged' ? undefined : stored.bytes;
    }
}
async function* withoutState(contents) {
    for await (const files of contents.list())
        yield files.filter(({ path }) => path !== site_state/* SITE_STATE_PATH */.m);
}
async function pathsOf(lists, removed) {
    const paths = new Set(removed);
    for await (const files of lists)
        for (const { path } of files)
            paths.add(path);
    return paths;
}

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/sync/sync-report.js


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

// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
;// CONCATENATED MODULE: ./lib/cli/sync.js




async function syncCommand(flags, runtime) {
    const { to, endpoint, region, site = false, prune = false, dryRun = false } = flags;
    const report = await syncToBucket(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
        token: (0,tokens/* indexToken */.gt)(runtime.environment),
        bucket: { url: to, endpoint, region },
        site,
        profile: flags.profile,
        hosting: flags.hosting,
        prune,
        dryRun,
    });
    return { json: report, text: formatSyncReport(report) };
}


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ fileType),
/* harmony export */   HM: () => (/* binding */ fileCache),
/* harmony export */   Jk: () => (/* binding */ formatCacheControl)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4587);

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
    return /(?:\/versions|index\.json)$/.test(path) ? _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST_SECONDS */ .pn : _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_SECONDS */ .Je;
}
/** The value of Cache-Control. */
function formatCacheControl(cache) {
    return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache}`;
}


/***/ }),

/***/ 3041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ SYNC_DIRECTORY),
/* harmony export */   E3: () => (/* binding */ SITE_STATE_KEY),
/* harmony export */   Q0: () => (/* binding */ parseSyncRecord),
/* harmony export */   gR: () => (/* binding */ formatSyncRecord),
/* harmony export */   iF: () => (/* binding */ NO_RECORD),
/* harmony export */   mD: () => (/* binding */ knownCommits),
/* harmony export */   sD: () => (/* binding */ RECORD_KEY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2689);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);



/** What a bucket says of itself: which commit of the index it has, and who is writing to it. */
const SYNC_DIRECTORY = '.module-registry/';
const RECORD_KEY = `${SYNC_DIRECTORY}sync.json`;
/** What the pages in the bucket were made from. */
const SITE_STATE_KEY = `${SYNC_DIRECTORY}site.json`;
const commit = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const syncRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    format: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** The commit whose files the bucket has; null where that is not known: every file is compared then. */
    commit: commit.nullable(),
    /** Commits of runs that did not end well: some of their files may be in the bucket. */
    pending: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(commit),
    /** The run that is writing now, and how often it has said so: with each renewal the record is another one. */
    claim: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), renewals: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullable(),
    /** The commit that the pages in the bucket were made from; null where there are none, or of a directory. */
    site: commit.nullable(),
    /** The part of the index that the bucket has; all of it where it is undefined. */
    profile: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
});
const NO_RECORD = { format: 1, commit: null, pending: [], claim: null, site: null };
/** Undefined for a record that this version does not know. */
function parseSyncRecord(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(syncRecord, bytes);
}
function formatSyncRecord(record) {
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(record));
}
/** The commits whose files may be in the bucket; undefined where that is not known. */
function knownCommits({ commit: synced, pending }) {
    return synced === null ? undefined : [...new Set([synced, ...pending])];
}


/***/ })

};
