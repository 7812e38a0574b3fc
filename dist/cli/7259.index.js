export const id = 7259;
export const ids = [7259];
export const modules = {

/***/ 6292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ SiteDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9688);
/* harmony import */ var _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2743);
/* harmony import */ var _create_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5347);






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
        this.#root = root;
        this.state = state;
    }
    /** Throws INVALID_INPUT for a directory that has files and was not made by this tool. */
    static open(root) {
        const names = namesIn(root);
        const isOurs = names.includes(_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .m);
        if (names.length > 0 && !isOurs)
            throw foreignDirectory(root);
        const state = isOurs ? (0,_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSiteState */ .A)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .m))) : undefined;
        return new SiteDirectory(root, state);
    }
    /** Makes the directory, and proves that files can be written to it. */
    prepare() {
        (0,_create_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .createDirectory */ .c)(this.#root);
        const staged = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, STAGED);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(staged, '');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(staged);
    }
    begin() {
        (0,_create_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .createDirectory */ .c)(this.#root);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .m), '{}\n');
    }
    finish(state) {
        this.write(_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .m, (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)(state));
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
    /** All files that are there now. */
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
                if (kept.has(child) || child === _site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .m)
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
        if (!this.#directories.has(parent))
            (0,_create_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .createDirectory */ .c)(parent);
        this.#directories.add(parent);
        return target;
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
function namesIn(root) {
    return entriesIn(root).map(({ name }) => name);
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
function foreignDirectory(root) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `the output ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(root)} has files, and was not made by this command: it has no ${_site_site_state_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_STATE_PATH */ .m}`, 'name a directory that does not exist yet: --output ./site');
}


/***/ }),

/***/ 5082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ writeSite),
/* harmony export */   w: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_filesystem_site_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _adapters_hcl_hcl_highlighter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7020);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8082);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(613);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(411);
/* harmony import */ var _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1380);
/* harmony import */ var _site_build_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(234);
/* harmony import */ var _site_profile_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9587);
/* harmony import */ var _index_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1798);










/** Writes the site of an index into a directory. Throws INVALID_INPUT for an output that is no site, and what {@link buildSite} throws. */
async function writeSite(runtime, { target, token, output, pages, profile, hosting }) {
    if (target.kind === 'directory')
        refuseInside(target.path, output);
    const directory = _adapters_filesystem_site_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteDirectory */ .b.open(output);
    const { index, close } = await (0,_index_store_js__WEBPACK_IMPORTED_MODULE_9__/* .openIndex */ .b6)(runtime, { target, token, reading: 'all' });
    try {
        const snapshot = await index.open();
        const host = await hostOf(snapshot, hosting);
        (0,_site_profile_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseProfileWithoutClient */ .ZE)(profile, host);
        const { log } = runtime;
        const report = await (0,_site_build_site_js__WEBPACK_IMPORTED_MODULE_7__/* .buildSite */ .S)({
            snapshot,
            pages,
            profile,
            output: directory,
            highlight: _adapters_hcl_hcl_highlighter_js__WEBPACK_IMPORTED_MODULE_2__/* .highlightHcl */ .W,
            log,
        });
        if (host !== undefined && host in _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_6__/* .HOST_LIMITS */ .CE)
            for (const text of (0,_site_profile_js__WEBPACK_IMPORTED_MODULE_8__/* .limitWarnings */ .fT)(directory.size(), host, SMALLER[profile]))
                log.warn(text);
        return report;
    }
    finally {
        await close();
    }
}
/** What makes a site smaller. */
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
    return (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_4__/* .registryIn */ .hY)(await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .REGISTRY_PATH */ .aA])).hosting;
}
/** The files of a site would be taken for files of the index. */
function refuseInside(index, output) {
    const [outer, inner] = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(index), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(output)];
    if (inner !== outer && !inner.startsWith(`${outer}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', `the output ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(output)} is inside the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(index)}`, 'name a directory beside the index: --output ./site');
}


/***/ }),

/***/ 2462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   q: () => (/* binding */ regularFiles)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
function contentsOf(snapshot) {
    return snapshot.contents?.() ?? new SnapshotContents(snapshot);
}
class SnapshotContents {
    commit;
    #snapshot;
    constructor(snapshot) {
        this.commit = snapshot.commit;
        this.#snapshot = snapshot;
    }
    async *list() {
        const paths = (await this.#snapshot.list()).toSorted();
        yield paths.map((path) => ({ path, isSpecial: false }));
    }
    read(files) {
        return this.#snapshot.read(files.map(({ path }) => path));
    }
    async stream({ path }, into) {
        const bytes = (await this.#snapshot.read([path])).get(path);
        if (bytes !== undefined)
            into(bytes);
        return bytes !== undefined;
    }
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

/***/ 30:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ MAX_TYPE_PARTS),
/* harmony export */   A$: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   Lj: () => (/* binding */ MAX_DESCRIPTION_LENGTH),
/* harmony export */   Ws: () => (/* binding */ MAX_PLAIN_DEPTH),
/* harmony export */   Zj: () => (/* binding */ MAX_PLAIN_LENGTH),
/* harmony export */   dr: () => (/* binding */ MAX_NESTED_MODULES),
/* harmony export */   tj: () => (/* binding */ MAX_DESCRIPTION_START)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/**
 * Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay
 * small.
 */
const MAX_TYPE_PARTS = 100;


/***/ }),

/***/ 4099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
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


/***/ }),

/***/ 3141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ typeFromExpression),
/* harmony export */   s: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4099);

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


/***/ }),

/***/ 6057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ MAX_CORRECTED_WORDS),
/* harmony export */   Vn: () => (/* binding */ MIN_NEAR_LENGTH),
/* harmony export */   WY: () => (/* binding */ TWO_MISTAKES_LENGTH),
/* harmony export */   Wp: () => (/* binding */ MAX_NEAR_WORDS),
/* harmony export */   tq: () => (/* binding */ MAX_TERMS)
/* harmony export */ });
/** The search, in a server and in a browser. */
/** Words of a search. More are answered with 400, and with that sentence in the browser. */
const MAX_TERMS = 16;
/** Letters of a word that near words are looked for: shorter ones are too much like each other. Shorter ones find nothing. */
const MIN_NEAR_LENGTH = 3;
/** Letters of a word that may have two mistakes. Shorter ones may have one. */
const TWO_MISTAKES_LENGTH = 8;
/** Near words that stand for a misspelt one, the nearest first. The rest is left out. */
const MAX_NEAR_WORDS = 8;
/** Misspelt words of a search that near words are looked for, which takes a time that grows with all words. The rest finds nothing. */
const MAX_CORRECTED_WORDS = 4;


/***/ }),

/***/ 2859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseSearch),
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6057);


/** The words of a text in lower case: runs of letters and digits. */
function wordsOf(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
/**
 * Parses `q`: words, and phrases in quotes; `vpc_id` is a phrase too. A text without letters and digits gives no term. Throws
 * INVALID_INPUT if it is missing or blank, or has too many terms.
 */
function parseSearch(text) {
    const parts = [...(text ?? '').matchAll(/"([^"]*)"?|[^\s"]+/g)];
    const terms = parts
        .map(([part, quoted]) => ({ words: wordsOf(quoted ?? part), isOpen: quoted === undefined }))
        .filter(({ words }) => words.length > 0);
    const isMissing = (text ?? '').trim() === '';
    if (!isMissing && terms.length <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TERMS */ .tq)
        return terms;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', isMissing ? 'q is required: the words to search for' : `q has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TERMS */ .tq} words`, 'write q=vpc, or q="private network"');
}


/***/ }),

/***/ 3452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ wordsWithFields),
/* harmony export */   Vf: () => (/* binding */ hasWord),
/* harmony export */   an: () => (/* binding */ scoreModules),
/* harmony export */   ey: () => (/* binding */ indexWords),
/* harmony export */   tk: () => (/* binding */ numberAt)
/* harmony export */ });
/* unused harmony exports scoreOf, highestPhraseScore */
/* harmony import */ var _search_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2859);

const FIELDS = ['name', 'address', 'description', 'names'];
/** Fields as a number: one bit for each, in their order, and one more where the words are the whole name. */
const NAME_BIT = 1;
const WHOLE_NAME_BIT = 1 << FIELDS.length;
/** A word in the name counts more than one in the address, and that one more than one in the description. */
const WEIGHTS = { name: 16, address: 8, description: 4, names: 2 };
const WHOLE_NAME = 32;
/** Indexes at most 65,536 modules. */
function indexWords(searched) {
    const texts = searched.map(textsOf);
    const entries = new Map();
    texts.forEach((text, module) => {
        for (const [word, fields] of fieldsByWord(text)) {
            const modules = entries.get(word) ?? new Map();
            entries.set(word, modules.set(module, fields));
        }
    });
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
    const flat = sorted.flatMap(([, modules]) => [...modules]);
    let end = 0;
    const starts = sorted.map(([, modules]) => {
        end += modules.size;
        return end - modules.size;
    });
    return {
        words: sorted.map(([word]) => word),
        starts: Uint32Array.from([...starts, end]),
        modules: Uint16Array.from(flat, ([module]) => module),
        fields: Uint8Array.from(flat, ([, fields]) => fields),
        texts,
    };
}
/** The words of a module, each with the fields that have it, as a number. */
function wordsWithFields(searched) {
    return fieldsByWord(textsOf(searched));
}
function fieldsByWord(text) {
    const found = new Map();
    FIELDS.forEach((field, bit) => {
        for (const word of text[field].split(' ')) {
            if (word !== '' && word !== '|')
                found.set(word, (found.get(word) ?? 0) | (1 << bit));
        }
    });
    const whole = text.name.trim();
    if (found.has(whole))
        found.set(whole, (found.get(whole) ?? 0) | WHOLE_NAME_BIT);
    return found;
}
function textsOf({ name, address, description, names }) {
    const between = (text) => ` ${(0,_search_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(text).join(' ')} `;
    return {
        name: between(name),
        address: between(address),
        description: between(description),
        names: names.map(between).join('|'),
    };
}
/** How much a word counts that is in these fields. */
function scoreOf(fields, match) {
    const weight = FIELDS.reduce((sum, field, bit) => sum + ((fields & (1 << bit)) === 0 ? 0 : WEIGHTS[field]), 0);
    if (match === 'same')
        return weight + ((fields & WHOLE_NAME_BIT) === 0 ? 0 : WHOLE_NAME);
    return match === 'begins' ? weight / 2 : Math.ceil(weight / 4);
}
/** The most that a phrase can count whose words are all in these fields. */
function highestPhraseScore(fields) {
    return scoreOf(fields & (WHOLE_NAME_BIT - 1), 'same') + ((fields & NAME_BIT) === 0 ? 0 : WHOLE_NAME);
}
/** How well each module matches all terms; 0 for a module that lacks one of them. */
function scoreModules(index, terms) {
    const scores = new Uint16Array(index.texts.length);
    terms.forEach((term, each) => {
        const found = scoreTerm(index, term);
        found.forEach((score, module) => {
            const before = numberAt(scores, module);
            scores[module] = score === 0 || (each > 0 && before === 0) ? 0 : before + score;
        });
    });
    return scores;
}
function scoreTerm(index, { words, isOpen, near = [] }) {
    const [first = ''] = words;
    if (words.length > 1)
        return scorePhrase(index, words, isOpen);
    const scores = new Uint16Array(index.texts.length);
    const count = (at, match) => forEachEntry(index, at, (module, fields) => {
        scores[module] = Math.max(numberAt(scores, module), scoreOf(fields, match));
    });
    for (let at = lowerBound(index.words, first); at < index.words.length; at += 1) {
        const isSame = index.words[at] === first;
        if (!isSame && !(isOpen && index.words[at]?.startsWith(first)))
            break;
        count(at, isSame ? 'same' : 'begins');
    }
    for (const word of near) {
        const at = lowerBound(index.words, word);
        if (index.words[at] === word)
            count(at, 'near');
    }
    return scores;
}
/** Whether a module has the word, or, with `isOpen`, one that begins with it. */
function hasWord({ words }, word, isOpen) {
    const found = words[lowerBound(words, word)];
    return found === word || (isOpen && found?.startsWith(word) === true);
}
/** Searches the texts of those modules that have the phrase's rarest word. */
function scorePhrase(index, words, isOpen) {
    const scores = new Uint16Array(index.texts.length);
    const phrase = ` ${words.join(' ')}${isOpen ? '' : ' '}`;
    for (const module of modulesOfRarest(index, isOpen ? words.slice(0, -1) : words)) {
        const text = index.texts[module];
        const found = FIELDS.filter((field) => text?.[field].includes(phrase));
        const score = found.reduce((sum, field) => sum + WEIGHTS[field], 0);
        const isName = text?.name === ` ${words.join(' ')} `;
        scores[module] = score === 0 || !isName ? score : score + WHOLE_NAME;
    }
    return scores;
}
function modulesOfRarest(index, words) {
    const lists = words.map((word) => {
        const at = lowerBound(index.words, word);
        const modules = [];
        if (index.words[at] === word)
            forEachEntry(index, at, (module) => modules.push(module));
        return modules;
    });
    return lists.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
function forEachEntry(index, at, visit) {
    const end = numberAt(index.starts, at + 1);
    for (let entry = numberAt(index.starts, at); entry < end; entry += 1)
        visit(numberAt(index.modules, entry), numberAt(index.fields, entry));
}
/** The number at a position that the array has, which the type checker cannot know. */
function numberAt(numbers, position) {
    return numbers[position] ?? 0;
}
/** The position of the first word that is not below this one. */
function lowerBound(words, word) {
    let low = 0;
    let high = words.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((words[middle] ?? '') < word)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ buildSite)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(5933);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(2462);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/site/feeds.js
var feeds = __webpack_require__(827);
// EXTERNAL MODULE: ./lib/site/limits.js
var limits = __webpack_require__(2388);
// EXTERNAL MODULE: ./lib/site/module-content.js
var module_content = __webpack_require__(1879);
// EXTERNAL MODULE: ./lib/site/profile.js
var site_profile = __webpack_require__(9587);
// EXTERNAL MODULE: ./lib/site/site-paths.js
var site_paths = __webpack_require__(4626);
// EXTERNAL MODULE: ./lib/site/site-state.js
var site_state = __webpack_require__(2743);
;// CONCATENATED MODULE: ./lib/site/index-copies.js





/** Which files of an index a site already has as they are. */
/** Files that are made for the site, and are no copies of those of the index. */
const MADE = new RegExp(`^(${site_paths/* PAGES_DIRECTORY */.pN}|assets|search)/|^(index\\.html|${site_paths/* NOT_FOUND_PATH */.h2}|feed\\.atom)$`);
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
        for (let at = 0; at < files.length; at += limits/* READ_AT_ONCE */.fh) {
            const batch = files.slice(at, at + limits/* READ_AT_ONCE */.fh);
            const small = await contents.read(batch.filter(({ path }) => !path.endsWith('.zip')));
            for (const file of batch) {
                const bytes = small.get(file.path) ?? (await streamed(contents, file));
                const made = madeInto(state, file.path);
                if (made !== undefined && !(0,module_content/* hasFile */.jv)(made.digest, made.name, bytes))
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
        if (!known.has(path) && !isMade(path) && path !== site_state/* SITE_STATE_PATH */.m)
            differing.add(path);
    }
    for (const path of contentsOf(state)) {
        const made = madeInto(state, path);
        if (!known.has(path) && made !== undefined && !(0,module_content/* hasFile */.jv)(made.digest, made.name, undefined))
            differing.add(path);
    }
    return differing;
}
function contentsOf({ versions }) {
    return Object.entries(versions).flatMap(([address, known]) => Object.keys(known).flatMap((version) => (0,module_content/* contentFiles */.hK)(address, version)));
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

// EXTERNAL MODULE: ./lib/site/module-graph.js
var module_graph = __webpack_require__(9153);
// EXTERNAL MODULE: ./lib/site/module-pages.js
var module_pages = __webpack_require__(3821);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/base/schema.js
var base_schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/search/word-index.js
var word_index = __webpack_require__(3452);
;// CONCATENATED MODULE: ./lib/site/search/postings.js
/** Sorted numbers as text: the steps between them in bytes of seven bits, in Base64. */
/** @param ids rising */
function encodeIds(ids) {
    let before = 0;
    let text = '';
    for (const id of ids) {
        let step = id - before;
        before = id;
        for (; step > 127; step >>>= 7)
            text += String.fromCharCode((step & 127) | 128);
        text += String.fromCharCode(step);
    }
    return btoa(text);
}
/** Throws for what is not Base64. */
function decodeIds(encoded) {
    const ids = [];
    let [id, step, shift] = [0, 0, 0];
    for (const character of atob(encoded)) {
        const byte = character.charCodeAt(0);
        step += (byte & 127) << shift;
        shift += 7;
        if (byte > 127)
            continue;
        id += step;
        ids.push(id);
        step = 0;
        shift = 0;
    }
    return ids;
}

;// CONCATENATED MODULE: ./lib/site/search/search-module.js
function rowOf(id, module) {
    const { namespace, name, system, version, description, updatedAt, names } = module;
    return [id, namespace, name, system, version, description, updatedAt, names.join(' ')];
}
function moduleOfRow(row) {
    const [, namespace, name, system, version, description, updatedAt, names] = row;
    return { namespace, name, system, version, description, updatedAt, names: names.split(' ').filter(Boolean) };
}
function addressOf({ namespace, name, system }) {
    return `${namespace}/${name}/${system}`;
}
function searchedText(module) {
    const { name, description, names } = module;
    return { name, address: addressOf(module), description, names };
}
/** The order of lists: the newest commit first, then by address. */
function byNewest(a, b) {
    if (a.updatedAt !== b.updatedAt)
        return a.updatedAt < b.updatedAt ? 1 : -1;
    return addressOf(a) < addressOf(b) ? -1 : 1;
}

// EXTERNAL MODULE: ./lib/site/search/search-paths.js
var search_paths = __webpack_require__(4922);
;// CONCATENATED MODULE: ./lib/site/search/search-files.js








/** One file of modules has about so many. */
const MODULES_IN_FILE = 16;
const search_files_text = schemas/* string */.YjP();
const wordsSchema = schemas/* record */.g1P(search_files_text, schemas/* record */.g1P(search_files_text, search_files_text));
const rowsSchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* number */.aig(), search_files_text, search_files_text, search_files_text, search_files_text, search_files_text, search_files_text, search_files_text]));
const infoSchema = schemas/* object */.Ikc({ modules: schemas/* number */.aig(), digits: schemas/* number */.aig(), words: search_files_text });
/** All files. */
function searchFiles(modules) {
    const words = new Map();
    const byId = [...(0,base_group/* groupBy */.$)(modules, (module) => String(idOf(module)))]
        .map(([id, group]) => ({ id: Number(id), group }))
        .sort((a, b) => a.id - b.id);
    for (const { id, group } of byId) {
        for (const [word, fields] of wordsOfModules(group)) {
            const ids = words.get(word) ?? new Map();
            words.set(word, ids.set(fields, appended(ids.get(fields), id)));
        }
    }
    const digits = digitsFor(modules.length);
    const files = new Map();
    const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [path, group] of (0,base_group/* groupBy */.$)(sorted, ([word]) => (0,search_paths/* wordsPath */.J8)(word)))
        files.set(path, formatWords(Object.fromEntries(group.map(([word, ids]) => [word, encoded(ids)]))));
    for (const [path, groups] of (0,base_group/* groupBy */.$)(byId, ({ id }) => (0,search_paths/* modulesPath */.Z0)(id, digits)))
        files.set(path, formatRows(groups.flatMap(({ group }) => group)));
    const vocabulary = sorted.map(([word]) => word).filter(isWord);
    return new Map([...files, ...wholeFiles(modules, vocabulary, digits)]);
}
/**
 * The files that change because these modules came, changed or went. Gives undefined where all files have to be written.
 * @param changed addresses
 */
async function searchChanges(modules, changed, read) {
    const info = parsed(infoSchema, await read(search_paths/* SEARCH_INFO_PATH */.sz));
    const vocabulary = parsed(schemas/* array */.YOg(search_files_text), await read(search_paths/* VOCABULARY_PATH */.FM));
    const digits = digitsFor(modules.length);
    if (info?.digits !== digits || vocabulary === undefined)
        return undefined;
    const change = new SearchChange(read, digits);
    const now = new Map(modules.map((module) => [addressOf(module), module]));
    for (const [id, addresses] of (0,base_group/* groupBy */.$)([...changed], (address) => String(idOfAddress(address))))
        await change.replace(Number(id), addresses, now);
    const files = change.files();
    const known = new Set(vocabulary);
    for (const [word, isThere] of change.words) {
        if (isThere)
            known.add(word);
        else
            known.delete(word);
    }
    return new Map([...files, ...wholeFiles(modules, [...known].sort(), digits)]);
}
/** The files that follow from all modules. */
function wholeFiles(modules, vocabulary, digits) {
    const words = [...new Set(vocabulary.map(search_paths/* wordsFile */.mm))].sort().join(' ');
    const info = { modules: modules.length, digits, words };
    const order = modules.toSorted(byNewest).map((module) => idOf(module).toString(16).padStart(search_paths/* ID_DIGITS */.Rp, '0'));
    const bytes = Buffer.from(order.join(''), 'hex').toString('base64');
    return [
        [search_paths/* SEARCH_INFO_PATH */.sz, line(info)],
        [search_paths/* VOCABULARY_PATH */.FM, line(vocabulary)],
        [search_paths/* ORDER_PATH */.Pw, line(bytes)],
    ];
}
/** What changes in the files of words and of modules. */
class SearchChange {
    #read;
    #digits;
    #modules = new Map();
    #wordFiles = new Map();
    /** The words that are there now, and those that are gone. */
    words = new Map();
    constructor(read, digits) {
        this.#read = read;
        this.#digits = digits;
    }
    async replace(id, addresses, now) {
        const path = (0,search_paths/* modulesPath */.Z0)(id, this.#digits);
        const rows = this.#modules.get(path) ?? parsed(rowsSchema, await this.#read(path))?.map(moduleOfRow) ?? [];
        const before = rows.filter((module) => idOf(module) === id);
        const kept = before.filter((module) => !addresses.includes(addressOf(module)));
        const after = [...kept, ...addresses.flatMap((address) => now.get(address) ?? [])];
        this.#modules.set(path, [...rows.filter((module) => idOf(module) !== id), ...after]);
        const [gone, come] = [wordsOfModules(before), wordsOfModules(after)];
        for (const word of new Set([...gone.keys(), ...come.keys()])) {
            const [old, fields] = [gone.get(word), come.get(word)];
            if (old !== fields)
                await this.#moveWord(word, id, { from: old, to: fields });
        }
    }
    files() {
        const modules = [...this.#modules].map(([path, rows]) => [path, formatRows(rows)]);
        const words = [...this.#wordFiles].map(([path, file]) => [path, formatWords(file)]);
        return new Map([...modules, ...words].map(([path, file]) => [path, isEmpty(file) ? null : file]));
    }
    async #moveWord(word, id, { from, to }) {
        const path = (0,search_paths/* wordsPath */.J8)(word);
        const file = this.#wordFiles.get(path) ?? parsed(wordsSchema, await this.#read(path)) ?? {};
        this.#wordFiles.set(path, file);
        const postings = (Object.hasOwn(file, word) ? file[word] : undefined) ?? {};
        const edit = (fields, change) => {
            const ids = change(decodeIds(postings[fields] ?? ''));
            if (ids.length === 0)
                delete postings[fields];
            else
                postings[fields] = encodeIds(ids);
        };
        if (from !== undefined)
            edit(from, (ids) => ids.filter((each) => each !== id));
        if (to !== undefined)
            edit(to, (ids) => [...ids, id].sort((a, b) => a - b));
        if (Object.keys(postings).length === 0)
            delete file[word];
        else
            file[word] = postings;
        if (isWord(word))
            this.words.set(word, Object.hasOwn(file, word));
    }
}
/** The words of all modules with one id, and what stands for their namespaces and systems. */
function wordsOfModules(modules) {
    const found = new Map();
    for (const module of modules) {
        for (const [word, fields] of (0,word_index/* wordsWithFields */.NB)(searchedText(module)))
            found.set(word, (found.get(word) ?? 0) | fields);
        found.set((0,search_paths/* filterWord */.TM)('namespace', module.namespace), 0);
        found.set((0,search_paths/* filterWord */.TM)('system', module.system), 0);
    }
    return found;
}
function appended(ids, id) {
    if (ids === undefined)
        return [id];
    ids.push(id);
    return ids;
}
function digitsFor(modules) {
    let digits = 1;
    while (16 ** digits * MODULES_IN_FILE < modules && digits < search_paths/* ID_DIGITS */.Rp - 1)
        digits += 1;
    return digits;
}
function idOf(module) {
    return idOfAddress(addressOf(module));
}
function idOfAddress(address) {
    return Number.parseInt((0,external_node_crypto_.createHash)('sha256').update(address).digest('hex').slice(0, search_paths/* ID_DIGITS */.Rp), 16);
}
function isWord(word) {
    return !word.includes(':');
}
function encoded(ids) {
    return Object.fromEntries([...ids].map(([fields, each]) => [fields, encodeIds(each)]));
}
function formatWords(file) {
    return line(Object.fromEntries(Object.entries(file).sort(([a], [b]) => (a < b ? -1 : 1))));
}
function formatRows(modules) {
    return line(modules
        .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1))
        .map((module) => rowOf(idOf(module), module)));
}
function isEmpty(file) {
    return file === '{}\n' || file === '[]\n';
}
function line(value) {
    return `${JSON.stringify(value)}\n`;
}
function parsed(schema, bytes) {
    return bytes && (0,base_schema/* parseJson */.qF)(schema, bytes);
}

// EXTERNAL MODULE: ./lib/site/site.js + 7 modules
var site_site = __webpack_require__(5157);
;// CONCATENATED MODULE: ./lib/site/site-changes.js


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

// EXTERNAL MODULE: ./lib/site/site-modules.js
var site_modules = __webpack_require__(7319);
// EXTERNAL MODULE: ./lib/site/site-pages.js + 21 modules
var site_pages = __webpack_require__(3049);
;// CONCATENATED MODULE: ./lib/site/build-site.js





















/**
 * Writes the protocol files of an index and the pages of its modules. After an earlier run it writes what changed since; a new
 * version of this tool, other options or another `registry.json` change every page. Throws INDEX_INVALID, INDEX_UNREACHABLE.
 */
async function buildSite(request) {
    const { snapshot, output, highlight, pages, profile = 'website' } = request;
    const registry = (await snapshot.read([paths/* REGISTRY_PATH */.aA])).get(paths/* REGISTRY_PATH */.aA);
    if (registry === undefined)
        throw noIndex();
    const site = (0,site_site/* createSite */.Ae)(registry, highlight);
    const basis = digestOf([
        tool_version/* RENDERER */.G,
        profile,
        (0,site_profile/* hasPages */.jp)(profile) ? pages : '',
        site.stylesheet.path,
        site.script.path,
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
async function changesSince({ snapshot, output, profile = 'website' }, basis) {
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
    #profile;
    /** For the state of the site. */
    versions = {};
    #counts = { modules: 0, builtModules: 0, pages: 0, removed: 0 };
    constructor(request, site) {
        this.#request = request;
        this.#site = site;
        this.#profile = request.profile ?? 'website';
        this.#contents = (0,snapshot_contents/* contentsOf */.K)(request.snapshot);
    }
    report(isWhole) {
        const { commit } = this.#request.snapshot;
        return { status: 'built', commit, isWhole, ...this.#counts, written: this.#written.size };
    }
    /** Writes all files, and removes what is no part of the site any more. */
    async whole() {
        const { graph, search } = await this.#catalog();
        if ((0,site_profile/* hasPages */.jp)(this.#profile))
            await this.#shared(graph, search);
        for await (const files of this.#contents.list()) {
            for (let at = 0; at < files.length; at += limits/* READ_AT_ONCE */.fh)
                await this.#copyWithPages(files.slice(at, at + limits/* READ_AT_ONCE */.fh), graph);
        }
        this.#counts.removed += this.#request.output.removeOthers('', this.#written);
        return dependentsDigests(graph);
    }
    /** What is of no module. Another look is another basis, with which all is made anew. */
    async #shared(graph, search) {
        this.#lists(graph, new Set(graph.modules.map(({ namespace }) => namespace)));
        const { stylesheet, script, icon } = this.#site;
        for (const file of [stylesheet, script, icon])
            this.#fileOrPage(file);
        for (const [path, text] of searchFiles(search))
            await this.#replace(path, text);
    }
    /** Writes what changed. @param paths of the index */
    async part(paths, state) {
        const { output, snapshot } = this.#request;
        for (const path of paths) {
            const file = { path, isSpecial: false, oid: `${snapshot.commit}:${path}` };
            if ((0,site_profile/* isInProfile */.ZP)(this.#profile, path) && !(await this.#copy(file)))
                output.remove(path);
        }
        if (!(0,site_profile/* hasPages */.jp)(this.#profile))
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
            const isChanged = (version) => (0,module_content/* contentFiles */.hK)(address, version).some((path) => paths.has(path));
            await this.#module(address, graph, digests && { digests, isChanged });
        }
        this.#lists(graph, new Set([...modules].map((address) => (0,module_address/* splitAddress */.lS)(address).namespace)));
        await this.#search(search, modules);
        return dependents;
    }
    /** The files of the search that these modules change, or all of them. */
    async #search(modules, changed) {
        const { output } = this.#request;
        const changes = await searchChanges(modules, changed, (path) => output.read(path));
        const files = changes ?? searchFiles(modules);
        for (const [path, text] of files)
            await this.#replace(path, text);
        if (changes !== undefined)
            return;
        const page = (0,site_paths/* fileOfPage */.H5)(search_paths/* SEARCH_PAGE */.d0);
        this.#counts.removed += output.removeOthers(search_paths/* SEARCH_PAGE */.d0, new Set([...files.keys(), page]));
    }
    /** Writes a file where its text is another one, or removes it. */
    async #replace(path, text) {
        const { output } = this.#request;
        if (text === null)
            output.remove(path);
        else if (output.state === undefined || decode(await output.read(path)) !== text)
            this.#write(path, text);
        else
            this.#written.add(path);
    }
    /** The modules that have come or gone since the last run. */
    async #moved(addresses, graph) {
        const { output } = this.#request;
        const had = await Promise.all(addresses.map((address) => output.has((0,site_paths/* fileOfPage */.H5)((0,site_paths/* modulePage */.os)(address)))));
        return addresses.filter((address, at) => had[at] !== graph.has(address));
    }
    /** Copies files, and makes the pages of the modules whose `module.json` is one of them: most of what those read is then at hand. */
    async #copyWithPages(files, graph) {
        const read = await this.#copyAll(files.filter(({ isSpecial, path }) => !isSpecial && (0,site_profile/* isInProfile */.ZP)(this.#profile, path)));
        if (!(0,site_profile/* hasPages */.jp)(this.#profile))
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
        return OWN_PAGES.has(path) && (0,site_profile/* hasPages */.jp)(this.#profile);
    }
    async #catalog() {
        const entries = await (0,site_modules/* readCatalog */.uM)((paths) => this.#request.snapshot.read(paths));
        this.#counts.modules = entries.length;
        return { graph: (0,module_graph/* moduleGraph */.b)((0,site_modules/* siteModules */.hV)(entries), this.#site.host), search: (0,site_modules/* searchModules */.IG)(entries) };
    }
    /** Writes the pages of a module again, and removes those that it has no more. */
    async #module(address, graph, earlier) {
        const { output } = this.#request;
        delete this.versions[address];
        const { written, ends } = await this.#pagesOf(address, graph, { earlier });
        const place = (0,module_address/* splitAddress */.lS)(address);
        if (earlier === undefined || ends.length === 0) {
            this.#counts.removed += output.removeOthers((0,site_paths/* modulePage */.os)(place), written);
            return;
        }
        const kept = new Set(ends.flatMap(({ version, isKept }) => (isKept ? version : [])));
        for (const version of new Set([...Object.keys(earlier.digests), ...ends.map((end) => end.version)]))
            if (!kept.has((0,module_version/* parseVersion */.ot)(version)))
                this.#counts.removed += output.removeOthers((0,site_paths/* versionPage */.ob)(place, (0,module_version/* parseVersion */.ot)(version)), written);
    }
    /** @param known files of the index that were read already */
    async #pagesOf(address, graph, { known, earlier, }) {
        const read = async (path) => known?.get(path) ?? this.#read(path);
        const request = { site: this.#site, graph, pages: this.#request.pages, read };
        const written = new Set();
        const ends = [];
        for await (const file of (0,module_pages/* modulePages */.Ho)(request, (0,module_address/* splitAddress */.lS)(address), earlier)) {
            if ('isKept' in file)
                ends.push(file);
            else
                written.add(this.#fileOrPage(file));
        }
        if (written.size > 0)
            this.#counts.builtModules += 1;
        const digests = ends.map(({ version, digests: [content, page] }) => [version, [content, page]]);
        if (ends.length > 0)
            this.versions[address] = Object.fromEntries(digests.map(([version, pair]) => [version, [...pair]]));
        return { written, ends };
    }
    #lists(graph, namespaces) {
        const site = this.#site;
        this.#page((0,site_pages/* homePage */.PX)(site, graph));
        this.#page((0,site_pages/* searchPage */.Ao)(site, graph));
        this.#page((0,site_pages/* notFoundPage */.FS)(site));
        const known = new Set(graph.modules.map(({ namespace }) => namespace));
        for (const namespace of namespaces) {
            const page = (0,site_paths/* namespacePage */.tf)(namespace);
            if (known.has(namespace)) {
                this.#page((0,site_pages/* namespacePageOf */.IS)(site, graph, namespace));
                this.#fileOrPage((0,feeds/* namespaceFeed */.Id)(site, graph, namespace));
            }
            else
                for (const path of [(0,site_paths/* fileOfPage */.H5)(page), (0,site_paths/* feedOf */.qu)(page)])
                    this.#request.output.remove(path);
        }
        this.#fileOrPage((0,feeds/* registryFeed */.q7)(site, graph));
    }
    #fileOrPage(file) {
        if ('html' in file)
            return this.#page(file);
        this.#write(file.path, file.content);
        return file.path;
    }
    #page({ path, html }) {
        const file = (0,site_paths/* fileOfPage */.H5)(path);
        this.#write(file, html);
        this.#counts.pages += 1;
        return file;
    }
    #write(path, content) {
        this.#request.output.write(path, content);
        this.#written.add(path);
    }
    async #read(path) {
        return (await this.#request.snapshot.read([path])).get(path);
    }
}
function decode(bytes) {
    return bytes && new TextDecoder().decode(bytes);
}
function digestOf(parts) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const part of parts)
        hash.update(part).update('\0');
    return hash.digest('hex').slice(0, 32);
}
function noIndex() {
    return new error/* RegistryError */.gl('INDEX_INVALID', `this is not a registry index: it has no ${(0,error/* quote */.hD)(paths/* REGISTRY_PATH */.aA)}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 2743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseSiteState),
/* harmony export */   m: () => (/* binding */ SITE_STATE_PATH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2689);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);


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


/***/ })

};
