export const id = 46;
export const ids = [46];
export const modules = {

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   jX: () => (/* binding */ withTrailers),
/* harmony export */   k$: () => (/* binding */ publicationMessage)
/* harmony export */ });
/* unused harmony exports MAX_TRAILER_LENGTH, planUpdates, publishedVersion */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(905);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5660);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6476);











/** Characters of a trailer in a commit message. A longer value is cut. */
const MAX_TRAILER_LENGTH = 500;
/** The message with the trailers as its last paragraph. Each value is one line; empty ones are left out. */
function withTrailers(message, trailers) {
    const lines = trailers.flatMap(([key, value]) => {
        const line = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(value.trim()).slice(0, MAX_TRAILER_LENGTH);
        return line === '' ? [] : [`${key}: ${line}`];
    });
    return lines.length === 0 ? message : `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}
/**
 * The change that a publish makes to an index; without files where the index says all of it already. The files of versions
 * come before `module.json`, which names them, and `module.json` before the lists: a reader between two writes finds
 * nothing listed that is missing. Throws INDEX_INVALID for a document of the index that cannot be read.
 * @param index at least the files of `pathsToRead`, and those of the latest version
 */
function planChange(index, registry, publications) {
    const updates = publications.map((publication) => {
        const releases = [...publication.releases, ...(publication.restored ?? [])];
        const all = { ...publication, releases };
        return { ...all, module: moduleAfter((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_4__/* .moduleIn */ .w6)(index, publication.address), all) };
    });
    return { ...publicationMessage(publications), files: planUpdates(index, registry, updates) };
}
/** What a commit says of publications: its message, and the repositories that the releases are from. */
function publicationMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const restored = publications.flatMap((publication) => publication.restored ?? []);
    const urls = publications
        .flatMap((publication) => [...publication.releases, ...(publication.restored ?? [])])
        .map(({ repository }) => repository.url);
    const trailers = [...new Set(urls)].map((url) => ['Source-Repository', url]);
    const repairs = restored.map(_module_release_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelease */ .B9);
    // Without restored versions, what is repaired are the files that show the modules.
    const repaired = [repairs[0] ?? publications.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)).join(', ')];
    const [first] = releases;
    if (first === undefined)
        return { message: listed('Repair', repairs.length > 1 ? repairs : repaired), trailers };
    const facts = `\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`;
    const published = listed('Publish', releases.map(_module_release_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelease */ .B9));
    const besides = repairs.length === 0 ? '' : `\n\nRepair ${repairs.join(', ')}`;
    return { message: `${published}${releases.length > 1 ? '' : facts}${besides}`, trailers };
}
function listed(verb, [only, ...more]) {
    if (more.length === 0)
        return `${verb} ${only}`;
    return `${verb} ${more.length + 1} versions\n\n${[only, ...more].join('\n')}`;
}
/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
function planUpdates(index, registry, updates) {
    const pending = new PendingFiles(index);
    const listed = updates.map((update) => planModule(update, pending, registry));
    pending.add((0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .updateLists */ .zn)(listed, (path) => pending.read(path)));
    return selectChanges(pending.files, index);
}
/** The files that a change writes, in their order, over those that the index has. */
class PendingFiles {
    files = new Map();
    index;
    constructor(index) {
        this.index = index;
    }
    read(path) {
        const content = this.files.has(path) ? this.files.get(path) : this.index.get(path);
        return content instanceof Uint8Array ? content : undefined;
    }
    add(files) {
        for (const [path, text] of files)
            this.files.set(path, text === null ? null : new TextEncoder().encode(text));
    }
}
/** Plans the files of one module. */
function planModule({ module, releases, moduleInterfaces, files }, pending, registry) {
    const read = (path) => pending.read(path);
    const versionOf = (release) => ({
        release,
        moduleInterface: moduleInterfaces.get(release.version) ?? (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInterfaceFiles */ .MI)(release, read),
    });
    for (const [path, content] of files)
        pending.files.set(path, content);
    const fresh = releases.map(versionOf);
    for (const version of fresh)
        pending.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_10__/* .versionFiles */ .uP)(registry, version));
    const number = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .latestOf */ .Te)(module);
    const latest = fresh.find(({ release }) => release.version === number) ??
        (number && versionOf((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listedRelease */ .Lh)(pending.index, module, number)));
    const listed = { module, latest };
    pending.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_10__/* .moduleFiles */ .ug)(listed, requirementsAfter(module, fresh, read)));
    return listed;
}
/** What the index knows of the other versions stays; what it has lost is read from their interfaces. */
function requirementsAfter(module, fresh, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .modulePath */ .Mw)(module.address, 'versions.json');
    const known = new Map((0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_8__/* .parseRequirements */ .Ez)(path, read(path)));
    for (const { release, moduleInterface } of fresh)
        known.set(release.version, (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_8__/* .requirementsOf */ .CG)(moduleInterface));
    for (const { version } of module.versions)
        if (!known.has(version))
            known.set(version, (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_8__/* .requirementsOf */ .CG)((0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInterfaceFiles */ .MI)({ address: module.address, version }, read)));
    return known;
}
function moduleAfter(current, publication) {
    const { address, owner, releases } = publication;
    const { versions = [] } = current ?? {};
    const known = new Map(versions.map((each) => [each.version, each]));
    for (const release of releases)
        known.set(release.version, publishedVersion(release, known.get(release.version)));
    const before = current ?? { format: _format_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7, yanks: [], deprecations: [], removed: [], transfers: [] };
    return { ...before, address, owner, versions: [...known.values()] };
}
/** A version as `module.json` lists it: as before, with the packages that were added. */
function publishedVersion(release, before) {
    const packages = release.packages.map(({ kind, location }) => ({ kind, location }));
    if (before !== undefined) {
        const known = new Set(before.packages.map(({ location }) => location));
        const added = packages.filter(({ location }) => !known.has(location));
        return { ...before, packages: [...before.packages, ...added] };
    }
    const { version, tag, commit, committedAt, path, packageRoot } = release;
    const { digest, size, files } = release.package;
    const root = packageRoot === undefined ? {} : { packageRoot };
    return { version, tag, commit, committedAt, path, ...root, digest, size, files, packages };
}
/** Those of the files that are not in the index as they shall be. A file on disk counts as a change. */
function selectChanges(files, index) {
    const isChange = ([path, content]) => {
        const current = index.get(path);
        if (current === undefined || content === null)
            return (current ?? null) !== content;
        return !(content instanceof Uint8Array) || Buffer.compare(current, content) !== 0;
    };
    return new Map([...files].filter(isChange));
}


/***/ })

};
