export const id = 599;
export const ids = [599];
export const modules = {

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ MAX_LISTED_MODULES),
/* harmony export */   Ow: () => (/* binding */ MAX_CALL_DEPTH),
/* harmony export */   PU: () => (/* binding */ REQUESTS_AT_ONCE),
/* harmony export */   R5: () => (/* binding */ MAX_LOCAL_DEPTH),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   rt: () => (/* binding */ MAX_LIST_PAGES)
/* harmony export */ });
/** Audits of consumers. */
/** Modules of a namespace that `import` lists. The rest is left out. */
const MAX_LISTED_MODULES = 5_000;
/** Pages of such a list. The rest is left out. */
const MAX_LIST_PAGES = 500;
/** Bytes of an answer of a registry. A larger one is not read to its end, and is a failed request. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/**
 * Depth of calls up to which the dependencies of a registry are followed: modules that call each other in a
 * circle never install. Deeper ones are left out.
 */
const MAX_CALL_DEPTH = 24;
/** Depth of calls up to which local modules are read. Deeper ones are left out. */
const MAX_LOCAL_DEPTH = 32;
/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 8;


/***/ }),

/***/ 3359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findPackage),
/* harmony export */   T: () => (/* binding */ findSource)
/* harmony export */ });
/* harmony import */ var _doctor_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9567);
/* harmony import */ var _doctor_client_walk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4108);
/* harmony import */ var _doctor_download_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(488);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1160);




/** What the `download` of a version leads to; as text why it leads to nothing. */
async function findSource(module, dependencies) {
    const problems = [];
    for (const client of _doctor_client_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENTS */ .ro) {
        const walk = new _doctor_client_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .ClientWalk */ .L(client, { web: dependencies.web, token: undefined });
        const found = walk.take(await askDownload(client, module, dependencies));
        const source = found && (await walk.source(found));
        if (source !== undefined)
            return source;
        problems.push(walk.stoppedAt?.message ?? '');
    }
    return problems[0] ?? '';
}
/**
 * Where the package of a version is, and what its bytes are: as Terraform is told; where the registry does not serve Terraform, as
 * OpenTofu is told. A zip without a checksum is fetched.
 */
async function findPackage(module, dependencies) {
    const source = await findSource(module, dependencies);
    if (typeof source === 'string')
        return { source: undefined, digest: null, problem: source };
    const found = await withDigest(source, dependencies.packages);
    const directory = 'subdirectory' in source && source.subdirectory !== '' ? `//${source.subdirectory}` : '';
    return found.digest === null ? found : { ...found, digest: `${found.digest}${directory}` };
}
/** Not by way of the list: a yanked version keeps its download. */
async function askDownload(client, { host, address, version }, { answers, hosts }) {
    const modulesUrl = await answers.modulesUrl(host);
    if (typeof modulesUrl !== 'string')
        return noDownload(modulesUrl.message);
    const url = `${modulesUrl}${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address)}/${version}/download`;
    const answer = await answers.ask(host, url, { client });
    if (answer.kind !== 'answer')
        return noDownload(answer.message);
    const access = { host, hasToken: hosts.tokenOf(host) !== undefined };
    return (0,_doctor_download_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeDownload */ ._)(client, { selected: { listed: version, requested: version }, access }, answer);
}
function noDownload(message) {
    return { checks: [{ code: 'DOWNLOAD_UNREACHABLE', verdict: 'broken', message, fix: '' }], value: undefined };
}
async function withDigest(source, packages) {
    switch (source.kind) {
        case 'archive': {
            if (source.expected !== undefined)
                return { source, digest: `${source.expected.algorithm}:${source.expected.hex}`, problem: '' };
            const fetched = await packages.archive(source);
            if (fetched.kind === 'fetched' && fetched.status === 200)
                return { source, digest: `sha256:${fetched.digests.sha256}`, problem: '' };
            const problem = fetched.kind === 'fetched' ? `the package answers ${fetched.status}` : fetched.message;
            return { source, digest: null, problem };
        }
        case 'git':
            if (/^[0-9a-f]{40}$/.test(source.ref))
                return { source, digest: `commit:${source.ref}`, problem: '' };
            return {
                source,
                digest: null,
                problem: `the location names ${JSON.stringify(source.ref)}, which can move`,
            };
        case 'oci':
            if (source.reference.startsWith('sha256:'))
                return { source, digest: `manifest:${source.reference}`, problem: '' };
            return {
                source,
                digest: null,
                problem: `the location names the tag ${source.reference}, which can move`,
            };
        default:
            return { source, digest: null, problem: 'the location is of a kind that is not followed' };
    }
}


/***/ }),

/***/ 4471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ RegistryAnswers)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2689);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _doctor_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9567);
/* harmony import */ var _doctor_discovery_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);
/* harmony import */ var _doctor_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3624);
/* harmony import */ var _doctor_version_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2601);
/* harmony import */ var _doctor_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2673);
/* harmony import */ var _doctor_web_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9695);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2413);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6054);











const CLIENT = _doctor_client_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENTS */ .ro[0];
/** Asks registries for the versions of modules: each URL once, without a second try. */
class RegistryAnswers {
    #web;
    #hosts;
    #discovered = new Map();
    constructor(web, hosts) {
        this.#web = web;
        this.#hosts = hosts;
    }
    /** The URL of the modules of a host; it ends with a slash. */
    modulesUrl(host) {
        const found = this.#discovered.get(host) ?? this.#discover(host);
        this.#discovered.set(host, found);
        return found;
    }
    async versions(host, address) {
        const modulesUrl = await this.modulesUrl(host);
        if (typeof modulesUrl !== 'string')
            return modulesUrl;
        const moduleUrl = `${modulesUrl}${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .formatModuleAddress */ .wc)(address)}`;
        const answer = await this.ask(host, `${moduleUrl}/versions`);
        if (answer.kind !== 'answer')
            return unreachable(answer.message);
        const listed = readList(answer);
        // An index of this tool keeps the states of a module of which no version is listed any more.
        const isAnswered = answer.status === 200 || answer.status === 404;
        const states = isAnswered ? await this.#states(host, `${moduleUrl}/versions.json`, address) : undefined;
        if (states !== undefined)
            return { modulesUrl, markSupport: 'states', versions: states };
        if (listed.length === 0)
            return this.#refused(host, address, answer);
        const markSupport = listed.some(({ hasDeprecations }) => hasDeprecations) ? 'deprecations' : 'only';
        return { modulesUrl, markSupport, versions: listed };
    }
    /** What the details of a version say of its deprecation; undefined where the registry has no details. */
    async deprecation(host, modulesUrl, module) {
        return (await this.#document(host, `${modulesUrl}${module}`, details))?.deprecation;
    }
    /** The Git repository, the tag and the directory of a version, as an index of this tool or the details of the version name them. */
    async origin(host, versionUrl, markSupport) {
        if (markSupport === 'states') {
            const release = await this.#document(host, `${versionUrl}/release.json`, releaseOrigin);
            if (release !== undefined)
                return { ...release, source: release.repository.url };
        }
        const found = await this.#document(host, versionUrl, details);
        return { source: found?.source ?? '', tag: found?.tag ?? '', path: undefined };
    }
    async #document(host, url, schema) {
        const answer = await this.ask(host, url);
        return answer.kind === 'answer' && answer.status === 200 ? (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(schema, answer.bytes) : undefined;
    }
    /** The addresses that a registry lists in a namespace. */
    async listed(host, namespaceUrl) {
        const found = [];
        for (let [offset, pages] = [0, 0]; pages < _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_LIST_PAGES */ .rt && found.length < _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_LISTED_MODULES */ .HR; pages += 1) {
            const page = await this.#listedPage(host, namespaceUrl, offset);
            found.push(...(page?.modules ?? []));
            const next = page?.meta?.next_offset ?? 0;
            if (next <= offset)
                break;
            offset = next;
        }
        const addresses = found
            .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_LISTED_MODULES */ .HR)
            .map(({ namespace, name, provider }) => ({ namespace, name, system: provider }));
        return addresses.filter((address) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .addressProblem */ .cg)(address) === undefined);
    }
    /** From the registry API, else, as the first page, from the file of a static registry. */
    async #listedPage(host, url, offset) {
        const urls = offset === 0 ? [url, `${url}/index.json`] : [`${url}?offset=${offset}`];
        for (const each of urls) {
            const page = await this.#document(host, each, moduleList);
            if (page !== undefined)
                return page;
        }
        return undefined;
    }
    /** One request, with the token of the host. */
    ask(host, url, { client = CLIENT, maxBytes = _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_ANSWER_BYTES */ .gB } = {}) {
        const token = this.#hosts.tokenOf(host);
        return this.#web.ask({ url, headers: client.headers, token, maxRedirects: _doctor_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_REDIRECTS */ .NX, maxBytes });
    }
    async #discover(host) {
        const named = this.#hosts.modulesUrlOf(host);
        if (named !== undefined)
            return named;
        const result = await this.ask(host, `https://${host}/.well-known/terraform.json`, {
            maxBytes: _doctor_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_DISCOVERY_BYTES */ .Mt,
        });
        const { checks, value } = (0,_doctor_discovery_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeDiscovery */ .QW)(CLIENT, this.#access(host), result);
        return value ?? listFailure('unknown', checks);
    }
    async #states(host, url, address) {
        const states = (0,_doctor_version_states_js__WEBPACK_IMPORTED_MODULE_3__/* .readVersionStates */ .HB)(address, await this.ask(host, url));
        return states?.flatMap((each) => known(each, each.state, each));
    }
    #refused(host, address, answer) {
        const access = this.#access(host);
        const { checks } = (0,_doctor_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeVersions */ .v)(address, { wanted: undefined, access }, answer);
        if (answer.status === 401 || answer.status === 403)
            return { kind: 'unknown', message: (0,_doctor_web_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .describeAnswer */ .O1)(answer), fix: (0,_doctor_client_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenFix */ .z5)(access) };
        return listFailure(answer.status === 404 || answer.status === 200 ? 'missing' : 'unknown', checks);
    }
    #access(host) {
        return { host, hasToken: this.#hosts.tokenOf(host) !== undefined };
    }
}
const text = zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().catch('');
const deprecation = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3(_doctor_version_states_js__WEBPACK_IMPORTED_MODULE_3__/* .markFields */ .x4);
const entry = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ ..._doctor_version_states_js__WEBPACK_IMPORTED_MODULE_3__/* .versionFields */ .oc, deprecation: deprecation.nullish().catch(undefined) });
const protocolList = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({
    modules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_10__/* .unknown */ .L5J(), _doctor_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_LISTED_VERSIONS */ .Hb) })),
});
const details = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ deprecation: deprecation.nullish(), source: text, tag: text });
const releaseOrigin = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ tag: text, path: text, repository: zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ url: text }) });
const moduleList = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({
    modules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ namespace: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(), provider: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() })),
    meta: zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ next_offset: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig().optional().catch(undefined) })
        .optional()
        .catch(undefined),
});
/** The versions of a protocol's answer; none where it is not such a list. */
function readList(answer) {
    if (answer.status !== 200)
        return [];
    const [module] = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(protocolList, answer.bytes)?.modules ?? [];
    return (module?.versions ?? []).flatMap((each) => {
        const parsed = entry.safeParse(each).data;
        if (parsed === undefined)
            return [];
        const { deprecation: mark } = parsed;
        const hasDeprecations = mark !== undefined;
        const found = known(parsed, mark == null ? 'listed' : 'deprecated', mark ?? {});
        return found.map((version) => ({ ...version, hasDeprecations }));
    });
}
function known({ version, root, submodules }, state, { reason = '', link = '', replacement = '' }) {
    const reading = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_7__/* .readVersion */ .$4)(version.replace(/^v/, ''));
    if (!reading.ok)
        return [];
    const dependencies = new Map([
        ['', root?.dependencies ?? []],
        ...submodules.map((each) => [each.path, each.dependencies]),
    ]);
    return [{ version: reading.version, state, reason, link, replacement, dependencies }];
}
function listFailure(kind, checks) {
    const broken = checks.find(({ verdict }) => verdict === 'broken');
    return { kind, message: broken?.message ?? 'the registry gives no usable answer', fix: broken?.fix ?? '' };
}
function unreachable(message) {
    return { kind: 'unknown', message, fix: 'check the name of the host, its certificate and the network' };
}


/***/ }),

/***/ 3209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/** Works on at most `atOnce` members at the same time. The results are in the order of the members. */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    const rest = members.entries();
    const worker = async () => {
        for (const [at, member] of rest)
            results[at] = await work(member);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, members.length) }, worker));
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = members[Symbol.asyncIterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ }),

/***/ 2668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/** Lines with columns of equal width. No lines without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return [];
    // A row with fewer cells, such as that of a damaged module, widens no column.
    const whole = [head, ...rows.filter(({ length }) => length === head.length)];
    const widths = head.map((_, at) => Math.max(...whole.map((row) => row[at]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);


/** Replaces a file as a whole. Throws INVALID_INPUT. */
async function replaceFile(file, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${file}.new`, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${file}.new`, file);
    }
    catch (cause) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file)} cannot be written: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, 'name a file in a directory that exists and is writable', { cause });
    }
}


/***/ }),

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

/***/ 3083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ comparableHost),
/* harmony export */   U: () => (/* binding */ registryHost)
/* harmony export */ });
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


/***/ })

};
