export const id = 829;
export const ids = [829,249,688];
export const modules = {

/***/ 6249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SiteDirectory: () => (/* binding */ SiteDirectory)
/* harmony export */ });
/* unused harmony export StagedSite */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
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
        const isOurs = entries.some(({ name }) => name === _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__.SITE_STATE_PATH);
        if (entries.length > 0 && !isOurs)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `the output ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(root)} has files, and was not made by this command: it has no ${_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__.SITE_STATE_PATH}`, 'name a directory that does not exist yet: --output ./site');
        const state = isOurs ? (0,_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__.parseSiteState)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__.SITE_STATE_PATH))) : undefined;
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
        this.write(_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__.SITE_STATE_PATH, '{}\n');
    }
    finish(state) {
        this.write(_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__.SITE_STATE_PATH, (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)(state));
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
                if (kept.has(child) || child === _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__.SITE_STATE_PATH)
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
        this.root = join(temporary, 'site');
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
        return getOrInsert(this.#reads, path, () => this.#placed.read(path));
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

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

const WORK = Symbol.for('module-registry.work');
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`globalThis[Symbol.for('module-registry.work')]()`);
/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
function withinTime(milliseconds, work, late) {
    let result;
    Reflect.set(globalThis, WORK, () => {
        result = { of: work() };
    });
    try {
        script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
    }
    catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
            ? late()
            : error;
    }
    finally {
        Reflect.deleteProperty(globalThis, WORK);
    }
    if (result === undefined)
        throw late();
    return result.of;
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runWork)
/* harmony export */ });
/** For work of the user's own, which may take as long as it likes. */
const runWork = (work) => work();


/***/ }),

/***/ 7829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hostOf: () => (/* binding */ hostOf),
  limitWarnings: () => (/* binding */ limitWarnings),
  openPageRenderer: () => (/* binding */ openPageRenderer),
  writeSite: () => (/* binding */ writeSite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/site-directory.js
var site_directory = __webpack_require__(6249);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-tokens.js
var hcl_tokens = __webpack_require__(6082);
;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-highlighter.js

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
    const tokens = [...new hcl_tokens/* Scanner */.Lp(code)];
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

// EXTERNAL MODULE: ./lib/adapters/node/within-time.js
var within_time = __webpack_require__(1790);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/slices.js
var slices = __webpack_require__(7854);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(9399);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
;// CONCATENATED MODULE: ./lib/search/catalog.js





/** All modules of a registry, from the files in `catalog/`, so that lists and searches read no file of a module. */
const catalog_text = schemas/* string */.YjP();
const catalogModule = schemas/* object */.Ikc({
    id: catalog_text,
    owner: catalog_text,
    namespace: catalog_text,
    name: catalog_text,
    version: catalog_text,
    provider: catalog_text,
    description: catalog_text,
    source: catalog_text,
    published_at: catalog_text,
    updated_at: catalog_text,
    dependencies: schemas/* array */.YOg(catalog_text).optional(),
});
const catalogNames = schemas/* object */.Ikc({
    inputs: schemas/* array */.YOg(catalog_text).default([]),
    outputs: schemas/* array */.YOg(catalog_text).default([]),
    resources: schemas/* array */.YOg(catalog_text).default([]),
});
/** Entries of other tools that lack a key are left out. Throws INDEX_INVALID. */
function parseCatalog(path, bytes) {
    const file = (0,module_list/* parseCatalogFile */.lQ)(path, bytes);
    if ('children' in file)
        return { modules: [], searched: [], children: Object.keys(file.children) };
    const entries = file.modules.flatMap((item) => {
        const [module, names] = [catalogModule.safeParse(item).data, catalogNames.safeParse(item).data];
        return module && names ? [{ module, names }] : [];
    });
    return {
        modules: entries.map(({ module }) => module),
        searched: entries.map(({ module, names: { inputs, outputs, resources } }) => ({
            address: catalogAddress(module),
            version: module.version,
            description: module.description,
            names: [...new Set([...inputs, ...outputs, ...resources])],
        })),
        children: [],
    };
}
function catalogAddress({ namespace, name, provider }) {
    return `${namespace}/${name}/${provider}`;
}
const FIRST_PREFIXES = Array.from({ length: 16 ** limits/* SHORTEST_PREFIX */.Ef }, (_, at) => at.toString(16).padStart(limits/* SHORTEST_PREFIX */.Ef, '0'));
/** Every module of the catalog. Throws INDEX_INVALID, and what `read` throws. @param read gives the files among these paths that exist */
async function readCatalog(read) {
    const files = [];
    await walkCatalog(read, FIRST_PREFIXES.length, (path, bytes) => {
        const file = parseCatalog(path, bytes);
        files.push(file);
        return file.children;
    });
    return {
        modules: files.flatMap(({ modules }) => modules),
        searched: files.flatMap(({ searched }) => searched),
    };
}
/**
 * Gives every file of the catalog to `take`, which says what it was split into. Throws what these throw.
 * @param read gives the files among these paths that exist
 * @param atOnce how many paths `read` gets
 */
async function walkCatalog(read, atOnce, take) {
    let prefixes = FIRST_PREFIXES;
    while (prefixes.length > 0) {
        const below = [];
        for (const some of (0,slices/* slices */.w)(prefixes, atOnce)) {
            const files = await read(some.map(paths/* catalogPath */.Hc));
            for (const prefix of some) {
                const bytes = files.get((0,paths/* catalogPath */.Hc)(prefix));
                if (bytes === undefined)
                    continue;
                const children = await take((0,paths/* catalogPath */.Hc)(prefix), bytes);
                below.push(...children.map((digit) => prefix + digit));
            }
        }
        prefixes = below;
    }
}

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
;// CONCATENATED MODULE: ./lib/site/module-content.js





/** Undefined where the index has no such module. */
async function readModule(read, address) {
    const path = (0,paths/* modulePath */.Mw)(address, 'module.json');
    const bytes = await read(path);
    return bytes && attempt(() => (0,documents/* parseModuleDocument */.xK)(path, bytes));
}
/** @param like another version: where both have the same interface, it is one object */
async function readVersionContent(read, { address, version }, like) {
    const file = (name) => read((0,paths/* versionPath */.qW)(address, version, name));
    const [releaseBytes, interfaceBytes, readme] = await Promise.all([
        file('release.json'),
        file('interface.json'),
        file('README.md'),
    ]);
    const releasePath = (0,paths/* versionPath */.qW)(address, version, 'release.json');
    const release = releaseBytes === undefined
        ? { problem: 'The index has no release.json of this version, so its source and package are not known.' }
        : attempt(() => (0,documents/* parseReleaseDocument */.k1)(releasePath, releaseBytes));
    const isInterface = (path) => path === (0,paths/* versionPath */.qW)(address, version, 'interface.json');
    const moduleInterface = hasSameInterface(like, interfaceBytes)
        ? { value: like?.moduleInterface }
        : attempt(() => (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => (isInterface(path) ? interfaceBytes : undefined)));
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
    return (0,external_node_crypto_.createHash)('sha1').update(bytes).digest('base64url').slice(0, NO_FILE.length);
}
/** Whether a version with this {@link VersionContent.digest} has these bytes, or no file, of this name. True for files that no page is made from. */
function hasFile(digest, name, bytes) {
    const at = FILES.indexOf(name) * NO_FILE.length;
    return at < 0 || digest.slice(at, at + NO_FILE.length) === fileDigest(bytes);
}
function contentFiles(address, version) {
    return FILES.map((name) => `${paths/* MODULES_DIRECTORY */.si}/${address}/${version}/${name}`);
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
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        return { problem: `A file of the index is damaged: ${(0,base_error/* messageOf */.bD)(error)}.` };
    }
}

// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/module/module-source.js
var module_source = __webpack_require__(3430);
;// CONCATENATED MODULE: ./lib/site/module-graph.js



const NOTHING = [];
/** @param host of the registry, as sources name it */
function moduleGraph(entries, host) {
    const modules = entries
        .map((entry) => ({ ...entry, system: entry.provider }))
        .sort((a, b) => compare(b.updated_at, a.updated_at) || compare((0,module_address/* addressKey */.IY)(a), (0,module_address/* addressKey */.IY)(b)));
    const known = new Set(modules.map(module_address/* addressKey */.IY));
    const dependents = new Map();
    for (const module of modules) {
        for (const source of module.dependencies ?? []) {
            const called = (0,module_source/* parseRegistrySource */.CL)(source);
            if (called?.host !== host.toLowerCase())
                continue;
            const key = (0,module_address/* addressKey */.IY)(called.address);
            dependents.set(key, [...(dependents.get(key) ?? []), module]);
        }
    }
    for (const [key, callers] of dependents)
        dependents.set(key, callers.toSorted((a, b) => compare((0,module_address/* addressKey */.IY)(a), (0,module_address/* addressKey */.IY)(b))));
    const namespaces = [...(0,group/* groupBy */.$)(modules, ({ namespace }) => namespace)];
    return {
        modules,
        namespaces: new Map(namespaces.sort(([a], [b]) => compare(a.toLowerCase(), b.toLowerCase()))),
        has: (address) => known.has((0,module_address/* addressKey */.IY)(address)),
        dependentsOf: (address) => dependents.get((0,module_address/* addressKey */.IY)(address)) ?? NOTHING,
    };
}
function compare(a, b) {
    return Number(a > b) - Number(a < b);
}

// EXTERNAL MODULE: ./node_modules/hono/dist/jsx/jsx-runtime.js + 11 modules
var jsx_runtime = __webpack_require__(36);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(8411);
// EXTERNAL MODULE: ./lib/base/html.js
var base_html = __webpack_require__(4512);
;// CONCATENATED MODULE: ./lib/site/changes.js
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

;// CONCATENATED MODULE: ./lib/site/site-paths.js




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
    return `${PAGES_DIRECTORY}/${(0,module_address/* formatModuleAddress */.wc)(address)}/`;
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
const OWN_NAMES = new Set(['index.html', 'inputs.schema.json', INTERFACE_FILE]);
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
    const versions = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    const latest = (0,module_list/* latestOf */.Te)(module);
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
        if (known === undefined || ((0,module_version/* isPrerelease */.V1)(known) && !(0,module_version/* isPrerelease */.V1)(version)))
            newest.set(major, version);
    }
    return [...newest.values()];
}

;// CONCATENATED MODULE: ./lib/site/visible-text.js
/**
 * Characters that change the order in which text is read, or that no one can see, would let text say something else than it
 * shows: they are shown as their code. https://trojansource.codes
 */
function withVisibleControls(text) {
    return text.replaceAll(/[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{fffe}\u{ffff}\u{e0000}-\u{e007f}]/gu, (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

;// CONCATENATED MODULE: ./lib/site/badge.js





/** Characters of the name of the registry on a badge. A longer one is cut. */
const MAX_LABEL_LENGTH = 30;
/** The version of a module as a picture, for READMEs: nothing in it is loaded from elsewhere. */
const COLORS = { listed: '#2b6350', deprecated: '#7a5200', yanked: '#a8242c', removed: '#a8242c' };
function moduleBadge({ registry }, module) {
    const version = pagedVersions(module, 'latest').shown;
    const { state } = version === undefined ? { state: 'removed' } : (0,version_state/* versionState */.M7)(module, version);
    const isListed = state === 'listed' && version === (0,module_list/* latestOf */.Te)(module);
    const value = version === undefined ? 'no version' : isListed ? `v${version}` : `v${version} ${state}`;
    return badge(registry.name, value, COLORS[state]);
}
function badge(label, value, color) {
    const short = withVisibleControls([...label].slice(0, MAX_LABEL_LENGTH).join(''));
    const [left, right] = [widthOf(short), widthOf(value)];
    const [title, text] = [(0,base_html/* escapeHtml */.Z)(`${short}: ${value}`), (0,base_html/* escapeHtml */.Z)(short)];
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
        `<title>${title}</title>`,
        `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
        `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3d4652"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>`,
        `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">`,
        `<text x="${left / 2}" y="14" textLength="${left - 12}" lengthAdjust="spacingAndGlyphs">${text}</text>`,
        `<text x="${left + right / 2}" y="14" textLength="${right - 12}" lengthAdjust="spacingAndGlyphs">${(0,base_html/* escapeHtml */.Z)(value)}</text>`,
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

;// CONCATENATED MODULE: ./lib/site/feeds.js






/** Modules or versions in a feed, the newest first. The rest is left out. */
const MAX_FEED_ENTRIES = 50;
/** The modules that were released last. */
function registryFeed(site, modules) {
    return feedOf(site, { page: '', title: site.registry.name, entries: modules.map(moduleEntry) });
}
function namespaceFeed(site, namespace, modules) {
    const title = `${namespace} · ${site.registry.name}`;
    return feedOf(site, { page: namespacePage(namespace), title, entries: modules.map(moduleEntry) });
}
function moduleEntry(module) {
    const { version, description, updated_at: updated } = module;
    const title = `${(0,module_address/* formatModuleAddress */.wc)(module)} ${version}`;
    const page = modulePage(module);
    return { page, version, title, published: updated, updated, summary: description };
}
/** The versions of a module, with what was decided about them. */
function moduleFeed(site, module) {
    const { address } = module;
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const entries = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version)).map((version) => {
        const { state, date, reason = '' } = (0,version_state/* versionState */.M7)(module, version);
        const published = module.versions.find((each) => each.version === version)?.committedAt ?? '';
        const mark = state === 'listed' ? '' : ` (${state})`;
        return {
            page: versionPage(address, version),
            version,
            title: `${text} ${version}${mark}`,
            published,
            updated: date !== undefined && date > published ? date : published,
            summary: reason,
        };
    });
    return feedOf(site, { page: modulePage(address), title: `${text} · ${site.registry.name}`, entries });
}
function feedOf(site, { page, title, entries }) {
    const path = feedPath(page);
    const newest = entries
        .toSorted((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1))
        .slice(0, MAX_FEED_ENTRIES);
    const link = (to) => site.registry.url === null ? relativeLink(path, to) : `${site.registry.url}/${to}`;
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
    return (0,base_html/* escapeHtml */.Z)(withVisibleControls(text));
}

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

;// CONCATENATED MODULE: ./lib/search/module-search.js


/** Words of a search that may have mistakes, which takes a time that grows with all words. The rest must be right. */
const MAX_CORRECTED_WORDS = 4;
/** Letters of a word that may have two mistakes. Shorter ones may have one. */
const TWO_MISTAKES_LENGTH = 8;
/** Letters of the longest word that may have a mistake, which takes a time that grows with their square. Longer ones find nothing. */
const MAX_NEAR_LENGTH = 64;
/** Letters of a word that may have a mistake: shorter ones are too much like each other. Shorter ones find nothing. */
const MIN_NEAR_LENGTH = 3;
/** Letters of the shortest word that may begin a longer one; the last word may have one letter less. A shorter one finds only itself. */
const MIN_BEGINNING_LENGTH = 3;
/** Words of a search. More are answered with 400, and with that sentence in the browser. */
const MAX_WORDS = 16;
const module_search_SEARCH_FIELDS = ['name', 'address', 'description', 'names'];
/** https://lucaong.github.io/minisearch/interfaces/MiniSearch.Options.html */
const SEARCH_OPTIONS = {
    idField: 'address',
    fields: [...module_search_SEARCH_FIELDS],
    extractField: fieldOf,
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm: (word) => word,
    searchOptions: {
        combineWith: 'AND',
        prefix: (word, at, words) => word.length >= MIN_BEGINNING_LENGTH - (at === words.length - 1 ? 1 : 0),
        boost: { name: 8, address: 4, description: 2 },
    },
};
/** @param known what an index has already */
function module_search_createSearchIndex(known) {
    return known === undefined ? new MiniSearch(SEARCH_OPTIONS) : MiniSearch.loadJS(known, SEARCH_OPTIONS);
}
function fieldOf(module, field) {
    if (field === 'address')
        return module.address;
    if (field === 'name')
        return module.address.split('/')[1] ?? '';
    return field === 'description' ? module.description : module.names.join(' ');
}
function module_search_fieldWords(module) {
    return module_search_SEARCH_FIELDS.map((field) => new Set(wordsOf(fieldOf(module, field))));
}
/** The words of a text in lower case: runs of letters and digits. */
function wordsOf(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
/** The words of `q`; none where it has no letters and digits. Throws INVALID_INPUT if it is missing or blank, or has too many. */
function parseSearch(text) {
    const words = wordsOf(text ?? '');
    const isMissing = (text ?? '').trim() === '';
    if (!isMissing && words.length <= MAX_WORDS)
        return words;
    throw new RegistryError('INVALID_INPUT', isMissing ? 'q is required: the words to search for' : `q has more than ${MAX_WORDS} words`, 'write q=vpc, or q=private+network');
}
/**
 * The addresses of the modules that have all words, best match first; equal ones by address. Where no module has them, those with
 * words that are nearly the same.
 */
function module_search_findModules(index, words) {
    const right = index.search(words.join(' '));
    const found = right.length > 0 ? right : index.search({ combineWith: 'AND', queries: words.map(nearQuery) });
    const ranked = found;
    return ranked.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}
/** The word, or one that differs by a letter that is missing, added, another or swapped; of a long word, by two such letters. */
function nearQuery(word, at) {
    const { length } = word;
    if (at >= MAX_CORRECTED_WORDS || length < MIN_NEAR_LENGTH || length > MAX_NEAR_LENGTH)
        return word;
    const fuzzy = length < TWO_MISTAKES_LENGTH ? 1 : 2;
    const swapped = Array.from({ length: length - 1 }, (_, letter) => word.slice(0, letter) + word.charAt(letter + 1) + word.charAt(letter) + word.slice(letter + 2));
    return { combineWith: 'OR', queries: [{ queries: [word], fuzzy }, ...swapped] };
}

;// CONCATENATED MODULE: ./lib/site/search-files.js


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
        const fields = module_search_fieldWords(module);
        for (const word of new Set(fields.flatMap((each) => [...each]))) {
            const bits = String(fields.reduce((sum, each, field) => sum + (each.has(word) ? 1 << field : 0), 0));
            const ids = words.get(word) ?? new Map();
            words.set(word, ids.set(bits, ids.get(bits) ?? []));
            ids.get(bits)?.push(id);
        }
        return [module.address, fields[2]?.size, fields[3]?.size];
    });
    const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
    const byFile = [...(0,group/* groupBy */.$)(sorted, ([word]) => wordsFile(word))];
    const byId = (0,group/* groupBy */.$)([...modules.entries()], ([id]) => modulesPath(id));
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

// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
;// CONCATENATED MODULE: ./lib/site/look/script.js
/** Made from src/browser/ by `npm run browser`. */
/** The script of every page. */
const SCRIPT = "(function(){function e(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}function t(e){try{return decodeURIComponent(e)}catch{return}}function n(){for(let e of[`inputs`,`outputs`]){let t=document.getElementById(e),n=[...t?.querySelectorAll(`.fields>li`)??[]];t!==null&&n.length>=20&&new r(t,n,e)}}var r=class{#e;#t;#n=e(`input`,``);#r=e(`input`,``);#i=e(`span`,`quiet small`);constructor(t,n,r){this.#e=t,this.#t=n.map(e=>({item:e,text:(e.textContent??``).toLowerCase(),isRequired:e.querySelector(`.tag-required`)!==null}));let i=e(`form`,`filter`);i.setAttribute(`role`,`search`),i.setAttribute(`aria-label`,`Filter the ${r}`),this.#n.type=`search`,this.#n.placeholder=`Filter ${n.length} ${r}`,this.#n.setAttribute(`aria-label`,`Filter ${r} by name and text`),this.#i.setAttribute(`role`,`status`),i.append(this.#n);let a=this.#t.filter(({isRequired:e})=>e).length;a>0&&a<n.length&&i.append(this.#a()),i.append(this.#i),i.addEventListener(`input`,()=>this.#o()),i.addEventListener(`submit`,e=>e.preventDefault()),this.#n.addEventListener(`keydown`,e=>this.#c(e)),t.querySelector(`h2`)?.after(i),addEventListener(`hashchange`,()=>this.#l())}#a(){let t=e(`label`,`small`);return this.#r.type=`checkbox`,t.append(this.#r,` required only`),t}#o(){let e=this.#n.value.toLowerCase().split(/\\s+/),t=0;for(let{item:n,text:r,isRequired:i}of this.#t)n.hidden=this.#r.checked&&!i||!e.every(e=>r.includes(e)),n.hidden||(t+=1);for(let e of this.#e.querySelectorAll(`.fields`)){let t=e.querySelector(`:scope>li:not([hidden])`)===null;e.hidden=t;let n=e.previousElementSibling;n instanceof HTMLElement&&n.tagName===`H3`&&(n.hidden=t)}let n=this.#r.checked||e.some(e=>e!==``);this.#i.textContent=n?`${t} of ${this.#t.length}`:``}#s(){this.#n.value=``,this.#r.checked=!1,this.#o()}#c(e){e.key===`Escape`&&(e.preventDefault(),this.#s()),e.key===`ArrowDown`&&(e.preventDefault(),this.#t.find(({item:e})=>!e.hidden)?.item.querySelector(`a`)?.focus())}#l(){let e=document.getElementById(t(location.hash.slice(1))??``);e?.hidden===!0&&this.#e.contains(e)&&(this.#s(),e.scrollIntoView())}};function i(e){return/^[\\p{ID_Start}_][\\p{ID_Continue}-]*$/u.test(e)}function a(e,t){let n=o(e);return{fields:n,problemOf:s,fill:e=>c(t,n,e)}}function o({properties:e,required:t}){return Object.entries(e).filter(([e])=>i(e)).map(([e,n])=>{let r=n[`x-terraform-type`],i=r===`string`||r===`number`||r===`bool`?r:`hcl`,a=n[`x-terraform-default`]??``,o=n.default;return{name:e,kind:i,type:r,description:n.description??``,isRequired:t.includes(e),default:i===`hcl`?a:o==null?``:String(o)}}).sort((e,t)=>Number(t.isRequired)-Number(e.isRequired))}function s({kind:e},t){let n=t.trim();if(n!==``)return e===`number`&&!/^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$/.test(n)?`This is not a number.`:e===`hcl`?p(n):void 0}function c(e,t,n){let r=e.trimEnd().split(`\n`),i=new Map(r.flatMap(e=>(e=>e?[e]:[])(l(e)))),a=t.flatMap(e=>{let t=u(e,n.get(e.name)??``);if(t!==void 0)return[[e.name,t]];let r=i.get(e.name);return e.isRequired&&r!==void 0?[[e.name,r]]:[]}),o=Math.max(0,...a.map(([e])=>e.length)),s=r.slice(0,3),c=a.map(([e,t])=>`  ${e.padEnd(o)} = ${t}`);return[...s,...c.length===0?[]:[``,...c],`}`,``].join(`\n`)}function l(e){let[,t,n]=/^ {2}(\\S+) += (.*)$/.exec(e)??[];return t===void 0||n===void 0?void 0:[t,n]}function u(e,t){let n=e.kind===`string`?t:t.trim(),r=!e.isRequired&&n===e.default.trim();if(!(n===``||r||s(e,n)!==void 0))return e.kind===`string`?d(n):n}function d(e){let t={\"\\n\":`\\\\n`,\"\\r\":`\\\\r`,\"\t\":`\\\\t`};return`\"${e.replaceAll(/[\\\\\"]/g,`\\\\$&`).replaceAll(/[\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]/g,e=>t[e]??`\\\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`).replaceAll(\"${\",\"$$${\").replaceAll(`%{`,`%%{`)}\"`}let f={\"(\":`)`,\"[\":`]`,\"{\":`}`};function p(e){let t=[];if(!/<<|#|\\/\\/|\\/\\*/.test(e)){for(let[n]of e.matchAll(/\"(?:[^\"\\\\\\n]|\\\\.)*\"|[\\s\\S]/g)){let e=f[n];if(n===`\"`)return`A quote is not closed.`;if(n===`\n`&&t.length===0)return`Several lines have to be in brackets.`;if(e!==void 0)t.push(e);else if(/^[)\\]}]$/.test(n)&&t.pop()!==n)return`The brackets do not match.`}return t.length>0?`A bracket is not closed.`:void 0}}function m(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}function h(){let t=document.querySelector(`[data-schema]`),n=t?.querySelector(`code`)??null;if(t===null||n===null)return;let r=e(`button`,`fill`,`Fill in the inputs`);r.type=`button`,r.setAttribute(`aria-expanded`,`false`),t.after(r);let i;r.addEventListener(`click`,async()=>{i===void 0?(r.disabled=!0,i=await g(new URL(t.dataset.schema??``,location.href),n),r.after(i),r.disabled=!1):i.hidden=!i.hidden,r.setAttribute(`aria-expanded`,String(!i.hidden)),i.hidden||i.querySelector(`textarea,select,input`)?.focus()})}async function g(t,n){try{let e=await fetch(t);if(!e.ok)throw TypeError(`status ${e.status}`);return _(await e.json(),n)}catch{return e(`p`,`note`,`The inputs could not be loaded. Reload the page to try again.`)}}function _(t,n){let{fields:r,problemOf:i,fill:o}=a(t,n.textContent??``),s=r.map((e,t)=>({field:e,...v(e,`value-${t}`)})),c=s.filter(({field:e})=>!e.isRequired),l=e(`form`,`inputs`);if(l.append(...s.flatMap(({field:e,row:t})=>e.isRequired?[t]:[])),c.length>0){let t=document.createElement(`details`);t.append(e(`summary`,``,`Optional inputs (${c.length})`)),t.append(...c.map(({row:e})=>e)),t.open=c.length===s.length,l.append(t)}return s.length===0&&l.append(e(`p`,`quiet`,`This module has no inputs.`)),l.addEventListener(`input`,()=>{for(let{field:e,control:t,problem:n}of s){let r=i(e,t.value)??``;n.textContent!==r&&(n.textContent=r),t.setAttribute(`aria-invalid`,String(r!==``))}n.textContent=o(new Map(s.map(({field:e,control:t})=>[e.name,t.value])))}),l.addEventListener(`submit`,e=>e.preventDefault()),l}function v(t,n){let r=e(`div`,`input`),i=e(`label`,`mono`,m(t.name));i.htmlFor=n;let a=m(t.type),o=e(`code`,`type`,a.length>40?a.replace(/\\{.*\\}/,`{…}`):a),s=e(`p`,`quiet small`,m(t.description)),c=e(`p`,`small problem`),l=t.kind===`bool`?y(t):b(t);l.id=n,s.id=`${n}-text`,c.id=`${n}-problem`,c.setAttribute(`role`,`status`),l.setAttribute(`aria-describedby`,`${s.id} ${c.id}`);let[u,d]=[e(`div`,``),e(`div`,``)];return u.append(i,document.createElement(`br`),o),d.append(l,c,s),r.append(u,d),{row:r,control:l,problem:c}}function y({isRequired:e,default:t}){let n=document.createElement(`select`),r=e?`choose`:`default${t===``?``:`: ${t}`}`;return n.append(new Option(r,``),new Option(`true`),new Option(`false`)),n}function b({kind:e,default:t}){let n=document.createElement(`textarea`);return n.rows=e===`hcl`&&t.includes(`\n`)?4:1,n.placeholder=t.length>200?`${t.slice(0,200)}…`:t,n.spellcheck=!1,n.autocomplete=`off`,e!==`string`&&(n.className=`mono`),e===`number`&&(n.inputMode=`decimal`),n}C(),x(),n(),S(),h();function x(){for(let t of document.querySelectorAll(`.fields>li>b`)){let n=e(`a`,``,t.textContent??``);n.href=`#${t.parentElement?.id}`,t.replaceWith(n)}}function S(){document.addEventListener(`keydown`,e=>{let t=e.target instanceof Element&&e.target.closest(`input,textarea,select`)!==null;if(e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey)return;let n=document.querySelector(`input[name=\"q\"]`);n!==null&&(e.preventDefault(),n.focus(),n.select())})}function C(){for(let t of document.querySelectorAll(`[data-copy]`)){let n=e(`button`,`copy`,`Copy`);n.type=`button`,n.setAttribute(`aria-label`,`Copy ${t.dataset.copy}`),n.addEventListener(`click`,()=>void w(t,n)),n.addEventListener(`blur`,()=>{n.textContent=`Copy`}),t.append(n)}}async function w(e,t){let n=e.querySelector(`code`);if(n!==null)try{await navigator.clipboard.writeText(n.textContent??``),t.textContent=`Copied`}catch{getSelection()?.selectAllChildren(n),t.textContent=`Selected`}}})();";
/** The script of the search page. */
const SEARCH_SCRIPT = "/*! MiniSearch\nCopyright 2022 Luca Ongaro\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n(function(){function e(e,t,n=`${t}s`){return`${e} ${e===1?t:n}`}let t=`KEYS`,n=`VALUES`;var r=class{constructor(e,t){let n=e._tree,r=Array.from(n.keys());this.set=e,this._type=t,this._path=r.length>0?[{node:n,keys:r}]:[]}next(){let e=this.dive();return this.backtrack(),e}dive(){if(this._path.length===0)return{done:!0,value:void 0};let{node:e,keys:t}=i(this._path);if(i(t)===``)return{done:!1,value:this.result()};let n=e.get(i(t));return this._path.push({node:n,keys:Array.from(n.keys())}),this.dive()}backtrack(){if(this._path.length===0)return;let e=i(this._path).keys;e.pop(),e.length>0||(this._path.pop(),this.backtrack())}key(){return this.set._prefix+this._path.map(({keys:e})=>i(e)).filter(e=>e!==``).join(``)}value(){return i(this._path).node.get(``)}result(){switch(this._type){case n:return this.value();case t:return this.key();default:return[this.key(),this.value()]}}[Symbol.iterator](){return this}};let i=e=>e[e.length-1],a=(e,t,n)=>{let r=/* @__PURE__ */ new Map;if(t===void 0)return r;let i=t.length+1,a=i+n,s=new Uint8Array(a*i).fill(n+1);for(let e=0;e<i;++e)s[e]=e;for(let e=1;e<a;++e)s[e*i]=e;return o(e,t,n,r,s,1,i,``),r},o=(e,t,n,r,i,a,s,c)=>{let l=a*s;key:for(let u of e.keys())if(u===``){let t=i[l-1];t<=n&&r.set(c,[e.get(u),t])}else{let l=a;for(let e=0;e<u.length;++e,++l){let r=u[e],a=s*l,o=a-s,c=i[a],d=Math.max(0,l-n-1),f=Math.min(s-1,l+n);for(let e=d;e<f;++e){let n=r!==t[e],s=i[o+e]+ +n,l=i[o+e+1]+1,u=i[a+e]+1,d=i[a+e+1]=Math.min(s,l,u);d<c&&(c=d)}if(c>n)continue key}o(e.get(u),t,n,r,i,l,s,c+u)}};var s=class e{constructor(e=/* @__PURE__ */ new Map,t=``){this._size=void 0,this._tree=e,this._prefix=t}atPrefix(t){if(!t.startsWith(this._prefix))throw Error(`Mismatched prefix`);let[n,r]=c(this._tree,t.slice(this._prefix.length));if(n===void 0){let[n,i]=m(r);for(let r of n.keys())if(r!==``&&r.startsWith(i)){let a=/* @__PURE__ */ new Map;return a.set(r.slice(i.length),n.get(r)),new e(a,t)}}return new e(n,t)}clear(){this._size=void 0,this._tree.clear()}delete(e){return this._size=void 0,d(this._tree,e)}entries(){return new r(this,`ENTRIES`)}forEach(e){for(let[t,n]of this)e(t,n,this)}fuzzyGet(e,t){return a(this._tree,e,t)}get(e){let t=l(this._tree,e);return t===void 0?void 0:t.get(``)}has(e){let t=l(this._tree,e);return t!==void 0&&t.has(``)}keys(){return new r(this,t)}set(e,t){if(typeof e!=`string`)throw Error(`key must be a string`);return this._size=void 0,u(this._tree,e).set(``,t),this}get size(){if(this._size)return this._size;this._size=0;let e=this.entries();for(;!e.next().done;)this._size+=1;return this._size}update(e,t){if(typeof e!=`string`)throw Error(`key must be a string`);this._size=void 0;let n=u(this._tree,e);return n.set(``,t(n.get(``))),this}fetch(e,t){if(typeof e!=`string`)throw Error(`key must be a string`);this._size=void 0;let n=u(this._tree,e),r=n.get(``);return r===void 0&&n.set(``,r=t()),r}values(){return new r(this,n)}[Symbol.iterator](){return this.entries()}static from(t){let n=new e;for(let[e,r]of t)n.set(e,r);return n}static fromObject(t){return e.from(Object.entries(t))}};let c=(e,t,n=[])=>{if(t.length===0||e==null)return[e,n];for(let r of e.keys())if(r!==``&&t.startsWith(r))return n.push([e,r]),c(e.get(r),t.slice(r.length),n);return n.push([e,t]),c(void 0,``,n)},l=(e,t)=>{if(t.length===0||e==null)return e;for(let n of e.keys())if(n!==``&&t.startsWith(n))return l(e.get(n),t.slice(n.length))},u=(e,t)=>{let n=t.length;outer:for(let r=0;e&&r<n;){for(let i of e.keys())if(i!==``&&t[r]===i[0]){let a=Math.min(n-r,i.length),o=1;for(;o<a&&t[r+o]===i[o];)++o;let s=e.get(i);if(o===i.length)e=s;else{let n=/* @__PURE__ */ new Map;n.set(i.slice(o),s),e.set(t.slice(r,r+o),n),e.delete(i),e=n}r+=o;continue outer}let i=/* @__PURE__ */ new Map;return e.set(t.slice(r),i),i}return e},d=(e,t)=>{let[n,r]=c(e,t);if(n!==void 0){if(n.delete(``),n.size===0)f(r);else if(n.size===1){let[e,t]=n.entries().next().value;p(r,e,t)}}},f=e=>{if(e.length===0)return;let[t,n]=m(e);if(t.delete(n),t.size===0)f(e.slice(0,-1));else if(t.size===1){let[n,r]=t.entries().next().value;n!==``&&p(e.slice(0,-1),n,r)}},p=(e,t,n)=>{if(e.length===0)return;let[r,i]=m(e);r.set(i+t,n),r.delete(i)},m=e=>e[e.length-1];var h=class e{constructor(e){if(e?.fields==null)throw Error(`MiniSearch: option \"fields\" must be provided`);let t=e.autoVacuum==null||e.autoVacuum===!0?T:e.autoVacuum;this._options={...x,...e,autoVacuum:t,searchOptions:{...S,...e.searchOptions||{}},autoSuggestOptions:{...ee,...e.autoSuggestOptions||{}}},this._index=new s,this._documentCount=0,this._documentIds=/* @__PURE__ */ new Map,this._idToShortId=/* @__PURE__ */ new Map,this._fieldIds={},this._fieldLength=/* @__PURE__ */ new Map,this._avgFieldLength=[],this._nextId=0,this._storedFields=/* @__PURE__ */ new Map,this._dirtCount=0,this._currentVacuum=null,this._enqueuedVacuum=null,this._enqueuedVacuumConditions=w,this.addFields(this._options.fields)}add(e){let{extractField:t,stringifyField:n,tokenize:r,processTerm:i,fields:a,idField:o}=this._options,s=t(e,o);if(s==null)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);if(this._idToShortId.has(s))throw Error(`MiniSearch: duplicate ID ${s}`);let c=this.addDocumentId(s);this.saveStoredFields(c,e);for(let o of a){let a=t(e,o);if(a==null)continue;let s=r(n(a,o),o),l=this._fieldIds[o],u=new Set(s).size;this.addFieldLength(c,l,this._documentCount-1,u);for(let e of s){let t=i(e,o);if(Array.isArray(t))for(let e of t)this.addTerm(l,c,e);else t&&this.addTerm(l,c,t)}}}addAll(e){for(let t of e)this.add(t)}addAllAsync(e,t={}){let{chunkSize:n=10}=t,r={chunk:[],promise:Promise.resolve()},{chunk:i,promise:a}=e.reduce(({chunk:e,promise:t},r,i)=>(e.push(r),(i+1)%n===0?{chunk:[],promise:t.then(()=>new Promise(e=>setTimeout(e,0))).then(()=>this.addAll(e))}:{chunk:e,promise:t}),r);return a.then(()=>this.addAll(i))}remove(e){let{tokenize:t,processTerm:n,extractField:r,stringifyField:i,fields:a,idField:o}=this._options,s=r(e,o);if(s==null)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);let c=this._idToShortId.get(s);if(c==null)throw Error(`MiniSearch: cannot remove document with ID ${s}: it is not in the index`);for(let o of a){let a=r(e,o);if(a==null)continue;let s=t(i(a,o),o),l=this._fieldIds[o],u=new Set(s).size;this.removeFieldLength(c,l,this._documentCount,u);for(let e of s){let t=n(e,o);if(Array.isArray(t))for(let e of t)this.removeTerm(l,c,e);else t&&this.removeTerm(l,c,t)}}this._storedFields.delete(c),this._documentIds.delete(c),this._idToShortId.delete(s),this._fieldLength.delete(c),--this._documentCount}removeAll(e){if(e)for(let t of e)this.remove(t);else if(arguments.length>0)throw Error(`Expected documents to be present. Omit the argument to remove all documents.`);else this._index=new s,this._documentCount=0,this._documentIds=/* @__PURE__ */ new Map,this._idToShortId=/* @__PURE__ */ new Map,this._fieldLength=/* @__PURE__ */ new Map,this._avgFieldLength=[],this._storedFields=/* @__PURE__ */ new Map,this._nextId=0}discard(e){let t=this._idToShortId.get(e);if(t==null)throw Error(`MiniSearch: cannot discard document with ID ${e}: it is not in the index`);this._idToShortId.delete(e),this._documentIds.delete(t),this._storedFields.delete(t),(this._fieldLength.get(t)||[]).forEach((e,n)=>{this.removeFieldLength(t,n,this._documentCount,e)}),this._fieldLength.delete(t),--this._documentCount,this._dirtCount+=1,this.maybeAutoVacuum()}maybeAutoVacuum(){if(this._options.autoVacuum===!1)return;let{minDirtFactor:e,minDirtCount:t,batchSize:n,batchWait:r}=this._options.autoVacuum;this.conditionalVacuum({batchSize:n,batchWait:r},{minDirtCount:t,minDirtFactor:e})}discardAll(e){let t=this._options.autoVacuum;try{this._options.autoVacuum=!1;for(let t of e)this.discard(t)}finally{this._options.autoVacuum=t}this.maybeAutoVacuum()}replace(e){let{idField:t,extractField:n}=this._options,r=n(e,t);this.discard(r),this.add(e)}vacuum(e={}){return this.conditionalVacuum(e)}conditionalVacuum(e,t){return this._currentVacuum?(this._enqueuedVacuumConditions=this._enqueuedVacuumConditions&&t,this._enqueuedVacuum??=this._currentVacuum.then(()=>{let t=this._enqueuedVacuumConditions;return this._enqueuedVacuumConditions=w,this.performVacuuming(e,t)}),this._enqueuedVacuum):this.vacuumConditionsMet(t)===!1?Promise.resolve():(this._currentVacuum=this.performVacuuming(e),this._currentVacuum)}async performVacuuming(e,t){let n=this._dirtCount;if(this.vacuumConditionsMet(t)){let t=e.batchSize||C.batchSize,r=e.batchWait||C.batchWait,i=1;for(let[e,n]of this._index){for(let[e,t]of n)for(let[r]of t)this._documentIds.has(r)||(t.size<=1?n.delete(e):t.delete(r));this._index.get(e).size===0&&this._index.delete(e),i%t===0&&await new Promise(e=>setTimeout(e,r)),i+=1}this._dirtCount-=n}await null,this._currentVacuum=this._enqueuedVacuum,this._enqueuedVacuum=null}vacuumConditionsMet(e){if(e==null)return!0;let{minDirtCount:t,minDirtFactor:n}=e;return t||=T.minDirtCount,n||=T.minDirtFactor,this.dirtCount>=t&&this.dirtFactor>=n}get isVacuuming(){return this._currentVacuum!=null}get dirtCount(){return this._dirtCount}get dirtFactor(){return this._dirtCount/(1+this._documentCount+this._dirtCount)}has(e){return this._idToShortId.has(e)}getStoredFields(e){let t=this._idToShortId.get(e);if(t!=null)return this._storedFields.get(t)}search(t,n={}){let{searchOptions:r}=this._options,i={...r,...n},a=this.executeQuery(t,n),o=[];for(let[e,{score:t,terms:n,match:r}]of a){let a=n.length||1,s={id:this._documentIds.get(e),score:t*a,terms:Object.keys(r),queryTerms:n,match:r};Object.assign(s,this._storedFields.get(e)),(i.filter==null||i.filter(s))&&o.push(s)}return t===e.wildcard&&i.boostDocument==null||o.sort(D),o}autoSuggest(e,t={}){t={...this._options.autoSuggestOptions,...t};let n=/* @__PURE__ */ new Map;for(let{score:r,terms:i}of this.search(e,t)){let e=i.join(` `),t=n.get(e);t==null?n.set(e,{score:r,terms:i,count:1}):(t.score+=r,t.count+=1)}let r=[];for(let[e,{score:t,terms:i,count:a}]of n)r.push({suggestion:e,terms:i,score:t/a});return r.sort(D),r}get documentCount(){return this._documentCount}get termCount(){return this._index.size}static loadJSON(e,t){if(t==null)throw Error(`MiniSearch: loadJSON should be given the same options used when serializing the index`);return this.loadJS(JSON.parse(e),t)}static async loadJSONAsync(e,t){if(t==null)throw Error(`MiniSearch: loadJSON should be given the same options used when serializing the index`);return this.loadJSAsync(JSON.parse(e),t)}static getDefault(e){if(x.hasOwnProperty(e))return g(x,e);throw Error(`MiniSearch: unknown option \"${e}\"`)}static loadJS(e,t){let{index:n,documentIds:r,fieldLength:i,storedFields:a,serializationVersion:o}=e,s=this.instantiateMiniSearch(e,t);s._documentIds=k(r),s._fieldLength=k(i),s._storedFields=k(a);for(let[e,t]of s._documentIds)s._idToShortId.set(t,e);for(let[e,t]of n){let n=/* @__PURE__ */ new Map;for(let e of Object.keys(t)){let r=t[e];o===1&&(r=r.ds),n.set(parseInt(e,10),k(r))}s._index.set(e,n)}return s}static async loadJSAsync(e,t){let{index:n,documentIds:r,fieldLength:i,storedFields:a,serializationVersion:o}=e,s=this.instantiateMiniSearch(e,t);s._documentIds=await A(r),s._fieldLength=await A(i),s._storedFields=await A(a);for(let[e,t]of s._documentIds)s._idToShortId.set(t,e);let c=0;for(let[e,t]of n){let n=/* @__PURE__ */ new Map;for(let e of Object.keys(t)){let r=t[e];o===1&&(r=r.ds),n.set(parseInt(e,10),await A(r))}++c%1e3==0&&await j(0),s._index.set(e,n)}return s}static instantiateMiniSearch(t,n){let{documentCount:r,nextId:i,fieldIds:a,averageFieldLength:o,dirtCount:c,serializationVersion:l}=t;if(l!==1&&l!==2)throw Error(`MiniSearch: cannot deserialize an index created with an incompatible version`);let u=new e(n);return u._documentCount=r,u._nextId=i,u._idToShortId=/* @__PURE__ */ new Map,u._fieldIds=a,u._avgFieldLength=o,u._dirtCount=c||0,u._index=new s,u}executeQuery(t,n={}){if(t===e.wildcard)return this.executeWildcardQuery(n);if(typeof t!=`string`){let e={...n,...t,queries:void 0},r=t.queries.map(t=>this.executeQuery(t,e));return this.combineResults(r,e.combineWith)}let{tokenize:r,processTerm:i,searchOptions:a}=this._options,o={tokenize:r,processTerm:i,...a,...n},{tokenize:s,processTerm:c}=o,l=s(t).flatMap(e=>c(e)).filter(e=>!!e).map(b(o)).map(e=>this.executeQuerySpec(e,o));return this.combineResults(l,o.combineWith)}executeQuerySpec(e,t){let n={...this._options.searchOptions,...t},r=(n.fields||this._options.fields).reduce((e,t)=>({...e,[t]:g(n.boost,t)||1}),{}),{boostDocument:i,weights:a,maxFuzzy:o,bm25:s}=n,{fuzzy:c,prefix:l}={...S.weights,...a},u=this._index.get(e.term),d=this.termResults(e.term,e.term,1,e.termBoost,u,r,i,s),f,p;if(e.prefix&&(f=this._index.atPrefix(e.term)),e.fuzzy){let t=e.fuzzy===!0?.2:e.fuzzy,n=t<1?Math.min(o,Math.round(e.term.length*t)):t;n&&(p=this._index.fuzzyGet(e.term,n))}if(f)for(let[t,n]of f){let a=t.length-e.term.length;if(!a)continue;p?.delete(t);let o=l*t.length/(t.length+.3*a);this.termResults(e.term,t,o,e.termBoost,n,r,i,s,d)}if(p)for(let t of p.keys()){let[n,a]=p.get(t);if(!a)continue;let o=c*t.length/(t.length+a);this.termResults(e.term,t,o,e.termBoost,n,r,i,s,d)}return d}executeWildcardQuery(e){let t=/* @__PURE__ */ new Map,n={...this._options.searchOptions,...e};for(let[e,r]of this._documentIds){let i=n.boostDocument?n.boostDocument(r,``,this._storedFields.get(e)):1;t.set(e,{score:i,terms:[],match:{}})}return t}combineResults(e,t=`or`){if(e.length===0)return/* @__PURE__ */ new Map;let n=t.toLowerCase(),r=_[n];if(!r)throw Error(`Invalid combination operator: ${t}`);return e.reduce(r)||/* @__PURE__ */ new Map}toJSON(){let e=[];for(let[t,n]of this._index){let r={};for(let[e,t]of n)r[e]=Object.fromEntries(t);e.push([t,r])}return{documentCount:this._documentCount,nextId:this._nextId,documentIds:Object.fromEntries(this._documentIds),fieldIds:this._fieldIds,fieldLength:Object.fromEntries(this._fieldLength),averageFieldLength:this._avgFieldLength,storedFields:Object.fromEntries(this._storedFields),dirtCount:this._dirtCount,index:e,serializationVersion:2}}termResults(e,t,n,r,i,a,o,s,c=/* @__PURE__ */ new Map){if(i==null)return c;for(let l of Object.keys(a)){let u=a[l],d=this._fieldIds[l],f=i.get(d);if(f==null)continue;let p=f.size,m=this._avgFieldLength[d];for(let i of f.keys()){if(!this._documentIds.has(i)){this.removeTerm(d,i,t),--p;continue}let a=o?o(this._documentIds.get(i),t,this._storedFields.get(i)):1;if(!a)continue;let h=f.get(i),_=this._fieldLength.get(i)[d],v=y(h,p,this._documentCount,_,m,s),b=n*r*u*a*v,x=c.get(i);if(x){x.score+=b,te(x.terms,e);let n=g(x.match,t);n?n.push(l):x.match[t]=[l]}else c.set(i,{score:b,terms:[e],match:{[t]:[l]}})}}return c}addTerm(e,t,n){let r=this._index.fetch(n,O),i=r.get(e);if(i==null)i=/* @__PURE__ */ new Map,i.set(t,1),r.set(e,i);else{let e=i.get(t);i.set(t,(e||0)+1)}}removeTerm(e,t,n){if(!this._index.has(n)){this.warnDocumentChanged(t,e,n);return}let r=this._index.fetch(n,O),i=r.get(e);i==null||i.get(t)==null?this.warnDocumentChanged(t,e,n):i.get(t)<=1?i.size<=1?r.delete(e):i.delete(t):i.set(t,i.get(t)-1),this._index.get(n).size===0&&this._index.delete(n)}warnDocumentChanged(e,t,n){for(let r of Object.keys(this._fieldIds))if(this._fieldIds[r]===t){this._options.logger(`warn`,`MiniSearch: document with ID ${this._documentIds.get(e)} has changed before removal: term \"${n}\" was not present in field \"${r}\". Removing a document after it has changed can corrupt the index!`,`version_conflict`);return}}addDocumentId(e){let t=this._nextId;return this._idToShortId.set(e,t),this._documentIds.set(t,e),this._documentCount+=1,this._nextId+=1,t}addFields(e){for(let t=0;t<e.length;t++)this._fieldIds[e[t]]=t}addFieldLength(e,t,n,r){let i=this._fieldLength.get(e);i??this._fieldLength.set(e,i=[]),i[t]=r;let a=(this._avgFieldLength[t]||0)*n+r;this._avgFieldLength[t]=a/(n+1)}removeFieldLength(e,t,n,r){if(n===1){this._avgFieldLength[t]=0;return}let i=this._avgFieldLength[t]*n-r;this._avgFieldLength[t]=i/(n-1)}saveStoredFields(e,t){let{storeFields:n,extractField:r}=this._options;if(n==null||n.length===0)return;let i=this._storedFields.get(e);i??this._storedFields.set(e,i={});for(let e of n){let n=r(t,e);n!==void 0&&(i[e]=n)}}};h.wildcard=Symbol(`*`);let g=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)?e[t]:void 0,_={or:(e,t)=>{for(let n of t.keys()){let r=e.get(n);if(r==null)e.set(n,t.get(n));else{let{score:e,terms:i,match:a}=t.get(n);r.score+=e,r.match=Object.assign(r.match,a),E(r.terms,i)}}return e},and:(e,t)=>{let n=/* @__PURE__ */ new Map;for(let r of t.keys()){let i=e.get(r);if(i==null)continue;let{score:a,terms:o,match:s}=t.get(r);E(i.terms,o),n.set(r,{score:i.score+a,terms:i.terms,match:Object.assign(i.match,s)})}return n},and_not:(e,t)=>{for(let n of t.keys())e.delete(n);return e}},v={k:1.2,b:.7,d:.5},y=(e,t,n,r,i,a)=>{let{k:o,b:s,d:c}=a;return Math.log(1+(n-t+.5)/(t+.5))*(c+e*(o+1)/(e+o*(1-s+s*r/i)))},b=e=>(t,n,r)=>({term:t,fuzzy:typeof e.fuzzy==`function`?e.fuzzy(t,n,r):e.fuzzy||!1,prefix:typeof e.prefix==`function`?e.prefix(t,n,r):e.prefix===!0,termBoost:typeof e.boostTerm==`function`?e.boostTerm(t,n,r):1}),x={idField:`id`,extractField:(e,t)=>e[t],stringifyField:(e,t)=>e.toString(),tokenize:e=>e.split(M),processTerm:e=>e.toLowerCase(),fields:void 0,searchOptions:void 0,storeFields:[],logger:(e,t)=>{typeof(console==null?void 0:console[e])==`function`&&console[e](t)},autoVacuum:!0},S={combineWith:`or`,prefix:!1,fuzzy:!1,maxFuzzy:6,boost:{},weights:{fuzzy:.45,prefix:.375},bm25:v},ee={combineWith:`and`,prefix:(e,t,n)=>t===n.length-1},C={batchSize:1e3,batchWait:10},w={minDirtFactor:.1,minDirtCount:20},T={...C,...w},te=(e,t)=>{e.includes(t)||e.push(t)},E=(e,t)=>{for(let n of t)e.includes(n)||e.push(n)},D=({score:e},{score:t})=>t-e,O=()=>/* @__PURE__ */ new Map,k=e=>{let t=/* @__PURE__ */ new Map;for(let n of Object.keys(e))t.set(parseInt(n,10),e[n]);return t},A=async e=>{let t=/* @__PURE__ */ new Map,n=0;for(let r of Object.keys(e))t.set(parseInt(r,10),e[r]),++n%1e3==0&&await j(0);return t},j=e=>new Promise(t=>setTimeout(t,e)),M=/[\\n\\r\\p{Z}\\p{P}]+/u;var N=class extends Error{name=`RegistryError`;code;hint;constructor(e,t,n,r){super(t,r),this.code=e,this.hint=n}toRefusal(){return{code:this.code,message:this.message,hint:this.hint}}};let P=[`name`,`address`,`description`,`names`],F={idField:`address`,fields:[...P],extractField:L,tokenize:e=>[...new Set(R(e))],processTerm:e=>e,searchOptions:{combineWith:`AND`,prefix:(e,t,n)=>e.length>=3-(t===n.length-1),boost:{name:8,address:4,description:2}}};function I(e){return e===void 0?new h(F):h.loadJS(e,F)}function L(e,t){return t===`address`?e.address:t===`name`?e.address.split(`/`)[1]??``:t===`description`?e.description:e.names.join(` `)}function ne(e){return P.map(t=>new Set(R(L(e,t))))}function R(e){return e.normalize(`NFKC`).toLowerCase().match(/[\\p{L}\\p{N}]+/gu)??[]}function re(e){let t=R(e??``),n=(e??``).trim()===``;if(!n&&t.length<=16)return t;throw new N(`INVALID_INPUT`,n?`q is required: the words to search for`:`q has more than 16 words`,`write q=vpc, or q=private+network`)}function z(e,t){let n=e.search(t.join(` `));return(n.length>0?n:e.search({combineWith:`AND`,queries:t.map(ie)})).toSorted((e,t)=>t.score-e.score||(e.id<t.id?-1:1)).map(({id:e})=>e)}function ie(e,t){let{length:n}=e;if(t>=4||n<3||n>64)return e;let r=n<8?1:2,i=Array.from({length:n-1},(t,n)=>e.slice(0,n)+e.charAt(n+1)+e.charAt(n)+e.slice(n+2));return{combineWith:`OR`,queries:[{queries:[e],fuzzy:r},...i]}}function B(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}function V(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}function H(e){let t=[...e].slice(0,2);return t.every(e=>/[a-z0-9]/.test(e))?t.join(``):[`u`,...t.map(e=>e.codePointAt(0)?.toString(16))].join(`-`)}function U(e){return`search/words/${e}.json`}function W(e){return`search/modules/${e>>4}.json`}function G(e,t){if(`texts`in t)return K(e,t);let n=I();return n.addAll(t.modules),{find:async e=>z(n,e),modulesAt:async e=>q(e,t.modules)}}function K(e,t){let n=new Set(t.words.split(` `)),r=new Map(t.texts.map(([e],t)=>[e,t])),i={...I().toJSON(),...J(t)};return{async find(t){let r=[...new Set(t.map(H))].filter(e=>n.has(e)),a=(await Promise.all(r.map(t=>e(U(t))))).flatMap(e=>Object.entries(e).map(ae));return z(I({...i,index:a}),t)},async modulesAt(t){let n=new Set(t.map(e=>W(r.get(e)??0)));return q(t,(await Promise.all([...n].map(t=>e(t)))).flat())}}}function q(e,t){let n=new Map(t.map(e=>[e.address,e]));return e.flatMap(e=>n.get(e)??[])}function J({texts:e}){let t=e.map(([e,...t])=>{let[n,r]=ne({address:e,version:``,description:``,names:[]});return[n?.size??0,r?.size??0,...t]}),n=e=>t.reduce((t,n)=>t+(n[e]??0),0);return{documentCount:e.length,nextId:e.length,documentIds:Object.fromEntries(e.map(([e],t)=>[t,e])),fieldLength:Object.fromEntries(t.entries()),averageFieldLength:P.map((t,r)=>n(r)/e.length)}}function ae([e,t]){let n={};for(let[e,r]of Object.entries(t))for(let t of P.keys()){if(!(Number(e)&1<<t))continue;let i=n[t]??{};n[t]=i;let a=0;for(let e of r)a+=e,i[a]=1}return[e,n]}async function oe(e){let t=await e(`search/info.json`);if(`api`in t)return ce(e,t.api);let{find:n,modulesAt:r}=G(e,t);return async(e,t)=>{let i=(await n(e.words)).filter(t=>se(t,e)),{length:a}=i;return{modules:await r(i.slice(0,t)),hasMore:a>t,total:a}}}function se(e,{namespace:t,system:n}){let[r,,i]=e.split(`/`);return r===(t||r)&&i===(n||i)}function ce(e,t){return async({words:n,namespace:r,system:i},a)=>{let o=[],s=!0;for(;s&&o.length<a;){let c=Math.min(100,a-o.length),l={q:n.join(` `),namespace:r,provider:i,limit:String(c),offset:String(o.length)},u=Object.entries(l).filter(([,e])=>e!==``),d=await e(`${t}?${new URLSearchParams(u)}`);for(let{namespace:e,name:t,provider:n,version:r,description:i}of d.modules)o.push({address:`${e}/${t}/${n}`,version:r,description:i,names:[]});s=d.meta.next_offset!==void 0}return{modules:o,hasMore:s}}}var le=class{#e;#t;#n;#r;#i=0;#a=0;constructor(e,t){this.#e=e,this.#t=t,this.#n=t.form.elements.namedItem(`q`)}start(){let{form:e,list:t}=this.#t;for(let[t,n]of new URLSearchParams(location.search)){let r=e.elements.namedItem(t);(r instanceof HTMLInputElement||r instanceof HTMLSelectElement)&&(r.value=n)}e.addEventListener(`submit`,e=>{e.preventDefault(),this.#o()}),e.addEventListener(`input`,()=>{clearTimeout(this.#a),this.#a=setTimeout(()=>void this.#o(),120)}),this.#n.addEventListener(`keydown`,e=>this.#d(e)),t.addEventListener(`keydown`,e=>this.#f(e)),this.#n.focus(),this.#o()}async#o(e=20){this.#i+=1;let t=this.#i,n=new FormData(this.#t.form),[r=``,i=``,a=``]=[`q`,`namespace`,`system`].map(e=>String(n.get(e)??``));this.#s({q:r,namespace:i,system:a});let o=R(r),s={modules:[],hasMore:!1};if(o.length===0)return this.#c(s,o,``);try{re(r),this.#r??=oe(ue(this.#e));let n=await(await this.#r)({words:o,namespace:i,system:a},e);t===this.#i&&this.#c(n,o,Y(n))}catch(e){this.#r=void 0,t===this.#i&&this.#c(s,o,de(e))}}#s(e){let t=Object.entries(e).filter(([,e])=>e!==``),n=new URLSearchParams(t).toString();history.replaceState(null,``,n===``?location.pathname:`?${n}`)}#c({modules:e,hasMore:t},n,r){let{list:i,status:a}=this.#t;a.textContent=r,i.replaceChildren(...e.map(e=>fe(e,n,this.#e))),t&&i.append(this.#l(e.length))}#l(e){let t=V(`button`,`more`,`More results`);t.addEventListener(`click`,()=>{this.#o(e+20).then(()=>this.#u()[e]?.focus())});let n=document.createElement(`li`);return n.append(t),n}#u(){return[...this.#t.list.querySelectorAll(`a,button`)]}#d(e){e.key===`ArrowDown`&&(e.preventDefault(),this.#u()[0]?.focus()),e.key===`Escape`&&(this.#n.value=``,this.#o())}#f(e){let t=this.#u(),n=t.indexOf(document.activeElement),r={ArrowDown:1,ArrowUp:-1}[e.key];(r!==void 0||e.key===`Escape`)&&(e.preventDefault(),r===void 0||n+r<0?this.#n.focus():t[n+r]?.focus())}};function ue(e){let t=/* @__PURE__ */ new Map,n=async t=>{let n=await fetch(new URL(t,e));if(!n.ok)throw TypeError(`${t}: status ${n.status}`);return n.json()};return async e=>{let r=t.get(e)??n(e);return t.set(e,r),r.catch(()=>t.delete(e)),r}}function Y({modules:t,hasMore:n,total:r}){return t.length===0?`No module matches.`:n?`The first ${t.length}${r===void 0?``:` of ${r}`} modules`:e(t.length,`module`)}function de(e){return e instanceof Error&&`code`in e?`${e.message}.`:`The search could not be loaded. Try again, or look through the namespaces on the front page.`}function fe(e,t,n){let r=document.createElement(`li`),i=V(`div`,`field-head`),a=V(`a`,`result`,e.address);a.href=new URL(`modules/${e.address}/`,n).href,i.append(a,V(`span`,`quiet small`,e.version)),r.append(i),e.description!==``&&r.append(X(`quiet`,e.description));let o=pe(e,t);return o.length>0&&r.append(X(`small mono`,o.join(`, `))),r}function pe({names:e},t){let n=e.filter(e=>R(e).some(e=>t.some(t=>e.startsWith(t)))),r=t.join(`_`),i=e=>Number(e.toLowerCase().includes(r));return n.sort((e,t)=>i(t)-i(e)).slice(0,6)}function X(e,t){let n=V(`p`,e,B(t));return n.dir=`auto`,n}function me(){let e=document.currentScript;return new URL(`..`,e instanceof HTMLScriptElement?e.src:location.href)}let Z=document.querySelector(`form[data-search]`),Q=document.getElementById(`results`),$=document.getElementById(`found`);Z!==null&&Q!==null&&$!==null&&new le(me(),{form:Z,list:Q,status:$}).start()})();";
/** The script of the pages that compare versions. */
const COMPARE_SCRIPT = "(function(){var e=class extends Error{name=`RegistryError`;code;hint;constructor(e,t,n,r){super(t,r),this.code=e,this.hint=n}toRefusal(){return{code:this.code,message:this.message,hint:this.hint}}};function t(e){return`\"${i(r(e).replaceAll(`\\\\`,`\\\\\\\\`).replaceAll(`\"`,`\\\\\"`))}\"`}function n(e){return i(r(e))}function r(e){return e.length>120?`${e.slice(0,120)}…`:e}function i(e){return e.replaceAll(/[\\p{C}\\p{Zl}\\p{Zp}]/gu,e=>`\\\\u{${a(e)}}`)}function a(e){return(e.codePointAt(0)??0).toString(16)}let o=[`major`,`minor`,`patch`],s={\"input-removed\":`major`,\"required-input-added\":`major`,\"input-added\":`minor`,\"default-removed\":`major`,\"default-added\":`minor`,\"default-changed\":`minor`,\"type-narrowed\":`major`,\"type-widened\":`minor`,\"type-declared\":`patch`,\"null-refused\":`major`,\"null-replaced\":`minor`,\"null-allowed\":`minor`,\"ephemeral-refused\":`major`,\"ephemeral-allowed\":`minor`,\"input-made-const\":`major`,\"input-not-const\":`minor`,\"input-sensitivity\":`patch`,\"input-deprecated\":`minor`,\"validation-changed\":`minor`,\"validation-removed\":`patch`,\"output-removed\":`major`,\"output-added\":`minor`,\"output-type-changed\":`major`,\"output-type-extended\":`minor`,\"output-made-sensitive\":`major`,\"output-not-sensitive\":`patch`,\"output-made-ephemeral\":`major`,\"output-deprecated\":`minor`,\"resource-removed\":`major`,\"resource-added\":`minor`,\"resource-moved\":`patch`,\"resource-released\":`patch`,\"resource-keys-changed\":`major`,\"module-call-removed\":`major`,\"module-call-added\":`minor`,\"module-call-moved\":`patch`,\"module-call-released\":`patch`,\"module-call-keys-changed\":`major`,\"null-resource-removed\":`patch`,\"null-resource-added\":`patch`,\"data-source-removed\":`patch`,\"data-source-added\":`minor`,\"ephemeral-resource-removed\":`patch`,\"ephemeral-resource-added\":`minor`,\"submodule-removed\":`major`,\"submodule-added\":`minor`,\"provider-added\":`minor`,\"provider-removed\":`patch`,\"provider-source-changed\":`major`,\"provider-configuration-added\":`major`,\"provider-configuration-removed\":`major`,\"provider-version-narrowed\":`major`,\"provider-version-capped\":`major`,\"provider-version-raised\":`minor`,\"provider-version-declared\":`minor`,\"provider-version-widened\":`minor`,\"required-version-narrowed\":`major`,\"required-version-capped\":`major`,\"required-version-raised\":`minor`,\"required-version-declared\":`minor`};Object.keys(s);function c(e,t,...n){let r=t&&{file:t.file,line:t.line};return n.flatMap(t=>{if(t===!1)return[];let[n,i]=t;return[{kind:n,severity:s[n],subject:e,message:i,...r}]})}function l(e){return o.flatMap(t=>e.filter(e=>e.severity===t))}function u({subject:e,message:t}){let n=e.replace(/^.*: /s,``);return t.startsWith(`${n} `)?t.slice(n.length+1):t}function d(e,t,n){let{removed:r,added:i,kept:a}=f(e,t,({name:e})=>e);return[...r.flatMap(e=>c(n.subjectOf(e),e,n.removed(e))),...i.flatMap(e=>c(n.subjectOf(e),e,n.added(e))),...a.flatMap(([e,t])=>e===t?[]:c(n.subjectOf(t),t,...n.kept(e,t)))]}function f(e,t,n){let r=e=>new Map(e.toReversed().map(e=>[n(e),e])),i=e=>[...e].sort(([e],[t])=>e<t?-1:1),[a,o]=[r(e),r(t)],s=i(a);return{removed:s.flatMap(([e,t])=>o.has(e)?[]:[t]),added:i(o).flatMap(([e,t])=>a.has(e)?[]:[t]),kept:s.flatMap(([e,t])=>{let n=o.get(e);return n===void 0?[]:[[t,n]]})}}function ee(e,t){let n=[];for(let r of`${e}/${t}`.split(`/`))r===`..`&&n.length>0&&n.at(-1)!==`..`?n.pop():r!==``&&r!==`.`&&n.push(r);return n.join(`/`)}function te(e){return/^\\.\\.?(\\/|$)/.test(e)}function p(e,t){let n=re(e),r=re(t);if(n===void 0||r===void 0)return m(e)===m(t)?void 0:{lowest:`versions that cannot be told, as one of the constraints cannot be read`,narrowing:`narrowed`};let i=ie([...n,...r]),a=i.filter(e=>h(r,e)),o=i.filter(e=>h(n,e)&&!h(r,e)),s=o[0]?.join(`.`)??se(n,r);if(s===void 0)return;if(n.length===0)return{lowest:s,narrowing:`declared`};let c=o.filter(e=>!a.some(t=>t[0]===e[0]&&g(t,e)>0)),[l]=c;if(l===void 0&&o.length>0)return{lowest:s,narrowing:`raised`};let u=a.length>0&&c.every(e=>a.every(t=>g(t,e)<0));return l===void 0||!u||!ne(n)?{lowest:s,narrowing:`narrowed`}:{lowest:l.join(`.`),narrowing:`capped`}}function ne(e){return ie(e).slice(-1).every(t=>h(e,t))}function m(e){return e.map(e=>e.trim()).join(`, `)}function re(e){let t=[];for(let n of e.flatMap(e=>e.split(`,`))){let e=/^\\s*(?:(=|!=|>=|<=|>|<|~>)\\s*)?v?(\\d{1,9})(?:\\.(\\d{1,9}))?(?:\\.(\\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\\s*$/.exec(n);if(e===null)return;let[,r=`=`,i,a,o,s=``]=e,c=[i,a,o].filter(e=>e!==void 0).length,l=[Number(i),Number(a??0),Number(o??0)];t.push({operator:r,point:l,precision:c,prerelease:s})}return t}function ie(e){let t=e.flatMap(e=>[e.point,ae(e)??e.point]),n=t.flatMap(([e,t,n])=>[[e,t,n+1],[e,0,0],[e+1,0,0]]);return[[0,0,0],...t,...n].sort(g)}function ae({point:[e,t],precision:n}){if(n!==1)return n===2?[e+1,0,0]:[e,t+1,0]}function h(e,t){return e.every(e=>oe(e,t))}function oe(e,t){let{operator:n,prerelease:r}=e,i=ae(e),a=g(t,e.point)||(r===``?0:1);switch(n){case`=`:return a===0;case`!=`:return a!==0;case`>`:return a>0;case`>=`:return a>=0;case`<`:return a<0;case`<=`:return a<=0;default:return a>=0&&(i===void 0||g(t,i)<0)}}function se(e,t){let n=e.find(({operator:e,prerelease:t})=>e===`=`&&t!==``);if(n===void 0)return;let r=`${n.point.join(`.`)}-${n.prerelease}`;return t.every(e=>e.operator===`=`&&`${e.point.join(`.`)}-${e.prerelease}`===r)&&t.length>0?void 0:r}function g(e,t){for(let n of[0,1,2])if(e[n]!==t[n])return e[n]<t[n]?-1:1;return 0}function ce(e){return`${JSON.stringify(_(e),null,2)}\\n`}function _(e){if(typeof e!=`object`||!e)return e;if(Array.isArray(e)){let t=e.map(_);return t.some((t,n)=>t!==e[n])?t:e}let t=e,n=Object.keys(t),r=n.every((e,t)=>(n[t-1]??``)<=e),i=r?n:n.sort(),a=i.map(e=>_(t[e]));return r&&a.every((e,n)=>e===t[i[n]??``])?e:Object.fromEntries(i.map((e,t)=>[e,a[t]]))}function v(e){if(`element`in e)return`${e.kind}(${v(e.element)})`;switch(e.kind){case`tuple`:return`tuple([${e.elements.map(v).join(`, `)}])`;case`object`:return`object({ ${Object.entries(e.attributes).map(le).join(`, `)} })`;case`unknown`:return e.text;default:return e.kind}}function le([e,{type:t,optional:n}]){return`${e} = ${n?`optional(${v(t)})`:v(t)}`}function ue(e,t){return y(e,t)===void 0}function y(e,t,n=``){if(t!==null&&e.kind!==`any`&&e.kind!==`unknown`)return Array.isArray(t)?fe(e,t,n):typeof t==`object`?pe(e,t,n):de(e,t)?void 0:b(e,n)}function b({kind:e},t){return`${t||`it`} is no ${e}`}function de({kind:e},t){switch(e){case`string`:return!0;case`number`:return typeof t==`number`||typeof t==`string`&&/\\d/.test(t)&&!Number.isNaN(Number(t));case`bool`:return typeof t==`boolean`||[`true`,`false`,`1`,`0`].includes(t);default:return!1}}function fe(e,t,n){let r=e.kind===`list`||e.kind===`set`?t.map(()=>e.element):e.kind===`tuple`?e.elements:void 0;return r?.length===t.length?x(r.map((e,r)=>y(e,t[r]??null,`${n}[${r}]`))):b(e,n)}function pe(e,t,n){return e.kind===`map`?x(Object.entries(t).map(([t,r])=>y(e.element,r,`${n}.${t}`))):e.kind===`object`?x(Object.entries(e.attributes).map(([e,r])=>{let i=`${n}.${e}`;return Object.hasOwn(t,e)?y(r.type,t[e]??null,i):r.optional?void 0:`${i} is missing`})):b(e,n)}function x(e){return e.find(e=>e!==void 0)}function me(e,t){return[...d(e.inputs,t.inputs,{subjectOf:({name:e})=>`var.${e}`,removed:()=>[`input-removed`,`the input was removed`],added:({required:e})=>e?[`required-input-added`,`an input without default was added`]:[`input-added`,`an optional input was added`],kept:(e,t)=>[he(e,t),ge(e,t),...ve(e,t),ye(e,t)]}),...d(e.outputs,t.outputs,{subjectOf:({name:e})=>`output.${e}`,removed:()=>[`output-removed`,`the output was removed`],added:()=>[`output-added`,`an output was added`],kept:we})]}function he(e,t){if(!e.required&&t.required)return[`default-removed`,`the default was removed: callers have to set the input`];if(e.required&&!t.required)return[`default-added`,`the input got a default: callers may leave it out`];if(S(e)===S(t))return!1;let[r,i]=[e,t].map(e=>n(e.default.replaceAll(/\\s+/g,` `)));return[`default-changed`,`the default was ${r} and is ${i}`]}function S({value:e,default:t}){return e===void 0?t:ce(typeof e==`number`||typeof e==`boolean`?String(e):e)}function ge(e,t){if(_e(e,t))return[`type-declared`,`the type is declared: ${v(t.parsedType)}`];let{narrowed:n,widened:r}=D(e.parsedType,t.parsedType);return n.length>0?[`type-narrowed`,`the type takes less: ${n.join(`; `)}`]:r.length>0&&[`type-widened`,`the type takes more: ${r.join(`; `)}`]}function _e({type:e,parsedType:t,value:n=null},{parsedType:r}){let i=ue(r,n);if(t.kind===`string`)return i&&n!==null&&(r.kind===`number`||r.kind===`bool`);if(t.kind===`any`&&`element`in r)return e===``&&i&&n!==null&&(r.element.kind===`any`||C(r.element));let[a,o]=`element`in t&&`element`in r&&t.kind===r.kind?[t.element,r.element]:[t,r];return a.kind===`any`&&i&&C(o)}function C({kind:e}){return e===`string`||e===`number`||e===`bool`}function ve(e,n){let r=t=>e[t]&&!n[t],i=t=>!e[t]&&n[t];return[r(`nullable`)&&(n.required?[`null-refused`,`null is no longer passed on: nullable was true`]:[`null-replaced`,`null is the default from now on: nullable was true`]),i(`nullable`)&&[`null-allowed`,`the input may be null: nullable was false`],r(`ephemeral`)&&[`ephemeral-refused`,`the input no longer takes ephemeral values`],i(`ephemeral`)&&[`ephemeral-allowed`,`the input takes ephemeral values`],i(`const`)&&[`input-made-const`,`the input takes only values that are known at init: const was false`],r(`const`)&&[`input-not-const`,`the input takes any value: const was true`],i(`sensitive`)&&[`input-sensitivity`,`the input is now sensitive`],r(`sensitive`)&&[`input-sensitivity`,`the input is no longer sensitive`],e.deprecated===``&&n.deprecated!==``&&[`input-deprecated`,`the input was deprecated: ${t(n.deprecated)}`]]}function ye(e,t){let n=new Set(e.validations.map(({condition:e})=>e)),r=new Set(t.validations.map(({condition:e})=>e)),i=t.validations.filter(({condition:e})=>!n.has(e)).map(be);return i.length>0?[`validation-changed`,`a validation is new, whether it refuses values that were taken cannot be decided here: compare them: ${i.join(`, `)}`]:[...n].some(e=>!r.has(e))&&[`validation-removed`,`a validation was removed`]}function be({message:e,file:n,line:r}){let i=`${n}:${r}`;return e===``?i:`${t(e)} (${i})`}let w={narrowed:[],widened:[]},T=e=>({narrowed:[e],widened:[]}),E=e=>({narrowed:[],widened:[e]});function D(e,t,n=``){let r=()=>O(e,t,n);return e.kind===`unknown`||t.kind===`unknown`?v(e)===v(t)?w:T(r()):e.kind===t.kind?xe(e,t,n)??T(r()):t.kind===`any`||Se(e,t)?E(r()):T(r())}function O(e,t,n){return`${n===``?``:`${n} `}was ${v(e)} and is ${v(t)}`}function xe(e,t,n){if(e.kind===`object`&&t.kind===`object`)return k(e,t,n,Ce);if(`element`in e&&`element`in t)return D(e.element,t.element,`${n}[*]`);if(e.kind!==`tuple`||t.kind!==`tuple`)return w;if(e.elements.length===t.elements.length)return A(e.elements.map((e,n)=>[e,t.elements[n]]).map(([e,t],r)=>t===void 0?w:D(e,t,`${n}[${r}]`)))}function Se(e,t){if(t.kind===`string`)return e.kind===`number`||e.kind===`bool`;if(!(`element`in t))return!1;let n=e=>D(e,t.element).narrowed.length===0;return e.kind===`tuple`?t.kind!==`map`&&e.elements.every(n):e.kind===`object`&&t.kind===`map`&&Object.values(e.attributes).every(({type:e})=>n(e))}function k(e,t,n,r){let i=({attributes:e},t)=>Object.hasOwn(e,t)?e[t]:void 0;return A([.../* @__PURE__ */ new Set([...Object.keys(e.attributes),...Object.keys(t.attributes)])].map(a=>r(i(e,a),i(t,a),`${n}.${a}`)))}function Ce(e,t,n){if(t===void 0)return T(`attribute ${n} was removed`);if(e===void 0)return t.optional?E(`optional attribute ${n} was added`):T(`required attribute ${n} was added`);let r=D(e.type,t.type,n),i=(e.default??null)===null&&(t.default??null)!==null;return e.optional===t.optional?i?A([E(`attribute ${n} got a default`),r]):r:A([t.optional?E(`attribute ${n} became optional`):T(`attribute ${n} became required`),r])}function A(e){return{narrowed:e.flatMap(e=>e.narrowed),widened:e.flatMap(e=>e.widened)}}function we(e,n){let r=!e.sensitive&&n.sensitive,i=e.sensitive&&!n.sensitive,{narrowed:a,widened:o}=j(e.type,n.type);return[a.length>0&&[`output-type-changed`,`the type changed: ${a.join(`; `)}`],o.length>0&&[`output-type-extended`,`the value has more: ${o.join(`; `)}`],r&&[`output-made-sensitive`,`the output was made sensitive`],i&&[`output-not-sensitive`,`the output is no longer sensitive`],!e.ephemeral&&n.ephemeral&&[`output-made-ephemeral`,`the output was made ephemeral`],e.deprecated===``&&n.deprecated!==``&&[`output-deprecated`,`the output was deprecated: ${t(n.deprecated)}`]]}function j(e,t,n=``){return e===void 0||t===void 0||M(e)||M(t)?w:e.kind===`object`&&t.kind===`object`?k(e,t,n,(e,t,n)=>t===void 0?T(`attribute ${n} was removed`):e===void 0?E(`attribute ${n} was added`):j(e.type,t.type,n)):N(e)===N(t)?`element`in e&&`element`in t?j(e.element,t.element,`${n}[*]`):w:T(O(e,t,n))}function M({kind:e}){return e===`any`||e===`unknown`}function N({kind:e}){return e===`tuple`?`list`:e===`object`?`map`:e}function Te(e,t,n={}){return Ee(e,t).map(e=>({...e,severity:n[e.kind]??e.severity}))}function Ee(e,t){let{removed:n,added:r,kept:i}=f(e.submodules,t.submodules,({path:e})=>e),[a,o]=[P(e),P(t)],s=({path:e})=>!o.has(e);return[...L(e.root,t.root),...n.filter(({path:e})=>!a.has(e)).flatMap(e=>c(e.path,I(e),[`submodule-removed`,`the submodule was removed`])),...[...r,...i.flatMap(([e,t])=>a.has(e.path)?[t]:[])].filter(s).flatMap(e=>c(e.path,I(e),[`submodule-added`,`a submodule was added`])),...i.flatMap(([e,t])=>(a.has(e.path)?De(e,t):L(e,t)).map(e=>({...e,subject:`${t.path}: ${e.subject}`})))]}function P({root:e,submodules:t,examples:n}){let r=F([e,...t]),i=F(n),a=({path:e})=>t.some(t=>e.startsWith(`${t.path}/`)),o=t.filter(e=>r.has(e.path)&&!i.has(e.path)&&(e.readme===``||a(e)));return new Set(o.map(({path:e})=>e))}function F(e){return new Set(e.flatMap(({path:e,calls:t})=>t.filter(({source:e})=>te(e)).map(({source:t})=>ee(e,t))))}function De(e,t){if(e===t)return[];let n=e=>({...e,providers:e.providers.map(e=>({...e,aliases:[]}))});return[...H(e,t),...R(n(e),n(t))]}function I({inputs:e,outputs:t,resources:n,calls:r}){return[...e,...t,...n,...r][0]}function L(e,t){return e===t?[]:[...me(e,t),...H(e,t),...R(e,t)]}function R(e,t){let n=p(e.requiredVersions,t.requiredVersions);return[...d(e.providers,t.providers,{subjectOf:({name:e})=>`provider.${e}`,removed:({aliases:e})=>e.length>0?[`provider-configuration-removed`,B(e)]:[`provider-removed`,`the provider is no longer needed`],added:({aliases:e})=>e.length>0?[`provider-configuration-added`,z(e)]:[`provider-added`,`a provider was added`],kept:Oe}),...c(`terraform.required_version`,t.requiredVersionsAt,n!==void 0&&[`required-version-${n.narrowing}`,`required_version no longer allows ${n.lowest}`])]}function Oe(e,n){let[r,i]=[V(e),V(n)];if(r!==i)return[[`provider-source-changed`,`the source was ${t(r)} and is ${t(i)}`]];let{added:a,removed:o}=f(e.aliases,n.aliases,e=>e),s=p(e.constraints,n.constraints),c=s===void 0?p(n.constraints,e.constraints):void 0;return[a.length>0&&[`provider-configuration-added`,z(a)],o.length>0&&[`provider-configuration-removed`,B(o)],s!==void 0&&[`provider-version-${s.narrowing}`,`the constraint no longer allows ${s.lowest}`],c!==void 0&&[`provider-version-widened`,`the constraint now allows ${c.lowest}`]]}function z(e){return`callers have to pass ${e.join(`, `)}`}function B(e){return`callers that pass ${e.join(`, `)} no longer can`}function V({name:e,source:t}){let[n=``,...r]=(t||e).toLowerCase().split(`/`);return r.length===0?`hashicorp/${n}`:(r.length===2&&/^registry\\.(terraform\\.io|opentofu\\.org)$/.test(n)?r:[n,...r]).join(`/`)}function H(e,t){let[n,r]=[U(e),U(t)],{removed:i,added:a,kept:o}=f([...n.keys()],[...r.keys()],e=>e),s=Ne(new Set(i),t),l=new Set(s.values()),u=new Set(t.removals.map(({from:e})=>K(e)));return[...i.flatMap(e=>c(e,n.get(e),ke(e,s.get(e),u.has(e)))),...a.filter(e=>!l.has(e)).flatMap(e=>c(e,r.get(e),[`${W(e)}-added`,`${e} was added`])),...Ae(o.map(([e])=>e),e,t)]}function ke(e,t,n){let r=W(e);return r!==`resource`&&r!==`module-call`?[`${r}-removed`,`${e} was removed`]:t===void 0?n?[`${r}-released`,`${e} was given up by a removed block`]:[`${r}-removed`,`${e} was removed without a moved or removed block`]:[`${r}-moved`,`${e} was moved to ${t}`]}function Ae(e,t,n){let[r,i]=[t.repetitions,n.repetitions];if(r===void 0||i===void 0)return[];let a=new Set(n.moves.map(({from:e})=>`${K(e)} ${Me(e)}`)),o=U(n);return e.flatMap(e=>{let[t,n]=[r[e],i[e]],s=W(e)===`module-call`;if(!s&&W(e)!==`resource`||t===n||t===void 0&&n===`count`&&!s||a.has(`${e} ${t}`))return[];let l=`${t===`count`&&n===void 0&&!s?`all instances but the first`:`its instances`} are destroyed`,u=`${e} had ${je(t)} and has ${je(n)}, without a moved block: ${l}`,d=s?`module-call-keys-changed`:`resource-keys-changed`;return c(e,o.get(e),[d,u])})}function je(e){return e??`neither count nor for_each`}function Me(e){let[,t]=/\\[([^[\\]]*|\"(?:[^\"\\\\]|\\\\.)*\")\\]$/.exec(e.trim())??[];if(t!==void 0)return/^\\s*\\d+\\s*$/.test(t)?`count`:`for_each`}function U({resources:e,calls:t}){let n=/* @__PURE__ */ new Map;for(let e of t)n.set(`module.${e.name}`,e);for(let t of e){let{mode:e,type:r,name:i}=t;n.set(`${e===`managed`?``:`${e}.`}${r}.${i}`,t)}return n}function W(e){return e.startsWith(`module.`)?`module-call`:/^(null_resource|terraform_data)\\./.test(e)?`null-resource`:e.startsWith(`ephemeral.`)?`ephemeral-resource`:e.startsWith(`data.`)?`data-source`:`resource`}function Ne(e,t){let n=new Set(U(t).keys()),r=new Map(t.moves.map(({from:e,to:t})=>[K(e),K(t)])),i=/* @__PURE__ */ new Map;for(let t of e){let e=/* @__PURE__ */ new Set,a=r.get(t);for(;a!==void 0&&!G(a,n)&&!e.has(a);)e.add(a),a=r.get(a);a!==void 0&&G(a,n)&&i.set(t,a)}return i}function G(e,t){return t.has(e)||t.has(/^module\\.[^.]+(?=\\.)/.exec(e)?.[0]??``)}function K(e){return e.replaceAll(/\\[(?:\"(?:[^\"\\\\]|\\\\.)*(?:\"|$)|[^\\][]*)\\]|\\s/g,``)}function Pe(e,t,n=`${t}s`){return`${e} ${e===1?t:n}`}let Fe=`9223372036854775807`;function q(n){let r=Le(n);if(r.ok)return r.version;throw new e(`INVALID_INPUT`,`${t(n)} is not a version of a module: ${r.problem}`,r.hint)}function Ie(e){return He(e)===void 0}function Le(e){let t=He(e);return t===void 0?{ok:!0,version:e}:{ok:!1,...t,hint:`use a version such as ${Re(e)}`}}function Re(e){let t=/^(\\d{1,9})(?!\\d)(?:\\.(\\d{1,9})(?!\\d))?(?:\\.(\\d{1,9})(?!\\d))?-?([A-Za-z][0-9A-Za-z.-]*)?/.exec(e);if(t===null)return`1.2.3`;let[,n,r=`0`,i=`0`,a]=t,o=[n,r,i].map(Number).join(`.`),s=`${o}-${a}`;return a===void 0||!Ie(s)?o:s}function ze(e,t){return Be(Y(e),Y(t))}function Be(e,t){let n=X(e.numbers,t.numbers);return n===0?e.prerelease===void 0||t.prerelease===void 0?Number(e.prerelease===void 0)-Number(t.prerelease===void 0):X(e.prerelease,t.prerelease):n}function J(e){return e.includes(`-`)}function Y(e){let[t,n]=Ve(e,`+`),[r,i]=Ve(t,`-`);return{numbers:r.split(`.`),prerelease:i?.split(`.`),build:n}}function Ve(e,t){let n=e.indexOf(t);return n<0?[e,void 0]:[e.slice(0,n),e.slice(n+1)]}function He(e){if(e===``)return{rule:`semver`,problem:`it is empty`};if(e.length>128)return{rule:`length`,problem:`it has ${e.length} characters, more than 128`};let n=Y(e),r=Ue(e)??Ge(n.numbers)??Ke(n);if(r!==void 0)return{rule:`semver`,problem:r};if(n.build!==void 0)return{rule:`build-metadata`,problem:`build metadata (${t(`+${n.build}`)}) is not allowed`};let i=n.numbers.find(e=>Ye(e,Fe)>0);if(i!==void 0)return{rule:`component-size`,problem:`the number ${i} is above ${Fe}`}}function Ue(e){let n=/[^0-9A-Za-z.+-]/u.exec(e);return n===null?void 0:`the character ${t(n[0])} is not allowed`}let We=[`major`,`minor`,`patch`];function Ge(e){if(e.length>3)return`it has ${Pe(e.length,`number`)} instead of 3`;let n=We.map((t,n)=>({name:t,digits:e[n]??``})),r=n.find(({digits:e})=>/[^0-9]/.test(e));if(r)return`the ${r.name} number ${t(r.digits)} is not a number`;let i=n.filter(({digits:e})=>e===``).map(({name:e})=>e);if(i.length===1)return`the ${i[0]} number is missing`;if(i.length>1)return`the ${i.join(` and `)} numbers are missing`;let a=n.find(({digits:e})=>qe(e));return a&&`the ${a.name} number ${t(a.digits)} has a leading zero`}function Ke({prerelease:e=[`-`],build:n=`-`}){if(e.includes(``))return`the pre-release has an empty part`;let r=e.find(qe);return r===void 0?n.includes(`+`)?`it has a second \"+\"`:n.split(`.`).includes(``)?`the build metadata has an empty part`:void 0:`the pre-release part ${t(r)} has a leading zero`}function qe(e){return/^0[0-9]+$/.test(e)}function X(e,t){for(let[n,r]of e.entries()){let e=t[n];if(e===void 0)return 1;let i=Je(r,e);if(i!==0)return i}return e.length-t.length}function Je(e,t){let n=/^[0-9]+$/.test(e),r=/^[0-9]+$/.test(t);return n&&r?Ye(e,t):n===r?Xe(e,t):n?-1:1}function Ye(e,t){return e.length-t.length||Xe(e,t)}function Xe(e,t){return Number(e>t)-Number(e<t)}function Ze(e){return o.find(t=>e.some(e=>e.severity===t))??`patch`}function Qe(e,t){return tt(e,nt(e,Ze(t)))}function $e(e,t,n){let r=Ze(n),i=rt(e,t);return{base:e,required:r,given:i,...o.indexOf(i)<=o.indexOf(nt(e,r))?{}:{minimumVersion:Qe(e,n)},changes:n}}function et(e,t){let[n,r]=[0,e.length];for(;n<r;){let i=n+r>>1,a=e[i];a!==void 0&&ze(a,t)>=0?n=i+1:r=i}for(let t=n;t<e.length;t+=1){let n=e[t];if(n!==void 0&&!J(n))return n}return e[n]}function tt(e,t){let n=Z(e),r=o.indexOf(t),i=n.map((e,t)=>t<r?e:t===r?e+1n:0n);return q((J(e)?n:i).join(`.`))}function nt(e,t){return t===`major`&&Z(e)[0]===0n?`minor`:t}function rt(e,t){if(J(e))return`major`;let[n,r]=[Z(e),Z(t)];return o[n.findIndex((e,t)=>e!==r[t])]??`major`}function Z(e){return(e.split(`-`)[0]??``).split(`.`).map(BigInt)}let it={major:`Callers may have to change their configuration.`,minor:`Something new; callers go on as they are.`,patch:`Callers go on as they are.`};function at(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}function Q(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}var ot=class{#e;#t=this.#o(`from`);#n=this.#o(`to`);#r=Q(`div`,``);#i=Q(`ul`,`list`);#a=0;constructor(e){let t=[...e.querySelectorAll(`a`)];this.#e=new Map(t.map(e=>[q(e.textContent??``),e.href]));for(let e of[this.#t,this.#n])for(let t of this.#e.keys())e.append(new Option(t));let n=Q(`form`,`search`);n.append(ct(`From`,this.#t),ct(`to`,this.#n)),n.addEventListener(`submit`,e=>e.preventDefault()),n.addEventListener(`change`,()=>void this.#c()),this.#r.setAttribute(`role`,`status`),e.replaceWith(n,this.#r,this.#i),this.#s(new URLSearchParams(location.search)),this.#c()}#o(e){let t=Q(`select`,`mono`);return t.name=e,t}#s(e){let t=[...this.#e.keys()],n=n=>t.find(t=>t===e.get(n)),r=t.find(e=>!J(e))??t[0],i=n(`to`)??r;i!==void 0&&(this.#n.value=i,this.#t.value=n(`from`)??et(t,i)??i)}async#c(){this.#a+=1;let e=this.#a,[t,n]=[q(this.#t.value),q(this.#n.value)];history.replaceState(null,``,`?${new URLSearchParams({from:t,to:n})}`);try{let[r,i]=await Promise.all([t,n].map(e=>this.#l(e)));if(e!==this.#a)return;r===void 0||i===void 0?this.#d([],`Not known: the index has no interface of ${r===void 0?t:n}.`):this.#u(t,n,Te(r,i))}catch{e===this.#a&&this.#d([],`The versions could not be loaded. Try again.`)}}async#l(e){let t=await fetch(new URL(`interface.json.gz`,this.#e.get(e)));if(t.status===404)return;if(!t.ok)throw TypeError(`${t.url}: status ${t.status}`);let n=await t.blob(),r=(await n.slice(0,1).text()).startsWith(`{`)?n:n.stream().pipeThrough(new DecompressionStream(`gzip`));return new Response(r).json()}#u(e,t,n){let[r]=l(n);if(r===void 0){this.#d([],`The interface did not change: inputs, outputs and requirements are the same. ${st(e,t,n)}`);return}let i=o.map(e=>[e,n.filter(t=>t.severity===e).length]).filter(([,e])=>e>0).map(([e,t])=>`${t} ${e}`).join(`, `);this.#d(l(n),` ${it[r.severity]} ${st(e,t,n)}`,`${i} ${n.length===1?`change`:`changes`}.`),this.#r.querySelector(`p`)?.prepend(ut(r))}#d(e,...t){this.#r.replaceChildren(...t.map(e=>Q(`p`,``,e))),this.#i.replaceChildren(...e.map(lt))}};function st(e,t,n){if(ze(e,t)>0)return`${t} is lower than ${e}: this is the way back.`;if(e===t||J(e))return``;let{given:r,minimumVersion:i}=$e(e,t,n),a=`From ${e} to ${t} is a ${r} step`;return i===void 0?`${a}.`:`${a}; the changes need ${i} or higher.`}function ct(e,t){let n=Q(`label`,``,`${e} `);return n.append(t),n}function lt(e){let[t,n,r]=[Q(`li`,`change`),Q(`span`,``),Q(`span`,``)];n.append(ut(e));let i=Q(`code`,``,at(e.subject));return r.append(i,` ${at(u(e))}`),t.append(n,r),t}function ut({severity:e}){return Q(`span`,`tag tag-${e}`,e)}let $=document.getElementById(`versions`);$!==null&&new ot($)})();";

;// CONCATENATED MODULE: ./lib/site/look/stylesheet.js
/** The one style sheet of the site, in the colour of the registry: `#rrggbb`. Classes of READMEs begin with `md-` and `hl-`, all others are of the pages. */
function stylesheet(color) {
    const { light, dark } = accentOf(color);
    return `:root{color-scheme:light dark;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;--page:#fff;--surface:${LIGHT_SURFACE};--line:#d9dfe7;--text:#1a2129;--quiet:#556070;--accent:${light};--major:#a8242c;--minor:#7a5200;--patch:#2b6350;--string:#0b5f3c;--number:#8a3d00;--comment:#5d6673;--keyword:#7a2a9c;--name:#1f4f9c}
@media (prefers-color-scheme:dark){:root{--page:#10151b;--surface:${DARK_SURFACE};--line:#323c49;--text:#e4e9ef;--quiet:#a3aebb;--accent:${dark};--major:#ff9a97;--minor:#e9bb62;--patch:#86cfae;--string:#8fd6ae;--number:#f0b27a;--comment:#99a5b3;--keyword:#d9a6f0;--name:#9cc2ff}}
${LAYOUT}${SECTIONS}${README_STYLES}${SMALL}${PRINT}`;
}
const LAYOUT = `*{box-sizing:border-box}[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;scroll-padding-top:4rem}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
h1,h2,h3,h4{line-height:1.25;margin:0}
code,pre,.mono{font-family:var(--mono);font-size:.875em}
pre{margin:0;padding:.9rem 1rem;background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow-x:auto;line-height:1.55;overflow-wrap:normal}
pre code,.fields pre{font-size:.8125rem}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:.5rem;background:var(--page);padding:.5rem 1rem;z-index:2}
.wrap{max-width:72rem;margin:0 auto;padding:0 1.25rem}
.top{border-top:4px solid var(--accent);border-bottom:1px solid var(--line)}
.top .wrap{display:flex;align-items:center;gap:1rem;min-height:3.5rem;padding-top:.5rem;padding-bottom:.5rem;flex-wrap:wrap;row-gap:.2rem}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:650;color:var(--text);text-decoration:none}
.brand img{height:1.75rem;width:1.75rem;object-fit:contain}
.crumbs{padding:0;margin:0;list-style:none;display:flex;flex-wrap:wrap;color:var(--quiet);font-size:.9375rem}
.crumbs li:not(:last-child)::after{content:"/";padding:0 .5rem;color:var(--line)}
.find{margin-left:auto}
input,select,textarea{font:inherit;font-size:.9375rem;color:var(--text);background:var(--page);border:1px solid var(--quiet);border-radius:6px;padding:.3rem .6rem;max-width:100%}
.find form{display:flex;gap:.4rem}.find input{width:14rem}
button{font:inherit;font-size:.9375rem;color:var(--text);background:var(--surface);border:1px solid var(--quiet);border-radius:6px;padding:.3rem .8rem;cursor:pointer}
button:hover{border-color:var(--accent);color:var(--accent)}
.search{display:flex;flex-wrap:wrap;gap:.6rem}
.search input{flex:1 1 20rem;min-width:0;padding:.5rem .8rem;font-size:1rem}
main.wrap{display:block;padding-top:2.25rem;padding-bottom:4rem}
.foot{border-top:1px solid var(--line);color:var(--quiet);font-size:.875rem;padding:1.25rem 0 2rem}
.head{margin-bottom:1.5rem}
.head h1{font-size:2rem;letter-spacing:-.015em}
.lead{color:var(--quiet);font-size:1.0625rem;max-width:46rem;margin:.5rem 0 0}
.line{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .8rem;margin-top:.5rem}
.quiet{color:var(--quiet)}
.small{font-size:.875rem}
.tag{display:inline-block;border:1px solid var(--line);border-radius:99px;padding:0 .6rem;font-size:.8125rem;line-height:1.6;color:var(--quiet);background:var(--page);white-space:nowrap}
.tag-major,.tag-yanked,.tag-removed,.tag-required{color:var(--major);border-color:currentColor}
.tag-minor,.tag-deprecated{color:var(--minor);border-color:currentColor}
.tag-patch,.tag-latest{color:var(--patch);border-color:currentColor}
.note{border:1px solid var(--line);border-left:4px solid var(--quiet);border-radius:6px;padding:.7rem 1rem;margin:0 0 1rem;background:var(--surface)}
.note p{margin:.2rem 0 0}
.note-yanked,.note-removed{border-left-color:var(--major)}
.note-deprecated,.note-old{border-left-color:var(--minor)}
`;
const SECTIONS = `.columns{display:grid;grid-template-columns:minmax(0,1fr) 17rem;gap:2.5rem;align-items:start}
.toc{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;padding:.6rem 0;margin:1.5rem 0 .5rem;border-bottom:1px solid var(--line);position:sticky;top:0;background:var(--page);z-index:1;font-size:.9375rem}
.toc a{text-decoration:none;padding:.1rem 0}.toc a:hover{text-decoration:underline}
.count{color:var(--quiet);font-size:.8125rem;margin-left:.3rem}
section{margin-top:2.25rem}
section>h2{font-size:1.375rem;margin-bottom:.9rem}
section>h3{font-size:1rem;margin:1.5rem 0 .5rem;color:var(--quiet);font-weight:600}
.code{position:relative}
.copy{position:absolute;top:.5rem;right:.5rem;font-size:.8125rem;background:var(--page);border-color:var(--line);padding:.15rem .6rem}
.result{font-weight:650;text-decoration:none}.result:hover{text-decoration:underline}
.list:empty{border:0}
.inputs{border:1px solid var(--line);border-radius:8px;padding:1rem;margin-top:.7rem}
.inputs summary{cursor:pointer;margin-top:.5rem}
.input{display:grid;grid-template-columns:minmax(0,1fr);gap:.2rem;padding:.5rem 0}
.input label{font-weight:650}
.input p{margin:0}
.input textarea{width:100%;field-sizing:content;min-height:2.2rem;resize:vertical}
.input .type{overflow-wrap:anywhere}
.fill{margin-top:.5rem}
.problem{color:var(--major)}.problem:empty{display:none}
[aria-invalid=true]{border-color:var(--major)}
.facts{font-size:.9375rem}
.facts dl,.rows{margin:0}
.facts dt{color:var(--quiet);font-size:.8125rem;margin-top:.9rem}
.facts dt:first-child{margin-top:0}
.facts dd{margin:0}
.facts ul{list-style:none;margin:0;padding:0}
.list{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.list>li{border-bottom:1px solid var(--line);padding:.8rem 0}
.list p{margin:.25rem 0 0}
.field-head>p{flex:1 0 100%}.field-head>*,.fields>li>*,.pairs>li>*{min-width:0}
.field-head,.fields>li,.pairs>li{display:flex;flex-wrap:wrap;align-items:baseline;gap:.15rem .7rem}
.field-name,.fields>li>b,.fields>li>a{font-weight:650;color:var(--text);text-decoration:none;font-size:.9375rem}
.fields>li>:is(a,b){font-family:var(--mono)}
.field-name:hover,.fields>li>a:hover{text-decoration:underline}
.fields>li:target{background:var(--surface);box-shadow:-.75rem 0 var(--surface),.75rem 0 var(--surface),inset 3px 0 var(--accent);padding-left:.75rem}
.type,.fields>li>code{color:var(--keyword)}
.fields>li>:is(p,details){flex:1 0 100%;max-width:100%;margin-top:.2rem}
.pairs small{font-size:.875rem;color:var(--quiet)}
.fields p,.field-head p{unicode-bidi:plaintext}.fields p{white-space:pre-line}.fields p code{white-space:pre-wrap}.list p code{background:var(--surface);border-radius:4px;padding:.05em .3em}
.filter{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin:0 0 .9rem}.filter input[type=search]{width:22rem}
.fields details{margin-top:.3rem;color:var(--quiet);font-size:.9375rem}
.fields details summary{cursor:pointer}
.fields details pre{margin-top:.4rem;color:var(--text);max-height:26rem;overflow:auto}
.grid{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:.9rem}
.card{border:1px solid var(--line);border-radius:10px;padding:1rem 1.1rem;display:flex;flex-direction:column;gap:.25rem;position:relative}
.card:hover{border-color:var(--accent)}
.card a{font-weight:650;text-decoration:none}.card a::after{content:"";position:absolute;inset:0}
.card p{margin:0;color:var(--quiet);font-size:.9375rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.card .small{margin-top:auto;padding-top:.4rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.5rem;align-items:start}
.two>*{min-width:0}
.version-row{display:grid;grid-template-columns:minmax(8rem,auto) 8rem 1fr;gap:.2rem 1.25rem;align-items:baseline}
.change{display:grid;grid-template-columns:5rem 1fr;gap:.2rem 1rem;align-items:baseline}
`;
const SMALL = `@media (max-width:60rem){.columns{grid-template-columns:minmax(0,1fr)}.facts{border-top:1px solid var(--line);padding-top:1.5rem}.toc{position:static}}
@media (min-width:48rem){.input{grid-template-columns:minmax(10rem,18rem) minmax(0,1fr);column-gap:1.2rem}}
@media (max-width:32rem){.find,.find form{flex:1 0 100%}.find input{flex:1;min-width:0}.search select{flex:1 1 9rem}.head h1{font-size:1.625rem}.grid{grid-template-columns:minmax(0,1fr)}.version-row,.change{grid-template-columns:minmax(0,1fr)}pre{padding:.75rem .8rem}.copy{position:static;display:block;margin:.4rem 0 0 auto}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`;
const PRINT = `@media print{:root{--page:#fff;--surface:#fff;--text:#000;--quiet:#333;--accent:#000;--line:#999}.toc,.copy,.fill,.inputs,.filter,.find,.foot{display:none}.columns{display:block}pre{white-space:pre-wrap}a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em}.md-anchor{display:none}section{break-inside:auto}.list>li{break-inside:avoid}}
`;
/** Styles of READMEs, which authors reach by the classes `md-…`, and of code. Nothing here leaves the place of the README. */
const README_STYLES = `.readme{isolation:isolate;unicode-bidi:isolate;contain:layout;max-width:52rem}
.readme>:first-child{margin-top:0}
.readme p,.readme ul,.readme ol,.readme blockquote,.readme dl,.readme details,.readme pre,.readme .md-scroll,.readme .md-alert{margin:0 0 1rem}
.readme :is(p,h3,h4,h5,h6,th,td,dt,dd,summary):not([dir]){unicode-bidi:plaintext}
.readme h3,.readme h4,.readme h5,.readme h6{margin:1.75rem 0 .75rem}
.readme h3{font-size:1.25rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
.readme h4{font-size:1.0625rem}.readme h5,.readme h6{font-size:1rem}
.readme ul,.readme ol{padding-left:1.5rem}
.readme :not(pre)>code{background:var(--surface);border:1px solid var(--line);border-radius:4px;padding:.05em .3em}
.readme blockquote{margin-left:0;padding-left:1rem;border-left:3px solid var(--line);color:var(--quiet)}
.readme img{max-width:100%;height:auto;vertical-align:middle}
.readme hr{border:0;border-top:1px solid var(--line);margin:1.5rem 0}
.readme table{border-collapse:collapse;font-size:.875rem}
.readme th,.readme td{border:1px solid var(--line);padding:.35rem .7rem;text-align:start;vertical-align:top;min-width:4rem}
.readme th{background:var(--surface)}
.readme summary{cursor:pointer;font-weight:600}
.readme kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em;font-size:.85em}
.md-scroll{overflow-x:auto}
.readme .md-right{text-align:right}.readme .md-center{text-align:center}
.md-task{list-style:none;margin-left:-1.2rem}
.md-anchor{color:var(--quiet);text-decoration:none;opacity:0;font-weight:400}
:is(h3,h4,h5,h6):hover>.md-anchor,.md-anchor:focus{opacity:1}
.md-image{border:1px dashed var(--line);border-radius:4px;padding:0 .4em;font-size:.875em}
.md-alert{border-left:4px solid var(--accent);padding:.1rem 0 .1rem 1rem}
.md-alert>:last-child{margin-bottom:0}
.md-alert-title{color:var(--accent)}
.md-alert-warning,.md-alert-important{border-left-color:var(--minor)}:is(.md-alert-warning,.md-alert-important) .md-alert-title{color:var(--minor)}
.md-alert-caution{border-left-color:var(--major)}.md-alert-caution .md-alert-title{color:var(--major)}
.md-alert-tip{border-left-color:var(--patch)}.md-alert-tip .md-alert-title{color:var(--patch)}
.hl-keyword{color:var(--keyword)}.hl-name{color:var(--name)}.hl-function{color:var(--keyword)}.hl-string{color:var(--string)}.hl-number{color:var(--number)}.hl-comment{color:var(--comment)}
`;
const AA_CONTRAST = 4.6;
const STEPS = 40;
/** The backgrounds that text in the accent colour stands on; the least favourable of each scheme. */
const LIGHT_SURFACE = '#f4f6f9';
const DARK_SURFACE = '#1b222c';
/** The colour itself where it can be read, else the nearest shade of it. */
function accentOf(color) {
    return {
        light: readable(color, { on: LIGHT_SURFACE, toward: [0, 0, 0] }),
        dark: readable(color, { on: DARK_SURFACE, toward: [255, 255, 255] }),
    };
}
/** Contrast of two colours, from 1 to 21. */
function contrast(a, b) {
    const [lighter = 0, darker = 0] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x);
    return (lighter + 0.05) / (darker + 0.05);
}
function readable(color, { on, toward }) {
    const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(parse(color), toward, step / STEPS));
    return shades.find((shade) => contrast(shade, on) >= AA_CONTRAST) ?? color;
}
function parse(color) {
    const at = (start) => Number.parseInt(color.slice(start, start + 2), 16);
    return [at(1), at(3), at(5)];
}
function mix(from, to, share) {
    const channels = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
    return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
function luminance(color) {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(2710);
// EXTERNAL MODULE: ./node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(5251);
// EXTERNAL MODULE: ./node_modules/markdown-it-footnote/index.mjs
var markdown_it_footnote = __webpack_require__(9938);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(5152);
;// CONCATENATED MODULE: ./lib/site/look/highlighter.js
/** Characters of code with colours. Longer code has none. */
const MAX_CODE_LENGTH = 32 * 1024;
/** The tokens of HCL, or one token where there are no colours. */
function highlighted(code, highlight) {
    return code.length > MAX_CODE_LENGTH ? [{ text: code }] : highlight(code);
}

// EXTERNAL MODULE: ./lib/node_modules/sanitize-html/index.js
var sanitize_html = __webpack_require__(31);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/site/source-links.js

const GITHUB = { page: 'blob', raw: 'raw', commit: 'commit' };
const GITLAB = { page: '-/blob', raw: '-/raw', commit: '-/commit' };
const BITBUCKET = { page: 'src', raw: 'raw', commit: 'commits' };
const GITEA = { page: 'src/commit', raw: 'raw/commit', commit: 'commit' };
/** By the words in the name of the host; a host without one is not known, and gets no links to files. */
const FORGES = [
    [/gitlab/, GITLAB],
    [/bitbucket/, BITBUCKET],
    [/gitea|forgejo|codeberg/, GITEA],
    [/github|ghe\./, GITHUB],
];
function sourceLinks({ repository, commit }) {
    const url = repository !== '' && URL.canParse(repository) ? new URL(repository) : undefined;
    const path = (0,base_url/* withoutLastSlashes */.q4)(url?.pathname ?? '').replace(/\.git$/, '');
    const base = url && `${url.origin}${path}`;
    const forge = FORGES.find(([pattern]) => pattern.test(url?.hostname ?? ''))?.[1];
    const link = (kind, below) => base && forge && `${base}/${forge[kind]}/${commit}${below}`;
    return {
        repository: base,
        commit: link('commit', ''),
        file: (name) => link('page', `/${encoded(name)}`),
        raw: (name) => url?.hostname === 'github.com'
            ? `https://raw.githubusercontent.com${path}/${commit}/${encoded(name)}`
            : link('raw', `/${encoded(name)}`),
    };
}
function encoded(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./lib/site/readme/sanitize.js




/** Depth of elements in a README. Deeper ones are left out. */
const MAX_ELEMENT_DEPTH = 100;
/**
 * What every README goes through: what is not on these lists is not on a page. Code that runs, styles, forms and frames are not.
 * Levels of headings follow those of the page, and skip none.
 */
const TAGS = 'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i img ins kbd li ol p pre q s samp section span strong sub summary sup table tbody td tfoot th thead tr ul var';
/** Old elements, by what stands for them today. */
const MODERN = {
    tt: 'code',
    strike: 'del',
    center: 'div',
    font: 'span',
    big: 'span',
    small: 'span',
};
/** The heading above a README is an `h2`. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;
/** The HTML of a README without anything that can run, leave its place or look like the page. */
function sanitizeReadme(html, origin) {
    const transform = new Transform(origin);
    const safe = sanitize_html(html, {
        ...OPTIONS,
        // Only that of a tag by its name may give it a text.
        transformTags: {
            img: (_, attributes) => transform.image(attributes),
            '*': (name, attributes) => transform.tag(name, attributes),
        },
        onOpenTag: (name) => transform.open(name),
        onCloseTag: (name) => transform.close(name),
    });
    return { html: transform.withFragments(safe), links: transform.links };
}
const EXTERNAL = 'nofollow ugc noopener';
/** In a tag alone: the text of a README has no `<`, and no attribute has a quote. No other link of it begins so. */
const NUMBERED = /(<(?:a|img)\b[^<>]*?) (href|src)="repository\/(\d+)"/g;
/** The same HTML with its links, for one page. A link that leads nowhere is none. */
function withLinks({ html, links }, place) {
    return html.replaceAll(NUMBERED, (_, before, attribute, number) => {
        const link = links[Number(number)];
        const target = link && placedLink(link, place);
        if (target === undefined)
            return before;
        const rel = attribute === 'href' && isExternal(target) ? ` rel="${EXTERNAL}"` : '';
        return `${before} ${attribute}="${(0,base_html/* escapeHtml */.Z)(target)}"${rel}`;
    });
}
function isExternal(target) {
    return /^[a-z]+:/.test(target);
}
/** The same lists without links resolved, for HTML that went through {@link sanitizeReadme}: it stays as it is. */
function allowListed(html) {
    return sanitizeHtml(html, OPTIONS);
}
const OPTIONS = {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
        '*': ['id', 'title', { name: 'dir', values: ['ltr', 'rtl', 'auto'] }],
        a: ['href', 'rel', 'aria-label'],
        img: ['src', 'alt', 'width', 'height', 'loading'],
        details: ['open'],
        ol: ['start'],
        td: ['colspan', 'rowspan'],
        th: ['colspan', 'rowspan'],
        div: ['tabindex'],
        pre: ['tabindex'],
    },
    allowedClasses: { '*': ['md-*', 'hl-*'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
        'script',
        'style',
        'textarea',
        'option',
        'noscript',
        'title',
        'iframe',
        'template',
        'noembed',
        'noframes',
        'xmp',
    ],
    nestingLimit: MAX_ELEMENT_DEPTH,
    parseStyleAttributes: false,
    enforceHtmlBoundary: false,
};
const FRAGMENT = /(<a\b[^<>]*? href=")#([^"]*)"/g;
class Transform {
    links = [];
    #origin;
    #ids = new Set();
    #levels = [];
    #openLinks = 0;
    /** What the link leads to that an image has just become: `tag` gets it next. */
    #image;
    constructor(origin) {
        this.#origin = origin;
    }
    /** A link to a heading that the README lacks leads to an id that differs in case alone, or to the section of the page. */
    withFragments(html) {
        const { hasInterface = false } = this.#origin;
        return html.replaceAll(FRAGMENT, (link, before, name) => {
            const id = name.toLowerCase();
            if (this.#ids.has(name))
                return link;
            if (this.#ids.has(id))
                return `${before}#${id}"`;
            const section = hasInterface ? sanitize_SECTIONS.get(id) : undefined;
            return section === undefined ? link : `${before}#${section}"`;
        });
    }
    open(name) {
        if (name === 'a')
            this.#openLinks += 1;
    }
    close(name) {
        if (name === 'a')
            this.#openLinks -= 1;
    }
    tag(name, { name: anchor, align, id = anchor, ...attributes }) {
        const isCentred = align === 'center' || name === 'center';
        const attribs = {
            ...attributes,
            ...this.#id(id),
            ...(isCentred ? { class: `${attributes['class'] ?? ''} md-center` } : {}),
        };
        if (name === 'a')
            return { tagName: 'a', attribs: this.#link(attribs) };
        if (name === 'img')
            return { tagName: 'img', attribs: attributes };
        if (/^h[1-6]$/.test(name))
            return { tagName: this.#heading(Number(name[1])), attribs };
        if (attributes['tabindex'] !== undefined)
            attribs['tabindex'] = '0';
        return { tagName: MODERN[name] ?? name, attribs };
    }
    /** An id is used once; one that is there already has its prefix. */
    #id(id) {
        if (id === undefined || id.trim() === '')
            return {};
        const own = ownId(id.trim().replaceAll(/\s+/g, '-'));
        if (this.#ids.has(own))
            return {};
        this.#ids.add(own);
        return { id: own };
    }
    #link({ href, rel: _, ...attributes }) {
        const target = this.#image ?? (href === undefined ? undefined : linkTarget(href, this.#origin));
        this.#image = undefined;
        if (target === undefined)
            return attributes;
        const written = this.#written(target);
        return { ...attributes, href: written, ...(isExternal(written) ? { rel: EXTERNAL } : {}) };
    }
    #written(target) {
        return typeof target === 'string' ? target : `repository/${this.links.push(target) - 1}`;
    }
    /** An image that the page may not load becomes a link to it; inside a link, its text. */
    image({ src = '', alt = '', title, width, height }) {
        const image = imageTarget(src, this.#origin);
        const attribs = title === undefined ? {} : { title };
        if (image?.mayLoad) {
            const size = Object.entries({ width, height }).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''));
            const own = { src: this.#written(image.target), alt, loading: 'lazy', ...Object.fromEntries(size) };
            return { tagName: 'img', attribs: { ...attribs, ...own } };
        }
        const text = alt.trim() || fileName(image?.url);
        if (image === undefined || this.#openLinks > 0)
            return { tagName: 'span', attribs: { class: 'md-image' }, text };
        this.#image = image.target;
        return { tagName: 'a', attribs: { ...attribs, class: 'md-image' }, text };
    }
    #heading(level) {
        while ((this.#levels.at(-1) ?? 0) >= level)
            this.#levels.pop();
        this.#levels.push(level);
        return `h${Math.min(FIRST_LEVEL + this.#levels.length - 1, LAST_LEVEL)}`;
    }
}
/** Of every id in a README, so that none is one of the page around it. */
const ID_PREFIX = 'user-content-';
/** The sections of a page that say what terraform-docs writes below these headings, which the README of the page lacks. */
const sanitize_SECTIONS = new Map([
    [`${ID_PREFIX}requirements`, 'requirements'],
    [`${ID_PREFIX}providers`, 'requirements'],
    [`${ID_PREFIX}modules`, 'dependencies'],
    [`${ID_PREFIX}resources`, 'resources'],
    [`${ID_PREFIX}inputs`, 'inputs'],
    [`${ID_PREFIX}outputs`, 'outputs'],
]);
/** A host that no README names: links that stay on it are relative. */
const RELATIVE = 'https://relative.invalid';
const PROTOCOLS = ['https:', 'http:', 'mailto:'];
/** What a link in a README leads to: a fragment, a file of the repository, or a web page; undefined for any other. */
function linkTarget(href, origin) {
    if (href.startsWith('#'))
        return `#${ownId(href.slice(1))}`;
    const url = resolve(href, origin);
    return url && targetOf(url, false);
}
/** Where an image of a README is, and whether a page may load it; undefined for what is no image on the web. */
function imageTarget(src, origin) {
    const resolved = resolve(src, origin);
    if (resolved === undefined || resolved.protocol === 'mailto:')
        return undefined;
    const target = targetOf(resolved, true);
    const url = typeof target === 'string' ? target : placedLink(target, { ...origin, ...NOWHERE });
    if (url === undefined)
        return undefined;
    const { protocol, host } = new URL(url);
    return { target, url, mayLoad: protocol === 'https:' && origin.imageHosts.includes(host) };
}
/** Whether there is such a link does not depend on the commit. */
const NOWHERE = { commit: '', pageLink: () => undefined };
/** The link on a page; undefined where the web pages of the repository are not known. */
function placedLink({ path, hash, isImage }, place) {
    const links = sourceLinks(place);
    if (isImage)
        return links.raw(path);
    const directory = path.replace(/(^|\/)(README\.md)?$/i, '').replace(/\/$/, '');
    const page = place.pageLink(directory);
    if (page !== undefined)
        return `${page}${hash && fragmentOfPage(hash)}`;
    const file = links.file(path);
    return file && `${file}${hash}`;
}
/** A section of another page, which says what terraform-docs writes below that heading, or a heading of the README on it. */
function fragmentOfPage(hash) {
    const id = ownId(hash.slice(1));
    return `#${sanitize_SECTIONS.get(id.toLowerCase()) ?? id}`;
}
/** The id on a page for one that is written in a README. */
function ownId(id) {
    return `${ID_PREFIX}${id.replace(ID_PREFIX, '')}`;
}
function targetOf(url, isImage) {
    const path = relativePath(url);
    return path === undefined ? url.href : { path, hash: url.hash, isImage };
}
function resolve(text, { directory }) {
    const base = `${RELATIVE}/${directory === '' ? '' : `${encodeURI(directory)}/`}`;
    if (!URL.canParse(text.trim(), base))
        return undefined;
    const url = new URL(text.trim(), base);
    return PROTOCOLS.includes(url.protocol) ? url : undefined;
}
/** From the root of the repository; undefined for a link to another host. */
function relativePath(url) {
    const path = url.pathname.slice(1);
    return url.origin === RELATIVE ? ((0,base_url/* percentDecoded */.oF)(path) ?? path) : undefined;
}
function fileName(url) {
    return url === undefined ? 'image' : new URL(url).pathname.split('/').at(-1) || 'image';
}

;// CONCATENATED MODULE: ./lib/site/readme/readme.js










/** Depth of elements that are parsed: the time grows with the square of the depth. A deeper README is shown as text. */
const MAX_HTML_DEPTH = 500;
/** Bytes of the HTML of READMEs that is kept in memory, with their Markdown. What was not used for longest is made anew. */
const MAX_KEPT_README_BYTES = 8 * 1024 * 1024;
/** Characters of a README, or of a list of descriptions, that may mean something in Markdown or HTML: about a second of work. With more it is shown as text. */
const MAX_MARKS = 100_000;
/** Bytes of a README on the website. A longer one is cut at the end of a line, and says so. */
const MAX_README_BYTES = 512 * 1024;
/** @param run renders one of them; one for which it throws LIMIT_EXCEEDED is shown as text */
function readmeRenderer(highlight, run = run_work/* runWork */.d) {
    const markdown = markdownRenderer(highlight);
    const render = keptFor((text, origin) => {
        const asText = (note) => ({
            html: `<pre tabindex="0">${(0,base_html/* escapeHtml */.Z)(text)}</pre>`,
            links: [],
            notes: [note],
        });
        if (hasTooManyMarks(text))
            return asText(TOO_MANY);
        try {
            return run(() => {
                const html = markdown(text);
                return isTooDeep(html) ? asText(TOO_DEEP) : { ...sanitizeReadme(html, origin), notes: [] };
            });
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
                return asText(TOO_SLOW);
            throw error;
        }
    });
    return (bytes, place) => {
        const { text, notes } = readmeText(bytes, place.hasInterface ?? false);
        const safe = render(text, place);
        return { html: withLinks(safe, place), notes: [...notes, ...safe.notes] };
    };
}
/** The last results: one README is on two pages, and most directories of a version have those of the version before. */
function keptFor(render) {
    const kept = new bounded_map/* BoundedMap */.E(MAX_KEPT_README_BYTES);
    return (text, origin) => {
        const { repository, directory, imageHosts, hasInterface } = origin;
        const key = [repository, directory, hasInterface, ...imageHosts, text].join('\n');
        const known = kept.get(key);
        if (known !== undefined)
            return known;
        const safe = render(text, origin);
        kept.set(key, safe, safe.html.length * 2);
        return safe;
    };
}
const TOO_DEEP = `The README nests more than ${MAX_HTML_DEPTH} elements, so this is its text.`;
const TOO_MANY = `The README has more than ${MAX_MARKS} characters of Markdown, so this is its text.`;
const TOO_SLOW = 'The README takes too long to be rendered, so this is its text.';
/** What rendering costs grows with these. They are counted, as a time would be another one at each build. */
function hasTooManyMarks(text) {
    return (text.match(/[!#$%&()*+:<=>@[\\\]^_`{|}~\n-]/g)?.length ?? 0) > MAX_MARKS;
}
/** Elements without an end, and those that the next one of their kind ends. */
const FLAT = new Set('area br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '));
function isTooDeep(html) {
    let depth = 0;
    for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
        if (FLAT.has(name.toLowerCase()))
            continue;
        depth = Math.max(0, depth + (end === '/' ? -1 : 1));
        if (depth > MAX_HTML_DEPTH)
            return true;
    }
    return false;
}
const REPLACEMENT = '\u{fffd}';
/**
 * Reads UTF-8 and, by its mark, UTF-16. What neither can read is shown as U+FFFD, control characters as their code.
 * @param hasInterface whether the page has the interface, so that the tables that terraform-docs makes of it are left out
 */
function readmeText(bytes, hasInterface) {
    const isCut = bytes.length > MAX_README_BYTES;
    const encoding = encodingOf(bytes);
    const decoded = new TextDecoder(encoding).decode(bytes.subarray(0, MAX_README_BYTES));
    const text = isCut ? decoded.slice(0, decoded.lastIndexOf('\n') + 1 || decoded.length) : decoded;
    const notes = [
        ...(isCut ? [`The README is longer than ${MAX_README_BYTES / 1024} KiB. This is its beginning.`] : []),
        ...(encoding === 'utf-8' ? [] : ['The README is UTF-16, not UTF-8.']),
        ...(text.includes(REPLACEMENT)
            ? ['Some bytes of the README are no UTF-8. They are shown as \u{fffd}.']
            : []),
    ];
    const written = withoutFrontMatter(withVisibleControls(text));
    return { text: hasInterface ? withoutInterface(written) : written, notes };
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
/** The settings that other site generators read are no text. */
function withoutFrontMatter(text) {
    return text.replace(/^---\r?\n(?:(?:[\w-]{1,100}:|[ \t])[^\n]*\n){1,50}---\r?\n/, '');
}
/** The sections that terraform-docs writes. https://terraform-docs.io/reference/markdown-table/ */
const SECTION = /^(#{1,6})[ \t]+(?:requirements|providers|modules|resources|(?:required |optional )?inputs|outputs)[ \t]*(?:#+\s*)?$/i;
const BEGIN = /^<!-- *(?:BEGIN_TF_DOCS|BEGINNING OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/;
const END = /^<!-- *(?:END_TF_DOCS|END OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/;
const TABLE = /^\|[ \t]*Name[ \t]*\|[ \t]*(?:Description|Source|Type|Version)[ \t]*\|/i;
const readme_NOTHING = /^No (?:requirements|providers|modules|resources|inputs|outputs)\.\s*$/i;
const FENCE = /^ {0,3}(```|~~~)/;
/** The text without the sections of terraform-docs: all of a section between its marks, elsewhere its table. What people wrote stays. */
function withoutInterface(text) {
    const kept = [];
    const lines = text.split('\n');
    let isGenerated = false;
    let fence;
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        fence = fenceAfter(line, fence);
        if (BEGIN.test(line))
            isGenerated = true;
        if (END.test(line))
            isGenerated = false;
        const level = fence === undefined ? SECTION.exec(line)?.[1]?.length : undefined;
        const after = level === undefined ? undefined : sectionEnd(lines, at, isGenerated ? level : undefined);
        if (after === undefined)
            kept.push(line);
        else
            at = after - 1;
    }
    return kept.join('\n');
}
/** The line after what was made; undefined for a section that people wrote. @param level of the heading, for a section between the marks */
function sectionEnd(lines, heading, level) {
    let at = heading + 1;
    if (level !== undefined) {
        let fence;
        for (; at < lines.length; at += 1) {
            const line = lines[at] ?? '';
            fence = fenceAfter(line, fence);
            const next = fence === undefined ? /^(#{1,6})[ \t]/.exec(line)?.[1]?.length : undefined;
            if (END.test(line) || (next !== undefined && next <= level))
                return at;
        }
        return at;
    }
    while (/^\s*$/.test(lines[at] ?? '#'))
        at += 1;
    if (readme_NOTHING.test(lines[at] ?? ''))
        return at + 1;
    if (!TABLE.test(lines[at] ?? ''))
        return undefined;
    while ((lines[at] ?? '').startsWith('|'))
        at += 1;
    return at;
}
function fenceAfter(line, open) {
    const [, fence] = FENCE.exec(line) ?? [];
    if (fence === undefined)
        return open;
    return open === undefined ? fence : fence === open ? undefined : open;
}
/** Depth of lists and quotations in Markdown. Deeper ones are text. */
const MAX_MARKDOWN_NESTING = 60;
/** Footnotes of a README. References to more are text. */
const MAX_FOOTNOTES = 200;
/** GitHub's dialect of Markdown → HTML, which must still be sanitised. */
function markdownRenderer(highlight) {
    const markdown = new markdown_it/* default */.A({ html: true, linkify: true, maxNesting: MAX_MARKDOWN_NESTING });
    markdown.use(markdown_it_footnote/* default */.A);
    markdown.inline.ruler.before('footnote_inline', 'footnote_limit', limitFootnotes);
    // An address without a scheme is a file name more often than a site.
    markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
    for (const [name, rule] of GITHUB_RULES)
        markdown.core.ruler.push(name, rule);
    const { rules } = markdown.renderer;
    rules['table_open'] = () => '<div class="md-scroll" tabindex="0"><table>\n';
    rules['table_close'] = () => '</table></div>\n';
    rules['footnote_caption'] = (tokens, at) => String(Number(tokens[at]?.meta?.['id'] ?? 0) + 1);
    rules['code_block'] = (tokens, at) => codeBlock(tokens[at]?.content ?? '', '', highlight);
    rules['fence'] = (tokens, at) => {
        const { content = '', info = '' } = tokens[at] ?? {};
        return codeBlock(content, info.trim().split(/[\s{,]/, 1)[0] ?? '', highlight);
    };
    return (text) => markdown.render(text, {});
}
/** The plugin copies all that is before a footnote for each of them. */
function limitFootnotes(state, silent) {
    const { src, pos } = state;
    const { footnotes } = state.env;
    const isReference = src.startsWith('^[', pos) || src.startsWith('[^', pos);
    if (!isReference || (footnotes?.list?.length ?? 0) < MAX_FOOTNOTES)
        return false;
    if (!silent)
        state.pending += src[pos];
    state.pos += 1;
    return true;
}
function codeBlock(code, language, highlight) {
    const tokens = HCL.test(language) ? highlighted(code, highlight) : [{ text: code }];
    const html = tokens.map(({ text, kind }) => kind === undefined ? (0,base_html/* escapeHtml */.Z)(text) : `<span class="hl-${kind}">${(0,base_html/* escapeHtml */.Z)(text)}</span>`);
    return `<pre tabindex="0"><code>${html.join('')}</code></pre>\n`;
}
/** What GitHub's Markdown has beyond markdown-it: ids of headings, task lists, alerts, aligned cells. Each works on the tokens of a text. */
const GITHUB_RULES = [
    ['github_headings', nameHeadings],
    ['github_tasks', markTasks],
    ['github_alerts', markAlerts],
    ['github_cells', alignCells],
];
/** Each heading gets the id that GitHub gives it, and a link to itself. */
function nameHeadings({ tokens, Token: NewToken }) {
    const slugger = new github_slugger/* default */.A();
    tokens.forEach((token, at) => {
        const inline = tokens[at + 1];
        if (token.type !== 'heading_open' || inline?.children === null || inline === undefined)
            return;
        const text = inline.children
            .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'emoji')
            .map(({ content }) => content)
            .join('')
            .trim();
        const slug = slugger.slug(text);
        if (slug === '')
            return;
        token.attrSet('id', slug);
        const link = new NewToken('html_inline', '', 0);
        link.content = ` <a class="md-anchor" href="#${escapeAttribute(slug)}" aria-label="Link to “${escapeAttribute(text)}”">#</a>`;
        inline.children.push(link);
    });
}
function escapeAttribute(text) {
    return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
/** `- [x] done` */
function markTasks({ tokens }) {
    tokens.forEach((token, at) => {
        const [item, paragraph] = [tokens[at - 2], tokens[at - 1]];
        if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open' || item?.type !== 'list_item_open')
            return;
        const first = token.children?.[0];
        const [, mark, rest = ''] = /^\[([ xX])\] (.*)$/s.exec(first?.content ?? '') ?? [];
        if (first?.type !== 'text' || mark === undefined)
            return;
        first.content = `${mark === ' ' ? '☐' : '☑'} ${rest}`;
        item.attrJoin('class', 'md-task');
    });
}
const ALERTS = new Map([
    ['NOTE', 'Note'],
    ['TIP', 'Tip'],
    ['IMPORTANT', 'Important'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Caution'],
]);
/** `> [!NOTE]` */
function markAlerts({ tokens, Token: NewToken }) {
    const open = [];
    for (const [at, token] of tokens.entries()) {
        if (token.type === 'blockquote_close') {
            const start = open.pop();
            if (start !== undefined)
                token.tag = 'div';
        }
        if (token.type !== 'blockquote_open')
            continue;
        const inline = tokens[at + 2];
        const kind = alertOf(inline);
        open.push(kind === undefined ? undefined : token);
        if (kind === undefined || inline?.children === null || inline === undefined)
            continue;
        token.tag = 'div';
        token.attrSet('class', `md-alert md-alert-${kind.toLowerCase()}`);
        const title = new NewToken('html_inline', '', 0);
        title.content = `<strong class="md-alert-title">${ALERTS.get(kind)}</strong><br>`;
        const end = inline.children.findIndex(({ type }) => type === 'softbreak' || type === 'hardbreak');
        inline.children = [title, ...(end < 0 ? [] : inline.children.slice(end + 1))];
    }
}
function alertOf(inline) {
    const kind = /^\[!(\w+)\]\s*(\n|$)/
        .exec(inline?.type === 'inline' ? inline.content : '')?.[1]
        ?.toUpperCase();
    return kind !== undefined && ALERTS.has(kind) ? kind : undefined;
}
/** Styles do not reach a page, classes of ours do. */
function alignCells({ tokens }) {
    for (const token of tokens) {
        if (token.type !== 'td_open' && token.type !== 'th_open')
            continue;
        const align = /text-align:(right|center)/.exec(String(token.attrGet('style') ?? ''))?.[1];
        if (align !== undefined)
            token.attrSet('class', `md-${align}`);
    }
}
/** The names of HCL, as the fence of a README names the language of its code. */
const HCL = /^(hcl|terraform|tf|tfvars|opentofu|tofu)$/i;

;// CONCATENATED MODULE: ./lib/site/site.js










/**
 * @param registry the bytes of `registry.json`
 * Throws INDEX_INVALID, also for a wrong key below `site`.
 */
function createSite(registry, highlight, { run, basePath, isStatic = false } = {}) {
    const document = (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, registry);
    const settings = parseSiteSettings(registry);
    const url = new URL(document.url ?? 'https://registry.invalid');
    return {
        registry: document,
        settings,
        host: url.host,
        basePath: basePath ?? url.pathname.replace(/\/$/, ''),
        isStatic,
        stylesheet: asset('site', 'css', stylesheet(settings.color)),
        script: asset('site', 'js', SCRIPT),
        searchScript: asset('search', 'js', SEARCH_SCRIPT),
        compareScript: asset('compare', 'js', COMPARE_SCRIPT),
        icon: asset('icon', 'svg', iconOf(document.name, settings.color)),
        highlight,
        readme: readmeRenderer(highlight, run),
    };
}
/** What pages load. Each has a name of its content, so that pages change with it. */
function assetsOf(site) {
    return [site.stylesheet, site.script, site.searchScript, site.compareScript, site.icon];
}
/** The first letter of the name on the colour. */
function iconOf(name, color) {
    const [letter = ''] = name;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="#fff">${(0,base_html/* escapeHtml */.Z)(letter.toUpperCase())}</text></svg>\n`;
}
function asset(name, ending, content) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 12);
    return { path: `assets/${name}-${digest}.${ending}`, content };
}
/** For every page: nothing on it runs or is loaded but our own files, and the images that the registry allows. */
function contentSecurityPolicy({ settings }) {
    const images = ["'self'", ...settings.imageHosts.map((host) => `https://${host}`)].join(' ');
    return `default-src 'none'; style-src 'self'; script-src 'self'; img-src ${images}; connect-src 'self'; base-uri 'none'; form-action 'self'`;
}
/** The key `site` of `registry.json`: how the pages look, and what they may load. All of it is optional. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;
const siteSettings = schemas/* looseObject */._H3({
    /** One sentence below the name of the registry. */
    description: schemas/* string */.YjP().max(300, 'must have at most 300 characters').default(''),
    color: schemas/* string */.YjP()
        .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0b5cad')
        .default('#3556c8'),
    /** A file of the index. */
    logo: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*\.(svg|png|webp)$/, {
        error: 'must be the path of an svg, png or webp file in the index, such as logo.svg',
    })
        .optional(),
    imageHosts: schemas/* array */.YOg(schemas/* string */.YjP().regex(HOST, 'must be the name of a host, such as img.shields.io'))
        .default([]),
});
/** Reads the settings of the site from `registry.json`. Throws INDEX_INVALID, with the key and what it must be. */
function parseSiteSettings(registry) {
    const site = registry && (0,schema/* parseJson */.qF)(schemas/* looseObject */._H3({ site: schemas/* unknown */.L5J() }), registry)?.site;
    const parsed = siteSettings.safeParse(site ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const key = ['site', ...(issue?.path ?? [])].join('.');
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(key)} in ${paths/* REGISTRY_PATH */.aA} is not valid: it ${issue?.message ?? 'is unknown'}`, `correct ${key} in ${paths/* REGISTRY_PATH */.aA}, or take it out: docs/guides/website.md has the keys`);
}

;// CONCATENATED MODULE: ./lib/site/pages/layout.js




function viewOf(site, path) {
    // A host answers with the page of what is not found at any path.
    const isAnywhere = path === NOT_FOUND_PATH;
    return { site, path, link: (to) => (isAnywhere ? `${site.basePath}/${to}` : relativeLink(path, to)) };
}
/** Elements of hono are their HTML as text, unless one of them waits for something; none of ours does. */
function pageOf(element) {
    return `<!DOCTYPE html>\n${element.toString()}\n`;
}
function Layout({ view, title, description, crumbs = [], feed = '', script, children }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,jsx_runtime/* jsxs */.FD)("html", { lang: "en", children: [(0,jsx_runtime/* jsx */.Y)(Head, { view: view, title: title, description: description, feed: feed, script: script }), (0,jsx_runtime/* jsxs */.FD)("body", { children: [(0,jsx_runtime/* jsx */.Y)("a", { class: "skip", href: "#content", children: "Skip to content" }), (0,jsx_runtime/* jsx */.Y)("header", { class: "top", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "wrap", children: [(0,jsx_runtime/* jsx */.Y)(Brand, { view: view }), (0,jsx_runtime/* jsx */.Y)(Crumbs, { view: view, crumbs: crumbs }), view.path === SEARCH_PAGE ? null : (0,jsx_runtime/* jsx */.Y)(SearchField, { view: view })] }) }), (0,jsx_runtime/* jsx */.Y)("main", { class: "wrap", id: "content", children: children }), (0,jsx_runtime/* jsx */.Y)("footer", { class: "foot", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "wrap", children: [name, " \u00B7 Terraform and OpenTofu modules \u00B7 ", (0,jsx_runtime/* jsx */.Y)("a", { href: link(feedPath(feed)), children: "Feed" })] }) })] })] }));
}
function Head({ view, title, description, feed, script, }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,jsx_runtime/* jsxs */.FD)("head", { children: [(0,jsx_runtime/* jsx */.Y)("meta", { charset: "utf-8" }), (0,jsx_runtime/* jsx */.Y)("meta", { "http-equiv": "Content-Security-Policy", content: contentSecurityPolicy(site) }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "description", content: description }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "referrer", content: "strict-origin-when-cross-origin" }), (0,jsx_runtime/* jsx */.Y)("title", { children: title === '' ? name : `${title} · ${name}` }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "icon", href: link(logoOf(site)) }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "alternate", type: "application/atom+xml", title: "New versions", href: link(feedPath(feed)) }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "stylesheet", href: link(site.stylesheet.path) }), (0,jsx_runtime/* jsx */.Y)("script", { src: link(site.script.path), defer: true }), script === undefined ? null : (0,jsx_runtime/* jsx */.Y)("script", { src: link(script.path), defer: true })] }));
}
function Brand({ view: { site, link } }) {
    return ((0,jsx_runtime/* jsxs */.FD)("a", { class: "brand", href: link(''), children: [(0,jsx_runtime/* jsx */.Y)("img", { src: link(logoOf(site)), alt: "", width: "28", height: "28" }), site.registry.name] }));
}
/** Leads to the page that searches. */
function SearchField({ view }) {
    return ((0,jsx_runtime/* jsx */.Y)("search", { class: "find", children: (0,jsx_runtime/* jsxs */.FD)("form", { action: view.link(SEARCH_PAGE), children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Search modules" }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Search" })] }) }));
}
function logoOf({ settings, icon }) {
    return settings.logo ?? icon.path;
}
function Crumbs({ view, crumbs }) {
    if (crumbs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)("nav", { "aria-label": "Path", children: (0,jsx_runtime/* jsx */.Y)("ol", { class: "crumbs", children: crumbs.map(({ text, to }) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(to), children: text }) }))) }) }));
}

// EXTERNAL MODULE: ./lib/base/count.js
var base_count = __webpack_require__(7526);
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
        return link(versionPage(module.address, version));
    return version === (0,module_list/* latestOf */.Te)(module) ? link(modulePage(module.address)) : undefined;
}
/** The page of a directory of this version; undefined for one that has none. */
function directoryLinkOf({ module, content, link, versions }) {
    const { moduleInterface, version } = content;
    const directories = moduleInterface === undefined ? [] : [...moduleInterface.submodules, ...moduleInterface.examples];
    const paths = new Set(directories.map(({ path }) => path).filter(hasDirectoryPage));
    return (path) => {
        if (path === '')
            return link(versions.has(version) ? versionPage(module.address, version) : modulePage(module.address));
        return paths.has(path) && versions.has(version) && versions.hasDirectories(version)
            ? link(directoryPage(module.address, version, path))
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
        { text: namespace, to: namespacePage(namespace) },
        { text: `${name} · ${system}`, to: modulePage(address) },
    ];
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { ...page, feed: modulePage(address), crumbs: [...above, ...crumbs], children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: heading ?? name }), head] }), children] }));
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/html/index.js
var helper_html = __webpack_require__(5621);
;// CONCATENATED MODULE: ./lib/site/readme/inline.js






/** Characters of a description whose Markdown is rendered. A longer one is shown as text. */
const MAX_DESCRIPTION = 8192;
/** Bytes of the HTML of descriptions that is kept in memory: versions share most. What was not used for longest is made anew. */
const MAX_KEPT_BYTES = 2 * 1024 * 1024;
/** What a description may have: code, links and emphasis; an image is a link. All else stays as it is written, backslashes and HTML too. */
const RULES = ['text', 'linkify', 'backticks', 'emphasis', 'strikethrough', 'link', 'image', 'autolink'];
const RULES_AFTER = ['balance_pairs', 'emphasis', 'strikethrough', 'fragments_join'];
/** A fence in a description of several lines. */
const inline_FENCE = /^[ \t]*```[^\n`]*\n([\s\S]*?)^[ \t]*```[ \t]*$/gm;
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
    return hasTooManyMarks(descriptions.join('')) ? plainHtml : inlineHtml;
}
function plainHtml(text) {
    return (0,base_html/* escapeText */.X)(withVisibleControls(text.trim()));
}
/**
 * The Markdown of a description, without blocks, as HTML that is safe between tags: it goes through the lists of READMEs.
 * @param text as a module has it
 */
function inlineHtml(text) {
    const shown = withVisibleControls(text.trim());
    if (!MARKS.test(shown) || shown.length > MAX_DESCRIPTION)
        return (0,base_html/* escapeText */.X)(shown);
    const known = kept.get(shown);
    if (known !== undefined)
        return known;
    const html = sanitizeReadme(rendered(shown), { repository: '', directory: '', imageHosts: [] }).html;
    kept.set(shown, html, html.length * 2);
    return html;
}
function rendered(text) {
    const parts = text.split(inline_FENCE);
    return parts
        .map((part, at) => at % 2 === 0 ? markdown.renderInline(part) : `<code>${(0,base_html/* escapeHtml */.Z)(part.trimEnd())}</code>`)
        .join('');
}

;// CONCATENATED MODULE: ./lib/site/pages/parts.js






/** Small parts that several pages have. */
/** Text from a module: nothing in it is hidden, or changes the direction of what is around it. */
function parts_shown(text) {
    return withVisibleControls(text);
}
/** As {@link shown}, for what is between tags alone: quotes stay as they are there, which makes pages of code much shorter. */
function parts_text(content) {
    return (0,helper_html/* raw */.l)((0,base_html/* escapeText */.X)(parts_shown(content)));
}
/** @param descriptions all of a list */
function describer(descriptions) {
    const render = inlineRenderer(descriptions);
    return (description) => (0,helper_html/* raw */.l)(render(description));
}
function Code({ view, code, label, isHcl = false, schema }) {
    const tokens = isHcl ? highlighted(code, view.site.highlight) : [{ text: code }];
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
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [state.state === 'listed' ? ((0,jsx_runtime/* jsx */.Y)(NewerNote, { view: view })) : ((0,jsx_runtime/* jsxs */.FD)(Note, { kind: state.state, title: isOfModule ? 'This module is deprecated' : TITLES[state.state], children: [(0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet small", children: MEANINGS[state.state] })] })), content.problems.map((problem) => ((0,jsx_runtime/* jsx */.Y)(Note, { title: "Not all of this version can be shown", children: (0,jsx_runtime/* jsx */.Y)("p", { children: parts_shown(problem) }) })))] }));
}
/** Why, since when, and what to use instead. */
function MarkReason({ view, state }) {
    const { reason = '', date, link, replacement } = state;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [reason === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { dir: "auto", children: parts_shown(reason) }), replacement === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { children: ["Use ", (0,jsx_runtime/* jsx */.Y)(ReplacementLink, { view: view, replacement: replacement }), " instead."] })), date === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet small", children: ["Since ", (0,jsx_runtime/* jsx */.Y)(Day, { date: date }), link === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' · ', (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: link, children: "Why" })] }))] }))] }));
}
/** A version of another module may have no page of its own, so the link is to that module. */
function ReplacementLink({ view, replacement, }) {
    const { address, version } = (0,marks/* parseReplacement */.sH)(replacement);
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const isSame = text === (0,module_address/* formatModuleAddress */.wc)(view.module.address);
    const own = isSame && version !== undefined ? versionLink(view, version) : undefined;
    const page = view.graph.has(address) ? view.link(modulePage(address)) : undefined;
    const href = own ?? page;
    const name = version === undefined ? text : `${text} ${version}`;
    return href === undefined ? (0,jsx_runtime/* jsx */.Y)("span", { children: name }) : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: name });
}
function NewerNote({ view }) {
    const { module, content } = view;
    const latest = (0,module_list/* latestOf */.Te)(module);
    if (latest === undefined || (0,module_version/* compareVersions */.Zy)(content.version, latest) >= 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)(Note, { kind: "old", title: "There is a newer version", children: (0,jsx_runtime/* jsxs */.FD)("p", { children: ["The page of ", (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(modulePage(module.address)), children: "the module" }), " shows the latest version."] }) }));
}
/** Every version of a module, with its date and what people decided about it. */
function VersionsPage({ view }) {
    const { module } = view;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const versions = (0,module_version/* sortVersions */.M7)([...module.versions, ...module.removed].map(({ version }) => version));
    return ((0,jsx_runtime/* jsx */.Y)(ModuleLayout, { view: view, title: `Versions of ${address}`, description: `All ${(0,base_count/* counted */.h)(versions.length, 'version')} of ${address}`, crumbs: [{ text: 'versions', to: versionsPage(module.address) }], heading: "Versions", head: view.versions.areCompared ? ((0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(changesPage(module.address)), children: "Compare two versions" }) })) : null, children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: versions.map((version) => ((0,jsx_runtime/* jsx */.Y)(VersionRow, { view: view, version: version }))) }) }));
}
function VersionRow({ view, version }) {
    const { module } = view;
    const state = (0,version_state/* versionState */.M7)(module, version);
    const published = module.versions.find((listed) => listed.version === version);
    const href = published && versionLink(view, version);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "version-row", id: `version-${version}`, children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: href === undefined ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }) }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet", children: published === undefined ? null : (0,jsx_runtime/* jsx */.Y)(Day, { date: published.committedAt }) }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "latest", children: "latest" }) : null, (0,module_version/* isPrerelease */.V1)(version) ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "pre-release" }) : null, state.state === 'listed' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Tag, { kind: state.state, children: state.state }), (0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state })] }))] })] }));
}

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
        const comment = withVisibleControls(type === '' ? 'any' : shortType(parsedType));
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

;// CONCATENATED MODULE: ./lib/site/pages/registry-pages.js












/** Modules on the page of a namespace. The rest is found by search and in the catalog. */
const MAX_CARDS = 1000;
/** Releases on the first page, each by one of its modules. The catalog and the search have all modules. */
const RECENT_CARDS = 12;
/** The files that show no module. */
function registryFiles(site, graph) {
    return new Map([
        ['', () => homePage(site, graph)],
        [SEARCH_PAGE, () => searchPage(site, graph)],
        [NOT_FOUND_PATH, () => notFoundPage(site)],
        [feedPath(''), () => registryFeed(site, graph.modules)],
    ]);
}
/** @param modules those of the namespace */
function namespaceFiles(site, namespace, modules = []) {
    const page = namespacePage(namespace);
    return new Map([
        [page, () => pageOfNamespace(site, namespace, modules)],
        [feedPath(page), () => namespaceFeed(site, namespace, modules)],
    ]);
}
/** The front page: what the registry is, what is new in it, and how to use it. */
function homePage(site, graph) {
    const view = viewOf(site, '');
    const { registry, settings } = site;
    const count = graph.modules.length;
    const description = settings.description || 'A registry of Terraform and OpenTofu modules.';
    return pageOf((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: "", description: description, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: registry.name }), (0,jsx_runtime/* jsx */.Y)("p", { class: "lead", children: parts_shown(description) }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: (0,base_count/* counted */.h)(count, 'module') })] }), (0,jsx_runtime/* jsxs */.FD)(Section, { id: "recent", title: "Recently released", children: [count === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "No module has been published yet." }) : null, (0,jsx_runtime/* jsx */.Y)(ModuleCards, { view: view, groups: releasedTogether(graph.modules).slice(0, RECENT_CARDS) })] }), (0,jsx_runtime/* jsx */.Y)(Namespaces, { view: view, graph: graph }), (0,jsx_runtime/* jsx */.Y)(HowTo, { view: view, graph: graph })] }));
}
function Namespaces({ view, graph }) {
    if (graph.modules.length === 0)
        return null;
    const verified = new Set(view.site.registry.verified);
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "namespaces", title: "Namespaces", children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: Array.from(graph.namespaces, ([namespace, modules]) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: view.link(namespacePage(namespace)), children: namespace }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet small", children: (0,base_count/* counted */.h)(modules.length, 'module') }), verified.has(namespace) ? (0,jsx_runtime/* jsx */.Y)("span", { class: "tag tag-patch", children: "verified" }) : null] }))) }) }));
}
function HowTo({ view, graph }) {
    const { host, registry } = view.site;
    if (registry.url === null)
        return (0,jsx_runtime/* jsx */.Y)("p", { children: "This registry has no public URL yet." });
    const [newest] = graph.modules;
    const address = newest ?? { namespace: 'NAMESPACE', name: 'NAME', system: 'SYSTEM' };
    const version = versionConstraint((0,module_version/* parseVersion */.ot)(newest?.version ?? '1.0.0'));
    const used = { host, address, directory: '', version, inputs: [] };
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "use", title: "Use this registry", children: [(0,jsx_runtime/* jsx */.Y)("p", { children: "Name a module by its source and its versions. The page of each module has the block with its inputs." }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "two", children: [(0,jsx_runtime/* jsx */.Y)("div", { children: (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: usageBlock(used), label: "the module block", isHcl: true }) }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [(0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: 'terraform init\n# or\ntofu init\n', label: "the commands" }), registry.hosting === 'github-pages' ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["The host of this registry sends no headers. OpenTofu installs by version. Terraform installs by the URL of a version, such as ", (0,jsx_runtime/* jsx */.Y)("code", { children: `${registry.url}/v1/modules/…/source` }), "."] })) : null, (0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["If this registry is private, both clients take the token from ", (0,jsx_runtime/* jsx */.Y)("code", { children: tokenSetting(host) }), "."] })] })] }), (0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["Submodules are behind two slashes: ", (0,jsx_runtime/* jsx */.Y)("code", { children: moduleSource({ ...used, directory: 'modules/NAME' }) }), "."] })] }));
}
/**
 * The environment variable, or the block of the CLI configuration where no shell can export the variable: that of a port has a colon.
 * https://opentofu.org/docs/cli/config/config-file/#environment-variable-credentials
 */
function tokenSetting(host) {
    if (host.includes(':'))
        return `credentials "${host}" { token = "…" }`;
    return (0,base_url/* hostVariable */.ht)('TF_TOKEN_', host);
}
function pageOfNamespace(site, namespace, unsorted) {
    const path = namespacePage(namespace);
    const view = viewOf(site, path);
    const modules = unsorted.toSorted((a, b) => (`${a.name}/${a.system}` < `${b.name}/${b.system}` ? -1 : 1));
    const count = (0,base_count/* counted */.h)(modules.length, 'module');
    return pageOf((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: namespace, description: `The ${count} of ${namespace}`, feed: path, crumbs: [{ text: namespace, to: path }], children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: namespace }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: count })] }), (0,jsx_runtime/* jsx */.Y)(ModuleCards, { view: view, groups: modules.slice(0, MAX_CARDS).map((module) => [module]) }), modules.length <= MAX_CARDS ? null : (0,jsx_runtime/* jsxs */.FD)("p", { children: ["These are the first ", MAX_CARDS, "."] })] }));
}
/** Each with the others of its repository whose newest version is of the same commit date, then these by themselves. */
function releasedTogether(modules) {
    const release = ({ id, source, updated_at }) => (source === '' ? id : `${source} ${updated_at}`);
    const groups = [...(0,group/* groupBy */.$)(modules, release).values()];
    // The first page of few repositories would be empty without the others.
    return [...groups, ...groups.flatMap(([, ...others]) => others.map((other) => [other]))];
}
function ModuleCards({ view, groups }) {
    return ((0,jsx_runtime/* jsx */.Y)("ul", { class: "grid", children: groups.map(([module, ...others]) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "card", children: [(0,jsx_runtime/* jsxs */.FD)("a", { href: view.link(modulePage(module)), children: [module.namespace, "/", (0,jsx_runtime/* jsx */.Y)("wbr", {}), module.name, "/", (0,jsx_runtime/* jsx */.Y)("wbr", {}), module.system] }), (0,jsx_runtime/* jsx */.Y)("p", { dir: "auto", children: parts_shown(module.description) }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "small quiet", children: [module.version, " \u00B7 ", (0,jsx_runtime/* jsx */.Y)(Day, { date: module.updated_at }), others.length === 0 ? null : ` · with ${(0,base_count/* counted */.h)(others.length, 'other module')}`] })] }))) }));
}
/** The page that searches: a script fills in what it finds. Without scripts it leads to the namespaces. */
function searchPage(site, graph) {
    const view = viewOf(site, SEARCH_PAGE);
    const namespaces = [...graph.namespaces.keys()];
    const systems = [...new Set(graph.modules.map(({ system }) => system))].sort();
    const choice = (label, values) => ((0,jsx_runtime/* jsxs */.FD)("select", { name: label.toLowerCase(), "aria-label": label, children: [(0,jsx_runtime/* jsxs */.FD)("option", { value: "", children: ["All ", label.toLowerCase(), "s"] }), values.map((value) => ((0,jsx_runtime/* jsx */.Y)("option", { value: value, children: value })))] }));
    return pageOf((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: "Search", description: `Search the modules of ${site.registry.name}`, script: site.searchScript, children: [(0,jsx_runtime/* jsx */.Y)("div", { class: "head", children: (0,jsx_runtime/* jsx */.Y)("h1", { children: "Search" }) }), (0,jsx_runtime/* jsx */.Y)("search", { children: (0,jsx_runtime/* jsxs */.FD)("form", { class: "search", "data-search": true, children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Name, description, input, output, resource type", autocomplete: "off", spellcheck: false }), choice('Namespace', namespaces), choice('System', systems), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Search" })] }) }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", role: "status", id: "found" }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", id: "results" }), (0,jsx_runtime/* jsxs */.FD)("noscript", { children: [(0,jsx_runtime/* jsx */.Y)("p", { children: "Search is a script of this page, and this browser runs none. These are the namespaces; their pages list every module." }), (0,jsx_runtime/* jsx */.Y)("ul", { children: namespaces.map((namespace) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(namespacePage(namespace)), children: namespace }) }))) })] })] }));
}
function notFoundPage(site) {
    return messagePage(viewOf(site, NOT_FOUND_PATH), {
        title: 'Not found',
        message: 'There is no such module, version or page in this registry.',
    });
}
/** A module whose `module.json` is damaged, or that has no version. */
function emptyModulePage(site, address, message) {
    return messagePage(viewOf(site, modulePage(address)), { title: (0,module_address/* formatModuleAddress */.wc)(address), message });
}
/** A page that says why there is nothing else on it. */
function messagePage(view, { title, message }) {
    return pageOf((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: title, description: message, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: title }), (0,jsx_runtime/* jsx */.Y)("p", { class: "lead", children: message })] }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(''), children: "All modules" }) })] }));
}

// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(125);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var read_readme = __webpack_require__(1548);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/site/pages/facts.js










/** Versions beside a module. A page of its own has all. */
const RECENT_VERSIONS = 6;
/** Beside a version: where it is from, what it needs, and other versions. */
function Facts({ view }) {
    const { release, moduleInterface } = view.content;
    const source = sourceLinks(sourceOf(view.content, view.module));
    const { requiredVersions = [], providers = [] } = moduleInterface?.root ?? {};
    const { repository } = source;
    const license = release?.license;
    return ((0,jsx_runtime/* jsx */.Y)("aside", { class: "facts", "aria-label": "Facts", children: (0,jsx_runtime/* jsxs */.FD)("dl", { children: [release === undefined ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Published", children: (0,jsx_runtime/* jsx */.Y)(Day, { date: release.committedAt }) })), repository === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(Fact, { name: "Source", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: repository, children: repository.replace(/^https:\/\//, '') }), release === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' at ', (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: source.commit, children: parts_shown(release.tag) })] }))] })), license === undefined ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Licence", children: (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: source.file(license.file), children: parts_shown(license.identifier ?? `see ${license.file}`) }) })), requiredVersions.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Terraform, OpenTofu", children: parts_shown((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })), providers.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Providers", children: parts_shown(providers.map(({ name }) => name).join(', ')) })), (0,jsx_runtime/* jsx */.Y)(Fact, { name: "Versions", children: (0,jsx_runtime/* jsx */.Y)(RecentVersions, { view: view }) })] }) }));
}
function Fact({ name, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("dt", { children: name }), (0,jsx_runtime/* jsx */.Y)("dd", { children: children })] }));
}
function RecentVersions({ view }) {
    const { module, content, link } = view;
    if (!isShown(view))
        return (0,jsx_runtime/* jsx */.Y)("a", { href: link(versionsPage(module.address)), children: "all versions" });
    const versions = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    return ((0,jsx_runtime/* jsxs */.FD)("ul", { children: [versions.slice(0, RECENT_VERSIONS).map((version) => {
                const href = versionLink(view, version);
                const { state } = (0,version_state/* versionState */.M7)(module, version);
                const isThis = version === content.version;
                return ((0,jsx_runtime/* jsxs */.FD)("li", { children: [href === undefined || isThis ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }), ' ', state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: state, children: state })] }));
            }), versions.length <= RECENT_VERSIONS ? null : ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("a", { href: link(versionsPage(module.address)), children: ["all ", versions.length] }) }))] }));
}
/** Where a version comes from, and how anybody checks that. */
function Provenance({ view }) {
    const { release } = view.content;
    if (release === undefined)
        return null;
    const source = sourceLinks({ repository: release.repository.url, commit: release.commit });
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "provenance", title: "Provenance", children: [(0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)(Row, { name: "Repository", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: source.repository, children: parts_shown(release.repository.url || 'not known') }), release.path === '' ? null : (0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [" in ", parts_shown(release.path)] })] }), (0,jsx_runtime/* jsx */.Y)(Row, { name: "Tag", children: parts_shown(release.tag) }), (0,jsx_runtime/* jsxs */.FD)(Row, { name: "Commit", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: source.commit, children: (0,jsx_runtime/* jsx */.Y)("code", { children: release.commit }) }), ", ", (0,jsx_runtime/* jsx */.Y)(Day, { date: release.committedAt })] }), (0,jsx_runtime/* jsxs */.FD)(Row, { name: "Package", children: [(0,jsx_runtime/* jsx */.Y)("code", { children: release.package.digest }), ", ", sizeText(release.package.size), ", ", release.package.files, ' ', "files"] }), release.packages.map(({ kind, location }) => ((0,jsx_runtime/* jsx */.Y)(Row, { name: `Location (${parts_shown(kind)})`, children: (0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(location) }) })))] }), (0,jsx_runtime/* jsx */.Y)("h3", { children: "Verify it" }), (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: verification(release, view.site.registry.url, source.repository), label: "the commands" }), (0,jsx_runtime/* jsx */.Y)(Badge, { view: view })] }));
}
/** On the page of the module alone: the badge shows what it shows. */
function Badge({ view }) {
    const { address } = view.module;
    const { url } = view.site.registry;
    if (url === null || view.path !== modulePage(address))
        return null;
    const text = `[![${(0,module_address/* formatModuleAddress */.wc)(address)}](${url}/${badgePath(address)})](${url}/${modulePage(address)})\n`;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("h3", { children: "Badge" }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("img", { src: view.link(badgePath(address)), alt: "The badge of this module", height: "20" }) }), (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: text, label: "the badge as Markdown" })] }));
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
const interface_fields_rendered = new WeakMap();
/** Inputs and outputs, which are the same on every page that shows the directory: they are rendered once. */
function Fields({ directory }) {
    const known = interface_fields_rendered.get(directory);
    if (known !== undefined)
        return known;
    const { inputs, outputs } = directory;
    const describe = describer([
        ...[...inputs, ...outputs].flatMap(({ description, deprecated }) => [description, deprecated]),
        ...inputs.flatMap(({ validations }) => validations.map(({ message }) => message)),
    ]);
    const fields = (0,helper_html/* raw */.l)(String((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Inputs, { inputs: inputs, describe: describe }), (0,jsx_runtime/* jsx */.Y)(Outputs, { outputs: outputs, describe: describe })] })));
    interface_fields_rendered.set(directory, fields);
    return fields;
}
function Inputs({ inputs, describe }) {
    const required = inputs.filter((input) => input.required);
    const optional = inputs.filter((input) => !input.required);
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "inputs", title: "Inputs", children: [inputs.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no inputs." }) : null, (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Required", inputs: required, describe: describe }), (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Optional", inputs: optional, describe: describe })] }));
}
function InputList({ title, inputs, describe }) {
    if (inputs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: inputs.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: inputs.map((input) => ((0,jsx_runtime/* jsx */.Y)(InputField, { input: input, describe: describe }))) })] }));
}
function InputField({ input, describe }) {
    const { type, parsedType, required, validations, default: value } = input;
    const short = isLong(type) ? shortType(parsedType) : type || 'any';
    const hasFold = !required && isLong(value);
    return ((0,jsx_runtime/* jsxs */.FD)(Field, { kind: "input", field: input, type: required || hasFold ? short : `${short} = ${value}`, isRequired: required, describe: describe, children: [isLong(type) ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Type", text: withoutMargin(type) }) : null, hasFold ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Default", text: value }) : null, validations.map(({ message }) => ((0,jsx_runtime/* jsx */.Y)(Text, { text: message, describe: describe })))] }));
}
function Outputs({ outputs, describe, }) {
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "outputs", title: "Outputs", children: outputs.length === 0 ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no outputs." })) : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: outputs.map((output) => ((0,jsx_runtime/* jsx */.Y)(Field, { kind: "output", field: output, type: output.type && shortType(output.type), describe: describe }))) })) }));
}
/** What inputs and outputs have in common, then the rest of an input. */
function Field({ kind, field, type, isRequired = false, describe, children }) {
    const { name, description, deprecated, sensitive, ephemeral } = field;
    return ((0,jsx_runtime/* jsxs */.FD)("li", { id: `${kind}-${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}`, children: [(0,jsx_runtime/* jsx */.Y)("b", { children: parts_text(name) }), type === undefined ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: parts_text(type) }), isRequired ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "required", children: "required" }) : null, sensitive ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "sensitive" }) : null, ephemeral ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "ephemeral" }) : null, 'const' in field && field.const ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "const" }) : null, deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "deprecated", children: "deprecated" }), (0,jsx_runtime/* jsx */.Y)(Text, { text: description, describe: describe }), deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(Text, { text: `Deprecated: ${deprecated}`, describe: describe }), children] }));
}
function Text({ text: written, describe }) {
    return written.trim() === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { children: describe(written) });
}
function Fold({ title, text: folded }) {
    return ((0,jsx_runtime/* jsxs */.FD)("details", { children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: title }), (0,jsx_runtime/* jsx */.Y)("pre", { tabindex: 0, children: parts_text(folded) })] }));
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
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "resources", title: "Resources", children: [resources.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no resources of its own." }) : null, MODES.map(([mode, title]) => {
                const ofMode = resources.filter((resource) => resource.mode === mode);
                if (ofMode.length === 0)
                    return null;
                return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: ofMode.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list pairs", children: ofMode.map(({ type, name, file, line }) => ((0,jsx_runtime/* jsxs */.FD)("li", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(`${type}.${name}`) }), (0,jsx_runtime/* jsx */.Y)("small", { children: (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: lineLink(file, line), children: parts_shown(`${file}:${line}`) }) })] }))) })] }));
            })] }));
}
function Requirements({ directory: { providers, requiredVersions } }) {
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "requirements", title: "Requirements", children: (0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: "Terraform, OpenTofu" }), (0,jsx_runtime/* jsx */.Y)("code", { children: requiredVersions.length === 0 ? 'any version' : parts_shown((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })] }), providers.map(({ name, source, constraints, aliases }) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: parts_shown(source === '' ? `hashicorp/${name}` : source) }), (0,jsx_runtime/* jsx */.Y)("code", { children: constraints.length === 0 ? 'any version' : parts_shown((0,version_constraint/* formatConstraints */.sW)(constraints)) }), aliases.map((alias) => ((0,jsx_runtime/* jsx */.Y)(Tag, { children: parts_shown(`needs ${alias}`) })))] })))] }) }));
}
function Dependencies({ view, directory }) {
    const { calls } = directory;
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "dependencies", title: "Dependencies", children: (0,jsx_runtime/* jsx */.Y)(List, { empty: "This module calls no other module.", children: calls.map((call) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name mono", children: parts_shown(call.name) }), (0,jsx_runtime/* jsx */.Y)(CallSource, { view: view, directory: directory, call: call }), call.version === '' ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(call.version) })] }) }))) }) }));
}
/** Linked where this registry has the module. */
function CallSource({ view, call, directory }) {
    const source = (0,module_source/* parseRegistrySource */.CL)(call.source);
    const text = (0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(call.source) });
    if (source?.host === view.site.host.toLowerCase() && view.graph.has(source.address))
        return ((0,jsx_runtime/* jsx */.Y)("a", { href: view.link(modulePage(source.address)), title: (0,module_address/* formatModuleAddress */.wc)(source.address), children: text }));
    const path = (0,module_files/* isLocal */.IX)(call.source) ? (0,module_files/* resolvePath */.o1)(directory.path, call.source) : undefined;
    const local = path === undefined ? undefined : directoryLinkOf(view)(path);
    return local === undefined ? text : (0,jsx_runtime/* jsx */.Y)("a", { href: local, children: text });
}
/** What a caller of the version before notices. docs/reference/interface.md has the rules. */
function Changes({ view }) {
    const { previous, content } = view;
    if (previous === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "changes", title: "Changes", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This is the first version." }) }));
    const [before, after] = [previous.moduleInterface, content.moduleInterface];
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "changes", title: `Changes since ${previous.version}`, children: [before === undefined || after === undefined ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet", children: ["Not known: the index has no interface of ", before === undefined ? previous.version : content.version, "."] })) : ((0,jsx_runtime/* jsx */.Y)(ChangeList, { before: before, after: after, link: versionLink(view, previous.version) })), view.versions.areCompared ? ((0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: `${view.link(changesPage(view.module.address))}?to=${content.version}`, children: "Compare with another version" }) })) : null] }));
}
/** @param link to the version before */
function ChangeList({ before, after, link, }) {
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(before, after);
    if (changes.length === 0)
        return (0,jsx_runtime/* jsx */.Y)("p", { children: NO_CHANGES });
    if (changes.length > MAX_LISTED)
        return (0,jsx_runtime/* jsxs */.FD)("p", { children: ["More than ", MAX_LISTED, " changes, too many for a page."] });
    const severity = (0,required_bump/* requiredBump */.eC)(changes);
    const steps = (0,upgrade_steps/* upgradeSteps */.C)(before, after, changes);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("p", { children: [(0,jsx_runtime/* jsx */.Y)(Tag, { kind: severity, children: severity }), " ", VERDICTS[severity], ' ', link === undefined ? null : (0,jsx_runtime/* jsx */.Y)("a", { href: link, children: "The version before" })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: (0,diff_change/* bySeverity */.Np)(changes).map((change) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "change", children: [(0,jsx_runtime/* jsx */.Y)("span", { children: (0,jsx_runtime/* jsx */.Y)(Tag, { kind: change.severity, children: change.severity }) }), (0,jsx_runtime/* jsxs */.FD)("span", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(change.subject) }), " ", parts_shown((0,diff_change/* textBesideSubject */.Ut)(change))] })] }))) }), steps.length === 0 ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("h3", { children: "How to upgrade" }), (0,jsx_runtime/* jsx */.Y)("ul", { children: steps.map((step) => ((0,jsx_runtime/* jsx */.Y)("li", { children: parts_shown(step) }))) })] }))] }));
}
/** Links to lines of files, whose paths are those of the module. Pages of other versions lead to their commit alone. */
function lineLinkOf(view) {
    if (!isShown(view))
        return () => undefined;
    const { module, content } = view;
    const source = sourceLinks(sourceOf(content, module));
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
    const isModulePage = view.path === modulePage(module.address);
    const description = content.release?.description ?? '';
    return ((0,jsx_runtime/* jsxs */.FD)(ModuleLayout, { view: view, title: titleOf(view), description: parts_shown(description) || `The module ${name} for ${system}`, crumbs: isModulePage ? [] : [versionCrumb(view)], head: (0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Versions, { view: view }), description === '' ? null : ((0,jsx_runtime/* jsx */.Y)("p", { class: "lead", dir: "auto", children: parts_shown(description) }))] }), children: [(0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: content.moduleInterface && (0,module_interface/* calledDirectory */.Rn)(content.moduleInterface) }), (0,jsx_runtime/* jsx */.Y)(Body, { view: view, directory: content.moduleInterface?.root, readme: content.readme, isVersion: true })] }));
}
function versionCrumb({ module, content }) {
    return { text: content.version, to: versionPage(module.address, content.version) };
}
function Versions({ view }) {
    const { module, content, link } = view;
    const { state } = (0,version_state/* versionState */.M7)(module, content.version);
    const versions = isShown(view) ? (0,base_count/* counted */.h)(module.versions.length, 'version') : 'all versions';
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), content.version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "latest", children: "latest" }) : null, state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: state, children: state }), (0,jsx_runtime/* jsx */.Y)("a", { href: link(versionsPage(module.address)), children: versions })] }));
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
        version: isLatest ? versionConstraint(content.version) : content.version,
        inputs: directory?.inputs ?? [],
    };
    const schema = directory && schemaLink(view, directory.path);
    const fillable = used.inputs.length === 0 ? undefined : schema;
    const leaves = content.moduleInterface && (0,module_files/* leavingCalls */.aC)(content.moduleInterface, used.directory).length > 0;
    const readsBeside = used.directory === '' && content.release?.packageRoot !== undefined;
    return ((0,jsx_runtime/* jsxs */.FD)("div", { id: "usage", children: [(0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: usageBlock(used), label: "the module block", isHcl: true, schema: fillable }), site.isStatic && (leaves || readsBeside) ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small", children: ["The module calls or reads what is beside its directory: OpenTofu installs it from here, Terraform only from a registry that ", (0,jsx_runtime/* jsx */.Y)("code", { children: "module-registry serve" }), " answers."] })) : null, schema === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: [used.directory === '' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: ["Source: ", (0,jsx_runtime/* jsx */.Y)("code", { children: moduleSource(used) }), " \u00B7", ' '] })), (0,jsx_runtime/* jsx */.Y)("a", { href: schema, children: "JSON Schema of the inputs" })] }))] }));
}
/** The JSON Schema beside the page of a directory; undefined where there is no such page. */
function schemaLink(view, path) {
    const { module, content, link } = view;
    if (path === '')
        return link(schemaPath(versionPage(module.address, content.version)));
    const page = directoryLinkOf(view)(path);
    return page && schemaPath(page);
}
/** All that is known, with the facts beside it. */
function Body({ view, directory, readme, isVersion }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Contents, { view: view, directory: directory, readme: readme, isVersion: isVersion }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "columns", children: [(0,jsx_runtime/* jsxs */.FD)("div", { children: [readme === undefined && !isVersion ? null : ((0,jsx_runtime/* jsx */.Y)(Readme, { view: view, bytes: readme, path: directory?.path ?? '' })), directory === undefined || isTooLong(directory) ? ((0,jsx_runtime/* jsx */.Y)(Section, { id: "inputs", title: "Interface", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: directory === undefined ? UNKNOWN : TOO_LONG }) })) : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Fields, { directory: directory }), isVersion ? (0,jsx_runtime/* jsx */.Y)(Directories, { view: view }) : null, (0,jsx_runtime/* jsx */.Y)(InterfaceLists, { view: view, directory: directory })] })), isVersion && isShown(view) ? (0,jsx_runtime/* jsx */.Y)(Dependents, { view: view }) : null, isVersion ? (0,jsx_runtime/* jsx */.Y)(Changes, { view: view }) : null, isVersion ? (0,jsx_runtime/* jsx */.Y)(Provenance, { view: view }) : null] }), (0,jsx_runtime/* jsx */.Y)(Facts, { view: view })] })] }));
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
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "readme", title: "README", children: [notes.map((note) => ((0,jsx_runtime/* jsx */.Y)(Note, { title: note }))), html === undefined ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The index has no README of this version." })) : ((0,jsx_runtime/* jsx */.Y)("div", { class: "readme", children: (0,helper_html/* raw */.l)(html) }))] }));
}
function Directories({ view }) {
    const { content, module } = view;
    const { submodules = [], examples = [] } = content.moduleInterface ?? {};
    const linkOf = directoryLinkOf(view);
    const source = sourceLinks(sourceOf(content, module));
    const inSource = (path) => source.file([content.release?.path ?? '', path].filter((part) => part !== '').join('/'));
    const list = (title, directories) => {
        const summaries = directories.map(({ readme }) => (0,read_readme/* summaryFromReadme */.T)(readme));
        const describe = describer(summaries);
        return directories.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Section, { id: title.toLowerCase(), title: title, children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: directories.map(({ path, inputs, outputs }, at) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: linkOf(path) ?? inSource(path), children: parts_shown(path) }) }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "quiet small", children: [(0,base_count/* counted */.h)(inputs.length, 'input'), ", ", (0,base_count/* counted */.h)(outputs.length, 'output')] }), (0,jsx_runtime/* jsx */.Y)(Summary, { text: summaries[at] ?? '', describe: describe })] }))) }) }));
    };
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [list('Submodules', submodules), list('Examples', examples)] }));
}
/** What a submodule or an example says of itself first. */
function Summary({ text, describe }) {
    return text === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { children: describe(text) });
}
function Dependents({ view }) {
    const dependents = view.graph.dependentsOf(view.module.address);
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "dependents", title: "Used by", children: (0,jsx_runtime/* jsx */.Y)(List, { empty: "No module of this registry calls it in its latest version.", children: dependents.map((dependent) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: view.link(modulePage(dependent)), children: (0,module_address/* formatModuleAddress */.wc)(dependent) }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet small", dir: "auto", children: parts_shown(dependent.description) })] }))) }) }));
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
    const crumb = { text: path, to: directoryPage(module.address, content.version, path) };
    return ((0,jsx_runtime/* jsxs */.FD)(ModuleLayout, { view: view, title: parts_shown(`${titleOf(view)} ${path}`), description: `The ${kind} ${parts_shown(path)} of ${titleOf(view)}`, crumbs: [versionCrumb(view), crumb], heading: parts_shown(path.split('/').at(-1) ?? path), head: (0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), (0,jsx_runtime/* jsx */.Y)(Tag, { children: kind })] }), children: [(0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), kind === 'submodule' ? (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: directory }) : null, (0,jsx_runtime/* jsx */.Y)(Body, { view: view, directory: directory, readme: readme, isVersion: false })] }));
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
    const version = paged && (path === modulePage(address) ? paged.versions.shown : versionIn(path, paged));
    if (paged === undefined || version === undefined || files.has(path))
        return files;
    return versionFiles(paged, version, versionReader(request.read, address));
}
/** The module, unless its `module.json` is damaged, and the files that are of no version. */
async function openModule({ site, graph, pages, read }, address) {
    const parsed = await readModule(read, address);
    const files = new Map();
    const root = modulePage(address);
    if (parsed === undefined)
        return { files };
    if ('problem' in parsed)
        return { files: files.set(root, () => emptyModulePage(site, address, parsed.problem)) };
    const module = parsed.value;
    const versions = pagedVersions(module, pages);
    const paged = { site, graph, module, versions };
    if (versions.shown === undefined)
        files.set(root, () => emptyModulePage(site, address, 'This module has no published version.'));
    files.set(versionsPage(address), () => pageOf((0,jsx_runtime/* jsx */.Y)(VersionsPage, { view: viewAt(versionsPage(address), paged) })));
    if (versions.areCompared)
        files.set(changesPage(address), () => pageOf((0,jsx_runtime/* jsx */.Y)(ChangesPage, { view: viewAt(changesPage(address), paged) })));
    files.set(feedPath(root), () => moduleFeed(site, module));
    files.set(badgePath(address), () => moduleBadge(site, module));
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
        const content = await readVersionContent(read, { address, version }, like);
        const [oldest] = kept.keys();
        if (kept.size > 2 && oldest !== undefined)
            kept.delete(oldest);
        kept.set(version, content);
        return content;
    };
}
function viewAt(path, paged) {
    return { ...viewOf(paged.site, path), ...paged };
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
        return pageOf((0,jsx_runtime/* jsx */.Y)(VersionPage, { view: { ...viewAt(path, paged), content, previous } }));
    });
    const own = versionPage(address, version);
    if (version === versions.shown)
        addPage(modulePage(address));
    addPage(own);
    if (moduleInterface === undefined)
        return files;
    const title = `${(0,module_address/* formatModuleAddress */.wc)(address)} ${version}`;
    const addSchema = (page, name, { inputs }) => files.set(schemaPath(page), () => `${JSON.stringify(inputSchema(name, inputs))}\n`);
    addSchema(own, title, moduleInterface.root);
    for (const known of versions.hasDirectories(version) ? directoriesOf(moduleInterface) : []) {
        const { directory, kind } = known;
        const path = directoryPage(address, version, directory.path);
        const view = { ...viewAt(path, paged), content, previous: undefined };
        files.set(path, () => pageOf((0,jsx_runtime/* jsx */.Y)(DirectoryPage, { view: view, ...known })));
        if (kind === 'submodule')
            addSchema(path, `${title} ${directory.path}`, directory);
    }
    if (versions.areCompared)
        files.set(`${own}${INTERFACE_FILE}`, () => comparedBytes(moduleInterface));
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
    ].filter(({ directory }) => hasDirectoryPage(directory.path));
}
/** The version whose files are around a path. */
function versionIn(path, { module }) {
    const [name = ''] = path.slice(modulePage(module.address).length).split('/');
    return module.versions.find(({ version }) => version === name)?.version;
}
/** What changed between any two versions. The script makes a form of the list; without it each leads to what changed in it. */
function ChangesPage({ view }) {
    const { module, versions, link, site } = view;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    return ((0,jsx_runtime/* jsx */.Y)(ModuleLayout, { view: view, title: `Changes of ${address}`, description: `What changed between two versions of ${address}`, crumbs: [{ text: 'changes', to: changesPage(module.address) }], heading: "Changes", script: site.compareScript, children: (0,jsx_runtime/* jsx */.Y)("ul", { id: "versions", children: versions.list.map((version) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: `${link(versionPage(module.address, version))}#changes`, children: version }) }))) }) }));
}

// EXTERNAL MODULE: ./lib/site/profile.js
var site_profile = __webpack_require__(8978);
// EXTERNAL MODULE: ./lib/site/site-state.js
var site_state = __webpack_require__(2688);
;// CONCATENATED MODULE: ./lib/site/build-site.js


















/** The website. */
/** Files of the index that are read at the same time. The rest waits. */
const READ_AT_ONCE = 200;
/**
 * Writes the protocol files of an index and the pages of its modules. After an earlier run it writes what changed since; a new
 * version of this tool, other options or another `registry.json` change every page. Throws INDEX_INVALID, INDEX_UNREACHABLE.
 */
async function buildSite(request) {
    const { snapshot, output, highlight, pages, profile } = request;
    const registry = (await snapshot.read([paths/* REGISTRY_PATH */.aA])).get(paths/* REGISTRY_PATH */.aA);
    if (registry === undefined)
        throw (0,index_files/* notAnIndex */.jy)();
    const site = createSite(registry, highlight, { isStatic: true });
    const basis = digestOf([
        tool_version/* RENDERER */.G,
        profile,
        (0,site_profile/* hasPages */.jp)(profile) ? pages : '',
        ...assetsOf(site).map(({ path }) => path),
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
    return known ?? differingPaths((0,snapshot_contents/* contentsOf */.K)(snapshot), { output, state, profile });
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
        this.#contents = (0,snapshot_contents/* contentsOf */.K)(request.snapshot);
    }
    report(isWhole) {
        const { commit } = this.#request.snapshot;
        return { status: 'built', commit, isWhole, ...this.#counts, written: this.#written.size };
    }
    /** Writes all files, and removes what is no part of the site any more. */
    async whole() {
        const { graph, search } = await this.#catalog();
        if ((0,site_profile/* hasPages */.jp)(this.#request.profile))
            await this.#shared(graph, search);
        for await (const files of this.#contents.list())
            for (const batch of (0,slices/* slices */.w)(files, READ_AT_ONCE))
                await this.#copyWithPages(batch, graph);
        this.#counts.removed += this.#request.output.removeOthers('', this.#written);
        return dependentsDigests(graph);
    }
    /** What is of no module. Another look is another basis, with which all is made anew. */
    async #shared(graph, search) {
        await this.#lists(graph, graph.namespaces.keys());
        for (const { path, content } of assetsOf(this.#site))
            this.#write(path, content);
        await this.#search(search);
    }
    /** Writes what changed. @param paths of the index */
    async part(paths, state) {
        const { output, snapshot } = this.#request;
        for (const path of paths) {
            const file = { path, isSpecial: false, oid: `${snapshot.commit}:${path}` };
            if ((0,site_profile/* isInProfile */.ZP)(this.#request.profile, path) && !(await this.#copy(file)))
                output.remove(path);
        }
        if (!(0,site_profile/* hasPages */.jp)(this.#request.profile))
            return new Map();
        const { graph, search } = await this.#catalog();
        const dependents = dependentsDigests(graph);
        const modules = changedModules(paths);
        // Who calls a module has a link to it, as long as it is there.
        const moved = await this.#moved([...modules].map(module_address/* splitAddress */.lS), graph);
        const callers = new Set(moved.flatMap((address) => graph.dependentsOf(address).map(module_address/* formatModuleAddress */.wc)));
        Object.assign(this.versions, state.versions);
        for (const address of new Set([...modules, ...movedDependents(state, dependents), ...callers])) {
            const digests = callers.has(address) ? undefined : state.versions[address];
            const isChanged = (version) => contentFiles(address, version).some((path) => paths.has(path));
            await this.#module(address, graph, digests && { digests, isChanged });
        }
        await this.#lists(graph, new Set([...modules].map((address) => (0,module_address/* splitAddress */.lS)(address).namespace)));
        await this.#search(search);
        return dependents;
    }
    /** Writes the files of the search whose text is another one, and removes those that are no more. */
    async #search(modules) {
        const { output } = this.#request;
        const files = searchFiles(modules);
        for (const [path, text] of files) {
            const known = output.state && (await output.read(path));
            if (known !== undefined && new TextDecoder().decode(known) === text)
                this.#written.add(path);
            else
                this.#write(path, text);
        }
        this.#counts.removed += output.removeOthers(SEARCH_PAGE, new Set([...files.keys(), fileOfPage(SEARCH_PAGE)]));
    }
    /** The modules that have come or gone since the last run. */
    async #moved(addresses, graph) {
        const { output } = this.#request;
        const had = await Promise.all(addresses.map((address) => output.has(fileOfPage(modulePage(address)))));
        return addresses.filter((address, at) => had[at] !== graph.has(address));
    }
    /** Copies files, and makes the pages of the modules whose `module.json` is one of them: most of what those read is then at hand. */
    async #copyWithPages(files, graph) {
        const read = await this.#copyAll(files.filter(({ isSpecial, path }) => !isSpecial && (0,site_profile/* isInProfile */.ZP)(this.#request.profile, path)));
        if (!(0,site_profile/* hasPages */.jp)(this.#request.profile))
            return;
        for (const address of files.flatMap(({ path }) => (0,paths/* addressOfModuleDocument */.vS)(path) ?? [])) {
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
        return OWN_PAGES.has(path) && (0,site_profile/* hasPages */.jp)(this.#request.profile);
    }
    async #catalog() {
        const { modules, searched } = await readCatalog((paths) => this.#request.snapshot.read(paths));
        this.#counts.modules = modules.length;
        return { graph: moduleGraph(modules, this.#site.host), search: searched };
    }
    /** Writes the pages of a module again, and removes those that it has no more. */
    async #module(address, graph, earlier) {
        const { output } = this.#request;
        delete this.versions[address];
        const { written, versions } = await this.#pagesOf(address, graph, { earlier });
        const place = (0,module_address/* splitAddress */.lS)(address);
        if (earlier === undefined || versions.length === 0) {
            this.#counts.removed += output.removeOthers(modulePage(place), written);
            return;
        }
        const kept = new Set(versions.flatMap(({ version, isKept }) => (isKept ? version : [])));
        for (const version of new Set([...Object.keys(earlier.digests), ...versions.map((each) => each.version)]))
            if (!kept.has((0,module_version/* parseVersion */.ot)(version)))
                this.#counts.removed += output.removeOthers(versionPage(place, (0,module_version/* parseVersion */.ot)(version)), written);
    }
    /** @param known files of the index that were read already */
    async #pagesOf(address, graph, { known, earlier, }) {
        const read = async (path) => known?.get(path) ?? this.#read(path);
        const request = { site: this.#site, graph, pages: this.#request.pages, read };
        const written = new Set();
        const versions = [];
        for await (const { files, version } of moduleFiles(request, (0,module_address/* splitAddress */.lS)(address), earlier)) {
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
        await this.#files(registryFiles(this.#site, graph));
        for (const namespace of namespaces) {
            const modules = graph.namespaces.get(namespace);
            const files = namespaceFiles(this.#site, namespace, modules);
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
    const hash = (0,external_node_crypto_.createHash)('sha256');
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
        const shown = dependents.map((each) => [(0,module_address/* addressKey */.IY)(each), each.description]);
        const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
        digests.set((0,module_address/* formatModuleAddress */.wc)(module), digest);
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
const MADE = new RegExp(`^(${PAGES_DIRECTORY}|assets|search)/|^(index\\.html|${NOT_FOUND_PATH}|feed\\.atom)$`);
/**
 * The paths whose files differ between an index and its copy in a site, those that came and went too. For an index whose earlier
 * commit is not known here: to read all files takes longer than to ask Git, but far less than to make all pages. Undefined where the site cannot be read.
 */
async function differingPaths(contents, { output, state, profile, }) {
    if (output.list === undefined)
        return undefined;
    const isMade = (path) => (0,site_profile/* hasPages */.jp)(profile) && MADE.test(path);
    const differing = new Set();
    const known = new Set();
    for await (const listed of contents.list()) {
        const files = listed.filter(({ isSpecial, path }) => !isSpecial && !isMade(path) && ((0,site_profile/* isInProfile */.ZP)(profile, path) || madeInto(state, path) !== undefined));
        for (const { path } of files)
            known.add(path);
        for (const batch of (0,slices/* slices */.w)(files, READ_AT_ONCE)) {
            const small = await contents.read(batch.filter(({ path }) => !path.endsWith('.zip')));
            for (const file of batch) {
                const bytes = small.get(file.path) ?? (await streamed(contents, file));
                const made = madeInto(state, file.path);
                if (made !== undefined && !hasFile(made.digest, made.name, bytes))
                    differing.add(file.path);
                if (!(0,site_profile/* isInProfile */.ZP)(profile, file.path))
                    continue;
                const copy = await output.read(file.path);
                if (copy === undefined || Buffer.compare(copy, bytes) !== 0)
                    differing.add(file.path);
            }
        }
    }
    for (const path of output.list('')) {
        if (!known.has(path) && !isMade(path) && path !== site_state.SITE_STATE_PATH)
            differing.add(path);
    }
    const paths = Object.entries(state.versions).flatMap(([address, known]) => Object.keys(known).flatMap((version) => contentFiles(address, version)));
    for (const path of paths) {
        const made = madeInto(state, path);
        if (!known.has(path) && made !== undefined && !hasFile(made.digest, made.name, undefined))
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

// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/index/format/file-headers.js
var file_headers = __webpack_require__(7885);
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
        known = { digest, site: createSite(bytes, highlight, options) };
        return known.site;
    };
    const graphOf = async ({ modules }, { host }) => {
        const entries = await modules();
        return (0,get_or_insert/* getOrInsert */.P)(graphs, entries, () => moduleGraph(entries, host));
    };
    return {
        async render(path, sources) {
            const { read } = sources;
            const site = await siteOf(read);
            if (path === SEARCH_INFO_PATH)
                return file(path, SEARCH_INFO);
            const asset = assetsOf(site).find((each) => each.path === path);
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
        body: html ?? notFoundPage(site),
        type: 'text/html; charset=utf-8',
        isImmutable: false,
        headers: { 'content-security-policy': `${contentSecurityPolicy(site)}; frame-ancestors 'none'` },
    };
}
/** Files of the site, with the same bytes as in the whole one, among which is the one at this path, if there is one. */
async function filesAround(request, path) {
    const { site, graph } = request;
    const [directory, namespace = '', name = '', system] = path.split('/');
    if (directory !== PAGES_DIRECTORY)
        return registryFiles(site, graph);
    const modules = graph.namespaces.get(namespace);
    if (system === undefined)
        return modules === undefined ? new Map() : namespaceFiles(site, namespace, modules);
    const address = { namespace, name, system };
    return (0,module_address/* addressProblem */.cg)(address) === undefined ? moduleFilesAround(request, address, path) : new Map();
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 2 modules
var index_store = __webpack_require__(1050);
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
        const directory = site_directory.SiteDirectory.open(output);
        const snapshot = await index.open();
        const host = await hostOf(snapshot, hosting);
        (0,site_profile/* refuseProfileWithoutClient */.ZE)(profile, host);
        const { log } = runtime;
        const report = await buildSite({
            snapshot,
            pages,
            profile,
            output: directory,
            highlight: highlightHcl,
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
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the output ${(0,base_error/* quote */.hD)(output)} is inside the index ${(0,base_error/* quote */.hD)(index)}`, 'name a directory beside the index: --output ./site');
}
/** The website as a server shows it. Other requests wait while a README is rendered: one past its time is shown as text. */
function openPageRenderer(basePath) {
    const late = () => new base_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the README takes more than ${README_MS} ms`, 'make it shorter');
    const run = (work) => (0,within_time/* withinTime */.d)(README_MS, work, late);
    return pageRenderer(highlightHcl, { run, basePath });
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
        : [...found, `${(0,base_error/* quote */.hD)(largest.path)} has ${file} on ${hosting}: ${advice}`];
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

/***/ 7885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ fileType),
/* harmony export */   HM: () => (/* binding */ fileCache),
/* harmony export */   Jk: () => (/* binding */ formatCacheControl)
/* harmony export */ });
/** Time that a list may be cached. */
const LIST_SECONDS = 60;
/** Time that a file of the index may be cached. */
const FILE_SECONDS = 300;
/** Media types by the end of the path; the first that fits counts. */
const TYPES = [
    [/\.zip$/, 'application/zip'],
    [/(?:\.html|\/source)$/, 'text/html; charset=utf-8'],
    [/(?:\.json|\/versions|\/download)$/, 'application/json'],
    [/\.md$/, 'text/markdown; charset=utf-8'],
    [/\.css$/, 'text/css; charset=utf-8'],
    [/\.js$/, 'text/javascript; charset=utf-8'],
    [/\.svg$/, 'image/svg+xml'],
    [/\.xml$/, 'application/xml'],
    [/\.atom$/, 'application/atom+xml'],
    [/\.gz$/, 'application/gzip'],
];
function fileType(path) {
    return TYPES.find(([end]) => end.test(path))?.[1] ?? 'application/octet-stream';
}
/** Packages and the files that pages load never change: those have a digest in their names. */
function fileCache(path) {
    if (path.endsWith('.zip') || /^assets\/[\w.]+-[0-9a-f]{12}\.\w+$/.test(path))
        return 'immutable';
    return /(?:\/versions|index\.json)$/.test(path) ? LIST_SECONDS : FILE_SECONDS;
}
function formatCacheControl(cache) {
    return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache}`;
}


/***/ }),

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   q: () => (/* binding */ regularFiles)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
function contentsOf(snapshot) {
    const read = (files) => snapshot.read(files.map(({ path }) => path));
    return (snapshot.contents?.() ?? {
        commit: snapshot.commit,
        async *list() {
            yield (await snapshot.list()).toSorted().map((path) => ({ path, isSpecial: false }));
        },
        read,
        async stream(file, into) {
            const bytes = (await read([file])).get(file.path);
            if (bytes !== undefined)
                into(bytes);
            return bytes !== undefined;
        },
    });
}
/** Every file of an index. Throws INDEX_INVALID for what is none. */
async function* regularFiles(snapshot, contents) {
    for await (const files of contents.list()) {
        const special = files.find(({ isSpecial }) => isSpecial);
        if (special !== undefined) {
            // A directory says what it is.
            await snapshot.read([special.path]);
            const problem = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(special.path)} in the index is no regular file`;
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', problem, 'replace it by a file: an index holds nothing else');
        }
        yield files;
    }
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

/***/ 2688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SITE_STATE_PATH: () => (/* binding */ SITE_STATE_PATH),
/* harmony export */   formatSiteReport: () => (/* binding */ formatSiteReport),
/* harmony export */   parseSiteState: () => (/* binding */ parseSiteState)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
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


/***/ })

};
