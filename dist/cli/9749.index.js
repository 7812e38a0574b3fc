export const id = 9749;
export const ids = [9749];
export const modules = {

/***/ 3209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/** Works on at most `atOnce` members at the same time. The results are in the order of the members. */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    const rest = members.entries();
    const worker = async () => {
        for (const [at, member] of rest)
            results[at] = await work(member);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, members.length) }, worker));
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = members[Symbol.asyncIterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ }),

/***/ 2222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ specAt)
/* harmony export */ });
/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
async function specAt(spec, commit, { hasModule }) {
    const { otherPaths = [] } = spec;
    if (otherPaths.length === 0 || hasModule === undefined)
        return spec;
    for (const path of [spec.path, ...otherPaths])
        if (await hasModule({ commit, path }))
            return { ...spec, path, otherPaths: [] };
    return spec;
}


/***/ }),

/***/ 4248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   un: () => (/* binding */ refuseSecrets)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7284);
/* harmony import */ var _interface_leaving_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2772);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7592);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1160);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4611);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8259);
/* harmony import */ var _package_package_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5421);
/* harmony import */ var _allowed_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9622);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9290);










/** Whether clients get the commit itself, which those read who may read the repository. */
function isCommit({ kinds }) {
    return kinds.every((kind) => kind === 'git');
}
/**
 * Throws SECRET_IN_PACKAGE for a package that would show secrets to people who cannot read them now: not that of a public repository,
 * nor the commit itself.
 */
async function refuseSecrets(pkg, selection, visibility) {
    const secrets = secretsOf(pkg, selection);
    if (secrets.length === 0 || isCommit(selection) || (await visibility()) === 'public')
        return;
    const patterns = secrets.slice(0, _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_LISTED_SECRETS */ .V8).map(({ path }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_allowed_files_js__WEBPACK_IMPORTED_MODULE_5__/* .patternOf */ .Id)(path)));
    const { allowIn } = selection;
    const place = allowIn === undefined ? _config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF : `the source in ${allowIn}`;
    const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${place}:\nallow: [${patterns.join(', ')}]`;
    throw (0,_package_package_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .packageRefusal */ .$)('SECRET_IN_PACKAGE', 'these files hold secrets', secrets.map(({ path, line, name }) => ({ path, rule: `line ${line} holds ${name}`, fix })));
}
function secretsOf({ secrets }, { allow }) {
    if (secrets.length === 0)
        return [];
    const isAllowed = (0,_allowed_files_js__WEBPACK_IMPORTED_MODULE_5__/* .allows */ .NB)(allow);
    return secrets.filter(({ path }) => !isAllowed(path));
}
/** What there is to say about a new version. @param moduleInterface of its module */
function noticesOf(selection, pkg, moduleInterface) {
    const { release, allow, allowIn } = selection;
    const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_8__/* .rootPrefix */ .R)(release.packageRoot ?? release.path);
    const paths = pkg.contents.map(({ path }) => `${prefix}${path}`);
    const unused = allow.length === 0 ? [] : (0,_allowed_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatched */ .Gv)(allow, paths, prefix);
    return [
        ...secretWarning(secretsOf(pkg, selection)),
        ...pkg.notices.map((text) => ({ level: 'info', text })),
        ...unused.map((pattern) => {
            // Of a source it may stand in either file.
            const place = allowIn === undefined ? ` in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}` : '';
            return { level: 'info', text: `allow: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)}${place} matches no file of the package` };
        }),
        ...collectionNotice(moduleInterface, (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(release.address)),
        ...brokenNotice(moduleInterface, release.path),
        ...leavingNotice(selection, moduleInterface),
    ];
}
function secretWarning(secrets) {
    if (secrets.length === 0)
        return [];
    const listed = secrets
        .slice(0, _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_LISTED_SECRETS */ .V8)
        .map(({ path, line, name }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line} holds ${name}`);
    const more = secrets.length - listed.length;
    const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    const text = `${all}: everybody who can read the repository has it, so revoke it`;
    return [{ level: 'warn', text, ofAnyVersion: true }];
}
/** A module without a root is called by the directories below it. */
function collectionNotice(module, address) {
    if (!module.root.empty)
        return [];
    const { path: called } = (0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__/* .calledDirectory */ .Rn)(module);
    const { length } = module.submodules;
    const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`;
    return [
        {
            level: 'info',
            text: `the root has no configuration: callers name ${which}, as in ${address}//${called}`,
        },
    ];
}
/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ release, kinds, root }, module) {
    if (root !== undefined || kinds.every((kind) => kind === 'git'))
        return [];
    const leaving = module.submodules.flatMap(({ path }) => (0,_interface_leaving_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .leavingCalls */ .a)(module, path)
        .slice(0, 1)
        .map(({ call }) => ({ path, call })));
    const [first, ...others] = leaving;
    if (first === undefined)
        return [];
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(release.address);
    const also = others.length > 0 ? `; so do ${others.length} more` : '';
    const text = `${address}//${first.path} cannot be installed: module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(first.call.name)} calls ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(first.call.source)}, which is outside of the package${also}`;
    return [{ level: 'warn', text }];
}
/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }, root) {
    const [first, ...others] = diagnostics;
    if (first === undefined)
        return [];
    const more = others.length > 0 ? `, and ${others.length} more: module-registry inspect lists them` : '';
    return [{ level: 'warn', text: `${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(first, root)}${more}` }];
}


/***/ }),

/***/ 6929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findPackageRoot)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7284);
/* harmony import */ var _interface_leaving_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2772);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9290);
/* harmony import */ var _module_directory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2528);






/**
 * The smallest directory that has the module and each local module that it calls, and that these call; undefined where that is the
 * module's own. Throws NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have.
 */
async function findPackageRoot({ commit, path, tag, root }, interfaces) {
    if (root === undefined)
        return undefined;
    const reached = new Set([path]);
    const leaving = [];
    for (const directory of reached) {
        const { root: module } = await interfaces.atCommit({ commit, path: directory });
        for (const call of module.calls) {
            if (!(0,_interface_leaving_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(call.source))
                continue;
            const target = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePath */ .o1)(directory, call.source);
            if (!(0,_interface_leaving_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(target) && (0,_module_directory_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .U)(target, root))
                reached.add(target);
            else
                leaving.push(leavingCall(root, call, directory));
        }
    }
    if (leaving.length > 0)
        throw leavesRoot(tag, root, leaving);
    const common = [...reached].reduce(commonDirectory);
    return common === path ? undefined : common;
}
function commonDirectory(one, other) {
    const [names, others] = [one.split('/'), other.split('/')];
    const at = names.findIndex((name, place) => name !== others[place]);
    return names.slice(0, at < 0 ? names.length : at).join('/');
}
function leavingCall(root, call, directory) {
    const message = `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(call.name)} calls ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(call.source)}, which is outside of root ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root || '.')}`;
    return (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)({ ...call, severity: 'error', column: 1, message }, directory);
}
function leavesRoot(tag, root, leaving) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', [`no client can install tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}:`, ...(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(leaving)].join('\n  '), root === ''
        ? 'move the called module into the repository, or call it by a registry address or a Git URL'
        : `let the package hold more of the repository: "root: ." beside "path" in ${_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF}`);
}


/***/ }),

/***/ 794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   ET: () => (/* binding */ inReportOrder),
/* harmony export */   Fg: () => (/* binding */ reworded),
/* harmony export */   JG: () => (/* binding */ publishDocument),
/* harmony export */   MS: () => (/* binding */ refusedResult),
/* harmony export */   SN: () => (/* binding */ failuresAmong),
/* harmony export */   jb: () => (/* binding */ comparisonOf),
/* harmony export */   o: () => (/* binding */ minimumOf)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2413);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4955);



/** The report of results, the accepted ones first; `error`: the first refusal, which refused the run as a whole. */
function reportOf(results, run) {
    const { index, registryUrl, isBulk, isRefused } = run;
    const refused = results.filter((result) => result.status === 'refused');
    const [first] = refused;
    return {
        results,
        index,
        registryUrl,
        failures: isBulk && !isRefused ? failuresAmong(results) : refused,
        isBulk,
        ...(first === undefined || !isRefused ? {} : { error: (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .namedRefusal */ .eR)(first) }),
    };
}
/**
 * The refusals among the tags of whole repositories that somebody has to act on: those of the highest version of a module and of tags
 * that name no version of one; all of them where nothing else is left.
 */
function failuresAmong(results) {
    const isRefused = (result) => result.status === 'refused';
    const refused = results.filter(isRefused);
    if (refused.length === results.length)
        return refused;
    const highest = new Map();
    // Of all modules: for a tag whose module nobody knows.
    for (const { address, version } of results.flatMap((each) => [each, { ...each, address: undefined }])) {
        const before = highest.get(address);
        if (version !== undefined && (before === undefined || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(before, version) < 0))
            highest.set(address, version);
    }
    return refused.filter(({ address, version }) => version === undefined || highest.get(address) === version);
}
/** The accepted ones first. */
function inReportOrder(results) {
    const isRefused = ({ status }) => status === 'refused';
    return [...results.filter((result) => !isRefused(result)), ...results.filter(isRefused)];
}
/** What a report says of a refused tag. @param of what it would release, as far as that is known */
function refusedResult(tag, error, { address, version }) {
    return {
        status: 'refused',
        tag,
        ...(address === undefined ? {} : { address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address) }),
        ...(version === undefined ? {} : { version }),
        error: error.toRefusal(),
    };
}
/** The report with every refusal in other words. */
function reworded(report, reword) {
    const words = (result) => result.status === 'refused' ? { ...result, error: reword(result.error) } : result;
    return {
        ...report,
        results: report.results.map(words),
        failures: report.failures.map(words),
        ...(report.error === undefined ? {} : { error: reword(report.error) }),
    };
}
function publishDocument({ results, index, error }) {
    return { results, index, ...(error === undefined ? {} : { error }) };
}
/** What a report says of a comparison. */
function comparisonOf({ compatibility, }) {
    if (compatibility === undefined)
        return {};
    const { base, required, actual: given, isLargeEnough, minimumVersion, changes } = compatibility;
    return {
        compatibility: { base, required, given, ...(isLargeEnough ? {} : { honest: minimumVersion }), changes },
    };
}
/** The minimum version of one that is too small for its changes; undefined for one that is not. */
function minimumOf({ compatibility }) {
    return compatibility?.honest;
}


/***/ }),

/***/ 4955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ groupedRefusals),
/* harmony export */   eR: () => (/* binding */ namedRefusal)
/* harmony export */ });
/* unused harmony export groupAlike */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7843);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2126);



/** The refusal with its tag and source in front, unless the message quotes them already. */
function namedRefusal(subject) {
    const { code, message, hint } = subject.error;
    const name = nameOf(subject, message);
    return { code, message: name === '' ? message : `${name}: ${message}`, hint };
}
/** At most one refusal for each reason: those that are alike are the first of them, and the names of the others. */
function groupedRefusals(refused) {
    const alike = groupAlike(refused);
    if (alike.length <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REFUSALS */ .p9)
        return alike.map(withOthers);
    const codes = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(refused, ({ error }) => error.code);
    return [...codes.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const lines = groupAlike(group).map((each) => withOthers(each).message);
        return { ...first.error, message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(lines).join('\n') };
    });
}
/** Refusals that differ only by tag, version and commit, in the order of their first one. */
function groupAlike(refused) {
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(refused, reasonOf).values()];
}
function reasonOf({ tag, error: { code, message, hint } }) {
    const version = /(?<!\d)\d+\.\d+\.\d+.*$/s.exec(tag)?.[0];
    const names = [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag), tag, version ?? ''].filter((name) => name !== '' && name !== '""');
    const plain = names.reduce((text, name) => text.replaceAll(name, '*'), `${message}\n${hint}`);
    return `${code}\n${plain.replaceAll(/\b[0-9a-f]{7,64}\b/g, '*')}`;
}
function withOthers([first, ...others]) {
    if (first === undefined)
        throw new Error('a group has at least one member');
    const named = namedRefusal(first);
    if (others.length === 0)
        return named;
    const names = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(others.map((each) => nameOf(each)));
    return { ...named, message: `${named.message}\nthe same for ${others.length} more: ${names.join(', ')}` };
}
/** @param message which may quote tag or source already */
function nameOf({ tag, source = '' }, message = '') {
    const tagName = tag === '' || message.includes((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)) ? '' : `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`;
    const sourceName = source === '' || message.includes(source) ? '' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source);
    return [tagName, sourceName].filter((name) => name !== '').join(' of ');
}


/***/ }),

/***/ 1920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dG: () => (/* binding */ NO_VERSION),
  IU: () => (/* binding */ findTag),
  VT: () => (/* binding */ selectReleases)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(3209);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(764);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(7409);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var publish_config = __webpack_require__(9290);
// EXTERNAL MODULE: ./lib/publish/limits.js
var limits = __webpack_require__(2126);
// EXTERNAL MODULE: ./lib/publish/repository-limit.js
var repository_limit = __webpack_require__(16);
;// CONCATENATED MODULE: ./lib/publish/ignored-tags.js





/**
 * The tags that `ignore-tags` leaves out: of HEAD's copy of the config file, and of the copy of any tagged commit, as a bad tag cannot
 * name itself, and an action has no HEAD. Only tags that exist. Throws
 * {@link RepositoryLimit}.
 */
async function readIgnoredTags(tags, config) {
    const names = new Set(tags.map(({ tag }) => tag));
    const ignored = new Map();
    const commits = tags.filter(({ isMissing }) => !isMissing).map(({ commit }) => commit);
    const lists = await (0,in_parallel/* inParallel */.H)([...new Set(['HEAD', ...commits])], limits/* TAGS_AT_ONCE */.qo, (commit) => ignoredAt(commit, config));
    // Commits with equal copies of the file share the list of it, and different copies most of their entries.
    const reasons = new Map();
    for (const list of new Set(lists))
        for (const { tag, reason } of list ?? [])
            reasons.set(tag, reason);
    const patterns = [...reasons].filter(([tag]) => tag.includes('*'));
    if (patterns.length > limits/* MAX_IGNORED_PATTERNS */.IG)
        throw tooManyPatterns(patterns.length);
    for (const [pattern, reason] of patterns)
        for (const name of names)
            if (matches(pattern, name))
                ignored.set(name, reason);
    for (const name of names) {
        const reason = reasons.get(name);
        if (reason !== undefined)
            ignored.set(name, reason);
    }
    return ignored;
}
function tooManyPatterns(count) {
    return new repository_limit/* RepositoryLimit */.C(`the copies of ${publish_config/* CONFIG_PATH */.tF} ignore tags with ${count} patterns, the limit is ${limits/* MAX_IGNORED_PATTERNS */.IG}`, 'write one pattern for many tags: ignore-tags: - tag: "nightly-*"');
}
/** One `*` stands for any characters; no tag has one in its name (https://git-scm.com/docs/git-check-ref-format). */
function matches(pattern, tag) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined)
        return tag === start;
    return tag.length >= start.length + end.length && tag.startsWith(start) && tag.endsWith(end);
}
/** None where the copy is not valid: the tag of that commit is refused for it. */
async function ignoredAt(commit, config) {
    try {
        return (await config.at(commit))['ignore-tags'];
    }
    catch (error) {
        if (error instanceof repository_limit/* RepositoryLimit */.C)
            throw error;
        if (error instanceof base_error/* RegistryError */.gl && ['INVALID_CONFIG', 'LIMIT_EXCEEDED'].includes(error.code))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/publish/module-at-commit.js
var module_at_commit = __webpack_require__(2222);
// EXTERNAL MODULE: ./lib/publish/package-kinds.js
var package_kinds = __webpack_require__(9478);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(794);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(2878);
;// CONCATENATED MODULE: ./lib/publish/select-releases.js















/**
 * Tags → releases. Under `all`, tags that are not versions of any module, whose commits have its directory elsewhere, or that the
 * configuration leaves out, are skipped with a notice. Refusals are results.
 */
async function selectReleases(request, dependencies) {
    const selector = new Selector(request, dependencies);
    if (request.tags !== 'all')
        return selectNamed([...new Set(request.tags)], selector);
    const tags = await dependencies.tags.all();
    const ignored = await readIgnoredTags(tags, dependencies.config);
    const wanted = tags.filter(({ tag }) => !ignored.has(tag));
    const selected = await (0,in_parallel/* inParallel */.H)(wanted, limits/* TAGS_AT_ONCE */.qo, (tagged) => selector.selectOrSkip(tagged));
    const selections = inVersionOrder(selected.flatMap((each) => each.selections));
    const refused = selected.flatMap((each) => each.refused ?? []);
    const skipped = new Map(selected.flatMap(({ tag, skipped }) => (skipped === undefined ? [] : [[tag, skipped]])));
    for (const [tag, reason] of ignored)
        skipped.set(tag, `ignored: ${reason}`);
    for (const [reason, group] of (0,base_group/* groupBy */.$)([...skipped.keys()], (tag) => skipped.get(tag) ?? ''))
        dependencies.log.info(`tags      skipped, ${(0,base_error/* visible */.RK)(reason)}: ${(0,base_error/* shortList */.pg)(group.map(base_error/* quote */.hD)).join(', ')}`);
    return { ...refuseDoubles(selections, { twins: [], refused }), skipped };
}
async function selectNamed(names, selector) {
    const selections = [];
    const twins = [];
    const refused = [];
    for (const tag of names) {
        try {
            selections.push(...(await selector.select(tag)));
            twins.push(...(await selector.selectTwins(tag)));
        }
        catch (error) {
            refused.push(refusedTag(tag, error));
        }
    }
    return { ...refuseDoubles(selections, { twins, refused }), skipped: new Map() };
}
/** Throws what is no refusal. */
function refusedTag(tag, error) {
    if (!(error instanceof base_error/* RegistryError */.gl))
        throw error;
    const [version] = (0,module_tag/* versionsAtEnd */.ej)(tag);
    return (0,publish_report/* refusedResult */.MS)(tag, error, version === undefined ? {} : { version });
}
/** Selects the releases of single tags. What the configuration says is made once for all tags that have the same. */
class Selector {
    #request;
    #dependencies;
    #prefixes = new WeakMap();
    #releases = 0;
    constructor(request, dependencies) {
        this.#request = request;
        this.#dependencies = dependencies;
    }
    /** Of `all`. */
    async selectOrSkip(tagged) {
        const { tag } = tagged;
        try {
            const config = await this.#configAt(tagged);
            const versions = this.#request.flags.versions ?? config.versions;
            const selections = await this.select(tagged);
            const wanted = selections.filter(({ release }) => versions?.allows(release.version) ?? true);
            if (wanted.length > 0 || selections.length === 0)
                return { tag, selections: wanted };
            return { tag, selections: [], skipped: `outside of versions ${(0,base_error/* quote */.hD)(versions?.text ?? '')}` };
        }
        catch (error) {
            if (error instanceof repository_limit/* RepositoryLimit */.C)
                throw error;
            const refused = refusedTag(tag, error);
            const { code } = refused.error;
            if (code === 'INVALID_TAG')
                return { tag, selections: [], skipped: NO_VERSION };
            if (code === 'NOT_A_MODULE')
                return { tag, selections: [], skipped: ABSENT };
            return { tag, selections: [], refused };
        }
    }
    /** What the other spellings of a tag that was named would release: `1.2.3` for `v1.2.3`. */
    async selectTwins(name) {
        const twins = [];
        for (const spelling of (0,module_tag/* otherSpellings */.wf)(name)) {
            const twin = await this.#dependencies.tags.find(spelling);
            if (twin === undefined)
                continue;
            try {
                twins.push(...(await this.select(twin)));
            }
            catch (error) {
                // It is no version of any module.
                if (!(error instanceof base_error/* RegistryError */.gl))
                    throw error;
            }
        }
        return twins;
    }
    async select(name) {
        const { flags, repair: isRepair = false } = this.#request;
        const { config: source, defaultAddress, defaultKinds } = this.#dependencies;
        const tagged = typeof name === 'string' ? await findTag(name, flags, this.#dependencies) : name;
        const config = await this.#configAt(tagged);
        const configured = flags.package ?? config.package;
        const byDefault = configured === undefined ? (defaultKinds ?? repairedKinds(isRepair)) : undefined;
        const named = this.#prefixesOf(config).match(tagged.tag);
        this.#releases += named.length;
        if (this.#releases > limits/* MAX_RELEASES */.c1)
            throw tooManyReleases(tagged.tag, named.length);
        // A tag that is no version does not matter, so this comes second.
        if (tagged.isMissing)
            throw missingObject(tagged);
        const isNamed = flags['module-path'] !== undefined && config.modules === undefined;
        const matches = await (0,in_parallel/* inParallel */.H)(named, 1, async (match) => ({
            ...match,
            spec: await (0,module_at_commit/* specAt */.p)(match.spec, tagged.commit, source),
        }));
        const present = isNamed ? matches : await modulesPresent(matches, tagged, source);
        return present.map(({ spec, version }) => ({
            release: {
                address: spec.address ?? defaultAddress(),
                version,
                tag: tagged.tag,
                commit: tagged.commit,
                committedAt: (0,module_release/* formatCommitDate */.Vl)(tagged.committedAt),
                path: spec.path,
            },
            ...(spec.root === undefined ? {} : { root: spec.root }),
            kinds: configured ?? byDefault?.kinds ?? ['index'],
            ...(byDefault === undefined ? {} : { byDefault }),
            storeOptions: (0,package_kinds/* storeOptionsFrom */.sv)([flags, spec.storeOptions ?? {}, config]),
            isRepair,
            compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
            severities: { ...config.severities, ...flags.severities },
            allow: config.allow ?? [],
            allowIn: this.#dependencies.allowIn,
        }));
    }
    #configAt({ isMissing, commit }) {
        return this.#dependencies.config.at(isMissing ? 'HEAD' : commit);
    }
    #prefixesOf(config) {
        const known = this.#prefixes.get(config);
        if (known !== undefined)
            return known;
        const prefixes = new selection/* TagPrefixes */.b((0,selection/* modulesOf */.X)(config, this.#request.flags, this.#dependencies.defaultAddress));
        this.#prefixes.set(config, prefixes);
        return prefixes;
    }
}
/** Why a tag is left out. */
const NO_VERSION = 'not a version of any module';
const ABSENT = 'its commit does not have the module';
/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections) {
    const groups = (0,base_group/* groupBy */.$)(selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
    return [...groups.values()].flatMap((group) => group.toSorted((a, b) => (0,version/* compareVersions */.Zy)(a.release.version, b.release.version)));
}
/** A repair adds no kind that nobody has asked for. */
function repairedKinds(isRepair) {
    return isRepair ? { kinds: ['index'] } : undefined;
}
/** The modules whose directories the commit has, where it is not the commit that names them. Throws NOT_A_MODULE where none is left. */
async function modulesPresent(matches, { tag, commit }, config) {
    const present = [];
    for (const match of matches) {
        const { path } = match.spec;
        if (path === '' || !(await config.hasElsewhere?.({ commit, path })))
            present.push(match);
    }
    if (present.length > 0)
        return present;
    const paths = matches.map(({ spec }) => (0,base_error/* quote */.hD)(spec.path)).join(', ');
    throw new base_error/* RegistryError */.gl('NOT_A_MODULE', `tag ${(0,base_error/* quote */.hD)(tag)} has no directory ${paths}, which ${publish_config/* CONFIG_PATH */.tF} of HEAD names; its commit has no such file`, `publish it with a file that names the directory of then: --tag ${tag} --config OLD.yml`);
}
function tooManyReleases(tag, count) {
    return new repository_limit/* RepositoryLimit */.C(`the tags are more than ${limits/* MAX_RELEASES */.c1} releases; ${(0,base_error/* quote */.hD)(tag)} alone is one of ${count} modules`, `give the modules in ${publish_config/* CONFIG_PATH */.tF} a "tag-prefix" each, or publish some tags at a time: --tag`);
}
function missingObject({ tag, commit }) {
    return new base_error/* RegistryError */.gl('NOT_FOUND', `tag ${(0,base_error/* quote */.hD)(tag)} names the object ${commit}, which is not in the repository`, `fetch it: git fetch --force origin refs/tags/${tag}:refs/tags/${tag}; or delete the tag: git tag -d ${tag}`);
}
/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, { tags, config, defaultAddress }) {
    const tagged = await tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    new selection/* TagPrefixes */.b((0,selection/* modulesOf */.X)(await config.at('HEAD'), flags, defaultAddress)).match(name);
    throw new base_error/* RegistryError */.gl('NOT_FOUND', `the repository has no tag ${(0,base_error/* quote */.hD)(name)} that names a commit`, `create it (git tag ${name}), fetch it (git fetch --tags), or see what it names (git cat-file -t ${name})`);
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, { twins, refused }) {
    const key = ({ release }) => (0,module_release/* formatRelease */.B9)(release);
    const others = (0,base_group/* groupBy */.$)(twins, key);
    const kept = [];
    const doubles = [];
    for (const [version, group] of (0,base_group/* groupBy */.$)(selections, key)) {
        const [first] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1));
        if (first === undefined)
            continue;
        const all = [...group, ...(others.get(version) ?? [])];
        if (all.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => (0,publish_report/* refusedResult */.MS)(release.tag, twoCommits(all, release), release)));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = new Set(group.map((each) => `${(0,base_error/* quote */.hD)(each.release.tag)} at ${each.release.commit}`));
    return new base_error/* RegistryError */.gl('INVALID_TAG', `tags ${[...spellings].join(' and ')} are both ${(0,module_release/* formatRelease */.B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}


/***/ }),

/***/ 2878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   b: () => (/* binding */ TagPrefixes)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7409);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9290);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2126);





/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
function modulesOf(config, flags, defaultAddress) {
    const prefix = flags['tag-prefix'] ?? config['tag-prefix'];
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [{ path, address, tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)({}, prefix, () => address ?? defaultAddress()) }];
    }
    const specs = config.modules.map((module) => ({
        ...pathsOf([module.path].flat(), flags['module-path']),
        address: module.address,
        root: module.root,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
/** A directory that was named is the only one. */
function pathsOf([first = '', ...others], named) {
    if (named !== undefined && others.includes(named))
        return { path: named };
    return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others };
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules of a repository by the prefixes of their tags: a tag is looked up in them, however many they are. */
class TagPrefixes {
    #byPrefix = new Map();
    constructor(specs) {
        for (const spec of specs)
            for (const prefix of spec.tagPrefixes)
                this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), spec]);
    }
    /** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
    find(tag) {
        for (let length = tag.length; length >= 0; length -= 1) {
            const prefix = tag.slice(0, length);
            const specs = this.#byPrefix.get(prefix);
            const reading = specs && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
            if (reading?.verdict === 'version')
                return specs?.map((spec) => ({ spec, prefix, version: reading.version })) ?? [];
        }
        return [];
    }
    /** The same. Throws INVALID_TAG where no prefix fits. */
    match(tag) {
        const matches = this.find(tag);
        if (matches.length > 0)
            return matches;
        throw tagRefusal(tag, this.#readings(tag));
    }
    #readings(tag) {
        const prefixes = [...this.#byPrefix.keys()];
        const fitting = prefixes.filter((prefix) => tag.startsWith(prefix));
        const shown = fitting.length > 0 ? fitting : prefixes.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SUGGESTED_PREFIXES */ .aN);
        return shown.map((prefix) => ({ prefix, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix) }));
    }
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ prefix }) => tag.startsWith(prefix));
    const nearest = prefixed.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ prefix }) => `${prefix}v1.2.3`).join(' or ')}`);
}


/***/ })

};
