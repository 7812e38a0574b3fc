export const id = 10;
export const ids = [10];
export const modules = {

/***/ 7618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  um: () => (/* binding */ DirectoryIndex),
  Ge: () => (/* binding */ absent),
  jq: () => (/* binding */ isForeign)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/adapters/filesystem/special-file.js
var special_file = __webpack_require__(504);
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
 * INDEX_INVALID for links and other special files in their place.
 */
async function withLock(root, write) {
    for (const name of [LOCK, STAGING])
        await (0,special_file/* refuseSpecialFile */.Iy)(root, name);
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
    if (host !== (0,external_node_os_.hostname)())
        return true;
    try {
        process.kill(Number(pid), 0);
        return true;
    }
    catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
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
        const found = statIfAny((0,external_node_path_.join)(this.#root, path));
        this.#asked += 1;
        this.#waitedMs += performance.now() - started;
        return stateIn(found);
    }
}
/** Undefined for every path that cannot be read, as for a missing file: the read that follows says why. */
function statIfAny(file) {
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
    constructor(root, isCreatedByPublish = false) {
        this.#root = root;
        this.isCreatedByPublish = isCreatedByPublish;
        this.#watched = new WatchedFiles(root);
    }
    async open() {
        const names = await (0,promises_.readdir)(this.#root).catch(absent(this.#root, ['ENOENT'], []));
        const exists = names.some((name) => !isOwnFile(name));
        return new DirectorySnapshot(this.#root, { exists, watched: this.#watched });
    }
    async commit(change, on) {
        if (!(on instanceof DirectorySnapshot))
            throw new TypeError('the snapshot is of another index');
        await (0,promises_.mkdir)(this.#root, { recursive: true }).catch(refuseWrite(this.#root));
        const outcome = await withLock(this.#root, async (staging) => {
            if (await on.isStale())
                return 'moved';
            for (const path of change.files.keys())
                await (0,special_file/* refuseSpecialFile */.Iy)(this.#root, path);
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
    #seen = new Map();
    constructor(root, { exists, watched }) {
        this.#root = root;
        this.exists = exists;
        this.#watched = watched;
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
    async list() {
        const entries = await (0,promises_.readdir)(this.#root, { recursive: true, withFileTypes: true }).catch(absent(this.#root, ['ENOENT'], []));
        const found = entries.map((entry) => {
            const path = (0,external_node_path_.relative)(this.#root, (0,external_node_path_.join)(entry.parentPath, entry.name));
            return [path.split(external_node_path_.sep).join('/'), entry];
        });
        const content = found.filter(([path]) => !isForeign(path.split('/')[0] ?? ''));
        for (const [path, entry] of content)
            if ((0,special_file/* isSpecialFile */.aB)(entry))
                throw (0,special_file/* specialFile */.Am)(path, entry);
        return content.flatMap(([path, entry]) => (entry.isFile() ? [path] : [])).sort();
    }
    async listDirectory(path) {
        await (0,special_file/* refuseSpecialFile */.Iy)(this.#root, path);
        return (0,promises_.readdir)((0,external_node_path_.join)(this.#root, path)).catch(absent(this.#root, NO_DIRECTORY, []));
    }
    /** Whether a file has changed since it was read. */
    async isStale() {
        for (const [path, digest] of this.#seen) {
            if (digestOf(await this.#readFile(path)) !== digest)
                return true;
        }
        return false;
    }
    async #readFile(path) {
        const file = (0,external_node_path_.join)(this.#root, path);
        await (0,special_file/* refuseSpecialFile */.Iy)(this.#root, path);
        return (0,promises_.readFile)(file).catch(absent(file, NO_FILE, undefined));
    }
}
/** No content of the index: the files of a writer, and the repository of an index that is checked out. */
function isForeign(name) {
    return isOwnFile(name) || name === '.git';
}
function digestOf(bytes) {
    return bytes === undefined ? undefined : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
/** The path is missing, is a directory, or has a file as a parent. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR'];
const NO_DIRECTORY = ['ENOENT', 'ENOTDIR'];
/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
function absent(path, codes, value) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (codes.includes(code))
            return value;
        throw new error/* RegistryError */.gl(code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,error/* quote */.hD)(path)}: ${code || (0,error/* messageOf */.bD)(cause)}`, 'name a directory that this user may read with --index', { cause });
    };
}
function refuseWrite(root) {
    return (cause) => {
        const { code = '' } = cause;
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code))
            throw cause;
        throw new error/* RegistryError */.gl('PERMISSION', `the index directory ${(0,error/* quote */.hD)(root)} cannot be written: ${code}`, 'give this user the right to write there, free space on the disk, or name another directory with --index', { cause });
    };
}


/***/ }),

/***/ 504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ specialFile),
/* harmony export */   Iy: () => (/* binding */ refuseSpecialFile),
/* harmony export */   aB: () => (/* binding */ isSpecialFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);



/**
 * Refuses with INDEX_INVALID a path of an index that is, or that leads through, anything but files and directories: a link may
 * lead out of the index, and a FIFO or a device never ends. The index itself may be a link. A path that is missing passes.
 */
async function refuseSpecialFile(root, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file).catch(() => undefined);
    const isDirect = real !== undefined && real === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root), path);
    const segments = path.split('/');
    for (let length = isDirect ? segments.length : 1; length <= segments.length; length += 1) {
        const parent = segments.slice(0, length).join('/');
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, parent)).catch(() => undefined);
        if (stats === undefined)
            return;
        if (isSpecialFile(stats))
            throw specialFile(parent, stats);
    }
}
function isSpecialFile(type) {
    return !type.isFile() && !type.isDirectory();
}
/** @param path in the index */
function specialFile(path, type) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} in the index is ${nameOf(type)}`, 'replace it by a file or a directory: an index holds nothing else');
}
function nameOf(type) {
    if (type.isSymbolicLink())
        return 'a symbolic link';
    if (type.isFIFO())
        return 'a FIFO';
    return type.isSocket() ? 'a socket' : 'a device';
}


/***/ }),

/***/ 9464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openBranch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1656);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7447);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3267);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9039);







/** Opens a branch. A repository on this machine is read without a transfer. */
function openBranch(git, address) {
    const local = localRepository(address.remote);
    if (local !== undefined)
        return openLocal(git, address, local);
    return address.reading === 'paths' ? openTreeless(git, address) : openWhole(git, address);
}
function localRepository({ scheme, path }) {
    if (scheme !== 'file')
        return undefined;
    return [path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git')].find((candidate) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(candidate, 'objects')));
}
function openLocal(git, { remote, branch, temporary }, gitDirectory) {
    const ref = `refs/heads/${branch}`;
    return {
        objects: new _objects_js__WEBPACK_IMPORTED_MODULE_5__/* .GitObjects */ .V(git, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, 'objects'), temporary),
        async head() {
            const format = '--format=%(objectname)%09%(refname)';
            const found = await git.run(['for-each-ref', format, ref], { gitDirectory });
            // The pattern also matches branches below that name.
            return (0,_fetch_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRefs */ .Y4)(required(found, remote)).get(ref) ?? null;
        },
    };
}
/**
 * Path by path, without history and without the trees beside the path: the cost does not grow with the index. Fetches run
 * in a repository of their own that is marked as partial. Everything else reads its objects through one that is not, so
 * that no git ever fetches a missing tree by itself (it would get everything below).
 * https://git-scm.com/docs/partial-clone
 */
function openTreeless(git, address) {
    const repository = new _fetch_js__WEBPACK_IMPORTED_MODULE_4__/* .FetchRepository */ .Zt(git, address, PARTIAL);
    const objects = new _objects_js__WEBPACK_IMPORTED_MODULE_5__/* .GitObjects */ .V(git, repository.objects, address.temporary);
    const want = async (oids) => {
        const known = await Promise.all(oids.map((oid) => objects.read(oid)));
        const missing = oids.filter((_, index) => known[index] === undefined);
        if (missing.length === 0)
            return;
        const config = [['fetch.negotiationAlgorithm', 'noop']];
        required(await repository.fetch(missing, ['--filter=tree:0'], { config }), address.remote);
    };
    return {
        objects,
        head: () => fetchHead(repository, objects, address),
        fetch: (commit, paths) => fetchPaths(objects, want, { commit, paths }),
    };
}
const PARTIAL = `[extensions]
\tpartialClone = ${_fetch_js__WEBPACK_IMPORTED_MODULE_4__/* .REMOTE */ .Bn}
[remote "${_fetch_js__WEBPACK_IMPORTED_MODULE_4__/* .REMOTE */ .Bn}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`;
/** The whole tree of the head, with its history only if that is wanted; fetched again only when the head has moved. */
function openWhole(git, address) {
    const repository = new _fetch_js__WEBPACK_IMPORTED_MODULE_4__/* .FetchRepository */ .Zt(git, address);
    const objects = new _objects_js__WEBPACK_IMPORTED_MODULE_5__/* .GitObjects */ .V(git, repository.objects, address.temporary);
    const ref = `refs/heads/${address.branch}`;
    return {
        objects,
        async head() {
            const listed = required(await repository.list(ref), address.remote);
            // The pattern also matches refs that end so.
            const head = (0,_fetch_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRefs */ .Y4)(listed).get(ref) ?? null;
            if (head === null || (await objects.read(head)) !== undefined)
                return head;
            return fetchHead(repository, objects, address);
        },
        fetchCommit: (commit) => repository.fetch([commit], []),
    };
}
/** Fetches the head, with what `reading` wants of its tree, and returns it; null if there is no branch. */
async function fetchHead(repository, objects, { remote, branch, reading }) {
    const ref = `refs/index/${branch}`;
    const depth = reading === 'history' ? [] : ['--depth=1'];
    const options = [...depth, ...(reading === 'paths' ? ['--filter=tree:0'] : [])];
    const fetched = await repository.fetch([`+refs/heads/${branch}:${ref}`], options);
    if (/couldn't find remote ref/.test(fetched.stderr))
        return null;
    required(fetched, remote);
    const head = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.gitDirectory, ref), 'utf8')).trim();
    // A repository that holds the head alone may be pushed from if it says that history ends there.
    if (reading !== 'history')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects.gitDirectory, 'shallow'), `${head}\n`);
    return head;
}
function required(result, { url }) {
    if (result.code === 0)
        return result;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .readFailure */ .f)('index', url, result.stderr);
}
/**
 * Level by level, one fetch brings the next tree of every path, and a last one all the files. Trees and blobs are never asked
 * for together: a server that meets a wanted blob inside a wanted tree leaves it out, as `tree:0` says.
 */
async function fetchPaths(objects, want, { commit, paths }) {
    const root = /^tree ([0-9a-f]{40})/.exec((await objects.read(commit))?.bytes.toString('latin1') ?? '')?.[1];
    let level = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]]);
    const blobs = new Set();
    while (level.size > 0) {
        await want([...level.keys()]);
        const next = new Map();
        for (const [oid, rests] of level) {
            const children = await readChildren(objects, oid);
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
        level = next;
    }
    await want([...blobs]);
}
/** Object ids by name; empty for an object that is not a tree. */
async function readChildren(objects, oid) {
    const tree = await objects.read(oid);
    if (tree?.type !== 'tree')
        return new Map();
    return new Map((0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTree */ .cZ)(tree.bytes, 'the index').map((child) => [child.path, child.oid]));
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

/***/ 4910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iR: () => (/* binding */ indexTarget),
  b6: () => (/* binding */ openIndex)
});

// UNUSED EXPORTS: openApiIndex

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-index.js + 2 modules
var directory_index = __webpack_require__(7618);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/index-branch.js
var index_branch = __webpack_require__(9464);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/adapters/git/credentials.js
var credentials = __webpack_require__(9721);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
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
async function push(objects, { remote, branch, token }, commit, options) {
    const safe = ['--porcelain', '--no-verify', '--receive-pack=git-receive-pack', ...options];
    const args = ['push', ...safe, remote.url, `${commit}:refs/heads/${branch}`];
    const { code, stdout, stderr } = await objects.run(args, { config: (0,credentials/* tokenSettings */.J)(remote, token) });
    return code === 0 ? undefined : (0,failures/* pushFailure */.d)(remote.url, `${stdout}\n${stderr}`);
}

// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var git_tree = __webpack_require__(9039);
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
    /** Pushes in a row that failed for an unknown reason. */
    #unknown = 0;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
    }
    async open() {
        return snapshotAt(this.#branch, await this.#branch.head());
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
        await this.#opened?.objects.close();
    }
    get #branch() {
        this.#opened ??= (0,index_branch/* openBranch */.D)(this.#git, this.#address);
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
function snapshotAt(branch, commit) {
    if (commit === null)
        return NO_BRANCH;
    const { objects } = branch;
    const readOne = async (path) => [path, await objects.read(`${commit}:${path}`)];
    return {
        exists: true,
        commit,
        async read(paths) {
            await branch.fetch?.(commit, paths);
            const files = await Promise.all(paths.map(readOne));
            return new Map(files.flatMap(([path, object]) => (object?.type === 'blob' ? [[path, object.bytes]] : [])));
        },
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
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
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
function parseIndexTarget(text, isBareRepository) {
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
        throw new error/* RegistryError */.gl('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`);
    }
    const isPath = remote.scheme === 'file' && !text.startsWith('file://');
    return isPath && !/\.git\/?$/.test(text) && !isBareRepository(text) ? undefined : remote;
}
function parseBranch(text) {
    if ((0,ref_name/* isRefName */.p)(text) && !text.includes('@'))
        return text;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the index branch ${(0,error/* quote */.hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as #registry');
}

;// CONCATENATED MODULE: ./lib/composition/index-store.js







/** How long a publish runs lost races again before it says INDEX_BUSY. */
const RETRY_MS = 10 * 60_000;
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
async function openIndex(runtime, { target, token, reading, createsDirectory }) {
    const backoff = (0,http_backoff/* raceBackoff */._k)(RETRY_MS);
    if (target.kind === 'directory')
        return {
            index: new directory_index/* DirectoryIndex */.um(target.path, createsDirectory),
            raceBackoff: backoff,
            close: async () => { },
        };
    const git = new git_git/* Git */.TU(runtime.environment, runtime.log);
    await (0,git_git/* requireGit */.oj)(git);
    const { remote, branch } = target;
    const index = new GitIndex(git, { remote, branch, token, reading, temporary: runtime.temporary });
    return { index, raceBackoff: backoff, close: () => index.close() };
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex(repository, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(336)]).then(__webpack_require__.bind(__webpack_require__, 3336));
    return {
        index: new ApiIndex({ repository, branch }),
        raceBackoff: raceBackoff(RETRY_MS),
        close: async () => { },
    };
}


/***/ }),

/***/ 8403:
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
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js + 1 modules
var hosting = __webpack_require__(4322);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
;// CONCATENATED MODULE: ./lib/index/format/fields.js





/** The fields that several documents of an index have. */
const dateField = schemas/* string */.YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const digestField = schemas/* string */.YjP().regex(/^sha256:[0-9a-f]{64}$/);
const commitField = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const versionField = (0,base_schema/* checkedText */.N0)(version/* parseVersion */.ot);
const addressField = (0,base_schema/* checkedText */.N0)(module_address/* parseModuleAddress */.E9);
const locationField = (0,base_schema/* checkedText */.N0)((text) => {
    (0,format_location/* locationKind */.QD)(text);
    return text;
});

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/index/format/marks.js






/** The decisions of people about published versions, as `module.json` has them. */
/** `acme/vpc/aws` or `acme/vpc/aws@2.0.0`. Throws INVALID_ADDRESS, INVALID_INPUT. */
function checkReplacement(text) {
    const [address = '', ...versions] = text.split('@');
    (0,module_address/* parseModuleAddress */.E9)(address);
    if (versions.length > 0)
        (0,version/* parseVersion */.ot)(versions.join('@'));
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
    date: dateField,
};
const advice = {
    link: schemas/* string */.YjP()
        .refine((text) => text.startsWith('https://') && URL.canParse(text), 'must be an https URL')
        .exactOptional(),
    /** What to use instead. */
    replacement: (0,base_schema/* checkedText */.N0)(checkReplacement).exactOptional(),
};
/** A version that clients shall not choose any more; its own files stay. */
const yankField = schemas/* looseObject */._H3({ version: versionField, ...decision, ...advice });
/** Versions that clients are warned of. Without `versions` it is the whole module. */
const deprecationField = schemas/* looseObject */._H3({
    versions: (0,base_schema/* checkedText */.N0)(checkRange).exactOptional(),
    ...decision,
    ...advice,
});
/** A version whose files are gone. Its number is never used again. */
const removalField = schemas/* looseObject */._H3({
    version: versionField,
    digest: digestField,
    commit: commitField,
    ...decision,
});
const transferFields = { date: dateField, reason: schemas/* string */.YjP().exactOptional() };

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
;// CONCATENATED MODULE: ./lib/index/format/documents.js












/** The documents from which all other files of an index can be rebuilt: `registry.json`, `module.json` and `release.json`. */
const INDEX_FORMAT = 1;
const format = schemas/* literal */.euz(INDEX_FORMAT);
/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = schemas/* looseObject */._H3({
    host: schemas/* string */.YjP().min(1),
    repository: schemas/* string */.YjP().min(1),
    repositoryId: schemas/* number */.aig().int().positive().optional(),
    ownerId: schemas/* number */.aig().int().positive().optional(),
});
/** What a run has to know of a version that is published already: it reads no other file then. */
const publishedVersion = schemas/* looseObject */._H3({
    version: versionField,
    tag: schemas/* string */.YjP().min(1),
    commit: commitField,
    committedAt: dateField,
    path: schemas/* string */.YjP(),
    digest: digestField,
    packages: schemas/* array */.YOg(schemas/* looseObject */._H3({ kind: schemas/* string */.YjP().min(1), location: locationField })).min(1),
});
const moduleDocument = schemas/* looseObject */._H3({
    format,
    address: addressField,
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
    location: locationField,
    digest: digestField,
});
const releaseDocument = schemas/* looseObject */._H3({
    format,
    address: addressField,
    version: versionField,
    tag: schemas/* string */.YjP().min(1),
    commit: commitField,
    committedAt: dateField,
    repository: schemas/* looseObject */._H3({
        url: schemas/* string */.YjP().refine(isWebUrl, 'must be an https URL, or empty'),
        id: schemas/* number */.aig().int().positive().optional(),
        ownerId: schemas/* number */.aig().int().positive().optional(),
    }),
    path: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
    package: schemas/* looseObject */._H3({
        format: schemas/* number */.aig().int().positive(),
        digest: digestField,
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
    /** Older tools refuse the index. */
    minimumTool: versionField.exactOptional(),
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
    return (0,json/* canonicalJson */.d)({
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
    return (0,json/* canonicalJson */.d)({ ...document, address: (0,module_address/* formatModuleAddress */.wc)(document.address) });
}
/** The versions that clients may choose: all but the yanked ones, highest first. */
function listedVersions(document) {
    const yanked = new Set(document.yanks.map((yank) => yank.version));
    return (0,version/* sortVersions */.M7)(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)));
}
/** Reads a document of the index. Throws INDEX_INVALID where it is not JSON, does not fit the schema, or has a newer format. */
function parseDocument(schema, path, bytes) {
    const value = (0,base_schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
    if (value === undefined)
        throw invalid(path, 'is not JSON');
    const newer = schemas/* looseObject */._H3({ format: schemas/* number */.aig().int().gt(INDEX_FORMAT) }).safeParse(value);
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

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);




/** `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const position = { file: text, line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ type, optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: text,
    sensitive: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    ephemeral: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    deprecated: text,
    ...position,
};
// Lazy, as all schemas below: most runs read no such document.
const input = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    ...marks,
    type: text,
    parsedType: type,
    default: text,
    value: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional(),
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    nullable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    validations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ condition: text, message: text, ...position })),
}));
const provider = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: text,
    source: text,
    constraints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    ...position,
}));
const directory = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    path: text,
    readme: text,
    empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(input),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3(marks)),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']), type: text, name: text, ...position })),
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ name: text, source: text, version: text, ...position })),
    providers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(provider),
    requiredVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    moves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ from: text, to: text, ...position })),
    removals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ from: text, ...position })),
    imports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ to: text, id: text, ...position })),
}));
const interfaceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7),
    root: directory,
    submodules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
}));
/** Versions may share an interface, which is then formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface(moduleInterface) {
    const known = formatted.get(moduleInterface);
    if (known !== undefined)
        return known;
    const { diagnostics: _, root, ...rest } = moduleInterface;
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ ...rest, format: _documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7, root: { ...root, readme: '' } });
    formatted.set(moduleInterface, text);
    return text;
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(interfaceDocument, path, bytes);
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** The paths that {@link parseInterfaceFiles} reads. */
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 9707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderVersionDetails)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _interface_interface_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(495);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3701);



/**
 * "Get a specific module" of the registry HTTP API. Without `more`, as in the static file, it depends on the version's own
 * commit alone. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, moduleInterface, more) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({
        ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseSummary */ .kU)(release),
        tag: release.tag,
        ...shapeOf(moduleInterface),
        ...more,
    });
}
function shapeOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...shape } = (0,_interface_interface_json_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceJson */ .wG)(moduleInterface);
    return shape;
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


/***/ }),

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   Iy: () => (/* binding */ formatAddressList),
/* harmony export */   Ji: () => (/* binding */ withModule),
/* harmony export */   RA: () => (/* binding */ newestItems),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Yz: () => (/* binding */ clashingSpelling),
/* harmony export */   bh: () => (/* binding */ LIST_LIMIT),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   xn: () => (/* binding */ catalogItem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8403);







/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Modules in the lists of the registry and of a namespace, at most: no file grows with the registry. */
const LIST_LIMIT = 100;
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(moduleListItem) });
/** The item of a module in a list: its latest version, and the newest commit date. */
function listItem(module, { release }) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' };
}
/** Inputs, and outputs, of a module that a search finds. */
const MAX_NAMES = 500;
/** The item of a module in the catalog, with the names of inputs and outputs where the index has the interface. */
function catalogItem(module, latest) {
    const item = listItem(module, latest);
    if (latest.moduleInterface === undefined)
        return item;
    const { inputs, outputs } = latest.moduleInterface.root;
    return { ...item, inputs: firstNames(inputs), outputs: firstNames(outputs) };
}
function firstNames(values) {
    return values.slice(0, MAX_NAMES).map(({ name }) => name);
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
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .listedVersions */ .f3)(module));
}
/** The items of a list; none where the file is missing. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return [];
    const list = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(moduleList, bytes);
    if (list !== undefined)
        return list.modules;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/** The list with the item of this module added or replaced; without an item, the list without this module. */
function withModule(items, address, item) {
    const text = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address);
    const others = items.filter((each) => addressOf(each) !== text);
    return item === undefined ? others : [...others, item];
}
/** The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. */
function formatNewestList(items) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .d)({ meta: { limit: LIST_LIMIT, current_offset: 0 }, modules: newestItems(items) });
}
/** The items of that list. Of more items than these, no other can get into it. */
function newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(addressOf(a), addressOf(b)));
    return newest.slice(0, LIST_LIMIT);
}
/** The list of all items, by address: for the catalog, and for the systems of one name. */
function formatAddressList(items) {
    const modules = items.toSorted((a, b) => compare(addressOf(a), addressOf(b)));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .d)({ modules });
}
/** An address in the list that differs from this address only by case. */
function clashingSpelling(items, address) {
    const text = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address);
    return items.map(addressOf).find((other) => other !== text && other.toLowerCase() === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(address));
}
function addressOf(item) {
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
/* harmony export */   j1: () => (/* binding */ renderDiscovery),
/* harmony export */   vy: () => (/* binding */ renderHostHeaders),
/* harmony export */   wH: () => (/* binding */ sourcePageLocation),
/* harmony export */   xc: () => (/* binding */ renderDownload)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);





/**
 * The documents of the module registry protocol. The static files and the server use the same renderers.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
function renderDiscovery() {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({ 'modules.v1': _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh });
}
/** Lists, never null: clients check the types of these keys and refuse the whole document where one is wrong. */
const NO_REQUIREMENTS = { root: { providers: [], dependencies: [] }, submodules: [] };
/**
 * The `versions` document, highest version first. The static file has only `version` in each entry, so that it does not
 * grow with the dependencies of the modules. The server passes `requirements`, and every entry then has `root` and
 * `submodules`, empty for versions that the map lacks; that document is on one line, as it is long.
 */
function renderVersions(module, requirements) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).map((version) => ({
        version,
        ...(requirements === undefined ? {} : (requirements.get(version) ?? NO_REQUIREMENTS)),
    }));
    const document = { modules: [{ source: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(module.address), versions }] };
    return requirements === undefined ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(document) : (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .A)(document);
}
/** The `download` document: the location of the first package. OpenTofu reads it from the body. */
function renderDownload(release, sign = (location) => location) {
    const [first] = release.packages;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({ location: first === undefined ? undefined : sign(first.location) });
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
        const kind = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location);
        return kind !== 'oci' && (kind !== 'git' || place === 0 || isSame);
    });
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const location = terraformLocation(release);
    if (location === undefined || (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location) !== 'relative')
        return location;
    if (registryUrl === null)
        return undefined;
    const download = `${registryUrl}/${(0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'download')}`;
    return new URL(location, download).href;
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES_BASE_PATH */ .wh}*/download\n  X-Terraform-Get: ./source\n`;
}


/***/ }),

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl),
/* harmony export */   N: () => (/* binding */ parseOwnUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



/**
 * Reads the public URL of a registry: https, or http on loopback, without user, query and fragment; a path is allowed. The
 * result is canonical and has no slash at the end: `${url}/v1/modules/` is a URL. Throws INVALID_INPUT.
 */
function parseRegistryUrl(text) {
    const problem = registryUrlProblem(text);
    if (problem === undefined)
        return new URL(text).href.replace(/\/$/, '');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: ${problem}`, 'write it as https://modules.example.com');
}
/** Hosts that answer discovery themselves, or none for anybody else. */
const HOSTS_OF_OTHERS = [
    'github.com',
    'www.github.com',
    'gitlab.com',
    'bitbucket.org',
    'codeberg.org',
    'registry.terraform.io',
    'app.terraform.io',
    'registry.opentofu.org',
];
/** {@link parseRegistryUrl} for a registry of one's own. Throws INVALID_INPUT for a host that belongs to somebody else too. */
function parseOwnUrl(text) {
    const url = parseRegistryUrl(text);
    const { hostname } = new URL(url);
    if (!HOSTS_OF_OTHERS.includes(hostname))
        return url;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: ${hostname} belongs to somebody else, and clients ask it for its own modules`, 'use a host of your own, which serves the index: https://modules.example.com');
}
function registryUrlProblem(text) {
    // The URL parser drops or changes these without an error.
    if (/[\s\p{C}\\]/u.test(text))
        return 'it contains a blank, a control character or a backslash';
    if (!URL.canParse(text))
        return 'it is not an absolute URL';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname));
    if (!isHttps)
        return 'it must be https (http only on loopback)';
    if (url.username !== '' || url.password !== '')
        return 'a user or password may not be in it';
    if (/[?#]/.test(text))
        return 'a query or fragment may not be in it';
    const path = url.pathname.replace(/\/$/, '');
    return path === '' || (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(path) ? undefined : 'its path has an empty part or an unusual character';
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ providerJson),
/* harmony export */   MQ: () => (/* binding */ dependencyJson),
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


/***/ })

};
