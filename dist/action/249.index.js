export const id = 249;
export const ids = [249,688];
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
