export const id = 9736;
export const ids = [9736];
export const modules = {

/***/ 4990:
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
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/system-error.js
var system_error = __webpack_require__(8975);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-copy.js





/** Time between two updates of the copy, at least: a large index is not looked at all the time. */
const LEAST_PAUSE_MS = 10_000;
/** Time after which a missing file counts as removed, and not as lost. */
const REMOVED_MS = 10 * 60_000;
/** Files of that copy. An index with more is copied in part. */
const MAX_COPY_FILES = 200_000;
/** Bytes of the copy of a directory index that `serve` keeps. A larger index is copied in part. */
const MAX_COPY_BYTES = 2 * 1024 ** 3;
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

;// CONCATENATED MODULE: ./lib/adapters/filesystem/limits.js
/** Files and directories. */
/** Files that are looked at at the same time for changes. The rest waits. */
const STATS_AT_ONCE = 32;
/** Time that one look at a file takes on average where it counts as fast. */
const FAST_STAT_MS = 0.1;
/**
 * Time that all looks since the last report may take beside that. Above it, `serve` lets requests come first.
 */
const MAX_HICCUP_MS = 20;
/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
const MAX_WATCHED_FILES = 50_000;
/** Bytes of a package that `verify` reads at a time. */
const PIECE_BYTES = 256 * 1024;

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
        const names = await (0,promises_.readdir)(this.#root).catch((0,directory_paths/* absent */.Ge)(this.#root, ['ENOENT'], []));
        const lost = this.#copy?.lostOf(names);
        if (lost !== undefined)
            throw lostIndex(this.#root, lost);
        this.#copy?.update();
        await removeDeadLock(this.#root, names);
        const content = names.filter((name) => !isOwnFile(name));
        return new DirectorySnapshot(this.#root, content, this.#watched, this.#copy);
    }
    async close() {
        await this.#copy?.close();
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
    #copy;
    #lasting;
    #seen = new Map();
    #folds;
    /** @param names of the files and directories at the root of the index */
    constructor(root, names, watched, copy) {
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
        const found = await this.#find(new directory_paths/* DirectoryPaths */.o1(this.#root), path).catch(unreachable);
        return this.#orCopied(path, found, await this.#lost(), (copy) => copy.locate(path));
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
        const found = new Map();
        const readNow = async (path) => {
            const located = await this.#find(directories, path);
            return located && (0,promises_.readFile)(located.file).catch((0,directory_paths/* absent */.Ge)(located.file, directory_paths/* NO_FILE */.tW, undefined));
        };
        for (const path of paths)
            found.set(path, await readNow(path).catch(unreachable));
        const lost = await this.#lost();
        const files = new Map();
        for (const [path, bytes] of found)
            files.set(path, await this.#orCopied(path, bytes, lost, (copy) => copy.read(path)));
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
     * A file that is missing may be lost, and then the copy has it. Throws INDEX_UNREACHABLE where nobody can know.
     * @param lost what the index had lost after the file was looked for: what lay at its path then may be no file of the index
     */
    async #orCopied(path, found, lost, findCopied) {
        const isFound = found !== undefined && !(found instanceof base_error/* RegistryError */.gl);
        if (isFound && (this.#copy === undefined || lost === undefined))
            return found;
        const copied = this.#copy && (await findCopied(this.#copy));
        if (copied !== undefined || this.#copy?.knowsAbsent(path))
            return copied;
        if (found instanceof base_error/* RegistryError */.gl)
            throw found;
        if (lost !== undefined)
            throw lostIndex(this.#root, lost);
        return undefined;
    }
    /** What the index has lost since it was opened: a file that is missing then is lost, and not absent. */
    async #lost() {
        const names = this.exists ? await (0,promises_.readdir)(this.#root).catch((0,directory_paths/* absent */.Ge)(this.#root, ['ENOENT'], [])) : [];
        return this.#lasting.find((name) => !names.includes(name));
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
const NO_DIRECTORY = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
function refuseWrite(root) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code))
            throw (0,system_error/* systemRefusal */.o)(cause) ?? cause;
        throw new base_error/* RegistryError */.gl('PERMISSION', `the index directory ${(0,base_error/* quote */.hD)(root)} cannot be written: ${code}`, 'give this user the right to write there, or name another directory with --index', { cause });
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
    #looks = 0;
    #waitedMs = 0;
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
        this.#looks = 0;
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
        return this.#waitedMs <= MAX_HICCUP_MS + this.#looks * FAST_STAT_MS;
    }
    async #stateOf(path) {
        return this.#isFast
            ? this.#stateNow(path)
            : stateIn(await (0,promises_.stat)((0,external_node_path_.join)(this.#root, path)).catch(() => undefined));
    }
    #stateNow(path) {
        const started = performance.now();
        const found = directory_index_statIfAny((0,external_node_path_.join)(this.#root, path));
        this.#looks += 1;
        this.#waitedMs += performance.now() - started;
        return stateIn(found);
    }
}
/** Undefined for every path that cannot be read, as for a missing file: the read that follows says why. */
function directory_index_statIfAny(file) {
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

/***/ 7011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ GitIndex)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __webpack_require__(8169);
;// CONCATENATED MODULE: ./lib/adapters/git/http-remote.js


/**
 * A repository over HTTP in few requests. `git fetch` and `git push` connect anew each time; here one process takes all that is read, and
 * another one the push. Both are Git's own helper for HTTP, so TLS, proxies, headers and credentials are those of the user's
 * configuration. It is told what to do as https://git-scm.com/docs/gitremote-helpers says, and passes on requests and responses as
 * https://git-scm.com/docs/gitprotocol-v2 has them.
 */
/** Packets without bytes: the end of a message, of a section, and of a response. */
const [FLUSH, DELIMITER, RESPONSE_END] = ['0000', '0001', '0002'];
const LENGTH_DIGITS = 4;
const NEWLINE = 10;
/** Of a packet with a part of a pack. https://git-scm.com/docs/gitprotocol-pack#_packfile_data */
const BAND = { pack: 1, failure: 3 };
/** As git says it where the helper ends without a word. */
const HUNG_UP = 'fatal: the remote end hung up unexpectedly';
/** A request that failed, with what git says of it. */
class RemoteFailure extends Error {
}
/** Whether a remote is reached over HTTP, for reading and writing at one URL, with the user's configuration as it is. */
async function isReachedByHttp(git, address, gitDirectory) {
    if (!/^https?$/.test(address.remote.scheme))
        return false;
    const { stdout } = await git.run(['remote', '-v'], { config: (0,git_remote/* remoteSettings */.kG)(address), gitDirectory });
    const listed = [...stdout.matchAll(/^(\S+)\t(\S+) \((?:fetch|push)\)/gm)];
    const [url = '', ...others] = new Set(listed.flatMap(([, name, at = '']) => (name === git_remote/* REMOTE */.Bn ? at : [])));
    return /^https?:\/\//.test(url) && others.length === 0;
}
/** The process. Its output is read no further than it is asked to; where it ends too early, that throws a {@link RemoteFailure}. */
class RemoteHelper {
    #process;
    #chunks;
    #rest = Buffer.alloc(0);
    /** @param gitDirectory the repository that is pushed from, or any */
    constructor(git, address, gitDirectory) {
        const config = (0,git_remote/* remoteSettings */.kG)(address);
        // Without a URL the helper takes that of the remote, as the user's configuration rewrites it.
        this.#process = git.start(['remote-http', git_remote/* REMOTE */.Bn], { gitDirectory, transport: 'network', config });
        this.#chunks = this.#process.child.stdout[Symbol.asyncIterator]();
    }
    send(text) {
        this.#process.child.stdin.write(text);
    }
    async line() {
        while (!this.#rest.includes(NEWLINE))
            await this.#readMore();
        return this.#take(this.#rest.indexOf(NEWLINE) + 1)
            .toString()
            .slice(0, -1);
    }
    /** The lines up to an empty one. */
    async lines() {
        const lines = [];
        for (let line = await this.line(); line !== ''; line = await this.line())
            lines.push(line);
        return lines;
    }
    /** https://git-scm.com/docs/gitprotocol-common#_pkt_line_format */
    async packet() {
        while (this.#rest.length < LENGTH_DIGITS)
            await this.#readMore();
        const digits = this.#take(LENGTH_DIGITS).toString('latin1');
        if (digits === FLUSH || digits === DELIMITER || digits === RESPONSE_END)
            return digits;
        const size = Number.parseInt(digits, 16) - LENGTH_DIGITS;
        if (!(size >= 0))
            throw await this.failure();
        while (this.#rest.length < size)
            await this.#readMore();
        return this.#take(size);
    }
    /** The text of a packet; undefined for one that is this boundary. Throws {@link RemoteFailure} where the server refuses the request. */
    async text(end) {
        const packet = await this.packet();
        if (packet === end)
            return undefined;
        if (typeof packet === 'string')
            throw await this.failure();
        const text = packet.toString().replace(/\n$/, '');
        if (text.startsWith('ERR '))
            throw remoteError(text.slice('ERR '.length));
        return text;
    }
    async message() {
        const texts = [];
        for (let text = await this.text(FLUSH); text !== undefined; text = await this.text(FLUSH))
            texts.push(text);
        return texts;
    }
    /** What git says of a failure after which it ends. Throws MISSING_PROGRAM. */
    async failure() {
        const { child, ended, stderr } = this.#process;
        child.stdin.end();
        child.stdout.destroy();
        await ended;
        return new RemoteFailure(stderr().trim() === '' ? HUNG_UP : stderr());
    }
    /** Ends the process; a request that runs is given up. */
    async close() {
        this.#process.child.kill();
        await this.failure().catch(() => { });
    }
    #take(size) {
        const taken = this.#rest.subarray(0, size);
        this.#rest = this.#rest.subarray(size);
        return taken;
    }
    async #readMore() {
        const { done, value } = await this.#chunks.next();
        if (done)
            throw await this.failure();
        this.#rest = Buffer.concat([this.#rest, value]);
    }
}
/** As git words it. */
function remoteError(text) {
    return new RemoteFailure(`fatal: remote error: ${text.trim()}`);
}
/**
 * Reads a repository with one request for what the server can do, and one for each call. A call gives what a git gives that was run for
 * it; after one that failed, the next one connects anew.
 */
class UploadPack {
    #git;
    #address;
    #gitDirectory;
    #helper;
    #capabilities = [];
    /** @param gitDirectory where the objects go */
    constructor(git, address, gitDirectory) {
        this.#git = git;
        this.#address = address;
        this.#gitDirectory = gitDirectory;
    }
    /** False for a server that does not speak version 2 of the protocol, or not with SHA-1. Throws PERMISSION and INDEX_UNREACHABLE. */
    async connect() {
        (0,failures/* requireIndex */.yK)(await this.#request(async () => ''), this.#address.remote);
        const isOther = this.#capabilities.some((line) => /^object-format=(?!sha1$)/.test(line));
        return this.#capabilities.length > 0 && !isOther;
    }
    /** Whether the server sends parts of trees. */
    get filters() {
        return this.#capabilities.some((line) => /^fetch=(.* )?filter( |$)/.test(line));
    }
    /** The object that a ref names, on `stdout`; nothing where there is no such ref. */
    find(ref) {
        return this.#request(async (helper) => {
            helper.send(requestOf('ls-refs', [`ref-prefix ${ref}`]));
            const refs = (await helper.message()).map((line) => line.split(' '));
            await helper.text(RESPONSE_END);
            return refs.find(([, name]) => name === ref)?.[0] ?? '';
        });
    }
    fetch({ wants, haves = [], isShallow = false, filter }) {
        const lines = [
            ...['no-progress', 'ofs-delta', ...(isShallow ? ['deepen 1'] : [])],
            ...haves.map((oid) => `shallow ${oid}`),
            ...(filter === undefined || !this.filters ? [] : [`filter ${filter}`]),
            ...wants.map((oid) => `want ${oid}`),
            ...haves.map((oid) => `have ${oid}`),
            'done',
        ];
        return this.#request(async (helper) => {
            helper.send(requestOf('fetch', lines));
            let failure;
            async function* input() {
                try {
                    yield* packFrom(helper);
                }
                catch (error) {
                    failure = error;
                    throw error;
                }
            }
            const call = { gitDirectory: this.#gitDirectory, input: input() };
            const { code, stderr } = await this.#git.run(['index-pack', '--stdin'], call);
            if (failure !== undefined)
                throw failure;
            if (code !== 0)
                throw new RemoteFailure(stderr);
            return '';
        });
    }
    async close() {
        await this.#helper?.close();
        this.#helper = undefined;
    }
    #request(work) {
        return (0,git_remote/* withRetries */.LH)(async () => {
            try {
                this.#helper ??= await this.#connected();
                return { code: 0, stdout: await work(this.#helper), stderr: '' };
            }
            catch (error) {
                if (!(error instanceof RemoteFailure))
                    throw error;
                await this.close();
                return { code: 128, stdout: '', stderr: error.message };
            }
        });
    }
    async #connected() {
        const helper = new RemoteHelper(this.#git, this.#address, this.#gitDirectory);
        helper.send('stateless-connect git-upload-pack\n');
        // Another line says that the server speaks older versions alone.
        this.#capabilities = (await helper.line()) === '' ? await helper.message() : [];
        return helper;
    }
}
function requestOf(command, lines) {
    const packet = (line) => {
        const length = LENGTH_DIGITS + Buffer.byteLength(line) + 1;
        return `${length.toString(16).padStart(LENGTH_DIGITS, '0')}${line}\n`;
    };
    return [packet(`command=${command}`), DELIMITER, ...lines.map(packet), FLUSH].join('');
}
/** The pack in a response. The sections before it say what is shallow and what both sides have, which is known. */
async function* packFrom(helper) {
    while ((await helper.text(DELIMITER)) !== 'packfile')
        ;
    for (;;) {
        const packet = await helper.packet();
        if (packet === FLUSH)
            break;
        if (typeof packet === 'string')
            throw await helper.failure();
        if (packet[0] === BAND.failure)
            throw remoteError(packet.toString('utf8', 1));
        if (packet[0] === BAND.pack)
            yield packet.subarray(1);
    }
    await helper.text(RESPONSE_END);
}
/**
 * Asks where a branch is, as only somebody who may push is told. Undefined where that fails.
 * @param gitDirectory the repository that is pushed from
 */
async function openPush(git, address, gitDirectory) {
    const { url } = address.remote;
    const ref = `refs/heads/${address.branch}`;
    const helper = new RemoteHelper(git, address, gitDirectory);
    /** The lines that answer a command, or how it failed. */
    const request = async (command) => {
        helper.send(command);
        return helper.lines().catch((error) => {
            if (error instanceof RemoteFailure)
                return error;
            throw error;
        });
    };
    const listed = await request('list for-push\n');
    if (listed instanceof RemoteFailure)
        return undefined;
    const head = listed.map((line) => line.split(' ')).find(([, name]) => name === ref)?.[0] ?? null;
    const push = async (commit) => {
        // The lease names the exact old id, so that no commit of others is ever lost.
        const response = await request(`option cas ${ref}:${head ?? ''}\npush ${commit}:${ref}\n\n`);
        if (response instanceof RemoteFailure)
            return (0,failures/* pushFailure */.dS)(url, response.message);
        if (response.includes(`ok ${ref}`))
            return undefined;
        const [reason = 'no reason'] = response.flatMap((line) => /^error \S+ (.*)$/.exec(line)?.[1] ?? []);
        return (0,failures/* pushFailure */.dS)(url, `! ${ref} [rejected] (${reason})\n${(await helper.failure()).message}`);
    };
    return {
        head,
        from: async (parent, commit) => {
            const failure = head === parent ? await push(commit) : { outcome: 'moved' };
            await helper.close();
            return failure;
        },
        close: () => helper.close(),
    };
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __webpack_require__(3267);
// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var git_tree = __webpack_require__(9039);
;// CONCATENATED MODULE: ./lib/adapters/git/index-branch.js









/** Time for the branches of a remote index. Then it counts as one that cannot be reached. */
const BRANCH_LISTING_MS = 30_000;
function openBranch(git, address) {
    const { scheme, path } = address.remote;
    const isRepository = (directory) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, 'objects'));
    const local = scheme === 'file' ? [path, (0,external_node_path_.join)(path, '.git')].find(isRepository) : undefined;
    if (local !== undefined && address.reading !== 'copy')
        return openLocal(git, address, local);
    if (local !== undefined)
        return openCopy(git, address, local);
    return address.reading === 'paths' ? new PathBranch(git, address) : openWhole(git, address);
}
function openLocal(git, address, gitDirectory) {
    const objects = new git_objects/* GitObjects */.Vc(git, (0,external_node_path_.join)(gitDirectory, 'objects'), address.temporary);
    return {
        objects,
        head: () => localHead(git, address, gitDirectory),
        async resolve(name) {
            const found = await git.run(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { gitDirectory });
            return found.code === 0 ? found.stdout.trim() : undefined;
        },
        close: () => objects.close(),
    };
}
async function localHead(git, { branch, remote }, gitDirectory) {
    const ref = `refs/heads/${branch}`;
    const found = await git.run(['for-each-ref', '--format=%(objectname)%09%(refname)', ref], { gitDirectory });
    // The pattern also matches branches below that name.
    return (0,git_remote/* parseRefs */.Y4)((0,failures/* requireIndex */.yK)(found, remote)).get(ref) ?? null;
}
/** A package is copied as a stream, and no time is spent on making the copy small. */
const COPY_CONFIG = [
    ['core.bigFileThreshold', '1m'],
    ['pack.window', '0'],
    ['pack.compression', '1'],
];
/**
 * Copies each new head into a repository of our own, without history: all that was copied stays readable when the branch is gone.
 * `git fetch` would start programs that the user's configuration names, and refuse a repository of another user.
 */
function openCopy(git, address, gitDirectory) {
    const { remote, temporary } = address;
    const own = (0,external_node_path_.join)((0,git_git.makeBareRepository)((0,external_node_path_.join)(temporary, 'copy-'), ''), 'objects');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(own, 'pack'));
    const objects = new git_objects/* GitObjects */.Vc(git, own, temporary);
    const both = (0,git_git.makeBorrowingRepository)([own, (0,external_node_path_.join)(gitDirectory, 'objects')], temporary);
    let known;
    return {
        objects,
        close: () => objects.close(),
        async head() {
            const head = await localHead(git, address, gitDirectory);
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
/** All files of the head, with its history only if that is wanted; fetched again only where a small request says that it has moved. */
function openWhole(git, address) {
    const { remote, branch, reading, temporary } = address;
    const repository = new git_remote/* FetchRepository */.Zt(git, address);
    const objects = new git_objects/* GitObjects */.Vc(git, repository.objects, temporary);
    const isShallow = reading !== 'history';
    const depth = isShallow ? ['--depth=1'] : [];
    const ref = `refs/heads/${branch}`;
    return {
        objects,
        async head() {
            const listed = await repository.list(ref, { deadlineMs: BRANCH_LISTING_MS });
            // The pattern also matches refs that end so.
            const head = (0,git_remote/* parseRefs */.Y4)((0,failures/* requireIndex */.yK)(listed, remote)).get(ref) ?? null;
            if (head === null || (await objects.read(head)) !== undefined)
                return head;
            const fetched = (0,failures/* requireIndex */.yK)(await repository.fetchBranch(branch, depth), remote).stdout;
            if (isShallow)
                await objects.markShallow(fetched);
            return fetched || null;
        },
        async resolve(name) {
            // The commit of an annotated tag is listed under its name with an ending.
            const listed = await repository.list(`${name}*`, { deadlineMs: BRANCH_LISTING_MS });
            const refs = (0,git_remote/* parseRefs */.Y4)((0,failures/* requireIndex */.yK)(listed, remote));
            return refs.get(`refs/heads/${name}`) ?? refs.get(`refs/tags/${name}`) ?? refs.get(name);
        },
        async fetchCommit(commit) {
            const { code } = await repository.fetch([commit], depth);
            if (isShallow && code === 0)
                await objects.markShallow(commit);
        },
        close: () => objects.close(),
    };
}
/** Of a repository that lacks objects. https://git-scm.com/docs/partial-clone */
const PARTIAL = `[extensions]
\tpartialClone = ${git_remote/* REMOTE */.Bn}
[remote "${git_remote/* REMOTE */.Bn}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`;
/** Without it git says what it has, and a server leaves out what lies below that. */
const NO_HAVES = [['fetch.negotiationAlgorithm', 'noop']];
/** What comes of all that is below the objects that are asked for: nothing, … */
const NOTHING = 'tree:0';
/** … directories alone, … */
const DIRECTORIES = 'blob:none';
/** … all but large files, as lists and documents are small, and many packages are not, … */
const SMALL_FILES = 'blob:limit=256k';
/** … one more level of directories, with their few files: the server reads nothing below them; … */
const ONE_LEVEL = 'tree:2';
/**
 * … or three more, without files. The server reads all that is below, as it leaves a directory out only where both filters do: this is for
 * what is small.
 */
const THREE_LEVELS = 'combine:blob:none+tree:3';
/** GitHub allows no filter of trees but `tree:0`; of another server the first fetch tells. */
const GITHUB = /(^|\.)(github\.com|ghe\.com)$/;
const COUNTED = /tree:[1-9]/;
/** Of the directories of `v1/modules/<namespace>/<name>/<system>/<version>`. */
const MODULES_LEVEL = 2;
const NAME_LEVEL = 4;
const VERSION_LEVEL = 6;
/** The catalog of about 180 modules has this many of its 256 files. */
const SMALL_CATALOG = 128;
const REFUSED_FILTER = /filter.* (not supported|allows max depth)|invalid filter-spec/;
const UNFILTERED = /filtering not recognized by server/;
/** Of older versions of the protocol, where heads alone may be asked for. */
const UNADVERTISED = /does not allow request for unadvertised object/;
/**
 * A branch on a server of which only what is on some paths is fetched, without history, so that the cost does not grow with the index.
 * The head comes with two levels of directories. Then a request brings the next directory of each path; that of a name has the few
 * directories of its systems and versions with it; and a last request brings all files. After a lost race, what the others have changed
 * comes with the new head.
 *
 * Over HTTP one connection takes all requests, elsewhere each is a `git fetch`. Both write into a repository that is marked as partial.
 * It is read through one that is not, so that no git ever fetches a missing directory by itself: it would get everything below.
 */
class PathBranch {
    objects;
    push;
    #git;
    #address;
    #repository;
    /** Undefined where `git fetch` is run. */
    #opened;
    /** The newest head that is here. */
    #known;
    /** Whether the server allows filters that count levels, and which others it does not. */
    #countsLevels;
    #refused = new Set();
    #isWarned = false;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
        this.#repository = new git_remote/* FetchRepository */.Zt(git, address, PARTIAL);
        this.objects = new git_objects/* GitObjects */.Vc(git, this.#repository.objects, address.temporary);
        this.#countsLevels = !GITHUB.test(address.remote.host);
    }
    async head() {
        const session = await this.#session();
        const filters = this.#known === undefined ? [ONE_LEVEL, NOTHING] : [SMALL_FILES, DIRECTORIES, NOTHING];
        const head = session === undefined ? await this.#fetchHead(filters) : await this.#headOver(session, filters);
        if (head === null || head === this.#known)
            return head;
        this.#known = head;
        await this.objects.markShallow(head);
        return head;
    }
    async fetch(commit, paths, choices = new Map()) {
        const header = (await this.objects.read(commit))?.bytes.toString('latin1') ?? '';
        const [, root] = /^tree ([0-9a-f]{40})/.exec(header) ?? [];
        /** The paths that go through each tree of a level. */
        let trees = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]]);
        const files = new Set();
        for (let level = 0; trees.size > 0; level += 1) {
            const through = [...trees.values()].flat();
            await this.#want([...trees.keys()], await this.#filtersFor(level, through, commit));
            const next = new Map();
            for (const [oid, below] of trees) {
                const children = await this.#childrenOf(oid);
                for (const names of [...below, ...chosenBelow(below, level, choices, [...children.keys()])]) {
                    const child = children.get(names[level] ?? '');
                    if (child === undefined)
                        continue;
                    if (names.length === level + 1)
                        files.add(child);
                    else
                        next.set(child, [...(next.get(child) ?? []), names]);
                }
            }
            trees = next;
        }
        // Not together with directories: a server that meets a wanted file inside one leaves it out, as the filter says.
        await this.#want([...files], []);
    }
    async close() {
        await this.push?.close();
        await (await this.#opened?.catch(() => undefined))?.close();
        await this.objects.close();
    }
    #session() {
        this.#opened ??= this.#connect().catch((error) => {
            // The next call tries it again.
            this.#opened = undefined;
            throw error;
        });
        return this.#opened;
    }
    async #connect() {
        const { gitDirectory } = this.#repository;
        if (!(await isReachedByHttp(this.#git, this.#address, gitDirectory)))
            return undefined;
        const session = new UploadPack(this.#git, this.#address, gitDirectory);
        if (await session.connect())
            return session;
        await session.close();
        return undefined;
    }
    /** For who writes, the request that names the head proves the right to do so. */
    async #headOver(session, filters) {
        const { remote, branch, writes } = this.#address;
        await this.push?.close();
        this.push = writes ? await openPush(this.#git, this.#address, this.objects.gitDirectory) : undefined;
        const find = async () => (0,failures/* requireIndex */.yK)(await session.find(`refs/heads/${branch}`), remote).stdout || null;
        const head = this.push === undefined ? await find() : this.push.head;
        if (head === null || head === this.#known)
            return head;
        const haves = this.#known === undefined ? [] : [this.#known];
        const wanted = { wants: [head], haves, isShallow: true };
        (0,failures/* requireIndex */.yK)(await this.#allowed(filters, (filter) => session.fetch({ ...wanted, filter })), remote);
        if (!session.filters)
            await this.#warnOfWhole('uploadpack.allowFilter');
        return head;
    }
    async #fetchHead(filters) {
        const { remote, branch } = this.#address;
        const fetched = await this.#allowed(filters, (filter) => this.#repository.fetchBranch(branch, ['--depth=1', optionOf(filter)]));
        (0,failures/* requireIndex */.yK)(fetched, remote);
        if (UNFILTERED.test(fetched.stderr))
            await this.#warnOfWhole('uploadpack.allowFilter');
        return fetched.stdout || null;
    }
    /** Brings those of the objects that are not here. */
    async #want(oids, filters) {
        const found = await Promise.all(oids.map((oid) => this.objects.read(oid)));
        const wants = oids.filter((_, index) => found[index] === undefined);
        if (wants.length === 0)
            return;
        const session = await this.#session();
        const fetched = await this.#allowed([...filters, NOTHING], (filter) => session === undefined ? this.#fetchObjects(wants, filter) : session.fetch({ wants, filter }));
        (0,failures/* requireIndex */.yK)(fetched, this.#address.remote);
    }
    /** All that is wanted of a name comes at once, and all names of a small index. */
    async #filtersFor(level, paths, commit) {
        if (level === NAME_LEVEL)
            return paths.some(({ length }) => length > VERSION_LEVEL) ? [DIRECTORIES] : [];
        if (level !== MODULES_LEVEL)
            return [];
        const catalog = await this.objects.read(`${commit}:catalog`);
        const isSmall = catalog === undefined || (await this.#childrenOf(catalog.oid)).size < SMALL_CATALOG;
        return isSmall ? [THREE_LEVELS] : [];
    }
    async #fetchObjects(oids, filter) {
        const fetched = await this.#repository.fetch(oids, [optionOf(filter)], { config: NO_HAVES });
        if (fetched.code === 0 || !UNADVERTISED.test(fetched.stderr))
            return fetched;
        const whole = ['--depth=1', '--refetch', '--no-filter'];
        const everything = await this.#repository.fetchBranch(this.#address.branch, whole);
        if (everything.code === 0)
            await this.#warnOfWhole('uploadpack.allowAnySHA1InWant');
        return everything;
    }
    /** A fetch with the first of these filters that the server allows, else without any. */
    async #allowed(filters, fetch) {
        for (const filter of filters) {
            if (COUNTED.test(filter) ? !this.#countsLevels : this.#refused.has(filter))
                continue;
            const fetched = await fetch(filter);
            if (fetched.code === 0 || !REFUSED_FILTER.test(fetched.stderr))
                return fetched;
            if (COUNTED.test(filter))
                this.#countsLevels = false;
            else
                this.#refused.add(filter);
        }
        return fetch(undefined);
    }
    /** Object ids by name; empty for an object that is not a tree. */
    async #childrenOf(oid) {
        const object = await this.objects.read(oid);
        const entries = object?.type === 'tree' ? (0,git_tree/* parseTree */.cZ)(object.bytes, 'the index') : [];
        return new Map(entries.map((entry) => [entry.path, entry.oid]));
    }
    /** Once: a lost race fetches the head again. */
    async #warnOfWhole(setting) {
        if (this.#isWarned)
            return;
        this.#isWarned = true;
        const packs = (0,external_node_path_.join)(this.#repository.objects, 'pack');
        const sizes = (await (0,promises_.readdir)(packs)).map(async (name) => (await (0,promises_.stat)((0,external_node_path_.join)(packs, name))).size);
        const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        this.#git.log.warn(`the server of the index sends no parts of it, so this run downloaded all of its files (${(bytes / 1e6).toFixed(1)} MB), as every run does; allow partial clones there: git config --system ${setting} true`);
    }
}
function optionOf(filter) {
    return filter === undefined ? '--no-filter' : `--filter=${filter}`;
}
/** More paths below the directories of a level that these paths go through. */
function chosenBelow(through, level, choices, names) {
    const directories = new Set(through.map((path) => path.slice(0, level).join('/')));
    const chosen = [...directories].flatMap((directory) => choices.get(directory)?.(names) ?? []);
    return chosen.map((path) => path.split('/'));
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
;// CONCATENATED MODULE: ./lib/adapters/git/index-snapshot.js







/** Paths on one command line of git, which may be 128 KiB long. More are asked for in turn. */
const MAX_LISTED_PATHS = 100;
/** Packages that are written to files at the same time, each by one git. The rest waits. */
const MAX_WRITERS = 4;
/**
 * Bytes of the packages that `serve` keeps as files. The ones that were asked for longest ago are written
 * anew.
 */
const MAX_BLOB_FILES_BYTES = 2 * 1024 ** 3;
/**
 * Bytes of the list of paths that changed between two commits. After a larger change every file counts as
 * changed.
 */
const MAX_CHANGES_BYTES = 8 * 1024 * 1024;
const BLOB_MODE = /^1[02]0/;
/** An index as one commit of its branch has it. @param blobs of the objects of the branch */
function snapshotAt(branch, commit, blobs) {
    const { objects } = branch;
    let expected;
    return {
        exists: true,
        commit,
        prefetch: (files) => {
            expected = files;
        },
        async read(paths) {
            const ahead = expected;
            expected = undefined;
            await branch.fetch?.(commit, [...paths, ...(ahead?.paths ?? [])], ahead?.choices);
            const files = paths.map(async (path) => [path, await objectAt(objects, commit, path)]);
            return new Map((await Promise.all(files)).flatMap(([path, object]) => object?.type === 'blob' ? [[path, object.bytes]] : []));
        },
        async locate(path) {
            await branch.fetch?.(commit, [path]);
            const end = path.lastIndexOf('/');
            const entries = await entriesOf(objects, commit, path.slice(0, Math.max(0, end)));
            const entry = entries.find((each) => each.path === path.slice(end + 1) && BLOB_MODE.test(each.mode));
            return entry && blobs.file(entry.oid);
        },
        ...(branch.fetch === undefined ? { contents: () => contentsAt(objects, commit) } : {}),
        async list() {
            const paths = [];
            for await (const files of contentsAt(objects, commit).list())
                paths.push(...files.map(({ path }) => path));
            return paths;
        },
        async listDirectory(path) {
            // To find a name in the directory brings its tree.
            await branch.fetch?.(commit, [`${path}/.`]);
            return (await entriesOf(objects, commit, path)).map((entry) => entry.path);
        },
        deletedFiles: (name) => deletedFiles(objects, commit, name),
        changedSince: ({ commit: earlier }) => changedPaths(branch, earlier, commit),
        ...(branch.fetch === undefined && branch.fetchCommit === undefined
            ? { isOlderThan: async (other) => !(await isAncestor(objects, other, commit)) }
            : {}),
    };
}
/** Throws INDEX_UNREACHABLE where the objects of a path are lost: they are not taken for absent. */
function objectAt(objects, commit, path) {
    const lost = () => new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `${(0,base_error/* quote */.hD)(path)} of the index cannot be read: objects of its commit ${commit} are lost`, 'restore the repository of the index');
    return (0,git_tree/* readAt */.m6)(objects, { commit, path }, lost);
}
/** What is in a directory; nothing where there is none. */
async function entriesOf(objects, commit, path) {
    const tree = await objectAt(objects, commit, path);
    return tree?.type === 'tree' ? (0,git_tree/* parseTree */.cZ)(tree.bytes, path) : [];
}
/** Undefined where any file may differ: from a commit that nobody gives any more, or where the list is too long. */
async function changedPaths(branch, earlier, commit) {
    const { objects } = branch;
    if (earlier === null)
        return undefined;
    if (!(await hasCommit(objects, earlier)))
        await branch.fetchCommit?.(earlier);
    const words = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', earlier, commit];
    const { code, stdout } = await objects.run(words, { maxOutput: MAX_CHANGES_BYTES });
    return code === 0 ? new Set(stdout.split('\0').filter((path) => path !== '')) : undefined;
}
function contentsAt(objects, commit) {
    const list = ['--literal-pathspecs', 'ls-tree', '-r', '-z', '--full-tree', commit, '--'];
    const listed = async function* (paths) {
        for await (const lines of objects.texts([...list, ...paths]))
            yield lines.map(listedFile);
    };
    const nameOf = ({ path, oid = `${commit}:${path}` }) => oid;
    const readOne = async (file) => {
        const bytes = file.isSpecial ? undefined : await readDocument(objects, nameOf(file));
        return bytes === undefined ? [] : [[file.path, bytes]];
    };
    return {
        commit,
        list: () => listed([]),
        async *listBelow(paths) {
            for (let at = 0; at < paths.length; at += MAX_LISTED_PATHS)
                yield* listed(paths.slice(at, at + MAX_LISTED_PATHS));
        },
        read: async (files) => new Map((await Promise.all(files.map(readOne))).flat()),
        stream: async (file, into) => objects.stream(nameOf(file), into),
    };
}
/** https://git-scm.com/docs/git-ls-tree#_output_format */
function listedFile(line) {
    const tab = line.indexOf('\t');
    const [mode = '', , oid = ''] = line.slice(0, tab).split(' ');
    return { path: line.slice(tab + 1), isSpecial: !mode.startsWith('100'), oid };
}
async function readDocument(objects, oid) {
    try {
        const object = await objects.read(oid);
        return object?.type === 'blob' && object.bytes.length <= limits/* MAX_DOCUMENT_BYTES */.bi ? object.bytes : undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
            return undefined;
        throw error;
    }
}
/** No setting of the user changes what is printed. */
const FORMAT = ['-z', '--no-renames', '--no-color'];
const RAW = ['--raw', '-r', '--no-abbrev', ...FORMAT];
const LOG = ['log', '--first-parent', '-m', '--no-show-signature'];
/** Of a regular file. https://git-scm.com/docs/git-fast-import#_filemodify */
const FILE_MODE = /^:?100/;
/** Fewer digits may begin several ids. */
const COMMIT_ID = /^[0-9a-f]{7,40}$/;
/** The paths of deleted files of this name, with the newest commit of the branch that deleted each. */
async function deletedFiles(objects, head, name) {
    const found = new Map();
    let commit = '';
    const deletions = [...LOG, '--diff-filter=D', '--format=commit %H', '--name-only', ...FORMAT, head];
    for await (const word of wordsOf(objects, [...deletions, '--', `:(glob)v1/modules/*/*/*/*/${name}`])) {
        const text = word.trimStart();
        if (text.startsWith('commit '))
            commit = text.slice('commit '.length);
        else if (text !== '' && !found.has(text))
            found.set(text, commit);
    }
    return found;
}
async function hasCommit(objects, commit) {
    return (await objects.read(`${commit}^{commit}`)) !== undefined;
}
/** False also for commits that are not here. */
async function isAncestor(objects, earlier, later) {
    return (await objects.run(['merge-base', '--is-ancestor', earlier, later])).code === 0;
}
/**
 * The history of a branch, by its first parents: what readers of the branch have seen. The commits of a merged branch were
 * never at its head. docs/decisions/0020-history-by-first-parents.md
 */
class GitHistory {
    head;
    #objects;
    #branch;
    #line;
    constructor(branch, head) {
        this.#objects = branch.objects;
        this.head = head;
        this.#branch = branch;
    }
    async resolve(revision) {
        this.#line ??= this.#objects
            .run(['rev-list', '--first-parent', this.head, '--'])
            .then(({ stdout }) => stdout.split('\n'));
        const line = await this.#line;
        const own = COMMIT_ID.test(revision) ? line.find((each) => each.startsWith(revision)) : undefined;
        if (own !== undefined)
            return own;
        const named = await this.#branch.resolve?.(revision);
        return line.find((each) => each === named);
    }
    async isAhead(commit) {
        if (!(await hasCommit(this.#objects, commit)))
            await this.#branch.fetchCommit?.(commit);
        return isAncestor(this.#objects, this.head, commit);
    }
    async *commits(since) {
        const range = since === undefined ? this.head : `${since}..${this.head}`;
        const log = [...LOG, '--root', '--reverse', '--format=commit %H %P', ...RAW, range, '--'];
        const words = wordsOf(this.#objects, log);
        let current;
        for await (const word of words) {
            const text = word.trimStart();
            if (text.startsWith(':')) {
                current?.changes.push(changeOf(text, (await words.next()).value ?? ''));
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
    async difference(since) {
        const words = wordsOf(this.#objects, ['diff-tree', ...RAW, since, this.head, '--']);
        const changes = [];
        for await (const word of words)
            changes.push(changeOf(word, (await words.next()).value ?? ''));
        return { commit: this.head, parent: since, changes };
    }
    async folders(path) {
        const tree = await this.#objects.read(`${this.head}:${path}`);
        const entries = tree?.type === 'tree' ? (0,git_tree/* parseTree */.cZ)(tree.bytes, path) : [];
        return entries.filter(({ mode }) => mode === git_tree/* DIRECTORY_MODE */.sg).map((entry) => entry.path);
    }
    async read(name) {
        const object = await this.#objects.read(name);
        return object?.type === 'blob' ? object.bytes : undefined;
    }
}
async function* wordsOf(objects, args) {
    for await (const texts of objects.texts(args))
        yield* texts;
}
/** `:<mode before> <mode after> <blob before> <blob after> <status>`. https://git-scm.com/docs/git-diff#_raw_output_format */
function changeOf(text, path) {
    const [modeBefore = '', modeAfter = '', before = '', after = ''] = text.split(' ');
    const blob = (mode, oid) => (FILE_MODE.test(mode) ? oid : null);
    return { path, before: blob(modeBefore, before), after: blob(modeAfter, after) };
}
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
        const { child, ended } = this.#git.start(['cat-file', 'blob', oid], call);
        child.stdin.end();
        const written = Promise.all([ended, (0,external_node_stream_promises_.pipeline)(child.stdout, (0,external_node_fs_.createWriteStream)(file))]);
        const [code] = await written.catch(() => [1]);
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
            if (this.#bytes <= MAX_BLOB_FILES_BYTES || this.#written.size === 1)
                return;
            this.#written.delete(oid);
            this.#bytes -= size;
            await (0,promises_.rm)(file, { force: true });
        }
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-store.js







/**
 * Pushes in a row with an unclear result: a broken connection may work again. Then the failure is reported.
 */
const MAX_UNCLEAR_PUSHES = 3;
/** The account of this tool, not of a person: the log of the run says who ran it. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>';
const COMMIT_REF = 'refs/index/new';
const NO_BRANCH = {
    exists: false,
    commit: null,
    read: async () => new Map(),
    list: async () => [],
    listDirectory: async () => [],
};
/**
 * An index in a branch of a Git repository, written with compare-and-swap: `open` gives the commit at the head of the branch
 * (index-branch.ts brings its objects, index-snapshot.ts reads them), and `commit` writes a commit on top of it and moves the branch from
 * the one to the other. Where somebody else has moved it, nothing is written.
 */
class GitIndex {
    isCreatedByPublish = true;
    #git;
    #address;
    #opened;
    #blobs;
    /** Pushes in a row that failed for an unknown reason. */
    #unknown = 0;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
    }
    async open() {
        const branch = this.#branch;
        const head = await branch.head();
        if (head === null)
            return NO_BRANCH;
        this.#blobs ??= new BlobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary);
        return snapshotAt(branch, head, this.#blobs);
    }
    async commit(change, { commit: parent }) {
        const branch = this.#branch;
        const commit = await writeCommit(branch.objects, change, parent);
        const opened = branch.push;
        branch.push = undefined;
        const failure = opened === undefined
            ? await push(branch.objects, this.#address, commit, [leaseOf(this.#address, parent)])
            : await opened.from(parent, commit);
        return this.#outcome(commit, failure, this);
    }
    /**
     * Writes the change on a snapshot of this branch as the head of another branch, if that one is still at `tip`; null stands for one
     * that does not exist. What it has beside this branch is lost. Throws PERMISSION, INDEX_UNREACHABLE.
     * @param other the same branch
     */
    async commitTo(other, change, { on, tip }) {
        const { objects } = this.#branch;
        const commit = await writeCommit(objects, change, on.commit);
        const failure = await push(objects, other.#address, commit, [leaseOf(other.#address, tip)]);
        return this.#outcome(commit, failure, other);
    }
    /** The commit that a snapshot of this branch is on top of; null for one that is on top of none. */
    async parentOf({ commit }) {
        const object = commit === null ? undefined : await this.#branch.objects.read(commit);
        return /^parent ([0-9a-f]+)$/m.exec(object?.bytes.toString('latin1') ?? '')?.[1] ?? null;
    }
    /** Of a snapshot that was opened for its `history`. */
    history(commit) {
        return new GitHistory(this.#branch, commit);
    }
    async checkAccess() {
        if (this.#branch.push === undefined)
            await checkPush(this.#branch.objects, this.#address);
    }
    async close() {
        await this.#opened?.close();
    }
    /** The connection may have broken after the push had succeeded: then the branch that was pushed to is asked. */
    async #outcome(commit, failure, pushed) {
        if (failure === undefined)
            return { commit };
        if (failure.outcome === 'refused')
            throw failure.error;
        this.#unknown = failure.outcome === 'unknown' ? this.#unknown + 1 : 0;
        if (this.#unknown > 0 && (await pushed.open()).commit === commit)
            return { commit };
        if (this.#unknown > MAX_UNCLEAR_PUSHES && failure.outcome === 'unknown')
            throw failure.error;
        return 'moved';
    }
    get #branch() {
        this.#opened ??= openBranch(this.#git, this.#address);
        return this.#opened;
    }
}
/**
 * Writes a commit with the change on top of `parent` and returns its id. One git writes blobs, trees and commit; of the parent
 * it reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 */
async function writeCommit(objects, change, parent) {
    // Without deltas: fast-import looks for one in the file before, which is of another kind.
    const args = ['fast-import', '--quiet', '--done', '--date-format=now', '--force', '--depth=0'];
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
/** Moves the head from `parent` alone: the lease names the exact old id, so that no commit of others is ever lost. */
function leaseOf({ branch }, parent) {
    return `--force-with-lease=refs/heads/${branch}:${parent ?? ''}`;
}
/** Pushes without sending anything: a server refuses credentials that may not write before that. Throws PERMISSION. */
async function checkPush(objects, address) {
    const commit = await writeCommit(objects, { message: 'Nothing', files: new Map() }, null);
    const failure = await push(objects, address, commit, ['--dry-run', '--force']);
    if (failure?.outcome === 'refused')
        throw failure.error;
}
/** Why it did nothing, if it failed. */
async function push(objects, address, commit, options) {
    const refspec = `${commit}:refs/heads/${address.branch}`;
    const words = ['push', '--porcelain', '--no-verify', ...options];
    const { gitDirectory, git } = objects;
    const { code, stdout, stderr } = await (0,git_remote/* runOnRemote */.ly)(git, address, words, [refspec], { gitDirectory });
    return code === 0 ? undefined : (0,failures/* pushFailure */.dS)(address.remote.url, `${stdout}\n${stderr}`);
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
  gt: () => (/* binding */ indexToken),
  b6: () => (/* binding */ openIndex),
  NH: () => (/* binding */ withIndex)
});

// UNUSED EXPORTS: messageOfRun, openApiIndex, withRunTrailers

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-index.js + 3 modules
var directory_index = __webpack_require__(4990);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 3 modules
var index_store = __webpack_require__(7011);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var http_backoff = __webpack_require__(5761);
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
    const mark = text.lastIndexOf('#');
    const named = mark < 0 ? undefined : gitRemote(text.slice(0, mark), isBareRepository);
    if (named !== undefined)
        return { kind: 'git', remote: named, branch: parseBranch(text.slice(mark + 1)) };
    const remote = gitRemote(text, isBareRepository);
    if (remote === undefined)
        return { kind: 'directory', path: text };
    return { kind: 'git', remote, branch: DEFAULT_BRANCH };
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
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
async function openIndex(runtime, { target, token, reading, writes = false, createsDirectory }) {
    const backoff = (0,http_backoff/* raceBackoff */._k)(INDEX_RACE_MS);
    if (target.kind === 'directory') {
        const onLimit = (reason) => runtime.log.warn(`while the index is gone, not all of it could be served: ${reason}`);
        const copy = reading === 'copy' ? { temporary: runtime.temporary, onLimit } : undefined;
        const index = new directory_index/* DirectoryIndex */.um(target.path, { isCreatedByPublish: createsDirectory, copy });
        return { index: runtime.writes?.index(index) ?? index, raceBackoff: backoff, close: () => index.close() };
    }
    const git = new git_git.Git(runtime.environment, runtime.log);
    await (0,git_git.requireGit)(git);
    const { remote, branch } = target;
    const index = new index_store/* GitIndex */.B(git, { remote, branch, token, reading, writes, temporary: runtime.temporary });
    const recorded = withRunTrailers(index, runtime);
    return {
        index: runtime.writes?.index(recorded) ?? recorded,
        raceBackoff: backoff,
        close: () => index.close(),
    };
}
/** The token for a Git index; undefined where the user's own Git credentials are used. */
function indexToken(environment) {
    return environment['MODULE_REGISTRY_TOKEN'];
}
/** Works on the index that `--index` names, and closes it. Throws as {@link openIndex}. */
async function withIndex(runtime, settings, work) {
    const { index, ...rest } = settings;
    const target = typeof index === 'string' ? indexTarget(index) : index;
    const opened = await openIndex(runtime, { ...rest, target, token: indexToken(runtime.environment) });
    try {
        return await work(opened);
    }
    finally {
        await opened.close();
    }
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex(runtime, repository, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(9964), __webpack_require__.e(5439)]).then(__webpack_require__.bind(__webpack_require__, 5439));
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
    const url = `${server}/${repository}/actions/runs/${id}/attempts/${read('GITHUB_RUN_ATTEMPT') || '1'}`;
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
function renderDiscovery() {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({ 'modules.v1': _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_BASE_PATH */ .wh });
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
    [paths/* DISCOVERY_PATH */.py, protocol/* renderDiscovery */.j1],
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
/* unused harmony exports MAX_TRAILER_LENGTH, publicationMessage, publishedVersion, selectChanges */
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
