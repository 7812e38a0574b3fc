export const id = 824;
export const ids = [824];
export const modules = {

/***/ 9009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ openRegistryAccess)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(4099);
// EXTERNAL MODULE: ./lib/module/host-name.js
var host_name = __webpack_require__(3083);
;// CONCATENATED MODULE: ./lib/adapters/hcl/cli-configuration.js







const SCHEMA = {
    labels: 0,
    attributes: [],
    blocks: {
        credentials: { labels: 1, attributes: ['token'] },
        host: { labels: 1, attributes: ['services'] },
    },
};
/**
 * Reads the files that clients read: the one that `TF_CLI_CONFIG_FILE` names, else `~/.tofurc` and `~/.terraformrc`; and what
 * `login` has stored. The first file that names a host counts. Throws INVALID_INPUT for a file that cannot be read or parsed.
 * https://developer.hashicorp.com/terraform/cli/config/config-file
 */
async function readCliConfiguration(environment) {
    const tokens = new Map();
    const modulesUrls = new Map();
    for (const file of configurationFiles(environment)) {
        for (const block of await readBlocks(file)) {
            const host = hostOf(block.labels[0] ?? '');
            const token = (0,expression/* stringValue */.r$)(block.attributes.get('token'));
            if (token !== '' && !tokens.has(host))
                tokens.set(host, token);
            const url = modulesUrlOf(host, block);
            if (url !== undefined && !modulesUrls.has(host))
                modulesUrls.set(host, url);
        }
    }
    for (const [host, token] of await storedTokens(environment))
        if (!tokens.has(host))
            tokens.set(host, token);
    return { tokens, modulesUrls };
}
function hostOf(label) {
    return (0,host_name/* comparableHost */.$)(label) ?? label.toLowerCase();
}
function configurationFiles(environment) {
    const named = environment['TF_CLI_CONFIG_FILE'];
    if (named)
        return [named];
    const home = environment['HOME'];
    return home ? ['.tofurc', '.terraformrc'].map((name) => (0,external_node_path_.join)(home, name)) : [];
}
async function readBlocks(file) {
    const text = await readText(file);
    if (text === undefined || text.trim() === '')
        return [];
    // Loaded here, as most users have no such file.
    const { parseHcl } = await __webpack_require__.e(/* import() */ 6971).then(__webpack_require__.bind(__webpack_require__, 6971));
    const { blocks, problems } = parseHcl(text, SCHEMA);
    const [problem] = problems;
    if (problem === undefined)
        return blocks;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the CLI configuration ${(0,error/* quote */.hD)(file)} does not parse: line ${problem.line}: ${problem.message}`, 'correct it: terraform and tofu refuse it too');
}
/** Undefined for a file that does not exist, as clients do not ask for one. */
async function readText(file) {
    return (0,promises_.readFile)(file, 'utf8').catch((cause) => {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the CLI configuration ${(0,error/* quote */.hD)(file)} cannot be read: ${(0,error/* messageOf */.bD)(cause)}`, 'make it readable, or name another file in TF_CLI_CONFIG_FILE', { cause });
    });
}
/** A relative URL is relative to that of discovery. */
function modulesUrlOf(host, { attributes }) {
    const services = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).safeParse((0,expression/* constantValue */.yb)(attributes.get('services')));
    const url = services.data?.['modules.v1'];
    const base = `https://${host}/.well-known/terraform.json`;
    if (typeof url !== 'string' || !URL.canParse(url, base))
        return undefined;
    const { href } = new URL(url, base);
    return href.endsWith('/') ? href : `${href}/`;
}
const stored = schemas/* object */.Ikc({ credentials: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ token: schemas/* string */.YjP() })) });
async function storedTokens(environment) {
    const home = environment['HOME'];
    const text = home ? await readText((0,external_node_path_.join)(home, '.terraform.d/credentials.tfrc.json')) : undefined;
    if (text === undefined)
        return [];
    const { credentials = {} } = (0,schema/* parseJson */.qF)(stored, Buffer.from(text)) ?? {};
    return Object.entries(credentials).map(([host, { token }]) => [hostOf(host), token]);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
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

// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(9567);
;// CONCATENATED MODULE: ./lib/composition/registry-access.js



/**
 * The tokens and the `host` blocks with which clients ask registries: of the environment, then of the CLI configuration. Also
 * trusts the certificate authorities that they trust. Throws what {@link readCliConfiguration} throws.
 */
async function openRegistryAccess({ environment, secrets }) {
    trustAsGo(environment);
    const { tokens, modulesUrls } = await readCliConfiguration(environment);
    for (const token of tokens.values())
        secrets.add(token);
    return {
        tokenOf: (host) => environment[(0,client/* tokenVariable */.Sj)(host)] || tokens.get(host),
        modulesUrlOf: (host) => modulesUrls.get(host),
    };
}


/***/ }),

/***/ 5999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ formatDiagnosis),
/* harmony export */   h4: () => (/* binding */ diagnose),
/* harmony export */   he: () => (/* binding */ refusalsOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(106);


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
    const message = `Terraform installs ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(one.identity)}, and OpenTofu ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(other.identity)}: the header and the body lead to different packages`;
    return [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .wrong */ .Qm)('PACKAGE_NOT_SAME', message, 'let both name the same package, as publish does')];
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


/***/ }),

/***/ 2906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ doctor),
  k: () => (/* binding */ parseInstallRequest)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(3908);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(9567);
// EXTERNAL MODULE: ./lib/doctor/client-walk.js + 1 modules
var client_walk = __webpack_require__(4108);
// EXTERNAL MODULE: ./lib/doctor/diagnosis.js
var diagnosis = __webpack_require__(5999);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(7729);
// EXTERNAL MODULE: ./lib/index/packages/remote-package.js
var remote_package = __webpack_require__(6610);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(4611);
// EXTERNAL MODULE: ./lib/doctor/check.js
var check = __webpack_require__(106);
;// CONCATENATED MODULE: ./lib/doctor/remote-package.js






function bytesAt(digest, subdirectory) {
    return { kind: 'bytes', identity: `${digest}${inDirectory(subdirectory)}` };
}
const inDirectory = (subdirectory) => (subdirectory === '' ? '' : ` //${subdirectory}`);
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
    const installed = bytesAt(`sha256:${fetched.digests.sha256}`, subdirectory);
    const said = `${(0,base_url/* printableUrl */.Zq)(url)}, ${(0,count/* counted */.h)(fetched.size, 'byte')}, sha256:${fetched.digests.sha256}`;
    const step = (0,check/* passed */.bF)('PACKAGE', said, installed);
    if (typeof fetched.entries === 'string')
        return step;
    return judgeEntries(fetched.entries, subdirectory, step);
}
/** The step, if the client can unpack these entries and finds a directory in them. */
function judgeEntries(entries, subdirectory, step) {
    const refused = entries.find(({ path }) => !isUnpackable(path));
    if (refused !== undefined)
        return (0,check/* broken */.mw)('PACKAGE_PATHS', `clients cannot unpack the path ${(0,error/* quote */.hD)(refused.path)} in the package`, 'publish the package again');
    const judged = judgePaths(entries.map(({ path }) => path), subdirectory, step);
    const links = entries.filter(({ isLink }) => isLink).map(({ path }) => path);
    const start = subdirectory === '' ? '' : `${subdirectory}/`;
    const link = links.find((path) => path.startsWith(start) && isRead(path.slice(start.length))) ?? links[0];
    if (link === undefined)
        return judged;
    const message = `the link ${(0,error/* quote */.hD)(link)} in the package becomes a file that holds the name of its target`;
    const fix = 'replace links by files, as publish does';
    if (link.startsWith(start) && isRead(link.slice(start.length)))
        return (0,check/* broken */.mw)('PACKAGE_LINKS', `${message}, which clients cannot read as configuration`, fix);
    return (0,check/* after */.Pl)([(0,check/* note */.N4)('PACKAGE_LINKS', message, fix)], judged);
}
/** No way out of the directory, and no name that a file system cannot hold. */
function isUnpackable(path) {
    return (!path.split(/[\\/]/).includes('..') &&
        path.split('/').every((name) => Buffer.byteLength(name) <= limits/* MAX_COMPONENT_BYTES */.D9));
}
/** Whether clients read the file of a module as configuration. */
function isRead(path) {
    return /^[^/]+\.(?:tf|tofu)(?:\.json)?$/.test(path);
}
/** The step, if the package has the directory. @param paths of files, from the root of the package */
function judgePaths(paths, subdirectory, step) {
    const start = subdirectory === '' ? '' : `${subdirectory}/`;
    const below = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    if (below.length === 0)
        return (0,check/* broken */.mw)('PACKAGE_SUBDIRECTORY', subdirectory === '' ? 'the package is empty' : `the package has no directory ${(0,error/* quote */.hD)(subdirectory)}`, subdirectory.includes('*')
            ? 'write the name of the directory: no client expands * here'
            : 'name a directory that the package has, or publish it again');
    if (below.some(isRead))
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
    const installed = {
        kind: 'commit',
        identity: `${url} ${found.commit}${inDirectory(subdirectory)}`,
    };
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
    const installed = bytesAt(layer.digest, subdirectory);
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
    return (0,diagnosis/* diagnose */.h4)(request.url, [
        await install(terraform, request, dependencies),
        await install(opentofu, request, dependencies),
    ]);
}
async function install(client, request, dependencies) {
    const walk = new client_walk/* ClientWalk */.L(client, dependencies);
    const download = await walk.download(request);
    if (download === undefined)
        await walk.explainAbsence(request);
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


/***/ }),

/***/ 6610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ bytesProblem),
/* harmony export */   Y5: () => (/* binding */ fetchedArchive),
/* harmony export */   oM: () => (/* binding */ foundCommit),
/* harmony export */   z_: () => (/* binding */ fetchedLayer),
/* harmony export */   zh: () => (/* binding */ manifestLayer)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7729);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7693);



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
    const isExpected = format !== 'unknown' && format === (source.format ?? format);
    if (isExpected && entries !== 'damaged')
        return undefined;
    const what = isExpected
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


/***/ }),

/***/ 4881:
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


/***/ })

};
