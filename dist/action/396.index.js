export const id = 396;
export const ids = [396];
export const modules = {

/***/ 52287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openModules),
  l: () => (/* binding */ withRunResources)
});

// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var repository = __webpack_require__(77164);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./lib/composition/github.js
var composition_github = __webpack_require__(41123);
// EXTERNAL MODULE: ./lib/composition/package-stores.js
var package_stores = __webpack_require__(55953);
;// CONCATENATED MODULE: ./lib/composition/modules.js












/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new git_git/* Git */.TU(environment, log);
    const found = (0,module_repository/* findRepository */.W1)(git, directory);
    // A git that does not run finds nothing either, and says why when it is asked for its version.
    found.catch(() => { });
    await (0,git_git/* requireGit */.oj)(git);
    const repository = await found;
    const { origin = (0,module_origin/* originOf */.yv)(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const isUncommitted = config === undefined && (await hasUncommittedConfig(git, directory));
    const uncommittedConfig = isUncommitted ? directory : undefined;
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
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return (0,module_origin/* addressOf */.ci)(identity);
    }
    catch (error) {
        throw error instanceof base_error/* RegistryError */.gl ? hinted(error, uncommitted) : error;
    }
}
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

// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(96714);
// EXTERNAL MODULE: ./lib/publish/provenance.js
var provenance = __webpack_require__(49644);
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
        const attestor = await openAttestor(inputs, home, runtime);
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
        config: inputs.config,
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
async function openAttestor({ attest, 'dry-run': isDry }, home, { environment, idToken, log }) {
    if (attest === 'off' || isDry)
        return undefined;
    const sigstore = (0,provenance/* ownSigstore */.Lf)(environment);
    const { GitHubAttestor } = await Promise.all(/* import() */[__webpack_require__.e(179), __webpack_require__.e(496)]).then(__webpack_require__.bind(__webpack_require__, 89496));
    const repository = await home();
    // Each of the services is asked twice at most.
    const timeoutMs = (repository.github.server.retrySeconds * 1000) / 6;
    const attestor = new GitHubAttestor({ repository, sigstore, identity: { idToken, timeoutMs } });
    return attest === 'try' ? (0,provenance/* tolerantAttestor */.qo)(attestor, log) : attestor;
}
function refuseForeignDeployment({ deploy }, { repository }) {
    if (deploy === undefined || repository !== undefined)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'input "deploy" is set, but the index is on another server than the workflow', 'remove "deploy" and let that server deploy what is pushed to it');
}


/***/ }),

/***/ 63234:
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

;// CONCATENATED MODULE: ./lib/action/markdown.js


/** Characters of a text in the job summary. A longer one is cut, and ends in "…". */
const MAX_TEXT_LENGTH = 500;
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
function markdown_link(url) {
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
        ...(0,report_text/* pullRequestsOf */.Tb)(accepted).map((url) => `${PENDING} ${markdown_link(url)}\n`),
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
function markRow({ address, yanked, restored, deprecated, undeprecated, latest }) {
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


/***/ }),

/***/ 49644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ provenanceAttachment),
/* harmony export */   EK: () => (/* binding */ PROVENANCE),
/* harmony export */   Jj: () => (/* binding */ provenanceOf),
/* harmony export */   KD: () => (/* binding */ STATEMENT_MEDIA_TYPE),
/* harmony export */   Lf: () => (/* binding */ ownSigstore),
/* harmony export */   MA: () => (/* binding */ sigstoreOf),
/* harmony export */   hh: () => (/* binding */ claimsIn),
/* harmony export */   qo: () => (/* binding */ tolerantAttestor)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24807);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35023);
/* harmony import */ var _release_asset_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62771);






/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */
const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
/** The first is how GitHub's API calls the second. */
const PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' };
/** What GitHub says of a run in the token that it gives to it. https://docs.github.com/actions/reference/openid-connect-reference */
const runClaims = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    sub: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    event_name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    job_workflow_ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    workflow_ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    repository_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    repository_owner_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    runner_environment: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
/** The claims of a token whose signature others check; undefined for a text that is no such token. */
function claimsIn(token) {
    try {
        const [, payload = ''] = token.split('.');
        return runClaims.parse((0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .readJson */ .Vh)(Buffer.from(payload, 'base64url').toString()));
    }
    catch {
        return undefined;
    }
}
/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
function provenanceOf({ release, pkg, claims, serverUrl, }) {
    const repository = `${serverUrl}/${claims.repository}`;
    const [path = ''] = claims.workflow_ref.replace(`${claims.repository}/`, '').split('@');
    const tagRef = `refs/tags/${release.tag}`;
    const source = (ref, commit) => ({
        uri: `git+${repository}@${ref}`,
        digest: { gitCommit: commit },
    });
    const isOfTag = claims.ref === tagRef && claims.sha === release.commit;
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [{ name: (0,_release_asset_js__WEBPACK_IMPORTED_MODULE_3__/* .assetName */ .SM)(release), digest: { sha256: pkg.facts.digest.replace(/^sha256:/, '') } }],
        predicateType: PROVENANCE.type,
        predicate: {
            buildDefinition: {
                buildType: 'https://actions.github.io/buildtypes/workflow/v1',
                externalParameters: { workflow: { ref: claims.ref, repository, path } },
                internalParameters: {
                    github: {
                        event_name: claims.event_name,
                        repository_id: claims.repository_id,
                        repository_owner_id: claims.repository_owner_id,
                        runner_environment: claims.runner_environment,
                    },
                },
                // The commit of the workflow, and that of the package where it is another one.
                resolvedDependencies: [
                    source(claims.ref, claims.sha),
                    ...(isOfTag ? [] : [source(tagRef, release.commit)]),
                ],
            },
            runDetails: {
                builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
                metadata: {
                    invocationId: `${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
                },
            },
        },
    };
}
/** https://docs.sigstore.dev/about/bundle/ */
const BUNDLE_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
/**
 * The signed provenance of the package as a document to attach, in the form of cosign.
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
function provenanceAttachment(bundle) {
    const mediaType = 'mediaType' in bundle && typeof bundle.mediaType === 'string' ? bundle.mediaType : BUNDLE_TYPE;
    return {
        artifactType: mediaType,
        name: 'provenance.sigstore.json',
        bytes: new TextEncoder().encode(JSON.stringify(bundle)),
        annotations: {
            'dev.sigstore.bundle.content': 'dsse-envelope',
            'dev.sigstore.bundle.predicateType': PROVENANCE.type,
        },
    };
}
/** An attestor whose refusals are warnings: packages are then published without provenance. */
function tolerantAttestor(attestor, log) {
    let isRefused = false;
    const tolerate = async (work, otherwise) => {
        try {
            return await work;
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
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
