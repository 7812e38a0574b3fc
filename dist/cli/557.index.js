export const id = 557;
export const ids = [557];
export const modules = {

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

/***/ 1656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gn: () => (/* binding */ sourceFailure),
/* harmony export */   dS: () => (/* binding */ pushFailure),
/* harmony export */   f1: () => (/* binding */ readFailure)
/* harmony export */ });
/* unused harmony export tagsFailure */
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
        return new RegistryError('NOT_FOUND', `tag ${quote(missing)} does not exist in ${quote(remote)}`, `create it and push it: git tag ${missing} && git push origin ${missing}`);
    }
    if (NOT_ALLOWED.test(stderr) || /repository .*not found/i.test(stderr)) {
        return new RegistryError('PERMISSION', `the module repository ${quote(remote)} refuses to be read: ${firstLine(stderr)}`, 'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job');
    }
    return new RegistryError('REPOSITORY_UNREACHABLE', `the module repository ${quote(remote)} cannot be read: ${firstLine(stderr)}`, 'run the job again; if that does not help, check the network and the proxy of the runner');
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

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseOptions),
/* harmony export */   N: () => (/* binding */ checkedText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


/** A string of the outside, through a parser that throws; what it throws becomes the issue. */
function checkedText(parse) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
        try {
            return parse(text);
        }
        catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            context.addIssue({ code: 'custom', message, params: { error } });
            return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
        }
    });
}
/**
 * Flags or inputs, each by its own name. Throws what a field's parser threw, or INVALID_INPUT with the name as the user
 * typed it and the value. @param called `--module-path`, `input "module-path"`
 */
function parseOptions(schema, values, called) {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const parsed = schema.safeParse(given);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    if (issue?.code === 'custom' && issue.params?.['error'] instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
        throw issue.params['error'];
    const key = String(issue?.path[0] ?? '');
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${called(key)} is ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(given[key]))}: ${issue?.message ?? 'not valid'}`, `correct ${called(key)}, or leave it out`);
}


/***/ }),

/***/ 8644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isPlainPath),
/* harmony export */   y: () => (/* binding */ quoteUrl)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** {@link quote} for a URL or Git remote that was refused: whatever stands before its last `@` may be a secret. */
function quoteUrl(text) {
    const at = text.lastIndexOf('@');
    const start = text.slice(0, Math.max(at, 0));
    if (!start.includes(':'))
        return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text);
    const scheme = /^[A-Za-z0-9+.:-]*:\/\//.exec(start)?.[0] ?? '';
    return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${scheme}…${text.slice(at)}`);
}
/** Whether the path of a URL is one or more non-empty segments that mean the same to every client and server. */
function isPlainPath(path) {
    return /^(?:\/(?:[A-Za-z0-9._~+=,:@-]|%[0-9A-Fa-f]{2})+)+$/.test(path);
}


/***/ }),

/***/ 5660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   TI: () => (/* binding */ formatModuleDocument),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   U6: () => (/* binding */ parseRegistryDocument),
/* harmony export */   f3: () => (/* binding */ listedVersions),
/* harmony export */   js: () => (/* binding */ PACKAGE_KINDS),
/* harmony export */   k1: () => (/* binding */ parseReleaseDocument),
/* harmony export */   qy: () => (/* binding */ formatRegistryDocument),
/* harmony export */   xK: () => (/* binding */ parseModuleDocument),
/* harmony export */   yp: () => (/* binding */ formatReleaseDocument)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9691);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4322);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3683);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3478);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8499);










/** The sources of truth of an index, each parsed at the border; what parses is valid. */
const INDEX_FORMAT = 1;
/** Kinds of places that a package can lie in, as far as this version can write them. */
const PACKAGE_KINDS = ['index', 'git', 'release', 'oci'];
const format = zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(INDEX_FORMAT);
const date = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const digest = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const version = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N)(_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot);
const address = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9);
const location = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N)((text) => (0,_location_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLocation */ .j$)((0,_location_js__WEBPACK_IMPORTED_MODULE_5__/* .parseLocation */ .zS)(text)));
const owner = zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
    host: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().min(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().min(1),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().positive().optional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().positive().optional(),
});
const mark = zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ version, reason: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
const moduleDocument = zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
    format,
    address,
    owner: owner.nullable(),
    versions: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ version, committedAt: date }))
        .refine(hasDistinctVersions, 'a version is listed twice'),
    yanks: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(mark),
    deprecations: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(mark),
});
function hasDistinctVersions(versions) {
    return new Set(versions.map((listed) => listed.version)).size === versions.length;
}
const place = zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().min(1), location, digest });
const releaseDocument = zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
    format,
    address,
    version,
    tag: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().min(1),
    commit: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/),
    committedAt: date,
    repository: zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        url: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().refine(isWebUrl, 'must be an https URL, or empty'),
        id: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().positive().optional(),
        ownerId: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().positive().optional(),
    }),
    path: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    package: zod__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        format: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().positive(),
        digest,
        size: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().positive(),
        files: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().positive(),
        /** Absent: not known. */
        equalsTree: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY().optional(),
    }),
    packages: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(place).min(1),
});
function isWebUrl(text) {
    return text === '' || (text.startsWith('https://') && URL.canParse(text));
}
const registryDocument = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    format,
    name: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N)(_registry_url_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRegistryUrl */ .I).nullable(),
    renderer: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    /** Namespaces that lists show as verified. */
    verified: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()).optional(),
    /** Whose configuration files lie in the index. */
    hosting: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_4__/* .HOSTINGS */ .il).exactOptional(),
});
/** `registry.json`; throws INDEX_INVALID where it is not ours or newer than this tool. */
function parseRegistryDocument(path, bytes) {
    return parseDocument(registryDocument, path, bytes);
}
function formatRegistryDocument(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .d)(document);
}
/** `module.json`: which versions there are, and whose the address is. Throws INDEX_INVALID, in another module's place too. */
function parseModuleDocument(path, bytes) {
    const document = parseDocument(moduleDocument, path, bytes);
    refuseMisplaced(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(document.address, 'module.json'));
    return document;
}
function formatModuleDocument(document) {
    const versions = document.versions.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version));
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .d)({ ...document, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(document.address), versions });
}
/** `release.json`: the facts of one version's own commit. Throws INDEX_INVALID, in another version's place too. */
function parseReleaseDocument(path, bytes) {
    const document = parseDocument(releaseDocument, path, bytes);
    refuseMisplaced(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .versionPath */ .qW)(document.address, document.version, 'release.json'));
    return document;
}
function formatReleaseDocument(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .d)({ ...document, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(document.address) });
}
/** Versions that clients may choose: all but the yanked, highest first. */
function listedVersions(document) {
    const yanked = new Set(document.yanks.map((yank) => yank.version));
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .sortVersions */ .M7)(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)));
}
/** Throws INDEX_INVALID for a document that is not as this tool writes it. */
function parseDocument(schema, path, bytes) {
    const value = parseJson(path, bytes);
    const newer = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int().gt(INDEX_FORMAT) }).safeParse(value);
    if (newer.success) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT} that this version knows`, 'use a newer version of module-registry for this index');
    }
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    throw invalid(path, `is not as this tool writes it${where}: ${issue?.message ?? 'unknown'}`);
}
/** Whatever is read at one place must not be written, or believed, at another. */
function refuseMisplaced(path, own) {
    if (path === own)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index says that it is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own)}`, `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`);
}
function parseJson(path, bytes) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw invalid(path, 'is not JSON');
    }
}
function invalid(path, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index ${problem}`, 'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`');
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
/** Throws INDEX_INVALID for everything that is not on the list: a client obeys `file:` and runs programs for others. */
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
        throw refuse('it begins as none of the allowed forms does');
    const stranger = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text);
    if (stranger !== null)
        throw refuse(`the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stranger[0])} may not be in it`);
    const { place, subdirectory, query } = split(text.slice(form.getter.length));
    const problem = placeProblem(form.kind, place) ?? subdirectoryProblem(subdirectory);
    if (problem !== undefined)
        throw refuse(problem);
    const value = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : '';
    if (form.query === 'ref' && !(0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefName */ .p)(value))
        throw refuse('its query is not ?ref=<full commit, or tag>');
    if (form.query !== 'ref' && !/^sha256:[0-9a-f]{64}$/.test(value)) {
        throw refuse(`its query is not ?${form.query}=sha256:<64 lower-case hex digits>`);
    }
    return { ...pinned(form.kind, place, value), ...(subdirectory === undefined ? {} : { subdirectory }) };
}
function pinned(kind, place, value) {
    if (kind === 'relative')
        return { kind, digest: value };
    if (kind === 'oci')
        return { kind, repository: place.slice('oci://'.length), digest: value };
    if (kind === 'git')
        return { kind, url: place, ref: value };
    return { kind, url: place, digest: value };
}
/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
function split(text) {
    const mark = text.indexOf('?');
    const source = mark < 0 ? text : text.slice(0, mark);
    const query = mark < 0 ? {} : { query: text.slice(mark + 1) };
    const slashes = source.indexOf('//', source.indexOf('://') + '://'.length);
    if (slashes < 0)
        return { place: source, ...query };
    return { place: source.slice(0, slashes), subdirectory: source.slice(slashes + 2), ...query };
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
function placeProblem(kind, place) {
    if (kind === 'relative')
        return place === INDEX_ZIP ? undefined : `only ${INDEX_ZIP} may be relative`;
    if (!URL.canParse(place))
        return 'its URL is not valid';
    const url = new URL(place);
    const user = url.protocol === 'ssh:' ? 'git' : '';
    if (url.username !== user || url.password !== '')
        return 'a user or password may not be in it';
    const isPlain = url.href === place && HOST.test(url.host) && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .q)(url.pathname);
    if (!isPlain) {
        return 'its URL is not plain (lower-case host, no default port, a path without "." or empty segments)';
    }
    if (kind === 'git')
        return undefined;
    if (kind === 'oci')
        return (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isOciName */ .Jq)(url.pathname.slice(1)) ? undefined : 'it is no name of an OCI repository';
    return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip';
}
/** The inverse of {@link parseLocation}. */
function formatLocation(location) {
    const directory = location.subdirectory === undefined ? '' : `//${location.subdirectory}`;
    switch (location.kind) {
        case 'relative':
            return `${INDEX_ZIP}${directory}?checksum=${location.digest}`;
        case 'https':
            return `${location.url}${directory}?checksum=${location.digest}`;
        case 's3':
        case 'gcs':
            return `${location.kind}::${location.url}${directory}?checksum=${location.digest}`;
        case 'git':
            return `git::${location.url}${directory}?ref=${location.ref}`;
        case 'oci':
            return `oci://${location.repository}${directory}?digest=${location.digest}`;
    }
}
/** The zip that lies in the index itself; `digest` is `sha256:<hex>`. */
function indexLocation(digest) {
    return { kind: 'relative', digest };
}
/** The manifest of a package in an OCI registry; `digest` is `sha256:<hex>`. */
function ociLocation(repository, digest) {
    return { kind: 'oci', repository: (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOciRepository */ .tb)(repository), digest };
}
/** A zip at a URL of its own. Throws INVALID_INPUT where that is none that clients could be sent to. */
function zipLocation(url, digest) {
    return readLocation(formatLocation({ kind: 'https', url, digest }), (problem) => {
        const message = `clients cannot be sent to ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(url)}: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, 'choose another place: --package index or git');
    });
}
/**
 * The commit or tag of a source repository. `sourceUrl` is used verbatim: `https://…` or `ssh://git@…`; throws
 * INVALID_INPUT where the result would not be a valid location.
 */
function gitLocation(source) {
    const { sourceUrl, ref, ...directory } = source;
    const refuse = (problem) => {
        const message = `source URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(sourceUrl)} cannot be used: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, sourceUrlHint(sourceUrl));
    };
    const location = { kind: 'git', url: sourceUrl, ref, ...directory };
    if (sourceUrl.indexOf('//') !== sourceUrl.lastIndexOf('//'))
        throw refuse('a second "//" is in it');
    return readLocation(formatLocation(location), refuse);
}
function sourceUrlHint(sourceUrl) {
    const [, host, path] = /^git@([A-Za-z0-9.-]+):\/?([A-Za-z0-9._~/-]+)$/.exec(sourceUrl) ?? [];
    if (host !== undefined)
        return `write ssh://git@${host}/${path}`;
    return 'write https://host/owner/name.git or ssh://git@host/owner/name.git';
}
/**
 * A relative location made absolute against the URL of its version's directory (`https://host/v1/modules/ns/name/
 * system/1.2.3/`, ends with a slash; http where the registry itself is on loopback); others are returned as they are.
 */
function absoluteLocation(location, baseUrl) {
    if (location.kind !== 'relative')
        return location;
    return { ...location, kind: 'https', url: new URL(INDEX_ZIP, baseUrl).href };
}
/** Terraform has no getter for OCI. */
function isTerraformReadable(location) {
    return location.kind !== 'oci';
}


/***/ }),

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



/**
 * Reads the public URL of a registry: https, or http on loopback, with no user, query or fragment; a path is allowed.
 * Returned in its canonical form without a trailing slash, ready for `${url}/v1/modules/`. Throws INVALID_INPUT.
 */
function parseRegistryUrl(text) {
    const problem = registryUrlProblem(text);
    if (problem === undefined)
        return new URL(text).href.replace(/\/$/, '');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is not valid: ${problem}`, 'write it as https://modules.example.com');
}
function registryUrlProblem(text) {
    // The URL parser drops or repairs these in silence.
    if (/[\s\p{C}\\]/u.test(text))
        return 'a blank, a control character or a backslash is in it';
    if (!URL.canParse(text))
        return 'it is no absolute URL';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname));
    if (!isHttps)
        return 'it must be https (http only on loopback)';
    if (url.username !== '' || url.password !== '')
        return 'a user or password may not be in it';
    if (/[?#]/.test(text))
        return 'a query or fragment may not be in it';
    const path = url.pathname.replace(/\/$/, '');
    return path === '' || (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .q)(path) ? undefined : 'its path has an empty part or an unusual character';
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

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ httpsUrlFromRemote),
/* harmony export */   IM: () => (/* binding */ parseGitRemote),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   tk: () => (/* binding */ identityFromRemote),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);


const DEFAULT_PORTS = { https: 443, http: 80, ssh: 22 };
const HOST = String.raw `(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)`;
const AUTHORITY = new RegExp(`^(?:([^@]*)@)?${HOST}(?::([0-9]{1,5}))?$`);
const SCP_FORM = new RegExp(`^(?:([^@:/]*)@)?${HOST}:([A-Za-z0-9._~/][A-Za-z0-9._~+=,%/-]*)$`);
const USER = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
const URL_PATH = /^\/+[A-Za-z0-9._~!$&'()*+,;=:@%-][A-Za-z0-9._~!$&'()*+,;=:@%/-]*$/;
/**
 * Reads `https://…`, `http://…`, `ssh://…`, `[user@]host:path`, `file://…` and local paths, told apart as Git does
 * (https://git-scm.com/docs/git-clone#_git_urls). Throws INVALID_INPUT for all else: remote helpers (`ext::…`), other
 * schemes, text like an option, control characters, passwords.
 */
function parseGitRemote(text) {
    if (text === '')
        throw refusal(text, 'it is empty');
    if (/\p{Cc}/u.test(text))
        throw refusal(text, 'a control character is in it');
    if (text.startsWith('-'))
        throw refusal(text, 'it begins with "-", as an option does');
    if (/^[^/@[]*::/.test(text))
        throw refusal(text, 'remote helpers are not allowed');
    const scheme = /^([^/:]*):\/\//.exec(text)?.[1];
    if (scheme !== undefined)
        return remoteFromUrl(text, scheme);
    if (/^[^/]*:/.test(text))
        return remoteFromScpForm(text);
    return { scheme: 'file', host: '', path: text, url: text };
}
function remoteFromUrl(text, scheme) {
    const start = `${scheme}://`.length;
    const slash = text.indexOf('/', start);
    const authority = text.slice(start, slash < 0 ? undefined : slash);
    const path = slash < 0 ? '' : text.slice(slash);
    if (scheme === 'file') {
        if (authority !== '' || path.length < 2)
            throw refusal(text, 'a file URL is file:///path');
        return { scheme, host: '', path, url: text };
    }
    if (scheme !== 'https' && scheme !== 'http' && scheme !== 'ssh') {
        throw refusal(text, `the scheme ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(scheme)} is not supported`);
    }
    if (authority.slice(0, Math.max(authority.lastIndexOf('@'), 0)).includes(':'))
        throw passwordRefusal(text);
    const [, user, host, portText] = AUTHORITY.exec(authority) ?? [];
    const port = portText === undefined ? DEFAULT_PORTS[scheme] : Number(portText);
    if (host === undefined || port < 1 || port > 65535)
        throw refusal(text, 'its host or port is not valid');
    if (!URL_PATH.test(path))
        throw refusal(text, 'its path is missing or not plain');
    const ports = port === DEFAULT_PORTS[scheme] ? {} : { port };
    const remote = { scheme, host: host.toLowerCase(), ...ports, path };
    if (scheme === 'ssh')
        return { ...remote, ...userPart(text, user), url: text };
    return { ...remote, url: `${scheme}://${authority.slice(authority.indexOf('@') + 1)}${path}` };
}
function remoteFromScpForm(text) {
    const [, user, host, path] = SCP_FORM.exec(text) ?? [];
    if (host === undefined || path === undefined)
        throw refusal(text, 'it is neither a URL nor git@host:path');
    return { scheme: 'ssh', ...userPart(text, user), host: host.toLowerCase(), path, url: text };
}
function userPart(text, user) {
    if (user === undefined)
        return {};
    if (!USER.test(user))
        throw refusal(text, 'its user is not valid');
    return { user };
}
function refusal(text, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is not a Git remote that can be used: ${problem}`, 'write https://host/path.git, ssh://git@host/path.git, git@host:path.git, file:///path or ./path');
}
function passwordRefusal(text) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the Git remote ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} holds a password`, 'take user and password out of the URL and give the token as MODULE_REGISTRY_TOKEN (action input "index-token")');
}
/** Whether a host (without port) is this machine by its spelling alone: no name is looked up. */
function isLoopback(host) {
    return /^(?:localhost|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/i.test(host);
}
/** The same repository over https, without a user; undefined for http and local ones. */
function httpsUrlFromRemote(remote) {
    if (remote.scheme !== 'https' && remote.scheme !== 'ssh')
        return undefined;
    // The port of ssh says nothing of the port of https.
    const port = remote.scheme === 'https' ? portSuffix(remote) : '';
    return `https://${remote.host}${port}/${trimSlashes(remote.path)}`;
}
function portSuffix({ port }) {
    return port === undefined ? '' : `:${port}`;
}
function trimSlashes(path) {
    return path.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '');
}
/** The identity that https, ssh and scp forms of one repository share; undefined for local ones. */
function identityFromRemote(remote) {
    if (remote.scheme === 'file')
        return undefined;
    const port = remote.scheme === 'ssh' ? '' : portSuffix(remote);
    return { host: `${remote.host}${port}`, repository: trimSlashes(remote.path).replace(/\/?\.git$/, '') };
}
/**
 * On one host the repository's id decides where both sides have one (a rename and a transfer keep it), else its path.
 * Ids of different hosts say nothing of each other.
 */
function isSameRepository(a, b) {
    if (a.host.toLowerCase() !== b.host.toLowerCase())
        return false;
    if (a.repositoryId !== undefined && b.repositoryId !== undefined)
        return a.repositoryId === b.repositoryId;
    return a.repository.toLowerCase() === b.repository.toLowerCase();
}


/***/ }),

/***/ 3873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ MAX_REF_LENGTH),
/* harmony export */   p: () => (/* binding */ isRefName)
/* harmony export */ });
/** Longer names are no use to anybody and meet the limits of file systems. */
const MAX_REF_LENGTH = 200;
const CHARACTERS = /^[A-Za-z0-9._/@-]+$/;
/** Of https://git-scm.com/docs/git-check-ref-format what {@link CHARACTERS} leaves, and names that look like an option. */
const FORBIDDEN = /^[-/]|^@$|\.\.|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|\/$/;
/** Names that Git would look up as something else than the plain branch or tag. */
const AMBIGUOUS = /^(?:HEAD$|refs\/)/;
/**
 * Whether the text is a short name of a branch or tag (without `refs/heads/`, `refs/tags/`) that Git takes and that is
 * safe as an argument, in a path and in a URL query: stricter than Git on characters, at most 200 of them.
 */
function isRefName(text) {
    return (text.length <= MAX_REF_LENGTH && CHARACTERS.test(text) && !FORBIDDEN.test(text) && !AMBIGUOUS.test(text));
}


/***/ }),

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isOciName),
/* harmony export */   _g: () => (/* binding */ registryOrigin),
/* harmony export */   bT: () => (/* binding */ parseOciRepository),
/* harmony export */   tb: () => (/* binding */ formatOciRepository)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/;
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
/** Many clients allow no more for host and name together (same section). */
const MAX_LENGTH = 255;
/** Whether a registry would take it as the name of a repository. */
function isOciName(name) {
    return name.length <= MAX_LENGTH && NAME.test(name);
}
/** Reads `HOST/PATH`, such as `ghcr.io/acme/vpc`, without scheme, tag and digest. Throws INVALID_INPUT. */
function parseOciRepository(text) {
    const slash = text.indexOf('/');
    const host = text.slice(0, Math.max(slash, 0));
    const name = text.slice(slash + 1);
    const problem = repositoryProblem(text, host, name);
    if (problem === undefined)
        return { host, name };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is no repository of an OCI registry: ${problem}`, `write it as ${exampleOf(text)}`);
}
function repositoryProblem(text, host, name) {
    if (/^http:\/\//i.test(text))
        return 'registries are reached over https (plain http only on loopback)';
    if (text.includes('://'))
        return 'a scheme may not be in it';
    if (text.includes('@'))
        return 'a user or a digest may not be in it';
    if (/[A-Z]/.test(text))
        return 'it must be in lower case';
    if (!HOST.test(host) || !isHostName(host) || !URL.canParse(`oci://${host}/`))
        return 'it must begin with the host of the registry';
    if (text.length > MAX_LENGTH)
        return `it has more than ${MAX_LENGTH} characters`;
    if (name.includes(':'))
        return 'a tag may not be in it';
    return isOciName(name) ? undefined : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository`;
}
/** `acme/vpc` alone would be read as a host "acme". */
function isHostName(host) {
    return /[.:]/.test(host) || (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(host);
}
/** The same text, mended, where that is a repository; else an example. */
function exampleOf(text) {
    const mended = text
        .toLowerCase()
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[@?#].*$/, '')
        .replace(/(\/[^/]*):[^/]*$/, '$1')
        .replace(/\/+$/, '');
    const slash = mended.indexOf('/');
    const isMended = repositoryProblem(mended, mended.slice(0, Math.max(slash, 0)), mended.slice(slash + 1));
    return isMended === undefined ? mended : 'ghcr.io/acme/vpc';
}
/** The inverse of {@link parseOciRepository}. */
function formatOciRepository({ host, name }) {
    return `${host}/${name}`;
}
/** Root of the registry's API, without a trailing slash: https, and plain http on this machine alone. */
function registryOrigin({ host }) {
    const hostname = host.replace(/:[0-9]+$/, '');
    // Docker Hub's API has a name of its own, which every client knows.
    if (host === 'docker.io')
        return 'https://registry-1.docker.io';
    return `${(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(hostname) ? 'http' : 'https'}://${host}`;
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


/***/ })

};
