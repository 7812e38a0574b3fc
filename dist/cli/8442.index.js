export const id = 8442;
export const ids = [8442];
export const modules = {

/***/ 6249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ StagedSite),
/* harmony export */   b: () => (/* binding */ SiteDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4141);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2688);
/* harmony import */ var _directory_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5500);







/** A file that is being written; a killed run leaves at most this one. */
const STAGED = '.module-registry-site.new';
/**
 * A site in a directory. Each file is written aside and renamed, so a web server never sends half of one. While a run is at work
 * the directory has no state: after a killed run the next one writes everything.
 */
class SiteDirectory {
    state;
    #root;
    #directories = new Set();
    constructor(root, state) {
        this.#root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root);
        this.state = state;
    }
    /** Throws INVALID_INPUT for a directory that has files and was not made by this tool. */
    static open(root) {
        const entries = entriesIn(root);
        const isOurs = entries.some(({ name }) => name === _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .mt);
        if (entries.length > 0 && !isOurs)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `the output ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(root)} has files, and was not made by this command: it has no ${_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .mt}`, 'name a directory that does not exist yet: --output ./site');
        const state = isOurs ? (0,_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSiteState */ .AD)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .mt))) : undefined;
        return new SiteDirectory(root, state);
    }
    /** Makes the directory, and proves that files can be written to it. */
    prepare() {
        (0,_directory_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .createDirectory */ .c1)(this.#root);
        const staged = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, STAGED);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(staged, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(staged, '');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(staged);
    }
    begin() {
        this.prepare();
        this.write(_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .mt, '{}\n');
    }
    finish(state) {
        this.write(_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .mt, (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)(state));
    }
    has(path) {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#at(path));
    }
    list(directory) {
        return entriesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, directory)).flatMap((entry) => {
            const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
            return entry.isDirectory() ? this.list(path) : path;
        });
    }
    size() {
        let [files, bytes, largest] = [0, 0, { path: '', bytes: 0 }];
        for (const path of this.list('')) {
            const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(this.#at(path));
            files += 1;
            bytes += size;
            if (size > largest.bytes)
                largest = { path, bytes: size };
        }
        return { files, bytes, largest };
    }
    read(path) {
        return this.has(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.#at(path)) : undefined;
    }
    write(path, content) {
        const staged = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, STAGED);
        const target = this.#prepare(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(staged, content);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(staged, target);
    }
    async stream(path, from) {
        const staged = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, STAGED);
        const target = this.#prepare(path);
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(staged, 'w');
        try {
            if (!(await from((bytes) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, bytes))))
                return false;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(staged, target);
        return true;
    }
    remove(path) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#at(path), { force: true });
    }
    removeOthers(directory, kept) {
        let removed = 0;
        const visit = (path) => {
            const entries = entriesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path));
            const left = entries.filter((entry) => {
                const child = path === '' ? entry.name : `${path}/${entry.name}`;
                if (entry.isDirectory())
                    return visit(child);
                if (kept.has(child) || child === _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .mt)
                    return true;
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, child), { force: true });
                removed += 1;
                return false;
            });
            if (left.length === 0 && path !== '')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), { recursive: true, force: true });
            return left.length > 0;
        };
        visit(directory.replace(/\/$/, ''));
        this.#directories.clear();
        return removed;
    }
    #prepare(path) {
        const target = this.#at(path);
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target);
        this.#makeDirectory(parent);
        return target;
    }
    /** Throws INVALID_INPUT for a link in its place, which may lead anywhere; the output itself may be one. */
    #makeDirectory(path) {
        if (this.#directories.has(path))
            return;
        if (path !== this.#root)
            this.#makeDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        (0,_directory_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .createDirectory */ .c1)(path);
        if (path !== this.#root && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} in the output is a link`, 'remove the link');
        this.#directories.add(path);
    }
    /** Paths come from an index that anybody may have written. */
    #at(path) {
        const parts = path.split('/');
        if (path.includes('\\') ||
            parts.some((part) => part === '' || part === '.' || part === '..' || part === '.git'))
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} in the index is no path for a site`, 'remove the file from the index: an index holds only files of its own');
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
    }
}
function entriesIn(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true });
    }
    catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
            return [];
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `the output ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, 'name a directory that does not exist yet, or that this command made: --output ./site', { cause });
    }
}
/** The files of a site that another place is to get: those that changed are written to a directory, and the others stay where they are. */
class StagedSite {
    root;
    removed = new Set();
    #placed;
    #directory;
    #reads = new Map();
    /** What the site was made from; undefined where nothing had to be made. */
    finished;
    constructor(temporary, placed) {
        this.root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'site');
        this.#placed = placed;
        this.#directory = SiteDirectory.open(this.root);
    }
    get state() {
        return this.#placed.state;
    }
    begin() { }
    finish(state) {
        this.finished = state;
    }
    has(path) {
        return this.#placed.has(path);
    }
    /** As it was placed, whatever has been written since. */
    read(path) {
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_6__/* .getOrInsert */ .P)(this.#reads, path, () => this.#placed.read(path));
    }
    write(path, content) {
        this.removed.delete(path);
        this.#directory.write(path, content);
    }
    stream(path, from) {
        return this.#directory.stream(path, from);
    }
    remove(path) {
        this.removed.add(path);
    }
    /** Nobody knows here which others there are. */
    removeOthers() {
        return 0;
    }
}


/***/ }),

/***/ 6965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ highlightHcl)
/* harmony export */ });
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6082);

/** Cuts HCL into tokens, by the scanner that reads modules. Text that is no HCL has the colour of text. */
function highlightHcl(code) {
    const pieces = [];
    const add = (text, kind) => {
        const last = pieces.at(-1);
        if (text === '')
            return;
        if (last !== undefined && last.kind === kind)
            last.text += text;
        else
            pieces.push(kind === undefined ? { text } : { text, kind });
    };
    const tokens = [...new _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .Scanner */ .Lp(code)];
    const statements = new Statements();
    let end = 0;
    for (const [at, token] of tokens.entries()) {
        const { start, type } = token;
        const text = code.slice(start, token.end);
        const next = tokens[at + 1]?.type ?? '';
        const place = statements.next(type, next);
        add(code.slice(end, start));
        add(text, KINDS[type] ?? (type === 'name' ? (place ?? nameKind(text, next)) : undefined));
        end = token.end;
    }
    add(code.slice(end));
    return pieces;
}
const KINDS = {
    comment: 'comment',
    number: 'number',
    string: 'string',
    quote: 'string',
    heredoc: 'string',
    text: 'string',
    'end of quote': 'string',
    'end of heredoc': 'string',
};
/** What a name is inside of an expression. */
function nameKind(text, next) {
    if (next === '(' || next === '::')
        return 'function';
    return /^(true|false|null)$/.test(text) ? 'number' : undefined;
}
/** Knows where arguments and blocks begin: not in the objects and lists of an argument. */
class Statements {
    #open = [];
    #isStart = true;
    #isHeader = false;
    /** Of a name that begins a block or an argument, what it is. */
    next(type, next) {
        const isBody = (this.#open.at(-1) ?? 'body') === 'body';
        const isFirst = this.#isStart && isBody && type === 'name';
        const isHeader = isFirst ? /^(name|string|quote|\{)$/.test(next) : this.#isHeader;
        const opensBody = type === '{' && isHeader && isBody;
        if (/[([{]$/.test(type))
            this.#open.push(opensBody ? 'body' : 'value');
        else if (/^([)\]}]|template end)$/.test(type))
            this.#open.pop();
        this.#isStart = type === 'newline' || opensBody || (this.#isStart && type === 'comment');
        this.#isHeader = isHeader && !this.#isStart;
        if (!isFirst)
            return undefined;
        return isHeader ? 'keyword' : next === '=' ? 'name' : undefined;
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

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runWork)
/* harmony export */ });
/** For work of the user's own, which may take as long as it likes. */
const runWork = (work) => work();


/***/ }),

/***/ 7309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w4: () => (/* binding */ hostOf),
  openPageRenderer: () => (/* binding */ openPageRenderer),
  bo: () => (/* binding */ writeSite)
});

// UNUSED EXPORTS: limitWarnings

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/site-directory.js
var site_directory = __webpack_require__(6249);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-highlighter.js
var hcl_highlighter = __webpack_require__(6965);
// EXTERNAL MODULE: ./lib/adapters/node/within-time.js
var within_time = __webpack_require__(1790);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/site/build-site.js
var build_site = __webpack_require__(6751);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/index/format/file-headers.js
var file_headers = __webpack_require__(7885);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/site/module-graph.js
var module_graph = __webpack_require__(4042);
// EXTERNAL MODULE: ./lib/site/module-pages.js + 8 modules
var module_pages = __webpack_require__(6569);
// EXTERNAL MODULE: ./lib/site/pages/registry-pages.js
var registry_pages = __webpack_require__(6594);
// EXTERNAL MODULE: ./lib/site/search-files.js
var search_files = __webpack_require__(5193);
// EXTERNAL MODULE: ./lib/site/site.js + 2 modules
var site_site = __webpack_require__(9829);
// EXTERNAL MODULE: ./lib/site/site-paths.js
var site_paths = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/site/page-renderer.js












/**
 * Renders the pages of a registry one by one, with all versions. What all of them share is made once for each `registry.json`.
 */
function pageRenderer(highlight, options = {}) {
    let known;
    const graphs = new WeakMap();
    const siteOf = async (read) => {
        const bytes = (await read(paths/* REGISTRY_PATH */.aA)) ?? new Uint8Array();
        const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        if (known?.digest === digest)
            return known.site;
        (0,index_files/* registryIn */.hY)(new Map(bytes.length === 0 ? [] : [[paths/* REGISTRY_PATH */.aA, bytes]]));
        known = { digest, site: (0,site_site/* createSite */.Ae)(bytes, highlight, options) };
        return known.site;
    };
    const graphOf = async ({ modules }, { host }) => {
        const entries = await modules();
        return (0,get_or_insert/* getOrInsert */.P)(graphs, entries, () => (0,module_graph/* moduleGraph */.b)(entries, host));
    };
    return {
        async render(path, sources) {
            const { read } = sources;
            const site = await siteOf(read);
            if (path === search_files/* SEARCH_INFO_PATH */.sz)
                return file(path, SEARCH_INFO);
            const asset = (0,site_site/* assetsOf */.ZS)(site).find((each) => each.path === path);
            if (asset !== undefined)
                return file(path, asset.content);
            if (!/(^|\/)$|\/(feed\.atom|badge\.svg|inputs\.schema\.json|interface\.json\.gz)$|^feed\.atom$/.test(path))
                return page_renderer_document(site, undefined);
            const request = { site, graph: await graphOf(sources, site), pages: 'all', read };
            const found = await (await filesAround(request, path)).get(path)?.();
            const isPage = path === '' || path.endsWith('/');
            return found === undefined || isPage ? page_renderer_document(site, found) : file(path, found);
        },
    };
}
/** A browser asks the API of the server, and loads no files to search in. */
const SEARCH_INFO = `${JSON.stringify({ api: 'v1/modules/search' })}\n`;
function file(path, body) {
    const isImmutable = (0,file_headers/* fileCache */.HM)(path) === 'immutable';
    return { isFound: true, body, type: (0,file_headers/* fileType */.$A)(path), isImmutable, headers: {} };
}
function page_renderer_document(site, html) {
    return {
        isFound: html !== undefined,
        body: html ?? (0,registry_pages/* notFoundPage */.FS)(site),
        type: 'text/html; charset=utf-8',
        isImmutable: false,
        headers: { 'content-security-policy': `${(0,site_site/* contentSecurityPolicy */.A8)(site)}; frame-ancestors 'none'` },
    };
}
/** Files of the site, with the same bytes as in the whole one, among which is the one at this path, if there is one. */
async function filesAround(request, path) {
    const { site, graph } = request;
    const [directory, namespace = '', name = '', system] = path.split('/');
    if (directory !== site_paths/* PAGES_DIRECTORY */.pN)
        return (0,registry_pages/* registryFiles */.xs)(site, graph);
    const modules = graph.namespaces.get(namespace);
    if (system === undefined)
        return modules === undefined ? new Map() : (0,registry_pages/* namespaceFiles */.RB)(site, namespace, modules);
    const address = { namespace, name, system };
    return (0,module_address/* addressProblem */.cg)(address) === undefined ? (0,module_pages/* moduleFilesAround */.V)(request, address, path) : new Map();
}

// EXTERNAL MODULE: ./lib/site/profile.js
var site_profile = __webpack_require__(8978);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
;// CONCATENATED MODULE: ./lib/composition/site.js











/**
 * What a host takes of a site, where it says so. Of Cloudflare Pages it is the free plan.
 * https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
 * https://developers.cloudflare.com/pages/platform/limits/
 */
const HOST_LIMITS = {
    'github-pages': { bytes: 1e9 },
    'cloudflare-pages': { files: 20_000, fileBytes: 25 * 1024 ** 2 },
};
/** Time that `serve` takes to render a README, in which no other request is answered. Then the page has its text. */
const README_MS = 500;
/** Writes the site of an index into a directory. Throws INVALID_INPUT for an output that is no site, and what {@link buildSite} throws. */
async function writeSite(runtime, { index: named, output, pages, profile, hosting }) {
    return (0,index_store/* withIndex */.NH)(runtime, { index: named, reading: 'all' }, async ({ index, target }) => {
        if (target.kind === 'directory')
            refuseInside(target.path, output);
        const directory = site_directory/* SiteDirectory */.b.open(output);
        const snapshot = await index.open();
        const host = await hostOf(snapshot, hosting);
        (0,site_profile/* refuseProfileWithoutClient */.ZE)(profile, host);
        const { log } = runtime;
        const report = await (0,build_site/* buildSite */.S)({
            snapshot,
            pages,
            profile,
            output: directory,
            highlight: hcl_highlighter/* highlightHcl */.W,
            log,
        });
        if (host !== undefined && host in HOST_LIMITS)
            for (const text of limitWarnings(directory.size(), host, SMALLER[profile]))
                log.warn(text);
        return report;
    });
}
const SMALLER = {
    full: '--profile website leaves out the details of modules',
    index: '--profile protocol leaves out the details of modules',
    website: '--pages latest leaves out the pages of older versions, --profile protocol all pages',
    protocol: 'take a host without this limit, such as an object store',
    opentofu: 'take a host without this limit, such as an object store',
};
/** @param hosting as a flag names it */
async function hostOf(snapshot, hosting) {
    if (hosting !== undefined)
        return hosting === 'none' ? undefined : hosting;
    return (0,index_files/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA])).hosting;
}
/** The files of a site would be taken for files of the index. */
function refuseInside(index, output) {
    const [outer, inner] = [(0,external_node_path_.resolve)(index), (0,external_node_path_.resolve)(output)];
    if (inner !== outer && !inner.startsWith(`${outer}${external_node_path_.sep}`))
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the output ${(0,error/* quote */.hD)(output)} is inside the index ${(0,error/* quote */.hD)(index)}`, 'name a directory beside the index: --output ./site');
}
/** The website as a server shows it. Other requests wait while a README is rendered: one past its time is shown as text. */
function openPageRenderer(basePath) {
    const late = () => new error/* RegistryError */.gl('LIMIT_EXCEEDED', `the README takes more than ${README_MS} ms`, 'make it shorter');
    const run = (work) => (0,within_time/* withinTime */.d)(README_MS, work, late);
    return pageRenderer(hcl_highlighter/* highlightHcl */.W, { run, basePath });
}
/** What the host refuses or will soon: from four fifths of a limit on. */
function limitWarnings(size, hosting, smaller) {
    const { files, bytes, fileBytes } = HOST_LIMITS[hosting] ?? {};
    const { largest } = size;
    const found = [
        warning(size.files, files, (count) => `${numberText(count)} files`),
        warning(size.bytes, bytes, (count) => `${numberText(Math.round(count / 1e6))} MB`),
    ].flatMap((text) => (text === undefined ? [] : `the site has ${text} on ${hosting}: ${smaller}`));
    const file = warning(largest.bytes, fileBytes, (count) => `${(count / 1024 ** 2).toFixed(1)} MiB`);
    const advice = 'store the package elsewhere, such as --package release';
    return file === undefined
        ? found
        : [...found, `${(0,error/* quote */.hD)(largest.path)} has ${file} on ${hosting}: ${advice}`];
}
function warning(value, limit, format) {
    if (limit === undefined || value < limit * 0.8)
        return undefined;
    return `${format(value)}, ${Math.floor((value / limit) * 100)} % of the limit of ${format(limit)}`;
}
function numberText(value) {
    return value.toLocaleString('en-US');
}


/***/ }),

/***/ 4867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   H8: () => (/* binding */ changelogLine),
/* harmony export */   KR: () => (/* binding */ CHANGE_NAMES),
/* harmony export */   LE: () => (/* binding */ pairByName),
/* harmony export */   Lq: () => (/* binding */ newsOf),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Ut: () => (/* binding */ textBesideSubject),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rQ: () => (/* binding */ formatChanges),
/* harmony export */   yP: () => (/* binding */ compareByName)
/* harmony export */ });
/* unused harmony export CHANGE_KINDS */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2234);


/** Severities of changes, the most severe first; each is also the part of a version number that such a change needs. */
const SEVERITIES = ['major', 'minor', 'patch'];
/**
 * The part of a version number that each kind of change needs. docs/decisions/0051-severities-of-maintainers.md has the evidence: how often maintainers made each
 * change in a patch, a minor and a major release.
 */
const CHANGE_KINDS = {
    'input-removed': 'major',
    'required-input-added': 'major',
    'input-added': 'minor',
    'default-removed': 'major',
    'default-added': 'minor',
    'default-changed': 'minor',
    'type-narrowed': 'major',
    'type-widened': 'minor',
    'type-declared': 'patch',
    'null-refused': 'major',
    'null-replaced': 'minor',
    'null-allowed': 'minor',
    'ephemeral-refused': 'major',
    'ephemeral-allowed': 'minor',
    'input-made-const': 'major',
    'input-not-const': 'minor',
    'input-sensitivity': 'patch',
    'input-deprecated': 'minor',
    'validation-changed': 'minor',
    'validation-removed': 'patch',
    'output-removed': 'major',
    'output-added': 'minor',
    'output-type-changed': 'major',
    'output-type-extended': 'minor',
    'output-made-sensitive': 'major',
    'output-not-sensitive': 'patch',
    'output-made-ephemeral': 'major',
    'output-deprecated': 'minor',
    'resource-removed': 'major',
    'resource-added': 'minor',
    'resource-moved': 'patch',
    'resource-released': 'patch',
    'resource-keys-changed': 'major',
    'module-call-removed': 'major',
    'module-call-added': 'minor',
    'module-call-moved': 'patch',
    'module-call-released': 'patch',
    'module-call-keys-changed': 'major',
    'null-resource-removed': 'patch',
    'null-resource-added': 'patch',
    'data-source-removed': 'patch',
    'data-source-added': 'minor',
    'ephemeral-resource-removed': 'patch',
    'ephemeral-resource-added': 'minor',
    'submodule-removed': 'major',
    'submodule-added': 'minor',
    'provider-added': 'minor',
    'provider-removed': 'patch',
    'provider-source-changed': 'major',
    'provider-configuration-added': 'major',
    'provider-configuration-removed': 'major',
    'provider-version-narrowed': 'major',
    'provider-version-capped': 'major',
    'provider-version-raised': 'minor',
    'provider-version-declared': 'minor',
    'provider-version-widened': 'minor',
    'required-version-narrowed': 'major',
    'required-version-capped': 'major',
    'required-version-raised': 'minor',
    'required-version-declared': 'minor',
};
const CHANGE_NAMES = Object.keys(CHANGE_KINDS);
/** @param at undefined where the position is not known */
function changesOf(subject, at, ...findings) {
    const position = at && { file: at.file, line: at.line };
    return findings.flatMap((found) => {
        if (found === false)
            return [];
        const [kind, message] = found;
        return [{ kind, severity: CHANGE_KINDS[kind], subject, message, ...position }];
    });
}
function bySeverity(changes) {
    return SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity));
}
/** How many characters of its message a sentence about a change has. */
const CLAUSE_CHARACTERS = 120;
const NOUNS = { var: 'input', output: 'output', provider: 'provider' };
/** `modules/subnets: input "cidr" was removed (modules/subnets/variables.tf:12)`. */
function sentenceOf({ subject, message, file, line }) {
    const place = file === undefined ? '' : ` (${file}:${line})`;
    const [, directory = '', address = ''] = /^(.*: )?(.*)$/s.exec(subject) ?? [];
    const [, type = '', name = ''] = /^(var|output|provider)\.(.*)$/.exec(address) ?? [];
    const noun = NOUNS[type] ?? 'submodule';
    // Only a message that begins with its noun lacks the name; of the others that of a resource has its address.
    const article = new RegExp(`^(?:the|an?) ((?:optional )?)${noun}\\b`);
    const subjectText = `${noun} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(noun === 'submodule' ? address : name)}`;
    const text = message.length > CLAUSE_CHARACTERS ? `${message.slice(0, CLAUSE_CHARACTERS)}…` : message;
    if (article.test(text))
        return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${text.replace(article, (_, adjective) => adjective + subjectText)}${place}`);
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${noun === 'submodule' ? '' : `${subjectText}: `}${text}${place}`);
}
/** What happened, beside the subject: without the address with which the message of a resource begins. */
function textBesideSubject({ subject, message }) {
    const address = subject.replace(/^.*: /s, '');
    return message.startsWith(`${address} `) ? message.slice(address.length + 1) : message;
}
function formatChanges(changes) {
    return bySeverity(changes).map((change) => `${change.severity.padEnd(9)} ${change.subject}  ${textBesideSubject(change)}`);
}
/** What a change is to callers: not every minor one is something new. */
function newsOf({ kind, severity }) {
    if (severity === 'major')
        return 'Breaking';
    return severity === 'minor' && /-(?:added|allowed|extended|widened)$/.test(kind) ? 'New' : 'Changed';
}
/** One line for a changelog: all changes of the highest severity. */
function changelogLine(changes) {
    const [worst] = bySeverity(changes);
    if (worst === undefined)
        return 'No change of the interface.';
    const listed = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(changes.filter(({ severity }) => severity === worst.severity), newsOf);
    return [...listed]
        .map(([news, group]) => {
        const each = group.map((change) => `\`${change.subject}\` (${textBesideSubject(change)})`);
        return `${news}: ${each.join(', ')}.`;
    })
        .join(' ');
}
/** The changes between two lists of named things: first what was removed, then what was added, then what differs. */
function compareByName(before, after, rules) {
    const { removed, added, kept } = pairByName(before, after, ({ name }) => name);
    return [
        ...removed.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.removed(each))),
        ...added.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.added(each))),
        // Versions share what is made of equal blocks.
        ...kept.flatMap(([a, b]) => (a === b ? [] : changesOf(rules.subjectOf(b), b, ...rules.kept(a, b)))),
    ];
}
/**
 * Compares two lists of named things: those that were removed, those that were added, and the pairs that both lists have.
 * Sorts by name, so that the order of declarations never counts. Of two things with one name the first counts.
 */
function pairByName(before, after, nameOf) {
    const byName = (all) => new Map(all.toReversed().map((each) => [nameOf(each), each]));
    const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    const [old, current] = [byName(before), byName(after)];
    const was = sorted(old);
    return {
        removed: was.flatMap(([name, each]) => (current.has(name) ? [] : [each])),
        added: sorted(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
        kept: was.flatMap(([name, each]) => {
            const other = current.get(name);
            return other === undefined ? [] : [[each, other]];
        }),
    };
}


/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ upgradeSteps)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _type_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1710);


/** Which part of the words of two names has to be equal, so that one may be the other's new name. */
const SIMILAR = 0.5;
/**
 * What callers have to do about the major changes between two interfaces, one sentence each: which inputs to rename, to set and to leave
 * out. A new name is told by the type, and by the description or the words of the name.
 */
function upgradeSteps(before, after, changes) {
    const renames = new Map();
    for (const old of [before.root, ...before.submodules]) {
        const current = [after.root, ...after.submodules].find(({ path }) => path === old.path);
        for (const [from, to] of current === undefined ? [] : renamedBetween(old, current))
            renames.set(from, to);
    }
    const breaking = changes.filter(({ severity }) => severity === 'major');
    const targets = new Set(breaking.map(({ subject }) => renames.get(subject)?.subject));
    const steps = breaking
        .filter(({ subject }) => !targets.has(subject))
        .map((change) => stepOf(change, { renamed: renames.get(change.subject)?.name, before, after }));
    return [...new Set(steps)];
}
/** What inputs and outputs that are gone are called now, by their subjects. */
function renamedBetween(before, after) {
    const renames = new Map();
    const [old, current] = [valuesIn(before), valuesIn(after)];
    const lacks = (others) => (each) => others.every(({ subject }) => subject !== each.subject);
    const [removed, added] = [old.filter(lacks(current)), current.filter(lacks(old))];
    for (const gone of removed) {
        const [only, ...others] = added.filter((each) => isRenamed(gone, each));
        if (only === undefined || others.length > 0)
            continue;
        // Of two that may have become one, neither has.
        if (removed.every((each) => each === gone || !isRenamed(each, only)))
            renames.set(gone.subject, only);
    }
    return renames;
}
/** The inputs of a directory, and its outputs, which have no type here, so that none is like an input. */
function valuesIn({ path, inputs, outputs }) {
    const prefix = path === '' ? '' : `${path}: `;
    return [
        ...inputs.map(({ name, parsedType, description }) => ({
            subject: `${prefix}var.${name}`,
            name,
            type: (0,_type_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .formatType */ .sg)(parsedType),
            description,
        })),
        ...outputs.map(({ name, description }) => ({
            subject: `${prefix}output.${name}`,
            name,
            type: '',
            description,
        })),
    ];
}
function isRenamed(one, other) {
    if (one.type !== other.type)
        return false;
    if (one.description !== '' && one.description === other.description)
        return true;
    const [words, others] = [new Set(one.name.split('_')), new Set(other.name.split('_'))];
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared / Math.max(words.size, others.size) >= SIMILAR && shared > 0;
}
function stepOf({ kind, subject, message }, { renamed, before, after }) {
    const [, directory = '', address = ''] = /^(?:(.*): )?(.*)$/s.exec(subject) ?? [];
    const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(address.replace(/^(?:var|output|provider)\./, ''));
    const of = directory === '' ? '' : ` of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(directory)}`;
    const inputIn = ({ root, submodules }) => [root, ...submodules]
        .find(({ path }) => path === directory)
        ?.inputs.find((input) => `var.${input.name}` === address);
    if (renamed !== undefined)
        return `rename the ${kind === 'input-removed' ? 'input' : 'output'} ${name}${of} to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(renamed)}`;
    switch (kind) {
        case 'input-removed':
            return `take the input ${name}${of} out`;
        case 'required-input-added':
            return `set the input ${name}${of}${typeText(inputIn(after))}`;
        case 'default-removed':
            return `set the input ${name}${of}: its default was ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(inputIn(before)?.default ?? '')}`;
        case 'null-refused':
            return `give the input ${name}${of} a value instead of null`;
        case 'type-narrowed':
            return `look at the value of the input ${name}${of}: ${message}`;
        case 'output-removed':
            return `use the output ${name}${of} no more`;
        case 'resource-removed':
        case 'resource-keys-changed':
        case 'module-call-removed':
        case 'module-call-keys-changed':
            return `read the plan before you apply it${of && `, for what is${of}`}: ${message}`;
        case 'submodule-removed':
            return `call the submodule ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subject)} no more`;
        default:
            return `look at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subject)}: ${message}`;
    }
}
function typeText(input) {
    return input === undefined || input.type === ''
        ? ''
        : `, a value of the type ${(0,_type_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .formatType */ .sg)(input.parsedType)}`;
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

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ summaryFromReadme),
/* harmony export */   b: () => (/* binding */ descriptionFromReadme)
/* harmony export */ });
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const paragraph = plainText(firstParagraph(readme));
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION_LENGTH)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('');
    return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
/** The same paragraph with its code, its emphasis and its links to web pages, as Markdown; a long one is plain text. */
function summaryFromReadme(readme) {
    const paragraph = onOneLine(withoutImagesAndTags(firstParagraph(readme))
        .replaceAll(/\[([^[\]]*)\](?:\((?!https?:)[^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(LIST_MARK, ''));
    return paragraph.length <= MAX_DESCRIPTION_LENGTH * 2 ? paragraph : descriptionFromReadme(readme);
}
function firstParagraph(readme) {
    const paragraphs = withoutMarkup(readme.slice(0, MAX_DESCRIPTION_START)).split(/\n\s*\n/);
    return paragraphs.find((each) => /[\p{L}\p{N}]/u.test(plainText(each))) ?? '';
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]\n]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
const LIST_MARK = /^[ \t]*(?:>|[-+*]|\d+\.)[ \t]+/gm;
function plainText(paragraph) {
    return onOneLine(withoutImagesAndTags(paragraph
        .replaceAll(IMAGE, '')
        .replaceAll(/\[([^[\]]*)\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^<>]*)>/g, ''))
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(LIST_MARK, ''));
}
const IMAGE = /!\[[^[\]]*\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g;
function withoutImagesAndTags(text) {
    return text.replaceAll(IMAGE, '').replaceAll(/<\/?[A-Za-z][^<>]*>/g, '');
}
function onOneLine(text) {
    return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
}


/***/ }),

/***/ 6751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ buildSite)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7854);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4546);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5664);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _index_plan_snapshot_contents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9399);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _search_catalog_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3923);
/* harmony import */ var _module_content_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9555);
/* harmony import */ var _module_graph_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4042);
/* harmony import */ var _module_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6569);
/* harmony import */ var _pages_registry_pages_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6594);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8978);
/* harmony import */ var _search_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5193);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9829);
/* harmony import */ var _site_paths_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1290);
/* harmony import */ var _site_state_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2688);


















/** The website. */
/** Files of the index that are read at the same time. The rest waits. */
const READ_AT_ONCE = 200;
/**
 * Writes the protocol files of an index and the pages of its modules. After an earlier run it writes what changed since; a new
 * version of this tool, other options or another `registry.json` change every page. Throws INDEX_INVALID, INDEX_UNREACHABLE.
 */
async function buildSite(request) {
    const { snapshot, output, highlight, pages, profile } = request;
    const registry = (await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA])).get(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (registry === undefined)
        throw (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .notAnIndex */ .jy)();
    const site = (0,_site_js__WEBPACK_IMPORTED_MODULE_13__/* .createSite */ .Ae)(registry, highlight, { isStatic: true });
    const basis = digestOf([
        _base_tool_version_js__WEBPACK_IMPORTED_MODULE_16__/* .RENDERER */ .G,
        profile,
        (0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPages */ .jp)(profile) ? pages : '',
        ...(0,_site_js__WEBPACK_IMPORTED_MODULE_13__/* .assetsOf */ .ZS)(site).map(({ path }) => path),
        digestOf([registry]),
    ]);
    const changed = await changesSince(request, basis);
    const state = output.state;
    if (changed?.size === 0 && state?.commit === snapshot.commit)
        return unchanged(snapshot);
    const build = new SiteBuild(request, site);
    output.begin();
    const dependents = changed === undefined || state === undefined ? await build.whole() : await build.part(changed, state);
    const { versions } = build;
    output.finish({
        format: 1,
        basis,
        commit: snapshot.commit,
        dependents: Object.fromEntries(dependents),
        versions,
    });
    return build.report(changed === undefined);
}
/** The paths that changed since the last run; undefined where every page may have. */
async function changesSince({ snapshot, output, profile }, basis) {
    const { state } = output;
    if (state === undefined || state.basis !== basis)
        return undefined;
    const { commit } = state;
    if (commit !== null && commit === snapshot.commit)
        return new Set();
    const known = commit === null ? undefined : await snapshot.changedSince?.({ ...snapshot, commit });
    return known ?? differingPaths((0,_index_plan_snapshot_contents_js__WEBPACK_IMPORTED_MODULE_3__/* .contentsOf */ .K)(snapshot), { output, state, profile });
}
function unchanged({ commit }) {
    const none = { modules: 0, builtModules: 0, pages: 0, written: 0, removed: 0 };
    return { status: 'unchanged', commit, isWhole: false, ...none };
}
/** These are pages of the site. */
const OWN_PAGES = new Set(['index.html', '404.html']);
/** One run: what it writes, and how much. */
class SiteBuild {
    #request;
    #site;
    #contents;
    #written = new Set();
    /** For the state of the site. */
    versions = {};
    #counts = { modules: 0, builtModules: 0, pages: 0, removed: 0 };
    constructor(request, site) {
        this.#request = request;
        this.#site = site;
        this.#contents = (0,_index_plan_snapshot_contents_js__WEBPACK_IMPORTED_MODULE_3__/* .contentsOf */ .K)(request.snapshot);
    }
    report(isWhole) {
        const { commit } = this.#request.snapshot;
        return { status: 'built', commit, isWhole, ...this.#counts, written: this.#written.size };
    }
    /** Writes all files, and removes what is no part of the site any more. */
    async whole() {
        const { graph, search } = await this.#catalog();
        if ((0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPages */ .jp)(this.#request.profile))
            await this.#shared(graph, search);
        for await (const files of this.#contents.list())
            for (const batch of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_17__/* .slices */ .w)(files, READ_AT_ONCE))
                await this.#copyWithPages(batch, graph);
        this.#counts.removed += this.#request.output.removeOthers('', this.#written);
        return dependentsDigests(graph);
    }
    /** What is of no module. Another look is another basis, with which all is made anew. */
    async #shared(graph, search) {
        await this.#lists(graph, graph.namespaces.keys());
        for (const { path, content } of (0,_site_js__WEBPACK_IMPORTED_MODULE_13__/* .assetsOf */ .ZS)(this.#site))
            this.#write(path, content);
        await this.#search(search);
    }
    /** Writes what changed. @param paths of the index */
    async part(paths, state) {
        const { output, snapshot } = this.#request;
        for (const path of paths) {
            const file = { path, isSpecial: false, oid: `${snapshot.commit}:${path}` };
            if ((0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .isInProfile */ .ZP)(this.#request.profile, path) && !(await this.#copy(file)))
                output.remove(path);
        }
        if (!(0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPages */ .jp)(this.#request.profile))
            return new Map();
        const { graph, search } = await this.#catalog();
        const dependents = dependentsDigests(graph);
        const modules = changedModules(paths);
        // Who calls a module has a link to it, as long as it is there.
        const moved = await this.#moved([...modules].map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitAddress */ .lS), graph);
        const callers = new Set(moved.flatMap((address) => graph.dependentsOf(address).map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)));
        Object.assign(this.versions, state.versions);
        for (const address of new Set([...modules, ...movedDependents(state, dependents), ...callers])) {
            const digests = callers.has(address) ? undefined : state.versions[address];
            const isChanged = (version) => (0,_module_content_js__WEBPACK_IMPORTED_MODULE_7__/* .contentFiles */ .hK)(address, version).some((path) => paths.has(path));
            await this.#module(address, graph, digests && { digests, isChanged });
        }
        await this.#lists(graph, new Set([...modules].map((address) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitAddress */ .lS)(address).namespace)));
        await this.#search(search);
        return dependents;
    }
    /** Writes the files of the search whose text is another one, and removes those that are no more. */
    async #search(modules) {
        const { output } = this.#request;
        const files = (0,_search_files_js__WEBPACK_IMPORTED_MODULE_12__/* .searchFiles */ ._K)(modules);
        for (const [path, text] of files) {
            const known = output.state && (await output.read(path));
            if (known !== undefined && new TextDecoder().decode(known) === text)
                this.#written.add(path);
            else
                this.#write(path, text);
        }
        this.#counts.removed += output.removeOthers(_search_files_js__WEBPACK_IMPORTED_MODULE_12__/* .SEARCH_PAGE */ .d0, new Set([...files.keys(), fileOfPage(_search_files_js__WEBPACK_IMPORTED_MODULE_12__/* .SEARCH_PAGE */ .d0)]));
    }
    /** The modules that have come or gone since the last run. */
    async #moved(addresses, graph) {
        const { output } = this.#request;
        const had = await Promise.all(addresses.map((address) => output.has(fileOfPage((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .modulePage */ .os)(address)))));
        return addresses.filter((address, at) => had[at] !== graph.has(address));
    }
    /** Copies files, and makes the pages of the modules whose `module.json` is one of them: most of what those read is then at hand. */
    async #copyWithPages(files, graph) {
        const read = await this.#copyAll(files.filter(({ isSpecial, path }) => !isSpecial && (0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .isInProfile */ .ZP)(this.#request.profile, path)));
        if (!(0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPages */ .jp)(this.#request.profile))
            return;
        for (const address of files.flatMap(({ path }) => (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .addressOfModuleDocument */ .vS)(path) ?? [])) {
            this.#request.log.progress?.('pages', this.#counts.builtModules, this.#counts.modules);
            await this.#pagesOf(address, graph, { known: read });
        }
    }
    /** Packages are copied piece by piece, as they may be large; the other files are given back. */
    async #copyAll(files) {
        const found = await this.#contents.read(files.filter(({ path }) => !path.endsWith('.zip')));
        for (const file of files) {
            const bytes = found.get(file.path);
            if (bytes === undefined)
                await this.#copy(file);
            else if (!this.#isOwnPage(file.path))
                this.#write(file.path, bytes);
        }
        return found;
    }
    async #copy(file) {
        const { path } = file;
        if (this.#isOwnPage(path))
            return true;
        const isThere = await this.#request.output.stream(path, (into) => this.#contents.stream(file, into));
        if (isThere)
            this.#written.add(path);
        return isThere;
    }
    #isOwnPage(path) {
        return OWN_PAGES.has(path) && (0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPages */ .jp)(this.#request.profile);
    }
    async #catalog() {
        const { modules, searched } = await (0,_search_catalog_js__WEBPACK_IMPORTED_MODULE_6__/* .readCatalog */ .uM)((paths) => this.#request.snapshot.read(paths));
        this.#counts.modules = modules.length;
        return { graph: (0,_module_graph_js__WEBPACK_IMPORTED_MODULE_8__/* .moduleGraph */ .b)(modules, this.#site.host), search: searched };
    }
    /** Writes the pages of a module again, and removes those that it has no more. */
    async #module(address, graph, earlier) {
        const { output } = this.#request;
        delete this.versions[address];
        const { written, versions } = await this.#pagesOf(address, graph, { earlier });
        const place = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitAddress */ .lS)(address);
        if (earlier === undefined || versions.length === 0) {
            this.#counts.removed += output.removeOthers((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .modulePage */ .os)(place), written);
            return;
        }
        const kept = new Set(versions.flatMap(({ version, isKept }) => (isKept ? version : [])));
        for (const version of new Set([...Object.keys(earlier.digests), ...versions.map((each) => each.version)]))
            if (!kept.has((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .parseVersion */ .ot)(version)))
                this.#counts.removed += output.removeOthers((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .versionPage */ .ob)(place, (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .parseVersion */ .ot)(version)), written);
    }
    /** @param known files of the index that were read already */
    async #pagesOf(address, graph, { known, earlier, }) {
        const read = async (path) => known?.get(path) ?? this.#read(path);
        const request = { site: this.#site, graph, pages: this.#request.pages, read };
        const written = new Set();
        const versions = [];
        for await (const { files, version } of (0,_module_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .moduleFiles */ .u)(request, (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitAddress */ .lS)(address), earlier)) {
            for (const file of await this.#files(files))
                written.add(file);
            if (version !== undefined)
                versions.push(version);
        }
        if (written.size > 0)
            this.#counts.builtModules += 1;
        if (versions.length > 0)
            this.versions[address] = Object.fromEntries(versions.map(({ version, digests }) => [version, digests]));
        return { written, versions };
    }
    async #lists(graph, namespaces) {
        await this.#files((0,_pages_registry_pages_js__WEBPACK_IMPORTED_MODULE_10__/* .registryFiles */ .xs)(this.#site, graph));
        for (const namespace of namespaces) {
            const modules = graph.namespaces.get(namespace);
            const files = (0,_pages_registry_pages_js__WEBPACK_IMPORTED_MODULE_10__/* .namespaceFiles */ .RB)(this.#site, namespace, modules);
            if (modules !== undefined)
                await this.#files(files);
            else
                for (const path of files.keys())
                    this.#request.output.remove(fileOfPage(path));
        }
    }
    /** Writes the files, and gives their names. */
    async #files(files) {
        const written = [];
        for (const [path, make] of files) {
            const file = fileOfPage(path);
            this.#write(file, await make());
            if (file.endsWith('.html'))
                this.#counts.pages += 1;
            written.push(file);
        }
        return written;
    }
    #write(path, content) {
        this.#request.output.write(path, content);
        this.#written.add(path);
    }
    async #read(path) {
        return (await this.#request.snapshot.read([path])).get(path);
    }
}
function digestOf(parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part).update('\0');
    return hash.digest('hex').slice(0, 32);
}
/** Which pages a change of the index changes. */
/** The modules, as `namespace/name/system`, that these paths of an index belong to. */
function changedModules(paths) {
    const found = Array.from(paths, (path) => /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/./.exec(path)?.[1]);
    return new Set(found.filter((address) => address !== undefined));
}
/** Of each module that others call, a digest of what its pages say of them. */
function dependentsDigests(graph) {
    const digests = new Map();
    for (const module of graph.modules) {
        const dependents = graph.dependentsOf(module);
        if (dependents.length === 0)
            continue;
        const shown = dependents.map((each) => [(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(each), each.description]);
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
        digests.set((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(module), digest);
    }
    return digests;
}
/** The modules whose list of dependents is another than at the last run. */
function movedDependents({ dependents }, now) {
    const addresses = new Set([...Object.keys(dependents), ...now.keys()]);
    return [...addresses].filter((address) => dependents[address] !== now.get(address));
}
/** Which files of an index a site already has as they are. */
/** Files that are made for the site, and are no copies of those of the index. */
const MADE = new RegExp(`^(${_site_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .PAGES_DIRECTORY */ .pN}|assets|search)/|^(index\\.html|${_site_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .NOT_FOUND_PATH */ .h2}|feed\\.atom)$`);
/**
 * The paths whose files differ between an index and its copy in a site, those that came and went too. For an index whose earlier
 * commit is not known here: to read all files takes longer than to ask Git, but far less than to make all pages. Undefined where the site cannot be read.
 */
async function differingPaths(contents, { output, state, profile, }) {
    if (output.list === undefined)
        return undefined;
    const isMade = (path) => (0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .hasPages */ .jp)(profile) && MADE.test(path);
    const differing = new Set();
    const known = new Set();
    for await (const listed of contents.list()) {
        const files = listed.filter(({ isSpecial, path }) => !isSpecial && !isMade(path) && ((0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .isInProfile */ .ZP)(profile, path) || madeInto(state, path) !== undefined));
        for (const { path } of files)
            known.add(path);
        for (const batch of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_17__/* .slices */ .w)(files, READ_AT_ONCE)) {
            const small = await contents.read(batch.filter(({ path }) => !path.endsWith('.zip')));
            for (const file of batch) {
                const bytes = small.get(file.path) ?? (await streamed(contents, file));
                const made = madeInto(state, file.path);
                if (made !== undefined && !(0,_module_content_js__WEBPACK_IMPORTED_MODULE_7__/* .hasFile */ .jv)(made.digest, made.name, bytes))
                    differing.add(file.path);
                if (!(0,_profile_js__WEBPACK_IMPORTED_MODULE_11__/* .isInProfile */ .ZP)(profile, file.path))
                    continue;
                const copy = await output.read(file.path);
                if (copy === undefined || Buffer.compare(copy, bytes) !== 0)
                    differing.add(file.path);
            }
        }
    }
    for (const path of output.list('')) {
        if (!known.has(path) && !isMade(path) && path !== _site_state_js__WEBPACK_IMPORTED_MODULE_15__/* .SITE_STATE_PATH */ .mt)
            differing.add(path);
    }
    const paths = Object.entries(state.versions).flatMap(([address, known]) => Object.keys(known).flatMap((version) => (0,_module_content_js__WEBPACK_IMPORTED_MODULE_7__/* .contentFiles */ .hK)(address, version)));
    for (const path of paths) {
        const made = madeInto(state, path);
        if (!known.has(path) && made !== undefined && !(0,_module_content_js__WEBPACK_IMPORTED_MODULE_7__/* .hasFile */ .jv)(made.digest, made.name, undefined))
            differing.add(path);
    }
    return differing;
}
const VERSION_FILE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/([^/]+)$/;
/** What the page of a version was made from, for a file of it. */
function madeInto({ versions }, path) {
    const [, address = '', version = '', name = ''] = VERSION_FILE.exec(path) ?? [];
    const digest = versions[address]?.[version]?.[0];
    return digest === undefined ? undefined : { digest, name };
}
async function streamed(contents, file) {
    const pieces = [];
    await contents.stream(file, (bytes) => void pieces.push(new Uint8Array(bytes)));
    return Buffer.concat(pieces);
}
/** The file of a page: `modules/acme/` → `modules/acme/index.html`. */
function fileOfPage(page) {
    return page === '' || page.endsWith('/') ? `${page}index.html` : page;
}


/***/ }),

/***/ 7558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ INTERFACE_FILE),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   eo: () => (/* binding */ NO_CHANGES)
/* harmony export */ });
/** What the pages of versions and `changes/`, which compares two of them in a browser, have in common. */
/** Beside the page of a version: the module interface that `changes/` compares, compressed, as it is most of the site otherwise. */
const INTERFACE_FILE = 'interface.json.gz';
const NO_CHANGES = 'The interface did not change: inputs, outputs and requirements are the same.';
/** What the worst change means. */
const VERDICTS = {
    major: 'Callers may have to change their configuration.',
    minor: 'Something new; callers go on as they are.',
    patch: 'Callers go on as they are.',
};


/***/ }),

/***/ 8362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ namespaceFeed),
/* harmony export */   dE: () => (/* binding */ moduleFeed),
/* harmony export */   q7: () => (/* binding */ registryFeed)
/* harmony export */ });
/* harmony import */ var _base_html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4512);
/* harmony import */ var _index_format_version_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _site_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1290);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3949);






/** Modules or versions in a feed, the newest first. The rest is left out. */
const MAX_FEED_ENTRIES = 50;
/** The modules that were released last. */
function registryFeed(site, modules) {
    return feedOf(site, { page: '', title: site.registry.name, entries: modules.map(moduleEntry) });
}
function namespaceFeed(site, namespace, modules) {
    const title = `${namespace} · ${site.registry.name}`;
    return feedOf(site, { page: (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .namespacePage */ .tf)(namespace), title, entries: modules.map(moduleEntry) });
}
function moduleEntry(module) {
    const { version, description, updated_at: updated } = module;
    const title = `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(module)} ${version}`;
    const page = (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .modulePage */ .os)(module);
    return { page, version, title, published: updated, updated, summary: description };
}
/** The versions of a module, with what was decided about them. */
function moduleFeed(site, module) {
    const { address } = module;
    const text = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
    const entries = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .sortVersions */ .M7)(module.versions.map(({ version }) => version)).map((version) => {
        const { state, date, reason = '' } = (0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_0__/* .versionState */ .M7)(module, version);
        const published = module.versions.find((each) => each.version === version)?.committedAt ?? '';
        const mark = state === 'listed' ? '' : ` (${state})`;
        return {
            page: (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPage */ .ob)(address, version),
            version,
            title: `${text} ${version}${mark}`,
            published,
            updated: date !== undefined && date > published ? date : published,
            summary: reason,
        };
    });
    return feedOf(site, { page: (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .modulePage */ .os)(address), title: `${text} · ${site.registry.name}`, entries });
}
function feedOf(site, { page, title, entries }) {
    const path = (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .feedPath */ .y3)(page);
    const newest = entries
        .toSorted((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1))
        .slice(0, MAX_FEED_ENTRIES);
    const link = (to) => site.registry.url === null ? (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeLink */ .Nk)(path, to) : `${site.registry.url}/${to}`;
    const lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        `<title>${shown(title)}</title>`,
        `<id>${shown(idOf(site, page))}</id>`,
        `<updated>${newest[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>`,
        `<author><name>${shown(site.registry.name)}</name></author>`,
        `<link rel="self" type="application/atom+xml" href="${shown(link(path))}"/>`,
        `<link rel="alternate" type="text/html" href="${shown(link(page))}"/>`,
        ...newest.map((entry) => entryOf(site, entry, link)),
        '</feed>',
    ];
    return `${lines.join('\n')}\n`;
}
function entryOf(site, entry, link) {
    const { page, version, title, published, updated, summary } = entry;
    // The page of a module shows other versions later; the id names this one.
    const id = idOf(site, page.endsWith(`/${version}/`) ? page : `${page}${version}/`);
    return [
        '<entry>',
        `<title>${shown(title)}</title>`,
        `<id>${shown(id)}</id>`,
        `<published>${shown(published)}</published>`,
        `<updated>${shown(updated)}</updated>`,
        `<link rel="alternate" type="text/html" href="${shown(link(page))}"/>`,
        `<summary>${shown(summary)}</summary>`,
        '</entry>',
    ].join('\n');
}
/** https://www.rfc-editor.org/rfc/rfc4151 */
function idOf({ host }, page) {
    return `tag:${host.replace(/:\d+$/, '')},2025:${page === '' ? 'modules' : page.replace(/\/$/, '')}`;
}
function shown(text) {
    return (0,_base_html_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .Z)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withVisibleControls */ .T)(text));
}


/***/ }),

/***/ 9555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ readVersionContent),
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   hK: () => (/* binding */ contentFiles),
/* harmony export */   jv: () => (/* binding */ hasFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8859);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);





/** Undefined where the index has no such module. */
async function readModule(read, address) {
    const path = (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = await read(path);
    return bytes && attempt(() => (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleDocument */ .xK)(path, bytes));
}
/** @param like another version: where both have the same interface, it is one object */
async function readVersionContent(read, { address, version }, like) {
    const file = (name) => read((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, name));
    const [releaseBytes, interfaceBytes, readme] = await Promise.all([
        file('release.json'),
        file('interface.json'),
        file('README.md'),
    ]);
    const releasePath = (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'release.json');
    const release = releaseBytes === undefined
        ? { problem: 'The index has no release.json of this version, so its source and package are not known.' }
        : attempt(() => (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReleaseDocument */ .k1)(releasePath, releaseBytes));
    const isInterface = (path) => path === (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json');
    const moduleInterface = hasSameInterface(like, interfaceBytes)
        ? { value: like?.moduleInterface }
        : attempt(() => (0,_index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInterfaceFiles */ .MI)({ address, version }, (path) => (isInterface(path) ? interfaceBytes : undefined)));
    return {
        version,
        readme,
        interfaceBytes,
        release: 'value' in release ? release.value : undefined,
        moduleInterface: 'value' in moduleInterface ? moduleInterface.value : undefined,
        problems: [release, moduleInterface].flatMap((each) => ('problem' in each ? each.problem : [])),
        digest: [releaseBytes, interfaceBytes, readme].map(fileDigest).join(''),
    };
}
const FILES = ['release.json', 'interface.json', 'README.md'];
const NO_FILE = '--------';
function fileDigest(bytes) {
    if (bytes === undefined)
        return NO_FILE;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(bytes).digest('base64url').slice(0, NO_FILE.length);
}
/** Whether a version with this {@link VersionContent.digest} has these bytes, or no file, of this name. True for files that no page is made from. */
function hasFile(digest, name, bytes) {
    const at = FILES.indexOf(name) * NO_FILE.length;
    return at < 0 || digest.slice(at, at + NO_FILE.length) === fileDigest(bytes);
}
function contentFiles(address, version) {
    return FILES.map((name) => `${_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_DIRECTORY */ .si}/${address}/${version}/${name}`);
}
function hasSameInterface(like, bytes) {
    const before = like?.moduleInterface && like.interfaceBytes;
    return before !== undefined && bytes !== undefined && Buffer.compare(before, bytes) === 0;
}
function attempt(parse) {
    try {
        return { value: parse() };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl))
            throw error;
        return { problem: `A file of the index is damaged: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}.` };
    }
}


/***/ }),

/***/ 4042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ moduleGraph)
/* harmony export */ });
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3430);



const NOTHING = [];
/** @param host of the registry, as sources name it */
function moduleGraph(entries, host) {
    const modules = entries
        .map((entry) => ({ ...entry, system: entry.provider }))
        .sort((a, b) => compare(b.updated_at, a.updated_at) || compare((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(a), (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(b)));
    const known = new Set(modules.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY));
    const dependents = new Map();
    for (const module of modules) {
        for (const source of module.dependencies ?? []) {
            const called = (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistrySource */ .CL)(source);
            if (called?.host !== host.toLowerCase())
                continue;
            const key = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(called.address);
            dependents.set(key, [...(dependents.get(key) ?? []), module]);
        }
    }
    for (const [key, callers] of dependents)
        dependents.set(key, callers.toSorted((a, b) => compare((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(a), (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(b))));
    const namespaces = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(modules, ({ namespace }) => namespace)];
    return {
        modules,
        namespaces: new Map(namespaces.sort(([a], [b]) => compare(a.toLowerCase(), b.toLowerCase()))),
        has: (address) => known.has((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(address)),
        dependentsOf: (address) => dependents.get((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(address)) ?? NOTHING,
    };
}
function compare(a, b) {
    return Number(a > b) - Number(a < b);
}


/***/ }),

/***/ 6569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ moduleFiles),
  V: () => (/* binding */ moduleFilesAround)
});

// EXTERNAL MODULE: ./node_modules/hono/dist/jsx/jsx-runtime.js + 11 modules
var jsx_runtime = __webpack_require__(36);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(8411);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(4512);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/site/site-paths.js
var site_paths = __webpack_require__(1290);
// EXTERNAL MODULE: ./lib/site/visible-text.js
var visible_text = __webpack_require__(3949);
;// CONCATENATED MODULE: ./lib/site/badge.js





/** Characters of the name of the registry on a badge. A longer one is cut. */
const MAX_LABEL_LENGTH = 30;
/** The version of a module as a picture, for READMEs: nothing in it is loaded from elsewhere. */
const COLORS = { listed: '#2b6350', deprecated: '#7a5200', yanked: '#a8242c', removed: '#a8242c' };
function moduleBadge({ registry }, module) {
    const version = (0,site_paths/* pagedVersions */.JD)(module, 'latest').shown;
    const { state } = version === undefined ? { state: 'removed' } : (0,version_state/* versionState */.M7)(module, version);
    const isListed = state === 'listed' && version === (0,module_list/* latestOf */.Te)(module);
    const value = version === undefined ? 'no version' : isListed ? `v${version}` : `v${version} ${state}`;
    return badge(registry.name, value, COLORS[state]);
}
function badge(label, value, color) {
    const short = (0,visible_text/* withVisibleControls */.T)([...label].slice(0, MAX_LABEL_LENGTH).join(''));
    const [left, right] = [widthOf(short), widthOf(value)];
    const [title, text] = [(0,html/* escapeHtml */.Z)(`${short}: ${value}`), (0,html/* escapeHtml */.Z)(short)];
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
        `<title>${title}</title>`,
        `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
        `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3d4652"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>`,
        `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">`,
        `<text x="${left / 2}" y="14" textLength="${left - 12}" lengthAdjust="spacingAndGlyphs">${text}</text>`,
        `<text x="${left + right / 2}" y="14" textLength="${right - 12}" lengthAdjust="spacingAndGlyphs">${(0,html/* escapeHtml */.Z)(value)}</text>`,
        '</g>',
        '</svg>',
        '',
    ].join('\n');
}
/** About as wide as Verdana writes it, with a margin; the picture then says how wide the text is. */
function widthOf(text) {
    const units = [...text].reduce((sum, character) => sum + (/[ .,:;ijl|!'1fIrt-]/.test(character) ? 4.4 : 7.2), 0);
    return Math.ceil(units) + 12;
}

// EXTERNAL MODULE: ./lib/site/changes.js
var site_changes = __webpack_require__(7558);
// EXTERNAL MODULE: ./lib/site/feeds.js
var feeds = __webpack_require__(8362);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
;// CONCATENATED MODULE: ./lib/site/input-schema.js

/** @param title what the inputs are of */
function inputSchema(title, inputs) {
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title,
        type: 'object',
        properties: Object.fromEntries(inputs.map((input) => [input.name, propertyOf(input)])),
        required: inputs.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
    };
}
function propertyOf(input) {
    const { parsedType, description, nullable, required, sensitive, deprecated, value } = input;
    return {
        ...(nullable ? valueSchema(parsedType) : withoutNull(valueSchema(parsedType))),
        ...(description === '' ? {} : { description }),
        ...(value === undefined ? {} : { default: value }),
        ...(sensitive ? { writeOnly: true } : {}),
        ...(deprecated === '' ? {} : { deprecated: true }),
        'x-terraform-type': (0,type_expression/* formatType */.sg)(parsedType),
        ...(required ? {} : { 'x-terraform-default': input.default }),
    };
}
/** Any value may be null: that of an input, unless it says that it is not, an attribute, an element. */
function valueSchema(type) {
    switch (type.kind) {
        case 'string':
            return { type: ['string', 'number', 'boolean', 'null'] };
        case 'number':
            return { type: ['number', 'string', 'null'], pattern: '^\\s*-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$' };
        case 'bool':
            return { enum: [true, false, 'true', 'false', null] };
        case 'list':
        case 'set':
            return { type: ['array', 'null'], items: valueSchema(type.element) };
        case 'map':
            return { type: ['object', 'null'], additionalProperties: valueSchema(type.element) };
        case 'tuple': {
            const count = type.elements.length;
            const elements = type.elements.map(valueSchema);
            // An empty list of schemas is no JSON Schema.
            const prefix = count === 0 ? {} : { prefixItems: elements };
            return { type: ['array', 'null'], ...prefix, items: false, minItems: count, maxItems: count };
        }
        case 'object':
            return objectSchema(type.attributes);
        default:
            return {};
    }
}
/** Attributes that the type does not have are left out by Terraform, without an error. */
function objectSchema(attributes) {
    const properties = Object.entries(attributes).map(([name, attribute]) => {
        const own = attribute.default === undefined ? {} : { default: attribute.default };
        return [name, { ...valueSchema(attribute.type), ...own }];
    });
    const required = Object.entries(attributes)
        .filter(([, { optional }]) => !optional)
        .map(([name]) => name);
    return { type: ['object', 'null'], properties: Object.fromEntries(properties), required };
}
function withoutNull(schema) {
    const isNull = (value) => value === null || value === 'null';
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [
        key,
        (key === 'type' || key === 'enum') && Array.isArray(value)
            ? value.filter((each) => !isNull(each))
            : value,
    ]));
}

// EXTERNAL MODULE: ./lib/site/module-content.js
var module_content = __webpack_require__(9555);
// EXTERNAL MODULE: ./lib/site/pages/layout.js
var layout = __webpack_require__(8360);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
;// CONCATENATED MODULE: ./lib/site/pages/module-view.js




/**
 * Whether the page is of the version that the page of the module shows. The others say nothing that a newer version changes, so that
 * a publish does not make them again.
 */
function isShown({ content, versions }) {
    return content.version === versions.shown;
}
/** The page of a version: that of the module for the latest one, unless it has its own. */
function versionLink({ module, link, versions }, version) {
    if (versions.has(version))
        return link((0,site_paths/* versionPage */.ob)(module.address, version));
    return version === (0,module_list/* latestOf */.Te)(module) ? link((0,site_paths/* modulePage */.os)(module.address)) : undefined;
}
/** The page of a directory of this version; undefined for one that has none. */
function directoryLinkOf({ module, content, link, versions }) {
    const { moduleInterface, version } = content;
    const directories = moduleInterface === undefined ? [] : [...moduleInterface.submodules, ...moduleInterface.examples];
    const paths = new Set(directories.map(({ path }) => path).filter(site_paths/* hasDirectoryPage */.ZS));
    return (path) => {
        if (path === '')
            return link(versions.has(version) ? (0,site_paths/* versionPage */.ob)(module.address, version) : (0,site_paths/* modulePage */.os)(module.address));
        return paths.has(path) && versions.has(version) && versions.hasDirectories(version)
            ? link((0,site_paths/* directoryPage */.nc)(module.address, version, path))
            : undefined;
    };
}
function sourceOf({ release, version }, module) {
    const commit = module.versions.find((listed) => listed.version === version)?.commit ?? '';
    return { repository: release?.repository.url ?? '', commit: release?.commit ?? commit };
}
/** A page of a module. */
function ModuleLayout({ crumbs, heading, head, children, ...page }) {
    const { address } = page.view.module;
    const { namespace, name, system } = address;
    const above = [
        { text: namespace, to: (0,site_paths/* namespacePage */.tf)(namespace) },
        { text: `${name} · ${system}`, to: (0,site_paths/* modulePage */.os)(address) },
    ];
    return ((0,jsx_runtime/* jsxs */.FD)(layout/* Layout */.PE, { ...page, feed: (0,site_paths/* modulePage */.os)(address), crumbs: [...above, ...crumbs], children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: heading ?? name }), head] }), children] }));
}

// EXTERNAL MODULE: ./lib/site/pages/parts.js + 1 modules
var parts = __webpack_require__(8917);
;// CONCATENATED MODULE: ./lib/site/pages/marks.js










/** What people decided about a version: yanked, deprecated, and what to use instead. */
const TITLES = {
    yanked: 'This version is yanked',
    deprecated: 'This version is deprecated',
    removed: 'This version was removed',
};
const MEANINGS = {
    yanked: 'Clients do not find it any more. A new init of a configuration that names exactly this version fails.',
    deprecated: 'Clients still choose it. New callers should not.',
    removed: 'Its files are gone, and its number is not used again.',
};
function VersionNotes({ view }) {
    const { module, content } = view;
    const state = (0,version_state/* versionState */.M7)(module, content.version);
    const isOfModule = state.state === 'deprecated' && (0,version_state/* moduleDeprecation */.ZM)(module)?.date === state.date;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [state.state === 'listed' ? ((0,jsx_runtime/* jsx */.Y)(NewerNote, { view: view })) : ((0,jsx_runtime/* jsxs */.FD)(parts/* Note */.L7, { kind: state.state, title: isOfModule ? 'This module is deprecated' : TITLES[state.state], children: [(0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet small", children: MEANINGS[state.state] })] })), content.problems.map((problem) => ((0,jsx_runtime/* jsx */.Y)(parts/* Note */.L7, { title: "Not all of this version can be shown", children: (0,jsx_runtime/* jsx */.Y)("p", { children: (0,parts/* shown */.SP)(problem) }) })))] }));
}
/** Why, since when, and what to use instead. */
function MarkReason({ view, state }) {
    const { reason = '', date, link, replacement } = state;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [reason === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { dir: "auto", children: (0,parts/* shown */.SP)(reason) }), replacement === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { children: ["Use ", (0,jsx_runtime/* jsx */.Y)(ReplacementLink, { view: view, replacement: replacement }), " instead."] })), date === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet small", children: ["Since ", (0,jsx_runtime/* jsx */.Y)(parts/* Day */.LB, { date: date }), link === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' · ', (0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: link, children: "Why" })] }))] }))] }));
}
/** A version of another module may have no page of its own, so the link is to that module. */
function ReplacementLink({ view, replacement, }) {
    const { address, version } = (0,marks/* parseReplacement */.sH)(replacement);
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const isSame = text === (0,module_address/* formatModuleAddress */.wc)(view.module.address);
    const own = isSame && version !== undefined ? versionLink(view, version) : undefined;
    const page = view.graph.has(address) ? view.link((0,site_paths/* modulePage */.os)(address)) : undefined;
    const href = own ?? page;
    const name = version === undefined ? text : `${text} ${version}`;
    return href === undefined ? (0,jsx_runtime/* jsx */.Y)("span", { children: name }) : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: name });
}
function NewerNote({ view }) {
    const { module, content } = view;
    const latest = (0,module_list/* latestOf */.Te)(module);
    if (latest === undefined || (0,module_version/* compareVersions */.Zy)(content.version, latest) >= 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)(parts/* Note */.L7, { kind: "old", title: "There is a newer version", children: (0,jsx_runtime/* jsxs */.FD)("p", { children: ["The page of ", (0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* modulePage */.os)(module.address)), children: "the module" }), " shows the latest version."] }) }));
}
/** Every version of a module, with its date and what people decided about it. */
function VersionsPage({ view }) {
    const { module } = view;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const versions = (0,module_version/* sortVersions */.M7)([...module.versions, ...module.removed].map(({ version }) => version));
    return ((0,jsx_runtime/* jsx */.Y)(ModuleLayout, { view: view, title: `Versions of ${address}`, description: `All ${(0,count/* counted */.h)(versions.length, 'version')} of ${address}`, crumbs: [{ text: 'versions', to: (0,site_paths/* versionsPage */.$G)(module.address) }], heading: "Versions", head: view.versions.areCompared ? ((0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* changesPage */.x6)(module.address)), children: "Compare two versions" }) })) : null, children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: versions.map((version) => ((0,jsx_runtime/* jsx */.Y)(VersionRow, { view: view, version: version }))) }) }));
}
function VersionRow({ view, version }) {
    const { module } = view;
    const state = (0,version_state/* versionState */.M7)(module, version);
    const published = module.versions.find((listed) => listed.version === version);
    const href = published && versionLink(view, version);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "version-row", id: `version-${version}`, children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: href === undefined ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }) }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet", children: published === undefined ? null : (0,jsx_runtime/* jsx */.Y)(parts/* Day */.LB, { date: published.committedAt }) }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: "latest", children: "latest" }) : null, (0,module_version/* isPrerelease */.V1)(version) ? (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { children: "pre-release" }) : null, state.state === 'listed' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: state.state, children: state.state }), (0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state })] }))] })] }));
}

// EXTERNAL MODULE: ./lib/site/pages/registry-pages.js
var registry_pages = __webpack_require__(6594);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/html/index.js
var helper_html = __webpack_require__(5621);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(125);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var read_readme = __webpack_require__(1548);
// EXTERNAL MODULE: ./lib/site/source-links.js
var source_links = __webpack_require__(4982);
// EXTERNAL MODULE: ./lib/site/usage.js + 1 modules
var usage = __webpack_require__(7015);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/site/pages/facts.js










/** Versions beside a module. A page of its own has all. */
const RECENT_VERSIONS = 6;
/** Beside a version: where it is from, what it needs, and other versions. */
function Facts({ view }) {
    const { release, moduleInterface } = view.content;
    const source = (0,source_links/* sourceLinks */.$)(sourceOf(view.content, view.module));
    const { requiredVersions = [], providers = [] } = moduleInterface?.root ?? {};
    const { repository } = source;
    const license = release?.license;
    return ((0,jsx_runtime/* jsx */.Y)("aside", { class: "facts", "aria-label": "Facts", children: (0,jsx_runtime/* jsxs */.FD)("dl", { children: [release === undefined ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Published", children: (0,jsx_runtime/* jsx */.Y)(parts/* Day */.LB, { date: release.committedAt }) })), repository === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(Fact, { name: "Source", children: [(0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: repository, children: repository.replace(/^https:\/\//, '') }), release === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' at ', (0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: source.commit, children: (0,parts/* shown */.SP)(release.tag) })] }))] })), license === undefined ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Licence", children: (0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: source.file(license.file), children: (0,parts/* shown */.SP)(license.identifier ?? `see ${license.file}`) }) })), requiredVersions.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Terraform, OpenTofu", children: (0,parts/* shown */.SP)((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })), providers.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Providers", children: (0,parts/* shown */.SP)(providers.map(({ name }) => name).join(', ')) })), (0,jsx_runtime/* jsx */.Y)(Fact, { name: "Versions", children: (0,jsx_runtime/* jsx */.Y)(RecentVersions, { view: view }) })] }) }));
}
function Fact({ name, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("dt", { children: name }), (0,jsx_runtime/* jsx */.Y)("dd", { children: children })] }));
}
function RecentVersions({ view }) {
    const { module, content, link } = view;
    if (!isShown(view))
        return (0,jsx_runtime/* jsx */.Y)("a", { href: link((0,site_paths/* versionsPage */.$G)(module.address)), children: "all versions" });
    const versions = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    return ((0,jsx_runtime/* jsxs */.FD)("ul", { children: [versions.slice(0, RECENT_VERSIONS).map((version) => {
                const href = versionLink(view, version);
                const { state } = (0,version_state/* versionState */.M7)(module, version);
                const isThis = version === content.version;
                return ((0,jsx_runtime/* jsxs */.FD)("li", { children: [href === undefined || isThis ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }), ' ', state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: state, children: state })] }));
            }), versions.length <= RECENT_VERSIONS ? null : ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("a", { href: link((0,site_paths/* versionsPage */.$G)(module.address)), children: ["all ", versions.length] }) }))] }));
}
/** Where a version comes from, and how anybody checks that. */
function Provenance({ view }) {
    const { release } = view.content;
    if (release === undefined)
        return null;
    const source = (0,source_links/* sourceLinks */.$)({ repository: release.repository.url, commit: release.commit });
    return ((0,jsx_runtime/* jsxs */.FD)(parts/* Section */.wn, { id: "provenance", title: "Provenance", children: [(0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)(Row, { name: "Repository", children: [(0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: source.repository, children: (0,parts/* shown */.SP)(release.repository.url || 'not known') }), release.path === '' ? null : (0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [" in ", (0,parts/* shown */.SP)(release.path)] })] }), (0,jsx_runtime/* jsx */.Y)(Row, { name: "Tag", children: (0,parts/* shown */.SP)(release.tag) }), (0,jsx_runtime/* jsxs */.FD)(Row, { name: "Commit", children: [(0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: source.commit, children: (0,jsx_runtime/* jsx */.Y)("code", { children: release.commit }) }), ", ", (0,jsx_runtime/* jsx */.Y)(parts/* Day */.LB, { date: release.committedAt })] }), (0,jsx_runtime/* jsxs */.FD)(Row, { name: "Package", children: [(0,jsx_runtime/* jsx */.Y)("code", { children: release.package.digest }), ", ", sizeText(release.package.size), ", ", release.package.files, ' ', "files"] }), release.packages.map(({ kind, location }) => ((0,jsx_runtime/* jsx */.Y)(Row, { name: `Location (${(0,parts/* shown */.SP)(kind)})`, children: (0,jsx_runtime/* jsx */.Y)("code", { children: (0,parts/* shown */.SP)(location) }) })))] }), (0,jsx_runtime/* jsx */.Y)("h3", { children: "Verify it" }), (0,jsx_runtime/* jsx */.Y)(parts/* Code */.Cy, { view: view, code: verification(release, view.site.registry.url, source.repository), label: "the commands" }), (0,jsx_runtime/* jsx */.Y)(Badge, { view: view })] }));
}
/** On the page of the module alone: the badge shows what it shows. */
function Badge({ view }) {
    const { address } = view.module;
    const { url } = view.site.registry;
    if (url === null || view.path !== (0,site_paths/* modulePage */.os)(address))
        return null;
    const text = `[![${(0,module_address/* formatModuleAddress */.wc)(address)}](${url}/${(0,site_paths/* badgePath */.T)(address)})](${url}/${(0,site_paths/* modulePage */.os)(address)})\n`;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("h3", { children: "Badge" }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("img", { src: view.link((0,site_paths/* badgePath */.T)(address)), alt: "The badge of this module", height: "20" }) }), (0,jsx_runtime/* jsx */.Y)(parts/* Code */.Cy, { view: view, code: text, label: "the badge as Markdown" })] }));
}
function Row({ name, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "quiet", children: name }), " ", (0,jsx_runtime/* jsx */.Y)("span", { children: children })] }));
}
function sizeText(bytes) {
    return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`;
}
/** Commands that compare the tag with the commit, and the package with its digest. @param page of the repository */
function verification(release, registryUrl, page) {
    const { address, version, tag, packages, repository } = release;
    const file = `${address.name}-${address.system}-${version}.zip`;
    const digest = release.package.digest.replace('sha256:', '');
    const zip = packages
        .map(({ location }) => zipUrl(release, location, registryUrl))
        .find((url) => url !== undefined);
    const [, , , owner, name] = (page ?? '').split('/');
    const isOnGitHub = repository.id !== undefined && owner !== undefined && name !== undefined;
    return [
        ...(repository.url === ''
            ? []
            : [
                `git ls-remote ${quoted(repository.url)} ${quoted(`refs/tags/${tag}`)} ${quoted(`refs/tags/${tag}^{}`)} # ${release.commit}`,
            ]),
        ...(zip === undefined
            ? []
            : [`curl -fsSL -o ${quoted(file)} ${quoted(zip)}`, `echo '${digest}  ${file}' | sha256sum --check`]),
        ...(zip === undefined || !isOnGitHub
            ? []
            : [`gh attestation verify ${quoted(file)} --repo ${quoted(`${owner}/${name}`)} # if it was attested`]),
        ...(zip === undefined
            ? [`module-registry package --tag ${quoted(tag)} --output ${quoted(file)} # ${release.package.digest}`]
            : []),
        '',
    ].join('\n');
}
function zipUrl({ address, version }, location, registryUrl) {
    if (location.startsWith('https://'))
        return location.replace(/(\/\/[^?]*?\.zip)(?:\/\/[^?]*)?\?checksum=.*$/, '$1');
    const isInIndex = location.startsWith('./') && registryUrl !== null;
    return isInIndex ? `${registryUrl}/${(0,paths/* versionPath */.qW)(address, version, 'module.zip')}` : undefined;
}
function quoted(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./lib/site/pages/interface-fields.js




/**
 * Inputs and outputs: a list of fields, each with an id that stays the same from version to version. Large modules have hundreds, so
 * a field has no classes (the style sheet knows its parts by their place in it), and its script adds the link to itself.
 */
const rendered = new WeakMap();
/** Inputs and outputs, which are the same on every page that shows the directory: they are rendered once. */
function Fields({ directory }) {
    const known = rendered.get(directory);
    if (known !== undefined)
        return known;
    const { inputs, outputs } = directory;
    const describe = (0,parts/* describer */.Ie)([
        ...[...inputs, ...outputs].flatMap(({ description, deprecated }) => [description, deprecated]),
        ...inputs.flatMap(({ validations }) => validations.map(({ message }) => message)),
    ]);
    const fields = (0,helper_html/* raw */.l)(String((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Inputs, { inputs: inputs, describe: describe }), (0,jsx_runtime/* jsx */.Y)(Outputs, { outputs: outputs, describe: describe })] })));
    rendered.set(directory, fields);
    return fields;
}
function Inputs({ inputs, describe }) {
    const required = inputs.filter((input) => input.required);
    const optional = inputs.filter((input) => !input.required);
    return ((0,jsx_runtime/* jsxs */.FD)(parts/* Section */.wn, { id: "inputs", title: "Inputs", children: [inputs.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no inputs." }) : null, (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Required", inputs: required, describe: describe }), (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Optional", inputs: optional, describe: describe })] }));
}
function InputList({ title, inputs, describe }) {
    if (inputs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: inputs.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: inputs.map((input) => ((0,jsx_runtime/* jsx */.Y)(InputField, { input: input, describe: describe }))) })] }));
}
function InputField({ input, describe }) {
    const { type, parsedType, required, validations, default: value } = input;
    const short = (0,usage/* isLong */.x7)(type) ? (0,usage/* shortType */.RI)(parsedType) : type || 'any';
    const hasFold = !required && (0,usage/* isLong */.x7)(value);
    return ((0,jsx_runtime/* jsxs */.FD)(Field, { kind: "input", field: input, type: required || hasFold ? short : `${short} = ${value}`, isRequired: required, describe: describe, children: [(0,usage/* isLong */.x7)(type) ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Type", text: withoutMargin(type) }) : null, hasFold ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Default", text: value }) : null, validations.map(({ message }) => ((0,jsx_runtime/* jsx */.Y)(Text, { text: message, describe: describe })))] }));
}
function Outputs({ outputs, describe, }) {
    return ((0,jsx_runtime/* jsx */.Y)(parts/* Section */.wn, { id: "outputs", title: "Outputs", children: outputs.length === 0 ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no outputs." })) : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: outputs.map((output) => ((0,jsx_runtime/* jsx */.Y)(Field, { kind: "output", field: output, type: output.type && (0,usage/* shortType */.RI)(output.type), describe: describe }))) })) }));
}
/** What inputs and outputs have in common, then the rest of an input. */
function Field({ kind, field, type, isRequired = false, describe, children }) {
    const { name, description, deprecated, sensitive, ephemeral } = field;
    return ((0,jsx_runtime/* jsxs */.FD)("li", { id: `${kind}-${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}`, children: [(0,jsx_runtime/* jsx */.Y)("b", { children: (0,parts/* text */.Qq)(name) }), type === undefined ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: (0,parts/* text */.Qq)(type) }), isRequired ? (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: "required", children: "required" }) : null, sensitive ? (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { children: "sensitive" }) : null, ephemeral ? (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { children: "ephemeral" }) : null, 'const' in field && field.const ? (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { children: "const" }) : null, deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: "deprecated", children: "deprecated" }), (0,jsx_runtime/* jsx */.Y)(Text, { text: description, describe: describe }), deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(Text, { text: `Deprecated: ${deprecated}`, describe: describe }), children] }));
}
function Text({ text: written, describe }) {
    return written.trim() === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { children: describe(written) });
}
function Fold({ title, text: folded }) {
    return ((0,jsx_runtime/* jsxs */.FD)("details", { children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: title }), (0,jsx_runtime/* jsx */.Y)("pre", { tabindex: 0, children: (0,parts/* text */.Qq)(folded) })] }));
}
/** The lines after the first one without the blanks that all of them begin with. */
function withoutMargin(text) {
    const [first = '', ...lines] = text.split('\n');
    const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const margin = margins.length === 0 ? 0 : Math.min(...margins);
    return [first, ...lines.map((line) => line.slice(margin))].join('\n');
}

// EXTERNAL MODULE: ./lib/interface/diff/change.js
var diff_change = __webpack_require__(4867);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 1 modules
var compare_interfaces = __webpack_require__(8932);
// EXTERNAL MODULE: ./lib/interface/diff/upgrade-steps.js
var upgrade_steps = __webpack_require__(4173);
// EXTERNAL MODULE: ./lib/module/module-source.js
var module_source = __webpack_require__(3430);
;// CONCATENATED MODULE: ./lib/site/pages/interface-lists.js














/** Entries of an interface, and changes of it, that a page lists. A page with more says so, and lists none. */
const MAX_LISTED = 10_000;
function InterfaceLists(props) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Resources, { ...props }), (0,jsx_runtime/* jsx */.Y)(Requirements, { ...props }), (0,jsx_runtime/* jsx */.Y)(Dependencies, { ...props })] }));
}
const MODES = [
    ['managed', 'Resources'],
    ['data', 'Data sources'],
    ['ephemeral', 'Ephemeral resources'],
];
function Resources({ view, directory: { resources } }) {
    const lineLink = lineLinkOf(view);
    return ((0,jsx_runtime/* jsxs */.FD)(parts/* Section */.wn, { id: "resources", title: "Resources", children: [resources.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no resources of its own." }) : null, MODES.map(([mode, title]) => {
                const ofMode = resources.filter((resource) => resource.mode === mode);
                if (ofMode.length === 0)
                    return null;
                return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: ofMode.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list pairs", children: ofMode.map(({ type, name, file, line }) => ((0,jsx_runtime/* jsxs */.FD)("li", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: (0,parts/* shown */.SP)(`${type}.${name}`) }), (0,jsx_runtime/* jsx */.Y)("small", { children: (0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: lineLink(file, line), children: (0,parts/* shown */.SP)(`${file}:${line}`) }) })] }))) })] }));
            })] }));
}
function Requirements({ directory: { providers, requiredVersions } }) {
    return ((0,jsx_runtime/* jsx */.Y)(parts/* Section */.wn, { id: "requirements", title: "Requirements", children: (0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: "Terraform, OpenTofu" }), (0,jsx_runtime/* jsx */.Y)("code", { children: requiredVersions.length === 0 ? 'any version' : (0,parts/* shown */.SP)((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })] }), providers.map(({ name, source, constraints, aliases }) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: (0,parts/* shown */.SP)(source === '' ? `hashicorp/${name}` : source) }), (0,jsx_runtime/* jsx */.Y)("code", { children: constraints.length === 0 ? 'any version' : (0,parts/* shown */.SP)((0,version_constraint/* formatConstraints */.sW)(constraints)) }), aliases.map((alias) => ((0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { children: (0,parts/* shown */.SP)(`needs ${alias}`) })))] })))] }) }));
}
function Dependencies({ view, directory }) {
    const { calls } = directory;
    return ((0,jsx_runtime/* jsx */.Y)(parts/* Section */.wn, { id: "dependencies", title: "Dependencies", children: (0,jsx_runtime/* jsx */.Y)(parts/* List */.B8, { empty: "This module calls no other module.", children: calls.map((call) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name mono", children: (0,parts/* shown */.SP)(call.name) }), (0,jsx_runtime/* jsx */.Y)(CallSource, { view: view, directory: directory, call: call }), call.version === '' ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: (0,parts/* shown */.SP)(call.version) })] }) }))) }) }));
}
/** Linked where this registry has the module. */
function CallSource({ view, call, directory }) {
    const source = (0,module_source/* parseRegistrySource */.CL)(call.source);
    const text = (0,jsx_runtime/* jsx */.Y)("code", { children: (0,parts/* shown */.SP)(call.source) });
    if (source?.host === view.site.host.toLowerCase() && view.graph.has(source.address))
        return ((0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* modulePage */.os)(source.address)), title: (0,module_address/* formatModuleAddress */.wc)(source.address), children: text }));
    const path = (0,module_files/* isLocal */.IX)(call.source) ? (0,module_files/* resolvePath */.o1)(directory.path, call.source) : undefined;
    const local = path === undefined ? undefined : directoryLinkOf(view)(path);
    return local === undefined ? text : (0,jsx_runtime/* jsx */.Y)("a", { href: local, children: text });
}
/** What a caller of the version before notices. docs/reference/interface.md has the rules. */
function Changes({ view }) {
    const { previous, content } = view;
    if (previous === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(parts/* Section */.wn, { id: "changes", title: "Changes", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This is the first version." }) }));
    const [before, after] = [previous.moduleInterface, content.moduleInterface];
    return ((0,jsx_runtime/* jsxs */.FD)(parts/* Section */.wn, { id: "changes", title: `Changes since ${previous.version}`, children: [before === undefined || after === undefined ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet", children: ["Not known: the index has no interface of ", before === undefined ? previous.version : content.version, "."] })) : ((0,jsx_runtime/* jsx */.Y)(ChangeList, { before: before, after: after, link: versionLink(view, previous.version) })), view.versions.areCompared ? ((0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: `${view.link((0,site_paths/* changesPage */.x6)(view.module.address))}?to=${content.version}`, children: "Compare with another version" }) })) : null] }));
}
/** @param link to the version before */
function ChangeList({ before, after, link, }) {
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(before, after);
    if (changes.length === 0)
        return (0,jsx_runtime/* jsx */.Y)("p", { children: site_changes/* NO_CHANGES */.eo });
    if (changes.length > MAX_LISTED)
        return (0,jsx_runtime/* jsxs */.FD)("p", { children: ["More than ", MAX_LISTED, " changes, too many for a page."] });
    const severity = (0,required_bump/* requiredBump */.eC)(changes);
    const steps = (0,upgrade_steps/* upgradeSteps */.C)(before, after, changes);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("p", { children: [(0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: severity, children: severity }), " ", site_changes/* VERDICTS */.bk[severity], ' ', link === undefined ? null : (0,jsx_runtime/* jsx */.Y)("a", { href: link, children: "The version before" })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: (0,diff_change/* bySeverity */.Np)(changes).map((change) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "change", children: [(0,jsx_runtime/* jsx */.Y)("span", { children: (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: change.severity, children: change.severity }) }), (0,jsx_runtime/* jsxs */.FD)("span", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: (0,parts/* shown */.SP)(change.subject) }), " ", (0,parts/* shown */.SP)((0,diff_change/* textBesideSubject */.Ut)(change))] })] }))) }), steps.length === 0 ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("h3", { children: "How to upgrade" }), (0,jsx_runtime/* jsx */.Y)("ul", { children: steps.map((step) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,parts/* shown */.SP)(step) }))) })] }))] }));
}
/** Links to lines of files, whose paths are those of the module. Pages of other versions lead to their commit alone. */
function lineLinkOf(view) {
    if (!isShown(view))
        return () => undefined;
    const { module, content } = view;
    const source = (0,source_links/* sourceLinks */.$)(sourceOf(content, module));
    const directory = content.release?.path ?? '';
    return (file, line) => {
        const page = source.file(directory === '' ? file : `${directory}/${file}`);
        return page && `${page}#L${line}`;
    };
}

;// CONCATENATED MODULE: ./lib/site/pages/version-page.js


















/** A version of a module: how to use it, and all that is known of it. The page of the module is that of its latest version. */
function VersionPage({ view }) {
    const { module, content } = view;
    const { name, system } = module.address;
    const isModulePage = view.path === (0,site_paths/* modulePage */.os)(module.address);
    const description = content.release?.description ?? '';
    return ((0,jsx_runtime/* jsxs */.FD)(ModuleLayout, { view: view, title: titleOf(view), description: (0,parts/* shown */.SP)(description) || `The module ${name} for ${system}`, crumbs: isModulePage ? [] : [versionCrumb(view)], head: (0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Versions, { view: view }), description === '' ? null : ((0,jsx_runtime/* jsx */.Y)("p", { class: "lead", dir: "auto", children: (0,parts/* shown */.SP)(description) }))] }), children: [(0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: content.moduleInterface && (0,module_interface/* calledDirectory */.Rn)(content.moduleInterface) }), (0,jsx_runtime/* jsx */.Y)(Body, { view: view, directory: content.moduleInterface?.root, readme: content.readme, isVersion: true })] }));
}
function versionCrumb({ module, content }) {
    return { text: content.version, to: (0,site_paths/* versionPage */.ob)(module.address, content.version) };
}
function Versions({ view }) {
    const { module, content, link } = view;
    const { state } = (0,version_state/* versionState */.M7)(module, content.version);
    const versions = isShown(view) ? (0,count/* counted */.h)(module.versions.length, 'version') : 'all versions';
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), content.version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: "latest", children: "latest" }) : null, state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { kind: state, children: state }), (0,jsx_runtime/* jsx */.Y)("a", { href: link((0,site_paths/* versionsPage */.$G)(module.address)), children: versions })] }));
}
/** The module block. Old versions are named exactly; clients cannot install a yanked one, nor any of a registry without a public URL. */
function Usage({ view, directory }) {
    const { module, content, site } = view;
    if (site.registry.url === null || (0,version_state/* versionState */.M7)(module, content.version).state === 'yanked')
        return null;
    const isLatest = content.version === (0,module_list/* latestOf */.Te)(module);
    const used = {
        host: site.host,
        address: module.address,
        directory: directory?.path ?? '',
        version: isLatest ? (0,usage/* versionConstraint */.g1)(content.version) : content.version,
        inputs: directory?.inputs ?? [],
    };
    const schema = directory && schemaLink(view, directory.path);
    const fillable = used.inputs.length === 0 ? undefined : schema;
    const leaves = content.moduleInterface && (0,module_files/* leavingCalls */.aC)(content.moduleInterface, used.directory).length > 0;
    const readsBeside = used.directory === '' && content.release?.packageRoot !== undefined;
    return ((0,jsx_runtime/* jsxs */.FD)("div", { id: "usage", children: [(0,jsx_runtime/* jsx */.Y)(parts/* Code */.Cy, { view: view, code: (0,usage/* usageBlock */.bp)(used), label: "the module block", isHcl: true, schema: fillable }), site.isStatic && (leaves || readsBeside) ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small", children: ["The module calls or reads what is beside its directory: OpenTofu installs it from here, Terraform only from a registry that ", (0,jsx_runtime/* jsx */.Y)("code", { children: "module-registry serve" }), " answers."] })) : null, schema === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: [used.directory === '' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: ["Source: ", (0,jsx_runtime/* jsx */.Y)("code", { children: (0,usage/* moduleSource */.W)(used) }), " \u00B7", ' '] })), (0,jsx_runtime/* jsx */.Y)("a", { href: schema, children: "JSON Schema of the inputs" })] }))] }));
}
/** The JSON Schema beside the page of a directory; undefined where there is no such page. */
function schemaLink(view, path) {
    const { module, content, link } = view;
    if (path === '')
        return link((0,site_paths/* schemaPath */.p8)((0,site_paths/* versionPage */.ob)(module.address, content.version)));
    const page = directoryLinkOf(view)(path);
    return page && (0,site_paths/* schemaPath */.p8)(page);
}
/** All that is known, with the facts beside it. */
function Body({ view, directory, readme, isVersion }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Contents, { view: view, directory: directory, readme: readme, isVersion: isVersion }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "columns", children: [(0,jsx_runtime/* jsxs */.FD)("div", { children: [readme === undefined && !isVersion ? null : ((0,jsx_runtime/* jsx */.Y)(Readme, { view: view, bytes: readme, path: directory?.path ?? '' })), directory === undefined || isTooLong(directory) ? ((0,jsx_runtime/* jsx */.Y)(parts/* Section */.wn, { id: "inputs", title: "Interface", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: directory === undefined ? UNKNOWN : TOO_LONG }) })) : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Fields, { directory: directory }), isVersion ? (0,jsx_runtime/* jsx */.Y)(Directories, { view: view }) : null, (0,jsx_runtime/* jsx */.Y)(InterfaceLists, { view: view, directory: directory })] })), isVersion && isShown(view) ? (0,jsx_runtime/* jsx */.Y)(Dependents, { view: view }) : null, isVersion ? (0,jsx_runtime/* jsx */.Y)(Changes, { view: view }) : null, isVersion ? (0,jsx_runtime/* jsx */.Y)(Provenance, { view: view }) : null] }), (0,jsx_runtime/* jsx */.Y)(Facts, { view: view })] })] }));
}
const UNKNOWN = 'The index has no interface of this version: its inputs, outputs and resources are not known here.';
const TOO_LONG = `The interface has more than ${MAX_LISTED} entries, too many for a page.`;
function isTooLong({ inputs, outputs, resources, calls }) {
    return inputs.length + outputs.length + resources.length + calls.length > MAX_LISTED;
}
/** What is on the page. */
function Contents({ view, directory, readme, isVersion }) {
    const { moduleInterface } = view.content;
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    const parts = [
        ['readme', 'README', undefined, readme !== undefined],
        ['inputs', 'Inputs', directory?.inputs.length, directory !== undefined],
        ['outputs', 'Outputs', directory?.outputs.length, directory !== undefined],
        ['submodules', 'Submodules', submodules.length, isVersion && submodules.length > 0],
        ['examples', 'Examples', examples.length, isVersion && examples.length > 0],
        ['resources', 'Resources', directory?.resources.length, directory !== undefined],
        ['dependencies', 'Dependencies', directory?.calls.length, directory !== undefined],
        [
            'dependents',
            'Used by',
            view.graph.dependentsOf(view.module.address).length,
            isVersion && isShown(view),
        ],
        ['changes', 'Changes', undefined, isVersion],
        ['provenance', 'Provenance', undefined, isVersion && view.content.release !== undefined],
    ];
    return ((0,jsx_runtime/* jsx */.Y)("nav", { class: "toc", "aria-label": "On this page", children: parts
            .filter(([, , , isThere]) => isThere)
            .map(([id, title, count]) => ((0,jsx_runtime/* jsxs */.FD)("a", { href: `#${id}`, children: [title, count === undefined ? null : (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: count })] }))) }));
}
function Readme({ view, bytes, path }) {
    const { html, notes } = bytes === undefined ? { html: undefined, notes: [] } : renderedReadme(view, bytes, path);
    return ((0,jsx_runtime/* jsxs */.FD)(parts/* Section */.wn, { id: "readme", title: "README", children: [notes.map((note) => ((0,jsx_runtime/* jsx */.Y)(parts/* Note */.L7, { title: note }))), html === undefined ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The index has no README of this version." })) : ((0,jsx_runtime/* jsx */.Y)("div", { class: "readme", children: (0,helper_html/* raw */.l)(html) }))] }));
}
function Directories({ view }) {
    const { content, module } = view;
    const { submodules = [], examples = [] } = content.moduleInterface ?? {};
    const linkOf = directoryLinkOf(view);
    const source = (0,source_links/* sourceLinks */.$)(sourceOf(content, module));
    const inSource = (path) => source.file([content.release?.path ?? '', path].filter((part) => part !== '').join('/'));
    const list = (title, directories) => {
        const summaries = directories.map(({ readme }) => (0,read_readme/* summaryFromReadme */.T)(readme));
        const describe = (0,parts/* describer */.Ie)(summaries);
        return directories.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(parts/* Section */.wn, { id: title.toLowerCase(), title: title, children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: directories.map(({ path, inputs, outputs }, at) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: (0,jsx_runtime/* jsx */.Y)(parts/* OutsideLink */.aY, { href: linkOf(path) ?? inSource(path), children: (0,parts/* shown */.SP)(path) }) }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "quiet small", children: [(0,count/* counted */.h)(inputs.length, 'input'), ", ", (0,count/* counted */.h)(outputs.length, 'output')] }), (0,jsx_runtime/* jsx */.Y)(Summary, { text: summaries[at] ?? '', describe: describe })] }))) }) }));
    };
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [list('Submodules', submodules), list('Examples', examples)] }));
}
/** What a submodule or an example says of itself first. */
function Summary({ text, describe }) {
    return text === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { children: describe(text) });
}
function Dependents({ view }) {
    const dependents = view.graph.dependentsOf(view.module.address);
    return ((0,jsx_runtime/* jsx */.Y)(parts/* Section */.wn, { id: "dependents", title: "Used by", children: (0,jsx_runtime/* jsx */.Y)(parts/* List */.B8, { empty: "No module of this registry calls it in its latest version.", children: dependents.map((dependent) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* modulePage */.os)(dependent)), children: (0,module_address/* formatModuleAddress */.wc)(dependent) }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet small", dir: "auto", children: (0,parts/* shown */.SP)(dependent.description) })] }))) }) }));
}
/** The README of a directory of a module. @param path from the module's root; empty for the root itself */
function renderedReadme(view, bytes, path) {
    const { content, module, site } = view;
    const root = content.release?.path ?? '';
    const directoryLink = directoryLinkOf(view);
    return site.readme(bytes, {
        ...sourceOf(content, module),
        directory: [root, path].filter((part) => part !== '').join('/'),
        imageHosts: site.settings.imageHosts,
        hasInterface: content.moduleInterface !== undefined,
        pageLink: (directory) => {
            const inModule = fromRoot(directory, root);
            return inModule === undefined || inModule === '' ? undefined : directoryLink(inModule);
        },
    });
}
/** The path from the module's root; undefined for a directory that is not in it. */
function fromRoot(directory, root) {
    if (root === '')
        return directory;
    if (directory === root)
        return '';
    return directory.startsWith(`${root}/`) ? directory.slice(root.length + 1) : undefined;
}
/** A submodule, with the source that callers write, or an example. */
function DirectoryPage({ view, directory, kind }) {
    const { module, content } = view;
    const { path } = directory;
    const readme = directory.readme === '' ? undefined : new TextEncoder().encode(directory.readme);
    const crumb = { text: path, to: (0,site_paths/* directoryPage */.nc)(module.address, content.version, path) };
    return ((0,jsx_runtime/* jsxs */.FD)(ModuleLayout, { view: view, title: (0,parts/* shown */.SP)(`${titleOf(view)} ${path}`), description: `The ${kind} ${(0,parts/* shown */.SP)(path)} of ${titleOf(view)}`, crumbs: [versionCrumb(view), crumb], heading: (0,parts/* shown */.SP)(path.split('/').at(-1) ?? path), head: (0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), (0,jsx_runtime/* jsx */.Y)(parts/* Tag */.vw, { children: kind })] }), children: [(0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), kind === 'submodule' ? (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: directory }) : null, (0,jsx_runtime/* jsx */.Y)(Body, { view: view, directory: directory, readme: readme, isVersion: false })] }));
}
function titleOf({ module, content }) {
    return `${(0,module_address/* formatModuleAddress */.wc)(module.address)} ${content.version}`;
}

;// CONCATENATED MODULE: ./lib/site/module-pages.js



















/**
 * The pages of a module, and its other files; none where the index has no such module. One version after the other is held in memory.
 * @param earlier pages that would be the same are left out
 */
async function* moduleFiles(request, address, earlier) {
    const { paged, files } = await openModule(request, address);
    yield { files };
    if (paged === undefined)
        return;
    const readOne = versionReader(request.read, address);
    const contentOf = async (version) => (earlier?.isChanged(version) === false ? earlier.digests[version]?.[0] : undefined) ??
        (await readOne(version)).digest;
    for (const version of paged.versions.list) {
        const digests = await versionDigests(paged, version, contentOf);
        const isKept = version !== paged.versions.shown && earlier?.digests[version]?.[1] === digests[1];
        const of = { version, digests, isKept };
        yield { files: isKept ? new Map() : await versionFiles(paged, version, readOne), version: of };
    }
}
/** Those of the files of a module among which is the one at this path, if there is one. */
async function moduleFilesAround(request, address, path) {
    const { paged, files } = await openModule(request, address);
    const version = paged && (path === (0,site_paths/* modulePage */.os)(address) ? paged.versions.shown : versionIn(path, paged));
    if (paged === undefined || version === undefined || files.has(path))
        return files;
    return versionFiles(paged, version, versionReader(request.read, address));
}
/** The module, unless its `module.json` is damaged, and the files that are of no version. */
async function openModule({ site, graph, pages, read }, address) {
    const parsed = await (0,module_content/* readModule */.bH)(read, address);
    const files = new Map();
    const root = (0,site_paths/* modulePage */.os)(address);
    if (parsed === undefined)
        return { files };
    if ('problem' in parsed)
        return { files: files.set(root, () => (0,registry_pages/* emptyModulePage */.FU)(site, address, parsed.problem)) };
    const module = parsed.value;
    const versions = (0,site_paths/* pagedVersions */.JD)(module, pages);
    const paged = { site, graph, module, versions };
    if (versions.shown === undefined)
        files.set(root, () => (0,registry_pages/* emptyModulePage */.FU)(site, address, 'This module has no published version.'));
    files.set((0,site_paths/* versionsPage */.$G)(address), () => (0,layout/* pageOf */.ZZ)((0,jsx_runtime/* jsx */.Y)(VersionsPage, { view: viewAt((0,site_paths/* versionsPage */.$G)(address), paged) })));
    if (versions.areCompared)
        files.set((0,site_paths/* changesPage */.x6)(address), () => (0,layout/* pageOf */.ZZ)((0,jsx_runtime/* jsx */.Y)(ChangesPage, { view: viewAt((0,site_paths/* changesPage */.x6)(address), paged) })));
    files.set((0,site_paths/* feedPath */.y3)(root), () => (0,feeds/* moduleFeed */.dE)(site, module));
    files.set((0,site_paths/* badgePath */.T)(address), () => moduleBadge(site, module));
    return { paged, files };
}
/** What the page of a version is made from. The page that is shown is made in any case: it says more of the module. */
async function versionDigests({ module, graph, versions }, version, contentOf) {
    const content = await contentOf(version);
    const previous = previousVersion(module, version);
    const state = (0,version_state/* versionState */.M7)(module, version);
    const { address, version: replacement } = state.replacement === undefined ? {} : (0,marks/* parseReplacement */.sH)(state.replacement);
    const { latest } = versions;
    const parts = [
        content,
        previous,
        previous === undefined ? '' : await contentOf(previous),
        state,
        address !== undefined && graph.has(address),
        replacement !== undefined && versions.has(replacement),
        version === versions.shown,
        latest !== undefined && (0,module_version/* compareVersions */.Zy)(version, latest) < 0,
        versions.hasDirectories(version),
    ];
    const page = (0,external_node_crypto_.createHash)('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
    return [content, page];
}
/** Reads versions, and keeps the last ones: from the highest down, each is the one before of the next. */
function versionReader(read, address) {
    const kept = new Map();
    return async (version) => {
        const known = kept.get(version);
        if (known !== undefined)
            return known;
        const like = [...kept.values()].at(-1);
        const content = await (0,module_content/* readVersionContent */.EB)(read, { address, version }, like);
        const [oldest] = kept.keys();
        if (kept.size > 2 && oldest !== undefined)
            kept.delete(oldest);
        kept.set(version, content);
        return content;
    };
}
function viewAt(path, paged) {
    return { ...(0,layout/* viewOf */.du)(paged.site, path), ...paged };
}
function previousVersion(module, version) {
    return (0,required_bump/* selectBase */.gF)(module.versions.map((published) => published.version), version);
}
/** The files of a version. With the version that is shown that is the page of the module, too. */
async function versionFiles(paged, version, readOne) {
    const { versions, module } = paged;
    const { address } = module;
    const content = await readOne(version);
    const { moduleInterface } = content;
    const files = new Map();
    const addPage = (path) => files.set(path, async () => {
        const before = previousVersion(module, version);
        const previous = before && (await readOne(before));
        return (0,layout/* pageOf */.ZZ)((0,jsx_runtime/* jsx */.Y)(VersionPage, { view: { ...viewAt(path, paged), content, previous } }));
    });
    const own = (0,site_paths/* versionPage */.ob)(address, version);
    if (version === versions.shown)
        addPage((0,site_paths/* modulePage */.os)(address));
    addPage(own);
    if (moduleInterface === undefined)
        return files;
    const title = `${(0,module_address/* formatModuleAddress */.wc)(address)} ${version}`;
    const addSchema = (page, name, { inputs }) => files.set((0,site_paths/* schemaPath */.p8)(page), () => `${JSON.stringify(inputSchema(name, inputs))}\n`);
    addSchema(own, title, moduleInterface.root);
    for (const known of versions.hasDirectories(version) ? directoriesOf(moduleInterface) : []) {
        const { directory, kind } = known;
        const path = (0,site_paths/* directoryPage */.nc)(address, version, directory.path);
        const view = { ...viewAt(path, paged), content, previous: undefined };
        files.set(path, () => (0,layout/* pageOf */.ZZ)((0,jsx_runtime/* jsx */.Y)(DirectoryPage, { view: view, ...known })));
        if (kind === 'submodule')
            addSchema(path, `${title} ${directory.path}`, directory);
    }
    if (versions.areCompared)
        files.set(`${own}${site_changes/* INTERFACE_FILE */.$Q}`, () => comparedBytes(moduleInterface));
    return files;
}
/** The interface without the texts that make no change. */
function comparedBytes({ root, submodules, examples }) {
    const withoutText = (element) => ({ ...element, description: '' });
    const compared = (directory) => ({
        ...directory,
        readme: directory.readme && '…',
        inputs: directory.inputs.map(withoutText),
        outputs: directory.outputs.map(withoutText),
    });
    const [inSubmodules, inExamples] = [submodules.map(compared), examples.map(compared)];
    const whole = { root: compared(root), submodules: inSubmodules, examples: inExamples, diagnostics: [] };
    return (0,external_node_zlib_.gzipSync)(JSON.stringify(whole));
}
function directoriesOf({ submodules, examples }) {
    return [
        ...submodules.map((directory) => ({ directory, kind: 'submodule' })),
        ...examples.map((directory) => ({ directory, kind: 'example' })),
    ].filter(({ directory }) => (0,site_paths/* hasDirectoryPage */.ZS)(directory.path));
}
/** The version whose files are around a path. */
function versionIn(path, { module }) {
    const [name = ''] = path.slice((0,site_paths/* modulePage */.os)(module.address).length).split('/');
    return module.versions.find(({ version }) => version === name)?.version;
}
/** What changed between any two versions. The script makes a form of the list; without it each leads to what changed in it. */
function ChangesPage({ view }) {
    const { module, versions, link, site } = view;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    return ((0,jsx_runtime/* jsx */.Y)(ModuleLayout, { view: view, title: `Changes of ${address}`, description: `What changed between two versions of ${address}`, crumbs: [{ text: 'changes', to: (0,site_paths/* changesPage */.x6)(module.address) }], heading: "Changes", script: site.compareScript, children: (0,jsx_runtime/* jsx */.Y)("ul", { id: "versions", children: versions.list.map((version) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: `${link((0,site_paths/* versionPage */.ob)(module.address, version))}#changes`, children: version }) }))) }) }));
}


/***/ }),

/***/ 8360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PE: () => (/* binding */ Layout),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   du: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36);
/* harmony import */ var _search_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5193);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9829);
/* harmony import */ var _site_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1290);




function viewOf(site, path) {
    // A host answers with the page of what is not found at any path.
    const isAnywhere = path === _site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_FOUND_PATH */ .h2;
    return { site, path, link: (to) => (isAnywhere ? `${site.basePath}/${to}` : (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeLink */ .Nk)(path, to)) };
}
/** Elements of hono are their HTML as text, unless one of them waits for something; none of ours does. */
function pageOf(element) {
    return `<!DOCTYPE html>\n${element.toString()}\n`;
}
function Layout({ view, title, description, crumbs = [], feed = '', script, children }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("html", { lang: "en", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(Head, { view: view, title: title, description: description, feed: feed, script: script }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("body", { children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("a", { class: "skip", href: "#content", children: "Skip to content" }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("header", { class: "top", children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("div", { class: "wrap", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(Brand, { view: view }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(Crumbs, { view: view, crumbs: crumbs }), view.path === _search_files_js__WEBPACK_IMPORTED_MODULE_1__/* .SEARCH_PAGE */ .d0 ? null : (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(SearchField, { view: view })] }) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("main", { class: "wrap", id: "content", children: children }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("footer", { class: "foot", children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("div", { class: "wrap", children: [name, " \u00B7 Terraform and OpenTofu modules \u00B7 ", (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("a", { href: link((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .feedPath */ .y3)(feed)), children: "Feed" })] }) })] })] }));
}
function Head({ view, title, description, feed, script, }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("head", { children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("meta", { charset: "utf-8" }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("meta", { "http-equiv": "Content-Security-Policy", content: (0,_site_js__WEBPACK_IMPORTED_MODULE_2__/* .contentSecurityPolicy */ .A8)(site) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("meta", { name: "description", content: description }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("meta", { name: "referrer", content: "strict-origin-when-cross-origin" }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("title", { children: title === '' ? name : `${title} · ${name}` }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("link", { rel: "icon", href: link(logoOf(site)) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("link", { rel: "alternate", type: "application/atom+xml", title: "New versions", href: link((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .feedPath */ .y3)(feed)) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("link", { rel: "stylesheet", href: link(site.stylesheet.path) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("script", { src: link(site.script.path), defer: true }), script === undefined ? null : (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("script", { src: link(script.path), defer: true })] }));
}
function Brand({ view: { site, link } }) {
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("a", { class: "brand", href: link(''), children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("img", { src: link(logoOf(site)), alt: "", width: "28", height: "28" }), site.registry.name] }));
}
/** Leads to the page that searches. */
function SearchField({ view }) {
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("search", { class: "find", children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("form", { action: view.link(_search_files_js__WEBPACK_IMPORTED_MODULE_1__/* .SEARCH_PAGE */ .d0), children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Search modules" }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("button", { type: "submit", children: "Search" })] }) }));
}
function logoOf({ settings, icon }) {
    return settings.logo ?? icon.path;
}
function Crumbs({ view, crumbs }) {
    if (crumbs.length === 0)
        return null;
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("nav", { "aria-label": "Path", children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("ol", { class: "crumbs", children: crumbs.map(({ text, to }) => ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("li", { children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("a", { href: view.link(to), children: text }) }))) }) }));
}


/***/ }),

/***/ 8917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cy: () => (/* binding */ Code),
  LB: () => (/* binding */ Day),
  B8: () => (/* binding */ List),
  L7: () => (/* binding */ Note),
  aY: () => (/* binding */ OutsideLink),
  wn: () => (/* binding */ Section),
  vw: () => (/* binding */ Tag),
  Ie: () => (/* binding */ describer),
  SP: () => (/* binding */ shown),
  Qq: () => (/* binding */ parts_text)
});

// EXTERNAL MODULE: ./node_modules/hono/dist/jsx/jsx-runtime.js + 11 modules
var jsx_runtime = __webpack_require__(36);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/html/index.js
var html = __webpack_require__(5621);
// EXTERNAL MODULE: ./lib/base/html.js
var base_html = __webpack_require__(4512);
// EXTERNAL MODULE: ./lib/site/look/highlighter.js
var highlighter = __webpack_require__(2636);
// EXTERNAL MODULE: ./node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/site/visible-text.js
var visible_text = __webpack_require__(3949);
// EXTERNAL MODULE: ./lib/site/readme/readme.js
var readme = __webpack_require__(4202);
// EXTERNAL MODULE: ./lib/site/readme/sanitize.js
var sanitize = __webpack_require__(9971);
;// CONCATENATED MODULE: ./lib/site/readme/inline.js






/** Characters of a description whose Markdown is rendered. A longer one is shown as text. */
const MAX_DESCRIPTION = 8192;
/** Bytes of the HTML of descriptions that is kept in memory: versions share most. What was not used for longest is made anew. */
const MAX_KEPT_BYTES = 2 * 1024 * 1024;
/** What a description may have: code, links and emphasis; an image is a link. All else stays as it is written, backslashes and HTML too. */
const RULES = ['text', 'linkify', 'backticks', 'emphasis', 'strikethrough', 'link', 'image', 'autolink'];
const RULES_AFTER = ['balance_pairs', 'emphasis', 'strikethrough', 'fragments_join'];
/** A fence in a description of several lines. */
const FENCE = /^[ \t]*```[^\n`]*\n([\s\S]*?)^[ \t]*```[ \t]*$/gm;
/** Nothing without one of these is Markdown. */
const MARKS = /[`*_~[<]|:\/\//;
const markdown = makeRenderer();
const kept = new bounded_map/* BoundedMap */.E(MAX_KEPT_BYTES);
function makeRenderer() {
    const made = new markdown_it/* default */.A({ html: false, linkify: true });
    made.inline.ruler.enableOnly(RULES);
    made.inline.ruler2.enableOnly(RULES_AFTER);
    made.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
    // A description is on many pages, of many commits: what is relative to them stays text.
    made.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url);
    return made;
}
/** Renders the descriptions of one list, as {@link inlineHtml} does; as text where they are too much Markdown together. */
function inlineRenderer(descriptions) {
    return (0,readme/* hasTooManyMarks */.W)(descriptions.join('')) ? plainHtml : inlineHtml;
}
function plainHtml(text) {
    return (0,base_html/* escapeText */.X)((0,visible_text/* withVisibleControls */.T)(text.trim()));
}
/**
 * The Markdown of a description, without blocks, as HTML that is safe between tags: it goes through the lists of READMEs.
 * @param text as a module has it
 */
function inlineHtml(text) {
    const shown = (0,visible_text/* withVisibleControls */.T)(text.trim());
    if (!MARKS.test(shown) || shown.length > MAX_DESCRIPTION)
        return (0,base_html/* escapeText */.X)(shown);
    const known = kept.get(shown);
    if (known !== undefined)
        return known;
    const html = (0,sanitize/* sanitizeReadme */.cD)(rendered(shown), { repository: '', directory: '', imageHosts: [] }).html;
    kept.set(shown, html, html.length * 2);
    return html;
}
function rendered(text) {
    const parts = text.split(FENCE);
    return parts
        .map((part, at) => at % 2 === 0 ? markdown.renderInline(part) : `<code>${(0,base_html/* escapeHtml */.Z)(part.trimEnd())}</code>`)
        .join('');
}

;// CONCATENATED MODULE: ./lib/site/pages/parts.js






/** Small parts that several pages have. */
/** Text from a module: nothing in it is hidden, or changes the direction of what is around it. */
function shown(text) {
    return (0,visible_text/* withVisibleControls */.T)(text);
}
/** As {@link shown}, for what is between tags alone: quotes stay as they are there, which makes pages of code much shorter. */
function parts_text(content) {
    return (0,html/* raw */.l)((0,base_html/* escapeText */.X)(shown(content)));
}
/** @param descriptions all of a list */
function describer(descriptions) {
    const render = inlineRenderer(descriptions);
    return (description) => (0,html/* raw */.l)(render(description));
}
function Code({ view, code, label, isHcl = false, schema }) {
    const tokens = isHcl ? (0,highlighter/* highlighted */.m)(code, view.site.highlight) : [{ text: code }];
    return ((0,jsx_runtime/* jsx */.Y)("div", { class: "code", "data-copy": label, "data-schema": schema, children: (0,jsx_runtime/* jsx */.Y)("pre", { tabindex: 0, children: (0,jsx_runtime/* jsx */.Y)("code", { children: tokens.map(({ text: part, kind }) => kind === undefined ? parts_text(part) : (0,jsx_runtime/* jsx */.Y)("span", { class: `hl-${kind}`, children: parts_text(part) })) }) }) }));
}
function Day({ date }) {
    return (0,jsx_runtime/* jsx */.Y)("time", { datetime: date, children: date.slice(0, 10) });
}
function Tag({ kind, children }) {
    return (0,jsx_runtime/* jsx */.Y)("span", { class: kind === undefined ? 'tag' : `tag tag-${kind}`, children: children });
}
function Section({ id, title, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("section", { id: id, "aria-labelledby": `${id}-title`, children: [(0,jsx_runtime/* jsx */.Y)("h2", { id: `${id}-title`, children: title }), children] }));
}
/** A list, or the sentence that stands for an empty one. */
function List({ empty, children }) {
    return children.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: empty }) : (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: children });
}
/** What a reader has to know before anything else. */
function Note({ kind, title, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: `note note-${kind ?? 'plain'}`, children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: title }), children] }));
}
/** A link to a page of another site, if it is known. */
function OutsideLink({ href, children, }) {
    if (href === undefined)
        return (0,jsx_runtime/* jsx */.Y)(jsx_runtime/* Fragment */.FK, { children: children });
    return (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: children });
}


/***/ }),

/***/ 6594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ notFoundPage),
/* harmony export */   FU: () => (/* binding */ emptyModulePage),
/* harmony export */   RB: () => (/* binding */ namespaceFiles),
/* harmony export */   xs: () => (/* binding */ registryFiles)
/* harmony export */ });
/* harmony import */ var hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7526);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2234);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _feeds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8362);
/* harmony import */ var _search_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5193);
/* harmony import */ var _site_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1290);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7015);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8360);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8917);












/** Modules on the page of a namespace. The rest is found by search and in the catalog. */
const MAX_CARDS = 1000;
/** Releases on the first page, each by one of its modules. The catalog and the search have all modules. */
const RECENT_CARDS = 12;
/** The files that show no module. */
function registryFiles(site, graph) {
    return new Map([
        ['', () => homePage(site, graph)],
        [_search_files_js__WEBPACK_IMPORTED_MODULE_5__/* .SEARCH_PAGE */ .d0, () => searchPage(site, graph)],
        [_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_FOUND_PATH */ .h2, () => notFoundPage(site)],
        [(0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .feedPath */ .y3)(''), () => (0,_feeds_js__WEBPACK_IMPORTED_MODULE_4__/* .registryFeed */ .q7)(site, graph.modules)],
    ]);
}
/** @param modules those of the namespace */
function namespaceFiles(site, namespace, modules = []) {
    const page = (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .namespacePage */ .tf)(namespace);
    return new Map([
        [page, () => pageOfNamespace(site, namespace, modules)],
        [(0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .feedPath */ .y3)(page), () => (0,_feeds_js__WEBPACK_IMPORTED_MODULE_4__/* .namespaceFeed */ .Id)(site, namespace, modules)],
    ]);
}
/** The front page: what the registry is, what is new in it, and how to use it. */
function homePage(site, graph) {
    const view = (0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .viewOf */ .du)(site, '');
    const { registry, settings } = site;
    const count = graph.modules.length;
    const description = settings.description || 'A registry of Terraform and OpenTofu modules.';
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .pageOf */ .ZZ)((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)(_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .Layout */ .PE, { view: view, title: "", description: description, children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("div", { class: "head", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("h1", { children: registry.name }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { class: "lead", children: (0,_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .shown */ .SP)(description) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { class: "quiet", children: (0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(count, 'module') })] }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)(_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .Section */ .wn, { id: "recent", title: "Recently released", children: [count === 0 ? (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { class: "quiet", children: "No module has been published yet." }) : null, (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(ModuleCards, { view: view, groups: releasedTogether(graph.modules).slice(0, RECENT_CARDS) })] }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(Namespaces, { view: view, graph: graph }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(HowTo, { view: view, graph: graph })] }));
}
function Namespaces({ view, graph }) {
    if (graph.modules.length === 0)
        return null;
    const verified = new Set(view.site.registry.verified);
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .Section */ .wn, { id: "namespaces", title: "Namespaces", children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("ul", { class: "list", children: Array.from(graph.namespaces, ([namespace, modules]) => ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("li", { class: "field-head", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("a", { href: view.link((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .namespacePage */ .tf)(namespace)), children: namespace }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("span", { class: "quiet small", children: (0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(modules.length, 'module') }), verified.has(namespace) ? (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("span", { class: "tag tag-patch", children: "verified" }) : null] }))) }) }));
}
function HowTo({ view, graph }) {
    const { host, registry } = view.site;
    if (registry.url === null)
        return (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { children: "This registry has no public URL yet." });
    const [newest] = graph.modules;
    const address = newest ?? { namespace: 'NAMESPACE', name: 'NAME', system: 'SYSTEM' };
    const version = (0,_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .versionConstraint */ .g1)((0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(newest?.version ?? '1.0.0'));
    const used = { host, address, directory: '', version, inputs: [] };
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)(_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .Section */ .wn, { id: "use", title: "Use this registry", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { children: "Name a module by its source and its versions. The page of each module has the block with its inputs." }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("div", { class: "two", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("div", { children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .Code */ .Cy, { view: view, code: (0,_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .usageBlock */ .bp)(used), label: "the module block", isHcl: true }) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("div", { children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .Code */ .Cy, { view: view, code: 'terraform init\n# or\ntofu init\n', label: "the commands" }), registry.hosting === 'github-pages' ? ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("p", { class: "small quiet", children: ["The host of this registry sends no headers. OpenTofu installs by version. Terraform installs by the URL of a version, such as ", (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("code", { children: `${registry.url}/v1/modules/…/source` }), "."] })) : null, (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("p", { class: "small quiet", children: ["If this registry is private, both clients take the token from ", (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("code", { children: tokenSetting(host) }), "."] })] })] }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("p", { class: "small quiet", children: ["Submodules are behind two slashes: ", (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("code", { children: (0,_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleSource */ .W)({ ...used, directory: 'modules/NAME' }) }), "."] })] }));
}
/**
 * The environment variable, or the block of the CLI configuration where no shell can export the variable: that of a port has a colon.
 * https://opentofu.org/docs/cli/config/config-file/#environment-variable-credentials
 */
function tokenSetting(host) {
    if (host.includes(':'))
        return `credentials "${host}" { token = "…" }`;
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .hostVariable */ .ht)('TF_TOKEN_', host);
}
function pageOfNamespace(site, namespace, unsorted) {
    const path = (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .namespacePage */ .tf)(namespace);
    const view = (0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .viewOf */ .du)(site, path);
    const modules = unsorted.toSorted((a, b) => (`${a.name}/${a.system}` < `${b.name}/${b.system}` ? -1 : 1));
    const count = (0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(modules.length, 'module');
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .pageOf */ .ZZ)((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)(_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .Layout */ .PE, { view: view, title: namespace, description: `The ${count} of ${namespace}`, feed: path, crumbs: [{ text: namespace, to: path }], children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("div", { class: "head", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("h1", { children: namespace }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { class: "quiet", children: count })] }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(ModuleCards, { view: view, groups: modules.slice(0, MAX_CARDS).map((module) => [module]) }), modules.length <= MAX_CARDS ? null : (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("p", { children: ["These are the first ", MAX_CARDS, "."] })] }));
}
/** Each with the others of its repository whose newest version is of the same commit date, then these by themselves. */
function releasedTogether(modules) {
    const release = ({ id, source, updated_at }) => (source === '' ? id : `${source} ${updated_at}`);
    const groups = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(modules, release).values()];
    // The first page of few repositories would be empty without the others.
    return [...groups, ...groups.flatMap(([, ...others]) => others.map((other) => [other]))];
}
function ModuleCards({ view, groups }) {
    return ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("ul", { class: "grid", children: groups.map(([module, ...others]) => ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("li", { class: "card", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("a", { href: view.link((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePage */ .os)(module)), children: [module.namespace, "/", (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("wbr", {}), module.name, "/", (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("wbr", {}), module.system] }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { dir: "auto", children: (0,_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .shown */ .SP)(module.description) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("span", { class: "small quiet", children: [module.version, " \u00B7 ", (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)(_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .Day */ .LB, { date: module.updated_at }), others.length === 0 ? null : ` · with ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .h)(others.length, 'other module')}`] })] }))) }));
}
/** The page that searches: a script fills in what it finds. Without scripts it leads to the namespaces. */
function searchPage(site, graph) {
    const view = (0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .viewOf */ .du)(site, _search_files_js__WEBPACK_IMPORTED_MODULE_5__/* .SEARCH_PAGE */ .d0);
    const namespaces = [...graph.namespaces.keys()];
    const systems = [...new Set(graph.modules.map(({ system }) => system))].sort();
    const choice = (label, values) => ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("select", { name: label.toLowerCase(), "aria-label": label, children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("option", { value: "", children: ["All ", label.toLowerCase(), "s"] }), values.map((value) => ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("option", { value: value, children: value })))] }));
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .pageOf */ .ZZ)((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)(_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .Layout */ .PE, { view: view, title: "Search", description: `Search the modules of ${site.registry.name}`, script: site.searchScript, children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("div", { class: "head", children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("h1", { children: "Search" }) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("search", { children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("form", { class: "search", "data-search": true, children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Name, description, input, output, resource type", autocomplete: "off", spellcheck: false }), choice('Namespace', namespaces), choice('System', systems), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("button", { type: "submit", children: "Search" })] }) }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { class: "quiet", role: "status", id: "found" }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("ul", { class: "list", id: "results" }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("noscript", { children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { children: "Search is a script of this page, and this browser runs none. These are the namespaces; their pages list every module." }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("ul", { children: namespaces.map((namespace) => ((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("li", { children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("a", { href: view.link((0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .namespacePage */ .tf)(namespace)), children: namespace }) }))) })] })] }));
}
function notFoundPage(site) {
    return messagePage((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .viewOf */ .du)(site, _site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_FOUND_PATH */ .h2), {
        title: 'Not found',
        message: 'There is no such module, version or page in this registry.',
    });
}
/** A module whose `module.json` is damaged, or that has no version. */
function emptyModulePage(site, address, message) {
    return messagePage((0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .viewOf */ .du)(site, (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePage */ .os)(address)), { title: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address), message });
}
/** A page that says why there is nothing else on it. */
function messagePage(view, { title, message }) {
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .pageOf */ .ZZ)((0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)(_layout_js__WEBPACK_IMPORTED_MODULE_8__/* .Layout */ .PE, { view: view, title: title, description: message, children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsxs */ .FD)("div", { class: "head", children: [(0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("h1", { children: title }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { class: "lead", children: message })] }), (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("p", { children: (0,hono_jsx_jsx_runtime__WEBPACK_IMPORTED_MODULE_0__/* .jsx */ .Y)("a", { href: view.link(''), children: "All modules" }) })] }));
}


/***/ }),

/***/ 5193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ searchFiles),
/* harmony export */   d0: () => (/* binding */ SEARCH_PAGE),
/* harmony export */   sz: () => (/* binding */ SEARCH_INFO_PATH)
/* harmony export */ });
/* unused harmony export openSearchFiles */
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2234);
/* harmony import */ var _search_module_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9551);


/** Bytes of the one file that a browser searches in. Where the modules have more, there are files by the first letters of words. */
const MAX_SEARCH_BYTES = 1024 * 1024;
/**
 * The files that a browser searches in. Every path is from the root of the site, and what the files are follows from the modules alone.
 * docs/decisions/0072-search-with-minisearch.md
 */
const SEARCH_PAGE = 'search/';
/** What there is to search in: a {@link SearchInfo}. Not `index.json`, which hosts of an index answer with in place of the page. */
const SEARCH_INFO_PATH = 'search/info.json';
/** The file of a word: all words with the same two first characters are in one file. */
function wordsFile(word) {
    const beginning = [...word].slice(0, 2);
    return beginning.every((character) => /[a-z0-9]/.test(character))
        ? beginning.join('')
        : ['u', ...beginning.map((character) => character.codePointAt(0)?.toString(16))].join('-');
}
function wordsPath(file) {
    return `search/words/${file}.json`;
}
/** Sixteen modules are in one file. */
function modulesPath(id) {
    return `search/modules/${id >> 4}.json`;
}
/** Text by path. */
function searchFiles(unsorted) {
    const modules = unsorted.toSorted((a, b) => (a.address < b.address ? -1 : 1));
    const whole = line({ modules });
    if (new TextEncoder().encode(whole).length <= MAX_SEARCH_BYTES)
        return new Map([[SEARCH_INFO_PATH, whole]]);
    const words = new Map();
    const texts = modules.map((module, id) => {
        const fields = (0,_search_module_search_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldWords */ .Q9)(module);
        for (const word of new Set(fields.flatMap((each) => [...each]))) {
            const bits = String(fields.reduce((sum, each, field) => sum + (each.has(word) ? 1 << field : 0), 0));
            const ids = words.get(word) ?? new Map();
            words.set(word, ids.set(bits, ids.get(bits) ?? []));
            ids.get(bits)?.push(id);
        }
        return [module.address, fields[2]?.size, fields[3]?.size];
    });
    const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
    const byFile = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(sorted, ([word]) => wordsFile(word))];
    const byId = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)([...modules.entries()], ([id]) => modulesPath(id));
    return new Map([
        [SEARCH_INFO_PATH, line({ texts, words: byFile.map(([file]) => file).join(' ') })],
        ...byFile.map(([file, group]) => [wordsPath(file), line(wordsIn(group))]),
        ...[...byId].map(([path, group]) => [path, line(group.map(([, module]) => module))]),
    ]);
}
function wordsIn(words) {
    const steps = (ids) => ids.map((id, at) => id - (ids[at - 1] ?? 0));
    return Object.fromEntries(words.map(([word, fields]) => [
        word,
        Object.fromEntries([...fields].map(([bits, ids]) => [bits, steps(ids)])),
    ]));
}
function line(value) {
    return `${JSON.stringify(value)}\n`;
}
/** What a browser finds in these files. Throws what `read` throws. */
function openSearchFiles(read, info) {
    if ('texts' in info)
        return openSplitFiles(read, info);
    const index = createSearchIndex();
    index.addAll(info.modules);
    return {
        find: async (words) => findModules(index, words),
        modulesAt: async (addresses) => at(addresses, info.modules),
    };
}
/** Loads the words that begin as those of the search do, and the modules that are shown. */
function openSplitFiles(read, info) {
    const known = new Set(info.words.split(' '));
    const ids = new Map(info.texts.map(([address], id) => [address, id]));
    const empty = { ...createSearchIndex().toJSON(), ...documentsOf(info) };
    return {
        async find(words) {
            const names = [...new Set(words.map(wordsFile))].filter((name) => known.has(name));
            const files = await Promise.all(names.map((name) => read(wordsPath(name))));
            const index = files.flatMap((file) => Object.entries(file).map(indexedWord));
            return findModules(createSearchIndex({ ...empty, index }), words);
        },
        async modulesAt(addresses) {
            const paths = new Set(addresses.map((address) => modulesPath(ids.get(address) ?? 0)));
            const loaded = await Promise.all([...paths].map((path) => read(path)));
            return at(addresses, loaded.flat());
        },
    };
}
function at(addresses, modules) {
    const byAddress = new Map(modules.map((module) => [module.address, module]));
    return addresses.flatMap((address) => byAddress.get(address) ?? []);
}
/** What an index of MiniSearch knows of its modules beside their words. */
function documentsOf({ texts }) {
    const lengths = texts.map(([address, ...others]) => {
        const [name, ofAddress] = fieldWords({ address, version: '', description: '', names: [] });
        return [name?.size ?? 0, ofAddress?.size ?? 0, ...others];
    });
    const sum = (field) => lengths.reduce((before, each) => before + (each[field] ?? 0), 0);
    return {
        documentCount: texts.length,
        nextId: texts.length,
        documentIds: Object.fromEntries(texts.map(([address], id) => [id, address])),
        fieldLength: Object.fromEntries(lengths.entries()),
        averageFieldLength: SEARCH_FIELDS.map((_, field) => sum(field) / texts.length),
    };
}
/** A word with the ids of its modules by field, as MiniSearch has it. */
function indexedWord([word, postings]) {
    const fields = {};
    for (const [bits, steps] of Object.entries(postings)) {
        for (const field of SEARCH_FIELDS.keys()) {
            if ((Number(bits) & (1 << field)) === 0)
                continue;
            const ids = fields[field] ?? {};
            fields[field] = ids;
            let id = 0;
            for (const step of steps) {
                id += step;
                ids[id] = 1;
            }
        }
    }
    return [word, fields];
}


/***/ }),

/***/ 1290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ versionsPage),
/* harmony export */   JD: () => (/* binding */ pagedVersions),
/* harmony export */   Nk: () => (/* binding */ relativeLink),
/* harmony export */   T: () => (/* binding */ badgePath),
/* harmony export */   ZS: () => (/* binding */ hasDirectoryPage),
/* harmony export */   h2: () => (/* binding */ NOT_FOUND_PATH),
/* harmony export */   nc: () => (/* binding */ directoryPage),
/* harmony export */   ob: () => (/* binding */ versionPage),
/* harmony export */   os: () => (/* binding */ modulePage),
/* harmony export */   p8: () => (/* binding */ schemaPath),
/* harmony export */   pN: () => (/* binding */ PAGES_DIRECTORY),
/* harmony export */   tf: () => (/* binding */ namespacePage),
/* harmony export */   x6: () => (/* binding */ changesPage),
/* harmony export */   y3: () => (/* binding */ feedPath)
/* harmony export */ });
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3701);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7558);




/**
 * The paths of the pages below the root of the site. That of a page ends with `/`, or is empty for the front page; links between
 * pages are relative, so a site works below any path of a host.
 */
const PAGES_DIRECTORY = 'modules';
const NOT_FOUND_PATH = '404.html';
function namespacePage(namespace) {
    return `${PAGES_DIRECTORY}/${namespace}/`;
}
/** The latest version of a module. */
function modulePage(address) {
    return `${PAGES_DIRECTORY}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}/`;
}
/** All versions of a module. */
function versionsPage(address) {
    return `${modulePage(address)}versions/`;
}
function versionPage(address, version) {
    return `${modulePage(address)}${version}/`;
}
/** A submodule or an example. @param path as the interface has it: `modules/subnets` */
function directoryPage(address, version, path) {
    return `${versionPage(address, version)}${path}/`;
}
/** The JSON Schema of the inputs of a version, or of a submodule of it. @param page as above */
function schemaPath(page) {
    return `${page}inputs.schema.json`;
}
/** What changed between any two versions of a module. */
function changesPage(address) {
    return `${modulePage(address)}changes/`;
}
/** The feed of the registry, a namespace or a module. @param page as above */
function feedPath(page) {
    return `${page}feed.atom`;
}
function badgePath(address) {
    return `${modulePage(address)}badge.svg`;
}
/** The files that the site has beside a page. A directory of the module with such a name has no page. */
const OWN_NAMES = new Set(['index.html', 'inputs.schema.json', _changes_js__WEBPACK_IMPORTED_MODULE_3__/* .INTERFACE_FILE */ .$Q]);
/** Whether a directory of a module can have a page: every part of its path is plain, so the page is a file below its version. */
function hasDirectoryPage(path) {
    return path.split('/').every((name) => /^[A-Za-z0-9_][\w.-]*$/.test(name) && !OWN_NAMES.has(name));
}
/** The link from one page to another, or to a file of the site; as short as it can be. */
function relativeLink(from, to) {
    const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
    let shared = 0;
    while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared])
        shared += 1;
    return `${'../'.repeat(here.length - shared)}${there.slice(shared).join('/')}` || './';
}
function pagedVersions(module, pages) {
    const versions = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .sortVersions */ .M7)(module.versions.map(({ version }) => version));
    const latest = (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__/* .latestOf */ .Te)(module);
    const shown = latest ?? versions[0];
    const list = pages === 'latest' ? versions.filter((version) => version === shown) : versions;
    const [own, whole] = [new Set(list), new Set(pages === 'all' ? list : newestOfMajors(list))];
    if (shown !== undefined)
        whole.add(shown);
    return {
        latest,
        shown,
        list,
        has: (version) => own.has(version),
        hasDirectories: (version) => whole.has(version),
        areCompared: list.length > 1,
    };
}
/** A pre-release stands for a major version that has nothing else. @param versions highest first */
function newestOfMajors(versions) {
    const newest = new Map();
    for (const version of versions) {
        const [major = ''] = version.split('.');
        const known = newest.get(major);
        if (known === undefined || ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(known) && !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(version)))
            newest.set(major, version);
    }
    return [...newest.values()];
}


/***/ }),

/***/ 2688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ parseSiteState),
/* harmony export */   mt: () => (/* binding */ SITE_STATE_PATH),
/* harmony export */   z2: () => (/* binding */ formatSiteReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1843);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7526);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);



/** What a site was made from: a file in it, so that the next run writes what changed since. */
const SITE_STATE_PATH = '.module-registry-site.json';
const siteState = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    format: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** The tool, the options and `registry.json`, on which every page depends. */
    basis: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Of the index; null for a directory. */
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** Of each module that others call, a digest of what its pages say of them. */
    dependents: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    /** By module and version, what its page was made from: its files, then all of it. */
    versions: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()]))),
});
/** Undefined for a state that this version does not know, or that a killed run left. */
function parseSiteState(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(siteState, bytes);
}
/** One line for people. @param output the directory of the site, as they named it */
function formatSiteReport(report, output) {
    if (report.status === 'unchanged')
        return `unchanged ${output}`;
    const { modules, builtModules, pages, written, removed } = report;
    const counts = `${builtModules} of ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(modules, 'module')}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(pages, 'page')}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(written, 'file')} written, ${removed} removed`;
    return `built     ${output}: ${counts}`;
}


/***/ }),

/***/ 7015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x7: () => (/* binding */ isLong),
  W: () => (/* binding */ moduleSource),
  RI: () => (/* binding */ shortType),
  bp: () => (/* binding */ usageBlock),
  g1: () => (/* binding */ versionConstraint)
});

// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/site/usage-form.js
/** Whether HCL takes a name as it is. An index may hold any. */
function isIdentifier(name) {
    return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name);
}
/** The form of a module block: the same code in the browser and in the tests. @param block as usageBlock writes it */
function usageForm(schema, block) {
    const fields = fieldsOf(schema);
    return {
        fields,
        /** Why a value cannot be written as it is; undefined where it can. */
        problemOf: fieldProblem,
        /**
         * The block with these values: those of required inputs, and those that differ from their default. Without a value a required
         * input keeps what the block has for it. @param values by name, as somebody filled them in
         */
        fill: (values) => filledBlock(block, fields, values),
    };
}
/** Required ones first; only those that a block can name. */
function fieldsOf({ properties, required }) {
    const named = Object.entries(properties).filter(([name]) => isIdentifier(name));
    const fields = named.map(([name, property]) => {
        const type = property['x-terraform-type'];
        const kind = type === 'string' || type === 'number' || type === 'bool' ? type : 'hcl';
        const source = property['x-terraform-default'] ?? '';
        const value = property.default;
        return {
            name,
            kind,
            type,
            description: property.description ?? '',
            isRequired: required.includes(name),
            default: kind === 'hcl' ? source : value === undefined || value === null ? '' : String(value),
        };
    });
    return fields.sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
function fieldProblem({ kind }, text) {
    const value = text.trim();
    if (value === '')
        return undefined;
    if (kind === 'number' && !/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value))
        return 'This is not a number.';
    return kind === 'hcl' ? hclProblem(value) : undefined;
}
function filledBlock(block, fields, values) {
    const lines = block.trimEnd().split('\n');
    const kept = new Map(lines.flatMap((line) => ((found) => (found ? [found] : []))(argumentIn(line))));
    const written = fields.flatMap((field) => {
        const value = writtenValue(field, values.get(field.name) ?? '');
        if (value !== undefined)
            return [[field.name, value]];
        const before = kept.get(field.name);
        return field.isRequired && before !== undefined ? [[field.name, before]] : [];
    });
    const width = Math.max(0, ...written.map(([name]) => name.length));
    const head = lines.slice(0, 3);
    const rest = written.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`);
    return [...head, ...(rest.length === 0 ? [] : ['', ...rest]), '}', ''].join('\n');
}
function argumentIn(line) {
    const [, name, value] = /^ {2}(\S+) += (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? undefined : [name, value];
}
/** Undefined for what is not filled in, is the default, or cannot be written. */
function writtenValue(field, text) {
    const value = field.kind === 'string' ? text : text.trim();
    const isDefault = !field.isRequired && value === field.default.trim();
    if (value === '' || isDefault || fieldProblem(field, value) !== undefined)
        return undefined;
    return field.kind === 'string' ? hclString(value) : value;
}
/** A string as HCL writes it: nothing in it is a template. https://developer.hashicorp.com/terraform/language/expressions/strings */
function hclString(text) {
    const escapes = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    const escaped = text
        .replaceAll(/[\\"]/g, '\\$&')
        .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (character) => {
        return escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    })
        .replaceAll('${', '$$${')
        .replaceAll('%{', '%%{');
    return `"${escaped}"`;
}
const CLOSING = { '(': ')', '[': ']', '{': '}' };
/** Brackets and quotes that do not match, or an end of a line that would end the argument. Other mistakes are for the client. */
function hclProblem(text) {
    const open = [];
    // A heredoc or a comment may hold anything.
    if (/<<|#|\/\/|\/\*/.test(text))
        return undefined;
    for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[\s\S]/g)) {
        const closing = CLOSING[token];
        if (token === '"')
            return 'A quote is not closed.';
        if (token === '\n' && open.length === 0)
            return 'Several lines have to be in brackets.';
        if (closing !== undefined)
            open.push(closing);
        else if (/^[)\]}]$/.test(token) && open.pop() !== token)
            return 'The brackets do not match.';
    }
    return open.length > 0 ? 'A bracket is not closed.' : undefined;
}

// EXTERNAL MODULE: ./lib/site/visible-text.js
var visible_text = __webpack_require__(3949);
;// CONCATENATED MODULE: ./lib/site/usage.js





/** Characters of a type or default in a table. A longer one is cut, and can be unfolded. */
const MAX_SHORT_LENGTH = 72;
/** Depth of objects in an example of use. Deeper ones are `{}`. */
const MAX_EXAMPLE_DEPTH = 4;
function moduleSource({ host, address, directory }) {
    return `${host}/${(0,module_address/* formatModuleAddress */.wc)(address)}${directory === '' ? '' : `//${directory}`}`;
}
/** Versions that a new caller should get: all that add to this one without breaking. A pre-release is only ever chosen exactly. */
function versionConstraint(version) {
    if ((0,module_version/* isPrerelease */.V1)(version))
        return version;
    const [major, minor] = version.split('.');
    return major === '0' ? `~> ${version}` : `~> ${major}.${minor}`;
}
/** The block, with a value to replace for each required input. It parses, and its values have the types of the inputs. */
function usageBlock(module) {
    const required = module.inputs.filter((input) => input.required && isIdentifier(input.name));
    const width = Math.max(0, ...required.map(({ name }) => name.length));
    const lines = required.map(({ name, parsedType, type }) => {
        const comment = (0,visible_text/* withVisibleControls */.T)(type === '' ? 'any' : shortType(parsedType));
        return `  ${name.padEnd(width)} = ${placeholder(parsedType, 1)} # ${comment}`;
    });
    return [
        `module "${labelOf(module)}" {`,
        `  source  = "${moduleSource(module)}"`,
        `  version = "${module.version}"`,
        ...(lines.length === 0 ? [] : ['', ...lines]),
        '}',
        '',
    ].join('\n');
}
function labelOf({ address, directory }) {
    const name = directory.split('/').at(-1) || address.name;
    return isIdentifier(name) ? name : address.name;
}
/** A value of the type, as short as the type allows. */
function placeholder(type, depth) {
    switch (type.kind) {
        case 'string':
            return '""';
        case 'number':
            return '0';
        case 'bool':
            return 'false';
        case 'list':
        case 'set':
            return '[]';
        case 'map':
            return '{}';
        case 'tuple':
            return `[${type.elements.map((element) => placeholder(element, depth + 1)).join(', ')}]`;
        case 'object':
            return objectPlaceholder(type.attributes, depth);
        default:
            return 'null';
    }
}
function objectPlaceholder(attributes, depth) {
    const required = Object.entries(attributes).filter(([, { optional }]) => !optional);
    if (required.length === 0 || depth > MAX_EXAMPLE_DEPTH)
        return '{}';
    const members = required.map(([name, { type }]) => `${keyOf(name)} = ${placeholder(type, depth + 1)}`);
    return `{ ${members.join(', ')} }`;
}
function keyOf(name) {
    return isIdentifier(name) ? name : JSON.stringify(name);
}
/** How types and defaults are shown where there is one line for them. */
/** Whether a text is shown in a fold. */
function isLong(text) {
    return text.length > MAX_SHORT_LENGTH || text.includes('\n');
}
/** The type without what is in its objects and tuples. */
function shortType(type) {
    if ('element' in type)
        return `${type.kind}(${shortType(type.element)})`;
    if (type.kind === 'object')
        return 'object({…})';
    if (type.kind === 'tuple')
        return 'tuple([…])';
    const text = (0,type_expression/* formatType */.sg)(type).replaceAll(/\s+/g, ' ');
    return isLong(text) ? `${text.slice(0, MAX_SHORT_LENGTH)}…` : text;
}


/***/ })

};
