export const id = 567;
export const ids = [567];
export const modules = {

/***/ 3651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compareRead),
/* harmony export */   r: () => (/* binding */ compareModules)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_diff_bump_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5943);
/* harmony import */ var _interface_diff_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4277);
/* harmony import */ var _publish_find_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1793);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5277);






/** What changed from one side to the other. Throws NOT_FOUND for a tag, INVALID_HCL where the later side does not parse. */
async function compareModules(sides, dependencies) {
    const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)];
    return compareRead({ of: nameOf(sides.base), moduleInterface: base }, { of: nameOf(sides.head), moduleInterface: head }, dependencies.log);
}
/** A base that does not parse is warned of: it was released, and cannot be mended. */
function compareRead(base, head, log) {
    const broken = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(head.moduleInterface, 'with submodules');
    if (broken.length > 0)
        throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, head.of);
    for (const each of (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenFiles */ .fe)(base.moduleInterface, 'with submodules'))
        log.warn(`${base.of} does not parse: ${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(each)}`);
    const changes = (0,_interface_diff_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .compareInterfaces */ .s)(base.moduleInterface, head.moduleInterface);
    return { bump: (0,_interface_diff_bump_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredBump */ .eC)(changes), changes };
}
async function readSide(side, dependencies) {
    if ('moduleInterface' in side)
        return side.moduleInterface;
    const { tags, config, interfaces } = await dependencies.repository();
    const { tag, commit } = await (0,_publish_find_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .findTag */ .I)(side.tag, {}, { tags, config });
    const paths = new Set((0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .matchTag */ ._)(tag, (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .modulesOf */ .X)(await config.at(commit), {})).map(({ spec }) => spec.path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return interfaces.atCommit({ commit, path });
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is a version of several modules: ${[...paths].map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function nameOf(side) {
    return 'tag' in side ? `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(side.tag)}` : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(side.directory)}`;
}


/***/ }),

/***/ 6567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/diff/bump.js
var diff_bump = __webpack_require__(5943);
// EXTERNAL MODULE: ./lib/interface/diff/incompatible.js
var incompatible = __webpack_require__(7542);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/check/compare-modules.js
var compare_modules = __webpack_require__(3651);
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
        return { next: (0,version/* parseVersion */.ot)(text.replace(/^v/, '')), specs };
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
    const { bump, changes } = (0,compare_modules/* compareRead */.S)({ of, moduleInterface: before }, { of: 'HEAD', moduleInterface: after }, log);
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
    const base = isOpen ? (0,version/* selectLatest */.se)(versions) : (0,diff_bump/* selectBase */.gF)(versions, next);
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
    const latest = (0,version/* selectLatest */.se)(releases.map(({ version }) => version)) ?? taken.version;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${taken.version} was released from another commit: tag ${(0,base_error/* quote */.hD)(taken.tag)}`, `say a version above ${latest}`);
}
function prefixed({ path, changes }) {
    return changes.map((change) => ({
        ...change,
        subject: path === '' ? change.subject : `${path}: ${change.subject}`,
    }));
}

// EXTERNAL MODULE: ./lib/interface/diff/changes-text.js
var changes_text = __webpack_require__(484);
;// CONCATENATED MODULE: ./lib/check/check-report.js

/** What a check found in one module, for people. */
function formatCheckedModule({ path, base, bump, changes, next }) {
    const name = path === '' ? 'module' : path;
    if (base === null)
        return `${name}: nothing was released yet`;
    return [
        `${name}: HEAD against ${base}`,
        ...(0,changes_text/* formatChanges */.rQ)(changes),
        `bump      ${bump}, next version ${next} or higher`,
        `changelog ${(0,changes_text/* changelogLine */.H8)(changes)}`,
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/composition/modules.js + 6 modules
var composition_modules = __webpack_require__(7152);
;// CONCATENATED MODULE: ./lib/cli/check.js




async function checkCommand(flags, runtime) {
    const settings = { directory: flags.repository, configFile: undefined, origin: undefined };
    const modules = await (0,composition_modules/* assembleModules */.QG)(runtime, settings);
    try {
        const { head } = modules;
        if (head === undefined)
            throw withoutCommit(flags.repository);
        const { version } = flags;
        const declared = version === undefined ? undefined : { text: version, called: '--version' };
        const dependencies = { ...modules, head, log: runtime.log };
        const { report, refusals } = await check({ declared, flags: {} }, dependencies);
        const [refusal] = refusals;
        if (refusal !== undefined)
            throw refusal;
        return { json: report, text: report.modules.map(formatCheckedModule).join('\n\n') };
    }
    finally {
        await modules.close();
    }
}
function withoutCommit(directory) {
    return new base_error/* RegistryError */.gl('NOT_FOUND', `the repository ${(0,base_error/* quote */.hD)(directory)} has no commit`, 'commit the module first');
}


/***/ }),

/***/ 7542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ incompatible)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

const MAX_LISTED = 20;
/** The refusal of a version number that says less than the interface changed. @param advice what to do, after the honest version */
function incompatible(judged, advice) {
    const { base, next, verdict, changes } = judged;
    const reasons = changes.filter(({ severity }) => severity === verdict.required);
    const listed = reasons.slice(0, MAX_LISTED).map(({ subject, message }) => `${subject}: ${message}`);
    const more = reasons.length > MAX_LISTED ? [`and ${reasons.length - MAX_LISTED} more`] : [];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', [
        `${next} is a ${verdict.given} version after ${base}, but the interface has ${verdict.required} changes:`,
        ...listed,
        ...more,
    ].join('\n  '), `the honest version is ${verdict.honest}; ${advice}`);
}


/***/ })

};
