export const id = 845;
export const ids = [845];
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

/***/ 845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCommand: () => (/* binding */ importCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/git/git.js + 1 modules
var git_git = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/fetch.js
var fetch = __webpack_require__(7447);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var limits = __webpack_require__(5655);
// EXTERNAL MODULE: ./lib/adapters/git/transport.js
var git_transport = __webpack_require__(14);
;// CONCATENATED MODULE: ./lib/adapters/git/remote-tags.js





const TAGS = 'refs/tags/';
/** The commit of each tag of a repository, with the user's own Git credentials. Throws INVALID_INPUT, REPOSITORY_UNREACHABLE. */
async function listRemoteTags(git, url, temporary) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(url);
    const transport = await (0,git_transport/* transportTo */.r)(git, remote, temporary);
    const listed = await (0,fetch/* runLsRemote */.Ze)(git, ['--tags', remote.url], {
        cwd: temporary,
        maxOutput: limits/* MAX_LISTING_BYTES */.qH,
        ...transport,
        deadlineMs: limits/* TAGS_LISTING_MS */.Ip,
    });
    if (listed.code !== 0)
        throw (0,failures/* readFailure */.f1)('source', remote.url, listed.stderr);
    return new Map([...(0,fetch/* parseRefs */.Y4)(listed)].flatMap(([ref, commit]) => ref.startsWith(TAGS) ? [[ref.slice(TAGS.length), commit]] : []));
}

// EXTERNAL MODULE: ./lib/adapters/http/web.js
var http_web = __webpack_require__(9123);
// EXTERNAL MODULE: ./lib/audit/registry-answers.js
var registry_answers = __webpack_require__(2810);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 2 modules
var registry_access = __webpack_require__(918);
// EXTERNAL MODULE: ./lib/audit/module-package.js
var module_package = __webpack_require__(9862);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/migration/import-sources.js

/**
 * The source of a module whose versions have these origins. A source is one repository and one directory, so versions that are elsewhere
 * than the highest are not taken.
 */
function planSource(address, origins, tags) {
    const notTaken = [];
    const order = (0,version/* sortVersions */.M7)(origins.map(({ version }) => version));
    const sorted = origins.toSorted((a, b) => order.indexOf(a.version) - order.indexOf(b.version));
    const taken = [];
    for (const origin of sorted) {
        const prefix = prefixOf(origin, tags);
        const reason = typeof prefix === 'string' ? elsewhere(origin, taken[0]?.origin) : prefix.reason;
        if (reason === undefined && typeof prefix === 'string')
            taken.push({ origin, prefix });
        else
            notTaken.push({ address, version: origin.version, reason: reason ?? '' });
    }
    const [first] = taken;
    if (first === undefined)
        return { source: undefined, notTaken };
    const { repository, path } = first.origin;
    const tagPrefixes = [...new Set(taken.map(({ prefix }) => prefix))];
    return {
        source: { repository, address, path, tagPrefixes, versions: taken.map(({ origin }) => origin.version) },
        notTaken,
    };
}
function elsewhere({ repository, path }, first) {
    if (first === undefined)
        return undefined;
    if (first.repository !== repository)
        return `it comes from ${repository}, and the newest version from ${first.repository}: a source is one repository`;
    if (first.path !== path)
        return `it is in the directory ${path || '.'}, and the newest version in ${first.path || '.'}: give the repository a .module-registry.yml with both in "path"`;
    return undefined;
}
/** What is before the version in its tag. */
function prefixOf({ repository, ref, version }, tags) {
    const known = tags.get(repository);
    if (known === undefined || typeof known === 'string')
        return { reason: `the tags of ${repository} cannot be listed: ${known ?? 'not asked'}` };
    const isCommit = /^[0-9a-f]{40}$/.test(ref);
    const named = isCommit || ref === '' ? [...known.keys()] : [ref.replace(/^refs\/tags\//, '')];
    const candidates = named.filter((tag) => tag.endsWith(version) && (!isCommit || known.get(tag) === ref));
    const prefixes = candidates.map((tag) => tag.slice(0, tag.length - version.length).replace(/v$/, ''));
    const found = prefixes.toSorted((a, b) => a.length - b.length)[0];
    if (found === undefined)
        return {
            reason: isCommit
                ? `no tag of ${repository} that ends with ${version} is at ${ref.slice(0, 7)}`
                : `${ref === '' ? 'no tag' : `"${ref}"`} of ${repository} is not a tag of ${version}`,
        };
    if (candidates.every((tag) => !known.has(tag)))
        return { reason: `${repository} has no tag "${ref}"` };
    return found;
}
const SCHEMA_LINE = '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/registry.schema.json';
/** The text of a `registry.yml` with these sources. */
function formatSources(sources) {
    const lines = sources.flatMap(({ repository, address, path, tagPrefixes }) => [
        `  - repository: ${JSON.stringify(repository)}`,
        `    address: ${address}`,
        ...(path === '' ? [] : [`    module-path: ${JSON.stringify(path)}`]),
        ...(tagPrefixes.every((prefix) => prefix === '')
            ? []
            : [`    tag-prefix: ${JSON.stringify(tagPrefixes.length === 1 ? tagPrefixes[0] : tagPrefixes)}`]),
    ]);
    return `${[SCHEMA_LINE, 'sources:', ...lines].join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/migration/limits.js
/** Import of other registries. */
/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 4;

;// CONCATENATED MODULE: ./lib/migration/import-modules.js







/** Reads `https://registry/ns/name/system`, or `https://registry/ns`. Throws INVALID_INPUT, INVALID_ADDRESS. */
function parseImportUrl(text) {
    const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
    const url = URL.canParse(whole) ? new URL(whole) : undefined;
    const path = url?.pathname.replace(/^\/(?:v1\/)?modules\//, '/').replaceAll(/^\/+|\/+$/g, '') ?? '';
    const parts = path.split('/');
    const host = url?.host ?? '';
    if (url?.protocol === 'https:' && parts.length === 3)
        return { host, address: (0,module_address/* parseModuleAddress */.E9)(path) };
    if (url?.protocol === 'https:' && parts.length === 1 && path !== '')
        return { host, namespace: path };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--from is ${(0,base_error/* quote */.hD)(text)}, which is neither a module nor a namespace of a registry`, 'write https://registry/namespace/name/system, or https://registry/namespace');
}
/**
 * The sources from which `collect` publishes the modules of another registry, as far as their packages come from Git. It writes nothing.
 * Throws NOT_FOUND for a namespace that the registry does not list, INDEX_UNREACHABLE where it does not answer.
 */
async function importModules(request, dependencies) {
    const { answers } = dependencies;
    const { host } = request;
    const modulesUrl = await answers.modulesUrl(host);
    if (typeof modulesUrl !== 'string')
        throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', modulesUrl.message, modulesUrl.fix);
    const addresses = 'address' in request ? [request.address] : await answers.listed(host, `${modulesUrl}${request.namespace}`);
    if (addresses.length === 0)
        throw notListed(request);
    const found = await (0,in_parallel/* inParallel */.H)(addresses, REQUESTS_AT_ONCE, (address) => importModule({ host, modulesUrl, address }, dependencies));
    const { kept, left } = onePerRepository(found.flatMap(({ source }) => source ?? []));
    return { sources: kept, notTaken: [...found.flatMap(({ notTaken }) => notTaken), ...left] };
}
/** `collect` reads a repository once. The module in its root is taken, else the first. */
function onePerRepository(sources) {
    const groups = (0,group/* groupBy */.$)(sources, ({ repository }) => repository.toLowerCase());
    const firsts = [...groups.values()].map((group) => group.find(({ path }) => path === '') ?? group[0]);
    const kept = sources.filter((source) => firsts.includes(source));
    const left = sources
        .filter((source) => !kept.includes(source))
        .map(({ address, repository }) => {
        const reason = `${repository} is the source of another module, and collect reads it once: give it a .module-registry.yml with all of its modules (module-registry configure)`;
        return { address, version: null, reason };
    });
    return { kept, left };
}
async function importModule(module, dependencies) {
    const { host } = module;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const answer = await dependencies.answers.versions(host, module.address);
    if ('kind' in answer)
        return { source: undefined, notTaken: [{ address, version: null, reason: answer.message }] };
    const notTaken = [];
    const wanted = answer.versions.filter(({ version, state, reason }) => {
        const isListed = state === 'listed' || state === 'deprecated';
        if (!isListed)
            notTaken.push({ address, version, reason: `it is ${state}: ${(0,base_error/* quote */.hD)(reason)}` });
        return isListed;
    });
    const origins = [];
    for (const origin of await (0,in_parallel/* inParallel */.H)(wanted, REQUESTS_AT_ONCE, ({ version }) => findOrigin(module, version, dependencies)))
        if ('reason' in origin)
            notTaken.push({ address, ...origin });
        else
            origins.push(origin);
    const planned = planSource(address, origins, await tagsOf(origins, dependencies));
    return { source: planned.source, notTaken: [...notTaken, ...planned.notTaken] };
}
/** From the location; where that is no Git repository, from what the details of the version name. */
async function findOrigin({ host, modulesUrl, address }, version, dependencies) {
    const source = await (0,module_package/* findSource */.T)({ host, address, version }, dependencies);
    if (typeof source !== 'string' && source.kind === 'git')
        return { version, repository: source.url, ref: source.ref, path: source.subdirectory };
    const named = await dependencies.answers.origin(host, `${modulesUrl}${(0,module_address/* formatModuleAddress */.wc)(address)}/${version}`);
    if (/^https?:\/\/[^/]+\/.+/.test(named.source))
        return {
            version,
            repository: `${named.source.replace(/\/$/, '').replace(/\.git$/, '')}.git`,
            ref: named.tag,
            path: '',
        };
    return {
        version,
        reason: `${describe(source)}, and the registry names no Git repository: publish it from its repository`,
    };
}
function describe(source) {
    if (typeof source === 'string')
        return source;
    return {
        archive: 'the package is an archive',
        oci: 'the package is in an OCI registry',
        git: '',
        page: 'the location is a page',
        unfollowed: 'the location is of a kind that is not followed',
    }[source.kind];
}
/** The tags of each repository once. */
async function tagsOf(origins, { tags }) {
    const listed = new Map();
    for (const { repository } of origins) {
        if (listed.has(repository))
            continue;
        try {
            listed.set(repository, await tags.list(repository));
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            listed.set(repository, error.message);
        }
    }
    return listed;
}
function notListed(request) {
    const name = 'namespace' in request ? request.namespace : (0,module_address/* formatModuleAddress */.wc)(request.address);
    return new base_error/* RegistryError */.gl('NOT_FOUND', `${request.host} lists no modules in the namespace ${(0,base_error/* quote */.hD)(name)}`, 'name each module: --from https://registry/namespace/name/system');
}

// EXTERNAL MODULE: ./lib/cli/replace-file.js
var replace_file = __webpack_require__(2277);
;// CONCATENATED MODULE: ./lib/cli/import.js












/** `import`: writes the sources from which `collect` publishes the modules of another registry. Throws as {@link importModules}. */
async function importCommand({ from, output }, runtime) {
    const request = parseImportUrl(from);
    if (output !== undefined && (0,external_node_fs_.existsSync)(output))
        throw exists(output);
    const { environment, log, temporary } = runtime;
    const git = new git_git.Git(environment, log);
    await (0,git_git.requireGit)(git);
    const hosts = await (0,registry_access/* openRegistryAccess */.S)(runtime);
    const web = (0,http_web/* networkWeb */.jF)(log);
    const report = await importModules(request, {
        answers: new registry_answers/* RegistryAnswers */.x(web, hosts),
        web,
        hosts,
        tags: { list: (repository) => listRemoteTags(git, repository, temporary) },
    });
    const text = formatSources(report.sources);
    const isEmpty = report.sources.length === 0;
    if (output !== undefined && !isEmpty)
        await (0,replace_file/* replaceFile */.f)(output, text);
    return {
        json: { ...report, file: isEmpty ? null : (output ?? null) },
        text: formatImport(report, output === undefined && !isEmpty ? text : ''),
        refusals: isEmpty ? [nothing(from)] : [],
    };
}
function exists(output) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `--output names ${(0,base_error/* quote */.hD)(output)}, which exists already`, 'name a new file, and copy its sources into your registry.yml');
}
function nothing(from) {
    return {
        code: 'NOT_FOUND',
        message: `${(0,base_error/* quote */.hD)(from)} has no module that collect could publish`,
        hint: 'docs/migration.md says what to do with packages that come from no Git repository',
    };
}
function formatImport({ sources, notTaken }, text) {
    const rows = sources.map(({ address, repository, path, versions }) => [
        address,
        String(versions.length),
        versions[0] ?? '',
        (0,base_error/* visible */.RK)(path === '' ? repository : `${repository} ${path}`),
    ]);
    const groups = (0,group/* groupBy */.$)(notTaken, ({ address, reason }) => `${address}\n${reason}`);
    const left = [...groups.values()].map((group) => {
        const [first] = group;
        const versions = group.flatMap(({ version }) => version ?? []).join(', ');
        return `not taken ${first?.address}${versions === '' ? '' : ` ${versions}`}: ${(0,base_error/* visible */.RK)(first?.reason ?? '')}`;
    });
    return [text, ...(0,table/* table */.t)(['module', 'versions', 'latest', 'source'], rows), ...left]
        .filter((line) => line !== '')
        .join('\n');
}


/***/ })

};
