export const id = 685;
export const ids = [685];
export const modules = {

/***/ 8685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);



/** Reads a YAML config file of this machine. Throws INVALID_CONFIG, also for a file that cannot be read. */
async function readConfigFile(path, schema) {
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path).catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_CONFIG', `the config file ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be read`, 'name an existing file with --config (action input "config": a file that an earlier step made)', { cause });
    });
    return parseConfigFile(path, bytes, schema);
}
/**
 * Parses a YAML config file, such as `.module-registry.yml` or `registry.yml`; an empty one has no keys.
 * @param name for messages. Throws INVALID_CONFIG with the line of the mistake
 */
function parseConfigFile(name, bytes, schema) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    const invalid = (line, problem) => new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_CONFIG', `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`, `correct the file; its keys are: ${Object.keys(schema.shape).join(', ')}`);
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(new TextDecoder().decode(bytes), {
        lineCounter: lines,
        logLevel: 'error',
    });
    const [error] = document.errors;
    if (error !== undefined)
        throw invalid(error.linePos?.[0].line, error.message.split('\n')[0] ?? 'is not YAML');
    let value;
    try {
        // Aliases are refused: a few of them can expand to any size, and no config needs one.
        value = document.toJS({ maxAliasCount: 0 });
    }
    catch {
        throw invalid(undefined, 'aliases (*name) are not allowed');
    }
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw invalid(issue === undefined ? undefined : lineOf(issue, document, lines), issueText(issue));
}
function issueText(issue) {
    if (issue?.code === 'unrecognized_keys')
        return `unknown key ${issue.keys.map(_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD).join(', ')}`;
    const where = issue?.path.join('.') ?? '';
    return `${where === '' ? '' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(where)}: `}${issue?.message ?? 'is not valid'}`;
}
function lineOf(issue, document, lines) {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const wanted = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node)
        ? node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key) && key.value === wanted)?.key
        : undefined;
    // A key that is missing has no line: its parent's counts.
    const placed = [key, node, document.getIn(path.slice(0, -1), true)].find(yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll);
    return placed?.range ? lines.linePos(placed.range[0]).line : undefined;
}


/***/ })

};
