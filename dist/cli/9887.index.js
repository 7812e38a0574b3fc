export const id = 9887;
export const ids = [9887,2268];
export const modules = {

/***/ 2268:
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
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(206);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4360);







/** A body that is in memory. */
function bodyOfBytes(bytes) {
    return {
        size: bytes.length,
        async *open() {
            yield bytes;
        },
    };
}
const IDLE_MS = 120_000;
function networkTransport(log, secrets = new _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_6__/* .SecretMask */ .fZ()) {
    return { log, secrets, idleMs: IDLE_MS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms) };
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
async function readBody(response, { url, maxBytes = _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_MANIFEST_BYTES */ .ZJ, into }) {
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
/** The descriptor of bytes that are in memory. */
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}


/***/ }),

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   T4: () => (/* binding */ matchManifest),
/* harmony export */   ZJ: () => (/* binding */ MAX_MANIFEST_BYTES),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony export renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
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
/** OCI registries may refuse larger manifests, and OpenTofu refuses those of 5 MiB and more. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
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
/** The members of a manifest that OpenTofu reads. */
const manifest = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    layers: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(layer).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional().catch(undefined),
});
/** Reads a manifest that anybody may have written; undefined where the bytes are not one. */
function parseManifest(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(manifest, bytes);
}
/** Whether OpenTofu would install exactly this package from a manifest. */
function matchManifest(stored, facts) {
    const zip = packageLayer(stored);
    if (typeof zip === 'string')
        return { installs: 'nothing', problem: zip };
    const isSame = zip.digest === facts.digest && zip.size === facts.size;
    return isSame ? { installs: 'same' } : { installs: 'other', digest: zip.digest };
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
