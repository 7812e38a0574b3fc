export const id = 4297;
export const ids = [4297,5417];
export const modules = {

/***/ 8903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ REPOSITORY_LIMITS),
/* harmony export */   ff: () => (/* binding */ SourceTime),
/* harmony export */   oA: () => (/* binding */ withinLimits)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _node_within_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1790);





/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200;
/** What one repository may take, and a package of others: anybody can publish one of any size, on a host as slow as they like. */
const REPOSITORY_LIMITS = { megabytes: 2048, seconds: 600 };
/**
 * Runs work for a source and aborts it when its time is up, or when what it writes into the directory is too large: git
 * itself has no limits for a fetch. Throws LIMIT_EXCEEDED then.
 */
async function withinLimits(source, { megabytes, seconds }, directory, work) {
    const time = new SourceTime(source, { seconds });
    const checkSize = async () => {
        const isTooLarge = directory !== undefined && (await sizeOf(directory)) > megabytes * 1024 * 1024;
        if (isTooLarge)
            time.end(`${megabytes} MiB`);
    };
    const sizeChecks = setInterval(checkSize, SIZE_CHECK_MS);
    try {
        return await time.spend(async () => {
            const result = await work(time.signal);
            await checkSize();
            return result;
        });
    }
    finally {
        clearInterval(sizeChecks);
    }
}
/** The time that a source may take, such as to be packed, over all of its tags: a clock that goes only while it is worked on. */
class SourceTime {
    #source;
    #limit;
    #controller = new AbortController();
    #leftMs;
    #running = 0;
    #startedAt = 0;
    #timeout;
    /** @param doing what it takes the time for, for the end of a sentence */
    constructor(source, { seconds }, doing = '') {
        this.#source = source;
        this.#limit = `${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(seconds, 'second')}${doing}`;
        this.#leftMs = seconds * 1000;
    }
    /** Aborted for good, with a LIMIT_EXCEEDED, when the time is up. */
    get signal() {
        return this.#controller.signal;
    }
    /** Runs work, several at a time too. Throws LIMIT_EXCEEDED when the time is up, also where that is seen at the end only. */
    async spend(work) {
        this.signal.throwIfAborted();
        this.#start();
        try {
            return await work();
        }
        catch (error) {
            throw this.signal.aborted ? this.signal.reason : error;
        }
        finally {
            this.#stop();
            this.signal.throwIfAborted();
        }
    }
    /** Runs work that has no `await`, as long as there is time: a timer is not called before it is done. Throws LIMIT_EXCEEDED. */
    run = (work) => {
        this.signal.throwIfAborted();
        const spent = this.#running > 0 ? performance.now() - this.#startedAt : 0;
        return (0,_node_within_time_js__WEBPACK_IMPORTED_MODULE_3__/* .withinTime */ .d)(this.#leftMs - spent, work, () => {
            this.end();
            return this.signal.reason;
        });
    };
    #start() {
        this.#running += 1;
        if (this.#running > 1)
            return;
        this.#startedAt = performance.now();
        this.#timeout = setTimeout(() => this.end(), this.#leftMs);
    }
    #stop() {
        this.#running -= 1;
        if (this.#running > 0)
            return;
        clearTimeout(this.#timeout);
        this.#leftMs -= performance.now() - this.#startedAt;
        if (this.#leftMs <= 0)
            this.end();
    }
    /** @param limit what is exceeded; default: the time */
    end(limit = this.#limit) {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#source)} takes more than ${limit}`, 'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again');
        this.#controller.abort(error);
    }
}
/** Files that git removes meanwhile count as nothing. */
async function sizeOf(directory) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true }).catch(() => []);
    const sizes = names.map(async (name) => {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).catch(() => undefined);
        return found?.isFile() ? found.size : 0;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}


/***/ }),

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

const WORK = Symbol.for('module-registry.work');
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`globalThis[Symbol.for('module-registry.work')]()`);
/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
function withinTime(milliseconds, work, late) {
    let result;
    Reflect.set(globalThis, WORK, () => {
        result = { of: work() };
    });
    try {
        script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
    }
    catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
            ? late()
            : error;
    }
    finally {
        Reflect.deleteProperty(globalThis, WORK);
    }
    if (result === undefined)
        throw late();
    return result.of;
}


/***/ }),

/***/ 4403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctorCommand: () => (/* binding */ doctorCommand),
/* harmony export */   refusalsOf: () => (/* binding */ refusalsOf)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);
/* harmony import */ var _adapters_http_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4128);
/* harmony import */ var _adapters_http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4044);
/* harmony import */ var _adapters_http_web_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5469);
/* harmony import */ var _adapters_oci_artifact_hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5016);
/* harmony import */ var _composition_registry_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6256);
/* harmony import */ var _doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4492);







async function doctorCommand(flags, runtime) {
    const { environment, log, secrets, temporary } = runtime;
    const request = (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .parseInstallRequest */ .k)(flags.url, flags.module);
    const access = await (0,_composition_registry_access_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegistryAccess */ .S)(runtime);
    const transport = (0,_adapters_http_transport_js__WEBPACK_IMPORTED_MODULE_2__.networkTransport)(log, secrets);
    const diagnosis = await (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .doctor */ .A)(request, {
        web: (0,_adapters_http_web_js__WEBPACK_IMPORTED_MODULE_3__/* .networkWeb */ .jF)(log),
        packages: (0,_adapters_http_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .networkPackages */ .OO)({ transport, git: new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log), temporary }),
        artifacts: (0,_adapters_oci_artifact_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .networkArtifacts */ .gx)({ transport, environment, temporary }),
        token: access.tokenOf(new URL(request.url).host),
    });
    return {
        json: diagnosis,
        text: formatDiagnosis(diagnosis),
        refusals: refusalsOf(diagnosis, flags.client ?? [], !flags.json),
    };
}
function formatDiagnosis({ url, subject, clients, checks }) {
    const lines = checks.map(({ code, verdict, message, fix, clients }) => {
        const who = clients.length === 1 ? `${clients[0]}: ` : '';
        const advice = fix === '' ? '' : `\n             fix: ${fix}`;
        return `  ${(verdict === 'passed' ? 'ok' : verdict).padEnd(8)} ${code}  ${who}${message}${advice}`;
    });
    return [
        `doctor     ${url}${subject === '' ? '' : `, ${subject}`}`,
        ...lines,
        `terraform  ${formatVerdict(clients.terraform)}`,
        `opentofu   ${formatVerdict(clients.opentofu)}`,
    ].join('\n');
}
function formatVerdict({ installs, broken, claimed }) {
    if (installs === null)
        return 'not tested completely: see the notes';
    if (installs)
        return 'installs';
    const whom = claimed ? '' : ', and the registry does not set out to serve it';
    return `does not install${whom}: ${broken.slice(0, broken.indexOf(':'))}`;
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
    const untried = required
        .filter((name) => clients[name].installs === null)
        .map((name) => untriedRefusal(name, where, checks));
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
function untriedRefusal(name, where, checks) {
    const reason = checks.find(({ code, clients }) => (code === 'NO_MODULE' || code === 'LOCATION_NOT_FOLLOWED') && clients.includes(name));
    const message = `whether ${name} installs ${where} could not be tried: ${reason?.message ?? 'nothing was found'}`;
    return { code: 'NOT_INSTALLABLE', message, hint: reason?.fix ?? 'name a module' };
}


/***/ }),

/***/ 6256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ openRegistryAccess)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(568);
// EXTERNAL MODULE: ./lib/module/module-source.js
var module_source = __webpack_require__(3430);
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
    return (0,module_source/* comparableHost */.$o)(label) ?? label.toLowerCase();
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
    const { parseHcl } = await __webpack_require__.e(/* import() */ 7953).then(__webpack_require__.bind(__webpack_require__, 7953));
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

// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/composition/registry-access.js


/**
 * The tokens and the `host` blocks with which clients ask registries: of the environment, then of the CLI configuration. Throws
 * what {@link readCliConfiguration} throws.
 */
async function openRegistryAccess({ environment, secrets }) {
    const { tokens, modulesUrls } = await readCliConfiguration(environment);
    for (const token of tokens.values())
        secrets.add(token);
    return {
        tokenOf: (host) => environment[(0,url/* hostVariable */.ht)('TF_TOKEN_', host)] || tokens.get(host),
        modulesUrlOf: (host) => modulesUrls.get(host),
    };
}


/***/ }),

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ doctor),
/* harmony export */   k: () => (/* binding */ parseInstallRequest)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3113);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3221);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7654);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7387);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8784);
/* harmony import */ var _client_walk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1973);











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
    return [wrong('PACKAGE_NOT_SAME', message, 'let both name the same package, as publish does')];
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
const STAGES = 'DISCOVERY NO VERSIONS MODULE VERSION ONLY DOWNLOAD LOCATION SOURCE GIT OCI PACKAGE'.split(' ');
function stageOf(code) {
    return STAGES.indexOf(code.split('_', 1)[0] ?? '');
}
/**
 * Reads what doctor is asked. Throws INVALID_INPUT and INVALID_ADDRESS.
 * @param module `namespace/name/system`, or the same with `@version`
 */
function parseInstallRequest(url, module) {
    const whole = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`;
    // People copy the URL of the modules, which discovery names.
    const parsed = (0,_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)(whole.replace(/\/v1\/modules\/?$/, ''));
    if (module === undefined)
        return { url: parsed, address: undefined, version: undefined };
    const [address = '', version, ...others] = module.split('@');
    if (version === '' || others.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(module)} does not name a module: exactly one version follows "@"`, 'write it as namespace/name/system@1.2.3');
    return { url: parsed, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9)(address)), version };
}
/** Sends a registry the requests of each client, and reports what each client would do. It writes nothing. */
async function doctor(request, dependencies) {
    const [terraform, opentofu] = _client_js__WEBPACK_IMPORTED_MODULE_6__/* .CLIENTS */ .ro;
    return diagnose(request.url, [
        await install(terraform, request, dependencies),
        await install(opentofu, request, dependencies),
    ]);
}
async function install(client, request, dependencies) {
    const walk = new _client_walk_js__WEBPACK_IMPORTED_MODULE_7__/* .ClientWalk */ .L(client, dependencies.web, {
        host: new URL(request.url).host,
        token: dependencies.token,
    });
    const source = await walk.packageSource(request);
    if (source === undefined)
        await walk.explainAbsence(request);
    const installed = source && (await fetchPackage(walk, source, request.url, dependencies));
    return { client, checks: walk.checks, subject: walk.subject, installed };
}
async function fetchPackage(walk, source, registryUrl, { packages, artifacts }) {
    switch (source.kind) {
        case 'archive':
            return walk.take(checkArchive(walk.client, source, registryUrl, await packages.archive(source)));
        case 'git':
            return walk.take(checkCommit(source, await packages.commit(source)));
        case 'oci': {
            const layer = walk.take(checkManifest(source, await artifacts.manifest(source)));
            return layer && walk.take(checkBlob(source, layer, await artifacts.zip(source, layer)));
        }
        case 'page':
        case 'unfollowed':
            return { kind: 'unknown', identity: '' };
    }
}
function bytesAt(digest, subdirectory) {
    return { kind: 'bytes', identity: `${digest}${inDirectory(subdirectory)}` };
}
const inDirectory = (subdirectory) => (subdirectory === '' ? '' : ` //${subdirectory}`);
function stopped({ code, message, fix }) {
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)(code, message, fix);
}
function checkArchive(client, source, registryUrl, result) {
    const fetched = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchedArchive */ .Y5)(source, result);
    if ('problem' in fetched)
        return stopped(isAtOtherUrl(source, registryUrl) ? { ...fetched.problem, fix: moveTo(registryUrl) } : fetched.problem);
    const head = misleadingHead(source, fetched);
    if (head !== undefined && client.name === 'terraform')
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_HEAD', head, HEAD_FIX);
    const problem = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesProblem */ .$U)(source, fetched);
    const step = problem === undefined ? checkContents(source, fetched) : stopped(problem);
    return head === undefined ? step : (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .note */ .N4)('PACKAGE_HEAD', head, HEAD_FIX)], step);
}
/** Whether it is a package in the index, at a URL that the index has and the registry has not. */
function isAtOtherUrl({ url }, registryUrl) {
    const { host, pathname } = new URL(url);
    return host !== new URL(registryUrl).host && /\/v1\/modules\/[^?]+\/module\.zip$/.test(pathname);
}
function moveTo(registryUrl) {
    return `if this host is that of the registry, give the index its URL: module-registry init --index INDEX --url ${registryUrl} --move`;
}
const HEAD_FIX = 'answer HEAD with the length of the package, or with 405';
/** https://github.com/hashicorp/go-getter before 1.8.6: it treats the empty file as complete, and sends no GET. */
function misleadingHead({ url }, { head, size }) {
    if (head?.status !== 200 || !head.ranges || head.length !== 0 || size === 0)
        return undefined;
    return `HEAD ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} answers Accept-Ranges: bytes and Content-Length: 0, and Terraform before 1.15 and OpenTofu before 1.11.14 take the package to be empty`;
}
function checkContents({ url, subdirectory }, fetched) {
    const installed = bytesAt(`sha256:${fetched.digests.sha256}`, subdirectory);
    const said = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(fetched.size, 'byte')}, sha256:${fetched.digests.sha256}`;
    const step = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .passed */ .bF)('PACKAGE', said, installed);
    if (typeof fetched.entries === 'string')
        return step;
    return checkEntries(fetched.entries, subdirectory, step);
}
/** The step, if the client can unpack these entries and finds a directory in them. */
function checkEntries(entries, subdirectory, step) {
    const refused = entries.find(({ path }) => !isUnpackable(path));
    if (refused !== undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_PATHS', `clients cannot unpack the path ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(refused.path)} in the package`, 'publish the package again');
    const judged = checkPaths(entries.map(({ path }) => path), subdirectory, step);
    const links = entries.filter(({ isLink }) => isLink).map(({ path }) => path);
    const read = links.find((path) => pathsBelow(subdirectory, [path]).some(isRead));
    const link = read ?? links[0];
    if (link === undefined)
        return judged;
    const message = `the link ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(link)} in the package becomes a file that holds the name of its target`;
    const fix = 'replace links by files, as publish does';
    if (read !== undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_LINKS', `${message}, which clients cannot read as configuration`, fix);
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .note */ .N4)('PACKAGE_LINKS', message, fix)], judged);
}
function pathsBelow(directory, paths) {
    const start = directory === '' ? '' : `${directory}/`;
    return paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
}
/** No way out of the directory, and no name that a file system cannot hold. */
function isUnpackable(path) {
    return (!path.split(/[\\/]/).includes('..') &&
        path.split('/').every((name) => Buffer.byteLength(name) <= _package_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_COMPONENT_BYTES */ .D9));
}
function isRead(path) {
    return (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__/* .isConfiguration */ .Z)(path) && !path.includes('/');
}
/** The step, if the package has the directory. @param paths of files, from the root of the package */
function checkPaths(paths, subdirectory, step) {
    const below = pathsBelow(subdirectory, paths);
    if (below.length === 0)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_SUBDIRECTORY', subdirectory === '' ? 'the package is empty' : `the package has no directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subdirectory)}`, subdirectory.includes('*')
            ? 'write the name of the directory: no client expands * here'
            : 'name a directory that the package has, or publish it again');
    if (below.some(isRead))
        return step;
    const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so';
    const [top = ''] = below[0]?.split('/') ?? [];
    const inTop = pathsBelow(top, below);
    if (inTop.length === below.length && inTop.some(isRead)) {
        const fix = `add //${top} to the location, or pack the module without that directory`;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([wrong('PACKAGE_NO_MODULE', message, fix)], step);
    }
    // publish takes a repository of modules alone, too.
    const module = below.find((path) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__/* .isConfiguration */ .Z)(path) && !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__/* .isExampleOrTest */ .m)(path));
    if (module === undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([wrong('PACKAGE_NO_MODULE', message, 'pack the directory of the module')], step);
    const fix = `name a directory below it in "source", as in //${module.slice(0, module.lastIndexOf('/'))}`;
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .note */ .N4)('PACKAGE_NO_MODULE', message, fix)], step);
}
function checkCommit(source, result) {
    const found = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .foundCommit */ .oM)(source, result);
    if ('problem' in found)
        return stopped(found.problem);
    const { url, subdirectory } = source;
    const installed = {
        kind: 'commit',
        identity: `${url} ${found.commit}${inDirectory(subdirectory)}`,
    };
    const step = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .passed */ .bF)('PACKAGE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} at ${found.commit}`, installed);
    return checkPaths(found.paths, subdirectory, step);
}
function checkManifest(source, result) {
    const layer = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestLayer */ .zh)(source, result);
    return 'problem' in layer ? stopped(layer.problem) : { checks: [], value: layer };
}
function checkBlob({ subdirectory }, layer, blob) {
    const entries = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchedLayer */ .z_)(layer, blob);
    if ('problem' in entries)
        return stopped(entries.problem);
    const installed = bytesAt(layer.digest, subdirectory);
    const step = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .passed */ .bF)('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed);
    return checkEntries(entries, subdirectory, step);
}
function wrong(code, message, fix) {
    return { code, verdict: 'wrong', message, fix };
}


/***/ }),

/***/ 3430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ comparableHost),
/* harmony export */   CL: () => (/* binding */ parseRegistrySource)
/* harmony export */ });
/* unused harmony export registryHost */
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8644);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source.
 * https://opentofu.org/docs/language/modules/sources/#module-registry
 * @param defaultHost of the client's own registry, which a source without a host names; empty where that is not known
 */
function parseRegistrySource(source, defaultHost = '') {
    const [path = '', ...below] = source.split('//');
    const parts = path.split('/');
    const [named = '', namespace = '', name = '', system = '', ...more] = parts.length === 3 ? [defaultHost, ...parts] : parts;
    const [host, address] = [registryHost(named), { namespace, name, system }];
    if (more.length > 0 || host === undefined || (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address) !== undefined)
        return undefined;
    return { host, address, subdirectory: (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutOuterSlashes */ .Jv)(below.join('/')) };
}
/**
 * A host with its port in the form in which clients compare hosts: lower case, punycode, no default port. Undefined for what clients
 * take for no host. https://github.com/hashicorp/terraform-svchost/blob/main/svchost.go
 */
function comparableHost(text) {
    if (!/^[^\s/?#@\\%[\]:]+(?::\d+)?$/.test(text) || !URL.canParse(`https://${text}`))
        return undefined;
    const { host } = new URL(`https://${text}`);
    return host.split('.').includes('') ? undefined : host;
}
/** The comparable form of the host of a module address, which has a dot and is no Git host that clients know; else undefined. */
function registryHost(text) {
    const host = comparableHost(text);
    return host?.includes('.') && !/^(?:github\.com|bitbucket\.org)$/.test(host) ? host : undefined;
}


/***/ }),

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   N0: () => (/* binding */ INTERFACE_TYPE),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   WX: () => (/* binding */ isProvenance),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);



/** docs/guides/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** Whether an attached document of this type is a Sigstore bundle, of any version. https://docs.sigstore.dev/about/bundle/ */
function isProvenance(artifactType) {
    return /^application\/vnd\.dev\.sigstore\.bundle\b.*\+json\b/.test(artifactType);
}
const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json';
/** The tag that holds the list of referrers in registries without the referrers API ("Referrers Tag Schema"). */
function referrersTag(digest) {
    return digest.replace(':', '-');
}
const imageIndex = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ manifests: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })) });
/** Digests of the manifests that an image index lists; none where the bytes are not an image index. */
function digestsIn(index) {
    return read(index).manifests.map(({ digest }) => digest);
}
/** Adds a manifest to an image index, or replaces the one with the same digest; the others stay as they are. */
function withReferrer(index, referrer) {
    const { manifests } = read(index);
    const others = manifests.filter(({ digest }) => digest !== referrer.digest);
    const list = { schemaVersion: 2, mediaType: INDEX_TYPE, manifests: [...others, referrer] };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(list));
}
function read(index) {
    return (index && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(imageIndex, index)) ?? { manifests: [] };
}


/***/ }),

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ MAX_COMPONENT_BYTES),
/* harmony export */   FU: () => (/* binding */ MAX_TREE_ENTRIES),
/* harmony export */   GL: () => (/* binding */ pathTooLong),
/* harmony export */   ME: () => (/* binding */ fileTooLarge),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   UM: () => (/* binding */ MAX_PACKAGE_FILES),
/* harmony export */   bJ: () => (/* binding */ MAX_PACKAGE_PATHS),
/* harmony export */   qv: () => (/* binding */ MAX_PACKAGE_BYTES),
/* harmony export */   vr: () => (/* binding */ MAX_PACKAGE_FILE_BYTES),
/* harmony export */   wZ: () => (/* binding */ MAX_TREE_PATH_BYTES)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Packages. */
/** Files in a package. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILES = 50_000;
/** Bytes of one file of a package. A larger file is LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of all files of a package together. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** Bytes of a path in a package, in UTF-8. A longer path is LIMIT_EXCEEDED. */
const MAX_PATH_BYTES = 1024;
/** Files and directories of a repository that a package holds beside one another. A package that needs more holds all beside them, too. */
const MAX_PACKAGE_PATHS = 100;
/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
const MAX_TREE_ENTRIES = 200_000;
/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024;
/** Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it. */
const MAX_COMPONENT_BYTES = 255;
const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore';
const SMALLER = 'publish a smaller directory: --module-path';
const EXCEEDED = {
    files: [`the package has more than ${MAX_PACKAGE_FILES} files`, LEAVE_OUT],
    bytes: [`the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, LEAVE_OUT],
    treeEntries: [`the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, SMALLER],
    treePaths: [
        `the paths of the module have more than ${MAX_TREE_PATH_BYTES} characters together at this commit`,
        SMALLER,
    ],
};
/** The LIMIT_EXCEEDED of a module of which there is too much. docs/explanation/package.md */
function tooMany(what) {
    const [message, hint] = EXCEEDED[what];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', message, hint);
}
function fileTooLarge(path, bytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has ${bytes} bytes, the limit is ${MAX_PACKAGE_FILE_BYTES} bytes for each file`, 'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes');
}
function pathTooLong(path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, 'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes');
}


/***/ })

};
