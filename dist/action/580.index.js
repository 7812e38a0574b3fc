export const id = 580;
export const ids = [580];
export const modules = {

/***/ 51642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readPackagedFile),
/* harmony export */   n: () => (/* binding */ readStoredZip)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18082);


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

/***/ 93196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fetchCommit),
/* harmony export */   u: () => (/* binding */ fetchTags)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79286);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97409);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38799);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19130);





/**
 * Fetches tags, without history, into a new bare repository without a HEAD commit, and returns its directory. Throws
 * INVALID_TAG before the first request; NOT_FOUND for a tag that does not exist, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchTags(git, request) {
    const { remote, tags, subject = 'module repository', signal } = request;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const repository = new _remote_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchRepository */ .Zt(git, request);
    const names = tags === 'all' ? ['*'] : [...tags, ...(request.withTwins ? twinPatterns(tags) : [])];
    const fetched = await repository.fetch(names.map(tagRefspec), ['--depth=1'], { signal });
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(repository))))
        return repository.gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .readFailure */ .f1)(subject, remote.url, fetched.stderr);
}
/** A pattern that matches nothing is no failure, other than a name. What else these match is rare: `1.2.3-rc.1`. */
function twinPatterns(tags) {
    const twins = tags.flatMap(_module_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .otherSpellings */ .wf).filter((twin) => (0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .p)(twin) && !tags.includes(twin));
    return [...new Set(twins)].map((twin) => `${twin}*`);
}
/** Copies a tag, or with `*` all of them, under its own name. */
function tagRefspec(name) {
    return `refs/tags/${name}:refs/tags/${name}`;
}
/**
 * Fetches the commit of a ref as HEAD of a new bare repository, and returns its directory. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
async function fetchCommit(git, request) {
    const { remote, ref, withHistory } = request;
    const repository = new _remote_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchRepository */ .Zt(git, request);
    const wanted = [`${ref}:refs/heads/main`, ...(withHistory ? [tagRefspec('*')] : [])];
    const fetched = await repository.fetch(wanted, withHistory ? [] : ['--depth=1']);
    if (fetched.code === 0)
        return repository.gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .readFailure */ .f1)('module repository', remote.url, fetched.stderr);
}
/** A shallow fetch of a pattern that matches nothing fails without a message. */
async function hasNoTags(repository) {
    const listed = await repository.list('refs/tags/*');
    return listed.code === 0 && listed.stdout === '';
}
/** Lets through a tag that is safe in a refspec; whether it is a version is decided later, with the config file of its commit. */
function refuseUnsafe(tag) {
    if ((0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .p)(tag))
        return;
    const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .readTag */ .zW)(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
}


/***/ }),

/***/ 4298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ InterfaceReader)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(67843);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(69463);
// EXTERNAL MODULE: ./lib/interface/limits.js
var limits = __webpack_require__(30030);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(93141);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(7284);
// EXTERNAL MODULE: ./lib/interface/type-values.js
var type_values = __webpack_require__(46033);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(25958);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var read_expression = __webpack_require__(14099);
;// CONCATENATED MODULE: ./lib/interface/read/parsed-file.js
/** What is made of a block, which the versions of a module that share its file share too. */
function madeOnce(make) {
    const made = new WeakMap();
    return (block) => {
        const known = made.get(block) ?? make(block);
        made.set(block, known);
        return known;
    };
}
const labelled = (labels, attributes, more = {}) => ({
    labels,
    attributes,
    ...more,
});
/** The blocks and attributes that a module interface is made of; the parsers skip all others. */
const BLOCK_SCHEMAS = {
    variable: labelled(1, ['type', 'description', 'default', 'sensitive', 'nullable', 'ephemeral', 'deprecated'], { expressions: ['type'], blocks: { validation: labelled(0, ['condition', 'error_message']) } }),
    output: labelled(1, ['value', 'description', 'sensitive', 'ephemeral', 'deprecated']),
    resource: labelled(2, ['provider', 'count', 'for_each'], { expressions: ['provider'] }),
    data: labelled(2, ['provider'], { expressions: ['provider'] }),
    ephemeral: labelled(2, ['provider'], { expressions: ['provider'] }),
    module: labelled(1, ['source', 'version', 'count', 'for_each']),
    provider: labelled(1, ['version', 'alias']),
    terraform: labelled(0, ['required_version'], {
        blocks: { required_providers: { labels: 0, attributes: 'all' } },
    }),
    moved: labelled(0, ['from', 'to'], { expressions: ['from', 'to'] }),
    removed: labelled(0, ['from'], { expressions: ['from'] }),
    import: labelled(0, ['to', 'id'], { expressions: ['to'] }),
};
const FILE_SCHEMA = { labels: 0, attributes: [], blocks: BLOCK_SCHEMAS };
/** The schema of the blocks of this type inside `outer`; undefined for blocks that are skipped. */
function innerSchema(outer, type) {
    return outer.blocks !== undefined && Object.hasOwn(outer.blocks, type) ? outer.blocks[type] : undefined;
}

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
    return [...duplicateErrors(declared), ...requirementErrors(declared), ...merged.flatMap(blockErrors)];
}
const blockErrors = madeOnce((block) => {
    const problems = CHECKS[block.type]?.(block) ?? [];
    return problems.map(([message, at = block]) => (0,diagnostics/* errorAt */.Os)({ file: block.file, line: at.line }, message));
});
const NAMED = ['variable', 'output', 'module', 'resource', 'data', 'ephemeral'];
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
    const isFitting = constant === undefined || ((0,type_values/* accepts */.G)(type, constant) && !isNullRefused);
    return isFitting ? [] : [[`the default ${(0,error/* quote */.hD)(value.text)} does not fit the type of the input`, value]];
}
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
    const isFitting = constant === undefined || (0,type_values/* accepts */.G)((0,type_expression/* typeFromExpression */.F)(inner), constant);
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

// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(35343);
;// CONCATENATED MODULE: ./lib/interface/read/overrides.js
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

// EXTERNAL MODULE: ./lib/interface/read/readme.js
var read_readme = __webpack_require__(93331);
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
        diagnostics.push(...found.diagnostics);
        return found.directory;
    };
    return { root: add(''), submodules: submodules.map(add), examples: examples.map(add), diagnostics };
}
/** What the files of one directory say; it is equal for equal files at equal paths. */
function readDirectory(path, files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const declared = primary.flatMap(blocksOf);
    const blocks = mergeOverrides(declared, overrides.flatMap(blocksOf));
    const syntax = syntaxErrors([...primary, ...overrides]);
    // Of a file that does not parse arguments may be missing.
    const errors = syntax.length > 0 ? syntax : argumentErrors(declared, blocks);
    const readme = (0,read_readme/* selectReadme */.Bd)(files);
    return {
        directory: {
            path,
            readme: readme !== undefined && isReadmeRead(readme) ? new TextDecoder().decode(readme.bytes) : '',
            empty: primary.length + overrides.length === 0,
            ...interfaceFromBlocks(blocks),
        },
        diagnostics: [...errors, ...readmeWarnings(readme)],
    };
}
function syntaxErrors(files) {
    return files.flatMap(({ path, parsed }) => (parsed?.problems ?? []).map((problem) => ({ severity: 'error', file: path, ...problem })));
}
function readmeWarnings(readme) {
    if (readme === undefined || isReadmeRead(readme))
        return [];
    const message = `the README has more than ${limits/* MAX_README_BYTES */.A$} bytes and is left out`;
    return [{ severity: 'warning', file: readme.path, line: 1, column: 1, message }];
}
function isReadmeRead({ size, bytes }) {
    return (size ?? bytes.length) <= limits/* MAX_README_BYTES */.A$;
}
function interfaceFromBlocks(blocks) {
    const byType = (0,group/* groupBy */.$)(blocks, ({ type }) => type);
    const ofType = (type) => byType.get(type) ?? [];
    const each = (type, make) => ofType(type).map((block) => ({ ...make(block), ...positionOf(block) }));
    const inputs = ofType('variable').map(inputFrom);
    const inputTypes = new Map(inputs.map(({ name, parsedType }) => [name, parsedType]));
    return {
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
// The versions of a module share most of their parsed files, and so what is made of them.
const fileBlocks = new WeakMap();
function blocksOf({ path, parsed }) {
    if (parsed === undefined)
        return [];
    const known = fileBlocks.get(parsed);
    if (known !== undefined && known[0]?.file === path)
        return known;
    const blocks = parsed.blocks.map((block) => ({ ...block, file: path }));
    fileBlocks.set(parsed, blocks);
    return blocks;
}
const inputFrom = madeOnce((block) => {
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
        ...positionOf(block),
    };
});
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
/**
 * The providers that a directory requires, by name: declared in `required_providers`, configured by a `provider` block, or
 * implied by the type of a resource. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function providersFrom(blocks) {
    const found = [declared, configured, implied].flatMap((provider) => blocks.flatMap(provider));
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
const implied = madeOnce(({ type, labels, attributes, file, line }) => {
    if (!/^(resource|data|ephemeral)$/.test(type))
        return [];
    const provider = attributes.get('provider');
    const explicit = provider?.kind === 'reference' ? provider.steps[0] : (0,read_expression/* stringValue */.r$)(provider).split('.')[0] || undefined;
    const name = explicit ?? labels[0]?.split('_')[0];
    // Terraform and OpenTofu contain this provider: terraform_data, terraform_remote_state.
    if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined))
        return [];
    return [{ name, ...NO_REQUIREMENT, file, line }];
});

// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(94278);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(98259);
// EXTERNAL MODULE: ./lib/adapters/filesystem/stored-zip-reader.js
var stored_zip_reader = __webpack_require__(51642);
;// CONCATENATED MODULE: ./lib/adapters/hcl/limits.js
/** Configuration files (HCL). */
/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024;
/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
/** Tokens of a configuration file. A file with more is not read, and is a diagnostic. */
const MAX_TOKENS = 2_000_000;
/** Depth of brackets, blocks and templates in a configuration file, in either syntax. What lies deeper is a diagnostic. */
const MAX_DEPTH = 100;
/** Diagnostics of one file. The rest is left out. */
const MAX_PROBLEMS = 5;
/** Bytes of parsed files that a run keeps in memory, about. Those that were not used for longest are parsed again. */
const MAX_CACHED_FILE_BYTES = 16 * 1024 * 1024;
/** Bytes of read directories that a run keeps in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_DIRECTORY_BYTES = 16 * 1024 * 1024;
/** Bytes of memory for each byte of a configuration file that was parsed. */
const PARSED_BYTES_FOR_EACH = 6;
/** Bytes of memory for each byte of the files of a directory that was read. */
const DIRECTORY_BYTES_FOR_EACH = 4;

;// CONCATENATED MODULE: ./lib/adapters/hcl/configuration-limits.js

/** What reading the configuration of one module may cost: docs/interface.md lists the limits. */
class ConfigurationLimits {
    #bytes = 0;
    /** Why a file of this size is not read; undefined within all limits. */
    refuse(size) {
        if (size > MAX_CONFIGURATION_BYTES)
            return `the file has ${size} bytes; files over ${MAX_CONFIGURATION_BYTES} bytes are not read`;
        this.#bytes += size;
        return this.isExceeded
            ? `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`
            : undefined;
    }
    /** Whether the files of the module have more bytes than are read. */
    get isExceeded() {
        return this.#bytes > MAX_MODULE_BYTES;
    }
}

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-tokens.js
var hcl_tokens = __webpack_require__(17037);
;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-expressions.js


/** What operators give. */
const OPERATORS = new Map([
    ...['||', '&&', '==', '!=', '>', '>=', '<', '<='].map((sign) => [sign, 'bool']),
    ...['+', '-', '*', '/', '%'].map((sign) => [sign, 'number']),
]);
const LITERALS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/** The next expression. Throws `SyntaxFault`. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#expressions */
function readExpression(reader) {
    const expressions = new HclExpressions(reader, true);
    const expression = expressions.read();
    expressions.finish();
    return expression;
}
/** Checks the next expression, and keeps nothing of it. Throws `SyntaxFault`. */
function checkExpression(reader) {
    new HclExpressions(reader, false).read();
}
class HclExpressions {
    #reader;
    #isKept;
    /** The parts of the result that are their tokens, which are read at the end: most expressions become part of a larger one. */
    #unfinished = [];
    constructor(reader, isKept) {
        this.#reader = reader;
        this.#isKept = isKept;
    }
    finish() {
        for (const { draft, ...part } of this.#unfinished)
            draft.tokens = tokensOf(this.#reader.textOf(part));
    }
    /** Operands with operators between them, and conditions. */
    read() {
        const begin = this.#begin();
        let value = this.#operand();
        for (;;) {
            const result = this.#operations();
            if (result !== undefined)
                value = this.#other(begin, result);
            if (!this.#reader.take('?'))
                return value;
            this.#reader.nested(() => this.read());
            this.#reader.expect(':');
            this.#operand();
            this.#operations();
            value = this.#other(begin);
        }
    }
    /** The operators that follow, with their operands; what they give together, or undefined without one. */
    #operations() {
        let result;
        for (;;) {
            const given = OPERATORS.get(this.#reader.peek().type);
            if (given === undefined)
                return result;
            // Operators that compare bind less than those that calculate.
            if (result !== 'bool')
                result = given;
            this.#reader.read();
            this.#operand();
        }
    }
    #begin() {
        const { start, line } = this.#reader.peek();
        return { start, line, unfinished: this.#unfinished.length };
    }
    #source({ start, line }) {
        return { text: this.#isKept ? this.#reader.textOf({ start, end: this.#reader.end }) : '', line };
    }
    /** What was read since `begin`, as its tokens. */
    #other(begin, result) {
        const draft = { kind: 'other', tokens: '', ...(result && { result }), ...this.#source(begin) };
        this.#unfinished.length = begin.unfinished;
        if (this.#isKept)
            this.#unfinished.push({ draft, start: begin.start, end: this.#reader.end });
        return draft;
    }
    #operand() {
        const begin = this.#begin();
        const sign = this.#reader.is('-', '!') ? this.#reader.read().type : undefined;
        if (sign === undefined)
            return this.#traversal(begin);
        while (this.#reader.take('-', '!'))
            ;
        const value = this.#traversal(this.#begin());
        const { text, line } = this.#source(begin);
        const isNumber = value.kind === 'literal' && !Number.isNaN(Number(text));
        if (isNumber)
            return { kind: 'literal', value: Number(text), text, line };
        return this.#other(begin, sign === '-' ? 'number' : 'bool');
    }
    /** A term with the attributes and indexes behind it: `a.b[0].c` is `['a', 'b', 'c']`. */
    #traversal(begin) {
        const isName = this.#reader.is('name');
        const term = this.#term(begin);
        const steps = isName && term.kind === 'reference' ? [...term.steps] : undefined;
        let splat;
        let isTerm = true;
        for (let step = this.#step(); step !== undefined; step = this.#step()) {
            isTerm = false;
            if (step === '.*' || step === '[*]')
                splat = step;
            else
                steps?.push(...step);
        }
        if (isTerm)
            return term;
        if (steps === undefined || splat !== undefined)
            return this.#other(begin, splat === '[*]' ? 'list' : undefined);
        this.#unfinished.length = begin.unfinished;
        return { kind: 'reference', steps, ...this.#source(begin) };
    }
    /** The names that the next step of a traversal adds, or what kind of splat it is; undefined behind the last. */
    #step() {
        const reader = this.#reader;
        if (reader.take('.'))
            return reader.take('*') ? '.*' : this.#attribute();
        if (!reader.take('['))
            return undefined;
        if (reader.take('*')) {
            reader.expect(']');
            return '[*]';
        }
        this.#inBrackets(() => this.read(), ']');
        return [];
    }
    /** What follows a dot: a name, or a number instead of an index. */
    #attribute() {
        const reader = this.#reader;
        const token = reader.peek();
        if (token.type !== 'number') {
            reader.expect('name', 'the name of an attribute is expected here');
            return [reader.textOf(token)];
        }
        if (reader.textOf(reader.read()).includes('.'))
            reader.refuse('two indexes need brackets: [0][1]', token);
        this.#requireNumber(token);
        return [];
    }
    #requireNumber(token) {
        const text = this.#reader.textOf(token);
        if (!/^\d+(\.\d*)?([eE][-+]?\d+)?$/.test(text))
            this.#reader.refuse(`${(0,error/* quote */.hD)(text)} is not a number`, token);
    }
    #term(begin) {
        const reader = this.#reader;
        const token = reader.read();
        switch (token.type) {
            case 'number':
                this.#requireNumber(token);
                return { kind: 'literal', value: Number(reader.textOf(token)), ...this.#source(begin) };
            case 'name':
                return this.#named(token, begin);
            case 'quote':
                return this.#template(begin, 'end of quote', quotedText);
            case 'heredoc':
                return this.#template(begin, 'end of heredoc', heredocText);
            case '(':
                return this.#parentheses(begin);
            case '[':
                return this.#tuple(begin);
            case '{':
                return this.#object(begin);
            default:
                return reader.refuse('a value is expected here', token);
        }
    }
    #named(token, begin) {
        const name = this.#reader.textOf(token);
        if (this.#reader.is('(', '::'))
            return this.#call(name, begin);
        const value = LITERALS.get(name);
        return value === undefined
            ? { kind: 'reference', steps: [name], ...this.#source(begin) }
            : { kind: 'literal', value, ...this.#source(begin) };
    }
    /** The parentheses are part of the text, but not of what it is. */
    #parentheses(begin) {
        const value = this.#inBrackets(() => this.read(), ')');
        return Object.assign(value, this.#source(begin));
    }
    /** Inside of brackets a newline ends nothing. */
    #inBrackets(read, end) {
        const readAll = () => {
            const value = read();
            this.#reader.expect(end);
            return value;
        };
        return this.#reader.nested(readAll, { hasNewlines: false });
    }
    #call(first, begin) {
        const reader = this.#reader;
        let name = first;
        while (reader.take('::')) {
            const part = reader.peek();
            reader.expect('name', 'the name of a function is expected here');
            name += `::${reader.textOf(part)}`;
        }
        reader.expect('(');
        const passed = [];
        let isExpanded = false;
        const readArguments = () => {
            while (!reader.is(')')) {
                this.#keep(passed, this.read());
                isExpanded = reader.take('...');
                if (isExpanded || !reader.take(','))
                    return;
            }
        };
        this.#inBrackets(readArguments, ')');
        return isExpanded ? this.#other(begin) : { kind: 'call', name, arguments: passed, ...this.#source(begin) };
    }
    #keep(list, value) {
        if (this.#isKept)
            list.push(value);
    }
    #tuple(begin) {
        const reader = this.#reader;
        const members = [];
        let isFor = false;
        const readAll = () => {
            isFor = reader.isKeyword('for');
            if (isFor)
                return this.#for(']');
            while (!reader.is(']')) {
                this.#keep(members, this.read());
                if (!reader.take(','))
                    return;
            }
        };
        this.#inBrackets(readAll, ']');
        return isFor ? this.#other(begin, 'list') : { kind: 'tuple', members, ...this.#source(begin) };
    }
    /** In an object newlines count: each member ends with one, or with a comma. */
    #object(begin) {
        const reader = this.#reader;
        while (reader.take('newline'))
            ;
        if (!reader.isKeyword('for'))
            return this.#members(begin);
        this.#inBrackets(() => this.#for('}'), '}');
        return this.#other(begin, 'map');
    }
    #members(begin) {
        const reader = this.#reader;
        const members = [];
        const readAll = () => {
            while (!reader.take('}')) {
                if (reader.take('newline'))
                    continue;
                const key = this.read();
                if (!reader.take('=', ':'))
                    reader.refuse('"=" is missing before this');
                this.#keep(members, { key, value: this.read() });
                if (!reader.is('}') && !reader.take(',', 'newline'))
                    reader.refuse('a new line or a comma is missing before this');
            }
        };
        reader.nested(readAll, { hasNewlines: true });
        return { kind: 'object', members, ...this.#source(begin) };
    }
    /** `[for v in list : v if v]`, `{for k, v in map : k => v...}`. */
    #for(end) {
        const reader = this.#reader;
        this.#forHeader();
        reader.expect(':');
        this.read();
        if (end === '}') {
            reader.expect('=>', 'an object needs a key: "=>" is missing before this');
            this.read();
            reader.take('...');
        }
        if (!reader.isKeyword('if'))
            return;
        reader.read();
        this.read();
    }
    #forHeader() {
        const reader = this.#reader;
        reader.read();
        reader.expect('name', 'the name of a variable is expected here');
        if (reader.take(','))
            reader.expect('name', 'the name of a variable is expected here');
        if (!reader.isKeyword('in'))
            reader.refuse('"in" is missing before this');
        reader.read();
        this.read();
    }
    /** A template up to its end: text, interpolations, and directives that open and close each other. */
    #template(begin, end, toValue) {
        const reader = this.#reader;
        const open = [];
        const parts = [];
        const readAll = () => {
            while (!reader.take(end)) {
                const { type } = reader.peek();
                if (parts.length < 2 || type !== 'text')
                    parts.push(type);
                if (reader.take('text'))
                    continue;
                if (reader.take('${'))
                    this.#inBrackets(() => this.read(), 'template end');
                else if (reader.take('%{'))
                    this.#inBrackets(() => this.#directive(open), 'template end');
                else
                    reader.refuse('the string does not end');
            }
            const unclosed = open.at(-1);
            if (unclosed !== undefined)
                reader.refuse(`the string ends inside of its %{ ${unclosed} }`);
        };
        reader.nested(readAll);
        const source = this.#source(begin);
        if (parts.every((part) => part === 'text'))
            return { kind: 'literal', value: toValue(source.text), ...source };
        // A text that is one interpolation has the type of what it holds.
        const isWhole = end === 'end of quote' && parts.length === 1 && parts[0] === '${';
        return this.#other(begin, isWhole ? undefined : 'string');
    }
    /** @param open the directives that are open, the innermost last */
    #directive(open) {
        const reader = this.#reader;
        const keyword = reader.textOf(reader.peek());
        const innermost = open.at(-1);
        const closes = CLOSED_BY.get(keyword);
        if (keyword === 'for')
            this.#forHeader();
        else if (keyword === 'if') {
            reader.read();
            this.read();
        }
        else if (closes?.includes(innermost ?? '')) {
            reader.read();
            open.pop();
        }
        else
            reader.refuse('a template directive is expected here: if, else, endif, for or endfor');
        if (closes === undefined || keyword === 'else')
            open.push(keyword);
    }
}
/** The tokens of a valid expression without comments and optional commas, joined by blanks. */
function tokensOf(text) {
    const scanner = new hcl_tokens/* Scanner */.L(text);
    const open = [];
    let tokens = '';
    let [last, beforeLast] = ['', ''];
    for (let token = scanner.next(); token.type !== 'end of file'; token = scanner.next()) {
        const { type } = token;
        if (type === 'newline' || type === 'comment')
            continue;
        const part = text.slice(token.start, token.end);
        // Optional is a comma in an object, and one after the last member of a list.
        if (last === ',' && (open.at(-1) === '{' || type === ']' || type === ')'))
            tokens = tokens.slice(0, -2);
        if (/[([{]$/.test(type))
            open.push(type);
        else if (/^([)\]}]|template end)$/.test(type))
            open.pop();
        else if (last === '{' && part === 'for')
            open.splice(-1, 1, part);
        const isOne = type === '::' ||
            last === '::' ||
            (type === '*' && /^[.[]$/.test(last)) ||
            (type === ']' && last === '*' && beforeLast === '[');
        tokens += `${isOne || tokens === '' ? '' : ' '}${partsOf(type, part).join(' ')}`;
        beforeLast = last;
        last = type;
    }
    return tokens;
}
/** A token with a mark in it is several: `<<-EOT`, `${~`, `~}`. */
function partsOf(type, token) {
    if (type === 'heredoc')
        return token.match(/^<<-?|\S+/g) ?? [];
    if (type === 'end of heredoc')
        return [token.trim()];
    return (type !== 'text' && token.match(/[$%]\{(?=~)|~|(?<=~)\}/g)) || [token];
}
const CLOSED_BY = new Map([
    ['else', ['if']],
    ['endif', ['if', 'else']],
    ['endfor', ['for']],
]);
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** The value of a quoted string without interpolation. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#quoted-templates */
function quotedText(text) {
    const content = text.slice(1, -1);
    if (!/[\\$%]/.test(content))
        return content;
    const escapes = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))|([$%])\4\{/gs;
    return content.replaceAll(escapes, (whole, short, long, letter, mark) => {
        if (mark !== undefined)
            return `${mark}{`;
        const code = Number.parseInt(short ?? long ?? '', 16);
        if (code <= 0x10ffff)
            return String.fromCodePoint(code);
        return ESCAPES[letter ?? ''] ?? whole;
    });
}
/** The value of a heredoc without interpolation; `<<-` removes the smallest indentation from all lines. */
function heredocText(text) {
    const lines = text.split('\n').slice(1, -1);
    const body = text.startsWith('<<-') ? withoutIndentation(lines) : lines;
    return body.map((line) => `${line.replaceAll(/([$%])\1\{/g, '$1{')}\n`).join('');
}
function withoutIndentation(lines) {
    const widths = lines
        .filter((line) => line.trim() !== '')
        .map((line) => line.length - line.trimStart().length);
    const least = widths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    return lines.map((line) => line.slice(Math.min(least, line.length)));
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-token-reader.js



/** A fault of a text, at a place. */
class SyntaxFault extends Error {
    at;
    constructor(at, message) {
        super(message);
        this.at = at;
    }
}
/** A text that is not read further. */
class TooManyTokens extends SyntaxFault {
}
const OPENERS = ['(', '[', '{', '${', '%{'];
const OPENED_BY = {
    ')': ['('],
    ']': ['['],
    '}': ['{'],
    'template end': ['${', '%{'],
};
/** Which of the open brackets one closes, or a negative number; one that lies very deep is not looked for. */
function openedBy(closer, open) {
    const openers = OPENED_BY[closer];
    if (openers === undefined)
        return -1;
    for (let at = open.length - 1; at >= 0 && at >= open.length - MAX_DEPTH; at -= 1) {
        if (openers.includes(open[at] ?? ''))
            return at;
    }
    return -1;
}
/** The tokens of a text, one after the other, without comments; newlines are tokens only where they end something. */
class TokenReader {
    /** Where the token that was read last ends. */
    end = 0;
    #text;
    #scanner;
    #next;
    #count = 0;
    #depth = 0;
    #hasNewlines = true;
    constructor(text) {
        this.#text = text;
        this.#scanner = new hcl_tokens/* Scanner */.L(text);
    }
    /** Calls `read` for a nested part, in which newlines are tokens or not; without a word on that, as around it. */
    nested(read, { hasNewlines = this.#hasNewlines } = {}) {
        const outer = this.#hasNewlines;
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH)
            this.refuse(`this is nested deeper than ${MAX_DEPTH} levels`);
        this.#hasNewlines = hasNewlines;
        const result = read();
        this.#hasNewlines = outer;
        this.#depth -= 1;
        return result;
    }
    peek() {
        while (this.#next === undefined || (this.#next.type === 'newline' && !this.#hasNewlines)) {
            this.#next = this.#scan();
        }
        if (this.#next.fault !== undefined)
            this.refuse(this.#next.fault, this.#next);
        return this.#next;
    }
    read() {
        const token = this.peek();
        if (token.type === 'end of file')
            return token;
        this.#next = undefined;
        if (token.type !== 'newline')
            this.end = token.end;
        return token;
    }
    /** Whether the next token is of this type. */
    is(...types) {
        return types.includes(this.peek().type);
    }
    /** Reads the next token if it is of one of these types. */
    take(...types) {
        const isNext = types.includes(this.peek().type);
        if (isNext)
            this.read();
        return isNext;
    }
    expect(type, message = `${(0,error/* quote */.hD)(type)} is missing before this`) {
        if (!this.take(type))
            this.refuse(message);
    }
    isKeyword(word) {
        return this.is('name') && this.textOf(this.peek()) === word;
    }
    textOf({ start, end }) {
        return this.#text.slice(start, end);
    }
    refuse(message = 'this does not parse', at = this.peek()) {
        throw new SyntaxFault(at, at.type === 'end of file' ? 'the file ends too early' : message);
    }
    /** Where the next token is. */
    get place() {
        const { start, line } = this.#next ?? this.#scanner.place;
        return { start, line, depth: this.#depth };
    }
    /**
     * Goes from the beginning of a statement to the end of the line that ends it, behind `fault`; brackets in it may be wrong.
     * @param isNested whether a brace may end the body around it
     */
    skipStatement(from, fault, isNested) {
        this.#scanner = new hcl_tokens/* Scanner */.L(this.#text, from);
        this.#depth = from.depth;
        this.#hasNewlines = true;
        const open = [];
        for (let token = this.#scan();; token = this.#scan()) {
            this.#next = token;
            const closed = openedBy(token.type, open);
            const isBehind = token.start >= fault.at.start;
            const isNewBlock = !isNested && /^[a-z]/.test(this.#text.slice(token.end, token.end + 1));
            if (token.type === 'end of file')
                return;
            if (token.type === 'newline' && isBehind && (open.length === 0 || isNewBlock))
                return;
            if (token.type === '}' && closed < 0 && isNested)
                return;
            if (closed >= 0)
                open.length = closed;
            if (OPENERS.includes(token.type))
                open.push(token.type);
        }
    }
    get isAtEnd() {
        return this.#next?.type === 'end of file';
    }
    #scan() {
        for (;;) {
            const token = this.#scanner.next();
            this.#count += 1;
            if (this.#count > MAX_TOKENS)
                throw new TooManyTokens(token, `the file has more than ${MAX_TOKENS} tokens`);
            if (token.type !== 'comment')
                return token;
        }
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-parser.js






/**
 * Parses a file in HCL's own syntax, by the rules of HashiCorp's parser. A statement that does not parse becomes a problem; the rest
 * of the file is read. https://github.com/hashicorp/hcl/blob/main/hclsyntax/parser.go
 */
function parseHcl(text, schema = FILE_SCHEMA) {
    const parser = new HclParser(text);
    try {
        const { blocks } = parser.body(schema, 'end of file');
        return { blocks, problems: parser.problems.slice(0, MAX_PROBLEMS) };
    }
    catch (error) {
        if (!(error instanceof TooManyTokens))
            throw error;
        return { blocks: [], problems: [{ line: error.at.line, column: 1, message: error.message }] };
    }
}
/** Parses one HCL expression, such as JSON configuration holds in a string; undefined for text that is none. */
function parseHclExpression(text) {
    const reader = new TokenReader(text);
    try {
        const expression = readExpression(reader);
        while (reader.take('newline'))
            ;
        return reader.is('end of file') ? expression : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxFault)
            return undefined;
        throw error;
    }
}
/** Of a block that is not part of an interface only the syntax counts. */
const SKIPPED = { labels: 0, attributes: [] };
const ON_ONE_LINE = 'a block on one line has a single argument: write each on a line of its own';
class HclParser {
    problems = [];
    #text;
    #reader;
    constructor(text) {
        this.#text = text;
        this.#reader = new TokenReader(text);
    }
    /** Reads statements up to `end`, or up to the end of the file. */
    body(schema, end) {
        const reader = this.#reader;
        const body = { attributes: new Map(), blocks: [], names: new Set() };
        for (let isOpen = true; isOpen && this.problems.length <= MAX_PROBLEMS;) {
            const { place } = reader;
            try {
                isOpen = this.#statement(schema, body, end);
            }
            catch (error) {
                if (!(error instanceof SyntaxFault) || error instanceof TooManyTokens)
                    throw error;
                this.#report(error.at, error.message);
                isOpen = !reader.isAtEnd;
                if (isOpen)
                    reader.skipStatement(place, error, end === '}');
            }
        }
        return body;
    }
    /** Reads the next statement; false at the end of the body. */
    #statement(schema, body, end) {
        const reader = this.#reader;
        while (reader.take('newline'))
            ;
        if (reader.take(end))
            return false;
        const first = reader.peek();
        if (first.type !== 'name')
            reader.refuse('an argument or a block is expected here');
        const name = reader.textOf(reader.read());
        if (reader.is('=')) {
            if (body.names.has(name))
                reader.refuse(`${(0,error/* quote */.hD)(name)} is set twice`, first);
            body.names.add(name);
            this.#argument(name, schema, body);
        }
        else {
            body.blocks.push(...this.#block(name, first, schema));
        }
        if (!reader.is('end of file'))
            reader.expect('newline', 'a new line is missing before this');
        return true;
    }
    #argument(name, schema, { attributes }) {
        this.#reader.expect('=', ON_ONE_LINE);
        const isWanted = schema.attributes === 'all' || schema.attributes.includes(name);
        if (isWanted)
            attributes.set(name, readExpression(this.#reader));
        else
            checkExpression(this.#reader);
    }
    #block(type, at, outer) {
        const schema = innerSchema(outer, type);
        const labels = this.#labels();
        const { attributes, blocks } = this.#reader.nested(() => this.#blockBody(schema ?? SKIPPED), {
            hasNewlines: true,
        });
        if (outer.attributes === 'all')
            this.#report(at, `${(0,error/* quote */.hD)(type)} is an argument, not a block: "=" is missing after it`);
        if (schema === undefined)
            return [];
        if (labels.length !== schema.labels) {
            this.#report(at, `${(0,error/* quote */.hD)(type)} has ${(0,count/* counted */.h)(labels.length, 'label')}, not ${schema.labels}`);
            return [];
        }
        return [{ type, labels, attributes, blocks, line: at.line }];
    }
    #labels() {
        const reader = this.#reader;
        const labels = [];
        while (!reader.take('{')) {
            const token = reader.peek();
            if (reader.take('quote')) {
                while (reader.take('text'))
                    ;
                reader.expect('end of quote', 'a label is a plain string');
                labels.push(quotedText(reader.textOf({ start: token.start, end: reader.end })));
            }
            else if (reader.take('name'))
                labels.push(reader.textOf(token));
            else
                reader.refuse('a label or "{" is expected here');
        }
        return labels;
    }
    #blockBody(schema) {
        const reader = this.#reader;
        if (reader.is('newline', '}', 'end of file'))
            return this.body(schema, '}');
        const body = { attributes: new Map(), blocks: [], names: new Set() };
        const name = reader.peek();
        if (!reader.take('name'))
            reader.refuse('an argument is expected here');
        this.#argument(reader.textOf(name), schema, body);
        reader.expect('}', ON_ONE_LINE);
        return body;
    }
    #report({ start, line }, message) {
        const column = start === 0 ? 1 : start - this.#text.lastIndexOf('\n', start - 1);
        const last = this.problems.at(-1);
        // All blocks that are open at the end of the file end too early.
        if (last?.line === line && last.column === column)
            return;
        this.problems.push({ line, column, message });
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/json-parser.js





/**
 * Parses configuration in JSON syntax. @param parseExpression parses the strings that hold HCL: types and addresses
 * https://developer.hashicorp.com/terraform/language/syntax/json
 */
function parseJson(text, parseExpression) {
    const root = parseJsonExpression(text);
    if ('message' in root)
        return { blocks: [], problems: [root] };
    const reader = new JsonBlocks(parseExpression);
    // The top level may also be a list of objects.
    const objects = root.kind === 'tuple' ? root.members : [root];
    const blocks = objects.flatMap((object) => reader.root(object));
    return { blocks, problems: reader.problems };
}
class JsonBlocks {
    problems = [];
    #parseExpression;
    constructor(parseExpression) {
        this.#parseExpression = parseExpression;
    }
    root(value) {
        if (value.kind === 'object')
            return this.body(value, FILE_SCHEMA).blocks;
        this.#report(value, 'the file holds no JSON object');
        return [];
    }
    body(object, schema) {
        const attributes = new Map();
        const blocks = [];
        for (const { key, value } of object.members) {
            const name = (0,read_expression/* keyName */.xT)(key) ?? '';
            const inner = innerSchema(schema, name);
            if (inner !== undefined)
                blocks.push(...this.#blocks({ type: name, labels: [] }, inner, value));
            else if (schema.attributes === 'all' ? name !== '//' : schema.attributes.includes(name)) {
                if (attributes.has(name))
                    this.#report(key, `${(0,error/* quote */.hD)(name)} is set twice`);
                attributes.set(name, this.#attribute(value, schema.expressions?.includes(name) ?? false));
            }
        }
        return { attributes, blocks };
    }
    /** Each label is a key of an object around the next. A list stands for several blocks, all at the line of the list. */
    #blocks(header, schema, value) {
        const { type, labels } = header;
        const { line } = value;
        const members = value.kind === 'tuple' ? value.members : [value];
        if (labels.length === schema.labels)
            return members.flatMap((member) => this.#isObject(type, member) ? [{ ...header, ...this.body(member, schema), line }] : []);
        const named = members.flatMap((member) => (this.#isObject(type, member) ? member.members : []));
        if (named.length === 0)
            this.#report(value, `${(0,error/* quote */.hD)(type)} has ${(0,count/* counted */.h)(labels.length, 'label')}, not ${schema.labels}`);
        return named.flatMap(({ key, value: inner }) => this.#blocks({ type, labels: [...labels, (0,read_expression/* keyName */.xT)(key) ?? ''] }, schema, inner));
    }
    /** `null` stands for no block, and is not a problem. */
    #isObject(type, value) {
        const isNull = value.kind === 'literal' && value.value === null;
        if (value.kind !== 'object' && !isNull)
            this.#report(value, `${(0,error/* quote */.hD)(type)} holds no JSON object`);
        return value.kind === 'object';
    }
    #report({ line }, message) {
        this.problems.push({ line, column: 1, message });
    }
    #attribute(value, isExpression) {
        if (value.kind !== 'literal' || typeof value.value !== 'string')
            return value;
        const parsed = isExpression ? this.#parseExpression(value.value) : undefined;
        if (parsed !== undefined)
            return { ...parsed, line: value.line };
        return /[$%]\{/.test(value.value) ? template(value, value.value) : value;
    }
}
/** A string with interpolations has to be evaluated. */
function template({ text, line }, content) {
    const [, whole] = /^\$\{([^{}]*)\}$/.exec(content) ?? [];
    return { kind: 'other', tokens: (whole ?? text).trim(), text, line };
}
/** Parses JSON text to an expression, as `JSON.parse` tells no lines; a problem for text that is not JSON. https://www.rfc-editor.org/rfc/rfc8259 */
function parseJsonExpression(text) {
    const reader = new JsonReader(text);
    try {
        return reader.readAll();
    }
    catch (error) {
        if (error instanceof JsonError)
            return reader.problem(error.message);
        throw error;
    }
}
class JsonError extends Error {
}
const BLANK = /[ \t\r\n]*/y;
const SCALAR = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
class JsonReader {
    #text;
    #at = 0;
    #line = 1;
    constructor(text) {
        this.#text = text;
    }
    readAll() {
        const value = this.#value(0);
        this.#blank();
        if (this.#at < this.#text.length)
            throw new JsonError('unexpected text after the end of the value');
        return value;
    }
    problem(message) {
        const start = this.#text.lastIndexOf('\n', this.#at - 1) + 1;
        return { line: this.#line, column: this.#at - start + 1, message };
    }
    #value(depth) {
        if (depth > MAX_DEPTH)
            throw new JsonError(`values are nested deeper than ${MAX_DEPTH} levels`);
        this.#blank();
        const from = { at: this.#at, line: this.#line };
        if (this.#take('{')) {
            const members = this.#list('}', () => this.#member(depth));
            return { kind: 'object', members, text: this.#text.slice(from.at, this.#at), line: from.line };
        }
        if (this.#take('[')) {
            const members = this.#list(']', () => this.#value(depth + 1));
            return { kind: 'tuple', members, text: this.#text.slice(from.at, this.#at), line: from.line };
        }
        return this.#scalar();
    }
    #member(depth) {
        const key = this.#value(depth + 1);
        if (key.kind !== 'literal' || typeof key.value !== 'string')
            throw new JsonError('a name in double quotes is missing');
        this.#blank();
        if (!this.#take(':'))
            throw new JsonError('":" is missing');
        return { key, value: this.#value(depth + 1) };
    }
    #list(end, read) {
        const members = [];
        this.#blank();
        if (this.#take(end))
            return members;
        for (;;) {
            members.push(read());
            this.#blank();
            if (this.#take(end))
                return members;
            if (!this.#take(','))
                throw new JsonError(`"," or "${end}" is missing`);
        }
    }
    #scalar() {
        SCALAR.lastIndex = this.#at;
        const [text] = SCALAR.exec(this.#text) ?? [];
        if (text === undefined)
            throw new JsonError(this.#at < this.#text.length ? 'a value is missing' : 'the file ends too early');
        this.#at += text.length;
        return { kind: 'literal', value: JSON.parse(text), text, line: this.#line };
    }
    #take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at += 1;
        return true;
    }
    #blank() {
        BLANK.lastIndex = this.#at;
        const [blank = ''] = BLANK.exec(this.#text) ?? [];
        this.#at += blank.length;
        this.#line += blank.split('\n').length - 1;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/configuration-parser.js


/** Parses a configuration file. Its name says whether it is HCL or, with `.json` at its end, JSON. */
function parseConfiguration(path, text) {
    return path.endsWith('.json') ? parseJson(text, parseHclExpression) : parseHcl(text);
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/interface-reader.js












const NO_BYTES = new Uint8Array();
/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * versions share the objects of their equal directories. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
class InterfaceReader {
    #run;
    #parsed = new bounded_map/* BoundedMap */.E(MAX_CACHED_FILE_BYTES);
    #directories = new bounded_map/* BoundedMap */.E(MAX_CACHED_DIRECTORY_BYTES);
    /** @param run parses a file, and reads a directory of parsed files */
    constructor(run = run_work/* runWork */.d) {
        this.#run = run;
    }
    inPackage(zip, subdirectory) {
        const prefix = (0,package_package/* rootPrefix */.R)(subdirectory);
        const files = [...(0,stored_zip_reader/* readStoredZip */.n)(zip)].filter(({ path }) => path.startsWith(prefix));
        return this.read((0,module_files/* selectInterfaceFiles */.Dm)(files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))));
    }
    /** @param files those that {@link selectInterfaceFiles} gives */
    async read(files) {
        const limits = new ConfigurationLimits();
        const read = [];
        for await (const file of files)
            read.push(this.#run(() => readFile(file, limits)));
        return this.#run(() => interfaceFromFiles(read));
    }
    /** Reads a module of which the files are known. @param load the contents of some of them, in their order */
    async readListed(files, load) {
        const paths = files.map(({ path }) => path);
        const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(paths);
        const inDirectories = (0,group/* groupBy */.$)(files, ({ path }) => (0,module_files/* directoryOf */.jt)(path));
        const known = new Map();
        const unknown = new Map();
        for (const path of ['', ...submodules, ...examples]) {
            const own = inDirectories.get(path) ?? [];
            const directory = this.#directories.get(keyOf(own));
            if (directory === undefined)
                unknown.set(path, own);
            else
                known.set(path, directory);
        }
        const limits = new ConfigurationLimits();
        for (const { size } of known.values())
            limits.refuse(size);
        const read = await this.#readFiles([...unknown.values()].flat(), load, limits);
        if (limits.isExceeded)
            return this.read(contentsOf(load(files)));
        for (const [path, own] of unknown)
            known.set(path, this.#readDirectory(path, own, read));
        return interfaceFromDirectories(paths, (path) => known.get(path) ?? readDirectory(path, []));
    }
    async #readFiles(files, load, limits) {
        const read = new Map();
        for (const file of files) {
            const kept = this.#parsed.get(parsedKey(file));
            if (kept === undefined)
                continue;
            limits.refuse(kept.size);
            read.set(file, { ...kept, path: file.path });
        }
        const unread = files.filter((file) => !read.has(file));
        for await (const [file, { bytes }] of load(unread)) {
            const parsed = this.#run(() => readFile({ path: file.path, bytes }, limits));
            const found = { ...parsed, size: bytes.length };
            if (limits.isExceeded)
                break;
            read.set(file, found);
            if (found.parsed !== undefined)
                this.#parsed.set(parsedKey(file), found, bytes.length * PARSED_BYTES_FOR_EACH);
        }
        return read;
    }
    #readDirectory(path, files, read) {
        const own = files.map((file) => read.get(file)).filter((file) => file !== undefined);
        const size = sum(own.filter(({ parsed }) => parsed !== undefined));
        const directory = { ...this.#run(() => readDirectory(path, own)), size };
        this.#directories.set(keyOf(files), directory, sum(own) * DIRECTORY_BYTES_FOR_EACH);
        return directory;
    }
}
/** Bytes that were parsed are not kept: a module may have any number of files. */
function readFile(file, limits) {
    if (!(0,configuration_file/* isConfiguration */.Z)(file.path))
        return { ...file, parsed: undefined };
    return { ...file, parsed: parseFile(file, limits), bytes: NO_BYTES };
}
function parseFile({ path, bytes, size = bytes.length }, limits) {
    const refusal = limits.refuse(size) ?? ((0,external_node_buffer_.isUtf8)(bytes) ? undefined : 'the file is not UTF-8');
    if (refusal === undefined)
        return parseConfiguration(path, new TextDecoder().decode(bytes));
    return { blocks: [], problems: [{ line: 1, column: 1, message: refusal }] };
}
async function* contentsOf(loaded) {
    for await (const [{ path }, { bytes }] of loaded)
        yield { path, bytes };
}
function parsedKey({ path, oid }) {
    return path.endsWith('.json') ? `${oid}.json` : oid;
}
function keyOf(files) {
    return files.map(({ path, oid }) => `${oid} ${path}`).join('\n');
}
function sum(files) {
    return files.reduce((bytes, { size }) => bytes + size, 0);
}


/***/ }),

/***/ 43467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ renderVersions),
/* harmony export */   j1: () => (/* binding */ renderDiscovery),
/* harmony export */   vy: () => (/* binding */ renderHostHeaders),
/* harmony export */   wH: () => (/* binding */ sourcePageLocation),
/* harmony export */   xc: () => (/* binding */ renderDownload)
/* harmony export */ });
/* unused harmony export terraformLocation */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89688);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21160);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52177);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96308);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(411);





/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
function renderDiscovery() {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ 'modules.v1': _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh });
}
/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS = { root: { providers: [], dependencies: [] }, submodules: [] };
/**
 * What the document says it is about: the web URL of the repository, where update bots look for changelogs, or the address of a
 * module without a known repository. Clients do not read it.
 */
function sourceOf({ owner, address }) {
    return owner === null ? (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address) : `https://${owner.host}/${owner.repository}`;
}
/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks.
 */
function renderVersions(module, requirements) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).map((version) => ({
        version,
        ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
    }));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ modules: [{ source: sourceOf(module), versions }] });
}
/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
function renderDownload(release, { sign = (location) => location, readsOci = true, useRegistryCredentials = false } = {}) {
    const [first] = release.packages;
    const location = (readsOci ? undefined : terraformLocation(release)) ?? first?.location;
    if (location === undefined)
        return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({});
    // A direct package is fetched from the location as it stands, `//` and all.
    const isWhole = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .subdirectoryOf */ .$z)(location) === '';
    const isDirect = useRegistryCredentials && isWhole && (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location) === 'relative';
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({
        location: sign(location),
        ...(isDirect ? { use_registry_credentials: true } : {}),
    });
}
/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
function terraformLocation(release) {
    const isSame = release.package.equalsTree === true;
    const locations = release.packages.map(({ location }) => location);
    return locations.find((location, place) => {
        const kind = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location);
        return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame);
    });
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const location = terraformLocation(release);
    if (location === undefined || (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location) !== 'relative')
        return location;
    if (registryUrl === null)
        return undefined;
    const download = `${registryUrl}/${(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'download')}`;
    return new URL(location, download).href;
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh}*/download\n  X-Terraform-Get: ./source\n`;
}


/***/ }),

/***/ 74946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   Ez: () => (/* binding */ parseRequirements),
/* harmony export */   H1: () => (/* binding */ renderVersionsDocument)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4645);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84289);
/* harmony import */ var _interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31046);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22413);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53686);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98267);









/** Versions that are missing in `requirements` count as published without their interface. */
function renderVersionsDocument(module, requirements) {
    const published = module.versions.map(({ version, committedAt }) => ({
        version,
        date: committedAt,
        ...stateOf(module, version),
        ...(requirements.get(version) ?? {}),
    }));
    const removed = module.removed.map(({ version }) => ({ version, ...stateOf(module, version) }));
    const versions = [...published, ...removed].sort((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactJson */ .Ar)({ address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(module.address), versions });
}
/** `since` is the date of the mark; `date` is that of the commit. */
function stateOf(module, version) {
    const { date, ...state } = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_6__/* .versionState */ .M7)(module, version);
    return { ...state, ...(date === undefined ? {} : { since: date }) };
}
/** The requirements of a version, as the protocol shows them. */
function requirementsOf({ root, submodules }) {
    const requirements = ({ providers, calls }) => ({
        providers: providers.map(_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__/* .providerJson */ .Gp),
        dependencies: calls.map(_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_2__/* .dependencyJson */ .MQ),
    });
    return {
        root: requirements(root),
        submodules: submodules.map((each) => ({ path: each.path, ...requirements(each) })),
    };
}
const text = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP();
const directory = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    providers: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, namespace: text, source: text, version: text })),
    dependencies: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, source: text, version: text })),
});
const versionsDocument = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    versions: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        version: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .versionField */ .FA,
        root: directory.optional(),
        submodules: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(directory.extend({ path: text })).optional(),
    })),
});
/** Reads the requirements in `versions.json`; none where the file is missing. Throws INDEX_INVALID. */
function parseRequirements(path, bytes) {
    if (bytes === undefined)
        return new Map();
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(versionsDocument, bytes);
    if (document !== undefined) {
        return new Map(document.versions.map(({ version, root, submodules }) => [
            version,
            root === undefined || submodules === undefined ? null : { root, submodules },
        ]));
    }
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a list of versions`, 'run `module-registry render --index …` to rebuild it');
}


/***/ }),

/***/ 8126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ catalogNeighbours),
/* harmony export */   Jn: () => (/* binding */ updateCatalog),
/* harmony export */   ek: () => (/* binding */ renderCatalog)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67843);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21160);
/* harmony import */ var _format_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4156);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54268);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(411);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4587);







/** The whole catalog of these modules. */
function renderCatalog(items) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items, (item) => hashOf(item).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => layOut(prefix, group).files);
}
/**
 * The files of the catalog that these changes change, each in its new state: the same files as {@link renderCatalog} gives. Reads the
 * files of `catalogChain` and of `catalogNeighbours`.
 */
function updateCatalog(changes, read) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => updateSubtree(prefix, group, read).files);
}
function updateSubtree(prefix, changes, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file)
        return layOut(prefix, (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .withModules */ .KT)(file, changes).modules);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const updated = [...groups].map(([digit, group]) => [digit, updateSubtree(prefix + digit, group, read)]);
    const files = updated.flatMap(([, subtree]) => subtree.files);
    const after = {
        ...file.children,
        ...Object.fromEntries(updated.map(([digit, { bytes }]) => [digit, bytes])),
    };
    const children = Object.fromEntries(Object.entries(after).filter(([, bytes]) => bytes > 0));
    const bytes = sum(Object.values(children));
    if (!(0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes))
        return { files: [...files, nodeFile(prefix, children)], bytes };
    const drafts = new Map(files.map(([path, text]) => [path, text === null ? undefined : encode(text)]));
    const items = Object.keys(children).flatMap((digit) => itemsBelow(prefix + digit, (path) => (drafts.has(path) ? drafts.get(path) : read(path))));
    const gone = [...Object.keys(after).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)), ...drafts.keys()];
    return { files: [...layOut(prefix, items).files, ...gone.map((path) => [path, null])], bytes };
}
function layOut(prefix, items) {
    const bytes = sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN));
    if ((0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes) || prefix.length === _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_PREFIX */ .MW) {
        const text = items.length === 0 ? null : (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCatalog */ .fn)(items);
        return { files: [[(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), text]], bytes };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items, (item) => hashOf(item).charAt(prefix.length));
    const parts = [...groups].map(([digit, group]) => [digit, layOut(prefix + digit, group)]);
    const children = Object.fromEntries(parts.map(([digit, part]) => [digit, part.bytes]));
    return { files: [...parts.flatMap(([, part]) => part.files), nodeFile(prefix, children)], bytes };
}
/**
 * The paths, besides those of `catalogChain`, that changes of these modules may need: where the other modules fit into one file, a
 * module that gets smaller makes one file of several.
 */
function catalogNeighbours(addresses, files) {
    const read = (path) => files.get(path);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => neighboursBelow(prefix, group, read).paths);
}
function neighboursBelow(prefix, addresses, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file) {
        const own = new Set(addresses.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc));
        const items = file.modules.filter((item) => own.has((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .itemAddress */ .EA)(item)));
        return { paths: [], own: sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN)) };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const below = [...groups].map(([digit, group]) => neighboursBelow(prefix + digit, group, read));
    const own = sum(below.map((each) => each.own));
    const isMerged = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(sum(Object.values(file.children)) - own);
    const siblings = isMerged ? Object.keys(file.children).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)) : [];
    return { paths: [...siblings, ...below.flatMap(({ paths }) => paths)], own };
}
function fileAt(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    return (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, read(path));
}
function itemsBelow(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    const bytes = read(path);
    if (bytes === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although the file above it names it`, 'run `module-registry render --index …` to rebuild it');
    }
    const file = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, bytes);
    if ('modules' in file)
        return file.modules;
    return Object.keys(file.children).flatMap((digit) => itemsBelow(prefix + digit, read));
}
function nodeFile(prefix, children) {
    return [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalogNode */ .B)(children)];
}
function hashOf({ namespace, name, provider }) {
    return (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)({ namespace, name, system: provider });
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function encode(text) {
    return new TextEncoder().encode(text);
}


/***/ }),

/***/ 42426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m5: () => (/* binding */ LISTS),
  vH: () => (/* binding */ addToList),
  rQ: () => (/* binding */ interfaceFiles),
  Dw: () => (/* binding */ listItems),
  ug: () => (/* binding */ moduleFiles),
  Of: () => (/* binding */ pathsToRead),
  xs: () => (/* binding */ registryFiles),
  pI: () => (/* binding */ renderList),
  uP: () => (/* binding */ versionFiles)
});

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(89688);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(52177);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(44415);
// EXTERNAL MODULE: ./lib/interface/interface-json.js
var interface_json = __webpack_require__(31046);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(54881);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(54268);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(98267);
;// CONCATENATED MODULE: ./lib/index/format/module-details.js





/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
function deprecationJson(module, version) {
    const mark = (0,version_state/* deprecationOf */.c5)(module, version);
    if (mark === undefined)
        return null;
    const { reason, link = '', replacement } = mark;
    return { reason, link, ...(replacement === undefined ? {} : { replacement }) };
}
/**
 * "Get a specific module" of the registry HTTP API, as the server answers it.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderDetails(release, moduleInterface, more) {
    return detailsText(release, directoriesOf(moduleInterface), more);
}
/** The static file of a module: its latest version, with no text of a README, which would stand there a second time. */
function renderModuleDetails(release, moduleInterface, more) {
    const { root, submodules, examples } = directoriesOf(moduleInterface);
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(withoutReadme),
        examples: examples.map(withoutReadme),
    };
    return detailsText(release, directories, { ...more, readme_digest: readmeDigest(moduleInterface) });
}
/** The static file of a version, from its own commit alone. Of submodules and examples it has the paths: `interface.json` has the rest. */
function renderVersionDetails(release, moduleInterface) {
    const { root } = directoriesOf(moduleInterface);
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(({ path }) => ({ path })),
        examples: examples.map(({ path }) => ({ path })),
    };
    return detailsText(release, directories, { readme_digest: readmeDigest(moduleInterface) });
}
function detailsText(release, directories, more) {
    const { tag, license: { identifier: license } = {} } = release;
    return (0,json/* compactJson */.Ar)({ ...(0,module_list/* releaseSummary */.kU)(release), tag, license, ...directories, ...more });
}
function withoutReadme(directory) {
    return { ...directory, readme: '' };
}
/** What static files have of `README.md`, so that another one is noticed; undefined without one. */
function readmeDigest(moduleInterface) {
    const readme = moduleInterface?.root.readme ?? '';
    return readme === '' ? undefined : (0,descriptor/* digestOfBytes */.b)(Buffer.from(readme));
}
/** The documented keys, so that readers find lists. For versions that were published without their interface. */
const EMPTY_ROOT = {
    path: '',
    readme: '',
    empty: false,
    inputs: [],
    outputs: [],
    dependencies: [],
    provider_dependencies: [],
    resources: [],
};
function directoriesOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...directories } = (0,interface_json/* interfaceJson */.wG)(moduleInterface);
    return directories;
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(43467);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(74946);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js
var hosting = __webpack_require__(61380);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(4587);
// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(87719);
;// CONCATENATED MODULE: ./lib/index/pages/pages.js

/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
function renderHomePage(registry) {
    const example = registry.url === null
        ? '<p>It has no public URL yet.</p>'
        : `<pre><code>${(0,html/* escapeHtml */.Z)(exampleOf(new URL(registry.url).host))}</code></pre>`;
    return page(registry.name, `<h1>${(0,html/* escapeHtml */.Z)(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
${example}
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
function exampleOf(host) {
    return `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
}
/** `404.html`. With it, hosts answer 404 for a missing file; without it, some answer 200 and the front page. */
function renderNotFoundPage(registry) {
    return page(`Not found · ${registry.name}`, '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>');
}
function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,html/* escapeHtml */.Z)(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
;// CONCATENATED MODULE: ./lib/index/pages/terraform-get-page.js


/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
function renderSourcePage(release, location) {
    const title = (0,html/* escapeHtml */.Z)(`${(0,module_address/* formatModuleAddress */.wc)(release.address)} ${release.version}`);
    const meta = location === undefined ? '' : `<meta name="terraform-get" content="${(0,html/* escapeHtml */.Z)(location)}">\n`;
    const text = location === undefined
        ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
        : `Package: <code>${(0,html/* escapeHtml */.Z)(location)}</code>`;
    return `<!DOCTYPE html>
<html lang="en">
<head>
${meta}<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./lib/index/plan/file-table.js












/** Made from `registry.json`, which comes first: it says that the other files are an index. */
const REGISTRY_FILES = [
    [paths/* REGISTRY_PATH */.aA, json/* canonicalJson */.dj],
    ['.nojekyll', () => ''],
    ['_headers', protocol/* renderHostHeaders */.vy],
    [paths/* DISCOVERY_PATH */.py, protocol/* renderDiscovery */.j1],
    // Without modules. With modules, the row of LISTS renders it.
    [paths/* MODULE_LIST_PATH */._Q, () => (0,module_list/* formatNewestList */.GU)({ modules: [] })],
    ['404.html', renderNotFoundPage],
    ['index.html', renderHomePage],
];
/** Made from the module interface of a version. */
const INTERFACE_FILES = [
    ['interface.json', interface_document/* formatInterface */.X$],
    ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
];
/** Made from a version. */
const VERSION_FILES = [
    ['release.json', ({ release }) => (0,documents/* formatReleaseDocument */.yp)(release)],
    ['index.json', ({ release, moduleInterface }) => renderVersionDetails(release, moduleInterface)],
    ['source', ({ release, registry }) => renderSourcePage(release, (0,protocol/* sourcePageLocation */.wH)(release, registry.url))],
    [
        'download',
        ({ release, registry: { useRegistryCredentials } }) => (0,protocol/* renderDownload */.xc)(release, { useRegistryCredentials }),
    ],
];
/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES = [
    ['module.json', ({ module }) => (0,documents/* formatModuleDocument */.TI)(module)],
    ['versions', ({ module }) => (0,protocol/* renderVersions */.Ku)(module)],
    ['versions.json', ({ module, requirements }) => (0,versions_document/* renderVersionsDocument */.H1)(module, requirements)],
    [
        'index.json',
        ({ module, latest }) => {
            if (latest === undefined)
                return null;
            const { release, moduleInterface } = latest;
            const deprecation = deprecationJson(module, release.version);
            return renderModuleDetails(release, moduleInterface, {
                versions: (0,documents/* listedVersions */.f3)(module),
                deprecation,
            });
        },
    ],
];
/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
const LISTS = [
    { path: paths/* nameListPath */.zx, format: module_list/* formatSystemList */.Zr },
    { path: paths/* namespaceListPath */.P_, format: module_list/* formatNewestList */.GU },
    { path: () => paths/* MODULE_LIST_PATH */._Q, format: module_list/* formatNewestList */.GU },
];
/** The files of the registry itself: all the files of an index without modules. */
function registryFiles(registry) {
    const files = REGISTRY_FILES.map(([path, render]) => [path, render(registry)]);
    return [...files, ...(0,hosting/* hostingFiles */.wX)(registry.hosting, registry.url)];
}
/** `interface.json` of a version, and its `README.md` where the module has one. */
function interfaceFiles({ address, version }, moduleInterface) {
    return INTERFACE_FILES.flatMap(([file, render]) => {
        const text = render(moduleInterface);
        return text === null ? [] : [[(0,paths/* versionPath */.qW)(address, version, file), text]];
    });
}
/** The other files of a version. */
function versionFiles(registry, version) {
    const { address, version: number } = version.release;
    return VERSION_FILES.map(([file, render]) => [
        (0,paths/* versionPath */.qW)(address, number, file),
        render({ ...version, registry }),
    ]);
}
/** The files of a module that are not of one version. */
function moduleFiles(listed, requirements) {
    const { address } = listed.module;
    return MODULE_FILES.map(([file, render]) => [
        (0,paths/* modulePath */.Mw)(address, file),
        render({ ...listed, requirements }),
    ]);
}
/** The items of modules in a list, or in the catalog, each with its latest version. */
function listItems(listed, itemOf) {
    return listed.map(({ module, latest }) => ({
        address: module.address,
        item: latest && itemOf(module, latest),
    }));
}
/** The list of these modules at the path; null for an empty one, but for the list of the whole registry. */
function renderList(list, path, content) {
    return content.modules.length === 0 && path !== paths/* MODULE_LIST_PATH */._Q ? null : list.format(content);
}
/** The list with one more module. Of a list that shows the newest modules alone, no more is kept. */
function addToList({ format }, content, item) {
    const { modules, hasMore = false } = content;
    if (format !== module_list/* formatNewestList */.GU || modules.length < 4 * limits/* LIST_LIMIT */.bh)
        return { modules: [...modules, item], hasMore };
    return { modules: (0,module_list/* newestItems */.RA)([...modules, item]), hasMore: true };
}
/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
function pathsToRead(address, versions) {
    const versionRows = [...INTERFACE_FILES, ...VERSION_FILES];
    return [
        ...MODULE_FILES.map(([file]) => (0,paths/* modulePath */.Mw)(address, file)),
        ...versions.flatMap((version) => versionRows.map(([file]) => (0,paths/* versionPath */.qW)(address, version, file))),
        ...LISTS.map((list) => list.path(address)),
        ...(0,paths/* catalogChain */.Hd)(address),
    ];
}


/***/ }),

/***/ 60215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ updateIndex),
/* harmony export */   c: () => (/* binding */ indexBusy)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);

/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
async function updateIndex(index, raceBackoff, plan) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const { result, change } = await plan(snapshot, attempt);
        if (change === undefined || change.files.size === 0)
            return { result, commit: snapshot.commit, changed: [] };
        const outcome = await index.commit(change, snapshot);
        if (outcome !== 'moved')
            return { result, commit: outcome.commit, changed: [...change.files.keys()] };
        if (!(await raceBackoff.wait(attempt)))
            throw indexBusy(attempt);
    }
}
/** INDEX_BUSY: the back-off has given up. */
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}


/***/ }),

/***/ 7284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ errorAt),
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35343);


/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
function formatDiagnostic({ file, line, column, message }, root = '') {
    const path = root === '' ? file : `${root}/${file}`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line}:${column}: ${message}`;
}
/**
 * The errors of files that clients do not load: of the root, and of submodules if those count. Examples never count. A module without
 * configuration at its root is broken where no directory of it loads.
 */
function brokenFiles(module, counted) {
    const errors = module.diagnostics.filter(({ severity }) => severity === 'error');
    const errorsIn = (path) => errors.filter(({ file }) => (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(file) === path);
    const ofRoot = errorsIn('');
    const ofSubmodules = module.submodules.map(({ path }) => errorsIn(path));
    const isBroken = module.root.empty && ofSubmodules.every(({ length }) => length > 0);
    return counted === 'root' && !isBroken ? ofRoot : [...ofRoot, ...ofSubmodules.flat()];
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

/***/ 31046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ providerJson),
/* harmony export */   MQ: () => (/* binding */ dependencyJson),
/* harmony export */   wG: () => (/* binding */ interfaceJson)
/* harmony export */ });
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25958);

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

/***/ 30764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate),
/* harmony export */   sy: () => (/* binding */ packageSubdirectory)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21160);


/** The directory of the module in its package; `''` is the root of the package. */
function packageSubdirectory({ path, packageRoot }) {
    if (packageRoot === undefined || packageRoot === '')
        return packageRoot === undefined ? '' : path;
    return path.slice(packageRoot.length + 1);
}
/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 54881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   n: () => (/* binding */ descriptorOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<64 hex>` of the bytes. */
function digestOfBytes(bytes) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
}
/** The descriptor of bytes that are in memory. */
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}


/***/ })

};
