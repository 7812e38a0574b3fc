export const id = 9334;
export const ids = [9334];
export const modules = {

/***/ 1656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dS: () => (/* binding */ pushFailure),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   fX: () => (/* binding */ NOT_ALLOWED),
/* harmony export */   wg: () => (/* binding */ sha256Refusal),
/* harmony export */   yK: () => (/* binding */ requireIndex)
/* harmony export */ });
/* harmony import */ var _base_certificate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8274);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(206);
/* harmony import */ var _base_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5256);




/** Turns what git says in English (LC_ALL=C) into refusals that a user can act on. */
const NOT_ALLOWED = /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i;
const MISSING = /repository .*not found|does not appear to be a git repository|does not exist/i;
const DUBIOUS_OWNER = /dubious ownership/;
const DECLINED = /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i;
const OTHER_HASH = /does not support this repository's hash algorithm|mismatched algorithms/;
/** In the words of libcurl, with OpenSSL or GnuTLS. */
const UNTRUSTED = /server certificate|SSL certificate|SSL: .*certificate|SSL CA cert/;
const LOST_RACE = /stale info|fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value|reference already exists|remote ref .* is at/i;
/** GitHub answers "not found" for a repository that a token may not see. */
const TEXTS = {
    index: {
        refused: NOT_ALLOWED,
        refusal: 'may not be read with these credentials',
        permissionHint: 'give a token that may read and write it ("contents: write", on Gitea "write:repository"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
        writeHint: 'the token needs "contents: write" on the index repository (on Gitea "write:repository"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
        unreachable: 'INDEX_UNREACHABLE',
        retryHint: 'check the address and the network; hosts also answer "not found" where a token may not see the repository',
    },
    'module repository': {
        refused: new RegExp(`${NOT_ALLOWED.source}|repository .*not found`, 'i'),
        refusal: 'may not be read with these credentials',
        permissionHint: 'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job',
        writeHint: 'the token of the action input "github-token" needs "contents: write" on it: add it to the "permissions:" of the job',
        unreachable: 'REPOSITORY_UNREACHABLE',
        retryHint: 'check the network and the proxy, then run the command or the job again',
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
    const texts = TEXTS[kind];
    if (kind === 'index' && DUBIOUS_OWNER.test(stderr)) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} belongs to another user: ${firstLine(stderr)}`, `trust it: git config --global --add safe.directory ${remote}`);
    }
    if (kind === 'index' && remote.startsWith('/') && MISSING.test(stderr))
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(texts.unreachable, `there is no Git repository at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`, `check the address, or create the repository of a new index: git init --bare ${(0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r)(remote)}`);
    const missing = /couldn't find remote ref refs\/tags\/(\S+)/.exec(stderr)?.[1];
    if (kind === 'module repository' && missing !== undefined) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(missing)} does not exist in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`, `create it and push it: git tag ${missing} && git push origin ${missing}`);
    }
    const subject = `the ${kind} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`;
    if (OTHER_HASH.test(stderr))
        return sha256Refusal(kind === 'index' ? 'INDEX_INVALID' : 'NOT_A_REPOSITORY', subject);
    return texts.refused.test(stderr)
        ? new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${subject} ${texts.refusal}: ${firstLine(stderr)}`, texts.permissionHint)
        : new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(texts.unreachable, `${subject} cannot be read: ${firstLine(stderr)}`, UNTRUSTED.test(stderr)
            ? (0,_base_certificate_js__WEBPACK_IMPORTED_MODULE_3__/* .certificateFix */ .X)(stderr, 'GIT_SSL_CAINFO=ca.pem, and NODE_EXTRA_CA_CERTS=ca.pem for what is not Git')
            : texts.retryHint);
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
 * (PERMISSION), or the reason is `unknown` (INDEX_UNREACHABLE, REPOSITORY_UNREACHABLE), and the push may have succeeded.
 */
function pushFailure(remote, output, kind = 'index') {
    const subject = `the ${kind} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`;
    const { writeHint, unreachable } = TEXTS[kind];
    const refused = (problem, hint) => ({
        outcome: 'refused',
        error: new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${subject} ${problem}: ${firstLine(output)}`, hint),
    });
    if (DUBIOUS_OWNER.test(output))
        return { outcome: 'refused', error: readFailure(kind, remote, output) };
    if (DECLINED.test(output))
        return refused('declined the push', 'the branch is protected or a hook declines: allow this token, app or key to push to it (branch rules: bypass list)');
    if (OTHER_HASH.test(output))
        return { outcome: 'refused', error: sha256Refusal('INDEX_INVALID', subject) };
    if (LOST_RACE.test(output))
        return { outcome: 'moved' };
    if (NOT_ALLOWED.test(output))
        return refused('may not be written with these credentials', writeHint);
    const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(unreachable, `${subject} could not be written: ${firstLine(output)}`, 'run the same command again: nothing is written twice; if that does not help, check the network and the Git host');
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

/***/ 8169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Y4: () => (/* binding */ parseRefs),
/* harmony export */   Zt: () => (/* binding */ FetchRepository),
/* harmony export */   bk: () => (/* binding */ tagsIn),
/* harmony export */   kG: () => (/* binding */ remoteSettings),
/* harmony export */   ly: () => (/* binding */ runOnRemote),
/* harmony export */   oQ: () => (/* binding */ requireRefs),
/* harmony export */   oW: () => (/* binding */ listRemoteTags),
/* harmony export */   tQ: () => (/* binding */ readVisibility),
/* harmony export */   un: () => (/* binding */ fetchTags)
/* harmony export */ });
/* unused harmony export fetchCommit */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4141);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4632);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5761);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1656);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7863);









/** Bytes of the list of tags of a remote repository: about a hundred thousand tags. A longer list is LIMIT_EXCEEDED. */
const MAX_LISTING_BYTES = 16 * 1024 * 1024;
/** Repetitions of a fetch that failed on the way. Then it fails. */
const MAX_REPETITIONS = 3;
/** Time for the list of tags of a remote repository. Then the source fails. */
const TAGS_LISTING_MS = 60_000;
/** The name that a remote has in our calls; a name that no user's configuration has settings for. */
const REMOTE = 'module-registry';
/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const RETRY_DELAYS = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 };
/** Settings that name a remote {@link REMOTE}, and send its token to it alone. Throws INVALID_INPUT for MODULE_REGISTRY_USER. */
function remoteSettings({ remote, token }, environment) {
    return [[`remote.${REMOTE}.url`, remote.url], ...tokenSettings(remote, token, environment)];
}
/**
 * Returns settings that send a token to this remote alone; none for a remote that is not http or https, or without a token.
 * Any header that the user's configuration holds for the remote is dropped first (actions/checkout leaves one), since GitHub
 * refuses two Authorization headers.
 */
function tokenSettings(remote, token, environment) {
    if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http'))
        return [];
    const basic = Buffer.from(`${tokenUser(remote, token, environment)}:${token}`).toString('base64');
    return [...anonymousSettings(remote), [headerOf(remote), `Authorization: Basic ${basic}`]];
}
/**
 * The user name that a host wants with a token: https://docs.gitlab.com/ci/jobs/ci_job_token/#to-git-clone-a-private-projects-repository,
 * https://docs.gitlab.com/topics/git/clone/#clone-using-a-token,
 * https://support.atlassian.com/bitbucket-cloud/docs/using-access-tokens/; GitHub and Gitea take any.
 */
function tokenUser({ host }, token, environment) {
    const { MODULE_REGISTRY_USER: named, GITLAB_CI, CI_SERVER_HOST, CI_JOB_TOKEN } = environment;
    if (named)
        return checkedUser(named);
    const isServerOfJob = GITLAB_CI === 'true' && CI_SERVER_HOST?.toLowerCase() === host;
    if (isServerOfJob && token === CI_JOB_TOKEN)
        return 'gitlab-ci-token';
    if (isServerOfJob || /^gitlab\./.test(host))
        return 'oauth2';
    return /^bitbucket\./.test(host) ? 'x-token-auth' : 'x-access-token';
}
/** https://www.rfc-editor.org/rfc/rfc7617#section-2 */
function checkedUser(name) {
    if (!/[:\p{Cc}]/u.test(name))
        return name;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_USER is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}, and a user name has no ":" and no control characters`, 'set it to the user name alone, and MODULE_REGISTRY_TOKEN to the token');
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
            ? { transport: 'local', home: await (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_8__/* .getOrInsert */ .P)(homes, git, () => makeHome(git, address.temporary)) }
            : { transport: 'network' }),
        ...call,
        config: [...remoteSettings(address, git.environment), ...(call.config ?? [])],
    });
}
const homes = new WeakMap();
/** Many objects stay the deltas that were sent; Git's own limit is 100. https://git-scm.com/docs/git-config#_receive_unpacklimit */
const RECEIVE_CONFIG = '[receive]\n\tunpackLimit = 50\n';
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
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.gitconfig'), ['[safe]', ...lines, RECEIVE_CONFIG].join('\n'));
    return home;
}
/** Reads, four times at most while the failure is transient: reading twice does no harm. A last failure is a result. */
function withRetries(read) {
    const wait = (attempt) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__/* .delayMs */ .eS)(RETRY_DELAYS, attempt));
    const isTransient = (result) => !(result instanceof Error) && result.code !== 0 && TRANSIENT.test(result.stderr);
    return (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__/* .retry */ .L5)({ tries: MAX_REPETITIONS + 1, wait }, isTransient, read);
}
/** A bare repository of ours that objects of one remote are fetched into. */
class FetchRepository {
    gitDirectory;
    objects;
    #git;
    #address;
    /** @param config more lines of its config file */
    constructor(git, address, config = '') {
        this.gitDirectory = (0,_git_js__WEBPACK_IMPORTED_MODULE_7__.makeBareRepository)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(address.temporary, 'fetch-'), config);
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
/** As {@link parseRefs}. Throws what {@link readFailure} makes of a listing that failed. */
function requireRefs(subject, { url }, listed) {
    if (listed.code !== 0)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .readFailure */ .f1)(subject, url, listed.stderr);
    return parseRefs(listed);
}
/** The tags among refs, by their names. */
function tagsIn(refs) {
    const start = 'refs/tags/';
    return new Map([...refs].flatMap(([ref, oid]) => (ref.startsWith(start) ? [[ref.slice(start.length), oid]] : [])));
}
/**
 * The object of each tag of a remote, by its name. Throws PERMISSION and REPOSITORY_UNREACHABLE.
 * @param options `signal` ends it; without one there is a deadline
 */
async function listRemoteTags(git, address, { subject = 'source', signal } = {}) {
    const { remote, temporary } = address;
    const limit = signal === undefined ? { deadlineMs: TAGS_LISTING_MS } : { signal };
    const call = { ...limit, cwd: temporary, maxOutput: MAX_LISTING_BYTES };
    return tagsIn(requireRefs(subject, remote, await listRefs(git, address, ['--tags'], [], call)));
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
        maxOutput: MAX_LISTING_BYTES,
    });
    if (code === 0)
        return 'public';
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .readFailure */ .f1)('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined;
}
/**
 * Fetches tags, without history, into a new bare repository without a HEAD commit, and returns its directory. Throws
 * INVALID_TAG before the first request; NOT_FOUND for a tag that does not exist, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchTags(git, request) {
    const { remote, tags, subject = 'module repository', signal } = request;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const repository = new FetchRepository(git, request);
    const names = tags === 'all' ? ['*'] : [...tags, ...(request.withTwins ? twinPatterns(tags) : [])];
    const fetched = await repository.fetch(names.map(tagRefspec), ['--depth=1'], { signal });
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(repository))))
        return repository.gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .readFailure */ .f1)(subject, remote.url, fetched.stderr);
}
/** A pattern that matches nothing is no failure, other than a name. What else these match is rare: `1.2.3-rc.1`. */
function twinPatterns(tags) {
    const twins = tags.flatMap(_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .otherSpellings */ .wf).filter((twin) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .pA)(twin) && !tags.includes(twin));
    return [...new Set(twins)].map((twin) => `${twin}*`);
}
/** Copies a tag, or with `*` all of them, under its own name. */
function tagRefspec(name) {
    return `refs/tags/${name}:refs/tags/${name}`;
}
/**
 * Fetches the commit of a ref as HEAD of a new bare repository, and returns its directory. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE, INVALID_INPUT where the ref does not have the commit.
 */
async function fetchCommit(git, request) {
    const { remote, ref, into, withHistory, commit } = request;
    const repository = new FetchRepository(git, request);
    const { gitDirectory } = repository;
    const base = into === undefined ? [] : [`${into}:${MERGE_BASE}`];
    const wanted = [`${ref}:refs/heads/main`, ...base, ...(withHistory ? [tagRefspec('*')] : [])];
    const fetched = await repository.fetch(wanted, withHistory ? [] : ['--depth=1']);
    if (fetched.code !== 0)
        throw readFailure('module repository', remote.url, fetched.stderr);
    if (into !== undefined)
        await merge(git, gitDirectory, request.temporary);
    if (commit !== undefined)
        await takeBack(git, gitDirectory, request, commit);
    return gitDirectory;
}
async function takeBack(git, gitDirectory, { remote, ref }, commit) {
    const main = 'refs/heads/main';
    const { code } = await git.run(['merge-base', '--is-ancestor', commit, main], { gitDirectory });
    if (code !== 0)
        throw new RegistryError('INVALID_INPUT', `the commit ${commit} is not on ${quote(ref)} of ${quote(remote.url)}, or no more`, 'run the workflow for a commit that the branch has');
    await git.run(['update-ref', main, commit], { gitDirectory });
}
const MERGE_BASE = 'refs/merge/base';
/** Makes `main` the merge of it into the base, as a server would; where they conflict there is no `main` any more. */
async function merge(git, gitDirectory, home) {
    const config = [
        ['user.name', 'module-registry'],
        ['user.email', 'module-registry@localhost'],
    ];
    const run = async (args) => {
        const { code, stdout, stderr } = await git.run(args, { gitDirectory, home, config });
        if (code > 1)
            throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
        return code === 0 ? stdout.trim() : undefined;
    };
    const tree = await run(['merge-tree', '--write-tree', '--no-messages', MERGE_BASE, 'refs/heads/main']);
    const parents = ['-p', MERGE_BASE, '-p', 'refs/heads/main'];
    const commit = tree && (await run(['commit-tree', ...parents, '-m', 'Merge', tree]));
    await run(commit === undefined
        ? ['update-ref', '-d', 'refs/heads/main']
        : ['update-ref', 'refs/heads/main', commit]);
}
/** A shallow fetch of a pattern that matches nothing fails without a message. */
async function hasNoTags(repository) {
    const listed = await repository.list('refs/tags/*');
    return listed.code === 0 && listed.stdout === '';
}
/** Lets through a tag that is safe in a refspec; whether it is a version is decided later, with the config file of its commit. */
function refuseUnsafe(tag) {
    if ((0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .pA)(tag))
        return;
    const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
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

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   O9: () => (/* binding */ lostVersions),
/* harmony export */   WD: () => (/* binding */ isConstraint),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * The versions that the constraints `before` allowed and the constraints `after` no longer allow; undefined without one. Of a
 * constraint that is not valid any change loses versions. Only releases are compared, as clients choose a pre-release by its exact
 * version alone. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
function lostVersions(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        if (formatConstraints(before) === formatConstraints(after))
            return undefined;
        const lowest = 'versions that cannot be told, as one of the constraints cannot be read';
        return { lowest, narrowing: 'narrowed' };
    }
    const points = turningPoints([...from, ...to]);
    const kept = points.filter((point) => allows(to, point));
    const lost = points.filter((point) => allows(from, point) && !allows(to, point));
    const lowest = lost[0]?.join('.') ?? lostPin(from, to);
    if (lowest === undefined)
        return undefined;
    if (from.length === 0)
        return { lowest, narrowing: 'declared' };
    const gone = lost.filter((point) => !kept.some((other) => other[0] === point[0] && compare(other, point) > 0));
    const [first] = gone;
    if (first === undefined && lost.length > 0)
        return { lowest, narrowing: 'raised' };
    const isAbove = kept.length > 0 && gone.every((point) => kept.every((other) => compare(other, point) < 0));
    if (first === undefined || !isAbove || !isUnbounded(from))
        return { lowest, narrowing: 'narrowed' };
    return { lowest: first.join('.'), narrowing: 'capped' };
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
const CONDITION = /^\s*(?:(?:=|!=|>=|<=|>|<|~>)\s*)?v?\d+(?:\.\d+)*(?:[A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)?(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?\s*$/;
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
        const match = /^\s*(?:(=|!=|>=|<=|>|<|~>)\s*)?v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
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

/***/ 6223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NT: () => (/* binding */ FORGE_NAMES),
/* harmony export */   Sj: () => (/* binding */ tokenVariable),
/* harmony export */   tu: () => (/* binding */ FORGES)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8644);

/** `gitea` is Gitea and Forgejo; `git` any host whose API this tool does not speak. */
const FORGE_NAMES = ['github', 'gitea', 'git'];
const GITHUB = {
    name: 'github',
    title: 'GitHub',
    hasApi: true,
    hasGraphql: true,
    hasReleaseNotes: true,
    hasOneReleaseOfTag: false,
    hasMergeRefs: true,
    hasPages: true,
    hasAttestations: true,
    refusesPushAtOnce: true,
    page: { size: 100, parameter: 'per_page' },
};
const GITEA = {
    name: 'gitea',
    title: 'Gitea',
    hasApi: true,
    hasGraphql: false,
    hasReleaseNotes: false,
    hasOneReleaseOfTag: true,
    hasMergeRefs: false,
    hasPages: false,
    hasAttestations: false,
    refusesPushAtOnce: false,
    page: { size: 50, parameter: 'limit' },
};
const GIT = { ...GITEA, name: 'git', title: 'a plain Git server', hasApi: false };
const FORGES = { github: GITHUB, gitea: GITEA, git: GIT };
/** The variable of the token for one host: `MODULE_REGISTRY_TOKEN_git_acme_dev` for git.acme.dev, with any port. */
function tokenVariable(host) {
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .hostVariable */ .ht)('MODULE_REGISTRY_TOKEN_', host.replace(/:\d+$/, ''));
}


/***/ }),

/***/ 4632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ isMovingTag),
/* harmony export */   e7: () => (/* binding */ prefixBefore),
/* harmony export */   ej: () => (/* binding */ versionsAtEnd),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   wf: () => (/* binding */ otherSpellings),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);


/** Characters in the name of a branch or tag: file systems cannot store much longer ones. A longer name is refused. */
const MAX_REF_LENGTH = 200;
/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the tag prefix of the module (`''`, `vpc/`, `vpc-`, `network@`).
 * The error of a refused tag is an INVALID_TAG. `not-a-version-tag` means a tag of something else (`latest`, or of another
 * module); a tag that breaks another rule was meant as a version of this module, or is not allowed for any module.
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
        const start = prefix === '' ? 'a version number' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(version);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - version.length);
    const refuseVersion = refusals(tag, `push a tag such as ${start}${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleVersion */ .Dw)(version)}`);
    return reading.rule === 'build-metadata'
        ? refuseVersion('build-metadata', `cannot be published: ${reading.problem}`)
        : refuseVersion('semver', `is not a semantic version: ${reading.problem}`);
}
/**
 * The tags that may spell the version of this one with or without `v`: `1.2.3` and `v1.2.3`. There may be several, as a number in a
 * tag may be of its prefix.
 */
function otherSpellings(tag) {
    return [...tag.matchAll(/(?<![\d.])\d+\.\d+\.\d+/g)].flatMap(({ index }) => {
        const [start, version] = [tag.slice(0, index), tag.slice(index)];
        return [`${start}v${version}`, ...(start.endsWith('v') ? [`${start.slice(0, -1)}${version}`] : [])];
    });
}
/**
 * The versions that a tag may end in, whatever its prefix: `network-2-v1.2.3` ends in 1.2.3 alone, and `v1.2.3.4` in none, as a version does
 * not begin in the middle of numbers.
 */
function versionsAtEnd(tag) {
    const starts = [...tag.matchAll(/(?<![0-9]\.?)[0-9]/g)].map(({ index }) => index);
    return starts.map((start) => tag.slice(start)).filter(_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF);
}
/** What a tag has before the version that it ends in: `vpc/` of `vpc/v1.2.3`. */
function prefixBefore(tag, version) {
    return tag.slice(0, tag.length - version.length).replace(/v$/, '');
}
/**
 * Whether a tag follows the newest version of a major or minor line (`v1`, `v1.2`, `vpc/v1`), as workflows of GitHub name
 * actions. It is no version of any module.
 */
function isMovingTag(tag) {
    return /^(?:.*[/@-])?v?\d+(?:\.\d+)?$/.test(tag) && !/(?<!\d)\d+\.\d+\.\d+/.test(tag);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank are not here: later checks refuse them with a better reason. */
const FORBIDDEN = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > MAX_REF_LENGTH)
        return `it has ${tag.length} characters, more than ${MAX_REF_LENGTH}`;
    const forbidden = FORBIDDEN.exec(tag);
    if (forbidden !== null)
        return `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it contains ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}
const CHARACTERS = /^[A-Za-z0-9._/@-]+$/;
/** What https://git-scm.com/docs/git-check-ref-format forbids beside other characters, and names that look like an option. */
const FORBIDDEN_IN_REF = /^[-/]|^@$|\.\.|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|\/$/;
/** Names that Git reads as something else than a branch or tag. */
const AMBIGUOUS = /^(?:HEAD$|refs\/)/;
/**
 * Whether the text is the short name of a branch or tag (without `refs/heads/`, `refs/tags/`) that Git accepts and that is
 * safe as an argument, in a path and in the query of a URL: fewer characters than Git allows, and at most 200.
 */
function isRefName(text) {
    return (text.length <= MAX_REF_LENGTH &&
        CHARACTERS.test(text) &&
        !FORBIDDEN_IN_REF.test(text) &&
        !AMBIGUOUS.test(text));
}


/***/ }),

/***/ 3360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ packageRefusal),
/* harmony export */   Ad: () => (/* binding */ isNeeded),
/* harmony export */   J9: () => (/* binding */ outermost),
/* harmony export */   Nb: () => (/* binding */ PACKAGE_FORMAT),
/* harmony export */   RO: () => (/* binding */ rootPrefix),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   dO: () => (/* binding */ isModuleConfiguration),
/* harmony export */   jH: () => (/* binding */ directoriesAbove)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3221);


/** The rules by which the bytes of a package are made (docs/explanation/package.md). A format that was released stays buildable. */
const PACKAGE_FORMAT = 1;
/** The prefix of paths in a directory: `''` for the root, else the directory and a slash. */
function rootPrefix(root) {
    return root === '' ? '' : `${root}/`;
}
/** Whether a directory of a repository is another one, or in it; `''` is the root. */
function isWithin(path, directory) {
    return directory === '' || path === directory || path.startsWith(`${directory}/`);
}
/** The directories that a path is in: `''` and `modules` of `modules/vpc`. */
function directoriesAbove(path) {
    const names = path === '' ? [] : path.split('/');
    return names.map((_, depth) => names.slice(0, depth).join('/'));
}
/** Those of the paths that are in none of the others, sorted. */
function outermost(paths) {
    return [...paths].filter((path) => !directoriesAbove(path).some((each) => paths.has(each))).sort();
}
/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
function packageRefusal(code, summary, problems) {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(problems.map(({ path, rule }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${rule}`));
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '));
}
/** What of a module's files its configuration can need: a package may lack the others. */
const DOCUMENTATION = /(^|\/)docs?\/|\.(md|png|jpe?g|gif|svg|webp|ico|pdf|mp4|mov|drawio)$/i;
/** Whether clients load or may read the file: no example, no test, nothing hidden, no documentation. */
function isNeeded(path) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(path) && ((0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) || !DOCUMENTATION.test(path));
}
/** Whether a directory that is a module of its own, or the root, has the file as configuration. */
function isModuleConfiguration(path) {
    return (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) && !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(path);
}


/***/ }),

/***/ 9430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Gv: () => (/* binding */ unmatched),
/* harmony export */   Id: () => (/* binding */ patternOf),
/* harmony export */   NB: () => (/* binding */ allows),
/* harmony export */   og: () => (/* binding */ parseTerraformIgnore)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4141);


/** Steps of the comparison of all paths of a package with patterns of `.terraformignore` or `allow`: about a second. More are LIMIT_EXCEEDED. */
const MAX_PATTERN_STEPS = 10_000_000;
/** Bytes of a `.terraformignore`. A larger one is LIMIT_EXCEEDED. */
const MAX_IGNORE_BYTES = 64 * 1024;
/** What the matches of a run of patterns have cost. It is counted, and not measured, so that one commit gives one package on all machines. */
class MatchCost {
    #steps = 0;
    add(steps) {
        this.#steps += steps;
    }
    get isTooHigh() {
        return this.#steps > MAX_PATTERN_STEPS;
    }
}
/**
 * A pattern with wildcards for a whole path. A match takes at most the length of the path times that of the pattern: all places in the
 * pattern that a character may stand for go on together, where a regular expression would try one after the other, and `*a*a*a*b` for ever.
 */
class PathPattern {
    #steps;
    #literal;
    /** The only path that matches; undefined for a pattern with wildcards. */
    exact;
    /** Throws a SyntaxError for a range in reverse order. */
    constructor(pattern) {
        this.#steps = stepsOf(pattern);
        const texts = this.#steps.map((step) => (step.kind === 'character' ? step.text : undefined));
        this.exact = texts.includes(undefined) ? undefined : texts.join('');
        this.#literal = longestOf(texts);
    }
    matches(path, cost) {
        cost.add(1);
        if (!path.includes(this.#literal))
            return false;
        let places = new Places(this.#steps);
        places.enter(0);
        for (const character of path) {
            const next = new Places(this.#steps);
            for (const at of places.all)
                this.#advance(at, character, next);
            cost.add(places.all.size);
            if (next.all.size === 0)
                return false;
            places = next;
        }
        return places.all.has(this.#steps.length);
    }
    #advance(at, character, next) {
        const step = this.#steps[at];
        if (step === undefined)
            return;
        if (step.kind === 'character') {
            if (step.text === character)
                next.enter(at + 1);
        }
        else if (step.kind === 'class') {
            if (step.expression.test(character))
                next.enter(at + 1);
        }
        else if (step.kind === 'one') {
            if (character !== '/')
                next.enter(at + 1);
        }
        else if (step.kind === 'directories') {
            next.all.add(at);
            if (character === '/')
                next.enter(at + 1);
        }
        else if (step.kind === 'any' || character !== '/')
            next.enter(at);
    }
}
/** Places in a pattern; its end is one. */
class Places {
    all = new Set();
    #steps;
    #entered = new Set();
    constructor(steps) {
        this.#steps = steps;
    }
    /** Also what follows a step that may stand for nothing. */
    enter(start) {
        for (let at = start; !this.#entered.has(at); at += 1) {
            this.#entered.add(at);
            this.all.add(at);
            if (!['name', 'any', 'directories'].includes(this.#steps[at]?.kind ?? ''))
                return;
        }
    }
}
/** `''` for a path of one part. */
function directoryOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function stepsOf(pattern) {
    const steps = [];
    for (let at = 0; at < pattern.length;) {
        const token = tokenAt(pattern, at);
        at += token.length;
        const step = stepOf(token);
        const last = steps.at(-1);
        // Several stars in a row are one.
        if (step.kind === 'any' && last?.kind === 'name')
            steps.pop();
        if (step.kind === 'name' && (last?.kind === 'any' || last?.kind === 'name'))
            continue;
        if (step.kind === last?.kind && (step.kind === 'any' || step.kind === 'directories'))
            continue;
        steps.push(step);
    }
    return steps;
}
function tokenAt(pattern, at) {
    if (pattern.startsWith('**/', at))
        return '**/';
    if (pattern.startsWith('**', at))
        return '**';
    if (pattern[at] === '[' && pattern[at + 1] !== ']') {
        const end = pattern.indexOf(']', at + 2);
        if (end !== -1)
            return pattern.slice(at, end + 1);
    }
    const character = (from) => String.fromCodePoint(pattern.codePointAt(from) ?? 0);
    return pattern[at] === '\\' && at + 1 < pattern.length ? `\\${character(at + 1)}` : character(at);
}
function stepOf(token) {
    if (token === '**/')
        return { kind: 'directories' };
    if (token === '**')
        return { kind: 'any' };
    if (token === '*')
        return { kind: 'name' };
    if (token === '?')
        return { kind: 'one' };
    if (token.startsWith('[') && token.length > 1)
        return { kind: 'class', expression: classExpression(token) };
    return { kind: 'character', text: token.length > 1 && token.startsWith('\\') ? token.slice(1) : token };
}
/** It stands for one character, so it takes no time. */
function classExpression(token) {
    const isNegated = /^\[[!^]/.test(token);
    const members = token.slice(isNegated ? 2 : 1, -1);
    return new RegExp(`^(?!/)[${isNegated ? '^' : ''}${members.replaceAll(/[\\[\]^]/g, '\\$&')}]$`, 'su');
}
function longestOf(texts) {
    const literals = texts
        .map((text) => text ?? '\0')
        .join('')
        .split('\0');
    return literals.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
/**
 * Reads a `.terraformignore`. The result tells whether a path, relative to the directory of the file, is left out. The last
 * rule that matches the path or one of its directories decides; unlike in .gitignore, a pattern with a slash inside matches
 * at any depth unless it begins with one. Throws UNSAFE_PACKAGE for a pattern that is not valid, and LIMIT_EXCEEDED.
 * https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
 */
function parseTerraformIgnore(text) {
    if (text.length > MAX_IGNORE_BYTES)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `.terraformignore has ${text.length} bytes, the limit is ${MAX_IGNORE_BYTES}`, 'write fewer patterns: a directory leaves out all that is below it');
    const rules = text.split(/\r?\n/).flatMap(parseRule);
    const cost = new MatchCost();
    const matches = (rule, names) => names.some((name) => rule.pattern.matches(name, cost));
    // The last rule for each directory or a directory above it, as a directory has many files.
    const known = new Map([['', -1]]);
    const ruleOf = (directory) => {
        const last = known.get(directory) ??
            Math.max(ruleOf(directoryOf(directory)), rules.findLastIndex((rule) => matches(rule, [directory, `${directory}/`])));
        known.set(directory, last);
        return last;
    };
    return (path) => {
        const above = ruleOf(directoryOf(path));
        const own = rules.findLastIndex((rule, at) => at <= above || matches(rule, [path]));
        if (cost.isTooHigh)
            throw patternsTooCostly('.terraformignore');
        return rules[own]?.ignores ?? false;
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
        // A pattern that ends in a slash is for directories, and the names of directories end in one.
        return [{ pattern: new PathPattern(anchored.endsWith('/') ? `${anchored}**` : anchored), ignores }];
    }
    catch (cause) {
        const message = `.terraformignore has a pattern that is not valid: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('UNSAFE_PACKAGE', message, 'correct the pattern: its range is in reverse order', {
            cause,
        });
    }
}
/** The `allow` of a configuration file: paths that hold no secrets, whatever they look like, in patterns as .gitignore has them. */
function patternProblem(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern.trim() === '')
        return 'names no path';
    if (pattern.startsWith('#'))
        return 'is a comment, as in .gitignore: write \\# for a name that begins with #';
    if (/^\.{0,2}\/$|(^|\/)\.\.(\/|$)/.test(pattern))
        return 'leaves the repository';
    if (/(?<!\\)(\\\\)*\\$/.test(pattern))
        return 'ends in a backslash, which stands before a character';
    const classes = pattern.replaceAll(/\\./g, '');
    if (/\[[^\]]*$/.test(classes))
        return 'has a [ without ]: write \\[ for the character';
    for (const [, from = '', to = ''] of classes.matchAll(/(?<=\[[^\]]*)([^[\]])-([^\]])/g))
        if (from > to)
            return `has a range in reverse order: ${from}-${to}`;
    return undefined;
}
/**
 * Whether one of the patterns matches a path from the root of the repository, or a directory above it; `!` takes a path out again.
 * Throws LIMIT_EXCEEDED. https://git-scm.com/docs/gitignore#_pattern_format
 */
function allows(patterns) {
    const isAllowed = matcher(patterns.map(ruleOf));
    return (path) => {
        const found = isAllowed(path);
        if (found === undefined)
            throw patternsTooCostly('allow');
        return found;
    };
}
/** Those of the patterns that match none of the paths; none where to find them takes too long. @param root the directory that has the paths; what is outside is not looked at */
function unmatched(patterns, paths, root) {
    const known = new Set(paths);
    const cost = new MatchCost();
    return patterns
        .filter((pattern) => !pattern.startsWith('!'))
        .filter((pattern) => root === '' || withoutDot(pattern).replace(/^\//, '').startsWith(root))
        .filter((pattern) => {
        const rule = ruleOf(pattern);
        if (rule.pattern.exact !== undefined && known.has(rule.pattern.exact))
            return false;
        const isAllowed = matcher([rule], cost);
        return paths.every((path) => isAllowed(path) === false);
    });
}
/** Undefined once it has taken too long. */
function matcher(rules, cost = new MatchCost()) {
    const known = new Map([['', false]]);
    const isAllowed = (path, isDirectory) => {
        const directory = directoryOf(path);
        const above = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrInsert */ .P)(known, directory, () => isAllowed(directory, true));
        const fits = (rule) => (isDirectory || !rule.isForDirectories) && !cost.isTooHigh && rule.pattern.matches(path, cost);
        return above || (rules.findLast(fits)?.allows ?? false);
    };
    return (path) => {
        const found = isAllowed(path, false);
        return cost.isTooHigh ? undefined : found;
    };
}
/** A pattern with a slash before its end is for a path from the root, and two stars are special between slashes alone. */
function ruleOf(text) {
    const allowed = !text.startsWith('!');
    const pattern = withoutDot(allowed ? text : text.slice(1)).replace(/(?<!\\) +$/, '');
    const isForDirectories = pattern.endsWith('/');
    const path = isForDirectories ? pattern.slice(0, -1) : pattern;
    const parts = path
        .split('/')
        .map((part) => part === '**' ? part : part.replaceAll(/\\.|\*+/gs, (found) => (found.startsWith('*') ? '*' : found)));
    const anchored = parts.length > 1 ? parts.join('/').replace(/^\//, '') : `**/${parts.join('')}`;
    return { pattern: new PathPattern(anchored), isForDirectories, allows: allowed };
}
/** @param path from the root of the repository; that of a directory ends with a slash */
function patternOf(path) {
    const escaped = path
        .replaceAll(/[\\*?[\]]/g, '\\$&')
        .replace(/^[#!]/, '\\$&')
        .replace(/ $/, '\\ ');
    return path.slice(0, -1).includes('/') ? escaped : `/${escaped}`;
}
function withoutDot(pattern) {
    return pattern.replace(/^\.\//, '/');
}
/** @param where `.terraformignore`, or the key of a file */
function patternsTooCostly(where) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the patterns of ${where} take too long to be compared with all paths of the module`, 'write fewer of them, with fewer wildcards');
}


/***/ })

};
