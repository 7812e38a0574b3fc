export const id = 53;
export const ids = [53];
export const modules = {

/***/ 4625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ beginUpload),
/* harmony export */   Ee: () => (/* binding */ pushBlob),
/* harmony export */   IF: () => (/* binding */ otherBytes),
/* harmony export */   is: () => (/* binding */ hasBlob)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8072);


/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs */
const MAX_UPLOADS = 4;
const MAX_STALLS = 3;
/** Lost work of a broken upload is at most one chunk. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/**
 * Whether the registry has the blob. Throws STORE_REFUSED where it has it with another size.
 */
async function hasBlob(session, blob) {
    const answer = await session.call({ method: 'HEAD', at: `blobs/${blob.digest}`, isRepeatable: true });
    if (answer.status === 404)
        return false;
    if (answer.status !== 200)
        throw await session.refusal(answer, 'looking for a blob');
    const size = answer.headers.get('content-length');
    if (size === null || Number(size) === blob.size)
        return true;
    throw otherBytes(session.repository, `${blob.digest} has ${size} bytes there, and ${blob.size} here`);
}
/**
 * Makes the registry have the blob: in one piece, and after a failure in chunks that go on where the registry stopped. An
 * upload may always be begun again, since the digest names what it makes.
 */
async function pushBlob(session, blob, { from, begun }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            const location = (attempt === 1 ? begun : undefined) ?? (await mountOrBegin(session, blob, from));
            if (location === undefined)
                return;
            const isWhole = attempt === 1 || blob.size <= CHUNK_BYTES;
            return await (isWhole ? sendWhole(session, blob, location) : sendChunks(session, blob, location));
        }
        catch (error) {
            if (!(error instanceof _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL) || attempt >= MAX_UPLOADS)
                throw error;
            await session.pause(attempt, error);
            // The answer may be all that was lost.
            if (await hasBlob(session, blob))
                return;
        }
    }
}
/** Where to send the bytes of a blob. Throws PERMISSION where this session may not push. */
async function beginUpload(session) {
    return uploadAt(session, await session.call({ method: 'POST', at: 'blobs/uploads/', isRepeatable: true }));
}
/** Undefined where the blob was mounted. */
async function mountOrBegin(session, { digest }, from) {
    if (from === undefined)
        return beginUpload(session);
    const at = `blobs/uploads/?mount=${digest}&from=${encodeURIComponent(from)}`;
    const answer = await session.call({ method: 'POST', at, from, isRepeatable: true });
    return answer.status === 201 ? undefined : uploadAt(session, answer);
}
async function uploadAt(session, answer) {
    if (answer.status !== 202)
        throw await session.refusal(answer, 'beginning an upload');
    return session.locationOf(answer);
}
async function sendWhole(session, blob, location) {
    const answer = await session.call({
        method: 'PUT',
        at: withDigest(location, blob.digest),
        headers: { 'Content-Type': 'application/octet-stream' },
        body: blob.slice(0, blob.size),
        isRepeatable: false,
    });
    // A proxy before the registry may take small bodies only: chunks are.
    if (answer.status === 413 && blob.size > CHUNK_BYTES)
        throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(location, 'it takes no body so large');
    await requireStored(session, blob, answer);
}
async function sendChunks(session, blob, begun) {
    let state = { location: begun, offset: 0 };
    for (let stalls = 0; state.offset < blob.size;) {
        const next = await sendChunk(session, blob, state);
        stalls = next.offset > state.offset ? 0 : stalls + 1;
        if (stalls > MAX_STALLS)
            throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(begun, 'the upload does not go on');
        state = next;
    }
    const at = withDigest(state.location, blob.digest);
    await requireStored(session, blob, await session.call({ method: 'PUT', at, isRepeatable: false }));
}
async function sendChunk(session, blob, state) {
    const end = Math.min(state.offset + CHUNK_BYTES, blob.size);
    try {
        const answer = await session.call({
            method: 'PATCH',
            at: state.location,
            headers: {
                'Content-Type': 'application/octet-stream',
                'Content-Range': `${state.offset}-${end - 1}`,
            },
            body: blob.slice(state.offset, end),
            isRepeatable: false,
        });
        if (answer.status === 416)
            return await askState(session, blob, state.location);
        if (answer.status !== 202)
            throw await session.refusal(answer, 'uploading a chunk');
        return { location: session.locationOf(answer), offset: offsetOf(answer) ?? end };
    }
    catch (error) {
        if (!(error instanceof _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL))
            throw error;
        await session.pause(1, error);
        return askState(session, blob, state.location);
    }
}
/** Where an upload stands. Throws STORE_UNREACHABLE, which begins another, where the registry cannot say. */
async function askState(session, blob, location) {
    const answer = await session.call({ method: 'GET', at: location, isRepeatable: true });
    const offset = offsetOf(answer);
    if (answer.status !== 204 || offset === undefined || offset > blob.size)
        throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(location, 'the upload is lost');
    return { location: answer.headers.has('location') ? session.locationOf(answer) : location, offset };
}
/** `0-<last byte>` → bytes; undefined also for `0-0`, which some registries say of one byte and of none. */
function offsetOf({ headers }) {
    const [, last] = /^(?:bytes=)?0-(\d{1,15})$/.exec(headers.get('range') ?? '') ?? [];
    return last === undefined || Number(last) === 0 ? undefined : Number(last) + 1;
}
/** The query is the registry's own: it is added to, and not written anew. */
function withDigest(location, digest) {
    const url = new URL(location);
    url.search = `${url.search === '' ? '?' : `${url.search}&`}digest=${encodeURIComponent(digest)}`;
    return url;
}
async function requireStored(session, blob, answer) {
    // The upload is gone where an answer was lost that said that it is complete.
    if (answer.status === 404)
        throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(answer.url, 'the upload is lost');
    if (answer.status !== 201)
        throw await session.refusal(answer, 'completing an upload');
    const digest = answer.headers.get('docker-content-digest');
    if (digest !== null && digest !== blob.digest)
        throw otherBytes(session.repository, `${digest} instead of ${blob.digest}`);
}
/** The registry did not keep what it was given. */
function otherBytes({ host }, what) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the registry ${host} does not keep what it was given: ${what}`, 'nothing was published; ask those who run the registry, or name another with --oci-repository');
}


/***/ }),

/***/ 2950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ OciClient)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
// EXTERNAL MODULE: ./lib/oci/manifest.js
var manifest = __webpack_require__(4360);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(5417);
// EXTERNAL MODULE: ./lib/adapters/oci/blob-upload.js
var blob_upload = __webpack_require__(4625);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
;// CONCATENATED MODULE: ./lib/oci/challenge.js
/** A token, with its value where one follows: a challenge's parameter, else its scheme. */
const PART = /([\w!#$%&'*+.^`|~-]+)(?:[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g;
const MAX_LENGTH = 8192;
/** The challenges of a `WWW-Authenticate` header, in its order; what is no challenge is passed over. */
function parseChallenges(header) {
    const challenges = [];
    for (const [, name = '', quoted, plain] of header.slice(0, MAX_LENGTH).matchAll(PART)) {
        const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
        if (value === undefined)
            challenges.push({ scheme: name.toLowerCase(), parameters: new Map() });
        else
            challenges.at(-1)?.parameters.set(name.toLowerCase(), value);
    }
    return challenges;
}

// EXTERNAL MODULE: ./lib/adapters/oci/http.js
var http = __webpack_require__(8072);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/adapters/oci/oci-response.js



const MAX_REDIRECTS = 5;
/**
 * One request with its redirects, and the whole answer. Over plain http only where the registry itself is on loopback.
 * Throws STORE_UNREACHABLE where there is no answer, STORE_REFUSED for a redirect that is not followed, LIMIT_EXCEEDED.
 */
async function exchange(request, transport) {
    let url = request.url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        requireSafe(url, request.url);
        const isHome = url.origin === request.url.origin;
        const { authorization = undefined } = isHome ? request : {};
        const answer = await (0,http/* send */.tN)({ ...request, url, authorization }, transport);
        const next = redirectTarget(answer, request.method);
        if (next === undefined || (request.staysHome === true && next.origin !== request.url.origin))
            return answer;
        url = next;
    }
    throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`);
}
/** Throws STORE_REFUSED for plain http, but on loopback for what belongs to a registry on loopback. */
function requireSafe(url, home) {
    if (url.protocol === 'https:')
        return;
    if (url.protocol === 'http:' && (0,git_remote/* isLoopback */.U9)(url.hostname) && (0,git_remote/* isLoopback */.U9)(home.hostname))
        return;
    throw redirectRefusal(home, `leads to ${(0,error/* quote */.hD)(url.origin)}, which is not https`);
}
function redirectRefusal(home, problem) {
    return new error/* RegistryError */.gl('STORE_REFUSED', `the registry ${home.host} ${problem}`, 'ask those who run the registry; plain http is for registries on this machine alone');
}
/** Only 307 and 308 keep method and body. https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
function redirectTarget({ status, headers, url }, method) {
    if (!((0,http/* isRead */.H9)(method) ? [301, 302, 303, 307, 308] : [307, 308]).includes(status))
        return undefined;
    const location = headers.get('location') ?? '';
    if (!URL.canParse(location, String(url)))
        throw redirectRefusal(url, `redirects to ${(0,error/* quote */.hD)(location)}`);
    return new URL(location, url);
}

;// CONCATENATED MODULE: ./lib/adapters/oci/authorization.js





const tokenAnswer = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().optional(), access_token: schemas/* string */.YjP().optional() })
    .transform((answer) => answer.token ?? answer.access_token)
    // It becomes part of a header.
    .pipe(schemas/* string */.YjP().regex(/^[\x21-\x7e]+$/));
const CLIENT_ID = 'module-registry';
/**
 * The way into one registry: anonymous until it asks, then what it asks for. Basic, and Bearer with a token server.
 * https://distribution.github.io/distribution/spec/auth/token/
 */
class Authorization {
    #origin;
    #find;
    #transport;
    #found;
    #challenge;
    #tokens = new Map();
    /** @param find called when the registry asks for the first time */
    constructor(origin, find, transport) {
        this.#origin = origin;
        this.#find = find;
        this.#transport = transport;
    }
    /** What is known of the credentials, for the text of a refusal. */
    credentials() {
        this.#found ??= this.#find();
        return this.#found;
    }
    /** Value of the Authorization header for these scopes; undefined while the registry has not asked. */
    async header(scopes) {
        if (this.#challenge === undefined)
            return undefined;
        const { credentials } = await this.credentials();
        if (this.#challenge.scheme === 'basic')
            return credentials?.kind === 'password' ? basic(credentials) : undefined;
        if (credentials?.kind === 'bearer')
            return `Bearer ${credentials.token}`;
        const key = scopes.join(' ');
        const token = this.#tokens.get(key) ?? (await this.#fetchToken(this.#challenge, { scopes, credentials }));
        this.#tokens.set(key, token);
        return `Bearer ${token}`;
    }
    /** Learns from a 401 what the registry asks for. A token that was refused is forgotten. */
    learn(header) {
        const challenges = parseChallenges(header ?? '');
        this.#tokens.clear();
        this.#challenge = challenges.find(({ scheme }) => scheme === 'bearer') ?? challenges.find(isBasic);
    }
    async #fetchToken(challenge, wish) {
        const realm = challenge.parameters.get('realm') ?? '';
        if (!URL.canParse(realm))
            throw badTokenServer((0,error/* quote */.hD)(realm), 'is no URL');
        const url = new URL(realm);
        requireSafe(url, this.#origin);
        const service = challenge.parameters.get('service');
        const answer = wish.credentials?.kind === 'identity'
            ? await this.#tradeToken(url, wish.credentials.token, { ...wish, service })
            : await this.#askToken(url, { ...wish, service });
        return this.#tokenOf(answer);
    }
    #askToken(url, { scopes, credentials, service }) {
        if (service !== undefined)
            url.searchParams.set('service', service);
        for (const scope of scopes)
            url.searchParams.append('scope', scope);
        const authorization = credentials?.kind === 'password' ? basic(credentials) : undefined;
        return exchange({ method: 'GET', url, headers: {}, authorization }, this.#transport);
    }
    #tradeToken(url, token, { scopes, service }) {
        const form = new URLSearchParams({
            grant_type: 'refresh_token',
            refresh_token: token,
            client_id: CLIENT_ID,
        });
        if (service !== undefined)
            form.set('service', service);
        form.set('scope', scopes.join(' '));
        const bytes = new TextEncoder().encode(form.toString());
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const body = {
            size: bytes.length,
            open: async function* () {
                yield bytes;
            },
        };
        return exchange({ method: 'POST', url, headers, body, authorization: undefined }, this.#transport);
    }
    async #tokenOf({ status, bytes, url }) {
        if (status >= 500 || status === 429)
            throw new http/* Unreachable */.LL(url, `it answers ${status}`);
        if (status >= 400)
            throw await this.#refused(url, status);
        try {
            return tokenAnswer.parse(JSON.parse(new TextDecoder().decode(bytes)));
        }
        catch {
            throw badTokenServer((0,error/* quote */.hD)(url.origin), `answers ${status} without a token`);
        }
    }
    async #refused(url, status) {
        return new error/* RegistryError */.gl('PERMISSION', `the token server ${(0,error/* quote */.hD)(url.origin)} answers ${status}; ${describe(await this.credentials())}`, loginHint(this.#origin.host));
    }
}
function isBasic({ scheme }) {
    return scheme === 'basic';
}
function basic({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
/** `no credentials were found (looked at: …)`, or which were used. */
function describe({ credentials, said }) {
    return credentials === undefined
        ? `no credentials were found, looked at: ${said}`
        : `the credentials come from ${said}`;
}
function loginHint(host) {
    return host === 'ghcr.io'
        ? 'give the job "permissions: { packages: write }" (a package of another repository: "Manage Actions access" in its settings), or log in: docker login ghcr.io'
        : `log in with an account that may push: docker login ${host}, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD`;
}
function badTokenServer(name, problem) {
    return new error/* RegistryError */.gl('STORE_REFUSED', `the token server ${name} that the registry names ${problem}`, 'ask those who run the registry');
}

;// CONCATENATED MODULE: ./lib/adapters/oci/registry-errors.js


/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes */
const errors = schemas/* looseObject */._H3({
    errors: schemas/* array */.YOg(schemas/* looseObject */._H3({ code: schemas/* string */.YjP(), message: schemas/* string */.YjP().optional() })).min(1),
});
/** What a registry says is wrong, with its status: `404 NAME_UNKNOWN "repository name not known"`. */
function registryErrors({ status, bytes }) {
    const read = parseErrors(bytes);
    const said = read.map(({ code, message }) => [/^[A-Z_]{1,40}$/.test(code) ? code : (0,error/* quote */.hD)(code), ...(message ? [(0,error/* quote */.hD)(message)] : [])].join(' '));
    return [String(status), ...said.slice(0, 3)].join(' ');
}
function parseErrors(bytes) {
    try {
        return errors.parse(JSON.parse(new TextDecoder().decode(bytes))).errors;
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/adapters/oci/session.js






const MAX_TRIES = 4;
const MAX_LOGINS = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Requests to one repository: logged in where the registry asks for it, sent again where that is safe. */
class RegistrySession {
    repository;
    #root;
    #access;
    #authorization;
    #transport;
    constructor({ repository, access, findCredentials, transport }) {
        this.repository = repository;
        this.#root = new URL(`${(0,oci_repository/* registryOrigin */._g)(repository)}/v2/${repository.name}/`);
        this.#access = access;
        this.#authorization = new Authorization(this.#root, findCredentials, transport);
        this.#transport = transport;
    }
    /**
     * The registry's answer, whatever its status, but for 401, 429 and those of 5xx that may pass: these throw PERMISSION and
     * STORE_UNREACHABLE at the end of all tries.
     */
    async call(call) {
        for (let attempt = 1;; attempt += 1) {
            try {
                return await this.#once(call);
            }
            catch (error) {
                if (!call.isRepeatable || !(error instanceof http/* Unreachable */.LL) || attempt >= MAX_TRIES)
                    throw error;
                await this.pause(attempt, error);
            }
        }
    }
    /** Waits before the next try: as long as the registry asked for, else longer each time. */
    async pause(attempt, { retryAfterMs }) {
        const jitter = Math.random() * FIRST_WAIT_MS * 2 ** attempt;
        await this.#transport.wait(Math.min(LONGEST_WAIT_MS, Math.max(retryAfterMs, jitter)));
    }
    /** The refusal that an answer means. @param doing "pushing a blob" */
    async refusal(answer, doing) {
        const name = (0,error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(this.repository));
        const said = registryErrors(answer);
        if (answer.status === 401 || answer.status === 403) {
            const credentials = describe(await this.#authorization.credentials());
            const message = `${doing}: the registry refuses it for ${name} (${said}); ${credentials}`;
            return new error/* RegistryError */.gl('PERMISSION', message, loginHint(this.repository.host));
        }
        const hint = answer.status === 404
            ? 'create the repository first where the registry asks for that (Amazon ECR), or correct --oci-repository'
            : 'ask those who run the registry, or name another with --oci-repository';
        return new error/* RegistryError */.gl('STORE_REFUSED', `${doing}: the registry answers for ${name}: ${said}`, hint);
    }
    /** A URL that the registry gave in a header. Throws STORE_REFUSED where it is none. */
    locationOf(answer) {
        const location = answer.headers.get('location');
        if (location !== null && URL.canParse(location, String(answer.url)))
            return new URL(location, answer.url);
        throw new error/* RegistryError */.gl('STORE_REFUSED', `the registry ${this.repository.host} answers ${answer.status} without a location to go on at`, 'ask those who run the registry');
    }
    async #once(call) {
        const url = new URL(call.at, this.#root);
        const { method, body, maxBytes, into, staysHome = false, headers = {} } = call;
        const isHome = url.origin === this.#root.origin;
        const authorize = async () => (isHome ? this.#authorization.header(this.#scopes(call)) : undefined);
        let authorization = await authorize();
        for (let logins = 0;; logins += 1) {
            const request = { method, url, headers, authorization, body, maxBytes, into, staysHome };
            const answer = await exchange(request, this.#transport);
            if (isPassing(answer.status))
                throw new http/* Unreachable */.LL(url, registryErrors(answer), { retryAfterMs: retryAfterMs(answer) });
            if (answer.status !== 401)
                return answer;
            const refused = authorization;
            this.#authorization.learn(answer.headers.get('www-authenticate'));
            authorization = await authorize();
            const isNew = authorization !== undefined && authorization !== refused;
            if (!isNew || logins >= MAX_LOGINS)
                throw await this.refusal(answer, `${method} ${url.pathname}`);
        }
    }
    #scopes({ from }) {
        const own = `repository:${this.repository.name}:${this.#access}`;
        return from === undefined ? [own] : [own, `repository:${from}:pull`];
    }
}
function isPassing(status) {
    return [408, 429, 500, 502, 503, 504].includes(status);
}
/** https://www.rfc-editor.org/rfc/rfc9110#name-retry-after, in seconds; dates are passed over. */
function retryAfterMs({ headers }) {
    const seconds = Number(headers.get('retry-after') ?? 0);
    return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

;// CONCATENATED MODULE: ./lib/adapters/oci/client.js







/** Types that a tag may point at; a registry answers 404 for one that was not asked for. */
const ACCEPT = [
    manifest/* MANIFEST_TYPE */.b3,
    referrers/* INDEX_TYPE */.cp,
    'application/vnd.docker.distribution.manifest.v2+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');
const tagList = schemas/* looseObject */._H3({ tags: schemas/* array */.YOg(schemas/* string */.YjP()).nullable().optional() });
const MAX_PAGES = 100;
/**
 * One repository of an OCI registry. https://github.com/opencontainers/distribution-spec/blob/main/spec.md
 * Every method throws PERMISSION, STORE_REFUSED, STORE_UNREACHABLE.
 */
class OciClient {
    repository;
    #session;
    #begun;
    constructor(settings) {
        this.repository = settings.repository;
        this.#session = new RegistrySession(settings);
    }
    hasBlob(blob) {
        return (0,blob_upload/* hasBlob */.is)(this.#session, blob);
    }
    /** Nothing is sent where the registry has it. @param from repository of the same registry that may have it */
    async pushBlob(blob, from) {
        if (await this.hasBlob(blob))
            return;
        const begun = from === undefined ? this.#begun : undefined;
        if (begun !== undefined)
            this.#begun = undefined;
        await (0,blob_upload/* pushBlob */.Ee)(this.#session, blob, { from, begun });
    }
    /** Undefined where there is none. @param reference tag or digest. Throws LIMIT_EXCEEDED over 4 MiB */
    async readManifest(reference) {
        const answer = await this.#manifest('GET', reference);
        if (answer === undefined)
            return undefined;
        const mediaType = (answer.headers.get('content-type') ?? '').replace(/;.*$/, '').trim();
        const digest = (0,descriptor/* digestOfBytes */.b)(answer.bytes);
        const wanted = reference.startsWith('sha256:') ? reference : digestHeader(answer);
        if (wanted !== null && wanted !== digest)
            throw (0,blob_upload/* otherBytes */.IF)(this.repository, `it answers ${digest} for ${wanted}`);
        return { mediaType, digest, bytes: answer.bytes };
    }
    /** Hands on the bytes of a blob as they come; false where there is none. Throws LIMIT_EXCEEDED */
    async readBlob(digest, { maxBytes, into }) {
        const answer = await this.#session.call({
            method: 'GET',
            at: `blobs/${digest}`,
            maxBytes,
            into,
            isRepeatable: false,
        });
        if (answer.status === 404)
            return false;
        if (answer.status !== 200)
            throw await this.#session.refusal(answer, 'reading a blob');
        return true;
    }
    /** Digest that a tag points at; undefined where there is no such tag. */
    async resolveTag(tag) {
        const answer = await this.#manifest('HEAD', tag);
        // The header is optional. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#checking-if-content-exists-in-the-registry
        return answer === undefined ? undefined : (digestHeader(answer) ?? (await this.readManifest(tag))?.digest);
    }
    /**
     * Stores a manifest under its digest or a tag. With `isNew` a tag that exists is left alone where the registry can do
     * that; whoever must know reads it back. Answers whether it was the registry that links it to its subject.
     */
    async putManifest(reference, { mediaType, bytes }, { isNew = false } = {}) {
        if (bytes.length > manifest/* MAX_MANIFEST_BYTES */.ZJ)
            throw tooLarge(bytes.length);
        const size = bytes.length;
        const answer = await this.#session.call({
            method: 'PUT',
            at: `manifests/${reference}`,
            headers: { 'Content-Type': mediaType, ...(isNew ? { 'If-None-Match': '*' } : {}) },
            body: {
                size,
                async *open() {
                    yield bytes;
                },
            },
            // The same bytes under the same name: twice is once.
            isRepeatable: true,
        });
        if (isNew && answer.status === 412)
            return { isLinked: false };
        if (answer.status !== 201)
            throw await this.#session.refusal(answer, 'pushing a manifest');
        const digest = digestHeader(answer);
        const sent = (0,descriptor/* digestOfBytes */.b)(bytes);
        if (digest !== null && digest !== sent)
            throw (0,blob_upload/* otherBytes */.IF)(this.repository, `${digest} instead of ${sent}`);
        return { isLinked: answer.headers.has('oci-subject') };
    }
    /** All tags; none where the repository does not exist yet. */
    async tags() {
        const tags = [];
        let next = 'tags/list?n=1000';
        for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
            const answer = await this.#session.call({ method: 'GET', at: next, isRepeatable: true });
            if (answer.status === 404)
                return tags;
            if (answer.status !== 200)
                throw await this.#session.refusal(answer, 'listing tags');
            tags.push(...(parseJson(tagList, answer)?.tags ?? []));
            next = nextPage(answer);
        }
        return tags;
    }
    /** Digests of the manifests that refer to one, as the registry lists them; undefined where it has no such API. */
    async referrers(digest) {
        const digests = [];
        let next = `referrers/${digest}`;
        for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
            const answer = await this.#session.call({
                method: 'GET',
                at: next,
                staysHome: true,
                isRepeatable: true,
            });
            if (isWithoutReferrers(answer))
                return undefined;
            if (answer.status !== 200)
                throw await this.#session.refusal(answer, 'listing referrers');
            digests.push(...(0,referrers/* digestsIn */.V4)(answer.bytes));
            next = nextPage(answer);
        }
        return digests;
    }
    /**
     * Throws PERMISSION where this client may not push. Tokens do not say what they allow, so an upload is opened, which the
     * next push goes on with; it holds nothing, and registries drop those that nobody goes on with.
     */
    async proveWritable() {
        this.#begun ??= await (0,blob_upload/* beginUpload */.Dk)(this.#session);
    }
    async #manifest(method, reference) {
        const at = `manifests/${reference}`;
        const answer = await this.#session.call({ method, at, headers: { Accept: ACCEPT }, isRepeatable: true });
        if (answer.status === 404)
            return undefined;
        if (answer.status !== 200)
            throw await this.#session.refusal(answer, 'reading a manifest');
        return answer;
    }
}
/** Registries without that API say so in many ways: ghcr.io redirects to pages for people on github.com, which are rationed. */
function isWithoutReferrers({ status, headers }) {
    if (status === 200)
        return !(headers.get('content-type') ?? '').startsWith(referrers/* INDEX_TYPE */.cp);
    return (status >= 300 && status < 400) || [400, 404, 405, 406, 501].includes(status);
}
function digestHeader({ headers }) {
    return headers.get('docker-content-digest');
}
/** https://www.rfc-editor.org/rfc/rfc8288: `</v2/acme/vpc/tags/list?n=2&last=b>; rel="next"` */
function nextPage({ headers, url }) {
    const [, target] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
    return target === undefined || !URL.canParse(target, String(url)) ? undefined : new URL(target, url);
}
function parseJson(schema, { bytes }) {
    try {
        return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    }
    catch {
        return undefined;
    }
}
function tooLarge(size) {
    return new error/* RegistryError */.gl('LIMIT_EXCEEDED', `the manifest has ${size} bytes, and ${(0,error/* quote */.hD)(String(manifest/* MAX_MANIFEST_BYTES */.ZJ))} are the most`, 'make the description of the module shorter');
}


/***/ }),

/***/ 786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ findCredentials)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/adapters/oci/docker-config.js





const login = schemas/* looseObject */._H3({
    auth: schemas/* string */.YjP().optional(),
    username: schemas/* string */.YjP().optional(),
    password: schemas/* string */.YjP().optional(),
    identitytoken: schemas/* string */.YjP().optional(),
    registrytoken: schemas/* string */.YjP().optional(),
});
/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = schemas/* looseObject */._H3({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), login).optional(),
    credsStore: schemas/* string */.YjP().optional(),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
});
/** What `docker login` left for a host, in the file or in the credential helper that the file names. */
async function readDockerCredentials(host, environment) {
    const file = configFile(environment);
    if (file === undefined)
        return { credentials: undefined, said: "Docker's config.json (no HOME)" };
    const config = parseConfig(file, await readText(file));
    const key = dockerKey(host);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, key, environment);
    if (fromHelper !== undefined)
        return { credentials: fromHelper, said: `docker-credential-${helper}` };
    const found = find(config.auths, key);
    return { credentials: found === undefined ? undefined : credentialsOf(found), said: file };
}
function configFile({ DOCKER_CONFIG, HOME }) {
    if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '')
        return (0,external_node_path_.join)(DOCKER_CONFIG, 'config.json');
    return HOME === undefined || HOME === '' ? undefined : (0,external_node_path_.join)(HOME, '.docker', 'config.json');
}
async function readText(file) {
    try {
        return await (0,promises_.readFile)(file, 'utf8');
    }
    catch {
        return '{}';
    }
}
function parseConfig(file, text) {
    try {
        return dockerConfig.parse(JSON.parse(text));
    }
    catch {
        // The cause is not kept: it quotes the file, and with it its secrets.
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(file)} is no configuration of Docker`, 'log in again: docker login HOST');
    }
}
/** Docker Hub is kept under the name of its first API. */
function dockerKey(host) {
    return host === 'docker.io' ? 'https://index.docker.io/v1/' : host;
}
/** Keys are hosts, or URLs of which only the host counts. */
function find(record, key) {
    const wanted = hostOf(key);
    return record?.[key] ?? Object.entries(record ?? {}).find(([name]) => hostOf(name) === wanted)?.[1];
}
function hostOf(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/(v[12]\/?)?$/, '');
}
function credentialsOf(found) {
    if (found.registrytoken)
        return { kind: 'bearer', token: found.registrytoken };
    if (found.identitytoken)
        return { kind: 'identity', token: found.identitytoken };
    const pair = Buffer.from(found.auth ?? '', 'base64').toString();
    const colon = pair.indexOf(':');
    const username = found.username ?? pair.slice(0, Math.max(colon, 0));
    const password = found.password ?? pair.slice(colon + 1);
    return username === '' || password === '' ? undefined : { kind: 'password', username, password };
}
const answer = schemas/* looseObject */._H3({ Username: schemas/* string */.YjP(), Secret: schemas/* string */.YjP().min(1) });
/** What helpers need to reach key rings, password stores and the clouds whose keys they trade. */
const KEPT_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i;
const HELPER_TIMEOUT_MS = 30_000;
/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(name, key, environment) {
    if (!/^[\w.-]+$/.test(name)) {
        const message = `the credential helper ${(0,error/* quote */.hD)(name)} of Docker's config.json is no plain name`;
        throw new error/* RegistryError */.gl('INVALID_INPUT', message, 'log in again: docker login HOST');
    }
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)(`docker-credential-${name}`, ['get'], {
            env,
            stdio: 'pipe',
            timeout: HELPER_TIMEOUT_MS,
        });
        const stdout = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.resume();
        child.stdin.on('error', () => { });
        child.on('error', (cause) => reject(missingHelper(name, cause)));
        child.on('close', () => resolve(parseHelperAnswer(Buffer.concat(stdout).toString())));
        child.stdin.end(key);
    });
}
/** A helper that knows nothing says so in words, and with a status that not all of them set. */
function parseHelperAnswer(text) {
    try {
        const { Username: username, Secret: secret } = answer.parse(JSON.parse(text));
        if (username === '<token>')
            return { kind: 'identity', token: secret };
        return { kind: 'password', username, password: secret };
    }
    catch {
        return undefined;
    }
}
function missingHelper(name, cause) {
    return new error/* RegistryError */.gl('MISSING_PROGRAM', `the program "docker-credential-${name}", which Docker's config.json names, could not be started`, 'install it, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD', { cause });
}

;// CONCATENATED MODULE: ./lib/adapters/oci/credential-sources.js

const GITHUB_REGISTRY = 'ghcr.io';
/** The first source that knows the host. Throws INVALID_INPUT for a broken Docker configuration. */
async function findCredentials(host, sources) {
    const { given, githubToken } = sources;
    const named = 'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")';
    if (given?.host === host) {
        const { username, password } = given;
        return { credentials: { kind: 'password', username, password }, said: named };
    }
    const docker = await readDockerCredentials(host, sources.environment);
    if (docker.credentials !== undefined)
        return docker;
    const looked = [`${named}, for the host of --oci-repository`, docker.said];
    if (host !== GITHUB_REGISTRY)
        return { credentials: undefined, said: looked.join(', ') };
    if (githubToken === undefined)
        return { credentials: undefined, said: [...looked, 'GITHUB_TOKEN'].join(', ') };
    // Any user name will do beside a token.
    const credentials = { kind: 'password', username: 'x-access-token', password: githubToken };
    return { credentials, said: 'GITHUB_TOKEN' };
}


/***/ }),

/***/ 8072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ networkTransport),
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   LL: () => (/* binding */ Unreachable),
/* harmony export */   tN: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4360);






const IDLE_MS = 120_000;
function networkTransport(log) {
    return { log, idleMs: IDLE_MS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/** One request and the whole answer; redirects are answers. Throws {@link Unreachable}, LIMIT_EXCEEDED. */
async function send(request, { log, idleMs }) {
    const { method, url } = request;
    const watch = new IdleWatch(idleMs);
    const place = `${url.origin}${url.pathname}`;
    try {
        const response = await begin(request, watch);
        const status = response.statusCode ?? 0;
        log.debug(`${method} ${place} ${status}`);
        return { status, headers: headersOf(response), bytes: await readBody(response, request, watch), url };
    }
    catch (cause) {
        if (cause instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl)
            throw cause;
        log.debug(`${method} ${place} failed`);
        const reason = watch.signal.aborted ? `nothing moved for ${idleMs / 1000} s` : reasonOf(cause);
        throw new Unreachable(url, reason, { cause });
    }
    finally {
        watch.stop();
    }
}
/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request, watch) {
    const { method, url, body, authorization } = request;
    const headers = {
        'User-Agent': 'module-registry',
        ...request.headers,
        ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const start = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return new Promise((resolve, reject) => {
        const outgoing = start(url, { method, headers, signal: watch.signal });
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
            // An answer to half a request is an answer; its connection is of no more use.
            response.on('close', () => outgoing.writableFinished || outgoing.destroy());
            resolve(response);
        });
        if (body === undefined)
            outgoing.end();
        else
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(watch.each(body.open()), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, { url, maxBytes = _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_MANIFEST_BYTES */ .ZJ, into }, watch) {
    const chunks = [];
    const keep = response.statusCode === 200 && into !== undefined ? into : (chunk) => chunks.push(chunk);
    let size = 0;
    for await (const chunk of watch.each(response)) {
        size += chunk.length;
        if (size > maxBytes)
            throw tooLarge(url, maxBytes);
        await keep(chunk);
    }
    return Buffer.concat(chunks);
}
function tooLarge(url, maxBytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the registry ${url.host} answers ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(url.pathname)} with more than ${maxBytes} bytes`, 'manifests have at most 4 MiB: delete the one that is there, or name another repository with --oci-repository');
}
/** Aborts what it watches when no chunk came or went for a time. */
class IdleWatch {
    #controller = new AbortController();
    #timer;
    constructor(ms) {
        this.#timer = globalThis.setTimeout(() => this.#controller.abort(), ms);
    }
    get signal() {
        return this.#controller.signal;
    }
    async *each(chunks) {
        for await (const chunk of chunks) {
            this.#timer.refresh();
            yield chunk;
        }
        this.#timer.refresh();
    }
    stop() {
        clearTimeout(this.#timer);
    }
}
/** Where a host has several addresses, each has an error, and their sum has no message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** A try that failed in a way that another may not. */
class Unreachable extends _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl {
    reason;
    /** What the registry asked for; 0 where it did not. */
    retryAfterMs;
    constructor(url, reason, { retryAfterMs = 0, cause } = {}) {
        super('STORE_UNREACHABLE', `the registry ${url.host} cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(reason)}`, 'run it again: what was uploaded is kept, and nothing is published before all of it is there', { cause });
        this.reason = reason;
        this.retryAfterMs = retryAfterMs;
    }
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

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   ZJ: () => (/* binding */ MAX_MANIFEST_BYTES),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony exports EMPTY_CONFIG, renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9691);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1260);




/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg';
const ZIP_TYPE = 'archive/zip';
/** Registries need not take larger ones, and OpenTofu reads none from 5 MiB up. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}');
const EMPTY_CONFIG = (0,_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .descriptorOf */ .n)('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES);
/** The manifest of a module package: equal releases give equal bytes. There is no clock in it. */
function renderModuleManifest(story, facts) {
    return renderManifest({
        artifactType: MODULE_ARTIFACT_TYPE,
        layers: [
            {
                mediaType: ZIP_TYPE,
                digest: facts.digest,
                size: facts.size,
                // The name under which generic tools (`oras pull`) write the layer.
                annotations: { 'org.opencontainers.image.title': 'module.zip' },
            },
        ],
        annotations: annotationsOf(story),
    });
}
/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf(story) {
    const { release, repositoryUrl, description, licenses } = story;
    const annotations = {
        created: release.committedAt,
        description,
        licenses,
        documentation: documentationUrl(release, repositoryUrl),
        revision: release.commit,
        source: repositoryUrl,
        title: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
    };
    return Object.fromEntries(Object.entries(annotations)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [`org.opencontainers.image.${key}`, value]));
}
/** The module's directory at its commit where the host is known to show it, else its repository. */
function documentationUrl({ commit, path }, repositoryUrl) {
    if (!repositoryUrl.startsWith('https://github.com/'))
        return repositoryUrl;
    return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`;
}
/** The manifest of a document that hangs on another manifest: equal documents give equal bytes. */
function renderAttachment(subject, document) {
    const { artifactType, name, bytes, annotations } = document;
    const layer = {
        ...(0,_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .descriptorOf */ .n)(artifactType, bytes),
        annotations: { 'org.opencontainers.image.title': name },
    };
    return renderManifest({
        artifactType,
        layers: [layer],
        subject,
        ...(annotations === undefined ? {} : { annotations }),
    });
}
/** Canonical bytes of an image manifest with the empty config. */
function renderManifest(parts) {
    const { artifactType, layers, subject, annotations } = parts;
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({
        schemaVersion: 2,
        mediaType: MANIFEST_TYPE,
        artifactType,
        config: { ...EMPTY_CONFIG },
        layers: layers.map((layer) => ({ ...layer })),
        subject: subject === undefined ? undefined : { ...subject },
        annotations,
    });
    return new TextEncoder().encode(text);
}
const layer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ mediaType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() });
/** As much of anybody's manifest as a client looks at. */
const manifest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    layers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(layer).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional().catch(undefined),
});
/** Undefined where the bytes are no manifest at all. */
function parseManifest(bytes) {
    try {
        return manifest.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);


/** What hangs on a manifest. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-referrers */
const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json';
/** The tag that holds the list in registries that have no referrers API (same specification, "Referrers Tag Schema"). */
function referrersTag(digest) {
    return digest.replace(':', '-');
}
const imageIndex = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ manifests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) });
/** Digests of the manifests that an image index lists; none for anything else. */
function digestsIn(index) {
    return read(index).manifests.map(({ digest }) => digest);
}
/** The index with one more manifest in it, others as they are. */
function withReferrer(index, referrer) {
    const { manifests } = read(index);
    const others = manifests.filter(({ digest }) => digest !== referrer.digest);
    const all = zod__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9().parse([...others, referrer]);
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ schemaVersion: 2, mediaType: INDEX_TYPE, manifests: all }));
}
function read(index) {
    try {
        return imageIndex.parse(JSON.parse(new TextDecoder().decode(index)));
    }
    catch {
        return { manifests: [] };
    }
}


/***/ })

};
