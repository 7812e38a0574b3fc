export const id = 8125;
export const ids = [8125];
export const modules = {

/***/ 247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ commitHistory)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Commits between two releases that are read. More are LIMIT_EXCEEDED; before a first release the newest are read. */
const MAX_COMMITS = 20_000;
/** One record for each commit; no text of a commit holds a zero byte. https://git-scm.com/docs/pretty-formats */
const FORMAT = '%x01%H%x00%P%x00%an%x00%s%x00%(trailers:key=Release,valueonly,separator=%x2C)%x00';
const RECORD = /\x01(?=[0-9a-f]{40}\0)/;
/** The history of a repository, without what its configuration says of it. */
function commitHistory(git, gitDirectory) {
    const run = async (args, input = '') => {
        const result = await git.run(args, { gitDirectory, input });
        if (result.code !== 0)
            throw unreadable(result);
        return result.stdout;
    };
    return {
        async between({ base, head }, directories) {
            const limit = `--max-count=${MAX_COMMITS + 1}`;
            const listed = await run(['rev-list', limit, ...(base === undefined ? [] : [`^${base}`]), head, '--']);
            const ids = listed.split('\n').filter((id) => id !== '');
            if (base !== undefined && ids.length > MAX_COMMITS)
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `there are more than ${MAX_COMMITS} commits since the last release, ${base}`, 'tag the next release by hand: git tag -a v1.2.0');
            const shown = ['--stdin', '--root', '-r', '-z', '--name-only', '--always', '--diff-merges=first-parent'];
            const args = ['--literal-pathspecs', 'diff-tree', ...shown, `--format=${FORMAT}`, '--', ...directories];
            return parseCommits(await run(args, ids.map((id) => `${id}\n`).join('')));
        },
        async isAncestor(commit, descendant) {
            const result = await git.run(['merge-base', '--is-ancestor', commit, descendant], { gitDirectory });
            if (result.code > 1)
                throw unreadable(result);
            return result.code === 0;
        },
        async find(name) {
            const args = ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`];
            const { code, stdout } = await git.run(args, { gitDirectory });
            return code === 0 ? stdout.trim() : undefined;
        },
    };
}
function parseCommits(output) {
    return output
        .split(RECORD)
        .slice(1)
        .map((record) => {
        const [id = '', parents = '', author = '', subject = '', trailers = '', ...rest] = record.split('\0');
        const [first, ...paths] = rest.filter((path) => path !== '');
        return {
            id,
            parents: parents.split(' ').filter((parent) => parent !== ''),
            author,
            subject,
            trailers: trailers.split(',').filter((value) => value.trim() !== ''),
            // A line break is between the commit and its paths.
            paths: first === undefined ? [] : [first.replace(/^\n/, ''), ...paths],
        };
    });
}
function unreadable({ stderr }) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the history of the repository cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stderr.trim())}`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}


/***/ }),

/***/ 8125:
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
// EXTERNAL MODULE: ./lib/composition/index-store.js + 1 modules
var index_store = __webpack_require__(9736);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(55);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/doctor/client-walk.js + 1 modules
var client_walk = __webpack_require__(1973);
;// CONCATENATED MODULE: ./lib/doctor/wait.js






function formatInstallation({ seconds, terraform }) {
    const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone';
    return `installable after ${(0,count/* counted */.h)(seconds, 'second')}, by ${clients}`;
}
/**
 * Requests a deployment of the site, and polls the public registry until it answers each version of the run with the
 * location that was committed. If the run changed nothing and a version cannot be installed, a deployment was missed: it is
 * requested again, once. NOT_INSTALLABLE says what was seen last.
 */
async function makeInstallable(report, dependencies) {
    if (report.error !== undefined)
        return {};
    try {
        return { installation: await installationOf(report, dependencies) };
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return { missing: error.toRefusal() };
        throw error;
    }
}
async function installationOf(report, dependencies) {
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
// EXTERNAL MODULE: ./lib/publish/publish.js + 7 modules
var publish = __webpack_require__(1049);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/publish/report-text.js
var report_text = __webpack_require__(8189);
// EXTERNAL MODULE: ./lib/cli/command.js + 1 modules
var command = __webpack_require__(1786);
// EXTERNAL MODULE: ./lib/cli/selection-flags.js
var selection_flags = __webpack_require__(822);
;// CONCATENATED MODULE: ./lib/cli/publish.js











async function publishCommand(flags, runtime) {
    const { environment, log } = runtime;
    const { wait, expose } = flags;
    const elapsed = (0,http_backoff/* secondsSince */.wv)(undefined);
    const request = parseRequest(flags);
    const { dryRun, repair } = request;
    // Both run git; the first failure of the two is reported.
    const [openedIndex, modules] = await Promise.all([
        (0,index_store/* openIndex */.b6)(runtime, { index: flags.index, reading: 'paths', writes: !dryRun }),
        (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository, {
            config: flags.config,
            oci: {
                host: request.flags['oci-repository']?.host,
                githubToken: environment['GITHUB_TOKEN'],
                repair,
            },
            github: (0,command/* gitHubServer */.fF)(environment),
        }),
    ]);
    try {
        const context = {
            ...openedIndex,
            ...(await (0,composition_modules/* guardStores */.AZ)(modules, { expose, target: openedIndex.target }, runtime)),
            repository: { ...modules, publisher: await (0,composition_modules/* identified */.AR)(modules, runtime) },
            attestor: undefined,
            log,
        };
        const published = await (0,publish/* publish */.mk)(request, context);
        const report = (0,publish_report/* reworded */.Fg)(published, modules.withConfigHint);
        const refused = (0,publish_report/* groupedRefusals */.GE)(report.failures);
        const backoff = wait === undefined || dryRun ? undefined : (0,http_backoff/* pollBackoff */.c1)(wait);
        const waiting = { web: (0,web/* networkWeb */.jF)(log), backoff, elapsed, deploy: undefined, log };
        const { installation, missing } = await makeInstallable(report, waiting);
        const text = (0,report_text/* formatPublishReport */.r2)(report, flags.verbose);
        return {
            json: { ...(0,publish_report/* publishDocument */.JG)(report), installation, ...(missing && { error: missing }) },
            text: installation === undefined ? text : `${text}\n${formatInstallation(installation)}`,
            refusals: missing === undefined ? refused : [...refused, missing],
        };
    }
    finally {
        await Promise.all([modules.close(), openedIndex.close()]);
    }
}
/** What the flags ask for. Throws INVALID_INPUT, naming the flag. */
function parseRequest(flags) {
    const { keepGoing = false, strict, dryRun = false, repair } = flags;
    const tags = parseTags(flags);
    const selection = (0,selection_flags/* parseSelectionFlags */.J)(flags);
    const url = flags.url === undefined ? undefined : (0,registry_url/* parseOwnUrl */.N)(flags.url);
    return { tags, flags: selection, url, keepGoing, strict, dryRun, repair };
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


/***/ }),

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseSelectionFlags)
/* harmony export */ });
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8317);


/** Parses the flags that the config file and the action's inputs have too. Throws INVALID_INPUT, naming the flag. */
function parseSelectionFlags(flags) {
    const values = new Map(Object.entries(flags));
    const texts = Object.keys(_publish_config_js__WEBPACK_IMPORTED_MODULE_1__/* .selectionOptions */ .lo.shape).map((name) => [
        name,
        values.get(name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())),
    ]);
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(_publish_config_js__WEBPACK_IMPORTED_MODULE_1__/* .selectionOptions */ .lo, Object.fromEntries(texts), (name) => `--${name}`);
}


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   AZ: () => (/* binding */ guardStores),
/* harmony export */   PF: () => (/* binding */ openModuleRepository)
/* harmony export */ });
/* unused harmony exports openRemoteModules, visibilityOf, addressOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_index_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7011);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1400);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6127);
/* harmony import */ var _adapters_git_release_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(247);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(991);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8317);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6714);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9265);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3687);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4994);
















/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000;
/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const config = await namedConfig(options.config);
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log);
    const found = (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.findRepository)(git, directory);
    // A git that does not run finds nothing either, and says why when it is asked for its version.
    found.catch(() => { });
    await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.requireGit)(git);
    const repository = await found;
    const { origin = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .originOf */ .yv)(repository.originUrl), oci, github } = options;
    const { uncommittedConfig: place } = repository;
    const uncommittedConfig = config === undefined && place !== undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, _publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .CONFIG_PATH */ .tF) : undefined;
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_forge_js__WEBPACK_IMPORTED_MODULE_13__/* .gitHubHome */ .Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .openModules */ .mb)(git, repository, temporary);
    const tags = (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { log });
    return {
        ...modules,
        gitDirectory,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags,
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        history: (0,_adapters_git_release_history_js__WEBPACK_IMPORTED_MODULE_5__/* .commitHistory */ .C)(git, gitDirectory),
        taggedHead: () => readHead(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        withConfigHint: (refusal) => withConfigHint(refusal, uncommittedConfig),
        publisher: origin.identity,
        repositoryUrl,
        uncommittedConfig,
        packageStores: (0,_package_stores_js__WEBPACK_IMPORTED_MODULE_14__/* .packageStores */ .n)(runtime, {
            originUrl,
            repositoryUrl,
            home,
            oci,
            notesOf: (tag) => readNotes(git, repository, tag),
            releasedTags: options.announces ? async () => (await tags.all()).map(({ tag }) => tag) : undefined,
        }),
        home,
    };
}
/**
 * The publisher, with the ids that its server knows it by where there is a token to ask with. GITHUB_TOKEN is for github.com, ghe.com
 * and the host of GITHUB_SERVER_URL alone. A failure is a warning.
 */
async function identified({ publisher, home }, { environment, log }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const { host } = publisher;
    const token = environment[(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_8__/* .tokenVariable */ .Sj)(host)] || (0,_forge_js__WEBPACK_IMPORTED_MODULE_13__/* .gitHubOf */ .Tc)(environment).token;
    if (token === undefined || !(0,_forge_js__WEBPACK_IMPORTED_MODULE_13__/* .isAsked */ .D6)(host, environment))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl))
            throw error;
        log.warn(`the id of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(publisher.repository)} is not known: ${error.message}`);
        return publisher;
    }
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const repository = { remote, token, temporary: runtime.temporary };
    const { github } = options;
    const directory = 'tags' in source
        ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
        : await fetchCommit(git, {
            ...repository,
            ...headOf(source, github?.forge?.hasMergeRefs !== false),
            withHistory: true,
        });
    return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } });
}
/** @param hasMergeRefs whether the server has a ref for the merge of a pull request */
function headOf(source, hasMergeRefs) {
    if ('release' in source)
        return { ref: `refs/heads/${source.release.branch}`, commit: source.release.commit };
    return hasMergeRefs
        ? { ref: `refs/pull/${source.pullRequest}/merge` }
        : { ref: `refs/pull/${source.pullRequest}/head`, into: `refs/heads/${source.base}` };
}
/** A file that was named wins over the copies in the repository. */
async function namedConfig(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, _publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .configFormat */ .A5);
    return { at: async () => config };
}
/** @param uncommittedConfig a config file that is not committed */
function defaultAddress({ identity }, uncommittedConfig) {
    try {
        return addressOf(identity);
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl))
            throw error;
        const { code, message, hint } = withConfigHint(error, uncommittedConfig);
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl(code, message, hint, { cause: error });
    }
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
/** @param uncommittedConfig a config file that is not committed; undefined: there is none */
function withConfigHint(refusal, uncommittedConfig) {
    const { code, message, hint } = refusal;
    if (uncommittedConfig === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
        return refusal;
    return { code, message, hint: `${(0,_publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .uncommitted */ .SU)(uncommittedConfig)}\nor ${hint}` };
}
/**
 * The stores of a repository for a run without an event, which show no more than it may, by who may read the origin of the modules and
 * the index: both servers are asked without credentials, over https where the remote is ssh. It sends no request and hides nothing where
 * the modules have no remote origin, the index is a directory or a local repository, both are one repository, or `expose` is `all`. A
 * module repository of unknown visibility counts as public unless the user has set `expose`, then as private; an index of unknown
 * visibility counts as public. No failure of a request ends the run. Throws WOULD_EXPOSE.
 */
async function guardStores({ origin, packageStores }, request, runtime) {
    const plan = await planAnonymously(origin, request, runtime);
    const visibility = plan?.visibility ?? { package: 'public', interface: 'public' };
    // Asked at most once, and only where it matters.
    const source = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_15__/* .once */ .Oo)(async () => {
        const { remote } = origin;
        if (remote === undefined || remote.scheme === 'file')
            return 'private';
        return (await visibilityOf(remote, runtime)) ?? 'private';
    });
    return {
        stores: new _publish_exposure_js__WEBPACK_IMPORTED_MODULE_12__/* .GuardedStores */ .rB(packageStores, { ...visibility, source }),
        defaultKinds: plan?.defaultKinds,
    };
}
/** Undefined where nothing is to be hidden. */
async function planAnonymously({ remote, identity }, { expose, target }, runtime) {
    if (expose === 'all' || remote === undefined || remote.scheme === 'file')
        return undefined;
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return undefined;
    const indexIdentity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .identityFromRemote */ .tk)(target.remote);
    const own = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .identityFromRemote */ .tk)(remote);
    if (own !== undefined && indexIdentity !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .isSameRepository */ .ve)(own, indexIdentity))
        return undefined;
    const repository = identity?.repository ?? remote.url;
    const module = await visibilityOf(remote, runtime);
    if (module === 'public')
        return undefined;
    if (module === undefined && expose === undefined) {
        runtime.log.warn(`the visibility of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`);
        return undefined;
    }
    const index = (await visibilityOf(target.remote, runtime)) ?? 'public';
    const plan = (0,_publish_exposure_js__WEBPACK_IMPORTED_MODULE_12__/* .planExposure */ .Lc)({ repository, module, index, expose: expose ?? 'none' });
    return plan.visibility.package === 'public' ? undefined : plan;
}
/** Who may read a repository, as Git says it over https; undefined where the server does not say it in time. */
function visibilityOf(remote, { environment, log, temporary }) {
    const httpsUrl = remote.scheme === 'ssh' ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .httpsUrlFromRemote */ .FG)(remote) : undefined;
    return (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .readVisibility */ .tQ)(new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log), {
        remote: httpsUrl === undefined ? remote : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .parseGitRemote */ .IM)(httpsUrl),
        deadlineMs: EXPOSURE_ANSWER_MS,
        temporary,
    });
}
/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
async function readHead(git, gitDirectory) {
    const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'];
    const { stdout } = await git.run(args, { gitDirectory });
    const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? [];
    return commit === undefined ? undefined : { tag: 'HEAD', commit, committedAt: Number(committedAt) };
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .addressFromRepository */ .pF)(owner, name);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}
/** The notes that the tag writer of a release has written into a tag: its message without the title. Undefined for a tag of others. */
async function readNotes(git, { gitDirectory }, tag) {
    const { code, stdout } = await git.run(['cat-file', 'tag', `refs/tags/${tag}`], { gitDirectory });
    const [head = '', , ...notes] = stdout.split('\n\n');
    return code === 0 && head.includes(`\ntagger ${_adapters_git_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTITY */ .zK} `) ? notes.join('\n\n').trim() : undefined;
}


/***/ })

};
