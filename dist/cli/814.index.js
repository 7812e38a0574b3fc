export const id = 814;
export const ids = [814];
export const modules = {

/***/ 2814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: ./lib/assemble.js + 62 modules
var assemble = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/interface/changes-text.js
var changes_text = __webpack_require__(9372);
// EXTERNAL MODULE: ./lib/core/interface/bump.js
var interface_bump = __webpack_require__(1247);
// EXTERNAL MODULE: ./lib/core/interface/incompatible.js
var incompatible = __webpack_require__(8686);
// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/selection.js
var selection = __webpack_require__(8905);
// EXTERNAL MODULE: ./lib/core/tag.js
var core_tag = __webpack_require__(9519);
// EXTERNAL MODULE: ./lib/core/version.js
var version = __webpack_require__(8067);
// EXTERNAL MODULE: ./lib/use-cases/compare-modules.js
var compare_modules = __webpack_require__(4080);
;// CONCATENATED MODULE: ./lib/use-cases/check.js








/**
 * HEAD against the last release of each module of the repository. Throws INCOMPATIBLE where the next version was said and
 * is too small, INVALID_HCL where HEAD does not parse.
 */
async function check(request, outside) {
    const specs = (0,selection/* modulesOf */.X)(await outside.config.at(outside.head), {});
    const said = sayVersion(request.version, specs);
    const tags = await outside.released.all();
    const modules = [];
    for (const spec of specs) {
        const next = said?.specs.includes(spec) ? said.version : undefined;
        modules.push(await checkModule(spec, { tags, next }, outside));
    }
    const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes));
    return { bump: (0,interface_bump/* requiredBump */.eC)(changes), changes, modules };
}
async function checkModule(spec, { tags, next }, outside) {
    const { path } = spec;
    const releases = releasesOf(spec, tags);
    const taken = releases.find(({ version, commit }) => version === next && commit !== outside.head);
    if (taken !== undefined)
        throw releasedAlready(taken, releases);
    const base = baseOf(releases, next);
    if (base === undefined)
        return { path, base: null, bump: 'patch', changes: [], next: null };
    const { interfaces, head, log } = outside;
    const before = await interfaces.atCommit({ commit: base.commit, path: await pathAt(base, spec, outside) });
    const after = await interfaces.atCommit({ commit: head, path });
    const of = `tag ${(0,error/* quote */.hD)(base.tag)}`;
    const { bump, changes } = (0,compare_modules/* compareRead */.S)({ of, offer: before }, { of: 'HEAD', offer: after }, log);
    if (next !== undefined)
        refuseDishonest(base, next, changes);
    return { path, base: base.tag, bump, changes, next: (0,interface_bump/* honestVersion */.ej)(base.version, changes) };
}
function releasesOf(spec, tags) {
    return tags.flatMap(({ tag, commit }) => {
        const reading = (0,core_tag/* readTag */.z)(tag, spec.tagPrefix);
        return reading.verdict === 'version' ? [{ tag, commit, version: reading.version }] : [];
    });
}
function baseOf(releases, next) {
    const versions = releases.map(({ version }) => version);
    const base = next === undefined ? (0,version/* selectLatest */.se)(versions) : (0,interface_bump/* selectBase */.gF)(versions, next);
    return releases.find(({ version }) => version === base);
}
function releasedAlready(taken, releases) {
    const latest = (0,version/* selectLatest */.se)(releases.map(({ version }) => version)) ?? taken.version;
    return new error/* RegistryError */.gl('VERSION_EXISTS', `${taken.version} was released from another commit: tag ${(0,error/* quote */.hD)(taken.tag)}`, `say a version above ${latest}`);
}
/** Where the module lay when it was released; by its address, which outlives a move. */
async function pathAt(base, spec, outside) {
    const specs = (0,selection/* modulesOf */.X)(await outside.config.at(base.commit), {});
    const text = ({ address }) => (address === undefined ? '' : (0,module_address/* formatModuleAddress */.wc)(address));
    return specs.find((each) => text(each) === text(spec))?.path ?? spec.path;
}
/** A version for one module, a tag for the module of its prefix. */
function sayVersion(text, specs) {
    if (text === undefined)
        return undefined;
    const readings = specs.map((spec) => ({ spec, reading: (0,core_tag/* readTag */.z)(text, spec.tagPrefix) }));
    const matches = readings.flatMap(({ spec, reading }) => reading.verdict === 'version' ? [{ spec, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length));
    const nearest = matches.filter(({ spec }) => spec.tagPrefix.length === longest);
    const [first] = nearest;
    if (first !== undefined)
        return { version: first.version, specs: nearest.map(({ spec }) => spec) };
    if (specs.length === 1)
        return { version: (0,version/* parseVersion */.ot)(text.replace(/^v/, '')), specs };
    throw new error/* RegistryError */.gl('INVALID_INPUT', `--version ${(0,error/* quote */.hD)(text)} is a version of none of the ${specs.length} modules of the repository`, `say the tag that it shall have: ${specs.map(({ tagPrefix }) => `--version ${tagPrefix}v1.2.3`).join(' or ')}`);
}
function refuseDishonest(base, next, changes) {
    const verdict = (0,interface_bump/* judgeBump */.kL)(base.version, next, changes);
    if (verdict.isHonest)
        return;
    throw (0,incompatible/* incompatible */.E)({ base: base.version, next, verdict, changes }, `say a version that is: --version ${verdict.honest}`);
}
function prefixed({ path, changes }) {
    return changes.map((change) => ({
        ...change,
        subject: path === '' ? change.subject : `${path}: ${change.subject}`,
    }));
}

;// CONCATENATED MODULE: ./lib/cli/check.js




async function checkCommand(flags, surroundings) {
    const settings = { directory: flags.repository, configFile: undefined, origin: undefined };
    const modules = await (0,assemble/* assembleModules */.QG)(surroundings, settings);
    try {
        const { head } = modules;
        if (head === undefined)
            throw withoutCommit(flags.repository);
        const report = await check({ version: flags.version }, { ...modules, head, log: surroundings.log });
        return { json: report, text: report.modules.map(formatModule).join('\n\n') };
    }
    finally {
        await modules.close();
    }
}
function formatModule({ path, base, bump, changes, next }) {
    const name = path === '' ? 'module' : path;
    if (base === null)
        return `${name}: nothing was released yet`;
    return [
        `${name}: HEAD against ${base}`,
        ...(0,changes_text/* formatChanges */.r)(changes),
        `bump      ${bump}, next version ${next} or higher`,
        `changelog ${(0,changes_text/* changelogLine */.H)(changes)}`,
    ].join('\n');
}
function withoutCommit(directory) {
    return new error/* RegistryError */.gl('NOT_FOUND', `the repository ${(0,error/* quote */.hD)(directory)} has no commit`, 'commit the module first');
}


/***/ }),

/***/ 9372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ changelogLine),
/* harmony export */   r: () => (/* binding */ formatChanges)
/* harmony export */ });
const ORDER = ['major', 'minor', 'patch'];
/** A line for each change, the gravest first. */
function formatChanges(changes) {
    return ORDER.flatMap((severity) => changes.filter((change) => change.severity === severity)).map(({ severity, subject, message }) => `${severity.padEnd(9)} ${subject}  ${message}`);
}
/** One line for a changelog: what breaks, or what is new. */
function changelogLine(changes) {
    const gravest = ORDER.find((severity) => changes.some((change) => change.severity === severity));
    const counted = changes.filter(({ severity }) => severity === gravest);
    if (gravest === undefined)
        return 'No change of the interface.';
    const start = { major: 'Breaking', minor: 'New', patch: 'Changed' }[gravest];
    return `${start}: ${counted.map(({ subject, message }) => `\`${subject}\` (${message})`).join(', ')}.`;
}


/***/ }),

/***/ 2751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _tree_walk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6213);



const MAX_LISTED = 20;
/** `modules/a/main.tf:3:7: unexpected …`; `root` is the module's directory in its repository. */
function formatDiagnostic({ file, line, column, message }, root = '') {
    return `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${(0,_tree_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .rootPrefix */ .RO)(root)}${file}`).slice(1, -1)}:${line}:${column}: ${message}`;
}
/** Files that do not parse in the module's root, and in its submodules where those count too. */
function brokenFiles(module, counted) {
    return module.diagnostics.filter(({ severity, file }) => {
        const isCounted = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(file) === '' || (counted === 'with submodules' && /^modules\//.test(file));
        return severity === 'error' && isCounted;
    });
}
/** The refusal of a module by its files that do not parse. @param of `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = diagnostics.slice(0, MAX_LISTED).map((each) => formatDiagnostic(each, root));
    const more = diagnostics.length > MAX_LISTED ? [`and ${diagnostics.length - MAX_LISTED} more`] : [];
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} does not parse:`, ...listed, ...more].join('\n  '), 'correct the files, commit them, and look again: terraform fmt -check, or tofu fmt -check');
}


/***/ }),

/***/ 8686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ incompatible)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);

const MAX_LISTED = 20;
/** The refusal of a version number that says less than the interface changed. @param advice what to do, after the honest version */
function incompatible(judged, advice) {
    const { base, next, verdict, changes } = judged;
    const reasons = changes.filter(({ severity }) => severity === verdict.required);
    const listed = reasons.slice(0, MAX_LISTED).map(({ subject, message }) => `${subject}: ${message}`);
    const more = reasons.length > MAX_LISTED ? [`and ${reasons.length - MAX_LISTED} more`] : [];
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', [
        `${next} is a ${verdict.given} version after ${base}, but the interface has ${verdict.required} changes:`,
        ...listed,
        ...more,
    ].join('\n  '), `the honest version is ${verdict.honest}; ${advice}`);
}


/***/ }),

/***/ 8905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   _: () => (/* binding */ matchTag)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1105);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(822);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9519);




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 */
function modulesOf(config, flags) {
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        return [
            {
                path,
                address: flags.module ?? config.module,
                tagPrefix: '',
                ociRepository: config['oci-repository'],
            },
        ];
    }
    const specs = config.modules.map((module) => ({
        ...module,
        tagPrefix: module['tag-prefix'],
        ociRepository: module['oci-repository'] ?? config['oci-repository'],
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF} holds no module ${(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules whose version this tag is: those of the longest prefix that fits. Throws INVALID_TAG where there is none. */
function matchTag(tag, specs) {
    const readings = specs.map((spec) => ({ spec, reading: (0,_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .z)(tag, spec.tagPrefix) }));
    const matches = readings.flatMap(({ spec, reading }) => reading.verdict === 'version' ? [{ spec, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length));
    if (matches.length > 0)
        return matches.filter(({ spec }) => spec.tagPrefix.length === longest);
    throw tagRefusal(tag, readings);
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ spec }) => tag.startsWith(spec.tagPrefix));
    const nearest = prefixed.toSorted((a, b) => b.spec.tagPrefix.length - a.spec.tagPrefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ spec }) => `${spec.tagPrefix}v1.2.3`).join(' or ')}`);
}


/***/ }),

/***/ 4080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compareRead),
/* harmony export */   r: () => (/* binding */ compareModules)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_interface_bump_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1247);
/* harmony import */ var _core_interface_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2605);
/* harmony import */ var _core_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2751);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8905);
/* harmony import */ var _find_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9741);






/** What changed from one side to the other. Throws NOT_FOUND for a tag, INVALID_HCL where the later side does not parse. */
async function compareModules(sides, outside) {
    const [base, head] = [await readSide(sides.base, outside), await readSide(sides.head, outside)];
    return compareRead({ of: nameOf(sides.base), offer: base }, { of: nameOf(sides.head), offer: head }, outside.log);
}
/** A base that does not parse is warned of: it was released, and cannot be mended. */
function compareRead(base, head, log) {
    const broken = (0,_core_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenFiles */ .fe)(head.offer, 'with submodules');
    if (broken.length > 0)
        throw (0,_core_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidHcl */ .Vj)(broken, head.of);
    for (const each of (0,_core_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenFiles */ .fe)(base.offer, 'with submodules'))
        log.warn(`${base.of} does not parse: ${(0,_core_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDiagnostic */ .xy)(each)}`);
    const changes = (0,_core_interface_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .compareInterfaces */ .s)(base.offer, head.offer);
    return { bump: (0,_core_interface_bump_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredBump */ .eC)(changes), changes };
}
async function readSide(side, outside) {
    if ('offer' in side)
        return side.offer;
    const { tags, config, interfaces } = await outside.repository();
    const { tag, commit } = await (0,_find_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .findTag */ .I)(side.tag, {}, { tags, config });
    const paths = new Set((0,_core_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .matchTag */ ._)(tag, (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .modulesOf */ .X)(await config.at(commit), {})).map(({ spec }) => spec.path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return interfaces.atCommit({ commit, path });
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is a version of several modules: ${[...paths].map(_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`, 'check each out and compare the directories: git worktree add ../base TAG');
}
function nameOf(side) {
    return 'tag' in side ? `tag ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(side.tag)}` : `the directory ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(side.directory)}`;
}


/***/ }),

/***/ 9741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8905);


/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, outside) {
    const tagged = await outside.tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTag */ ._)(name, (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesOf */ .X)(await outside.config.at('HEAD'), flags));
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}


/***/ })

};
