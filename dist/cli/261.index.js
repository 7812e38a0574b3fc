export const id = 261;
export const ids = [261];
export const modules = {

/***/ 7011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ GitIndex),
  z: () => (/* binding */ IDENTITY)
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


/***/ })

};
