export const id = 3328;
export const ids = [3328];
export const modules = {

/***/ 3328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3PackageStore: () => (/* binding */ S3PackageStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4141);
/* harmony import */ var _index_format_bucket_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(106);
/* harmony import */ var _index_format_file_headers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7885);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(905);







/** The digest of the zip in hex, as metadata of its object, so that nobody has to fetch it to compare. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
/** Zips in a bucket, one object each. An object that is there is never replaced. */
class S3PackageStore {
    #open;
    #clients = new Map();
    #objects = new Map();
    constructor({ open }) {
        this.#open = open;
    }
    async publicLocation({ storeOptions }) {
        const url = storeOptions.s3['package-public-url'];
        return url === undefined ? undefined : `at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(url)}, which anybody may read`;
    }
    async resolve({ release, storeOptions }, { facts }) {
        const object = await this.#objectOf(release, storeOptions.s3);
        const stored = await digestAt(object);
        if (stored !== undefined && stored !== facts.digest)
            throw taken(release, object, stored, facts.digest);
        return { location: locationOf(object, facts.digest), files: new Map() };
    }
    /** A write whose condition nothing meets. */
    async checkAccess() {
        for (const object of this.#objects.values()) {
            const { client, key } = await object;
            const headers = { 'if-match': '"0123456789abcdef0123456789abcdef"' };
            const probe = { method: 'PUT', key: `${key}.probe`, headers, content: new Uint8Array() };
            const { status } = await client.request(probe, [200, 404, 409, 412]);
            if (status !== 200)
                continue;
            await client.request({ method: 'DELETE', key: `${key}.probe` }, [200, 204, 404]);
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the store of the bucket "${client.address.bucket}" ignores If-Match: it has no conditional writes, and a published package could be overwritten`, 'use a store with conditional writes: AWS S3, Cloudflare R2, MinIO, versitygw');
        }
    }
    async store({ release, storeOptions }, pkg) {
        const object = await this.#objectOf(release, storeOptions.s3);
        await put(object, release, pkg);
    }
    /** The object has to be there, with the bytes that were published. */
    async findRepair(stored, about) {
        const { release, digest } = stored;
        const object = await this.#objectOf(release, about.selection.storeOptions.s3);
        // It was stored elsewhere, with other options.
        if (locationOf(object, digest) !== stored.location)
            return undefined;
        const found = await digestAt(object);
        if (found === digest)
            return undefined;
        if (found !== undefined)
            throw taken(release, object, found, digest);
        const problem = `${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRelease */ .B9)(release)} is gone from ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(object.name)}`;
        if (about.isPrivate && object.isPublic)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('WOULD_EXPOSE', `the package of ${problem}, which anybody may read, and its module is private`, 'to put it back there, allow it: --expose all');
        const pkg = await about.pack();
        if (pkg.facts.digest === digest)
            return { problem, run: () => put(object, release, pkg) };
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the package of ${problem}, and is not made again byte by byte: this run makes ${pkg.facts.digest}`, 'copy it back from a backup of the bucket, or tag the commit with a new version');
    }
    async #objectOf(release, options) {
        const url = options['package-url'];
        if (url === undefined)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', 'the package kind "s3" needs a bucket to store packages in', 'name it: --package-url s3://acme-packages (action input "package-url")');
        const path = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_3__/* .packageKey */ .MO)(release);
        const key = `${url.prefix}${path}`;
        const bucket = (0,_index_format_bucket_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBucketUrl */ .FK)(url);
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_5__/* .getOrInsert */ .P)(this.#objects, `${bucket} ${key}`, async () => {
            const client = await (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_5__/* .getOrInsert */ .P)(this.#clients, bucket, () => this.#open(url, options));
            const publicUrl = options['package-public-url'];
            return {
                client,
                key,
                url: publicUrl === undefined ? privateUrl(client, key) : `${publicUrl}/${path}`,
                isPublic: publicUrl !== undefined,
                name: `s3://${url.bucket}/${key}`,
            };
        });
    }
}
function locationOf({ url, isPublic }, digest) {
    return isPublic ? (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_3__/* .zipLocation */ .z4)(url, digest) : (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_3__/* .s3Location */ .eS)(url, digest);
}
/**
 * The URL from which clients read the region and the bucket, to sign their requests with AWS credentials of their own. Terraform
 * sends them to AWS alone. https://github.com/hashicorp/go-getter#s3-s3
 */
function privateUrl({ address }, key) {
    const { url, bucket, region } = address;
    const { hostname } = new URL(url);
    if (hostname.endsWith('.amazonaws.com') && !bucket.includes('.'))
        return `https://${bucket}.s3.${region}.amazonaws.com/${key}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `clients cannot read packages from the bucket ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(bucket)} at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(new URL(url).host)}: Terraform sends such requests to AWS, whatever the host, and knows no bucket with a "." in its name`, 'name the https URL from which they can be read: --package-public-url https://packages.example.com (input "package-public-url")');
}
/** `sha256:<hex>` of the object; undefined where there is none. */
async function digestAt({ client, key }) {
    const head = await client.request({ method: 'HEAD', key }, [200, 404]);
    if (head.status === 404)
        return undefined;
    const named = head.headers.get(DIGEST_HEADER);
    if (named !== null && /^[0-9a-f]{64}$/.test(named))
        return `sha256:${named}`;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const into = async (chunk) => void hash.update(chunk);
    await client.request({ method: 'GET', key, into }, [200]);
    return `sha256:${hash.digest('hex')}`;
}
/** Only where nothing is: of two runs one writes, and the other compares. */
async function put(object, release, { file, facts }) {
    const { client, key } = object;
    const headers = {
        'content-type': (0,_index_format_file_headers_js__WEBPACK_IMPORTED_MODULE_6__/* .fileType */ .$A)(key),
        'cache-control': (0,_index_format_file_headers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCacheControl */ .Jk)('immutable'),
        'if-none-match': '*',
        [DIGEST_HEADER]: facts.digest.slice('sha256:'.length),
    };
    const content = { file, size: facts.size };
    const { status } = await client.request({ method: 'PUT', key, headers, content }, [200, 409, 412]);
    if (status === 200)
        return;
    const stored = await digestAt(object);
    if (stored !== facts.digest)
        throw taken(release, object, stored ?? 'nothing', facts.digest);
}
function taken(release, { name }, stored, digest) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('VERSION_EXISTS', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} holds ${stored}, and the package of ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRelease */ .B9)(release)} is ${digest}`, 'published versions never change: tag this commit with a new version, or find out who has written the object');
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
    [/\.atom$/, 'application/atom+xml'],
    [/\.gz$/, 'application/gzip'],
];
function fileType(path) {
    return TYPES.find(([end]) => end.test(path))?.[1] ?? 'application/octet-stream';
}
/** Packages and the files that pages load never change: those have a digest in their names. */
function fileCache(path) {
    if (path.endsWith('.zip') || /^assets\/[\w.]+-[0-9a-f]{12}\.\w+$/.test(path))
        return 'immutable';
    return /(?:\/versions|index\.json)$/.test(path) ? LIST_SECONDS : FILE_SECONDS;
}
function formatCacheControl(cache) {
    return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache}`;
}


/***/ })

};
