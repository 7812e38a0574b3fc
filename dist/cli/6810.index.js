export const id = 6810;
export const ids = [6810];
export const modules = {

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
/* harmony export */   Jd: () => (/* binding */ tokenSettings),
/* harmony export */   lj: () => (/* binding */ anonymousSettings),
/* harmony export */   qR: () => (/* binding */ AcceptedCredentials)
/* harmony export */ });
/**
 * Returns settings that send a token to this remote alone; none for a remote that is not http or https, or without a token.
 * Any header that the user's configuration holds for the remote is dropped first (actions/checkout leaves one), since GitHub
 * refuses two Authorization headers.
 */
function tokenSettings(remote, token) {
    if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http'))
        return [];
    return basicSettings(remote, 'x-access-token', token);
}
function basicSettings(remote, user, password) {
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    return [...anonymousSettings(remote), [headerOf(remote), `Authorization: Basic ${basic}`]];
}
/** Git tells each credential helper what a server has accepted; this one gives it to us. https://git-scm.com/docs/gitcredentials */
const REPORT = ['credential.helper', '!f() { test "$1" = store && cat >&3; }; f'];
/**
 * The credentials that one server has accepted from the user's configuration, for the next process of git: without them each process is
 * asked again. They are kept in memory alone.
 */
class AcceptedCredentials {
    #remote;
    #reported = '';
    #isRefused = false;
    constructor(remote) {
        this.#remote = remote;
    }
    /** Settings that send them ahead to this remote alone; without any, a helper that writes them to file descriptor 3. */
    settings() {
        if (this.#isRefused)
            return [];
        const value = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(this.#reported)?.[1];
        const { scheme, host, port } = this.#remote;
        const [user, password] = [value('username'), value('password')];
        const authority = port === undefined ? host : `${host}:${port}`;
        const isOwn = value('protocol') === scheme && value('host')?.toLowerCase() === authority;
        return isOwn && user !== undefined && password !== undefined
            ? basicSettings(this.#remote, user, password)
            : [REPORT];
    }
    /** What the helper has written. */
    report(text) {
        this.#reported += text;
    }
    /** To be called where a request with them fails; false where it had none. */
    refuse() {
        const hadSome = !this.#isRefused && this.#reported !== '';
        this.#isRefused = hadSome;
        return hadSome;
    }
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
    const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_UNREACHABLE', `${subject} could not be written: ${firstLine(output)}`, 'run the same command again: nothing is written twice; if that does not help, check the network and the Git host');
    return { outcome: 'unknown', error };
}
/** The line that names the reason: git's own "error: failed to push some refs" does not. */
function firstLine(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const telling = lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
        lines.find((line) => /^error: RPC failed; HTTP \d/.test(line)) ??
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
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Y4: () => (/* binding */ parseRefs),
/* harmony export */   Ze: () => (/* binding */ runLsRemote),
/* harmony export */   Zt: () => (/* binding */ FetchRepository),
/* harmony export */   tQ: () => (/* binding */ readVisibility)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5761);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7688);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9721);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1656);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5655);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14);









/** The name of the remote in a {@link FetchRepository}; a name that no user's configuration has settings for. */
const REMOTE = 'module-registry';
/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const RETRY_DELAYS = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 };
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
        this.#credentials = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .tokenSettings */ .Jd)(remote, token);
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
    async list(pattern, limits = {}) {
        const call = { gitDirectory: this.gitDirectory, config: this.#credentials, ...limits };
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
async function readVisibility(git, { remote, temporary, ...limits }) {
    if (remote.scheme !== 'https' && remote.scheme !== 'http')
        return undefined;
    const config = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .anonymousSettings */ .lj)(remote);
    const transport = 'network';
    const call = {
        cwd: temporary,
        home: temporary,
        transport,
        config,
        ...limits,
        maxOutput: _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_LISTING_BYTES */ .qH,
    };
    const { code, stderr } = await runLsRemote(git, [remote.url, 'HEAD'], call);
    if (code === 0)
        return 'public';
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .readFailure */ .f1)('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined;
}
function runWithRetries(git, args, call) {
    return withRetries(() => git.run(args, call));
}
/** Reads, four times at most while the failure is transient: reading twice does no harm. A last failure is a result. */
async function withRetries(read) {
    let result = await read();
    for (let attempt = 1; attempt <= _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_REPETITIONS */ .ax; attempt += 1) {
        if (result.code === 0 || !TRANSIENT.test(result.stderr))
            return result;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_3__/* .delayMs */ .eS)(RETRY_DELAYS, attempt));
        result = await read();
    }
    return result;
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
/* harmony import */ var _package_limit_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9607);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7654);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7688);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1911);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7801);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5655);









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
            this.#stderr = (this.#stderr + chunk.toString()).slice(-_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STDERR_LENGTH */ .Jb);
        });
        // A child that ends early closes its stdin; 'close' gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        this.#closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(this.#fail((0,_git_js__WEBPACK_IMPORTED_MODULE_5__.missingGit)(cause))));
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
                if (ahead.length <= _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_AHEAD */ .b_ / 2) {
                    const next = wanted.slice(asked, asked + _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_AHEAD */ .b_ - ahead.length);
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
            stderr = (stderr + chunk.toString()).slice(-_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STDERR_LENGTH */ .Jb);
        });
        child.stdin.on('error', () => { });
        const ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject((0,_git_js__WEBPACK_IMPORTED_MODULE_5__.missingGit)(cause)));
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
            read.reject(object.type === 'tree' ? (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .tooManyTreeEntries */ .wC)() : (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .fileTooLarge */ .ME)(read.path, object.size));
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
        if (this.#waitingBytes > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_WAITING_BYTES */ .Je && this.#waitingReaders === 0)
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
    return type === 'tree' ? _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TREE_BYTES */ .yN : _package_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PACKAGE_FILE_BYTES */ .vr;
}
/** Keeps small blobs, since the next tag holds most of them again. It is emptied when it is full. */
class SmallBlobs {
    #blobs = new Map();
    #bytes = 0;
    get(oid) {
        return this.#blobs.get(oid);
    }
    add(oid, bytes) {
        if (bytes.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SMALL_BYTES */ .N2)
            return;
        if (this.#bytes > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CACHED_BYTES */ .QH) {
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
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2234);
/* harmony import */ var _package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9607);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3360);






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
        if (this.#cachedLines > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TREE_ENTRIES */ .FU) {
            this.#cache = new Map();
            this.#cachedLines = 0;
        }
        // A reader at the same time may start another one.
        const cache = this.#cache;
        const named = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(directories, ({ oid }) => oid);
        for (const [oid, paths] of named)
            budget.count(cache.get(oid) ?? [], paths);
        const unknown = [...named].flatMap(([oid, [first]]) => first === undefined || cache.has(oid) ? [] : first);
        for await (const [{ oid, path }, { bytes }] of this.#objects.readEach('tree', unknown)) {
            const lines = parseTree(bytes, path, _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TREE_ENTRIES */ .FU);
            budget.count(lines, named.get(oid) ?? []);
            cache.set(oid, lines);
            this.#cachedLines += lines.length;
        }
        return directories.flatMap(({ oid, path }) => (cache.get(oid) ?? []).map((line) => ({ ...line, path: `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_5__/* .rootPrefix */ .R)(path)}${line.path}` })));
    }
}
/** Counts what the expansion of trees would give before it is done: a few trees can name each other for ever. */
class TreeBudget {
    #entries = 0;
    #pathLength = 0;
    /** Counts the lines of one tree once for each of the directories that it is. Throws LIMIT_EXCEEDED. */
    count(lines, directories) {
        this.#entries += lines.length * directories.length;
        if (this.#entries > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TREE_ENTRIES */ .FU)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
        const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0);
        for (const { path } of directories) {
            if (path.length > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PATH_BYTES */ .PR)
                throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .pathTooLong */ .GL)(path);
            this.#pathLength += nameLength + path.length * lines.length;
        }
        if (this.#pathLength > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TREE_PATH_BYTES */ .wZ)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .treePathsTooLong */ .N_)();
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
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
        at = next;
    }
    return lines;
}
function damaged(path, problem) {
    const directory = path === '' ? 'the root directory' : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('UNSAFE_PACKAGE', `${directory} of the commit is damaged: ${problem}`, 'find the damage with "git fsck", then make the commit and its tag anew with Git itself');
}


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

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ formatBucketUrl),
/* harmony export */   LA: () => (/* binding */ parseBucketUrl),
/* harmony export */   gp: () => (/* binding */ isBucketUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);


/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Characters that need no escape in any client. */
const PREFIX_PART = /^[A-Za-z0-9_][\w.-]*$/;
/** Whether the text names a bucket, right or wrong. */
function isBucketUrl(text) {
    return text.startsWith('s3:');
}
/** Throws INVALID_INPUT. */
function parseBucketUrl(text) {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*?))?\/?$/.exec(text) ?? [];
    const problem = bucketProblem(text, bucket, path);
    if (problem === undefined)
        return { bucket, prefix: path === '' ? '' : `${path}/` };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} names no place in an object store: ${problem}`, 'write it as s3://bucket or s3://bucket/prefix; the server of another store than AWS goes into --endpoint');
}
function bucketProblem(text, bucket, path) {
    if (!text.startsWith('s3://'))
        return 'it does not begin with s3://';
    if (!BUCKET.test(bucket))
        return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(bucket)} is no name of a bucket (3 to 63 of a-z, 0-9, "-" and ".")`;
    const part = path === '' ? undefined : path.split('/').find((each) => !PREFIX_PART.test(each));
    return part === undefined
        ? undefined
        : `the part ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(part)} of its prefix is empty or has other characters than letters, digits, "_", "-" and "."`;
}
function formatBucketUrl({ bucket, prefix }) {
    return `s3://${bucket}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`}`;
}


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ ociLocation),
/* harmony export */   $z: () => (/* binding */ subdirectoryOf),
/* harmony export */   QD: () => (/* binding */ locationKind),
/* harmony export */   ax: () => (/* binding */ ociManifestOf),
/* harmony export */   eS: () => (/* binding */ s3Location),
/* harmony export */   jp: () => (/* binding */ hostOfLocation),
/* harmony export */   kV: () => (/* binding */ gitLocation),
/* harmony export */   ly: () => (/* binding */ s3ObjectOf),
/* harmony export */   nE: () => (/* binding */ releaseAssetOf),
/* harmony export */   yk: () => (/* binding */ indexLocation),
/* harmony export */   z4: () => (/* binding */ zipLocation)
/* harmony export */ });
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
        return (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__.isOciName)(url.pathname.slice(1)) ? undefined : 'it is not the name of an OCI repository';
    return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip';
}
/** The directory of the module in the package that a location names; `''` is its root. */
function subdirectoryOf(location) {
    return PARTS.exec(location.replace(/^[a-z0-9]+::/, ''))?.[2] ?? '';
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
    return `${inPackage(`oci://${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__.formatOciRepository)(repository)}`, subdirectory)}?digest=${digest}`;
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
    const pattern = /^https:\/\/([^/]+)\/([^/]+\/[^/]+)\/releases\/download\/(.+?)\/([^/?]+)(?:\/\/[^?]*)?\?checksum=/;
    const [, host, repository = '', tag = '', name = ''] = pattern.exec(location) ?? [];
    return host === undefined ? undefined : { host, repository, tag: decodeURIComponent(tag), name };
}
/** The manifest that a location of the kind `oci` names; undefined for any other location. */
function ociManifestOf(location) {
    const [, repository = '', digest] = /^oci:\/\/(.+?)(?:\/\/[^?]*)?\?digest=(.+)$/.exec(location) ?? [];
    return digest === undefined ? undefined : { repository, digest };
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
/** {@link parseRegistryUrl} for a registry of one's own. Throws INVALID_INPUT for a host that belongs to somebody else, or has no dot, too. */
function parseOwnUrl(text) {
    const url = parseRegistryUrl(text);
    const { hostname } = new URL(url);
    if (!/[.:]/.test(hostname))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: clients take no address whose host has no dot for that of a registry`, 'use a name with a dot: https://modules.example.com; on this machine the IP address, such as https://127.0.0.1:8443');
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

/***/ 3873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isRefName)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8294);

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
    return (text.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REF_LENGTH */ ._Q && CHARACTERS.test(text) && !FORBIDDEN.test(text) && !AMBIGUOUS.test(text));
}


/***/ }),

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatOciRepository: () => (/* binding */ formatOciRepository),
/* harmony export */   isOciName: () => (/* binding */ isOciName),
/* harmony export */   parseOciRepository: () => (/* binding */ parseOciRepository),
/* harmony export */   registryOrigin: () => (/* binding */ registryOrigin)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8241);




const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/;
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
/** Whether text is a valid name of a repository by the distribution specification. */
function isOciName(name) {
    return name.length <= _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l && NAME.test(name);
}
/** Reads `HOST/PATH`, such as `ghcr.io/acme/vpc`, without scheme, tag and digest. Throws INVALID_INPUT. */
function parseOciRepository(text) {
    const problem = repositoryProblem(text);
    if (problem === undefined)
        return split(text);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not a repository of an OCI registry: ${problem}`, `write it as ${exampleOf(text)}`);
}
function split(text) {
    const slash = text.indexOf('/');
    return { host: text.slice(0, Math.max(slash, 0)), name: text.slice(slash + 1) };
}
function repositoryProblem(text) {
    const { host, name } = split(text);
    if (/^http:\/\//i.test(text))
        return 'OCI registries are reached over https (plain http only on loopback)';
    if (text.includes('://'))
        return 'it must not have a scheme';
    if (text.includes('@'))
        return 'it must not have a user or a digest';
    if (/[A-Z]/.test(text))
        return 'it must be in lower case';
    if (!HOST.test(host) || !isHostName(host) || !URL.canParse(`oci://${host}/`))
        return 'it must begin with the host of the OCI registry';
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l)
        return `it has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l} characters`;
    if (name.includes(':'))
        return 'it must not have a tag';
    return isOciName(name) ? undefined : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository`;
}
/** Without this check `acme/vpc` would be the repository "vpc" on a host "acme". */
function isHostName(host) {
    return /[.:]/.test(host) || (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(host);
}
/** The text with its mistakes corrected where that gives a repository; else an example. */
function exampleOf(text) {
    const corrected = text
        .toLowerCase()
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[@?#].*$/, '')
        .replace(/(\/[^/]*):[^/]*$/, '$1')
        .replace(/\/+$/, '');
    return repositoryProblem(corrected) === undefined ? corrected : 'ghcr.io/acme/vpc';
}
/** Formats a repository as `HOST/PATH`: the inverse of {@link parseOciRepository}. */
function formatOciRepository({ host, name }) {
    return `${host}/${name}`;
}
/** URL of the OCI registry's API, without a trailing slash, as OpenTofu knows it: https, on loopback too. */
function registryOrigin({ host }) {
    // Docker Hub serves its API on another host.
    return `https://${host === 'docker.io' ? 'registry-1.docker.io' : host}`;
}


/***/ }),

/***/ 9607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ pathTooLong),
/* harmony export */   ME: () => (/* binding */ fileTooLarge),
/* harmony export */   N_: () => (/* binding */ treePathsTooLong),
/* harmony export */   Sj: () => (/* binding */ packageTooLarge),
/* harmony export */   Z: () => (/* binding */ tooManyFiles),
/* harmony export */   wC: () => (/* binding */ tooManyTreeEntries)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7654);


/** The LIMIT_EXCEEDED errors of modules that exceed the limits of a package. docs/package.md */
function tooManyFiles() {
    return exceeded(`the package has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PACKAGE_FILES */ .UM} files`, LEAVE_OUT);
}
function fileTooLarge(path, bytes) {
    return exceeded(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has ${bytes} bytes, the limit is ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PACKAGE_FILE_BYTES */ .vr} bytes for each file`, 'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes');
}
function packageTooLarge() {
    return exceeded(`the files of the package have more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PACKAGE_BYTES */ .qv} bytes`, LEAVE_OUT);
}
function pathTooLong(path) {
    return exceeded(`a path has ${Buffer.byteLength(path)} bytes, the limit is ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATH_BYTES */ .PR}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, 'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes');
}
function tooManyTreeEntries() {
    return exceeded(`the module has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TREE_ENTRIES */ .FU} files and directories at this commit`, 'publish a smaller directory: --module-path');
}
function treePathsTooLong() {
    return exceeded(`the paths of the module have more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TREE_PATH_BYTES */ .wZ} characters together at this commit`, 'publish a smaller directory: --module-path');
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


/***/ })

};
