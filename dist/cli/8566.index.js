export const id = 8566;
export const ids = [8566];
export const modules = {

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   c1: () => (/* binding */ pollBackoff),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   rE: () => (/* binding */ waitWithin),
/* harmony export */   wv: () => (/* binding */ secondsSince)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** Tries work until its outcome, a result or what it throws, is not transient. The last outcome is that of the whole. */
async function retry({ tries, wait }, isTransient, work) {
    for (let attempt = 1;; attempt += 1) {
        const tried = work(attempt);
        const outcome = await tried.catch((error) => error);
        if (attempt >= tries || !isTransient(outcome) || (await wait(attempt, outcome)) === false)
            return tried;
    }
}
/** The wait before repetition number `attempt` (1 is the first), in milliseconds. */
function delayMs({ firstMs, growth, longestMs, jitter }, attempt) {
    const factor = growth === 'quadratic' ? attempt ** 2 : 2 ** (attempt - 1);
    return Math.min(longestMs, firstMs * factor) * (1 - jitter * Math.random());
}
/** Waits, but never beyond the time that is left; false, without a wait, if no time is left. */
async function waitWithin(leftMs, ms) {
    if (leftMs <= 0)
        return false;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, ms));
    return true;
}
/** The wait between two polls of a site: a second more each time, and at most ten. The last poll is sent when the seconds are over. */
function pollBackoff(seconds) {
    const deadline = Date.now() + seconds * 1000;
    return { wait: (attempt) => waitWithin(deadline - Date.now(), 1_000 * Math.min(10, attempt)) };
}
/** Seconds since `startMs`, or since this call. Never negative: the clock of the server may be ahead of this one. */
function secondsSince(startMs) {
    const start = startMs ?? Date.now();
    return () => Math.max(0, Math.round((Date.now() - start) / 1000));
}


/***/ }),

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ MAX_COMPONENT_BYTES),
/* harmony export */   FU: () => (/* binding */ MAX_TREE_ENTRIES),
/* harmony export */   GL: () => (/* binding */ pathTooLong),
/* harmony export */   ME: () => (/* binding */ fileTooLarge),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   UM: () => (/* binding */ MAX_PACKAGE_FILES),
/* harmony export */   bJ: () => (/* binding */ MAX_PACKAGE_PATHS),
/* harmony export */   qv: () => (/* binding */ MAX_PACKAGE_BYTES),
/* harmony export */   vr: () => (/* binding */ MAX_PACKAGE_FILE_BYTES),
/* harmony export */   wZ: () => (/* binding */ MAX_TREE_PATH_BYTES)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Packages. */
/** Files in a package. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILES = 50_000;
/** Bytes of one file of a package. A larger file is LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of all files of a package together. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** Bytes of a path in a package, in UTF-8. A longer path is LIMIT_EXCEEDED. */
const MAX_PATH_BYTES = 1024;
/** Files and directories of a repository that a package holds beside one another. A package that needs more holds all beside them, too. */
const MAX_PACKAGE_PATHS = 100;
/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
const MAX_TREE_ENTRIES = 200_000;
/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024;
/** Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it. */
const MAX_COMPONENT_BYTES = 255;
const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore';
const SMALLER = 'publish a smaller directory: --module-path';
const EXCEEDED = {
    files: [`the package has more than ${MAX_PACKAGE_FILES} files`, LEAVE_OUT],
    bytes: [`the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, LEAVE_OUT],
    treeEntries: [`the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, SMALLER],
    treePaths: [
        `the paths of the module have more than ${MAX_TREE_PATH_BYTES} characters together at this commit`,
        SMALLER,
    ],
};
/** The LIMIT_EXCEEDED of a module of which there is too much. docs/explanation/package.md */
function tooMany(what) {
    const [message, hint] = EXCEEDED[what];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', message, hint);
}
function fileTooLarge(path, bytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has ${bytes} bytes, the limit is ${MAX_PACKAGE_FILE_BYTES} bytes for each file`, 'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes');
}
function pathTooLong(path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, 'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes');
}


/***/ })

};
