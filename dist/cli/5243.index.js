export const id = 5243;
export const ids = [5243];
export const modules = {

/***/ 7863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Git: () => (/* binding */ Git),
/* harmony export */   makeBareRepository: () => (/* binding */ makeBareRepository),
/* harmony export */   makeBorrowingRepository: () => (/* binding */ makeBorrowingRepository),
/* harmony export */   requireGit: () => (/* binding */ requireGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _base_system_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8975);






/** Characters at the end of what a git that goes on running prints that are kept for an error. */
const MAX_STDERR_LENGTH = 16 * 1024;
/** Time for one call of git that reaches a server and has no shorter limit. Then git is ended, and the command fails. */
const NETWORK_CALL_MS = 60 * 60_000;
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
            const child = this.#spawn(args, call);
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
                    reject((0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .noSpaceLeft */ .z)(reason));
            });
            // A child that ends early closes its stdin; its exit code gives the reason, not the broken pipe.
            const { input = '' } = call;
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(typeof input === 'string' ? [input] : input, child.stdin).catch(() => { });
        });
    }
    /** Starts git and leaves its pipes to the caller. Throws SYSTEM_REFUSED. */
    start(args, call) {
        const child = this.#spawn(args, call);
        let stderr = '';
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString()).slice(-MAX_STDERR_LENGTH);
        });
        // A child that ends early closes its stdin; its stderr gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        const ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject(missingGit(cause)));
            child.on('close', resolve);
        });
        ended.catch(() => { });
        return { child, ended, stderr: () => stderr };
    }
    #spawn(args, call) {
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
                    GIT_CONFIG_GLOBAL: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.home, '.gitconfig'),
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
        const deadlineMs = call.deadlineMs ?? (call.transport === 'network' ? NETWORK_CALL_MS : undefined);
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
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('MISSING_PROGRAM', 'the program "git" could not be started', `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`, { cause });
}
function tooManyFiles() {
    const cause = Object.assign(new Error('EMFILE: too many open files'), {
        code: 'EMFILE',
        syscall: 'spawn git',
        path: 'git',
    });
    return (0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .systemRefusal */ .o)(cause) ?? cause;
}
/** The oldest that the tests run with. */
const MINIMUM_GIT_VERSION = '2.39';
/** What `git version` gives, which is asked once for an environment. */
const versions = new WeakMap();
/** Checks that git is there, runs and is new enough; throws MISSING_PROGRAM. */
async function requireGit(git) {
    const version = versions.get(git.environment) ?? git.run(['version']);
    versions.set(git.environment, version);
    const { code, stdout, stderr } = await version;
    // It reads the user's configuration first.
    if (code !== 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git does not run: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(stderr.trim())}`, 'repair what git names, such as the file of GIT_CONFIG_GLOBAL, until "git version" prints its version');
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
    const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number);
    const isNewer = Number(major) > Number(neededMajor);
    if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor)))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git is too old: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(stdout.trim())}`, `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it comes first on PATH`);
}
/**
 * Makes a bare repository without refs and objects, and returns its directory. Its files are written by hand: `git init` is one
 * more child process, and copies the user's template with its hooks. https://git-scm.com/docs/gitrepository-layout
 * @param prefix of the directory
 * @param config more lines of its config file
 */
function makeBareRepository(prefix, config) {
    const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(prefix);
    for (const name of ['objects', 'objects/info', 'refs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'HEAD'), 'ref: refs/heads/main\n');
    const core = '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'config'), `${core}${config}`);
    return directory;
}
/** Makes a bare repository below `temporary` that has no refs, and no objects but those of these object directories. */
function makeBorrowingRepository(objectsDirectories, temporary) {
    // A commit graph or a list of packs is only a shortcut, and a borrowed directory could hold a wrong one.
    const directory = makeBareRepository((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temporary, 'objects-'), '[core]\n\tcommitGraph = false\n');
    const lines = objectsDirectories.map((path) => `"${quoted(path)}"\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'objects', 'info', 'alternates'), lines.join(''));
    return directory;
}
function quoted(path) {
    return path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   vP: () => (/* binding */ plainExpression),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
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
    const tokens = text.length > MAX_PLAIN_LENGTH ? undefined : tokensOf(text);
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
        if (depth > MAX_PLAIN_DEPTH)
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


/***/ }),

/***/ 3221:
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

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ MAX_COMPONENT_BYTES),
/* harmony export */   FU: () => (/* binding */ MAX_TREE_ENTRIES),
/* harmony export */   Oi: () => (/* binding */ MAX_IGNORE_BYTES),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   UM: () => (/* binding */ MAX_PACKAGE_FILES),
/* harmony export */   qv: () => (/* binding */ MAX_PACKAGE_BYTES),
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
 * Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it.
 */
const MAX_COMPONENT_BYTES = 255;
/** Bytes of a `.terraformignore`. A larger one is LIMIT_EXCEEDED. */
const MAX_IGNORE_BYTES = 64 * 1024;


/***/ })

};
