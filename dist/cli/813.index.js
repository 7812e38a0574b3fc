export const id = 813;
export const ids = [813];
export const modules = {

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

/***/ 2263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   MN: () => (/* binding */ withMerges),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   m_: () => (/* binding */ shortId)
/* harmony export */ });
/* unused harmony export readLabels */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4867);


/** The most first. */
const ASKED_BUMPS = [..._interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, 'none'];
/** Undefined for a text that asks for nothing that there is. */
function readBump(text) {
    return ASKED_BUMPS.find((bump) => bump === text.trim().toLowerCase());
}
const PREFIX = 'release:';
const LABELS = ASKED_BUMPS.map((bump) => `${PREFIX}${bump}`);
/**
 * The labels `release:major`, `release:minor`, `release:patch` and `release:none`, in any case and with blanks after the colon. The first
 * asks for the most, and counts. Throws INVALID_INPUT for another label that begins so, and for one of the vocabulary before this one.
 */
function readLabels(labels) {
    const old = labels.find((name) => /^next-version:/i.test(name));
    if (old !== undefined)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the label ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(old)} counts no more`, `remove it: the interface gives the number; where more is wanted, use ${LABELS.slice(0, -1).join(', ')}`);
    const own = labels.filter((name) => name.toLowerCase().startsWith(PREFIX));
    const unknown = own.filter((name) => readBump(name.slice(PREFIX.length)) === undefined);
    if (unknown.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the pull request has labels that ask for no release that there is: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(unknown.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', ')}`, `use one of ${LABELS.join(', ')}; a label for something else needs a name that does not begin with "${PREFIX}"`);
    return ASKED_BUMPS.flatMap((bump) => own.filter((name) => readBump(name.slice(PREFIX.length)) === bump).map((name) => ({ name, bump })));
}
/** The trailer of a commit that asks for a part of the number. */
const RELEASE_TRAILER = 'Release';
/** Each commit with the merge commit of the first-parent history that brought it to HEAD. @param commits the newest first */
function withMerges(commits) {
    const byId = new Map(commits.map((commit) => [commit.id, commit]));
    const merges = new Map();
    const mainline = [];
    for (let at = commits[0]; at !== undefined; at = byId.get(at.parents[0] ?? ''))
        mainline.push(at);
    for (const commit of mainline)
        merges.set(commit.id, undefined);
    for (const merge of mainline.toReversed()) {
        const [, ...side] = merge.parents;
        for (let id = side.pop(); id !== undefined; id = side.pop()) {
            const commit = byId.get(id);
            if (commit === undefined || merges.has(id))
                continue;
            merges.set(id, merge);
            side.push(...commit.parents);
        }
    }
    return commits.map((commit) => ({ ...commit, merge: merges.get(commit.id) }));
}
/**
 * What the trailers of commits and the labels of their pull requests ask for: the most of it counts. `none` counts where each commit that
 * changed something has it, itself or by its merge. Throws INVALID_INPUT for a newest trailer that is no such word, and for such a label.
 * @param commits the newest first
 * @param isChange whether a commit changed what is released
 */
function askedBy(commits, isChange) {
    const newest = commits.find(({ trailers }) => trailers.length > 0);
    const [trailer] = newest?.trailers ?? [];
    if (newest !== undefined && readBump(trailer ?? '') === undefined)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the commit ${shortId(newest.id)} asks for the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(newest.trailers.join(', '))}, which is none of ${ASKED_BUMPS.join(', ')}`, `correct it with a later commit of the module: git commit --trailer "${RELEASE_TRAILER}: minor"`);
    const requests = new Map(commits.map((commit) => [commit.id, requestsOf(commit)]));
    const requestsFor = ({ id, merge }) => {
        const own = requests.get(id) ?? [];
        return own.length > 0 ? own : (requests.get(merge?.id ?? '') ?? []);
    };
    const isLeftOut = (commit) => {
        const found = requestsFor(commit);
        return found.length > 0 && found.every(({ bump }) => bump === 'none');
    };
    const changing = commits.filter((commit) => commit.parents.length < 2 && isChange(commit));
    const isNone = changing.length > 0 && changing.every(isLeftOut);
    const found = [...requests.values()].flat();
    const highest = _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.find((severity) => found.some(({ bump }) => bump === severity));
    const bump = highest ?? (isNone ? 'none' : undefined);
    const others = highest === undefined ? [] : found.filter((request) => request.bump !== bump);
    const announced = commits.flatMap((commit) => requestsFor(commit).length > 0 ? [] : (announcedBy(commit) ?? []));
    return {
        bump,
        by: found.find((request) => request.bump === bump)?.by,
        others: [...new Set(others.map(({ by }) => by))],
        announced: announced.find((each) => each.bump === 'major') ?? announced.find((each) => each.bump === 'minor'),
    };
}
/** What the subject of a commit announces. https://www.conventionalcommits.org/en/v1.0.0/#specification */
function announcedBy({ id, subject }) {
    const [, type, breaking] = /^(\w+)(?:\([^)]*\))?(!)?: /.exec(subject) ?? [];
    if (type === undefined)
        return undefined;
    if (breaking !== undefined)
        return { bump: 'major', commit: id };
    return /^feat(ure)?$/i.test(type) ? { bump: 'minor', commit: id } : undefined;
}
function requestsOf(commit) {
    const { id, trailers, pullRequest } = commit;
    const number = pullRequestOf(commit);
    const of = number === undefined ? '' : ` of #${number}`;
    return [
        ...trailers.flatMap((text) => {
            const bump = readBump(text);
            return bump === undefined ? [] : [{ bump, by: `${RELEASE_TRAILER}: ${bump} in ${shortId(id)}` }];
        }),
        ...labelsOf(pullRequest).map(({ name, bump }) => ({ bump, by: `label ${name}${of}` })),
    ];
}
/** Labels of the vocabulary before this one are of pull requests that were merged then. */
function labelsOf(pullRequest) {
    if (pullRequest === undefined)
        return [];
    try {
        return readLabels(pullRequest.labels.filter((name) => !/^next-version:/i.test(name)));
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw error;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(error.code, `#${pullRequest.number}: ${error.message}`, error.hint);
    }
}
function shortId(id) {
    return id.slice(0, 7);
}
/** The number of the pull request that a commit came with, else the one that it names as GitHub does; undefined without both. */
function pullRequestOf({ subject, merge, pullRequest }) {
    if (pullRequest !== undefined)
        return pullRequest.number;
    const [, squashed] = /\(#(\d{1,9})\)$/.exec(subject) ?? [];
    const [, merged] = /^Merge pull request #(\d{1,9}) /.exec(merge?.subject ?? '') ?? [];
    const number = squashed ?? merged;
    return number === undefined ? undefined : Number(number);
}


/***/ }),

/***/ 3385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G8: () => (/* binding */ INITIAL_VERSION),
/* harmony export */   Js: () => (/* binding */ releaseLineOf),
/* harmony export */   uy: () => (/* binding */ parseInitialVersion),
/* harmony export */   yd: () => (/* binding */ parsePreRelease)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);


/** @param branch the branch of HEAD; undefined is none */
function releaseLineOf(branch) {
    const [, major] = /^(?:release\/)?(\d{1,9})\.x$/.exec(branch ?? '') ?? [];
    return branch === undefined || major === undefined ? undefined : { branch, major: BigInt(major) };
}
/** The first version of a module, unless somebody names another. */
const INITIAL_VERSION = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)('0.1.0');
/** A name of pre-releases: `beta`. Throws INVALID_INPUT. */
function parsePreRelease(text) {
    const isName = /^[A-Za-z][A-Za-z-]*$/.test(text) && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF)(`1.0.0-${text}.1`);
    if (isName)
        return text;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no name of pre-releases`, 'use letters alone, such as alpha, beta or rc: the number is counted up by itself');
}
/** A version that releases begin with. Throws INVALID_INPUT. */
function parseInitialVersion(text) {
    const version = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(text);
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version))
        return version;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is a pre-release`, `write --initial-version ${version.split('-')[0]} --pre-release NAME`);
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
/* harmony export */   sR: () => (/* binding */ changesSince)
/* harmony export */ });
/* unused harmony export tagOf */
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

/***/ 813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _r: () => (/* binding */ release),
  q2: () => (/* binding */ warnUncommitted)
});

// UNUSED EXPORTS: planReleases

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/check/check.js
var check = __webpack_require__(1356);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/publish/limits.js
var limits = __webpack_require__(6947);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/release/notes.js
var notes = __webpack_require__(979);
;// CONCATENATED MODULE: ./lib/release/changelog-file.js



/**
 * The changelog of a module, with the versions that the merge of a pull request releases: the first line of such a section ends in a
 * comment that nobody writes by hand. It is read as Latin-1, so that bytes of others stay as they are.
 */
/** Its path from the root of the repository. @param directory of the module */
function changelogPath(directory) {
    return `${(0,package_package/* rootPrefix */.RO)(directory)}CHANGELOG.md`;
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
    return (0,version/* isVersion */.lF)(text) ? text : undefined;
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
        const notes = formatNotes({ ...module, base: last?.tag, repositoryUrl });
        const isReleased = (announced) => names.has(`${start}${announced}`);
        files.set(path, withSection(await contents.fileAt({ commit, path }), { version, date, notes, isReleased }));
    }
    return files;
}

// EXTERNAL MODULE: ./lib/release/next-version.js
var next_version = __webpack_require__(3385);
// EXTERNAL MODULE: ./lib/release/plan.js
var plan = __webpack_require__(350);
;// CONCATENATED MODULE: ./lib/release/release.js










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
    const specs = (0,selection/* modulesOf */.XG)(repositoryConfig, request.flags, defaultAddress);
    refuseSharedPrefixes(specs, dependencies);
    const all = await dependencies.tags.all();
    const ignored = await (0,select_releases/* readIgnoredTags */._Q)(all, { at: async () => repositoryConfig });
    const tags = all.filter(({ tag }) => !ignored.has(tag));
    if (remote !== undefined)
        refuseDifferentTags(specs, tags, remote);
    const context = {
        ...dependencies,
        line: (0,next_version/* releaseLineOf */.Js)(branch),
        tags,
        released: new Set((await dependencies.released.all()).map(({ tag }) => tag)),
        severities: { ...repositoryConfig.severities, ...request.flags.severities },
        compatibility: request.flags.compatibility ?? repositoryConfig.compatibility,
    };
    const found = [];
    for (const spec of specs)
        found.push(await (0,plan/* planModule */.ah)(spec, specs.length === 1, request, context));
    const asking = new Set(found.flatMap(({ commits }) => commits));
    const pullRequests = asking.size === 0 ? undefined : await dependencies.pullRequests?.of([...asking]);
    const modules = found.map(({ decide }) => decide(pullRequests ?? new Map()));
    return request.onlyAnnounced ? withProposals(modules, head, dependencies.contents) : modules;
}
function newTag(module, repositoryUrl) {
    const { name, next, tag = '', last } = module;
    return {
        tag,
        message: `${name} ${next}\n\n${(0,notes/* formatNotes */.j)({ ...module, base: last?.tag, repositoryUrl })}\n`,
    };
}
/** @param uncommitted files whose changes are not committed */
function warnUncommitted(uncommitted, log) {
    if (uncommitted.length > 0)
        log.warn(`changes that are not committed do not count: ${(0,error/* shortList */.pg)(uncommitted.map(error/* quote */.hD)).join(', ')}`);
}
function refuseUnready({ head, branch, uncommitted }, remote) {
    if (uncommitted.length > 0)
        throw new error/* RegistryError */.gl('INVALID_INPUT', `these files are changed and not committed: ${(0,error/* shortList */.pg)(uncommitted.map(error/* quote */.hD)).join(', ')}`, 'commit them, or put them away: git stash');
    if (branch === undefined)
        throw new error/* RegistryError */.gl('INVALID_INPUT', `HEAD is the commit ${head}, and no branch`, 'releases are made of a branch: git switch main');
    if (remote !== undefined && !remote.hasHead)
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the commit ${head} is not on the branch ${(0,error/* quote */.hD)(branch)} of ${(0,error/* quote */.hD)(remote.name)}`, `push it first: git push origin ${branch}`);
}
/** Earlier tags may be of several modules; those that a release makes are of one. */
function refuseSharedPrefixes(specs, dependencies) {
    for (const [prefix = ''] of specs.map(({ tagPrefixes }) => tagPrefixes)) {
        const group = specs.filter(({ tagPrefixes }) => tagPrefixes.includes(prefix));
        if (group.length < 2)
            continue;
        const names = group.map((spec) => (0,plan/* nameOf */.Vb)(spec, dependencies));
        throw new error/* RegistryError */.gl('INVALID_CONFIG', `a new tag such as ${(0,error/* quote */.hD)(`${prefix}v1.0.0`)} would be a version of ${group.length} modules: ${(0,error/* shortList */.pg)(names, limits/* MAX_LISTED_NAMES */.e).join(', ')}`, `give new tags a prefix of one module in ${config/* CONFIG_PATH */.tF}, and keep the old one behind it: tag-prefix: ["{name}/", ${JSON.stringify(prefix)}] at the top, or one beside each path`);
    }
}
/** A version is one commit, in the remote and in the clone. */
function refuseDifferentTags(specs, tags, { name, tags: theirs }) {
    for (const { tag, commit } of specs.flatMap((spec) => (0,check/* releasesOf */.w0)(spec, tags))) {
        const there = theirs.get(tag);
        if (there === undefined)
            throw new error/* RegistryError */.gl('INVALID_TAG', `the tag ${(0,error/* quote */.hD)(tag)} is in this clone alone, and not in ${(0,error/* quote */.hD)(name)}`, `push it: git push origin ${tag}; or delete it: git tag -d ${tag}`);
        if (there !== commit)
            throw new error/* RegistryError */.gl('TAG_MOVED', `the tag ${(0,error/* quote */.hD)(tag)} is at ${commit} in this clone, and at ${there} in ${(0,error/* quote */.hD)(name)}`, `take theirs: git fetch --force origin refs/tags/${tag}:refs/tags/${tag}`);
    }
}


/***/ })

};
