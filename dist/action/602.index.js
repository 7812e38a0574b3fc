export const id = 602;
export const ids = [602,600];
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

/** Markdown in which text from outside is only ever text. */
/** With {@link MAX_TEXT_LENGTH} this keeps a summary below GitHub's limit of 1 MiB. */
const MAX_ROWS = 100;
const MAX_TEXT_LENGTH = 500;
/** At most {@link MAX_ROWS} rows. */
function table(heads, rows) {
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS)];
    const rest = rows.length - MAX_ROWS;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced; what is no plain word is spelled in character references, since a code span knows no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${prose(text)}</code>`;
}
/** Whatever could begin markup, a link, a mention or a cell becomes a character reference. */
function prose(text) {
    const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
        .join('<br>');
}
const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi;


/***/ }),

/***/ 6602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  actOnPull: () => (/* binding */ actOnPull)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/action/outputs.js
var outputs = __webpack_require__(7352);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __webpack_require__(2965);
// EXTERNAL MODULE: ./lib/interface/diff/bump.js
var diff_bump = __webpack_require__(5943);
// EXTERNAL MODULE: ./lib/interface/diff/incompatible.js
var incompatible = __webpack_require__(7542);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/diff/changes.js + 5 modules
var diff_changes = __webpack_require__(4277);
// EXTERNAL MODULE: ./lib/publish/find-tag.js
var find_tag = __webpack_require__(1793);
;// CONCATENATED MODULE: ./lib/check/compare-modules.js






/** What changed from one side to the other. Throws NOT_FOUND for a tag, INVALID_HCL where the later side does not parse. */
async function compareModules(sides, dependencies) {
    const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)];
    return compareRead({ of: nameOf(sides.base), moduleInterface: base }, { of: nameOf(sides.head), moduleInterface: head }, dependencies.log);
}
/** A base that does not parse is warned of: it was released, and cannot be mended. */
function compareRead(base, head, log) {
    const broken = (0,diagnostics/* brokenFiles */.fe)(head.moduleInterface, 'with submodules');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, head.of);
    for (const each of (0,diagnostics/* brokenFiles */.fe)(base.moduleInterface, 'with submodules'))
        log.warn(`${base.of} does not parse: ${(0,diagnostics/* formatDiagnostic */.xy)(each)}`);
    const changes = (0,diff_changes/* compareInterfaces */.s)(base.moduleInterface, head.moduleInterface);
    return { bump: (0,diff_bump/* requiredBump */.eC)(changes), changes };
}
async function readSide(side, dependencies) {
    if ('moduleInterface' in side)
        return side.moduleInterface;
    const { tags, config, interfaces } = await dependencies.repository();
    const { tag, commit } = await findTag(side.tag, {}, { tags, config });
    const paths = new Set(matchTag(tag, modulesOf(await config.at(commit), {})).map(({ spec }) => spec.path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return interfaces.atCommit({ commit, path });
    throw new RegistryError('INVALID_INPUT', `tag ${quote(tag)} is a version of several modules: ${[...paths].map(quote).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function nameOf(side) {
    return 'tag' in side ? `tag ${quote(side.tag)}` : `the directory ${quote(side.directory)}`;
}

;// CONCATENATED MODULE: ./lib/check/next-version.js



/** A version or a word is for one module or all, a tag for the module of its prefix. Throws INVALID_INPUT, INVALID_TAG. */
function readDeclaration({ text, called }, specs) {
    if (isSeverity(text))
        return { next: text, specs };
    const readings = specs.map((spec) => ({ spec, reading: (0,module_tag/* readTag */.z)(text, spec.tagPrefix) }));
    const matches = readings.flatMap(({ spec, reading }) => reading.verdict === 'version' ? [{ spec, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length));
    const nearest = matches.filter(({ spec }) => spec.tagPrefix.length === longest);
    const [first] = nearest;
    if (first !== undefined)
        return { next: first.version, specs: nearest.map(({ spec }) => spec) };
    if (specs.length === 1)
        return { next: (0,module_version/* parseVersion */.ot)(text.replace(/^v/, '')), specs };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${called} ${(0,base_error/* quote */.hD)(text)} is a version of none of the ${specs.length} modules of the repository`, `say the tag that it shall have: ${specs.map(({ tagPrefix }) => `${tagPrefix}v1.2.3`).join(' or ')}`);
}
function isSeverity(text) {
    return text === 'major' || text === 'minor' || text === 'patch';
}

;// CONCATENATED MODULE: ./lib/check/check.js









/** HEAD against the last release of each module of the repository. Throws INVALID_INPUT, INVALID_CONFIG, NOT_A_MODULE. */
async function check({ declared: said, flags }, dependencies) {
    const specs = (0,selection/* modulesOf */.X)(await dependencies.config.at(dependencies.head), flags);
    const declared = said === undefined ? undefined : readDeclaration(said, specs);
    const tags = await dependencies.released.all();
    const modules = [];
    const refusals = [];
    for (const spec of specs) {
        const next = declared?.specs.includes(spec) ? declared.next : undefined;
        const called = said?.called ?? '';
        const releases = releasesOf(spec, tags);
        const base = baseOf(releases, next);
        try {
            const module = await checkModule(spec, base, dependencies);
            modules.push(module);
            refusals.push(...refusalsOf(module, { next, called }, { base, releases, head: dependencies.head }));
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'INVALID_HCL')
                throw error;
            refusals.push(error);
        }
    }
    const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes));
    return { report: { bump: (0,diff_bump/* requiredBump */.eC)(changes), changes, modules }, refusals };
}
async function checkModule(spec, base, dependencies) {
    const { path } = spec;
    if (base === undefined)
        return { path, base: null, bump: 'patch', changes: [], next: null };
    const { interfaces, head, log } = dependencies;
    const before = await interfaces.atCommit({
        commit: base.commit,
        path: await pathAt(base, spec, dependencies),
    });
    const after = await interfaces.atCommit({ commit: head, path });
    const of = `tag ${(0,base_error/* quote */.hD)(base.tag)}`;
    const { bump, changes } = compareRead({ of, moduleInterface: before }, { of: 'HEAD', moduleInterface: after }, log);
    return { path, base: base.tag, bump, changes, next: (0,diff_bump/* minimumVersion */.rh)(base.version, changes) };
}
function releasesOf(spec, tags) {
    return tags.flatMap(({ tag, commit }) => {
        const reading = (0,module_tag/* readTag */.z)(tag, spec.tagPrefix);
        return reading.verdict === 'version' ? [{ tag, commit, version: reading.version }] : [];
    });
}
function baseOf(releases, next) {
    const versions = releases.map(({ version }) => version);
    const isOpen = next === undefined || isSeverity(next);
    const base = isOpen ? (0,module_version/* selectLatest */.se)(versions) : (0,diff_bump/* selectBase */.gF)(versions, next);
    return releases.find(({ version }) => version === base);
}
/** Where the module lay when it was released; by its address, which outlives a move. */
async function pathAt(base, spec, dependencies) {
    const specs = (0,selection/* modulesOf */.X)(await dependencies.config.at(base.commit), {});
    const text = ({ address }) => (address === undefined ? '' : (0,module_address/* formatModuleAddress */.wc)(address));
    return specs.find((each) => text(each) === text(spec))?.path ?? spec.path;
}
/** What is wrong with the version that was said. */
function refusalsOf({ changes }, { next: said, called }, history) {
    const { base, releases, head } = history;
    if (said === undefined)
        return [];
    const taken = releases.find(({ version, commit }) => version === said && commit !== head);
    if (taken !== undefined)
        return [releasedAlready(taken, releases)];
    if (base === undefined)
        return [];
    const next = isSeverity(said) ? (0,diff_bump/* bumped */.E5)(base.version, said) : said;
    const verdict = (0,diff_bump/* judgeBump */.kL)(base.version, next, changes);
    const judged = { base: base.version, next, verdict, changes };
    return verdict.isHonest ? [] : [(0,incompatible/* incompatible */.E)(judged, `say a version that is: ${called} ${verdict.honest}`)];
}
function releasedAlready(taken, releases) {
    const latest = (0,module_version/* selectLatest */.se)(releases.map(({ version }) => version)) ?? taken.version;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${taken.version} was released from another commit: tag ${(0,base_error/* quote */.hD)(taken.tag)}`, `say a version above ${latest}`);
}
function prefixed({ path, changes }) {
    return changes.map((change) => ({
        ...change,
        subject: path === '' ? change.subject : `${path}: ${change.subject}`,
    }));
}

// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/format/contents.js
var contents = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/check/next-tags.js





const FIRST = (0,module_version/* parseVersion */.ot)('0.1.0');
/** The tags that a commit which nobody has tagged yet would get if each of its modules were released next. */
async function nextTags(head, flags, { config, defaultAddress, snapshot, least }) {
    const groups = (0,group/* groupBy */.$)((0,selection/* modulesOf */.X)(await config.at(head.commit), flags), ({ tagPrefix }) => tagPrefix);
    const tags = [];
    for (const [prefix, specs] of groups) {
        const addresses = specs.map(({ address }) => address ?? defaultAddress());
        const wanted = specs.flatMap(({ path }) => least.get(path) ?? []);
        const [version = FIRST] = (0,module_version/* sortVersions */.M7)([...wanted, ...(await nextVersion(addresses, snapshot))]);
        tags.push({ ...head, tag: `${prefix}v${version}` });
    }
    return {
        names: tags.map(({ tag }) => tag),
        find: async (name) => tags.find(({ tag }) => tag === name),
        all: async () => tags,
    };
}
/** Modules that share their tags have the same next version; none where nothing is published. */
async function nextVersion(addresses, snapshot) {
    const files = await snapshot.read(addresses.map((address) => (0,paths/* modulePath */.Mw)(address, 'module.json')));
    const versions = addresses.flatMap((address) => (0,contents/* moduleIn */.w6)(files, address)?.versions ?? []);
    const [highest] = (0,module_version/* sortVersions */.M7)(versions.map(({ version }) => version));
    return highest === undefined ? [] : [(0,module_version/* nextPatch */.W7)(highest)];
}

// EXTERNAL MODULE: ./lib/publish/publish.js
var publish = __webpack_require__(2004);
;// CONCATENATED MODULE: ./lib/action/pull-request/declared-version.js

const LABEL = /^next-version:\s*(\S+)$/i;
/** What the next release shall be, as the input or a label of the pull request says. Throws INVALID_INPUT for two labels. */
function declaredVersion(inputs, { payload }) {
    const input = inputs['next-version'];
    if (input !== undefined)
        return { text: input, called: 'input "next-version"' };
    const said = (payload.pull_request?.labels ?? []).flatMap(({ name }) => LABEL.exec(name)?.[1] ?? []);
    const [label, ...others] = new Set(said);
    if (others.length > 0) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the pull request has ${others.length + 1} labels for its next version: ${said.map(base_error/* quote */.hD).join(', ')}`, 'leave one of them');
    }
    return label === undefined ? undefined : { text: label, called: 'label next-version:' };
}

// EXTERNAL MODULE: ./lib/action/run-parts.js + 16 modules
var run_parts = __webpack_require__(6380);
;// CONCATENATED MODULE: ./lib/action/publish/plan.js







/** What a pull request changes for those who call the modules, and what it would publish if it were merged and tagged. Reads only. */
function plan(run, runtime) {
    return (0,temporary/* withTemporaryDirectory */.n)((temporary) => {
        const inside = { ...runtime, temporary };
        return run.inputs.check ? checkAlone(run, inside) : checkAndPlan(run, inside);
    }, runtime.temporary);
}
async function checkAlone(run, runtime) {
    const modules = await (0,run_parts/* openModules */.mb)({ ...run, source: run }, runtime);
    try {
        return { checked: await checkPull(run, modules, runtime), report: undefined };
    }
    finally {
        await modules.close();
    }
}
function checkAndPlan(run, runtime) {
    return (0,run_parts/* withRunParts */.gj)({ ...run, source: run }, runtime, async (parts) => {
        const checked = await checkPull(run, parts.modules, runtime);
        return { checked, report: await planNext(run.inputs, parts, { ...runtime, checked }) };
    });
}
async function checkPull({ inputs, event }, modules, { log }) {
    const { commit } = await headOf(modules);
    const declared = declaredVersion(inputs, event);
    return check({ declared, flags: inputs.selection }, { ...modules, head: commit, log });
}
async function planNext(inputs, parts, { log, checked }) {
    const { modules, opened } = parts;
    const snapshot = await opened.index.open();
    const least = new Map(checked.report.modules.flatMap(({ path, next }) => (next === null ? [] : [[path, next]])));
    const tags = await nextTags(await headOf(modules), inputs.selection, { ...modules, snapshot, least });
    const request = {
        tags: tags.names,
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: true,
        dryRun: true,
    };
    const reading = { ...parts, attestor: undefined };
    return (0,publish/* publish */.m)(request, { ...reading, ...modules, ...opened, stores: parts.stores, tags, log });
}
async function headOf(modules) {
    const head = await modules.taggedHead();
    if (head !== undefined)
        return head;
    throw new base_error/* RegistryError */.gl('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first');
}

// EXTERNAL MODULE: ./lib/action/summary.js + 1 modules
var summary = __webpack_require__(6212);
;// CONCATENATED MODULE: ./lib/action/pull-request/check-pull-request.js




/** A pull request → outputs, annotations, job summary, comment. False where it should not be merged as it is. */
async function actOnPull(run, runtime, runner) {
    const planned = await planWithRights(run, runtime, runner);
    if (planned === undefined) {
        runner.setOutputs((0,outputs/* outputsWithout */.fo)('skipped'));
        return true;
    }
    const refusals = check_pull_request_refusalsOf(planned);
    const text = (0,summary/* renderPull */.S)(planned, refusals);
    runner.setOutputs((0,outputs/* outputsOfPull */.hn)(planned, refusals.length > 0));
    runner.summarize(text);
    for (const refusal of refusals)
        runner.refuse(refusal);
    if (run.inputs.comment)
        await comment(run, runtime, text);
    return refusals.length === 0;
}
/** A pull request from a fork gets no secrets: what it may see is checked, and nothing planned; undefined where that is nothing. */
async function planWithRights(run, runtime, runner) {
    try {
        return await plan(run, runtime);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'PERMISSION' || !run.event.isFromFork)
            throw error;
        const notice = (what) => runner.notice(`nothing is ${what}: a pull request from a fork has no secrets (${error.message})`);
        if (run.inputs.check) {
            notice('checked');
            return undefined;
        }
        const inputs = { ...run.inputs, check: true };
        const checked = await planWithRights({ ...run, inputs }, runtime, runner);
        if (checked !== undefined)
            notice('planned');
        return checked;
    }
}
/** What both say, the check first; a plan that fails for a reason which the check has named adds nothing. */
function check_pull_request_refusalsOf({ checked, report }) {
    const known = checked.refusals.map((refusal) => refusal.toRefusal());
    const codes = new Set(known.map(({ code }) => code));
    const planned = (report?.results ?? []).flatMap((result) => result.status === 'refused' && !codes.has(result.error.code) ? [result.error] : []);
    return [...known, ...planned];
}
async function comment(run, runtime, text) {
    const { commentOnPull } = await __webpack_require__.e(/* import() */ 473).then(__webpack_require__.bind(__webpack_require__, 5473));
    try {
        await commentOnPull(run, runtime, text);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'PERMISSION' || !run.event.isFromFork)
            throw error;
        runtime.log.info(`no comment: a pull request from a fork may write none (${error.message})`);
    }
}


/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ renderPull),
  renderRefusal: () => (/* binding */ renderRefusal),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./lib/doctor/wait.js + 2 modules
var wait = __webpack_require__(3600);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(3290);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/action/markdown.js
var markdown = __webpack_require__(6093);
// EXTERNAL MODULE: ./lib/interface/diff/changes-text.js
var changes_text = __webpack_require__(484);
;// CONCATENATED MODULE: ./lib/action/pull-request/interface-summary.js


/** What modules offer, and whether their version numbers tell the truth. */
/** Of each version that was compared with a lower one: what its interface asks for, and every change of it. */
function renderVerdicts(results) {
    const compared = results.flatMap((result) => (result.compatibility === undefined ? [] : [result]));
    if (compared.length === 0)
        return [];
    const rows = compared.map(({ address, version, compatibility }) => [
        (0,markdown/* code */.aY)(`${address} ${version}`),
        (0,markdown/* code */.aY)(compatibility?.base ?? ''),
        compatibility?.required ?? '',
        compatibility?.given ?? '',
        verdictOf(compatibility?.honest),
    ]);
    const changes = compared.flatMap(({ version, compatibility }) => (compatibility?.changes ?? []).map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${version}: ${change.subject}` : change.subject,
    })));
    return [(0,markdown/* table */.tp)(['Version', 'After', 'Interface needs', 'Says', 'Verdict'], rows), ...changeTable(changes)];
}
/** What a check found: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => [
        nameOf(path),
        base === null ? 'nothing was released yet' : (0,markdown/* code */.aY)(base),
        base === null ? '' : bump,
        next === null ? '' : (0,markdown/* code */.aY)(next),
    ]);
    const head = (0,markdown/* table */.tp)(['Module', 'Last release', 'Needs', 'Next version at least'], rows);
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [head, ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${(0,markdown/* prose */.CS)((0,changes_text/* changelogLine */.H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : (0,markdown/* code */.aY)(path);
}
/** @param honest the lowest version that would be; undefined where this one is */
function verdictOf(honest) {
    return honest === undefined ? 'honest' : `**says too little: ${(0,markdown/* code */.aY)(honest)} would be honest**`;
}
function changeTable(changes) {
    const rows = (0,changes_text/* bySeverity */.Np)(changes).map(({ severity, subject, message }) => [
        severity,
        (0,markdown/* code */.aY)(subject),
        (0,markdown/* prose */.CS)(message),
    ]);
    return rows.length === 0 ? [] : [(0,markdown/* table */.tp)(['Change', 'Of', 'What'], rows)];
}

;// CONCATENATED MODULE: ./lib/action/summary.js






/** Every result of a run, what changed for those who call the modules, and what consumers paste. */
function renderSummary(report, { installation, missing } = {}) {
    const parts = [
        renderResults(report, renderVerdicts),
        ...(installation === undefined ? [] : [`${(0,markdown/* prose */.CS)((0,wait.formatInstallation)(installation))}\n`]),
        ...(missing === undefined ? [] : [refusalText(missing)]),
    ];
    return `${TITLE}${parts.join('\n')}`;
}
/** What a pull request changes and would publish: text of the summary, and of the comment. */
function renderPull({ checked, report }, refusals) {
    const rows = refusals.map((refusal) => [(0,markdown/* code */.aY)(refusal.code), (0,markdown/* prose */.CS)(refusal.message), (0,markdown/* prose */.CS)(refusal.hint)]);
    const parts = [
        ...(rows.length === 0 ? [] : [(0,markdown/* table */.tp)(['Refused', 'Why', 'What to do'], rows)]),
        renderCheck(checked.report),
        ...(report === undefined ? [] : [renderPlan(report)]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const TITLE = '## Module registry\n\n';
/** What would be published, and which files of the index would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, markdown/* MAX_ROWS */.pX).map((path) => `- ${(0,markdown/* code */.aY)(path)}\n`);
    const more = changed.length > markdown/* MAX_ROWS */.pX ? `- and ${changed.length - markdown/* MAX_ROWS */.pX} more\n` : '';
    const diff = `<details><summary>${changed.length} files of the index would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const accepted = report.results.filter((result) => result.status !== 'refused');
    const plan = renderResults({ ...report, results: accepted }, () => []);
    return `Merged and tagged, this pull request would be published like this.\n\n${plan}\n${diff}`;
}
function renderResults({ results, registryUrl }, verdicts) {
    const refused = results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts(accepted)]),
        ...moduleBlocks(accepted, registryUrl),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return parts.join('\n');
}
/** A run that was refused before it came to its tags. */
function renderRefusal(refusal) {
    return `${TITLE}${refusalText(refusal)}`;
}
function refusalText(refusal) {
    return `${(0,markdown/* code */.aY)(refusal.code)} ${(0,markdown/* prose */.CS)(refusal.message)}\n\n${(0,markdown/* prose */.CS)(refusal.hint)}\n`;
}
function releaseTable(results) {
    const rows = results.map(({ status, address, version, package: { digest } }) => [
        status,
        (0,markdown/* code */.aY)(address),
        (0,markdown/* code */.aY)(version),
        (0,markdown/* code */.aY)(digest),
    ]);
    return (0,markdown/* table */.tp)(['Status', 'Address', 'Version', 'Digest'], rows);
}
function refusalTable(results) {
    const rows = results.map(({ tag, error }) => [
        (0,markdown/* code */.aY)(tag),
        (0,markdown/* code */.aY)(error.code),
        (0,markdown/* prose */.CS)(error.message),
        (0,markdown/* prose */.CS)(error.hint),
    ]);
    return (0,markdown/* table */.tp)(['Refused tag', 'Code', 'Why', 'What to do'], rows);
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version }) => ({
        address: (0,module_address/* parseModuleAddress */.E9)(address),
        version: (0,module_version/* parseVersion */.ot)(version),
    }));
    const [highest] = releases.toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(b.version, a.version));
    return highest === undefined ? [] : [`\`\`\`hcl\n${(0,module_block/* formatModuleBlock */.t)(highest, registryUrl)}\n\`\`\`\n`];
}


/***/ }),

/***/ 3600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatInstallation: () => (/* binding */ formatInstallation),
  s: () => (/* binding */ makeInstallable)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/doctor/host-answer.js

/** `https://… answers 404 (from a cache: age 245 s, max-age=600)`. */
function describeAnswer(answer) {
    if ('failure' in answer)
        return `${(0,error/* quote */.hD)(answer.url)} does not answer (${(0,error/* quote */.hD)(answer.failure)})`;
    const cache = cacheWords(answer.headers);
    return `${(0,error/* quote */.hD)(answer.url)} answers ${answer.status}${cache === '' ? '' : ` (${cache})`}`;
}
/** What an answer says of the caches that it came through; `''` for a fresh one. */
function cacheWords(headers) {
    const age = headers['age'] ?? '';
    const hit = headers['x-cache'] ?? headers['cf-cache-status'] ?? '';
    if (!/^[1-9]\d*$/.test(age) && !/\bhit\b/i.test(hit))
        return '';
    const maxAge = /max-age=\d+/.exec(headers['cache-control'] ?? '')?.[0];
    return [
        `from a cache: age ${/^\d+$/.test(age) ? age : '?'} s`,
        ...(maxAge === undefined ? [] : [maxAge]),
    ].join(', ');
}
/** The document in an answer; undefined where it is none. */
function jsonIn(answer) {
    if ('failure' in answer || answer.status !== 200)
        return undefined;
    try {
        return JSON.parse(answer.text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/doctor/installable.js




/** Where clients look for a registry; undefined for one below a path, which they are told of by a `host` block. */
function discoveryUrl(registryUrl) {
    return new URL(registryUrl).pathname === '/' ? `${registryUrl}/${paths/* DISCOVERY_PATH */.py}` : undefined;
}
/** Without a question asked: where the modules of a registry below a path lie. */
function modulesBelow(registryUrl) {
    return `${registryUrl}/v1/modules/`;
}
const discovery = schemas/* looseObject */._H3({ 'modules.v1': schemas/* string */.YjP().min(1) });
/** Discovery → absolute URL of the modules. */
function readDiscovery(answer) {
    const { data } = discovery.safeParse(jsonIn(answer));
    if (data !== undefined && URL.canParse(data['modules.v1'], answer.url))
        return new URL(data['modules.v1'], answer.url).href.replace(/\/?$/, '/');
    return {
        seen: isFound(answer) ? `${(0,error/* quote */.hD)(answer.url)} is no service discovery document` : describeAnswer(answer),
        hint: hintFor(answer, ROOT_HINT),
    };
}
const versionList = schemas/* looseObject */._H3({
    modules: schemas/* tuple */.PVZ([schemas/* looseObject */._H3({ versions: schemas/* array */.YOg(schemas/* looseObject */._H3({ version: schemas/* string */.YjP() })) })]),
});
/** The list of a module's versions; undefined where the version is in it. */
function readVersions(answer, { version }) {
    const { data } = versionList.safeParse(jsonIn(answer));
    if (data === undefined) {
        const seen = isFound(answer) ? `${(0,error/* quote */.hD)(answer.url)} is no list of versions` : describeAnswer(answer);
        return { seen, hint: hintFor(answer) };
    }
    const listed = data.modules[0].versions.map((each) => each.version);
    if (listed.includes(version))
        return undefined;
    const cache = 'headers' in answer ? cacheWords(answer.headers) : '';
    const words = cache === '' ? '' : ` (${cache})`;
    return {
        seen: `${(0,error/* quote */.hD)(answer.url)} lists ${listed.length} versions, not ${version}${words}`,
        hint: hintFor(answer),
    };
}
const downloadBody = schemas/* looseObject */._H3({ location: schemas/* string */.YjP() });
/** What OpenTofu does with the answer to `download`; undefined where it goes to the location that was committed. */
function readDownload(answer, { location }) {
    if ('failure' in answer || answer.status >= 400)
        return { seen: describeAnswer(answer), hint: hintFor(answer) };
    const { data } = downloadBody.safeParse(jsonIn(answer));
    const named = data?.location ?? (answer.status === 204 ? answer.headers['x-terraform-get'] : undefined);
    if (named === undefined) {
        const header = 'x-terraform-get' in answer.headers ? '' : ', and no X-Terraform-Get header';
        return {
            seen: `${describeAnswer(answer)} with no location in its body${header}`,
            hint: 'serve the files of the index branch as they are, without a page that stands for all of them',
        };
    }
    if (sameLocation(named, location, answer.url))
        return undefined;
    return {
        seen: `${(0,error/* quote */.hD)(answer.url)} sends clients to ${(0,error/* quote */.hD)(named)}, not to ${(0,error/* quote */.hD)(location)}`,
        hint: 'see that the host serves the branch that this run commits to (inputs "index-repository" and "index-branch")',
    };
}
/** What keeps Terraform, which reads no body, from what OpenTofu installs; undefined where nothing does. */
function readTerraformHeader(answer, { location }) {
    const header = 'headers' in answer ? answer.headers['x-terraform-get'] : undefined;
    if (header === './source')
        return 'source';
    if (header !== undefined && sameLocation(header, location, answer.url))
        return undefined;
    const seen = header === undefined
        ? `${(0,error/* quote */.hD)(answer.url)} has no X-Terraform-Get header`
        : `the X-Terraform-Get header of ${(0,error/* quote */.hD)(answer.url)} is ${(0,error/* quote */.hD)(header)}`;
    return {
        seen,
        hint: 'let the host send "X-Terraform-Get: ./source" with every …/download (GitHub Pages cannot)',
    };
}
/** The page that the header leads Terraform to. */
function readSourcePage(answer) {
    const isPage = isFound(answer) && answer.text.includes('<meta name="terraform-get"');
    if (isPage)
        return undefined;
    const seen = isFound(answer)
        ? `${(0,error/* quote */.hD)(answer.url)} names no package that Terraform reads`
        : describeAnswer(answer);
    return { seen, hint: 'publish with --package oci,index, or another kind that Terraform reads' };
}
function isFound(answer) {
    return 'status' in answer && answer.status === 200;
}
/** The server may add how long a location is good, and its word for it. */
function sameLocation(a, b, base) {
    return absolute(a, base) === absolute(b, base);
}
function absolute(location, base) {
    if (!URL.canParse(location, base))
        return location;
    const url = new URL(location, base);
    for (const name of ['expires', 'signature'])
        url.searchParams.delete(name);
    return url.href;
}
const DEPLOY_HINT = 'see that the site is deployed from the index branch after each commit (input "deploy"; pushes by the token of a job start nothing), then run it again or wait longer';
const ROOT_HINT = 'serve the whole index branch at the root of the host, .well-known with it: some uploads leave hidden files out (upload-pages-artifact needs include-hidden-files: true)';
function hintFor(answer, hint = DEPLOY_HINT) {
    const isCached = 'headers' in answer && cacheWords(answer.headers) !== '';
    if (!isCached)
        return hint;
    return 'a cache in front of the host keeps what it has: wait longer than its max-age, or purge it when the site is deployed';
}

;// CONCATENATED MODULE: ./lib/doctor/wait.js


/** The same for people. */
function formatInstallation({ seconds, terraform }) {
    const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone';
    return `installable after ${seconds} seconds, by ${clients}`;
}
/**
 * Has the site deployed, and polls the public registry until it answers each version of the run with the location that was
 * committed. Where nothing has changed in this run and a version is not to be had all the same, a deployment was missed: it
 * is asked for again. Throws NOT_INSTALLABLE with what was seen last; the versions are published all the same.
 */
async function makeInstallable(report, dependencies) {
    const { registryUrl, index } = report;
    const { patience } = dependencies;
    const isChanged = index.changed.length > 0;
    if (isChanged)
        await dependencies.deploy?.();
    if (patience === undefined)
        return undefined;
    if (registryUrl === null)
        throw withoutUrl();
    let deploy = isChanged ? undefined : dependencies.deploy;
    const notes = new Map();
    for (const version of committedVersions(report)) {
        for (let attempt = 1;; attempt += 1) {
            const obstacle = await obstacleTo(version, registryUrl, { host: dependencies.host, notes });
            if (obstacle === undefined)
                break;
            dependencies.log.info(`waiting   ${obstacle.seen}`);
            await deploy?.();
            deploy = undefined;
            if (!(await patience.again(attempt)))
                throw notInstallable(version, obstacle, dependencies.elapsed());
        }
    }
    const [note] = notes.values();
    if (note !== undefined)
        dependencies.log.warn(`OpenTofu can install it, Terraform cannot: ${note.seen}\n${note.hint}`);
    return { seconds: dependencies.elapsed(), terraform: notes.size === 0 };
}
/** Unchanged ones too: a run that ended while it waited is run again. */
function committedVersions({ results }) {
    return results.filter((result) => result.status !== 'refused');
}
/**
 * In the order in which clients ask. The next question is asked only after a good answer: a host may remember that a file
 * was not there.
 */
async function obstacleTo(version, registryUrl, { host, notes }) {
    const discovery = discoveryUrl(registryUrl);
    const base = discovery === undefined ? modulesBelow(registryUrl) : readDiscovery(await host.ask(discovery));
    if (typeof base !== 'string')
        return base;
    const module = `${base}${version.address}`;
    const missing = readVersions(await host.ask(`${module}/versions`), version);
    if (missing !== undefined)
        return missing;
    const download = await host.ask(`${module}/${version.version}/download`);
    const obstacle = readDownload(download, version);
    if (obstacle !== undefined)
        return obstacle;
    const header = readTerraformHeader(download, version);
    const note = header === 'source' ? readSourcePage(await host.ask(new URL('source', download.url).href)) : header;
    if (note !== undefined)
        notes.set(version.address, note);
    return undefined;
}
function notInstallable(version, { seen, hint }, seconds) {
    return new error/* RegistryError */.gl('NOT_INSTALLABLE', `${(0,error/* quote */.hD)(`${version.address} ${version.version}`)} is published, and cannot be installed after ${seconds} seconds: ${seen}`, hint);
}
function withoutUrl() {
    return new error/* RegistryError */.gl('NOT_INSTALLABLE', 'the index has no public URL, so nobody can say whether its versions can be installed', 'set it once: module-registry init --index … --url https://modules.example.com');
}


/***/ }),

/***/ 2004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _publish_releases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(751);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7851);
/* harmony import */ var _select_releases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7754);



/**
 * Tags → releases → packages → one index commit. A reconcile: what the index says already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
async function publish(request, dependencies) {
    dependencies.interfaces.prepare();
    const selected = await (0,_select_releases_js__WEBPACK_IMPORTED_MODULE_2__/* .selectReleases */ .V)(request, dependencies);
    const contribution = { ...dependencies, ...selected };
    const terms = { ...request, refusalCosts: request.keepGoing ? 'tag' : 'run' };
    const outcome = await (0,_publish_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .publishReleases */ .s)([contribution], terms, dependencies);
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)(outcome, request.dryRun ? 'planned' : 'published');
}


/***/ })

};
