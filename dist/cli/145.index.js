export const id = 145;
export const ids = [145];
export const modules = {

/***/ 9390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ DiskCache)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

/** Files on disk that never change: each is made when it is asked for first, and those that were asked for longest ago go. */
class DiskCache {
    #maxBytes;
    #make;
    /** The file that was asked for last is the last. */
    #located = new Map();
    #bytes = 0;
    /** @param make undefined where there is no such file */
    constructor(maxBytes, make) {
        this.#maxBytes = maxBytes;
        this.#make = make;
    }
    /** Throws what making it throws; then it is made anew. */
    async locate(key) {
        const known = this.#located.get(key);
        this.#located.delete(key);
        const locating = known ?? this.#add(key);
        this.#located.set(key, locating);
        const located = await locating.catch((error) => {
            this.#located.delete(key);
            throw error;
        });
        if (located === undefined)
            this.#located.delete(key);
        return located;
    }
    async #add(key) {
        const located = await this.#make(key);
        this.#bytes += located?.size ?? 0;
        void this.#removeOldest(key);
        return located;
    }
    /** A file that is being sent stays readable for who has opened it. */
    async #removeOldest(newest) {
        for (const [key, locating] of this.#located) {
            if (this.#bytes <= this.#maxBytes || key === newest)
                return;
            this.#located.delete(key);
            const located = await locating.catch(() => undefined);
            if (located === undefined)
                continue;
            this.#bytes -= located.size;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(located.file, { force: true });
        }
    }
}


/***/ }),

/***/ 7011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B8: () => (/* binding */ GitIndex),
  zK: () => (/* binding */ IDENTITY)
});

// UNUSED EXPORTS: replaceBranch

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/adapters/filesystem/disk-cache.js
var disk_cache = __webpack_require__(9390);
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
/** The process. Its output is read no further than it is asked to; where it ends too early, that throws a {@link RemoteFailure}. */
class RemoteHelper {
    #process;
    #chunks;
    #rest = Buffer.alloc(0);
    /** @param gitDirectory the repository that is pushed from, or any */
    constructor(git, address, gitDirectory) {
        const config = (0,git_remote/* remoteSettings */.kG)(address, git.environment);
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
        // Of the other branches it says "no match".
        const refused = `error ${ref} `;
        const reason = response.find((line) => line.startsWith(refused))?.slice(refused.length) ?? 'no reason';
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
// EXTERNAL MODULE: ./lib/adapters/git/tree.js + 1 modules
var tree = __webpack_require__(3947);
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
    return (0,git_remote/* requireRefs */.oQ)('index', remote, found).get(ref) ?? null;
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
    const objects = new git_objects/* GitObjects */.V(git, own, temporary);
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
    const objects = new git_objects/* GitObjects */.V(git, repository.objects, temporary);
    const isShallow = reading !== 'history';
    const depth = isShallow ? ['--depth=1'] : [];
    const ref = `refs/heads/${branch}`;
    return {
        objects,
        async head() {
            const listed = await repository.list(ref, { deadlineMs: BRANCH_LISTING_MS });
            // The pattern also matches refs that end so.
            const head = (0,git_remote/* requireRefs */.oQ)('index', remote, listed).get(ref) ?? null;
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
            const refs = (0,git_remote/* requireRefs */.oQ)('index', remote, listed);
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
/** Stands for all filters that count levels: a server that does not allow one allows none. */
const LEVELS = 'levels';
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
    /** The filters that the server does not allow. */
    #refused;
    #isWarned = false;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
        this.#repository = new git_remote/* FetchRepository */.Zt(git, address, PARTIAL);
        this.objects = new git_objects/* GitObjects */.V(git, this.#repository.objects, address.temporary);
        this.#refused = new Set(GITHUB.test(address.remote.host) ? [LEVELS] : []);
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
            const kind = COUNTED.test(filter) ? LEVELS : filter;
            if (this.#refused.has(kind))
                continue;
            const fetched = await fetch(filter);
            if (fetched.code === 0 || !REFUSED_FILTER.test(fetched.stderr))
                return fetched;
            this.#refused.add(kind);
        }
        return fetch(undefined);
    }
    /** Object ids by name; empty for an object that is not a tree. */
    async #childrenOf(oid) {
        const object = await this.objects.read(oid);
        const entries = object?.type === 'tree' ? (0,tree/* parseTree */.cZ)(object.bytes, 'the index') : [];
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
function chosenBelow(through, level, choices, names) {
    const directories = new Set(through.map((path) => path.slice(0, level).join('/')));
    const chosen = [...directories].flatMap((directory) => choices.get(directory)?.(names) ?? []);
    return chosen.map((path) => path.split('/'));
}
/** Whether a remote is reached over HTTP, for reading and writing at one URL, with the user's configuration as it is. */
async function isReachedByHttp(git, address, gitDirectory) {
    if (!/^https?$/.test(address.remote.scheme))
        return false;
    const { stdout } = await git.run(['remote', '-v'], {
        config: (0,git_remote/* remoteSettings */.kG)(address, git.environment),
        gitDirectory,
    });
    const listed = [...stdout.matchAll(/^(\S+)\t(\S+) \((?:fetch|push)\)/gm)];
    const [url = '', ...others] = new Set(listed.flatMap(([, name, at = '']) => (name === git_remote/* REMOTE */.Bn ? at : [])));
    return /^https?:\/\//.test(url) && others.length === 0;
}

// EXTERNAL MODULE: ./lib/base/slices.js
var slices = __webpack_require__(7854);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
;// CONCATENATED MODULE: ./lib/adapters/git/index-snapshot.js




/** Paths on one command line of git, which may be 128 KiB long. More are asked for in turn. */
const MAX_LISTED_PATHS = 100;
/** Bytes of the list of paths that changed between two commits. After a larger change every file counts as changed. */
const MAX_CHANGES_BYTES = 8 * 1024 * 1024;
const BLOB_MODE = /^1[02]0/;
/** An index as one commit of its branch has it. @param blobs of the objects of the branch */
function snapshotAt(branch, commit, blobs) {
    const { objects } = branch;
    let expected;
    const entriesIn = (path) => (0,tree/* entriesAt */.ws)(objects, { commit, path }, lostAt(commit, path));
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
            const files = paths.map(async (path) => [path, await (0,tree/* readAt */.m6)(objects, { commit, path }, lostAt(commit, path))]);
            return new Map((await Promise.all(files)).flatMap(([path, object]) => object?.type === 'blob' ? [[path, object.bytes]] : []));
        },
        async locate(path) {
            await branch.fetch?.(commit, [path]);
            const end = path.lastIndexOf('/');
            const entries = await entriesIn(path.slice(0, Math.max(0, end)));
            const entry = entries.find((each) => each.path === path.slice(end + 1) && BLOB_MODE.test(each.mode));
            return entry && blobs.locate(entry.oid);
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
            return (await entriesIn(path)).map((entry) => entry.path);
        },
        deletedFiles: (name) => deletedFiles(objects, commit, name),
        history: () => gitHistory(branch, commit),
        changedSince: ({ commit: earlier }) => changedPaths(branch, earlier, commit),
        ...(branch.fetch === undefined && branch.fetchCommit === undefined
            ? { isOlderThan: async (other) => !(await isAncestor(objects, other, commit)) }
            : {}),
    };
}
/** INDEX_UNREACHABLE where the objects of a path are lost: they are not taken for absent. */
function lostAt(commit, path) {
    return () => new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `${(0,base_error/* quote */.hD)(path)} of the index cannot be read: objects of its commit ${commit} are lost`, 'restore the repository of the index');
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
        let last = '';
        // A tree that Git did not write may have a name twice, or in no order, of which readers take one file or the other, or lead above itself.
        const inOrder = (file) => {
            const isSpecial = file.isSpecial || file.path <= last || /(?:^|\/)\.{1,2}(?:\/|$)/.test(file.path);
            last = file.path;
            return { ...file, isSpecial };
        };
        for await (const lines of objects.texts([...list, ...paths]))
            yield lines.map((line) => inOrder(listedFile(line)));
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
            for (const some of (0,slices/* slices */.w)(paths, MAX_LISTED_PATHS))
                yield* listed(some);
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
function gitHistory(branch, head) {
    const { objects } = branch;
    let line;
    return {
        head,
        async resolve(revision) {
            line ??= objects
                .run(['rev-list', '--first-parent', head, '--'])
                .then(({ stdout }) => stdout.split('\n'));
            const ids = await line;
            const own = COMMIT_ID.test(revision) ? ids.find((each) => each.startsWith(revision)) : undefined;
            if (own !== undefined)
                return own;
            const named = await branch.resolve?.(revision);
            return ids.find((each) => each === named);
        },
        async isAhead(commit) {
            if (!(await hasCommit(objects, commit)))
                await branch.fetchCommit?.(commit);
            return isAncestor(objects, head, commit);
        },
        async *commits(since) {
            const range = since === undefined ? head : `${since}..${head}`;
            const log = [...LOG, '--root', '--reverse', '--format=commit %H %P', ...RAW, range, '--'];
            const words = wordsOf(objects, log);
            let current;
            for await (const word of words) {
                const text = word.trimStart();
                if (text.startsWith(':')) {
                    current?.changes.push(changeOf(text, (await words.next()).value ?? ''));
                }
                else if (text !== '') {
                    if (current !== undefined)
                        yield current;
                    const [, commit = '', parent = '', ...merged] = text.split(' ');
                    current = { commit, parent: parent === '' ? null : parent, merged, changes: [] };
                }
            }
            if (current !== undefined)
                yield current;
        },
        async difference(since, commit = head) {
            const words = wordsOf(objects, ['diff-tree', ...RAW, since, commit, '--']);
            const changes = [];
            for await (const word of words)
                changes.push(changeOf(word, (await words.next()).value ?? ''));
            return { commit, parent: since, changes };
        },
        async folders(path) {
            const entries = await (0,tree/* entriesAt */.ws)(objects, { commit: head, path });
            return entries.filter(({ mode }) => mode === tree/* DIRECTORY_MODE */.sg).map((entry) => entry.path);
        },
        async read(name) {
            const object = await objects.read(name);
            return object?.type === 'blob' ? object.bytes : undefined;
        },
    };
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

;// CONCATENATED MODULE: ./lib/adapters/git/index-store.js












/** Pushes in a row with an unclear result: a broken connection may work again. Then the failure is reported. */
const MAX_UNCLEAR_PUSHES = 3;
/** The account of this tool, not of a person: the log of the run says who ran it. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>';
const COMMIT_REF = 'refs/index/new';
/** Bytes of a package that are copied at a time. The rest waits. */
const COPY_BYTES = 1024 ** 2;
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
        this.#blobs ??= blobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary);
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
 * Level 6, that of Git, takes twice the time of all else in it; packages hardly get smaller, and servers pack anew. A file over the
 * threshold is written as a stream, without a delta.
 */
const PACK_CONFIG = [
    ['pack.compression', '1'],
    ['core.bigFileThreshold', '16m'],
];
/**
 * Writes a commit with the change on top of `parent` and returns its id. One git writes blobs, trees and commit; of the parent
 * it reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 * @param date seconds since 1970; undefined: now
 */
async function writeCommit(objects, change, parent, date) {
    const format = `--date-format=${date === undefined ? 'now' : 'raw'}`;
    const args = ['fast-import', '--quiet', '--done', format, '--force'];
    const inputFile = (0,external_node_path_.join)(objects.gitDirectory, 'script');
    writeScript(inputFile, script(change, parent, date === undefined ? 'now' : `${date} +0000`));
    const { code, stderr } = await objects.run(args, { inputFile, config: PACK_CONFIG });
    await (0,promises_.rm)(inputFile);
    if (code !== 0)
        throw new Error(`git fast-import failed: ${stderr.trim()}`);
    return (await (0,promises_.readFile)((0,external_node_path_.join)(objects.gitDirectory, COMMIT_REF), 'utf8')).trim();
}
/** A file, not a pipe, and at once: git reads it by itself, while this process decides on what comes next. */
function writeScript(path, parts) {
    const script = (0,external_node_fs_.openSync)(path, 'w');
    try {
        for (const part of parts)
            (0,external_node_fs_.writeFileSync)(script, part);
    }
    finally {
        (0,external_node_fs_.closeSync)(script);
    }
}
function* script(change, parent, date) {
    const message = Buffer.from(change.message);
    yield `commit ${COMMIT_REF}\ncommitter ${IDENTITY} ${date}\ndata ${message.length}\n`;
    yield message;
    yield `\n${parent === null ? '' : `from ${parent}\n`}`;
    for (const [path, content] of change.files)
        if (content === null)
            yield `D ${path}\n`;
    for (const [path, content] of alikeTogether(change.files))
        if (content !== null)
            yield* fileScript(path, content);
    yield 'done\n';
}
/**
 * Files of one name after each other, such as the packages of a module: fast-import writes of each file how it differs from the one before,
 * where that is less. The packages of 123 versions of one module are 16 MB then, and not 297.
 */
function alikeTogether(files) {
    return [...(0,group/* groupBy */.$)([...files], ([path]) => path.slice(path.lastIndexOf('/') + 1)).values()].flat();
}
function* fileScript(path, content) {
    const size = content instanceof Uint8Array ? content.length : content.size;
    yield `M 100644 inline ${path}\ndata ${size}\n`;
    if (content instanceof Uint8Array)
        yield content;
    else
        yield* bytesOf(content.file);
    yield '\n';
}
function* bytesOf(path) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    const buffer = Buffer.alloc(COPY_BYTES);
    try {
        for (let length = (0,external_node_fs_.readSync)(file, buffer); length > 0; length = (0,external_node_fs_.readSync)(file, buffer))
            yield buffer.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
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
async function push(objects, address, commit, options, kind = 'index') {
    const refspec = `${commit}:refs/heads/${address.branch}`;
    const words = ['push', '--porcelain', '--no-verify', ...options];
    const { gitDirectory, git } = objects;
    const { code, stdout, stderr } = await (0,git_remote/* runOnRemote */.ly)(git, address, words, [refspec], { gitDirectory });
    return code === 0 ? undefined : (0,failures/* pushFailure */.dS)(address.remote.url, `${stdout}\n${stderr}`, kind);
}
/**
 * Makes a branch hold one commit, the change on top of the commit of its base, whatever it held before; the same change is the same commit.
 * Undefined, and nothing is written, where the base has moved on or another run was faster: then another run does it. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
async function replaceBranch(git, address, gitDirectory, { base, on, ...change }) {
    const names = [base, address.branch].map((name) => `refs/heads/${name}`);
    const listed = await listRefs(git, address, [], names, { gitDirectory });
    const refs = requireRefs('module repository', address.remote, listed);
    const [head, tip = null] = names.map((name) => refs.get(name));
    if (head !== on.commit)
        return undefined;
    const objects = new GitObjects(git, join(gitDirectory, 'objects'), address.temporary);
    try {
        const commit = await writeCommit(objects, change, on.commit, on.committedAt);
        if (commit === tip)
            return commit;
        const failure = await push(objects, address, commit, [leaseOf(address, tip)], 'module repository');
        if (failure === undefined)
            return commit;
        if (failure.outcome === 'moved')
            return undefined;
        throw failure.error;
    }
    finally {
        await objects.close();
    }
}
/** Packages that are written to files at the same time, each by one git. The rest waits. */
const MAX_WRITERS = 4;
/** Bytes of the packages that `serve` keeps as files. The ones that were asked for longest ago are written anew. */
const MAX_BLOB_FILES_BYTES = 2 * 1024 ** 3;
/** From this size on, git streams a blob instead of reading it whole. */
const STREAMING = ['core.bigFileThreshold', '1m'];
/**
 * Blobs of a repository as files of our own, so that many clients can be sent one, each at its pace. One `git cat-file` writes each. Throws
 * INDEX_UNREACHABLE.
 * @param temporary a directory that its owner removes
 */
function blobFiles(git, gitDirectory, temporary) {
    let directory;
    let writers = 0;
    const waiting = [];
    const write = async (oid) => {
        directory ??= (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'blobs-'));
        const file = (0,external_node_path_.join)(await directory, oid);
        const { child, ended } = git.start(['cat-file', 'blob', oid], { gitDirectory, config: [STREAMING] });
        child.stdin.end();
        const written = Promise.all([ended, (0,external_node_stream_promises_.pipeline)(child.stdout, (0,external_node_fs_.createWriteStream)(file))]);
        const [code] = await written.catch(() => [1]);
        if (code === 0)
            return { file, size: (await (0,promises_.stat)(file)).size };
        await (0,promises_.rm)(file, { force: true });
        throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the package ${oid} of the index cannot be written to ${(0,base_error/* quote */.hD)(file)}`, 'free space on the disk of the temporary directory, or set TMPDIR; run `git fsck` in the index');
    };
    return new disk_cache/* DiskCache */.E(MAX_BLOB_FILES_BYTES, async (oid) => {
        if (writers >= MAX_WRITERS)
            await new Promise((resolve) => waiting.push(resolve));
        else
            writers += 1;
        try {
            return await write(oid);
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                writers -= 1;
            else
                next();
        }
    });
}


/***/ }),

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ GitObjects),
/* harmony export */   m: () => (/* binding */ notFound)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8863);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7654);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7863);







/** Bytes of all objects that are kept in memory. Those that were not used for longest are read again. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;
/** Bytes of an object that is kept in memory. A larger one is read again. */
const MAX_SMALL_BYTES = 1024 * 1024;
/**
 * Bytes of one directory in Git: as many files as a module may have, with names of a hundred bytes. A larger
 * one is LIMIT_EXCEEDED.
 */
const MAX_TREE_BYTES = 32 * 1024 * 1024;
/** Bytes that wait for a reader. Above it git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Objects that are requested ahead of their reader. The rest waits. */
const MAX_AHEAD = 64;
const NONE_KEPT = -1;
const NO_BYTES = Buffer.alloc(0);
/**
 * Reads the objects of a repository with one `git cat-file --batch`, in a repository of our own that borrows its objects
 * directory: no configuration, replace ref, hook, attribute file or promisor of it has any effect.
 */
class GitObjects {
    gitDirectory;
    git;
    #signal;
    #child;
    #closed;
    #isClosing = false;
    #pending = [];
    /** Small blobs, since the next tag holds most of them again. */
    #small = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_6__/* .BoundedMap */ .E(MAX_CACHED_BYTES);
    #outgoing = '';
    #failure;
    #waitingBytes = 0;
    #waitingReaders = 0;
    /**
     * @param temporary a directory that exists as long as this object; its owner removes it
     * @param signal kills git; all reads then throw the reason, which is a RegistryError
     */
    constructor(git, objectsDirectory, temporary, signal) {
        this.gitDirectory = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__.makeBorrowingRepository)([objectsDirectory], temporary);
        this.git = git;
        this.#signal = signal;
        [this.#child, this.#closed] = this.#start();
    }
    /** Starts git, which ends at an object that is damaged. The one that was read then is refused, and a new git reads the others. */
    #start() {
        const signal = this.#signal;
        const { child, ended, stderr } = this.git.start(['cat-file', '--batch'], {
            gitDirectory: this.gitDirectory,
        });
        const abort = () => {
            this.#fail(signal?.reason);
            child.kill('SIGKILL');
        };
        signal?.addEventListener('abort', abort, { once: true });
        const parser = new BatchParser((type) => (this.#pending[0]?.into === undefined ? maxBytes(type) : NONE_KEPT), (object) => this.#respond(object), (bytes) => this.#pending[0]?.into?.(bytes));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        const closed = ended.then(() => {
            signal?.removeEventListener('abort', abort);
            const damaged = this.#failure === undefined ? this.#pending.shift() : undefined;
            if (damaged === undefined)
                return this.#fail(unreadable(stderr()));
            damaged.reject(unreadable(stderr(), damaged.path));
            this.#restart();
            return this.#closed;
        }, (missing) => this.#fail(missing));
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
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} names no Git object`, 'name it on one line');
        }
        return this.#await(this.#find({ oid: name, path: name }, false));
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
        let requested = 0;
        try {
            for (;;) {
                if (ahead.length <= MAX_AHEAD / 2) {
                    const next = wanted.slice(requested, requested + MAX_AHEAD - ahead.length);
                    requested += next.length;
                    ahead.push(...next.map((each) => ({ each, object: this.#find(each, true) })));
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
        const { child, ended, stderr } = this.git.start(args, { gitDirectory: this.gitDirectory });
        child.stdin.end();
        try {
            yield* textsIn(child.stdout);
            if ((await ended) !== 0)
                throw unreadable(stderr());
        }
        finally {
            child.kill();
        }
    }
    /** Says that history ends at a commit: a repository that holds nothing before it may be pushed from then. */
    markShallow(commit) {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.gitDirectory, 'shallow'), `${commit}\n`);
    }
    /** Waits until git has finished what it was asked, and has ended. */
    async close() {
        this.#isClosing = true;
        this.#child.stdin.end();
        this.#waitingReaders += 1;
        this.#flow();
        await this.#closed;
    }
    #find({ oid, path }, ahead) {
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
    #respond(object) {
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
            read.reject(object.type === 'tree' ? (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .tooMany */ .Ot)('treeEntries') : (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .fileTooLarge */ .ME)(read.path, object.size));
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
        if (bytes.length <= MAX_SMALL_BYTES)
            this.#small.set(oid, Buffer.from(bytes), bytes.length);
    }
    async #await(response) {
        this.#waitingReaders += 1;
        this.#flow();
        try {
            return await response;
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
    return type === 'tree' ? MAX_TREE_BYTES : _package_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PACKAGE_FILE_BYTES */ .vr;
}
/** Git looks at the hashes of what it fetches, and not at those of what is there. Objects of SHA-256 are refused elsewhere. */
function isIntact({ oid, type }, bytes) {
    return (oid.length !== 40 ||
        oid === (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex'));
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
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `git stopped while it read ${path === undefined ? 'objects' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reason.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
}
/** NOT_FOUND for an object that a commit names and the repository lacks. */
function notFound(oid, path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `the object ${oid} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}
const NEWLINE = 10;
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d+)$/;
/**
 * Splits the output of `git cat-file --batch` into objects and calls `respond` for each, with undefined for a missing one.
 * The bytes of an object that came in one chunk are not copied. https://git-scm.com/docs/git-cat-file#_batch_output
 */
class BatchParser {
    #maxBytes;
    #respond;
    #skip;
    #header = '';
    /** An object whose bytes come in several chunks, and how many of them have come. */
    #body;
    #filled = 0;
    /** @param skip gets the bytes of objects that are not kept, piece by piece */
    constructor(maxBytes, respond, skip = () => { }) {
        this.#maxBytes = maxBytes;
        this.#respond = respond;
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
            this.#respond(undefined);
            return newline + 1;
        }
        return this.#startBody(chunk, newline + 1, { oid, type: type, size: Number(size) });
    }
    #startBody(chunk, at, head) {
        const end = at + head.size;
        const isKept = head.size <= this.#maxBytes(head.type);
        if (isKept && end < chunk.length) {
            this.#respond({ ...head, bytes: chunk.subarray(at, end) });
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
        this.#respond(body);
        return end + 1;
    }
}


/***/ }),

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sg: () => (/* binding */ DIRECTORY_MODE),
  Yu: () => (/* binding */ ModuleTreeReader),
  Fe: () => (/* binding */ SUBMODULE_MODE),
  ws: () => (/* binding */ entriesAt),
  cZ: () => (/* binding */ parseTree),
  m6: () => (/* binding */ readAt)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(7654);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js
var package_files = __webpack_require__(3814);
// EXTERNAL MODULE: ./lib/package/path-pattern.js
var path_pattern = __webpack_require__(9430);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
;// CONCATENATED MODULE: ./lib/adapters/git/export-ignore.js





/** Bytes of what .gitattributes files say of paths, about. What was not used for longest is asked again. */
const MAX_CACHED_ATTRIBUTE_BYTES = 8 * 1024 * 1024;
/** Bytes of memory for what is said of each path. */
const VERDICT_BYTES = 250;
/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
function exportIgnore(objects) {
    const known = new bounded_map/* BoundedMap */.E(MAX_CACHED_ATTRIBUTE_BYTES);
    const areMentioned = async (attributeFiles) => {
        let isFound = false;
        for await (const [, { bytes }] of objects.readEach('blob', attributeFiles))
            isFound ||= bytes.includes('export-ignore');
        return isFound;
    };
    /**
     * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
     * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
     */
    return async (attributeFiles, paths) => {
        if (!(await areMentioned(attributeFiles)))
            return new Set();
        const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('');
        const verdicts = known.get(key) ?? new Map();
        const unknown = [...withDirectories(paths)].filter((path) => !verdicts.has(path));
        if (unknown.length > 0) {
            for (const [path, ignored] of await checkAttributes(objects, attributeFiles, unknown))
                verdicts.set(path, ignored);
            known.set(key, verdicts, verdicts.size * VERDICT_BYTES);
        }
        return excludedOf(paths, verdicts);
    };
}
async function checkAttributes(objects, attributeFiles, paths) {
    const indexFile = (0,external_node_path_.join)(objects.gitDirectory, `index-${(0,external_node_crypto_.randomUUID)()}`);
    const run = async (args, lines) => {
        const input = lines.map((line) => `${line}\0`).join('');
        const { code, stdout, stderr } = await objects.run(args, { indexFile, input });
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
        return (0,get_or_insert/* getOrInsert */.P)(known, name, () => verdicts.get(name) === true || isExcluded(parentOf(name)));
    };
    return new Set(paths.filter(isExcluded));
}
/** The directory above, with a slash at its end; `''` for the root. */
function parentOf(name) {
    return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1);
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __webpack_require__(3267);
;// CONCATENATED MODULE: ./lib/adapters/git/tree.js










/** Bytes of memory for each entry of a directory. */
const TREE_ENTRY_BYTES = 250;
/** Bytes of the directories of commits that are kept in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_TREE_BYTES = 8 * 1024 * 1024;
/** Bytes of the names of root directories that are kept in memory. */
const MAX_ROOTS_BYTES = 1024 * 1024;
const DIRECTORY_MODE = '40000';
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
const OID_BYTES = 20;
/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
    #objects;
    #cache = new bounded_map/* BoundedMap */.E(MAX_CACHED_TREE_BYTES);
    constructor(objects) {
        this.#objects = objects;
    }
    /**
     * Returns all files, links and submodules below a directory, with its path before theirs. Throws LIMIT_EXCEEDED over 200,000
     * entries or 32 MiB of paths, and for a path that is too long; NOT_FOUND when a tree is missing, UNSAFE_PACKAGE when one is
     * damaged. A tree that is named many times is read once, and nothing beyond a limit is expanded.
     */
    async readBelow(directory, budget = new TreeBudget()) {
        const found = [];
        for (let level = [directory]; level.length > 0;) {
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
    /** Returns the entry of a name in a directory, with the path of the directory before it. Throws as `readBelow`. */
    async entryOf({ oid, path }, name) {
        let lines = this.#cache.get(oid);
        if (lines === undefined)
            lines = await this.read([{ oid, path: '' }]);
        const line = lines.find((each) => each.path === name);
        return line && { ...line, path: `${(0,package_package/* rootPrefix */.RO)(path)}${name}` };
    }
    /** Returns the entries of some directories, with the path of the directory before the name. Throws as `readBelow`. */
    async read(directories, budget = new TreeBudget()) {
        const named = (0,group/* groupBy */.$)(directories, ({ oid }) => oid);
        const found = new Map();
        for (const [oid, paths] of named) {
            const lines = this.#cache.get(oid);
            if (lines === undefined)
                continue;
            budget.count(lines, paths);
            found.set(oid, lines);
        }
        const unknown = [...named].flatMap(([oid, [first]]) => (found.has(oid) ? [] : first));
        for await (const [{ oid, path }, { bytes }] of this.#objects.readEach('tree', unknown)) {
            const lines = parseTree(bytes, path, limits/* MAX_TREE_ENTRIES */.FU);
            budget.count(lines, named.get(oid) ?? []);
            found.set(oid, lines);
            this.#cache.set(oid, lines, lines.length * TREE_ENTRY_BYTES);
        }
        return directories.flatMap(({ oid, path }) => (found.get(oid) ?? []).map((line) => ({ ...line, path: `${(0,package_package/* rootPrefix */.RO)(path)}${line.path}` })));
    }
}
/** Counts what the expansion of trees would give before it is done: a few trees can name each other for ever. */
class TreeBudget {
    #entries = 0;
    #pathLength = 0;
    /** Counts the lines of one tree once for each of the directories that it is. Throws LIMIT_EXCEEDED. */
    count(lines, directories) {
        this.#entries += lines.length * directories.length;
        if (this.#entries > limits/* MAX_TREE_ENTRIES */.FU)
            throw (0,limits/* tooMany */.Ot)('treeEntries');
        const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0);
        for (const { path } of directories) {
            if (path.length > limits/* MAX_PATH_BYTES */.PR)
                throw (0,limits/* pathTooLong */.GL)(path);
            this.#pathLength += nameLength + path.length * lines.length;
        }
        if (this.#pathLength > limits/* MAX_TREE_PATH_BYTES */.wZ)
            throw (0,limits/* tooMany */.Ot)('treePaths');
    }
}
/**
 * What a commit has at a path, `''` for its root; undefined where it has nothing there. Git says the same of what is not in a repository
 * as of what is in no tree: throws `lost`, or else NOT_FOUND, for an object that the commit names and the repository lacks.
 */
async function readAt(objects, { commit, path }, lost = git_objects/* notFound */.m) {
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
        at = `${(0,package_package/* rootPrefix */.RO)(at)}${name}`;
        oid = entry.oid;
        if (at !== path && entry.mode !== DIRECTORY_MODE)
            return undefined;
    }
    throw lost(oid, at);
}
/** What is in a directory of a commit; nothing where there is none. For what is thrown see {@link readAt}. */
async function entriesAt(objects, at, lost) {
    const tree = await readAt(objects, at, lost);
    return tree?.type === 'tree' ? parseTree(tree.bytes, at.path) : [];
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
            throw damaged(path, `${(0,error/* quote */.hD)(name)} is no name of a file`);
        if (!MODES.has(mode))
            throw damaged(path, `${(0,error/* quote */.hD)(name)} has the unknown mode ${(0,error/* quote */.hD)(mode)}`);
        names.add(bytes.toString('latin1', blank + 1, end));
        const decodable = !name.includes('\u{fffd}') || (0,external_node_buffer_.isUtf8)(bytes.subarray(blank + 1, end));
        lines.push({ path: name, mode, oid: bytes.toString('hex', end + 1, next), decodable });
        if (names.size < lines.length)
            throw damaged(path, `${(0,error/* quote */.hD)(name)} is in it twice`);
        if (lines.length > most)
            throw (0,limits/* tooMany */.Ot)('treeEntries');
        at = next;
    }
    return lines;
}
function damaged(path, problem) {
    const directory = path === '' ? 'the root directory' : `the directory ${(0,error/* quote */.hD)(path)}`;
    return new error/* RegistryError */.gl('UNSAFE_PACKAGE', `${directory} of the commit is damaged: ${problem}`, 'find the damage with "git fsck", then make the commit and its tag anew with Git itself');
}
/** Reads the file names of a module at a commit, the targets of its links, and the paths that its ignore files exclude. */
class ModuleTreeReader {
    objects;
    #trees;
    #excluded;
    /** By commit. */
    #roots = new bounded_map/* BoundedMap */.E(MAX_ROOTS_BYTES);
    constructor(objects) {
        this.objects = objects;
        this.#trees = new GitTrees(objects);
        this.#excluded = exportIgnore(objects);
    }
    /**
     * Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory, LIMIT_EXCEEDED when
     * there are too many files, UNSAFE_PACKAGE for a damaged directory or attribute file.
     */
    async read({ commit, path: root }) {
        const rootTree = await this.#rootTree(commit);
        const { directory, attributeFiles } = await this.#findTree(rootTree, root);
        const budget = new TreeBudget();
        const own = await this.#trees.readBelow(directory, budget);
        const links = new RepositoryLinks(this.objects, this.#trees, { rootTree, module: root, budget });
        await links.follow(own);
        const entries = [...links.entries.values()];
        const exported = await this.#excluded([...attributeFiles, ...entries.filter(isAttributeFile)], entries.map(({ path }) => path));
        const prefix = (0,package_package/* rootPrefix */.RO)(root);
        const ignored = await this.#terraformIgnore(own, prefix);
        const isIgnored = (path) => path.startsWith(prefix) && ignored(path.slice(prefix.length));
        return {
            root,
            entries,
            targets: links.targets,
            linked: [...links.places],
            excluded: (path) => exported.has(path) || isIgnored(path),
        };
    }
    /**
     * What a commit has at a path, `''` for its root; undefined where it has nothing there. Throws NOT_FOUND when the commit or a tree is
     * missing, UNSAFE_PACKAGE for a damaged one.
     */
    async find({ commit, path }) {
        let found = directoryEntry(await this.#rootTree(commit));
        for (const name of componentsOf(path)) {
            if (found?.mode !== DIRECTORY_MODE)
                return undefined;
            found = await this.#trees.entryOf(found, name);
        }
        return found;
    }
    /** The entries of a directory of a commit; none where there is no such directory. Throws as `find`. */
    async list(at) {
        const found = await this.find(at);
        return found?.mode === DIRECTORY_MODE ? this.#trees.read([found]) : [];
    }
    async #rootTree(commit) {
        const known = this.#roots.get(commit);
        if (known !== undefined)
            return known;
        const object = await this.objects.read(commit);
        const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? [];
        if (object?.type === 'commit' && tree !== undefined) {
            this.#roots.set(commit, tree, tree.length);
            return tree;
        }
        throw new error/* RegistryError */.gl('NOT_FOUND', `the commit ${commit} is not in the repository`, `fetch it: git fetch origin ${commit}`);
    }
    /** The tree of the module, and the attribute files of the directories above it. */
    async #findTree(rootTree, root) {
        const attributeFiles = [];
        let directory = directoryEntry(rootTree);
        for (const name of componentsOf(root)) {
            const [found, attributes] = [
                await this.#trees.entryOf(directory, name),
                await this.#trees.entryOf(directory, '.gitattributes'),
            ];
            if (found?.mode !== DIRECTORY_MODE)
                throw (0,package_files/* notAModule */.nf)(root, await this.#filesBelow(rootTree));
            if (attributes !== undefined && isAttributeFile(attributes))
                attributeFiles.push(attributes);
            directory = found;
        }
        return { directory, attributeFiles };
    }
    async #filesBelow(rootTree) {
        return (await this.#trees.readBelow({ oid: rootTree, path: '' })).map(({ path }) => path);
    }
    async #terraformIgnore(entries, prefix) {
        const name = `${prefix}.terraformignore`;
        const file = entries.filter(({ path, mode }) => path === name && isRegular(mode));
        for await (const [, { bytes }] of this.objects.readEach('blob', file)) {
            return (0,path_pattern/* parseTerraformIgnore */.og)(bytes.toString());
        }
        return () => false;
    }
}
/**
 * Finds what the links of a module lead to elsewhere in the repository, and the links behind them. Each directory and link is read once,
 * and all entries and steps together have a limit. Which file of a package a link is, `TreeWalk` decides.
 */
class RepositoryLinks {
    /** Of the module, and what its links need, by path. */
    entries = new Map();
    /** The targets of links, by the path of the link. */
    targets = new Map();
    /** The files and directories outside of the module at which its links end. */
    places = new Set();
    #objects;
    #trees;
    #commit;
    #names = new Map();
    #steps = 0;
    constructor(objects, trees, commit) {
        this.#objects = objects;
        this.#trees = trees;
        this.#commit = commit;
    }
    /** Adds the entries of the module, and all that links among them lead to. Throws LIMIT_EXCEEDED, and as `readBelow`. */
    async follow(entries) {
        for (let links = this.#add(entries); links.length > 0;) {
            for await (const [{ path }, { bytes }] of this.#objects.readEach('blob', links))
                this.targets.set(path, bytes.toString());
            const found = [];
            // In the root of the repository nothing is outside of the module.
            if (this.#commit.module !== '')
                for (const { path } of links)
                    for (const entry of await this.#reach(path))
                        found.push(entry);
            links = this.#add(found);
        }
    }
    #add(entries) {
        const added = entries.filter(({ path }) => !this.entries.has(path));
        for (const entry of added)
            this.entries.set(entry.path, entry);
        return added.filter(({ mode }) => mode === LINK_MODE);
    }
    /** Follows a link as a file system does: what it passes and ends at, with all that is below, and the attribute files above. */
    async #reach(link) {
        const found = [];
        const directories = [directoryEntry(this.#commit.rootTree)];
        const rest = link.split('/');
        let followed = 0;
        for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
            this.#step();
            const directory = directories.at(-1);
            if (directory === undefined)
                return found;
            if (name === '' || name === '.')
                continue;
            if (name === '..') {
                directories.pop();
                continue;
            }
            const entry = await this.#entryOf(directory, name);
            if (entry?.mode === DIRECTORY_MODE) {
                directories.push(entry);
                continue;
            }
            if (entry === undefined)
                return found;
            found.push(entry);
            if (entry.mode !== LINK_MODE)
                return [...found, ...(await this.#endAt(entry, directories))];
            followed += 1;
            const target = await this.#targetOf(entry);
            if (target === undefined || followed > package_files/* MAX_LINKS_FOLLOWED */.E7)
                return found;
            rest.unshift(...target.split('/'));
        }
        const last = directories.at(-1);
        if (last === undefined || (0,package_package/* isWithin */.UO)(this.#commit.module, last.path))
            return found;
        return [...found, ...(await this.#endAt(last, directories))];
    }
    /** Where a link ends: nothing is new inside of the module, and at a place where another link has ended. */
    async #endAt(place, directories) {
        if ((0,package_package/* isWithin */.UO)(place.path, this.#commit.module) || this.places.has(place.path))
            return [];
        this.places.add(place.path);
        const above = await Promise.all(directories.map((each) => this.#entryOf(each, '.gitattributes')));
        const attributes = above.filter((each) => each !== undefined).filter(isAttributeFile);
        const { budget } = this.#commit;
        const below = place.mode === DIRECTORY_MODE ? await this.#trees.readBelow(place, budget) : [];
        return [...attributes, ...below];
    }
    /** Undefined for a target that leads to nothing in any repository. */
    async #targetOf({ path, oid }) {
        const target = this.targets.get(path) ?? (await this.#objects.read(oid))?.bytes.toString() ?? '/';
        this.targets.set(path, target);
        return target.startsWith('/') || target.length > limits/* MAX_PATH_BYTES */.PR ? undefined : target;
    }
    async #entryOf({ oid, path }, name) {
        const known = this.#names.get(oid);
        const names = known ?? new Map((await this.#trees.read([{ oid, path: '' }])).map((each) => [each.path, each]));
        if (known === undefined)
            this.#names.set(oid, names);
        const entry = names.get(name);
        return entry && { ...entry, path: `${(0,package_package/* rootPrefix */.RO)(path)}${name}` };
    }
    /** Links of links can make a path long, so the steps have a limit, not only the entries. */
    #step() {
        this.#steps += 1;
        if (this.#steps > limits/* MAX_TREE_ENTRIES */.FU)
            throw (0,limits/* tooMany */.Ot)('treeEntries');
    }
}
/** The root directory of a commit. */
function directoryEntry(oid) {
    return { path: '', mode: DIRECTORY_MODE, oid, decodable: true };
}
function componentsOf(path) {
    return path === '' ? [] : path.split('/');
}
function isAttributeFile({ path, mode }) {
    return isRegular(mode) && /(^|\/)\.gitattributes$/.test(path);
}
function isRegular(mode) {
    return mode.startsWith('100');
}


/***/ }),

/***/ 8863:
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
    deleteWhere(isWrong) {
        for (const [key, { value }] of this.#entries)
            if (isWrong(value, key))
                this.delete(key);
    }
}


/***/ }),

/***/ 7854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ slices)
/* harmony export */ });
/** The items in groups of this size, in their order; the last one may be smaller. */
function slices(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}


/***/ }),

/***/ 9265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ serverPathPrefix),
/* harmony export */   Ab: () => (/* binding */ provePushToIndex),
/* harmony export */   CT: () => (/* binding */ openServer),
/* harmony export */   D6: () => (/* binding */ isAsked),
/* harmony export */   Jg: () => (/* binding */ gitHubHome),
/* harmony export */   Tc: () => (/* binding */ gitHubOf),
/* harmony export */   Tq: () => (/* binding */ repositoryNameOn),
/* harmony export */   bM: () => (/* binding */ isGiteaRunner),
/* harmony export */   fF: () => (/* binding */ gitHubServer),
/* harmony export */   po: () => (/* binding */ apiUrlOf),
/* harmony export */   rv: () => (/* binding */ forgeAt)
/* harmony export */ });
/* unused harmony exports forgeOfRun, refuseForeignToken, parseRetrySeconds */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4994);





/** Time for retries of the API of a server, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails. */
const DEFAULT_RETRY_SECONDS = 30;
/** Time that an unknown server has to say what it is. Then it counts as GitHub. */
const FORGE_ANSWER_MS = 10_000;
/** The API of a server, by the rules of its makers. https://docs.github.com/enterprise-server/rest, https://docs.gitea.com/development/api-usage */
function apiUrlOf(serverUrl, { name }) {
    const { host } = new URL(serverUrl);
    if (isGitHubCom(host))
        return `https://api.${host}`;
    return `${serverUrl}/api/${name === 'gitea' ? 'v1' : 'v3'}`;
}
/** github.com, or GitHub with data residency. */
function isGitHubCom(host) {
    return host === 'github.com' || host.endsWith('.ghe.com');
}
/** The GitHub server of an environment, and its token as GitHub's own command line reads it: https://cli.github.com/manual/gh_help_environment */
function gitHubOf(environment) {
    const { GITHUB_SERVER_URL: url = '', GITHUB_TOKEN, GH_TOKEN } = environment;
    return {
        url: URL.canParse(url) ? url : 'https://github.com',
        token: GITHUB_TOKEN || GH_TOKEN || undefined,
    };
}
/** The server of a command: the token of GitHub, and the time for its failures. Throws INVALID_INPUT. */
function gitHubServer(environment) {
    return {
        token: gitHubOf(environment).token,
        tokenName: 'GITHUB_TOKEN',
        retrySeconds: parseRetrySeconds(environment),
    };
}
/** `MODULE_REGISTRY_FORGE`. Throws INVALID_INPUT. */
function namedForge({ MODULE_REGISTRY_FORGE: text = '' }) {
    const name = _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGE_NAMES */ .NT.find((each) => each === text);
    if (name !== undefined || text === '')
        return name;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_FORGE is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`, `set it to one of ${_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGE_NAMES */ .NT.join(', ')}, or leave it out`);
}
function isGiteaRunner({ GITEA_ACTIONS, FORGEJO_ACTIONS }) {
    return GITEA_ACTIONS === 'true' || FORGEJO_ACTIONS === 'true';
}
/**
 * What the server of a workflow is, by what its runner says. Throws INVALID_INPUT where the setting says something else.
 * @param setting the input `forge`
 */
function forgeOfRun(environment, setting) {
    const { FORGEJO_ACTIONS, GITHUB_API_URL = '' } = environment;
    const isForgejo = FORGEJO_ACTIONS === 'true';
    const isGitea = isGiteaRunner(environment);
    const named = setting ?? namedForge(environment);
    if (named === 'github' && isGitea)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `"forge" is "github", but the runner is one of ${isForgejo ? 'Forgejo (FORGEJO_ACTIONS)' : 'Gitea (GITEA_ACTIONS)'}`, 'leave "forge" out');
    const found = isGitea || /\/api\/v1\/?$/.test(GITHUB_API_URL) ? 'gitea' : 'github';
    const forge = _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu[named ?? found];
    return isForgejo && forge.name === 'gitea' ? { ...forge, title: 'Forgejo' } : forge;
}
/** What a server is: by a setting, by the environment where that names it, or by what it answers itself. Throws INVALID_INPUT. */
async function forgeAt(url, environment) {
    const { host } = new URL(url);
    const { GITHUB_SERVER_URL, GITHUB_API_URL } = environment;
    if (isGitHubCom(host))
        return _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu.github;
    // A runner names the API too; a person may name the server alone.
    if (hostOf(GITHUB_SERVER_URL) === host && GITHUB_API_URL)
        return forgeOfRun(environment);
    const named = namedForge(environment);
    if (named !== undefined)
        return _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu[named];
    const signal = AbortSignal.timeout(FORGE_ANSWER_MS);
    const version = await fetch(`${url}/api/v1/version`, { redirect: 'error', signal })
        .then((response) => (response.ok ? response.json() : undefined))
        .catch(() => undefined);
    const isGitea = typeof version === 'object' && version !== null && 'version' in version;
    return isGitea ? _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu.gitea : _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu.github;
}
function hostOf(url) {
    return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
/** What remotes have before `owner/name`, where a server is below a path of its host: `git/` for https://acme.dev/git. */
function serverPathPrefix(url) {
    const path = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutOuterSlashes */ .Jv)(new URL(url).pathname);
    return path === '' ? '' : `${path}/`;
}
/** `owner/name` on a server. */
function repositoryNameOn(url, { repository }) {
    const before = serverPathPrefix(url);
    return repository.startsWith(before) ? repository.slice(before.length) : repository;
}
/** Whether a host is asked about repositories: GitHub, the server of the environment, or one with a token of its own. */
function isAsked(host, environment) {
    const isKnown = isGitHubCom(host) || hostOf(environment['GITHUB_SERVER_URL']) === host;
    return isKnown || Boolean(environment[(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(host)]);
}
/** Whose tokens begin so. https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats */
const TOKENS = [
    { owner: 'GitHub', pattern: /^(?:gh[pousr]_|github_pat_)/ },
    { owner: 'GitLab', pattern: /^gl[a-z]+-/ },
];
/** PERMISSION for a token that is one of another server: it is not sent. */
function refuseForeignToken({ forge, token = '', tokenName, url }) {
    const owner = TOKENS.find(({ pattern }) => pattern.test(token))?.owner;
    if (owner === undefined || owner.toLowerCase() === forge.name || !forge.hasApi)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the token of ${tokenName} is one of ${owner}, and ${url} is a server of ${forge.title}: it was not sent`, `set ${/^input /.test(tokenName) ? tokenName : (0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(new URL(url).host)} to an access token of ${url}`);
}
/** Opens a server whose API this tool speaks. Throws INVALID_INPUT for a `git` server, PERMISSION for a token of another one. */
async function openServer(server, { log, secrets }) {
    if (!server.forge.hasApi)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${server.url} is a plain Git server ("forge" is "git"), so it has no releases, comments and lists of repositories`, 'publish with --package index or --package git and --index-commit-by push, and name the repositories one by one');
    refuseForeignToken(server);
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(2563)]).then(__webpack_require__.bind(__webpack_require__, 2563));
    return createGitHub(server, { log, secrets });
}
/**
 * Opens a repository at the first call, once: a run that needs nothing of the API loads none of its code.
 * @param server undefined: {@link gitHubServer}
 */
function gitHubHome(server, identity, runtime) {
    return (0,_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)(() => openHome(server, identity, runtime));
}
async function openHome(server, identity, runtime) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a server, so it has no releases to store packages in', 'publish with --package index or --package git');
    }
    const { environment } = runtime;
    const settings = server ?? gitHubServer(environment);
    // A command knows the server from the origin alone, which may be any, and a token for all commands is not for any.
    const variable = settings.url === undefined ? (0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(identity.host) : '';
    const own = environment[variable] || undefined;
    const isShared = own === undefined && (variable === '' || isAsked(identity.host, environment));
    const token = isShared ? settings.token : own;
    const tokenName = isShared ? settings.tokenName : variable;
    if (token === undefined) {
        const other = isShared ? variable : 'GITHUB_SERVER_URL to its URL and GITHUB_TOKEN';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, `set ${tokenName}${other === '' ? '' : `, or ${other},`} to a token with "contents: write" (Gitea: "write:repository")`);
    }
    const { url = serverAt(identity.host, environment) } = settings;
    const forge = settings.forge ?? (await forgeAt(url, environment));
    const { apiUrl = apiUrlOf(url, forge) } = settings;
    const github = await openServer({ ...settings, url, apiUrl, forge, token, tokenName }, runtime);
    const { openRepository } = await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(7164)]).then(__webpack_require__.bind(__webpack_require__, 7164));
    return openRepository(github, repositoryNameOn(url, identity));
}
/**
 * Asks the server of an index, before packages are stored elsewhere, whether its hook would refuse the push that it lets begin. A server
 * that does not answer is no obstacle. Throws PERMISSION.
 */
async function provePushToIndex({ remote, branch, token, }, runtime) {
    const { environment, log } = runtime;
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
    if (identity === undefined || remote.scheme !== 'https' || token === undefined)
        return;
    const url = serverAt(identity.host, environment);
    const forge = await forgeAt(url, environment);
    if (forge.refusesPushAtOnce)
        return;
    const retrySeconds = parseRetrySeconds(environment);
    const server = { forge, url, token, tokenName: 'MODULE_REGISTRY_TOKEN', retrySeconds };
    const unanswered = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(({ message }) => log.debug(`${url} does not say who may push to the index: ${message}`));
    const home = await gitHubHome(server, identity, runtime)().catch(unanswered);
    if (home === undefined)
        return;
    const { proveWritable } = await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(7164)]).then(__webpack_require__.bind(__webpack_require__, 7164));
    await proveWritable(home, branch).catch((error) => {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && error.code === 'PERMISSION')
            throw error;
        unanswered(error);
    });
}
/** A command knows the path of a server from the environment alone. */
function serverAt(host, { GITHUB_SERVER_URL: url = '' }) {
    const path = hostOf(url) === host ? new URL(url).pathname : '';
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(`https://${host}${path}`);
}
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds({ MODULE_REGISTRY_RETRY_SECONDS: text }) {
    if (text === undefined || text === '')
        return DEFAULT_RETRY_SECONDS;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ ociLocation),
/* harmony export */   MO: () => (/* binding */ packageKey),
/* harmony export */   QD: () => (/* binding */ locationKind),
/* harmony export */   ax: () => (/* binding */ ociManifestOf),
/* harmony export */   eS: () => (/* binding */ s3Location),
/* harmony export */   jp: () => (/* binding */ hostOfLocation),
/* harmony export */   kV: () => (/* binding */ gitLocation),
/* harmony export */   ly: () => (/* binding */ s3ObjectOf),
/* harmony export */   nE: () => (/* binding */ releaseAssetOf),
/* harmony export */   yk: () => (/* binding */ indexLocation),
/* harmony export */   z4: () => (/* binding */ zipLocation),
/* harmony export */   zS: () => (/* binding */ parseLocation)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4632);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8713);





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
/** Throws INDEX_INVALID for every other form: clients read local files for `file:` and run programs for some. */
function parseLocation(text) {
    return checkForm(text, (problem) => {
        const starts = FORMS.map(({ getter, start, query }) => `${getter}${start}…?${query}=…`);
        const message = `location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not allowed: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', message, `use one of ${starts.join(', ')}`);
    });
}
/** The kind of a location. Throws as {@link parseLocation}. */
function locationKind(text) {
    return parseLocation(text).kind;
}
/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
const PARTS = /^((?:[a-z]+:\/\/)?[^?]*?)(?:\/\/([^?]*))?(?:\?(.*))?$/s;
function checkForm(text, refuse) {
    const form = FORMS.find(({ getter, start }) => text.startsWith(`${getter}${start}`));
    if (/^(?:\w+::)?http:/.test(text))
        throw refuse('clients fetch packages over https alone, not http');
    if (form === undefined)
        throw refuse('it has none of the allowed forms');
    const forbidden = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text);
    if (forbidden !== null)
        throw refuse(`the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in it`);
    const [, source = '', subdirectory, query] = PARTS.exec(text.slice(form.getter.length)) ?? [];
    const problem = sourceProblem(form.kind, source) ?? subdirectoryProblem(subdirectory);
    if (problem !== undefined)
        throw refuse(problem);
    const pin = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : '';
    if (form.query === 'ref' && !(0,_module_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefName */ .pA)(pin))
        throw refuse('its query is not ?ref=<full commit, or tag>');
    if (form.query !== 'ref' && !/^sha256:[0-9a-f]{64}$/.test(pin)) {
        throw refuse(`its query is not ?${form.query}=sha256:<64 lower-case hex digits>`);
    }
    return { kind: form.kind, source, subdirectory: subdirectory ?? '', pin };
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
        return (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.isOciName)(url.pathname.slice(1)) ? undefined : 'it is not the name of an OCI repository';
    return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip';
}
/** The host that a location sends clients to, with its port where it has one; undefined for a package in the index. */
function hostOfLocation(text) {
    const url = text.replace(/^[a-z0-9]+::/, '');
    return url.startsWith(INDEX_ZIP) || !URL.canParse(url) ? undefined : new URL(url).host;
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
    return `${inPackage(`oci://${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.formatOciRepository)(repository)}`, subdirectory)}?digest=${digest}`;
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
/** The key of a package in a bucket, below the prefix. */
function packageKey({ address, version }) {
    return `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}/${version}.zip`;
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
    const pattern = /^https:\/\/([^/]+)\/([^/]+(?:\/[^/]+)+?)\/releases\/download\/(.+?)\/([^/?]+)(?:\/\/[^?]*)?\?checksum=/;
    const [, host, repository = '', encoded = '', name = ''] = pattern.exec(location) ?? [];
    const tag = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(encoded);
    return host === undefined || tag === undefined ? undefined : { host, repository, tag, name };
}
/** The manifest that a location of the kind `oci` names; undefined for any other location. Throws INDEX_INVALID. */
function ociManifestOf(location) {
    const { kind, source, pin: digest } = parseLocation(location);
    return kind === 'oci' ? { repository: source.slice('oci://'.length), digest } : undefined;
}


/***/ }),

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ MAX_COMPONENT_BYTES),
/* harmony export */   FU: () => (/* binding */ MAX_TREE_ENTRIES),
/* harmony export */   GL: () => (/* binding */ pathTooLong),
/* harmony export */   ME: () => (/* binding */ fileTooLarge),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   UM: () => (/* binding */ MAX_PACKAGE_FILES),
/* harmony export */   bJ: () => (/* binding */ MAX_PACKAGE_PATHS),
/* harmony export */   qv: () => (/* binding */ MAX_PACKAGE_BYTES),
/* harmony export */   vr: () => (/* binding */ MAX_PACKAGE_FILE_BYTES),
/* harmony export */   wZ: () => (/* binding */ MAX_TREE_PATH_BYTES)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Packages. */
/** Files in a package. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILES = 50_000;
/** Bytes of one file of a package. A larger file is LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of all files of a package together. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** Bytes of a path in a package, in UTF-8. A longer path is LIMIT_EXCEEDED. */
const MAX_PATH_BYTES = 1024;
/** Files and directories of a repository that a package holds beside one another. A package that needs more holds all beside them, too. */
const MAX_PACKAGE_PATHS = 100;
/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
const MAX_TREE_ENTRIES = 200_000;
/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024;
/** Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it. */
const MAX_COMPONENT_BYTES = 255;
const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore';
const SMALLER = 'publish a smaller directory: --module-path';
const EXCEEDED = {
    files: [`the package has more than ${MAX_PACKAGE_FILES} files`, LEAVE_OUT],
    bytes: [`the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, LEAVE_OUT],
    treeEntries: [`the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, SMALLER],
    treePaths: [
        `the paths of the module have more than ${MAX_TREE_PATH_BYTES} characters together at this commit`,
        SMALLER,
    ],
};
/** The LIMIT_EXCEEDED of a module of which there is too much. docs/explanation/package.md */
function tooMany(what) {
    const [message, hint] = EXCEEDED[what];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', message, hint);
}
function fileTooLarge(path, bytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has ${bytes} bytes, the limit is ${MAX_PACKAGE_FILE_BYTES} bytes for each file`, 'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes');
}
function pathTooLong(path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, 'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes');
}


/***/ }),

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ MAX_LINKS_FOLLOWED),
/* harmony export */   Gv: () => (/* binding */ planPackage),
/* harmony export */   OC: () => (/* binding */ TreeWalk),
/* harmony export */   nf: () => (/* binding */ notAModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7654);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3360);



/** Directories with configuration that a hint suggests for --module-path. The rest is not named. */
const MAX_SUGGESTED_PATHS = 5;
/**
 * Symbolic links that one path follows, as on Linux
 * (https://man7.org/linux/man-pages/man7/path_resolution.7.html). A longer chain is UNSAFE_PACKAGE.
 */
const MAX_LINKS_FOLLOWED = 40;
/**
 * The files that go into the package of a module. A symbolic link is replaced by the file or directory that it points at. Throws
 * NOT_A_MODULE, UNSAFE_PACKAGE for a path that Git checks out nowhere, and LIMIT_EXCEEDED.
 * @param module directory of the module in the repository, which is in the tree
 * @param paths files and directories of the repository that the package holds
 */
function planPackage(tree, module = tree.root, paths = [tree.root]) {
    requireConfiguration(tree, module);
    const { files, problems } = new TreeWalk(tree, paths);
    const hostile = files.filter(({ path }) => isGitDirectory(path));
    if (hostile.length > 0)
        throw gitDirectories(hostile, (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(tree.root));
    const unportable = files.flatMap(({ path }) => {
        const rule = path.split('/').map(componentRule).find(Boolean);
        return rule === undefined
            ? []
            : [{ path, rule, fix: 'rename it', isInClone: true, isNeeded: (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(path) }];
    });
    const names = new Set(unportable.map(({ path }) => path));
    const stored = files.filter(({ path }) => !names.has(path));
    const keyed = stored.map((file) => ({ file, bytes: Buffer.from(file.path) }));
    return {
        files: keyed.sort((a, b) => Buffer.compare(a.bytes, b.bytes)).map(({ file }) => file),
        leftOut: [...problems.values(), ...unportable],
        collisions: findCollisions(stored.map(({ path }) => path)),
    };
}
function gitDirectories(files, prefix) {
    const rule = 'a ".git" in a package could take over the repository into which it is unpacked';
    const problems = files.map(({ path }) => ({ path: `${prefix}${path}`, rule, fix: 'rename it' }));
    return (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .packageRefusal */ .$J)('UNSAFE_PACKAGE', 'these files cannot be packaged', problems);
}
/** The module may be a collection: its root has no configuration, and callers name directories below it. */
function requireConfiguration(tree, module) {
    const below = (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(module);
    const configuration = tree.entries.map(({ path }) => path).filter((path) => !tree.excluded(path));
    const isOfModule = (path) => path.startsWith(below) && (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO)(path.slice(below.length));
    if (!configuration.some(isOfModule))
        throw notAModule(module, configuration);
}
/** A NOT_A_MODULE for a directory without configuration. The hint suggests directories of those files that are some. */
function notAModule(root, files) {
    const where = root === '' ? 'the root of the repository' : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root)}`;
    const found = new Set(files.filter(_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO).map((path) => path.split('/').slice(0, -1).join('/')));
    const [first, ...others] = [...found]
        .sort()
        .slice(0, MAX_SUGGESTED_PATHS)
        .map((directory) => /^\w[\w./-]*$/.test(directory) ? directory : directory === '' ? '.' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(directory));
    const also = others.length > 0 ? ` (or ${others.join(', ')})` : '';
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `${where} has no .tf or .tofu file at this commit, nor has a directory below it (examples and tests aside)`, first === undefined
        ? 'commit the configuration of the module before it is tagged'
        : root === ''
            ? `name the directory of the module: --module-path ${first}${also}, or "module-path" in .module-registry.yml or registry.yml`
            : `correct its path (--module-path, or "path" in .module-registry.yml) to ${first}${also}`);
}
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i;
const RESERVED_CHARACTER = /[<>:"|?*\\]/;
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Whether the name of a file or directory in the path is `.git` on some file system: Git itself checks no such commit out. */
function isGitDirectory(path) {
    return path
        .split('/')
        .some((component) => /^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, '')));
}
function componentRule(component) {
    if (/\p{Cc}/u.test(component))
        return 'the name contains a control character';
    if (RESERVED_CHARACTER.test(component))
        return 'the name contains one of < > : " | ? * \\';
    if (RESERVED_NAME.test(component))
        return 'the name is reserved on Windows';
    if (/[. ]$/.test(component))
        return 'the name ends in a dot or a blank, which Windows drops';
    if (Buffer.byteLength(component) > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_COMPONENT_BYTES */ .D9) {
        return `the name is longer than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_COMPONENT_BYTES */ .D9} bytes`;
    }
    return undefined;
}
/** Paths, or directories in them, that a file system without letter case or with another Unicode form takes for one. */
function findCollisions(paths) {
    const spellings = new Map();
    const collisions = new Map();
    for (const name of namesOf(paths)) {
        const folded = fold(name);
        const other = spellings.get(folded);
        if (other === undefined)
            spellings.set(folded, name);
        else
            collisions.set(name, collision(name, other, paths));
    }
    return [...collisions.values()];
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
function collision(name, other, paths) {
    // Directories are merged, so that nothing is lost but the border between two modules.
    const isMerged = name.endsWith('/') && other.endsWith('/');
    return {
        path: trimmed(name),
        rule: `the same name as ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(trimmed(other))} on file systems that ignore letter case or Unicode form`,
        fix: 'rename one of the two',
        isInClone: true,
        isNeeded: isMerged
            ? paths.some((path) => path.startsWith(name) && (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO)(path))
            : (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(trimmed(name)) || (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(trimmed(other)),
    };
}
/** Unicode's full case folding, under which ẞ, ß and ss are one: no single conversion has it. https://www.unicode.org/versions/latest/core-spec/chapter-3/#G34145 */
function fold(name) {
    return trimmed(name).normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}
function trimmed(name) {
    return name.endsWith('/') ? name.slice(0, -1) : name;
}
/**
 * Walks from the root of the module through all directories, and through symbolic links to files and directories of the
 * repository. `files` are those of the package, `problems` what it has to leave out, by path. Throws LIMIT_EXCEEDED.
 * Of the package it has only what is at `paths`, from the root of the repository.
 */
class TreeWalk {
    files = [];
    problems = new Map();
    #tree;
    #paths;
    #entries = new Map();
    #children = new Map([['', new Set()]]);
    #steps = 0;
    constructor(tree, paths = [tree.root]) {
        this.#tree = tree;
        this.#paths = paths;
        for (const entry of tree.entries) {
            this.#entries.set(entry.path, entry);
            this.#attach(entry.path);
        }
        this.#directory(tree.root, '', (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .directoriesAbove */ .jH)(tree.root));
    }
    /** Adds the files of the directory `source` at `path` in the package. `active`: the directories that the walk is in. */
    #directory(source, path, active) {
        const within = [...active, source];
        for (const child of this.#children.get(source) ?? []) {
            this.#step();
            const from = `${(0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(source)}${child}`;
            const to = `${(0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(path)}${child}`;
            const named = `${(0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(this.#tree.root)}${to}`;
            // What is on the way to a path may be a link.
            if (!this.#paths.some((each) => (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(named, each) || (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(each, named)))
                continue;
            if (Buffer.byteLength(to) > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATH_BYTES */ .PR)
                throw (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .pathTooLong */ .GL)(to);
            const entry = this.#entries.get(from);
            if (entry === undefined)
                this.#directory(from, to, within);
            else if (!this.#tree.excluded(from) && !this.#tree.excluded(named))
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
            this.#leaveOut(entry, path, NOT_UTF_8);
        else if (entry.mode === '160000')
            this.#leaveOut(entry, path, SUBMODULE);
        else if (entry.mode === '120000')
            this.#link(entry, path, active);
        else
            this.#file(entry, path);
    }
    #link(link, path, active) {
        const destination = this.#destinationOf(link.path);
        if ('rule' in destination) {
            this.#leaveOut(link, path, { ...destination, fix: LINK_FIX });
        }
        else if (active.includes(destination.path)) {
            const target = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(this.#tree.targets.get(link.path) ?? '');
            const rule = `links to ${target}, a directory that holds it: a loop`;
            this.#leaveOut(link, path, { rule, fix: LINK_FIX });
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
     * Follows the link at this path, and links behind it, as a file system does: to a file or directory of the repository (`''`
     * is its root), or to the rule that the link breaks. No parent of `link` may be a link.
     */
    #destinationOf(link) {
        const { targets } = this.#tree;
        const named = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(targets.get(link) ?? '');
        const real = link.split('/');
        const rest = real.splice(-1);
        let followed = 0;
        for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                if (real.pop() === undefined)
                    return { rule: `links to ${named}, ${NO_FILE}` };
                continue;
            }
            const path = [...real, part].join('/');
            const target = targets.get(path);
            if (target === undefined) {
                if (!this.#entries.has(path) && !this.#children.has(path))
                    return { rule: `links to ${named}, ${NO_FILE}` };
                real.push(part);
                continue;
            }
            followed += 1;
            if (followed > MAX_LINKS_FOLLOWED)
                return { rule: `links to ${named}, a chain of links that has no end` };
            if (target.startsWith('/'))
                return { rule: `links to ${named}, an absolute path` };
            if (target.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATH_BYTES */ .PR)
                return { rule: `links to ${named}, ${NO_FILE}` };
            rest.unshift(...target.split('/'));
        }
        return { path: real.join('/') };
    }
    #file(entry, path) {
        const executable = entry.mode === '100755';
        this.files.push({ path, source: entry.path, oid: entry.oid, executable });
        if (this.files.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PACKAGE_FILES */ .UM)
            throw (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .tooMany */ .Ot)('files');
    }
    // Links to directories of links can make 2^n paths of n links, so the steps have a limit, not only the files.
    #step() {
        this.#steps += 1;
        if (this.#steps > this.#entries.size + this.#children.size + _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PACKAGE_FILES */ .UM)
            throw (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .tooMany */ .Ot)('files');
    }
    /** Once, by its own path in the module, however many links lead to it. */
    #leaveOut({ path: own, decodable }, packaged, why) {
        const prefix = (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(this.#tree.root);
        const path = own.startsWith(prefix) ? own.slice(prefix.length) : packaged;
        const needed = decodable ? (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO)(path) : (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(path);
        this.problems.set(path, { path, ...why, isNeeded: needed });
    }
}
const NOT_UTF_8 = { rule: 'the name is not UTF-8', fix: 'rename it', isInClone: true };
const SUBMODULE = {
    rule: 'a submodule, whose files are not part of the commit',
    fix: 'commit the files of the submodule in its place',
    isInClone: true,
};
/** After what a link names. */
const NO_FILE = 'which is no tracked file of the repository';
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the repository';


/***/ })

};
