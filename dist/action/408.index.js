export const id = 408;
export const ids = [408];
export const modules = {

/***/ 46994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76919);


/** Markdown in which text from outside stays text: no markup, no links, no mentions. */
/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
function table(rows) {
    const heads = Object.keys(rows[0] ?? {});
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX).map(Object.values)];
    const rest = rows.length - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced text, in which GitHub looks for no names. Other than plain words it is written in character references, as a code span has no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${escaped(text, '')}</code>`;
}
/** A link to a URL of plain characters; another one stays text. */
function link(url) {
    return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${prose(url)}](${url})` : prose(url);
}
/**
 * Text whose characters that could begin markup, a link or a cell are character references. GitHub looks for names of people, issues and
 * commits after it has read those, so such a name is broken by a character that nobody sees.
 */
function prose(text) {
    return escaped(text, '&#8205;');
}
function escaped(text, joiner) {
    const cut = text.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt ? `${text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replaceAll(NAME, (name) => `${name}${BREAK}`)
        .replaceAll(COMMIT, (id) => id.replaceAll(/.{4}/g, `$&${BREAK}`))
        .replaceAll(MARK, (mark) => (mark === BREAK ? joiner : `&#${mark.codePointAt(0)};`)))
        .join('<br>');
}
/** A character that {@link visible} leaves in no text. */
const BREAK = '\u200d';
/** What stands before the name of a person, a team or an issue. */
const NAME = /[@#](?=\w)|\bgh-(?=\d)/gi;
/** Seven digits are the least that GitHub takes for the id of a commit. */
const COMMIT = /\b[\da-f]{7,}\b/gi;
const MARK = /[&<>`*_~[\]#|\\@$\u200d]|:(?=\S)|(?<=www)\./gi;


/***/ }),

/***/ 20024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openModules),
  l: () => (/* binding */ withRunResources)
});

// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var repository = __webpack_require__(40169);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/adapters/git/fetched-repository.js
var fetched_repository = __webpack_require__(93196);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(72114);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(90401);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 8 modules
var git_modules = __webpack_require__(4948);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(14996);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(15645);
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
var publish_config = __webpack_require__(49290);
// EXTERNAL MODULE: ./lib/composition/github.js
var composition_github = __webpack_require__(84458);
// EXTERNAL MODULE: ./lib/composition/package-stores.js + 1 modules
var package_stores = __webpack_require__(85266);
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
    const way = `${(0,base_error/* quote */.hD)((0,external_node_path_.join)(directory, publish_config/* CONFIG_PATH */.tF))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${publish_config/* CONFIG_PATH */.tF}\ngit commit -m "Configure the module registry"\nor ${hint}`;
    return { code, message, hint: way };
}
/** What the work throws, with the way to the config file that could have changed it. */
async function withConfigHints(directory, work) {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof RegistryError ? hinted(error, directory) : error;
    }
}
/** The same error, with the hint. */
function hinted(error, directory) {
    const { code, message, hint } = withConfigHint(error, directory);
    return hint === error.hint ? error : new base_error/* RegistryError */.gl(code, message, hint, { cause: error });
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
    const uncommittedConfig = isUncommitted ? directory : undefined;
    const originUrl = origin.remote && (0,git_remote/* httpsUrlFromRemote */.FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,composition_github/* gitHubHome */.Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,git_modules/* openModules */.m)(git, repository, temporary);
    return {
        ...modules,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary, { log }),
        released: (0,module_repository/* repositoryTags */.Yv)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,module_repository/* readHead */.zy)(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        uncommittedConfig,
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(645), __webpack_require__.e(542)]).then(__webpack_require__.bind(__webpack_require__, 35542));
    const config = await readConfigFile(path, publish_config/* configFormat */.A5);
    return { at: async () => config };
}
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return addressOf(identity);
    }
    catch (error) {
        throw error instanceof base_error/* RegistryError */.gl ? hinted(error, uncommitted) : error;
    }
}

;// CONCATENATED MODULE: ./lib/publish/attestation.js

/** An attestor whose refusals are warnings: packages are then published without provenance. */
function tolerantAttestor(attestor, log) {
    let isRefused = false;
    const tolerate = async (work, otherwise) => {
        try {
            return await work;
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            isRefused = true;
            log.warn(`published without provenance: ${error.message}\n${error.hint}`);
            return otherwise;
        }
    };
    return {
        checkAccess: () => tolerate(attestor.checkAccess(), undefined),
        // What was refused once is refused for every package of a run.
        attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
    };
}

// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(62607);
// EXTERNAL MODULE: ./lib/publish/guarded-stores.js
var guarded_stores = __webpack_require__(40779);
// EXTERNAL MODULE: ./lib/publish/sigstore.js
var publish_sigstore = __webpack_require__(75688);
// EXTERNAL MODULE: ./lib/action/github-server.js
var github_server = __webpack_require__(1850);
// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(85204);
;// CONCATENATED MODULE: ./lib/action/publish/run-resources.js









/**
 * Opens what a run needs, and closes it after the work, also if the work fails. Who may see what follows from what the server
 * says of both repositories. Throws WOULD_EXPOSE, PERMISSION, INVALID_INPUT.
 */
async function withRunResources(request, runtime, work) {
    const { inputs, event } = request;
    const indexRepository = (0,index_repository/* indexRepositoryOf */.c2)(inputs, event);
    refuseForeignDeployment(inputs, indexRepository);
    const opened = await openModules(request, runtime);
    const modules = { ...opened, publisher: await run_resources_identified(opened) };
    let openedIndex;
    try {
        await refuseMovedTag(request, modules);
        const { home, packageStores } = modules;
        const indexHome = (0,index_repository/* homeOfIndex */.NK)(event, indexRepository, runtime);
        const { visibility: module, isGitHub } = await home();
        const { visibility, defaultKinds } = (0,exposure/* planExposure */.L)({
            repository: event.repository,
            module,
            index: module === 'public' ? 'public' : await indexVisibility(event, indexRepository, indexHome),
            expose: inputs.expose,
        });
        const stores = new guarded_stores/* GuardedStores */.r(packageStores, { ...visibility, source: async () => module });
        if (!inputs['dry-run'] && indexRepository.repository !== undefined && !isGitHub)
            await (0,repository.proveWritable)(await indexHome());
        openedIndex = await (0,index_repository/* openIndexRepository */.Rn)({ inputs, indexRepository, indexHome }, runtime);
        const attestor = await openAttestor(inputs, home, runtime);
        const { log } = runtime;
        return await work({ ...openedIndex, modules, stores, defaultKinds, attestor, indexHome, log });
    }
    finally {
        await Promise.all([modules.close(), openedIndex?.close()]);
    }
}
/** By a name alone, a new repository with the name of one that was renamed would publish to its addresses. */
async function run_resources_identified({ publisher, home, }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const { id, ownerId } = await home();
    return { ...publisher, repositoryId: id, ownerId };
}
/** The run is about the commit that was pushed; what the tag names now is that of another run. Throws TAG_MOVED. */
async function refuseMovedTag(request, { tags }) {
    const { ref, pushed, serverUrl, repository } = request.event;
    const [, name] = /^refs\/tags\/(.+)$/s.exec(ref) ?? [];
    if (name === undefined || pushed === undefined || !('tags' in request) || !request.tags.includes(name))
        return;
    const found = await tags.find(name);
    if (found === undefined || found.commit === pushed)
        return;
    throw new base_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(name)} was moved after the push that started this run: it named ${pushed} and names ${found.commit}`, `let the run of the newer push publish it (${serverUrl}/${repository}/actions); to publish what it names now without a push, run the workflow by hand with the input "tag"`);
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
    const { GitHubAttestor } = await Promise.all(/* import() */[__webpack_require__.e(361), __webpack_require__.e(566)]).then(__webpack_require__.bind(__webpack_require__, 14566));
    const repository = await home();
    // Each of the services is asked twice at most.
    const timeoutMs = (repository.github.server.retrySeconds * 1000) / 6;
    const attestor = new GitHubAttestor({ repository, sigstore, identity: { idToken, timeoutMs } });
    return attest === 'try' ? tolerantAttestor(attestor, log) : attestor;
}
function refuseForeignDeployment({ deploy }, { repository }) {
    if (deploy === undefined || repository !== undefined)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'input "deploy" is set, but the index is on another server than the workflow', 'remove "deploy" and let that server deploy what is pushed to it');
}


/***/ }),

/***/ 437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d3: () => (/* binding */ renderCheck),
/* harmony export */   jA: () => (/* binding */ renderVerdicts),
/* harmony export */   tg: () => (/* binding */ renderComparisons)
/* harmony export */ });
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47312);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46994);


/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change. */
function renderVerdicts(results) {
    return renderComparisons(results.flatMap((result) => result.status === 'refused' || result.compatibility === undefined
        ? []
        : [{ address: result.address, version: result.version, ...result.compatibility }]));
}
/** The same of versions that a run does not publish. */
function renderComparisons(compared) {
    if (compared.length === 0)
        return [];
    const rows = compared.map(({ address, version, base, required, given, honest }) => ({
        Version: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${address} ${version}`),
        After: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base),
        'Interface needs': required,
        Given: given,
        Verdict: verdictOf(honest),
    }));
    const changes = compared.flatMap((each) => each.changes.map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${each.version}: ${change.subject}` : change.subject,
    })));
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows), ...changeTable(changes)];
}
/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => ({
        Module: nameOf(path),
        'Last release': base === null ? 'none' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base),
        'Needed bump': base === null ? '' : bump,
        'Minimum version': next === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(next),
    }));
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows), ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__/* .changelogLine */ .H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path);
}
/** @param minimum the minimum version of one that is too small; undefined for one that is large enough */
function verdictOf(minimum) {
    return minimum === undefined ? 'large enough' : `**too small: use ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(minimum)} or higher**`;
}
function changeTable(changes) {
    const rows = (0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__/* .bySeverity */ .Np)(changes).map(({ severity, subject, message }) => ({
        Severity: severity,
        Subject: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(subject),
        Change: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(message),
    }));
    return rows.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows)];
}


/***/ }),

/***/ 75688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ownSigstore),
/* harmony export */   M: () => (/* binding */ sigstoreOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27729);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14996);



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
        return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(url.href);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable ${name} is ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)}, not an https URL`, 'write it as https://fulcio.example.com, or leave it out');
}


/***/ })

};
