export const id = 4721;
export const ids = [4721];
export const modules = {

/***/ 6847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ GitObjects),
  m: () => (/* binding */ notFound)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/package/limit-errors.js
var limit_errors = __webpack_require__(4466);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(4611);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(9517);
;// CONCATENATED MODULE: ./lib/adapters/git/batch.js
const NEWLINE = 10;
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d+)$/;
/**
 * Splits the output of `git cat-file --batch` into objects and calls `answer` for each, with undefined for a missing one.
 * The bytes of an object that came in one chunk are not copied. https://git-scm.com/docs/git-cat-file#_batch_output
 */
class BatchParser {
    #maxBytes;
    #answer;
    #skip;
    #header = '';
    /** An object whose bytes come in several chunks, and how many of them have come. */
    #body;
    #filled = 0;
    /** @param skip gets the bytes of objects that are not kept, piece by piece */
    constructor(maxBytes, answer, skip = () => { }) {
        this.#maxBytes = maxBytes;
        this.#answer = answer;
        this.#skip = skip;
    }
    push(chunk) {
        let at = 0;
        while (at < chunk.length) {
            at = this.#body === undefined ? this.#readHeader(chunk, at) : this.#readBody(chunk, at, this.#body);
        }
    }
    #readHeader(chunk, at) {
        const newline = chunk.indexOf(NEWLINE, at);
        this.#header += chunk.toString('latin1', at, newline < 0 ? chunk.length : newline);
        if (newline < 0)
            return chunk.length;
        const [, oid, type, size] = HEADER.exec(this.#header) ?? [];
        this.#header = '';
        if (oid === undefined) {
            this.#answer(undefined);
            return newline + 1;
        }
        return this.#startBody(chunk, newline + 1, { oid, type: type, size: Number(size) });
    }
    #startBody(chunk, at, head) {
        const end = at + head.size;
        const isKept = head.size <= this.#maxBytes(head.type);
        if (isKept && end < chunk.length) {
            this.#answer({ ...head, bytes: chunk.subarray(at, end) });
            return end + 1;
        }
        const bytes = isKept ? Buffer.allocUnsafe(head.size) : undefined;
        this.#body = { ...head, bytes };
        this.#filled = 0;
        return at;
    }
    #readBody(chunk, at, body) {
        const end = Math.min(chunk.length, at + body.size - this.#filled);
        if (body.bytes === undefined)
            this.#skip(chunk.subarray(at, end));
        else
            body.bytes.set(chunk.subarray(at, end), this.#filled);
        this.#filled += end - at;
        if (end === chunk.length)
            return end;
        // The newline after the body comes next.
        this.#body = undefined;
        this.#answer(body);
        return end + 1;
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(2114);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var git_limits = __webpack_require__(3516);
;// CONCATENATED MODULE: ./lib/adapters/git/objects.js











const NONE_KEPT = -1;
const NO_BYTES = Buffer.alloc(0);
/**
 * Reads the objects of a repository with one `git cat-file --batch`, in a repository of our own that borrows its objects
 * directory: no configuration, replace ref, hook, attribute file or promisor of it has any effect.
 */
class GitObjects {
    /** The borrowing repository. */
    gitDirectory;
    /** What reads them. */
    git;
    #signal;
    #child;
    #closed;
    #isClosing = false;
    #pending = [];
    /** Small blobs, since the next tag holds most of them again. */
    #small = new bounded_map/* BoundedMap */.E(git_limits/* MAX_CACHED_BYTES */.QH);
    #outgoing = '';
    #stderr = '';
    #failure;
    #waitingBytes = 0;
    #waitingReaders = 0;
    /**
     * @param temporary a directory that exists as long as this object; its owner removes it
     * @param signal kills git; all reads then throw the reason, which is a RegistryError
     */
    constructor(git, objectsDirectory, temporary, signal) {
        this.gitDirectory = (0,bare_repository/* makeBorrowingRepository */.o)([objectsDirectory], temporary);
        this.git = git;
        this.#signal = signal;
        [this.#child, this.#closed] = this.#start();
    }
    /** Starts git, which ends at an object that is damaged. The one that was read then is refused, and a new git reads the others. */
    #start() {
        const signal = this.#signal;
        const child = this.git.start(['cat-file', '--batch'], { gitDirectory: this.gitDirectory });
        const abort = () => {
            this.#fail(signal?.reason);
            child.kill('SIGKILL');
        };
        signal?.addEventListener('abort', abort, { once: true });
        const parser = new BatchParser((type) => (this.#pending[0]?.into === undefined ? maxBytes(type) : NONE_KEPT), (object) => this.#answer(object), (bytes) => this.#pending[0]?.into?.(bytes));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-git_limits/* MAX_STDERR_LENGTH */.Jb);
        });
        // A child that ends early closes its stdin; 'close' gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        const closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(this.#fail((0,git.missingGit)(cause))));
            child.on('close', () => {
                signal?.removeEventListener('abort', abort);
                const damaged = this.#failure === undefined ? this.#pending.shift() : undefined;
                if (damaged === undefined)
                    return resolve(this.#fail(unreadable(this.#stderr)));
                damaged.reject(unreadable(this.#stderr, damaged.path));
                this.#stderr = '';
                this.#restart();
                resolve(this.#closed);
            });
        });
        return [child, closed];
    }
    #restart() {
        ;
        [this.#child, this.#closed] = this.#start();
        const rest = this.#pending.map(({ oid }) => `${oid}\n`).join('');
        if (rest !== '')
            this.#child.stdin.write(rest);
        this.#outgoing = '';
        if (this.#isClosing)
            this.#child.stdin.end();
        this.#flow();
    }
    /**
     * Reads one object by a name that git understands: `<oid>`, `<oid>^{commit}`, `<oid>:<path>`; undefined when there is none.
     * Many reads may run at once. Throws LIMIT_EXCEEDED over 100 MiB, NOT_FOUND for a damaged repository, INVALID_INPUT for a
     * name of several lines, MISSING_PROGRAM.
     */
    async read(name) {
        if (/[\n\0]/.test(name)) {
            throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(name)} names no Git object`, 'name it on one line');
        }
        return this.#await(this.#ask({ oid: name, path: name }, false));
    }
    /** Gives the bytes of an object of any size piece by piece, and keeps none of them; false where there is no such object. */
    async stream(oid, into) {
        return (await this.#await(this.#request({ oid, path: oid, ahead: false, into }))) !== undefined;
    }
    /**
     * Reads the objects of a list in its order and ahead of the reader, with no more than a few MiB waiting. Throws NOT_FOUND
     * when one is missing or of another type (a shallow or partial clone), LIMIT_EXCEEDED when one is over 100 MiB.
     */
    async *readEach(type, wanted) {
        const ahead = [];
        let asked = 0;
        try {
            for (;;) {
                if (ahead.length <= git_limits/* MAX_AHEAD */.b_ / 2) {
                    const next = wanted.slice(asked, asked + git_limits/* MAX_AHEAD */.b_ - ahead.length);
                    asked += next.length;
                    ahead.push(...next.map((each) => ({ each, object: this.#ask(each, true) })));
                }
                const head = ahead.shift();
                if (head === undefined)
                    return;
                const object = await this.#await(head.object);
                this.#release(object);
                if (object?.type !== type)
                    throw notFound(head.each.oid, head.each.path);
                yield [head.each, object];
            }
        }
        finally {
            for (const { object } of ahead)
                object.then((abandoned) => this.#release(abandoned)).catch(() => { });
        }
    }
    /** Runs another git command, which sees these objects and nothing else. */
    run(args, call = {}) {
        return this.git.run(args, { ...call, gitDirectory: this.gitDirectory, signal: this.#signal });
    }
    /**
     * The texts that another git command prints, each with a NUL at its end; those that come together in one list. Throws NOT_FOUND where
     * git fails.
     */
    async *texts(args) {
        const child = this.git.start(args, { gitDirectory: this.gitDirectory });
        let stderr = '';
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString()).slice(-git_limits/* MAX_STDERR_LENGTH */.Jb);
        });
        child.stdin.on('error', () => { });
        const ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject((0,git.missingGit)(cause)));
            child.on('close', resolve);
        });
        ended.catch(() => { });
        child.stdin.end();
        try {
            yield* textsIn(child.stdout);
            if ((await ended) !== 0)
                throw unreadable(stderr);
        }
        finally {
            child.kill();
        }
    }
    /** Says that history ends at a commit: a repository that holds nothing before it may be pushed from then. */
    markShallow(commit) {
        return (0,promises_.appendFile)((0,external_node_path_.join)(this.gitDirectory, 'shallow'), `${commit}\n`);
    }
    /** Waits until git has finished what it was asked, and has ended. */
    async close() {
        this.#isClosing = true;
        this.#child.stdin.end();
        this.#waitingReaders += 1;
        this.#flow();
        await this.#closed;
    }
    #ask({ oid, path }, ahead) {
        const known = this.#small.get(oid);
        if (known !== undefined && this.#failure === undefined) {
            if (ahead)
                this.#waitingBytes += known.length;
            return Promise.resolve({ oid, type: 'blob', bytes: known });
        }
        const object = this.#request({ oid, path, ahead });
        // One that is read ahead is awaited when its turn comes; until then a rejection must not count as unhandled.
        object.catch(() => { });
        return object;
    }
    #request(read) {
        return new Promise((resolve, reject) => {
            if (this.#failure !== undefined) {
                reject(this.#failure);
                return;
            }
            this.#pending.push({ ...read, resolve, reject });
            // Many readers ask at once: what they ask for in one turn is one write.
            if (this.#outgoing === '')
                setImmediate(() => this.#send());
            this.#outgoing += `${read.oid}\n`;
        });
    }
    #send() {
        if (this.#outgoing === '')
            return;
        this.#child.stdin.write(this.#outgoing);
        this.#outgoing = '';
    }
    #answer(object) {
        const read = this.#pending.shift();
        if (read === undefined)
            return;
        if (object === undefined) {
            read.resolve(undefined);
        }
        else if (read.into !== undefined) {
            read.resolve({ ...object, bytes: NO_BYTES });
        }
        else if (object.bytes === undefined) {
            read.reject(object.type === 'tree' ? (0,limit_errors/* tooManyTreeEntries */.wC)() : (0,limit_errors/* fileTooLarge */.ME)(read.path, object.size));
        }
        else if (!isIntact(object, object.bytes)) {
            read.reject(unreadable(`the bytes of ${object.oid} have another hash`, read.path));
        }
        else {
            if (read.ahead)
                this.#waitingBytes += object.size;
            if (read.ahead && object.type === 'blob')
                this.#keep(object.oid, object.bytes);
            read.resolve({ oid: object.oid, type: object.type, bytes: object.bytes });
            this.#flow();
        }
    }
    #keep(oid, bytes) {
        // A copy: the bytes are part of a larger chunk that would stay in memory with them.
        if (bytes.length <= git_limits/* MAX_SMALL_BYTES */.N2)
            this.#small.set(oid, Buffer.from(bytes), bytes.length);
    }
    async #await(answer) {
        this.#waitingReaders += 1;
        this.#flow();
        try {
            return await answer;
        }
        finally {
            this.#waitingReaders -= 1;
        }
    }
    #release(object) {
        this.#waitingBytes -= object?.bytes.length ?? 0;
    }
    /** Pauses git while enough has been read ahead, unless a reader waits for git. */
    #flow() {
        if (this.#waitingBytes > git_limits/* MAX_WAITING_BYTES */.Je && this.#waitingReaders === 0)
            this.#child.stdout.pause();
        else
            this.#child.stdout.resume();
    }
    #fail(failure) {
        this.#failure ??= failure;
        for (const read of this.#pending.splice(0))
            read.reject(this.#failure);
    }
}
function maxBytes(type) {
    return type === 'tree' ? git_limits/* MAX_TREE_BYTES */.yN : limits/* MAX_PACKAGE_FILE_BYTES */.vr;
}
/** Git looks at the hashes of what it fetches, and not at those of what is there. Objects of SHA-256 are refused elsewhere. */
function isIntact({ oid, type }, bytes) {
    return (oid.length !== 40 ||
        oid === (0,external_node_crypto_.createHash)('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex'));
}
/** Each is made from its own bytes: a part of a longer text would keep all of that in memory. */
async function* textsIn(output) {
    let rest = Buffer.alloc(0);
    for await (const chunk of output) {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        const texts = [];
        let start = 0;
        for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
            texts.push(bytes.toString('utf8', start, end));
            start = end + 1;
        }
        rest = Buffer.from(bytes.subarray(start));
        yield texts;
    }
    if (rest.length > 0)
        yield [rest.toString()];
}
/** Git ended without a response, or gave other bytes than it was asked for. @param path what was read */
function unreadable(reason, path) {
    return new error/* RegistryError */.gl('NOT_FOUND', `git stopped while it read ${path === undefined ? 'objects' : (0,error/* quote */.hD)(path)}: ${(0,error/* quote */.hD)(reason.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
}
/** NOT_FOUND for an object that a commit names and the repository lacks. */
function notFound(oid, path) {
    return new error/* RegistryError */.gl('NOT_FOUND', `the object ${oid} of ${(0,error/* quote */.hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   m6: () => (/* binding */ readAt),
/* harmony export */   sg: () => (/* binding */ DIRECTORY_MODE),
/* harmony export */   yc: () => (/* binding */ GitTrees)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5922);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7843);
/* harmony import */ var _package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4466);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4611);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8259);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3516);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6847);









const DIRECTORY_MODE = '40000';
const OID_BYTES = 20;
/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
    #objects;
    #cache = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_4__/* .BoundedMap */ .E(_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_CACHED_TREE_BYTES */ .ho);
    constructor(objects) {
        this.#objects = objects;
    }
    /**
     * Returns all files, links and submodules below a tree, with paths relative to it. Throws LIMIT_EXCEEDED over 200,000
     * entries or 32 MiB of paths, and for a path that is too long; NOT_FOUND when a tree is missing, UNSAFE_PACKAGE when one is
     * damaged. A tree that is named many times is read once, and nothing beyond a limit is expanded.
     */
    async readBelow(oid) {
        const found = [];
        const budget = new TreeBudget();
        for (let level = [{ oid, path: '' }]; level.length > 0;) {
            const directories = [];
            for (const entry of await this.read(level, budget)) {
                if (entry.mode === DIRECTORY_MODE)
                    directories.push(entry);
                else
                    found.push(entry);
            }
            level = directories;
        }
        return found;
    }
    /** Returns the entries of some directories, with the path of the directory before the name. Throws as `readBelow`. */
    async read(directories, budget = new TreeBudget()) {
        const named = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(directories, ({ oid }) => oid);
        const found = new Map();
        for (const [oid, paths] of named) {
            const lines = this.#cache.get(oid);
            if (lines === undefined)
                continue;
            budget.count(lines, paths);
            found.set(oid, lines);
        }
        const unknown = [...named].flatMap(([oid, [first]]) => first === undefined || found.has(oid) ? [] : first);
        for await (const [{ oid, path }, { bytes }] of this.#objects.readEach('tree', unknown)) {
            const lines = parseTree(bytes, path, _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TREE_ENTRIES */ .FU);
            budget.count(lines, named.get(oid) ?? []);
            found.set(oid, lines);
            this.#cache.set(oid, lines, lines.length * _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .TREE_ENTRY_BYTES */ .g_);
        }
        return directories.flatMap(({ oid, path }) => (found.get(oid) ?? []).map((line) => ({ ...line, path: `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_8__/* .rootPrefix */ .R)(path)}${line.path}` })));
    }
}
/** Counts what the expansion of trees would give before it is done: a few trees can name each other for ever. */
class TreeBudget {
    #entries = 0;
    #pathLength = 0;
    /** Counts the lines of one tree once for each of the directories that it is. Throws LIMIT_EXCEEDED. */
    count(lines, directories) {
        this.#entries += lines.length * directories.length;
        if (this.#entries > _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TREE_ENTRIES */ .FU)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
        const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0);
        for (const { path } of directories) {
            if (path.length > _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PATH_BYTES */ .PR)
                throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .pathTooLong */ .GL)(path);
            this.#pathLength += nameLength + path.length * lines.length;
        }
        if (this.#pathLength > _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TREE_PATH_BYTES */ .wZ)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .treePathsTooLong */ .N_)();
    }
}
/**
 * What a commit has at a path, `''` for its root; undefined where it has nothing there. Git says the same of what is not in a repository
 * as of what is in no tree: throws `lost`, or else NOT_FOUND, for an object that the commit names and the repository lacks.
 */
async function readAt(objects, { commit, path }, lost = _objects_js__WEBPACK_IMPORTED_MODULE_3__/* .notFound */ .m) {
    const found = await objects.read(`${commit}:${path}`);
    if (found !== undefined)
        return found;
    let [oid, at] = [`${commit}^{tree}`, ''];
    for (const name of path.split('/')) {
        const tree = await objects.read(oid);
        if (tree === undefined)
            throw lost(oid, at);
        const entry = parseTree(tree.bytes, at).find((each) => each.path === name);
        if (entry === undefined || entry.mode === SUBMODULE_MODE)
            return undefined;
        at = `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_8__/* .rootPrefix */ .R)(at)}${name}`;
        oid = entry.oid;
        if (at !== path && entry.mode !== DIRECTORY_MODE)
            return undefined;
    }
    throw lost(oid, at);
}
const SUBMODULE_MODE = '160000';
const BLANK = 0x20;
/** All that Git writes, and 100664, which it wrote until 2005. https://git-scm.com/docs/git-fsck#_fsck_messages (badFilemode) */
const MODES = new Set([DIRECTORY_MODE, '100644', '100664', '100755', '120000', '160000']);
/**
 * Parses a tree object into entries with bare names. Throws UNSAFE_PACKAGE for a damaged one, LIMIT_EXCEEDED over `most` entries.
 * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_tree_objects
 */
function parseTree(bytes, path, most = Number.POSITIVE_INFINITY) {
    const lines = [];
    // Two readers may take different ones of two entries with one name, so a tree that has some is not read at all.
    const names = new Set();
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(BLANK, at);
        const end = bytes.indexOf(0, blank);
        const next = end + 1 + OID_BYTES;
        if (blank < 0 || end < 0 || next > bytes.length)
            throw damaged(path, 'an entry is not complete');
        const name = bytes.toString('utf8', blank + 1, end);
        const mode = bytes.toString('latin1', at, blank);
        if (/^\.{0,2}$|\//.test(name))
            throw damaged(path, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is no name of a file`);
        if (!MODES.has(mode))
            throw damaged(path, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} has the unknown mode ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(mode)}`);
        names.add(bytes.toString('latin1', blank + 1, end));
        const decodable = !name.includes('\u{fffd}') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(blank + 1, end));
        lines.push({ path: name, mode, oid: bytes.toString('hex', end + 1, next), decodable });
        if (names.size < lines.length)
            throw damaged(path, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is in it twice`);
        if (lines.length > most)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
        at = next;
    }
    return lines;
}
function damaged(path, problem) {
    const directory = path === '' ? 'the root directory' : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('UNSAFE_PACKAGE', `${directory} of the commit is damaged: ${problem}`, 'find the damage with "git fsck", then make the commit and its tag anew with Git itself');
}


/***/ }),

/***/ 5922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ BoundedMap)
/* harmony export */ });
/** What an entry takes in memory beside its key and value. */
const ENTRY_BYTES = 200;
/** A map of at most `maxBytes`, keys included. Without space for a new entry, it deletes those that
 * were not used for longest. */
class BoundedMap {
    #maxBytes;
    #entries = new Map();
    #bytes = 0;
    constructor(maxBytes) {
        this.#maxBytes = maxBytes;
    }
    get bytes() {
        return this.#bytes;
    }
    get(key) {
        const entry = this.#entries.get(key);
        if (entry === undefined)
            return undefined;
        // The order of a map is that of insertion: the first entry is the one to delete. With much space left, it does not matter.
        if (this.#bytes > this.#maxBytes / 2) {
            this.#entries.delete(key);
            this.#entries.set(key, entry);
        }
        return entry.value;
    }
    /** Does not keep a value that is too large for the whole map. */
    set(key, value, valueBytes) {
        this.delete(key);
        const bytes = valueBytes + key.length * 2 + ENTRY_BYTES;
        if (bytes > this.#maxBytes)
            return;
        this.#entries.set(key, { value, bytes });
        this.#bytes += bytes;
        for (const oldest of this.#entries.keys()) {
            if (this.#bytes <= this.#maxBytes)
                return;
            this.delete(oldest);
        }
    }
    delete(key) {
        this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
        this.#entries.delete(key);
    }
    clear() {
        this.#entries.clear();
        this.#bytes = 0;
    }
    /** Deletes the entries for which this is true. */
    deleteWhere(isWrong) {
        for (const [key, { value }] of this.#entries)
            if (isWrong(value, key))
                this.delete(key);
    }
}


/***/ }),

/***/ 6308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ ociLocation),
/* harmony export */   $z: () => (/* binding */ subdirectoryOf),
/* harmony export */   QD: () => (/* binding */ locationKind),
/* harmony export */   ax: () => (/* binding */ ociManifestOf),
/* harmony export */   eS: () => (/* binding */ s3Location),
/* harmony export */   gE: () => (/* binding */ placeOfLocation),
/* harmony export */   jp: () => (/* binding */ hostOfLocation),
/* harmony export */   kV: () => (/* binding */ gitLocation),
/* harmony export */   ly: () => (/* binding */ s3ObjectOf),
/* harmony export */   nE: () => (/* binding */ releaseAssetOf),
/* harmony export */   yk: () => (/* binding */ indexLocation),
/* harmony export */   z4: () => (/* binding */ zipLocation)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7729);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9286);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3880);




/** The zip in the index, beside the `download` file that names it. */
const INDEX_ZIP = './module.zip';
const FORMS = [
    { kind: 'relative', getter: '', start: INDEX_ZIP, query: 'checksum' },
    { kind: 'https', getter: '', start: 'https://', query: 'checksum' },
    { kind: 's3', getter: 's3::', start: 'https://', query: 'checksum' },
    { kind: 'gcs', getter: 'gcs::', start: 'https://', query: 'checksum' },
    { kind: 'git', getter: 'git::', start: 'https://', query: 'ref' },
    { kind: 'git', getter: 'git::', start: 'ssh://git@', query: 'ref' },
    { kind: 'oci', getter: '', start: 'oci://', query: 'digest' },
];
/** The kind of a location. Throws INDEX_INVALID for every other form: clients read local files for `file:` and run programs for some. */
function locationKind(text) {
    return checkForm(text, (problem) => {
        const starts = FORMS.map(({ getter, start, query }) => `${getter}${start}…?${query}=…`);
        const message = `location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not allowed: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', message, `use one of ${starts.join(', ')}`);
    });
}
/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
const PARTS = /^((?:[a-z]+:\/\/)?[^?]*?)(?:\/\/([^?]*))?(?:\?(.*))?$/s;
function checkForm(text, refuse) {
    const form = FORMS.find(({ getter, start }) => text.startsWith(`${getter}${start}`));
    if (form === undefined)
        throw refuse('it has none of the allowed forms');
    const forbidden = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text);
    if (forbidden !== null)
        throw refuse(`the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in it`);
    const [, source = '', subdirectory, query] = PARTS.exec(text.slice(form.getter.length)) ?? [];
    const problem = sourceProblem(form.kind, source) ?? subdirectoryProblem(subdirectory);
    if (problem !== undefined)
        throw refuse(problem);
    const value = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : '';
    if (form.query === 'ref' && !(0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefName */ .p)(value))
        throw refuse('its query is not ?ref=<full commit, or tag>');
    if (form.query !== 'ref' && !/^sha256:[0-9a-f]{64}$/.test(value)) {
        throw refuse(`its query is not ?${form.query}=sha256:<64 lower-case hex digits>`);
    }
    return form.kind;
}
function subdirectoryProblem(subdirectory) {
    if (subdirectory === undefined)
        return undefined;
    const isPlain = subdirectory
        .split('/')
        .every((part) => /^[A-Za-z0-9._+@~-]+$/.test(part) && !/^\.\.?$/.test(part));
    return isPlain ? undefined : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subdirectory)} is not the plain path of a directory in the package`;
}
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]+)?$/;
function sourceProblem(kind, source) {
    if (kind === 'relative')
        return source === INDEX_ZIP ? undefined : `only ${INDEX_ZIP} may be relative`;
    if (!URL.canParse(source))
        return 'its URL is not valid';
    const url = new URL(source);
    const user = url.protocol === 'ssh:' ? 'git' : '';
    if (url.username !== user || url.password !== '')
        return 'a user or password may not be in it';
    const isPlain = url.href === source && HOST.test(url.host) && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(url.pathname);
    if (!isPlain) {
        return 'its URL is not plain (lower-case host, no default port, a path without "." or empty segments)';
    }
    if (kind === 'git')
        return undefined;
    if (kind === 'oci')
        return (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__.isOciName)(url.pathname.slice(1)) ? undefined : 'it is not the name of an OCI repository';
    return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip';
}
/** The directory of the module in the package that a location names; `''` is its root. */
function subdirectoryOf(location) {
    return PARTS.exec(location.replace(/^[a-z0-9]+::/, ''))?.[2] ?? '';
}
/** The host that a location sends clients to, with its port where it has one; undefined for a package in the index. */
function hostOfLocation(text) {
    const url = text.replace(/^[a-z0-9]+::/, '');
    return url.startsWith(INDEX_ZIP) || !URL.canParse(url) ? undefined : new URL(url).host;
}
/** Undefined for a package in the index. Throws INDEX_INVALID. */
function placeOfLocation(location) {
    const kind = locationKind(location);
    if (kind === 'relative')
        return undefined;
    const [, source = ''] = PARTS.exec(location.replace(/^[a-z0-9]+::/, '')) ?? [];
    const { protocol, host, hostname, pathname } = new URL(source);
    const isSsh = protocol === 'ssh:';
    const path = pathname.slice(1).replace(kind === 'git' ? /\.git$/ : /(?!)/, '');
    return { kind, host: isSsh ? hostname : host, isSsh, path };
}
/** A source with the directory of the module in it. Throws INVALID_INPUT for a directory that clients would not read as one. */
function inPackage(source, subdirectory) {
    if (subdirectory === '')
        return source;
    const problem = subdirectoryProblem(subdirectory);
    if (problem === undefined)
        return `${source}//${subdirectory}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `a location cannot name the directory of the module in its package: ${problem}`, 'rename the directory to letters, digits and . _ + @ ~ -, or publish without "root"');
}
/**
 * The location of a zip in the index; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a directory that cannot be named.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
function indexLocation(digest, subdirectory = '') {
    return `${inPackage(INDEX_ZIP, subdirectory)}?checksum=${digest}`;
}
/**
 * The location of the manifest of a package in an OCI registry; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a directory that
 * cannot be named.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
function ociLocation(repository, digest, subdirectory = '') {
    return `${inPackage(`oci://${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__.formatOciRepository)(repository)}`, subdirectory)}?digest=${digest}`;
}
/**
 * The location of a zip at its own URL; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a URL or a directory that is not allowed in
 * a location.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
function zipLocation(url, digest, subdirectory = '') {
    const location = `${inPackage(url, subdirectory)}?checksum=${digest}`;
    checkForm(location, (problem) => {
        const message = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(url)} cannot be the location of a package: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, 'choose another kind of package: --package index or git');
    });
    return location;
}
/** The location of a zip in a bucket, which clients read with AWS credentials. Throws INDEX_INVALID for a URL that is not allowed. */
function s3Location(url, digest) {
    const location = `s3::${url}?checksum=${digest}`;
    locationKind(location);
    return location;
}
/** The object that a location of a private bucket of AWS names; undefined for any other location. */
function s3ObjectOf(location) {
    const pattern = /^s3::https:\/\/([a-z0-9-]+)\.s3\.([a-z0-9-]+)\.amazonaws\.com\/([^?]+)\?checksum=/;
    const [, bucket = '', region = '', key] = pattern.exec(location) ?? [];
    return key === undefined ? undefined : { bucket, region, key };
}
/**
 * The location of a commit or a tag of a Git repository. `sourceUrl` is used as it is: `https://…` or `ssh://git@…`. Throws
 * INVALID_INPUT for a URL that is not allowed in a location.
 * @param source `subdirectory` is empty for the root
 */
function gitLocation(source) {
    const { sourceUrl, ref, subdirectory } = source;
    const refuse = (problem) => {
        const message = `source URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(sourceUrl)} cannot be used: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, sourceUrlHint(sourceUrl));
    };
    if (sourceUrl.indexOf('//') !== sourceUrl.lastIndexOf('//'))
        throw refuse('it has a second "//"');
    const location = `git::${sourceUrl}${subdirectory === '' ? '' : `//${subdirectory}`}?ref=${ref}`;
    checkForm(location, refuse);
    return location;
}
function sourceUrlHint(sourceUrl) {
    const [, host, path] = /^git@([A-Za-z0-9.-]+):\/?([A-Za-z0-9._~/-]+)$/.exec(sourceUrl) ?? [];
    if (host !== undefined)
        return `write ssh://git@${host}/${path}`;
    return 'write https://host/owner/name.git or ssh://git@host/owner/name.git';
}
/** The asset that a location of the kind `release` names; undefined for any other location. */
function releaseAssetOf(location) {
    const pattern = /^https:\/\/([^/]+)\/([^/]+\/[^/]+)\/releases\/download\/(.+?)\/([^/?]+)(?:\/\/[^?]*)?\?checksum=/;
    const [, host, repository = '', tag = '', name = ''] = pattern.exec(location) ?? [];
    return host === undefined ? undefined : { host, repository, tag: decodeURIComponent(tag), name };
}
/** The manifest that a location of the kind `oci` names; undefined for any other location. */
function ociManifestOf(location) {
    const [, repository = '', digest] = /^oci:\/\/(.+?)(?:\/\/[^?]*)?\?digest=(.+)$/.exec(location) ?? [];
    return digest === undefined ? undefined : { repository, digest };
}


/***/ }),

/***/ 8259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ PACKAGE_FORMAT),
/* harmony export */   R: () => (/* binding */ rootPrefix)
/* harmony export */ });
/** The rules by which the bytes of a package are made (docs/package.md). A format that was released stays buildable. */
const PACKAGE_FORMAT = 1;
/** The prefix of paths in a directory: `''` for the root, else the directory and a slash. */
function rootPrefix(root) {
    return root === '' ? '' : `${root}/`;
}


/***/ })

};
