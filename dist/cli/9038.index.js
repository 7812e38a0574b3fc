export const id = 9038;
export const ids = [9038];
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
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4141);
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
            const { input = '', inputFile } = call;
            if (inputFile === undefined)
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
        const file = call.inputFile === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(call.inputFile, 'r');
        try {
            const stdio = [file ?? 'pipe', 'pipe', 'pipe'];
            const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, { cwd: call.cwd, env, stdio, detached: isGroup(call) });
            if (hasPipes(child))
                return child;
            child.on('error', () => { });
            throw tooManyFiles();
        }
        finally {
            if (file !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
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
/** Node.js gives a child without pipes where the process may open no more files, and reports the reason later. */
function hasPipes(child) {
    return child.stdout !== undefined && child.stdout !== null;
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
/** Gives the same Git, which is there, runs and is new enough. Throws MISSING_PROGRAM. */
async function requireGit(git) {
    const version = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_6__/* .getOrInsert */ .P)(versions, git.environment, () => git.run(['version']));
    const { code, stdout, stderr } = await version;
    // It reads the user's configuration first.
    if (code !== 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git does not run: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(stderr.trim())}`, 'repair what git names, such as the file of GIT_CONFIG_GLOBAL, until "git version" prints its version');
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
    const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number);
    const isNewer = Number(major) > Number(neededMajor);
    if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor)))
        return git;
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
    const lines = objectsDirectories.map((path) => `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'objects', 'info', 'alternates'), lines.join(''));
    return directory;
}


/***/ }),

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   c1: () => (/* binding */ pollBackoff),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   rE: () => (/* binding */ waitWithin),
/* harmony export */   wv: () => (/* binding */ secondsSince)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** Tries work until its outcome, a result or what it throws, is not transient. The last outcome is that of the whole. */
async function retry({ tries, wait }, isTransient, work) {
    for (let attempt = 1;; attempt += 1) {
        const tried = work(attempt);
        const outcome = await tried.catch((error) => error);
        if (attempt >= tries || !isTransient(outcome) || (await wait(attempt, outcome)) === false)
            return tried;
    }
}
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

/***/ 4141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ getOrInsert)
/* harmony export */ });
/** The value under a key; it is made when somebody asks for it first. (`Map.getOrInsertComputed` is not in Node 20.) */
function getOrInsert(known, key, make) {
    const found = known.get(key);
    if (found !== undefined)
        return found;
    const value = make();
    known.set(key, value);
    return value;
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
    return /(^|\/)(\.[^/]*|tests?|testdata|examples?|fixtures)(\/|$)/.test(path);
}


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   A$: () => (/* binding */ compareIdentifiers),
/* harmony export */   Dw: () => (/* binding */ exampleVersion),
/* harmony export */   M7: () => (/* binding */ sortVersions),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   dN: () => (/* binding */ MAX_NUMBER),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   se: () => (/* binding */ selectLatest)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


/** Characters of a version, which is also the tag of an OCI artifact. A longer one is no version: INVALID_TAG or INVALID_INPUT. */
const MAX_VERSION_LENGTH = 128;
/** 2^63-1: the clients drop a version with a larger number. */
const MAX_NUMBER = '9223372036854775807';
/** Reads a version. Throws INVALID_INPUT. */
function parseVersion(text) {
    const reading = readVersion(text);
    if (reading.ok)
        return reading.version;
    const message = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a version of a module: ${reading.problem}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, reading.hint);
}
/** Whether a text is what {@link readVersion} takes for a version, where nobody is told why not. */
function isVersion(text) {
    return findRefusal(text) === undefined;
}
/** Reads a version of https://semver.org 2.0.0, without what clients ignore (build metadata) or drop (large numbers). */
function readVersion(text) {
    const refusal = findRefusal(text);
    if (refusal === undefined)
        return { ok: true, version: text };
    return { ok: false, ...refusal, hint: `use a version such as ${exampleVersion(text)}` };
}
/** A valid version that is close to a refused text: `1.2` gives `1.2.0`. */
function exampleVersion(refused) {
    const leading = /^(\d{1,9})(?!\d)(?:\.(\d{1,9})(?!\d))?(?:\.(\d{1,9})(?!\d))?-?([A-Za-z][0-9A-Za-z.-]*)?/.exec(refused);
    if (leading === null)
        return '1.2.3';
    const [, major, minor = '0', patch = '0', prerelease] = leading;
    const numbers = [major, minor, patch].map(Number).join('.');
    const whole = `${numbers}-${prerelease}`;
    return prerelease === undefined || !isVersion(whole) ? numbers : whole;
}
/** Precedence of https://semver.org/#spec-item-11: below zero where `a` is lower, exact for numbers of any size. */
function compareVersions(a, b) {
    return compareParts(split(a), split(b));
}
function compareParts(left, right) {
    const byNumbers = compareIdentifiers(left.numbers, right.numbers);
    if (byNumbers !== 0)
        return byNumbers;
    if (left.prerelease === undefined || right.prerelease === undefined) {
        return Number(left.prerelease === undefined) - Number(right.prerelease === undefined);
    }
    return compareIdentifiers(left.prerelease, right.prerelease);
}
function isPrerelease(version) {
    return version.includes('-');
}
/** Highest first. */
function sortVersions(versions) {
    const parts = versions.map((version) => ({ version, ...split(version) }));
    return parts.sort((a, b) => compareParts(b, a)).map(({ version }) => version);
}
/** The highest release; where there are only pre-releases, the highest of those. */
function selectLatest(versions) {
    const sorted = sortVersions(versions);
    return sorted.find((version) => !isPrerelease(version)) ?? sorted[0];
}
function split(text) {
    const [release, build] = splitAtFirst(text, '+');
    const [numbers, prerelease] = splitAtFirst(release, '-');
    return { numbers: numbers.split('.'), prerelease: prerelease?.split('.'), build };
}
function splitAtFirst(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
function findRefusal(text) {
    if (text === '')
        return { rule: 'semver', problem: 'it is empty' };
    if (text.length > MAX_VERSION_LENGTH) {
        return { rule: 'length', problem: `it has ${text.length} characters, more than ${MAX_VERSION_LENGTH}` };
    }
    const parts = split(text);
    const problem = characterProblem(text) ?? numbersProblem(parts.numbers) ?? identifiersProblem(parts);
    if (problem !== undefined)
        return { rule: 'semver', problem };
    if (parts.build !== undefined) {
        return { rule: 'build-metadata', problem: `build metadata (${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`+${parts.build}`)}) is not allowed` };
    }
    const large = parts.numbers.find((number) => compareNumbers(number, MAX_NUMBER) > 0);
    if (large === undefined)
        return undefined;
    return { rule: 'component-size', problem: `the number ${large} is above ${MAX_NUMBER}` };
}
function characterProblem(text) {
    const forbidden = /[^0-9A-Za-z.+-]/u.exec(text);
    return forbidden === null ? undefined : `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} is not allowed`;
}
const NUMBER_NAMES = ['major', 'minor', 'patch'];
function numbersProblem(numbers) {
    if (numbers.length > 3)
        return `it has ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(numbers.length, 'number')} instead of 3`;
    const named = NUMBER_NAMES.map((name, index) => ({ name, digits: numbers[index] ?? '' }));
    const noNumber = named.find(({ digits }) => /[^0-9]/.test(digits));
    if (noNumber)
        return `the ${noNumber.name} number ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(noNumber.digits)} is not a number`;
    const missing = named.filter(({ digits }) => digits === '').map(({ name }) => name);
    if (missing.length === 1)
        return `the ${missing[0]} number is missing`;
    if (missing.length > 1)
        return `the ${missing.join(' and ')} numbers are missing`;
    const padded = named.find(({ digits }) => hasLeadingZero(digits));
    return padded && `the ${padded.name} number ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded.digits)} has a leading zero`;
}
function identifiersProblem({ prerelease = ['-'], build = '-' }) {
    if (prerelease.includes(''))
        return 'the pre-release has an empty part';
    const padded = prerelease.find(hasLeadingZero);
    if (padded !== undefined)
        return `the pre-release part ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded)} has a leading zero`;
    if (build.includes('+'))
        return 'it has a second "+"';
    return build.split('.').includes('') ? 'the build metadata has an empty part' : undefined;
}
function hasLeadingZero(identifier) {
    return /^0[0-9]+$/.test(identifier);
}
/** Identifiers of https://semver.org/#spec-item-11, one by one; numbers have no leading zeros. */
function compareIdentifiers(a, b) {
    for (const [index, left] of a.entries()) {
        const right = b[index];
        if (right === undefined)
            return 1;
        const order = compareIdentifier(left, right);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
function compareIdentifier(a, b) {
    const aIsNumber = /^[0-9]+$/.test(a);
    const bIsNumber = /^[0-9]+$/.test(b);
    if (aIsNumber && bIsNumber)
        return compareNumbers(a, b);
    if (aIsNumber !== bIsNumber)
        return aIsNumber ? -1 : 1;
    return compareText(a, b);
}
/** Without leading zeros the longer number is the larger one, so that no number has to fit a JavaScript number. */
function compareNumbers(a, b) {
    return a.length - b.length || compareText(a, b);
}
function compareText(a, b) {
    return Number(a > b) - Number(a < b);
}


/***/ })

};
