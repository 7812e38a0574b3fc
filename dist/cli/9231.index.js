export const id = 9231;
export const ids = [9231];
export const modules = {

/***/ 9755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ inOrder)
/* harmony export */ });
/** Works on at most `atOnce` members at the same time, and gives the results in the order of the members. */
async function* inOrder(members, atOnce, work) {
    const running = [];
    for await (const member of members) {
        const result = work(member);
        // It is awaited when its turn comes; until then a rejection must not count as unhandled.
        result.catch(() => { });
        running.push(result);
        if (running.length < atOnce)
            continue;
        const first = running.shift();
        if (first !== undefined)
            yield await first;
    }
    for (const result of running)
        yield await result;
}


/***/ }),

/***/ 8424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ splitByModule),
/* harmony export */   m: () => (/* binding */ FolderFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9722);




/** Documents that `render` rewrites in canonical form, and whose facts it keeps. */
const TRUTHS = /(^|\/)(registry|module|release|interface)\.json$/;
/**
 * The files of one folder of an index: what is, what should be, and what is wrong. Documents are read; of all others it is only asked
 * whether they are what they shall be, which the ids of a listing of Git tell without reading them.
 */
class FolderFiles {
    /** What is wrong with the sources of truth: nothing may be made from them. */
    damage = [];
    /** What else is wrong. */
    problems = [];
    /** The texts of files that are not as they shall be; null for a file that the index must not have. */
    changes = new Map();
    #contents;
    #files;
    #subject;
    #bytes = new Map();
    /** @param files those that are no regular files count as absent */
    constructor(contents, files, subject = { address: null, version: null }) {
        this.#contents = contents;
        const regular = [...files].filter(({ isSpecial }) => !isSpecial);
        this.#files = new Map(regular.map((file) => [file.path, file]));
        this.#subject = subject;
    }
    has(path) {
        return this.#files.has(path);
    }
    /** What tells the bytes of these files from others without reading them: the ids of their blobs; undefined in a directory. */
    keyOf(paths) {
        const ids = paths.map((path) => (this.has(path) ? this.#files.get(path)?.oid : 'absent'));
        return ids.includes(undefined) ? undefined : ids.join(' ');
    }
    problem(code, message, path, version = this.#subject.version) {
        return { code, address: this.#subject.address, version, message, path };
    }
    addDamage(code, message, path, version) {
        this.damage.push(this.problem(code, message, path, version));
    }
    /** What is wrong, and no damage. */
    add(code, message, path, version) {
        this.problems.push(this.problem(code, message, path, version));
    }
    /** Damage for which a reader of the file throws an error. */
    addRefusal(code, error, path) {
        const hint = error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl ? { hint: error.hint } : {};
        this.damage.push({ ...this.problem(code, (0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), path), ...hint });
    }
    async read(paths) {
        const wanted = this.#unread(paths);
        if (wanted.length > 0)
            for (const [path, bytes] of await this.#contents.read(wanted))
                this.#bytes.set(path, bytes);
        return this.#bytes;
    }
    #unread(paths) {
        return paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])));
    }
    /** A document as its parser reads it; undefined where there is none, or where it is too large or not valid, which is damage. */
    async parse(path, parse) {
        const bytes = (await this.read([path])).get(path);
        if (bytes === undefined)
            await this.isTooLarge([path]);
        try {
            return bytes && parse(bytes);
        }
        catch (error) {
            const code = error instanceof _format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidDocument */ .D1 ? error.problem : 'DOCUMENT_INVALID';
            this.addRefusal(code, error, path);
            return undefined;
        }
    }
    /** Whether one of the files that the folder has is too large to be read, which is damage. */
    async isTooLarge(paths) {
        let isFound = false;
        for (const file of this.#unread(paths)) {
            let size = 0;
            await this.#contents.stream(file, (bytes) => {
                size += bytes.length;
            });
            if (size <= _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DOCUMENT_BYTES */ .bi)
                continue;
            isFound = true;
            const limit = `the limit is ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DOCUMENT_BYTES */ .bi} bytes for a document`;
            this.addDamage('DOCUMENT_INVALID', `${nameOf(file.path)} has ${size} bytes, ${limit}`, file.path);
        }
        return isFound;
    }
    async different(rendered) {
        const unknown = rendered.filter(([path, text]) => text !== null && this.#files.get(path)?.oid === undefined);
        const read = await this.read(unknown.map(([path]) => path));
        return rendered.filter(([path, text]) => {
            const file = this.#files.get(path);
            if (text === null || file === undefined)
                return (text ?? undefined) !== file;
            if (file.oid !== undefined)
                return file.oid !== blobId(text);
            const current = read.get(path);
            return current === undefined || !Buffer.from(text).equals(current);
        });
    }
    /** Notes files that are not as they shall be, and what is wrong with each. @param explained paths of which another problem tells */
    change(different, explained = []) {
        for (const [path, text] of different) {
            this.changes.set(path, text);
            if (!explained.includes(path))
                this.#addDifference(path, text);
        }
    }
    #addDifference(path, text) {
        const name = nameOf(path);
        if (text === null)
            this.add('DERIVED_CHANGED', `${name} is there, and no listed version is left for it`, path);
        else if (!this.has(path))
            this.add('DERIVED_MISSING', `${name} is missing`, path);
        else if (TRUTHS.test(path))
            this.add('NOT_CANONICAL', `${name} is not written as the tool writes it`, path);
        else
            this.add('DERIVED_CHANGED', `${name} is not what the sources of truth give`, path);
    }
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
const BELOW_MODULE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/(.+)$/;
/** The folders of the modules, one at a time, and each file that is in none of them. @param files those of one folder together */
async function* splitByModule(files) {
    let folder;
    for await (const part of files) {
        for (const file of part) {
            const [, address, rest = ''] = BELOW_MODULE.exec(file.path) ?? [];
            if (folder !== undefined && folder.address !== address) {
                yield folder;
                folder = undefined;
            }
            if (address === undefined) {
                yield file;
                continue;
            }
            folder ??= { address, files: new Map(), versions: new Map(), deeper: [] };
            addTo(folder, rest.split('/'), file);
        }
    }
    if (folder !== undefined)
        yield folder;
}
function addTo({ files, versions, deeper }, [first = '', second, ...more], file) {
    if (more.length > 0)
        deeper.push(file);
    else if (second === undefined)
        files.set(first, file);
    else
        versions.set(first, (versions.get(first) ?? new Map()).set(second, file));
}
/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_object_storage */
function blobId(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha1', `blob ${Buffer.byteLength(text)}\0${text}`);
}


/***/ }),

/***/ 1632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ AddressSpellings),
/* harmony export */   o: () => (/* binding */ ListPlan)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9722);
/* harmony import */ var _plan_catalog_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6889);
/* harmony import */ var _plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4835);








/** The lists and the catalog of all modules of an index. Of each module it keeps the item of the catalog, as text. */
class ListPlan {
    #items = new Map();
    /** A module that has no listed version is in no list. */
    add({ address, module, latest }) {
        this.set(address, module && latest && (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogItem */ .xn)(module, latest));
    }
    /** @param item of the catalog; undefined for a module that no list shows */
    set(address, item) {
        if (item === undefined)
            this.#items.delete(address);
        else
            this.#items.set(address, JSON.stringify(item));
    }
    clear() {
        this.#items.clear();
    }
    /** The files, a few at a time. No list is empty but that of the whole registry. */
    *files() {
        const addresses = [...this.#items.keys()];
        for (const list of _plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__/* .LISTS */ .m5) {
            const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(addresses, (address) => list.path((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address)));
            for (const [path, group] of groups)
                yield [[path, (0,_plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__/* .renderList */ .pI)(list, path, this.#contentOf(list, group))]];
        }
        if (addresses.length === 0)
            yield [[_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_LIST_PATH */ ._Q, (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNewestList */ .GU)({ modules: [] })]];
        const hash = (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogHash */ .Oq)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address)).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST_PREFIX */ .Ef);
        for (const group of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(addresses, hash).values())
            yield (0,_plan_catalog_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCatalog */ .ek)(group.flatMap((address) => this.#read(address)));
    }
    #contentOf(list, addresses) {
        let content = { modules: [] };
        for (const address of addresses)
            for (const item of this.#read(address))
                content = addToList(list, content, listItemOf(item));
        return content;
    }
    #read(address) {
        const text = this.#items.get(address);
        return text === undefined ? [] : [JSON.parse(text)];
    }
}
/** The namespaces of addresses and the names in them, as they were spelled first. `publish` refuses those that differ by case alone. */
class AddressSpellings {
    #known = new Map();
    /** Adds an address. @returns the folder that clashes with one before, and what is wrong with it; undefined where none does */
    add(address) {
        const { namespace, name } = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address);
        for (const text of [namespace, `${namespace}/${name}`]) {
            const known = this.#known.get(text.toLowerCase());
            this.#known.set(text.toLowerCase(), text);
            if (known === undefined || known === text)
                continue;
            return {
                path: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_DIRECTORY */ .si}/${text}`,
                message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} differs only by case from ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(known)}`,
            };
        }
        return undefined;
    }
}
/** The item of a module in a list, as that of the catalog has it. */
function listItemOf({ inputs: _, outputs: __, resources: ___, dependencies: ____, ...item }) {
    return item;
}
/** The list with one more module. Of a list that shows the newest modules alone, no more is kept. */
function addToList({ format }, content, item) {
    const { modules, hasMore = false } = content;
    if (format !== _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNewestList */ .GU || modules.length < 4 * _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh)
        return { modules: [...modules, item], hasMore };
    return { modules: (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .newestItems */ .RA)([...modules, item]), hasMore: true };
}


/***/ }),

/***/ 9420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cb: () => (/* binding */ digestOfModule),
  ue: () => (/* binding */ droppedBy),
  Qf: () => (/* binding */ walkModule)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(5027);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js
var file_table = __webpack_require__(4835);
// EXTERNAL MODULE: ./lib/index/walk/folder-files.js
var folder_files = __webpack_require__(8424);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(9707);
// EXTERNAL MODULE: ./lib/index/walk/packaged-readme.js
var packaged_readme = __webpack_require__(6329);
;// CONCATENATED MODULE: ./lib/index/walk/version-walk.js

















const NAMES = new Set([
    ...['release.json', 'index.json', 'source', 'download'],
    ...['interface.json', 'README.md', 'module.zip'],
]);
const DETAILS = schemas/* looseObject */._H3({ root: schemas/* looseObject */._H3({}), readme_digest: schemas/* string */.YjP().optional() });
/** A walk of the versions of one module: it reads the sources of truth of each, and compares its package and its other files with them. */
function versionWalk(reading) {
    const last = { key: '', moduleInterface: undefined };
    return (folder) => walkVersion(folder, reading, last);
}
async function walkVersion(folder, reading, last) {
    const { address, version, module } = folder;
    const subject = { address: (0,module_address/* formatModuleAddress */.wc)(address), version };
    const files = new folder_files/* FolderFiles */.m(reading.contents, folder.files.values(), subject);
    for (const [name, { path, isSpecial }] of folder.files)
        if (isSpecial || !NAMES.has(name))
            files.add('FILE_UNEXPECTED', `${(0,error/* quote */.hD)(path)} does not belong to a version`, path);
    const pathOf = (file) => (0,paths/* versionPath */.qW)(address, version, file);
    const path = pathOf('release.json');
    const ofInterface = (0,interface_document/* interfacePaths */.Er)(address, version);
    await files.read([path, ...(files.keyOf(ofInterface) === last.key ? [] : ofInterface)]);
    const release = await files.parse(path, (bytes) => (0,documents/* parseReleaseDocument */.k1)(path, bytes));
    if (release === undefined) {
        const message = 'release.json is missing, although module.json lists its version';
        if (files.damage.length === 0)
            files.addDamage('RELEASE_MISSING', message, path);
        return { files, indexed: undefined, isComplete: false };
    }
    checkFacts(release, { module, registry: reading.registry, files });
    const zip = folder.files.get('module.zip');
    const packagedReadme = await readPackage(release, zip, { contents: reading.contents, files });
    let moduleInterface = await readInterface(folder, files, last);
    const isReadmeOther = packagedReadme !== undefined && moduleInterface && moduleInterface.root.readme !== packagedReadme;
    if (isReadmeOther)
        files.addDamage('README_CHANGED', 'README.md is not the README of the package', pathOf('README.md'));
    const hasInterface = files.has(pathOf('interface.json'));
    if (zip !== undefined && packagedReadme !== undefined && !hasInterface)
        moduleInterface = await packagedInterface(zip, (0,module_release/* packageSubdirectory */.sy)(release), reading);
    const isComplete = moduleInterface !== undefined || (packagedReadme === undefined && !hasInterface);
    if (!isComplete && !hasInterface)
        files.add('DERIVED_MISSING', 'interface.json is missing', pathOf('interface.json'));
    const indexed = { release, moduleInterface };
    const rendered = moduleInterface === undefined ? [] : (0,file_table/* interfaceFiles */.rQ)(release, moduleInterface);
    const different = await files.different([...rendered, ...(0,file_table/* versionFiles */.uP)(reading.registry, indexed)]);
    const details = pathOf('index.json');
    const isForged = packagedReadme === undefined &&
        different.some(([path]) => path === details) &&
        isReadmeForged((await files.read([details])).get(details), moduleInterface);
    if (isForged) {
        const message = 'README.md has not the digest that index.json of the version has';
        files.add('README_CHANGED', message, pathOf('README.md'));
    }
    files.change(different, isComplete && !isForged && !isReadmeOther ? [] : [details]);
    return { files, indexed, isComplete };
}
async function readInterface({ address, version }, files, last) {
    const paths = (0,interface_document/* interfacePaths */.Er)(address, version);
    const [path = '', readme = ''] = paths;
    const idKey = files.keyOf(paths);
    if (idKey !== undefined && idKey === last.key)
        return last.moduleInterface;
    const documents = await files.read(paths);
    const key = idKey ?? paths.map((each) => (0,descriptor/* digestOfBytes */.b)(documents.get(each) ?? Buffer.of(0))).join(' ');
    if (key === last.key)
        return last.moduleInterface;
    if (await files.isTooLarge([readme]))
        return undefined;
    const parse = () => (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (each) => documents.get(each));
    const moduleInterface = await files.parse(path, parse);
    if (moduleInterface !== undefined)
        Object.assign(last, { key, moduleInterface });
    return moduleInterface;
}
/** The interface of a version without `interface.json`; undefined where nobody reads it. */
async function packagedInterface(zip, subdirectory, { contents, packages }) {
    if (packages === undefined)
        return undefined;
    const pieces = [];
    await contents.stream(zip, (bytes) => pieces.push(Uint8Array.from(bytes)));
    return packages.inPackage(Buffer.concat(pieces), subdirectory);
}
/** Without a package in the index, the details of the version tell which README was published. */
function isReadmeForged(details, moduleInterface) {
    const shown = details && (0,schema/* parseJson */.qF)(DETAILS, details);
    return (shown !== undefined &&
        moduleInterface !== undefined &&
        shown.readme_digest !== (0,module_details/* readmeDigest */.zY)(moduleInterface));
}
/**
 * Reads the package of a release that is kept in the index, and compares its digest.
 * @returns the README in it, as `README.md` of the index has it; undefined where there are no bytes to trust
 */
async function readPackage({ address, version, package: published, packages, ...release }, zip, { contents, files }) {
    const isKept = packages.some(({ location }) => (0,format_location/* locationKind */.QD)(location) === 'relative');
    const path = (0,paths/* versionPath */.qW)(address, version, 'module.zip');
    const lost = () => files.addDamage('PACKAGE_MISSING', `the package is in the index, and module.zip is missing: ${published.digest}`, path);
    if (zip?.isSpecial)
        return undefined;
    if (zip === undefined || !isKept) {
        const message = 'module.zip is there, although release.json names no package in the index';
        if (isKept)
            lost();
        else if (zip !== undefined)
            files.add('FILE_UNEXPECTED', message, path);
        return undefined;
    }
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const readme = new packaged_readme/* PackagedReadme */.Z((0,module_release/* packageSubdirectory */.sy)(release));
    let size = 0;
    const isRead = await contents.stream(zip, (bytes) => {
        hash.update(bytes);
        readme.push(bytes);
        size += bytes.length;
    });
    const digest = `sha256:${hash.digest('hex')}`;
    if (isRead && digest === published.digest && size === published.size)
        return readme.text;
    const message = `module.zip has ${digest} (${size} bytes), and release.json says ${published.digest} (${published.size} bytes)`;
    if (isRead)
        files.addDamage('PACKAGE_CHANGED', message, path);
    else
        lost();
    return undefined;
}
/** What is wrong with the facts of a release that can be read. `module.json` repeats them, so that a change has to be made twice. */
function checkFacts(release, { module, registry, files }) {
    const path = (0,paths/* versionPath */.qW)(release.address, release.version, 'release.json');
    const listed = module?.versions.find(({ version }) => version === release.version);
    const named = (packages) => packages.map(({ kind, location }) => `${kind} ${location}`).join(', ');
    const facts = listed && [
        ['tag', release.tag, listed.tag],
        ['commit', release.commit, listed.commit],
        ['committedAt', release.committedAt, listed.committedAt],
        ['path', release.path, listed.path],
        ['packageRoot', release.packageRoot ?? release.path, listed.packageRoot ?? listed.path],
        ['packagePaths', JSON.stringify(release.packagePaths), JSON.stringify(listed.packagePaths)],
        ['digest', release.package.digest, listed.digest],
        ['packages', named(release.packages), named(listed.packages)],
        ['size', release.package.size, listed.size ?? release.package.size],
        ['files', release.package.files, listed.files ?? release.package.files],
    ];
    for (const [name, one, other] of facts ?? []) {
        if (one === other)
            continue;
        const message = `release.json says ${name} ${(0,error/* quote */.hD)(String(one))}, and module.json says ${(0,error/* quote */.hD)(String(other))}`;
        files.addDamage('RELEASE_MISMATCH', message, path);
    }
    const { tag, version } = release;
    if (!tag.endsWith(version) || /\d$/.test(tag.slice(0, -version.length)))
        files.addDamage('RELEASE_MISMATCH', `its tag ${(0,error/* quote */.hD)(tag)} names another version`, path);
    for (const stored of release.packages) {
        const foreign = foreignPlace(stored.location, release, { module, registry });
        if (foreign !== undefined)
            files.addDamage('LOCATION_FOREIGN', foreign, path);
        for (const message of mismatches(stored, release))
            files.addDamage('LOCATION_MISMATCH', message, path);
    }
}
/** What a location pins that is not what the release says. */
function mismatches({ location, digest }, release) {
    const { kind, subdirectory, pin } = (0,format_location/* parseLocation */.zS)(location);
    const name = `the location ${(0,url/* quoteUrl */.y8)(location)}`;
    const directory = kind === 'git' ? release.path : (0,module_release/* packageSubdirectory */.sy)(release);
    const { digest: published } = release.package;
    const isOtherBytes = kind !== 'git' && kind !== 'oci' && pin !== published;
    const isOtherCommit = kind === 'git' && pin !== release.commit && pin !== release.tag;
    return [
        ...(subdirectory === directory ? [] : [`${name} does not name the directory ${(0,error/* quote */.hD)(directory || '.')}`]),
        ...(isOtherCommit ? [`${name} is neither at commit ${release.commit} nor at its tag`] : []),
        ...(isOtherBytes ? [`${name} does not pin ${published}`] : []),
        ...(digest === published
            ? []
            : [`the package at ${(0,url/* quoteUrl */.y8)(location)} has ${digest}, and the release has ${published}`]),
    ];
}
/**
 * Packages are with their repository, where nobody else decides what clients get, or where `allowedHosts` says. Without it, OCI registries
 * and buckets may be anywhere as long as the version is new: docs/decisions/0058-places-of-packages.md
 */
function foreignPlace(location, { repository }, { module, registry }) {
    const name = `the location ${(0,url/* quoteUrl */.y8)(location)}`;
    if (!(0,policy/* allowsLocation */.qY)(registry, location))
        return `${name} is on ${(0,error/* quote */.hD)((0,format_location/* hostOfLocation */.jp)(location) ?? '')}, which is no allowed host`;
    const owners = [(0,policy/* identityOf */.cu)(repository) ?? [], (0,policy/* namesOf */.eZ)(module?.owner ?? null)].flat();
    const isAnywhere = !['https', 'git'].includes((0,format_location/* locationKind */.QD)(location)) && registry.allowedHosts === undefined;
    const isAllowed = owners.length === 0 ||
        isAnywhere ||
        (0,policy/* isOwnLocation */.sb)(location, owners) ||
        (0,policy/* namesLocation */.Qn)(registry, location, owners);
    return isAllowed
        ? undefined
        : `${name} is not in ${(0,error/* quote */.hD)(repository.url)}, and allowedHosts does not name its path`;
}

;// CONCATENATED MODULE: ./lib/index/walk/module-walk.js
















/** Versions that a finding about an owner names. The rest is counted. */
const MAX_NAMED_VERSIONS = 5;
const module_walk_NAMES = new Set(['module.json', 'versions', 'versions.json', 'index.json']);
/** Walks the folder of one module. Nothing that it finds stops it, and of all versions it keeps the latest alone. */
function walkModule(folder, reading) {
    return new ModuleWalk(folder, reading).run();
}
class ModuleWalk {
    #folder;
    #reading;
    #files;
    #requirements = new Map();
    /** Versions of each repository that is no owner. */
    #foreign = new Map();
    #latest;
    /** Whether of every version it is known what is made from it. */
    #isComplete = true;
    constructor(folder, reading) {
        this.#folder = folder;
        this.#reading = reading;
        const subject = { address: folder.address, version: null };
        this.#files = new folder_files/* FolderFiles */.m(reading.contents, folder.files.values(), subject);
    }
    async run() {
        const { address, files, deeper } = this.#folder;
        for (const [name, file] of files)
            if (file.isSpecial || !module_walk_NAMES.has(name))
                this.#unexpected(file);
        for (const file of deeper)
            this.#unexpected(file);
        const module = await this.#readModule();
        this.#checkDropped(module);
        await this.#walkVersions(module);
        if (module !== undefined) {
            this.#checkOwners(module);
            await this.#compare(module);
        }
        const { damage, problems, changes } = this.#files;
        const path = this.#path('module.json');
        const digest = digestOfModule((await this.#files.read([path])).get(path));
        return { address, module, latest: this.#latest, digest, damage, problems, changes };
    }
    async #readModule() {
        const path = this.#path('module.json');
        const module = await this.#files.parse(path, (bytes) => (0,documents/* parseModuleDocument */.xK)(path, bytes));
        if (module === undefined && this.#files.damage.length === 0)
            this.#checkLeftOver(path);
        if (module === undefined)
            return undefined;
        try {
            (0,version_state/* refuseUnknownMarks */.pS)(path, module);
        }
        catch (error) {
            this.#files.addRefusal('MARK_INVALID', error, path);
        }
        const yanks = module.yanks.map((yank) => ({ ...yank, versions: yank.version }));
        for (const { versions, replacement } of [...yanks, ...module.deprecations])
            if ((0,marks/* advisesItself */.L3)(module.address, { versions, replacement }))
                this.#files.add('MARK_INVALID', `the replacement ${(0,error/* quote */.hD)(replacement ?? '')} is what its mark is about`, path);
        return this.#reading.decisions?.apply(module) ?? module;
    }
    /** Without `module.json` there is no module, unless there are versions that nothing lists any more. */
    #checkLeftOver(path) {
        if (this.#folder.versions.size > 0) {
            const message = 'module.json is missing, and the folder has versions';
            this.#files.addDamage('MODULE_INCOMPLETE', message, path);
            return;
        }
        this.#files.add('MODULE_INCOMPLETE', 'the folder has no module.json', path);
        const details = this.#path('index.json');
        if (this.#files.has(details))
            this.#files.changes.set(details, null);
    }
    /** The first deleted version that the module neither lists nor has a tombstone for. */
    #checkDropped(module) {
        const known = new Set([...(module?.versions ?? []), ...(module?.removed ?? [])].map(({ version }) => version));
        const [dropped] = [...(this.#reading.deleted ?? [])].filter(([version]) => !known.has(version));
        if (dropped === undefined)
            return;
        const [version, commit] = dropped;
        this.#files.addDamage('VERSION_DROPPED', droppedBy(commit), this.#path(version));
    }
    async #walkVersions(module) {
        const address = (0,module_address/* splitAddress */.lS)(this.#folder.address);
        const walkVersion = versionWalk(this.#reading);
        const number = module && (0,module_list/* latestOf */.Te)(module);
        for (const [version, files] of this.#versionFolders(module)) {
            const walked = await walkVersion({ address, version, files, module });
            this.#files.damage.push(...walked.files.damage);
            this.#files.problems.push(...walked.files.problems);
            for (const [path, text] of walked.files.changes)
                this.#files.changes.set(path, text);
            this.#isComplete &&= walked.isComplete;
            const { indexed } = walked;
            if (indexed === undefined)
                continue;
            const { release, moduleInterface } = indexed;
            this.#requirements.set(version, (0,versions_document/* requirementsOf */.CG)(moduleInterface));
            if (version === number && walked.isComplete)
                this.#latest = indexed;
            const { url } = release.repository;
            if (module !== undefined && !(0,policy/* isOfOwner */.dF)(release.repository, module))
                this.#foreign.set(url, [...(this.#foreign.get(url) ?? []), version]);
            this.#reading.visit?.(indexed);
        }
    }
    /** The versions to walk: those that are listed, and those of a module that cannot be read. */
    #versionFolders(module) {
        const listed = new Set(module?.versions.map(({ version }) => version));
        const found = new Map();
        for (const [name, files] of this.#folder.versions) {
            if ((0,version/* isVersion */.lF)(name) && (module === undefined || listed.has(name)))
                found.set(name, files);
            else
                this.#checkFolder(name, module);
        }
        for (const { version } of module?.versions ?? [])
            if (!found.has(version))
                found.set(version, new Map());
        return (0,version/* sortVersions */.M7)([...found.keys()]).map((version) => [version, found.get(version) ?? new Map()]);
    }
    #checkFolder(name, module) {
        const path = this.#path(name);
        if (module?.removed.some(({ version }) => version === name)) {
            this.#files.add('VERSION_REUSED', 'the version is removed, and its folder has files', path, name);
            for (const file of this.#folder.versions.get(name)?.values() ?? [])
                this.#files.changes.set(file.path, null);
        }
        else if ((0,version/* isVersion */.lF)(name)) {
            const message = 'the folder has files, and module.json does not list it';
            this.#files.addDamage('VERSION_UNLISTED', message, path, name);
        }
        else
            this.#files.add('VERSION_INVALID', `${(0,error/* quote */.hD)(name)} is not a version as the tool writes it`, path);
    }
    /** Whether all versions come from repositories that own the module, or have owned it, and whether the owner may use the namespace. */
    #checkOwners({ address, owner }) {
        const path = this.#path('module.json');
        const name = owner ? (0,error/* quote */.hD)(`${owner.host}/${owner.repository}`) : 'nobody';
        if (!(0,policy/* allowsOwner */.eT)(this.#reading.registry, address, owner)) {
            const message = `registry.json does not let ${name} use the namespace ${(0,error/* quote */.hD)(address.namespace)}`;
            this.#files.addDamage('NAMESPACE_FOREIGN', message, path);
        }
        for (const [url, versions] of this.#foreign) {
            const named = versions.slice(0, MAX_NAMED_VERSIONS).join(', ');
            const more = versions.length > MAX_NAMED_VERSIONS ? ` and ${versions.length - MAX_NAMED_VERSIONS} more` : '';
            const message = `module.json says that ${name} owns the module, and ${(0,error/* quote */.hD)(url)} published ${named}${more}`;
            this.#files.addDamage('OWNER_MISMATCH', message, path);
        }
    }
    async #compare(module) {
        const needsAll = [this.#path('index.json'), this.#path('versions.json')];
        const rendered = (0,file_table/* moduleFiles */.ug)({ module, latest: this.#latest }, this.#requirements).filter(([path]) => this.#isComplete || !needsAll.includes(path));
        const different = await this.#files.different(rendered);
        const path = this.#path('versions');
        const isOther = different.some(([each]) => each === path);
        const bytes = isOther ? (await this.#files.read([path])).get(path) : undefined;
        const shown = new Set(bytes && (0,protocol/* versionsIn */.bS)(bytes));
        const hidden = shown.size === 0 ? [] : (0,documents/* listedVersions */.f3)(module).filter((version) => !shown.has(version));
        for (const version of hidden)
            this.#files.add('YANK_UNMARKED', 'versions does not list it, and no mark yanks it', path, version);
        this.#files.change(different, hidden.length > 0 ? [path] : []);
    }
    #unexpected({ path }) {
        this.#files.add('FILE_UNEXPECTED', `${(0,error/* quote */.hD)(path)} does not belong to a module`, path);
    }
    #path(file) {
        return `${paths/* MODULES_DIRECTORY */.si}/${this.#folder.address}/${file}`;
    }
}
/** What is said of a version that is gone without a tombstone. */
function droppedBy(commit) {
    return `the version has no tombstone, and is dropped by commit ${(0,module_release/* shortCommit */.Ax)(commit)} (${commit})`;
}
function digestOfModule(bytes) {
    return bytes === undefined ? '' : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('base64');
}


/***/ }),

/***/ 6329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PackagedReadme)
/* harmony export */ });
/* harmony import */ var _interface_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4051);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3876);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3360);



/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7 */
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
/**
 * Finds the README of a module in the bytes of its package, as they come: a zip of this tool has stored files one after the other.
 * Of any other zip it finds nothing.
 */
class PackagedReadme {
    #readmes = [];
    #parts;
    #part;
    /** @param subdirectory directory of the module in the package; `''` is its root */
    constructor(subdirectory = '') {
        this.#parts = this.#read((0,_package_package_js__WEBPACK_IMPORTED_MODULE_0__/* .rootPrefix */ .RO)(subdirectory));
        this.#part = this.#parts.next().value;
    }
    push(bytes) {
        for (let at = 0; this.#part !== undefined && at < bytes.length;) {
            const end = Math.min(bytes.length, at + this.#part.left);
            this.#part.kept?.push(new Uint8Array(bytes.subarray(at, end)));
            this.#part.left -= end - at;
            at = end;
            while (this.#part?.left === 0)
                this.#part = this.#parts.next(Buffer.concat(this.#part.kept ?? [])).value;
        }
    }
    /** The text as `README.md` of the index has it; `''` where the module has none, or too long a one. */
    get text() {
        const readme = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__/* .selectReadme */ .Bd)(this.#readmes);
        return readme?.bytes === undefined ? '' : new TextDecoder().decode(readme.bytes);
    }
    /** Asks for one part after the other. */
    *#read(prefix) {
        for (;;) {
            const header = yield { left: LOCAL_BYTES, kept: [] };
            if (header.readUInt32LE(0) !== LOCAL_SIGNATURE)
                return undefined;
            const path = (yield { left: header.readUInt16LE(26), kept: [] }).toString();
            const name = path.slice(prefix.length);
            const isOwn = path.startsWith(prefix) && !name.includes('/') && (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadme */ .ro)(path);
            const size = header.readUInt32LE(18);
            const isKept = isOwn && size <= _interface_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_README_BYTES */ .A;
            const bytes = yield { left: size, kept: isKept ? [] : undefined };
            if (isOwn)
                this.#readmes.push({ path: name, bytes: isKept ? bytes : undefined });
        }
    }
}


/***/ }),

/***/ 7871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ fixOf),
/* harmony export */   m: () => (/* binding */ PROBLEM_KINDS)
/* harmony export */ });
/* harmony import */ var _base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5256);

const RENDER = 'module-registry render --index …';
const RESTORE = 'restore the file from the history of the index: git checkout GOOD_COMMIT -- PATH';
const REPAIR = 'module-registry publish --repair --all-tags --index …';
/** All that can be wrong with an index, as docs/reference/verify.md has it. Add a code where none fits; never rename one. */
const PROBLEM_KINDS = {
    FORMAT_NEWER: {
        meaning: 'a document has a format that this version does not know',
        cause: 'a newer tool writes this index',
        fix: 'use the newest version: npm install --global module-registry-action@latest',
    },
    TOOL_TOO_OLD: {
        meaning: '`minimumTool` of `registry.json` is newer than this version; nothing else is checked',
        cause: 'the owner of the registry asks for a newer tool',
        fix: 'use the newest version: npm install --global module-registry-action@latest',
    },
    DOCUMENT_INVALID: {
        meaning: 'a source of truth, `marks.yml` or a file of `collect` is not valid, or a document has more than 32 MiB',
        cause: 'an edit by hand, a merge conflict, a cut file',
        fix: RESTORE,
    },
    DOCUMENT_MISPLACED: {
        meaning: 'a document is in the folder of another module or version',
        cause: 'a folder that was copied or renamed by hand',
        fix: 'move the folder to the path that the message names, then: module-registry render --index …',
    },
    NOT_CANONICAL: {
        meaning: 'a source of truth says the same in other bytes than the tool writes',
        cause: 'an edit by hand, keys twice',
        fix: RENDER,
    },
    MODULE_INCOMPLETE: {
        meaning: 'the folder of a module has no `module.json`',
        cause: 'a copy that stopped halfway',
        fix: 'copy the folder again, or remove it: git rm -r v1/modules/ADDRESS',
    },
    MODULE_UNLISTED: {
        meaning: 'the catalog does not have the module',
        cause: 'a folder that was copied in, two indexes that were merged by hand',
        fix: RENDER,
    },
    ADDRESS_CLASH: {
        meaning: 'two addresses, or two namespaces, differ only by case',
        cause: 'two indexes that were merged by hand',
        fix: 'remove the folder of one of them, then: module-registry render --index …',
    },
    VERSION_INVALID: {
        meaning: 'the folder of a version does not have the name of a canonical version',
        cause: 'a folder that was made by hand',
        fix: 'remove the folder: git rm -r PATH',
    },
    VERSION_UNLISTED: {
        meaning: 'a version has files, but `module.json` does not list it',
        cause: 'a version that was added by hand, or dropped from `module.json`; two indexes that were merged',
        fix: 'restore module.json if the version was published, else remove the folder: git rm -r PATH',
    },
    VERSION_DROPPED: {
        meaning: 'a published version has disappeared without a tombstone',
        cause: 'files or entries that were deleted by hand',
        fix: 'restore the version: git checkout COMMIT_BEFORE -- PATH',
    },
    VERSION_CHANGED: {
        meaning: 'facts or bytes of a published version have changed after its publication',
        cause: 'tampering, an edit by hand',
        fix: 'restore the version: git checkout COMMIT_BEFORE -- PATH',
    },
    VERSION_REUSED: {
        meaning: 'the number of a removed version is published again, or its files are still there',
        cause: 'an edit by hand',
        fix: 'publish it under a new number, and remove the folder: git rm -r PATH',
    },
    RELEASE_MISSING: {
        meaning: '`module.json` lists a version that has no `release.json`',
        cause: 'a file that was deleted, a copy that stopped halfway',
        fix: RESTORE,
    },
    RELEASE_MISMATCH: {
        meaning: '`release.json` and `module.json` disagree on a version, or its tag names another one',
        cause: 'tampering, an edit by hand',
        fix: RESTORE,
    },
    PACKAGE_MISSING: {
        meaning: 'the index has no `module.zip` for a version whose package is in the index',
        cause: 'a file that was deleted, a copy that stopped halfway',
        fix: REPAIR,
    },
    PACKAGE_CHANGED: {
        meaning: 'the bytes of a package do not have the digest of `release.json`',
        cause: 'tampering, a damaged disk, a host that rewrites files',
        fix: REPAIR,
    },
    README_CHANGED: {
        meaning: '`README.md` is not that of the package or of the tagged tree, has not the digest in `index.json` of the version, or has changed after its publication',
        cause: 'tampering, an edit by hand',
        fix: REPAIR,
    },
    INTERFACE_CHANGED: {
        meaning: '`interface.json` has changed after its publication; of a new version, it is not that of the tagged tree',
        cause: 'tampering, an edit by hand',
        fix: REPAIR,
    },
    LOCATION_FOREIGN: {
        meaning: 'a location has a form or a place that is not allowed, or what leads clients there led elsewhere for a while',
        cause: 'tampering; a place that `allowedHosts` of `registry.json` does not name',
        fix: 'restore release.json, or add the host, with its path, to "allowedHosts" in registry.json',
    },
    LOCATION_MISMATCH: {
        meaning: 'a location pins other bytes, or another commit, than `release.json` says',
        cause: 'tampering, an edit by hand',
        fix: RESTORE,
    },
    OWNER_MISMATCH: {
        meaning: 'a version comes from a repository that does not own the module',
        cause: 'an owner that was swapped by hand',
        fix: 'restore module.json, or record the transfer: module-registry transfer ADDRESS --to owner/name --index …',
    },
    OWNER_CHANGED: {
        meaning: 'the owner of a module has changed without a transfer',
        cause: 'an owner that was swapped by hand',
        fix: 'restore module.json, or record the transfer: module-registry transfer ADDRESS --to owner/name --index …',
    },
    NAMESPACE_FOREIGN: {
        meaning: 'the owner of a module may not use its namespace',
        cause: '`namespaces` of `registry.json` binds the namespace to other owners',
        fix: 'transfer the module, or correct "namespaces" in registry.json',
    },
    MARK_INVALID: {
        meaning: 'a mark names a version that the module does not have, or what it marks as the replacement',
        cause: 'an edit by hand',
        fix: 'remove the mark from module.json, then: module-registry render --index …',
    },
    MARK_DROPPED: {
        meaning: 'a tombstone or a transfer has disappeared from `module.json`',
        cause: 'an edit by hand',
        fix: 'restore the entry from the commit before the one that the message names',
    },
    YANK_UNMARKED: {
        meaning: '`versions` hides a version that no mark yanks',
        cause: 'tampering, an edit by hand',
        fix: 'module-registry yank ADDRESS VERSION --index …, or to list it again: module-registry render --index …',
    },
    DERIVED_MISSING: {
        meaning: 'a derived file is missing',
        cause: 'a file that was deleted, a copy that stopped halfway',
        fix: RENDER,
    },
    DERIVED_CHANGED: {
        meaning: 'a derived file is not what the sources of truth give',
        cause: 'tampering, an edit by hand; an index that another version of the tool rendered',
        fix: RENDER,
    },
    FILE_UNEXPECTED: {
        meaning: 'a file does not belong to an index',
        cause: 'a file that was added by hand',
        fix: 'remove the file: git rm PATH',
    },
    SETTINGS_CHANGED: {
        meaning: 'with `--base`: a file outside of the modules is changed, such as `registry.json`',
        cause: 'a pull request that does more than publish',
        fix: 'undo the change of the file in the pull request: git checkout BASE_COMMIT -- PATH',
    },
    MARKS_CHANGED: {
        meaning: 'with `--base`: marks, tombstones, transfers or unknown keys of a module are changed',
        cause: 'a pull request that does more than publish',
        fix: 'undo it in the pull request; an owner of the index runs yank, deprecate, remove or transfer',
    },
    HISTORY_REWRITTEN: {
        meaning: 'the history of the branch does not hold the commit of the checkpoint',
        cause: 'a force push',
        fix: 'push the old commit back: git push --force-with-lease REMOTE CHECKPOINT_COMMIT:refs/heads/BRANCH',
    },
    HISTORY_ROLLED_BACK: {
        meaning: 'the branch has gone back to a commit before the checkpoint',
        cause: 'an older head that was restored, a stale mirror',
        fix: 'push the newer commit back: git push REMOTE CHECKPOINT_COMMIT:refs/heads/BRANCH',
    },
    COMMIT_UNREACHABLE: {
        meaning: 'the tag of a version is not in its repository, or its commit cannot be reached there',
        cause: 'a tag that was deleted, a history that was rewritten',
        fix: 'push the tag again: git push origin COMMIT:refs/tags/TAG',
    },
    TAG_MOVED: {
        meaning: 'the tag of a version is at another commit now',
        cause: 'a tag that was moved',
        fix: 'move the tag back: git push --force origin COMMIT:refs/tags/TAG',
    },
    TREE_MISMATCH: {
        meaning: 'the tagged tree gives another package, or other facts, than `release.json` says',
        cause: 'published bytes or facts that are not those of the tagged tree',
        fix: 'yank the version, and publish the tree under a new version',
    },
    ATTESTATION_FOREIGN: {
        meaning: 'the attestation of a package is of another repository, tag or commit',
        cause: 'a package that another run made',
        fix: 'gh attestation verify PACKAGE --repo OWNER/NAME',
    },
    ATTACHMENT_MISSING: {
        meaning: 'the interface of a version is not attached to its package in the OCI registry',
        cause: 'a registry that refused it when the version was published, a clean-up of what has no tag',
        fix: 'oras attach --artifact-type application/vnd.module-registry.interface.v1+json REPOSITORY@DIGEST interface.json',
    },
    ATTACHMENT_CHANGED: {
        meaning: 'another interface is attached to a package in the OCI registry than the index has',
        cause: 'somebody who may push to the OCI repository',
        fix: 'find out who attached it (oras discover REPOSITORY@DIGEST), delete it, and attach interface.json of the index',
    },
    UNVERIFIABLE: {
        meaning: 'something cannot be reached or read, so nothing is known of it; a finding with `--strict` only',
        cause: 'a host that does not answer, a private repository, a location that is not followed',
        fix: 'give this run access to what the message names, and run it again',
    },
    SUPPRESSION_INVALID: {
        meaning: 'an entry of `suppressions` in `registry.json` is not valid',
        cause: 'an edit by hand',
        fix: 'write {"code", "address", "reason"}',
    },
};
/** What to do about a problem, ready to paste as far as the problem names it. @param isGit false for an index in a directory, without history */
function fixOf({ code, address, version, path }, isGit = true) {
    let fix = PROBLEM_KINDS[code].fix;
    if (!isGit)
        fix = fix
            .replace('git rm', 'rm')
            .replace(/(?: from the history of the index)?: git checkout \S+ -- PATH$/, ' from a backup: PATH');
    // Names of files come from whoever can write to the index: none may end the command that people paste, or name other files in it.
    const isPattern = (name) => isGit && /[*?[\\]|^[-:]/.test(name);
    const word = (name) => (0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(isPattern(name) ? `:(literal)${name}` : name);
    if (path !== null)
        fix = fix.replaceAll('PATH', () => word(path));
    if (address !== null)
        fix = fix.replaceAll(/(?:v1\/modules\/)?ADDRESS/g, (text) => word(text.replace('ADDRESS', () => address)));
    return version === null ? fix : fix.replaceAll(/\bVERSION\b/g, () => (0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(version));
}


/***/ }),

/***/ 3783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ walkRegistry)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5664);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8424);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7871);







/** Problems that the owner of a registry has looked at, and accepts. Whoever rewrote the history has written `registry.json`, too. */
const suppression = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(Object.keys(_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .PROBLEM_KINDS */ .m))
        .exclude(['HISTORY_REWRITTEN', 'HISTORY_ROLLED_BACK']),
    /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
    address: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1),
});
/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
async function walkRegistry(contents) {
    const files = new _folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .FolderFiles */ .m(contents, [{ path: _format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA, isSpecial: false }]);
    const read = await files.read([_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA]);
    const registry = await files.parse(_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA, (bytes) => (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA, bytes));
    const bytes = read.get(_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA);
    if (bytes === undefined && files.damage.length === 0)
        (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .registryIn */ .hY)(read);
    const written = registry && bytes && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({}), bytes)?.['suppressions'];
    const entries = written === undefined
        ? []
        : [written].flat().map((each) => suppression.safeParse(each, { reportInput: true }));
    const invalid = entries.flatMap(({ error }, at) => {
        const [issue] = error?.issues ?? [];
        if (issue === undefined)
            return [];
        const where = [at, ...issue.path].join('.');
        const message = `suppressions.${where} of ${_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA} is not valid: ${(0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfIssue */ .cX)(issue)}`;
        return [files.problem('SUPPRESSION_INVALID', message, _format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA)];
    });
    const accepted = entries.flatMap(({ data }) => data ?? []);
    return {
        registry,
        problems: [...files.damage, ...invalid],
        acceptedReason: ({ code, address, version }) => accepted.find((each) => each.code === code && [address ?? '', `${address ?? ''}@${version}`].includes(each.address))?.reason,
    };
}


/***/ })

};
