export const id = 42;
export const ids = [42];
export const modules = {

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ MAX_DOWNLOAD_BYTES),
  X: () => (/* binding */ downloadPackage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/index/packages/package-source.js
var package_source = __webpack_require__(8592);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(7654);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-directory.js
/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
const UNIX = 3;
const LINK = 0o12;
/** The files that the central directory of anybody's zip names; `unread` for the 64-bit form. */
async function readZipDirectory(file, size) {
    const tail = await read(file, Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES), size);
    const at = endRecord(tail);
    if (at === undefined)
        return 'damaged';
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (count === 0xffff || offset === 0xffffffff || length > MAX_DIRECTORY_BYTES)
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
        if (!path.endsWith('/'))
            entries.push({ path, isLink });
        // An extra field and a comment follow the name.
        at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
}

;// CONCATENATED MODULE: ./lib/adapters/http/package-download.js






/** The largest package that doctor downloads, in bytes: publish makes none that is larger. */
const MAX_DOWNLOAD_BYTES = limits/* MAX_PACKAGE_BYTES */.qv;
/**
 * Keeps on disk what `fetch` writes, and reads its format and digests.
 * @param parent directory for the file, which its owner removes
 */
async function downloadPackage(parent, fetch) {
    const file = await (0,promises_.open)((0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'package-')), 'bytes'), 'wx+');
    const hashes = package_source/* ALGORITHMS */.T.map((algorithm) => [algorithm, (0,external_node_crypto_.createHash)(algorithm)]);
    let size = 0;
    try {
        const fetched = await fetch(async (chunk) => {
            for (const [, hash] of hashes)
                hash.update(chunk);
            await file.write(chunk);
            size += chunk.length;
        });
        const format = await formatOf(file);
        const entries = format === 'zip' ? await readZipDirectory(file, size) : 'unread';
        const digests = Object.fromEntries(hashes.map(([name, hash]) => [name, hash.digest('hex')]));
        return { fetched, facts: { size, digests: digests, format, entries } };
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
/* harmony export */   O: () => (/* binding */ networkPackages)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8644);
/* harmony import */ var _doctor_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8784);
/* harmony import */ var _package_download_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5067);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2268);
/* harmony import */ var _web_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9123);







/** Web and Git hosts, with the requests of go-getter. Each package is fetched once for both clients. */
function networkPackages(settings) {
    const archives = new Map();
    const commits = new Map();
    return {
        archive: ({ url }) => once(archives, url, () => fetchArchive(url, settings)),
        commit: ({ url, ref }) => once(commits, `${url} ${ref}`, () => clone(url, ref, settings)),
    };
}
function once(known, key, ask) {
    const result = known.get(key) ?? ask();
    known.set(key, result);
    return result;
}
async function fetchArchive(url, { transport, temporary }) {
    const ask = (method, into) => {
        const limits = { maxBytes: _package_download_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_DOWNLOAD_BYTES */ .o, into };
        const request = { method, url: new URL(url), authorization: undefined, ...limits };
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_5__.follow)(request, transport, { maxRedirects: _doctor_client_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REDIRECTS */ .NX, nextUrl: _web_js__WEBPACK_IMPORTED_MODULE_6__/* .nextUrl */ .Tn });
    };
    try {
        const head = await ask('HEAD');
        const { fetched, facts } = await (0,_package_download_js__WEBPACK_IMPORTED_MODULE_4__/* .downloadPackage */ .X)(temporary, (into) => ask('GET', into));
        if (fetched === undefined)
            return { kind: 'unreachable', message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} redirects too often` };
        return { kind: 'fetched', status: fetched.status, head: headOf(head), ...facts };
    }
    catch (error) {
        return { kind: 'unreachable', message: (0,_web_js__WEBPACK_IMPORTED_MODULE_6__/* .failureOf */ .g5)(error, url).message };
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

/***/ 5826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ networkArtifacts)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
// EXTERNAL MODULE: ./lib/adapters/http/package-download.js + 1 modules
var package_download = __webpack_require__(5067);
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
            const found = await (0,credential_sources/* readDockerCredentials */.B)({ key, file, environment });
            if (found.credentials !== undefined)
                return found;
        }
    }
    return { credentials: undefined, source: paths.join(', ') || 'no home directory' };
}

// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/doctor/client.js
var doctor_client = __webpack_require__(8784);
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
    const origin = (0,oci_repository/* registryOrigin */._g)(repository);
    const url = new URL(`${origin}/v2/`);
    const said = (0,base_url/* printableUrl */.Zq)(url.href);
    if ((await (0,registry_scheme/* findOrigin */.U)(repository, transport)) !== origin)
        return `${said} refuses https, and OpenTofu speaks https alone, on this machine too`;
    const request = { method: 'GET', url, authorization: undefined };
    const answer = await (0,http_transport.follow)(request, transport, { maxRedirects: doctor_client/* MAX_REDIRECTS */.NX, nextUrl: web/* nextUrl */.Tn });
    if (answer === undefined)
        return `${said} redirects more than ${doctor_client/* MAX_REDIRECTS */.NX} times`;
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
    const clientOf = (repository) => new client/* OciClient */.R({ repository, access: 'pull', findCredentials: finderOf(repository), transport });
    const finderOf = (repository) => () => findOpenTofuCredentials(repository, environment);
    return {
        manifest: ({ repository, reference }) => orUnreachable(async () => {
            const named = (0,oci_repository/* parseOciRepository */.bT)(repository);
            const problem = await pingProblem(named, finderOf(named), transport);
            if (problem !== undefined)
                return { kind: 'unreachable', message: problem };
            const found = await clientOf(named).readManifest(reference);
            return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found };
        }),
        zip: ({ repository }, { digest }) => orUnreachable(async () => {
            const client = clientOf((0,oci_repository/* parseOciRepository */.bT)(repository));
            const { fetched, facts } = await (0,package_download/* downloadPackage */.X)(temporary, (into) => client.readBlob(digest, { maxBytes: package_download/* MAX_DOWNLOAD_BYTES */.o, into }));
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

/***/ 9042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorCommand: () => (/* binding */ doctorCommand)
});

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(7863);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./lib/adapters/http/certificates.js




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
    external_node_https_.globalAgent.options.ca = [...external_node_tls_.rootCertificates, ...found];
}
function filesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory).map((name) => (0,external_node_path_.join)(directory, name));
    }
    catch {
        return [];
    }
}
function textOf(path) {
    try {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        return text.includes('-----BEGIN CERTIFICATE-----') ? [text] : [];
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/adapters/http/package-hosts.js
var package_hosts = __webpack_require__(5243);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var http_transport = __webpack_require__(2268);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(9123);
// EXTERNAL MODULE: ./lib/adapters/oci/artifact-hosts.js + 2 modules
var artifact_hosts = __webpack_require__(5826);
// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/doctor/check.js
var check = __webpack_require__(7387);
;// CONCATENATED MODULE: ./lib/doctor/diagnosis.js


const CLIENT_NAMES = ['terraform', 'opentofu'];
/** Combines the results of both clients. */
function diagnose(url, [terraform, opentofu]) {
    const both = comparePackages(terraform.installed, opentofu.installed);
    const results = [terraform, opentofu].map((result) => ({ ...result, checks: [...result.checks, ...both] }));
    const subject = terraform.subject.length > opentofu.subject.length ? terraform.subject : opentofu.subject;
    return {
        url,
        subject,
        clients: { terraform: verdictOf(terraform), opentofu: verdictOf(opentofu) },
        checks: mergeChecks(results),
    };
}
function comparePackages(one, other) {
    if (one === undefined || other === undefined)
        return [];
    if (one.kind === 'unknown' || one.kind !== other.kind || one.identity === other.identity)
        return [];
    const message = `Terraform installs ${(0,error/* quote */.hD)(one.identity)}, and OpenTofu ${(0,error/* quote */.hD)(other.identity)}: the header and the body lead to different packages`;
    return [(0,check/* wrong */.Qm)('PACKAGE_NOT_SAME', message, 'let both name the same package, as publish does')];
}
function verdictOf({ checks, installed }) {
    const broken = checks.find(({ verdict }) => verdict === 'broken');
    if (broken === undefined) {
        const isKnown = installed !== undefined && installed.kind !== 'unknown';
        return { installs: isKnown ? true : null, broken: '', fix: '', claimed: true };
    }
    const { code, message, fix, isNotIntended = false } = broken;
    return { installs: false, broken: `${code}: ${message}`, fix, claimed: !isNotIntended };
}
/** The checks of both clients, those that they share once. */
function mergeChecks(results) {
    const checks = new Map();
    for (const { client, checks: found } of results) {
        for (const { code, verdict, message, fix } of found) {
            const key = JSON.stringify([code, verdict, message]);
            const clients = [...new Set([...(checks.get(key)?.clients ?? []), client.name])];
            const ok = verdict === 'passed' || verdict === 'note';
            checks.set(key, { code, ok, verdict, message, fix, clients });
        }
    }
    return [...checks.values()].sort((one, other) => stageOf(one.code) - stageOf(other.code));
}
/** The order of the requests, by the first word of a code; other codes come first. */
const STAGES = [
    'DISCOVERY',
    'NO',
    'VERSIONS',
    'MODULE',
    'VERSION',
    'ONLY',
    'DOWNLOAD',
    'LOCATION',
    'SOURCE',
    'GIT',
    'OCI',
    'PACKAGE',
];
function stageOf(code) {
    return STAGES.indexOf(code.split('_', 1)[0] ?? '');
}
/**
 * Why a run ends with exit code 1: a client does not install although the registry intends to serve it (or the command
 * names it), or a client installs something wrong.
 * @param required clients that the command names; none: those that the registry intends to serve
 * @param isReported beside {@link formatDiagnosis}, which has the message: a failure is then one refusal for all its clients
 */
function refusalsOf({ url, subject, clients, checks }, required, isReported = false) {
    const where = subject === '' ? `from ${url}` : `${subject} from ${url}`;
    const isAsked = (name) => required.length === 0 ? clients[name].claimed : required.includes(name);
    const untried = required.flatMap((name) => untriedRefusal(name, where, { clients, checks }));
    const failures = checks.filter((check) => !check.ok && check.clients.some(isAsked));
    const refused = failures.flatMap(({ code, verdict, message, fix, clients }) => {
        const hit = clients.filter(isAsked);
        const what = isReported ? code : `${code}: ${message}`;
        const refuse = (who) => ({ code: 'NOT_INSTALLABLE', message: `${who}${where}: ${what}`, hint: fix });
        if (verdict === 'wrong')
            return refuse('');
        if (isReported && hit.length > 1)
            return refuse(`${hit.join(' and ')} do not install `);
        return hit.map((name) => refuse(`${name} does not install `));
    });
    return [...refused, ...untried];
}
/** A client that the command names has to install, so a test that did not reach its end is a failure. */
function untriedRefusal(name, where, { clients, checks }) {
    if (clients[name].installs !== null)
        return [];
    const reason = checks.find((check) => UNTRIED.includes(check.code) && check.clients.includes(name));
    const message = `whether ${name} installs ${where} could not be tried: ${reason?.message ?? 'nothing was found'}`;
    return [{ code: 'NOT_INSTALLABLE', message, hint: reason?.fix ?? 'name a module' }];
}
const UNTRIED = ['NO_MODULE', 'LOCATION_NOT_FOLLOWED'];
/** The diagnosis for people. */
function formatDiagnosis(diagnosis) {
    const { url, subject, clients, checks } = diagnosis;
    return [
        `doctor     ${url}${subject === '' ? '' : `, ${subject}`}`,
        ...checks.map(formatCheck),
        ...CLIENT_NAMES.map((name) => `${name.padEnd(10)} ${formatVerdict(clients[name])}`),
    ].join('\n');
}
function formatCheck({ code, verdict, message, fix, clients }) {
    const who = clients.length === 1 ? `${clients[0]}: ` : '';
    const advice = fix === '' ? '' : `\n             fix: ${fix}`;
    return `  ${(verdict === 'passed' ? 'ok' : verdict).padEnd(8)} ${code}  ${who}${message}${advice}`;
}
function formatVerdict({ installs, broken, claimed }) {
    if (installs === null)
        return 'not tested completely: see the notes';
    if (installs)
        return 'installs';
    const whom = claimed ? '' : ', and the registry does not set out to serve it';
    return `does not install${whom}: ${broken.slice(0, broken.indexOf(':'))}`;
}

// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/doctor/client-walk.js + 5 modules
var client_walk = __webpack_require__(6357);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/index/packages/remote-package.js
var remote_package = __webpack_require__(3113);
;// CONCATENATED MODULE: ./lib/doctor/remote-package.js




function stopped({ code, message, fix }) {
    return (0,check/* broken */.mw)(code, message, fix);
}
/** What a client installs from an archive. */
function judgeArchive(client, source, result) {
    const fetched = (0,remote_package/* fetchedArchive */.Y5)(source, result);
    if ('problem' in fetched)
        return stopped(fetched.problem);
    const head = misleadingHead(source, fetched);
    if (head !== undefined && client.name === 'terraform')
        return (0,check/* broken */.mw)('PACKAGE_HEAD', head, HEAD_FIX);
    const problem = (0,remote_package/* bytesProblem */.$U)(source, fetched);
    const step = problem === undefined ? judgeContents(source, fetched) : stopped(problem);
    return head === undefined ? step : (0,check/* after */.Pl)([(0,check/* note */.N4)('PACKAGE_HEAD', head, HEAD_FIX)], step);
}
const HEAD_FIX = 'answer HEAD with the length of the package, or with 405';
/** https://github.com/hashicorp/go-getter before 1.8.6: it treats the empty file as complete, and sends no GET. */
function misleadingHead({ url }, { head, size }) {
    if (head?.status !== 200 || !head.ranges || head.length !== 0 || size === 0)
        return undefined;
    return `HEAD ${(0,base_url/* printableUrl */.Zq)(url)} answers Accept-Ranges: bytes and Content-Length: 0, and Terraform before 1.15 and OpenTofu before 1.11.14 take the package to be empty`;
}
function judgeContents({ url, subdirectory }, fetched) {
    const installed = { kind: 'bytes', identity: `sha256:${fetched.digests.sha256}` };
    const said = `${(0,base_url/* printableUrl */.Zq)(url)}, ${fetched.size} bytes, sha256:${fetched.digests.sha256}`;
    const step = (0,check/* passed */.bF)('PACKAGE', said, installed);
    if (typeof fetched.entries === 'string')
        return step;
    return judgeEntries(fetched.entries, subdirectory, step);
}
/** The step, if the client can unpack these entries and finds a directory in them. */
function judgeEntries(entries, subdirectory, step) {
    const escaping = entries.find(({ path }) => path.split(/[\\/]/).includes('..'));
    if (escaping !== undefined)
        return (0,check/* broken */.mw)('PACKAGE_PATHS', `clients refuse the path ${(0,error/* quote */.hD)(escaping.path)} in the package`, 'publish the package again');
    const judged = judgePaths(entries.map(({ path }) => path), subdirectory, step);
    const link = entries.find(({ isLink }) => isLink);
    if (link === undefined)
        return judged;
    const message = `the link ${(0,error/* quote */.hD)(link.path)} in the package becomes a file that holds the name of its target`;
    return (0,check/* after */.Pl)([(0,check/* note */.N4)('PACKAGE_LINKS', message, 'replace links by files, as publish does')], judged);
}
/** The step, if the package has the directory. @param paths of files, from the root of the package */
function judgePaths(paths, subdirectory, step) {
    const start = subdirectory === '' ? '' : `${subdirectory}/`;
    const below = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    if (below.length === 0)
        return (0,check/* broken */.mw)('PACKAGE_SUBDIRECTORY', subdirectory === '' ? 'the package is empty' : `the package has no directory ${(0,error/* quote */.hD)(subdirectory)}`, subdirectory.includes('*')
            ? 'write the name of the directory: no client expands * here'
            : 'name a directory that the package has, or publish it again');
    if (below.some((path) => /^[^/]+\.(?:tf|tofu)(?:\.json)?$/.test(path)))
        return step;
    const tops = [...new Set(below.map((path) => path.split('/')[0] ?? ''))];
    const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so';
    const isWrapped = tops.length === 1 && below.every((path) => path.includes('/'));
    const fix = isWrapped
        ? `add //${tops[0]} to the location, or pack the module without that directory`
        : 'pack the directory of the module';
    return (0,check/* after */.Pl)([(0,check/* wrong */.Qm)('PACKAGE_NO_MODULE', message, fix)], step);
}
/** What a client installs from a Git repository. */
function judgeCommit(source, result) {
    const found = (0,remote_package/* foundCommit */.oM)(source, result);
    if ('problem' in found)
        return stopped(found.problem);
    const { url, subdirectory } = source;
    const installed = { kind: 'commit', identity: `${url} ${found.commit}` };
    const step = (0,check/* passed */.bF)('PACKAGE', `${(0,base_url/* printableUrl */.Zq)(url)} at ${found.commit}`, installed);
    return judgePaths(found.paths, subdirectory, step);
}
/** The one layer of a manifest that OpenTofu unpacks. */
function judgeManifest(source, result) {
    const layer = (0,remote_package/* manifestLayer */.zh)(source, result);
    return 'problem' in layer ? stopped(layer.problem) : { checks: [], value: layer };
}
/** What OpenTofu installs from the bytes of the layer. */
function judgeBlob({ subdirectory }, layer, blob) {
    const entries = (0,remote_package/* fetchedLayer */.z_)(layer, blob);
    if ('problem' in entries)
        return stopped(entries.problem);
    const installed = { kind: 'bytes', identity: layer.digest };
    const step = (0,check/* passed */.bF)('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed);
    return judgeEntries(entries, subdirectory, step);
}

;// CONCATENATED MODULE: ./lib/doctor/doctor.js







/**
 * Reads what doctor is asked. Throws INVALID_INPUT and INVALID_ADDRESS.
 * @param module `namespace/name/system`, or the same with `@version`
 */
function parseInstallRequest(url, module) {
    const whole = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`;
    // People copy the URL of the modules, which discovery names.
    const parsed = (0,registry_url/* parseRegistryUrl */.I)(whole.replace(/\/v1\/modules\/?$/, ''));
    if (module === undefined)
        return { url: parsed, address: undefined, version: undefined };
    const [address = '', version, ...others] = module.split('@');
    if (version === '' || others.length > 0)
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(module)} does not name a module: exactly one version follows "@"`, 'write it as namespace/name/system@1.2.3');
    return { url: parsed, address: (0,module_address/* parseModuleAddress */.E9)(address), version };
}
/** Sends a registry the requests of each client, and reports what each client would do. It writes nothing. */
async function doctor(request, dependencies) {
    const [terraform, opentofu] = client/* CLIENTS */.ro;
    return diagnose(request.url, [
        await install(terraform, request, dependencies),
        await install(opentofu, request, dependencies),
    ]);
}
async function install(client, request, dependencies) {
    const walk = new client_walk/* ClientWalk */.L(client, dependencies);
    const download = await walk.download(request);
    const source = download && (await walk.source(download));
    const installed = source && (await fetchPackage(walk, source, dependencies));
    return { client, checks: walk.checks, subject: walk.subject, installed };
}
async function fetchPackage(walk, source, { packages, artifacts }) {
    switch (source.kind) {
        case 'archive':
            return walk.take(judgeArchive(walk.client, source, await packages.archive(source)));
        case 'git':
            return walk.take(judgeCommit(source, await packages.commit(source)));
        case 'oci': {
            const layer = walk.take(judgeManifest(source, await artifacts.manifest(source)));
            return layer && walk.take(judgeBlob(source, layer, await artifacts.zip(source, layer)));
        }
        case 'page':
        case 'unfollowed':
            return { kind: 'unknown', identity: '' };
    }
}

;// CONCATENATED MODULE: ./lib/cli/doctor.js









async function doctorCommand(flags, runtime) {
    const { environment, log, secrets, temporary } = runtime;
    const request = parseInstallRequest(flags.url, flags.module);
    trustAsGo(environment);
    const transport = (0,http_transport.networkTransport)(log, secrets);
    const diagnosis = await doctor(request, {
        web: (0,web/* networkWeb */.jF)(log),
        packages: (0,package_hosts/* networkPackages */.O)({ transport, git: new git/* Git */.TU(environment, log), temporary }),
        artifacts: (0,artifact_hosts/* networkArtifacts */.g)({ transport, environment, temporary }),
        token: environment[(0,client/* tokenVariable */.Sj)(new URL(request.url).host)],
    });
    return {
        json: diagnosis,
        text: formatDiagnosis(diagnosis),
        refusals: refusalsOf(diagnosis, flags.client ?? [], !flags.json),
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

/***/ 3113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ bytesProblem),
/* harmony export */   Y5: () => (/* binding */ fetchedArchive),
/* harmony export */   oM: () => (/* binding */ foundCommit),
/* harmony export */   z_: () => (/* binding */ fetchedLayer),
/* harmony export */   zh: () => (/* binding */ manifestLayer)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4360);



function failed(code, message, fix) {
    return { problem: { code, message, fix } };
}
/** The archive, or why it cannot be fetched. */
function fetchedArchive(source, result) {
    if (result.kind === 'unreachable')
        return failed('PACKAGE_UNREACHABLE', result.message, 'make the package fetchable for those who may read the registry');
    const { status } = result;
    if (status === 200)
        return result;
    const fix = [401, 403].includes(status)
        ? 'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
        : 'publish the package before its version is listed';
    return failed('PACKAGE_STATUS', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(source.url)} answers ${status} instead of 200`, fix);
}
/** Why the bytes of an archive are not those that its location pins, or not what it says that they are. */
function bytesProblem(source, fetched) {
    return checksumProblem(source, fetched) ?? formatProblem(source, fetched);
}
function checksumProblem({ url, expected }, { digests, size }) {
    if (expected === undefined || digests[expected.algorithm] === expected.hex)
        return undefined;
    return {
        code: 'PACKAGE_CHECKSUM',
        message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} (${size} bytes) has ${expected.algorithm}:${digests[expected.algorithm]}, and the location says ${expected.algorithm}:${expected.hex}`,
        fix: 'restore the bytes that were published; a host must not compress, cut or rewrite them',
    };
}
function formatProblem(source, { size, format, entries }) {
    const expected = source.format ?? format;
    if (format === expected && entries !== 'damaged' && format !== 'unknown')
        return undefined;
    const what = format === expected
        ? `a ${format} that is cut or damaged`
        : `not ${source.format === undefined ? 'an archive' : `a ${source.format}`}`;
    const message = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(source.url)} (${size} bytes) is ${what}`;
    return { code: 'PACKAGE_FORMAT', message, fix: 'publish the package again' };
}
/** The commit, or why it cannot be had. */
function foundCommit({ url, ref }, result) {
    switch (result.kind) {
        case 'found':
            return result;
        case 'unreachable':
            return failed('GIT_UNREACHABLE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} cannot be cloned: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(result.message)}`, 'correct the URL, or give those who install access to the repository');
        case 'no-ref':
            return failed('GIT_REF', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} has no ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(ref)}`, 'push the commit again: it must stay reachable from a branch or a tag');
    }
}
/** The one layer of a manifest that OpenTofu unpacks, or why there is none. */
function manifestLayer({ repository, reference }, result) {
    const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${repository} ${reference}`);
    if (result.kind === 'unreachable')
        return failed('OCI_UNREACHABLE', result.message, 'make the registry answer /v2/ with 200 or a login, over https, and the package public; or log in: docker login');
    if (result.kind === 'absent')
        return failed('OCI_NOT_FOUND', `the registry has no manifest ${name}`, 'publish the version again');
    const layer = (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .packageLayer */ .Cy)(result.manifest);
    if (typeof layer !== 'string')
        return layer;
    return failed('OCI_MANIFEST', `OpenTofu refuses the manifest ${name}: ${layer}`, `push it with --artifact-type ${_oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_ARTIFACT_TYPE */ .xo} and one layer module.zip:${_oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .ZIP_TYPE */ .d8}, or let publish do it`);
}
/** The files of the layer, or why its bytes are not those that the manifest names. */
function fetchedLayer(layer, blob) {
    const fix = 'publish the version again';
    if (blob.kind === 'unreachable')
        return failed('OCI_BLOB', blob.message, fix);
    const digest = `sha256:${blob.digests.sha256}`;
    if (digest !== layer.digest || blob.size !== layer.size) {
        const message = `the layer has ${digest} (${blob.size} bytes), and the manifest says ${layer.digest} (${layer.size} bytes)`;
        return failed('OCI_BLOB', message, fix);
    }
    if (typeof blob.entries !== 'string')
        return blob.entries;
    return failed('PACKAGE_FORMAT', `the layer ${layer.digest} is not a zip`, fix);
}


/***/ })

};
