export const id = 7518;
export const ids = [7518];
export const modules = {

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8082);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4278);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3696);
/* harmony import */ var _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5629);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2905);









/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
async function readModuleDirectory(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory())
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is not a directory`, 'name the directory of a module, or run the command inside of it');
}
async function* readFiles(directory) {
    const top = await filesIn(directory);
    const isCollection = !top.some(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isConfiguration */ .Z);
    const below = isCollection ? await directoriesIn(directory) : ['modules', 'examples'];
    const found = [...top];
    for (const name of below)
        found.push(...(await filesBelow(directory, name)));
    const paths = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .selectInterfaceFiles */ .Dm)(found.map((path) => ({ path })))
        .map(({ path }) => path)
        .sort();
    if (paths.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_FILES */ .gl) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_FILES */ .gl} files of configuration`, 'name the directory of one module');
    }
    for (let at = 0; at < paths.length; at += _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .READ_AT_ONCE */ .fh) {
        const group = paths.slice(at, at + _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .READ_AT_ONCE */ .fh);
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
    }
}
/** Hidden directories, such as `.terraform`, belong to tools. */
async function filesBelow(directory, path) {
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at))
        return [];
    const files = await filesIn(at);
    const below = await Promise.all((await directoriesIn(at)).map((name) => filesBelow(at, name)));
    return [...files, ...below.flat()].map((name) => `${path}/${name}`);
}
async function filesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}
async function directoriesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    const isOwn = (name) => !name.startsWith('.') && name !== 'node_modules';
    return entries.filter((entry) => entry.isDirectory() && isOwn(entry.name)).map(({ name }) => name);
}
/** No file for a symbolic link without target. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CONFIGURATION_BYTES */ .Cm)
        return [{ path, bytes: new Uint8Array(), size: found.size }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes }];
}


/***/ }),

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

/***/ 7616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ refuseBroken),
/* harmony export */   oY: () => (/* binding */ requireConfiguration),
/* harmony export */   pS: () => (/* binding */ compareInterfacesOf),
/* harmony export */   rz: () => (/* binding */ compareModules)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7284);
/* harmony import */ var _interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3983);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5838);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7592);
/* harmony import */ var _publish_module_at_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2222);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2878);







/**
 * Compares two modules. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several modules, NOT_A_MODULE,
 * INVALID_CONFIG, and INVALID_HCL where `head` does not parse.
 */
async function compareModules(sides, dependencies) {
    const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)];
    for (const side of [base, head])
        requireConfiguration(side, 'name the directory of a module, or its tag');
    return compareInterfacesOf({ base, head }, dependencies.severities, dependencies.log);
}
/** Throws NOT_A_MODULE for a side that has no configuration, not even in a submodule. @param hint what to do about it */
function requireConfiguration({ name, moduleInterface }, hint) {
    if ((0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmpty */ .Im)(moduleInterface))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `${name} has no .tf or .tofu file`, hint);
}
/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
function compareInterfacesOf({ base, head }, severities, log) {
    refuseBroken(head);
    for (const each of (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(base.moduleInterface, 'with submodules'))
        log.warn(`${base.name} does not parse: ${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(each)}`);
    const changes = (0,_interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInterfaces */ .s)(base.moduleInterface, head.moduleInterface, severities);
    return { bump: (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .requiredBump */ .eC)(changes), changes };
}
/** Throws INVALID_HCL for a side with files that clients do not load. */
function refuseBroken({ name, moduleInterface }) {
    const broken = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(moduleInterface, 'with submodules');
    if (broken.length > 0)
        throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, name);
}
async function readSide(side, dependencies) {
    if (typeof side !== 'string')
        return side;
    const { tags, config, interfaces, defaultAddress } = await dependencies.repository();
    const { tag, commit } = (await tags.find(side)) ?? refuseAbsent(side);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .modulesOf */ .X)(await config.at(commit), {}, defaultAddress);
    const found = await Promise.all(new _publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .TagPrefixes */ .b(specs).match(tag).map(({ spec }) => (0,_publish_module_at_commit_js__WEBPACK_IMPORTED_MODULE_6__/* .specAt */ .p)(spec, commit, config)));
    const paths = new Set(found.map(({ path }) => path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return { name: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is a version of several modules: ${[...paths].map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function refuseAbsent(name) {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is neither a directory nor a tag of the repository`, 'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT');
}


/***/ }),

/***/ 5400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareCommand: () => (/* binding */ compareCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/filesystem/module-directory.js
var module_directory = __webpack_require__(7139);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/check/compare-modules.js
var compare_modules = __webpack_require__(7616);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(4415);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
;// CONCATENATED MODULE: ./lib/check/published-interface.js




/**
 * The interface of a published version, as its index has it. Throws NOT_FOUND where it has none, INVALID_INPUT for a text that is not
 * a version, INDEX_INVALID. @param where the index, as the user named it
 */
async function readPublishedInterface(address, text, { where, read }) {
    const version = (0,module_version/* parseVersion */.ot)(text);
    const files = await read((0,interface_document/* interfacePaths */.Er)(address, version));
    const moduleInterface = (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => files.get(path));
    const name = `${(0,module_address/* formatModuleAddress */.wc)(address)} ${version}`;
    if (moduleInterface !== undefined)
        return { name, moduleInterface };
    throw new error/* RegistryError */.gl('NOT_FOUND', `${(0,error/* quote */.hD)(where)} has no interface of ${name}`, 'name a published version: module-registry status --index … --module … lists them; a registry of another kind, and a version whose interface may not be shown, have none: compare its tags');
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/composition/modules.js
var modules = __webpack_require__(2908);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(7968);
// EXTERNAL MODULE: ./lib/audit/registry-answers.js
var registry_answers = __webpack_require__(4471);
// EXTERNAL MODULE: ./lib/doctor/doctor.js + 1 modules
var doctor = __webpack_require__(2906);
// EXTERNAL MODULE: ./lib/doctor/web-answer.js
var web_answer = __webpack_require__(9695);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 2 modules
var registry_access = __webpack_require__(9009);
;// CONCATENATED MODULE: ./lib/composition/registry-files.js







/** Opens a registry by its URL, with the tokens of a consumer. Throws INVALID_INPUT for a URL, INDEX_UNREACHABLE without discovery. */
async function openRegistryFiles(runtime, text) {
    const url = new URL((0,doctor/* parseInstallRequest */.k)(text, undefined).url);
    const hosts = await (0,registry_access/* openRegistryAccess */.S)(runtime);
    const answers = new registry_answers/* RegistryAnswers */.x((0,web/* networkWeb */.jF)(runtime.log), hosts);
    // Clients find a registry below a path, or on plain http, by a `host` block alone.
    const isDiscovered = url.protocol === 'https:' && url.pathname === '/';
    const modulesUrl = isDiscovered ? await answers.modulesUrl(url.host) : modulesBelow(url);
    if (typeof modulesUrl !== 'string')
        throw unreachable(modulesUrl.message, modulesUrl.fix);
    const get = async (path) => {
        const answer = await answers.ask(url.host, `${modulesUrl}${path.slice(paths/* MODULES_BASE_PATH */.wh.length - 1)}`);
        if (answer.kind !== 'answer')
            throw unreachable(answer.message, 'check the URL and the network');
        if (answer.status === 404)
            return [];
        if (answer.status === 200)
            return [[path, answer.bytes]];
        throw unreachable((0,web_answer/* describeAnswer */.O1)(answer), 'give a token that may read the registry: docs/audit.md, Tokens');
    };
    return {
        read: async (paths) => new Map((await Promise.all(paths.map(get))).flat()),
        close: async () => { },
    };
}
function modulesBelow(url) {
    return `${url.href.replace(/\/$/, '')}${paths/* MODULES_BASE_PATH */.wh}`;
}
function unreachable(message, hint) {
    return new error/* RegistryError */.gl('INDEX_UNREACHABLE', `the registry does not answer: ${message}`, hint);
}

// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(7312);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(9290);
// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
;// CONCATENATED MODULE: ./lib/cli/compare.js














/**
 * `compare`: says how the interface of a module changed between two tags or directories, or between two published versions. Throws as
 * {@link compareModules} and {@link readPublishedInterface}.
 */
async function compareCommand(flags, runtime) {
    const { sides, index, registry } = flags;
    const isPublished = index !== undefined || registry !== undefined;
    if (index !== undefined && registry !== undefined)
        throw new command/* UsageError */.eb('--index and --registry name two places', 'leave one of them out');
    if (sides.length !== (isPublished ? 3 : 2))
        throw countError(sides, isPublished);
    const { severities } = (0,schema/* parseOptions */.Ac)(config/* selectionOptions */.lo, { severities: flags.severities }, (name) => `--${name}`);
    const comparison = isPublished
        ? await comparePublished(flags, severities, runtime)
        : await compareSources(flags, severities, runtime);
    const lines = [...(0,change/* formatChanges */.rQ)(comparison.changes), `bump      ${comparison.bump}`];
    return { json: comparison, text: lines.join('\n') };
}
function countError(sides, isPublished) {
    const named = sides.map(error/* quote */.hD).join(', ');
    return isPublished
        ? new command/* UsageError */.eb(`with --index or --registry compare takes an address and two versions, not ${named}`, 'write compare acme/vpc/aws 1.2.0 2.0.0 --index …')
        : new command/* UsageError */.eb(`compare takes two tags or directories, not ${named}`, 'write compare v1.2.0 v2.0.0; of published versions: compare acme/vpc/aws 1.2.0 2.0.0 --index …');
}
async function comparePublished({ sides, index, registry = '' }, severities, runtime) {
    const [text = '', base = '', head = ''] = sides;
    const address = (0,module_address/* parseModuleAddress */.E9)(text);
    const opened = index === undefined ? await openRegistryFiles(runtime, registry) : await openIndexFiles(runtime, index);
    try {
        const from = { where: index ?? registry, read: opened.read };
        const sides = {
            base: await readPublishedInterface(address, base, from),
            head: await readPublishedInterface(address, head, from),
        };
        for (const side of Object.values(sides))
            (0,compare_modules/* requireConfiguration */.oY)(side, 'name another version');
        return (0,compare_modules/* compareInterfacesOf */.pS)(sides, severities, runtime.log);
    }
    finally {
        await opened.close();
    }
}
async function openIndexFiles(runtime, target) {
    const { index, close } = await (0,index_store/* openIndex */.b6)(runtime, {
        target: (0,index_store/* indexTarget */.iR)(target),
        token: (0,tokens/* indexToken */.gt)(runtime.environment),
        reading: 'paths',
    });
    const snapshot = await index.open();
    if (!snapshot.exists) {
        await close();
        throw new error/* RegistryError */.gl('NOT_FOUND', `there is no index at ${(0,error/* quote */.hD)(target)}`, 'name an index that has versions');
    }
    return { read: (paths) => snapshot.read(paths), close };
}
async function compareSources(flags, severities, runtime) {
    const [base = '', head = ''] = flags.sides;
    let repository;
    const openOnce = () => {
        repository ??= (0,modules/* openModuleRepository */.PF)(runtime, flags.repository);
        return repository;
    };
    try {
        const sides = { base: await sideOf(base), head: await sideOf(head) };
        return await (0,compare_modules/* compareModules */.rz)(sides, { repository: openOnce, severities, log: runtime.log });
    }
    finally {
        await (await repository)?.close();
    }
}
/** A directory that exists wins over a tag of its name. */
async function sideOf(text) {
    const isDirectory = (0,external_node_fs_.statSync)(text, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isDirectory)
        return text;
    return { name: `the directory ${(0,error/* quote */.hD)(text)}`, moduleInterface: await (0,module_directory/* readModuleDirectory */.a)(text) };
}


/***/ }),

/***/ 2908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   PF: () => (/* binding */ openModuleRepository)
/* harmony export */ });
/* unused harmony export openRemoteModules */
/* harmony import */ var _adapters_git_fetched_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3196);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(401);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4948);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8082);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4996);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8015);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9290);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4458);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6020);
/* harmony import */ var _uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8241);











/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log);
    const [repository] = await Promise.all([(0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.findRepository)(git, directory), (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.requireGit)(git)]);
    const { origin = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .originOf */ .y)(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const isUncommitted = config === undefined && (await (0,_uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__/* .hasUncommittedConfig */ .E$)(git, directory));
    const uncommittedConfig = isUncommitted ? directory : undefined;
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_github_js__WEBPACK_IMPORTED_MODULE_8__/* .gitHubHome */ .Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .openModules */ .m)(git, repository, temporary);
    return {
        ...modules,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary, { log }),
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.readHead)(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        uncommittedConfig,
        publisher: origin.identity,
        repositoryUrl,
        packageStores: (0,_package_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .packageStores */ .n)(runtime, { originUrl, repositoryUrl, home, oci }),
        home,
    };
}
/**
 * The publisher, with the ids that GitHub knows it by where there is a token to ask with. Only a host that is GitHub gets the token:
 * github.com, ghe.com and that of GITHUB_SERVER_URL. A failure is a warning.
 */
async function identified({ publisher, home }, { environment, log }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const hasToken = Boolean(environment['GITHUB_TOKEN'] || environment['GH_TOKEN']);
    if (!hasToken || !(0,_github_js__WEBPACK_IMPORTED_MODULE_8__/* .isGitHub */ .Wz)(publisher.host, environment['GITHUB_SERVER_URL']))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl))
            throw error;
        log.warn(`the id of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(publisher.repository)} is not known: ${error.message}`);
        return publisher;
    }
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const repository = { remote, token, temporary: runtime.temporary };
    const directory = 'tags' in source
        ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
        : await fetchCommit(git, {
            ...repository,
            ref: `refs/pull/${source.pullRequest}/merge`,
            withHistory: true,
        });
    return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } });
}
/** A file that was named wins over the copies in the repository. */
async function namedConfig(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(3645), __webpack_require__.e(5542)]).then(__webpack_require__.bind(__webpack_require__, 5542));
    const config = await readConfigFile(path, _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configFormat */ .A5);
    return { at: async () => config };
}
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .c)(identity);
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl ? (0,_uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__/* .hinted */ .x_)(error, uncommitted) : error;
    }
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ withConfigHint),
/* harmony export */   E$: () => (/* binding */ hasUncommittedConfig),
/* harmony export */   Rb: () => (/* binding */ withConfigHints),
/* harmony export */   x_: () => (/* binding */ hinted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8082);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9290);




/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
async function hasUncommittedConfig(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF)))
        return false;
    const { code } = await git.run(['cat-file', '-e', `HEAD:./${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`], { cwd: directory });
    return code !== 0;
}
/** Refusals that another address, directory, prefix or rule of the module would change. */
const CONFIGURED = new Set([
    'INVALID_ADDRESS',
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'NOT_OWNER',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/**
 * The refusal, with the way to the config file that could have changed it.
 * @param directory whose config file is not committed; undefined: there is none
 */
function withConfigHint(refusal, directory) {
    const { code, message, hint } = refusal;
    if (directory === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
        return refusal;
    const way = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}\ngit commit -m "Configure the module registry"\nor ${hint}`;
    return { code, message, hint: way };
}
/** What the work throws, with the way to the config file that could have changed it. */
async function withConfigHints(directory, work) {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl ? hinted(error, directory) : error;
    }
}
/** The same error, with the hint. */
function hinted(error, directory) {
    const { code, message, hint } = withConfigHint(error, directory);
    return hint === error.hint ? error : new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl(code, message, hint, { cause: error });
}


/***/ }),

/***/ 4415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X$: () => (/* binding */ formatInterface),
  l$: () => (/* binding */ interfaceFacts),
  Er: () => (/* binding */ interfacePaths),
  MI: () => (/* binding */ parseInterfaceFiles)
});

// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(9598);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(4099);
// EXTERNAL MODULE: ./lib/interface/limits.js
var limits = __webpack_require__(30);
;// CONCATENATED MODULE: ./lib/interface/read/plain-expression.js

const BLANK = /(?:\s|#[^\n]*(?:\n|$)|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
const TOKEN = /[\p{ID_Start}_][\p{ID_Continue}-]*|-?\d+(?:\.\d+)?|"[^"\\\p{Cc}]*"|[()[\]{},=:]/uy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads names, calls, literals, tuples and objects from a source text, as types and most defaults are; undefined for every other
 * text. The parser of configuration files reads all of HCL, and is too large for what reads an index.
 */
function plainExpression(text) {
    const tokens = text.length > limits/* MAX_PLAIN_LENGTH */.Zj ? undefined : tokensOf(text);
    if (tokens === undefined)
        return undefined;
    const reader = new PlainReader(tokens);
    const expression = reader.read(0);
    return reader.isAtEnd ? expression : undefined;
}
function tokensOf(text) {
    const tokens = [];
    const match = (pattern, at) => {
        pattern.lastIndex = at;
        return pattern.exec(text)?.[0] ?? '';
    };
    for (let at = match(BLANK, 0).length; at < text.length; at += match(BLANK, at).length) {
        const token = match(TOKEN, at);
        if (token === '')
            return undefined;
        tokens.push(token);
        at += token.length;
    }
    return tokens;
}
class PlainReader {
    #tokens;
    #at = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    get isAtEnd() {
        return this.#at === this.#tokens.length;
    }
    read(depth) {
        const token = this.#tokens[this.#at] ?? '';
        const source = { text: token, line: 1 };
        this.#at += 1;
        if (depth > limits/* MAX_PLAIN_DEPTH */.Ws)
            return undefined;
        if (token === '[') {
            const members = this.#list(']', () => this.read(depth + 1));
            return members && { kind: 'tuple', members, ...source };
        }
        if (token === '{') {
            const members = this.#list('}', () => this.#member(depth + 1));
            return members && { kind: 'object', members, ...source };
        }
        const value = literalOf(token);
        if (value !== undefined)
            return { kind: 'literal', value, ...source };
        if (!/^[\p{ID_Start}_]/u.test(token))
            return undefined;
        if (!this.#take('('))
            return { kind: 'reference', steps: [token], ...source };
        const passed = this.#list(')', () => this.read(depth + 1));
        return passed && { kind: 'call', name: token, arguments: passed, ...source };
    }
    #member(depth) {
        const key = this.read(depth);
        if (!this.#take('=') && !this.#take(':'))
            return undefined;
        const value = this.read(depth);
        return key && value && { key, value };
    }
    /** In an object a new line may stand for the comma. */
    #list(end, read) {
        const members = [];
        while (!this.#take(end)) {
            const member = read();
            if (member === undefined)
                return undefined;
            members.push(member);
            if (!this.#take(',') && end !== '}' && this.#tokens[this.#at] !== end)
                return undefined;
        }
        return members;
    }
    #take(token) {
        const isNext = this.#tokens[this.#at] === token;
        if (isNext)
            this.#at += 1;
        return isNext;
    }
}
/** Undefined for a name, a sign, and a text with interpolation. */
function literalOf(token) {
    if (token.startsWith('"'))
        return /[$%]\{/.test(token) ? undefined : token.slice(1, -1);
    return /^[-\d]/.test(token) ? Number(token) : WORDS.get(token);
}

// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(3141);
// EXTERNAL MODULE: ./lib/index/limits.js
var index_limits = __webpack_require__(4587);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
;// CONCATENATED MODULE: ./lib/index/format/interface-document.js










/**
 * `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. A key is left
 * out where reading gives its value back: that of the schema, of the source text, or, for `file`, of the element before.
 */
const interface_document_text = schemas/* string */.YjP();
const mayBeEmpty = interface_document_text.default('');
const mark = schemas/* boolean */.zMY().default(false);
/** `file` is empty where it is that of the element before, or, in a validation, that of the input. */
const position = { file: mayBeEmpty, line: schemas/* number */.aig().int() };
const type = schemas/* lazy */.RZV(() => {
    const attribute = schemas/* looseObject */._H3({ type, optional: schemas/* boolean */.zMY(), default: schemas/* json */.Pq9().exactOptional() });
    return schemas/* discriminatedUnion */.gMt('kind', [
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('any') }),
        schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(['string', 'number', 'bool']) }),
        schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(['list', 'set', 'map']), element: type }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('tuple'), elements: schemas/* array */.YOg(type) }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('object'), attributes: schemas/* record */.g1P(interface_document_text, attribute) }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('unknown'), text: interface_document_text }),
    ]);
});
const marks = {
    name: interface_document_text,
    description: mayBeEmpty,
    sensitive: mark,
    ephemeral: mark,
    deprecated: mayBeEmpty,
    ...position,
};
function makeSchemas() {
    const validation = schemas/* looseObject */._H3({ condition: mayBeEmpty, message: mayBeEmpty, ...position });
    const elements = {
        inputs: schemas/* looseObject */._H3({
            ...marks,
            type: mayBeEmpty,
            parsedType: type.exactOptional(),
            default: mayBeEmpty,
            value: schemas/* json */.Pq9().exactOptional(),
            required: mark,
            nullable: schemas/* boolean */.zMY().default(true),
            validations: schemas/* array */.YOg(validation).default([]),
        }),
        outputs: schemas/* looseObject */._H3({ ...marks, type: type.exactOptional() }),
        resources: schemas/* looseObject */._H3({
            mode: schemas/* enum */.k5n(['managed', 'data', 'ephemeral']).default('managed'),
            type: interface_document_text,
            name: interface_document_text,
            ...position,
        }),
        calls: schemas/* looseObject */._H3({ name: interface_document_text, source: mayBeEmpty, version: mayBeEmpty, ...position }),
        providers: schemas/* looseObject */._H3({
            name: interface_document_text,
            source: mayBeEmpty,
            constraints: schemas/* array */.YOg(interface_document_text).default([]),
            aliases: schemas/* array */.YOg(interface_document_text).default([]),
            ...position,
        }),
        moves: schemas/* looseObject */._H3({ from: interface_document_text, to: interface_document_text, ...position }),
        removals: schemas/* looseObject */._H3({ from: interface_document_text, ...position }),
        imports: schemas/* looseObject */._H3({ to: interface_document_text, id: interface_document_text, ...position }),
    };
    const directory = schemas/* looseObject */._H3({
        path: mayBeEmpty,
        readme: mayBeEmpty,
        empty: mark,
        inputs: schemas/* array */.YOg(elements.inputs).default([]),
        outputs: schemas/* array */.YOg(elements.outputs).default([]),
        resources: schemas/* array */.YOg(elements.resources).default([]),
        calls: schemas/* array */.YOg(elements.calls).default([]),
        // Absent in documents of older versions, as `requiredVersionsAt`.
        repetitions: schemas/* record */.g1P(interface_document_text, schemas/* enum */.k5n(['count', 'for_each'])).exactOptional(),
        providers: schemas/* array */.YOg(elements.providers).default([]),
        requiredVersions: schemas/* array */.YOg(interface_document_text).default([]),
        requiredVersionsAt: schemas/* looseObject */._H3({ ...position, file: interface_document_text }).exactOptional(),
        moves: schemas/* array */.YOg(elements.moves).default([]),
        removals: schemas/* array */.YOg(elements.removals).default([]),
        imports: schemas/* array */.YOg(elements.imports).default([]),
    });
    const document = schemas/* looseObject */._H3({
        format: schemas/* literal */.euz(documents/* INDEX_FORMAT */.B7),
        root: directory,
        submodules: schemas/* array */.YOg(directory).default([]),
        examples: schemas/* array */.YOg(directory).default([]),
    });
    return { elements, validation, directory, document };
}
/** Made at the first use: most runs neither read nor write such a document. */
let made;
function interface_document_schemas() {
    made ??= makeSchemas();
    return made;
}
/** Directories that versions share are formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface({ diagnostics: _, root, submodules, examples, ...rest }) {
    const list = (directories) => `[${directories.map(directoryText).join(',')}]`;
    const texts = { root: directoryText(root), submodules: list(submodules), examples: list(examples) };
    return (0,json/* compactObject */.BU)({ ...rest, format: documents/* INDEX_FORMAT */.B7 }, texts);
}
function directoryText(directory) {
    const known = formatted.get(directory);
    if (known !== undefined)
        return known;
    const { elements } = interface_document_schemas();
    const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory;
    const short = {
        ...directory,
        readme: directory.path === '' ? '' : directory.readme,
        inputs: shortList(elements.inputs, inputs.map(shortInput)),
        outputs: shortList(elements.outputs, outputs),
        resources: shortList(elements.resources, resources),
        calls: shortList(elements.calls, calls),
        providers: shortList(elements.providers, providers),
        moves: shortList(elements.moves, moves),
        removals: shortList(elements.removals, removals),
        imports: shortList(elements.imports, imports),
    };
    const text = (0,json/* compactJson */.Ar)(shortObject(interface_document_schemas().directory, short)).trimEnd();
    formatted.set(directory, text);
    return text;
}
/** Without what the source texts of the type and of the default say by themselves. */
function shortInput({ parsedType, value, ...input }) {
    return {
        ...input,
        ...(isSame(parsedType, typeIn(input.type)) ? {} : { parsedType }),
        ...(isSame(value, valueIn(input.default)) ? {} : { value }),
        validations: shortList(interface_document_schemas().validation, input.validations, input.file),
    };
}
/** Undefined where the text is not plain. Few types are in use, and each of them in many inputs. */
function typeIn(text) {
    const known = types.get(text);
    if (known !== undefined)
        return known;
    const expression = plainExpression(text);
    if (text !== '' && expression === undefined)
        return undefined;
    const found = (0,type_expression/* typeFromExpression */.F)(expression);
    types.set(text, found, 16 * text.length);
    return found;
}
const types = new bounded_map/* BoundedMap */.E(index_limits/* MAX_TYPE_BYTES */.QA);
function valueIn(text) {
    return (0,expression/* constantValue */.yb)(plainExpression(text));
}
function isSame(one, other) {
    return one === other || (other !== undefined && (0,json/* compactJson */.Ar)(one) === (0,json/* compactJson */.Ar)(other));
}
/** @param before the file of what comes before the list */
function shortList(schema, list, before = '') {
    return list.map((element, at) => {
        const isRepeated = element.file === (list[at - 1]?.file ?? before);
        return shortObject(schema, isRepeated ? { ...element, file: '' } : element);
    });
}
function shortObject(schema, object) {
    const byDefault = defaultsOf(schema);
    const isDefault = (member, other) => member === other || (Array.isArray(other) && Array.isArray(member) && member.length === 0);
    return Object.fromEntries(Object.entries(object).filter(([key, member]) => !isDefault(member, byDefault.get(key))));
}
const defaults = new WeakMap();
/** What reading gives to the keys that an object does not have: lists are empty. */
function defaultsOf(schema) {
    const known = defaults.get(schema);
    if (known !== undefined)
        return known;
    const found = Object.entries(schema.shape).flatMap(([key, member]) => {
        const { success, data } = parse/* safeParse */.xL(member, undefined);
        return success ? [[key, data]] : [];
    });
    const made = new Map(found);
    defaults.set(schema, made);
    return made;
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,paths/* versionPath */.qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = completed((0,documents/* parseDocument */.Tp)(interface_document_schemas().document, path, bytes));
    const readme = new TextDecoder().decode(read((0,paths/* versionPath */.qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** All that `interface.json` says, with what it leaves out, for comparing; undefined where it cannot be read. */
function interfaceFacts(bytes) {
    const document = (0,schema/* parseJson */.qF)(interface_document_schemas().document, bytes);
    return document && completed(document);
}
function completed({ root, submodules, examples, ...rest }) {
    return {
        ...rest,
        root: completeDirectory(root),
        submodules: submodules.map(completeDirectory),
        examples: examples.map(completeDirectory),
    };
}
function completeDirectory(directory) {
    const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory;
    return {
        ...directory,
        inputs: withFiles(inputs).map(completeInput),
        outputs: withFiles(outputs),
        resources: withFiles(resources),
        calls: withFiles(calls),
        providers: withFiles(providers),
        moves: withFiles(moves),
        removals: withFiles(removals),
        imports: withFiles(imports),
    };
}
function completeInput(input) {
    const value = input.value === undefined ? valueIn(input.default) : input.value;
    return {
        ...input,
        parsedType: input.parsedType ?? typeIn(input.type) ?? { kind: 'unknown', text: input.type },
        ...(value === undefined ? {} : { value }),
        validations: withFiles(input.validations, input.file),
    };
}
function withFiles(list, before = '') {
    let file = before;
    return list.map((element) => {
        file = element.file || file;
        return { ...element, file };
    });
}
/** The paths that {@link parseInterfaceFiles} reads. */
function interfacePaths(address, version) {
    return [(0,paths/* versionPath */.qW)(address, version, 'interface.json'), (0,paths/* versionPath */.qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4996);
/* harmony import */ var _repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5645);



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)(remote), remote };
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .addressFromRepository */ .p)(owner, name);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}


/***/ }),

/***/ 7693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   T4: () => (/* binding */ matchManifest),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony export renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1160);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4881);






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
/** The members of a manifest that OpenTofu reads. */
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


/***/ }),

/***/ 2222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ specAt)
/* harmony export */ });
/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
async function specAt(spec, commit, { hasModule }) {
    const { otherPaths = [] } = spec;
    if (otherPaths.length === 0 || hasModule === undefined)
        return spec;
    for (const path of [spec.path, ...otherPaths])
        if (await hasModule({ commit, path }))
            return { ...spec, path, otherPaths: [] };
    return spec;
}


/***/ }),

/***/ 2878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   b: () => (/* binding */ TagPrefixes)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7409);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9290);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2126);





/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
function modulesOf(config, flags, defaultAddress) {
    const prefix = flags['tag-prefix'] ?? config['tag-prefix'];
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [{ path, address, tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)({}, prefix, () => address ?? defaultAddress()) }];
    }
    const specs = config.modules.map((module) => ({
        ...pathsOf([module.path].flat(), flags['module-path']),
        address: module.address,
        root: module.root,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
/** A directory that was named is the only one. */
function pathsOf([first = '', ...others], named) {
    if (named !== undefined && others.includes(named))
        return { path: named };
    return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others };
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules of a repository by the prefixes of their tags: a tag is looked up in them, however many they are. */
class TagPrefixes {
    #byPrefix = new Map();
    constructor(specs) {
        for (const spec of specs)
            for (const prefix of spec.tagPrefixes)
                this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), spec]);
    }
    /** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
    find(tag) {
        for (let length = tag.length; length >= 0; length -= 1) {
            const prefix = tag.slice(0, length);
            const specs = this.#byPrefix.get(prefix);
            const reading = specs && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
            if (reading?.verdict === 'version')
                return specs?.map((spec) => ({ spec, prefix, version: reading.version })) ?? [];
        }
        return [];
    }
    /** The same. Throws INVALID_TAG where no prefix fits. */
    match(tag) {
        const matches = this.find(tag);
        if (matches.length > 0)
            return matches;
        throw tagRefusal(tag, this.#readings(tag));
    }
    #readings(tag) {
        const prefixes = [...this.#byPrefix.keys()];
        const fitting = prefixes.filter((prefix) => tag.startsWith(prefix));
        const shown = fitting.length > 0 ? fitting : prefixes.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SUGGESTED_PREFIXES */ .aN);
        return shown.map((prefix) => ({ prefix, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix) }));
    }
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ prefix }) => tag.startsWith(prefix));
    const nearest = prefixed.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ prefix }) => `${prefix}v1.2.3`).join(' or ')}`);
}


/***/ })

};
