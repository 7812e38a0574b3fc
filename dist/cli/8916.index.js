export const id = 8916;
export const ids = [8916];
export const modules = {

/***/ 8916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startConfigurationParser: () => (/* binding */ startConfigurationParser)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-parser.js + 5 modules
var hcl_parser = __webpack_require__(9848);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(568);
// EXTERNAL MODULE: ./lib/interface/read/parsed-file.js
var parsed_file = __webpack_require__(4650);
// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var limits = __webpack_require__(3786);
;// CONCATENATED MODULE: ./lib/adapters/hcl/json-expressions.js

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
        if (depth > limits/* MAX_JSON_DEPTH */.KX)
            throw new JsonError(`values are nested deeper than ${limits/* MAX_JSON_DEPTH */.KX} levels`);
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
            return this.body(value, parsed_file/* FILE_SCHEMA */.Lm).blocks;
        this.#report(value, 'the file holds no JSON object');
        return [];
    }
    body(object, schema) {
        const attributes = new Map();
        const blocks = [];
        for (const { key, value } of object.members) {
            const name = (0,expression/* keyName */.xT)(key) ?? '';
            const inner = (0,parsed_file/* innerSchema */.Ij)(schema, name);
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
        return named.flatMap(({ key, value: inner }) => this.#blocks({ type, labels: [...labels, (0,expression/* keyName */.xT)(key) ?? ''] }, schema, inner));
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

// EXTERNAL MODULE: ./lib/adapters/hcl/tree-sitter.js + 1 modules
var tree_sitter = __webpack_require__(8749);
;// CONCATENATED MODULE: ./lib/adapters/hcl/configuration-parser.js



/** Loads the parser of configuration files. Their name says whether they are HCL or, with `.json` at its end, JSON. */
async function startConfigurationParser() {
    const treeSitter = await tree_sitter.TreeSitter.start();
    return (path, text) => path.endsWith('.json')
        ? parseJson(text, (expression) => (0,hcl_parser.parseHclExpression)(treeSitter, expression))
        : (0,hcl_parser.parseHcl)(treeSitter, text);
}


/***/ })

};
