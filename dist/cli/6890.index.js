export const id = 6890;
export const ids = [6890];
export const modules = {

/***/ 8441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ readPackagedFile),
/* harmony export */   YJ: () => (/* binding */ readZipEntries),
/* harmony export */   ee: () => (/* binding */ digestsInZip),
/* harmony export */   iQ: () => (/* binding */ readModuleZip)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);




/** Bytes of a file in a zip. A larger one is not read: it is no configuration. */
const MAX_ARCHIVED_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of the directory of a zip. A zip with a larger one is not read. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
/** Reads anybody's zips. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3 */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const UNIX = 3;
const LINK = 0o12;
const STORED = 0;
const DEFLATED = 8;
/** The files that the central directory of a zip names; `unread` for the 64-bit form. */
async function readZipEntries(zip) {
    const size = zip instanceof Uint8Array ? zip.length : (await zip.stat()).size;
    const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES);
    const tail = await bytesAt(zip, tailStart, size);
    // The last one: a comment may follow it, and may hold anything.
    let at = tail.length - END_BYTES;
    while (at >= 0 && tail.readUInt32LE(at) !== END_SIGNATURE)
        at -= 1;
    if (at < 0)
        return 'damaged';
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (count === 0xffff || offset === 0xffffffff || length > MAX_DIRECTORY_BYTES)
        return 'unread';
    // Bytes before the zip, which its offsets do not count: https://pkg.go.dev/archive/zip reads such files, too.
    const before = tailStart + at - length - offset;
    if (before < 0)
        return 'damaged';
    return entriesIn(await bytesAt(zip, before + offset, before + offset + length), count, before);
}
function entriesIn(directory, count, before) {
    const entries = [];
    for (let at = 0, left = count; left > 0; left -= 1) {
        if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
            return 'damaged';
        const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
        const path = directory.toString('utf8', at + ENTRY_BYTES, nameEnd).replace(/^(?:\.\/)+/, '');
        const isUnix = directory.readUInt8(at + 5) === UNIX;
        const isLink = isUnix && directory.readUInt32LE(at + 38) >>> 28 === LINK;
        const method = directory.readUInt16LE(at + 10);
        const sizes = { packedSize: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24) };
        const offset = before + directory.readUInt32LE(at + 42);
        if (!path.endsWith('/'))
            entries.push({ path, isLink, method, ...sizes, offset });
        // An extra field and a comment follow the name.
        at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
}
/** Fewer bytes where the zip ends. */
async function bytesAt(zip, start, end) {
    if (zip instanceof Uint8Array)
        return Buffer.from(zip.buffer, zip.byteOffset, zip.length).subarray(start, end);
    const bytes = Buffer.alloc(end - start);
    const { bytesRead } = await zip.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
}
/** Undefined for a file that is damaged, too large, or packed in another way. */
async function readFile(zip, { method, packedSize, size, offset }) {
    if (size > MAX_ARCHIVED_FILE_BYTES || packedSize > MAX_ARCHIVED_FILE_BYTES)
        return undefined;
    const header = await bytesAt(zip, offset, offset + LOCAL_BYTES);
    if (header.length < LOCAL_BYTES)
        return undefined;
    const start = offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = await bytesAt(zip, start, start + packedSize);
    if (packed.length < packedSize)
        return undefined;
    if (method === STORED)
        return packed;
    try {
        return method === DEFLATED
            ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRawSync)(packed, { maxOutputLength: MAX_ARCHIVED_FILE_BYTES })
            : undefined;
    }
    catch {
        return undefined;
    }
}
/** The sha256 of each file of a zip, by path; undefined for a zip that has links, is damaged or of a kind that is not read. */
async function digestsInZip(path) {
    const zip = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
    try {
        const entries = await readZipEntries(zip);
        if (typeof entries === 'string' || entries.some(({ isLink }) => isLink))
            return undefined;
        const digests = new Map();
        for (const entry of entries) {
            const bytes = await readFile(zip, entry);
            if (bytes === undefined)
                return undefined;
            digests.set(entry.path, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'));
        }
        return digests;
    }
    finally {
        await zip.close();
    }
}
/** The files of a `module.zip` whose paths begin so. Throws INDEX_INVALID for a zip that this tool did not write: its files are stored. */
async function readModuleZip(zip, prefix) {
    const entries = await readZipEntries(zip);
    const files = [];
    for (const entry of typeof entries === 'string' ? [undefined] : entries) {
        if (entry?.path.startsWith(prefix) === false)
            continue;
        const bytes = entry?.method === STORED ? await readFile(zip, entry) : undefined;
        if (entry === undefined || bytes === undefined)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INDEX_INVALID', 'a module.zip of the index is not as this tool writes it', 'restore it from the history of the index');
        files.push({ path: entry.path, bytes });
    }
    return files;
}
/** The bytes of one file of a package on disk; no other file of it is read. */
async function readPackagedFile({ file }, { path }) {
    const zip = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file);
    try {
        const entries = await readZipEntries(zip);
        const entry = typeof entries === 'string' ? undefined : entries.find((each) => each.path === path);
        const bytes = entry && (await readFile(zip, entry));
        if (bytes === undefined)
            throw new Error(`${path} is not where it should be in ${file}`);
        return bytes;
    }
    finally {
        await zip.close();
    }
}


/***/ }),

/***/ 3060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ ConfigurationLimits),
/* harmony export */   MA: () => (/* binding */ parseConfiguration),
/* harmony export */   eP: () => (/* binding */ UNIT_FILE)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(568);
/* harmony import */ var _interface_read_parsed_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4650);
/* harmony import */ var _hcl_parser_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3786);






/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
class ConfigurationLimits {
    #bytes = 0;
    /** Why a file of this size is not read; undefined within all limits. */
    refuse(size) {
        if (size > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_CONFIGURATION_BYTES */ .C)
            return `the file has ${size} bytes; files over ${_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_CONFIGURATION_BYTES */ .C} bytes are not read`;
        this.#bytes += size;
        return this.isExceeded
            ? `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`
            : undefined;
    }
    get isExceeded() {
        return this.#bytes > MAX_MODULE_BYTES;
    }
}
/** The name of the file of a Terragrunt unit, which deploys the module that `source` names. https://docs.terragrunt.com/reference/hcl/blocks/#terraform */
const UNIT_FILE = 'terragrunt.hcl';
const UNIT_SCHEMA = {
    labels: 0,
    attributes: [],
    blocks: { terraform: { labels: 0, attributes: ['source'] } },
};
/**
 * Parses a configuration file. Its name says whether it is HCL, with `.json` at its end JSON, or of a Terragrunt unit.
 * @param refusal why it is not parsed
 */
function parseConfiguration(path, text, refusal) {
    if (refusal !== undefined)
        return { blocks: [], problems: [{ line: 1, column: 1, message: refusal }] };
    if (path === UNIT_FILE)
        return (0,_hcl_parser_js__WEBPACK_IMPORTED_MODULE_3__.parseHcl)(text, UNIT_SCHEMA);
    return path.endsWith('.json') ? parseJson(text) : (0,_hcl_parser_js__WEBPACK_IMPORTED_MODULE_3__.parseHcl)(text);
}
/** https://developer.hashicorp.com/terraform/language/syntax/json */
function parseJson(text) {
    const root = parseJsonExpression(text);
    if ('message' in root)
        return { blocks: [], problems: [root] };
    const reader = new JsonBlocks();
    // The top level may also be a list of objects.
    const objects = root.kind === 'tuple' ? root.members : [root];
    const blocks = objects.flatMap((object) => reader.root(object));
    return { blocks, problems: reader.problems };
}
class JsonBlocks {
    problems = [];
    root(value) {
        if (value.kind === 'object')
            return this.body(value, _interface_read_parsed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_SCHEMA */ .Lm).blocks;
        this.#report(value, 'the file holds no JSON object');
        return [];
    }
    body(object, schema) {
        const attributes = new Map();
        const blocks = [];
        for (const { key, value } of object.members) {
            const name = (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(key) ?? '';
            const inner = (0,_interface_read_parsed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .innerSchema */ .Ij)(schema, name);
            if (inner !== undefined) {
                // One by one: a call takes fewer arguments than a file may have blocks.
                for (const block of this.#blocks({ type: name, labels: [] }, inner, value))
                    blocks.push(block);
            }
            else if (schema.attributes === 'all' ? name !== '//' : schema.attributes.includes(name)) {
                if (attributes.has(name))
                    this.#report(key, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is set twice`);
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
            this.#report(value, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(type)} has ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(labels.length, 'label')}, not ${schema.labels}`);
        return named.flatMap(({ key, value: inner }) => this.#blocks({ type, labels: [...labels, (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(key) ?? ''] }, schema, inner));
    }
    /** `null` stands for no block, and is not a problem. */
    #isObject(type, value) {
        const isNull = value.kind === 'literal' && value.value === null;
        if (value.kind !== 'object' && !isNull)
            this.#report(value, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(type)} holds no JSON object`);
        return value.kind === 'object';
    }
    #report({ line }, message) {
        this.problems.push({ line, column: 1, message });
    }
    #attribute(value, isExpression) {
        if (value.kind !== 'literal' || typeof value.value !== 'string')
            return value;
        // Types and addresses are HCL in a string.
        const parsed = isExpression ? (0,_hcl_parser_js__WEBPACK_IMPORTED_MODULE_3__/* .parseHclExpression */ .d)(value.value) : undefined;
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
        if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_DEPTH */ .l)
            throw new JsonError(`values are nested deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_DEPTH */ .l} levels`);
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


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   bZ: () => (/* binding */ PROTO_KEY),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   vP: () => (/* binding */ plainExpression),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** A key that Terraform takes, and that no JSON document of an index can keep: what has it is known by its text alone. */
const PROTO_KEY = '__proto__';
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
            const isText = pairs.some((pair) => pair.includes(undefined) || pair[0] === PROTO_KEY);
            return isText ? undefined : Object.fromEntries(pairs);
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
const BLANK = /(?:\s|#[^\n]*(?:\n|$)|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
const TOKEN = /[\p{ID_Start}_][\p{ID_Continue}-]*|-?\d+(?:\.\d+)?|"[^"\\\p{Cc}]*"|[()[\]{},=:]/uy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads names, calls, literals, tuples and objects from a source text, as types and most defaults are; undefined for every other
 * text. The parser of configuration files reads all of HCL, and is too large for what reads an index.
 */
function plainExpression(text) {
    const tokens = text.length > MAX_PLAIN_LENGTH ? undefined : tokensOf(text);
    if (tokens === undefined)
        return undefined;
    const reader = new PlainReader(tokens);
    const expression = reader.read(0);
    return reader.isAtEnd ? expression : undefined;
}
function tokensOf(text) {
    const tokens = [];
    const match = (pattern, at) => {
        pattern.lastIndex = at;
        return pattern.exec(text)?.[0] ?? '';
    };
    for (let at = match(BLANK, 0).length; at < text.length; at += match(BLANK, at).length) {
        const token = match(TOKEN, at);
        if (token === '')
            return undefined;
        tokens.push(token);
        at += token.length;
    }
    return tokens;
}
class PlainReader {
    #tokens;
    #at = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    get isAtEnd() {
        return this.#at === this.#tokens.length;
    }
    read(depth) {
        const token = this.#tokens[this.#at] ?? '';
        const source = { text: token, line: 1 };
        this.#at += 1;
        if (depth > MAX_PLAIN_DEPTH)
            return undefined;
        if (token === '[') {
            const members = this.#list(']', () => this.read(depth + 1));
            return members && { kind: 'tuple', members, ...source };
        }
        if (token === '{') {
            const members = this.#list('}', () => this.#member(depth + 1));
            return members && { kind: 'object', members, ...source };
        }
        const value = literalOf(token);
        if (value !== undefined)
            return { kind: 'literal', value, ...source };
        if (!/^[\p{ID_Start}_]/u.test(token))
            return undefined;
        if (!this.#take('('))
            return { kind: 'reference', steps: [token], ...source };
        const passed = this.#list(')', () => this.read(depth + 1));
        return passed && { kind: 'call', name: token, arguments: passed, ...source };
    }
    #member(depth) {
        const key = this.read(depth);
        if (!this.#take('=') && !this.#take(':'))
            return undefined;
        const value = this.read(depth);
        return key && value && { key, value };
    }
    /** In an object a new line may stand for the comma. */
    #list(end, read) {
        const members = [];
        while (!this.#take(end)) {
            const member = read();
            if (member === undefined)
                return undefined;
            members.push(member);
            if (!this.#take(',') && end !== '}' && this.#tokens[this.#at] !== end)
                return undefined;
        }
        return members;
    }
    #take(token) {
        const isNext = this.#tokens[this.#at] === token;
        if (isNext)
            this.#at += 1;
        return isNext;
    }
}
/** Undefined for a name, a sign, and a text with interpolation. */
function literalOf(token) {
    if (token.startsWith('"'))
        return /[$%]\{/.test(token) ? undefined : token.slice(1, -1);
    return /^[-\d]/.test(token) ? Number(token) : WORDS.get(token);
}


/***/ }),

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   aC: () => (/* binding */ leavingCalls),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   ro: () => (/* binding */ isReadme),
/* harmony export */   rx: () => (/* binding */ followCalls)
/* harmony export */ });
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);

/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const parts = [];
    for (const part of `${directory}/${target}`.split('/')) {
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
function isSubmodule(directory) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isExampleOrTest */ .m)(directory) && !/(^|\/)wrappers(\/|$)/.test(directory);
}
function hasRoot(paths) {
    return paths.some((path) => !path.includes('/') && (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path));
}
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: (hasRoot(paths) ? below('modules') : directories)
            .filter(isSubmodule)
            .slice(0, MAX_NESTED_MODULES),
        examples: examples.filter(isOuter).slice(0, MAX_NESTED_MODULES),
    };
}
/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
function selectInterfaceFiles(files) {
    const isCollection = !hasRoot(files.map(({ path }) => path));
    return files.filter(({ path }) => {
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path) && !isReadme(path))
            return false;
        const directory = directoryOf(path);
        return directory === '' || /^(modules|examples)\//.test(path) || (isCollection && isSubmodule(directory));
    });
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(fileName(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}
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
/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
function leavingCalls(module, from = '') {
    return followCalls(module, from).leaving;
}
/** The directories that clients load with this one, itself among them, and the calls that lead out of the module. */
function followCalls({ root, submodules }, from = '') {
    const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]));
    const reached = new Set([from]);
    const leaving = [];
    for (const path of reached) {
        for (const call of directories.get(path)?.calls ?? []) {
            if (!isLocal(call.source))
                continue;
            const target = resolvePath(path, call.source);
            if (isLocal(target))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return { reached, leaving };
}
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}


/***/ }),

/***/ 1260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   n: () => (/* binding */ descriptorOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** `sha256:<64 hex>` of the bytes. */
function digestOfBytes(bytes) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
}
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}


/***/ })

};
