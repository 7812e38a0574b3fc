export const id = 4414;
export const ids = [4414];
export const modules = {

/***/ 4414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   packageCommand: () => (/* binding */ packageCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _composition_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);
/* harmony import */ var _publish_package_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5405);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7754);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5277);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9859);









async function packageCommand(flags, runtime) {
    const selection = (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFlags */ .bQ)(_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .selectionOptions */ .lo, flags);
    const modules = await (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .openModuleRepository */ .PF)(runtime, flags.repository, { config: flags.config });
    try {
        const hinted = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ifRefused */ .yR)((cause) => {
            const { code, message, hint } = modules.withConfigHint(cause);
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl(code, message, hint, { cause });
        });
        const pkg = await packageModule(flags.tag, selection, modules).catch(hinted);
        for (const notice of pkg.notices)
            runtime.log.info(notice);
        await moveFile(pkg.file, flags.output);
        const { digest, size } = pkg.facts;
        return {
            json: { digest, size, files: pkg.contents },
            text: `packaged  ${flags.output}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .h)(pkg.facts.files, 'file')}, ${size} bytes, ${digest}`,
        };
    }
    finally {
        await modules.close();
    }
}
/** Renames, and copies only if the output is on another file system. Throws INVALID_INPUT. */
async function moveFile(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to)
        .catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, to))
        .catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(to)} cannot be written`, 'name a file in a directory that exists and is writable with --output', { cause });
    });
}
/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(name, flags, dependencies) {
    const { tag, commit } = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_5__/* .findTag */ .IU)(name, flags, dependencies);
    const config = await dependencies.config.at(commit);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .modulesOf */ .XG)(config, flags, dependencies.defaultAddress);
    const [match, ...others] = new _publish_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .TagPrefixes */ .bY(specs).match(tag);
    if (match === undefined || others.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
    const { path, root } = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_5__/* .specAt */ .pJ)(match.spec, commit, dependencies.config);
    const release = await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .withPackageRoot */ .FZ)({ commit, path, tag }, root, dependencies.interfaces);
    const pkg = await dependencies.packer.pack(release);
    await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseSecrets */ .un)(pkg, { kinds: ['index'], allow: config.allow ?? [] }, async () => 'private');
    return pkg;
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ withPackageRoot),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   hH: () => (/* binding */ commonDirectory),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   q8: () => (/* binding */ followLocalCalls),
/* harmony export */   ug: () => (/* binding */ refuseLeavingCalls),
/* harmony export */   un: () => (/* binding */ refuseSecrets)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2234);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(125);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3876);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3360);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9430);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8317);










/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
const MAX_LISTED_SECRETS = 20;
/** Whether clients get the commit itself, which those read who may read the repository. */
function isCommit({ kinds }) {
    return kinds.every((kind) => kind === 'git');
}
/**
 * What clients load with a directory of a repository: the directories that it calls, and that these call; those on the way to them; and
 * the calls that lead out of `boundary`.
 * @param read the interface of a directory, for those that no other one has among its submodules; one without an interface calls nothing
 */
async function followLocalCalls(path, boundary, read) {
    const known = new Map();
    const modules = new Map();
    const reached = new Set([path]);
    const passed = new Set();
    const leaving = [];
    for (const directory of reached) {
        if (!known.has(directory)) {
            const module = await read(directory);
            if (module === undefined)
                continue;
            modules.set(directory, module);
            for (const each of [module.root, ...module.submodules])
                known.set((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, each.path), { base: directory, calls: each.calls });
        }
        const { base, calls } = known.get(directory) ?? { base: directory, calls: [] };
        for (const call of calls.filter(({ source }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(source))) {
            const [target, top] = [(0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, call.source), topOnTheWay(directory, call.source)];
            if ((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target) || !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(top, boundary))
                leaving.push({ call, base, target });
            else {
                reached.add(target);
                passed.add(top);
            }
        }
    }
    return { reached, passed, leaving, modules };
}
/**
 * The release with the extent of its package: see {@link extentOf}. Throws
 * NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have; INVALID_HCL for one that clients do
 * not load.
 * @param root as the configuration says: the package holds nothing above it; undefined: it is the module's own directory
 */
async function withPackageRoot(release, root, interfaces) {
    if (root === undefined)
        return release;
    const { commit, path } = release;
    const loaded = await followLocalCalls(path, root, (directory) => interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    if (loaded.leaving.length > 0) {
        const wider = `let the package hold more of the repository: "root: ." beside "path" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}`;
        const lines = linesOf(loaded.leaving, `root ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root || '.')}`);
        throw notInstallable(release, '', lines, root === '' ? MOVE_INTO_REPOSITORY : wider);
    }
    return { ...release, ...(await extentOf(release, root, loaded, interfaces)) };
}
/**
 * The smallest directory that has all that clients load with a module, where that is not the module's own; and what of it the package holds:
 * what they load, and what its configuration names, but for directories that have all of that: nobody knows what is read there. All of it
 * where nobody knows what configuration names, and where that are too many paths.
 * @param boundary the package holds nothing above it
 */
async function extentOf({ commit, path }, boundary, { reached, passed }, interfaces) {
    if (path === boundary)
        return {};
    let packageRoot = [...reached, ...passed].reduce(commonDirectory);
    const paths = new Set(reached);
    const most = paths.size + _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isMany = () => paths.size > most || (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths).length > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isWhole = () => packageRoot !== path && paths.has(packageRoot);
    for (let known = 0; known < paths.size && !isWhole() && !isMany();) {
        known = paths.size;
        const named = (await interfaces.namedAt({ commit, packageRoot, paths })) ?? [packageRoot];
        for (const each of named)
            if (each === packageRoot || ((0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(each, boundary) && !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(packageRoot, each)))
                paths.add(each);
        packageRoot = [packageRoot, ...paths].reduce(commonDirectory);
    }
    if (packageRoot === path)
        return {};
    const packagePaths = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths);
    return isMany() || packagePaths.includes(packageRoot) ? { packageRoot } : { packageRoot, packagePaths };
}
/** Throws INVALID_HCL for a directory that the module calls and clients do not load; its own is refused elsewhere. */
function refuseBroken({ tag, path }, { modules, reached }) {
    for (const [base, { diagnostics }] of modules) {
        const broken = diagnostics.filter(({ severity, file }) => severity === 'error' && reached.has((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(base, (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .jt)(file))));
        if (base !== path && broken.length > 0)
            throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, base);
    }
}
/** The directory to which `..` at the beginning of the source leads: a way above the package leaves it for clients, wherever it ends. */
function topOnTheWay(directory, source) {
    const ups = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)('', source)
        .split('/')
        .filter((name) => name === '..');
    return (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, ups.join('/'));
}
/** `''` is the root. */
function commonDirectory(one, other) {
    const [names, others] = [one.split('/'), other.split('/')];
    const at = names.findIndex((name, place) => name !== others[place]);
    return names.slice(0, at < 0 ? names.length : at).join('/');
}
/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package, and INVALID_HCL for one that calls a directory that
 * clients do not load: every client refuses to install it. The package of the kind `git` is the whole repository, that of the other kinds
 * is the module's own directory; with a `root` it has what the module calls.
 */
async function refuseLeavingCalls({ release, kinds, root }, module, interfaces) {
    if (root !== undefined)
        return;
    const { commit, path, address } = release;
    const refused = kinds.filter((kind) => kind !== 'git');
    const loaded = await followLocalCalls(path, refused.length === 0 ? '' : path, async (directory) => directory === path ? module : interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    const { leaving } = loaded;
    if (leaving.length === 0)
        return;
    throw notInstallable(release, refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`, linesOf(leaving, 'the package'), leaving.some(({ target }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target))
        ? MOVE_INTO_REPOSITORY
        : `let its package hold them too, with "root" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} of the tagged commit (docs/guides/several-modules.md):
  modules:
    - path: ${path}
      address: ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`);
}
function linesOf(leaving, what) {
    return leaving.map(({ call, base }) => (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAt */ .Os)(call, leaves(call, what)), base));
}
function leaves({ name, source }, what) {
    return `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} calls ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)}, which is outside of ${what}`;
}
const MOVE_INTO_REPOSITORY = 'move the called module into the repository, or call it by a registry address or a Git URL';
function notInstallable({ tag }, from, leaving, hint) {
    const lines = [`no client can install tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}${from}:`, ...(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(leaving)];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', lines.join('\n  '), hint);
}
/**
 * Throws SECRET_IN_PACKAGE for a package that would show secrets to people who cannot read them now: not that of a public repository,
 * nor the commit itself.
 */
async function refuseSecrets(pkg, selection, visibility) {
    const secrets = secretsOf(pkg, selection);
    if (secrets.length === 0 || isCommit(selection) || (await visibility()) === 'public')
        return;
    // To be pasted, so of any length.
    const patterns = secrets
        .slice(0, MAX_LISTED_SECRETS)
        .map(({ path }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(JSON.stringify((0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .patternOf */ .Id)(path))));
    const { allowIn } = selection;
    const file = allowIn === undefined ? _config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF : `the source in ${allowIn}`;
    const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${file}:\nallow: [${patterns.join(', ')}]`;
    throw (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .packageRefusal */ .$J)('SECRET_IN_PACKAGE', 'these files hold secrets', secrets.map(({ path, line, name }) => {
        const at = line === undefined ? '' : `line ${line} `;
        return { path, rule: `${at}holds ${name}`, fix };
    }));
}
function secretsOf({ secrets }, { allow }) {
    if (secrets.length === 0)
        return [];
    const isAllowed = (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .allows */ .NB)(allow);
    const found = secrets
        .filter(({ path }) => !isAllowed(path))
        .map((secret) => {
        const directory = /^(?:.*?\/)?\.terraform\//s.exec(secret.path)?.[0];
        return directory === undefined ? secret : { path: directory, name: secret.name };
    });
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(found, ({ path, name }) => `${path}\n${name}`).values()].map(([first]) => first);
}
/** What there is to say about a new version. @param module its interface */
function noticesOf(selection, pkg, module) {
    const { release, allow, allowIn } = selection;
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address);
    const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .rootPrefix */ .RO)(release.packageRoot ?? release.path);
    const paths = pkg.contents.map(({ path }) => `${prefix}${path}`);
    const unused = allow.length === 0 ? [] : (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatched */ .Gv)(allow, paths, prefix);
    // Of a source it may stand in either file.
    const file = allowIn === undefined ? ` in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}` : '';
    const info = [
        ...pkg.notices,
        ...unused.map((pattern) => `allow: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)}${file} matches no file of the package`),
        ...collectionNotice(module, address),
    ];
    const warnings = [...brokenNotice(module, release.path), ...leavingNotice(selection, module, address)];
    return [
        ...secretWarning(secretsOf(pkg, selection)),
        ...info.map((text) => ({ level: 'info', text })),
        ...warnings.map((text) => ({ level: 'warn', text })),
    ];
}
function secretWarning(secrets) {
    if (secrets.length === 0)
        return [];
    const listed = secrets.slice(0, MAX_LISTED_SECRETS).map(({ path, line, name }) => {
        const at = line === undefined ? '' : `:${line}`;
        return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}${at} holds ${name}`;
    });
    const more = secrets.length - listed.length;
    const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    const text = `${all}: everybody who can read the repository has it, so revoke it`;
    return [{ level: 'warn', text, ofAnyVersion: true }];
}
/** A module without a root is called by the directories below it. */
function collectionNotice(module, address) {
    if (!module.root.empty)
        return [];
    const { length } = module.submodules;
    const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`;
    const { path } = (0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__/* .calledDirectory */ .Rn)(module);
    return [`the root has no configuration: callers name ${which}, as in ${address}//${path}`];
}
/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ kinds, root }, module, address) {
    if (root !== undefined || isCommit({ kinds }))
        return [];
    const leaving = module.submodules.flatMap(({ path }) => {
        const [first] = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .leavingCalls */ .aC)(module, path);
        return first === undefined ? [] : [{ path, call: first.call }];
    });
    const [first, ...others] = leaving;
    if (first === undefined)
        return [];
    const also = others.length > 0 ? `; so do ${others.length} more` : '';
    return [`${address}//${first.path} cannot be installed: ${leaves(first.call, 'the package')}${also}`];
}
/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }, root) {
    const [first, ...others] = diagnostics;
    if (first === undefined)
        return [];
    const more = others.length > 0
        ? `, and ${others.length} more: module-registry inspect lists them in a checkout of the tag`
        : '';
    return [`${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(first, root)}${more}`];
}


/***/ })

};
