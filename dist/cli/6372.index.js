export const id = 6372;
export const ids = [6372];
export const modules = {

/***/ 2524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ STATS_AT_ONCE),
/* harmony export */   Gu: () => (/* binding */ MAX_WATCHED_FILES),
/* harmony export */   HK: () => (/* binding */ MAX_HICCUP_MS),
/* harmony export */   KU: () => (/* binding */ LEAST_PAUSE_MS),
/* harmony export */   TI: () => (/* binding */ MAX_ARCHIVED_FILE_BYTES),
/* harmony export */   U5: () => (/* binding */ LONGEST_HOLD_MS),
/* harmony export */   VR: () => (/* binding */ MAX_COPY_BYTES),
/* harmony export */   bi: () => (/* binding */ MAX_DOCUMENT_BYTES),
/* harmony export */   d0: () => (/* binding */ LONGEST_NAMELESS_MS),
/* harmony export */   fh: () => (/* binding */ READ_AT_ONCE),
/* harmony export */   gl: () => (/* binding */ MAX_CONFIGURATION_FILES),
/* harmony export */   nM: () => (/* binding */ WRITE_BUFFER_BYTES),
/* harmony export */   o5: () => (/* binding */ MAX_NAMED_KEYS),
/* harmony export */   od: () => (/* binding */ REMOVED_MS),
/* harmony export */   pb: () => (/* binding */ FAST_STAT_MS),
/* harmony export */   ts: () => (/* binding */ PIECE_BYTES),
/* harmony export */   y$: () => (/* binding */ FLUSH_MS),
/* harmony export */   z2: () => (/* binding */ MAX_COPY_FILES),
/* harmony export */   zt: () => (/* binding */ MAX_DIRECTORY_BYTES)
/* harmony export */ });
/** Files and directories. */
/** Files that are looked at at the same time for changes. The rest waits. */
const STATS_AT_ONCE = 32;
/** Time that one look at a file takes on average where it counts as fast. */
const FAST_STAT_MS = 0.1;
/**
 * Time that all looks since the last report may take beside that. Above it, `serve` lets requests come first.
 */
const MAX_HICCUP_MS = 20;
/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
const MAX_WATCHED_FILES = 50_000;
/** Bytes of the copy of a directory index that `serve` keeps. A larger index is copied in part. */
const MAX_COPY_BYTES = 2 * 1024 ** 3;
/** Files of that copy. An index with more is copied in part. */
const MAX_COPY_FILES = 200_000;
/** Time after which a missing file counts as removed, and not as lost. */
const REMOVED_MS = 10 * 60_000;
/** Time between two updates of the copy, at least: a large index is not looked at all the time. */
const LEAST_PAUSE_MS = 10_000;
/** Bytes of the directory of a zip. A zip with a larger one is not read. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
/** Files of configuration below a directory. A directory with more is LIMIT_EXCEEDED. */
const MAX_CONFIGURATION_FILES = 50_000;
/** Files of configuration that are read at the same time. The rest waits. */
const READ_AT_ONCE = 32;
/** Bytes of a zip that may wait for the disk. Above it the source waits. */
const WRITE_BUFFER_BYTES = 1024 * 1024;
/** Unknown keys that a message names. The rest is counted. */
const MAX_NAMED_KEYS = 3;
/** Bytes of a document of a directory index. A larger one is not read, and is a finding of `verify`. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;
/** Bytes of a package that `verify` reads at a time. */
const PIECE_BYTES = 256 * 1024;
/** Time between two writes of the download counts. A crash loses at most the counts of this time. */
const FLUSH_MS = 5_000;
/**
 * Time that one process may hold a directory index: longer than any write takes. Then the next writer removes
 * its lock.
 */
const LONGEST_HOLD_MS = 10 * 60_000;
/**
 * Time that a lock may be without the name of its holder, who writes it at once. Then the next writer removes
 * it: its process was killed.
 */
const LONGEST_NAMELESS_MS = 5_000;
/** Bytes of a file in a zip. A larger one is not read: it is no configuration. */
const MAX_ARCHIVED_FILE_BYTES = 100 * 1024 * 1024;


/***/ }),

/***/ 9359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readZipEntries),
/* harmony export */   x: () => (/* binding */ readZipDirectory)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2524);

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const UNIX = 3;
const LINK = 0o12;
/** The files that the central directory of anybody's zip names; `unread` for the 64-bit form. */
async function readZipDirectory(file, size) {
    const entries = await readZipEntries(file, size);
    return typeof entries === 'string' ? entries : entries.map(({ path, isLink }) => ({ path, isLink }));
}
/** {@link readZipDirectory} with the places of the bytes. */
async function readZipEntries(file, size) {
    const tail = await read(file, Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES), size);
    const at = endRecord(tail);
    if (at === undefined)
        return 'damaged';
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (count === 0xffff || offset === 0xffffffff || length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DIRECTORY_BYTES */ .zt)
        return 'unread';
    if (offset + length > size)
        return 'damaged';
    return readEntries(await read(file, offset, offset + length), count);
}
async function read(file, start, end) {
    const bytes = Buffer.alloc(end - start);
    await file.read(bytes, 0, bytes.length, start);
    return bytes;
}
/** The last one: a comment may follow it, and may hold anything. */
function endRecord(tail) {
    for (let at = tail.length - END_BYTES; at >= 0; at -= 1)
        if (tail.readUInt32LE(at) === END_SIGNATURE)
            return at;
    return undefined;
}
function readEntries(directory, count) {
    const entries = [];
    for (let at = 0, left = count; left > 0; left -= 1) {
        if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
            return 'damaged';
        const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
        const path = directory.toString('utf8', at + ENTRY_BYTES, nameEnd);
        const isUnix = directory.readUInt8(at + 5) === UNIX;
        const isLink = isUnix && directory.readUInt32LE(at + 38) >>> 28 === LINK;
        const method = directory.readUInt16LE(at + 10);
        const sizes = { packedSize: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24) };
        const offset = directory.readUInt32LE(at + 42);
        if (!path.endsWith('/'))
            entries.push({ path, isLink, method, ...sizes, offset });
        // An extra field and a comment follow the name.
        at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
}


/***/ }),

/***/ 6930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ downloadPackage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _index_packages_package_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6211);
/* harmony import */ var _filesystem_zip_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9359);





/**
 * Keeps on disk what `fetch` writes, and reads its format and digests.
 * @param parent directory for the file, which its owner removes
 */
async function downloadPackage(parent, fetch) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, 'package-')), 'bytes');
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'wx+');
    const hashes = _index_packages_package_source_js__WEBPACK_IMPORTED_MODULE_3__/* .ALGORITHMS */ .T.map((algorithm) => [algorithm, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm)]);
    let size = 0;
    try {
        const fetched = await fetch(async (chunk) => {
            for (const [, hash] of hashes)
                hash.update(chunk);
            await file.write(chunk);
            size += chunk.length;
        });
        const format = await formatOf(file);
        const entries = format === 'zip' ? await (0,_filesystem_zip_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .readZipDirectory */ .x)(file, size) : 'unread';
        const digests = Object.fromEntries(hashes.map(([name, hash]) => [name, hash.digest('hex')]));
        return { fetched, facts: { size, digests: digests, format, entries }, path };
    }
    finally {
        await file.close();
    }
}
const MAGIC = [
    ['504b', 'zip'],
    ['1f8b', 'tar.gz'],
    ['425a68', 'tar.bz2'],
    ['fd377a585a', 'tar.xz'],
];
async function formatOf(file) {
    const start = Buffer.alloc(6);
    await file.read(start, 0, start.length, 0);
    return MAGIC.find(([magic]) => start.toString('hex').startsWith(magic))?.[1] ?? 'unknown';
}


/***/ }),

/***/ 5243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ networkPackages),
/* harmony export */   P: () => (/* binding */ fetchArchive)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8644);
/* harmony import */ var _doctor_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(675);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5897);
/* harmony import */ var _package_download_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6930);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2268);
/* harmony import */ var _web_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9123);








/** Web and Git hosts, with the requests of go-getter. Each package is fetched once for both clients. */
function networkPackages(settings) {
    const archives = new Map();
    const commits = new Map();
    return {
        archive: (archive) => once(archives, `${archive.url} ${archive.token ?? ''}`, () => fetchArchive(archive, settings)),
        commit: ({ url, ref }) => once(commits, `${url} ${ref}`, () => clone(url, ref, settings)),
    };
}
function once(known, key, ask) {
    const result = known.get(key) ?? ask();
    known.set(key, result);
    return result;
}
/** Fetches an archive with the requests of go-getter, and keeps it below `temporary`. */
async function fetchArchive({ url, token }, { transport, temporary }) {
    const ask = (method, into) => {
        const limits = { maxBytes: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOWNLOAD_BYTES */ .oe, into };
        const authorization = token === undefined ? undefined : `Bearer ${token}`;
        const request = { method, url: new URL(url), authorization, ...limits };
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_4__.follow)(request, transport, { maxRedirects: _doctor_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_REDIRECTS */ .NX, nextUrl: _web_js__WEBPACK_IMPORTED_MODULE_5__/* .nextUrl */ .Tn });
    };
    try {
        const head = await ask('HEAD');
        const { fetched, facts, path } = await (0,_package_download_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadPackage */ .X)(temporary, (into) => ask('GET', into));
        if (fetched === undefined)
            return { kind: 'unreachable', message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} redirects too often` };
        return { kind: 'fetched', status: fetched.status, head: headOf(head), ...facts, path };
    }
    catch (error) {
        return { kind: 'unreachable', message: (0,_web_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(error, url).message };
    }
}
/** Every branch and tag, as clients clone them, without the bytes of files where the server can leave them out. */
async function clone(url, ref, { git, temporary }) {
    const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'clone-')), 'x.git');
    const options = ['--quiet', '--bare', '--filter=blob:none'];
    const cloned = await git.run(['clone', ...options, '--', url, gitDirectory], { transport: 'network' });
    if (cloned.code !== 0)
        return { kind: 'unreachable', message: lastLine(cloned.stderr) };
    const name = ref === '' ? 'HEAD' : ref;
    const found = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
        gitDirectory,
    });
    if (found.code !== 0)
        return { kind: 'no-ref' };
    const commit = found.stdout.trim();
    const listed = await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { gitDirectory });
    const paths = listed.stdout.split('\0');
    return { kind: 'found', commit, paths: paths.filter((path) => path !== '') };
}
function headOf(answer) {
    if (answer === undefined)
        return undefined;
    const length = answer.headers.get('content-length');
    const ranges = answer.headers.get('accept-ranges') === 'bytes';
    return { status: answer.status, ranges, length: length === null ? undefined : Number(length) };
}
/** The last line that git prints, without the user of a URL. */
function lastLine(text) {
    return (text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//…@');
}


/***/ }),

/***/ 3445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ networkArtifacts)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
// EXTERNAL MODULE: ./lib/adapters/http/limits.js
var limits = __webpack_require__(5897);
// EXTERNAL MODULE: ./lib/adapters/http/package-download.js
var package_download = __webpack_require__(6930);
// EXTERNAL MODULE: ./lib/adapters/oci/client.js + 1 modules
var client = __webpack_require__(2075);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/oci/credential-sources.js
var credential_sources = __webpack_require__(5098);
;// CONCATENATED MODULE: ./lib/adapters/oci/opentofu-credentials.js


/**
 * The credentials with which OpenTofu reads a repository: of Docker's and Podman's configuration in the home directory, by the
 * longest path, then by the host. It does not read the variable DOCKER_CONFIG. Throws what {@link readDockerCredentials} throws.
 * https://opentofu.org/docs/cli/oci_registries/credentials/
 */
async function findOpenTofuCredentials({ host, name }, environment) {
    const home = environment['HOME'] ?? '';
    const files = home === '' ? [] : ['.docker/config.json', '.config/containers/auth.json'];
    const paths = files.map((file) => (0,external_node_path_.join)(home, file));
    const parts = name.split('/');
    const below = parts.map((_, at) => [host, ...parts.slice(0, parts.length - at)].join('/'));
    for (const key of [...below, host]) {
        for (const file of paths) {
            const found = await (0,credential_sources.readDockerCredentials)({ key, file, environment });
            if (found.credentials !== undefined)
                return found;
        }
    }
    return { credentials: undefined, source: paths.join(', ') || 'no home directory' };
}

// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/doctor/limits.js
var doctor_limits = __webpack_require__(675);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var http_transport = __webpack_require__(2268);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(9123);
// EXTERNAL MODULE: ./lib/adapters/oci/authorization.js
var authorization = __webpack_require__(8515);
// EXTERNAL MODULE: ./lib/adapters/oci/registry-scheme.js
var registry_scheme = __webpack_require__(7439);
;// CONCATENATED MODULE: ./lib/adapters/oci/registry-ping.js







/**
 * Why OpenTofu asks a registry for nothing more after its first request, `GET /v2/`; undefined where it goes on. It wants a 200, or a
 * login that it can do, even where the repository itself is open. Throws STORE_UNREACHABLE.
 */
async function pingProblem(repository, findCredentials, transport) {
    const origin = (0,oci_repository.registryOrigin)(repository);
    const url = new URL(`${origin}/v2/`);
    const said = (0,base_url/* printableUrl */.Zq)(url.href);
    if ((await (0,registry_scheme/* findOrigin */.U)(repository, transport)) !== origin)
        return `${said} refuses https, and OpenTofu speaks https alone, on this machine too`;
    const request = { method: 'GET', url, authorization: undefined };
    const answer = await (0,http_transport.follow)(request, transport, { maxRedirects: doctor_limits/* MAX_REDIRECTS */.NX, nextUrl: web/* nextUrl */.Tn });
    if (answer === undefined)
        return `${said} redirects more than ${doctor_limits/* MAX_REDIRECTS */.NX} times`;
    if (answer.status === 200)
        return undefined;
    if (answer.status !== 401)
        return `${said} answers ${answer.status}, and OpenTofu asks for nothing more where that is not 200 or 401`;
    const schemes = (0,authorization/* parseChallenges */.uV)(answer.headers.get('www-authenticate') ?? '').map(({ scheme }) => scheme);
    if (schemes.includes('bearer'))
        return undefined;
    if (!schemes.includes('basic'))
        return `${said} answers 401 without a login that OpenTofu knows`;
    const { credentials, source } = await findCredentials();
    return credentials === undefined
        ? `${said} asks for a user and a password, and OpenTofu finds none in ${source}`
        : undefined;
}

;// CONCATENATED MODULE: ./lib/adapters/oci/artifact-hosts.js







/** OCI registries, as OpenTofu meets them: with its first request, and with the credentials that it finds. */
function networkArtifacts(settings) {
    const { transport, environment, temporary } = settings;
    const clientOf = (repository) => new client.OciClient({ repository, access: 'pull', findCredentials: finderOf(repository), transport });
    const finderOf = (repository) => () => findOpenTofuCredentials(repository, environment);
    return {
        manifest: ({ repository, reference }) => orUnreachable(async () => {
            const named = (0,oci_repository.parseOciRepository)(repository);
            const problem = await pingProblem(named, finderOf(named), transport);
            if (problem !== undefined)
                return { kind: 'unreachable', message: problem };
            const found = await clientOf(named).readManifest(reference);
            return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found };
        }),
        zip: ({ repository }, { digest }) => orUnreachable(async () => {
            const client = clientOf((0,oci_repository.parseOciRepository)(repository));
            const { fetched, facts } = await (0,package_download/* downloadPackage */.X)(temporary, (into) => client.readBlob(digest, { maxBytes: limits/* MAX_DOWNLOAD_BYTES */.oe, into }));
            if (!fetched)
                return { kind: 'unreachable', message: `the registry has no blob ${digest}` };
            return { kind: 'fetched', ...facts };
        }),
    };
}
/** Throws what is a fault of this tool. */
async function orUnreachable(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return { kind: 'unreachable', message: error.message };
        throw error;
    }
}


/***/ }),

/***/ 5098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCredentials: () => (/* binding */ findCredentials),
/* harmony export */   readDockerCredentials: () => (/* binding */ readDockerCredentials)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9532);







const GITHUB_REGISTRY = 'ghcr.io';
/**
 * The credentials for a host from the first source that has any: the explicit ones, Docker's configuration, GITHUB_TOKEN.
 * Throws INVALID_INPUT for a broken Docker configuration, MISSING_PROGRAM where its credential helper cannot be started.
 */
async function findCredentials(host, sources) {
    const { configured, githubToken } = sources;
    const named = 'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")';
    if (configured?.host === host) {
        const { username, password } = configured;
        return { credentials: { kind: 'password', username, password }, source: named };
    }
    const { environment } = sources;
    const file = configFile(environment);
    const none = { credentials: undefined, source: "Docker's config.json (no HOME)" };
    const docker = file === undefined ? none : await readDockerCredentials({ key: dockerKey(host), file, environment });
    if (docker.credentials !== undefined)
        return docker;
    const tried = [`${named}, for the host of --oci-repository`, docker.source];
    if (host !== GITHUB_REGISTRY)
        return { credentials: undefined, source: tried.join(', ') };
    if (githubToken === undefined)
        return { credentials: undefined, source: [...tried, 'GITHUB_TOKEN'].join(', ') };
    // ghcr.io accepts any user name with a token.
    const credentials = { kind: 'password', username: 'x-access-token', password: githubToken };
    return { credentials, source: 'GITHUB_TOKEN' };
}
const login = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auth: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    password: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    identitytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    registrytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
});
/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auths: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), login).optional(),
    credsStore: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    credHelpers: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional(),
});
/**
 * The credentials that `docker login` has stored: in the credential helper that a config.json names, else in the file itself.
 * Throws INVALID_INPUT for a broken file, MISSING_PROGRAM where the helper cannot be started.
 * @param where `key` is a host, or a host and a path
 */
async function readDockerCredentials(where) {
    const { key, file, environment } = where;
    const config = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(dockerConfig, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => Buffer.from('{}')));
    if (config === undefined)
        throw brokenConfig(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)} is not a valid configuration file of Docker`);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, key, environment);
    if (fromHelper !== undefined)
        return { credentials: fromHelper, source: `docker-credential-${helper}` };
    const found = find(config.auths, key);
    return { credentials: found === undefined ? undefined : credentialsOf(found), source: file };
}
function configFile({ DOCKER_CONFIG, HOME }) {
    if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(DOCKER_CONFIG, 'config.json');
    return HOME === undefined || HOME === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(HOME, '.docker', 'config.json');
}
/** Docker stores the login for Docker Hub under the URL of its first API. */
function dockerKey(host) {
    return host === 'docker.io' ? 'https://index.docker.io/v1/' : host;
}
/** Keys are hosts or URLs; of a URL only the host counts. */
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
/** A helper without credentials prints a message, and may still exit with 0. */
const helperOutput = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ Username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), Secret: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) })
    .transform(({ Username: username, Secret: secret }) => username === '<token>'
    ? { kind: 'identity', token: secret }
    : { kind: 'password', username, password: secret });
/** What helpers need to reach key rings, password stores and cloud providers. */
const KEPT_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i;
/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(name, key, environment) {
    if (!/^[\w.-]+$/.test(name))
        throw brokenConfig(`the credential helper ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} of Docker's config.json is not a plain program name`);
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const options = { env, timeout: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .HELPER_TIMEOUT_MS */ ._R, encoding: 'buffer' };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(`docker-credential-${name}`, ['get'], options, (error, stdout) => {
            // A number is the exit code of a helper that was started.
            if (typeof error?.code === 'string')
                reject(missingHelper(name, error));
            else
                resolve((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(helperOutput, stdout));
        });
        child.stdin?.on('error', () => { }).end(key);
    });
}
function brokenConfig(problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', problem, 'log in again: docker login HOST');
}
function missingHelper(name, cause) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('MISSING_PROGRAM', `the program "docker-credential-${name}", which Docker's config.json names, cannot be started`, 'install it, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD', { cause });
}


/***/ }),

/***/ 4403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctorCommand: () => (/* binding */ doctorCommand)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);
/* harmony import */ var _adapters_http_package_hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5243);
/* harmony import */ var _adapters_http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2268);
/* harmony import */ var _adapters_http_web_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9123);
/* harmony import */ var _adapters_oci_artifact_hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3445);
/* harmony import */ var _composition_registry_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(918);
/* harmony import */ var _doctor_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(258);
/* harmony import */ var _doctor_doctor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2713);








async function doctorCommand(flags, runtime) {
    const { environment, log, secrets, temporary } = runtime;
    const request = (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_7__/* .parseInstallRequest */ .k)(flags.url, flags.module);
    const access = await (0,_composition_registry_access_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegistryAccess */ .S)(runtime);
    const transport = (0,_adapters_http_transport_js__WEBPACK_IMPORTED_MODULE_2__.networkTransport)(log, secrets);
    const diagnosis = await (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_7__/* .doctor */ .A)(request, {
        web: (0,_adapters_http_web_js__WEBPACK_IMPORTED_MODULE_3__/* .networkWeb */ .jF)(log),
        packages: (0,_adapters_http_package_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .networkPackages */ .O)({ transport, git: new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log), temporary }),
        artifacts: (0,_adapters_oci_artifact_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .networkArtifacts */ .g)({ transport, environment, temporary }),
        token: access.tokenOf(new URL(request.url).host),
    });
    return {
        json: diagnosis,
        text: (0,_doctor_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDiagnosis */ .Nb)(diagnosis),
        refusals: (0,_doctor_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalsOf */ .he)(diagnosis, flags.client ?? [], !flags.json),
    };
}


/***/ }),

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl),
/* harmony export */   N: () => (/* binding */ parseOwnUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



/**
 * Reads the public URL of a registry: https, or http on loopback, without user, query and fragment; a path is allowed. The
 * result is canonical and has no slash at the end: `${url}/v1/modules/` is a URL. Throws INVALID_INPUT.
 */
function parseRegistryUrl(text) {
    const problem = registryUrlProblem(text);
    if (problem === undefined)
        return new URL(text).href.replace(/\/$/, '');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: ${problem}`, 'write it as https://modules.example.com');
}
/** Hosts that answer discovery themselves, or none for anybody else. */
const HOSTS_OF_OTHERS = [
    'github.com',
    'www.github.com',
    'gitlab.com',
    'bitbucket.org',
    'codeberg.org',
    'registry.terraform.io',
    'app.terraform.io',
    'registry.opentofu.org',
];
/** {@link parseRegistryUrl} for a registry of one's own. Throws INVALID_INPUT for a host that belongs to somebody else, or has no dot, too. */
function parseOwnUrl(text) {
    const url = parseRegistryUrl(text);
    const { hostname } = new URL(url);
    if (!/[.:]/.test(hostname))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: clients take no address whose host has no dot for that of a registry`, 'use a name with a dot: https://modules.example.com; on this machine the IP address, such as https://127.0.0.1:8443');
    if (!HOSTS_OF_OTHERS.includes(hostname))
        return url;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: ${hostname} belongs to somebody else, and clients ask it for its own modules`, 'use a host of your own, which serves the index: https://modules.example.com');
}
function registryUrlProblem(text) {
    // The URL parser drops or changes these without an error.
    if (/[\s\p{C}\\]/u.test(text))
        return 'it contains a blank, a control character or a backslash';
    if (!URL.canParse(text))
        return 'it is not an absolute URL';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname));
    if (!isHttps)
        return 'it must be https (http only on loopback)';
    if (url.username !== '' || url.password !== '')
        return 'a user or password may not be in it';
    if (/[?#]/.test(text))
        return 'a query or fragment may not be in it';
    const path = url.pathname.replace(/\/$/, '');
    return path === '' || (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(path) ? undefined : 'its path has an empty part or an unusual character';
}


/***/ }),

/***/ 568:
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

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatOciRepository: () => (/* binding */ formatOciRepository),
/* harmony export */   isOciName: () => (/* binding */ isOciName),
/* harmony export */   parseOciRepository: () => (/* binding */ parseOciRepository),
/* harmony export */   registryOrigin: () => (/* binding */ registryOrigin)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8241);




const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/;
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
/** Whether text is a valid name of a repository by the distribution specification. */
function isOciName(name) {
    return name.length <= _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l && NAME.test(name);
}
/** Reads `HOST/PATH`, such as `ghcr.io/acme/vpc`, without scheme, tag and digest. Throws INVALID_INPUT. */
function parseOciRepository(text) {
    const problem = repositoryProblem(text);
    if (problem === undefined)
        return split(text);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not a repository of an OCI registry: ${problem}`, `write it as ${exampleOf(text)}`);
}
function split(text) {
    const slash = text.indexOf('/');
    return { host: text.slice(0, Math.max(slash, 0)), name: text.slice(slash + 1) };
}
function repositoryProblem(text) {
    const { host, name } = split(text);
    if (/^http:\/\//i.test(text))
        return 'OCI registries are reached over https (plain http only on loopback)';
    if (text.includes('://'))
        return 'it must not have a scheme';
    if (text.includes('@'))
        return 'it must not have a user or a digest';
    if (/[A-Z]/.test(text))
        return 'it must be in lower case';
    if (!HOST.test(host) || !isHostName(host) || !URL.canParse(`oci://${host}/`))
        return 'it must begin with the host of the OCI registry';
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l)
        return `it has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l} characters`;
    if (name.includes(':'))
        return 'it must not have a tag';
    return isOciName(name) ? undefined : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository`;
}
/** Without this check `acme/vpc` would be the repository "vpc" on a host "acme". */
function isHostName(host) {
    return /[.:]/.test(host) || (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(host);
}
/** The text with its mistakes corrected where that gives a repository; else an example. */
function exampleOf(text) {
    const corrected = text
        .toLowerCase()
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[@?#].*$/, '')
        .replace(/(\/[^/]*):[^/]*$/, '$1')
        .replace(/\/+$/, '');
    return repositoryProblem(corrected) === undefined ? corrected : 'ghcr.io/acme/vpc';
}
/** Formats a repository as `HOST/PATH`: the inverse of {@link parseOciRepository}. */
function formatOciRepository({ host, name }) {
    return `${host}/${name}`;
}
/** URL of the OCI registry's API, without a trailing slash, as OpenTofu knows it: https, on loopback too. */
function registryOrigin({ host }) {
    // Docker Hub serves its API on another host.
    return `https://${host === 'docker.io' ? 'registry-1.docker.io' : host}`;
}


/***/ })

};
