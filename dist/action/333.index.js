export const id = 333;
export const ids = [333];
export const modules = {

/***/ 38333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPullRequest: () => (/* binding */ checkPullRequest)
});

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/first-lines.js
var first_lines = __webpack_require__(86500);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(7284);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(47312);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(75838);
// EXTERNAL MODULE: ./lib/interface/leaving-calls.js
var leaving_calls = __webpack_require__(52772);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(35343);
;// CONCATENATED MODULE: ./lib/interface/lint.js



/**
 * Warnings about a module that nothing refuses, by file and line: relative module sources and README links to files that the
 * package does not have, and inputs without description or type.
 * @param exists whether the module has a file or directory of this path; undefined: links and sources are not looked at
 */
function lintModule(module, exists) {
    const callable = [module.root, ...module.submodules];
    const inputs = callable.flatMap(lintInputs);
    if (exists === undefined)
        return inputs;
    return [
        ...[...callable, ...module.examples].flatMap((directory) => lintSources(directory, exists)),
        ...callable.flatMap((directory) => lintReadme(directory, exists)),
        ...inputs,
    ];
}
function lintSources({ path, calls }, exists) {
    return calls.flatMap(({ name, source, file, line }) => {
        const target = (0,module_files/* resolvePath */.o1)(path, source);
        if (!(0,leaving_calls/* isLocal */.I)(source) || exists(target))
            return [];
        const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package';
        return warning({ file, line }, `module ${(0,base_error/* quote */.hD)(name)}: the source ${(0,base_error/* quote */.hD)(source)} ${why}, and breaks where the module is installed`);
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
const FENCE = /^\s*(?:```|~~~)/;
function lintReadme({ path, readme }, exists) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    let isCode = false;
    return readme.split('\n').flatMap((text, at) => {
        if (FENCE.test(text))
            isCode = !isCode;
        if (isCode)
            return [];
        return [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, link = '']) => {
            const target = linkedPath(link);
            if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
                return [];
            return exists((0,module_files/* resolvePath */.o1)(path, target))
                ? []
                : warning({ file, line: at + 1 }, `the link ${(0,base_error/* quote */.hD)(link)} leads to nothing in the package`);
        });
    });
}
/** The path without query and fragment, its backslash escapes (https://spec.commonmark.org/0.31.2/#backslash-escapes) and percent encoding decoded. */
function linkedPath(link) {
    const path = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function lintInputs({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        if (missing.length === 0)
            return [];
        return warning({ file, line }, `input ${(0,base_error/* quote */.hD)(name)} has no ${missing.join(' and no ')}`);
    });
}
function warning(at, message) {
    return { severity: 'warning', file: at.file, line: at.line, column: 1, message };
}

// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(27592);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(22413);
// EXTERNAL MODULE: ./lib/publish/module-at-commit.js
var module_at_commit = __webpack_require__(22222);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(72878);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 4 modules
var compare_interfaces = __webpack_require__(53983);
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
    const { path } = await (0,module_at_commit/* specAt */.p)(spec, head, config);
    const after = { name: nameAtHead(path), moduleInterface: await interfaces.atCommit({ commit: head, path }) };
    requireConfiguration(after, 'commit the configuration, or name the directories of the modules in .module-registry.yml: modules: [{ path: DIRECTORY }]');
    for (const line of (0,base_error/* shortList */.pg)(lintModule(after.moduleInterface).map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, path))))
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
async function interfaceAtBase(spec, { commit }, { interfaces, config, defaultAddress }) {
    const before = specOf(spec, (0,selection/* modulesOf */.X)(await config.at(commit), {}, defaultAddress));
    const { path } = await (0,module_at_commit/* specAt */.p)(before, commit, config);
    try {
        const found = await interfaces.atCommit({ commit, path });
        return (0,module_interface/* isEmpty */.Im)(found) ? undefined : found;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'NOT_A_MODULE')
            return undefined;
        throw error;
    }
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
var github = __webpack_require__(84458);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(10794);
// EXTERNAL MODULE: ./lib/publish/refusals.js
var refusals = __webpack_require__(84955);
// EXTERNAL MODULE: ./lib/action/github-server.js
var github_server = __webpack_require__(1850);
// EXTERNAL MODULE: ./lib/action/input-hints.js
var input_hints = __webpack_require__(85688);
// EXTERNAL MODULE: ./lib/action/limits.js
var limits = __webpack_require__(76919);
// EXTERNAL MODULE: ./lib/action/outputs.js
var outputs = __webpack_require__(38973);
// EXTERNAL MODULE: ./lib/action/summary.js
var summary = __webpack_require__(26903);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(67843);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(80613);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(411);
;// CONCATENATED MODULE: ./lib/check/next-tags.js






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

// EXTERNAL MODULE: ./lib/publish/publish.js + 12 modules
var publish = __webpack_require__(26722);
// EXTERNAL MODULE: ./lib/action/publish/run-resources.js + 4 modules
var run_resources = __webpack_require__(20024);
;// CONCATENATED MODULE: ./lib/action/pull-request/planned-publish.js





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

;// CONCATENATED MODULE: ./lib/action/pull-request/pull-request-run.js













/** Checks a pull request and writes outputs, annotations, job summary and comment. False if the pull request should not be merged as it is. */
async function checkPullRequest(run, runtime, output) {
    const found = await planWithRights(run, runtime, output);
    if (found === undefined) {
        output.setOutputs((0,outputs/* outputsWithout */.fo)('skipped'));
        return true;
    }
    const planned = { ...found, report: found.report && (0,publish_report/* reworded */.Fg)(found.report, input_hints/* inputHint */.i) };
    const refusals = refusalsOf(planned).map(input_hints/* inputHint */.i);
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
    return [...known, ...(0,refusals/* groupedRefusals */.GE)(planned)];
}
/** Writes the one comment on the pull request; a pull request from a fork may have no right to. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function comment(run, runtime, text) {
    const { inputs, event, pullRequest } = run;
    try {
        const server = (0,github_server/* serverOfRun */.g)(event, runtime, { token: inputs['github-token'], input: 'github-token' });
        const repository = await (0,github/* gitHubHome */.Jg)(server, event.identity, runtime)();
        const { putComment } = await __webpack_require__.e(/* import() */ 978).then(__webpack_require__.bind(__webpack_require__, 44978));
        const id = runtime.environment['GITHUB_RUN_ID'] ?? '';
        const page = `${event.serverUrl}/${event.repository}/actions${id === '' ? '' : `/runs/${id}`}`;
        await putComment(repository, pullRequest, (0,first_lines/* firstLines */.U)(text, limits/* MAX_COMMENT_LENGTH */.wT, page));
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'PERMISSION' || !event.isFromFork)
            throw error;
        runtime.log.info(`no comment: a pull request from a fork may write none (${error.message})`);
    }
}


/***/ }),

/***/ 26903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderPull),
/* harmony export */   renderRefusal: () => (/* binding */ renderRefusal),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2403);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _doctor_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89270);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21160);
/* harmony import */ var _module_module_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18189);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22413);
/* harmony import */ var _publish_refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84955);
/* harmony import */ var _publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96684);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76919);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46994);
/* harmony import */ var _pull_request_interface_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(437);











/** The job summary. */
/** The job summary of a publish: all results, the interface changes, and a module block to paste. */
function renderSummary(report, { installation, missing } = {}) {
    const parts = [
        renderResults(report, (0,_pull_request_interface_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .renderVerdicts */ .jA)(report.results)),
        ...(installation === undefined ? [] : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)((0,_doctor_wait_js__WEBPACK_IMPORTED_MODULE_1__.formatInstallation)(installation))}\n`]),
        ...(missing === undefined ? [] : [refusalText(missing)]),
    ];
    return `${TITLE}${parts.join('\n')}`;
}
/** The job summary and comment of a pull request: its interface changes, and the versions that it would publish. */
function renderPull({ checked, report }, refusals) {
    const rows = refusals.map((refusal) => ({
        Refused: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(refusal.code),
        Why: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.message),
        'What to do': (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.hint),
    }));
    const parts = [
        ...(rows.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(rows)]),
        (0,_pull_request_interface_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .renderCheck */ .d3)(checked.report),
        ...(report === undefined ? [] : [renderPlan(report)]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const PENDING = 'Pending versions are published when an owner of the index merges this pull request:';
const TITLE = '## Module registry\n\n';
/** The versions that would be published, and the index files that would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX).map((path) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(path)}\n`);
    const more = changed.length > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX ? `- and ${changed.length - _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_ROWS */ .pX} more\n` : '';
    const diff = `<details><summary>${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(changed.length, 'index file')} would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const accepted = report.results.filter((result) => result.status !== 'refused');
    const plan = renderResults({ ...report, results: accepted }, []);
    return `If this pull request is merged and tagged, these versions are published.\n\n${plan}\n${diff}`;
}
function renderResults({ results, failures, isBulk, registryUrl }, verdicts) {
    const isSummed = isBulk && results.length > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_LISTED_RESULTS */ .Ek;
    const refused = isSummed ? failures : results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(isSummed
            ? [
                (0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .bulkLines */ .S4)(results)
                    .map((line) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(line)}\n`)
                    .join(''),
            ]
            : []),
        ...(isSummed || accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts]),
        ...(0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestsOf */ .Tb)(accepted).map((url) => `${PENDING} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nf)(url)}\n`),
        ...(0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .sharedTags */ .Rc)(accepted).map((text) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(text.replace(/^together +/gm, ''))}\n`),
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
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(refusal.code)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.message)}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(refusal.hint)}\n`;
}
function releaseTable(results) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(results.map(({ status, address, version, package: { digest } }) => ({
        Status: status,
        Address: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(address),
        Version: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(version),
        Digest: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(digest),
    })));
}
/** A row for each reason: 300 tags that are refused alike are one. */
function refusalTable(results) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)((0,_publish_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .groupAlike */ .Mr)(results).flatMap((group) => group.slice(0, 1).map(({ error }) => ({
        'Refused tag': (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(group.map(subjectOf)).join(', '),
        Code: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(error.code),
        Why: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(error.message),
        'What to do': (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .prose */ .CS)(error.hint),
    }))));
}
/** @property source is present in a collection */
function subjectOf({ tag, source = '' }) {
    return [source, tag]
        .filter((name) => name !== '')
        .map(_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)
        .join(' ');
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version, directory }) => ({
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9)(address),
        version: (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .parseVersion */ .ot)(version),
        directory,
    }));
    const [highest] = releases.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
    return highest === undefined || registryUrl === null
        ? []
        : [`\`\`\`hcl\n${(0,_module_module_block_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleBlock */ .t)(highest, registryUrl, highest.directory)}\n\`\`\`\n`];
}


/***/ })

};
