export const id = 749;
export const ids = [749,5542];
export const modules = {

/***/ 5542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseLocatedConfig),
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8321);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3645);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2403);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2905);








/** Reads a YAML config file of this machine. Throws as {@link parseConfigFile}, and INVALID_CONFIG for a file that cannot be read. */
async function readConfigFile(path, format) {
    const bytes = await bytesOf(path, format.maxBytes).catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INVALID_CONFIG', `the config file ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(path)} cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause)}`, 'name an existing file with --config (action input "config": a file that an earlier step made)', { cause });
    });
    return parseConfigFile(path, bytes, format);
}
/** One byte more than the limit tells that the file exceeds it, whatever its size. It may be a pipe, into which nobody may ever write. */
async function bytesOf(path, maxBytes) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isFIFO())
        return (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.buffer)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { end: maxBytes }));
    const pipe = new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK), readable: true });
    pipe.setTimeout(_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PIPE_MS */ .z, () => pipe.destroy(new Error(`nobody writes into the pipe for ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PIPE_MS */ .z / 1000} seconds`)));
    const chunks = [];
    let length = 0;
    for await (const chunk of pipe) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBytes)
            break;
    }
    return Buffer.concat(chunks);
}
/** Parses a YAML config file, as {@link parseLocatedConfig} does. */
function parseConfigFile(name, bytes, format) {
    return parseLocatedConfig(name, bytes, format).value;
}
/**
 * Parses a YAML config file, such as `.module-registry.yml` or `registry.yml`, in a time that grows with its bytes; an empty
 * one has no keys.
 * @param name for messages. Throws LIMIT_EXCEEDED for a file that is too large, INVALID_CONFIG with the line of the mistake
 */
function parseLocatedConfig(name, bytes, { schema, maxBytes }) {
    if (bytes.length > maxBytes)
        throw tooLarge(name, maxBytes);
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_4__/* .LineCounter */ .HN();
    const invalid = (line, problem, path = []) => new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INVALID_CONFIG', `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`, `correct the file; ${keysAt(schema, path)}`);
    // The parser's own check of keys and its own messages take time with the square of their number.
    const document = documentOf(bytes, lines);
    if (document === undefined)
        throw invalid(undefined, 'is nested too deeply');
    const [error] = document.errors;
    if (error !== undefined)
        throw invalid(lines.linePos(error.pos[0]).line, error.message);
    const repeated = repeatedKey(document);
    if (repeated !== undefined)
        throw invalid(lines.linePos(repeated.offset).line, `the key ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(repeated.key)} stands twice`);
    const value = plainValue(document);
    if (value === ALIASED)
        throw invalid(undefined, 'aliases (*name) are not allowed');
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success) {
        const value = parsed.data;
        return {
            value,
            lineOf: (path) => lineOf({ code: 'custom', message: '', path: [...path] }, document, lines),
        };
    }
    const [issue] = parsed.error.issues;
    if (issue === undefined)
        throw invalid(undefined, 'is not valid');
    const problem = `${issueText(issue)}${otherLine(issue, document, lines)}`;
    throw invalid(lineOf(issue, document, lines), problem, issue.path);
}
/** Undefined where the parser, which calls itself for each level, comes to the end of the stack. */
function documentOf(bytes, lineCounter) {
    const options = { lineCounter, logLevel: 'error', uniqueKeys: false, prettyErrors: false };
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .Tp)(new TextDecoder().decode(bytes), options);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** The keys of the innermost map on a path, as a clause. */
function keysAt(schema, path, place = '') {
    const { def } = schema._zod;
    if (def.type === 'optional')
        return keysAt(def.innerType, path, place);
    const [key, ...rest] = path;
    const below = place === '' ? String(key) : `${place}.${String(key)}`;
    if (def.type === 'array')
        return key === undefined ? undefined : keysAt(def.element, rest, below);
    if (def.type === 'record') {
        const { def: keys } = def.keyType._zod;
        return keys.type === 'enum'
            ? `the keys of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(place)} are: ${Object.values(keys.entries).join(', ')}`
            : undefined;
    }
    if (def.type !== 'object')
        return undefined;
    const member = key === undefined ? undefined : def.shape[String(key)];
    const inner = member && keysAt(member, rest, below);
    const owner = place === '' ? 'its keys' : `the keys of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(place)}`;
    return inner ?? `${owner} are: ${Object.keys(def.shape).join(', ')}`;
}
function tooLarge(name, maxBytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${name} has more than ${maxBytes} bytes, the limit of a config file of its kind`, 'remove what the file does not need; split it, if it lists more than one registry or repository');
}
/** A key that stands twice in one map, as it would in the value: `1` and `"1"` are the same. */
function repeatedKey({ contents }) {
    const unread = [contents];
    for (let node = unread.pop(); node !== undefined; node = unread.pop()) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isCollection */ .P3)(node))
            continue;
        const keys = new Set();
        for (const item of node.items) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isPair */ .tO)(item)) {
                unread.push(item);
                continue;
            }
            const key = (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isScalar */ .jn)(item.key) ? String(item.key.value) : undefined;
            if (key !== undefined && keys.has(key))
                return { key, offset: (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isNode */ .Ll)(item.key) ? (item.key.range?.[0] ?? 0) : 0 };
            if (key !== undefined)
                keys.add(key);
            unread.push(item.key, item.value);
        }
    }
    return undefined;
}
const ALIASED = Symbol('aliased');
/** Aliases are refused: a few of them can expand to any size, and no config needs one. */
function plainValue(document) {
    try {
        return document.toJS({ maxAliasCount: 0 });
    }
    catch {
        return ALIASED;
    }
}
function issueText(issue) {
    if (issue.code === 'unrecognized_keys')
        return `unknown ${keyList(issue.keys)}`;
    const where = issue.path.join('.');
    return `${where === '' ? '' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(where)}: `}${problemOf(issue)}`;
}
/** The names of YAML for what the library calls otherwise. */
const KINDS = {
    array: 'a list',
    object: 'a map of keys',
    record: 'a map of keys',
    string: 'a text',
    boolean: 'true or false',
    number: 'a number',
};
function problemOf(issue) {
    if (issue.code === 'too_small' && issue.origin === 'array')
        return `must have at least ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(Number(issue.minimum), 'entry', 'entries')}`;
    const [, expected = '', received = ''] = MISMATCH.exec(issue.message) ?? [];
    const [kind, found] = [KINDS[expected], KINDS[received]];
    if (kind === undefined)
        return issue.message;
    if (found !== undefined)
        return `must be ${kind}, not ${found}`;
    return `is ${received === 'undefined' ? 'missing' : 'empty'}; it must be ${kind}`;
}
/** What zod says of another type: https://zod.dev/error-formatting */
const MISMATCH = /^Invalid input: expected (\w+), received (\w+)$/;
function keyList(keys) {
    const named = keys.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_NAMED_KEYS */ .o5).map(_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD).join(', ');
    const more = keys.length - _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_NAMED_KEYS */ .o5;
    return `key${keys.length === 1 ? '' : 's'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
/** The line of the other of two values that contradict each other. */
function otherLine(issue, document, lines) {
    const path = issue.code === 'custom' ? issue.params?.['other'] : undefined;
    const line = Array.isArray(path) ? lineOf({ ...issue, path }, document, lines) : undefined;
    return line === undefined ? '' : ` (the other one is in line ${line})`;
}
function lineOf(issue, document, lines) {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const wanted = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isMap */ .jh)(node)
        ? node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isScalar */ .jn)(key) && key.value === wanted)?.key
        : undefined;
    // A key that is missing has no line: its parent's counts.
    const placed = [key, node, document.getIn(path.slice(0, -1), true)].find(yaml__WEBPACK_IMPORTED_MODULE_4__/* .isNode */ .Ll);
    return placed?.range ? lines.linePos(placed.range[0]).line : undefined;
}


/***/ }),

/***/ 2776:
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

/***/ 7266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ readMarksFile),
/* harmony export */   Ml: () => (/* binding */ marksOfIndex),
/* harmony export */   _t: () => (/* binding */ parseMarks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var _adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5542);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8082);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(411);
/* harmony import */ var _lifecycle_marks_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5019);






/** Parses a file of marks. @param name for messages. Throws INVALID_CONFIG with the line of the mistake, LIMIT_EXCEEDED */
function parseMarks(name, bytes) {
    const { value: file, lineOf } = (0,_adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLocatedConfig */ .i)(name, bytes, _lifecycle_marks_file_js__WEBPACK_IMPORTED_MODULE_5__/* .marksFormat */ ._v);
    return { name, file, lineOf: (at) => lineOf(['marks', at]) };
}
/** The file of marks that lies in an index; undefined where it has none. Throws as {@link parseMarks}. */
async function marksOfIndex(snapshot) {
    const bytes = (await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF])).get(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF);
    return bytes && parseMarks(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF, bytes);
}
/** Reads a file of marks of this machine. Throws as {@link parseMarks}, and INVALID_CONFIG for a file that cannot be read. */
async function readMarksFile(path) {
    // One byte more than the limit tells that the file exceeds it, whatever its size.
    const bytes = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.buffer)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { end: _lifecycle_marks_file_js__WEBPACK_IMPORTED_MODULE_5__/* .marksFormat */ ._v.maxBytes })).catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_CONFIG', `the file of marks ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} cannot be read`, 'name an existing file: --marks marks.yml', { cause });
    });
    return parseMarks(path, bytes);
}


/***/ }),

/***/ 2591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ addressesClash),
/* harmony export */   Y: () => (/* binding */ AddressSpellings)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(411);


/** The namespaces of addresses and the names in them, as they were spelled first. */
class AddressSpellings {
    #known = new Map();
    /** Adds an address; gives the clash with one before, undefined where there is none. */
    add({ namespace, name }) {
        for (const text of [namespace, `${namespace}/${name}`]) {
            const known = this.#known.get(text.toLowerCase());
            this.#known.set(text.toLowerCase(), text);
            if (known === undefined || known === text)
                continue;
            const problem = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} differs only by case from ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(known)}`;
            return { path: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULES_DIRECTORY */ .si}/${text}`, problem };
        }
        return undefined;
    }
}
/** An INDEX_INVALID. */
function addressesClash({ problem }) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', problem, `take the folder of one of them out of ${_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULES_DIRECTORY */ .si}`);
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

/***/ 696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   Fv: () => (/* binding */ Findings),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS)
/* harmony export */ });
/* harmony import */ var _base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4267);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4587);


const RENDER = 'module-registry render --index …';
const RESTORE = 'restore the file from the history of the index: git checkout GOOD_COMMIT -- PATH';
const REPAIR = 'module-registry publish --repair --all-tags --index …';
/** The closed list of the codes of findings. Add a code where none fits; never rename one. */
const FINDING_KINDS = {
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
        meaning: '`release.json` and `module.json` disagree on a version',
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
        meaning: 'a location has a form or a place that is not allowed, or `download` or `source` led elsewhere for a while',
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
/** What to do about a finding, ready to paste as far as the finding names it. */
function fixOf({ code, address, version, path }) {
    let fix = FINDING_KINDS[code].fix;
    // Names of files come from whoever can write to the index: none may end the command that people paste.
    if (path !== null)
        fix = fix.replaceAll('PATH', () => (0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(path));
    if (address !== null)
        fix = fix.replaceAll('ADDRESS', () => (0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(address));
    return version === null ? fix : fix.replaceAll(/\bVERSION\b/g, () => (0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(version));
}
/** The findings of a run. */
class Findings {
    #kept = [];
    #more = 0;
    add(finding) {
        if (this.#kept.length < _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FINDINGS */ .Mt)
            this.#kept.push(finding);
        else
            this.#more += 1;
    }
    /** By address, then by version and code: two runs over one index report the same. */
    get sorted() {
        const key = ({ address, version, code, path }) => [address ?? '', version ?? '', code, path ?? ''].join('\n');
        return this.#kept.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    }
    /** How many are not kept. */
    get more() {
        return this.#more;
    }
}


/***/ }),

/***/ 559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ FolderFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4289);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2177);
/* harmony import */ var _format_location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6308);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(411);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4587);








/**
 * The files of one folder of an index. Documents are read; of all others it is only asked whether they are what they shall be,
 * which the ids of a listing of Git tell without reading them.
 */
class FolderFiles {
    #contents;
    #files;
    #bytes = new Map();
    /** @param files those that are no regular files count as absent */
    constructor(contents, files) {
        this.#contents = contents;
        const regular = [...files].filter(({ isSpecial }) => !isSpecial);
        this.#files = new Map(regular.map((file) => [file.path, file]));
    }
    has(path) {
        return this.#files.has(path);
    }
    /** What tells the bytes of a file from others without reading them: the id of its blob; undefined in a directory. */
    idOf(path) {
        const file = this.#files.get(path);
        return file === undefined ? 'absent' : file.oid;
    }
    /** The bytes of those of the files that the folder has. */
    async read(paths) {
        const wanted = paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])));
        if (wanted.length > 0)
            for (const [path, bytes] of await this.#contents.read(wanted))
                this.#bytes.set(path, bytes);
        return this.#bytes;
    }
    /** A document as its parser reads it; undefined where there is none, or where it is too large or not valid, which is a fault. */
    async parse(path, parse, faults) {
        const bytes = (await this.read([path])).get(path);
        if (bytes === undefined) {
            faults.push(...(await this.tooLarge([path])));
            return undefined;
        }
        try {
            return parse(bytes);
        }
        catch (error) {
            faults.push(documentFault(path, bytes, error));
            return undefined;
        }
    }
    /** What is wrong with those of the files that the folder has, and that are too large to be read. */
    async tooLarge(paths) {
        const faults = [];
        const unread = paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])));
        for (const file of unread) {
            let size = 0;
            await this.#contents.stream(file, (bytes) => {
                size += bytes.length;
            });
            const { path } = file;
            const name = path.slice(path.lastIndexOf('/') + 1);
            const message = `${name} has ${size} bytes, the limit is ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOCUMENT_BYTES */ .bi} bytes for a document`;
            if (size > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOCUMENT_BYTES */ .bi)
                faults.push({ code: 'DOCUMENT_INVALID', message, path });
        }
        return faults;
    }
    /** Those of the texts that the folder does not have so. */
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
}
/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_object_storage */
function blobId(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha1', `blob ${Buffer.byteLength(text)}\0${text}`);
}
const newer = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().gt(_format_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7) });
const named = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ address: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional() });
const numbers = zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ version: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() })).catch([]);
const located = zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ packages: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ location: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() })) }));
const marked = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ versions: numbers, removed: numbers });
/** What is wrong with a document that its parser refuses. */
function documentFault(path, bytes, error) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return { code: codeOf(folder, bytes), message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), path };
}
function codeOf(folder, bytes) {
    const value = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J(), bytes);
    if (newer.safeParse(value).success)
        return 'FORMAT_NEWER';
    const own = named.safeParse(value).data;
    const isOfModule = folder.startsWith(`${_format_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULES_DIRECTORY */ .si}/`);
    if (isOfModule && own && folder !== [_format_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULES_DIRECTORY */ .si, own.address, own.version].filter(Boolean).join('/'))
        return 'DOCUMENT_MISPLACED';
    const { versions = [], removed = [] } = marked.safeParse(value).data ?? {};
    const published = new Set(versions.map(({ version }) => version));
    if (locationsIn(value).some(isForeign))
        return 'LOCATION_FOREIGN';
    return removed.some(({ version }) => published.has(version)) ? 'VERSION_REUSED' : 'DOCUMENT_INVALID';
}
/** Of a `release.json`, or of all versions of a `module.json`. */
function locationsIn(value) {
    const listed = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ versions: located }).safeParse(value).data?.versions;
    const own = located.safeParse([value]).data;
    return (listed ?? own ?? []).flatMap(({ packages }) => packages.map(({ location }) => location));
}
function isForeign(location) {
    try {
        (0,_format_location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationKind */ .QD)(location);
        return false;
    }
    catch {
        return true;
    }
}


/***/ }),

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ splitByModule)
/* harmony export */ });
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
            folder ??= new NewFolder(address);
            folder.add(rest.split('/'), file);
        }
    }
    if (folder !== undefined)
        yield folder;
}
class NewFolder {
    address;
    files = new Map();
    versions = new Map();
    deeper = [];
    constructor(address) {
        this.address = address;
    }
    add([first = '', second, ...deeper], file) {
        if (deeper.length > 0)
            this.deeper.push(file);
        else if (second === undefined)
            this.files.set(first, file);
        else {
            const version = this.versions.get(first) ?? new Map();
            this.versions.set(first, version.set(second, file));
        }
    }
}


/***/ }),

/***/ 5047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   It: () => (/* binding */ OwnerCheck),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   eZ: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4996);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(411);
/* harmony import */ var _format_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7637);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4587);





/** Whether all versions of a module come from repositories that own it, or have owned it. */
class OwnerCheck {
    #address;
    #module;
    #registry;
    /** Versions of each repository that is no owner. */
    #foreign = new Map();
    constructor(address, module, registry) {
        this.#address = address;
        this.#module = module;
        this.#registry = registry;
    }
    add({ repository, version }) {
        const identity = identityOf(repository);
        if (identity === undefined || this.#module === undefined)
            return;
        const { owner, transfers } = this.#module;
        const owners = [owner, ...transfers.flatMap(({ from, to }) => [from, to])].flatMap(namesOf);
        if (owners.some((each) => (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(each, identity)))
            return;
        this.#foreign.set(repository.url, [...(this.#foreign.get(repository.url) ?? []), version]);
    }
    faults() {
        const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(this.#address, 'module.json');
        const owner = this.#module?.owner;
        const name = owner ? (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner.host}/${owner.repository}`) : 'nobody';
        const isAllowed = this.#module === undefined || (0,_format_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .allowsOwner */ .eT)(this.#registry, this.#address, owner);
        const message = `registry.json does not let ${name} use the namespace ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(this.#address.namespace)}`;
        const namespace = isAllowed ? [] : [{ code: 'NAMESPACE_FOREIGN', message, path }];
        const versions = [...this.#foreign].map(([url, versions]) => {
            const named = versions.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NAMED_VERSIONS */ .VW).join(', ');
            const more = versions.length > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NAMED_VERSIONS */ .VW ? ` and ${versions.length - _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_NAMED_VERSIONS */ .VW} more` : '';
            const message = `module.json says that ${name} owns the module, and ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} published ${named}${more}`;
            return { code: 'OWNER_MISMATCH', message, path };
        });
        return [...namespace, ...versions];
    }
}
/** An owner under each name that it had. */
function namesOf(owner) {
    if (owner === null)
        return [];
    return [owner, ...(owner.formerNames ?? []).map((repository) => ({ ...owner, repository }))];
}
/** The repository of a release, as it says. Undefined for a repository that had no origin, and for a URL that no repository has. */
function identityOf({ url, id, ownerId, }) {
    try {
        const identity = url === '' ? undefined : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)((0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url));
        return identity && { ...identity, repositoryId: id, ownerId };
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PackagedReadme)
/* harmony export */ });
/* harmony import */ var _interface_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30);
/* harmony import */ var _interface_read_readme_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3331);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8259);



/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7 */
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
/**
 * Finds the README of a module in the bytes of its package, as they come: a zip of this tool has stored files one after the other.
 * Of any other zip it finds nothing.
 */
class PackagedReadme {
    #readmes = [];
    #part = header();
    #path = '';
    #size = 0;
    #prefix;
    /** @param subdirectory directory of the module in the package; `''` is its root */
    constructor(subdirectory = '') {
        this.#prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_0__/* .rootPrefix */ .R)(subdirectory);
    }
    push(bytes) {
        for (let at = 0; this.#part !== undefined && at < bytes.length;) {
            const end = Math.min(bytes.length, at + this.#part.left);
            this.#part.kept?.push(new Uint8Array(bytes.subarray(at, end)));
            this.#part.left -= end - at;
            at = end;
            while (this.#part?.left === 0)
                this.#part = this.#next(this.#part);
        }
    }
    /** The text as `README.md` of the index has it; `''` where the module has none, or too long a one. */
    get text() {
        const readme = (0,_interface_read_readme_js__WEBPACK_IMPORTED_MODULE_1__/* .selectReadme */ .Bd)(this.#readmes);
        return readme?.bytes === undefined ? '' : new TextDecoder().decode(readme.bytes);
    }
    #next({ what, kept = [] }) {
        const bytes = Buffer.concat(kept);
        switch (what) {
            case 'header': {
                if (bytes.readUInt32LE(0) !== LOCAL_SIGNATURE)
                    return undefined;
                this.#size = bytes.readUInt32LE(18);
                return { what: 'name', left: bytes.readUInt16LE(26), kept: [] };
            }
            case 'name': {
                this.#path = bytes.toString();
                const isKept = this.#isReadme() && this.#size <= _interface_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_README_BYTES */ .A$;
                return { what: 'content', left: this.#size, kept: isKept ? [] : undefined };
            }
            case 'content': {
                const isKept = this.#size <= _interface_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_README_BYTES */ .A$;
                if (this.#isReadme())
                    this.#readmes.push({ path: this.#name(), bytes: isKept ? bytes : undefined });
                return header();
            }
        }
    }
    #isReadme() {
        return this.#path.startsWith(this.#prefix) && !this.#name().includes('/') && (0,_interface_read_readme_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadme */ .ro)(this.#path);
    }
    #name() {
        return this.#path.slice(this.#prefix.length);
    }
}
function header() {
    return { what: 'header', left: LOCAL_BYTES, kept: [] };
}


/***/ }),

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readRegistry)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2689);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5933);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2413);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2177);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(613);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(411);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(559);








const anything = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({});
/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
async function readRegistry(contents) {
    const files = new _folder_files_js__WEBPACK_IMPORTED_MODULE_5__/* .FolderFiles */ .m(contents, [{ path: _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY_PATH */ .aA, isSpecial: false }]);
    const read = await files.read([_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY_PATH */ .aA]);
    const faults = [];
    const parse = (bytes) => (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryDocument */ .U6)(_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY_PATH */ .aA, bytes);
    const registry = await files.parse(_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY_PATH */ .aA, parse, faults);
    const bytes = read.get(_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY_PATH */ .aA);
    if (bytes === undefined && faults.length === 0)
        (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .registryIn */ .hY)(read);
    const findings = faults.map((fault) => ({
        ...fault,
        code: bytes && isTooOld(bytes) ? 'TOOL_TOO_OLD' : fault.code,
        address: null,
        version: null,
    }));
    return {
        registry,
        findings,
        suppressions: registry && bytes && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(anything, bytes)?.['suppressions'],
    };
}
function isTooOld(bytes) {
    const wanted = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(anything, bytes)?.['minimumTool'];
    const [minimum, own] = [(0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(String(wanted)), (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(_base_tool_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x)];
    return minimum.ok && own.ok && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(minimum.version, own.version) > 0;
}


/***/ }),

/***/ 4933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ Suppressions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2689);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(411);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(696);



/** Findings that the owner of a registry has looked at, and accepts: `suppressions` of `registry.json`. */
const codes = Object.keys(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_KINDS */ .mH);
const suppression = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(codes),
    /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
    address: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
});
/** The suppressions of a registry. */
class Suppressions {
    #active;
    /** Entries that are not valid, and therefore suppress nothing. */
    findings;
    /** @param value `suppressions` as `registry.json` has it; undefined where it has none */
    constructor(value) {
        const entries = Array.isArray(value) ? value : value === undefined ? [] : [value];
        const read = entries.map((entry) => suppression.safeParse(entry));
        this.#active = read.flatMap(({ data }) => data ?? []);
        this.findings = read.flatMap(({ error }, at) => (error === undefined ? [] : [invalid(at, error)]));
    }
    /** The suppression of a finding; undefined where it counts. */
    of(finding) {
        const found = this.#active.find((each) => matches(each, finding));
        return found && { finding, reason: found.reason };
    }
}
function matches({ code, address }, finding) {
    const of = finding.address ?? '';
    return code === finding.code && (address === of || address === `${of}@${finding.version}`);
}
function invalid(at, { issues: [issue] }) {
    const where = [at, ...(issue?.path ?? [])].join('.');
    return {
        code: 'SUPPRESSION_INVALID',
        address: null,
        version: null,
        message: `suppressions.${where} of ${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .REGISTRY_PATH */ .aA} is not valid: ${issue?.message ?? 'unknown'}`,
        path: _format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .REGISTRY_PATH */ .aA,
    };
}


/***/ }),

/***/ 3052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ LastInterface),
/* harmony export */   d: () => (/* binding */ readVersionFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7729);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(764);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2177);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4415);
/* harmony import */ var _format_location_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6308);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(411);
/* harmony import */ var _format_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7637);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(559);
/* harmony import */ var _owner_check_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5047);
/* harmony import */ var _packaged_readme_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9108);












/** Reads the sources of truth of a version, and compares the package with them. For `verify`, and for `render`. */
async function readVersionFolder(folder, { contents, registry }) {
    const { address, version, module } = folder;
    const files = new _folder_files_js__WEBPACK_IMPORTED_MODULE_9__/* .FolderFiles */ .m(contents, folder.files.values());
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .versionPath */ .qW)(address, version, 'release.json');
    const ofInterface = (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_5__/* .interfacePaths */ .Er)(address, version);
    const isKnown = folder.interfaces.isSame(files, ofInterface);
    await files.read([path, ...(isKnown ? [] : ofInterface)]);
    const faults = [];
    const release = await files.parse(path, (bytes) => (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReleaseDocument */ .k1)(path, bytes), faults);
    if (release === undefined) {
        if (faults.length === 0)
            faults.push({
                code: 'RELEASE_MISSING',
                message: 'release.json is missing, although module.json lists its version',
                path,
            });
        return { files, faults, release, moduleInterface: undefined, packagedReadme: undefined };
    }
    faults.push(...releaseFaults(release, module, registry));
    const zip = await readPackageBytes(release, folder.files.get('module.zip'), contents);
    faults.push(...zip.faults);
    const moduleInterface = isKnown ? folder.interfaces.last : await readInterface(folder, files, faults);
    const isOther = zip.readme !== undefined && moduleInterface && moduleInterface.root.readme !== zip.readme;
    if (isOther)
        faults.push({
            code: 'README_CHANGED',
            message: 'README.md is not the README of the package',
            path: (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .versionPath */ .qW)(address, version, 'README.md'),
        });
    return { files, faults, release, moduleInterface, packagedReadme: zip.readme };
}
async function readInterface({ address, version, interfaces }, files, faults) {
    const paths = (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_5__/* .interfacePaths */ .Er)(address, version);
    const [path = '', ...others] = paths;
    const documents = await files.read(paths);
    const tooLarge = await files.tooLarge(others);
    faults.push(...tooLarge);
    if (tooLarge.length > 0)
        return undefined;
    const parse = () => (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInterfaceFiles */ .MI)({ address, version }, (each) => documents.get(each));
    return files.parse(path, () => interfaces.read(files, paths, { documents, parse }), faults);
}
/** The interface that was read last: most versions of a module have that of the version before. */
class LastInterface {
    /** Undefined where none was read, or where it is not valid. */
    last;
    #ids = [];
    #bytes = [];
    /** Whether the ids of the files say that they are those of the last one; `false` also where nobody knows. */
    isSame(files, paths) {
        const isId = (path, at) => this.#ids[at] !== undefined && files.idOf(path) === this.#ids[at];
        return this.last !== undefined && paths.every(isId);
    }
    /** @param paths of the files of the interface, always in the same order */
    read(files, paths, { documents, parse }) {
        const bytes = paths.map((path) => documents.get(path));
        const isSame = bytes.every((each, at) => isSameBytes(each, this.#bytes[at]));
        if (!isSame || this.last === undefined) {
            this.last = undefined;
            this.last = parse();
        }
        this.#bytes = bytes;
        this.#ids = paths.map((path) => files.idOf(path));
        return this.last;
    }
}
function isSameBytes(one, other) {
    if (one === undefined || other === undefined)
        return one === other;
    return Buffer.compare(one, other) === 0;
}
/** Reads the package of a release that is kept in the index, and compares its digest. @param zip undefined where there is none */
async function readPackageBytes(release, zip, contents) {
    const isKept = release.packages.some(({ location }) => (0,_format_location_js__WEBPACK_IMPORTED_MODULE_6__/* .locationKind */ .QD)(location) === 'relative');
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .versionPath */ .qW)(release.address, release.version, 'module.zip');
    const nothing = (fault) => ({ faults: fault === undefined ? [] : [fault], readme: undefined });
    const missing = {
        code: 'PACKAGE_MISSING',
        message: `the package is in the index, and module.zip is missing: ${release.package.digest}`,
        path,
    };
    if (zip === undefined)
        return nothing(isKept ? missing : undefined);
    if (zip.isSpecial)
        return nothing();
    if (!isKept) {
        const message = 'module.zip is there, although release.json names no package in the index';
        return nothing({ code: 'FILE_UNEXPECTED', message, path });
    }
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const readme = new _packaged_readme_js__WEBPACK_IMPORTED_MODULE_11__/* .PackagedReadme */ .Z((0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .packageSubdirectory */ .sy)(release));
    let size = 0;
    const isRead = await contents.stream(zip, (bytes) => {
        hash.update(bytes);
        readme.push(bytes);
        size += bytes.length;
    });
    if (!isRead)
        return nothing(missing);
    const digest = `sha256:${hash.digest('hex')}`;
    const { package: published } = release;
    if (digest === published.digest && size === published.size)
        return { faults: [], readme: readme.text };
    const message = `module.zip has ${digest} (${size} bytes), and release.json says ${published.digest} (${published.size} bytes)`;
    return nothing({ code: 'PACKAGE_CHANGED', message, path });
}
/** What is wrong with the facts of a release that can be read. @param module undefined where it cannot be read */
function releaseFaults(release, module, registry) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .versionPath */ .qW)(release.address, release.version, 'release.json');
    return [
        ...mismatches(release, module),
        ...release.packages.flatMap((stored) => locationFaults(stored, release, { module, registry })),
    ].map((fault) => ({ ...fault, path }));
}
/** `module.json` repeats facts of the release, so that a change has to be made twice. */
function mismatches(release, module) {
    const listed = module?.versions.find(({ version }) => version === release.version);
    if (listed === undefined)
        return [];
    const places = (packages) => packages.map(({ kind, location }) => `${kind} ${location}`).join(', ');
    const facts = [
        ['tag', release.tag, listed.tag],
        ['commit', release.commit, listed.commit],
        ['committedAt', release.committedAt, listed.committedAt],
        ['path', release.path, listed.path],
        ['packageRoot', release.packageRoot ?? release.path, listed.packageRoot ?? listed.path],
        ['digest', release.package.digest, listed.digest],
        ['packages', places(release.packages), places(listed.packages)],
        ['size', release.package.size, listed.size ?? release.package.size],
        ['files', release.package.files, listed.files ?? release.package.files],
    ];
    return facts
        .filter(([, one, other]) => one !== other)
        .map(([name, one, other]) => ({
        code: 'RELEASE_MISMATCH',
        message: `release.json says ${name} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(one))}, and module.json says ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(other))}`,
    }));
}
function locationFaults({ location, digest }, release, { module, registry }) {
    const faults = foreignHost(location, release, module, registry);
    const mismatch = (problem) => faults.push({ code: 'LOCATION_MISMATCH', message: problem });
    const directory = (0,_format_location_js__WEBPACK_IMPORTED_MODULE_6__/* .locationKind */ .QD)(location) === 'git' ? release.path : (0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .packageSubdirectory */ .sy)(release);
    if ((0,_format_location_js__WEBPACK_IMPORTED_MODULE_6__/* .subdirectoryOf */ .$z)(location) !== directory)
        mismatch(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y8)(location)} does not name the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(directory || '.')}`);
    const pin = location.slice(location.indexOf('?') + 1).replace(/^[a-z]+=/, '');
    switch ((0,_format_location_js__WEBPACK_IMPORTED_MODULE_6__/* .locationKind */ .QD)(location)) {
        case 'git':
            if (pin !== release.commit && pin !== release.tag)
                mismatch(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y8)(location)} is neither at commit ${release.commit} nor at its tag`);
            break;
        case 'oci':
            break;
        default:
            if (pin !== release.package.digest)
                mismatch(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y8)(location)} does not pin ${release.package.digest}`);
    }
    if (digest !== release.package.digest)
        mismatch(`the package at ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y8)(location)} has ${digest}, and the release has ${release.package.digest}`);
    return faults;
}
/**
 * Packages are with their repository, where nobody else decides what clients get, or where `allowedHosts` says. Without it, OCI registries
 * and buckets may be anywhere as long as the version is new: docs/decisions/0058-places-of-packages.md
 */
function foreignHost(location, release, module, registry) {
    const host = (0,_format_location_js__WEBPACK_IMPORTED_MODULE_6__/* .hostOfLocation */ .jp)(location);
    const foreign = (message) => [{ code: 'LOCATION_FOREIGN', message }];
    if (!(0,_format_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .allowsLocation */ .qY)(registry, location))
        return foreign(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y8)(location)} is on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(host ?? '')}, which is no allowed host`);
    const owners = [(0,_owner_check_js__WEBPACK_IMPORTED_MODULE_10__/* .identityOf */ .cu)(release.repository) ?? [], (0,_owner_check_js__WEBPACK_IMPORTED_MODULE_10__/* .namesOf */ .eZ)(module?.owner ?? null)].flat();
    const isAnywhere = !['https', 'git'].includes((0,_format_location_js__WEBPACK_IMPORTED_MODULE_6__/* .locationKind */ .QD)(location));
    if (owners.length === 0 || (0,_format_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .isOwnLocation */ .sb)(location, owners))
        return [];
    if ((0,_format_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .namesLocation */ .Qn)(registry, location, owners) || (isAnywhere && registry.allowedHosts === undefined))
        return [];
    return foreign(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y8)(location)} is not in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(release.repository.url)}, and allowedHosts does not name its path`);
}


/***/ }),

/***/ 5019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _v: () => (/* binding */ marksFormat),
  XG: () => (/* binding */ modulesOf)
});

// UNUSED EXPORTS: marksSchema

// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(5865);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
;// CONCATENATED MODULE: ./lib/lifecycle/limits.js
/** Decisions about published versions. */
/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024;

// EXTERNAL MODULE: ./lib/lifecycle/version-range.js
var version_range = __webpack_require__(8775);
;// CONCATENATED MODULE: ./lib/lifecycle/marks-file.js







/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,schema/* checkedText */.N0)(module_address/* parseModuleAddress */.E9);
const addresses = schemas/* union */.KCZ([address, schemas/* array */.YOg(address).min(1)]);
const SELF_REPLACEMENT = {
    message: 'must be another module, or a version that the mark is not about',
    path: ['replacement'],
};
const mark = schemas/* strictObject */.rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,schema/* checkedText */.N0)(version_range/* parseVersionRange */.F)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: schemas/* string */.YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: schemas/* string */.YjP()
        .refine(marks/* isPublicLink */.es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,schema/* checkedText */.N0)((text) => {
        (0,marks/* parseReplacement */.sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': schemas/* boolean */.zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,marks/* advisesItself */.L3)(each, { versions: versions?.text, replacement }));
}, SELF_REPLACEMENT);
const marksSchema = schemas/* strictObject */.rej({
    marks: schemas/* array */.YOg(mark, {
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
const marksFormat = { schema: marksSchema, maxBytes: MAX_MARKS_BYTES };
/** The modules that a mark is about. */
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,module_address/* formatModuleAddress */.wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,module_address/* addressKey */.IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,error/* quote */.hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}


/***/ }),

/***/ 8775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseVersionRange)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5958);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2413);



/** Reads a version, or a constraint as in a `module` block. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    const reading = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(text);
    if (reading.ok)
        return { text, isVersion: true, allows: (version) => version === reading.version };
    try {
        return { ...(0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(evenlySpaced(text)), isVersion: false };
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


/***/ })

};
