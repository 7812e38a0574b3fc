export const id = 824;
export const ids = [824];
export const modules = {

/***/ 6093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Markdown in which text from outside stays text: no markup, no links, no mentions. */
/** Rows of a table in the job summary. The rest is counted. */
const MAX_ROWS = 100;
/** Characters of a text in the job summary. A longer one is cut, and ends in "…". */
const MAX_TEXT_LENGTH = 500;
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
/**
 * Text whose characters that could begin markup, a link or a cell are character references. GitHub looks for names of people, issues and
 * commits after it has read those, so the id of a commit is code, and another name is broken by a character that nobody sees.
 */
function prose(text) {
    return escaped(text, '&#8205;').replaceAll(COMMIT, '<code>$&</code>');
}
function escaped(text, joiner) {
    const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replaceAll(NAME, (name) => `${name}${BREAK}`)
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

/***/ 9175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ withRunResources),
/* harmony export */   m: () => (/* binding */ openModules)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7164);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _composition_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6714);
/* harmony import */ var _index_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2531);






/**
 * Opens what a run needs, and closes it after the work, also if the work fails. Who may see what follows from what the server
 * says of both repositories. Throws WOULD_EXPOSE, PERMISSION, INVALID_INPUT.
 */
async function withRunResources(request, runtime, work) {
    const { inputs, event } = request;
    // Before anything is fetched.
    (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.refuseElsewhere)(request);
    const opened = await openModules(request, runtime);
    const hasApi = (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.asksApi)(event, inputs['github-token']);
    const modules = { ...opened, publisher: await (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.identified)(request, opened.home) };
    let openedIndex;
    try {
        await refuseMovedTag(request, modules);
        const { home, packageStores } = modules;
        const index = (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.indexOfRun)(request, runtime);
        const module = hasApi
            ? (await home()).visibility
            : ((await (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .visibilityOf */ .gt)(event.remote, runtime)) ?? 'private');
        const { published, defaultKinds } = (0,_publish_exposure_js__WEBPACK_IMPORTED_MODULE_4__/* .planExposure */ .Lc)({
            repository: event.repository,
            module,
            index: module === 'public' ? 'public' : await indexVisibility(event, index, runtime),
            expose: inputs.expose,
            hasReleases: hasApi,
        });
        const stores = new _publish_exposure_js__WEBPACK_IMPORTED_MODULE_4__/* .GuardedStores */ .rB(packageStores, { published, source: async () => module });
        if (!inputs['dry-run'] && index.hasApi && !event.forge.refusesPushAtOnce)
            await (0,_adapters_github_repository_js__WEBPACK_IMPORTED_MODULE_1__.proveWritable)(await index.home(), inputs['index-commit-by'] === 'pull-request' ? undefined : inputs['index-branch']);
        openedIndex = await index.open('paths');
        const attestor = await attestorOf(inputs, event, home, runtime);
        const resources = { modules, stores, defaultKinds, attestor, indexHome: index.home, log: runtime.log };
        return await work({ ...openedIndex, ...resources });
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
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('TAG_MOVED', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} was moved after the push that started this run: it named ${pushed} and names ${found.commit}`, `let the run of the newer push publish it (${serverUrl}/${repository}/actions); to publish what it names now without a push, run the workflow by hand with the input "tag"`);
}
function openModules(request, runtime) {
    const { inputs, event } = request;
    const token = inputs['github-token'];
    return (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .openRemoteModules */ .a8)(runtime, request, {
        remote: event.remote,
        identity: event.identity,
        token,
        config: inputs.config && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.environment['GITHUB_WORKSPACE'] ?? '.', inputs.config),
        oci: {
            host: inputs.selection['oci-repository']?.host,
            githubToken: token,
            repair: inputs.repair,
            username: inputs['oci-username'],
            password: inputs['oci-password'],
        },
        github: (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.serverOfRun)(request, runtime, 'github-token'),
        announces: 'release' in request && event.forge.hasApi,
    });
}
/** An index on another server is public unless proven otherwise, and nobody can prove it. */
async function indexVisibility(event, { repository, target, hasApi, home }, runtime) {
    if (repository === undefined || target.kind === 'directory')
        return 'public';
    if (repository.toLowerCase() === event.repository.toLowerCase())
        return 'private';
    if (hasApi)
        return (await home()).visibility;
    return (await (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .visibilityOf */ .gt)(target.remote, runtime)) ?? 'public';
}
/** The attestor for the packages of this run. A run that attests nothing loads none of its code. Throws INVALID_INPUT. */
async function attestorOf({ attest, 'dry-run': isDry }, { forge }, home, runtime) {
    if (attest === 'off' || isDry)
        return undefined;
    if (!forge.hasAttestations) {
        runtime.log.warn(`the packages are not attested: ${forge.title} has no attestations`);
        return undefined;
    }
    const { openAttestor, tolerantAttestor } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(139)]).then(__webpack_require__.bind(__webpack_require__, 6139));
    const attestor = await openAttestor(home, runtime);
    return attest === 'try' ? tolerantAttestor(attestor, runtime.log) : attestor;
}


/***/ }),

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ mergeRow),
/* harmony export */   SX: () => (/* binding */ renderPull),
/* harmony export */   renderCollection: () => (/* binding */ renderCollection),
/* harmony export */   renderMarksSummary: () => (/* binding */ renderMarksSummary),
/* harmony export */   renderRefusal: () => (/* binding */ renderRefusal),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary),
/* harmony export */   tg: () => (/* binding */ renderComparisons)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _doctor_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8226);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4867);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(905);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _publish_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6947);
/* harmony import */ var _publish_publish_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7851);
/* harmony import */ var _publish_report_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8189);
/* harmony import */ var _release_release_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8504);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6093);












/** New versions of all tags that the job summary names in rows. More are only summed up. */
const MAX_LISTED_RESULTS = 20;
/** The job summary. */
/** The job summary of a publish: all results, the interface changes, and a module block to paste; of a release first its modules. */
function renderSummary(report, { installation, missing, modules = [], proposal } = {}) {
    const isNothing = modules.length > 0 && report.results.length === 0;
    const parts = [
        ...renderReleases(modules),
        ...(proposal === undefined ? [] : [`${PROPOSED} ${link(proposal)}\n`]),
        ...(isNothing ? [] : [renderResults(report, renderVerdicts(report))]),
        ...(report.isBulk ? (0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .adviceOnRefused */ .GQ)(report.results).map(renderAdvice) : []),
        ...(installation === undefined ? [] : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)((0,_doctor_wait_js__WEBPACK_IMPORTED_MODULE_1__.formatInstallation)(installation))}\n`]),
        ...(missing === undefined ? [] : [refusalText(missing)]),
    ];
    return `${TITLE}${parts.join('\n')}`;
}
function renderAdvice(text) {
    const [first = '', ...lines] = text.replace(/^tags +/, '').split('\n');
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(first)}\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`\n`;
}
function renderReleases(modules) {
    if (modules.length === 0)
        return [];
    const rows = modules
        .filter(({ status }) => status !== 'unchanged')
        .map((module) => {
        const { name, status, last, next, bump, reason } = (0,_release_release_report_js__WEBPACK_IMPORTED_MODULE_8__/* .releaseFacts */ .tc)(module);
        const { error } = module;
        return {
            Module: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name),
            Release: status,
            Last: last === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(last.version),
            Next: next === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(next.version),
            Bump: bump ?? '',
            Why: error === undefined ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(reason.join('; ')) : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(error.code)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(error.message)}`,
        };
    });
    return rows.length === 0 ? ['No module changed since its last release.\n'] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(rows)];
}
/** The job summary and comment of a pull request: its interface changes, and the versions that it would publish. */
function renderPull({ checked, labels, releases, report }, refusals) {
    const rows = refusals.map((refusal) => ({
        Refused: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(refusal.code),
        Why: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(refusal.message),
        'What to do': (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(refusal.hint),
    }));
    const parts = [
        ...(rows.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(rows)]),
        ...renderLabels(labels),
        ...(releases === undefined ? [] : [renderMerge(releases)]),
        renderCheck(checked.report.modules.filter((module) => !checked.unchanged.has(module) &&
            !releases?.modules.some((each) => each.path === module.path && each.status === 'unchanged'))),
        ...renderUnchanged(checked),
        ...(report === undefined || releases?.modules.every(({ tag }) => tag === undefined)
            ? []
            : [renderPlan(report, releases === undefined ? UNTAGGED : 'The packages of these versions:')]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const UNTAGGED = 'If this pull request is merged and tagged, these versions are published.';
/** What merging releases, now or with the pull request that collects releases, and the labels that would change it. */
function renderMerge({ modules, refusals }) {
    const shown = modules.filter(({ status }) => /^(?:planned|proposed|skipped)$/.test(status));
    if (shown.length === 0)
        return refusals.length > 0 ? '' : 'Merging this pull request releases nothing: no package changed.\n';
    const tables = [
        {
            title: 'Merging this pull request releases:\n',
            rows: shown.filter(({ status }) => status !== 'proposed'),
        },
        {
            title: 'After this pull request the next release has:\n',
            rows: shown.filter(({ status }) => status === 'proposed'),
        },
    ];
    const others = shown.flatMap(({ name, asked }) => asked.others.length === 0
        ? []
        : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(asked.by ?? '')} counts, and not ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(asked.others.join(', '))}.\n`]);
    const none = `The label ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)('release:none')} leaves the changes of this pull request to a later release.\n`;
    return [
        ...tables.flatMap(({ title, rows }) => (rows.length === 0 ? [] : [title, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(rows.map(mergeRow))])),
        ...others,
        none,
    ].join('\n');
}
function mergeRow(module) {
    return {
        Release: `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(module.name)} ${module.next === undefined ? 'waits' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(module.next)}`,
        Why: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(`${module.bump === null ? '' : `${module.bump}: `}${(0,_release_release_report_js__WEBPACK_IMPORTED_MODULE_8__/* .reasonOf */ .A3)(module).join('; ')}`),
        'Another label': module.higher
            .map(({ bump, version }) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`release:${bump}`)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(version)}`)
            .join('<br>'),
    };
}
function renderLabels([first, ...lower]) {
    if (first === undefined || lower.length === 0)
        return [];
    const others = lower.map(({ name }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name)).join(', ');
    return [`The label ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(first.name)} counts, as it asks for the most, and not ${others}.\n`];
}
const PROPOSED = 'Proposed versions are released when this pull request is merged:';
const PENDING = 'Pending versions are published when an owner of the index merges this pull request:';
const TITLE = '## Module registry\n\n';
/** The versions that would be published, and the index files that would change. */
function renderPlan(report, title) {
    const accepted = report.results.filter((result) => result.status !== 'refused');
    if (accepted.length === 0)
        return '';
    const { changed } = report.index;
    const files = changed.slice(0, _markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX).map((path) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(path)}\n`);
    const more = changed.length > _markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX ? `- and ${changed.length - _markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX} more\n` : '';
    const diff = `<details><summary>${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(changed.length, 'index file')} would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const plan = renderResults({ ...report, results: accepted }, []);
    return `${title}\n\n${plan}\n${diff}`;
}
function renderResults({ results, failures, isBulk, registryUrl }, verdicts) {
    const refused = isBulk ? failures : results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const listed = isBulk ? accepted.filter(({ status }) => status !== 'unchanged') : accepted;
    const isListed = listed.length > 0 && (!isBulk || listed.length <= MAX_LISTED_RESULTS);
    const parts = [
        ...(isBulk && results.length > 0
            ? [
                (0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .bulkLines */ .S4)(results)
                    .map((line) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(line)}\n`)
                    .join(''),
            ]
            : []),
        ...(isListed ? [releaseTable(listed), ...verdicts] : []),
        ...(0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestsOf */ .Tb)(accepted).map((url) => `${PENDING} ${link(url)}\n`),
        ...(0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .sharedTags */ .Rc)(accepted).map((text) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(text.replace(/^together +/, ''))}\n`),
        ...moduleBlocks(accepted, registryUrl),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length + refused.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return parts.join('\n');
}
function renderRefusal(refusal) {
    return `${TITLE}${refusalText(refusal)}`;
}
function refusalText(refusal) {
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(refusal.code)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(refusal.message)}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(refusal.hint)}\n`;
}
function releaseTable(results) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(results.map(({ status, address, version, package: { digest } }) => ({
        Status: status,
        Address: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(address),
        Version: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(version),
        Digest: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(digest),
    })));
}
/** A row for each reason: 300 tags that are refused alike are one. */
function refusalTable(results) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)((0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_6__/* .groupAlike */ .Mr)(results).map((group) => ({
        'Refused tag': (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(group.map(subjectOf), _publish_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_LISTED_NAMES */ .e).join(', '),
        Code: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(group[0].error.code),
        Why: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(group[0].error.message),
        'What to do': (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(group[0].error.hint),
    })));
}
function subjectOf({ tag, source = '' }) {
    return [source, tag]
        .filter((name) => name !== '')
        .map(_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)
        .join(' ');
}
/** The block that calls the latest version; none for several modules. */
function moduleBlocks(results, registryUrl) {
    const latest = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .selectLatest */ .se)(results.map(({ version }) => version));
    const found = results.find(({ version }) => version === latest);
    if (found === undefined || registryUrl === null || results.some(({ address }) => address !== found.address))
        return [];
    const release = { ...found, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleAddress */ .E9)(found.address) };
    return [`\`\`\`hcl\n${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleBlock */ .t1)(release, registryUrl, found.directory)}\n\`\`\`\n`];
}
/** The tables of the versions that were compared with a lower one: the bump that each needs, and every change unless they are a backfill. */
function renderVerdicts({ results, isBulk }) {
    const compared = results.flatMap((result) => result.status === 'refused' || result.compatibility === undefined
        ? []
        : [{ address: result.address, version: result.version, ...result.compatibility }]);
    const tables = renderComparisons(compared);
    return isBulk && compared.length > 1 ? tables.slice(0, 1) : tables;
}
function renderComparisons(compared) {
    if (compared.length === 0)
        return [];
    const rows = compared.map(({ address, version, base, required, given, minimumVersion }) => ({
        Version: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`${address} ${version}`),
        After: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(base),
        'Interface needs': required,
        Given: given,
        Verdict: minimumVersion === undefined
            ? enough(given, required)
            : `**too small: use ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(minimumVersion)} or higher**`,
    }));
    const hasModules = compared.some(({ address }) => address !== compared[0]?.address);
    const changes = compared.flatMap((each) => {
        const name = `${hasModules ? `${each.address} ` : ''}${each.version}: `;
        return each.changes.map((change) => ({
            ...change,
            subject: `${compared.length > 1 ? name : ''}${change.subject}`,
        }));
    });
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(rows), ...changeTable(changes)];
}
/** Below 1.0.0 a minor version may break callers. */
function enough(given, required) {
    const isSmaller = _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(given) > _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(required);
    return `large enough${isSmaller ? ' below 1.0.0' : ''}`;
}
function renderUnchanged({ unchanged }) {
    return unchanged.size === 0
        ? []
        : [`${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(unchanged.size, 'module')} unchanged since the last release.\n`];
}
/** The report of a check in Markdown: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck(modules) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => ({
        Module: nameOf(path),
        'Last release': base === null ? 'none' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(base),
        'Needed bump': base === null ? '' : bump,
        'Minimum version': next === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(next),
    }));
    const compared = modules.filter(({ base }) => base !== null);
    const told = compared.length === 1 ? compared : compared.filter(({ changes }) => changes.length > 0);
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(rows), ...told.flatMap((module) => renderModule(module, modules))].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)((0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changelogLine */ .H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(path);
}
function changeTable(changes) {
    const rows = (0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .bySeverity */ .Np)(changes).map((change) => ({
        Severity: change.severity,
        Subject: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(change.subject),
        Change: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)((0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .textBesideSubject */ .Ut)(change)),
    }));
    return rows.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(rows)];
}
/** The job summary of a collection: all sources with changes or refusals, then the published and refused versions. */
function renderCollection(report) {
    const busy = report.sources.filter(({ status, known }) => status !== 'unchanged' || known > 0);
    const unchanged = report.sources.length - busy.length;
    const rest = unchanged === 0 ? '' : `\n${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(unchanged, 'source')} with nothing new.\n`;
    const sources = `## Collection\n\n${busy.length === 0 ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(busy.map(sourceRow))}${rest}\n`;
    // A source that is refused as a whole stands in the table.
    const results = report.results.filter(({ tag }) => tag !== '');
    return report.results.length === 0
        ? sources
        : `${sources}${TITLE}${renderResults({ ...report, results }, renderVerdicts(report))}`;
}
function sourceRow(report) {
    const { error } = report;
    return {
        Source: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(report.source),
        Status: report.status,
        Tags: report.tags,
        New: report.new,
        Published: report.published,
        Refused: report.refused,
        'Refused before': report.known,
        Why: error === undefined ? '' : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(error.code)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(error.message)}`,
    };
}
function renderMarksSummary({ marks = [], status }) {
    const title = `## ${status === 'planned' ? 'Marks that would change' : 'Marks'}\n\n`;
    return `${title}${marks.length === 0 ? 'Every mark is as the file has it.\n' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(marks.map(markRow))}`;
}
function markRow({ address, yanked, restored, deprecated, undeprecated, latest, }) {
    const moved = latest.before === latest.after ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(`${latest.before ?? 'none'} to ${latest.after ?? 'none'}`);
    return {
        Module: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(address),
        Yanked: listOf(yanked),
        Restored: listOf(restored),
        Deprecated: listOf(deprecated),
        Undeprecated: listOf(undeprecated),
        Latest: moved,
    };
}
function listOf(versions) {
    return versions.map((version) => (version === '*' ? 'all' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(version))).join(', ');
}
/** A link to a URL of plain characters; another one stays text. */
function link(url) {
    return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(url)}](${url})` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(url);
}


/***/ }),

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BranchPullRequests: () => (/* binding */ BranchPullRequests),
/* harmony export */   S: () => (/* binding */ mergedPullRequests),
/* harmony export */   putComment: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _octokit_graphql__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9964);
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7854);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(679);






/** Pages of pull requests that are searched, where the server lists those of other branches too. Older ones are not known. */
const MAX_PULL_REQUEST_PAGES = 20;
/** Pull requests of a branch that are read, the newest first. What was decided in an older one is not known. */
const MAX_PULL_REQUESTS = 30;
/** Pages of comments that are searched for the comment of an earlier run. If it is on a later page, a second one is written. */
const MAX_COMMENT_PAGES = 10;
/** Commits whose pull requests are read, the newest of each module first. The labels of older ones do not count. */
const MAX_ASKED_COMMITS = 300;
/** Commits in one query. The rest is asked for in more queries. */
const COMMITS_AT_ONCE = 100;
/** The pull requests from one branch of a repository to another. https://docs.github.com/rest/pulls/pulls */
class BranchPullRequests {
    #repository;
    #branches;
    #code;
    /** @param code where GitHub is unavailable */
    constructor(repository, branches, code = 'INDEX_UNREACHABLE') {
        this.#repository = repository;
        this.#branches = branches;
        this.#code = code;
    }
    async list() {
        return (await this.#inWords('see the pull requests', this.#find('all'))).map(pullRequestOf);
    }
    async put(text) {
        const { deadline } = this.#repository.github;
        const isTransient = (outcome) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .mayPass */ .bg)(outcome) || isOpenAlready(outcome);
        // Each try looks for the pull request first: an earlier one, or another run, may have opened it.
        const writing = deadline.retry(isTransient, () => this.#write(text));
        return this.#inWords('open a pull request', writing);
    }
    /** Closes the open one without merging it, if there is one. Throws PERMISSION. */
    async close() {
        const { github, path } = this.#repository;
        const closing = async () => {
            for (const { number } of await this.#find('open'))
                await github.octokit.rest.pulls.update({ ...path, pull_number: number, state: 'closed' });
        };
        await this.#inWords('close a pull request', closing());
    }
    async #write(text) {
        const { github, path } = this.#repository;
        const { pulls } = github.octokit.rest;
        const [open] = await this.#find('open');
        if (open?.title === text.title && open.body === text.body)
            return pullRequestOf(open);
        const { data } = open === undefined
            ? await pulls.create({ ...path, ...this.#branches, ...text, ..._client_js__WEBPACK_IMPORTED_MODULE_1__/* .ONCE */ .ET })
            : await pulls.update({ ...path, pull_number: open.number, ...text });
        return pullRequestOf(data);
    }
    async #find(state) {
        const { github, path } = this.#repository;
        const { head, base } = this.#branches;
        const own = { ...path, state, head: `${path.owner}:${head}`, base };
        const newest = { sort: 'created', direction: 'desc' };
        const ask = (query) => github.octokit.rest.pulls.list({ ...own, ...newest, ...query });
        const found = [];
        for await (const pulls of (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pagesOf */ .E0)(github.server, MAX_PULL_REQUEST_PAGES, ask)) {
            // Gitea lists those of all branches.
            found.push(...pulls.filter((each) => each.head.ref === head && each.base.ref === base && isOwn(each, path)));
            if (found.length >= MAX_PULL_REQUESTS)
                break;
        }
        return found.slice(0, MAX_PULL_REQUESTS);
    }
    #inWords(doing, requests) {
        return (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(this.#repository, { doing, needs: 'pull-requests: write', code: this.#code }, requests);
    }
}
/** A fork may have a branch of the same name. */
function isOwn({ head: { repo } }, { owner, repo: name }) {
    return repo?.full_name.toLowerCase() === `${owner}/${name}`.toLowerCase();
}
function pullRequestOf({ html_url: url, state, head, title, body }) {
    return { url, isOpen: state === 'open', head: head.sha, title, body: body ?? '' };
}
function isOpenAlready(error) {
    if (![409, 422].includes((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) ?? 0) || !(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_3__/* .RequestError */ .G))
        return false;
    return /pull request already exists/.test(JSON.stringify(error.response?.data));
}
/** An invisible line by which the comment is found again. */
const MARK = '<!-- module-registry plan -->';
/** Writes the one comment of this tool on a pull request, or replaces its text. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function putComment(repository, number, text) {
    // Each try looks for the comment first: an earlier one may have written it although its answer was lost.
    const write = () => writeComment(repository, number, `${MARK}\n${text}`);
    const step = { doing: `comment on pull request ${number}`, needs: 'pull-requests: write' };
    await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(repository, step, repository.github.deadline.retry(_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .mayPass */ .bg, write));
}
async function writeComment(repository, number, body) {
    const { github, path } = repository;
    const { issues } = github.octokit.rest;
    const existing = await findComment(repository, number);
    const created = { ...path, issue_number: number, body, ..._client_js__WEBPACK_IMPORTED_MODULE_1__/* .ONCE */ .ET };
    if (existing === undefined)
        await issues.createComment(created);
    else if (existing.body !== body)
        await issues.updateComment({ ...path, comment_id: existing.id, body });
}
async function findComment({ github, path }, number) {
    const author = await viewerOf(github);
    const ask = (query) => github.octokit.rest.issues.listComments({ ...path, issue_number: number, ...query });
    for await (const comments of (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pagesOf */ .E0)(github.server, MAX_COMMENT_PAGES, ask)) {
        const found = comments.find(({ body, user }) => body?.startsWith(MARK) && (author === undefined || user?.login === author));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** In whose name the token writes, such as `github-actions[bot]`; undefined where the server does not say it. */
async function viewerOf({ queries, octokit, server, }) {
    if (!server.forge.hasGraphql) {
        const user = octokit.rest.users.getAuthenticated().catch((error) => {
            // A token without the scope read:user.
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 403)
                return undefined;
            throw error;
        });
        return (await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(user))?.data.login;
    }
    const query = 'query Viewer { viewer { login } }';
    const answer = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(queries.graphql(query));
    return answer?.viewer.login;
}
/**
 * https://docs.github.com/graphql/reference/objects#commit: 100 commits × 5 pull requests × 20 labels are 10,500 nodes of the 500,000 that
 * a query may ask for. An open pull request may hold the commit, too.
 */
const PULL_REQUEST_FIELDS = 'associatedPullRequests(first: 5) { nodes { number merged labels(first: 20) { nodes { name } } } }';
const READING_LABELS = { doing: 'read the labels of merged pull requests', needs: 'pull-requests: read' };
/** The pull requests that were merged into a repository, of a server with GraphQL. */
function mergedPullRequests(open) {
    return {
        async of(commits) {
            const repository = await open();
            const { log } = repository.github;
            const asked = commits.slice(0, MAX_ASKED_COMMITS);
            if (asked.length < commits.length)
                log.warn(`labels are read of the newest ${asked.length} of ${commits.length} commits`);
            const found = new Map();
            for (const batch of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_4__/* .slices */ .w)(asked, COMMITS_AT_ONCE)) {
                const answer = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(repository, READING_LABELS, queryCommits(repository, batch));
                for (const [index, commit] of batch.entries()) {
                    const pulls = answer.repository?.[`c${index}`]?.associatedPullRequests?.nodes ?? [];
                    const merged = pulls.find((pull) => pull?.merged === true);
                    if (!merged)
                        continue;
                    const labels = (merged.labels?.nodes ?? []).flatMap((label) => label?.name ?? []);
                    found.set(commit, { number: merged.number, labels });
                }
            }
            return found;
        },
    };
}
/** A token without the right to pull requests is answered with what it may see, and an error: PERMISSION. */
async function queryCommits(repository, commits) {
    const fields = commits.map((oid, index) => `c${index}: object(oid: "${oid}") { ...Merged }`);
    const query = `query Merged($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join('\n')} } }
fragment Merged on Commit { ${PULL_REQUEST_FIELDS} }`;
    const { path, github } = repository;
    try {
        return await github.queries.graphql(query, { owner: path.owner, name: path.repo });
    }
    catch (error) {
        if (!(error instanceof _octokit_graphql__WEBPACK_IMPORTED_MODULE_5__/* .GraphqlResponseError */ .rp))
            throw error;
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .missingPermission */ .Up)(repository, READING_LABELS, (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message));
    }
}


/***/ }),

/***/ 1356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ formatCheck),
/* harmony export */   MZ: () => (/* binding */ interfaceAtBase),
/* harmony export */   gW: () => (/* binding */ specAtCommit),
/* harmony export */   w0: () => (/* binding */ releasesOf),
/* harmony export */   z6: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2234);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4867);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8411);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(125);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7754);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5277);
/* harmony import */ var _compare_modules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3651);
/* harmony import */ var _package_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5628);












/** Compares HEAD with the last release of each module of the repository. Throws INVALID_INPUT, INVALID_TAG and INVALID_CONFIG. */
async function check({ declared, flags }, dependencies) {
    const { head, config, released, defaultAddress, log } = dependencies;
    const configured = await config.at(head);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .modulesOf */ .XG)(configured, flags, defaultAddress);
    const severities = { ...configured.severities, ...flags.severities };
    const planned = declared && readDeclaration(declared, specs);
    const tags = await released.all();
    const modules = [];
    const said = new Set();
    const unchanged = new Set();
    const refusals = [];
    for (const spec of specs) {
        const plan = planned?.specs.includes(spec) ? planned : undefined;
        const inHistory = releasesOf(spec, tags);
        if (inHistory.length === 0 && released.isCut)
            throw shallowClone(spec);
        // terraform-module-releaser tags commits of their own, and no branch has them.
        const releases = inHistory.length > 0 ? inHistory : releasesOf(spec, await dependencies.tags.all());
        const base = baseOf(releases, plan?.next);
        if (base !== undefined && inHistory.length === 0)
            for (const line of unsaid(said, [
                `no release is in the history of HEAD: it is compared with tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(base.tag)}`,
            ]))
                log.info(line);
        try {
            const module = await checkModule(spec, base, { ...dependencies, severities, said });
            modules.push(module);
            if (base !== undefined && (await isUnchanged(spec, base, dependencies)))
                unchanged.add(module);
            const refusal = plan && refuseVersion(plan, module, { head, releases });
            if (refusal !== undefined)
                refusals.push(refusal);
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl) || !/^(INVALID_HCL|NOT_A_MODULE)$/.test(error.code))
                throw error;
            refusals.push(error);
        }
    }
    const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes));
    return { report: { bump: (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .requiredBump */ .eC)(changes), changes, modules }, unchanged, refusals };
}
/** Whether there was a release before, nobody can know. */
function shallowClone({ path }) {
    const name = path === '' ? 'the module' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path);
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `no release of ${name} is in this clone, which is shallow: its history is cut`, 'fetch the rest and the tags: git fetch --unshallow --tags (fetch-depth: 0 for actions/checkout)');
}
/** A severity is about all modules, a tag or a version about those of its prefix. */
function readDeclaration({ text, called }, specs) {
    if (isSeverity(text))
        return { next: text, specs, called };
    const matches = new _publish_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .TagPrefixes */ .bY(specs).find(text);
    const [first] = matches;
    if (first !== undefined)
        return { next: first.version, specs: matches.map(({ spec }) => spec), called };
    if (specs.length === 1)
        return { next: (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .parseVersion */ .ot)(text.replace(/^v/, '')), specs, called };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${called} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is a version of none of the ${specs.length} modules of the repository`, `use the tag of the release: ${specs.map(({ tagPrefixes }) => `${tagPrefixes[0]}v1.2.3`).join(' or ')}`);
}
async function checkModule(spec, base, dependencies) {
    const { interfaces, config, head, severities, said, log } = dependencies;
    const { path } = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .specAt */ .pJ)(spec, head, config);
    const name = path === '' ? 'HEAD' : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} of HEAD`;
    const after = { name, moduleInterface: await interfaces.atCommit({ commit: head, path }) };
    (0,_compare_modules_js__WEBPACK_IMPORTED_MODULE_8__/* .requireConfiguration */ .oY)(after, 'commit the configuration, or name the directories of the modules in .module-registry.yml: modules: [{ path: DIRECTORY }]');
    // A module below another one is also a part of that.
    const lines = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .lintModule */ .q2)(after.moduleInterface).map((each) => (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(each, path));
    for (const line of (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(unsaid(said, lines)))
        log.info(line);
    const before = base && (await interfaceAtBase(spec, base, dependencies));
    if (base === undefined || before === undefined) {
        (0,_compare_modules_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseBroken */ .ID)(after);
        return { path, base: null, bump: 'patch', changes: [], next: null };
    }
    const { tag, version } = base;
    const sides = { base: { name: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, moduleInterface: before }, head: after };
    const compared = (0,_compare_modules_js__WEBPACK_IMPORTED_MODULE_8__/* .compareInterfacesOf */ .pS)(sides, severities, log);
    return { path, base: tag, ...compared, next: (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .minimumVersion */ .rh)(version, compared.changes) };
}
/** The lines that were not said before; they are now. */
function unsaid(said, lines) {
    const fresh = lines.filter((line) => !said.has(line));
    for (const line of fresh)
        said.add(line);
    return fresh;
}
async function isUnchanged(spec, { commit }, dependencies) {
    const { config, head } = dependencies;
    const [before, after] = [await specAtCommit(spec, commit, dependencies), await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .specAt */ .pJ)(spec, head, config)];
    const at = (commit, { path, root }) => ({ commit, path, root });
    const { files } = await (0,_package_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .packageChanges */ .k)(at(commit, before), at(head, after), dependencies);
    return files.length === 0;
}
/** Undefined where the release does not have the module yet: its tag was a version of others. */
async function interfaceAtBase(spec, { commit }, dependencies) {
    const { path } = await specAtCommit(spec, commit, dependencies);
    try {
        const found = await dependencies.interfaces.atCommit({ commit, path });
        return (0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_10__/* .isEmpty */ .Im)(found) ? undefined : found;
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && error.code === 'NOT_A_MODULE')
            return undefined;
        throw error;
    }
}
async function specAtCommit(spec, commit, { config, defaultAddress }) {
    const before = specOf(spec, (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .modulesOf */ .XG)(await config.at(commit), {}, defaultAddress));
    return (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .specAt */ .pJ)(before, commit, config);
}
/** A module at another commit: its address survives a move. */
function specOf(spec, specs) {
    const text = ({ address }) => (address === undefined ? '' : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(address));
    return specs.find((each) => text(each) === text(spec)) ?? spec;
}
/** The changes of one of several modules, with its directory in front. */
function prefixed({ path, changes }) {
    return path === ''
        ? changes
        : changes.map((change) => ({ ...change, subject: `${path}: ${change.subject}` }));
}
/** The changes of each module that has some, then the others: a repository may have hundreds. */
function formatCheck({ report: { modules }, unchanged }) {
    const isQuiet = (module) => module.base === null || unchanged.has(module);
    const quiet = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(modules.filter(isQuiet), ({ base }) => base === null ? 'nothing was released yet' : `nothing changed since ${base}`);
    return [
        ...modules.filter((module) => !isQuiet(module)).map(formatModule),
        ...Array.from(quiet, ([what, group]) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(group.map(nameOf)).join(', ')}: ${what}`),
    ].join('\n\n');
}
function formatModule(module) {
    const { base, bump, changes, next } = module;
    return [
        `${nameOf(module)}: HEAD against ${base}`,
        ...(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChanges */ .rQ)(changes),
        `bump      ${bump}, next version ${next} or higher`,
        `changelog ${(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changelogLine */ .H8)(changes)}`,
    ].join('\n');
}
function nameOf({ path }) {
    return path === '' ? 'module' : path;
}
function releasesOf(spec, tags) {
    const prefixes = new _publish_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .TagPrefixes */ .bY([spec]);
    return tags.flatMap((tagged) => prefixes.find(tagged.tag).map(({ version }) => ({ ...tagged, version })));
}
/** The release that the next one is compared with: the latest, or the one before a version that is named above it. */
function baseOf(releases, next) {
    const versions = releases.map(({ version }) => version);
    const latest = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .selectLatest */ .se)(versions);
    const isOpen = next === undefined || isSeverity(next) || isBelow(next, latest);
    const base = isOpen ? latest : (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .selectBase */ .gF)((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortVersions */ .M7)(versions), next);
    return releases.find(({ version }) => version === base);
}
function isBelow(next, latest) {
    return latest !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(next, latest) < 0;
}
/** Whether a declaration names the part of the number that grows. */
function isSeverity(text) {
    return _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.some((severity) => severity === text);
}
/** Why a planned version should not be released; undefined where nothing speaks against it. */
function refuseVersion(plan, module, { head, releases }) {
    const taken = releases.find(({ version, commit }) => version === plan.next && commit !== head);
    if (taken !== undefined)
        return versionExists(taken, releases);
    const base = releases.find(({ tag }) => tag === module.base);
    if (base === undefined)
        return undefined;
    if (!isSeverity(plan.next) && isBelow(plan.next, base.version))
        return belowLast(plan.next, base, { called: plan.called, module, releases });
    return tooSmall(plan, base.version, module.changes);
}
function versionExists(taken, releases) {
    const latest = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .selectLatest */ .se)(releases.map(({ version }) => version)) ?? taken.version;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `${taken.version} was released from another commit: tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(taken.tag)}`, `use a version above ${latest}`);
}
/** A backport is on a branch of its own: the later releases are not in its history. */
function belowLast(next, last, about) {
    const { called, module, releases } = about;
    const before = (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .selectBase */ .gF)((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortVersions */ .M7)(releases.map(({ version }) => version)), next);
    const start = releases.find(({ version }) => version === before);
    const backport = start &&
        `; a backport is checked on a branch from an older release: git switch --create backport ${start.tag}`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', `${next} is below ${last.version}, the last release in the history of HEAD (tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(last.tag)})`, `use ${module.next} or higher: ${called} ${module.next}${backport ?? ''}`);
}
/** Why a planned version is too small for the changes since `base`; undefined where it is large enough. */
function tooSmall({ next, called }, base, changes) {
    const version = isSeverity(next) ? (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .bumpVersion */ .Bx)(base, next) : next;
    const compatibility = (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .checkBump */ .VJ)(base, version, changes);
    const { minimumVersion: minimum } = compatibility;
    if (minimum === undefined)
        return undefined;
    const wanted = isSeverity(next) ? (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .checkBump */ .VJ)(base, minimum, changes).given : minimum;
    return (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .incompatible */ .Ed)(version, compatibility, `${called} ${wanted}`);
}


/***/ }),

/***/ 3651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ refuseBroken),
/* harmony export */   oY: () => (/* binding */ requireConfiguration),
/* harmony export */   pS: () => (/* binding */ compareInterfacesOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8932);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8411);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(125);





/** Throws NOT_A_MODULE for a side that has no configuration, not even in a submodule. @param hint what to do about it */
function requireConfiguration({ name, moduleInterface }, hint) {
    if ((0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmpty */ .Im)(moduleInterface))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `${name} has no .tf or .tofu file`, hint);
}
/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
function compareInterfacesOf({ base, head }, severities, log) {
    refuseBroken(head);
    const broken = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(base.moduleInterface, 'with submodules').map((each) => (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(each));
    if (broken.length > 0)
        log.warn(`${base.name} does not parse: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(broken, 1).join('; ')}`);
    const changes = (0,_interface_diff_compare_interfaces_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInterfaces */ .s)(base.moduleInterface, head.moduleInterface, severities);
    return { bump: (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .requiredBump */ .eC)(changes), changes };
}
/** Throws INVALID_HCL for a side with files that clients do not load. */
function refuseBroken({ name, moduleInterface }) {
    const broken = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(moduleInterface, 'with submodules');
    if (broken.length > 0)
        throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, name);
}


/***/ }),

/***/ 5628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ packageChanges)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3360);
/* harmony import */ var _publish_package_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5405);



/**
 * The files of packages, and of the directories beside the module that it calls, which differ between two commits. Where the directories
 * are equal, no file in them is read.
 */
async function packageChanges(base, head, dependencies) {
    const { contents } = dependencies;
    const rootOf = ({ root, path }) => root ?? path;
    const isSamePlace = base.path === head.path && rootOf(base) === rootOf(head);
    const none = { files: [], directories: [head.path], linked: [] };
    if (isSamePlace && (await isEqual(base, head, [rootOf(head)], contents)))
        return none;
    const before = await directoriesOf(base, dependencies);
    if (isSamePlace && before !== undefined && (await isEqual(base, head, before, contents)))
        return { files: [], directories: before, linked: [] };
    const after = (await directoriesOf(head, dependencies)) ?? [head.path];
    const old = before === undefined ? new Map() : await filesOf(base, before, contents);
    const current = await filesOf(head, after, contents);
    const isMoved = base.path !== head.path && before && isAlone(base.path, before) && isAlone(head.path, after);
    const was = isMoved ? movedTo(old, base.path, head.path) : old;
    const files = [...new Set([...was.keys(), ...current.keys()])].filter((path) => was.get(path) !== current.get(path));
    const linked = [...(await linkedOf(base, contents)), ...(await linkedOf(head, contents))];
    return { files: files.sort(), directories: [...new Set([...after, ...(before ?? [])])], linked };
}
/** Whether two commits have the same in these directories, and the same attribute files above them. */
async function isEqual(base, head, directories, { idAt }) {
    const paths = new Set(directories.flatMap((path) => [path, ...attributeFilesAbove(path)]));
    for (const path of paths)
        if ((await idAt({ commit: base.commit, path })) !== (await idAt({ commit: head.commit, path })))
            return false;
    return true;
}
function attributeFilesAbove(path) {
    return (0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .directoriesAbove */ .jH)(path).map((directory) => `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .rootPrefix */ .RO)(directory)}.gitattributes`);
}
/** The files and directories that the package of a module holds. Undefined where the commit has no such module. */
async function directoriesOf({ commit, path, root }, { interfaces, contents }) {
    const has = async (directory) => (await contents.idAt({ commit, path: directory })) !== undefined;
    if (!(await has(path)))
        return undefined;
    if (root === undefined)
        return [path];
    const loaded = await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .followLocalCalls */ .q8)(path, root, async (directory) => (await has(directory)) ? interfaces.atCommit({ commit, path: directory }) : undefined);
    const { packageRoot = path, packagePaths = [packageRoot] } = await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .extentOf */ .OY)({ commit, path }, root, loaded, interfaces);
    return [...packagePaths];
}
async function linkedOf({ commit, path, root }, contents) {
    if ((await contents.idAt({ commit, path })) === undefined)
        return [];
    return contents.linkedAt({ commit, path: root ?? path });
}
/** Whether a module calls nothing beside its own directory. */
function isAlone(path, directories) {
    return directories.every((directory) => directory === path);
}
/** By path from the root of the repository. */
async function filesOf({ commit, path, root }, directories, { filesAt }) {
    const packageRoot = isAlone(path, directories) ? path : (root ?? path);
    try {
        const files = await filesAt({ commit, path: packageRoot });
        const absolute = [...files].map(([file, id]) => [`${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .rootPrefix */ .RO)(packageRoot)}${file}`, id]);
        return new Map(absolute.filter(([file]) => directories.some((directory) => (0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(file, directory))));
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && error.code === 'NOT_A_MODULE')
            return new Map();
        throw error;
    }
}
function movedTo(files, from, to) {
    return new Map([...files].map(([path, id]) => [`${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .rootPrefix */ .RO)(to)}${path.slice((0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .rootPrefix */ .RO)(from).length)}`, id]));
}


/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ upgradeSteps)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _type_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1710);


/** Which part of the words of two names has to be equal, so that one may be the other's new name. */
const SIMILAR = 0.5;
/**
 * What callers have to do about the major changes between two interfaces, one sentence each: which inputs to rename, to set and to leave
 * out. A new name is told by the type, and by the description or the words of the name.
 */
function upgradeSteps(before, after, changes) {
    const renames = new Map();
    for (const old of [before.root, ...before.submodules]) {
        const current = [after.root, ...after.submodules].find(({ path }) => path === old.path);
        for (const [from, to] of current === undefined ? [] : renamedBetween(old, current))
            renames.set(from, to);
    }
    const breaking = changes.filter(({ severity }) => severity === 'major');
    const targets = new Set(breaking.map(({ subject }) => renames.get(subject)?.subject));
    const steps = breaking
        .filter(({ subject }) => !targets.has(subject))
        .map((change) => stepOf(change, { renamed: renames.get(change.subject)?.name, before, after }));
    return [...new Set(steps)];
}
/** What inputs and outputs that are gone are called now, by their subjects. */
function renamedBetween(before, after) {
    const renames = new Map();
    const [old, current] = [valuesIn(before), valuesIn(after)];
    const lacks = (others) => (each) => others.every(({ subject }) => subject !== each.subject);
    const [removed, added] = [old.filter(lacks(current)), current.filter(lacks(old))];
    for (const gone of removed) {
        const [only, ...others] = added.filter((each) => isRenamed(gone, each));
        if (only === undefined || others.length > 0)
            continue;
        // Of two that may have become one, neither has.
        if (removed.every((each) => each === gone || !isRenamed(each, only)))
            renames.set(gone.subject, only);
    }
    return renames;
}
/** The inputs of a directory, and its outputs, which have no type here, so that none is like an input. */
function valuesIn({ path, inputs, outputs }) {
    const prefix = path === '' ? '' : `${path}: `;
    return [
        ...inputs.map(({ name, parsedType, description }) => ({
            subject: `${prefix}var.${name}`,
            name,
            type: (0,_type_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .formatType */ .sg)(parsedType),
            description,
        })),
        ...outputs.map(({ name, description }) => ({
            subject: `${prefix}output.${name}`,
            name,
            type: '',
            description,
        })),
    ];
}
function isRenamed(one, other) {
    if (one.type !== other.type)
        return false;
    if (one.description !== '' && one.description === other.description)
        return true;
    const [words, others] = [new Set(one.name.split('_')), new Set(other.name.split('_'))];
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared / Math.max(words.size, others.size) >= SIMILAR && shared > 0;
}
function stepOf({ kind, subject, message }, { renamed, before, after }) {
    const [, directory = '', address = ''] = /^(?:(.*): )?(.*)$/s.exec(subject) ?? [];
    const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(address.replace(/^(?:var|output|provider)\./, ''));
    const of = directory === '' ? '' : ` of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(directory)}`;
    const inputIn = ({ root, submodules }) => [root, ...submodules]
        .find(({ path }) => path === directory)
        ?.inputs.find((input) => `var.${input.name}` === address);
    if (renamed !== undefined)
        return `rename the ${kind === 'input-removed' ? 'input' : 'output'} ${name}${of} to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(renamed)}`;
    switch (kind) {
        case 'input-removed':
            return `take the input ${name}${of} out`;
        case 'required-input-added':
            return `set the input ${name}${of}${typeText(inputIn(after))}`;
        case 'default-removed':
            return `set the input ${name}${of}: its default was ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(inputIn(before)?.default ?? '')}`;
        case 'null-refused':
            return `give the input ${name}${of} a value instead of null`;
        case 'type-narrowed':
            return `look at the value of the input ${name}${of}: ${message}`;
        case 'output-removed':
            return `use the output ${name}${of} no more`;
        case 'resource-removed':
        case 'resource-keys-changed':
        case 'module-call-removed':
        case 'module-call-keys-changed':
            return `read the plan before you apply it${of && `, for what is${of}`}: ${message}`;
        case 'submodule-removed':
            return `call the submodule ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subject)} no more`;
        default:
            return `look at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subject)}: ${message}`;
    }
}
function typeText(input) {
    return input === undefined || input.type === ''
        ? ''
        : `, a value of the type ${(0,_type_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .formatType */ .sg)(input.parsedType)}`;
}


/***/ }),

/***/ 3658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ withProposals),
/* harmony export */   k7: () => (/* binding */ changelogFiles)
/* harmony export */ });
/* unused harmony exports announces, withSection */
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7124);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3360);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(979);



/**
 * The changelog of a module, with the versions that the merge of a pull request releases: the first line of such a section ends in a
 * comment that nobody writes by hand. It is read as Latin-1, so that bytes of others stay as they are.
 */
/** Its path from the root of the repository. @param directory of the module */
function changelogPath(directory) {
    return `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .rootPrefix */ .RO)(directory)}CHANGELOG.md`;
}
function announces(changelog, version) {
    return sectionsOf(changelog).some((section) => announcedIn(section) === version);
}
/** The changelog with this section before those of other versions, in place of what was announced and never released. */
function withSection(changelog, { version, date, notes, isReleased }) {
    const sections = sectionsOf(changelog ?? Buffer.from('# Changelog\n')).filter((section) => {
        const announced = announcedIn(section);
        return announced === undefined || isReleased(announced);
    });
    const day = new Date(date * 1000).toISOString().slice(0, 10);
    const lines = [`## ${version} (${day}) <!-- module-registry release ${version} -->`, '', notes];
    const isWindows = sections[0]?.split('\n', 1)[0]?.endsWith('\r') ?? false;
    const end = isWindows ? '\r\n' : '\n';
    const added = lines.join('\n').split('\n').join(end);
    const found = sections.findIndex((section) => section.startsWith('## ') && !UNRELEASED.test(section));
    const at = found < 0 ? sections.length : found;
    const before = withoutLineEnds(sections.slice(0, at).join(''));
    const after = sections.slice(at).join('');
    const parts = [
        ...(before === '' ? [] : [before, end, end]),
        Buffer.from(withoutLineEnds(added)).toString('latin1'),
        end,
        ...(after === '' ? [] : [end, after]),
    ];
    return Buffer.from(parts.join(''), 'latin1');
}
/** https://keepachangelog.com */
const UNRELEASED = /^## \[?Unreleased\b/i;
/** The text before the first heading of the second level, and the text from each of them to the next. */
function sectionsOf(changelog = new Uint8Array()) {
    const sections = [''];
    let isFenced = false;
    for (const line of Buffer.from(changelog)
        .toString('latin1')
        .split(/(?<=\n)/)) {
        if (/^ {0,3}(?:```|~~~)/.test(line))
            isFenced = !isFenced;
        if (line.startsWith('## ') && !isFenced)
            sections.push(line);
        else
            sections.push(`${sections.pop()}${line}`);
    }
    return sections;
}
function announcedIn(section) {
    const [first = ''] = section.split('\n', 1);
    const [, text = ''] = /^## .{1,200} <!-- module-registry release (\S{1,200}) -->\r?$/.exec(first) ?? [];
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersion */ .lF)(text) ? text : undefined;
}
function withoutLineEnds(text) {
    let length = text.length;
    while (length > 0 && /[\r\n]/.test(text[length - 1] ?? ''))
        length -= 1;
    return text.slice(0, length);
}
/**
 * What the pull request of a release proposes: changelogs with the next version of each module. No state says what was merged: a version is
 * released by the first run that finds it in the changelog, and needs no other number by then.
 */
/** The modules, of which those are `proposed` whose changelog at a commit does not have the section of their next version. */
async function withProposals(modules, commit, contents) {
    const found = [];
    for (const module of modules) {
        const { next, path } = module;
        const isPlanned = module.status === 'planned' && next !== undefined;
        const changelog = isPlanned ? await contents.fileAt({ commit, path: changelogPath(path) }) : undefined;
        found.push(isPlanned && !announces(changelog, next) ? { ...module, status: 'proposed' } : module);
    }
    return found;
}
async function changelogFiles(modules, { commit, committedAt: date }, { contents, tags, repositoryUrl, }) {
    const names = new Set((await tags.all()).map(({ tag }) => tag));
    const files = new Map();
    for (const module of modules) {
        const { next: version, tag, last, path: directory } = module;
        if (version === undefined || tag === undefined)
            continue;
        const path = changelogPath(directory);
        const start = tag.slice(0, -version.length);
        const notes = (0,_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNotes */ .j)({ ...module, base: last?.tag, repositoryUrl });
        const isReleased = (announced) => names.has(`${start}${announced}`);
        files.set(path, withSection(await contents.fileAt({ commit, path }), { version, date, notes, isReleased }));
    }
    return files;
}


/***/ }),

/***/ 979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ formatNotes)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4867);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2263);




/** Changes below one title that notes list. The rest is counted. */
const MAX_LISTED_CHANGES = 100;
/** Commits that notes list. The rest is counted. */
const MAX_LISTED_COMMITS = 100;
/** Characters of a text from outside in notes. A longer one is cut, and ends in "…". */
const MAX_TEXT_LENGTH = 300;
const TITLES = {
    Breaking: 'Breaking changes',
    New: 'New',
    Changed: 'Other changes of the interface',
};
/** Markdown: the changes of the interface by severity, what callers have to do about the major ones, and the commits. */
function formatNotes(notes) {
    const { base, changes, upgrade, commits, repositoryUrl } = notes;
    const section = (title, lines) => lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}`];
    const verdict = base === undefined
        ? ['The first version.']
        : changes.length === 0
            ? [`The interface is that of ${code(base)}.`]
            : [];
    return [
        ...verdict,
        ...['Breaking', 'New', 'Changed'].flatMap((news) => section(TITLES[news], listed((0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .bySeverity */ .Np)(changes.filter((change) => (0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .newsOf */ .Lq)(change) === news)).map(changeLine), MAX_LISTED_CHANGES, 'change'))),
        ...section('How to upgrade', upgrade.map((step) => `- ${text(step)}`)),
        ...section('Commits', listed(commits.map((commit) => commitLine(commit, repositoryUrl)), MAX_LISTED_COMMITS, 'commit')),
    ].join('\n\n');
}
function listed(lines, most, noun) {
    const more = lines.length - most;
    return more > 0 ? [...lines.slice(0, most), `- and ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(more, `more ${noun}`)}`] : [...lines];
}
function changeLine(change) {
    const { subject, file, line } = change;
    return `- ${code(subject)}: ${text((0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .textBesideSubject */ .Ut)(change))}${file === undefined ? '' : ` (${code(`${file}:${line}`)})`}`;
}
function commitLine(commit, repositoryUrl) {
    const number = (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestOf */ ._n)(commit);
    const subject = commit.subject.replace(/ \(#\d+\)$/, '');
    const linked = repositoryUrl === '' ? `#${number}` : `[#${number}](${repositoryUrl}/pull/${number})`;
    return `- ${text(subject)} (${[text(commit.author), ...(number === undefined ? [] : [linked]), (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(commit.id)].join(', ')})`;
}
/** Text from outside as one line in which no character is markup, and no name is a mention: a character that nobody sees breaks it. */
function text(from) {
    // At its start some characters begin a heading, a list or code.
    return cut(from)
        .replaceAll(/[\\`*_[\]<>|~$]|&(?=[#a-z])/gi, '\\$&')
        .replaceAll(/[@#](?=\w)|\bgh-(?=\d)/gi, '$&&#8205;')
        .replace(/^(?=\s|[#+-]|\d+[.)])/, '&#8205;');
}
function code(from) {
    return `\`${cut(from).replaceAll('`', "'")}\``;
}
function cut(from) {
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(from.length > MAX_TEXT_LENGTH ? `${from.slice(0, MAX_TEXT_LENGTH)}…` : from);
}


/***/ }),

/***/ 350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ah: () => (/* binding */ planModule),
/* harmony export */   cO: () => (/* binding */ tagOf)
/* harmony export */ });
/* unused harmony export changesSince */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1356);
/* harmony import */ var _check_compare_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3651);
/* harmony import */ var _check_package_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5628);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4867);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8411);
/* harmony import */ var _interface_diff_upgrade_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4173);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7124);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3360);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8317);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7754);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5277);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2263);















const NOTHING = {
    changes: [],
    upgrade: [],
    commits: [],
    files: 0,
    asked: { bump: undefined, by: undefined, others: [], announced: undefined },
    next: undefined,
    tag: undefined,
    bump: null,
    higher: [],
};
/** Looks what has changed of one module; a refusal of it is a result. */
async function planModule(spec, isOnlyOne, request, dependencies) {
    const name = nameOf(spec, dependencies);
    const refused = (error) => {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw error;
        return { name, path: spec.path, last: undefined, ...NOTHING, status: 'refused', error };
    };
    try {
        const { commits, decide } = await planVersion({ spec, isOnlyOne, name }, request, dependencies);
        return {
            name,
            commits,
            decide: (pullRequests) => {
                try {
                    return { name, ...decide(pullRequests) };
                }
                catch (error) {
                    return refused(error);
                }
            },
        };
    }
    catch (error) {
        return { name, commits: [], decide: () => refused(error) };
    }
}
function nameOf({ address, path }, { defaultAddress }) {
    try {
        return (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(address ?? defaultAddress());
    }
    catch {
        return path === '' ? 'module' : path;
    }
}
async function planVersion({ spec, isOnlyOne, name }, request, dependencies) {
    const { line, released, head, compatibility, history, log } = dependencies;
    const all = await ownReleases(spec, dependencies);
    const versions = all.filter(({ version }) => isInLine(version, line));
    const path = (await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_12__/* .specAt */ .pJ)(spec, head, dependencies.config)).path;
    const last = highest(versions.filter(({ version }) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .isPrerelease */ .V1)(version)));
    refuseOddTags(spec, last, dependencies);
    const unchanged = { commits: [], decide: () => ({ ...NOTHING, path, last, status: 'unchanged' }) };
    if (last !== undefined && !released.has(last.tag)) {
        if (await history.isAncestor(head, last.commit))
            return unchanged;
        throw await notInHistory({ spec, name, path }, last, dependencies);
    }
    const prereleases = versions.filter(({ tag, version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .isPrerelease */ .V1)(version) &&
        released.has(tag) &&
        (last === undefined || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(version, last.version) > 0));
    const since = (request.preRelease === undefined ? undefined : highest(prereleases)) ?? last;
    const module = { spec, isOnlyOne, path };
    if (since !== undefined && (await filesSince(module, since.commit, dependencies)).files.length === 0)
        return unchanged;
    const { found, asking, asked: askedBy } = await changesSince(module, last, dependencies);
    const decide = (pullRequests) => {
        const asked = askedBy(pullRequests);
        const about = { ...found, commits: found.commits.map(withPullRequest(pullRequests)), path, last, asked };
        if (asked.others.length > 0)
            log.warn(`${name}: different releases are asked for; ${asked.by} counts, not ${asked.others.join(', ')}`);
        if (asked.bump === 'none')
            return { ...NOTHING, ...about, status: 'skipped' };
        const facts = {
            last: last?.version,
            prereleases: prereleases.map(({ version }) => version),
            taken: all.map(({ version }) => version),
            changes: found.changes,
            asked: asked.bump,
            announced: asked.announced?.bump,
            mayBeTooSmall: compatibility === 'off',
        };
        const { version, bump } = nextVersion(facts, request);
        refuseVersion({ version, name }, all, line);
        const higher = _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.slice(0, asked.bump && _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.indexOf(asked.bump)).flatMap((each) => {
            const other = nextVersion({ ...facts, asked: each }, request).version;
            return other === version || !isInLine(other, line) ? [] : [{ bump: each, version: other }];
        });
        const tag = tagOf(spec, version, last?.tag);
        return { ...about, next: version, bump, higher, tag, status: 'planned' };
    };
    return { commits: asking, decide };
}
/** The highest first. Those at the top of which the module was no part yet are left out: tags of earlier prefixes may be of several modules. */
async function ownReleases(spec, dependencies) {
    const all = (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .releasesOf */ .w0)(spec, dependencies.tags).sort((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(b.version, a.version));
    const isOwn = async (each) => each.tag.startsWith(spec.tagPrefixes[0] ?? '') ||
        (await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .interfaceAtBase */ .MZ)(spec, each, dependencies)) !== undefined;
    for (const [at, each] of all.entries())
        if (await isOwn(each))
            return all.slice(at);
    return [];
}
function withPullRequest(pullRequests) {
    return (commit) => {
        const pullRequest = pullRequests.get(commit.id);
        return pullRequest === undefined ? commit : { ...commit, pullRequest };
    };
}
function highest(versions) {
    const [first] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .sortVersions */ .M7)(versions.map(({ version }) => version));
    return versions.find(({ version }) => version === first);
}
async function filesSince({ spec, path }, commit, dependencies) {
    const before = await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .specAtCommit */ .gW)(spec, commit, dependencies);
    const base = { commit, path: before.path, root: before.root };
    const after = { commit: dependencies.head, path, root: spec.root };
    const { files, ...places } = await (0,_check_package_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .packageChanges */ .k)(base, after, dependencies);
    return {
        // A changelog is no change of a module: its release would need another release.
        files: files.filter((file) => file !== 'CHANGELOG.md' && !file.endsWith('/CHANGELOG.md')),
        ...places,
    };
}
/** What changed since a release: the interface, the files, and the commits. Throws INVALID_HCL and NOT_A_MODULE of HEAD. */
async function changesSince(module, last, dependencies) {
    const { head, history } = dependencies;
    const { path, isOnlyOne } = module;
    const compared = await compareWith(module, last, dependencies);
    const { files, directories, linked } = last === undefined
        ? { files: undefined, directories: [path], linked: [] }
        : await filesSince(module, last.commit, dependencies);
    const changed = files && new Set(files);
    // A commit without files is about the one module of a repository.
    const isAll = isOnlyOne && path === '';
    const range = { base: last?.commit, head };
    const commits = (0,_commits_js__WEBPACK_IMPORTED_MODULE_14__/* .withMerges */ .MN)(await history.between(range, isAll ? [] : [...directories, ...linked]));
    const isLinked = (path) => linked.some((place) => (0,_package_package_js__WEBPACK_IMPORTED_MODULE_10__/* .isWithin */ .UO)(path, place));
    const isChange = ({ paths }) => paths.some((each) => changed === undefined || changed.has(each) || isLinked(each));
    const asking = commits.filter(({ paths }) => isAll || paths.length > 0);
    return {
        found: {
            ...compared,
            files: files?.length ?? 0,
            commits: commits.filter((commit) => commit.parents.length < 2 && isChange(commit)),
        },
        asking: asking.map(({ id }) => id),
        asked: (pullRequests) => (0,_commits_js__WEBPACK_IMPORTED_MODULE_14__/* .askedBy */ .Ai)(asking.map(withPullRequest(pullRequests)), isChange),
    };
}
async function compareWith({ spec, path }, last, dependencies) {
    const { head: commit, interfaces, severities, log } = dependencies;
    const name = path === '' ? 'HEAD' : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} of HEAD`;
    const head = { name, moduleInterface: await interfaces.atCommit({ commit, path }) };
    (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .requireConfiguration */ .oY)(head, `commit its configuration, or take the module out of ${_publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .CONFIG_PATH */ .tF}`);
    const before = last && (await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .interfaceAtBase */ .MZ)(spec, last, dependencies));
    if (last === undefined || before === undefined) {
        (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseBroken */ .ID)(head);
        return { changes: [], upgrade: [] };
    }
    const base = { name: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(last.tag)}`, moduleInterface: before };
    const { changes } = (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInterfacesOf */ .pS)({ base, head }, severities, log);
    return { changes, upgrade: (0,_interface_diff_upgrade_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .upgradeSteps */ .C)(before, head.moduleInterface, changes) };
}
/** Tags keep the spelling of the last one: `vpc/v1.2.3` or `vpc/1.2.3`. */
function tagOf(spec, version, last) {
    const [match] = last === undefined ? [] : new _publish_selection_js__WEBPACK_IMPORTED_MODULE_13__/* .TagPrefixes */ .bY([spec]).find(last);
    const isBare = match !== undefined && last === `${match.prefix}${match.version}`;
    return `${spec.tagPrefixes[0] ?? ''}${isBare ? '' : 'v'}${version}`;
}
/** A tag that looks like a version above the last one, and is none: nobody can tell which number comes next. */
function refuseOddTags({ tagPrefixes }, last, { tags, log }) {
    const odd = tags.flatMap(({ tag }) => {
        const prefix = tagPrefixes.find((each) => tag.startsWith(each) && /^v?\d/.test(tag.slice(each.length)));
        const reading = prefix === undefined ? undefined : (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_8__/* .readTag */ .zW)(tag, prefix);
        if (prefix === undefined || reading?.verdict !== 'refused')
            return [];
        return [{ tag, numbers: tag.slice(prefix.length).replace(/^v/, '') }];
    });
    const above = odd
        .filter(({ numbers }) => last === undefined || isAbove(numbers, last.version))
        .map(({ tag }) => tag);
    const below = odd.map(({ tag }) => tag).filter((tag) => !above.includes(tag));
    if (below.length > 0)
        log.info(`tags      no versions, left out: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(below.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', ')}`);
    if (above.length === 0)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `${above.length === 1 ? 'a tag is' : 'tags are'} no semantic version, but ${last === undefined ? 'there is no release' : `above the last release ${last.version}`}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(above.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', ')}`, `tag the last release with its whole number, such as ${tagPrefixes[0]}v1.2.0; or say in ${_publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .CONFIG_PATH */ .tF} that the tag is something else:\nignore-tags: [{ tag: ${JSON.stringify(above[0])}, reason: "no release" }]`);
}
/** Whether the first numbers of a text make a higher version: `1.3` is above 1.2.9, and `1.2` is not. */
function isAbove(text, version) {
    const [, numbers = '0'] = /^(\d{1,18}(?:\.\d{1,18}){0,2})/.exec(text) ?? [];
    const [major, minor = '0', patch = '0'] = numbers.split('.').map((number) => String(BigInt(number)));
    const whole = [major, minor, patch].join('.');
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .isVersion */ .lF)(whole) && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(whole, version) > 0;
}
async function notInHistory({ spec, name, path }, last, dependencies) {
    const { tag, version, commit } = last;
    const old = await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .specAtCommit */ .gW)(spec, commit, dependencies);
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', `${version}, the last version of ${name}, is not in the history of HEAD (tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)})`, old.path === path
        ? `merge it: git merge ${tag}; or release an older line from a branch of its own: git switch --create release/1.x TAG`
        : `do not merge it, as its commit has the module in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(old.path || '.')}: tag the next version in the history of HEAD once by hand: git tag -a ${tagOf(spec, (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_5__/* .bumpVersion */ .Bx)(version, 'patch'), tag)}`);
}
function refuseVersion({ version, name }, all, line) {
    if (line !== undefined && !isInLine(version, line))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', `the changes of ${name} need ${version}, and the branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(line.branch)} releases versions below ${line.major + 1n}.0.0 alone`, 'take the major change back on this branch, or release it from the default branch');
    const taken = all.find((each) => each.version === version);
    if (taken === undefined)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `${version} is the next version of ${name}, but the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(taken.tag)} is at another commit: ${taken.commit}`, `merge that commit: git merge ${taken.tag}; or delete the tag, if it was never published`);
}
function isInLine(version, line) {
    return line === undefined || BigInt(version.split('.')[0] ?? '') <= line.major;
}
/** The version that comes next. Throws INVALID_INPUT where a pre-release would be below one that there is. */
function nextVersion(facts, { initialVersion, preRelease }) {
    const { last, prereleases, taken, changes } = facts;
    const lowest = last === undefined ? initialVersion : grown(last, facts);
    // A pre-release announces the number of its release: the release never has a lower one.
    const announced = prereleases.map((version) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .parseVersion */ .ot)(version.split('-')[0] ?? ''));
    const [target = lowest] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .sortVersions */ .M7)([lowest, ...announced]);
    const bump = last === undefined ? null : (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_5__/* .checkBump */ .VJ)(last, target, changes).given;
    if (preRelease === undefined)
        return { version: target, bump };
    const version = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .parseVersion */ .ot)(`${target}-${preRelease}.${lastNumber(taken, `${target}-${preRelease}.`) + 1}`);
    const [above] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .sortVersions */ .M7)(prereleases.filter((each) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(each, version) >= 0));
    if (above === undefined)
        return { version, bump };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `--pre-release ${preRelease} gives ${version}, which is below ${above}`, `choose a name that does not sort before ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(above.slice(above.indexOf('-') + 1))}, or release ${target} without --pre-release`);
}
/** Of what the interface needs and what commits ask for the highest one. */
function grown(last, { changes, asked, announced, mayBeTooSmall }) {
    const isBelowOne = last.startsWith('0.') && announced === 'major';
    const wanted = [asked, isBelowOne ? 'minor' : announced].flatMap((part) => part === undefined ? [] : (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_5__/* .bumpVersion */ .Bx)(last, part));
    if (asked !== undefined && mayBeTooSmall)
        return (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_5__/* .bumpVersion */ .Bx)(last, asked);
    const [highest = last] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_9__/* .sortVersions */ .M7)([(0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_5__/* .minimumVersion */ .rh)(last, changes), ...wanted]);
    return highest;
}
/** The highest number of the versions that begin so; 0 without one. */
function lastNumber(versions, start) {
    const numbers = versions
        .filter((version) => version.startsWith(start) && /^\d{1,9}$/.test(version.slice(start.length)))
        .map((version) => Number(version.slice(start.length)));
    return Math.max(0, ...numbers);
}


/***/ }),

/***/ 3988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _k: () => (/* binding */ planReleases),
/* harmony export */   _r: () => (/* binding */ release)
/* harmony export */ });
/* unused harmony export warnUncommitted */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1356);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8317);
/* harmony import */ var _publish_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6947);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7754);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5277);
/* harmony import */ var _changelog_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3658);
/* harmony import */ var _next_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3385);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(979);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(350);










/**
 * Tags the next version of each module whose package changed since its last release; all of them, or none where one is refused, which is
 * a result. Throws INVALID_INPUT, INVALID_CONFIG, LIMIT_EXCEEDED, TAG_MOVED, and what {@link TagWriter} throws.
 */
async function release(request, dependencies) {
    const { clone, remote, writer, log } = dependencies;
    if (request.mode === 'plan')
        warnUncommitted(clone.uncommitted, log);
    else
        refuseUnready(clone, remote);
    const modules = await planReleases(request, { ...dependencies, ...clone });
    const planned = modules.filter(({ status }) => status === 'planned');
    if (request.mode === 'plan' || planned.length === 0 || modules.some(({ status }) => status === 'refused'))
        return modules;
    await writer[request.mode](planned.map((module) => newTag(module, dependencies.repositoryUrl)));
    const status = request.mode === 'push' ? 'pushed' : 'tagged';
    return modules.map((module) => (module.status === 'planned' ? { ...module, status } : module));
}
/** Says what is next for each module of a commit on a branch. Throws as {@link release}, and writes nothing. */
async function planReleases(request, dependencies) {
    const { head, branch, remote, config, defaultAddress } = dependencies;
    const repositoryConfig = await config.at(head);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .modulesOf */ .XG)(repositoryConfig, request.flags, defaultAddress);
    refuseSharedPrefixes(specs, dependencies);
    const all = await dependencies.tags.all();
    const ignored = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_3__/* .readIgnoredTags */ ._Q)(all, { at: async () => repositoryConfig });
    const tags = all.filter(({ tag }) => !ignored.has(tag));
    if (remote !== undefined)
        refuseDifferentTags(specs, tags, remote);
    const context = {
        ...dependencies,
        line: (0,_next_version_js__WEBPACK_IMPORTED_MODULE_6__/* .releaseLineOf */ .Js)(branch),
        tags,
        released: new Set((await dependencies.released.all()).map(({ tag }) => tag)),
        severities: { ...repositoryConfig.severities, ...request.flags.severities },
        compatibility: request.flags.compatibility ?? repositoryConfig.compatibility,
    };
    const found = [];
    for (const spec of specs)
        found.push(await (0,_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .planModule */ .ah)(spec, specs.length === 1, request, context));
    const asking = new Set(found.flatMap(({ commits }) => commits));
    const pullRequests = asking.size === 0 ? undefined : await dependencies.pullRequests?.of([...asking]);
    const modules = found.map(({ decide }) => decide(pullRequests ?? new Map()));
    return request.onlyAnnounced ? (0,_changelog_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withProposals */ .Sc)(modules, head, dependencies.contents) : modules;
}
function newTag(module, repositoryUrl) {
    const { name, next, tag = '', last } = module;
    return {
        tag,
        message: `${name} ${next}\n\n${(0,_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNotes */ .j)({ ...module, base: last?.tag, repositoryUrl })}\n`,
    };
}
/** @param uncommitted files whose changes are not committed */
function warnUncommitted(uncommitted, log) {
    if (uncommitted.length > 0)
        log.warn(`changes that are not committed do not count: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(uncommitted.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', ')}`);
}
function refuseUnready({ head, branch, uncommitted }, remote) {
    if (uncommitted.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `these files are changed and not committed: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(uncommitted.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', ')}`, 'commit them, or put them away: git stash');
    if (branch === undefined)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `HEAD is the commit ${head}, and no branch`, 'releases are made of a branch: git switch main');
    if (remote !== undefined && !remote.hasHead)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the commit ${head} is not on the branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch)} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote.name)}`, `push it first: git push origin ${branch}`);
}
/** Earlier tags may be of several modules; those that a release makes are of one. */
function refuseSharedPrefixes(specs, dependencies) {
    for (const [prefix = ''] of specs.map(({ tagPrefixes }) => tagPrefixes)) {
        const group = specs.filter(({ tagPrefixes }) => tagPrefixes.includes(prefix));
        if (group.length < 2)
            continue;
        const names = group.map((spec) => (0,_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .nameOf */ .Vb)(spec, dependencies));
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_CONFIG', `a new tag such as ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${prefix}v1.0.0`)} would be a version of ${group.length} modules: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(names, _publish_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_LISTED_NAMES */ .e).join(', ')}`, `give new tags a prefix of one module in ${_publish_config_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_PATH */ .tF}, and keep the old one behind it: tag-prefix: ["{name}/", ${JSON.stringify(prefix)}] at the top, or one beside each path`);
    }
}
/** A version is one commit, in the remote and in the clone. */
function refuseDifferentTags(specs, tags, { name, tags: theirs }) {
    for (const { tag, commit } of specs.flatMap((spec) => (0,_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .releasesOf */ .w0)(spec, tags))) {
        const there = theirs.get(tag);
        if (there === undefined)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is in this clone alone, and not in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`, `push it: git push origin ${tag}; or delete it: git tag -d ${tag}`);
        if (there !== commit)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('TAG_MOVED', `the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is at ${commit} in this clone, and at ${there} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`, `take theirs: git fetch --force origin refs/tags/${tag}:refs/tags/${tag}`);
    }
}


/***/ })

};
