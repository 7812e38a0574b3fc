export const id = 6457;
export const ids = [6457];
export const modules = {

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
    #at;
    #line;
    #modes = [{ kind: 'configuration', braces: 0 }];
    /** @param from an offset in the configuration, outside of a template, and its line */
    constructor(text, from = { start: 0, line: 1 }) {
        this.#text = text;
        this.#at = from.start;
        this.#line = from.line;
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
        const name = this.#match(ASCII_NAME) ?? (/[A-Za-z_]|[^\0-\x7f]/.test(first) ? this.#match(NAME) : undefined);
        if (name !== undefined)
            return this.#token('name', name);
        const newline = first === '\r' ? this.#match(NEWLINE) : undefined;
        if (newline !== undefined)
            return this.#token('newline', newline, 1);
        const comment = first === '#' || first === '/' ? this.#match(COMMENT) : undefined;
        if (comment !== undefined)
            return this.#token('comment', comment, this.#linesUpTo(comment));
        const number = this.#match(NUMBER);
        if (number !== undefined)
            return this.#token('number', number);
        const heredoc = first === '<' ? this.#match(HEREDOC) : undefined;
        if (heredoc === undefined)
            return this.#sign(mode);
        const mark = this.#text.slice(this.#at, heredoc).replace(/^<<-?/, '').trimEnd();
        this.#modes.push({ kind: 'heredoc', mark, isLineStart: true });
        return this.#token('heredoc', heredoc, 1);
    }
    #linesUpTo(end) {
        let lines = 0;
        for (let at = this.#text.indexOf('\n', this.#at); at >= 0 && at < end; at = this.#text.indexOf('\n', at + 1))
            lines += 1;
        return lines;
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
        return end > this.#at ? this.#token('text', end, lines) : this.#fault(UNKNOWN);
    }
    #lineAt(start) {
        const newline = this.#text.indexOf('\n', start);
        return this.#text.slice(start, newline < 0 ? undefined : newline + 1);
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
    is(...types) {
        return types.includes(this.peek().type);
    }
    take(...types) {
        const isNext = types.includes(this.peek().type);
        if (isNext)
            this.read();
        return isNext;
    }
    expect(type, message = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(type)} is missing before this`) {
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
    get place() {
        const { start, line } = this.#next ?? this.#scanner.place;
        return { start, line, depth: this.#depth };
    }
    /**
     * Goes from the beginning of a statement to the end of the line that ends it, behind `fault`; brackets in it may be wrong.
     * @param isNested whether a brace may end the body around it
     */
    skipStatement(from, fault, isNested) {
        this.#scanner = new Scanner(this.#text, from);
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

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   aC: () => (/* binding */ leavingCalls),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);
/* harmony import */ var _readme_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1548);


/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
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
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path) && !(0,_readme_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadme */ .ro)(path))
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
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test((0,_readme_js__WEBPACK_IMPORTED_MODULE_1__/* .fileName */ .Md)(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}
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
            const target = resolvePath(path, call.source);
            if (target === '..' || target.startsWith('../'))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return leaving;
}
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}


/***/ }),

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   T3: () => (/* binding */ summaryFromReadme),
/* harmony export */   be: () => (/* binding */ descriptionFromReadme),
/* harmony export */   ro: () => (/* binding */ isReadme)
/* harmony export */ });
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
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


/***/ })

};
