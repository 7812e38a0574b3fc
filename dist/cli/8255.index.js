export const id = 8255;
export const ids = [8255];
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
/* harmony export */   wg: () => (/* binding */ sha256Refusal),
/* harmony export */   yK: () => (/* binding */ requireIndex)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(206);


/** Turns what git says in English (LC_ALL=C) into refusals that a user can act on. */
const NOT_ALLOWED = /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i;
const MISSING = /repository .*not found|does not appear to be a git repository|does not exist/i;
const DUBIOUS_OWNER = /dubious ownership/;
const DECLINED = /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i;
const OTHER_HASH = /does not support this repository's hash algorithm|mismatched algorithms/;
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
    if (OTHER_HASH.test(stderr))
        return sha256Refusal(kind === 'index' ? 'INDEX_INVALID' : 'NOT_A_REPOSITORY', subject);
    return texts.refused.test(stderr)
        ? new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${subject} ${texts.refusal}: ${firstLine(stderr)}`, texts.permissionHint)
        : new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(texts.unreachable, `${subject} cannot be read: ${firstLine(stderr)}`, texts.retryHint);
}
/** The refusal of a repository whose object ids are SHA-256, as indexes and locations record those of SHA-1. */
function sha256Refusal(code, subject) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, `${subject} is a Git repository with SHA-256 object ids; only SHA-1 is supported`, 'use a repository that is made with: git init --object-format=sha1');
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
    if (OTHER_HASH.test(output))
        return { outcome: 'refused', error: sha256Refusal('INDEX_INVALID', subject) };
    if (LOST_RACE.test(output))
        return { outcome: 'moved' };
    if (NOT_ALLOWED.test(output))
        return refused('may not be written with these credentials', 'the token needs "contents: write" on the index repository: MODULE_REGISTRY_TOKEN, or the action input "index-token"');
    const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_UNREACHABLE', `${subject} could not be written: ${firstLine(output)}`, 'run the same command again: nothing is written twice; if that does not help, check the network and the Git host');
    return { outcome: 'unknown', error };
}
/** The line that names the reason, quoted: git's own "error: failed to push some refs" does not. */
function firstLine(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const telling = lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
        lines.find((line) => /^error: RPC failed; HTTP \d/.test(line)) ??
        lines.find((line) => /GH0|^remote: (?!error: hook declined).*(error|denied)/i.test(line)) ??
        (/hook declined/.test(output) ? lines.find((line) => /^remote: (?!.*\d%)\S/.test(line)) : undefined) ??
        lines.find((line) => /^!|declined|^fatal:/i.test(line)) ??
        lines.find((line) => line !== '');
    if (telling !== undefined && (0,_base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsCredentials */ .Hn)(telling))
        return _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_SHOWN */ .a6;
    // Of the line of a ref, in the form of --porcelain, the end says why.
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(telling?.replace(/^!.*?(?=\[)/, '') ?? 'git gave no reason');
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

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   WD: () => (/* binding */ isConstraint),
/* harmony export */   en: () => (/* binding */ narrowing),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * The lowest version that the constraints `before` allowed and the constraints `after` no longer allow; undefined without one.
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
    return lostPoints(from, to)[0]?.join('.') ?? lostPin(from, to);
}
/**
 * What constraints that lose versions ask of callers. `declared`: nothing was constrained before. `raised`: each lost version has a
 * higher one of its own major version that is still allowed, so that an upgrade within it is enough. `capped`: those that have none
 * are above all that is allowed, where nothing bounded them. `narrowed`: all else, such as another major version.
 */
function narrowing(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined)
        return 'narrowed';
    if (from.length === 0)
        return 'declared';
    const kept = turningPoints([...from, ...to]).filter((point) => allows(to, point));
    const lost = lostPoints(from, to);
    const gone = lost.filter((point) => !kept.some((other) => other[0] === point[0] && compare(other, point) > 0));
    if (gone.length === 0 && lost.length > 0)
        return 'raised';
    const isAbove = gone.every((point) => kept.every((other) => compare(other, point) < 0));
    return isAbove && kept.length > 0 && isUnbounded(from) ? 'capped' : 'narrowed';
}
function lostPoints(from, to) {
    return turningPoints([...from, ...to]).filter((point) => allows(from, point) && !allows(to, point));
}
function isUnbounded(conditions) {
    return turningPoints(conditions)
        .slice(-1)
        .every((point) => allows(conditions, point));
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
/**
 * From low to high, every version from which on one of the conditions may answer otherwise than below it, and the first of each
 * major version that begins between them and may be lost as a whole.
 */
function turningPoints(conditions) {
    const written = conditions.flatMap((condition) => [
        condition.point,
        ceilingOf(condition) ?? condition.point,
    ]);
    const beyond = written.flatMap(([major, minor, patch]) => [
        [major, minor, patch + 1],
        [major, 0, 0],
        [major + 1, 0, 0],
    ]);
    return [[0, 0, 0], ...written, ...beyond].sort(compare);
}
/** The lowest version that `~>` refuses: only its last number may grow; a lone major number has no ceiling. */
function ceilingOf({ point: [major, minor], precision }) {
    if (precision === 1)
        return undefined;
    return precision === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    const ceiling = ceilingOf(condition);
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
            return order >= 0 && (ceiling === undefined || compare(point, ceiling) < 0);
    }
}
/** A pre-release that `before` names and `after` no longer names. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${pin.point.join('.')}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${condition.point.join('.')}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
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


/***/ })

};
