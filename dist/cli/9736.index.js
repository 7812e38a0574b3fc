export const id = 9736;
export const ids = [9736];
export const modules = {

/***/ 9370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IQ: () => (/* binding */ DirectoryContents),
  um: () => (/* binding */ DirectoryIndex)
});

// UNUSED EXPORTS: WatchedFiles

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/system-error.js
var system_error = __webpack_require__(8975);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-paths.js
var directory_paths = __webpack_require__(5500);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __webpack_require__(2965);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-lock.js





/**
 * Time that a lock may be without the name of its holder, who writes it at once. Then the next writer removes
 * it: its process was killed.
 */
const LONGEST_NAMELESS_MS = 5_000;
/**
 * Time that one process may hold a directory index: longer than any write takes. Then the next writer removes
 * its lock.
 */
const LONGEST_HOLD_MS = 10 * 60_000;
/** Files of a writer in the directory of an index. Hosts do not serve names that begin with a dot. */
const LOCK = '.module-registry.lock';
const STAGING = '.module-registry.tmp';
/** Whether a name in the directory is that of a lock or of the staging directory. */
function isOwnFile(name) {
    return name === STAGING || name.startsWith(LOCK);
}
/**
 * Runs `write` as the only writer, with a staging directory on the same file system. Returns undefined where another writer
 * has the lock. The lock and the staging directory of a writer that was killed on this machine are removed first. Throws
 * INDEX_INVALID for links, and other files and directories in their place.
 */
async function withLock(root, write) {
    const paths = new directory_paths/* DirectoryPaths */.o1(root);
    await paths.requireFile(LOCK);
    await paths.at(STAGING);
    const lock = (0,external_node_path_.join)(root, LOCK);
    const staging = (0,external_node_path_.join)(root, STAGING);
    if (!(await takeLock(lock)) && !((await clearDead(lock)) && (await takeLock(lock))))
        return undefined;
    try {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
        await (0,promises_.mkdir)(staging);
        return await write(staging);
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
        await (0,promises_.unlink)(lock);
    }
}
/** Removes what a writer that was killed has left, where `names` of the directory hold such files; one that runs keeps them. */
async function removeDeadLock(root, names) {
    // A reader may lack the right to it; what is left does no harm until somebody writes.
    if (names.some(isOwnFile))
        await withLock(root, async () => { }).catch(() => { });
}
async function takeLock(lock) {
    try {
        await (0,promises_.writeFile)(lock, `${(0,external_node_os_.hostname)()} ${process.pid}`, { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** Removes a lock whose holder is gone; true where the lock can be taken now. */
async function clearDead(lock) {
    const holder = await readHolder(lock);
    const held = await (0,promises_.stat)(lock).catch(() => undefined);
    if (holder === undefined || held === undefined)
        return true;
    if (isAlive(holder, Date.now() - held.mtimeMs))
        return false;
    const taken = `${lock}.${process.pid}`;
    const isTaken = await (0,promises_.rename)(lock, taken).then(() => true, () => false);
    if (!isTaken)
        return true;
    // Another process may have removed and taken the lock since it was read: then its lock is put back.
    const isOther = (await readHolder(taken)) !== holder;
    if (isOther)
        await (0,promises_.link)(taken, lock).catch(() => { });
    await (0,promises_.unlink)(taken);
    return !isOther;
}
function readHolder(lock) {
    return (0,promises_.readFile)(lock, 'utf8').catch(() => undefined);
}
function isAlive(holder, heldMs) {
    if (heldMs > LONGEST_HOLD_MS)
        return false;
    const [, host, pid] = /^(.*) (\d+)$/.exec(holder) ?? [];
    if (pid === undefined)
        return heldMs < LONGEST_NAMELESS_MS;
    return host !== (0,external_node_os_.hostname)() || (0,temporary/* isRunning */.W)(Number(pid));
}
/** No content of the index: the files of a writer, and the repository of an index that is checked out. */
function isForeign(name) {
    return isOwnFile(name) || name === '.git';
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-index.js










/** Files that are looked at at the same time for changes. The rest waits. */
const STATS_AT_ONCE = 32;
/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
const MAX_WATCHED_FILES = 50_000;
/** Bytes of a package that `verify` reads at a time. */
const PIECE_BYTES = 256 * 1024;
/** What every index has at its root, and what nothing removes while it is one. */
const LASTING = ['registry.json', 'v1', 'catalog'];
/**
 * An index in a directory, with one writer at a time. Each file is written to a staging directory, synced and renamed, in the
 * order of the change: a reader, also after a crash, finds complete files and nothing listed that is missing.
 */
class DirectoryIndex {
    isCreatedByPublish;
    #root;
    #watched;
    /** What the index had when it was opened last. */
    #lasting = [];
    constructor(root, 
    /** Whether a publish creates the index. */
    { isCreatedByPublish = false } = {}) {
        this.#root = root;
        this.isCreatedByPublish = isCreatedByPublish;
        this.#watched = new WatchedFiles(root);
    }
    /** Throws INDEX_UNREACHABLE for an index that is gone since it was opened last. */
    async open() {
        const names = await namesIn(this.#root);
        requireLasting(this.#root, this.#lasting, names);
        this.#lasting = LASTING.filter((name) => names.includes(name));
        await removeDeadLock(this.#root, names);
        const exists = names.some((name) => !isOwnFile(name));
        return new DirectorySnapshot(this.#root, { exists, lasting: this.#lasting }, this.#watched);
    }
    async commit(change, on) {
        if (!(on instanceof DirectorySnapshot))
            throw new TypeError('the snapshot is of another index');
        try {
            (0,directory_paths/* createDirectory */.c1)(this.#root);
        }
        catch (error) {
            refuseWrite(this.#root)(error);
        }
        await this.#requireFiles(change);
        const outcome = await withLock(this.#root, async (staging) => {
            if (await on.isStale())
                return 'moved';
            await this.#requireFiles(change);
            for (const [path, content] of change.files)
                await this.#write(path, content, staging);
            return { commit: null };
        }).catch(refuseWrite(this.#root));
        return outcome ?? 'moved';
    }
    async #requireFiles({ files }) {
        const paths = new directory_paths/* DirectoryPaths */.o1(this.#root);
        for (const path of files.keys())
            await paths.requireFile(path);
    }
    async #write(path, content, staging) {
        const target = (0,external_node_path_.join)(this.#root, path);
        if (content === null)
            return (0,promises_.rm)(target, { force: true });
        (0,directory_paths/* createDirectory */.c1)((0,external_node_path_.dirname)(target));
        const staged = (0,external_node_path_.join)(staging, 'file');
        const bytes = content instanceof Uint8Array ? content : (await (0,promises_.open)(content.file)).createReadStream();
        await (0,promises_.writeFile)(staged, bytes, { flush: true });
        await (0,promises_.rename)(staged, target);
    }
}
class DirectorySnapshot {
    commit = null;
    exists;
    #root;
    #watched;
    #lasting;
    #seen = new Map();
    #folds;
    constructor(root, { exists, lasting }, watched) {
        this.#root = root;
        this.exists = exists;
        this.#lasting = lasting;
        this.#watched = watched;
    }
    changedSince(earlier) {
        return this.#watched.report(this, earlier);
    }
    async read(paths) {
        for (const path of paths)
            await this.#watched.watch(path);
        const files = new Map();
        for (const [path, bytes] of await this.#readAll(paths)) {
            this.#seen.set(path, digestOf(bytes));
            if (bytes !== undefined)
                files.set(path, bytes);
        }
        return files;
    }
    async locate(path) {
        const found = await this.#find(new directory_paths/* DirectoryPaths */.o1(this.#root), path);
        await this.#requireIndex();
        return found;
    }
    async list() {
        const paths = new directory_paths/* DirectoryPaths */.o1(this.#root);
        const listed = [];
        for await (const files of this.contents().list()) {
            for (const { path, isSpecial } of files) {
                // It says what kind of file it is.
                if (isSpecial)
                    await paths.at(path);
                else
                    listed.push(path);
            }
        }
        return listed.sort();
    }
    async listDirectory(path) {
        await new directory_paths/* DirectoryPaths */.o1(this.#root).at(path);
        return (0,promises_.readdir)((0,external_node_path_.join)(this.#root, path)).catch((0,directory_paths/* absent */.Ge)(this.#root, NO_DIRECTORY, []));
    }
    contents() {
        return new DirectoryContents(this.#root);
    }
    /** Whether a file has changed since it was read. */
    async isStale() {
        for (const [path, bytes] of await this.#readAll([...this.#seen.keys()]))
            if (digestOf(bytes) !== this.#seen.get(path))
                return true;
        return false;
    }
    async #readAll(paths) {
        const directories = new directory_paths/* DirectoryPaths */.o1(this.#root);
        const files = new Map();
        for (const path of paths) {
            const located = await this.#find(directories, path);
            files.set(path, located && (await (0,promises_.readFile)(located.file).catch((0,directory_paths/* absent */.Ge)(located.file, directory_paths/* NO_FILE */.tW, undefined))));
        }
        await this.#requireIndex();
        return files;
    }
    async #find(paths, path) {
        const stats = await paths.at(path);
        return stats?.isFile() && (await this.#isSpelled(path))
            ? { file: (0,external_node_path_.join)(this.#root, path), size: stats.size }
            : undefined;
    }
    /** A file is what its name says, on file systems too that fold case: `Acme` and `acme` are two namespaces everywhere. */
    async #isSpelled(path) {
        const [name] = this.#lasting;
        if (name === undefined)
            return true;
        this.#folds ??= (0,directory_paths/* foldsCase */.T0)(this.#root, name);
        return !(await this.#folds) || (0,directory_paths/* isSpelled */.M3)(this.#root, path);
    }
    /**
     * Throws INDEX_UNREACHABLE if the index is gone since it was opened: what is missing then is lost and not absent, and what lies at a
     * path then may be no file of the index.
     */
    async #requireIndex() {
        if (this.exists)
            requireLasting(this.#root, this.#lasting, await namesIn(this.#root));
    }
}
function namesIn(root) {
    return (0,promises_.readdir)(root).catch((0,directory_paths/* absent */.Ge)(root, ['ENOENT'], []));
}
function requireLasting(root, lasting, names) {
    const lost = lasting.find((name) => !names.includes(name));
    if (lost === undefined)
        return;
    throw new error/* RegistryError */.gl('INDEX_UNREACHABLE', `the index at ${(0,error/* quote */.hD)(root)} is gone: it has no ${(0,error/* quote */.hD)(lost)} any more`, 'restore or mount the directory of the index');
}
function digestOf(bytes) {
    return bytes === undefined ? undefined : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
const NO_DIRECTORY = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
function refuseWrite(root) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code))
            throw (0,system_error/* systemRefusal */.o)(cause) ?? cause;
        throw new error/* RegistryError */.gl('PERMISSION', `the index directory ${(0,error/* quote */.hD)(root)} cannot be written: ${code}`, 'give this user the right to write there, or name another directory with --index', { cause });
    };
}
/**
 * Finds out which of the files that were read from a directory have changed, by `stat` alone. It watches so many files at most; with
 * more of them, any file may have changed.
 */
class WatchedFiles {
    #root;
    #maxFiles;
    /** By path; `''` for a file that is missing. */
    #states = new Map();
    /** To report; undefined if any file may have changed. */
    #changed = new Set();
    /** What was reported last. */
    #reported = new Set();
    #receiver;
    constructor(root, maxFiles = MAX_WATCHED_FILES) {
        this.#root = root;
        this.#maxFiles = maxFiles;
    }
    /** Must be called before a file is read, so that a change while it is read is found too. */
    async watch(path) {
        const [state, known] = [await this.#stateOf(path), this.#states.get(path)];
        if (known !== undefined && known !== state)
            this.#changed?.add(path);
        this.#states.set(path, state);
        if (this.#states.size <= this.#maxFiles)
            return;
        this.#states.clear();
        this.#changed = undefined;
    }
    /**
     * The paths of the changed files; undefined if any file may have changed. What was reported to a snapshot is reported to the next
     * one too, unless that one succeeds it: a snapshot that could not be served has no successor.
     */
    async report(to, predecessor) {
        const paths = [...this.#states.keys()];
        for (let at = 0; at < paths.length; at += STATS_AT_ONCE) {
            const some = paths.slice(at, at + STATS_AT_ONCE);
            await Promise.all(some.map(async (path) => this.#compare(path, await this.#stateOf(path))));
        }
        const before = predecessor === this.#receiver ? new Set() : this.#reported;
        this.#reported = before && this.#changed && new Set([...before, ...this.#changed]);
        this.#changed = new Set();
        this.#receiver = to;
        return this.#reported;
    }
    #compare(path, state) {
        const known = this.#states.get(path);
        if (known === undefined || known === state)
            return;
        this.#states.delete(path);
        this.#changed?.add(path);
    }
    /** `''` for every path that cannot be read, as for a missing file: the read that follows says why. */
    async #stateOf(path) {
        const found = await (0,promises_.stat)((0,external_node_path_.join)(this.#root, path)).catch(() => undefined);
        return found === undefined ? '' : `${found.ctimeMs} ${found.ino} ${found.size}`;
    }
}
/** A link that takes the place of a file after it was listed is not followed, and a FIFO does not stop the reader. */
const READ = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
/**
 * The files of an index in a directory. It reads them synchronously: an index has many small files, and an asynchronous read
 * of one costs several times as much as its bytes.
 */
class DirectoryContents {
    commit = null;
    #root;
    #piece = Buffer.alloc(PIECE_BYTES);
    constructor(root) {
        this.#root = root;
    }
    /** Directory by directory: its files, then those of each directory in it. */
    async *list() {
        const waiting = [''];
        for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
            // Signals and progress get their turn.
            await (0,external_node_timers_promises_.setImmediate)();
            const prefix = directory === '' ? '' : `${directory}/`;
            const all = this.#entriesOf((0,external_node_path_.join)(this.#root, directory));
            const entries = directory === '' ? all.filter(({ name }) => !isForeign(name)) : all;
            entries.sort((a, b) => (a.name < b.name ? -1 : 1));
            const files = entries.filter((entry) => !entry.isDirectory());
            yield files.map((entry) => ({ path: `${prefix}${entry.name}`, isSpecial: (0,directory_paths/* isSpecialFile */.aB)(entry) }));
            const directories = entries.filter((entry) => entry.isDirectory());
            waiting.push(...directories.map(({ name }) => `${prefix}${name}`).reverse());
        }
    }
    #entriesOf(path) {
        try {
            return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        }
        catch (error) {
            return (0,directory_paths/* absent */.Ge)(path, ['ENOENT'], [])(error);
        }
    }
    async read(files) {
        const found = new Map();
        for (const { path, isSpecial } of files) {
            const bytes = isSpecial ? undefined : this.#open(path, readDocument);
            if (bytes !== undefined)
                found.set(path, bytes);
        }
        return found;
    }
    async stream({ path }, into) {
        const piece = this.#piece;
        const isRead = this.#open(path, (file) => {
            for (let size = (0,external_node_fs_.readSync)(file, piece); size > 0; size = (0,external_node_fs_.readSync)(file, piece))
                into(piece.subarray(0, size));
            return true;
        });
        return isRead ?? false;
    }
    /** Undefined where the file is gone, or is no file any more. Throws PERMISSION, INDEX_UNREACHABLE. */
    #open(path, work) {
        const name = (0,external_node_path_.join)(this.#root, path);
        try {
            const file = (0,external_node_fs_.openSync)(name, READ);
            try {
                return work(file);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
            }
        }
        catch (error) {
            return (0,directory_paths/* absent */.Ge)(name, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'], undefined)(error);
        }
    }
}
function readDocument(file) {
    return (0,external_node_fs_.fstatSync)(file).size > limits/* MAX_DOCUMENT_BYTES */.bi ? undefined : (0,external_node_fs_.readFileSync)(file);
}


/***/ }),

/***/ 5500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   M3: () => (/* binding */ isSpelled),
/* harmony export */   T0: () => (/* binding */ foldsCase),
/* harmony export */   aB: () => (/* binding */ isSpecialFile),
/* harmony export */   c1: () => (/* binding */ createDirectory),
/* harmony export */   o1: () => (/* binding */ DirectoryPaths),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);




/** The path is missing, is a directory, has a file as a parent, or a name that no file can have. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];
/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
function absent(path, codes, value) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (codes.includes(code))
            return value;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl(code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)}: ${code || (0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, 'name a directory that this user may read with --index', { cause });
    };
}
/**
 * What is at paths of an index, each of which is looked at once: below a directory that is missing nothing is. A link may lead out of the
 * index, and a FIFO or a device never ends, so INDEX_INVALID is thrown for a path that is, or that leads through, one of them. The
 * index itself may be a link.
 */
class DirectoryPaths {
    #root;
    #known = new Map();
    constructor(root) {
        this.#root = root;
    }
    /** Undefined for a path that is missing, or of which a directory is. Throws INDEX_INVALID, PERMISSION, INDEX_UNREACHABLE. */
    at(path) {
        const found = this.#known.get(path) ?? this.#look(path);
        this.#known.set(path, found);
        return found;
    }
    async #look(path) {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        if (parent !== '.' && (await this.at(parent))?.isDirectory() !== true)
            return undefined;
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, path);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(absent(file, NO_FILE, undefined));
        if (stats !== undefined && isSpecialFile(stats))
            throw specialFile(path, stats);
        return stats;
    }
    /** Throws INDEX_INVALID for a path with a directory in the place of its file, or a file in that of one of its directories. */
    async requireFile(path) {
        for (let at = path; at !== '.'; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
            const stats = await this.at(at);
            if (stats === undefined || stats.isFile() === (at === path))
                continue;
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(at)} in the index is ${at === path ? 'a directory, where a file' : 'a file, where a directory'} belongs`, `move ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(at)} out of the index`);
        }
    }
}
function isSpecialFile(type) {
    return !type.isFile() && !type.isDirectory();
}
/** @param path in the index */
function specialFile(path, type) {
    const other = type.isSocket() ? 'a socket' : 'a device';
    const name = type.isSymbolicLink() ? 'a symbolic link' : type.isFIFO() ? 'a FIFO' : other;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} in the index is ${name}`, 'replace it by a file or a directory: an index holds nothing else');
}
/**
 * Whether the file system finds a file by another spelling than its own, as those of macOS and Windows do.
 * @param name of a file in the directory
 */
async function foldsCase(directory, name) {
    const other = name.toUpperCase();
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory).catch(() => []);
    if (other === name || names.includes(other))
        return false;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, other)).then(() => true, () => false);
}
/** Whether each directory of a path below `root` has the next name in this very spelling. */
async function isSpelled(root, path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, parent)).catch(() => []);
    if (!names.includes(path.slice(parent === '.' ? 0 : parent.length + 1)))
        return false;
    return parent === '.' || isSpelled(root, parent);
}
/** Makes a directory and those above it. Node.js's own `recursive` never ends where the system makes none, as below /proc. */
function createDirectory(path) {
    if (makeOne(path))
        return;
    createDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    if (makeOne(path))
        return;
    const error = new Error(`ENOENT: the system makes no directory ${path}`);
    throw Object.assign(error, { code: 'ENOENT', syscall: 'mkdir', path });
}
/** False where the directory above is missing. */
function makeOne(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        if (code === 'ENOENT' && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== path)
            return false;
        if (code !== 'EEXIST' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            throw error;
    }
    return true;
}


/***/ }),

/***/ 4512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}


/***/ }),

/***/ 9736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iR: () => (/* binding */ indexTarget),
  MS: () => (/* binding */ namedIndex),
  b6: () => (/* binding */ openIndex),
  NH: () => (/* binding */ withIndex)
});

// UNUSED EXPORTS: messageOfRun, openApiIndex, withRunTrailers

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-index.js + 1 modules
var directory_index = __webpack_require__(9370);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 3 modules
var index_store = __webpack_require__(7011);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(5761);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/tag.js
var tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/index/format/bucket.js
var bucket = __webpack_require__(106);
;// CONCATENATED MODULE: ./lib/index/index-target.js





const DEFAULT_BRANCH = 'registry';
/**
 * Reads `<remote>[#<branch>]` or a directory. A remote is a URL (http on loopback only), the scp form, a path that ends in
 * `.git`, or a bare repository. The branch begins after the last `#`; the name of a directory may contain `#`. Throws
 * INVALID_INPUT.
 */
function parseIndexTarget(text, isBareRepository) {
    if ((0,bucket/* isBucketUrl */.gp)(text))
        throw readOnlyBucket(text);
    const [, beginning, branch] = /^(.*)#([^#]*)$/s.exec(text) ?? [];
    for (const place of beginning === undefined ? [text] : [beginning, text]) {
        const remote = gitRemote(place, isBareRepository);
        if (remote === undefined)
            continue;
        return { kind: 'git', remote, branch: place === text ? DEFAULT_BRANCH : parseBranch(branch ?? '') };
    }
    return { kind: 'directory', path: text };
}
function readOnlyBucket(text) {
    return new error/* RegistryError */.gl('INVALID_INPUT', `${(0,url/* quoteUrl */.y8)(text)} is a bucket, which only \`serve\` reads`, `name the index itself; to upload it: module-registry sync --index INDEX --to ${/^s3:\/\/[\w./-]+$/.test(text) ? text : 's3://BUCKET'}`);
}
function gitRemote(text, isBareRepository) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(text);
    if (remote.scheme === 'http' && !(0,git_remote/* isLoopback */.U9)(remote.host)) {
        const message = `the index ${(0,url/* quoteUrl */.y8)(text)} is not safe: http is allowed on loopback only`;
        throw new error/* RegistryError */.gl('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`);
    }
    const isPath = remote.scheme === 'file' && !text.startsWith('file://');
    return isPath && !/\.git\/?$/.test(text) && !isBareRepository(text) ? undefined : remote;
}
/** Throws INVALID_INPUT. */
function parseBranch(text) {
    if ((0,tag/* isRefName */.pA)(text) && !text.includes('@'))
        return text;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the index branch ${(0,error/* quote */.hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as registry');
}

// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/composition/forge.js
var forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/runtime.js
var runtime = __webpack_require__(4994);
;// CONCATENATED MODULE: ./lib/composition/index-store.js











/** Time for which a publish runs lost races for the index again. Then it fails with INDEX_BUSY. */
const INDEX_RACE_MS = 10 * 60_000;
/**
 * Text of `--index` → target; a bare repository is told from a plain directory by its files. The path of a repository is
 * absolute: Git runs in directories of its own, where a relative path would name another directory.
 */
function indexTarget(text) {
    const target = parseIndexTarget(text, (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'HEAD')) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'objects')));
    if (target.kind === 'directory')
        return target;
    const { remote } = target;
    const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://');
    const path = (0,external_node_path_.resolve)(remote.path);
    return isPath ? { ...target, remote: { ...remote, path, url: path } } : target;
}
/** The index that `--index` names. */
function namedIndex(text, environment) {
    return { target: indexTarget(text), token: environment['MODULE_REGISTRY_TOKEN'] };
}
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
async function openIndex(runtime, { index, reading, writes = false, createsDirectory }) {
    const { environment, log, temporary } = runtime;
    const { target, token } = typeof index === 'string' ? namedIndex(index, environment) : index;
    const watched = (store) => ({
        target,
        index: runtime.writes?.index(store) ?? store,
        raceBackoff: (0,backoff/* raceBackoff */._k)(INDEX_RACE_MS),
    });
    if (target.kind === 'directory') {
        const opened = new directory_index/* DirectoryIndex */.um(target.path, { isCreatedByPublish: createsDirectory });
        return { ...watched(opened), close: async () => { } };
    }
    const git = new git_git.Git(environment, log);
    await (0,git_git.requireGit)(git);
    const { remote, branch } = target;
    const opened = new index_store/* GitIndex */.B8(git, { remote, branch, token, reading, writes, temporary });
    const store = withRunTrailers(opened, runtime);
    const checkAccess = async () => {
        await opened.checkAccess();
        // The action asks at its start.
        if (typeof index === 'string')
            await (0,forge/* provePushToIndex */.Ab)({ remote, branch, token }, runtime);
    };
    return { ...watched({ ...store, checkAccess }), close: () => opened.close() };
}
/** Works on an index, and closes it. Throws as {@link openIndex}. */
async function withIndex(runtime, settings, work) {
    const opened = await openIndex(runtime, settings);
    try {
        return await work(opened);
    }
    finally {
        await opened.close();
    }
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex(runtime, repository, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(7164), __webpack_require__.e(5439)]).then(__webpack_require__.bind(__webpack_require__, 5439));
    return {
        index: withRunTrailers(new ApiIndex({ repository, branch }), runtime),
        raceBackoff: raceBackoff(INDEX_RACE_MS),
        close: async () => { },
    };
}
/** The change with a message that says which run makes it, and shows none of its secrets. */
function messageOfRun({ message, trailers = [], ...change }, { environment, secrets }) {
    const whole = (0,publication_plan/* withTrailers */.jX)(message, [...trailers, ...runTrailers(environment)]);
    return { ...change, message: secrets.apply(whole) };
}
/** An index whose commits say which run made them, for auditors. No file of the index says so. */
function withRunTrailers(store, run) {
    return (0,runtime/* committingBy */.n$)(store, (change, on) => store.commit(messageOfRun(change, run), on));
}
/** https://docs.github.com/actions/reference/variables-reference, https://docs.gitlab.com/ci/variables/predefined_variables/ */
function runTrailers(environment) {
    const read = (name) => environment[name] ?? '';
    const [server, repository, id] = ['SERVER_URL', 'REPOSITORY', 'RUN_ID'].map((name) => read(`GITHUB_${name}`));
    const isGitHub = server !== '' && repository !== '' && id !== '';
    // Gitea has one page for all attempts.
    const attempt = (0,forge/* isGiteaRunner */.bM)(environment) ? '' : `/attempts/${read('GITHUB_RUN_ATTEMPT') || '1'}`;
    const url = `${server}/${repository}/actions/runs/${id}${attempt}`;
    return [
        ['Tool', tool_version/* RENDERER */.G],
        ['Run', isGitHub ? url : read('CI_JOB_URL')],
        ['Actor', read('GITHUB_ACTOR') || read('GITLAB_USER_LOGIN')],
    ];
}


/***/ }),

/***/ 8129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCatalogNode),
/* harmony export */   Ox: () => (/* binding */ fitsCatalogFile),
/* harmony export */   VN: () => (/* binding */ catalogBytes),
/* harmony export */   lQ: () => (/* binding */ parseCatalogFile)
/* harmony export */ });
/* unused harmony export MAX_CATALOG_BYTES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);





/** Bytes of a file of the catalog. A fuller file is split by the next hex digit. */
const MAX_CATALOG_BYTES = 64 * 1024;
const catalogFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleListItem */ .KJ) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ children: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]$/), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive()) }),
]);
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const file = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(catalogFile, bytes);
    if (file !== undefined)
        return file;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
function formatCatalogNode(children) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ children });
}
/** What the list has around its modules, but for the comma that the last one lacks. */
const FRAME_BYTES = Buffer.byteLength((0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalog */ .fn)([])) - 1;
/** The bytes that a module adds to a file with modules, with the comma after it. */
function catalogBytes(item) {
    return Buffer.byteLength((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)(item).trimEnd()) + 1;
}
/** Whether modules of so many bytes fit into one file. */
function fitsCatalogFile(bytes) {
    return FRAME_BYTES + bytes <= MAX_CATALOG_BYTES;
}


/***/ }),

/***/ 5664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   j8: () => (/* binding */ releaseAt),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);




/** The `module.json` of a module; undefined where the index has no such module. Throws INDEX_INVALID, also for a mark of an unknown version. */
function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    if (bytes === undefined)
        return undefined;
    const known = modules.get(bytes);
    if (known !== undefined)
        return known;
    const module = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
    (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseUnknownMarks */ .pS)(path, module);
    modules.set(bytes, module);
    return module;
}
/** A module of a thousand versions is asked for once for each of them. */
const modules = new WeakMap();
/** The release in the directory of a version, whether `module.json` lists it or not. Throws INDEX_INVALID. */
function releaseAt(files, address, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(address, version, 'release.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
}
/** The release of a version that `module.json` lists. Throws INDEX_INVALID, also where it is missing. */
function listedRelease(files, module, version) {
    const release = releaseAt(files, module.address, version);
    if (release !== undefined)
        return release;
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, `restore it from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
}
/** The `registry.json` of an index. Throws INDEX_INVALID, also where it is missing. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is not a registry index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface),
/* harmony export */   l$: () => (/* binding */ interfaceFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3852);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8863);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(568);
/* harmony import */ var _interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1710);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);








/** Bytes of types of inputs that are kept while interfaces are read. Those that were not used for longest are read again. */
const MAX_TYPE_BYTES = 4 * 1024 * 1024;
/**
 * `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. A key is left
 * out where reading gives its value back: that of the schema, of the source text, or, for `file`, of the element before.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const mayBeEmpty = text.default('');
const mark = zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false);
/** `file` is empty where it is that of the element before, or, in a validation, that of the input. */
const position = { file: mayBeEmpty, line: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_5__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ type, optional: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: mayBeEmpty,
    sensitive: mark,
    ephemeral: mark,
    deprecated: mayBeEmpty,
    ...position,
};
function makeSchemas() {
    const validation = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ condition: mayBeEmpty, message: mayBeEmpty, ...position });
    const elements = {
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            ...marks,
            type: mayBeEmpty,
            parsedType: type.exactOptional(),
            default: mayBeEmpty,
            value: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional(),
            required: mark,
            nullable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(true),
            validations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(validation).default([]),
        }),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...marks, type: type.exactOptional() }),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            mode: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']).default('managed'),
            type: text,
            name: text,
            ...position,
        }),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ name: text, source: mayBeEmpty, version: mayBeEmpty, ...position }),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            name: text,
            source: mayBeEmpty,
            constraints: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            aliases: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            ...position,
        }),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, to: text, ...position }),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, ...position }),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ to: text, id: text, ...position }),
    };
    const directory = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        path: mayBeEmpty,
        readme: mayBeEmpty,
        empty: mark,
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.inputs).default([]),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.outputs).default([]),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.resources).default([]),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.calls).default([]),
        // Absent in documents of older versions, as `requiredVersionsAt`.
        repetitions: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['count', 'for_each'])).exactOptional(),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.providers).default([]),
        requiredVersions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
        requiredVersionsAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...position, file: text }).exactOptional(),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.moves).default([]),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.removals).default([]),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.imports).default([]),
    });
    const document = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7),
        root: directory,
        submodules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
        examples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
    });
    return { elements, validation, directory, document };
}
/** Made at the first use: most runs neither read nor write such a document. */
let made;
function schemas() {
    made ??= makeSchemas();
    return made;
}
/** Directories that versions share are formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface({ diagnostics: _, root, submodules, examples, ...rest }) {
    const list = (directories) => `[${directories.map(directoryText).join(',')}]`;
    const texts = { root: directoryText(root), submodules: list(submodules), examples: list(examples) };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactObject */ .BU)({ ...rest, format: _documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7 }, texts);
}
function directoryText(directory) {
    const known = formatted.get(directory);
    if (known !== undefined)
        return known;
    const { elements } = schemas();
    const lists = Object.keys(elements).map((name) => {
        const list = name === 'inputs' ? directory.inputs.map(shortInput) : directory[name];
        return [name, shortList(elements[name], list)];
    });
    const readme = directory.path === '' ? '' : directory.readme;
    const short = { ...directory, readme, ...Object.fromEntries(lists) };
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)(shortObject(schemas().directory, short)).trimEnd();
    formatted.set(directory, text);
    return text;
}
/** Without what the source texts of the type and of the default say by themselves. */
function shortInput({ parsedType, value, ...input }) {
    return {
        ...input,
        ...(isSame(parsedType, typeIn(input.type)) ? {} : { parsedType }),
        ...(isSame(value, valueIn(input.default)) ? {} : { value }),
        validations: shortList(schemas().validation, input.validations, input.file),
    };
}
/** Undefined where the text is not plain. Few types are in use, and each of them in many inputs. */
function typeIn(text) {
    const known = types.get(text);
    if (known !== undefined)
        return known;
    const expression = (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text);
    if (text !== '' && expression === undefined)
        return undefined;
    const found = (0,_interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .typeFromExpression */ .Fp)(expression);
    types.set(text, found, 16 * text.length);
    return found;
}
const types = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_7__/* .BoundedMap */ .E(MAX_TYPE_BYTES);
function valueIn(text) {
    return (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .constantValue */ .yb)((0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text));
}
function isSame(one, other) {
    return one === other || (other !== undefined && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)(one) === (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)(other));
}
/** @param before the file of what comes before the list */
function shortList(schema, list, before = '') {
    return list.map((element, at) => {
        const isRepeated = element.file === (list[at - 1]?.file ?? before);
        return shortObject(schema, isRepeated ? { ...element, file: '' } : element);
    });
}
function shortObject(schema, object) {
    const byDefault = defaultsOf(schema);
    const isDefault = (member, other) => member === other || (Array.isArray(other) && Array.isArray(member) && member.length === 0);
    return Object.fromEntries(Object.entries(object).filter(([key, member]) => !isDefault(member, byDefault.get(key))));
}
const defaults = new WeakMap();
/** What reading gives to the keys that an object does not have: lists are empty. */
function defaultsOf(schema) {
    const known = defaults.get(schema);
    if (known !== undefined)
        return known;
    const found = Object.entries(schema.shape).flatMap(([key, member]) => {
        const { success, data } = zod__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xL(member, undefined);
        return success ? [[key, data]] : [];
    });
    const made = new Map(found);
    defaults.set(schema, made);
    return made;
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = completed((0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)(schemas().document, path, bytes));
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** All that `interface.json` says, with what it leaves out, for comparing; undefined where it cannot be read. */
function interfaceFacts(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(schemas().document, bytes);
    return document && completed(document);
}
function completed({ root, submodules, examples, ...rest }) {
    return {
        ...rest,
        root: completeDirectory(root),
        submodules: submodules.map(completeDirectory),
        examples: examples.map(completeDirectory),
    };
}
function completeDirectory(directory) {
    const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory;
    return {
        ...directory,
        inputs: withFiles(inputs).map(completeInput),
        outputs: withFiles(outputs),
        resources: withFiles(resources),
        calls: withFiles(calls),
        providers: withFiles(providers),
        moves: withFiles(moves),
        removals: withFiles(removals),
        imports: withFiles(imports),
    };
}
function completeInput(input) {
    const value = input.value === undefined ? valueIn(input.default) : input.value;
    return {
        ...input,
        parsedType: input.parsedType ?? typeIn(input.type) ?? { kind: 'unknown', text: input.type },
        ...(value === undefined ? {} : { value }),
        validations: withFiles(input.validations, input.file),
    };
}
function withFiles(list, before = '') {
    let file = before;
    return list.map((element) => {
        file = element.file || file;
        return { ...element, file };
    });
}
/** The paths that {@link parseInterfaceFiles} reads. */
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 9707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ renderDetails),
/* harmony export */   VH: () => (/* binding */ renderVersionDetails),
/* harmony export */   Zs: () => (/* binding */ renderModuleDetails),
/* harmony export */   tH: () => (/* binding */ deprecationJson),
/* harmony export */   zY: () => (/* binding */ readmeDigest)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _oci_descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1260);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);





/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
function deprecationJson(module, version) {
    const mark = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .deprecationOf */ .c5)(module, version);
    if (mark === undefined)
        return null;
    const { reason, link = '', replacement } = mark;
    return { reason, link, ...(replacement === undefined ? {} : { replacement }) };
}
/**
 * "Get a specific module" of the registry HTTP API, as the server answers it.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderDetails(release, moduleInterface, more) {
    return detailsText(release, directoriesOf(moduleInterface), more);
}
/** The static file of a module: its latest version, with no text of a README, which would stand there a second time. */
function renderModuleDetails(release, moduleInterface, more) {
    const { root, submodules, examples } = directoriesOf(moduleInterface);
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(withoutReadme),
        examples: examples.map(withoutReadme),
    };
    return detailsText(release, directories, { ...more, readme_digest: readmeDigest(moduleInterface) });
}
/** The static file of a version, from its own commit alone. Of submodules and examples it has the paths: `interface.json` has the rest. */
function renderVersionDetails(release, moduleInterface) {
    const { root } = directoriesOf(moduleInterface);
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    const directories = {
        root: withoutReadme(root),
        submodules: submodules.map(({ path }) => ({ path })),
        examples: examples.map(({ path }) => ({ path })),
    };
    return detailsText(release, directories, { readme_digest: readmeDigest(moduleInterface) });
}
function detailsText(release, directories, more) {
    const { tag, license: { identifier: license } = {} } = release;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseSummary */ .kU)(release), tag, license, ...directories, ...more });
}
function withoutReadme(directory) {
    return { ...directory, readme: '' };
}
/** What static files have of `README.md`, so that another one is noticed; undefined without one. */
function readmeDigest(moduleInterface) {
    const readme = moduleInterface?.root.readme ?? '';
    return readme === '' ? undefined : (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfBytes */ .b)(Buffer.from(readme));
}
/** The documented keys, so that readers find lists. For versions that were published without their interface. */
const EMPTY_ROOT = {
    path: '',
    readme: '',
    empty: false,
    inputs: [],
    outputs: [],
    dependencies: [],
    provider_dependencies: [],
    resources: [],
};
function directoriesOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...directories } = (0,_interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceJson */ .wG)(moduleInterface);
    return directories;
}


/***/ }),

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   EA: () => (/* binding */ itemAddress),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   KJ: () => (/* binding */ moduleListItem),
/* harmony export */   KT: () => (/* binding */ withModules),
/* harmony export */   RA: () => (/* binding */ newestItems),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Zr: () => (/* binding */ formatSystemList),
/* harmony export */   fn: () => (/* binding */ formatCatalog),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   xn: () => (/* binding */ catalogItem),
/* harmony export */   z8: () => (/* binding */ listItemOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3430);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9722);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5660);









/** Modules of registries that the catalog records for a module. The rest is left out. */
const MAX_DEPENDENCIES = 200;
/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
const MAX_SEARCHED_NAMES = 500;
/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Keys that a list of another tool has are kept. */
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    meta: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ next_offset: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().optional() }).optional(),
    modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem),
});
/** The item of a module in a list: its latest version, and the newest commit date. */
function listItem(module, { release }) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' };
}
/**
 * The item of a module in the catalog, where the index has the interface with the names of inputs and outputs, the types of
 * resources, and the modules of registries that it calls.
 */
function catalogItem(module, latest) {
    const item = listItem(module, latest);
    if (latest.moduleInterface === undefined)
        return item;
    const { inputs, outputs } = latest.moduleInterface.root;
    const dependencies = calledModules(latest.moduleInterface);
    const resources = resourceTypes(latest.moduleInterface);
    return {
        ...item,
        inputs: firstNames(inputs),
        outputs: firstNames(outputs),
        ...(resources.length === 0 ? {} : { resources }),
        ...(dependencies.length === 0 ? {} : { dependencies }),
    };
}
/** The types of the resources that the root and its submodules manage. */
function resourceTypes({ root, submodules }) {
    const managed = [root, ...submodules].flatMap(({ resources }) => resources.filter(({ mode }) => mode === 'managed'));
    return [...new Set(managed.map(({ type }) => type))].sort().slice(0, MAX_SEARCHED_NAMES);
}
/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }) {
    const called = [root, ...submodules].flatMap(({ calls }) => calls.flatMap(({ source }) => (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistrySource */ .CL)(source) ?? []));
    const sources = called.map(({ host, address }) => `${host}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}`);
    return [...new Set(sources)].sort().slice(0, MAX_DEPENDENCIES);
}
/** The item of a module in a list, as that of the catalog has it. */
function listItemOf({ inputs: _, outputs: __, resources: ___, dependencies: ____, ...item }) {
    return item;
}
function firstNames(values) {
    return values.slice(0, MAX_SEARCHED_NAMES).map(({ name }) => name);
}
/** The keys that list items and module details share; missing text is `""`. */
function releaseSummary(release) {
    const { namespace, name, system } = release.address;
    return {
        id: `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address)}/${release.version}`,
        owner: ownerName(release.repository.url),
        namespace,
        name,
        version: release.version,
        provider: system,
        description: release.description,
        source: release.repository.url,
        published_at: release.committedAt,
        verified: false,
    };
}
/** `https://host/acme/vpc` → `acme`; the account is what registries show as the owner. */
function ownerName(url) {
    return url === '' ? '' : (new URL(url).pathname.split('/')[1] ?? '');
}
/** The version that lists and details show of a module; undefined where none is listed. */
function latestOf(module) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .listedVersions */ .f3)(module));
}
/** An empty list where the file is missing. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const list = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(moduleList, bytes);
    if (list !== undefined)
        return { modules: list.modules, hasMore: list.meta?.next_offset !== undefined };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/** The list with the items of these modules added or replaced; a module without an item is left out. */
function withModules(list, modules) {
    const changed = new Set(modules.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)));
    const others = list.modules.filter((each) => !changed.has(itemAddress(each)));
    return { ...list, modules: [...others, ...modules.flatMap(({ item }) => item ?? [])] };
}
/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `next_offset` says that there
 * are more; there is no `next_url`, because a static host answers every offset with this list.
 */
function formatNewestList({ modules: all, hasMore = false }) {
    const modules = newestItems(all);
    const more = hasMore || all.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh ? { next_offset: modules.length } : {};
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit: _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, current_offset: 0, ...more }, modules });
}
/** The items of that list. Of more items than these, no other can get into it. */
function newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)));
    return newest.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh);
}
/** The list of all systems of one name, by address. */
function formatSystemList({ modules }) {
    const limit = Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, modules.length);
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) });
}
/** A file of the catalog with modules, by address. */
function formatCatalog(modules) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ modules: byAddress(modules) });
}
function byAddress(modules) {
    return modules.toSorted((a, b) => compare(itemAddress(a), itemAddress(b)));
}
/** `namespace/name/system` */
function itemAddress(item) {
    return `${item.namespace}/${item.name}/${item.provider}`;
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 7004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ renderVersions),
/* harmony export */   Qj: () => (/* binding */ terraformLocation),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   j1: () => (/* binding */ renderDiscovery),
/* harmony export */   vy: () => (/* binding */ renderHostHeaders),
/* harmony export */   wH: () => (/* binding */ sourcePageLocation),
/* harmony export */   xc: () => (/* binding */ renderDownload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);







/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
/** @param basePath of a server that is not at the root of its host: `/registry` */
function renderDiscovery(basePath = '') {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({ 'modules.v1': `${basePath}${_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_BASE_PATH */ .wh}` });
}
/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS = { root: { providers: [], dependencies: [] }, submodules: [] };
/**
 * What the document says it is about: the web URL of the repository, where update bots look for changelogs, or the address of a
 * module without a known repository. Clients do not read it.
 */
function sourceOf({ owner, address }) {
    return owner === null ? (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address) : `https://${owner.host}/${owner.repository}`;
}
/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks.
 */
function renderVersions(module, requirements) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .listedVersions */ .f3)(module).map((version) => ({
        version,
        ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
    }));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({ modules: [{ source: sourceOf(module), versions }] });
}
const listed = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ versions: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ version: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })) })),
});
/** The versions that a `versions` document lists; none where it is not one. */
function versionsIn(bytes) {
    return new Set((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(listed, bytes)?.modules[0]?.versions.map(({ version }) => version));
}
/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
function renderDownload(release, { sign = (location) => location, readsOci = true, useRegistryCredentials = false } = {}) {
    const [first] = release.packages;
    const location = (readsOci ? undefined : terraformLocation(release)) ?? first?.location;
    if (location === undefined)
        return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({});
    // A direct package is fetched from the location as it stands, `//` and all.
    const isWhole = (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .subdirectoryOf */ .$z)(location) === '';
    const isDirect = useRegistryCredentials && isWhole && (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(location) === 'relative';
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({
        location: sign(location),
        ...(isDirect ? { use_registry_credentials: true } : {}),
    });
}
/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
function terraformLocation(release) {
    const isSame = release.package.equalsTree === true;
    const locations = release.packages.map(({ location }) => location);
    return locations.find((location, place) => {
        const kind = (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(location);
        return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame);
    });
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const location = terraformLocation(release);
    if (location === undefined || (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(location) !== 'relative')
        return location;
    if (registryUrl === null)
        return undefined;
    const download = `${registryUrl}/${(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(release.address, release.version, 'download')}`;
    return new URL(location, download).href;
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_BASE_PATH */ .wh}*/download\n  X-Terraform-Get: ./source\n`;
}


/***/ }),

/***/ 4334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ versionState),
/* harmony export */   c5: () => (/* binding */ deprecationOf),
/* harmony export */   pS: () => (/* binding */ refuseUnknownMarks)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);



/** The state of a version that is, or was, published. Of several marks the strongest counts: removed, yanked, deprecated. */
function versionState(module, version) {
    const isIts = (mark) => mark.version === version;
    const removal = module.removed.find(isIts);
    if (removal !== undefined)
        return { state: 'removed', reason: removal.reason, date: removal.date };
    const yank = module.yanks.find(isIts);
    if (yank !== undefined)
        return { state: 'yanked', ...markOf(yank) };
    const deprecation = deprecationOf(module, version);
    return deprecation === undefined ? { state: 'listed' } : { state: 'deprecated', ...deprecation };
}
/**
 * The deprecation of a version: its own before that of a range, and that of a range before that of the whole module. A range
 * has a pre-release only where it names it, as in clients.
 */
function deprecationOf(module, version) {
    const { deprecations } = module;
    const own = deprecations.find(({ versions }) => versions === version);
    const ofRange = deprecations.find(({ versions }) => versions !== undefined && (0,_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isInRange */ .h$)(version, versions));
    const found = own ?? ofRange ?? deprecations.find(({ versions }) => versions === undefined);
    return found && markOf(found);
}
/** Without keys that other tools added. */
function markOf({ reason, date, link, replacement }) {
    return {
        reason,
        date,
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}
/** Throws INDEX_INVALID for a mark of a version that was never published: it would have no effect, and nobody would see why. */
function refuseUnknownMarks(path, module) {
    const known = new Set([...module.versions, ...module.removed].map(({ version }) => version));
    const marked = [
        ...module.yanks.map(({ version }) => ['yanks', version]),
        ...module.deprecations.flatMap(({ versions }) => versions !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(versions).ok ? [['deprecations', versions]] : []),
    ];
    const unknown = marked.find(([, version]) => !known.has(version));
    if (unknown === undefined)
        return;
    const [list, version] = unknown;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index marks version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(version)} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(list)}, and the module has no such version`, `correct the version in the list, or take the mark out of it`);
}


/***/ }),

/***/ 5027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   Ez: () => (/* binding */ parseRequirements),
/* harmony export */   H1: () => (/* binding */ renderVersionsDocument)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5149);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2989);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4334);









/** Versions that are missing in `requirements` count as published without their interface. */
function renderVersionsDocument(module, requirements) {
    const published = module.versions.map(({ version, committedAt }) => ({
        version,
        date: committedAt,
        ...stateOf(module, version),
        ...(requirements.get(version) ?? {}),
    }));
    const removed = module.removed.map(({ version }) => ({ version, ...stateOf(module, version) }));
    const versions = [...published, ...removed].sort((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactJson */ .Ar)({ address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(module.address), versions });
}
/** `since` is the date of the mark; `date` is that of the commit. */
function stateOf(module, version) {
    const { date, ...state } = (0,_version_state_js__WEBPACK_IMPORTED_MODULE_6__/* .versionState */ .M7)(module, version);
    return { ...state, ...(date === undefined ? {} : { since: date }) };
}
/** The requirements of a version, as the protocol shows them; null for one that was published without its interface. */
function requirementsOf(moduleInterface) {
    if (moduleInterface === undefined)
        return null;
    const { root, submodules } = moduleInterface;
    const requirements = ({ providers, calls }) => ({
        providers: providers.map(_interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .providerJson */ .Gp),
        dependencies: calls.map(_interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .dependencyJson */ .MQ),
    });
    return {
        root: requirements(root),
        submodules: submodules.map((each) => ({ path: each.path, ...requirements(each) })),
    };
}
const text = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP();
const directory = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    providers: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, namespace: text, source: text, version: text })),
    dependencies: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: text, source: text, version: text })),
});
const versionsDocument = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    versions: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        version: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .versionField */ .FA,
        root: directory.optional(),
        submodules: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(directory.extend({ path: text })).optional(),
    })),
});
/** Reads the requirements in `versions.json`; none where the file is missing. Throws INDEX_INVALID. */
function parseRequirements(path, bytes) {
    if (bytes === undefined)
        return new Map();
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(versionsDocument, bytes);
    if (document !== undefined) {
        return new Map(document.versions.map(({ version, root, submodules }) => [
            version,
            root === undefined || submodules === undefined ? null : { root, submodules },
        ]));
    }
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a list of versions`, 'run `module-registry render --index …` to rebuild it');
}


/***/ }),

/***/ 6889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ catalogNeighbours),
/* harmony export */   ek: () => (/* binding */ renderCatalog),
/* harmony export */   zn: () => (/* binding */ updateLists)
/* harmony export */ });
/* unused harmony export updateCatalog */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8129);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9722);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6476);








/** The whole catalog of these modules. */
function renderCatalog(items) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(items, (item) => hashOf(item).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => layOut(prefix, group).files);
}
/** The lists and the files of the catalog that show these modules, each in its new state. @param read gives them as they are */
function updateLists(listed, read) {
    const items = (itemOf) => listed.map(({ module, latest }) => ({ address: module.address, item: latest && itemOf(module, latest) }));
    const lists = _file_table_js__WEBPACK_IMPORTED_MODULE_5__/* .LISTS */ .m5.flatMap((list) => [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(items(_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .listItem */ .Aw), ({ address }) => list.path(address))].map(([path, group]) => {
        const content = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .withModules */ .KT)((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleList */ .W2)(path, read(path)), group);
        return [path, (0,_file_table_js__WEBPACK_IMPORTED_MODULE_5__/* .renderList */ .pI)(list, path, content)];
    }));
    return [...lists, ...updateCatalog(items(_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogItem */ .xn), read)];
}
/**
 * The files of the catalog that these changes change, each in its new state: the same files as {@link renderCatalog} gives. Reads the
 * files of `catalogChain` and of `catalogNeighbours`.
 */
function updateCatalog(changes, read) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => updateSubtree(prefix, group, read).files);
}
function updateSubtree(prefix, changes, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file)
        return layOut(prefix, (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .withModules */ .KT)(file, changes).modules);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const updated = [...groups].map(([digit, group]) => [digit, updateSubtree(prefix + digit, group, read)]);
    const files = updated.flatMap(([, subtree]) => subtree.files);
    const after = {
        ...file.children,
        ...Object.fromEntries(updated.map(([digit, { bytes }]) => [digit, bytes])),
    };
    const children = Object.fromEntries(Object.entries(after).filter(([, bytes]) => bytes > 0));
    const bytes = sum(Object.values(children));
    if (!(0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes))
        return { files: [...files, nodeFile(prefix, children)], bytes };
    const drafts = new Map(files.map(([path, text]) => [path, text === null ? undefined : encode(text)]));
    const items = Object.keys(children).flatMap((digit) => itemsBelow(prefix + digit, (path) => (drafts.has(path) ? drafts.get(path) : read(path))));
    const gone = [...Object.keys(after).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)), ...drafts.keys()];
    return { files: [...layOut(prefix, items).files, ...gone.map((path) => [path, null])], bytes };
}
function layOut(prefix, items) {
    const bytes = sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN));
    if ((0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes) || prefix.length === _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_PREFIX */ .MW) {
        const text = items.length === 0 ? null : (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCatalog */ .fn)(items);
        return { files: [[(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), text]], bytes };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(items, (item) => hashOf(item).charAt(prefix.length));
    const parts = [...groups].map(([digit, group]) => [digit, layOut(prefix + digit, group)]);
    const children = Object.fromEntries(parts.map(([digit, part]) => [digit, part.bytes]));
    return { files: [...parts.flatMap(([, part]) => part.files), nodeFile(prefix, children)], bytes };
}
/**
 * The paths, besides those of `catalogChain`, that changes of these modules may need: where the other modules fit into one file, a
 * module that gets smaller makes one file of several.
 */
function catalogNeighbours(addresses, files) {
    const read = (path) => files.get(path);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => neighboursBelow(prefix, group, read).paths);
}
function neighboursBelow(prefix, addresses, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file) {
        const own = new Set(addresses.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc));
        const items = file.modules.filter((item) => own.has((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .itemAddress */ .EA)(item)));
        return { paths: [], own: sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN)) };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const below = [...groups].map(([digit, group]) => neighboursBelow(prefix + digit, group, read));
    const own = sum(below.map((each) => each.own));
    const isMerged = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(sum(Object.values(file.children)) - own);
    const siblings = isMerged ? Object.keys(file.children).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)) : [];
    return { paths: [...siblings, ...below.flatMap(({ paths }) => paths)], own };
}
function fileAt(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    return (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, read(path));
}
function itemsBelow(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    const bytes = read(path);
    if (bytes === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although the file above it names it`, 'run `module-registry render --index …` to rebuild it');
    }
    const file = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, bytes);
    if ('modules' in file)
        return file.modules;
    return Object.keys(file.children).flatMap((digit) => itemsBelow(prefix + digit, read));
}
function nodeFile(prefix, children) {
    return [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalogNode */ .B)(children)];
}
function hashOf({ namespace, name, provider }) {
    return (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)({ namespace, name, system: provider });
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function encode(text) {
    return new TextEncoder().encode(text);
}


/***/ }),

/***/ 6476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m5: () => (/* binding */ LISTS),
  vH: () => (/* binding */ addToList),
  rQ: () => (/* binding */ interfaceFiles),
  ug: () => (/* binding */ moduleFiles),
  Of: () => (/* binding */ pathsToRead),
  xs: () => (/* binding */ registryFiles),
  pI: () => (/* binding */ renderList),
  uP: () => (/* binding */ versionFiles)
});

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/hosting.js
var hosting = __webpack_require__(9856);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(9707);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(4512);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/index/format/pages.js


/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
function renderHomePage(registry) {
    const example = registry.url === null
        ? '<p>It has no public URL yet.</p>'
        : `<pre><code>${(0,html/* escapeHtml */.Z)(exampleOf(new URL(registry.url).host))}</code></pre>`;
    return page(registry.name, `<h1>${(0,html/* escapeHtml */.Z)(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
${example}
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
function exampleOf(host) {
    return `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
}
/** `404.html`. With it, hosts answer 404 for a missing file; without it, some answer 200 and the front page. */
function renderNotFoundPage(registry) {
    return page(`Not found · ${registry.name}`, '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>');
}
function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,html/* escapeHtml */.Z)(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
function renderSourcePage(release, location) {
    const title = (0,html/* escapeHtml */.Z)(`${(0,module_address/* formatModuleAddress */.wc)(release.address)} ${release.version}`);
    const meta = location === undefined ? '' : `<meta name="terraform-get" content="${(0,html/* escapeHtml */.Z)(location)}">\n`;
    const text = location === undefined
        ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
        : `Package: <code>${(0,html/* escapeHtml */.Z)(location)}</code>`;
    return `<!DOCTYPE html>
<html lang="en">
<head>
${meta}<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(5027);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
;// CONCATENATED MODULE: ./lib/index/plan/file-table.js











/** Made from `registry.json`, which comes first: it says that the other files are an index. */
const REGISTRY_FILES = [
    [paths/* REGISTRY_PATH */.aA, json/* canonicalJson */.dj],
    ['.nojekyll', () => ''],
    ['_headers', protocol/* renderHostHeaders */.vy],
    [paths/* DISCOVERY_PATH */.py, () => (0,protocol/* renderDiscovery */.j1)()],
    // Without modules. With modules, the row of LISTS renders it.
    [paths/* MODULE_LIST_PATH */._Q, () => (0,module_list/* formatNewestList */.GU)({ modules: [] })],
    ['404.html', renderNotFoundPage],
    ['index.html', renderHomePage],
];
/** Made from the module interface of a version. */
const INTERFACE_FILES = [
    ['interface.json', interface_document/* formatInterface */.X$],
    ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
];
/** Made from a version. */
const VERSION_FILES = [
    ['release.json', ({ release }) => (0,documents/* formatReleaseDocument */.yp)(release)],
    ['index.json', ({ release, moduleInterface }) => (0,module_details/* renderVersionDetails */.VH)(release, moduleInterface)],
    ['source', ({ release, registry }) => renderSourcePage(release, (0,protocol/* sourcePageLocation */.wH)(release, registry.url))],
    [
        'download',
        ({ release, registry: { useRegistryCredentials } }) => (0,protocol/* renderDownload */.xc)(release, { useRegistryCredentials }),
    ],
];
/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES = [
    ['module.json', ({ module }) => (0,documents/* formatModuleDocument */.TI)(module)],
    ['versions', ({ module }) => (0,protocol/* renderVersions */.Ku)(module)],
    ['versions.json', ({ module, requirements }) => (0,versions_document/* renderVersionsDocument */.H1)(module, requirements)],
    [
        'index.json',
        ({ module, latest }) => {
            if (latest === undefined)
                return null;
            const { release, moduleInterface } = latest;
            const deprecation = (0,module_details/* deprecationJson */.tH)(module, release.version);
            return (0,module_details/* renderModuleDetails */.Zs)(release, moduleInterface, {
                versions: (0,documents/* listedVersions */.f3)(module),
                deprecation,
            });
        },
    ],
];
/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
const LISTS = [
    { path: paths/* nameListPath */.zx, format: module_list/* formatSystemList */.Zr },
    { path: paths/* namespaceListPath */.P_, format: module_list/* formatNewestList */.GU },
    { path: () => paths/* MODULE_LIST_PATH */._Q, format: module_list/* formatNewestList */.GU },
];
/** The files of the registry itself: all the files of an index without modules. */
function registryFiles(registry) {
    const files = REGISTRY_FILES.map(([path, render]) => [path, render(registry)]);
    return [...files, ...(0,hosting/* hostingFiles */.wX)(registry.hosting, registry.url)];
}
/** `interface.json` of a version, and its `README.md` where the module has one. */
function interfaceFiles({ address, version }, moduleInterface) {
    return INTERFACE_FILES.flatMap(([file, render]) => {
        const text = render(moduleInterface);
        return text === null ? [] : [[(0,paths/* versionPath */.qW)(address, version, file), text]];
    });
}
/** The other files of a version. */
function versionFiles(registry, version) {
    const { address, version: number } = version.release;
    return VERSION_FILES.map(([file, render]) => [
        (0,paths/* versionPath */.qW)(address, number, file),
        render({ ...version, registry }),
    ]);
}
/** The files of a module that are not of one version. */
function moduleFiles(listed, requirements) {
    const { address } = listed.module;
    return MODULE_FILES.map(([file, render]) => [
        (0,paths/* modulePath */.Mw)(address, file),
        render({ ...listed, requirements }),
    ]);
}
/** The list of these modules at the path; null for an empty one, but for the list of the whole registry. */
function renderList(list, path, content) {
    return content.modules.length === 0 && path !== paths/* MODULE_LIST_PATH */._Q ? null : list.format(content);
}
/** The list with one more module. Of a list that shows the newest modules alone, no more is kept. */
function addToList({ format }, content, item) {
    const { modules, hasMore = false } = content;
    if (format !== module_list/* formatNewestList */.GU || modules.length < 4 * limits/* LIST_LIMIT */.bh)
        return { modules: [...modules, item], hasMore };
    return { modules: (0,module_list/* newestItems */.RA)([...modules, item]), hasMore: true };
}
/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
function pathsToRead(address, versions) {
    const versionRows = [...INTERFACE_FILES, ...VERSION_FILES];
    return [
        ...MODULE_FILES.map(([file]) => (0,paths/* modulePath */.Mw)(address, file)),
        ...versions.flatMap((version) => versionRows.map(([file]) => (0,paths/* versionPath */.qW)(address, version, file))),
        ...LISTS.map((list) => list.path(address)),
        ...(0,paths/* catalogChain */.Hd)(address),
    ];
}


/***/ }),

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   CY: () => (/* binding */ planUpdates),
/* harmony export */   jX: () => (/* binding */ withTrailers)
/* harmony export */ });
/* unused harmony exports MAX_TRAILER_LENGTH, publicationMessage, publishedVersion */
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


/***/ }),

/***/ 5149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ providerJson),
/* harmony export */   MQ: () => (/* binding */ dependencyJson),
/* harmony export */   X$: () => (/* binding */ formatInterface),
/* harmony export */   wG: () => (/* binding */ interfaceJson)
/* harmony export */ });
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);

/**
 * The interface of a directory in the format of the registry HTTP API. `default` is source text, and missing text is `''`; only
 * managed resources are listed. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryJson(directory) {
    return {
        path: directory.path,
        readme: directory.readme,
        empty: directory.empty,
        inputs: directory.inputs.map((input) => ({
            name: input.name,
            type: input.type,
            description: input.description,
            default: input.default,
            required: input.required,
            sensitive: input.sensitive,
        })),
        outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
        dependencies: directory.calls.map(dependencyJson),
        provider_dependencies: directory.providers.map(providerJson),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** The module interface as `inspect --json` prints it, in the format of the registry HTTP API. */
function interfaceJson(module) {
    return {
        root: directoryJson(module.root),
        submodules: module.submodules.map(directoryJson),
        examples: module.examples.map(directoryJson),
        diagnostics: module.diagnostics,
    };
}
/** A module call in the same format. */
function dependencyJson({ name, source, version }) {
    return { name, source, version };
}
/** A provider requirement in the same format; one without namespace is HashiCorp's. */
function providerJson({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
}
/** The module interface as text for people: one paragraph for each directory. */
function formatInterface(module) {
    const directories = [module.root, ...module.submodules, ...module.examples];
    return directories.map(formatDirectory).join('\n\n');
}
function formatDirectory(directory) {
    const title = directory.path === '' ? 'root' : directory.path;
    if (directory.empty)
        return `${title}: no configuration`;
    const lines = [
        ...directory.inputs.map(({ name, type, required }) => row('input', name, `${oneLine(type) || 'any'}${required ? ', required' : ''}`)),
        ...directory.outputs.map(({ name, sensitive }) => row('output', name, sensitive ? 'sensitive' : '')),
        ...directory.resources.map(({ mode, type, name }) => row(mode === 'managed' ? 'resource' : mode, `${type}.${name}`, '')),
        ...directory.calls.map(({ name, source, version }) => row('module', name, `${source} ${version}`)),
        ...directory.providers.map(({ name, source, constraints }) => row('provider', name, `${source || '(implied)'} ${(0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints)}`)),
        ...(directory.requiredVersions.length > 0
            ? [row('requires', 'terraform', (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(directory.requiredVersions))]
            : []),
    ];
    return [title, ...lines].join('\n');
}
function row(kind, name, more) {
    return `  ${kind.padEnd(9)} ${name}${more.trim() === '' ? '' : `  ${more.trim()}`}`;
}
function oneLine(text) {
    return text.replaceAll(/\s+/g, ' ');
}


/***/ }),

/***/ 3430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ comparableHost),
/* harmony export */   CL: () => (/* binding */ parseRegistrySource),
/* harmony export */   U$: () => (/* binding */ registryHost)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source, and for one without a host, which names a
 * module of the client's own registry. https://opentofu.org/docs/language/modules/sources/#module-registry
 */
function parseRegistrySource(source) {
    const [path = '', ...subdirectory] = source.split('//');
    const [named = '', namespace = '', name = '', system = '', ...more] = path.split('/');
    const [host, address] = [registryHost(named), { namespace, name, system }];
    if (more.length > 0 || host === undefined || (0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressProblem */ .cg)(address) !== undefined)
        return undefined;
    return { host, address, subdirectory: subdirectory.join('//') };
}
/**
 * A host with its port in the form in which clients compare hosts: lower case, punycode, no default port. Undefined for what clients
 * take for no host. https://github.com/hashicorp/terraform-svchost/blob/main/svchost.go
 */
function comparableHost(text) {
    if (!/^[^\s/?#@\\%[\]:]+(?::\d+)?$/.test(text) || !URL.canParse(`https://${text}`))
        return undefined;
    const { host } = new URL(`https://${text}`);
    return host.split('.').includes('') ? undefined : host;
}
/** The comparable form of the host of a module address, which has a dot and is no Git host that clients know; else undefined. */
function registryHost(text) {
    const host = comparableHost(text);
    return host?.includes('.') && !/^(?:github\.com|bitbucket\.org)$/.test(host) ? host : undefined;
}


/***/ }),

/***/ 1260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   n: () => (/* binding */ descriptorOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** `sha256:<64 hex>` of the bytes. */
function digestOfBytes(bytes) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
}
/** The descriptor of bytes that are in memory. */
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}


/***/ })

};
