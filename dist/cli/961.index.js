export const id = 961;
export const ids = [961];
export const modules = {

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

/***/ 5737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hw: () => (/* binding */ assembleIndex),
  iR: () => (/* binding */ indexTarget)
});

// UNUSED EXPORTS: assembleApiIndex

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
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
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
function race_backoff_jitteredRetry(totalMs) {
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

// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/ref-name.js
var ref_name = __webpack_require__(3873);
;// CONCATENATED MODULE: ./lib/index/index-target.js




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
    const remote = (0,git_remote/* parseGitRemote */.IM)(text);
    if (remote.scheme === 'http' && !(0,git_remote/* isLoopback */.U9)(remote.host)) {
        const message = `the index ${(0,url/* quoteUrl */.y)(text)} is not safe to reach: http is for loopback only`;
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

;// CONCATENATED MODULE: ./lib/composition/index-store.js









/** How long a publish runs lost races again before it says INDEX_BUSY. */
const RETRY_MS = 10 * 60_000;
/** Text of `--index` → target; a bare repository is told from a plain directory by its files. */
function indexTarget(text) {
    return parseIndexTarget(text, (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'HEAD')) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'objects')));
}
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
async function assembleIndex(runtime, { target, token, reading }) {
    const retry = race_backoff_jitteredRetry(RETRY_MS);
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


/***/ }),

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   Iy: () => (/* binding */ formatAddressList),
/* harmony export */   Ji: () => (/* binding */ withModule),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Yz: () => (/* binding */ clashingSpelling),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   xn: () => (/* binding */ catalogItem)
/* harmony export */ });
/* unused harmony export LIST_LIMIT */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5660);






/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Lists of the whole registry and of a namespace stop here, so that no file grows with the registry. */
const LIST_LIMIT = 100;
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(moduleListItem) });
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
        id: `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)}/${release.version}`,
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
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .listedVersions */ .f3)(module));
}
/** A list file's items; an absent file is an empty list. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return [];
    const parsed = moduleList.safeParse(jsonOf(bytes));
    if (parsed.success)
        return parsed.data.modules;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild every derived file');
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
    const text = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
    const others = items.filter((each) => addressOf(each) !== text);
    return item === undefined ? others : [...others, item];
}
/** Newest commit date first, then by address; at most {@link LIST_LIMIT}. */
function formatNewestList(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(addressOf(a), addressOf(b)));
    const modules = newest.slice(0, LIST_LIMIT);
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)({ meta: { limit: LIST_LIMIT, current_offset: 0 }, modules });
}
/** Every item, by address: the catalog shards, and the systems of one name. */
function formatAddressList(items) {
    const modules = items.toSorted((a, b) => compare(addressOf(a), addressOf(b)));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)({ modules });
}
/** The other spelling under which the index knows this address, if there is one. */
function clashingSpelling(items, address) {
    const text = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
    return items.map(addressOf).find((other) => other !== text && other.toLowerCase() === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address));
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
/* unused harmony export MODULES_BASE_PATH */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);





/**
 * The answers of the module registry protocol, for the static tree and for the server alike.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
const MODULES_BASE_PATH = '/v1/modules/';
function renderDiscovery() {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({ 'modules.v1': MODULES_BASE_PATH });
}
/** Only `version` per entry: clients type-check the other documented keys and fail on the whole list. */
function renderVersions(module) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).map((version) => ({ version }));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({ modules: [{ source: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(module.address), versions }] });
}
/** OpenTofu reads the location from the body. */
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
    const [first, ...others] = release.packages.map(({ location }) => (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLocation */ .zS)(location));
    const readable = [first, ...others.filter(({ kind }) => kind !== 'git' || isSame)].find((location) => location !== undefined && (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .isTerraformReadable */ .NT)(location));
    return readable === undefined ? undefined : (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLocation */ .j$)(readable);
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const text = terraformLocation(release);
    if (text === undefined)
        return undefined;
    const location = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLocation */ .zS)(text);
    if (location.kind !== 'relative')
        return text;
    if (registryUrl === null)
        return undefined;
    const download = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'download');
    return (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLocation */ .j$)((0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .absoluteLocation */ .ZD)(location, `${registryUrl}/${download.slice(0, -'download'.length)}`));
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${MODULES_BASE_PATH}*/download\n  X-Terraform-Get: ./source\n`;
}


/***/ }),

/***/ 9944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderSourcePage),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * The page to which one constant `X-Terraform-Get: ./source` leads Terraform on a static host. go-getter reads it with a
 * non-strict XML reader: the meta tag is the first of `<head>`, its location absolute, its name exactly so.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined writes a page without the tag that says so
 */
function renderSourcePage(release, location) {
    const title = escapeHtml(`${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`);
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


/***/ })

};
