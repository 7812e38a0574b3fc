export const id = 533;
export const ids = [533,851];
export const modules = {

/***/ 7136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ chooseIndex)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_index_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1535);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6680);



/**
 * The index that the inputs name: a repository of the run's server, a Git URL, or the run's own repository. The token of
 * the run goes to no other server. Throws INVALID_INPUT.
 */
function chooseIndex(wish, home) {
    const named = wish['index-repository'] ?? home.repository;
    const isShort = _event_js__WEBPACK_IMPORTED_MODULE_2__/* .OWNER_AND_NAME */ .yc.test(named);
    if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `input "index-repository" is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(named)}, which is neither owner/name nor a Git URL`, 'write it as acme/registry or https://git.example.com/acme/registry.git');
    }
    const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named;
    const target = (0,_index_index_target_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIndexTarget */ .F)(`${url}#${wish['index-branch']}`, () => true);
    const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`);
    const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined;
    return { target, token: wish['index-token'] ?? (isHome ? wish['github-token'] : undefined), repository };
}


/***/ }),

/***/ 6380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NK: () => (/* binding */ homeOfIndex),
  b6: () => (/* binding */ openIndex),
  mb: () => (/* binding */ openModules),
  FN: () => (/* binding */ serverOf),
  gj: () => (/* binding */ withRunParts)
});

// EXTERNAL MODULE: ./lib/adapters/oci/http.js
var http = __webpack_require__(8072);
// EXTERNAL MODULE: ./lib/adapters/oci/visibility.js
var visibility = __webpack_require__(8396);
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
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-lock.js



/** One writer at a time in a directory. Both names start with a dot, which no host serves. */
const LOCK = '.module-registry.lock';
const STAGING = '.module-registry.tmp';
function isOwnFile(name) {
    return name === STAGING || name.startsWith(LOCK);
}
/**
 * Runs `write` as the only writer, with a staging directory on the same file system; undefined where another writer is at
 * work. What a killed writer on this machine left behind is cleared first.
 */
async function withLock(root, write) {
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
        const file = await (0,promises_.open)(lock, 'wx');
        await file.writeFile(`${(0,external_node_os_.hostname)()} ${process.pid}`);
        await file.close();
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** Takes a lock away whose holder is gone; true where the way is free. */
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
    // Another process may have cleared and taken the lock since it was read: then it is put back.
    const isOther = (await readHolder(taken)) !== holder;
    if (isOther)
        await (0,promises_.link)(taken, lock).catch(() => { });
    await (0,promises_.unlink)(taken);
    return !isOther;
}
function readHolder(lock) {
    return (0,promises_.readFile)(lock, 'utf8').catch(() => undefined);
}
/** Longer than any write to a directory takes: a holder on another machine cannot be asked. */
const LONGEST_HOLD_MS = 10 * 60_000;
/** A holder writes its name at once; a lock without one is of a process that was killed in between. */
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

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-index.js







/**
 * An index in a plain directory. One writer at a time; each file is written beside the index, synced, and renamed into its
 * place, in the order of the change, so that a reader and a crash find whole files and nothing listed that is not there.
 */
class DirectoryIndex {
    isCreatedByPublish = false;
    #root;
    constructor(root) {
        this.#root = root;
    }
    async open() {
        const names = await (0,promises_.readdir)(this.#root).catch(absent(this.#root, ['ENOENT'], []));
        return new DirectorySnapshot(this.#root, names.some((name) => !isOwnFile(name)));
    }
    async commit(change, on) {
        if (!(on instanceof DirectorySnapshot))
            throw new TypeError('the snapshot is of another index');
        await (0,promises_.mkdir)(this.#root, { recursive: true }).catch(refuseWrite(this.#root));
        const outcome = await withLock(this.#root, async (staging) => {
            if (await on.isStale())
                return 'moved';
            for (const path of change.files.keys())
                await refusePathOutside(this.#root, (0,external_node_path_.dirname)(path));
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
        await writeSynced(staged, content);
        await (0,promises_.rename)(staged, target);
    }
}
/** A symbolic link in the tree must lead neither a write nor a read out of it; a missing part lies where it would be made. */
async function refusePathOutside(root, path) {
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, path)).catch(() => undefined);
    if (real === undefined)
        return path === '.' ? undefined : refusePathOutside(root, (0,external_node_path_.dirname)(path));
    const inside = (0,external_node_path_.relative)(await (0,promises_.realpath)(root), real);
    if (inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`))
        return;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} lies outside of the index, by a symbolic link`, 'replace the link in the index by what belongs there');
}
async function writeSynced(path, content) {
    if (!(content instanceof Uint8Array))
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(content.file), (0,external_node_fs_.createWriteStream)(path));
    const file = await (0,promises_.open)(path, content instanceof Uint8Array ? 'w' : 'r+');
    try {
        if (content instanceof Uint8Array)
            await file.writeFile(content);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
class DirectorySnapshot {
    commit = null;
    exists;
    #root;
    #seen = new Map();
    constructor(root, exists) {
        this.#root = root;
        this.exists = exists;
    }
    async read(paths) {
        const files = new Map();
        for (const path of paths) {
            const bytes = await this.#readFile(path);
            this.#seen.set(path, digestOf(bytes));
            if (bytes !== undefined)
                files.set(path, bytes);
        }
        return files;
    }
    async list() {
        const entries = await (0,promises_.readdir)(this.#root, { recursive: true, withFileTypes: true }).catch(absent(this.#root, ['ENOENT'], []));
        return entries
            .filter((entry) => entry.isFile())
            .map((entry) => (0,external_node_path_.relative)(this.#root, (0,external_node_path_.join)(entry.parentPath, entry.name)).split(external_node_path_.sep).join('/'))
            .filter((path) => !isOwnFile(path.split('/')[0] ?? ''))
            .sort();
    }
    /** Whether a file that was read is another one now. */
    async isStale() {
        for (const [path, digest] of this.#seen) {
            if (digestOf(await this.#readFile(path)) !== digest)
                return true;
        }
        return false;
    }
    async #readFile(path) {
        const file = (0,external_node_path_.join)(this.#root, path);
        await refusePathOutside(this.#root, path);
        return (0,promises_.readFile)(file).catch(absent(file, NO_FILE, undefined));
    }
}
function digestOf(bytes) {
    return bytes === undefined ? undefined : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
/** Nothing there, a directory, or a file where the path has a directory. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR'];
function absent(path, codes, value) {
    return (error) => {
        if (codes.includes(errorCode(error)))
            return value;
        throw new base_error/* RegistryError */.gl(errorCode(error) === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,base_error/* quote */.hD)(path)}: ${errorCode(error) || String(error)}`, 'name a directory that this user may read with --index', { cause: error });
    };
}
function refuseWrite(root) {
    return (error) => {
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(errorCode(error)))
            throw error;
        throw new base_error/* RegistryError */.gl('PERMISSION', `the index directory ${(0,base_error/* quote */.hD)(root)} cannot be written: ${errorCode(error)}`, 'give this user the right to write there, make room on the disk, or name another directory with --index', { cause: error });
    };
}

// EXTERNAL MODULE: ./lib/adapters/git/credentials.js
var credentials = __webpack_require__(9721);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(7688);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js + 4 modules
var git_objects = __webpack_require__(6819);
// EXTERNAL MODULE: ./lib/adapters/git/remote-read.js
var remote_read = __webpack_require__(7922);
;// CONCATENATED MODULE: ./lib/adapters/git/remote-head.js





/** Where the head is, without any object; null where there is no branch. */
async function listHead(git, call) {
    const ref = `refs/heads/${call.branch}`;
    const listed = await (0,remote_read/* runRemoteRead */.c)(git, ['ls-remote', '--upload-pack=git-upload-pack', bare_repository/* REMOTE */.B, ref], {
        gitDirectory: call.gitDirectory,
        config: call.settings,
    });
    if (listed.code !== 0)
        throw (0,failures/* readFailure */.f1)(call.remote.url, listed.stderr);
    // A pattern also fits refs that end so.
    const line = listed.stdout
        .toString()
        .split('\n')
        .find((each) => each.endsWith(`\t${ref}`));
    return line?.split('\t')[0] ?? null;
}
/** The head with what the filter leaves of it. */
async function fetchHead(git, call) {
    const ref = `refs/index/${call.branch}`;
    const options = [
        '--depth=1',
        ...call.filter,
        '--no-tags',
        '--no-write-fetch-head',
        '--upload-pack=git-upload-pack',
    ];
    const refspec = `+refs/heads/${call.branch}:${ref}`;
    const fetched = await (0,remote_read/* runRemoteRead */.c)(git, ['fetch', '--quiet', ...options, bare_repository/* REMOTE */.B, refspec], {
        gitDirectory: call.gitDirectory,
        config: call.settings,
    });
    if (/couldn't find remote ref/.test(fetched.stderr))
        return null;
    if (fetched.code !== 0)
        throw (0,failures/* readFailure */.f1)(call.remote.url, fetched.stderr);
    return (await (0,promises_.readFile)((0,external_node_path_.join)(call.gitDirectory, ref), 'utf8')).trim();
}

// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var git_tree = __webpack_require__(9039);
;// CONCATENATED MODULE: ./lib/adapters/git/index-branch.js









/** A branch of which a few paths shall be read: what a publish needs. */
function openBranch(git, address) {
    const local = localRepository(address.remote);
    return local === undefined ? openTreeless(git, address) : openLocal(git, address, local);
}
/** A branch of which every file shall be read: what `serve` and `render` need. */
function openWholeBranch(git, address) {
    const local = localRepository(address.remote);
    return local === undefined ? openShallow(git, address) : openLocal(git, address, local);
}
function localRepository({ scheme, path }) {
    if (scheme !== 'file')
        return undefined;
    return [path, (0,external_node_path_.join)(path, '.git')].find((candidate) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(candidate, 'objects')));
}
/** A repository on this machine needs no transfer to be read. */
async function openLocal(git, address, gitDirectory) {
    const objects = await git_objects/* GitObjects */.V.open(git, [(0,external_node_path_.join)(gitDirectory, 'objects')], address.temporary);
    const ref = `refs/heads/${address.branch}`;
    return {
        objects,
        async head() {
            const found = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', ref], {
                gitDirectory,
            });
            if (found.code !== 0)
                throw (0,failures/* readFailure */.f1)(address.remote.url, found.stderr);
            // The pattern also finds branches below that name.
            const line = found.stdout
                .toString()
                .split('\n')
                .find((each) => each.endsWith(` ${ref}`));
            return line?.split(' ')[0] ?? null;
        },
        async fetch() { },
    };
}
/**
 * Path by path, without history and without the trees beside the path: the cost does not grow with the index. Fetches run
 * in a repository of their own that is marked as partial; everything else reads its objects through one that is not, so
 * that no git ever fetches a missing tree by itself (it would get all that lies below).
 * https://git-scm.com/docs/partial-clone
 */
async function openTreeless(git, address) {
    const partial = await (0,bare_repository/* makeBareRepository */.x)(address, PARTIAL);
    const objects = await git_objects/* GitObjects */.V.open(git, [(0,external_node_path_.join)(partial, 'objects')], address.temporary);
    return {
        objects,
        head: () => fetchHead(git, { ...address, gitDirectory: partial, filter: ['--filter=tree:0'] }),
        async fetch(commit, paths) {
            await markShallow(objects.gitDirectory, commit);
            const want = async (oids) => {
                const known = await Promise.all(oids.map((oid) => objects.read(oid)));
                const missing = oids.filter((_, index) => known[index] === undefined);
                if (missing.length > 0)
                    await fetchObjects(git, { ...address, gitDirectory: partial }, missing);
            };
            await fetchPaths(objects, want, { commit, paths });
        },
    };
}
/** The whole tree of the head, without history; asked for again only where the head is another. */
async function openShallow(git, address) {
    const gitDirectory = await (0,bare_repository/* makeBareRepository */.x)(address, '');
    const objects = await git_objects/* GitObjects */.V.open(git, [(0,external_node_path_.join)(gitDirectory, 'objects')], address.temporary);
    let marked = '';
    return {
        objects,
        async head() {
            const head = await listHead(git, { ...address, gitDirectory });
            if (head === null || (await objects.read(head)) !== undefined)
                return head;
            return fetchHead(git, { ...address, gitDirectory, filter: [] });
        },
        async fetch(commit) {
            if (marked === commit)
                return;
            marked = commit;
            await markShallow(objects.gitDirectory, commit);
        },
    };
}
const PARTIAL = `[extensions]
\tpartialClone = ${bare_repository/* REMOTE */.B}
[remote "${bare_repository/* REMOTE */.B}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`;
/** A repository that holds the head alone may be pushed from, when it says that history ends there. */
function markShallow(gitDirectory, commit) {
    return (0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory, 'shallow'), `${commit}\n`);
}
async function fetchObjects(git, call, oids) {
    const options = [
        '--filter=tree:0',
        '--no-tags',
        '--no-write-fetch-head',
        '--upload-pack=git-upload-pack',
        '--stdin',
    ];
    const fetched = await (0,remote_read/* runRemoteRead */.c)(git, ['fetch', '--quiet', ...options, bare_repository/* REMOTE */.B], {
        gitDirectory: call.gitDirectory,
        config: [...call.settings, ['fetch.negotiationAlgorithm', 'noop']],
        input: `${oids.join('\n')}\n`,
    });
    if (fetched.code !== 0)
        throw (0,failures/* readFailure */.f1)(call.remote.url, fetched.stderr);
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
/** Object ids by name; empty for what is no tree. */
async function readChildren(objects, oid) {
    const tree = await objects.read(oid);
    if (tree?.type !== 'tree')
        return new Map();
    return new Map((0,git_tree/* parseTree */.cZ)(tree.bytes, 'the index').map((child) => [child.path, child.oid]));
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./lib/adapters/git/process.js
var git_process = __webpack_require__(8390);
;// CONCATENATED MODULE: ./lib/adapters/git/index-commit.js







/** An account of this tool, not of a person: who ran it stands in the log of the run. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>';
const COMMIT_REF = 'refs/index/new';
/**
 * Writes the change on top of `parent` and gives the new commit's id. One git for blobs, trees and commit; of the parent it
 * reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 */
async function writeCommit(git, gitDirectory, { change, parent }) {
    const child = git.start(['fast-import', '--quiet', '--done', '--date-format=now', '--force'], {
        gitDirectory,
    });
    const errors = [];
    child.stderr.on('data', (chunk) => errors.push(chunk));
    child.stdout.resume();
    const ended = new Promise((resolve, reject) => {
        child.on('error', (cause) => reject((0,git_process/* missingGit */.Xb)(cause)));
        child.on('close', resolve);
    });
    const [written, code] = await Promise.allSettled([
        (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(script(change, parent)), child.stdin),
        ended,
    ]);
    if (code.status === 'rejected')
        throw code.reason;
    if (code.value !== 0)
        throw new Error(`git fast-import failed: ${Buffer.concat(errors).toString().trim()}`);
    if (written.status === 'rejected')
        throw written.reason;
    return (await (0,promises_.readFile)((0,external_node_path_.join)(gitDirectory, COMMIT_REF), 'utf8')).trim();
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
/** Swaps the head from `parent` to `commit`, or does nothing: the lease names the exact old id, so nothing is ever forced. */
async function pushCommit(git, address, { commit, parent }) {
    const ref = `refs/heads/${address.branch}`;
    const lease = `--force-with-lease=${ref}:${parent ?? ''}`;
    const options = ['--porcelain', '--no-verify', '--receive-pack=git-receive-pack', lease];
    const pushed = await git.run(['push', ...options, address.remote.url, `${commit}:${ref}`], {
        gitDirectory: address.gitDirectory,
        config: address.settings,
    });
    if (pushed.code === 0)
        return { outcome: 'pushed' };
    return (0,failures/* pushFailure */.dS)(address.remote.url, `${pushed.stdout.toString()}\n${pushed.stderr}`);
}
/** Why no push would be let in; undefined where one would be, as far as a push that sends nothing can tell. */
async function refusedPush(git, address, commit) {
    const { remote, branch, gitDirectory, settings } = address;
    const options = ['--dry-run', '--force', '--porcelain', '--no-verify', '--receive-pack=git-receive-pack'];
    const tried = await git.run(['push', ...options, remote.url, `${commit}:refs/heads/${branch}`], {
        gitDirectory,
        config: settings,
    });
    if (tried.code === 0)
        return undefined;
    const verdict = (0,failures/* pushFailure */.dS)(remote.url, `${tried.stdout.toString()}\n${tried.stderr}`);
    return verdict.outcome === 'refused' ? verdict.error : undefined;
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-store.js


/** A line that broke may be well again; what git says again and again is the answer. */
const MAX_UNKNOWN = 3;
/** An index in a branch of a Git repository, written by compare-and-swap. */
class GitIndex {
    isCreatedByPublish = true;
    #git;
    #address;
    #open;
    #branch;
    /** Pushes in a row that failed for no reason that is known. */
    #unknown = 0;
    /** @param reading `paths` transfers what is asked for; `all` the whole tree, for commands that read it all */
    constructor(git, address, reading) {
        this.#git = git;
        this.#address = address;
        this.#open = reading === 'paths' ? openBranch : openWholeBranch;
    }
    async open() {
        const branch = await this.#opened();
        const commit = await branch.head();
        return new BranchSnapshot(this.#git, branch, commit);
    }
    async commit(change, on) {
        const { objects } = await this.#opened();
        const { gitDirectory } = objects;
        const parent = on.commit;
        const commit = await writeCommit(this.#git, gitDirectory, { change, parent });
        const pushed = await pushCommit(this.#git, { ...this.#address, gitDirectory }, { commit, parent });
        if (pushed.outcome === 'refused')
            throw pushed.error;
        if (pushed.outcome === 'pushed')
            return { commit };
        this.#unknown = pushed.outcome === 'unknown' ? this.#unknown + 1 : 0;
        // The answer may have been lost after the swap.
        if (this.#unknown > 0 && (await this.open()).commit === commit)
            return { commit };
        if (this.#unknown > MAX_UNKNOWN && pushed.outcome === 'unknown')
            throw pushed.error;
        return 'moved';
    }
    /** A push that ends before anything is sent: whoever may not write is turned away by then. */
    async checkAccess() {
        const { objects } = await this.#opened();
        const { gitDirectory } = objects;
        const commit = await writeCommit(this.#git, gitDirectory, {
            change: { message: 'Nothing', files: new Map() },
            parent: null,
        });
        const refused = await refusedPush(this.#git, { ...this.#address, gitDirectory }, commit);
        if (refused !== undefined)
            throw refused;
    }
    async close() {
        if (this.#branch !== undefined)
            await (await this.#branch).objects.close();
    }
    #opened() {
        this.#branch ??= this.#open(this.#git, this.#address);
        return this.#branch;
    }
}
class BranchSnapshot {
    commit;
    #git;
    #branch;
    constructor(git, branch, commit) {
        this.#git = git;
        this.#branch = branch;
        this.commit = commit;
    }
    get exists() {
        return this.commit !== null;
    }
    async read(paths) {
        const { commit } = this;
        if (commit === null)
            return new Map();
        await this.#branch.fetch(commit, paths);
        const found = await Promise.all(paths.map((path) => this.#branch.objects.read(`${commit}:${path}`)));
        return new Map(found.flatMap((object, index) => object?.type === 'blob' ? [[paths[index] ?? '', object.bytes]] : []));
    }
    async list() {
        if (this.commit === null)
            return [];
        await this.#branch.fetch(this.commit, []);
        const { gitDirectory } = this.#branch.objects;
        const listed = await this.#git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', this.commit], {
            gitDirectory,
        });
        if (listed.code !== 0)
            throw new Error(`git ls-tree failed: ${listed.stderr.trim()}`);
        return listed.stdout
            .toString()
            .split('\0')
            .filter((path) => path !== '');
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/version.js
var version = __webpack_require__(9595);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/adapters/http/race-backoff.js

const SHORTEST_TRY_MS = 50;
const LONGEST_TRY_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/**
 * Full jitter over a span that doubles, beginning with what the lost try took: the more writers there are and the slower the
 * index is, the wider they spread. https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function jitteredRetry(totalMs) {
    const deadline = Date.now() + totalMs;
    let tryStarted = Date.now();
    return {
        async again(attempt) {
            const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, Date.now() - tryStarted));
            await (0,external_node_timers_promises_.setTimeout)(Math.random() * Math.min(LONGEST_WAIT_MS, took * 2 ** attempt));
            tryStarted = Date.now();
            return tryStarted < deadline;
        },
    };
}

// EXTERNAL MODULE: ./lib/index/index-target.js
var index_target = __webpack_require__(1535);
;// CONCATENATED MODULE: ./lib/composition/index-store.js









/** How long a publish runs lost races again before it says INDEX_BUSY. */
const RETRY_MS = 10 * 60_000;
/** Text of `--index` → target; a bare repository is told from a plain directory by its files. */
function indexTarget(text) {
    return parseIndexTarget(text, (path) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects')));
}
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
async function assembleIndex(runtime, { target, token, reading }) {
    const retry = jitteredRetry(RETRY_MS);
    if (target.kind === 'directory')
        return { index: new DirectoryIndex(target.path), retry, close: async () => { } };
    const git = new git_process/* Git */.TU(runtime.environment, runtime.log);
    await (0,version/* requireGit */.o)(git);
    const remote = absoluteRemote(target.remote);
    const settings = (0,credentials/* tokenSettings */.J)(remote, token);
    const address = { remote, branch: target.branch, settings, temporary: runtime.temporary };
    const index = new GitIndex(git, address, reading);
    return { index, retry, close: () => index.close() };
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function assembleApiIndex({ repository }, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(336)]).then(__webpack_require__.bind(__webpack_require__, 3336));
    return {
        index: new ApiIndex({ repository, branch }),
        retry: jitteredRetry(RETRY_MS),
        close: async () => { },
    };
}
/** Git runs in directories of its own, where a relative path would name another place. */
function absoluteRemote(remote) {
    const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://');
    return isPath ? { ...remote, path: (0,external_node_path_.resolve)(remote.path), url: (0,external_node_path_.resolve)(remote.path) } : remote;
}

// EXTERNAL MODULE: ./lib/adapters/git/config-source.js
var config_source = __webpack_require__(6355);
// EXTERNAL MODULE: ./lib/adapters/git/fetched-tags.js
var fetched_tags = __webpack_require__(5894);
// EXTERNAL MODULE: ./lib/adapters/git/interfaces.js + 6 modules
var interfaces = __webpack_require__(2294);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/packer.js + 4 modules
var packer = __webpack_require__(2352);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/release-asset.js
var release_asset = __webpack_require__(2771);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var github_failures = __webpack_require__(679);
// EXTERNAL MODULE: ./lib/adapters/github/pauses.js
var pauses = __webpack_require__(8543);
;// CONCATENATED MODULE: ./lib/adapters/github/release-api.js



/** A second one of these might do harm: whoever asks looks what became of the first. */
const ONCE = { request: { retries: 0 } };
/** Pages of 100 releases that are looked through for a draft and for the versions that there are. */
const MOST_PAGES = 10;
class ReleaseApi {
    #repository;
    constructor(repository) {
        this.#repository = repository;
    }
    /** The published release of a tag. */
    async published(tag) {
        try {
            return (await this.#rest.getReleaseByTag({ ...this.#names, tag })).data;
        }
        catch (error) {
            if ((0,github_failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    /** Releases and drafts, the newest 1,000. */
    async all() {
        const found = [];
        for (let page = 1; page <= MOST_PAGES; page += 1) {
            const { data } = await this.#rest.listReleases({ ...this.#names, per_page: 100, page });
            found.push(...data);
            if (data.length < 100)
                break;
        }
        return found;
    }
    async generateNotes(tag, previous) {
        const before = previous === undefined ? {} : { previous_tag_name: previous };
        const { data } = await this.#rest.generateReleaseNotes({ ...this.#names, tag_name: tag, ...before });
        return data.body;
    }
    async createDraft(draft) {
        const { tag, body, prerelease } = draft;
        const words = { tag_name: tag, name: tag, body, prerelease, draft: true };
        return (await this.#rest.createRelease({ ...this.#names, ...words, ...ONCE })).data;
    }
    async deleteDraft(draft) {
        await this.#rest.deleteRelease({ ...this.#names, release_id: draft.id });
    }
    async publish(draft, isLatest) {
        const words = { draft: false, make_latest: isLatest ? 'true' : 'false' };
        return (await this.#rest.updateRelease({ ...this.#names, release_id: draft.id, ...words, ...ONCE })).data;
    }
    async upload(release, { name, file }) {
        const { github } = this.#repository;
        github.web.allow(release.upload_url);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#names,
            release_id: release.id,
            name,
            // The types know text alone; fetch takes bytes.
            data: (await (0,promises_.readFile)(file)),
            headers: { 'content-type': 'application/zip' },
            url: release.upload_url,
            ...ONCE,
        });
        return data;
    }
    /** Undefined for one that is not there, or not there yet. */
    async asset(id) {
        try {
            return (await this.#rest.getReleaseAsset({ ...this.#names, asset_id: id })).data;
        }
        catch (error) {
            if ((0,github_failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    async deleteAsset(asset) {
        await this.#rest.deleteReleaseAsset({ ...this.#names, asset_id: asset.id });
    }
    /** `sha256:<hex>` as GitHub says it, else of the bytes themselves (GitHub Enterprise Server before 3.18). */
    async digestOf(asset) {
        if (asset.digest)
            return asset.digest;
        const headers = { accept: 'application/octet-stream' };
        const { data } = await this.#rest.getReleaseAsset({ ...this.#names, asset_id: asset.id, headers });
        // With this header the answer is the file.
        const bytes = data;
        if (!(bytes instanceof ArrayBuffer))
            throw new Error(`the asset ${asset.id} came without its bytes`);
        return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(new Uint8Array(bytes)).digest('hex')}`;
    }
    get #rest() {
        return this.#repository.github.octokit.rest.repos;
    }
    get #names() {
        return { owner: this.#repository.owner, repo: this.#repository.repo };
    }
}

// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var github_repository = __webpack_require__(7164);
;// CONCATENATED MODULE: ./lib/adapters/github/release-store.js








/**
 * Packages as assets of the releases of their tags. A release is a draft until its asset is there and has been read back,
 * so that it is complete when it is sealed. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
function releaseStore(open) {
    return {
        kind: 'release',
        async locate({ release }, { facts }) {
            const home = await open();
            refusePrivate(home);
            const { serverUrl } = home.repository.github.access;
            const tag = release.tag.split('/').map(encodeURIComponent).join('/');
            const url = `${serverUrl}/${(0,github_repository/* nameOf */.Vb)(home.repository)}/releases/download/${tag}/${(0,release_asset/* assetName */.SM)(release)}`;
            const location = (0,format_location/* formatLocation */.j$)((0,format_location/* zipLocation */.z4)(url, facts.digest));
            return { place: { kind: 'release', location, digest: facts.digest }, files: new Map() };
        },
        checkAccess: async () => (0,github_repository/* proveWritable */.F6)((await open()).repository),
        async put({ release }, pkg, registryUrl) {
            await new ReleasePlace((await open()).repository, { release, pkg, registryUrl }).reconcile();
        },
    };
}
function refusePrivate({ visibility, repository }) {
    if (visibility === 'public')
        return;
    throw new base_error/* RegistryError */.gl('STORE_REFUSED', `${(0,base_error/* quote */.hD)((0,github_repository/* nameOf */.Vb)(repository))} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci (action input "package")');
}
/** One package on its way into one release. */
class ReleasePlace {
    #api;
    #repository;
    #wanted;
    constructor(repository, wanted) {
        this.#api = new ReleaseApi(repository);
        this.#repository = repository;
        this.#wanted = wanted;
    }
    /** Whatever a write came to that got no clear answer, the next round sees: nothing is sent twice unseen. */
    async reconcile() {
        let last;
        for await (const _ of (0,pauses/* pauses */.y)(this.#repository.github.budget)) {
            try {
                return await this.#round();
            }
            catch (error) {
                last = error;
                if (!(0,github_failures/* mayPass */.bg)(error) && !isTaken(error))
                    break;
            }
        }
        throw this.#failure(last);
    }
    async #round() {
        const { tag } = this.#wanted.release;
        const published = await this.#api.published(tag);
        if (published !== undefined)
            return this.#attach(published);
        const releases = await this.#api.all();
        const drafts = releases.filter((each) => each.draft && each.tag_name === tag);
        const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id);
        await this.#attach(draft);
        await this.#publish(draft);
    }
    async #createDraft(releases) {
        const { release, pkg, registryUrl } = this.#wanted;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const generated = await this.#api
            .generateNotes(release.tag, (0,release_asset/* previousTag */.W8)(release, tags))
            .catch((error) => {
            const { log } = this.#repository.github.access;
            log.info(`release   GitHub wrote no notes (${error instanceof Error ? error.message : 'unknown'}): ours alone`);
            return '';
        });
        const body = (0,release_asset/* formatReleaseNotes */.Sg)({ release, pkg, registryUrl, generated });
        return this.#api.createDraft({ tag: release.tag, body, prerelease: (0,module_version/* isPrerelease */.V1)(release.version) });
    }
    /** Leaves the release with exactly this asset under its name, read back. */
    async #attach(release) {
        const name = (0,release_asset/* assetName */.SM)(this.#wanted.release);
        const there = release.assets.find((asset) => asset.name === name);
        if (there?.state === 'uploaded')
            return this.#compare(there);
        if (release.immutable === true)
            throw sealed(this.#wanted.release);
        // An upload that was cut off leaves an asset that has its name and no bytes.
        if (there !== undefined)
            await this.#api.deleteAsset(there);
        const { id } = await this.#api.upload(release, { name, file: this.#wanted.pkg.file });
        await this.#compare(await this.#readBack(id));
    }
    async #readBack(id) {
        for await (const _ of (0,pauses/* pauses */.y)(this.#repository.github.budget)) {
            const asset = await this.#api.asset(id);
            if (asset !== undefined)
                return asset;
        }
        throw new base_error/* RegistryError */.gl('STORE_REFUSED', `the asset ${id} of the release ${(0,base_error/* quote */.hD)(this.#wanted.release.tag)} was uploaded and cannot be read back`, 'run it again: it goes on where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#wanted;
        const digest = await this.#api.digestOf(asset);
        if (digest !== pkg.facts.digest)
            throw (0,release_asset/* otherAsset */.hN)(release, digest, pkg.facts.digest);
    }
    /** Listed again, because somebody may have made a higher version in the meantime: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release } = this.#wanted;
        const tags = (await this.#api.all()).map((each) => each.tag_name);
        try {
            await this.#api.publish(draft, (0,release_asset/* isLatest */.eL)(release, tags));
        }
        catch (error) {
            if (isTaken(error))
                await this.#api.deleteDraft(draft);
            throw error;
        }
    }
    #failure(error) {
        const { tag } = this.#wanted.release;
        if ((0,github_failures/* statusOf */.c2)(error) === 422 && /immutable/.test(String(error)))
            return sealed(this.#wanted.release);
        return (0,github_failures/* githubFailure */.eQ)(error, this.#repository.github, {
            doing: `put the package into the release ${(0,base_error/* quote */.hD)(tag)}`,
            repository: (0,github_repository/* nameOf */.Vb)(this.#repository),
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
}
/** Another run was faster with the same release or asset. */
function isTaken(error) {
    return (0,github_failures/* statusOf */.c2)(error) === 422 && /already_exists/.test(String(error));
}
function sealed(release) {
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(release.tag)} is immutable and has no asset ${(0,base_error/* quote */.hD)((0,release_asset/* assetName */.SM)(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci (action input "package"), or tag a new version and leave its release to this tool`);
}

// EXTERNAL MODULE: ./lib/adapters/stores/git-package-store.js
var git_package_store = __webpack_require__(8590);
// EXTERNAL MODULE: ./lib/adapters/stores/index-package-store.js
var index_package_store = __webpack_require__(2122);
;// CONCATENATED MODULE: ./lib/adapters/stores/late-package-store.js
/** A store whose code is loaded when it is first needed: a run that puts nothing there starts faster. */
function latePackageStore(kind, load) {
    let loaded;
    const store = () => {
        loaded ??= load();
        return loaded;
    };
    return {
        kind,
        locate: async (...given) => (await store()).locate(...given),
        checkAccess: async () => (await store()).checkAccess?.(),
        put: async (...given) => (await store()).put(...given),
        attach: async (...given) => (await store()).attach?.(...given),
    };
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(5152);
;// CONCATENATED MODULE: ./lib/module/origin.js



/** An origin that is no Git URL that we know is no identity. */
function originOf(url) {
    if (url === undefined)
        return { identity: undefined, httpsUrl: undefined };
    try {
        // What CI leaves in the URL to log in with is no part of the identity.
        const remote = (0,git_remote/* parseGitRemote */.IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,git_remote/* identityFromRemote */.tk)(remote), httpsUrl: (0,git_remote/* httpsUrlFromRemote */.FG)(remote) };
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return { identity: undefined, httpsUrl: undefined };
        throw error;
    }
}
/** The address that a repository's name gives. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,repository_name/* addressFromRepository */.p)(owner, name);
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}

;// CONCATENATED MODULE: ./lib/composition/modules.js















/** The repository of the modules. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function assembleModules(runtime, settings) {
    const { temporary, environment, log } = runtime;
    const git = new git_process/* Git */.TU(environment, log);
    const [repository] = await Promise.all([(0,module_repository/* findRepository */.W1)(git, settings.directory), (0,version/* requireGit */.o)(git)]);
    const origin = settings.origin ?? originOf(repository.originUrl);
    const named = await configSource(settings.configFile);
    const repositoryUrl = origin.httpsUrl?.replace(/\.git$/, '') ?? '';
    const oci = ociStore(runtime, repositoryUrl, settings.oci);
    const home = (0,github/* gitHubHome */.J)(settings.github, origin.identity, log);
    // Last of all, for it starts a git that only `close` ends.
    const objects = await git_objects/* GitObjects */.V.open(git, [repository.objects], temporary);
    const { gitDirectory, head } = repository;
    return {
        tags: new module_repository/* RepositoryTags */.yC(git, gitDirectory),
        released: new module_repository/* RepositoryTags */.yC(git, gitDirectory, head),
        head,
        taggedHead: () => (0,module_repository/* readHead */.zy)(git, gitDirectory),
        interfaces: new interfaces/* GitInterfaces */.P(objects, git),
        config: named ?? (0,config_source/* gitConfigSource */.M)(objects, head),
        packer: new packer/* GitPacker */.$(objects, git, temporary),
        defaultAddress: () => addressOf(origin.identity),
        publisher: origin.identity,
        repositoryUrl,
        stores: new Map([index_package_store/* indexPackageStore */.i, (0,git_package_store/* gitPackageStore */.K)(origin.httpsUrl), releaseStore(home), oci].map((store) => [
            store.kind,
            store,
        ])),
        home,
        close: () => objects.close(),
    };
}
function ociStore({ environment, log }, repositoryUrl, settings) {
    const username = settings?.username ?? environment['MODULE_REGISTRY_OCI_USERNAME'] ?? '';
    const password = settings?.password ?? environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? '';
    const host = settings?.host;
    const given = host === undefined || password === '' ? undefined : { host, username, password };
    const sources = { given, githubToken: settings?.githubToken, environment };
    return latePackageStore('oci', async () => {
        const { openOciStore } = await __webpack_require__.e(/* import() */ 588).then(__webpack_require__.bind(__webpack_require__, 9588));
        return openOciStore({ repositoryUrl, sources, log });
    });
}
/** Tags of a repository that is elsewhere; it has no HEAD, so a config file counts only as the tag has it. */
async function assembleRemoteModules(runtime, settings) {
    const git = new git_process/* Git */.TU(runtime.environment, runtime.log);
    await (0,version/* requireGit */.o)(git);
    const { remote, token, tags, ...own } = settings;
    const directory = await (0,fetched_tags/* fetchTags */.u)(git, { remote, token, tags, temporary: runtime.temporary });
    return assembleModules(runtime, { ...own, directory, origin: originAt(settings) });
}
/** What a pull request would make of its base: a HEAD, and no tags. */
async function assemblePull(runtime, settings) {
    const git = new git_process/* Git */.TU(runtime.environment, runtime.log);
    await (0,version/* requireGit */.o)(git);
    const { remote, token, number, ...own } = settings;
    const ref = `refs/pull/${number}/merge`;
    const directory = await (0,fetched_tags/* fetchHead */.F)(git, {
        remote,
        token,
        ref,
        withHistory: true,
        temporary: runtime.temporary,
    });
    return assembleModules(runtime, { ...own, directory, origin: originAt(settings) });
}
function originAt({ identity, remote }) {
    return { identity, httpsUrl: (0,git_remote/* httpsUrlFromRemote */.FG)(remote) };
}
/** A file that was named wins over the copies in the repository. */
async function configSource(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path);
    return { at: async () => config };
}

;// CONCATENATED MODULE: ./lib/composition/retry-seconds.js

const DEFAULT_SECONDS = 30;
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return DEFAULT_SECONDS;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,base_error/* quote */.hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}

// EXTERNAL MODULE: ./lib/publish/guarded-stores.js
var guarded_stores = __webpack_require__(3426);
// EXTERNAL MODULE: ./lib/action/chosen-index.js
var chosen_index = __webpack_require__(7136);
// EXTERNAL MODULE: ./lib/publish/attestation.js
var attestation = __webpack_require__(3645);
// EXTERNAL MODULE: ./lib/publish/sigstore.js
var publish_sigstore = __webpack_require__(2557);
;// CONCATENATED MODULE: ./lib/action/publish/attestation.js


/** Who speaks for the packages of this run; a run that attests nothing loads none of its code. Throws INVALID_INPUT. */
async function openAttestor({ attest, 'dry-run': isDry }, settings) {
    if (attest === 'off' || isDry)
        return undefined;
    const { home, environment, hide, retrySeconds, log } = settings;
    const sigstore = (0,publish_sigstore/* ownSigstore */.L)(environment);
    const { GitHubAttestor } = await Promise.all(/* import() */[__webpack_require__.e(179), __webpack_require__.e(907)]).then(__webpack_require__.bind(__webpack_require__, 1907));
    const identity = {
        requestUrl: environment['ACTIONS_ID_TOKEN_REQUEST_URL'],
        requestToken: environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
        hide,
        // Each of the services is asked twice at most.
        patienceMs: (retrySeconds * 1000) / 6,
    };
    const attestor = new GitHubAttestor({ home: await home(), sigstore, identity });
    return attest === 'try' ? (0,attestation/* tolerantAttestor */.q)(attestor, log) : attestor;
}

// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(6714);
;// CONCATENATED MODULE: ./lib/action/publish/exposure.js

/** Who may see what, by what the server says of both repositories. Throws WOULD_EXPOSE, PERMISSION. */
async function readDisclosure(basis) {
    const { inputs, event, home } = basis;
    const { visibility: module } = await home();
    const index = module === 'public' ? 'public' : await indexVisibility(basis);
    return (0,exposure/* planDisclosure */.j)({ repository: event.repository, module, index, expose: inputs.expose });
}
/** An index on another server is public unless proven otherwise, and nobody can prove it. */
async function indexVisibility({ chosen, event, indexHome }) {
    if (chosen.repository === undefined)
        return 'public';
    if (chosen.repository.toLowerCase() === event.repository.toLowerCase())
        return 'private';
    return (await indexHome()).visibility;
}

;// CONCATENATED MODULE: ./lib/action/run-parts.js











/** Opens what a run needs, and closes it whatever comes. */
async function withRunParts(basis, runtime, work) {
    const chosen = (0,chosen_index/* chooseIndex */.S)(basis.inputs, basis.event);
    refuseFarDeployment(basis.inputs, chosen);
    const modules = await openModules(basis, runtime);
    let opened;
    try {
        const { inputs, event } = basis;
        const indexHome = homeOfIndex(event, chosen, runtime);
        const disclosure = await readDisclosure({ inputs, event, chosen, home: modules.home, indexHome });
        opened = await openIndex({ inputs, chosen, indexHome }, runtime);
        const { retrySeconds } = serverOf(event, runtime);
        const attestor = await openAttestor(inputs, { ...runtime, home: modules.home, retrySeconds });
        const transport = (0,http/* networkTransport */.CF)(runtime.log);
        const isOpen = (repository) => (0,visibility/* isOpenToAll */.h3)(repository, transport);
        const stores = (0,guarded_stores/* storesFor */.i)(disclosure, { ...modules, isOpenToAll: isOpen });
        return await work({ ...disclosure, modules, opened, stores, attestor, indexHome });
    }
    finally {
        await Promise.all([modules.close(), opened?.close()]);
    }
}
/** The modules alone: for what asks no index. */
function openModules({ inputs, event, source }, runtime) {
    const token = inputs['github-token'];
    const settings = {
        remote: event.remote,
        identity: event.identity,
        token,
        configFile: inputs.config,
        oci: {
            host: inputs.selection['oci-repository']?.host,
            githubToken: token,
            username: inputs['oci-username'],
            password: inputs['oci-password'],
        },
        github: { ...serverOf(event, runtime), token, tokenName: 'input "github-token"' },
    };
    if ('tags' in source)
        return assembleRemoteModules(runtime, { ...settings, tags: source.tags });
    return assemblePull(runtime, { ...settings, number: source.pullRequest });
}
function refuseFarDeployment({ deploy }, { repository }) {
    if (deploy === undefined || repository !== undefined)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'input "deploy" is set, and the index is on another server than the workflow', 'leave "deploy" out, and let that server deploy what is pushed to it');
}
/** The index, to be written as the input `index-commit-by` says. */
async function openIndex({ inputs, chosen, indexHome }, runtime) {
    if (inputs['index-commit-by'] === 'api')
        return assembleApiIndex(await indexHome(), inputs['index-branch']);
    return assembleIndex(runtime, { ...chosen, reading: 'paths' });
}
/** The index repository as GitHub has it, asked for late. */
function homeOfIndex(event, { token, repository }, runtime) {
    const settings = { ...serverOf(event, runtime), token, tokenName: 'input "index-token"' };
    const identity = repository === undefined ? undefined : { host: event.remote.host, repository };
    return (0,github/* gitHubHome */.J)(settings, identity, runtime.log);
}
function serverOf({ apiUrl, serverUrl }, { environment }) {
    const retrySeconds = parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS']);
    return { apiUrl, serverUrl, retrySeconds };
}


/***/ }),

/***/ 2965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** One directory for all that a run leaves on disk, removed when it ends. @param parent without it, the machine's own */
async function withTemporaryDirectory(work, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, 'module-registry-'));
    try {
        return await work(directory);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 7688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REMOTE),
/* harmony export */   x: () => (/* binding */ makeBareRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** What the one remote of {@link makeBareRepository} is called; a name that no configuration of a user has settings for. */
const REMOTE = 'module-registry';
/**
 * A new bare repository that knows one remote, to fetch into; gives its directory. Made by hand: it is four files, and
 * `git init` would copy the user's template with its hooks. @param config more lines of its config file
 */
async function makeBareRepository({ remote, temporary }, config) {
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'repository-'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'refs'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'HEAD'), 'ref: refs/heads/main\n');
    const section = `[remote "${REMOTE}"]\n\turl = ${JSON.stringify(remote.url)}\n`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n${section}${config}`);
    return directory;
}


/***/ }),

/***/ 6355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ gitConfigSource)
/* harmony export */ });
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8317);

const EMPTY = {};
/** The config file as the commit has it, else as HEAD has it. @param head commit; undefined where there is none */
function gitConfigSource(objects, head) {
    const parsed = new Map();
    const readAt = async (commit) => {
        const blob = await objects.read(`${commit}:${_publish_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}`);
        if (blob?.type !== 'blob')
            return undefined;
        // Loaded where there is a file: most repositories have none, and the YAML parser takes time to start.
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
        const config = parsed.get(blob.oid) ?? parseConfigFile(_publish_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF, blob.bytes);
        parsed.set(blob.oid, config);
        return config;
    };
    const atHead = async () => (head === undefined ? undefined : readAt(head));
    return {
        at: async (commit) => (commit === 'HEAD' ? undefined : await readAt(commit)) ?? (await atHead()) ?? EMPTY,
    };
}


/***/ }),

/***/ 9721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ tokenSettings),
/* harmony export */   l: () => (/* binding */ anonymousSettings)
/* harmony export */ });
/**
 * Settings that send a token to this remote and to nothing else. The empty value first drops any header that the user's
 * configuration holds for it (actions/checkout leaves one): GitHub refuses two Authorization headers. Redirects are not
 * followed, since the header would go along. https://git-scm.com/docs/git-config#Documentation/git-config.txt-httplturlgt
 */
function tokenSettings(remote, token) {
    if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http'))
        return [];
    const header = `http.${remote.url}.extraHeader`;
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        [header, ''],
        [header, `Authorization: Basic ${basic}`],
    ];
}
/** Settings under which a remote shows what it shows to everybody. */
function anonymousSettings(remote) {
    return [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        [`http.${remote.url}.extraHeader`, ''],
    ];
}


/***/ }),

/***/ 1656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gn: () => (/* binding */ sourceFailure),
/* harmony export */   Uu: () => (/* binding */ tagsFailure),
/* harmony export */   dS: () => (/* binding */ pushFailure),
/* harmony export */   f1: () => (/* binding */ readFailure)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** What git says in English (LC_ALL=C), turned into what a user can act on. */
const NOT_ALLOWED = /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i;
const MISSING = /repository .*not found|does not appear to be a git repository|does not exist/i;
const DUBIOUS_OWNER = /dubious ownership/;
const DECLINED = /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i;
const LOST_RACE = /stale info|fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value|reference already exists|remote ref .* is at/i;
/** The remote could not be read. */
function readFailure(remote, stderr) {
    if (DUBIOUS_OWNER.test(stderr)) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} belongs to another user: ${firstLine(stderr)}`, `trust it: git config --global --add safe.directory ${remote}`);
    }
    if (NOT_ALLOWED.test(stderr)) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} refuses to be read: ${firstLine(stderr)}`, 'give a token that may read and write it ("contents: write"): MODULE_REGISTRY_TOKEN, or the action input "index-token"');
    }
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_UNREACHABLE', `the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} cannot be read: ${firstLine(stderr)}`, 'check the address and the network; hosts also answer "not found" where a token may not see the repository');
}
/** Tags of the module repository could not be fetched. GitHub says "not found" of what a token may not see. */
function tagsFailure(remote, stderr) {
    const missing = /couldn't find remote ref refs\/tags\/(\S+)/.exec(stderr)?.[1];
    if (missing !== undefined) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(missing)} does not exist in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`, `create it and push it: git tag ${missing} && git push origin ${missing}`);
    }
    if (NOT_ALLOWED.test(stderr) || /repository .*not found/i.test(stderr)) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the module repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} refuses to be read: ${firstLine(stderr)}`, 'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job');
    }
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `the module repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} cannot be read: ${firstLine(stderr)}`, 'run the job again; if that does not help, check the network and the proxy of the runner');
}
/** A source of a collection could not be read. Hosts say "not found" of what a token may not see. */
function sourceFailure(remote, stderr) {
    if (NOT_ALLOWED.test(stderr) || MISSING.test(stderr)) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} is not there, or refuses to be read: ${firstLine(stderr)}`, 'give a token that may read it ("contents: read"); where it is gone for good, take it out of registry.yml: what is published stays');
    }
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} cannot be read: ${firstLine(stderr)}`, 'the next run tries it again; if it stays so, check its address and the network');
}
/** A push that failed: a lost race is run again, an answer that never came is looked after, a refusal is final. */
function pushFailure(remote, output) {
    if (DUBIOUS_OWNER.test(output))
        return { outcome: 'refused', error: readFailure(remote, output) };
    if (DECLINED.test(output)) {
        return {
            outcome: 'refused',
            error: new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} declined the push: ${firstLine(output)}`, 'the branch is protected or a hook declines: allow this token, app or key to push to it (branch rules: bypass list)'),
        };
    }
    if (LOST_RACE.test(output))
        return { outcome: 'moved' };
    if (NOT_ALLOWED.test(output)) {
        return {
            outcome: 'refused',
            error: new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} may not be written with these credentials: ${firstLine(output)}`, 'the token needs "contents: write" on the index repository: MODULE_REGISTRY_TOKEN, or the action input "index-token"'),
        };
    }
    return {
        outcome: 'unknown',
        error: new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_UNREACHABLE', `the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} could not be written: ${firstLine(output)}`, 'run the same command again; if that does not help, look at what git says above'),
    };
}
/** The line that names the reason; git's own "error: failed to push some refs" names none. */
function firstLine(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const telling = lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
        lines.find((line) => /^!|GH0|declined|^fatal:|^remote: .*(error|denied)/i.test(line)) ??
        lines.find((line) => line !== '');
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(telling ?? 'git gave no reason');
}


/***/ }),

/***/ 5894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ fetchHead),
/* harmony export */   u: () => (/* binding */ fetchTags)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3873);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4632);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7688);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9721);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1656);
/* harmony import */ var _remote_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7922);







/**
 * Fetches tags, without history, into a new bare repository, and gives its directory. It has no HEAD commit. Throws
 * INVALID_TAG before the first request, NOT_FOUND for a tag that is not there, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchTags(git, { remote, token, tags, temporary }) {
    const names = tags === 'all' ? ['*'] : tags;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const gitDirectory = await (0,_bare_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .makeBareRepository */ .x)({ remote, temporary }, '');
    const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack'];
    const refspecs = names.map((name) => `refs/tags/${name}:refs/tags/${name}`);
    const call = { gitDirectory, config: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenSettings */ .J)(remote, token) };
    const fetched = await (0,_remote_read_js__WEBPACK_IMPORTED_MODULE_4__/* .runRemoteRead */ .c)(git, ['fetch', '--quiet', ...options, _bare_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .REMOTE */ .B, ...refspecs], call);
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(git, call))))
        return gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .tagsFailure */ .Uu)(remote.url, fetched.stderr);
}
/**
 * Fetches a commit as the HEAD of a new bare repository, and gives its directory: without history, or with it and all tags,
 * where it shall be told which of them the commit comes after. Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchHead(git, head) {
    const { remote, token, ref, withHistory, temporary } = head;
    const gitDirectory = await (0,_bare_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .makeBareRepository */ .x)({ remote, temporary }, '');
    const options = ['--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack'];
    const depth = withHistory ? [] : ['--depth=1'];
    const refspecs = [`${ref}:refs/heads/main`, ...(withHistory ? ['refs/tags/*:refs/tags/*'] : [])];
    const call = { gitDirectory, config: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenSettings */ .J)(remote, token) };
    const fetched = await git.run(['fetch', '--quiet', ...depth, ...options, _bare_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .REMOTE */ .B, ...refspecs], call);
    if (fetched.code !== 0)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .tagsFailure */ .Uu)(remote.url, fetched.stderr);
    return gitDirectory;
}
/** A shallow fetch of a pattern that nothing fits fails without a word. */
async function hasNoTags(git, call) {
    const listed = await git.run(['ls-remote', '--tags', _bare_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .REMOTE */ .B], call);
    return listed.code === 0 && listed.stdout.length === 0;
}
/** A tag that a refspec can hold; whether it is a version is decided later, by the config file of its own commit. */
function refuseUnsafe(tag) {
    if ((0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_6__/* .isRefName */ .p)(tag))
        return;
    const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .readTag */ .z)(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
}


/***/ }),

/***/ 2294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ GitInterfaces)
});

// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/package/tree-walk.js + 1 modules
var tree_walk = __webpack_require__(2202);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
// EXTERNAL MODULE: ./lib/interface/read/constant.js
var constant = __webpack_require__(1958);
;// CONCATENATED MODULE: ./lib/interface/read/providers.js

/** Providers by name: declared in `required_providers`, by a `provider` block, or implied by the type of a resource. */
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
function declared(block) {
    if (block.type !== 'terraform')
        return [];
    const required = block.blocks.filter(({ type }) => type === 'required_providers');
    return required.flatMap(({ attributes }) => [...attributes].map(([name, expression]) => ({
        name,
        ...requirement(expression),
        file: block.file,
        line: expression.line,
    })));
}
/** `{ source = …, version = … }`, or since before 0.13 the constraint alone. */
function requirement(expression) {
    if (expression.kind !== 'object')
        return { source: '', constraints: given((0,constant/* textOf */.b6)(expression)), aliases: [] };
    const members = new Map(expression.members.map(({ key, value }) => [(0,constant/* keyOf */.TN)(key), value]));
    return {
        source: (0,constant/* textOf */.b6)(members.get('source')),
        constraints: given((0,constant/* textOf */.b6)(members.get('version'))),
        aliases: aliasesFrom(members.get('configuration_aliases')),
    };
}
function aliasesFrom(expression) {
    if (expression?.kind !== 'tuple')
        return [];
    return expression.members.flatMap((member) => {
        if (member.kind === 'reference')
            return [member.steps.join('.')];
        const text = (0,constant/* constantOf */.yi)(member);
        return typeof text === 'string' ? [text] : [];
    });
}
function configured({ type, labels, attributes, file, line }) {
    const [name] = labels;
    if (type !== 'provider' || name === undefined)
        return [];
    return [
        { name, source: '', constraints: given((0,constant/* textOf */.b6)(attributes.get('version'))), aliases: [], file, line },
    ];
}
function implied({ type, labels, attributes, file, line }) {
    if (!/^(resource|data|ephemeral)$/.test(type))
        return [];
    const chosen = attributes.get('provider');
    const explicit = chosen?.kind === 'reference' ? chosen.steps[0] : (0,constant/* textOf */.b6)(chosen).split('.')[0] || undefined;
    const name = explicit ?? labels[0]?.split('_')[0];
    // The client's own: terraform_data, terraform_remote_state.
    if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined))
        return [];
    return [{ name, source: '', constraints: [], aliases: [], file, line }];
}
function given(text) {
    return text === '' ? [] : [text];
}

// EXTERNAL MODULE: ./lib/interface/read/syntax.js
var syntax = __webpack_require__(7501);
;// CONCATENATED MODULE: ./lib/interface/read/directory-interface.js




/** The blocks of all files of one directory → what it offers, in the order of the blocks. */
function interfaceFromBlocks(blocks, about) {
    const each = (type, make) => blocks.filter((block) => block.type === type).map(make);
    const address = (block, key) => referenceText(block.attributes.get(key));
    return {
        ...about,
        inputs: each('variable', inputFrom),
        outputs: each('output', outputFrom),
        resources: blocks.flatMap(resourceFrom),
        calls: each('module', (block) => ({
            name: nameOf(block),
            source: (0,constant/* textOf */.b6)(block.attributes.get('source')),
            version: (0,constant/* textOf */.b6)(block.attributes.get('version')),
            ...positionOf(block),
        })),
        providers: providersFrom(blocks),
        requiredVersions: each('terraform', ({ attributes }) => (0,constant/* textOf */.b6)(attributes.get('required_version'))).filter((text) => text !== ''),
        moves: each('moved', (block) => ({
            from: address(block, 'from'),
            to: address(block, 'to'),
            ...positionOf(block),
        })),
        removals: each('removed', (block) => ({ from: address(block, 'from'), ...positionOf(block) })),
        imports: each('import', (block) => ({
            to: address(block, 'to'),
            id: (0,constant/* textOf */.b6)(block.attributes.get('id')),
            ...positionOf(block),
        })),
    };
}
function inputFrom(block) {
    const { attributes } = block;
    const value = (0,constant/* constantOf */.yi)(attributes.get('default'));
    const nullable = attributes.get('nullable');
    return {
        name: nameOf(block),
        type: attributes.get('type')?.text ?? '',
        parsedType: (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type')),
        description: (0,constant/* textOf */.b6)(attributes.get('description')),
        default: attributes.get('default')?.text ?? '',
        ...(value === undefined ? {} : { value }),
        required: !attributes.has('default'),
        sensitive: (0,constant/* isTrue */.Hn)(attributes.get('sensitive')),
        nullable: nullable === undefined || (0,constant/* isTrue */.Hn)(nullable),
        ephemeral: (0,constant/* isTrue */.Hn)(attributes.get('ephemeral')),
        deprecated: (0,constant/* textOf */.b6)(attributes.get('deprecated')),
        validations: block.blocks
            .filter(({ type }) => type === 'validation')
            .map((validation) => validationFrom({ ...validation, file: block.file })),
        ...positionOf(block),
    };
}
function validationFrom(block) {
    const condition = block.attributes.get('condition');
    return {
        condition: condition === undefined ? '' : (0,syntax/* canonicalText */.A)(condition),
        message: (0,constant/* textOf */.b6)(block.attributes.get('error_message')),
        ...positionOf(block),
    };
}
function outputFrom(block) {
    const { attributes } = block;
    return {
        name: nameOf(block),
        description: (0,constant/* textOf */.b6)(attributes.get('description')),
        sensitive: (0,constant/* isTrue */.Hn)(attributes.get('sensitive')),
        ephemeral: (0,constant/* isTrue */.Hn)(attributes.get('ephemeral')),
        deprecated: (0,constant/* textOf */.b6)(attributes.get('deprecated')),
        ...positionOf(block),
    };
}
const MODES = { resource: 'managed', data: 'data', ephemeral: 'ephemeral' };
function resourceFrom(block) {
    const { type: keyword, labels } = block;
    if (keyword !== 'resource' && keyword !== 'data' && keyword !== 'ephemeral')
        return [];
    const [type = '', name = ''] = labels;
    return [{ mode: MODES[keyword], type, name, ...positionOf(block) }];
}
/** An address, written as an expression or, in old JSON, as a string. */
function referenceText(expression) {
    if (expression === undefined)
        return '';
    return (0,constant/* textOf */.b6)(expression) || (0,syntax/* canonicalText */.A)(expression);
}
function nameOf({ labels }) {
    return labels[0] ?? '';
}
function positionOf({ file, line }) {
    return { file, line };
}

;// CONCATENATED MODULE: ./lib/interface/read/overrides.js
/**
 * Blocks with those of override files merged into them: attributes replace attributes, nested blocks all of their type; what
 * `terraform` requires is merged name by name. https://developer.hashicorp.com/terraform/language/files/override
 */
function withOverrides(primary, overrides) {
    const merged = [...primary];
    for (const override of overrides) {
        const at = merged.findIndex((block) => isSame(block, override));
        const base = merged[at];
        if (base === undefined)
            merged.push(override);
        else
            merged[at] = { ...mergeBlock(base, override), file: base.file };
    }
    return merged;
}
function isSame(a, b) {
    const isAlias = (block) => block.attributes.get('alias')?.text;
    return (a.type === b.type &&
        a.labels.join('.') === b.labels.join('.') &&
        isAlias(a) === isAlias(b) &&
        // Blocks without labels of their own are only ever added to, but for the one that holds the requirements.
        (a.labels.length > 0 || a.type === 'terraform'));
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

;// CONCATENATED MODULE: ./lib/interface/read/module-reading.js



/** A longer README is left out; the registry API carries it in every answer. */
const MAX_README_BYTES = 512 * 1024;
/** All files that say something of a module → what it offers. */
function interfaceFromFiles(files) {
    const byDirectory = new Map();
    for (const file of files) {
        const directory = (0,module_files/* directoryOf */.jt)(file.path);
        byDirectory.set(directory, [...(byDirectory.get(directory) ?? []), file]);
    }
    const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(files.map(({ path }) => path));
    const diagnostics = [];
    const read = (path) => {
        const directory = readDirectory(path, byDirectory.get(path) ?? []);
        diagnostics.push(...directory.diagnostics);
        return directory.moduleInterface;
    };
    return { root: read(''), submodules: submodules.map(read), examples: examples.map(read), diagnostics };
}
function readDirectory(path, files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const blocks = withOverrides(primary.flatMap(located), overrides.flatMap(located));
    const readme = (0,module_files/* selectReadme */.Bd)(files);
    const isTooLong = readme !== undefined && (readme.size ?? readme.bytes.length) > MAX_README_BYTES;
    const text = readme === undefined || isTooLong ? '' : new TextDecoder().decode(readme.bytes);
    const about = { path, readme: text, empty: primary.length + overrides.length === 0 };
    const problems = [...primary, ...overrides].flatMap((file) => (file.parsed?.problems ?? []).map((problem) => ({
        severity: 'error',
        file: file.path,
        ...problem,
    })));
    const message = `the README has more than ${MAX_README_BYTES} bytes and is left out`;
    const long = isTooLong
        ? [{ severity: 'warning', file: readme.path, line: 1, column: 1, message }]
        : [];
    return { moduleInterface: interfaceFromBlocks(blocks, about), diagnostics: [...problems, ...long] };
}
function located(file) {
    return (file.parsed?.blocks ?? []).map((block) => ({ ...block, file: file.path }));
}

// EXTERNAL MODULE: ./lib/module/file-content.js
var file_content = __webpack_require__(6144);
;// CONCATENATED MODULE: ./lib/adapters/hcl/limits.js
const MAX_FILE_BYTES = 4 * 1024 * 1024;
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
const MAX_BROKEN_FILES = 20;
const MAX_MODULE_MILLISECONDS = 20_000;
/** Bounds what the configuration of one module costs. */
class LimitedFiles {
    #bytes = 0;
    #broken = 0;
    #end = performance.now() + MAX_MODULE_MILLISECONDS;
    /** A file that is not read because of a limit, which it names; undefined for one within all limits. */
    refuse(size) {
        if (size > MAX_FILE_BYTES)
            return unread(`the file has ${size} bytes; files over ${MAX_FILE_BYTES} bytes are not read`);
        this.#bytes += size;
        if (this.#bytes > MAX_MODULE_BYTES)
            return unread(`not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`);
        if (performance.now() > this.#end)
            return unread(`not read: the module takes more than ${MAX_MODULE_MILLISECONDS / 1000} seconds`);
        return this.#broken > MAX_BROKEN_FILES
            ? unread(`not read: more than ${MAX_BROKEN_FILES} files of the module do not parse`)
            : undefined;
    }
    count({ problems }) {
        if (problems.length > 0)
            this.#broken += 1;
    }
}
function unread(message) {
    return { blocks: [], problems: [{ line: 1, column: 1, message }] };
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/interface-reader.js





const NO_BYTES = new Uint8Array();
const MAX_CACHED_FILES = 20_000;
const MAX_CACHED_INTERFACES = 100;
/** Files → what the module offers. One for many versions: what they share is parsed once, and equal modules are one. */
class InterfaceReader {
    #parsed = new Map();
    #moduleInterfaces = new Map();
    #parse;
    /** Loads the parser, which commands that read no configuration never do. */
    prepare() {
        // Whoever reads is told why it does not start.
        this.#parser().catch(() => { });
    }
    async read(files) {
        const limits = new LimitedFiles();
        const read = [];
        for await (const file of files) {
            if (!(0,module_files/* isInterfaceFile */.QS)(file.path))
                continue;
            // What was parsed is not kept: a module may have any number of files.
            if ((0,file_content/* isConfiguration */.Z)(file.path))
                read.push({ ...file, parsed: await this.#file(file, limits), bytes: NO_BYTES });
            else
                read.push({ ...file, parsed: undefined });
        }
        return this.#moduleInterface(read);
    }
    #moduleInterface(files) {
        // What a limit of time left unread is not the file's own, and not the next version's.
        const isWhole = files.every(({ id, parsed }) => id !== undefined && (parsed?.problems.length ?? 0) === 0);
        if (!isWhole)
            return interfaceFromFiles(files);
        const key = files.map(({ path, id }) => `${id} ${path}`).join('\n');
        const moduleInterface = this.#moduleInterfaces.get(key) ?? interfaceFromFiles(files);
        if (this.#moduleInterfaces.size >= MAX_CACHED_INTERFACES)
            this.#moduleInterfaces.clear();
        this.#moduleInterfaces.set(key, moduleInterface);
        return moduleInterface;
    }
    async #file(file, limits) {
        const refused = limits.refuse(file.size ?? file.bytes.length);
        if (refused !== undefined)
            return refused;
        const key = `${file.id}${/\.json$/.test(file.path) ? '.json' : ''}`;
        const known = file.id === undefined ? undefined : this.#parsed.get(key);
        const parsed = known ?? (await this.#text(file));
        limits.count(parsed);
        if (file.id !== undefined)
            this.#keep(key, parsed);
        return parsed;
    }
    async #text({ path, bytes }) {
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            return { blocks: [], problems: [{ line: 1, column: 1, message: 'the file is not UTF-8' }] };
        const parse = await this.#parser();
        return parse(path, new TextDecoder().decode(bytes));
    }
    #parser() {
        this.#parse ??= Promise.all(/* import() */[__webpack_require__.e(551), __webpack_require__.e(766)]).then(__webpack_require__.bind(__webpack_require__, 7766)).then(({ startFileSyntax }) => startFileSyntax());
        return this.#parse;
    }
    #keep(key, parsed) {
        if (this.#parsed.size >= MAX_CACHED_FILES)
            this.#parsed.clear();
        this.#parsed.set(key, parsed);
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/module-source.js + 2 modules
var module_source = __webpack_require__(4755);
;// CONCATENATED MODULE: ./lib/adapters/git/interfaces.js




/** What the modules of commits offer; files that commits share are parsed once. */
class GitInterfaces {
    #objects;
    #source;
    #reader = new InterfaceReader();
    constructor(objects, git) {
        this.#objects = objects;
        this.#source = new module_source/* ModuleSource */.Q(objects, git);
    }
    prepare() {
        this.#reader.prepare();
    }
    atCommit(location) {
        return this.#reader.read(this.#files(location));
    }
    async *#files(location) {
        // What would be refused as a package is looked at all the same: a comparison is no publication.
        const { files } = new tree_walk/* Walk */.qO(await this.#source.read(location));
        const wanted = files.filter(({ path }) => (0,module_files/* isInterfaceFile */.QS)(path));
        for await (const [{ path }, { oid, bytes }] of this.#objects.readEach('blob', wanted)) {
            yield { path, bytes, id: oid };
        }
    }
}


/***/ }),

/***/ 1400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   yC: () => (/* binding */ RepositoryTags),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);



/** Finds the repository that holds `directory`. Throws NOT_A_REPOSITORY. */
async function findRepository(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory())
        throw notARepository(directory, '');
    const question = ['rev-parse', '--absolute-git-dir', '--git-path', 'objects', '--revs-only', 'HEAD'];
    const [found, origin] = await Promise.all([
        git.run(question, { cwd: directory }),
        git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
    ]);
    const [gitDirectory, objects, head] = found.stdout.toString().split('\n');
    if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
        throw notARepository(directory, found.stderr);
    const originUrl = origin.stdout.toString().trim();
    return {
        gitDirectory,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, objects),
        head: head === '' ? undefined : head,
        originUrl: originUrl === '' ? undefined : originUrl,
    };
}
async function readHead(git, gitDirectory) {
    const shown = await git.run(['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'], { gitDirectory });
    const [committedAt = '', commit = ''] = shown.stdout.toString().trim().split(' ');
    return shown.code === 0 ? { tag: 'HEAD', commit, committedAt: Number(committedAt) } : undefined;
}
function notARepository(directory, stderr) {
    const isForeign = /dubious ownership/.test(stderr);
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_A_REPOSITORY', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(directory)} is ${isForeign ? 'a Git repository of another user' : 'not in a Git repository'}`, isForeign
        ? `trust it: git config --global --add safe.directory ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory)}`
        : 'run this inside the module repository, or name it with --repository DIR');
}
/** The tags of a repository; read once, compared as whole names, so that no outside text reaches git. */
class RepositoryTags {
    #git;
    #gitDirectory;
    #within;
    #tags;
    /** @param commit only tags in its history; undefined takes all */
    constructor(git, gitDirectory, commit) {
        this.#git = git;
        this.#gitDirectory = gitDirectory;
        this.#within = commit === undefined ? [] : [`--merged=${commit}`];
    }
    async find(tag) {
        return (await this.all()).find((tagged) => tagged.tag === tag);
    }
    all() {
        this.#tags ??= this.#read();
        return this.#tags;
    }
    async #read() {
        const listed = await this.#git.run(['for-each-ref', `--format=${TAG_FORMAT}`, ...this.#within, 'refs/tags'], {
            gitDirectory: this.#gitDirectory,
        });
        if (listed.code !== 0)
            throw new Error(`git for-each-ref failed: ${listed.stderr.trim()}`);
        const lines = listed.stdout.toString().split('\n');
        const tags = await Promise.all(lines.map((line) => parseTagLine(line) ?? this.#readNested(line)));
        return tags.flat();
    }
    /** A tag of a tag: before Git 2.45 `*` follows one step only. */
    async #readNested(line) {
        const [, oid = ''] = line.split(' ');
        const question = ['rev-list', '--max-count=1', '--timestamp', `${oid}^{commit}`, '--'];
        const peeled = await this.#git.run(question, { gitDirectory: this.#gitDirectory });
        const [, committedAt, commit = ''] = /^(\d+) ([0-9a-f]{40})$/m.exec(peeled.stdout.toString()) ?? [];
        return commit === '' ? [] : [{ tag: tagOf(line), commit, committedAt: Number(committedAt) }];
    }
}
/** Ref names hold no blanks; `*` fields are those of the object that an annotated tag names. */
const TAG_FORMAT = '%(objecttype) %(objectname) %(committerdate:unix) %(*objecttype) %(*objectname) %(*committerdate:unix) %(refname)';
/** No tag for one that names no commit; undefined for one that names another tag. */
function parseTagLine(line) {
    const fields = line.split(' ');
    const [type, commit = '', committedAt] = fields[0] === 'tag' ? fields.slice(3) : fields;
    if (type === 'tag')
        return undefined;
    return type === 'commit' ? [{ tag: tagOf(line), commit, committedAt: Number(committedAt) }] : [];
}
function tagOf(line) {
    return line.slice(line.lastIndexOf(' ') + 1 + 'refs/tags/'.length);
}


/***/ }),

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ ModuleSource)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/file-content.js
var file_content = __webpack_require__(6144);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js + 1 modules
var package_files = __webpack_require__(3386);
;// CONCATENATED MODULE: ./lib/package/terraform-ignore.js

/**
 * What a `.terraformignore` leaves out, as a question on paths relative to its directory. The last rule that fits a path
 * or one of its directories decides; unlike .gitignore, a pattern with a slash inside fits at any depth unless it starts
 * with one. https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
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
        const message = `.terraformignore has a pattern that makes no sense: ${(0,error/* quote */.hD)(text)}`;
        throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', message, 'correct the pattern: its range runs backwards', {
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
 * What `export-ignore` leaves out, by the `.gitattributes` files of a commit and nothing else, as `git archive` does it.
 * Git itself is asked, but only when one of the files mentions the attribute, and only for paths it was not asked before.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
class ExportIgnore {
    #git;
    #objects;
    #mentions = new Map();
    #verdicts = new Map();
    constructor(git, objects) {
        this.#git = git;
        this.#objects = objects;
    }
    /** Of files, relative to the root of the repository, those that are left out themselves or with a directory of theirs. */
    async select(attributeFiles, paths) {
        if (!(await this.#mentioned(attributeFiles)))
            return new Set();
        const verdicts = this.#verdictsOf(attributeFiles);
        const unknown = new Set(paths.flatMap(withDirectories).filter((path) => !verdicts.has(path)));
        if (unknown.size > 0) {
            for (const [path, ignored] of await this.#ask(attributeFiles, [...unknown]))
                verdicts.set(path, ignored);
        }
        return new Set(paths.filter((path) => withDirectories(path).some((name) => verdicts.get(name))));
    }
    async #mentioned(attributeFiles) {
        const unread = attributeFiles.filter(({ oid }) => !this.#mentions.has(oid));
        for await (const [, { oid, bytes }] of this.#objects.readEach('blob', unread)) {
            this.#mentions.set(oid, bytes.includes('export-ignore'));
        }
        return attributeFiles.some(({ oid }) => this.#mentions.get(oid));
    }
    #verdictsOf(attributeFiles) {
        const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('');
        const verdicts = this.#verdicts.get(key) ?? new Map();
        this.#verdicts.set(key, verdicts);
        return verdicts;
    }
    async #ask(attributeFiles, paths) {
        const gitDirectory = this.#objects.gitDirectory;
        const call = { gitDirectory, indexFile: (0,external_node_path_.join)(gitDirectory, `index-${(0,external_node_crypto_.randomUUID)()}`) };
        const lines = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}\0`);
        const update = ['update-index', '-z', '--add', '--index-info'];
        required(await this.#git.run(update, { ...call, input: lines.join('') }));
        const check = ['check-attr', '-z', '--stdin', '--cached', 'export-ignore'];
        const { stdout } = required(await this.#git.run(check, { ...call, input: paths.map((path) => `${path}\0`).join('') }));
        const fields = stdout.toString().split('\0');
        return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']));
    }
}
/** The path and its directories, with the trailing slash by which Git knows that a rule for directories may fit. */
function withDirectories(path) {
    const components = path.split('/');
    return components.map((_, index) => `${components.slice(0, index + 1).join('/')}/`).with(-1, path);
}
function required(result) {
    if (result.code === 0)
        return result;
    throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', `git could not apply the .gitattributes files of the commit: ${result.stderr.trim()}`, 'look at the line that git names');
}

// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var tree = __webpack_require__(9039);
;// CONCATENATED MODULE: ./lib/adapters/git/module-source.js







/** Reads what a commit says of a module: its files by name, and what they ask to leave out. */
class ModuleSource {
    #objects;
    #trees;
    #exportIgnore;
    constructor(objects, git) {
        this.#objects = objects;
        this.#trees = new tree/* GitTrees */.yc(objects);
        this.#exportIgnore = new ExportIgnore(git, objects);
    }
    /** Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory. */
    async read({ commit, path: root }) {
        const { tree, attributeFiles } = await this.#locate(await this.#rootTree(commit), root);
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
        const object = await this.#objects.read(commit);
        const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? [];
        if (object?.type === 'commit' && tree !== undefined)
            return tree;
        throw new error/* RegistryError */.gl('NOT_FOUND', `the commit ${commit} is not in the repository`, `fetch it: git fetch origin ${commit}`);
    }
    /** The tree of the module, and the attribute files of the directories above it. */
    async #locate(rootTree, root) {
        const attributeFiles = [];
        let directory = { oid: rootTree, path: '' };
        for (const name of root.split('/').filter((component) => component !== '')) {
            const lines = await this.#trees.readDirectory(directory);
            const found = lines.find(({ path, mode }) => path === name && mode === tree/* DIRECTORY_MODE */.sg);
            if (found === undefined)
                throw (0,package_files/* notAModule */.nf)(root, await this.#directoriesWithConfiguration(rootTree));
            const prefix = (0,package_package/* rootPrefix */.R)(directory.path);
            attributeFiles.push(...lines.filter(isAttributeFile).map(({ oid, path }) => ({ oid, path: `${prefix}${path}` })));
            directory = { oid: found.oid, path: `${prefix}${name}` };
        }
        return { tree: directory.oid, attributeFiles };
    }
    async #directoriesWithConfiguration(rootTree) {
        const entries = await this.#trees.readBelow(rootTree);
        const files = entries.filter(({ path }) => (0,file_content/* isConfiguration */.Z)(path));
        return [...new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/')))];
    }
    async #terraformIgnore(entries) {
        const file = entries.filter(({ path, mode }) => path === '.terraformignore' && isRegular(mode));
        for await (const [, { bytes }] of this.#objects.readEach('blob', file)) {
            return parseTerraformIgnore(bytes.toString());
        }
        return () => false;
    }
    async #linkTargets(entries) {
        const targets = new Map();
        const links = entries.filter(({ mode }) => mode === '120000');
        for await (const [{ path }, { bytes }] of this.#objects.readEach('blob', links)) {
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


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ GitObjects)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/package/package-files.js + 1 modules
var package_files = __webpack_require__(3386);
;// CONCATENATED MODULE: ./lib/adapters/git/batch.js
const NEWLINE = 10;
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d+)$/;
/**
 * Cuts the output of `git cat-file --batch` into its answers, one call of `answer` each; undefined = missing.
 * Bytes of an object that came in one piece are not copied. https://git-scm.com/docs/git-cat-file#_batch_output
 */
class BatchParser {
    #maxBytes;
    #answer;
    #header = '';
    #body;
    constructor(maxBytes, answer) {
        this.#maxBytes = maxBytes;
        this.#answer = answer;
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
        if (head.size <= this.#maxBytes && end < chunk.length) {
            this.#answer({ ...head, bytes: chunk.subarray(at, end) });
            return end + 1;
        }
        const bytes = head.size <= this.#maxBytes ? Buffer.allocUnsafe(head.size) : undefined;
        this.#body = { ...head, bytes, filled: 0 };
        return at;
    }
    #readBody(chunk, at, body) {
        const end = Math.min(chunk.length, at + body.size - body.filled);
        body.bytes?.set(chunk.subarray(at, end), body.filled);
        body.filled += end - at;
        if (end === chunk.length)
            return end;
        // What stands here is the newline after the body.
        this.#body = undefined;
        this.#answer({ oid: body.oid, type: body.type, size: body.size, bytes: body.bytes });
        return end + 1;
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/adapters/git/borrowing-repository.js


/**
 * A tiny bare repository with no refs and no objects but those of the given directories; returns its GIT_DIR.
 * Written by hand, since `git init` would be one more child process. https://git-scm.com/docs/gitrepository-layout
 */
async function makeBorrowingRepository(objectsDirectories, temporary) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'objects-'));
    await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'objects', 'info'), { recursive: true });
    await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'refs'));
    await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
    // A commit graph or a list of packs is only a shortcut, and one that a borrowed directory could lie in.
    const config = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n\tcommitGraph = false\n';
    await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'config'), config);
    const alternates = objectsDirectories.map((path) => `${quotedForGit(path)}\n`).join('');
    await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'objects', 'info', 'alternates'), alternates);
    return directory;
}
function quotedForGit(path) {
    return `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

;// CONCATENATED MODULE: ./lib/adapters/git/object-refusals.js


/** For a git that ended before it had answered. */
function unreadable(stderr) {
    return new error/* RegistryError */.gl('NOT_FOUND', `git stopped while it read objects: ${(0,error/* quote */.hD)(stderr.trim())}`, 'look for damage with "git fsck" in the repository, and clone it anew if there is some');
}
/** For an object that a commit names and the repository lacks. */
function notFound(oid, path) {
    return new error/* RegistryError */.gl('NOT_FOUND', `the object ${oid} of ${(0,error/* quote */.hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}
/** For an object that is not even read. */
function tooLarge(path, size) {
    return new error/* RegistryError */.gl('LIMIT_EXCEEDED', `${(0,error/* quote */.hD)(path)} has ${size} bytes, the limit is ${package_files/* MAX_FILE_BYTES */.gZ} bytes a file`, 'keep it out of the module: publish it elsewhere, or name it with "export-ignore" in .gitattributes');
}

;// CONCATENATED MODULE: ./lib/adapters/git/prefetched-blobs.js
const MAX_BLOB_BYTES = 16 * 1024;
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;
/** Small blobs that were read, since the next tag holds most of them again. Bounded; starts anew when it is full. */
class SmallBlobs {
    #blobs = new Map();
    #bytes = 0;
    get(oid) {
        return this.#blobs.get(oid);
    }
    add(oid, bytes) {
        if (bytes.length > MAX_BLOB_BYTES)
            return;
        if (this.#bytes > MAX_TOTAL_BYTES) {
            this.#blobs.clear();
            this.#bytes = 0;
        }
        // A copy, since the bytes are part of a larger chunk that would stay in memory with them.
        this.#blobs.set(oid, Buffer.from(bytes));
        this.#bytes += bytes.length;
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/process.js
var process = __webpack_require__(8390);
;// CONCATENATED MODULE: ./lib/adapters/git/objects.js







/** Questions that git is asked ahead of the reader of {@link GitObjects.readEach}. */
const MAX_AHEAD = 64;
/** Bytes that may wait for that reader; then git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
const MAX_STDERR_CHARACTERS = 4096;
/**
 * The objects of repositories, read by one `git cat-file --batch` in a tiny repository of our own that borrows their
 * object directories: no configuration, replace ref, hook, attribute file or promisor of theirs has a say.
 */
class GitObjects {
    /** The tiny repository: a GIT_DIR for other git commands that need these objects and nothing else. */
    gitDirectory;
    #child;
    #closed;
    #questions = [];
    #small = new SmallBlobs();
    #outgoing = '';
    #stderr = '';
    #failure;
    #waitingBytes = 0;
    #waitingReaders = 0;
    constructor(child, gitDirectory) {
        this.gitDirectory = gitDirectory;
        this.#child = child;
        const parser = new BatchParser(package_files/* MAX_FILE_BYTES */.gZ, (object) => this.#answer(object));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS);
        });
        // A child that ends early closes its stdin; 'close' tells the story, not the broken pipe.
        child.stdin.on('error', () => { });
        this.#closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(this.#fail((0,process/* missingGit */.Xb)(cause))));
            child.on('close', () => resolve(this.#fail(unreadable(this.#stderr))));
        });
    }
    /** `temporary` is a directory that lives at least as long as this object and is removed by its owner. */
    static async open(git, objectsDirectories, temporary) {
        const gitDirectory = await makeBorrowingRepository(objectsDirectories, temporary);
        return new GitObjects(git.start(['cat-file', '--batch'], { gitDirectory }), gitDirectory);
    }
    /**
     * One object by a name that git understands: `<oid>`, `<oid>^{commit}`, `<oid>:<path>`; undefined when there is none.
     * Many reads may be under way. Throws LIMIT_EXCEEDED over 100 MiB, NOT_FOUND when the repository is damaged.
     */
    async read(name) {
        if (/[\n\0]/.test(name)) {
            throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(name)} names no Git object`, 'name it on one line');
        }
        return this.#await(this.#ask({ oid: name, path: name }, false));
    }
    /**
     * The objects of a list in its order, asked for ahead, with no more than a few MiB waiting for the reader.
     * Throws NOT_FOUND when one is missing or of another type (a shallow or partial clone), LIMIT_EXCEEDED when one is over 100 MiB.
     */
    async *readEach(type, wanted) {
        const ahead = [];
        let asked = 0;
        try {
            for (;;) {
                if (ahead.length <= MAX_AHEAD / 2) {
                    const next = wanted.slice(asked, asked + MAX_AHEAD - ahead.length);
                    asked += next.length;
                    ahead.push(...next.map((each) => ({ each, object: this.#askAhead(each) })));
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
    /** Lets the child finish what it was asked and waits for its end. */
    async close() {
        this.#child.stdin.end();
        this.#waitingReaders += 1;
        this.#flow();
        await this.#closed;
    }
    #askAhead(wanted) {
        const object = this.#ask(wanted, true);
        // It is awaited when its turn comes; until then a rejection must not look like one that nobody handles.
        object.catch(() => { });
        return object;
    }
    #ask({ oid, path }, ahead) {
        const known = this.#small.get(oid);
        if (known !== undefined) {
            if (ahead)
                this.#waitingBytes += known.length;
            return Promise.resolve({ oid, type: 'blob', bytes: known });
        }
        return new Promise((resolve, reject) => {
            if (this.#failure !== undefined) {
                reject(this.#failure);
                return;
            }
            this.#questions.push({ path, ahead, resolve, reject });
            if (this.#outgoing === '')
                queueMicrotask(() => this.#send());
            this.#outgoing += `${oid}\n`;
        });
    }
    #send() {
        this.#child.stdin.write(this.#outgoing);
        this.#outgoing = '';
    }
    #answer(object) {
        const question = this.#questions.shift();
        if (question === undefined)
            return;
        if (object === undefined) {
            question.resolve(undefined);
        }
        else if (object.bytes === undefined) {
            question.reject(tooLarge(question.path, object.size));
        }
        else {
            if (question.ahead)
                this.#waitingBytes += object.size;
            if (question.ahead && object.type === 'blob')
                this.#small.add(object.oid, object.bytes);
            question.resolve({ oid: object.oid, type: object.type, bytes: object.bytes });
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
    /** Git waits while enough has been read ahead, unless somebody waits for git. */
    #flow() {
        if (this.#waitingBytes > MAX_WAITING_BYTES && this.#waitingReaders === 0)
            this.#child.stdout.pause();
        else
            this.#child.stdout.resume();
    }
    #fail(failure) {
        this.#failure ??= failure;
        for (const question of this.#questions.splice(0))
            question.reject(this.#failure);
    }
}


/***/ }),

/***/ 2352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ GitPacker)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js + 1 modules
var package_files = __webpack_require__(3386);
// EXTERNAL MODULE: ./lib/base/problem.js
var problem = __webpack_require__(7966);
// EXTERNAL MODULE: ./lib/module/file-content.js
var file_content = __webpack_require__(6144);
;// CONCATENATED MODULE: ./lib/package/secret-files.js
/** Files that hold secrets by what they are, whatever is in them. Patterns see the path with a slash in front. */
const PATH_RULES = [
    { pattern: /\.tfstate[^/]*$/i, name: 'Terraform state' },
    { pattern: /\/terraform\.tfstate\.d\//i, name: 'Terraform state' },
    { pattern: /\.tfvars(\.json)?$/i, name: 'values of variables (*.tfvars)' },
    { pattern: /\.tfplan$|\/tfplan$/i, name: 'a saved plan' },
    { pattern: /\/\.terraform\//i, name: 'the working directory of Terraform' },
    { pattern: /\/(\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc)$/i, name: 'configuration of the client' },
    { pattern: /\/credentials\.tfrc\.json$/i, name: 'credentials of the client' },
    { pattern: /\/crash(\.[^/]*)?\.log$/i, name: 'a crash log, which holds state' },
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
/** The rule by which a file of this path holds secrets; undefined when its name says nothing of the kind. */
function secretPathRule(path) {
    const rooted = `/${path}`;
    return PATH_RULES.find(({ pattern }) => pattern.test(rooted))?.name;
}
const CONTENT_RULES = [
    { pattern: '-----BEGIN [A-Z ]{0,20}PRIVATE KEY', name: 'a private key' },
    { pattern: 'gh[oprsu]_[A-Za-z0-9]{36}', name: 'a GitHub token' },
    { pattern: 'github_pat_[A-Za-z0-9_]{22}', name: 'a GitHub token' },
    { pattern: '(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])', name: 'an AWS access key' },
    { pattern: 'npm_[A-Za-z0-9]{36}', name: 'an npm token' },
    { pattern: '_authToken=[^\\s$]', name: 'an npm token' },
    { pattern: 'glpat-[A-Za-z0-9_-]{20}', name: 'a GitLab token' },
    { pattern: 'xox[abpr]-[A-Za-z0-9-]{10}', name: 'a Slack token' },
    { pattern: '\\.atlasv1\\.[A-Za-z0-9]{20}', name: 'a Terraform token' },
    { pattern: 'AIza[A-Za-z0-9_-]{35}', name: 'a Google API key' },
    { pattern: 'sk_live_[A-Za-z0-9]{16}', name: 'a Stripe key' },
];
const ANY_SECRET = new RegExp(CONTENT_RULES.map(({ pattern }) => pattern).join('|'));
/** Bytes at the start of a file that decide whether it is text, as Git does it. */
const TEXT_PROBE_BYTES = 8 * 1024;
const WINDOW_BYTES = 1024 * 1024;
/** Longer than anything that the rules look for, so that nothing hides at the border of two windows. */
const OVERLAP_BYTES = 128;
/** The kind of secret that a text file holds, by its unmistakable form; binary files are not searched. */
function findSecret(bytes) {
    if (bytes.subarray(0, TEXT_PROBE_BYTES).includes(0))
        return undefined;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let start = 0; start < buffer.length; start += WINDOW_BYTES) {
        const text = buffer.toString('latin1', start, start + WINDOW_BYTES + OVERLAP_BYTES);
        const found = ANY_SECRET.exec(text)?.[0];
        if (found !== undefined)
            return CONTENT_RULES.find(({ pattern }) => new RegExp(pattern).test(text))?.name;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/package/package-screening.js





const MAX_SUGGESTED = 20;
/** Looks at files one by one as they are packed, and says at the end all that is wrong with them. */
class Inspection {
    #prefix;
    #allow;
    #unsafe = [];
    #secrets = [];
    /** `allow` names files that only look like secrets, relative to the repository; `root` is the module's directory in it. */
    constructor(root, allow) {
        this.#prefix = (0,package_package/* rootPrefix */.R)(root);
        this.#allow = new Set(allow);
    }
    look({ path: name, source }, bytes) {
        const path = `${this.#prefix}${name}`;
        const problem = (0,file_content/* contentProblem */.j)(path, bytes);
        if (problem !== undefined)
            this.#unsafe.push(problem);
        if (this.#allow.has(path))
            return;
        const rule = nameRule(path, `${this.#prefix}${source}`) ?? contentRule(bytes);
        if (rule !== undefined)
            this.#secrets.push({ path, rule });
    }
    /** Throws UNSAFE_PACKAGE or SECRET_IN_PACKAGE with every file that was found. */
    finish() {
        if (this.#unsafe.length > 0) {
            throw (0,problem/* refusalOf */.O)('UNSAFE_PACKAGE', 'these files are not what those who install need', this.#unsafe);
        }
        const paths = this.#secrets.slice(0, MAX_SUGGESTED).map(({ path }) => (0,error/* quote */.hD)(path));
        const fix = `remove them from the commit and replace every secret in them; if they hold none, add to .module-registry.yml:\nallow: [${paths.join(', ')}]`;
        const problems = this.#secrets.map((secret) => ({ ...secret, fix }));
        if (problems.length > 0) {
            throw (0,problem/* refusalOf */.O)('SECRET_IN_PACKAGE', 'these files hold secrets, or look like it', problems);
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
    return found === undefined ? undefined : `holds ${found}`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/hashed-file.js


/** Bytes that are gathered before they are written; one such lot is written while the next is gathered. */
const LOT_BYTES = 1024 * 1024;
/** A new file that is hashed as it is written. */
class HashedFile {
    #handle;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #lot = [];
    #lotBytes = 0;
    #writing = Promise.resolve();
    /** Bytes so far. */
    size = 0;
    constructor(handle) {
        this.#handle = handle;
    }
    static async create(file) {
        return new HashedFile(await (0,promises_.open)(file, 'wx'));
    }
    /** The bytes must not change afterwards. */
    async write(bytes) {
        this.#hash.update(bytes);
        this.size += bytes.length;
        this.#lot.push(bytes);
        this.#lotBytes += bytes.length;
        if (this.#lotBytes >= LOT_BYTES)
            await this.#flush();
    }
    /** Writes what is left; `sha256:<64 hex>` of the whole. */
    async finish() {
        await this.#flush();
        await this.#writing;
        return `sha256:${this.#hash.digest('hex')}`;
    }
    async close() {
        await this.#writing.catch(() => { });
        await this.#handle.close();
    }
    async #flush() {
        await this.#writing;
        this.#writing = writeAll(this.#handle, this.#lot, this.#lotBytes);
        // It is awaited with the next lot; until then a rejection must not look like one that nobody handles.
        this.#writing.catch(() => { });
        this.#lot = [];
        this.#lotBytes = 0;
    }
}
async function writeAll(handle, lot, bytes) {
    if (bytes === 0)
        return;
    const { bytesWritten } = await handle.writev(lot);
    // A short write comes before an error such as "no space left"; the rest gets to it, or gets written.
    if (bytesWritten < bytes)
        await handle.writeFile(Buffer.concat(lot).subarray(bytesWritten));
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip.js



const VERSION_NEEDED = 10;
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED;
const FLAG_UTF8 = 0x0800;
const STORED = 0;
const DATE_1980_01_01 = (1 << 5) | 1;
const REGULAR_FILE = 0o100000;
/**
 * Writes `file`, which must not exist, as a zip whose bytes depend on the entries and their order alone: stored, one fixed
 * date, modes 0644 and 0755, no directories, extra fields or comment. There is no zip64: a package has at most 50,000 files
 * and 512 MiB. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3, docs/decisions/0001-own-zip-writer.md
 */
async function packZip(entries, file) {
    const zip = await HashedFile.create(file);
    try {
        const directory = [];
        for await (const entry of entries) {
            const name = Buffer.from(entry.path);
            const facts = factsOf(entry.bytes, name);
            directory.push(centralHeader(facts, entry.executable, zip.size), name);
            await zip.write(Buffer.concat([LOCAL_SIGNATURE, facts, name]));
            await zip.write(entry.bytes);
        }
        await zip.write(endOf(directory, zip.size));
        return { digest: await zip.finish(), size: zip.size };
    }
    finally {
        await zip.close();
    }
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

// EXTERNAL MODULE: ./lib/adapters/git/module-source.js + 2 modules
var module_source = __webpack_require__(4755);
;// CONCATENATED MODULE: ./lib/adapters/git/packer.js









/** From a commit to the one zip that its tree gives, whatever the work tree and the machine. */
class GitPacker {
    #objects;
    #source;
    #temporary;
    /** Packages are written into the directory `temporary`, which lives as long as they are needed. */
    constructor(objects, git, temporary) {
        this.#objects = objects;
        this.#source = new module_source/* ModuleSource */.Q(objects, git);
        this.#temporary = temporary;
    }
    /**
     * Throws NOT_FOUND, NOT_A_MODULE, UNSAFE_PACKAGE and SECRET_IN_PACKAGE (each with all paths), LIMIT_EXCEEDED;
     * then there is no file.
     */
    async pack(request) {
        const tree = await this.#source.read(request);
        const plan = (0,package_files/* planFiles */.jP)(tree);
        const inspection = new Inspection(request.path, request.allow);
        const contents = [];
        const file = (0,external_node_path_.join)(this.#temporary, `${(0,external_node_crypto_.randomUUID)()}.zip`);
        try {
            const zip = await packZip(this.#readFiles(plan, inspection, contents), file);
            inspection.finish();
            const counts = { files: contents.length, equalsTree: (0,package_files/* equalsTree */.MX)(tree, plan) };
            return { facts: { format: package_package/* PACKAGE_FORMAT */.N, ...zip, ...counts }, contents, file };
        }
        catch (error) {
            await (0,promises_.rm)(file, { force: true });
            throw error;
        }
    }
    async *#readFiles(plan, inspection, contents) {
        let total = 0;
        for await (const [{ path, source, executable }, { bytes }] of this.#objects.readEach('blob', plan)) {
            total += bytes.length;
            if (total > package_files/* MAX_PACKAGE_BYTES */.qv)
                throw tooLarge();
            inspection.look({ path, source }, bytes);
            contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length });
            yield { path, executable, bytes };
        }
    }
}
function tooLarge() {
    return new error/* RegistryError */.gl('LIMIT_EXCEEDED', `the files of the package have more than ${package_files/* MAX_PACKAGE_BYTES */.qv} bytes`, 'leave files out with "export-ignore" in .gitattributes or with .terraformignore');
}


/***/ }),

/***/ 8390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Xb: () => (/* binding */ missingGit),
/* harmony export */   zk: () => (/* binding */ MINIMUM_GIT_VERSION)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);


const KEPT_VARIABLES = /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSL_CAPATH|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|(https?|all|no)_proxy)$/i;
/**
 * No hook, no file system monitor, no prompt and no transport helper may run, whatever the user's configuration says;
 * credential helpers may. https://git-scm.com/docs/git-config
 */
const SAFE_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    // What a bare repository could name to be run is overruled here, so it may be found.
    ['safe.bareRepository', 'all'],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.alternateRefsCommand', ':'],
    // A server that sends next to nothing for a minute is given up.
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '60'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['protocol.version', '2'],
    ['protocol.allow', 'never'],
    ['protocol.file.allow', 'always'],
    ['protocol.http.allow', 'always'],
    ['protocol.https.allow', 'always'],
    ['protocol.ssh.allow', 'always'],
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
/** The system's git, as child processes: argv arrays, a reduced environment, nothing of the caller's repository settings. */
class Git {
    #environment;
    #log;
    constructor(environment, log) {
        this.#environment = environment;
        this.#log = log;
    }
    /** Runs git to its end; a non-zero exit is a result. Throws MISSING_PROGRAM where there is no git. */
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
                resolve({ code: code ?? 1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() });
            });
            if (call.signal?.aborted)
                kill();
            call.signal?.addEventListener('abort', kill, { once: true });
            // A child that ends early closes its stdin; its exit code tells the story, not the broken pipe.
            child.stdin.on('error', () => { });
            child.stdin.end(call.input ?? '');
        });
    }
    /** Starts git and leaves its pipes to the caller, who must listen to 'error' and 'close'. */
    start(args, call = {}) {
        this.#log.debug(`git ${args.join(' ')}`);
        const env = this.#childEnvironment(call);
        // Who shall be ended is the leader of a group: the helper that waits for a server is a child of git.
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, { cwd: call.cwd, env, stdio: 'pipe', detached: isEnded(call) });
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
            GIT_CONFIG_COUNT: String(settings.length),
            ...Object.fromEntries(config),
            ...(call.home === undefined ? {} : { HOME: call.home, XDG_CONFIG_HOME: call.home }),
            ...(call.gitDirectory === undefined ? {} : { GIT_DIR: call.gitDirectory }),
            ...(call.indexFile === undefined ? {} : { GIT_INDEX_FILE: call.indexFile }),
        };
    }
}
function isEnded({ signal, maxOutput }) {
    return signal !== undefined || maxOutput !== undefined;
}
function killGroup({ pid }) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It had ended.
    }
}
function missingGit(cause) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('MISSING_PROGRAM', 'the program "git" could not be started', `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`, { cause });
}
/** GIT_CONFIG_COUNT came with 2.31; everything else that is used is older. https://git-scm.com/docs/git-config */
const MINIMUM_GIT_VERSION = '2.31';


/***/ }),

/***/ 7922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runRemoteRead)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** A server that is busy or a line that broke: another try may find it well. */
const PASSING = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const WAITS_MS = [200, 1_000, 3_000];
/** Runs a fetch, and again where it failed for a reason that passes; reading twice harms nothing. */
async function runRemoteRead(git, args, call) {
    let result = await git.run(args, call);
    for (const wait of WAITS_MS) {
        if (result.code === 0 || !PASSING.test(result.stderr))
            return result;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait * (0.5 + Math.random()));
        result = await git.run(args, call);
    }
    return result;
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
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3360);
/* harmony import */ var _package_tree_walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2202);




const DIRECTORY_MODE = '40000';
const OID_BYTES = 20;
/** Files and directories below a module, before anything is left out. */
const MAX_TREE_ENTRIES = 200_000;
const MAX_CACHED_LINES = 200_000;
/** Reads tree objects; tags of one repository share most of theirs, so parsed ones are kept. */
class GitTrees {
    #objects;
    #cache = new Map();
    #cachedLines = 0;
    constructor(objects) {
        this.#objects = objects;
    }
    /** The lines of one directory. Throws NOT_FOUND when its tree is missing. */
    async readDirectory(directory) {
        await this.#load([directory]);
        return this.#cache.get(directory.oid) ?? [];
    }
    /** All files, links and submodules below a tree, with paths relative to it. Throws LIMIT_EXCEEDED over 200,000 entries. */
    async readBelow(oid) {
        const found = [];
        let level = [{ oid, path: '' }];
        for (let seen = 0; level.length > 0;) {
            await this.#load(level);
            const entries = level.flatMap((directory) => this.#below(directory));
            seen += entries.length;
            if (seen > MAX_TREE_ENTRIES)
                throw tooManyEntries();
            level = entries.filter(({ mode }) => mode === DIRECTORY_MODE);
            for (const entry of entries)
                if (entry.mode !== DIRECTORY_MODE)
                    found.push(entry);
        }
        return found;
    }
    #below({ oid, path }) {
        if (path.length > _package_tree_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PATH_BYTES */ .PR)
            throw (0,_package_tree_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .pathTooLong */ .GL)(path);
        const lines = this.#cache.get(oid) ?? [];
        return lines.map((line) => ({ ...line, path: `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_3__/* .rootPrefix */ .R)(path)}${line.path}` }));
    }
    async #load(directories) {
        if (this.#cachedLines > MAX_CACHED_LINES) {
            this.#cache.clear();
            this.#cachedLines = 0;
        }
        const unknown = directories.filter(({ oid }) => !this.#cache.has(oid));
        for await (const [{ path }, object] of this.#objects.readEach('tree', unknown)) {
            const lines = parseTree(object.bytes, path);
            this.#cache.set(object.oid, lines);
            this.#cachedLines += lines.length;
        }
    }
}
const BLANK = 0x20;
/** The lines of a tree object, each by its bare name. https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_tree_objects */
function parseTree(bytes, path) {
    const lines = [];
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(BLANK, at);
        const end = bytes.indexOf(0, blank);
        const next = end + 1 + OID_BYTES;
        if (blank < 0 || end < 0 || next > bytes.length)
            throw damaged(path);
        const name = bytes.toString('utf8', blank + 1, end);
        if (/^\.{0,2}$|\//.test(name))
            throw damaged(path);
        const decodable = !name.includes('\u{fffd}') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(blank + 1, end));
        lines.push({
            path: name,
            mode: bytes.toString('latin1', at, blank),
            oid: bytes.toString('hex', end + 1, next),
            decodable,
        });
        at = next;
    }
    return lines;
}
function damaged(path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('UNSAFE_PACKAGE', `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} of the commit is damaged`, 'look for what is wrong with it: git fsck');
}
function tooManyEntries() {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, 'publish a smaller directory: --module-path');
}


/***/ }),

/***/ 9595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ requireGit)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8390);


/** Throws MISSING_PROGRAM where git is missing or too old. */
async function requireGit(git) {
    const { stdout } = await git.run(['version']);
    const text = stdout.toString().trim();
    const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
    const [neededMajor, neededMinor] = _process_js__WEBPACK_IMPORTED_MODULE_1__/* .MINIMUM_GIT_VERSION */ .zk.split('.').map(Number);
    const isNewer = Number(major) > Number(neededMajor);
    if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor)))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git is too old: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`, `install Git ${_process_js__WEBPACK_IMPORTED_MODULE_1__/* .MINIMUM_GIT_VERSION */ .zk} or newer and make sure that it comes first on PATH`);
}


/***/ }),

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dP: () => (/* binding */ missingRight),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? error.status : undefined;
}
/** Whether a request may have been carried out although it failed, or would be if it were sent again. */
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
/** A failed request as a sentence that names the repository, the token, and what it lacks. */
function githubFailure(error, { access, budget }, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const { status } = error;
    const said = `${status} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`;
    const cannot = `cannot ${step.doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(step.repository)}`;
    if (isLimit(error)) {
        const hint = `run it again later; a run waits ${budget.seconds} seconds in all for limits and failures`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub's rate limit is reached (${said})`, hint, {
            cause: error,
        });
    }
    if (status === 401) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${cannot}: GitHub does not accept the token of ${access.tokenName} (${said})`, `set ${access.tokenName} to a token that is valid for the whole run and has "contents: write" on ${step.repository} (to plan only, "contents: read")`, { cause: error });
    }
    if (status === 403 || status === 404)
        return missingRight(access.tokenName, step, said);
    const gaveUp = status >= 500 ? `; gave up within the ${budget.seconds} seconds that a run may lose to retries` : '';
    const hint = status >= 500
        ? 'run it again: it goes on where this run stopped'
        : 'see what GitHub says, then run it again';
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub answered ${said}${gaveUp}`, hint, { cause: error });
}
/** GitHub answers 404 for what a token may not see, and 403 for what it may see and not do. */
function missingRight(tokenName, { doing, repository, needs }, said) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(repository)}: the token of ${tokenName} needs "${needs}" there (GitHub answered ${said})`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${repository}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 8543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ pauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** A first round at once, then one after each of some longer and longer waits, while the budget lasts. */
async function* pauses(budget) {
    const unit = (budget.seconds * 1000) / 60;
    for (let round = 0; round < 6; round += 1) {
        if (round > 0) {
            const since = Date.now();
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(unit * round, budget.leftMs));
            budget.failed(since);
        }
        yield round;
        if (budget.leftMs === 0)
            return;
    }
}


/***/ }),

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ proveWritable),
/* harmony export */   MH: () => (/* binding */ readFacts),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   uw: () => (/* binding */ repositoryAt)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);

/** @param name `owner/name` */
function repositoryAt(github, name) {
    const [owner = '', repo = ''] = name.split('/');
    return { github, owner, repo };
}
function nameOf({ owner, repo }) {
    return `${owner}/${repo}`;
}
/** Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function readFacts(repository) {
    const { github, owner, repo } = repository;
    const step = {
        doing: 'see who may read the repository',
        repository: nameOf(repository),
        needs: 'contents: read',
        code: 'REPOSITORY_UNREACHABLE',
    };
    try {
        const { data } = await github.octokit.rest.repos.get({ owner, repo });
        return { visibility: data.private ? 'private' : 'public', defaultBranch: data.default_branch };
    }
    catch (error) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    }
}
/**
 * Proves that the token may push, and so write contents, without writing: what a repository says of a token's rights is not
 * true of every kind of token, but its answer to the first request of a push is.
 * https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function proveWritable(repository) {
    const { github, owner, repo } = repository;
    const { serverUrl, token, tokenName } = github.access;
    const step = {
        doing: 'write',
        repository: nameOf(repository),
        needs: 'contents: write',
        code: 'REPOSITORY_UNREACHABLE',
    };
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const url = `${serverUrl}/${owner}/${repo}.git/info/refs?service=git-receive-pack`;
    const answer = await github.plain
        .request({ method: 'GET', url, headers: { authorization: `Basic ${basic}`, accept: '*/*' } })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    });
    if (answer.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .missingRight */ .dP)(tokenName, step, String(answer.status));
}


/***/ }),

/***/ 4625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ beginUpload),
/* harmony export */   Ee: () => (/* binding */ pushBlob),
/* harmony export */   IF: () => (/* binding */ otherBytes),
/* harmony export */   is: () => (/* binding */ hasBlob)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8072);


/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs */
const MAX_UPLOADS = 4;
const MAX_STALLS = 3;
/** Lost work of a broken upload is at most one chunk. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/**
 * Whether the registry has the blob. Throws STORE_REFUSED where it has it with another size.
 */
async function hasBlob(session, blob) {
    const answer = await session.call({ method: 'HEAD', at: `blobs/${blob.digest}`, isRepeatable: true });
    if (answer.status === 404)
        return false;
    if (answer.status !== 200)
        throw await session.refusal(answer, 'looking for a blob');
    const size = answer.headers.get('content-length');
    if (size === null || Number(size) === blob.size)
        return true;
    throw otherBytes(session.repository, `${blob.digest} has ${size} bytes there, and ${blob.size} here`);
}
/**
 * Makes the registry have the blob: in one piece, and after a failure in chunks that go on where the registry stopped. An
 * upload may always be begun again, since the digest names what it makes.
 */
async function pushBlob(session, blob, { from, begun }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            const location = (attempt === 1 ? begun : undefined) ?? (await mountOrBegin(session, blob, from));
            if (location === undefined)
                return;
            const isWhole = attempt === 1 || blob.size <= CHUNK_BYTES;
            return await (isWhole ? sendWhole(session, blob, location) : sendChunks(session, blob, location));
        }
        catch (error) {
            if (!(error instanceof _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL) || attempt >= MAX_UPLOADS)
                throw error;
            await session.pause(attempt, error);
            // The answer may be all that was lost.
            if (await hasBlob(session, blob))
                return;
        }
    }
}
/** Where to send the bytes of a blob. Throws PERMISSION where this session may not push. */
async function beginUpload(session) {
    return uploadAt(session, await session.call({ method: 'POST', at: 'blobs/uploads/', isRepeatable: true }));
}
/** Undefined where the blob was mounted. */
async function mountOrBegin(session, { digest }, from) {
    if (from === undefined)
        return beginUpload(session);
    const at = `blobs/uploads/?mount=${digest}&from=${encodeURIComponent(from)}`;
    const answer = await session.call({ method: 'POST', at, from, isRepeatable: true });
    return answer.status === 201 ? undefined : uploadAt(session, answer);
}
async function uploadAt(session, answer) {
    if (answer.status !== 202)
        throw await session.refusal(answer, 'beginning an upload');
    return session.locationOf(answer);
}
async function sendWhole(session, blob, location) {
    const answer = await session.call({
        method: 'PUT',
        at: withDigest(location, blob.digest),
        headers: { 'Content-Type': 'application/octet-stream' },
        body: blob.slice(0, blob.size),
        isRepeatable: false,
    });
    // A proxy before the registry may take small bodies only: chunks are.
    if (answer.status === 413 && blob.size > CHUNK_BYTES)
        throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(location, 'it takes no body so large');
    await requireStored(session, blob, answer);
}
async function sendChunks(session, blob, begun) {
    let state = { location: begun, offset: 0 };
    for (let stalls = 0; state.offset < blob.size;) {
        const next = await sendChunk(session, blob, state);
        stalls = next.offset > state.offset ? 0 : stalls + 1;
        if (stalls > MAX_STALLS)
            throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(begun, 'the upload does not go on');
        state = next;
    }
    const at = withDigest(state.location, blob.digest);
    await requireStored(session, blob, await session.call({ method: 'PUT', at, isRepeatable: false }));
}
async function sendChunk(session, blob, state) {
    const end = Math.min(state.offset + CHUNK_BYTES, blob.size);
    try {
        const answer = await session.call({
            method: 'PATCH',
            at: state.location,
            headers: {
                'Content-Type': 'application/octet-stream',
                'Content-Range': `${state.offset}-${end - 1}`,
            },
            body: blob.slice(state.offset, end),
            isRepeatable: false,
        });
        if (answer.status === 416)
            return await askState(session, blob, state.location);
        if (answer.status !== 202)
            throw await session.refusal(answer, 'uploading a chunk');
        return { location: session.locationOf(answer), offset: offsetOf(answer) ?? end };
    }
    catch (error) {
        if (!(error instanceof _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL))
            throw error;
        await session.pause(1, error);
        return askState(session, blob, state.location);
    }
}
/** Where an upload stands. Throws STORE_UNREACHABLE, which begins another, where the registry cannot say. */
async function askState(session, blob, location) {
    const answer = await session.call({ method: 'GET', at: location, isRepeatable: true });
    const offset = offsetOf(answer);
    if (answer.status !== 204 || offset === undefined || offset > blob.size)
        throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(location, 'the upload is lost');
    return { location: answer.headers.has('location') ? session.locationOf(answer) : location, offset };
}
/** `0-<last byte>` → bytes; undefined also for `0-0`, which some registries say of one byte and of none. */
function offsetOf({ headers }) {
    const [, last] = /^(?:bytes=)?0-(\d{1,15})$/.exec(headers.get('range') ?? '') ?? [];
    return last === undefined || Number(last) === 0 ? undefined : Number(last) + 1;
}
/** The query is the registry's own: it is added to, and not written anew. */
function withDigest(location, digest) {
    const url = new URL(location);
    url.search = `${url.search === '' ? '?' : `${url.search}&`}digest=${encodeURIComponent(digest)}`;
    return url;
}
async function requireStored(session, blob, answer) {
    // The upload is gone where an answer was lost that said that it is complete.
    if (answer.status === 404)
        throw new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreachable */ .LL(answer.url, 'the upload is lost');
    if (answer.status !== 201)
        throw await session.refusal(answer, 'completing an upload');
    const digest = answer.headers.get('docker-content-digest');
    if (digest !== null && digest !== blob.digest)
        throw otherBytes(session.repository, `${digest} instead of ${blob.digest}`);
}
/** The registry did not keep what it was given. */
function otherBytes({ host }, what) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the registry ${host} does not keep what it was given: ${what}`, 'nothing was published; ask those who run the registry, or name another with --oci-repository');
}


/***/ }),

/***/ 2950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ OciClient)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
// EXTERNAL MODULE: ./lib/oci/manifest.js
var manifest = __webpack_require__(4360);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(5417);
// EXTERNAL MODULE: ./lib/adapters/oci/blob-upload.js
var blob_upload = __webpack_require__(4625);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
;// CONCATENATED MODULE: ./lib/oci/challenge.js
/** A token, with its value where one follows: a challenge's parameter, else its scheme. */
const PART = /([\w!#$%&'*+.^`|~-]+)(?:[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g;
const MAX_LENGTH = 8192;
/** The challenges of a `WWW-Authenticate` header, in its order; what is no challenge is passed over. */
function parseChallenges(header) {
    const challenges = [];
    for (const [, name = '', quoted, plain] of header.slice(0, MAX_LENGTH).matchAll(PART)) {
        const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
        if (value === undefined)
            challenges.push({ scheme: name.toLowerCase(), parameters: new Map() });
        else
            challenges.at(-1)?.parameters.set(name.toLowerCase(), value);
    }
    return challenges;
}

// EXTERNAL MODULE: ./lib/adapters/oci/http.js
var http = __webpack_require__(8072);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/adapters/oci/oci-response.js



const MAX_REDIRECTS = 5;
/**
 * One request with its redirects, and the whole answer. Over plain http only where the registry itself is on loopback.
 * Throws STORE_UNREACHABLE where there is no answer, STORE_REFUSED for a redirect that is not followed, LIMIT_EXCEEDED.
 */
async function exchange(request, transport) {
    let url = request.url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        requireSafe(url, request.url);
        const isHome = url.origin === request.url.origin;
        const { authorization = undefined } = isHome ? request : {};
        const answer = await (0,http/* send */.tN)({ ...request, url, authorization }, transport);
        const next = redirectTarget(answer, request.method);
        if (next === undefined || (request.staysHome === true && next.origin !== request.url.origin))
            return answer;
        url = next;
    }
    throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`);
}
/** Throws STORE_REFUSED for plain http, but on loopback for what belongs to a registry on loopback. */
function requireSafe(url, home) {
    if (url.protocol === 'https:')
        return;
    if (url.protocol === 'http:' && (0,git_remote/* isLoopback */.U9)(url.hostname) && (0,git_remote/* isLoopback */.U9)(home.hostname))
        return;
    throw redirectRefusal(home, `leads to ${(0,error/* quote */.hD)(url.origin)}, which is not https`);
}
function redirectRefusal(home, problem) {
    return new error/* RegistryError */.gl('STORE_REFUSED', `the registry ${home.host} ${problem}`, 'ask those who run the registry; plain http is for registries on this machine alone');
}
/** Only 307 and 308 keep method and body. https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
function redirectTarget({ status, headers, url }, method) {
    if (!((0,http/* isRead */.H9)(method) ? [301, 302, 303, 307, 308] : [307, 308]).includes(status))
        return undefined;
    const location = headers.get('location') ?? '';
    if (!URL.canParse(location, String(url)))
        throw redirectRefusal(url, `redirects to ${(0,error/* quote */.hD)(location)}`);
    return new URL(location, url);
}

;// CONCATENATED MODULE: ./lib/adapters/oci/authorization.js





const tokenAnswer = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().optional(), access_token: schemas/* string */.YjP().optional() })
    .transform((answer) => answer.token ?? answer.access_token)
    // It becomes part of a header.
    .pipe(schemas/* string */.YjP().regex(/^[\x21-\x7e]+$/));
const CLIENT_ID = 'module-registry';
/**
 * The way into one registry: anonymous until it asks, then what it asks for. Basic, and Bearer with a token server.
 * https://distribution.github.io/distribution/spec/auth/token/
 */
class Authorization {
    #origin;
    #find;
    #transport;
    #found;
    #challenge;
    #tokens = new Map();
    /** @param find called when the registry asks for the first time */
    constructor(origin, find, transport) {
        this.#origin = origin;
        this.#find = find;
        this.#transport = transport;
    }
    /** What is known of the credentials, for the text of a refusal. */
    credentials() {
        this.#found ??= this.#find();
        return this.#found;
    }
    /** Value of the Authorization header for these scopes; undefined while the registry has not asked. */
    async header(scopes) {
        if (this.#challenge === undefined)
            return undefined;
        const { credentials } = await this.credentials();
        if (this.#challenge.scheme === 'basic')
            return credentials?.kind === 'password' ? basic(credentials) : undefined;
        if (credentials?.kind === 'bearer')
            return `Bearer ${credentials.token}`;
        const key = scopes.join(' ');
        const token = this.#tokens.get(key) ?? (await this.#fetchToken(this.#challenge, { scopes, credentials }));
        this.#tokens.set(key, token);
        return `Bearer ${token}`;
    }
    /** Learns from a 401 what the registry asks for. A token that was refused is forgotten. */
    learn(header) {
        const challenges = parseChallenges(header ?? '');
        this.#tokens.clear();
        this.#challenge = challenges.find(({ scheme }) => scheme === 'bearer') ?? challenges.find(isBasic);
    }
    async #fetchToken(challenge, wish) {
        const realm = challenge.parameters.get('realm') ?? '';
        if (!URL.canParse(realm))
            throw badTokenServer((0,error/* quote */.hD)(realm), 'is no URL');
        const url = new URL(realm);
        requireSafe(url, this.#origin);
        const service = challenge.parameters.get('service');
        const answer = wish.credentials?.kind === 'identity'
            ? await this.#tradeToken(url, wish.credentials.token, { ...wish, service })
            : await this.#askToken(url, { ...wish, service });
        return this.#tokenOf(answer);
    }
    #askToken(url, { scopes, credentials, service }) {
        if (service !== undefined)
            url.searchParams.set('service', service);
        for (const scope of scopes)
            url.searchParams.append('scope', scope);
        const authorization = credentials?.kind === 'password' ? basic(credentials) : undefined;
        return exchange({ method: 'GET', url, headers: {}, authorization }, this.#transport);
    }
    #tradeToken(url, token, { scopes, service }) {
        const form = new URLSearchParams({
            grant_type: 'refresh_token',
            refresh_token: token,
            client_id: CLIENT_ID,
        });
        if (service !== undefined)
            form.set('service', service);
        form.set('scope', scopes.join(' '));
        const bytes = new TextEncoder().encode(form.toString());
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const body = {
            size: bytes.length,
            open: async function* () {
                yield bytes;
            },
        };
        return exchange({ method: 'POST', url, headers, body, authorization: undefined }, this.#transport);
    }
    async #tokenOf({ status, bytes, url }) {
        if (status >= 500 || status === 429)
            throw new http/* Unreachable */.LL(url, `it answers ${status}`);
        if (status >= 400)
            throw await this.#refused(url, status);
        try {
            return tokenAnswer.parse(JSON.parse(new TextDecoder().decode(bytes)));
        }
        catch {
            throw badTokenServer((0,error/* quote */.hD)(url.origin), `answers ${status} without a token`);
        }
    }
    async #refused(url, status) {
        return new error/* RegistryError */.gl('PERMISSION', `the token server ${(0,error/* quote */.hD)(url.origin)} answers ${status}; ${describe(await this.credentials())}`, loginHint(this.#origin.host));
    }
}
function isBasic({ scheme }) {
    return scheme === 'basic';
}
function basic({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
/** `no credentials were found (looked at: …)`, or which were used. */
function describe({ credentials, said }) {
    return credentials === undefined
        ? `no credentials were found, looked at: ${said}`
        : `the credentials come from ${said}`;
}
function loginHint(host) {
    return host === 'ghcr.io'
        ? 'give the job "permissions: { packages: write }" (a package of another repository: "Manage Actions access" in its settings), or log in: docker login ghcr.io'
        : `log in with an account that may push: docker login ${host}, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD`;
}
function badTokenServer(name, problem) {
    return new error/* RegistryError */.gl('STORE_REFUSED', `the token server ${name} that the registry names ${problem}`, 'ask those who run the registry');
}

;// CONCATENATED MODULE: ./lib/adapters/oci/registry-errors.js


/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes */
const errors = schemas/* looseObject */._H3({
    errors: schemas/* array */.YOg(schemas/* looseObject */._H3({ code: schemas/* string */.YjP(), message: schemas/* string */.YjP().optional() })).min(1),
});
/** What a registry says is wrong, with its status: `404 NAME_UNKNOWN "repository name not known"`. */
function registryErrors({ status, bytes }) {
    const read = parseErrors(bytes);
    const said = read.map(({ code, message }) => [/^[A-Z_]{1,40}$/.test(code) ? code : (0,error/* quote */.hD)(code), ...(message ? [(0,error/* quote */.hD)(message)] : [])].join(' '));
    return [String(status), ...said.slice(0, 3)].join(' ');
}
function parseErrors(bytes) {
    try {
        return errors.parse(JSON.parse(new TextDecoder().decode(bytes))).errors;
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/adapters/oci/session.js






const MAX_TRIES = 4;
const MAX_LOGINS = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Requests to one repository: logged in where the registry asks for it, sent again where that is safe. */
class RegistrySession {
    repository;
    #root;
    #access;
    #authorization;
    #transport;
    constructor({ repository, access, findCredentials, transport }) {
        this.repository = repository;
        this.#root = new URL(`${(0,oci_repository/* registryOrigin */._g)(repository)}/v2/${repository.name}/`);
        this.#access = access;
        this.#authorization = new Authorization(this.#root, findCredentials, transport);
        this.#transport = transport;
    }
    /**
     * The registry's answer, whatever its status, but for 401, 429 and those of 5xx that may pass: these throw PERMISSION and
     * STORE_UNREACHABLE at the end of all tries.
     */
    async call(call) {
        for (let attempt = 1;; attempt += 1) {
            try {
                return await this.#once(call);
            }
            catch (error) {
                if (!call.isRepeatable || !(error instanceof http/* Unreachable */.LL) || attempt >= MAX_TRIES)
                    throw error;
                await this.pause(attempt, error);
            }
        }
    }
    /** Waits before the next try: as long as the registry asked for, else longer each time. */
    async pause(attempt, { retryAfterMs }) {
        const jitter = Math.random() * FIRST_WAIT_MS * 2 ** attempt;
        await this.#transport.wait(Math.min(LONGEST_WAIT_MS, Math.max(retryAfterMs, jitter)));
    }
    /** The refusal that an answer means. @param doing "pushing a blob" */
    async refusal(answer, doing) {
        const name = (0,error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(this.repository));
        const said = registryErrors(answer);
        if (answer.status === 401 || answer.status === 403) {
            const credentials = describe(await this.#authorization.credentials());
            const message = `${doing}: the registry refuses it for ${name} (${said}); ${credentials}`;
            return new error/* RegistryError */.gl('PERMISSION', message, loginHint(this.repository.host));
        }
        const hint = answer.status === 404
            ? 'create the repository first where the registry asks for that (Amazon ECR), or correct --oci-repository'
            : 'ask those who run the registry, or name another with --oci-repository';
        return new error/* RegistryError */.gl('STORE_REFUSED', `${doing}: the registry answers for ${name}: ${said}`, hint);
    }
    /** A URL that the registry gave in a header. Throws STORE_REFUSED where it is none. */
    locationOf(answer) {
        const location = answer.headers.get('location');
        if (location !== null && URL.canParse(location, String(answer.url)))
            return new URL(location, answer.url);
        throw new error/* RegistryError */.gl('STORE_REFUSED', `the registry ${this.repository.host} answers ${answer.status} without a location to go on at`, 'ask those who run the registry');
    }
    async #once(call) {
        const url = new URL(call.at, this.#root);
        const { method, body, maxBytes, into, staysHome = false, headers = {} } = call;
        const isHome = url.origin === this.#root.origin;
        const authorize = async () => (isHome ? this.#authorization.header(this.#scopes(call)) : undefined);
        let authorization = await authorize();
        for (let logins = 0;; logins += 1) {
            const request = { method, url, headers, authorization, body, maxBytes, into, staysHome };
            const answer = await exchange(request, this.#transport);
            if (isPassing(answer.status))
                throw new http/* Unreachable */.LL(url, registryErrors(answer), { retryAfterMs: retryAfterMs(answer) });
            if (answer.status !== 401)
                return answer;
            const refused = authorization;
            this.#authorization.learn(answer.headers.get('www-authenticate'));
            authorization = await authorize();
            const isNew = authorization !== undefined && authorization !== refused;
            if (!isNew || logins >= MAX_LOGINS)
                throw await this.refusal(answer, `${method} ${url.pathname}`);
        }
    }
    #scopes({ from }) {
        const own = `repository:${this.repository.name}:${this.#access}`;
        return from === undefined ? [own] : [own, `repository:${from}:pull`];
    }
}
function isPassing(status) {
    return [408, 429, 500, 502, 503, 504].includes(status);
}
/** https://www.rfc-editor.org/rfc/rfc9110#name-retry-after, in seconds; dates are passed over. */
function retryAfterMs({ headers }) {
    const seconds = Number(headers.get('retry-after') ?? 0);
    return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

;// CONCATENATED MODULE: ./lib/adapters/oci/client.js







/** Types that a tag may point at; a registry answers 404 for one that was not asked for. */
const ACCEPT = [
    manifest/* MANIFEST_TYPE */.b3,
    referrers/* INDEX_TYPE */.cp,
    'application/vnd.docker.distribution.manifest.v2+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');
const tagList = schemas/* looseObject */._H3({ tags: schemas/* array */.YOg(schemas/* string */.YjP()).nullable().optional() });
const MAX_PAGES = 100;
/**
 * One repository of an OCI registry. https://github.com/opencontainers/distribution-spec/blob/main/spec.md
 * Every method throws PERMISSION, STORE_REFUSED, STORE_UNREACHABLE.
 */
class OciClient {
    repository;
    #session;
    #begun;
    constructor(settings) {
        this.repository = settings.repository;
        this.#session = new RegistrySession(settings);
    }
    hasBlob(blob) {
        return (0,blob_upload/* hasBlob */.is)(this.#session, blob);
    }
    /** Nothing is sent where the registry has it. @param from repository of the same registry that may have it */
    async pushBlob(blob, from) {
        if (await this.hasBlob(blob))
            return;
        const begun = from === undefined ? this.#begun : undefined;
        if (begun !== undefined)
            this.#begun = undefined;
        await (0,blob_upload/* pushBlob */.Ee)(this.#session, blob, { from, begun });
    }
    /** Undefined where there is none. @param reference tag or digest. Throws LIMIT_EXCEEDED over 4 MiB */
    async readManifest(reference) {
        const answer = await this.#manifest('GET', reference);
        if (answer === undefined)
            return undefined;
        const mediaType = (answer.headers.get('content-type') ?? '').replace(/;.*$/, '').trim();
        const digest = (0,descriptor/* digestOfBytes */.b)(answer.bytes);
        const wanted = reference.startsWith('sha256:') ? reference : digestHeader(answer);
        if (wanted !== null && wanted !== digest)
            throw (0,blob_upload/* otherBytes */.IF)(this.repository, `it answers ${digest} for ${wanted}`);
        return { mediaType, digest, bytes: answer.bytes };
    }
    /** Hands on the bytes of a blob as they come; false where there is none. Throws LIMIT_EXCEEDED */
    async readBlob(digest, { maxBytes, into }) {
        const answer = await this.#session.call({
            method: 'GET',
            at: `blobs/${digest}`,
            maxBytes,
            into,
            isRepeatable: false,
        });
        if (answer.status === 404)
            return false;
        if (answer.status !== 200)
            throw await this.#session.refusal(answer, 'reading a blob');
        return true;
    }
    /** Digest that a tag points at; undefined where there is no such tag. */
    async resolveTag(tag) {
        const answer = await this.#manifest('HEAD', tag);
        // The header is optional. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#checking-if-content-exists-in-the-registry
        return answer === undefined ? undefined : (digestHeader(answer) ?? (await this.readManifest(tag))?.digest);
    }
    /**
     * Stores a manifest under its digest or a tag. With `isNew` a tag that exists is left alone where the registry can do
     * that; whoever must know reads it back. Answers whether it was the registry that links it to its subject.
     */
    async putManifest(reference, { mediaType, bytes }, { isNew = false } = {}) {
        if (bytes.length > manifest/* MAX_MANIFEST_BYTES */.ZJ)
            throw tooLarge(bytes.length);
        const size = bytes.length;
        const answer = await this.#session.call({
            method: 'PUT',
            at: `manifests/${reference}`,
            headers: { 'Content-Type': mediaType, ...(isNew ? { 'If-None-Match': '*' } : {}) },
            body: {
                size,
                async *open() {
                    yield bytes;
                },
            },
            // The same bytes under the same name: twice is once.
            isRepeatable: true,
        });
        if (isNew && answer.status === 412)
            return { isLinked: false };
        if (answer.status !== 201)
            throw await this.#session.refusal(answer, 'pushing a manifest');
        const digest = digestHeader(answer);
        const sent = (0,descriptor/* digestOfBytes */.b)(bytes);
        if (digest !== null && digest !== sent)
            throw (0,blob_upload/* otherBytes */.IF)(this.repository, `${digest} instead of ${sent}`);
        return { isLinked: answer.headers.has('oci-subject') };
    }
    /** All tags; none where the repository does not exist yet. */
    async tags() {
        const tags = [];
        let next = 'tags/list?n=1000';
        for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
            const answer = await this.#session.call({ method: 'GET', at: next, isRepeatable: true });
            if (answer.status === 404)
                return tags;
            if (answer.status !== 200)
                throw await this.#session.refusal(answer, 'listing tags');
            tags.push(...(parseJson(tagList, answer)?.tags ?? []));
            next = nextPage(answer);
        }
        return tags;
    }
    /** Digests of the manifests that refer to one, as the registry lists them; undefined where it has no such API. */
    async referrers(digest) {
        const digests = [];
        let next = `referrers/${digest}`;
        for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
            const answer = await this.#session.call({
                method: 'GET',
                at: next,
                staysHome: true,
                isRepeatable: true,
            });
            if (isWithoutReferrers(answer))
                return undefined;
            if (answer.status !== 200)
                throw await this.#session.refusal(answer, 'listing referrers');
            digests.push(...(0,referrers/* digestsIn */.V4)(answer.bytes));
            next = nextPage(answer);
        }
        return digests;
    }
    /**
     * Throws PERMISSION where this client may not push. Tokens do not say what they allow, so an upload is opened, which the
     * next push goes on with; it holds nothing, and registries drop those that nobody goes on with.
     */
    async proveWritable() {
        this.#begun ??= await (0,blob_upload/* beginUpload */.Dk)(this.#session);
    }
    async #manifest(method, reference) {
        const at = `manifests/${reference}`;
        const answer = await this.#session.call({ method, at, headers: { Accept: ACCEPT }, isRepeatable: true });
        if (answer.status === 404)
            return undefined;
        if (answer.status !== 200)
            throw await this.#session.refusal(answer, 'reading a manifest');
        return answer;
    }
}
/** Registries without that API say so in many ways: ghcr.io redirects to pages for people on github.com, which are rationed. */
function isWithoutReferrers({ status, headers }) {
    if (status === 200)
        return !(headers.get('content-type') ?? '').startsWith(referrers/* INDEX_TYPE */.cp);
    return (status >= 300 && status < 400) || [400, 404, 405, 406, 501].includes(status);
}
function digestHeader({ headers }) {
    return headers.get('docker-content-digest');
}
/** https://www.rfc-editor.org/rfc/rfc8288: `</v2/acme/vpc/tags/list?n=2&last=b>; rel="next"` */
function nextPage({ headers, url }) {
    const [, target] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
    return target === undefined || !URL.canParse(target, String(url)) ? undefined : new URL(target, url);
}
function parseJson(schema, { bytes }) {
    try {
        return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    }
    catch {
        return undefined;
    }
}
function tooLarge(size) {
    return new error/* RegistryError */.gl('LIMIT_EXCEEDED', `the manifest has ${size} bytes, and ${(0,error/* quote */.hD)(String(manifest/* MAX_MANIFEST_BYTES */.ZJ))} are the most`, 'make the description of the module shorter');
}


/***/ }),

/***/ 8072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ networkTransport),
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   LL: () => (/* binding */ Unreachable),
/* harmony export */   tN: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4360);






const IDLE_MS = 120_000;
function networkTransport(log) {
    return { log, idleMs: IDLE_MS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/** One request and the whole answer; redirects are answers. Throws {@link Unreachable}, LIMIT_EXCEEDED. */
async function send(request, { log, idleMs }) {
    const { method, url } = request;
    const watch = new IdleWatch(idleMs);
    const place = `${url.origin}${url.pathname}`;
    try {
        const response = await begin(request, watch);
        const status = response.statusCode ?? 0;
        log.debug(`${method} ${place} ${status}`);
        return { status, headers: headersOf(response), bytes: await readBody(response, request, watch), url };
    }
    catch (cause) {
        if (cause instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl)
            throw cause;
        log.debug(`${method} ${place} failed`);
        const reason = watch.signal.aborted ? `nothing moved for ${idleMs / 1000} s` : reasonOf(cause);
        throw new Unreachable(url, reason, { cause });
    }
    finally {
        watch.stop();
    }
}
/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request, watch) {
    const { method, url, body, authorization } = request;
    const headers = {
        'User-Agent': 'module-registry',
        ...request.headers,
        ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const start = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return new Promise((resolve, reject) => {
        const outgoing = start(url, { method, headers, signal: watch.signal });
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
            // An answer to half a request is an answer; its connection is of no more use.
            response.on('close', () => outgoing.writableFinished || outgoing.destroy());
            resolve(response);
        });
        if (body === undefined)
            outgoing.end();
        else
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(watch.each(body.open()), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, { url, maxBytes = _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_MANIFEST_BYTES */ .ZJ, into }, watch) {
    const chunks = [];
    const keep = response.statusCode === 200 && into !== undefined ? into : (chunk) => chunks.push(chunk);
    let size = 0;
    for await (const chunk of watch.each(response)) {
        size += chunk.length;
        if (size > maxBytes)
            throw tooLarge(url, maxBytes);
        await keep(chunk);
    }
    return Buffer.concat(chunks);
}
function tooLarge(url, maxBytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the registry ${url.host} answers ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(url.pathname)} with more than ${maxBytes} bytes`, 'manifests have at most 4 MiB: delete the one that is there, or name another repository with --oci-repository');
}
/** Aborts what it watches when no chunk came or went for a time. */
class IdleWatch {
    #controller = new AbortController();
    #timer;
    constructor(ms) {
        this.#timer = globalThis.setTimeout(() => this.#controller.abort(), ms);
    }
    get signal() {
        return this.#controller.signal;
    }
    async *each(chunks) {
        for await (const chunk of chunks) {
            this.#timer.refresh();
            yield chunk;
        }
        this.#timer.refresh();
    }
    stop() {
        clearTimeout(this.#timer);
    }
}
/** Where a host has several addresses, each has an error, and their sum has no message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** A try that failed in a way that another may not. */
class Unreachable extends _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl {
    reason;
    /** What the registry asked for; 0 where it did not. */
    retryAfterMs;
    constructor(url, reason, { retryAfterMs = 0, cause } = {}) {
        super('STORE_UNREACHABLE', `the registry ${url.host} cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(reason)}`, 'run it again: what was uploaded is kept, and nothing is published before all of it is there', { cause });
        this.reason = reason;
        this.retryAfterMs = retryAfterMs;
    }
}


/***/ }),

/***/ 8396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ warnIfPrivate),
/* harmony export */   h3: () => (/* binding */ isOpenToAll)
/* harmony export */ });
/* unused harmony export privateOnGitHub */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8713);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);



/** Says it where nobody can install without logging in: a first push to GitHub's registry is private. Never fails. */
async function warnIfPrivate(repository, digest, transport) {
    const isPublic = await anybody(repository, transport)
        .readManifest(digest)
        .then((manifest) => manifest !== undefined, noIfRefused);
    if (isPublic)
        return;
    const name = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOciRepository */ .tb)(repository);
    if (repository.host !== 'ghcr.io')
        return transport.log.info(`access    ${name} is private: clients need a login for ${repository.host}`);
    transport.log.warn(privateOnGitHub(repository));
}
/** Whether the registry answers somebody without credentials of this repository, be it there already or not. */
function isOpenToAll(repository, transport) {
    return anybody(repository, transport)
        .tags()
        .then(() => true, noIfRefused);
}
function anybody(repository, transport) {
    const findCredentials = async () => ({ credentials: undefined, said: 'nothing, on purpose' });
    return new _client_js__WEBPACK_IMPORTED_MODULE_2__/* .OciClient */ .R({ repository, access: 'pull', findCredentials, transport });
}
function noIfRefused(error) {
    if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
        return false;
    throw error;
}
/** https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility */
function privateOnGitHub(repository) {
    const [owner = '', ...rest] = repository.name.split('/');
    const path = `${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/settings`;
    return `${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOciRepository */ .tb)(repository)} is private, as every first push to ghcr.io is. Make it public once: https://github.com/orgs/${path} (a user's: https://github.com/users/${path}), "Change visibility"; or let clients log in: docker login ghcr.io`;
}


/***/ }),

/***/ 8590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ gitPackageStore)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);


/**
 * Places nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must bring its own
 */
function gitPackageStore(originUrl) {
    return {
        kind: 'git',
        async locate({ release, sourceUrl, gitRef }, { facts }) {
            const ref = gitRef === 'tag' ? release.tag : release.commit;
            const location = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLocation */ .kV)({
                sourceUrl: sourceUrl ?? originUrl ?? refuse(),
                ref,
                ...(release.path === '' ? {} : { subdirectory: release.path }),
            });
            return {
                place: { kind: 'git', location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLocation */ .j$)(location), digest: facts.digest },
                files: new Map(),
            };
        },
        put: async () => { },
    };
}
function refuse() {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a host that clients could clone from', 'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")');
}


/***/ }),

/***/ 2122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ indexPackageStore)
/* harmony export */ });
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);


/** The zip lies beside `download` and travels in the index commit itself: visible and fetchable at the same moment. */
const indexPackageStore = {
    kind: 'index',
    locate: async ({ release }, { file, facts }) => ({
        place: { kind: 'index', location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_0__/* .formatLocation */ .j$)((0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLocation */ .yk)(facts.digest)), digest: facts.digest },
        files: new Map([
            [(0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(release.address, release.version, 'module.zip'), { file, size: facts.size }],
        ]),
    }),
    put: async () => { },
};


/***/ }),

/***/ 2234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups in the order of their first member. (`Map.groupBy` is not in Node 20.) */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const group = groups.get(key(member));
        if (group === undefined)
            groups.set(key(member), [member]);
        else
            group.push(member);
    }
    return groups;
}


/***/ }),

/***/ 7966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

const MAX_LISTED = 20;
/** One refusal of all problems, so that nobody has to publish twice to learn of the second one. */
function refusalOf(code, summary, problems) {
    const listed = problems.slice(0, MAX_LISTED).map(({ path, rule }) => `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${rule}`);
    const more = problems.length > MAX_LISTED ? [`and ${problems.length - MAX_LISTED} more`] : [];
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, [`${summary}:`, ...listed, ...more].join('\n  '), [...fixes].join('; '));
}


/***/ }),

/***/ 1123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ gitHubHome)
/* harmony export */ });
/* unused harmony export apiUrlOf */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
function apiUrlOf(serverUrl) {
    const { host } = new URL(serverUrl);
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return `https://api.${host}`;
    return `${serverUrl}/api/v3`;
}
const NOBODY = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 };
/** Opened when first asked for, once: a run that needs nothing of GitHub loads none of its code. */
function gitHubHome(settings, identity, log) {
    let home;
    return () => {
        home ??= openHome(settings ?? NOBODY, identity, log);
        return home;
    };
}
async function openHome({ token, ...settings }, identity, log) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, whose releases could hold the package', 'use --package index or git (action input "package")');
    }
    if (token === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, 'set GITHUB_TOKEN (or GH_TOKEN) to a token with "contents: write" (action input "github-token")');
    }
    const serverUrl = settings.serverUrl ?? `https://${identity.host}`;
    const apiUrl = settings.apiUrl ?? apiUrlOf(serverUrl);
    const github = await Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(830), __webpack_require__.e(568)]).then(__webpack_require__.bind(__webpack_require__, 5568));
    return github.openHome({ ...settings, token, serverUrl, apiUrl, log }, identity.repository);
}


/***/ }),

/***/ 3974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ releaseIn),
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);



function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
}
/**
 * The published release; undefined where `module.json` does not list the version, whatever lies in its directory. Throws
 * INDEX_INVALID where it lists the version and the release is gone.
 */
function releaseIn(files, module, version) {
    const isListed = module?.versions.some((listed) => listed.version === version);
    return module === undefined || !isListed ? undefined : listedRelease(files, module, version);
}
/** Throws INDEX_INVALID where it is missing: published bytes never change, so nothing else may take its place. */
function listedRelease(files, module, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    const bytes = files.get(path);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, 'restore it from the history of the index');
}
/** Throws INDEX_INVALID where there is no index of ours. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is no index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   WA: () => (/* binding */ formatInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);




/** `interface.json` and `README.md` of a version: what the module offers, written once. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const position = { file: text, line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ type, optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown'), text }),
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
// Made when first asked for, as all that is below: most runs read no such document.
const input = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...marks,
    type: text,
    parsedType: type,
    default: text,
    value: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional(),
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    nullable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    validations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ condition: text, message: text, ...position })),
}));
const provider = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text,
    source: text,
    constraints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    ...position,
}));
const directory = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: text,
    readme: text,
    empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(input),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(marks)),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']), type: text, name: text, ...position })),
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: text, source: text, version: text, ...position })),
    providers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(provider),
    requiredVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    moves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, to: text, ...position })),
    removals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, ...position })),
    imports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ to: text, id: text, ...position })),
}));
const interfaceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7),
    root: directory,
    submodules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
}));
/** Many versions may offer the same; what one offers is then written once. */
const written = new WeakMap();
/** The text of `interface.json`, which holds no README of the root. */
function formatInterface(moduleInterface) {
    const known = written.get(moduleInterface);
    if (known !== undefined)
        return known;
    const { root, submodules, examples } = moduleInterface;
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ format: _documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7, root: { ...root, readme: '' }, submodules, examples });
    written.set(moduleInterface, text);
    return text;
}
/** The root's README is a file of its own, and left out where there is none. */
function formatInterfaceFiles({ address, version }, moduleInterface) {
    const { readme } = moduleInterface.root;
    const file = readme === '' ? [] : [[(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md'), readme]];
    return [[(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), formatInterface(moduleInterface)], ...file];
}
/** What a version offers, as the index says it; undefined where an older publish did not write it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, submodules, examples } = (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(interfaceDocument, path, bytes);
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { root: { ...root, readme }, submodules, examples, diagnostics: [] };
}
/** The paths that {@link parseOffer} reads. */
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 1535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseIndexTarget)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3873);




const DEFAULT_BRANCH = 'registry';
/**
 * Reads `<remote>[#<branch>]` or a directory. Git is: every URL and scp form (http on loopback only), a path that ends in
 * `.git`, a bare repository. The branch begins after the last `#`; in the name of a directory `#` is a character like any
 * other. Throws INVALID_INPUT.
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
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGitRemote */ .IM)(text);
    if (remote.scheme === 'http' && !(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(remote.host)) {
        const message = `the index ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is not safe to reach: http is for loopback only`;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`);
    }
    const isPath = remote.scheme === 'file' && !text.startsWith('file://');
    return isPath && !/\.git\/?$/.test(text) && !isBareRepository(text) ? undefined : remote;
}
function parseBranch(text) {
    if ((0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefName */ .p)(text) && !text.includes('@'))
        return text;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as #registry');
}


/***/ }),

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3876);


const MAX_LISTED = 20;
/** `modules/a/main.tf:3:7: unexpected …`; `root` is the module's directory in its repository. */
function formatDiagnostic({ file, line, column, message }, root = '') {
    const path = root === '' ? file : `${root}/${file}`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line}:${column}: ${message}`;
}
/** Files that do not parse in the module's root, and in its submodules where those count too. */
function brokenFiles(module, counted) {
    return module.diagnostics.filter(({ severity, file }) => {
        const isCounted = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(file) === '' || (counted === 'with submodules' && /^modules\//.test(file));
        return severity === 'error' && isCounted;
    });
}
/** The refusal of a module by its files that do not parse. @param of `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = diagnostics.slice(0, MAX_LISTED).map((each) => formatDiagnostic(each, root));
    const more = diagnostics.length > MAX_LISTED ? [`and ${diagnostics.length - MAX_LISTED} more`] : [];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} does not parse:`, ...listed, ...more].join('\n  '), 'correct the files, commit them, and look again: terraform fmt -check, or tofu fmt -check');
}


/***/ }),

/***/ 5943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ bumped),
/* harmony export */   eC: () => (/* binding */ requiredBump),
/* harmony export */   gF: () => (/* binding */ selectBase),
/* harmony export */   kL: () => (/* binding */ judgeBump),
/* harmony export */   rh: () => (/* binding */ minimumVersion)
/* harmony export */ });
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7124);

/** The part of a version number that these changes ask for; formatting alone is a patch. */
function requiredBump(changes) {
    return (['major', 'minor'].find((severity) => changes.some((change) => change.severity === severity)) ?? 'patch');
}
function judgeBump(base, next, changes) {
    const required = requiredBump(changes);
    const given = givenBump(base, next);
    const needed = neededBump(base, required);
    return { required, given, isHonest: rank(given) >= rank(needed), honest: bumped(base, needed) };
}
/** Which of these versions a new one has to be compared with: the highest lower release, or pre-release where there is none. */
function selectBase(versions, next) {
    const sorted = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sortVersions */ .M7)([...new Set([...versions, next])]);
    const lower = sorted.slice(sorted.indexOf(next) + 1);
    return lower.find((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)) ?? lower[0];
}
/** The lowest version after `base` that is honest about these changes. */
function minimumVersion(base, changes) {
    return bumped(base, neededBump(base, requiredBump(changes)));
}
/** Below 1.0.0 a breaking change needs a minor: https://semver.org/#spec-item-4 */
function neededBump(base, required) {
    return required === 'major' && numbersOf(base)[0] === '0' ? 'minor' : required;
}
function givenBump(base, next) {
    const [from, to] = [numbersOf(base), numbersOf(next)];
    const at = from.findIndex((number, index) => number !== to[index]);
    return ['major', 'minor', 'patch'][at] ?? 'major';
}
/** The next version that says this much: a pre-release becomes the release of its numbers. */
function bumped(base, severity) {
    const [major = '0', minor = '0', patch = '0'] = numbersOf(base);
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(base))
        return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${major}.${minor}.${patch}`);
    const next = (number) => String(BigInt(number) + 1n);
    switch (severity) {
        case 'major':
            return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${next(major)}.0.0`);
        case 'minor':
            return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${major}.${next(minor)}.0`);
        case 'patch':
            return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${major}.${minor}.${next(patch)}`);
    }
}
function numbersOf(version) {
    return (version.split('-')[0] ?? '').split('.');
}
function rank(severity) {
    return ['patch', 'minor', 'major'].indexOf(severity);
}


/***/ }),

/***/ 4277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ compareInterfaces)
});

;// CONCATENATED MODULE: ./lib/interface/diff/change.js
/** Sorted by name, so that the order in files never shows. A name that is declared twice counts as its first. */
function pairBy(before, after, nameOf) {
    const old = named(before, nameOf);
    const current = named(after, nameOf);
    const names = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
        removed: names(old).flatMap(([name, each]) => (current.has(name) ? [] : [each])),
        added: names(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
        kept: names(old).flatMap(([name, each]) => {
            const other = current.get(name);
            return other === undefined ? [] : [[each, other]];
        }),
    };
}
function named(each, nameOf) {
    const map = new Map();
    for (const one of each)
        if (!map.has(nameOf(one)))
            map.set(nameOf(one), one);
    return map;
}
/** A maker of changes of one subject. */
function changesOf(subject) {
    return (severity, kind, message) => ({ kind, severity, subject, message });
}

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
;// CONCATENATED MODULE: ./lib/interface/diff/type-change.js

const SAME = { narrowed: [], widened: [] };
/**
 * Compares by what callers may pass, with the conversions that clients make by themselves: a number or a bool becomes a
 * string, a tuple a list or set, an object a map. What narrows in no way widens back to the same.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-complex-types
 *
 * @param where the place in the type, such as `.tags`; `''` is the whole
 */
function compareTypes(before, after, where = '') {
    if (before.kind === 'unknown' || after.kind === 'unknown') {
        return (0,type_expression/* formatType */.sg)(before) === (0,type_expression/* formatType */.sg)(after) ? SAME : narrowed(before, after, where);
    }
    if (before.kind === 'any' || after.kind === 'any') {
        if (before.kind === after.kind)
            return SAME;
        return after.kind === 'any' ? widened(before, after, where) : narrowed(before, after, where);
    }
    return compareKnown(before, after, where);
}
function compareKnown(before, after, where) {
    if (before.kind === 'object' && after.kind === 'object')
        return compareObjects(before, after, where);
    if (before.kind === 'tuple' && after.kind === 'tuple') {
        if (before.elements.length !== after.elements.length)
            return narrowed(before, after, where);
        const pairs = before.elements.map((element, at) => [element, after.elements[at]]);
        return merged(pairs.map(([a, b], at) => (b === undefined ? SAME : compareTypes(a, b, `${where}[${at}]`))));
    }
    if ('element' in before && 'element' in after && before.kind === after.kind)
        return compareTypes(before.element, after.element, `${where}[*]`);
    if (before.kind === after.kind)
        return SAME;
    return converts(before, after) ? widened(before, after, where) : narrowed(before, after, where);
}
/** Whether every value of one type is taken where the other, of another kind, is asked for. */
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
    const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
    return merged([...names].map((name) => compareAttributes(own(before, name), own(after, name), `${where}.${name}`)));
}
function own(type, name) {
    return Object.hasOwn(type.attributes, name) ? type.attributes[name] : undefined;
}
function compareAttributes(before, after, path) {
    if (after === undefined)
        return { narrowed: [`attribute ${path} was removed`], widened: [] };
    if (before === undefined) {
        return after.optional
            ? { narrowed: [], widened: [`optional attribute ${path} was added`] }
            : { narrowed: [`required attribute ${path} was added`], widened: [] };
    }
    const inner = compareTypes(before.type, after.type, path);
    if (before.optional === after.optional)
        return inner;
    const change = after.optional
        ? { narrowed: [], widened: [`attribute ${path} became optional`] }
        : { narrowed: [`attribute ${path} became required`], widened: [] };
    return merged([change, inner]);
}
function narrowed(before, after, where) {
    return { narrowed: [reason(before, after, where)], widened: [] };
}
function widened(before, after, where) {
    return { narrowed: [], widened: [reason(before, after, where)] };
}
function reason(before, after, where) {
    const place = where === '' ? '' : `${where} `;
    return `${place}was ${(0,type_expression/* formatType */.sg)(before)} and is ${(0,type_expression/* formatType */.sg)(after)}`;
}
function merged(changes) {
    return {
        narrowed: changes.flatMap((change) => change.narrowed),
        widened: changes.flatMap((change) => change.widened),
    };
}

;// CONCATENATED MODULE: ./lib/interface/diff/input-changes.js




/** What callers pass. */
function compareInputs(before, after) {
    const { removed, added, kept } = pairBy(before.inputs, after.inputs, ({ name }) => name);
    return [
        ...removed.map(({ name }) => of(name)('major', 'input-removed', 'the input was removed')),
        ...added.map(({ name, required }) => required
            ? of(name)('major', 'required-input-added', 'an input without default was added')
            : of(name)('minor', 'input-added', 'an optional input was added')),
        ...kept.flatMap(([a, b]) => [
            ...defaultChanges(a, b),
            ...typeChanges(a, b),
            ...markChanges(a, b),
            ...validationChanges(a, b),
        ]),
    ];
}
/** What callers read. */
function compareOutputs(before, after) {
    const { removed, added, kept } = pairBy(before.outputs, after.outputs, ({ name }) => name);
    const of = (name) => changesOf(`output.${name}`);
    return [
        ...removed.map(({ name }) => of(name)('major', 'output-removed', 'the output was removed')),
        ...added.map(({ name }) => of(name)('minor', 'output-added', 'an output was added')),
        ...kept.flatMap(([a, b]) => outputChanges(a, b)),
    ];
}
const of = (name) => changesOf(`var.${name}`);
function outputChanges(before, after) {
    const change = changesOf(`output.${after.name}`);
    const changes = [];
    if (!before.sensitive && after.sensitive)
        changes.push(change('major', 'output-made-sensitive', 'the output was made sensitive'));
    if (before.sensitive && !after.sensitive)
        changes.push(change('patch', 'output-not-sensitive', 'the output is no longer sensitive'));
    // What is ephemeral cannot be used where the value would be stored, so that uses of it break.
    if (!before.ephemeral && after.ephemeral)
        changes.push(change('major', 'output-made-ephemeral', 'the output was made ephemeral'));
    if (before.deprecated === '' && after.deprecated !== '')
        changes.push(change('minor', 'output-deprecated', `the output was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`));
    return changes;
}
function defaultChanges(before, after) {
    const change = of(after.name);
    if (!before.required && after.required)
        return [change('major', 'default-removed', 'the default was removed: callers have to set the input')];
    if (before.required && !after.required)
        return [change('minor', 'default-added', 'the input got a default: callers may leave it out')];
    return valueText(before) === valueText(after)
        ? []
        : [
            change('patch', 'default-changed', `the default was ${(0,error/* quote */.hD)(before.default)} and is ${(0,error/* quote */.hD)(after.default)}`),
        ];
}
function valueText(input) {
    return input.value === undefined ? input.default : (0,json/* canonicalJson */.d)(input.value);
}
function typeChanges(before, after) {
    const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType);
    const change = of(after.name);
    if (narrowed.length > 0)
        return [change('major', 'type-narrowed', `the type takes less: ${narrowed.join('; ')}`)];
    if (widened.length > 0)
        return [change('minor', 'type-widened', `the type takes more: ${widened.join('; ')}`)];
    return [];
}
function markChanges(before, after) {
    const change = of(after.name);
    const changes = [];
    if (before.nullable && !after.nullable)
        changes.push(change('major', 'null-refused', 'null is no longer passed on: nullable was true'));
    if (!before.nullable && after.nullable)
        changes.push(change('minor', 'null-allowed', 'the input may be null: nullable was false'));
    // Ephemeral values are taken by ephemeral inputs alone.
    if (before.ephemeral && !after.ephemeral)
        changes.push(change('major', 'ephemeral-refused', 'the input no longer takes ephemeral values'));
    if (!before.ephemeral && after.ephemeral)
        changes.push(change('minor', 'ephemeral-allowed', 'the input takes ephemeral values'));
    if (before.sensitive !== after.sensitive)
        changes.push(change('patch', 'input-sensitivity', `the input is ${after.sensitive ? 'now' : 'no longer'} sensitive`));
    if (before.deprecated === '' && after.deprecated !== '')
        changes.push(change('minor', 'input-deprecated', `the input was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`));
    return changes;
}
function validationChanges(before, after) {
    const known = new Set(before.validations.map(({ condition }) => condition));
    const kept = new Set(after.validations.map(({ condition }) => condition));
    const change = of(after.name);
    const added = [...kept].filter((condition) => !known.has(condition));
    if (added.length > 0) {
        const conditions = added.map(error/* quote */.hD).join(', ');
        const warning = 'whether it refuses values that were taken cannot be decided: look';
        return [change('minor', 'validation-changed', `a validation is new, ${warning}: ${conditions}`)];
    }
    return [...known].every((condition) => kept.has(condition))
        ? []
        : [change('patch', 'validation-removed', 'a validation was removed')];
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/interface/diff/provider-changes.js



/** What the module asks of its surroundings: providers, and the version of the client. */
function compareRequirements(before, after) {
    const { removed, added, kept } = pairBy(before.providers, after.providers, ({ name }) => name);
    const lost = (0,version_constraint/* lostVersion */.hu)(before.requiredVersions, after.requiredVersions);
    const client = changesOf('terraform.required_version');
    return [
        ...removed.map(removedChange),
        ...added.map(addedChange),
        ...kept.flatMap(([a, b]) => providerChanges(a, b)),
        ...(lost === undefined
            ? []
            : [client('major', 'required-version-narrowed', `required_version no longer allows ${lost}`)]),
    ];
}
/** `hashicorp/aws` for the default registry's host written or not, and for a provider that is only implied. */
function fullSource({ name, source }) {
    if (source === '')
        return `hashicorp/${name.toLowerCase()}`;
    const parts = source.toLowerCase().split('/');
    if (parts.length === 1)
        return `hashicorp/${parts[0]}`;
    const isDefaultHost = parts.length === 3 && /^registry\.(terraform\.io|opentofu\.org)$/.test(parts[0] ?? '');
    return (isDefaultHost ? parts.slice(1) : parts).join('/');
}
function removedChange({ name, aliases }) {
    const change = changesOf(`provider.${name}`);
    return aliases.length > 0
        ? change('major', 'provider-removed', `callers that pass ${aliases.join(', ')} no longer can`)
        : change('patch', 'provider-removed', 'the provider is no longer needed');
}
function addedChange({ name, aliases }) {
    const change = changesOf(`provider.${name}`);
    return aliases.length > 0
        ? change('major', 'provider-configuration-added', `callers have to pass ${aliases.join(', ')}`)
        : change('minor', 'provider-added', 'a provider was added');
}
function providerChanges(before, after) {
    const change = changesOf(`provider.${after.name}`);
    const changes = [];
    const [from, to] = [fullSource(before), fullSource(after)];
    if (from !== to)
        return [change('major', 'provider-source-changed', `the source was ${(0,error/* quote */.hD)(from)} and is ${(0,error/* quote */.hD)(to)}`)];
    const aliases = pairBy(before.aliases, after.aliases, (alias) => alias);
    if (aliases.added.length > 0)
        changes.push(change('major', 'provider-configuration-added', `callers have to pass ${aliases.added.join(', ')}`));
    if (aliases.removed.length > 0)
        changes.push(change('major', 'provider-configuration-removed', `callers that pass ${aliases.removed.join(', ')} no longer can`));
    const lost = (0,version_constraint/* lostVersion */.hu)(before.constraints, after.constraints);
    if (lost !== undefined)
        changes.push(change('major', 'provider-version-narrowed', `the constraint no longer allows ${lost}`));
    return changes;
}

;// CONCATENATED MODULE: ./lib/interface/diff/resource-changes.js

/**
 * Resources and module calls, by their addresses: what goes without `moved` or `removed` is destroyed by an upgrade. Data and
 * ephemeral resources have no state, so that only a new one is said: it may need permissions.
 */
function compareResources(before, after) {
    const { removed, added } = pairBy(addressesOf(before), addressesOf(after), (address) => address);
    const moves = movesBetween(new Set(removed), after);
    const arrived = new Set(moves.values());
    const released = new Set(after.removals.map(({ from }) => withoutKeys(from)));
    return [
        ...removed.map((address) => goneChange(address, moves.get(address), released.has(address))),
        ...added
            .filter((address) => !arrived.has(address))
            .map((address) => changesOf(address)('minor', `${kindOf(address)}-added`, `${address} was added`)),
    ];
}
function goneChange(address, destination, isReleased) {
    const kind = kindOf(address);
    const change = (severity, verb, message) => changesOf(address)(severity, `${kind}-${verb}`, message);
    if (destination !== undefined)
        return change('patch', 'moved', `${address} was moved to ${destination}`);
    if (isReleased)
        return change('patch', 'released', `${address} was given up by a removed block`);
    return isStateless(address)
        ? change('patch', 'removed', `${address} was removed`)
        : change('major', 'removed', `${address} was removed without a moved or removed block`);
}
/** `aws_vpc.this`, `data.aws_region.current`, `ephemeral.aws_secret.it`, `module.subnets`. */
function addressesOf({ resources, calls }) {
    return [
        ...resources.map(({ mode, type, name }) => `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}`),
        ...calls.map(({ name }) => `module.${name}`),
    ];
}
function kindOf(address) {
    if (address.startsWith('module.'))
        return 'module-call';
    return address.startsWith('data.') ? 'data-source' : 'resource';
}
function isStateless(address) {
    return /^(data|ephemeral)\./.test(address);
}
/** Where each removed address went, through any number of `moved` blocks, as long as something is there. */
function movesBetween(removed, after) {
    const present = new Set(addressesOf(after));
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
/** What lies in a module call is there as far as can be told from outside. */
function isPresent(address, present) {
    return present.has(address) || present.has(/^module\.[^.]+(?=\.)/.exec(address)?.[0] ?? '');
}
/** `aws_vpc.this["a"]` is an instance of `aws_vpc.this`. */
function withoutKeys(address) {
    return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*"|[^\]"]*)\]|\s/g, '');
}

;// CONCATENATED MODULE: ./lib/interface/diff/changes.js




/**
 * What changed for those who call the module, the root first and then each submodule; examples never count. The order of
 * declarations, formatting and comments make no change. docs/interface.md has the rules.
 */
function compareInterfaces(before, after) {
    if (before === after)
        return [];
    const { removed, added, kept } = pairBy(before.submodules, after.submodules, ({ path }) => path);
    return [
        ...compareDirectories(before.root, after.root),
        ...removed.map(({ path }) => changesOf(path)('major', 'submodule-removed', 'the submodule was removed')),
        ...added.map(({ path }) => changesOf(path)('minor', 'submodule-added', 'a submodule was added')),
        ...kept.flatMap(([a, b]) => compareDirectories(a, b).map((change) => inSubmodule(b.path, change))),
    ];
}
function compareDirectories(before, after) {
    return [
        ...compareInputs(before, after),
        ...compareOutputs(before, after),
        ...compareResources(before, after),
        ...compareRequirements(before, after),
    ];
}
function inSubmodule(path, change) {
    return { ...change, subject: `${path}: ${change.subject}` };
}


/***/ }),

/***/ 7542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ incompatible)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

const MAX_LISTED = 20;
/** The refusal of a version number that says less than the interface changed. @param advice what to do, after the honest version */
function incompatible(judged, advice) {
    const { base, next, verdict, changes } = judged;
    const reasons = changes.filter(({ severity }) => severity === verdict.required);
    const listed = reasons.slice(0, MAX_LISTED).map(({ subject, message }) => `${subject}: ${message}`);
    const more = reasons.length > MAX_LISTED ? [`and ${reasons.length - MAX_LISTED} more`] : [];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', [
        `${next} is a ${verdict.given} version after ${base}, but the interface has ${verdict.required} changes:`,
        ...listed,
        ...more,
    ].join('\n  '), `the honest version is ${verdict.honest}; ${advice}`);
}


/***/ }),

/***/ 1958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   yi: () => (/* binding */ constantOf)
/* harmony export */ });
/** The value of an expression that needs no evaluation; undefined where it has to be computed. */
function constantOf(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple':
            return tupleOf(expression.members);
        case 'object':
            return objectOf(expression.members);
        default:
            return undefined;
    }
}
/** The text that an attribute says; `''` where there is none, or one that has to be computed. */
function textOf(expression) {
    return expression?.kind === 'literal' && typeof expression.value === 'string' ? expression.value : '';
}
/** `true` written as a value or, as JSON allows, as a string. */
function isTrue(expression) {
    return expression?.kind === 'literal' && String(expression.value) === 'true';
}
/** The name that a key of an object stands for: `name`, `"name"`; undefined where it has to be computed. */
function keyOf(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
function tupleOf(members) {
    const values = members.map(constantOf);
    return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
}
function objectOf(members) {
    const pairs = [];
    for (const { key, value } of members) {
        const name = keyOf(key);
        const constant = constantOf(value);
        if (name === undefined || constant === undefined)
            return undefined;
        pairs.push([name, constant]);
    }
    return Object.fromEntries(pairs);
}


/***/ }),

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   QS: () => (/* binding */ isInterfaceFile),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var _module_file_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6144);

const MAX_DIRECTORIES = 1000;
/** Directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
}
/** Directories that are never offered, wherever they lie. */
const PRIVATE = /(^|\/)(\.[^/]*|tests?|examples?|fixtures|wrappers)(\/|$)/;
/**
 * Submodules are the directories with configuration below `modules/`, at any depth; examples those below `examples/` that
 * lie in no other example. At most 1000 of each, by path.
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_file_content_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: below('modules')
            .filter((directory) => !PRIVATE.test(directory))
            .slice(0, MAX_DIRECTORIES),
        examples: examples.filter(isOuter).slice(0, MAX_DIRECTORIES),
    };
}
/** Whether a file can say something of the interface. */
function isInterfaceFile(path) {
    const isPlace = !path.includes('/') || /^(modules|examples)\//.test(path);
    return isPlace && ((0,_module_file_content_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path) || isReadme(path));
}
const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function isReadme(path) {
    return README_NAMES.includes(nameOf(path).toLowerCase());
}
/** The README among the files of one directory: Markdown first. */
function selectReadme(files) {
    const rank = (file) => README_NAMES.indexOf(nameOf(file.path).toLowerCase());
    return files
        .filter((file) => rank(file) >= 0)
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/**
 * The configuration files of one directory in the order in which they count: by name, then overrides by name. A `.tofu` file
 * replaces the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_file_content_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(nameOf(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 7501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ canonicalText),
/* harmony export */   b: () => (/* binding */ BLOCK_SCHEMAS)
/* harmony export */ });
/** What the readers of both syntaxes, HCL and JSON, make of a file; plain data, so that it can be kept for the next tag. */
const labelled = (labels, attributes, more = {}) => ({
    labels,
    attributes,
    ...more,
});
/** The blocks that an interface is made of, and what of them; all others are passed over. */
const BLOCK_SCHEMAS = {
    variable: labelled(1, ['type', 'description', 'default', 'sensitive', 'nullable', 'ephemeral', 'deprecated'], { expressions: ['type'], blocks: { validation: labelled(0, ['condition', 'error_message']) } }),
    output: labelled(1, ['description', 'sensitive', 'ephemeral', 'deprecated']),
    resource: labelled(2, ['provider'], { expressions: ['provider'] }),
    data: labelled(2, ['provider'], { expressions: ['provider'] }),
    ephemeral: labelled(2, ['provider'], { expressions: ['provider'] }),
    module: labelled(1, ['source', 'version']),
    provider: labelled(1, ['version', 'alias']),
    terraform: labelled(0, ['required_version'], {
        blocks: { required_providers: { labels: 0, attributes: 'all' } },
    }),
    moved: labelled(0, ['from', 'to'], { expressions: ['from', 'to'] }),
    removed: labelled(0, ['from'], { expressions: ['from'] }),
    import: labelled(0, ['to', 'id'], { expressions: ['to'] }),
};
/** The same text for expressions that differ only by comments, blanks and line breaks. */
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

/***/ 9169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ descriptionFromReadme)
/* harmony export */ });
const MAX_DESCRIPTION = 200;
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` where there is none. */
function descriptionFromReadme(readme) {
    const text = withoutMarkup(readme.slice(0, MAX_READ)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION - 1).join('');
    return `${cut.replace(/\s+\S*$/, '')}…`;
}
/** A first paragraph that begins later is none. */
const MAX_READ = 20_000;
/** Without what is no paragraph: headings, code, comments, tables, rules, front matter; each leaves an empty line. */
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
/* harmony export */   Fp: () => (/* binding */ typeFromExpression),
/* harmony export */   sg: () => (/* binding */ formatType)
/* harmony export */ });
/* unused harmony export ANY */
/* harmony import */ var _read_constant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1958);
/* harmony import */ var _read_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7501);


const ANY = { kind: 'any' };
/** The type that an input declares; without a type it takes anything. */
function typeFromExpression(expression) {
    if (expression === undefined)
        return ANY;
    switch (expression.kind) {
        case 'reference':
            return typeByName(expression.steps.join('.')) ?? unknown(expression);
        case 'literal':
            // Before Terraform 0.12 types were strings.
            return (typeof expression.value === 'string' && typeByName(expression.value)) || unknown(expression);
        case 'call':
            return typeByCall(expression) ?? unknown(expression);
        default:
            return unknown(expression);
    }
}
/** In the words of the language, on one line. */
function formatType(type) {
    switch (type.kind) {
        case 'list':
        case 'set':
        case 'map':
            return `${type.kind}(${formatType(type.element)})`;
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
    switch (name) {
        case 'any':
        case 'string':
        case 'number':
        case 'bool':
            return { kind: name };
        case 'list':
        case 'set':
        case 'map':
            return { kind: name, element: ANY };
        default:
            return undefined;
    }
}
function typeByCall(call) {
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    switch (call.name) {
        case 'list':
        case 'set':
        case 'map':
            return { kind: call.name, element: typeFromExpression(argument) };
        case 'tuple':
            return argument.kind === 'tuple'
                ? { kind: 'tuple', elements: argument.members.map(typeFromExpression) }
                : undefined;
        case 'object':
            return argument.kind === 'object' ? objectType(argument) : undefined;
        default:
            return undefined;
    }
}
function objectType(object) {
    const attributes = [];
    for (const { key, value } of object.members) {
        const name = (0,_read_constant_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(key);
        if (name === undefined)
            return undefined;
        attributes.push([name, attributeOf(value)]);
    }
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression), optional: false };
    const [type, value] = expression.arguments;
    const constant = (0,_read_constant_js__WEBPACK_IMPORTED_MODULE_1__/* .constantOf */ .yi)(value);
    return {
        type: typeFromExpression(type),
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}
function unknown(expression) {
    return { kind: 'unknown', text: (0,_read_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A)(expression) };
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * A version that all of `before` allowed and `after` no longer allows, in words; undefined where nothing was lost. A
 * constraint that cannot be read loses something unless it stayed as it was.
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
/** Throws a plain error for text that is no constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
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
/** The constraints as one, equal for equal sets: `>= 1.0, < 2.0`. */
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
        const given = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, given, prerelease });
    }
    return conditions;
}
/** Every allowed set is made of whole stretches between these: the written versions and their neighbours. */
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
/** The first version that `~>` refuses: it lets only the last written number grow, and a lone major number without end. */
function ceilingOf({ point: [major, minor], given }) {
    if (given === 1)
        return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    return given === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
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
            return order >= 0 && compare(point, ceilingOf(condition)) < 0;
    }
}
/** Pre-releases are allowed by their exact name alone. */
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
/** `2.∞.∞` is said as `2.x`, a version of no bound as `any later version`. */
function formatPoint([major, minor, patch]) {
    if (major === Number.POSITIVE_INFINITY)
        return 'all later versions';
    if (minor === Number.POSITIVE_INFINITY)
        return `${major}.x`;
    return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`;
}


/***/ }),

/***/ 6144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration),
/* harmony export */   j: () => (/* binding */ contentProblem)
/* harmony export */ });
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
/** What is wrong with the bytes of a file whatever they say: they are not what the client needs. */
function contentProblem(path, bytes) {
    if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
        return {
            path,
            rule: 'a Git LFS pointer would be packaged instead of the file itself',
            fix: 'commit the file itself (git lfs migrate export), or leave it out with export-ignore in .gitattributes',
        };
    }
    if (isConfiguration(path) && !isUtf8(bytes)) {
        return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8' };
    }
    return undefined;
}
/** Whether Terraform or OpenTofu reads a file of this name as configuration: not when it is hidden, by its first dot. */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/** What a consumer writes; ready to paste. */
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


/** `acme/vpc/aws 1.2.3`, as logs and commit messages say it. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Unix seconds → the one form of a date in the index. Throws INVALID_INPUT for a year that it cannot hold. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a true date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ addressFromRepository)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/**
 * The address that a repository's name says: `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>` of `owner`. Nothing is
 * guessed: another prefix (`opentofu-`, `tf-`), another letter case of the prefix (`Terraform-`), the name of a provider
 * and parts that break the rules of an address are refused with INVALID_ADDRESS.
 */
function addressFromRepository(owner, repository) {
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, 'set the module address: --module ns/name/system (action input "module")');
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'a slash, blank or control character is in its name';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
}


/***/ }),

/***/ 4632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3873);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);



/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the literal tag prefix of the module (`''`, `vpc/`, `vpc-`,
 * `network@`), itself the beginning of a valid ref name. The error of a refusal is an INVALID_TAG.
 *
 * `not-a-version-tag` is a tag of something else (`latest`, another module's); every other rule is broken by a tag that
 * was meant as a version of this module, or that no module may have.
 */
function readTag(tag, prefix) {
    const refuse = refusals(tag, `push a tag such as ${prefix}v1.2.3`);
    if (tag.trim() === '' || tag === '-')
        return refuse('empty-tag', 'names no version');
    const problem = characterProblem(tag);
    if (problem !== undefined)
        return refuse('tag-charset', `is not allowed: ${problem}`);
    const version = tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/^v/, '') : '';
    // Any digit counts, so that full-width ones get the exact refusal of the version.
    if (!/^\p{Nd}/u.test(version)) {
        const start = prefix === '' ? 'a version number' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    return versionReading(tag, version);
}
function versionReading(tag, text) {
    const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(text);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - text.length);
    const refuse = refusals(tag, `push a tag such as ${start}${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleVersion */ .Dw)(text)}`);
    if (reading.rule === 'build-metadata') {
        return refuse('build-metadata', `cannot be published: ${reading.problem}`);
    }
    return refuse('semver', `is not a semantic version: ${reading.problem}`);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank pass here: what follows refuses them with a better reason. */
const STRANGER = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > _ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._)
        return `it has ${tag.length} characters, more than ${_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._}`;
    const stranger = STRANGER.exec(tag);
    if (stranger !== null)
        return `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stranger[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it holds ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
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
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}


/***/ }),

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   ZJ: () => (/* binding */ MAX_MANIFEST_BYTES),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony exports EMPTY_CONFIG, renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1260);




/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg';
const ZIP_TYPE = 'archive/zip';
/** Registries need not take larger ones, and OpenTofu reads none from 5 MiB up. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}');
const EMPTY_CONFIG = (0,_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .descriptorOf */ .n)('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES);
/** The manifest of a module package: equal releases give equal bytes. There is no clock in it. */
function renderModuleManifest(story, facts) {
    return renderManifest({
        artifactType: MODULE_ARTIFACT_TYPE,
        layers: [
            {
                mediaType: ZIP_TYPE,
                digest: facts.digest,
                size: facts.size,
                // The name under which generic tools (`oras pull`) write the layer.
                annotations: { 'org.opencontainers.image.title': 'module.zip' },
            },
        ],
        annotations: annotationsOf(story),
    });
}
/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf(story) {
    const { release, repositoryUrl, description, licenses } = story;
    const annotations = {
        created: release.committedAt,
        description,
        licenses,
        documentation: documentationUrl(release, repositoryUrl),
        revision: release.commit,
        source: repositoryUrl,
        title: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
    };
    return Object.fromEntries(Object.entries(annotations)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [`org.opencontainers.image.${key}`, value]));
}
/** The module's directory at its commit where the host is known to show it, else its repository. */
function documentationUrl({ commit, path }, repositoryUrl) {
    if (!repositoryUrl.startsWith('https://github.com/'))
        return repositoryUrl;
    return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`;
}
/** The manifest of a document that hangs on another manifest: equal documents give equal bytes. */
function renderAttachment(subject, document) {
    const { artifactType, name, bytes, annotations } = document;
    const layer = {
        ...(0,_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .descriptorOf */ .n)(artifactType, bytes),
        annotations: { 'org.opencontainers.image.title': name },
    };
    return renderManifest({
        artifactType,
        layers: [layer],
        subject,
        ...(annotations === undefined ? {} : { annotations }),
    });
}
/** Canonical bytes of an image manifest with the empty config. */
function renderManifest(parts) {
    const { artifactType, layers, subject, annotations } = parts;
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({
        schemaVersion: 2,
        mediaType: MANIFEST_TYPE,
        artifactType,
        config: { ...EMPTY_CONFIG },
        layers: layers.map((layer) => ({ ...layer })),
        subject: subject === undefined ? undefined : { ...subject },
        annotations,
    });
    return new TextEncoder().encode(text);
}
const layer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ mediaType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() });
/** As much of anybody's manifest as a client looks at. */
const manifest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    layers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(layer).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional().catch(undefined),
});
/** Undefined where the bytes are no manifest at all. */
function parseManifest(bytes) {
    try {
        return manifest.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);


/** What hangs on a manifest. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-referrers */
const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json';
/** The tag that holds the list in registries that have no referrers API (same specification, "Referrers Tag Schema"). */
function referrersTag(digest) {
    return digest.replace(':', '-');
}
const imageIndex = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ manifests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) });
/** Digests of the manifests that an image index lists; none for anything else. */
function digestsIn(index) {
    return read(index).manifests.map(({ digest }) => digest);
}
/** The index with one more manifest in it, others as they are. */
function withReferrer(index, referrer) {
    const { manifests } = read(index);
    const others = manifests.filter(({ digest }) => digest !== referrer.digest);
    const all = zod__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9().parse([...others, referrer]);
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ schemaVersion: 2, mediaType: INDEX_TYPE, manifests: all }));
}
function read(index) {
    try {
        return imageIndex.parse(JSON.parse(new TextDecoder().decode(index)));
    }
    catch {
        return { manifests: [] };
    }
}


/***/ }),

/***/ 3386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gZ: () => (/* binding */ MAX_FILE_BYTES),
  qv: () => (/* binding */ MAX_PACKAGE_BYTES),
  MX: () => (/* binding */ equalsTree),
  nf: () => (/* binding */ notAModule),
  jP: () => (/* binding */ planFiles)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/problem.js
var problem = __webpack_require__(7966);
// EXTERNAL MODULE: ./lib/module/file-content.js
var file_content = __webpack_require__(6144);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
;// CONCATENATED MODULE: ./lib/package/portable-path.js

const MAX_COMPONENT_BYTES = 255;
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i;
const RESERVED_CHARACTER = /[<>:"|?*\\]/;
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** The rule that keeps a path from being one and the same file on Linux, macOS and Windows; undefined when there is none. */
function unportableRule(path) {
    for (const component of path.split('/')) {
        const rule = componentRule(component);
        if (rule !== undefined)
            return rule;
    }
    return undefined;
}
function componentRule(component) {
    if (/^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, ''))) {
        return 'a ".git" inside a package could take over the repository of those who unpack it';
    }
    if (/\p{Cc}/u.test(component))
        return 'the name holds a control character';
    if (RESERVED_CHARACTER.test(component))
        return 'the name holds one of < > : " | ? * \\';
    if (RESERVED_NAME.test(component))
        return 'the name is reserved on Windows';
    if (/[. ]$/.test(component))
        return 'the name ends in a dot or a blank, which Windows drops';
    if (Buffer.byteLength(component) > MAX_COMPONENT_BYTES) {
        return `the name is longer than ${MAX_COMPONENT_BYTES} bytes`;
    }
    return undefined;
}
/**
 * Paths, or directories in them, that are one name where letter case or Unicode form does not count.
 * `root` (with its trailing slash, or empty) is put before the paths that are named.
 */
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
/** Every file once a mention, every directory once, with its trailing slash. */
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
        rule: `the same name as ${(0,error/* quote */.hD)(other)} where letter case and Unicode form do not count`,
        fix: 'rename one of the two',
    };
}
function fold(name) {
    return trimmed(name).normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
function trimmed(name) {
    return name.endsWith('/') ? name.slice(0, -1) : name;
}

// EXTERNAL MODULE: ./lib/package/tree-walk.js + 1 modules
var tree_walk = __webpack_require__(2202);
;// CONCATENATED MODULE: ./lib/package/package-files.js






const MAX_FILE_BYTES = 100 * 1024 * 1024;
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/**
 * The files of the package, sorted by the bytes of their paths, symbolic links replaced by what they name.
 * Throws NOT_A_MODULE, UNSAFE_PACKAGE with every offending path, or LIMIT_EXCEEDED.
 */
function planFiles(tree) {
    requireConfiguration(tree);
    const walk = new tree_walk/* Walk */.qO(tree);
    const root = (0,package_package/* rootPrefix */.R)(tree.root);
    const paths = walk.files.map(({ path }) => path);
    const problems = [
        ...walk.problems.values(),
        ...paths.flatMap((path) => unportable(path, root)),
        ...findCollisions(paths, root),
    ];
    if (problems.length > 0) {
        throw (0,problem/* refusalOf */.O)('UNSAFE_PACKAGE', 'these files would not arrive everywhere as they are', problems);
    }
    return sortedByBytes(walk.files);
}
/** Whether these are the files of the tree as it is: nothing is left out, and no link is replaced by what it names. */
function equalsTree({ entries }, files) {
    return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'));
}
function unportable(path, root) {
    const rule = unportableRule(path);
    return rule === undefined ? [] : [{ path: `${root}${path}`, rule, fix: 'rename it' }];
}
function sortedByBytes(files) {
    return files
        .map((file) => ({ file, bytes: Buffer.from(file.path) }))
        .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
        .map(({ file }) => file);
}
function requireConfiguration(tree) {
    const kept = tree.entries.map(({ path }) => path).filter((path) => (0,file_content/* isConfiguration */.Z)(path));
    const directories = new Set(kept
        .filter((path) => !tree.excluded(path))
        .map((path) => `${(0,package_package/* rootPrefix */.R)(tree.root)}${path}`.split('/').slice(0, -1).join('/')));
    if (directories.has(tree.root))
        return;
    throw notAModule(tree.root, [...directories]);
}
const MAX_SUGGESTED = 5;
/** The refusal of a directory without configuration; `directories` are those of the repository that have some. */
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


/***/ }),

/***/ 3360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ PACKAGE_FORMAT),
/* harmony export */   R: () => (/* binding */ rootPrefix)
/* harmony export */ });
/** Names the rules of DESIGN.md "The package" that made the bytes; released formats stay buildable for ever. */
const PACKAGE_FORMAT = 1;
/** `''` or the directory with its trailing slash: what stands before a path of the module in the repository. */
function rootPrefix(root) {
    return root === '' ? '' : `${root}/`;
}


/***/ }),

/***/ 2202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PR: () => (/* binding */ MAX_PATH_BYTES),
  qO: () => (/* binding */ Walk),
  GL: () => (/* binding */ pathTooLong)
});

// UNUSED EXPORTS: MAX_PACKAGE_FILES

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
;// CONCATENATED MODULE: ./lib/package/symlink.js

/** As many links as Linux follows in one path. https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MAX_LINKS_FOLLOWED = 40;
/** Follows the link at `link`, whose own directory must be a real one, as a file system would: chains included. */
function followLink(tree, link) {
    const named = (0,error/* quote */.hD)(tree.target(link) ?? '');
    const real = link.split('/').slice(0, -1);
    const rest = [link.split('/').at(-1) ?? ''];
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
        const target = tree.target(path);
        if (target === undefined) {
            if (!tree.has(path))
                return { rule: `links to ${named}, which is no tracked file of the module` };
            real.push(part);
            continue;
        }
        followed += 1;
        if (followed > MAX_LINKS_FOLLOWED)
            return { rule: `links to ${named}, a chain of links without an end` };
        if (target.startsWith('/'))
            return { rule: `links to ${named}, an absolute path` };
        rest.unshift(...target.split('/'));
    }
    return { path: real.join('/') };
}

;// CONCATENATED MODULE: ./lib/package/tree-walk.js



const MAX_PACKAGE_FILES = 50_000;
const MAX_PATH_BYTES = 1024;
/** From the root of the module through all directories, and through links wherever they lead inside the module. */
class Walk {
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
    target(path) {
        return this.#tree.targets.get(path);
    }
    has(path) {
        return this.#entries.has(path) || this.#children.has(path);
    }
    /** Plans what lies below the real directory `source` for `path` in the package; `active` are the walks this one is part of. */
    #directory(source, path, active) {
        const within = [...active, source];
        for (const child of this.#children.get(source) ?? []) {
            this.#step();
            const from = `${(0,package_package/* rootPrefix */.R)(source)}${child}`;
            const to = `${(0,package_package/* rootPrefix */.R)(path)}${child}`;
            if (Buffer.byteLength(to) > MAX_PATH_BYTES)
                throw pathTooLong(to);
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
        const destination = followLink(this, link.path);
        if ('rule' in destination) {
            this.#refuse(link, destination.rule, LINK_FIX);
        }
        else if (active.includes(destination.path)) {
            const target = (0,error/* quote */.hD)(this.target(link.path) ?? '');
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
    #file(entry, path) {
        const executable = entry.mode === '100755';
        this.files.push({ path, source: entry.path, oid: entry.oid, executable });
        if (this.files.length > MAX_PACKAGE_FILES)
            throw tooManyFiles();
    }
    // Links to directories of links can name 2^n paths in n lines, so that the way is bounded, not only what it finds.
    #step() {
        this.#steps += 1;
        if (this.#steps > this.#entries.size + this.#children.size + MAX_PACKAGE_FILES)
            throw tooManyFiles();
    }
    #refuse(entry, rule, fix) {
        const path = `${(0,package_package/* rootPrefix */.R)(this.#tree.root)}${entry.path}`;
        this.problems.set(path, { path, rule, fix });
    }
}
const SUBMODULE_RULE = 'a submodule, whose files are not part of the commit';
const SUBMODULE_FIX = 'commit the files of the submodule, or leave it out with "export-ignore" in .gitattributes';
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the module';
function tooManyFiles() {
    return new error/* RegistryError */.gl('LIMIT_EXCEEDED', `the package has more than ${MAX_PACKAGE_FILES} files`, 'leave files out with "export-ignore" in .gitattributes or with .terraformignore');
}
function pathTooLong(path) {
    return new error/* RegistryError */.gl('LIMIT_EXCEEDED', `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${(0,error/* quote */.hD)(path)}`, 'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes');
}


/***/ }),

/***/ 9973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ provenanceAttachment),
/* harmony export */   P: () => (/* binding */ interfaceAttachment)
/* harmony export */ });
/* harmony import */ var _index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8859);
/* harmony import */ var _provenance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9644);


/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** What the module offers, with the bytes of `interface.json` in the index. */
function interfaceAttachment(moduleInterface) {
    const bytes = new TextEncoder().encode((0,_index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInterface */ .X$)(moduleInterface));
    return { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes };
}
/** https://docs.sigstore.dev/about/bundle/ */
const BUNDLE_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
/**
 * The signed provenance of the package, as cosign hangs it on a manifest.
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
function provenanceAttachment(bundle) {
    const mediaType = 'mediaType' in bundle && typeof bundle.mediaType === 'string' ? bundle.mediaType : BUNDLE_TYPE;
    return {
        artifactType: mediaType,
        name: 'provenance.sigstore.json',
        bytes: new TextEncoder().encode(JSON.stringify(bundle)),
        annotations: {
            'dev.sigstore.bundle.content': 'dsse-envelope',
            'dev.sigstore.bundle.predicateType': _provenance_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVENANCE */ .EK.type,
        },
    };
}


/***/ }),

/***/ 3645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tolerantAttestor),
/* harmony export */   v: () => (/* binding */ attestPackages)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The first of all writes: what cannot be attested, where that is asked for, is put nowhere. */
async function attestPackages(decisions, attestor) {
    const documents = new Map();
    for (const decision of decisions) {
        if (attestor === undefined || decision.status !== 'publish')
            continue;
        documents.set(decision, await attestor.attest(decision.selection.release, decision.pkg));
    }
    return documents;
}
/** An attestor whose refusals are warnings: packages are published without provenance, and everybody is told. */
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

/***/ 1793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5277);


/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, dependencies) {
    const tagged = await dependencies.tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTag */ ._)(name, (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesOf */ .X)(await dependencies.config.at('HEAD'), flags));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ storesFor)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8713);


/** The stores less what would show the bytes of a private module. */
function storesFor({ isIndexAllowed }, { stores, isOpenToAll }) {
    if (isIndexAllowed)
        return stores;
    const problems = {
        index: async () => 'in a public index',
        oci: async ({ ociRepository: repository }) => repository !== undefined && (await isOpenToAll(repository))
            ? `in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOciRepository */ .tb)(repository))}, which anybody may read`
            : undefined,
    };
    return new Map([...stores].map(([kind, store]) => {
        const problem = problems[kind];
        return [kind, problem === undefined ? store : guarded(store, problem)];
    }));
}
/** A store that packages do not get into where there is a problem. */
function guarded(store, problemOf) {
    return {
        kind: store.kind,
        async locate(selection, pkg) {
            const problem = await problemOf(selection);
            if (problem === undefined)
                return store.locate(selection, pkg);
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(selection.release.tag)} is of a private repository, and its package would lie ${problem}`, 'use package: git (clients clone with their own credentials), or allow it: expose: all');
        },
        checkAccess: async () => store.checkAccess?.(),
        put: (selection, pkg, registryUrl) => store.put(selection, pkg, registryUrl),
        attach: async (selection, pkg, document) => store.attach?.(selection, pkg, document),
    };
}


/***/ }),

/***/ 9644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ PROVENANCE),
/* harmony export */   Jj: () => (/* binding */ provenanceOf),
/* harmony export */   KD: () => (/* binding */ STATEMENT_MEDIA_TYPE),
/* harmony export */   hh: () => (/* binding */ claimsIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _release_asset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2771);


/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */
const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
/** The first is how GitHub's API calls the second. */
const PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' };
/** What GitHub says of a run in the token that it gives to it. https://docs.github.com/actions/reference/openid-connect-reference */
const runClaims = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    sub: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    event_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    job_workflow_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    workflow_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_owner_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runner_environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** The claims of a token whose signature others check; undefined for a text that is no such token. */
function claimsIn(token) {
    try {
        const [, payload = ''] = token.split('.');
        return runClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    }
    catch {
        return undefined;
    }
}
/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
function provenanceOf({ release, pkg, claims, serverUrl }) {
    const repository = `${serverUrl}/${claims.repository}`;
    const [path = ''] = claims.workflow_ref.replace(`${claims.repository}/`, '').split('@');
    const tagRef = `refs/tags/${release.tag}`;
    const source = (ref, commit) => ({
        uri: `git+${repository}@${ref}`,
        digest: { gitCommit: commit },
    });
    const isOfTag = claims.ref === tagRef && claims.sha === release.commit;
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [{ name: (0,_release_asset_js__WEBPACK_IMPORTED_MODULE_0__/* .assetName */ .SM)(release), digest: { sha256: pkg.facts.digest.replace(/^sha256:/, '') } }],
        predicateType: PROVENANCE.type,
        predicate: {
            buildDefinition: {
                buildType: 'https://actions.github.io/buildtypes/workflow/v1',
                externalParameters: { workflow: { ref: claims.ref, repository, path } },
                internalParameters: {
                    github: {
                        event_name: claims.event_name,
                        repository_id: claims.repository_id,
                        repository_owner_id: claims.repository_owner_id,
                        runner_environment: claims.runner_environment,
                    },
                },
                // The commit of the workflow, and that of the package where it is another one.
                resolvedDependencies: [
                    source(claims.ref, claims.sha),
                    ...(isOfTag ? [] : [source(tagRef, release.commit)]),
                ],
            },
            runDetails: {
                builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
                metadata: {
                    invocationId: `${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
                },
            },
        },
    };
}


/***/ }),

/***/ 751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ publishReleases)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/index/plan/index-busy.js

/** Every try found that another publisher had been faster. */
function index_busy_indexBusy(attempts) {
    return new base_error/* RegistryError */.gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/index/format/contents.js
var contents = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/interface/api-shape.js

/**
 * A directory as the registry HTTP API shows it. `default` is source text, missing text `''`; resources are those that the
 * module creates. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryShape(directory) {
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
        dependencies: directory.calls.map(dependencyShape),
        provider_dependencies: directory.providers.map(providerShape),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** What `inspect --json` prints. */
function interfaceShape(module) {
    return {
        root: directoryShape(module.root),
        submodules: module.submodules.map(directoryShape),
        examples: module.examples.map(directoryShape),
        diagnostics: module.diagnostics,
    };
}
function dependencyShape({ name, source, version }) {
    return { name, source, version };
}
function providerShape({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,version_constraint/* formatConstraints */.sW)(constraints) };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/index/format/module-list.js






/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Lists of the whole registry and of a namespace stop here, so that no file grows with the registry. */
const LIST_LIMIT = 100;
const moduleListItem = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    namespace: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
});
const moduleList = schemas/* looseObject */._H3({ modules: schemas/* array */.YOg(moduleListItem) });
/** The item that shows a module by its latest version. */
function listItem(module, latest) {
    return { ...releaseSummary(latest), downloads: 0, updated_at: newestCommitDate(module) };
}
/** What a name can be found by in a search; more are of no use. */
const MAX_NAMES = 500;
/** The item in the catalog: with the names of inputs and outputs, where the index knows what the module offers. */
function catalogItem(module, latest, moduleInterface) {
    const item = listItem(module, latest);
    if (moduleInterface === undefined)
        return item;
    const namesOf = (each) => each.slice(0, MAX_NAMES).map(({ name }) => name);
    return {
        ...item,
        inputs: namesOf(moduleInterface.root.inputs),
        outputs: namesOf(moduleInterface.root.outputs),
    };
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
function newestCommitDate(module) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return dates.toSorted().at(-1) ?? '';
}
/** Version that lists and details show for a module; undefined where none is listed. */
function latestOf(module) {
    return (0,version/* selectLatest */.se)((0,documents/* listedVersions */.f3)(module));
}
/** A list file's items; an absent file is an empty list. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return [];
    const parsed = moduleList.safeParse(jsonOf(bytes));
    if (parsed.success)
        return parsed.data.modules;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild every derived file');
}
function jsonOf(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
/** The list with this module in its place: replaced, added, or (without an item) taken out. */
function withModule(items, address, item) {
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const others = items.filter((each) => addressOf(each) !== text);
    return item === undefined ? others : [...others, item];
}
/** Newest commit date first, then by address; at most {@link LIST_LIMIT}. */
function formatNewestList(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(addressOf(a), addressOf(b)));
    const modules = newest.slice(0, LIST_LIMIT);
    return (0,json/* canonicalJson */.d)({ meta: { limit: LIST_LIMIT, current_offset: 0 }, modules });
}
/** Every item, by address: the catalog shards, and the systems of one name. */
function formatAddressList(items) {
    const modules = items.toSorted((a, b) => compare(addressOf(a), addressOf(b)));
    return (0,json/* canonicalJson */.d)({ modules });
}
/** The other spelling under which the index knows this address, if there is one. */
function clashingSpelling(items, address) {
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    return items.map(addressOf).find((other) => other !== text && other.toLowerCase() === (0,module_address/* addressKey */.IY)(address));
}
function addressOf(item) {
    return `${item.namespace}/${item.name}/${item.provider}`;
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./lib/index/format/module-details.js




/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, moduleInterface) {
    return (0,json/* canonicalJson */.d)(versionDetails(release, moduleInterface));
}
/** "Get a module": the latest version, and which versions there are, highest first. */
function renderModuleDetails(module, latest, moduleInterface) {
    return (0,json/* canonicalJson */.d)({ ...versionDetails(latest, moduleInterface), versions: (0,documents/* listedVersions */.f3)(module) });
}
/** What the index itself says of a version. */
function versionDetails(release, moduleInterface) {
    return { ...releaseSummary(release), tag: release.tag, ...shapeOf(moduleInterface) };
}
function shapeOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...shape } = interfaceShape(moduleInterface);
    return shape;
}
/** The documented keys, so that readers find lists; for versions whose publish did not write what they offer. */
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

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
;// CONCATENATED MODULE: ./lib/index/format/protocol.js





/**
 * The answers of the module registry protocol, for the static tree and for the server alike.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
const MODULES_BASE_PATH = '/v1/modules/';
function renderDiscovery() {
    return (0,json/* canonicalJson */.d)({ 'modules.v1': MODULES_BASE_PATH });
}
/** Only `version` per entry: clients type-check the other documented keys and fail on the whole list. */
function renderVersions(module) {
    const versions = (0,documents/* listedVersions */.f3)(module).map((version) => ({ version }));
    return (0,json/* canonicalJson */.d)({ modules: [{ source: (0,module_address/* formatModuleAddress */.wc)(module.address), versions }] });
}
/** OpenTofu reads the location from the body. */
function renderDownload(release, sign = (location) => location) {
    const [first] = release.packages;
    return (0,json/* canonicalJson */.d)({ location: first === undefined ? undefined : sign(first.location) });
}
/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
function terraformLocation(release) {
    const isSame = release.package.equalsTree === true;
    const [first, ...others] = release.packages.map(({ location }) => (0,format_location/* parseLocation */.zS)(location));
    const readable = [first, ...others.filter(({ kind }) => kind !== 'git' || isSame)].find((location) => location !== undefined && (0,format_location/* isTerraformReadable */.NT)(location));
    return readable === undefined ? undefined : (0,format_location/* formatLocation */.j$)(readable);
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const text = terraformLocation(release);
    if (text === undefined)
        return undefined;
    const location = (0,format_location/* parseLocation */.zS)(text);
    if (location.kind !== 'relative')
        return text;
    if (registryUrl === null)
        return undefined;
    const download = (0,paths/* versionPath */.qW)(release.address, release.version, 'download');
    return (0,format_location/* formatLocation */.j$)((0,format_location/* absoluteLocation */.ZD)(location, `${registryUrl}/${download.slice(0, -'download'.length)}`));
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${MODULES_BASE_PATH}*/download\n  X-Terraform-Get: ./source\n`;
}

;// CONCATENATED MODULE: ./lib/index/pages/terraform-get-page.js

/**
 * The page to which one constant `X-Terraform-Get: ./source` leads Terraform on a static host. go-getter reads it with a
 * non-strict XML reader: the meta tag is the first of `<head>`, its location absolute, its name exactly so.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined writes a page without the tag that says so
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
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}

;// CONCATENATED MODULE: ./lib/index/plan/publication-plan.js










/**
 * (what is there, publications) → the files to write; an empty map where the index says all of it already. Versions come
 * before `module.json`, which claims them, and that before the lists that show them: whoever reads between two writes finds
 * nothing listed that is not there.
 */
function planChange(index, registry, publications) {
    const drafts = new Map();
    for (const publication of publications) {
        const module = moduleAfter((0,contents/* moduleIn */.w6)(index, publication.address), publication);
        for (const [path, content] of publication.files)
            drafts.set(path, content);
        const read = (path) => bytesOf(drafts.get(path)) ?? index.get(path);
        const interfaceOf = (release) => publication.moduleInterfaces.get(release.version) ?? (0,interface_document/* parseInterfaceFiles */.MI)(release, read);
        for (const release of publication.releases)
            draft(drafts, versionFiles(release, registry, interfaceOf(release)));
        draft(drafts, [[(0,paths/* modulePath */.Mw)(module.address, 'module.json'), (0,documents/* formatModuleDocument */.TI)(module)]]);
        const latest = latestRelease(index, module, publication.releases);
        const moduleInterface = latest === undefined ? undefined : interfaceOf(latest);
        draft(drafts, moduleFiles(module, latest, moduleInterface));
        draft(drafts, listFiles({ module, latest, moduleInterface }, read));
    }
    const files = new Map([...drafts].filter(([path, content]) => !isSame(index.get(path), content)));
    return { message: commitMessage(publications), files };
}
function moduleAfter(current, publication) {
    const known = current?.versions ?? [];
    const knownVersions = new Set(known.map(({ version }) => version));
    const added = publication.releases
        .filter(({ version }) => !knownVersions.has(version))
        .map(({ version, committedAt }) => ({ version, committedAt }));
    return {
        format: documents/* INDEX_FORMAT */.B7,
        address: publication.address,
        owner: publication.owner,
        versions: [...known, ...added],
        yanks: current?.yanks ?? [],
        deprecations: current?.deprecations ?? [],
    };
}
/** The files of one version's directory that are rendered; its zip, if any, travels beside them. */
function versionFiles(release, registry, moduleInterface) {
    const path = (file) => (0,paths/* versionPath */.qW)(release.address, release.version, file);
    return [
        [path('release.json'), (0,documents/* formatReleaseDocument */.yp)(release)],
        [path('index.json'), renderVersionDetails(release, moduleInterface)],
        [path('source'), renderSourcePage(release, sourcePageLocation(release, registry.url))],
        [path('download'), renderDownload(release)],
    ];
}
/** A module's own derived files: what clients and readers ask for under its address. */
function moduleFiles(module, latest, moduleInterface) {
    const { address } = module;
    const versions = [(0,paths/* modulePath */.Mw)(address, 'versions'), renderVersions(module)];
    if (latest === undefined)
        return [versions];
    return [versions, [(0,paths/* modulePath */.Mw)(address, 'index.json'), renderModuleDetails(module, latest, moduleInterface)]];
}
/** The lists that show a module, with the module in its place. */
function listFiles({ module, latest, moduleInterface }, read) {
    const { address } = module;
    const item = latest === undefined ? undefined : listItem(module, latest);
    const entry = latest === undefined ? undefined : catalogItem(module, latest, moduleInterface);
    const listAt = (path, shown = item) => withModule(parseModuleList(path, read(path)), address, shown);
    const newest = [(0,paths/* namespaceListPath */.P_)(address), paths/* MODULE_LIST_PATH */._Q];
    return [
        [(0,paths/* nameListPath */.zx)(address), formatAddressList(listAt((0,paths/* nameListPath */.zx)(address)))],
        [(0,paths/* catalogPath */.Hc)(address), formatAddressList(listAt((0,paths/* catalogPath */.Hc)(address), entry))],
        ...newest.map((path) => [path, formatNewestList(listAt(path))]),
    ];
}
function latestRelease(index, module, releases) {
    const latest = latestOf(module);
    if (latest === undefined)
        return undefined;
    return releases.find(({ version }) => version === latest) ?? (0,contents/* listedRelease */.Lh)(index, module, latest);
}
/** A file that two publications share is written after what both of them claim in it. */
function draft(drafts, files) {
    for (const [path, text] of files) {
        drafts.delete(path);
        drafts.set(path, new TextEncoder().encode(text));
    }
}
function bytesOf(content) {
    return content instanceof Uint8Array ? content : undefined;
}
function isSame(current, content) {
    if (current === undefined || !(content instanceof Uint8Array) || current.length !== content.length)
        return false;
    return current.every((byte, index) => byte === content[index]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    if (first === undefined)
        return `Repair ${publications.map(({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(module_release/* formatRelease */.B9).join('\n')}`;
    return `Publish ${(0,module_release/* formatRelease */.B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`;
}

// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(2234);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/interface/advice.js


/**
 * What is worth mending although nothing refuses it, by file and line: relative module sources that would break where the
 * module is installed, README links that lead nowhere, inputs that do not say what they are.
 * @param files paths of the package
 */
function adviceOn(module, files) {
    const places = new Set(['', ...files.flatMap(withParents)]);
    const offered = [module.root, ...module.submodules];
    return [
        ...[...offered, ...module.examples].flatMap((directory) => sourceAdvice(directory, places)),
        ...offered.flatMap((directory) => readmeAdvice(directory, places)),
        ...offered.flatMap(inputAdvice),
    ];
}
function sourceAdvice({ path, calls }, places) {
    return calls
        .filter(({ source }) => /^\.\.?\//.test(source) || source === '.' || source === '..')
        .flatMap(({ name, source, file, line }) => {
        const target = placeOf(path, source);
        if (places.has(target))
            return [];
        const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package';
        return [
            warning({ file, line }, `module ${(0,base_error/* quote */.hD)(name)}: the source ${(0,base_error/* quote */.hD)(source)} ${why}, and breaks where the module is installed`),
        ];
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
function readmeAdvice({ path, readme }, places) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    return readme.split('\n').flatMap((text, at) => [...text.matchAll(LINK)].flatMap(([, link = '']) => {
        const target = link.replace(/[?#].*$/, '');
        if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
            return [];
        return places.has(placeOf(path, target))
            ? []
            : [warning({ file, line: at + 1 }, `the link ${(0,base_error/* quote */.hD)(link)} leads to nothing in the package`)];
    }));
}
function inputAdvice({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        return missing.length === 0
            ? []
            : [warning({ file, line }, `input ${(0,base_error/* quote */.hD)(name)} has no ${missing.join(' and no ')}`)];
    });
}
/** From the package's root; what leaves it begins with `..`. */
function placeOf(directory, target) {
    const place = (0,posix_.normalize)((0,posix_.join)(directory, target)).replace(/\/$/, '');
    return place === '.' ? '' : place;
}
function withParents(path) {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
function warning(at, message) {
    return { severity: 'warning', file: at.file, line: at.line, column: 1, message };
}

// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/diff/changes-text.js
var changes_text = __webpack_require__(484);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(3290);
;// CONCATENATED MODULE: ./lib/publish/announce.js










/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(decisions, registryUrl, log) {
    const fresh = decisions.filter((decision) => decision.status === 'publish');
    const advised = new Set(highestOfEach(fresh));
    for (const { selection, pkg, moduleInterface, compatibility } of fresh) {
        const { release } = selection;
        log.info(`release   ${(0,module_release/* formatRelease */.B9)(release)} from tag ${(0,base_error/* quote */.hD)(release.tag)} at ${(0,module_release/* shortCommit */.Ax)(release.commit)}`);
        log.info(`package   ${pkg.facts.files} files, ${grouped(pkg.facts.size)} bytes, ${pkg.facts.digest}`);
        const advice = advised.has(selection) ? adviceLines(selection, pkg, moduleInterface) : [];
        for (const line of [...advice, ...verdictLines(release, compatibility)])
            log.warn(line);
    }
    const [only, ...others] = fresh;
    if (only !== undefined && others.length === 0)
        log.info((0,module_block/* formatModuleBlock */.t)(only.selection.release, registryUrl));
}
/** Says of each new version that only some clients can install it: Terraform, and OpenTofu before 1.10, know no `oci://`. */
function announceClients(placed, registryUrl, log) {
    for (const { decision, release } of placed) {
        if (decision.status !== 'publish' || sourcePageLocation(release, registryUrl) !== undefined)
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
const MAX_ADVICE = 20;
/** Files that do not parse, and what is worth mending. */
function adviceLines({ release }, pkg, moduleInterface) {
    if (moduleInterface === undefined)
        return [];
    const advice = adviceOn(moduleInterface, pkg.contents.map(({ path }) => path));
    const lines = [...moduleInterface.diagnostics, ...advice].map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, release.path));
    const more = lines.length > MAX_ADVICE ? [`and ${lines.length - MAX_ADVICE} more like these`] : [];
    return [...lines.slice(0, MAX_ADVICE), ...more];
}
function verdictLines(release, compatibility) {
    if (compatibility === undefined || compatibility.isHonest)
        return [];
    const { base, given, required, honest, changes } = compatibility;
    return [
        `${(0,module_release/* formatRelease */.B9)(release)} is a ${given} version after ${base}, but its interface has ${required} changes: ${honest} would be honest`,
        ...(0,changes_text/* formatChanges */.rQ)(changes.filter(({ severity }) => severity === required)),
    ];
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

;// CONCATENATED MODULE: ./lib/publish/check-access.js
/**
 * Proves before the first write that all the writes of a run are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED.
 */
async function checkAccess(parts, index) {
    const fresh = parts.filter(({ accepted }) => accepted.some(({ status }) => status === 'publish'));
    const stores = fresh.flatMap(storesOf).filter((store) => store.checkAccess !== undefined);
    const attestors = fresh.flatMap(({ contribution }) => contribution.attestor ?? []);
    if (stores.length === 0 && attestors.length === 0)
        return;
    await index.checkAccess?.();
    for (const store of stores)
        await store.checkAccess?.();
    for (const attestor of attestors)
        await attestor.checkAccess();
}
function storesOf({ accepted, contribution }) {
    const fresh = accepted.filter(({ status }) => status === 'publish');
    const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds));
    return [...kinds].flatMap((kind) => contribution.stores.get(kind) ?? []);
}

;// CONCATENATED MODULE: ./lib/publish/claimed-addresses.js




/** What the repositories of one run have claimed so far: the index cannot tell yet whose these addresses are. */
class Claims {
    #claims = new Map();
    /** Throws INVALID_ADDRESS for another spelling, NOT_OWNER for what another repository of this run has claimed. */
    check({ address, tag }, { files, by }) {
        const claim = this.#claims.get((0,module_address/* addressKey */.IY)(address));
        const text = (0,module_address/* formatModuleAddress */.wc)(address);
        refuseSpelling(text, claim?.address ?? spellingIn(files, address));
        if (claim === undefined || claim.by === by)
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `tag ${(0,base_error/* quote */.hD)(tag)} is a version of ${(0,base_error/* quote */.hD)(text)}, which another source of this run publishes`, 'give one of the two another address: address: namespace/name/system');
    }
    add(address, by) {
        this.#claims.set((0,module_address/* addressKey */.IY)(address), { address: (0,module_address/* formatModuleAddress */.wc)(address), by });
    }
}
function spellingIn(files, address) {
    const path = (0,paths/* catalogPath */.Hc)(address);
    return clashingSpelling(parseModuleList(path, files.get(path)), address);
}
/** @param other in the index, or earlier in this run */
function refuseSpelling(address, other) {
    if (other === undefined || other === address)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,base_error/* quote */.hD)(address)} differs only by case from ${(0,base_error/* quote */.hD)(other)}, which is there already`, `publish under the spelling that is there: --module ${other}`);
}

// EXTERNAL MODULE: ./lib/interface/diff/bump.js
var bump = __webpack_require__(5943);
// EXTERNAL MODULE: ./lib/interface/diff/changes.js + 5 modules
var diff_changes = __webpack_require__(4277);
// EXTERNAL MODULE: ./lib/interface/diff/incompatible.js
var incompatible = __webpack_require__(7542);
;// CONCATENATED MODULE: ./lib/publish/compatibility.js









/**
 * Compares each new version with the highest lower one, of the index or of this run, and refuses those that say too little
 * where that was asked for. In the order of versions, so that a refused one is nobody's base.
 */
function judgeCompatibility(decisions, index) {
    const judged = new Map();
    const fresh = decisions.filter(isFresh);
    for (const group of (0,base_group/* groupBy */.$)(fresh, compatibility_addressOf).values()) {
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
    const changes = (0,diff_changes/* compareInterfaces */.s)(before, decision.moduleInterface);
    const verdict = (0,bump/* judgeBump */.kL)(base, release.version, changes);
    if (mode === 'warn' || verdict.isHonest) {
        return { ...decision, compatibility: { ...verdict, base, changes } };
    }
    const advice = `tag this commit with it, or pass for this run: --compatibility warn (action input "compatibility")`;
    const error = (0,incompatible/* incompatible */.E)({ base, next: release.version, verdict, changes }, advice);
    return { status: 'refused', tag: release.tag, error };
}
/** The version that a new one has to be compared with; undefined for the first. */
function baseVersion({ address, version }, others, index) {
    const module = (0,contents/* moduleIn */.w6)(index, address);
    return (0,bump/* selectBase */.gF)([...(module === undefined ? [] : (0,documents/* listedVersions */.f3)(module)), ...others], version);
}
function interfaceIn(index, address, version) {
    return (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => index.get(path));
}
function compatibility_addressOf({ selection }) {
    return (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
}
function versionOf({ selection }) {
    return selection.release.version;
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/index/plan/version-state.js




function standingOf(release, published, kinds) {
    if (published === undefined)
        return { status: 'new' };
    if (published.commit !== release.commit || published.path !== release.path)
        return { status: 'taken', published };
    const present = new Set(published.packages.map(({ kind }) => kind));
    const isEverywhere = kinds.every((kind) => present.has(kind));
    return { status: isEverywhere ? 'unchanged' : 'placed-elsewhere', published };
}
/** A tag that was published at another commit; nothing about the published version changes. */
function tagMoved(release, published) {
    return new base_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(release.tag)} is at commit ${release.commit}, but ${(0,module_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.package.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/** @param digest of the package that this release would make */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,base_error/* quote */.hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,base_error/* quote */.hD)(path)}`}`;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is published already with ${published.package.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
}
/**
 * The owner that `module.json` names after this publisher: the first publisher that has an identity. Throws NOT_OWNER for
 * anybody else, and for a publisher without identity where there is an owner.
 */
function ownerAfter(module, release, publisher) {
    const owner = module?.owner ?? null;
    if (owner === null)
        return publisher === undefined ? null : { ...publisher };
    if (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher))
        return owner;
    const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher);
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, 'publish from that repository, or choose another address with --module ns/name/system (action input "module")');
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,base_error/* quote */.hD)(`${repository.host}/${repository.repository}`)}${id}`;
}

;// CONCATENATED MODULE: ./lib/publish/decide.js







/**
 * Refusals are decisions too: a run says all of them. Packs only what has to be packed.
 * @param claims of the repositories before this one, to which its own are added
 */
async function decide(selections, basis, claims = new Claims()) {
    const modules = new Map();
    const decisions = [];
    for (const selection of selections) {
        try {
            const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
            claims.check(selection.release, { files: basis.files, by: basis });
            if (!modules.has(address))
                modules.set(address, (0,contents/* moduleIn */.w6)(basis.files, selection.release.address));
            decisions.push(await decideOne(selection, modules.get(address), basis));
            claims.add(selection.release.address, basis);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            decisions.push({ status: 'refused', tag: selection.release.tag, error });
        }
    }
    return decisions;
}
async function decideOne(selection, module, basis) {
    const { release } = selection;
    const wanted = selection.byDefault === undefined ? selection.kinds : [];
    const standing = standingOf(release, (0,contents/* releaseIn */.B8)(basis.files, module, release.version), wanted);
    if (standing.status === 'taken')
        throw await takenBy(selection, standing.published, { ...basis, module });
    const owner = ownerAfter(module, release, basis.publisher);
    if (standing.status === 'unchanged')
        return { status: 'unchanged', selection, owner, published: standing.published };
    if (standing.status === 'new') {
        const [pkg, moduleInterface] = await inOrder(pack(selection, basis.packer), readInterface(selection, basis.interfaces));
        return {
            status: 'publish',
            owner,
            pkg,
            published: undefined,
            moduleInterface,
            ...(await placed(selection, pkg, basis)),
        };
    }
    const pkg = await pack(selection, basis.packer);
    const { published } = standing;
    if (published.package.digest !== pkg.facts.digest)
        throw versionExists(release, published, pkg.facts.digest);
    return {
        status: 'publish',
        owner,
        pkg,
        published,
        moduleInterface: undefined,
        ...(await placed(selection, pkg, basis, published)),
    };
}
/** The places for a package of this size. What cannot lie there is refused before anything is written. */
async function placed(selection, pkg, { registry, stores }, published) {
    const large = selection.byDefault?.large;
    const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes;
    const chosen = isLarge ? { ...selection, kinds: large.kinds } : selection;
    refuseUnreachable(chosen, registry);
    const missing = chosen.kinds.filter((kind) => !published?.packages.some((place) => place.kind === kind));
    return { selection: chosen, places: await locate(missing, stores, { selection: chosen, pkg }) };
}
/** Both at the same time; where both are refused, the first says why. */
async function inOrder(first, second) {
    second.catch(() => { });
    return [await first, await second];
}
function pack({ release, allow }, packer) {
    return packer.pack({ commit: release.commit, path: release.path, allow });
}
async function locate(kinds, stores, { selection, pkg }) {
    const places = [];
    for (const store of kinds.flatMap((kind) => stores.get(kind) ?? []))
        places.push({ store, ...(await store.locate(selection, pkg)) });
    return places;
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
async function takenBy(selection, published, { module, publisher, packer }) {
    const { release } = selection;
    const owner = module?.owner ?? null;
    const isOwn = owner === null || (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher));
    const isMoved = published.tag === release.tag && published.commit !== release.commit;
    if (isOwn && isMoved)
        return tagMoved(release, published);
    return versionExists(release, published, (await pack(selection, packer)).facts.digest);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(selection, registry) {
    if (registry.url !== null || !selection.kinds.includes('index'))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com (the action sets it by "index-url" where it creates the index), or publish with --package git');
}

;// CONCATENATED MODULE: ./lib/publish/packing-once.js
/** The same for what modules offer. */
function readingOnce(interfaces) {
    const moduleInterfaces = new Map();
    return {
        prepare: () => interfaces.prepare(),
        atCommit(request) {
            const key = JSON.stringify(request);
            const known = moduleInterfaces.get(key) ?? interfaces.atCommit(request);
            moduleInterfaces.set(key, known);
            return known;
        },
    };
}
/** A packer for one run: a race that is lost costs no second packing. */
function packingOnce(packer) {
    const packages = new Map();
    return {
        pack(request) {
            const key = JSON.stringify(request);
            const known = packages.get(key) ?? packer.pack(request);
            packages.set(key, known);
            return known;
        },
    };
}

;// CONCATENATED MODULE: ./lib/base/tool-version.js
/** Version of this tool; a test holds it equal to package.json's. */
const VERSION = '0.1.0';
/** What `registry.json` names as the maker of its pages: pages are compared byte by byte only between equal renderers. */
const RENDERER = `module-registry ${VERSION}`;

// EXTERNAL MODULE: ./lib/index/hosting/hosting.js
var hosting = __webpack_require__(4327);
;// CONCATENATED MODULE: ./lib/index/pages/pages.js

/** The front page of an index: what it is, and how a module of it is used. Names no module, so no publish changes it. */
function renderHomePage(registry) {
    const host = registry.url === null ? 'REGISTRY_HOST' : new URL(registry.url).host;
    const example = `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
    return page(registry.name, `<h1>${escapeHtml(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
<pre><code>${escapeHtml(example)}</code></pre>
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
/** Its mere presence makes hosts answer 404 for what is not there; some answer 200 with the front page else. */
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

;// CONCATENATED MODULE: ./lib/index/plan/init.js









/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same words it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a place that holds something else.
 */
async function init(request, dependencies) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await dependencies.index.open();
        const current = await snapshot.read(pathsOf(request));
        const before = currentRegistry(current.get(REGISTRY_PATH), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, { before, registry });
        const status = before === undefined ? 'created' : 'updated';
        if (files.size === 0)
            return { status: 'unchanged', url: request.url, index: { commit: snapshot.commit, changed: [] } };
        const outcome = await dependencies.index.commit({ message: `Set up the registry index for ${request.url}`, files }, snapshot);
        if (outcome !== 'moved') {
            return { status, url: request.url, index: { commit: outcome.commit, changed: [...files.keys()] } };
        }
        if (!(await dependencies.retry.again(attempt)))
            throw indexBusy(attempt);
    }
}
/** `registry.json` of an index that is about to be created; the host names it where nobody did. */
function newRegistry(words) {
    const name = words.name ?? (words.url === null ? 'Module registry' : new URL(words.url).host);
    return { format: documents/* INDEX_FORMAT */.B7, name, url: words.url, renderer: RENDERER, ...hostingOf(words) };
}
/** Every file of an empty index; `registry.json` first, since it says that the rest is ours to write. */
function newIndexFiles(registry) {
    const texts = [
        [paths/* REGISTRY_PATH */.aA, (0,documents/* formatRegistryDocument */.qy)(registry)],
        ['.nojekyll', ''],
        ['_headers', renderHostHeaders()],
        [paths/* DISCOVERY_PATH */.py, renderDiscovery()],
        [paths/* MODULE_LIST_PATH */._Q, formatNewestList([])],
        ['404.html', renderNotFoundPage(registry)],
        ['index.html', renderHomePage(registry)],
        ...(0,hosting/* hostingFiles */.wX)(registry.hosting, registry.url),
    ];
    return new Map(texts.map(([path, text]) => [path, new TextEncoder().encode(text)]));
}
/** Whatever `init` may write: the index may be for another host than this run names. */
function pathsOf(request) {
    const ofHosts = HOSTINGS.flatMap((hosting) => hostingFiles(hosting, request.url)).map(([path]) => path);
    return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts];
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return parseRegistryDocument(REGISTRY_PATH, bytes);
    if (!exists)
        return undefined;
    throw new RegistryError('INDEX_INVALID', `the place for the index holds files, but no ${REGISTRY_PATH}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new RegistryError('INVALID_INPUT', `the index has the public URL ${quote(registry.url)} already, and this run says ${quote(request.url)}`, 'published versions point at the first URL; create a second index for the second URL');
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new RegistryError('INVALID_INPUT', `the index has the name ${quote(registry.name)} already, and this run says ${quote(request.name)}`, `leave --name out, or write the name into ${REGISTRY_PATH} of the index and run: module-registry render`);
    }
    return { ...registry, url: request.url, name: request.name ?? registry.name, ...hostingOf(request) };
}
function hostingOf({ hosting }) {
    return hosting === undefined ? {} : { hosting };
}
/** Of an index that exists, files that publishes keep up are left as they are, and pages where nothing they say changed. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isHostNew = before?.hosting !== registry.hosting;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== MODULE_LIST_PATH) || (isHostNew && path === REGISTRY_PATH);
    return new Map([...files].filter(([path]) => isWritten(path)));
}

;// CONCATENATED MODULE: ./lib/publish/read-index.js









/** Reads what the selected releases touch, and nothing that grows with the registry. */
async function readIndex(store, snapshot, question) {
    const groups = [
        ...(0,base_group/* groupBy */.$)(question.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address)).values(),
    ];
    const first = await snapshot.read([paths/* REGISTRY_PATH */.aA, ...groups.flatMap(read_index_pathsOf)]);
    const more = groups.flatMap((group) => neighbourPaths(group, first)).filter((path) => !first.has(path));
    const files = more.length === 0 ? first : new Map([...first, ...(await snapshot.read([...new Set(more)]))]);
    if (!snapshot.exists && store.isCreatedByPublish)
        return createdState(files, question);
    const registry = (0,contents/* registryIn */.hY)(files);
    refuseOtherUrl(registry, question.url);
    return { files, registry, created: new Map() };
}
function read_index_pathsOf(group) {
    const [first] = group;
    if (first === undefined)
        return [];
    return (0,paths/* pathsToRead */.Of)(first.release.address, group.map(({ release }) => release.version));
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(group, files) {
    const [first] = group;
    const module = first === undefined ? undefined : (0,contents/* moduleIn */.w6)(files, first.release.address);
    const latest = module === undefined ? undefined : latestOf(module);
    if (module === undefined || latest === undefined)
        return [];
    const { address } = module;
    const bases = group.flatMap(({ release }) => baseVersion(release, [], files) ?? []);
    return [
        (0,paths/* versionPath */.qW)(address, latest, 'release.json'),
        ...[latest, ...bases].flatMap((version) => (0,interface_document/* interfacePaths */.Er)(address, version)),
    ];
}
function createdState(files, { url, name }) {
    const registry = newRegistry({ url: url ?? null, name });
    return { files, registry, created: newIndexFiles(registry) };
}
function refuseOtherUrl(registry, url) {
    if (url === undefined || url === registry.url)
        return;
    const there = registry.url === null ? 'has no public URL yet' : `has the public URL ${(0,base_error/* quote */.hD)(registry.url)}`;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index ${there}, and this run says ${(0,base_error/* quote */.hD)(url)}`, registry.url === null
        ? `set it once: module-registry init --index … --url ${url}`
        : `leave --url (action input "index-url") out, or write ${registry.url}`);
}

// EXTERNAL MODULE: ./lib/interface/readme.js
var readme = __webpack_require__(9169);
// EXTERNAL MODULE: ./lib/publish/attestation.js
var attestation = __webpack_require__(3645);
// EXTERNAL MODULE: ./lib/publish/attached-document.js
var attached_document = __webpack_require__(9973);
;// CONCATENATED MODULE: ./lib/publish/put-package.js



/** Puts a package into one place, and where documents find a place there, what speaks of it. */
async function putInto({ store, place }, { selection, pkg, documents }, { registryUrl, isInterfaceShown, interfaces, log }) {
    await store.put(selection, pkg, registryUrl);
    if (store.attach === undefined)
        return;
    const { release } = selection;
    const offered = (isInterfaceShown ?? true)
        ? [(0,attached_document/* interfaceAttachment */.P)(await interfaces.atCommit({ commit: release.commit, path: release.path }))]
        : [];
    for (const document of [...offered, ...documents]) {
        try {
            await store.attach(selection, pkg, document);
        }
        catch (error) {
            // The package is whole without it, so a place that does not take it does not end the run.
            if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'STORE_REFUSED')
                throw error;
            const what = document.name.replace(/\..*$/, '');
            log.warn(`${(0,module_release/* formatRelease */.B9)(release)} is at ${place.location} without its ${what}: ${error.message}`);
        }
    }
}

;// CONCATENATED MODULE: ./lib/publish/store-packages.js







/** Has every new package attested, then puts each into its places, in the order in which they were asked for. */
async function placeReleases(decisions, placing) {
    const documents = await (0,attestation/* attestPackages */.v)(decisions, placing.isPut ? placing.attestor : undefined);
    const placed = [];
    for (const decision of decisions) {
        if (decision.status === 'unchanged')
            placed.push({ decision, release: decision.published, files: new Map() });
        else
            placed.push(await placeOne(decision, placing, documents.get(decision) ?? []));
    }
    return placed;
}
async function placeOne(decision, placing, documents) {
    const { published } = decision;
    const known = published?.packages ?? [];
    const places = decision.places.map(({ place }) => place);
    for (const place of placing.isPut ? decision.places : [])
        await putInto(place, { ...decision, documents }, placing);
    const release = published ?? releaseDocument(decision, placing, places);
    return {
        decision,
        release: { ...release, packages: [...known, ...places] },
        files: new Map([
            ...interfaceFiles(decision),
            ...decision.places.flatMap((each) => [...each.files]),
        ]),
    };
}
function interfaceFiles({ selection, moduleInterface }) {
    if (moduleInterface === undefined)
        return [];
    return (0,interface_document/* formatInterfaceFiles */.WA)(selection.release, moduleInterface).map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
    ]);
}
function releaseDocument(decision, placing, packages) {
    const { release } = decision.selection;
    const { publisher } = placing;
    return {
        format: documents/* INDEX_FORMAT */.B7,
        ...release,
        repository: {
            url: placing.repositoryUrl,
            ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
            ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
        },
        description: (0,readme/* descriptionFromReadme */.b)(decision.moduleInterface?.root.readme ?? ''),
        package: decision.pkg.facts,
        packages,
    };
}
/** The modules of this run; those of which nothing is new too, so that what a crash left undone is mended. */
function publicationsOf(placed) {
    const groups = (0,base_group/* groupBy */.$)(placed, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
    return [...groups.values()].flatMap((group) => {
        const fresh = group.filter(({ decision }) => decision.status === 'publish');
        const [first] = [...fresh, ...group];
        if (first === undefined)
            return [];
        return {
            address: first.release.address,
            owner: first.decision.owner,
            releases: fresh.map(({ release }) => release),
            files: new Map(fresh.flatMap(({ files }) => [...files])),
            moduleInterfaces: new Map(fresh.flatMap(({ decision }) => interfaceOf(decision))),
        };
    });
}
function interfaceOf(decision) {
    if (decision.status === 'unchanged' || decision.moduleInterface === undefined)
        return [];
    return [[decision.selection.release.version, decision.moduleInterface]];
}

;// CONCATENATED MODULE: ./lib/publish/publish-releases.js










/**
 * Selected releases of any number of repositories → packages → one index commit. A lost race is planned again on the new
 * head, with the packages kept.
 */
async function publishReleases(contributions, terms, { index, retry, log }) {
    const remembering = contributions.map(once);
    const selections = contributions.flatMap((each) => each.selections);
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const state = await readIndex(index, snapshot, { ...terms, selections });
        const decided = weigh(await decideEach(remembering, state), terms.refusalCosts);
        const registryUrl = state.registry.url;
        const known = { registryUrl, commit: snapshot.commit, isRefused: false };
        if (terms.refusalCosts === 'run' && decided.some(({ refusals }) => refusals.length > 0)) {
            const parts = decided.map(({ refusals }) => ({ refusals, placed: [] }));
            return { ...known, parts, changed: [], isRefused: true };
        }
        const accepted = decided.flatMap((part) => part.accepted);
        if (attempt === 1) {
            announce(accepted, registryUrl, log);
            if (!terms.dryRun)
                await checkAccess(decided, index);
        }
        const parts = await placeEach(decided, { registryUrl, isPut: !terms.dryRun, log });
        const placed = parts.flatMap((part) => part.placed);
        if (attempt === 1)
            announceClients(placed, registryUrl, log);
        const change = planChange(state.files, state.registry, publicationsOf(placed));
        const wanted = [...change.files, ...(terms.alongside?.(parts) ?? [])];
        const files = new Map([...(wanted.length > 0 ? state.created : []), ...wanted]);
        const outcome = { ...known, parts, changed: [...files.keys()] };
        if (files.size === 0 || terms.dryRun)
            return outcome;
        const message = change.files.size > 0 ? change.message : 'Note what was collected';
        const committed = await index.commit({ message, files }, snapshot);
        if (committed !== 'moved')
            return { ...outcome, commit: committed.commit };
        if (!(await retry.again(attempt)))
            throw index_busy_indexBusy(attempt);
    }
}
function once(contribution) {
    const packer = packingOnce(contribution.packer);
    return { ...contribution, packer, interfaces: readingOnce(contribution.interfaces) };
}
async function decideEach(contributions, state) {
    const claims = new Claims();
    const parts = [];
    for (const contribution of contributions) {
        const decisions = await decide(contribution.selections, { ...contribution, ...state }, claims);
        await contribution.rest?.();
        const judged = judgeCompatibility(decisions, state.files);
        parts.push({
            contribution,
            accepted: judged
                .filter(isAccepted)
                .map((decision) => shown(decision, contribution.isInterfaceShown ?? true)),
            refusals: [...contribution.refused, ...judged.filter(isRefused)],
        });
    }
    return parts;
}
function weigh(parts, refusalCosts) {
    if (refusalCosts !== 'repository')
        return parts;
    return parts.map((part) => (part.refusals.length > 0 ? { ...part, accepted: [] } : part));
}
async function placeEach(parts, placing) {
    const placed = [];
    for (const { contribution, accepted, refusals } of parts)
        placed.push({ refusals, placed: await placeReleases(accepted, { ...contribution, ...placing }) });
    return placed;
}
/** What a version offers stays out of an index that shall not show it. */
function shown(decision, isInterfaceShown) {
    if (isInterfaceShown || decision.status === 'unchanged')
        return decision;
    return { ...decision, moduleInterface: undefined };
}
function isRefused(decision) {
    return decision.status === 'refused';
}
function isAccepted(decision) {
    return decision.status !== 'refused';
}


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   formatPublishReport: () => (/* binding */ formatPublishReport),
/* harmony export */   qS: () => (/* binding */ resultsOf)
/* harmony export */ });
/* unused harmony export publishDocument */
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * What a run came to; of one that was refused as a whole `error` is the first refusal.
 * @param fresh status of the releases that were not in the index before
 */
function reportOf(outcome, fresh) {
    const [first] = outcome.parts.flatMap(({ refusals }) => refusals);
    return {
        results: outcome.parts.flatMap((part) => resultsOf(part, fresh)),
        index: { commit: outcome.commit, changed: outcome.changed },
        registryUrl: outcome.registryUrl,
        ...(first === undefined || !outcome.isRefused ? {} : { error: first.error.toRefusal() }),
    };
}
function resultsOf({ placed, refusals }, fresh) {
    const accepted = placed.map(({ decision, release }) => ({
        ...publishedResult(decision.status === 'unchanged' ? 'unchanged' : fresh, release),
        ...comparisonOf(decision),
    }));
    return [...accepted, ...refusals.map(refusedResult)];
}
function publishDocument({ registryUrl: _, ...document }) {
    return document;
}
function publishedResult(status, release) {
    const { digest, size, files } = release.package;
    const [first] = release.packages;
    return {
        status,
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
        tag: release.tag,
        commit: release.commit,
        location: first?.location ?? '',
        package: { kind: first?.kind ?? '', digest, size, files },
        packages: release.packages,
    };
}
function comparisonOf(decision) {
    if (decision.status === 'unchanged' || decision.compatibility === undefined)
        return {};
    const { base, required, given, isHonest, honest, changes } = decision.compatibility;
    return { compatibility: { base, required, given, ...(isHonest ? {} : { honest }), changes } };
}
function refusedResult({ tag, error }) {
    return { status: 'refused', tag, error: error.toRefusal() };
}
/** The report for people: a line for each release and one for the index; nothing for a run that was refused. */
function formatPublishReport(report) {
    if (report.error !== undefined)
        return '';
    const lines = report.results.flatMap((result) => result.status === 'refused'
        ? []
        : [
            `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`,
            ...verdictLine(result),
        ]);
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = report.results.some(({ status }) => status === 'planned');
    const verb = isPlanned ? 'would change' : 'changed';
    return [...lines, `index     ${changed.length} files ${verb}${head}`].join('\n');
}
function verdictLine({ compatibility }) {
    if (compatibility === undefined)
        return [];
    const { base, required, honest, changes } = compatibility;
    const what = changes.length === 0 ? 'no changes' : `${required} changes`;
    const advice = honest === undefined ? '' : `: ${honest} would be honest`;
    return [`interface ${what} since ${base}${advice}`];
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
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .z)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const candidates = siblings(release, tags).filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) < 0 &&
        ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version)));
    const [highest] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .sortVersions */ .M7)(candidates.map(({ version }) => version));
    return candidates.find(({ version }) => version === highest)?.tag;
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
/** Markdown of a release: what consumers paste, which bytes they get, what has changed. */
function formatReleaseNotes({ release, pkg, registryUrl, generated }) {
    const block = `\`\`\`hcl\n${(0,_module_module_block_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleBlock */ .t)(release, registryUrl)}\n\`\`\``;
    const digest = `\`${assetName(release)}\`: \`${pkg.facts.digest}\``;
    return [block, digest, ...(generated === '' ? [] : [generated])].join('\n\n');
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)} has an asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ selectReleases)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2234);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _find_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1793);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5277);





/** Tags → releases. Under `all`, tags that are no version of any module are passed over with a notice. */
async function selectReleases(request, dependencies) {
    const selections = [];
    const refused = [];
    const passedOver = [];
    const isAll = request.tags === 'all';
    const names = request.tags === 'all' ? await dependencies.tags.all() : [...new Set(request.tags)];
    for (const name of names) {
        const tag = typeof name === 'string' ? name : name.tag;
        try {
            selections.push(...(await selectTag(name, request, dependencies)));
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            if (isAll && error.code === 'INVALID_TAG')
                passedOver.push(tag);
            else
                refused.push({ tag, error });
        }
    }
    if (passedOver.length > 0)
        dependencies.log.info(`tags      passed over, no version: ${passedOver.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`);
    return { ...refuseDoubles(selections, refused), passedOver };
}
async function selectTag(name, { flags, prefixOf }, dependencies) {
    const tagged = typeof name === 'string' ? await (0,_find_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findTag */ .I)(name, flags, dependencies) : name;
    const config = await dependencies.config.at(tagged.commit);
    const chosen = flags.package ?? config.package;
    const byDefault = chosen === undefined ? dependencies.defaultKinds : undefined;
    const prefix = (address = dependencies.defaultAddress()) => prefixOf?.(address) ?? '';
    return (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .matchTag */ ._)(tagged.tag, (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesOf */ .X)(config, flags, prefixOf && prefix)).map(({ spec, version }) => ({
        release: {
            address: spec.address ?? dependencies.defaultAddress(),
            version,
            tag: tagged.tag,
            commit: tagged.commit,
            committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCommitDate */ .Vl)(tagged.committedAt),
            path: spec.path,
        },
        kinds: chosen ?? byDefault?.kinds ?? ['index'],
        ...(byDefault === undefined ? {} : { byDefault }),
        gitRef: flags['git-ref'] ?? config['git-ref'] ?? 'commit',
        compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
        sourceUrl: flags['source-url'] ?? config['source-url'],
        ociRepository: flags['oci-repository'] ?? spec.ociRepository,
        ociTags: flags['oci-tags'] ?? config['oci-tags'] ?? 'all',
        allow: config.allow ?? [],
    }));
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, refused) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(selections, ({ release }) => (0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(release));
    const kept = [];
    const doubles = [];
    for (const group of groups.values()) {
        const [first, ...others] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1));
        if (first === undefined)
            continue;
        if (others.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => ({ tag: release.tag, error: twoCommits(group, release) })));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = group.map((each) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each.release.tag)} at ${each.release.commit}`).join(' and ');
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tags ${spellings} are both ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   _: () => (/* binding */ matchTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param prefixOf the tag prefix of a module that names none of its own
 */
function modulesOf(config, flags, prefixOf = () => '') {
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [
            {
                path,
                address,
                tagPrefix: prefixOf(address),
                ociRepository: config['oci-repository'],
            },
        ];
    }
    const specs = config.modules.map((module) => ({
        ...module,
        tagPrefix: module['tag-prefix'] ?? prefixOf(module.address),
        ociRepository: module['oci-repository'] ?? config['oci-repository'],
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules whose version this tag is: those of the longest prefix that fits. Throws INVALID_TAG where there is none. */
function matchTag(tag, specs) {
    const readings = specs.map((spec) => ({ spec, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .z)(tag, spec.tagPrefix) }));
    const matches = readings.flatMap(({ spec, reading }) => reading.verdict === 'version' ? [{ spec, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length));
    if (matches.length > 0)
        return matches.filter(({ spec }) => spec.tagPrefix.length === longest);
    throw tagRefusal(tag, readings);
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ spec }) => tag.startsWith(spec.tagPrefix));
    const nearest = prefixed.toSorted((a, b) => b.spec.tagPrefix.length - a.spec.tagPrefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ spec }) => `${spec.tagPrefix}v1.2.3`).join(' or ')}`);
}


/***/ }),

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ownSigstore),
/* harmony export */   M: () => (/* binding */ sigstoreOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



/**
 * GitHub's own choice: public repositories sign in public, private ones with a service of GitHub that publishes nothing.
 * Undefined for GitHub Enterprise Server, which has none. https://docs.github.com/actions/concepts/security/artifact-attestations
 */
function sigstoreOf(serverUrl, visibility) {
    const { hostname } = new URL(serverUrl);
    if (hostname === 'github.com' && visibility === 'public')
        return { fulcioUrl: 'https://fulcio.sigstore.dev', rekorUrl: 'https://rekor.sigstore.dev' };
    const domain = hostname === 'github.com' ? 'githubapp.com' : hostname;
    if (domain !== 'githubapp.com' && !domain.endsWith('.ghe.com'))
        return undefined;
    return { fulcioUrl: `https://fulcio.${domain}`, timestampUrl: `https://timestamp.${domain}` };
}
/**
 * A Sigstore of one's own, by MODULE_REGISTRY_FULCIO_URL and with it one of MODULE_REGISTRY_REKOR_URL and
 * MODULE_REGISTRY_TIMESTAMP_URL; undefined without the first. Throws INVALID_INPUT.
 */
function ownSigstore(environment) {
    const [fulcioUrl, rekorUrl, timestampUrl] = ['FULCIO', 'REKOR', 'TIMESTAMP'].map((service) => serviceUrl(environment, `MODULE_REGISTRY_${service}_URL`));
    return fulcioUrl === undefined ? undefined : { fulcioUrl, rekorUrl, timestampUrl };
}
function serviceUrl(environment, name) {
    const text = environment[name] ?? '';
    if (text === '')
        return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname));
    if (url !== undefined && isSafe)
        return url.href.replace(/\/+$/, '');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable ${name} is ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)}, not an https URL`, 'write it as https://fulcio.example.com, or leave it out');
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
