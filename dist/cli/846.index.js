export const id = 846;
export const ids = [846];
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

/***/ 6846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspectCommand: () => (/* binding */ inspectCommand)
});

// EXTERNAL MODULE: ./lib/adapters/module-directory.js
var module_directory = __webpack_require__(5524);
// EXTERNAL MODULE: ./lib/core/interface/api-shape.js
var api_shape = __webpack_require__(2275);
// EXTERNAL MODULE: ./lib/core/interface/diagnostics.js
var diagnostics = __webpack_require__(2751);
// EXTERNAL MODULE: ./lib/core/interface/version-constraint.js
var version_constraint = __webpack_require__(1075);
;// CONCATENATED MODULE: ./lib/core/interface/interface-text.js

/** What a module offers, for people: a paragraph for each directory. */
function formatInterface(module) {
    const directories = [module.root, ...module.submodules, ...module.examples];
    return directories.map(formatDirectory).join('\n\n');
}
function formatDirectory(directory) {
    const title = directory.path === '' ? 'root' : directory.path;
    if (directory.empty)
        return `${title}: no configuration`;
    const lines = [
        ...directory.inputs.map(({ name, type, required }) => row('input', name, `${oneLine(type) || 'any'}${required ? ', required' : ''}`)),
        ...directory.outputs.map(({ name, sensitive }) => row('output', name, sensitive ? 'sensitive' : '')),
        ...directory.resources.map(({ mode, type, name }) => row(mode === 'managed' ? 'resource' : mode, `${type}.${name}`, '')),
        ...directory.calls.map(({ name, source, version }) => row('module', name, `${source} ${version}`)),
        ...directory.providers.map(({ name, source, constraints }) => row('provider', name, `${source || '(implied)'} ${(0,version_constraint/* formatConstraints */.s)(constraints)}`)),
        ...(directory.requiredVersions.length > 0
            ? [row('requires', 'terraform', (0,version_constraint/* formatConstraints */.s)(directory.requiredVersions))]
            : []),
    ];
    return [title, ...lines].join('\n');
}
function row(kind, name, more) {
    return `  ${kind.padEnd(9)} ${name}${more.trim() === '' ? '' : `  ${more.trim()}`}`;
}
function oneLine(text) {
    return text.replaceAll(/\s+/g, ' ');
}

;// CONCATENATED MODULE: ./lib/cli/inspect.js




async function inspectCommand({ directory }, { log }) {
    const module = await (0,module_directory/* readModuleDirectory */.a)(directory);
    for (const diagnostic of module.diagnostics)
        log.warn((0,diagnostics/* formatDiagnostic */.xy)(diagnostic));
    return { json: (0,api_shape/* interfaceShape */.T)(module), text: formatInterface(module) };
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ interfaceShape)
/* harmony export */ });
/* unused harmony export directoryShape */
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1075);

/**
 * A directory as the registry HTTP API shows it. `default` is source text, missing text `''`; resources are those that the
 * module creates. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryShape(directory) {
    return {
        path: directory.path,
        readme: directory.readme,
        empty: directory.empty,
        inputs: directory.inputs.map((input) => ({
            name: input.name,
            type: input.type,
            description: input.description,
            default: input.default,
            required: input.required,
            sensitive: input.sensitive,
        })),
        outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
        dependencies: directory.calls.map(({ name, source, version }) => ({ name, source, version })),
        provider_dependencies: directory.providers.map(providerShape),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** What `inspect --json` prints. */
function interfaceShape(module) {
    return {
        root: directoryShape(module.root),
        submodules: module.submodules.map(directoryShape),
        examples: module.examples.map(directoryShape),
        diagnostics: module.diagnostics,
    };
}
function providerShape({ name, source, constraints }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .s)(constraints) };
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

/***/ 1075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ lostVersion),
/* harmony export */   s: () => (/* binding */ formatConstraints)
/* harmony export */ });
/**
 * Version constraints of providers and of the client. Releases alone are compared: pre-releases are only ever chosen by their
 * exact name. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
/**
 * A version that all of `before` allowed and `after` no longer allows, in words; undefined where nothing was lost. A
 * constraint that cannot be read loses something unless it stayed as it was.
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    const lost = samplePoints([...from, ...to]).find((point) => allows(from, point) && !allows(to, point));
    return lost === undefined ? lostPin(from, to) : formatPoint(lost);
}
/** The constraints as one, equal for equal sets: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const given = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, given, prerelease });
    }
    return conditions;
}
/** Every allowed set is made of whole stretches between these: the written versions and their neighbours. */
function samplePoints(conditions) {
    const written = conditions.flatMap((condition) => [condition.point, ceilingOf(condition)]);
    return [
        [0, 0, 0],
        ...written.flatMap(([major, minor, patch]) => [
            ...(patch > 0 ? [[major, minor, patch - 1]] : []),
            ...(patch === 0 && minor > 0 ? [[major, minor - 1, Number.POSITIVE_INFINITY]] : []),
            ...(patch === 0 && minor === 0 && major > 0
                ? [[major - 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]]
                : []),
            [major, minor, patch],
            [major, minor, patch + 1],
        ]),
        [Number.POSITIVE_INFINITY, 0, 0],
    ];
}
/** The first version that `~>` refuses: it lets only the last written number grow, and a lone major number without end. */
function ceilingOf({ point: [major, minor], given }) {
    if (given === 1)
        return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    return given === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && compare(point, ceilingOf(condition)) < 0;
    }
}
/** Pre-releases are allowed by their exact name alone. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${formatPoint(pin.point)}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${formatPoint(condition.point)}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}
/** `2.∞.∞` is said as `2.x`, a version of no bound as `any later version`. */
function formatPoint([major, minor, patch]) {
    if (major === Number.POSITIVE_INFINITY)
        return 'all later versions';
    if (minor === Number.POSITIVE_INFINITY)
        return `${major}.x`;
    return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`;
}


/***/ })

};
