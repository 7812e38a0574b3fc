export const id = 307;
export const ids = [307];
export const modules = {

/***/ 1850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ serverOfRun)
/* harmony export */ });
/* harmony import */ var _composition_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84458);

/** The GitHub server of the run, to be used with the token of an input. Throws INVALID_INPUT. */
function serverOfRun({ apiUrl, serverUrl: url }, { environment }, { token, input }) {
    const retrySeconds = (0,_composition_github_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRetrySeconds */ .re)(environment['MODULE_REGISTRY_RETRY_SECONDS']);
    return { url, apiUrl, token, tokenName: `input "${input}"`, retrySeconds };
}


/***/ }),

/***/ 85204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ homeOfIndex),
/* harmony export */   Rn: () => (/* binding */ openIndexRepository),
/* harmony export */   c2: () => (/* binding */ indexRepositoryOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _composition_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84458);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39200);
/* harmony import */ var _index_index_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12125);
/* harmony import */ var _module_repository_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15645);
/* harmony import */ var _github_server_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1850);






/**
 * The index that the inputs name: a repository on the run's server, a Git URL, or the run's own repository. The
 * token of the run is sent to no other server. Throws INVALID_INPUT.
 */
function indexRepositoryOf(inputs, home) {
    const named = inputs['index-repository'] ?? home.repository;
    const isShort = _module_repository_name_js__WEBPACK_IMPORTED_MODULE_4__/* .OWNER_AND_NAME */ .y.test(named);
    if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `input "index-repository" is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(named)}, which is neither owner/name nor a Git URL`, 'write it as acme/registry or https://git.example.com/acme/registry.git');
    }
    const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named;
    const target = (0,_index_index_target_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIndexTarget */ .F)(`${url}#${inputs['index-branch']}`, () => true);
    const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`);
    const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined;
    return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository };
}
/** Opens the index, to be written as the input `index-commit-by` says. Throws MISSING_PROGRAM, PERMISSION, REPOSITORY_UNREACHABLE. */
async function openIndexRepository({ inputs, indexRepository, indexHome, reading }, runtime) {
    if (inputs['index-commit-by'] === 'api')
        return (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .openApiIndex */ .jZ)(runtime, await indexHome(), inputs['index-branch']);
    return (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .openIndex */ .b6)(runtime, { ...indexRepository, reading: reading ?? 'paths', writes: !inputs['dry-run'] });
}
/** Reads the index repository from GitHub at the first call. */
function homeOfIndex(event, { token, repository }, runtime) {
    const server = (0,_github_server_js__WEBPACK_IMPORTED_MODULE_5__/* .serverOfRun */ .g)(event, runtime, { token, input: 'index-token' });
    const identity = repository === undefined ? undefined : { host: event.remote.host, repository };
    return (0,_composition_github_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubHome */ .Jg)(server, identity, runtime);
}


/***/ }),

/***/ 55347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ createDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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

/***/ 39517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ makeBorrowingRepository),
/* harmony export */   x: () => (/* binding */ makeBareRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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

/***/ 38799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dS: () => (/* binding */ pushFailure),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   wg: () => (/* binding */ sha256Refusal),
/* harmony export */   yK: () => (/* binding */ requireIndex)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69403);


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
    // A server may begin its reason with a line that says nothing.
    const lines = output
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => !/^remote:(?: error:)?$/.test(line));
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

/***/ 72114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Xb: () => (/* binding */ missingGit),
/* harmony export */   oj: () => (/* binding */ requireGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18082);
/* harmony import */ var _base_system_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77888);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3516);






const KEPT_VARIABLES = /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|GIT_CONFIG_GLOBAL|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSL_CAPATH|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|(https?|all|no)_proxy)$/i;
/**
 * No hook, no file system monitor, no prompt and no transport helper may run, whatever the user's configuration says;
 * credential helpers may. https://git-scm.com/docs/git-config
 */
const SAFE_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    // Whatever a bare repository could name to be run is overruled here, so bare repositories are allowed.
    ['safe.bareRepository', 'all'],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.alternateRefsCommand', ':'],
    // Give up on a server that sends next to nothing for a minute.
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '60'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['protocol.version', '2'],
    ['fetch.recurseSubmodules', 'false'],
    ['push.recurseSubmodules', 'no'],
    ['push.gpgSign', 'false'],
    ['fastimport.unpackLimit', '0'],
    // How much of large packs and files git holds in memory: without limits, all of them.
    ['core.packedGitWindowSize', '8m'],
    ['core.packedGitLimit', '64m'],
    ['core.bigFileThreshold', '2m'],
    ['fetch.unpackLimit', '1'],
];
const SAFE_VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    // ssh has no limits of its own for a server that stops to answer.
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=60 -o ServerAliveInterval=15 -o ServerAliveCountMax=4',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ATTR_NOSYSTEM: '1',
};
/** GIT_ALLOW_PROTOCOL overrules the configuration. https://git-scm.com/docs/git#Documentation/git.txt-GITALLOWPROTOCOL */
const PROTOCOLS = { none: '', local: 'file', network: 'http:https:ssh' };
/** What git says of a full disk; one of another machine is quoted behind `remote:`. */
const NO_SPACE = /^(?!remote:).*(?:No space left on device|Out of diskspace|Disk quota exceeded).*$/m;
/** Runs the system's git as child processes, with argv arrays, a reduced environment and safe settings. */
class Git {
    /** Where each call is noted. */
    log;
    environment;
    /** Read once: a look through the environment of a process takes as long as the start of a child. */
    #kept;
    constructor(environment, log) {
        this.environment = environment;
        this.#kept = Object.fromEntries(Object.entries(environment).filter(([name]) => KEPT_VARIABLES.test(name)));
        this.log = log;
    }
    /** Runs git to its end; a non-zero exit is a result. Throws MISSING_PROGRAM where there is no git, SYSTEM_REFUSED on a full disk. */
    run(args, call = {}) {
        return new Promise((resolve, reject) => {
            const child = this.start(args, call);
            const stdout = [];
            const stderr = [];
            const limits = new CallLimits(child, call);
            child.stdout.on('data', (chunk) => {
                if (limits.admits(chunk.length))
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => stderr.push(chunk));
            child.on('error', (cause) => {
                limits.finish();
                reject(missingGit(cause));
            });
            child.on('close', (code) => {
                const ended = limits.finish();
                // A git that ends by itself just then has been cut off all the same.
                const result = {
                    code: ended === '' ? (code ?? 1) : code || 1,
                    stdout: textOf(stdout),
                    stderr: textOf(stderr) + ended,
                };
                const [reason] = (result.code !== 0 && NO_SPACE.exec(result.stderr)) || [];
                if (reason === undefined)
                    resolve(result);
                else
                    reject((0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .noSpaceLeft */ .z)(reason));
            });
            // A child that ends early closes its stdin; its exit code gives the reason, not the broken pipe.
            const { input = '' } = call;
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(typeof input === 'string' ? [input] : input, child.stdin).catch(() => { });
        });
    }
    /** Starts git and leaves its pipes to the caller, who must listen to 'error' and 'close'. Throws SYSTEM_REFUSED. */
    start(args, call = {}) {
        this.log.debug(`git ${args.join(' ')}`);
        const env = this.#childEnvironment(call);
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, { cwd: call.cwd, env, stdio: 'pipe', detached: isGroup(call) });
        // Node.js gives a child without pipes where the process may open no more files, and reports the reason later.
        if (child.stdout === undefined) {
            child.on('error', () => { });
            throw tooManyFiles();
        }
        return child;
    }
    #childEnvironment(call) {
        const settings = [...SAFE_CONFIG, ...(call.config ?? [])];
        const config = settings.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ]);
        return {
            ...this.#kept,
            ...SAFE_VARIABLES,
            GIT_ALLOW_PROTOCOL: PROTOCOLS[call.transport ?? 'none'],
            // The git on the other side of a local transport drops all settings of this call, and reads files alone.
            ...(call.transport === 'local' ? { GIT_CONFIG_NOSYSTEM: '1' } : {}),
            GIT_CONFIG_COUNT: String(settings.length),
            ...Object.fromEntries(config),
            ...(call.home === undefined
                ? {}
                : {
                    HOME: call.home,
                    XDG_CONFIG_HOME: call.home,
                    GIT_CONFIG_GLOBAL: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.home, '.gitconfig'),
                }),
            ...(call.gitDirectory === undefined ? {} : { GIT_DIR: call.gitDirectory }),
            ...(call.indexFile === undefined ? {} : { GIT_INDEX_FILE: call.indexFile }),
        };
    }
}
/** Ends a git that prints too much, takes too long or is no longer wanted, and says why as git says its own reasons. */
class CallLimits {
    #kill;
    #call;
    #timer;
    #left;
    #reason = '';
    constructor(child, call) {
        this.#call = call;
        this.#kill = () => (isGroup(call) ? killGroup(child) : child.kill('SIGKILL'));
        this.#left = call.maxOutput ?? Number.POSITIVE_INFINITY;
        const deadlineMs = call.deadlineMs ?? (call.transport === 'network' ? _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NETWORK_CALL_MS */ .TC : undefined);
        this.#timer =
            deadlineMs === undefined
                ? undefined
                : setTimeout(() => this.#end(`no answer within ${deadlineMs / 1000} seconds`), deadlineMs);
        if (call.signal?.aborted)
            this.#kill();
        call.signal?.addEventListener('abort', this.#kill, { once: true });
    }
    /** Counts what git prints; false for what is too much. */
    admits(bytes) {
        this.#left -= bytes;
        if (this.#left < 0)
            this.#end(`more than ${this.#call.maxOutput} bytes of output`);
        return this.#left >= 0;
    }
    /** Must be called when git has ended. Gives a last line for what it has printed, where a limit ended it. */
    finish() {
        clearTimeout(this.#timer);
        this.#call.signal?.removeEventListener('abort', this.#kill);
        return this.#reason;
    }
    #end(reason) {
        this.#reason = `\nfatal: ${reason}`;
        this.#kill();
    }
}
/** A git that may be killed leads a process group: the helper that waits for a server is a child of git. */
function isGroup({ signal, maxOutput, deadlineMs }) {
    return signal !== undefined || maxOutput !== undefined || deadlineMs !== undefined;
}
function killGroup({ pid }) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It has ended already.
    }
}
function textOf(chunks) {
    return Buffer.concat(chunks).toString();
}
function missingGit(cause) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('MISSING_PROGRAM', 'the program "git" could not be started', `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`, { cause });
}
function tooManyFiles() {
    const cause = Object.assign(new Error('EMFILE: too many open files'), {
        code: 'EMFILE',
        syscall: 'spawn git',
        path: 'git',
    });
    return (0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .systemRefusal */ .o)(cause) ?? cause;
}
/** The oldest that the tests run with. */
const MINIMUM_GIT_VERSION = '2.39';
/** What `git version` gives, which is asked once for an environment. */
const versions = new WeakMap();
/** Checks that git is there, runs and is new enough; throws MISSING_PROGRAM. */
async function requireGit(git) {
    const asked = versions.get(git.environment) ?? git.run(['version']);
    versions.set(git.environment, asked);
    const { code, stdout, stderr } = await asked;
    // It reads the user's configuration first.
    if (code !== 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git does not run: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(stderr.trim())}`, 'repair what git names, such as the file of GIT_CONFIG_GLOBAL, until "git version" prints its version');
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
    const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number);
    const isNewer = Number(major) > Number(neededMajor);
    if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor)))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git is too old: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(stdout.trim())}`, `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it comes first on PATH`);
}


/***/ }),

/***/ 73621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ GitIndex)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(72114);
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
            child.on('error', (cause) => reject((0,git_git/* missingGit */.Xb)(cause)));
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
var failures = __webpack_require__(38799);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(39517);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __webpack_require__(19130);
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
            child.on('error', (cause) => reject((0,git_git/* missingGit */.Xb)(cause)));
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
var git_tree = __webpack_require__(14820);
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

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ MAX_LISTED_PATHS),
/* harmony export */   Cm: () => (/* binding */ MAX_HELPER_STDERR_LENGTH),
/* harmony export */   Ip: () => (/* binding */ TAGS_LISTING_MS),
/* harmony export */   Jb: () => (/* binding */ MAX_STDERR_LENGTH),
/* harmony export */   Je: () => (/* binding */ MAX_WAITING_BYTES),
/* harmony export */   Ke: () => (/* binding */ SCREENED_AT_ONCE),
/* harmony export */   N2: () => (/* binding */ MAX_SMALL_BYTES),
/* harmony export */   OP: () => (/* binding */ MAX_WRITERS),
/* harmony export */   QH: () => (/* binding */ MAX_CACHED_BYTES),
/* harmony export */   TC: () => (/* binding */ NETWORK_CALL_MS),
/* harmony export */   Xe: () => (/* binding */ BRANCH_LISTING_MS),
/* harmony export */   Y1: () => (/* binding */ SIZE_CHECK_MS),
/* harmony export */   _K: () => (/* binding */ SCREENED_BYTES),
/* harmony export */   ax: () => (/* binding */ MAX_REPETITIONS),
/* harmony export */   b_: () => (/* binding */ MAX_AHEAD),
/* harmony export */   bi: () => (/* binding */ MAX_CHANGES_BYTES),
/* harmony export */   f3: () => (/* binding */ MAX_BLOB_FILES_BYTES),
/* harmony export */   g_: () => (/* binding */ TREE_ENTRY_BYTES),
/* harmony export */   ho: () => (/* binding */ MAX_CACHED_TREE_BYTES),
/* harmony export */   jc: () => (/* binding */ MAX_UNCLEAR_PUSHES),
/* harmony export */   k5: () => (/* binding */ MAX_TAGS_FOLLOWED),
/* harmony export */   pz: () => (/* binding */ MAX_CACHED_ATTRIBUTE_BYTES),
/* harmony export */   qH: () => (/* binding */ MAX_LISTING_BYTES),
/* harmony export */   yN: () => (/* binding */ MAX_TREE_BYTES)
/* harmony export */ });
/** Git. */
/** Time for one call of git that reaches a server and has no shorter limit. Then git is ended, and the command fails. */
const NETWORK_CALL_MS = 60 * 60_000;
/** Time for the list of tags of a remote repository. Then the source fails. */
const TAGS_LISTING_MS = 60_000;
/** Time for the branches of a remote index. Then it counts as one that cannot be reached. */
const BRANCH_LISTING_MS = 30_000;
/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200;
/** Tags that point at tags. A longer chain is refused. */
const MAX_TAGS_FOLLOWED = 20;
/**
 * Pushes in a row with an unclear result: a broken connection may work again. Then the failure is reported.
 */
const MAX_UNCLEAR_PUSHES = 3;
/**
 * Bytes of the list of paths that changed between two commits. After a larger change every file counts as
 * changed.
 */
const MAX_CHANGES_BYTES = 8 * 1024 * 1024;
/**
 * Bytes of the packages that `serve` keeps as files. The ones that were asked for longest ago are written
 * anew.
 */
const MAX_BLOB_FILES_BYTES = 2 * 1024 ** 3;
/** Packages that are written to files at the same time, each by one git. The rest waits. */
const MAX_WRITERS = 4;
/** Objects that are requested ahead of their reader. The rest waits. */
const MAX_AHEAD = 64;
/** Bytes that wait for a reader. Above it git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Characters at the end of what git prints that are kept for an error. */
const MAX_STDERR_LENGTH = 4096;
/**
 * Bytes of one directory in Git: as many files as a module may have, with names of a hundred bytes. A larger
 * one is LIMIT_EXCEEDED.
 */
const MAX_TREE_BYTES = 32 * 1024 * 1024;
/** Bytes of an object that is kept in memory. A larger one is read again. */
const MAX_SMALL_BYTES = 64 * 1024;
/** Bytes of all objects that are kept in memory. Those that were not used for longest are read again. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** Bytes of the directories of commits that are kept in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_TREE_BYTES = 16 * 1024 * 1024;
/** Bytes of memory for each entry of a directory. */
const TREE_ENTRY_BYTES = 250;
/** Bytes of what .gitattributes files say of paths, about. What was not used for longest is asked again. */
const MAX_CACHED_ATTRIBUTE_BYTES = 8 * 1024 * 1024;
/** Repetitions of a fetch that failed on the way. Then it fails. */
const MAX_REPETITIONS = 3;
/**
 * Bytes of the list of tags of a remote repository: about a hundred thousand tags. A longer list is
 * LIMIT_EXCEEDED.
 */
const MAX_LISTING_BYTES = 16 * 1024 * 1024;
/** Characters at the end of what a remote helper prints that are kept for an error. */
const MAX_HELPER_STDERR_LENGTH = 16 * 1024;
/** Paths on one command line of git, which may be 128 KiB long. More are asked for in turn. */
const MAX_LISTED_PATHS = 100;
/** Files of a package that wait to be searched for secrets, as each search has a clock of its own. */
const SCREENED_AT_ONCE = 50;
/** Bytes of a file that does not wait for others. */
const SCREENED_BYTES = 64 * 1024;


/***/ }),

/***/ 6847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ GitObjects),
  m: () => (/* binding */ notFound)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/package/limit-errors.js
var limit_errors = __webpack_require__(14466);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(94611);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(39517);
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

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(72114);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var git_limits = __webpack_require__(3516);
;// CONCATENATED MODULE: ./lib/adapters/git/objects.js











const NONE_KEPT = -1;
const NO_BYTES = Buffer.alloc(0);
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
    #isClosing = false;
    #pending = [];
    /** Small blobs, since the next tag holds most of them again. */
    #small = new bounded_map/* BoundedMap */.E(git_limits/* MAX_CACHED_BYTES */.QH);
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
        this.gitDirectory = (0,bare_repository/* makeBorrowingRepository */.o)([objectsDirectory], temporary);
        this.git = git;
        this.#signal = signal;
        [this.#child, this.#closed] = this.#start();
    }
    /** Starts git, which ends at an object that is damaged. The one that was read then is refused, and a new git reads the others. */
    #start() {
        const signal = this.#signal;
        const child = this.git.start(['cat-file', '--batch'], { gitDirectory: this.gitDirectory });
        const abort = () => {
            this.#fail(signal?.reason);
            child.kill('SIGKILL');
        };
        signal?.addEventListener('abort', abort, { once: true });
        const parser = new BatchParser((type) => (this.#pending[0]?.into === undefined ? maxBytes(type) : NONE_KEPT), (object) => this.#answer(object), (bytes) => this.#pending[0]?.into?.(bytes));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-git_limits/* MAX_STDERR_LENGTH */.Jb);
        });
        // A child that ends early closes its stdin; 'close' gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        const closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(this.#fail((0,git/* missingGit */.Xb)(cause))));
            child.on('close', () => {
                signal?.removeEventListener('abort', abort);
                const damaged = this.#failure === undefined ? this.#pending.shift() : undefined;
                if (damaged === undefined)
                    return resolve(this.#fail(unreadable(this.#stderr)));
                damaged.reject(unreadable(this.#stderr, damaged.path));
                this.#stderr = '';
                this.#restart();
                resolve(this.#closed);
            });
        });
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
            throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(name)} names no Git object`, 'name it on one line');
        }
        return this.#await(this.#ask({ oid: name, path: name }, false));
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
        let asked = 0;
        try {
            for (;;) {
                if (ahead.length <= git_limits/* MAX_AHEAD */.b_ / 2) {
                    const next = wanted.slice(asked, asked + git_limits/* MAX_AHEAD */.b_ - ahead.length);
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
    /**
     * The texts that another git command prints, each with a NUL at its end; those that come together in one list. Throws NOT_FOUND where
     * git fails.
     */
    async *texts(args) {
        const child = this.git.start(args, { gitDirectory: this.gitDirectory });
        let stderr = '';
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString()).slice(-git_limits/* MAX_STDERR_LENGTH */.Jb);
        });
        child.stdin.on('error', () => { });
        const ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject((0,git/* missingGit */.Xb)(cause)));
            child.on('close', resolve);
        });
        ended.catch(() => { });
        child.stdin.end();
        try {
            yield* textsIn(child.stdout);
            if ((await ended) !== 0)
                throw unreadable(stderr);
        }
        finally {
            child.kill();
        }
    }
    /** Says that history ends at a commit: a repository that holds nothing before it may be pushed from then. */
    markShallow(commit) {
        return (0,promises_.appendFile)((0,external_node_path_.join)(this.gitDirectory, 'shallow'), `${commit}\n`);
    }
    /** Waits until git has finished what it was asked, and has ended. */
    async close() {
        this.#isClosing = true;
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
    #answer(object) {
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
            read.reject(object.type === 'tree' ? (0,limit_errors/* tooManyTreeEntries */.wC)() : (0,limit_errors/* fileTooLarge */.ME)(read.path, object.size));
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
        if (bytes.length <= git_limits/* MAX_SMALL_BYTES */.N2)
            this.#small.set(oid, Buffer.from(bytes), bytes.length);
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
        if (this.#waitingBytes > git_limits/* MAX_WAITING_BYTES */.Je && this.#waitingReaders === 0)
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
    return type === 'tree' ? git_limits/* MAX_TREE_BYTES */.yN : limits/* MAX_PACKAGE_FILE_BYTES */.vr;
}
/** Git looks at the hashes of what it fetches, and not at those of what is there. Objects of SHA-256 are refused elsewhere. */
function isIntact({ oid, type }, bytes) {
    return (oid.length !== 40 ||
        oid === (0,external_node_crypto_.createHash)('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex'));
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
    return new error/* RegistryError */.gl('NOT_FOUND', `git stopped while it read ${path === undefined ? 'objects' : (0,error/* quote */.hD)(path)}: ${(0,error/* quote */.hD)(reason.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
}
/** NOT_FOUND for an object that a commit names and the repository lacks. */
function notFound(oid, path) {
    return new error/* RegistryError */.gl('NOT_FOUND', `the object ${oid} of ${(0,error/* quote */.hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}


/***/ }),

/***/ 19130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Y4: () => (/* binding */ parseRefs),
/* harmony export */   Zt: () => (/* binding */ FetchRepository),
/* harmony export */   kG: () => (/* binding */ remoteSettings),
/* harmony export */   ly: () => (/* binding */ runOnRemote),
/* harmony export */   oW: () => (/* binding */ listRemoteTags),
/* harmony export */   tQ: () => (/* binding */ readVisibility)
/* harmony export */ });
/* unused harmony export tokenSettings */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77042);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39517);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38799);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3516);







/** The name that a remote has in our calls; a name that no user's configuration has settings for. */
const REMOTE = 'module-registry';
/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const RETRY_DELAYS = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 };
/** Settings that name a remote {@link REMOTE}, and send its token to it alone. */
function remoteSettings({ remote, token }) {
    return [[`remote.${REMOTE}.url`, remote.url], ...tokenSettings(remote, token)];
}
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
/**
 * Runs a command on a remote; a failure is a result. The other side of a local remote is a git on this machine. That one would run
 * programs that configurations name: the user's (`uploadpack.packObjectsHook`, `core.hooksPath`), so it gets a home of ours, and that of a
 * partial clone, to fetch what it lacks, so no protocol is allowed there. Throws MISSING_PROGRAM.
 * @param words the command with its options
 * @param refs what is named behind the remote
 */
async function runOnRemote(git, address, [command, ...options], refs, call) {
    const isLocal = address.remote.scheme === 'file';
    const program = command === 'push' ? 'receive-pack' : 'upload-pack';
    const otherSide = `--${program}=${isLocal ? 'GIT_ALLOW_PROTOCOL= ' : ''}git-${program}`;
    return git.run([command, otherSide, ...options, REMOTE, ...refs], {
        ...(isLocal
            ? { transport: 'local', home: await homeFor(git, address.temporary) }
            : { transport: 'network' }),
        ...call,
        config: [...remoteSettings(address), ...(call.config ?? [])],
    });
}
const homes = new WeakMap();
function homeFor(git, temporary) {
    const home = homes.get(git) ?? makeHome(git, temporary);
    homes.set(git, home);
    return home;
}
/** The only settings of the user that count there say which repositories of others are trusted. */
async function makeHome(git, temporary) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'home-'));
    const args = ['config', '--type=path', '--null', '--get-all', 'safe.directory'];
    // In no repository, whose own settings must not say that it is trusted.
    const { stdout } = await git.run(args, { gitDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'none') });
    const directories = stdout.split('\0').slice(0, -1);
    // https://git-scm.com/docs/git-config#_syntax
    const escaped = (value) => value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
    const lines = directories.map((directory) => `\tdirectory = "${escaped(directory)}"`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.gitconfig'), ['[safe]', ...lines, ''].join('\n'));
    return home;
}
/** Reads, four times at most while the failure is transient: reading twice does no harm. A last failure is a result. */
async function withRetries(read) {
    let result = await read();
    for (let attempt = 1; attempt <= _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPETITIONS */ .ax; attempt += 1) {
        if (result.code === 0 || !TRANSIENT.test(result.stderr))
            return result;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_3__/* .delayMs */ .eS)(RETRY_DELAYS, attempt));
        result = await read();
    }
    return result;
}
/** A bare repository of ours that objects of one remote are fetched into. */
class FetchRepository {
    gitDirectory;
    /** Its objects directory. */
    objects;
    #git;
    #address;
    /** @param config more lines of its config file */
    constructor(git, address, config = '') {
        this.gitDirectory = (0,_bare_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .makeBareRepository */ .x)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(address.temporary, 'fetch-'), config);
        this.objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDirectory, 'objects');
        this.#git = git;
        this.#address = address;
    }
    /**
     * Runs `git fetch`, four times at most while the failure is transient; a last failure is a result. Throws MISSING_PROGRAM.
     * @param wanted refspecs or object ids
     * @param options `--depth=1` and `--filter=…`
     */
    fetch(wanted, options, limits = {}) {
        const fixed = ['--quiet', '--no-tags', '--no-write-fetch-head', '--stdin'];
        // Thousands of tags are too long for a command line.
        const input = wanted.map((line) => `${line}\n`).join('');
        const call = { ...limits, gitDirectory: this.gitDirectory, input };
        return withRetries(() => runOnRemote(this.#git, this.#address, ['fetch', ...fixed, ...options], [], call));
    }
    /** Fetches a branch as {@link fetch} does. Its head is on `stdout`, which is empty where there is no such branch. */
    async fetchBranch(branch, options) {
        const ref = `refs/index/${branch}`;
        const fetched = await this.fetch([`+refs/heads/${branch}:${ref}`], options);
        if (/couldn't find remote ref/.test(fetched.stderr))
            return { ...fetched, code: 0 };
        const head = fetched.code === 0 ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDirectory, ref), 'utf8') : '';
        return { ...fetched, stdout: head.trim() };
    }
    /** The refs that end in a pattern, as {@link listRefs} prints them. */
    list(pattern, limits = {}) {
        return listRefs(this.#git, this.#address, [], [pattern], { gitDirectory: this.gitDirectory, ...limits });
    }
}
/** Runs `git ls-remote` with the same retries; a failure is a result. Throws MISSING_PROGRAM. */
function listRefs(git, address, options, patterns, call) {
    return withRetries(() => runOnRemote(git, address, ['ls-remote', ...options], patterns, call));
}
/** The object id of each ref that {@link listRefs} has printed; an annotated tag is followed to its object. */
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
 * The object of each tag of a remote, by its name. Throws PERMISSION and REPOSITORY_UNREACHABLE.
 * @param options `signal` ends it; without one there is a deadline
 */
async function listRemoteTags(git, address, { subject = 'source', signal } = {}) {
    const { remote, temporary } = address;
    const limit = signal === undefined ? { deadlineMs: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .TAGS_LISTING_MS */ .Ip } : { signal };
    const call = { ...limit, cwd: temporary, maxOutput: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTING_BYTES */ .qH };
    const listed = await listRefs(git, address, ['--tags'], [], call);
    if (listed.code !== 0)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .readFailure */ .f1)(subject, remote.url, listed.stderr);
    const tags = [...parseRefs(listed)].flatMap(([ref, oid]) => {
        const [, tag] = /^refs\/tags\/(.*)$/.exec(ref) ?? [];
        return tag === undefined ? [] : [[tag, oid]];
    });
    return new Map(tags);
}
/**
 * Who may read a remote, asked over HTTP without any credentials: `private` where the server asks for some or says that there is
 * no such repository, undefined where it gives no answer or HTTP does not reach it. Throws MISSING_PROGRAM.
 */
async function readVisibility(git, { remote, temporary, ...limits }) {
    if (remote.scheme !== 'https' && remote.scheme !== 'http')
        return undefined;
    const { code, stderr } = await listRefs(git, { remote, temporary, token: undefined }, [], ['HEAD'], {
        ...limits,
        cwd: temporary,
        home: temporary,
        config: anonymousSettings(remote),
        maxOutput: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTING_BYTES */ .qH,
    });
    if (code === 0)
        return 'public';
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .readFailure */ .f1)('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined;
}


/***/ }),

/***/ 14820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   m6: () => (/* binding */ readAt),
/* harmony export */   sg: () => (/* binding */ DIRECTORY_MODE),
/* harmony export */   yc: () => (/* binding */ GitTrees)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5922);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18082);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67843);
/* harmony import */ var _package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14466);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94611);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98259);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3516);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6847);









const DIRECTORY_MODE = '40000';
const OID_BYTES = 20;
/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
    #objects;
    #cache = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_4__/* .BoundedMap */ .E(_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_CACHED_TREE_BYTES */ .ho);
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
        const named = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(directories, ({ oid }) => oid);
        const found = new Map();
        for (const [oid, paths] of named) {
            const lines = this.#cache.get(oid);
            if (lines === undefined)
                continue;
            budget.count(lines, paths);
            found.set(oid, lines);
        }
        const unknown = [...named].flatMap(([oid, [first]]) => first === undefined || found.has(oid) ? [] : first);
        for await (const [{ oid, path }, { bytes }] of this.#objects.readEach('tree', unknown)) {
            const lines = parseTree(bytes, path, _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TREE_ENTRIES */ .FU);
            budget.count(lines, named.get(oid) ?? []);
            found.set(oid, lines);
            this.#cache.set(oid, lines, lines.length * _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .TREE_ENTRY_BYTES */ .g_);
        }
        return directories.flatMap(({ oid, path }) => (found.get(oid) ?? []).map((line) => ({ ...line, path: `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_8__/* .rootPrefix */ .R)(path)}${line.path}` })));
    }
}
/** Counts what the expansion of trees would give before it is done: a few trees can name each other for ever. */
class TreeBudget {
    #entries = 0;
    #pathLength = 0;
    /** Counts the lines of one tree once for each of the directories that it is. Throws LIMIT_EXCEEDED. */
    count(lines, directories) {
        this.#entries += lines.length * directories.length;
        if (this.#entries > _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TREE_ENTRIES */ .FU)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tooManyTreeEntries */ .wC)();
        const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0);
        for (const { path } of directories) {
            if (path.length > _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PATH_BYTES */ .PR)
                throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .pathTooLong */ .GL)(path);
            this.#pathLength += nameLength + path.length * lines.length;
        }
        if (this.#pathLength > _package_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TREE_PATH_BYTES */ .wZ)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .treePathsTooLong */ .N_)();
    }
}
/**
 * What a commit has at a path, `''` for its root; undefined where it has nothing there. Git says the same of what is not in a repository
 * as of what is in no tree: throws `lost`, or else NOT_FOUND, for an object that the commit names and the repository lacks.
 */
async function readAt(objects, { commit, path }, lost = _objects_js__WEBPACK_IMPORTED_MODULE_3__/* .notFound */ .m) {
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
        at = `${(0,_package_package_js__WEBPACK_IMPORTED_MODULE_8__/* .rootPrefix */ .R)(at)}${name}`;
        oid = entry.oid;
        if (at !== path && entry.mode !== DIRECTORY_MODE)
            return undefined;
    }
    throw lost(oid, at);
}
const SUBMODULE_MODE = '160000';
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

/***/ 17037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Scanner)
/* harmony export */ });
const BLANK = /[ \t]+/y;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:#|\/\/)[^\n]*/y;
const NEWLINE = /\r?\n/y;
const NUMBER = /\d(?:\.*(?:\d|[eE][-+]?\d))*/y;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const ASCII_NAME = /[A-Za-z_][\w-]*(?![\w-]|[^\0-\x7f])/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const SIGN = /==|!=|>=|<=|&&|\|\||::|\.\.\.|=>|~\}|[[\](){}.,*/%+\-=<>!?:"]/y;
const SEQUENCE = /[$%]\{~?/y;
const PLAIN = /[^$%"\\\r\n]+/y;
// In parts, as the engine keeps a state for every character of a match.
const QUOTED = /(?:\$\$\{~?|%%\{~?|[$%](?!\{)|\\[^\r\n]|[^$%"\\\r\n]){1,1000}/uy;
const LINE_PART = /\$\$\{~?|%%\{~?|[$%](?!\{)|[^$%\r\n]+|\r?\n/y;
const ESCAPE = /\\(?:[nrt"\\]|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|[\s\S])/gu;
const UNKNOWN = 'this character is not part of the language';
/** Cuts a text into tokens, one at a time, so that none of them has to be kept. Every text has tokens. */
class Scanner {
    #text;
    #at;
    #line;
    #modes = [{ kind: 'configuration', braces: 0 }];
    /** @param from an offset in the configuration, outside of a template, and its line */
    constructor(text, from = { start: 0, line: 1 }) {
        this.#text = text;
        this.#at = from.start;
        this.#line = from.line;
    }
    /** Where the next token is, with the blanks before it. */
    get place() {
        return { start: this.#at, line: this.#line };
    }
    next() {
        const mode = this.#modes.at(-1);
        if (this.#at >= this.#text.length)
            return this.#token('end of file', this.#at);
        if (mode?.kind === 'quote')
            return this.#quoted();
        if (mode?.kind === 'heredoc')
            return this.#heredoc(mode);
        this.#match(BLANK);
        return mode === undefined || this.#at >= this.#text.length
            ? this.#token('end of file', this.#at)
            : this.#configuration(mode);
    }
    #token(type, end, lines = 0) {
        const token = { type, start: this.#at, end, line: this.#line };
        this.#at = end;
        this.#line += lines;
        return token;
    }
    #fault(fault, end = this.#at + 1) {
        return { ...this.#token('fault', end), fault };
    }
    /** Where the pattern ends, if it matches here; blanks are skipped at once. */
    #match(pattern) {
        pattern.lastIndex = this.#at;
        if (!pattern.test(this.#text))
            return undefined;
        if (pattern === BLANK)
            this.#at = pattern.lastIndex;
        return pattern.lastIndex;
    }
    #configuration(mode) {
        const first = this.#text.charAt(this.#at);
        if (first === '\n')
            return this.#token('newline', this.#at + 1, 1);
        const name = this.#match(ASCII_NAME) ?? (isOfName(first) ? this.#match(NAME) : undefined);
        if (name !== undefined)
            return this.#token('name', name);
        const newline = first === '\r' ? this.#match(NEWLINE) : undefined;
        if (newline !== undefined)
            return this.#token('newline', newline, 1);
        const comment = first === '#' || first === '/' ? this.#match(COMMENT) : undefined;
        if (comment !== undefined)
            return this.#token('comment', comment, this.#linesUpTo(comment));
        const number = this.#match(NUMBER);
        if (number !== undefined)
            return this.#token('number', number);
        const heredoc = first === '<' ? this.#match(HEREDOC) : undefined;
        if (heredoc === undefined)
            return this.#sign(mode);
        const mark = this.#text.slice(this.#at, heredoc).replace(/^<<-?/, '').trimEnd();
        this.#modes.push({ kind: 'heredoc', mark, isLineStart: true });
        return this.#token('heredoc', heredoc, 1);
    }
    #linesUpTo(end) {
        let lines = 0;
        for (let at = this.#text.indexOf('\n', this.#at); at >= 0 && at < end; at = this.#text.indexOf('\n', at + 1))
            lines += 1;
        return lines;
    }
    #sign(mode) {
        const end = this.#match(SIGN);
        if (end === undefined)
            return this.#fault(UNKNOWN);
        const sign = this.#text.slice(this.#at, end);
        const isSequenceEnd = sign.endsWith('}') && mode.braces === 0 && this.#modes.length > 1;
        if (sign === '{')
            mode.braces += 1;
        if (sign === '}')
            mode.braces -= 1;
        if (sign === '"')
            this.#modes.push({ kind: 'quote' });
        if (isSequenceEnd)
            this.#modes.pop();
        return this.#token(isSequenceEnd ? 'template end' : sign === '"' ? 'quote' : sign, end);
    }
    /** `${` and `%{` begin configuration inside of a template. */
    #sequence() {
        const end = this.#match(SEQUENCE);
        if (end === undefined)
            return undefined;
        this.#modes.push({ kind: 'configuration', braces: 0 });
        return this.#token(this.#text.slice(this.#at, this.#at + 2), end);
    }
    #quoted() {
        if (this.#text[this.#at] === '"') {
            this.#modes.pop();
            return this.#token('end of quote', this.#at + 1);
        }
        return this.#sequence() ?? this.#quotedText();
    }
    #quotedText() {
        const plain = this.#match(PLAIN);
        if (plain !== undefined && this.#text[plain] === '"')
            return this.#token('text', plain);
        let end = this.#at;
        for (QUOTED.lastIndex = end; QUOTED.test(this.#text); end = QUOTED.lastIndex) {
            const wrong = findWrongEscape(this.#text.slice(end, QUOTED.lastIndex));
            if (wrong === undefined)
                continue;
            if (end + wrong.start > this.#at)
                return this.#token('text', end + wrong.start);
            return this.#fault('this escape sequence is not valid', end + wrong.end);
        }
        if (end > this.#at)
            return this.#token('text', end);
        this.#modes.pop();
        return this.#fault('a quoted string ends on its line', this.#at);
    }
    /** The mark on a line of its own ends a heredoc. */
    #heredoc(mode) {
        const { mark } = mode;
        const isMark = (line) => mode.isLineStart && line.endsWith('\n') && line.trim() === mark;
        const first = this.#lineAt(this.#at);
        if (isMark(first)) {
            this.#modes.pop();
            return this.#token('end of heredoc', this.#at + first.trimEnd().length);
        }
        const sequence = this.#sequence();
        if (sequence !== undefined) {
            mode.isLineStart = false;
            return sequence;
        }
        let [end, lines] = [this.#at, 0];
        for (let line = first; line !== '' && !isMark(line); line = this.#lineAt(end)) {
            const next = this.#lineEnd(end, line);
            if (next === end)
                break;
            mode.isLineStart = this.#text[next - 1] === '\n';
            if (mode.isLineStart)
                lines += 1;
            end = next;
            if (!mode.isLineStart)
                break;
        }
        return end > this.#at ? this.#token('text', end, lines) : this.#fault(UNKNOWN);
    }
    #lineAt(start) {
        const newline = this.#text.indexOf('\n', start);
        return this.#text.slice(start, newline < 0 ? undefined : newline + 1);
    }
    /** The end of a line, its newline included, or the sequence before which its text ends. */
    #lineEnd(start, line) {
        if (!/[$%\r]/.test(line))
            return start + line.length;
        let end = start;
        LINE_PART.lastIndex = start;
        while (end < start + line.length && LINE_PART.test(this.#text))
            end = LINE_PART.lastIndex;
        return end;
    }
}
function isOfName(character) {
    return /[A-Za-z_]|[^\0-\x7f]/.test(character);
}
function findWrongEscape(text) {
    for (const { 0: sequence, 1: short, 2: long, index } of text.matchAll(ESCAPE)) {
        const code = Number.parseInt(short ?? long ?? '0', 16);
        const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
        if (!isCharacter || /^\\[^nrt"\\]$/u.test(sequence))
            return { start: index, end: index + sequence.length };
    }
    return undefined;
}


/***/ }),

/***/ 77042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _k: () => (/* binding */ raceBackoff),
/* harmony export */   c1: () => (/* binding */ pollBackoff),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   rE: () => (/* binding */ waitWithin),
/* harmony export */   wv: () => (/* binding */ secondsSince)
/* harmony export */ });
/* unused harmony export raceWindowMs */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18996);


/** The wait before repetition number `attempt` (1 is the first), in milliseconds. */
function delayMs({ firstMs, growth, longestMs, jitter }, attempt) {
    const factor = growth === 'quadratic' ? attempt ** 2 : 2 ** (attempt - 1);
    return Math.min(longestMs, firstMs * factor) * (1 - jitter * Math.random());
}
/** Waits, but never beyond the time that is left; false, without a wait, if no time is left. */
async function waitWithin(leftMs, ms) {
    if (leftMs <= 0)
        return false;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, ms));
    return true;
}
const REAL_TIME = { now: Date.now, sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms), random: Math.random };
/**
 * The windows that waits are drawn from, after one loss and more, as multiples of what a try takes. The first losses say that
 * there may be more and more writers: the window grows. Who goes on losing gets a shorter one again, so that writers who
 * came later do not overtake him for ever. The last one stays wide enough for some such writers.
 */
const WINDOWS = [2, 6, 18, 40, 20, 10];
const LAST_WINDOW = 8;
/** The longest wait after this many losses in a row, from 1, where a try takes `tookMs`. */
function raceWindowMs(losses, tookMs) {
    const took = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_TRY_MS */ .iU, Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_TRY_MS */ .eJ, tookMs));
    return took * (WINDOWS[losses - 1] ?? LAST_WINDOW);
}
/**
 * The wait after a lost race for the index, until `totalMs` are over: any time up to `raceWindowMs`, from what the lost try
 * took. The more writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function raceBackoff(totalMs, time = REAL_TIME) {
    const deadline = time.now() + totalMs;
    let tryStarted = time.now();
    return {
        async wait(attempt) {
            const leftMs = deadline - time.now();
            if (leftMs <= 0)
                return false;
            const delay = raceWindowMs(attempt, time.now() - tryStarted) * time.random();
            await time.sleep(Math.min(leftMs, delay));
            tryStarted = time.now();
            return true;
        },
    };
}
/** The wait between two polls of a site: a second more each time, and at most ten. The last poll is sent when the seconds are over. */
function pollBackoff(seconds) {
    const deadline = Date.now() + seconds * 1000;
    return { wait: (attempt) => waitWithin(deadline - Date.now(), 1_000 * Math.min(10, attempt)) };
}
/** Seconds since `startMs`, or since this call. Never negative: the clock of the server may be ahead of this one. */
function secondsSince(startMs) {
    const start = startMs ?? Date.now();
    return () => Math.max(0, Math.round((Date.now() - start) / 1000));
}


/***/ }),

/***/ 18996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ IDLE_MS),
/* harmony export */   Ki: () => (/* binding */ ANSWER_MS),
/* harmony export */   eJ: () => (/* binding */ SHORTEST_TRY_MS),
/* harmony export */   iU: () => (/* binding */ LONGEST_TRY_MS)
/* harmony export */ });
/* unused harmony exports MAX_DOWNLOAD_BYTES, MAX_KEPT_BYTES, MAX_PACKAGES_ON_DISK_BYTES, MAX_FETCHED_BYTES, MAX_FILE_REDIRECTS */
/** HTTP. */

/** The least that a lost race for the index counts as, for the wait before the next try. */
const SHORTEST_TRY_MS = 50;
/** The most that a lost race for the index counts as, for the wait before the next try. */
const LONGEST_TRY_MS = 2_000;
/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
const ANSWER_MS = 10_000;
/** Time without a byte from the other side. Then the request fails, and may be repeated. */
const IDLE_MS = 120_000;
/**
 * Bytes of a package that `doctor` and `verify` download: `publish` makes none that is larger. A larger one
 * is a failed check.
 */
const MAX_DOWNLOAD_BYTES = (/* unused pure expression or super */ null && (MAX_PACKAGE_BYTES));
/** Documents of an index in a bucket or on a web host that `serve` keeps. Beyond it the least recently read go, and are fetched again. */
const MAX_KEPT_BYTES = (/* unused pure expression or super */ null && (64 * 1024 * 1024));
/** Packages of such an index that `serve` keeps on disk. Beyond it the least recently sent go, and are fetched again. */
const MAX_PACKAGES_ON_DISK_BYTES = (/* unused pure expression or super */ null && (2 * 1024 * 1024 * 1024));
/** A document of a static registry that `serve` reads. A larger one is LIMIT_EXCEEDED, and its answer 503. */
const MAX_FETCHED_BYTES = (/* unused pure expression or super */ null && (64 * 1024 * 1024));
/** Redirects that `serve` follows to a file of a static registry. After more it is INDEX_UNREACHABLE. */
const MAX_FILE_REDIRECTS = 5;


/***/ }),

/***/ 5922:
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
    /** Deletes the entries for which this is true. */
    deleteWhere(isWrong) {
        for (const [key, { value }] of this.#entries)
            if (isWrong(value, key))
                this.delete(key);
    }
}


/***/ }),

/***/ 87719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}


/***/ }),

/***/ 69463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runWork)
/* harmony export */ });
/** For work of the user's own, which may take as long as it likes. */
const runWork = (work) => work();


/***/ }),

/***/ 95933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RENDERER),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this tool. A test compares it with package.json. */
const VERSION = '0.1.0';
/** `renderer` in `registry.json`: the tool that rendered the files, which are compared byte by byte only for the same one. */
const RENDERER = `module-registry ${VERSION}`;


/***/ }),

/***/ 84458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ gitHubHome),
/* harmony export */   Wz: () => (/* binding */ isGitHub),
/* harmony export */   re: () => (/* binding */ parseRetrySeconds)
/* harmony export */ });
/* unused harmony export apiUrlOf */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54121);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60796);



/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
function apiUrlOf(serverUrl) {
    const { host } = new URL(serverUrl);
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return `https://api.${host}`;
    return `${serverUrl}/api/v3`;
}
/** Whether a host is GitHub: github.com, GitHub with data residency, or the server that the environment names. */
function isGitHub(host, serverUrl) {
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return true;
    return serverUrl !== undefined && URL.canParse(serverUrl) && new URL(serverUrl).host === host;
}
/** Opens a repository on GitHub at the first call, once: a run that needs nothing of GitHub loads none of its code. */
function gitHubHome(server, identity, logging) {
    return (0,_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => openHome(server, identity, logging));
}
async function openHome(server, identity, logging) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, so it has no releases to store packages in', 'publish with --package index or --package git');
    }
    if (server?.token === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, `set ${server?.tokenName ?? 'GITHUB_TOKEN'} to a token with "contents: write"`);
    }
    const { url = `https://${identity.host}`, apiUrl = apiUrlOf(url) } = server;
    const [{ createGitHub }, { openRepository }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(186), __webpack_require__.e(428), __webpack_require__.e(896)]).then(__webpack_require__.bind(__webpack_require__, 50896)),
        __webpack_require__.e(/* import() */ 169).then(__webpack_require__.bind(__webpack_require__, 40169)),
    ]);
    return openRepository(createGitHub({ ...server, url, apiUrl }, logging), identity.repository);
}
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_RETRY_SECONDS */ .FM;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}


/***/ }),

/***/ 39200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jZ: () => (/* binding */ openApiIndex),
  b6: () => (/* binding */ openIndex)
});

// UNUSED EXPORTS: indexTarget

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/system-error.js
var system_error = __webpack_require__(77888);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/absent.js

/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
function absent(path, codes, value) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (codes.includes(code))
            return value;
        throw new base_error/* RegistryError */.gl(code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,base_error/* quote */.hD)(path)}: ${code || (0,base_error/* messageOf */.bD)(cause)}`, 'name a directory that this user may read with --index', { cause });
    };
}

// EXTERNAL MODULE: ./lib/adapters/filesystem/create-directory.js
var create_directory = __webpack_require__(55347);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(4587);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/adapters/filesystem/limits.js
var filesystem_limits = __webpack_require__(72905);
// EXTERNAL MODULE: ./lib/adapters/filesystem/running.js
var running = __webpack_require__(38762);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/special-file.js



/**
 * Refuses with INDEX_INVALID a path of an index that is, or that leads through, anything but files and directories: a link may
 * lead out of the index, and a FIFO or a device never ends. The index itself may be a link. A path that is missing passes.
 */
async function refuseSpecialFile(root, path) {
    const file = (0,external_node_path_.join)(root, path);
    const real = await (0,promises_.realpath)(file).catch(() => undefined);
    const isDirect = real !== undefined && real === (0,external_node_path_.join)(await (0,promises_.realpath)(root).catch(() => root), path);
    const segments = path.split('/');
    for (let length = isDirect ? segments.length : 1; length <= segments.length; length += 1) {
        const parent = segments.slice(0, length).join('/');
        const stats = await (0,promises_.lstat)((0,external_node_path_.join)(root, parent)).catch(() => undefined);
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
        const stats = await (0,promises_.lstat)((0,external_node_path_.join)(root, parent)).catch(() => undefined);
        if (stats === undefined)
            continue;
        const isWhole = length === segments.length;
        if (isWhole ? !stats.isDirectory() : !stats.isFile())
            return;
        throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(parent)} in the index is ${isWhole ? 'a directory, where a file' : 'a file, where a directory'} belongs`, `move ${(0,base_error/* quote */.hD)(parent)} out of the index`);
    }
}
function isSpecialFile(type) {
    return !type.isFile() && !type.isDirectory();
}
/** @param path in the index */
function specialFile(path, type) {
    return new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is ${nameOf(type)}`, 'replace it by a file or a directory: an index holds nothing else');
}
function nameOf(type) {
    if (type.isSymbolicLink())
        return 'a symbolic link';
    if (type.isFIFO())
        return 'a FIFO';
    return type.isSocket() ? 'a socket' : 'a device';
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-lock.js






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
        await refuseSpecialFile(root, name);
    await refuseNoFile(root, LOCK);
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
/** Removes what a writer that was killed has left, where `names` of the directory hold such files; one that runs keeps them. */
async function removeDeadLock(root, names) {
    // A reader may lack the right to it; what is left does no harm until somebody writes.
    if (names.some(isOwnFile))
        await withLock(root, async () => { }).catch(() => { });
}
async function takeLock(lock) {
    try {
        await (0,promises_.writeFile)(lock, `${(0,external_node_os_.hostname)()} ${process.pid}`, { flag: 'wx' });
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
    const held = await (0,promises_.stat)(lock).catch(() => undefined);
    if (holder === undefined || held === undefined)
        return true;
    if (isAlive(holder, Date.now() - held.mtimeMs))
        return false;
    const taken = `${lock}.${process.pid}`;
    const isTaken = await (0,promises_.rename)(lock, taken).then(() => true, () => false);
    if (!isTaken)
        return true;
    // Another process may have removed and taken the lock since it was read: then its lock is put back.
    const isOther = (await readHolder(taken)) !== holder;
    if (isOther)
        await (0,promises_.link)(taken, lock).catch(() => { });
    await (0,promises_.unlink)(taken);
    return !isOther;
}
function readHolder(lock) {
    return (0,promises_.readFile)(lock, 'utf8').catch(() => undefined);
}
function isAlive(holder, heldMs) {
    if (heldMs > filesystem_limits/* LONGEST_HOLD_MS */.U5)
        return false;
    const [, host, pid] = /^(.*) (\d+)$/.exec(holder) ?? [];
    if (pid === undefined)
        return heldMs < filesystem_limits/* LONGEST_NAMELESS_MS */.d0;
    return host !== (0,external_node_os_.hostname)() || (0,running/* isRunning */.W)(Number(pid));
}
/** No content of the index: the files of a writer, and the repository of an index that is checked out. */
function isForeign(name) {
    return isOwnFile(name) || name === '.git';
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-contents.js








/** A link that takes the place of a file after it was listed is not followed, and a FIFO does not stop the reader. */
const READ = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
/**
 * The files of an index in a directory. It reads them synchronously: an index has many small files, and an asynchronous read
 * of one costs several times as much as its bytes.
 */
class DirectoryContents {
    commit = null;
    #root;
    #piece = Buffer.alloc(filesystem_limits/* PIECE_BYTES */.ts);
    constructor(root) {
        this.#root = root;
    }
    /** Directory by directory: its files, then those of each directory in it. */
    async *list() {
        const waiting = [''];
        for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
            // Signals and progress get their turn.
            await (0,external_node_timers_promises_.setImmediate)();
            const prefix = directory === '' ? '' : `${directory}/`;
            const all = this.#entriesOf((0,external_node_path_.join)(this.#root, directory));
            const entries = directory === '' ? all.filter(({ name }) => !isForeign(name)) : all;
            entries.sort((a, b) => (a.name < b.name ? -1 : 1));
            const files = entries.filter((entry) => !entry.isDirectory());
            yield files.map((entry) => ({ path: `${prefix}${entry.name}`, isSpecial: isSpecialFile(entry) }));
            const directories = entries.filter((entry) => entry.isDirectory());
            waiting.push(...directories.map(({ name }) => `${prefix}${name}`).reverse());
        }
    }
    #entriesOf(path) {
        try {
            return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        }
        catch (error) {
            return absent(path, ['ENOENT'], [])(error);
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
            for (let size = (0,external_node_fs_.readSync)(file, piece); size > 0; size = (0,external_node_fs_.readSync)(file, piece))
                into(piece.subarray(0, size));
            return true;
        });
        return isRead ?? false;
    }
    /** Undefined where the file is gone, or is no file any more. Throws PERMISSION, INDEX_UNREACHABLE. */
    #open(path, work) {
        const name = (0,external_node_path_.join)(this.#root, path);
        try {
            const file = (0,external_node_fs_.openSync)(name, READ);
            try {
                return work(file);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
            }
        }
        catch (error) {
            return absent(name, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'], undefined)(error);
        }
    }
}
function readDocument(file) {
    return (0,external_node_fs_.fstatSync)(file).size > limits/* MAX_DOCUMENT_BYTES */.bi ? undefined : (0,external_node_fs_.readFileSync)(file);
}

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
            const pause = Math.max(filesystem_limits/* LEAST_PAUSE_MS */.KU, PAUSE_FACTOR * (ended - started));
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
        const { maxBytes = filesystem_limits/* MAX_COPY_BYTES */.VR, maxFiles = filesystem_limits/* MAX_COPY_FILES */.z2 } = this.#options;
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
        const { removedMs = filesystem_limits/* REMOVED_MS */.od, onRemoved } = this.#options;
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
        this.#copy = copy && new DirectoryCopy(root, { ...copy, isForeign: isForeign, onRemoved });
    }
    /** With a copy it throws INDEX_UNREACHABLE for an index that is gone. */
    async open() {
        const names = await (0,promises_.readdir)(this.#root).catch(absent(this.#root, ['ENOENT'], []));
        const lost = this.#copy?.lostOf(names);
        if (lost !== undefined)
            throw lostIndex(this.#root, lost);
        this.#copy?.update();
        await removeDeadLock(this.#root, names);
        const content = names.filter((name) => !isOwnFile(name));
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
            await refuseNoFile(this.#root, path);
        const outcome = await withLock(this.#root, async (staging) => {
            if (await on.isStale())
                return 'moved';
            for (const path of change.files.keys())
                await refuseSpecialFile(this.#root, path);
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
            await refuseSpecialFile(this.#root, path);
            const stats = await (0,promises_.stat)(file).catch(absent(file, NO_FILE, undefined));
            return stats?.isFile() && (await this.#isSpelled(path)) ? { file, size: stats.size } : undefined;
        };
        return this.#orCopied(path, locateNow, (copy) => copy.locate(path));
    }
    async list() {
        const entries = await (0,promises_.readdir)(this.#root, { recursive: true, withFileTypes: true }).catch(absent(this.#root, ['ENOENT'], []));
        const found = entries.map((entry) => {
            const path = (0,external_node_path_.relative)(this.#root, (0,external_node_path_.join)(entry.parentPath, entry.name));
            return [path.split(external_node_path_.sep).join('/'), entry];
        });
        const content = found.filter(([path]) => !isForeign(path.split('/')[0] ?? ''));
        for (const [path, entry] of content)
            if (isSpecialFile(entry))
                throw specialFile(path, entry);
        return content.flatMap(([path, entry]) => (entry.isFile() ? [path] : [])).sort();
    }
    async listDirectory(path) {
        await refuseSpecialFile(this.#root, path);
        return (0,promises_.readdir)((0,external_node_path_.join)(this.#root, path)).catch(absent(this.#root, NO_DIRECTORY, []));
    }
    contents() {
        return new DirectoryContents(this.#root);
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
            await refuseSpecialFile(this.#root, path);
            const bytes = await (0,promises_.readFile)(file).catch(absent(file, NO_FILE, undefined));
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
        const names = this.exists ? await (0,promises_.readdir)(this.#root).catch(absent(this.#root, ['ENOENT'], [])) : [];
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
    constructor(root, maxFiles = filesystem_limits/* MAX_WATCHED_FILES */.Gu) {
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
        for (let at = 0; at < paths.length; at += filesystem_limits/* STATS_AT_ONCE */.AL) {
            const some = paths.slice(at, at + filesystem_limits/* STATS_AT_ONCE */.AL);
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
        return this.#waitedMs <= filesystem_limits/* MAX_HICCUP_MS */.HK + this.#asked * filesystem_limits/* FAST_STAT_MS */.pb;
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
var git_git = __webpack_require__(72114);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 6 modules
var index_store = __webpack_require__(73621);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var http_backoff = __webpack_require__(77042);
// EXTERNAL MODULE: ./lib/index/index-target.js
var index_target = __webpack_require__(12125);
// EXTERNAL MODULE: ./lib/composition/limits.js
var composition_limits = __webpack_require__(54121);
// EXTERNAL MODULE: ./lib/composition/run-trailers.js + 1 modules
var run_trailers = __webpack_require__(70819);
;// CONCATENATED MODULE: ./lib/composition/index-store.js









/**
 * Text of `--index` → target; a bare repository is told from a plain directory by its files. The path of a repository is
 * absolute: Git runs in directories of its own, where a relative path would name another directory.
 */
function indexTarget(text) {
    const target = parseIndexTarget(text, (path) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects')));
    if (target.kind === 'directory')
        return target;
    const { remote } = target;
    const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://');
    const path = resolve(remote.path);
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
    const git = new git_git/* Git */.TU(runtime.environment, runtime.log);
    await (0,git_git/* requireGit */.oj)(git);
    const { remote, branch } = target;
    const index = new index_store/* GitIndex */.B(git, { remote, branch, token, reading, writes, temporary: runtime.temporary });
    const recorded = (0,run_trailers/* withRunTrailers */.C)(index, runtime);
    return {
        index: runtime.writes?.index(recorded) ?? recorded,
        raceBackoff: backoff,
        close: () => index.close(),
    };
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex(runtime, repository, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(186), __webpack_require__.e(448)]).then(__webpack_require__.bind(__webpack_require__, 41448));
    return {
        index: (0,run_trailers/* withRunTrailers */.C)(new ApiIndex({ repository, branch }), runtime),
        raceBackoff: (0,http_backoff/* raceBackoff */._k)(composition_limits/* INDEX_RACE_MS */.CR),
        close: async () => { },
    };
}


/***/ }),

/***/ 54121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ INDEX_RACE_MS),
/* harmony export */   FM: () => (/* binding */ DEFAULT_RETRY_SECONDS),
/* harmony export */   hx: () => (/* binding */ INDEX_ANSWER_MS)
/* harmony export */ });
/* unused harmony exports EXPOSURE_ANSWER_MS, README_MS */
/** Runs. */
/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000;
/** Time for which a publish runs lost races for the index again. Then it fails with INDEX_BUSY. */
const INDEX_RACE_MS = 10 * 60_000;
/**
 * Time for retries of GitHub's API, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails.
 */
const DEFAULT_RETRY_SECONDS = 30;
/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000;
/** Time that `serve` takes to render a README, in which no other request is answered. Then the page has its text. */
const README_MS = 500;


/***/ }),

/***/ 60796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Work that starts at the first call; every later call gets the same result. */
function once(work) {
    let result;
    return () => {
        result ??= work();
        return result;
    };
}


/***/ }),

/***/ 70819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ messageOfRun),
  C: () => (/* binding */ withRunTrailers)
});

// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(95933);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(4587);
;// CONCATENATED MODULE: ./lib/index/plan/trailers.js


/** The message with the trailers as its last paragraph. Each value is one line; empty ones are left out. */
function withTrailers(message, trailers) {
    const lines = trailers.flatMap(([key, value]) => {
        const line = (0,error/* visible */.RK)(value.trim()).slice(0, limits/* MAX_TRAILER_LENGTH */.Sf);
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
function withRunTrailers(store, run) {
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


/***/ }),

/***/ 4156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCatalogNode),
/* harmony export */   Ox: () => (/* binding */ fitsCatalogFile),
/* harmony export */   VN: () => (/* binding */ catalogBytes),
/* harmony export */   lQ: () => (/* binding */ parseCatalogFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4645);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84289);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4587);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54268);






const catalogFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleListItem */ .KJ) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ children: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]$/), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive()) }),
]);
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const file = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(catalogFile, bytes);
    if (file !== undefined)
        return file;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
function formatCatalogNode(children) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)({ children });
}
/** What the list has around its modules, but for the comma that the last one lacks. */
const FRAME_BYTES = Buffer.byteLength((0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalog */ .fn)([])) - 1;
/** The bytes that a module adds to a file with modules, with the comma after it. */
function catalogBytes(item) {
    return Buffer.byteLength((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactJson */ .Ar)(item).trimEnd()) + 1;
}
/** Whether modules of so many bytes fit into one file. */
function fitsCatalogFile(bytes) {
    return FRAME_BYTES + bytes <= _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_CATALOG_BYTES */ .d8;
}


/***/ }),

/***/ 52177:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4645);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84289);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95933);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14996);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22413);
/* harmony import */ var _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61380);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53686);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15865);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(411);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67637);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83908);














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

/***/ 53686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ addressField),
/* harmony export */   FA: () => (/* binding */ versionField),
/* harmony export */   h5: () => (/* binding */ digestField),
/* harmony export */   od: () => (/* binding */ commitField),
/* harmony export */   wq: () => (/* binding */ locationField),
/* harmony export */   xd: () => (/* binding */ dateField)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4645);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84289);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22413);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4587);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96308);






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

/***/ 80613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   j8: () => (/* binding */ releaseAt),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52177);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(411);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98267);




/** The `module.json` of a module; undefined where the index has no such module. Throws INDEX_INVALID, also for a mark of an unknown version. */
function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    if (bytes === undefined)
        return undefined;
    const known = modules.get(bytes);
    if (known !== undefined)
        return known;
    const module = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
    (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseUnknownMarks */ .pS)(path, module);
    modules.set(bytes, module);
    return module;
}
/** A module of a thousand versions is asked for once for each of them. */
const modules = new WeakMap();
/** The release in the directory of a version, whether `module.json` lists it or not. Throws INDEX_INVALID. */
function releaseAt(files, address, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(address, version, 'release.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
}
/** The release of a version that `module.json` lists. Throws INDEX_INVALID, also where it is missing. */
function listedRelease(files, module, version) {
    const release = releaseAt(files, module.address, version);
    if (release !== undefined)
        return release;
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, `restore it from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
}
/** The `registry.json` of an index. Throws INDEX_INVALID, also where it is missing. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is not a registry index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 44415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X$: () => (/* binding */ formatInterface),
  l$: () => (/* binding */ interfaceFacts),
  Er: () => (/* binding */ interfacePaths),
  MI: () => (/* binding */ parseInterfaceFiles)
});

// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(4645);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(9598);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(89688);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(84289);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(14099);
// EXTERNAL MODULE: ./lib/interface/limits.js
var limits = __webpack_require__(30030);
;// CONCATENATED MODULE: ./lib/interface/read/plain-expression.js

const BLANK = /(?:\s|#[^\n]*(?:\n|$)|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
const TOKEN = /[\p{ID_Start}_][\p{ID_Continue}-]*|-?\d+(?:\.\d+)?|"[^"\\\p{Cc}]*"|[()[\]{},=:]/uy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads names, calls, literals, tuples and objects from a source text, as types and most defaults are; undefined for every other
 * text. The parser of configuration files reads all of HCL, and is too large for what reads an index.
 */
function plainExpression(text) {
    const tokens = text.length > limits/* MAX_PLAIN_LENGTH */.Zj ? undefined : tokensOf(text);
    if (tokens === undefined)
        return undefined;
    const reader = new PlainReader(tokens);
    const expression = reader.read(0);
    return reader.isAtEnd ? expression : undefined;
}
function tokensOf(text) {
    const tokens = [];
    const match = (pattern, at) => {
        pattern.lastIndex = at;
        return pattern.exec(text)?.[0] ?? '';
    };
    for (let at = match(BLANK, 0).length; at < text.length; at += match(BLANK, at).length) {
        const token = match(TOKEN, at);
        if (token === '')
            return undefined;
        tokens.push(token);
        at += token.length;
    }
    return tokens;
}
class PlainReader {
    #tokens;
    #at = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    get isAtEnd() {
        return this.#at === this.#tokens.length;
    }
    read(depth) {
        const token = this.#tokens[this.#at] ?? '';
        const source = { text: token, line: 1 };
        this.#at += 1;
        if (depth > limits/* MAX_PLAIN_DEPTH */.Ws)
            return undefined;
        if (token === '[') {
            const members = this.#list(']', () => this.read(depth + 1));
            return members && { kind: 'tuple', members, ...source };
        }
        if (token === '{') {
            const members = this.#list('}', () => this.#member(depth + 1));
            return members && { kind: 'object', members, ...source };
        }
        const value = literalOf(token);
        if (value !== undefined)
            return { kind: 'literal', value, ...source };
        if (!/^[\p{ID_Start}_]/u.test(token))
            return undefined;
        if (!this.#take('('))
            return { kind: 'reference', steps: [token], ...source };
        const passed = this.#list(')', () => this.read(depth + 1));
        return passed && { kind: 'call', name: token, arguments: passed, ...source };
    }
    #member(depth) {
        const key = this.read(depth);
        if (!this.#take('=') && !this.#take(':'))
            return undefined;
        const value = this.read(depth);
        return key && value && { key, value };
    }
    /** In an object a new line may stand for the comma. */
    #list(end, read) {
        const members = [];
        while (!this.#take(end)) {
            const member = read();
            if (member === undefined)
                return undefined;
            members.push(member);
            if (!this.#take(',') && end !== '}' && this.#tokens[this.#at] !== end)
                return undefined;
        }
        return members;
    }
    #take(token) {
        const isNext = this.#tokens[this.#at] === token;
        if (isNext)
            this.#at += 1;
        return isNext;
    }
}
/** Undefined for a name, a sign, and a text with interpolation. */
function literalOf(token) {
    if (token.startsWith('"'))
        return /[$%]\{/.test(token) ? undefined : token.slice(1, -1);
    return /^[-\d]/.test(token) ? Number(token) : WORDS.get(token);
}

// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(93141);
// EXTERNAL MODULE: ./lib/index/limits.js
var index_limits = __webpack_require__(4587);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(52177);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
;// CONCATENATED MODULE: ./lib/index/format/interface-document.js










/**
 * `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. A key is left
 * out where reading gives its value back: that of the schema, of the source text, or, for `file`, of the element before.
 */
const interface_document_text = schemas/* string */.YjP();
const mayBeEmpty = interface_document_text.default('');
const mark = schemas/* boolean */.zMY().default(false);
/** `file` is empty where it is that of the element before, or, in a validation, that of the input. */
const position = { file: mayBeEmpty, line: schemas/* number */.aig().int() };
const type = schemas/* lazy */.RZV(() => {
    const attribute = schemas/* looseObject */._H3({ type, optional: schemas/* boolean */.zMY(), default: schemas/* json */.Pq9().exactOptional() });
    return schemas/* discriminatedUnion */.gMt('kind', [
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('any') }),
        schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(['string', 'number', 'bool']) }),
        schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(['list', 'set', 'map']), element: type }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('tuple'), elements: schemas/* array */.YOg(type) }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('object'), attributes: schemas/* record */.g1P(interface_document_text, attribute) }),
        schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('unknown'), text: interface_document_text }),
    ]);
});
const marks = {
    name: interface_document_text,
    description: mayBeEmpty,
    sensitive: mark,
    ephemeral: mark,
    deprecated: mayBeEmpty,
    ...position,
};
function makeSchemas() {
    const validation = schemas/* looseObject */._H3({ condition: mayBeEmpty, message: mayBeEmpty, ...position });
    const elements = {
        inputs: schemas/* looseObject */._H3({
            ...marks,
            type: mayBeEmpty,
            parsedType: type.exactOptional(),
            default: mayBeEmpty,
            value: schemas/* json */.Pq9().exactOptional(),
            required: mark,
            nullable: schemas/* boolean */.zMY().default(true),
            validations: schemas/* array */.YOg(validation).default([]),
        }),
        outputs: schemas/* looseObject */._H3({ ...marks, type: type.exactOptional() }),
        resources: schemas/* looseObject */._H3({
            mode: schemas/* enum */.k5n(['managed', 'data', 'ephemeral']).default('managed'),
            type: interface_document_text,
            name: interface_document_text,
            ...position,
        }),
        calls: schemas/* looseObject */._H3({ name: interface_document_text, source: mayBeEmpty, version: mayBeEmpty, ...position }),
        providers: schemas/* looseObject */._H3({
            name: interface_document_text,
            source: mayBeEmpty,
            constraints: schemas/* array */.YOg(interface_document_text).default([]),
            aliases: schemas/* array */.YOg(interface_document_text).default([]),
            ...position,
        }),
        moves: schemas/* looseObject */._H3({ from: interface_document_text, to: interface_document_text, ...position }),
        removals: schemas/* looseObject */._H3({ from: interface_document_text, ...position }),
        imports: schemas/* looseObject */._H3({ to: interface_document_text, id: interface_document_text, ...position }),
    };
    const directory = schemas/* looseObject */._H3({
        path: mayBeEmpty,
        readme: mayBeEmpty,
        empty: mark,
        inputs: schemas/* array */.YOg(elements.inputs).default([]),
        outputs: schemas/* array */.YOg(elements.outputs).default([]),
        resources: schemas/* array */.YOg(elements.resources).default([]),
        calls: schemas/* array */.YOg(elements.calls).default([]),
        // Absent in documents of older versions, as `requiredVersionsAt`.
        repetitions: schemas/* record */.g1P(interface_document_text, schemas/* enum */.k5n(['count', 'for_each'])).exactOptional(),
        providers: schemas/* array */.YOg(elements.providers).default([]),
        requiredVersions: schemas/* array */.YOg(interface_document_text).default([]),
        requiredVersionsAt: schemas/* looseObject */._H3({ ...position, file: interface_document_text }).exactOptional(),
        moves: schemas/* array */.YOg(elements.moves).default([]),
        removals: schemas/* array */.YOg(elements.removals).default([]),
        imports: schemas/* array */.YOg(elements.imports).default([]),
    });
    const document = schemas/* looseObject */._H3({
        format: schemas/* literal */.euz(documents/* INDEX_FORMAT */.B7),
        root: directory,
        submodules: schemas/* array */.YOg(directory).default([]),
        examples: schemas/* array */.YOg(directory).default([]),
    });
    return { elements, validation, directory, document };
}
/** Made at the first use: most runs neither read nor write such a document. */
let made;
function interface_document_schemas() {
    made ??= makeSchemas();
    return made;
}
/** Directories that versions share are formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface({ diagnostics: _, root, submodules, examples, ...rest }) {
    const list = (directories) => `[${directories.map(directoryText).join(',')}]`;
    const texts = { root: directoryText(root), submodules: list(submodules), examples: list(examples) };
    return (0,json/* compactObject */.BU)({ ...rest, format: documents/* INDEX_FORMAT */.B7 }, texts);
}
function directoryText(directory) {
    const known = formatted.get(directory);
    if (known !== undefined)
        return known;
    const { elements } = interface_document_schemas();
    const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory;
    const short = {
        ...directory,
        readme: directory.path === '' ? '' : directory.readme,
        inputs: shortList(elements.inputs, inputs.map(shortInput)),
        outputs: shortList(elements.outputs, outputs),
        resources: shortList(elements.resources, resources),
        calls: shortList(elements.calls, calls),
        providers: shortList(elements.providers, providers),
        moves: shortList(elements.moves, moves),
        removals: shortList(elements.removals, removals),
        imports: shortList(elements.imports, imports),
    };
    const text = (0,json/* compactJson */.Ar)(shortObject(interface_document_schemas().directory, short)).trimEnd();
    formatted.set(directory, text);
    return text;
}
/** Without what the source texts of the type and of the default say by themselves. */
function shortInput({ parsedType, value, ...input }) {
    return {
        ...input,
        ...(isSame(parsedType, typeIn(input.type)) ? {} : { parsedType }),
        ...(isSame(value, valueIn(input.default)) ? {} : { value }),
        validations: shortList(interface_document_schemas().validation, input.validations, input.file),
    };
}
/** Undefined where the text is not plain. Few types are in use, and each of them in many inputs. */
function typeIn(text) {
    const known = types.get(text);
    if (known !== undefined)
        return known;
    const expression = plainExpression(text);
    if (text !== '' && expression === undefined)
        return undefined;
    const found = (0,type_expression/* typeFromExpression */.F)(expression);
    types.set(text, found, 16 * text.length);
    return found;
}
const types = new bounded_map/* BoundedMap */.E(index_limits/* MAX_TYPE_BYTES */.QA);
function valueIn(text) {
    return (0,expression/* constantValue */.yb)(plainExpression(text));
}
function isSame(one, other) {
    return one === other || (other !== undefined && (0,json/* compactJson */.Ar)(one) === (0,json/* compactJson */.Ar)(other));
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
        const { success, data } = parse/* safeParse */.xL(member, undefined);
        return success ? [[key, data]] : [];
    });
    const made = new Map(found);
    defaults.set(schema, made);
    return made;
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,paths/* versionPath */.qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = completed((0,documents/* parseDocument */.Tp)(interface_document_schemas().document, path, bytes));
    const readme = new TextDecoder().decode(read((0,paths/* versionPath */.qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** All that `interface.json` says, with what it leaves out, for comparing; undefined where it cannot be read. */
function interfaceFacts(bytes) {
    const document = (0,schema/* parseJson */.qF)(interface_document_schemas().document, bytes);
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
    return [(0,paths/* versionPath */.qW)(address, version, 'interface.json'), (0,paths/* versionPath */.qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 96308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ ociLocation),
/* harmony export */   $z: () => (/* binding */ subdirectoryOf),
/* harmony export */   QD: () => (/* binding */ locationKind),
/* harmony export */   ax: () => (/* binding */ ociManifestOf),
/* harmony export */   eS: () => (/* binding */ s3Location),
/* harmony export */   gE: () => (/* binding */ placeOfLocation),
/* harmony export */   jp: () => (/* binding */ hostOfLocation),
/* harmony export */   kV: () => (/* binding */ gitLocation),
/* harmony export */   ly: () => (/* binding */ s3ObjectOf),
/* harmony export */   nE: () => (/* binding */ releaseAssetOf),
/* harmony export */   yk: () => (/* binding */ indexLocation),
/* harmony export */   z4: () => (/* binding */ zipLocation)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27729);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79286);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83880);




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
/** Undefined for a package in the index. Throws INDEX_INVALID. */
function placeOfLocation(location) {
    const kind = locationKind(location);
    if (kind === 'relative')
        return undefined;
    const [, source = ''] = PARTS.exec(location.replace(/^[a-z0-9]+::/, '')) ?? [];
    const { protocol, host, hostname, pathname } = new URL(source);
    const isSsh = protocol === 'ssh:';
    const path = pathname.slice(1).replace(kind === 'git' ? /\.git$/ : /(?!)/, '');
    return { kind, host: isSsh ? hostname : host, isSsh, path };
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

/***/ 15865:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4645);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84289);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25958);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21160);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22413);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53686);






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

/***/ 54268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   EA: () => (/* binding */ itemAddress),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   KJ: () => (/* binding */ moduleListItem),
/* harmony export */   KT: () => (/* binding */ withModules),
/* harmony export */   RA: () => (/* binding */ newestItems),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Zr: () => (/* binding */ formatSystemList),
/* harmony export */   fn: () => (/* binding */ formatCatalog),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   xn: () => (/* binding */ catalogItem),
/* harmony export */   z8: () => (/* binding */ listItemOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4645);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84289);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21160);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45535);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22413);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4587);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52177);









/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Keys that a list of another tool has are kept. */
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    meta: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ next_offset: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().optional() }).optional(),
    modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem),
});
/** The item of a module in a list: its latest version, and the newest commit date. */
function listItem(module, { release }) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' };
}
/**
 * The item of a module in the catalog, where the index has the interface with the names of inputs and outputs, the types of
 * resources, and the modules of registries that it calls.
 */
function catalogItem(module, latest) {
    const item = listItem(module, latest);
    if (latest.moduleInterface === undefined)
        return item;
    const { inputs, outputs } = latest.moduleInterface.root;
    const dependencies = calledModules(latest.moduleInterface);
    const resources = resourceTypes(latest.moduleInterface);
    return {
        ...item,
        inputs: firstNames(inputs),
        outputs: firstNames(outputs),
        ...(resources.length === 0 ? {} : { resources }),
        ...(dependencies.length === 0 ? {} : { dependencies }),
    };
}
/** The types of the resources that the root and its submodules manage. */
function resourceTypes({ root, submodules }) {
    const managed = [root, ...submodules].flatMap(({ resources }) => resources.filter(({ mode }) => mode === 'managed'));
    return [...new Set(managed.map(({ type }) => type))].sort().slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SEARCHED_NAMES */ .SC);
}
/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }) {
    const called = [root, ...submodules].flatMap(({ calls }) => calls.flatMap(({ source }) => (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistrySource */ .C)(source) ?? []));
    const sources = called.map(({ host, address }) => `${host}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}`);
    return [...new Set(sources)].sort().slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_DEPENDENCIES */ .tp);
}
/** The item of a module in a list, as that of the catalog has it. */
function listItemOf({ inputs: _, outputs: __, resources: ___, dependencies: ____, ...item }) {
    return item;
}
function firstNames(values) {
    return values.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SEARCHED_NAMES */ .SC).map(({ name }) => name);
}
/** The keys that list items and module details share; missing text is `""`. */
function releaseSummary(release) {
    const { namespace, name, system } = release.address;
    return {
        id: `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address)}/${release.version}`,
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
/** The version that lists and details show of a module; undefined where none is listed. */
function latestOf(module) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .listedVersions */ .f3)(module));
}
/** An empty list where the file is missing. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const list = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(moduleList, bytes);
    if (list !== undefined)
        return { modules: list.modules, hasMore: list.meta?.next_offset !== undefined };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/** The list with the items of these modules added or replaced; a module without an item is left out. */
function withModules(list, modules) {
    const changed = new Set(modules.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)));
    const others = list.modules.filter((each) => !changed.has(itemAddress(each)));
    return { ...list, modules: [...others, ...modules.flatMap(({ item }) => item ?? [])] };
}
/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `next_offset` says that there
 * are more; there is no `next_url`, because a static host answers every offset with this list.
 */
function formatNewestList({ modules: all, hasMore = false }) {
    const modules = newestItems(all);
    const more = hasMore || all.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh ? { next_offset: modules.length } : {};
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit: _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, current_offset: 0, ...more }, modules });
}
/** The items of that list. Of more items than these, no other can get into it. */
function newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)));
    return newest.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh);
}
/** The list of all systems of one name, by address. */
function formatSystemList({ modules }) {
    const limit = Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, modules.length);
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) });
}
/** A file of the catalog with modules, by address. */
function formatCatalog(modules) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ modules: byAddress(modules) });
}
function byAddress(modules) {
    return modules.toSorted((a, b) => compare(itemAddress(a), itemAddress(b)));
}
/** `namespace/name/system` */
function itemAddress(item) {
    return `${item.namespace}/${item.name}/${item.provider}`;
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 67637:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4645);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21160);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96308);




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

/***/ 98267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ versionState),
/* harmony export */   c5: () => (/* binding */ deprecationOf),
/* harmony export */   pS: () => (/* binding */ refuseUnknownMarks)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22413);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15865);



/** The state of a version that is, or was, published. Of several marks the strongest counts: removed, yanked, deprecated. */
function versionState(module, version) {
    const isIts = (mark) => mark.version === version;
    const removal = module.removed.find(isIts);
    if (removal !== undefined)
        return { state: 'removed', reason: removal.reason, date: removal.date };
    const yank = module.yanks.find(isIts);
    if (yank !== undefined)
        return { state: 'yanked', ...markOf(yank) };
    const deprecation = deprecationOf(module, version);
    return deprecation === undefined ? { state: 'listed' } : { state: 'deprecated', ...deprecation };
}
/**
 * The deprecation of a version: its own before that of a range, and that of a range before that of the whole module. A range
 * has a pre-release only where it names it, as in clients.
 */
function deprecationOf(module, version) {
    const { deprecations } = module;
    const own = deprecations.find(({ versions }) => versions === version);
    const ofRange = deprecations.find(({ versions }) => versions !== undefined && (0,_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isInRange */ .h$)(version, versions));
    const found = own ?? ofRange ?? deprecations.find(({ versions }) => versions === undefined);
    return found && markOf(found);
}
/** Without keys that other tools added. */
function markOf({ reason, date, link, replacement }) {
    return {
        reason,
        date,
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}
/** Throws INDEX_INVALID for a mark of a version that was never published: it would have no effect, and nobody would see why. */
function refuseUnknownMarks(path, module) {
    const known = new Set([...module.versions, ...module.removed].map(({ version }) => version));
    const marked = [
        ...module.yanks.map(({ version }) => ['yanks', version]),
        ...module.deprecations.flatMap(({ versions }) => versions !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(versions).ok ? [['deprecations', versions]] : []),
    ];
    const unknown = marked.find(([, version]) => !known.has(version));
    if (unknown === undefined)
        return;
    const [list, version] = unknown;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index marks version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(version)} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(list)}, and the module has no such version`, `correct the version in the list, or take the mark out of it`);
}


/***/ }),

/***/ 30030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ MAX_TYPE_PARTS),
/* harmony export */   A$: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   Lj: () => (/* binding */ MAX_DESCRIPTION_LENGTH),
/* harmony export */   Ws: () => (/* binding */ MAX_PLAIN_DEPTH),
/* harmony export */   Zj: () => (/* binding */ MAX_PLAIN_LENGTH),
/* harmony export */   dr: () => (/* binding */ MAX_NESTED_MODULES),
/* harmony export */   tj: () => (/* binding */ MAX_DESCRIPTION_START)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/**
 * Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay
 * small.
 */
const MAX_TYPE_PARTS = 100;


/***/ }),

/***/ 14099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
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

/***/ 35343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94278);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30030);
/* harmony import */ var _readme_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93331);




/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const path = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.normalize)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory, target)).replace(/\/$/, '');
    return path === '.' ? '' : path;
}
function isSubmodule(directory) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(directory) && !/(^|\/)wrappers(\/|$)/.test(directory);
}
function hasRoot(paths) {
    return paths.some((path) => !path.includes('/') && (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path));
}
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: (hasRoot(paths) ? below('modules') : directories)
            .filter(isSubmodule)
            .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
        examples: examples.filter(isOuter).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
    };
}
/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
function selectInterfaceFiles(files) {
    const isCollection = !hasRoot(files.map(({ path }) => path));
    return files.filter(({ path }) => {
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) && !(0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .isReadme */ .ro)(path))
            return false;
        const directory = directoryOf(path);
        return directory === '' || /^(modules|examples)\//.test(path) || (isCollection && isSubmodule(directory));
    });
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test((0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .fileName */ .Md)(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}


/***/ }),

/***/ 93331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   be: () => (/* binding */ descriptionFromReadme),
/* harmony export */   ro: () => (/* binding */ isReadme)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30030);

const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isReadme(path) {
    return README_NAMES.includes(fileName(path).toLowerCase());
}
/** The README among the files of one directory, Markdown first; undefined without one. */
function selectReadme(files) {
    const rank = ({ path }) => README_NAMES.indexOf(fileName(path).toLowerCase());
    return files
        .filter(({ path }) => isReadme(path))
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const text = withoutMarkup(readme.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_START */ .tj)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_LENGTH */ .Lj)
        return paragraph;
    const cut = characters.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_LENGTH */ .Lj - 1).join('');
    return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]\n]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
function plainText(paragraph) {
    return paragraph
        .replaceAll(/!\[[^[\]]*\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '')
        .replaceAll(/\[([^[\]]*)\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^<>]*)>/g, '')
        .replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(/^[ \t]*(?:>|[-+*]|\d+\.)[ \t]+/gm, '')
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 93141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ typeFromExpression),
/* harmony export */   s: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14099);

const SIMPLE = ['any', 'string', 'number', 'bool'];
const COLLECTIONS = ['list', 'set', 'map'];
const ANY = { kind: 'any' };
/** The type constraint that an input declares; `any` without one. */
function typeFromExpression(expression) {
    if (expression === undefined)
        return ANY;
    return knownType(expression) ?? { kind: 'unknown', text: (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A4)(expression) };
}
function knownType(expression) {
    if (expression.kind === 'call')
        return typeByCall(expression);
    if (expression.kind === 'reference')
        return typeByName(expression.steps.join('.'));
    // Before Terraform 0.12 types were strings.
    return typeByName((0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .stringValue */ .r$)(expression));
}
/** The type as Terraform writes it, on one line. */
function formatType(type) {
    if ('element' in type)
        return `${type.kind}(${formatType(type.element)})`;
    switch (type.kind) {
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
    const simple = SIMPLE.find((kind) => kind === name);
    if (simple !== undefined)
        return { kind: simple };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: ANY };
}
function typeByCall(call) {
    const { name } = call;
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    if (name === 'object' && argument.kind === 'object')
        return objectType(argument);
    if (name === 'tuple' && argument.kind === 'tuple')
        return { kind: 'tuple', elements: argument.members.map(typeFromExpression) };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: typeFromExpression(argument) };
}
function objectType(object) {
    const attributes = object.members.map(({ key, value }) => [(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .keyName */ .xT)(key), attributeOf(value)]);
    if (attributes.some(([name]) => name === undefined))
        return undefined;
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression), optional: false };
    const [type, value] = expression.arguments;
    const constant = (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .constantValue */ .yb)(value);
    return {
        type: typeFromExpression(type),
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}


/***/ }),

/***/ 46033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ accepts)
/* harmony export */ });
/**
 * Whether clients convert a value to a type. True where that cannot be told here.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 */
function accepts(type, value) {
    if (value === null || type.kind === 'any' || type.kind === 'unknown')
        return true;
    if (Array.isArray(value))
        return acceptsList(type, value);
    if (typeof value === 'object')
        return acceptsObject(type, value);
    switch (type.kind) {
        case 'string':
            return true;
        case 'number':
            return (typeof value === 'number' ||
                (typeof value === 'string' && /\d/.test(value) && !Number.isNaN(Number(value))));
        case 'bool':
            return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(value);
        default:
            return false;
    }
}
function acceptsList(type, values) {
    if (type.kind === 'list' || type.kind === 'set')
        return values.every((value) => accepts(type.element, value));
    if (type.kind !== 'tuple' || type.elements.length !== values.length)
        return false;
    return type.elements.every((element, at) => accepts(element, values[at] ?? null));
}
function acceptsObject(type, value) {
    if (type.kind === 'map')
        return Object.values(value).every((each) => accepts(type.element, each));
    if (type.kind !== 'object')
        return false;
    return Object.entries(type.attributes).every(([name, attribute]) => Object.hasOwn(value, name) ? accepts(attribute.type, value[name] ?? null) : attribute.optional);
}


/***/ }),

/***/ 94278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration),
/* harmony export */   m: () => (/* binding */ isExampleOrTest)
/* harmony export */ });
/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}
/**
 * Whether a path is of an example, a test or a hidden directory: nobody calls what is in there as a module.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function isExampleOrTest(path) {
    return /(^|\/)(\.[^/]*|tests?|examples?|fixtures)(\/|$)/.test(path);
}


/***/ }),

/***/ 45535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ parseRegistrySource)
});

;// CONCATENATED MODULE: ./lib/module/host-name.js
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

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
;// CONCATENATED MODULE: ./lib/module/module-source.js


/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source, and for one without a host, which names a
 * module of the client's own registry. https://opentofu.org/docs/language/modules/sources/#module-registry
 */
function parseRegistrySource(source) {
    const [path = '', ...subdirectory] = source.split('//');
    const [named = '', namespace = '', name = '', system = '', ...more] = path.split('/');
    const [host, address] = [registryHost(named), { namespace, name, system }];
    if (more.length > 0 || host === undefined || (0,module_address/* addressProblem */.cg)(address) !== undefined)
        return undefined;
    return { host, address, subdirectory: subdirectory.join('//') };
}


/***/ }),

/***/ 98259:
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
