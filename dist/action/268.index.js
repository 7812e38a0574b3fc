export const id = 268;
export const ids = [268];
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
/* harmony export */   trustAsGo: () => (/* binding */ trustAsGo),
/* harmony export */   trustHint: () => (/* binding */ trustHint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4708);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1692);
/* harmony import */ var _base_certificate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8274);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(206);










/** Time without a byte from the other side. Then the request fails, and may be repeated. */
const IDLE_MS = 120_000;
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
/** Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link RequestFailure}. */
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
        if (timeout.signal.aborted)
            throw new RequestFailure('unreachable', url, limit, cause);
        throw new RequestFailure(isUntrusted(cause) ? 'untrusted' : 'unreachable', url, reasonOf(cause), cause);
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
    if (error.message.includes('SSL routines') && error.message.includes('wrong version number'))
        return 'the server answers without TLS on this port';
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE_ERROR = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT_)/;
function isUntrusted(error) {
    return error instanceof Error && 'code' in error && CERTIFICATE_ERROR.test(String(error.code));
}
/** What to do where the certificate of a server is not trusted. */
function trustHint({ reason }) {
    return (0,_base_certificate_js__WEBPACK_IMPORTED_MODULE_9__/* .certificateFix */ .X)(reason, 'SSL_CERT_FILE=ca.pem, which Terraform and OpenTofu read too, or NODE_EXTRA_CA_CERTS=ca.pem');
}
/** A request without a response that can be used. Each adapter says it in words of its own. */
class RequestFailure extends Error {
    /** `unreachable`: a second try may succeed; `untrusted`: the certificate is not that of an authority that is known. */
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


/***/ })

};
