export const id = 3227;
export const ids = [3227];
export const modules = {

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

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   vP: () => (/* binding */ plainExpression),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
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

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ typeFromExpression),
/* harmony export */   G3: () => (/* binding */ accepts),
/* harmony export */   sg: () => (/* binding */ formatType)
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

/***/ 3923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ parseCatalog),
/* harmony export */   q0: () => (/* binding */ catalogAddress),
/* harmony export */   tx: () => (/* binding */ walkCatalog),
/* harmony export */   uM: () => (/* binding */ readCatalog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1843);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3701);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);
/* harmony import */ var _index_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9722);




/** All modules of a registry, from the files in `catalog/`, so that lists and searches read no file of a module. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const catalogModule = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: text,
    owner: text,
    namespace: text,
    name: text,
    version: text,
    provider: text,
    description: text,
    source: text,
    published_at: text,
    updated_at: text,
    dependencies: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).optional(),
});
const catalogNames = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).default([]),
});
/** Entries of other tools that lack a key are left out. Throws INDEX_INVALID. */
function parseCatalog(path, bytes) {
    const file = (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCatalogFile */ .lQ)(path, bytes);
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
const FIRST_PREFIXES = Array.from({ length: 16 ** _index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef }, (_, at) => at.toString(16).padStart(_index_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef, '0'));
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
        for (let at = 0; at < prefixes.length; at += atOnce) {
            const some = prefixes.slice(at, at + atOnce);
            const files = await read(some.map(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc));
            for (const prefix of some) {
                const bytes = files.get((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc)(prefix));
                if (bytes === undefined)
                    continue;
                const children = await take((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogPath */ .Hc)(prefix), bytes);
                below.push(...children.map((digit) => prefix + digit));
            }
        }
        prefixes = below;
    }
}


/***/ }),

/***/ 9551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ createSearchIndex),
/* harmony export */   KA: () => (/* binding */ parseSearch),
/* harmony export */   Q9: () => (/* binding */ fieldWords),
/* harmony export */   th: () => (/* binding */ findModules)
/* harmony export */ });
/* unused harmony exports SEARCH_FIELDS, SEARCH_OPTIONS, wordsOf */
/* harmony import */ var minisearch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2150);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


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
const SEARCH_FIELDS = ['name', 'address', 'description', 'names'];
/** https://lucaong.github.io/minisearch/interfaces/MiniSearch.Options.html */
const SEARCH_OPTIONS = {
    idField: 'address',
    fields: [...SEARCH_FIELDS],
    extractField: fieldOf,
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm: (word) => word,
    searchOptions: {
        combineWith: 'AND',
        prefix: (word, at, words) => word.length >= MIN_BEGINNING_LENGTH - (at === words.length - 1 ? 1 : 0),
        boost: { name: 8, address: 4, description: 2 },
    },
};
function createSearchIndex() {
    return new minisearch__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A(SEARCH_OPTIONS);
}
function fieldOf(module, field) {
    if (field === 'address')
        return module.address;
    if (field === 'name')
        return module.address.split('/')[1] ?? '';
    return field === 'description' ? module.description : module.names.join(' ');
}
function fieldWords(module) {
    return SEARCH_FIELDS.map((field) => new Set(wordsOf(fieldOf(module, field))));
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
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', isMissing ? 'q is required: the words to search for' : `q has more than ${MAX_WORDS} words`, 'write q=vpc, or q=private+network');
}
/**
 * The addresses of the modules that have all words, best match first; equal ones by address. Where no module has them, those with
 * words that are nearly the same.
 */
function findModules(index, words) {
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


/***/ }),

/***/ 952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ SYNC_DIRECTORY),
/* harmony export */   Q0: () => (/* binding */ parseSyncRecord),
/* harmony export */   ZM: () => (/* binding */ claimBucket),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   sD: () => (/* binding */ RECORD_KEY)
/* harmony export */ });
/* unused harmony exports MAX_WAIT_MS, Claim */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);




/** Time that a `sync` waits for others. Then it fails with INDEX_BUSY. */
const MAX_WAIT_MS = 15 * 60_000;
/** Time between two looks at a bucket that another `sync` holds. */
const POLL_MS = 1_000;
/** What a bucket says of itself: which commit of the index it has, and who is writing to it. */
const SYNC_DIRECTORY = '.module-registry/';
const RECORD_KEY = `${SYNC_DIRECTORY}sync.json`;
const commit = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const syncRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** The commit whose files the bucket has; null where that is not known: every file is compared then. */
    commit: commit.nullable(),
    /** Commits of runs that did not end well: some of their files may be in the bucket. */
    pending: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(commit),
    /** The run that is writing now, and how often it has said so: with each renewal the record is another one. */
    claim: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), renewals: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).nullable(),
    /** The commit that the pages in the bucket were made from; null where there are none, or of a directory. */
    site: commit.nullable(),
    /** The part of the index that the bucket has; all of it where it is undefined. */
    profile: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
});
const NO_RECORD = { format: 1, commit: null, pending: [], claim: null, site: null };
/** Undefined for a record that this version does not know. */
function parseSyncRecord(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(syncRecord, bytes);
}
function formatSyncRecord(record) {
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(record));
}
/** Who writes to a bucket: one run at a time, by conditional writes of the record. */
const RENEWALS = 3;
/** What nobody keeps. */
const NO_CACHE = 'no-cache';
const RECORD = { type: 'application/json', cacheControl: NO_CACHE };
/** Throws STORE_REFUSED for a record of a newer version of this tool. */
async function readRecord(bucket) {
    const stored = await bucket.get(RECORD_KEY);
    if (stored === undefined || stored === 'unchanged')
        return { record: NO_RECORD, etag: undefined, ageMs: 0 };
    const record = parseSyncRecord(stored.bytes);
    if (record !== undefined)
        return { record, etag: stored.etag, ageMs: stored.ageMs };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${bucket.name}/${RECORD_KEY}`)} is no record of a sync that this version knows`, 'use the newest version of module-registry; if that does not know it either, delete the object, and every file is compared again');
}
/**
 * Waits until no other run writes, and claims the bucket. Throws INDEX_BUSY after 15 minutes, STORE_REFUSED for a store without
 * conditional writes.
 * @param begin what the record says from now on, should the run not end well
 */
async function claimBucket(request, first, begin) {
    const { bucket, clock, log, run, leaseMs } = request;
    const deadline = clock.now() + MAX_WAIT_MS;
    for (let [read, isWaiting] = [first, false];; read = await readRecord(bucket)) {
        const other = read.record.claim;
        const isFree = other === null || other.run === run || read.ageMs >= leaseMs;
        const claim = isFree ? await tryToClaim(request, read, begin) : undefined;
        if (claim !== undefined)
            return claim;
        if (!isWaiting)
            log.info(`waiting   for another sync to ${bucket.name}`);
        isWaiting = true;
        if (clock.now() > deadline)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other syncs have been writing to ${bucket.name} for 15 minutes`, 'run it again later');
        await clock.wait(Math.min(POLL_MS, leaseMs / RENEWALS));
    }
}
/** Undefined where another run was faster. */
async function tryToClaim(request, read, begin) {
    const { bucket, run } = request;
    const nothing = [`${RECORD_KEY}.probe`, new Uint8Array()];
    if (read.etag === undefined)
        await requireCondition(bucket, nothing, '"0123456789abcdef0123456789abcdef"');
    const claim = new Claim(request, read);
    if (!(await claim.write({ ...begin(read.record), claim: { run, renewals: 0 } })))
        return undefined;
    // This one does exist now.
    const record = [RECORD_KEY, formatSyncRecord(claim.record)];
    if (read.etag === undefined)
        await requireCondition(bucket, record, 'absent');
    return claim;
}
/**
 * A server that knows no conditions ignores them, and two runs would not see each other. Writes nothing where the server knows them.
 * @param onlyIf what the object is not
 */
async function requireCondition(bucket, [key, content], onlyIf) {
    if ((await bucket.put(key, content, { ...RECORD, onlyIf })) === 'conflict')
        return;
    await bucket.remove([key]);
    const header = onlyIf === 'absent' ? 'If-None-Match' : 'If-Match';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the store of ${bucket.name} ignores ${header}: it has no conditional writes, and two syncs would overwrite each other`, 'use a store with conditional writes (AWS S3, Cloudflare R2, MinIO, versitygw), or update the server');
}
function lost({ name }) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `another sync has taken over ${name}, as this one could not renew its claim in time`, 'run it again: what is uploaded stays');
}
/** The right to write to a bucket, renewed until it is released. */
class Claim {
    before;
    #request;
    #etag;
    #record;
    #renewedAt;
    #isLost = false;
    /** Writes of the record follow one another. */
    #writing = Promise.resolve();
    constructor(request, { record, etag }) {
        this.#request = request;
        this.before = record;
        this.#record = record;
        this.#etag = etag;
        this.#renewedAt = request.clock.now();
    }
    get record() {
        return this.#record;
    }
    /** Whether no other run can have taken the bucket: after that nothing may be written. */
    isHeld = () => {
        const { clock, leaseMs } = this.#request;
        return !this.#isLost && clock.now() - this.#renewedAt < leaseMs * (1 - 1 / RENEWALS);
    };
    /** Throws INDEX_BUSY where another run may have taken the bucket. */
    requireHeld() {
        if (!this.isHeld())
            throw lost(this.#request.bucket);
    }
    /** Writes the record. Throws INDEX_BUSY where another run has taken the bucket. */
    async replace(record) {
        this.requireHeld();
        if (!(await this.write(record)))
            throw lost(this.#request.bucket);
    }
    /** Renews the claim while the work lasts. */
    async during(work) {
        const { clock, leaseMs } = this.#request;
        const stop = clock.every(leaseMs / RENEWALS, () => this.#renew());
        try {
            return await work();
        }
        finally {
            stop();
        }
    }
    /** Writes the record; false where another run was faster. */
    write(record) {
        const written = this.#writing.then(() => this.#write(record));
        this.#writing = written.catch(() => { });
        return written;
    }
    async #write(record) {
        const { bucket, clock } = this.#request;
        const startedAt = clock.now();
        const onlyIf = this.#etag ?? 'absent';
        const put = await bucket.put(RECORD_KEY, formatSyncRecord(record), { ...RECORD, onlyIf });
        const etag = put === 'conflict' ? await this.#ownEtag(record) : put.etag;
        if (etag === undefined)
            return false;
        this.#etag = etag;
        this.#record = record;
        this.#renewedAt = startedAt;
        return true;
    }
    /** Leaves the bucket to others; the record keeps what was begun. */
    async release() {
        await this.write({ ...this.#record, claim: null }).catch(() => false);
    }
    async #renew() {
        // A failed renewal has another try, until the lease is nearly over.
        const renewals = (this.#record.claim?.renewals ?? 0) + 1;
        const next = { ...this.#record, claim: { run: this.#request.run, renewals } };
        const isOurs = await this.write(next).catch(() => undefined);
        if (isOurs === false)
            this.#isLost = true;
    }
    /** A connection may break after the store has written: then the record is ours. */
    async #ownEtag(record) {
        const read = await this.#request.bucket.get(RECORD_KEY);
        if (read === undefined || read === 'unchanged')
            return undefined;
        const text = new TextDecoder();
        return text.decode(read.bytes) === text.decode(formatSyncRecord(record)) ? read.etag : undefined;
    }
}


/***/ })

};
