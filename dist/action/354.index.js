export const id = 354;
export const ids = [354];
export const modules = {

/***/ 6354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3645);
/* harmony import */ var _core_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9698);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(896);




/** A config file on this machine. Throws INVALID_CONFIG, also for one that cannot be read. */
async function readConfigFile(path) {
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path).catch((cause) => {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_CONFIG', `the config file ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} cannot be read`, 'name a file that exists with --config (action input "config": a file that a step before has made)', { cause });
    });
    return parseConfigFile(path, bytes);
}
/** The config file's text. @param name as the user knows it. Throws INVALID_CONFIG with the line of what is wrong. */
function parseConfigFile(name, bytes) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(new TextDecoder().decode(bytes), {
        lineCounter: lines,
        logLevel: 'error',
    });
    const [error] = document.errors;
    if (error !== undefined)
        throw invalidConfig(name, error.linePos?.[0].line, error.message.split('\n')[0] ?? 'is not YAML');
    const parsed = _core_config_js__WEBPACK_IMPORTED_MODULE_2__/* .configSchema */ .Qn.safeParse(plainValue(name, document) ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw invalidConfig(name, issue === undefined ? undefined : lineOf(issue, document, lines), issueText(issue));
}
/** An alias can stand for far more than was written, and no config needs one. */
function plainValue(name, document) {
    try {
        return document.toJS({ maxAliasCount: 0 });
    }
    catch {
        throw invalidConfig(name, undefined, 'aliases (*name) are not allowed');
    }
}
function invalidConfig(name, line, problem) {
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_CONFIG', `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`, `correct the file; its keys are: ${Object.keys(_core_config_js__WEBPACK_IMPORTED_MODULE_2__/* .configSchema */ .Qn.shape).join(', ')}`);
}
function issueText(issue) {
    if (issue?.code === 'unrecognized_keys')
        return `unknown key ${issue.keys.map(_core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD).join(', ')}`;
    const where = issue?.path.join('.') ?? '';
    return `${where === '' ? '' : `${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(where)}: `}${issue?.message ?? 'is not valid'}`;
}
function lineOf(issue, document, lines) {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const wanted = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node)
        ? node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key) && key.value === wanted)?.key
        : undefined;
    // A key that is missing has no place of its own: its parent's is told.
    const range = rangeOf(key) ?? rangeOf(node) ?? rangeOf(document.getIn(path.slice(0, -1), true));
    return range === undefined ? undefined : lines.linePos(range).line;
}
function rangeOf(node) {
    if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range))
        return undefined;
    return Number(node.range[0]);
}


/***/ })

};
