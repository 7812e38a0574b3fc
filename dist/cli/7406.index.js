export const id = 7406;
export const ids = [7406];
export const modules = {

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8082);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4278);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3696);
/* harmony import */ var _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5629);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2905);









/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
async function readModuleDirectory(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory())
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is not a directory`, 'name the directory of a module, or run the command inside of it');
}
async function* readFiles(directory) {
    const top = await filesIn(directory);
    const isCollection = !top.some(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isConfiguration */ .Z);
    const below = isCollection ? await directoriesIn(directory) : ['modules', 'examples'];
    const found = [...top];
    for (const name of below)
        found.push(...(await filesBelow(directory, name)));
    const paths = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .selectInterfaceFiles */ .Dm)(found.map((path) => ({ path })))
        .map(({ path }) => path)
        .sort();
    if (paths.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_FILES */ .gl) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_FILES */ .gl} files of configuration`, 'name the directory of one module');
    }
    for (let at = 0; at < paths.length; at += _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .READ_AT_ONCE */ .fh) {
        const group = paths.slice(at, at + _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .READ_AT_ONCE */ .fh);
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
    }
}
/** Hidden directories, such as `.terraform`, belong to tools. */
async function filesBelow(directory, path) {
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at))
        return [];
    const files = await filesIn(at);
    const below = await Promise.all((await directoriesIn(at)).map((name) => filesBelow(at, name)));
    return [...files, ...below.flat()].map((name) => `${path}/${name}`);
}
async function filesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}
async function directoriesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    const isOwn = (name) => !name.startsWith('.') && name !== 'node_modules';
    return entries.filter((entry) => entry.isDirectory() && isOwn(entry.name)).map(({ name }) => name);
}
/** No file for a symbolic link without target. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CONFIGURATION_BYTES */ .Cm)
        return [{ path, bytes: new Uint8Array(), size: found.size }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes }];
}


/***/ }),

/***/ 5922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ BoundedMap)
/* harmony export */ });
/** What an entry takes in memory beside its key and value. */
const ENTRY_BYTES = 200;
/** A map of at most `maxBytes`, keys included. Without space for a new entry, it deletes those that
 * were not used for longest. */
class BoundedMap {
    #maxBytes;
    #entries = new Map();
    #bytes = 0;
    constructor(maxBytes) {
        this.#maxBytes = maxBytes;
    }
    get bytes() {
        return this.#bytes;
    }
    get(key) {
        const entry = this.#entries.get(key);
        if (entry === undefined)
            return undefined;
        // The order of a map is that of insertion: the first entry is the one to delete. With much space left, it does not matter.
        if (this.#bytes > this.#maxBytes / 2) {
            this.#entries.delete(key);
            this.#entries.set(key, entry);
        }
        return entry.value;
    }
    /** Does not keep a value that is too large for the whole map. */
    set(key, value, valueBytes) {
        this.delete(key);
        const bytes = valueBytes + key.length * 2 + ENTRY_BYTES;
        if (bytes > this.#maxBytes)
            return;
        this.#entries.set(key, { value, bytes });
        this.#bytes += bytes;
        for (const oldest of this.#entries.keys()) {
            if (this.#bytes <= this.#maxBytes)
                return;
            this.delete(oldest);
        }
    }
    delete(key) {
        this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
        this.#entries.delete(key);
    }
    clear() {
        this.#entries.clear();
        this.#bytes = 0;
    }
    /** Deletes the entries for which this is true. */
    deleteWhere(isWrong) {
        for (const [key, { value }] of this.#entries)
            if (isWrong(value, key))
                this.delete(key);
    }
}


/***/ }),

/***/ 7843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups in the order of their first member. (`Map.groupBy` is not in Node 20.) */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const group = groups.get(key(member));
        if (group === undefined)
            groups.set(key(member), [member]);
        else
            group.push(member);
    }
    return groups;
}


/***/ }),

/***/ 7561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspectCommand: () => (/* binding */ inspectCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/module-directory.js
var module_directory = __webpack_require__(7139);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(7284);
// EXTERNAL MODULE: ./lib/interface/interface-json.js
var interface_json = __webpack_require__(1046);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(5958);
;// CONCATENATED MODULE: ./lib/interface/interface-text.js

/** The module interface as text for people: one paragraph for each directory. */
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
        ...directory.providers.map(({ name, source, constraints }) => row('provider', name, `${source || '(implied)'} ${(0,version_constraint/* formatConstraints */.sW)(constraints)}`)),
        ...(directory.requiredVersions.length > 0
            ? [row('requires', 'terraform', (0,version_constraint/* formatConstraints */.sW)(directory.requiredVersions))]
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

// EXTERNAL MODULE: ./lib/interface/lint.js
var lint = __webpack_require__(3683);
;// CONCATENATED MODULE: ./lib/cli/inspect.js








/** `inspect`. Throws NOT_FOUND, and NOT_A_MODULE for a directory without configuration. */
async function inspectCommand({ directory }, { log }) {
    const module = await (0,module_directory/* readModuleDirectory */.a)(directory);
    if (module.root.empty && module.submodules.length === 0)
        throw new error/* RegistryError */.gl('NOT_A_MODULE', `${(0,error/* quote */.hD)(directory)} has no .tf or .tofu file, nor has a directory below it (examples and tests aside)`, 'name the directory of a module: module-registry inspect modules/vpc');
    const isInside = (path) => !path.startsWith('..') && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, path));
    const advice = (0,lint/* lintModule */.q)(module, isInside);
    for (const line of (0,error/* shortList */.pg)([...module.diagnostics, ...advice].map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each))))
        log.warn(line);
    return { json: (0,interface_json/* interfaceJson */.wG)(module), text: formatInterface(module) };
}


/***/ }),

/***/ 1046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ providerJson),
/* harmony export */   MQ: () => (/* binding */ dependencyJson),
/* harmony export */   wG: () => (/* binding */ interfaceJson)
/* harmony export */ });
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5958);

/**
 * The interface of a directory in the format of the registry HTTP API. `default` is source text, and missing text is `''`; only
 * managed resources are listed. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryJson(directory) {
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
        dependencies: directory.calls.map(dependencyJson),
        provider_dependencies: directory.providers.map(providerJson),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** The module interface as `inspect --json` prints it, in the format of the registry HTTP API. */
function interfaceJson(module) {
    return {
        root: directoryJson(module.root),
        submodules: module.submodules.map(directoryJson),
        examples: module.examples.map(directoryJson),
        diagnostics: module.diagnostics,
    };
}
/** A module call in the same format. */
function dependencyJson({ name, source, version }) {
    return { name, source, version };
}
/** A provider requirement in the same format; one without namespace is HashiCorp's. */
function providerJson({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
}


/***/ }),

/***/ 2772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isLocal),
/* harmony export */   a: () => (/* binding */ leavingCalls)
/* harmony export */ });
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);

/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
function leavingCalls({ root, submodules }, from = '') {
    const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]));
    const reached = new Set([from]);
    const leaving = [];
    for (const path of reached) {
        for (const call of directories.get(path)?.calls ?? []) {
            if (!isLocal(call.source))
                continue;
            const target = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePath */ .o1)(path, call.source);
            if (target === '..' || target.startsWith('../'))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return leaving;
}
/** Whether a module source is a path in the same package. */
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ lintModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _leaving_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);



/**
 * Warnings about a module that nothing refuses, by file and line: relative module sources and README links to files that the
 * package does not have, and inputs without description or type.
 * @param exists whether the module has a file or directory of this path; undefined: links and sources are not looked at
 */
function lintModule(module, exists) {
    const callable = [module.root, ...module.submodules];
    const inputs = callable.flatMap(lintInputs);
    if (exists === undefined)
        return inputs;
    return [
        ...[...callable, ...module.examples].flatMap((directory) => lintSources(directory, exists)),
        ...callable.flatMap((directory) => lintReadme(directory, exists)),
        ...inputs,
    ];
}
function lintSources({ path, calls }, exists) {
    return calls.flatMap(({ name, source, file, line }) => {
        const target = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(path, source);
        if (!(0,_leaving_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocal */ .I)(source) || exists(target))
            return [];
        const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package';
        return warning({ file, line }, `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)} ${why}, and breaks where the module is installed`);
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
const FENCE = /^\s*(?:```|~~~)/;
function lintReadme({ path, readme }, exists) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    let isCode = false;
    return readme.split('\n').flatMap((text, at) => {
        if (FENCE.test(text))
            isCode = !isCode;
        if (isCode)
            return [];
        return [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, link = '']) => {
            const target = linkedPath(link);
            if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
                return [];
            return exists((0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(path, target))
                ? []
                : warning({ file, line: at + 1 }, `the link ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(link)} leads to nothing in the package`);
        });
    });
}
/** The path without query and fragment, its backslash escapes (https://spec.commonmark.org/0.31.2/#backslash-escapes) and percent encoding decoded. */
function linkedPath(link) {
    const path = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function lintInputs({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        if (missing.length === 0)
            return [];
        return warning({ file, line }, `input ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has no ${missing.join(' and no ')}`);
    });
}
function warning(at, message) {
    return { severity: 'warning', file: at.file, line: at.line, column: 1, message };
}


/***/ }),

/***/ 5958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   WD: () => (/* binding */ isConstraint),
/* harmony export */   en: () => (/* binding */ narrowing),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/**
 * The lowest version that the constraints `before` allowed and the constraints `after` no longer allow; undefined without one.
 * Of a constraint that is not valid any change loses versions. Only releases are compared, as clients choose a pre-release by
 * its exact version alone. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    return lostPoints(from, to)[0]?.join('.') ?? lostPin(from, to);
}
/**
 * What constraints that lose versions ask of callers. `declared`: nothing was constrained before. `raised`: each lost version has a
 * higher one of its own major version that is still allowed, so that an upgrade within it is enough. `capped`: those that have none
 * are above all that is allowed, where nothing bounded them. `narrowed`: all else, such as another major version.
 */
function narrowing(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined)
        return 'narrowed';
    if (from.length === 0)
        return 'declared';
    const kept = turningPoints([...from, ...to]).filter((point) => allows(to, point));
    const lost = lostPoints(from, to);
    const gone = lost.filter((point) => !kept.some((other) => other[0] === point[0] && compare(other, point) > 0));
    if (gone.length === 0 && lost.length > 0)
        return 'raised';
    const isAbove = gone.every((point) => kept.every((other) => compare(other, point) < 0));
    return isAbove && kept.length > 0 && isUnbounded(from) ? 'capped' : 'narrowed';
}
function lostPoints(from, to) {
    return turningPoints([...from, ...to]).filter((point) => allows(from, point) && !allows(to, point));
}
function isUnbounded(conditions) {
    return turningPoints(conditions)
        .slice(-1)
        .every((point) => allows(conditions, point));
}
/** Throws an Error, for a schema to report, for text that is not a version constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
// https://github.com/hashicorp/go-version/blob/main/version.go, which allows more than a semantic version.
const CONDITION = /^\s*(?:(?:=|!=|>=|<=|>|<|~>)\s*)?v?\d+(?:\.\d+)*(?:[A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)?(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?\s*$/;
/** Whether clients take a text for a version constraint. */
function isConstraint(text) {
    return text.split(',').every((part) => CONDITION.test(part));
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(?:(=|!=|>=|<=|>|<|~>)\s*)?v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const precision = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, precision, prerelease });
    }
    return conditions;
}
/**
 * From low to high, every version from which on one of the conditions may answer otherwise than below it, and the first of each
 * major version that begins between them and may be lost as a whole.
 */
function turningPoints(conditions) {
    const written = conditions.flatMap((condition) => [
        condition.point,
        ceilingOf(condition) ?? condition.point,
    ]);
    const beyond = written.flatMap(([major, minor, patch]) => [
        [major, minor, patch + 1],
        [major, 0, 0],
        [major + 1, 0, 0],
    ]);
    return [[0, 0, 0], ...written, ...beyond].sort(compare);
}
/** The lowest version that `~>` refuses: only its last number may grow; a lone major number has no ceiling. */
function ceilingOf({ point: [major, minor], precision }) {
    if (precision === 1)
        return undefined;
    return precision === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    const ceiling = ceilingOf(condition);
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
            return order >= 0 && (ceiling === undefined || compare(point, ceiling) < 0);
    }
}
/** A pre-release that `before` names and `after` no longer names. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${pin.point.join('.')}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${condition.point.join('.')}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}


/***/ }),

/***/ 8259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ PACKAGE_FORMAT),
/* harmony export */   R: () => (/* binding */ rootPrefix)
/* harmony export */ });
/** The rules by which the bytes of a package are made (docs/package.md). A format that was released stays buildable. */
const PACKAGE_FORMAT = 1;
/** The prefix of paths in a directory: `''` for the root, else the directory and a slash. */
function rootPrefix(root) {
    return root === '' ? '' : `${root}/`;
}


/***/ })

};
