export const id = 6836;
export const ids = [6836];
export const modules = {

/***/ 3664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
function absent(path, codes, value) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (codes.includes(code))
            return value;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${code || (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause)}`, 'name a directory that this user may read with --index', { cause });
    };
}


/***/ }),

/***/ 5347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ createDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Makes a directory and those above it. Node.js's own `recursive` never ends where the system makes none, as below /proc. */
function createDirectory(path) {
    if (makeOne(path))
        return;
    createDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    if (!makeOne(path))
        throw missing(path);
}
/** False where the directory above is missing. */
function makeOne(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        if (code === 'ENOENT' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
            return false;
        if (code !== 'EEXIST' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            throw error;
    }
    return true;
}
function missing(path) {
    return Object.assign(new Error(`ENOENT: the system makes no directory ${path}`), {
        code: 'ENOENT',
        syscall: 'mkdir',
        path,
    });
}


/***/ }),

/***/ 1209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ DirectoryContents)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _index_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4587);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3664);
/* harmony import */ var _directory_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6184);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2905);
/* harmony import */ var _special_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1757);








/** A link that takes the place of a file after it was listed is not followed, and a FIFO does not stop the reader. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/**
 * The files of an index in a directory. It reads them synchronously: an index has many small files, and an asynchronous read
 * of one costs several times as much as its bytes.
 */
class DirectoryContents {
    commit = null;
    #root;
    #piece = Buffer.alloc(_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .PIECE_BYTES */ .ts);
    constructor(root) {
        this.#root = root;
    }
    /** Directory by directory: its files, then those of each directory in it. */
    async *list() {
        const waiting = [''];
        for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
            // Signals and progress get their turn.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
            const prefix = directory === '' ? '' : `${directory}/`;
            const all = this.#entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, directory));
            const entries = directory === '' ? all.filter(({ name }) => !(0,_directory_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isForeign */ .jq)(name)) : all;
            entries.sort((a, b) => (a.name < b.name ? -1 : 1));
            const files = entries.filter((entry) => !entry.isDirectory());
            yield files.map((entry) => ({ path: `${prefix}${entry.name}`, isSpecial: (0,_special_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isSpecialFile */ .aB)(entry) }));
            const directories = entries.filter((entry) => entry.isDirectory());
            waiting.push(...directories.map(({ name }) => `${prefix}${name}`).reverse());
        }
    }
    #entriesOf(path) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true });
        }
        catch (error) {
            return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .G)(path, ['ENOENT'], [])(error);
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
            for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece))
                into(piece.subarray(0, size));
            return true;
        });
        return isRead ?? false;
    }
    /** Undefined where the file is gone, or is no file any more. Throws PERMISSION, INDEX_UNREACHABLE. */
    #open(path, work) {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
        try {
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(name, READ);
            try {
                return work(file);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        catch (error) {
            return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .G)(name, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'], undefined)(error);
        }
    }
}
function readDocument(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size > _index_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_DOCUMENT_BYTES */ .bi ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
}


/***/ }),

/***/ 6184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y5: () => (/* binding */ removeDeadLock),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   kK: () => (/* binding */ withLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2905);
/* harmony import */ var _running_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8762);
/* harmony import */ var _special_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1757);






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
        await (0,_special_file_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSpecialFile */ .Iy)(root, name);
    await (0,_special_file_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseNoFile */ .oP)(root, LOCK);
    const lock = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, LOCK);
    const staging = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, STAGING);
    if (!(await takeLock(lock)) && !((await clearDead(lock)) && (await takeLock(lock))))
        return undefined;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(staging, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(staging);
        return await write(staging);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(staging, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(lock);
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(lock, `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()} ${process.pid}`, { flag: 'wx' });
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
    const held = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(lock).catch(() => undefined);
    if (holder === undefined || held === undefined)
        return true;
    if (isAlive(holder, Date.now() - held.mtimeMs))
        return false;
    const taken = `${lock}.${process.pid}`;
    const isTaken = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(lock, taken).then(() => true, () => false);
    if (!isTaken)
        return true;
    // Another process may have removed and taken the lock since it was read: then its lock is put back.
    const isOther = (await readHolder(taken)) !== holder;
    if (isOther)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(taken, lock).catch(() => { });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(taken);
    return !isOther;
}
function readHolder(lock) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(lock, 'utf8').catch(() => undefined);
}
function isAlive(holder, heldMs) {
    if (heldMs > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_HOLD_MS */ .U5)
        return false;
    const [, host, pid] = /^(.*) (\d+)$/.exec(holder) ?? [];
    if (pid === undefined)
        return heldMs < _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_NAMELESS_MS */ .d0;
    return host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)() || (0,_running_js__WEBPACK_IMPORTED_MODULE_5__/* .isRunning */ .W)(Number(pid));
}
/** No content of the index: the files of a writer, and the repository of an index that is checked out. */
function isForeign(name) {
    return isOwnFile(name) || name === '.git';
}


/***/ }),

/***/ 1757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ specialFile),
/* harmony export */   Iy: () => (/* binding */ refuseSpecialFile),
/* harmony export */   aB: () => (/* binding */ isSpecialFile),
/* harmony export */   oP: () => (/* binding */ refuseNoFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8082);



/**
 * Refuses with INDEX_INVALID a path of an index that is, or that leads through, anything but files and directories: a link may
 * lead out of the index, and a FIFO or a device never ends. The index itself may be a link. A path that is missing passes.
 */
async function refuseSpecialFile(root, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file).catch(() => undefined);
    const isDirect = real !== undefined && real === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root).catch(() => root), path);
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
/** Refuses with INDEX_INVALID a path that has a directory in the place of its file, or a file in that of one of its directories. */
async function refuseNoFile(root, path) {
    const segments = path.split('/');
    for (let length = segments.length; length > 0; length -= 1) {
        const parent = segments.slice(0, length).join('/');
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, parent)).catch(() => undefined);
        if (stats === undefined)
            continue;
        const isWhole = length === segments.length;
        if (isWhole ? !stats.isDirectory() : !stats.isFile())
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(parent)} in the index is ${isWhole ? 'a directory, where a file' : 'a file, where a directory'} belongs`, `move ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(parent)} out of the index`);
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

/***/ 3621:
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
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(2114);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var limits = __webpack_require__(3516);
;// CONCATENATED MODULE: ./lib/adapters/git/blob-files.js







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
        if (this.#writers >= limits/* MAX_WRITERS */.OP)
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
            child.on('error', (cause) => reject((0,git_git.missingGit)(cause)));
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
            if (this.#bytes <= limits/* MAX_BLOB_FILES_BYTES */.f3 || this.#written.size === 1)
                return;
            this.#written.delete(oid);
            this.#bytes -= size;
            await (0,promises_.rm)(file, { force: true });
        }
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(8799);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(9517);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __webpack_require__(9130);
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
    #child;
    #chunks;
    #ended;
    #rest = Buffer.alloc(0);
    #stderr = '';
    /** @param gitDirectory the repository that is pushed from, or any */
    constructor(git, address, gitDirectory) {
        const config = (0,git_remote/* remoteSettings */.kG)(address);
        // Without a URL the helper takes that of the remote, as the user's configuration rewrites it.
        const child = git.start(['remote-http', git_remote/* REMOTE */.Bn], { gitDirectory, transport: 'network', config });
        this.#child = child;
        this.#chunks = child.stdout[Symbol.asyncIterator]();
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-limits/* MAX_HELPER_STDERR_LENGTH */.Cm);
        });
        // A child that ends early closes its stdin; its stderr gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        this.#ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject((0,git_git.missingGit)(cause)));
            child.on('close', () => resolve());
        });
        this.#ended.catch(() => { });
    }
    send(text) {
        this.#child.stdin.write(text);
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
        this.#child.stdin.end();
        this.#child.stdout.destroy();
        await this.#ended;
        return new RemoteFailure(this.#stderr.trim() === '' ? HUNG_UP : this.#stderr);
    }
    /** Ends the process; a request that runs is given up. */
    async close() {
        this.#child.kill();
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
    const ask = async (command) => {
        helper.send(command);
        return helper.lines().catch((error) => {
            if (error instanceof RemoteFailure)
                return error;
            throw error;
        });
    };
    const listed = await ask('list for-push\n');
    if (listed instanceof RemoteFailure)
        return undefined;
    const head = listed.map((line) => line.split(' ')).find(([, name]) => name === ref)?.[0] ?? null;
    const push = async (commit) => {
        // The lease names the exact old id, so that no commit of others is ever lost.
        const answer = await ask(`option cas ${ref}:${head ?? ''}\npush ${commit}:${ref}\n\n`);
        if (answer instanceof RemoteFailure)
            return (0,failures/* pushFailure */.dS)(url, answer.message);
        if (answer.includes(`ok ${ref}`))
            return undefined;
        const [reason = 'no reason'] = answer.flatMap((line) => /^error \S+ (.*)$/.exec(line)?.[1] ?? []);
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

// EXTERNAL MODULE: ./lib/adapters/git/objects.js + 1 modules
var git_objects = __webpack_require__(6847);
// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var git_tree = __webpack_require__(4820);
;// CONCATENATED MODULE: ./lib/adapters/git/index-paths.js







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
        this.objects = new git_objects/* GitObjects */.V(git, this.#repository.objects, address.temporary);
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

;// CONCATENATED MODULE: ./lib/adapters/git/index-branch.js








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
    const objects = new git_objects/* GitObjects */.V(git, (0,external_node_path_.join)(gitDirectory, 'objects'), address.temporary);
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
    const own = (0,external_node_path_.join)((0,bare_repository/* makeBareRepository */.x)((0,external_node_path_.join)(temporary, 'copy-'), ''), 'objects');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(own, 'pack'));
    const objects = new git_objects/* GitObjects */.V(git, own, temporary);
    const both = (0,bare_repository/* makeBorrowingRepository */.o)([own, (0,external_node_path_.join)(gitDirectory, 'objects')], temporary);
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
    const objects = new git_objects/* GitObjects */.V(git, repository.objects, temporary);
    const isShallow = reading !== 'history';
    const depth = isShallow ? ['--depth=1'] : [];
    const ref = `refs/heads/${branch}`;
    return {
        objects,
        async head() {
            const listed = await repository.list(ref, { deadlineMs: limits/* BRANCH_LISTING_MS */.Xe });
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
            const listed = await repository.list(`${name}*`, { deadlineMs: limits/* BRANCH_LISTING_MS */.Xe });
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

;// CONCATENATED MODULE: ./lib/adapters/git/index-history.js

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

// EXTERNAL MODULE: ./lib/index/limits.js
var index_limits = __webpack_require__(4587);
;// CONCATENATED MODULE: ./lib/adapters/git/index-snapshot.js





const BLOB_MODE = /^1[02]0/;
/** An index as one commit of its branch has it. @param blobs of the objects of the branch */
function snapshotAt(branch, commit, blobs) {
    const { objects } = branch;
    let expected;
    return {
        exists: true,
        commit,
        expect: (files) => {
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
    const { code, stdout } = await objects.run(words, { maxOutput: limits/* MAX_CHANGES_BYTES */.bi });
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
            for (let at = 0; at < paths.length; at += limits/* MAX_LISTED_PATHS */.Ce)
                yield* listed(paths.slice(at, at + limits/* MAX_LISTED_PATHS */.Ce));
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
        return object?.type === 'blob' && object.bytes.length <= index_limits/* MAX_DOCUMENT_BYTES */.bi ? object.bytes : undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-store.js










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
        const commit = await writeCommit(branch.objects, { change, parent });
        const { push } = branch;
        branch.push = undefined;
        const failure = push === undefined
            ? await pushCommit(branch.objects, this.#address, { commit, parent })
            : await push.from(parent, commit);
        return this.#outcome(commit, failure, this);
    }
    /**
     * Writes the change on a snapshot of this branch as the head of another branch, if that one is still at `tip`; null stands for one
     * that does not exist. What it has beside this branch is lost. Throws PERMISSION, INDEX_UNREACHABLE.
     * @param other the same branch
     */
    async commitTo(other, change, { on, tip }) {
        const { objects } = this.#branch;
        const commit = await writeCommit(objects, { change, parent: on.commit });
        const failure = await pushCommit(objects, other.#address, { commit, parent: tip });
        return this.#outcome(commit, failure, other);
    }
    /** The commit that a snapshot of this branch is on top of; null for one that is on top of none. */
    async parentOf({ commit }) {
        const object = commit === null ? undefined : await this.#branch.objects.read(commit);
        return /^parent ([0-9a-f]+)$/m.exec(object?.bytes.toString('latin1') ?? '')?.[1] ?? null;
    }
    /** Of a snapshot that was opened for its `history`. */
    history(commit) {
        const branch = this.#branch;
        return new GitHistory(branch, commit);
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
        if (this.#unknown > limits/* MAX_UNCLEAR_PUSHES */.jc && failure.outcome === 'unknown')
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
async function writeCommit(objects, commit) {
    const args = ['fast-import', '--quiet', '--done', '--date-format=now', '--force'];
    const { code, stderr } = await objects.run(args, { input: script(commit) });
    if (code !== 0)
        throw new Error(`git fast-import failed: ${stderr.trim()}`);
    return (await (0,promises_.readFile)((0,external_node_path_.join)(objects.gitDirectory, COMMIT_REF), 'utf8')).trim();
}
async function* script({ change, parent }) {
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
async function push(objects, address, commit, options) {
    const refspec = `${commit}:refs/heads/${address.branch}`;
    const words = ['push', '--porcelain', '--no-verify', ...options];
    const { gitDirectory, git } = objects;
    const { code, stdout, stderr } = await (0,git_remote/* runOnRemote */.ly)(git, address, words, [refspec], { gitDirectory });
    return code === 0 ? undefined : (0,failures/* pushFailure */.dS)(address.remote.url, `${stdout}\n${stderr}`);
}


/***/ }),

/***/ 1798:
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/system-error.js
var system_error = __webpack_require__(7888);
// EXTERNAL MODULE: ./lib/adapters/filesystem/absent.js
var absent = __webpack_require__(3664);
// EXTERNAL MODULE: ./lib/adapters/filesystem/create-directory.js
var create_directory = __webpack_require__(5347);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-contents.js
var directory_contents = __webpack_require__(1209);
// EXTERNAL MODULE: ./lib/adapters/filesystem/limits.js
var limits = __webpack_require__(2905);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-copy.js






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
            const pause = Math.max(limits/* LEAST_PAUSE_MS */.KU, PAUSE_FACTOR * (ended - started));
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
        const { maxBytes = limits/* MAX_COPY_BYTES */.VR, maxFiles = limits/* MAX_COPY_FILES */.z2 } = this.#options;
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
        const { removedMs = limits/* REMOVED_MS */.od, onRemoved } = this.#options;
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

// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-lock.js
var directory_lock = __webpack_require__(6184);
// EXTERNAL MODULE: ./lib/adapters/filesystem/special-file.js
var special_file = __webpack_require__(1757);
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
        this.#copy = copy && new DirectoryCopy(root, { ...copy, isForeign: directory_lock/* isForeign */.jq, onRemoved });
    }
    /** With a copy it throws INDEX_UNREACHABLE for an index that is gone. */
    async open() {
        const names = await (0,promises_.readdir)(this.#root).catch((0,absent/* absent */.G)(this.#root, ['ENOENT'], []));
        const lost = this.#copy?.lostOf(names);
        if (lost !== undefined)
            throw lostIndex(this.#root, lost);
        this.#copy?.update();
        await (0,directory_lock/* removeDeadLock */.Y5)(this.#root, names);
        const content = names.filter((name) => !(0,directory_lock/* isOwnFile */.Z4)(name));
        return new DirectorySnapshot(this.#root, { names: content, watched: this.#watched, copy: this.#copy });
    }
    async close() {
        await this.#copy?.close();
    }
    async commit(change, on) {
        if (!(on instanceof DirectorySnapshot))
            throw new TypeError('the snapshot is of another index');
        try {
            (0,create_directory/* createDirectory */.c)(this.#root);
        }
        catch (error) {
            refuseWrite(this.#root)(error);
        }
        for (const path of change.files.keys())
            await (0,special_file/* refuseNoFile */.oP)(this.#root, path);
        const outcome = await (0,directory_lock/* withLock */.kK)(this.#root, async (staging) => {
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
        (0,create_directory/* createDirectory */.c)((0,external_node_path_.dirname)(target));
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
            await (0,special_file/* refuseSpecialFile */.Iy)(this.#root, path);
            const stats = await (0,promises_.stat)(file).catch((0,absent/* absent */.G)(file, NO_FILE, undefined));
            return stats?.isFile() && (await this.#isSpelled(path)) ? { file, size: stats.size } : undefined;
        };
        return this.#orCopied(path, locateNow, (copy) => copy.locate(path));
    }
    async list() {
        const entries = await (0,promises_.readdir)(this.#root, { recursive: true, withFileTypes: true }).catch((0,absent/* absent */.G)(this.#root, ['ENOENT'], []));
        const found = entries.map((entry) => {
            const path = (0,external_node_path_.relative)(this.#root, (0,external_node_path_.join)(entry.parentPath, entry.name));
            return [path.split(external_node_path_.sep).join('/'), entry];
        });
        const content = found.filter(([path]) => !(0,directory_lock/* isForeign */.jq)(path.split('/')[0] ?? ''));
        for (const [path, entry] of content)
            if ((0,special_file/* isSpecialFile */.aB)(entry))
                throw (0,special_file/* specialFile */.Am)(path, entry);
        return content.flatMap(([path, entry]) => (entry.isFile() ? [path] : [])).sort();
    }
    async listDirectory(path) {
        await (0,special_file/* refuseSpecialFile */.Iy)(this.#root, path);
        return (0,promises_.readdir)((0,external_node_path_.join)(this.#root, path)).catch((0,absent/* absent */.G)(this.#root, NO_DIRECTORY, []));
    }
    contents() {
        return new directory_contents/* DirectoryContents */.I(this.#root);
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
            await (0,special_file/* refuseSpecialFile */.Iy)(this.#root, path);
            const bytes = await (0,promises_.readFile)(file).catch((0,absent/* absent */.G)(file, NO_FILE, undefined));
            return bytes !== undefined && (await this.#isSpelled(path)) ? bytes : undefined;
        };
        return this.#orCopied(path, readNow, (copy) => copy.read(path));
    }
    /** A file is what its name says, on file systems too that fold case: `Acme` and `acme` are two namespaces everywhere. */
    async #isSpelled(path) {
        const [name] = this.#lasting;
        if (name === undefined)
            return true;
        this.#folds ??= foldsCase(this.#root, name);
        return !(await this.#folds) || isSpelled(this.#root, path);
    }
    /** A file that is missing may be lost, and then the copy has it. Throws INDEX_UNREACHABLE where nobody can know. */
    async #orCopied(path, findNow, findCopied) {
        const found = await findNow().catch(unreachable);
        // What lies at the path of an index that is gone is no file of it.
        const isOwn = this.#copy === undefined || (await this.#lost()) === undefined;
        if (found !== undefined && !(found instanceof base_error/* RegistryError */.gl) && isOwn)
            return found;
        const copied = this.#copy && (await findCopied(this.#copy));
        if (copied !== undefined || this.#copy?.knowsAbsent(path))
            return copied;
        if (found instanceof base_error/* RegistryError */.gl)
            throw found;
        const lost = await this.#lost();
        if (lost !== undefined)
            throw lostIndex(this.#root, lost);
        return undefined;
    }
    /** What the index has lost since it was opened: a file that is missing then is lost, and not absent. */
    async #lost() {
        const names = this.exists ? await (0,promises_.readdir)(this.#root).catch((0,absent/* absent */.G)(this.#root, ['ENOENT'], [])) : [];
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
/** The path is missing, is a directory, has a file as a parent, or a name that no file can have. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];
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
    constructor(root, maxFiles = limits/* MAX_WATCHED_FILES */.Gu) {
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
        for (let at = 0; at < paths.length; at += limits/* STATS_AT_ONCE */.AL) {
            const some = paths.slice(at, at + limits/* STATS_AT_ONCE */.AL);
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
        return this.#waitedMs <= limits/* MAX_HICCUP_MS */.HK + this.#asked * limits/* FAST_STAT_MS */.pb;
    }
    async #stateOf(path) {
        return this.#isFast
            ? this.#stateNow(path)
            : stateIn(await (0,promises_.stat)((0,external_node_path_.join)(this.#root, path)).catch(() => undefined));
    }
    #stateNow(path) {
        const started = performance.now();
        const found = directory_index_statIfAny((0,external_node_path_.join)(this.#root, path));
        this.#asked += 1;
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

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(2114);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 6 modules
var index_store = __webpack_require__(3621);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var http_backoff = __webpack_require__(7042);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(7729);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(4996);
// EXTERNAL MODULE: ./lib/module/ref-name.js
var ref_name = __webpack_require__(9286);
// EXTERNAL MODULE: ./lib/index/format/bucket.js
var bucket = __webpack_require__(7497);
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
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,url/* quoteUrl */.y8)(text)} is a bucket, which only \`serve\` reads`, `name the index itself; to upload it: module-registry sync --index INDEX --to ${/^s3:\/\/[\w./-]+$/.test(text) ? text : 's3://BUCKET'}`);
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
/** Throws INVALID_INPUT. */
function parseBranch(text) {
    if ((0,ref_name/* isRefName */.p)(text) && !text.includes('@'))
        return text;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index branch ${(0,base_error/* quote */.hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as registry');
}

// EXTERNAL MODULE: ./lib/composition/limits.js
var composition_limits = __webpack_require__(4121);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(5933);
// EXTERNAL MODULE: ./lib/index/limits.js
var index_limits = __webpack_require__(4587);
;// CONCATENATED MODULE: ./lib/index/plan/trailers.js


/** The message with the trailers as its last paragraph. Each value is one line; empty ones are left out. */
function withTrailers(message, trailers) {
    const lines = trailers.flatMap(([key, value]) => {
        const line = (0,base_error/* visible */.RK)(value.trim()).slice(0, index_limits/* MAX_TRAILER_LENGTH */.Sf);
        return line === '' ? [] : [`${key}: ${line}`];
    });
    return lines.length === 0 ? message : `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/composition/run-trailers.js


/** The change with a message that says which run makes it, and shows none of its secrets. */
function messageOfRun({ message, trailers = [], ...change }, { environment, secrets }) {
    const whole = withTrailers(message, [...trailers, ...runTrailers(environment)]);
    return { ...change, message: secrets.apply(whole) };
}
/** An index whose commits say which run made them, for auditors. No file of the index says so. */
function run_trailers_withRunTrailers(store, run) {
    const { isCreatedByPublish } = store;
    return {
        isCreatedByPublish,
        ...(store.checkAccess === undefined
            ? {}
            : { checkAccess: () => store.checkAccess?.() ?? Promise.resolve() }),
        open: () => store.open(),
        commit: (change, on) => store.commit(messageOfRun(change, run), on),
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
    const backoff = (0,http_backoff/* raceBackoff */._k)(composition_limits/* INDEX_RACE_MS */.CR);
    if (target.kind === 'directory') {
        const onLimit = (reason) => runtime.log.warn(`while the index is gone, not all of it could be served: ${reason}`);
        const copy = reading === 'copy' ? { temporary: runtime.temporary, onLimit } : undefined;
        const index = new DirectoryIndex(target.path, { isCreatedByPublish: createsDirectory, copy });
        return { index: runtime.writes?.index(index) ?? index, raceBackoff: backoff, close: () => index.close() };
    }
    const git = new git_git.Git(runtime.environment, runtime.log);
    await (0,git_git.requireGit)(git);
    const { remote, branch } = target;
    const index = new index_store/* GitIndex */.B(git, { remote, branch, token, reading, writes, temporary: runtime.temporary });
    const recorded = run_trailers_withRunTrailers(index, runtime);
    return {
        index: runtime.writes?.index(recorded) ?? recorded,
        raceBackoff: backoff,
        close: () => index.close(),
    };
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex(runtime, repository, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(6186), __webpack_require__.e(1448)]).then(__webpack_require__.bind(__webpack_require__, 1448));
    return {
        index: withRunTrailers(new ApiIndex({ repository, branch }), runtime),
        raceBackoff: raceBackoff(INDEX_RACE_MS),
        close: async () => { },
    };
}


/***/ }),

/***/ 2177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ withdrawnVersions),
/* harmony export */   B7: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   TI: () => (/* binding */ formatModuleDocument),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   U6: () => (/* binding */ parseRegistryDocument),
/* harmony export */   f3: () => (/* binding */ listedVersions),
/* harmony export */   k1: () => (/* binding */ parseReleaseDocument),
/* harmony export */   xK: () => (/* binding */ parseModuleDocument),
/* harmony export */   yp: () => (/* binding */ formatReleaseDocument)
/* harmony export */ });
/* unused harmony export DOCUMENT_SCHEMAS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5933);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4996);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2413);
/* harmony import */ var _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1380);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3686);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5865);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(411);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7637);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3908);














/** The documents from which all other files of an index can be rebuilt: `registry.json`, `module.json` and `release.json`. */
const INDEX_FORMAT = 1;
const format = zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(INDEX_FORMAT);
const newerDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().gt(INDEX_FORMAT) });
/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
    /** The names before the repository was renamed: releases without ids name it so. */
    formerNames: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1)).exactOptional(),
})
    .refine(({ host, repository, formerNames = [] }) => [repository, ...formerNames].every((name) => (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepositoryIdentity */ .Lc)({ host, repository: name })), 'must be a host, and the path of a repository on it');
/** What a run has to know of a version that is published already: it reads no other file then. */
const publishedVersion = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    version: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .dateField */ .xd,
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    packageRoot: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().exactOptional(),
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .digestField */ .h5,
    /** Of the zip, as `release.json` has them; for the reports of later runs. */
    size: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().exactOptional(),
    files: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().exactOptional(),
    packages: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .locationField */ .wq }))
        .min(1)
        .refine(hasDistinctPlaces, 'a location is listed twice'),
});
const moduleDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    format,
    address: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .addressField */ .DV,
    owner: owner.nullable(),
    versions: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(publishedVersion),
    yanks: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .yankField */ .WI).default([]),
    deprecations: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .deprecationField */ .d7).default([]),
    removed: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .removalField */ .J8).default([]),
    transfers: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ ..._marks_js__WEBPACK_IMPORTED_MODULE_7__/* .transferFields */ .R9, from: owner.nullable(), to: owner })).default([]),
})
    .refine(({ versions, removed }) => hasDistinctVersions([...versions, ...removed]), 'a version is listed twice, or published and removed')
    .refine(({ yanks }) => hasDistinctVersions(yanks), 'a version is yanked twice');
function hasDistinctPlaces(packages) {
    return new Set(packages.map(({ location }) => location)).size === packages.length;
}
function hasDistinctVersions(versions) {
    return new Set(versions.map((listed) => listed.version)).size === versions.length;
}
/** Any kind: newer versions write kinds that this one does not know. */
const storedPackage = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    kind: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    location: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .locationField */ .wq,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .digestField */ .h5,
});
const releaseDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    format,
    address: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .addressField */ .DV,
    version: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .dateField */ .xd,
    repository: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
        url: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().refine(isWebUrl, 'must be the https URL of a repository, or empty'),
        id: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
        ownerId: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
    }),
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    /** The directory that the package holds, where that is more than `path`. */
    packageRoot: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().exactOptional(),
    description: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    /** Absent for a commit without a licence file, and in documents of older versions. */
    license: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ file: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), identifier: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().exactOptional() }).exactOptional(),
    package: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
        digest: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .digestField */ .h5,
        size: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
        files: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
        /** Whether the package has exactly the files of the commit; absent where that is not known. */
        equalsTree: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().optional(),
    }),
    packages: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(storedPackage).min(1).refine(hasDistinctPlaces, 'a location is listed twice'),
})
    .refine(({ path, packageRoot: root }) => root === undefined || root === '' || path.startsWith(`${root}/`), {
    message: 'must be a directory above path',
    path: ['packageRoot'],
});
/** The URL is for Git as well as for browsers and for the API of its host. */
function isWebUrl(text) {
    if (text === '')
        return true;
    try {
        const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGitRemote */ .IM)(text);
        return remote.scheme === 'https' && remote.url === text;
    }
    catch {
        return false;
    }
}
const registryDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    format,
    name: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_registry_url_js__WEBPACK_IMPORTED_MODULE_10__/* .parseRegistryUrl */ .I).nullable(),
    renderer: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    /** Namespaces that lists show as verified. */
    verified: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()).optional(),
    /** The host whose configuration files are in the index. */
    hosting: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_5__/* .HOSTINGS */ .il).exactOptional(),
    /** Whether OpenTofu 1.12 and newer send the registry's token to packages in the index; they verify no checksum then. */
    useRegistryCredentials: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().exactOptional(),
    /** Where packages may be; every host without it. */
    allowedHosts: _policy_js__WEBPACK_IMPORTED_MODULE_9__/* .allowedHostsField */ .UY.exactOptional(),
    /** Who may publish into which namespace; everybody into those that it does not name. */
    namespaces: _policy_js__WEBPACK_IMPORTED_MODULE_9__/* .namespacesField */ .F$.exactOptional(),
    /** Who alone may decide about published versions; whoever may publish the address without it. */
    marks: _policy_js__WEBPACK_IMPORTED_MODULE_9__/* .marksField */ .Xu.exactOptional(),
    /** Older tools refuse the index. */
    minimumTool: _fields_js__WEBPACK_IMPORTED_MODULE_6__/* .versionField */ .FA.exactOptional(),
});
/** What the documents may say; its own keys are all that a tool of this version reads. */
const DOCUMENT_SCHEMAS = {
    registry: registryDocument,
    module: moduleDocument,
    release: releaseDocument,
};
/** Reads `registry.json`. Throws INDEX_INVALID where it is not valid, has a newer format, or wants a newer tool than this one. */
function parseRegistryDocument(path, bytes) {
    refuseOlderTool(path, bytes);
    return parseDocument(registryDocument, path, bytes);
}
/** Before anything else of the document is looked at: the rest of it may be what this version does not know. */
function refuseOlderTool(path, bytes) {
    const wanted = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ minimumTool: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() }), bytes)?.minimumTool ?? '';
    const [minimum, own] = [(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .readVersion */ .$4)(wanted), (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .readVersion */ .$4)(_base_tool_version_js__WEBPACK_IMPORTED_MODULE_12__/* .VERSION */ .x)];
    if (!minimum.ok || !own.ok || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(minimum.version, own.version) <= 0)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} says that this index needs module-registry ${minimum.version} or newer; this is ${own.version}`, `use module-registry ${minimum.version} or newer for this index`);
}
/** Reads `module.json`: the versions and the owner of a module. Throws INDEX_INVALID, also for that of another module. */
function parseModuleDocument(path, bytes) {
    const document = parseDocument(moduleDocument, path, bytes);
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .modulePath */ .Mw)(document.address, 'module.json'));
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
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)({
        ...rest,
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address),
        versions: byVersion(document.versions),
        ...Object.fromEntries(Object.entries(marks).filter(([, list]) => list.length > 0)),
    });
}
/** Highest first. */
function byVersion(list) {
    return list.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
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
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .versionPath */ .qW)(document.address, document.version, 'release.json'));
    return document;
}
function formatReleaseDocument(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)({ ...document, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address) });
}
/** The versions that clients may choose: all but the yanked ones, highest first. */
function listedVersions(document) {
    const yanked = new Set(document.yanks.map((yank) => yank.version));
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .sortVersions */ .M7)(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)));
}
/** The versions that no client shall be led to: the yanked and the removed ones. */
function withdrawnVersions({ yanks, removed }) {
    return new Set([...yanks, ...removed].map(({ version }) => version));
}
/** Reads a document of the index. Throws INDEX_INVALID where it is not JSON, does not fit the schema, or has a newer format. */
function parseDocument(schema, path, bytes) {
    const value = jsonIn(path, bytes);
    const newer = newerDocument.safeParse(value);
    if (newer.success) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT}, which this version knows`, 'use a newer version of module-registry for this index');
    }
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    throw invalid(path, `is not valid${where}: ${issue?.message ?? 'unknown'}`);
}
function jsonIn(path, bytes) {
    let text;
    let value;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        value = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .readJson */ .Vh)(text);
    }
    catch (error) {
        const isDeep = error instanceof Error && error.message.startsWith('is more than');
        throw invalid(path, isDeep ? error.message : 'is not JSON');
    }
    const loss = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .lossIn */ .RM)(text);
    if (loss !== undefined)
        throw invalid(path, loss);
    return value;
}
/** A document that was copied to the path of another must not be used there. */
function refuseWrongPath(path, own) {
    if (path === own)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is the document of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own)}`, `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`);
}
function invalid(path, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index ${problem}`, 'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`');
}


/***/ }),

/***/ 3686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ addressField),
/* harmony export */   FA: () => (/* binding */ versionField),
/* harmony export */   h5: () => (/* binding */ digestField),
/* harmony export */   od: () => (/* binding */ commitField),
/* harmony export */   wq: () => (/* binding */ locationField),
/* harmony export */   xd: () => (/* binding */ dateField)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2689);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2413);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4587);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6308);






/** The fields that several documents of an index have. */
const dateField = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    .refine(isDate, 'must be a date that there is');
const digestField = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const commitField = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const versionField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot);
const addressField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleAddress */ .E9);
const locationField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)((text) => {
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LOCATION_LENGTH */ .Kr)
        throw new Error(`a location has at most ${_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LOCATION_LENGTH */ .Kr} characters`);
    (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(text);
    return text;
});
/** `2030-02-30` is none, although a date can be made of it. */
function isDate(text) {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toISOString() === text.replace('Z', '.000Z');
}


/***/ }),

/***/ 5865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ removalField),
/* harmony export */   L3: () => (/* binding */ advisesItself),
/* harmony export */   R9: () => (/* binding */ transferFields),
/* harmony export */   WI: () => (/* binding */ yankField),
/* harmony export */   d7: () => (/* binding */ deprecationField),
/* harmony export */   es: () => (/* binding */ isPublicLink),
/* harmony export */   h$: () => (/* binding */ isInRange),
/* harmony export */   sH: () => (/* binding */ parseReplacement)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2689);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5958);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2413);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3686);






/** Reads `acme/vpc/aws` or `acme/vpc/aws@2.0.0`. Throws INVALID_ADDRESS, INVALID_INPUT. */
function parseReplacement(text) {
    const [address = '', ...versions] = text.split('@');
    return {
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9)(address),
        version: versions.length === 0 ? undefined : (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(versions.join('@')),
    };
}
/** Whether a mark of a module advises to use what it is about: the module as a whole, or a version that it marks. */
function advisesItself(module, { versions, replacement }) {
    if (replacement === undefined)
        return false;
    const { address, version } = parseReplacement(replacement);
    const isMarked = version === undefined || versions === undefined || isInRange(version, versions);
    return isMarked && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(address) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(module);
}
/** @param range one version, or a version constraint */
function isInRange(version, range) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .readVersion */ .$4)(range).ok ? range === version : (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(range).allows(version);
}
function checkReplacement(text) {
    parseReplacement(text);
    return text;
}
/** One version, or a version constraint. */
function checkRange(text) {
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .readVersion */ .$4)(text).ok)
        (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(text);
    return text;
}
const decision = {
    reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** When it was decided. */
    date: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .dateField */ .xd,
};
/** What pages and clients show must not hold a credential. */
function isPublicLink(text) {
    if (!text.startsWith('https://') || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
const advice = {
    link: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().refine(isPublicLink, 'must be an https URL without user and password').exactOptional(),
    /** What to use instead. */
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(checkReplacement).exactOptional(),
    /** The file that the mark is from, and by which alone it changes: `marks.yml`. Absent for one that a command made. */
    origin: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().exactOptional(),
};
/** A version that clients shall not choose any more; its own files stay. */
const yankField = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ version: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .versionField */ .FA, ...decision, ...advice });
/** Versions that clients are warned of. Without `versions` it is the whole module. */
const deprecationField = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(checkRange).exactOptional(),
    ...decision,
    ...advice,
});
/** A version whose files are gone. Its number is never used again. */
const removalField = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    version: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .versionField */ .FA,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .digestField */ .h5,
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .commitField */ .od,
    ...decision,
    /** Where its packages were: what could not be deleted then can be deleted later. */
    packages: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .locationField */ .wq })).exactOptional(),
});
const transferFields = { date: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .dateField */ .xd, reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().exactOptional() };


/***/ }),

/***/ 7637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ namespacesField),
/* harmony export */   KW: () => (/* binding */ markOwners),
/* harmony export */   Qn: () => (/* binding */ namesLocation),
/* harmony export */   UY: () => (/* binding */ allowedHostsField),
/* harmony export */   Xu: () => (/* binding */ marksField),
/* harmony export */   eT: () => (/* binding */ allowsOwner),
/* harmony export */   fq: () => (/* binding */ mayMark),
/* harmony export */   iV: () => (/* binding */ refuseForeignOwner),
/* harmony export */   qY: () => (/* binding */ allowsLocation),
/* harmony export */   sb: () => (/* binding */ isOwnLocation),
/* harmony export */   uu: () => (/* binding */ refuseForeignLocation)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6308);




/** What `registry.json` allows: the hosts of packages, and who may publish into a namespace. Every command that writes asks here. */
const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;
/** `ghcr.io`, `registry.acme.dev:5000`, `*.acme.dev` for every host below a domain; `ghcr.io/acme` for what is below a path. */
const allowedHostsField = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .regex(HOST, 'must be a host such as ghcr.io or *.acme.dev, in lower case, or a host and a path on it'));
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
    const place = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfLocation */ .gE)(location);
    return (allowedHosts === undefined || place === undefined || allowedHosts.some((each) => isBelow(place, each)));
}
/**
 * Whether clients may be sent to the location although its owner is nobody whom the module has: on the host of a repository anybody has
 * others, so that an entry of `allowedHosts` needs a path there.
 */
function namesLocation({ allowedHosts = [] }, location, owners) {
    const place = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfLocation */ .gE)(location);
    const isShared = (place?.kind === 'git' || place?.kind === 'https') &&
        owners.some(({ host }) => host.toLowerCase() === place.host);
    return (place !== undefined &&
        allowedHosts.some((each) => (!isShared || each.includes('/')) && isBelow(place, each)));
}
/** Whether a location is in the index, a commit of one of these repositories, or a file below one of them. */
function isOwnLocation(location, owners) {
    const place = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfLocation */ .gE)(location);
    if (place === undefined)
        return true;
    const path = place.path.toLowerCase();
    return owners.some(({ host, repository }) => {
        const own = repository.toLowerCase();
        // The port of ssh is not the port of https.
        const hosts = [host.toLowerCase(), ...(place.isSsh ? [host.toLowerCase().replace(/:[0-9]+$/, '')] : [])];
        if (!hosts.includes(place.host))
            return false;
        return place.kind === 'git' ? path === own : place.kind === 'https' && path.startsWith(`${own}/`);
    });
}
function isBelow({ host, path }, allowed) {
    const [name = '', ...parts] = allowed.split('/');
    const isHost = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
    return isHost && `${path}/`.startsWith(parts.map((part) => `${part}/`).join(''));
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
    return marks?.owners.map((owner) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOfOwner(owner))).join(', ') || 'nobody';
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

/***/ 3083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ comparableHost),
/* harmony export */   U: () => (/* binding */ registryHost)
/* harmony export */ });
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


/***/ })

};
