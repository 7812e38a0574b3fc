export const id = 336;
export const ids = [336];
export const modules = {

/***/ 751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ serverOfRun)
/* harmony export */ });
/* harmony import */ var _composition_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1123);

/** The GitHub server of the run, to be used with the token of an input. Throws INVALID_INPUT. */
function serverOfRun({ apiUrl, serverUrl: url }, { environment }, { token, input }) {
    const retrySeconds = (0,_composition_github_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRetrySeconds */ .re)(environment['MODULE_REGISTRY_RETRY_SECONDS']);
    return { url, apiUrl, token, tokenName: `input "${input}"`, retrySeconds };
}


/***/ }),

/***/ 987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NK: () => (/* binding */ homeOfIndex),
  c2: () => (/* binding */ indexRepositoryOf),
  Rn: () => (/* binding */ openIndexRepository)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/github.js
var github = __webpack_require__(1123);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/absent.js

/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
function absent(path, codes, value) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (codes.includes(code))
            return value;
        throw new base_error/* RegistryError */.gl(code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,base_error/* quote */.hD)(path)}: ${code || (0,base_error/* messageOf */.bD)(cause)}`, 'name a directory that this user may read with --index', { cause });
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/adapters/filesystem/running.js
var running = __webpack_require__(4725);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/special-file.js



/**
 * Refuses with INDEX_INVALID a path of an index that is, or that leads through, anything but files and directories: a link may
 * lead out of the index, and a FIFO or a device never ends. The index itself may be a link. A path that is missing passes.
 */
async function refuseSpecialFile(root, path) {
    const file = (0,external_node_path_.join)(root, path);
    const real = await (0,promises_.realpath)(file).catch(() => undefined);
    const isDirect = real !== undefined && real === (0,external_node_path_.join)(await (0,promises_.realpath)(root).catch(() => root), path);
    const segments = path.split('/');
    for (let length = isDirect ? segments.length : 1; length <= segments.length; length += 1) {
        const parent = segments.slice(0, length).join('/');
        const stats = await (0,promises_.lstat)((0,external_node_path_.join)(root, parent)).catch(() => undefined);
        if (stats === undefined)
            return;
        if (isSpecialFile(stats))
            throw specialFile(parent, stats);
    }
}
/** Refuses with INDEX_INVALID a path that has a directory in the place of its file, or a file in that of one of its directories. */
async function refuseNoFile(root, path) {
    const segments = path.split('/');
    for (let length = segments.length; length > 0; length -= 1) {
        const parent = segments.slice(0, length).join('/');
        const stats = await (0,promises_.lstat)((0,external_node_path_.join)(root, parent)).catch(() => undefined);
        if (stats === undefined)
            continue;
        const isWhole = length === segments.length;
        if (isWhole ? !stats.isDirectory() : !stats.isFile())
            return;
        throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(parent)} in the index is ${isWhole ? 'a directory, where a file' : 'a file, where a directory'} belongs`, `move ${(0,base_error/* quote */.hD)(parent)} out of the index`);
    }
}
function isSpecialFile(type) {
    return !type.isFile() && !type.isDirectory();
}
/** @param path in the index */
function specialFile(path, type) {
    return new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is ${nameOf(type)}`, 'replace it by a file or a directory: an index holds nothing else');
}
function nameOf(type) {
    if (type.isSymbolicLink())
        return 'a symbolic link';
    if (type.isFIFO())
        return 'a FIFO';
    return type.isSocket() ? 'a socket' : 'a device';
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-lock.js





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
    for (const name of [LOCK, STAGING])
        await refuseSpecialFile(root, name);
    await refuseNoFile(root, LOCK);
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
/** Longer than any write takes. A holder on another machine cannot be checked. */
const LONGEST_HOLD_MS = 10 * 60_000;
/** A holder writes its name at once. A lock that stays without a name is of a process that was killed. */
const LONGEST_NAMELESS_MS = 5_000;
function isAlive(holder, heldMs) {
    if (heldMs > LONGEST_HOLD_MS)
        return false;
    const [, host, pid] = /^(.*) (\d+)$/.exec(holder) ?? [];
    if (pid === undefined)
        return heldMs < LONGEST_NAMELESS_MS;
    return host !== (0,external_node_os_.hostname)() || (0,running/* isRunning */.W)(Number(pid));
}
/** No content of the index: the files of a writer, and the repository of an index that is checked out. */
function isForeign(name) {
    return isOwnFile(name) || name === '.git';
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-contents.js






/** A larger document is not read. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
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
            yield files.map((entry) => ({ path: `${prefix}${entry.name}`, isSpecial: isSpecialFile(entry) }));
            const directories = entries.filter((entry) => entry.isDirectory());
            waiting.push(...directories.map(({ name }) => `${prefix}${name}`).reverse());
        }
    }
    #entriesOf(path) {
        try {
            return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        }
        catch (error) {
            return absent(path, ['ENOENT'], [])(error);
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
            return absent(name, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'], undefined)(error);
        }
    }
}
function readDocument(file) {
    return (0,external_node_fs_.fstatSync)(file).size > MAX_DOCUMENT_BYTES ? undefined : (0,external_node_fs_.readFileSync)(file);
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-copy.js





/** What the copy of an index may take on the disk. */
const MAX_COPY_BYTES = 2 * 1024 ** 3;
const MAX_COPY_FILES = 200_000;
/** A file that is missing for so long was removed, and not lost. */
const REMOVED_MS = 10 * 60_000;
/** Between two updates: a small index costs nothing, and a large one is not looked at all the time. */
const LEAST_PAUSE_MS = 10_000;
const PAUSE_FACTOR = 4;
/** How long an update rests after each directory, in times of its work there: requests come first. */
const REST_FACTOR = 3;
/** Copied first: what the answers of the API are made from. All else are pages and packages. */
const DOCUMENT = /^(registry\.json|catalog\/.*|.*\/(module|versions|release|interface)\.json|.*\/README\.md)$/;
/** What every index has at its root, and what nothing removes while it is one. */
const LASTING = ['registry.json', 'v1', 'catalog'];
/**
 * A copy of an index directory, which is updated in the background. It has the files that the directory loses, until they have
 * been missing for ten minutes. It is as old as its last update.
 */
class DirectoryCopy {
    #root;
    #options;
    /** By path, since when a file of the copy is missing. */
    #missing = new Map();
    #place;
    #update;
    #mayUpdateAt = 0;
    #isWhole = false;
    #isReported = false;
    #closing = new AbortController();
    constructor(root, options) {
        this.#root = root;
        this.#options = options;
    }
    /** Whether it has had every file of the directory since an update. */
    get isWhole() {
        return this.#isWhole;
    }
    /** What an index with these names at its root has lost; undefined for nothing that every index has. */
    lostOf(names) {
        return LASTING.find((name) => !names.includes(name) && this.#has(name));
    }
    /** Whether the index had no such file either: the copy is whole, and has the directory that the file would be in. */
    knowsAbsent(path) {
        return this.#isWhole && this.#has((0,external_node_path_.dirname)(path)) && !this.#has(path);
    }
    get #isClosed() {
        return this.#closing.signal.aborted;
    }
    #has(path) {
        return this.#place !== undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#place, FILES, path));
    }
    /** Undefined for a file that is not in the copy. */
    async read(path) {
        if (this.#place === undefined)
            return undefined;
        return (0,promises_.readFile)((0,external_node_path_.join)(this.#place, FILES, path)).catch(() => undefined);
    }
    /** Undefined for a file that is not in the copy. */
    async locate(path) {
        if (this.#place === undefined)
            return undefined;
        const file = (0,external_node_path_.join)(this.#place, FILES, path);
        const stats = await statIfAny(file);
        return stats?.isFile() ? { file, size: stats.size } : undefined;
    }
    get isUpdating() {
        return this.#update !== undefined;
    }
    /** Starts an update and gives true, unless one runs or the last one has only just ended. */
    update() {
        if (this.isUpdating || this.#isClosed || performance.now() < this.#mayUpdateAt)
            return false;
        const started = performance.now();
        this.#update = this.#updateNow()
            .catch(async (error) => {
            if (await this.#isThere())
                this.#limit((0,base_error/* messageOf */.bD)(error));
        })
            .then(() => {
            const ended = performance.now();
            const pause = Math.max(LEAST_PAUSE_MS, PAUSE_FACTOR * (ended - started));
            this.#mayUpdateAt = ended + (this.#options.pauseMs ?? pause);
            this.#update = undefined;
        });
        return true;
    }
    /** Nothing is written after it. */
    async close() {
        this.#closing.abort();
        await this.#update;
    }
    async #updateNow() {
        this.#place ??= await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#options.temporary, 'directory-'));
        const { maxBytes = MAX_COPY_BYTES, maxFiles = MAX_COPY_FILES } = this.#options;
        const space = { bytes: maxBytes, files: maxFiles };
        for (const wantsDocuments of [true, false]) {
            for await (const { path, files } of this.#directories(this.#root)) {
                for (const name of files) {
                    const file = (0,external_node_path_.join)(path, name);
                    if (DOCUMENT.test(file) === wantsDocuments)
                        await this.#copy(this.#place, file, space);
                }
            }
        }
        if (this.#isClosed || !(await this.#isThere()))
            return;
        await this.#removeMissing(this.#place);
        const isWhole = space.files >= 0 && space.bytes >= 0;
        if (isWhole)
            this.#isWhole = true;
        else
            this.#limit(`the index has more than ${maxFiles} files, or more than ${maxBytes} bytes`);
    }
    /** The root and all directories below it, each with the names of its files. Rests after each. */
    async *#directories(root) {
        const waiting = [''];
        for (let path = waiting.shift(); path !== undefined && !this.#isClosed; path = waiting.shift()) {
            const started = performance.now();
            const entries = await (0,promises_.readdir)((0,external_node_path_.join)(root, path), { withFileTypes: true }).catch(ignoreMissing);
            const content = entries?.filter(({ name }) => path !== '' || !this.#options.isForeign(name)) ?? [];
            yield { path, files: content.flatMap((entry) => (entry.isFile() ? [entry.name] : [])) };
            for (const entry of content)
                if (entry.isDirectory())
                    waiting.push((0,external_node_path_.join)(path, entry.name));
            const rest = REST_FACTOR * (performance.now() - started);
            await (0,external_node_timers_promises_.setTimeout)(rest, undefined, this.#closing).catch(() => { });
        }
    }
    async #copy(place, path, space) {
        const [source, target] = [(0,external_node_path_.join)(this.#root, path), (0,external_node_path_.join)(place, FILES, path)];
        const stats = await statIfAny(source);
        if (stats === undefined)
            return;
        space.files -= 1;
        space.bytes -= stats.size;
        if (space.files < 0 || space.bytes < 0)
            return (0,promises_.rm)(target, { force: true });
        const known = await statIfAny(target);
        // A date is kept to about a microsecond.
        if (known?.size === stats.size && Math.abs(known.mtimeMs - stats.mtimeMs) < 1)
            return;
        const part = (0,external_node_path_.join)(place, 'part');
        await (0,promises_.rm)(part, { force: true });
        await (0,promises_.copyFile)(source, part).catch(ignoreMissing);
        if (!(0,external_node_fs_.existsSync)(part))
            return;
        await (0,promises_.utimes)(part, stats.atimeMs / 1000, stats.mtimeMs / 1000);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.rename)(part, target);
    }
    async #isThere() {
        const names = await (0,promises_.readdir)(this.#root).catch(() => []);
        return this.lostOf(names) === undefined;
    }
    async #removeMissing(place) {
        const { removedMs = REMOVED_MS, onRemoved } = this.#options;
        const now = performance.now();
        for await (const { path, files } of this.#directories((0,external_node_path_.join)(place, FILES))) {
            const names = new Set(await (0,promises_.readdir)((0,external_node_path_.join)(this.#root, path)).catch(ignoreMissing));
            for (const name of files) {
                const file = (0,external_node_path_.join)(path, name);
                const since = this.#missing.get(file) ?? now;
                if (names.has(name))
                    this.#missing.delete(file);
                else if (now - since < removedMs)
                    this.#missing.set(file, since);
                else {
                    this.#missing.delete(file);
                    await (0,promises_.rm)((0,external_node_path_.join)(place, FILES, file), { force: true });
                    onRemoved(file);
                }
            }
        }
    }
    #limit(reason) {
        this.#isWhole = false;
        if (this.#isReported || this.#isClosed)
            return;
        this.#isReported = true;
        this.#options.onLimit(reason);
    }
}
/** The directory of the copied files, in the place of the copy. */
const FILES = 'files';
function statIfAny(file) {
    return (0,promises_.stat)(file).catch(() => undefined);
}
/** The index may lose a file or a directory while it is copied. */
function ignoreMissing(cause) {
    if (cause.code !== 'ENOENT')
        throw cause;
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/watched-files.js




const STATS_AT_ONCE = 32;
/** What one `stat` may take on average to count as fast, and what all since the last report may take beside that. */
const FAST_MS = 0.1;
const MAX_HICCUP_MS = 20;
/** A path and its state take about 250 bytes. */
const MAX_FILES = 50_000;
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
    #asked = 0;
    #waitedMs = 0;
    constructor(root, maxFiles = MAX_FILES) {
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
    /** Reports this file too, whatever `stat` says of it. */
    add(path) {
        this.#changed?.add(path);
    }
    /**
     * The paths of the changed files; undefined if any file may have changed. What was reported to a snapshot is reported to the next
     * one too, unless that one succeeds it: a snapshot that could not be served has no successor.
     */
    async report(to, predecessor) {
        const paths = [...this.#states.keys()];
        this.#asked = 0;
        this.#waitedMs = 0;
        for (let at = 0; at < paths.length; at += STATS_AT_ONCE) {
            const some = paths.slice(at, at + STATS_AT_ONCE);
            if (this.#isFast)
                for (const path of some)
                    this.#compare(path, this.#stateNow(path));
            else
                await Promise.all(some.map(async (path) => this.#compare(path, await this.#stateOf(path))));
            await (0,external_node_timers_promises_.setImmediate)();
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
    /** `statSync` costs a fifth, but blocks: only while the file system answers at once, as a local disk does. */
    get #isFast() {
        return this.#waitedMs <= MAX_HICCUP_MS + this.#asked * FAST_MS;
    }
    async #stateOf(path) {
        return this.#isFast
            ? this.#stateNow(path)
            : stateIn(await (0,promises_.stat)((0,external_node_path_.join)(this.#root, path)).catch(() => undefined));
    }
    #stateNow(path) {
        const started = performance.now();
        const found = watched_files_statIfAny((0,external_node_path_.join)(this.#root, path));
        this.#asked += 1;
        this.#waitedMs += performance.now() - started;
        return stateIn(found);
    }
}
/** Undefined for every path that cannot be read, as for a missing file: the read that follows says why. */
function watched_files_statIfAny(file) {
    try {
        return (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function stateIn(found) {
    return found === undefined ? '' : `${found.ctimeMs} ${found.ino} ${found.size}`;
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-index.js










/**
 * An index in a directory, with one writer at a time. Each file is written to a staging directory, synced and renamed, in the
 * order of the change: a reader, also after a crash, finds complete files and nothing listed that is missing.
 */
class DirectoryIndex {
    isCreatedByPublish;
    #root;
    #watched;
    #copy;
    constructor(root, { isCreatedByPublish = false, copy } = {}) {
        this.#root = root;
        this.isCreatedByPublish = isCreatedByPublish;
        this.#watched = new WatchedFiles(root);
        const onRemoved = (path) => this.#watched.add(path);
        this.#copy = copy && new DirectoryCopy(root, { ...copy, isForeign: isForeign, onRemoved });
    }
    /** With a copy it throws INDEX_UNREACHABLE for an index that is gone. */
    async open() {
        const names = await (0,promises_.readdir)(this.#root).catch(absent(this.#root, ['ENOENT'], []));
        const lost = this.#copy?.lostOf(names);
        if (lost !== undefined)
            throw lostIndex(this.#root, lost);
        this.#copy?.update();
        await removeDeadLock(this.#root, names);
        const content = names.filter((name) => !isOwnFile(name));
        return new DirectorySnapshot(this.#root, { names: content, watched: this.#watched, copy: this.#copy });
    }
    async close() {
        await this.#copy?.close();
    }
    async commit(change, on) {
        if (!(on instanceof DirectorySnapshot))
            throw new TypeError('the snapshot is of another index');
        await (0,promises_.mkdir)(this.#root, { recursive: true }).catch(refuseWrite(this.#root));
        for (const path of change.files.keys())
            await refuseNoFile(this.#root, path);
        const outcome = await withLock(this.#root, async (staging) => {
            if (await on.isStale())
                return 'moved';
            for (const path of change.files.keys())
                await refuseSpecialFile(this.#root, path);
            for (const [path, content] of change.files)
                await this.#write(path, content, staging);
            return { commit: null };
        }).catch(refuseWrite(this.#root));
        return outcome ?? 'moved';
    }
    async #write(path, content, staging) {
        const target = (0,external_node_path_.join)(this.#root, path);
        if (content === null)
            return (0,promises_.rm)(target, { force: true });
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
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
    #copy;
    #lasting;
    #seen = new Map();
    constructor(root, { names, watched, copy }) {
        this.#root = root;
        this.#watched = watched;
        this.#copy = copy;
        this.exists = names.length > 0;
        this.#lasting = LASTING.filter((name) => names.includes(name));
    }
    isLasting() {
        return this.#copy?.isWhole === true;
    }
    changedSince(earlier) {
        return this.#watched.report(this, earlier);
    }
    async read(paths) {
        const files = new Map();
        for (const path of paths) {
            await this.#watched.watch(path);
            const bytes = await this.#readFile(path);
            this.#seen.set(path, digestOf(bytes));
            if (bytes !== undefined)
                files.set(path, bytes);
        }
        return files;
    }
    locate(path) {
        const file = (0,external_node_path_.join)(this.#root, path);
        const locateNow = async () => {
            await refuseSpecialFile(this.#root, path);
            const stats = await (0,promises_.stat)(file).catch(absent(file, NO_FILE, undefined));
            return stats?.isFile() ? { file, size: stats.size } : undefined;
        };
        return this.#orCopied(path, locateNow, (copy) => copy.locate(path));
    }
    async list() {
        const entries = await (0,promises_.readdir)(this.#root, { recursive: true, withFileTypes: true }).catch(absent(this.#root, ['ENOENT'], []));
        const found = entries.map((entry) => {
            const path = (0,external_node_path_.relative)(this.#root, (0,external_node_path_.join)(entry.parentPath, entry.name));
            return [path.split(external_node_path_.sep).join('/'), entry];
        });
        const content = found.filter(([path]) => !isForeign(path.split('/')[0] ?? ''));
        for (const [path, entry] of content)
            if (isSpecialFile(entry))
                throw specialFile(path, entry);
        return content.flatMap(([path, entry]) => (entry.isFile() ? [path] : [])).sort();
    }
    async listDirectory(path) {
        await refuseSpecialFile(this.#root, path);
        return (0,promises_.readdir)((0,external_node_path_.join)(this.#root, path)).catch(absent(this.#root, NO_DIRECTORY, []));
    }
    contents() {
        return new DirectoryContents(this.#root);
    }
    /** Whether a file has changed since it was read. */
    async isStale() {
        for (const [path, digest] of this.#seen) {
            if (digestOf(await this.#readFile(path)) !== digest)
                return true;
        }
        return false;
    }
    #readFile(path) {
        const file = (0,external_node_path_.join)(this.#root, path);
        const readNow = async () => {
            await refuseSpecialFile(this.#root, path);
            return (0,promises_.readFile)(file).catch(absent(file, NO_FILE, undefined));
        };
        return this.#orCopied(path, readNow, (copy) => copy.read(path));
    }
    /** A file that is missing may be lost, and then the copy has it. Throws INDEX_UNREACHABLE where nobody can know. */
    async #orCopied(path, findNow, findCopied) {
        const found = await findNow().catch(unreachable);
        if (found !== undefined && !(found instanceof base_error/* RegistryError */.gl))
            return found;
        const copied = this.#copy && (await findCopied(this.#copy));
        if (copied !== undefined || this.#copy?.knowsAbsent(path))
            return copied;
        if (found !== undefined)
            throw found;
        await this.#requireIndex();
        return undefined;
    }
    /** Throws INDEX_UNREACHABLE if the index is not there any more: a file is then lost, and not absent. */
    async #requireIndex() {
        const names = this.exists ? await (0,promises_.readdir)(this.#root).catch(absent(this.#root, [], [])) : [];
        const lost = this.#lasting.find((name) => !names.includes(name));
        if (lost !== undefined)
            throw lostIndex(this.#root, lost);
    }
}
function lostIndex(root, name) {
    return new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the index at ${(0,base_error/* quote */.hD)(root)} is gone: it has no ${(0,base_error/* quote */.hD)(name)} any more`, 'restore or mount the directory of the index');
}
/** Gives the error as a value where it says that the index cannot be reached. */
function unreachable(error) {
    if (error instanceof base_error/* RegistryError */.gl && error.code === 'INDEX_UNREACHABLE')
        return error;
    throw error;
}
function digestOf(bytes) {
    return bytes === undefined ? undefined : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
/** The path is missing, is a directory, has a file as a parent, or a name that no file can have. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];
const NO_DIRECTORY = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
function refuseWrite(root) {
    return (cause) => {
        const { code = '' } = cause;
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code))
            throw cause;
        throw new base_error/* RegistryError */.gl('PERMISSION', `the index directory ${(0,base_error/* quote */.hD)(root)} cannot be written: ${code}`, 'give this user the right to write there, free space on the disk, or name another directory with --index', { cause });
    };
}

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./lib/adapters/git/blob-files.js






/** Disk space of the files that are kept; the file that was asked for last is kept whatever its size. */
const MAX_BYTES = 2 * 1024 ** 3;
/** Files that are written at a time, each by one git. */
const MAX_WRITERS = 4;
/** From this size on, git streams a blob instead of reading it whole. */
const STREAMING = ['core.bigFileThreshold', '1m'];
/** Blobs of a repository as files of our own, so that many clients can be sent one, each at its pace. */
class BlobFiles {
    #git;
    #gitDirectory;
    #temporary;
    #directory;
    #writing = new Map();
    /** The file that was asked for last is the last. */
    #written = new Map();
    #bytes = 0;
    #writers = 0;
    #waiting = [];
    /** @param temporary a directory that its owner removes */
    constructor(git, gitDirectory, temporary) {
        this.#git = git;
        this.#gitDirectory = gitDirectory;
        this.#temporary = temporary;
    }
    /** The file of a blob, which one `git cat-file` writes when it is first asked for. Throws INDEX_UNREACHABLE. */
    async file(oid) {
        const written = this.#written.get(oid);
        if (written !== undefined) {
            this.#written.delete(oid);
            this.#written.set(oid, written);
            return written;
        }
        const writing = this.#writing.get(oid) ?? this.#inTurn(() => this.#write(oid));
        this.#writing.set(oid, writing);
        try {
            return await writing;
        }
        finally {
            this.#writing.delete(oid);
        }
    }
    async #inTurn(work) {
        if (this.#writers >= MAX_WRITERS)
            await new Promise((resolve) => this.#waiting.push(resolve));
        else
            this.#writers += 1;
        try {
            return await work();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#writers -= 1;
            else
                next();
        }
    }
    async #write(oid) {
        this.#directory ??= (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#temporary, 'blobs-'));
        const file = (0,external_node_path_.join)(await this.#directory, oid);
        const call = { gitDirectory: this.#gitDirectory, config: [STREAMING] };
        const child = this.#git.start(['cat-file', 'blob', oid], call);
        child.stderr.resume();
        child.stdin.on('error', () => { }).end();
        const ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject((0,git_git/* missingGit */.Xb)(cause)));
            child.on('close', resolve);
        });
        const [code] = await Promise.all([ended, (0,external_node_stream_promises_.pipeline)(child.stdout, (0,external_node_fs_.createWriteStream)(file))]).catch(() => [
            1,
        ]);
        if (code !== 0) {
            await (0,promises_.rm)(file, { force: true });
            throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the package ${oid} of the index cannot be written to ${(0,base_error/* quote */.hD)(file)}`, 'free space on the disk of the temporary directory, or set TMPDIR; run `git fsck` in the index');
        }
        const { size } = await (0,promises_.stat)(file);
        this.#written.set(oid, { file, size });
        this.#bytes += size;
        await this.#removeOldest();
        return { file, size };
    }
    /** A file that is being sent stays readable for who has opened it. */
    async #removeOldest() {
        for (const [oid, { file, size }] of this.#written) {
            if (this.#bytes <= MAX_BYTES || this.#written.size === 1)
                return;
            this.#written.delete(oid);
            this.#bytes -= size;
            await (0,promises_.rm)(file, { force: true });
        }
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/fetch.js
var fetch = __webpack_require__(7447);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(7688);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __webpack_require__(3267);
;// CONCATENATED MODULE: ./lib/adapters/git/index-copy.js





/** A package is copied as a stream, and no time is spent on making the copy small. */
const COPY_CONFIG = [
    ['core.bigFileThreshold', '1m'],
    ['pack.window', '0'],
    ['pack.compression', '1'],
];
/**
 * Copies each new head of a branch on this machine into a repository of our own, without history: all that was copied stays
 * readable when the repository is gone. `git fetch` would start programs that the user's configuration names, and refuse a
 * repository of another user.
 */
function openCopy(git, branch) {
    const { remote, gitDirectory, temporary } = branch;
    const own = (0,external_node_path_.join)((0,bare_repository/* makeBareRepository */.x)((0,external_node_path_.join)(temporary, 'copy-'), ''), 'objects');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(own, 'pack'));
    const objects = new git_objects/* GitObjects */.V(git, own, temporary);
    const both = (0,bare_repository/* makeBorrowingRepository */.o)([own, (0,external_node_path_.join)(gitDirectory, 'objects')], temporary);
    let known;
    return {
        objects,
        async head() {
            const head = await branch.head();
            if (head === null)
                return null;
            if ((await objects.read(head)) === undefined) {
                const commits = known === undefined ? [head] : [head, `^${known}`];
                const lines = [head, known ?? head].map((commit) => `--shallow ${commit}`);
                const copied = await git.run(['pack-objects', '--quiet', '--revs', (0,external_node_path_.join)(own, 'pack', 'pack')], {
                    gitDirectory: both,
                    config: COPY_CONFIG,
                    input: [...lines, ...commits, ''].join('\n'),
                });
                if (copied.code !== 0)
                    throw (0,failures/* readFailure */.f1)('index', remote.url, copied.stderr);
            }
            known = head;
            return head;
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var git_tree = __webpack_require__(9039);
;// CONCATENATED MODULE: ./lib/adapters/git/index-paths.js






const PARTIAL = `[extensions]
\tpartialClone = ${fetch/* REMOTE */.Bn}
[remote "${fetch/* REMOTE */.Bn}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`;
/** Without it git says what it has, and a server leaves out what lies below that. */
const NO_HAVES = [['fetch.negotiationAlgorithm', 'noop']];
/** GitHub allows no filter of trees but `tree:0`; of another server the first fetch tells. */
const GITHUB = /(^|\.)(github\.com|ghe\.com)$/;
const UNFILTERED = /filtering not recognized by server/;
const REFUSED_FILTER = /filter.* (not supported|allows max depth)|invalid filter-spec/;
/** Of the directories of `v1/modules/<namespace>/<name>/…` */
const NAMESPACE_LEVEL = 3;
const NAME_LEVEL = 4;
/** The catalog of about 180 modules has this many of its 256 files. */
const SMALL_CATALOG = 128;
/**
 * A branch on another machine that is fetched path by path, without history and without the trees beside the paths: the cost does
 * not grow with the index. Fetches run in a repository of their own that is marked as partial. Everything else reads its objects
 * through one that is not, so that no git ever fetches a missing tree by itself (it would get everything below).
 * https://git-scm.com/docs/partial-clone
 */
class PathBranch {
    objects;
    #git;
    #repository;
    #address;
    #branch;
    /** Whether one fetch may bring several levels of directories. */
    #hasLevels;
    #isWarned = false;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
        this.#branch = address.branch;
        this.#repository = new fetch/* FetchRepository */.Zt(git, address, PARTIAL);
        this.objects = new git_objects/* GitObjects */.V(git, this.#repository.objects, address.temporary);
        this.#hasLevels = !GITHUB.test(address.remote.host);
    }
    async head() {
        const fetched = await this.#filtered(NAMESPACE_LEVEL, (filter) => this.#repository.fetchBranch(this.#branch, ['--depth=1', filter]));
        if (fetched === null)
            return null;
        const { head, stderr } = (0,failures/* requireIndex */.yK)(fetched, this.#address.remote);
        await this.objects.markShallow(head);
        if (UNFILTERED.test(stderr))
            await this.#warnOfWhole();
        return head;
    }
    /**
     * Level by level, a fetch brings the next trees of every path, and a last one all the files. Trees and blobs are never asked for
     * together: a server that meets a wanted blob inside a wanted tree leaves it out, as the filter says.
     */
    async fetch(commit, paths) {
        const header = (await this.objects.read(commit))?.bytes.toString('latin1') ?? '';
        const [, root] = /^tree ([0-9a-f]{40})/.exec(header) ?? [];
        let trees = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]]);
        const blobs = new Set();
        for (let level = 0; trees.size > 0; level += 1) {
            await this.#want([...trees.keys()], await this.#levelsBelow(level, commit));
            const next = new Map();
            for (const [oid, rests] of trees) {
                const children = await this.#readChildren(oid);
                for (const [name = '', ...rest] of rests) {
                    const child = children.get(name);
                    if (child === undefined)
                        continue;
                    if (rest.length === 0)
                        blobs.add(child);
                    else
                        next.set(child, [...(next.get(child) ?? []), rest]);
                }
            }
            trees = next;
        }
        await this.#want([...blobs], 0);
    }
    /** Once: a lost race fetches the head again. */
    async #warnOfWhole() {
        if (this.#isWarned)
            return;
        this.#isWarned = true;
        const packs = (0,external_node_path_.join)(this.#repository.objects, 'pack');
        const sizes = (await (0,promises_.readdir)(packs)).map(async (name) => (await (0,promises_.stat)((0,external_node_path_.join)(packs, name))).size);
        const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        this.#git.log.warn(`the server of the index sends no parts of it, so this run downloaded all of its files (${(bytes / 1e6).toFixed(1)} MB), as every run does; allow partial clones there: git config --system uploadpack.allowFilter true`);
    }
    /** Levels of directories that come with those of a level: all of a name, and in a small index all of a namespace. */
    async #levelsBelow(level, commit) {
        if (level === NAME_LEVEL)
            return 1;
        if (level !== NAMESPACE_LEVEL)
            return 0;
        const catalog = await this.objects.read(`${commit}:catalog`);
        return catalog === undefined || this.#children(catalog).size < SMALL_CATALOG ? 2 : 0;
    }
    async #want(oids, levelsBelow) {
        const known = await Promise.all(oids.map((oid) => this.objects.read(oid)));
        const missing = oids.filter((_, index) => known[index] === undefined);
        if (missing.length === 0)
            return;
        const fetched = await this.#filtered(levelsBelow, (filter) => this.#repository.fetch(missing, [filter], { config: NO_HAVES }));
        (0,failures/* requireIndex */.yK)(fetched, this.#address.remote);
    }
    /** A fetch that brings directories alone, `levels` of them, or one level where the server allows no more. */
    async #filtered(levels, fetch) {
        if (levels === 0 || !this.#hasLevels)
            return fetch('--filter=tree:0');
        const fetched = await fetch(`--filter=combine:blob:none+tree:${levels}`);
        if (fetched === null || fetched.code === 0 || !REFUSED_FILTER.test(fetched.stderr))
            return fetched;
        this.#hasLevels = false;
        return fetch('--filter=tree:0');
    }
    async #readChildren(oid) {
        const tree = await this.objects.read(oid);
        return tree === undefined ? new Map() : this.#children(tree);
    }
    /** Object ids by name; empty for an object that is not a tree. */
    #children({ type, bytes }) {
        const entries = type === 'tree' ? (0,git_tree/* parseTree */.cZ)(bytes, 'the index') : [];
        return new Map(entries.map(({ path, oid }) => [path, oid]));
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-branch.js







/** Opens a branch. A repository on this machine is read without a transfer, unless a copy is wanted. */
function openBranch(git, address) {
    const local = localRepository(address.remote);
    if (local !== undefined)
        return openLocal(git, address, local);
    return address.reading === 'paths' ? new PathBranch(git, address) : openWhole(git, address);
}
function localRepository({ scheme, path }) {
    if (scheme !== 'file')
        return undefined;
    return [path, (0,external_node_path_.join)(path, '.git')].find((candidate) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(candidate, 'objects')));
}
function openLocal(git, address, gitDirectory) {
    const { remote, branch, reading, temporary } = address;
    const ref = `refs/heads/${branch}`;
    const head = async () => {
        const format = '--format=%(objectname)%09%(refname)';
        const found = await git.run(['for-each-ref', format, ref], { gitDirectory });
        // The pattern also matches branches below that name.
        return (0,fetch/* parseRefs */.Y4)((0,failures/* requireIndex */.yK)(found, remote)).get(ref) ?? null;
    };
    if (reading === 'copy')
        return openCopy(git, { remote, gitDirectory, head, temporary });
    return { objects: new git_objects/* GitObjects */.V(git, (0,external_node_path_.join)(gitDirectory, 'objects'), temporary), head };
}
/** The whole tree of the head, with its history only if that is wanted; fetched again only when the head has moved. */
function openWhole(git, address) {
    const repository = new fetch/* FetchRepository */.Zt(git, address);
    const objects = new git_objects/* GitObjects */.V(git, repository.objects, address.temporary);
    const ref = `refs/heads/${address.branch}`;
    return {
        objects,
        async head() {
            const signal = AbortSignal.timeout(LISTING_MS);
            const listed = (0,failures/* requireIndex */.yK)(await repository.list(ref, { signal }), address.remote);
            // The pattern also matches refs that end so.
            const head = (0,fetch/* parseRefs */.Y4)(listed).get(ref) ?? null;
            if (head === null || (await objects.read(head)) !== undefined)
                return head;
            return fetchWhole(repository, objects, address);
        },
        fetchCommit: (commit) => repository.fetch([commit], []),
    };
}
/** A server that does not answer in this time counts as one that cannot be reached. */
const LISTING_MS = 30_000;
/** Fetches the head with its files; null if there is no branch. */
async function fetchWhole(repository, objects, { remote, branch, reading }) {
    const isShallow = reading !== 'history';
    const fetched = await repository.fetchBranch(branch, isShallow ? ['--depth=1'] : []);
    if (fetched === null)
        return null;
    const { head } = (0,failures/* requireIndex */.yK)(fetched, remote);
    if (isShallow)
        await objects.markShallow(head);
    return head;
}

// EXTERNAL MODULE: ./lib/adapters/git/credentials.js
var credentials = __webpack_require__(9721);
// EXTERNAL MODULE: ./lib/adapters/git/transport.js
var git_transport = __webpack_require__(14);
;// CONCATENATED MODULE: ./lib/adapters/git/index-commit.js






/** The account of this tool, not of a person: the log of the run says who ran it. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>';
const COMMIT_REF = 'refs/index/new';
/**
 * Writes a commit with the change on top of `parent` and returns its id. One git writes blobs, trees and commit; of the parent
 * it reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 */
async function writeCommit(objects, { change, parent }) {
    const args = ['fast-import', '--quiet', '--done', '--date-format=now', '--force'];
    const { code, stderr } = await objects.run(args, { input: script(change, parent) });
    if (code !== 0)
        throw new Error(`git fast-import failed: ${stderr.trim()}`);
    return (await (0,promises_.readFile)((0,external_node_path_.join)(objects.gitDirectory, COMMIT_REF), 'utf8')).trim();
}
async function* script(change, parent) {
    const message = Buffer.from(change.message);
    yield `commit ${COMMIT_REF}\ncommitter ${IDENTITY} now\ndata ${message.length}\n`;
    yield message;
    yield `\n${parent === null ? '' : `from ${parent}\n`}`;
    for (const [path, content] of change.files) {
        if (content === null)
            yield `D ${path}\n`;
        else
            yield* fileScript(path, content);
    }
    yield 'done\n';
}
async function* fileScript(path, content) {
    const size = content instanceof Uint8Array ? content.length : content.size;
    yield `M 100644 inline ${path}\ndata ${size}\n`;
    if (content instanceof Uint8Array)
        yield Buffer.from(content);
    else
        yield* (0,external_node_fs_.createReadStream)(content.file);
    yield '\n';
}
/**
 * Moves the head from `parent` to `commit`, or returns why it did nothing: the lease names the exact old id, so that no commit
 * of others is ever lost.
 */
function pushCommit(objects, address, { commit, parent }) {
    return push(objects, address, commit, [`--force-with-lease=refs/heads/${address.branch}:${parent ?? ''}`]);
}
/** Pushes without sending anything: a server refuses credentials that may not write before that. Throws PERMISSION. */
async function checkPush(objects, address) {
    const change = { message: 'Nothing', files: new Map() };
    const commit = await writeCommit(objects, { change, parent: null });
    const failure = await push(objects, address, commit, ['--dry-run', '--force']);
    if (failure?.outcome === 'refused')
        throw failure.error;
}
async function push(objects, { remote, branch, token, temporary }, commit, options) {
    const transport = await (0,git_transport/* transportTo */.r)(objects.git, remote, temporary);
    const safe = ['--porcelain', '--no-verify', (0,git_transport/* otherSide */._)('receive-pack', transport.transport), ...options];
    const args = ['push', ...safe, remote.url, `${commit}:refs/heads/${branch}`];
    const call = { ...transport, config: (0,credentials/* tokenSettings */.J)(remote, token) };
    const { code, stdout, stderr } = await objects.run(args, call);
    return code === 0 ? undefined : (0,failures/* pushFailure */.dS)(remote.url, `${stdout}\n${stderr}`);
}

// EXTERNAL MODULE: ./lib/adapters/git/batch.js
var batch = __webpack_require__(1911);
;// CONCATENATED MODULE: ./lib/adapters/git/index-contents.js



/** A larger document is not read. */
const index_contents_MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;
/** The files of an index in a commit. */
class GitContents {
    commit;
    #objects;
    #streams;
    constructor(git, objects, commit) {
        this.commit = commit;
        this.#objects = objects;
        this.#streams = new BlobStreams(git, objects.gitDirectory);
    }
    async *list() {
        const args = ['ls-tree', '-r', '-z', '--full-tree', this.commit];
        for await (const lines of partsAtNul(this.#objects.output(args)))
            yield lines.map(listedFile);
    }
    async read(files) {
        const found = await Promise.all(files.map(async (file) => [file.path, await this.#readOne(file)]));
        return new Map(found.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes]])));
    }
    stream({ oid }, into) {
        return oid === undefined ? Promise.resolve(false) : this.#streams.stream(oid, into);
    }
    /** Ends the git that streams blobs; the objects belong to the caller. */
    close() {
        return this.#streams.close();
    }
    async #readOne({ path, oid = `${this.commit}:${path}`, isSpecial, }) {
        if (isSpecial)
            return undefined;
        try {
            const object = await this.#objects.read(oid);
            return object?.type === 'blob' && object.bytes.length <= index_contents_MAX_DOCUMENT_BYTES ? object.bytes : undefined;
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
                return undefined;
            throw error;
        }
    }
}
/** https://git-scm.com/docs/git-ls-tree#_output_format */
function listedFile(line) {
    const tab = line.indexOf('\t');
    const [mode = '', , oid = ''] = line.slice(0, tab).split(' ');
    return { path: line.slice(tab + 1), isSpecial: !mode.startsWith('100'), oid };
}
/** The texts of an output that ends each one with a NUL. */
async function* index_contents_splitAtNul(output) {
    for await (const texts of partsAtNul(output))
        yield* texts;
}
/** The same texts, those that come together in one list. */
async function* partsAtNul(output) {
    let rest = Buffer.alloc(0);
    for await (const chunk of output) {
        const end = chunk.lastIndexOf(0);
        if (end < 0) {
            rest = Buffer.concat([rest, chunk]);
            continue;
        }
        yield Buffer.concat([rest, chunk.subarray(0, end)])
            .toString()
            .split('\0');
        rest = Buffer.from(chunk.subarray(end + 1));
    }
    if (rest.length > 0)
        yield [rest.toString()];
}
/** Reads blobs of any size with one `git cat-file --batch`, and keeps nothing of them. */
class BlobStreams {
    #start;
    #pending = [];
    #child;
    #closed = Promise.resolve();
    constructor(git, gitDirectory) {
        this.#start = () => git.start(['cat-file', '--batch'], { gitDirectory });
    }
    stream(oid, into) {
        this.#child ??= this.#open();
        const { stdin } = this.#child;
        return new Promise((resolve, reject) => {
            this.#pending.push({ into, resolve, reject });
            stdin.write(`${oid}\n`);
        });
    }
    async close() {
        this.#child?.stdin.end();
        await this.#closed;
    }
    #open() {
        const child = this.#start();
        const parser = new batch/* BatchParser */.U(() => -1, (object) => this.#pending.shift()?.resolve(object !== undefined), (bytes) => this.#pending[0]?.into(bytes));
        const fail = (error) => {
            for (const pending of this.#pending.splice(0))
                pending.reject(error);
        };
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stdin.on('error', () => { });
        this.#closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(fail((0,git_git/* missingGit */.Xb)(cause))));
            child.on('close', () => resolve(fail(new Error('git cat-file ended before it had answered'))));
        });
        return child;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-history.js

/** A commit, then its changes; no setting of the user changes what is printed. */
const LOG = [
    ...['log', '--first-parent', '-m', '--root', '--reverse', '--format=commit %H %P'],
    ...['--raw', '-r', '-z', '--no-abbrev', '--no-renames', '--no-color', '--no-show-signature'],
];
const NO_BLOB = /^0+$/;
const DELETIONS = [
    ...['log', '--first-parent', '-m', '--diff-filter=D', '--no-renames', '--format=commit %H'],
    ...['--name-only', '-z', '--no-color', '--no-show-signature'],
];
/** The paths of deleted files of this name, with the newest commit of the branch that deleted each. */
async function deletedFiles(objects, head, name) {
    const found = new Map();
    let commit = '';
    const args = [...DELETIONS, head, '--', `:(glob)v1/modules/*/*/*/*/${name}`];
    for await (const word of index_contents_splitAtNul(objects.output(args))) {
        const text = word.trimStart();
        if (text.startsWith('commit '))
            commit = text.slice('commit '.length);
        else if (text !== '' && !found.has(text))
            found.set(text, commit);
    }
    return found;
}
/**
 * The history of a branch, by its first parents: what readers of the branch have seen. The commits of a merged branch were
 * never at its head. docs/decisions/0020-history-by-first-parents.md
 */
class GitHistory {
    head;
    #objects;
    #fetch;
    #line;
    /** @param fetch brings a commit that the branch may not have any more; it may fail */
    constructor(objects, head, fetch) {
        this.#objects = objects;
        this.head = head;
        this.#fetch = fetch;
    }
    async resolve(commit) {
        this.#line ??= this.#readLine();
        return (await this.#line).find((each) => each.startsWith(commit));
    }
    async isAhead(commit) {
        if ((await this.#objects.read(`${commit}^{commit}`)) === undefined)
            await this.#fetch(commit);
        const { code } = await this.#objects.run(['merge-base', '--is-ancestor', this.head, commit]);
        return code === 0;
    }
    async *commits(since) {
        const range = since === undefined ? this.head : `${since}..${this.head}`;
        const words = splitAtNul(this.#objects.output([...LOG, range, '--']));
        let current;
        for await (const word of words) {
            const text = word.trimStart();
            if (text.startsWith(':')) {
                const { value: path } = await words.next();
                current?.changes.push(changeOf(text, path ?? ''));
            }
            else if (text !== '') {
                if (current !== undefined)
                    yield current;
                const [, commit = '', parent = ''] = text.split(' ');
                current = { commit, parent: parent === '' ? null : parent, changes: [] };
            }
        }
        if (current !== undefined)
            yield current;
    }
    async read(name) {
        const object = await this.#objects.read(name);
        return object?.type === 'blob' ? object.bytes : undefined;
    }
    async #readLine() {
        const commits = [];
        let rest = '';
        for await (const chunk of this.#objects.output(['rev-list', '--first-parent', this.head, '--'])) {
            const lines = `${rest}${chunk.toString('latin1')}`.split('\n');
            rest = lines.pop() ?? '';
            commits.push(...lines);
        }
        return commits;
    }
}
/** `:<mode before> <mode after> <blob before> <blob after> <status>`. https://git-scm.com/docs/git-diff#_raw_output_format */
function changeOf(text, path) {
    const [, , before = '', after = ''] = text.split(' ');
    return { path, before: NO_BLOB.test(before) ? null : before, after: NO_BLOB.test(after) ? null : after };
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-tree.js


const SUBMODULE_MODE = '160000';
/** Reads the file at a path of a commit; undefined if there is none. Throws INDEX_UNREACHABLE where its objects are lost. */
async function readBlob(objects, commit, path) {
    const object = await objects.read(`${commit}:${path}`);
    if (object === undefined)
        await requireAbsent(objects, commit, path);
    return object?.type === 'blob' ? object.bytes : undefined;
}
/** The id of that file, which is not read. Throws the same. */
async function findBlob(objects, commit, path) {
    const names = path.split('/');
    const name = names.pop();
    const tree = await objects.read(`${commit}:${names.join('/')}`);
    const entries = tree?.type === 'tree' ? (0,git_tree/* parseTree */.cZ)(tree.bytes, 'the index') : [];
    const entry = entries.find((each) => each.path === name);
    if (entry === undefined)
        await requireAbsent(objects, commit, path);
    return entry?.mode === git_tree/* DIRECTORY_MODE */.sg || entry?.mode === SUBMODULE_MODE ? undefined : entry?.oid;
}
/** Passes if the trees of the commit say that it has no such file: git prints the same for a file whose objects are lost. */
async function requireAbsent(objects, commit, path) {
    const names = path.split('/');
    for (let depth = names.length - 1; depth >= 0; depth -= 1) {
        const parent = await objects.read(`${commit}:${names.slice(0, depth).join('/')}`);
        if (parent === undefined)
            continue;
        const entries = parent.type === 'tree' ? (0,git_tree/* parseTree */.cZ)(parent.bytes, 'the index') : [];
        const entry = entries.find((each) => each.path === names[depth]);
        if (entry === undefined || entry.mode === SUBMODULE_MODE)
            return;
        break;
    }
    throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `${(0,base_error/* quote */.hD)(path)} of the index cannot be read: objects of its commit ${commit} are lost`, 'restore the repository of the index');
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-store.js







/** A broken connection may work again; a failure that repeats is reported. */
const MAX_UNKNOWN = 3;
/** Of the list of changed paths; after a larger change, nearly every file is another. */
const MAX_CHANGES_BYTES = 8 * 1024 * 1024;
/** An index in a branch of a Git repository, written with compare-and-swap. */
class GitIndex {
    isCreatedByPublish = true;
    #git;
    #address;
    #opened;
    #blobs;
    #contents = [];
    /** Pushes in a row that failed for an unknown reason. */
    #unknown = 0;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
    }
    async open() {
        const branch = this.#branch;
        this.#blobs ??= new BlobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary);
        const head = await branch.head();
        const snapshot = snapshotAt({ branch, blobs: this.#blobs }, head);
        if (head === null || this.#address.reading === 'paths')
            return snapshot;
        return { ...snapshot, contents: () => this.#contentsAt(head) };
    }
    async commit(change, { commit: parent }) {
        const { objects } = this.#branch;
        const commit = await writeCommit(objects, { change, parent });
        const failure = await pushCommit(objects, this.#address, { commit, parent });
        if (failure === undefined)
            return { commit };
        if (failure.outcome === 'refused')
            throw failure.error;
        this.#unknown = failure.outcome === 'unknown' ? this.#unknown + 1 : 0;
        // The connection may have broken after the push had succeeded.
        if (this.#unknown > 0 && (await this.open()).commit === commit)
            return { commit };
        if (this.#unknown > MAX_UNKNOWN && failure.outcome === 'unknown')
            throw failure.error;
        return 'moved';
    }
    checkAccess() {
        return checkPush(this.#branch.objects, this.#address);
    }
    async close() {
        for (const contents of this.#contents)
            await contents.close();
        await this.#opened?.objects.close();
    }
    #contentsAt(commit) {
        const contents = new GitContents(this.#git, this.#branch.objects, commit);
        this.#contents.push(contents);
        return contents;
    }
    get #branch() {
        this.#opened ??= openBranch(this.#git, this.#address);
        return this.#opened;
    }
}
const NO_BRANCH = {
    exists: false,
    commit: null,
    read: async () => new Map(),
    list: async () => [],
    listDirectory: async () => [],
};
/** @param commit null for a branch that does not exist */
function snapshotAt({ branch, blobs }, commit) {
    if (commit === null)
        return NO_BRANCH;
    const { objects } = branch;
    const readOne = async (path) => {
        const bytes = await readBlob(objects, commit, path);
        return bytes === undefined ? [] : [[path, bytes]];
    };
    return {
        exists: true,
        commit,
        async read(paths) {
            await branch.fetch?.(commit, paths);
            return new Map((await Promise.all(paths.map(readOne))).flat());
        },
        async locate(path) {
            await branch.fetch?.(commit, [path]);
            const oid = await findBlob(objects, commit, path);
            return oid === undefined ? undefined : blobs.file(oid);
        },
        deletedFiles: (name) => deletedFiles(objects, commit, name),
        async changedSince({ commit: earlier }) {
            if (earlier === null)
                return undefined;
            const words = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', earlier, commit];
            const listed = await objects.run(words, { maxOutput: MAX_CHANGES_BYTES });
            // Any file may differ from a commit that is not here any more, or where the list is too long.
            return listed.code === 0 ? new Set(pathsIn(listed.stdout)) : undefined;
        },
        async list() {
            const listed = await objects.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
            if (listed.code !== 0)
                throw new Error(`git ls-tree failed: ${listed.stderr.trim()}`);
            return pathsIn(listed.stdout);
        },
        async listDirectory(path) {
            // To find a name in the directory brings its tree.
            await branch.fetch?.(commit, [`${path}/.`]);
            const tree = await objects.read(`${commit}:${path}`);
            return tree?.type === 'tree' ? (0,git_tree/* parseTree */.cZ)(tree.bytes, path).map((entry) => entry.path) : [];
        },
    };
}
function pathsIn(listed) {
    return listed.split('\0').filter((path) => path !== '');
}

// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var http_backoff = __webpack_require__(5761);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/ref-name.js
var ref_name = __webpack_require__(3873);
;// CONCATENATED MODULE: ./lib/index/index-target.js




const DEFAULT_BRANCH = 'registry';
/**
 * Reads `<remote>[#<branch>]` or a directory. A remote is a URL (http on loopback only), the scp form, a path that ends in
 * `.git`, or a bare repository. The branch begins after the last `#`; the name of a directory may contain `#`. Throws
 * INVALID_INPUT.
 */
function index_target_parseIndexTarget(text, isBareRepository) {
    const mark = text.lastIndexOf('#');
    const named = mark < 0 ? undefined : gitRemote(text.slice(0, mark), isBareRepository);
    if (named !== undefined)
        return { kind: 'git', remote: named, branch: parseBranch(text.slice(mark + 1)) };
    const remote = gitRemote(text, isBareRepository);
    if (remote === undefined)
        return { kind: 'directory', path: text };
    return { kind: 'git', remote, branch: DEFAULT_BRANCH };
}
function gitRemote(text, isBareRepository) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(text);
    if (remote.scheme === 'http' && !(0,git_remote/* isLoopback */.U9)(remote.host)) {
        const message = `the index ${(0,url/* quoteUrl */.y8)(text)} is not safe: http is allowed on loopback only`;
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`);
    }
    const isPath = remote.scheme === 'file' && !text.startsWith('file://');
    return isPath && !/\.git\/?$/.test(text) && !isBareRepository(text) ? undefined : remote;
}
function parseBranch(text) {
    if ((0,ref_name/* isRefName */.p)(text) && !text.includes('@'))
        return text;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index branch ${(0,base_error/* quote */.hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as #registry');
}

// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
;// CONCATENATED MODULE: ./lib/index/plan/trailers.js

const MAX_VALUE_LENGTH = 500;
/** The message with the trailers as its last paragraph. Each value is one line; empty ones are left out. */
function withTrailers(message, trailers) {
    const lines = trailers.flatMap(([key, value]) => {
        const line = (0,base_error/* visible */.RK)(value.trim()).slice(0, MAX_VALUE_LENGTH);
        return line === '' ? [] : [`${key}: ${line}`];
    });
    return lines.length === 0 ? message : `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/composition/run-trailers.js


/** An index whose commits say which run made them, for auditors. No file of the index says so. */
function withRunTrailers(store, environment) {
    const run = runTrailers(environment);
    const { isCreatedByPublish } = store;
    return {
        isCreatedByPublish,
        ...(store.checkAccess === undefined
            ? {}
            : { checkAccess: () => store.checkAccess?.() ?? Promise.resolve() }),
        open: () => store.open(),
        commit: ({ message, trailers = [], ...change }, on) => store.commit({ ...change, message: withTrailers(message, [...trailers, ...run]) }, on),
    };
}
/** https://docs.github.com/actions/reference/variables-reference, https://docs.gitlab.com/ci/variables/predefined_variables/ */
function runTrailers(environment) {
    const read = (name) => environment[name] ?? '';
    const [server, repository, id] = ['SERVER_URL', 'REPOSITORY', 'RUN_ID'].map((name) => read(`GITHUB_${name}`));
    const isGitHub = server !== '' && repository !== '' && id !== '';
    const url = `${server}/${repository}/actions/runs/${id}/attempts/${read('GITHUB_RUN_ATTEMPT') || '1'}`;
    return [
        ['Tool', tool_version/* RENDERER */.G],
        ['Run', isGitHub ? url : read('CI_JOB_URL')],
        ['Actor', read('GITHUB_ACTOR') || read('GITLAB_USER_LOGIN')],
    ];
}

;// CONCATENATED MODULE: ./lib/composition/index-store.js








/** How long a publish runs lost races again before it says INDEX_BUSY. */
const RETRY_MS = 10 * 60_000;
/**
 * Text of `--index` → target; a bare repository is told from a plain directory by its files. The path of a repository is
 * absolute: Git runs in directories of its own, where a relative path would name another directory.
 */
function indexTarget(text) {
    const target = parseIndexTarget(text, (path) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects')));
    if (target.kind === 'directory')
        return target;
    const { remote } = target;
    const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://');
    const path = resolve(remote.path);
    return isPath ? { ...target, remote: { ...remote, path, url: path } } : target;
}
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
async function openIndex(runtime, { target, token, reading, createsDirectory }) {
    const backoff = (0,http_backoff/* raceBackoff */._k)(RETRY_MS);
    if (target.kind === 'directory') {
        const onLimit = (reason) => runtime.log.warn(`while the index is gone, not all of it could be served: ${reason}`);
        const copy = reading === 'copy' ? { temporary: runtime.temporary, onLimit } : undefined;
        const index = new DirectoryIndex(target.path, { isCreatedByPublish: createsDirectory, copy });
        return { index, raceBackoff: backoff, close: () => index.close() };
    }
    const git = new git_git/* Git */.TU(runtime.environment, runtime.log);
    await (0,git_git/* requireGit */.oj)(git);
    const { remote, branch } = target;
    const index = new GitIndex(git, { remote, branch, token, reading, temporary: runtime.temporary });
    const recorded = withRunTrailers(index, runtime.environment);
    return { index: recorded, raceBackoff: backoff, close: () => index.close() };
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex({ environment }, repository, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(955)]).then(__webpack_require__.bind(__webpack_require__, 3336));
    return {
        index: withRunTrailers(new ApiIndex({ repository, branch }), environment),
        raceBackoff: (0,http_backoff/* raceBackoff */._k)(RETRY_MS),
        close: async () => { },
    };
}

// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(5152);
// EXTERNAL MODULE: ./lib/action/github-server.js
var github_server = __webpack_require__(751);
;// CONCATENATED MODULE: ./lib/action/index-repository.js






/**
 * The index that the inputs name: a repository on the run's server, a Git URL, or the run's own repository. The
 * token of the run is sent to no other server. Throws INVALID_INPUT.
 */
function indexRepositoryOf(inputs, home) {
    const named = inputs['index-repository'] ?? home.repository;
    const isShort = repository_name/* OWNER_AND_NAME */.y.test(named);
    if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `input "index-repository" is ${(0,base_error/* quote */.hD)(named)}, which is neither owner/name nor a Git URL`, 'write it as acme/registry or https://git.example.com/acme/registry.git');
    }
    const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named;
    const target = index_target_parseIndexTarget(`${url}#${inputs['index-branch']}`, () => true);
    const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`);
    const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined;
    return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository };
}
/** Opens the index, to be written as the input `index-commit-by` says. Throws MISSING_PROGRAM, PERMISSION, REPOSITORY_UNREACHABLE. */
async function openIndexRepository({ inputs, indexRepository, indexHome }, runtime) {
    if (inputs['index-commit-by'] === 'api')
        return openApiIndex(runtime, await indexHome(), inputs['index-branch']);
    return openIndex(runtime, { ...indexRepository, reading: 'paths' });
}
/** Reads the index repository from GitHub at the first call. */
function homeOfIndex(event, { token, repository }, runtime) {
    const server = (0,github_server/* serverOfRun */.g)(event, runtime, { token, input: 'index-token' });
    const identity = repository === undefined ? undefined : { host: event.remote.host, repository };
    return (0,github/* gitHubHome */.Jg)(server, identity, runtime.log);
}


/***/ }),

/***/ 3165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readPackagedFile),
/* harmony export */   n: () => (/* binding */ readStoredZip)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);


/**
 * Reads zips that zip-writer.ts wrote: stored entries one after the other, without extra fields.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3
 */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const NAME_LENGTH_OFFSET = 26;
/** All files of a zip in memory, with their bytes. Throws INDEX_INVALID for a zip that this tool did not write. */
function* readStoredZip(zip) {
    const buffer = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    const end = zip.length - END_BYTES;
    if (end < 0 || buffer.readUInt32LE(end) !== END_SIGNATURE)
        throw damaged();
    let at = buffer.readUInt32LE(end + 16);
    for (let left = buffer.readUInt16LE(end + 10); left > 0; left -= 1) {
        if (at + ENTRY_BYTES > end || buffer.readUInt32LE(at) !== ENTRY_SIGNATURE)
            throw damaged();
        const method = buffer.readUInt16LE(at + 10);
        const size = buffer.readUInt32LE(at + 20);
        const nameLength = buffer.readUInt16LE(at + 28);
        const start = buffer.readUInt32LE(at + 42) + LOCAL_BYTES + nameLength;
        if (method !== 0 || start + size > end)
            throw damaged();
        const nameStart = at + ENTRY_BYTES;
        at = nameStart + nameLength;
        yield { path: buffer.toString('utf8', nameStart, at), bytes: zip.subarray(start, start + size) };
    }
}
/** The bytes of one file of a package on disk; no other file of it is read. */
async function readPackagedFile(pkg, wanted) {
    const headerBytes = ({ path }) => LOCAL_BYTES + Buffer.byteLength(path);
    const before = pkg.contents.slice(0, pkg.contents.indexOf(wanted));
    const start = before.reduce((sum, each) => sum + headerBytes(each) + each.size, 0);
    const zip = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(pkg.file);
    try {
        const end = headerBytes(wanted);
        const bytes = Buffer.alloc(end + wanted.size);
        await zip.read(bytes, 0, bytes.length, start);
        const nameEnd = LOCAL_BYTES + bytes.readUInt16LE(NAME_LENGTH_OFFSET);
        if (nameEnd !== end || bytes.toString('utf8', LOCAL_BYTES, end) !== wanted.path)
            throw new Error(`${wanted.path} is not where it should be in ${pkg.file}`);
        return bytes.subarray(end);
    }
    finally {
        await zip.close();
    }
}
function damaged() {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INDEX_INVALID', 'a module.zip of the index is not as this tool writes it', 'restore it from the history of the index');
}


/***/ }),

/***/ 7688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ makeBorrowingRepository),
/* harmony export */   x: () => (/* binding */ makeBareRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Makes a bare repository without refs and objects, and returns its directory. Its files are written by hand: `git init` is one
 * more child process, and copies the user's template with its hooks. https://git-scm.com/docs/gitrepository-layout
 * @param prefix of the directory
 * @param config more lines of its config file
 */
function makeBareRepository(prefix, config) {
    const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(prefix);
    for (const name of ['objects', 'objects/info', 'refs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'HEAD'), 'ref: refs/heads/main\n');
    const core = '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'config'), `${core}${config}`);
    return directory;
}
/** Makes a bare repository below `temporary` that has no refs, and no objects but those of these object directories. */
function makeBorrowingRepository(objectsDirectories, temporary) {
    // A commit graph or a list of packs is only a shortcut, and a borrowed directory could hold a wrong one.
    const directory = makeBareRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'objects-'), '[core]\n\tcommitGraph = false\n');
    const lines = objectsDirectories.map((path) => `"${quoted(path)}"\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects', 'info', 'alternates'), lines.join(''));
    return directory;
}
function quoted(path) {
    return path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
}


/***/ }),

/***/ 1911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ BatchParser)
/* harmony export */ });
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


/***/ }),

/***/ 9721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ tokenSettings),
/* harmony export */   l: () => (/* binding */ anonymousSettings)
/* harmony export */ });
/**
 * Returns settings that send a token to this remote alone; none for a remote that is not http or https, or without a token.
 * Any header that the user's configuration holds for the remote is dropped first (actions/checkout leaves one), since GitHub
 * refuses two Authorization headers.
 */
function tokenSettings(remote, token) {
    if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http'))
        return [];
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return [...anonymousSettings(remote), [headerOf(remote), `Authorization: Basic ${basic}`]];
}
/** Returns settings under which git sends no credentials. Redirects are not followed, since headers would go along. */
function anonymousSettings(remote) {
    return [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        [headerOf(remote), ''],
    ];
}
/** https://git-scm.com/docs/git-config#Documentation/git-config.txt-httplturlgt */
function headerOf({ url }) {
    return `http.${url}.extraHeader`;
}


/***/ }),

/***/ 1656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dS: () => (/* binding */ pushFailure),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   yK: () => (/* binding */ requireIndex)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(206);


/** Turns what git says in English (LC_ALL=C) into refusals that a user can act on. */
const NOT_ALLOWED = /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i;
const MISSING = /repository .*not found|does not appear to be a git repository|does not exist/i;
const DUBIOUS_OWNER = /dubious ownership/;
const DECLINED = /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i;
const LOST_RACE = /stale info|fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value|reference already exists|remote ref .* is at/i;
/** GitHub answers "not found" for a repository that a token may not see. */
const READS = {
    index: {
        refused: NOT_ALLOWED,
        refusal: 'may not be read with these credentials',
        permissionHint: 'give a token that may read and write it ("contents: write"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
        unreachable: 'INDEX_UNREACHABLE',
        retryHint: 'check the address and the network; hosts also answer "not found" where a token may not see the repository',
    },
    'module repository': {
        refused: new RegExp(`${NOT_ALLOWED.source}|repository .*not found`, 'i'),
        refusal: 'may not be read with these credentials',
        permissionHint: 'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job',
        unreachable: 'REPOSITORY_UNREACHABLE',
        retryHint: 'run the job again; if that does not help, check the network and the proxy of the runner',
    },
    source: {
        refused: new RegExp(`${NOT_ALLOWED.source}|${MISSING.source}`, 'i'),
        refusal: 'does not exist, or may not be read with these credentials',
        permissionHint: 'give a token that may read it ("contents: read"); if it is gone for good, remove it from registry.yml: what is published stays',
        unreachable: 'REPOSITORY_UNREACHABLE',
        retryHint: 'the next run tries it again; if the error stays, check the address and the network',
    },
};
/**
 * Returns the refusal for a remote that could not be read: PERMISSION, NOT_FOUND for a tag of a module repository, else
 * INDEX_UNREACHABLE or REPOSITORY_UNREACHABLE.
 */
function readFailure(kind, remote, stderr) {
    const texts = READS[kind];
    if (kind === 'index' && DUBIOUS_OWNER.test(stderr)) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} belongs to another user: ${firstLine(stderr)}`, `trust it: git config --global --add safe.directory ${remote}`);
    }
    const missing = /couldn't find remote ref refs\/tags\/(\S+)/.exec(stderr)?.[1];
    if (kind === 'module repository' && missing !== undefined) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(missing)} does not exist in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`, `create it and push it: git tag ${missing} && git push origin ${missing}`);
    }
    const subject = `the ${kind} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`;
    return texts.refused.test(stderr)
        ? new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${subject} ${texts.refusal}: ${firstLine(stderr)}`, texts.permissionHint)
        : new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(texts.unreachable, `${subject} cannot be read: ${firstLine(stderr)}`, texts.retryHint);
}
/** Gives what a git that has read the index printed. Throws PERMISSION and INDEX_UNREACHABLE where it has failed. */
function requireIndex(result, { url }) {
    if (result.code === 0)
        return result;
    throw readFailure('index', url, result.stderr);
}
/**
 * Says why a push failed: the head has `moved` (a lost race, to be run again), the remote has `refused` it for good
 * (PERMISSION), or the reason is `unknown` (INDEX_UNREACHABLE), and the push may have succeeded.
 */
function pushFailure(remote, output) {
    const subject = `the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`;
    const refused = (problem, hint) => ({
        outcome: 'refused',
        error: new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${subject} ${problem}: ${firstLine(output)}`, hint),
    });
    if (DUBIOUS_OWNER.test(output))
        return { outcome: 'refused', error: readFailure('index', remote, output) };
    if (DECLINED.test(output))
        return refused('declined the push', 'the branch is protected or a hook declines: allow this token, app or key to push to it (branch rules: bypass list)');
    if (LOST_RACE.test(output))
        return { outcome: 'moved' };
    if (NOT_ALLOWED.test(output))
        return refused('may not be written with these credentials', 'the token needs "contents: write" on the index repository: MODULE_REGISTRY_TOKEN, or the action input "index-token"');
    const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_UNREACHABLE', `${subject} could not be written: ${firstLine(output)}`, 'run the same command again; if that does not help, read what git says above');
    return { outcome: 'unknown', error };
}
/** The line that names the reason: git's own "error: failed to push some refs" does not. */
function firstLine(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const telling = lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
        lines.find((line) => /^!|GH0|declined|^fatal:|^remote: .*(error|denied)/i.test(line)) ??
        lines.find((line) => line !== '');
    if (telling !== undefined && (0,_base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsCredentials */ .Hn)(telling))
        return _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_SHOWN */ .a6;
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(telling ?? 'git gave no reason');
}


/***/ }),

/***/ 7447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   Y4: () => (/* binding */ parseRefs),
/* harmony export */   Ze: () => (/* binding */ runLsRemote),
/* harmony export */   Zt: () => (/* binding */ FetchRepository),
/* harmony export */   qH: () => (/* binding */ MAX_LISTING_BYTES),
/* harmony export */   tQ: () => (/* binding */ readVisibility)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5761);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7688);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9721);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1656);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14);








/** The name of the remote in a {@link FetchRepository}; a name that no user's configuration has settings for. */
const REMOTE = 'module-registry';
/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const MAX_REPETITIONS = 3;
const RETRY_DELAYS = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 };
/** About a hundred thousand tags; of a stranger's server a longer list is not read to the end. */
const MAX_LISTING_BYTES = 16 * 1024 * 1024;
/** A bare repository of ours that objects of one remote are fetched into. */
class FetchRepository {
    gitDirectory;
    /** Its objects directory. */
    objects;
    #git;
    #address;
    #credentials;
    /** @param config more lines of its config file */
    constructor(git, address, config = '') {
        const { remote, token, temporary } = address;
        const section = `[remote "${REMOTE}"]\n\turl = ${JSON.stringify(remote.url)}\n`;
        this.gitDirectory = (0,_bare_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .makeBareRepository */ .x)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'fetch-'), `${section}${config}`);
        this.objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDirectory, 'objects');
        this.#git = git;
        this.#address = address;
        this.#credentials = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .tokenSettings */ .J)(remote, token);
    }
    /**
     * Runs `git fetch`, four times at most while the failure is transient; a last failure is a result. Throws MISSING_PROGRAM.
     * @param wanted refspecs or object ids
     * @param options `--depth=1` and `--filter=…`
     */
    async fetch(wanted, options, { config = [], ...call } = {}) {
        const transport = await this.#transport();
        const fixed = ['--quiet', '--no-tags', '--no-write-fetch-head'];
        const safe = [...fixed, (0,_transport_js__WEBPACK_IMPORTED_MODULE_6__/* .otherSide */ ._)('upload-pack', transport.transport)];
        return runWithRetries(this.#git, ['fetch', ...safe, ...options, '--stdin', REMOTE], {
            ...call,
            ...transport,
            gitDirectory: this.gitDirectory,
            config: [...this.#credentials, ...config],
            // Thousands of tags are too long for a command line.
            input: wanted.map((line) => `${line}\n`).join(''),
        });
    }
    /** Fetches a branch as {@link fetch} does, with its head where that succeeds; null where there is no such branch. */
    async fetchBranch(branch, options) {
        const ref = `refs/index/${branch}`;
        const fetched = await this.fetch([`+refs/heads/${branch}:${ref}`], options);
        if (/couldn't find remote ref/.test(fetched.stderr))
            return null;
        const head = fetched.code === 0 ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDirectory, ref), 'utf8') : '';
        return { ...fetched, head: head.trim() };
    }
    /** Lists the refs that end in a pattern, as {@link runLsRemote} does. */
    async list(pattern, { signal } = {}) {
        const call = { gitDirectory: this.gitDirectory, config: this.#credentials, signal };
        return runLsRemote(this.#git, [REMOTE, pattern], { ...call, ...(await this.#transport()) });
    }
    #transport() {
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_6__/* .transportTo */ .r)(this.#git, this.#address.remote, this.#address.temporary);
    }
}
/**
 * Runs `git ls-remote` with the same retries; a failure is a result. Throws MISSING_PROGRAM.
 * @param args options, then the remote and patterns
 */
function runLsRemote(git, args, call) {
    return runWithRetries(git, ['ls-remote', (0,_transport_js__WEBPACK_IMPORTED_MODULE_6__/* .otherSide */ ._)('upload-pack', call.transport), ...args], call);
}
/** The object id of each ref that {@link runLsRemote} has printed; an annotated tag is followed to its object. */
function parseRefs({ stdout }) {
    const refs = new Map();
    for (const line of stdout.split('\n')) {
        // The object of an annotated tag follows on a line of its own, which ends in "^{}".
        const [, oid = '', ref = ''] = /^([0-9a-f]{40}|[0-9a-f]{64})\t(.*?)(?:\^\{\})?$/.exec(line) ?? [];
        if (ref !== '')
            refs.set(ref, oid);
    }
    return refs;
}
/**
 * Who may read a remote, asked over HTTP without any credentials: `private` where the server asks for some or says that there is
 * no such repository, undefined where it gives no answer or HTTP does not reach it. Throws MISSING_PROGRAM.
 */
async function readVisibility(git, { remote, signal, temporary }) {
    if (remote.scheme !== 'https' && remote.scheme !== 'http')
        return undefined;
    const config = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .anonymousSettings */ .l)(remote);
    const transport = 'network';
    const call = {
        cwd: temporary,
        home: temporary,
        transport,
        config,
        signal,
        maxOutput: MAX_LISTING_BYTES,
    };
    const { code, stderr } = await runLsRemote(git, [remote.url, 'HEAD'], call);
    if (code === 0)
        return 'public';
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .readFailure */ .f1)('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined;
}
/** A fetch may run again after a failure: reading twice does no harm. */
async function runWithRetries(git, args, call) {
    let result = await git.run(args, call);
    for (let attempt = 1; attempt <= MAX_REPETITIONS; attempt += 1) {
        if (result.code === 0 || !TRANSIENT.test(result.stderr))
            return result;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_3__/* .delayMs */ .eS)(RETRY_DELAYS, attempt));
        result = await git.run(args, call);
    }
    return result;
}


/***/ }),

/***/ 6543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fetchCommit),
/* harmony export */   u: () => (/* binding */ fetchTags)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3873);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4632);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1656);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7447);





/**
 * Fetches tags, without history, into a new bare repository without a HEAD commit, and returns its directory. Throws
 * INVALID_TAG before the first request; NOT_FOUND for a tag that does not exist, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchTags(git, request) {
    const { remote, tags, subject = 'module repository', signal } = request;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const repository = new _fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchRepository */ .Zt(git, request);
    const names = tags === 'all' ? ['*'] : [...tags, ...(request.withTwins ? twinPatterns(tags) : [])];
    const fetched = await repository.fetch(names.map(tagRefspec), ['--depth=1'], { signal });
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(repository))))
        return repository.gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .readFailure */ .f1)(subject, remote.url, fetched.stderr);
}
/** A pattern that matches nothing is no failure, other than a name. What else these match is rare: `1.2.3-rc.1`. */
function twinPatterns(tags) {
    const twins = tags.flatMap(_module_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .otherSpellings */ .wf).filter((twin) => (0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .p)(twin) && !tags.includes(twin));
    return [...new Set(twins)].map((twin) => `${twin}*`);
}
/** Copies a tag, or with `*` all of them, under its own name. */
function tagRefspec(name) {
    return `refs/tags/${name}:refs/tags/${name}`;
}
/**
 * Fetches the commit of a ref as HEAD of a new bare repository, and returns its directory. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
async function fetchCommit(git, request) {
    const { remote, ref, withHistory } = request;
    const repository = new _fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchRepository */ .Zt(git, request);
    const wanted = [`${ref}:refs/heads/main`, ...(withHistory ? [tagRefspec('*')] : [])];
    const fetched = await repository.fetch(wanted, withHistory ? [] : ['--depth=1']);
    if (fetched.code === 0)
        return repository.gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .readFailure */ .f1)('module repository', remote.url, fetched.stderr);
}
/** A shallow fetch of a pattern that matches nothing fails without a message. */
async function hasNoTags(repository) {
    const listed = await repository.list('refs/tags/*');
    return listed.code === 0 && listed.stdout === '';
}
/** Lets through a tag that is safe in a refspec; whether it is a version is decided later, with the config file of its commit. */
function refuseUnsafe(tag) {
    if ((0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .p)(tag))
        return;
    const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .readTag */ .zW)(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
}


/***/ }),

/***/ 7863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Xb: () => (/* binding */ missingGit),
/* harmony export */   oj: () => (/* binding */ requireGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6466);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _base_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8975);




const KEPT_VARIABLES = /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSL_CAPATH|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|(https?|all|no)_proxy)$/i;
/**
 * No hook, no file system monitor, no prompt and no transport helper may run, whatever the user's configuration says;
 * credential helpers may. https://git-scm.com/docs/git-config
 */
const SAFE_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    // Whatever a bare repository could name to be run is overruled here, so bare repositories are allowed.
    ['safe.bareRepository', 'all'],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.alternateRefsCommand', ':'],
    // Give up on a server that sends next to nothing for a minute.
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '60'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['protocol.version', '2'],
    ['fetch.recurseSubmodules', 'false'],
    ['push.recurseSubmodules', 'no'],
    ['push.gpgSign', 'false'],
    ['fastimport.unpackLimit', '0'],
    ['fetch.unpackLimit', '1'],
];
const SAFE_VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ATTR_NOSYSTEM: '1',
};
/** GIT_ALLOW_PROTOCOL overrules the configuration. https://git-scm.com/docs/git#Documentation/git.txt-GITALLOWPROTOCOL */
const PROTOCOLS = { none: '', local: 'file', network: 'http:https:ssh' };
/** What git says of a full disk; one of another machine is quoted behind `remote:`. */
const NO_SPACE = /^(?!remote:).*(?:No space left on device|Out of diskspace|Disk quota exceeded).*$/m;
/** Runs the system's git as child processes, with argv arrays, a reduced environment and safe settings. */
class Git {
    /** Where each call is noted. */
    log;
    #environment;
    constructor(environment, log) {
        this.#environment = environment;
        this.log = log;
    }
    /** Runs git to its end; a non-zero exit is a result. Throws MISSING_PROGRAM where there is no git, SYSTEM_REFUSED on a full disk. */
    run(args, call = {}) {
        return new Promise((resolve, reject) => {
            const child = this.start(args, call);
            const stdout = [];
            const stderr = [];
            const kill = () => killGroup(child);
            let left = call.maxOutput ?? Number.POSITIVE_INFINITY;
            child.stdout.on('data', (chunk) => {
                left -= chunk.length;
                if (left < 0)
                    kill();
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => stderr.push(chunk));
            child.on('error', (cause) => reject(missingGit(cause)));
            child.on('close', (code) => {
                call.signal?.removeEventListener('abort', kill);
                const result = { code: code ?? 1, stdout: textOf(stdout), stderr: textOf(stderr) };
                const [reason] = (result.code !== 0 && NO_SPACE.exec(result.stderr)) || [];
                if (reason === undefined)
                    resolve(result);
                else
                    reject((0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .noSpaceLeft */ .z)(reason));
            });
            if (call.signal?.aborted)
                kill();
            call.signal?.addEventListener('abort', kill, { once: true });
            // A child that ends early closes its stdin; its exit code gives the reason, not the broken pipe.
            const { input = '' } = call;
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(typeof input === 'string' ? [input] : input, child.stdin).catch(() => { });
        });
    }
    /** Starts git and leaves its pipes to the caller, who must listen to 'error' and 'close'. */
    start(args, call = {}) {
        this.log.debug(`git ${args.join(' ')}`);
        const env = this.#childEnvironment(call);
        // A git that may be killed leads a process group: the helper that waits for a server is a child of git.
        const detached = call.signal !== undefined || call.maxOutput !== undefined;
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, { cwd: call.cwd, env, stdio: 'pipe', detached });
    }
    #childEnvironment(call) {
        const kept = Object.entries(this.#environment).filter(([name]) => KEPT_VARIABLES.test(name));
        const settings = [...SAFE_CONFIG, ...(call.config ?? [])];
        const config = settings.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ]);
        return {
            ...Object.fromEntries(kept),
            ...SAFE_VARIABLES,
            GIT_ALLOW_PROTOCOL: PROTOCOLS[call.transport ?? 'none'],
            // The git on the other side of a local transport drops all settings of this call, and reads files alone.
            ...(call.transport === 'local' ? { GIT_CONFIG_NOSYSTEM: '1' } : {}),
            GIT_CONFIG_COUNT: String(settings.length),
            ...Object.fromEntries(config),
            ...(call.home === undefined ? {} : { HOME: call.home, XDG_CONFIG_HOME: call.home }),
            ...(call.gitDirectory === undefined ? {} : { GIT_DIR: call.gitDirectory }),
            ...(call.indexFile === undefined ? {} : { GIT_INDEX_FILE: call.indexFile }),
        };
    }
}
function textOf(chunks) {
    return Buffer.concat(chunks).toString();
}
function killGroup({ pid }) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It has ended already.
    }
}
function missingGit(cause) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('MISSING_PROGRAM', 'the program "git" could not be started', `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`, { cause });
}
/** The oldest that the tests run with. */
const MINIMUM_GIT_VERSION = '2.39';
/** Checks that git is there and new enough; throws MISSING_PROGRAM. */
async function requireGit(git) {
    const text = (await git.run(['version'])).stdout.trim();
    const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
    const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number);
    const isNewer = Number(major) > Number(neededMajor);
    if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor)))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git is too old: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`, `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it comes first on PATH`);
}


/***/ }),

/***/ 1400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Yv: () => (/* binding */ repositoryTags),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3267);




/** Finds the repository that `directory` is in. Throws NOT_A_REPOSITORY. */
async function findRepository(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory())
        throw notARepository(directory, '');
    const args = ['rev-parse', '--absolute-git-dir', '--git-path', 'objects', '--revs-only', 'HEAD'];
    const [found, origin] = await Promise.all([
        git.run(args, { cwd: directory }),
        git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
    ]);
    const [gitDirectory, objects, head] = found.stdout.split('\n');
    if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
        throw notARepository(directory, found.stderr);
    return {
        gitDirectory,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, objects),
        head: head || undefined,
        originUrl: origin.stdout.trim() || undefined,
    };
}
/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
async function readHead(git, gitDirectory) {
    const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'];
    const { stdout } = await git.run(args, { gitDirectory });
    const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? [];
    return commit === undefined ? undefined : { tag: 'HEAD', commit, committedAt: Number(committedAt) };
}
function notARepository(directory, stderr) {
    const isForeign = /dubious ownership/.test(stderr);
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_A_REPOSITORY', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(directory)} is ${isForeign ? 'a Git repository of another user' : 'not in a Git repository'}`, isForeign
        ? `trust it: git config --global --add safe.directory ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory)}`
        : 'run this inside the module repository, or name it with --repository DIR');
}
/**
 * The tags of a repository. They are read once and compared by their whole names, so that no text of others reaches git.
 * @param temporary a directory that exists as long as the tags are read
 * @param options `commit`: only tags in its history; `signal`: ends the reading with its reason
 */
function repositoryTags(git, { gitDirectory, objects }, temporary, { commit, signal } = {}) {
    const within = commit === undefined ? [] : [`--merged=${commit}`];
    const read = async () => {
        const refs = await listTags(git, gitDirectory, within);
        return refs.length === 0 ? [] : readCommits(refs, new _objects_js__WEBPACK_IMPORTED_MODULE_3__/* .GitObjects */ .V(git, objects, temporary, signal));
    };
    let tags;
    const all = () => {
        tags ??= read();
        return tags;
    };
    return { all, find: async (name) => (await all()).find(({ tag }) => tag === name) };
}
/** Asks for no field of an object: for one that is missing git would end, or fetch it. */
async function listTags(git, gitDirectory, within) {
    const args = ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', ...within, 'refs/tags'];
    const { code, stdout, stderr } = await git.run(args, { gitDirectory });
    if (code !== 0) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_FOUND', `the tags of the repository cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(stderr.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
    }
    return stdout.split('\n').flatMap((line) => {
        const [, oid, tag] = /^([0-9a-f]{40}) (.+)$/.exec(line) ?? [];
        return oid === undefined || tag === undefined ? [] : { tag, oid };
    });
}
async function readCommits(refs, objects) {
    try {
        const tags = await Promise.all(refs.map((ref) => followTag(ref, objects)));
        return tags.filter((tag) => tag !== undefined);
    }
    finally {
        await objects.close();
    }
}
/** Tags of tags of tags are real; a longer chain is not. */
const MAX_TAGS_FOLLOWED = 20;
/** The commit of a tag, through the objects of annotated tags; undefined for a tag of something else. */
async function followTag({ tag, oid }, objects) {
    let next = oid;
    for (let followed = 0; followed < MAX_TAGS_FOLLOWED; followed += 1) {
        const object = await objects.read(next);
        if (object === undefined)
            return { tag, commit: next, committedAt: 0, isMissing: true };
        const [header = ''] = object.bytes.toString('latin1').split('\n\n', 1);
        if (object.type === 'commit') {
            const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
            return { tag, commit: next, committedAt: Number(seconds ?? 0) };
        }
        const [, target] = /^object ([0-9a-f]{40})$/m.exec(header) ?? [];
        if (object.type !== 'tag' || target === undefined)
            return undefined;
        next = target;
    }
    return undefined;
}


/***/ }),

/***/ 6495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openModules)
});

// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(7654);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
;// CONCATENATED MODULE: ./lib/package/tree-walk.js



/** Linux follows as many links in one path. https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MAX_LINKS_FOLLOWED = 40;
/**
 * Walks from the root of the module through all directories, and through symbolic links to files and directories of the
 * module. `files` are those of the package, `problems` what cannot be packaged, by path. Throws LIMIT_EXCEEDED.
 */
class TreeWalk {
    files = [];
    problems = new Map();
    #tree;
    #entries = new Map();
    #children = new Map([['', new Set()]]);
    #steps = 0;
    constructor(tree) {
        this.#tree = tree;
        for (const entry of tree.entries) {
            this.#entries.set(entry.path, entry);
            this.#attach(entry.path);
        }
        this.#directory('', '', []);
    }
    /** Adds the files of the directory `source` at `path` in the package. `active`: the directories that the walk is in. */
    #directory(source, path, active) {
        const within = [...active, source];
        for (const child of this.#children.get(source) ?? []) {
            this.#step();
            const from = `${(0,package_package/* rootPrefix */.R)(source)}${child}`;
            const to = `${(0,package_package/* rootPrefix */.R)(path)}${child}`;
            if (Buffer.byteLength(to) > limits/* MAX_PATH_BYTES */.PR)
                throw (0,limits/* pathTooLong */.GL)(to);
            const entry = this.#entries.get(from);
            if (entry === undefined)
                this.#directory(from, to, within);
            else if (!this.#tree.excluded(from) && !this.#tree.excluded(to))
                this.#entry(entry, to, within);
        }
    }
    #attach(path) {
        const slash = path.lastIndexOf('/');
        const parent = slash < 0 ? '' : path.slice(0, slash);
        const siblings = this.#children.get(parent);
        if (siblings !== undefined) {
            siblings.add(path.slice(slash + 1));
            return;
        }
        this.#children.set(parent, new Set([path.slice(slash + 1)]));
        this.#attach(parent);
    }
    #entry(entry, path, active) {
        if (!entry.decodable)
            this.#refuse(entry, 'the name is not UTF-8', 'rename it');
        else if (entry.mode === '160000')
            this.#refuse(entry, SUBMODULE_RULE, SUBMODULE_FIX);
        else if (entry.mode === '120000')
            this.#link(entry, path, active);
        else
            this.#file(entry, path);
    }
    #link(link, path, active) {
        const destination = this.#destinationOf(link.path);
        if ('rule' in destination) {
            this.#refuse(link, destination.rule, LINK_FIX);
        }
        else if (active.includes(destination.path)) {
            const target = (0,error/* quote */.hD)(this.#tree.targets.get(link.path) ?? '');
            this.#refuse(link, `links to ${target}, a directory that holds it: a loop`, LINK_FIX);
        }
        else {
            const entry = this.#entries.get(destination.path);
            if (entry === undefined)
                this.#directory(destination.path, path, active);
            else
                this.#entry(entry, path, active);
        }
    }
    /**
     * Follows the link at this path, and links behind it, as a file system does: to a file or directory of the module (`''` is
     * the root), or to the rule that the link breaks. No parent of `link` may be a link.
     */
    #destinationOf(link) {
        const { targets } = this.#tree;
        const named = (0,error/* quote */.hD)(targets.get(link) ?? '');
        const real = link.split('/');
        const rest = real.splice(-1);
        let followed = 0;
        for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                if (real.pop() === undefined)
                    return { rule: `links to ${named}, which leaves the module` };
                continue;
            }
            const path = [...real, part].join('/');
            const target = targets.get(path);
            if (target === undefined) {
                if (!this.#entries.has(path) && !this.#children.has(path))
                    return { rule: `links to ${named}, which is not a tracked file of the module` };
                real.push(part);
                continue;
            }
            followed += 1;
            if (followed > MAX_LINKS_FOLLOWED)
                return { rule: `links to ${named}, a chain of links that has no end` };
            if (target.startsWith('/'))
                return { rule: `links to ${named}, an absolute path` };
            rest.unshift(...target.split('/'));
        }
        return { path: real.join('/') };
    }
    #file(entry, path) {
        const executable = entry.mode === '100755';
        this.files.push({ path, source: entry.path, oid: entry.oid, executable });
        if (this.files.length > limits/* MAX_PACKAGE_FILES */.UM)
            throw (0,limits/* tooManyFiles */.Z)();
    }
    // Links to directories of links can make 2^n paths of n links, so the steps have a limit, not only the files.
    #step() {
        this.#steps += 1;
        if (this.#steps > this.#entries.size + this.#children.size + limits/* MAX_PACKAGE_FILES */.UM)
            throw (0,limits/* tooManyFiles */.Z)();
    }
    #refuse(entry, rule, fix) {
        const path = `${(0,package_package/* rootPrefix */.R)(this.#tree.root)}${entry.path}`;
        this.problems.set(path, { path, rule, fix });
    }
}
const SUBMODULE_RULE = 'a submodule, whose files are not part of the commit';
const SUBMODULE_FIX = 'commit the files of the submodule, or leave it out with "export-ignore" in .gitattributes';
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the module';

// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var publish_config = __webpack_require__(774);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var read_expression = __webpack_require__(568);
;// CONCATENATED MODULE: ./lib/interface/type-values.js
/**
 * Whether clients convert a value to a type. True where that cannot be told here.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 */
function accepts(type, value) {
    if (value === null || type.kind === 'any' || type.kind === 'unknown')
        return true;
    if (Array.isArray(value))
        return acceptsList(type, value);
    if (typeof value === 'object')
        return acceptsObject(type, value);
    switch (type.kind) {
        case 'string':
            return true;
        case 'number':
            return (typeof value === 'number' ||
                (typeof value === 'string' && /\d/.test(value) && !Number.isNaN(Number(value))));
        case 'bool':
            return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(value);
        default:
            return false;
    }
}
function acceptsList(type, values) {
    if (type.kind === 'list' || type.kind === 'set')
        return values.every((value) => accepts(type.element, value));
    if (type.kind !== 'tuple' || type.elements.length !== values.length)
        return false;
    return type.elements.every((element, at) => accepts(element, values[at] ?? null));
}
function acceptsObject(type, value) {
    if (type.kind === 'map')
        return Object.values(value).every((each) => accepts(type.element, each));
    if (type.kind !== 'object')
        return false;
    return Object.entries(type.attributes).every(([name, attribute]) => Object.hasOwn(value, name) ? accepts(attribute.type, value[name] ?? null) : attribute.optional);
}

;// CONCATENATED MODULE: ./lib/interface/type-errors.js



const COLLECTIONS = ['list', 'set', 'map'];
/**
 * The part of a type constraint that clients refuse; undefined in a valid one.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */
function invalidType(type) {
    if (type.text.startsWith('('))
        return type;
    if (type.kind === 'reference')
        return /^(any|string|number|bool|list|map)$/.test(type.steps.join('.')) ? undefined : type;
    if (type.kind !== 'call' || type.arguments.length !== 1)
        return type;
    const [argument] = type.arguments;
    if (argument !== undefined && COLLECTIONS.includes(type.name))
        return invalidType(argument);
    if (type.name === 'tuple' && argument?.kind === 'tuple')
        return firstOf(argument.members, invalidType);
    return type.name === 'object' && argument?.kind === 'object' ? invalidObject(argument) : type;
}
function invalidObject(object) {
    const names = new Set();
    return firstOf(object.members, ({ key, value }) => {
        const isName = key.kind === 'reference' && key.steps.length === 1 && !key.text.startsWith('(');
        const isNew = !names.has(key.text);
        names.add(key.text);
        return isName && isNew ? invalidAttribute(value) : key;
    });
}
function invalidAttribute(type) {
    if (type.kind !== 'call' || type.name !== 'optional')
        return invalidType(type);
    const [inner, value, ...others] = type.arguments;
    if (inner === undefined || others.length > 0)
        return type;
    const constant = (0,read_expression/* constantValue */.yb)(value);
    const isFitting = constant === undefined || accepts((0,type_expression/* typeFromExpression */.F)(inner), constant);
    const isConstant = value?.kind !== 'reference' && value?.kind !== 'call';
    return invalidType(inner) ?? (isFitting && isConstant ? undefined : value);
}
function firstOf(all, find) {
    for (const each of all) {
        const found = find(each);
        if (found !== undefined)
            return found;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/interface/read/provider-errors.js




/**
 * What clients call an error in the provider requirements of one directory: a second block of them, a name, a source or a version
 * constraint that is none. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function requirementErrors(blocks) {
    const required = blocks.flatMap(({ type, file, blocks: inner }) => type === 'terraform' ? inner.map((block) => ({ ...block, file })) : []);
    const [, second] = required;
    return [
        ...(second === undefined ? [] : [(0,diagnostics/* errorAt */.Os)(second, 'a second required_providers block: a module has one')]),
        ...required.flatMap(({ file, attributes }) => [...attributes].flatMap(([name, value]) => requirementProblems(name, value).map(([problem, line]) => (0,diagnostics/* errorAt */.Os)({ file, line }, `provider ${(0,error/* quote */.hD)(name)}: ${problem}`)))),
    ];
}
function requirementProblems(name, value) {
    const local = isPart(name) && name === name.toLowerCase() ? [] : [['the name is not valid', value.line]];
    if (value.kind === 'literal')
        return [...local, ...versionProblems(value, (0,read_expression/* stringValue */.r$)(value))];
    if (value.kind !== 'object')
        return [...local, ['this is no object with source and version', value.line]];
    return [
        ...local,
        ...value.members.flatMap(({ key, value: member }) => {
            const argument = (0,read_expression/* keyName */.xT)(key) ?? '';
            if (argument === 'source')
                return sourceProblems(member);
            if (argument === 'version')
                return versionProblems(member, textValue(member));
            return argument === 'configuration_aliases'
                ? []
                : [
                    [
                        `${(0,error/* quote */.hD)(argument)} is not an argument: only source, version and configuration_aliases are`,
                        key.line,
                    ],
                ];
        }),
    ];
}
function versionProblems(version, text) {
    if (version.kind === 'other' || (0,version_constraint/* isConstraint */.WD)(text))
        return [];
    return [[`the version constraint ${(0,error/* quote */.hD)(version.text)} is not valid`, version.line]];
}
/** `[[host/]namespace/]type`. */
function sourceProblems(source) {
    // Text that has to be evaluated may be anything.
    if (source.kind === 'other')
        return [];
    const parts = textValue(source).split('/');
    const [type = '', namespace = 'hashicorp', host = 'host'] = parts.toReversed();
    const isValid = parts.length <= 3 &&
        isPart(type) &&
        !/^terraform-/i.test(type) &&
        (isPart(namespace) || namespace === '-') &&
        /^[^\s/]+$/.test(host);
    return isValid
        ? []
        : [
            [
                `the source ${(0,error/* quote */.hD)(source.text)} is not valid: use namespace/name, such as hashicorp/aws`,
                source.line,
            ],
        ];
}
/** The value of a text. Inside of an object a number is none. */
function textValue(expression) {
    return expression.kind === 'literal' && typeof expression.value === 'string' ? expression.value : '';
}
/** Letters, digits and single dashes between them. */
function isPart(text) {
    return /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(text);
}

;// CONCATENATED MODULE: ./lib/interface/read/argument-errors.js








/**
 * What Terraform and OpenTofu call an error when they load a directory, although its files parse: names that are declared twice,
 * arguments that are missing or of another type, defaults that do not fit. Says nothing of what has to be evaluated, and of
 * blocks and arguments that it does not know, as a newer client may know them.
 *
 * @param declared the blocks of the files that are no overrides
 * @param merged all blocks, with the overrides merged into them
 */
function argumentErrors(declared, merged) {
    return [
        ...duplicateErrors(declared),
        ...requirementErrors(declared),
        ...merged.flatMap((block) => {
            const problems = CHECKS[block.type]?.(block) ?? [];
            return problems.map(([message, at = block]) => (0,diagnostics/* errorAt */.Os)({ file: block.file, line: at.line }, message));
        }),
    ];
}
const NAMED = ['variable', 'output', 'module', 'resource', 'data', 'ephemeral'];
function duplicateErrors(blocks) {
    const seen = new Map();
    return blocks.flatMap((block) => {
        const name = [block.type, ...block.labels.map(error/* quote */.hD)].join(' ');
        const first = seen.get(name);
        seen.set(name, first ?? block);
        const isSecond = first !== undefined && NAMED.includes(block.type);
        return isSecond ? [(0,diagnostics/* errorAt */.Os)(block, `${name} is declared twice: also in ${first.file}:${first.line}`)] : [];
    });
}
const CHECKS = {
    variable: (block) => [
        ...nameProblems(block),
        ...typedProblems(block),
        ...typeProblems(block),
        ...defaultProblems(block),
    ],
    output: (block) => [...nameProblems(block), ...typedProblems(block), ...missing(block, 'value')],
    module: (block) => [...nameProblems(block), ...missing(block, 'source')],
    resource: nameProblems,
    data: nameProblems,
    terraform: ({ attributes }) => {
        const version = attributes.get('required_version');
        const isRead = version?.kind === 'literal' && !(0,version_constraint/* isConstraint */.WD)((0,read_expression/* stringValue */.r$)(version));
        return isRead ? [[`required_version ${(0,error/* quote */.hD)(version.text)} is not a version constraint`, version]] : [];
    },
};
/** Arguments of a `module` block cannot be names of inputs. */
const RESERVED = ['source', 'version', 'providers', 'count', 'for_each', 'lifecycle', 'depends_on', 'locals'];
function nameProblems({ type, labels }) {
    const name = labels.at(-1) ?? '';
    if (!/^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name))
        return [[`${type} ${(0,error/* quote */.hD)(name)}: the name is not valid`]];
    const isReserved = type === 'variable' && RESERVED.includes(name);
    return isReserved ? [[`${type} ${(0,error/* quote */.hD)(name)}: the name is reserved for an argument of module blocks`]] : [];
}
function missing({ type, labels, attributes }, name) {
    return attributes.has(name) ? [] : [[`${type} ${(0,error/* quote */.hD)(labels[0] ?? '')} has no ${(0,error/* quote */.hD)(name)}`]];
}
const TEXTS = ['description', 'deprecated'];
const FLAGS = ['sensitive', 'nullable', 'ephemeral'];
/** Arguments that are texts or flags: clients convert literals to them, and evaluate nothing. */
function typedProblems({ attributes }) {
    return [...attributes].flatMap(([name, value]) => {
        const isFlag = FLAGS.includes(name);
        if (value.kind === 'other' || !(isFlag || TEXTS.includes(name)))
            return [];
        const isFitting = isFlag
            ? (0,read_expression/* isTrue */.Hn)(value) || isFalse(value)
            : value.kind === 'literal' && value.value !== null;
        return isFitting
            ? []
            : [[`${name} is ${isFlag ? 'true or false' : 'a text'}, not ${(0,error/* quote */.hD)(value.text)}`, value]];
    });
}
function isFalse(expression) {
    return (expression?.kind === 'literal' && [false, 'false', '0'].includes(expression.value));
}
function typeProblems({ attributes }) {
    const type = attributes.get('type');
    const invalid = type && invalidType(type);
    return invalid === undefined ? [] : [[`the type ${(0,error/* quote */.hD)(invalid.text)} is not valid`, invalid]];
}
function defaultProblems({ attributes }) {
    const value = attributes.get('default');
    if (value === undefined)
        return [];
    if (value.kind === 'reference' || value.kind === 'call')
        return [[`a default is constant, not ${(0,error/* quote */.hD)(value.text)}`, value]];
    const constant = (0,read_expression/* constantValue */.yb)(value);
    const isNullRefused = constant === null && isFalse(attributes.get('nullable'));
    const type = (0,type_expression/* typeFromExpression */.F)(attributes.get('type'));
    const isFitting = constant === undefined || (accepts(type, constant) && !isNullRefused);
    return isFitting ? [] : [[`the default ${(0,error/* quote */.hD)(value.text)} does not fit the type of the input`, value]];
}

;// CONCATENATED MODULE: ./lib/interface/read/overrides.js
/**
 * Merges the blocks of override files into the blocks of the other files: attributes replace attributes, nested blocks replace
 * all nested blocks of their type, and `required_providers` is merged by name.
 * https://developer.hashicorp.com/terraform/language/files/override
 */
function mergeOverrides(primary, overrides) {
    const merged = [...primary];
    for (const override of overrides) {
        const at = merged.findIndex((block) => isOverridden(block, override));
        const base = merged[at];
        if (base === undefined)
            merged.push(override);
        else
            merged[at] = { ...mergeBlock(base, override), file: base.file };
    }
    return merged;
}
function isOverridden(block, override) {
    const alias = ({ attributes }) => attributes.get('alias')?.text;
    return (block.type === override.type &&
        block.labels.join('.') === override.labels.join('.') &&
        alias(block) === alias(override) &&
        // Of the blocks without labels only `terraform` is merged; files add to all others.
        (block.labels.length > 0 || block.type === 'terraform'));
}
function mergeBlock(base, override) {
    const replaced = new Set(override.blocks.map(({ type }) => type));
    const required = [base, override].flatMap(({ blocks }) => blocks.filter(isRequirement));
    const [first] = required;
    const attributes = new Map(required.flatMap((block) => [...block.attributes]));
    return {
        ...base,
        attributes: new Map([...base.attributes, ...override.attributes]),
        blocks: [
            ...base.blocks.filter((block) => !replaced.has(block.type) && !isRequirement(block)),
            ...override.blocks.filter((block) => !isRequirement(block)),
            ...(first === undefined ? [] : [{ ...first, attributes }]),
        ],
    };
}
function isRequirement({ type }) {
    return type === 'required_providers';
}

;// CONCATENATED MODULE: ./lib/interface/read/providers.js

/**
 * The providers that a directory requires, by name: declared in `required_providers`, configured by a `provider` block, or
 * implied by the type of a resource. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function providersFrom(blocks) {
    const found = [...blocks.flatMap(declared), ...blocks.flatMap(configured), ...blocks.flatMap(implied)];
    const providers = new Map();
    for (const provider of found) {
        const known = providers.get(provider.name);
        providers.set(provider.name, known === undefined ? provider : mergeProviders(known, provider));
    }
    return [...providers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function mergeProviders(a, b) {
    return {
        ...a,
        source: a.source === '' ? b.source : a.source,
        constraints: [...new Set([...a.constraints, ...b.constraints])],
        aliases: [...new Set([...a.aliases, ...b.aliases])],
    };
}
const NO_REQUIREMENT = { source: '', constraints: [], aliases: [] };
function declared({ type, blocks, file }) {
    if (type !== 'terraform')
        return [];
    const required = blocks.filter((block) => block.type === 'required_providers');
    return required.flatMap(({ attributes }) => [...attributes].map(([name, value]) => ({ name, ...requirement(value), file, line: value.line })));
}
/** `{ source = …, version = … }`; before Terraform 0.13 the version constraint alone. */
function requirement(expression) {
    if (expression.kind !== 'object')
        return { ...NO_REQUIREMENT, constraints: constraintsFrom(expression) };
    const members = new Map(expression.members.map(({ key, value }) => [(0,read_expression/* keyName */.xT)(key), value]));
    return {
        source: (0,read_expression/* stringValue */.r$)(members.get('source')),
        constraints: constraintsFrom(members.get('version')),
        aliases: aliasesFrom(members.get('configuration_aliases')),
    };
}
function constraintsFrom(version) {
    const text = (0,read_expression/* stringValue */.r$)(version);
    return text === '' ? [] : [text];
}
function aliasesFrom(expression) {
    if (expression?.kind !== 'tuple')
        return [];
    return expression.members.flatMap((member) => {
        if (member.kind === 'reference')
            return [member.steps.join('.')];
        const text = (0,read_expression/* constantValue */.yb)(member);
        return typeof text === 'string' ? [text] : [];
    });
}
function configured({ type, labels: [name], attributes, file, line }) {
    if (type !== 'provider' || name === undefined)
        return [];
    return [{ name, ...NO_REQUIREMENT, constraints: constraintsFrom(attributes.get('version')), file, line }];
}
function implied({ type, labels, attributes, file, line }) {
    if (!/^(resource|data|ephemeral)$/.test(type))
        return [];
    const provider = attributes.get('provider');
    const explicit = provider?.kind === 'reference' ? provider.steps[0] : (0,read_expression/* stringValue */.r$)(provider).split('.')[0] || undefined;
    const name = explicit ?? labels[0]?.split('_')[0];
    // Terraform and OpenTofu contain this provider: terraform_data, terraform_remote_state.
    if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined))
        return [];
    return [{ name, ...NO_REQUIREMENT, file, line }];
}

// EXTERNAL MODULE: ./lib/interface/read/readme.js
var read_readme = __webpack_require__(1548);
;// CONCATENATED MODULE: ./lib/interface/read/result-type.js

const ANY = { kind: 'any' };
const LIST = { kind: 'list', element: ANY };
const SET = { kind: 'set', element: ANY };
const MAP = { kind: 'map', element: ANY };
/** A type with more parts is cut down to its outermost kind: interfaces stay small, also where 1000 outputs repeat one input. */
const MAX_PARTS = 100;
/**
 * The type of an expression's value, as far as its syntax tells; `any` where it does not. A tuple counts as a list of anything,
 * as callers read both in the same way.
 *
 * @param inputs the inputs that the expression may refer to
 */
function resultType(expression, inputs) {
    const type = typeOf(expression, inputs);
    return countParts(type) > MAX_PARTS ? outline(type) : withoutDetails(type);
}
function typeOf(expression, inputs) {
    switch (expression?.kind) {
        case 'literal':
            return literalType(expression.value);
        case 'tuple':
            return LIST;
        case 'object':
            return objectType(expression, inputs);
        case 'call':
            return callType(expression, inputs);
        case 'reference':
            return referenceType(expression, inputs);
        default:
            return kindType(expression?.result);
    }
}
function kindType(kind) {
    if (kind === undefined)
        return ANY;
    if (kind === 'list')
        return LIST;
    return kind === 'map' ? MAP : { kind };
}
function literalType(value) {
    if (typeof value === 'number')
        return { kind: 'number' };
    if (typeof value === 'boolean')
        return { kind: 'bool' };
    // Text of JSON configuration may be a template that has any type.
    return value === null || /[$%]\{/.test(value) ? ANY : { kind: 'string' };
}
function objectType({ members }, inputs) {
    const named = members.map(({ key, value }) => [attributeName(key), value]);
    if (named.some(([name]) => name === undefined))
        return MAP;
    const attributes = named.map(([name = '', value]) => [
        name,
        { type: typeOf(value, inputs), optional: false },
    ]);
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
/** A key in parentheses is evaluated, and so is a template. */
function attributeName(key) {
    const name = key.text.startsWith('(') ? undefined : (0,read_expression/* keyName */.xT)(key);
    return name === undefined || /[$%]\{/.test(name) ? undefined : name;
}
/** Functions by what they return, whatever they are given. https://developer.hashicorp.com/terraform/language/functions */
const FUNCTIONS = [
    [
        { kind: 'string' },
        `tostring join format lower upper title replace substr trim trimprefix trimsuffix trimspace chomp indent strrev jsonencode
     yamlencode base64encode base64decode base64gzip textencodebase64 urlencode file filebase64 templatefile templatestring
     abspath basename dirname pathexpand cidrhost cidrnetmask cidrsubnet formatdate timeadd timestamp plantimestamp uuid uuidv5
     md5 sha1 sha256 sha512 base64sha256 base64sha512 filemd5 filesha1 filesha256 filesha512 bcrypt`,
    ],
    [{ kind: 'number' }, 'tonumber length abs ceil floor log max min parseint pow signum sum index timecmp'],
    [
        { kind: 'bool' },
        'tobool alltrue anytrue can contains endswith fileexists issensitive startswith strcontains',
    ],
    [
        LIST,
        'tolist chunklist cidrsubnets coalescelist compact concat distinct flatten formatlist keys matchkeys range reverse slice sort split values csvdecode regexall',
    ],
    [SET, 'toset setintersection setsubtract setunion fileset'],
    [MAP, 'tomap merge transpose zipmap'],
];
const RETURNED = new Map(FUNCTIONS.flatMap(([type, names]) => names.split(/\s+/).map((name) => [name, type])));
function callType({ name, arguments: [argument] }, inputs) {
    if (name === 'sensitive' || name === 'nonsensitive')
        return typeOf(argument, inputs);
    return RETURNED.get(name.replace(/^core::/, '')) ?? ANY;
}
/** `var.x` and the attributes below it have the type that the input declares; an index is not followed. */
function referenceType({ text, steps: [root, name, ...path] }, inputs) {
    const declared = inputs.get(name ?? '');
    if (root !== 'var' || declared === undefined || text.includes('['))
        return ANY;
    return path.reduce(attributeType, declared);
}
function attributeType(type, name) {
    if (type.kind === 'map')
        return type.element;
    return ((type.kind === 'object' && Object.hasOwn(type.attributes, name) && type.attributes[name]?.type) || ANY);
}
/** Counts no further than it has to. */
function countParts(type) {
    const waiting = [type];
    let count = 0;
    for (let part = waiting.pop(); part !== undefined && count <= MAX_PARTS; part = waiting.pop()) {
        count += 1;
        if ('element' in part)
            waiting.push(part.element);
        if (part.kind !== 'object')
            continue;
        const attributes = Object.values(part.attributes);
        if (attributes.length > MAX_PARTS)
            return attributes.length;
        waiting.push(...attributes.map((attribute) => attribute.type));
    }
    return count;
}
function outline(type) {
    if (type.kind === 'set')
        return SET;
    return type.kind === 'list' ? LIST : MAP;
}
/** The type without what callers of an output do not meet: optional attributes, defaults, the length of a tuple. */
function withoutDetails(type) {
    if (type.kind === 'unknown')
        return ANY;
    if (type.kind === 'tuple')
        return LIST;
    if ('element' in type)
        return { ...type, element: withoutDetails(type.element) };
    if (type.kind !== 'object')
        return type;
    const attributes = Object.entries(type.attributes).map(([name, attribute]) => [
        name,
        { type: withoutDetails(attribute.type), optional: false },
    ]);
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}

;// CONCATENATED MODULE: ./lib/interface/read/interface-from-files.js









/** The module interface of a module that has these files: those for which `isInterfaceFile` is true, parsed. */
function interfaceFromFiles(files) {
    const byDirectory = new Map();
    for (const file of files) {
        const directory = (0,module_files/* directoryOf */.jt)(file.path);
        byDirectory.set(directory, [...(byDirectory.get(directory) ?? []), file]);
    }
    const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(files.map(({ path }) => path));
    const diagnostics = [];
    const read = (path) => {
        const own = byDirectory.get(path) ?? [];
        diagnostics.push(...diagnosticsOf(own));
        return directoryInterface(path, own);
    };
    return { root: read(''), submodules: submodules.map(read), examples: examples.map(read), diagnostics };
}
function diagnosticsOf(files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const syntax = [...primary, ...overrides].flatMap(({ path, parsed }) => (parsed?.problems ?? []).map((problem) => ({ severity: 'error', file: path, ...problem })));
    // Of a file that does not parse arguments may be missing.
    const problems = syntax.length > 0 ? syntax : argumentErrors(primary.flatMap(blocksOf), blocksFrom(files));
    const readme = (0,read_readme/* selectReadme */.Bd)(files);
    if (readme === undefined || isReadmeRead(readme))
        return problems;
    const message = `the README has more than ${read_readme/* MAX_README_BYTES */.A$} bytes and is left out`;
    return [...problems, { severity: 'warning', file: readme.path, line: 1, column: 1, message }];
}
function isReadmeRead({ size, bytes }) {
    return (size ?? bytes.length) <= read_readme/* MAX_README_BYTES */.A$;
}
function directoryInterface(path, files) {
    const blocks = blocksFrom(files);
    const ofType = (type) => blocks.filter((block) => block.type === type);
    const each = (type, make) => ofType(type).map((block) => ({ ...make(block), ...positionOf(block) }));
    const readme = (0,read_readme/* selectReadme */.Bd)(files);
    const inputs = each('variable', inputFrom);
    const inputTypes = new Map(inputs.map(({ name, parsedType }) => [name, parsedType]));
    return {
        path,
        readme: readme !== undefined && isReadmeRead(readme) ? new TextDecoder().decode(readme.bytes) : '',
        empty: !files.some(({ path }) => (0,configuration_file/* isConfiguration */.Z)(path)),
        inputs,
        outputs: each('output', (block) => outputFrom(block, inputTypes)),
        resources: blocks.flatMap(resourceFrom),
        calls: each('module', (block) => ({
            name: nameOf(block),
            source: interface_from_files_text(block, 'source'),
            version: interface_from_files_text(block, 'version'),
        })),
        repetitions: repetitionsFrom(blocks),
        providers: providersFrom(blocks),
        ...requiredVersionsFrom(ofType('terraform')),
        moves: each('moved', (block) => ({ from: address(block, 'from'), to: address(block, 'to') })),
        removals: each('removed', (block) => ({ from: address(block, 'from') })),
        imports: each('import', (block) => ({ to: address(block, 'to'), id: interface_from_files_text(block, 'id') })),
    };
}
/** The blocks of all files, overrides merged. */
function blocksFrom(files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    return mergeOverrides(primary.flatMap(blocksOf), overrides.flatMap(blocksOf));
}
function blocksOf({ path, parsed }) {
    return (parsed?.blocks ?? []).map((block) => ({ ...block, file: path }));
}
function inputFrom(block) {
    const { attributes } = block;
    const value = (0,read_expression/* constantValue */.yb)(attributes.get('default'));
    return {
        name: nameOf(block),
        type: attributes.get('type')?.text ?? '',
        parsedType: (0,type_expression/* typeFromExpression */.F)(attributes.get('type')),
        description: interface_from_files_text(block, 'description'),
        default: attributes.get('default')?.text ?? '',
        ...(value === undefined ? {} : { value }),
        required: !attributes.has('default'),
        sensitive: (0,read_expression/* isTrue */.Hn)(attributes.get('sensitive')),
        nullable: !attributes.has('nullable') || (0,read_expression/* isTrue */.Hn)(attributes.get('nullable')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(attributes.get('ephemeral')),
        deprecated: interface_from_files_text(block, 'deprecated'),
        validations: block.blocks
            .filter(({ type }) => type === 'validation')
            .map((validation) => ({
            condition: canonicalAttribute(validation, 'condition'),
            message: interface_from_files_text(validation, 'error_message'),
            file: block.file,
            line: validation.line,
        })),
    };
}
function outputFrom(block, inputTypes) {
    const type = resultType(block.attributes.get('value'), inputTypes);
    return {
        name: nameOf(block),
        description: interface_from_files_text(block, 'description'),
        sensitive: (0,read_expression/* isTrue */.Hn)(block.attributes.get('sensitive')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(block.attributes.get('ephemeral')),
        deprecated: interface_from_files_text(block, 'deprecated'),
        ...(type.kind === 'any' ? {} : { type }),
    };
}
function requiredVersionsFrom(blocks) {
    const found = blocks.filter((block) => interface_from_files_text(block, 'required_version') !== '');
    const at = found.map(({ file, line, attributes }) => ({
        file,
        line: attributes.get('required_version')?.line ?? line,
    }));
    const [requiredVersionsAt] = at;
    return {
        requiredVersions: found.map((block) => interface_from_files_text(block, 'required_version')),
        ...(requiredVersionsAt && { requiredVersionsAt }),
    };
}
function repetitionsFrom(blocks) {
    return Object.fromEntries(blocks.flatMap(({ type, labels, attributes }) => {
        const repetition = ['count', 'for_each'].find((name) => attributes.has(name));
        if (repetition === undefined || (type !== 'resource' && type !== 'module'))
            return [];
        return [[[...(type === 'module' ? [type] : []), ...labels].join('.'), repetition]];
    }));
}
const MODES = { resource: 'managed', data: 'data', ephemeral: 'ephemeral' };
function resourceFrom(block) {
    const { type: keyword, labels } = block;
    if (keyword !== 'resource' && keyword !== 'data' && keyword !== 'ephemeral')
        return [];
    const [type = '', name = ''] = labels;
    return [{ mode: MODES[keyword], type, name, ...positionOf(block) }];
}
function interface_from_files_text({ attributes }, name) {
    return (0,read_expression/* stringValue */.r$)(attributes.get(name));
}
/** An address: an expression, or a string, as JSON and old versions write it. */
function address(block, name) {
    return interface_from_files_text(block, name) || canonicalAttribute(block, name);
}
function canonicalAttribute({ attributes }, name) {
    const expression = attributes.get(name);
    return expression === undefined ? '' : (0,read_expression/* canonicalText */.A4)(expression);
}
function nameOf({ labels }) {
    return labels[0] ?? '';
}
function positionOf({ file, line }) {
    return { file, line };
}

// EXTERNAL MODULE: ./lib/adapters/filesystem/stored-zip-reader.js
var stored_zip_reader = __webpack_require__(3165);
;// CONCATENATED MODULE: ./lib/adapters/hcl/configuration-limits.js
/** Bytes of a configuration file; a larger one is not read. */
const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024;
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
const MAX_BROKEN_FILES = 20;
const MAX_MODULE_MILLISECONDS = 20_000;
/** What reading the configuration of one module may cost: docs/interface.md lists the limits. */
class ConfigurationLimits {
    #bytes = 0;
    #broken = 0;
    #end = performance.now() + MAX_MODULE_MILLISECONDS;
    /** Why a file of this size is not read; undefined within all limits. */
    refuse(size) {
        if (size > MAX_CONFIGURATION_BYTES)
            return `the file has ${size} bytes; files over ${MAX_CONFIGURATION_BYTES} bytes are not read`;
        this.#bytes += size;
        if (this.#bytes > MAX_MODULE_BYTES)
            return `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`;
        if (performance.now() > this.#end)
            return `not read: the module takes more than ${MAX_MODULE_MILLISECONDS / 1000} seconds`;
        return this.#broken > MAX_BROKEN_FILES
            ? `not read: more than ${MAX_BROKEN_FILES} files of the module do not parse`
            : undefined;
    }
    /** Counts a file that does not parse. */
    count({ problems }) {
        if (problems.length > 0)
            this.#broken += 1;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/interface-reader.js






const NO_BYTES = new Uint8Array();
const MAX_CACHED_FILES = 20_000;
const MAX_CACHED_INTERFACES = 100;
/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * returns the same object for versions with equal files. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
class InterfaceReader {
    #parsed = new Map();
    #interfaces = new Map();
    #parse;
    /** Loads the parser before it is needed. Without this the first file loads it; without files nothing does. */
    prepare() {
        // The first file that is read gets the error.
        this.#parser().catch(() => { });
    }
    inPackage(zip) {
        return this.read((0,stored_zip_reader/* readStoredZip */.n)(zip));
    }
    async read(files) {
        const limits = new ConfigurationLimits();
        const read = [];
        for await (const file of files) {
            if (!(0,module_files/* isInterfaceFile */.QS)(file.path))
                continue;
            // Bytes that were parsed are not kept: a module may have any number of files.
            if ((0,configuration_file/* isConfiguration */.Z)(file.path))
                read.push({ ...file, parsed: await this.#parseFile(file, limits), bytes: NO_BYTES });
            else
                read.push({ ...file, parsed: undefined });
        }
        return this.#interfaceFrom(read);
    }
    #interfaceFrom(files) {
        // A problem may come from the time limit, which the next version with the same files need not reach.
        const isWhole = files.every(({ id, parsed }) => id !== undefined && (parsed?.problems.length ?? 0) === 0);
        if (!isWhole)
            return interfaceFromFiles(files);
        const key = files.map(({ path, id }) => `${id} ${path}`).join('\n');
        const moduleInterface = this.#interfaces.get(key) ?? interfaceFromFiles(files);
        keep(this.#interfaces, MAX_CACHED_INTERFACES, [key, moduleInterface]);
        return moduleInterface;
    }
    async #parseFile(file, limits) {
        const refusal = limits.refuse(file.size ?? file.bytes.length);
        if (refusal !== undefined)
            return unread(refusal);
        const key = `${file.id}${file.path.endsWith('.json') ? '.json' : ''}`;
        const known = file.id === undefined ? undefined : this.#parsed.get(key);
        const parsed = known ?? (await this.#parseText(file));
        limits.count(parsed);
        if (file.id !== undefined)
            keep(this.#parsed, MAX_CACHED_FILES, [key, parsed]);
        return parsed;
    }
    async #parseText({ path, bytes }) {
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            return unread('the file is not UTF-8');
        const parse = await this.#parser();
        return parse(path, new TextDecoder().decode(bytes));
    }
    #parser() {
        this.#parse ??= Promise.all(/* import() */[__webpack_require__.e(551), __webpack_require__.e(877)]).then(__webpack_require__.bind(__webpack_require__, 4877)).then((module) => module.startConfigurationParser());
        return this.#parse;
    }
}
function unread(message) {
    return { blocks: [], problems: [{ line: 1, column: 1, message }] };
}
function keep(cache, limit, [key, value]) {
    if (cache.size >= limit)
        cache.clear();
    cache.set(key, value);
}

;// CONCATENATED MODULE: ./lib/package/package-problem.js

/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
function packageRefusal(code, summary, problems) {
    const listed = (0,error/* shortList */.pg)(problems.map(({ path, rule }) => `${(0,error/* quote */.hD)(path)}: ${rule}`));
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new error/* RegistryError */.gl(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '));
}

;// CONCATENATED MODULE: ./lib/package/portable-path.js

const MAX_COMPONENT_BYTES = 255;
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i;
const RESERVED_CHARACTER = /[<>:"|?*\\]/;
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/**
 * Paths that are not the same files on Linux, macOS and Windows.
 * @param root prefix for the paths in the problems: empty, or a directory with a slash at the end
 */
function findUnportable(paths, root) {
    const unportable = paths.flatMap((path) => {
        const rule = path.split('/').map(componentRule).find(Boolean);
        return rule === undefined ? [] : { path: `${root}${path}`, rule, fix: 'rename it' };
    });
    return [...unportable, ...findCollisions(paths, root)];
}
function componentRule(component) {
    if (/^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, ''))) {
        return 'a ".git" in a package could take over the repository into which it is unpacked';
    }
    if (/\p{Cc}/u.test(component))
        return 'the name contains a control character';
    if (RESERVED_CHARACTER.test(component))
        return 'the name contains one of < > : " | ? * \\';
    if (RESERVED_NAME.test(component))
        return 'the name is reserved on Windows';
    if (/[. ]$/.test(component))
        return 'the name ends in a dot or a blank, which Windows drops';
    if (Buffer.byteLength(component) > MAX_COMPONENT_BYTES) {
        return `the name is longer than ${MAX_COMPONENT_BYTES} bytes`;
    }
    return undefined;
}
/** Paths, or directories in them, that a file system without letter case or with another Unicode form takes for one. */
function findCollisions(paths, root) {
    const spellings = new Map();
    const problems = new Map();
    for (const name of namesOf(paths)) {
        const folded = fold(name);
        const other = spellings.get(folded);
        if (other === undefined)
            spellings.set(folded, name);
        else
            problems.set(name, collision(`${root}${trimmed(name)}`, `${root}${trimmed(other)}`));
    }
    return [...problems.values()];
}
/** Every file, duplicates included, and every directory once, with a slash at the end. */
function namesOf(paths) {
    const directories = new Set();
    for (const path of paths) {
        let end = path.lastIndexOf('/');
        while (end > 0 && !directories.has(path.slice(0, end + 1))) {
            directories.add(path.slice(0, end + 1));
            end = path.lastIndexOf('/', end - 1);
        }
    }
    return [...directories, ...paths];
}
function collision(path, other) {
    return {
        path,
        rule: `the same name as ${(0,error/* quote */.hD)(other)} on file systems that ignore letter case or Unicode form`,
        fix: 'rename one of the two',
    };
}
/** Unicode's full case folding, under which ẞ, ß and ss are one: no single conversion has it. https://www.unicode.org/versions/latest/core-spec/chapter-3/#G34145 */
function fold(name) {
    return trimmed(name).normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}
function trimmed(name) {
    return name.endsWith('/') ? name.slice(0, -1) : name;
}

;// CONCATENATED MODULE: ./lib/package/package-files.js






/**
 * The files that go into the package of a module, sorted by the bytes of their paths. A symbolic link is replaced by the file
 * or directory that it points at. Throws NOT_A_MODULE, UNSAFE_PACKAGE with every path that is refused, and LIMIT_EXCEEDED.
 */
function selectPackageFiles(tree) {
    requireConfiguration(tree);
    const walk = new TreeWalk(tree);
    const root = (0,package_package/* rootPrefix */.R)(tree.root);
    const paths = walk.files.map(({ path }) => path);
    const problems = [...walk.problems.values(), ...findUnportable(paths, root)];
    if (problems.length > 0) {
        throw packageRefusal('UNSAFE_PACKAGE', 'these files cannot be packaged portably', problems);
    }
    return sortedByBytes(walk.files);
}
/** Whether the package has exactly the files of the tree: none is left out, and no symbolic link is replaced. */
function equalsTree({ entries }, files) {
    return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'));
}
function sortedByBytes(files) {
    return files
        .map((file) => ({ file, bytes: Buffer.from(file.path) }))
        .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
        .map(({ file }) => file);
}
function requireConfiguration(tree) {
    const directories = new Set(tree.entries
        .filter(({ path }) => (0,configuration_file/* isConfiguration */.Z)(path) && !tree.excluded(path))
        .map(({ path }) => `${(0,package_package/* rootPrefix */.R)(tree.root)}${path}`.split('/').slice(0, -1).join('/')));
    if (directories.has(tree.root))
        return;
    throw notAModule(tree.root, [...directories]);
}
const MAX_SUGGESTED = 5;
/** A NOT_A_MODULE for a directory without configuration. The hint suggests `directories`, which have some. */
function notAModule(root, directories) {
    const where = root === '' ? 'the root of the repository' : `the directory ${(0,error/* quote */.hD)(root)}`;
    const [first, ...others] = [...directories].sort().slice(0, MAX_SUGGESTED).map(argument);
    const also = others.length > 0 ? ` (or ${others.join(', ')})` : '';
    return new error/* RegistryError */.gl('NOT_A_MODULE', `${where} has no .tf or .tofu file at this commit`, first === undefined
        ? 'commit the configuration of the module before it is tagged'
        : `name the directory of the module: --module-path ${first}${also}`);
}
function argument(directory) {
    if (directory === '')
        return '.';
    return /^\w[\w./-]*$/.test(directory) ? directory : (0,error/* quote */.hD)(directory);
}

;// CONCATENATED MODULE: ./lib/package/terraform-ignore.js

/**
 * Reads a `.terraformignore`. The result tells whether a path, relative to the directory of the file, is left out. The last
 * rule that matches the path or one of its directories decides; unlike in .gitignore, a pattern with a slash inside matches
 * at any depth unless it begins with one. Throws UNSAFE_PACKAGE for a pattern that is not valid. https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
 */
function parseTerraformIgnore(text) {
    const rules = text.split(/\r?\n/).flatMap(parseRule).reverse();
    return (path) => {
        const names = [path, ...directoriesOf(path)];
        return rules.find(({ expression }) => names.some((name) => expression.test(name)))?.ignores ?? false;
    };
}
function parseRule(line) {
    const text = line.trim();
    const ignores = !text.startsWith('!');
    const pattern = ignores ? text : text.slice(1);
    if (pattern === '' || text.startsWith('#'))
        return [];
    const anchored = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`;
    try {
        return [{ expression: new RegExp(`^${expressionOf(anchored)}/?$`, 'su'), ignores }];
    }
    catch (cause) {
        const message = `.terraformignore has a pattern that is not valid: ${(0,error/* quote */.hD)(text)}`;
        throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', message, 'correct the pattern: its range is in reverse order', {
            cause,
        });
    }
}
// A pattern that ends in a slash is for directories, and the names of directories end in one.
function expressionOf(pattern) {
    const directoryOnly = pattern.endsWith('/');
    const tokens = pattern.match(/(?:\*\*\/)+|\*\*|\*|\?|\[[!^]?[^\]]+\]|\\.|./gsu) ?? [];
    const body = tokens.map(tokenExpression).join('');
    return directoryOnly ? `${body}.*` : body;
}
function tokenExpression(token) {
    if (token.startsWith('**/'))
        return '(?:.*/)?';
    if (token === '**')
        return '.*';
    if (token === '*')
        return '[^/]*';
    if (token === '?')
        return '[^/]';
    if (token.startsWith('[') && token.length > 1)
        return classExpression(token);
    return escaped(token.length > 1 && token.startsWith('\\') ? token.slice(1) : token);
}
function classExpression(token) {
    const [, negated, members = ''] = /^\[([!^]?)(.*)\]$/su.exec(token) ?? [];
    return `(?!/)[${negated === '' ? '' : '^'}${members.replaceAll(/[\\[\]^]/g, '\\$&')}]`;
}
function escaped(text) {
    return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
}
function directoriesOf(path) {
    const components = path.split('/');
    return components.slice(1).map((_, index) => `${components.slice(0, index + 1).join('/')}/`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/adapters/git/attributes.js



/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
class ExportIgnore {
    #objects;
    #mentions = new Map();
    #verdicts = new Map();
    constructor(objects) {
        this.#objects = objects;
    }
    /**
     * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
     * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
     */
    async select(attributeFiles, paths) {
        if (!(await this.#mentioned(attributeFiles)))
            return new Set();
        const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('');
        const verdicts = this.#verdicts.get(key) ?? new Map();
        this.#verdicts.set(key, verdicts);
        const unknown = [...withDirectories(paths)].filter((path) => !verdicts.has(path));
        if (unknown.length > 0) {
            for (const [path, ignored] of await this.#ask(attributeFiles, unknown))
                verdicts.set(path, ignored);
        }
        return excludedOf(paths, verdicts);
    }
    async #mentioned(attributeFiles) {
        const unread = attributeFiles.filter(({ oid }) => !this.#mentions.has(oid));
        for await (const [, { oid, bytes }] of this.#objects.readEach('blob', unread)) {
            this.#mentions.set(oid, bytes.includes('export-ignore'));
        }
        return attributeFiles.some(({ oid }) => this.#mentions.get(oid));
    }
    async #ask(attributeFiles, paths) {
        const indexFile = (0,external_node_path_.join)(this.#objects.gitDirectory, `index-${(0,external_node_crypto_.randomUUID)()}`);
        const run = async (args, lines) => {
            const input = lines.map((line) => `${line}\0`).join('');
            const { code, stdout, stderr } = await this.#objects.run(args, { indexFile, input });
            if (code === 0)
                return stdout;
            throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', `git could not apply the .gitattributes files of the commit: ${stderr.trim()}`, 'correct the line that git names');
        };
        const files = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}`);
        await run(['update-index', '-z', '--add', '--index-info'], files);
        const checked = await run(['check-attr', '-z', '--stdin', '--cached', 'export-ignore'], paths);
        const fields = checked.split('\0');
        return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']));
    }
}
/** The paths and the directories above them, each once. Directories end in a slash: Git applies rules for directories to those only. */
function withDirectories(paths) {
    const names = new Set(paths);
    for (const path of paths) {
        for (let name = parentOf(path); name !== '' && !names.has(name); name = parentOf(name))
            names.add(name);
    }
    return names;
}
/** Those of the paths that have a verdict against them or against a directory above them. */
function excludedOf(paths, verdicts) {
    const known = new Map([['', false]]);
    const isExcluded = (name) => {
        const answer = known.get(name) ?? (verdicts.get(name) === true || isExcluded(parentOf(name)));
        known.set(name, answer);
        return answer;
    };
    return new Set(paths.filter(isExcluded));
}
/** The directory above, with a slash at its end; `''` for the root. */
function parentOf(name) {
    return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1);
}

// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var git_tree = __webpack_require__(9039);
;// CONCATENATED MODULE: ./lib/adapters/git/module-tree.js







/** Reads the file names of a module at a commit, the targets of its links, and the paths that its ignore files exclude. */
class ModuleTreeReader {
    /** Has the contents of the files too. */
    objects;
    #trees;
    #exportIgnore;
    constructor(objects) {
        this.objects = objects;
        this.#trees = new git_tree/* GitTrees */.yc(objects);
        this.#exportIgnore = new ExportIgnore(objects);
    }
    /**
     * Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory, LIMIT_EXCEEDED when
     * there are too many files, UNSAFE_PACKAGE for a damaged directory or attribute file.
     */
    async read({ commit, path: root }) {
        const { tree, attributeFiles } = await this.#findTree(await this.#rootTree(commit), root);
        const entries = await this.#trees.readBelow(tree);
        const prefix = (0,package_package/* rootPrefix */.R)(root);
        const absolute = entries.map((entry) => ({ ...entry, path: `${prefix}${entry.path}` }));
        const exported = await this.#exportIgnore.select([...attributeFiles, ...absolute.filter(isAttributeFile)], absolute.map(({ path }) => path));
        const ignored = await this.#terraformIgnore(entries);
        return {
            root,
            entries,
            targets: await this.#linkTargets(entries),
            excluded: (path) => exported.has(`${prefix}${path}`) || ignored(path),
        };
    }
    async #rootTree(commit) {
        const object = await this.objects.read(commit);
        const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? [];
        if (object?.type === 'commit' && tree !== undefined)
            return tree;
        throw new error/* RegistryError */.gl('NOT_FOUND', `the commit ${commit} is not in the repository`, `fetch it: git fetch origin ${commit}`);
    }
    /** The tree of the module, and the attribute files of the directories above it. */
    async #findTree(rootTree, root) {
        const attributeFiles = [];
        let directory = { oid: rootTree, path: '' };
        for (const name of root.split('/').filter((component) => component !== '')) {
            const entries = await this.#trees.read([directory]);
            const wanted = `${(0,package_package/* rootPrefix */.R)(directory.path)}${name}`;
            const found = entries.find(({ path, mode }) => path === wanted && mode === git_tree/* DIRECTORY_MODE */.sg);
            if (found === undefined)
                throw notAModule(root, await this.#directoriesWithConfiguration(rootTree));
            attributeFiles.push(...entries.filter(isAttributeFile));
            directory = found;
        }
        return { tree: directory.oid, attributeFiles };
    }
    async #directoriesWithConfiguration(rootTree) {
        const entries = await this.#trees.readBelow(rootTree);
        const files = entries.filter(({ path }) => (0,configuration_file/* isConfiguration */.Z)(path));
        return [...new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/')))];
    }
    async #terraformIgnore(entries) {
        const file = entries.filter(({ path, mode }) => path === '.terraformignore' && isRegular(mode));
        for await (const [, { bytes }] of this.objects.readEach('blob', file)) {
            return parseTerraformIgnore(bytes.toString());
        }
        return () => false;
    }
    async #linkTargets(entries) {
        const targets = new Map();
        const links = entries.filter(({ mode }) => mode === '120000');
        for await (const [{ path }, { bytes }] of this.objects.readEach('blob', links)) {
            targets.set(path, bytes.toString());
        }
        return targets;
    }
}
function isAttributeFile({ path, mode }) {
    return isRegular(mode) && /(^|\/)\.gitattributes$/.test(path);
}
function isRegular(mode) {
    return mode.startsWith('100');
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __webpack_require__(3267);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/package/secret-files.js
/** Files that are refused by their names, whatever they contain. A pattern is matched against the path with a slash in front. */
const PATH_RULES = [
    { pattern: /\.tfstate[^/]*$/i, name: 'Terraform state' },
    { pattern: /\/terraform\.tfstate\.d\//i, name: 'Terraform state' },
    { pattern: /\.tfvars(\.json)?$/i, name: 'values of variables (*.tfvars)' },
    { pattern: /\.tfplan$|\/tfplan$/i, name: 'a saved plan' },
    { pattern: /\/\.terraform\//i, name: 'the working directory of Terraform' },
    { pattern: /\/(\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc)$/i, name: 'configuration of the client' },
    { pattern: /\/credentials\.tfrc\.json$/i, name: 'credentials of the client' },
    { pattern: /\/crash(\.[^/]*)?\.log$/i, name: 'a crash log, which contains state' },
    { pattern: /\/id_(rsa|dsa|ecdsa|ed25519)(_sk)?$/i, name: 'an SSH private key' },
    { pattern: /\.(ppk|p12|pfx|jks|kdbx)$/i, name: 'a key store' },
    { pattern: /\/([._]netrc|\.git-credentials|\.pgpass|\.vault-token)$/i, name: 'stored credentials' },
    { pattern: /\/\.aws\/credentials$/i, name: 'AWS credentials' },
    { pattern: /\/(\.docker\/config\.json|\.dockercfg)$/i, name: 'registry credentials' },
    { pattern: /\/kubeconfig$|\.kubeconfig$|\/\.kube\/config$/i, name: 'a kubeconfig' },
    {
        pattern: /\/\.env(\.(?!example$|sample$|template$|dist$)[^/]*)?$/i,
        name: 'environment variables (.env)',
    },
];
/** What kind of secret file the path names (`Terraform state`); undefined where it names none. */
function secretPathRule(path) {
    const rooted = `/${path}`;
    return PATH_RULES.find(({ pattern }) => pattern.test(rooted))?.name;
}
const CONTENT_RULES = [
    {
        pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/,
        inBinary: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY( BLOCK)?-----(\s|\\[nr]){1,4}(Proc-Type:|Version:|[A-Za-z0-9+/]{32})/,
        name: 'a private key',
    },
    { pattern: /gh[oprsu]_[A-Za-z0-9]{36}/, name: 'a GitHub token' },
    { pattern: /github_pat_[A-Za-z0-9_]{22}/, name: 'a GitHub token' },
    { pattern: /(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/, name: 'an AWS access key' },
    { pattern: /npm_[A-Za-z0-9]{36}/, name: 'an npm token' },
    { pattern: /_authToken=[^\s$]/, name: 'an npm token' },
    { pattern: /glpat-[A-Za-z0-9_-]{20}/, name: 'a GitLab token' },
    { pattern: /xox[abpr]-[A-Za-z0-9-]{10}/, name: 'a Slack token' },
    { pattern: /\.atlasv1\.[A-Za-z0-9]{20}/, name: 'a Terraform token' },
    { pattern: /AIza[A-Za-z0-9_-]{35}/, name: 'a Google API key' },
    { pattern: /sk_live_[A-Za-z0-9]{16}/, name: 'a Stripe key' },
];
const ANY_SECRET = new RegExp(CONTENT_RULES.map(({ pattern }) => pattern.source).join('|'));
const WINDOW_BYTES = 1024 * 1024;
/** Longer than any match of the rules in UTF-16, so that no secret is cut by the end of a window. */
const OVERLAP_BYTES = 256;
/** The kind of secret that a file contains (`a GitHub token`), by its form: in UTF-8, in UTF-16, or between other bytes. */
function findSecret(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let start = 0; start < buffer.length; start += WINDOW_BYTES) {
        const text = buffer.toString('latin1', start, start + WINDOW_BYTES + OVERLAP_BYTES);
        const found = text.includes('\0')
            ? // Without the NUL bytes, ASCII in UTF-16 is ASCII.
                (secretIn(text, true) ?? secretIn(text.replaceAll('\0', ''), true))
            : secretIn(text, false);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function secretIn(text, isBinary) {
    if (!ANY_SECRET.test(text))
        return undefined;
    return CONTENT_RULES.find(({ pattern, inBinary }) => ((isBinary && inBinary) || pattern).test(text))?.name;
}

;// CONCATENATED MODULE: ./lib/package/package-screening.js






const package_screening_MAX_SUGGESTED = 20;
/** Checks the contents of files, one by one as they are packed, and refuses them together at the end. */
class PackageScreening {
    #prefix;
    #allow;
    #unsafe = [];
    #secrets = [];
    /**
     * @param root the directory of the module in the repository
     * @param allow files that only look like secrets, relative to the repository
     */
    constructor(root, allow) {
        this.#prefix = (0,package_package/* rootPrefix */.R)(root);
        this.#allow = allow === 'all' ? allow : new Set(allow);
    }
    screen({ path: name, source }, bytes) {
        const path = `${this.#prefix}${name}`;
        const problem = contentProblem(path, bytes);
        if (problem !== undefined)
            this.#unsafe.push(problem);
        if (this.#allow === 'all' || this.#allow.has(path))
            return;
        const rule = nameRule(path, `${this.#prefix}${source}`) ?? contentRule(bytes);
        if (rule !== undefined)
            this.#secrets.push({ path, rule });
    }
    /** Throws UNSAFE_PACKAGE, else SECRET_IN_PACKAGE, with every file that is refused. */
    finish() {
        if (this.#unsafe.length > 0) {
            throw packageRefusal('UNSAFE_PACKAGE', 'these files would not work for those who install the module', this.#unsafe);
        }
        const paths = this.#secrets.slice(0, package_screening_MAX_SUGGESTED).map(({ path }) => (0,error/* quote */.hD)(path));
        const fix = `remove them from the commit and replace every secret in them; if they contain none, add to .module-registry.yml:\nallow: [${paths.join(', ')}]`;
        const problems = this.#secrets.map((secret) => ({ ...secret, fix }));
        if (problems.length > 0) {
            throw packageRefusal('SECRET_IN_PACKAGE', 'these files contain secrets, or look as if they do', problems);
        }
    }
}
function nameRule(path, source) {
    const rule = secretPathRule(path);
    if (rule !== undefined || path === source)
        return rule;
    const behind = secretPathRule(source);
    return behind === undefined ? undefined : `links to ${(0,error/* quote */.hD)(source)}: ${behind}`;
}
function contentRule(bytes) {
    const found = findSecret(bytes);
    return found === undefined ? undefined : `contains ${found}`;
}
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
function contentProblem(path, bytes) {
    if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
        return {
            path,
            rule: 'a Git LFS pointer would be packaged instead of the file itself',
            fix: 'commit the file itself (git lfs migrate export), or leave it out with export-ignore in .gitattributes',
        };
    }
    if (!(0,configuration_file/* isConfiguration */.Z)(path) || (0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8' };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-writer.js





const VERSION_NEEDED = 10;
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED;
const FLAG_UTF8 = 0x0800;
const STORED = 0;
const DATE_1980_01_01 = (1 << 5) | 1;
const REGULAR_FILE = 0o100000;
/** Bytes that may wait for the disk; what waits is written in one go. */
const BUFFER_BYTES = 1024 * 1024;
/**
 * Writes `file`, which must not exist, as a zip whose bytes depend on the entries and their order alone: stored, one fixed
 * date, modes 0644 and 0755, no directories, extra fields or comment. There is no zip64: a package has at most 50,000 files
 * and 512 MiB. The bytes of an entry must not change afterwards. Throws what the file system or `entries` throws.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3, docs/decisions/0001-own-zip-writer.md
 */
async function packZip(entries, file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let size = 0;
    const counted = async function* () {
        for await (const bytes of zipOf(entries)) {
            hash.update(bytes);
            size += bytes.length;
            yield bytes;
        }
    };
    await (0,external_node_stream_promises_.pipeline)(counted, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', highWaterMark: BUFFER_BYTES }));
    return { digest: `sha256:${hash.digest('hex')}`, size };
}
async function* zipOf(entries) {
    const directory = [];
    let offset = 0;
    for await (const { path, executable, bytes } of entries) {
        const name = Buffer.from(path);
        const facts = factsOf(bytes, name);
        directory.push(centralHeader(facts, executable, offset), name);
        const header = Buffer.concat([LOCAL_SIGNATURE, facts, name]);
        yield header;
        if (bytes.length > 0)
            yield bytes;
        offset += header.length + bytes.length;
    }
    yield endOf(directory, offset);
}
const LOCAL_SIGNATURE = Buffer.from('PK\x03\x04');
/** The 26 bytes that a local header and a central one share. */
function factsOf(bytes, name) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION_NEEDED, 0);
    facts.writeUInt16LE((0,external_node_buffer_.isAscii)(name) ? 0 : FLAG_UTF8, 2);
    facts.writeUInt16LE(STORED, 4);
    facts.writeUInt16LE(0, 6); // midnight
    facts.writeUInt16LE(DATE_1980_01_01, 8);
    facts.writeUInt32LE((0,external_node_zlib_.crc32)(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    return facts;
}
function centralHeader(facts, executable, offset) {
    const header = Buffer.alloc(46);
    header.write('PK\x01\x02', 'latin1');
    header.writeUInt16LE(MADE_ON_UNIX, 4);
    facts.copy(header, 6);
    // The upper half of the 32-bit external attributes.
    header.writeUInt16LE(REGULAR_FILE | (executable ? 0o755 : 0o644), 40);
    header.writeUInt32LE(offset, 42);
    return header;
}
/** The central directory and its end record. */
function endOf(directory, offset) {
    const headers = Buffer.concat(directory);
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(headers.length, 12);
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([headers, end]);
}

;// CONCATENATED MODULE: ./lib/adapters/git/packer.js








/**
 * Packs the module of a commit into a zip that depends on its tree alone, not on the work tree or the machine. Throws, besides
 * what the port names, NOT_FOUND; then there is no file.
 */
async function packModule(request, trees, temporary) {
    const tree = await trees.read(request);
    const plan = selectPackageFiles(tree);
    const screening = new PackageScreening(request.path, request.allow);
    const contents = [];
    async function* readFiles() {
        let total = 0;
        for await (const [{ path, source, executable }, { bytes }] of trees.objects.readEach('blob', plan)) {
            total += bytes.length;
            if (total > limits/* MAX_PACKAGE_BYTES */.qv)
                throw (0,limits/* packageTooLarge */.Sj)();
            screening.screen({ path, source }, bytes);
            contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length });
            yield { path, executable, bytes };
        }
    }
    const file = (0,external_node_path_.join)(temporary, `${(0,external_node_crypto_.randomUUID)()}.zip`);
    try {
        const zip = await packZip(readFiles(), file);
        screening.finish();
        const counts = { files: contents.length, equalsTree: equalsTree(tree, plan) };
        return { facts: { format: package_package/* PACKAGE_FORMAT */.N, ...zip, ...counts }, contents, file };
    }
    catch (error) {
        await (0,promises_.rm)(file, { force: true });
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/modules.js









/**
 * Reads what the commits of a repository hold, with one git that runs from the first call until `close`.
 * @param temporary the directory that packages are written to, which exists as long as they are needed
 * @param time for all reads together; without it there is no limit
 */
function openModules(git, { objects, head }, temporary, time) {
    const open = () => {
        const source = new git_objects/* GitObjects */.V(git, objects, temporary, time?.signal);
        const config = gitConfigSource(source, head);
        return { trees: new ModuleTreeReader(source), interfaces: new InterfaceReader(), config };
    };
    let opened;
    const readers = () => {
        opened ??= open();
        return opened;
    };
    const spend = (work) => (time === undefined ? work() : time.spend(work));
    return {
        signal: time?.signal,
        packer: { pack: (request) => spend(() => packModule(request, readers().trees, temporary)) },
        interfaces: {
            prepare: () => readers().interfaces.prepare(),
            atCommit: (module) => spend(() => readers().interfaces.read(readFiles(readers().trees, module))),
        },
        config: {
            at: (commit) => spend(() => readers().config.at(commit)),
            hasElsewhere: (module) => spend(async () => (await readers().config.hasElsewhere?.(module)) ?? false),
            hasModule: (module) => spend(async () => (await readers().config.hasModule?.(module)) ?? false),
        },
        async close() {
            const closing = opened;
            opened = undefined;
            await closing?.trees.objects.close();
        },
    };
}
async function* readFiles(trees, module) {
    // Files that a package must not have are read, too: a comparison publishes nothing.
    const { files } = new TreeWalk(await trees.read(module));
    const wanted = files.filter(({ path }) => (0,module_files/* isInterfaceFile */.QS)(path));
    for await (const [{ path }, { oid, bytes }] of trees.objects.readEach('blob', wanted)) {
        yield { path, bytes, id: oid };
    }
}
function gitConfigSource(objects, head) {
    const parsed = new Map();
    const readAt = async (commit) => {
        const blob = await objects.read(`${commit}:${publish_config/* CONFIG_PATH */.tF}`);
        if (blob?.type !== 'blob')
            return undefined;
        // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
        const config = parsed.get(blob.oid) ?? parseConfigFile(publish_config/* CONFIG_PATH */.tF, blob.bytes, publish_config/* configFormat */.A5);
        parsed.set(blob.oid, config);
        return config;
    };
    return {
        async at(commit) {
            const own = commit === 'HEAD' ? undefined : await readAt(commit);
            return own ?? (head === undefined ? undefined : await readAt(head)) ?? {};
        },
        async hasElsewhere({ commit, path }) {
            if (head === undefined || (await readAt(head)) === undefined)
                return false;
            if ((await readAt(commit)) !== undefined)
                return false;
            return (await objects.read(`${commit}:${path}`))?.type !== 'tree';
        },
        async hasModule({ commit, path }) {
            const tree = await objects.read(`${commit}:${path}`);
            if (tree?.type !== 'tree')
                return false;
            return (0,git_tree/* parseTree */.cZ)(tree.bytes, path).some((entry) => (0,configuration_file/* isConfiguration */.Z)(entry.path));
        },
    };
}


/***/ }),

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ GitObjects)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7654);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7688);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1911);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7863);







/** Objects that {@link GitObjects.readEach} requests ahead of its reader. */
const MAX_AHEAD = 64;
/** Bytes that may wait for that reader; above it git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
const MAX_STDERR_CHARACTERS = 4096;
/** A tree of as many entries as a module may have, with names of a hundred bytes. */
const MAX_TREE_BYTES = 32 * 1024 * 1024;
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
    #pending = [];
    #small = new SmallBlobs();
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
        this.gitDirectory = (0,_bare_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .makeBorrowingRepository */ .o)([objectsDirectory], temporary);
        this.git = git;
        this.#signal = signal;
        const child = git.start(['cat-file', '--batch'], { gitDirectory: this.gitDirectory });
        const abort = () => {
            this.#fail(signal?.reason);
            child.kill('SIGKILL');
        };
        signal?.addEventListener('abort', abort, { once: true });
        this.#child = child;
        const parser = new _batch_js__WEBPACK_IMPORTED_MODULE_6__/* .BatchParser */ .U(maxBytes, (object) => this.#answer(object));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS);
        });
        // A child that ends early closes its stdin; 'close' gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        this.#closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(this.#fail((0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .missingGit */ .Xb)(cause))));
            child.on('close', () => {
                signal?.removeEventListener('abort', abort);
                resolve(this.#fail(unreadable(this.#stderr)));
            });
        });
    }
    /**
     * Reads one object by a name that git understands: `<oid>`, `<oid>^{commit}`, `<oid>:<path>`; undefined when there is none.
     * Many reads may run at once. Throws LIMIT_EXCEEDED over 100 MiB, NOT_FOUND for a damaged repository, INVALID_INPUT for a
     * name of several lines, MISSING_PROGRAM.
     */
    async read(name) {
        if (/[\n\0]/.test(name)) {
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} names no Git object`, 'name it on one line');
        }
        return this.#await(this.#ask({ oid: name, path: name }, false));
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
                if (ahead.length <= MAX_AHEAD / 2) {
                    const next = wanted.slice(asked, asked + MAX_AHEAD - ahead.length);
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
    /** The output of another git command as it comes, where {@link run} would hold all of it. Throws NOT_FOUND where git fails. */
    async *output(args, input = '') {
        const child = this.git.start(args, { gitDirectory: this.gitDirectory });
        let stderr = '';
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS);
        });
        child.stdin.on('error', () => { });
        const ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject((0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .missingGit */ .Xb)(cause)));
            child.on('close', resolve);
        });
        ended.catch(() => { });
        child.stdin.end(input);
        try {
            yield* child.stdout;
            if ((await ended) !== 0)
                throw unreadable(stderr);
        }
        finally {
            child.kill();
        }
    }
    /** Says that history ends at a commit: a repository that holds nothing before it may be pushed from then. */
    markShallow(commit) {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDirectory, 'shallow'), `${commit}\n`);
    }
    /** Waits until git has finished what it was asked, and has ended. */
    async close() {
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
        const object = new Promise((resolve, reject) => {
            if (this.#failure !== undefined) {
                reject(this.#failure);
                return;
            }
            this.#pending.push({ path, ahead, resolve, reject });
            // Many readers ask at once: what they ask for in one turn is one write.
            if (this.#outgoing === '')
                setImmediate(() => this.#send());
            this.#outgoing += `${oid}\n`;
        });
        // One that is read ahead is awaited when its turn comes; until then a rejection must not count as unhandled.
        object.catch(() => { });
        return object;
    }
    #send() {
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
        else if (object.bytes === undefined) {
            read.reject(object.type === 'tree' ? (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .tooManyTreeEntries */ .wC)() : (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .fileTooLarge */ .ME)(read.path, object.size));
        }
        else {
            if (read.ahead)
                this.#waitingBytes += object.size;
            if (read.ahead && object.type === 'blob')
                this.#small.add(object.oid, object.bytes);
            read.resolve({ oid: object.oid, type: object.type, bytes: object.bytes });
            this.#flow();
        }
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
        if (this.#waitingBytes > MAX_WAITING_BYTES && this.#waitingReaders === 0)
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
    return type === 'tree' ? MAX_TREE_BYTES : _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_FILE_BYTES */ .vr;
}
const MAX_SMALL_BYTES = 16 * 1024;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** Keeps small blobs, since the next tag holds most of them again. It is emptied when it is full. */
class SmallBlobs {
    #blobs = new Map();
    #bytes = 0;
    get(oid) {
        return this.#blobs.get(oid);
    }
    add(oid, bytes) {
        if (bytes.length > MAX_SMALL_BYTES)
            return;
        if (this.#bytes > MAX_CACHED_BYTES) {
            this.#blobs.clear();
            this.#bytes = 0;
        }
        // A copy: the bytes are part of a larger chunk that would stay in memory with them.
        this.#blobs.set(oid, Buffer.from(bytes));
        this.#bytes += bytes.length;
    }
}
/** Git ended without a response. */
function unreadable(stderr) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_FOUND', `git stopped while it read objects: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(stderr.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
}
/** A commit names an object that the repository lacks. */
function notFound(oid, path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_FOUND', `the object ${oid} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}


/***/ }),

/***/ 14:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ otherSide),
/* harmony export */   r: () => (/* binding */ transportTo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * What each call that reaches a remote needs. The other side of a local transport is a git on this machine, which would run the
 * programs that the user's configuration names (`uploadpack.packObjectsHook`, `core.hooksPath`), so it gets a home of ours.
 * @param temporary a directory that exists as long as `git` is used
 */
async function transportTo(git, { scheme }, temporary) {
    if (scheme !== 'file')
        return { transport: 'network' };
    const home = homes.get(git) ?? makeHome(git, temporary);
    homes.set(git, home);
    return { transport: 'local', home: await home };
}
/**
 * What git runs on the other side: itself, whatever the configuration says. There, too, a partial clone on this machine must not
 * fetch what it lacks with the programs that its own configuration names.
 */
function otherSide(option, transport) {
    return `--${option}=${transport === 'local' ? 'GIT_ALLOW_PROTOCOL= ' : ''}git-${option}`;
}
const homes = new WeakMap();
/** The only settings of the user that count there say which repositories of others are trusted. */
async function makeHome(git, temporary) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'home-'));
    const args = ['config', '--type=path', '--null', '--get-all', 'safe.directory'];
    // In no repository, whose own settings must not say that it is trusted.
    const { stdout } = await git.run(args, { gitDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'none') });
    const directories = stdout.split('\0').slice(0, -1);
    const lines = directories.map((directory) => `\tdirectory = "${escaped(directory)}"`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.gitconfig'), ['[safe]', ...lines, ''].join('\n'));
    return home;
}
/** https://git-scm.com/docs/git-config#_syntax */
function escaped(value) {
    return value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
}


/***/ }),

/***/ 9039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   sg: () => (/* binding */ DIRECTORY_MODE),
/* harmony export */   yc: () => (/* binding */ GitTrees)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2234);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3360);





const DIRECTORY_MODE = '40000';
const OID_BYTES = 20;
/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
    #objects;
    #cache = new Map();
    #cachedLines = 0;
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
        if (this.#cachedLines > _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TREE_ENTRIES */ .FU) {
            this.#cache = new Map();
            this.#cachedLines = 0;
        }
        // A reader at the same time may start another one.
        const cache = this.#cache;
        const named = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(directories, ({ oid }) => oid);
        for (const [oid, paths] of named)
            budget.count(cache.get(oid) ?? [], paths);
        const unknown = [...named].flatMap(([oid, [first]]) => first === undefined || cache.has(oid) ? [] : first);
        for await (const [{ oid, path }, { bytes }] of this.#objects.readEach('tree', unknown)) {
            const lines = parseTree(bytes, path, _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TREE_ENTRIES */ .FU);
            budget.count(lines, named.get(oid) ?? []);
            cache.set(oid, lines);
            this.#cachedLines += lines.length;
        }
        return directories.flatMap(({ oid, path }) => (cache.get(oid) ?? []).map((line) => ({ ...line, path: `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .rootPrefix */ .R)(path)}${line.path}` })));
    }
}
/** Counts what the expansion of trees would give before it is done: a few trees can name each other for ever. */
class TreeBudget {
    #entries = 0;
    #pathLength = 0;
    /** Counts the lines of one tree once for each of the directories that it is. Throws LIMIT_EXCEEDED. */
    count(lines, directories) {
        this.#entries += lines.length * directories.length;
        if (this.#entries > _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TREE_ENTRIES */ .FU)
            throw (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
        const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0);
        for (const { path } of directories) {
            if (path.length > _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PATH_BYTES */ .PR)
                throw (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .pathTooLong */ .GL)(path);
            this.#pathLength += nameLength + path.length * lines.length;
        }
        if (this.#pathLength > _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TREE_PATH_BYTES */ .wZ)
            throw (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .treePathsTooLong */ .N_)();
    }
}
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
            throw (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
        at = next;
    }
    return lines;
}
function damaged(path, problem) {
    const directory = path === '' ? 'the root directory' : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('UNSAFE_PACKAGE', `${directory} of the commit is damaged: ${problem}`, 'find the damage with "git fsck", then make the commit and its tag anew with Git itself');
}


/***/ }),

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   Up: () => (/* binding */ missingPermission),
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


/** The HTTP status of a failed request; undefined for any other error. */
function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? error.status : undefined;
}
/** The result of a request; undefined where GitHub answers 404. */
async function unlessMissing(request) {
    try {
        return await request;
    }
    catch (error) {
        if (statusOf(error) === 404)
            return undefined;
        throw error;
    }
}
/** Whether the failure is temporary: the request may have been carried out, or may succeed when it is sent again. */
function mayPass(error) {
    const status = statusOf(error);
    return status !== undefined && (status >= 500 || isLimit(error));
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function isLimit(error) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return false;
    if (error.status === 429)
        return true;
    return (error.status === 403 &&
        (/rate limit/i.test(error.message) || error.response?.headers['x-ratelimit-remaining'] === '0'));
}
/**
 * Turns a failed request into an error that names the repository, the token and what it lacks: PERMISSION, or the code of the
 * step. Other errors are returned as they are.
 */
function githubFailure(error, target, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const { status } = error;
    const { server, budget } = target.github;
    const { code = 'REPOSITORY_UNREACHABLE' } = step;
    const reason = `${status} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`;
    const failure = (failed, problem, hint) => new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(failed, `cannot ${step.doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(target.name)}: ${problem}`, hint, {
        cause: error,
    });
    if (isLimit(error)) {
        const hint = `run it again later; a run waits at most ${budget.seconds} seconds for rate limits and failed requests`;
        return failure(code, `GitHub's rate limit is reached (${reason})`, hint);
    }
    if (status === 401) {
        const hint = `set ${server.tokenName} to a token that is valid for the whole run and has "contents: write" on ${target.name} (to plan only, "contents: read")`;
        return failure('PERMISSION', `GitHub does not accept the token of ${server.tokenName} (${reason})`, hint);
    }
    if (status === 403 || status === 404)
        return missingPermission(target, step, reason);
    if (status < 500)
        return failure(code, `GitHub responded ${reason}`, 'correct what GitHub reports, then run it again');
    const problem = `GitHub responded ${reason}; gave up after retries of at most ${budget.seconds} seconds`;
    return failure(code, problem, 'run it again: it continues where this run stopped');
}
/** PERMISSION. GitHub answers 404 for what a token may not see, and 403 for what it may see but not do. */
function missingPermission({ github, name }, { doing, needs }, reason) {
    const { tokenName } = github.server;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the token of ${tokenName} needs "${needs}" there (GitHub responded ${reason})`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${name}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRepository: () => (/* binding */ openRepository),
/* harmony export */   proveWritable: () => (/* binding */ proveWritable)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);

/** Asks GitHub for a repository. Throws PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
async function openRepository(github, name) {
    const [owner = '', repo = ''] = name.split('/');
    const path = { owner, repo };
    try {
        const { data } = await github.octokit.rest.repos.get(path);
        const visibility = data.private ? 'private' : 'public';
        const ids = { id: data.id, ownerId: data.owner.id };
        return { github, ...ids, name, path, visibility, defaultBranch: data.default_branch };
    }
    catch (error) {
        const step = { doing: 'see who may read the repository', needs: 'contents: read' };
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, { github, name }, step);
    }
}
/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function proveWritable(repository) {
    const { github, name } = repository;
    const { url, token } = github.server;
    const step = { doing: 'write', needs: 'contents: write' };
    const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const response = await github.plain
        .request({
        method: 'GET',
        url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
        headers: { authorization, accept: '*/*' },
    })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, repository, step);
    });
    if (response.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .missingPermission */ .Up)(repository, step, String(response.status));
}


/***/ }),

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _k: () => (/* binding */ raceBackoff),
/* harmony export */   c1: () => (/* binding */ pollBackoff),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   rE: () => (/* binding */ waitWithin),
/* harmony export */   wv: () => (/* binding */ secondsSince)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

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
const SHORTEST_TRY_MS = 50;
const LONGEST_TRY_MS = 2_000;
const RACE = { growth: 'exponential', longestMs: 30_000, jitter: 1 };
/**
 * The wait after a lost race for the index, until `totalMs` are over. It begins with twice what the lost try took: the more
 * writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function raceBackoff(totalMs) {
    const deadline = Date.now() + totalMs;
    let tryStarted = Date.now();
    return {
        async wait(attempt) {
            const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, Date.now() - tryStarted));
            const delay = delayMs({ ...RACE, firstMs: 2 * took }, attempt);
            const isTimeLeft = await waitWithin(deadline - Date.now(), delay);
            tryStarted = Date.now();
            return isTimeLeft;
        },
    };
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

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel)
/* harmony export */ });
/** Works on at most `atOnce` members at the same time. The results are in the order of the members. */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    const rest = members.entries();
    const worker = async () => {
        for (const [at, member] of rest)
            results[at] = await work(member);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, members.length) }, worker));
    return results;
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   WI: () => (/* binding */ memberText),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   e3: () => (/* binding */ canonicalObject)
/* harmony export */ });
/* unused harmony export sorted */
/**
 * Canonical JSON: keys sorted by code unit, two-space indent, trailing newline; equal values give equal text.
 * @param value a JSON value; not typed as {@link Json}, which an interface does not fit
 */
function canonicalJson(value) {
    return `${JSON.stringify(sorted(value), null, 2)}\n`;
}
/** {@link canonicalJson} of an object of which the texts of some members are known, as {@link memberText} gives them. */
function canonicalObject(members, texts) {
    const known = Object.entries(members).flatMap(([key, value]) => value === undefined ? [] : [[key, memberText(value)]]);
    const all = [...known, ...Object.entries(texts)].sort(([a], [b]) => (a < b ? -1 : 1));
    return `{\n${all.map(([key, text]) => `  ${JSON.stringify(key)}: ${text}`).join(',\n')}\n}\n`;
}
/** The canonical text of a member of an object at the top of a document. */
function memberText(value) {
    return JSON.stringify(sorted(value), null, 2).replaceAll('\n', '\n  ');
}
/** {@link canonicalJson} on one line: less than half as long where values lie deep. */
function compactJson(value) {
    return `${JSON.stringify(sorted(value))}\n`;
}
/** The value with sorted keys at every level; a part that has them already is not copied. */
function sorted(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        const members = value.map(sorted);
        return members.some((member, at) => member !== value[at]) ? members : value;
    }
    const object = value;
    const keys = Object.keys(object);
    const isOrdered = keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') < key);
    const ordered = isOrdered ? keys : keys.sort();
    const members = ordered.map((key) => sorted(object[key]));
    if (isOrdered && members.every((member, at) => member === object[ordered[at] ?? '']))
        return value;
    return Object.fromEntries(ordered.map((key, at) => [key, members[at]]));
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RENDERER),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this tool. A test compares it with package.json. */
const VERSION = '0.1.0';
/** `renderer` in `registry.json`: the tool that rendered the files, which are compared byte by byte only for the same one. */
const RENDERER = `module-registry ${VERSION}`;


/***/ }),

/***/ 1123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ gitHubHome),
/* harmony export */   re: () => (/* binding */ parseRetrySeconds)
/* harmony export */ });
/* unused harmony exports apiUrlOf, isGitHub */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5357);


/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
function apiUrlOf(serverUrl) {
    const { host } = new URL(serverUrl);
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return `https://api.${host}`;
    return `${serverUrl}/api/v3`;
}
/** Whether a host is GitHub: github.com, GitHub with data residency, or the server that the environment names. */
function isGitHub(host, serverUrl) {
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return true;
    return serverUrl !== undefined && URL.canParse(serverUrl) && new URL(serverUrl).host === host;
}
/** Opens a repository on GitHub at the first call, once: a run that needs nothing of GitHub loads none of its code. */
function gitHubHome(server, identity, log) {
    return (0,_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => openHome(server, identity, log));
}
async function openHome(server, identity, log) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, so it has no releases to store packages in', 'publish with --package index or --package git');
    }
    if (server?.token === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, `set ${server?.tokenName ?? 'GITHUB_TOKEN'} to a token with "contents: write"`);
    }
    const { url = `https://${identity.host}`, apiUrl = apiUrlOf(url) } = server;
    const [{ createGitHub }, { openRepository }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(830), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 6073)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7164)),
    ]);
    return openRepository(createGitHub({ ...server, url, apiUrl }, log), identity.repository);
}
const DEFAULT_SECONDS = 30;
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return DEFAULT_SECONDS;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}


/***/ }),

/***/ 5357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Work that starts at the first call; every later call gets the same result. */
function once(work) {
    let result;
    return () => {
        result ??= work();
        return result;
    };
}


/***/ }),

/***/ 9228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ collectionStores),
  n: () => (/* binding */ packageStores)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/release-asset.js
var release_asset = __webpack_require__(2771);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(679);
// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var repository = __webpack_require__(7164);
;// CONCATENATED MODULE: ./lib/adapters/github/release-store.js








/** For writes that must not be sent twice. The next round checks whether the first one succeeded. */
const ONCE = { request: { retries: 0 } };
/** Pages of 100 releases that are searched for a draft and for published versions. */
const MAX_PAGES = 10;
/**
 * Stores packages as assets of the GitHub releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
function releaseStore(open) {
    return {
        // Releases are read by those who read the repository, and `resolve` takes public repositories only.
        publicLocation: async () => undefined,
        async resolve({ release }, { facts }) {
            const repository = await open();
            refusePrivate(repository);
            const tag = release.tag.split('/').map(encodeURIComponent).join('/');
            const url = `${repository.github.server.url}/${repository.name}/releases/download/${tag}/${(0,release_asset/* assetName */.SM)(release)}`;
            return { location: (0,format_location/* zipLocation */.z4)(url, facts.digest), files: new Map() };
        },
        checkAccess: async () => (0,repository.proveWritable)(await open()),
        async store({ release }, pkg, registryUrl) {
            await new ReleaseUpload(await open(), { release, pkg, registryUrl }).reconcile();
        },
    };
}
function refusePrivate({ visibility, name }) {
    if (visibility === 'public')
        return;
    throw new base_error/* RegistryError */.gl('STORE_REFUSED', `${(0,base_error/* quote */.hD)(name)} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci');
}
/** The upload of one package into the release of its tag. https://docs.github.com/rest/releases */
class ReleaseUpload {
    #repository;
    #package;
    constructor(repository, pkg) {
        this.#repository = repository;
        this.#package = pkg;
    }
    /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
    async reconcile() {
        let last;
        for await (const _ of this.#repository.github.budget.rounds()) {
            try {
                return await this.#round();
            }
            catch (error) {
                last = error;
                if (!(0,failures/* mayPass */.bg)(error) && !isTaken(error))
                    break;
            }
        }
        throw this.#failure(last);
    }
    async #round() {
        const { tag } = this.#package.release;
        const published = await (0,failures/* unlessMissing */.F2)(this.#rest.getReleaseByTag({ ...this.#path, tag }));
        if (published !== undefined)
            return this.#attach(published.data);
        const releases = await this.#releases();
        const drafts = releases.filter((each) => each.draft && each.tag_name === tag);
        const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id);
        await this.#attach(draft);
        await this.#publish(draft);
    }
    /** The newest 1,000 releases and drafts. */
    async #releases() {
        const found = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const { data } = await this.#rest.listReleases({ ...this.#path, per_page: 100, page });
            found.push(...data);
            if (data.length < 100)
                break;
        }
        return found;
    }
    async #createDraft(releases) {
        const { release, pkg, registryUrl } = this.#package;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const body = (0,release_asset/* formatReleaseNotes */.Sg)({ release, pkg, registryUrl, generated: await this.#generateNotes(tags) });
        const draft = { tag_name: release.tag, name: release.tag, body, draft: true };
        const prerelease = (0,version/* isPrerelease */.V1)(release.version);
        return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ...ONCE })).data;
    }
    async #generateNotes(tags) {
        const { release } = this.#package;
        const previous = (0,release_asset/* previousTag */.W8)(release, tags);
        const since = previous === undefined ? {} : { previous_tag_name: previous };
        try {
            const query = { ...this.#path, tag_name: release.tag, ...since };
            return (await this.#rest.generateReleaseNotes(query)).data.body;
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : 'unknown';
            this.#repository.github.log.info(`release   GitHub generated no notes (${reason})`);
            return '';
        }
    }
    /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
    async #attach(release) {
        const name = (0,release_asset/* assetName */.SM)(this.#package.release);
        const existing = release.assets.find((asset) => asset.name === name);
        if (existing?.state === 'uploaded')
            return this.#compare(existing);
        if (release.immutable === true)
            throw sealed(this.#package.release);
        // An interrupted upload leaves an asset with its name and no bytes.
        if (existing !== undefined)
            await this.#deleteAsset(existing.id);
        const { id } = await this.#upload(release, name);
        await this.#compare(await this.#readBack(id));
    }
    async #deleteAsset(id) {
        await this.#rest.deleteReleaseAsset({ ...this.#path, asset_id: id, ...ONCE });
    }
    async #upload({ id, upload_url }, name) {
        this.#repository.github.origins.add(new URL(upload_url).origin);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#path,
            release_id: id,
            name,
            // Octokit's types allow text only; fetch takes bytes.
            data: (await (0,promises_.readFile)(this.#package.pkg.file)),
            headers: { 'content-type': 'application/zip' },
            url: upload_url,
            ...ONCE,
        });
        return data;
    }
    async #readBack(id) {
        for await (const _ of this.#repository.github.budget.rounds()) {
            // An asset may not exist yet for a short time.
            const asset = await (0,failures/* unlessMissing */.F2)(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id }));
            if (asset !== undefined)
                return asset.data;
        }
        throw new base_error/* RegistryError */.gl('STORE_REFUSED', `the asset ${id} of the release ${(0,base_error/* quote */.hD)(this.#package.release.tag)} was uploaded but cannot be read back`, 'run it again: it continues where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#package;
        const digest = asset.digest || (await this.#digestOf(asset));
        if (digest !== pkg.facts.digest)
            throw (0,release_asset/* otherAsset */.hN)(release, digest, pkg.facts.digest);
    }
    /** Of the downloaded bytes: the API of GitHub Enterprise Server before 3.18 does not tell it. */
    async #digestOf({ id }) {
        const headers = { accept: 'application/octet-stream' };
        const { data } = await this.#rest.getReleaseAsset({ ...this.#path, asset_id: id, headers });
        // With this header the response is the file.
        const bytes = data;
        if (!(bytes instanceof ArrayBuffer))
            throw new Error(`the asset ${id} was sent without its bytes`);
        return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(new Uint8Array(bytes)).digest('hex')}`;
    }
    /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release } = this.#package;
        const tags = (await this.#releases()).map((each) => each.tag_name);
        const latest = (0,release_asset/* isLatest */.eL)(release, tags) ? 'true' : 'false';
        const target = { ...this.#path, release_id: draft.id };
        try {
            await this.#rest.updateRelease({ ...target, draft: false, make_latest: latest, ...ONCE });
        }
        catch (error) {
            if (isTaken(error))
                await this.#rest.deleteRelease({ ...target, ...ONCE });
            throw error;
        }
    }
    #failure(error) {
        const { tag } = this.#package.release;
        if ((0,failures/* statusOf */.c2)(error) === 422 && /immutable/.test(String(error)))
            return sealed(this.#package.release);
        return (0,failures/* githubFailure */.eQ)(error, this.#repository, {
            doing: `put the package into the release ${(0,base_error/* quote */.hD)(tag)}`,
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
    get #rest() {
        return this.#repository.github.octokit.rest.repos;
    }
    get #path() {
        return this.#repository.path;
    }
}
/** Whether another run has created the same release or asset first. */
function isTaken(error) {
    return (0,failures/* statusOf */.c2)(error) === 422 && /already_exists/.test(String(error));
}
function sealed(release) {
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(release.tag)} is immutable and has no asset ${(0,base_error/* quote */.hD)((0,release_asset/* assetName */.SM)(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`);
}

;// CONCATENATED MODULE: ./lib/adapters/stores/git-package-store.js


/**
 * Writes nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already, and
 * clients clone it with their own credentials.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must name its own
 */
function gitPackageStore(originUrl) {
    return {
        publicLocation: async () => undefined,
        async resolve({ release, storeOptions }) {
            const options = storeOptions.git;
            const location = (0,format_location/* gitLocation */.kV)({
                sourceUrl: options['source-url'] ?? originUrl ?? refuseNoOrigin(),
                ref: options['git-ref'] === 'tag' ? release.tag : release.commit,
                subdirectory: release.path,
            });
            return { location, files: new Map() };
        },
        store: async () => { },
    };
}
function refuseNoOrigin() {
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the repository has no origin on a host that clients could clone from', 'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")');
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/adapters/stores/index-package-store.js


/** The zip stands beside `download` and travels in the index commit itself: visible and fetchable at the same time. */
const indexPackageStore = {
    // Asked for packages that must stay private, and those have a public index: a private one shows everything.
    publicLocation: async () => 'in a public index',
    resolve: async ({ release }, { file, facts }) => ({
        location: (0,format_location/* indexLocation */.yk)(facts.digest),
        files: new Map([
            [(0,paths/* versionPath */.qW)(release.address, release.version, 'module.zip'), { file, size: facts.size }],
        ]),
    }),
    store: async () => { },
};

// EXTERNAL MODULE: ./lib/composition/once.js
var once = __webpack_require__(5357);
;// CONCATENATED MODULE: ./lib/composition/package-stores.js





/** The store of every kind, for the packages of one module repository. */
function packageStores(runtime, options) {
    const { originUrl, repositoryUrl, home, oci } = options;
    return {
        index: indexPackageStore,
        git: gitPackageStore(originUrl),
        release: releaseStore(home),
        oci: repairable(() => ociStore(runtime, repositoryUrl, oci)),
    };
}
/** A collection writes nothing but the index: registry.yml takes no other kinds. */
function collectionStores(originUrl) {
    const refused = lateStore(async () => {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'a collection stores packages in the index or leaves them in Git', 'write package: index, git, or both into registry.yml');
    });
    return { index: indexPackageStore, git: gitPackageStore(originUrl), release: refused, oci: refused };
}
async function ociStore({ environment, log, secrets }, repositoryUrl, { host, githubToken, repair, ...own } = {}) {
    const username = own.username ?? environment['MODULE_REGISTRY_OCI_USERNAME'] ?? '';
    const password = own.password ?? environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? '';
    const configured = host === undefined || password === '' ? undefined : { host, username, password };
    const sources = { configured, githubToken, environment };
    const [{ OciPackageStore }, { networkTransport }] = await Promise.all([
        __webpack_require__.e(/* import() */ 732).then(__webpack_require__.bind(__webpack_require__, 1732)),
        __webpack_require__.e(/* import() */ 268).then(__webpack_require__.bind(__webpack_require__, 2268)),
    ]);
    return new OciPackageStore({ repositoryUrl, sources, repair, transport: networkTransport(log, secrets) });
}
/** A store whose code is loaded when it is first needed: a run that stores nothing there starts faster. */
function lateStore(load) {
    const store = (0,once/* once */.O)(load);
    return {
        publicLocation: async (...args) => (await store()).publicLocation(...args),
        resolve: async (...args) => (await store()).resolve(...args),
        checkAccess: async () => (await store()).checkAccess?.(),
        store: async (...args) => (await store()).store(...args),
        attach: async (...args) => (await store()).attach?.(...args),
    };
}
/** A store that also looks after what it stored before. */
function repairable(load) {
    const store = (0,once/* once */.O)(load);
    return { ...lateStore(store), findRepair: async (...args) => (await store()).findRepair?.(...args) };
}


/***/ }),

/***/ 5948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B7: () => (/* binding */ INDEX_FORMAT),
  TI: () => (/* binding */ formatModuleDocument),
  yp: () => (/* binding */ formatReleaseDocument),
  f3: () => (/* binding */ listedVersions),
  Tp: () => (/* binding */ parseDocument),
  xK: () => (/* binding */ parseModuleDocument),
  U6: () => (/* binding */ parseRegistryDocument),
  k1: () => (/* binding */ parseReleaseDocument)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/base/schema.js
var base_schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js
var hosting = __webpack_require__(4327);
// EXTERNAL MODULE: ./lib/index/format/fields.js
var fields = __webpack_require__(2989);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/index/format/marks.js






/** Reads `acme/vpc/aws` or `acme/vpc/aws@2.0.0`. Throws INVALID_ADDRESS, INVALID_INPUT. */
function parseReplacement(text) {
    const [address = '', ...versions] = text.split('@');
    return {
        address: (0,module_address/* parseModuleAddress */.E9)(address),
        version: versions.length === 0 ? undefined : (0,version/* parseVersion */.ot)(versions.join('@')),
    };
}
function checkReplacement(text) {
    parseReplacement(text);
    return text;
}
/** One version, or a version constraint. */
function checkRange(text) {
    if (!(0,version/* readVersion */.$4)(text).ok)
        (0,version_constraint/* parseConstraint */.FJ)(text);
    return text;
}
const decision = {
    reason: schemas/* string */.YjP(),
    /** When it was decided. */
    date: fields/* dateField */.xd,
};
const advice = {
    link: schemas/* string */.YjP()
        .refine((text) => text.startsWith('https://') && URL.canParse(text), 'must be an https URL')
        .exactOptional(),
    /** What to use instead. */
    replacement: (0,base_schema/* checkedText */.N0)(checkReplacement).exactOptional(),
};
/** A version that clients shall not choose any more; its own files stay. */
const yankField = schemas/* looseObject */._H3({ version: fields/* versionField */.FA, ...decision, ...advice });
/** Versions that clients are warned of. Without `versions` it is the whole module. */
const deprecationField = schemas/* looseObject */._H3({
    versions: (0,base_schema/* checkedText */.N0)(checkRange).exactOptional(),
    ...decision,
    ...advice,
});
/** A version whose files are gone. Its number is never used again. */
const removalField = schemas/* looseObject */._H3({
    version: fields/* versionField */.FA,
    digest: fields/* digestField */.h5,
    commit: fields/* commitField */.od,
    ...decision,
    /** Where its packages were: what could not be deleted then can be deleted later. */
    packages: schemas/* array */.YOg(schemas/* looseObject */._H3({ kind: schemas/* string */.YjP().min(1), location: fields/* locationField */.wq })).exactOptional(),
});
const transferFields = { date: fields/* dateField */.xd, reason: schemas/* string */.YjP().exactOptional() };

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
;// CONCATENATED MODULE: ./lib/index/format/documents.js













/** The documents from which all other files of an index can be rebuilt: `registry.json`, `module.json` and `release.json`. */
const INDEX_FORMAT = 1;
const anything = schemas/* unknown */.L5J();
const format = schemas/* literal */.euz(INDEX_FORMAT);
const newerDocument = schemas/* looseObject */._H3({ format: schemas/* number */.aig().int().gt(INDEX_FORMAT) });
/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = schemas/* looseObject */._H3({
    host: schemas/* string */.YjP().min(1),
    repository: schemas/* string */.YjP().min(1),
    repositoryId: schemas/* number */.aig().int().positive().optional(),
    ownerId: schemas/* number */.aig().int().positive().optional(),
    /** The names before the repository was renamed: releases without ids name it so. */
    formerNames: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).exactOptional(),
});
/** What a run has to know of a version that is published already: it reads no other file then. */
const publishedVersion = schemas/* looseObject */._H3({
    version: fields/* versionField */.FA,
    tag: schemas/* string */.YjP().min(1),
    commit: fields/* commitField */.od,
    committedAt: fields/* dateField */.xd,
    path: schemas/* string */.YjP(),
    digest: fields/* digestField */.h5,
    /** Of the zip, as `release.json` has them; for the reports of later runs. */
    size: schemas/* number */.aig().int().positive().exactOptional(),
    files: schemas/* number */.aig().int().positive().exactOptional(),
    packages: schemas/* array */.YOg(schemas/* looseObject */._H3({ kind: schemas/* string */.YjP().min(1), location: fields/* locationField */.wq })).min(1),
});
const moduleDocument = schemas/* looseObject */._H3({
    format,
    address: fields/* addressField */.DV,
    owner: owner.nullable(),
    versions: schemas/* array */.YOg(publishedVersion),
    yanks: schemas/* array */.YOg(yankField).default([]),
    deprecations: schemas/* array */.YOg(deprecationField).default([]),
    removed: schemas/* array */.YOg(removalField).default([]),
    transfers: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...transferFields, from: owner.nullable(), to: owner })).default([]),
})
    .refine(({ versions, removed }) => hasDistinctVersions([...versions, ...removed]), 'a version is listed twice, or published and removed')
    .refine(({ yanks }) => hasDistinctVersions(yanks), 'a version is yanked twice');
function hasDistinctVersions(versions) {
    return new Set(versions.map((listed) => listed.version)).size === versions.length;
}
/** Any kind: newer versions write kinds that this one does not know. */
const storedPackage = schemas/* looseObject */._H3({
    kind: schemas/* string */.YjP().min(1),
    location: fields/* locationField */.wq,
    digest: fields/* digestField */.h5,
});
const releaseDocument = schemas/* looseObject */._H3({
    format,
    address: fields/* addressField */.DV,
    version: fields/* versionField */.FA,
    tag: schemas/* string */.YjP().min(1),
    commit: fields/* commitField */.od,
    committedAt: fields/* dateField */.xd,
    repository: schemas/* looseObject */._H3({
        url: schemas/* string */.YjP().refine(isWebUrl, 'must be an https URL, or empty'),
        id: schemas/* number */.aig().int().positive().optional(),
        ownerId: schemas/* number */.aig().int().positive().optional(),
    }),
    path: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
    package: schemas/* looseObject */._H3({
        format: schemas/* number */.aig().int().positive(),
        digest: fields/* digestField */.h5,
        size: schemas/* number */.aig().int().positive(),
        files: schemas/* number */.aig().int().positive(),
        /** Whether the package has exactly the files of the commit; absent where that is not known. */
        equalsTree: schemas/* boolean */.zMY().optional(),
    }),
    packages: schemas/* array */.YOg(storedPackage).min(1),
});
function isWebUrl(text) {
    return text === '' || (text.startsWith('https://') && URL.canParse(text));
}
const registryDocument = schemas/* looseObject */._H3({
    format,
    name: schemas/* string */.YjP(),
    url: (0,base_schema/* checkedText */.N0)(registry_url/* parseRegistryUrl */.I).nullable(),
    renderer: schemas/* string */.YjP(),
    /** Namespaces that lists show as verified. */
    verified: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** The host whose configuration files are in the index. */
    hosting: schemas/* enum */.k5n(hosting/* HOSTINGS */.il).exactOptional(),
    /** Whether OpenTofu 1.12 and newer send the registry's token to packages in the index; they verify no checksum then. */
    useRegistryCredentials: schemas/* boolean */.zMY().exactOptional(),
    /** Where packages may be; every host without it. */
    allowedHosts: policy/* allowedHostsField */.UY.exactOptional(),
    /** Who may publish into which namespace; everybody into those that it does not name. */
    namespaces: policy/* namespacesField */.F$.exactOptional(),
    /** Who alone may decide about published versions; whoever may publish the address without it. */
    marks: policy/* marksField */.Xu.exactOptional(),
    /** Older tools refuse the index. */
    minimumTool: fields/* versionField */.FA.exactOptional(),
});
/** Reads `registry.json`. Throws INDEX_INVALID where it is not valid, has a newer format, or wants a newer tool than this one. */
function parseRegistryDocument(path, bytes) {
    refuseOlderTool(path, bytes);
    return parseDocument(registryDocument, path, bytes);
}
/** Before anything else of the document is looked at: the rest of it may be what this version does not know. */
function refuseOlderTool(path, bytes) {
    const wanted = (0,base_schema/* parseJson */.qF)(schemas/* looseObject */._H3({ minimumTool: schemas/* string */.YjP() }), bytes)?.minimumTool ?? '';
    const [minimum, own] = [(0,version/* readVersion */.$4)(wanted), (0,version/* readVersion */.$4)(tool_version/* VERSION */.x)];
    if (!minimum.ok || !own.ok || (0,version/* compareVersions */.Zy)(minimum.version, own.version) <= 0)
        return;
    throw new error/* RegistryError */.gl('INDEX_INVALID', `${(0,error/* quote */.hD)(path)} says that this index needs module-registry ${minimum.version} or newer; this is ${own.version}`, `use module-registry ${minimum.version} or newer for this index`);
}
/** Reads `module.json`: the versions and the owner of a module. Throws INDEX_INVALID, also for that of another module. */
function parseModuleDocument(path, bytes) {
    const document = parseDocument(moduleDocument, path, bytes);
    refuseWrongPath(path, (0,paths/* modulePath */.Mw)(document.address, 'module.json'));
    return document;
}
/** Lists of marks are left out where they are empty. */
function formatModuleDocument(document) {
    const { yanks, deprecations, removed, transfers, ...rest } = document;
    const marks = {
        yanks: byVersion(yanks),
        deprecations: deprecations.toSorted((a, b) => compareText(rangeKey(a), rangeKey(b))),
        removed: byVersion(removed),
        transfers: transfers.toSorted((a, b) => compareText(a.date, b.date)),
    };
    return (0,json/* canonicalJson */.dj)({
        ...rest,
        address: (0,module_address/* formatModuleAddress */.wc)(document.address),
        versions: byVersion(document.versions),
        ...Object.fromEntries(Object.entries(marks).filter(([, list]) => list.length > 0)),
    });
}
/** Highest first. */
function byVersion(list) {
    return list.toSorted((a, b) => (0,version/* compareVersions */.Zy)(b.version, a.version));
}
function rangeKey({ versions = '', date }) {
    return `${versions}\n${date}`;
}
function compareText(a, b) {
    return Number(a > b) - Number(a < b);
}
/** Reads `release.json`: the facts of one version. Throws INDEX_INVALID, also for that of another version. */
function parseReleaseDocument(path, bytes) {
    const document = parseDocument(releaseDocument, path, bytes);
    refuseWrongPath(path, (0,paths/* versionPath */.qW)(document.address, document.version, 'release.json'));
    return document;
}
function formatReleaseDocument(document) {
    return (0,json/* canonicalJson */.dj)({ ...document, address: (0,module_address/* formatModuleAddress */.wc)(document.address) });
}
/** The versions that clients may choose: all but the yanked ones, highest first. */
function listedVersions(document) {
    const yanked = new Set(document.yanks.map((yank) => yank.version));
    return (0,version/* sortVersions */.M7)(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)));
}
/** Reads a document of the index. Throws INDEX_INVALID where it is not JSON, does not fit the schema, or has a newer format. */
function parseDocument(schema, path, bytes) {
    const value = (0,base_schema/* parseJson */.qF)(anything, bytes);
    if (value === undefined)
        throw invalid(path, 'is not JSON');
    const newer = newerDocument.safeParse(value);
    if (newer.success) {
        throw new error/* RegistryError */.gl('INDEX_INVALID', `${(0,error/* quote */.hD)(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT}, which this version knows`, 'use a newer version of module-registry for this index');
    }
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    throw invalid(path, `is not valid${where}: ${issue?.message ?? 'unknown'}`);
}
/** A document that was copied to the path of another must not be used there. */
function refuseWrongPath(path, own) {
    if (path === own)
        return;
    throw new error/* RegistryError */.gl('INDEX_INVALID', `${(0,error/* quote */.hD)(path)} in the index is the document of ${(0,error/* quote */.hD)(own)}`, `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`);
}
function invalid(path, problem) {
    return new error/* RegistryError */.gl('INDEX_INVALID', `${(0,error/* quote */.hD)(path)} in the index ${problem}`, 'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`');
}


/***/ }),

/***/ 2989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ addressField),
/* harmony export */   FA: () => (/* binding */ versionField),
/* harmony export */   h5: () => (/* binding */ digestField),
/* harmony export */   od: () => (/* binding */ commitField),
/* harmony export */   wq: () => (/* binding */ locationField),
/* harmony export */   xd: () => (/* binding */ dateField)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683);





/** The fields that several documents of an index have. */
const dateField = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const digestField = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const commitField = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const versionField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot);
const addressField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleAddress */ .E9);
const locationField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)((text) => {
    (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(text);
    return text;
});


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
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5948);
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

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ ociLocation),
/* harmony export */   QD: () => (/* binding */ locationKind),
/* harmony export */   jp: () => (/* binding */ hostOfLocation),
/* harmony export */   kV: () => (/* binding */ gitLocation),
/* harmony export */   yk: () => (/* binding */ indexLocation),
/* harmony export */   z4: () => (/* binding */ zipLocation)
/* harmony export */ });
/* unused harmony exports releaseAssetOf, ociManifestOf */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3873);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);




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
        return (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isOciName */ .Jq)(url.pathname.slice(1)) ? undefined : 'it is not the name of an OCI repository';
    return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip';
}
/** The host that a location sends clients to, with its port where it has one; undefined for a package in the index. */
function hostOfLocation(text) {
    const url = text.replace(/^[a-z0-9]+::/, '');
    return url.startsWith(INDEX_ZIP) || !URL.canParse(url) ? undefined : new URL(url).host;
}
/** The location of a zip in the index; `digest` is `sha256:<hex>`. */
function indexLocation(digest) {
    return `${INDEX_ZIP}?checksum=${digest}`;
}
/** The location of the manifest of a package in an OCI registry; `digest` is `sha256:<hex>`. */
function ociLocation(repository, digest) {
    return `oci://${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOciRepository */ .tb)(repository)}?digest=${digest}`;
}
/** The location of a zip at its own URL; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a URL that is not allowed in a location. */
function zipLocation(url, digest) {
    const location = `${url}?checksum=${digest}`;
    checkForm(location, (problem) => {
        const message = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(url)} cannot be the location of a package: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, 'choose another kind of package: --package index or git');
    });
    return location;
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
    const pattern = /^https:\/\/([^/]+)\/([^/]+\/[^/]+)\/releases\/download\/(.+)\/([^/?]+)\?checksum=/;
    const [, host, repository = '', tag = '', name = ''] = pattern.exec(location) ?? [];
    return host === undefined ? undefined : { host, repository, tag: decodeURIComponent(tag), name };
}
/** The manifest that a location of the kind `oci` names; undefined for any other location. */
function ociManifestOf(location) {
    const [, repository = '', digest] = /^oci:\/\/(.+?)(?:\/\/[^?]*)?\?digest=(.+)$/.exec(location) ?? [];
    return digest === undefined ? undefined : { repository, digest };
}


/***/ }),

/***/ 726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ namespacesField),
/* harmony export */   UY: () => (/* binding */ allowedHostsField),
/* harmony export */   Xu: () => (/* binding */ marksField),
/* harmony export */   iV: () => (/* binding */ refuseForeignOwner),
/* harmony export */   uu: () => (/* binding */ refuseForeignLocation)
/* harmony export */ });
/* unused harmony exports allowsLocation, allowsOwner, mayMark, markOwners */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);




/** What `registry.json` allows: the hosts of packages, and who may publish into a namespace. Every command that writes asks here. */
const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/;
/** `ghcr.io`, `registry.acme.dev:5000`, or `*.acme.dev` for every host below a domain. */
const allowedHostsField = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(HOST, 'must be a host such as ghcr.io or *.acme.dev, in lower case'));
const namespaceOwner = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).exactOptional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().exactOptional(),
    /** `github.com/acme/*`: `*` is any part of one name, `**` any path. */
    repositories: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[\w.:*-]+(\/[\w.*~-]+)+$/, 'must be a host and a path such as github.com/acme/*')
        .exactOptional(),
})
    .refine(({ host, ownerId, repositories }) => repositories === undefined ? host !== undefined && ownerId !== undefined : ownerId === undefined, 'needs "host" and "ownerId", or "repositories"');
/** By namespace, or `*` for the namespaces without an entry of their own. */
const namespacesField = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ owners: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(namespaceOwner) }));
/** Who alone may mark, remove and transfer versions, in every namespace. */
const marksField = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ owners: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(namespaceOwner) });
/** Whether clients may be sent to the location. A package in the index always may. */
function allowsLocation({ allowedHosts }, location) {
    const host = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .hostOfLocation */ .jp)(location);
    if (allowedHosts === undefined || host === undefined)
        return true;
    return allowedHosts.some((allowed) => allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed);
}
/** Throws INVALID_INPUT for a location at a host that the registry does not allow. */
function refuseForeignLocation(policy, location) {
    if (allowsLocation(policy, location))
        return;
    const allowed = policy.allowedHosts?.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ') || 'none';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the location ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(location)} is at the host ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .hostOfLocation */ .jp)(location) ?? '')}, which "allowedHosts" in registry.json does not name (${allowed})`, 'store the package elsewhere, such as with --package index, or let an owner of the index add the host to allowedHosts');
}
/** Whether a repository may publish into the namespace of an address. One without an identity may not, where owners are named. */
function allowsOwner(policy, address, owner) {
    const owners = ownersOf(policy, address);
    if (owners === undefined)
        return true;
    return owner !== null && owner !== undefined && owners.some((allowed) => isOwner(owner, allowed));
}
/** Throws NOT_OWNER for a repository that may not publish into the namespace of an address. */
function refuseForeignOwner(policy, address, owner) {
    if (allowsOwner(policy, address, owner))
        return;
    const names = (ownersOf(policy, address) ?? []).map(nameOfOwner);
    const own = owner === null || owner === undefined ? undefined : `${owner.host}/${owner.repository}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `the namespace of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address))} belongs to ${names.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ') || 'nobody'} in registry.json; this is ${own === undefined ? 'a repository without an origin' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own)}`, `publish under another namespace, or let an owner of the index add {"repositories": ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own ?? 'github.com/acme/*')}} to the owners of the namespace in registry.json`);
}
/**
 * Whether `marks` reserves decisions about published versions, and whether this repository is among the owners that it names; undefined
 * where it reserves nothing.
 */
function mayMark({ marks }, owner) {
    if (marks === undefined)
        return undefined;
    return owner !== undefined && marks.owners.some((allowed) => isOwner(owner, allowed));
}
/** The owners that `marks` names, for people. */
function markOwners({ marks }) {
    return marks?.owners.map((owner) => quote(nameOfOwner(owner))).join(', ') || 'nobody';
}
function nameOfOwner({ host, ownerId, repositories }) {
    return repositories ?? `owner ${ownerId} of ${host}`;
}
/** Names that differ by case are one namespace. */
function ownersOf({ namespaces = {} }, { namespace }) {
    const own = Object.entries(namespaces).find(([name]) => name.toLowerCase() === namespace.toLowerCase());
    return own?.[1].owners ?? Object.entries(namespaces).find(([name]) => name === '*')?.[1].owners;
}
function isOwner(owner, { host, ownerId, repositories }) {
    if (repositories === undefined)
        return owner.host.toLowerCase() === host?.toLowerCase() && owner.ownerId === ownerId;
    const pattern = repositories
        .replaceAll(/[.~:-]/g, '\\$&')
        .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
    return new RegExp(`^${pattern}$`, 'i').test(`${owner.host}/${owner.repository}`);
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
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);



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
    const ofRange = deprecations.find(({ versions }) => versions !== undefined && isInRange(version, versions));
    const found = own ?? ofRange ?? deprecations.find(({ versions }) => versions === undefined);
    return found && markOf(found);
}
function isInRange(version, range) {
    return !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(range).ok && (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(range).allows(version);
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
        ...module.deprecations.flatMap(({ versions }) => versions !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(versions).ok ? [['deprecations', versions]] : []),
    ];
    const unknown = marked.find(([, version]) => !known.has(version));
    if (unknown === undefined)
        return;
    const [list, version] = unknown;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index marks version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(version)} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(list)}, and the module has no such version`, `correct the version in the list, or take the mark out of it`);
}


/***/ }),

/***/ 4327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   il: () => (/* binding */ HOSTINGS),
/* harmony export */   wX: () => (/* binding */ hostingFiles)
/* harmony export */ });
/* unused harmony export hostingSetup */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3478);



/** Hosts for which this tool writes, or prints, the rule for the header `X-Terraform-Get`. docs/hosting.md */
const HOSTINGS = [
    'github-pages',
    'cloudflare-pages',
    'netlify',
    'vercel',
    'azure-static-web-apps',
    'firebase',
    's3-cloudfront',
    'nginx',
    'caddy',
];
/** The configuration files of the host, at the root of the index. @param url public URL of the registry */
function hostingFiles(hosting, url) {
    switch (hosting) {
        case 'github-pages':
            return domainOf(url).map((domain) => ['CNAME', `${domain}\n`]);
        case 'vercel':
            return [['vercel.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(VERCEL)]];
        case 'azure-static-web-apps':
            return [['staticwebapp.config.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(AZURE)]];
        case 'firebase':
            return [['firebase.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(FIREBASE)]];
        default:
            return [];
    }
}
/** The domain for CNAME. The pages of a user or of a project need none. */
function domainOf(url) {
    const { hostname, pathname } = new URL(url ?? 'https://user.github.io');
    return pathname === '/' && !hostname.endsWith('.github.io') ? [hostname] : [];
}
const DOWNLOAD_HEADERS = [{ key: 'X-Terraform-Get', value: './source' }];
/** https://vercel.com/docs/project-configuration#headers */
const VERCEL = {
    buildCommand: null,
    framework: null,
    outputDirectory: '.',
    headers: [{ source: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}(.*)/download`, headers: DOWNLOAD_HEADERS }],
};
/**
 * A wildcard is allowed at the end of a route only, so all answers get the header, which is harmless on the others
 * (docs/hosting.md). https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards
 */
const AZURE = {
    routes: [{ route: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}*`, headers: { 'X-Terraform-Get': './module.zip' } }],
};
/** Firebase ignores `.well-known` by default. https://firebase.google.com/docs/hosting/full-config */
const FIREBASE = {
    hosting: {
        public: '.',
        ignore: ['firebase.json', '.firebaserc', '.git/**', '.firebase/**'],
        headers: [{ source: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}**/download`, headers: DOWNLOAD_HEADERS }],
    },
};
/** What the user has to configure, ready to paste; empty where deploying the index is enough. */
function hostingSetup(hosting, url) {
    const server = {
        address: new URL(url).host,
        root: '/srv/registry',
        certificate: { certFile: '/etc/ssl/registry/cert.pem', keyFile: '/etc/ssl/registry/key.pem' },
    };
    switch (hosting) {
        case 'github-pages':
            return CDN_RULE;
        case 's3-cloudfront':
            return S3_PASSES;
        case 'nginx':
            return renderNginxServer(server);
        case 'caddy':
            return renderCaddyfile({ ...server, certificate: undefined });
        default:
            return '';
    }
}
/**
 * In order, so that nobody sees a version before its files, and no file goes while a list names it. The names without an
 * extension need their types. https://docs.aws.amazon.com/cli/latest/reference/s3/sync.html
 */
const S3_PASSES = (/* unused pure expression or super */ null && (`create the bucket and the distribution of examples/hosting/cloudfront.yaml. Deploy each change in three passes, from one
checkout of the index:
  # 1. the files of versions, which no list names yet
  aws s3 sync REGISTRY s3://BUCKET --exclude "*" --include "v1/modules/*/download" --content-type application/json
  aws s3 sync REGISTRY s3://BUCKET --exclude "*" --include "v1/modules/*/source" --content-type text/html
  aws s3 sync REGISTRY s3://BUCKET --exclude ".git/*" --exclude "*/versions" --exclude "*/versions.json" --exclude "*/download" --exclude "*/source" --exclude "*index.json" --exclude "catalog/*"
  # 2. the lists that clients read
  aws s3 sync REGISTRY s3://BUCKET --exclude "*" --include "v1/modules/*/versions" --content-type application/json
  # 3. the lists for people, and what is gone from the index
  aws s3 sync REGISTRY s3://BUCKET --exclude ".git/*" --delete
`));
/** https://developers.cloudflare.com/rules/transform/response-header-modification/ */
const CDN_RULE = (/* unused pure expression or super */ null && (`GitHub Pages sets no header: OpenTofu installs, Terraform does not. With Cloudflare in front of it, one Response Header
Transform Rule serves both:
  when     starts_with(http.request.uri.path, "${MODULES_BASE_PATH}") and ends_with(http.request.uri.path, "/download")
  then     set static, X-Terraform-Get, ./source
`));


/***/ }),

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ errorAt),
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3876);


/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
function formatDiagnostic({ file, line, column, message }, root = '') {
    const path = root === '' ? file : `${root}/${file}`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line}:${column}: ${message}`;
}
/** The errors of files that clients do not load: of the root, and of submodules if those count. Examples never count. */
function brokenFiles(module, counted) {
    return module.diagnostics.filter(({ severity, file }) => {
        const isCounted = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(file) === '' || (counted === 'with submodules' && /^modules\//.test(file));
        return severity === 'error' && isCounted;
    });
}
/** An error about a line of a file. */
function errorAt({ file, line }, message) {
    return { severity: 'error', file, line, column: 1, message };
}
/** The refusal INVALID_HCL of a module that clients do not load. @param of the version: `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(diagnostics.map((each) => formatDiagnostic(each, root)));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} is not valid:`, ...listed].join('\n  '), 'correct the files and commit them; terraform validate or tofu validate shows the same errors');
}


/***/ }),

/***/ 4478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ compareInterfaces)
});

// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(4867);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/interface/diff/pair-by-name.js

/** The changes between two lists of named things: first what was removed, then what was added, then what differs. */
function compareByName(before, after, rules) {
    const { removed, added, kept } = pairByName(before, after, ({ name }) => name);
    return [
        ...removed.flatMap((each) => (0,change/* changesOf */.fs)(rules.subjectOf(each), each, rules.removed(each))),
        ...added.flatMap((each) => (0,change/* changesOf */.fs)(rules.subjectOf(each), each, rules.added(each))),
        ...kept.flatMap(([a, b]) => (0,change/* changesOf */.fs)(rules.subjectOf(b), b, ...rules.kept(a, b))),
    ];
}
/**
 * Compares two lists of named things: those that were removed, those that were added, and the pairs that both lists have.
 * Sorts by name, so that the order of declarations never counts. Of two things with one name the first counts.
 */
function pairByName(before, after, nameOf) {
    const firstOfEach = (all) => new Map(all.toReversed().map((each) => [nameOf(each), each]));
    const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    const [old, current] = [firstOfEach(before), firstOfEach(after)];
    return {
        removed: sorted(old).flatMap(([name, each]) => (current.has(name) ? [] : [each])),
        added: sorted(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
        kept: sorted(old).flatMap(([name, each]) => {
            const other = current.get(name);
            return other === undefined ? [] : [[each, other]];
        }),
    };
}

// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
;// CONCATENATED MODULE: ./lib/interface/diff/type-changes.js

const SAME = { narrowed: [], widened: [] };
const narrowed = (reason) => ({ narrowed: [reason], widened: [] });
const widened = (reason) => ({ narrowed: [], widened: [reason] });
/**
 * Compares two types by the values that callers may pass, with the conversions that clients make by themselves: a number or a
 * bool becomes a string, a tuple a list or a set, an object a map.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-complex-types
 *
 * @param where the path inside the type, such as `.tags`; `''` is the whole type
 */
function compareTypes(before, after, where = '') {
    const reason = () => `${where === '' ? '' : `${where} `}was ${(0,type_expression/* formatType */.s)(before)} and is ${(0,type_expression/* formatType */.s)(after)}`;
    if (before.kind === 'unknown' || after.kind === 'unknown')
        return (0,type_expression/* formatType */.s)(before) === (0,type_expression/* formatType */.s)(after) ? SAME : narrowed(reason());
    if (before.kind === after.kind)
        return compareMembers(before, after, where) ?? narrowed(reason());
    return after.kind === 'any' || converts(before, after) ? widened(reason()) : narrowed(reason());
}
/** Compares the members of two types of one kind; undefined for tuples of different lengths. */
function compareMembers(before, after, where) {
    if (before.kind === 'object' && after.kind === 'object')
        return compareObjects(before, after, where);
    if ('element' in before && 'element' in after)
        return compareTypes(before.element, after.element, `${where}[*]`);
    if (before.kind !== 'tuple' || after.kind !== 'tuple')
        return SAME;
    if (before.elements.length !== after.elements.length)
        return undefined;
    const pairs = before.elements.map((element, at) => [element, after.elements[at]]);
    return merged(pairs.map(([a, b], at) => (b === undefined ? SAME : compareTypes(a, b, `${where}[${at}]`))));
}
/** Whether clients convert every value of type `from` to the type `to`, which is of another kind. */
function converts(from, to) {
    if (to.kind === 'string')
        return from.kind === 'number' || from.kind === 'bool';
    if (!('element' in to))
        return false;
    const fits = (type) => compareTypes(type, to.element).narrowed.length === 0;
    if (from.kind === 'tuple')
        return to.kind !== 'map' && from.elements.every(fits);
    return (from.kind === 'object' &&
        to.kind === 'map' &&
        Object.values(from.attributes).every(({ type }) => fits(type)));
}
function compareObjects(before, after, where) {
    const own = ({ attributes }, name) => Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
    return merged([...names].map((name) => compareAttributes(own(before, name), own(after, name), `${where}.${name}`)));
}
function compareAttributes(before, after, path) {
    if (after === undefined)
        return narrowed(`attribute ${path} was removed`);
    if (before === undefined)
        return after.optional
            ? widened(`optional attribute ${path} was added`)
            : narrowed(`required attribute ${path} was added`);
    const inner = compareTypes(before.type, after.type, path);
    const isNewDefault = (before.default ?? null) === null && (after.default ?? null) !== null;
    if (before.optional === after.optional)
        return isNewDefault ? merged([widened(`attribute ${path} got a default`), inner]) : inner;
    const change = after.optional
        ? widened(`attribute ${path} became optional`)
        : narrowed(`attribute ${path} became required`);
    return merged([change, inner]);
}
function merged(changes) {
    return {
        narrowed: changes.flatMap((change) => change.narrowed),
        widened: changes.flatMap((change) => change.widened),
    };
}

;// CONCATENATED MODULE: ./lib/interface/diff/input-changes.js





/** The changes of input variables: what callers have to pass and may pass. */
function compareInputs(before, after) {
    return compareByName(before, after, {
        subjectOf: ({ name }) => `var.${name}`,
        removed: () => (0,change/* major */.eR)('input-removed', 'the input was removed'),
        added: ({ required }) => required
            ? (0,change/* major */.eR)('required-input-added', 'an input without default was added')
            : (0,change/* minor */.Ek)('input-added', 'an optional input was added'),
        kept: (a, b) => [defaultChange(a, b), typeChange(a, b), ...argumentChanges(a, b), validationChange(a, b)],
    });
}
function defaultChange(before, after) {
    if (!before.required && after.required)
        return (0,change/* major */.eR)('default-removed', 'the default was removed: callers have to set the input');
    if (before.required && !after.required)
        return (0,change/* minor */.Ek)('default-added', 'the input got a default: callers may leave it out');
    const message = `the default was ${(0,error/* quote */.hD)(before.default)} and is ${(0,error/* quote */.hD)(after.default)}`;
    return defaultText(before) !== defaultText(after) && (0,change/* patch */.F6)('default-changed', message);
}
function defaultText(input) {
    return input.value === undefined ? input.default : (0,json/* canonicalJson */.dj)(input.value);
}
function typeChange(before, after) {
    const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType);
    if (narrowed.length > 0)
        return (0,change/* major */.eR)('type-narrowed', `the type takes less: ${narrowed.join('; ')}`);
    return widened.length > 0 && (0,change/* minor */.Ek)('type-widened', `the type takes more: ${widened.join('; ')}`);
}
/**
 * Only ephemeral inputs take ephemeral values.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function argumentChanges(before, after) {
    const lost = (argument) => before[argument] && !after[argument];
    const gained = (argument) => !before[argument] && after[argument];
    return [
        lost('nullable') && (0,change/* major */.eR)('null-refused', 'null is no longer passed on: nullable was true'),
        gained('nullable') && (0,change/* minor */.Ek)('null-allowed', 'the input may be null: nullable was false'),
        lost('ephemeral') && (0,change/* major */.eR)('ephemeral-refused', 'the input no longer takes ephemeral values'),
        gained('ephemeral') && (0,change/* minor */.Ek)('ephemeral-allowed', 'the input takes ephemeral values'),
        gained('sensitive') && (0,change/* patch */.F6)('input-sensitivity', 'the input is now sensitive'),
        lost('sensitive') && (0,change/* patch */.F6)('input-sensitivity', 'the input is no longer sensitive'),
        before.deprecated === '' &&
            after.deprecated !== '' &&
            (0,change/* minor */.Ek)('input-deprecated', `the input was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`),
    ];
}
/** Nothing here evaluates a condition, so a new one may or may not refuse values: that is for people to decide. */
function validationChange(before, after) {
    const known = new Set(before.validations.map(({ condition }) => condition));
    const kept = new Set(after.validations.map(({ condition }) => condition));
    const added = [...kept].filter((condition) => !known.has(condition)).map(error/* quote */.hD);
    const warning = 'whether it refuses values that were taken cannot be decided here: compare them';
    if (added.length > 0)
        return (0,change/* minor */.Ek)('validation-changed', `a validation is new, ${warning}: ${added.join(', ')}`);
    const isRemoved = [...known].some((condition) => !kept.has(condition));
    return isRemoved && (0,change/* patch */.F6)('validation-removed', 'a validation was removed');
}

;// CONCATENATED MODULE: ./lib/interface/diff/output-type-changes.js

const output_type_changes_SAME = { changed: [], added: [] };
/**
 * Compares the types of a value, as far as both are known. Callers read an object like a map, and a tuple like a list; all else
 * they read in another way. @param where the path inside the value, such as `.tags`; `''` is the whole value
 */
function compareResultTypes(before, after, where = '') {
    if (before === undefined || after === undefined || isUnknown(before) || isUnknown(after))
        return output_type_changes_SAME;
    if (before.kind === 'object' && after.kind === 'object')
        return output_type_changes_compareObjects(before, after, where);
    if (familyOf(before) !== familyOf(after)) {
        const place = where === '' ? '' : `${where} `;
        return { changed: [`${place}was ${(0,type_expression/* formatType */.s)(before)} and is ${(0,type_expression/* formatType */.s)(after)}`], added: [] };
    }
    const isNested = 'element' in before && 'element' in after;
    return isNested ? compareResultTypes(before.element, after.element, `${where}[*]`) : output_type_changes_SAME;
}
function isUnknown({ kind }) {
    return kind === 'any' || kind === 'unknown';
}
function familyOf({ kind }) {
    if (kind === 'tuple')
        return 'list';
    return kind === 'object' ? 'map' : kind;
}
function output_type_changes_compareObjects(before, after, where) {
    const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
    const own = ({ attributes }, name) => Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const changes = [...names].map((name) => output_type_changes_compareAttributes(own(before, name), own(after, name), `${where}.${name}`));
    return {
        changed: changes.flatMap(({ changed }) => changed),
        added: changes.flatMap(({ added }) => added),
    };
}
function output_type_changes_compareAttributes(before, after, path) {
    if (after === undefined)
        return { changed: [`attribute ${path} was removed`], added: [] };
    if (before === undefined)
        return { changed: [], added: [`attribute ${path} was added`] };
    return compareResultTypes(before.type, after.type, path);
}

;// CONCATENATED MODULE: ./lib/interface/diff/output-changes.js




/** The changes of output values: what callers can read, and where they may use it. */
function compareOutputs(before, after) {
    return compareByName(before, after, {
        subjectOf: ({ name }) => `output.${name}`,
        removed: () => (0,change/* major */.eR)('output-removed', 'the output was removed'),
        added: () => (0,change/* minor */.Ek)('output-added', 'an output was added'),
        kept: outputChanges,
    });
}
/**
 * An ephemeral value cannot be used where it would be stored, so that uses of it break.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function outputChanges(before, after) {
    const isHidden = !before.sensitive && after.sensitive;
    const isRevealed = before.sensitive && !after.sensitive;
    const { changed, added } = compareResultTypes(before.type, after.type);
    return [
        changed.length > 0 && (0,change/* major */.eR)('output-type-changed', `the type changed: ${changed.join('; ')}`),
        added.length > 0 && (0,change/* minor */.Ek)('output-type-extended', `the value has more: ${added.join('; ')}`),
        isHidden && (0,change/* major */.eR)('output-made-sensitive', 'the output was made sensitive'),
        isRevealed && (0,change/* patch */.F6)('output-not-sensitive', 'the output is no longer sensitive'),
        !before.ephemeral && after.ephemeral && (0,change/* major */.eR)('output-made-ephemeral', 'the output was made ephemeral'),
        before.deprecated === '' &&
            after.deprecated !== '' &&
            (0,change/* minor */.Ek)('output-deprecated', `the output was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`),
    ];
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/interface/diff/requirement-changes.js




/** The changes of what a module requires: its providers, and the version of Terraform or OpenTofu. */
function compareRequirements(before, after) {
    const lost = (0,version_constraint/* lostVersion */.hu)(before.requiredVersions, after.requiredVersions);
    const message = `required_version no longer allows ${lost}`;
    return [
        ...compareByName(before.providers, after.providers, {
            subjectOf: ({ name }) => `provider.${name}`,
            removed: ({ aliases }) => aliases.length > 0
                ? (0,change/* major */.eR)('provider-removed', refusedAliases(aliases))
                : (0,change/* patch */.F6)('provider-removed', 'the provider is no longer needed'),
            added: ({ aliases }) => aliases.length > 0
                ? (0,change/* major */.eR)('provider-configuration-added', requiredAliases(aliases))
                : (0,change/* minor */.Ek)('provider-added', 'a provider was added'),
            kept: providerChanges,
        }),
        ...(0,change/* changesOf */.fs)('terraform.required_version', after.requiredVersionsAt, lost !== undefined && (0,change/* major */.eR)('required-version-narrowed', message)),
    ];
}
function providerChanges(before, after) {
    const [from, to] = [fullSource(before), fullSource(after)];
    if (from !== to)
        return [(0,change/* major */.eR)('provider-source-changed', `the source was ${(0,error/* quote */.hD)(from)} and is ${(0,error/* quote */.hD)(to)}`)];
    const { added, removed } = pairByName(before.aliases, after.aliases, (alias) => alias);
    const lost = (0,version_constraint/* lostVersion */.hu)(before.constraints, after.constraints);
    const gained = lost === undefined ? (0,version_constraint/* lostVersion */.hu)(after.constraints, before.constraints) : undefined;
    return [
        added.length > 0 && (0,change/* major */.eR)('provider-configuration-added', requiredAliases(added)),
        removed.length > 0 && (0,change/* major */.eR)('provider-configuration-removed', refusedAliases(removed)),
        lost !== undefined && (0,change/* major */.eR)('provider-version-narrowed', `the constraint no longer allows ${lost}`),
        gained !== undefined && (0,change/* minor */.Ek)('provider-version-widened', `the constraint now allows ${gained}`),
    ];
}
function requiredAliases(aliases) {
    return `callers have to pass ${aliases.join(', ')}`;
}
function refusedAliases(aliases) {
    return `callers that pass ${aliases.join(', ')} no longer can`;
}
/**
 * The source as `hashicorp/aws`: without the host of the public registry, and written out where it is implied.
 * https://developer.hashicorp.com/terraform/language/providers/requirements#source-addresses
 */
function fullSource({ name, source }) {
    const [first = '', ...rest] = (source || name).toLowerCase().split('/');
    if (rest.length === 0)
        return `hashicorp/${first}`;
    const isDefaultHost = rest.length === 2 && /^registry\.(terraform\.io|opentofu\.org)$/.test(first);
    return (isDefaultHost ? rest : [first, ...rest]).join('/');
}

;// CONCATENATED MODULE: ./lib/interface/diff/resource-changes.js


/**
 * The changes of resources and module calls, by address. An upgrade destroys what is removed without a `moved` or `removed`
 * block. Data sources and ephemeral resources have no state; a new one counts, as it may need permissions.
 * https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
function compareResources(before, after) {
    const [old, current] = [positionsOf(before), positionsOf(after)];
    const { removed, added, kept } = pairByName([...old.keys()], [...current.keys()], (address) => address);
    const moves = movesBetween(new Set(removed), after);
    const destinations = new Set(moves.values());
    const released = new Set(after.removals.map(({ from }) => withoutKeys(from)));
    return [
        ...removed.flatMap((address) => (0,change/* changesOf */.fs)(address, old.get(address), removedResource(address, moves.get(address), released.has(address)))),
        ...added
            .filter((address) => !destinations.has(address))
            .flatMap((address) => (0,change/* changesOf */.fs)(address, current.get(address), (0,change/* minor */.Ek)(`${kindOf(address)}-added`, `${address} was added`))),
        ...repetitionChanges(kept.map(([address]) => address), before, after),
    ];
}
function removedResource(address, destination, isReleased) {
    const kind = kindOf(address);
    if (destination !== undefined)
        return (0,change/* patch */.F6)(`${kind}-moved`, `${address} was moved to ${destination}`);
    if (isReleased)
        return (0,change/* patch */.F6)(`${kind}-released`, `${address} was given up by a removed block`);
    const hasState = !/^(data|ephemeral)\./.test(address);
    return hasState
        ? (0,change/* major */.eR)(`${kind}-removed`, `${address} was removed without a moved or removed block`)
        : (0,change/* patch */.F6)(`${kind}-removed`, `${address} was removed`);
}
/**
 * An instance is known by its key. One whose key goes is destroyed, except where clients move it by themselves: that of a
 * resource that gets a `count`. https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
function repetitionChanges(addresses, before, after) {
    const [old, current] = [before.repetitions, after.repetitions];
    if (old === undefined || current === undefined)
        return [];
    const moved = new Set(after.moves.map(({ from }) => `${withoutKeys(from)} ${keyOf(from)}`));
    const positions = positionsOf(after);
    return addresses.flatMap((address) => {
        const [from, to] = [old[address], current[address]];
        const isMovedByClients = from === undefined && to === 'count' && kindOf(address) === 'resource';
        if (from === to || isMovedByClients || moved.has(`${address} ${from}`))
            return [];
        const isFirstKept = from === 'count' && to === undefined && kindOf(address) === 'resource';
        const lost = `${isFirstKept ? 'all instances but the first' : 'its instances'} are destroyed`;
        const message = `${address} had ${said(from)} and has ${said(to)}, without a moved block: ${lost}`;
        return (0,change/* changesOf */.fs)(address, positions.get(address), (0,change/* major */.eR)(`${kindOf(address)}-keys-changed`, message));
    });
}
function said(repetition) {
    return repetition ?? 'neither count nor for_each';
}
/** The argument that gives an instance the key at the end of its address; undefined without one. */
function keyOf(address) {
    const [, key] = /\[([^[\]]*|"(?:[^"\\]|\\.)*")\]$/.exec(address.trim()) ?? [];
    if (key === undefined)
        return undefined;
    return /^\s*\d+\s*$/.test(key) ? 'count' : 'for_each';
}
/** `aws_vpc.this`, `data.aws_region.current`, `ephemeral.aws_secret.it`, `module.subnets`, and where each is declared. */
function positionsOf({ resources, calls }) {
    const positions = new Map();
    for (const call of calls)
        positions.set(`module.${call.name}`, call);
    for (const resource of resources) {
        const { mode, type, name } = resource;
        positions.set(`${mode === 'managed' ? '' : `${mode}.`}${type}.${name}`, resource);
    }
    return positions;
}
function kindOf(address) {
    if (address.startsWith('module.'))
        return 'module-call';
    return address.startsWith('data.') ? 'data-source' : 'resource';
}
/** Where each removed address went, through any number of `moved` blocks, as long as something is there. */
function movesBetween(removed, after) {
    const present = new Set(positionsOf(after).keys());
    const steps = new Map(after.moves.map(({ from, to }) => [withoutKeys(from), withoutKeys(to)]));
    const found = new Map();
    for (const address of removed) {
        const seen = new Set();
        let at = steps.get(address);
        while (at !== undefined && !isPresent(at, present) && !seen.has(at)) {
            seen.add(at);
            at = steps.get(at);
        }
        if (at !== undefined && isPresent(at, present))
            found.set(address, at);
    }
    return found;
}
/** An address inside of a module call counts as present where the call is: its module is not read. */
function isPresent(address, present) {
    return present.has(address) || present.has(/^module\.[^.]+(?=\.)/.exec(address)?.[0] ?? '');
}
/** `aws_vpc.this["a"]` is an instance of `aws_vpc.this`. */
function withoutKeys(address) {
    return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*"|[^\]"]*)\]|\s/g, '');
}

;// CONCATENATED MODULE: ./lib/interface/diff/compare-interfaces.js






/**
 * The changes between two versions of a module that callers of the module notice: those of the root first, then those of each
 * submodule. Examples never count. Formatting, comments and the order of declarations make no change. docs/interface.md has
 * the rules.
 */
function compareInterfaces(before, after) {
    if (before === after)
        return [];
    const { removed, added, kept } = pairByName(before.submodules, after.submodules, ({ path }) => path);
    return [
        ...compareDirectories(before.root, after.root),
        ...removed.flatMap((gone) => (0,change/* changesOf */.fs)(gone.path, firstPosition(gone), (0,change/* major */.eR)('submodule-removed', 'the submodule was removed'))),
        ...added.flatMap((fresh) => (0,change/* changesOf */.fs)(fresh.path, firstPosition(fresh), (0,change/* minor */.Ek)('submodule-added', 'a submodule was added'))),
        ...kept.flatMap(([a, b]) => compareDirectories(a, b).map((change) => ({ ...change, subject: `${b.path}: ${change.subject}` }))),
    ];
}
function firstPosition({ inputs, outputs, resources, calls, }) {
    return [...inputs, ...outputs, ...resources, ...calls][0];
}
function compareDirectories(before, after) {
    return [
        ...compareInputs(before.inputs, after.inputs),
        ...compareOutputs(before.outputs, after.outputs),
        ...compareResources(before, after),
        ...compareRequirements(before, after),
    ];
}


/***/ }),

/***/ 8411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ bumpVersion),
/* harmony export */   Ed: () => (/* binding */ incompatible),
/* harmony export */   VJ: () => (/* binding */ checkBump),
/* harmony export */   eC: () => (/* binding */ requiredBump),
/* harmony export */   gF: () => (/* binding */ selectBase),
/* harmony export */   rh: () => (/* binding */ minimumVersion)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4867);



/** The part of the version number that has to grow for these changes; `patch` where there are none. */
function requiredBump(changes) {
    return _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.find((severity) => changes.some((change) => change.severity === severity)) ?? 'patch';
}
/** The lowest version after `base` that is large enough for these changes. */
function minimumVersion(base, changes) {
    return bumpVersion(base, bumpAfter(base, requiredBump(changes)));
}
/** Compares the part of the version number that grew from `base` to `next` with the part that has to grow. */
function checkBump(base, next, changes) {
    const required = requiredBump(changes);
    const actual = actualBump(base, next);
    const isLargeEnough = _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(actual) <= _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(bumpAfter(base, required));
    return {
        base,
        next,
        changes,
        required,
        actual,
        isLargeEnough,
        minimumVersion: minimumVersion(base, changes),
    };
}
/** The refusal INCOMPATIBLE of a version that is too small. @param remedy how to get the minimum version */
function incompatible(compatibility, remedy) {
    const { base, next, required, actual, changes } = compatibility;
    const reasons = changes
        .filter(({ severity }) => severity === required)
        .map(({ subject, message }) => `${subject}: ${message}`);
    const summary = `${next} is a ${actual} version after ${base}, but the interface has ${required} changes:`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', [summary, ...(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(reasons)].join('\n  '), `use ${compatibility.minimumVersion} or higher: ${remedy}`);
}
/** The version that `next` has to be compared with: the highest lower release; without one the highest lower pre-release. */
function selectBase(versions, next) {
    const sorted = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .sortVersions */ .M7)([...new Set([...versions, next])]);
    const lower = sorted.slice(sorted.indexOf(next) + 1);
    return lower.find((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version)) ?? lower[0];
}
/** The version after `base` in which this part of the number grows; of a pre-release it is its release. */
function bumpVersion(base, severity) {
    const numbers = numbersOf(base);
    const at = _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(severity);
    const next = numbers.map((number, index) => (index < at ? number : index === at ? number + 1n : 0n));
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(((0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(base) ? numbers : next).join('.'));
}
/** Below 1.0.0 a breaking change needs a minor version. https://semver.org/#spec-item-4 */
function bumpAfter(base, required) {
    return required === 'major' && numbersOf(base)[0] === 0n ? 'minor' : required;
}
function actualBump(base, next) {
    const [from, to] = [numbersOf(base), numbersOf(next)];
    return _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC[from.findIndex((number, index) => number !== to[index])] ?? 'major';
}
/** Major, minor and patch: numbers up to 2^63-1. */
function numbersOf(version) {
    return (version.split('-')[0] ?? '').split('.').map(BigInt);
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
function canonicalText(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text;
        case 'tuple':
            return `[${expression.members.map(canonicalText).join(',')}]`;
        case 'object':
            return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`;
        case 'call':
            return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`;
        case 'reference':
            return expression.text.replaceAll(/\s/g, '');
        case 'other':
            return expression.tokens;
    }
}


/***/ }),

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   QS: () => (/* binding */ isInterfaceFile),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3221);
/* harmony import */ var _readme_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1548);



const MAX_DIRECTORIES = 1000;
/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const path = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.normalize)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory, target)).replace(/\/$/, '');
    return path === '.' ? '' : path;
}
/** Directories below `modules/` that are no submodules, at any depth. */
const NO_SUBMODULE = /(^|\/)(\.[^/]*|tests?|examples?|fixtures|wrappers)(\/|$)/;
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth. Examples are those below `examples/` that are not inside of another example.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: below('modules')
            .filter((directory) => !NO_SUBMODULE.test(directory))
            .slice(0, MAX_DIRECTORIES),
        examples: examples.filter(isOuter).slice(0, MAX_DIRECTORIES),
    };
}
/** Whether a file can be part of the module interface: configuration or a README, of the root, a submodule or an example. */
function isInterfaceFile(path) {
    const isInside = !path.includes('/') || /^(modules|examples)\//.test(path);
    return isInside && ((0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) || (0,_readme_js__WEBPACK_IMPORTED_MODULE_2__/* .isReadme */ .ro)(path));
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test((0,_readme_js__WEBPACK_IMPORTED_MODULE_2__/* .fileName */ .Md)(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}


/***/ }),

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   be: () => (/* binding */ descriptionFromReadme),
/* harmony export */   ro: () => (/* binding */ isReadme)
/* harmony export */ });
/** A longer README is left out: the registry API carries it in every answer. */
const MAX_README_BYTES = 512 * 1024;
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
const MAX_DESCRIPTION = 200;
/** A first paragraph that begins later is not found. */
const MAX_READ = 20_000;
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const text = withoutMarkup(readme.slice(0, MAX_READ)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION - 1).join('');
    return `${cut.replace(/\s+\S*$/, '')}…`;
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
function plainText(paragraph) {
    return paragraph
        .replaceAll(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
        .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^>]*)>/g, '')
        .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(/^\s*(?:>|[-+*]|\d+\.)\s+/gm, '')
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ typeFromExpression),
/* harmony export */   s: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);

const SIMPLE = ['any', 'string', 'number', 'bool'];
const COLLECTIONS = ['list', 'set', 'map'];
const ANY = { kind: 'any' };
/** The type constraint that an input declares; `any` without one. */
function typeFromExpression(expression) {
    if (expression === undefined)
        return ANY;
    return knownType(expression) ?? { kind: 'unknown', text: (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(expression) };
}
function knownType(expression) {
    if (expression.kind === 'call')
        return typeByCall(expression);
    if (expression.kind === 'reference')
        return typeByName(expression.steps.join('.'));
    // Before Terraform 0.12 types were strings.
    return typeByName((0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .stringValue */ .r$)(expression));
}
/** The type as Terraform writes it, on one line. */
function formatType(type) {
    if ('element' in type)
        return `${type.kind}(${formatType(type.element)})`;
    switch (type.kind) {
        case 'tuple':
            return `tuple([${type.elements.map(formatType).join(', ')}])`;
        case 'object':
            return `object({ ${Object.entries(type.attributes).map(formatAttribute).join(', ')} })`;
        case 'unknown':
            return type.text;
        default:
            return type.kind;
    }
}
function formatAttribute([name, { type, optional }]) {
    return `${name} = ${optional ? `optional(${formatType(type)})` : formatType(type)}`;
}
function typeByName(name) {
    const simple = SIMPLE.find((kind) => kind === name);
    if (simple !== undefined)
        return { kind: simple };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: ANY };
}
function typeByCall(call) {
    const { name } = call;
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    if (name === 'object' && argument.kind === 'object')
        return objectType(argument);
    if (name === 'tuple' && argument.kind === 'tuple')
        return { kind: 'tuple', elements: argument.members.map(typeFromExpression) };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: typeFromExpression(argument) };
}
function objectType(object) {
    const attributes = object.members.map(({ key, value }) => [(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .keyName */ .xT)(key), attributeOf(value)]);
    if (attributes.some(([name]) => name === undefined))
        return undefined;
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression), optional: false };
    const [type, value] = expression.arguments;
    const constant = (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .constantValue */ .yb)(value);
    return {
        type: typeFromExpression(type),
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   WD: () => (/* binding */ isConstraint),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * A version that the constraints `before` allowed and the constraints `after` no longer allow, as text; undefined without one.
 * Of a constraint that is not valid any change loses versions. Only releases are compared, as clients choose a pre-release by
 * its exact version alone. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    const lost = samplePoints([...from, ...to]).find((point) => allows(from, point) && !allows(to, point));
    return lost === undefined ? lostPin(from, to) : formatPoint(lost);
}
/** Throws an Error, for a schema to report, for text that is not a version constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
// https://github.com/hashicorp/go-version/blob/main/version.go, which allows more than a semantic version.
const CONDITION = /^\s*(?:=|!=|>=|<=|>|<|~>)?\s*v?\d+(?:\.\d+)*(?:-?[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?\s*$/;
/** Whether clients take a text for a version constraint. */
function isConstraint(text) {
    return text.split(',').every((part) => CONDITION.test(part));
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const precision = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, precision, prerelease });
    }
    return conditions;
}
/** The versions of the conditions and their neighbours: what holds for these holds for all versions between them. */
function samplePoints(conditions) {
    const written = conditions.flatMap((condition) => [condition.point, ceilingOf(condition)]);
    return [
        [0, 0, 0],
        ...written.flatMap(([major, minor, patch]) => [
            ...(patch > 0 ? [[major, minor, patch - 1]] : []),
            ...(patch === 0 && minor > 0 ? [[major, minor - 1, Number.POSITIVE_INFINITY]] : []),
            ...(patch === 0 && minor === 0 && major > 0
                ? [[major - 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]]
                : []),
            [major, minor, patch],
            [major, minor, patch + 1],
        ]),
        [Number.POSITIVE_INFINITY, 0, 0],
    ];
}
/** The lowest version that `~>` refuses: only its last number may grow; a lone major number has no ceiling. */
function ceilingOf({ point: [major, minor], precision }) {
    if (precision === 1)
        return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    return precision === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && (condition.precision === 1 || compare(point, ceilingOf(condition)) < 0);
    }
}
/** A pre-release that `before` names and `after` no longer names. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${formatPoint(pin.point)}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${formatPoint(condition.point)}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}
/** `2.∞.∞` is `2.x`. */
function formatPoint([major, minor, patch]) {
    if (major === Number.POSITIVE_INFINITY)
        return 'all later versions';
    if (minor === Number.POSITIVE_INFINITY)
        return `${major}.x`;
    return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`;
}


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration)
/* harmony export */ });
/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/** The `module` block of a consumer, ready to paste. */
function formatModuleBlock(release, registryUrl) {
    const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host;
    const source = `${host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}`;
    return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
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


/***/ }),

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ MAX_TREE_ENTRIES),
/* harmony export */   GL: () => (/* binding */ pathTooLong),
/* harmony export */   ME: () => (/* binding */ fileTooLarge),
/* harmony export */   N_: () => (/* binding */ treePathsTooLong),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   Sj: () => (/* binding */ packageTooLarge),
/* harmony export */   UM: () => (/* binding */ MAX_PACKAGE_FILES),
/* harmony export */   Z: () => (/* binding */ tooManyFiles),
/* harmony export */   qv: () => (/* binding */ MAX_PACKAGE_BYTES),
/* harmony export */   vr: () => (/* binding */ MAX_PACKAGE_FILE_BYTES),
/* harmony export */   wC: () => (/* binding */ tooManyTreeEntries),
/* harmony export */   wZ: () => (/* binding */ MAX_TREE_PATH_BYTES)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The limits of a package, and the LIMIT_EXCEEDED errors of those who exceed them. docs/package.md */
/** Files in a package. */
const MAX_PACKAGE_FILES = 50_000;
/** Bytes of one file. */
const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of all files together. */
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** Bytes of a path in a package, in UTF-8. */
const MAX_PATH_BYTES = 1024;
/** Files and directories below a module in its commit, those that the package leaves out too. */
const MAX_TREE_ENTRIES = 200_000;
/** Characters of the paths of all these together. */
const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024;
function tooManyFiles() {
    return exceeded(`the package has more than ${MAX_PACKAGE_FILES} files`, LEAVE_OUT);
}
function fileTooLarge(path, bytes) {
    return exceeded(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has ${bytes} bytes, the limit is ${MAX_PACKAGE_FILE_BYTES} bytes for each file`, 'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes');
}
function packageTooLarge() {
    return exceeded(`the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, LEAVE_OUT);
}
function pathTooLong(path) {
    return exceeded(`a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, 'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes');
}
function tooManyTreeEntries() {
    return exceeded(`the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, 'publish a smaller directory: --module-path');
}
function treePathsTooLong() {
    return exceeded(`the paths of the module have more than ${MAX_TREE_PATH_BYTES} characters together at this commit`, 'publish a smaller directory: --module-path');
}
const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore';
function exceeded(message, hint) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', message, hint);
}


/***/ }),

/***/ 3360:
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


/***/ }),

/***/ 3645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tolerantAttestor),
/* harmony export */   v: () => (/* binding */ attestPackages)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * Attests every new package, before anything else is written: a package that cannot be attested is not stored. Without an
 * attestor there are no documents. Throws PERMISSION, ATTESTATION_FAILED.
 */
async function attestPackages(decisions, attestor) {
    const documents = new Map();
    for (const decision of decisions) {
        if (attestor === undefined || decision.status !== 'publish')
            continue;
        documents.set(decision, await attestor.attest(decision.selection.release, decision.pkg));
    }
    return documents;
}
/** An attestor whose refusals are warnings: packages are then published without provenance. */
function tolerantAttestor(attestor, log) {
    let isRefused = false;
    const tolerate = async (work, otherwise) => {
        try {
            return await work;
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            isRefused = true;
            log.warn(`published without provenance: ${error.message}\n${error.hint}`);
            return otherwise;
        }
    };
    return {
        checkAccess: () => tolerate(attestor.checkAccess(), undefined),
        // What was refused once is refused for every package of a run.
        attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
    };
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ GuardedStores)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(449);


/**
 * The stores of one module repository, which resolve no private package to a location that everybody can read. A publish
 * takes no other stores, and there is no way to make these without saying how widely they may show what they store.
 */
class GuardedStores {
    visibility;
    #stores;
    constructor(stores, visibility) {
        this.#stores = stores;
        this.visibility = visibility;
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there, and what the store throws. */
    async resolve(kind, selection, pkg) {
        await this.refuseExposure(kind, selection);
        return this.#stores[kind].resolve(selection, pkg);
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there. */
    async refuseExposure(kind, selection) {
        if (this.visibility.package === 'public')
            return;
        const location = await this.#stores[kind].publicLocation(selection);
        if (location === undefined)
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(selection.release.tag)} is of a private repository, and its package would be stored ${location}`, 'use --package git, which clients clone with their own credentials, or allow it: --expose all');
    }
    /** What the first package needs that is not as it was published; undefined where none does. Throws what the store throws. */
    async findRepair(selection, { packages, digest }, pack) {
        const isPrivate = this.visibility.package !== 'public';
        for (const { kind, location } of packages) {
            const store = _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_KINDS */ .js.find((each) => each === kind);
            const stored = { release: selection.release, location, digest };
            const repair = store && (await this.#stores[store].findRepair?.(stored, { selection, isPrivate, pack }));
            if (repair !== undefined)
                return repair;
        }
        return undefined;
    }
    /** The store of a kind, for packages that have been resolved. */
    resolved(kind) {
        return this.#stores[kind];
    }
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ specAt)
/* harmony export */ });
/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
async function specAt(spec, commit, { hasModule }) {
    const { otherPaths = [] } = spec;
    if (otherPaths.length === 0 || hasModule === undefined)
        return spec;
    for (const path of [spec.path, ...otherPaths])
        if (await hasModule({ commit, path }))
            return { ...spec, path, otherPaths: [] };
    return spec;
}


/***/ }),

/***/ 653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ publishReleases)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/index/format/documents.js + 1 modules
var documents = __webpack_require__(5948);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/index/format/interface-document.js




/** `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. */
const interface_document_text = schemas/* string */.YjP();
const position = { file: interface_document_text, line: schemas/* number */.aig().int() };
const type = schemas/* lazy */.RZV(() => {
    const attribute = schemas/* looseObject */._H3({ type, optional: schemas/* boolean */.zMY(), default: schemas/* json */.Pq9().exactOptional() });
    return schemas/* discriminatedUnion */.gMt('kind', [
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('any') }),
        schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(['string', 'number', 'bool']) }),
        schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(['list', 'set', 'map']), element: type }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('tuple'), elements: schemas/* array */.YOg(type) }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('object'), attributes: schemas/* record */.g1P(interface_document_text, attribute) }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('unknown'), text: interface_document_text }),
    ]);
});
const marks = {
    name: interface_document_text,
    description: interface_document_text,
    sensitive: schemas/* boolean */.zMY(),
    ephemeral: schemas/* boolean */.zMY(),
    deprecated: interface_document_text,
    ...position,
};
// Lazy, as all schemas below: most runs read no such document.
const input = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    ...marks,
    type: interface_document_text,
    parsedType: type,
    default: interface_document_text,
    value: schemas/* json */.Pq9().exactOptional(),
    required: schemas/* boolean */.zMY(),
    nullable: schemas/* boolean */.zMY(),
    validations: schemas/* array */.YOg(schemas/* looseObject */._H3({ condition: interface_document_text, message: interface_document_text, ...position })),
}));
const provider = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    name: interface_document_text,
    source: interface_document_text,
    constraints: schemas/* array */.YOg(interface_document_text),
    aliases: schemas/* array */.YOg(interface_document_text),
    ...position,
}));
const directory = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    path: interface_document_text,
    readme: interface_document_text,
    empty: schemas/* boolean */.zMY(),
    inputs: schemas/* array */.YOg(input),
    outputs: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...marks, type: type.exactOptional() })),
    resources: schemas/* array */.YOg(schemas/* looseObject */._H3({ mode: schemas/* enum */.k5n(['managed', 'data', 'ephemeral']), type: interface_document_text, name: interface_document_text, ...position })),
    calls: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: interface_document_text, source: interface_document_text, version: interface_document_text, ...position })),
    // Absent in documents of older versions, as the two below.
    repetitions: schemas/* record */.g1P(interface_document_text, schemas/* enum */.k5n(['count', 'for_each'])).exactOptional(),
    providers: schemas/* array */.YOg(provider),
    requiredVersions: schemas/* array */.YOg(interface_document_text),
    requiredVersionsAt: schemas/* looseObject */._H3(position).exactOptional(),
    moves: schemas/* array */.YOg(schemas/* looseObject */._H3({ from: interface_document_text, to: interface_document_text, ...position })),
    removals: schemas/* array */.YOg(schemas/* looseObject */._H3({ from: interface_document_text, ...position })),
    imports: schemas/* array */.YOg(schemas/* looseObject */._H3({ to: interface_document_text, id: interface_document_text, ...position })),
}));
const interfaceDocument = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    format: schemas/* literal */.euz(documents/* INDEX_FORMAT */.B7),
    root: directory,
    submodules: schemas/* array */.YOg(directory),
    examples: schemas/* array */.YOg(directory),
}));
/** Versions may share an interface, which is then formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface(moduleInterface) {
    const known = formatted.get(moduleInterface);
    if (known !== undefined)
        return known;
    const { diagnostics: _, root, ...rest } = moduleInterface;
    const text = (0,json/* canonicalJson */.dj)({ ...rest, format: documents/* INDEX_FORMAT */.B7, root: { ...root, readme: '' } });
    formatted.set(moduleInterface, text);
    return text;
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,paths/* versionPath */.qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = (0,documents/* parseDocument */.Tp)(interfaceDocument, path, bytes);
    const readme = new TextDecoder().decode(read((0,paths/* versionPath */.qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** The paths that {@link parseInterfaceFiles} reads. */
function interface_document_interfacePaths(address, version) {
    return [(0,paths/* versionPath */.qW)(address, version, 'interface.json'), (0,paths/* versionPath */.qW)(address, version, 'README.md')];
}

// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
;// CONCATENATED MODULE: ./lib/module/module-source.js

/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source, and for one without a host, which names a
 * module of the client's own registry. https://opentofu.org/docs/language/modules/sources/#module-registry
 */
function parseRegistrySource(source) {
    const [path = '', ...subdirectory] = source.split('//');
    const [host = '', namespace = '', name = '', system = '', ...more] = path.split('/');
    const address = { namespace, name, system };
    if (more.length > 0 || !/^[\w-]+(\.[\w-]+)*(:\d+)?$/.test(host) || !/[.:]/.test(host))
        return undefined;
    if ((0,module_address/* addressProblem */.cg)(address) !== undefined)
        return undefined;
    return { host: host.toLowerCase(), address, subdirectory: subdirectory.join('//') };
}

// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/index/format/module-list.js








/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Modules in the lists of the registry and of a namespace, at most: no file grows with the registry. */
const module_list_LIST_LIMIT = 100;
/** Keys that a list of another tool has are kept. */
const moduleListItem = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    namespace: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
});
const moduleList = schemas/* looseObject */._H3({
    meta: schemas/* looseObject */._H3({ next_offset: schemas/* number */.aig().optional() }).optional(),
    modules: schemas/* array */.YOg(moduleListItem),
});
/** The item of a module in a list: its latest version, and the newest commit date. */
function listItem(module, { release }) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' };
}
/** Inputs, and outputs, of a module that a search finds. */
const MAX_NAMES = 500;
/** Modules of registries that a module calls; more than any that people maintain. */
const MAX_DEPENDENCIES = 200;
/**
 * The item of a module in the catalog, where the index has the interface with the names of inputs and outputs, and with the
 * modules of registries that it calls.
 */
function catalogItem(module, latest) {
    const item = listItem(module, latest);
    if (latest.moduleInterface === undefined)
        return item;
    const { inputs, outputs } = latest.moduleInterface.root;
    const dependencies = calledModules(latest.moduleInterface);
    const names = { inputs: firstNames(inputs), outputs: firstNames(outputs) };
    return { ...item, ...names, ...(dependencies.length === 0 ? {} : { dependencies }) };
}
/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }) {
    const called = [root, ...submodules].flatMap(({ calls }) => calls.flatMap(({ source }) => parseRegistrySource(source) ?? []));
    const sources = called.map(({ host, address }) => `${host}/${(0,module_address/* formatModuleAddress */.wc)(address)}`);
    return [...new Set(sources)].sort().slice(0, MAX_DEPENDENCIES);
}
/** The item of a module in a list, as that of the catalog has it. */
function listItemOf({ inputs: _, outputs: __, dependencies: ___, ...item }) {
    return item;
}
function firstNames(values) {
    return values.slice(0, MAX_NAMES).map(({ name }) => name);
}
/** The keys that list items and module details share; missing text is `""`. */
function releaseSummary(release) {
    const { namespace, name, system } = release.address;
    return {
        id: `${(0,module_address/* formatModuleAddress */.wc)(release.address)}/${release.version}`,
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
function module_list_latestOf(module) {
    return (0,version/* selectLatest */.se)((0,documents/* listedVersions */.f3)(module));
}
/** An empty list where the file is missing. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const list = (0,schema/* parseJson */.qF)(moduleList, bytes);
    if (list !== undefined)
        return { modules: list.modules, hasMore: list.meta?.next_offset !== undefined };
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/** The list with the items of these modules added or replaced; a module without an item is left out. */
function withModules(list, modules) {
    const changed = new Set(modules.map(({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)));
    const others = list.modules.filter((each) => !changed.has(itemAddress(each)));
    return { ...list, modules: [...others, ...modules.flatMap(({ item }) => item ?? [])] };
}
/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `next_offset` says that there
 * are more; there is no `next_url`, because a static host answers every offset with this list.
 */
function module_list_formatNewestList({ modules: all, hasMore = false }) {
    const modules = module_list_newestItems(all);
    const more = hasMore || all.length > module_list_LIST_LIMIT ? { next_offset: modules.length } : {};
    return (0,json/* canonicalJson */.dj)({ meta: { limit: module_list_LIST_LIMIT, current_offset: 0, ...more }, modules });
}
/** The items of that list. Of more items than these, no other can get into it. */
function module_list_newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)));
    return newest.slice(0, module_list_LIST_LIMIT);
}
/** The list of all systems of one name, by address. */
function formatSystemList({ modules }) {
    const limit = Math.max(module_list_LIST_LIMIT, modules.length);
    return (0,json/* canonicalJson */.dj)({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) });
}
/** A file of the catalog with modules, by address. */
function formatCatalog(modules) {
    return (0,json/* canonicalJson */.dj)({ modules: byAddress(modules) });
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

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/interface/interface-json.js

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
    return { name, namespace, source, version: (0,version_constraint/* formatConstraints */.sW)(constraints) };
}

// EXTERNAL MODULE: ./lib/index/format/fields.js
var fields = __webpack_require__(2989);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
;// CONCATENATED MODULE: ./lib/index/format/versions-document.js









/** Versions that are missing in `requirements` count as published without their interface. */
function renderVersionsDocument(module, requirements) {
    const published = module.versions.map(({ version, committedAt }) => ({
        version,
        date: committedAt,
        ...stateOf(module, version),
        ...(requirements.get(version) ?? {}),
    }));
    const removed = module.removed.map(({ version }) => ({ version, ...stateOf(module, version) }));
    const versions = [...published, ...removed].sort((a, b) => (0,version/* compareVersions */.Zy)(b.version, a.version));
    return (0,json/* canonicalJson */.dj)({ address: (0,module_address/* formatModuleAddress */.wc)(module.address), versions });
}
/** `since` is the date of the mark; `date` is that of the commit. */
function stateOf(module, version) {
    const { date, ...state } = (0,version_state/* versionState */.M7)(module, version);
    return { ...state, ...(date === undefined ? {} : { since: date }) };
}
/** The requirements of a version, as the protocol shows them. */
function requirementsOf({ root, submodules }) {
    const requirements = ({ providers, calls }) => ({
        providers: providers.map(providerJson),
        dependencies: calls.map(dependencyJson),
    });
    return {
        root: requirements(root),
        submodules: submodules.map((each) => ({ path: each.path, ...requirements(each) })),
    };
}
const versions_document_text = schemas/* string */.YjP();
const versions_document_directory = schemas/* object */.Ikc({
    providers: schemas/* array */.YOg(schemas/* object */.Ikc({ name: versions_document_text, namespace: versions_document_text, source: versions_document_text, version: versions_document_text })),
    dependencies: schemas/* array */.YOg(schemas/* object */.Ikc({ name: versions_document_text, source: versions_document_text, version: versions_document_text })),
});
const versionsDocument = schemas/* object */.Ikc({
    versions: schemas/* array */.YOg(schemas/* object */.Ikc({
        version: fields/* versionField */.FA,
        root: versions_document_directory.optional(),
        submodules: schemas/* array */.YOg(versions_document_directory.extend({ path: versions_document_text })).optional(),
    })),
});
/** Reads the requirements in `versions.json`; none where the file is missing. Throws INDEX_INVALID. */
function parseRequirements(path, bytes) {
    if (bytes === undefined)
        return new Map();
    const document = (0,schema/* parseJson */.qF)(versionsDocument, bytes);
    if (document !== undefined) {
        return new Map(document.versions.map(({ version, root, submodules }) => [
            version,
            root === undefined || submodules === undefined ? null : { root, submodules },
        ]));
    }
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is not a list of versions`, 'run `module-registry render --index …` to rebuild it');
}

;// CONCATENATED MODULE: ./lib/index/format/catalog.js





/** Of a file with modules. */
const MAX_CATALOG_BYTES = 64 * 1024;
const catalogFile = schemas/* union */.KCZ([
    schemas/* looseObject */._H3({ modules: schemas/* array */.YOg(moduleListItem) }),
    schemas/* looseObject */._H3({ children: schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[0-9a-f]$/), schemas/* int */.Whr().positive()) }),
]);
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const file = (0,schema/* parseJson */.qF)(catalogFile, bytes);
    if (file !== undefined)
        return file;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
function formatCatalogNode(children) {
    return (0,json/* canonicalJson */.dj)({ children });
}
/** What the list has around its modules. */
const FRAME_BYTES = Buffer.byteLength(formatCatalog([])) + '\n    \n  '.length - ',\n    '.length;
/** The bytes that a module adds to a file with modules. */
function catalogBytes(item) {
    const lines = (0,json/* canonicalJson */.dj)(item).trimEnd();
    const indentation = lines.split('\n').length - 1;
    return Buffer.byteLength(lines) + 4 * indentation + ',\n    '.length;
}
/** Whether modules of so many bytes fit into one file. */
function fitsCatalogFile(bytes) {
    return FRAME_BYTES + bytes <= MAX_CATALOG_BYTES;
}

;// CONCATENATED MODULE: ./lib/index/plan/catalog-plan.js






/** The whole catalog of these modules. */
function renderCatalog(items) {
    const groups = groupBy(items, (item) => hashOf(item).slice(0, SHORTEST_PREFIX));
    return [...groups].flatMap(([prefix, group]) => layOut(prefix, group).files);
}
/**
 * The files of the catalog that these changes change, each in its new state: the same files as {@link renderCatalog} gives. Reads the
 * files of `catalogChain` and of `catalogNeighbours`.
 */
function updateCatalog(changes, read) {
    const groups = (0,base_group/* groupBy */.$)(changes, ({ address }) => (0,paths/* catalogHash */.Oq)(address).slice(0, paths/* SHORTEST_PREFIX */.Ef));
    return [...groups].flatMap(([prefix, group]) => updateSubtree(prefix, group, read).files);
}
function updateSubtree(prefix, changes, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file)
        return layOut(prefix, withModules(file, changes).modules);
    const groups = (0,base_group/* groupBy */.$)(changes, ({ address }) => (0,paths/* catalogHash */.Oq)(address).charAt(prefix.length));
    const updated = [...groups].map(([digit, group]) => [digit, updateSubtree(prefix + digit, group, read)]);
    const files = updated.flatMap(([, subtree]) => subtree.files);
    const after = {
        ...file.children,
        ...Object.fromEntries(updated.map(([digit, { bytes }]) => [digit, bytes])),
    };
    const children = Object.fromEntries(Object.entries(after).filter(([, bytes]) => bytes > 0));
    const bytes = sum(Object.values(children));
    if (!fitsCatalogFile(bytes))
        return { files: [...files, nodeFile(prefix, children)], bytes };
    const drafts = new Map(files.map(([path, text]) => [path, text === null ? undefined : encode(text)]));
    const items = Object.keys(children).flatMap((digit) => itemsBelow(prefix + digit, (path) => (drafts.has(path) ? drafts.get(path) : read(path))));
    const gone = [...Object.keys(after).map((digit) => (0,paths/* catalogPath */.Hc)(prefix + digit)), ...drafts.keys()];
    return { files: [...layOut(prefix, items).files, ...gone.map((path) => [path, null])], bytes };
}
function layOut(prefix, items) {
    const bytes = sum(items.map(catalogBytes));
    if (fitsCatalogFile(bytes) || prefix.length === paths/* LONGEST_PREFIX */.MW) {
        const text = items.length === 0 ? null : formatCatalog(items);
        return { files: [[(0,paths/* catalogPath */.Hc)(prefix), text]], bytes };
    }
    const groups = (0,base_group/* groupBy */.$)(items, (item) => hashOf(item).charAt(prefix.length));
    const parts = [...groups].map(([digit, group]) => [digit, layOut(prefix + digit, group)]);
    const children = Object.fromEntries(parts.map(([digit, part]) => [digit, part.bytes]));
    return { files: [...parts.flatMap(([, part]) => part.files), nodeFile(prefix, children)], bytes };
}
/**
 * The paths, besides those of `catalogChain`, that changes of these modules may need: where the other modules fit into one file, a
 * module that gets smaller makes one file of several.
 */
function catalog_plan_catalogNeighbours(addresses, files) {
    const read = (path) => files.get(path);
    const groups = (0,base_group/* groupBy */.$)(addresses, (address) => (0,paths/* catalogHash */.Oq)(address).slice(0, paths/* SHORTEST_PREFIX */.Ef));
    return [...groups].flatMap(([prefix, group]) => neighboursBelow(prefix, group, read).paths);
}
function neighboursBelow(prefix, addresses, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file) {
        const own = new Set(addresses.map(module_address/* formatModuleAddress */.wc));
        const items = file.modules.filter((item) => own.has(itemAddress(item)));
        return { paths: [], own: sum(items.map(catalogBytes)) };
    }
    const groups = (0,base_group/* groupBy */.$)(addresses, (address) => (0,paths/* catalogHash */.Oq)(address).charAt(prefix.length));
    const below = [...groups].map(([digit, group]) => neighboursBelow(prefix + digit, group, read));
    const own = sum(below.map((each) => each.own));
    const isMerged = fitsCatalogFile(sum(Object.values(file.children)) - own);
    const siblings = isMerged ? Object.keys(file.children).map((digit) => (0,paths/* catalogPath */.Hc)(prefix + digit)) : [];
    return { paths: [...siblings, ...below.flatMap(({ paths }) => paths)], own };
}
function fileAt(prefix, read) {
    const path = (0,paths/* catalogPath */.Hc)(prefix);
    return parseCatalogFile(path, read(path));
}
function itemsBelow(prefix, read) {
    const path = (0,paths/* catalogPath */.Hc)(prefix);
    const bytes = read(path);
    if (bytes === undefined) {
        throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} is missing, although the file above it names it`, 'run `module-registry render --index …` to rebuild it');
    }
    const file = parseCatalogFile(path, bytes);
    if ('modules' in file)
        return file.modules;
    return Object.keys(file.children).flatMap((digit) => itemsBelow(prefix + digit, read));
}
function nodeFile(prefix, children) {
    return [(0,paths/* catalogPath */.Hc)(prefix), formatCatalogNode(children)];
}
function hashOf({ namespace, name, provider }) {
    return (0,paths/* catalogHash */.Oq)({ namespace, name, system: provider });
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function encode(text) {
    return new TextEncoder().encode(text);
}

;// CONCATENATED MODULE: ./lib/index/format/module-details.js




/** The deprecation of a version, as details show it; null for a version that is not deprecated. */
function deprecationJson(module, version) {
    const mark = (0,version_state/* deprecationOf */.c5)(module, version);
    if (mark === undefined)
        return null;
    const { reason, link = '', replacement } = mark;
    return { reason, link, ...(replacement === undefined ? {} : { replacement }) };
}
/**
 * "Get a specific module" of the registry HTTP API. Without `more`, as in the static file, it depends on the version's own
 * commit alone. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, moduleInterface, more) {
    return (0,json/* canonicalObject */.e3)({ ...releaseSummary(release), tag: release.tag, ...more }, shapeOf(moduleInterface));
}
function shapeOf(moduleInterface) {
    if (moduleInterface === undefined)
        return EMPTY_SHAPE;
    const known = shapes.get(moduleInterface);
    if (known !== undefined)
        return known;
    const made = shapeTexts(interfaceJson(moduleInterface));
    shapes.set(moduleInterface, made);
    return made;
}
function shapeTexts({ root, submodules, examples }) {
    return { root: (0,json/* memberText */.WI)(root), submodules: (0,json/* memberText */.WI)(submodules), examples: (0,json/* memberText */.WI)(examples) };
}
/** Versions may share an interface, whose texts are then made once. */
const shapes = new WeakMap();
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
const EMPTY_SHAPE = shapeTexts({ root: EMPTY_ROOT, submodules: [], examples: [] });

// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
;// CONCATENATED MODULE: ./lib/index/format/protocol.js





/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
function renderDiscovery() {
    return (0,json/* canonicalJson */.dj)({ 'modules.v1': paths/* MODULES_BASE_PATH */.wh });
}
/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS = { root: { providers: [], dependencies: [] }, submodules: [] };
/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks; that document is on one line, as it is long.
 */
function renderVersions(module, requirements) {
    const versions = (0,documents/* listedVersions */.f3)(module).map((version) => ({
        version,
        ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
    }));
    const document = { modules: [{ source: (0,module_address/* formatModuleAddress */.wc)(module.address), versions }] };
    return requirements === undefined ? (0,json/* canonicalJson */.dj)(document) : (0,json/* compactJson */.Ar)(document);
}
/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
function renderDownload(release, { sign = (location) => location, readsOci = true, useRegistryCredentials = false } = {}) {
    const [first] = release.packages;
    const location = (readsOci ? undefined : terraformLocation(release)) ?? first?.location;
    if (location === undefined)
        return (0,json/* canonicalJson */.dj)({});
    const isDirect = useRegistryCredentials && (0,format_location/* locationKind */.QD)(location) === 'relative';
    return (0,json/* canonicalJson */.dj)({
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
        const kind = (0,format_location/* locationKind */.QD)(location);
        return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame);
    });
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const location = terraformLocation(release);
    if (location === undefined || (0,format_location/* locationKind */.QD)(location) !== 'relative')
        return location;
    if (registryUrl === null)
        return undefined;
    const download = `${registryUrl}/${(0,paths/* versionPath */.qW)(release.address, release.version, 'download')}`;
    return new URL(location, download).href;
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${paths/* MODULES_BASE_PATH */.wh}*/download\n  X-Terraform-Get: ./source\n`;
}

// EXTERNAL MODULE: ./lib/index/hosting/hosting.js
var hosting = __webpack_require__(4327);
;// CONCATENATED MODULE: ./lib/base/html.js
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}

;// CONCATENATED MODULE: ./lib/index/pages/pages.js

/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
function renderHomePage(registry) {
    const host = registry.url === null ? 'REGISTRY_HOST' : new URL(registry.url).host;
    const example = `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
    return page(registry.name, `<h1>${escapeHtml(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
<pre><code>${escapeHtml(example)}</code></pre>
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
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
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./lib/index/pages/terraform-get-page.js


/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
function renderSourcePage(release, location) {
    const title = escapeHtml(`${(0,module_address/* formatModuleAddress */.wc)(release.address)} ${release.version}`);
    const meta = location === undefined ? '' : `<meta name="terraform-get" content="${escapeHtml(location)}">\n`;
    const text = location === undefined
        ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
        : `Package: <code>${escapeHtml(location)}</code>`;
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

;// CONCATENATED MODULE: ./lib/index/plan/file-table.js











/** Made from `registry.json`, which comes first: it says that the other files are an index. */
const REGISTRY_FILES = [
    [paths/* REGISTRY_PATH */.aA, json/* canonicalJson */.dj],
    ['.nojekyll', () => ''],
    ['_headers', renderHostHeaders],
    [paths/* DISCOVERY_PATH */.py, renderDiscovery],
    // Without modules. With modules, the row of LISTS renders it.
    [paths/* MODULE_LIST_PATH */._Q, () => module_list_formatNewestList({ modules: [] })],
    ['404.html', renderNotFoundPage],
    ['index.html', renderHomePage],
];
/** Made from the module interface of a version. */
const INTERFACE_FILES = [
    ['interface.json', formatInterface],
    ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
];
/** Made from a version. */
const VERSION_FILES = [
    ['release.json', ({ release }) => (0,documents/* formatReleaseDocument */.yp)(release)],
    ['index.json', ({ release, moduleInterface }) => renderVersionDetails(release, moduleInterface)],
    ['source', ({ release, registry }) => renderSourcePage(release, sourcePageLocation(release, registry.url))],
    [
        'download',
        ({ release, registry: { useRegistryCredentials } }) => renderDownload(release, { useRegistryCredentials }),
    ],
];
/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES = [
    ['module.json', ({ module }) => (0,documents/* formatModuleDocument */.TI)(module)],
    ['versions', ({ module }) => renderVersions(module)],
    ['versions.json', ({ module, requirements }) => renderVersionsDocument(module, requirements)],
    [
        'index.json',
        ({ module, latest }) => {
            if (latest === undefined)
                return null;
            const { release, moduleInterface } = latest;
            const deprecation = deprecationJson(module, release.version);
            return renderVersionDetails(release, moduleInterface, {
                versions: (0,documents/* listedVersions */.f3)(module),
                deprecation,
            });
        },
    ],
];
/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
const LISTS = [
    { path: paths/* nameListPath */.zx, format: formatSystemList },
    { path: paths/* namespaceListPath */.P_, format: module_list_formatNewestList },
    { path: () => paths/* MODULE_LIST_PATH */._Q, format: module_list_formatNewestList },
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
/** The items of modules in a list, or in the catalog, each with its latest version. */
function listItems(listed, itemOf) {
    return listed.map(({ module, latest }) => ({
        address: module.address,
        item: latest && itemOf(module, latest),
    }));
}
/** The list of these modules at the path; null for an empty one, but for the list of the whole registry. */
function renderList(list, path, content) {
    return content.modules.length === 0 && path !== paths/* MODULE_LIST_PATH */._Q ? null : list.format(content);
}
/** The list with one more module. Of a list that shows the newest modules alone, no more is kept. */
function addToList({ format }, content, item) {
    const { modules, hasMore = false } = content;
    if (format !== formatNewestList || modules.length < 4 * LIST_LIMIT)
        return { modules: [...modules, item], hasMore };
    return { modules: newestItems([...modules, item]), hasMore: true };
}
/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
function file_table_pathsToRead(address, versions) {
    const versionRows = [...INTERFACE_FILES, ...VERSION_FILES];
    return [
        ...MODULE_FILES.map(([file]) => (0,paths/* modulePath */.Mw)(address, file)),
        ...versions.flatMap((version) => versionRows.map(([file]) => (0,paths/* versionPath */.qW)(address, version, file))),
        ...LISTS.map((list) => list.path(address)),
        ...(0,paths/* catalogChain */.Hd)(address),
    ];
}

;// CONCATENATED MODULE: ./lib/index/plan/publication-plan.js











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
        return { ...all, module: moduleAfter((0,index_files/* moduleIn */.w6)(index, publication.address), all) };
    });
    return {
        message: commitMessage(publications),
        trailers: sourcesOf(publications),
        files: planUpdates(index, registry, updates),
    };
}
/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
function planUpdates(index, registry, updates) {
    const drafts = new Drafts(index);
    const listed = updates.map((update) => draftModule(update, { drafts, index, registry }));
    for (const list of LISTS) {
        for (const [path, group] of (0,base_group/* groupBy */.$)(listed, ({ module }) => list.path(module.address))) {
            const content = withModules(parseModuleList(path, drafts.read(path)), listItems(group, listItem));
            drafts.add([[path, renderList(list, path, content)]]);
        }
    }
    drafts.add(updateCatalog(listItems(listed, catalogItem), (path) => drafts.read(path)));
    return selectChanges(drafts.files, index);
}
/** The files that a change writes, in their order, over those that the index has. */
class Drafts {
    files = new Map();
    #index;
    constructor(index) {
        this.#index = index;
    }
    read(path) {
        const content = this.files.has(path) ? this.files.get(path) : this.#index.get(path);
        return content instanceof Uint8Array ? content : undefined;
    }
    add(files) {
        for (const [path, text] of files)
            this.files.set(path, text === null ? null : new TextEncoder().encode(text));
    }
}
/** Drafts the files of one module. */
function draftModule({ module, releases, moduleInterfaces, files }, { drafts, index, registry }) {
    const read = (path) => drafts.read(path);
    const versionOf = (release) => ({
        release,
        moduleInterface: moduleInterfaces.get(release.version) ?? parseInterfaceFiles(release, read),
    });
    for (const [path, content] of files)
        drafts.files.set(path, content);
    const fresh = releases.map(versionOf);
    for (const version of fresh)
        drafts.add(versionFiles(registry, version));
    const number = module_list_latestOf(module);
    const latest = fresh.find(({ release }) => release.version === number) ??
        (number && versionOf((0,index_files/* listedRelease */.Lh)(index, module, number)));
    const listed = { module, latest };
    drafts.add(moduleFiles(listed, requirementsAfter(module, fresh, read)));
    return listed;
}
/** What the index knows of the other versions stays; what it has lost is read from their interfaces. */
function requirementsAfter(module, fresh, read) {
    const path = (0,paths/* modulePath */.Mw)(module.address, 'versions.json');
    const known = new Map(parseRequirements(path, read(path)));
    const lost = module.versions.filter(({ version }) => !known.has(version));
    const versions = [
        ...lost.map(({ version }) => ({
            version,
            moduleInterface: parseInterfaceFiles({ address: module.address, version }, read),
        })),
        ...fresh.map(({ release: { version }, moduleInterface }) => ({ version, moduleInterface })),
    ];
    for (const { version, moduleInterface } of versions)
        known.set(version, moduleInterface === undefined ? null : requirementsOf(moduleInterface));
    return known;
}
function moduleAfter(current, publication) {
    const { address, owner, releases } = publication;
    const { versions = [] } = current ?? {};
    const known = new Map(versions.map((each) => [each.version, each]));
    for (const release of releases)
        known.set(release.version, publishedVersion(release, known.get(release.version)));
    const before = current ?? { format: documents/* INDEX_FORMAT */.B7, yanks: [], deprecations: [], removed: [], transfers: [] };
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
    const { version, tag, commit, committedAt, path } = release;
    const { digest, size, files } = release.package;
    return { version, tag, commit, committedAt, path, digest, size, files, packages };
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
/** The repositories that the releases are from. */
function sourcesOf(publications) {
    const releases = publications.flatMap(({ releases, restored = [] }) => [...releases, ...restored]);
    const urls = releases.map(({ repository }) => repository.url);
    return [...new Set(urls)].map((url) => ['Source-Repository', url]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    const restored = publications.flatMap((publication) => publication.restored ?? []).map(module_release/* formatRelease */.B9);
    if (first === undefined)
        return repairMessage(restored, publications);
    const repairs = restored.length === 0 ? '' : `\n\nRepair ${restored.join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(module_release/* formatRelease */.B9).join('\n')}${repairs}`;
    return `Publish ${(0,module_release/* formatRelease */.B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}${repairs}`;
}
/** Without restored versions, what is repaired are the files that show the modules. */
function repairMessage(restored, publications) {
    if (restored.length > 1)
        return `Repair ${restored.length} versions\n\n${restored.join('\n')}`;
    const [only = publications.map(({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).join(', ')] = restored;
    return `Repair ${only}`;
}

;// CONCATENATED MODULE: ./lib/index/plan/update-index.js

/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
async function update_index_updateIndex(index, raceBackoff, plan) {
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
function indexBusy(attempts) {
    return new base_error/* RegistryError */.gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}

// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(4867);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
;// CONCATENATED MODULE: ./lib/interface/leaving-calls.js

/**
 * The calls of the root, and of the submodules that it calls itself, whose local source leaves the module: `../sibling`. Clients
 * refuse them where the package is the module alone. https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
function leavingCalls({ root, submodules }) {
    const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]));
    const reached = new Set(['']);
    const leaving = [];
    for (const path of reached) {
        for (const call of directories.get(path)?.calls ?? []) {
            if (!isLocal(call.source))
                continue;
            const target = (0,module_files/* resolvePath */.o1)(path, call.source);
            if (target === '..' || target.startsWith('../'))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return leaving;
}
/** Whether a module source is a path in the same package. */
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}

;// CONCATENATED MODULE: ./lib/interface/lint.js



/**
 * Warnings about a module that nothing refuses, by file and line: relative module sources and README links to files that the
 * package does not have, and inputs without description or type. @param files paths of the package
 */
function lintModule(module, files) {
    const paths = new Set(['', ...files.flatMap(withParents)]);
    const callable = [module.root, ...module.submodules];
    return [
        ...[...callable, ...module.examples].flatMap((directory) => lintSources(directory, paths)),
        ...callable.flatMap((directory) => lintReadme(directory, paths)),
        ...callable.flatMap(lintInputs),
    ];
}
function lintSources({ path, calls }, paths) {
    return calls.flatMap(({ name, source, file, line }) => {
        const target = (0,module_files/* resolvePath */.o1)(path, source);
        if (!isLocal(source) || paths.has(target))
            return [];
        const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package';
        return warning({ file, line }, `module ${(0,base_error/* quote */.hD)(name)}: the source ${(0,base_error/* quote */.hD)(source)} ${why}, and breaks where the module is installed`);
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
function lintReadme({ path, readme }, paths) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    return readme.split('\n').flatMap((text, at) => [...text.matchAll(LINK)].flatMap(([, link = '']) => {
        const target = link.replace(/[?#].*$/, '');
        if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
            return [];
        return paths.has((0,module_files/* resolvePath */.o1)(path, target))
            ? []
            : warning({ file, line: at + 1 }, `the link ${(0,base_error/* quote */.hD)(link)} leads to nothing in the package`);
    }));
}
function lintInputs({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        if (missing.length === 0)
            return [];
        return warning({ file, line }, `input ${(0,base_error/* quote */.hD)(name)} has no ${missing.join(' and no ')}`);
    });
}
function withParents(path) {
    const names = path.split('/');
    return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
function warning(at, message) {
    return { severity: 'warning', file: at.file, line: at.line, column: 1, message };
}

// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(3290);
;// CONCATENATED MODULE: ./lib/publish/announce.js










/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(decisions, registryUrl, log) {
    const fresh = decisions.filter((decision) => decision.status === 'publish');
    const advised = new Set(highestOfEach(fresh));
    for (const line of fresh.length === 1 ? fresh.flatMap(releaseLines) : moduleLines(fresh))
        log.info(line);
    for (const { selection, pkg, moduleInterface, compatibility } of fresh) {
        const { release } = selection;
        const advice = advised.has(selection) ? adviceLines(selection, pkg, moduleInterface) : [];
        for (const line of [...advice, ...verdictLines(release, compatibility)])
            log.warn(line);
    }
    const [only, ...others] = fresh;
    if (only !== undefined && others.length === 0)
        log.info((0,module_block/* formatModuleBlock */.t)(only.selection.release, registryUrl));
}
function releaseLines({ selection: { release }, pkg: { facts } }) {
    return [
        `release   ${(0,module_release/* formatRelease */.B9)(release)} from tag ${(0,base_error/* quote */.hD)(release.tag)} at ${(0,module_release/* shortCommit */.Ax)(release.commit)}`,
        `package   ${facts.files} files, ${grouped(facts.size)} bytes, ${facts.digest}`,
    ];
}
/** A line for each module: the report says each version. */
function moduleLines(decisions) {
    const groups = (0,base_group/* groupBy */.$)(decisions, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    return [...groups].map(([address, group]) => {
        const versions = (0,version/* sortVersions */.M7)(group.map(({ selection }) => selection.release.version));
        const range = versions.length === 1 ? versions[0] : `${versions.at(-1)} to ${versions[0]}`;
        return `release   ${address}: ${group.length} new versions, ${range}`;
    });
}
/** Says of each new version that only some clients can install it: Terraform, and OpenTofu before 1.10, know no `oci://`. */
function announceClients(stored, registryUrl, log) {
    for (const { release } of stored.filter((each) => 'release' in each)) {
        if (sourcePageLocation(release, registryUrl) !== undefined)
            continue;
        log.warn(`${(0,module_release/* formatRelease */.B9)(release)} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`);
    }
}
/** Advice is for what can still be mended: the highest new version of each module. */
function highestOfEach(decisions) {
    const groups = (0,base_group/* groupBy */.$)(decisions, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    return [...groups.values()].flatMap((group) => group
        .map(({ selection }) => selection)
        .toSorted((a, b) => (0,version/* compareVersions */.Zy)(b.release.version, a.release.version))
        .slice(0, 1));
}
/** Files that do not parse, and what is worth mending. */
function adviceLines({ release }, pkg, moduleInterface) {
    if (moduleInterface === undefined)
        return [];
    const advice = lintModule(moduleInterface, pkg.contents.map(({ path }) => path));
    return (0,base_error/* shortList */.pg)([...moduleInterface.diagnostics, ...advice].map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, release.path)));
}
function verdictLines(release, compatibility) {
    if (compatibility === undefined || compatibility.isLargeEnough)
        return [];
    const { base, actual, required, minimumVersion, changes } = compatibility;
    return [
        `${(0,module_release/* formatRelease */.B9)(release)} is a ${actual} version after ${base}, but its interface has ${required} changes: use ${minimumVersion} or higher`,
        ...(0,change/* formatChanges */.rQ)(changes.filter(({ severity }) => severity === required)),
    ];
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

;// CONCATENATED MODULE: ./lib/publish/cached-repository.js
/** The same repository for one run: what a lost race asks for again is neither packed nor parsed again. */
function cachedRepository(repository) {
    const { packer, interfaces } = repository;
    return {
        ...repository,
        packer: { pack: cached((request) => packer.pack(request)) },
        interfaces: {
            prepare: () => interfaces.prepare(),
            atCommit: cached((request) => interfaces.atCommit(request)),
        },
    };
}
function cached(work) {
    const results = new Map();
    return (request) => {
        const key = JSON.stringify(request);
        const known = results.get(key) ?? work(request);
        results.set(key, known);
        return known;
    };
}

;// CONCATENATED MODULE: ./lib/publish/check-access.js
/**
 * Proves before the first write that all the writes of a run are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED, ATTESTATION_FAILED, INDEX_UNREACHABLE.
 */
async function checkAccess(writes, index) {
    const fresh = writes.filter(({ accepted }) => accepted.some(({ status }) => status === 'publish'));
    const checks = fresh.flatMap(storeChecks);
    const attestors = fresh.flatMap(({ contribution }) => contribution.attestor ?? []);
    if (checks.length === 0 && attestors.length === 0)
        return;
    await index.checkAccess?.();
    for (const check of checks)
        await check();
    for (const attestor of attestors)
        await attestor.checkAccess();
}
function storeChecks({ accepted, contribution }) {
    const fresh = accepted.filter(({ status }) => status === 'publish');
    const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds));
    return [...kinds].flatMap((kind) => {
        const store = contribution.stores.resolved(kind);
        return store.checkAccess === undefined ? [] : [async () => store.checkAccess?.()];
    });
}

;// CONCATENATED MODULE: ./lib/publish/claimed-addresses.js


/** The addresses that the repositories of one run publish under. The index does not yet say whose the new ones are. */
class ClaimedAddresses {
    #claims = new Map();
    /** The namespaces, and the names with their namespaces, as this run spells them, by their lower-case form. */
    #spellings = new Map();
    /**
     * Throws INVALID_ADDRESS for an address whose namespace or name differs only by case from one of the index or of this run,
     * NOT_OWNER for one that another repository of this run has claimed.
     * @param published the address as the index spells it
     */
    check({ address, tag }, { published, by }) {
        refuseSpelling(address, this.#spelledAlike(published));
        const claim = this.#claims.get((0,module_address/* addressKey */.IY)(address));
        if (claim === undefined || claim === by)
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `tag ${(0,base_error/* quote */.hD)(tag)} is a version of ${(0,base_error/* quote */.hD)((0,module_address/* formatModuleAddress */.wc)(address))}, which another source of this run publishes`, 'give one of the two another address: address: namespace/name/system');
    }
    add(address, by) {
        const { namespace, name } = address;
        this.#claims.set((0,module_address/* addressKey */.IY)(address), by);
        this.#spellings.set(namespace.toLowerCase(), namespace);
        this.#spellings.set(`${namespace}/${name}`.toLowerCase(), name);
    }
    /** The address as the releases before it in this run spell it. */
    #spelledAlike(address) {
        const { namespace, name } = address;
        return {
            ...address,
            namespace: this.#spellings.get(namespace.toLowerCase()) ?? namespace,
            name: this.#spellings.get(`${namespace}/${name}`.toLowerCase()) ?? name,
        };
    }
}
/** @param other as the index, or this run, has it */
function refuseSpelling(address, other) {
    const [text, published] = [(0,module_address/* formatModuleAddress */.wc)(address), (0,module_address/* formatModuleAddress */.wc)(other)];
    if (text === published)
        return;
    const isNamespace = address.namespace !== other.namespace;
    const part = isNamespace ? other.namespace : `${other.namespace}/${other.name}`;
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `the ${isNamespace ? 'namespace' : 'name'} of ${(0,base_error/* quote */.hD)(text)} differs only by case from ${(0,base_error/* quote */.hD)(part)}, which is published already`, `use the published spelling: --module ${published}`);
}

// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 7 modules
var compare_interfaces = __webpack_require__(4478);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(8411);
;// CONCATENATED MODULE: ./lib/publish/compatibility.js








/**
 * Compares each new version with the highest lower one, of the index or of this run, and refuses those that are too small for
 * the changes where `compatibility` is `enforce`. In the order of versions, so that a refused one is nobody's base.
 */
function judgeCompatibility(decisions, index) {
    const judged = new Map();
    const fresh = decisions.filter(isFresh);
    for (const group of (0,base_group/* groupBy */.$)(fresh, addressOf).values()) {
        const accepted = new Map();
        const ascending = group.toSorted((a, b) => (0,version/* compareVersions */.Zy)(versionOf(a), versionOf(b)));
        for (const decision of ascending) {
            const verdict = judgeOne(decision, accepted, index);
            judged.set(decision, verdict);
            if (verdict.status === 'publish')
                accepted.set(versionOf(decision), decision.moduleInterface);
        }
    }
    return decisions.map((decision) => judged.get(decision) ?? decision);
}
function isFresh(decision) {
    return decision.status === 'publish' && decision.moduleInterface !== undefined;
}
function judgeOne(decision, accepted, index) {
    const { release, compatibility: mode } = decision.selection;
    if (mode === 'off')
        return decision;
    const base = baseVersion(release, [...accepted.keys()], index);
    const before = base === undefined ? undefined : (accepted.get(base) ?? interfaceIn(index, release.address, base));
    // Older publishes wrote no interface; `render` adds it.
    if (base === undefined || before === undefined)
        return decision;
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(before, decision.moduleInterface);
    const compatibility = (0,required_bump/* checkBump */.VJ)(base, release.version, changes);
    if (mode === 'warn' || compatibility.isLargeEnough)
        return { ...decision, compatibility };
    const advice = 'tag this commit with it, or publish with --compatibility warn';
    return { status: 'refused', tag: release.tag, error: (0,required_bump/* incompatible */.Ed)(compatibility, advice) };
}
/** The version that a new one has to be compared with; undefined for the first. */
function baseVersion({ address, version }, others, index) {
    const module = (0,index_files/* moduleIn */.w6)(index, address);
    return (0,required_bump/* selectBase */.gF)([...(module === undefined ? [] : (0,documents/* listedVersions */.f3)(module)), ...others], version);
}
function interfaceIn(index, address, version) {
    return parseInterfaceFiles({ address, version }, (path) => index.get(path));
}
function addressOf({ selection }) {
    return (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
}
function versionOf({ selection }) {
    return selection.release.version;
}

// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/publish/leaving-calls.js




/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package: every client refuses to install it. The package
 * of the kind `git` is the whole repository, that of the other kinds is the module's own directory.
 */
function refuseLeavingCalls({ release, kinds }, moduleInterface) {
    const { path, tag } = release;
    const leavesRepository = (target) => (0,module_files/* resolvePath */.o1)(path, target).startsWith('..');
    const refused = kinds.filter((kind) => kind !== 'git');
    const leaving = leavingCalls(moduleInterface).filter(({ target }) => refused.length > 0 || leavesRepository(target));
    const [first] = leaving;
    if (first === undefined)
        return;
    const listed = leaving.map(({ call }) => {
        const message = `module ${(0,base_error/* quote */.hD)(call.name)} calls ${(0,base_error/* quote */.hD)(call.source)}, which is outside of the package`;
        return (0,diagnostics/* formatDiagnostic */.xy)({ ...call, severity: 'error', column: 1, message }, path);
    });
    throw new base_error/* RegistryError */.gl('NOT_A_MODULE', [`no client can install tag ${(0,base_error/* quote */.hD)(tag)}${kindsOf(refused)}:`, ...(0,base_error/* shortList */.pg)(listed)].join('\n  '), leaving.some(({ target }) => leavesRepository(target))
        ? 'move the called module into the repository, or call it by a registry address or a Git URL'
        : `publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}; or store it with --package git (action input "package"), which works in OpenTofu everywhere and in Terraform through serve`);
}
function kindsOf(refused) {
    return refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`;
}

;// CONCATENATED MODULE: ./lib/publish/published-version.js






/** Compares a release with those that are published. */
function compareWithPublished(selection, module) {
    const { version, commit, path } = selection.release;
    const removal = module?.removed.find((each) => each.version === version);
    if (removal !== undefined)
        return { outcome: 'removed', removal };
    const published = module?.versions.find((each) => each.version === version);
    if (published === undefined)
        return { outcome: 'new' };
    if (published.commit !== commit || published.path !== path)
        return { outcome: 'taken', published };
    const missing = missingKinds(selection, published);
    return { outcome: missing.length === 0 ? 'unchanged' : 'incomplete', published };
}
/**
 * The kinds of package that a published version is to get, in the order in which they were asked for. A version without configured
 * kinds has all that it needs where it is. A repair also adds the OCI repository that is named to a version that is in others.
 */
function missingKinds({ kinds, byDefault, storeOptions, isRepair }, { packages }) {
    const stored = (wanted) => packages.filter(({ kind }) => kind === wanted);
    const missing = byDefault === undefined ? kinds.filter((kind) => stored(kind).length === 0) : [];
    const repository = storeOptions.oci['oci-repository'];
    if (!isRepair || repository === undefined)
        return missing;
    const homes = stored('oci');
    const isThere = homes.some(({ location }) => location.startsWith((0,format_location/* ociLocation */.$X)(repository, '')));
    return homes.length === 0 || isThere ? missing : [...missing, 'oci'];
}
/**
 * Throws VERSION_EXISTS where the directory of a version that `module.json` does not list holds another release: its number
 * was used. The same release is what a killed run left behind, and is finished.
 * @param digest of the package of this release
 */
function refuseForgotten(release, files, digest) {
    const { address, version, commit, path } = release;
    const before = (0,index_files/* releaseAt */.j8)(files, address, version);
    if (before === undefined)
        return;
    if (before.commit === commit && before.path === path && before.package.digest === digest)
        return;
    throw versionExists(release, { ...before, digest: before.package.digest }, digest);
}
/** Whether the version was published from the commit of this release, and removed. */
function isSameAsRemoved({ version, commit }, module) {
    return module?.removed.some((each) => each.version === version && each.commit === commit) ?? false;
}
/** A VERSION_EXISTS: the number of a removed version is never used again. */
function versionRemoved(release, removal) {
    const { commit, digest, reason, date } = removal;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} was published from commit ${commit} (${digest}) and removed on ${date}: ${(0,base_error/* quote */.hD)(reason)}`, 'the number of a removed version is never used again: tag this commit with a new version');
}
/** A TAG_MOVED: the version of the tag is published from another commit. */
function tagMoved(release, published) {
    return new base_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(release.tag)} is at commit ${release.commit}, but ${(0,module_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,base_error/* quote */.hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,base_error/* quote */.hD)(path)}`}`;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is already published with ${published.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
}
/**
 * The owner that `module.json` names after a publish: the first publisher that has an identity, with its ids once one is known, and with
 * the name that it has now. Throws
 * NOT_OWNER where the address has another owner, where it has an owner and the publisher has no identity, and where the ids of the
 * owner are known and those of the publisher are not: a name may be registered again by somebody else.
 */
function ownerAfter(module, release, publisher) {
    const owner = module?.owner ?? null;
    if (owner === null)
        return publisher === undefined ? null : { ...publisher };
    if (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher)) {
        const { repositoryId, ownerId } = publisher;
        if (owner.repositoryId === undefined)
            return repositoryId === undefined ? owner : { ...owner, repositoryId, ownerId };
        if (repositoryId === undefined)
            throw unproven(owner, release);
        return renamed(owner, publisher);
    }
    const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher);
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, `publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: ${transferCommand(release, publisher)}`);
}
function transferCommand({ address }, publisher) {
    const { host = 'github.com', repository = 'owner/name' } = publisher ?? {};
    return `module-registry transfer ${(0,module_address/* formatModuleAddress */.wc)(address)} --to ${repository} --host ${host} --index …`;
}
/** The id is the same, so whatever the repository is called now is its name. */
function renamed(owner, { repository, ownerId }) {
    if (owner.repository.toLowerCase() === repository.toLowerCase())
        return owner;
    const formerNames = [...new Set([...(owner.formerNames ?? []), owner.repository])];
    const names = formerNames.filter((name) => name !== repository);
    return { ...owner, repository, ...(ownerId === undefined ? {} : { ownerId }), formerNames: names };
}
function unproven(owner, release) {
    return new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}; this repository has that name, and its id is not known`, `let ${owner.host} tell the id: publish with the GitHub Action, or set GITHUB_TOKEN to a token that may read the repository`);
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,base_error/* quote */.hD)(`${repository.host}/${repository.repository}`)}${id}`;
}

;// CONCATENATED MODULE: ./lib/index/verify/past-module.js



/** Undefined for bytes that are no JSON object. */
function readPastModule(bytes) {
    const document = parseJson(z.unknown(), bytes);
    if (!isObject(document))
        return undefined;
    const list = (key) => objectsIn(document[key]);
    const numbers = (key) => new Set(list(key).map(({ version }) => String(version)));
    return {
        versions: new Map(list('versions').map((facts) => [String(facts['version']), facts])),
        removed: numbers('removed'),
        yanked: numbers('yanks'),
        owner: isObject(document['owner']) ? document['owner'] : undefined,
        newOwners: list('transfers').map(({ to }) => (isObject(to) ? to : {})),
        permanent: new Set([...list('removed'), ...list('transfers')].map(canonicalJson)),
    };
}
/** The versions that the `versions` file of a module lists. */
function readPastVersions(bytes) {
    const document = parseJson(z.unknown(), bytes);
    const [module] = isObject(document) ? objectsIn(document['modules']) : [];
    return new Set(objectsIn(module?.['versions']).map(({ version }) => String(version)));
}
/**
 * Whether a published value only grew: nothing that was there is gone or another. Objects may gain keys.
 * @param growing the key of a list that may gain members at its end, at any depth
 */
function hasOnlyGrown(before, after, growing = '') {
    if (Array.isArray(before))
        return (Array.isArray(after) &&
            before.length === after.length &&
            before.every((each, at) => hasOnlyGrown(each, after[at], growing)));
    if (!isObject(before))
        return before === after;
    return (isObject(after) &&
        Object.entries(before).every(([key, value]) => {
            const now = after[key];
            const isList = key === growing && Array.isArray(value) && Array.isArray(now);
            return hasOnlyGrown(value, isList ? now.slice(0, value.length) : now, growing);
        }));
}
/** Whether an owner is the same repository: by id where both have one, else by name. */
function isSameOwner(one, other) {
    const [a, b] = [one, other].map(({ host }) => String(host).toLowerCase());
    if (a !== b)
        return false;
    if (one.repositoryId !== undefined && other.repositoryId !== undefined)
        return one.repositoryId === other.repositoryId;
    return String(one.repository).toLowerCase() === String(other.repository).toLowerCase();
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function objectsIn(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}

// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
;// CONCATENATED MODULE: ./lib/publish/restored-version.js











/**
 * Compares the files of an unchanged version with what its tag gives. Undefined where all are as they were published. Throws
 * INDEX_INVALID for a changed file that the run may not put back, and where `release.json` is missing; VERSION_EXISTS where the
 * package made again has other bytes; WOULD_EXPOSE; and what `pack` throws.
 */
async function findRestoration(selection, { module, published }, context) {
    const isKept = published.packages.some(({ location }) => (0,format_location/* locationKind */.QD)(location) === 'relative');
    if (!isKept && context.mode === 'missing')
        return undefined;
    const { address, version } = selection.release;
    const hasInterface = context.stores.visibility.interface === 'public';
    const zip = (0,paths/* versionPath */.qW)(address, version, 'module.zip');
    const files = await context.snapshot.read([
        (0,paths/* versionPath */.qW)(address, version, 'release.json'),
        ...(hasInterface ? interface_document_interfacePaths(address, version) : []),
        ...(isKept ? [zip] : []),
    ]);
    const release = (0,index_files/* listedRelease */.Lh)(files, module, version);
    const moduleInterface = hasInterface ? await context.readInterface() : undefined;
    const damages = [
        ...(isKept ? packageDamages(zip, files.get(zip), { selection, release, context }) : []),
        ...(moduleInterface ? interfaceDamages(release, moduleInterface, { files, mode: context.mode }) : []),
    ];
    if (damages.length === 0)
        return undefined;
    if (context.mode === 'missing')
        refuseChanged(release, damages);
    const contents = new Map();
    for (const { path, content } of damages)
        contents.set(path, await content());
    const hasOther = contents.has((0,paths/* versionPath */.qW)(address, version, 'interface.json'));
    return {
        release,
        files: contents,
        moduleInterface: hasOther ? moduleInterface : undefined,
        problem: `${(0,module_release/* formatRelease */.B9)(release)}: ${damages.map(problemOf).join(', and ')}`,
    };
}
function packageDamages(path, bytes, { selection, release, context }) {
    const { digest } = release.package;
    const stored = bytes && (0,descriptor/* digestOfBytes */.b)(bytes);
    if (stored === digest)
        return [];
    const content = async () => {
        await context.stores.refuseExposure('index', selection);
        const { file, facts } = await context.pack();
        if (facts.digest === digest)
            return { file, size: facts.size };
        throw otherPackage(selection.release, { path, digest, made: facts.digest });
    };
    if (stored === undefined)
        return [{ path, content }];
    return [{ path, content, difference: `has ${stored}, and release.json says ${digest}` }];
}
/** @param files those that the index has */
function interfaceDamages(release, moduleInterface, { files, mode }) {
    const wanted = new Map(interfaceFiles(release, moduleInterface));
    // Another version of the tool may have read other things from the same files: only a repair makes them alike.
    const isKept = mode === 'missing' && hasReadableInterface(release, files);
    return interface_document_interfacePaths(release.address, release.version).flatMap((path) => {
        const [text, stored] = [wanted.get(path), files.get(path)];
        if (text === undefined)
            return stored ? [{ path, content: async () => null, difference: 'is not in the tag' }] : [];
        const bytes = new TextEncoder().encode(text);
        const content = async () => bytes;
        if (stored === undefined)
            return [{ path, content }];
        const isSame = path.endsWith('.json') ? isKept || saysTheSame(bytes, stored) : isEqual(bytes, stored);
        return isSame ? [] : [{ path, content, difference: 'is not what the tag gives' }];
    });
}
function isEqual(one, other) {
    return Buffer.compare(one, other) === 0;
}
/** A newer tool may have written more keys. */
function saysTheSame(wanted, stored) {
    const [ours, theirs] = [wanted, stored].map((bytes) => (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes));
    return hasOnlyGrown(ours, theirs);
}
/** Whether the index has an interface of the version that can be read. */
function hasReadableInterface(release, files) {
    try {
        return parseInterfaceFiles(release, (path) => files.get(path)) !== undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return false;
        throw error;
    }
}
function problemOf({ path, difference }) {
    return `${(0,base_error/* quote */.hD)(path)} ${difference ?? 'is missing'}`;
}
/** A file that somebody has changed is looked into before it is overwritten. */
function refuseChanged(release, damages) {
    const changed = damages.filter(({ difference }) => difference !== undefined);
    if (changed.length === 0)
        return;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,module_release/* formatRelease */.B9)(release)} is not as it was published: ${changed.map(problemOf).join(', and ')}`, 'find out who changed the index; to put the files back from the tag, run this once with --repair (action input "repair")');
}
function otherPackage(release, { path, digest, made }) {
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is published with ${digest}, and its package made again from tag ${(0,base_error/* quote */.hD)(release.tag)}, commit ${release.commit}, has ${made}`, `restore the file from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
}

;// CONCATENATED MODULE: ./lib/publish/decide.js









/**
 * Decides on each release, refused ones included, so that a run names every refusal. Packs only what has to be packed. Throws
 * LIMIT_EXCEEDED where the time of the repository is up.
 */
async function decide(selections, context) {
    const { repository, index, claimed } = context;
    const decisions = [];
    for (const selection of selections) {
        try {
            const { address } = selection.release;
            const published = index.spellings.get((0,module_address/* formatModuleAddress */.wc)(address)) ?? address;
            claimed.check(selection.release, { published, by: repository });
            decisions.push(await decideOne(selection, (0,index_files/* moduleIn */.w6)(index.files, selection.release.address), context));
            claimed.add(selection.release.address, repository);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || repository.signal?.aborted)
                throw error;
            decisions.push({ status: 'refused', tag: selection.release.tag, error });
        }
        context.onDecided();
    }
    return decisions;
}
async function decideOne(selection, module, context) {
    const { release } = selection;
    const { repository, index } = context;
    const comparison = compareWithPublished(selection, module);
    if (comparison.outcome === 'removed')
        throw versionRemoved(release, comparison.removal);
    if (comparison.outcome === 'taken')
        throw await takenBy(selection, comparison.published, { repository, module });
    const owner = ownerAfter(module, release, repository.publisher);
    if (comparison.outcome !== 'unchanged' || module?.owner === null)
        (0,policy/* refuseForeignOwner */.iV)(index.registry, release.address, repository.publisher);
    if (module !== undefined && comparison.outcome === 'unchanged') {
        const { published } = comparison;
        const repairs = await findRepairs(selection, { module, published }, context);
        return { status: 'unchanged', selection, owner, published, ...repairs };
    }
    if (module !== undefined && comparison.outcome === 'incomplete') {
        const published = (0,index_files/* listedRelease */.Lh)(index.files, module, release.version);
        return { ...(await addPackages(selection, published, context)), owner };
    }
    const [pkg, moduleInterface] = await inOrder(pack(selection, repository.packer), readInterface(selection, repository.interfaces));
    refuseForgotten(release, index.files, pkg.facts.digest);
    const resolved = await resolvePackages(selection, pkg, context);
    refuseLeavingCalls(resolved.selection, moduleInterface);
    return { status: 'publish', owner, pkg, published: undefined, moduleInterface, ...resolved };
}
/** What the stores and the index have lost of a published version. */
async function findRepairs(selection, version, { repository: { packer, interfaces }, stores, restore }) {
    const repack = () => pack(selection, packer);
    const repair = await stores.findRepair(selection, version.published, repack);
    if (restore === undefined)
        return { repair };
    const { commit, path } = selection.release;
    const fromTag = { pack: repack, readInterface: () => interfaces.atCommit({ commit, path }) };
    return { repair, restored: await findRestoration(selection, version, { ...restore, ...fromTag, stores }) };
}
/** More kinds of package are asked for, which must have the same bytes. */
async function addPackages(selection, published, context) {
    const { release } = selection;
    const { packer, interfaces } = context.repository;
    const pkg = await pack(selection, packer);
    const { digest } = published.package;
    if (digest !== pkg.facts.digest)
        throw versionExists(release, { ...published, digest }, pkg.facts.digest);
    const resolved = await resolvePackages(selection, pkg, context, published);
    const { commit, path } = release;
    refuseLeavingCalls(resolved.selection, await interfaces.atCommit({ commit, path }));
    return { status: 'publish', pkg, published, moduleInterface: undefined, ...resolved };
}
/** The locations of a package of this size. What cannot be stored there is refused before anything is written. */
async function resolvePackages(selection, pkg, { index, stores }, published) {
    const large = selection.byDefault?.large;
    const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes;
    const effective = isLarge ? { ...selection, kinds: large.kinds } : selection;
    const missing = published === undefined ? effective.kinds : missingKinds(effective, published);
    refuseUnreachable(missing, index.registry);
    const packages = new Map();
    for (const kind of missing) {
        const resolved = await stores.resolve(kind, effective, pkg);
        (0,policy/* refuseForeignLocation */.uu)(index.registry, resolved.location);
        packages.set(kind, resolved);
    }
    return { selection: effective, packages };
}
/** Waits for both at the same time. Where both throw, throws what the first did. */
async function inOrder(first, second) {
    second.catch(() => { });
    return [await first, await second];
}
function pack({ release, allow }, packer) {
    return packer.pack({ commit: release.commit, path: release.path, allow });
}
/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface({ release }, interfaces) {
    const { commit, path, tag } = release;
    const moduleInterface = await interfaces.atCommit({ commit, path });
    const broken = (0,diagnostics/* brokenFiles */.fe)(moduleInterface, 'root');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, `tag ${(0,base_error/* quote */.hD)(tag)}`, path);
    return moduleInterface;
}
/** A tag of the same name in another repository has not moved: there, the version is taken. */
async function takenBy(selection, published, { module, repository: { publisher, packer }, }) {
    const { release } = selection;
    const owner = module?.owner ?? null;
    const isOwn = owner === null || (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher));
    const isMoved = published.tag === release.tag && published.commit !== release.commit;
    if (isOwn && isMoved)
        return tagMoved(release, published);
    return versionExists(release, published, (await pack(selection, packer)).facts.digest);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(kinds, registry) {
    if (registry.url !== null || !kinds.includes('index'))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com, or publish with --package git');
}

// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
;// CONCATENATED MODULE: ./lib/index/plan/init.js







/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
async function init(request, { index, raceBackoff }) {
    const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
        const current = await snapshot.read(pathsOf(request));
        const before = currentRegistry(current.get(REGISTRY_PATH), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, { before, registry });
        return {
            result: before === undefined ? 'created' : 'updated',
            change: { message: `Set up the registry index for ${request.url}`, files },
        };
    });
    const status = changed.length === 0 ? 'unchanged' : result;
    return { status, url: request.url, index: { commit, changed } };
}
/** Every path that `init` may write, with those of other hosts: the index may name another host than this run. */
function pathsOf(request) {
    const ofHosts = HOSTINGS.flatMap((hosting) => hostingFiles(hosting, request.url)).map(([path]) => path);
    return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts];
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return parseRegistryDocument(REGISTRY_PATH, bytes);
    if (!exists)
        return undefined;
    throw new RegistryError('INDEX_INVALID', `the directory or branch for the index has files, but no ${REGISTRY_PATH}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new RegistryError('INVALID_INPUT', `the index has the public URL ${quote(registry.url)} already, and this run has ${quote(request.url)}`, `published versions use the first URL; write it (--url ${registry.url}), or move the whole index: module-registry init --index … --url ${request.url} --move`);
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new RegistryError('INVALID_INPUT', `the index has the name ${quote(registry.name)} already, and this run has ${quote(request.name)}`, `leave --name out, or write the name into ${REGISTRY_PATH} of the index and run: module-registry render`);
    }
    const { url, name = registry.name, hosting = registry.hosting } = request;
    const { useRegistryCredentials = registry.useRegistryCredentials } = request;
    return { ...registry, url, name, ...settings({ hosting, useRegistryCredentials }) };
}
/** The files to write: in an index that exists, those that are missing, and those that a new URL or a new host changes. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isChanged = before?.hosting !== registry.hosting || before?.useRegistryCredentials !== registry.useRegistryCredentials;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== paths/* MODULE_LIST_PATH */._Q) || (isChanged && path === paths/* REGISTRY_PATH */.aA);
    return new Map([...files].filter(([path]) => isWritten(path)));
}
/** The paths of the files that a public URL changes. */
function pathsWithUrl(registry) {
    return [...newIndexFiles(registry).keys()];
}
/**
 * The files that give an index without public URL its URL.
 * @param current the files of `pathsWithUrl`, as the index has them
 */
function filesWithUrl(before, url, current) {
    const registry = { ...before, url };
    return { registry, files: missingFiles(newIndexFiles(registry), current, { before, registry }) };
}
/** `registry.json` of an index that is about to be created. */
function newRegistry({ url, name, ...request }) {
    return {
        format: documents/* INDEX_FORMAT */.B7,
        name: name ?? (url === null ? 'Module registry' : new URL(url).host),
        url,
        renderer: tool_version/* RENDERER */.G,
        ...settings(request),
    };
}
/** The keys that are set; the others are absent. */
function settings({ hosting, useRegistryCredentials, }) {
    return {
        ...(hosting === undefined ? {} : { hosting }),
        ...(useRegistryCredentials === undefined ? {} : { useRegistryCredentials }),
    };
}
/** Every file of an index without modules, by path. */
function newIndexFiles(registry) {
    return new Map(registryFiles(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}

;// CONCATENATED MODULE: ./lib/index/plan/module-reading.js







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
    const path = (0,paths/* modulePath */.Mw)(address, 'versions.json');
    const known = parseRequirements(path, files.get(path));
    const versions = (0,index_files/* moduleIn */.w6)(files, address)?.versions ?? [];
    return versions
        .filter(({ version }) => !known.has(version))
        .flatMap(({ version }) => interface_document_interfacePaths(address, version));
}

;// CONCATENATED MODULE: ./lib/publish/published-spelling.js

/**
 * Finds how an index spells the parts of an address that it has already. Some file systems take spellings that differ by case
 * for one directory, and people take them for one name. Reads the names in two directories, each once.
 */
class PublishedSpellings {
    #snapshot;
    #names = new Map();
    constructor(snapshot) {
        this.#snapshot = snapshot;
    }
    /** The address with the namespace and the name as the index has them. */
    async of(address) {
        const namespace = await this.#spellingIn(paths/* MODULES_DIRECTORY */.si, address.namespace);
        const name = await this.#spellingIn(`${paths/* MODULES_DIRECTORY */.si}/${namespace}`, address.name);
        return { ...address, namespace, name };
    }
    async #spellingIn(directory, own) {
        const known = this.#names.get(directory) ?? this.#snapshot.listDirectory(directory);
        this.#names.set(directory, known);
        const alike = (await known).filter((name) => name.toLowerCase() === own.toLowerCase());
        return alike.includes(own) ? own : (alike[0] ?? own);
    }
}

;// CONCATENATED MODULE: ./lib/publish/read-index.js















/**
 * Reads what the selected releases touch, and nothing that grows with the registry. Of a module whose releases are all
 * published that is `module.json` alone.
 */
async function readIndex(store, snapshot, request) {
    const groups = [
        ...(0,base_group/* groupBy */.$)(request.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address)).values(),
    ];
    const modulePaths = groups.flatMap(([first]) => first === undefined ? [] : [(0,paths/* modulePath */.Mw)(first.release.address, 'module.json')]);
    const first = await snapshot.read([paths/* REGISTRY_PATH */.aA, ...modulePaths]);
    const isCreated = !snapshot.exists && store.isCreatedByPublish;
    // Before the other documents: a newer tool may have written those.
    const before = isCreated ? undefined : (0,index_files/* registryIn */.hY)(first);
    const planned = groups.filter((group) => isPlanned(group, first, snapshot));
    const files = await withMore(snapshot, first, (read) => planned.flatMap((group) => read_index_pathsOf(group, read)));
    const addresses = planned.flatMap(([selection]) => selection?.release.address ?? []);
    const read = {
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set(addresses.map(module_address/* formatModuleAddress */.wc)),
        spellings: await readSpellings(snapshot, addresses, first),
    };
    if (before === undefined)
        return createdState(read, request);
    const { registry, files: withUrl } = await setUrl(before, request.url, snapshot);
    return { ...read, registry, created: new Map(), withUrl };
}
/** With what the change of these published versions is planned from. Throws INDEX_INVALID. */
async function withVersions(state, snapshot, releases) {
    const groups = [...(0,base_group/* groupBy */.$)(releases, ({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).values()];
    const addresses = groups.flatMap(([first]) => first?.address ?? []);
    const files = await withMore(snapshot, state.files, (read) => groups.flatMap((group) => group.slice(0, 1).flatMap(({ address }) => versionPaths(address, group, (0,index_files/* moduleIn */.w6)(read, address)))));
    return {
        ...state,
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set([...state.planned, ...addresses.map(module_address/* formatModuleAddress */.wc)]),
    };
}
/** What follows from the files of modules. */
function derivedPaths(addresses, files) {
    return [
        ...catalog_plan_catalogNeighbours(addresses, files),
        ...addresses.flatMap((address) => lostInterfaces(address, files)),
    ];
}
/** The files with those at the paths that follow from them. */
async function withMore(snapshot, files, pathsIn) {
    const more = [...new Set(pathsIn(files))].filter((path) => !files.has(path));
    return more.length === 0 ? files : new Map([...files, ...(await snapshot.read(more))]);
}
async function readSpellings(snapshot, addresses, files) {
    const spellings = new PublishedSpellings(snapshot);
    const found = new Map();
    for (const address of addresses) {
        if ((0,index_files/* moduleIn */.w6)(files, address) !== undefined)
            continue;
        found.set((0,module_address/* formatModuleAddress */.wc)(address), await spellings.of(address));
    }
    return found;
}
/**
 * Whether the files of a module can change: something new is asked for, or nobody owns it yet. A run that was killed may have
 * left a directory half-written, and never a branch.
 */
function isPlanned(group, files, snapshot) {
    const module = moduleOf(group, files);
    if (module === undefined || module.owner === null || snapshot.commit === null)
        return true;
    return group.some((selection) => isWanted(selection, module));
}
/** Whether more than `module.json` is needed to decide on a release. */
function isWanted(selection, module) {
    const { outcome } = compareWithPublished(selection, module);
    return outcome === 'new' || outcome === 'incomplete';
}
function moduleOf([first], files) {
    return first === undefined ? undefined : (0,index_files/* moduleIn */.w6)(files, first.release.address);
}
function read_index_pathsOf(group, files) {
    const [first] = group;
    if (first === undefined)
        return [];
    const module = moduleOf(group, files);
    const wanted = group.filter((selection) => isWanted(selection, module)).map(({ release }) => release);
    return versionPaths(first.release.address, wanted, module);
}
/** The files of a module, and those of these versions. */
function versionPaths(address, releases, module) {
    const versions = releases.map(({ version }) => version);
    return [
        ...file_table_pathsToRead(address, versions),
        ...(module === undefined ? [] : neighbourPaths(module, versions)),
    ];
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(module, versions) {
    const { address } = module;
    const listed = (0,documents/* listedVersions */.f3)(module);
    const latest = (0,version/* selectLatest */.se)(listed);
    const bases = versions.flatMap((version) => (0,required_bump/* selectBase */.gF)(listed, version) ?? []);
    return [
        ...(latest === undefined ? [] : [(0,paths/* versionPath */.qW)(address, latest, 'release.json')]),
        ...[...(latest === undefined ? [] : [latest]), ...bases].flatMap((version) => interface_document_interfacePaths(address, version)),
    ];
}
function createdState(read, { url, name }) {
    const registry = newRegistry({ url: url ?? null, name });
    return { ...read, registry, created: newIndexFiles(registry), withUrl: new Map() };
}
/** An index has one public URL for ever: it is set by the first publish that names one. Throws INVALID_INPUT for another. */
async function setUrl(registry, url, snapshot) {
    if (url === undefined || url === registry.url)
        return { registry, files: new Map() };
    if (registry.url === null)
        return filesWithUrl(registry, url, await snapshot.read(pathsWithUrl(registry)));
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index has the public URL ${(0,base_error/* quote */.hD)(registry.url)}, and this run says ${(0,base_error/* quote */.hD)(url)}`, `leave --url out, or write --url ${registry.url}`);
}

// EXTERNAL MODULE: ./lib/interface/read/readme.js
var readme = __webpack_require__(1548);
// EXTERNAL MODULE: ./lib/publish/attestation.js
var attestation = __webpack_require__(3645);
;// CONCATENATED MODULE: ./lib/publish/store-packages.js









/**
 * Has every new package attested, then stores each as its kinds, in the order in which these were asked for. Throws
 * STORE_REFUSED, STORE_UNREACHABLE, VERSION_EXISTS, PERMISSION, ATTESTATION_FAILED.
 */
async function storeReleases(decisions, context, run) {
    const documents = await (0,attestation/* attestPackages */.v)(decisions, run.dryRun ? undefined : context.attestor);
    const stored = [];
    for (const [number, decision] of decisions.entries()) {
        if (!run.dryRun)
            run.log.progress?.('stored', number + 1, decisions.length);
        if (decision.status === 'unchanged') {
            await repair(decision, run);
            stored.push({ decision });
            continue;
        }
        if (!run.dryRun)
            await storePackages(decision, documents.get(decision) ?? [], { context, run });
        stored.push(storedRelease(decision, context));
    }
    return stored;
}
/** What the index has lost travels in its commit. */
async function repair({ repair: found, restored }, { dryRun, log }) {
    if (restored !== undefined)
        log.warn(`${restored.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run puts it back'}`);
    if (found === undefined)
        return;
    if (!dryRun)
        await found.run();
    log.warn(`${found.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run has put it back'}`);
}
async function storePackages(decision, attested, { context, run }) {
    const { selection, pkg, packages } = decision;
    for (const kind of packages.keys()) {
        const store = context.stores.resolved(kind);
        await store.store(selection, pkg, run.registryUrl);
        if (store.attach === undefined)
            continue;
        for (const document of [...(await interfaceDocuments(decision, context)), ...attested])
            await attach(decision, kind, { document, context, run });
    }
}
/** Also of a version that is published already: its interface may not have been attached yet. */
async function interfaceDocuments({ selection: { release } }, { repository, stores }) {
    if (stores.visibility.interface === 'private')
        return [];
    const { commit, path } = release;
    return [interfaceAttachment(await repository.interfaces.atCommit({ commit, path }))];
}
/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** The interface of a module as a document to attach, with the bytes of `interface.json` in the index. */
function interfaceAttachment(moduleInterface) {
    const bytes = new TextEncoder().encode(formatInterface(moduleInterface));
    return { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes };
}
/** The package is whole without its documents, so storage that does not take them does not end the run. */
async function attach({ selection, pkg, packages }, kind, { document, context, run }) {
    try {
        await context.stores.resolved(kind).attach?.(selection, pkg, document);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'STORE_REFUSED')
            throw error;
        const what = document.name.replace(/\..*$/, '');
        run.log.warn(`${(0,module_release/* formatRelease */.B9)(selection.release)} is at ${packages.get(kind)?.location} without its ${what}: ${error.message}`);
    }
}
function storedRelease(decision, { repository }) {
    const { published, packages, pkg } = decision;
    const { digest } = pkg.facts;
    const added = [...packages].map(([kind, { location }]) => ({ kind, location, digest }));
    const release = published ?? releaseDocument(decision, repository);
    return {
        decision,
        release: { ...release, packages: [...(published?.packages ?? []), ...added] },
        files: new Map([
            ...interfaceContents(decision),
            ...[...packages.values()].flatMap(({ files }) => [...files]),
        ]),
    };
}
function interfaceContents({ selection, moduleInterface }) {
    if (moduleInterface === undefined)
        return [];
    return interfaceFiles(selection.release, moduleInterface).map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
    ]);
}
function releaseDocument({ selection, pkg, moduleInterface }, { publisher, repositoryUrl }) {
    return {
        format: documents/* INDEX_FORMAT */.B7,
        ...selection.release,
        repository: {
            url: repositoryUrl,
            ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
            ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
        },
        description: (0,readme/* descriptionFromReadme */.be)(moduleInterface?.root.readme ?? ''),
        package: pkg.facts,
    };
}
/**
 * The modules of this run whose change can be planned; those of which nothing is new too, so that what a crash left undone is
 * mended.
 */
function publicationsOf(stored, planned) {
    const groups = (0,base_group/* groupBy */.$)(stored, ({ decision }) => (0,module_address/* formatModuleAddress */.wc)(decision.selection.release.address));
    return [...groups].flatMap(([text, group]) => {
        const fresh = group.filter((each) => 'release' in each);
        const restored = group.flatMap((each) => ('release' in each ? [] : (each.decision.restored ?? [])));
        const [first] = [...fresh, ...group];
        if (first === undefined || !planned.has(text))
            return [];
        return {
            address: first.decision.selection.release.address,
            owner: first.decision.owner,
            releases: fresh.map(({ release }) => release),
            restored: restored.map(({ release }) => release),
            files: new Map([...fresh, ...restored].flatMap(({ files }) => [...files])),
            moduleInterfaces: new Map([
                ...fresh.flatMap(({ decision, release }) => interfaceOf(release, decision.moduleInterface)),
                ...restored.flatMap(({ release, moduleInterface }) => interfaceOf(release, moduleInterface)),
            ]),
        };
    });
}
function interfaceOf({ version }, moduleInterface) {
    return moduleInterface === undefined ? [] : [[version, moduleInterface]];
}

;// CONCATENATED MODULE: ./lib/publish/publish-releases.js













/**
 * Selected releases of any number of repositories → packages → one index commit. A lost race is planned again on the new
 * head, with the packages kept. Throws what `updateIndex`, `checkAccess` and `storeReleases` throw.
 */
async function publishReleases(contributions, options, { index, raceBackoff, log }) {
    const { dryRun, refusalCosts, restore } = options;
    const cached = new Map(contributions.map((each) => [each, cachedRepository(each.repository)]));
    const selections = contributions.flatMap((each) => each.selections);
    const { result, commit } = await update_index_updateIndex(index, raceBackoff, async (snapshot, attempt) => {
        const state = await readIndex(index, snapshot, { url: options.url, name: options.name, selections });
        const known = { index: state, restore: restore && { mode: restore, snapshot } };
        const wanted = options.skipsRemoved ? withoutRemoved(cached, state.files, log) : cached;
        const decided = withoutRefused(await decideEach(wanted, known, log), refusalCosts);
        const registryUrl = state.registry.url;
        if (refusalCosts === 'run' && decided.some(({ refusals }) => refusals.length > 0)) {
            const parts = decided.map((each) => ({ ...each, stored: [] }));
            return { result: { registryUrl, parts, changed: [], isRefused: true }, change: undefined };
        }
        if (attempt === 1) {
            announce(decided.flatMap(({ accepted }) => accepted), registryUrl, log);
            if (!dryRun)
                await checkAccess(decided, index);
        }
        const parts = await storeEach(decided, { registryUrl, dryRun, log });
        const stored = parts.flatMap((part) => part.stored);
        if (attempt === 1)
            announceClients(stored, registryUrl, log);
        const change = await planRun(state, snapshot, { stored, alongside: options.alongside?.(parts) });
        const changed = [...change.files.keys()];
        return {
            result: { registryUrl, parts, changed, isRefused: false },
            change: dryRun ? undefined : change,
        };
    });
    return { ...result, commit };
}
async function planRun(state, snapshot, { stored, alongside, }) {
    const restored = stored.flatMap((each) => 'release' in each ? [] : (each.decision.restored?.release ?? []));
    const whole = restored.length === 0 ? state : await withVersions(state, snapshot, restored);
    const change = planChange(whole.files, whole.registry, publicationsOf(stored, whole.planned));
    return withCompanions(change, alongside, whole);
}
/** With the files that shall travel along, those of a new public URL, and those of a new index where anything is written to it. */
function withCompanions(change, alongside = new Map(), { created, withUrl, registry }) {
    const files = [...change.files, ...alongside];
    const other = withUrl.size > 0 ? `Set the public URL ${registry.url}` : 'Update collection state';
    return {
        ...change,
        message: change.files.size > 0 ? change.message : other,
        files: new Map([...withUrl, ...(files.length > 0 ? created : []), ...files]),
    };
}
/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function withoutRemoved(contributions, files, log) {
    const isRemoved = ({ release }) => isSameAsRemoved(release, (0,index_files/* moduleIn */.w6)(files, release.address));
    const skip = (contribution) => {
        const removed = contribution.selections.filter(isRemoved).map(({ release }) => (0,base_error/* quote */.hD)(release.tag));
        if (removed.length === 0)
            return contribution;
        log.info(`tags      skipped, their versions are removed: ${(0,base_error/* shortList */.pg)(removed).join(', ')}`);
        return { ...contribution, selections: contribution.selections.filter((each) => !isRemoved(each)) };
    };
    return new Map([...contributions].map(([each, repository]) => [skip(each), repository]));
}
/** @param contributions with repositories that keep what they read for the next try */
async function decideEach(contributions, known, log) {
    const claimed = new ClaimedAddresses();
    const total = [...contributions.keys()].reduce((sum, { selections }) => sum + selections.length, 0);
    let done = 0;
    const onDecided = () => {
        done += 1;
        log.progress?.('packages', done, total);
    };
    const decided = [];
    for (const [contribution, repository] of contributions) {
        const context = { repository, stores: contribution.stores, ...known, claimed, onDecided };
        decided.push(await decideContribution(contribution, context));
        await repository.close();
    }
    return decided;
}
async function decideContribution(contribution, context) {
    const { stores, selections, refused } = contribution;
    try {
        const judged = judgeCompatibility(await decide(selections, context), context.index.files);
        return {
            contribution,
            accepted: judged
                .filter((decision) => decision.status !== 'refused')
                .map((decision) => withoutHidden(decision, stores)),
            refusals: [...refused, ...judged.filter((decision) => decision.status === 'refused')],
        };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || !context.repository.signal?.aborted)
            throw error;
        return { contribution, accepted: [], refusals: [], error };
    }
}
/** Under `repository`, one refused tag costs all tags of its repository. */
function withoutRefused(decided, refusalCosts) {
    if (refusalCosts !== 'repository')
        return decided;
    return decided.map((each) => (each.refusals.length > 0 ? { ...each, accepted: [] } : each));
}
async function storeEach(decided, run) {
    const outcomes = [];
    for (const { accepted, ...rest } of decided)
        outcomes.push({ ...rest, stored: await storeReleases(accepted, rest.contribution, run) });
    return outcomes;
}
/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision, { visibility }) {
    if (visibility.interface === 'public' || decision.status === 'unchanged')
        return decision;
    return { ...decision, moduleInterface: undefined };
}


/***/ }),

/***/ 2771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ assetName),
/* harmony export */   Sg: () => (/* binding */ formatReleaseNotes),
/* harmony export */   W8: () => (/* binding */ previousTag),
/* harmony export */   eL: () => (/* binding */ isLatest),
/* harmony export */   hN: () => (/* binding */ otherAsset)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3290);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);




/** A package as an asset of the release of its tag. */
/** The one asset of a module's release. */
function assetName({ address, version }) {
    return `${address.name}-${address.system}-${version}.zip`;
}
/** What the tag has before the version and its `v`: `vpc/` of `vpc/v1.2.3`. */
function tagPrefix({ tag, version }) {
    return tag.slice(0, tag.length - version.length).replace(/v$/, '');
}
/** Those of the tags that are versions of the same module. */
function siblings(release, tags) {
    const prefix = tagPrefix(release);
    return tags.flatMap((tag) => {
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const [previous] = siblings(release, tags)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) < 0)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version))
        .toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version));
    return previous?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release, in whatever order they are published.
 * In a repository of several modules, whose tags have prefixes, none is.
 */
function isLatest(release, tags) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || tagPrefix(release) !== '')
        return false;
    return siblings(release, tags).every(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) <= 0);
}
/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
function formatReleaseNotes({ release, pkg, registryUrl, generated }) {
    const block = registryUrl === null ? '' : `\`\`\`hcl\n${(0,_module_module_block_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleBlock */ .t)(release, registryUrl)}\n\`\`\``;
    const digest = `\`${assetName(release)}\`: \`${pkg.facts.digest}\``;
    return [block, digest, generated].filter((part) => part !== '').join('\n\n');
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)} has an asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ }),

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ selectReleases)
});

// UNUSED EXPORTS: findTag

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/tag.js
var tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var publish_config = __webpack_require__(774);
;// CONCATENATED MODULE: ./lib/publish/ignored-tags.js

/**
 * The tags that `ignore-tags` leaves out: of HEAD's copy of the config file, and of the copy of any tagged commit, as a bad tag cannot
 * name itself, and an action has no HEAD. Only tags that exist.
 */
async function readIgnoredTags(tags, config) {
    const names = new Set(tags.map(({ tag }) => tag));
    const ignored = new Map();
    const commits = tags.filter(({ isMissing }) => !isMissing).map(({ commit }) => commit);
    for (const commit of new Set(['HEAD', ...commits]))
        for (const { tag, reason } of await ignoredAt(commit, config))
            if (names.has(tag))
                ignored.set(tag, reason);
    return ignored;
}
/** None where the copy is not valid: the tag of that commit is refused for it. */
async function ignoredAt(commit, config) {
    try {
        return (await config.at(commit))['ignore-tags'] ?? [];
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'INVALID_CONFIG')
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/publish/module-at-commit.js
var module_at_commit = __webpack_require__(9655);
// EXTERNAL MODULE: ./lib/publish/package-kinds.js
var package_kinds = __webpack_require__(449);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
;// CONCATENATED MODULE: ./lib/publish/select-releases.js












/**
 * Tags → releases. Under `all`, tags that are not versions of any module, or whose commits have its directory elsewhere, are skipped
 * with a notice. Refusals are results.
 */
async function selectReleases(request, dependencies) {
    const selections = [];
    const twins = [];
    const refused = [];
    const skipped = [];
    const isAll = request.tags === 'all';
    const all = request.tags === 'all' ? await dependencies.tags.all() : [...new Set(request.tags)];
    const ignored = isAll
        ? await readIgnoredTags(await dependencies.tags.all(), dependencies.config)
        : new Map();
    const names = all.filter((name) => !ignored.has(nameOf(name)));
    for (const name of names) {
        const tag = nameOf(name);
        try {
            selections.push(...(await selectTag(name, request, dependencies)));
            if (!isAll)
                twins.push(...(await selectTwins(tag, request, dependencies)));
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            if (isAll && error.code === 'NOT_A_MODULE')
                dependencies.log.info(`tags      skipped: ${error.message}`);
            else if (isAll && error.code === 'INVALID_TAG')
                skipped.push(tag);
            else
                refused.push({ tag, error });
        }
    }
    if (skipped.length > 0)
        dependencies.log.info(`tags      skipped, not versions: ${skipped.map(base_error/* quote */.hD).join(', ')}`);
    for (const [tag, reason] of ignored)
        dependencies.log.info(`tags      ignored ${(0,base_error/* quote */.hD)(tag)}: ${(0,base_error/* quote */.hD)(reason)}`);
    const ordered = isAll ? inVersionOrder(selections) : selections;
    return { ...refuseDoubles(ordered, { twins, refused }), skipped, ignored };
}
function nameOf(tag) {
    return typeof tag === 'string' ? tag : tag.tag;
}
/** What the other spellings of a tag that was named would release: `1.2.3` for `v1.2.3`. */
async function selectTwins(name, request, dependencies) {
    const twins = [];
    for (const spelling of (0,tag/* otherSpellings */.wf)(name)) {
        const twin = await dependencies.tags.find(spelling);
        if (twin === undefined)
            continue;
        try {
            twins.push(...(await selectTag(twin, request, dependencies)));
        }
        catch (error) {
            // It is no version of any module.
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
        }
    }
    return twins;
}
/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections) {
    const groups = (0,base_group/* groupBy */.$)(selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
    return [...groups.values()].flatMap((group) => group.toSorted((a, b) => (0,version/* compareVersions */.Zy)(a.release.version, b.release.version)));
}
async function selectTag(name, { flags, repair: isRepair = false }, dependencies) {
    const tagged = typeof name === 'string' ? await findTag(name, flags, dependencies) : name;
    const config = await dependencies.config.at(tagged.isMissing ? 'HEAD' : tagged.commit);
    const configured = flags.package ?? config.package;
    const byDefault = configured === undefined ? (dependencies.defaultKinds ?? repairedKinds(isRepair)) : undefined;
    const named = (0,selection/* matchTag */._f)(tagged.tag, (0,selection/* modulesOf */.XG)(config, flags, dependencies.defaultAddress));
    // A tag that is no version does not matter, so this comes second.
    if (tagged.isMissing)
        throw missingObject(tagged);
    const isNamed = flags['module-path'] !== undefined && config.modules === undefined;
    const matches = await (0,in_parallel/* inParallel */.H)(named, 1, async (match) => ({
        ...match,
        spec: await (0,module_at_commit/* specAt */.p)(match.spec, tagged.commit, dependencies.config),
    }));
    const present = isNamed ? matches : await modulesPresent(matches, tagged, dependencies.config);
    return present.map(({ spec, version }) => ({
        release: {
            address: spec.address ?? dependencies.defaultAddress(),
            version,
            tag: tagged.tag,
            commit: tagged.commit,
            committedAt: (0,module_release/* formatCommitDate */.Vl)(tagged.committedAt),
            path: spec.path,
        },
        kinds: configured ?? byDefault?.kinds ?? ['index'],
        ...(byDefault === undefined ? {} : { byDefault }),
        storeOptions: (0,package_kinds/* storeOptionsFrom */.sv)([flags, spec.storeOptions ?? {}, config]),
        isRepair,
        compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
        allow: config.allow ?? [],
    }));
}
/** A repair adds no kind that nobody has asked for. */
function repairedKinds(isRepair) {
    return isRepair ? { kinds: ['index'] } : undefined;
}
/** The modules whose directories the commit has, where it is HEAD that says so. Throws NOT_A_MODULE where none is left. */
async function modulesPresent(matches, { tag, commit }, config) {
    const present = [];
    for (const match of matches) {
        const { path } = match.spec;
        if (path === '' || !(await config.hasElsewhere?.({ commit, path })))
            present.push(match);
    }
    if (present.length > 0)
        return present;
    const paths = matches.map(({ spec }) => (0,base_error/* quote */.hD)(spec.path)).join(', ');
    throw new base_error/* RegistryError */.gl('NOT_A_MODULE', `tag ${(0,base_error/* quote */.hD)(tag)} has no directory ${paths}, which ${publish_config/* CONFIG_PATH */.tF} of HEAD names; its commit has no such file`, `publish it with a file that names the directory of then: --tag ${tag} --config OLD.yml`);
}
function missingObject({ tag, commit }) {
    return new base_error/* RegistryError */.gl('NOT_FOUND', `tag ${(0,base_error/* quote */.hD)(tag)} names the object ${commit}, which is not in the repository`, `fetch it: git fetch --force origin refs/tags/${tag}:refs/tags/${tag}; or delete the tag: git tag -d ${tag}`);
}
/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, { tags, config, defaultAddress }) {
    const tagged = await tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,selection/* matchTag */._f)(name, (0,selection/* modulesOf */.XG)(await config.at('HEAD'), flags, defaultAddress));
    throw new base_error/* RegistryError */.gl('NOT_FOUND', `tag ${(0,base_error/* quote */.hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, { twins, refused }) {
    const key = ({ release }) => (0,module_release/* formatRelease */.B9)(release);
    const others = (0,base_group/* groupBy */.$)(twins, key);
    const kept = [];
    const doubles = [];
    for (const [version, group] of (0,base_group/* groupBy */.$)(selections, key)) {
        const [first] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1));
        if (first === undefined)
            continue;
        const all = [...group, ...(others.get(version) ?? [])];
        if (all.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => ({ tag: release.tag, error: twoCommits(all, release) })));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = new Set(group.map((each) => `${(0,base_error/* quote */.hD)(each.release.tag)} at ${each.release.commit}`));
    return new base_error/* RegistryError */.gl('INVALID_TAG', `tags ${[...spellings].join(' and ')} are both ${(0,module_release/* formatRelease */.B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ findMatches),
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   _f: () => (/* binding */ matchTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(774);




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
function modulesOf(config, flags, defaultAddress) {
    const prefix = flags['tag-prefix'] ?? config['tag-prefix'];
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [{ path, address, tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)({}, prefix, () => address ?? defaultAddress()) }];
    }
    const specs = config.modules.map((module) => ({
        ...pathsOf([module.path].flat(), flags['module-path']),
        address: module.address,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
/** A directory that was named is the only one. */
function pathsOf([first = '', ...others], named) {
    if (named !== undefined && others.includes(named))
        return { path: named };
    return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others };
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
function findMatches(tag, specs) {
    const matches = readings(tag, specs).flatMap(({ spec, prefix, reading }) => reading.verdict === 'version' ? [{ spec, prefix, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ prefix }) => prefix.length));
    return matches.filter(({ prefix }) => prefix.length === longest);
}
/** The same. Throws INVALID_TAG where no prefix fits. */
function matchTag(tag, specs) {
    const matches = findMatches(tag, specs);
    if (matches.length > 0)
        return matches;
    throw tagRefusal(tag, readings(tag, specs));
}
function readings(tag, specs) {
    return specs.flatMap((spec) => spec.tagPrefixes.map((prefix) => ({ spec, prefix, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix) })));
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ prefix }) => tag.startsWith(prefix));
    const nearest = prefixed.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ prefix }) => `${prefix}v1.2.3`).join(' or ')}`);
}


/***/ }),

/***/ 1015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RequestError)
/* harmony export */ });
class RequestError extends Error {
  name;
  /**
   * http status code
   */
  status;
  /**
   * Request options that lead to the error.
   */
  request;
  /**
   * Response object if a response was received
   */
  response;
  constructor(message, statusCode, options) {
    super(message, { cause: options.cause });
    this.name = "HttpError";
    this.status = Number.parseInt(statusCode);
    if (Number.isNaN(this.status)) {
      this.status = 0;
    }
    /* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
    if ("response" in options) {
      this.response = options.response;
    }
    const requestCopy = Object.assign({}, options.request);
    if (options.request.headers.authorization) {
      requestCopy.headers = Object.assign({}, options.request.headers, {
        authorization: options.request.headers.authorization.replace(
          /(?<! ) .*$/,
          " [REDACTED]"
        )
      });
    }
    requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
    this.request = requestCopy;
  }
}



/***/ })

};
