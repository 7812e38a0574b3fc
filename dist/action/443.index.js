export const id = 443;
export const ids = [443];
export const modules = {

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   q: () => (/* binding */ regularFiles)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
function contentsOf(snapshot) {
    const read = (files) => snapshot.read(files.map(({ path }) => path));
    return (snapshot.contents?.() ?? {
        commit: snapshot.commit,
        async *list() {
            yield (await snapshot.list()).toSorted().map((path) => ({ path, isSpecial: false }));
        },
        read,
        async stream(file, into) {
            const bytes = (await read([file])).get(file.path);
            if (bytes !== undefined)
                into(bytes);
            return bytes !== undefined;
        },
    });
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

/***/ 7345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   qT: () => (/* binding */ marksSchema)
/* harmony export */ });
/* unused harmony export parseVersionRange */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);







/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9);
const addresses = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([address, zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(address).min(1)]);
const mark = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseVersionRange)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .refine(_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isPublicLink */ .es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => {
        (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReplacement */ .sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .advisesItself */ .L3)(each, { versions: versions?.text, replacement }));
}, { message: 'must be another module, or a version that the mark is not about', path: ['replacement'] });
const marksSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    marks: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(mark, {
        // A file that was cut off must not take all marks back.
        error: ({ input }) => input === undefined ? 'is missing; write "marks: []" to take all marks back' : undefined,
    })
        .describe('The marks; an empty list takes all of them back.'),
})
    .check(({ value, issues }) => {
    const repeated = repeatedMark(value.marks);
    if (repeated !== undefined)
        issues.push({ ...repeated, code: 'custom', input: value });
});
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}
/** Reads a version, or a constraint as in a `module` block: the versions that a mark is about. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(text))
        return { text, allows: (version) => version === text };
    try {
        return (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)(evenlySpaced(text));
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}


/***/ }),

/***/ 3443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatFileMarks: () => (/* binding */ formatFileMarks),
  o: () => (/* binding */ renderMarks)
});

// UNUSED EXPORTS: checkMarks

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var format_marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/base/in-order.js
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

// EXTERNAL MODULE: ./lib/base/slices.js
var slices = __webpack_require__(7854);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js
var file_table = __webpack_require__(4835);
// EXTERNAL MODULE: ./lib/index/plan/init.js
var init = __webpack_require__(3406);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(9399);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(504);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
;// CONCATENATED MODULE: ./lib/index/walk/folder-files.js




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
        const hint = error instanceof base_error/* RegistryError */.gl ? { hint: error.hint } : {};
        this.damage.push({ ...this.problem(code, (0,base_error/* messageOf */.bD)(error), path), ...hint });
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
            const code = error instanceof documents/* InvalidDocument */.D1 ? error.problem : 'DOCUMENT_INVALID';
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
            if (size <= limits/* MAX_DOCUMENT_BYTES */.bi)
                continue;
            isFound = true;
            const limit = `the limit is ${limits/* MAX_DOCUMENT_BYTES */.bi} bytes for a document`;
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
    return (0,external_node_crypto_.hash)('sha1', `blob ${Buffer.byteLength(text)}\0${text}`);
}

// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(6889);
;// CONCATENATED MODULE: ./lib/index/walk/list-plan.js








/** The lists and the catalog of all modules of an index. Of each module it keeps the item of the catalog, as text. */
class ListPlan {
    #items = new Map();
    /** A module that has no listed version is in no list. */
    add({ address, module, latest }) {
        this.set(address, module && latest && (0,module_list/* catalogItem */.xn)(module, latest));
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
        for (const list of file_table/* LISTS */.m5) {
            const groups = (0,base_group/* groupBy */.$)(addresses, (address) => list.path((0,module_address/* splitAddress */.lS)(address)));
            for (const [path, group] of groups)
                yield [[path, (0,file_table/* renderList */.pI)(list, path, this.#contentOf(list, group))]];
        }
        if (addresses.length === 0)
            yield [[format_paths/* MODULE_LIST_PATH */._Q, (0,module_list/* formatNewestList */.GU)({ modules: [] })]];
        const hash = (address) => (0,format_paths/* catalogHash */.Oq)((0,module_address/* splitAddress */.lS)(address)).slice(0, limits/* SHORTEST_PREFIX */.Ef);
        for (const group of (0,base_group/* groupBy */.$)(addresses, hash).values())
            yield (0,catalog_plan/* renderCatalog */.ek)(group.flatMap((address) => this.#read(address)));
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
        const { namespace, name } = (0,module_address/* splitAddress */.lS)(address);
        for (const text of [namespace, `${namespace}/${name}`]) {
            const known = this.#known.get(text.toLowerCase());
            this.#known.set(text.toLowerCase(), text);
            if (known === undefined || known === text)
                continue;
            return {
                path: `${format_paths/* MODULES_DIRECTORY */.si}/${text}`,
                message: `${(0,base_error/* quote */.hD)(text)} differs only by case from ${(0,base_error/* quote */.hD)(known)}`,
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
    if (format !== module_list/* formatNewestList */.GU || modules.length < 4 * limits/* LIST_LIMIT */.bh)
        return { modules: [...modules, item], hasMore };
    return { modules: (0,module_list/* newestItems */.RA)([...modules, item]), hasMore: true };
}

// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(5027);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
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
// EXTERNAL MODULE: ./lib/interface/limits.js
var interface_limits = __webpack_require__(4051);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
;// CONCATENATED MODULE: ./lib/index/walk/packaged-readme.js



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
        this.#parts = this.#read((0,package_package/* rootPrefix */.RO)(subdirectory));
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
        const readme = (0,module_files/* selectReadme */.Bd)(this.#readmes);
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
            const isOwn = path.startsWith(prefix) && !name.includes('/') && (0,module_files/* isReadme */.ro)(path);
            const size = header.readUInt32LE(18);
            const isKept = isOwn && size <= interface_limits/* MAX_README_BYTES */.A;
            const bytes = yield { left: size, kept: isKept ? [] : undefined };
            if (isOwn)
                this.#readmes.push({ path: name, bytes: isKept ? bytes : undefined });
        }
    }
}

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
    const files = new FolderFiles(reading.contents, folder.files.values(), subject);
    for (const [name, { path, isSpecial }] of folder.files)
        if (isSpecial || !NAMES.has(name))
            files.add('FILE_UNEXPECTED', `${(0,base_error/* quote */.hD)(path)} does not belong to a version`, path);
    const pathOf = (file) => (0,format_paths/* versionPath */.qW)(address, version, file);
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
    const path = (0,format_paths/* versionPath */.qW)(address, version, 'module.zip');
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
    const readme = new PackagedReadme((0,module_release/* packageSubdirectory */.sy)(release));
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
    const path = (0,format_paths/* versionPath */.qW)(release.address, release.version, 'release.json');
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
        const message = `release.json says ${name} ${(0,base_error/* quote */.hD)(String(one))}, and module.json says ${(0,base_error/* quote */.hD)(String(other))}`;
        files.addDamage('RELEASE_MISMATCH', message, path);
    }
    const { tag, version } = release;
    if (!tag.endsWith(version) || /\d$/.test(tag.slice(0, -version.length)))
        files.addDamage('RELEASE_MISMATCH', `its tag ${(0,base_error/* quote */.hD)(tag)} names another version`, path);
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
        ...(subdirectory === directory ? [] : [`${name} does not name the directory ${(0,base_error/* quote */.hD)(directory || '.')}`]),
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
        return `${name} is on ${(0,base_error/* quote */.hD)((0,format_location/* hostOfLocation */.jp)(location) ?? '')}, which is no allowed host`;
    const owners = [(0,policy/* identityOf */.cu)(repository) ?? [], (0,policy/* namesOf */.eZ)(module?.owner ?? null)].flat();
    const isAnywhere = !['https', 'git'].includes((0,format_location/* locationKind */.QD)(location)) && registry.allowedHosts === undefined;
    const isAllowed = owners.length === 0 ||
        isAnywhere ||
        (0,policy/* isOwnLocation */.sb)(location, owners) ||
        (0,policy/* namesLocation */.Qn)(registry, location, owners);
    return isAllowed
        ? undefined
        : `${name} is not in ${(0,base_error/* quote */.hD)(repository.url)}, and allowedHosts does not name its path`;
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
        this.#files = new FolderFiles(reading.contents, folder.files.values(), subject);
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
            if ((0,format_marks/* advisesItself */.L3)(module.address, { versions, replacement }))
                this.#files.add('MARK_INVALID', `the replacement ${(0,base_error/* quote */.hD)(replacement ?? '')} is what its mark is about`, path);
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
            this.#files.add('VERSION_INVALID', `${(0,base_error/* quote */.hD)(name)} is not a version as the tool writes it`, path);
    }
    /** Whether all versions come from repositories that own the module, or have owned it, and whether the owner may use the namespace. */
    #checkOwners({ address, owner }) {
        const path = this.#path('module.json');
        const name = owner ? (0,base_error/* quote */.hD)(`${owner.host}/${owner.repository}`) : 'nobody';
        if (!(0,policy/* allowsOwner */.eT)(this.#reading.registry, address, owner)) {
            const message = `registry.json does not let ${name} use the namespace ${(0,base_error/* quote */.hD)(address.namespace)}`;
            this.#files.addDamage('NAMESPACE_FOREIGN', message, path);
        }
        for (const [url, versions] of this.#foreign) {
            const named = versions.slice(0, MAX_NAMED_VERSIONS).join(', ');
            const more = versions.length > MAX_NAMED_VERSIONS ? ` and ${versions.length - MAX_NAMED_VERSIONS} more` : '';
            const message = `module.json says that ${name} owns the module, and ${(0,base_error/* quote */.hD)(url)} published ${named}${more}`;
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
        this.#files.add('FILE_UNEXPECTED', `${(0,base_error/* quote */.hD)(path)} does not belong to a module`, path);
    }
    #path(file) {
        return `${format_paths/* MODULES_DIRECTORY */.si}/${this.#folder.address}/${file}`;
    }
}
/** What is said of a version that is gone without a tombstone. */
function droppedBy(commit) {
    return `the version has no tombstone, and is dropped by commit ${(0,module_release/* shortCommit */.Ax)(commit)} (${commit})`;
}
function digestOfModule(bytes) {
    return bytes === undefined ? '' : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('base64');
}

// EXTERNAL MODULE: ./lib/base/shell-word.js
var shell_word = __webpack_require__(5256);
;// CONCATENATED MODULE: ./lib/index/walk/problem.js

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
    const word = (name) => (0,shell_word/* shellWord */.r)(isPattern(name) ? `:(literal)${name}` : name);
    if (path !== null)
        fix = fix.replaceAll('PATH', () => word(path));
    if (address !== null)
        fix = fix.replaceAll(/(?:v1\/modules\/)?ADDRESS/g, (text) => word(text.replace('ADDRESS', () => address)));
    return version === null ? fix : fix.replaceAll(/\bVERSION\b/g, () => (0,shell_word/* shellWord */.r)(version));
}

;// CONCATENATED MODULE: ./lib/index/walk/registry-walk.js







/** Problems that the owner of a registry has looked at, and accepts. Whoever rewrote the history has written `registry.json`, too. */
const suppression = schemas/* strictObject */.rej({
    code: schemas/* enum */.k5n(Object.keys(PROBLEM_KINDS))
        .exclude(['HISTORY_REWRITTEN', 'HISTORY_ROLLED_BACK']),
    /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
    address: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP().min(1),
});
/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
async function walkRegistry(contents) {
    const files = new FolderFiles(contents, [{ path: format_paths/* REGISTRY_PATH */.aA, isSpecial: false }]);
    const read = await files.read([format_paths/* REGISTRY_PATH */.aA]);
    const registry = await files.parse(format_paths/* REGISTRY_PATH */.aA, (bytes) => (0,documents/* parseRegistryDocument */.U6)(format_paths/* REGISTRY_PATH */.aA, bytes));
    const bytes = read.get(format_paths/* REGISTRY_PATH */.aA);
    if (bytes === undefined && files.damage.length === 0)
        (0,index_files/* registryIn */.hY)(read);
    const written = registry && bytes && (0,schema/* parseJson */.qF)(schemas/* looseObject */._H3({}), bytes)?.['suppressions'];
    const entries = written === undefined
        ? []
        : [written].flat().map((each) => suppression.safeParse(each, { reportInput: true }));
    const invalid = entries.flatMap(({ error }, at) => {
        const [issue] = error?.issues ?? [];
        if (issue === undefined)
            return [];
        const where = [at, ...issue.path].join('.');
        const message = `suppressions.${where} of ${format_paths/* REGISTRY_PATH */.aA} is not valid: ${(0,schema/* problemOfIssue */.cX)(issue)}`;
        return [files.problem('SUPPRESSION_INVALID', message, format_paths/* REGISTRY_PATH */.aA)];
    });
    const accepted = entries.flatMap(({ data }) => data ?? []);
    return {
        registry,
        problems: [...files.damage, ...invalid],
        acceptedReason: ({ code, address, version }) => accepted.find((each) => each.code === code && [address ?? '', `${address ?? ''}@${version}`].includes(each.address))?.reason,
    };
}

;// CONCATENATED MODULE: ./lib/index/render.js

















/** Bytes of changed files that `render` holds in memory. Above it `render` writes them in several commits. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;
/** Files that `render` compares at the same time. The rest waits. */
const COMPARED_AT_ONCE = 50;
/** Modules that `render` reads at the same time. The rest waits. */
const RENDERED_AT_ONCE = 32;
/**
 * Rebuilds every file of an index but the packages, and adds modules that were copied in as folders. It holds one module at a
 * time, and the changes of a commit; a change of many bytes becomes several commits. A module whose sources of truth are
 * damaged, or whose history holds a version that is missing, is reported, and it and its place in lists stay as they are; without a folder
 * it is in no list. Throws INDEX_INVALID for a broken or missing `registry.json` and for addresses that differ only by case, and what `updateIndex` throws.
 */
async function render({ index, raceBackoff, packages }, options = {}) {
    const { check = false, move } = options;
    const { message = move === undefined ? 'Render the index' : `Move the index to ${move.url}` } = options;
    const parts = [];
    let count = 0;
    const commitPart = async () => {
        count += 1;
        const { commit, changed } = await (0,update_index/* updateIndex */.UB)(index, raceBackoff, async (snapshot) => {
            if (!rendering.isCurrent(snapshot))
                await rendering.dropStale(snapshot);
            return { result: undefined, change: { message: `${message} (part ${count})`, files: rendering.held() } };
        });
        parts.push(...changed);
        rendering.finishPart(commit);
    };
    const rendering = new IndexRendering(packages, options, commitPart);
    const first = await index.open();
    await rendering.pass(first);
    const planned = await rendering.changes();
    const report = (commit, changed) => ({
        status: changed.length === 0 ? 'unchanged' : check ? 'planned' : 'rendered',
        ...rendering.counts(),
        index: { commit, changed },
    });
    if (check)
        return report(first.commit, [...planned.keys()]);
    if (planned.size === 0 && rendering.head !== undefined)
        return report(rendering.head, parts);
    const { commit, changed } = await (0,update_index/* updateIndex */.UB)(index, raceBackoff, async (snapshot) => {
        if (!rendering.isCurrent(snapshot))
            await rendering.pass(snapshot);
        return { result: undefined, change: { message, files: await rendering.changes() } };
    });
    return report(commit, [...parts, ...changed]);
}
/** What is known of an index that is being rendered: of each module a digest, its item for the lists, and changes not yet committed. */
class IndexRendering {
    /** The commit of which all modules are rendered; undefined where another writer was faster. */
    head;
    #packages;
    #options;
    #commitPart;
    #modules = new Map();
    /** Changes of modules that are not committed, by address. */
    #held = new Map();
    #heldBytes = 0;
    #lists = new ListPlan();
    #roots = new Map();
    #registryText = '';
    #registry;
    #decisions;
    #contents;
    #changes;
    #deleted = new Map();
    /** Modules that had versions, and whose folders are gone. Lists show what is there, so they show none of these. */
    #gone = [];
    /** @param commitPart commits what is held */
    constructor(packages, options, commitPart) {
        this.#packages = packages;
        this.#options = options;
        this.#commitPart = commitPart;
    }
    /** Whether the modules of the snapshot are those that were rendered. Of a directory nobody knows. */
    isCurrent({ commit }) {
        return commit !== null && commit === this.head;
    }
    /** Renders every module of a snapshot that is not known as it is there. */
    async pass(snapshot) {
        await this.#readRegistry(snapshot);
        const known = new Set(await this.#selectSame(snapshot, [...this.#modules.keys()]));
        const contents = (0,snapshot_contents/* contentsOf */.K)(snapshot);
        this.head = snapshot.commit;
        this.#contents = contents;
        this.#changes = undefined;
        this.#roots.clear();
        this.#deleted = await readDeletedVersions(snapshot, contents);
        const spellings = new AddressSpellings();
        const seen = new Set();
        const work = async (part) => 'address' in part && !known.has(part.address) ? this.#render(part, contents) : part;
        const parts = splitByModule((0,snapshot_contents/* regularFiles */.q)(snapshot, contents));
        for await (const part of inOrder(parts, RENDERED_AT_ONCE, work)) {
            if ('path' in part) {
                this.#roots.set(part.path, part);
                continue;
            }
            const { address } = part;
            seen.add(address);
            if ('walked' in part)
                this.#take(part);
            const clash = this.#modules.get(address)?.digest === '' ? undefined : spellings.add(address);
            if (clash !== undefined)
                throw new base_error/* RegistryError */.gl('INDEX_INVALID', clash.message, `take the folder of one of them out of ${format_paths/* MODULES_DIRECTORY */.si}`);
            if (this.#heldBytes > (this.#options.maxHeldBytes ?? MAX_HELD_BYTES))
                await this.#commitPart();
        }
        for (const address of [...this.#modules.keys()])
            if (!seen.has(address))
                this.#forget(address);
        this.#gone = [...this.#deleted].flatMap(([address, [dropped]]) => {
            if (seen.has(address) || dropped === undefined)
                return [];
            const [version, commit] = dropped;
            const path = `${format_paths/* MODULES_DIRECTORY */.si}/${address}/${version}`;
            const message = droppedBy(commit);
            return [
                { address, error: refusalOf({ code: 'VERSION_DROPPED', address, version: null, message, path }) },
            ];
        });
    }
    /** All that is left to commit: changes of modules, then lists, the files of the registry, and lists that nothing fills. */
    async changes() {
        if (this.#changes !== undefined)
            return this.#changes;
        const changes = this.held();
        const listed = new Set();
        for (const [address, { refusal }] of this.#modules)
            if (refusal !== undefined)
                this.#lists.set(address, await this.#listedItem(address));
        for (const files of this.#lists.files()) {
            for (const [path] of files)
                listed.add(path);
            await this.#compare(files, changes);
        }
        const rest = (0,file_table/* registryFiles */.xs)(this.#required.registry).filter(([path]) => !listed.has(path));
        await this.#compare(rest, changes);
        for (const [path] of rest)
            listed.add(path);
        for (const path of this.#roots.keys())
            if ((0,format_paths/* isListPath */.oW)(path) && !listed.has(path))
                changes.set(path, null);
        this.#changes = changes;
        return changes;
    }
    held() {
        return new Map([...this.#held.values()].flatMap((changes) => [...changes]));
    }
    /** Drops what is held of modules that are not any more as they were rendered; a later pass renders them again. */
    async dropStale(snapshot) {
        const addresses = [...this.#held.keys()];
        await this.#readRegistry(snapshot);
        const same = new Set(await this.#selectSame(snapshot, addresses));
        if (snapshot.commit !== null || same.size < addresses.length)
            this.head = undefined;
        for (const address of addresses) {
            if (same.has(address))
                continue;
            this.#drop(address);
            this.#modules.delete(address);
        }
    }
    /** What was held is committed. */
    finishPart(commit) {
        this.#held.clear();
        this.#heldBytes = 0;
        if (this.head !== undefined)
            this.head = commit;
    }
    counts() {
        const modules = [...this.#modules].filter(([, { digest }]) => digest !== '');
        const refused = modules.flatMap(([address, { refusal }]) => refusal === undefined ? [] : [{ address, error: refusal }]);
        const versions = modules.reduce((sum, [, { versions }]) => sum + versions, 0);
        return { modules: modules.length - refused.length, versions, refused: [...refused, ...this.#gone] };
    }
    /** A `registry.json` that is another than before changes every file, and other decisions may change every module. */
    async #readRegistry(snapshot) {
        const files = await snapshot.read([format_paths/* REGISTRY_PATH */.aA]);
        const before = (0,index_files/* registryIn */.hY)(files);
        this.#decisions = await this.#options.decisions?.(snapshot, before);
        const text = `${digestOfModule(files.get(format_paths/* REGISTRY_PATH */.aA))}${this.#decisions?.key ?? ''}`;
        if (text === this.#registryText)
            return;
        const { move } = this.#options;
        this.#registryText = text;
        this.#registry = { ...(move === undefined ? before : (0,init/* movedRegistry */.jk)(before, move)), renderer: tool_version/* RENDERER */.G };
        this.#modules.clear();
        this.#lists.clear();
        this.#held.clear();
        this.#heldBytes = 0;
    }
    /** Those of the modules whose `module.json` is as it was rendered. */
    async #selectSame(snapshot, addresses) {
        const same = [];
        const path = (address) => `${format_paths/* MODULES_DIRECTORY */.si}/${address}/module.json`;
        for (const batch of (0,slices/* slices */.w)(addresses, COMPARED_AT_ONCE)) {
            const files = await snapshot.read(batch.map(path));
            const isSame = (address) => {
                const seen = this.#modules.get(address);
                return seen?.refusal === undefined && seen?.digest === digestOfModule(files.get(path(address)));
            };
            same.push(...batch.filter(isSame));
        }
        return same;
    }
    async #render(folder, contents) {
        const { address } = folder;
        const { registry } = this.#required;
        try {
            const deleted = this.#deleted.get(address);
            const reading = { contents, registry, packages: this.#packages, deleted, decisions: this.#decisions };
            const walked = await walkModule(folder, reading);
            const [damage] = walked.damage;
            return { address, registry, walked, refusal: damage && refusalOf(damage) };
        }
        catch (error) {
            const isDamage = error instanceof base_error/* RegistryError */.gl && /^(INDEX_INVALID|LIMIT_EXCEEDED)$/.test(error.code);
            if (!isDamage)
                throw error;
            return { address, registry, walked: undefined, refusal: error.toRefusal() };
        }
    }
    #take({ address, walked, registry, refusal }) {
        if (registry !== this.#registry)
            return;
        this.#drop(address);
        if (walked === undefined || refusal !== undefined) {
            this.#modules.set(address, { digest: undefined, versions: 0, refusal });
            this.#lists.set(address, undefined);
            return;
        }
        const { module, digest, changes } = walked;
        this.#modules.set(address, { digest, versions: module?.versions.length ?? 0, refusal });
        this.#lists.add(walked);
        if (changes.size === 0)
            return;
        const held = new Map();
        for (const [path, text] of changes)
            held.set(path, this.#options.check ? null : encoded(text));
        this.#held.set(address, held);
        this.#heldBytes += sizeOf(held);
    }
    #drop(address) {
        this.#heldBytes -= sizeOf(this.#held.get(address) ?? new Map());
        this.#held.delete(address);
    }
    #forget(address) {
        this.#drop(address);
        this.#modules.delete(address);
        this.#lists.set(address, undefined);
    }
    /** A damaged module stays in lists as the catalog has it, or else the list of its name. */
    async #listedItem(address) {
        const parts = (0,module_address/* splitAddress */.lS)(address);
        const paths = [...(0,format_paths/* catalogChain */.Hd)(parts), (0,format_paths/* nameListPath */.zx)(parts)];
        const files = await this.#required.contents.read(paths.flatMap((path) => this.#roots.get(path) ?? []));
        const items = paths.flatMap((path) => itemsIn(path, files.get(path)));
        return items.find((item) => (0,module_list/* itemAddress */.EA)(item) === address);
    }
    async #compare(files, changes) {
        for (const batch of (0,slices/* slices */.w)(files, COMPARED_AT_ONCE)) {
            const listed = batch.flatMap(([path]) => this.#roots.get(path) ?? []);
            const different = await new FolderFiles(this.#required.contents, listed).different(batch);
            for (const [path, text] of different)
                changes.set(path, encoded(text));
        }
    }
    get #required() {
        const [registry, contents] = [this.#registry, this.#contents];
        if (registry === undefined || contents === undefined)
            throw new TypeError('no snapshot was read');
        return { registry, contents };
    }
}
/** An INDEX_INVALID: no derived file may hide the damage. */
function refusalOf(problem) {
    const { message, hint } = problem;
    if (hint !== undefined)
        return { code: 'INDEX_INVALID', message, hint };
    return {
        code: 'INDEX_INVALID',
        message: `${(0,base_error/* quote */.hD)(problem.path ?? '')} is not accepted: ${message}`,
        hint: `look for more with module-registry verify --index …, and ${fixOf(problem)}`,
    };
}
function itemsIn(path, bytes) {
    try {
        if (!path.startsWith('catalog/'))
            return (0,module_list/* parseModuleList */.W2)(path, bytes).modules;
        const file = (0,module_list/* parseCatalogFile */.lQ)(path, bytes);
        return 'modules' in file ? file.modules : [];
    }
    catch {
        return [];
    }
}
/** The bytes of a text, in memory of their own: a small Buffer shares its memory with others, which would stay with it. */
function encoded(text) {
    return text === null ? null : new TextEncoder().encode(text);
}
function sizeOf(changes) {
    return [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
}
const RELEASE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/release\.json$/;
/**
 * By address, the versions whose `release.json` a commit of the branch has deleted, each with the commit, as far as the history is here;
 * they may be there again. Those that `registry.json` accepts as `VERSION_DROPPED` are left out.
 */
async function readDeletedVersions(snapshot, contents) {
    const deleted = new Map();
    const files = (await snapshot.deletedFiles?.('release.json')) ?? new Map();
    if (files.size === 0)
        return deleted;
    const { acceptedReason } = await walkRegistry(contents);
    for (const [path, commit] of files) {
        const [, address = '', version = ''] = RELEASE.exec(path) ?? [];
        if (address === '' || acceptedReason({ code: 'VERSION_DROPPED', address, version }) !== undefined)
            continue;
        deleted.set(address, (deleted.get(address) ?? new Map()).set(version, commit));
    }
    return deleted;
}

;// CONCATENATED MODULE: ./lib/index/unknown-module.js





/** NOT_FOUND for a module that the index does not have, with the one that somebody probably meant. */
async function unknown_module_unknownModule(snapshot, address) {
    const paths = [nameListPath(address), namespaceListPath(address), MODULE_LIST_PATH];
    const files = await snapshot.read(paths);
    const known = paths.flatMap((path) => parseModuleList(path, files.get(path)).modules.map(itemAddress));
    const ofName = known.find((each) => each.startsWith(`${address.namespace}/${address.name}/`));
    const name = formatModuleAddress(address);
    const meant = didYouMean(name, known) || (ofName === undefined ? '' : `; did you mean ${ofName}?`);
    return new RegistryError('NOT_FOUND', `the index has no module ${name}${meant}`, 'name one of its modules: module-registry status --index … lists them');
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/lifecycle/decision.js












/**
 * Throws NOT_OWNER for a run that may not decide about the module. Where `marks` in `registry.json` names owners, they alone may. Else a
 * run in a repository may that owns the module or holds the index, and so may a person who can write the index.
 */
function refuseForeignDecision(known, { repository, index }) {
    const { registry, module } = known;
    const reserved = (0,policy/* reservedMarks */.hI)(registry, repository);
    if (reserved?.isOwner)
        return;
    const address = (0,base_error/* quote */.hD)((0,module_address/* formatModuleAddress */.wc)(module.address));
    const own = repository === undefined ? 'a run without a repository' : (0,base_error/* quote */.hD)(decision_nameOf(repository));
    if (reserved !== undefined) {
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `decisions about published versions, such as of ${address}, are reserved for ${reserved.owners} in registry.json; this is ${own}`, 'run it in a workflow of that repository, or name a clone of it: --repository DIR');
    }
    if (repository === undefined || mayPublish(known, repository, index))
        return;
    const owner = module.owner === null ? 'nobody yet' : (0,base_error/* quote */.hD)(decision_nameOf(module.owner));
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${address} belongs to ${owner}; this is ${own}, which may not decide about it`, `run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": ${(0,base_error/* quote */.hD)(decision_nameOf(repository))}} to the owners of "marks" in registry.json`);
}
function mayPublish({ registry, module }, repository, index) {
    if (index !== undefined && (0,git_remote/* isSameRepository */.ve)(repository, index))
        return true;
    if (module.owner === null)
        return (0,policy/* allowsOwner */.eT)(registry, module.address, repository);
    return (0,git_remote/* isSameRepository */.ve)(repository, module.owner);
}
function decision_nameOf({ host, repository }) {
    return `${host}/${repository}`;
}
/** A module that a decision is about, and its registry. Throws NOT_FOUND where the index has none, INDEX_INVALID, NOT_OWNER. */
async function decision_readModuleFor(actor, address, snapshot) {
    const files = await snapshot.read([REGISTRY_PATH, modulePath(address, 'module.json')]);
    const registry = registryIn(files);
    const module = moduleIn(files, address);
    if (module === undefined)
        throw await unknownModule(snapshot, address);
    refuseForeignDecision({ registry, module }, actor);
    return { registry, module };
}
/** One name that follows the latest version, as text for people. */
function formatMovingName({ name, status, version, reason, fix }) {
    if (status === 'moved')
        return `moved     ${name}: now ${version}`;
    if (status === 'planned')
        return `move      ${name} to ${version}`;
    return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`;
}
/** Whether an index has what a mark advises, a module or a listed version of one: advice that leads nowhere is worse than none. */
function decision_hasReplacement(files, replacement) {
    const { address, version } = (0,format_marks/* parseReplacement */.sH)(replacement);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    return module !== undefined && (version === undefined || (0,documents/* listedVersions */.f3)(module).includes(version));
}
function decision_latestChange(before, after) {
    return { before: (0,module_list/* latestOf */.Te)(before) ?? null, after: (0,module_list/* latestOf */.Te)(after) ?? null };
}
function formatLatest({ before, after }) {
    return `latest    ${after ?? 'none'}${before === after ? '' : `, before it was ${before ?? 'none'}`}`;
}
/** @param text a version, or a constraint */
function decision_unknownVersion({ address, versions }, text) {
    const published = sortVersions(versions.map(({ version }) => version));
    return new RegistryError('NOT_FOUND', `${formatModuleAddress(address)} has no published version ${quote(text)}${didYouMean(text, published)}`, `it has ${shortList(published).join(', ') || 'none'}`);
}

;// CONCATENATED MODULE: ./lib/lifecycle/mark.js










/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for a replacement that is marked itself and for the
 * latest version without `allowLatest`,
 * NOT_OWNER for a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
async function markModule({ address, decision, allowLatest, dryRun }, { index, raceBackoff, storage, actor, }) {
    const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await readModuleFor(actor, address, snapshot);
        await refuseReplacement(address, decision, snapshot);
        const marked = markedModule(module, decision);
        if (!allowLatest)
            refuseLatest(decision, marked, module);
        const files = await planModules(snapshot, registry, [marked.module]);
        const change = { message: messageOf(decision, marked), files };
        return { result: { module, marked }, change, isDry: dryRun };
    });
    const { module, marked } = result;
    const names = isYank(decision.action) ? await storage.follow(marked.module, marked.versions, dryRun) : [];
    return {
        status: changed.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
        address: formatModuleAddress(address),
        versions: changedVersions(module, marked),
        latest: latestChange(module, marked.module),
        listed: listedVersions(marked.module),
        names,
        index: { commit, changed },
    };
}
function changedVersions(before, { module, versions }) {
    const textOf = (document, version) => JSON.stringify([versionState(document, version), deprecationOf(document, version)]);
    const changed = versions.filter((version) => textOf(before, version) !== textOf(module, version));
    return changed.length === 0 ? versions : changed;
}
/** Advice that leads nowhere is worse than none. */
async function refuseReplacement(marked, decision, snapshot) {
    const text = decision.mark?.replacement;
    if (text === undefined)
        return;
    if (advisesItself(marked, { versions: decision.versions?.text, replacement: text }))
        throw new RegistryError('INVALID_INPUT', `the replacement ${quote(text)} is what the mark is about`, 'name another module, or a version that the mark is not about: --replacement acme/vpc/aws@2.0.0');
    const { address } = parseReplacement(text);
    if (hasReplacement(await snapshot.read([modulePath(address, 'module.json')]), text))
        return;
    throw new RegistryError('NOT_FOUND', `the replacement ${quote(text)} is not in the index`, 'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0');
}
/** Consumers without a constraint get another version at once. */
function refuseLatest({ mark, versions: range }, { versions }, module) {
    const latest = latestOf(module);
    if (mark === undefined || range === undefined || !versions.some((version) => version === latest))
        return;
    throw new RegistryError('INVALID_INPUT', `${formatModuleAddress(module.address)} ${latest} is the latest version`, `publish its successor first, or add --allow-latest`);
}
function messageOf(decision, { module }) {
    const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`;
    const reason = decision.mark === undefined ? '' : `\n\n${decision.mark.reason}`;
    const [first = ''] = decision.action;
    return `${first.toUpperCase()}${decision.action.slice(1)} ${formatModuleAddress(module.address)}${range}${reason}`;
}
/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published, INVALID_INPUT for a mark of `marks.yml`. */
function markedModule(module, decision) {
    const versions = publishedIn(module, decision.versions);
    refuseFileMark(module, decision, versions);
    const { action, mark, versions: range } = decision;
    if (isYank(action))
        return { module: { ...module, yanks: withYanks(module.yanks, versions, mark) }, versions };
    const deprecations = withDeprecation(module.deprecations, range?.text, mark);
    if (mark === undefined && deprecations.length > 0 && deprecations.length === module.deprecations.length)
        throw otherDeprecations(module, range);
    return { module: { ...module, deprecations }, versions };
}
function isYank(action) {
    return action === 'yank' || action === 'restore';
}
/** Throws INVALID_INPUT for a mark of `marks.yml`: the next rendering would bring it back. */
function refuseFileMark(module, { action, versions: range }, versions) {
    const marks = isYank(action)
        ? module.yanks.filter(({ version }) => versions.includes(version))
        : module.deprecations.filter((each) => each.versions === range?.text);
    if (!marks.some(({ origin }) => origin === MARKS_PATH))
        return;
    const name = `${formatModuleAddress(module.address)}${range === undefined ? '' : ` ${range.text}`}`;
    throw new RegistryError('INVALID_INPUT', `${MARKS_PATH} marks ${name}, and so the file alone changes that`, `change or remove the mark in ${MARKS_PATH}, and apply it: module-registry render --index …`);
}
function publishedIn(module, range) {
    const published = sortVersions(module.versions.map(({ version }) => version));
    const versions = published.filter((version) => range?.allows(version) ?? true);
    if (versions.length > 0 || range === undefined)
        return versions;
    const address = formatModuleAddress(module.address);
    const removed = module.removed.find(({ version }) => range.allows(version));
    if (removed !== undefined) {
        throw new RegistryError('NOT_FOUND', `${address} ${removed.version} is removed, so nothing is left to mark`, 'name a published version: module-registry status --index … lists them');
    }
    throw unknownVersion(module, range.text);
}
/**
 * The yanks with a mark of these versions, or without where there is none.
 * @param before where marks have the date on which they were made first
 */
function withYanks(yanks, versions, mark, before = yanks) {
    const others = yanks.filter(({ version }) => !versions.includes(version));
    if (mark === undefined)
        return others;
    const yankOf = (version) => before.find((yank) => yank.version === version);
    return [...others, ...versions.map((version) => ({ ...renewed(yankOf(version), mark), version }))];
}
/** The same for the deprecation of a range; undefined: of the whole module. */
function withDeprecation(deprecations, range, mark, before = deprecations) {
    const others = deprecations.filter(({ versions }) => versions !== range);
    if (mark === undefined)
        return others;
    const known = before.find(({ versions }) => versions === range);
    return [...others, { ...renewed(known, mark), ...(range !== undefined && { versions: range }) }];
}
/** What is said is replaced; the date and keys of a newer tool stay. */
function renewed(before, mark) {
    const { link: _, replacement: __, ...rest } = before ?? mark;
    return { ...rest, ...mark, date: before?.date ?? mark.date };
}
function otherDeprecations(module, range) {
    const address = formatModuleAddress(module.address);
    const commands = module.deprecations.map(({ versions }) => ['module-registry undeprecate', address, ...(versions === undefined ? [] : [quote(versions)])].join(' '));
    const name = range === undefined ? `${address} as a whole` : `${address} ${quote(range.text)}`;
    return new RegistryError('NOT_FOUND', `no deprecation is about ${name}: the module has others`, `take back the one that you mean: ${shortList(commands).join(' or ')}`);
}

// EXTERNAL MODULE: ./lib/lifecycle/marks-file.js
var marks_file = __webpack_require__(7345);
;// CONCATENATED MODULE: ./lib/lifecycle/render-marks.js












/**
 * Renders an index, and applies the file of marks on the way. Marks of the file that it does not have any more are taken back; without a
 * file all marks stay. Throws what {@link render} and {@link checkMarks} throw.
 */
async function renderMarks({ actor, storage, readMarks, date, ...dependencies }, options) {
    const changes = new Map();
    let hasFile = false;
    const decisions = async (snapshot, registry) => {
        const located = await readMarks(snapshot);
        hasFile = located !== undefined;
        if (located === undefined)
            return undefined;
        await checkMarks(located, snapshot, { registry, actor });
        const { marks } = located;
        return {
            key: (0,json/* canonicalJson */.dj)(marks),
            apply(before) {
                const after = fileMarkedModule(before, marks, date);
                if (isAlike(before, after))
                    return before;
                // Also where a mark is taken back, of which the file says nothing any more.
                refuseForeignDecision({ registry, module: before }, actor);
                changes.set((0,module_address/* formatModuleAddress */.wc)(before.address), { before, after });
                return after;
            },
        };
    };
    const message = `Render the index with the marks of ${format_paths/* MARKS_PATH */.zF}`;
    const report = await render(dependencies, { ...options, decisions, message });
    if (!hasFile)
        return report;
    const marks = [];
    for (const change of changes.values()) {
        const described = describeChange(change);
        const listing = [...described.yanked, ...described.restored];
        const isDry = options.check ?? false;
        const names = listing.length === 0 ? [] : await storage.follow(change.after, listing, isDry);
        marks.push({ ...described, names });
    }
    return { ...report, marks: marks.toSorted((a, b) => (a.address < b.address ? -1 : 1)) };
}
function isAlike(before, after) {
    const textOf = ({ yanks, deprecations }) => JSON.stringify([yanks, deprecations].map((list) => list.map((each) => (0,json/* canonicalJson */.dj)(each)).toSorted()));
    return textOf(before) === textOf(after);
}
function describeChange({ before, after }) {
    const yanks = (module) => module.yanks.map(({ version }) => version);
    const ranges = (module) => module.deprecations.map(({ versions = '*' }) => versions);
    const added = (list, from, to) => list(to).filter((each) => !list(from).includes(each));
    return {
        address: (0,module_address/* formatModuleAddress */.wc)(after.address),
        yanked: added(yanks, before, after),
        restored: added(yanks, after, before),
        deprecated: added(ranges, before, after),
        undeprecated: added(ranges, after, before),
        latest: decision_latestChange(before, after),
    };
}
/**
 * Asks whether an index has all that a file of marks names, by the rules of the commands. Throws INVALID_CONFIG that names every line with
 * its fix, NOT_OWNER for a run that may not decide about one of its modules, INDEX_INVALID.
 */
async function checkMarks({ name, marks, lineOf }, snapshot, { registry, actor }) {
    const replacements = marks.flatMap(({ replacement }) => replacement === undefined ? [] : (0,format_marks/* parseReplacement */.sH)(replacement).address);
    const named = [...marks.flatMap(marks_file/* modulesOf */.XG), ...replacements];
    const files = await snapshot.read([...new Set(named.map((each) => (0,format_paths/* modulePath */.Mw)(each, 'module.json')))]);
    const problems = marks.flatMap((mark, at) => {
        const found = [
            ...replacementProblems(mark, files),
            ...(0,marks_file/* modulesOf */.XG)(mark).flatMap((each) => problemsOf(mark, each, files)),
        ];
        const line = lineOf(at);
        return found.map((problem) => `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`);
    });
    if (problems.length > 0)
        throw new base_error/* RegistryError */.gl('INVALID_CONFIG', (0,base_error/* shortList */.pg)(problems).join('\n'), 'nothing was written; correct these lines, then run it again');
    for (const address of marks.flatMap(marks_file/* modulesOf */.XG)) {
        const module = (0,index_files/* moduleIn */.w6)(files, address);
        if (module !== undefined)
            refuseForeignDecision({ registry, module }, actor);
    }
}
function replacementProblems({ replacement }, files) {
    if (replacement === undefined || decision_hasReplacement(files, replacement))
        return [];
    return [
        `the replacement ${(0,base_error/* quote */.hD)(replacement)} is not in the index; name a module of it, or a listed version of one`,
    ];
}
function problemsOf(mark, address, files) {
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    if (module === undefined)
        return [`the index has no module ${text}; remove it from the file, or correct it`];
    const { versions: range } = mark;
    if (range === undefined)
        return [];
    const versions = versionsIn(module, range);
    // A version that was removed is gone for good, and its mark with it.
    const isRemoved = module.removed.some(({ version }) => range.allows(version));
    if (versions.length === 0 && !isRemoved) {
        const published = (0,base_error/* shortList */.pg)((0,version/* sortVersions */.M7)(module.versions.map(({ version }) => version))).join(', ');
        return [`${text} has no published version ${(0,base_error/* quote */.hD)(range.text)}; it has ${published || 'none'}`];
    }
    const latest = (0,module_list/* latestOf */.Te)(module);
    const isOfLatest = versions.some((version) => version === latest);
    // Later versions that a deprecation covers need no new word.
    const isMade = module.deprecations.some((each) => isOfFile(each) && each.versions === range.text);
    if (!isOfLatest || mark['allow-latest'] || (isMade && mark.deprecate !== undefined))
        return [];
    return [`${text} ${latest} is the latest version; publish its successor first, or add "allow-latest: true"`];
}
/** Whether a mark was made by `marks.yml`, which alone changes it. */
function isOfFile({ origin }) {
    return origin === format_paths/* MARKS_PATH */.zF;
}
/**
 * The module with the marks of the file, and without those that the file made before and does not have any more; marks of commands stay
 * unless the file has one about the same versions; of two marks that have a version, the later one in the file holds. Made twice, it is made
 * once. Versions that are not published are left out.
 * @param date of marks that are new
 */
function fileMarkedModule(module, marks, date) {
    const own = marks.filter((mark) => (0,marks_file/* modulesOf */.XG)(mark).some((address) => (0,module_address/* addressKey */.IY)(address) === (0,module_address/* addressKey */.IY)(module.address)));
    if (own.length === 0 && ![...module.yanks, ...module.deprecations].some(isOfFile))
        return module;
    let yanks = module.yanks.filter((yank) => !isOfFile(yank));
    let deprecations = module.deprecations.filter((each) => !isOfFile(each));
    for (const { yank, versions: range, reason, link, replacement } of own) {
        const versions = versionsIn(module, range);
        const advice = { ...(link !== undefined && { link }), ...(replacement !== undefined && { replacement }) };
        const mark = { reason, ...advice, date, origin: format_paths/* MARKS_PATH */.zF };
        if (yank !== undefined)
            yanks = withYanks(yanks, versions, mark, module.yanks);
        else if (range === undefined || versions.length > 0)
            deprecations = withDeprecation(deprecations, range?.text, mark, module.deprecations);
    }
    return { ...module, yanks, deprecations };
}
/** The published versions of the module in a range; none without one. */
function versionsIn({ versions }, range) {
    return versions.map(({ version }) => version).filter((version) => range?.allows(version));
}
/** What a file of marks has changed, as text for people: a line for each module. */
function formatFileMarks(marks, isDry) {
    const verb = (isDry ? 'mark' : 'marked').padEnd(9);
    return marks.flatMap(({ address, yanked, restored, deprecated, undeprecated, latest, names }) => {
        const parts = Object.entries({ yanked, restored, deprecated, undeprecated }).flatMap(([word, versions]) => versions.length === 0
            ? []
            : [`${word} ${versions.map((each) => (each === '*' ? 'all' : each)).join(', ')}`]);
        const moved = latest.before === latest.after ? [] : [`latest ${latest.after ?? 'none'}`];
        const text = [...parts, ...moved].join('; ') || 'other words';
        return [`${verb} ${(0,base_error/* visible */.RK)(`${address}: ${text}`)}`, ...names.map(formatMovingName)];
    });
}


/***/ })

};
