export const id = 938;
export const ids = [938];
export const modules = {

/***/ 1938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPullRequest: () => (/* binding */ checkPullRequest)
});

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(31535);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/first-lines.js
var first_lines = __webpack_require__(47553);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(92234);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(33679);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(74867);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(38411);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(50125);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(57754);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(45277);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 1 modules
var compare_interfaces = __webpack_require__(28932);
;// CONCATENATED MODULE: ./lib/check/compare-modules.js










/**
 * Compares two modules. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several modules, NOT_A_MODULE,
 * INVALID_CONFIG, and INVALID_HCL where `head` does not parse.
 */
async function compareModules(sides, dependencies) {
    const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)];
    for (const side of [base, head])
        requireConfiguration(side, 'name the directory of a module, or its tag');
    return compareInterfacesOf({ base, head }, dependencies.severities, dependencies.log);
}
/** Throws NOT_A_MODULE for a side that has no configuration, not even in a submodule. @param hint what to do about it */
function requireConfiguration({ name, moduleInterface }, hint) {
    if ((0,module_interface/* isEmpty */.Im)(moduleInterface))
        throw new base_error/* RegistryError */.gl('NOT_A_MODULE', `${name} has no .tf or .tofu file`, hint);
}
/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
function compareInterfacesOf({ base, head }, severities, log) {
    refuseBroken(head);
    for (const each of (0,diagnostics/* brokenFiles */.fe)(base.moduleInterface, 'with submodules'))
        log.warn(`${base.name} does not parse: ${(0,diagnostics/* formatDiagnostic */.xy)(each)}`);
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(base.moduleInterface, head.moduleInterface, severities);
    return { bump: (0,required_bump/* requiredBump */.eC)(changes), changes };
}
/** Throws INVALID_HCL for a side with files that clients do not load. */
function refuseBroken({ name, moduleInterface }) {
    const broken = (0,diagnostics/* brokenFiles */.fe)(moduleInterface, 'with submodules');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, name);
}
async function readSide(side, dependencies) {
    if (typeof side !== 'string')
        return side;
    const { tags, config, interfaces, defaultAddress } = await dependencies.repository();
    const { tag, commit } = (await tags.find(side)) ?? refuseAbsent(side);
    const specs = modulesOf(await config.at(commit), {}, defaultAddress);
    const found = await Promise.all(new TagPrefixes(specs).match(tag).map(({ spec }) => specAt(spec, commit, config)));
    const paths = new Set(found.map(({ path }) => path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return { name: `tag ${quote(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) };
    throw new RegistryError('INVALID_INPUT', `tag ${quote(tag)} is a version of several modules: ${[...paths].map(quote).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function refuseAbsent(name) {
    throw new RegistryError('NOT_FOUND', `${quote(name)} is neither a directory nor a tag of the repository`, 'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT');
}
/**
 * The interface of a published version, as its index has it. Throws NOT_FOUND where it has none, INVALID_INPUT for a text that is not
 * a version, INDEX_INVALID. @param where the index, as the user named it
 */
async function readPublishedInterface(address, text, { where, read }) {
    const version = parseVersion(text);
    const files = await read(interfacePaths(address, version));
    const moduleInterface = parseInterfaceFiles({ address, version }, (path) => files.get(path));
    const name = `${formatModuleAddress(address)} ${version}`;
    if (moduleInterface !== undefined)
        return { name, moduleInterface };
    throw new RegistryError('NOT_FOUND', `${quote(where)} has no interface of ${name}`, 'name a published version: module-registry status --index … --module … lists them; a registry of another kind, and a version whose interface may not be shown, have none: compare its tags');
}

;// CONCATENATED MODULE: ./lib/check/check.js










/** Compares HEAD with the last release of each module of the repository. Throws INVALID_INPUT, INVALID_TAG and INVALID_CONFIG. */
async function check({ declared, flags }, dependencies) {
    const { head, config, released, defaultAddress } = dependencies;
    const configured = await config.at(head);
    const specs = (0,selection/* modulesOf */.X)(configured, flags, defaultAddress);
    const severities = { ...configured.severities, ...flags.severities };
    const planned = declared && readDeclaration(declared, specs);
    const tags = await released.all();
    const modules = [];
    const refusals = [];
    for (const spec of specs) {
        const plan = planned?.specs.includes(spec) ? planned : undefined;
        const releases = releasesOf(spec, tags);
        const base = baseOf(releases, plan?.next);
        if (base === undefined && released.isCut)
            throw shallowClone(spec);
        try {
            const module = await checkModule(spec, base, { ...dependencies, severities });
            modules.push(module);
            const refusal = plan && refuseVersion(plan, module, { head, releases });
            if (refusal !== undefined)
                refusals.push(refusal);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || !/^(INVALID_HCL|NOT_A_MODULE)$/.test(error.code))
                throw error;
            refusals.push(error);
        }
    }
    const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes));
    return { report: { bump: (0,required_bump/* requiredBump */.eC)(changes), changes, modules }, refusals };
}
/** Whether there was a release before, nobody can know. */
function shallowClone({ path }) {
    const name = path === '' ? 'the module' : (0,base_error/* quote */.hD)(path);
    return new base_error/* RegistryError */.gl('NOT_FOUND', `no release of ${name} is in this clone, which is shallow: its history is cut`, 'fetch the rest and the tags: git fetch --unshallow --tags (fetch-depth: 0 for actions/checkout)');
}
/** A severity is about all modules, a tag or a version about those of its prefix. */
function readDeclaration({ text, called }, specs) {
    if (isSeverity(text))
        return { next: text, specs, called };
    const matches = new selection/* TagPrefixes */.b(specs).find(text);
    const [first] = matches;
    if (first !== undefined)
        return { next: first.version, specs: matches.map(({ spec }) => spec), called };
    if (specs.length === 1)
        return { next: (0,module_version/* parseVersion */.ot)(text.replace(/^v/, '')), specs, called };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${called} ${(0,base_error/* quote */.hD)(text)} is a version of none of the ${specs.length} modules of the repository`, `use the tag of the release: ${specs.map(({ tagPrefixes }) => `${tagPrefixes[0]}v1.2.3`).join(' or ')}`);
}
async function checkModule(spec, base, dependencies) {
    const { interfaces, config, head, severities, log } = dependencies;
    const { path } = await (0,select_releases/* specAt */.pJ)(spec, head, config);
    const after = { name: nameAtHead(path), moduleInterface: await interfaces.atCommit({ commit: head, path }) };
    requireConfiguration(after, 'commit the configuration, or name the directories of the modules in .module-registry.yml: modules: [{ path: DIRECTORY }]');
    for (const line of (0,base_error/* shortList */.pg)((0,diagnostics/* lintModule */.q2)(after.moduleInterface).map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, path))))
        log.info(line);
    const before = base && (await interfaceAtBase(spec, base, dependencies));
    if (base === undefined || before === undefined) {
        refuseBroken(after);
        return { path, base: null, bump: 'patch', changes: [], next: null };
    }
    const { tag, version } = base;
    const sides = { base: { name: `tag ${(0,base_error/* quote */.hD)(tag)}`, moduleInterface: before }, head: after };
    const compared = compareInterfacesOf(sides, severities, log);
    return { path, base: tag, ...compared, next: (0,required_bump/* minimumVersion */.rh)(version, compared.changes) };
}
function nameAtHead(path) {
    return path === '' ? 'HEAD' : `the directory ${(0,base_error/* quote */.hD)(path)} of HEAD`;
}
/** Undefined where the release does not have the module yet: its tag was a version of others. */
async function interfaceAtBase(spec, { commit }, dependencies) {
    const { path } = await specAtCommit(spec, commit, dependencies);
    try {
        const found = await dependencies.interfaces.atCommit({ commit, path });
        return (0,module_interface/* isEmpty */.Im)(found) ? undefined : found;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'NOT_A_MODULE')
            return undefined;
        throw error;
    }
}
/** A module as the configuration of another commit has it. */
async function specAtCommit(spec, commit, { config, defaultAddress }) {
    const before = specOf(spec, (0,selection/* modulesOf */.X)(await config.at(commit), {}, defaultAddress));
    return (0,select_releases/* specAt */.pJ)(before, commit, config);
}
/** A module at another commit: its address survives a move. */
function specOf(spec, specs) {
    const text = ({ address }) => (address === undefined ? '' : (0,module_address/* formatModuleAddress */.wc)(address));
    return specs.find((each) => text(each) === text(spec)) ?? spec;
}
/** The changes of one of several modules, with its directory in front. */
function prefixed({ path, changes }) {
    return path === ''
        ? changes
        : changes.map((change) => ({ ...change, subject: `${path}: ${change.subject}` }));
}
/** The check of one module as text for people. */
function formatCheckedModule({ path, base, bump, changes, next }) {
    const name = path === '' ? 'module' : path;
    if (base === null)
        return `${name}: nothing was released yet`;
    return [
        `${name}: HEAD against ${base}`,
        ...(0,change/* formatChanges */.rQ)(changes),
        `bump      ${bump}, next version ${next} or higher`,
        `changelog ${(0,change/* changelogLine */.H8)(changes)}`,
    ].join('\n');
}
/** The versions of a module among the tags. */
function releasesOf(spec, tags) {
    const prefixes = new selection/* TagPrefixes */.b([spec]);
    return tags.flatMap((tagged) => prefixes.find(tagged.tag).map(({ version }) => ({ ...tagged, version })));
}
/** The release that the next one is compared with: the latest, or the one before a version that is named above it. */
function baseOf(releases, next) {
    const versions = releases.map(({ version }) => version);
    const latest = (0,module_version/* selectLatest */.se)(versions);
    const isOpen = next === undefined || isSeverity(next) || isBelow(next, latest);
    const base = isOpen ? latest : (0,required_bump/* selectBase */.gF)((0,module_version/* sortVersions */.M7)(versions), next);
    return releases.find(({ version }) => version === base);
}
function isBelow(next, latest) {
    return latest !== undefined && (0,module_version/* compareVersions */.Zy)(next, latest) < 0;
}
/** Whether a declaration names the part of the number that grows. */
function isSeverity(text) {
    return change/* SEVERITIES */.oC.some((severity) => severity === text);
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
    const latest = (0,module_version/* selectLatest */.se)(releases.map(({ version }) => version)) ?? taken.version;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${taken.version} was released from another commit: tag ${(0,base_error/* quote */.hD)(taken.tag)}`, `use a version above ${latest}`);
}
/** A backport is on a branch of its own: the later releases are not in its history. */
function belowLast(next, last, about) {
    const { called, module, releases } = about;
    const before = (0,required_bump/* selectBase */.gF)((0,module_version/* sortVersions */.M7)(releases.map(({ version }) => version)), next);
    const start = releases.find(({ version }) => version === before);
    const backport = start &&
        `; a backport is checked on a branch from an older release: git switch --create backport ${start.tag}`;
    return new base_error/* RegistryError */.gl('INCOMPATIBLE', `${next} is below ${last.version}, the last release in the history of HEAD (tag ${(0,base_error/* quote */.hD)(last.tag)})`, `use ${module.next} or higher: ${called} ${module.next}${backport ?? ''}`);
}
/** Why a planned version is too small for the changes since `base`; undefined where it is large enough. */
function tooSmall({ next, called }, base, changes) {
    const version = isSeverity(next) ? (0,required_bump/* bumpVersion */.Bx)(base, next) : next;
    const compatibility = (0,required_bump/* checkBump */.VJ)(base, version, changes);
    if (compatibility.isLargeEnough)
        return undefined;
    return (0,required_bump/* incompatible */.Ed)(compatibility, `${called} ${compatibility.minimumVersion}`);
}

// EXTERNAL MODULE: ./lib/composition/github.js
var github = __webpack_require__(41123);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(93478);
// EXTERNAL MODULE: ./lib/publish/publish.js + 2 modules
var publish = __webpack_require__(7996);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(57851);
// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(52531);
// EXTERNAL MODULE: ./lib/action/outputs.js
var outputs = __webpack_require__(87352);
// EXTERNAL MODULE: ./lib/action/run-resources.js + 1 modules
var run_resources = __webpack_require__(52287);
// EXTERNAL MODULE: ./lib/action/runner-output.js + 1 modules
var runner_output = __webpack_require__(90792);
// EXTERNAL MODULE: ./lib/action/summary.js + 1 modules
var summary = __webpack_require__(47927);
;// CONCATENATED MODULE: ./lib/action/pull-request.js


















/** Characters of a comment on a pull request: GitHub takes 65,536. The first lines of a longer one are written, with a link to the run. */
const MAX_COMMENT_LENGTH = 65_000;
/** Checks a pull request and writes outputs, annotations, job summary and comment. False if the pull request should not be merged as it is. */
async function checkPullRequest(run, runtime, output) {
    const found = await planWithRights(run, runtime, output);
    if (found === undefined) {
        output.setOutputs((0,outputs/* outputsWithout */.fo)('skipped'));
        return true;
    }
    const planned = { ...found, report: found.report && (0,publish_report/* reworded */.Fg)(found.report, runner_output/* inputHint */.iX) };
    const refusals = refusalsOf(planned).map(runner_output/* inputHint */.iX);
    const text = (0,summary/* renderPull */.S)(planned, refusals);
    output.setOutputs((0,outputs/* outputsOfPull */.hn)(planned, refusals.length > 0));
    await output.summarize(text);
    showCheck(planned.checked.report, output);
    for (const refusal of refusals)
        output.refuse(refusal);
    if (run.inputs.comment)
        await comment(run, runtime, text);
    return refusals.length === 0;
}
/** The check in the log, and an annotation at the line of each change that breaks callers. */
function showCheck({ modules }, output) {
    for (const module of modules) {
        output.info(formatCheckedModule(module));
        for (const { severity, subject, message, file, line } of module.changes) {
            if (severity !== 'major')
                continue;
            const at = file === undefined ? {} : { file: (0,posix_.join)(module.path, file), line: line ?? 1 };
            output.annotate({ title: 'Breaking change', message: `${subject}: ${message}`, ...at });
        }
    }
}
/** A pull request from a fork gets no secrets. It is checked without a plan if it may read the modules; undefined if it may not. */
async function planWithRights(run, runtime, output) {
    try {
        return await plan(run, runtime);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'PERMISSION' || !run.event.isFromFork)
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
/** The refusals of the check, then those of the plan whose code the check has not reported. */
function refusalsOf({ checked, report }) {
    const known = checked.refusals.map((refusal) => refusal.toRefusal());
    const codes = new Set(known.map(({ code }) => code));
    const planned = (report?.results ?? [])
        .filter((result) => result.status === 'refused')
        .filter(({ error }) => !codes.has(error.code));
    return [...known, ...(0,publish_report/* groupedRefusals */.GE)(planned)];
}
/** Writes the one comment on the pull request; a pull request from a fork may have no right to. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function comment(run, runtime, text) {
    const { inputs, event, pullRequest } = run;
    try {
        const server = (0,index_repository.serverOfRun)(event, runtime, { token: inputs['github-token'], input: 'github-token' });
        const repository = await (0,github/* gitHubHome */.Jg)(server, event.identity, runtime)();
        const { putComment } = await __webpack_require__.e(/* import() */ 862).then(__webpack_require__.bind(__webpack_require__, 64862));
        const id = runtime.environment['GITHUB_RUN_ID'] ?? '';
        const page = `${event.serverUrl}/${event.repository}/actions${id === '' ? '' : `/runs/${id}`}`;
        await putComment(repository, pullRequest, (0,first_lines/* firstLines */.U)(text, MAX_COMMENT_LENGTH, page));
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'PERMISSION' || !event.isFromFork)
            throw error;
        runtime.log.info(`no comment: a pull request from a fork may write none (${error.message})`);
    }
}
/** The interface changes of a pull request, and what it would publish if it were merged and tagged. Writes nothing. */
function plan(run, runtime) {
    return run.inputs.check ? checkAlone(run, runtime) : checkAndPlan(run, runtime);
}
async function checkAlone(run, runtime) {
    const modules = await (0,run_resources/* openModules */.m)(run, runtime);
    try {
        return { checked: await checkPull(run, modules, runtime), report: undefined };
    }
    finally {
        await modules.close();
    }
}
function checkAndPlan(run, runtime) {
    return (0,run_resources/* withRunResources */.l)(run, runtime, async (resources) => {
        const checked = await checkPull(run, resources.modules, runtime);
        return { checked, report: await planNext(run.inputs, resources, checked) };
    });
}
async function checkPull({ inputs, event }, modules, { log }) {
    const { commit } = await headOf(modules);
    const declared = declaredVersion(inputs, event);
    const outcome = await check({ declared, flags: inputs.selection }, { ...modules, head: commit, log });
    if (declared !== undefined || inputs['check-label'] === 'optional')
        return outcome;
    return { ...outcome, refusals: [...outcome.refusals, missingDeclaration(outcome.report)] };
}
async function planNext(inputs, resources, checked) {
    const { modules, index } = resources;
    const snapshot = await index.open();
    const minimum = new Map(checked.report.modules.flatMap(({ path, next }) => (next === null ? [] : [[path, next]])));
    const tags = await nextTags(await headOf(modules), inputs.selection, {
        ...modules,
        snapshot,
        least: minimum,
    });
    const request = {
        tags: tags.names,
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: true,
        dryRun: true,
    };
    return (0,publish/* publish */.mk)(request, { ...resources, repository: { ...modules, tags }, attestor: undefined });
}
async function headOf(modules) {
    const head = await modules.taggedHead();
    if (head !== undefined)
        return head;
    throw new base_error/* RegistryError */.gl('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first');
}
const LABEL = /^next-version:\s*(\S+)$/i;
/** The refusal of a pull request that has to declare its next version and does not. */
function missingDeclaration({ bump }) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', 'the pull request does not declare its next version, and input "check-label" is "required"', `add the label "next-version: ${bump}" to the pull request, or set the input next-version`);
}
/** The next version that the input or a label of the pull request declares. Throws INVALID_INPUT for two labels. */
function declaredVersion(inputs, { payload }) {
    const input = inputs['next-version'];
    if (input !== undefined)
        return { text: input, called: 'input "next-version"' };
    const declared = (payload.pull_request?.labels ?? []).flatMap(({ name }) => LABEL.exec(name)?.[1] ?? []);
    const [label, ...others] = new Set(declared);
    if (others.length > 0) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the pull request has ${others.length + 1} labels for its next version: ${declared.map(base_error/* quote */.hD).join(', ')}`, 'remove all but one of them');
    }
    return label === undefined ? undefined : { text: label, called: 'label next-version:' };
}
const FIRST = (0,module_version/* parseVersion */.ot)('0.1.0');
/**
 * Plans the tags that an untagged commit gets if all its modules are released next. Throws INVALID_CONFIG, INVALID_INPUT,
 * INVALID_ADDRESS and INDEX_INVALID.
 */
async function nextTags(head, flags, { config, defaultAddress, snapshot, least }) {
    const specs = (0,selection/* modulesOf */.X)(await config.at(head.commit), flags, defaultAddress);
    const groups = (0,group/* groupBy */.$)(specs, ({ tagPrefixes: [prefix = ''] }) => prefix);
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
/** The next version of modules that share their tags; none where nothing is published. */
async function nextVersion(addresses, snapshot) {
    const paths = addresses.map((address) => (0,format_paths/* modulePath */.Mw)(address, 'module.json'));
    const files = await snapshot.read([format_paths/* REGISTRY_PATH */.aA, ...paths]);
    if (snapshot.exists)
        (0,index_files/* registryIn */.hY)(files);
    const versions = addresses.flatMap((address) => (0,index_files/* moduleIn */.w6)(files, address)?.versions ?? []);
    const [highest] = (0,module_version/* sortVersions */.M7)(versions.map(({ version }) => version));
    return highest === undefined ? [] : [(0,required_bump/* bumpVersion */.Bx)(highest, 'patch')];
}


/***/ })

};
