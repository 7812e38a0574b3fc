export const id = 8125;
export const ids = [8125];
export const modules = {

/***/ 8125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCommand: () => (/* binding */ publishCommand)
});

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __webpack_require__(8169);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var http_backoff = __webpack_require__(5761);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(9123);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 1 modules
var index_store = __webpack_require__(9736);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(55);
// EXTERNAL MODULE: ./lib/composition/runtime.js
var composition_runtime = __webpack_require__(4994);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/doctor/client-walk.js + 1 modules
var client_walk = __webpack_require__(1973);
;// CONCATENATED MODULE: ./lib/doctor/wait.js






/** The same for people. */
function formatInstallation({ seconds, terraform }) {
    const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone';
    return `installable after ${(0,count/* counted */.h)(seconds, 'second')}, by ${clients}`;
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
            if (await backoff.wait(attempt))
                continue;
            const name = (0,base_error/* quote */.hD)(`${version.address} ${version.version}`);
            throw new base_error/* RegistryError */.gl('NOT_INSTALLABLE', `${name} is published, and cannot be installed after ${(0,count/* counted */.h)(elapsed(), 'second')}: ${opentofu.message}`, opentofu.fix);
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
    const access = { host: new URL(url).host, token: undefined };
    const walk = new client_walk/* ClientWalk */.L(opentofu, answers, access);
    const download = await walk.download(request);
    const stop = walk.stoppedAt;
    if (stop !== undefined)
        return { opentofu: { ...stop, fix: fixFor(stop, answers.isLastFromCache) } };
    if (download !== undefined && !isSameLocation(download, version.location)) {
        const message = `${(0,base_url/* printableUrl */.Zq)(download.url)} sends clients to ${(0,base_url/* printableUrl */.Zq)(download.location)}, not to ${(0,base_url/* printableUrl */.Zq)(version.location)}`;
        return { opentofu: { message, fix: OTHER_BRANCH_FIX } };
    }
    const other = new client_walk/* ClientWalk */.L(terraform, answers, access);
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
    async request(request) {
        const known = this.#answers.get(request.url);
        if (known !== undefined && !(0,client/* mayPass */.bg)(known))
            return known;
        const result = await this.#web.request(request);
        this.#answers.set(request.url, result);
        this.isLastFromCache = result.kind === 'response' && (0,client/* cacheNote */.N4)(result) !== '';
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

// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var module_git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(6714);
// EXTERNAL MODULE: ./lib/publish/publish.js + 7 modules
var publish = __webpack_require__(1049);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/publish/report-text.js
var report_text = __webpack_require__(8189);
// EXTERNAL MODULE: ./lib/cli/command.js + 1 modules
var command = __webpack_require__(1786);
;// CONCATENATED MODULE: ./lib/cli/publish.js


















/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000;
async function publishCommand(flags, runtime) {
    const { log } = runtime;
    const { keepGoing = false, strict = false, dryRun = false, expose, wait } = flags;
    const elapsed = (0,http_backoff/* secondsSince */.wv)(undefined);
    const tags = parseTags(flags);
    const selection = parseSelection(flags);
    const url = flags.url === undefined ? undefined : (0,registry_url/* parseOwnUrl */.N)(flags.url);
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const [openedIndex, modules] = await openBoth(runtime, { flags, selection, target });
    try {
        const { origin, packageStores } = modules;
        const { visibility, defaultKinds } = await readExposure(runtime, { expose, origin, target });
        const stores = new exposure/* GuardedStores */.rB(packageStores, {
            ...visibility,
            source: sourceVisibility(runtime, origin),
        });
        const repository = { ...modules, publisher: await (0,composition_modules/* identified */.AR)(modules, runtime) };
        const report = await (0,publish/* publish */.mk)({ tags, flags: selection, url, keepGoing, strict, dryRun, repair: flags.repair }, { ...openedIndex, repository, defaultKinds, stores, attestor: undefined, log });
        const backoff = wait === undefined || dryRun ? undefined : (0,http_backoff/* pollBackoff */.c1)(wait);
        const completed = (0,publish_report/* reworded */.Fg)(report, (refusal) => (0,command/* completeHint */.XQ)((0,composition_modules/* withConfigHint */.CZ)(refusal, modules.uncommittedConfig), flags.index));
        const waiting = { web: (0,web/* networkWeb */.jF)(log), backoff, elapsed, deploy: undefined, log };
        return await outcomeOf(completed, waiting, flags.verbose);
    }
    finally {
        await Promise.all([modules.close(), openedIndex.close()]);
    }
}
/** The index and the module repository. */
function openBoth(runtime, { flags, selection, target, }) {
    const { environment } = runtime;
    // Both run git; the first failure of the two is reported.
    return Promise.all([
        (0,index_store/* openIndex */.b6)(runtime, { target, token: (0,index_store/* indexToken */.gt)(environment), reading: 'paths', writes: !flags.dryRun }),
        (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository, {
            config: flags.config,
            oci: {
                host: selection['oci-repository']?.host,
                githubToken: environment['GITHUB_TOKEN'],
                repair: flags.repair,
            },
            github: (0,command/* gitHubServer */.fF)(environment),
        }),
    ]);
}
function parseTags({ tag, allTags = false, keepGoing, strict, versions, }) {
    if (allTags === (tag !== undefined))
        throw new command/* UsageError */.eb('one of --tag and --all-tags is needed, not both', 'name a tag (--tag v1.2.3) or publish them all (--all-tags)');
    if (tag !== undefined && versions !== undefined)
        throw new command/* UsageError */.eb('--versions is for --all-tags', 'leave it out: --tag names each version already');
    if (keepGoing && strict)
        throw new command/* UsageError */.eb('--keep-going and --strict contradict each other', 'leave one of them out');
    return tag ?? 'all';
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
async function outcomeOf(report, wait, isVerbose) {
    const refusals = (0,publish_report/* groupedRefusals */.GE)(report.failures);
    const json = (0,publish_report/* publishDocument */.JG)(report);
    const text = (0,report_text/* formatPublishReport */.r2)(report, isVerbose);
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
const UNRESTRICTED = {
    visibility: { package: 'public', interface: 'public' },
    defaultKinds: undefined,
};
/** Asks, at most once and only where it matters, who may read the origin of the modules. */
function sourceVisibility(runtime, { remote }) {
    return (0,composition_runtime/* once */.Oo)(async () => {
        if (remote === undefined || remote.scheme === 'file')
            return 'private';
        return (await visibilityOf(remote, runtime)) ?? 'private';
    });
}
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
    const plan = (0,exposure/* planExposure */.Lc)({ repository, module, index, expose: expose ?? 'none' });
    return plan.visibility.package === 'public' ? UNRESTRICTED : plan;
}
function isSameRemote(one, other) {
    const [a, b] = [(0,module_git_remote/* identityFromRemote */.tk)(one), (0,module_git_remote/* identityFromRemote */.tk)(other)];
    return a !== undefined && b !== undefined && (0,module_git_remote/* isSameRepository */.ve)(a, b);
}
function visibilityOf(remote, { environment, log, temporary }) {
    const httpsUrl = remote.scheme === 'ssh' ? (0,module_git_remote/* httpsUrlFromRemote */.FG)(remote) : undefined;
    return (0,git_remote/* readVisibility */.tQ)(new git.Git(environment, log), {
        remote: httpsUrl === undefined ? remote : (0,module_git_remote/* parseGitRemote */.IM)(httpsUrl),
        deadlineMs: EXPOSURE_ANSWER_MS,
        temporary,
    });
}


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   CZ: () => (/* binding */ withConfigHint),
/* harmony export */   PF: () => (/* binding */ openModuleRepository),
/* harmony export */   Rb: () => (/* binding */ withConfigHints)
/* harmony export */ });
/* unused harmony export openRemoteModules */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1400);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6127);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(991);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8317);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1123);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5953);












/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_2__.Git(environment, log);
    const found = (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.findRepository)(git, directory);
    // A git that does not run finds nothing either, and says why when it is asked for its version.
    found.catch(() => { });
    await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_2__.requireGit)(git);
    const repository = await found;
    const { origin = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_8__/* .originOf */ .yv)(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const isUncommitted = config === undefined && (await hasUncommittedConfig(git, directory));
    const uncommittedConfig = isUncommitted ? directory : undefined;
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_7__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_github_js__WEBPACK_IMPORTED_MODULE_10__/* .gitHubHome */ .Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .openModules */ .m)(git, repository, temporary);
    return {
        ...modules,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { log }),
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.readHead)(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        uncommittedConfig,
        publisher: origin.identity,
        repositoryUrl,
        packageStores: (0,_package_stores_js__WEBPACK_IMPORTED_MODULE_11__/* .packageStores */ .n)(runtime, { originUrl, repositoryUrl, home, oci }),
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
    if (!hasToken || !(0,_github_js__WEBPACK_IMPORTED_MODULE_10__/* .isGitHub */ .Wz)(publisher.host, environment['GITHUB_SERVER_URL']))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RegistryError */ .gl))
            throw error;
        log.warn(`the id of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(publisher.repository)} is not known: ${error.message}`);
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, _publish_config_js__WEBPACK_IMPORTED_MODULE_9__/* .configFormat */ .A5);
    return { at: async () => config };
}
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_8__/* .addressOf */ .ci)(identity);
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RegistryError */ .gl ? hinted(error, uncommitted) : error;
    }
}
/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
async function hasUncommittedConfig(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_9__/* .CONFIG_PATH */ .tF)))
        return false;
    const { code } = await git.run(['cat-file', '-e', `HEAD:./${_publish_config_js__WEBPACK_IMPORTED_MODULE_9__/* .CONFIG_PATH */ .tF}`], { cwd: directory });
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
    const way = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_9__/* .CONFIG_PATH */ .tF))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${_publish_config_js__WEBPACK_IMPORTED_MODULE_9__/* .CONFIG_PATH */ .tF}\ngit commit -m "Configure the module registry"\nor ${hint}`;
    return { code, message, hint: way };
}
/** What the work throws, with the way to the config file that could have changed it. */
async function withConfigHints(directory, work) {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RegistryError */ .gl ? hinted(error, directory) : error;
    }
}
/** The same error, with the hint. */
function hinted(error, directory) {
    const { code, message, hint } = withConfigHint(error, directory);
    return hint === error.hint ? error : new _base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RegistryError */ .gl(code, message, hint, { cause: error });
}


/***/ })

};
