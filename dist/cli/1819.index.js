export const id = 1819;
export const ids = [1819];
export const modules = {

/***/ 4251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   siteCommand: () => (/* binding */ siteCommand)
/* harmony export */ });
/* harmony import */ var _composition_site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
/* harmony import */ var _site_site_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2688);


async function siteCommand({ hosting, ...flags }, runtime) {
    const report = await (0,_composition_site_js__WEBPACK_IMPORTED_MODULE_0__/* .writeSite */ .b)(runtime, { ...flags, hosting });
    return { json: report, text: (0,_site_site_state_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSiteReport */ .z2)(report, flags.output) };
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

/***/ 3923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ parseCatalog),
/* harmony export */   q0: () => (/* binding */ catalogAddress),
/* harmony export */   tx: () => (/* binding */ walkCatalog),
/* harmony export */   uM: () => (/* binding */ readCatalog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1843);
/* harmony import */ var _index_format_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8129);
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
    const file = (0,_index_format_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCatalogFile */ .lQ)(path, bytes);
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
/** The words of each field of a module. */
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


/***/ })

};
