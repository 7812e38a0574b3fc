export const id = 869;
export const ids = [869];
export const modules = {

/***/ 3869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: ./lib/assemble.js + 38 modules
var assemble = __webpack_require__(4636);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/interface/changes-text.js
var changes_text = __webpack_require__(9372);
// EXTERNAL MODULE: ./lib/core/interface/bump.js
var interface_bump = __webpack_require__(1247);
;// CONCATENATED MODULE: ./lib/core/interface/incompatible.js

const MAX_LISTED = 20;
/** The refusal of a version number that says less than the interface changed. @param advice what to do, after the honest version */
function incompatible(judged, advice) {
    const { base, next, verdict, changes } = judged;
    const reasons = changes.filter(({ severity }) => severity === verdict.required);
    const listed = reasons.slice(0, MAX_LISTED).map(({ subject, message }) => `${subject}: ${message}`);
    const more = reasons.length > MAX_LISTED ? [`and ${reasons.length - MAX_LISTED} more`] : [];
    return new error/* RegistryError */.gl('INCOMPATIBLE', [
        `${next} is a ${verdict.given} version after ${base}, but the interface has ${verdict.required} changes:`,
        ...listed,
        ...more,
    ].join('\n  '), `the honest version is ${verdict.honest}; ${advice}`);
}

// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/selection.js
var selection = __webpack_require__(8905);
// EXTERNAL MODULE: ./lib/core/tag.js
var core_tag = __webpack_require__(9519);
// EXTERNAL MODULE: ./lib/core/version.js
var version = __webpack_require__(8067);
// EXTERNAL MODULE: ./lib/use-cases/compare-modules.js + 6 modules
var compare_modules = __webpack_require__(2749);
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
    throw incompatible({ base: base.version, next, verdict, changes }, `say a version that is: --version ${verdict.honest}`);
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


/***/ })

};
