export const id = 105;
export const ids = [105];
export const modules = {

/***/ 5524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1105);
/* harmony import */ var _core_interface_module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6213);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4401);






const MAX_FILES = 50_000;
const READ_AT_ONCE = 32;
/** What the module in a directory offers, as it lies there now. Throws NOT_FOUND, LIMIT_EXCEEDED. */
async function readModuleDirectory(directory) {
    const isDirectory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isDirectory)
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InterfaceReader */ .T().read(await readFiles(directory));
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is no directory`, 'name the directory of a module, or run this inside of it');
}
async function readFiles(directory) {
    const parts = ['modules', 'examples']
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name))
        .filter((part) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(part));
    const found = await Promise.all([
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true }),
        ...parts.map((part) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(part, { withFileTypes: true, recursive: true })),
    ]);
    const paths = found
        .flat()
        .filter((entry) => !entry.isDirectory())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter((path) => (0,_core_interface_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isInterfaceFile */ .QS)(path) && !/(^|\/)\.(terraform|git)\//.test(path))
        .sort();
    if (paths.length > MAX_FILES)
        throw tooManyFiles(directory);
    const files = [];
    for (let at = 0; at < paths.length; at += READ_AT_ONCE) {
        const group = paths.slice(at, at + READ_AT_ONCE);
        files.push(...(await Promise.all(group.map((path) => readOne(directory, path)))).flat());
    }
    return files;
}
/** A link to nowhere is no file. */
async function readOne(directory, path) {
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path)).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes, id: undefined }];
}
function tooManyFiles(directory) {
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${MAX_FILES} files of configuration`, 'name the directory of one module');
}


/***/ }),

/***/ 2105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareCommand: () => (/* binding */ compareCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _adapters_module_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5524);
/* harmony import */ var _assemble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2966);
/* harmony import */ var _core_interface_changes_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9372);
/* harmony import */ var _use_cases_compare_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);





async function compareCommand(flags, surroundings) {
    let opened;
    const repository = () => {
        opened ??= (0,_assemble_js__WEBPACK_IMPORTED_MODULE_2__/* .assembleModules */ .QG)(surroundings, {
            directory: flags.repository,
            configFile: undefined,
            origin: undefined,
        });
        return opened;
    };
    try {
        const sides = { base: await sideOf(flags.base), head: await sideOf(flags.head) };
        const comparison = await (0,_use_cases_compare_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .compareModules */ .r)(sides, { repository, log: surroundings.log });
        const lines = [...(0,_core_interface_changes_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChanges */ .r)(comparison.changes), `bump      ${comparison.bump}`];
        return { json: comparison, text: lines.join('\n') };
    }
    finally {
        await (await opened)?.close();
    }
}
/** A directory that exists wins over a tag of its name. */
async function sideOf(text) {
    const isDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(text, { throwIfNoEntry: false })?.isDirectory() ?? false;
    return isDirectory ? { directory: text, offer: await (0,_adapters_module_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .readModuleDirectory */ .a)(text) } : { tag: text };
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
