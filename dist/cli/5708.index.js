export const id = 5708;
export const ids = [5708];
export const modules = {

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ errorAt),
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   q2: () => (/* binding */ lintModule),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2234);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3876);




/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
function formatDiagnostic({ file, line, column, message }, root = '') {
    const path = root === '' ? file : `${root}/${file}`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line}:${column}: ${message}`;
}
/**
 * The errors of files that clients do not load: of the root and what it calls, and of the other submodules if those count. Examples never
 * count. A module without configuration at its root is broken where no directory of it loads.
 */
function brokenFiles(module, counted) {
    const errors = module.diagnostics.filter(({ severity }) => severity === 'error');
    const inDirectories = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(errors, ({ file }) => (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(file));
    const errorsIn = (path) => inDirectories.get(path) ?? [];
    const submodules = module.submodules.map(({ path }) => path);
    const isBroken = module.root.empty && submodules.every((path) => errorsIn(path).length > 0);
    const loaded = counted === 'root' && !isBroken ? (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .followCalls */ .rx)(module).reached : new Set(submodules);
    return ['', ...submodules.filter((path) => loaded.has(path))].flatMap(errorsIn);
}
function errorAt({ file, line }, message) {
    return { severity: 'error', file, line, column: 1, message };
}
/** The refusal INVALID_HCL of a module that clients do not load. @param of the version: `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(diagnostics.map((each) => formatDiagnostic(each, root)));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} is not valid:`, ...listed].join('\n  '), 'correct the files and commit them; terraform validate or tofu validate shows the same errors');
}
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
        const target = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePath */ .o1)(path, source);
        if (!(0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(source) || exists(target))
            return [];
        const why = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(target) ? 'leaves the module' : 'names nothing in the module';
        const unless = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(target) ? ', unless "root" in .module-registry.yml is above both' : '';
        return warningAt({ file, line }, `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)} ${why}, and breaks where the module is installed${unless}`);
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
            return exists((0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePath */ .o1)(path, target))
                ? []
                : warningAt({ file, line: at + 1 }, `the link ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(link)} leads to nothing in the package`);
        });
    });
}
/** The path without query and fragment, its backslash escapes (https://spec.commonmark.org/0.31.2/#backslash-escapes) and percent encoding decoded. */
function linkedPath(link) {
    const path = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replace(/[?#].*$/s, '');
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(path) ?? path;
}
function lintInputs({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        if (missing.length === 0)
            return [];
        return warningAt({ file, line }, `input ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has no ${missing.join(' and no ')}`);
    });
}
function warningAt(at, message) {
    return { ...errorAt(at, message), severity: 'warning' };
}


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MAX_README_BYTES)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;


/***/ }),

/***/ 5708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tH: () => (/* binding */ interfaceFromDirectories),
  Le: () => (/* binding */ interfaceFromFiles),
  Qp: () => (/* binding */ mergeOverrides),
  gZ: () => (/* binding */ readDirectory)
});

// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/interface/limits.js
var limits = __webpack_require__(4051);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var read_expression = __webpack_require__(568);
;// CONCATENATED MODULE: ./lib/interface/read/argument-errors.js





/**
 * What Terraform and OpenTofu call an error when they load a block, although its file parses: arguments that are missing or of another
 * type, defaults that do not fit. Says nothing of what has to be evaluated, and of blocks and arguments that it does not know, as a newer
 * client may know them.
 */
function blockErrors(block) {
    const problems = CHECKS[block.type]?.(block) ?? [];
    return problems.map(([message, at = block]) => (0,diagnostics/* errorAt */.Os)({ file: block.file, line: at.line }, message));
}
/** The same of a directory as a whole: names that are declared twice, provider requirements. @param declared without those of override files */
function directoryErrors(declared) {
    return [...duplicateErrors(declared), ...requirementErrors(declared)];
}
const NAMED = ['variable', 'output', 'module', 'resource', 'data', 'ephemeral', 'action'];
function duplicateErrors(blocks) {
    const seen = new Map();
    return blocks.flatMap((block) => {
        if (!NAMED.includes(block.type))
            return [];
        const key = [block.type, ...block.labels].join('\0');
        const first = seen.get(key);
        seen.set(key, first ?? block);
        if (first === undefined)
            return [];
        const name = [block.type, ...block.labels.map(error/* quote */.hD)].join(' ');
        return [(0,diagnostics/* errorAt */.Os)(block, `${name} is declared twice: also in ${first.file}:${first.line}`)];
    });
}
const CHECKS = {
    variable: (block) => [
        ...nameProblems(block),
        ...typedProblems(block),
        ...typeProblems(block),
        ...defaultProblems(block),
    ],
    output: (block) => [
        ...nameProblems(block),
        ...typedProblems(block),
        ...typeProblems(block),
        ...missing(block, 'value'),
    ],
    module: (block) => [...nameProblems(block), ...missing(block, 'source')],
    resource: nameProblems,
    data: nameProblems,
    terraform: ({ attributes }) => {
        const version = attributes.get('required_version');
        const isRead = version?.kind === 'literal' && !(0,version_constraint/* isConstraint */.WD)((0,read_expression/* stringValue */.r$)(version));
        return isRead
            ? [[`required_version ${(0,type_expression/* quoteExpression */.nn)(version)} is not a version constraint`, version]]
            : [];
    },
};
/** Arguments of a `module` block cannot be names of inputs. */
const RESERVED = ['source', 'version', 'providers', 'count', 'for_each', 'lifecycle', 'depends_on', 'locals'];
function nameProblems({ type, labels }) {
    const name = labels.at(-1) ?? '';
    if (!/^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name))
        return [[`${type} ${(0,error/* quote */.hD)(name)}: the name is not valid`]];
    const isReserved = type === 'variable' && RESERVED.includes(name);
    return isReserved ? [[`${type} ${(0,error/* quote */.hD)(name)}: the name is reserved for an argument of module blocks`]] : [];
}
function missing({ type, labels, attributes }, name) {
    return attributes.has(name) ? [] : [[`${type} ${(0,error/* quote */.hD)(labels[0] ?? '')} has no ${(0,error/* quote */.hD)(name)}`]];
}
const TEXTS = ['description', 'deprecated'];
const FLAGS = ['sensitive', 'nullable', 'ephemeral', 'const'];
/** Arguments that are texts or flags: clients convert literals to them, and evaluate nothing. */
function typedProblems({ attributes }) {
    return [...attributes].flatMap(([name, value]) => {
        const isFlag = FLAGS.includes(name);
        if (value.kind === 'other' || !(isFlag || TEXTS.includes(name)))
            return [];
        const isFitting = isFlag
            ? (0,read_expression/* isTrue */.Hn)(value) || isFalse(value)
            : value.kind === 'literal' && value.value !== null;
        return isFitting
            ? []
            : [[`${name} is ${isFlag ? 'true or false' : 'a text'}, not ${(0,type_expression/* quoteExpression */.nn)(value)}`, value]];
    });
}
function isFalse(expression) {
    return (expression?.kind === 'literal' && [false, 'false', '0'].includes(expression.value));
}
function defaultProblems({ attributes }) {
    const value = attributes.get('default');
    if (value === undefined)
        return [];
    if (value.kind === 'reference' || value.kind === 'call')
        return [[`a default is constant, not ${(0,type_expression/* quoteExpression */.nn)(value)}`, value]];
    const constant = (0,read_expression/* constantValue */.yb)(value);
    if (constant === undefined)
        return [];
    const isNullRefused = constant === null && isFalse(attributes.get('nullable'));
    const type = (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type'));
    const part = isNullRefused ? 'nullable is false' : (0,type_expression/* misfit */.hH)(type, constant);
    return part === undefined
        ? []
        : [[`the default ${(0,type_expression/* quoteExpression */.nn)(value)} does not fit the type of the input: ${part}`, value]];
}
/**
 * The first part of a type constraint that clients refuse.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */
function typeProblems({ attributes }) {
    const problems = [];
    (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type'), (...problem) => problems.push(problem));
    return problems.slice(0, 1);
}
/**
 * What clients call an error in the provider requirements of one directory: a second block of them, a name, a source or a version
 * constraint that is none. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function requirementErrors(blocks) {
    const required = blocks.flatMap(({ type, file, blocks: inner }) => type === 'terraform' ? inner.map((block) => ({ ...block, file })) : []);
    const [, second] = required;
    return [
        ...(second === undefined ? [] : [(0,diagnostics/* errorAt */.Os)(second, 'a second required_providers block: a module has one')]),
        ...required.flatMap(({ file, attributes }) => [...attributes].flatMap(([name, value]) => requirementProblems(name, value).map(([problem, at = value]) => (0,diagnostics/* errorAt */.Os)({ file, line: at.line }, `provider ${(0,error/* quote */.hD)(name)}: ${problem}`)))),
    ];
}
function requirementProblems(name, value) {
    const local = isPart(name) && name === name.toLowerCase() ? [] : [['the name is not valid']];
    if (value.kind === 'literal')
        return [...local, ...versionProblems(value, (0,read_expression/* stringValue */.r$)(value))];
    if (value.kind !== 'object')
        return [...local, ['this is no object with source and version']];
    return [
        ...local,
        ...value.members.flatMap(({ key, value: member }) => {
            const argument = (0,read_expression/* keyName */.xT)(key) ?? '';
            if (argument === 'source')
                return sourceProblems(member);
            if (argument === 'version')
                return versionProblems(member, textValue(member));
            if (argument === 'configuration_aliases')
                return [];
            return [
                [`${(0,error/* quote */.hD)(argument)} is not an argument: only source, version and configuration_aliases are`, key],
            ];
        }),
    ];
}
function versionProblems(version, text) {
    if (version.kind === 'other' || (0,version_constraint/* isConstraint */.WD)(text))
        return [];
    return [[`the version constraint ${(0,type_expression/* quoteExpression */.nn)(version)} is not valid`, version]];
}
/** `[[host/]namespace/]type`. */
function sourceProblems(source) {
    // Text that has to be evaluated may be anything.
    if (source.kind === 'other')
        return [];
    const parts = textValue(source).split('/');
    const [type = '', namespace = 'hashicorp', host = 'host'] = parts.toReversed();
    const isValid = parts.length <= 3 &&
        isPart(type) &&
        !/^terraform-/i.test(type) &&
        (isPart(namespace) || namespace === '-') &&
        /^[^\s/]+$/.test(host);
    if (isValid)
        return [];
    return [
        [`the source ${(0,error/* quote */.hD)(source.text)} is not valid: use namespace/name, such as hashicorp/aws`, source],
    ];
}
/** The value of a text. Inside of an object a number is none. */
function textValue(expression) {
    return expression.kind === 'literal' && typeof expression.value === 'string' ? expression.value : '';
}
function isPart(text) {
    return /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(text);
}

// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
;// CONCATENATED MODULE: ./lib/interface/read/result-type.js


/** Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay small. */
const MAX_TYPE_PARTS = 100;
const ANY = { kind: 'any' };
const LIST = { kind: 'list', element: ANY };
const SET = { kind: 'set', element: ANY };
const MAP = { kind: 'map', element: ANY };
/**
 * The type of an output: the one that it declares, else that of its value, as far as the syntax tells; `any` where it does not. A
 * tuple counts as a list of anything, as callers read both in the same way.
 *
 * @param inputs the inputs that the value may refer to
 */
function resultType(declared, value, inputs) {
    const type = declared === undefined ? typeOf(value, inputs) : (0,type_expression/* typeFromExpression */.Fp)(declared);
    return countParts(type) > MAX_TYPE_PARTS ? outline(type) : withoutDetails(type);
}
function typeOf(expression, inputs) {
    switch (expression?.kind) {
        case 'literal':
            return literalType(expression.value);
        case 'tuple':
            return LIST;
        case 'object':
            return objectType(expression, inputs);
        case 'call':
            return callType(expression, inputs);
        case 'reference':
            return referenceType(expression, inputs);
        default:
            return kindType(expression?.result);
    }
}
function kindType(kind) {
    if (kind === undefined)
        return ANY;
    if (kind === 'list')
        return LIST;
    return kind === 'map' ? MAP : { kind };
}
function literalType(value) {
    if (typeof value === 'number')
        return { kind: 'number' };
    if (typeof value === 'boolean')
        return { kind: 'bool' };
    // Text of JSON configuration may be a template that has any type.
    return value === null || /[$%]\{/.test(value) ? ANY : { kind: 'string' };
}
function objectType({ members }, inputs) {
    const named = members.map(({ key, value }) => [attributeName(key), value]);
    if (named.some(([name]) => name === undefined))
        return MAP;
    const attributes = named.map(([name = '', value]) => [
        name,
        { type: typeOf(value, inputs), optional: false },
    ]);
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
/** A key in parentheses is evaluated, and so is a template. */
function attributeName(key) {
    const name = key.text.startsWith('(') ? undefined : (0,read_expression/* keyName */.xT)(key);
    return name === undefined || name === read_expression/* PROTO_KEY */.bZ || /[$%]\{/.test(name) ? undefined : name;
}
/** Functions by what they return, whatever they are given. https://developer.hashicorp.com/terraform/language/functions */
const FUNCTIONS = [
    [
        { kind: 'string' },
        `tostring join format lower upper title replace substr trim trimprefix trimsuffix trimspace chomp indent strrev jsonencode
     yamlencode base64encode base64decode base64gzip textencodebase64 urlencode file filebase64 templatefile templatestring
     abspath basename dirname pathexpand cidrhost cidrnetmask cidrsubnet formatdate timeadd timestamp plantimestamp uuid uuidv5
     md5 sha1 sha256 sha512 base64sha256 base64sha512 filemd5 filesha1 filesha256 filesha512 bcrypt`,
    ],
    [{ kind: 'number' }, 'tonumber length abs ceil floor log max min parseint pow signum sum index timecmp'],
    [
        { kind: 'bool' },
        'tobool alltrue anytrue can contains endswith fileexists issensitive startswith strcontains',
    ],
    [
        LIST,
        'tolist chunklist cidrsubnets coalescelist compact concat distinct flatten formatlist keys matchkeys range reverse slice sort split values csvdecode regexall',
    ],
    [SET, 'toset setintersection setsubtract setunion fileset'],
    [MAP, 'tomap merge transpose zipmap'],
];
const RETURNED = new Map(FUNCTIONS.flatMap(([type, names]) => names.split(/\s+/).map((name) => [name, type])));
function callType({ name, arguments: [argument] }, inputs) {
    if (name === 'sensitive' || name === 'nonsensitive')
        return typeOf(argument, inputs);
    return RETURNED.get(name.replace(/^core::/, '')) ?? ANY;
}
/** `var.x` and the attributes below it have the type that the input declares; an index is not followed. */
function referenceType({ text, steps: [root, name, ...path] }, inputs) {
    const declared = inputs.get(name ?? '');
    if (root !== 'var' || declared === undefined || text.includes('['))
        return ANY;
    return path.reduce(attributeType, declared);
}
function attributeType(type, name) {
    if (type.kind === 'map')
        return type.element;
    return ((type.kind === 'object' && Object.hasOwn(type.attributes, name) && type.attributes[name]?.type) || ANY);
}
/** Counts no further than it has to. */
function countParts(type) {
    const waiting = [type];
    let count = 0;
    for (let part = waiting.pop(); part !== undefined && count <= MAX_TYPE_PARTS; part = waiting.pop()) {
        count += 1;
        if ('element' in part)
            waiting.push(part.element);
        if (part.kind !== 'object')
            continue;
        const attributes = Object.values(part.attributes);
        if (attributes.length > MAX_TYPE_PARTS)
            return attributes.length;
        waiting.push(...attributes.map((attribute) => attribute.type));
    }
    return count;
}
function outline(type) {
    if (type.kind === 'set')
        return SET;
    return type.kind === 'list' ? LIST : MAP;
}
/** The type without what callers of an output do not meet: optional attributes, defaults, the length of a tuple. */
function withoutDetails(type) {
    if (type.kind === 'unknown')
        return ANY;
    if (type.kind === 'tuple')
        return LIST;
    if ('element' in type)
        return { ...type, element: withoutDetails(type.element) };
    if (type.kind !== 'object')
        return type;
    const attributes = Object.entries(type.attributes).map(([name, attribute]) => [
        name,
        { type: withoutDetails(attribute.type), optional: false },
    ]);
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}

;// CONCATENATED MODULE: ./lib/interface/read/interface-from-files.js








/** The module interface of a module that has these files: those that `selectInterfaceFiles` gives, parsed. */
function interfaceFromFiles(files) {
    const directories = (0,group/* groupBy */.$)(files, ({ path }) => (0,module_files/* directoryOf */.jt)(path));
    const paths = files.map(({ path }) => path);
    return interfaceFromDirectories(paths, (path) => readDirectory(path, directories.get(path) ?? []));
}
/** The module interface of a module with files at these paths. @param read is called once for each directory of the interface */
function interfaceFromDirectories(paths, read) {
    const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(paths);
    const diagnostics = [];
    const add = (path) => {
        const found = read(path);
        for (const diagnostic of found.diagnostics)
            diagnostics.push(diagnostic);
        return found.directory;
    };
    return { root: add(''), submodules: submodules.map(add), examples: examples.map(add), diagnostics };
}
/** What the files of one directory say; it is equal for equal files at equal paths. */
function readDirectory(path, files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const blocksIn = (file) => declarationsIn(file).blocks;
    const blocks = primary.flatMap(blocksIn);
    const declarations = overrides.length === 0
        ? primary.map(declarationsIn)
        : [declarationsOf(mergeOverrides(blocks, overrides.flatMap(blocksIn)))];
    const syntax = [...primary, ...overrides].flatMap(({ path, parsed }) => (parsed?.problems ?? []).map((problem) => ({ severity: 'error', file: path, ...problem })));
    // Of a file that does not parse arguments may be missing.
    const errors = syntax.length > 0 ? syntax : [...directoryErrors(blocks), ...declarations.flatMap((each) => each.errors)];
    const readme = (0,module_files/* selectReadme */.Bd)(files);
    return {
        directory: {
            path,
            readme: readme !== undefined && isReadmeRead(readme) ? new TextDecoder().decode(readme.bytes) : '',
            empty: primary.length + overrides.length === 0,
            ...interfaceFrom(declarations),
        },
        diagnostics: [...errors, ...readmeWarnings(readme)],
    };
}
function readmeWarnings(readme) {
    if (readme === undefined || isReadmeRead(readme))
        return [];
    const message = `the README has more than ${limits/* MAX_README_BYTES */.A} bytes and is left out`;
    return [{ severity: 'warning', file: readme.path, line: 1, column: 1, message }];
}
function isReadmeRead({ size, bytes }) {
    return (size ?? bytes.length) <= limits/* MAX_README_BYTES */.A;
}
// The versions of a module share most of their parsed files, and so what these declare.
const declarationsByPath = new WeakMap();
function declarationsIn({ path, parsed }) {
    if (parsed === undefined)
        return declarationsOf([]);
    const atPaths = (0,get_or_insert/* getOrInsert */.P)(declarationsByPath, parsed, () => new Map());
    return (0,get_or_insert/* getOrInsert */.P)(atPaths, path, () => declarationsOf(parsed.blocks.map((block) => ({ ...block, file: path }))));
}
function declarationsOf(blocks) {
    const byType = (0,group/* groupBy */.$)(blocks, ({ type }) => type);
    const each = (type, make) => (byType.get(type) ?? []).map((block) => ({ ...make(block), ...positionOf(block) }));
    return {
        blocks,
        errors: blocks.flatMap(blockErrors),
        inputs: each('variable', inputFrom),
        outputs: (byType.get('output') ?? []).map((block) => ({
            output: outputFrom(block),
            declared: block.attributes.get('type'),
            value: block.attributes.get('value'),
        })),
        resources: blocks.flatMap(resourceFrom),
        calls: each('module', (block) => ({
            name: nameOf(block),
            source: textOrExpression(block, 'source'),
            version: textOrExpression(block, 'version'),
        })),
        repetitions: blocks.flatMap(repetitionFrom),
        providers: {
            declared: blocks.flatMap(declared),
            configured: blocks.flatMap(configured),
            implied: blocks.flatMap(implied),
        },
        ...requiredVersionsFrom(byType.get('terraform') ?? []),
        moves: each('moved', (block) => ({ from: address(block, 'from'), to: address(block, 'to') })),
        removals: each('removed', (block) => ({ from: address(block, 'from') })),
        imports: each('import', (block) => ({ to: address(block, 'to'), id: interface_from_files_text(block, 'id') })),
    };
}
function interfaceFrom(files) {
    const inputs = files.flatMap((file) => file.inputs);
    const inputTypes = new Map(inputs.map(({ name, parsedType }) => [name, parsedType]));
    const [requiredVersionsAt] = files.flatMap((file) => file.requiredVersionsAt);
    return {
        inputs,
        outputs: files.flatMap((file) => file.outputs.map(({ output, declared, value }) => {
            const type = resultType(declared, value, inputTypes);
            return type.kind === 'any' ? output : { ...output, type };
        })),
        resources: files.flatMap((file) => file.resources),
        calls: files.flatMap((file) => file.calls),
        repetitions: Object.fromEntries(files.flatMap((file) => file.repetitions)),
        providers: providersFrom(files.map((file) => file.providers)),
        requiredVersions: files.flatMap((file) => file.requiredVersions),
        ...(requiredVersionsAt && { requiredVersionsAt }),
        moves: files.flatMap((file) => file.moves),
        removals: files.flatMap((file) => file.removals),
        imports: files.flatMap((file) => file.imports),
    };
}
function inputFrom(block) {
    const { attributes } = block;
    const value = (0,read_expression/* constantValue */.yb)(attributes.get('default'));
    return {
        name: nameOf(block),
        type: attributes.get('type')?.text ?? '',
        parsedType: (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type')),
        description: interface_from_files_text(block, 'description'),
        default: attributes.get('default')?.text ?? '',
        ...(value === undefined ? {} : { value }),
        required: !attributes.has('default'),
        sensitive: (0,read_expression/* isTrue */.Hn)(attributes.get('sensitive')),
        nullable: !attributes.has('nullable') || (0,read_expression/* isTrue */.Hn)(attributes.get('nullable')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(attributes.get('ephemeral')),
        const: (0,read_expression/* isTrue */.Hn)(attributes.get('const')),
        deprecated: interface_from_files_text(block, 'deprecated'),
        validations: block.blocks
            .filter(({ type }) => type === 'validation')
            .map((validation) => ({
            condition: canonicalAttribute(validation, 'condition'),
            message: interface_from_files_text(validation, 'error_message'),
            file: block.file,
            line: validation.line,
        })),
    };
}
function outputFrom(block) {
    return {
        name: nameOf(block),
        description: interface_from_files_text(block, 'description'),
        sensitive: (0,read_expression/* isTrue */.Hn)(block.attributes.get('sensitive')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(block.attributes.get('ephemeral')),
        deprecated: interface_from_files_text(block, 'deprecated'),
        ...positionOf(block),
    };
}
function requiredVersionsFrom(blocks) {
    const found = blocks.filter((block) => interface_from_files_text(block, 'required_version') !== '');
    return {
        requiredVersions: found.map((block) => interface_from_files_text(block, 'required_version')),
        requiredVersionsAt: found.map(({ file, line, attributes }) => ({
            file,
            line: attributes.get('required_version')?.line ?? line,
        })),
    };
}
function repetitionFrom({ type, labels, attributes }) {
    const repetition = ['count', 'for_each'].find((name) => attributes.has(name));
    if (repetition === undefined || (type !== 'resource' && type !== 'module'))
        return [];
    return [[[...(type === 'module' ? [type] : []), ...labels].join('.'), repetition]];
}
const MODES = { resource: 'managed', data: 'data', ephemeral: 'ephemeral' };
function resourceFrom(block) {
    const { type: keyword, labels } = block;
    if (keyword !== 'resource' && keyword !== 'data' && keyword !== 'ephemeral')
        return [];
    const [type = '', name = ''] = labels;
    return [{ mode: MODES[keyword], type, name, ...positionOf(block) }];
}
function interface_from_files_text({ attributes }, name) {
    return (0,read_expression/* stringValue */.r$)(attributes.get(name));
}
/**
 * The text of a literal, else that of the expression, such as `"./${var.name}"`: clients evaluate it.
 * https://developer.hashicorp.com/terraform/language/block/module#source
 */
function textOrExpression({ attributes }, name) {
    const expression = attributes.get(name);
    const value = (0,read_expression/* stringValue */.r$)(expression);
    const isText = expression?.kind === 'literal' && !/[$%]\{/.test(value);
    return expression === undefined || isText ? value : expression.text.replaceAll(/\s+/g, ' ');
}
/** An address: an expression, or a string, as JSON and old versions write it. */
function address(block, name) {
    return interface_from_files_text(block, name) || canonicalAttribute(block, name);
}
function canonicalAttribute({ attributes }, name) {
    const expression = attributes.get(name);
    return expression === undefined ? '' : (0,read_expression/* canonicalText */.A4)(expression);
}
function nameOf({ labels }) {
    return labels[0] ?? '';
}
function positionOf({ file, line }) {
    return { file, line };
}
/**
 * The providers that a directory requires, by name: declared in `required_providers`, configured by a `provider` block, or
 * implied by the type of a resource. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function providersFrom(files) {
    const kinds = ['declared', 'configured', 'implied'];
    const found = kinds.flatMap((kind) => files.flatMap((file) => file[kind]));
    const providers = new Map();
    for (const provider of found) {
        const known = providers.get(provider.name);
        if (known === undefined)
            providers.set(provider.name, provider);
        else if (provider.source !== '' || provider.constraints.length + provider.aliases.length > 0)
            providers.set(provider.name, mergeProviders(known, provider));
    }
    return [...providers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function mergeProviders(a, b) {
    return {
        ...a,
        source: a.source === '' ? b.source : a.source,
        constraints: [...new Set([...a.constraints, ...b.constraints])],
        aliases: [...new Set([...a.aliases, ...b.aliases])],
    };
}
const NO_REQUIREMENT = { source: '', constraints: [], aliases: [] };
function declared({ type, blocks, file }) {
    if (type !== 'terraform')
        return [];
    const required = blocks.filter((block) => block.type === 'required_providers');
    return required.flatMap(({ attributes }) => [...attributes].map(([name, value]) => ({ name, ...requirement(value), file, line: value.line })));
}
/** `{ source = …, version = … }`; before Terraform 0.13 the version constraint alone. */
function requirement(expression) {
    if (expression.kind !== 'object')
        return { ...NO_REQUIREMENT, constraints: constraintsFrom(expression) };
    const members = new Map(expression.members.map(({ key, value }) => [(0,read_expression/* keyName */.xT)(key), value]));
    return {
        source: (0,read_expression/* stringValue */.r$)(members.get('source')),
        constraints: constraintsFrom(members.get('version')),
        aliases: aliasesFrom(members.get('configuration_aliases')),
    };
}
function constraintsFrom(version) {
    const text = (0,read_expression/* stringValue */.r$)(version);
    return text === '' ? [] : [text];
}
function aliasesFrom(expression) {
    if (expression?.kind !== 'tuple')
        return [];
    return expression.members.flatMap((member) => {
        if (member.kind === 'reference')
            return [member.steps.join('.')];
        const text = (0,read_expression/* constantValue */.yb)(member);
        return typeof text === 'string' ? [text] : [];
    });
}
function configured({ type, labels: [name], attributes, file, line }) {
    if (type !== 'provider' || name === undefined)
        return [];
    return [{ name, ...NO_REQUIREMENT, constraints: constraintsFrom(attributes.get('version')), file, line }];
}
function implied({ type, labels, attributes, file, line }) {
    if (!/^(resource|data|ephemeral|action)$/.test(type))
        return [];
    const provider = attributes.get('provider');
    const explicit = provider?.kind === 'reference' ? provider.steps[0] : (0,read_expression/* stringValue */.r$)(provider).split('.')[0] || undefined;
    const name = explicit ?? labels[0]?.split('_')[0];
    // Terraform and OpenTofu contain this provider: terraform_data, terraform_remote_state.
    if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined))
        return [];
    return [{ name, ...NO_REQUIREMENT, file, line }];
}
/**
 * Merges the blocks of override files into the blocks of the other files: attributes replace attributes, nested blocks replace
 * all nested blocks of their type, and `required_providers` is merged by name.
 * https://developer.hashicorp.com/terraform/language/files/override
 */
function mergeOverrides(primary, overrides) {
    const merged = [];
    const named = new Map();
    const add = (block) => {
        const added = { block };
        merged.push(added);
        (0,get_or_insert/* getOrInsert */.P)(named, overriddenBy(block), () => []).push(added);
    };
    primary.forEach(add);
    for (const override of overrides) {
        const alike = isAdded(override) ? undefined : named.get(overriddenBy(override));
        const base = alike?.find(({ block }) => hasSamePart(block, override));
        if (base === undefined)
            add(override);
        else
            base.block = { ...mergeBlock(base.block, override), file: base.block.file };
    }
    return merged.map(({ block }) => block);
}
/** What a block has in common with those that it overrides. */
function overriddenBy({ type, labels, attributes }) {
    return JSON.stringify([type, labels.join('.'), attributes.get('alias')?.text]);
}
/** Of the blocks without labels only `terraform` is merged: files add to all others. */
function isAdded({ type, labels }) {
    return labels.length === 0 && type !== 'terraform';
}
/** Of several blocks `terraform` the one with the same part is overridden. */
function hasSamePart(block, override) {
    if (override.labels.length > 0)
        return true;
    const both = [block, override];
    return both.every(({ attributes }) => attributes.size > 0) || both.every((each) => each.blocks.length > 0);
}
function mergeBlock(base, override) {
    const replaced = new Set(override.blocks.map(({ type }) => type));
    const required = [base, override].flatMap(({ blocks }) => blocks.filter(isRequirement));
    const [first] = required;
    const attributes = new Map(required.flatMap((block) => [...block.attributes]));
    return {
        ...base,
        attributes: new Map([...base.attributes, ...override.attributes]),
        blocks: [
            ...base.blocks.filter((block) => !replaced.has(block.type) && !isRequirement(block)),
            ...override.blocks.filter((block) => !isRequirement(block)),
            ...(first === undefined ? [] : [{ ...first, attributes }]),
        ],
    };
}
function isRequirement({ type }) {
    return type === 'required_providers';
}


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ typeFromExpression),
/* harmony export */   G3: () => (/* binding */ accepts),
/* harmony export */   hH: () => (/* binding */ misfit),
/* harmony export */   nn: () => (/* binding */ quoteExpression),
/* harmony export */   sg: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(568);


const SIMPLE = ['any', 'string', 'number', 'bool'];
const COLLECTIONS = ['list', 'set', 'map'];
const ANY = { kind: 'any' };
/** The type constraint that an input declares; `any` without one. What clients refuse of it is read, too, as far as that goes. */
function typeFromExpression(expression, refuse = () => { }) {
    if (expression === undefined)
        return ANY;
    if (expression.text.startsWith('('))
        refuseType(expression, refuse);
    const known = knownType(expression, refuse);
    if (known !== undefined)
        return known;
    refuseType(expression, refuse);
    return { kind: 'unknown', text: (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(expression) };
}
function knownType(expression, refuse) {
    if (expression.kind === 'call')
        return typeByCall(expression, refuse);
    const name = expression.kind === 'reference' ? expression.steps.join('.') : (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .stringValue */ .r$)(expression);
    // Before Terraform 0.12 types were strings.
    if (expression.kind !== 'reference' || name === 'set')
        refuseType(expression, refuse);
    return typeByName(name);
}
function refuseType(type, refuse) {
    const [, quoted] = /^"(string|list|map)"$/.exec(type.text) ?? [];
    const unquoted = quoted === 'string' ? quoted : `${quoted}(any)`;
    const message = quoted === undefined
        ? `the type ${quoteExpression(type)} is not valid`
        : `the type ${type.text} is in quotes, as in Terraform 0.11: write ${unquoted}`;
    refuse(message, type);
}
/** The type as Terraform writes it, on one line. */
function formatType(type) {
    if ('element' in type)
        return `${type.kind}(${formatType(type.element)})`;
    switch (type.kind) {
        case 'tuple':
            return `tuple([${type.elements.map(formatType).join(', ')}])`;
        case 'object':
            return `object({ ${Object.entries(type.attributes).map(formatAttribute).join(', ')} })`;
        case 'unknown':
            return type.text;
        default:
            return type.kind;
    }
}
function formatAttribute([name, { type, optional }]) {
    return `${name} = ${optional ? `optional(${formatType(type)})` : formatType(type)}`;
}
function typeByName(name) {
    const simple = SIMPLE.find((kind) => kind === name);
    if (simple !== undefined)
        return { kind: simple };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: ANY };
}
function typeByCall(call, refuse) {
    const { name } = call;
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    if (name === 'object' && argument.kind === 'object')
        return objectType(argument, refuse);
    if (name === 'tuple' && argument.kind === 'tuple')
        return { kind: 'tuple', elements: argument.members.map((each) => typeFromExpression(each, refuse)) };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: typeFromExpression(argument, refuse) };
}
function objectType(object, refuse) {
    const names = new Set();
    const attributes = object.members.map(({ key, value }) => {
        const isName = key.kind === 'reference' && key.steps.length === 1 && !key.text.startsWith('(');
        if (!isName)
            refuse(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key.text)} is no name of an attribute`, key);
        else if (names.has(key.text))
            refuse(`the object type has the attribute ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key.text)} twice`, key);
        names.add(key.text);
        return [(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(key), attributeOf(value, refuse)];
    });
    if (attributes.some(([name]) => name === undefined))
        return undefined;
    if (attributes.some(([name]) => name === _read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .PROTO_KEY */ .bZ))
        return { kind: 'unknown', text: `object(${(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(object)})` };
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression, refuse) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression, refuse), optional: false };
    const [inner, value, ...others] = expression.arguments;
    if (inner === undefined || others.length > 0)
        refuseType(expression, refuse);
    const type = typeFromExpression(inner, refuse);
    const constant = (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .constantValue */ .yb)(value);
    if (value?.kind === 'reference' || value?.kind === 'call')
        refuse(`a default is constant, not ${quoteExpression(value)}`, value);
    else if (inner !== undefined && value !== undefined && constant !== undefined && !accepts(type, constant))
        refuse(`the default ${quoteExpression(value)} does not fit the type ${quoteExpression(inner)}`, value);
    return {
        type,
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}
/** Whether clients convert a value to a type. True where that cannot be told here. */
function accepts(type, value) {
    return misfit(type, value) === undefined;
}
/**
 * The first part of a value that clients do not convert to the type, such as `.rules[0].port is no number`.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 *
 * @param path of the value in the whole, which is `''`
 */
function misfit(type, value, path = '') {
    if (value === null || type.kind === 'any' || type.kind === 'unknown')
        return undefined;
    if (Array.isArray(value))
        return misfitInList(type, value, path);
    if (typeof value === 'object')
        return misfitInObject(type, value, path);
    return isConverted(type, value) ? undefined : wrongType(type, path);
}
function wrongType({ kind }, path) {
    return `${path || 'it'} is no ${kind}`;
}
function isConverted({ kind }, value) {
    switch (kind) {
        case 'string':
            return true;
        case 'number':
            return (typeof value === 'number' ||
                (typeof value === 'string' && /\d/.test(value) && !Number.isNaN(Number(value))));
        case 'bool':
            return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(value);
        default:
            return false;
    }
}
function misfitInList(type, values, path) {
    const isList = type.kind === 'list' || type.kind === 'set';
    const elements = isList ? values.map(() => type.element) : type.kind === 'tuple' ? type.elements : undefined;
    if (elements?.length !== values.length)
        return wrongType(type, path);
    return firstOf(elements.map((element, at) => misfit(element, values[at] ?? null, `${path}[${at}]`)));
}
function misfitInObject(type, value, path) {
    if (type.kind === 'map')
        return firstOf(Object.entries(value).map(([name, each]) => misfit(type.element, each, `${path}.${name}`)));
    if (type.kind !== 'object')
        return wrongType(type, path);
    return firstOf(Object.entries(type.attributes).map(([name, attribute]) => {
        const inner = `${path}.${name}`;
        if (Object.hasOwn(value, name))
            return misfit(attribute.type, value[name] ?? null, inner);
        return attribute.optional ? undefined : `${inner} is missing`;
    }));
}
function firstOf(misfits) {
    return misfits.find((each) => each !== undefined);
}
/** As the file has it, on one line. */
function quoteExpression({ text }) {
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.replaceAll(/\s+/g, ' '));
}


/***/ })

};
