export const id = 105;
export const ids = [105];
export const modules = {

/***/ 6822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3876);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8799);
/* harmony import */ var _hcl_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3786);







const MAX_FILES = 50_000;
const READ_AT_ONCE = 32;
/** What the module in a directory offers, as it lies there now. Throws NOT_FOUND, LIMIT_EXCEEDED. */
async function readModuleDirectory(directory) {
    const isDirectory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isDirectory)
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is no directory`, 'name the directory of a module, or run this inside of it');
}
async function* readFiles(directory) {
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
        .filter((path) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isInterfaceFile */ .QS)(path) && !/(^|\/)\.(terraform|git)\//.test(path))
        .sort();
    if (paths.length > MAX_FILES)
        throw tooManyFiles(directory);
    for (let at = 0; at < paths.length; at += READ_AT_ONCE) {
        const group = paths.slice(at, at + READ_AT_ONCE);
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
    }
}
/** A link to nowhere is no file. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILE_BYTES */ .g)
        return [{ path, bytes: new Uint8Array(), size: found.size, id: undefined }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes, id: undefined }];
}
function tooManyFiles(directory) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${MAX_FILES} files of configuration`, 'name the directory of one module');
}


/***/ }),

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

/***/ 2105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareCommand: () => (/* binding */ compareCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _adapters_filesystem_module_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6822);
/* harmony import */ var _check_compare_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3651);
/* harmony import */ var _composition_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7152);
/* harmony import */ var _interface_diff_changes_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(484);





async function compareCommand(flags, runtime) {
    let opened;
    const repository = () => {
        opened ??= (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .assembleModules */ .QG)(runtime, {
            directory: flags.repository,
            configFile: undefined,
            origin: undefined,
        });
        return opened;
    };
    try {
        const sides = { base: await sideOf(flags.base), head: await sideOf(flags.head) };
        const comparison = await (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .compareModules */ .r)(sides, { repository, log: runtime.log });
        const lines = [...(0,_interface_diff_changes_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChanges */ .rQ)(comparison.changes), `bump      ${comparison.bump}`];
        return { json: comparison, text: lines.join('\n') };
    }
    finally {
        await (await opened)?.close();
    }
}
/** A directory that exists wins over a tag of its name. */
async function sideOf(text) {
    const isDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(text, { throwIfNoEntry: false })?.isDirectory() ?? false;
    return isDirectory ? { directory: text, moduleInterface: await (0,_adapters_filesystem_module_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .readModuleDirectory */ .a)(text) } : { tag: text };
}


/***/ })

};
