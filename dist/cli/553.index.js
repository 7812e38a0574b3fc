export const id = 553;
export const ids = [553];
export const modules = {

/***/ 7688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   F6: () => (/* binding */ makeFetchRepository),
/* harmony export */   oY: () => (/* binding */ makeBorrowingRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** The name of the remote in {@link makeFetchRepository}; a name that no user's configuration has settings for. */
const REMOTE = 'module-registry';
/**
 * Makes a bare repository below `temporary` that objects of one remote are fetched into, and returns its directory.
 * @param config more lines of its config file
 */
function makeFetchRepository({ remote, temporary }, config = '') {
    const section = `[remote "${REMOTE}"]\n\turl = ${JSON.stringify(remote.url)}\n`;
    return makeBareRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'fetch-'), `${section}${config}`);
}
/**
 * Makes a bare repository below `temporary` that has no refs, and no objects but those of these object directories;
 * returns its directory.
 */
async function makeBorrowingRepository(objectDirectories, temporary) {
    // A commit graph or a list of packs is only a shortcut, and a borrowed directory could hold a wrong one.
    const directory = await makeBareRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'objects-'), '[core]\n\tcommitGraph = false\n');
    const alternates = objectDirectories.map((path) => `${quoteForGit(path)}\n`).join('');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects', 'info'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects', 'info', 'alternates'), alternates);
    return directory;
}
/**
 * The files that make a repository, written by hand: `git init` is one more child process, and copies the user's template
 * with its hooks. https://git-scm.com/docs/gitrepository-layout
 */
async function makeBareRepository(prefix, config) {
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)(prefix);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'refs'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'HEAD'), 'ref: refs/heads/main\n');
    const core = '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n';
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'config'), `${core}${config}`);
    return directory;
}
function quoteForGit(path) {
    return `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
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
/* harmony export */   d: () => (/* binding */ pushFailure),
/* harmony export */   f: () => (/* binding */ readFailure)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

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
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(telling ?? 'git gave no reason');
}


/***/ }),

/***/ 7447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ isPublic),
/* harmony export */   Y4: () => (/* binding */ parseRefs),
/* harmony export */   Ze: () => (/* binding */ runLsRemote),
/* harmony export */   cu: () => (/* binding */ runFetch),
/* harmony export */   qH: () => (/* binding */ MAX_LISTING_BYTES),
/* harmony export */   tQ: () => (/* binding */ readVisibility)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5761);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7688);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9721);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1656);





/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const MAX_REPETITIONS = 3;
const RETRY_DELAYS = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 };
/** About a hundred thousand tags; of a stranger's server a longer list is not read to the end. */
const MAX_LISTING_BYTES = 16 * 1024 * 1024;
/** Nothing but git itself runs on the other side, whatever the user's configuration says. */
const UPLOAD_PACK = '--upload-pack=git-upload-pack';
/** Runs `git fetch`, four times at most while the failure is transient; a last failure is a result. Throws MISSING_PROGRAM. */
function runFetch(git, { wanted, options, ...call }) {
    const args = [
        'fetch',
        '--quiet',
        ...options,
        '--no-tags',
        '--no-write-fetch-head',
        UPLOAD_PACK,
        '--stdin',
        _bare_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .REMOTE */ .Bn,
    ];
    // Thousands of tags are too long for a command line.
    return runWithRetries(git, args, { ...call, input: wanted.map((line) => `${line}\n`).join('') });
}
/**
 * Runs `git ls-remote` with the same retries; a failure is a result. Throws MISSING_PROGRAM.
 * @param args options, then the remote and patterns
 */
function runLsRemote(git, args, call) {
    return runWithRetries(git, ['ls-remote', UPLOAD_PACK, ...args], call);
}
/** The object id of each ref that {@link runLsRemote} has printed; an annotated tag is followed to its object. */
function parseRefs({ stdout }) {
    const refs = new Map();
    for (const line of stdout.toString().split('\n')) {
        // The object of an annotated tag follows on a line of its own, which ends in "^{}".
        const [, oid = '', ref = ''] = /^([0-9a-f]{40}|[0-9a-f]{64})\t(.*?)(?:\^\{\})?$/.exec(line) ?? [];
        if (ref !== '')
            refs.set(ref, oid);
    }
    return refs;
}
/** Whether everybody may read a remote: it is asked over HTTP without any credentials. Throws MISSING_PROGRAM. */
async function isPublic(git, request) {
    return (await readVisibility(git, request)) === 'public';
}
/**
 * Who may read a remote, asked over HTTP without any credentials: `private` where the server asks for some or says that there is
 * no such repository, undefined where it gives no answer or HTTP does not reach it. Throws MISSING_PROGRAM.
 */
async function readVisibility(git, { remote, signal, temporary }) {
    if (remote.scheme !== 'https' && remote.scheme !== 'http')
        return undefined;
    const config = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_4__/* .anonymousSettings */ .l)(remote);
    const call = { cwd: temporary, home: temporary, config, signal, maxOutput: MAX_LISTING_BYTES };
    const { code, stderr } = await runLsRemote(git, [remote.url, 'HEAD'], call);
    if (code === 0)
        return 'public';
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .readFailure */ .f)('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined;
}
/** A fetch may run again after a failure: reading twice does no harm. */
async function runWithRetries(git, args, call) {
    let result = await git.run(args, call);
    for (let attempt = 1; attempt <= MAX_REPETITIONS; attempt += 1) {
        if (result.code === 0 || !TRANSIENT.test(result.stderr))
            return result;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_1__/* .delayMs */ .eS)(RETRY_DELAYS, attempt));
        result = await git.run(args, call);
    }
    return result;
}


/***/ }),

/***/ 433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ GitObjects)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(7654);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(7688);
;// CONCATENATED MODULE: ./lib/adapters/git/batch.js
const NEWLINE = 10;
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d+)$/;
/**
 * Splits the output of `git cat-file --batch` into objects and calls `answer` for each, with undefined for a missing one.
 * The bytes of an object that came in one chunk are not copied. https://git-scm.com/docs/git-cat-file#_batch_output
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
        // The newline after the body comes next.
        this.#body = undefined;
        this.#answer({ oid: body.oid, type: body.type, size: body.size, bytes: body.bytes });
        return end + 1;
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(7863);
;// CONCATENATED MODULE: ./lib/adapters/git/objects.js





/** Objects that {@link GitObjects.readEach} requests ahead of its reader. */
const MAX_AHEAD = 64;
/** Bytes that may wait for that reader; above it git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
const MAX_STDERR_CHARACTERS = 4096;
/**
 * Reads the objects of repositories with one `git cat-file --batch`, in a repository of our own that borrows their object
 * directories: no configuration, replace ref, hook, attribute file or promisor of theirs has any effect.
 */
class GitObjects {
    /** The borrowing repository: a GIT_DIR for other git commands that need these objects and nothing else. */
    gitDirectory;
    #child;
    #closed;
    #pending = [];
    #small = new SmallBlobs();
    #outgoing = '';
    #stderr = '';
    #failure;
    #waitingBytes = 0;
    #waitingReaders = 0;
    constructor(child, gitDirectory) {
        this.gitDirectory = gitDirectory;
        this.#child = child;
        const parser = new BatchParser(limits/* MAX_PACKAGE_FILE_BYTES */.vr, (object) => this.#answer(object));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS);
        });
        // A child that ends early closes its stdin; 'close' gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        this.#closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(this.#fail((0,git/* missingGit */.Xb)(cause))));
            child.on('close', () => resolve(this.#fail(unreadable(this.#stderr))));
        });
    }
    /** @param temporary a directory that exists as long as this object; its owner removes it */
    static async open(git, objectsDirectories, temporary) {
        const gitDirectory = await (0,bare_repository/* makeBorrowingRepository */.oY)(objectsDirectories, temporary);
        return new GitObjects(git.start(['cat-file', '--batch'], { gitDirectory }), gitDirectory);
    }
    /**
     * Reads one object by a name that git understands: `<oid>`, `<oid>^{commit}`, `<oid>:<path>`; undefined when there is none.
     * Many reads may run at once. Throws LIMIT_EXCEEDED over 100 MiB, NOT_FOUND for a damaged repository, INVALID_INPUT for a
     * name of several lines, MISSING_PROGRAM.
     */
    async read(name) {
        if (/[\n\0]/.test(name)) {
            throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(name)} names no Git object`, 'name it on one line');
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
    /** Waits until git has finished what it was asked, and has ended. */
    async close() {
        this.#child.stdin.end();
        this.#waitingReaders += 1;
        this.#flow();
        await this.#closed;
    }
    #askAhead(wanted) {
        const object = this.#ask(wanted, true);
        // It is awaited when its turn comes; until then a rejection must not count as unhandled.
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
            this.#pending.push({ path, ahead, resolve, reject });
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
        const read = this.#pending.shift();
        if (read === undefined)
            return;
        if (object === undefined) {
            read.resolve(undefined);
        }
        else if (object.bytes === undefined) {
            read.reject((0,limits/* fileTooLarge */.ME)(read.path, object.size));
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
    return new error/* RegistryError */.gl('NOT_FOUND', `git stopped while it read objects: ${(0,error/* quote */.hD)(stderr.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
}
/** A commit names an object that the repository lacks. */
function notFound(oid, path) {
    return new error/* RegistryError */.gl('NOT_FOUND', `the object ${oid} of ${(0,error/* quote */.hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
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
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3360);




const DIRECTORY_MODE = '40000';
const OID_BYTES = 20;
const MAX_CACHED_LINES = 200_000;
/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
    #objects;
    #cache = new Map();
    #cachedLines = 0;
    constructor(objects) {
        this.#objects = objects;
    }
    /** Returns the entries of one directory. Throws NOT_FOUND when its tree is missing, UNSAFE_PACKAGE when it is damaged. */
    async readDirectory(directory) {
        await this.#load([directory]);
        return this.#cache.get(directory.oid) ?? [];
    }
    /**
     * Returns all files, links and submodules below a tree, with paths relative to it. Throws LIMIT_EXCEEDED over 200,000
     * entries or for a path that is too long, NOT_FOUND when a tree is missing, UNSAFE_PACKAGE when one is damaged.
     */
    async readBelow(oid) {
        const found = [];
        let level = [{ oid, path: '' }];
        for (let seen = 0; level.length > 0;) {
            await this.#load(level);
            const entries = level.flatMap((directory) => this.#below(directory));
            seen += entries.length;
            if (seen > _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TREE_ENTRIES */ .FU)
                throw (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
            level = entries.filter(({ mode }) => mode === DIRECTORY_MODE);
            for (const entry of entries)
                if (entry.mode !== DIRECTORY_MODE)
                    found.push(entry);
        }
        return found;
    }
    #below({ oid, path }) {
        if (path.length > _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PATH_BYTES */ .PR)
            throw (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .pathTooLong */ .GL)(path);
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
/**
 * Parses a tree object into entries with bare names. Throws UNSAFE_PACKAGE for a damaged one.
 * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_tree_objects
 */
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
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('UNSAFE_PACKAGE', `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} of the commit is damaged`, 'find the damage: git fsck');
}


/***/ }),

/***/ 1123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ gitHubHome),
/* harmony export */   po: () => (/* binding */ apiUrlOf),
/* harmony export */   re: () => (/* binding */ parseRetrySeconds)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
function apiUrlOf(serverUrl) {
    const { host } = new URL(serverUrl);
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return `https://api.${host}`;
    return `${serverUrl}/api/v3`;
}
const NO_SERVER = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 };
/** Opens a repository on GitHub at the first call, once: a run that needs nothing of GitHub loads none of its code. */
function gitHubHome(server, identity, log) {
    let home;
    return () => {
        home ??= openHome(server ?? NO_SERVER, identity, log);
        return home;
    };
}
async function openHome({ token, ...server }, identity, log) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, so it has no releases to store packages in', 'use --package index or git (action input "package")');
    }
    if (token === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, 'set GITHUB_TOKEN (or GH_TOKEN) to a token with "contents: write" (action input "github-token")');
    }
    const { url = `https://${identity.host}`, apiUrl = apiUrlOf(url) } = server;
    const [{ createGitHub }, { openRepository }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(830), __webpack_require__.e(87)]).then(__webpack_require__.bind(__webpack_require__, 8454)),
        __webpack_require__.e(/* import() */ 164).then(__webpack_require__.bind(__webpack_require__, 7164)),
    ]);
    return openRepository(createGitHub({ ...server, token, url, apiUrl }, log), identity.repository);
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

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ ociLocation),
/* harmony export */   NT: () => (/* binding */ isTerraformReadable),
/* harmony export */   ZD: () => (/* binding */ absoluteLocation),
/* harmony export */   j$: () => (/* binding */ formatLocation),
/* harmony export */   kV: () => (/* binding */ gitLocation),
/* harmony export */   yk: () => (/* binding */ indexLocation),
/* harmony export */   z4: () => (/* binding */ zipLocation),
/* harmony export */   zS: () => (/* binding */ parseLocation)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3873);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);




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
/** Reads a location. Throws INDEX_INVALID for every other form: clients read local files for `file:` and run programs for some. */
function parseLocation(text) {
    return readLocation(text, (problem) => {
        const starts = FORMS.map(({ getter, start, query }) => `${getter}${start}…?${query}=…`);
        const message = `location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is not allowed: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', message, `use one of ${starts.join(', ')}`);
    });
}
function readLocation(text, refuse) {
    const form = FORMS.find(({ getter, start }) => text.startsWith(`${getter}${start}`));
    if (form === undefined)
        throw refuse('it has none of the allowed forms');
    const forbidden = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text);
    if (forbidden !== null)
        throw refuse(`the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in it`);
    const { source, subdirectory, query } = split(text.slice(form.getter.length));
    const problem = sourceProblem(form.kind, source) ?? subdirectoryProblem(subdirectory);
    if (problem !== undefined)
        throw refuse(problem);
    const value = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : '';
    if (form.query === 'ref' && !(0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefName */ .p)(value))
        throw refuse('its query is not ?ref=<full commit, or tag>');
    if (form.query !== 'ref' && !/^sha256:[0-9a-f]{64}$/.test(value)) {
        throw refuse(`its query is not ?${form.query}=sha256:<64 lower-case hex digits>`);
    }
    return { ...pinned(form.kind, source, value), ...(subdirectory === undefined ? {} : { subdirectory }) };
}
function pinned(kind, source, value) {
    if (kind === 'relative')
        return { kind, digest: value };
    if (kind === 'oci')
        return { kind, repository: source.slice('oci://'.length), digest: value };
    if (kind === 'git')
        return { kind, url: source, ref: value };
    return { kind, url: source, digest: value };
}
/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
function split(text) {
    const mark = text.indexOf('?');
    const whole = mark < 0 ? text : text.slice(0, mark);
    const query = mark < 0 ? {} : { query: text.slice(mark + 1) };
    const slashes = whole.indexOf('//', whole.indexOf('://') + '://'.length);
    if (slashes < 0)
        return { source: whole, ...query };
    return { source: whole.slice(0, slashes), subdirectory: whole.slice(slashes + 2), ...query };
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
    const isPlain = url.href === source && HOST.test(url.host) && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .q)(url.pathname);
    if (!isPlain) {
        return 'its URL is not plain (lower-case host, no default port, a path without "." or empty segments)';
    }
    if (kind === 'git')
        return undefined;
    if (kind === 'oci')
        return (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isOciName */ .Jq)(url.pathname.slice(1)) ? undefined : 'it is not the name of an OCI repository';
    return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip';
}
/** The text of a location: the inverse of {@link parseLocation}. */
function formatLocation(location) {
    const directory = location.subdirectory === undefined ? '' : `//${location.subdirectory}`;
    switch (location.kind) {
        case 'relative':
            return `${INDEX_ZIP}${directory}?checksum=${location.digest}`;
        case 'git':
            return `git::${location.url}${directory}?ref=${location.ref}`;
        case 'oci':
            return `oci://${location.repository}${directory}?digest=${location.digest}`;
        default: {
            const getter = location.kind === 'https' ? '' : `${location.kind}::`;
            return `${getter}${location.url}${directory}?checksum=${location.digest}`;
        }
    }
}
/** A zip in the index; `digest` is `sha256:<hex>`. */
function indexLocation(digest) {
    return { kind: 'relative', digest };
}
/** The manifest of a package in an OCI registry; `digest` is `sha256:<hex>`. */
function ociLocation(repository, digest) {
    return { kind: 'oci', repository: (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOciRepository */ .tb)(repository), digest };
}
/** A zip at its own URL; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a URL that is not allowed in a location. */
function zipLocation(url, digest) {
    return readLocation(formatLocation({ kind: 'https', url, digest }), (problem) => {
        const message = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(url)} cannot be the location of a package: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, 'choose another kind of package: --package index or git');
    });
}
/**
 * A commit or a tag of a Git repository. `sourceUrl` is used as it is: `https://…` or `ssh://git@…`. Throws INVALID_INPUT for
 * a URL that is not allowed in a location.
 */
function gitLocation(source) {
    const { sourceUrl, ref, ...directory } = source;
    const refuse = (problem) => {
        const message = `source URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(sourceUrl)} cannot be used: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, sourceUrlHint(sourceUrl));
    };
    const location = { kind: 'git', url: sourceUrl, ref, ...directory };
    if (sourceUrl.indexOf('//') !== sourceUrl.lastIndexOf('//'))
        throw refuse('it has a second "//"');
    return readLocation(formatLocation(location), refuse);
}
function sourceUrlHint(sourceUrl) {
    const [, host, path] = /^git@([A-Za-z0-9.-]+):\/?([A-Za-z0-9._~/-]+)$/.exec(sourceUrl) ?? [];
    if (host !== undefined)
        return `write ssh://git@${host}/${path}`;
    return 'write https://host/owner/name.git or ssh://git@host/owner/name.git';
}
/**
 * The location with an absolute URL.
 * @param baseUrl directory of the version (`https://host/v1/modules/ns/name/system/1.2.3/`), for a zip in the index
 */
function absoluteLocation(location, baseUrl) {
    if (location.kind !== 'relative')
        return location;
    return { ...location, kind: 'https', url: new URL(INDEX_ZIP, baseUrl).href };
}
/** Whether Terraform can fetch the package: it cannot from an OCI registry. */
function isTerraformReadable(location) {
    return location.kind !== 'oci';
}


/***/ }),

/***/ 3873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ MAX_REF_LENGTH),
/* harmony export */   p: () => (/* binding */ isRefName)
/* harmony export */ });
/** Characters in the name of a branch or tag. File systems cannot store much longer ones. */
const MAX_REF_LENGTH = 200;
const CHARACTERS = /^[A-Za-z0-9._/@-]+$/;
/** What https://git-scm.com/docs/git-check-ref-format forbids beside other characters, and names that look like an option. */
const FORBIDDEN = /^[-/]|^@$|\.\.|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|\/$/;
/** Names that Git reads as something else than a branch or tag. */
const AMBIGUOUS = /^(?:HEAD$|refs\/)/;
/**
 * Whether the text is the short name of a branch or tag (without `refs/heads/`, `refs/tags/`) that Git accepts and that is
 * safe as an argument, in a path and in the query of a URL: fewer characters than Git allows, and at most 200.
 */
function isRefName(text) {
    return (text.length <= MAX_REF_LENGTH && CHARACTERS.test(text) && !FORBIDDEN.test(text) && !AMBIGUOUS.test(text));
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


/***/ })

};
