export const id = 9834;
export const ids = [9834];
export const modules = {

/***/ 9370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IQ: () => (/* binding */ DirectoryContents),
  um: () => (/* binding */ DirectoryIndex)
});

// UNUSED EXPORTS: isSpelled

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
// EXTERNAL MODULE: ./lib/base/slices.js
var slices = __webpack_require__(7854);
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
/** Time that one process may hold a directory index: longer than any write takes. Then the next writer removes its lock. */
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
    #lasting = [];
    constructor(root, { isCreatedByPublish = false } = {}) {
        this.#root = root;
        this.isCreatedByPublish = isCreatedByPublish;
        this.#watched = watchedFiles(root);
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
        const write = async () => {
            (0,directory_paths/* createDirectory */.c1)(this.#root);
            await this.#requireFiles(change);
            return withLock(this.#root, async (staging) => {
                if (await on.isStale())
                    return 'moved';
                await this.#requireFiles(change);
                for (const [path, content] of change.files)
                    await this.#write(path, content, staging);
                return { commit: null };
            });
        };
        return (await write().catch(refuseWrite(this.#root))) ?? 'moved';
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
        this.#folds ??= foldsCase(this.#root, name);
        return !(await this.#folds) || isSpelled(this.#root, path);
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
function watchedFiles(root) {
    /** By path; `''` for a file that is missing. */
    const states = new Map();
    /** To report; undefined if any file may have changed. */
    let changed = new Set();
    /** What was reported last, and to whom. */
    let reported = new Set();
    let receiver;
    /** `''` for every path that cannot be read, as for a missing file: the read that follows says why. */
    const stateOf = async (path) => {
        const found = await (0,promises_.stat)((0,external_node_path_.join)(root, path)).catch(() => undefined);
        return found === undefined ? '' : `${found.ctimeMs} ${found.ino} ${found.size}`;
    };
    const compare = async (path) => {
        const [state, known] = [await stateOf(path), states.get(path)];
        if (known === undefined || known === state)
            return;
        states.delete(path);
        changed?.add(path);
    };
    return {
        /** Must be called before a file is read, so that a change while it is read is found too. */
        async watch(path) {
            const [state, known] = [await stateOf(path), states.get(path)];
            if (known !== undefined && known !== state)
                changed?.add(path);
            states.set(path, state);
            if (states.size <= MAX_WATCHED_FILES)
                return;
            states.clear();
            changed = undefined;
        },
        /**
         * The paths of the changed files; undefined if any file may have changed. What was reported to a snapshot is reported to the next
         * one too, unless that one succeeds it: a snapshot that could not be served has no successor.
         */
        async report(to, predecessor) {
            for (const paths of (0,slices/* slices */.w)([...states.keys()], STATS_AT_ONCE))
                await Promise.all(paths.map(compare));
            const before = predecessor === receiver ? new Set() : reported;
            reported = before && changed && new Set([...before, ...changed]);
            changed = new Set();
            receiver = to;
            return reported;
        },
    };
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
            const entries = directory === '' ? all.filter(({ name }) => !isOwnFile(name) && name !== '.git') : all;
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
/** Removes what a writer that was killed has left, where `names` of the directory hold such files; one that runs keeps them. */
async function removeDeadLock(root, names) {
    // A reader may lack the right to it; what is left does no harm until somebody writes.
    if (names.some(isOwnFile))
        await withLock(root, async () => { }).catch(() => { });
}
/**
 * Whether the file system finds a file by another spelling than its own, as those of macOS and Windows do.
 * @param name of a file in the directory
 */
async function foldsCase(directory, name) {
    const other = name.toUpperCase();
    const names = await (0,promises_.readdir)(directory).catch(() => []);
    if (other === name || names.includes(other))
        return false;
    return (0,promises_.stat)((0,external_node_path_.join)(directory, other)).then(() => true, () => false);
}
/** Whether each directory of a path below `root` has the next name in this very spelling. */
async function isSpelled(root, path) {
    const parent = (0,external_node_path_.dirname)(path);
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, parent)).catch(() => []);
    if (!names.includes(path.slice(parent === '.' ? 0 : parent.length + 1)))
        return false;
    return parent === '.' || isSpelled(root, parent);
}


/***/ }),

/***/ 5500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   aB: () => (/* binding */ isSpecialFile),
/* harmony export */   c1: () => (/* binding */ createDirectory),
/* harmony export */   o1: () => (/* binding */ DirectoryPaths),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4141);





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
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_4__/* .getOrInsert */ .P)(this.#known, path, () => this.#look(path));
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

/***/ 9834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ withIndex),
/* harmony export */   b6: () => (/* binding */ openIndex),
/* harmony export */   iR: () => (/* binding */ indexTarget)
/* harmony export */ });
/* unused harmony exports INDEX_RACE_MS, parseBranch, closing, openApiIndex, messageOfRun, raceBackoff */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _adapters_filesystem_directory_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9370);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_index_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7011);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(991);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4546);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8644);
/* harmony import */ var _index_format_bucket_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(106);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5664);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5023);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4632);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9265);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4994);















/** Characters of a trailer in a commit message. A longer value is cut. */
const MAX_TRAILER_LENGTH = 500;
/** Time for which a publish runs lost races for the index again. Then it fails with INDEX_BUSY. 200 at once take 14 minutes where a try takes four seconds. */
const INDEX_RACE_MS = 20 * 60_000;
const DEFAULT_BRANCH = 'registry';
/**
 * Reads `<remote>[#<branch>]` or a directory. A remote is a URL (http on loopback only), the scp form, a path that ends in
 * `.git`, or a bare repository. The branch begins after the last `#`; the name of a directory may contain `#`. Throws
 * INVALID_INPUT.
 */
function indexTarget(index) {
    if ((0,_index_format_bucket_js__WEBPACK_IMPORTED_MODULE_8__/* .isBucketUrl */ .gp)(index))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteUrl */ .y8)(index)} is a bucket, which only \`serve\` reads`, `name the index itself; to upload it: module-registry sync --index INDEX --to ${/^s3:\/\/[\w./-]+$/.test(index) ? index : 's3://BUCKET'}`);
    const [, url, branch = ''] = /^(.*)#([^#]*)$/s.exec(index) ?? [];
    const remoteOfBranch = url === undefined ? undefined : indexRemote(url);
    if (remoteOfBranch !== undefined)
        return { kind: 'git', remote: remoteOfBranch, branch: parseBranch(branch) };
    const remote = indexRemote(index);
    return remote === undefined
        ? { kind: 'directory', path: index }
        : { kind: 'git', remote, branch: DEFAULT_BRANCH };
}
/** Undefined for a directory. */
function indexRemote(index) {
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .parseGitRemote */ .IM)(index);
    if (remote.scheme === 'http' && !(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .isLoopback */ .U9)(remote.host)) {
        const message = `the index ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteUrl */ .y8)(index)} is not safe: http is allowed on loopback only`;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RegistryError */ .gl('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`);
    }
    if (remote.scheme !== 'file' || index.startsWith('file://'))
        return remote;
    const isBare = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(index, 'HEAD')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(index, 'objects'));
    if (!isBare && !/\.git\/?$/.test(index))
        return undefined;
    // Git runs in directories of its own, where a relative path would name another directory.
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(index);
    return { ...remote, path, url: path };
}
/** Throws INVALID_INPUT. */
function parseBranch(text) {
    if ((0,_module_tag_js__WEBPACK_IMPORTED_MODULE_11__/* .isRefName */ .pA)(text) && !text.includes('@'))
        return text;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RegistryError */ .gl('INVALID_INPUT', `the index branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as registry');
}
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git, INDEX_INVALID for a directory to read that does not exist. */
async function openIndex(runtime, { index, reading, writes = false, createsDirectory }) {
    const { environment, log, temporary } = runtime;
    const { target, token } = typeof index === 'string'
        ? { target: indexTarget(index), token: environment['MODULE_REGISTRY_TOKEN'] }
        : index;
    const watched = (store) => ({
        target,
        index: runtime.writes?.index(store) ?? store,
        raceBackoff: raceBackoff(INDEX_RACE_MS),
    });
    if (target.kind === 'directory') {
        if (!writes && !createsDirectory && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target.path))
            throw (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_9__/* .notAnIndex */ .jy)(`there is no index at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(target.path)}: the directory does not exist`);
        const opened = new _adapters_filesystem_directory_index_js__WEBPACK_IMPORTED_MODULE_3__/* .DirectoryIndex */ .um(target.path, { isCreatedByPublish: createsDirectory });
        return { ...watched(opened), close: async () => { } };
    }
    const git = await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_4__.requireGit)(new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_4__.Git(environment, log));
    const { remote, branch } = target;
    const opened = new _adapters_git_index_store_js__WEBPACK_IMPORTED_MODULE_5__/* .GitIndex */ .B8(git, { remote, branch, token, reading, writes, temporary });
    const store = withRunTrailers(opened, runtime);
    const checkAccess = async () => {
        await opened.checkAccess();
        // The action asks at its start.
        if (typeof index === 'string')
            await (0,_forge_js__WEBPACK_IMPORTED_MODULE_12__/* .provePushToIndex */ .Ab)({ remote, branch, token }, runtime);
    };
    return { ...watched({ ...store, checkAccess }), close: () => opened.close() };
}
/** Works on an index, and closes it. Throws as {@link openIndex}. */
async function withIndex(runtime, settings, work) {
    return closing(await openIndex(runtime, settings), work);
}
/** Closes an index after the work, also if it fails. */
async function closing(opened, work) {
    try {
        return await work(opened);
    }
    finally {
        await opened.close();
    }
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex(runtime, repository, target) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(7164), __webpack_require__.e(5439)]).then(__webpack_require__.bind(__webpack_require__, 5439));
    return {
        target,
        index: withRunTrailers(new ApiIndex({ repository, branch: target.branch }), runtime),
        raceBackoff: raceBackoff(INDEX_RACE_MS),
        close: async () => { },
    };
}
/**
 * The change with a message whose last paragraph, its trailers, says which run makes it, and that shows none of its secrets. Each
 * trailer is one line; empty ones are left out.
 */
function messageOfRun({ message, trailers = [], ...change }, { environment, secrets }) {
    const lines = [...trailers, ...runTrailers(environment)].flatMap(([key, value]) => {
        const line = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(value.trim()).slice(0, MAX_TRAILER_LENGTH);
        return line === '' ? [] : [`${key}: ${line}`];
    });
    return { ...change, message: secrets.apply(`${message.trimEnd()}\n\n${lines.join('\n')}\n`) };
}
/** An index whose commits say which run made them, for auditors. No file of the index says so. */
function withRunTrailers(store, run) {
    return (0,_runtime_js__WEBPACK_IMPORTED_MODULE_13__/* .committingBy */ .n$)(store, (change, on) => store.commit(messageOfRun(change, run), on));
}
/** https://docs.github.com/actions/reference/variables-reference, https://docs.gitlab.com/ci/variables/predefined_variables/ */
function runTrailers(environment) {
    const read = (name) => environment[name] ?? '';
    const [server, repository, id] = ['SERVER_URL', 'REPOSITORY', 'RUN_ID'].map((name) => read(`GITHUB_${name}`));
    const isGitHub = server !== '' && repository !== '' && id !== '';
    // Gitea has one page for all attempts.
    const attempt = (0,_forge_js__WEBPACK_IMPORTED_MODULE_12__/* .isGiteaRunner */ .bM)(environment) ? '' : `/attempts/${read('GITHUB_RUN_ATTEMPT') || '1'}`;
    const url = `${server}/${repository}/actions/runs/${id}${attempt}`;
    return [
        ['Tool', _base_tool_version_js__WEBPACK_IMPORTED_MODULE_14__/* .RENDERER */ .G],
        ['Run', isGitHub ? url : read('CI_JOB_URL')],
        ['Actor', read('GITHUB_ACTOR') || read('GITLAB_USER_LOGIN')],
    ];
}
/** The most that a lost race for the index counts as, for the wait before the next try. */
const LONGEST_TRY_MS = 2_000;
/** The least that a lost race for the index counts as, for the wait before the next try. */
const SHORTEST_TRY_MS = 50;
/** What a wait needs of the world: milliseconds since some start, sleep, a number from 0 to 1. A simulation passes its own. */
const REAL_TIME = {
    now: () => Date.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(ms),
    random: () => Math.random(),
};
/**
 * The windows that waits are drawn from, after one loss and more, as multiples of what a try takes. The first losses say that
 * there may be more and more writers: the window grows. Who goes on losing gets a shorter one again, so that writers who
 * came later do not overtake him for ever. The last one stays wide enough for some such writers.
 */
const WINDOWS = [2, 6, 18, 40, 20, 10];
const LAST_WINDOW = 8;
/** The longest wait after this many losses in a row, from 1, where a try takes `tookMs`. */
function raceWindowMs(losses, tookMs) {
    const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, tookMs));
    return took * (WINDOWS[losses - 1] ?? LAST_WINDOW);
}
/**
 * The wait after a lost race for the index, until `totalMs` are over: any time up to `raceWindowMs`, from what the lost try
 * took. The more writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function raceBackoff(totalMs, time = REAL_TIME) {
    const deadline = time.now() + totalMs;
    let tryStarted = time.now();
    return {
        async wait(attempt) {
            const leftMs = deadline - time.now();
            if (leftMs <= 0)
                return false;
            const delay = raceWindowMs(attempt, time.now() - tryStarted) * time.random();
            await time.sleep(Math.min(leftMs, delay));
            tryStarted = time.now();
            return true;
        },
    };
}


/***/ })

};
