export const id = 353;
export const ids = [353,876];
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

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   aC: () => (/* binding */ leavingCalls),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   ro: () => (/* binding */ isReadme),
/* harmony export */   rx: () => (/* binding */ followCalls)
/* harmony export */ });
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);

/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const parts = [];
    for (const part of `${directory}/${target}`.split('/')) {
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
function isSubmodule(directory) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isExampleOrTest */ .m)(directory) && !/(^|\/)wrappers(\/|$)/.test(directory);
}
function hasRoot(paths) {
    return paths.some((path) => !path.includes('/') && (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path));
}
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: (hasRoot(paths) ? below('modules') : directories)
            .filter(isSubmodule)
            .slice(0, MAX_NESTED_MODULES),
        examples: examples.filter(isOuter).slice(0, MAX_NESTED_MODULES),
    };
}
/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
function selectInterfaceFiles(files) {
    const isCollection = !hasRoot(files.map(({ path }) => path));
    return files.filter(({ path }) => {
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path) && !isReadme(path))
            return false;
        const directory = directoryOf(path);
        return directory === '' || /^(modules|examples)\//.test(path) || (isCollection && isSubmodule(directory));
    });
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(fileName(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}
const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isReadme(path) {
    return README_NAMES.includes(fileName(path).toLowerCase());
}
/** The README among the files of one directory, Markdown first; undefined without one. */
function selectReadme(files) {
    const rank = ({ path }) => README_NAMES.indexOf(fileName(path).toLowerCase());
    return files
        .filter(({ path }) => isReadme(path))
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
function leavingCalls(module, from = '') {
    return followCalls(module, from).leaving;
}
/** The directories that clients load with this one, itself among them, and the calls that lead out of the module. */
function followCalls({ root, submodules }, from = '') {
    const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]));
    const reached = new Set([from]);
    const leaving = [];
    for (const path of reached) {
        for (const call of directories.get(path)?.calls ?? []) {
            if (!isLocal(call.source))
                continue;
            const target = resolvePath(path, call.source);
            if (isLocal(target))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return { reached, leaving };
}
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   T6: () => (/* binding */ packageExtent),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate),
/* harmony export */   sy: () => (/* binding */ packageSubdirectory),
/* harmony export */   t1: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** That of a release, or of a document of the index, and nothing else of it. */
function packageExtent({ packageRoot, packagePaths }) {
    return {
        ...(packageRoot === undefined ? {} : { packageRoot }),
        ...(packagePaths === undefined ? {} : { packagePaths }),
    };
}
/** The directory of the module in its package; `''` is the root of the package. */
function packageSubdirectory({ path, packageRoot }) {
    if (packageRoot === undefined || packageRoot === '')
        return packageRoot === undefined ? '' : path;
    return path.slice(packageRoot.length + 1);
}
/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}
/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
function formatModuleBlock(release, registryUrl, directory = '') {
    const source = `${new URL(registryUrl).host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)}${directory === '' ? '' : `//${directory}`}`;
    return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ })

};
