export const id = 2000;
export const ids = [2000];
export const modules = {

/***/ 6822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7854);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3876);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3221);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3371);
/* harmony import */ var _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3786);









/** Files of configuration that are read at the same time. The rest waits. */
const READ_AT_ONCE = 32;
/** Files of configuration below a directory. A directory with more is LIMIT_EXCEEDED. */
const MAX_CONFIGURATION_FILES = 50_000;
/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
async function readModuleDirectory(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory())
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is not a directory`, 'name the directory of a module, or run the command inside of it');
}
async function* readFiles(directory) {
    const { files: top, directories } = await namesIn(directory);
    const below = top.some(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .Z) ? ['modules', 'examples'] : directories;
    const found = [...top];
    for (const name of below)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name)))
            found.push(...(await filesBelow(directory, name)));
    const paths = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .selectInterfaceFiles */ .Dm)(found.map((path) => ({ path })))
        .map(({ path }) => path)
        .sort();
    if (paths.length > MAX_CONFIGURATION_FILES) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${MAX_CONFIGURATION_FILES} files of configuration`, 'name the directory of one module');
    }
    for (const group of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_7__/* .slices */ .w)(paths, READ_AT_ONCE))
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
}
async function filesBelow(directory, path) {
    const { files, directories } = await namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path));
    const below = await Promise.all(directories.map((name) => filesBelow(directory, `${path}/${name}`)));
    return [...files.map((name) => `${path}/${name}`), ...below.flat()];
}
/** Hidden directories, such as `.terraform`, belong to tools. */
async function namesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    const names = (of) => of.map(({ name }) => name);
    const isOwn = ({ name }) => !name.startsWith('.') && name !== 'node_modules';
    return {
        files: names(entries.filter((entry) => !entry.isDirectory())),
        directories: names(entries.filter((entry) => entry.isDirectory() && isOwn(entry))),
    };
}
/** No file for a symbolic link without target. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CONFIGURATION_BYTES */ .C)
        return [{ path, bytes: new Uint8Array(), size: found.size }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes }];
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
    const { parseHcl } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7953));
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

/***/ 3202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ RegistryClient)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1843);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4141);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8784);
/* harmony import */ var _client_walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1973);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(675);
/* harmony import */ var _registry_responses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4165);









/** Pages of such a list. The rest is left out. */
const MAX_LIST_PAGES = 500;
/** Modules of a namespace that `import` lists. The rest is left out. */
const MAX_LISTED_MODULES = 5_000;
const [CLIENT] = _client_js__WEBPACK_IMPORTED_MODULE_3__/* .CLIENTS */ .ro;
/** The requests of `audit`, `import` and `check` to registries, with the token of each host. */
class RegistryClient {
    #web;
    #hosts;
    #discovered = new Map();
    #details = new Map();
    constructor(web, hosts) {
        this.#web = web;
        this.#hosts = hosts;
    }
    request(host, url, maxBytes = _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_RESPONSE_BYTES */ .nB) {
        const { token } = this.#access(host);
        return this.#web.request({ url, headers: CLIENT.headers, token, maxRedirects: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REDIRECTS */ .NX, maxBytes });
    }
    /** The URL of the modules of a host; it ends with a slash. */
    modulesUrl(host) {
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(this.#discovered, host, () => this.#discover(host));
    }
    async versions(host, address) {
        const modulesUrl = await this.modulesUrl(host);
        if (typeof modulesUrl !== 'string')
            return modulesUrl;
        const name = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
        const moduleUrl = `${modulesUrl}${name}`;
        const answer = await this.request(host, `${moduleUrl}/versions`);
        if (answer.kind !== 'response') {
            const fix = 'check the name of the host, its certificate and the network';
            return { kind: 'unknown', message: answer.message, fix };
        }
        // An index of this tool keeps the states of a module of which no version is listed any more.
        const isAnswered = answer.status === 200 || answer.status === 404;
        const states = isAnswered && (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .readVersionStates */ .HB)(name, await this.request(host, `${moduleUrl}/versions.json`));
        if (states)
            return {
                host,
                moduleUrl,
                markSupport: 'states',
                versions: states.flatMap((each) => known(each, each.state, each)),
            };
        const { listed, hasDeprecations } = readList(answer);
        if (listed.length === 0)
            return this.#refused(host, name, answer);
        return { host, moduleUrl, markSupport: hasDeprecations ? 'deprecations' : 'only', versions: listed };
    }
    /** What the details of a version say of its deprecation; undefined where the registry has no details. */
    async deprecation(module, version) {
        return (await this.#detailsOf(module, version))?.deprecation;
    }
    /** The Git repository, the tag and the directory of a version, as an index of this tool or the details of the version name them. */
    async origin(module, version) {
        const { host, moduleUrl, markSupport } = module;
        if (markSupport === 'states') {
            const release = await this.#document(host, `${moduleUrl}/${version}/release.json`, releaseOrigin);
            if (release !== undefined)
                return { ...release, source: release.repository.url };
        }
        const { source = '', tag = '' } = (await this.#detailsOf(module, version)) ?? {};
        return { source, tag, path: undefined };
    }
    /** What the `download` of a version leads to, for Terraform or else for OpenTofu; as text why it leads to nothing. */
    async source(host, address, version) {
        const modulesUrl = await this.modulesUrl(host);
        if (typeof modulesUrl !== 'string')
            return modulesUrl.message;
        const problems = [];
        for (const client of _client_js__WEBPACK_IMPORTED_MODULE_3__/* .CLIENTS */ .ro) {
            const walk = new _client_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .ClientWalk */ .L(client, this.#web, this.#access(host));
            // Not by way of the list: a yanked version keeps its download.
            const selected = { listed: version, requested: version };
            const download = await walk.downloadOf(`${modulesUrl}${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}`, selected);
            const source = download && (await walk.source(download));
            if (source !== undefined)
                return source;
            problems.push(walk.stoppedAt?.message ?? '');
        }
        return problems[0] ?? '';
    }
    async listed(host, namespaceUrl) {
        const found = [];
        for (let [offset, page] = [0, 0]; page < MAX_LIST_PAGES && found.length < MAX_LISTED_MODULES; page += 1) {
            // The registry API, else the file of a static registry.
            const list = (await this.#document(host, offset === 0 ? namespaceUrl : `${namespaceUrl}?offset=${offset}`, _registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .moduleList */ .Rq)) ??
                (offset === 0 ? await this.#document(host, `${namespaceUrl}/index.json`, _registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .moduleList */ .Rq) : undefined);
            found.push(...(list?.modules ?? []));
            const next = list?.meta?.next_offset ?? 0;
            if (next <= offset)
                break;
            offset = next;
        }
        return found.slice(0, MAX_LISTED_MODULES).filter((address) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address) === undefined);
    }
    #detailsOf({ host, moduleUrl }, version) {
        const url = `${moduleUrl}/${version}`;
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(this.#details, url, () => this.#document(host, url, details));
    }
    async #document(host, url, schema) {
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .documentIn */ .Fd)(await this.request(host, url), schema);
    }
    async #discover(host) {
        const named = this.#hosts.modulesUrlOf(host);
        if (named !== undefined)
            return named;
        const result = await this.request(host, `https://${host}/.well-known/terraform.json`, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DISCOVERY_BYTES */ .Mt);
        const { checks, value } = (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .checkDiscovery */ .PA)(CLIENT, this.#access(host), result);
        return value ?? listFailure('unknown', checks);
    }
    #refused(host, address, answer) {
        const access = this.#access(host);
        if (answer.status === 401 || answer.status === 403)
            return { kind: 'unknown', message: (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .describeResponse */ .Xg)(answer), fix: (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenFix */ .z5)(access) };
        const { checks } = (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .checkVersions */ .OR)(address, { wanted: undefined, access }, answer);
        return listFailure(answer.status === 404 || answer.status === 200 ? 'missing' : 'unknown', checks);
    }
    #access(host) {
        return { host, token: this.#hosts.tokenOf(host) };
    }
}
const text = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().catch('');
const deprecation = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3(_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .markFields */ .x4);
const entry = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ ..._registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .versionFields */ .oc, deprecation: deprecation.nullish().catch(undefined) });
const protocolList = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    modules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .unknown */ .L5J(), _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED_VERSIONS */ .Hb) })),
});
const details = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ deprecation: deprecation.nullish(), source: text, tag: text });
const releaseOrigin = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ tag: text, path: text, repository: zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ url: text }) });
/** The versions of a protocol's answer; none where it is not such a list. */
function readList(answer) {
    const [module] = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .documentIn */ .Fd)(answer, protocolList)?.modules ?? [];
    const entries = (module?.versions ?? []).flatMap((each) => entry.safeParse(each).data ?? []);
    return {
        listed: entries.flatMap((each) => known(each, each.deprecation == null ? 'listed' : 'deprecated', each.deprecation ?? {})),
        hasDeprecations: entries.some((each) => each.deprecation !== undefined),
    };
}
function known({ version: text, root, submodules }, state, { reason = '', link = '', replacement = '' }) {
    const version = text.replace(/^v/, '');
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF)(version))
        return [];
    const dependencies = new Map([
        ['', root?.dependencies ?? []],
        ...submodules.map((each) => [each.path, each.dependencies]),
    ]);
    return [{ version, state, reason, link, replacement, dependencies }];
}
function listFailure(kind, checks) {
    const broken = checks.find(({ verdict }) => verdict === 'broken');
    return { kind, message: broken?.message ?? 'the registry gives no usable answer', fix: broken?.fix ?? '' };
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ withPackageRoot),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   hH: () => (/* binding */ commonDirectory),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   q8: () => (/* binding */ followLocalCalls),
/* harmony export */   ug: () => (/* binding */ refuseLeavingCalls),
/* harmony export */   un: () => (/* binding */ refuseSecrets)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(125);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3876);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3360);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9430);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8317);









/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
const MAX_LISTED_SECRETS = 20;
/** Whether clients get the commit itself, which those read who may read the repository. */
function isCommit({ kinds }) {
    return kinds.every((kind) => kind === 'git');
}
/**
 * What clients load with a directory of a repository: the directories that it calls, and that these call; those on the way to them; and
 * the calls that lead out of `boundary`.
 * @param read the interface of a directory, for those that no other one has among its submodules; one without an interface calls nothing
 */
async function followLocalCalls(path, boundary, read) {
    const known = new Map();
    const modules = new Map();
    const reached = new Set([path]);
    const passed = new Set();
    const leaving = [];
    for (const directory of reached) {
        if (!known.has(directory)) {
            const module = await read(directory);
            if (module === undefined)
                continue;
            modules.set(directory, module);
            for (const each of [module.root, ...module.submodules])
                known.set((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, each.path), { base: directory, calls: each.calls });
        }
        const { base, calls } = known.get(directory) ?? { base: directory, calls: [] };
        for (const call of calls.filter(({ source }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(source))) {
            const [target, top] = [(0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, call.source), topOnTheWay(directory, call.source)];
            if ((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target) || !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(top, boundary))
                leaving.push({ call, base, target });
            else {
                reached.add(target);
                passed.add(top);
            }
        }
    }
    return { reached, passed, leaving, modules };
}
/**
 * The release with the extent of its package: see {@link extentOf}. Throws
 * NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have; INVALID_HCL for one that clients do
 * not load.
 * @param root as the configuration says: the package holds nothing above it; undefined: it is the module's own directory
 */
async function withPackageRoot(release, root, interfaces) {
    if (root === undefined)
        return release;
    const { commit, path } = release;
    const loaded = await followLocalCalls(path, root, (directory) => interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    if (loaded.leaving.length > 0) {
        const wider = `let the package hold more of the repository: "root: ." beside "path" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}`;
        const lines = linesOf(loaded.leaving, `root ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root || '.')}`);
        throw notInstallable(release, '', lines, root === '' ? MOVE_INTO_REPOSITORY : wider);
    }
    return { ...release, ...(await extentOf(release, root, loaded, interfaces)) };
}
/**
 * The smallest directory that has all that clients load with a module, where that is not the module's own; and what of it the package holds:
 * what they load, and what its configuration names, but for directories that have all of that: nobody knows what is read there. All of it
 * where nobody knows what configuration names, and where that are too many paths.
 * @param boundary the package holds nothing above it
 */
async function extentOf({ commit, path }, boundary, { reached, passed }, interfaces) {
    if (path === boundary)
        return {};
    let packageRoot = [...reached, ...passed].reduce(commonDirectory);
    const paths = new Set(reached);
    const most = paths.size + _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isMany = () => paths.size > most || (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths).length > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isWhole = () => packageRoot !== path && paths.has(packageRoot);
    for (let known = 0; known < paths.size && !isWhole() && !isMany();) {
        known = paths.size;
        const named = (await interfaces.namedAt({ commit, packageRoot, paths })) ?? [packageRoot];
        for (const each of named)
            if (each === packageRoot || ((0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(each, boundary) && !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(packageRoot, each)))
                paths.add(each);
        packageRoot = [packageRoot, ...paths].reduce(commonDirectory);
    }
    if (packageRoot === path)
        return {};
    const packagePaths = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths);
    return isMany() || packagePaths.includes(packageRoot) ? { packageRoot } : { packageRoot, packagePaths };
}
/** Throws INVALID_HCL for a directory that the module calls and clients do not load; its own is refused elsewhere. */
function refuseBroken({ tag, path }, { modules, reached }) {
    for (const [base, { diagnostics }] of modules) {
        const broken = diagnostics.filter(({ severity, file }) => severity === 'error' && reached.has((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(base, (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .jt)(file))));
        if (base !== path && broken.length > 0)
            throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, base);
    }
}
/** The directory to which `..` at the beginning of the source leads: a way above the package leaves it for clients, wherever it ends. */
function topOnTheWay(directory, source) {
    const ups = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)('', source)
        .split('/')
        .filter((name) => name === '..');
    return (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, ups.join('/'));
}
/** `''` is the root. */
function commonDirectory(one, other) {
    const [names, others] = [one.split('/'), other.split('/')];
    const at = names.findIndex((name, place) => name !== others[place]);
    return names.slice(0, at < 0 ? names.length : at).join('/');
}
/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package, and INVALID_HCL for one that calls a directory that
 * clients do not load: every client refuses to install it. The package of the kind `git` is the whole repository, that of the other kinds
 * is the module's own directory; with a `root` it has what the module calls.
 */
async function refuseLeavingCalls({ release, kinds, root }, module, interfaces) {
    if (root !== undefined)
        return;
    const { commit, path, address } = release;
    const refused = kinds.filter((kind) => kind !== 'git');
    const loaded = await followLocalCalls(path, refused.length === 0 ? '' : path, async (directory) => directory === path ? module : interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    const { leaving } = loaded;
    if (leaving.length === 0)
        return;
    throw notInstallable(release, refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`, linesOf(leaving, 'the package'), leaving.some(({ target }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target))
        ? MOVE_INTO_REPOSITORY
        : `let its package hold them too, with "root" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} of the tagged commit (docs/guides/several-modules.md):
  modules:
    - path: ${path}
      address: ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`);
}
function linesOf(leaving, what) {
    return leaving.map(({ call, base }) => (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAt */ .Os)(call, leaves(call, what)), base));
}
function leaves({ name, source }, what) {
    return `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} calls ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)}, which is outside of ${what}`;
}
const MOVE_INTO_REPOSITORY = 'move the called module into the repository, or call it by a registry address or a Git URL';
function notInstallable({ tag }, from, leaving, hint) {
    const lines = [`no client can install tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}${from}:`, ...(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(leaving)];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', lines.join('\n  '), hint);
}
/**
 * Throws SECRET_IN_PACKAGE for a package that would show secrets to people who cannot read them now: not that of a public repository,
 * nor the commit itself.
 */
async function refuseSecrets(pkg, selection, visibility) {
    const secrets = secretsOf(pkg, selection);
    if (secrets.length === 0 || isCommit(selection) || (await visibility()) === 'public')
        return;
    const patterns = secrets.slice(0, MAX_LISTED_SECRETS).map(({ path }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .patternOf */ .Id)(path)));
    const { allowIn } = selection;
    const file = allowIn === undefined ? _config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF : `the source in ${allowIn}`;
    const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${file}:\nallow: [${patterns.join(', ')}]`;
    throw (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .packageRefusal */ .$J)('SECRET_IN_PACKAGE', 'these files hold secrets', secrets.map(({ path, line, name }) => ({ path, rule: `line ${line} holds ${name}`, fix })));
}
function secretsOf({ secrets }, { allow }) {
    if (secrets.length === 0)
        return [];
    const isAllowed = (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .allows */ .NB)(allow);
    return secrets.filter(({ path }) => !isAllowed(path));
}
/** What there is to say about a new version. @param module its interface */
function noticesOf(selection, pkg, module) {
    const { release, allow, allowIn } = selection;
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address);
    const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .rootPrefix */ .RO)(release.packageRoot ?? release.path);
    const paths = pkg.contents.map(({ path }) => `${prefix}${path}`);
    const unused = allow.length === 0 ? [] : (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatched */ .Gv)(allow, paths, prefix);
    // Of a source it may stand in either file.
    const file = allowIn === undefined ? ` in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}` : '';
    const info = [
        ...pkg.notices,
        ...unused.map((pattern) => `allow: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)}${file} matches no file of the package`),
        ...collectionNotice(module, address),
    ];
    const warnings = [...brokenNotice(module, release.path), ...leavingNotice(selection, module, address)];
    return [
        ...secretWarning(secretsOf(pkg, selection)),
        ...info.map((text) => ({ level: 'info', text })),
        ...warnings.map((text) => ({ level: 'warn', text })),
    ];
}
function secretWarning(secrets) {
    if (secrets.length === 0)
        return [];
    const listed = secrets
        .slice(0, MAX_LISTED_SECRETS)
        .map(({ path, line, name }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line} holds ${name}`);
    const more = secrets.length - listed.length;
    const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    const text = `${all}: everybody who can read the repository has it, so revoke it`;
    return [{ level: 'warn', text, ofAnyVersion: true }];
}
/** A module without a root is called by the directories below it. */
function collectionNotice(module, address) {
    if (!module.root.empty)
        return [];
    const { length } = module.submodules;
    const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`;
    const { path } = (0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_8__/* .calledDirectory */ .Rn)(module);
    return [`the root has no configuration: callers name ${which}, as in ${address}//${path}`];
}
/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ kinds, root }, module, address) {
    if (root !== undefined || isCommit({ kinds }))
        return [];
    const leaving = module.submodules.flatMap(({ path }) => {
        const [first] = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .leavingCalls */ .aC)(module, path);
        return first === undefined ? [] : [{ path, call: first.call }];
    });
    const [first, ...others] = leaving;
    if (first === undefined)
        return [];
    const also = others.length > 0 ? `; so do ${others.length} more` : '';
    return [`${address}//${first.path} cannot be installed: ${leaves(first.call, 'the package')}${also}`];
}
/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }, root) {
    const [first, ...others] = diagnostics;
    if (first === undefined)
        return [];
    const more = others.length > 0
        ? `, and ${others.length} more: module-registry inspect lists them in a checkout of the tag`
        : '';
    return [`${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(first, root)}${more}`];
}


/***/ })

};
