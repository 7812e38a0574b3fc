export const id = 885;
export const ids = [885];
export const modules = {

/***/ 2268:
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
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(206);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4360);







/** A body that is in memory. */
function bodyOfBytes(bytes) {
    return {
        size: bytes.length,
        async *open() {
            yield bytes;
        },
    };
}
const IDLE_MS = 120_000;
function networkTransport(log, secrets = new _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_6__/* .SecretMask */ .fZ()) {
    return { log, secrets, idleMs: IDLE_MS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms) };
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
async function readBody(response, { url, maxBytes = _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_MANIFEST_BYTES */ .ZJ, into }) {
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

/***/ 5928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCommand: () => (/* binding */ publishCommand)
});

// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var http_backoff = __webpack_require__(5761);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(9123);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/adapters/git/fetch.js
var fetch = __webpack_require__(7447);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(6714);
;// CONCATENATED MODULE: ./lib/composition/exposure.js





/** What a server has to say who may read a repository. */
const ANSWER_MS = 10_000;
const UNRESTRICTED = {
    visibility: { package: 'public', interface: 'public' },
    defaultKinds: undefined,
};
/**
 * What a run without an event may show, by who may read the origin of the modules and the index: both servers are asked without
 * credentials, over https where the remote is ssh. It sends no request and hides nothing where the modules have no remote
 * origin, the index is a directory or a local repository, both are one repository, or `expose` is `all`. A module
 * repository of unknown visibility counts as public unless the user has set `expose`, then as private; an index of unknown
 * visibility counts as public. No failure of a request ends the run. Throws WOULD_EXPOSE.
 */
async function readExposure(runtime, { expose, origin, target }) {
    const { remote } = origin;
    if (expose === 'all' || remote === undefined || remote.scheme === 'file')
        return UNRESTRICTED;
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return UNRESTRICTED;
    if (isSameRemote(remote, target.remote))
        return UNRESTRICTED;
    const repository = origin.identity?.repository ?? remote.url;
    const module = await visibilityOf(remote, runtime);
    if (module === 'public')
        return UNRESTRICTED;
    if (module === undefined && expose === undefined) {
        runtime.log.warn(`the visibility of ${(0,base_error/* quote */.hD)(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`);
        return UNRESTRICTED;
    }
    const index = (await visibilityOf(target.remote, runtime)) ?? 'public';
    const plan = (0,exposure/* planExposure */.L)({ repository, module, index, expose: expose ?? 'none' });
    return plan.visibility.package === 'public' ? UNRESTRICTED : plan;
}
function isSameRemote(one, other) {
    const [a, b] = [(0,git_remote/* identityFromRemote */.tk)(one), (0,git_remote/* identityFromRemote */.tk)(other)];
    return a !== undefined && b !== undefined && (0,git_remote/* isSameRepository */.ve)(a, b);
}
function visibilityOf(remote, { environment, log, temporary }) {
    const httpsUrl = remote.scheme === 'ssh' ? (0,git_remote/* httpsUrlFromRemote */.FG)(remote) : undefined;
    return (0,fetch/* readVisibility */.tQ)(new git/* Git */.TU(environment, log), {
        remote: httpsUrl === undefined ? remote : (0,git_remote/* parseGitRemote */.IM)(httpsUrl),
        signal: AbortSignal.timeout(ANSWER_MS),
        temporary,
    });
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 10 modules
var index_store = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/composition/modules.js + 1 modules
var composition_modules = __webpack_require__(2722);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/doctor/client-walk.js + 5 modules
var client_walk = __webpack_require__(6357);
// EXTERNAL MODULE: ./lib/doctor/web-answer.js
var web_answer = __webpack_require__(3132);
;// CONCATENATED MODULE: ./lib/doctor/wait.js






/** The same for people. */
function formatInstallation({ seconds, terraform }) {
    const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone';
    return `installable after ${seconds} seconds, by ${clients}`;
}
/**
 * Requests a deployment of the site, and polls the public registry until it answers each version of the run with the
 * location that was committed. If the run changed nothing and a version cannot be installed, a deployment was missed: it is
 * requested again, once. Throws NOT_INSTALLABLE with what was seen last; the versions stay published.
 */
async function makeInstallable(report, dependencies) {
    const { registryUrl, index } = report;
    const { backoff, web, log, elapsed } = dependencies;
    const isChanged = index.changed.length > 0;
    if (isChanged)
        await dependencies.deploy?.();
    if (backoff === undefined)
        return undefined;
    if (registryUrl === null)
        throw new base_error/* RegistryError */.gl('NOT_INSTALLABLE', 'the index has no public URL, so nobody can say whether its versions can be installed', 'set it once: module-registry init --index … --url https://modules.example.com');
    let deploy = isChanged ? undefined : dependencies.deploy;
    let terraformOnly;
    // Unchanged versions too: a run that ended while it waited is run again.
    for (const version of report.results.filter((result) => result.status !== 'refused')) {
        for (let attempt = 1;; attempt += 1) {
            const { opentofu, terraform } = await obstaclesTo(version, registryUrl, web);
            terraformOnly ??= terraform;
            if (opentofu === undefined)
                break;
            log.info(`waiting   ${opentofu.message}`);
            await deploy?.();
            deploy = undefined;
            if (!(await backoff.wait(attempt)))
                throw notInstallable(version, opentofu, elapsed());
        }
    }
    if (terraformOnly !== undefined)
        log.warn(`OpenTofu can install it, Terraform cannot: ${terraformOnly.message}\n${terraformOnly.fix}`);
    return { seconds: elapsed(), terraform: terraformOnly === undefined };
}
async function obstaclesTo(version, url, web) {
    const answers = new RememberedAnswers(web);
    const [terraform, opentofu] = client/* CLIENTS */.ro;
    const request = { url, address: (0,module_address/* parseModuleAddress */.E9)(version.address), version: version.version };
    const walk = new client_walk/* ClientWalk */.L(opentofu, { web: answers, token: undefined });
    const download = await walk.download(request);
    const stop = walk.stoppedAt;
    if (stop !== undefined)
        return { opentofu: { ...stop, fix: fixFor(stop, answers.isLastFromCache) } };
    if (download !== undefined && !isSameLocation(download, version.location)) {
        const message = `${(0,base_url/* printableUrl */.Zq)(download.url)} sends clients to ${(0,base_url/* printableUrl */.Zq)(download.location)}, not to ${(0,base_url/* printableUrl */.Zq)(version.location)}`;
        return { opentofu: { message, fix: OTHER_BRANCH_FIX } };
    }
    const other = new client_walk/* ClientWalk */.L(terraform, { web: answers, token: undefined });
    const named = await other.download(request);
    if (named !== undefined)
        await other.source(named);
    return { terraform: other.stoppedAt };
}
/** Sends no request again that got a response: Terraform is judged by the responses that OpenTofu got. */
class RememberedAnswers {
    #web;
    #answers = new Map();
    isLastFromCache = false;
    constructor(web) {
        this.#web = web;
    }
    async ask(request) {
        const known = this.#answers.get(request.url);
        if (known !== undefined && !(0,web_answer/* mayPass */.bg)(known))
            return known;
        const result = await this.#web.ask(request);
        this.#answers.set(request.url, result);
        this.isLastFromCache = result.kind === 'answer' && (0,web_answer/* cacheNote */.N4)(result) !== '';
        return result;
    }
}
/** A `serve` in front of the index adds how long a location is valid, and its signature. */
function isSameLocation({ url, location }, committed) {
    return withoutSignature(location, url) === withoutSignature(committed, url);
}
function withoutSignature(location, base) {
    if (!URL.canParse(location, base))
        return location;
    const url = new URL(location, base);
    for (const name of ['expires', 'signature'])
        url.searchParams.delete(name);
    return url.href;
}
const OTHER_BRANCH_FIX = 'see that the host serves the branch that this run commits to (inputs "index-repository" and "index-branch")';
/** Checks that fail while a host, or a cache in front of it, has an older deployment. */
const OLD_DEPLOYMENT = new Set([
    'DISCOVERY_STATUS',
    'VERSIONS_UNREACHABLE',
    'VERSIONS_STATUS',
    'VERSIONS_EMPTY',
    'MODULE_NOT_FOUND',
    'VERSION_NOT_LISTED',
    'DOWNLOAD_UNREACHABLE',
    'DOWNLOAD_STATUS',
]);
function fixFor({ code, fix }, isFromCache) {
    if (!OLD_DEPLOYMENT.has(code))
        return fix;
    if (isFromCache)
        return 'a cache in front of the host keeps what it has: wait longer than its max-age, or purge it when the site is deployed';
    if (code === 'DISCOVERY_STATUS')
        return fix;
    return 'see that the site is deployed from the index branch after each commit (input "deploy"; pushes by the token of a job start nothing), then run it again or wait longer';
}
function notInstallable(version, { message, fix }, seconds) {
    return new base_error/* RegistryError */.gl('NOT_INSTALLABLE', `${(0,base_error/* quote */.hD)(`${version.address} ${version.version}`)} is published, and cannot be installed after ${seconds} seconds: ${message}`, fix);
}

// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(774);
// EXTERNAL MODULE: ./lib/publish/guarded-stores.js
var guarded_stores = __webpack_require__(3426);
// EXTERNAL MODULE: ./lib/publish/publish-releases.js + 14 modules
var publish_releases = __webpack_require__(6701);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
;// CONCATENATED MODULE: ./lib/publish/publish.js



const NO_TAGS = 'no tags found that are versions: push one (git tag v1.0.0, then git push origin v1.0.0); in a clone without tags, fetch them first (git fetch --tags)';
/**
 * Tags → releases → packages → one index commit. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
async function publish(request, context) {
    const { repository, defaultKinds, stores, attestor, log } = context;
    repository.interfaces.prepare();
    const selected = await (0,select_releases/* selectReleases */.V)(request, { ...repository, defaultKinds, log });
    if (request.tags === 'all' && selected.selections.length + selected.refused.length === 0)
        log.warn(NO_TAGS);
    const { url, keepGoing, dryRun } = request;
    const outcome = await (0,publish_releases/* publishReleases */.s)([{ ...selected, repository, stores, attestor }], { url, dryRun, refusalCosts: keepGoing ? 'tag' : 'run', restore: restoreMode(request) }, context);
    return (0,publish_report/* reportOf */.EI)(outcome, dryRun ? 'planned' : 'published');
}
/** A run over all tags reads what it must; whoever names a tag, or asks for a repair, has its files looked at. */
function restoreMode({ tags, repair }) {
    if (repair)
        return 'changed';
    return tags === 'all' ? undefined : 'missing';
}

// EXTERNAL MODULE: ./lib/publish/refusals.js
var publish_refusals = __webpack_require__(5754);
// EXTERNAL MODULE: ./lib/cli/command.js + 1 modules
var command = __webpack_require__(1786);
// EXTERNAL MODULE: ./lib/cli/complete-hint.js
var complete_hint = __webpack_require__(3925);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/publish.js

















async function publishCommand(flags, runtime) {
    const { environment, log } = runtime;
    const { keepGoing = false, dryRun = false, expose, wait } = flags;
    const elapsed = (0,http_backoff/* secondsSince */.wv)(undefined);
    const tags = parseTags(flags);
    const selection = parseSelection(flags);
    const url = flags.url === undefined ? undefined : (0,registry_url/* parseOwnUrl */.N)(flags.url);
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    // Both run git; the first failure of the two is reported.
    const [openedIndex, modules] = await Promise.all([
        (0,index_store/* openIndex */.b6)(runtime, { target, token: (0,tokens/* indexToken */.gt)(environment), reading: 'paths' }),
        (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository, {
            config: flags.config,
            oci: {
                host: selection['oci-repository']?.host,
                githubToken: environment['GITHUB_TOKEN'],
                repair: flags.repair,
            },
            github: (0,tokens/* gitHubServer */.fF)(environment),
        }),
    ]);
    try {
        const { origin, packageStores } = modules;
        const { visibility, defaultKinds } = await readExposure(runtime, { expose, origin, target });
        const stores = new guarded_stores/* GuardedStores */.r(packageStores, visibility);
        const repository = { ...modules, publisher: await (0,composition_modules/* identified */.AR)(modules, runtime) };
        const report = await publish({ tags, flags: selection, url, keepGoing, dryRun, repair: flags.repair }, { ...openedIndex, repository, defaultKinds, stores, attestor: undefined, log });
        const backoff = wait === undefined || dryRun ? undefined : (0,http_backoff/* pollBackoff */.c1)(wait);
        const completed = (0,publish_report/* reworded */.Fg)(report, (refusal) => (0,complete_hint/* completeHint */.X)(refusal, flags.index));
        return await outcomeOf(completed, { web: (0,web/* networkWeb */.jF)(log), backoff, elapsed, deploy: undefined, log });
    }
    finally {
        await Promise.all([modules.close(), openedIndex.close()]);
    }
}
function parseTags({ tag, allTags = false }) {
    if (allTags !== (tag !== undefined))
        return tag ?? 'all';
    throw new command/* UsageError */.eb('one of --tag and --all-tags is needed, not both', 'name a tag (--tag v1.2.3) or publish them all (--all-tags)');
}
/** Parses the flags that the config file and the action's inputs have too. Throws INVALID_INPUT, naming the flag. */
function parseSelection(flags) {
    const values = new Map(Object.entries(flags));
    const texts = Object.keys(config/* selectionOptions */.lo.shape).map((name) => [name, values.get(camelCase(name))]);
    return (0,schema/* parseOptions */.Ac)(config/* selectionOptions */.lo, Object.fromEntries(texts), (name) => `--${name}`);
}
/** Commander gives the value of `--module-path` as `modulePath`. */
function camelCase(name) {
    return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
/** The report, and whether clients can install what was published, where somebody wants to know. */
async function outcomeOf(report, wait) {
    const refusals = (0,publish_refusals/* groupedRefusals */.GE)(report.results.filter((result) => result.status === 'refused'));
    const json = (0,publish_report/* publishDocument */.JG)(report);
    const text = (0,publish_report/* formatPublishReport */.r2)(report);
    if (report.error !== undefined)
        return { json, text, refusals };
    try {
        const installation = await makeInstallable(report, wait);
        const line = installation === undefined ? '' : `\n${formatInstallation(installation)}`;
        return { json: { ...json, installation }, text: `${text}${line}`, refusals };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        return { json: { ...json, error: error.toRefusal() }, text, refusals: [...refusals, error] };
    }
}


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AR: () => (/* binding */ identified),
  PF: () => (/* binding */ openModuleRepository)
});

// UNUSED EXPORTS: openRemoteModules

// EXTERNAL MODULE: ./lib/adapters/git/fetched-repository.js
var fetched_repository = __webpack_require__(6543);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 11 modules
var git_modules = __webpack_require__(6316);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(5152);
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
var composition_github = __webpack_require__(1123);
// EXTERNAL MODULE: ./lib/composition/package-stores.js + 4 modules
var package_stores = __webpack_require__(1240);
;// CONCATENATED MODULE: ./lib/composition/modules.js










/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new git_git/* Git */.TU(environment, log);
    const [repository] = await Promise.all([(0,module_repository/* findRepository */.W1)(git, directory), (0,git_git/* requireGit */.oj)(git)]);
    const { origin = originOf(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const originUrl = origin.remote && (0,git_remote/* httpsUrlFromRemote */.FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,composition_github/* gitHubHome */.Jg)(github, origin.identity, log);
    const { gitDirectory, head } = repository;
    const modules = (0,git_modules/* openModules */.m)(git, repository, temporary);
    return {
        ...modules,
        config: config ?? modules.config,
        tags: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary),
        released: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,module_repository/* readHead */.zy)(git, gitDirectory),
        origin,
        defaultAddress: () => addressOf(origin.identity),
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
    if (!hasToken || !(0,composition_github/* isGitHub */.Wz)(publisher.host, environment['GITHUB_SERVER_URL']))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        log.warn(`the id of ${(0,base_error/* quote */.hD)(publisher.repository)} is not known: ${error.message}`);
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, publish_config/* configFormat */.A5);
    return { at: async () => config };
}


/***/ }),

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   T4: () => (/* binding */ matchManifest),
/* harmony export */   ZJ: () => (/* binding */ MAX_MANIFEST_BYTES),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony export renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1260);






/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg';
const ZIP_TYPE = 'archive/zip';
/** OCI registries may refuse larger manifests, and OpenTofu refuses those of 5 MiB and more. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
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
    layers: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(layer).optional(),
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


/***/ })

};
