export const id = 605;
export const ids = [605];
export const modules = {

/***/ 10504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ lostInterfaces),
/* harmony export */   UB: () => (/* binding */ updateIndex),
/* harmony export */   cO: () => (/* binding */ indexBusy)
/* harmony export */ });
/* unused harmony export readModuleFiles */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36476);








/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
async function updateIndex(index, raceBackoff, plan) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const { result, change } = await plan(snapshot, attempt);
        if (change === undefined || change.files.size === 0)
            return { result, commit: snapshot.commit, changed: [] };
        const outcome = await index.commit(change, snapshot);
        if (outcome !== 'moved')
            return { result, commit: outcome.commit, changed: [...change.files.keys()] };
        if (!(await raceBackoff.wait(attempt)))
            throw indexBusy(attempt);
    }
}
/** INDEX_BUSY: the back-off has given up. */
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}
/**
 * The files that a change of a module is planned from where its versions stay: what shows the module, and the version that is
 * the latest after the change. Throws INDEX_INVALID.
 */
async function readModuleFiles(snapshot, after) {
    const { address } = after;
    const files = await snapshot.read(pathsToRead(address, []));
    const latest = latestOf(after);
    const more = await snapshot.read([
        ...(latest === undefined
            ? []
            : [versionPath(address, latest, 'release.json'), ...interfacePaths(address, latest)]),
        ...catalogNeighbours([address], files),
        ...lostInterfaces(address, files),
    ]);
    return new Map([...files, ...more]);
}
/** The paths of the interfaces of versions that `versions.json` lacks, so that it can be completed. Throws INDEX_INVALID. */
function lostInterfaces(address, files) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'versions.json');
    const known = (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRequirements */ .Ez)(path, files.get(path));
    const versions = (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleIn */ .w6)(files, address)?.versions ?? [];
    return versions
        .filter(({ version }) => !known.has(version))
        .flatMap(({ version }) => (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interfacePaths */ .Er)(address, version));
}


/***/ }),

/***/ 14051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MAX_README_BYTES)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;


/***/ }),

/***/ 31548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
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
    const text = withoutMarkup(readme.slice(0, MAX_DESCRIPTION_START)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION_LENGTH)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('');
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


/***/ })

};
