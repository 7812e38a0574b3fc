export const id = 4404;
export const ids = [4404];
export const modules = {

/***/ 2114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Git: () => (/* binding */ Git),
/* harmony export */   missingGit: () => (/* binding */ missingGit),
/* harmony export */   requireGit: () => (/* binding */ requireGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8082);
/* harmony import */ var _base_system_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7888);
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

/***/ 8996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ IDLE_MS),
/* harmony export */   Ki: () => (/* binding */ ANSWER_MS),
/* harmony export */   Uy: () => (/* binding */ MAX_FILE_REDIRECTS),
/* harmony export */   eJ: () => (/* binding */ SHORTEST_TRY_MS),
/* harmony export */   hH: () => (/* binding */ MAX_PACKAGES_ON_DISK_BYTES),
/* harmony export */   iN: () => (/* binding */ MAX_KEPT_BYTES),
/* harmony export */   iU: () => (/* binding */ LONGEST_TRY_MS),
/* harmony export */   oe: () => (/* binding */ MAX_DOWNLOAD_BYTES),
/* harmony export */   tX: () => (/* binding */ MAX_FETCHED_BYTES)
/* harmony export */ });
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4611);
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
const MAX_DOWNLOAD_BYTES = _package_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PACKAGE_BYTES */ .qv;
/** Documents of an index in a bucket or on a web host that `serve` keeps. Beyond it the least recently read go, and are fetched again. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
/** Packages of such an index that `serve` keeps on disk. Beyond it the least recently sent go, and are fetched again. */
const MAX_PACKAGES_ON_DISK_BYTES = 2 * 1024 * 1024 * 1024;
/** A document of a static registry that `serve` reads. A larger one is LIMIT_EXCEEDED, and its answer 503. */
const MAX_FETCHED_BYTES = 64 * 1024 * 1024;
/** Redirects that `serve` follows to a file of a static registry. After more it is INDEX_UNREACHABLE. */
const MAX_FILE_REDIRECTS = 5;


/***/ }),

/***/ 4289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ parseOptions),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2689);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(270);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9688);



/** A schema for a text that `parse` reads. What `parse` throws becomes the issue. */
function checkedText(parse) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
        try {
            return parse(text);
        }
        catch (error) {
            const message = (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
            context.addIssue({ code: 'custom', message, params: { error } });
            return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
        }
    });
}
/**
 * Reads flags or inputs. Throws the error of a field's parser, or INVALID_INPUT with the name of the field and its value.
 * @param called the name as users write it: `--module-path`, `input "module-path"`
 */
function parseOptions(schema, values, called) {
    const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const parsed = schema.safeParse(present);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const key = String(issue?.path[0] ?? '');
    const error = issue?.code === 'custom' ? issue.params?.['error'] : undefined;
    if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl) {
        const { code, message, hint } = error;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, `${called(key)}: ${message}`, hint, { cause: error });
    }
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${called(key)} is ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(present[key]))}: ${issue?.message ?? 'not valid'}`, `correct ${called(key)}, or leave it out`);
}
/**
 * A list in a JSON document of somebody else. It is counted before its elements are checked, and none is checked after the first that is
 * wrong: what zod says of a million wrong ones takes gigabytes.
 */
function listOf(element, max = Number.POSITIVE_INFINITY) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())
        .max(max)
        .transform((values, context) => {
        const elements = [];
        for (const [at, value] of values.entries()) {
            const { data, error } = element.safeParse(value);
            const [issue] = error?.issues ?? [];
            if (issue !== undefined) {
                context.addIssue({ code: 'custom', message: issue.message, path: [at, ...issue.path] });
                return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
            }
            elements.push(data);
        }
        return elements;
    });
}
/** A JSON document of somebody else, as far as the schema describes it; undefined where the bytes are not such a document ({@link readJson}). */
function parseJson(schema, bytes) {
    try {
        return schema.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ withoutOuterSlashes),
/* harmony export */   Zq: () => (/* binding */ printableUrl),
/* harmony export */   q4: () => (/* binding */ withoutLastSlashes),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   ri: () => (/* binding */ withoutCredentials),
/* harmony export */   y8: () => (/* binding */ quoteUrl)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/** {@link quote} for a URL or a Git remote, without the text before its last `@`, which may be a secret. */
function quoteUrl(text) {
    const at = text.lastIndexOf('@');
    const start = text.slice(0, Math.max(at, 0));
    if (!start.includes(':'))
        return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text);
    const scheme = /^[A-Za-z0-9+.:-]*:\/\//.exec(start)?.[0] ?? '';
    return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${scheme}…${text.slice(at)}`);
}
/** Without the slashes at its end. The look behind keeps the time linear, where the slashes are many. */
function withoutLastSlashes(text) {
    return text.replace(/(?<!\/)\/+$/, '');
}
/** Without slashes at both ends. */
function withoutOuterSlashes(text) {
    return withoutLastSlashes(text).replace(/^\/+/, '');
}
/** A clone URL without user and password, which may be a secret. The user of SSH is none. */
function withoutCredentials(text) {
    if (!URL.canParse(text))
        return text;
    const url = new URL(text);
    if (url.password === '' && (url.username === '' || !/^https?:$/.test(url.protocol)))
        return text;
    url.password = '';
    if (/^https?:$/.test(url.protocol))
        url.username = '';
    return url.href;
}
/** Arguments that name what is fetched; the value of any other may be a secret, such as a signature. */
const OPEN = /^(?:archive|checksum|depth|digest|ref|tag|terraform-get)$/;
/** A URL or location in quotes, fit for a log: no user, no password, no signature. */
function printableUrl(text) {
    const redacted = text.replaceAll(/([?&])([^=&#?]*)=[^&#]*/g, (argument, mark, name) => OPEN.test(name) ? argument : `${mark}${name}=…`);
    return quoteUrl(redacted);
}
/** Whether the path of a URL has only non-empty segments that every client and server reads in the same way. */
function isPlainPath(path) {
    return /^(?:\/(?:[A-Za-z0-9._~+=,:@-]|%[0-9A-Fa-f]{2})+)+$/.test(path);
}


/***/ }),

/***/ 3216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ MAX_MANIFEST_BYTES),
/* harmony export */   l: () => (/* binding */ MAX_REPOSITORY_LENGTH)
/* harmony export */ });
/** OCI names and manifests. */
/**
 * Bytes of a manifest. OCI registries may refuse larger ones, and OpenTofu refuses those of 5 MiB and more. A larger one is
 * LIMIT_EXCEEDED.
 */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** Characters of host and name of an OCI repository together, as in many clients. A longer one is refused. */
const MAX_REPOSITORY_LENGTH = 255;


/***/ }),

/***/ 4611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ SECRET_OVERLAP_BYTES),
/* harmony export */   D9: () => (/* binding */ MAX_COMPONENT_BYTES),
/* harmony export */   E7: () => (/* binding */ MAX_LINKS_FOLLOWED),
/* harmony export */   FU: () => (/* binding */ MAX_TREE_ENTRIES),
/* harmony export */   Oi: () => (/* binding */ MAX_IGNORE_BYTES),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   SG: () => (/* binding */ MAX_PATTERN_STEPS),
/* harmony export */   UM: () => (/* binding */ MAX_PACKAGE_FILES),
/* harmony export */   V8: () => (/* binding */ MAX_LISTED_SECRETS),
/* harmony export */   Vk: () => (/* binding */ MAX_NOTICED_PATHS),
/* harmony export */   gE: () => (/* binding */ SECRET_WINDOW_BYTES),
/* harmony export */   qv: () => (/* binding */ MAX_PACKAGE_BYTES),
/* harmony export */   u1: () => (/* binding */ MAX_SUGGESTED_PATHS),
/* harmony export */   vr: () => (/* binding */ MAX_PACKAGE_FILE_BYTES),
/* harmony export */   wZ: () => (/* binding */ MAX_TREE_PATH_BYTES)
/* harmony export */ });
/** Packages. */
/** Files in a package. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILES = 50_000;
/** Bytes of one file of a package. A larger file is LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of all files of a package together. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** Bytes of a path in a package, in UTF-8. A longer path is LIMIT_EXCEEDED. */
const MAX_PATH_BYTES = 1024;
/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
const MAX_TREE_ENTRIES = 200_000;
/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024;
/**
 * Symbolic links that one path follows, as on Linux
 * (https://man7.org/linux/man-pages/man7/path_resolution.7.html). A longer chain is UNSAFE_PACKAGE.
 */
const MAX_LINKS_FOLLOWED = 40;
/**
 * Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it.
 */
const MAX_COMPONENT_BYTES = 255;
/** Steps of the comparison of all paths of a package with patterns of `.terraformignore` or `allow`: about a second. More are LIMIT_EXCEEDED. */
const MAX_PATTERN_STEPS = 10_000_000;
/** Bytes of a `.terraformignore`. A larger one is LIMIT_EXCEEDED. */
const MAX_IGNORE_BYTES = 64 * 1024;
/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
const MAX_LISTED_SECRETS = 20;
/** Paths that a notice about a package names. The rest is counted. */
const MAX_NOTICED_PATHS = 3;
/** Directories with configuration that a hint suggests for --module-path. The rest is not named. */
const MAX_SUGGESTED_PATHS = 5;
/** Bytes of a file that are searched for secrets at a time. A larger file is searched in several windows. */
const SECRET_WINDOW_BYTES = 1024 * 1024;
/**
 * Bytes that two windows have in common: more than any secret has, a private key in UTF-16 included, so that none is cut by
 * the end of a window.
 */
const SECRET_OVERLAP_BYTES = 32 * 1024;


/***/ })

};
