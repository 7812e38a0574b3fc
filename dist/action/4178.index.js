export const id = 4178;
export const ids = [4178];
export const modules = {

/***/ 54178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startConfigurationParser: () => (/* binding */ startConfigurationParser)
});

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/interface/read/parsed-file.js
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

// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var limits = __webpack_require__(93786);
;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-expressions.js

/** Reads the expressions of one HCL text from its syntax tree. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#expressions */
class HclExpressions {
    #text;
    constructor(text) {
        this.#text = text;
    }
    sourceOf(node) {
        return this.#text.slice(node.startIndex, node.endIndex);
    }
    read(node, depth = 0) {
        const source = { text: this.sourceOf(node), line: node.startPosition.row + 1 };
        const children = childrenOf(node);
        const [first] = children;
        if (first !== undefined && depth < limits/* MAX_EXPRESSION_DEPTH */.kA && !node.hasError) {
            const known = children.length === 1 ? this.#single(first, source, depth) : undefined;
            const steps = known === undefined ? this.#referenceSteps(children) : undefined;
            if (known !== undefined)
                return known;
            if (steps !== undefined)
                return { kind: 'reference', steps, ...source };
        }
        const result = resultOf(children);
        return { kind: 'other', tokens: this.#tokens(node), ...(result && { result }), ...source };
    }
    #single(node, source, depth) {
        // The parentheses around it are part of the text.
        if (node.type === 'expression')
            return { ...this.read(node, depth + 1), ...source };
        if (node.type === 'function_call')
            return this.#call(node, source, depth);
        const [inner] = childrenOf(node);
        if (inner === undefined)
            return undefined;
        if (node.type === 'collection_value')
            return this.#collection(inner, source, depth);
        const value = this.#constant(inner);
        return value === undefined ? undefined : { kind: 'literal', value, ...source };
    }
    /** The value of a literal, a negative number or a text; undefined for anything else, a text with interpolation too. */
    #constant(node) {
        const text = this.sourceOf(node);
        const parts = childrenOf(node).map(({ type }) => type);
        const isConstant = !parts.some((type) => /^template_(interpolation|directive)$/.test(type));
        switch (node.type) {
            case 'numeric_lit':
                return Number(text);
            case 'bool_lit':
                return text === 'true';
            case 'null_lit':
                return null;
            case 'string_lit':
            case 'quoted_template':
                return isConstant ? quotedText(text) : undefined;
            case 'heredoc_template':
                return isConstant ? heredocText(text) : undefined;
            case 'unary_operation':
                return parts[0] === 'literal_value' && !Number.isNaN(Number(text)) ? Number(text) : undefined;
            default:
                return undefined;
        }
    }
    #collection(node, source, depth) {
        const children = childrenOf(node);
        if (node.type === 'tuple') {
            const members = children.filter(({ type }) => type === 'expression');
            return { kind: 'tuple', members: members.map((each) => this.read(each, depth + 1)), ...source };
        }
        if (node.type !== 'object')
            return undefined;
        const members = children
            .filter(({ type }) => type === 'object_elem')
            .flatMap((member) => {
            const [key, value] = childrenOf(member);
            if (key === undefined || value === undefined)
                return [];
            return { key: this.read(key, depth + 1), value: this.read(value, depth + 1) };
        });
        return { kind: 'object', members, ...source };
    }
    #call(node, source, depth) {
        const [name, list] = childrenOf(node);
        if (name === undefined || list?.children.some((child) => child?.type === 'ellipsis'))
            return undefined;
        const passed = list === undefined ? [] : childrenOf(list);
        return {
            kind: 'call',
            name: this.sourceOf(name),
            arguments: passed.map((each) => this.read(each, depth + 1)),
            ...source,
        };
    }
    /** `a.b[0].c` is `['a', 'b', 'c']`; undefined for anything else, a splat too. */
    #referenceSteps(children) {
        const [first, ...rest] = children;
        if (first?.type !== 'variable_expr')
            return undefined;
        if (!rest.every(({ type }) => type === 'get_attr' || type === 'index'))
            return undefined;
        const names = rest.filter(({ type }) => type === 'get_attr');
        return [this.sourceOf(first), ...names.map((name) => this.sourceOf(name).replace(/^\.\s*/, ''))];
    }
    /** The tokens without comments and optional commas, joined by blanks. */
    #tokens(root) {
        const tokens = [];
        const waiting = [root];
        for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
            if (node.type === 'comment')
                continue;
            const children = node.children.filter((child) => child !== null);
            const isObject = node.type === 'object';
            for (const child of children.toReversed())
                if (!isObject || child.type !== ',')
                    waiting.push(child);
            if (children.length > 0)
                continue;
            const token = this.sourceOf(node);
            if (/^[\])]$/.test(token) && tokens.at(-1) === ',')
                tokens.pop();
            tokens.push(token);
        }
        return tokens.join(' ');
    }
}
const RESULTS = {
    for_tuple_expr: 'list',
    for_object_expr: 'map',
    heredoc_template: 'string',
    full_splat: 'list',
};
/** The result of an expression with these parts, where it depends on no operand. */
function resultOf(parts) {
    const last = parts.at(-1);
    const [inner, ...others] = last === undefined ? [] : childrenOf(last);
    if (last === undefined || inner === undefined || others.length > 0)
        return undefined;
    if (parts.length > 1)
        return last.type === 'splat' ? RESULTS[inner.type] : undefined;
    if (last.type === 'operation')
        return operatorResult(inner);
    if (inner.type !== 'quoted_template')
        return RESULTS[inner.type];
    // A text that is one interpolation has the type of what it holds.
    const content = childrenOf(inner).filter(({ type }) => !/^quoted_template_(start|end)$/.test(type));
    return content.length === 1 && content[0]?.type === 'template_interpolation' ? undefined : 'string';
}
/** https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#operations */
function operatorResult(operation) {
    const operator = operation.children.find((child) => child !== null && !child.isNamed)?.type ?? '';
    return /^[-+*/%]$/.test(operator)
        ? 'number'
        : /^([=!]=|[<>]=?|&&|\|\||!)$/.test(operator)
            ? 'bool'
            : undefined;
}
/** The named children of a node, without comments. */
function childrenOf(node) {
    return node.namedChildren.filter((child) => child !== null && child.type !== 'comment');
}
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** The value of a quoted string without interpolation. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#quoted-templates */
function quotedText(text) {
    const escapes = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))|([$%])\4\{/gs;
    return text.slice(1, -1).replaceAll(escapes, (whole, short, long, letter, mark) => {
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

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-expression-syntax.js

const OPERATORS = ['||', '&&', '==', '!=', '>', '>=', '<', '<=', '+', '-', '*', '/', '%'];
/** Checks the next expression: operands with operators between them, and conditions. Throws `SyntaxFault`. */
function checkExpression(reader) {
    for (;;) {
        checkOperand(reader);
        while (reader.take(...OPERATORS))
            checkOperand(reader);
        if (!reader.take('?'))
            return;
        reader.nested(() => checkExpression(reader));
        reader.expect(':');
    }
}
function checkOperand(reader) {
    while (reader.take('-', '!'))
        ;
    checkTerm(reader);
    for (;;) {
        if (reader.take('.'))
            checkAttribute(reader);
        else if (reader.take('['))
            checkIndex(reader);
        else
            return;
    }
}
function checkTerm(reader) {
    const term = reader.read();
    const check = TERMS[term.type];
    if (check === undefined)
        reader.refuse('a value is expected here', term);
    else
        check(reader, reader.textOf(term));
}
/** What may follow the first token of a term. */
const TERMS = {
    number: checkNumber,
    name: (reader) => reader.is('(', '::') && checkCall(reader),
    quote: (reader) => reader.nested(() => checkTemplate(reader, 'end of quote')),
    heredoc: (reader) => reader.nested(() => checkTemplate(reader, 'end of heredoc')),
    '(': (reader) => inBrackets(reader, () => checkExpression(reader), ')'),
    '[': checkTuple,
    '{': checkObject,
};
/** Inside of brackets a newline ends nothing. */
function inBrackets(reader, check, end) {
    const checkAll = () => {
        check();
        reader.expect(end);
    };
    reader.nested(checkAll, { hasNewlines: false });
}
function checkNumber(reader, text) {
    if (!/^\d+(\.\d*)?([eE][-+]?\d+)?$/.test(text))
        reader.refuse(`${(0,error/* quote */.hD)(text)} is not a number`);
}
/** What follows a dot: a name, a number instead of an index, or `*` with more of them. */
function checkAttribute(reader) {
    if (reader.take('*')) {
        while (reader.take('.'))
            checkName(reader);
    }
    else
        checkName(reader);
}
function checkName(reader) {
    if (reader.is('number'))
        checkLegacyIndex(reader);
    else
        reader.expect('name', 'the name of an attribute is expected here');
}
function checkLegacyIndex(reader) {
    const text = reader.textOf(reader.read());
    if (text.includes('.'))
        reader.refuse('two indexes need brackets: [0][1]');
    checkNumber(reader, text);
}
function checkIndex(reader) {
    if (reader.take('*'))
        reader.expect(']');
    else
        inBrackets(reader, () => checkExpression(reader), ']');
}
function checkCall(reader) {
    while (reader.take('::'))
        reader.expect('name', 'the name of a function is expected here');
    reader.expect('(');
    const checkArguments = () => {
        while (!reader.is(')')) {
            checkExpression(reader);
            if (reader.take('...') || !reader.take(','))
                return;
        }
    };
    inBrackets(reader, checkArguments, ')');
}
function checkTuple(reader) {
    const checkAll = () => {
        if (reader.isKeyword('for'))
            checkFor(reader, ']');
        while (!reader.is(']')) {
            checkExpression(reader);
            if (!reader.take(','))
                return;
        }
    };
    inBrackets(reader, checkAll, ']');
}
/** In an object newlines count: each member ends with one, or with a comma. */
function checkObject(reader) {
    while (reader.take('newline'))
        ;
    if (reader.isKeyword('for'))
        inBrackets(reader, () => checkFor(reader, '}'), '}');
    else
        checkMembers(reader);
}
function checkMembers(reader) {
    const checkAll = () => {
        while (!reader.take('}')) {
            if (reader.take('newline'))
                continue;
            checkExpression(reader);
            if (!reader.take('=', ':'))
                reader.refuse('"=" is missing before this');
            checkExpression(reader);
            if (!reader.is('}') && !reader.take(',', 'newline'))
                reader.refuse('a new line or a comma is missing before this');
        }
    };
    reader.nested(checkAll, { hasNewlines: true });
}
/** `[for v in list : v if v]`, `{for k, v in map : k => v...}`. */
function checkFor(reader, end) {
    checkForHeader(reader);
    reader.expect(':');
    checkExpression(reader);
    if (end === '}') {
        reader.expect('=>', 'an object needs a key: "=>" is missing before this');
        checkExpression(reader);
        reader.take('...');
    }
    if (!reader.isKeyword('if'))
        return;
    reader.read();
    checkExpression(reader);
}
function checkForHeader(reader) {
    reader.read();
    reader.expect('name', 'the name of a variable is expected here');
    if (reader.take(','))
        reader.expect('name', 'the name of a variable is expected here');
    if (!reader.isKeyword('in'))
        reader.refuse('"in" is missing before this');
    reader.read();
    checkExpression(reader);
}
/** Checks a template up to its end: text, interpolations, and directives that open and close each other. */
function checkTemplate(reader, end) {
    const open = [];
    while (!reader.take(end)) {
        if (reader.take('text'))
            continue;
        if (reader.take('${'))
            inBrackets(reader, () => checkExpression(reader), 'template end');
        else if (reader.take('%{'))
            inBrackets(reader, () => checkDirective(reader, open), 'template end');
        else
            reader.refuse('the string does not end');
    }
    const unclosed = open.at(-1);
    if (unclosed !== undefined)
        reader.refuse(`the string ends inside of its %{ ${unclosed} }`);
}
const CLOSED_BY = new Map([
    ['else', ['if']],
    ['endif', ['if', 'else']],
    ['endfor', ['for']],
]);
/** @param open the directives that are open, the innermost last */
function checkDirective(reader, open) {
    const keyword = reader.textOf(reader.peek());
    const innermost = open.at(-1);
    const closes = CLOSED_BY.get(keyword);
    if (keyword === 'for')
        checkForHeader(reader);
    else if (keyword === 'if') {
        reader.read();
        checkExpression(reader);
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

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-tokens.js
/** A fault of a text, at an offset from its start. */
class SyntaxFault extends Error {
    offset;
    constructor(offset, message) {
        super(message);
        this.offset = offset;
    }
}
/** The tokens of a text. Throws {@link SyntaxFault} for a character that HCL does not know, and for an invalid escape. */
function scanTokens(text) {
    const scanner = new Scanner(text);
    while (!scanner.isAtEnd)
        scanner.next();
    scanner.add('end of file', text.length);
    return scanner.tokens;
}
const BLANK = /[ \t]+|\/\*[\s\S]*?\*\//y;
const COMMENT = /(?:#|\/\/)[^\n]*\n?/y;
const NEWLINE = /\r?\n/y;
const NUMBER = /\d(?:\.*(?:\d|[eE][-+]?\d))*/y;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const SIGN = /==|!=|>=|<=|&&|\|\||::|\.\.\.|=>|~\}|[[\](){}.,*/%+\-=<>!?:"]/y;
const SEQUENCE = /[$%]\{~?/y;
// In parts, as the engine keeps a state for every character of a match.
const QUOTED = /(?:\$\$\{~?|%%\{~?|[$%](?!\{)|\\[^\r\n]|[^$%"\\\r\n]){1,1000}/uy;
const LINE = /([^$%\r\n]*)(\r?\n)/y;
const LINE_PART = /\$\$\{~?|%%\{~?|[$%](?!\{)|[^$%\r\n]+/y;
const ESCAPE = /\\(?:[nrt"\\]|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|[\s\S])/gu;
class Scanner {
    tokens = [];
    #text;
    #modes = [{ kind: 'configuration', braces: 0 }];
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    get isAtEnd() {
        return this.#at >= this.#text.length;
    }
    add(type, end) {
        this.tokens.push({ type, start: this.#at, end });
        this.#at = end;
    }
    next() {
        const mode = this.#modes.at(-1);
        if (mode?.kind === 'quote')
            this.#quoted();
        else if (mode?.kind === 'heredoc')
            this.#heredoc(mode);
        else if (mode !== undefined)
            this.#configuration(mode);
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        return pattern.exec(this.#text);
    }
    #take(type, pattern) {
        const match = this.#match(pattern);
        if (match !== null)
            this.add(type, this.#at + match[0].length);
        return match !== null;
    }
    #configuration(mode) {
        const [skipped] = this.#match(BLANK) ?? this.#match(COMMENT) ?? [];
        if (skipped !== undefined) {
            if (skipped.endsWith('\n'))
                this.add('newline', this.#at + skipped.length);
            else
                this.#at += skipped.length;
            return;
        }
        if (this.#take('newline', NEWLINE) || this.#take('number', NUMBER) || this.#take('name', NAME))
            return;
        const [heredoc, mark] = this.#match(HEREDOC) ?? [];
        if (heredoc !== undefined && mark !== undefined) {
            this.#modes.push({ kind: 'heredoc', mark, isLineStart: true });
            this.add('heredoc', this.#at + heredoc.length);
        }
        else
            this.#sign(mode);
    }
    #sign(mode) {
        const [sign] = this.#match(SIGN) ?? [];
        if (sign === undefined)
            throw new SyntaxFault(this.#at, 'this character is not part of the language');
        const isSequenceEnd = /\}$/.test(sign) && mode.braces === 0 && this.#modes.length > 1;
        if (sign === '{')
            mode.braces += 1;
        if (sign === '}')
            mode.braces -= 1;
        if (sign === '"')
            this.#modes.push({ kind: 'quote' });
        if (isSequenceEnd)
            this.#modes.pop();
        this.add(isSequenceEnd ? 'template end' : sign === '"' ? 'quote' : sign, this.#at + sign.length);
    }
    /** `${` and `%{` begin configuration inside of a template. */
    #sequence() {
        const isFound = this.#take(this.#text.slice(this.#at, this.#at + 2), SEQUENCE);
        if (isFound)
            this.#modes.push({ kind: 'configuration', braces: 0 });
        return isFound;
    }
    #quoted() {
        if (this.#text[this.#at] === '"') {
            this.#modes.pop();
            this.add('end of quote', this.#at + 1);
        }
        else if (!this.#sequence()) {
            const [part] = this.#match(QUOTED) ?? [];
            if (part === undefined)
                throw new SyntaxFault(this.#at, 'a quoted string ends on its line');
            this.#checkEscapes(part);
            this.add('text', this.#at + part.length);
        }
    }
    #checkEscapes(part) {
        for (const { 0: sequence, 1: short, 2: long, index } of part.matchAll(ESCAPE)) {
            const code = Number.parseInt(short ?? long ?? '0', 16);
            const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
            if (!isCharacter || /^\\[^nrt"\\]$/u.test(sequence))
                throw new SyntaxFault(this.#at + index, 'this escape sequence is not valid');
        }
    }
    /** The mark on a line of its own ends a heredoc; its line end is a token of the configuration. */
    #heredoc(mode) {
        const [line, content = '', newline = ''] = this.#match(LINE) ?? [];
        if (mode.isLineStart && line !== undefined && content.trim() === mode.mark) {
            this.#modes.pop();
            this.add('end of heredoc', this.#at + content.length);
            this.add('newline', this.#at + newline.length);
        }
        else if (line !== undefined) {
            mode.isLineStart = true;
            this.add('text', this.#at + line.length);
        }
        else {
            mode.isLineStart = false;
            if (!this.#sequence() && !this.#take('text', LINE_PART))
                throw new SyntaxFault(this.#at, 'this character is not part of the language');
        }
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-token-reader.js



/** Text that is nested too deeply to be checked. */
class TooDeep extends Error {
}
/** The tokens of a text, one after the other; newlines are tokens only where they end something. */
class TokenReader {
    #text;
    #tokens;
    #at = 0;
    #depth = 0;
    #hasNewlines = true;
    constructor(text, tokens) {
        this.#text = text;
        this.#tokens = tokens;
    }
    /** Calls `check` for a nested part, in which newlines are tokens or not; without a word on that, as around it. */
    nested(check, { hasNewlines = this.#hasNewlines } = {}) {
        const outer = this.#hasNewlines;
        this.#depth += 1;
        if (this.#depth > limits/* MAX_TOKEN_DEPTH */.Bs)
            throw new TooDeep();
        this.#hasNewlines = hasNewlines;
        check();
        this.#hasNewlines = outer;
        this.#depth -= 1;
    }
    peek() {
        while (!this.#hasNewlines && this.#tokens[this.#at]?.type === 'newline')
            this.#at += 1;
        return this.#tokens[this.#at] ?? { type: 'end of file', start: this.#text.length, end: this.#text.length };
    }
    read() {
        const token = this.peek();
        this.#at += 1;
        return token;
    }
    /** Whether the next token is of this type. */
    is(...types) {
        return types.includes(this.peek().type);
    }
    /** Reads the next token if it is of one of these types. */
    take(...types) {
        const isNext = this.is(...types);
        if (isNext)
            this.#at += 1;
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
        throw new SyntaxFault(at.start, at.type === 'end of file' ? 'the file ends too early' : message);
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-syntax.js




/**
 * The first place where a text is no HCL, by the rules of HashiCorp's parser, which knows where a line has to end; undefined for
 * a valid text,
 * and for one that is nested too deeply: tree-sitter alone judges that.
 * https://github.com/hashicorp/hcl/blob/main/hclsyntax/parser.go
 */
function findSyntaxProblem(text) {
    try {
        checkBody(new TokenReader(text, scanTokens(text)), 'end of file');
        return undefined;
    }
    catch (error) {
        if (error instanceof TooDeep)
            return undefined;
        if (!(error instanceof SyntaxFault))
            throw error;
        const before = text.slice(0, error.offset).split('\n');
        return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message: error.message };
    }
}
function checkBody(reader, end) {
    const names = new Set();
    while (!reader.take(end)) {
        if (reader.take('newline'))
            continue;
        if (!reader.is('name'))
            reader.refuse('an argument or a block is expected here');
        const name = reader.read();
        if (reader.is('=')) {
            if (names.has(reader.textOf(name)))
                reader.refuse(`${(0,error/* quote */.hD)(reader.textOf(name))} is set twice`, name);
            names.add(reader.textOf(name));
            reader.read();
            checkExpression(reader);
        }
        else
            checkBlock(reader);
        if (!reader.is('end of file'))
            reader.expect('newline', 'a new line is missing before this');
    }
}
const ON_ONE_LINE = 'a block on one line has a single argument: write each on a line of its own';
function checkBlock(reader) {
    while (!reader.take('{')) {
        if (reader.take('quote')) {
            while (reader.take('text'))
                ;
            reader.expect('end of quote', 'a label is a plain string');
        }
        else if (!reader.take('name'))
            reader.refuse('a label or "{" is expected here');
    }
    reader.nested(() => {
        if (reader.is('newline', '}', 'end of file'))
            return checkBody(reader, '}');
        if (!reader.take('name'))
            reader.refuse('an argument is expected here');
        reader.expect('=', ON_ONE_LINE);
        checkExpression(reader);
        reader.expect('}', ON_ONE_LINE);
    }, { hasNewlines: true });
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-parser.js






/** Parses a file in HCL's own syntax. A part that does not parse becomes a problem. The rest of the file is read. */
function parseHcl(treeSitter, text, schema = FILE_SCHEMA) {
    const parsed = treeSitter.parse(text, (root) => {
        const body = new BodyReader(text);
        const blocks = childrenOf(root).flatMap((node) => body.read(node, schema).blocks);
        const syntax = root.hasError ? problemsBelow(root, text) : (findSyntaxProblem(text) ?? []);
        return { blocks, problems: [syntax, body.problems].flat().slice(0, limits/* MAX_PROBLEMS */.aZ) };
    });
    return 'blocks' in parsed ? parsed : { blocks: [], problems: [parsed] };
}
/** Parses one HCL expression, such as JSON configuration holds in a string; undefined for text that is none. */
function parseHclExpression(treeSitter, text) {
    const parsed = treeSitter.parse(`it = ${text}`, (root) => {
        const attribute = childrenOf(root)[0]?.namedChildren[0];
        const value = attribute === null || attribute === undefined ? undefined : childrenOf(attribute)[1];
        if (root.hasError || value === undefined)
            return undefined;
        return new HclExpressions(`it = ${text}`).read(value);
    });
    return parsed === undefined || 'message' in parsed ? undefined : parsed;
}
class BodyReader {
    problems = [];
    #expressions;
    constructor(text) {
        this.#expressions = new HclExpressions(text);
    }
    read(body, schema) {
        const attributes = new Map();
        const blocks = [];
        for (const node of childrenOf(body)) {
            if (node.type === 'block')
                blocks.push(...this.#block(node, schema));
            else if (node.type === 'attribute')
                this.#attribute(node, schema, attributes);
        }
        return { attributes, blocks };
    }
    #attribute(node, schema, attributes) {
        const [key, value] = childrenOf(node);
        if (key === undefined || value === undefined)
            return;
        const name = this.#expressions.sourceOf(key);
        if (schema.attributes !== 'all' && !schema.attributes.includes(name))
            return;
        attributes.set(name, this.#expressions.read(value));
    }
    #block(node, outer) {
        const [keyword, ...rest] = childrenOf(node);
        const type = keyword === undefined ? '' : this.#expressions.sourceOf(keyword);
        const schema = innerSchema(outer, type);
        if (outer.attributes === 'all' && !node.hasError)
            this.#report(node, `${(0,error/* quote */.hD)(type)} is an argument, not a block: "=" is missing after it`);
        if (schema === undefined)
            return [];
        const labels = rest.filter(({ type: each }) => each === 'identifier' || each === 'string_lit');
        if (labels.length !== schema.labels && !node.hasError) {
            this.#report(node, `${(0,error/* quote */.hD)(type)} has ${(0,count/* counted */.h)(labels.length, 'label')}, not ${schema.labels}`);
            return [];
        }
        const body = rest.find(({ type: each }) => each === 'body');
        const content = body === undefined ? { attributes: new Map(), blocks: [] } : this.read(body, schema);
        return [{ type, labels: labels.map((label) => this.#label(label)), ...content, line: lineOf(node) }];
    }
    #label(node) {
        const text = this.#expressions.sourceOf(node);
        return node.type === 'string_lit' ? quotedText(text) : text;
    }
    #report(node, message) {
        this.problems.push({ line: lineOf(node), column: node.startPosition.column + 1, message });
    }
}
/** The first errors of a syntax tree, in the order of the text. */
function problemsBelow(root, text) {
    const problems = [];
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined && problems.length < limits/* MAX_PROBLEMS */.aZ; node = waiting.pop()) {
        if (node.isError || node.isMissing)
            problems.push(problemAt(node, text));
        else if (node.hasError)
            waiting.push(...node.children.filter((child) => child !== null).toReversed());
    }
    return problems;
}
function problemAt(node, text) {
    const [line = ''] = text.slice(node.startIndex, node.endIndex).split('\n');
    const message = node.isMissing ? missing(node.type) : `unexpected ${(0,error/* quote */.hD)(line.trim())}`;
    return { line: lineOf(node), column: node.startPosition.column + 1, message };
}
/** Of a token that is missing only a bracket or a sign has a name that people understand. */
function missing(type) {
    return /^\W$/.test(type) ? `${(0,error/* quote */.hD)(type)} is missing` : 'this does not parse';
}
function lineOf(node) {
    return node.startPosition.row + 1;
}

// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(60568);
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
const json_expressions_BLANK = /[ \t\r\n]*/y;
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
        json_expressions_BLANK.lastIndex = this.#at;
        const [blank = ''] = json_expressions_BLANK.exec(this.#text) ?? [];
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
            return this.body(value, FILE_SCHEMA).blocks;
        this.#report(value, 'the file holds no JSON object');
        return [];
    }
    body(object, schema) {
        const attributes = new Map();
        const blocks = [];
        for (const { key, value } of object.members) {
            const name = (0,expression/* keyName */.xT)(key) ?? '';
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
var tree_sitter = __webpack_require__(48749);
;// CONCATENATED MODULE: ./lib/adapters/hcl/configuration-parser.js



/** Loads the parser of configuration files. Their name says whether they are HCL or, with `.json` at its end, JSON. */
async function startConfigurationParser() {
    const treeSitter = await tree_sitter/* TreeSitter */.u.start();
    return (path, text) => path.endsWith('.json')
        ? parseJson(text, (expression) => parseHclExpression(treeSitter, expression))
        : parseHcl(treeSitter, text);
}


/***/ })

};
