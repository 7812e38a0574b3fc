export const id = 7953;
export const ids = [7953];
export const modules = {

/***/ 7953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseHcl: () => (/* binding */ parseHcl),
  d: () => (/* binding */ parseHclExpression)
});

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/read/parsed-file.js
var parsed_file = __webpack_require__(4650);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-tokens.js
var hcl_tokens = __webpack_require__(6082);
;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-expressions.js


/** An expression of which nothing is kept. */
const CHECKED = { kind: 'other', tokens: '', text: '', line: 0 };
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
    return new HclExpressions(reader, true).read();
}
/** Checks the next expression, and keeps nothing of it. Throws `SyntaxFault`. */
function checkExpression(reader) {
    new HclExpressions(reader, false).read();
}
class HclExpressions {
    #reader;
    #isKept;
    constructor(reader, isKept) {
        this.#reader = reader;
        this.#isKept = isKept;
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
        return { start, line };
    }
    #source({ start, line }) {
        return { text: this.#isKept ? this.#reader.textOf({ start, end: this.#reader.end }) : '', line };
    }
    /** What was read since `begin`, as its tokens. Most such expressions become part of a larger one, and nobody asks for their tokens. */
    #other(begin, result) {
        if (!this.#isKept)
            return CHECKED;
        const source = this.#source(begin);
        const inner = source.text;
        return {
            kind: 'other',
            get tokens() {
                return tokensOf(inner);
            },
            ...(result && { result }),
            ...source,
        };
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
            case 'string':
                return { kind: 'literal', value: quotedText(reader.textOf(token)), ...this.#source(begin) };
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
        return this.#isKept ? Object.assign(value, this.#source(begin)) : value;
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
    const open = [];
    let tokens = '';
    let [last, beforeLast] = ['', ''];
    for (const { type, start, end } of new hcl_tokens/* Scanner */.Lp(text)) {
        if (type === 'newline' || type === 'comment')
            continue;
        const part = text.slice(start, end);
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
    if (type === 'string')
        return ['"', token.slice(1, -1), '"'].filter((part) => part !== '');
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

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-parser.js





/** Diagnostics of one file. The rest is left out. */
const MAX_PROBLEMS = 5;
/**
 * Parses a file in HCL's own syntax, by the rules of HashiCorp's parser. A statement that does not parse becomes a problem; the rest
 * of the file is read. https://github.com/hashicorp/hcl/blob/main/hclsyntax/parser.go
 */
function parseHcl(text, schema = parsed_file/* FILE_SCHEMA */.Lm) {
    const parser = new HclParser(text);
    try {
        const { blocks } = parser.body(schema, 'end of file');
        return { blocks, problems: parser.problems.slice(0, MAX_PROBLEMS) };
    }
    catch (error) {
        if (!(error instanceof hcl_tokens/* TooManyTokens */.Md))
            throw error;
        return { blocks: [], problems: [{ line: error.at.line, column: 1, message: error.message }] };
    }
}
/** Parses one HCL expression, such as JSON configuration holds in a string; undefined for text that is none. */
function parseHclExpression(text) {
    const reader = new hcl_tokens/* TokenReader */.vR(text);
    try {
        const expression = readExpression(reader);
        while (reader.take('newline'))
            ;
        return reader.is('end of file') ? expression : undefined;
    }
    catch (error) {
        if (error instanceof hcl_tokens/* SyntaxFault */.ME)
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
        this.#reader = new hcl_tokens/* TokenReader */.vR(text);
    }
    body(schema, end) {
        const reader = this.#reader;
        const body = { attributes: new Map(), blocks: [], names: new Set() };
        for (let isOpen = true; isOpen && this.problems.length <= MAX_PROBLEMS;) {
            const { place } = reader;
            try {
                isOpen = this.#statement(schema, body, end);
            }
            catch (error) {
                if (!(error instanceof hcl_tokens/* SyntaxFault */.ME) || error instanceof hcl_tokens/* TooManyTokens */.Md)
                    throw error;
                this.#report(error.at, error.message);
                isOpen = !reader.isAtEnd;
                if (isOpen)
                    reader.skipStatement(place, error, end === '}');
            }
        }
        return body;
    }
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
        const schema = (0,parsed_file/* innerSchema */.Ij)(outer, type);
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
            else if (reader.take('string'))
                labels.push(quotedText(reader.textOf(token)));
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


/***/ }),

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ Scanner),
/* harmony export */   ME: () => (/* binding */ SyntaxFault),
/* harmony export */   Md: () => (/* binding */ TooManyTokens),
/* harmony export */   vR: () => (/* binding */ TokenReader)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3786);


/** Tokens of a configuration file. A file with more is not read, and is a diagnostic. */
const MAX_TOKENS = 2_000_000;
const BLANK = /[ \t]+/y;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:#|\/\/)[^\n]*/y;
const NEWLINE = /\r?\n/y;
const NUMBER = /\d(?:\.*(?:\d|[eE][-+]?\d))*/y;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const ASCII_NAME = /[A-Za-z_][\w-]*(?![\w-]|[^\0-\x7f])/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const SIGN = /==|!=|>=|<=|&&|\|\||::|\.\.\.|=>|~\}|[[\](){}.,*/%+\-=<>!?:"]/y;
const STRING = /"[^$%"\\\r\n]*"/y;
const SEQUENCE = /[$%]\{~?/y;
const PLAIN = /[^$%"\\\r\n]+/y;
// In parts, as the engine keeps a state for every character of a match.
const QUOTED = /(?:\$\$\{~?|%%\{~?|[$%](?!\{)|\\[^\r\n]|[^$%"\\\r\n]){1,1000}/uy;
const LINE_PART = /\$\$\{~?|%%\{~?|[$%](?!\{)|[^$%\r\n]+|\r?\n/y;
const ESCAPE = /\\(?:[nrt"\\]|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|[\s\S])/gu;
const UNKNOWN = 'this character is not part of the language';
/** Cuts a text into tokens, one at a time, so that none of them has to be kept. Every text has tokens. */
class Scanner {
    #text;
    #at = 0;
    #line = 1;
    #modes = [{ kind: 'configuration', braces: 0 }];
    /** Where the last comment in slashes and stars ends, as far as it is known: none that begins behind it is looked for to the end of the text. */
    #lastComment;
    /** The line that was looked for last: a heredoc may ask for it at each of its characters. */
    #lastLine = { start: 0, end: 0 };
    constructor(text) {
        this.#text = text;
    }
    /** Goes back. @param from an offset in the configuration, outside of a template, and its line */
    restart({ start, line }) {
        this.#at = start;
        this.#line = line;
        this.#modes = [{ kind: 'configuration', braces: 0 }];
    }
    /** Where the next token is, with the blanks before it. */
    get place() {
        return { start: this.#at, line: this.#line };
    }
    *[Symbol.iterator]() {
        for (let token = this.next(); token.type !== 'end of file'; token = this.next())
            yield token;
    }
    next() {
        const mode = this.#modes.at(-1);
        if (this.#at >= this.#text.length)
            return this.#token('end of file', this.#at);
        if (mode?.kind === 'quote')
            return this.#quoted();
        if (mode?.kind === 'heredoc')
            return this.#heredoc(mode);
        this.#match(BLANK);
        return mode === undefined || this.#at >= this.#text.length
            ? this.#token('end of file', this.#at)
            : this.#configuration(mode);
    }
    #token(type, end, lines = 0) {
        const token = { type, start: this.#at, end, line: this.#line };
        this.#at = end;
        this.#line += lines;
        return token;
    }
    #fault(fault, end = this.#at + 1) {
        return { ...this.#token('fault', end), fault };
    }
    /** Where the pattern ends, if it matches here; blanks are skipped at once. */
    #match(pattern) {
        pattern.lastIndex = this.#at;
        if (!pattern.test(this.#text))
            return undefined;
        if (pattern === BLANK)
            this.#at = pattern.lastIndex;
        return pattern.lastIndex;
    }
    #configuration(mode) {
        const first = this.#text.charAt(this.#at);
        if (first === '\n')
            return this.#token('newline', this.#at + 1, 1);
        const string = first === '"' ? this.#match(STRING) : undefined;
        if (string !== undefined)
            return this.#token('string', string);
        const isName = /[A-Za-z_]|[^\0-\x7f]/.test(first);
        const name = isName ? (this.#match(ASCII_NAME) ?? this.#match(NAME)) : undefined;
        if (name !== undefined)
            return this.#token('name', name);
        const newline = first === '\r' ? this.#match(NEWLINE) : undefined;
        if (newline !== undefined)
            return this.#token('newline', newline, 1);
        const comment = first === '#' || (first === '/' && this.#mayBeComment()) ? this.#match(COMMENT) : undefined;
        if (comment !== undefined)
            return this.#token('comment', comment, this.#linesUpTo(comment));
        const number = first >= '0' && first <= '9' ? this.#match(NUMBER) : undefined;
        if (number !== undefined)
            return this.#token('number', number);
        const heredoc = first === '<' ? this.#match(HEREDOC) : undefined;
        if (heredoc === undefined)
            return this.#sign(mode);
        const mark = this.#text.slice(this.#at, heredoc).replace(/^<<-?/, '').trimEnd();
        this.#modes.push({ kind: 'heredoc', mark, isLineStart: true });
        return this.#token('heredoc', heredoc, 1);
    }
    #mayBeComment() {
        if (this.#text[this.#at + 1] !== '*')
            return true;
        this.#lastComment ??= this.#text.lastIndexOf('*/');
        return this.#at < this.#lastComment;
    }
    #linesUpTo(end) {
        return this.#text.slice(this.#at, end).split('\n').length - 1;
    }
    #sign(mode) {
        const end = this.#match(SIGN);
        if (end === undefined)
            return this.#fault(UNKNOWN);
        const sign = this.#text.slice(this.#at, end);
        const isSequenceEnd = sign.endsWith('}') && mode.braces === 0 && this.#modes.length > 1;
        if (sign === '{')
            mode.braces += 1;
        if (sign === '}')
            mode.braces -= 1;
        if (sign === '"')
            this.#modes.push({ kind: 'quote' });
        if (isSequenceEnd)
            this.#modes.pop();
        return this.#token(isSequenceEnd ? 'template end' : sign === '"' ? 'quote' : sign, end);
    }
    /** `${` and `%{` begin configuration inside of a template. */
    #sequence() {
        const end = this.#match(SEQUENCE);
        if (end === undefined)
            return undefined;
        this.#modes.push({ kind: 'configuration', braces: 0 });
        return this.#token(this.#text.slice(this.#at, this.#at + 2), end);
    }
    #quoted() {
        if (this.#text[this.#at] === '"') {
            this.#modes.pop();
            return this.#token('end of quote', this.#at + 1);
        }
        return this.#sequence() ?? this.#quotedText();
    }
    #quotedText() {
        const plain = this.#match(PLAIN);
        if (plain !== undefined && this.#text[plain] === '"')
            return this.#token('text', plain);
        let end = this.#at;
        for (QUOTED.lastIndex = end; QUOTED.test(this.#text); end = QUOTED.lastIndex) {
            const wrong = findWrongEscape(this.#text.slice(end, QUOTED.lastIndex));
            if (wrong === undefined)
                continue;
            if (end + wrong.start > this.#at)
                return this.#token('text', end + wrong.start);
            return this.#fault('this escape sequence is not valid', end + wrong.end);
        }
        if (end > this.#at)
            return this.#token('text', end);
        this.#modes.pop();
        return this.#fault('a quoted string ends on its line', this.#at);
    }
    /** The mark on a line of its own ends a heredoc. */
    #heredoc(mode) {
        const { mark } = mode;
        const isMark = (line) => mode.isLineStart && line.endsWith('\n') && line.trim() === mark;
        const first = this.#lineAt(this.#at);
        if (isMark(first)) {
            this.#modes.pop();
            return this.#token('end of heredoc', this.#at + first.trimEnd().length);
        }
        const sequence = this.#sequence();
        if (sequence !== undefined) {
            mode.isLineStart = false;
            return sequence;
        }
        let [end, lines] = [this.#at, 0];
        for (let line = first; line !== '' && !isMark(line); line = this.#lineAt(end)) {
            const next = this.#lineEnd(end, line);
            if (next === end)
                break;
            mode.isLineStart = this.#text[next - 1] === '\n';
            if (mode.isLineStart)
                lines += 1;
            end = next;
            if (!mode.isLineStart)
                break;
        }
        if (end > this.#at)
            return this.#token('text', end, lines);
        mode.isLineStart = false;
        return this.#fault(UNKNOWN);
    }
    #lineAt(start) {
        const last = this.#lastLine;
        if (start < last.start || start >= last.end) {
            const newline = this.#text.indexOf('\n', start);
            this.#lastLine = { start, end: newline < 0 ? this.#text.length : newline + 1 };
        }
        return this.#text.slice(start, this.#lastLine.end);
    }
    /** The end of a line, its newline included, or the sequence before which its text ends. */
    #lineEnd(start, line) {
        if (!/[$%\r]/.test(line))
            return start + line.length;
        let end = start;
        LINE_PART.lastIndex = start;
        while (end < start + line.length && LINE_PART.test(this.#text))
            end = LINE_PART.lastIndex;
        return end;
    }
}
function findWrongEscape(text) {
    for (const { 0: sequence, 1: short, 2: long, index } of text.matchAll(ESCAPE)) {
        const code = Number.parseInt(short ?? long ?? '0', 16);
        const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
        if (!isCharacter || /^\\[^nrt"\\]$/u.test(sequence))
            return { start: index, end: index + sequence.length };
    }
    return undefined;
}
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
    for (let at = open.length - 1; at >= 0 && at >= open.length - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l; at -= 1) {
        if (openers.includes(open[at] ?? ''))
            return at;
    }
    return -1;
}
/** The tokens of a text, one after the other, without comments; newlines are tokens only where they end something. */
class TokenReader {
    end = 0;
    #text;
    #scanner;
    #next;
    #count = 0;
    #depth = 0;
    #hasNewlines = true;
    constructor(text) {
        this.#text = text;
        this.#scanner = new Scanner(text);
    }
    /** Calls `read` for a nested part, in which newlines are tokens or not; without a word on that, as around it. */
    nested(read, { hasNewlines = this.#hasNewlines } = {}) {
        const outer = this.#hasNewlines;
        this.#depth += 1;
        if (this.#depth > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l)
            this.refuse(`this is nested deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l} levels`);
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
    is(type, ...others) {
        const next = this.peek().type;
        return next === type || (others.length > 0 && others.includes(next));
    }
    take(type, ...others) {
        const isNext = this.is(type, ...others);
        if (isNext)
            this.read();
        return isNext;
    }
    expect(type, message) {
        if (!this.take(type))
            this.refuse(message ?? `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(type)} is missing before this`);
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
    get place() {
        const { start, line } = this.#next ?? this.#scanner.place;
        return { start, line, depth: this.#depth };
    }
    /**
     * Goes from the beginning of a statement to the end of the line that ends it, behind `fault`; brackets in it may be wrong.
     * @param isNested whether a brace may end the body around it
     */
    skipStatement(from, fault, isNested) {
        this.#scanner.restart(from);
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


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ MAX_CONFIGURATION_BYTES),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/** Configuration files (HCL). */
/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024;
/** Depth of brackets, blocks and templates in a configuration file, in either syntax. What lies deeper is a diagnostic. */
const MAX_DEPTH = 100;


/***/ }),

/***/ 4650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ innerSchema),
/* harmony export */   Lm: () => (/* binding */ FILE_SCHEMA)
/* harmony export */ });
/* unused harmony export BLOCK_SCHEMAS */
const labelled = (labels, attributes, more = {}) => ({
    labels,
    attributes,
    ...more,
});
/** The blocks and attributes that a module interface is made of; the parsers skip all others. */
const BLOCK_SCHEMAS = {
    variable: labelled(1, ['type', 'description', 'default', 'sensitive', 'nullable', 'ephemeral', 'const', 'deprecated'], { expressions: ['type'], blocks: { validation: labelled(0, ['condition', 'error_message']) } }),
    output: labelled(1, ['value', 'type', 'description', 'sensitive', 'ephemeral', 'deprecated'], {
        expressions: ['type'],
    }),
    resource: labelled(2, ['provider', 'count', 'for_each'], { expressions: ['provider'] }),
    data: labelled(2, ['provider'], { expressions: ['provider'] }),
    ephemeral: labelled(2, ['provider'], { expressions: ['provider'] }),
    action: labelled(2, ['provider'], { expressions: ['provider'] }),
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


/***/ })

};
