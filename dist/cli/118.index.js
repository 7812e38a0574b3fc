export const id = 118;
export const ids = [118];
export const modules = {

/***/ 9364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readZipEntries),
/* harmony export */   x: () => (/* binding */ readZipDirectory)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2905);

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
    const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES);
    const tail = await read(file, tailStart, size);
    const at = endRecord(tail);
    if (at === undefined)
        return 'damaged';
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (count === 0xffff || offset === 0xffffffff || length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DIRECTORY_BYTES */ .zt)
        return 'unread';
    // Bytes before the zip, which its offsets do not count: https://pkg.go.dev/archive/zip reads such files, too.
    const before = tailStart + at - length - offset;
    if (before < 0)
        return 'damaged';
    return readEntries(await read(file, before + offset, before + offset + length), count, before);
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
function readEntries(directory, count, before) {
    const entries = [];
    for (let at = 0, left = count; left > 0; left -= 1) {
        if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
            return 'damaged';
        const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
        const path = directory.toString('utf8', at + ENTRY_BYTES, nameEnd).replace(/^(?:\.\/)+/, '');
        const isUnix = directory.readUInt8(at + 5) === UNIX;
        const isLink = isUnix && directory.readUInt32LE(at + 38) >>> 28 === LINK;
        const method = directory.readUInt16LE(at + 10);
        const sizes = { packedSize: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24) };
        const offset = before + directory.readUInt32LE(at + 42);
        if (!path.endsWith('/'))
            entries.push({ path, isLink, method, ...sizes, offset });
        // An extra field and a comment follow the name.
        at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
}


/***/ }),

/***/ 3883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ downloadPackage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _index_packages_package_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(819);
/* harmony import */ var _filesystem_zip_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9364);





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
            await file.appendFile(chunk);
            size += chunk.length;
        });
        const begins = await formatOf(file);
        const directory = /zip|unknown/.test(begins) ? await (0,_filesystem_zip_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .readZipDirectory */ .x)(file, size) : 'unread';
        // Clients read a zip from its end, whatever it begins with.
        const format = typeof directory === 'string' ? begins : 'zip';
        const entries = format === 'zip' ? directory : 'unread';
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

/***/ 9844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ networkPackages),
/* harmony export */   P: () => (/* binding */ fetchArchive)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7729);
/* harmony import */ var _doctor_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3624);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8996);
/* harmony import */ var _package_download_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3883);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(196);
/* harmony import */ var _web_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7968);








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

/***/ 4679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ networkArtifacts)
/* harmony export */ });
/* unused harmony export pingProblem */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7729);
/* harmony import */ var _doctor_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3624);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3880);
/* harmony import */ var _http_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8996);
/* harmony import */ var _http_package_download_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3883);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(196);
/* harmony import */ var _http_web_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7968);
/* harmony import */ var _authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1446);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3980);
/* harmony import */ var _opentofu_credentials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4232);
/* harmony import */ var _registry_scheme_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5706);












/** OCI registries, as OpenTofu meets them: with its first request, and with the credentials that it finds. */
function networkArtifacts(settings) {
    const { transport, environment, temporary } = settings;
    const clientOf = (repository) => new _client_js__WEBPACK_IMPORTED_MODULE_7__.OciClient({ repository, access: 'pull', findCredentials: finderOf(repository), transport });
    const finderOf = (repository) => () => (0,_opentofu_credentials_js__WEBPACK_IMPORTED_MODULE_8__/* .findOpenTofuCredentials */ .C)(repository, environment);
    return {
        manifest: ({ repository, reference }) => orUnreachable(async () => {
            const named = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__.parseOciRepository)(repository);
            const problem = await pingProblem(named, finderOf(named), transport);
            if (problem !== undefined)
                return { kind: 'unreachable', message: problem };
            const found = await clientOf(named).readManifest(reference);
            return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found };
        }),
        zip: ({ repository }, { digest }) => orUnreachable(async () => {
            const client = clientOf((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__.parseOciRepository)(repository));
            const { fetched, facts } = await (0,_http_package_download_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadPackage */ .X)(temporary, (into) => client.readBlob(digest, { maxBytes: _http_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .MAX_DOWNLOAD_BYTES */ .oe, into }));
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
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
            return { kind: 'unreachable', message: error.message };
        throw error;
    }
}
/**
 * Why OpenTofu asks a registry for nothing more after its first request, `GET /v2/`; undefined where it goes on. It wants a 200, or a
 * login that it can do, even where the repository itself is open. Throws STORE_UNREACHABLE.
 */
async function pingProblem(repository, findCredentials, transport) {
    const origin = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__.registryOrigin)(repository);
    const url = new URL(`${origin}/v2/`);
    const said = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url.href);
    if ((await (0,_registry_scheme_js__WEBPACK_IMPORTED_MODULE_9__/* .findOrigin */ .U)(repository, transport)) !== origin)
        return `${said} refuses https, and OpenTofu speaks https alone, on this machine too`;
    const request = { method: 'GET', url, authorization: undefined };
    const answer = await (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_4__.follow)(request, transport, { maxRedirects: _doctor_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_REDIRECTS */ .NX, nextUrl: _http_web_js__WEBPACK_IMPORTED_MODULE_5__/* .nextUrl */ .Tn });
    if (answer === undefined)
        return `${said} redirects more than ${_doctor_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_REDIRECTS */ .NX} times`;
    if (answer.status === 200)
        return undefined;
    if (answer.status !== 401)
        return `${said} answers ${answer.status}, and OpenTofu asks for nothing more where that is not 200 or 401`;
    const schemes = (0,_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .parseChallenges */ .uV)(answer.headers.get('www-authenticate') ?? '').map(({ scheme }) => scheme);
    if (schemes.includes('bearer'))
        return undefined;
    if (!schemes.includes('basic'))
        return `${said} answers 401 without a login that OpenTofu knows`;
    const { credentials, source } = await findCredentials();
    return credentials === undefined
        ? `${said} asks for a user and a password, and OpenTofu finds none in ${source}`
        : undefined;
}


/***/ }),

/***/ 3061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCredentials: () => (/* binding */ findCredentials),
/* harmony export */   readDockerCredentials: () => (/* binding */ readDockerCredentials)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8082);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4289);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2595);







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
    const { environment, helperTimeoutMs } = sources;
    const file = configFile(environment);
    const none = { credentials: undefined, source: "Docker's config.json (no HOME)" };
    const docker = file === undefined
        ? none
        : await readDockerCredentials({ key: dockerKey(host), file, environment, helperTimeoutMs });
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
 * Throws INVALID_INPUT for a broken file, MISSING_PROGRAM where the helper cannot be started, PERMISSION where it gives no answer.
 */
async function readDockerCredentials(where) {
    const { key, file } = where;
    const config = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(dockerConfig, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => Buffer.from('{}')));
    if (config === undefined)
        throw brokenConfig(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)} is not a valid configuration file of Docker`);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, where);
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
function askHelper(name, { key, environment, helperTimeoutMs: timeoutMs = _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .HELPER_TIMEOUT_MS */ ._R }) {
    if (!/^[\w.-]+$/.test(name))
        throw brokenConfig(`the credential helper ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} of Docker's config.json is not a plain program name`);
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const options = { env, timeout: timeoutMs, encoding: 'buffer' };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(`docker-credential-${name}`, ['get'], options, (error, stdout) => {
            // A number is the exit code of a helper that was started.
            if (typeof error?.code === 'string')
                reject(missingHelper(name, error));
            else if (error?.killed === true)
                reject(slowHelper(name, timeoutMs));
            else
                resolve((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(helperOutput, stdout));
        });
        child.stdin?.on('error', () => { }).end(key);
    });
}
function brokenConfig(problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', problem, 'log in again: docker login HOST');
}
function slowHelper(name, timeoutMs) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('PERMISSION', `the program "docker-credential-${name}", which Docker's config.json names, gave no credentials within ${timeoutMs / 1000} seconds`, 'unlock what it asks, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD');
}
function missingHelper(name, cause) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('MISSING_PROGRAM', `the program "docker-credential-${name}", which Docker's config.json names, cannot be started`, 'install it, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD', { cause });
}


/***/ }),

/***/ 4232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findOpenTofuCredentials)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _credential_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3061);


/**
 * The credentials with which OpenTofu reads a repository: of Docker's and Podman's configuration in the home directory, by the
 * longest path, then by the host. It does not read the variable DOCKER_CONFIG. Throws what {@link readDockerCredentials} throws.
 * https://opentofu.org/docs/cli/oci_registries/credentials/
 */
async function findOpenTofuCredentials({ host, name }, environment) {
    const home = environment['HOME'] ?? '';
    const files = home === '' ? [] : ['.docker/config.json', '.config/containers/auth.json'];
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, file));
    const parts = name.split('/');
    const below = parts.map((_, at) => [host, ...parts.slice(0, parts.length - at)].join('/'));
    for (const key of [...below, host]) {
        for (const file of paths) {
            const found = await (0,_credential_sources_js__WEBPACK_IMPORTED_MODULE_1__.readDockerCredentials)({ key, file, environment });
            if (found.credentials !== undefined)
                return found;
        }
    }
    return { credentials: undefined, source: paths.join(', ') || 'no home directory' };
}


/***/ })

};
