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
/* harmony import */ var _assemble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4636);
/* harmony import */ var _core_interface_changes_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9372);
/* harmony import */ var _use_cases_compare_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2749);





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


/***/ })

};
