export const id = 951;
export const ids = [951];
export const modules = {

/***/ 6951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkPullRequest: () => (/* binding */ checkPullRequest)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _adapters_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _base_first_lines_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(7553);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(2234);
/* harmony import */ var _check_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1356);
/* harmony import */ var _composition_forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9265);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5664);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3478);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4867);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8411);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7124);
/* harmony import */ var _publish_publish_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2690);
/* harmony import */ var _publish_publish_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7851);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5277);
/* harmony import */ var _release_commits_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2263);
/* harmony import */ var _release_next_version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3385);
/* harmony import */ var _release_plan_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(350);
/* harmony import */ var _release_release_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3988);
/* harmony import */ var _release_release_report_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8504);
/* harmony import */ var _index_repository_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2531);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(1413);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7352);
/* harmony import */ var _run_resources_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(9175);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8962);


























/** Characters of a comment on a pull request: GitHub takes 65,536. The first lines of a longer one are written, with a link to the run. */
const MAX_COMMENT_LENGTH = 65_000;
/** Breaking changes that are annotated. The rest is counted in one more: GitHub shows ten warnings of a step. */
const MAX_ANNOTATED = 9;
/** Checks a pull request and writes outputs, annotations, job summary and comment. False if the pull request should not be merged as it is. */
async function checkPullRequest(run, runtime, output) {
    const found = await planWithRights(run, runtime, output);
    if (found === undefined) {
        output.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_20__/* .outputsWithout */ .fo)('skipped'));
        return true;
    }
    const planned = { ...found, report: found.report && (0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_11__/* .reworded */ .Fg)(found.report, _inputs_js__WEBPACK_IMPORTED_MODULE_19__/* .inputHint */ .iX) };
    if (found.releases !== undefined)
        output.info((0,_release_release_report_js__WEBPACK_IMPORTED_MODULE_17__.formatReleases)(found.releases.modules));
    const refusals = refusalsOf(planned).map(_inputs_js__WEBPACK_IMPORTED_MODULE_19__/* .inputHint */ .iX);
    const text = (0,_summary_js__WEBPACK_IMPORTED_MODULE_22__/* .renderPull */ .SX)(planned, refusals);
    output.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_20__/* .outputsOfPull */ .hn)(planned, refusals.length > 0));
    await output.summarize(text);
    showCheck(planned.checked, output);
    for (const refusal of refusals)
        output.refuse(refusal);
    if (run.inputs.comment)
        await comment(run, runtime, text);
    return refusals.length === 0;
}
/** The check in the log, and an annotation at the line of each change that breaks callers. */
function showCheck(checked, output) {
    output.info((0,_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCheck */ .Ac)(checked));
    const breaking = checked.report.modules.flatMap(({ path, changes }) => changes.filter(({ severity }) => severity === 'major').map((change) => ({ ...change, path })));
    for (const change of breaking.slice(0, MAX_ANNOTATED)) {
        const { path, subject, file, line } = change;
        const at = file === undefined ? undefined : { file: (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(path, file), line: line ?? 1 };
        output.annotateBreaking(`${subject}: ${(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_7__/* .textBesideSubject */ .Ut)(change)}`, at);
    }
    const more = breaking.length - MAX_ANNOTATED;
    if (more > 0)
        output.warn(`and ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_23__/* .counted */ .h)(more, 'breaking change')} more: see the summary of this job`);
}
/** A pull request from a fork gets no secrets. It is checked without a plan if it may read the modules; undefined if it may not. */
async function planWithRights(run, runtime, output) {
    try {
        return await plan(run, runtime);
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl) || error.code !== 'PERMISSION' || !run.event.isFromFork)
            throw error;
        const notice = (what) => output.notice(`nothing is ${what}: a pull request from a fork has no secrets (${error.message})`);
        if (run.inputs.check) {
            notice('checked');
            return undefined;
        }
        const inputs = { ...run.inputs, check: true };
        const checked = await planWithRights({ ...run, inputs }, runtime, output);
        if (checked !== undefined)
            notice('planned');
        return checked;
    }
}
/** The refusals of the check, then those of the plans whose code the check has not reported. */
function refusalsOf({ checked, releases, report }) {
    const known = [...checked.refusals, ...(releases?.refusals ?? [])].map((refusal) => refusal.toRefusal());
    const codes = new Set(known.map(({ code }) => code));
    const planned = (report?.results ?? [])
        .filter((result) => result.status === 'refused')
        .filter(({ error }) => !codes.has(error.code));
    return [...known, ...(0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_11__/* .groupedRefusals */ .GE)(planned)];
}
/** Writes the one comment on the pull request; a pull request from a fork may have no right to. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function comment(run, runtime, text) {
    const { event, pullRequest } = run;
    try {
        const server = (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_18__.serverOfRun)(run, runtime, 'github-token');
        const repository = await (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .gitHubHome */ .Jg)(server, event.identity, runtime)();
        const { putComment } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4862));
        const id = runtime.environment['GITHUB_RUN_ID'] ?? '';
        const page = `${event.serverUrl}/${event.repository}/actions${id === '' ? '' : `/runs/${id}`}`;
        await putComment(repository, pullRequest, (0,_base_first_lines_js__WEBPACK_IMPORTED_MODULE_24__/* .firstLines */ .U)(text, MAX_COMMENT_LENGTH, page));
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl) || error.code !== 'PERMISSION' || !event.isFromFork)
            throw error;
        runtime.log.info(`no comment: a pull request from a fork may write none (${error.message})`);
    }
}
/** The interface changes of a pull request, and what it would publish if it were merged and tagged. Writes nothing. */
async function plan(run, runtime) {
    if (!run.inputs.check)
        return (0,_run_resources_js__WEBPACK_IMPORTED_MODULE_21__/* .withRunResources */ .l)(run, runtime, async (resources) => {
            const found = await checkPull(run, resources.modules, runtime);
            return { ...found, report: await planNext(run.inputs, resources, found) };
        });
    const modules = await (0,_run_resources_js__WEBPACK_IMPORTED_MODULE_21__/* .openModules */ .m)(run, runtime);
    try {
        return { ...(await checkPull(run, modules, runtime)), report: undefined };
    }
    finally {
        await modules.close();
    }
}
async function checkPull(run, modules, runtime) {
    const { inputs, event } = run;
    const { commit } = await headOf(modules);
    const { labels, refusals } = labelsOf(event);
    const [asked] = labels;
    const { compatibility } = { ...(await modules.config.at(commit)), ...inputs.selection };
    const isHeld = asked !== undefined && asked.bump !== 'none' && compatibility !== 'off';
    const declared = isHeld ? { text: asked.bump, called: 'the label release:' } : undefined;
    const dependencies = { ...modules, head: commit, log: runtime.log };
    const outcome = await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6)({ declared, flags: inputs.selection }, dependencies);
    const checked = { ...outcome, refusals: [...refusals, ...outcome.refusals] };
    return { checked, labels, releases: await planMerge(run, modules, { checked, labels }, runtime) };
}
/** A label that is refused asks for nothing. */
function labelsOf({ payload }) {
    try {
        return { labels: (0,_release_commits_js__WEBPACK_IMPORTED_MODULE_13__/* .readLabels */ .k2)((payload.pull_request?.labels ?? []).map(({ name }) => name)), refusals: [] };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
            throw error;
        return { labels: [], refusals: [error] };
    }
}
/** What merging would release, where the repository releases by merges. */
async function planMerge({ inputs, event, pullRequest }, modules, { checked, labels }, { log }) {
    const { pull_request: pull, repository } = event.payload;
    const branch = pull?.base?.ref;
    const isReleased = branch === repository?.default_branch || (0,_release_next_version_js__WEBPACK_IMPORTED_MODULE_14__/* .releaseLineOf */ .Js)(branch) !== undefined;
    if (!inputs.release || branch === undefined || !isReleased)
        return undefined;
    const { commit: head } = await headOf(modules);
    // A squash makes it the subject of the commit.
    const subject = pull?.title ?? '';
    const history = {
        ...modules.history,
        between: async (range, directories) => (await modules.history.between(range, directories)).map((commit) => commit.id === head ? { ...commit, subject } : commit),
    };
    const own = { number: pullRequest, labels: labels.map(({ name }) => name) };
    const pullRequests = {
        of: async (commits) => {
            const merged = commits.filter((commit) => commit !== head);
            return new Map([...(await mergedBefore(merged, { event, modules, log })), [head, own]]);
        },
    };
    const request = {
        flags: inputs.selection,
        initialVersion: inputs['initial-version'],
        preRelease: inputs['pre-release'],
        onlyAnnounced: inputs.release === 'pull-request',
    };
    const dependencies = { ...modules, history, pullRequests, head, branch, remote: undefined, log };
    try {
        const planned = await (0,_release_release_js__WEBPACK_IMPORTED_MODULE_16__/* .planReleases */ ._k)(request, dependencies);
        const known = new Set(checked.refusals.map(({ message }) => message));
        const refusals = planned.flatMap(({ error }) => error === undefined || known.has(error.message) ? [] : [error]);
        return { modules: planned, refusals };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
            throw error;
        return { modules: [], refusals: [error] };
    }
}
/** The pull requests that were merged before, and are not released; none where the server does not say so. */
async function mergedBefore(commits, { event, modules, log, }) {
    if (!event.forge.hasGraphql || commits.length === 0)
        return new Map();
    try {
        return await (0,_adapters_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .mergedPullRequests */ .S)(modules.home).of(commits);
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl) || error.code !== 'PERMISSION')
            throw error;
        log.info(`labels    of the pull requests before do not count here: ${error.message}`);
        return new Map();
    }
}
async function planNext(inputs, resources, { checked, releases }) {
    const { modules } = resources;
    const head = await headOf(modules);
    const tags = releases === undefined
        ? await nextTags(head, inputs.selection, checked, resources)
        : releases.modules.flatMap(({ tag }) => (tag === undefined ? [] : [{ ...head, tag }]));
    const request = {
        tags: tags.map(({ tag }) => tag),
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: true,
        dryRun: true,
    };
    const planned = {
        find: async (name) => tags.find(({ tag }) => tag === name),
        all: async () => tags,
    };
    return (0,_publish_publish_js__WEBPACK_IMPORTED_MODULE_10__/* .publish */ .mk)(request, { ...resources, repository: { ...modules, tags: planned }, attestor: undefined });
}
async function headOf(modules) {
    const head = await modules.taggedHead();
    if (head !== undefined)
        return head;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first');
}
/**
 * Plans the tags that an untagged commit gets if its modules are released next: those that changed, or all where none did. Throws INVALID_CONFIG, INVALID_INPUT,
 * INVALID_ADDRESS and INDEX_INVALID.
 */
async function nextTags(head, flags, { report, unchanged }, { modules: { config, defaultAddress }, index }) {
    const snapshot = await index.open();
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_12__/* .modulesOf */ .XG)(await config.at(head.commit), flags, defaultAddress);
    const groups = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_25__/* .groupBy */ .$)(specs, ({ tagPrefixes: [prefix = ''] }) => prefix).values()].map((specs) => ({
        specs,
        modules: report.modules.filter(({ path }) => specs.some((spec) => spec.path === path)),
    }));
    const changed = groups.filter(({ specs, modules }) => modules.length < specs.length || modules.some((module) => !unchanged.has(module)));
    const tags = [];
    for (const { specs, modules } of changed.length > 0 ? changed : groups) {
        const addresses = specs.map(({ address }) => address ?? defaultAddress());
        const wanted = modules.flatMap(({ next }) => next ?? []);
        const [version = _release_next_version_js__WEBPACK_IMPORTED_MODULE_14__/* .INITIAL_VERSION */ .G8] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .sortVersions */ .M7)([...wanted, ...(await nextVersion(addresses, snapshot))]);
        const last = modules.find(({ base }) => base !== null)?.base ?? undefined;
        tags.push({ ...head, tag: (0,_release_plan_js__WEBPACK_IMPORTED_MODULE_15__/* .tagOf */ .cO)(specs[0], version, last) });
    }
    return tags;
}
/** The next version of modules that share their tags; none where nothing is published. */
async function nextVersion(addresses, snapshot) {
    const paths = addresses.map((address) => (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(address, 'module.json'));
    const files = await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .REGISTRY_PATH */ .aA, ...paths]);
    if (snapshot.exists)
        (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_5__/* .registryIn */ .hY)(files);
    const versions = addresses.flatMap((address) => (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_5__/* .moduleIn */ .w6)(files, address)?.versions ?? []);
    const [highest] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .sortVersions */ .M7)(versions.map(({ version }) => version));
    return highest === undefined ? [] : [(0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_8__/* .bumpVersion */ .Bx)(highest, 'patch')];
}


/***/ })

};
