export const id = 6526;
export const ids = [6526];
export const modules = {

/***/ 3561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ dateOfDecision),
/* harmony export */   Mp: () => (/* binding */ parseReason),
/* harmony export */   cU: () => (/* binding */ invalidFlag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);


/** Flags of the commands that record a decision. */
/** Throws INVALID_INPUT for a reason that is not one line of at most 500 characters. */
function parseReason(reason) {
    if (reason.trim() === '' || reason.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REASON_LENGTH */ .hl || /\p{C}/u.test(reason))
        throw invalidFlag('--reason', reason, `one line of 1 to ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REASON_LENGTH */ .hl} characters`);
    return reason;
}
/** The date of a decision that is made now. Seconds are enough, and what all dates of an index have. */
function dateOfDecision() {
    return new Date().toISOString().replace(/\.\d+/, '');
}
/** An INVALID_INPUT. @param rule continues "it must be " */
function invalidFlag(flag, value, rule) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${flag} is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}; it must be ${rule}`, `correct ${flag}`);
}


/***/ }),

/***/ 4161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ MAX_CACHE_BYTES),
/* harmony export */   Gt: () => (/* binding */ UNDER_WAY_MS),
/* harmony export */   JH: () => (/* binding */ MIN_KEY_BYTES),
/* harmony export */   Oz: () => (/* binding */ HEADERS_MS),
/* harmony export */   Se: () => (/* binding */ LOG_WAIT_MS),
/* harmony export */   T9: () => (/* binding */ MAX_FAILURES),
/* harmony export */   XF: () => (/* binding */ SLICE_BYTES),
/* harmony export */   Zt: () => (/* binding */ REQUEST_MS),
/* harmony export */   bN: () => (/* binding */ MAX_LOGGED_LENGTH),
/* harmony export */   hl: () => (/* binding */ MAX_REASON_LENGTH),
/* harmony export */   kv: () => (/* binding */ REFUSED_MS),
/* harmony export */   l5: () => (/* binding */ TOKEN_POLL_MS),
/* harmony export */   lZ: () => (/* binding */ END_MS),
/* harmony export */   oL: () => (/* binding */ CHECK_MS),
/* harmony export */   rp: () => (/* binding */ CERTIFICATE_POLL_MS),
/* harmony export */   sc: () => (/* binding */ DRAIN_MS),
/* harmony export */   t5: () => (/* binding */ KEEP_ALIVE_MS),
/* harmony export */   te: () => (/* binding */ STALLED_MS),
/* harmony export */   u_: () => (/* binding */ LOG_BUFFER_BYTES),
/* harmony export */   xP: () => (/* binding */ SYNC_MS)
/* harmony export */ });
/** The command line and `serve`. */
/** Characters of --reason. A longer one is INVALID_INPUT. */
const MAX_REASON_LENGTH = 500;
/** Bytes of answers that `serve` keeps in memory. The ones that were asked for longest ago are made anew. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Time in which a reader takes not one byte. Then its connection is closed. */
const STALLED_MS = 60_000;
/** Bytes of a body that are handed to the system at once. More wait until the client has taken these. */
const SLICE_BYTES = 64 * 1024;
/** Time in which a client sends its headers. Then it is answered with 408. */
const HEADERS_MS = 10_000;
/** Time in which a client sends its request. Then it is answered with 408. */
const REQUEST_MS = 30_000;
/**
 * Time that an idle connection stays open: longer than in common load balancers, so that they close it first.
 */
const KEEP_ALIVE_MS = 65_000;
/** Time between two looks for connections whose time is over. */
const CHECK_MS = 1000;
/** Time that a connection stays open after an answer of 400, 408 or 431. Then it is closed, whatever its client does. */
const REFUSED_MS = 1000;
/** Time after SIGTERM in which new requests are answered, while `/readyz` is 503. Then new connections are refused. */
const DRAIN_MS = 5000;
/** Time that requests under way have after that, or after SIGINT. Then their connections are closed. */
const END_MS = 10_000;
/** Time between two looks at the requests that are under way at the end. */
const UNDER_WAY_MS = 20;
/** Time between two looks at the files of the certificate. */
const CERTIFICATE_POLL_MS = 1000;
/** Time between two looks at --token-file. */
const TOKEN_POLL_MS = 1000;
/** Bytes of the shortest signing key. A shorter one is INVALID_INPUT. */
const MIN_KEY_BYTES = 16;
/** Time between two reports of a worker about what it counted. */
const SYNC_MS = 200;
/** Failures of `serve` that are logged, each once. More are not. */
const MAX_FAILURES = 1000;
/** Time that a line of the access log waits for others. */
const LOG_WAIT_MS = 100;
/** Bytes of the access log that wait. Above it they are written at once. */
const LOG_BUFFER_BYTES = 64 * 1024;
/** Characters of a text from outside in the access log. A longer one is cut, and ends in "…". */
const MAX_LOGGED_LENGTH = 200;


/***/ }),

/***/ 3280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readActor),
/* harmony export */   l: () => (/* binding */ identifiedOwner)
/* harmony export */ });
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4996);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8015);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4458);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2908);




/** In whose name a command decides about published versions. Throws NOT_A_REPOSITORY, MISSING_PROGRAM. */
async function readActor(runtime, { target, repository, github }) {
    const index = target.kind === 'directory' ? undefined : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .identityFromRemote */ .tk)(target.remote);
    if (repository === undefined)
        return { repository: repositoryOfRun(runtime.environment), index };
    const [{ findRepository }, { Git, requireGit }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 401)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2114)),
    ]);
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const { originUrl } = await findRepository(git, repository);
    const { identity } = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .y)(originUrl);
    return { repository: identity && (await identifiedOwner(runtime, github, identity)), index };
}
/** A repository with the ids of GitHub, where there is a token to ask with. A failure is a warning. */
async function identifiedOwner(runtime, github, repository) {
    const home = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubHome */ .Jg)(github, repository, runtime);
    return (await (0,_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .identified */ .AR)({ publisher: repository, home }, runtime)) ?? repository;
}
/**
 * The repository whose workflow this is. https://docs.github.com/actions/reference/variables-reference,
 * https://docs.gitlab.com/ci/variables/predefined_variables/
 */
function repositoryOfRun(environment) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_SERVER_URL, CI_PROJECT_PATH } = environment;
    const [server, repository] = GITHUB_REPOSITORY
        ? // Without a server it is a workflow still, and no person.
            [GITHUB_SERVER_URL || 'https://github.com', GITHUB_REPOSITORY]
        : [CI_SERVER_URL, CI_PROJECT_PATH];
    if (!repository || server === undefined || !URL.canParse(server))
        return undefined;
    const identity = { host: new URL(server).host, repository };
    if (!GITHUB_REPOSITORY)
        return identity;
    return {
        ...identity,
        ...idOf('repositoryId', environment['GITHUB_REPOSITORY_ID']),
        ...idOf('ownerId', environment['GITHUB_REPOSITORY_OWNER_ID']),
    };
}
function idOf(key, text = '') {
    return /^[1-9]\d{0,14}$/.test(text) ? { [key]: Number(text) } : {};
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

/***/ 1350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ packagePlaces)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6308);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4458);



/** The places of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
function packagePlaces(runtime, server) {
    return new NetworkPlaces(runtime, server);
}
class NetworkPlaces {
    #runtime;
    #server;
    constructor(runtime, server) {
        this.#runtime = runtime;
        this.#server = server;
    }
    async delete(pkg) {
        const { location } = pkg;
        const manifest = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(location);
        if (manifest !== undefined) {
            const { deleteModulePackage } = await __webpack_require__.e(/* import() */ 2374).then(__webpack_require__.bind(__webpack_require__, 9993));
            const client = await this.#ociClient(manifest.repository, 'pull,push,delete');
            return deleteModulePackage(client, manifest.digest, pkg);
        }
        if (pkg.kind === 's3')
            return this.#deleteObject(pkg);
        const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(location);
        return asset === undefined ? notDeletable(location) : this.#deleteAsset(asset);
    }
    async follow(module, marked, dryRun) {
        const changed = new Set(marked);
        const locations = [...module.versions, ...module.removed]
            .filter(({ version }) => changed.has(version))
            .flatMap(({ packages = [] }) => packages.map(({ location }) => location));
        const repositories = new Set(locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(each)?.repository ?? []));
        const names = [];
        for (const repository of repositories) {
            const { followTags } = await __webpack_require__.e(/* import() */ 2476).then(__webpack_require__.bind(__webpack_require__, 2476));
            const client = await this.#ociClient(repository, 'pull,push');
            names.push(...(await followTags(client, { module, marked, dryRun })));
        }
        const assets = locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(each) ?? []);
        const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]));
        for (const asset of homes.values())
            names.push(...(await this.#followLatest(asset, module, dryRun)));
        return names;
    }
    /** Of a bucket that the location does not name, nobody knows here which one it is. */
    async #deleteObject({ location }) {
        const object = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .s3ObjectOf */ .ly)(location);
        const fix = `delete the object behind ${location}, and what caches keep of it`;
        if (object === undefined)
            return { status: 'impossible', reason: 'the location does not say in which bucket the package is', fix };
        const { openS3 } = await Promise.all(/* import() */[__webpack_require__.e(9868), __webpack_require__.e(196)]).then(__webpack_require__.bind(__webpack_require__, 9868));
        const { bucket, region, key } = object;
        try {
            const client = await openS3(this.#runtime, { bucket, prefix: '' }, { region });
            const head = await client.ask({ method: 'HEAD', key }, [200, 404]);
            if (head.status === 404)
                return { status: 'absent', notes: [] };
            await client.ask({ method: 'DELETE', key }, [200, 204]);
            const notes = ['a bucket with versioning keeps the object as an earlier version: delete that, too'];
            return { status: 'deleted', notes };
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            return { status: 'failed', reason: `${error.message}; ${error.hint}`, fix };
        }
    }
    async #deleteAsset(asset) {
        const { deleteAsset, deleteByHand } = await __webpack_require__.e(/* import() */ 357).then(__webpack_require__.bind(__webpack_require__, 357));
        return this.#atHome(asset, (repository) => deleteAsset(repository, asset), (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }));
    }
    async #followLatest(asset, module, dryRun) {
        const { followLatestRelease } = await __webpack_require__.e(/* import() */ 3486).then(__webpack_require__.bind(__webpack_require__, 3486));
        const name = `the latest release of ${asset.repository}`;
        return this.#atHome(asset, (repository) => followLatestRelease(repository, module, dryRun), (reason) => [{ name, status: 'kept', version: null, reason }]);
    }
    /** What a repository that cannot be opened means is the caller's. */
    async #atHome({ host, repository }, work, refused) {
        if (!(0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHub */ .Wz)(host, this.#runtime.environment['GITHUB_SERVER_URL']))
            return refused(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(host)} is not known to be GitHub: set GITHUB_SERVER_URL to its URL`);
        try {
            const home = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubHome */ .Jg)(this.#server, { host, repository }, this.#runtime)();
            return await work(home);
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            return refused(`${error.message}; ${error.hint}`);
        }
    }
    /** The password of the environment is for the host that a publish names, and so for none that an index names. */
    async #ociClient(name, access) {
        const { environment, log, secrets } = this.#runtime;
        const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3980), __webpack_require__.e(3053)]).then(__webpack_require__.bind(__webpack_require__, 3980)),
            __webpack_require__.e(/* import() */ 3061).then(__webpack_require__.bind(__webpack_require__, 3061)),
            __webpack_require__.e(/* import() */ 7815).then(__webpack_require__.bind(__webpack_require__, 196)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3880)),
        ]);
        const repository = parseOciRepository(name);
        const sources = { configured: undefined, githubToken: this.#server.token, environment };
        return new OciClient({
            repository,
            access,
            findCredentials: () => findCredentials(repository.host, sources),
            transport: networkTransport(log, secrets),
        });
    }
}
/** Git keeps commits, and other places are not this tool's. */
function notDeletable(location) {
    if ((0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationKind */ .QD)(location) !== 'git')
        return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` };
    return {
        status: 'impossible',
        reason: 'clients clone the commit from the module repository, and Git keeps it',
        fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
    };
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

/***/ 215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ updateIndex)
/* harmony export */ });
/* unused harmony export indexBusy */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
async function updateIndex(index, raceBackoff, plan) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const { result, change } = await plan(snapshot, attempt);
        if (change === undefined || change.files.size === 0)
            return { result, commit: snapshot.commit, changed: [] };
        const outcome = await index.commit(change, snapshot);
        if (outcome !== 'moved')
            return { result, commit: outcome.commit, changed: [...change.files.keys()] };
        if (!(await raceBackoff.wait(attempt)))
            throw indexBusy(attempt);
    }
}
/** INDEX_BUSY: the back-off has given up. */
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}


/***/ }),

/***/ 7957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ formatMovingName)
/* harmony export */ });
/** One name that follows the latest version, as text for people. */
function formatMovingName({ name, status, version, reason, fix }) {
    if (status === 'moved')
        return `moved     ${name}: now ${version}`;
    if (status === 'planned')
        return `move      ${name} to ${version}`;
    return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`;
}


/***/ }),

/***/ 8716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ refuseForeignDecision)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7637);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4996);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1160);




/**
 * Throws NOT_OWNER for a run that may not decide about the module. Where `marks` in `registry.json` names owners, they alone may. Else a
 * run in a repository may that owns the module or holds the index, and so may a person who can write the index.
 */
function refuseForeignDecision(known, { repository, index }) {
    const { registry, module } = known;
    const isReserved = (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .mayMark */ .fq)(registry, repository);
    if (isReserved === true)
        return;
    const address = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(module.address));
    const own = repository === undefined ? 'a run without a repository' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository));
    if (isReserved === false) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `decisions about published versions, such as of ${address}, are reserved for ${(0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .markOwners */ .KW)(registry)} in registry.json; this is ${own}`, 'run it in a workflow of that repository, or name a clone of it: --repository DIR');
    }
    if (repository === undefined || mayPublish(known, repository, index))
        return;
    const owner = module.owner === null ? 'nobody yet' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(module.owner));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `${address} belongs to ${owner}; this is ${own}, which may not decide about it`, `run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository))}} to the owners of "marks" in registry.json`);
}
function mayPublish({ registry, module }, repository, index) {
    if (index !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRepository */ .ve)(repository, index))
        return true;
    if (module.owner === null)
        return (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .allowsOwner */ .eT)(registry, module.address, repository);
    return (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRepository */ .ve)(repository, module.owner);
}
function nameOf({ host, repository }) {
    return `${host}/${repository}`;
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


/***/ })

};
