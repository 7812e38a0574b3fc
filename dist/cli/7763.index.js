export const id = 7763;
export const ids = [7763];
export const modules = {

/***/ 5469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g5: () => (/* binding */ failureOf),
  jF: () => (/* binding */ networkWeb),
  Tn: () => (/* binding */ nextUrl)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/adapters/http/limits.js
/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
const RESPONSE_MS = 10_000;

// EXTERNAL MODULE: ./lib/adapters/http/transport.js + 1 modules
var http_transport = __webpack_require__(4044);
;// CONCATENATED MODULE: ./lib/adapters/http/web.js





/** The network, with the time limit of clients for each answer. */
function networkWeb(log, answerMs = RESPONSE_MS) {
    const transport = { ...(0,http_transport.networkTransport)(log), idleMs: answerMs, totalMs: answerMs };
    return {
        async request(request) {
            const { url, token, maxRedirects, maxBytes } = request;
            const headers = { ...request.headers, 'Accept-Encoding': 'gzip' };
            const authorization = token === undefined ? undefined : `Bearer ${token}`;
            try {
                const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes };
                const answer = await (0,http_transport.follow)(get, transport, { maxRedirects, nextUrl });
                if (answer === undefined)
                    return failure('redirects', url, `redirects more than ${maxRedirects} times`);
                const bytes = decoded(answer, maxBytes);
                const { status } = answer;
                return { kind: 'response', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes };
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
    if (!(error instanceof http_transport.RequestFailure))
        throw error;
    if (error.kind === 'large')
        return failure('large', url, 'has more bytes than are read');
    const advice = error.kind === 'untrusted' ? ` (${(0,http_transport.trustHint)(error)})` : '';
    return failure('unreachable', url, `cannot be reached: ${(0,base_error/* quote */.hD)(error.reason)}${advice}`);
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,base_url/* printableUrl */.Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding')?.toLowerCase() !== 'gzip')
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
}


/***/ }),

/***/ 8150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHttpServer: () => (/* binding */ createHttpServer),
  listen: () => (/* binding */ listen),
  serveCommand: () => (/* binding */ serveCommand),
  zlibCompressor: () => (/* binding */ zlibCompressor)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(356);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/shell-word.js
var shell_word = __webpack_require__(5256);
// EXTERNAL MODULE: ./lib/composition/runtime.js
var composition_runtime = __webpack_require__(4994);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(125);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/release.js
var release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/index/format/file-headers.js
var file_headers = __webpack_require__(7885);
;// CONCATENATED MODULE: ./lib/server/routes/route.js
const MODULES = '/v1/modules';
const JSON_TYPE = 'application/json';
const RETRY_LATER = { 'retry-after': '5' };
function jsonResponse(body, cache) {
    return { status: 200, body, type: JSON_TYPE, cache };
}

;// CONCATENATED MODULE: ./lib/server/http-response.js



/** Bytes of the smallest body that is compressed. For a smaller one the headers would cost more than compression saves. */
const MIN_COMPRESSED_BYTES = 1024;
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
/** The route's answer in the form that this request accepts: compressed, 304 or 406. */
async function negotiate({ headers: accepted }, response, { compressor, isPrivate }) {
    const { status, type = '' } = response;
    if (type !== '' && !acceptsType(accepted.accept, type))
        return notAcceptable();
    const bytes = typeof response.body === 'string' ? new TextEncoder().encode(response.body) : response.body;
    const mayCompress = compressor !== undefined && COMPRESSED.test(type) && bytes.length >= MIN_COMPRESSED_BYTES;
    const encoding = mayCompress ? acceptedEncoding(accepted['accept-encoding']) : undefined;
    const vary = [response.headers?.['vary'] ?? [], mayCompress ? 'Accept-Encoding' : []].flat();
    const headers = {
        ...COMMON_HEADERS,
        ...response.headers,
        'cache-control': cacheControl(response.cache, isPrivate),
        ...(type === '' ? {} : { 'content-type': type }),
        ...(vary.length === 0 ? {} : { vary: vary.join(', ') }),
    };
    const sized = bytes.length === 0 ? headers : { ...headers, 'content-length': String(bytes.length) };
    if (status !== 200)
        return { status, headers: sized, body: bytes };
    const etag = etagOf(response, bytes, encoding);
    if (matchesEtag(accepted['if-none-match'], etag))
        return { status: 304, headers: { ...headers, etag }, body: NO_BODY };
    if (response.file !== undefined) {
        const { file, size: length } = response.file;
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
/** The answer in the form that this request accepts: 304 or 406, where it is so. */
function responseTo({ headers: accepted }, response) {
    const { 'content-type': type, etag } = response.headers;
    if (response.status >= 400)
        return response;
    if (type !== undefined && !acceptsType(accepted.accept, type))
        return { ...notAcceptable(), route: response.route ?? 'none' };
    return etag !== undefined && matchesEtag(accepted['if-none-match'], etag) ? notModified(response) : response;
}
function notModified({ latin1: _, ...response }) {
    const { 'content-length': __, 'content-encoding': ___, ...headers } = response.headers;
    return { ...response, status: 304, headers, body: new Uint8Array() };
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
/** What of a request the content of its answer depends on, alike for all that get the same one. */
function contentHeaders(headers) {
    return {
        'accept-encoding': acceptedEncoding(headers['accept-encoding']),
        'user-agent': agentKind(headers['user-agent']),
    };
}
/**
 * A `User-Agent` in place of all that get the same answers; undefined for those that get the common ones. Dependabot reads a location
 * only from a 204 (https://github.com/dependabot/dependabot-core). OpenTofu has no `oci://` before 1.10; its registry requests have the
 * `User-Agent` `OpenTofu/1.9.4`.
 */
function agentKind(userAgent = '') {
    if (/dependabot/i.test(userAgent))
        return 'dependabot';
    return /^OpenTofu\/1\.\d(?!\d)/.test(userAgent) ? 'OpenTofu/1.9' : undefined;
}
/**
 * The part that `Range` asks for, as 206, or 416 if the answer has no such part. The answer itself without `Range`, for several
 * ranges, and if `If-Range` names another content. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
function rangeOf(response, headers) {
    const { status, file, body } = response;
    const wanted = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
    if (wanted === null || status !== 200 || response.headers['accept-ranges'] === undefined)
        return response;
    const { 'if-range': condition = response.headers['etag'] } = headers;
    if (condition !== response.headers['etag'] || wanted[0] === 'bytes=-')
        return response;
    const size = file?.length ?? body.length;
    const [start, end] = boundsOf(wanted[1] ?? '', wanted[2] ?? '', size);
    if (wanted[1] !== '' && wanted[2] !== '' && Number(wanted[2]) < Number(wanted[1]))
        return response;
    if (start >= size || end < start)
        return failure(416, 'the package is shorter', { 'content-range': `bytes */${size}` });
    return partOf(response, { start, end, size });
}
/** Positions of the first and the last byte; without a first number, the second one counts from the end. */
function boundsOf(first, last, size) {
    if (first === '')
        return [Math.max(0, size - Number(last)), size - 1];
    return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
function partOf({ latin1: _, ...response }, { start, end, size }) {
    const length = end - start + 1;
    const file = response.file && { ...response.file, start, length };
    const headers = {
        ...response.headers,
        'content-length': String(length),
        'content-range': `bytes ${start}-${end}/${size}`,
    };
    return { ...response, status: 206, headers, file, body: response.body.subarray(start, end + 1) };
}

;// CONCATENATED MODULE: ./lib/server/auth/authenticator.js




/** Time in which all signed paths are the same, so that answers can be cached. */
const TURN_SECONDS = 10;
/** Time that a signed path is valid: long enough for a slow client to come to its packages. Later it is answered with 401. */
const SIGNATURE_SECONDS = 600;
/** Clients ask for discovery before they know of tokens; monitoring has none. */
const OPEN_PATH = /^\/(\.well-known\/terraform\.json|healthz|readyz)$/;
const PACKAGE_PATH = /\/module\.zip$/;
const CHALLENGES = 'Bearer realm="module-registry", Basic realm="module-registry", charset="UTF-8"';
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
    /** Who may have an answer that was made for another request: the consumer whose token this one has. Undefined: `authenticate` decides. */
    admit({ target, headers }) {
        if (OPEN_PATH.test(target))
            return { consumer: undefined };
        const consumer = consumerOf(headers.authorization, this.#credentials.tokens());
        return consumer === undefined ? undefined : { consumer };
    }
    /** Adds the right to fetch `path`, the absolute path of a package in the index, to the location of that package. */
    signer(path, now) {
        const expires = String(this.endOfTurn(now) - TURN_SECONDS + SIGNATURE_SECONDS);
        const signature = signatureOf(this.#credentials.signingKey, path, expires);
        return (location) => location.startsWith('./') ? `${location}&expires=${expires}&signature=${signature}` : location;
    }
    /** Until when an answer with a signature can be given again: all signatures of these ten seconds expire at the same time. */
    endOfTurn(now) {
        return now - (now % TURN_SECONDS) + TURN_SECONDS;
    }
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
/**
 * Characters of the shortest token in --token-file: 20 letters and digits at random are 119 bits. A shorter one is INVALID_INPUT.
 */
const MIN_TOKEN_LENGTH = 20;
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
        throw invalid('the token file has no token');
    const byDigest = new Map();
    return pairs.map(({ fields, at }) => {
        const where = `line ${at} of the token file`;
        const token = parsePair(fields, where);
        const known = byDigest.get(token.digest.join());
        if (known !== undefined)
            throw invalid(`${where} has the token of line ${known} again`);
        byDigest.set(token.digest.join(), at);
        return token;
    });
}
function parsePair(fields, where) {
    const [name = '', token = ''] = fields;
    if (fields.length !== 2)
        throw invalid(`${where} has ${(0,count/* counted */.h)(fields.length, 'word')} instead of 2`);
    if (!/^[\w.@-]+$/.test(name))
        throw invalid(`${where} has the name ${(0,base_error/* quote */.hD)(name)}, which is not made of letters, digits and . _ @ - alone`);
    if (/[^\x21-\x7e]/.test(token))
        throw invalid(`${where} has a token with a character that is not allowed in a header`);
    if (token.startsWith('sha256:'))
        return { name, digest: parseDigest(token, where) };
    if (token.length < MIN_TOKEN_LENGTH)
        throw invalid(`${where} has a token of ${(0,count/* counted */.h)(token.length, 'character')}, fewer than ${MIN_TOKEN_LENGTH}`, LONGER);
    return { name, digest: digestOf(token) };
}
function parseDigest(token, where) {
    const [, hex] = /^sha256:([0-9a-f]{64})$/i.exec(token) ?? [];
    if (hex !== undefined)
        return Buffer.from(hex, 'hex');
    const hint = `${LONGER}, and its digest with \`printf %s "$TOKEN" | sha256sum\``;
    throw invalid(`${where} has a digest that is not sha256: and 64 hex digits`, hint);
}
function invalid(problem, hint = PAIR) {
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

// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/search/catalog.js
var catalog = __webpack_require__(3923);
// EXTERNAL MODULE: ./lib/search/module-search.js
var module_search = __webpack_require__(9551);
;// CONCATENATED MODULE: ./lib/server/catalog.js




/** Files of the catalog that are read at the same time. The rest waits. */
const READ_AT_ONCE = 8;
/**
 * Reads the catalog of an index at the first list or search, and again for each new snapshot. All snapshots share one index of words,
 * which is that of the newest: an older one, which is about to go, does not find what is gone.
 */
class CatalogSource {
    #pause;
    #catalogs = new WeakMap();
    #index = (0,module_search/* createSearchIndex */.Fr)();
    #files = new Map();
    #last = Promise.resolve();
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
        return (0,get_or_insert/* getOrInsert */.P)(this.#catalogs, reader, () => {
            const load = () => this.#load(reader);
            const catalog = this.#last.then(load, load);
            this.#last = catalog;
            catalog.catch(() => this.#catalogs.delete(reader));
            return catalog;
        });
    }
    async #load(reader) {
        const paths = new Set();
        await (0,catalog/* walkCatalog */.tx)(async (some) => {
            const bytes = await Promise.all(some.map((path) => reader.read(path)));
            return new Map(some.flatMap((path, at) => (bytes[at] === undefined ? [] : [[path, bytes[at]]])));
        }, READ_AT_ONCE, async (path, bytes) => {
            await this.#pause();
            paths.add(path);
            return this.#take(path, bytes);
        });
        await this.#pause();
        const gone = [...this.#files].filter(([path]) => !paths.has(path));
        for (const [path] of gone)
            this.#files.delete(path);
        const modules = newestFirst([...this.#files.values()].flatMap((file) => file.modules));
        const byAddress = new Map(modules.map((module) => [(0,catalog/* catalogAddress */.q0)(module), module]));
        for (const [, file] of gone)
            this.#forget(file.modules.filter((module) => !byAddress.has((0,catalog/* catalogAddress */.q0)(module))));
        const search = (words) => (0,module_search/* findModules */.th)(this.#index, words).flatMap((address) => byAddress.get(address) ?? []);
        return { modules, search };
    }
    /** Does not parse a file again that did not change: to index its words costs most. */
    #take(path, bytes) {
        const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const known = this.#files.get(path);
        if (known?.digest === digest)
            return known.children;
        const { modules, searched, children } = (0,catalog/* parseCatalog */.Lo)(path, bytes);
        this.#forget(known?.modules ?? []);
        for (const module of searched) {
            if (this.#index.has(module.address))
                this.#index.discard(module.address);
            this.#index.add(module);
        }
        this.#files.set(path, { digest, modules, children });
        return children;
    }
    #forget(modules) {
        for (const address of modules.map(catalog/* catalogAddress */.q0))
            if (this.#index.has(address))
                this.#index.discard(address);
    }
}
/** By commit, then by address. Dates are compared as numbers: as texts they take several times as long. */
function newestFirst(modules) {
    return modules
        .map((module) => ({ module, time: Date.parse(module.updated_at) || 0 }))
        .sort((a, b) => b.time - a.time || ((0,catalog/* catalogAddress */.q0)(a.module) < (0,catalog/* catalogAddress */.q0)(b.module) ? -1 : 1))
        .map(({ module }) => module);
}

;// CONCATENATED MODULE: ./lib/server/http-message.js
/** Request headers that an answer may depend on. */
const REQUEST_HEADERS = (/* unused pure expression or super */ null && ([
    'accept',
    'accept-encoding',
    'access-control-request-method',
    'authorization',
    'if-none-match',
    'user-agent',
]));
/**
 * The target with the letters and digits of its path as themselves: they mean the same when they are escaped.
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
function plainTarget(target) {
    const [path = ''] = target.split('?', 1);
    const plain = path.replace(/%(3\d|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/gi, (each) => decodeURIComponent(each));
    return `${plain}${target.slice(path.length)}`;
}
/** Takes the headers that answers depend on, and no others. */
function pickHeaders(read) {
    return Object.fromEntries(REQUEST_HEADERS.map((name) => [name, read(name) ?? undefined]));
}

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
;// CONCATENATED MODULE: ./lib/server/index-documents.js




/**
 * The documents that the server reads from one snapshot of the index. Each function gives undefined for a document that is
 * not there, and throws INDEX_INVALID for one that cannot be parsed and INDEX_UNREACHABLE where the index cannot be read.
 */
async function readModule(reader, address) {
    const path = (0,paths/* modulePath */.Mw)(address, 'module.json');
    const bytes = await reader.read(path);
    if (bytes === undefined || isOtherSpelling(bytes, address))
        return undefined;
    return (0,documents/* parseModuleDocument */.xK)(path, bytes);
}
/** A yanked version is found too: its directory stays. */
async function readRelease(reader, address, version) {
    const path = (0,paths/* versionPath */.qW)(address, version, 'release.json');
    const bytes = await reader.read(path);
    if (bytes === undefined || isOtherSpelling(bytes, address))
        return undefined;
    return (0,documents/* parseReleaseDocument */.k1)(path, bytes);
}
async function readInterface(reader, release) {
    const paths = (0,interface_document/* interfacePaths */.Er)(release.address, release.version);
    const files = new Map(await Promise.all(paths.map(async (path) => [path, await reader.read(path)])));
    return (0,interface_document/* parseInterfaceFiles */.MI)(release, (path) => files.get(path));
}
/** A file system may ignore letter case; an address has exactly one spelling. */
function isOtherSpelling(bytes, address) {
    const [, written = ''] = /"address":\s*"([^"]*)"/.exec(new TextDecoder().decode(bytes)) ?? [];
    const own = (0,module_address/* formatModuleAddress */.wc)(address);
    return written !== own && written.toLowerCase() === own.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/server/routes/file-routes.js








/** Time that a page may be cached. */
const PAGE_SECONDS = 60;
/** Bytes of a package that is read into memory. A larger one is sent from where it lies: slow readers would hold it in memory. */
const MAX_BODY_BYTES = 64 * 1024;
/** A file of the index as it is: discovery, packages, pages. */
const answerFile = async (request) => {
    const { reader } = request;
    const path = request.path === '/' ? 'index.html' : request.path.slice(1);
    const zip = versionOfZip(path);
    if (zip !== undefined)
        return answerPackage(reader, path, await readRelease(reader, zip.address, zip.version));
    const body = await reader.read(path);
    const type = (0,file_headers/* fileType */.$A)(path);
    if (body === undefined || path !== paths/* DISCOVERY_PATH */.py)
        return body && { status: 200, body, type, cache: (0,file_headers/* fileCache */.HM)(path) };
    return { status: 200, body: (0,protocol/* renderDiscovery */.j1)(request.basePath), type, cache: (0,file_headers/* fileCache */.HM)(path) };
};
async function answerPackage(reader, path, release) {
    const { size = 0, digest } = release?.package ?? {};
    const response = {
        status: 200,
        type: (0,file_headers/* fileType */.$A)(path),
        cache: 'immutable',
        headers: { 'accept-ranges': 'bytes' },
        ...(digest === undefined ? {} : { digest: digest.slice('sha256:'.length) }),
    };
    if (size > MAX_BODY_BYTES && reader.locate !== undefined) {
        const file = await reader.locate(path);
        return file && { ...response, body: '', file };
    }
    const body = await reader.read(path);
    return body && { ...response, body };
}
/** The website. A server without a renderer has the front page of the index alone. */
const answerPage = async (request) => {
    const { pages, path, basePath, reader, catalog } = request;
    if (pages === undefined)
        return path === '/' || !path.endsWith('/') ? answerFile(request) : undefined;
    const sources = { read: reader.read, modules: async () => (await catalog()).modules };
    const wanted = path.slice(1);
    const page = await pages.render(wanted, sources);
    if (page.isFound || wanted.endsWith('/') || wanted.startsWith('assets/'))
        return responseOf(page);
    // Links of a page are relative to its directory.
    const directory = await pages.render(`${wanted}/`, sources);
    return directory.isFound
        ? { status: 302, body: '', cache: PAGE_SECONDS, headers: { location: `${basePath}${path}/` } }
        : responseOf(page);
};
function responseOf({ isFound, body, type, isImmutable, headers }) {
    if (!isFound)
        return { status: 404, body, type, headers, cache: 'none' };
    return { status: 200, body, type, headers, cache: isImmutable ? 'immutable' : PAGE_SECONDS };
}
/** `/healthz`: the process lives. */
const answerHealth = async ({ health }) => healthResponse(await health(), false);
/** `/readyz`: the server can answer requests. */
const answerReady = async ({ health: look, isEnding }) => {
    const health = await look();
    return healthResponse(health, isEnding() || isGone(health));
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
    return health?.problem !== undefined && health.commit === null;
}
/** The status is `stale` while the index cannot be read and the last good snapshot is served. */
function healthResponse(health, isDown) {
    const { commit = null, problem = null, checkedAt = 0 } = health ?? {};
    const looked_at = new Date(checkedAt * 1000).toISOString();
    const index = health === undefined ? null : { commit, looked_at, problem };
    const status = problem === null ? 'ok' : 'stale';
    const response = jsonResponse((0,json/* canonicalJson */.dj)({ status: isDown ? 'down' : status, index }), 'none');
    return isDown ? { ...response, status: 503, headers: RETRY_LATER } : response;
}
const FILE_ROUTES = [
    ['/healthz', 'health', answerHealth],
    ['/readyz', 'health', answerReady],
    ['/metrics', 'metrics', answerMetrics],
    ['/(feed\\.atom)?', 'page', answerPage],
    ['/(modules|assets|search)(/.*)?', 'page', answerPage],
    ['.*', 'file', answerFile],
];
const PACKAGE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/module\.zip$/;
/** The version whose package is the file at the path; undefined where the path is not that of a package. */
function versionOfZip(path) {
    const [, address = '', version = ''] = PACKAGE.exec(path) ?? [];
    return (0,module_version/* isVersion */.lF)(version) ? { address: (0,module_address/* splitAddress */.lS)(address), version } : undefined;
}

// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(4512);
// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(9707);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(5027);
;// CONCATENATED MODULE: ./lib/server/routes/module-routes.js















/** Time that lists and details of modules may be cached. */
const LIST_SECONDS = 60;
/** The largest `offset`: no list is that long. A larger one counts as this one. */
const MAX_OFFSET = 1_000_000_000;
/** Modules on the longest page of a list. A larger `limit` counts as this one. */
const MAX_LIMIT = 100;
/** Modules on a page of a list. A client asks for more with `limit`. */
const DEFAULT_LIMIT = 15;
/**
 * Lists of the registry HTTP API. A wrong `limit` or `offset` is INVALID_INPUT, and so is a search for no words.
 * https://developer.hashicorp.com/terraform/registry/api-docs#list-modules
 */
const answerList = async (request) => {
    const { modules } = await request.catalog();
    return module_routes_answerPage(request, filtersOf(request), modules);
};
/** The modules that match `q`, best match first. */
const answerSearch = async (request) => {
    const catalog = await request.catalog();
    return module_routes_answerPage(request, filtersOf(request), catalog.search((0,module_search/* parseSearch */.KA)(request.query.get('q'))));
};
/** 404 for a namespace without modules, as on a static host. */
const answerNamespace = async (request) => {
    const { namespace } = request.parameters;
    const catalog = await request.catalog();
    const modules = catalog.modules.filter((module) => module.namespace === namespace);
    if (modules.length === 0)
        return undefined;
    const { namespace: _, ...filters } = filtersOf(request);
    return module_routes_answerPage(request, filters, modules);
};
/** The latest version for every system. */
const answerName = async (request) => {
    const { namespace = '', name = '' } = request.parameters;
    const systems = await readSystems(request.reader, { namespace, name });
    return systems && module_routes_answerPage(request, {}, systems);
};
function filtersOf({ query }) {
    const names = ['q', 'namespace', 'provider', 'verified'];
    return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value));
}
/** One page of those of the modules that the filters allow. */
async function module_routes_answerPage(request, filters, listed) {
    const { query, reader } = request;
    const path = `${request.basePath}${request.path}`;
    const verified = await readVerified(reader);
    const page = parsePage(query);
    // A `verified` other than `true` does not filter.
    const allows = ({ namespace, provider }) => namespace === (filters['namespace'] ?? namespace) &&
        provider === (filters['provider'] ?? provider) &&
        (filters['verified'] !== 'true' || verified.has(namespace));
    const found = listed.filter(allows);
    const modules = found.slice(page.offset, page.offset + page.limit).map((module) => {
        const { updated_at: _, dependencies: __, ...listed } = module;
        return { ...listed, verified: verified.has(module.namespace), downloads: 0 };
    });
    const meta = pageMeta(page, { path, filters, found: found.length });
    return jsonResponse((0,json/* compactJson */.Ar)({ meta, modules }), LIST_SECONDS);
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
/** `meta` of the list at the absolute `path`. `found` counts its items. */
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
/** Time that the location of a package may be cached. */
const DOWNLOAD_SECONDS = 300;
/** Time that the versions of a module may be cached. */
const VERSIONS_SECONDS = 60;
/** The module registry protocol. https://opentofu.org/docs/internals/module-registry-protocol/ */
const answerVersions = async (request) => {
    const module = await moduleIn(request);
    if (module === undefined)
        return undefined;
    const body = (0,protocol/* renderVersions */.Ku)(module, await readRequirements(request.reader, module));
    return jsonResponse(body, VERSIONS_SECONDS);
};
/** OpenTofu reads the location from the body, Terraform from the header: the first package that each can read. */
const answerDownload = async (request) => {
    const [address, version] = [addressIn(request), versionIn(request)];
    if (address === undefined || version === undefined)
        return undefined;
    const release = await readRelease(request.reader, address, version);
    if (release === undefined)
        return undefined;
    const sign = request.signer?.(`/${(0,paths/* versionPath */.qW)(address, version, 'module.zip')}`);
    const readable = (0,protocol/* terraformLocation */.Qj)(release);
    const location = readable === undefined ? undefined : (sign?.(readable) ?? readable);
    const body = (0,protocol/* renderDownload */.xc)(release, { sign, readsOci: request.agent !== 'OpenTofu/1.9' });
    const response = {
        ...jsonResponse(body, DOWNLOAD_SECONDS),
        headers: { vary: 'User-Agent', ...(location === undefined ? {} : { 'x-terraform-get': location }) },
        isSigned: sign !== undefined,
    };
    if (location === undefined || request.agent !== 'dependabot')
        return response;
    const { type: _, ...withoutBody } = response;
    return { ...withoutBody, status: 204, body: '' };
};
/** Redirects to the latest version. The path is absolute, so that the answer does not depend on the host's name. */
const answerLatestDownload = async (request) => {
    const module = await moduleIn(request);
    const version = module && (0,module_list/* latestOf */.Te)(module);
    if (module === undefined || version === undefined)
        return undefined;
    const path = `${request.basePath}/${(0,paths/* versionPath */.qW)(module.address, version, 'download')}`;
    return {
        status: 302,
        body: `<a href="${(0,html/* escapeHtml */.Z)(path)}">Found</a>.\n`,
        type: 'text/html; charset=utf-8',
        cache: VERSIONS_SECONDS,
        headers: { location: path },
    };
};
/** Details of a module. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */
const answerLatest = async (request) => {
    const module = await moduleIn(request);
    const latest = module && (0,module_list/* latestOf */.Te)(module);
    return module && latest && answerDetails(request, module, latest);
};
const answerVersion = async (request) => {
    const [module, version] = [await moduleIn(request), versionIn(request)];
    return module && version && answerDetails(request, module, version);
};
async function answerDetails(request, module, version) {
    const { reader } = request;
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
        downloads: 0,
        versions: (0,documents/* listedVersions */.f3)(module),
        providers: systems.map(({ provider }) => provider),
        deprecation: (0,module_details/* deprecationJson */.tH)(module, version),
    });
    return jsonResponse(details, LIST_SECONDS);
}
const NAMESPACE = `${MODULES}/(?<namespace>[0-9A-Za-z_-]+)`;
const NAME = `${NAMESPACE}/(?<name>[0-9A-Za-z_-]+)`;
const SYSTEM = `${NAME}/(?<system>[0-9a-z]+)`;
const VERSION = `${SYSTEM}/(?<version>[0-9]+\\.[0-9]+\\.[0-9]+[^/]*)`;
const MODULE_ROUTES = [
    [`${MODULES}/?`, 'list', answerList],
    [`${MODULES}/search`, 'search', answerSearch],
    [NAME, 'name', answerName],
    [NAMESPACE, 'namespace', answerNamespace],
    [`${SYSTEM}/versions`, 'versions', answerVersions],
    [`${SYSTEM}/download`, 'latest-download', answerLatestDownload],
    [`${VERSION}/download`, 'download', answerDownload],
    [VERSION, 'version', answerVersion],
    [SYSTEM, 'latest', answerLatest],
];
/** The module address in the path; undefined if no module can have it. */
function addressIn({ parameters }) {
    const { namespace = '', name = '', system = '' } = parameters;
    const address = { namespace, name, system };
    return (0,module_address/* addressProblem */.cg)(address) === undefined ? address : undefined;
}
/** The module in the path; undefined where the index has none of that address. */
async function moduleIn(request) {
    const address = addressIn(request);
    return address && readModule(request.reader, address);
}
/** The version in the path; undefined if it is not a version. */
function versionIn({ parameters: { version = '' } }) {
    return (0,module_version/* isVersion */.lF)(version) ? version : undefined;
}
/** The latest version of each system of a module name, ordered by address. */
async function readSystems(reader, name) {
    const path = (0,paths/* nameListPath */.zx)({ ...name, system: '' });
    const bytes = await reader.read(path);
    if (bytes === undefined)
        return undefined;
    const modules = (0,catalog/* parseCatalog */.Lo)(path, bytes).modules.filter((module) => module.namespace === name.namespace && module.name === name.name);
    return modules.length === 0 ? undefined : modules;
}
/** The namespaces that `registry.json` marks as verified. */
async function readVerified(reader) {
    const bytes = await reader.read(paths/* REGISTRY_PATH */.aA);
    return new Set(bytes === undefined ? [] : (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, bytes).verified);
}
/** Requirements by version, for those that were published with their interface: one read, whatever the number of versions. */
async function readRequirements(reader, module) {
    const path = (0,paths/* modulePath */.Mw)(module.address, 'versions.json');
    const requirements = (0,versions_document/* parseRequirements */.Ez)(path, await reader.read(path));
    return new Map([...requirements].flatMap(([version, each]) => (each === null ? [] : [[version, each]])));
}

;// CONCATENATED MODULE: ./lib/server/app.js








/** Characters of the path and query of a request. A longer URL is answered with 414. */
const MAX_URL_LENGTH = 2048;
/** No empty, dot or escaped segment, so that a file system cannot read a path in another way. */
const PLAIN_PATH = /^\/((\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*)?$/;
/** The directory of a page. */
const PAGE_PATH = /^\/(modules\/([^/]+\/)+|search\/)$/;
/** The first pattern that matches the whole path decides. */
const ROUTES = [...MODULE_ROUTES, ...FILE_ROUTES].map(([path, name, route]) => ({
    pattern: new RegExp(`^${path}$`),
    name,
    route,
}));
/**
 * The registry's HTTP API over an index. No answer depends on the `Host` header, so each is right under any name.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
function createApp(options) {
    const { index, credentials, metrics, basePath = '', catalog = new CatalogSource() } = options;
    const authenticator = credentials && new Authenticator(credentials);
    const server = { ...options, basePath, catalog, authenticator };
    return {
        basePath,
        metrics,
        isPrivate: authenticator !== undefined,
        admit: (request) => authenticator === undefined ? { consumer: undefined } : authenticator.admit(request),
        snapshot: () => index.current(),
        onChange: (listener) => index.onChange?.((paths) => listener(paths && [...new Set(Array.from(paths, app_partOf))])),
        respond: (request) => respondTo(server, request),
    };
}
async function respondTo(server, request) {
    const { authenticator, compressor } = server;
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
        const response = await found.route({
            path: url.pathname,
            basePath: server.basePath,
            query: url.searchParams,
            parameters: found.pattern.exec(url.pathname)?.groups ?? {},
            agent: agentKind(request.headers['user-agent']),
            signer: authenticator && ((path) => authenticator.signer(path, now)),
            ...sourcesOf(server, parts),
        });
        if (response === undefined)
            return { ...failure(404, 'not found'), ...observed };
        const isReusable = response.cache !== 'none' && response.file === undefined;
        const negotiated = await negotiate(request, response, { compressor, isPrivate });
        const reusableUntil = response.isSigned ? authenticator?.endOfTurn(now) : undefined;
        const reuse = isReusable ? { isReusable, reusableUntil, dependsOn: [...parts] } : {};
        return { ...negotiated, ...observed, ...reuse };
    }
    catch (error) {
        const response = failureOf(error);
        if (response.status === 500)
            server.onFailure?.(error);
        return { ...response, ...observed };
    }
}
/** What a route makes its answer from: one snapshot of the index. Adds the parts of the index that it reads to `parts`. */
function sourcesOf(server, parts) {
    const { catalog, index, metrics, pages, isEnding = () => false } = server;
    const reader = index.current();
    const read = (path) => {
        parts.add(app_partOf(path));
        return reader.read(path);
    };
    return {
        reader: { read, locate: reader.locate },
        catalog: () => {
            parts.add(CATALOG_PART);
            return catalog.read(reader);
        },
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
const CATALOG_PART = 'catalog';
/**
 * The part of an index that the file at a path belongs to, so that what is made from a few files of it can say so in one word:
 * the directory of a module, the catalog as a whole, or the file itself.
 */
function app_partOf(path) {
    return /^(v1\/modules\/[^/]+\/[^/]+\/[^/]+|catalog)\//.exec(path)?.[1] ?? path;
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
        const nothing = () => ({ byStatus: new Map(), byBucket: new Map(), seconds: 0 });
        const metrics = (0,get_or_insert/* getOrInsert */.P)(this.#routes, route, nothing);
        increase(metrics.byStatus, status);
        increase(metrics.byBucket, BUCKETS_SECONDS.find((bound) => seconds <= bound) ?? Number.POSITIVE_INFINITY);
        metrics.seconds += seconds;
    }
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
function increase(counts, key) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
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

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/cli/serve/credential-files.js







/** Bytes of the shortest signing key. A shorter one is INVALID_INPUT. */
const MIN_KEY_BYTES = 16;
/** Time between two looks at --token-file, and at the files of the certificate. */
const FILE_POLL_MS = 1000;
/**
 * Reads the token file, and reads it again whenever it changes, and the signing key; undefined in a public registry. Throws
 * INVALID_INPUT for a file that is missing or wrong, and UsageError for a signing key without tokens.
 */
async function openCredentials({ tokenFile, signingKeyFile }, log) {
    if (tokenFile === undefined) {
        if (signingKeyFile === undefined)
            return undefined;
        throw new command/* UsageError */.eb('--signing-key-file goes with --token-file', 'name both files, or neither');
    }
    const signingKey = await readSigningKey(signingKeyFile);
    let tokens = [];
    const take = ([bytes]) => {
        tokens = parseTokens(String(bytes));
        return `it has ${(0,count/* counted */.h)(tokens.length, 'token')} now`;
    };
    const texts = { hint: MISSING_HINT, otherwise: 'the tokens stay as they were' };
    const close = await followFiles([tokenFile], take, { ...texts, log });
    return { tokens: () => tokens, signingKey, close };
}
/** Without a file, a key for this process alone. Several servers of one registry need the same key. */
async function readSigningKey(path) {
    if (path === undefined)
        return (0,external_node_crypto_.randomBytes)(32);
    const bytes = await (0,external_node_fs_promises_.readFile)(path).catch((cause) => unreadable(path, MISSING_HINT, cause));
    const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length;
    if (end >= MIN_KEY_BYTES)
        return bytes.subarray(0, end);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} has ${(0,count/* counted */.h)(end, 'byte')}, too few for a signing key`, `write at least ${MIN_KEY_BYTES} random bytes: openssl rand -hex 32 > ${path}`);
}
const MISSING_HINT = 'use a file that exists';
/**
 * Reads files that flags name, and again whenever one changes, until the function that it gives is called. Throws INVALID_INPUT if one
 * cannot be read, and what `take` throws; later on that is a warning.
 * @param take says what is so now
 */
async function followFiles(paths, take, { hint, otherwise, log }) {
    const readAll = async (read) => {
        const files = [];
        for (const path of paths)
            files.push(await read(path).catch((cause) => unreadable(path, hint, cause)));
        return files;
    };
    take(await readAll((path) => (0,external_node_fs_promises_.readFile)(path)));
    const renew = async () => {
        try {
            const said = take(await readAll(readRenewedFile));
            log.info(`${(0,base_error/* quote */.hD)(paths[0] ?? '')} has changed: ${said}`);
        }
        catch (error) {
            log.warn(`${otherwise}: ${(0,base_error/* messageOf */.bD)(error)}`);
        }
    };
    // Polls their dates: an orchestrator replaces mounted files by moving links, which gives no event.
    for (const path of paths)
        (0,external_node_fs_.watchFile)(path, { interval: FILE_POLL_MS, persistent: false }, renew);
    return () => {
        for (const path of paths)
            (0,external_node_fs_.unwatchFile)(path, renew);
    };
}
/** It must be a regular file: to wait for the writer of a FIFO would keep the process from ending. */
async function readRenewedFile(path) {
    const file = await (0,external_node_fs_promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        if ((await file.stat()).isFile())
            return await file.readFile();
        throw new Error('it is no regular file');
    }
    finally {
        await file.close();
    }
}
function unreadable(path, hint, cause) {
    const message = `${(0,base_error/* quote */.hD)(path)} cannot be read: ${(0,base_error/* messageOf */.bD)(cause)}`;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', message, hint, { cause });
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(8863);
;// CONCATENATED MODULE: ./lib/server/response-cache.js



/** Characters of a URL whose answer is cached. The answer of a longer one is made anew. */
const MAX_TARGET_LENGTH = 2048;
/** Bytes of a cached body that is kept as text, which Node.js sends at once with its headers. A longer one is kept as bytes. */
const MAX_STRING_BYTES = 16 * 1024;
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
class ResponseCache {
    #app;
    #now;
    #kept;
    /** Of a public registry: what was answered to a request of these words. */
    #ready;
    #flights = new Map();
    #snapshot;
    /** @param now Unix seconds */
    constructor(app, now, maxBytes) {
        this.#app = app;
        this.#now = now;
        this.#kept = new bounded_map/* BoundedMap */.E((maxBytes * 3) / 4);
        this.#ready = new bounded_map/* BoundedMap */.E(maxBytes / 4);
        this.#snapshot = app.snapshot();
        app.onChange((parts) => this.#forget(parts));
    }
    /** The answer that was given before to a request of the same words; undefined where {@link respond} has to look. */
    ready(request) {
        if (this.#snapshot !== this.#app.snapshot())
            this.#forget(undefined);
        return this.#ready.get(wordsOf(request));
    }
    /** Never throws, as {@link App.respond}. */
    async respond(request) {
        const plain = plainRequest(request);
        const access = plain && this.#app.admit(request);
        if (plain === undefined || access === undefined)
            return this.#app.respond(request);
        if (this.#snapshot !== this.#app.snapshot())
            this.#forget(undefined);
        const key = `${plain.target}\n${plain.headers['accept-encoding'] ?? ''}\n${plain.headers['user-agent'] ?? ''}`;
        const response = this.#find(key) ?? (await (this.#flights.get(key) ?? this.#start(key, plain)));
        // Its token was withdrawn meanwhile, but perhaps it was that of another request.
        if (response.status === 401)
            return this.#app.respond(request);
        const given = { ...responseTo(request, response), consumer: access.consumer };
        if (!this.#app.isPrivate && this.#kept.get(key) === response) {
            const words = wordsOf(request);
            this.#ready.set(words, given, words.length + sizeOf(given));
        }
        return given;
    }
    #find(key) {
        const response = this.#kept.get(key);
        return response?.reusableUntil !== undefined && response.reusableUntil <= this.#now()
            ? undefined
            : response;
    }
    /** Keeps the answer unless the index changes meanwhile: it may then be older than that of a later request. */
    #start(key, plain) {
        const snapshot = this.#snapshot;
        const flight = this.#app.respond(plain).then((response) => {
            if (this.#flights.get(key) === flight)
                this.#flights.delete(key);
            if (response.isReusable && this.#snapshot === snapshot && this.#app.snapshot() === snapshot) {
                const kept = keptForm(response);
                this.#kept.set(key, kept, sizeOf(kept));
            }
            return response;
        });
        this.#flights.set(key, flight);
        return flight;
    }
    /** Forgets the answers that were made from these parts of the index; without them, all. */
    #forget(parts) {
        this.#snapshot = this.#app.snapshot();
        this.#flights.clear();
        this.#ready.clear();
        const changed = parts && new Set(parts);
        if (changed === undefined)
            this.#kept.clear();
        else
            this.#kept.deleteWhere(({ dependsOn = [] }) => dependsOn.some((part) => changed.has(part)));
    }
}
function sizeOf({ body, latin1 = '', dependsOn = [] }) {
    return body.length + latin1.length + dependsOn.join().length + ANSWER_BYTES;
}
/** All of a request that an answer of a public registry depends on. */
function wordsOf({ method, target, headers }) {
    return `${method} ${target}\n${headers.accept}\n${headers['accept-encoding']}\n${headers['user-agent']}\n${headers['if-none-match']}`;
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
        headers: { authorization: headers.authorization, ...contentHeaders(headers) },
        client,
    };
}
/** Without the larger buffer that its body may be a part of. */
function keptForm(response) {
    const body = response.body.slice();
    const isShort = body.length <= MAX_STRING_BYTES;
    return { ...response, body, ...(isShort ? { latin1: Buffer.from(body).toString('latin1') } : {}) };
}

;// CONCATENATED MODULE: ./lib/cli/serve/request-listener.js









/** The command line and `serve`. */
/** Bytes of answers that `serve` keeps in memory. The ones that were asked for longest ago are made anew. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Characters of a text from outside in the access log. A longer one is cut, and ends in "…". */
const MAX_LOGGED_LENGTH = 200;
/** Bytes of the access log that wait. Above it they are written at once. */
const LOG_BUFFER_BYTES = 64 * 1024;
/** Time that a line of the access log waits for others. */
const LOG_WAIT_MS = 100;
/** Bytes of a body that are handed to the system at once. More wait until the client has taken these. */
const SLICE_BYTES = 64 * 1024;
/** Time in which a reader takes not one byte. Then its connection is closed. */
const STALLED_MS = 60_000;
/** https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
const NAMELESS = failure(400, 'the request has no Host header');
const MANY_NAMED = failure(400, 'the request has more than one Host header');
/** Answers the requests of Node.js, from the cache where possible, and records each: metrics and log. */
function createListener(app, options) {
    const { isEnding, log, stalledMs = STALLED_MS, clientOf = (peer) => peer } = options;
    const { now = () => Math.floor(Date.now() / 1000) } = options;
    const cache = new ResponseCache(app, now, MAX_CACHE_BYTES);
    return async (incoming, outgoing) => {
        const started = performance.now();
        const { method = '', url = '', headers, socket } = incoming;
        const client = clientOf(socket.remoteAddress ?? '', forwardedFor(incoming));
        const sent = { method, target: originForm(url), headers, client };
        const target = targetBelow(app.basePath, sent.target);
        const request = target === undefined ? sent : { ...sent, target };
        const refusal = request_listener_refusalOf(incoming) ?? (target === undefined ? outside(app.basePath, sent.target) : undefined);
        const response = refusal ?? cache.ready(request) ?? (await cache.respond(request));
        if (isEnding() || mayHaveBody(method))
            outgoing.shouldKeepAlive = false;
        const wanted = method === 'GET' && headers.range !== undefined ? rangeOf(response, headers) : response;
        const sending = send(outgoing, wanted, { method, stalledMs });
        // A small answer is sent at once, and there is nothing to wait for.
        const done = sending instanceof Promise ? await sending : sending;
        const ms = performance.now() - started;
        app.metrics?.observe(done.route ?? 'none', done.status, ms / 1000);
        log?.add(sent, done, ms);
    };
}
function forwardedFor({ headers }) {
    const value = headers['x-forwarded-for'];
    return Array.isArray(value) ? value.join() : value;
}
function outside(basePath, target) {
    if (target.split('?', 1)[0] !== basePath)
        return failure(404, `this registry is below ${basePath}/`);
    return { status: 302, headers: { location: `${basePath}/`, 'content-length': '0' }, body: new Uint8Array() };
}
function request_listener_refusalOf({ headers, httpVersion, rawHeaders }) {
    if (headers.host === undefined)
        return httpVersion === '1.0' ? undefined : NAMELESS;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
        if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host')
            hosts += 1;
    return hosts > 1 ? MANY_NAMED : undefined;
}
/** A body is never read, so another request cannot follow it on the same connection. */
function mayHaveBody(method) {
    return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
/**
 * Gives what was sent: another answer if the file of this one is gone, and less of it if its client has left. What is large is
 * handed over only as fast as its client takes it.
 */
function send(outgoing, response, sending) {
    const { status, headers, body, latin1, file } = response;
    if (sending.method === 'GET' && file !== undefined)
        return sendFile(outgoing, { ...response, file }, sending);
    outgoing.writeHead(status, headers);
    if (sending.method === 'HEAD')
        outgoing.end();
    else if (latin1 !== undefined)
        outgoing.end(latin1, 'latin1');
    else if (body.length <= SLICE_BYTES)
        outgoing.end(body);
    else
        return sendSlices(outgoing, response, sending);
    if (outgoing.writableLength > 0)
        endIfStalled(outgoing, sending);
    return response;
}
async function sendSlices(outgoing, response, sending) {
    const sent = await sendBytes(outgoing, external_node_stream_.Readable.from(slicesOf(response.body)), sending);
    return { ...response, body: response.body.subarray(0, sent) };
}
async function sendFile(outgoing, response, sending) {
    const { file, start, length } = response.file;
    const handle = await (0,external_node_fs_promises_.open)(file).catch(() => undefined);
    if (handle === undefined) {
        const lost = {
            ...failure(503, 'the index does not answer', RETRY_LATER),
            route: response.route ?? 'none',
        };
        return send(outgoing, lost, sending);
    }
    const { socket } = outgoing;
    outgoing.writeHead(response.status, response.headers);
    const bytes = handle.createReadStream({ start, end: start + length - 1 });
    const sent = await sendBytes(outgoing, bytes, sending);
    // Fewer bytes than the headers say: the client must not wait for the rest.
    if (sent < length)
        socket?.destroy();
    return { ...response, file: { ...response.file, length: sent } };
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
    for (let at = 0; at < body.length; at += SLICE_BYTES)
        yield body.subarray(at, at + SLICE_BYTES);
}
function endIfStalled(outgoing, { stalledMs }) {
    outgoing.setTimeout(stalledMs, () => outgoing.destroy());
}
const STDERR = 2;
/** Of one UTF-16 code unit. */
const MAX_UTF8_BYTES = 3;
const PLAIN = /^[\x20\x21\x23-\x7e]*$/;
/**
 * One line of the access log, without the query, which may be a signature:
 * `2026-01-02T03:04:05.678Z 203.0.113.9 ci "GET /v1/modules/acme/vpc/aws/versions" 200 131 0.4ms "Terraform/1.11.4"`
 */
function formatRequest(request, response, ms, time) {
    const { client, method, target, headers } = request;
    const figures = `${response.status} ${bytesIn(response, method)} ${tenths(ms)}ms`;
    const who = `${client === '' ? '-' : client} ${response.consumer ?? '-'}`;
    return `${time} ${who} ${quoted(`${method} ${pathOf(target)}`)} ${figures} ${quoted(headers['user-agent'] ?? '')}`;
}
/** The same as one JSON object, for systems that collect logs. */
function formatJsonRequest(request, response, ms, time) {
    const { client, method, target, headers } = request;
    const line = {
        time,
        client,
        token: response.consumer ?? null,
        method,
        path: cut(pathOf(target)),
        route: response.route ?? null,
        status: response.status,
        bytes: bytesIn(response, method),
        ms: Number(tenths(ms)),
        userAgent: cut(headers['user-agent'] ?? ''),
    };
    return JSON.stringify(line);
}
function pathOf(target) {
    const end = target.indexOf('?');
    return end < 0 ? target : target.slice(0, end);
}
/** As `toFixed(1)`, in a third of its time. */
function tenths(ms) {
    const all = Math.round(ms * 10);
    return `${Math.floor(all / 10)}.${all % 10}`;
}
function bytesIn({ body, file }, method) {
    return method === 'HEAD' ? 0 : (file?.length ?? body.length);
}
function cut(text) {
    return (0,base_error/* visible */.RK)(text.length > MAX_LOGGED_LENGTH ? `${text.slice(0, MAX_LOGGED_LENGTH)}…` : text);
}
function quoted(text) {
    if (text.length <= MAX_LOGGED_LENGTH && PLAIN.test(text))
        return `"${text}"`;
    return `"${cut(text).replaceAll('"', "'")}"`;
}
/**
 * Writes a line for each request to standard error, several at a time: each write to a pipe would wait for its reader. Lines wait
 * as bytes, since strings that wait would soon count as old, and old garbage is collected late.
 */
class AccessLog {
    #format;
    #lines = Buffer.allocUnsafe(LOG_BUFFER_BYTES);
    #end = 0;
    #timer;
    #now = 0;
    /** The time as a text, which thousands of lines share under load. */
    #time = '';
    constructor(format) {
        this.#format = format === 'json' ? formatJsonRequest : formatRequest;
    }
    add(request, response, ms) {
        const now = Date.now();
        if (now !== this.#now)
            this.#time = new Date(now).toISOString();
        this.#now = now;
        const line = `${this.#format(request, response, ms, this.#time)}\n`;
        if (this.#end + line.length * MAX_UTF8_BYTES > LOG_BUFFER_BYTES)
            this.#write();
        this.#end += this.#lines.write(line, this.#end);
        this.#timer ??= setTimeout(() => this.#write(), LOG_WAIT_MS);
    }
    close() {
        clearTimeout(this.#timer);
        if (this.#end > 0)
            (0,external_node_fs_.writeSync)(STDERR, this.#lines, 0, this.#end);
        this.#end = 0;
    }
    #write() {
        clearTimeout(this.#timer);
        (0,external_node_fs_.write)(STDERR, this.#lines, 0, this.#end, () => { });
        this.#lines = Buffer.allocUnsafe(LOG_BUFFER_BYTES);
        this.#end = 0;
        this.#timer = undefined;
    }
}
/** The target without scheme and host, with which a proxy may ask. https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function originForm(target) {
    return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]+\/?/i, '/');
}
/** Clients look for discovery at the root of a host, and what watches a server asks it directly. */
const AT_ROOT = /^\/(\.well-known\/terraform\.json|healthz|readyz|metrics)(\?|$)/;
/** The target as it is without the base path; undefined where it is not below it. @param basePath empty, or `/registry` */
function targetBelow(basePath, target) {
    if (basePath === '' || AT_ROOT.test(target))
        return target;
    const plain = plainTarget(target);
    return plain.startsWith(`${basePath}/`) ? plain.slice(basePath.length) : undefined;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/sync/sync-record.js
var sync_record = __webpack_require__(952);
// EXTERNAL MODULE: ./lib/adapters/filesystem/disk-cache.js
var disk_cache = __webpack_require__(9390);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js + 1 modules
var http_transport = __webpack_require__(4044);
// EXTERNAL MODULE: ./lib/adapters/http/web.js + 1 modules
var web = __webpack_require__(5469);
;// CONCATENATED MODULE: ./lib/adapters/http/fetched-index.js








/** Redirects that `serve` follows to a file of a static registry. After more it is INDEX_UNREACHABLE. */
const MAX_FILE_REDIRECTS = 5;
/** A document of a static registry that `serve` reads. A larger one is LIMIT_EXCEEDED, and its answer 503. */
const MAX_FETCHED_BYTES = 64 * 1024 * 1024;
/** Packages of such an index that `serve` keeps on disk. Beyond it the least recently sent go, and are fetched again. */
const MAX_PACKAGES_ON_DISK_BYTES = 2 * 1024 * 1024 * 1024;
/** Documents of an index in a bucket or on a web host that `serve` keeps. Beyond it the least recently read go, and are fetched again. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
/**
 * An index that is read file by file, for a server. What `sync` has uploaded says which commit it is: as long as that is the same, a
 * file is asked for once. Without it, each `open` begins a new turn, in which a file is asked for again by its ETag. While the host
 * does not answer, what is known is given.
 */
class FetchedIndex {
    isCreatedByPublish = false;
    #files;
    #packages;
    #known = new bounded_map/* BoundedMap */.E(MAX_KEPT_BYTES);
    #turn = 0;
    #record;
    /** @param temporary directory for packages; its owner removes it */
    constructor(files, temporary) {
        this.#files = files;
        this.#packages = new disk_cache/* DiskCache */.E(MAX_PACKAGES_ON_DISK_BYTES, (path) => fetchPackage(files, path, temporary));
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
            const file = stored === 'unchanged' ? known : stored;
            const bytes = file?.bytes;
            this.#known.set(path, { bytes, etag: file?.etag ?? '', turn }, bytes?.length ?? 0);
            return bytes;
        }
        catch (error) {
            if (known?.bytes === undefined)
                throw error;
            return known.bytes;
        }
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
/** Undefined where there is no such package. */
async function fetchPackage(files, path, temporary) {
    const file = (0,external_node_path_.join)(await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'package-')), 'module.zip');
    const handle = await (0,external_node_fs_promises_.open)(file, 'wx');
    let size = 0;
    const write = async (chunk) => {
        await handle.appendFile(chunk);
        size += chunk.length;
    };
    const isThere = await orUnreachable(files.download(path, write)).finally(() => handle.close());
    if (isThere)
        return { file, size };
    await (0,external_node_fs_promises_.rm)(file);
    return undefined;
}
/** INDEX_UNREACHABLE for an answer of a web host that is neither the file nor 404. */
function refusedFile(url, problem, cause) {
    return new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the index at ${(0,base_error/* quote */.hD)(url)} does not answer: ${problem}`, cause?.kind === 'untrusted'
        ? (0,http_transport.trustHint)(cause)
        : 'use the URL of the folder with the files of the index, and allow this server to read them', { cause });
}
/** The files of an index on a web host. @param url without a slash at its end */
function webFiles(url, transport) {
    return {
        async get(path, knownEtag) {
            const headers = knownEtag === undefined ? {} : { 'If-None-Match': knownEtag };
            const answer = await requestFile(`${url}/${path}`, { headers, maxBytes: MAX_FETCHED_BYTES }, transport);
            if (answer.status === 304)
                return 'unchanged';
            if (answer.status === 404)
                return undefined;
            return { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '', ageMs: 0 };
        },
        async download(path, into) {
            const whole = { into, maxBytes: Number.POSITIVE_INFINITY };
            return (await requestFile(`${url}/${path}`, whole, transport)).status === 200;
        },
    };
}
async function requestFile(url, how, transport) {
    const get = { method: 'GET', url: new URL(url), authorization: undefined, ...how };
    const rules = { maxRedirects: MAX_FILE_REDIRECTS, nextUrl: web/* nextUrl */.Tn };
    const answer = await (0,http_transport.follow)(get, transport, rules).catch((error) => {
        throw error instanceof http_transport.RequestFailure ? refusedFile(url, error.reason, error) : error;
    });
    if (answer === undefined)
        throw refusedFile(url, 'it redirects too often');
    if ([200, 304, 404].includes(answer.status))
        return answer;
    throw refusedFile(url, `status ${answer.status}`);
}

// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/index/format/bucket.js
var bucket = __webpack_require__(106);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
;// CONCATENATED MODULE: ./lib/cli/serve/served-index.js











/** Time without a write to an index directory after which it is checked. */
const SETTLED_MS = 100;
/**
 * Opens an index, and checks it for a new snapshot every `poll` seconds, and soon after it was written where that is noticed. The last
 * good snapshot is served while the index cannot be read. Throws INDEX_INVALID and INDEX_UNREACHABLE if the first check fails.
 * @param prepare is called with a new snapshot before it is served
 */
async function openServedIndex(runtime, settings, prepare) {
    const opened = await openServed(runtime, settings);
    return watchIndex(opened, settings.poll * 1000, prepare, runtime.log).catch(async (error) => {
        await opened.close?.();
        throw error;
    });
}
async function openServed(runtime, { index, endpoint, region, addressing }) {
    if ((0,bucket/* isBucketUrl */.gp)(index)) {
        const { openBucket } = await Promise.all(/* import() */[__webpack_require__.e(1046), __webpack_require__.e(2656)]).then(__webpack_require__.bind(__webpack_require__, 1046));
        const bucket = await openBucket(runtime, { url: index, endpoint, region, addressing });
        return { index: new FetchedIndex(bucket, runtime.temporary) };
    }
    const files = await staticRegistry(runtime, index);
    if (files !== undefined)
        return { index: new FetchedIndex(files, runtime.temporary) };
    const opened = await (0,index_store/* openIndex */.b6)(runtime, { index, reading: 'copy' });
    const { target } = opened;
    return target.kind === 'directory'
        ? { ...opened, watch: (onWritten) => watchDirectory(target.path, onWritten) }
        : opened;
}
/** Whoever writes the index takes its lock, a file of the directory, and gives it back. */
function watchDirectory(path, onWritten) {
    try {
        const watcher = (0,external_node_fs_.watch)(path, { persistent: false }, onWritten);
        // Not every file system can be watched.
        watcher.on('error', () => watcher.close());
        return () => watcher.close();
    }
    catch {
        return () => { };
    }
}
const registry = schemas/* object */.Ikc({ format: schemas/* number */.aig() });
/** A URL is that of a Git repository or of a static registry: the latter has a `registry.json`. */
async function staticRegistry({ log }, index) {
    if (!/^https?:\/\//.test(index) || /\.git\/?$|#/.test(index))
        return undefined;
    const files = webFiles((0,registry_url/* parseRegistryUrl */.I)(index), (0,http_transport.networkTransport)(log));
    const found = await files.get(paths/* REGISTRY_PATH */.aA).catch((0,base_error/* ifRefused */.yR)(() => undefined));
    const isRegistry = found !== undefined && found !== 'unchanged' && (0,schema/* parseJson */.qF)(registry, found.bytes);
    return isRegistry ? files : undefined;
}
async function watchIndex({ index, watch: watchWrites, close }, pollMs, prepare, log) {
    const first = await index.open();
    let files = await validate(first, []);
    let checkedAt = nowInSeconds();
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
        checkedAt = nowInSeconds();
        if (problem !== undefined)
            log.info('the index can be read again');
        problem = undefined;
    };
    const checks = repeat(pollMs, () => check().catch(fail));
    const unwatch = watchWrites?.(checks.soon);
    return {
        current: () => reader,
        onChange: (listener) => void listeners.push(listener),
        health: () => ({ commit: reader.snapshot.commit, checkedAt, problem }),
        async close() {
            unwatch?.();
            checks.stop();
            await close?.();
        },
    };
}
/** Works `ms` after the turn before, or {@link SETTLED_MS} after `soon`; a turn under way ends first. */
function repeat(ms, work) {
    let timer;
    let [isBusy, isSoon] = [false, false];
    const plan = () => {
        clearTimeout(timer);
        timer = setTimeout(turn, isSoon ? SETTLED_MS : ms).unref();
    };
    const turn = async () => {
        ;
        [isBusy, isSoon] = [true, false];
        await work();
        isBusy = false;
        if (timer !== undefined)
            plan();
    };
    plan();
    return {
        soon() {
            isSoon = true;
            if (!isBusy)
                plan();
        },
        stop() {
            clearTimeout(timer);
            timer = undefined;
        },
    };
}
/**
 * Gives the paths that must stay. Throws INDEX_INVALID for what is no index, or lacks the list of modules that the snapshot
 * before had.
 */
async function validate(snapshot, needed) {
    const files = await snapshot.read([paths/* REGISTRY_PATH */.aA, paths/* MODULE_LIST_PATH */._Q]);
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
function nowInSeconds() {
    return Math.floor(Date.now() / 1000);
}

;// CONCATENATED MODULE: ./lib/cli/serve/serve.js

























/** Failures of `serve` that are logged, each once. More are not. */
const MAX_FAILURES = 1000;
const CLEAR_TEXT = 'tokens come in clear text: let a proxy before this server end TLS, or give --tls-cert and --tls-key';
/** Serves until SIGINT or SIGTERM, and finishes the requests that are under way. */
async function serveCommand(flags, runtime) {
    const closers = [];
    try {
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
    const clientOf = clientBehind(flags.trustedProxy ?? []);
    const { app, index } = await openApp(flags, runtime, { closers, isEnding });
    const log = flags.quiet ? undefined : new AccessLog(flags.logFormat);
    closers.push(() => log?.close());
    const server = await createHttpServer(flags, createListener(app, { isEnding, log, clientOf }), runtime.log);
    await printUrl(`${await listen(server, flags)}${app.basePath}`, flags, index);
    await untilToldToEnd(server, ending);
}
async function printUrl(url, flags, index) {
    if (flags.json)
        return void process.stdout.write(`${JSON.stringify({ url })}\n`);
    const { hostname, protocol } = new URL(url);
    // Clients take no IPv6 address for the host of a registry.
    const isTrial = (0,git_remote/* isLoopback */.U9)(hostname) && hostname.includes('.') && protocol === 'http:' && flags.tokenFile === undefined;
    const trial = isTrial && !flags.quiet ? await formatTrial(url, index) : '';
    process.stdout.write(`serving   ${flags.index} at ${url}\n${trial}`);
}
/** What installs the first module of the list in a shell on this machine; `''` without one, also where the index is damaged. */
async function formatTrial(url, index) {
    const block = await firstModuleBlock(url, index.current()).catch(() => undefined);
    if (block === undefined)
        return '';
    return `
To install a module of it, paste this into another shell, in an empty directory (terraform or tofu):

cat > registry.tfrc <<'END'
host "${new URL(url).host}" {
  services = { "modules.v1" = "${url}${paths/* MODULES_BASE_PATH */.wh}" }
}
END
cat > main.tf <<'END'
${block}
END
TF_CLI_CONFIG_FILE=registry.tfrc terraform init

`;
}
async function firstModuleBlock(url, index) {
    const [first] = (0,module_list/* parseModuleList */.W2)(paths/* MODULE_LIST_PATH */._Q, await index.read(paths/* MODULE_LIST_PATH */._Q)).modules;
    if (first === undefined)
        return undefined;
    const address = (0,module_address/* parseModuleAddress */.E9)((0,module_list/* itemAddress */.EA)(first));
    const version = (0,module_version/* parseVersion */.ot)(String(first['version']));
    const directory = (0,module_interface/* calledPath */.v)(await readInterface(index, { address, version }));
    // It comes from whoever wrote the index, and people paste it into a shell.
    return /^[\w./-]*$/.test(directory) ? (0,release/* formatModuleBlock */.t1)({ address, version }, url, directory) : undefined;
}
async function openApp(flags, runtime, { closers, isEnding }) {
    const basePath = parseBasePath(flags.basePath);
    // It takes longer to load than the server, and clients never ask for a page.
    const loadPages = (0,composition_runtime/* once */.Oo)(async () => {
        const { openPageRenderer } = await Promise.all(/* import() */[__webpack_require__.e(2301), __webpack_require__.e(36), __webpack_require__.e(6926), __webpack_require__.e(1968), __webpack_require__.e(8442)]).then(__webpack_require__.bind(__webpack_require__, 7309));
        return openPageRenderer(basePath || undefined);
    });
    const credentials = await openCredentials(flags, runtime.log);
    if (credentials !== undefined && flags.tlsCert === undefined && !(0,git_remote/* isLoopback */.U9)(flags.host))
        runtime.log.warn(CLEAR_TEXT);
    closers.push(() => credentials?.close());
    const catalog = new CatalogSource(promises_.setImmediate);
    const prepare = async (reader) => void (catalog.isInUse && (await catalog.read(reader)));
    const index = await openServedIndex(runtime, flags, prepare);
    closers.push(() => index.close());
    const app = createApp({
        index,
        basePath,
        catalog,
        isEnding,
        onFailure: warnOnce(runtime.log),
        credentials,
        now: () => Math.floor(Date.now() / 1000),
        compressor: zlibCompressor,
        metrics: new RequestMetrics(() => {
            const { problem, checkedAt } = index.health();
            return [
                ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
                ['index_looked_at_seconds', 'When the index was last read well.', checkedAt],
                ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
            ];
        }),
        pages: { render: async (path, sources) => (await loadPages()).render(path, sources) },
    });
    return { app, index };
}
/** Clients ask again and again for what cannot be read. */
function warnOnce(log) {
    const said = new Set();
    return (error) => {
        const message = (0,base_error/* messageOf */.bD)(error);
        if (said.size === MAX_FAILURES || said.has(message))
            return;
        said.add(message);
        log.warn(`requests are answered with 500: ${message}`);
    };
}
/** `/registry` of `/registry/`; empty without the flag. Throws UsageError. */
function parseBasePath(text = '') {
    const path = text.replace(/\/$/, '');
    if (path === '' || /^(?:\/[\w-][\w.-]*)+$/.test(path))
        return path;
    throw new command/* UsageError */.eb(`--base-path is ${(0,base_error/* quote */.hD)(text)}, which is no path of a URL`, 'write it as /registry: letters, digits, ".", "-" and "_" between slashes');
}
/** Time between two looks at the requests that are under way at the end. */
const UNDER_WAY_MS = 20;
/** Time that requests under way have after that, or after SIGINT. Then their connections are closed. */
const END_MS = 10_000;
/** Time after SIGTERM in which new requests are answered, while `/readyz` is 503. Then new connections are refused. */
const DRAIN_MS = 5000;
/** Time that a connection stays open after an answer of 400, 408 or 431. Then it is closed, whatever its client does. */
const REFUSED_MS = 1000;
/** Time between two looks for connections whose time is over. */
const CHECK_MS = 1000;
/** Time that an idle connection stays open: longer than in common load balancers, so that they close it first. */
const KEEP_ALIVE_MS = 65_000;
/** Time in which a client sends its request. Then it is answered with 408. */
const REQUEST_MS = 30_000;
/** Time in which a client sends its headers. Then it is answered with 408. */
const HEADERS_MS = 10_000;
/** The listener answers a request without Host itself. A handshake has the time of the headers. */
const OPTIONS = {
    requireHostHeader: false,
    connectionsCheckingInterval: CHECK_MS,
    handshakeTimeout: HEADERS_MS,
};
/**
 * A server for HTTP, or for HTTPS if the flags name a certificate; it takes their files again when they change. Throws
 * INVALID_INPUT for wrong files.
 */
async function createHttpServer(flags, listener, log) {
    const server = await createBareServer(flags, listener, log);
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    return server.on('clientError', refuse);
}
async function createBareServer({ tlsCert, tlsKey }, listener, log) {
    if (tlsCert === undefined && tlsKey === undefined)
        return (0,external_node_http_.createServer)(OPTIONS, listener);
    if (tlsCert === undefined || tlsKey === undefined) {
        throw new command/* UsageError */.eb('--tls-cert and --tls-key go together', 'name both files, or neither');
    }
    const server = (0,external_node_https_.createServer)(OPTIONS, listener);
    // A new certificate is refused until its key has changed too.
    const take = ([cert = Buffer.alloc(0), key = Buffer.alloc(0)]) => {
        refuseWrongPair({ path: tlsCert, text: String(cert) }, { path: tlsKey, text: String(key) });
        try {
            server.setSecureContext({ cert, key });
        }
        catch (cause) {
            throw wrongPem(`${(0,base_error/* quote */.hD)(tlsCert)} and ${(0,base_error/* quote */.hD)(tlsKey)} cannot be used: ${(0,base_error/* quote */.hD)((0,base_error/* messageOf */.bD)(cause))}`);
        }
        const { validTo } = new external_node_crypto_.X509Certificate(cert);
        if (Date.parse(validTo) < Date.now())
            log.warn(`clients refuse the certificate ${(0,base_error/* quote */.hD)(tlsCert)}: it has expired on ${validTo}`);
        return 'new connections get the new certificate';
    };
    const texts = { hint: 'use a PEM file that exists', otherwise: 'the certificate stays as it was' };
    const close = await followFiles([tlsCert, tlsKey], take, { ...texts, log });
    return server.on('close', close);
}
/** INVALID_INPUT, in other words than those of OpenSSL, for files that are not a certificate and its key. */
function refuseWrongPair(cert, key) {
    const certificate = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/;
    const privateKey = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/;
    if (!certificate.test(cert.text))
        throw wrongPem(`${(0,base_error/* quote */.hD)(cert.path)} has no certificate as PEM${privateKey.test(cert.text) ? ', but a private key' : ''}`);
    if (/-----BEGIN ENCRYPTED|^Proc-Type: 4,ENCRYPTED/m.test(key.text))
        throw wrongPem(`the private key ${(0,base_error/* quote */.hD)(key.path)} has a passphrase`, `write it without: openssl pkey -in ${(0,shell_word/* shellWord */.r)(key.path)} -out key.pem`);
    if (!privateKey.test(key.text))
        throw wrongPem(`${(0,base_error/* quote */.hD)(key.path)} has no private key as PEM${certificate.test(key.text) ? ', but a certificate' : ''}`);
    if (!isPair(cert, key))
        throw wrongPem(`${(0,base_error/* quote */.hD)(key.path)} is not the private key of the certificate ${(0,base_error/* quote */.hD)(cert.path)}`);
}
/** True for what cannot be read, too: OpenSSL says what is wrong with it. */
function isPair(cert, key) {
    try {
        return new external_node_crypto_.X509Certificate(cert.text).checkPrivateKey((0,external_node_crypto_.createPrivateKey)(key.text));
    }
    catch {
        return true;
    }
}
function wrongPem(message, hint = 'name a certificate chain, the certificate of the server first, with --tls-cert, and its private key with --tls-key, as PEM files') {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', message, hint);
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
    setTimeout(() => socket.destroy(), REFUSED_MS).unref();
}
const compressWithGzip = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const compressWithBrotli = (0,external_node_util_.promisify)(external_node_zlib_.brotliCompress);
/** Its default of 11 takes a hundred times as long for a few percent. */
const BROTLI_QUALITY = 5;
const zlibCompressor = {
    compress: (encoding, bytes) => encoding === 'gzip'
        ? compressWithGzip(bytes)
        : compressWithBrotli(bytes, { params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};
/** Gives the URL of the server. Throws INVALID_INPUT if it cannot listen on the address and port. */
function listen(server, { host, port, tlsCert }) {
    return new Promise((resolve, reject) => {
        server.once('error', (cause) => {
            const hint = 'choose another with --port, or --port 0 for any free one';
            reject(new base_error/* RegistryError */.gl('INVALID_INPUT', `cannot listen on ${host} port ${port}: ${cause.message}`, hint, {
                cause,
            }));
        });
        server.listen(port, host, () => {
            const { address, port } = server.address();
            const name = address.includes(':') ? `[${address}]` : address;
            resolve(`${tlsCert === undefined ? 'http' : 'https'}://${name}:${port}`);
        });
    });
}
/**
 * Waits for SIGINT or SIGTERM, aborts `ending`, and finishes the requests that are under way. After SIGTERM new ones are answered
 * for a while too: whoever balances the load has yet to learn of it.
 */
async function untilToldToEnd(server, ending) {
    let underWay = 0;
    const left = () => {
        underWay -= 1;
    };
    server.on('request', (_, outgoing) => {
        underWay += 1;
        outgoing.on('close', left);
    });
    const signal = await new Promise((resolve) => {
        for (const name of ['SIGINT', 'SIGTERM'])
            process.removeAllListeners(name).once(name, resolve);
    });
    ending.abort();
    if (signal === 'SIGTERM')
        await (0,promises_.setTimeout)(DRAIN_MS);
    // `server.close` would cut answers that are not handed to the system yet: it takes their connections for idle.
    const closed = new Promise((resolve) => external_node_net_.Server.prototype.close.call(server, resolve));
    const end = performance.now() + END_MS;
    while (underWay > 0 && performance.now() < end)
        await (0,promises_.setTimeout)(UNDER_WAY_MS);
    server.closeAllConnections();
    await closed;
}
/**
 * The client that trusted proxies name in `X-Forwarded-For`: the last address that is none of a proxy, since whoever asks a proxy
 * can send it any header. Without proxies, and for a peer that is none, it is the peer. Throws UsageError for what is no network.
 */
function clientBehind(networks) {
    if (networks.length === 0)
        return (peer) => peer;
    const proxies = new external_node_net_.BlockList();
    for (const network of networks)
        addNetwork(proxies, network);
    return (peer, forwardedFor = '') => {
        let client = peer;
        for (const named of forwardedFor.split(',').toReversed()) {
            if (!proxies.check(client, (0,external_node_net_.isIP)(client) === 6 ? 'ipv6' : 'ipv4'))
                return client;
            const address = withoutPort(named.trim());
            if ((0,external_node_net_.isIP)(address) === 0)
                return client;
            client = address;
        }
        return client;
    };
}
function addNetwork(proxies, network) {
    const [address = '', length] = network.split('/', 2);
    const family = (0,external_node_net_.isIP)(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = family === 'ipv6' ? 128 : 32;
    const isPlain = (0,external_node_net_.isIP)(address) !== 0 && !address.includes('%') && network.split('/').length <= 2;
    const isWhole = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
    if (!isPlain || !isWhole)
        throw new command/* UsageError */.eb(`--trusted-proxy is ${(0,base_error/* quote */.hD)(network)}, which is neither an IP address nor a network`, 'write it as 10.0.0.7, 10.0.0.0/8 or fd00::/8; give the flag once for each network');
    proxies.addSubnet(address, Number(length ?? bits), family);
}
/** Some proxies name the port, too: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text) {
    const [, address = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
    return address;
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   T6: () => (/* binding */ packageExtent),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate),
/* harmony export */   sy: () => (/* binding */ packageSubdirectory),
/* harmony export */   t1: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** That of a release, or of a document of the index, and nothing else of it. */
function packageExtent({ packageRoot, packagePaths }) {
    return {
        ...(packageRoot === undefined ? {} : { packageRoot }),
        ...(packagePaths === undefined ? {} : { packagePaths }),
    };
}
/** The directory of the module in its package; `''` is the root of the package. */
function packageSubdirectory({ path, packageRoot }) {
    if (packageRoot === undefined || packageRoot === '')
        return packageRoot === undefined ? '' : path;
    return path.slice(packageRoot.length + 1);
}
/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}
/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
function formatModuleBlock(release, registryUrl, directory = '') {
    const source = `${new URL(registryUrl).host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)}${directory === '' ? '' : `//${directory}`}`;
    return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ }),

/***/ 1260:
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
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
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
