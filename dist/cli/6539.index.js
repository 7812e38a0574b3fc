export const id = 6539;
export const ids = [6539,2268,9887,7506];
export const modules = {

/***/ 2268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RequestFailure: () => (/* binding */ RequestFailure),
/* harmony export */   bodyOfBytes: () => (/* binding */ bodyOfBytes),
/* harmony export */   follow: () => (/* binding */ follow),
/* harmony export */   isRead: () => (/* binding */ isRead),
/* harmony export */   networkTransport: () => (/* binding */ networkTransport),
/* harmony export */   send: () => (/* binding */ send),
/* harmony export */   trustAsGo: () => (/* binding */ trustAsGo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4708);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1692);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(206);









/** Time without a byte from the other side. Then the request fails, and may be repeated. */
const IDLE_MS = 120_000;
/** A body that is in memory. */
function bodyOfBytes(bytes) {
    return {
        size: bytes.length,
        async *open() {
            yield bytes;
        },
    };
}
function networkTransport(log, secrets = new _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_8__/* .SecretMask */ .fZ()) {
    return { log, secrets, idleMs: IDLE_MS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/**
 * Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link RequestFailure}.
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
        if (cause instanceof RequestFailure || cause instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl)
            throw cause;
        log.debug(`${method} ${target} failed`);
        const limit = totalMs === undefined ? `no data for ${idleMs / 1000} s` : `no answer within ${totalMs / 1000} s`;
        throw new RequestFailure('unreachable', url, timeout.signal.aborted ? limit : reasonOf(cause), cause);
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
    const start = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_2__.request : node_http__WEBPACK_IMPORTED_MODULE_1__.request;
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
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(body.open(), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, { url, maxBytes, into }) {
    const chunks = [];
    const keep = response.statusCode === 200 && into !== undefined ? into : (chunk) => chunks.push(chunk);
    let size = 0;
    for await (const chunk of response) {
        size += chunk.length;
        if (size > maxBytes)
            throw new RequestFailure('large', url, `more than ${maxBytes} bytes`);
        await keep(chunk);
    }
    return Buffer.concat(chunks);
}
/** A host with several addresses fails with one error for each, in an AggregateError without a message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** A request without a response that can be used. Each adapter says it in words of its own. */
class RequestFailure extends Error {
    /** `unreachable`: a second try may succeed. */
    kind;
    url;
    reason;
    constructor(kind, url, reason, cause) {
        super(`${url.host}: ${reason}`, { cause });
        this.kind = kind;
        this.url = url;
        this.reason = reason;
    }
}
/**
 * Trusts the authorities that programs in Go trust besides the system's own: those of the file SSL_CERT_FILE, and of the files in the
 * directories of SSL_CERT_DIR. A file that cannot be read counts for nothing, as in Go. https://pkg.go.dev/crypto/x509#SystemCertPool
 */
function trustAsGo(environment) {
    const { SSL_CERT_FILE: file = '', SSL_CERT_DIR: directories = '', NODE_EXTRA_CA_CERTS: extra = '', } = environment;
    if (file === '' && directories === '')
        return;
    const below = directories
        .split(':')
        .filter((path) => path !== '')
        .flatMap(filesIn);
    const found = [file, ...below, extra].filter((path) => path !== '').flatMap(textOf);
    // A list of one's own replaces Node's, with those of NODE_EXTRA_CA_CERTS.
    node_https__WEBPACK_IMPORTED_MODULE_2__.globalAgent.options.ca = [...node_tls__WEBPACK_IMPORTED_MODULE_6__.rootCertificates, ...found];
}
function filesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    }
    catch {
        return [];
    }
}
function textOf(path) {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
        return text.includes('-----BEGIN CERTIFICATE-----') ? [text] : [];
    }
    catch {
        return [];
    }
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
    await bucket.remove(key);
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
