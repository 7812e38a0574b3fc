export const id = 433;
export const ids = [433];
export const modules = {

/***/ 52287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openModules),
  l: () => (/* binding */ withRunResources)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var repository = __webpack_require__(77164);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(37863);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 3 modules
var git_modules = __webpack_require__(56127);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __webpack_require__(98169);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var module_git_remote = __webpack_require__(35023);
// EXTERNAL MODULE: ./lib/module/origin.js
var module_origin = __webpack_require__(23324);
// EXTERNAL MODULE: ./lib/publish/config.js
var publish_config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(96714);
// EXTERNAL MODULE: ./lib/composition/github.js
var composition_github = __webpack_require__(41123);
// EXTERNAL MODULE: ./lib/composition/package-stores.js
var package_stores = __webpack_require__(55953);
// EXTERNAL MODULE: ./lib/composition/runtime.js
var runtime = __webpack_require__(44994);
;// CONCATENATED MODULE: ./lib/composition/modules.js













/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000;
/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const config = await namedConfig(options.config);
    const git = new git_git/* Git */.TU(environment, log);
    const found = (0,module_repository/* findRepository */.W1)(git, directory);
    // A git that does not run finds nothing either, and says why when it is asked for its version.
    found.catch(() => { });
    await (0,git_git/* requireGit */.oj)(git);
    const repository = await found;
    const { origin = (0,module_origin/* originOf */.yv)(repository.originUrl), oci, github } = options;
    const uncommittedConfig = config === undefined ? repository.uncommittedConfig : undefined;
    const originUrl = origin.remote && (0,module_git_remote/* httpsUrlFromRemote */.FG)(origin.remote);
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
        withConfigHint: (refusal) => withConfigHint(refusal, uncommittedConfig),
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
        ? await (0,git_remote/* fetchTags */.un)(git, { ...repository, tags: source.tags, withTwins: true })
        : await (0,git_remote/* fetchCommit */.iH)(git, {
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
/** @param uncommittedConfig a directory whose config file is not committed */
function defaultAddress({ identity }, uncommittedConfig) {
    try {
        return (0,module_origin/* addressOf */.ci)(identity);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        const { code, message, hint } = withConfigHint(error, uncommittedConfig);
        throw new base_error/* RegistryError */.gl(code, message, hint, { cause: error });
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
/** @param uncommittedConfig a directory whose config file is not committed; undefined: there is none */
function withConfigHint(refusal, uncommittedConfig) {
    const { code, message, hint } = refusal;
    if (uncommittedConfig === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
        return refusal;
    const way = `${(0,base_error/* quote */.hD)((0,external_node_path_.join)(uncommittedConfig, publish_config/* CONFIG_PATH */.tF))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${publish_config/* CONFIG_PATH */.tF}\ngit commit -m "Configure the module registry"\nor ${hint}`;
    return { code, message, hint: way };
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
    const source = once(async () => {
        const { remote } = origin;
        if (remote === undefined || remote.scheme === 'file')
            return 'private';
        return (await visibilityOf(remote, runtime)) ?? 'private';
    });
    return {
        stores: new GuardedStores(packageStores, { ...visibility, source }),
        defaultKinds: plan?.defaultKinds,
    };
}
/** Undefined where nothing is to be hidden. */
async function planAnonymously({ remote, identity }, { expose, target }, runtime) {
    if (expose === 'all' || remote === undefined || remote.scheme === 'file')
        return undefined;
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return undefined;
    const indexIdentity = identityFromRemote(target.remote);
    const own = identityFromRemote(remote);
    if (own !== undefined && indexIdentity !== undefined && isSameRepository(own, indexIdentity))
        return undefined;
    const repository = identity?.repository ?? remote.url;
    const module = await visibilityOf(remote, runtime);
    if (module === 'public')
        return undefined;
    if (module === undefined && expose === undefined) {
        runtime.log.warn(`the visibility of ${quote(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`);
        return undefined;
    }
    const index = (await visibilityOf(target.remote, runtime)) ?? 'public';
    const plan = planExposure({ repository, module, index, expose: expose ?? 'none' });
    return plan.visibility.package === 'public' ? undefined : plan;
}
function visibilityOf(remote, { environment, log, temporary }) {
    const httpsUrl = remote.scheme === 'ssh' ? httpsUrlFromRemote(remote) : undefined;
    return readVisibility(new Git(environment, log), {
        remote: httpsUrl === undefined ? remote : parseGitRemote(httpsUrl),
        deadlineMs: EXPOSURE_ANSWER_MS,
        temporary,
    });
}

// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(52531);
;// CONCATENATED MODULE: ./lib/action/run-resources.js






/**
 * Opens what a run needs, and closes it after the work, also if the work fails. Who may see what follows from what the server
 * says of both repositories. Throws WOULD_EXPOSE, PERMISSION, INVALID_INPUT.
 */
async function withRunResources(request, runtime, work) {
    const { inputs, event } = request;
    const indexRepository = (0,index_repository.indexRepositoryOf)(inputs, event);
    refuseForeignDeployment(inputs, indexRepository);
    const opened = await openModules(request, runtime);
    const modules = { ...opened, publisher: await (0,index_repository.identified)(opened.publisher, opened.home) };
    let openedIndex;
    try {
        await refuseMovedTag(request, modules);
        const { home, packageStores } = modules;
        const indexHome = (0,index_repository.homeOfIndex)(event, indexRepository, runtime);
        const { visibility: module, isGitHub } = await home();
        const { visibility, defaultKinds } = (0,exposure/* planExposure */.Lc)({
            repository: event.repository,
            module,
            index: module === 'public' ? 'public' : await indexVisibility(event, indexRepository, indexHome),
            expose: inputs.expose,
        });
        const stores = new exposure/* GuardedStores */.rB(packageStores, { ...visibility, source: async () => module });
        if (!inputs['dry-run'] && indexRepository.repository !== undefined && !isGitHub)
            await (0,repository.proveWritable)(await indexHome());
        openedIndex = await (0,index_repository.openIndexRepository)({ inputs, indexRepository, indexHome }, runtime);
        const attestor = await attestorOf(inputs, home, runtime);
        const { log } = runtime;
        return await work({ ...openedIndex, modules, stores, defaultKinds, attestor, indexHome, log });
    }
    finally {
        await Promise.all([modules.close(), openedIndex?.close()]);
    }
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
        config: inputs.config && (0,external_node_path_.resolve)(runtime.environment['GITHUB_WORKSPACE'] ?? '.', inputs.config),
        oci: {
            host: inputs.selection['oci-repository']?.host,
            githubToken: token,
            repair: inputs.repair,
            username: inputs['oci-username'],
            password: inputs['oci-password'],
        },
        github: (0,index_repository.serverOfRun)(event, runtime, { token, input: 'github-token' }),
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
async function attestorOf({ attest, 'dry-run': isDry }, home, runtime) {
    if (attest === 'off' || isDry)
        return undefined;
    const { openAttestor, tolerantAttestor } = await Promise.all(/* import() */[__webpack_require__.e(179), __webpack_require__.e(496)]).then(__webpack_require__.bind(__webpack_require__, 89496));
    const attestor = await openAttestor(home, runtime);
    return attest === 'try' ? tolerantAttestor(attestor, runtime.log) : attestor;
}
function refuseForeignDeployment({ deploy }, { repository }) {
    if (deploy === undefined || repository !== undefined)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'input "deploy" is set, but the index is on another server than the workflow', 'remove "deploy" and let that server deploy what is pushed to it');
}


/***/ }),

/***/ 47927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ pullRequestText),
  renderCollection: () => (/* binding */ renderCollection),
  renderMarksSummary: () => (/* binding */ renderMarksSummary),
  S: () => (/* binding */ renderPull),
  renderRefusal: () => (/* binding */ renderRefusal),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/doctor/wait.js + 7 modules
var wait = __webpack_require__(78226);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(74867);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/release.js
var release = __webpack_require__(30905);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(57851);
// EXTERNAL MODULE: ./lib/publish/report-text.js
var report_text = __webpack_require__(98189);
;// CONCATENATED MODULE: ./lib/action/limits.js
/** The GitHub Action. */
/** Rows of a table in the job summary. The rest is counted. */
const MAX_ROWS = 100;

;// CONCATENATED MODULE: ./lib/action/summary.js










/** Characters of the title of a pull request: GitHub takes 256. A longer one is cut, and ends in "…". */
const MAX_TITLE_LENGTH = 250;
/** Versions that the title of a pull request names. The rest is counted. */
const MAX_TITLE_VERSIONS = 3;
/**
 * Characters of the text of a pull request: GitHub takes 65,536. In a longer one the changes of interfaces are left out, and then the
 * table of versions.
 */
const MAX_PULL_REQUEST_LENGTH = 60_000;
/** Versions of all tags that the job summary names in rows. More are summed up. */
const MAX_LISTED_RESULTS = 20;
/** Characters of a text in the job summary. A longer one is cut, and ends in "…". */
const MAX_TEXT_LENGTH = 500;
/** The job summary. */
/** The job summary of a publish: all results, the interface changes, and a module block to paste. */
function renderSummary(report, { installation, missing } = {}) {
    const parts = [
        renderResults(report, renderVerdicts(report.results)),
        ...(installation === undefined ? [] : [`${prose((0,wait.formatInstallation)(installation))}\n`]),
        ...(missing === undefined ? [] : [refusalText(missing)]),
    ];
    return `${TITLE}${parts.join('\n')}`;
}
/** The job summary and comment of a pull request: its interface changes, and the versions that it would publish. */
function renderPull({ checked, report }, refusals) {
    const rows = refusals.map((refusal) => ({
        Refused: code(refusal.code),
        Why: prose(refusal.message),
        'What to do': prose(refusal.hint),
    }));
    const parts = [
        ...(rows.length === 0 ? [] : [table(rows)]),
        renderCheck(checked.report),
        ...(report === undefined ? [] : [renderPlan(report)]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const PENDING = 'Pending versions are published when an owner of the index merges this pull request:';
const TITLE = '## Module registry\n\n';
/** The versions that would be published, and the index files that would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, MAX_ROWS).map((path) => `- ${code(path)}\n`);
    const more = changed.length > MAX_ROWS ? `- and ${changed.length - MAX_ROWS} more\n` : '';
    const diff = `<details><summary>${(0,count/* counted */.h)(changed.length, 'index file')} would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const accepted = report.results.filter((result) => result.status !== 'refused');
    const plan = renderResults({ ...report, results: accepted }, []);
    return `If this pull request is merged and tagged, these versions are published.\n\n${plan}\n${diff}`;
}
function renderResults({ results, failures, isBulk, registryUrl }, verdicts) {
    const isSummed = isBulk && results.length > MAX_LISTED_RESULTS;
    const refused = isSummed ? failures : results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(isSummed
            ? [
                (0,report_text/* bulkLines */.S4)(results)
                    .map((line) => `- ${prose(line)}\n`)
                    .join(''),
            ]
            : []),
        ...(isSummed || accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts]),
        ...(0,report_text/* pullRequestsOf */.Tb)(accepted).map((url) => `${PENDING} ${summary_link(url)}\n`),
        ...(0,report_text/* sharedTags */.Rc)(accepted).map((text) => `${prose(text.replace(/^together +/gm, ''))}\n`),
        ...moduleBlocks(accepted, registryUrl),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return parts.join('\n');
}
/** The job summary of a run that was refused before its tags were read. */
function renderRefusal(refusal) {
    return `${TITLE}${refusalText(refusal)}`;
}
function refusalText(refusal) {
    return `${code(refusal.code)} ${prose(refusal.message)}\n\n${prose(refusal.hint)}\n`;
}
function releaseTable(results) {
    return table(results.map(({ status, address, version, package: { digest } }) => ({
        Status: status,
        Address: code(address),
        Version: code(version),
        Digest: code(digest),
    })));
}
/** A row for each reason: 300 tags that are refused alike are one. */
function refusalTable(results) {
    return table((0,publish_report/* groupAlike */.Mr)(results).flatMap((group) => group.slice(0, 1).map(({ error }) => ({
        'Refused tag': (0,base_error/* shortList */.pg)(group.map(subjectOf)).join(', '),
        Code: code(error.code),
        Why: prose(error.message),
        'What to do': prose(error.hint),
    }))));
}
/** @property source is present in a collection */
function subjectOf({ tag, source = '' }) {
    return [source, tag]
        .filter((name) => name !== '')
        .map(code)
        .join(' ');
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version, directory }) => ({
        address: (0,module_address/* parseModuleAddress */.E9)(address),
        version: (0,module_version/* parseVersion */.ot)(version),
        directory,
    }));
    const [highest] = releases.toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(b.version, a.version));
    return highest === undefined || registryUrl === null
        ? []
        : [`\`\`\`hcl\n${(0,release/* formatModuleBlock */.t1)(highest, registryUrl, highest.directory)}\n\`\`\`\n`];
}
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
    const rows = compared.map(({ address, version, base, required, given, minimumVersion }) => ({
        Version: code(`${address} ${version}`),
        After: code(base),
        'Interface needs': required,
        Given: given,
        Verdict: verdictOf(minimumVersion),
    }));
    const changes = compared.flatMap((each) => each.changes.map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${each.version}: ${change.subject}` : change.subject,
    })));
    return [table(rows), ...changeTable(changes)];
}
/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => ({
        Module: nameOf(path),
        'Last release': base === null ? 'none' : code(base),
        'Needed bump': base === null ? '' : bump,
        'Minimum version': next === null ? '' : code(next),
    }));
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [table(rows), ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${prose((0,change/* changelogLine */.H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : code(path);
}
/** @param minimum the minimum version of one that is too small; undefined for one that is large enough */
function verdictOf(minimum) {
    return minimum === undefined ? 'large enough' : `**too small: use ${code(minimum)} or higher**`;
}
function changeTable(changes) {
    const rows = (0,change/* bySeverity */.Np)(changes).map(({ severity, subject, message }) => ({
        Severity: severity,
        Subject: code(subject),
        Change: prose(message),
    }));
    return rows.length === 0 ? [] : [table(rows)];
}
/** The job summary of a collection: all sources with changes or refusals, then the published and refused versions. */
function renderCollection(report) {
    const busy = report.sources.filter(({ status, known }) => status !== 'unchanged' || known > 0);
    const unchanged = report.sources.length - busy.length;
    const rest = unchanged === 0 ? '' : `\n${(0,count/* counted */.h)(unchanged, 'source')} with nothing new.\n`;
    const sources = `## Collection\n\n${busy.length === 0 ? '' : table(busy.map(sourceRow))}${rest}\n`;
    if (report.results.length === 0)
        return sources;
    return `${sources}${renderSummary(report)}`;
}
function sourceRow(report) {
    const { error } = report;
    return {
        Source: code(report.source),
        Status: report.status,
        Tags: report.tags,
        New: report.new,
        Published: report.published,
        Refused: report.refused,
        'Refused before': report.known,
        Why: error === undefined ? '' : `${code(error.code)} ${prose(error.message)}`,
    };
}
/** The job summary of a file of marks: every module that changes. */
function renderMarksSummary({ marks = [], status }) {
    const title = `## ${status === 'planned' ? 'Marks that would change' : 'Marks'}\n\n`;
    return `${title}${marks.length === 0 ? 'Every mark is as the file has it.\n' : table(marks.map(markRow))}`;
}
function markRow({ address, yanked, restored, deprecated, undeprecated, latest, }) {
    const moved = latest.before === latest.after ? '' : prose(`${latest.before ?? 'none'} to ${latest.after ?? 'none'}`);
    return {
        Module: code(address),
        Yanked: listOf(yanked),
        Restored: listOf(restored),
        Deprecated: listOf(deprecated),
        Undeprecated: listOf(undeprecated),
        Latest: moved,
    };
}
function listOf(versions) {
    return versions.map((version) => (version === '*' ? 'all' : code(version))).join(', ');
}
/** The title and the body of the pull request that publishes versions of a module, the highest first. Nothing in it is markup of theirs. */
function pullRequestText(address, versions) {
    const name = (0,module_address/* formatModuleAddress */.wc)(address);
    if (versions.length === 0)
        return { title: `Repair ${name}`, body: `${INTRODUCTION}\n` };
    const compared = versions.flatMap(({ release: { version }, ...each }) => {
        const { compatibility } = (0,publish_report/* comparisonOf */.jb)(each);
        return compatibility === undefined ? [] : [{ address: name, version, ...compatibility }];
    });
    const parts = [
        `Versions of ${code(name)} that are published when this is merged: ${versions.length}\n`,
        versionTable(name, versions),
        renderComparisons(compared).join('\n'),
    ];
    const bodies = parts.map((_, without) => [...parts.slice(0, parts.length - without), INTRODUCTION].join('\n'));
    return {
        title: cut(`Publish ${name} ${named(versions)}`),
        body: bodies.find((body) => body.length <= MAX_PULL_REQUEST_LENGTH) ?? INTRODUCTION,
    };
}
/** GitHub shows each line of a body as a line. */
const INTRODUCTION = [
    'Every publish of the module replaces the branch of this pull request: do not commit to it.',
    'The packages are stored already; while this is open, and after it was closed, no client is told of them.\n',
].join(' ');
function cut(title) {
    return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1)}…`;
}
function named(versions) {
    const names = versions.slice(0, MAX_TITLE_VERSIONS).map(({ release: { version } }) => version);
    const more = versions.length - names.length;
    return `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}
function versionTable(name, versions) {
    const rows = versions.slice(0, MAX_ROWS).map(({ release, compatibility }) => ({
        Address: code(name),
        Version: code(release.version),
        Tag: code(release.tag),
        Commit: code(release.commit),
        Digest: code(release.package.digest),
        Repository: code(release.repository.url),
        Interface: compatibility === undefined ? '' : changesSince(compatibility),
    }));
    const more = versions.length - rows.length;
    return `${table(rows)}${more === 0 ? '' : `\nand ${more} more\n`}`;
}
function changesSince({ base, required, changes }) {
    return `${changes.length === 0 ? 'no' : required} changes since ${code(base)}`;
}
/** Markdown in which text from outside stays text: no markup, no links, no mentions. */
/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
function table(rows) {
    const heads = Object.keys(rows[0] ?? {});
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS).map(Object.values)];
    const rest = rows.length - MAX_ROWS;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced text, in which GitHub looks for no names. Other than plain words it is written in character references, as a code span has no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${escaped(text, '')}</code>`;
}
/** A link to a URL of plain characters; another one stays text. */
function summary_link(url) {
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
    const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,base_error/* visible */.RK)(line)
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


/***/ })

};
