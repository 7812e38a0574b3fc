export const id = 6584;
export const ids = [6584];
export const modules = {

/***/ 7020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ highlightHcl)
/* harmony export */ });
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7037);

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
    const tokens = tokensOf(code);
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
function tokensOf(code) {
    const scanner = new _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .Scanner */ .L(code);
    const tokens = [];
    for (let token = scanner.next(); token.type !== 'end of file'; token = scanner.next())
        tokens.push(token);
    return tokens;
}
const KINDS = {
    comment: 'comment',
    number: 'number',
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
        const isHeader = isFirst ? /^(name|quote|\{)$/.test(next) : this.#isHeader;
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

/***/ 7037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Scanner)
/* harmony export */ });
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
        const name = this.#match(ASCII_NAME) ?? (isOfName(first) ? this.#match(NAME) : undefined);
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
function isOfName(character) {
    return /[A-Za-z_]|[^\0-\x7f]/.test(character);
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


/***/ }),

/***/ 9463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runWork)
/* harmony export */ });
/** For work of the user's own, which may take as long as it likes. */
const runWork = (work) => work();


/***/ }),

/***/ 4156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCatalogNode),
/* harmony export */   Ox: () => (/* binding */ fitsCatalogFile),
/* harmony export */   VN: () => (/* binding */ catalogBytes),
/* harmony export */   lQ: () => (/* binding */ parseCatalogFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4587);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4268);






const catalogFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleListItem */ .KJ) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ children: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]$/), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive()) }),
]);
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const file = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(catalogFile, bytes);
    if (file !== undefined)
        return file;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
function formatCatalogNode(children) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ children });
}
/** What the list has around its modules, but for the comma that the last one lacks. */
const FRAME_BYTES = Buffer.byteLength((0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalog */ .fn)([])) - 1;
/** The bytes that a module adds to a file with modules, with the comma after it. */
function catalogBytes(item) {
    return Buffer.byteLength((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)(item).trimEnd()) + 1;
}
/** Whether modules of so many bytes fit into one file. */
function fitsCatalogFile(bytes) {
    return FRAME_BYTES + bytes <= _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_CATALOG_BYTES */ .d8;
}


/***/ }),

/***/ 7312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ changelogLine),
/* harmony export */   NV: () => (/* binding */ isChangeKind),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rQ: () => (/* binding */ formatChanges),
/* harmony export */   tO: () => (/* binding */ CHANGE_KINDS)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/** Severities of changes, the most severe first; each is also the part of a version number that such a change needs. */
const SEVERITIES = ['major', 'minor', 'patch'];
/**
 * The part of a version number that each kind of change needs. docs/interface.md has the evidence: how often maintainers made each
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
/** Whether a text names a kind of change. */
function isChangeKind(text) {
    return Object.hasOwn(CHANGE_KINDS, text);
}
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
/** The same changes, the most severe first. */
function bySeverity(changes) {
    return SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity));
}
/** How many changes a sentence about a version names. */
const NAMED_CHANGES = 3;
/** How many characters of each message it has. */
const CLAUSE_CHARACTERS = 120;
/**
 * The most severe changes as a clause, with their places and their number: `input "cidr" was removed (variables.tf:12): a major change`.
 */
function worstChanges(changes) {
    const [first, ...others] = bySeverity(changes);
    if (first === undefined)
        return 'nothing changed';
    const worst = [first, ...others.filter(({ severity }) => severity === first.severity)];
    const more = worst.length - NAMED_CHANGES;
    const named = [...worst.slice(0, NAMED_CHANGES).map(sentenceOf), ...(more > 0 ? [`and ${more} more`] : [])];
    const count = worst.length === 1 ? `a ${first.severity} change` : `${worst.length} ${first.severity} changes`;
    return `${named.join('; ')}: ${count}`;
}
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
    const text = shortened(message);
    if (article.test(text))
        return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${text.replace(article, (_, adjective) => adjective + subjectText)}${place}`);
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${noun === 'submodule' ? '' : `${subjectText}: `}${text}${place}`);
}
/** Types can be long. */
function shortened(message) {
    return message.length > CLAUSE_CHARACTERS ? `${message.slice(0, CLAUSE_CHARACTERS)}…` : message;
}
/** One line of text for each change, the most severe first. */
function formatChanges(changes) {
    return bySeverity(changes).map(({ severity, subject, message }) => `${severity.padEnd(9)} ${subject}  ${message}`);
}
/** One line for a changelog: all changes of the highest severity. */
function changelogLine(changes) {
    const [worst] = bySeverity(changes);
    if (worst === undefined)
        return 'No change of the interface.';
    const listed = changes
        .filter(({ severity }) => severity === worst.severity)
        .map(({ subject, message }) => `\`${subject}\` (${message})`);
    return `${{ major: 'Breaking', minor: 'New', patch: 'Changed' }[worst.severity]}: ${listed.join(', ')}.`;
}


/***/ }),

/***/ 5343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4278);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30);
/* harmony import */ var _readme_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3331);




/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const path = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.normalize)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory, target)).replace(/\/$/, '');
    return path === '.' ? '' : path;
}
function isSubmodule(directory) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(directory) && !/(^|\/)wrappers(\/|$)/.test(directory);
}
function hasRoot(paths) {
    return paths.some((path) => !path.includes('/') && (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path));
}
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: (hasRoot(paths) ? below('modules') : directories)
            .filter(isSubmodule)
            .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
        examples: examples.filter(isOuter).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
    };
}
/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
function selectInterfaceFiles(files) {
    const isCollection = !hasRoot(files.map(({ path }) => path));
    return files.filter(({ path }) => {
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) && !(0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .isReadme */ .ro)(path))
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
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test((0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .fileName */ .Md)(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}


/***/ }),

/***/ 3331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   be: () => (/* binding */ descriptionFromReadme),
/* harmony export */   ro: () => (/* binding */ isReadme)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30);

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
    return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
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
function plainText(paragraph) {
    return paragraph
        .replaceAll(/!\[[^[\]]*\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '')
        .replaceAll(/\[([^[\]]*)\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^<>]*)>/g, '')
        .replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(/^[ \t]*(?:>|[-+*]|\d+\.)[ \t]+/gm, '')
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 6033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ accepts)
/* harmony export */ });
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


/***/ }),

/***/ 4278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration),
/* harmony export */   m: () => (/* binding */ isExampleOrTest)
/* harmony export */ });
/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}
/**
 * Whether a path is of an example, a test or a hidden directory: nobody calls what is in there as a module.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function isExampleOrTest(path) {
    return /(^|\/)(\.[^/]*|tests?|examples?|fixtures)(\/|$)/.test(path);
}


/***/ }),

/***/ 8509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ badgeFile)
/* harmony export */ });
/* harmony import */ var _base_html_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7719);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4268);
/* harmony import */ var _index_format_version_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8267);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2388);
/* harmony import */ var _paged_versions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7261);
/* harmony import */ var _site_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4626);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4174);







/** The version of a module as a picture, for READMEs: nothing in it is loaded from elsewhere. */
const COLORS = { listed: '#2b6350', deprecated: '#7a5200', yanked: '#a8242c', removed: '#a8242c' };
function badgeFile({ registry }, module) {
    const version = (0,_paged_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .pagedVersions */ .J)(module, 'latest').shown;
    const { state } = version === undefined ? { state: 'removed' } : (0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_1__/* .versionState */ .M7)(module, version);
    const isListed = state === 'listed' && version === (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__/* .latestOf */ .Te)(module);
    const value = version === undefined ? 'no version' : isListed ? `v${version}` : `v${version} ${state}`;
    return { path: (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .badgeOf */ .bN)(module.address), content: badge(registry.name, value, COLORS[state]) };
}
function badge(label, value, color) {
    const short = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_4__/* .withVisibleControls */ .T)([...label].slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LABEL_LENGTH */ .rn).join(''));
    const [left, right] = [widthOf(short), widthOf(value)];
    const [title, text] = [(0,_base_html_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .Z)(`${short}: ${value}`), (0,_base_html_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .Z)(short)];
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
        `<title>${title}</title>`,
        `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
        `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3d4652"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>`,
        `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">`,
        `<text x="${left / 2}" y="14" textLength="${left - 12}" lengthAdjust="spacingAndGlyphs">${text}</text>`,
        `<text x="${left + right / 2}" y="14" textLength="${right - 12}" lengthAdjust="spacingAndGlyphs">${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .Z)(value)}</text>`,
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


/***/ }),

/***/ 827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ namespaceFeed),
/* harmony export */   dE: () => (/* binding */ moduleFeed),
/* harmony export */   q7: () => (/* binding */ registryFeed)
/* harmony export */ });
/* harmony import */ var _base_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7719);
/* harmony import */ var _index_format_version_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8267);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2413);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2388);
/* harmony import */ var _site_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4626);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4174);







/** The modules that were released last. */
function registryFeed(site, graph) {
    return feedFile(site, { page: '', title: site.registry.name, entries: graph.modules.map(moduleEntry) });
}
function namespaceFeed(site, graph, namespace) {
    const modules = graph.modules.filter((module) => module.namespace === namespace);
    const title = `${namespace} · ${site.registry.name}`;
    return feedFile(site, { page: (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .namespacePage */ .tf)(namespace), title, entries: modules.map(moduleEntry) });
}
function moduleEntry(module) {
    const { version, description, updatedAt } = module;
    const title = `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(module)} ${version}`;
    const page = (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .modulePage */ .os)(module);
    return { page, version, title, published: updatedAt, updated: updatedAt, summary: description };
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
    return feedFile(site, { page: (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .modulePage */ .os)(address), title: `${text} · ${site.registry.name}`, entries });
}
function feedFile(site, { page, title, entries }) {
    const path = (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .feedOf */ .qu)(page);
    const newest = entries
        .toSorted((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1))
        .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FEED_ENTRIES */ .pW);
    const link = linksFrom(site, path);
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
    return { path, content: `${lines.join('\n')}\n` };
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
/** Absolute, where the registry knows its URL. */
function linksFrom({ registry }, path) {
    return (to) => (registry.url === null ? (0,_site_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeLink */ .Nk)(path, to) : `${registry.url}/${to}`);
}
/** https://www.rfc-editor.org/rfc/rfc4151 */
function idOf({ host }, page) {
    return `tag:${host.replace(/:\d+$/, '')},2025:${page === '' ? 'modules' : page.replace(/\/$/, '')}`;
}
function shown(text) {
    return (0,_base_html_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeHtml */ .Z)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withVisibleControls */ .T)(text));
}


/***/ }),

/***/ 1879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ readVersionContent),
/* harmony export */   hK: () => (/* binding */ contentFiles),
/* harmony export */   jv: () => (/* binding */ hasFile),
/* harmony export */   q1: () => (/* binding */ readModuleContent)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2177);
/* harmony import */ var _index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4415);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(411);





/** Undefined where the index has no such module. */
async function readModuleContent(read, address) {
    const path = (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = await read(path);
    if (bytes === undefined)
        return undefined;
    const parsed = attempt(() => (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleDocument */ .xK)(path, bytes));
    return 'problem' in parsed ? { address, problem: parsed.problem } : { module: parsed.value };
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
/** The files of a version that a page is made from. */
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

/***/ 9153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ moduleGraph)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4047);


const NOTHING = [];
/** @param host of the registry, as sources name it */
function moduleGraph(modules, host) {
    const known = new Set(modules.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY));
    const dependents = new Map();
    for (const module of modules) {
        for (const source of module.dependencies) {
            const called = (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistrySource */ .C)(source);
            if (called?.host !== host.toLowerCase())
                continue;
            const key = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(called.address);
            dependents.set(key, [...(dependents.get(key) ?? []), module]);
        }
    }
    for (const [key, callers] of dependents)
        dependents.set(key, callers.toSorted((a, b) => ((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(a) < (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(b) ? -1 : 1)));
    return {
        modules,
        has: (address) => known.has((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(address)),
        dependentsOf: (address) => dependents.get((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressKey */ .IY)(address)) ?? NOTHING,
    };
}


/***/ }),

/***/ 3821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ pagedModule),
/* harmony export */   Ho: () => (/* binding */ modulePages),
/* harmony export */   Oy: () => (/* binding */ VersionReader),
/* harmony export */   te: () => (/* binding */ previousOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5865);
/* harmony import */ var _index_format_version_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8267);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2413);
/* harmony import */ var _badge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8509);
/* harmony import */ var _feeds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(827);
/* harmony import */ var _module_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1879);
/* harmony import */ var _paged_versions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7261);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3049);









function pagedModule({ site, graph, pages }, module) {
    return { site, graph, module, versions: (0,_paged_versions_js__WEBPACK_IMPORTED_MODULE_7__/* .pagedVersions */ .J)(module, pages) };
}
const NO_VERSION = 'This module has no published version.';
/**
 * Every page of a module, and its other files; none where the index has no such module. One version after the other is held in memory.
 * @param earlier pages that would be the same are left out
 */
async function* modulePages(request, address, earlier) {
    const { site, read } = request;
    const content = await (0,_module_content_js__WEBPACK_IMPORTED_MODULE_6__/* .readModuleContent */ .q1)(read, address);
    if (content === undefined)
        return;
    if ('problem' in content) {
        yield (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .emptyModulePage */ .FU)(site, address, content.problem);
        return;
    }
    const paged = pagedModule(request, content.module);
    const { shown, list } = paged.versions;
    yield (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .versionsPageOf */ .MK)(paged);
    yield (0,_feeds_js__WEBPACK_IMPORTED_MODULE_5__/* .moduleFeed */ .dE)(site, paged.module);
    yield (0,_badge_js__WEBPACK_IMPORTED_MODULE_4__/* .badgeFile */ .u)(site, paged.module);
    if (shown === undefined)
        yield (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .emptyModulePage */ .FU)(site, address, NO_VERSION);
    const versions = new VersionReader(read, address);
    const contentOf = async (version) => (earlier?.isChanged(version) === false ? earlier.digests[version]?.[0] : undefined) ??
        (await versions.read(version)).digest;
    for (const version of list) {
        const digests = await versionDigests(paged, version, contentOf);
        const isKept = version !== shown && earlier?.digests[version]?.[1] === digests[1];
        if (isKept) {
            yield { version, digests, isKept };
            continue;
        }
        const current = await versions.read(version);
        const previous = await previousOf(paged, version, versions);
        if (version === shown)
            yield (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .versionPageOf */ .jf)(paged, current, { previous, isModulePage: true });
        yield (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .versionPageOf */ .jf)(paged, current, { previous, isModulePage: false });
        yield* (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .directoryPagesOf */ .vv)(paged, current);
        yield* (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .schemaFilesOf */ .wn)(paged, current);
        yield { version, digests, isKept };
    }
}
/** What the page of a version is made from. The page that is shown is made in any case: it says more of the module. */
async function versionDigests({ module, graph, versions }, version, contentOf) {
    const content = await contentOf(version);
    const previous = (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .previousVersion */ .CO)(module, version);
    const state = (0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_2__/* .versionState */ .M7)(module, version);
    const { address, version: replacement } = state.replacement === undefined ? {} : (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReplacement */ .sH)(state.replacement);
    const { latest } = versions;
    const parts = [
        content,
        previous,
        previous === undefined ? '' : await contentOf(previous),
        state,
        address !== undefined && graph.has(address),
        replacement !== undefined && versions.has(replacement),
        version === versions.shown,
        latest !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, latest) < 0,
        versions.hasDirectories(version),
    ];
    const page = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
    return [content, page];
}
/** What a version is compared with; undefined for the first one. */
async function previousOf(paged, version, versions) {
    const previous = (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .previousVersion */ .CO)(paged.module, version);
    if (previous === undefined)
        return undefined;
    return { version: previous, moduleInterface: (await versions.read(previous)).moduleInterface };
}
/** Reads versions, and keeps the last ones: from the highest down, each is the one before of the next. */
class VersionReader {
    #read;
    #address;
    #kept = new Map();
    constructor(read, address) {
        this.#read = read;
        this.#address = address;
    }
    async read(version) {
        const known = this.#kept.get(version);
        if (known !== undefined)
            return known;
        const like = [...this.#kept.values()].at(-1);
        const content = await (0,_module_content_js__WEBPACK_IMPORTED_MODULE_6__/* .readVersionContent */ .EB)(this.#read, { address: this.#address, version }, like);
        const [oldest] = this.#kept.keys();
        if (this.#kept.size > 2 && oldest !== undefined)
            this.#kept.delete(oldest);
        this.#kept.set(version, content);
        return content;
    }
}


/***/ }),

/***/ 7261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ pagedVersions)
/* harmony export */ });
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4268);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2413);


function pagedVersions(module, pages) {
    const versions = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .sortVersions */ .M7)(module.versions.map(({ version }) => version));
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
    };
}
/** A pre-release stands for a major version that has nothing else. @param versions highest first */
function newestOfMajors(versions) {
    const newest = new Map();
    for (const version of versions) {
        const [major = ''] = version.split('.');
        const known = newest.get(major);
        if (known === undefined || ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(known) && !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version)))
            newest.set(major, version);
    }
    return [...newest.values()];
}


/***/ }),

/***/ 4922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ VOCABULARY_PATH),
/* harmony export */   J8: () => (/* binding */ wordsPath),
/* harmony export */   Pw: () => (/* binding */ ORDER_PATH),
/* harmony export */   Rp: () => (/* binding */ ID_DIGITS),
/* harmony export */   TM: () => (/* binding */ filterWord),
/* harmony export */   Z0: () => (/* binding */ modulesPath),
/* harmony export */   d0: () => (/* binding */ SEARCH_PAGE),
/* harmony export */   mm: () => (/* binding */ wordsFile),
/* harmony export */   sz: () => (/* binding */ SEARCH_INFO_PATH)
/* harmony export */ });
/** The files that a browser searches in. Every path is from the root of the site. */
const SEARCH_PAGE = 'search/';
/** What there is to search in: a {@link SearchInfo}. A server names its API there. */
const SEARCH_INFO_PATH = 'search/index.json';
/** Every word of every module, for words that are misspelt. */
const VOCABULARY_PATH = 'search/vocabulary.json';
/** The ids of all modules, in the order of lists. */
const ORDER_PATH = 'search/order.json';
/** The file with the modules that have a word: all words with the same two first characters are in one file. */
function wordsPath(word) {
    const [filter, value = ''] = word.split(':', 2);
    return value === '' ? `search/words/${wordsFile(word)}.json` : `search/${filter}s/${value}.json`;
}
/** The name of that file, for a word that is no filter. */
function wordsFile(word) {
    const beginning = [...word].slice(0, 2);
    return beginning.every((character) => /[a-z0-9]/.test(character))
        ? beginning.join('')
        : ['u', ...beginning.map((character) => character.codePointAt(0)?.toString(16))].join('-');
}
/** What stands for a namespace or a system among the words: no word has a colon. */
function filterWord(filter, value) {
    return `${filter}:${value}`;
}
/** Hex digits of every id. */
const ID_DIGITS = 6;
/** The file of the modules whose ids begin with the same digits. */
function modulesPath(id, digits) {
    return `search/modules/${id.toString(16).padStart(ID_DIGITS, '0').slice(0, digits)}.json`;
}


/***/ }),

/***/ 7319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ searchModules),
/* harmony export */   hV: () => (/* binding */ siteModules),
/* harmony export */   uM: () => (/* binding */ readCatalog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2689);
/* harmony import */ var _index_format_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4156);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(411);
/* harmony import */ var _index_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4587);




/** The modules of a registry, from its catalog. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const catalogEntry = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    namespace: text,
    name: text,
    provider: text,
    version: text,
    description: text,
    updated_at: text,
    dependencies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
});
/** The newest first, then by address. */
function siteModules(entries) {
    return entries
        .map(({ provider, updated_at, dependencies = [], namespace, name, version, description }) => ({
        namespace,
        name,
        system: provider,
        version,
        description,
        updatedAt: updated_at,
        dependencies,
    }))
        .sort((a, b) => compare(b.updatedAt, a.updatedAt) || compare(keyOf(a), keyOf(b)));
}
/** The modules as a search reads them. */
function searchModules(entries) {
    return entries.map(({ inputs = [], outputs = [], resources = [], provider, updated_at, ...entry }) => {
        const { namespace, name, version, description } = entry;
        const names = [...new Set([...inputs, ...outputs, ...resources])];
        return { namespace, name, system: provider, version, description, updatedAt: updated_at, names };
    });
}
const FIRST_PREFIXES = Array.from({ length: 16 ** _index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef }, (_, at) => at.toString(16).padStart(_index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef, '0'));
/**
 * Reads every entry of the catalog. Entries of other tools that lack a key are left out. Throws INDEX_INVALID, and what `read`
 * throws.
 * @param read gives the files among these paths that exist
 */
async function readCatalog(read) {
    const entries = [];
    let prefixes = FIRST_PREFIXES;
    while (prefixes.length > 0) {
        const files = await read(prefixes.map(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc));
        const below = [];
        for (const prefix of prefixes) {
            const path = (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc)(prefix);
            const file = (0,_index_format_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCatalogFile */ .lQ)(path, files.get(path));
            if ('children' in file)
                below.push(...Object.keys(file.children).map((digit) => prefix + digit));
            else
                entries.push(...file.modules.flatMap((module) => catalogEntry.safeParse(module).data ?? []));
        }
        prefixes = below;
    }
    return entries;
}
function keyOf({ namespace, name, system }) {
    return `${namespace}/${name}/${system}`;
}
function compare(a, b) {
    return Number(a > b) - Number(a < b);
}


/***/ }),

/***/ 3049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aR: () => (/* binding */ directoryPageOf),
  vv: () => (/* binding */ directoryPagesOf),
  FU: () => (/* binding */ emptyModulePage),
  PX: () => (/* binding */ homePage),
  IS: () => (/* binding */ namespacePageOf),
  FS: () => (/* binding */ notFoundPage),
  CO: () => (/* binding */ previousVersion),
  wn: () => (/* binding */ schemaFilesOf),
  Ao: () => (/* binding */ searchPage),
  jf: () => (/* binding */ versionPageOf),
  MK: () => (/* binding */ versionsPageOf)
});

// EXTERNAL MODULE: ../../main/node_modules/hono/dist/jsx/jsx-runtime.js + 11 modules
var jsx_runtime = __webpack_require__(9774);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(5838);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(3141);
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
/** The text of `inputs.schema.json`, with the inputs in the order of their declarations. */
function formatInputSchema(title, inputs) {
    return `${JSON.stringify(inputSchema(title, inputs))}\n`;
}
function propertyOf(input) {
    const { parsedType, description, nullable, required, sensitive, deprecated, value } = input;
    return {
        ...(nullable ? valueSchema(parsedType) : withoutNull(valueSchema(parsedType))),
        ...(description === '' ? {} : { description }),
        ...(value === undefined ? {} : { default: value }),
        ...(sensitive ? { writeOnly: true } : {}),
        ...(deprecated === '' ? {} : { deprecated: true }),
        'x-terraform-type': (0,type_expression/* formatType */.s)(parsedType),
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

// EXTERNAL MODULE: ./lib/site/site-paths.js
var site_paths = __webpack_require__(4626);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(8267);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(5958);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/site/limits.js
var limits = __webpack_require__(2388);
// EXTERNAL MODULE: ./lib/site/source-links.js
var source_links = __webpack_require__(7613);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(4268);
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
/** Links to lines of files, whose paths are those of the module. Pages of other versions lead to their commit alone. */
function lineLinkOf(view) {
    if (!isShown(view))
        return () => undefined;
    const { module, content } = view;
    const source = sourceOf(content, module);
    const directory = content.release?.path ?? '';
    return (file, line) => {
        const page = (0,source_links/* fileLink */.RF)(source, directory === '' ? file : `${directory}/${file}`);
        return page && `${page}#L${line}`;
    };
}
/** The pages above that of a version. */
function crumbsOf({ module: { address } }) {
    return [
        { text: address.namespace, to: (0,site_paths/* namespacePage */.tf)(address.namespace) },
        { text: `${address.name} · ${address.system}`, to: (0,site_paths/* modulePage */.os)(address) },
    ];
}
function titleOf({ module, content }) {
    return `${(0,module_address/* formatModuleAddress */.wc)(module.address)} ${content.version}`;
}

// EXTERNAL MODULE: ../../main/node_modules/hono/dist/helper/html/index.js
var helper_html = __webpack_require__(6699);
// EXTERNAL MODULE: ./lib/site/look/highlighter.js
var highlighter = __webpack_require__(5067);
// EXTERNAL MODULE: ./lib/site/visible-text.js
var visible_text = __webpack_require__(4174);
;// CONCATENATED MODULE: ./lib/site/pages/parts.js




/** Small parts that several pages have. */
/** Text from a module: nothing in it is hidden, or changes the direction of what is around it. */
function shown(text) {
    return (0,visible_text/* withVisibleControls */.T)(text);
}
/** As {@link shown}, for what is between tags alone: quotes stay as they are there, which makes pages of code much shorter. */
function parts_text(content) {
    return (0,helper_html/* raw */.l)(shown(content).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}
/** Code to copy. */
function Code({ view, code, label, isHcl = false, schema }) {
    const tokens = isHcl ? (0,highlighter/* highlighted */.m)(code, view.site.highlight) : [{ text: code }];
    return ((0,jsx_runtime/* jsx */.Y)("div", { class: "code", "data-copy": label, "data-schema": schema, children: (0,jsx_runtime/* jsx */.Y)("pre", { tabindex: 0, children: (0,jsx_runtime/* jsx */.Y)("code", { children: tokens.map(({ text: part, kind }) => kind === undefined ? parts_text(part) : (0,jsx_runtime/* jsx */.Y)("span", { class: `hl-${kind}`, children: parts_text(part) })) }) }) }));
}
/** A day, of a date as the index has it. */
function Day({ date }) {
    return (0,jsx_runtime/* jsx */.Y)("time", { datetime: date, children: date.slice(0, 10) });
}
function Tag({ kind, children }) {
    return (0,jsx_runtime/* jsx */.Y)("span", { class: kind === undefined ? 'tag' : `tag tag-${kind}`, children: children });
}
function Section({ id, title, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("section", { id: id, "aria-labelledby": `${id}-title`, children: [(0,jsx_runtime/* jsx */.Y)("h2", { id: `${id}-title`, children: title }), children] }));
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

;// CONCATENATED MODULE: ./lib/site/pages/facts.js









/** Beside a version: where it is from, what it needs, and other versions. */
function Facts({ view, source }) {
    const { release, moduleInterface } = view.content;
    const { requiredVersions = [], providers = [] } = moduleInterface?.root ?? {};
    const repository = (0,source_links/* repositoryLink */.l)(source);
    return ((0,jsx_runtime/* jsx */.Y)("aside", { class: "facts", "aria-label": "Facts", children: (0,jsx_runtime/* jsxs */.FD)("dl", { children: [release === undefined ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Published", children: (0,jsx_runtime/* jsx */.Y)(Day, { date: release.committedAt }) })), repository === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(Fact, { name: "Source", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: repository, children: repository.replace(/^https:\/\//, '') }), release === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' at ', (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: (0,source_links/* commitLink */.wn)(source), children: shown(release.tag) })] }))] })), (0,jsx_runtime/* jsx */.Y)(Licence, { license: release?.license, source: source }), requiredVersions.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Terraform, OpenTofu", children: shown((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })), providers.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Providers", children: shown(providers.map(({ name }) => name).join(', ')) })), (0,jsx_runtime/* jsx */.Y)(Fact, { name: "Versions", children: (0,jsx_runtime/* jsx */.Y)(RecentVersions, { view: view }) })] }) }));
}
function Licence({ license, source }) {
    if (license === undefined)
        return null;
    const { file, identifier = `see ${file}` } = license;
    return ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Licence", children: (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: (0,source_links/* fileLink */.RF)(source, file), children: shown(identifier) }) }));
}
function Fact({ name, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("dt", { children: name }), (0,jsx_runtime/* jsx */.Y)("dd", { children: children })] }));
}
function RecentVersions({ view }) {
    const { module, content, link } = view;
    if (!isShown(view))
        return (0,jsx_runtime/* jsx */.Y)("a", { href: link((0,site_paths/* versionsPage */.$G)(module.address)), children: "all versions" });
    const versions = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    return ((0,jsx_runtime/* jsxs */.FD)("ul", { children: [versions.slice(0, limits/* RECENT_VERSIONS */.U4).map((version) => {
                const href = versionLink(view, version);
                const { state } = (0,version_state/* versionState */.M7)(module, version);
                const isThis = version === content.version;
                return ((0,jsx_runtime/* jsxs */.FD)("li", { children: [href === undefined || isThis ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }), ' ', state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: state, children: state })] }));
            }), versions.length <= limits/* RECENT_VERSIONS */.U4 ? null : ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("a", { href: link((0,site_paths/* versionsPage */.$G)(module.address)), children: ["all ", versions.length] }) }))] }));
}

;// CONCATENATED MODULE: ./lib/site/short-type.js


/** How types and defaults are shown where there is one line for them. */
/** Whether a text is shown in a fold. */
function isLong(text) {
    return text.length > limits/* MAX_SHORT_LENGTH */.PB || text.includes('\n');
}
/** The type without what is in its objects and tuples. */
function shortType(type) {
    if ('element' in type)
        return `${type.kind}(${shortType(type.element)})`;
    if (type.kind === 'object')
        return 'object({…})';
    if (type.kind === 'tuple')
        return 'tuple([…])';
    const text = (0,type_expression/* formatType */.s)(type).replaceAll(/\s+/g, ' ');
    return isLong(text) ? `${text.slice(0, limits/* MAX_SHORT_LENGTH */.PB)}…` : text;
}
/** The lines after the first one without the blanks that all of them begin with. */
function withoutMargin(text) {
    const [first = '', ...lines] = text.split('\n');
    const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const margin = margins.length === 0 ? 0 : Math.min(...margins);
    return [first, ...lines.map((line) => line.slice(margin))].join('\n');
}

;// CONCATENATED MODULE: ./lib/site/pages/interface-fields.js




/**
 * Inputs and outputs: a list of fields, each with an id that stays the same from version to version. Large modules have hundreds, so
 * a field has no classes (the style sheet knows its parts by their place in it), and its script adds the link to itself.
 */
/** A string that HTML takes as an id. */
function anchorOf(kind, name) {
    return `${kind}-${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}`;
}
const rendered = new WeakMap();
/** Inputs and outputs, which are the same on every page that shows the directory: they are rendered once. */
function Fields({ directory }) {
    const fields = rendered.get(directory) ??
        (0,helper_html/* raw */.l)(String((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Inputs, { inputs: directory.inputs }), (0,jsx_runtime/* jsx */.Y)(Outputs, { outputs: directory.outputs })] })));
    rendered.set(directory, fields);
    return fields;
}
function Inputs({ inputs }) {
    const required = inputs.filter((input) => input.required);
    const optional = inputs.filter((input) => !input.required);
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "inputs", title: "Inputs", children: [inputs.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no inputs." }) : null, (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Required", inputs: required }), (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Optional", inputs: optional })] }));
}
function InputList({ title, inputs }) {
    if (inputs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: inputs.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: inputs.map((input) => ((0,jsx_runtime/* jsx */.Y)(InputField, { input: input }))) })] }));
}
function InputField({ input }) {
    const { type, parsedType, required, validations, default: value } = input;
    const short = isLong(type) ? shortType(parsedType) : type || 'any';
    const hasFold = !required && isLong(value);
    return ((0,jsx_runtime/* jsxs */.FD)(Field, { kind: "input", field: input, type: required || hasFold ? short : `${short} = ${value}`, isRequired: required, children: [isLong(type) ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Type", text: withoutMargin(type) }) : null, hasFold ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Default", text: value }) : null, validations.map(({ message }) => ((0,jsx_runtime/* jsx */.Y)(Text, { text: message })))] }));
}
function Outputs({ outputs }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "outputs", title: "Outputs", children: [outputs.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no outputs." }) : null, outputs.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: outputs.map((output) => ((0,jsx_runtime/* jsx */.Y)(OutputField, { output: output }))) }))] }));
}
function OutputField({ output }) {
    const { type } = output;
    return (0,jsx_runtime/* jsx */.Y)(Field, { kind: "output", field: output, type: type && shortType(type) });
}
/** What inputs and outputs have in common, then the rest of an input. */
function Field({ kind, field, type, isRequired = false, children }) {
    const { name, description, deprecated } = field;
    const id = anchorOf(kind, name);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { id: id, children: [(0,jsx_runtime/* jsx */.Y)("b", { children: parts_text(name) }), type === undefined ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: parts_text(type) }), isRequired ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "required", children: "required" }) : null, (0,jsx_runtime/* jsx */.Y)(Flags, { ...field }), (0,jsx_runtime/* jsx */.Y)(Text, { text: description }), deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(Text, { text: `Deprecated: ${deprecated}` }), children] }));
}
function Flags({ sensitive, ephemeral, deprecated }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [sensitive ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "sensitive" }) : null, ephemeral ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "ephemeral" }) : null, deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "deprecated", children: "deprecated" })] }));
}
function Text({ text: written }) {
    const trimmed = written.trim();
    return trimmed === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { children: parts_text(trimmed) });
}
function Fold({ title, text: folded }) {
    return ((0,jsx_runtime/* jsxs */.FD)("details", { children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: title }), (0,jsx_runtime/* jsx */.Y)("pre", { tabindex: 0, children: parts_text(folded) })] }));
}

// EXTERNAL MODULE: ./lib/interface/leaving-calls.js
var leaving_calls = __webpack_require__(2772);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(5343);
// EXTERNAL MODULE: ./lib/module/module-source.js
var module_source = __webpack_require__(4047);
;// CONCATENATED MODULE: ./lib/site/pages/interface-lists.js








const MODES = [
    ['managed', 'Resources'],
    ['data', 'Data sources'],
    ['ephemeral', 'Ephemeral resources'],
];
function Resources({ directory: { resources }, lineLink }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "resources", title: "Resources", children: [resources.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no resources of its own." }) : null, MODES.map(([mode, title]) => ((0,jsx_runtime/* jsx */.Y)(ResourceList, { title: title, resources: resources.filter((resource) => resource.mode === mode), lineLink: lineLink })))] }));
}
function ResourceList({ title, resources, lineLink }) {
    if (resources.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: resources.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list pairs", children: resources.map(({ type, name, file, line }) => ((0,jsx_runtime/* jsxs */.FD)("li", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: shown(`${type}.${name}`) }), (0,jsx_runtime/* jsx */.Y)("small", { children: (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: lineLink(file, line), children: shown(`${file}:${line}`) }) })] }))) })] }));
}
function Requirements({ directory: { providers, requiredVersions } }) {
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "requirements", title: "Requirements", children: (0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: "Terraform, OpenTofu" }), (0,jsx_runtime/* jsx */.Y)("code", { children: requiredVersions.length === 0 ? 'any version' : shown((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })] }), providers.map(({ name, source, constraints, aliases }) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: shown(source === '' ? `hashicorp/${name}` : source) }), (0,jsx_runtime/* jsx */.Y)("code", { children: constraints.length === 0 ? 'any version' : shown((0,version_constraint/* formatConstraints */.sW)(constraints)) }), aliases.map((alias) => ((0,jsx_runtime/* jsx */.Y)(Tag, { children: shown(`needs ${alias}`) })))] })))] }) }));
}
function Dependencies(props) {
    const { calls } = props.directory;
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "dependencies", title: "Dependencies", children: [calls.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module calls no other module." }) : null, calls.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: calls.map((call) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name mono", children: shown(call.name) }), (0,jsx_runtime/* jsx */.Y)(CallSource, { ...props, call: call }), call.version === '' ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: shown(call.version) })] }) }))) }))] }));
}
/** Linked where this registry has the module. */
function CallSource({ view, call, directory, directoryLink }) {
    const source = (0,module_source/* parseRegistrySource */.C)(call.source);
    const text = (0,jsx_runtime/* jsx */.Y)("code", { children: shown(call.source) });
    if (source?.host === view.site.host.toLowerCase() && view.graph.has(source.address))
        return ((0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* modulePage */.os)(source.address)), title: (0,module_address/* formatModuleAddress */.wc)(source.address), children: text }));
    const local = (0,leaving_calls/* isLocal */.I)(call.source) ? directoryLink((0,module_files/* resolvePath */.o1)(directory.path, call.source)) : undefined;
    return local === undefined ? text : (0,jsx_runtime/* jsx */.Y)("a", { href: local, children: text });
}

// EXTERNAL MODULE: ./lib/site/search/search-paths.js
var search_paths = __webpack_require__(4922);
// EXTERNAL MODULE: ./lib/site/site.js + 7 modules
var site_site = __webpack_require__(5157);
;// CONCATENATED MODULE: ./lib/site/pages/layout.js




/** The frame of every page. */
function Layout({ view, title, description, crumbs = [], feed = '', children }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,jsx_runtime/* jsxs */.FD)("html", { lang: "en", children: [(0,jsx_runtime/* jsx */.Y)(Head, { view: view, title: title, description: description, feed: feed }), (0,jsx_runtime/* jsxs */.FD)("body", { children: [(0,jsx_runtime/* jsx */.Y)("a", { class: "skip", href: "#content", children: "Skip to content" }), (0,jsx_runtime/* jsx */.Y)("header", { class: "top", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "wrap", children: [(0,jsx_runtime/* jsx */.Y)(Brand, { view: view }), (0,jsx_runtime/* jsx */.Y)(Crumbs, { view: view, crumbs: crumbs }), view.path === search_paths/* SEARCH_PAGE */.d0 ? null : (0,jsx_runtime/* jsx */.Y)(SearchField, { view: view })] }) }), (0,jsx_runtime/* jsx */.Y)("main", { class: "wrap", id: "content", children: children }), (0,jsx_runtime/* jsx */.Y)("footer", { class: "foot", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "wrap", children: [name, " \u00B7 Terraform and OpenTofu modules \u00B7 ", (0,jsx_runtime/* jsx */.Y)("a", { href: link((0,site_paths/* feedOf */.qu)(feed)), children: "Feed" })] }) })] })] }));
}
function Head({ view, title, description, feed }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,jsx_runtime/* jsxs */.FD)("head", { children: [(0,jsx_runtime/* jsx */.Y)("meta", { charset: "utf-8" }), (0,jsx_runtime/* jsx */.Y)("meta", { "http-equiv": "Content-Security-Policy", content: (0,site_site/* contentSecurityPolicy */.A8)(site) }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "description", content: description }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "referrer", content: "strict-origin-when-cross-origin" }), (0,jsx_runtime/* jsx */.Y)("title", { children: title === '' ? name : `${title} · ${name}` }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "icon", href: link(logoOf(site)) }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "alternate", type: "application/atom+xml", title: "New versions", href: link((0,site_paths/* feedOf */.qu)(feed)) }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "stylesheet", href: link(site.stylesheet.path) }), (0,jsx_runtime/* jsx */.Y)("script", { src: link(site.script.path), defer: true })] }));
}
function Brand({ view: { site, link } }) {
    return ((0,jsx_runtime/* jsxs */.FD)("a", { class: "brand", href: link(''), children: [(0,jsx_runtime/* jsx */.Y)("img", { src: link(logoOf(site)), alt: "", width: "28", height: "28" }), site.registry.name] }));
}
/** Leads to the page that searches. */
function SearchField({ view }) {
    return ((0,jsx_runtime/* jsx */.Y)("search", { class: "find", children: (0,jsx_runtime/* jsxs */.FD)("form", { action: view.link(search_paths/* SEARCH_PAGE */.d0), children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Search modules" }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Search" })] }) }));
}
function logoOf({ settings, icon }) {
    return settings.logo ?? icon.path;
}
function Crumbs({ view, crumbs }) {
    if (crumbs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)("nav", { "aria-label": "Path", children: (0,jsx_runtime/* jsx */.Y)("ol", { class: "crumbs", children: crumbs.map(({ text, to }) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(to), children: text }) }))) }) }));
}

// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(5865);
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
/** The mark of a version, and that there is a newer one. */
function VersionNotes({ view }) {
    const { module, content } = view;
    const state = (0,version_state/* versionState */.M7)(module, content.version);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [state.state === 'listed' ? (0,jsx_runtime/* jsx */.Y)(NewerNote, { view: view }) : (0,jsx_runtime/* jsx */.Y)(MarkNote, { view: view, state: state }), content.problems.map((problem) => ((0,jsx_runtime/* jsx */.Y)(Note, { title: "Not all of this version can be shown", children: (0,jsx_runtime/* jsx */.Y)("p", { children: shown(problem) }) })))] }));
}
function MarkNote({ view, state }) {
    if (state.state === 'listed')
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(Note, { kind: state.state, title: TITLES[state.state], children: [(0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet small", children: MEANINGS[state.state] })] }));
}
/** Why, since when, and what to use instead. */
function MarkReason({ view, state }) {
    const { reason = '', date, link, replacement } = state;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [reason === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { dir: "auto", children: shown(reason) }), replacement === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { children: ["Use ", (0,jsx_runtime/* jsx */.Y)(ReplacementLink, { view: view, replacement: replacement }), " instead."] })), date === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet small", children: ["Since ", (0,jsx_runtime/* jsx */.Y)(Day, { date: date }), link === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' · ', (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: link, children: "Why" })] }))] }))] }));
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
    return ((0,jsx_runtime/* jsx */.Y)(Note, { kind: "old", title: "There is a newer version", children: (0,jsx_runtime/* jsxs */.FD)("p", { children: ["The page of ", (0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* modulePage */.os)(module.address)), children: "the module" }), " shows the latest version."] }) }));
}

// EXTERNAL MODULE: ./lib/base/count.js
var base_count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(7312);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 4 modules
var compare_interfaces = __webpack_require__(3983);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(7592);
;// CONCATENATED MODULE: ./lib/site/usage-form.js
/** Whether HCL takes a name as it is. An index may hold any. */
function isIdentifier(name) {
    return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name);
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
/** Why a value cannot be written as it is; undefined where it can. */
function fieldProblem({ kind }, text) {
    const value = text.trim();
    if (value === '')
        return undefined;
    if (kind === 'number' && !/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value))
        return 'This is not a number.';
    return kind === 'hcl' ? hclProblem(value) : undefined;
}
/**
 * The block with these values: those of required inputs, and those that differ from their default. Without a value a required
 * input keeps what the block has for it.
 * @param block as usageBlock writes it
 * @param values by name, as somebody filled them in
 */
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






/** The source of a module or submodule in this registry. */
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
    if (required.length === 0 || depth > limits/* MAX_EXAMPLE_DEPTH */.ww)
        return '{}';
    const members = required.map(([name, { type }]) => `${keyOf(name)} = ${placeholder(type, depth + 1)}`);
    return `{ ${members.join(', ')} }`;
}
function keyOf(name) {
    return isIdentifier(name) ? name : JSON.stringify(name);
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
;// CONCATENATED MODULE: ./lib/site/pages/provenance.js






/** Where a version comes from, and how anybody checks that. */
function Provenance({ view }) {
    const { release } = view.content;
    if (release === undefined)
        return null;
    const source = { repository: release.repository.url, commit: release.commit };
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "provenance", title: "Provenance", children: [(0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)(provenance_Fact, { name: "Repository", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: (0,source_links/* repositoryLink */.l)(source), children: shown(release.repository.url || 'not known') }), release.path === '' ? null : (0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [" in ", shown(release.path)] })] }), (0,jsx_runtime/* jsx */.Y)(provenance_Fact, { name: "Tag", children: shown(release.tag) }), (0,jsx_runtime/* jsxs */.FD)(provenance_Fact, { name: "Commit", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: (0,source_links/* commitLink */.wn)(source), children: (0,jsx_runtime/* jsx */.Y)("code", { children: release.commit }) }), ", ", (0,jsx_runtime/* jsx */.Y)(Day, { date: release.committedAt })] }), (0,jsx_runtime/* jsxs */.FD)(provenance_Fact, { name: "Package", children: [(0,jsx_runtime/* jsx */.Y)("code", { children: release.package.digest }), ", ", sizeText(release.package.size), ", ", release.package.files, ' ', "files"] }), release.packages.map(({ kind, location }) => ((0,jsx_runtime/* jsx */.Y)(provenance_Fact, { name: `Location (${shown(kind)})`, children: (0,jsx_runtime/* jsx */.Y)("code", { children: shown(location) }) })))] }), (0,jsx_runtime/* jsx */.Y)("h3", { children: "Verify it" }), (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: verification(release, view.site.registry.url, source), label: "the commands" }), (0,jsx_runtime/* jsx */.Y)(Badge, { view: view })] }));
}
/** On the page of the module alone: the badge shows what it shows. */
function Badge({ view }) {
    const { address } = view.module;
    const { url } = view.site.registry;
    if (url === null || view.path !== (0,site_paths/* modulePage */.os)(address))
        return null;
    const text = `[![${(0,module_address/* formatModuleAddress */.wc)(address)}](${url}/${(0,site_paths/* badgeOf */.bN)(address)})](${url}/${(0,site_paths/* modulePage */.os)(address)})\n`;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("h3", { children: "Badge" }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("img", { src: view.link((0,site_paths/* badgeOf */.bN)(address)), alt: "The badge of this module", height: "20" }) }), (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: text, label: "the badge as Markdown" })] }));
}
function provenance_Fact({ name, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "quiet", children: name }), " ", (0,jsx_runtime/* jsx */.Y)("span", { children: children })] }));
}
function sizeText(bytes) {
    return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`;
}
/** Commands that compare the tag with the commit, and the package with its digest. */
function verification(release, registryUrl, source) {
    const { address, version, tag, packages, repository } = release;
    const file = `${address.name}-${address.system}-${version}.zip`;
    const digest = release.package.digest.replace('sha256:', '');
    const zip = packages
        .map(({ location }) => zipUrl(release, location, registryUrl))
        .find((url) => url !== undefined);
    const [, , , owner, name] = ((0,source_links/* repositoryLink */.l)(source) ?? '').split('/');
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
/** For a POSIX shell. */
function quoted(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./lib/site/pages/version-page.js




















/** A version of a module: how to use it, and all that is known of it. The page of the module is that of its latest version. */
function VersionPage({ view }) {
    const { module, content } = view;
    const { name, system } = module.address;
    const isModulePage = view.path === (0,site_paths/* modulePage */.os)(module.address);
    const description = content.release?.description ?? '';
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: titleOf(view), description: shown(description) || `The module ${name} for ${system}`, feed: (0,site_paths/* modulePage */.os)(module.address), crumbs: [...crumbsOf(view), ...(isModulePage ? [] : [versionCrumb(view)])], children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsxs */.FD)("p", { class: "over", children: [module.address.namespace, " / ", system] }), (0,jsx_runtime/* jsx */.Y)("h1", { children: name }), (0,jsx_runtime/* jsx */.Y)(Versions, { view: view }), description === '' ? null : ((0,jsx_runtime/* jsx */.Y)("p", { class: "lead", dir: "auto", children: shown(description) }))] }), (0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: content.moduleInterface && (0,module_interface/* calledDirectory */.Rn)(content.moduleInterface) }), (0,jsx_runtime/* jsx */.Y)(VersionBody, { view: view })] }));
}
function versionCrumb({ module, content }) {
    return { text: content.version, to: (0,site_paths/* versionPage */.ob)(module.address, content.version) };
}
function Versions({ view }) {
    const { module, content, link } = view;
    const { state } = (0,version_state/* versionState */.M7)(module, content.version);
    const versions = isShown(view) ? (0,base_count/* counted */.h)(module.versions.length, 'version') : 'all versions';
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), content.version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "latest", children: "latest" }) : null, state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: state, children: state }), (0,jsx_runtime/* jsx */.Y)("a", { href: link((0,site_paths/* versionsPage */.$G)(module.address)), children: versions })] }));
}
/** The module block. Old versions are named exactly; clients cannot install a yanked one. */
function Usage({ view, directory }) {
    const { module, content, site } = view;
    if ((0,version_state/* versionState */.M7)(module, content.version).state === 'yanked')
        return null;
    const isLatest = content.version === (0,module_list/* latestOf */.Te)(module);
    const used = {
        host: site.host,
        address: module.address,
        directory: directory?.path ?? '',
        version: isLatest ? versionConstraint(content.version) : content.version,
        inputs: directory?.inputs ?? [],
    };
    const page = directory && directoryPageLink(view, directory.path);
    const schema = page && view.link((0,site_paths/* schemaOf */.pP)(page));
    const fillable = used.inputs.length === 0 ? undefined : schema;
    return ((0,jsx_runtime/* jsxs */.FD)("div", { id: "usage", children: [(0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: usageBlock(used), label: "the module block", isHcl: true, schema: fillable }), schema === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: [used.directory === '' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: ["Source: ", (0,jsx_runtime/* jsx */.Y)("code", { children: moduleSource(used) }), " \u00B7", ' '] })), (0,jsx_runtime/* jsx */.Y)("a", { href: schema, children: "JSON Schema of the inputs" })] }))] }));
}
/** The page that has the schema of a directory beside it; undefined where there is none. */
function directoryPageLink({ module, content }, path) {
    if (path === '')
        return (0,site_paths/* versionPage */.ob)(module.address, content.version);
    return (0,site_paths/* hasDirectoryPage */.ZS)(path) ? (0,site_paths/* directoryPage */.nc)(module.address, content.version, path) : undefined;
}
function VersionBody({ view }) {
    const { content, module } = view;
    const root = content.moduleInterface?.root;
    const lists = root && {
        view,
        directory: root,
        lineLink: lineLinkOf(view),
        directoryLink: directoryLinkOf(view),
    };
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Contents, { view: view, directory: root, hasReadme: content.readme !== undefined, isVersion: true }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "columns", children: [(0,jsx_runtime/* jsxs */.FD)("div", { children: [(0,jsx_runtime/* jsx */.Y)(Readme, { view: view }), lists === undefined ? (0,jsx_runtime/* jsx */.Y)(NoInterface, {}) : null, lists === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Fields, { directory: lists.directory }), (0,jsx_runtime/* jsx */.Y)(Directories, { view: view }), (0,jsx_runtime/* jsx */.Y)(Resources, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Requirements, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Dependencies, { ...lists })] })), isShown(view) ? (0,jsx_runtime/* jsx */.Y)(Dependents, { view: view }) : null, (0,jsx_runtime/* jsx */.Y)(Changes, { view: view }), (0,jsx_runtime/* jsx */.Y)(Provenance, { view: view })] }), (0,jsx_runtime/* jsx */.Y)(Facts, { view: view, source: sourceOf(content, module) })] })] }));
}
function NoInterface() {
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "inputs", title: "Interface", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The index has no interface of this version: its inputs, outputs and resources are not known here." }) }));
}
/** What is on the page. */
function Contents({ view, directory, hasReadme, isVersion }) {
    const { moduleInterface } = view.content;
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    const parts = [
        ['readme', 'README', undefined, hasReadme],
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
function Readme({ view }) {
    const { readme } = view.content;
    if (readme === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "readme", title: "README", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The index has no README of this version." }) }));
    return (0,jsx_runtime/* jsx */.Y)(ReadmeSection, { view: view, bytes: readme, path: "" });
}
function ReadmeSection({ view, bytes, path }) {
    const { html, notes } = renderedReadme(view, bytes, path);
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "readme", title: "README", children: [notes.map((note) => ((0,jsx_runtime/* jsx */.Y)(Note, { title: note }))), (0,jsx_runtime/* jsx */.Y)("div", { class: "readme", children: (0,helper_html/* raw */.l)(html) })] }));
}
function Directories({ view }) {
    const { submodules = [], examples = [] } = view.content.moduleInterface ?? {};
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(DirectoryList, { view: view, id: "submodules", title: "Submodules", directories: submodules }), (0,jsx_runtime/* jsx */.Y)(DirectoryList, { view: view, id: "examples", title: "Examples", directories: examples })] }));
}
function DirectoryList({ view, id, title, directories }) {
    const linkOf = directoryLinkOf(view);
    const { content, module } = view;
    const inSource = (path) => (0,source_links/* fileLink */.RF)(sourceOf(content, module), [content.release?.path ?? '', path].filter((part) => part !== '').join('/'));
    if (directories.length === 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: id, title: title, children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: directories.map(({ path, inputs, outputs }) => {
                const href = linkOf(path);
                return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: href === undefined ? ((0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: inSource(path), children: shown(path) })) : ((0,jsx_runtime/* jsx */.Y)("a", { href: href, children: shown(path) })) }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "quiet small", children: [(0,base_count/* counted */.h)(inputs.length, 'input'), ", ", (0,base_count/* counted */.h)(outputs.length, 'output')] })] }));
            }) }) }));
}
function Dependents({ view }) {
    const dependents = view.graph.dependentsOf(view.module.address);
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "dependents", title: "Used by", children: [dependents.length === 0 ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The latest version of no module of this registry calls it." })) : null, dependents.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: dependents.map((dependent) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsxs */.FD)("a", { href: view.link((0,site_paths/* modulePage */.os)(dependent)), children: [dependent.namespace, "/", dependent.name, "/", dependent.system] }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet small", dir: "auto", children: shown(dependent.description) })] }))) }))] }));
}
/** What a caller of the version before notices. docs/interface.md has the rules. */
const VERDICTS = {
    major: 'Callers may have to change their configuration.',
    minor: 'Something new; callers of the version before go on as they are.',
    patch: 'Callers of the version before go on as they are.',
};
function Changes({ view }) {
    const { previous, content } = view;
    if (previous === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "changes", title: "Changes", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This is the first version." }) }));
    const title = `Changes since ${previous.version}`;
    if (previous.moduleInterface === undefined || content.moduleInterface === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "changes", title: title, children: (0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet", children: ["Not known: the index has no interface of", ' ', previous.moduleInterface === undefined ? previous.version : content.version, "."] }) }));
    const isSame = previous.moduleInterface === content.moduleInterface;
    const changes = isSame ? [] : (0,compare_interfaces/* compareInterfaces */.s)(previous.moduleInterface, content.moduleInterface);
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "changes", title: title, children: (0,jsx_runtime/* jsx */.Y)(ChangeList, { view: view, changes: changes }) }));
}
function ChangeList({ view, changes }) {
    const { previous } = view;
    const link = previous && versionLink(view, previous.version);
    if (changes.length === 0)
        return (0,jsx_runtime/* jsx */.Y)("p", { children: "The interface did not change: inputs, outputs and requirements are the same." });
    const severity = (0,required_bump/* requiredBump */.eC)(changes);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("p", { children: [(0,jsx_runtime/* jsx */.Y)(Tag, { kind: severity, children: severity }), " ", VERDICTS[severity], ' ', link === undefined ? null : (0,jsx_runtime/* jsx */.Y)("a", { href: link, children: "The version before" })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: (0,change/* bySeverity */.Np)(changes).map((change) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "change", children: [(0,jsx_runtime/* jsx */.Y)("span", { children: (0,jsx_runtime/* jsx */.Y)(Tag, { kind: change.severity, children: change.severity }) }), (0,jsx_runtime/* jsxs */.FD)("span", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: shown(change.subject) }), " ", shown(change.message)] })] }))) })] }));
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

;// CONCATENATED MODULE: ./lib/site/pages/directory-page.js










/** A submodule, with the source that callers write, or an example. */
function DirectoryPage({ view, directory, kind }) {
    const { module, content } = view;
    const { path } = directory;
    const title = `${titleOf(view)} ${path}`;
    const lists = { view, directory, lineLink: lineLinkOf(view), directoryLink: directoryLinkOf(view) };
    const crumbs = [
        ...crumbsOf(view),
        { text: content.version, to: (0,site_paths/* versionPage */.ob)(module.address, content.version) },
        { text: path, to: (0,site_paths/* directoryPage */.nc)(module.address, content.version, path) },
    ];
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: shown(title), description: `The ${kind} ${shown(path)} of ${titleOf(view)}`, feed: (0,site_paths/* modulePage */.os)(module.address), crumbs: crumbs, children: [(0,jsx_runtime/* jsx */.Y)(DirectoryHead, { view: view, directory: directory, kind: kind }), (0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), kind === 'submodule' ? (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: directory }) : null, (0,jsx_runtime/* jsx */.Y)(Contents, { view: view, directory: directory, hasReadme: directory.readme !== '', isVersion: false }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "columns", children: [(0,jsx_runtime/* jsxs */.FD)("div", { children: [directory.readme === '' ? null : ((0,jsx_runtime/* jsx */.Y)(ReadmeSection, { view: view, bytes: new TextEncoder().encode(directory.readme), path: path })), (0,jsx_runtime/* jsx */.Y)(Fields, { directory: directory }), (0,jsx_runtime/* jsx */.Y)(Resources, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Requirements, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Dependencies, { ...lists })] }), (0,jsx_runtime/* jsx */.Y)(Facts, { view: view, source: sourceOf(content, module) })] })] }));
}
function DirectoryHead({ view: { module, content }, directory: { path }, kind }) {
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsxs */.FD)("p", { class: "over", children: [module.address.namespace, " / ", module.address.system, " / ", module.address.name] }), (0,jsx_runtime/* jsx */.Y)("h1", { children: shown(path.split('/').at(-1) ?? path) }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), (0,jsx_runtime/* jsx */.Y)(Tag, { children: kind })] })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/module-cards.js



function ModuleCards({ view, modules }) {
    return ((0,jsx_runtime/* jsx */.Y)("ul", { class: "grid", children: modules.map((module) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "card", children: [(0,jsx_runtime/* jsxs */.FD)("a", { href: view.link((0,site_paths/* modulePage */.os)(module)), children: [module.namespace, "/", module.name, "/", module.system] }), (0,jsx_runtime/* jsx */.Y)("p", { dir: "auto", children: shown(module.description) }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "small quiet", children: [module.version, " \u00B7 ", (0,jsx_runtime/* jsx */.Y)(Day, { date: module.updatedAt })] })] }))) }));
}

;// CONCATENATED MODULE: ./lib/site/pages/home-page.js









/** The front page: what the registry is, what is new in it, and how to use it. */
function HomePage({ view, graph }) {
    const { registry, settings } = view.site;
    const count = graph.modules.length;
    const description = settings.description || 'A registry of Terraform and OpenTofu modules.';
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: "", description: description, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: registry.name }), (0,jsx_runtime/* jsx */.Y)("p", { class: "lead", children: shown(description) }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: (0,base_count/* counted */.h)(count, 'module') })] }), (0,jsx_runtime/* jsxs */.FD)(Section, { id: "recent", title: "Recently released", children: [count === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "No module has been published yet." }) : null, (0,jsx_runtime/* jsx */.Y)(ModuleCards, { view: view, modules: graph.modules.slice(0, limits/* RECENT_MODULES */.U1) })] }), (0,jsx_runtime/* jsx */.Y)(Namespaces, { view: view, graph: graph }), (0,jsx_runtime/* jsx */.Y)(HowTo, { view: view, graph: graph })] }));
}
function Namespaces({ view, graph }) {
    const counts = new Map();
    for (const { namespace } of graph.modules)
        counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
    if (counts.size === 0)
        return null;
    const verified = new Set(view.site.registry.verified);
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "namespaces", title: "Namespaces", children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: [...counts].sort(byName).map(([namespace, count]) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* namespacePage */.tf)(namespace)), children: namespace }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet small", children: (0,base_count/* counted */.h)(count, 'module') }), verified.has(namespace) ? (0,jsx_runtime/* jsx */.Y)("span", { class: "tag tag-patch", children: "verified" }) : null] }))) }) }));
}
function byName([a], [b]) {
    return a < b ? -1 : 1;
}
function HowTo({ view, graph }) {
    const { host, registry } = view.site;
    const [newest] = graph.modules;
    const address = newest ?? { namespace: 'NAMESPACE', name: 'NAME', system: 'SYSTEM' };
    const version = versionConstraint((0,module_version/* parseVersion */.ot)(newest?.version ?? '1.0.0'));
    const used = { host, address, directory: '', version, inputs: [] };
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "use", title: "Use this registry", children: [(0,jsx_runtime/* jsx */.Y)("p", { children: "Name a module by its source and its versions. The page of each module has the block with its inputs." }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "two", children: [(0,jsx_runtime/* jsx */.Y)("div", { children: (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: usageBlock(used), label: "the module block", isHcl: true }) }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [(0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: 'terraform init\n# or\ntofu init\n', label: "the commands" }), registry.hosting === 'github-pages' ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["The host of this registry sends no headers. OpenTofu installs by version. Terraform installs by the URL of a version, such as ", (0,jsx_runtime/* jsx */.Y)("code", { children: `${registry.url}/v1/modules/…/source` }), "."] })) : null, (0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["If this registry is private, both clients take the token from the environment:", ' ', (0,jsx_runtime/* jsx */.Y)("code", { children: tokenVariable(host) }), "."] })] })] }), (0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["Submodules are behind two slashes: ", (0,jsx_runtime/* jsx */.Y)("code", { children: moduleSource({ ...used, directory: 'modules/NAME' }) }), "."] })] }));
}
/** https://opentofu.org/docs/cli/config/config-file/#environment-variable-credentials */
function tokenVariable(host) {
    return `TF_TOKEN_${host.replace(/:\d+$/, '').replaceAll('-', '__').replaceAll('.', '_')}`;
}

;// CONCATENATED MODULE: ./lib/site/pages/message-page.js


/** A page that says why there is nothing else on it. */
function MessagePage({ view, title, message }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: title, description: message, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: title }), (0,jsx_runtime/* jsx */.Y)("p", { class: "lead", children: message })] }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(''), children: "All modules" }) })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/namespace-page.js






/** The modules of a namespace, by name. */
function NamespacePage({ view, namespace, graph }) {
    const modules = graph.modules
        .filter((module) => module.namespace === namespace)
        .toSorted((a, b) => (`${a.name}/${a.system}` < `${b.name}/${b.system}` ? -1 : 1));
    const count = (0,base_count/* counted */.h)(modules.length, 'module');
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: namespace, description: `The ${count} of ${namespace}`, feed: (0,site_paths/* namespacePage */.tf)(namespace), crumbs: [{ text: namespace, to: (0,site_paths/* namespacePage */.tf)(namespace) }], children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: namespace }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: count })] }), (0,jsx_runtime/* jsx */.Y)(ModuleCards, { view: view, modules: modules.slice(0, limits/* MAX_CARDS */.Tb) }), modules.length <= limits/* MAX_CARDS */.Tb ? null : (0,jsx_runtime/* jsxs */.FD)("p", { children: ["These are the first ", limits/* MAX_CARDS */.Tb, "."] })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/search-page.js



/** The page that searches: a script fills in what it finds. Without scripts it leads to the namespaces. */
function SearchPage({ view, graph }) {
    const namespaces = [...new Set(graph.modules.map(({ namespace }) => namespace))].sort();
    const systems = [...new Set(graph.modules.map(({ system }) => system))].sort();
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: "Search", description: `Search the modules of ${view.site.registry.name}`, children: [(0,jsx_runtime/* jsx */.Y)("div", { class: "head", children: (0,jsx_runtime/* jsx */.Y)("h1", { children: "Search" }) }), (0,jsx_runtime/* jsx */.Y)("search", { children: (0,jsx_runtime/* jsxs */.FD)("form", { class: "search", "data-search": true, children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Name, description, input, output, resource type", autocomplete: "off", spellcheck: false }), (0,jsx_runtime/* jsx */.Y)(Choice, { name: "namespace", all: "All namespaces", values: namespaces }), (0,jsx_runtime/* jsx */.Y)(Choice, { name: "system", all: "All systems", values: systems }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Search" })] }) }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", role: "status", id: "found" }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", id: "results" }), (0,jsx_runtime/* jsx */.Y)(WithoutScripts, { view: view, namespaces: namespaces })] }));
}
function WithoutScripts({ view, namespaces, }) {
    return ((0,jsx_runtime/* jsxs */.FD)("noscript", { children: [(0,jsx_runtime/* jsx */.Y)("p", { children: "Search is a script of this page, and this browser runs none. These are the namespaces; their pages list every module." }), (0,jsx_runtime/* jsx */.Y)("ul", { children: namespaces.map((namespace) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link((0,site_paths/* namespacePage */.tf)(namespace)), children: namespace }) }))) })] }));
}
function Choice({ name, all, values }) {
    return ((0,jsx_runtime/* jsxs */.FD)("select", { name: name, "aria-label": name === 'namespace' ? 'Namespace' : 'System', children: [(0,jsx_runtime/* jsx */.Y)("option", { value: "", children: all }), values.map((value) => ((0,jsx_runtime/* jsx */.Y)("option", { value: value, children: value })))] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/versions-page.js











/** Every version of a module, with its date and what people decided about it. */
function VersionsPage({ view }) {
    const { module } = view;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const versions = (0,module_version/* sortVersions */.M7)([...module.versions, ...module.removed].map(({ version }) => version));
    const crumbs = [...crumbsOf(view), { text: 'versions', to: (0,site_paths/* versionsPage */.$G)(module.address) }];
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: `Versions of ${address}`, description: `All ${(0,base_count/* counted */.h)(versions.length, 'version')} of ${address}`, feed: (0,site_paths/* modulePage */.os)(module.address), crumbs: crumbs, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsxs */.FD)("p", { class: "over", children: [module.address.namespace, " / ", module.address.system, " / ", module.address.name] }), (0,jsx_runtime/* jsx */.Y)("h1", { children: "Versions" })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: versions.map((version) => ((0,jsx_runtime/* jsx */.Y)(VersionRow, { view: view, version: version }))) })] }));
}
function VersionRow({ view, version }) {
    const { module } = view;
    const state = (0,version_state/* versionState */.M7)(module, version);
    const published = module.versions.find((listed) => listed.version === version);
    const href = published && versionLink(view, version);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "version-row", id: `version-${version}`, children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: href === undefined ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }) }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet", children: published === undefined ? null : (0,jsx_runtime/* jsx */.Y)(Day, { date: published.committedAt }) }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "latest", children: "latest" }) : null, (0,module_version/* isPrerelease */.V1)(version) ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "pre-release" }) : null, state.state === 'listed' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Tag, { kind: state.state, children: state.state }), (0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state })] }))] })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/view.js

function viewOf(site, path) {
    return { site, path, link: path === site_paths/* NOT_FOUND_PATH */.h2 ? absoluteLinks(site) : (to) => (0,site_paths/* relativeLink */.Nk)(path, to) };
}
/** A host answers with this page at any path. */
function absoluteLinks({ registry }) {
    const base = registry.url === null ? '/' : `${new URL(registry.url).pathname.replace(/\/$/, '')}/`;
    return (to) => `${base}${to}`;
}

;// CONCATENATED MODULE: ./lib/site/site-pages.js














function homePage(site, graph) {
    return page('', (0,jsx_runtime/* jsx */.Y)(HomePage, { view: viewOf(site, ''), graph: graph }));
}
function namespacePageOf(site, graph, namespace) {
    const path = (0,site_paths/* namespacePage */.tf)(namespace);
    return page(path, (0,jsx_runtime/* jsx */.Y)(NamespacePage, { view: viewOf(site, path), namespace: namespace, graph: graph }));
}
function searchPage(site, graph) {
    return page(search_paths/* SEARCH_PAGE */.d0, (0,jsx_runtime/* jsx */.Y)(SearchPage, { view: viewOf(site, search_paths/* SEARCH_PAGE */.d0), graph: graph }));
}
function notFoundPage(site) {
    const message = 'There is no such module, version or page in this registry.';
    return page(site_paths/* NOT_FOUND_PATH */.h2, (0,jsx_runtime/* jsx */.Y)(MessagePage, { view: viewOf(site, site_paths/* NOT_FOUND_PATH */.h2), title: "Not found", message: message }));
}
/** A module whose `module.json` is damaged, or that has no version. */
function emptyModulePage(site, address, message) {
    const path = (0,site_paths/* modulePage */.os)(address);
    return page(path, (0,jsx_runtime/* jsx */.Y)(MessagePage, { view: viewOf(site, path), title: (0,module_address/* formatModuleAddress */.wc)(address), message: message }));
}
function versionsPageOf(paged) {
    const path = (0,site_paths/* versionsPage */.$G)(paged.module.address);
    return page(path, (0,jsx_runtime/* jsx */.Y)(VersionsPage, { view: { ...viewOf(paged.site, path), ...paged } }));
}
/** The version that another one is compared with. */
function previousVersion(module, version) {
    return (0,required_bump/* selectBase */.gF)(module.versions.map((published) => published.version), version);
}
/** The page of a version. With `isModulePage` it is that of the module. */
function versionPageOf(paged, content, { previous, isModulePage }) {
    const { address } = paged.module;
    const path = isModulePage ? (0,site_paths/* modulePage */.os)(address) : (0,site_paths/* versionPage */.ob)(address, content.version);
    return page(path, (0,jsx_runtime/* jsx */.Y)(VersionPage, { view: moduleView(paged, content, { path, previous }) }));
}
/** The pages of submodules and examples, where the version has them. */
function* directoryPagesOf(paged, content) {
    if (!paged.versions.hasDirectories(content.version))
        return;
    for (const { directory } of directoriesOf(content)) {
        const made = directoryPageOf(paged, content, directory.path);
        if (made !== undefined)
            yield made;
    }
}
/** The schemas of the inputs of a version, and of those of its submodules that have pages. */
function schemaFilesOf({ module: { address }, versions }, content) {
    const { version, moduleInterface } = content;
    if (moduleInterface === undefined)
        return [];
    const title = `${(0,module_address/* formatModuleAddress */.wc)(address)} ${version}`;
    const submodules = versions.hasDirectories(version)
        ? directoriesOf(content).filter(({ kind }) => kind === 'submodule')
        : [];
    return [
        [(0,site_paths/* versionPage */.ob)(address, version), title, moduleInterface.root],
        ...submodules.map(({ directory }) => {
            const page = (0,site_paths/* directoryPage */.nc)(address, version, directory.path);
            return [page, `${title} ${directory.path}`, directory];
        }),
    ].map(([page, name, { inputs }]) => ({ path: (0,site_paths/* schemaOf */.pP)(page), content: formatInputSchema(name, inputs) }));
}
/** The page of one submodule or example; undefined where the version has none. */
function directoryPageOf(paged, content, wanted) {
    const found = directoriesOf(content).find(({ directory }) => directory.path === wanted);
    if (found === undefined)
        return undefined;
    const path = (0,site_paths/* directoryPage */.nc)(paged.module.address, content.version, wanted);
    return page(path, (0,jsx_runtime/* jsx */.Y)(DirectoryPage, { view: moduleView(paged, content, { path, previous: undefined }), ...found }));
}
function directoriesOf({ moduleInterface }) {
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    return [
        ...submodules.map((directory) => ({ directory, kind: 'submodule' })),
        ...examples.map((directory) => ({ directory, kind: 'example' })),
    ].filter(({ directory }) => (0,site_paths/* hasDirectoryPage */.ZS)(directory.path));
}
function moduleView(paged, content, { path, previous }) {
    return { ...viewOf(paged.site, path), ...paged, content, previous };
}
/** Elements of hono are their HTML as text, unless one of them waits for something; none of ours does. */
function page(path, element) {
    return { path, html: `<!DOCTYPE html>\n${element.toString()}\n` };
}


/***/ }),

/***/ 4626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ versionsPage),
/* harmony export */   H5: () => (/* binding */ fileOfPage),
/* harmony export */   Nk: () => (/* binding */ relativeLink),
/* harmony export */   ZS: () => (/* binding */ hasDirectoryPage),
/* harmony export */   bN: () => (/* binding */ badgeOf),
/* harmony export */   h2: () => (/* binding */ NOT_FOUND_PATH),
/* harmony export */   nc: () => (/* binding */ directoryPage),
/* harmony export */   ob: () => (/* binding */ versionPage),
/* harmony export */   os: () => (/* binding */ modulePage),
/* harmony export */   pN: () => (/* binding */ PAGES_DIRECTORY),
/* harmony export */   pP: () => (/* binding */ schemaOf),
/* harmony export */   qu: () => (/* binding */ feedOf),
/* harmony export */   tf: () => (/* binding */ namespacePage)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);

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
    return `${PAGES_DIRECTORY}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address)}/`;
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
function schemaOf(page) {
    return `${page}inputs.schema.json`;
}
/** The feed of the registry, a namespace or a module. @param page as above */
function feedOf(page) {
    return `${page}feed.atom`;
}
/** The badge of a module. */
function badgeOf(address) {
    return `${modulePage(address)}badge.svg`;
}
/** The files that the site has beside a page. A directory of the module with such a name has no page. */
const OWN_NAMES = new Set(['index.html', 'inputs.schema.json']);
/** Whether a directory of a module can have a page: every part of its path is plain, so the page is a file below its version. */
function hasDirectoryPage(path) {
    return path.split('/').every((name) => /^[A-Za-z0-9_][\w.-]*$/.test(name) && !OWN_NAMES.has(name));
}
/** The file of a page: `modules/acme/` → `modules/acme/index.html`. */
function fileOfPage(page) {
    return page === '' || page.endsWith('/') ? `${page}index.html` : page;
}
/** The link from one page to another, or to a file of the site; as short as it can be. */
function relativeLink(from, to) {
    const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
    let shared = 0;
    while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared])
        shared += 1;
    return `${'../'.repeat(here.length - shared)}${there.slice(shared).join('/')}` || './';
}


/***/ })

};
