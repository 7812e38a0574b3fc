export const id = 638;
export const ids = [638,268];
export const modules = {

/***/ 5638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __webpack_require__(2965);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(15761);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(18644);
// EXTERNAL MODULE: ./lib/adapters/http/limits.js
var limits = __webpack_require__(85897);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var http_transport = __webpack_require__(72268);
;// CONCATENATED MODULE: ./lib/adapters/http/web.js





/** The network, with the time limit of clients for each answer. */
function networkWeb(log, answerMs = limits/* ANSWER_MS */.Ki) {
    const transport = { ...(0,http_transport.networkTransport)(log), idleMs: answerMs, totalMs: answerMs };
    return {
        async ask(request) {
            const { url, token, maxRedirects, maxBytes } = request;
            const headers = { ...request.headers, 'Accept-Encoding': 'gzip' };
            const authorization = token === undefined ? undefined : `Bearer ${token}`;
            try {
                const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes };
                const answer = await (0,http_transport.follow)(get, transport, { maxRedirects, nextUrl });
                if (answer === undefined)
                    return failure('redirects', url, `redirects more than ${maxRedirects} times`);
                const bytes = decoded(answer, maxBytes);
                const { status } = answer;
                return { kind: 'answer', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes };
            }
            catch (error) {
                return failureOf(error, url);
            }
        },
    };
}
/** Where a response leads. As for clients, https may lead to http. */
function nextUrl({ status, headers, url }) {
    const location = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null)
        return undefined;
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
/** The failure of a request, as a result. Throws any other error. */
function failureOf(error, url) {
    if (error instanceof http_transport.Unreachable)
        return failure('unreachable', url, `cannot be reached: ${(0,base_error/* quote */.hD)(error.reason)}`);
    if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
        return failure('large', url, 'has more bytes than are read');
    throw error;
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,base_url/* printableUrl */.Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding') !== 'gzip')
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
}

// EXTERNAL MODULE: ./lib/doctor/wait.js + 12 modules
var doctor_wait = __webpack_require__(25801);
// EXTERNAL MODULE: ./lib/publish/publish.js
var publish = __webpack_require__(42004);
// EXTERNAL MODULE: ./lib/action/publish/run-resources.js + 3 modules
var run_resources = __webpack_require__(46181);
;// CONCATENATED MODULE: ./lib/action/publish/publish-tags.js









/** Publishes as the inputs say. The zip is kept in the directory `runtime.temporary`, which outlives the run. */
function run(action, runtime) {
    const kept = runtime.temporary;
    return (0,temporary/* withTemporaryDirectory */.n)(async (temporary) => {
        const packages = [];
        const outcome = await (0,run_resources/* withRunResources */.l)(action, { ...runtime, temporary }, async (resources) => {
            const report = await publishTags(action, resources, packages);
            return { report, ...(await waitForClients(report, action, resources)) };
        });
        return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) };
    }, kept);
}
function publishTags({ inputs, tags }, resources, packages) {
    const { modules } = resources;
    const repository = { ...modules, packer: rememberingPacker(modules.packer, packages) };
    const request = {
        tags,
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: inputs['keep-going'],
        dryRun: inputs['dry-run'],
        repair: inputs.repair,
    };
    return (0,publish/* publish */.m)(request, { ...resources, repository });
}
/** Deploys and waits as the inputs say. The versions stay published if that fails, so a failure is reported beside the results. */
async function waitForClients(report, { inputs, event }, { indexHome, log }) {
    const { deploy, wait } = inputs;
    if (inputs['dry-run'] || report.error !== undefined)
        return {};
    try {
        const installation = await (0,doctor_wait/* makeInstallable */.s)(report, {
            web: networkWeb(log),
            backoff: wait === undefined ? undefined : (0,backoff/* pollBackoff */.c1)(wait),
            elapsed: (0,backoff/* secondsSince */.wv)(event.taggedAt),
            deploy: deploy && (async () => startDeployment(await indexHome(), deploy)),
            log,
        });
        return { installation };
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return { missing: error };
        throw error;
    }
}
async function startDeployment(home, deploy) {
    const { requestDeployment } = await __webpack_require__.e(/* import() */ 563).then(__webpack_require__.bind(__webpack_require__, 83563));
    return requestDeployment(home, deploy);
}
function rememberingPacker(packer, packages) {
    return {
        async pack(request) {
            const pkg = await packer.pack(request);
            packages.push(pkg);
            return pkg;
        },
        discard: packer.discard,
    };
}
async function keepPackage(report, packages, directory) {
    const [result, ...others] = report.results;
    if (result === undefined || result.status === 'refused' || others.length > 0)
        return '';
    const pkg = packages.find(({ facts }) => facts.digest === result.package.digest);
    if (pkg === undefined)
        return '';
    const path = (0,external_node_path_.join)(directory, `${result.address.replaceAll('/', '-')}-${result.version}.zip`);
    await (0,promises_.copyFile)(pkg.file, path);
    return path;
}


/***/ }),

/***/ 46181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openModules),
  l: () => (/* binding */ withRunResources)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/adapters/git/fetched-repository.js
var fetched_repository = __webpack_require__(86543);
// EXTERNAL MODULE: ./lib/adapters/git/git.js + 1 modules
var git_git = __webpack_require__(77801);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 11 modules
var git_modules = __webpack_require__(86316);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(35023);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(95152);
;// CONCATENATED MODULE: ./lib/module/origin.js



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,git_remote/* parseGitRemote */.IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,git_remote/* identityFromRemote */.tk)(remote), remote };
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,repository_name/* addressFromRepository */.p)(owner, name);
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}

// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var publish_config = __webpack_require__(774);
// EXTERNAL MODULE: ./lib/composition/github.js
var composition_github = __webpack_require__(41123);
// EXTERNAL MODULE: ./lib/composition/package-stores.js + 3 modules
var package_stores = __webpack_require__(79228);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/composition/uncommitted-config.js




/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
async function hasUncommittedConfig(git, directory) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, publish_config/* CONFIG_PATH */.tF)))
        return false;
    const { code } = await git.run(['cat-file', '-e', `HEAD:./${publish_config/* CONFIG_PATH */.tF}`], { cwd: directory });
    return code !== 0;
}
/** A refusal for want of an address, with the way to the file that would have given it. */
function withConfigHint(error, directory) {
    if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'INVALID_ADDRESS')
        return error;
    const hint = `${(0,base_error/* quote */.hD)((0,external_node_path_.join)(directory, publish_config/* CONFIG_PATH */.tF))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${publish_config/* CONFIG_PATH */.tF}\ngit commit -m "Configure the module registry"\nor ${error.hint}`;
    return new base_error/* RegistryError */.gl(error.code, error.message, hint, { cause: error });
}

;// CONCATENATED MODULE: ./lib/composition/modules.js











/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new git_git/* Git */.TU(environment, log);
    const [repository] = await Promise.all([(0,module_repository/* findRepository */.W1)(git, directory), (0,git_git/* requireGit */.oj)(git)]);
    const { origin = originOf(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const isUncommitted = config === undefined && (await hasUncommittedConfig(git, directory));
    const originUrl = origin.remote && (0,git_remote/* httpsUrlFromRemote */.FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,composition_github/* gitHubHome */.Jg)(github, origin.identity, log);
    const { gitDirectory, head } = repository;
    const modules = (0,git_modules/* openModules */.m)(git, repository, temporary);
    return {
        ...modules,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary),
        released: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,module_repository/* readHead */.zy)(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, isUncommitted ? directory : undefined),
        publisher: origin.identity,
        repositoryUrl,
        packageStores: (0,package_stores/* packageStores */.n)(runtime, { originUrl, repositoryUrl, home, oci }),
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
    if (!hasToken || !isGitHub(publisher.host, environment['GITHUB_SERVER_URL']))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof RegistryError))
            throw error;
        log.warn(`the id of ${quote(publisher.repository)} is not known: ${error.message}`);
        return publisher;
    }
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = new git_git/* Git */.TU(runtime.environment, runtime.log);
    await (0,git_git/* requireGit */.oj)(git);
    const repository = { remote, token, temporary: runtime.temporary };
    const directory = 'tags' in source
        ? await (0,fetched_repository/* fetchTags */.u)(git, { ...repository, tags: source.tags, withTwins: true })
        : await (0,fetched_repository/* fetchCommit */.i)(git, {
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 88685));
    const config = await readConfigFile(path, publish_config/* configFormat */.A5);
    return { at: async () => config };
}
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return addressOf(identity);
    }
    catch (error) {
        throw uncommitted === undefined ? error : withConfigHint(error, uncommitted);
    }
}

// EXTERNAL MODULE: ./lib/publish/attestation.js
var attestation = __webpack_require__(33645);
// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(96714);
// EXTERNAL MODULE: ./lib/publish/guarded-stores.js
var guarded_stores = __webpack_require__(83426);
// EXTERNAL MODULE: ./lib/publish/sigstore.js
var publish_sigstore = __webpack_require__(32557);
// EXTERNAL MODULE: ./lib/action/github-server.js
var github_server = __webpack_require__(40751);
// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(52531);
;// CONCATENATED MODULE: ./lib/action/publish/run-resources.js








/**
 * Opens what a run needs, and closes it after the work, also if the work fails. Who may see what follows from what the server
 * says of both repositories. Throws WOULD_EXPOSE, PERMISSION, INVALID_INPUT.
 */
async function withRunResources(request, runtime, work) {
    const { inputs, event } = request;
    const indexRepository = (0,index_repository/* indexRepositoryOf */.c2)(inputs, event);
    refuseForeignDeployment(inputs, indexRepository);
    const modules = await openModules(request, runtime);
    let openedIndex;
    try {
        const { home, packageStores } = modules;
        const indexHome = (0,index_repository/* homeOfIndex */.NK)(event, indexRepository, runtime);
        const { visibility: module } = await home();
        const { visibility, defaultKinds } = (0,exposure/* planExposure */.L)({
            repository: event.repository,
            module,
            index: module === 'public' ? 'public' : await indexVisibility(event, indexRepository, indexHome),
            expose: inputs.expose,
        });
        const stores = new guarded_stores/* GuardedStores */.r(packageStores, visibility);
        openedIndex = await (0,index_repository/* openIndexRepository */.Rn)({ inputs, indexRepository, indexHome }, runtime);
        const attestor = await openAttestor(inputs, home, runtime);
        const { log } = runtime;
        return await work({ ...openedIndex, modules, stores, defaultKinds, attestor, indexHome, log });
    }
    finally {
        await Promise.all([modules.close(), openedIndex?.close()]);
    }
}
/** Opens the module repository alone, for work without an index. */
function openModules(request, runtime) {
    const { inputs, event } = request;
    const token = inputs['github-token'];
    return openRemoteModules(runtime, request, {
        remote: event.remote,
        identity: event.identity,
        token,
        config: inputs.config,
        oci: {
            host: inputs.selection['oci-repository']?.host,
            githubToken: token,
            repair: inputs.repair,
            username: inputs['oci-username'],
            password: inputs['oci-password'],
        },
        github: (0,github_server/* serverOfRun */.g)(event, runtime, { token, input: 'github-token' }),
    });
}
/** An index on another server is public unless proven otherwise, and nobody can prove it. */
async function indexVisibility(event, { repository }, indexHome) {
    if (repository === undefined)
        return 'public';
    if (repository.toLowerCase() === event.repository.toLowerCase())
        return 'private';
    return (await indexHome()).visibility;
}
/** The attestor for the packages of this run. A run that attests nothing loads none of its code. Throws INVALID_INPUT. */
async function openAttestor({ attest, 'dry-run': isDry }, home, { environment, idToken, log }) {
    if (attest === 'off' || isDry)
        return undefined;
    const sigstore = (0,publish_sigstore/* ownSigstore */.L)(environment);
    const { GitHubAttestor } = await Promise.all(/* import() */[__webpack_require__.e(179), __webpack_require__.e(423)]).then(__webpack_require__.bind(__webpack_require__, 49423));
    const repository = await home();
    // Each of the services is asked twice at most.
    const timeoutMs = (repository.github.server.retrySeconds * 1000) / 6;
    const attestor = new GitHubAttestor({ repository, sigstore, identity: { idToken, timeoutMs } });
    return attest === 'try' ? (0,attestation/* tolerantAttestor */.q)(attestor, log) : attestor;
}
function refuseForeignDeployment({ deploy }, { repository }) {
    if (deploy === undefined || repository !== undefined)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'input "deploy" is set, but the index is on another server than the workflow', 'remove "deploy" and let that server deploy what is pushed to it');
}


/***/ }),

/***/ 72268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Unreachable: () => (/* binding */ Unreachable),
/* harmony export */   bodyOfBytes: () => (/* binding */ bodyOfBytes),
/* harmony export */   follow: () => (/* binding */ follow),
/* harmony export */   isRead: () => (/* binding */ isRead),
/* harmony export */   networkTransport: () => (/* binding */ networkTransport),
/* harmony export */   send: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10206);
/* harmony import */ var _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98241);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85897);








/** A body that is in memory. */
function bodyOfBytes(bytes) {
    return {
        size: bytes.length,
        async *open() {
            yield bytes;
        },
    };
}
function networkTransport(log, secrets = new _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__/* .SecretMask */ .fZ()) {
    return { log, secrets, idleMs: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .IDLE_MS */ .GS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/**
 * Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link Unreachable}
 * (STORE_UNREACHABLE) where no response comes, LIMIT_EXCEEDED where its body is larger than allowed.
 */
async function send(request, { log, idleMs, totalMs }) {
    const { method, url } = request;
    const timeout = new AbortController();
    const timer = totalMs && globalThis.setTimeout(() => timeout.abort(), totalMs);
    const target = `${url.origin}${url.pathname}`;
    try {
        const response = await begin(request, idleMs, timeout);
        const status = response.statusCode ?? 0;
        log.debug(`${method} ${target} ${status}`);
        return { status, headers: headersOf(response), bytes: await readBody(response, request), url };
    }
    catch (cause) {
        if (cause instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl)
            throw cause;
        log.debug(`${method} ${target} failed`);
        const limit = totalMs === undefined ? `no data for ${idleMs / 1000} s` : `no answer within ${totalMs / 1000} s`;
        throw new Unreachable(url, timeout.signal.aborted ? limit : reasonOf(cause), { cause });
    }
    finally {
        clearTimeout(timer);
    }
}
/**
 * Sends a request and follows its redirects; undefined where there are more than allowed. The Authorization header goes to the
 * origin of the request alone, and no more once another origin has had its say. Throws what {@link send} and the rules throw.
 */
async function follow(request, transport, { maxRedirects, nextUrl }) {
    let { url, authorization } = request;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
        if (url.origin !== request.url.origin)
            authorization = undefined;
        const response = await send({ ...request, url, authorization }, transport);
        const next = nextUrl(response);
        if (next === undefined)
            return response;
        url = next;
    }
    return undefined;
}
/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request, idleMs, timeout) {
    const { method, url, body, authorization } = request;
    const headers = {
        'User-Agent': 'module-registry',
        ...request.headers,
        ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const start = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return new Promise((resolve, reject) => {
        const outgoing = start(url, { method, headers, timeout: idleMs, signal: timeout.signal });
        outgoing.on('timeout', () => timeout.abort());
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
            // A response may come before the request is sent whole; its connection cannot be used again.
            response.on('close', () => outgoing.writableFinished || outgoing.destroy());
            resolve(response);
        });
        if (body === undefined)
            outgoing.end();
        else
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(body.open(), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, { url, maxBytes = _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MANIFEST_BYTES */ .Z, into }) {
    const chunks = [];
    const keep = response.statusCode === 200 && into !== undefined ? into : (chunk) => chunks.push(chunk);
    let size = 0;
    for await (const chunk of response) {
        size += chunk.length;
        if (size > maxBytes)
            throw tooLarge(url, maxBytes);
        await keep(chunk);
    }
    return Buffer.concat(chunks);
}
function tooLarge(url, maxBytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the OCI registry ${url.host} answers ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(url.pathname)} with more than ${maxBytes} bytes`, 'manifests have at most 4 MiB: delete this one, or name another repository with --oci-repository');
}
/** A host with several addresses fails with one error for each, in an AggregateError without a message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** STORE_UNREACHABLE: the request failed in a way that a second try may not. */
class Unreachable extends _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl {
    reason;
    /** Milliseconds that the server asks to wait; 0 where it does not. */
    retryAfterMs;
    constructor(url, reason, { retryAfterMs = 0, cause } = {}) {
        super('STORE_UNREACHABLE', `the OCI registry ${url.host} cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(reason)}`, 'run it again: uploads that are complete are kept, and nothing is published before all of them are', { cause });
        this.reason = reason;
        this.retryAfterMs = retryAfterMs;
    }
}


/***/ }),

/***/ 42004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _publish_releases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51561);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50615);
/* harmony import */ var _select_releases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85511);



const NO_TAGS = 'no tags found that are versions: push one (git tag v1.0.0, then git push origin v1.0.0); in a clone without tags, fetch them first (git fetch --tags)';
/**
 * Tags → releases → packages → one index commit. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
async function publish(request, context) {
    const { repository, defaultKinds, stores, attestor, log } = context;
    repository.interfaces.prepare();
    const selected = await (0,_select_releases_js__WEBPACK_IMPORTED_MODULE_2__/* .selectReleases */ .V)(request, { ...repository, defaultKinds, log });
    const { selections, refused, ignored } = selected;
    if (request.tags === 'all' && selections.length + refused.length + ignored.size === 0)
        log.warn(NO_TAGS);
    const { url, keepGoing, dryRun, limits } = request;
    const outcome = await (0,_publish_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .publishReleases */ .s)([{ ...selected, repository, stores, attestor }], {
        url,
        dryRun,
        limits,
        refusalCosts: keepGoing ? 'tag' : 'run',
        restore: restoreMode(request),
        skipsRemoved: request.tags === 'all',
    }, context);
    if (request.tags === 'all')
        adviseRefused(outcome, log);
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)(outcome, dryRun ? 'planned' : 'published');
}
/** Of many tags some are old mistakes, which nobody can mend. */
function adviseRefused({ parts, isRefused }, log) {
    const refused = parts.flatMap(({ refusals }) => refusals).length;
    if (refused === 0)
        return;
    const tags = refused === 1 ? '1 tag is refused' : `${refused} tags are refused`;
    const result = isRefused ? `${tags}, so nothing is published; keep-going publishes the others` : tags;
    log.warn(`${result}. To leave old tags out for good, name them in .module-registry.yml, with * for any characters:
ignore-tags: [{ tag: "v0.*", reason: "for Terraform 0.11" }]`);
}
/** A run over all tags reads what it must; whoever names a tag, or asks for a repair, has its files looked at. */
function restoreMode({ tags, repair }) {
    if (repair)
        return 'changed';
    return tags === 'all' ? undefined : 'missing';
}


/***/ }),

/***/ 32557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ownSigstore),
/* harmony export */   M: () => (/* binding */ sigstoreOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35023);



/**
 * GitHub's own choice: public repositories sign in public, private ones with a service of GitHub that publishes nothing.
 * Undefined for GitHub Enterprise Server, which has none. https://docs.github.com/actions/concepts/security/artifact-attestations
 */
function sigstoreOf(serverUrl, visibility) {
    const { hostname } = new URL(serverUrl);
    if (hostname === 'github.com' && visibility === 'public')
        return { fulcioUrl: 'https://fulcio.sigstore.dev', rekorUrl: 'https://rekor.sigstore.dev' };
    const domain = hostname === 'github.com' ? 'githubapp.com' : hostname;
    if (domain !== 'githubapp.com' && !domain.endsWith('.ghe.com'))
        return undefined;
    return { fulcioUrl: `https://fulcio.${domain}`, timestampUrl: `https://timestamp.${domain}` };
}
/**
 * A Sigstore of one's own, by MODULE_REGISTRY_FULCIO_URL and with it one of MODULE_REGISTRY_REKOR_URL and
 * MODULE_REGISTRY_TIMESTAMP_URL; undefined without the first. Throws INVALID_INPUT.
 */
function ownSigstore(environment) {
    const [fulcioUrl, rekorUrl, timestampUrl] = ['FULCIO', 'REKOR', 'TIMESTAMP'].map((service) => serviceUrl(environment, `MODULE_REGISTRY_${service}_URL`));
    return fulcioUrl === undefined ? undefined : { fulcioUrl, rekorUrl, timestampUrl };
}
function serviceUrl(environment, name) {
    const text = environment[name] ?? '';
    if (text === '')
        return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname));
    if (url !== undefined && isSafe)
        return url.href.replace(/\/+$/, '');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable ${name} is ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)}, not an https URL`, 'write it as https://fulcio.example.com, or leave it out');
}


/***/ })

};
