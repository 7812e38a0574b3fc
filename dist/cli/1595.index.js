export const id = 1595;
export const ids = [1595];
export const modules = {

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OciClient: () => (/* binding */ OciClient),
/* harmony export */   blobOfBytes: () => (/* binding */ blobOfBytes),
/* harmony export */   blobOfFile: () => (/* binding */ blobOfFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4210);
/* harmony import */ var _oci_descriptor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1260);
/* harmony import */ var _oci_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8241);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4360);
/* harmony import */ var _oci_referrers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5417);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4044);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4622);










/** Pages of a list of tags or referrers. Later pages are not read. */
const MAX_PAGES = 100;
/** Bytes of a chunk of an upload. A broken connection loses at most one. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Bytes that are read from a file at a time: large, because each chunk passes between threads. */
const READ_BYTES = 2 * 1024 * 1024;
/** Chunks in a row that bring an upload no further. Then this try of the upload fails. */
const MAX_STALLS = 3;
/** Tries of an upload, each in a new upload session. Then it fails. */
const MAX_UPLOAD_TRIES = 4;
/** Types that a tag may point at; a registry answers 404 for a type that the client does not accept. */
const ACCEPT = [
    _oci_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_TYPE */ .b3,
    _oci_referrers_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_TYPE */ .cp,
    'application/vnd.docker.distribution.manifest.v2+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');
const tagList = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ tags: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()).nullable().optional() });
/**
 * One repository of an OCI registry: each method is one operation of the distribution specification.
 * https://github.com/opencontainers/distribution-spec/blob/main/spec.md
 * Every method throws PERMISSION, STORE_REFUSED, STORE_UNREACHABLE.
 */
class OciClient {
    repository;
    #session;
    /** Started by {@link proveWritable}, used by the next push. */
    #openUpload;
    constructor(access) {
        this.repository = access.repository;
        this.#session = new _session_js__WEBPACK_IMPORTED_MODULE_7__/* .OciSession */ .cu(access);
    }
    /** Whether the registry is on loopback and refuses https: OpenTofu then installs nothing from it. */
    async isPlainHttp() {
        return (await this.#session.root()).protocol === 'http:';
    }
    /** Whether the registry has the blob. Throws STORE_REFUSED where the registry has it with another size. */
    async hasBlob({ digest, size }) {
        const response = await this.#session.send({ method: 'HEAD', url: `blobs/${digest}` });
        if (response.status === 404)
            return false;
        if (response.status !== 200)
            throw await this.#session.refusal(response, 'checking for a blob');
        const length = response.headers.get('content-length');
        if (length === null || Number(length) === size)
            return true;
        throw wrongContent(this.repository, `${digest} has ${length} bytes there, and ${size} here`);
    }
    /**
     * Uploads a blob: first in one request; after a failure in chunks, which continue where the registry stopped. The digest
     * names the result, so starting again is always safe. Throws STORE_UNREACHABLE after the last try, STORE_REFUSED, PERMISSION.
     */
    async pushBlob(blob) {
        if (await this.hasBlob(blob))
            return;
        const session = this.#session;
        const openUpload = this.#openUpload;
        this.#openUpload = undefined;
        await session.retry(MAX_UPLOAD_TRIES, async (attempt) => {
            // Perhaps only the response was lost.
            if (attempt > 1 && (await this.hasBlob(blob)))
                return;
            const location = (attempt === 1 ? openUpload : undefined) ?? (await beginUpload(session));
            const isWhole = attempt === 1 || blob.size <= CHUNK_BYTES;
            await (isWhole ? sendWhole(session, blob, location) : sendChunks(session, blob, location));
        });
    }
    /** Undefined where the repository has no such manifest. @param reference tag or digest. Throws LIMIT_EXCEEDED over 4 MiB */
    async readManifest(reference) {
        const response = await this.#requestManifest('GET', reference);
        if (response === undefined)
            return undefined;
        const mediaType = (response.headers.get('content-type') ?? '').replace(/;.*$/s, '').trim();
        const digest = (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOfBytes */ .b)(response.bytes);
        const expected = reference.startsWith('sha256:') ? reference : digestHeader(response);
        if (expected !== null && expected !== digest)
            throw wrongContent(this.repository, `it answers ${digest} for ${expected}`);
        return { mediaType, digest, bytes: response.bytes };
    }
    /** Hands on the bytes of a blob as they come; false where there is no such blob. Throws LIMIT_EXCEEDED over `maxBytes`. */
    async readBlob(digest, sink) {
        const url = `blobs/${digest}`;
        const response = await this.#session.send({ method: 'GET', url, ...sink, isSentOnce: true });
        if (response.status === 404)
            return false;
        if (response.status !== 200)
            throw await this.#session.refusal(response, 'reading a blob');
        return true;
    }
    /** The digest of the manifest that a tag points at; undefined where there is no such tag. */
    async resolveTag(tag) {
        const response = await this.#requestManifest('HEAD', tag);
        if (response === undefined)
            return undefined;
        // The header is optional. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#checking-if-content-exists-in-the-registry
        return digestHeader(response) ?? (await this.readManifest(tag))?.digest;
    }
    /**
     * Stores a manifest under its digest or a tag. With `isNew` an existing tag keeps its manifest where the registry supports
     * `If-None-Match`; read the tag back to be sure. `isLinked` says whether the registry itself lists the manifest as a
     * referrer of its subject. Throws LIMIT_EXCEEDED over 4 MiB.
     */
    async putManifest(reference, { mediaType, bytes }, { isNew = false } = {}) {
        if (bytes.length > _oci_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_MANIFEST_BYTES */ .Z)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the manifest has ${bytes.length} bytes, and at most ${_oci_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_MANIFEST_BYTES */ .Z} are allowed`, 'make the description of the module shorter');
        const response = await this.#session.send({
            method: 'PUT',
            url: `manifests/${reference}`,
            headers: { 'Content-Type': mediaType, ...(isNew ? { 'If-None-Match': '*' } : {}) },
            // Sent again after a failure: to store the same bytes under the same name twice does no harm.
            body: (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.bodyOfBytes)(bytes),
        });
        if (isNew && response.status === 412)
            return { isLinked: false };
        if (response.status !== 201)
            throw await this.#session.refusal(response, 'pushing a manifest');
        requireDigest(this.repository, response, (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOfBytes */ .b)(bytes));
        return { isLinked: response.headers.has('oci-subject') };
    }
    /** Stores a manifest under its digest, and reads it back. */
    async putUntagged(manifest) {
        await this.putManifest(manifest.digest, manifest);
        const stored = await this.readManifest(manifest.digest);
        if (stored?.mediaType !== manifest.mediaType)
            throw wrongContent(this.repository, `the manifest ${manifest.digest} cannot be read back`);
    }
    /** Whether there was such a manifest. Its tags go with it in most registries. @param digest never a tag */
    async deleteManifest(digest) {
        return this.#delete(`manifests/${digest}`, 'deleting a manifest');
    }
    /** Whether there was such a blob. Registries need not support it. */
    async deleteBlob(digest) {
        return this.#delete(`blobs/${digest}`, 'deleting a blob');
    }
    /** All tags; none where the repository does not exist yet. */
    async tags() {
        const tags = [];
        for await (const response of this.#pages({ url: 'tags/list?n=1000', sameOriginOnly: false })) {
            if (response.status === 404)
                return tags;
            if (response.status !== 200)
                throw await this.#session.refusal(response, 'listing tags');
            tags.push(...((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(tagList, response.bytes)?.tags ?? []));
        }
        return tags;
    }
    /** Digests of the manifests that refer to one, as the registry lists them; undefined where it has no referrers API. */
    async referrers(digest) {
        const digests = [];
        for await (const response of this.#pages({ url: `referrers/${digest}`, sameOriginOnly: true })) {
            if (isWithoutReferrers(response))
                return undefined;
            if (response.status !== 200)
                throw await this.#session.refusal(response, 'listing referrers');
            digests.push(...(0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_5__/* .digestsIn */ .V4)(response.bytes));
        }
        return digests;
    }
    /**
     * Throws PERMISSION where the credentials do not allow a push. Tokens do not say what they allow, so this opens an upload,
     * which the next {@link pushBlob} uses. An upload that nobody completes holds nothing, and registries delete it.
     */
    async proveWritable() {
        this.#openUpload ??= await beginUpload(this.#session);
    }
    /** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#content-management */
    async #delete(url, doing) {
        const response = await this.#session.send({ method: 'DELETE', url });
        if (response.status === 404)
            return false;
        if (response.status !== 202 && response.status !== 200)
            throw await this.#session.refusal(response, doing);
        return true;
    }
    /** The responses of a list, page by page. https://www.rfc-editor.org/rfc/rfc8288: `</v2/acme/vpc/tags/list?n=2&last=b>; rel="next"` */
    async *#pages(first) {
        let next = first.url;
        for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
            const response = await this.#session.send({ ...first, method: 'GET', url: next });
            yield response;
            const [, target] = /<([^<>]*)>\s*;[^,<]*rel="?next"?/.exec(response.headers.get('link') ?? '') ?? [];
            const base = String(response.url);
            next = target === undefined || !URL.canParse(target, base) ? undefined : new URL(target, base);
        }
    }
    async #requestManifest(method, reference) {
        const url = `manifests/${reference}`;
        const response = await this.#session.send({ method, url, headers: { Accept: ACCEPT } });
        if (response.status === 404)
            return undefined;
        if (response.status !== 200)
            throw await this.#session.refusal(response, 'reading a manifest');
        return response;
    }
}
/**
 * Registries without the referrers API answer in many ways. ghcr.io redirects to web pages on github.com, which are
 * rate-limited.
 */
function isWithoutReferrers({ status, headers }) {
    if (status === 200)
        return !(headers.get('content-type') ?? '').startsWith(_oci_referrers_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_TYPE */ .cp);
    return (status >= 300 && status < 400) || [400, 404, 405, 406, 501].includes(status);
}
function blobOfBytes(bytes) {
    return {
        digest: (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOfBytes */ .b)(bytes),
        size: bytes.length,
        slice: (start, end) => (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.bodyOfBytes)(bytes.subarray(start, end)),
    };
}
/** A file of known digest and size. It is read in chunks, never as a whole. */
function blobOfFile(file, { digest, size }) {
    return {
        digest,
        size,
        slice: (start, end) => ({
            size: end - start,
            open: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file, { start, end: end - 1, highWaterMark: READ_BYTES }),
        }),
    };
}
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs */
/** Opens an upload, and resolves to the URL that takes its bytes. Throws PERMISSION where this session may not push. */
async function beginUpload(session) {
    const response = await session.send({ method: 'POST', url: 'blobs/uploads/' });
    if (response.status !== 202)
        throw await session.refusal(response, 'beginning an upload');
    return session.locationOf(response);
}
async function sendWhole(session, blob, location) {
    const response = await session.send({
        method: 'PUT',
        url: withDigest(location, blob.digest),
        headers: { 'Content-Type': 'application/octet-stream' },
        body: blob.slice(0, blob.size),
        isSentOnce: true,
    });
    // A proxy in front of the registry may limit the size of bodies; the next attempt sends chunks.
    if (response.status === 413 && blob.size > CHUNK_BYTES)
        throw new _session_js__WEBPACK_IMPORTED_MODULE_7__/* .Unreachable */ .LL(location, 'it refuses a body of this size');
    await requireStored(session, blob, response);
}
async function sendChunks(session, blob, begun) {
    let state = { location: begun, offset: 0 };
    for (let stalls = 0; state.offset < blob.size;) {
        const next = await sendChunk(session, blob, state);
        stalls = next.offset > state.offset ? 0 : stalls + 1;
        if (stalls > MAX_STALLS)
            throw new _session_js__WEBPACK_IMPORTED_MODULE_7__/* .Unreachable */ .LL(begun, 'the upload makes no progress');
        state = next;
    }
    const url = withDigest(state.location, blob.digest);
    await requireStored(session, blob, await session.send({ method: 'PUT', url, isSentOnce: true }));
}
async function sendChunk(session, blob, state) {
    const end = Math.min(state.offset + CHUNK_BYTES, blob.size);
    try {
        const response = await session.send({
            method: 'PATCH',
            url: state.location,
            headers: {
                'Content-Type': 'application/octet-stream',
                'Content-Range': `${state.offset}-${end - 1}`,
            },
            body: blob.slice(state.offset, end),
            isSentOnce: true,
        });
        if (response.status === 416)
            return await readState(session, blob, state.location);
        if (response.status !== 202)
            throw await session.refusal(response, 'uploading a chunk');
        return { location: session.locationOf(response), offset: receivedBytes(response) ?? end };
    }
    catch (error) {
        if (!(error instanceof _session_js__WEBPACK_IMPORTED_MODULE_7__/* .Unreachable */ .LL))
            throw error;
        await session.wait(1, error);
        return readState(session, blob, state.location);
    }
}
/** How far an upload is. Throws STORE_UNREACHABLE, which starts another upload, where the registry does not know. */
async function readState(session, blob, location) {
    const response = await session.send({ method: 'GET', url: location });
    const offset = receivedBytes(response);
    if (response.status !== 204 || offset === undefined || offset > blob.size)
        throw new _session_js__WEBPACK_IMPORTED_MODULE_7__/* .Unreachable */ .LL(location, 'the upload is lost');
    return { location: response.headers.has('location') ? session.locationOf(response) : location, offset };
}
/** `0-<last byte>` → bytes; undefined also for `0-0`, which some registries send for one byte and for none. */
function receivedBytes({ headers }) {
    const [, last] = /^(?:bytes=)?0-(\d{1,15})$/.exec(headers.get('range') ?? '') ?? [];
    return last === undefined || Number(last) === 0 ? undefined : Number(last) + 1;
}
/** Adds to the query as it stands, since it holds the registry's own state. */
function withDigest(location, digest) {
    const url = new URL(location);
    url.search = `${url.search === '' ? '?' : `${url.search}&`}digest=${encodeURIComponent(digest)}`;
    return url;
}
async function requireStored(session, blob, response) {
    // Where the response to the last chunk was lost, the upload is complete and gone.
    if (response.status === 404)
        throw new _session_js__WEBPACK_IMPORTED_MODULE_7__/* .Unreachable */ .LL(response.url, 'the upload is lost');
    if (response.status !== 201)
        throw await session.refusal(response, 'completing an upload');
    requireDigest(session.repository, response, blob.digest);
}
function digestHeader({ headers }) {
    return headers.get('docker-content-digest');
}
/** Throws STORE_REFUSED where a response names another digest than that of the bytes sent. */
function requireDigest(repository, response, sent) {
    const digest = digestHeader(response) ?? sent;
    if (digest !== sent)
        throw wrongContent(repository, `${digest} instead of ${sent}`);
}
/** STORE_REFUSED: the registry holds other content than was pushed. */
function wrongContent({ host }, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the OCI registry ${host} does not keep what was pushed: ${problem}`, 'nothing was published; ask the operators of the OCI registry, or name another with --oci-repository');
}


/***/ }),

/***/ 4622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ Unreachable),
/* harmony export */   Ub: () => (/* binding */ findOrigin),
/* harmony export */   X5: () => (/* binding */ throwInWords),
/* harmony export */   cu: () => (/* binding */ OciSession),
/* harmony export */   uV: () => (/* binding */ parseChallenges)
/* harmony export */ });
/* unused harmony export Authorization */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(206);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8241);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8713);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5761);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4044);









/** OCI registries. */
/** Tries of a request that may be repeated. Then it fails. */
const MAX_REQUEST_TRIES = 4;
/** Logins of a session after answers of 401. Then it fails with PERMISSION. */
const MAX_LOGINS = 2;
/** Redirects of a request. More are refused. */
const MAX_REDIRECTS = 5;
/** Characters of a WWW-Authenticate header that are read. The rest is ignored. */
const MAX_HEADER_LENGTH = 8192;
const WAITS = { firstMs: 1_000, growth: 'exponential', longestMs: 30_000, jitter: 1 };
/**
 * Sends requests to one repository of an OCI registry: logs in where the registry asks for it, sends again where that is
 * safe, and turns its refusals into errors.
 */
class OciSession {
    repository;
    #root;
    #authorization;
    #transport;
    constructor(access) {
        const { repository, transport } = access;
        this.repository = repository;
        this.#authorization = new Authorization(access);
        this.#transport = transport;
    }
    /** The URL that the paths of requests are below; asked of the registry once. */
    root() {
        const { repository } = this;
        this.#root ??= findOrigin(repository, this.#transport).then((origin) => new URL(`${origin}/v2/${repository.name}/`));
        return this.#root;
    }
    /**
     * Resolves to the response, whatever its status. Exceptions: 401 throws PERMISSION when no login is left to try; 408, 429
     * and temporary 5xx throw STORE_UNREACHABLE after the last try. Also throws what following redirects throws.
     */
    send(request) {
        return this.retry(request.isSentOnce ? 1 : MAX_REQUEST_TRIES, () => this.#sendOnce(request));
    }
    /** Tries work again, up to so many times, while it throws {@link Unreachable}. */
    retry(tries, work) {
        const isUnreachable = (outcome) => outcome instanceof Unreachable;
        return (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__/* .retry */ .L5)({ tries, wait: this.wait }, isUnreachable, work);
    }
    /** Waits before the next try: as long as the registry asks for, else longer each time. */
    wait = async (attempt, failure) => {
        const askedMs = failure instanceof Unreachable ? failure.retryAfterMs : 0;
        await this.#transport.wait(Math.min(WAITS.longestMs, Math.max(askedMs, (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__/* .delayMs */ .eS)(WAITS, attempt))));
    };
    /** What an unexpected response means: PERMISSION or STORE_REFUSED. @param doing "pushing a blob" */
    async refusal(response, doing) {
        const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.formatOciRepository)(this.repository));
        const reason = this.#reasonOf(response);
        const { origin } = response.url;
        if (origin !== (await this.root()).origin)
            return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `${doing}: the OCI registry of ${name} leads to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(origin)}, which answers ${reason}`, 'run it again; if that host refuses again, ask the operators of the OCI registry: other hosts get no credentials');
        if (response.status === 401 || response.status === 403) {
            const credentials = describeCredentials(await this.#authorization.credentials());
            const message = `${doing}: the OCI registry denies access to ${name} (${reason}); ${credentials}`;
            return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', message, loginHint(this.repository.host));
        }
        const hint = response.status === 404
            ? 'create the repository first where the OCI registry requires that (Amazon ECR), or correct --oci-repository'
            : 'ask the operators of the OCI registry, or name another with --oci-repository';
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `${doing}: the OCI registry answers for ${name}: ${reason}`, hint);
    }
    /** The URL in the Location header of a response. Throws STORE_REFUSED where there is none. */
    locationOf({ status, headers, url }) {
        const location = headers.get('location');
        if (location !== null && URL.canParse(location, String(url)))
            return new URL(location, url);
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the OCI registry ${this.repository.host} answers ${status} without a Location header`, 'ask the operators of the OCI registry');
    }
    /** The status and the first three errors of a response: `404 NAME_UNKNOWN "repository name not known"`. */
    #reasonOf({ status, bytes }) {
        const errors = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(errorBody, bytes)?.errors ?? [];
        const texts = errors.slice(0, 3).map(({ code, message = '' }) => {
            if (this.#transport.secrets.isIn(`${code} ${message}`) || (0,_base_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsCredentials */ .Hn)(message))
                return _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_SHOWN */ .a6;
            const name = /^[A-Z_]{1,40}$/.test(code) ? code : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(code);
            return message === '' ? name : `${name} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(message)}`;
        });
        return [String(status), ...texts].join(' ');
    }
    async #sendOnce({ url: target, ...request }) {
        const root = await this.root();
        const url = new URL(target, root);
        const isSameOrigin = url.origin === root.origin;
        const maxBytes = request.maxBytes ?? _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MANIFEST_BYTES */ .Z;
        const authorize = async () => (isSameOrigin ? this.#authorization.header() : undefined);
        let authorization = await authorize();
        for (let logins = 0;; logins += 1) {
            const response = await sendFollowingRedirects({ ...request, url, authorization, maxBytes }, this.#transport);
            if ([408, 429, 500, 502, 503, 504].includes(response.status))
                throw new Unreachable(url, this.#reasonOf(response), retryAfterMs(response));
            if (response.status !== 401)
                return response;
            // Only the registry says how to log in to it: another host would name a token server of its own.
            if (response.url.origin !== root.origin)
                throw await this.refusal(response, `${request.method} ${url.pathname}`);
            const refused = authorization;
            this.#authorization.readChallenge(response.headers.get('www-authenticate'));
            authorization = await authorize();
            const isNew = authorization !== undefined && authorization !== refused;
            if (!isNew || logins >= MAX_LOGINS)
                throw await this.refusal(response, `${request.method} ${url.pathname}`);
        }
    }
}
/** https://www.rfc-editor.org/rfc/rfc9110#name-retry-after, in seconds; a date counts as 0. */
function retryAfterMs({ headers }) {
    const seconds = Number(headers.get('retry-after') ?? 0);
    return Number.isFinite(seconds) ? seconds * 1000 : 0;
}
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes */
const errorBody = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    errors: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional() })),
});
/** A name, and its value where `=` follows. A name without a value is a scheme, one with a value is a parameter. */
const SCHEME_OR_PARAMETER = /([\w!#$%&'*+.^`|~-]+)(?:[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g;
/** The challenges of a `WWW-Authenticate` header, in its order. Text that is not a challenge is skipped. */
function parseChallenges(header) {
    const challenges = [];
    for (const [, name = '', quoted, plain] of header
        .slice(0, MAX_HEADER_LENGTH)
        .matchAll(SCHEME_OR_PARAMETER)) {
        const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
        if (value === undefined)
            challenges.push({ scheme: name.toLowerCase(), parameters: new Map() });
        else
            challenges.at(-1)?.parameters.set(name.toLowerCase(), value);
    }
    return challenges;
}
const tokenResponse = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ token: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional(), access_token: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional() })
    .transform((answer) => answer.token ?? answer.access_token)
    // The token becomes part of a header.
    .pipe(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().regex(/^[\x21-\x7e]+$/));
const CLIENT_ID = 'module-registry';
/**
 * The Authorization header for one OCI registry. Requests are anonymous until the registry asks for a login; then the header
 * is Basic, or Bearer with a token of the registry's token server. https://distribution.github.io/distribution/spec/auth/token/
 */
class Authorization {
    #access;
    #found;
    #challenge;
    #token;
    constructor(access) {
        this.#access = access;
    }
    /** The credentials for this registry, and where they come from. Throws what {@link findCredentials} throws. */
    credentials() {
        const { findCredentials, transport } = this.#access;
        this.#found ??= findCredentials().then((found) => {
            const { credentials } = found;
            if (credentials?.kind === 'password')
                transport.secrets.add(credentials.password, credentials.username);
            else if (credentials !== undefined)
                transport.secrets.add(credentials.token);
            return found;
        });
        return this.#found;
    }
    /**
     * Value of the Authorization header; undefined while the registry has not asked for a login. Throws PERMISSION where the
     * token server refuses, STORE_REFUSED where it answers without a token, STORE_UNREACHABLE.
     */
    async header() {
        if (this.#challenge === undefined)
            return undefined;
        const { credentials } = await this.credentials();
        if (this.#challenge.scheme === 'basic')
            return credentials?.kind === 'password' ? basic(credentials) : undefined;
        if (credentials?.kind === 'bearer')
            return `Bearer ${credentials.token}`;
        this.#token ??= await this.#fetchToken(this.#challenge, credentials);
        return `Bearer ${this.#token}`;
    }
    /** Takes over what the `WWW-Authenticate` header of a 401 asks for, and forgets the token that was refused. */
    readChallenge(header) {
        const challenges = parseChallenges(header ?? '');
        const withScheme = (name) => challenges.find(({ scheme }) => scheme === name);
        this.#token = undefined;
        this.#challenge = withScheme('bearer') ?? withScheme('basic');
    }
    async #fetchToken({ parameters }, credentials) {
        const realm = parameters.get('realm') ?? '';
        if (!URL.canParse(realm))
            throw badTokenServer((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(realm), 'is not a URL');
        const url = new URL(realm);
        const { repository, access, transport } = this.#access;
        requireHttps(url, new URL((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.registryOrigin)(repository)));
        const scope = `repository:${repository.name}:${access}`;
        const service = parameters.get('service');
        const wanted = new URLSearchParams(service === undefined ? { scope } : { service, scope });
        const request = tokenRequest(url, wanted, credentials);
        // The body of a POST is a refresh token, which no redirect may take elsewhere.
        const isPost = request.method === 'POST';
        const response = isPost
            ? await (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.send)(request, transport).catch(throwInWords)
            : await sendFollowingRedirects(request, transport);
        return this.#readToken(response);
    }
    async #readToken({ status, headers, bytes, url }) {
        if (status >= 300 && status < 400) {
            const location = headers.get('location') ?? '';
            const target = URL.canParse(location, url.href) ? new URL(location, url).origin : location;
            throw badTokenServer((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url.origin), `redirects to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(target)}, which gets no refresh token`);
        }
        if (status >= 500 || status === 429)
            throw new Unreachable(url, `it answers ${status}`);
        if (status >= 400) {
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the token server ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url.origin)} answers ${status}; ${describeCredentials(await this.credentials())}`, loginHint(this.#access.repository.host));
        }
        const token = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(tokenResponse, bytes);
        if (token === undefined)
            throw badTokenServer((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url.origin), `answers ${status} without a token`);
        this.#access.transport.secrets.add(token);
        return token;
    }
}
function tokenRequest(realm, wanted, credentials) {
    if (credentials?.kind !== 'identity') {
        const url = new URL(realm);
        for (const [name, value] of wanted)
            url.searchParams.set(name, value);
        const authorization = credentials?.kind === 'password' ? basic(credentials) : undefined;
        return { method: 'GET', url, authorization, maxBytes: _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MANIFEST_BYTES */ .Z };
    }
    const grant = { grant_type: 'refresh_token', refresh_token: credentials.token, client_id: CLIENT_ID };
    const form = new URLSearchParams([...Object.entries(grant), ...wanted]);
    const body = (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.bodyOfBytes)(new TextEncoder().encode(String(form)));
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', url: realm, headers, body, authorization: undefined, maxBytes: _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MANIFEST_BYTES */ .Z };
}
function basic({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
/** `no credentials were found; tried: …` or `the credentials come from …`, for the text of an error. */
function describeCredentials({ credentials, source }) {
    return credentials === undefined
        ? `no credentials were found; tried: ${source}`
        : `the credentials come from ${source}`;
}
function loginHint(host) {
    return host === 'ghcr.io'
        ? 'give the job "permissions: { packages: write }" (a package of another repository: "Manage Actions access" in its settings), or log in: docker login ghcr.io'
        : `log in with an account that may push: docker login ${host}, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD`;
}
function badTokenServer(name, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the token server ${name}, which the OCI registry names, ${problem}`, 'ask the operators of the OCI registry');
}
/**
 * Sends a request and follows its redirects, to https only. Throws STORE_UNREACHABLE where no response comes, STORE_REFUSED
 * for a redirect that is not followed, LIMIT_EXCEEDED for a response that is too large.
 */
async function sendFollowingRedirects(request, transport) {
    requireHttps(request.url, request.url);
    const nextUrl = (response) => redirectTarget(response, request);
    const rules = { maxRedirects: MAX_REDIRECTS, nextUrl };
    const response = await (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.follow)(request, transport, rules).catch(throwInWords);
    if (response !== undefined)
        return response;
    throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`);
}
/** STORE_UNREACHABLE: the request failed in a way that a second try may not. */
class Unreachable extends _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl {
    /** Milliseconds that the registry asks to wait; 0 where it does not. */
    retryAfterMs;
    constructor(url, reason, retryAfterMs = 0, cause) {
        super('STORE_UNREACHABLE', `the OCI registry ${url.host} cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reason)}`, 'run it again: uploads that are complete are kept, and nothing is published before all of them are', { cause });
        this.retryAfterMs = retryAfterMs;
    }
}
function throwInWords(error) {
    if (!(error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_6__.RequestFailure))
        throw error;
    const { kind, url, reason } = error;
    if (kind === 'unreachable')
        throw new Unreachable(url, reason, 0, error);
    const certificate = `the certificate of the OCI registry ${url.host} is not trusted: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reason)}`;
    if (kind === 'untrusted')
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_UNREACHABLE', certificate, (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.trustHint)(error));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the OCI registry ${url.host} answers ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url.pathname)} with ${reason}`, 'manifests have at most 4 MiB: delete this one, or name another repository with --oci-repository');
}
/** Throws STORE_REFUSED for plain http, unless both the URL and the registry are on loopback. */
function requireHttps(url, registry) {
    if (url.protocol === 'https:')
        return;
    if (url.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(url.hostname) && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(registry.hostname))
        return;
    throw redirectRefusal(registry, `leads to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url.origin)}, which is not https`);
}
function redirectRefusal(registry, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the OCI registry ${registry.host} ${problem}`, 'ask the operators of the OCI registry; plain http is allowed for registries on this machine only');
}
/** Only 307 and 308 keep method and body. https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
function redirectTarget({ status, headers, url }, request) {
    if (!((0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.isRead)(request.method) ? [301, 302, 303, 307, 308] : [307, 308]).includes(status))
        return undefined;
    const location = headers.get('location') ?? '';
    if (!URL.canParse(location, String(url)))
        throw redirectRefusal(url, `redirects to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(location)}`);
    const next = new URL(location, url);
    if (request.sameOriginOnly === true && next.origin !== request.url.origin)
        return undefined;
    requireHttps(next, request.url);
    return next;
}
/** How Node names the answer of a server that does not speak TLS. */
const NO_TLS = /^(?:EPROTO|ECONNRESET|ERR_SSL_\w+)$/;
/**
 * URL of the OCI registry's API, without a trailing slash: https, and plain http only for a registry on loopback that refuses
 * https.
 */
async function findOrigin(repository, transport) {
    const origin = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.registryOrigin)(repository);
    const { hostname } = new URL(origin);
    if (!(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(hostname))
        return origin;
    const url = new URL(`${origin}/v2/`);
    const request = { method: 'GET', url, authorization: undefined, maxBytes: _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MANIFEST_BYTES */ .Z };
    const isRefused = await (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_6__.send)(request, transport).then(() => false, 
    // A certificate that is not trusted is no reason to do without any.
    ({ cause }) => cause instanceof Error && 'code' in cause && NO_TLS.test(String(cause.code)));
    return isRefused ? origin.replace(/^https:/, 'http:') : origin;
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ MAX_MANIFEST_BYTES)
/* harmony export */ });
/** OCI names and manifests. */
/**
 * Bytes of a manifest. OCI registries may refuse larger ones, and OpenTofu refuses those of 5 MiB and more. A larger one is
 * LIMIT_EXCEEDED.
 */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;


/***/ }),

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony export renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1260);






/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg';
const ZIP_TYPE = 'archive/zip';
/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}');
const EMPTY_CONFIG = (0,_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptorOf */ .n)('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES);
/** Renders the manifest of a module package. Equal releases give equal bytes: no date but that of the commit is in it. */
function renderModuleManifest(metadata, facts) {
    return renderManifest({
        artifactType: MODULE_ARTIFACT_TYPE,
        layers: [withTitle({ mediaType: ZIP_TYPE, digest: facts.digest, size: facts.size }, 'module.zip')],
        annotations: annotationsOf(metadata),
    });
}
/** @param title the name under which generic tools (`oras pull`) write the layer */
function withTitle(layer, title) {
    return { ...layer, annotations: { 'org.opencontainers.image.title': title } };
}
/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf(metadata) {
    const { release, repositoryUrl, description, licenses } = metadata;
    const annotations = {
        created: release.committedAt,
        description,
        licenses,
        documentation: documentationUrl(release, repositoryUrl),
        revision: release.commit,
        source: repositoryUrl,
        title: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
    };
    return Object.fromEntries(Object.entries(annotations)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [`org.opencontainers.image.${key}`, value]));
}
/** The URL of the module's directory at its commit on github.com; elsewhere the URL of its repository. */
function documentationUrl({ commit, path }, repositoryUrl) {
    if (!repositoryUrl.startsWith('https://github.com/'))
        return repositoryUrl;
    return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`;
}
/** Renders the manifest of a document that refers to `subject`. Equal documents give equal bytes. */
function renderAttachment(subject, document) {
    const { artifactType, name, bytes, annotations } = document;
    return renderManifest({
        artifactType,
        layers: [withTitle((0,_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptorOf */ .n)(artifactType, bytes), name)],
        subject,
        annotations,
    });
}
/** Renders an image manifest with the empty config as canonical JSON. */
function renderManifest(content) {
    const image = { schemaVersion: 2, mediaType: MANIFEST_TYPE, config: EMPTY_CONFIG, ...content };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(image));
}
const layer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ mediaType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), digest: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() });
const manifest = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    layers: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(layer).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional().catch(undefined),
});
/** Reads a manifest that anybody may have written; undefined where the bytes are not one. */
function parseManifest(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(manifest, bytes);
}
/**
 * The layer that OpenTofu installs, or why it refuses the manifest, by the rules of its own getter: it ignores the config and
 * layers of other types. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
function packageLayer({ mediaType, bytes }) {
    const manifest = parseManifest(bytes);
    if (mediaType !== MANIFEST_TYPE)
        return `it is of type ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(mediaType)}, not ${MANIFEST_TYPE}`;
    if (manifest === undefined)
        return 'it is not a manifest';
    if (manifest.mediaType !== MANIFEST_TYPE)
        return `it has no "mediaType": "${MANIFEST_TYPE}"`;
    if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
        return `it has no "artifactType": "${MODULE_ARTIFACT_TYPE}"`;
    const [zip, ...others] = (manifest.layers ?? []).filter((layer) => layer.mediaType === ZIP_TYPE);
    if (zip === undefined)
        return `it has no layer of type ${ZIP_TYPE}`;
    return others.length === 0 ? zip : `it has several layers of type ${ZIP_TYPE}`;
}


/***/ })

};
