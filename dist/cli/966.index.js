export const id = 966;
export const ids = [966];
export const modules = {

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dP: () => (/* binding */ missingRight),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1015);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);


function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? error.status : undefined;
}
/** Whether a request may have been carried out although it failed, or would be if it were sent again. */
function mayPass(error) {
    const status = statusOf(error);
    return status !== undefined && (status >= 500 || isLimit(error));
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function isLimit(error) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return false;
    if (error.status === 429)
        return true;
    return (error.status === 403 &&
        (/rate limit/i.test(error.message) || error.response?.headers['x-ratelimit-remaining'] === '0'));
}
/** A failed request as a sentence that names the repository, the token, and what it lacks. */
function githubFailure(error, { access, budget }, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const { status } = error;
    const said = `${status} ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`;
    const cannot = `cannot ${step.doing} in ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(step.repository)}`;
    if (isLimit(error)) {
        const hint = `run it again later; a run waits ${budget.seconds} seconds in all for limits and failures`;
        return new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub's rate limit is reached (${said})`, hint, {
            cause: error,
        });
    }
    if (status === 401) {
        return new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${cannot}: GitHub does not accept the token of ${access.tokenName} (${said})`, `set ${access.tokenName} to a token that is valid for the whole run and has "contents: write" on ${step.repository} (to plan only, "contents: read")`, { cause: error });
    }
    if (status === 403 || status === 404)
        return missingRight(access.tokenName, step, said);
    const gaveUp = status >= 500 ? `; gave up within the ${budget.seconds} seconds that a run may lose to retries` : '';
    const hint = status >= 500
        ? 'run it again: it goes on where this run stopped'
        : 'see what GitHub says, then run it again';
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub answered ${said}${gaveUp}`, hint, { cause: error });
}
/** GitHub answers 404 for what a token may not see, and 403 for what it may see and not do. */
function missingRight(tokenName, { doing, repository, needs }, said) {
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(repository)}: the token of ${tokenName} needs "${needs}" there (GitHub answered ${said})`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${repository}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ proveWritable),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   tQ: () => (/* binding */ readVisibility),
/* harmony export */   uw: () => (/* binding */ repositoryAt)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);

/** @param name `owner/name` */
function repositoryAt(github, name) {
    const [owner = '', repo = ''] = name.split('/');
    return { github, owner, repo };
}
function nameOf({ owner, repo }) {
    return `${owner}/${repo}`;
}
/** Who may read it. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function readVisibility(repository) {
    const { github, owner, repo } = repository;
    const step = {
        doing: 'see who may read the repository',
        repository: nameOf(repository),
        needs: 'contents: read',
        code: 'REPOSITORY_UNREACHABLE',
    };
    try {
        const { data } = await github.octokit.rest.repos.get({ owner, repo });
        return data.private ? 'private' : 'public';
    }
    catch (error) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    }
}
/**
 * Proves that the token may push, and so write contents, without writing: what a repository says of a token's rights is not
 * true of every kind of token, but its answer to the first request of a push is.
 * https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function proveWritable(repository) {
    const { github, owner, repo } = repository;
    const { serverUrl, token, tokenName } = github.access;
    const step = {
        doing: 'write',
        repository: nameOf(repository),
        needs: 'contents: write',
        code: 'REPOSITORY_UNREACHABLE',
    };
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const url = `${serverUrl}/${owner}/${repo}.git/info/refs?service=git-receive-pack`;
    const answer = await github.plain
        .request({ method: 'GET', url, headers: { authorization: `Basic ${basic}`, accept: '*/*' } })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    });
    if (answer.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .missingRight */ .dP)(tokenName, step, String(answer.status));
}


/***/ }),

/***/ 2966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hw: () => (/* binding */ assembleIndex),
  QG: () => (/* binding */ assembleModules),
  iR: () => (/* binding */ indexTarget)
});

// UNUSED EXPORTS: assembleApiIndex, assemblePull, assembleRemoteModules

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/core/error.js
var core_error = __webpack_require__(1105);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/adapters/directory-lock.js



/** One writer at a time in a directory. Both names start with a dot, which no host serves. */
const LOCK = '.module-registry.lock';
const STAGING = '.module-registry.tmp';
function isOwnFile(name) {
    return name === STAGING || name.startsWith(LOCK);
}
/**
 * Runs `write` as the only writer, with a staging directory on the same file system; undefined where another writer is at
 * work. What a killed writer on this machine left behind is cleared first.
 */
async function withLock(root, write) {
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
async function takeLock(lock) {
    try {
        const file = await (0,promises_.open)(lock, 'wx');
        await file.writeFile(`${(0,external_node_os_.hostname)()} ${process.pid}`);
        await file.close();
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** Takes a lock away whose holder is gone; true where the way is free. */
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
    // Another process may have cleared and taken the lock since it was read: then it is put back.
    const isOther = (await readHolder(taken)) !== holder;
    if (isOther)
        await (0,promises_.link)(taken, lock).catch(() => { });
    await (0,promises_.unlink)(taken);
    return !isOther;
}
function readHolder(lock) {
    return (0,promises_.readFile)(lock, 'utf8').catch(() => undefined);
}
/** Longer than any write to a directory takes: a holder on another machine cannot be asked. */
const LONGEST_HOLD_MS = 10 * 60_000;
/** A holder writes its name at once; a lock without one is of a process that was killed in between. */
const LONGEST_NAMELESS_MS = 5_000;
function isAlive(holder, heldMs) {
    if (heldMs > LONGEST_HOLD_MS)
        return false;
    const [, host, pid] = /^(.*) (\d+)$/.exec(holder) ?? [];
    if (pid === undefined)
        return heldMs < LONGEST_NAMELESS_MS;
    if (host !== (0,external_node_os_.hostname)())
        return true;
    try {
        process.kill(Number(pid), 0);
        return true;
    }
    catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
    }
}

;// CONCATENATED MODULE: ./lib/adapters/directory-index.js







/**
 * An index in a plain directory. One writer at a time; each file is written beside the index, synced, and renamed into its
 * place, in the order of the change, so that a reader and a crash find whole files and nothing listed that is not there.
 */
class DirectoryIndex {
    isCreatedByPublish = false;
    #root;
    constructor(root) {
        this.#root = root;
    }
    async open() {
        const names = await (0,promises_.readdir)(this.#root).catch(absent(this.#root, ['ENOENT'], []));
        return new DirectorySnapshot(this.#root, names.some((name) => !isOwnFile(name)));
    }
    async commit(change, on) {
        if (!(on instanceof DirectorySnapshot))
            throw new TypeError('the snapshot is of another index');
        await (0,promises_.mkdir)(this.#root, { recursive: true }).catch(refuseWrite(this.#root));
        const outcome = await withLock(this.#root, async (staging) => {
            if (await on.isStale())
                return 'moved';
            for (const path of change.files.keys())
                await refuseOutside(this.#root, (0,external_node_path_.dirname)(path));
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
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        const staged = (0,external_node_path_.join)(staging, 'file');
        await writeSynced(staged, content);
        await (0,promises_.rename)(staged, target);
    }
}
/** A symbolic link in the tree must lead neither a write nor a read out of it; a missing part lies where it would be made. */
async function refuseOutside(root, path) {
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, path)).catch(() => undefined);
    if (real === undefined)
        return path === '.' ? undefined : refuseOutside(root, (0,external_node_path_.dirname)(path));
    const inside = (0,external_node_path_.relative)(await (0,promises_.realpath)(root), real);
    if (inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`))
        return;
    throw new core_error/* RegistryError */.gl('INDEX_INVALID', `${(0,core_error/* quote */.hD)(path)} lies outside of the index, by a symbolic link`, 'replace the link in the index by what belongs there');
}
async function writeSynced(path, content) {
    if (!(content instanceof Uint8Array))
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(content.file), (0,external_node_fs_.createWriteStream)(path));
    const file = await (0,promises_.open)(path, content instanceof Uint8Array ? 'w' : 'r+');
    try {
        if (content instanceof Uint8Array)
            await file.writeFile(content);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
class DirectorySnapshot {
    commit = null;
    exists;
    #root;
    #seen = new Map();
    constructor(root, exists) {
        this.#root = root;
        this.exists = exists;
    }
    async read(paths) {
        const files = new Map();
        for (const path of paths) {
            const bytes = await this.#readFile(path);
            this.#seen.set(path, digestOf(bytes));
            if (bytes !== undefined)
                files.set(path, bytes);
        }
        return files;
    }
    async list() {
        const entries = await (0,promises_.readdir)(this.#root, { recursive: true, withFileTypes: true }).catch(absent(this.#root, ['ENOENT'], []));
        return entries
            .filter((entry) => entry.isFile())
            .map((entry) => (0,external_node_path_.relative)(this.#root, (0,external_node_path_.join)(entry.parentPath, entry.name)).split(external_node_path_.sep).join('/'))
            .filter((path) => !isOwnFile(path.split('/')[0] ?? ''))
            .sort();
    }
    /** Whether a file that was read is another one now. */
    async isStale() {
        for (const [path, digest] of this.#seen) {
            if (digestOf(await this.#readFile(path)) !== digest)
                return true;
        }
        return false;
    }
    async #readFile(path) {
        const file = (0,external_node_path_.join)(this.#root, path);
        await refuseOutside(this.#root, path);
        return (0,promises_.readFile)(file).catch(absent(file, NO_FILE, undefined));
    }
}
function digestOf(bytes) {
    return bytes === undefined ? undefined : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
/** Nothing there, a directory, or a file where the path has a directory. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR'];
function absent(path, codes, value) {
    return (error) => {
        if (codes.includes(errorCode(error)))
            return value;
        throw new core_error/* RegistryError */.gl(errorCode(error) === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,core_error/* quote */.hD)(path)}: ${errorCode(error) || String(error)}`, 'name a directory that this user may read with --index', { cause: error });
    };
}
function refuseWrite(root) {
    return (error) => {
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(errorCode(error)))
            throw error;
        throw new core_error/* RegistryError */.gl('PERMISSION', `the index directory ${(0,core_error/* quote */.hD)(root)} cannot be written: ${errorCode(error)}`, 'give this user the right to write there, make room on the disk, or name another directory with --index', { cause: error });
    };
}

// EXTERNAL MODULE: ./lib/core/config.js
var core_config = __webpack_require__(6641);
;// CONCATENATED MODULE: ./lib/adapters/git/config-source.js

const EMPTY = {};
/** The config file as the commit has it, else as HEAD has it. @param head commit; undefined where there is none */
function gitConfigSource(objects, head) {
    const parsed = new Map();
    const readAt = async (commit) => {
        const blob = await objects.read(`${commit}:${core_config/* CONFIG_PATH */.tF}`);
        if (blob?.type !== 'blob')
            return undefined;
        // Loaded where there is a file: most repositories have none, and the YAML parser takes time to start.
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(475)]).then(__webpack_require__.bind(__webpack_require__, 5475));
        const config = parsed.get(blob.oid) ?? parseConfigFile(core_config/* CONFIG_PATH */.tF, blob.bytes);
        parsed.set(blob.oid, config);
        return config;
    };
    const atHead = async () => (head === undefined ? undefined : readAt(head));
    return {
        at: async (commit) => (commit === 'HEAD' ? undefined : await readAt(commit)) ?? (await atHead()) ?? EMPTY,
    };
}

;// CONCATENATED MODULE: ./lib/adapters/git/credentials.js
/**
 * Settings that send a token to this remote and to nothing else. The empty value first drops any header that the user's
 * configuration holds for it (actions/checkout leaves one): GitHub refuses two Authorization headers. Redirects are not
 * followed, since the header would go along. https://git-scm.com/docs/git-config#Documentation/git-config.txt-httplturlgt
 */
function credentials_tokenSettings(remote, token) {
    if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http'))
        return [];
    const header = `http.${remote.url}.extraHeader`;
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        [header, ''],
        [header, `Authorization: Basic ${basic}`],
    ];
}

// EXTERNAL MODULE: ./lib/core/tag.js
var core_tag = __webpack_require__(9519);
;// CONCATENATED MODULE: ./lib/adapters/git/bare-repository.js


/** What the one remote of {@link makeBareRepository} is called; a name that no configuration of a user has settings for. */
const bare_repository_REMOTE = 'module-registry';
/**
 * A new bare repository that knows one remote, to fetch into; gives its directory. Made by hand: it is four files, and
 * `git init` would copy the user's template with its hooks. @param config more lines of its config file
 */
async function bare_repository_makeBareRepository({ remote, temporary }, config) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'repository-'));
    await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'objects'));
    await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'refs'));
    await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/main\n');
    const section = `[remote "${bare_repository_REMOTE}"]\n\turl = ${JSON.stringify(remote.url)}\n`;
    await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n${section}${config}`);
    return directory;
}

;// CONCATENATED MODULE: ./lib/adapters/git/failures.js

/** What git says in English (LC_ALL=C), turned into what a user can act on. */
const NOT_ALLOWED = /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i;
const DUBIOUS_OWNER = /dubious ownership/;
const DECLINED = /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i;
const LOST_RACE = /stale info|fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value|reference already exists|remote ref .* is at/i;
/** The remote could not be read. */
function readFailure(remote, stderr) {
    if (DUBIOUS_OWNER.test(stderr)) {
        return new core_error/* RegistryError */.gl('PERMISSION', `the repository ${(0,core_error/* quote */.hD)(remote)} belongs to another user: ${firstLine(stderr)}`, `trust it: git config --global --add safe.directory ${remote}`);
    }
    if (NOT_ALLOWED.test(stderr)) {
        return new core_error/* RegistryError */.gl('PERMISSION', `the index ${(0,core_error/* quote */.hD)(remote)} refuses to be read: ${firstLine(stderr)}`, 'give a token that may read and write it ("contents: write"): MODULE_REGISTRY_TOKEN, or the action input "index-token"');
    }
    return new core_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the index ${(0,core_error/* quote */.hD)(remote)} cannot be read: ${firstLine(stderr)}`, 'check the address and the network; hosts also answer "not found" where a token may not see the repository');
}
/** Tags of the module repository could not be fetched. GitHub says "not found" of what a token may not see. */
function failures_tagsFailure(remote, stderr) {
    const missing = /couldn't find remote ref refs\/tags\/(\S+)/.exec(stderr)?.[1];
    if (missing !== undefined) {
        return new RegistryError('NOT_FOUND', `tag ${quote(missing)} does not exist in ${quote(remote)}`, `create it and push it: git tag ${missing} && git push origin ${missing}`);
    }
    if (NOT_ALLOWED.test(stderr) || /repository .*not found/i.test(stderr)) {
        return new RegistryError('PERMISSION', `the module repository ${quote(remote)} refuses to be read: ${firstLine(stderr)}`, 'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job');
    }
    return new RegistryError('REPOSITORY_UNREACHABLE', `the module repository ${quote(remote)} cannot be read: ${firstLine(stderr)}`, 'run the job again; if that does not help, check the network and the proxy of the runner');
}
/** A push that failed: a lost race is run again, an answer that never came is looked after, a refusal is final. */
function pushFailure(remote, output) {
    if (DUBIOUS_OWNER.test(output))
        return { outcome: 'refused', error: readFailure(remote, output) };
    if (DECLINED.test(output)) {
        return {
            outcome: 'refused',
            error: new core_error/* RegistryError */.gl('PERMISSION', `the index ${(0,core_error/* quote */.hD)(remote)} declined the push: ${firstLine(output)}`, 'the branch is protected or a hook declines: allow this token, app or key to push to it (branch rules: bypass list)'),
        };
    }
    if (LOST_RACE.test(output))
        return { outcome: 'moved' };
    if (NOT_ALLOWED.test(output)) {
        return {
            outcome: 'refused',
            error: new core_error/* RegistryError */.gl('PERMISSION', `the index ${(0,core_error/* quote */.hD)(remote)} may not be written with these credentials: ${firstLine(output)}`, 'the token needs "contents: write" on the index repository: MODULE_REGISTRY_TOKEN, or the action input "index-token"'),
        };
    }
    return {
        outcome: 'unknown',
        error: new core_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the index ${(0,core_error/* quote */.hD)(remote)} could not be written: ${firstLine(output)}`, 'run the same command again; if that does not help, look at what git says above'),
    };
}
/** The line that names the reason; git's own "error: failed to push some refs" names none. */
function firstLine(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const telling = lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
        lines.find((line) => /^!|GH0|declined|^fatal:|^remote: .*(error|denied)/i.test(line)) ??
        lines.find((line) => line !== '');
    return (0,core_error/* quote */.hD)(telling ?? 'git gave no reason');
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/adapters/git/remote-read.js

/** A server that is busy or a line that broke: another try may find it well. */
const PASSING = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const WAITS_MS = [200, 1_000, 3_000];
/** Runs a fetch, and again where it failed for a reason that passes; reading twice harms nothing. */
async function remote_read_runRemoteRead(git, args, call) {
    let result = await git.run(args, call);
    for (const wait of WAITS_MS) {
        if (result.code === 0 || !PASSING.test(result.stderr))
            return result;
        await (0,external_node_timers_promises_.setTimeout)(wait * (0.5 + Math.random()));
        result = await git.run(args, call);
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/adapters/git/fetched-tags.js







/**
 * Fetches tags, without history, into a new bare repository, and gives its directory. It has no HEAD commit. Throws
 * INVALID_TAG before the first request, NOT_FOUND for a tag that is not there, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetched_tags_fetchTags(git, { remote, token, tags, temporary }) {
    const names = tags === 'all' ? ['*'] : tags;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const gitDirectory = await makeBareRepository({ remote, temporary }, '');
    const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack'];
    const refspecs = names.map((name) => `refs/tags/${name}:refs/tags/${name}`);
    const call = { gitDirectory, config: tokenSettings(remote, token) };
    const fetched = await runRemoteRead(git, ['fetch', '--quiet', ...options, REMOTE, ...refspecs], call);
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(git, call))))
        return gitDirectory;
    throw tagsFailure(remote.url, fetched.stderr);
}
/**
 * Fetches what a pull request would make of its base, without history, as the HEAD of a new bare repository. Throws
 * PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetched_tags_fetchPull(git, pull) {
    const { remote, token, number, temporary } = pull;
    const gitDirectory = await makeBareRepository({ remote, temporary }, '');
    const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack'];
    const refspec = `refs/pull/${number}/merge:refs/heads/main`;
    const call = { gitDirectory, config: tokenSettings(remote, token) };
    const fetched = await git.run(['fetch', '--quiet', ...options, REMOTE, refspec], call);
    if (fetched.code !== 0)
        throw tagsFailure(remote.url, fetched.stderr);
    return gitDirectory;
}
/** A shallow fetch of a pattern that nothing fits fails without a word. */
async function hasNoTags(git, call) {
    const listed = await git.run(['ls-remote', '--tags', REMOTE], call);
    return listed.code === 0 && listed.stdout.length === 0;
}
/** A tag that a refspec can hold; whether it is a version is decided later, by the config file of its own commit. */
function refuseUnsafe(tag) {
    if (isRefName(tag))
        return;
    const reading = readTag(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new RegistryError('INVALID_TAG', `tag ${quote(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
}

// EXTERNAL MODULE: ./lib/core/file-content.js
var file_content = __webpack_require__(8985);
;// CONCATENATED MODULE: ./lib/core/portable-path.js

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
        rule: `the same name as ${(0,core_error/* quote */.hD)(other)} where letter case and Unicode form do not count`,
        fix: 'rename one of the two',
    };
}
function fold(name) {
    return trimmed(name).normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
function trimmed(name) {
    return name.endsWith('/') ? name.slice(0, -1) : name;
}

;// CONCATENATED MODULE: ./lib/core/problem.js

const MAX_LISTED = 20;
/** One refusal of all problems, so that nobody has to publish twice to learn of the second one. */
function refusalOf(code, summary, problems) {
    const listed = problems.slice(0, MAX_LISTED).map(({ path, rule }) => `${(0,core_error/* quote */.hD)(path)}: ${rule}`);
    const more = problems.length > MAX_LISTED ? [`and ${problems.length - MAX_LISTED} more`] : [];
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new core_error/* RegistryError */.gl(code, [`${summary}:`, ...listed, ...more].join('\n  '), [...fixes].join('; '));
}

// EXTERNAL MODULE: ./lib/core/tree-walk.js + 1 modules
var tree_walk = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/core/module-tree.js





const MAX_FILE_BYTES = 100 * 1024 * 1024;
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/**
 * The files of the package, sorted by the bytes of their paths, symbolic links replaced by what they name.
 * Throws NOT_A_MODULE, UNSAFE_PACKAGE with every offending path, or LIMIT_EXCEEDED.
 */
function planFiles(tree) {
    requireConfiguration(tree);
    const walk = new tree_walk/* Walk */.qO(tree);
    const root = (0,tree_walk/* rootPrefix */.RO)(tree.root);
    const paths = walk.files.map(({ path }) => path);
    const problems = [
        ...walk.problems.values(),
        ...paths.flatMap((path) => unportable(path, root)),
        ...findCollisions(paths, root),
    ];
    if (problems.length > 0) {
        throw refusalOf('UNSAFE_PACKAGE', 'these files would not arrive everywhere as they are', problems);
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
        .map((path) => `${(0,tree_walk/* rootPrefix */.RO)(tree.root)}${path}`.split('/').slice(0, -1).join('/')));
    if (directories.has(tree.root))
        return;
    throw notAModule(tree.root, [...directories]);
}
const MAX_SUGGESTED = 5;
/** The refusal of a directory without configuration; `directories` are those of the repository that have some. */
function notAModule(root, directories) {
    const where = root === '' ? 'the root of the repository' : `the directory ${(0,core_error/* quote */.hD)(root)}`;
    const [first, ...others] = [...directories].sort().slice(0, MAX_SUGGESTED).map(argument);
    const also = others.length > 0 ? ` (or ${others.join(', ')})` : '';
    return new core_error/* RegistryError */.gl('NOT_A_MODULE', `${where} has no .tf or .tofu file at this commit`, first === undefined
        ? 'commit the configuration of the module before it is tagged'
        : `name the directory of the module: --module-path ${first}${also}`);
}
function argument(directory) {
    if (directory === '')
        return '.';
    return /^\w[\w./-]*$/.test(directory) ? directory : (0,core_error/* quote */.hD)(directory);
}

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
    return new core_error/* RegistryError */.gl('NOT_FOUND', `git stopped while it read objects: ${(0,core_error/* quote */.hD)(stderr.trim())}`, 'look for damage with "git fsck" in the repository, and clone it anew if there is some');
}
/** For an object that a commit names and the repository lacks. */
function notFound(oid, path) {
    return new core_error/* RegistryError */.gl('NOT_FOUND', `the object ${oid} of ${(0,core_error/* quote */.hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}
/** For an object that is not even read. */
function tooLarge(path, size) {
    return new core_error/* RegistryError */.gl('LIMIT_EXCEEDED', `${(0,core_error/* quote */.hD)(path)} has ${size} bytes, the limit is ${MAX_FILE_BYTES} bytes a file`, 'keep it out of the module: publish it elsewhere, or name it with "export-ignore" in .gitattributes');
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/adapters/git/process.js


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
class process_Git {
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
            child.stdout.on('data', (chunk) => stdout.push(chunk));
            child.stderr.on('data', (chunk) => stderr.push(chunk));
            child.on('error', (cause) => reject(missingGit(cause)));
            child.on('close', (code) => resolve({ code: code ?? 1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() }));
            // A child that ends early closes its stdin; its exit code tells the story, not the broken pipe.
            child.stdin.on('error', () => { });
            child.stdin.end(call.input ?? '');
        });
    }
    /** Starts git and leaves its pipes to the caller, who must listen to 'error' and 'close'. */
    start(args, call = {}) {
        this.#log.debug(`git ${args.join(' ')}`);
        return (0,external_node_child_process_.spawn)('git', args, { cwd: call.cwd, env: this.#childEnvironment(call), stdio: 'pipe' });
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
            ...(call.gitDirectory === undefined ? {} : { GIT_DIR: call.gitDirectory }),
            ...(call.indexFile === undefined ? {} : { GIT_INDEX_FILE: call.indexFile }),
        };
    }
}
function missingGit(cause) {
    return new core_error/* RegistryError */.gl('MISSING_PROGRAM', 'the program "git" could not be started', `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`, { cause });
}
/** GIT_CONFIG_COUNT came with 2.31; everything else that is used is older. https://git-scm.com/docs/git-config */
const MINIMUM_GIT_VERSION = '2.31';

;// CONCATENATED MODULE: ./lib/adapters/git/small-blobs.js
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
        const parser = new BatchParser(MAX_FILE_BYTES, (object) => this.#answer(object));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS);
        });
        // A child that ends early closes its stdin; 'close' tells the story, not the broken pipe.
        child.stdin.on('error', () => { });
        this.#closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(this.#fail(missingGit(cause))));
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
            throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(name)} names no Git object`, 'name it on one line');
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/adapters/git/tree.js



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
        if (path.length > tree_walk/* MAX_PATH_BYTES */.PR)
            throw (0,tree_walk/* pathTooLong */.GL)(path);
        const lines = this.#cache.get(oid) ?? [];
        return lines.map((line) => ({ ...line, path: `${(0,tree_walk/* rootPrefix */.RO)(path)}${line.path}` }));
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
        const decodable = !name.includes('\u{fffd}') || (0,external_node_buffer_.isUtf8)(bytes.subarray(blank + 1, end));
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
    return new core_error/* RegistryError */.gl('UNSAFE_PACKAGE', `the directory ${(0,core_error/* quote */.hD)(path)} of the commit is damaged`, 'look for what is wrong with it: git fsck');
}
function tooManyEntries() {
    return new core_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, 'publish a smaller directory: --module-path');
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-branch.js








/** A branch of which a few paths shall be read: what a publish needs. */
function openBranch(git, address) {
    const local = localRepository(address.remote);
    return local === undefined ? openTreeless(git, address) : openLocal(git, address, local);
}
/** A branch of which every file shall be read: what `serve` and `render` need. */
function openWholeBranch(git, address) {
    const local = localRepository(address.remote);
    return local === undefined ? openShallow(git, address) : openLocal(git, address, local);
}
function localRepository({ scheme, path }) {
    if (scheme !== 'file')
        return undefined;
    return [path, (0,external_node_path_.join)(path, '.git')].find((candidate) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(candidate, 'objects')));
}
/** A repository on this machine needs no transfer to be read. */
async function openLocal(git, address, gitDirectory) {
    const objects = await GitObjects.open(git, [(0,external_node_path_.join)(gitDirectory, 'objects')], address.temporary);
    const ref = `refs/heads/${address.branch}`;
    return {
        objects,
        async head() {
            const found = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', ref], {
                gitDirectory,
            });
            if (found.code !== 0)
                throw readFailure(address.remote.url, found.stderr);
            // The pattern also finds branches below that name.
            const line = found.stdout
                .toString()
                .split('\n')
                .find((each) => each.endsWith(` ${ref}`));
            return line?.split(' ')[0] ?? null;
        },
        async fetch() { },
    };
}
/**
 * Path by path, without history and without the trees beside the path: the cost does not grow with the index. Fetches run
 * in a repository of their own that is marked as partial; everything else reads its objects through one that is not, so
 * that no git ever fetches a missing tree by itself (it would get all that lies below).
 * https://git-scm.com/docs/partial-clone
 */
async function openTreeless(git, address) {
    const partial = await bare_repository_makeBareRepository(address, PARTIAL);
    const objects = await GitObjects.open(git, [(0,external_node_path_.join)(partial, 'objects')], address.temporary);
    return {
        objects,
        head: () => fetchHead(git, { ...address, gitDirectory: partial, filter: ['--filter=tree:0'] }),
        async fetch(commit, paths) {
            await markShallow(objects.gitDirectory, commit);
            const want = async (oids) => {
                const known = await Promise.all(oids.map((oid) => objects.read(oid)));
                const missing = oids.filter((_, index) => known[index] === undefined);
                if (missing.length > 0)
                    await fetchObjects(git, { ...address, gitDirectory: partial }, missing);
            };
            await fetchPaths(objects, want, { commit, paths });
        },
    };
}
/** The whole tree of the head, without history. */
async function openShallow(git, address) {
    const shallow = await bare_repository_makeBareRepository(address, '');
    const objects = await GitObjects.open(git, [(0,external_node_path_.join)(shallow, 'objects')], address.temporary);
    return {
        objects,
        head: () => fetchHead(git, { ...address, gitDirectory: shallow, filter: [] }),
        fetch: (commit) => markShallow(objects.gitDirectory, commit),
    };
}
const PARTIAL = `[extensions]
\tpartialClone = ${bare_repository_REMOTE}
[remote "${bare_repository_REMOTE}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`;
/** A repository that holds the head alone may be pushed from, when it says that history ends there. */
function markShallow(gitDirectory, commit) {
    return (0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory, 'shallow'), `${commit}\n`);
}
async function fetchHead(git, call) {
    const ref = `refs/index/${call.branch}`;
    const options = [
        '--depth=1',
        ...call.filter,
        '--no-tags',
        '--no-write-fetch-head',
        '--upload-pack=git-upload-pack',
    ];
    const refspec = `+refs/heads/${call.branch}:${ref}`;
    const fetched = await remote_read_runRemoteRead(git, ['fetch', '--quiet', ...options, bare_repository_REMOTE, refspec], {
        gitDirectory: call.gitDirectory,
        config: call.settings,
    });
    if (/couldn't find remote ref/.test(fetched.stderr))
        return null;
    if (fetched.code !== 0)
        throw readFailure(call.remote.url, fetched.stderr);
    return (await (0,promises_.readFile)((0,external_node_path_.join)(call.gitDirectory, ref), 'utf8')).trim();
}
async function fetchObjects(git, call, oids) {
    const options = [
        '--filter=tree:0',
        '--no-tags',
        '--no-write-fetch-head',
        '--upload-pack=git-upload-pack',
        '--stdin',
    ];
    const fetched = await remote_read_runRemoteRead(git, ['fetch', '--quiet', ...options, bare_repository_REMOTE], {
        gitDirectory: call.gitDirectory,
        config: [...call.settings, ['fetch.negotiationAlgorithm', 'noop']],
        input: `${oids.join('\n')}\n`,
    });
    if (fetched.code !== 0)
        throw readFailure(call.remote.url, fetched.stderr);
}
/**
 * Level by level, one fetch brings the next tree of every path, and a last one all the files. Trees and blobs are never asked
 * for together: a server that meets a wanted blob inside a wanted tree leaves it out, as `tree:0` says.
 */
async function fetchPaths(objects, want, { commit, paths }) {
    const root = /^tree ([0-9a-f]{40})/.exec((await objects.read(commit))?.bytes.toString('latin1') ?? '')?.[1];
    let level = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]]);
    const blobs = new Set();
    while (level.size > 0) {
        await want([...level.keys()]);
        const next = new Map();
        for (const [oid, rests] of level) {
            const children = await readChildren(objects, oid);
            for (const [name = '', ...rest] of rests) {
                const child = children.get(name);
                if (child === undefined)
                    continue;
                if (rest.length === 0)
                    blobs.add(child);
                else
                    next.set(child, [...(next.get(child) ?? []), rest]);
            }
        }
        level = next;
    }
    await want([...blobs]);
}
/** Object ids by name; empty for what is no tree. */
async function readChildren(objects, oid) {
    const tree = await objects.read(oid);
    if (tree?.type !== 'tree')
        return new Map();
    return new Map(parseTree(tree.bytes, 'the index').map((child) => [child.path, child.oid]));
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./lib/adapters/git/index-commit.js







/** An account of this tool, not of a person: who ran it stands in the log of the run. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>';
const COMMIT_REF = 'refs/index/new';
/**
 * Writes the change on top of `parent` and gives the new commit's id. One git for blobs, trees and commit; of the parent it
 * reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 */
async function writeCommit(git, gitDirectory, { change, parent }) {
    const child = git.start(['fast-import', '--quiet', '--done', '--date-format=now', '--force'], {
        gitDirectory,
    });
    const errors = [];
    child.stderr.on('data', (chunk) => errors.push(chunk));
    child.stdout.resume();
    const ended = new Promise((resolve, reject) => {
        child.on('error', (cause) => reject(missingGit(cause)));
        child.on('close', resolve);
    });
    const [written, code] = await Promise.allSettled([
        (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(script(change, parent)), child.stdin),
        ended,
    ]);
    if (code.status === 'rejected')
        throw code.reason;
    if (code.value !== 0)
        throw new Error(`git fast-import failed: ${Buffer.concat(errors).toString().trim()}`);
    if (written.status === 'rejected')
        throw written.reason;
    return (await (0,promises_.readFile)((0,external_node_path_.join)(gitDirectory, COMMIT_REF), 'utf8')).trim();
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
/** Swaps the head from `parent` to `commit`, or does nothing: the lease names the exact old id, so nothing is ever forced. */
async function pushCommit(git, address, { commit, parent }) {
    const ref = `refs/heads/${address.branch}`;
    const lease = `--force-with-lease=${ref}:${parent ?? ''}`;
    const options = ['--porcelain', '--no-verify', '--receive-pack=git-receive-pack', lease];
    const pushed = await git.run(['push', ...options, address.remote.url, `${commit}:${ref}`], {
        gitDirectory: address.gitDirectory,
        config: address.settings,
    });
    if (pushed.code === 0)
        return { outcome: 'pushed' };
    return pushFailure(address.remote.url, `${pushed.stdout.toString()}\n${pushed.stderr}`);
}
/** Why no push would be let in; undefined where one would be, as far as a push that sends nothing can tell. */
async function refusedPush(git, address, commit) {
    const { remote, branch, gitDirectory, settings } = address;
    const options = ['--dry-run', '--force', '--porcelain', '--no-verify', '--receive-pack=git-receive-pack'];
    const tried = await git.run(['push', ...options, remote.url, `${commit}:refs/heads/${branch}`], {
        gitDirectory,
        config: settings,
    });
    if (tried.code === 0)
        return undefined;
    const verdict = pushFailure(remote.url, `${tried.stdout.toString()}\n${tried.stderr}`);
    return verdict.outcome === 'refused' ? verdict.error : undefined;
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-store.js


/** A line that broke may be well again; what git says again and again is the answer. */
const MAX_UNKNOWN = 3;
/** An index in a branch of a Git repository, written by compare-and-swap. */
class GitIndex {
    isCreatedByPublish = true;
    #git;
    #address;
    #open;
    #branch;
    /** Pushes in a row that failed for no reason that is known. */
    #unknown = 0;
    /** @param reading `paths` transfers what is asked for; `all` the whole tree, for commands that read it all */
    constructor(git, address, reading) {
        this.#git = git;
        this.#address = address;
        this.#open = reading === 'paths' ? openBranch : openWholeBranch;
    }
    async open() {
        const branch = await this.#opened();
        const commit = await branch.head();
        return new BranchSnapshot(this.#git, branch, commit);
    }
    async commit(change, on) {
        const { objects } = await this.#opened();
        const { gitDirectory } = objects;
        const parent = on.commit;
        const commit = await writeCommit(this.#git, gitDirectory, { change, parent });
        const pushed = await pushCommit(this.#git, { ...this.#address, gitDirectory }, { commit, parent });
        if (pushed.outcome === 'refused')
            throw pushed.error;
        if (pushed.outcome === 'pushed')
            return { commit };
        this.#unknown = pushed.outcome === 'unknown' ? this.#unknown + 1 : 0;
        // The answer may have been lost after the swap.
        if (this.#unknown > 0 && (await this.open()).commit === commit)
            return { commit };
        if (this.#unknown > MAX_UNKNOWN && pushed.outcome === 'unknown')
            throw pushed.error;
        return 'moved';
    }
    /** A push that ends before anything is sent: whoever may not write is turned away by then. */
    async checkAccess() {
        const { objects } = await this.#opened();
        const { gitDirectory } = objects;
        const commit = await writeCommit(this.#git, gitDirectory, {
            change: { message: 'Nothing', files: new Map() },
            parent: null,
        });
        const refused = await refusedPush(this.#git, { ...this.#address, gitDirectory }, commit);
        if (refused !== undefined)
            throw refused;
    }
    async close() {
        if (this.#branch !== undefined)
            await (await this.#branch).objects.close();
    }
    #opened() {
        this.#branch ??= this.#open(this.#git, this.#address);
        return this.#branch;
    }
}
class BranchSnapshot {
    commit;
    #git;
    #branch;
    constructor(git, branch, commit) {
        this.#git = git;
        this.#branch = branch;
        this.commit = commit;
    }
    get exists() {
        return this.commit !== null;
    }
    async read(paths) {
        const { commit } = this;
        if (commit === null)
            return new Map();
        await this.#branch.fetch(commit, paths);
        const found = await Promise.all(paths.map((path) => this.#branch.objects.read(`${commit}:${path}`)));
        return new Map(found.flatMap((object, index) => object?.type === 'blob' ? [[paths[index] ?? '', object.bytes]] : []));
    }
    async list() {
        if (this.commit === null)
            return [];
        await this.#branch.fetch(this.commit, []);
        const { gitDirectory } = this.#branch.objects;
        const listed = await this.#git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', this.commit], {
            gitDirectory,
        });
        if (listed.code !== 0)
            throw new Error(`git ls-tree failed: ${listed.stderr.trim()}`);
        return listed.stdout
            .toString()
            .split('\0')
            .filter((path) => path !== '');
    }
}

// EXTERNAL MODULE: ./lib/core/interface/module-files.js
var module_files = __webpack_require__(6213);
// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 5 modules
var interface_reader = __webpack_require__(4401);
;// CONCATENATED MODULE: ./lib/core/terraform-ignore.js

/**
 * What a `.terraformignore` leaves out, as a question on paths relative to its directory. The last rule that fits a path
 * or one of its directories decides; unlike .gitignore, a pattern with a slash inside fits at any depth unless it starts
 * with one. https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
 */
function parseTerraformIgnore(text) {
    const rules = text.split(/\r?\n/).flatMap(parseRule).reverse();
    return (path) => {
        const names = [path, ...directoriesOf(path)];
        return rules.find(({ expression }) => names.some((name) => expression.test(name)))?.ignores ?? false;
    };
}
function parseRule(line) {
    const text = line.trim();
    const ignores = !text.startsWith('!');
    const pattern = ignores ? text : text.slice(1);
    if (pattern === '' || text.startsWith('#'))
        return [];
    const anchored = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`;
    try {
        return [{ expression: new RegExp(`^${expressionOf(anchored)}/?$`, 'su'), ignores }];
    }
    catch (cause) {
        const message = `.terraformignore has a pattern that makes no sense: ${(0,core_error/* quote */.hD)(text)}`;
        throw new core_error/* RegistryError */.gl('UNSAFE_PACKAGE', message, 'correct the pattern: its range runs backwards', {
            cause,
        });
    }
}
// A pattern that ends in a slash is for directories, and the names of directories end in one.
function expressionOf(pattern) {
    const directoryOnly = pattern.endsWith('/');
    const tokens = pattern.match(/(?:\*\*\/)+|\*\*|\*|\?|\[[!^]?[^\]]+\]|\\.|./gsu) ?? [];
    const body = tokens.map(tokenExpression).join('');
    return directoryOnly ? `${body}.*` : body;
}
function tokenExpression(token) {
    if (token.startsWith('**/'))
        return '(?:.*/)?';
    if (token === '**')
        return '.*';
    if (token === '*')
        return '[^/]*';
    if (token === '?')
        return '[^/]';
    if (token.startsWith('[') && token.length > 1)
        return classExpression(token);
    return escaped(token.length > 1 && token.startsWith('\\') ? token.slice(1) : token);
}
function classExpression(token) {
    const [, negated, members = ''] = /^\[([!^]?)(.*)\]$/su.exec(token) ?? [];
    return `(?!/)[${negated === '' ? '' : '^'}${members.replaceAll(/[\\[\]^]/g, '\\$&')}]`;
}
function escaped(text) {
    return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
}
function directoriesOf(path) {
    const components = path.split('/');
    return components.slice(1).map((_, index) => `${components.slice(0, index + 1).join('/')}/`);
}

;// CONCATENATED MODULE: ./lib/adapters/git/attributes.js



/**
 * What `export-ignore` leaves out, by the `.gitattributes` files of a commit and nothing else, as `git archive` does it.
 * Git itself is asked, but only when one of the files mentions the attribute, and only for paths it was not asked before.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
class ExportIgnore {
    #git;
    #objects;
    #mentions = new Map();
    #verdicts = new Map();
    constructor(git, objects) {
        this.#git = git;
        this.#objects = objects;
    }
    /** Of files, relative to the root of the repository, those that are left out themselves or with a directory of theirs. */
    async select(attributeFiles, paths) {
        if (!(await this.#mentioned(attributeFiles)))
            return new Set();
        const verdicts = this.#verdictsOf(attributeFiles);
        const unknown = new Set(paths.flatMap(withDirectories).filter((path) => !verdicts.has(path)));
        if (unknown.size > 0) {
            for (const [path, ignored] of await this.#ask(attributeFiles, [...unknown]))
                verdicts.set(path, ignored);
        }
        return new Set(paths.filter((path) => withDirectories(path).some((name) => verdicts.get(name))));
    }
    async #mentioned(attributeFiles) {
        const unread = attributeFiles.filter(({ oid }) => !this.#mentions.has(oid));
        for await (const [, { oid, bytes }] of this.#objects.readEach('blob', unread)) {
            this.#mentions.set(oid, bytes.includes('export-ignore'));
        }
        return attributeFiles.some(({ oid }) => this.#mentions.get(oid));
    }
    #verdictsOf(attributeFiles) {
        const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('');
        const verdicts = this.#verdicts.get(key) ?? new Map();
        this.#verdicts.set(key, verdicts);
        return verdicts;
    }
    async #ask(attributeFiles, paths) {
        const gitDirectory = this.#objects.gitDirectory;
        const call = { gitDirectory, indexFile: (0,external_node_path_.join)(gitDirectory, `index-${(0,external_node_crypto_.randomUUID)()}`) };
        const lines = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}\0`);
        const update = ['update-index', '-z', '--add', '--index-info'];
        required(await this.#git.run(update, { ...call, input: lines.join('') }));
        const check = ['check-attr', '-z', '--stdin', '--cached', 'export-ignore'];
        const { stdout } = required(await this.#git.run(check, { ...call, input: paths.map((path) => `${path}\0`).join('') }));
        const fields = stdout.toString().split('\0');
        return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']));
    }
}
/** The path and its directories, with the trailing slash by which Git knows that a rule for directories may fit. */
function withDirectories(path) {
    const components = path.split('/');
    return components.map((_, index) => `${components.slice(0, index + 1).join('/')}/`).with(-1, path);
}
function required(result) {
    if (result.code === 0)
        return result;
    throw new core_error/* RegistryError */.gl('UNSAFE_PACKAGE', `git could not apply the .gitattributes files of the commit: ${result.stderr.trim()}`, 'look at the line that git names');
}

;// CONCATENATED MODULE: ./lib/adapters/git/module-source.js







/** Reads what a commit says of a module: its files by name, and what they ask to leave out. */
class ModuleSource {
    #objects;
    #trees;
    #exportIgnore;
    constructor(objects, git) {
        this.#objects = objects;
        this.#trees = new GitTrees(objects);
        this.#exportIgnore = new ExportIgnore(git, objects);
    }
    /** Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory. */
    async read({ commit, path: root }) {
        const { tree, attributeFiles } = await this.#locate(await this.#rootTree(commit), root);
        const entries = await this.#trees.readBelow(tree);
        const prefix = (0,tree_walk/* rootPrefix */.RO)(root);
        const absolute = entries.map((entry) => ({ ...entry, path: `${prefix}${entry.path}` }));
        const exported = await this.#exportIgnore.select([...attributeFiles, ...absolute.filter(isAttributeFile)], absolute.map(({ path }) => path));
        const ignored = await this.#terraformIgnore(entries);
        return {
            root,
            entries,
            targets: await this.#linkTargets(entries),
            excluded: (path) => exported.has(`${prefix}${path}`) || ignored(path),
        };
    }
    async #rootTree(commit) {
        const object = await this.#objects.read(commit);
        const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? [];
        if (object?.type === 'commit' && tree !== undefined)
            return tree;
        throw new core_error/* RegistryError */.gl('NOT_FOUND', `the commit ${commit} is not in the repository`, `fetch it: git fetch origin ${commit}`);
    }
    /** The tree of the module, and the attribute files of the directories above it. */
    async #locate(rootTree, root) {
        const attributeFiles = [];
        let directory = { oid: rootTree, path: '' };
        for (const name of root.split('/').filter((component) => component !== '')) {
            const lines = await this.#trees.readDirectory(directory);
            const found = lines.find(({ path, mode }) => path === name && mode === DIRECTORY_MODE);
            if (found === undefined)
                throw notAModule(root, await this.#directoriesWithConfiguration(rootTree));
            const prefix = (0,tree_walk/* rootPrefix */.RO)(directory.path);
            attributeFiles.push(...lines.filter(isAttributeFile).map(({ oid, path }) => ({ oid, path: `${prefix}${path}` })));
            directory = { oid: found.oid, path: `${prefix}${name}` };
        }
        return { tree: directory.oid, attributeFiles };
    }
    async #directoriesWithConfiguration(rootTree) {
        const entries = await this.#trees.readBelow(rootTree);
        const files = entries.filter(({ path }) => (0,file_content/* isConfiguration */.Z)(path));
        return [...new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/')))];
    }
    async #terraformIgnore(entries) {
        const file = entries.filter(({ path, mode }) => path === '.terraformignore' && isRegular(mode));
        for await (const [, { bytes }] of this.#objects.readEach('blob', file)) {
            return parseTerraformIgnore(bytes.toString());
        }
        return () => false;
    }
    async #linkTargets(entries) {
        const targets = new Map();
        const links = entries.filter(({ mode }) => mode === '120000');
        for await (const [{ path }, { bytes }] of this.#objects.readEach('blob', links)) {
            targets.set(path, bytes.toString());
        }
        return targets;
    }
}
function isAttributeFile({ path, mode }) {
    return isRegular(mode) && /(^|\/)\.gitattributes$/.test(path);
}
function isRegular(mode) {
    return mode.startsWith('100');
}

;// CONCATENATED MODULE: ./lib/adapters/git/interfaces.js




/** What the modules of commits offer; files that commits share are parsed once. */
class GitInterfaces {
    #objects;
    #source;
    #reader = new interface_reader/* InterfaceReader */.T();
    constructor(objects, git) {
        this.#objects = objects;
        this.#source = new ModuleSource(objects, git);
    }
    atCommit(location) {
        return this.#reader.read(this.#files(location));
    }
    async *#files(location) {
        // What would be refused as a package is looked at all the same: a comparison is no publication.
        const { files } = new tree_walk/* Walk */.qO(await this.#source.read(location));
        const wanted = files.filter(({ path }) => (0,module_files/* isInterfaceFile */.QS)(path));
        for await (const [{ path }, { oid, bytes }] of this.#objects.readEach('blob', wanted)) {
            yield { path, bytes, id: oid };
        }
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/module-repository.js



/** Finds the repository that holds `directory`. Throws NOT_A_REPOSITORY. */
async function findRepository(git, directory) {
    if (!(0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory())
        throw notARepository(directory, '');
    const question = ['rev-parse', '--absolute-git-dir', '--git-path', 'objects', '--revs-only', 'HEAD'];
    const [found, origin] = await Promise.all([
        git.run(question, { cwd: directory }),
        git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
    ]);
    const [gitDirectory, objects, head] = found.stdout.toString().split('\n');
    if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
        throw notARepository(directory, found.stderr);
    const originUrl = origin.stdout.toString().trim();
    return {
        gitDirectory,
        objects: (0,external_node_path_.resolve)(directory, objects),
        head: head === '' ? undefined : head,
        originUrl: originUrl === '' ? undefined : originUrl,
    };
}
async function readHead(git, gitDirectory) {
    const shown = await git.run(['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'], { gitDirectory });
    const [committedAt = '', commit = ''] = shown.stdout.toString().trim().split(' ');
    return shown.code === 0 ? { tag: 'HEAD', commit, committedAt: Number(committedAt) } : undefined;
}
function notARepository(directory, stderr) {
    const isForeign = /dubious ownership/.test(stderr);
    return new core_error/* RegistryError */.gl('NOT_A_REPOSITORY', `${(0,core_error/* quote */.hD)(directory)} is ${isForeign ? 'a Git repository of another user' : 'not in a Git repository'}`, isForeign
        ? `trust it: git config --global --add safe.directory ${(0,external_node_path_.resolve)(directory)}`
        : 'run this inside the module repository, or name it with --repository DIR');
}
/** The tags of a repository; read once, compared as whole names, so that no outside text reaches git. */
class RepositoryTags {
    #git;
    #gitDirectory;
    #within;
    #tags;
    /** @param commit only tags in its history; undefined takes all */
    constructor(git, gitDirectory, commit) {
        this.#git = git;
        this.#gitDirectory = gitDirectory;
        this.#within = commit === undefined ? [] : [`--merged=${commit}`];
    }
    async find(tag) {
        return (await this.all()).find((tagged) => tagged.tag === tag);
    }
    all() {
        this.#tags ??= this.#read();
        return this.#tags;
    }
    async #read() {
        const listed = await this.#git.run(['for-each-ref', `--format=${TAG_FORMAT}`, ...this.#within, 'refs/tags'], {
            gitDirectory: this.#gitDirectory,
        });
        if (listed.code !== 0)
            throw new Error(`git for-each-ref failed: ${listed.stderr.trim()}`);
        const lines = listed.stdout.toString().split('\n');
        const tags = await Promise.all(lines.map((line) => parseTagLine(line) ?? this.#readNested(line)));
        return tags.flat();
    }
    /** A tag of a tag: before Git 2.45 `*` follows one step only. */
    async #readNested(line) {
        const [, oid = ''] = line.split(' ');
        const question = ['rev-list', '--max-count=1', '--timestamp', `${oid}^{commit}`, '--'];
        const peeled = await this.#git.run(question, { gitDirectory: this.#gitDirectory });
        const [, committedAt, commit = ''] = /^(\d+) ([0-9a-f]{40})$/m.exec(peeled.stdout.toString()) ?? [];
        return commit === '' ? [] : [{ tag: tagOf(line), commit, committedAt: Number(committedAt) }];
    }
}
/** Ref names hold no blanks; `*` fields are those of the object that an annotated tag names. */
const TAG_FORMAT = '%(objecttype) %(objectname) %(committerdate:unix) %(*objecttype) %(*objectname) %(*committerdate:unix) %(refname)';
/** No tag for one that names no commit; undefined for one that names another tag. */
function parseTagLine(line) {
    const fields = line.split(' ');
    const [type, commit = '', committedAt] = fields[0] === 'tag' ? fields.slice(3) : fields;
    if (type === 'tag')
        return undefined;
    return type === 'commit' ? [{ tag: tagOf(line), commit, committedAt: Number(committedAt) }] : [];
}
function tagOf(line) {
    return line.slice(line.lastIndexOf(' ') + 1 + 'refs/tags/'.length);
}

;// CONCATENATED MODULE: ./lib/core/secret.js
/** Files that hold secrets by what they are, whatever is in them. Patterns see the path with a slash in front. */
const PATH_RULES = [
    { pattern: /\.tfstate[^/]*$/i, name: 'Terraform state' },
    { pattern: /\/terraform\.tfstate\.d\//i, name: 'Terraform state' },
    { pattern: /\.tfvars(\.json)?$/i, name: 'values of variables (*.tfvars)' },
    { pattern: /\.tfplan$|\/tfplan$/i, name: 'a saved plan' },
    { pattern: /\/\.terraform\//i, name: 'the working directory of Terraform' },
    { pattern: /\/(\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc)$/i, name: 'configuration of the client' },
    { pattern: /\/credentials\.tfrc\.json$/i, name: 'credentials of the client' },
    { pattern: /\/crash(\.[^/]*)?\.log$/i, name: 'a crash log, which holds state' },
    { pattern: /\/id_(rsa|dsa|ecdsa|ed25519)(_sk)?$/i, name: 'an SSH private key' },
    { pattern: /\.(ppk|p12|pfx|jks|kdbx)$/i, name: 'a key store' },
    { pattern: /\/([._]netrc|\.git-credentials|\.pgpass|\.vault-token)$/i, name: 'stored credentials' },
    { pattern: /\/\.aws\/credentials$/i, name: 'AWS credentials' },
    { pattern: /\/(\.docker\/config\.json|\.dockercfg)$/i, name: 'registry credentials' },
    { pattern: /\/kubeconfig$|\.kubeconfig$|\/\.kube\/config$/i, name: 'a kubeconfig' },
    {
        pattern: /\/\.env(\.(?!example$|sample$|template$|dist$)[^/]*)?$/i,
        name: 'environment variables (.env)',
    },
];
/** The rule by which a file of this path holds secrets; undefined when its name says nothing of the kind. */
function secretPathRule(path) {
    const rooted = `/${path}`;
    return PATH_RULES.find(({ pattern }) => pattern.test(rooted))?.name;
}
const CONTENT_RULES = [
    { pattern: '-----BEGIN [A-Z ]{0,20}PRIVATE KEY', name: 'a private key' },
    { pattern: 'gh[oprsu]_[A-Za-z0-9]{36}', name: 'a GitHub token' },
    { pattern: 'github_pat_[A-Za-z0-9_]{22}', name: 'a GitHub token' },
    { pattern: '(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])', name: 'an AWS access key' },
    { pattern: 'npm_[A-Za-z0-9]{36}', name: 'an npm token' },
    { pattern: '_authToken=[^\\s$]', name: 'an npm token' },
    { pattern: 'glpat-[A-Za-z0-9_-]{20}', name: 'a GitLab token' },
    { pattern: 'xox[abpr]-[A-Za-z0-9-]{10}', name: 'a Slack token' },
    { pattern: '\\.atlasv1\\.[A-Za-z0-9]{20}', name: 'a Terraform token' },
    { pattern: 'AIza[A-Za-z0-9_-]{35}', name: 'a Google API key' },
    { pattern: 'sk_live_[A-Za-z0-9]{16}', name: 'a Stripe key' },
];
const ANY_SECRET = new RegExp(CONTENT_RULES.map(({ pattern }) => pattern).join('|'));
/** Bytes at the start of a file that decide whether it is text, as Git does it. */
const TEXT_PROBE_BYTES = 8 * 1024;
const WINDOW_BYTES = 1024 * 1024;
/** Longer than anything that the rules look for, so that nothing hides at the border of two windows. */
const OVERLAP_BYTES = 128;
/** The kind of secret that a text file holds, by its unmistakable form; binary files are not searched. */
function findSecret(bytes) {
    if (bytes.subarray(0, TEXT_PROBE_BYTES).includes(0))
        return undefined;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let start = 0; start < buffer.length; start += WINDOW_BYTES) {
        const text = buffer.toString('latin1', start, start + WINDOW_BYTES + OVERLAP_BYTES);
        const found = ANY_SECRET.exec(text)?.[0];
        if (found !== undefined)
            return CONTENT_RULES.find(({ pattern }) => new RegExp(pattern).test(text))?.name;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/core/inspection.js





const inspection_MAX_SUGGESTED = 20;
/** Looks at files one by one as they are packed, and says at the end all that is wrong with them. */
class Inspection {
    #prefix;
    #allow;
    #unsafe = [];
    #secrets = [];
    /** `allow` names files that only look like secrets, relative to the repository; `root` is the module's directory in it. */
    constructor(root, allow) {
        this.#prefix = (0,tree_walk/* rootPrefix */.RO)(root);
        this.#allow = new Set(allow);
    }
    look({ path: name, source }, bytes) {
        const path = `${this.#prefix}${name}`;
        const problem = (0,file_content/* contentProblem */.j)(path, bytes);
        if (problem !== undefined)
            this.#unsafe.push(problem);
        if (this.#allow.has(path))
            return;
        const rule = nameRule(path, `${this.#prefix}${source}`) ?? contentRule(bytes);
        if (rule !== undefined)
            this.#secrets.push({ path, rule });
    }
    /** Throws UNSAFE_PACKAGE or SECRET_IN_PACKAGE with every file that was found. */
    finish() {
        if (this.#unsafe.length > 0) {
            throw refusalOf('UNSAFE_PACKAGE', 'these files are not what those who install need', this.#unsafe);
        }
        const paths = this.#secrets.slice(0, inspection_MAX_SUGGESTED).map(({ path }) => (0,core_error/* quote */.hD)(path));
        const fix = `remove them from the commit and replace every secret in them; if they hold none, add to .module-registry.yml:\nallow: [${paths.join(', ')}]`;
        const problems = this.#secrets.map((secret) => ({ ...secret, fix }));
        if (problems.length > 0) {
            throw refusalOf('SECRET_IN_PACKAGE', 'these files hold secrets, or look like it', problems);
        }
    }
}
function nameRule(path, source) {
    const rule = secretPathRule(path);
    if (rule !== undefined || path === source)
        return rule;
    const behind = secretPathRule(source);
    return behind === undefined ? undefined : `links to ${(0,core_error/* quote */.hD)(source)}: ${behind}`;
}
function contentRule(bytes) {
    const found = findSecret(bytes);
    return found === undefined ? undefined : `holds ${found}`;
}

;// CONCATENATED MODULE: ./lib/core/package.js
/** Names the rules of DESIGN.md "The package" that made the bytes; released formats stay buildable for ever. */
const PACKAGE_FORMAT = 1;

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/hashed-file.js


/** Bytes that are gathered before they are written; one such lot is written while the next is gathered. */
const LOT_BYTES = 1024 * 1024;
/** A new file that is hashed as it is written. */
class HashedFile {
    #handle;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #lot = [];
    #lotBytes = 0;
    #writing = Promise.resolve();
    /** Bytes so far. */
    size = 0;
    constructor(handle) {
        this.#handle = handle;
    }
    static async create(file) {
        return new HashedFile(await (0,promises_.open)(file, 'wx'));
    }
    /** The bytes must not change afterwards. */
    async write(bytes) {
        this.#hash.update(bytes);
        this.size += bytes.length;
        this.#lot.push(bytes);
        this.#lotBytes += bytes.length;
        if (this.#lotBytes >= LOT_BYTES)
            await this.#flush();
    }
    /** Writes what is left; `sha256:<64 hex>` of the whole. */
    async finish() {
        await this.#flush();
        await this.#writing;
        return `sha256:${this.#hash.digest('hex')}`;
    }
    async close() {
        await this.#writing.catch(() => { });
        await this.#handle.close();
    }
    async #flush() {
        await this.#writing;
        this.#writing = writeAll(this.#handle, this.#lot, this.#lotBytes);
        // It is awaited with the next lot; until then a rejection must not look like one that nobody handles.
        this.#writing.catch(() => { });
        this.#lot = [];
        this.#lotBytes = 0;
    }
}
async function writeAll(handle, lot, bytes) {
    if (bytes === 0)
        return;
    const { bytesWritten } = await handle.writev(lot);
    // A short write comes before an error such as "no space left"; the rest gets to it, or gets written.
    if (bytesWritten < bytes)
        await handle.writeFile(Buffer.concat(lot).subarray(bytesWritten));
}

;// CONCATENATED MODULE: ./lib/adapters/zip.js



const VERSION_NEEDED = 10;
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED;
const FLAG_UTF8 = 0x0800;
const STORED = 0;
const DATE_1980_01_01 = (1 << 5) | 1;
const REGULAR_FILE = 0o100000;
/**
 * Writes `file`, which must not exist, as a zip whose bytes depend on the entries and their order alone: stored, one fixed
 * date, modes 0644 and 0755, no directories, extra fields or comment. There is no zip64: a package has at most 50,000 files
 * and 512 MiB. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3, docs/decisions/0001-own-zip-writer.md
 */
async function packZip(entries, file) {
    const zip = await HashedFile.create(file);
    try {
        const directory = [];
        for await (const entry of entries) {
            const name = Buffer.from(entry.path);
            const facts = factsOf(entry.bytes, name);
            directory.push(centralHeader(facts, entry.executable, zip.size), name);
            await zip.write(Buffer.concat([LOCAL_SIGNATURE, facts, name]));
            await zip.write(entry.bytes);
        }
        await zip.write(endOf(directory, zip.size));
        return { digest: await zip.finish(), size: zip.size };
    }
    finally {
        await zip.close();
    }
}
const LOCAL_SIGNATURE = Buffer.from('PK\x03\x04');
/** The 26 bytes that a local header and a central one share. */
function factsOf(bytes, name) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION_NEEDED, 0);
    facts.writeUInt16LE((0,external_node_buffer_.isAscii)(name) ? 0 : FLAG_UTF8, 2);
    facts.writeUInt16LE(STORED, 4);
    facts.writeUInt16LE(0, 6); // midnight
    facts.writeUInt16LE(DATE_1980_01_01, 8);
    facts.writeUInt32LE((0,external_node_zlib_.crc32)(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    return facts;
}
function centralHeader(facts, executable, offset) {
    const header = Buffer.alloc(46);
    header.write('PK\x01\x02', 'latin1');
    header.writeUInt16LE(MADE_ON_UNIX, 4);
    facts.copy(header, 6);
    // The upper half of the 32-bit external attributes.
    header.writeUInt16LE(REGULAR_FILE | (executable ? 0o755 : 0o644), 40);
    header.writeUInt32LE(offset, 42);
    return header;
}
/** The central directory and its end record. */
function endOf(directory, offset) {
    const headers = Buffer.concat(directory);
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(headers.length, 12);
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([headers, end]);
}

;// CONCATENATED MODULE: ./lib/adapters/git/packer.js









/** From a commit to the one zip that its tree gives, whatever the work tree and the machine. */
class GitPacker {
    #objects;
    #source;
    #temporary;
    /** Packages are written into the directory `temporary`, which lives as long as they are needed. */
    constructor(objects, git, temporary) {
        this.#objects = objects;
        this.#source = new ModuleSource(objects, git);
        this.#temporary = temporary;
    }
    /**
     * Throws NOT_FOUND, NOT_A_MODULE, UNSAFE_PACKAGE and SECRET_IN_PACKAGE (each with all paths), LIMIT_EXCEEDED;
     * then there is no file.
     */
    async pack(request) {
        const tree = await this.#source.read(request);
        const plan = planFiles(tree);
        const inspection = new Inspection(request.path, request.allow);
        const contents = [];
        const file = (0,external_node_path_.join)(this.#temporary, `${(0,external_node_crypto_.randomUUID)()}.zip`);
        try {
            const zip = await packZip(this.#readFiles(plan, inspection, contents), file);
            inspection.finish();
            const counts = { files: contents.length, equalsTree: equalsTree(tree, plan) };
            return { facts: { format: PACKAGE_FORMAT, ...zip, ...counts }, contents, file };
        }
        catch (error) {
            await (0,promises_.rm)(file, { force: true });
            throw error;
        }
    }
    async *#readFiles(plan, inspection, contents) {
        let total = 0;
        for await (const [{ path, source, executable }, { bytes }] of this.#objects.readEach('blob', plan)) {
            total += bytes.length;
            if (total > MAX_PACKAGE_BYTES)
                throw packer_tooLarge();
            inspection.look({ path, source }, bytes);
            contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length });
            yield { path, executable, bytes };
        }
    }
}
function packer_tooLarge() {
    return new core_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, 'leave files out with "export-ignore" in .gitattributes or with .terraformignore');
}

;// CONCATENATED MODULE: ./lib/adapters/git/version.js


/** Throws MISSING_PROGRAM where git is missing or too old. */
async function version_requireGit(git) {
    const { stdout } = await git.run(['version']);
    const text = stdout.toString().trim();
    const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
    const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number);
    const isNewer = Number(major) > Number(neededMajor);
    if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor)))
        return;
    throw new core_error/* RegistryError */.gl('MISSING_PROGRAM', `this machine's git is too old: ${(0,core_error/* quote */.hD)(text)}`, `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it comes first on PATH`);
}

// EXTERNAL MODULE: ./lib/core/location.js
var core_location = __webpack_require__(6244);
// EXTERNAL MODULE: ./lib/core/module-block.js
var module_block = __webpack_require__(5519);
// EXTERNAL MODULE: ./lib/core/version.js
var core_version = __webpack_require__(8067);
;// CONCATENATED MODULE: ./lib/core/release-asset.js




/** A package as an asset of the release of its tag. */
/** The one asset of a module's release. */
function assetName({ address, version }) {
    return `${address.name}-${address.system}-${version}.zip`;
}
/** What the tag has before the version and its `v`: `vpc/` of `vpc/v1.2.3`. */
function tagPrefix({ tag, version }) {
    return tag.slice(0, tag.length - version.length).replace(/v$/, '');
}
/** Those of the tags that are versions of the same module. */
function siblings(release, tags) {
    const prefix = tagPrefix(release);
    return tags.flatMap((tag) => {
        const reading = (0,core_tag/* readTag */.z)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const candidates = siblings(release, tags).filter(({ version }) => (0,core_version/* compareVersions */.Zy)(version, release.version) < 0 &&
        ((0,core_version/* isPrerelease */.V1)(release.version) || !(0,core_version/* isPrerelease */.V1)(version)));
    const [highest] = (0,core_version/* sortVersions */.M7)(candidates.map(({ version }) => version));
    return candidates.find(({ version }) => version === highest)?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release, in whatever order they are published.
 * In a repository of several modules, whose tags have prefixes, none is.
 */
function isLatest(release, tags) {
    if ((0,core_version/* isPrerelease */.V1)(release.version) || tagPrefix(release) !== '')
        return false;
    return siblings(release, tags).every(({ version }) => (0,core_version/* isPrerelease */.V1)(version) || (0,core_version/* compareVersions */.Zy)(version, release.version) <= 0);
}
/** Markdown of a release: what consumers paste, which bytes they get, what has changed. */
function formatReleaseNotes({ release, pkg, registryUrl, generated }) {
    const block = `\`\`\`hcl\n${(0,module_block/* formatModuleBlock */.t)(release, registryUrl)}\n\`\`\``;
    const digest = `\`${assetName(release)}\`: \`${pkg.facts.digest}\``;
    return [block, digest, ...(generated === '' ? [] : [generated])].join('\n\n');
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new core_error/* RegistryError */.gl('VERSION_EXISTS', `the release ${(0,core_error/* quote */.hD)(release.tag)} has an asset ${(0,core_error/* quote */.hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}

// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(679);
;// CONCATENATED MODULE: ./lib/adapters/github/pauses.js

/** A first round at once, then one after each of some longer and longer waits, while the budget lasts. */
async function* pauses(budget) {
    const unit = (budget.seconds * 1000) / 60;
    for (let round = 0; round < 6; round += 1) {
        if (round > 0) {
            const since = Date.now();
            await (0,external_node_timers_promises_.setTimeout)(Math.min(unit * round, budget.leftMs));
            budget.failed(since);
        }
        yield round;
        if (budget.leftMs === 0)
            return;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/github/release-api.js



/** A second one of these might do harm: whoever asks looks what became of the first. */
const ONCE = { request: { retries: 0 } };
/** Pages of 100 releases that are looked through for a draft and for the versions that there are. */
const MOST_PAGES = 10;
class ReleaseApi {
    #repository;
    constructor(repository) {
        this.#repository = repository;
    }
    /** The published release of a tag. */
    async published(tag) {
        try {
            return (await this.#rest.getReleaseByTag({ ...this.#names, tag })).data;
        }
        catch (error) {
            if ((0,failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    /** Releases and drafts, the newest 1,000. */
    async all() {
        const found = [];
        for (let page = 1; page <= MOST_PAGES; page += 1) {
            const { data } = await this.#rest.listReleases({ ...this.#names, per_page: 100, page });
            found.push(...data);
            if (data.length < 100)
                break;
        }
        return found;
    }
    async generateNotes(tag, previous) {
        const before = previous === undefined ? {} : { previous_tag_name: previous };
        const { data } = await this.#rest.generateReleaseNotes({ ...this.#names, tag_name: tag, ...before });
        return data.body;
    }
    async createDraft(draft) {
        const { tag, body, prerelease } = draft;
        const words = { tag_name: tag, name: tag, body, prerelease, draft: true };
        return (await this.#rest.createRelease({ ...this.#names, ...words, ...ONCE })).data;
    }
    async deleteDraft(draft) {
        await this.#rest.deleteRelease({ ...this.#names, release_id: draft.id });
    }
    async publish(draft, isLatest) {
        const words = { draft: false, make_latest: isLatest ? 'true' : 'false' };
        return (await this.#rest.updateRelease({ ...this.#names, release_id: draft.id, ...words, ...ONCE })).data;
    }
    async upload(release, { name, file }) {
        const { github } = this.#repository;
        github.web.allow(release.upload_url);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#names,
            release_id: release.id,
            name,
            // The types know text alone; fetch takes bytes.
            data: (await (0,promises_.readFile)(file)),
            headers: { 'content-type': 'application/zip' },
            url: release.upload_url,
            ...ONCE,
        });
        return data;
    }
    /** Undefined for one that is not there, or not there yet. */
    async asset(id) {
        try {
            return (await this.#rest.getReleaseAsset({ ...this.#names, asset_id: id })).data;
        }
        catch (error) {
            if ((0,failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    async deleteAsset(asset) {
        await this.#rest.deleteReleaseAsset({ ...this.#names, asset_id: asset.id });
    }
    /** `sha256:<hex>` as GitHub says it, else of the bytes themselves (GitHub Enterprise Server before 3.18). */
    async digestOf(asset) {
        if (asset.digest)
            return asset.digest;
        const headers = { accept: 'application/octet-stream' };
        const { data } = await this.#rest.getReleaseAsset({ ...this.#names, asset_id: asset.id, headers });
        // With this header the answer is the file.
        const bytes = data;
        if (!(bytes instanceof ArrayBuffer))
            throw new Error(`the asset ${asset.id} came without its bytes`);
        return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(new Uint8Array(bytes)).digest('hex')}`;
    }
    get #rest() {
        return this.#repository.github.octokit.rest.repos;
    }
    get #names() {
        return { owner: this.#repository.owner, repo: this.#repository.repo };
    }
}

// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var github_repository = __webpack_require__(7164);
;// CONCATENATED MODULE: ./lib/adapters/github/release-store.js








/**
 * Packages as assets of the releases of their tags. A release is a draft until its asset is there and has been read back,
 * so that it is complete when it is sealed. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
function releaseStore(open) {
    return {
        kind: 'release',
        async locate({ release }, { facts }) {
            const home = await open();
            refusePrivate(home);
            const { serverUrl } = home.repository.github.access;
            const tag = release.tag.split('/').map(encodeURIComponent).join('/');
            const url = `${serverUrl}/${(0,github_repository/* nameOf */.Vb)(home.repository)}/releases/download/${tag}/${assetName(release)}`;
            const location = (0,core_location/* formatLocation */.j$)((0,core_location/* zipLocation */.z4)(url, facts.digest));
            return { place: { kind: 'release', location, digest: facts.digest }, files: new Map() };
        },
        checkAccess: async () => (0,github_repository/* proveWritable */.F6)((await open()).repository),
        async put({ release }, pkg, registryUrl) {
            await new ReleasePlace((await open()).repository, { release, pkg, registryUrl }).reconcile();
        },
    };
}
function refusePrivate({ visibility, repository }) {
    if (visibility === 'public')
        return;
    throw new core_error/* RegistryError */.gl('STORE_REFUSED', `${(0,core_error/* quote */.hD)((0,github_repository/* nameOf */.Vb)(repository))} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci (action input "package")');
}
/** One package on its way into one release. */
class ReleasePlace {
    #api;
    #repository;
    #wanted;
    constructor(repository, wanted) {
        this.#api = new ReleaseApi(repository);
        this.#repository = repository;
        this.#wanted = wanted;
    }
    /** Whatever a write came to that got no clear answer, the next round sees: nothing is sent twice unseen. */
    async reconcile() {
        let last;
        for await (const _ of pauses(this.#repository.github.budget)) {
            try {
                return await this.#round();
            }
            catch (error) {
                last = error;
                if (!(0,failures/* mayPass */.bg)(error) && !isTaken(error))
                    break;
            }
        }
        throw this.#failure(last);
    }
    async #round() {
        const { tag } = this.#wanted.release;
        const published = await this.#api.published(tag);
        if (published !== undefined)
            return this.#attach(published);
        const releases = await this.#api.all();
        const drafts = releases.filter((each) => each.draft && each.tag_name === tag);
        const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id);
        await this.#attach(draft);
        await this.#publish(draft);
    }
    async #createDraft(releases) {
        const { release, pkg, registryUrl } = this.#wanted;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const generated = await this.#api
            .generateNotes(release.tag, previousTag(release, tags))
            .catch((error) => {
            const { log } = this.#repository.github.access;
            log.info(`release   GitHub wrote no notes (${error instanceof Error ? error.message : 'unknown'}): ours alone`);
            return '';
        });
        const body = formatReleaseNotes({ release, pkg, registryUrl, generated });
        return this.#api.createDraft({ tag: release.tag, body, prerelease: (0,core_version/* isPrerelease */.V1)(release.version) });
    }
    /** Leaves the release with exactly this asset under its name, read back. */
    async #attach(release) {
        const name = assetName(this.#wanted.release);
        const there = release.assets.find((asset) => asset.name === name);
        if (there?.state === 'uploaded')
            return this.#compare(there);
        if (release.immutable === true)
            throw sealed(this.#wanted.release);
        // An upload that was cut off leaves an asset that has its name and no bytes.
        if (there !== undefined)
            await this.#api.deleteAsset(there);
        const { id } = await this.#api.upload(release, { name, file: this.#wanted.pkg.file });
        await this.#compare(await this.#readBack(id));
    }
    async #readBack(id) {
        for await (const _ of pauses(this.#repository.github.budget)) {
            const asset = await this.#api.asset(id);
            if (asset !== undefined)
                return asset;
        }
        throw new core_error/* RegistryError */.gl('STORE_REFUSED', `the asset ${id} of the release ${(0,core_error/* quote */.hD)(this.#wanted.release.tag)} was uploaded and cannot be read back`, 'run it again: it goes on where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#wanted;
        const digest = await this.#api.digestOf(asset);
        if (digest !== pkg.facts.digest)
            throw otherAsset(release, digest, pkg.facts.digest);
    }
    /** Listed again, because somebody may have made a higher version in the meantime: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release } = this.#wanted;
        const tags = (await this.#api.all()).map((each) => each.tag_name);
        try {
            await this.#api.publish(draft, isLatest(release, tags));
        }
        catch (error) {
            if (isTaken(error))
                await this.#api.deleteDraft(draft);
            throw error;
        }
    }
    #failure(error) {
        const { tag } = this.#wanted.release;
        if ((0,failures/* statusOf */.c2)(error) === 422 && /immutable/.test(String(error)))
            return sealed(this.#wanted.release);
        return (0,failures/* githubFailure */.eQ)(error, this.#repository.github, {
            doing: `put the package into the release ${(0,core_error/* quote */.hD)(tag)}`,
            repository: (0,github_repository/* nameOf */.Vb)(this.#repository),
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
}
/** Another run was faster with the same release or asset. */
function isTaken(error) {
    return (0,failures/* statusOf */.c2)(error) === 422 && /already_exists/.test(String(error));
}
function sealed(release) {
    return new core_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,core_error/* quote */.hD)(release.tag)} is immutable and has no asset ${(0,core_error/* quote */.hD)(assetName(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci (action input "package"), or tag a new version and leave its release to this tool`);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/core/json.js
var json = __webpack_require__(3085);
// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
;// CONCATENATED MODULE: ./lib/core/oci/descriptor.js

/** `sha256:<64 hex>` of the bytes. */
function digestOfBytes(bytes) {
    return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`;
}
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}

;// CONCATENATED MODULE: ./lib/core/oci/manifest.js




/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg';
const ZIP_TYPE = 'archive/zip';
/** Registries need not take larger ones, and OpenTofu reads none from 5 MiB up. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}');
const EMPTY_CONFIG = descriptorOf('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES);
/** The manifest of a module package: equal releases give equal bytes. There is no clock in it. */
function renderModuleManifest(story, facts) {
    return renderManifest({
        artifactType: MODULE_ARTIFACT_TYPE,
        layers: [
            {
                mediaType: ZIP_TYPE,
                digest: facts.digest,
                size: facts.size,
                // The name under which generic tools (`oras pull`) write the layer.
                annotations: { 'org.opencontainers.image.title': 'module.zip' },
            },
        ],
        annotations: annotationsOf(story),
    });
}
/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf({ release, repositoryUrl }) {
    const annotations = {
        created: release.committedAt,
        documentation: documentationUrl(release, repositoryUrl),
        revision: release.commit,
        source: repositoryUrl,
        title: (0,module_address/* formatModuleAddress */.wc)(release.address),
        version: release.version,
    };
    return Object.fromEntries(Object.entries(annotations)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [`org.opencontainers.image.${key}`, value]));
}
/** The module's directory at its commit where the host is known to show it, else its repository. */
function documentationUrl({ commit, path }, repositoryUrl) {
    if (!repositoryUrl.startsWith('https://github.com/'))
        return repositoryUrl;
    return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`;
}
/** Canonical bytes of an image manifest with the empty config. */
function renderManifest(parts) {
    const { artifactType, layers, subject, annotations } = parts;
    const text = (0,json/* canonicalJson */.d)({
        schemaVersion: 2,
        mediaType: MANIFEST_TYPE,
        artifactType,
        config: { ...EMPTY_CONFIG },
        layers: layers.map((layer) => ({ ...layer })),
        subject: subject === undefined ? undefined : { ...subject },
        annotations,
    });
    return new TextEncoder().encode(text);
}
const manifest_layer = schemas/* looseObject */._H3({ mediaType: schemas/* string */.YjP(), digest: schemas/* string */.YjP(), size: schemas/* number */.aig() });
/** As much of anybody's manifest as a client looks at. */
const manifest = schemas/* looseObject */._H3({
    mediaType: schemas/* string */.YjP().optional(),
    artifactType: schemas/* string */.YjP().optional(),
    layers: schemas/* array */.YOg(manifest_layer).optional(),
    annotations: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional().catch(undefined),
});
/** Undefined where the bytes are no manifest at all. */
function parseManifest(bytes) {
    try {
        return manifest.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/oci/http.js






const IDLE_MS = 120_000;
function networkTransport(log) {
    return { log, idleMs: IDLE_MS, wait: (ms) => (0,external_node_timers_promises_.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/** One request and the whole answer; redirects are answers. Throws {@link Unreachable}, LIMIT_EXCEEDED. */
async function send(request, { log, idleMs }) {
    const { method, url } = request;
    const watch = new IdleWatch(idleMs);
    const place = `${url.origin}${url.pathname}`;
    try {
        const response = await begin(request, watch);
        const status = response.statusCode ?? 0;
        log.debug(`${method} ${place} ${status}`);
        return { status, headers: headersOf(response), bytes: await readBody(response, url, watch), url };
    }
    catch (cause) {
        if (cause instanceof core_error/* RegistryError */.gl)
            throw cause;
        log.debug(`${method} ${place} failed`);
        const reason = watch.signal.aborted ? `nothing moved for ${idleMs / 1000} s` : reasonOf(cause);
        throw new Unreachable(url, reason, { cause });
    }
    finally {
        watch.stop();
    }
}
/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request, watch) {
    const { method, url, body, authorization } = request;
    const headers = {
        'User-Agent': 'module-registry',
        ...request.headers,
        ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const start = url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    return new Promise((resolve, reject) => {
        const outgoing = start(url, { method, headers, signal: watch.signal });
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
            // An answer to half a request is an answer; its connection is of no more use.
            response.on('close', () => outgoing.writableFinished || outgoing.destroy());
            resolve(response);
        });
        if (body === undefined)
            outgoing.end();
        else
            (0,external_node_stream_promises_.pipeline)(watch.each(body.open()), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, url, watch) {
    const chunks = [];
    let size = 0;
    for await (const chunk of watch.each(response)) {
        size += chunk.length;
        if (size > MAX_MANIFEST_BYTES)
            throw http_tooLarge(url);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function http_tooLarge(url) {
    return new core_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the registry ${url.host} answers ${(0,core_error/* quote */.hD)(url.pathname)} with more than ${MAX_MANIFEST_BYTES} bytes`, 'manifests have at most 4 MiB: delete the one that is there, or name another repository with --oci-repository');
}
/** Aborts what it watches when no chunk came or went for a time. */
class IdleWatch {
    #controller = new AbortController();
    #timer;
    constructor(ms) {
        this.#timer = globalThis.setTimeout(() => this.#controller.abort(), ms);
    }
    get signal() {
        return this.#controller.signal;
    }
    async *each(chunks) {
        for await (const chunk of chunks) {
            this.#timer.refresh();
            yield chunk;
        }
        this.#timer.refresh();
    }
    stop() {
        clearTimeout(this.#timer);
    }
}
/** Where a host has several addresses, each has an error, and their sum has no message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** A try that failed in a way that another may not. */
class Unreachable extends core_error/* RegistryError */.gl {
    /** What the registry asked for; 0 where it did not. */
    retryAfterMs;
    constructor(url, reason, { retryAfterMs = 0, cause } = {}) {
        super('STORE_UNREACHABLE', `the registry ${url.host} cannot be reached: ${(0,core_error/* quote */.hD)(reason)}`, 'run it again: what was uploaded is kept, and nothing is published before all of it is there', { cause });
        this.retryAfterMs = retryAfterMs;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/retry.js

const SHORTEST_TRY_MS = 50;
const LONGEST_TRY_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/**
 * Full jitter over a span that doubles, beginning with what the lost try took: the more writers there are and the slower the
 * index is, the wider they spread. https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function retry_jitteredRetry(totalMs) {
    const deadline = Date.now() + totalMs;
    let tryStarted = Date.now();
    return {
        async again(attempt) {
            const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, Date.now() - tryStarted));
            await (0,external_node_timers_promises_.setTimeout)(Math.random() * Math.min(LONGEST_WAIT_MS, took * 2 ** attempt));
            tryStarted = Date.now();
            return tryStarted < deadline;
        },
    };
}

;// CONCATENATED MODULE: ./lib/adapters/stores/git-package-store.js


/**
 * Places nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must bring its own
 */
function gitPackageStore(originUrl) {
    return {
        kind: 'git',
        async locate({ release, sourceUrl, gitRef }, { facts }) {
            const ref = gitRef === 'tag' ? release.tag : release.commit;
            const location = (0,core_location/* gitLocation */.kV)({
                sourceUrl: sourceUrl ?? originUrl ?? refuse(),
                ref,
                ...(release.path === '' ? {} : { subdirectory: release.path }),
            });
            return {
                place: { kind: 'git', location: (0,core_location/* formatLocation */.j$)(location), digest: facts.digest },
                files: new Map(),
            };
        },
        put: async () => { },
    };
}
function refuse() {
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', 'the repository has no origin on a host that clients could clone from', 'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")');
}

// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
;// CONCATENATED MODULE: ./lib/adapters/stores/index-package-store.js


/** The zip lies beside `download` and travels in the index commit itself: visible and fetchable at the same moment. */
const indexPackageStore = {
    kind: 'index',
    locate: async ({ release }, { file, facts }) => ({
        place: { kind: 'index', location: (0,core_location/* formatLocation */.j$)((0,core_location/* indexLocation */.yk)(facts.digest)), digest: facts.digest },
        files: new Map([
            [(0,layout/* versionPath */.qW)(release.address, release.version, 'module.zip'), { file, size: facts.size }],
        ]),
    }),
    put: async () => { },
};

;// CONCATENATED MODULE: ./lib/core/oci/adoption.js


/**
 * What OpenTofu would install from a manifest, by the rules of its own getter: layers of other types do not matter, nor does
 * the config. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
function fitOf(stored, facts) {
    const { bytes, mediaType } = stored;
    const manifest = parseManifest(bytes);
    const problem = bytes.length > MAX_MANIFEST_BYTES
        ? `it has ${bytes.length} bytes, and ${MAX_MANIFEST_BYTES} are the most`
        : typeProblem(mediaType, manifest);
    if (problem !== undefined)
        return { fit: 'none', problem };
    const [zip, ...others] = (manifest?.layers ?? []).filter((layer) => layer.mediaType === ZIP_TYPE);
    if (zip === undefined)
        return { fit: 'none', problem: `it has no layer of type ${ZIP_TYPE}` };
    if (others.length > 0)
        return { fit: 'none', problem: `it has several layers of type ${ZIP_TYPE}` };
    const isSame = zip.digest === facts.digest && zip.size === facts.size;
    return isSame ? { fit: 'same' } : { fit: 'other', digest: zip.digest };
}
function typeProblem(mediaType, manifest) {
    if (mediaType !== MANIFEST_TYPE)
        return `it is of type ${(0,core_error/* quote */.hD)(mediaType)}, not ${MANIFEST_TYPE}`;
    if (manifest === undefined)
        return 'it is no manifest';
    if (manifest.mediaType !== MANIFEST_TYPE)
        return `it has no "mediaType": "${MANIFEST_TYPE}"`;
    if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
        return `it has no "artifactType": "${MODULE_ARTIFACT_TYPE}"`;
    return undefined;
}

// EXTERNAL MODULE: ./lib/core/oci/repository.js
var oci_repository = __webpack_require__(5965);
;// CONCATENATED MODULE: ./lib/adapters/oci/blob-upload.js


/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs */
const MAX_UPLOADS = 4;
const MAX_STALLS = 3;
/** Lost work of a broken upload is at most one chunk. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/**
 * Whether the registry has the blob. Throws STORE_REFUSED where it has it with another size.
 */
async function hasBlob(session, blob) {
    const answer = await session.call({ method: 'HEAD', at: `blobs/${blob.digest}`, isRepeatable: true });
    if (answer.status === 404)
        return false;
    if (answer.status !== 200)
        throw await session.refusal(answer, 'looking for a blob');
    const size = answer.headers.get('content-length');
    if (size === null || Number(size) === blob.size)
        return true;
    throw otherBytes(session.repository, `${blob.digest} has ${size} bytes there, and ${blob.size} here`);
}
/**
 * Makes the registry have the blob: in one piece, and after a failure in chunks that go on where the registry stopped. An
 * upload may always be begun again, since the digest names what it makes. @param from repository of the same registry that
 * has the blob already: it is mounted from there where the registry can
 */
async function pushBlob(session, blob, from) {
    for (let attempt = 1;; attempt += 1) {
        try {
            const location = await beginUpload(session, blob, from);
            if (location === undefined)
                return;
            const isWhole = attempt === 1 || blob.size <= CHUNK_BYTES;
            return await (isWhole ? sendWhole(session, blob, location) : sendChunks(session, blob, location));
        }
        catch (error) {
            if (!(error instanceof Unreachable) || attempt >= MAX_UPLOADS)
                throw error;
            await session.pause(attempt, error);
            // The answer may be all that was lost.
            if (await hasBlob(session, blob))
                return;
        }
    }
}
/** Where to send the bytes; undefined where the blob was mounted. */
async function beginUpload(session, { digest }, from) {
    const mount = from === undefined ? '' : `?mount=${digest}&from=${encodeURIComponent(from)}`;
    const answer = await session.call({
        method: 'POST',
        at: `blobs/uploads/${mount}`,
        from,
        isRepeatable: true,
    });
    if (answer.status === 201 && from !== undefined)
        return undefined;
    if (answer.status !== 202)
        throw await session.refusal(answer, 'beginning an upload');
    return session.locationOf(answer);
}
async function sendWhole(session, blob, location) {
    const answer = await session.call({
        method: 'PUT',
        at: withDigest(location, blob.digest),
        headers: { 'Content-Type': 'application/octet-stream' },
        body: blob.slice(0, blob.size),
        isRepeatable: false,
    });
    // A proxy before the registry may take small bodies only: chunks are.
    if (answer.status === 413 && blob.size > CHUNK_BYTES)
        throw new Unreachable(location, 'it takes no body so large');
    await requireStored(session, blob, answer);
}
async function sendChunks(session, blob, begun) {
    let state = { location: begun, offset: 0 };
    for (let stalls = 0; state.offset < blob.size;) {
        const next = await sendChunk(session, blob, state);
        stalls = next.offset > state.offset ? 0 : stalls + 1;
        if (stalls > MAX_STALLS)
            throw new Unreachable(begun, 'the upload does not go on');
        state = next;
    }
    const at = withDigest(state.location, blob.digest);
    await requireStored(session, blob, await session.call({ method: 'PUT', at, isRepeatable: false }));
}
async function sendChunk(session, blob, state) {
    const end = Math.min(state.offset + CHUNK_BYTES, blob.size);
    try {
        const answer = await session.call({
            method: 'PATCH',
            at: state.location,
            headers: {
                'Content-Type': 'application/octet-stream',
                'Content-Range': `${state.offset}-${end - 1}`,
            },
            body: blob.slice(state.offset, end),
            isRepeatable: false,
        });
        if (answer.status === 416)
            return await askState(session, blob, state.location);
        if (answer.status !== 202)
            throw await session.refusal(answer, 'uploading a chunk');
        return { location: session.locationOf(answer), offset: offsetOf(answer) ?? end };
    }
    catch (error) {
        if (!(error instanceof Unreachable))
            throw error;
        await session.pause(1, error);
        return askState(session, blob, state.location);
    }
}
/** Where an upload stands. Throws STORE_UNREACHABLE, which begins another, where the registry cannot say. */
async function askState(session, blob, location) {
    const answer = await session.call({ method: 'GET', at: location, isRepeatable: true });
    const offset = offsetOf(answer);
    if (answer.status !== 204 || offset === undefined || offset > blob.size)
        throw new Unreachable(location, 'the upload is lost');
    return { location: answer.headers.has('location') ? session.locationOf(answer) : location, offset };
}
/** `0-<last byte>` → bytes; undefined also for `0-0`, which some registries say of one byte and of none. */
function offsetOf({ headers }) {
    const [, last] = /^(?:bytes=)?0-(\d{1,15})$/.exec(headers.get('range') ?? '') ?? [];
    return last === undefined || Number(last) === 0 ? undefined : Number(last) + 1;
}
/** The query is the registry's own: it is added to, and not written anew. */
function withDigest(location, digest) {
    const url = new URL(location);
    url.search = `${url.search === '' ? '?' : `${url.search}&`}digest=${encodeURIComponent(digest)}`;
    return url;
}
async function requireStored(session, blob, answer) {
    // The upload is gone where an answer was lost that said that it is complete.
    if (answer.status === 404)
        throw new Unreachable(answer.url, 'the upload is lost');
    if (answer.status !== 201)
        throw await session.refusal(answer, 'completing an upload');
    const digest = answer.headers.get('docker-content-digest');
    if (digest !== null && digest !== blob.digest)
        throw otherBytes(session.repository, `${digest} instead of ${blob.digest}`);
}
/** The registry did not keep what it was given. */
function otherBytes({ host }, what) {
    return new core_error/* RegistryError */.gl('STORE_REFUSED', `the registry ${host} does not keep what it was given: ${what}`, 'nothing was published; ask those who run the registry, or name another with --oci-repository');
}

;// CONCATENATED MODULE: ./lib/core/oci/challenge.js
/** A token, with its value where one follows: a challenge's parameter, else its scheme. */
const PART = /([\w!#$%&'*+.^`|~-]+)(?:[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g;
const MAX_LENGTH = 8192;
/** The challenges of a `WWW-Authenticate` header, in its order; what is no challenge is passed over. */
function parseChallenges(header) {
    const challenges = [];
    for (const [, name = '', quoted, plain] of header.slice(0, MAX_LENGTH).matchAll(PART)) {
        const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
        if (value === undefined)
            challenges.push({ scheme: name.toLowerCase(), parameters: new Map() });
        else
            challenges.at(-1)?.parameters.set(name.toLowerCase(), value);
    }
    return challenges;
}

// EXTERNAL MODULE: ./lib/core/git-remote.js
var git_remote = __webpack_require__(3694);
;// CONCATENATED MODULE: ./lib/adapters/oci/exchange.js



const MAX_REDIRECTS = 5;
/**
 * One request with its redirects, and the whole answer. Over plain http only where the registry itself is on loopback.
 * Throws STORE_UNREACHABLE where there is no answer, STORE_REFUSED for a redirect that is not followed, LIMIT_EXCEEDED.
 */
async function exchange(request, transport) {
    let url = request.url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        requireSafe(url, request.url);
        const isHome = url.origin === request.url.origin;
        const { authorization = undefined } = isHome ? request : {};
        const answer = await send({ ...request, url, authorization }, transport);
        const next = redirectTarget(answer, request.method);
        if (next === undefined)
            return answer;
        url = next;
    }
    throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`);
}
/** Throws STORE_REFUSED for plain http, but on loopback for what belongs to a registry on loopback. */
function requireSafe(url, home) {
    if (url.protocol === 'https:')
        return;
    if (url.protocol === 'http:' && (0,git_remote/* isLoopback */.U9)(url.hostname) && (0,git_remote/* isLoopback */.U9)(home.hostname))
        return;
    throw redirectRefusal(home, `leads to ${(0,core_error/* quote */.hD)(url.origin)}, which is not https`);
}
function redirectRefusal(home, problem) {
    return new core_error/* RegistryError */.gl('STORE_REFUSED', `the registry ${home.host} ${problem}`, 'ask those who run the registry; plain http is for registries on this machine alone');
}
/** Only 307 and 308 keep method and body. https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
function redirectTarget({ status, headers, url }, method) {
    if (!(isRead(method) ? [301, 302, 303, 307, 308] : [307, 308]).includes(status))
        return undefined;
    const location = headers.get('location') ?? '';
    if (!URL.canParse(location, String(url)))
        throw redirectRefusal(url, `redirects to ${(0,core_error/* quote */.hD)(location)}`);
    return new URL(location, url);
}

;// CONCATENATED MODULE: ./lib/adapters/oci/authorization.js





const tokenAnswer = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().optional(), access_token: schemas/* string */.YjP().optional() })
    .transform((answer) => answer.token ?? answer.access_token)
    // It becomes part of a header.
    .pipe(schemas/* string */.YjP().regex(/^[\x21-\x7e]+$/));
const CLIENT_ID = 'module-registry';
/**
 * The way into one registry: anonymous until it asks, then what it asks for. Basic, and Bearer with a token server.
 * https://distribution.github.io/distribution/spec/auth/token/
 */
class Authorization {
    #origin;
    #find;
    #transport;
    #found;
    #challenge;
    #tokens = new Map();
    /** @param find called when the registry asks for the first time */
    constructor(origin, find, transport) {
        this.#origin = origin;
        this.#find = find;
        this.#transport = transport;
    }
    /** What is known of the credentials, for the text of a refusal. */
    credentials() {
        this.#found ??= this.#find();
        return this.#found;
    }
    /** Value of the Authorization header for these scopes; undefined while the registry has not asked. */
    async header(scopes) {
        if (this.#challenge === undefined)
            return undefined;
        const { credentials } = await this.credentials();
        if (this.#challenge.scheme === 'basic')
            return credentials?.kind === 'password' ? basic(credentials) : undefined;
        if (credentials?.kind === 'bearer')
            return `Bearer ${credentials.token}`;
        const key = scopes.join(' ');
        const token = this.#tokens.get(key) ?? (await this.#fetchToken(this.#challenge, { scopes, credentials }));
        this.#tokens.set(key, token);
        return `Bearer ${token}`;
    }
    /** Learns from a 401 what the registry asks for. A token that was refused is forgotten. */
    learn(header) {
        const challenges = parseChallenges(header ?? '');
        this.#tokens.clear();
        this.#challenge = challenges.find(({ scheme }) => scheme === 'bearer') ?? challenges.find(isBasic);
    }
    async #fetchToken(challenge, wish) {
        const realm = challenge.parameters.get('realm') ?? '';
        if (!URL.canParse(realm))
            throw badTokenServer((0,core_error/* quote */.hD)(realm), 'is no URL');
        const url = new URL(realm);
        requireSafe(url, this.#origin);
        const service = challenge.parameters.get('service');
        const answer = wish.credentials?.kind === 'identity'
            ? await this.#tradeToken(url, wish.credentials.token, { ...wish, service })
            : await this.#askToken(url, { ...wish, service });
        return this.#tokenOf(answer);
    }
    #askToken(url, { scopes, credentials, service }) {
        if (service !== undefined)
            url.searchParams.set('service', service);
        for (const scope of scopes)
            url.searchParams.append('scope', scope);
        const authorization = credentials?.kind === 'password' ? basic(credentials) : undefined;
        return exchange({ method: 'GET', url, headers: {}, authorization }, this.#transport);
    }
    #tradeToken(url, token, { scopes, service }) {
        const form = new URLSearchParams({
            grant_type: 'refresh_token',
            refresh_token: token,
            client_id: CLIENT_ID,
        });
        if (service !== undefined)
            form.set('service', service);
        form.set('scope', scopes.join(' '));
        const bytes = new TextEncoder().encode(form.toString());
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const body = {
            size: bytes.length,
            open: async function* () {
                yield bytes;
            },
        };
        return exchange({ method: 'POST', url, headers, body, authorization: undefined }, this.#transport);
    }
    async #tokenOf({ status, bytes, url }) {
        if (status >= 500 || status === 429)
            throw new Unreachable(url, `it answers ${status}`);
        if (status >= 400)
            throw await this.#refused(url, status);
        try {
            return tokenAnswer.parse(JSON.parse(new TextDecoder().decode(bytes)));
        }
        catch {
            throw badTokenServer((0,core_error/* quote */.hD)(url.origin), `answers ${status} without a token`);
        }
    }
    async #refused(url, status) {
        return new core_error/* RegistryError */.gl('PERMISSION', `the token server ${(0,core_error/* quote */.hD)(url.origin)} answers ${status}; ${describe(await this.credentials())}`, loginHint(this.#origin.host));
    }
}
function isBasic({ scheme }) {
    return scheme === 'basic';
}
function basic({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
/** `no credentials were found (looked at: …)`, or which were used. */
function describe({ credentials, said }) {
    return credentials === undefined
        ? `no credentials were found, looked at: ${said}`
        : `the credentials come from ${said}`;
}
function loginHint(host) {
    return host === 'ghcr.io'
        ? 'give the job "permissions: { packages: write }" (a package of another repository: "Manage Actions access" in its settings), or log in: docker login ghcr.io'
        : `log in with an account that may push: docker login ${host}, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD`;
}
function badTokenServer(name, problem) {
    return new core_error/* RegistryError */.gl('STORE_REFUSED', `the token server ${name} that the registry names ${problem}`, 'ask those who run the registry');
}

;// CONCATENATED MODULE: ./lib/adapters/oci/registry-errors.js


/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes */
const errors = schemas/* looseObject */._H3({
    errors: schemas/* array */.YOg(schemas/* looseObject */._H3({ code: schemas/* string */.YjP(), message: schemas/* string */.YjP().optional() })).min(1),
});
/** What a registry says is wrong, with its status: `404 NAME_UNKNOWN "repository name not known"`. */
function registryErrors({ status, bytes }) {
    const read = parseErrors(bytes);
    const said = read.map(({ code, message }) => [/^[A-Z_]{1,40}$/.test(code) ? code : (0,core_error/* quote */.hD)(code), ...(message ? [(0,core_error/* quote */.hD)(message)] : [])].join(' '));
    return [String(status), ...said.slice(0, 3)].join(' ');
}
function parseErrors(bytes) {
    try {
        return errors.parse(JSON.parse(new TextDecoder().decode(bytes))).errors;
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/adapters/oci/session.js






const MAX_TRIES = 4;
const MAX_LOGINS = 2;
const FIRST_WAIT_MS = 500;
const session_LONGEST_WAIT_MS = 30_000;
/** Requests to one repository: logged in where the registry asks for it, sent again where that is safe. */
class RegistrySession {
    repository;
    #root;
    #access;
    #authorization;
    #transport;
    constructor({ repository, access, findCredentials, transport }) {
        this.repository = repository;
        this.#root = new URL(`${(0,oci_repository/* registryOrigin */._g)(repository)}/v2/${repository.name}/`);
        this.#access = access;
        this.#authorization = new Authorization(this.#root, findCredentials, transport);
        this.#transport = transport;
    }
    /**
     * The registry's answer, whatever its status, but for 401, 429 and those of 5xx that may pass: these throw PERMISSION and
     * STORE_UNREACHABLE at the end of all tries.
     */
    async call(call) {
        for (let attempt = 1;; attempt += 1) {
            try {
                return await this.#once(call);
            }
            catch (error) {
                if (!call.isRepeatable || !(error instanceof Unreachable) || attempt >= MAX_TRIES)
                    throw error;
                await this.pause(attempt, error);
            }
        }
    }
    /** Waits before the next try: as long as the registry asked for, else longer each time. */
    async pause(attempt, { retryAfterMs }) {
        const jitter = Math.random() * FIRST_WAIT_MS * 2 ** attempt;
        await this.#transport.wait(Math.min(session_LONGEST_WAIT_MS, Math.max(retryAfterMs, jitter)));
    }
    /** The refusal that an answer means. @param doing "pushing a blob" */
    async refusal(answer, doing) {
        const name = (0,core_error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(this.repository));
        const said = registryErrors(answer);
        if (answer.status === 401 || answer.status === 403) {
            const credentials = describe(await this.#authorization.credentials());
            const message = `${doing}: the registry refuses it for ${name} (${said}); ${credentials}`;
            return new core_error/* RegistryError */.gl('PERMISSION', message, loginHint(this.repository.host));
        }
        const hint = answer.status === 404
            ? 'create the repository first where the registry asks for that (Amazon ECR), or correct --oci-repository'
            : 'ask those who run the registry, or name another with --oci-repository';
        return new core_error/* RegistryError */.gl('STORE_REFUSED', `${doing}: the registry answers for ${name}: ${said}`, hint);
    }
    /** A URL that the registry gave in a header. Throws STORE_REFUSED where it is none. */
    locationOf(answer) {
        const location = answer.headers.get('location');
        if (location !== null && URL.canParse(location, String(answer.url)))
            return new URL(location, answer.url);
        throw new core_error/* RegistryError */.gl('STORE_REFUSED', `the registry ${this.repository.host} answers ${answer.status} without a location to go on at`, 'ask those who run the registry');
    }
    async #once(call) {
        const url = new URL(call.at, this.#root);
        const { method, body, headers = {} } = call;
        const isHome = url.origin === this.#root.origin;
        const authorize = async () => (isHome ? this.#authorization.header(this.#scopes(call)) : undefined);
        let authorization = await authorize();
        for (let logins = 0;; logins += 1) {
            const request = { method, url, headers, authorization, ...(body === undefined ? {} : { body }) };
            const answer = await exchange(request, this.#transport);
            if (isPassing(answer.status))
                throw new Unreachable(url, registryErrors(answer), { retryAfterMs: retryAfterMs(answer) });
            if (answer.status !== 401)
                return answer;
            const refused = authorization;
            this.#authorization.learn(answer.headers.get('www-authenticate'));
            authorization = await authorize();
            const isNew = authorization !== undefined && authorization !== refused;
            if (!isNew || logins >= MAX_LOGINS)
                throw await this.refusal(answer, `${method} ${url.pathname}`);
        }
    }
    #scopes({ from }) {
        const own = `repository:${this.repository.name}:${this.#access}`;
        return from === undefined ? [own] : [own, `repository:${from}:pull`];
    }
}
function isPassing(status) {
    return [408, 429, 500, 502, 503, 504].includes(status);
}
/** https://www.rfc-editor.org/rfc/rfc9110#name-retry-after, in seconds; dates are passed over. */
function retryAfterMs({ headers }) {
    const seconds = Number(headers.get('retry-after') ?? 0);
    return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

;// CONCATENATED MODULE: ./lib/adapters/oci/client.js






/** Types that a tag may point at; a registry answers 404 for one that was not asked for. */
const ACCEPT = [
    MANIFEST_TYPE,
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');
const tagList = schemas/* looseObject */._H3({ tags: schemas/* array */.YOg(schemas/* string */.YjP()).nullable().optional() });
const MAX_PAGES = 100;
/**
 * One repository of an OCI registry. https://github.com/opencontainers/distribution-spec/blob/main/spec.md
 * Every method throws PERMISSION, STORE_REFUSED, STORE_UNREACHABLE.
 */
class OciClient {
    repository;
    #session;
    constructor(settings) {
        this.repository = settings.repository;
        this.#session = new RegistrySession(settings);
    }
    hasBlob(blob) {
        return hasBlob(this.#session, blob);
    }
    /** Nothing is sent where the registry has it. @param from repository of the same registry that may have it */
    async pushBlob(blob, from) {
        if (!(await this.hasBlob(blob)))
            await pushBlob(this.#session, blob, from);
    }
    /** Undefined where there is none. @param reference tag or digest. Throws LIMIT_EXCEEDED over 4 MiB */
    async readManifest(reference) {
        const answer = await this.#manifest('GET', reference);
        if (answer === undefined)
            return undefined;
        const mediaType = (answer.headers.get('content-type') ?? '').replace(/;.*$/, '').trim();
        const digest = digestOfBytes(answer.bytes);
        const wanted = reference.startsWith('sha256:') ? reference : digestHeader(answer);
        if (wanted !== null && wanted !== digest)
            throw otherBytes(this.repository, `it answers ${digest} for ${wanted}`);
        return { mediaType, digest, bytes: answer.bytes };
    }
    /** Digest that a tag points at; undefined where there is no such tag. */
    async resolveTag(tag) {
        const answer = await this.#manifest('HEAD', tag);
        // The header is optional. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#checking-if-content-exists-in-the-registry
        return answer === undefined ? undefined : (digestHeader(answer) ?? (await this.readManifest(tag))?.digest);
    }
    /**
     * Stores a manifest under its digest or a tag. With `isNew` a tag that exists is left alone where the registry can do
     * that; whoever must know reads it back. Answers whether it was the registry that links it to its subject.
     */
    async putManifest(reference, { mediaType, bytes }, { isNew = false } = {}) {
        if (bytes.length > MAX_MANIFEST_BYTES)
            throw client_tooLarge(bytes.length);
        const size = bytes.length;
        const answer = await this.#session.call({
            method: 'PUT',
            at: `manifests/${reference}`,
            headers: { 'Content-Type': mediaType, ...(isNew ? { 'If-None-Match': '*' } : {}) },
            body: {
                size,
                async *open() {
                    yield bytes;
                },
            },
            // The same bytes under the same name: twice is once.
            isRepeatable: true,
        });
        if (isNew && answer.status === 412)
            return { isLinked: false };
        if (answer.status !== 201)
            throw await this.#session.refusal(answer, 'pushing a manifest');
        const digest = digestHeader(answer);
        const sent = digestOfBytes(bytes);
        if (digest !== null && digest !== sent)
            throw otherBytes(this.repository, `${digest} instead of ${sent}`);
        return { isLinked: answer.headers.has('oci-subject') };
    }
    /** All tags; none where the repository does not exist yet. */
    async tags() {
        const tags = [];
        let next = 'tags/list?n=1000';
        for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
            const answer = await this.#session.call({ method: 'GET', at: next, isRepeatable: true });
            if (answer.status === 404)
                return tags;
            if (answer.status !== 200)
                throw await this.#session.refusal(answer, 'listing tags');
            tags.push(...(parseJson(tagList, answer)?.tags ?? []));
            next = nextPage(answer);
        }
        return tags;
    }
    /** The referrers of a manifest as the registry lists them, an image index; undefined where it has no such API. */
    async referrers(digest) {
        const answer = await this.#session.call({ method: 'GET', at: `referrers/${digest}`, isRepeatable: true });
        if (answer.status === 404)
            return undefined;
        if (answer.status !== 200)
            throw await this.#session.refusal(answer, 'listing referrers');
        return answer.bytes;
    }
    async #manifest(method, reference) {
        const at = `manifests/${reference}`;
        const answer = await this.#session.call({ method, at, headers: { Accept: ACCEPT }, isRepeatable: true });
        if (answer.status === 404)
            return undefined;
        if (answer.status !== 200)
            throw await this.#session.refusal(answer, 'reading a manifest');
        return answer;
    }
}
function digestHeader({ headers }) {
    return headers.get('docker-content-digest');
}
/** https://www.rfc-editor.org/rfc/rfc8288: `</v2/acme/vpc/tags/list?n=2&last=b>; rel="next"` */
function nextPage({ headers, url }) {
    const [, target] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
    return target === undefined || !URL.canParse(target, String(url)) ? undefined : new URL(target, url);
}
function parseJson(schema, { bytes }) {
    try {
        return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    }
    catch {
        return undefined;
    }
}
function client_tooLarge(size) {
    return new core_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the manifest has ${size} bytes, and ${(0,core_error/* quote */.hD)(String(MAX_MANIFEST_BYTES))} are the most`, 'make the description of the module shorter');
}

;// CONCATENATED MODULE: ./lib/adapters/oci/docker-config.js





const login = schemas/* looseObject */._H3({
    auth: schemas/* string */.YjP().optional(),
    username: schemas/* string */.YjP().optional(),
    password: schemas/* string */.YjP().optional(),
    identitytoken: schemas/* string */.YjP().optional(),
    registrytoken: schemas/* string */.YjP().optional(),
});
/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = schemas/* looseObject */._H3({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), login).optional(),
    credsStore: schemas/* string */.YjP().optional(),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
});
/** What `docker login` left for a host, in the file or in the credential helper that the file names. */
async function readDockerCredentials(host, environment) {
    const file = configFile(environment);
    if (file === undefined)
        return { credentials: undefined, said: "Docker's config.json (no HOME)" };
    const config = parseConfig(file, await readText(file));
    const key = dockerKey(host);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, key, environment);
    if (fromHelper !== undefined)
        return { credentials: fromHelper, said: `docker-credential-${helper}` };
    const found = find(config.auths, key);
    return { credentials: found === undefined ? undefined : credentialsOf(found), said: file };
}
function configFile({ DOCKER_CONFIG, HOME }) {
    if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '')
        return (0,external_node_path_.join)(DOCKER_CONFIG, 'config.json');
    return HOME === undefined || HOME === '' ? undefined : (0,external_node_path_.join)(HOME, '.docker', 'config.json');
}
async function readText(file) {
    try {
        return await (0,promises_.readFile)(file, 'utf8');
    }
    catch {
        return '{}';
    }
}
function parseConfig(file, text) {
    try {
        return dockerConfig.parse(JSON.parse(text));
    }
    catch {
        // The cause is not kept: it quotes the file, and with it its secrets.
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(file)} is no configuration of Docker`, 'log in again: docker login HOST');
    }
}
/** Docker Hub is kept under the name of its first API. */
function dockerKey(host) {
    return host === 'docker.io' ? 'https://index.docker.io/v1/' : host;
}
/** Keys are hosts, or URLs of which only the host counts. */
function find(record, key) {
    const wanted = hostOf(key);
    return record?.[key] ?? Object.entries(record ?? {}).find(([name]) => hostOf(name) === wanted)?.[1];
}
function hostOf(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/(v[12]\/?)?$/, '');
}
function credentialsOf(found) {
    if (found.registrytoken)
        return { kind: 'bearer', token: found.registrytoken };
    if (found.identitytoken)
        return { kind: 'identity', token: found.identitytoken };
    const pair = Buffer.from(found.auth ?? '', 'base64').toString();
    const colon = pair.indexOf(':');
    const username = found.username ?? pair.slice(0, Math.max(colon, 0));
    const password = found.password ?? pair.slice(colon + 1);
    return username === '' || password === '' ? undefined : { kind: 'password', username, password };
}
const answer = schemas/* looseObject */._H3({ Username: schemas/* string */.YjP(), Secret: schemas/* string */.YjP().min(1) });
/** What helpers need to reach key rings, password stores and the clouds whose keys they trade. */
const docker_config_KEPT_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i;
const HELPER_TIMEOUT_MS = 30_000;
/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(name, key, environment) {
    if (!/^[\w.-]+$/.test(name)) {
        const message = `the credential helper ${(0,core_error/* quote */.hD)(name)} of Docker's config.json is no plain name`;
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', message, 'log in again: docker login HOST');
    }
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => docker_config_KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)(`docker-credential-${name}`, ['get'], {
            env,
            stdio: 'pipe',
            timeout: HELPER_TIMEOUT_MS,
        });
        const stdout = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.resume();
        child.stdin.on('error', () => { });
        child.on('error', (cause) => reject(missingHelper(name, cause)));
        child.on('close', () => resolve(parseHelperAnswer(Buffer.concat(stdout).toString())));
        child.stdin.end(key);
    });
}
/** A helper that knows nothing says so in words, and with a status that not all of them set. */
function parseHelperAnswer(text) {
    try {
        const { Username: username, Secret: secret } = answer.parse(JSON.parse(text));
        if (username === '<token>')
            return { kind: 'identity', token: secret };
        return { kind: 'password', username, password: secret };
    }
    catch {
        return undefined;
    }
}
function missingHelper(name, cause) {
    return new core_error/* RegistryError */.gl('MISSING_PROGRAM', `the program "docker-credential-${name}", which Docker's config.json names, could not be started`, 'install it, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD', { cause });
}

;// CONCATENATED MODULE: ./lib/adapters/oci/credential-sources.js

const GITHUB_REGISTRY = 'ghcr.io';
/** The first source that knows the host. Throws INVALID_INPUT for a broken Docker configuration. */
async function findCredentials(host, sources) {
    const { given, githubToken } = sources;
    const named = 'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD';
    if (given?.host === host) {
        const { username, password } = given;
        return { credentials: { kind: 'password', username, password }, said: named };
    }
    const docker = await readDockerCredentials(host, sources.environment);
    if (docker.credentials !== undefined)
        return docker;
    const looked = [`${named} (with --oci-repository)`, docker.said];
    if (host !== GITHUB_REGISTRY)
        return { credentials: undefined, said: looked.join(', ') };
    if (githubToken === undefined)
        return { credentials: undefined, said: [...looked, 'GITHUB_TOKEN'].join(', ') };
    // Any user name will do beside a token.
    const credentials = { kind: 'password', username: 'x-access-token', password: githubToken };
    return { credentials, said: 'GITHUB_TOKEN' };
}

;// CONCATENATED MODULE: ./lib/adapters/oci/blob.js


function blobOfBytes(bytes) {
    return {
        digest: digestOfBytes(bytes),
        size: bytes.length,
        slice: (start, end) => ({
            size: end - start,
            async *open() {
                yield bytes.subarray(start, end);
            },
        }),
    };
}
const READ_BYTES = 512 * 1024;
/** A file of which digest and size are known; it is never held in memory. */
function blobOfFile(file, facts) {
    return {
        digest: facts.digest,
        size: facts.size,
        slice: (start, end) => ({ size: end - start, open: () => readFile(file, start, end) }),
    };
}
/** The next chunk is read while the one before is sent. */
async function* readFile(file, start, end) {
    const handle = await (0,promises_.open)(file);
    try {
        let next = readChunk(handle, start, end);
        for (let at = start; at < end;) {
            const chunk = await next;
            if (chunk.length === 0)
                throw new Error(`${file} became shorter`);
            at += chunk.length;
            next = readChunk(handle, at, end);
            // It is awaited with the next turn; until then a rejection must not look like one that nobody handles.
            next.catch(() => { });
            yield chunk;
        }
    }
    finally {
        await handle.close();
    }
}
/** Each chunk has memory of its own: the one before may still be on its way. */
async function readChunk(handle, at, end) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, end - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    return chunk.subarray(0, bytesRead);
}

;// CONCATENATED MODULE: ./lib/adapters/oci/module-package.js



/**
 * Blobs, then the manifest by its digest, read back, and last the tag: nothing has a name before all of it is there. With
 * `tag` undefined the manifest is there already, and only its package is made sure of.
 * @returns whether the tag is another manifest's, which then was left alone
 */
async function putModulePackage(client, { file, facts }, { manifest, tag }) {
    await client.pushBlob(blobOfFile(file, facts));
    if (tag === undefined)
        return false;
    await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES));
    await client.putManifest(manifest.digest, manifest);
    const stored = await client.readManifest(manifest.digest);
    if (stored?.mediaType !== manifest.mediaType)
        throw otherBytes(client.repository, `the manifest ${manifest.digest} cannot be read back`);
    // Some registries let a tag be overwritten whatever is asked of them, so it is looked at before as well.
    const taken = await client.resolveTag(tag);
    if (taken !== undefined)
        return taken !== manifest.digest;
    await client.putManifest(tag, manifest, { isNew: true });
    return (await client.resolveTag(tag)) !== manifest.digest;
}

;// CONCATENATED MODULE: ./lib/core/oci/moving-tags.js

/**
 * The tags that move when a version is there: `1.2`, `1` and `latest`, each with the highest release that it stands for.
 * A pre-release moves none. The tags of the repository say which releases there are: it holds one module.
 */
function planMovingTags(version, tags) {
    if ((0,core_version/* isPrerelease */.V1)(version))
        return new Map();
    const [major = '', minor = ''] = version.split('.');
    const releases = (0,core_version/* sortVersions */.M7)([version, ...tags.flatMap(releaseOf)]);
    const highest = (prefix) => releases.find((release) => release.startsWith(prefix)) ?? version;
    return new Map([
        [`${major}.${minor}`, highest(`${major}.${minor}.`)],
        [major, highest(`${major}.`)],
        ['latest', highest('')],
    ]);
}
function releaseOf(tag) {
    const reading = (0,core_version/* readVersion */.$4)(tag);
    return reading.ok && !(0,core_version/* isPrerelease */.V1)(reading.version) ? [reading.version] : [];
}

;// CONCATENATED MODULE: ./lib/adapters/oci/moved-tags.js



const MAX_ROUNDS = 4;
/**
 * Points `1.2`, `1` and `latest` at the release where it is the highest. Registries know no compare-and-swap, so the tags are
 * looked at again after each change: of two runs at the same moment the last to look sees both versions.
 */
async function moveTags(client, release) {
    const moved = new Set();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const plan = planMovingTags(release.version, await client.tags());
        const due = [...plan].filter(([tag, version]) => version === release.version || moved.has(tag));
        let changes = 0;
        for (const [tag, version] of due) {
            if (!(await moveTag(client, release, { tag, version })))
                continue;
            moved.add(tag);
            changes += 1;
        }
        if (changes === 0)
            return;
    }
}
/** Whether the tag was written. */
async function moveTag(client, release, { tag, version }) {
    const target = version === release.version ? release.manifest : await client.readManifest(version);
    if (target === undefined || (await client.resolveTag(tag)) === target.digest)
        return false;
    const current = await client.readManifest(tag);
    if (current !== undefined && parseManifest(current.bytes)?.artifactType !== MODULE_ARTIFACT_TYPE) {
        release.log.warn(`tag ${(0,core_error/* quote */.hD)(tag)} is left as it is: it is no module package`);
        return false;
    }
    await client.putManifest(tag, target);
    return true;
}

;// CONCATENATED MODULE: ./lib/adapters/oci/visibility.js



/** Says it where nobody can install without logging in: a first push to GitHub's registry is private. Never fails. */
async function warnIfPrivate(repository, digest, transport) {
    const findCredentials = async () => ({ credentials: undefined, said: 'nothing, on purpose' });
    const anybody = new OciClient({ repository, access: 'pull', findCredentials, transport });
    const isPublic = await anybody.readManifest(digest).then((manifest) => manifest !== undefined, (error) => {
        if (error instanceof core_error/* RegistryError */.gl)
            return false;
        throw error;
    });
    if (isPublic)
        return;
    const name = (0,oci_repository/* formatOciRepository */.tb)(repository);
    if (repository.host !== 'ghcr.io')
        return transport.log.info(`access    ${name} is private: clients need a login for ${repository.host}`);
    transport.log.warn(`${name} is private, as every first push to ghcr.io is. Make it public once: ${settingsUrl(repository)}, "Change visibility"; or let clients log in: docker login ghcr.io`);
}
/** https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility */
function settingsUrl({ name }) {
    const [owner = '', ...rest] = name.split('/');
    return `https://github.com/orgs/${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/settings (a user's: https://github.com/users/${owner}/…)`;
}

;// CONCATENATED MODULE: ./lib/adapters/stores/oci-package-store.js












/** The same zip as the one layer of an OCI artifact; the location names its manifest by digest. */
class OciPackageStore {
    kind = 'oci';
    #settings;
    #clients = new Map();
    #shelves = new Map();
    #modules = new Map();
    constructor(settings) {
        this.#settings = settings;
    }
    /** A manifest that is there under the version's tag already, and fits, is the place, whoever pushed it. */
    async locate(selection, pkg) {
        const { repository, manifest } = await this.#shelf(selection, pkg);
        const location = (0,core_location/* formatLocation */.j$)((0,core_location/* ociLocation */.$X)(repository, manifest.digest));
        return { place: { kind: 'oci', location, digest: pkg.facts.digest }, files: new Map() };
    }
    async put(selection, pkg) {
        const shelf = await this.#shelf(selection, pkg);
        const { repository, manifest, isTagged } = shelf;
        const { version } = selection.release;
        const client = this.#client(repository);
        const { log } = this.#settings.transport;
        const isTaken = await putModulePackage(client, pkg, { manifest, tag: isTagged ? undefined : version });
        if (isTaken)
            throw tagTaken(selection, repository, 'another run has just pushed it');
        shelf.isTagged = true;
        if (selection.ociTags === 'all')
            await moveTags(client, { version, manifest, log });
        if (!isTagged)
            await warnIfPrivate(repository, manifest.digest, this.#settings.transport);
    }
    async #shelf(selection, pkg) {
        const { release, ociRepository: repository = refuseNoRepository() } = selection;
        this.#requireOneModule(repository, (0,module_address/* formatModuleAddress */.wc)(release.address));
        const key = `${(0,oci_repository/* formatOciRepository */.tb)(repository)} ${release.version} ${pkg.facts.digest}`;
        const shelf = this.#shelves.get(key) ?? (await this.#look(selection, repository, pkg));
        this.#shelves.set(key, shelf);
        return shelf;
    }
    async #look(selection, repository, { facts }) {
        const { release } = selection;
        const tagged = await this.#client(repository).readManifest(release.version);
        if (tagged === undefined) {
            const bytes = renderModuleManifest({ release, repositoryUrl: this.#settings.repositoryUrl }, facts);
            const manifest = { mediaType: MANIFEST_TYPE, digest: digestOfBytes(bytes), bytes };
            return { repository, manifest, isTagged: false };
        }
        const fit = fitOf(tagged, facts);
        if (fit.fit === 'same')
            return { repository, manifest: tagged, isTagged: true };
        if (fit.fit === 'none')
            throw tagUnfit(selection, repository, fit.problem);
        throw tagTaken(selection, repository, `it holds ${fit.digest}, and this run has ${facts.digest}`);
    }
    #client(repository) {
        const key = (0,oci_repository/* formatOciRepository */.tb)(repository);
        const { sources, transport } = this.#settings;
        const client = this.#clients.get(key) ??
            new OciClient({
                repository,
                access: 'pull,push',
                findCredentials: () => findCredentials(repository.host, sources),
                transport,
            });
        this.#clients.set(key, client);
        return client;
    }
    /** Versions are tags, so the versions of two modules would meet. */
    #requireOneModule(repository, address) {
        const name = (0,oci_repository/* formatOciRepository */.tb)(repository);
        const known = this.#modules.get(name) ?? address;
        this.#modules.set(name, known);
        if (known === address)
            return;
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(known)} and ${(0,core_error/* quote */.hD)(address)} would share the OCI repository ${(0,core_error/* quote */.hD)(name)}`, 'give each its own: "oci-repository" beside "path" and "address" in .module-registry.yml');
    }
}
function refuseNoRepository() {
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', 'the package kind "oci" needs a repository to push to', 'name it: --oci-repository ghcr.io/acme/vpc (action input "oci-repository")');
}
function tagTaken({ release }, repository, problem) {
    return new core_error/* RegistryError */.gl('VERSION_EXISTS', `tag ${release.version} of ${(0,core_error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(repository))} is another package already: ${problem}`, 'published versions never change: tag this commit with a new version, or name a repository that is for this module alone');
}
function tagUnfit({ release }, repository, problem) {
    return new core_error/* RegistryError */.gl('STORE_REFUSED', `tag ${release.version} of ${(0,core_error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(repository))} is nothing that OpenTofu installs: ${problem}`, 'delete that tag, or name a repository that is for this module alone with --oci-repository');
}

;// CONCATENATED MODULE: ./lib/assemble-github.js

/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
function apiUrlOf(serverUrl) {
    const { host } = new URL(serverUrl);
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return `https://api.${host}`;
    return `${serverUrl}/api/v3`;
}
const NOBODY = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 };
/** Opened when first asked for, once: a run that needs nothing of GitHub loads none of its code. */
function gitHubHome(settings, identity, log) {
    let home;
    return () => {
        home ??= openHome(settings ?? NOBODY, identity, log);
        return home;
    };
}
async function openHome({ token, ...settings }, identity, log) {
    if (identity === undefined) {
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, whose releases could hold the package', 'use --package index or git (action input "package")');
    }
    if (token === undefined) {
        throw new core_error/* RegistryError */.gl('PERMISSION', `no token for ${identity.host} is set`, 'set GITHUB_TOKEN (or GH_TOKEN) to a token with "contents: write" (action input "github-token")');
    }
    const serverUrl = settings.serverUrl ?? `https://${identity.host}`;
    const apiUrl = settings.apiUrl ?? apiUrlOf(serverUrl);
    const github = await Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(830), __webpack_require__.e(498)]).then(__webpack_require__.bind(__webpack_require__, 4498));
    return github.openHome({ ...settings, token, serverUrl, apiUrl, log }, identity.repository);
}

// EXTERNAL MODULE: ./lib/core/ref-name.js
var ref_name = __webpack_require__(3280);
// EXTERNAL MODULE: ./lib/core/url.js
var url = __webpack_require__(5450);
;// CONCATENATED MODULE: ./lib/core/index-target.js




const DEFAULT_BRANCH = 'registry';
/**
 * Reads `<remote>[#<branch>]` or a directory. Git is: every URL and scp form (http on loopback only), a path that ends in
 * `.git`, a bare repository. The branch begins after the last `#`; in the name of a directory `#` is a character like any
 * other. Throws INVALID_INPUT.
 */
function parseIndexTarget(text, isBareRepository) {
    const mark = text.lastIndexOf('#');
    const named = mark < 0 ? undefined : gitRemote(text.slice(0, mark), isBareRepository);
    if (named !== undefined)
        return { kind: 'git', remote: named, branch: parseBranch(text.slice(mark + 1)) };
    const remote = gitRemote(text, isBareRepository);
    if (remote === undefined)
        return { kind: 'directory', path: text };
    return { kind: 'git', remote, branch: DEFAULT_BRANCH };
}
function gitRemote(text, isBareRepository) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(text);
    if (remote.scheme === 'http' && !(0,git_remote/* isLoopback */.U9)(remote.host)) {
        const message = `the index ${(0,url/* quoteUrl */.y)(text)} is not safe to reach: http is for loopback only`;
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`);
    }
    const isPath = remote.scheme === 'file' && !text.startsWith('file://');
    return isPath && !/\.git\/?$/.test(text) && !isBareRepository(text) ? undefined : remote;
}
function parseBranch(text) {
    if ((0,ref_name/* isRefName */.p)(text) && !text.includes('@'))
        return text;
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', `the index branch ${(0,core_error/* quote */.hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as #registry');
}

;// CONCATENATED MODULE: ./lib/core/repository-name.js


/**
 * The address that a repository's name says: `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>` of `owner`. Nothing is
 * guessed: another prefix (`opentofu-`, `tf-`), another letter case of the prefix (`Terraform-`), the name of a provider
 * and parts that break the rules of an address are refused with INVALID_ADDRESS.
 */
function addressFromRepository(owner, repository) {
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,module_address/* addressProblem */.cg)(address);
    if (problem === undefined)
        return address;
    throw new core_error/* RegistryError */.gl('INVALID_ADDRESS', `repository ${(0,core_error/* quote */.hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, 'set the module address: --module ns/name/system (action input "module")');
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'a slash, blank or control character is in its name';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
}

;// CONCATENATED MODULE: ./lib/assemble.js
























/** How long a publish runs lost races again before it says INDEX_BUSY. */
const RETRY_MS = 10 * 60_000;
/** Text of `--index` → target; a bare repository is told from a plain directory by its files. */
function indexTarget(text) {
    return parseIndexTarget(text, (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'HEAD')) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'objects')));
}
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
async function assembleIndex(surroundings, { target, token, reading }) {
    const retry = retry_jitteredRetry(RETRY_MS);
    if (target.kind === 'directory')
        return { index: new DirectoryIndex(target.path), retry, close: async () => { } };
    const git = new process_Git(surroundings.environment, surroundings.log);
    await version_requireGit(git);
    const remote = absoluteRemote(target.remote);
    const settings = credentials_tokenSettings(remote, token);
    const address = { remote, branch: target.branch, settings, temporary: surroundings.temporary };
    const index = new GitIndex(git, address, reading);
    return { index, retry, close: () => index.close() };
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function assembleApiIndex({ repository }, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(336)]).then(__webpack_require__.bind(__webpack_require__, 3336));
    return {
        index: new ApiIndex({ repository, branch }),
        retry: jitteredRetry(RETRY_MS),
        close: async () => { },
    };
}
/** Git runs in directories of its own, where a relative path would name another place. */
function absoluteRemote(remote) {
    const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://');
    return isPath ? { ...remote, path: (0,external_node_path_.resolve)(remote.path), url: (0,external_node_path_.resolve)(remote.path) } : remote;
}
/** The repository of the modules. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function assembleModules(surroundings, settings) {
    const { temporary, environment, log } = surroundings;
    const git = new process_Git(environment, log);
    const [repository] = await Promise.all([findRepository(git, settings.directory), version_requireGit(git)]);
    const origin = settings.origin ?? originOf(repository.originUrl);
    const named = await configSource(settings.configFile);
    const repositoryUrl = origin.httpsUrl?.replace(/\.git$/, '') ?? '';
    const oci = ociStore(surroundings, repositoryUrl, settings.oci);
    const home = gitHubHome(settings.github, origin.identity, log);
    // Last of all, for it starts a git that only `close` ends.
    const objects = await GitObjects.open(git, [repository.objects], temporary);
    const { gitDirectory, head } = repository;
    return {
        tags: new RepositoryTags(git, gitDirectory),
        released: new RepositoryTags(git, gitDirectory, head),
        head,
        taggedHead: () => readHead(git, gitDirectory),
        interfaces: new GitInterfaces(objects, git),
        config: named ?? gitConfigSource(objects, head),
        packer: new GitPacker(objects, git, temporary),
        defaultAddress: () => addressOf(origin.identity),
        publisher: origin.identity,
        repositoryUrl,
        stores: new Map([indexPackageStore, gitPackageStore(origin.httpsUrl), releaseStore(home), oci].map((store) => [
            store.kind,
            store,
        ])),
        home,
        close: () => objects.close(),
    };
}
function ociStore({ environment, log }, repositoryUrl, settings) {
    const username = environment['MODULE_REGISTRY_OCI_USERNAME'] ?? '';
    const password = environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? '';
    const host = settings?.host;
    const given = host === undefined || password === '' ? undefined : { host, username, password };
    const sources = { given, githubToken: settings?.githubToken, environment };
    return new OciPackageStore({ repositoryUrl, sources, transport: networkTransport(log) });
}
/** Tags of a repository that is elsewhere; it has no HEAD, so a config file counts only as the tag has it. */
async function assembleRemoteModules(surroundings, settings) {
    const git = new Git(surroundings.environment, surroundings.log);
    await requireGit(git);
    const { remote, token, tags, ...own } = settings;
    const directory = await fetchTags(git, { remote, token, tags, temporary: surroundings.temporary });
    return assembleModules(surroundings, { ...own, directory, origin: originAt(settings) });
}
/** What a pull request would make of its base: a HEAD, and no tags. */
async function assemblePull(surroundings, settings) {
    const git = new Git(surroundings.environment, surroundings.log);
    await requireGit(git);
    const { remote, token, number, ...own } = settings;
    const directory = await fetchPull(git, { remote, token, number, temporary: surroundings.temporary });
    return assembleModules(surroundings, { ...own, directory, origin: originAt(settings) });
}
function originAt({ identity, remote }) {
    return { identity, httpsUrl: httpsUrlFromRemote(remote) };
}
/** A file that was named wins over the copies in the repository. */
async function configSource(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(475)]).then(__webpack_require__.bind(__webpack_require__, 5475));
    const config = await readConfigFile(path);
    return { at: async () => config };
}
/** An origin that is no Git URL that we know is no identity. */
function originOf(url) {
    if (url === undefined)
        return { identity: undefined, httpsUrl: undefined };
    try {
        // What CI leaves in the URL to log in with is no part of the identity.
        const remote = (0,git_remote/* parseGitRemote */.IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,git_remote/* identityFromRemote */.tk)(remote), httpsUrl: (0,git_remote/* httpsUrlFromRemote */.FG)(remote) };
    }
    catch (error) {
        if (error instanceof core_error/* RegistryError */.gl)
            return { identity: undefined, httpsUrl: undefined };
        throw error;
    }
}
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return addressFromRepository(owner, name);
    throw new core_error/* RegistryError */.gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}


/***/ }),

/***/ 6641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ configSchema),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH),
/* harmony export */   w8: () => (/* binding */ selectionWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var _index_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8250);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);
/* harmony import */ var _oci_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5965);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3280);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4920);






/** `.module-registry.yml`: the flags of publish, same words, and the modules of a repository that holds several. */
const CONFIG_PATH = '.module-registry.yml';
/** A directory in a repository: relative, posix, without `.` and `..`; `.` itself is the root, written `''`. */
function parseModulePath(text) {
    const path = text === '.' ? '' : text.replace(/^\.\//, '').replace(/(?<=[^/])\/$/, '');
    const isInside = path === '' || path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    if (isInside && !/[\0-\x1f\\]/.test(path))
        return path;
    throw new Error('must be a directory inside the repository, such as modules/vpc');
}
function parsePackageKinds(text) {
    const kinds = [...new Set(text.split(',').map((kind) => kind.trim()))];
    const known = _index_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_KINDS */ .js.filter((kind) => kinds.includes(kind));
    if (known.length === kinds.length)
        return known.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    throw new Error(`must be one of ${_index_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_KINDS */ .js.join(', ')}, or several of them with commas`);
}
const modulePath = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedText */ .N)(parseModulePath);
const moduleAddress = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedText */ .N)(_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleAddress */ .E9);
const tagPrefix = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((prefix) => (0,_ref_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefName */ .p)(`${prefix}v1.0.0`), 'must be the beginning of a tag, such as vpc/ or vpc-')
    .default('');
const gitRef = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['commit', 'tag']);
const ociRepository = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedText */ .N)(_oci_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOciRepository */ .bT);
const ociTags = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['all', 'version']);
const compatibility = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['off', 'warn', 'enforce']);
/** Words that flags, inputs and the config file share. */
const selectionWords = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    module: moduleAddress.optional(),
    'module-path': modulePath.optional(),
    /** The first is what `download` names. */
    package: (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedText */ .N)(parsePackageKinds).optional(),
    'git-ref': gitRef.optional(),
    /** What becomes of a version number that says less than the interface changed. */
    compatibility: compatibility.optional(),
    /** Used verbatim for `git` locations. */
    'source-url': zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).optional(),
    /** Where `oci` packages are pushed to; one repository for each module. */
    'oci-repository': ociRepository.optional(),
    /** `all`: 1.2.3, and 1.2, 1 and latest for the highest release; `version`: 1.2.3 alone. */
    'oci-tags': ociTags.optional(),
});
const configSchema = selectionWords.extend({
    /** Paths from the repository's root that may be packaged although they look like secrets. */
    allow: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1)).optional(),
    modules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        path: modulePath,
        address: moduleAddress,
        'tag-prefix': tagPrefix,
        'oci-repository': ociRepository.optional(),
    }))
        .min(1)
        .refine((modules) => isDistinct(modules.map(({ path }) => path)), 'two modules have the same path')
        .refine((modules) => isDistinct(modules.map(({ address }) => (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address))), 'two modules have the same address')
        .optional(),
});
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}


/***/ }),

/***/ 3694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ httpsUrlFromRemote),
/* harmony export */   IM: () => (/* binding */ parseGitRemote),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   tk: () => (/* binding */ identityFromRemote),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5450);


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
        throw refusal(text, `the scheme ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(scheme)} is not supported`);
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
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is not a Git remote that can be used: ${problem}`, 'write https://host/path.git, ssh://git@host/path.git, git@host:path.git, file:///path or ./path');
}
function passwordRefusal(text) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the Git remote ${(0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} holds a password`, 'take user and password out of the URL and give the token as MODULE_REGISTRY_TOKEN (action input "index-token")');
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

/***/ 8250:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9691);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3085);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6244);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(822);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3204);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4920);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8067);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2496);









/** The sources of truth of an index, each parsed at the border; what parses is valid. */
const INDEX_FORMAT = 1;
/** Kinds of places that a package can lie in, as far as this version can write them. */
const PACKAGE_KINDS = ['index', 'git', 'release', 'oci'];
const format = zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(INDEX_FORMAT);
const date = zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const digest = zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const version = (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedText */ .N)(_version_js__WEBPACK_IMPORTED_MODULE_5__/* .parseVersion */ .ot);
const address = (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedText */ .N)(_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9);
const location = (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedText */ .N)((text) => (0,_location_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLocation */ .j$)((0,_location_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLocation */ .zS)(text)));
const owner = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    host: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().min(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().min(1),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive().optional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive().optional(),
});
const mark = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ version, reason: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() });
const moduleDocument = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    format,
    address,
    owner: owner.nullable(),
    versions: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ version, committedAt: date }))
        .refine(hasDistinctVersions, 'a version is listed twice'),
    yanks: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(mark),
    deprecations: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(mark),
});
function hasDistinctVersions(versions) {
    return new Set(versions.map((listed) => listed.version)).size === versions.length;
}
const place = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().min(1), location, digest });
const releaseDocument = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    format,
    address,
    version,
    tag: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().min(1),
    commit: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/),
    committedAt: date,
    repository: zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        url: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().refine(isWebUrl, 'must be an https URL, or empty'),
        id: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive().optional(),
        ownerId: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive().optional(),
    }),
    path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    package: zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        format: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive(),
        digest,
        size: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive(),
        files: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive(),
        /** Absent: not known. */
        equalsTree: zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY().optional(),
    }),
    packages: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(place).min(1),
});
function isWebUrl(text) {
    return text === '' || (text.startsWith('https://') && URL.canParse(text));
}
const registryDocument = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    format,
    name: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    url: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedText */ .N)(_registry_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistryUrl */ .I).nullable(),
    renderer: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
});
/** `registry.json`; throws INDEX_INVALID where it is not ours or newer than this tool. */
function parseRegistryDocument(path, bytes) {
    return parseDocument(registryDocument, path, bytes);
}
function formatRegistryDocument(document) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .d)(document);
}
/** `module.json`: which versions there are, and whose the address is. Throws INDEX_INVALID, in another module's place too. */
function parseModuleDocument(path, bytes) {
    const document = parseDocument(moduleDocument, path, bytes);
    refuseMisplaced(path, (0,_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(document.address, 'module.json'));
    return document;
}
function formatModuleDocument(document) {
    const versions = document.versions.toSorted((a, b) => (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(b.version, a.version));
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .d)({ ...document, address: (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(document.address), versions });
}
/** `release.json`: the facts of one version's own commit. Throws INDEX_INVALID, in another version's place too. */
function parseReleaseDocument(path, bytes) {
    const document = parseDocument(releaseDocument, path, bytes);
    refuseMisplaced(path, (0,_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .versionPath */ .qW)(document.address, document.version, 'release.json'));
    return document;
}
function formatReleaseDocument(document) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .d)({ ...document, address: (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(document.address) });
}
/** Versions that clients may choose: all but the yanked, highest first. */
function listedVersions(document) {
    const yanked = new Set(document.yanks.map((yank) => yank.version));
    return (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortVersions */ .M7)(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)));
}
/** Throws INDEX_INVALID for a document that is not as this tool writes it. */
function parseDocument(schema, path, bytes) {
    const value = parseJson(path, bytes);
    const newer = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().gt(INDEX_FORMAT) }).safeParse(value);
    if (newer.success) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT} that this version knows`, 'use a newer version of module-registry for this index');
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
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index says that it is ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own)}`, `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`);
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
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index ${problem}`, 'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`');
}


/***/ }),

/***/ 2496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ catalogPath),
/* harmony export */   Mw: () => (/* binding */ modulePath),
/* harmony export */   Of: () => (/* binding */ pathsToRead),
/* harmony export */   P_: () => (/* binding */ namespaceListPath),
/* harmony export */   _Q: () => (/* binding */ MODULE_LIST_PATH),
/* harmony export */   aA: () => (/* binding */ REGISTRY_PATH),
/* harmony export */   py: () => (/* binding */ DISCOVERY_PATH),
/* harmony export */   qW: () => (/* binding */ versionPath),
/* harmony export */   vS: () => (/* binding */ addressOfModuleDocument),
/* harmony export */   zx: () => (/* binding */ nameListPath)
/* harmony export */ });
/* unused harmony export MODULES_PATH */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);


/** Every path of the index branch is made here. The layout is contract: docs/index-format.md. */
const REGISTRY_PATH = 'registry.json';
const DISCOVERY_PATH = '.well-known/terraform.json';
const MODULES_PATH = 'v1/modules';
const MODULE_LIST_PATH = `${MODULES_PATH}/index.json`;
function namespaceListPath(address) {
    return `${MODULES_PATH}/${address.namespace}/index.json`;
}
function nameListPath(address) {
    return `${MODULES_PATH}/${address.namespace}/${address.name}/index.json`;
}
/** Spellings that differ only by case share a shard, so a clash is seen by reading one file. */
function catalogPath(address) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address)).digest('hex');
    return `catalog/${hash.slice(0, 2)}.json`;
}
function modulePath(address, file) {
    return `${MODULES_PATH}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}/${file}`;
}
function versionPath(address, version, file) {
    return `${MODULES_PATH}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}/${version}/${file}`;
}
const MODULE_DOCUMENT = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/module\.json$/;
/** `ns/name/system` where the path is a module's source of truth, else undefined. */
function addressOfModuleDocument(path) {
    return MODULE_DOCUMENT.exec(path)?.[1];
}
const READ_FILES = [
    'release.json',
    'interface.json',
    'README.md',
    'index.json',
    'source',
    'download',
];
/** What a publish of these versions has to read before it can be planned; bounded by the module and its shards. */
function pathsToRead(address, versions) {
    return [
        modulePath(address, 'module.json'),
        modulePath(address, 'versions'),
        modulePath(address, 'index.json'),
        ...versions.flatMap((version) => READ_FILES.map((file) => versionPath(address, version, file))),
        nameListPath(address),
        namespaceListPath(address),
        MODULE_LIST_PATH,
        catalogPath(address),
    ];
}


/***/ }),

/***/ 3085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * Canonical JSON: keys sorted by code unit, two-space indent, trailing newline; equal values give equal text.
 * @param value what JSON can hold; a type of ours often says more of it than {@link Json} could
 */
function canonicalJson(value) {
    return `${JSON.stringify(sorted(value), null, 2)}\n`;
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== 'object' || value === null)
        return value;
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]));
}


/***/ }),

/***/ 6244:
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
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _oci_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5965);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3280);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5450);




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
        const message = `location ${(0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y)(text)} is not allowed: ${problem}`;
        return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', message, `use one of ${starts.join(', ')}`);
    });
}
function readLocation(text, refuse) {
    const form = FORMS.find(({ getter, start }) => text.startsWith(`${getter}${start}`));
    if (form === undefined)
        throw refuse('it begins as none of the allowed forms does');
    const stranger = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text);
    if (stranger !== null)
        throw refuse(`the character ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stranger[0])} may not be in it`);
    const { place, subdirectory, query } = split(text.slice(form.getter.length));
    const problem = placeProblem(form.kind, place) ?? subdirectoryProblem(subdirectory);
    if (problem !== undefined)
        throw refuse(problem);
    const value = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : '';
    if (form.query === 'ref' && !(0,_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefName */ .p)(value))
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
    return isPlain ? undefined : `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subdirectory)} is not the plain path of a directory in the package`;
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
    const isPlain = url.href === place && HOST.test(url.host) && (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainPath */ .q)(url.pathname);
    if (!isPlain) {
        return 'its URL is not plain (lower-case host, no default port, a path without "." or empty segments)';
    }
    if (kind === 'git')
        return undefined;
    if (kind === 'oci')
        return (0,_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isOciName */ .Jq)(url.pathname.slice(1)) ? undefined : 'it is no name of an OCI repository';
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
    return { kind: 'oci', repository: (0,_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOciRepository */ .tb)(repository), digest };
}
/** A zip at a URL of its own. Throws INVALID_INPUT where that is none that clients could be sent to. */
function zipLocation(url, digest) {
    return readLocation(formatLocation({ kind: 'https', url, digest }), (problem) => {
        const message = `clients cannot be sent to ${(0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y)(url)}: ${problem}`;
        return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, 'choose another place: --package index or git');
    });
}
/**
 * The commit or tag of a source repository. `sourceUrl` is used verbatim: `https://…` or `ssh://git@…`; throws
 * INVALID_INPUT where the result would not be a valid location.
 */
function gitLocation(source) {
    const { sourceUrl, ref, ...directory } = source;
    const refuse = (problem) => {
        const message = `source URL ${(0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y)(sourceUrl)} cannot be used: ${problem}`;
        return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, sourceUrlHint(sourceUrl));
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

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseModuleAddress),
/* harmony export */   IY: () => (/* binding */ addressKey),
/* harmony export */   cg: () => (/* binding */ addressProblem),
/* harmony export */   wc: () => (/* binding */ formatModuleAddress)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);

const MAX_PART_LENGTH = 64;
/** `/v1/modules/search` is an endpoint. https://developer.hashicorp.com/terraform/registry/api-docs#search-modules */
const RESERVED_NAMESPACE = 'search';
/** Reads `namespace/name/system`; throws INVALID_ADDRESS that names the part and the rule that it breaks. */
function parseModuleAddress(text) {
    const parts = text.split('/');
    const [namespace = '', name = '', system = ''] = parts;
    const address = { namespace, name, system };
    const problem = parts.length === 3
        ? addressProblem(address)
        : `it has ${parts.length} part(s) between slashes instead of 3`;
    if (problem === undefined)
        return address;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `module address ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not valid: ${problem}`, 'write it as namespace/name/system without a host, such as acme/vpc/aws');
}
function formatModuleAddress({ namespace, name, system }) {
    return `${namespace}/${name}/${system}`;
}
/** The text under which spellings clash: hosts and file systems may not tell letter case apart. */
function addressKey(address) {
    return formatModuleAddress(address).toLowerCase();
}
/** What is wrong with parts that come from elsewhere, by the rules of both clients; undefined where they are valid. */
function addressProblem({ namespace, name, system }) {
    return (nameProblem('namespace', namespace) ??
        reservedProblem(namespace) ??
        nameProblem('name', name) ??
        systemProblem(system));
}
function nameProblem(part, text) {
    if (/[^0-9A-Za-z_-]/.test(text)) {
        return `the ${part} ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} may hold only letters a-z and A-Z, digits, "-" and "_"`;
    }
    if (/^[-_]|[-_]$/.test(text))
        return `the ${part} ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must begin and end with a letter or digit`;
    return lengthProblem(part, text);
}
function reservedProblem(namespace) {
    if (namespace.toLowerCase() !== RESERVED_NAMESPACE)
        return undefined;
    return `the namespace ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(namespace)} is reserved for the search of the registry API`;
}
function systemProblem(text) {
    if (/[^0-9a-z]/.test(text))
        return `the system ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} may hold only lower-case letters and digits`;
    return lengthProblem('system', text);
}
function lengthProblem(part, text) {
    if (text === '')
        return `the ${part} is empty`;
    if (text.length <= MAX_PART_LENGTH)
        return undefined;
    return `the ${part} ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} has ${text.length} characters, more than ${MAX_PART_LENGTH}`;
}


/***/ }),

/***/ 5519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(822);

/** What a consumer writes; ready to paste. */
function formatModuleBlock(release, registryUrl) {
    const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host;
    const source = `${host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}`;
    return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ }),

/***/ 5965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isOciName),
/* harmony export */   _g: () => (/* binding */ registryOrigin),
/* harmony export */   bT: () => (/* binding */ parseOciRepository),
/* harmony export */   tb: () => (/* binding */ formatOciRepository)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3694);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5450);



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
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y)(text)} is no repository of an OCI registry: ${problem}`, `write it as ${exampleOf(text)}`);
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
    return isOciName(name) ? undefined : `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository`;
}
/** `acme/vpc` alone would be read as a host "acme". */
function isHostName(host) {
    return /[.:]/.test(host) || (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(host);
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
    return `${(0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(hostname) ? 'http' : 'https'}://${host}`;
}


/***/ }),

/***/ 3280:
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

/***/ 3204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3694);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5450);



/**
 * Reads the public URL of a registry: https, or http on loopback, with no user, query or fragment; a path is allowed.
 * Returned in its canonical form without a trailing slash, ready for `${url}/v1/modules/`. Throws INVALID_INPUT.
 */
function parseRegistryUrl(text) {
    const problem = registryUrlProblem(text);
    if (problem === undefined)
        return new URL(text).href.replace(/\/$/, '');
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y)(text)} is not valid: ${problem}`, 'write it as https://modules.example.com');
}
function registryUrlProblem(text) {
    // The URL parser drops or repairs these in silence.
    if (/[\s\p{C}\\]/u.test(text))
        return 'a blank, a control character or a backslash is in it';
    if (!URL.canParse(text))
        return 'it is no absolute URL';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(url.hostname));
    if (!isHttps)
        return 'it must be https (http only on loopback)';
    if (url.username !== '' || url.password !== '')
        return 'a user or password may not be in it';
    if (/[?#]/.test(text))
        return 'a query or fragment may not be in it';
    const path = url.pathname.replace(/\/$/, '');
    return path === '' || (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainPath */ .q)(path) ? undefined : 'its path has an empty part or an unusual character';
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ checkedText),
/* harmony export */   n: () => (/* binding */ parseWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);


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
function parseWords(schema, values, called) {
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

/***/ 9519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3280);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8067);



/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the literal tag prefix of the module (`''`, `vpc/`, `vpc-`,
 * `network@`), itself the beginning of a valid ref name. The error of a refusal is an INVALID_TAG.
 *
 * `not-a-version-tag` is a tag of something else (`latest`, another module's); every other rule is broken by a tag that
 * was meant as a version of this module, or that no module may have.
 */
function readTag(tag, prefix) {
    const refuse = refusals(tag, `push a tag such as ${prefix}v1.2.3`);
    if (tag.trim() === '' || tag === '-')
        return refuse('empty-tag', 'names no version');
    const problem = characterProblem(tag);
    if (problem !== undefined)
        return refuse('tag-charset', `is not allowed: ${problem}`);
    const version = tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/^v/, '') : '';
    // Any digit counts, so that full-width ones get the exact refusal of the version.
    if (!/^\p{Nd}/u.test(version)) {
        const start = prefix === '' ? 'a version number' : `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    return versionReading(tag, version);
}
function versionReading(tag, text) {
    const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(text);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - text.length);
    const refuse = refusals(tag, `push a tag such as ${start}${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleVersion */ .Dw)(text)}`);
    if (reading.rule === 'build-metadata') {
        return refuse('build-metadata', `cannot be published: ${reading.problem}`);
    }
    return refuse('semver', `is not a semantic version: ${reading.problem}`);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank pass here: what follows refuses them with a better reason. */
const STRANGER = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > _ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._)
        return `it has ${tag.length} characters, more than ${_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._}`;
    const stranger = STRANGER.exec(tag);
    if (stranger !== null)
        return `the character ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stranger[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it holds ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}


/***/ }),

/***/ 5450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isPlainPath),
/* harmony export */   y: () => (/* binding */ quoteUrl)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);

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

/***/ 8067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   Dw: () => (/* binding */ exampleVersion),
/* harmony export */   M7: () => (/* binding */ sortVersions),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   se: () => (/* binding */ selectLatest)
/* harmony export */ });
/* unused harmony export nextPatch */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);

/** A version is also the tag of an OCI artifact. https://github.com/opencontainers/distribution-spec/blob/main/spec.md */
const MAX_LENGTH = 128;
/** 2^63-1: the clients drop a version with a larger number. */
const MAX_NUMBER = '9223372036854775807';
/** Throws INVALID_INPUT. */
function parseVersion(text) {
    const reading = readVersion(text);
    if (reading.ok)
        return reading.version;
    const message = `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a version of a module: ${reading.problem}`;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, reading.hint);
}
/** Reads https://semver.org 2.0.0, less what the clients cannot tell apart or would drop. */
function readVersion(text) {
    const refusal = findRefusal(text);
    if (refusal === undefined)
        return { ok: true, version: text };
    return { ok: false, ...refusal, hint: `use a version such as ${exampleVersion(text)}` };
}
/** A version that would do, as near to a refused text as its leading numbers allow: `1.2` gives `1.2.0`. */
function exampleVersion(refused) {
    const leading = /^(\d{1,9})(?!\d)(?:\.(\d{1,9})(?!\d))?(?:\.(\d{1,9})(?!\d))?-?([A-Za-z][0-9A-Za-z.-]*)?/.exec(refused);
    if (leading === null)
        return '1.2.3';
    const [, major, minor = '0', patch = '0', prerelease] = leading;
    const numbers = [major, minor, patch].map(Number).join('.');
    const whole = `${numbers}-${prerelease}`;
    return prerelease === undefined || findRefusal(whole) !== undefined ? numbers : whole;
}
/** The next version that only mends this one; of a pre-release the release itself. */
function nextPatch(version) {
    const { numbers, prerelease } = split(version);
    const [major = '0', minor = '0', patch = '0'] = numbers;
    return `${major}.${minor}.${prerelease === undefined ? BigInt(patch) + 1n : patch}`;
}
/** Precedence of https://semver.org/#spec-item-11: below zero where `a` is lower, exact for numbers of any size. */
function compareVersions(a, b) {
    const left = split(a);
    const right = split(b);
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
    return [...versions].sort((a, b) => compareVersions(b, a));
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
    if (text.length > MAX_LENGTH) {
        return { rule: 'length', problem: `it has ${text.length} characters, more than ${MAX_LENGTH}` };
    }
    const parts = split(text);
    const problem = characterProblem(text) ?? numbersProblem(parts.numbers) ?? identifiersProblem(parts);
    if (problem !== undefined)
        return { rule: 'semver', problem };
    if (parts.build !== undefined) {
        return { rule: 'build-metadata', problem: `build metadata (${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`+${parts.build}`)}) is not allowed` };
    }
    const large = parts.numbers.find((number) => compareNumbers(number, MAX_NUMBER) > 0);
    if (large === undefined)
        return undefined;
    return { rule: 'component-size', problem: `the number ${large} is above ${MAX_NUMBER}` };
}
function characterProblem(text) {
    const stranger = /[^0-9A-Za-z.+-]/u.exec(text);
    return stranger === null ? undefined : `the character ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stranger[0])} is not allowed`;
}
const NUMBER_NAMES = ['major', 'minor', 'patch'];
function numbersProblem(numbers) {
    if (numbers.length > 3)
        return `it has ${numbers.length} numbers instead of 3`;
    const named = NUMBER_NAMES.map((name, index) => ({ name, digits: numbers[index] ?? '' }));
    const noNumber = named.find(({ digits }) => /[^0-9]/.test(digits));
    if (noNumber)
        return `the ${noNumber.name} number ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(noNumber.digits)} is not a number`;
    const missing = named.filter(({ digits }) => digits === '').map(({ name }) => name);
    if (missing.length === 1)
        return `the ${missing[0]} number is missing`;
    if (missing.length > 1)
        return `the ${missing.join(' and ')} numbers are missing`;
    const padded = named.find(({ digits }) => hasLeadingZero(digits));
    return padded && `the ${padded.name} number ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded.digits)} has a leading zero`;
}
function identifiersProblem({ prerelease = ['-'], build = '-' }) {
    if (prerelease.includes(''))
        return 'the pre-release has an empty part';
    const padded = prerelease.find(hasLeadingZero);
    if (padded !== undefined)
        return `the pre-release part ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded)} has a leading zero`;
    if (build.includes('+'))
        return 'it has a second "+"';
    return build.split('.').includes('') ? 'the build metadata has an empty part' : undefined;
}
function hasLeadingZero(identifier) {
    return /^0[0-9]+$/.test(identifier);
}
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
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ })

};
