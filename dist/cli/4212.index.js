export const id = 4212;
export const ids = [4212,3786,1405];
export const modules = {

/***/ 3165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readPackagedFile),
/* harmony export */   n: () => (/* binding */ readStoredZip)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);


/**
 * Reads zips that zip-writer.ts wrote: stored entries one after the other, without extra fields.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3
 */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const NAME_LENGTH_OFFSET = 26;
/** All files of a zip in memory, with their bytes. Throws INDEX_INVALID for a zip that this tool did not write. */
function* readStoredZip(zip) {
    const buffer = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    const end = zip.length - END_BYTES;
    if (end < 0 || buffer.readUInt32LE(end) !== END_SIGNATURE)
        throw damaged();
    let at = buffer.readUInt32LE(end + 16);
    for (let left = buffer.readUInt16LE(end + 10); left > 0; left -= 1) {
        if (at + ENTRY_BYTES > end || buffer.readUInt32LE(at) !== ENTRY_SIGNATURE)
            throw damaged();
        const method = buffer.readUInt16LE(at + 10);
        const size = buffer.readUInt32LE(at + 20);
        const nameLength = buffer.readUInt16LE(at + 28);
        const start = buffer.readUInt32LE(at + 42) + LOCAL_BYTES + nameLength;
        if (method !== 0 || start + size > end)
            throw damaged();
        const nameStart = at + ENTRY_BYTES;
        at = nameStart + nameLength;
        yield { path: buffer.toString('utf8', nameStart, at), bytes: zip.subarray(start, start + size) };
    }
}
/** The bytes of one file of a package on disk; no other file of it is read. */
async function readPackagedFile(pkg, wanted) {
    const headerBytes = ({ path }) => LOCAL_BYTES + Buffer.byteLength(path);
    const before = pkg.contents.slice(0, pkg.contents.indexOf(wanted));
    const start = before.reduce((sum, each) => sum + headerBytes(each) + each.size, 0);
    const zip = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(pkg.file);
    try {
        const end = headerBytes(wanted);
        const bytes = Buffer.alloc(end + wanted.size);
        await zip.read(bytes, 0, bytes.length, start);
        const nameEnd = LOCAL_BYTES + bytes.readUInt16LE(NAME_LENGTH_OFFSET);
        if (nameEnd !== end || bytes.toString('utf8', LOCAL_BYTES, end) !== wanted.path)
            throw new Error(`${wanted.path} is not where it should be in ${pkg.file}`);
        return bytes.subarray(end);
    }
    finally {
        await zip.close();
    }
}
function damaged() {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INDEX_INVALID', 'a module.zip of the index is not as this tool writes it', 'restore it from the history of the index');
}


/***/ }),

/***/ 7215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ConfigurationLimits)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3786);

/** What reading the configuration of one module may cost: docs/interface.md lists the limits. */
class ConfigurationLimits {
    #bytes = 0;
    #broken = 0;
    #end = performance.now() + _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MODULE_MS */ .pJ;
    /** Why a file of this size is not read; undefined within all limits. */
    refuse(size) {
        if (size > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CONFIGURATION_BYTES */ .Cm)
            return `the file has ${size} bytes; files over ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CONFIGURATION_BYTES */ .Cm} bytes are not read`;
        this.#bytes += size;
        if (this.#bytes > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MODULE_BYTES */ .SP)
            return `not read: the configuration of the module has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MODULE_BYTES */ .SP} bytes`;
        if (performance.now() > this.#end)
            return `not read: the module takes more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MODULE_MS */ .pJ / 1000} seconds`;
        return this.#broken > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BROKEN_FILES */ .ZX
            ? `not read: more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BROKEN_FILES */ .ZX} files of the module do not parse`
            : undefined;
    }
    /** Counts a file that does not parse. */
    count({ problems }) {
        if (problems.length > 0)
            this.#broken += 1;
    }
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ InterfaceReader)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/interface/limits.js
var limits = __webpack_require__(4051);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var read_expression = __webpack_require__(568);
;// CONCATENATED MODULE: ./lib/interface/type-values.js
/**
 * Whether clients convert a value to a type. True where that cannot be told here.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 */
function accepts(type, value) {
    if (value === null || type.kind === 'any' || type.kind === 'unknown')
        return true;
    if (Array.isArray(value))
        return acceptsList(type, value);
    if (typeof value === 'object')
        return acceptsObject(type, value);
    switch (type.kind) {
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
function acceptsList(type, values) {
    if (type.kind === 'list' || type.kind === 'set')
        return values.every((value) => accepts(type.element, value));
    if (type.kind !== 'tuple' || type.elements.length !== values.length)
        return false;
    return type.elements.every((element, at) => accepts(element, values[at] ?? null));
}
function acceptsObject(type, value) {
    if (type.kind === 'map')
        return Object.values(value).every((each) => accepts(type.element, each));
    if (type.kind !== 'object')
        return false;
    return Object.entries(type.attributes).every(([name, attribute]) => Object.hasOwn(value, name) ? accepts(attribute.type, value[name] ?? null) : attribute.optional);
}

;// CONCATENATED MODULE: ./lib/interface/type-errors.js



const COLLECTIONS = ['list', 'set', 'map'];
/**
 * The part of a type constraint that clients refuse; undefined in a valid one.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */
function invalidType(type) {
    if (type.text.startsWith('('))
        return type;
    if (type.kind === 'reference')
        return /^(any|string|number|bool|list|map)$/.test(type.steps.join('.')) ? undefined : type;
    if (type.kind !== 'call' || type.arguments.length !== 1)
        return type;
    const [argument] = type.arguments;
    if (argument !== undefined && COLLECTIONS.includes(type.name))
        return invalidType(argument);
    if (type.name === 'tuple' && argument?.kind === 'tuple')
        return firstOf(argument.members, invalidType);
    return type.name === 'object' && argument?.kind === 'object' ? invalidObject(argument) : type;
}
function invalidObject(object) {
    const names = new Set();
    return firstOf(object.members, ({ key, value }) => {
        const isName = key.kind === 'reference' && key.steps.length === 1 && !key.text.startsWith('(');
        const isNew = !names.has(key.text);
        names.add(key.text);
        return isName && isNew ? invalidAttribute(value) : key;
    });
}
function invalidAttribute(type) {
    if (type.kind !== 'call' || type.name !== 'optional')
        return invalidType(type);
    const [inner, value, ...others] = type.arguments;
    if (inner === undefined || others.length > 0)
        return type;
    const constant = (0,read_expression/* constantValue */.yb)(value);
    const isFitting = constant === undefined || accepts((0,type_expression/* typeFromExpression */.F)(inner), constant);
    const isConstant = value?.kind !== 'reference' && value?.kind !== 'call';
    return invalidType(inner) ?? (isFitting && isConstant ? undefined : value);
}
function firstOf(all, find) {
    for (const each of all) {
        const found = find(each);
        if (found !== undefined)
            return found;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/interface/read/provider-errors.js




/**
 * What clients call an error in the provider requirements of one directory: a second block of them, a name, a source or a version
 * constraint that is none. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function requirementErrors(blocks) {
    const required = blocks.flatMap(({ type, file, blocks: inner }) => type === 'terraform' ? inner.map((block) => ({ ...block, file })) : []);
    const [, second] = required;
    return [
        ...(second === undefined ? [] : [(0,diagnostics/* errorAt */.Os)(second, 'a second required_providers block: a module has one')]),
        ...required.flatMap(({ file, attributes }) => [...attributes].flatMap(([name, value]) => requirementProblems(name, value).map(([problem, line]) => (0,diagnostics/* errorAt */.Os)({ file, line }, `provider ${(0,error/* quote */.hD)(name)}: ${problem}`)))),
    ];
}
function requirementProblems(name, value) {
    const local = isPart(name) && name === name.toLowerCase() ? [] : [['the name is not valid', value.line]];
    if (value.kind === 'literal')
        return [...local, ...versionProblems(value, (0,read_expression/* stringValue */.r$)(value))];
    if (value.kind !== 'object')
        return [...local, ['this is no object with source and version', value.line]];
    return [
        ...local,
        ...value.members.flatMap(({ key, value: member }) => {
            const argument = (0,read_expression/* keyName */.xT)(key) ?? '';
            if (argument === 'source')
                return sourceProblems(member);
            if (argument === 'version')
                return versionProblems(member, textValue(member));
            return argument === 'configuration_aliases'
                ? []
                : [
                    [
                        `${(0,error/* quote */.hD)(argument)} is not an argument: only source, version and configuration_aliases are`,
                        key.line,
                    ],
                ];
        }),
    ];
}
function versionProblems(version, text) {
    if (version.kind === 'other' || (0,version_constraint/* isConstraint */.WD)(text))
        return [];
    return [[`the version constraint ${(0,error/* quote */.hD)(version.text)} is not valid`, version.line]];
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
    return isValid
        ? []
        : [
            [
                `the source ${(0,error/* quote */.hD)(source.text)} is not valid: use namespace/name, such as hashicorp/aws`,
                source.line,
            ],
        ];
}
/** The value of a text. Inside of an object a number is none. */
function textValue(expression) {
    return expression.kind === 'literal' && typeof expression.value === 'string' ? expression.value : '';
}
/** Letters, digits and single dashes between them. */
function isPart(text) {
    return /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(text);
}

;// CONCATENATED MODULE: ./lib/interface/read/argument-errors.js








/**
 * What Terraform and OpenTofu call an error when they load a directory, although its files parse: names that are declared twice,
 * arguments that are missing or of another type, defaults that do not fit. Says nothing of what has to be evaluated, and of
 * blocks and arguments that it does not know, as a newer client may know them.
 *
 * @param declared the blocks of the files that are no overrides
 * @param merged all blocks, with the overrides merged into them
 */
function argumentErrors(declared, merged) {
    return [
        ...duplicateErrors(declared),
        ...requirementErrors(declared),
        ...merged.flatMap((block) => {
            const problems = CHECKS[block.type]?.(block) ?? [];
            return problems.map(([message, at = block]) => (0,diagnostics/* errorAt */.Os)({ file: block.file, line: at.line }, message));
        }),
    ];
}
const NAMED = ['variable', 'output', 'module', 'resource', 'data', 'ephemeral'];
function duplicateErrors(blocks) {
    const seen = new Map();
    return blocks.flatMap((block) => {
        const name = [block.type, ...block.labels.map(error/* quote */.hD)].join(' ');
        const first = seen.get(name);
        seen.set(name, first ?? block);
        const isSecond = first !== undefined && NAMED.includes(block.type);
        return isSecond ? [(0,diagnostics/* errorAt */.Os)(block, `${name} is declared twice: also in ${first.file}:${first.line}`)] : [];
    });
}
const CHECKS = {
    variable: (block) => [
        ...nameProblems(block),
        ...typedProblems(block),
        ...typeProblems(block),
        ...defaultProblems(block),
    ],
    output: (block) => [...nameProblems(block), ...typedProblems(block), ...missing(block, 'value')],
    module: (block) => [...nameProblems(block), ...missing(block, 'source')],
    resource: nameProblems,
    data: nameProblems,
    terraform: ({ attributes }) => {
        const version = attributes.get('required_version');
        const isRead = version?.kind === 'literal' && !(0,version_constraint/* isConstraint */.WD)((0,read_expression/* stringValue */.r$)(version));
        return isRead ? [[`required_version ${(0,error/* quote */.hD)(version.text)} is not a version constraint`, version]] : [];
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
const FLAGS = ['sensitive', 'nullable', 'ephemeral'];
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
            : [[`${name} is ${isFlag ? 'true or false' : 'a text'}, not ${(0,error/* quote */.hD)(value.text)}`, value]];
    });
}
function isFalse(expression) {
    return (expression?.kind === 'literal' && [false, 'false', '0'].includes(expression.value));
}
function typeProblems({ attributes }) {
    const type = attributes.get('type');
    const invalid = type && invalidType(type);
    if (invalid === undefined)
        return [];
    const [, quoted] = /^"(string|list|map)"$/.exec(invalid.text) ?? [];
    if (quoted === undefined)
        return [[`the type ${(0,error/* quote */.hD)(invalid.text)} is not valid`, invalid]];
    const unquoted = quoted === 'string' ? quoted : `${quoted}(any)`;
    return [[`the type ${invalid.text} is in quotes, as in Terraform 0.11: write ${unquoted}`, invalid]];
}
function defaultProblems({ attributes }) {
    const value = attributes.get('default');
    if (value === undefined)
        return [];
    if (value.kind === 'reference' || value.kind === 'call')
        return [[`a default is constant, not ${(0,error/* quote */.hD)(value.text)}`, value]];
    const constant = (0,read_expression/* constantValue */.yb)(value);
    const isNullRefused = constant === null && isFalse(attributes.get('nullable'));
    const type = (0,type_expression/* typeFromExpression */.F)(attributes.get('type'));
    const isFitting = constant === undefined || (accepts(type, constant) && !isNullRefused);
    return isFitting ? [] : [[`the default ${(0,error/* quote */.hD)(value.text)} does not fit the type of the input`, value]];
}

// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/interface/read/overrides.js
var read_overrides = __webpack_require__(9045);
;// CONCATENATED MODULE: ./lib/interface/read/providers.js

/**
 * The providers that a directory requires, by name: declared in `required_providers`, configured by a `provider` block, or
 * implied by the type of a resource. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function providersFrom(blocks) {
    const found = [...blocks.flatMap(declared), ...blocks.flatMap(configured), ...blocks.flatMap(implied)];
    const providers = new Map();
    for (const provider of found) {
        const known = providers.get(provider.name);
        providers.set(provider.name, known === undefined ? provider : mergeProviders(known, provider));
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
    if (!/^(resource|data|ephemeral)$/.test(type))
        return [];
    const provider = attributes.get('provider');
    const explicit = provider?.kind === 'reference' ? provider.steps[0] : (0,read_expression/* stringValue */.r$)(provider).split('.')[0] || undefined;
    const name = explicit ?? labels[0]?.split('_')[0];
    // Terraform and OpenTofu contain this provider: terraform_data, terraform_remote_state.
    if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined))
        return [];
    return [{ name, ...NO_REQUIREMENT, file, line }];
}

// EXTERNAL MODULE: ./lib/interface/read/readme.js
var read_readme = __webpack_require__(1548);
;// CONCATENATED MODULE: ./lib/interface/read/result-type.js


const ANY = { kind: 'any' };
const LIST = { kind: 'list', element: ANY };
const SET = { kind: 'set', element: ANY };
const MAP = { kind: 'map', element: ANY };
/**
 * The type of an expression's value, as far as its syntax tells; `any` where it does not. A tuple counts as a list of anything,
 * as callers read both in the same way.
 *
 * @param inputs the inputs that the expression may refer to
 */
function resultType(expression, inputs) {
    const type = typeOf(expression, inputs);
    return countParts(type) > limits/* MAX_TYPE_PARTS */.$Y ? outline(type) : withoutDetails(type);
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
    return name === undefined || /[$%]\{/.test(name) ? undefined : name;
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
    for (let part = waiting.pop(); part !== undefined && count <= limits/* MAX_TYPE_PARTS */.$Y; part = waiting.pop()) {
        count += 1;
        if ('element' in part)
            waiting.push(part.element);
        if (part.kind !== 'object')
            continue;
        const attributes = Object.values(part.attributes);
        if (attributes.length > limits/* MAX_TYPE_PARTS */.$Y)
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










/** The module interface of a module that has these files: those for which `isInterfaceFile` is true, parsed. */
function interfaceFromFiles(files) {
    const byDirectory = new Map();
    for (const file of files) {
        const directory = (0,module_files/* directoryOf */.jt)(file.path);
        byDirectory.set(directory, [...(byDirectory.get(directory) ?? []), file]);
    }
    const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(files.map(({ path }) => path));
    const diagnostics = [];
    const read = (path) => {
        const own = byDirectory.get(path) ?? [];
        diagnostics.push(...diagnosticsOf(own));
        return directoryInterface(path, own);
    };
    return { root: read(''), submodules: submodules.map(read), examples: examples.map(read), diagnostics };
}
function diagnosticsOf(files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const syntax = [...primary, ...overrides].flatMap(({ path, parsed }) => (parsed?.problems ?? []).map((problem) => ({ severity: 'error', file: path, ...problem })));
    // Of a file that does not parse arguments may be missing.
    const problems = syntax.length > 0 ? syntax : argumentErrors(primary.flatMap(blocksOf), blocksFrom(files));
    const readme = (0,read_readme/* selectReadme */.Bd)(files);
    if (readme === undefined || isReadmeRead(readme))
        return problems;
    const message = `the README has more than ${limits/* MAX_README_BYTES */.A$} bytes and is left out`;
    return [...problems, { severity: 'warning', file: readme.path, line: 1, column: 1, message }];
}
function isReadmeRead({ size, bytes }) {
    return (size ?? bytes.length) <= limits/* MAX_README_BYTES */.A$;
}
function directoryInterface(path, files) {
    const blocks = blocksFrom(files);
    const ofType = (type) => blocks.filter((block) => block.type === type);
    const each = (type, make) => ofType(type).map((block) => ({ ...make(block), ...positionOf(block) }));
    const readme = (0,read_readme/* selectReadme */.Bd)(files);
    const inputs = each('variable', inputFrom);
    const inputTypes = new Map(inputs.map(({ name, parsedType }) => [name, parsedType]));
    return {
        path,
        readme: readme !== undefined && isReadmeRead(readme) ? new TextDecoder().decode(readme.bytes) : '',
        empty: !files.some(({ path }) => (0,configuration_file/* isConfiguration */.Z)(path)),
        inputs,
        outputs: each('output', (block) => outputFrom(block, inputTypes)),
        resources: blocks.flatMap(resourceFrom),
        calls: each('module', (block) => ({
            name: nameOf(block),
            source: interface_from_files_text(block, 'source'),
            version: interface_from_files_text(block, 'version'),
        })),
        repetitions: repetitionsFrom(blocks),
        providers: providersFrom(blocks),
        ...requiredVersionsFrom(ofType('terraform')),
        moves: each('moved', (block) => ({ from: address(block, 'from'), to: address(block, 'to') })),
        removals: each('removed', (block) => ({ from: address(block, 'from') })),
        imports: each('import', (block) => ({ to: address(block, 'to'), id: interface_from_files_text(block, 'id') })),
    };
}
/** The blocks of all files, overrides merged. */
function blocksFrom(files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    return (0,read_overrides/* mergeOverrides */.Q)(primary.flatMap(blocksOf), overrides.flatMap(blocksOf));
}
function blocksOf({ path, parsed }) {
    return (parsed?.blocks ?? []).map((block) => ({ ...block, file: path }));
}
function inputFrom(block) {
    const { attributes } = block;
    const value = (0,read_expression/* constantValue */.yb)(attributes.get('default'));
    return {
        name: nameOf(block),
        type: attributes.get('type')?.text ?? '',
        parsedType: (0,type_expression/* typeFromExpression */.F)(attributes.get('type')),
        description: interface_from_files_text(block, 'description'),
        default: attributes.get('default')?.text ?? '',
        ...(value === undefined ? {} : { value }),
        required: !attributes.has('default'),
        sensitive: (0,read_expression/* isTrue */.Hn)(attributes.get('sensitive')),
        nullable: !attributes.has('nullable') || (0,read_expression/* isTrue */.Hn)(attributes.get('nullable')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(attributes.get('ephemeral')),
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
function outputFrom(block, inputTypes) {
    const type = resultType(block.attributes.get('value'), inputTypes);
    return {
        name: nameOf(block),
        description: interface_from_files_text(block, 'description'),
        sensitive: (0,read_expression/* isTrue */.Hn)(block.attributes.get('sensitive')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(block.attributes.get('ephemeral')),
        deprecated: interface_from_files_text(block, 'deprecated'),
        ...(type.kind === 'any' ? {} : { type }),
    };
}
function requiredVersionsFrom(blocks) {
    const found = blocks.filter((block) => interface_from_files_text(block, 'required_version') !== '');
    const at = found.map(({ file, line, attributes }) => ({
        file,
        line: attributes.get('required_version')?.line ?? line,
    }));
    const [requiredVersionsAt] = at;
    return {
        requiredVersions: found.map((block) => interface_from_files_text(block, 'required_version')),
        ...(requiredVersionsAt && { requiredVersionsAt }),
    };
}
function repetitionsFrom(blocks) {
    return Object.fromEntries(blocks.flatMap(({ type, labels, attributes }) => {
        const repetition = ['count', 'for_each'].find((name) => attributes.has(name));
        if (repetition === undefined || (type !== 'resource' && type !== 'module'))
            return [];
        return [[[...(type === 'module' ? [type] : []), ...labels].join('.'), repetition]];
    }));
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

// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/adapters/filesystem/stored-zip-reader.js
var stored_zip_reader = __webpack_require__(3165);
// EXTERNAL MODULE: ./lib/adapters/hcl/configuration-limits.js
var configuration_limits = __webpack_require__(7215);
// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var hcl_limits = __webpack_require__(3786);
;// CONCATENATED MODULE: ./lib/adapters/hcl/interface-reader.js








const NO_BYTES = new Uint8Array();
/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * returns the same object for versions with equal files. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
class InterfaceReader {
    #parsed = new Map();
    #interfaces = new Map();
    #parse;
    /** Loads the parser before it is needed. Without this the first file loads it; without files nothing does. */
    prepare() {
        // The first file that is read gets the error.
        this.#parser().catch(() => { });
    }
    inPackage(zip, subdirectory) {
        const prefix = (0,package_package/* rootPrefix */.R)(subdirectory);
        const files = [...(0,stored_zip_reader/* readStoredZip */.n)(zip)].filter(({ path }) => path.startsWith(prefix));
        return this.read(files.map((file) => ({ ...file, path: file.path.slice(prefix.length) })));
    }
    async read(files) {
        const limits = new configuration_limits/* ConfigurationLimits */.J();
        const read = [];
        for await (const file of files) {
            if (!(0,module_files/* isInterfaceFile */.QS)(file.path))
                continue;
            // Bytes that were parsed are not kept: a module may have any number of files.
            if ((0,configuration_file/* isConfiguration */.Z)(file.path))
                read.push({ ...file, parsed: await this.#parseFile(file, limits), bytes: NO_BYTES });
            else
                read.push({ ...file, parsed: undefined });
        }
        return this.#interfaceFrom(read);
    }
    #interfaceFrom(files) {
        // A problem may come from the time limit, which the next version with the same files need not reach.
        const isWhole = files.every(({ id, parsed }) => id !== undefined && (parsed?.problems.length ?? 0) === 0);
        if (!isWhole)
            return interfaceFromFiles(files);
        const key = files.map(({ path, id }) => `${id} ${path}`).join('\n');
        const moduleInterface = this.#interfaces.get(key) ?? interfaceFromFiles(files);
        keep(this.#interfaces, hcl_limits/* MAX_CACHED_INTERFACES */.v3, [key, moduleInterface]);
        return moduleInterface;
    }
    async #parseFile(file, limits) {
        const refusal = limits.refuse(file.size ?? file.bytes.length);
        if (refusal !== undefined)
            return unread(refusal);
        const key = `${file.id}${file.path.endsWith('.json') ? '.json' : ''}`;
        const known = file.id === undefined ? undefined : this.#parsed.get(key);
        const parsed = known ?? (await this.#parseText(file));
        limits.count(parsed);
        if (file.id !== undefined)
            keep(this.#parsed, hcl_limits/* MAX_CACHED_FILES */.kR, [key, parsed]);
        return parsed;
    }
    async #parseText({ path, bytes }) {
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            return unread('the file is not UTF-8');
        const parse = await this.#parser();
        return parse(path, new TextDecoder().decode(bytes));
    }
    #parser() {
        this.#parse ??= Promise.all(/* import() */[__webpack_require__.e(551), __webpack_require__.e(8749), __webpack_require__.e(9848), __webpack_require__.e(8916)]).then(__webpack_require__.bind(__webpack_require__, 8916)).then((module) => module.startConfigurationParser());
        return this.#parse;
    }
}
function unread(message) {
    return { blocks: [], problems: [{ line: 1, column: 1, message }] };
}
function keep(cache, limit, [key, value]) {
    if (cache.size >= limit)
        cache.clear();
    cache.set(key, value);
}


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ MAX_TOKEN_DEPTH),
/* harmony export */   C9: () => (/* binding */ MAX_PARSE_MS),
/* harmony export */   Cm: () => (/* binding */ MAX_CONFIGURATION_BYTES),
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   SP: () => (/* binding */ MAX_MODULE_BYTES),
/* harmony export */   YJ: () => (/* binding */ MAX_HIGHLIGHT_DEPTH),
/* harmony export */   ZX: () => (/* binding */ MAX_BROKEN_FILES),
/* harmony export */   aZ: () => (/* binding */ MAX_PROBLEMS),
/* harmony export */   kA: () => (/* binding */ MAX_EXPRESSION_DEPTH),
/* harmony export */   kR: () => (/* binding */ MAX_CACHED_FILES),
/* harmony export */   pJ: () => (/* binding */ MAX_MODULE_MS),
/* harmony export */   v3: () => (/* binding */ MAX_CACHED_INTERFACES)
/* harmony export */ });
/** Configuration files (HCL). */
/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024;
/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
/** Files of a module that do not parse. The files after them are not read, and are diagnostics. */
const MAX_BROKEN_FILES = 20;
/** Time for the configuration of a module. The files after it are not read, and are diagnostics. */
const MAX_MODULE_MS = 20_000;
/**
 * Time for one file: a valid one of the largest size takes about 2 s, and for some broken files the time
 * grows with the square of their length. Above it the file is a diagnostic.
 */
const MAX_PARSE_MS = 5000;
/** Depth up to which nested expressions are read. A deeper one stays text. */
const MAX_EXPRESSION_DEPTH = 64;
/** Depth of a value in JSON configuration. A deeper file is a diagnostic. */
const MAX_JSON_DEPTH = 100;
/** Depth of brackets up to which syntax is checked. A deeper file is a diagnostic. */
const MAX_TOKEN_DEPTH = 400;
/** Depth of nodes up to which code has colours. What lies deeper has the colour of text. */
const MAX_HIGHLIGHT_DEPTH = 200;
/** Diagnostics of one file. The rest is left out. */
const MAX_PROBLEMS = 5;
/** Parsed files that a run keeps. The oldest is read again when it is needed. */
const MAX_CACHED_FILES = 20_000;
/** Interfaces that a run keeps. The oldest is read again when it is needed. */
const MAX_CACHED_INTERFACES = 100;


/***/ }),

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ errorAt),
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3876);


/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
function formatDiagnostic({ file, line, column, message }, root = '') {
    const path = root === '' ? file : `${root}/${file}`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line}:${column}: ${message}`;
}
/** The errors of files that clients do not load: of the root, and of submodules if those count. Examples never count. */
function brokenFiles(module, counted) {
    return module.diagnostics.filter(({ severity, file }) => {
        const isCounted = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(file) === '' || (counted === 'with submodules' && /^modules\//.test(file));
        return severity === 'error' && isCounted;
    });
}
/** An error about a line of a file. */
function errorAt({ file, line }, message) {
    return { severity: 'error', file, line, column: 1, message };
}
/** The refusal INVALID_HCL of a module that clients do not load. @param of the version: `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(diagnostics.map((each) => formatDiagnostic(each, root)));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} is not valid:`, ...listed].join('\n  '), 'correct the files and commit them; terraform validate or tofu validate shows the same errors');
}


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ MAX_TYPE_PARTS),
/* harmony export */   A$: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   Lj: () => (/* binding */ MAX_DESCRIPTION_LENGTH),
/* harmony export */   dr: () => (/* binding */ MAX_NESTED_MODULES),
/* harmony export */   tj: () => (/* binding */ MAX_DESCRIPTION_START)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/**
 * Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay
 * small.
 */
const MAX_TYPE_PARTS = 100;


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
function canonicalText(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text;
        case 'tuple':
            return `[${expression.members.map(canonicalText).join(',')}]`;
        case 'object':
            return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`;
        case 'call':
            return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`;
        case 'reference':
            return expression.text.replaceAll(/\s/g, '');
        case 'other':
            return expression.tokens;
    }
}


/***/ }),

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   QS: () => (/* binding */ isInterfaceFile),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3221);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4051);
/* harmony import */ var _readme_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1548);




/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const path = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.normalize)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory, target)).replace(/\/$/, '');
    return path === '.' ? '' : path;
}
/** Directories below `modules/` that are no submodules, at any depth. */
const NO_SUBMODULE = /(^|\/)(\.[^/]*|tests?|examples?|fixtures|wrappers)(\/|$)/;
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth. Examples are those below `examples/` that are not inside of another example.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: below('modules')
            .filter((directory) => !NO_SUBMODULE.test(directory))
            .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
        examples: examples.filter(isOuter).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
    };
}
/** Whether a file can be part of the module interface: configuration or a README, of the root, a submodule or an example. */
function isInterfaceFile(path) {
    const isInside = !path.includes('/') || /^(modules|examples)\//.test(path);
    return isInside && ((0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) || (0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .isReadme */ .ro)(path));
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test((0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .fileName */ .Md)(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}


/***/ }),

/***/ 9045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ mergeOverrides)
/* harmony export */ });
/**
 * Merges the blocks of override files into the blocks of the other files: attributes replace attributes, nested blocks replace
 * all nested blocks of their type, and `required_providers` is merged by name.
 * https://developer.hashicorp.com/terraform/language/files/override
 */
function mergeOverrides(primary, overrides) {
    const merged = [...primary];
    for (const override of overrides) {
        const at = merged.findIndex((block) => isOverridden(block, override));
        const base = merged[at];
        if (base === undefined)
            merged.push(override);
        else
            merged[at] = { ...mergeBlock(base, override), file: base.file };
    }
    return merged;
}
function isOverridden(block, override) {
    const alias = ({ attributes }) => attributes.get('alias')?.text;
    return (block.type === override.type &&
        block.labels.join('.') === override.labels.join('.') &&
        alias(block) === alias(override) &&
        // Of the blocks without labels only `terraform` is merged; files add to all others.
        (block.labels.length > 0 || block.type === 'terraform'));
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

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   be: () => (/* binding */ descriptionFromReadme),
/* harmony export */   ro: () => (/* binding */ isReadme)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4051);

const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isReadme(path) {
    return README_NAMES.includes(fileName(path).toLowerCase());
}
/** The README among the files of one directory, Markdown first; undefined without one. */
function selectReadme(files) {
    const rank = ({ path }) => README_NAMES.indexOf(fileName(path).toLowerCase());
    return files
        .filter(({ path }) => isReadme(path))
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const text = withoutMarkup(readme.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_START */ .tj)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_LENGTH */ .Lj)
        return paragraph;
    const cut = characters.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_LENGTH */ .Lj - 1).join('');
    return `${cut.replace(/\s+\S*$/, '')}…`;
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
function plainText(paragraph) {
    return paragraph
        .replaceAll(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
        .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^>]*)>/g, '')
        .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(/^\s*(?:>|[-+*]|\d+\.)\s+/gm, '')
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ typeFromExpression),
/* harmony export */   s: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);

const SIMPLE = ['any', 'string', 'number', 'bool'];
const COLLECTIONS = ['list', 'set', 'map'];
const ANY = { kind: 'any' };
/** The type constraint that an input declares; `any` without one. */
function typeFromExpression(expression) {
    if (expression === undefined)
        return ANY;
    return knownType(expression) ?? { kind: 'unknown', text: (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(expression) };
}
function knownType(expression) {
    if (expression.kind === 'call')
        return typeByCall(expression);
    if (expression.kind === 'reference')
        return typeByName(expression.steps.join('.'));
    // Before Terraform 0.12 types were strings.
    return typeByName((0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .stringValue */ .r$)(expression));
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
function typeByCall(call) {
    const { name } = call;
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    if (name === 'object' && argument.kind === 'object')
        return objectType(argument);
    if (name === 'tuple' && argument.kind === 'tuple')
        return { kind: 'tuple', elements: argument.members.map(typeFromExpression) };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: typeFromExpression(argument) };
}
function objectType(object) {
    const attributes = object.members.map(({ key, value }) => [(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .keyName */ .xT)(key), attributeOf(value)]);
    if (attributes.some(([name]) => name === undefined))
        return undefined;
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression), optional: false };
    const [type, value] = expression.arguments;
    const constant = (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .constantValue */ .yb)(value);
    return {
        type: typeFromExpression(type),
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration)
/* harmony export */ });
/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}


/***/ })

};
