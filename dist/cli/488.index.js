export const id = 488;
export const ids = [488,7815,196,3053];
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

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tn: () => (/* binding */ nextUrl),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   jF: () => (/* binding */ networkWeb)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7729);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8996);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(196);





/** The network, with the time limit of clients for each answer. */
function networkWeb(log, answerMs = _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .ANSWER_MS */ .Ki) {
    const transport = { ...(0,_transport_js__WEBPACK_IMPORTED_MODULE_3__.networkTransport)(log), idleMs: answerMs, totalMs: answerMs };
    return {
        async ask(request) {
            const { url, token, maxRedirects, maxBytes } = request;
            const headers = { ...request.headers, 'Accept-Encoding': 'gzip' };
            const authorization = token === undefined ? undefined : `Bearer ${token}`;
            try {
                const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes };
                const answer = await (0,_transport_js__WEBPACK_IMPORTED_MODULE_3__.follow)(get, transport, { maxRedirects, nextUrl });
                if (answer === undefined)
                    return failure('redirects', url, `redirects more than ${maxRedirects} times`);
                const bytes = decoded(answer, maxBytes);
                const { status } = answer;
                return { kind: 'answer', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes };
            }
            catch (error) {
                return failureOf(error, url);
            }
        },
    };
}
/** Where a response leads. As for clients, https may lead to http. */
function nextUrl({ status, headers, url }) {
    const location = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null)
        return undefined;
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
/** The failure of a request, as a result. Throws any other error. */
function failureOf(error, url) {
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_3__.Unreachable)
        return failure('unreachable', url, `cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(error.reason)}`);
    if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl && error.code === 'LIMIT_EXCEEDED')
        return failure('large', url, 'has more bytes than are read');
    throw error;
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding') !== 'gzip')
        return bytes;
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
}


/***/ }),

/***/ 4161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ MAX_CACHE_BYTES),
/* harmony export */   Gt: () => (/* binding */ UNDER_WAY_MS),
/* harmony export */   JH: () => (/* binding */ MIN_KEY_BYTES),
/* harmony export */   Oz: () => (/* binding */ HEADERS_MS),
/* harmony export */   Se: () => (/* binding */ LOG_WAIT_MS),
/* harmony export */   T9: () => (/* binding */ MAX_FAILURES),
/* harmony export */   XF: () => (/* binding */ SLICE_BYTES),
/* harmony export */   Zt: () => (/* binding */ REQUEST_MS),
/* harmony export */   bN: () => (/* binding */ MAX_LOGGED_LENGTH),
/* harmony export */   hl: () => (/* binding */ MAX_REASON_LENGTH),
/* harmony export */   kv: () => (/* binding */ REFUSED_MS),
/* harmony export */   l5: () => (/* binding */ TOKEN_POLL_MS),
/* harmony export */   lZ: () => (/* binding */ END_MS),
/* harmony export */   oL: () => (/* binding */ CHECK_MS),
/* harmony export */   rp: () => (/* binding */ CERTIFICATE_POLL_MS),
/* harmony export */   sc: () => (/* binding */ DRAIN_MS),
/* harmony export */   t5: () => (/* binding */ KEEP_ALIVE_MS),
/* harmony export */   te: () => (/* binding */ STALLED_MS),
/* harmony export */   u_: () => (/* binding */ LOG_BUFFER_BYTES),
/* harmony export */   xP: () => (/* binding */ SYNC_MS)
/* harmony export */ });
/** The command line and `serve`. */
/** Characters of --reason. A longer one is INVALID_INPUT. */
const MAX_REASON_LENGTH = 500;
/** Bytes of answers that `serve` keeps in memory. The ones that were asked for longest ago are made anew. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Time in which a reader takes not one byte. Then its connection is closed. */
const STALLED_MS = 60_000;
/** Bytes of a body that are handed to the system at once. More wait until the client has taken these. */
const SLICE_BYTES = 64 * 1024;
/** Time in which a client sends its headers. Then it is answered with 408. */
const HEADERS_MS = 10_000;
/** Time in which a client sends its request. Then it is answered with 408. */
const REQUEST_MS = 30_000;
/**
 * Time that an idle connection stays open: longer than in common load balancers, so that they close it first.
 */
const KEEP_ALIVE_MS = 65_000;
/** Time between two looks for connections whose time is over. */
const CHECK_MS = 1000;
/** Time that a connection stays open after an answer of 400, 408 or 431. Then it is closed, whatever its client does. */
const REFUSED_MS = 1000;
/** Time after SIGTERM in which new requests are answered, while `/readyz` is 503. Then new connections are refused. */
const DRAIN_MS = 5000;
/** Time that requests under way have after that, or after SIGINT. Then their connections are closed. */
const END_MS = 10_000;
/** Time between two looks at the requests that are under way at the end. */
const UNDER_WAY_MS = 20;
/** Time between two looks at the files of the certificate. */
const CERTIFICATE_POLL_MS = 1000;
/** Time between two looks at --token-file. */
const TOKEN_POLL_MS = 1000;
/** Bytes of the shortest signing key. A shorter one is INVALID_INPUT. */
const MIN_KEY_BYTES = 16;
/** Time between two reports of a worker about what it counted. */
const SYNC_MS = 200;
/** Failures of `serve` that are logged, each once. More are not. */
const MAX_FAILURES = 1000;
/** Time that a line of the access log waits for others. */
const LOG_WAIT_MS = 100;
/** Bytes of the access log that wait. Above it they are written at once. */
const LOG_BUFFER_BYTES = 64 * 1024;
/** Characters of a text from outside in the access log. A longer one is cut, and ends in "…". */
const MAX_LOGGED_LENGTH = 200;


/***/ }),

/***/ 7743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveCommand: () => (/* binding */ serveCommand)
});

// EXTERNAL MODULE: external "node:cluster"
var external_node_cluster_ = __webpack_require__(139);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/adapters/filesystem/limits.js
var limits = __webpack_require__(2905);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/downloads-file.js






const downloads_file_document = schemas/* strictObject */.rej({
    format: schemas/* literal */.euz(1),
    downloads: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int().nonnegative())),
});
/**
 * Download counts in memory, written to a file every few seconds and at the end. A crash never damages the file: a new one
 * is written beside it, synced and renamed.
 */
class DownloadsFile {
    #path;
    #log;
    #counts;
    #timer;
    #isChanged = false;
    #writing = Promise.resolve();
    constructor(path, counts, log) {
        this.#path = path;
        this.#counts = counts;
        this.#log = log;
        this.#timer = setInterval(() => void this.flush(), limits/* FLUSH_MS */.y$).unref();
    }
    /** Reads the file, or creates it. Throws INVALID_INPUT for a file that has no counts, and PERMISSION if it cannot write. */
    static async open(path, log) {
        const counts = await readCounts(path);
        await writeCounts(path, counts).catch((cause) => {
            throw new base_error/* RegistryError */.gl('PERMISSION', `${(0,base_error/* quote */.hD)(path)} cannot be written: ${(0,base_error/* messageOf */.bD)(cause)}`, 'use --downloads with a file in a directory that this user may write to', { cause });
        });
        return new DownloadsFile(path, counts, log);
    }
    of(address, version) {
        const versions = this.#counts.get(address);
        if (version !== undefined)
            return versions?.get(version) ?? 0;
        return [...(versions?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    }
    add(address, version) {
        const versions = this.#counts.get(address) ?? new Map();
        this.#counts.set(address, versions.set(version, (versions.get(version) ?? 0) + 1));
        this.#isChanged = true;
    }
    /** All counts are in the file when this ends. */
    flush() {
        this.#writing = this.#writing.then(() => this.#write());
        return this.#writing;
    }
    async close() {
        clearInterval(this.#timer);
        await this.flush();
    }
    async #write() {
        if (!this.#isChanged)
            return;
        this.#isChanged = false;
        try {
            await writeCounts(this.#path, this.#counts);
        }
        catch (error) {
            this.#isChanged = true;
            this.#log.warn(`the download counts cannot be written and stay in memory: ${(0,base_error/* messageOf */.bD)(error)}`);
        }
    }
}
async function readCounts(path) {
    const bytes = await (0,external_node_fs_promises_.readFile)(path).catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw invalid(path, (0,base_error/* messageOf */.bD)(error));
    });
    if (bytes === undefined)
        return new Map();
    const parsed = (0,schema/* parseJson */.qF)(downloads_file_document, bytes);
    if (parsed === undefined)
        throw invalid(path, 'its content is not what this tool writes');
    const modules = Object.entries(parsed.downloads);
    return new Map(modules.map(([address, versions]) => [address, new Map(Object.entries(versions))]));
}
function invalid(path, problem) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} holds no download counts: ${problem}`, 'use another file with --downloads, or delete this one to start again at 0');
}
async function writeCounts(path, counts) {
    const downloads = [...counts].map(([address, versions]) => [address, Object.fromEntries(versions)]);
    const aside = `${path}.new`;
    await (0,external_node_fs_promises_.writeFile)(aside, (0,json/* canonicalJson */.dj)({ format: 1, downloads: Object.fromEntries(downloads) }), {
        flush: true,
    });
    await (0,external_node_fs_promises_.rename)(aside, path);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/http/zlib-compressor.js


const compressWithGzip = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const compressWithBrotli = (0,external_node_util_.promisify)(external_node_zlib_.brotliCompress);
/** Its default of 11 takes a hundred times as long for a few percent. */
const BROTLI_QUALITY = 5;
const zlibCompressor = {
    compress: (encoding, bytes) => encoding === 'gzip'
        ? compressWithGzip(bytes)
        : compressWithBrotli(bytes, { params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

// EXTERNAL MODULE: ./lib/composition/once.js
var once = __webpack_require__(796);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/sync/sync-record.js
var sync_record = __webpack_require__(3041);
// EXTERNAL MODULE: ./lib/adapters/http/limits.js
var http_limits = __webpack_require__(8996);
;// CONCATENATED MODULE: ./lib/adapters/http/fetched-index.js






/**
 * An index that is read file by file, for a server. What `sync` has uploaded says which commit it is: as long as that is the same, a
 * file is asked for once. Without it, each `open` begins a new turn, in which a file is asked for again by its ETag. While the host
 * does not answer, what is known is given.
 */
class FetchedIndex {
    isCreatedByPublish = false;
    #files;
    #packages;
    #known = new bounded_map/* BoundedMap */.E(http_limits/* MAX_KEPT_BYTES */.iN);
    #turn = 0;
    #record;
    /** @param temporary directory for packages; its owner removes it */
    constructor(files, temporary) {
        this.#files = files;
        this.#packages = new PackageFiles(files, temporary);
    }
    async open() {
        const before = this.#record?.commit;
        await this.#readRecord();
        const commit = this.#record?.commit ?? null;
        if (commit === null || commit !== before)
            this.#turn += 1;
        const turn = this.#turn;
        return {
            exists: true,
            commit,
            read: async (paths) => {
                const read = await Promise.all(paths.map(async (path) => [path, await this.#read(path, turn)]));
                return new Map(read.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes]])));
            },
            locate: (path) => this.#packages.locate(path),
            list: notListed,
            listDirectory: notListed,
        };
    }
    commit() {
        throw new TypeError('an index that is fetched is only read');
    }
    async #readRecord() {
        const stored = await orUnreachable(this.#files.get(sync_record/* RECORD_KEY */.sD, this.#record?.etag));
        if (stored === 'unchanged')
            return;
        if (stored === undefined)
            this.#record = undefined;
        else
            this.#record = { etag: stored.etag, commit: (0,sync_record/* parseSyncRecord */.Q0)(stored.bytes)?.commit ?? null };
    }
    async #read(path, turn) {
        const known = this.#known.get(path);
        if (known !== undefined && known.turn >= turn)
            return known.bytes;
        try {
            const etag = known?.etag === '' ? undefined : known?.etag;
            const stored = await orUnreachable(this.#files.get(path, etag));
            if (stored === 'unchanged' && known !== undefined)
                this.#keep(path, { ...known, turn });
            else if (stored === undefined || stored === 'unchanged')
                this.#keep(path, { bytes: undefined, etag: '', turn });
            else
                this.#keep(path, { bytes: stored.bytes, etag: stored.etag, turn });
            return stored === 'unchanged' ? known?.bytes : stored?.bytes;
        }
        catch (error) {
            if (known?.bytes === undefined)
                throw error;
            return known.bytes;
        }
    }
    #keep(path, file) {
        this.#known.set(path, file, file.bytes?.length ?? 0);
    }
}
/** Only `serve` opens such an index, and it asks for names. */
function notListed() {
    throw new TypeError('an index that is fetched is not listed');
}
/** A store that cannot be read is an index that cannot be read. */
async function orUnreachable(read) {
    try {
        return await read;
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code === 'INVALID_INPUT')
            throw error;
        throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', error.message, error.hint, { cause: error });
    }
}
/** Packages on disk: they never change, so each is fetched once, as long as they fit. */
class PackageFiles {
    #files;
    #temporary;
    #located = new Map();
    #bytes = 0;
    constructor(files, temporary) {
        this.#files = files;
        this.#temporary = temporary;
    }
    async locate(path) {
        const known = this.#located.get(path);
        if (known !== undefined) {
            this.#located.delete(path);
            this.#located.set(path, known);
            return known;
        }
        const fetching = this.#fetch(path);
        this.#located.set(path, fetching);
        try {
            const located = await fetching;
            if (located === undefined)
                this.#located.delete(path);
            return located;
        }
        catch (error) {
            this.#located.delete(path);
            throw error;
        }
    }
    async #fetch(path) {
        const file = (0,external_node_path_.join)(await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(this.#temporary, 'package-')), 'module.zip');
        const handle = await (0,external_node_fs_promises_.open)(file, 'wx');
        let size = 0;
        try {
            const isThere = await orUnreachable(this.#files.download(path, async (chunk) => {
                await handle.appendFile(chunk);
                size += chunk.length;
            }));
            if (!isThere) {
                await (0,external_node_fs_promises_.rm)(file);
                return undefined;
            }
        }
        finally {
            await handle.close();
        }
        this.#bytes += size;
        void this.#removeOldest(path);
        return { file, size };
    }
    /** A file that is being sent stays readable after it is removed. */
    async #removeOldest(newest) {
        for (const [path, fetching] of this.#located) {
            if (this.#bytes <= http_limits/* MAX_PACKAGES_ON_DISK_BYTES */.hH || path === newest)
                return;
            this.#located.delete(path);
            const located = await fetching.catch(() => undefined);
            if (located === undefined)
                continue;
            this.#bytes -= located.size;
            await (0,external_node_fs_promises_.rm)(located.file, { force: true });
        }
    }
}
/** INDEX_UNREACHABLE for an answer of a web host that is neither the file nor 404. */
function refusedFile(url, problem, cause) {
    return new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the index at ${(0,base_error/* quote */.hD)(url)} does not answer: ${problem}`, 'use the URL of the folder with the files of the index, and allow this server to read them', { cause });
}

// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var transport = __webpack_require__(196);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(7729);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(7968);
;// CONCATENATED MODULE: ./lib/adapters/http/web-files.js





/** The files of an index on a web host. */
class WebFiles {
    name;
    #url;
    #transport;
    /** @param url without a slash at its end */
    constructor(url, transport) {
        this.name = (0,base_url/* printableUrl */.Zq)(url);
        this.#url = url;
        this.#transport = transport;
    }
    async get(path, knownEtag) {
        const headers = knownEtag === undefined ? {} : { 'If-None-Match': knownEtag };
        const answer = await this.#ask(path, headers);
        if (answer.status === 304)
            return 'unchanged';
        if (answer.status === 404)
            return undefined;
        return { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '', ageMs: 0 };
    }
    async download(path, into) {
        return (await this.#ask(path, {}, into)).status === 200;
    }
    async #ask(path, headers, into) {
        const url = `${this.#url}/${path}`;
        const maxBytes = into === undefined ? http_limits/* MAX_FETCHED_BYTES */.tX : Number.POSITIVE_INFINITY;
        const get = {
            method: 'GET',
            url: new URL(url),
            headers,
            authorization: undefined,
            maxBytes,
            into,
        };
        const rules = { maxRedirects: http_limits/* MAX_FILE_REDIRECTS */.Uy, nextUrl: web/* nextUrl */.Tn };
        const answer = await (0,transport.follow)(get, this.#transport, rules).catch((error) => {
            throw error instanceof transport.Unreachable ? refusedFile(url, error.reason, error) : error;
        });
        if (answer === undefined)
            throw refusedFile(url, 'it redirects too often');
        if ([200, 304, 404].includes(answer.status))
            return answer;
        throw refusedFile(url, `status ${answer.status}`);
    }
}

// EXTERNAL MODULE: ./lib/index/format/bucket.js
var bucket = __webpack_require__(7497);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(3908);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
;// CONCATENATED MODULE: ./lib/composition/served-index.js











const loadBucket = (0,once/* once */.O)(() => __webpack_require__.e(/* import() */ 9868).then(__webpack_require__.bind(__webpack_require__, 9868)));
/** The index that a server answers from. */
async function openServedIndex(runtime, { index, token, endpoint, region }) {
    if ((0,bucket/* isBucketUrl */.gp)(index)) {
        const { openBucket } = await loadBucket();
        const bucket = await openBucket(runtime, { url: index, endpoint, region });
        return fetched(new FetchedIndex(bucket, runtime.temporary));
    }
    const files = await staticRegistry(runtime, index);
    if (files !== undefined)
        return fetched(new FetchedIndex(files, runtime.temporary));
    return (0,index_store/* openIndex */.b6)(runtime, { target: (0,index_store/* indexTarget */.iR)(index), token, reading: 'copy' });
}
function fetched(index) {
    return { index, close: async () => { } };
}
const registry = schemas/* object */.Ikc({ format: schemas/* number */.aig() });
/** A URL is that of a Git repository or of a static registry: the latter has a `registry.json`. */
async function staticRegistry({ log }, index) {
    if (!/^https?:\/\//.test(index) || /\.git\/?$|#/.test(index))
        return undefined;
    const files = new WebFiles((0,registry_url/* parseRegistryUrl */.I)(index), (0,transport.networkTransport)(log));
    try {
        const found = await files.get(format_paths/* REGISTRY_PATH */.aA);
        const isRegistry = found !== undefined && found !== 'unchanged' && (0,schema/* parseJson */.qF)(registry, found.bytes);
        return isRegistry ? files : undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/index/format/file-headers.js
var file_headers = __webpack_require__(1094);
;// CONCATENATED MODULE: ./lib/server/limits.js
/** The registry HTTP API. */
/**
 * Characters of the shortest token in --token-file: 20 letters and digits at random are 119 bits. A shorter one is INVALID_INPUT.
 */
const MIN_TOKEN_LENGTH = 20;
/**
 * Time that a signed path is valid: long enough for a slow client to come to its packages. Later it is
 * answered with 401.
 */
const SIGNATURE_SECONDS = 600;
/** Time in which all signed paths are the same, so that answers can be cached. */
const TURN_SECONDS = 10;
/**
 * Bytes of the smallest body that is compressed. For a smaller one the headers would cost more than
 * compression saves.
 */
const MIN_COMPRESSED_BYTES = 1024;
/** Files of the catalog that are read at the same time. The rest waits. */
const READ_AT_ONCE = 8;
/**
 * Bytes of a cached body that is kept as text, which Node.js sends at once with its headers. A longer one is
 * kept as bytes.
 */
const MAX_STRING_BYTES = 16 * 1024;
/** Characters of a URL whose answer is cached. The answer of a longer one is made anew. */
const MAX_TARGET_LENGTH = 2048;
/** Characters of the path and query of a request. A longer URL is answered with 414. */
const MAX_URL_LENGTH = 2048;
/** Modules on a page of a list. A client asks for more with `limit`. */
const DEFAULT_LIMIT = 15;
/** Modules on the longest page of a list. A larger `limit` counts as this one. */
const MAX_LIMIT = 100;
/** The largest `offset`: no list is that long. A larger one counts as this one. */
const MAX_OFFSET = 1_000_000_000;
/**
 * Bytes of a package that is read into memory. A larger one is sent from where it lies: slow readers would
 * hold it in memory.
 */
const MAX_BODY_BYTES = 64 * 1024;
/** Time that an answer with download counts may be cached. */
const COUNTED_SECONDS = 60;
/** Time that the versions of a module may be cached. */
const VERSIONS_SECONDS = 60;
/** Time that the location of a package may be cached. */
const DOWNLOAD_SECONDS = 300;
/** Time that a page may be cached. */
const PAGE_SECONDS = 60;

;// CONCATENATED MODULE: ./lib/server/negotiation.js
/** What a request accepts. https://www.rfc-editor.org/rfc/rfc9110#name-content-negotiation */
function parseRanges(header) {
    return header.split(',').map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    });
}
/** True if the `Accept` header allows this media type. Without the header, every type is allowed. */
function acceptsType(accept, contentType) {
    if (accept === undefined || accept.trim() === '')
        return true;
    const type = contentType.split(';')[0]?.trim() ?? '';
    const names = [type, `${type.split('/')[0]}/*`, '*/*'];
    const ranges = parseRanges(accept);
    // The most specific range that matches decides.
    const found = names.map((name) => ranges.find((range) => range.name === name));
    return (found.find((range) => range !== undefined)?.weight ?? 0) > 0;
}
const ENCODINGS = ['br', 'gzip'];
/** The encoding of ours that `Accept-Encoding` prefers; undefined for none. */
function acceptedEncoding(acceptEncoding) {
    if (acceptEncoding === undefined)
        return undefined;
    const ranges = parseRanges(acceptEncoding);
    const weightOf = (name) => (ranges.find((range) => range.name === name) ?? ranges.find((range) => range.name === '*'))?.weight ?? 0;
    return ENCODINGS.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}
/** True if `If-None-Match` has this entity tag, strong or weak. */
function matchesEtag(ifNoneMatch, etag) {
    if (ifNoneMatch === undefined)
        return false;
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag);
}
/** Dependabot reads a location only from a 204. https://github.com/dependabot/dependabot-core */
function isDependabot(userAgent) {
    return /dependabot/i.test(userAgent ?? '');
}
/** OpenTofu has no `oci://` before 1.10. Its registry requests have the `User-Agent` `OpenTofu/1.9.4`. */
function isOldOpenTofu(userAgent) {
    return /^OpenTofu\/1\.\d(?!\d)/.test(userAgent ?? '');
}
/** A `User-Agent` in place of all that get the same answers; undefined for those that get the common ones. */
function agentKind(userAgent) {
    if (isDependabot(userAgent))
        return 'dependabot';
    return isOldOpenTofu(userAgent) ? 'OpenTofu/1.9' : undefined;
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
;// CONCATENATED MODULE: ./lib/server/routes/route.js



const JSON_TYPE = 'application/json';
const RETRY_LATER = { 'retry-after': '5' };
function jsonAnswer(body, cache) {
    return { status: 200, body, type: JSON_TYPE, cache };
}
/** Of modules with their download counts. */
function countedAnswer(body) {
    return { ...jsonAnswer(body, COUNTED_SECONDS), hasCounts: true };
}
/** The module address in the path; undefined if no module can have it. */
function addressIn({ parameters }) {
    const { namespace = '', name = '', system = '' } = parameters;
    const address = { namespace, name, system };
    return (0,module_address/* addressProblem */.cg)(address) === undefined ? address : undefined;
}
/** The version in the path; undefined if it is not a version. */
function versionIn({ parameters }) {
    const reading = (0,version/* readVersion */.$4)(parameters['version'] ?? '');
    return reading.ok ? reading.version : undefined;
}

;// CONCATENATED MODULE: ./lib/server/http-answer.js






/** Any page may read an answer, but no answer depends on the cookies of a page. */
const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' };
const COMPRESSED = /^(application\/(json|atom\+xml)|text\/)/;
const NO_BODY = new Uint8Array();
/** A refused or failed request as `{"errors":["…"]}`. The message quotes the request only where its status is 400. */
function failure(status, message, headers = {}) {
    const body = new TextEncoder().encode(JSON.stringify({ errors: [message] }));
    const own = {
        'content-type': JSON_TYPE,
        'content-length': String(body.length),
        'cache-control': 'no-store',
    };
    return { status, headers: { ...COMMON_HEADERS, ...own, ...headers }, body };
}
function notAcceptable() {
    return failure(406, 'the answer is of another type than the request accepts');
}
/** The answer for an error that a route threw. It does not reveal what went wrong inside. */
function failureOf(error) {
    if (error instanceof base_error/* RegistryError */.gl) {
        if (error.code === 'INVALID_INPUT')
            return failure(400, error.message);
        if (error.code === 'INDEX_UNREACHABLE' || error.code === 'PERMISSION')
            return failure(503, 'the index does not answer', RETRY_LATER);
    }
    return failure(500, 'the index could not be read');
}
/** The route's answer in the form that this request accepts: compressed, 304 or 406. */
async function negotiate({ headers: accepted }, answer, { compressor, isPrivate }) {
    const { status, type = '' } = answer;
    if (type !== '' && !acceptsType(accepted.accept, type))
        return notAcceptable();
    const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body;
    const mayCompress = compressor !== undefined && COMPRESSED.test(type) && bytes.length >= MIN_COMPRESSED_BYTES;
    const encoding = mayCompress ? acceptedEncoding(accepted['accept-encoding']) : undefined;
    const vary = [answer.headers?.['vary'] ?? [], mayCompress ? 'Accept-Encoding' : []].flat();
    const headers = {
        ...COMMON_HEADERS,
        ...answer.headers,
        'cache-control': cacheControl(answer.cache, isPrivate),
        ...(type === '' ? {} : { 'content-type': type }),
        ...(vary.length === 0 ? {} : { vary: vary.join(', ') }),
    };
    const sized = bytes.length === 0 ? headers : { ...headers, 'content-length': String(bytes.length) };
    if (status !== 200)
        return { status, headers: sized, body: bytes };
    const etag = etagOf(answer, bytes, encoding);
    if (matchesEtag(accepted['if-none-match'], etag))
        return { status: 304, headers: { ...headers, etag }, body: NO_BODY };
    if (answer.file !== undefined) {
        const { file, size: length } = answer.file;
        return {
            status,
            headers: { ...headers, etag, 'content-length': String(length) },
            body: NO_BODY,
            file: { file, start: 0, length },
        };
    }
    const body = encoding === undefined || compressor === undefined ? bytes : await compressor.compress(encoding, bytes);
    const encoded = encoding === undefined ? {} : { 'content-encoding': encoding };
    return { status, headers: { ...headers, etag, ...encoded, 'content-length': String(body.length) }, body };
}
function cacheControl(cache, isPrivate) {
    if (isPrivate)
        return 'private, no-store';
    if (cache === 'none')
        return 'no-store';
    return (0,file_headers/* formatCacheControl */.Jk)(cache);
}
/** The digest of the content, so that every server of one index gives the same tag. Each encoding has its own. */
function etagOf({ digest }, bytes, encoding) {
    const hex = digest ?? (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    return `"${hex.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`;
}

;// CONCATENATED MODULE: ./lib/server/auth/signed-path.js


/** The ten seconds in which all signatures expire at the same time, so that an answer with one can be given again. */
function signingTurn(now) {
    const start = now - (now % TURN_SECONDS);
    return { start, end: start + TURN_SECONDS };
}
/** `expires=…&signature=…`, the query that gives the right to fetch one path until `expires`, in Unix seconds. */
function signPath(key, path, expires) {
    return `expires=${expires}&signature=${signatureOf(key, path, String(expires))}`;
}
/** True if the query has one valid signature for this path that has not expired. Compares in constant time. */
function isSignedPath(key, path, query, now) {
    const [expires, more] = query.getAll('expires');
    const [signature, again] = query.getAll('signature');
    if (expires === undefined || signature === undefined || more !== undefined || again !== undefined)
        return false;
    if (!/^\d{1,15}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature))
        return false;
    const isRight = (0,external_node_crypto_.timingSafeEqual)(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(key, path, expires), 'hex'));
    return isRight && Number(expires) >= now;
}
function signatureOf(key, path, expires) {
    return (0,external_node_crypto_.createHmac)('sha256', key).update(`${path}\n${expires}`).digest('hex');
}

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/server/auth/tokens.js




const PAIR = 'write one pair on each line: name token';
const LONGER = 'make the token with `openssl rand -hex 32`';
/**
 * Parses a token file: one `name token` pair on each line; blank lines and lines that begin with `#` are skipped. A token may
 * stand as `sha256:` and its digest in hex. A name may have several tokens. Throws INVALID_INPUT with the line's number, and
 * without any token in the message.
 */
function parseTokens(text) {
    const lines = text.split(/\r?\n/).map((line, at) => ({ fields: line.trim().split(/\s+/), at: at + 1 }));
    const pairs = lines.filter(({ fields: [first = ''] }) => first !== '' && !first.startsWith('#'));
    if (pairs.length === 0)
        throw tokens_invalid('the token file has no token');
    const byDigest = new Map();
    return pairs.map(({ fields, at }) => {
        const where = `line ${at} of the token file`;
        const token = parsePair(fields, where);
        const known = byDigest.get(token.digest.join());
        if (known !== undefined)
            throw tokens_invalid(`${where} has the token of line ${known} again`);
        byDigest.set(token.digest.join(), at);
        return token;
    });
}
function parsePair(fields, where) {
    const [name = '', token = ''] = fields;
    if (fields.length !== 2)
        throw tokens_invalid(`${where} has ${(0,count/* counted */.h)(fields.length, 'word')} instead of 2`);
    if (!/^[\w.@-]+$/.test(name))
        throw tokens_invalid(`${where} has the name ${(0,base_error/* quote */.hD)(name)}, which is not made of letters, digits and . _ @ - alone`);
    if (/[^\x21-\x7e]/.test(token))
        throw tokens_invalid(`${where} has a token with a character that is not allowed in a header`);
    if (token.startsWith('sha256:'))
        return { name, digest: parseDigest(token, where) };
    if (token.length < MIN_TOKEN_LENGTH)
        throw tokens_invalid(`${where} has a token of ${(0,count/* counted */.h)(token.length, 'character')}, fewer than ${MIN_TOKEN_LENGTH}`, LONGER);
    return { name, digest: digestOf(token) };
}
function parseDigest(token, where) {
    const [, hex] = /^sha256:([0-9a-f]{64})$/i.exec(token) ?? [];
    if (hex !== undefined)
        return Buffer.from(hex, 'hex');
    const hint = `${LONGER}, and its digest with \`printf %s "$TOKEN" | sha256sum\``;
    throw tokens_invalid(`${where} has a digest that is not sha256: and 64 hex digits`, hint);
}
function tokens_invalid(problem, hint = PAIR) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', problem, hint);
}
/**
 * The consumer whose token this `Authorization` header has: as a bearer token, or as the password of Basic authentication,
 * which is how `.netrc` sends it. Undefined if the token is not valid. Takes the same time for wrong and right tokens.
 */
function consumerOf(header, tokens) {
    const sent = digestOf(tokenIn(header ?? ''));
    const found = tokens.filter(({ digest }) => (0,external_node_crypto_.timingSafeEqual)(digest, sent));
    return found[0]?.name;
}
function tokenIn(header) {
    const [, scheme = '', credentials = ''] = /^(\w+) +(\S+) *$/.exec(header) ?? [];
    if (scheme.toLowerCase() === 'bearer')
        return credentials;
    if (scheme.toLowerCase() !== 'basic')
        return '';
    const text = Buffer.from(credentials, 'base64').toString();
    return text.slice(text.indexOf(':') + 1);
}
function digestOf(token) {
    return (0,external_node_crypto_.createHash)('sha256').update(token).digest();
}

;// CONCATENATED MODULE: ./lib/server/auth/authenticator.js




/** Clients ask for discovery before they know of tokens; monitoring has none. */
const OPEN_PATH = /^\/(\.well-known\/terraform\.json|healthz|readyz)$/;
const PACKAGE_PATH = /\/module\.zip$/;
const CHALLENGES = 'Bearer realm="module-registry", Basic realm="module-registry", charset="UTF-8"';
/**
 * Who may have an answer that was made for another request: anybody in a public registry, which has no `tokens`, and else the
 * consumer whose token the request has. Undefined: `authenticate` decides.
 */
function admit({ target, headers }, tokens) {
    if (tokens === undefined || OPEN_PATH.test(target))
        return { consumer: undefined };
    const consumer = consumerOf(headers.authorization, tokens);
    return consumer === undefined ? undefined : { consumer };
}
/** Allows the requests that have a valid token, and requests for packages that have a signed path. */
class Authenticator {
    #credentials;
    constructor(credentials) {
        this.#credentials = credentials;
    }
    authenticate(request, { pathname, searchParams }, now) {
        if (OPEN_PATH.test(pathname))
            return { isPrivate: false };
        const header = request.headers.authorization;
        const consumer = consumerOf(header, this.#credentials.tokens());
        if (consumer !== undefined)
            return { isPrivate: true, consumer };
        const isPackage = PACKAGE_PATH.test(pathname);
        if (isPackage && isSignedPath(this.#credentials.signingKey, pathname, searchParams, now))
            return { isPrivate: true };
        const isStale = isPackage && searchParams.has('signature');
        const message = isStale ? 'the signature is wrong, or too old' : 'a token of this registry is needed';
        return { refusal: failure(401, message, { 'www-authenticate': CHALLENGES }) };
    }
    /** Adds the right to fetch `path`, the absolute path of a package in the index, to the location of that package. */
    signer(path, now) {
        const signature = signPath(this.#credentials.signingKey, path, signingTurn(now).start + SIGNATURE_SECONDS);
        return (location) => (location.startsWith('./') ? `${location}&${signature}` : location);
    }
}

;// CONCATENATED MODULE: ./lib/server/http-message.js
/** Request headers that an answer may depend on. */
const REQUEST_HEADERS = [
    'accept',
    'accept-encoding',
    'access-control-request-method',
    'authorization',
    'if-none-match',
    'user-agent',
];
/** Takes the headers that answers depend on, and no others. */
function pickHeaders(read) {
    return Object.fromEntries(REQUEST_HEADERS.map((name) => [name, read(name) ?? undefined]));
}
/** The target without scheme and host, with which a proxy may ask. https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function originForm(target) {
    return target.replace(/^https?:\/\/[^/?#]+\/?/i, '/');
}
/**
 * The target with the letters and digits of its path as themselves: they mean the same when they are escaped.
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
function plainTarget(target) {
    const [path = ''] = target.split('?', 1);
    const plain = path.replace(/%(3\d|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/gi, (each) => decodeURIComponent(each));
    return `${plain}${target.slice(path.length)}`;
}

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(4415);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(4946);
// EXTERNAL MODULE: ./lib/search/limits.js
var search_limits = __webpack_require__(6057);
;// CONCATENATED MODULE: ./lib/search/near-words.js

/** The terms as they are, but with near words for what no module has. Phrases in quotes are meant as they are written. */
function correctTerms(terms, vocabulary) {
    let corrected = 0;
    const nearTo = (word, isOpen) => {
        if (vocabulary.has(word, isOpen) || word.length < search_limits/* MIN_NEAR_LENGTH */.Vn || corrected >= search_limits/* MAX_CORRECTED_WORDS */.TS)
            return [];
        corrected += 1;
        return nearWords(word, vocabulary.words());
    };
    return terms.map((term) => {
        const { words, isOpen } = term;
        if (words.length === 1) {
            const near = isOpen ? words.flatMap((word) => nearTo(word, true)) : [];
            return near.length === 0 ? term : { ...term, near };
        }
        const last = words.length - 1;
        return isOpen ? { ...term, words: words.map((word, at) => nearTo(word, at === last)[0] ?? word) } : term;
    });
}
/** The words that differ by one letter that is missing, added, another or swapped; long ones by two. The nearest first. */
function nearWords(word, vocabulary) {
    const most = word.length >= search_limits/* TWO_MISTAKES_LENGTH */.WY ? 2 : 1;
    const found = [];
    for (const each of vocabulary) {
        const mistakes = distance(word, each, most);
        if (mistakes <= most)
            found.push({ word: each, mistakes });
    }
    return found
        .sort((a, b) => a.mistakes - b.mistakes || (a.word < b.word ? -1 : 1))
        .slice(0, search_limits/* MAX_NEAR_WORDS */.Wp)
        .map((each) => each.word);
}
/** The optimal string alignment distance; more than `most` where it is that far. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function distance(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return most + 1;
    let before = [];
    let above = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let row = 1; row <= a.length; row += 1) {
        const line = [row];
        for (let at = 1; at <= b.length; at += 1) {
            const differs = a[row - 1] === b[at - 1] ? 0 : 1;
            const [left = 0, up = 0, corner = 0] = [line[at - 1], above[at], above[at - 1]];
            const isSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
            const swapped = isSwapped ? (before[at - 2] ?? most) + 1 : most + 1;
            line.push(Math.min(left + 1, up + 1, corner + differs, swapped));
        }
        if (Math.min(...line) > most)
            return most + 1;
        before = above;
        above = line;
    }
    return above[b.length] ?? most + 1;
}

// EXTERNAL MODULE: ./lib/search/word-index.js
var word_index = __webpack_require__(3452);
;// CONCATENATED MODULE: ./lib/server/search/catalog.js





const catalog_text = schemas/* string */.YjP();
const catalogModule = schemas/* object */.Ikc({
    id: catalog_text,
    owner: catalog_text,
    namespace: catalog_text,
    name: catalog_text,
    version: catalog_text,
    provider: catalog_text,
    description: catalog_text,
    source: catalog_text,
    published_at: catalog_text,
    updated_at: catalog_text,
    inputs: schemas/* array */.YOg(catalog_text).optional(),
    outputs: schemas/* array */.YOg(catalog_text).optional(),
    resources: schemas/* array */.YOg(catalog_text).optional(),
    dependencies: schemas/* array */.YOg(catalog_text).optional(),
});
/** A file that has become too large has the bytes below each of the next hex digits instead of modules. */
const catalogFile = schemas/* looseObject */._H3({
    modules: schemas/* array */.YOg(catalogModule).optional(),
    children: schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[0-9a-f]$/), schemas/* number */.aig()).optional(),
})
    .refine(({ modules, children }) => modules !== undefined || children !== undefined);
/** Parses a file of `catalog/`: some modules, or the hex digits of the files that have them. Throws INDEX_INVALID. */
function parseCatalogShard(path, bytes) {
    const { modules: parsed = [], children = {} } = parseCatalogFile(path, bytes);
    const searched = parsed.map(searchedText);
    return {
        modules: parsed.map(withoutNames),
        words: (0,word_index/* indexWords */.ey)(searched),
        children: Object.keys(children),
    };
}
/** The text of an entry of the catalog that searches read. */
function searchedText({ inputs = [], outputs = [], resources = [], ...module }) {
    const { name, description } = module;
    return { name, address: addressOf(module), description, names: [...inputs, ...outputs, ...resources] };
}
/** Parses the list of one module name, which needs no index of words. Throws INDEX_INVALID. */
function parseCatalogModules(path, bytes) {
    return (parseCatalogFile(path, bytes).modules ?? []).map(withoutNames);
}
function withoutNames({ inputs: _, outputs: __, resources: ___, ...module }) {
    return module;
}
function parseCatalogFile(path, bytes) {
    try {
        return (0,documents/* parseDocument */.Tp)(catalogFile, path, bytes);
    }
    catch (cause) {
        throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild every derived file', { cause });
    }
}
function catalogOf(shards) {
    const modules = newestFirst(shards.flatMap((shard) => shard.modules));
    const positions = new Map(modules.map((module, position) => [module, position]));
    return {
        modules,
        shards: shards.map((shard) => ({
            ...shard,
            positions: Uint32Array.from(shard.modules, (module) => Number(positions.get(module))),
        })),
    };
}
/** By commit, then by address. Dates are compared as numbers: as texts they take several times as long. */
function newestFirst(modules) {
    return modules
        .map((module) => ({ module, time: Date.parse(module.updated_at) || 0 }))
        .sort((a, b) => b.time - a.time || (addressOf(a.module) < addressOf(b.module) ? -1 : 1))
        .map(({ module }) => module);
}
function addressOf({ namespace, name, provider }) {
    return `${namespace}/${name}/${provider}`;
}
const MAX_SCORE = 0xffff;
/** The best `count` matches, best first; equal ones in the order of lists. Words that no module has stand for near ones. */
function searchCatalog(catalog, wanted, { filter, count }) {
    const { modules, shards } = catalog;
    if (wanted.length === 0)
        return [];
    const terms = correctTerms(wanted, vocabularyOf(catalog));
    const ranks = [];
    for (const shard of shards) {
        const scores = (0,word_index/* scoreModules */.an)(shard.words, terms);
        shard.modules.forEach((module, at) => {
            const score = (0,word_index/* numberAt */.tk)(scores, at);
            // One number for both, as numbers are sorted fastest: the higher score first, then the lower position.
            if (score > 0 && filter(module))
                ranks.push((MAX_SCORE - score) * modules.length + (0,word_index/* numberAt */.tk)(shard.positions, at));
        });
    }
    const best = Float64Array.from(ranks).sort().slice(0, count);
    return [...best].flatMap((rank) => modules[rank % modules.length] ?? []);
}
/** Of each catalog in which a word was missing. */
const wordsOfCatalogs = new WeakMap();
function vocabularyOf(catalog) {
    return {
        has: (word, isOpen) => catalog.shards.some(({ words }) => (0,word_index/* hasWord */.Vf)(words, word, isOpen)),
        words: () => {
            const known = wordsOfCatalogs.get(catalog);
            if (known !== undefined)
                return known;
            const words = new Set();
            for (const shard of catalog.shards)
                for (const word of shard.words.words)
                    words.add(word);
            wordsOfCatalogs.set(catalog, words);
            return words;
        },
    };
}

;// CONCATENATED MODULE: ./lib/server/index-documents.js






/**
 * The documents that the server reads from one snapshot of the index. Each function gives undefined for a document that is
 * not there, and throws INDEX_INVALID for one that cannot be parsed and INDEX_UNREACHABLE where the index cannot be read.
 */
async function readModule(reader, address) {
    const path = (0,format_paths/* modulePath */.Mw)(address, 'module.json');
    const bytes = await reader.read(path);
    if (bytes === undefined || isOtherSpelling(bytes, address))
        return undefined;
    return (0,documents/* parseModuleDocument */.xK)(path, bytes);
}
/** A yanked version is found too: its directory stays. */
async function readRelease(reader, address, version) {
    const path = (0,format_paths/* versionPath */.qW)(address, version, 'release.json');
    const bytes = await reader.read(path);
    if (bytes === undefined || isOtherSpelling(bytes, address))
        return undefined;
    return (0,documents/* parseReleaseDocument */.k1)(path, bytes);
}
/** A file system may ignore letter case; an address has exactly one spelling. */
function isOtherSpelling(bytes, address) {
    const [, written = ''] = /"address":\s*"([^"]*)"/.exec(new TextDecoder().decode(bytes)) ?? [];
    const own = (0,module_address/* formatModuleAddress */.wc)(address);
    return written !== own && written.toLowerCase() === own.toLowerCase();
}
async function readInterface(reader, release) {
    const paths = (0,interface_document/* interfacePaths */.Er)(release.address, release.version);
    const files = new Map(await Promise.all(paths.map(async (path) => [path, await reader.read(path)])));
    return (0,interface_document/* parseInterfaceFiles */.MI)(release, (path) => files.get(path));
}
/** Requirements by version, for those that were published with their interface: one read, whatever the number of versions. */
async function readRequirements(reader, module) {
    const path = (0,format_paths/* modulePath */.Mw)(module.address, 'versions.json');
    const requirements = (0,versions_document/* parseRequirements */.Ez)(path, await reader.read(path));
    return new Map([...requirements].flatMap(([version, each]) => (each === null ? [] : [[version, each]])));
}
/** The latest version of each system of a module name, ordered by address. */
async function readSystems(reader, name) {
    const path = (0,format_paths/* nameListPath */.zx)({ ...name, system: '' });
    const bytes = await reader.read(path);
    if (bytes === undefined)
        return undefined;
    const modules = parseCatalogModules(path, bytes).filter((module) => module.namespace === name.namespace && module.name === name.name);
    return modules.length === 0 ? undefined : modules;
}
/** The namespaces that `registry.json` marks as verified. */
async function readVerified(reader) {
    const bytes = await reader.read(format_paths/* REGISTRY_PATH */.aA);
    return new Set(bytes === undefined ? [] : (0,documents/* parseRegistryDocument */.U6)(format_paths/* REGISTRY_PATH */.aA, bytes).verified);
}

;// CONCATENATED MODULE: ./lib/server/routes/file-routes.js




/** A file of the index as it is: discovery, packages, pages. */
const answerFile = async (request) => {
    const { reader } = request;
    const path = request.path === '/' ? 'index.html' : request.path.slice(1);
    const zip = (0,format_paths/* versionOfZip */.rJ)(path);
    if (zip !== undefined)
        return answerPackage(reader, path, await readRelease(reader, zip.address, zip.version));
    const body = await reader.read(path);
    return body && { status: 200, body, type: (0,file_headers/* fileType */.$A)(path), cache: (0,file_headers/* fileCache */.HM)(path) };
};
async function answerPackage(reader, path, release) {
    const { size = 0, digest } = release?.package ?? {};
    const answer = {
        status: 200,
        type: (0,file_headers/* fileType */.$A)(path),
        cache: 'immutable',
        headers: { 'accept-ranges': 'bytes' },
        ...(digest === undefined ? {} : { digest: digest.slice('sha256:'.length) }),
    };
    if (size > MAX_BODY_BYTES && reader.locate !== undefined) {
        const file = await reader.locate(path);
        return file && { ...answer, body: '', file };
    }
    const body = await reader.read(path);
    return body && { ...answer, body };
}

// EXTERNAL MODULE: ./lib/search/search-terms.js
var search_terms = __webpack_require__(2859);
;// CONCATENATED MODULE: ./lib/server/routes/list-routes.js







/**
 * Lists of the registry HTTP API. A wrong `limit` or `offset` is INVALID_INPUT, and so is a search for no words.
 * https://developer.hashicorp.com/terraform/registry/api-docs#list-modules
 */
const answerList = async (request) => {
    const { modules } = await request.catalog();
    return answerPage(request, filtersOf(request), (allows) => modules.filter(allows));
};
/** The modules that match `q`, best match first. */
const answerSearch = async (request) => {
    const catalog = await request.catalog();
    return answerPage(request, filtersOf(request), (filter, count) => searchCatalog(catalog, (0,search_terms/* parseSearch */.K)(request.query.get('q')), { filter, count }));
};
/** 404 for a namespace without modules, as on a static host. */
const answerNamespace = async (request) => {
    const { namespace } = request.parameters;
    const catalog = await request.catalog();
    const modules = catalog.modules.filter((module) => module.namespace === namespace);
    if (modules.length === 0)
        return undefined;
    const { namespace: _, ...filters } = filtersOf(request);
    return answerPage(request, filters, (allows) => modules.filter(allows));
};
/** The latest version for every system. */
const answerName = async (request) => {
    const { namespace = '', name = '' } = request.parameters;
    const systems = await readSystems(request.reader, { namespace, name });
    return systems && answerPage(request, {}, () => systems);
};
function filtersOf({ query }) {
    const names = ['q', 'namespace', 'provider', 'verified'];
    return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value));
}
/** One page of the modules that `find` gives: all that `allows` is true for, in order, or the first `count` of them. */
async function answerPage(request, filters, find) {
    const { path, query, reader, downloads } = request;
    const verified = await readVerified(reader);
    const page = parsePage(query);
    const end = page.offset + page.limit;
    // A `verified` other than `true` does not filter.
    const allows = ({ namespace, provider }) => namespace === (filters['namespace'] ?? namespace) &&
        provider === (filters['provider'] ?? provider) &&
        (filters['verified'] !== 'true' || verified.has(namespace));
    const found = find(allows, end + 1);
    const modules = found.slice(page.offset, end).map((module) => {
        const { updated_at: _, dependencies: __, ...listed } = module;
        const count = downloads?.of(addressOf(module)) ?? 0;
        return { ...listed, verified: verified.has(module.namespace), downloads: count };
    });
    const meta = pageMeta(page, { path, filters, found: found.length });
    return countedAnswer((0,json/* compactJson */.Ar)({ meta, modules }));
}
/** Throws INVALID_INPUT for a `limit` or `offset` that is not a whole number. A limit over the maximum is lowered to it. */
function parsePage(query) {
    const offset = wholeNumber(query, 'offset', 0) ?? 0;
    const limit = wholeNumber(query, 'limit', 1) ?? DEFAULT_LIMIT;
    return { offset: Math.min(offset, MAX_OFFSET), limit: Math.min(limit, MAX_LIMIT) };
}
function wholeNumber(query, name, least) {
    const text = query.get(name);
    if (text === null || text === '')
        return undefined;
    if (/^\d+$/.test(text) && Number(text) >= least)
        return Number(text);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${name} is ${(0,base_error/* quote */.hD)(text)}, but must be a whole number from ${least}`, `leave it out, or write ${name}=${least === 0 ? 0 : DEFAULT_LIMIT}`);
}
/** `meta` of the list at the absolute `path`. `found` counts its items, at least as far as the first one behind this page. */
function pageMeta({ offset, limit }, { path, filters, found }) {
    const urlAt = (at) => `${path}?${new URLSearchParams({ limit: String(limit), offset: String(at), ...filters })}`;
    const next = offset + limit;
    // Behind the end, the previous page is the last one that has items.
    const previous = Math.max(0, Math.min(offset, found) - limit);
    return {
        limit,
        current_offset: offset,
        ...(found > next ? { next_offset: next, next_url: urlAt(next) } : {}),
        ...(offset > 0 ? { prev_offset: previous, prev_url: urlAt(previous) } : {}),
    };
}

// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(4268);
;// CONCATENATED MODULE: ./lib/server/routes/module-routes.js






/** Details of a module. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */
const answerLatest = async (request) => {
    const address = addressIn(request);
    const module = address && (await readModule(request.reader, address));
    const latest = module && (0,module_list/* latestOf */.Te)(module);
    return module && latest && answerDetails(request, module, latest);
};
const answerVersion = async (request) => {
    const [address, version] = [addressIn(request), versionIn(request)];
    const module = address && (await readModule(request.reader, address));
    return module && version && answerDetails(request, module, version);
};
async function answerDetails(request, module, version) {
    const { reader, downloads } = request;
    const release = await readRelease(reader, module.address, version);
    if (release === undefined)
        return undefined;
    const [moduleInterface, systems = [], verified] = await Promise.all([
        readInterface(reader, release),
        readSystems(reader, module.address),
        readVerified(reader),
    ]);
    const details = (0,module_details/* renderDetails */.PL)(release, moduleInterface, {
        verified: verified.has(module.address.namespace),
        downloads: downloads?.of((0,module_address/* formatModuleAddress */.wc)(module.address), version) ?? 0,
        versions: (0,documents/* listedVersions */.f3)(module),
        providers: systems.map(({ provider }) => provider),
        deprecation: (0,module_details/* deprecationJson */.tH)(module, version),
    });
    return countedAnswer(details);
}

;// CONCATENATED MODULE: ./lib/server/routes/monitoring-routes.js


/** `/healthz`: the process lives. */
const answerHealth = async ({ health }) => healthAnswer(await health(), false);
/** `/readyz`: the server can answer requests. */
const answerReady = async ({ health: look, isEnding }) => {
    const health = await look();
    return healthAnswer(health, isEnding() || isGone(health));
};
/** `/metrics`, for Prometheus. https://prometheus.io/docs/instrumenting/exposition_formats/ */
const answerMetrics = async ({ metrics }) => metrics && {
    status: 200,
    body: metrics.render(),
    type: 'text/plain; version=0.0.4; charset=utf-8',
    cache: 'none',
};
/** An index that cannot be read, and of which not all can be served meanwhile. */
function isGone(health) {
    return health?.problem !== undefined && !health.isLasting;
}
/** The status is `stale` while the index cannot be read and the last good snapshot is served. */
function healthAnswer(health, isDown) {
    const { commit = null, problem = null, checkedAt = 0 } = health ?? {};
    const looked_at = new Date(checkedAt * 1000).toISOString();
    const index = health === undefined ? null : { commit, looked_at, problem };
    const status = problem === null ? 'ok' : 'stale';
    const answer = jsonAnswer((0,json/* canonicalJson */.dj)({ status: isDown ? 'down' : status, index }), 'none');
    return isDown ? { ...answer, status: 503, headers: RETRY_LATER } : answer;
}

;// CONCATENATED MODULE: ./lib/server/routes/page-routes.js


/** The website. A server without a renderer has the front page of the index alone. */
const page_routes_answerPage = async (request) => {
    const { pages, path, reader, catalog } = request;
    if (pages === undefined)
        return path === '/' || !path.endsWith('/') ? answerFile(request) : undefined;
    const sources = { read: reader.read, modules: async () => (await catalog()).modules };
    const wanted = path.slice(1);
    const page = await pages.render(wanted, sources);
    if (page.isFound || wanted.endsWith('/') || wanted.startsWith('assets/'))
        return answerOf(page);
    // Links of a page are relative to its directory.
    const directory = await pages.render(`${wanted}/`, sources);
    return directory.isFound ? redirect(`${path}/`) : answerOf(page);
};
function answerOf({ isFound, body, type, isImmutable, headers }) {
    if (!isFound)
        return { status: 404, body, type, headers, cache: 'none' };
    return { status: 200, body, type, headers, cache: isImmutable ? 'immutable' : PAGE_SECONDS };
}
function redirect(location) {
    return { status: 302, body: '', cache: PAGE_SECONDS, headers: { location } };
}

// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(7719);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(3467);
;// CONCATENATED MODULE: ./lib/server/routes/protocol-routes.js









/** The module registry protocol. https://opentofu.org/docs/internals/module-registry-protocol/ */
const answerVersions = async (request) => {
    const address = addressIn(request);
    const module = address && (await readModule(request.reader, address));
    if (module === undefined)
        return undefined;
    const body = (0,protocol/* renderVersions */.Ku)(module, await request.requirements(module));
    return jsonAnswer(body, VERSIONS_SECONDS);
};
/** OpenTofu reads the location from the body, Terraform from the header: the first package that each can read. */
const answerDownload = async (request) => {
    const [address, version] = [addressIn(request), versionIn(request)];
    if (address === undefined || version === undefined)
        return undefined;
    const release = await readRelease(request.reader, address, version);
    if (release === undefined)
        return undefined;
    const sign = request.signer?.(`/${(0,format_paths/* versionPath */.qW)(address, version, 'module.zip')}`);
    const readable = (0,protocol/* terraformLocation */.Qj)(release);
    const location = readable === undefined ? undefined : (sign?.(readable) ?? readable);
    const body = (0,protocol/* renderDownload */.xc)(release, { sign, readsOci: !isOldOpenTofu(request.userAgent) });
    const answer = {
        ...jsonAnswer(body, DOWNLOAD_SECONDS),
        headers: { vary: 'User-Agent', ...(location === undefined ? {} : { 'x-terraform-get': location }) },
        isSigned: sign !== undefined,
        download: { address: (0,module_address/* formatModuleAddress */.wc)(address), version },
    };
    if (location === undefined || !isDependabot(request.userAgent))
        return answer;
    const { type: _, ...withoutBody } = answer;
    return { ...withoutBody, status: 204, body: '' };
};
/** Redirects to the latest version. The path is absolute, so that the answer does not depend on the host's name. */
const answerLatestDownload = async (request) => {
    const address = addressIn(request);
    const module = address && (await readModule(request.reader, address));
    const version = module && (0,module_list/* latestOf */.Te)(module);
    if (module === undefined || version === undefined)
        return undefined;
    const path = `/${(0,format_paths/* versionPath */.qW)(module.address, version, 'download')}`;
    return {
        status: 302,
        body: `<a href="${(0,html/* escapeHtml */.Z)(path)}">Found</a>.\n`,
        type: 'text/html; charset=utf-8',
        cache: VERSIONS_SECONDS,
        headers: { location: path },
    };
};

;// CONCATENATED MODULE: ./lib/server/search/catalog-source.js




/** Of the hash of a module: those of the files that every catalog has. */
const PREFIXES = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'));
/** Reads the catalog of an index at the first list or search, and again for each new snapshot. */
class CatalogSource {
    #pause;
    #catalogs = new WeakMap();
    #shards = new Map();
    #isInUse = false;
    /** @param pause lets other requests come first; several files may have been read at once, and each takes milliseconds to parse */
    constructor(pause = async () => { }) {
        this.#pause = pause;
    }
    /** True after the first list or search. The catalog of a new snapshot should then be read before it is served. */
    get isInUse() {
        return this.#isInUse;
    }
    /** Throws INDEX_INVALID and INDEX_UNREACHABLE; the next call then tries again. */
    read(reader) {
        this.#isInUse = true;
        const known = this.#catalogs.get(reader);
        if (known !== undefined)
            return known;
        const catalog = this.#load(reader);
        this.#catalogs.set(reader, catalog);
        catalog.catch(() => this.#catalogs.delete(reader));
        return catalog;
    }
    /** Does not parse shards again that did not change: to index their words costs most. */
    async #load(reader) {
        const shards = new Map();
        let prefixes = PREFIXES;
        while (prefixes.length > 0) {
            const below = [];
            for (let at = 0; at < prefixes.length; at += READ_AT_ONCE) {
                const some = prefixes.slice(at, at + READ_AT_ONCE);
                const read = await Promise.all(some.map((prefix) => reader.read((0,format_paths/* catalogPath */.Hc)(prefix))));
                for (const [each, prefix] of some.entries()) {
                    const bytes = read[each];
                    if (bytes === undefined)
                        continue;
                    await this.#pause();
                    const shard = this.#shard((0,format_paths/* catalogPath */.Hc)(prefix), bytes);
                    shards.set((0,format_paths/* catalogPath */.Hc)(prefix), shard);
                    below.push(...shard.children.map((digit) => prefix + digit));
                }
            }
            prefixes = below;
        }
        this.#shards = shards;
        await this.#pause();
        return catalogOf([...shards.values()]);
    }
    #shard(path, bytes) {
        const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const known = this.#shards.get(path);
        return known?.digest === digest ? known : { ...parseCatalogShard(path, bytes), digest };
    }
}

;// CONCATENATED MODULE: ./lib/server/app.js














/** No empty, dot or escaped segment, so that a file system cannot read a path in another way. */
const PLAIN_PATH = /^\/((\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*)?$/;
/** The directory of a page. */
const PAGE_PATH = /^\/(modules\/([^/]+\/)+|search\/)$/;
const MODULES = '/v1/modules';
const NAMESPACE = `${MODULES}/(?<namespace>[0-9A-Za-z_-]+)`;
const NAME = `${NAMESPACE}/(?<name>[0-9A-Za-z_-]+)`;
const SYSTEM = `${NAME}/(?<system>[0-9a-z]+)`;
const VERSION = `${SYSTEM}/(?<version>[0-9]+\\.[0-9]+\\.[0-9]+[^/]*)`;
/** The first pattern that matches the whole path decides. */
const PATHS = [
    ['/healthz', 'health', answerHealth],
    ['/readyz', 'health', answerReady],
    ['/metrics', 'metrics', answerMetrics],
    [`${MODULES}/?`, 'list', answerList],
    [`${MODULES}/search`, 'search', answerSearch],
    [`${SYSTEM}/versions`, 'versions', answerVersions],
    [`${SYSTEM}/download`, 'latest-download', answerLatestDownload],
    [`${VERSION}/download`, 'download', answerDownload],
    [VERSION, 'version', answerVersion],
    [SYSTEM, 'latest', answerLatest],
    [NAME, 'name', answerName],
    [NAMESPACE, 'namespace', answerNamespace],
    ['/(feed\\.atom)?', 'page', page_routes_answerPage],
    ['/(modules|assets|search)(/.*)?', 'page', page_routes_answerPage],
    ['.*', 'file', answerFile],
];
const ROUTES = PATHS.map(([path, name, route]) => ({ pattern: new RegExp(`^${path}$`), name, route }));
/**
 * The registry's HTTP API over an index. No answer depends on the `Host` header, so each is right under any name.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
function createApp(options) {
    const { index, credentials, downloads, metrics, catalog = new CatalogSource() } = options;
    const authenticator = credentials && new Authenticator(credentials);
    const server = { ...options, catalog, authenticator };
    return {
        downloads,
        metrics,
        tokens: () => credentials?.tokens(),
        snapshot: () => index.current(),
        onChange: (listener) => index.onChange?.((paths) => listener(paths && [...new Set(Array.from(paths, format_paths/* partOf */.BU))])),
        answer: (request) => answerRequest(server, request),
    };
}
async function answerRequest(server, request) {
    const { authenticator, compressor, downloads } = server;
    const refusal = refusalOf(request);
    if (refusal !== undefined)
        return refusal;
    const url = urlOf(request);
    const found = ROUTES.find(({ pattern }) => pattern.test(url.pathname));
    if (found === undefined)
        return failure(404, 'not found');
    const now = server.now();
    const access = authenticator?.authenticate(request, url, now) ?? { isPrivate: false };
    if ('refusal' in access)
        return { ...access.refusal, route: found.name };
    const { consumer, isPrivate } = access;
    const observed = { route: found.name, consumer };
    try {
        const parts = new Set();
        const answer = await found.route({
            path: url.pathname,
            query: url.searchParams,
            parameters: found.pattern.exec(url.pathname)?.groups ?? {},
            userAgent: request.headers['user-agent'],
            signer: authenticator && ((path) => authenticator.signer(path, now)),
            ...sourcesOf(server, parts),
        });
        if (answer === undefined)
            return { ...failure(404, 'not found'), ...observed };
        const isReusable = answer.cache !== 'none' && answer.file === undefined && !(answer.hasCounts && downloads !== undefined);
        const negotiated = await negotiate(request, answer, { compressor, isPrivate });
        const reusableUntil = answer.isSigned ? signingTurn(now).end : undefined;
        const reuse = isReusable ? { isReusable, reusableUntil, dependsOn: [...parts] } : {};
        return { ...negotiated, ...observed, ...reuse, download: answer.download };
    }
    catch (error) {
        const answer = failureOf(error);
        if (answer.status === 500)
            server.onFailure?.(error);
        return { ...answer, ...observed };
    }
}
/** What a route makes its answer from: one snapshot of the index. Adds the parts of the index that it reads to `parts`. */
function sourcesOf(server, parts) {
    const { catalog, downloads, index, metrics, pages, isEnding = () => false } = server;
    const reader = index.current();
    const read = (path) => {
        parts.add((0,format_paths/* partOf */.BU)(path));
        return reader.read(path);
    };
    return {
        reader: { read, locate: reader.locate },
        catalog: () => {
            parts.add(format_paths/* CATALOG_PART */.sN);
            return catalog.read(reader);
        },
        requirements: (module) => readRequirements(reader, module),
        downloads,
        pages,
        health: () => index.health?.(),
        isEnding,
        metrics,
    };
}
/** A request that no route needs to see. */
function refusalOf(request) {
    const { method, target, headers } = request;
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined)
        return PREFLIGHT;
    if (method !== 'GET' && method !== 'HEAD')
        return failure(405, 'only GET and HEAD are answered', { allow: 'GET, HEAD' });
    if (!target.startsWith('/'))
        return failure(400, 'the request target is no path');
    const { pathname, search } = urlOf(request);
    if (pathname.length + search.length > MAX_URL_LENGTH)
        return failure(414, 'the URL is too long');
    // A URL parser resolves `..` and escapes characters: such a path names nothing here.
    const isAsSent = plainTarget(target).split('?', 1)[0] === pathname;
    const isPlain = PLAIN_PATH.test(PAGE_PATH.test(pathname) ? pathname.slice(0, -1) : pathname) || pathname === `${MODULES}/`;
    return isAsSent && isPlain ? undefined : failure(404, 'not found');
}
/** A page of another origin asks first if it may send a token. https://fetch.spec.whatwg.org/#cors-preflight-fetch */
const PREFLIGHT = {
    status: 204,
    headers: {
        ...COMMON_HEADERS,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'Authorization',
        'access-control-max-age': '86400',
    },
    body: new Uint8Array(),
};
function urlOf({ target }) {
    return new URL(`http://registry.invalid${plainTarget(target)}`);
}

;// CONCATENATED MODULE: ./lib/server/metrics.js
/** Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */
const PREFIX = 'module_registry';
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, Number.POSITIVE_INFINITY];
/** Requests by route and status, with their times. Routes come from a short list, so no client can make it grow. */
class RequestMetrics {
    #routes = new Map();
    #gauges;
    constructor(gauges = () => []) {
        this.#gauges = gauges;
    }
    observe(route, status, seconds) {
        const metrics = this.#metricsOf(route);
        const bucket = BUCKETS_SECONDS.find((bound) => seconds <= bound) ?? Number.POSITIVE_INFINITY;
        increase(metrics.byStatus, status, 1);
        increase(metrics.byBucket, bucket, 1);
        metrics.seconds += seconds;
    }
    /** Gives all that was observed and forgets it, so that another process can add it to its own. */
    take() {
        const taken = new Map(this.#routes);
        this.#routes.clear();
        return taken;
    }
    add(observed) {
        for (const [route, { byStatus, byBucket, seconds }] of observed) {
            const metrics = this.#metricsOf(route);
            for (const [status, count] of byStatus)
                increase(metrics.byStatus, status, count);
            for (const [bucket, count] of byBucket)
                increase(metrics.byBucket, bucket, count);
            metrics.seconds += seconds;
        }
    }
    #metricsOf(route) {
        const metrics = this.#routes.get(route) ?? { byStatus: new Map(), byBucket: new Map(), seconds: 0 };
        this.#routes.set(route, metrics);
        return metrics;
    }
    /** The text format of Prometheus. */
    render() {
        const routes = [...this.#routes];
        return [
            ...metric('requests_total', 'counter', 'Requests answered.'),
            ...routes.flatMap(([route, { byStatus }]) => requests(route, byStatus)),
            ...metric('request_duration_seconds', 'histogram', 'Time until the answer is handed to the system.'),
            ...routes.flatMap(([route, each]) => histogram(route, each)),
            ...this.#gauges().flatMap(([name, help, value]) => [
                ...metric(name, 'gauge', help),
                `${PREFIX}_${name} ${value}`,
            ]),
            '',
        ].join('\n');
    }
}
function increase(counts, key, by) {
    counts.set(key, (counts.get(key) ?? 0) + by);
}
function metric(name, type, help) {
    return [`# HELP ${PREFIX}_${name} ${help}`, `# TYPE ${PREFIX}_${name} ${type}`];
}
function requests(route, byStatus) {
    const name = `${PREFIX}_requests_total`;
    return [...byStatus].map(([status, count]) => `${name}{route="${route}",status="${status}"} ${count}`);
}
function histogram(route, { byBucket, seconds }) {
    const name = `${PREFIX}_request_duration_seconds`;
    let sum = 0;
    const lines = BUCKETS_SECONDS.map((bound) => {
        sum += byBucket.get(bound) ?? 0;
        return `${name}_bucket{route="${route}",le="${Number.isFinite(bound) ? bound : '+Inf'}"} ${sum}`;
    });
    return [...lines, `${name}_sum{route="${route}"} ${seconds}`, `${name}_count{route="${route}"} ${sum}`];
}

// EXTERNAL MODULE: ./lib/cli/limits.js
var cli_limits = __webpack_require__(4161);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/cli/serve/access-log.js



const STDERR = 2;
const PLAIN = /^[\x20\x21\x23-\x7e]*$/;
/**
 * One line of the access log, without the query, which may be a signature:
 * `2026-01-02T03:04:05.678Z 203.0.113.9 ci "GET /v1/modules/acme/vpc/aws/versions" 200 131 0.4ms "Terraform/1.11.4"`
 */
function formatRequest(request, answer, ms, now) {
    const { client, method, target, headers } = request;
    const [path = ''] = target.split('?', 1);
    const figures = `${answer.status} ${bytesIn(answer, method)} ${ms.toFixed(1)}ms`;
    const who = `${client === '' ? '-' : client} ${answer.consumer ?? '-'}`;
    return `${now.toISOString()} ${who} ${quoted(`${method} ${path}`)} ${figures} ${quoted(headers['user-agent'] ?? '')}`;
}
/** The same as one JSON object, for systems that collect logs. */
function formatJsonRequest(request, answer, ms, now) {
    const { client, method, target, headers } = request;
    const line = {
        time: now.toISOString(),
        client,
        token: answer.consumer ?? null,
        method,
        path: cut(target.split('?', 1)[0] ?? ''),
        route: answer.route ?? null,
        status: answer.status,
        bytes: bytesIn(answer, method),
        ms: Number(ms.toFixed(1)),
        userAgent: cut(headers['user-agent'] ?? ''),
    };
    return JSON.stringify(line);
}
function bytesIn({ body, file }, method) {
    return method === 'HEAD' ? 0 : (file?.length ?? body.length);
}
function cut(text) {
    return (0,base_error/* visible */.RK)(text.length > cli_limits/* MAX_LOGGED_LENGTH */.bN ? `${text.slice(0, cli_limits/* MAX_LOGGED_LENGTH */.bN)}…` : text);
}
function quoted(text) {
    if (text.length <= cli_limits/* MAX_LOGGED_LENGTH */.bN && PLAIN.test(text))
        return `"${text}"`;
    return `"${cut(text).replaceAll('"', "'")}"`;
}
/**
 * Writes a line for each request to standard error, several at a time: each write to a pipe would wait for its reader. Lines wait
 * as bytes, since strings that wait would soon count as old, and old garbage is collected late.
 */
class AccessLog {
    #format;
    #lines = Buffer.allocUnsafe(cli_limits/* LOG_BUFFER_BYTES */.u_);
    #end = 0;
    #timer;
    constructor(format) {
        this.#format = format === 'json' ? formatJsonRequest : formatRequest;
    }
    add(request, answer, ms) {
        const line = `${this.#format(request, answer, ms, new Date())}\n`;
        if (this.#end + Buffer.byteLength(line) > cli_limits/* LOG_BUFFER_BYTES */.u_)
            this.#write();
        this.#end += this.#lines.write(line, this.#end);
        this.#timer ??= setTimeout(() => this.#write(), cli_limits/* LOG_WAIT_MS */.Se);
    }
    /** Writes the lines that are left, and waits for it. */
    close() {
        clearTimeout(this.#timer);
        if (this.#end > 0)
            (0,external_node_fs_.writeSync)(STDERR, this.#lines, 0, this.#end);
        this.#end = 0;
    }
    #write() {
        clearTimeout(this.#timer);
        (0,external_node_fs_.write)(STDERR, this.#lines, 0, this.#end, () => { });
        this.#lines = Buffer.allocUnsafe(cli_limits/* LOG_BUFFER_BYTES */.u_);
        this.#end = 0;
        this.#timer = undefined;
    }
}

// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(6472);
;// CONCATENATED MODULE: ./lib/cli/serve/credential-files.js








/**
 * Reads the token file, and reads it again whenever it changes, and the signing key; undefined in a public registry. Throws
 * INVALID_INPUT for a file that is missing or wrong, and UsageError for a signing key without tokens.
 */
async function openCredentials(flags, log) {
    const { tokenFile, signingKeyFile } = flags;
    if (tokenFile === undefined) {
        if (signingKeyFile === undefined)
            return undefined;
        throw new command/* UsageError */.eb('--signing-key-file goes with --token-file', 'name both files, or neither');
    }
    const signingKey = await readSigningKey(signingKeyFile);
    let tokens = await readTokens(tokenFile);
    // Polls its date: an orchestrator replaces a mounted secret by moving links, which gives no event.
    (0,external_node_fs_.watchFile)(tokenFile, { interval: cli_limits/* TOKEN_POLL_MS */.l5, persistent: false }, async () => {
        try {
            tokens = await readTokens(tokenFile, readRenewedFile);
            log.info(`${(0,base_error/* quote */.hD)(tokenFile)} has changed: it has ${(0,count/* counted */.h)(tokens.length, 'token')} now`);
        }
        catch (error) {
            log.warn(`the tokens stay as they were: ${(0,base_error/* messageOf */.bD)(error)}`);
        }
    });
    return { tokens: () => tokens, signingKey, close: () => (0,external_node_fs_.unwatchFile)(tokenFile) };
}
async function readTokens(path, read = readNamedFile) {
    return parseTokens((await read(path)).toString('utf8'));
}
/** Without a file, a key for this process alone. Several servers of one registry need the same key. */
async function readSigningKey(path) {
    if (path === undefined)
        return (0,external_node_crypto_.randomBytes)(32);
    const bytes = await readNamedFile(path);
    const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length;
    if (end >= cli_limits/* MIN_KEY_BYTES */.JH)
        return bytes.subarray(0, end);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} has ${(0,count/* counted */.h)(end, 'byte')}, too few for a signing key`, `write at least ${cli_limits/* MIN_KEY_BYTES */.JH} random bytes: openssl rand -hex 32 > ${path}`);
}
/** Reads a file that a flag names. Throws INVALID_INPUT if it cannot be read. */
function readNamedFile(path, hint = 'use a file that exists') {
    return (0,external_node_fs_promises_.readFile)(path).catch((cause) => {
        throw unreadable(path, hint, cause);
    });
}
/** Reads it again, and then it must be a regular file: to wait for the writer of a FIFO would keep the process from ending. */
async function readRenewedFile(path, hint = 'use a file that exists') {
    const file = await (0,external_node_fs_promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK).catch((cause) => {
        throw unreadable(path, hint, cause);
    });
    try {
        if ((await file.stat()).isFile())
            return await file.readFile();
        throw unreadable(path, hint, new Error('it is no regular file'));
    }
    finally {
        await file.close();
    }
}
function unreadable(path, hint, cause) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} cannot be read: ${(0,base_error/* messageOf */.bD)(cause)}`, hint, {
        cause,
    });
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/cli/serve/http-server.js









/** The listener answers a request without Host itself. A handshake has the time of the headers. */
const OPTIONS = {
    requireHostHeader: false,
    connectionsCheckingInterval: cli_limits/* CHECK_MS */.oL,
    handshakeTimeout: cli_limits/* HEADERS_MS */.Oz,
};
/**
 * A server for HTTP, or for HTTPS if the flags name a certificate; it takes their files again when they change. Throws
 * INVALID_INPUT for wrong files.
 */
async function createHttpServer(flags, answer, log) {
    const server = await createBareServer(flags, answer, log);
    server.headersTimeout = cli_limits/* HEADERS_MS */.Oz;
    server.requestTimeout = cli_limits/* REQUEST_MS */.Zt;
    server.keepAliveTimeout = cli_limits/* KEEP_ALIVE_MS */.t5;
    return server.on('clientError', refuse);
}
async function createBareServer({ tlsCert, tlsKey }, answer, log) {
    if (tlsCert === undefined && tlsKey === undefined)
        return (0,external_node_http_.createServer)(OPTIONS, answer);
    if (tlsCert === undefined || tlsKey === undefined) {
        throw new command/* UsageError */.eb('--tls-cert and --tls-key go together', 'name both files, or neither');
    }
    const files = { tlsCert, tlsKey };
    const tls = await readTls(files);
    try {
        return renewCertificate((0,external_node_https_.createServer)({ ...OPTIONS, ...tls }, answer), files, log);
    }
    catch (cause) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(tlsCert)} and ${(0,base_error/* quote */.hD)(tlsKey)} are not a certificate and its key: ${(0,base_error/* quote */.hD)((0,base_error/* messageOf */.bD)(cause))}`, 'name a certificate chain and its private key, without a passphrase, as PEM files', { cause });
    }
}
async function readTls({ tlsCert, tlsKey }, read = readNamedFile) {
    const hint = 'use a PEM file that exists';
    return { cert: await read(tlsCert, hint), key: await read(tlsKey, hint) };
}
/** Takes the files again when one of them changes. A certificate without its key waits until the key has changed too. */
function renewCertificate(server, files, log) {
    const renew = async () => {
        try {
            server.setSecureContext(await readTls(files, readRenewedFile));
            log?.info(`${(0,base_error/* quote */.hD)(files.tlsCert)} has changed: new connections get the new certificate`);
        }
        catch (error) {
            log?.warn(`the certificate stays as it was: ${(0,base_error/* messageOf */.bD)(error)}`);
        }
    };
    const paths = [files.tlsCert, files.tlsKey];
    // Polls their dates: an orchestrator replaces mounted files by moving links, which gives no event.
    for (const path of paths)
        (0,external_node_fs_.watchFile)(path, { interval: cli_limits/* CERTIFICATE_POLL_MS */.rp, persistent: false }, renew);
    return server.on('close', () => {
        for (const path of paths)
            (0,external_node_fs_.unwatchFile)(path, renew);
    });
}
/**
 * Answers bytes that are not an HTTP request like any other failure, and ends the connection: its client may leave it half open
 * for as long as it likes. It is read a little longer, since to end it with unread bytes would take the answer away.
 */
function refuse(error, socket) {
    if (socket.writableEnded && !socket.destroyed)
        return;
    if (error.code === 'ECONNRESET' || !socket.writable)
        return void socket.destroy();
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ errors: [external_node_http_.STATUS_CODES[status]?.toLowerCase()] });
    socket.end(`HTTP/1.1 ${status} ${external_node_http_.STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), cli_limits/* REFUSED_MS */.kv).unref();
}
/** Gives the URL of the server. Throws INVALID_INPUT if it cannot listen on the address and port. */
function listen(server, flags) {
    const { host, port } = flags;
    return new Promise((resolve, reject) => {
        server.once('error', (cause) => {
            const hint = 'choose another with --port, or --port 0 for any free one';
            reject(new base_error/* RegistryError */.gl('INVALID_INPUT', `cannot listen on ${host} port ${port}: ${cause.message}`, hint, {
                cause,
            }));
        });
        server.listen(port, host, () => {
            resolve(http_server_urlOf(flags, server.address()));
        });
    });
}
function http_server_urlOf({ tlsCert }, { address, port }) {
    const name = address.includes(':') ? `[${address}]` : address;
    return `${tlsCert === undefined ? 'http' : 'https'}://${name}:${port}`;
}
/**
 * Waits for SIGINT or SIGTERM, aborts `ending`, and finishes the requests that are under way. After SIGTERM new ones are answered
 * for a while too: whoever balances the load has yet to learn of it.
 */
async function untilToldToEnd(server, ending) {
    let underWay = 0;
    server.on('request', (_, outgoing) => {
        underWay += 1;
        outgoing.once('close', () => {
            underWay -= 1;
        });
    });
    if ((await toldToEnd(ending)) === 'SIGTERM')
        await (0,promises_.setTimeout)(cli_limits/* DRAIN_MS */.sc);
    // `server.close` would cut answers that are not handed to the system yet: it takes their connections for idle.
    const closed = new Promise((resolve) => external_node_net_.Server.prototype.close.call(server, resolve));
    const end = performance.now() + cli_limits/* END_MS */.lZ;
    while (underWay > 0 && performance.now() < end)
        await (0,promises_.setTimeout)(cli_limits/* UNDER_WAY_MS */.Gt);
    server.closeAllConnections();
    await closed;
}
async function toldToEnd(ending) {
    const signal = await new Promise((resolve) => {
        for (const name of ['SIGINT', 'SIGTERM'])
            process.removeAllListeners(name).once(name, resolve);
    });
    ending.abort();
    return signal;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./lib/server/answer-cache.js






/** What an answer takes in memory beside its body: its headers above all. */
const ANSWER_BYTES = 1500;
/** Packages are large, and monitoring is true only now. */
const NEVER_KEPT = /\/module\.zip$|^\/(healthz|readyz|metrics)$/;
/** The paths of lists and searches. All others ignore the query. */
const LIST = /^\/v1\/modules(\/[^/]*){0,2}$/;
/**
 * Answers requests, and keeps each answer until a part of the index that it was made from changes: clients request the same few
 * documents again and again. Equal requests that wait at the same time share one answer. In a private registry, only a request
 * with a valid token gets a kept answer.
 */
class AnswerCache {
    #app;
    #now;
    #kept;
    #flights = new Map();
    #snapshot;
    constructor(app, { now, maxBytes }) {
        this.#app = app;
        this.#now = now;
        this.#kept = new bounded_map/* BoundedMap */.E(maxBytes);
        this.#snapshot = app.snapshot();
        app.onChange((parts) => this.#forget(parts));
    }
    /** Never throws, as {@link App.answer}. */
    async answer(request) {
        const plain = plainRequest(request);
        const access = plain && admit(request, this.#app.tokens());
        if (plain === undefined || access === undefined)
            return this.#app.answer(request);
        if (this.#snapshot !== this.#app.snapshot())
            this.#forget(undefined);
        const key = `${plain.target}\n${plain.headers['accept-encoding'] ?? ''}\n${plain.headers['user-agent'] ?? ''}`;
        const answer = this.#find(key) ?? (await (this.#flights.get(key) ?? this.#start(key, plain)));
        // Its token was withdrawn meanwhile, but perhaps it was that of another request.
        if (answer.status === 401)
            return this.#app.answer(request);
        return { ...answerTo(request, answer), consumer: access.consumer };
    }
    #find(key) {
        const answer = this.#kept.get(key);
        return answer?.reusableUntil !== undefined && answer.reusableUntil <= this.#now() ? undefined : answer;
    }
    /** Keeps the answer unless the index changes meanwhile: it may then be older than that of a later request. */
    #start(key, plain) {
        const snapshot = this.#snapshot;
        const flight = this.#app.answer(plain).then((answer) => {
            if (this.#flights.get(key) === flight)
                this.#flights.delete(key);
            if (answer.isReusable && this.#snapshot === snapshot && this.#app.snapshot() === snapshot) {
                const kept = keptForm(answer);
                const strings = (kept.latin1?.length ?? 0) + (kept.dependsOn ?? []).join().length;
                this.#kept.set(key, kept, kept.body.length + strings + ANSWER_BYTES);
            }
            return answer;
        });
        this.#flights.set(key, flight);
        return flight;
    }
    /** Forgets the answers that were made from these parts of the index; without them, all. */
    #forget(parts) {
        this.#snapshot = this.#app.snapshot();
        this.#flights.clear();
        const changed = parts && new Set(parts);
        if (changed === undefined)
            this.#kept.clear();
        else
            this.#kept.deleteWhere(({ dependsOn = [] }) => dependsOn.some((part) => changed.has(part)));
    }
}
/**
 * The request with nothing in it but what the content of the answer depends on, so that equal requests are alike; undefined for
 * one that is answered by itself.
 */
function plainRequest({ method, target: sent, headers, client }) {
    const target = plainTarget(sent);
    if ((method !== 'GET' && method !== 'HEAD') || target.length > MAX_TARGET_LENGTH)
        return undefined;
    const [path = ''] = target.split('?', 1);
    if (NEVER_KEPT.test(path))
        return undefined;
    return {
        method: 'GET',
        target: LIST.test(path) ? target : path,
        headers: {
            authorization: headers.authorization,
            'accept-encoding': acceptedEncoding(headers['accept-encoding']),
            'user-agent': agentKind(headers['user-agent']),
        },
        client,
    };
}
/** The answer in the form that this request accepts: 304 or 406, where it is so. */
function answerTo({ headers: accepted }, answer) {
    const { 'content-type': type, etag } = answer.headers;
    if (answer.status >= 400)
        return answer;
    if (type !== undefined && !acceptsType(accepted.accept, type))
        return { ...notAcceptable(), route: answer.route ?? 'none' };
    return etag !== undefined && matchesEtag(accepted['if-none-match'], etag) ? notModified(answer) : answer;
}
function notModified({ latin1: _, ...answer }) {
    const { 'content-length': __, 'content-encoding': ___, ...headers } = answer.headers;
    return { ...answer, status: 304, headers, body: new Uint8Array() };
}
/** Without the larger buffer that its body may be a part of. */
function keptForm(answer) {
    const body = answer.body.slice();
    const isShort = body.length <= MAX_STRING_BYTES;
    return { ...answer, body, ...(isShort ? { latin1: Buffer.from(body).toString('latin1') } : {}) };
}

;// CONCATENATED MODULE: ./lib/server/downloads.js
/**
 * Counts the download of an answer that is sent, whether it was made for this request or taken from the cache. Who sends
 * answers calls this once for each; nothing else counts. HEAD downloads nothing.
 */
function countDownload(counts, { method }, { download }) {
    if (method === 'GET' && download !== undefined)
        counts?.add(download.address, download.version);
}

;// CONCATENATED MODULE: ./lib/server/range.js

/**
 * The part that `Range` asks for, as 206, or 416 if the answer has no such part. The answer itself without `Range`, for several
 * ranges, and if `If-Range` names another content. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
function rangeOf(answer, headers) {
    const { status, file, body } = answer;
    const wanted = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
    if (wanted === null || status !== 200 || answer.headers['accept-ranges'] === undefined)
        return answer;
    const { 'if-range': condition = answer.headers['etag'] } = headers;
    if (condition !== answer.headers['etag'] || wanted[0] === 'bytes=-')
        return answer;
    const size = file?.length ?? body.length;
    const [start, end] = boundsOf(wanted[1] ?? '', wanted[2] ?? '', size);
    if (wanted[1] !== '' && wanted[2] !== '' && Number(wanted[2]) < Number(wanted[1]))
        return answer;
    if (start >= size || end < start)
        return failure(416, 'the package is shorter', { 'content-range': `bytes */${size}` });
    return partOf(answer, { start, end, size });
}
/** Positions of the first and the last byte; without a first number, the second one counts from the end. */
function boundsOf(first, last, size) {
    if (first === '')
        return [Math.max(0, size - Number(last)), size - 1];
    return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
function partOf({ latin1: _, ...answer }, { start, end, size }) {
    const length = end - start + 1;
    const file = answer.file && { ...answer.file, start, length };
    const headers = {
        ...answer.headers,
        'content-length': String(length),
        'content-range': `bytes ${start}-${end}/${size}`,
    };
    return { ...answer, status: 206, headers, file, body: answer.body.subarray(start, end + 1) };
}

;// CONCATENATED MODULE: ./lib/cli/serve/request-listener.js










/** https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
const NAMELESS = failure(400, 'the request has no Host header');
const MANY_NAMED = failure(400, 'the request has more than one Host header');
/** Answers the requests of Node.js, from the cache where possible, and records each: metrics, download and log. */
function createListener(app, options) {
    const { isEnding, log, stalledMs = cli_limits/* STALLED_MS */.te } = options;
    const { maxCacheBytes: maxBytes = cli_limits/* MAX_CACHE_BYTES */.Ap, now = nowInSeconds } = options;
    const cache = new AnswerCache(app, { now, maxBytes });
    return async (incoming, outgoing) => {
        const started = performance.now();
        const { method = '', url = '', headers, socket } = incoming;
        const client = socket.remoteAddress ?? '';
        const request = { method, target: originForm(url), headers, client };
        const answer = request_listener_refusalOf(incoming) ?? (await cache.answer(request));
        if (isEnding() || mayHaveBody(method))
            outgoing.shouldKeepAlive = false;
        const sent = await send(outgoing, method === 'GET' ? rangeOf(answer, headers) : answer, {
            method,
            stalledMs,
        });
        const seconds = (performance.now() - started) / 1000;
        app.metrics?.observe(sent.route ?? 'none', sent.status, seconds);
        countDownload(app.downloads, request, sent);
        log?.add(request, sent, seconds * 1000);
    };
}
function request_listener_refusalOf({ headers, httpVersion, rawHeaders }) {
    if (headers.host === undefined)
        return httpVersion === '1.0' ? undefined : NAMELESS;
    const names = rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && /^host$/i.test(text));
    return names.length > 1 ? MANY_NAMED : undefined;
}
function nowInSeconds() {
    return Math.floor(Date.now() / 1000);
}
/** A body is never read, so another request cannot follow it on the same connection. */
function mayHaveBody(method) {
    return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
/**
 * Gives what was sent: another answer if the file of this one is gone, and less of it if its client has left. What is large is
 * handed over only as fast as its client takes it.
 */
async function send(outgoing, answer, sending) {
    const { status, headers, body, latin1, file } = answer;
    if (sending.method === 'GET' && file !== undefined)
        return sendFile(outgoing, { ...answer, file }, sending);
    outgoing.writeHead(status, headers);
    if (sending.method === 'HEAD')
        outgoing.end();
    else if (latin1 !== undefined)
        outgoing.end(latin1, 'latin1');
    else if (body.length <= cli_limits/* SLICE_BYTES */.XF)
        outgoing.end(body);
    else {
        const sent = await sendBytes(outgoing, external_node_stream_.Readable.from(slicesOf(body)), sending);
        return { ...answer, body: body.subarray(0, sent) };
    }
    if (outgoing.writableLength > 0)
        endIfStalled(outgoing, sending);
    return answer;
}
async function sendFile(outgoing, answer, sending) {
    const { file, start, length } = answer.file;
    const handle = await (0,external_node_fs_promises_.open)(file).catch(() => undefined);
    if (handle === undefined) {
        const lost = { ...failure(503, 'the index does not answer', RETRY_LATER), route: answer.route ?? 'none' };
        return send(outgoing, lost, sending);
    }
    const { socket } = outgoing;
    outgoing.writeHead(answer.status, answer.headers);
    const bytes = handle.createReadStream({ start, end: start + length - 1 });
    const sent = await sendBytes(outgoing, bytes, sending);
    // Fewer bytes than the headers say: the client must not wait for the rest.
    if (sent < length)
        socket?.destroy();
    return { ...answer, file: { ...answer.file, length: sent } };
}
/** Gives how many bytes were handed to the system, or wait for it in small number. */
async function sendBytes(outgoing, bytes, sending) {
    let sent = 0;
    endIfStalled(outgoing, sending);
    // A client that has gone is no failure of the server.
    await (0,external_node_stream_promises_.pipeline)(bytes, async function* (chunks) {
        for await (const chunk of chunks) {
            yield chunk;
            sent += chunk.length;
        }
    }, outgoing).catch(() => { });
    return sent;
}
function* slicesOf(body) {
    for (let at = 0; at < body.length; at += cli_limits/* SLICE_BYTES */.XF)
        yield body.subarray(at, at + cli_limits/* SLICE_BYTES */.XF);
}
function endIfStalled(outgoing, { stalledMs }) {
    outgoing.setTimeout(stalledMs, () => outgoing.destroy());
}

// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(613);
;// CONCATENATED MODULE: ./lib/cli/serve/watched-index.js



/**
 * Checks an index for a new snapshot every `pollMs`. The last good snapshot is served while the index cannot be read.
 * Throws INDEX_INVALID and INDEX_UNREACHABLE if the first check fails.
 */
async function watchIndex(index, { pollMs, log, prepare }) {
    const first = await index.open();
    let files = await validate(first, []);
    let checkedAt = watched_index_nowInSeconds();
    let problem;
    const fail = (error) => {
        if (problem === undefined)
            log.warn(`the index cannot be read, the last good snapshot is served: ${(0,base_error/* messageOf */.bD)(error)}`);
        problem = error instanceof base_error/* RegistryError */.gl ? error.code : 'INTERNAL';
    };
    let reader = new SnapshotReader(first, fail);
    const listeners = [];
    const check = async () => {
        const next = await index.open();
        const changed = await changesOf(next, reader.snapshot);
        // A reader stands for unchanged files: what was made from them is kept as long as it is the same. After a problem it is
        // another one, since what was read meanwhile does not count.
        if (problem === undefined && changed?.size === 0)
            reader.snapshot = next;
        else {
            files = await validate(next, files);
            const nextReader = new SnapshotReader(next, fail);
            await prepare(nextReader);
            reader = nextReader;
            for (const listener of listeners)
                listener(changed);
        }
        checkedAt = watched_index_nowInSeconds();
        if (problem !== undefined)
            log.info('the index can be read again');
        problem = undefined;
    };
    const timer = repeat(pollMs, () => check().catch(fail));
    return {
        current: () => reader,
        onChange: (listener) => void listeners.push(listener),
        health: () => ({ ...stateOf(reader.snapshot, problem), checkedAt, problem }),
        close: () => clearInterval(timer),
    };
}
/** A directory that is there is read as it is, also with a problem in it. */
function stateOf(snapshot, problem) {
    const { commit } = snapshot;
    const isCopied = problem === 'INDEX_UNREACHABLE' && snapshot.isLasting?.() === true;
    return { commit, isLasting: commit !== null || isCopied };
}
/** Skips a turn while the one before is still at work. */
function repeat(ms, work) {
    let isBusy = false;
    return setInterval(async () => {
        if (isBusy)
            return;
        isBusy = true;
        await work();
        isBusy = false;
    }, ms).unref();
}
/**
 * Gives the paths that must stay. Throws INDEX_INVALID for what is no index, or lacks the list of modules that the snapshot
 * before had.
 */
async function validate(snapshot, needed) {
    const files = await snapshot.read([format_paths/* REGISTRY_PATH */.aA, format_paths/* MODULE_LIST_PATH */._Q]);
    (0,index_files/* registryIn */.hY)(files);
    const lost = needed.find((path) => !files.has(path));
    if (lost === undefined)
        return [...files.keys()];
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `the index has lost ${(0,base_error/* quote */.hD)(lost)}`, 'restore it: `module-registry render`');
}
/** The paths of the files that changed; undefined if any file may have. */
async function changesOf(next, known) {
    if (next.commit !== null && next.commit === known.commit)
        return new Set();
    return next.changedSince?.(known);
}
class SnapshotReader {
    snapshot;
    #fail;
    /** @param fail gets what reading finds out between two checks, so that it is known at once */
    constructor(snapshot, fail) {
        this.snapshot = snapshot;
        this.#fail = fail;
    }
    async read(path) {
        return (await this.snapshot.read([path]).catch(this.#failed)).get(path);
    }
    get locate() {
        const locate = this.snapshot.locate?.bind(this.snapshot);
        return locate && ((path) => locate(path).catch(this.#failed));
    }
    #failed = (error) => {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'INDEX_UNREACHABLE')
            this.#fail(error);
        throw error;
    };
}
function watched_index_nowInSeconds() {
    return Math.floor(Date.now() / 1000);
}

;// CONCATENATED MODULE: ./lib/cli/serve/workers.js








/**
 * Starts the workers, and a new one for each that dies. Gives the port that they share, and what lets them finish the requests
 * that are under way. Throws INVALID_INPUT if one cannot listen.
 */
async function startWorkers(app, count) {
    external_node_cluster_.setupPrimary({ serialization: 'advanced' });
    let isEnding = false;
    const fork = () => {
        const worker = external_node_cluster_.fork();
        worker.once('listening', () => sendTokens(app, worker));
        return worker.on('message', (message) => void receive(app, worker, message));
    };
    const ports = await Promise.all(Array.from({ length: count }, fork).map(portOf));
    external_node_cluster_.on('exit', () => {
        if (!isEnding)
            fork();
    });
    const running = () => Object.values(external_node_cluster_.workers ?? {}).flatMap((worker) => worker ?? []);
    app.onChange((changed) => running().forEach((worker) => void workers_send(worker, { changed })));
    let tokens = app.tokens();
    const timer = setInterval(() => {
        if (tokens === app.tokens())
            return;
        tokens = app.tokens();
        for (const worker of running())
            sendTokens(app, worker);
    }, cli_limits/* SYNC_MS */.xP);
    return {
        port: ports[0] ?? 0,
        async end(signal) {
            isEnding = true;
            clearInterval(timer);
            const ends = running().map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
            for (const worker of running())
                worker.process.kill(signal);
            await Promise.all(ends);
        },
    };
}
function portOf(worker) {
    return new Promise((resolve, reject) => {
        worker.once('listening', ({ port }) => resolve(port));
        worker.once('exit', () => reject(new base_error/* RegistryError */.gl('INVALID_INPUT', 'a worker process could not listen', 'read its own error above')));
    });
}
function workers_send(worker, message) {
    if (worker.isConnected())
        worker.send(message);
}
/** A worker gives the answers that it keeps to consumers with a valid token without asking. */
function sendTokens(app, worker) {
    const tokens = app.tokens();
    if (tokens !== undefined)
        workers_send(worker, { tokens });
}
async function receive(app, worker, message) {
    if ('request' in message)
        return workers_send(worker, { id: message.id, answer: await app.answer(message.request) });
    for (const { address, version } of message.downloads)
        app.downloads?.add(address, version);
    app.metrics?.add(message.metrics);
}
/** What a worker process does until it is told to end. */
async function runWorker(flags) {
    const log = flags.quiet ? undefined : new AccessLog(flags.logFormat);
    try {
        const app = new ForwardingApp(flags);
        const ending = new AbortController();
        const maxCacheBytes = cli_limits/* MAX_CACHE_BYTES */.Ap / flags.workers;
        const listener = createListener(app, { log, maxCacheBytes, isEnding: () => ending.signal.aborted });
        const server = await createHttpServer(flags, listener);
        await listen(server, flags);
        await untilToldToEnd(server, ending);
        await app.report();
    }
    finally {
        log?.close();
        // To disconnect would end the process at once, before it has cleaned up.
        process.channel?.unref();
    }
}
/** The app of the primary process, as a worker process reaches it. */
class ForwardingApp {
    metrics = new RequestMetrics();
    downloads = {
        add: (address, version) => void this.#downloads.push({ address, version }),
    };
    #changeListeners = [];
    #tokens;
    #downloads = [];
    #snapshot = {};
    #lastId = 0;
    #waiting = new Map();
    constructor({ tokenFile }) {
        // Nobody is admitted before the tokens are known here: the primary process then decides.
        this.#tokens = tokenFile === undefined ? undefined : [];
        process.on('message', (message) => this.#receive(message));
        setInterval(() => void this.report(), cli_limits/* SYNC_MS */.xP).unref();
    }
    tokens() {
        return this.#tokens;
    }
    snapshot() {
        return this.#snapshot;
    }
    onChange(listener) {
        this.#changeListeners.push(listener);
    }
    answer({ headers, ...request }) {
        this.#lastId += 1;
        const id = this.#lastId;
        void this.#send({ id, request: { ...request, headers: pickHeaders((name) => headers[name]) } });
        return new Promise((resolve) => this.#waiting.set(id, resolve));
    }
    /** Sends what was counted and observed since the last time. */
    report() {
        const message = { downloads: this.#downloads, metrics: this.metrics.take() };
        this.#downloads = [];
        return message.downloads.length === 0 && message.metrics.size === 0
            ? Promise.resolve()
            : this.#send(message);
    }
    #send(message) {
        return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
    }
    #receive(message) {
        if ('tokens' in message)
            this.#tokens = message.tokens;
        else if ('changed' in message) {
            this.#snapshot = {};
            for (const listener of this.#changeListeners)
                listener(message.changed);
        }
        else {
            this.#waiting.get(message.id)?.(message.answer);
            this.#waiting.delete(message.id);
        }
    }
}

;// CONCATENATED MODULE: ./lib/cli/serve/serve.js



















/** How much the heap may grow from one garbage collection to the next. */
const HEAP_GROWING_PERCENT = 30;
/** Serves until SIGINT or SIGTERM, and finishes the requests that are under way. */
async function serveCommand(flags, runtime) {
    const closers = [];
    // By default garbage may take three times the memory of what is in use.
    (0,external_node_v8_.setFlagsFromString)(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
    try {
        if (external_node_cluster_.isWorker)
            await runWorker(flags);
        else
            await serve(flags, runtime, closers);
        return { json: undefined, text: '' };
    }
    finally {
        for (const close of closers.toReversed())
            await close();
    }
}
async function serve(flags, runtime, closers) {
    const ending = new AbortController();
    const isEnding = () => ending.signal.aborted;
    const app = await openApp(flags, runtime, { closers, isEnding });
    const printUrl = (url) => process.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `serving   ${flags.index} at ${url}\n`);
    if (flags.workers > 1) {
        const workers = await startWorkers(app, flags.workers);
        printUrl(http_server_urlOf(flags, { address: flags.host, port: workers.port }));
        return workers.end(await toldToEnd(ending));
    }
    const log = flags.quiet ? undefined : new AccessLog(flags.logFormat);
    closers.push(() => log?.close());
    const server = await createHttpServer(flags, createListener(app, { isEnding, log }), runtime.log);
    printUrl(await listen(server, flags));
    await untilToldToEnd(server, ending);
}
/** The app over the index, tokens and counts that the flags name. */
async function openApp(flags, runtime, { closers, isEnding }) {
    const credentials = await openCredentials(flags, runtime.log);
    closers.push(() => credentials?.close());
    const downloads = flags.downloads && (await DownloadsFile.open(flags.downloads, runtime.log));
    if (downloads)
        closers.push(() => downloads.close());
    const catalog = new CatalogSource(promises_.setImmediate);
    const openedIndex = await openServedIndex(runtime, {
        ...flags,
        token: (0,tokens/* indexToken */.gt)(runtime.environment),
    });
    closers.push(() => openedIndex.close());
    const index = await watchIndex(openedIndex.index, {
        pollMs: flags.poll * 1000,
        log: runtime.log,
        prepare: async (reader) => void (catalog.isInUse && (await catalog.read(reader))),
    });
    closers.push(() => index.close());
    return createApp({
        index,
        catalog,
        isEnding,
        onFailure: warnOnce(runtime.log),
        credentials,
        now: () => Math.floor(Date.now() / 1000),
        compressor: zlibCompressor,
        metrics: new RequestMetrics(() => gaugesOf(index.health())),
        downloads: downloads || undefined,
        pages: { render: async (path, sources) => (await loadPages()).render(path, sources) },
    });
}
/** Clients ask again and again for what cannot be read. */
function warnOnce(log) {
    const said = new Set();
    return (error) => {
        const message = (0,base_error/* messageOf */.bD)(error);
        if (said.size === cli_limits/* MAX_FAILURES */.T9 || said.has(message))
            return;
        said.add(message);
        log.warn(`requests are answered with 500: ${message}`);
    };
}
/** The renderer takes longer to load than the server, and clients never ask for a page. */
const loadPages = (0,once/* once */.O)(async () => (await Promise.all(/* import() */[__webpack_require__.e(8421), __webpack_require__.e(9774), __webpack_require__.e(3767), __webpack_require__.e(5157), __webpack_require__.e(6584), __webpack_require__.e(4497)]).then(__webpack_require__.bind(__webpack_require__, 4497))).openPageRenderer());
function gaugesOf({ problem, checkedAt }) {
    return [
        ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
        ['index_looked_at_seconds', 'When the index was last read well.', checkedAt],
        ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
    ];
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

/***/ 6516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ renderDetails),
/* harmony export */   VH: () => (/* binding */ renderVersionDetails),
/* harmony export */   Zs: () => (/* binding */ renderModuleDetails),
/* harmony export */   tH: () => (/* binding */ deprecationJson),
/* harmony export */   zY: () => (/* binding */ readmeDigest)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9688);
/* harmony import */ var _interface_interface_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1046);
/* harmony import */ var _oci_descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4881);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4268);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8267);





/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
function deprecationJson(module, version) {
    const mark = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .deprecationOf */ .c5)(module, version);
    if (mark === undefined)
        return null;
    const { reason, link = '', replacement } = mark;
    return { reason, link, ...(replacement === undefined ? {} : { replacement }) };
}
/**
 * "Get a specific module" of the registry HTTP API, as the server answers it.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderDetails(release, moduleInterface, more) {
    return detailsText(release, directoriesOf(moduleInterface), more);
}
/** The static file of a module: its latest version, with no text of a README, which would stand there a second time. */
function renderModuleDetails(release, moduleInterface, more) {
    const { root, submodules, examples } = directoriesOf(moduleInterface);
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(withoutReadme),
        examples: examples.map(withoutReadme),
    };
    return detailsText(release, directories, { ...more, readme_digest: readmeDigest(moduleInterface) });
}
/** The static file of a version, from its own commit alone. Of submodules and examples it has the paths: `interface.json` has the rest. */
function renderVersionDetails(release, moduleInterface) {
    const { root } = directoriesOf(moduleInterface);
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(({ path }) => ({ path })),
        examples: examples.map(({ path }) => ({ path })),
    };
    return detailsText(release, directories, { readme_digest: readmeDigest(moduleInterface) });
}
function detailsText(release, directories, more) {
    const { tag, license: { identifier: license } = {} } = release;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseSummary */ .kU)(release), tag, license, ...directories, ...more });
}
function withoutReadme(directory) {
    return { ...directory, readme: '' };
}
/** What static files have of `README.md`, so that another one is noticed; undefined without one. */
function readmeDigest(moduleInterface) {
    const readme = moduleInterface?.root.readme ?? '';
    return readme === '' ? undefined : (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfBytes */ .b)(Buffer.from(readme));
}
/** The documented keys, so that readers find lists. For versions that were published without their interface. */
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
function directoriesOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...directories } = (0,_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceJson */ .wG)(moduleInterface);
    return directories;
}


/***/ }),

/***/ 3467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ renderVersions),
/* harmony export */   Qj: () => (/* binding */ terraformLocation),
/* harmony export */   j1: () => (/* binding */ renderDiscovery),
/* harmony export */   vy: () => (/* binding */ renderHostHeaders),
/* harmony export */   wH: () => (/* binding */ sourcePageLocation),
/* harmony export */   xc: () => (/* binding */ renderDownload)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9688);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6308);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(411);





/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
function renderDiscovery() {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ 'modules.v1': _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh });
}
/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS = { root: { providers: [], dependencies: [] }, submodules: [] };
/**
 * What the document says it is about: the web URL of the repository, where update bots look for changelogs, or the address of a
 * module without a known repository. Clients do not read it.
 */
function sourceOf({ owner, address }) {
    return owner === null ? (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address) : `https://${owner.host}/${owner.repository}`;
}
/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks.
 */
function renderVersions(module, requirements) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).map((version) => ({
        version,
        ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
    }));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ modules: [{ source: sourceOf(module), versions }] });
}
/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
function renderDownload(release, { sign = (location) => location, readsOci = true, useRegistryCredentials = false } = {}) {
    const [first] = release.packages;
    const location = (readsOci ? undefined : terraformLocation(release)) ?? first?.location;
    if (location === undefined)
        return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({});
    // A direct package is fetched from the location as it stands, `//` and all.
    const isWhole = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .subdirectoryOf */ .$z)(location) === '';
    const isDirect = useRegistryCredentials && isWhole && (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location) === 'relative';
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({
        location: sign(location),
        ...(isDirect ? { use_registry_credentials: true } : {}),
    });
}
/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
function terraformLocation(release) {
    const isSame = release.package.equalsTree === true;
    const locations = release.packages.map(({ location }) => location);
    return locations.find((location, place) => {
        const kind = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location);
        return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame);
    });
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const location = terraformLocation(release);
    if (location === undefined || (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location) !== 'relative')
        return location;
    if (registryUrl === null)
        return undefined;
    const download = `${registryUrl}/${(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'download')}`;
    return new URL(location, download).href;
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh}*/download\n  X-Terraform-Get: ./source\n`;
}


/***/ }),

/***/ 4946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   Ez: () => (/* binding */ parseRequirements),
/* harmony export */   H1: () => (/* binding */ renderVersionsDocument)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1046);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2413);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3686);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8267);









/** Versions that are missing in `requirements` count as published without their interface. */
function renderVersionsDocument(module, requirements) {
    const published = module.versions.map(({ version, committedAt }) => ({
        version,
        date: committedAt,
        ...stateOf(module, version),
        ...(requirements.get(version) ?? {}),
    }));
    const removed = module.removed.map(({ version }) => ({ version, ...stateOf(module, version) }));
    const versions = [...published, ...removed].sort((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactJson */ .Ar)({ address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(module.address), versions });
}
/** `since` is the date of the mark; `date` is that of the commit. */
function stateOf(module, version) {
    const { date, ...state } = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_6__/* .versionState */ .M7)(module, version);
    return { ...state, ...(date === undefined ? {} : { since: date }) };
}
/** The requirements of a version, as the protocol shows them. */
function requirementsOf({ root, submodules }) {
    const requirements = ({ providers, calls }) => ({
        providers: providers.map(_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__/* .providerJson */ .Gp),
        dependencies: calls.map(_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__/* .dependencyJson */ .MQ),
    });
    return {
        root: requirements(root),
        submodules: submodules.map((each) => ({ path: each.path, ...requirements(each) })),
    };
}
const text = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP();
const directory = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    providers: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, namespace: text, source: text, version: text })),
    dependencies: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, source: text, version: text })),
});
const versionsDocument = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    versions: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        version: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .versionField */ .FA,
        root: directory.optional(),
        submodules: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(directory.extend({ path: text })).optional(),
    })),
});
/** Reads the requirements in `versions.json`; none where the file is missing. Throws INDEX_INVALID. */
function parseRequirements(path, bytes) {
    if (bytes === undefined)
        return new Map();
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(versionsDocument, bytes);
    if (document !== undefined) {
        return new Map(document.versions.map(({ version, root, submodules }) => [
            version,
            root === undefined || submodules === undefined ? null : { root, submodules },
        ]));
    }
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a list of versions`, 'run `module-registry render --index …` to rebuild it');
}


/***/ }),

/***/ 1046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ providerJson),
/* harmony export */   MQ: () => (/* binding */ dependencyJson),
/* harmony export */   wG: () => (/* binding */ interfaceJson)
/* harmony export */ });
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5958);

/**
 * The interface of a directory in the format of the registry HTTP API. `default` is source text, and missing text is `''`; only
 * managed resources are listed. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryJson(directory) {
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
        dependencies: directory.calls.map(dependencyJson),
        provider_dependencies: directory.providers.map(providerJson),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** The module interface as `inspect --json` prints it, in the format of the registry HTTP API. */
function interfaceJson(module) {
    return {
        root: directoryJson(module.root),
        submodules: module.submodules.map(directoryJson),
        examples: module.examples.map(directoryJson),
        diagnostics: module.diagnostics,
    };
}
/** A module call in the same format. */
function dependencyJson({ name, source, version }) {
    return { name, source, version };
}
/** A provider requirement in the same format; one without namespace is HashiCorp's. */
function providerJson({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
}


/***/ }),

/***/ 30:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ MAX_TYPE_PARTS),
/* harmony export */   A$: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   Lj: () => (/* binding */ MAX_DESCRIPTION_LENGTH),
/* harmony export */   Ws: () => (/* binding */ MAX_PLAIN_DEPTH),
/* harmony export */   Zj: () => (/* binding */ MAX_PLAIN_LENGTH),
/* harmony export */   dr: () => (/* binding */ MAX_NESTED_MODULES),
/* harmony export */   tj: () => (/* binding */ MAX_DESCRIPTION_START)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/**
 * Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay
 * small.
 */
const MAX_TYPE_PARTS = 100;


/***/ }),

/***/ 4099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
function canonicalText(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text;
        case 'tuple':
            return `[${expression.members.map(canonicalText).join(',')}]`;
        case 'object':
            return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`;
        case 'call':
            return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`;
        case 'reference':
            return expression.text.replaceAll(/\s/g, '');
        case 'other':
            return expression.tokens;
    }
}


/***/ }),

/***/ 3141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ typeFromExpression),
/* harmony export */   s: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4099);

const SIMPLE = ['any', 'string', 'number', 'bool'];
const COLLECTIONS = ['list', 'set', 'map'];
const ANY = { kind: 'any' };
/** The type constraint that an input declares; `any` without one. */
function typeFromExpression(expression) {
    if (expression === undefined)
        return ANY;
    return knownType(expression) ?? { kind: 'unknown', text: (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(expression) };
}
function knownType(expression) {
    if (expression.kind === 'call')
        return typeByCall(expression);
    if (expression.kind === 'reference')
        return typeByName(expression.steps.join('.'));
    // Before Terraform 0.12 types were strings.
    return typeByName((0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .stringValue */ .r$)(expression));
}
/** The type as Terraform writes it, on one line. */
function formatType(type) {
    if ('element' in type)
        return `${type.kind}(${formatType(type.element)})`;
    switch (type.kind) {
        case 'tuple':
            return `tuple([${type.elements.map(formatType).join(', ')}])`;
        case 'object':
            return `object({ ${Object.entries(type.attributes).map(formatAttribute).join(', ')} })`;
        case 'unknown':
            return type.text;
        default:
            return type.kind;
    }
}
function formatAttribute([name, { type, optional }]) {
    return `${name} = ${optional ? `optional(${formatType(type)})` : formatType(type)}`;
}
function typeByName(name) {
    const simple = SIMPLE.find((kind) => kind === name);
    if (simple !== undefined)
        return { kind: simple };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: ANY };
}
function typeByCall(call) {
    const { name } = call;
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    if (name === 'object' && argument.kind === 'object')
        return objectType(argument);
    if (name === 'tuple' && argument.kind === 'tuple')
        return { kind: 'tuple', elements: argument.members.map(typeFromExpression) };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: typeFromExpression(argument) };
}
function objectType(object) {
    const attributes = object.members.map(({ key, value }) => [(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .keyName */ .xT)(key), attributeOf(value)]);
    if (attributes.some(([name]) => name === undefined))
        return undefined;
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression), optional: false };
    const [type, value] = expression.arguments;
    const constant = (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .constantValue */ .yb)(value);
    return {
        type: typeFromExpression(type),
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}


/***/ }),

/***/ 4881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   n: () => (/* binding */ descriptorOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** `sha256:<64 hex>` of the bytes. */
function digestOfBytes(bytes) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
}
/** The descriptor of bytes that are in memory. */
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}


/***/ }),

/***/ 6057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ MAX_CORRECTED_WORDS),
/* harmony export */   Vn: () => (/* binding */ MIN_NEAR_LENGTH),
/* harmony export */   WY: () => (/* binding */ TWO_MISTAKES_LENGTH),
/* harmony export */   Wp: () => (/* binding */ MAX_NEAR_WORDS),
/* harmony export */   tq: () => (/* binding */ MAX_TERMS)
/* harmony export */ });
/** The search, in a server and in a browser. */
/** Words of a search. More are answered with 400, and with that sentence in the browser. */
const MAX_TERMS = 16;
/** Letters of a word that near words are looked for: shorter ones are too much like each other. Shorter ones find nothing. */
const MIN_NEAR_LENGTH = 3;
/** Letters of a word that may have two mistakes. Shorter ones may have one. */
const TWO_MISTAKES_LENGTH = 8;
/** Near words that stand for a misspelt one, the nearest first. The rest is left out. */
const MAX_NEAR_WORDS = 8;
/** Misspelt words of a search that near words are looked for, which takes a time that grows with all words. The rest finds nothing. */
const MAX_CORRECTED_WORDS = 4;


/***/ }),

/***/ 2859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseSearch),
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6057);


/** The words of a text in lower case: runs of letters and digits. */
function wordsOf(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
/**
 * Parses `q`: words, and phrases in quotes; `vpc_id` is a phrase too. A text without letters and digits gives no term. Throws
 * INVALID_INPUT if it is missing or blank, or has too many terms.
 */
function parseSearch(text) {
    const parts = [...(text ?? '').matchAll(/"([^"]*)"?|[^\s"]+/g)];
    const terms = parts
        .map(([part, quoted]) => ({ words: wordsOf(quoted ?? part), isOpen: quoted === undefined }))
        .filter(({ words }) => words.length > 0);
    const isMissing = (text ?? '').trim() === '';
    if (!isMissing && terms.length <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TERMS */ .tq)
        return terms;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', isMissing ? 'q is required: the words to search for' : `q has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TERMS */ .tq} words`, 'write q=vpc, or q="private network"');
}


/***/ }),

/***/ 3452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ wordsWithFields),
/* harmony export */   Vf: () => (/* binding */ hasWord),
/* harmony export */   an: () => (/* binding */ scoreModules),
/* harmony export */   ey: () => (/* binding */ indexWords),
/* harmony export */   tk: () => (/* binding */ numberAt)
/* harmony export */ });
/* unused harmony exports scoreOf, highestPhraseScore */
/* harmony import */ var _search_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2859);

const FIELDS = ['name', 'address', 'description', 'names'];
/** Fields as a number: one bit for each, in their order, and one more where the words are the whole name. */
const NAME_BIT = 1;
const WHOLE_NAME_BIT = 1 << FIELDS.length;
/** A word in the name counts more than one in the address, and that one more than one in the description. */
const WEIGHTS = { name: 16, address: 8, description: 4, names: 2 };
const WHOLE_NAME = 32;
/** Indexes at most 65,536 modules. */
function indexWords(searched) {
    const texts = searched.map(textsOf);
    const entries = new Map();
    texts.forEach((text, module) => {
        for (const [word, fields] of fieldsByWord(text)) {
            const modules = entries.get(word) ?? new Map();
            entries.set(word, modules.set(module, fields));
        }
    });
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
    const flat = sorted.flatMap(([, modules]) => [...modules]);
    let end = 0;
    const starts = sorted.map(([, modules]) => {
        end += modules.size;
        return end - modules.size;
    });
    return {
        words: sorted.map(([word]) => word),
        starts: Uint32Array.from([...starts, end]),
        modules: Uint16Array.from(flat, ([module]) => module),
        fields: Uint8Array.from(flat, ([, fields]) => fields),
        texts,
    };
}
/** The words of a module, each with the fields that have it, as a number. */
function wordsWithFields(searched) {
    return fieldsByWord(textsOf(searched));
}
function fieldsByWord(text) {
    const found = new Map();
    FIELDS.forEach((field, bit) => {
        for (const word of text[field].split(' ')) {
            if (word !== '' && word !== '|')
                found.set(word, (found.get(word) ?? 0) | (1 << bit));
        }
    });
    const whole = text.name.trim();
    if (found.has(whole))
        found.set(whole, (found.get(whole) ?? 0) | WHOLE_NAME_BIT);
    return found;
}
function textsOf({ name, address, description, names }) {
    const between = (text) => ` ${(0,_search_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(text).join(' ')} `;
    return {
        name: between(name),
        address: between(address),
        description: between(description),
        names: names.map(between).join('|'),
    };
}
/** How much a word counts that is in these fields. */
function scoreOf(fields, match) {
    const weight = FIELDS.reduce((sum, field, bit) => sum + ((fields & (1 << bit)) === 0 ? 0 : WEIGHTS[field]), 0);
    if (match === 'same')
        return weight + ((fields & WHOLE_NAME_BIT) === 0 ? 0 : WHOLE_NAME);
    return match === 'begins' ? weight / 2 : Math.ceil(weight / 4);
}
/** The most that a phrase can count whose words are all in these fields. */
function highestPhraseScore(fields) {
    return scoreOf(fields & (WHOLE_NAME_BIT - 1), 'same') + ((fields & NAME_BIT) === 0 ? 0 : WHOLE_NAME);
}
/** How well each module matches all terms; 0 for a module that lacks one of them. */
function scoreModules(index, terms) {
    const scores = new Uint16Array(index.texts.length);
    terms.forEach((term, each) => {
        const found = scoreTerm(index, term);
        found.forEach((score, module) => {
            const before = numberAt(scores, module);
            scores[module] = score === 0 || (each > 0 && before === 0) ? 0 : before + score;
        });
    });
    return scores;
}
function scoreTerm(index, { words, isOpen, near = [] }) {
    const [first = ''] = words;
    if (words.length > 1)
        return scorePhrase(index, words, isOpen);
    const scores = new Uint16Array(index.texts.length);
    const count = (at, match) => forEachEntry(index, at, (module, fields) => {
        scores[module] = Math.max(numberAt(scores, module), scoreOf(fields, match));
    });
    for (let at = lowerBound(index.words, first); at < index.words.length; at += 1) {
        const isSame = index.words[at] === first;
        if (!isSame && !(isOpen && index.words[at]?.startsWith(first)))
            break;
        count(at, isSame ? 'same' : 'begins');
    }
    for (const word of near) {
        const at = lowerBound(index.words, word);
        if (index.words[at] === word)
            count(at, 'near');
    }
    return scores;
}
/** Whether a module has the word, or, with `isOpen`, one that begins with it. */
function hasWord({ words }, word, isOpen) {
    const found = words[lowerBound(words, word)];
    return found === word || (isOpen && found?.startsWith(word) === true);
}
/** Searches the texts of those modules that have the phrase's rarest word. */
function scorePhrase(index, words, isOpen) {
    const scores = new Uint16Array(index.texts.length);
    const phrase = ` ${words.join(' ')}${isOpen ? '' : ' '}`;
    for (const module of modulesOfRarest(index, isOpen ? words.slice(0, -1) : words)) {
        const text = index.texts[module];
        const found = FIELDS.filter((field) => text?.[field].includes(phrase));
        const score = found.reduce((sum, field) => sum + WEIGHTS[field], 0);
        const isName = text?.name === ` ${words.join(' ')} `;
        scores[module] = score === 0 || !isName ? score : score + WHOLE_NAME;
    }
    return scores;
}
function modulesOfRarest(index, words) {
    const lists = words.map((word) => {
        const at = lowerBound(index.words, word);
        const modules = [];
        if (index.words[at] === word)
            forEachEntry(index, at, (module) => modules.push(module));
        return modules;
    });
    return lists.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
function forEachEntry(index, at, visit) {
    const end = numberAt(index.starts, at + 1);
    for (let entry = numberAt(index.starts, at); entry < end; entry += 1)
        visit(numberAt(index.modules, entry), numberAt(index.fields, entry));
}
/** The number at a position that the array has, which the type checker cannot know. */
function numberAt(numbers, position) {
    return numbers[position] ?? 0;
}
/** The position of the first word that is not below this one. */
function lowerBound(words, word) {
    let low = 0;
    let high = words.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((words[middle] ?? '') < word)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
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
