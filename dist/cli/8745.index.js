export const id = 8745;
export const ids = [8745];
export const modules = {

/***/ 2341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/** Lines with columns of equal width. No lines without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return [];
    // A row with fewer cells, such as that of a damaged module, widens no column.
    const whole = [head, ...rows.filter(({ length }) => length === head.length)];
    const widths = head.map((_, at) => Math.max(...whole.map((row) => row[at]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 8745:
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
// EXTERNAL MODULE: ./lib/adapters/git/git.js + 1 modules
var git = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(6714);
// EXTERNAL MODULE: ./lib/composition/limits.js
var limits = __webpack_require__(8576);
;// CONCATENATED MODULE: ./lib/composition/exposure.js






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
    return (0,fetch/* readVisibility */.tQ)(new git.Git(environment, log), {
        remote: httpsUrl === undefined ? remote : (0,git_remote/* parseGitRemote */.IM)(httpsUrl),
        deadlineMs: limits/* EXPOSURE_ANSWER_MS */.cp,
        temporary,
    });
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 12 modules
var index_store = __webpack_require__(1707);
// EXTERNAL MODULE: ./lib/composition/modules.js + 1 modules
var composition_modules = __webpack_require__(6878);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/doctor/client-walk.js + 2 modules
var client_walk = __webpack_require__(1791);
// EXTERNAL MODULE: ./lib/doctor/web-answer.js
var web_answer = __webpack_require__(3132);
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
    return new base_error/* RegistryError */.gl('NOT_INSTALLABLE', `${(0,base_error/* quote */.hD)(`${version.address} ${version.version}`)} is published, and cannot be installed after ${(0,count/* counted */.h)(seconds, 'second')}: ${message}`, fix);
}

// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(774);
// EXTERNAL MODULE: ./lib/publish/guarded-stores.js
var guarded_stores = __webpack_require__(3426);
// EXTERNAL MODULE: ./lib/publish/publish-releases.js + 16 modules
var publish_releases = __webpack_require__(3376);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/publish/select-releases.js + 1 modules
var select_releases = __webpack_require__(7892);
;// CONCATENATED MODULE: ./lib/publish/publish.js



const NO_TAGS = 'no tags found that are versions: push one (git tag v1.0.0, then git push origin v1.0.0); in a clone without tags, fetch them first (git fetch --tags)';
/**
 * Tags → releases → packages → one index commit. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
async function publish(request, context) {
    const { contribution, options } = await selectRun(request, context);
    const outcome = await (0,publish_releases/* publishReleases */.s)([contribution], options, context);
    const report = (0,publish_report/* reportOf */.EI)(outcome, request.dryRun ? 'planned' : 'published');
    adviseRefused(request, report, context.log);
    return report;
}
/** What a run publishes, and how. Throws what {@link selectReleases} throws. */
async function selectRun(request, { repository, defaultKinds, stores, attestor, log }) {
    repository.interfaces.prepare();
    const selected = await (0,select_releases/* selectReleases */.VT)(request, { ...repository, defaultKinds, log });
    const { selections, refused, ignored } = selected;
    if (request.tags === 'all' && selections.length + refused.length + ignored.size === 0)
        log.warn(NO_TAGS);
    const { url, keepGoing, dryRun, limits } = request;
    const options = {
        url,
        dryRun,
        limits,
        refusalCosts: keepGoing ? 'tag' : 'run',
        restore: restoreMode(request),
        skipsRemoved: request.tags === 'all',
    };
    return { contribution: { ...selected, repository, stores, attestor }, options };
}
/** Refusals for what a tagged commit holds; others go away with another setting, token or owner. */
const OF_THE_TAG = new Set([
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/** Of many tags some are old mistakes, which nobody can mend. */
function adviseRefused({ tags: wanted }, { results, error }, log) {
    const refusals = results.flatMap((result) => (result.status === 'refused' ? [result.error.code] : []));
    if (refusals.length === 0 || wanted !== 'all')
        return;
    const result = error === undefined ? '' : ', so nothing is published; keep-going publishes the others';
    const advice = `. To leave old tags out for good, add to .module-registry.yml:
ignore-tags: [{ tag: "v0.*", reason: "for Terraform 0.11" }]`;
    const isOfTags = refusals.some((code) => OF_THE_TAG.has(code));
    log.info(`tags      ${refusals.length} refused${result}${isOfTags ? advice : ''}`);
}
/** A run over all tags reads what it must; whoever names a tag, or asks for a repair, has its files looked at. */
function restoreMode({ tags, repair }) {
    if (repair)
        return 'changed';
    return tags === 'all' ? undefined : 'missing';
}

// EXTERNAL MODULE: ./lib/publish/refusals.js
var publish_refusals = __webpack_require__(5754);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/publish/published-version.js
var published_version = __webpack_require__(6552);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
;// CONCATENATED MODULE: ./lib/publish/tag-plan.js








/**
 * Plans what `--all-tags` would do with each tag, from the names and commits of tags and from `module.json` of each module. Packages
 * are not built, so what only they would refuse is not found. Throws INDEX_*.
 */
async function planAllTags(request, context) {
    const selected = await (0,select_releases/* selectReleases */.VT)({ ...request, tags: 'all' }, context);
    const groups = (0,group/* groupBy */.$)(selected.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
    const snapshot = await context.index.open();
    const paths = [...groups.values()].flatMap(([first]) => first === undefined ? [] : [(0,format_paths/* modulePath */.Mw)(first.release.address, 'module.json')]);
    const files = snapshot.exists ? await snapshot.read(paths) : new Map();
    const modules = [...groups].map(([address, group]) => ({
        address,
        path: group.at(-1)?.release.path ?? null,
        tags: group.map((selection) => plannedTag(selection, files, context.publisher)),
    }));
    return { modules: withOthers(modules, await othersOf(selected, request, context)) };
}
function plannedTag(selection, files, publisher) {
    const { release } = selection;
    const module = (0,index_files/* moduleIn */.w6)(files, release.address);
    const { tag, version } = release;
    const planned = { tag, version, reason: '' };
    if ((0,published_version/* isSameAsRemoved */.jD)(release, module))
        return { ...planned, status: 'skipped', reason: 'the version was removed' };
    try {
        (0,published_version/* ownerAfter */.aV)(module, release, publisher);
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return { ...planned, status: 'refused', error: error.toRefusal() };
        throw error;
    }
    const { outcome } = (0,published_version/* compareWithPublished */.aN)(selection, module);
    if (outcome === 'new' || outcome === 'incomplete')
        return { ...planned, status: 'new' };
    if (outcome === 'unchanged')
        return { ...planned, status: 'known' };
    const published = module?.versions.find((each) => each.version === version);
    const isMoved = published?.tag === tag && published.commit !== release.commit;
    return { ...planned, status: 'refused', error: isMoved ? MOVED : TAKEN };
}
const MOVED = {
    code: 'TAG_MOVED',
    message: 'the tag was moved after its version was published',
    hint: 'move it back, or publish a new version; publish --tag says which commit it had',
};
const TAKEN = {
    code: 'VERSION_EXISTS',
    message: 'the version is published from another commit or directory, or was removed',
    hint: 'publish a new version; publish --tag says what has it',
};
/** The tags that became no release, by the module whose prefix they have; null for those that have none. */
async function othersOf({ refused, skipped, absent, ignored }, { flags }, { config, defaultAddress }) {
    const specs = (0,selection/* modulesOf */.XG)(await config.at('HEAD'), flags, defaultAddress);
    const ownerOf = (tag) => {
        const fitting = specs.flatMap(({ address, tagPrefixes }) => tagPrefixes.filter((prefix) => tag.startsWith(prefix)).map((prefix) => ({ prefix, address })));
        const [longest] = fitting.toSorted((a, b) => b.prefix.length - a.prefix.length);
        return longest === undefined ? null : (0,module_address/* formatModuleAddress */.wc)(longest.address ?? defaultAddress());
    };
    const others = new Map();
    const add = (planned) => {
        const owner = ownerOf(planned.tag);
        others.set(owner, [...(others.get(owner) ?? []), planned]);
    };
    for (const { tag, error } of refused)
        add({ tag, version: null, status: 'refused', reason: '', error: error.toRefusal() });
    for (const tag of skipped)
        add({ tag, version: null, status: 'skipped', reason: 'not a version' });
    for (const tag of absent)
        add({ tag, version: null, status: 'skipped', reason: select_releases/* ABSENT */.sj });
    for (const [tag, reason] of ignored)
        add({ tag, version: null, status: 'skipped', reason: `ignored: ${reason}` });
    return others;
}
function withOthers(modules, others) {
    const known = new Set(modules.map(({ address }) => address));
    const extended = modules.map((module) => ({
        ...module,
        tags: [...module.tags, ...(others.get(module.address) ?? [])],
    }));
    const more = [...others].filter(([address]) => address === null || !known.has(address));
    return [...extended, ...more.map(([address, tags]) => ({ address, path: null, tags }))];
}

// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/publish/shared-tags.js
var shared_tags = __webpack_require__(3782);
;// CONCATENATED MODULE: ./lib/publish/tag-plan-text.js





/** The plan as text for people: a table for each module with the tags that need attention, and its counts. */
function formatTagPlan({ modules }) {
    return [...modules.map(formatModule), ...sharedTags(modules), total(modules)].join('\n\n');
}
/** The tags that would refuse the run. */
function planRefusals({ modules }) {
    return modules.flatMap(({ tags }) => tags.flatMap(({ tag, error }) => error === undefined ? [] : [{ status: 'refused', tag, error }]));
}
function formatModule({ address, path, tags }) {
    const where = path === null || path === '' ? '' : ` in ${(0,base_error/* visible */.RK)(path)}`;
    const rows = tags
        .filter(({ status }) => status !== 'known')
        .map(({ status, version, tag, reason, error }) => [
        status,
        version ?? '',
        (0,base_error/* visible */.RK)(tag),
        error === undefined ? (0,base_error/* visible */.RK)(reason) : `${error.code}: ${error.message}`,
    ]);
    const lines = (0,table/* table */.t)(['status', 'version', 'tag', 'why'], rows);
    const head = address === null ? 'tags of no module' : `module    ${address}${where}`;
    return [head, ...lines, `counts    ${counts(tags)}`].join('\n');
}
function counts(tags) {
    const by = (0,group/* groupBy */.$)(tags, ({ status }) => status);
    return ['new', 'known', 'refused', 'skipped']
        .map((status) => `${by.get(status)?.length ?? 0} ${status}`)
        .join(', ');
}
/** Modules with equal prefixes are published together. */
function sharedTags(modules) {
    const owners = new Map();
    for (const { address, tags } of modules)
        for (const { tag, status } of tags)
            if (address !== null && status !== 'skipped')
                owners.set(tag, [...(owners.get(tag) ?? []), address]);
    return (0,shared_tags/* formatSharedTags */.y)([...owners].map(([tag, addresses]) => ({ tag, addresses })));
}
function total(modules) {
    const named = modules.filter(({ address }) => address !== null);
    return `total     ${(0,count/* counted */.h)(named.length, 'module')}: ${counts(modules.flatMap(({ tags }) => tags))}; nothing was packed or written`;
}

// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(1861);
// EXTERNAL MODULE: ./lib/cli/complete-hint.js
var complete_hint = __webpack_require__(3925);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/publish.js



















async function publishCommand(flags, runtime) {
    const { log } = runtime;
    const { keepGoing = false, dryRun = false, expose, wait } = flags;
    const elapsed = (0,http_backoff/* secondsSince */.wv)(undefined);
    const tags = parseTags(flags);
    const selection = parseSelection(flags);
    const url = flags.url === undefined ? undefined : (0,registry_url/* parseOwnUrl */.N)(flags.url);
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const [openedIndex, modules] = await openBoth(runtime, { flags, selection, target });
    try {
        const { origin, packageStores } = modules;
        const { visibility, defaultKinds } = await readExposure(runtime, { expose, origin, target });
        const stores = new guarded_stores/* GuardedStores */.r(packageStores, visibility);
        const repository = { ...modules, publisher: await (0,composition_modules/* identified */.AR)(modules, runtime) };
        if (tags === 'all' && dryRun)
            return planOutcome(await planAllTags({ flags: selection, repair: flags.repair }, { ...openedIndex, ...repository, defaultKinds, log }));
        const report = await publish({ tags, flags: selection, url, keepGoing, dryRun, repair: flags.repair }, { ...openedIndex, repository, defaultKinds, stores, attestor: undefined, log });
        const backoff = wait === undefined || dryRun ? undefined : (0,http_backoff/* pollBackoff */.c1)(wait);
        const completed = (0,publish_report/* reworded */.Fg)(report, (refusal) => (0,complete_hint/* completeHint */.X)(refusal, flags.index));
        return await outcomeOf(completed, { web: (0,web/* networkWeb */.jF)(log), backoff, elapsed, deploy: undefined, log });
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
        (0,index_store/* openIndex */.b6)(runtime, { target, token: (0,tokens/* indexToken */.gt)(environment), reading: 'paths', writes: !flags.dryRun }),
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
}
function planOutcome(plan) {
    return { json: plan, text: formatTagPlan(plan), refusals: (0,publish_refusals/* groupedRefusals */.GE)(planRefusals(plan)) };
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

/***/ 6878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AR: () => (/* binding */ identified),
  PF: () => (/* binding */ openModuleRepository)
});

// UNUSED EXPORTS: openRemoteModules

// EXTERNAL MODULE: ./lib/adapters/git/fetched-repository.js
var fetched_repository = __webpack_require__(6543);
// EXTERNAL MODULE: ./lib/adapters/git/git.js + 1 modules
var git_git = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 12 modules
var git_modules = __webpack_require__(5941);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/origin.js
var module_origin = __webpack_require__(3324);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var publish_config = __webpack_require__(774);
// EXTERNAL MODULE: ./lib/composition/github.js
var composition_github = __webpack_require__(1123);
// EXTERNAL MODULE: ./lib/composition/package-stores.js + 4 modules
var package_stores = __webpack_require__(1240);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
    const git = new git_git.Git(environment, log);
    const [repository] = await Promise.all([(0,module_repository.findRepository)(git, directory), (0,git_git.requireGit)(git)]);
    const { origin = (0,module_origin/* originOf */.y)(repository.originUrl), oci, github } = options;
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
        tags: (0,module_repository.repositoryTags)(git, repository, temporary),
        released: (0,module_repository.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,module_repository.readHead)(git, gitDirectory),
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
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, publish_config/* configFormat */.A5);
    return { at: async () => config };
}
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return (0,module_origin/* addressOf */.c)(identity);
    }
    catch (error) {
        throw uncommitted === undefined ? error : withConfigHint(error, uncommitted);
    }
}


/***/ }),

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5152);



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
