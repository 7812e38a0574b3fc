export const id = 551;
export const ids = [551,268];
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


/***/ }),

/***/ 2551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openBucket: () => (/* binding */ openBucket),
  openS3: () => (/* binding */ openS3)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var transport = __webpack_require__(2268);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/base/slices.js
var slices = __webpack_require__(7854);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/adapters/s3/bucket.js







/** The condition is not met: the object is another one, is being written by somebody else, or is not there. */
const CONFLICTS = [412, 409, 404];
/** What a store answers that cannot, or does not let, delete several objects in one request. */
const NO_BATCHES = [400, 403, 405, 501];
/** Keys that one request deletes. The rest goes into further ones. */
const KEYS_AT_ONCE = 1_000;
/** Requests that each delete one object, under way at the same time. The rest waits. */
const DELETES_AT_ONCE = 32;
/** Codes of errors that another try may not have. */
const PASSING = /^(?:InternalError|SlowDown|ServiceUnavailable|OperationAborted)$/;
/** The objects below a prefix of a bucket on a server that speaks S3. */
class S3Bucket {
    name;
    #client;
    #prefix;
    /** @param prefix empty, or with a slash at its end */
    constructor(client, prefix) {
        this.#client = client;
        this.#prefix = prefix;
        this.name = `s3://${client.address.bucket}/${prefix}`.replace(/\/$/, '');
    }
    async get(key, knownEtag) {
        const headers = knownEtag === undefined ? {} : { 'if-none-match': knownEtag };
        const answer = await this.#client.request({ method: 'GET', key: this.#at(key), headers }, [200, 304, 404]);
        if (answer.status === 304)
            return 'unchanged';
        if (answer.status === 404)
            return this.#absent(answer);
        return { bytes: answer.bytes, etag: etagOf(answer), ageMs: ageOf(answer) };
    }
    async download(key, into) {
        const { status } = await this.#client.request({ method: 'GET', key: this.#at(key), into }, [200, 404]);
        return status === 200;
    }
    async has(key) {
        const { status } = await this.#client.request({ method: 'HEAD', key: this.#at(key) }, [200, 404]);
        return status === 200;
    }
    async put(key, content, { type, cacheControl, onlyIf, mayRepeat }) {
        const condition = conditionOf(onlyIf);
        const headers = { 'content-type': type, 'cache-control': cacheControl, ...condition };
        const expected = onlyIf === undefined ? [200] : [200, ...CONFLICTS];
        const request = { method: 'PUT', key: this.#at(key), headers, content, mayRepeat };
        const answer = await this.#client.request(request, expected);
        if (answer.status === 404)
            await this.#absent(answer);
        return answer.status === 200 ? { etag: etagOf(answer) } : 'conflict';
    }
    async *list(start) {
        let next;
        do {
            const more = next === undefined ? {} : { 'continuation-token': next };
            const query = { 'list-type': '2', prefix: this.#at(start), 'encoding-type': 'url', ...more };
            const { bytes } = await this.#client.request({ method: 'GET', key: '', query }, [200]);
            const page = parseListing(new TextDecoder().decode(bytes));
            yield page.objects.map(({ key, etag }) => ({ key: key.slice(this.#prefix.length), etag }));
            next = page.next;
        } while (next !== undefined);
    }
    async remove(keys, beforeEach = () => { }) {
        const refused = [];
        const single = [];
        let hasBatches = keys.length > 1;
        for (const some of (0,slices/* slices */.w)(keys, KEYS_AT_ONCE)) {
            const batch = some.map((key) => this.#at(key));
            if (hasBatches)
                beforeEach();
            const kept = hasBatches ? await this.#removeBatch(batch, beforeEach) : undefined;
            hasBatches = kept !== undefined;
            const passing = kept?.filter(({ key, code }) => PASSING.test(code) && batch.includes(key));
            single.push(...(passing?.map(({ key }) => key) ?? batch));
            refused.push(...(kept?.filter((each) => !passing?.includes(each)) ?? []));
        }
        await (0,in_parallel/* eachInParallel */.U)(single, DELETES_AT_ONCE, async (key) => {
            beforeEach();
            await this.#client.request({ method: 'DELETE', key }, [200, 204, 404]);
        });
        if (refused.length > 0)
            throw keptObjects(this.name, refused, keys.length);
    }
    /** What the store has kept of these objects; undefined where it deletes one at a time. */
    async #removeBatch(keys, beforeEach) {
        const content = new TextEncoder().encode(deleteRequest(keys));
        const headers = {
            'content-type': 'application/xml',
            'content-md5': (0,external_node_crypto_.createHash)('md5').update(content).digest('base64'),
        };
        const mayRepeat = () => {
            beforeEach();
            return true;
        };
        const request = { method: 'POST', key: '', query: { delete: '' }, headers, content, mayRepeat };
        const { status, bytes } = await this.#client.request(request, [200, ...NO_BATCHES]);
        const xml = new TextDecoder().decode(bytes);
        return status === 200 && xml.includes('<DeleteResult') ? parseKept(xml) : undefined;
    }
    #at(key) {
        return `${this.#prefix}${key}`;
    }
    /** Throws NOT_FOUND where the bucket itself is missing. */
    async #absent({ bytes }) {
        if (!new TextDecoder().decode(bytes).includes('NoSuchBucket'))
            return undefined;
        await this.#client.request({ method: 'HEAD', key: '' }, [200]);
        return undefined;
    }
}
function conditionOf(onlyIf) {
    if (onlyIf === undefined)
        return {};
    return onlyIf === 'absent' ? { 'if-none-match': '*' } : { 'if-match': onlyIf };
}
function etagOf({ headers }) {
    return headers.get('etag') ?? '';
}
/** Both dates are of the store's clock. */
function ageOf({ headers }) {
    const age = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('last-modified') ?? '');
    return Number.isNaN(age) ? 0 : Math.max(0, age);
}
/**
 * A page of ListObjectsV2 with `encoding-type=url`, in which keys have no character that XML escapes; `next` is where the next one
 * begins, undefined for the last.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
function parseListing(xml) {
    const objects = xml
        .split('<Contents>')
        .slice(1)
        .flatMap((content) => {
        const key = (0,base_url/* percentDecoded */.oF)((elementOf(content, 'Key') ?? '').replaceAll('+', ' '));
        const etag = (elementOf(content, 'ETag') ?? '').replace(/^"|"$/g, '');
        return key === undefined ? [] : { key, etag };
    });
    const isTruncated = elementOf(xml, 'IsTruncated') === 'true';
    return { objects, next: isTruncated ? elementOf(xml, 'NextContinuationToken') : undefined };
}
/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObjects.html */
function deleteRequest(keys) {
    const escaped = (key) => key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const objects = keys.map((key) => `<Object><Key>${escaped(key)}</Key></Object>`);
    return `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects.join('')}</Delete>`;
}
function parseKept(xml) {
    return xml
        .split('<Error>')
        .slice(1)
        .map((error) => ({ key: elementOf(error, 'Key') ?? '', code: elementOf(error, 'Code') ?? '' }))
        .filter(({ code }) => code !== 'NoSuchKey');
}
function keptObjects(bucket, kept, count) {
    const named = (0,base_error/* shortList */.pg)(kept.map(({ key, code }) => `${(0,base_error/* quote */.hD)(key)} (${(0,base_error/* quote */.hD)(code)})`));
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `${(0,base_error/* quote */.hD)(bucket)} keeps ${kept.length} of ${count} objects that were to be deleted: ${named.join(', ')}`, 'allow s3:DeleteObject on them, or lift what locks them, and run it again: what is deleted stays so');
}
function elementOf(xml, name) {
    const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
    return text
        ?.replaceAll('&quot;', '"')
        .replaceAll('&#34;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&apos;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
}
/** Makes files of an index ready to be uploaded: documents in memory, packages in a temporary file each. Undefined for one that is not there. */
function uploadedFiles(contents, temporary) {
    const spool = async (file) => {
        const path = join(temporary, `upload-${randomUUID()}`);
        const hash = createHash('md5');
        let size = 0;
        const into = openSync(path, 'w');
        try {
            const isThere = await contents.stream(file, (bytes) => {
                writeFileSync(into, bytes);
                hash.update(bytes);
                size += bytes.length;
            });
            if (!isThere) {
                rmSync(path);
                return undefined;
            }
        }
        finally {
            closeSync(into);
        }
        return { content: { file: path, size }, md5: hash.digest('hex'), close: async () => rmSync(path) };
    };
    return async (file) => {
        const bytes = file.path.endsWith('.zip') ? undefined : (await contents.read([file])).get(file.path);
        // A document that is too large for memory is streamed, too.
        if (bytes === undefined)
            return spool(file);
        return { content: bytes, md5: createHash('md5').update(bytes).digest('hex'), close: async () => { } };
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./node_modules/aws4fetch/dist/aws4fetch.esm.mjs
/**
 * @license MIT <https://opensource.org/licenses/MIT>
 * @copyright Michael Hart 2024
 */
const encoder = new TextEncoder();
const HOST_SERVICES = {
  appstream2: 'appstream',
  cloudhsmv2: 'cloudhsm',
  email: 'ses',
  marketplace: 'aws-marketplace',
  mobile: 'AWSMobileHubService',
  pinpoint: 'mobiletargeting',
  queue: 'sqs',
  'git-codecommit': 'codecommit',
  'mturk-requester-sandbox': 'mturk-requester',
  'personalize-runtime': 'personalize',
};
const UNSIGNABLE_HEADERS = new Set([
  'authorization',
  'content-type',
  'content-length',
  'user-agent',
  'presigned-expires',
  'expect',
  'x-amzn-trace-id',
  'range',
  'connection',
]);
class AwsClient {
  constructor({ accessKeyId, secretAccessKey, sessionToken, service, region, cache, retries, initRetryMs }) {
    if (accessKeyId == null) throw new TypeError('accessKeyId is a required option')
    if (secretAccessKey == null) throw new TypeError('secretAccessKey is a required option')
    this.accessKeyId = accessKeyId;
    this.secretAccessKey = secretAccessKey;
    this.sessionToken = sessionToken;
    this.service = service;
    this.region = region;
    this.cache = cache || new Map();
    this.retries = retries != null ? retries : 10;
    this.initRetryMs = initRetryMs || 50;
  }
  async sign(input, init) {
    if (input instanceof Request) {
      const { method, url, headers, body } = input;
      init = Object.assign({ method, url, headers }, init);
      if (init.body == null && headers.has('Content-Type')) {
        init.body = body != null && headers.has('X-Amz-Content-Sha256') ? body : await input.clone().arrayBuffer();
      }
      input = url;
    }
    const signer = new AwsV4Signer(Object.assign({ url: input.toString() }, init, this, init && init.aws));
    const signed = Object.assign({}, init, await signer.sign());
    delete signed.aws;
    try {
      return new Request(signed.url.toString(), signed)
    } catch (e) {
      if (e instanceof TypeError) {
        return new Request(signed.url.toString(), Object.assign({ duplex: 'half' }, signed))
      }
      throw e
    }
  }
  async fetch(input, init) {
    for (let i = 0; i <= this.retries; i++) {
      const fetched = fetch(await this.sign(input, init));
      if (i === this.retries) {
        return fetched
      }
      const res = await fetched;
      if (res.status < 500 && res.status !== 429) {
        return res
      }
      await new Promise(resolve => setTimeout(resolve, Math.random() * this.initRetryMs * Math.pow(2, i)));
    }
    throw new Error('An unknown error occurred, ensure retries is not negative')
  }
}
class AwsV4Signer {
  constructor({ method, url, headers, body, accessKeyId, secretAccessKey, sessionToken, service, region, cache, datetime, signQuery, appendSessionToken, allHeaders, singleEncode }) {
    if (url == null) throw new TypeError('url is a required option')
    if (accessKeyId == null) throw new TypeError('accessKeyId is a required option')
    if (secretAccessKey == null) throw new TypeError('secretAccessKey is a required option')
    this.method = method || (body ? 'POST' : 'GET');
    this.url = new URL(url);
    this.headers = new Headers(headers || {});
    this.body = body;
    this.accessKeyId = accessKeyId;
    this.secretAccessKey = secretAccessKey;
    this.sessionToken = sessionToken;
    let guessedService, guessedRegion;
    if (!service || !region) {
[guessedService, guessedRegion] = guessServiceRegion(this.url, this.headers);
    }
    this.service = service || guessedService || '';
    this.region = region || guessedRegion || 'us-east-1';
    this.cache = cache || new Map();
    this.datetime = datetime || new Date().toISOString().replace(/[:-]|\.\d{3}/g, '');
    this.signQuery = signQuery;
    this.appendSessionToken = appendSessionToken || this.service === 'iotdevicegateway';
    this.headers.delete('Host');
    if (this.service === 's3' && !this.signQuery && !this.headers.has('X-Amz-Content-Sha256')) {
      this.headers.set('X-Amz-Content-Sha256', 'UNSIGNED-PAYLOAD');
    }
    const params = this.signQuery ? this.url.searchParams : this.headers;
    params.set('X-Amz-Date', this.datetime);
    if (this.sessionToken && !this.appendSessionToken) {
      params.set('X-Amz-Security-Token', this.sessionToken);
    }
    this.signableHeaders = ['host', ...this.headers.keys()]
      .filter(header => allHeaders || !UNSIGNABLE_HEADERS.has(header))
      .sort();
    this.signedHeaders = this.signableHeaders.join(';');
    this.canonicalHeaders = this.signableHeaders
      .map(header => header + ':' + (header === 'host' ? this.url.host : (this.headers.get(header) || '').replace(/\s+/g, ' ')))
      .join('\n');
    this.credentialString = [this.datetime.slice(0, 8), this.region, this.service, 'aws4_request'].join('/');
    if (this.signQuery) {
      if (this.service === 's3' && !params.has('X-Amz-Expires')) {
        params.set('X-Amz-Expires', '86400');
      }
      params.set('X-Amz-Algorithm', 'AWS4-HMAC-SHA256');
      params.set('X-Amz-Credential', this.accessKeyId + '/' + this.credentialString);
      params.set('X-Amz-SignedHeaders', this.signedHeaders);
    }
    if (this.service === 's3') {
      try {
        this.encodedPath = decodeURIComponent(this.url.pathname.replace(/\+/g, ' '));
      } catch (e) {
        this.encodedPath = this.url.pathname;
      }
    } else {
      this.encodedPath = this.url.pathname.replace(/\/+/g, '/');
    }
    if (!singleEncode) {
      this.encodedPath = encodeURIComponent(this.encodedPath).replace(/%2F/g, '/');
    }
    this.encodedPath = encodeRfc3986(this.encodedPath);
    const seenKeys = new Set();
    this.encodedSearch = [...this.url.searchParams]
      .filter(([k]) => {
        if (!k) return false
        if (this.service === 's3') {
          if (seenKeys.has(k)) return false
          seenKeys.add(k);
        }
        return true
      })
      .map(pair => pair.map(p => encodeRfc3986(encodeURIComponent(p))))
      .sort(([k1, v1], [k2, v2]) => k1 < k2 ? -1 : k1 > k2 ? 1 : v1 < v2 ? -1 : v1 > v2 ? 1 : 0)
      .map(pair => pair.join('='))
      .join('&');
  }
  async sign() {
    if (this.signQuery) {
      this.url.searchParams.set('X-Amz-Signature', await this.signature());
      if (this.sessionToken && this.appendSessionToken) {
        this.url.searchParams.set('X-Amz-Security-Token', this.sessionToken);
      }
    } else {
      this.headers.set('Authorization', await this.authHeader());
    }
    return {
      method: this.method,
      url: this.url,
      headers: this.headers,
      body: this.body,
    }
  }
  async authHeader() {
    return [
      'AWS4-HMAC-SHA256 Credential=' + this.accessKeyId + '/' + this.credentialString,
      'SignedHeaders=' + this.signedHeaders,
      'Signature=' + (await this.signature()),
    ].join(', ')
  }
  async signature() {
    const date = this.datetime.slice(0, 8);
    const cacheKey = [this.secretAccessKey, date, this.region, this.service].join();
    let kCredentials = this.cache.get(cacheKey);
    if (!kCredentials) {
      const kDate = await hmac('AWS4' + this.secretAccessKey, date);
      const kRegion = await hmac(kDate, this.region);
      const kService = await hmac(kRegion, this.service);
      kCredentials = await hmac(kService, 'aws4_request');
      this.cache.set(cacheKey, kCredentials);
    }
    return buf2hex(await hmac(kCredentials, await this.stringToSign()))
  }
  async stringToSign() {
    return [
      'AWS4-HMAC-SHA256',
      this.datetime,
      this.credentialString,
      buf2hex(await hash(await this.canonicalString())),
    ].join('\n')
  }
  async canonicalString() {
    return [
      this.method.toUpperCase(),
      this.encodedPath,
      this.encodedSearch,
      this.canonicalHeaders + '\n',
      this.signedHeaders,
      await this.hexBodyHash(),
    ].join('\n')
  }
  async hexBodyHash() {
    let hashHeader = this.headers.get('X-Amz-Content-Sha256') || (this.service === 's3' && this.signQuery ? 'UNSIGNED-PAYLOAD' : null);
    if (hashHeader == null) {
      if (this.body && typeof this.body !== 'string' && !('byteLength' in this.body)) {
        throw new Error('body must be a string, ArrayBuffer or ArrayBufferView, unless you include the X-Amz-Content-Sha256 header')
      }
      hashHeader = buf2hex(await hash(this.body || ''));
    }
    return hashHeader
  }
}
async function hmac(key, string) {
  const cryptoKey = await crypto.subtle.importKey(
    'raw',
    typeof key === 'string' ? encoder.encode(key) : key,
    { name: 'HMAC', hash: { name: 'SHA-256' } },
    false,
    ['sign'],
  );
  return crypto.subtle.sign('HMAC', cryptoKey, encoder.encode(string))
}
async function hash(content) {
  return crypto.subtle.digest('SHA-256', typeof content === 'string' ? encoder.encode(content) : content)
}
const HEX_CHARS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
function buf2hex(arrayBuffer) {
  const buffer = new Uint8Array(arrayBuffer);
  let out = '';
  for (let idx = 0; idx < buffer.length; idx++) {
    const n = buffer[idx];
    out += HEX_CHARS[(n >>> 4) & 0xF];
    out += HEX_CHARS[n & 0xF];
  }
  return out
}
function encodeRfc3986(urlEncodedStr) {
  return urlEncodedStr.replace(/[!'()*]/g, c => '%' + c.charCodeAt(0).toString(16).toUpperCase())
}
function guessServiceRegion(url, headers) {
  const { hostname, pathname } = url;
  if (hostname.endsWith('.on.aws')) {
    const match = hostname.match(/^[^.]{1,63}\.lambda-url\.([^.]{1,63})\.on\.aws$/);
    return match != null ? ['lambda', match[1] || ''] : ['', '']
  }
  if (hostname.endsWith('.r2.cloudflarestorage.com')) {
    return ['s3', 'auto']
  }
  if (hostname.endsWith('.backblazeb2.com')) {
    const match = hostname.match(/^(?:[^.]{1,63}\.)?s3\.([^.]{1,63})\.backblazeb2\.com$/);
    return match != null ? ['s3', match[1] || ''] : ['', '']
  }
  const match = hostname.replace('dualstack.', '').match(/([^.]{1,63})\.(?:([^.]{0,63})\.)?amazonaws\.com(?:\.cn)?$/);
  let service = (match && match[1]) || '';
  let region = match && match[2];
  if (region === 'us-gov') {
    region = 'us-gov-west-1';
  } else if (region === 's3' || region === 's3-accelerate') {
    region = 'us-east-1';
    service = 's3';
  } else if (service === 'iot') {
    if (hostname.startsWith('iot.')) {
      service = 'execute-api';
    } else if (hostname.startsWith('data.jobs.iot.')) {
      service = 'iot-jobs-data';
    } else {
      service = pathname === '/mqtt' ? 'iotdevicegateway' : 'iotdata';
    }
  } else if (service === 'autoscaling') {
    const targetPrefix = (headers.get('X-Amz-Target') || '').split('.')[0];
    if (targetPrefix === 'AnyScaleFrontendService') {
      service = 'application-autoscaling';
    } else if (targetPrefix === 'AnyScaleScalingPlannerFrontendService') {
      service = 'autoscaling-plans';
    }
  } else if (region == null && service.startsWith('s3-')) {
    region = service.slice(3).replace(/^fips-|^external-1/, '');
    service = 's3';
  } else if (service.endsWith('-fips')) {
    service = service.slice(0, -5);
  } else if (region && /-\d$/.test(service) && !/-\d$/.test(region)) {
[service, region] = [region, service];
  }
  return [HOST_SERVICES[service] || service, region || '']
}



// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(5761);
;// CONCATENATED MODULE: ./lib/adapters/s3/client.js









/** Bytes of an answer that is kept in memory. A larger one is not read to its end, and the request fails. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;
/** Time for a write with a small body, or with none, and without a byte of what is read. Above it the request fails, and may be repeated. */
const SMALL_MS = 10_000;
/** Time for a request that deletes many objects. Above it the request fails, and may be repeated. */
const BATCH_MS = 60_000;
/** Time without a byte of a listing. Above it the request fails, and may be repeated. */
const LISTING_IDLE_MS = 30_000;
/** Bytes of an answer that says why a HEAD is not allowed. Of a larger one nothing is said. */
const MAX_REASON_BYTES = 64 * 1024;
/** Bytes of a document that is sent within 10 seconds. A larger body takes as long as it takes. */
const SMALL_BYTES = 1024 * 1024;
/** Tries of a request. Then it fails. */
const MAX_TRIES = 5;
const DELAYS = { firstMs: 200, growth: 'exponential', longestMs: 5_000, jitter: 0.5 };
const EMPTY = (0,external_node_crypto_.createHash)('sha256').digest('hex');
/** Sends signed requests about one bucket. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */
class S3Client {
    address;
    #credentials;
    #transport;
    /** Of signing keys, which hold for a day. */
    #keys = new Map();
    constructor(address, credentials, transport) {
        this.address = address;
        this.#credentials = credentials;
        this.#transport = transport;
    }
    /**
     * The answer, where its status is one of these; anything else is thrown: STORE_UNREACHABLE after five tries, PERMISSION, NOT_FOUND
     * for a missing bucket, INVALID_INPUT for a wrong region, STORE_REFUSED.
     */
    async request(request, statuses) {
        const body = request.content === undefined ? undefined : await bodyOf(request.content);
        const wait = (attempt, outcome) => {
            const what = `${request.method} ${(0,base_error/* quote */.hD)(`s3://${this.address.bucket}/${request.key}`)}`;
            const reason = outcome instanceof Error ? (0,base_error/* messageOf */.bD)(outcome) : saidBy(outcome);
            this.#transport.log.info(`${what} failed (${reason}): try ${attempt + 1} of ${MAX_TRIES}`);
            return this.#transport.wait((0,backoff/* delayMs */.eS)(DELAYS, attempt));
        };
        const isTransient = (outcome) => (outcome instanceof Error ? isUnreachable(outcome) : isPassing(outcome.status)) &&
            request.mayRepeat?.() !== false;
        const answer = await (0,backoff/* retry */.L5)({ tries: MAX_TRIES, wait }, isTransient, () => this.#send(request, body)).catch((error) => {
            if (!(error instanceof transport.RequestFailure))
                throw error;
            throw error.kind === 'large'
                ? new base_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the store of the bucket "${this.address.bucket}" answers with ${error.reason}`, 'delete that object, or name another bucket: no document of an index is that large')
                : unreachableStore(this.address, (0,base_error/* quote */.hD)(error.reason), error);
        });
        if (statuses.includes(answer.status) && !refusesKeys(answer))
            return answer;
        throw s3Failure(request.method, this.address, await this.#explained(request, answer));
    }
    /** An answer to HEAD has no body, which has the reason; that to a GET has. */
    async #explained({ method, key }, answer) {
        if (method !== 'HEAD' || key === '' || ![400, 401, 403].includes(answer.status))
            return answer;
        const request = {
            method: 'GET',
            key,
            headers: { range: 'bytes=0-0' },
            maxBytes: MAX_REASON_BYTES,
        };
        const asked = await this.#send(request, undefined).catch(() => answer);
        return asked.status === answer.status ? asked : answer;
    }
    async #send(request, body) {
        const { method, into } = request;
        const { url, headers } = await this.#sign(request, body?.sha256 ?? EMPTY);
        const { authorization, ...others } = headers;
        const { maxBytes = into === undefined ? MAX_RESPONSE_BYTES : Number.POSITIVE_INFINITY } = request;
        return (0,transport.send)({ method, url, headers: others, body, authorization, maxBytes, into }, this.#timed(request, body));
    }
    /** A document may be large, but its first byte comes soon. */
    #timed({ method, key, into }, body) {
        if (into !== undefined || (body?.size ?? 0) > SMALL_BYTES)
            return this.#transport;
        if (!(0,transport.isRead)(method))
            return { ...this.#transport, totalMs: method === 'POST' ? BATCH_MS : SMALL_MS };
        const idleMs = Math.min(this.#transport.idleMs, key === '' ? LISTING_IDLE_MS : SMALL_MS);
        return { ...this.#transport, idleMs };
    }
    /** Signed anew for each try: a signature holds for 15 minutes. */
    async #sign({ method, key, query = {}, headers = {} }, sha256) {
        const names = key.split('/');
        // A URL would lead above the prefix, and above the bucket. Keys come from an index that anybody may have written.
        if (names.some((name) => /^\.{1,2}$/.test(name)))
            throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(key)} is no key of an object`, 'remove the file from the index');
        const path = names.map(encodeURIComponent).join('/');
        const search = new URLSearchParams(query).toString();
        const signer = new AwsV4Signer({
            ...this.#credentials,
            method,
            url: `${this.address.url}/${path}${search === '' ? '' : `?${search}`}`,
            headers: { ...headers, 'x-amz-content-sha256': sha256 },
            service: 's3',
            region: this.address.region,
            cache: this.#keys,
        });
        const signed = await signer.sign();
        return { url: signed.url, headers: Object.fromEntries(signed.headers) };
    }
}
function isUnreachable(error) {
    return error instanceof transport.RequestFailure && error.kind === 'unreachable';
}
/** Another try may succeed. */
function isPassing(status) {
    return status === 429 || (status >= 500 && status !== 501);
}
async function bodyOf(content) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    if (content instanceof Uint8Array)
        return { ...(0,transport.bodyOfBytes)(content), sha256: hash.update(content).digest('hex') };
    for await (const chunk of (0,external_node_fs_.createReadStream)(content.file))
        hash.update(chunk);
    return { size: content.size, open: () => (0,external_node_fs_.createReadStream)(content.file), sha256: hash.digest('hex') };
}
/** Says in words of this tool what an object store refuses. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const WRONG_KEYS = /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|TokenRefreshRequired)$/;
const ELSEWHERE = /^(?:AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException)$/;
/** Whether an answer is about the credentials: versitygw answers 404, as for an object that is not there, to an unknown access key. */
function refusesKeys(answer) {
    return answer.status >= 400 && WRONG_KEYS.test(codeOf(answer));
}
function s3Failure(method, address, answer) {
    const { bucket } = address;
    const { status } = answer;
    const code = codeOf(answer);
    const said = saidBy(answer);
    const region = answer.headers.get('x-amz-bucket-region') ?? '';
    if ([301, 307, 308].includes(status) || ELSEWHERE.test(code))
        return wrongRegion(address, region, said);
    if (status === 401 || status === 403 || WRONG_KEYS.test(code))
        return refused(method, address, code, said);
    if (status === 404)
        return new base_error/* RegistryError */.gl('NOT_FOUND', `there is no bucket "${address.bucket}" at ${(0,base_url/* quoteUrl */.y8)(new URL(address.url).origin)}`, `create it, or correct its name or ${address.flags}endpoint`);
    if (status === 501 || code === 'NotImplemented')
        return new base_error/* RegistryError */.gl('STORE_REFUSED', `the store of the bucket "${bucket}" does not implement what was asked (${said}): it may have no conditional writes`, 'use a store with If-Match and If-None-Match for writes: AWS S3, Cloudflare R2, MinIO, versitygw');
    if (status >= 500 || status === 429)
        return unreachableStore(address, said);
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `the store of the bucket "${bucket}" refuses ${method}: ${said}`, 'look up the code in the documentation of the store; --verbose shows the requests');
}
function unreachableStore({ url, bucket, flags }, reason, failure) {
    return new base_error/* RegistryError */.gl('STORE_UNREACHABLE', `the store of the bucket "${bucket}" at ${(0,base_url/* quoteUrl */.y8)(new URL(url).origin)} cannot be reached: ${reason}`, failure?.kind === 'untrusted'
        ? (0,transport.trustHint)(failure)
        : `run it again: what is uploaded stays; for a store other than AWS name its server: ${flags}endpoint https://…`, { cause: failure });
}
function saidBy(answer) {
    return `${answer.status} ${codeOf(answer)}`.trim();
}
/** Letters and digits alone are shown of what a store says. An answer to HEAD has no code. */
function codeOf({ bytes }) {
    return (/<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096)))?.[1] ?? '');
}
function wrongRegion({ bucket, region, flags }, actual, said) {
    const known = /^[a-z0-9-]{1,32}$/.test(actual) ? actual : undefined;
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `the bucket "${bucket}" is not in the region "${region}" (${said})${known === undefined ? '' : `: it is in ${known}`}`, `name its region: ${flags}region ${known ?? 'eu-central-1'}, or AWS_REGION`);
}
function refused(method, { bucket }, code, said) {
    if (code === 'RequestTimeTooSkewed')
        return new base_error/* RegistryError */.gl('PERMISSION', `the store refuses ${method}: the clock of this machine is wrong (${said})`, 'set the clock');
    if (WRONG_KEYS.test(code))
        return new base_error/* RegistryError */.gl('PERMISSION', `the store of the bucket "${bucket}" does not accept the credentials (${said})`, 'check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, for temporary ones, AWS_SESSION_TOKEN');
    return new base_error/* RegistryError */.gl('PERMISSION', `the credentials may not ${method} in the bucket "${bucket}" (${said})`, 'allow s3:GetObject, s3:PutObject and s3:DeleteObject on its objects, and s3:ListBucket on the bucket: docs/guides/hosting.md');
}
/**
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, else the profile AWS_PROFILE (or "default") of the shared credentials file. Throws
 * PERMISSION where there are none. https://docs.aws.amazon.com/sdkref/latest/guide/file-format.html
 */
async function findS3Credentials(environment) {
    const named = credentialsIn({
        aws_access_key_id: environment['AWS_ACCESS_KEY_ID'],
        aws_secret_access_key: environment['AWS_SECRET_ACCESS_KEY'],
        aws_session_token: environment['AWS_SESSION_TOKEN'],
    });
    if (named !== undefined)
        return named;
    const profile = environment['AWS_PROFILE'] || 'default';
    const file = sharedFile(environment);
    const text = file === undefined ? '' : await (0,promises_.readFile)(file, 'utf8').catch(() => '');
    const shared = credentialsIn(Object.fromEntries(settingsOf(text, profile)));
    if (shared !== undefined)
        return shared;
    throw new base_error/* RegistryError */.gl('PERMISSION', `there are no credentials for the object store: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set${file === undefined ? '' : `, and ${(0,base_error/* quote */.hD)(file)} has no keys for the profile ${(0,base_error/* quote */.hD)(profile)}`}`, 'set both; with the AWS CLI (also for single sign-on and roles): eval "$(aws configure export-credentials --format env)"; in a workflow use aws-actions/configure-aws-credentials');
}
function credentialsIn(settings) {
    const accessKeyId = settings['aws_access_key_id'] ?? '';
    const secretAccessKey = settings['aws_secret_access_key'] ?? '';
    const sessionToken = settings['aws_session_token'] ?? '';
    if (accessKeyId === '' || secretAccessKey === '')
        return undefined;
    return { accessKeyId, secretAccessKey, ...(sessionToken === '' ? {} : { sessionToken }) };
}
function sharedFile(environment) {
    const named = environment['AWS_SHARED_CREDENTIALS_FILE'] ?? '';
    if (named !== '')
        return named;
    const home = environment['HOME'] ?? environment['USERPROFILE'] ?? '';
    return home === '' ? undefined : (0,external_node_path_.join)(home, '.aws', 'credentials');
}
function settingsOf(text, profile) {
    let section = '';
    return text.split(/\r?\n/).flatMap((line) => {
        const header = /^\s*\[([^\]]*)\]/.exec(line);
        if (header !== null)
            section = (header[1] ?? '').trim();
        const [, name = '', value = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(line) ?? [];
        return section === profile && name !== '' ? [[name, value.trim()]] : [];
    });
}

// EXTERNAL MODULE: ./lib/index/format/bucket.js
var bucket = __webpack_require__(106);
// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
;// CONCATENATED MODULE: ./lib/composition/bucket.js








const REGION = /^[a-z0-9-]{1,32}$/;
/** Throws INVALID_INPUT for a wrong URL, endpoint or region, PERMISSION where there are no credentials. */
async function openBucket(runtime, settings) {
    const place = (0,bucket/* parseBucketUrl */.LA)(settings.url);
    const client = await openS3(runtime, place, settings);
    return new S3Bucket(client, place.prefix);
}
async function openS3({ environment, log, secrets }, { bucket }, settings) {
    const address = s3Address(bucket, settings, environment);
    const credentials = await findS3Credentials(environment);
    secrets.add(credentials.secretAccessKey);
    if (credentials.sessionToken !== undefined)
        secrets.add(credentials.sessionToken);
    return new S3Client(address, credentials, (0,transport.networkTransport)(log, secrets));
}
/** Throws INVALID_INPUT. */
function s3Address(bucket, { endpoint, region, addressing = 'auto', flags = '--' }, environment) {
    const server = endpoint ?? (environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'] || undefined);
    const named = region ?? (environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || 'us-east-1');
    if (!REGION.test(named))
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the region ${(0,base_error/* quote */.hD)(named)} is no name of a region`, `write it as ${flags}region eu-central-1; for Cloudflare R2 as ${flags}region auto`);
    const base = server === undefined ? `https://s3.${named}.amazonaws.com` : parseEndpoint(server, flags);
    // A certificate for *.s3… does not hold for a name with dots.
    const isVirtual = addressing === 'auto' ? server === undefined && !bucket.includes('.') : addressing === 'virtual';
    const url = isVirtual ? virtualUrl(base, bucket, flags) : `${base}/${bucket}`;
    return { url, bucket, region: named, flags };
}
/** Throws INVALID_INPUT where no such name can be looked up, or its certificate does not hold. */
function virtualUrl(base, bucket, flags) {
    const url = new URL(base);
    if ((0,external_node_net_.isIP)(url.hostname.replace(/^\[|\]$/g, '')) === 0 && !bucket.includes('.'))
        return base.replace('://', `://${bucket}.`);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the bucket ${(0,base_error/* quote */.hD)(bucket)} cannot be part of the name of the host ${(0,base_error/* quote */.hD)(url.hostname)}: ${bucket.includes('.') ? 'no certificate holds for a bucket with a "."' : 'that is an IP address'}`, `leave out ${flags}addressing virtual, or name another host: ${flags}endpoint https://s3.example.com`);
}
function parseEndpoint(text, flags) {
    try {
        return (0,registry_url/* parseRegistryUrl */.I)(text);
    }
    catch (cause) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the endpoint ${(0,base_url/* quoteUrl */.y8)(text)} is no URL of an object store: it must be https (http only on loopback), without user, query and fragment`, `write it as ${flags}endpoint https://ACCOUNT.r2.cloudflarestorage.com`, { cause });
    }
}


/***/ })

};
