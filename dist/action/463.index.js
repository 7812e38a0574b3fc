export const id = 463;
export const ids = [463,51,531];
export const modules = {

/***/ 2531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asksApi: () => (/* binding */ asksApi),
/* harmony export */   deployIndex: () => (/* binding */ deployIndex),
/* harmony export */   fileOfBranch: () => (/* binding */ fileOfBranch),
/* harmony export */   identified: () => (/* binding */ identified),
/* harmony export */   indexOfRun: () => (/* binding */ indexOfRun),
/* harmony export */   indexRepositoryOf: () => (/* binding */ indexRepositoryOf),
/* harmony export */   refuseElsewhere: () => (/* binding */ refuseElsewhere),
/* harmony export */   serverOfRun: () => (/* binding */ serverOfRun)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _composition_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9265);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1050);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3324);







/**
 * The index that the inputs name: a repository on the run's server, a Git URL, or the run's own repository. The
 * token of the run is sent to no other server. Throws INVALID_INPUT.
 */
function indexRepositoryOf(inputs, home) {
    const named = inputs['index-repository'] ?? home.repository;
    const isShort = _module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_AND_NAME */ .yc.test(named);
    if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `input "index-repository" is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(named)}, which is neither owner/name nor a Git URL`, 'write it as acme/registry or https://git.example.com/acme/registry.git');
    }
    const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named;
    const target = (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .indexTarget */ .iR)(`${url}#${inputs['index-branch']}`);
    const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`);
    const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined;
    return { target, token: inputs['index-token'] ?? (isHome ? inputs['github-token'] : undefined), repository };
}
/** Throws INVALID_INPUT for what the server of the run does for an index of its own alone. */
function refuseElsewhere({ inputs, event }) {
    const { deploy, 'index-commit-by': by } = inputs;
    if (indexRepositoryOf(inputs, event).repository !== undefined)
        return;
    if (deploy !== undefined)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', 'input "deploy" is set, but the index is on another server than the workflow', 'remove "deploy" and let that server deploy what is pushed to it');
    if (by === 'api')
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `input "index-commit-by" is "api", but the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(inputs['index-repository'] ?? '')} is not on ${event.serverUrl}`, 'name an index repository on the server of the workflow, or set index-commit-by: push');
}
/** Starts the deployment that the inputs ask for. Throws PERMISSION, NOT_FOUND, REPOSITORY_UNREACHABLE. */
async function deployIndex({ deploy }, home) {
    if (deploy === undefined)
        return;
    const { requestDeployment } = await Promise.all(/* import() */[__webpack_require__.e(830), __webpack_require__.e(164)]).then(__webpack_require__.bind(__webpack_require__, 7164));
    return requestDeployment(await home(), deploy);
}
/**
 * The index that the inputs name, as {@link indexRepositoryOf} gives it, and how it is reached. Throws INVALID_INPUT for what the server of
 * the run does for an index of its own alone.
 */
function indexOfRun(run, runtime) {
    refuseElsewhere(run);
    const { inputs, event } = run;
    const index = indexRepositoryOf(inputs, event);
    const { target, token, repository } = index;
    const isHere = repository !== undefined && target.kind === 'git';
    const server = serverWith(event, runtime, { token: isHere ? token : undefined, input: 'index-token' });
    const home = (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .gitHubHome */ .Jg)(server, isHere ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .identityFromRemote */ .tk)(target.remote) : undefined, runtime);
    const open = async (reading) => inputs['index-commit-by'] === 'api' && isHere
        ? (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openApiIndex */ .jZ)(runtime, await home(), target)
        : (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .openIndex */ .b6)(runtime, { index, reading, writes: !inputs['dry-run'] });
    return { ...index, hasApi: repository !== undefined && asksApi(event, token), home, open };
}
/** The server of the run, to be used with the token of an input. Throws INVALID_INPUT, PERMISSION. */
function serverOfRun({ inputs, event }, runtime, input) {
    return serverWith(event, runtime, { token: inputs[input], input });
}
/** @param token undefined where that of the input is for another server */
function serverWith({ apiUrl, serverUrl: url, forge }, { environment }, { token, input }) {
    const retrySeconds = (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetrySeconds */ .re)(environment);
    const server = { forge, url, apiUrl, token, tokenName: `input "${input}"`, retrySeconds };
    (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseForeignToken */ .g$)(server);
    return server;
}
/** Whether the API is asked: act has a token only where it is given one. Without it Git alone answers, as it does to the command line. */
function asksApi({ forge }, token) {
    return forge.hasApi && token !== undefined;
}
/** By a name alone, a new repository with the name of one that was renamed would decide about its addresses. */
async function identified({ inputs, event }, home) {
    const { identity } = event;
    const isAsked = asksApi(event, inputs['github-token']);
    if (identity === undefined || identity.repositoryId !== undefined || !isAsked)
        return identity;
    const { id, ownerId } = await home();
    return { ...identity, repositoryId: id, ownerId };
}
/** Reads a file of the workflow's branch, or of its pull request; no checkout is needed. Throws INVALID_CONFIG, with the hint, where there is none. */
async function fileOfBranch(path, { inputs: { 'github-token': token }, event }, { environment, log, temporary }, hint) {
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log);
    const ref = /^refs\/(heads|pull)\//.test(event.ref) ? event.ref : 'HEAD';
    const { remote } = event;
    const gitDirectory = await (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchCommit */ .iH)(git, { remote, token, ref, withHistory: false, temporary });
    const file = await git.run(['cat-file', 'blob', `refs/heads/main:${path}`], { gitDirectory });
    if (file.code === 0)
        return Buffer.from(file.stdout);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_CONFIG', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(event.repository)} has no ${path} on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(ref)}`, hint);
}


/***/ }),

/***/ 8441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ readPackagedFile),
/* harmony export */   iQ: () => (/* binding */ readModuleZip)
/* harmony export */ });
/* unused harmony exports readZipEntries, digestsInZip */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);




/** Bytes of a file in a zip. A larger one is not read: it is no configuration. */
const MAX_ARCHIVED_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of the directory of a zip. A zip with a larger one is not read. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
/** Reads anybody's zips. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3 */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const UNIX = 3;
const LINK = 0o12;
const STORED = 0;
const DEFLATED = 8;
/** The files that the central directory of a zip names; `unread` for the 64-bit form. */
async function readZipEntries(zip) {
    const size = zip instanceof Uint8Array ? zip.length : (await zip.stat()).size;
    const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES);
    const tail = await bytesAt(zip, tailStart, size);
    // The last one: a comment may follow it, and may hold anything.
    let at = tail.length - END_BYTES;
    while (at >= 0 && tail.readUInt32LE(at) !== END_SIGNATURE)
        at -= 1;
    if (at < 0)
        return 'damaged';
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (count === 0xffff || offset === 0xffffffff || length > MAX_DIRECTORY_BYTES)
        return 'unread';
    // Bytes before the zip, which its offsets do not count: https://pkg.go.dev/archive/zip reads such files, too.
    const before = tailStart + at - length - offset;
    if (before < 0)
        return 'damaged';
    return entriesIn(await bytesAt(zip, before + offset, before + offset + length), count, before);
}
function entriesIn(directory, count, before) {
    const entries = [];
    for (let at = 0, left = count; left > 0; left -= 1) {
        if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
            return 'damaged';
        const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
        const path = directory.toString('utf8', at + ENTRY_BYTES, nameEnd).replace(/^(?:\.\/)+/, '');
        const isUnix = directory.readUInt8(at + 5) === UNIX;
        const isLink = isUnix && directory.readUInt32LE(at + 38) >>> 28 === LINK;
        const method = directory.readUInt16LE(at + 10);
        const sizes = { packedSize: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24) };
        const offset = before + directory.readUInt32LE(at + 42);
        if (!path.endsWith('/'))
            entries.push({ path, isLink, method, ...sizes, offset });
        // An extra field and a comment follow the name.
        at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
}
/** Fewer bytes where the zip ends. */
async function bytesAt(zip, start, end) {
    if (zip instanceof Uint8Array)
        return Buffer.from(zip.buffer, zip.byteOffset, zip.length).subarray(start, end);
    const bytes = Buffer.alloc(end - start);
    const { bytesRead } = await zip.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
}
/** Undefined for a file that is damaged, too large, or packed in another way. */
async function readFile(zip, { method, packedSize, size, offset }) {
    if (size > MAX_ARCHIVED_FILE_BYTES || packedSize > MAX_ARCHIVED_FILE_BYTES)
        return undefined;
    const header = await bytesAt(zip, offset, offset + LOCAL_BYTES);
    if (header.length < LOCAL_BYTES)
        return undefined;
    const start = offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = await bytesAt(zip, start, start + packedSize);
    if (packed.length < packedSize)
        return undefined;
    if (method === STORED)
        return packed;
    try {
        return method === DEFLATED
            ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRawSync)(packed, { maxOutputLength: MAX_ARCHIVED_FILE_BYTES })
            : undefined;
    }
    catch {
        return undefined;
    }
}
/** The sha256 of each file of a zip, by path; undefined for a zip that has links, is damaged or of a kind that is not read. */
async function digestsInZip(path) {
    const zip = await open(path);
    try {
        const entries = await readZipEntries(zip);
        if (typeof entries === 'string' || entries.some(({ isLink }) => isLink))
            return undefined;
        const digests = new Map();
        for (const entry of entries) {
            const bytes = await readFile(zip, entry);
            if (bytes === undefined)
                return undefined;
            digests.set(entry.path, createHash('sha256').update(bytes).digest('hex'));
        }
        return digests;
    }
    finally {
        await zip.close();
    }
}
/** The files of a `module.zip` whose paths begin so. Throws INDEX_INVALID for a zip that this tool did not write: its files are stored. */
async function readModuleZip(zip, prefix) {
    const entries = await readZipEntries(zip);
    const files = [];
    for (const entry of typeof entries === 'string' ? [undefined] : entries) {
        if (entry?.path.startsWith(prefix) === false)
            continue;
        const bytes = entry?.method === STORED ? await readFile(zip, entry) : undefined;
        if (entry === undefined || bytes === undefined)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INDEX_INVALID', 'a module.zip of the index is not as this tool writes it', 'restore it from the history of the index');
        files.push({ path: entry.path, bytes });
    }
    return files;
}
/** The bytes of one file of a package on disk; no other file of it is read. */
async function readPackagedFile({ file }, { path }) {
    const zip = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file);
    try {
        const entries = await readZipEntries(zip);
        const entry = typeof entries === 'string' ? undefined : entries.find((each) => each.path === path);
        const bytes = entry && (await readFile(zip, entry));
        if (bytes === undefined)
            throw new Error(`${path} is not where it should be in ${file}`);
        return bytes;
    }
    finally {
        await zip.close();
    }
}


/***/ }),

/***/ 1400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRepository: () => (/* binding */ findRepository),
/* harmony export */   findWorkTree: () => (/* binding */ findWorkTree),
/* harmony export */   followTag: () => (/* binding */ followTag),
/* harmony export */   readHead: () => (/* binding */ readHead),
/* harmony export */   repositoryTags: () => (/* binding */ repositoryTags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1656);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3267);






/** Tags that point at tags. A longer chain is refused. */
const MAX_TAGS_FOLLOWED = 20;
/** Finds the repository that `directory` is in. Throws NOT_A_REPOSITORY. */
async function findRepository(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory())
        throw notARepository(directory, '');
    const args = [
        'rev-parse',
        '--absolute-git-dir',
        '--git-path',
        'objects',
        '--is-shallow-repository',
        '--revs-only',
        'HEAD',
    ];
    const config = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF);
    const [found, origin, committed] = await Promise.all([
        git.run(args, { cwd: directory }),
        git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(config) ? git.run(['cat-file', '-e', `HEAD:./${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`], { cwd: directory }) : undefined,
    ]);
    const [gitDirectory, objects, isShallow, head] = found.stdout.split('\n');
    if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
        throw notARepository(directory, found.stderr);
    return {
        gitDirectory,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, objects),
        head: head || undefined,
        isShallow: isShallow === 'true',
        originUrl: origin.stdout.trim() || undefined,
        uncommittedConfig: committed !== undefined && committed.code !== 0 ? config : undefined,
    };
}
/** The top of the files that are checked out around a directory; undefined in a bare repository. */
async function findWorkTree(git, directory) {
    const { stdout } = await git.run(['rev-parse', '--is-inside-work-tree', '--show-cdup'], { cwd: directory });
    const [isInside, up = ''] = stdout.split('\n');
    return isInside === 'true' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, up) : undefined;
}
function notARepository(directory, stderr) {
    const isForeign = /dubious ownership/.test(stderr);
    const [reason] = stderr
        .split('\n')
        .filter((line) => /^(?:fatal|error): /.test(line) && !/^fatal: not a git repository/.test(line));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_A_REPOSITORY', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(directory)} is ${isForeign ? 'a Git repository of another user' : `not in a Git repository${reason === undefined ? '' : ` that git can read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason)}`}`}`, isForeign
        ? `trust it: git config --global --add safe.directory ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory)}`
        : reason !== undefined
            ? 'repair what git says of the repository or of your configuration; "git status" there says the same'
            : 'run this inside the module repository, or name it with --repository DIR');
}
/**
 * The tags of a repository. They are read once and compared by their whole names, so that no text of others reaches git.
 * @param temporary a directory that exists as long as the tags are read
 * @param options `commit`: only tags in its history; `signal`: ends the reading with its reason; `log`: told of tags of no commit
 */
function repositoryTags(git, { gitDirectory, objects, isShallow, }, temporary, { commit, signal, log, } = {}) {
    const others = [];
    const within = commit === undefined ? [] : [`--merged=${commit}`];
    const read = async () => {
        const refs = await listTags(git, gitDirectory, within);
        return refs.length === 0 ? [] : readCommits(refs, new _objects_js__WEBPACK_IMPORTED_MODULE_5__/* .GitObjects */ .V(git, objects, temporary, signal), others);
    };
    let tags;
    const all = () => {
        tags ??= read();
        return tags;
    };
    return {
        isCut: commit !== undefined && isShallow === true,
        async all() {
            const found = await all();
            for (const line of (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shortList */ .pg)(others.splice(0)))
                log?.info(line);
            return found;
        },
        find: async (name) => (await all()).find(({ tag }) => tag === name),
    };
}
/** Asks for no field of an object: for one that is missing git would end, or fetch it. */
async function listTags(git, gitDirectory, within) {
    const args = ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', ...within, 'refs/tags'];
    const { code, stdout, stderr } = await git.run(args, { gitDirectory });
    if (code !== 0) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_FOUND', `the tags of the repository cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(stderr.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
    }
    return stdout.split('\n').flatMap((line) => {
        const [, oid, tag] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
        if (oid === undefined || tag === undefined)
            return [];
        if (oid.length > 40)
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Refusal */ .wg)('NOT_A_REPOSITORY', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(gitDirectory));
        return { tag, oid };
    });
}
async function readCommits(refs, objects, others) {
    try {
        const tags = await Promise.all(refs.map((ref) => followTag(ref, objects)));
        for (const [at, { tag }] of refs.entries())
            if (tags[at] === undefined)
                others.push(`tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)} names no commit: it is left out`);
        return tags.filter((tag) => tag !== undefined);
    }
    finally {
        await objects.close();
    }
}
/** The commit of a tag or a commit, through the objects of annotated tags; undefined for a tag of something else. */
async function followTag({ tag, oid }, objects) {
    let next = oid;
    for (let followed = 0; followed < MAX_TAGS_FOLLOWED; followed += 1) {
        const object = await objects.read(next);
        if (object === undefined)
            return { tag, commit: next, committedAt: 0, isMissing: true };
        const [header = ''] = object.bytes.toString('latin1').split('\n\n', 1);
        if (object.type === 'commit') {
            const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
            return { tag, commit: next, committedAt: Number(seconds ?? 0) };
        }
        const [, target] = /^object ([0-9a-f]{40})$/m.exec(header) ?? [];
        if (object.type !== 'tag' || target === undefined)
            return undefined;
        next = target;
    }
    return undefined;
}
/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
async function readHead(git, gitDirectory) {
    const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'];
    const { stdout } = await git.run(args, { gitDirectory });
    const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? [];
    return commit === undefined ? undefined : { tag: 'HEAD', commit, committedAt: Number(committedAt) };
}


/***/ }),

/***/ 122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openModules)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(5152);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/module/license.js
var license = __webpack_require__(5819);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(7654);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js
var package_files = __webpack_require__(3814);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/package/secret-files.js



/**
 * Bytes that two windows have in common: more than any secret has, a private key in UTF-16 included, so that none is cut by
 * the end of a window.
 */
const SECRET_OVERLAP_BYTES = 32 * 1024;
/** Bytes of a file that are searched for secrets at a time. A larger file is searched in several windows. */
const SECRET_WINDOW_BYTES = 1024 * 1024;
const anything = (text) => (text.trim() === '' ? undefined : 0);
const beginning = (...starts) => (text) => starts.some((start) => text.startsWith(Buffer.from(start, 'hex').toString('latin1'))) ? 0 : undefined;
/** The first value, which is the pattern's first group, that is no placeholder. */
const value = (pattern) => (text) => {
    for (const match of text.matchAll(pattern))
        if (!isPlaceholder(match[1] ?? ''))
            return match.index;
    return undefined;
};
const PATH_RULES = [
    { path: /\.tfstate[^/]*$|\/terraform\.tfstate\.d\//i, name: 'Terraform state', find: findState },
    { path: /\.tfplan$|\/tfplan$/i, name: 'a saved plan', find: beginning('504b0304') },
    {
        path: /\/\.terraform\/(?!(.*\/)?\.git(keep|ignore)$)/i,
        name: 'what Terraform keeps in .terraform/',
        find: anything,
    },
    {
        path: /\/(\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc|credentials\.tfrc\.json)$/i,
        name: 'credentials of the client',
        find: value(/\btoken["\s]*[=:]\s*"([^"]+)"/g),
    },
    { path: /\/crash(\.[^/]*)?\.log$/i, name: 'a crash log, which contains state', find: anything },
    { path: /\.ppk$/i, name: 'an SSH private key', find: value(/^Private-Lines: *[1-9]\d*\s+(\S+)/gm) },
    {
        path: /\.(p12|pfx|jks|kdbx)$/i,
        name: 'a key store',
        find: beginning('3080', '3081', '3082', '3083', 'feedfeed', 'cececece', '03d9a29a'),
    },
    { path: /\/[._]netrc$/i, name: 'stored credentials', find: value(/\bpassword\s+(\S+)/g) },
    { path: /\/\.git-credentials$/i, name: 'stored credentials', find: value(/:\/\/[^\s/:@]*:([^\s/@]+)@/g) },
    { path: /\/\.pgpass$/i, name: 'stored credentials', find: value(/^[^#:\s]*(?::[^:\s]*){3}:(\S+)$/gm) },
    { path: /\/\.vault-token$/i, name: 'stored credentials', find: value(/^(\S+)/g) },
    {
        path: /\/\.aws\/credentials$/i,
        name: 'AWS credentials',
        find: value(/^[ \t]*aws_(?:secret_access_key|session_token)[ \t]*=[ \t]*(\S+)/gm),
    },
    {
        path: /\/(\.docker\/config\.json|\.dockercfg)$/i,
        name: 'registry credentials',
        find: value(/"(?:auth|identitytoken|registrytoken)"\s*:\s*"([^"]+)"/g),
    },
    {
        path: /\/kubeconfig$|\.kubeconfig$|\/\.kube\/config$/i,
        name: 'a kubeconfig',
        find: value(/^[ \t-]*(?:token|password|client-key-data)[ \t]*:[ \t]*["']?([^\s"']+)/gm),
    },
    {
        path: /\/\.env(\.(?!example$|sample$|template$|dist$)[^/]*)?$/i,
        name: 'environment variables (.env)',
        find: value(/^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY)\w{0,100}[ \t]*=[ \t]*["']?([^\s"'#]+)/gim),
    },
];
const CONTENT_RULES = [
    {
        pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/,
        name: 'a private key',
        isReal: (_, text) => isPrivateKey(text),
    },
    { pattern: /gh[oprsu]_[A-Za-z0-9]{36}/, name: 'a GitHub token', isReal: hasChecksum },
    { pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/, name: 'a GitHub token' },
    // https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
    { pattern: /ghs_\d{1,20}_eyJ[\w-]{10,500}\.[\w-]{20,500}/, name: 'a GitHub token' },
    { pattern: /(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z2-7]{16}(?![A-Za-z0-9])/, name: 'an AWS access key' },
    { pattern: /npm_[A-Za-z0-9]{36}/, name: 'an npm token' },
    { pattern: /_authToken=([^\s$<]{4,200})/, name: 'an npm token' },
    { pattern: /glpat-[A-Za-z0-9_-]{20}/, name: 'a GitLab token' },
    { pattern: /xox[abpr]-(?:\d-)?\d{9,13}-[A-Za-z0-9-]{10,80}/, name: 'a Slack token' },
    { pattern: /\.atlasv1\.[A-Za-z0-9_-]{60}/, name: 'a Terraform token' },
    // Encoded bytes have these letters by chance.
    { pattern: /(?<![A-Za-z0-9+/])AIza[\w-]{35}(?![\w+/=-])/, name: 'a Google API key' },
    { pattern: /[rs]k_live_[A-Za-z0-9]{16,99}/, name: 'a Stripe key' },
    { pattern: /hvs\.[A-Za-z0-9_-]{90}/, name: 'a Vault token' },
];
// Without what must not come before: with it, a search takes seven times as long.
const ANY_SECRET = new RegExp(CONTENT_RULES.map(({ pattern }) => pattern.source.replace(/^\(\?<![^)]*\)/, '')).join('|'));
const EACH_SECRET = CONTENT_RULES.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern, 'g') }));
/**
 * The first secret that a file holds: one of the kind that its path promises, a token of a known form, or a private key; in UTF-8, in
 * UTF-16, or between other bytes. What documentation writes in the place of a secret is none.
 * @param paths of the file: in the package, and in the module where it is behind a link
 */
function findSecret(paths, bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return findPromised(paths, buffer) ?? findAnywhere(buffer);
}
function findPromised(paths, bytes) {
    const rules = PATH_RULES.filter(({ path }) => paths.some((each) => path.test(`/${each}`)));
    if (rules.length === 0)
        return undefined;
    for (const each of textsOf(bytes.toString('latin1')))
        for (const { name, find } of rules) {
            const at = find(each);
            if (at !== undefined)
                return { name, line: lineAt(each, at) };
        }
    return undefined;
}
/** As UTF-8, and as UTF-16: without its mark and the NUL bytes, ASCII in UTF-16 is ASCII. */
function textsOf(text) {
    return text.includes('\0') ? [text, text.replace(/^(ÿþ|þÿ)/, '').replaceAll('\0', '')] : [text];
}
function findAnywhere(bytes) {
    for (let start = 0; start < bytes.length; start += SECRET_WINDOW_BYTES) {
        const text = bytes.toString('latin1', start, start + SECRET_WINDOW_BYTES + SECRET_OVERLAP_BYTES);
        const [found] = textsOf(text).flatMap((each) => secretIn(each) ?? []);
        if (found !== undefined)
            return { name: found.name, line: found.line + lineAt(bytes.toString('latin1', 0, start), start) - 1 };
    }
    return undefined;
}
function secretIn(text) {
    if (!ANY_SECRET.test(text))
        return undefined;
    for (const { pattern, name, isReal = (match) => !isPlaceholder(match) } of EACH_SECRET)
        for (const { 0: match, 1: value = match, index } of text.matchAll(pattern))
            if (isReal(value, text.slice(index, index + SECRET_OVERLAP_BYTES)))
                return { name, line: lineAt(text, index) };
    return undefined;
}
function lineAt(text, index) {
    let line = 1;
    for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1))
        line += 1;
    return line;
}
const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Whether the last six characters are the checksum of those between them and the prefix. https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/ */
function hasChecksum(token) {
    const digits = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + BASE_62.indexOf(digit), 0);
    return (0,external_node_zlib_.crc32)(token.slice(4, -6)) === digits;
}
const WORDS = /example|sample|dummy|placeholder|change[-_ ]?me|redacted|your|fake|abc123|123abc|deadbeef|qwerty|x{4}|\.\.\.|…|\*{3}|a1b2c3|1a2b3c/i;
const NO_VALUE = /^(.{1,3}|true|false|null|none|\d{1,5}|(my|the|some|a|test)?[-_ ]?(secret|token|password|passwd|pass|key|value|foo|bar|test)+)$/i;
const REFERENCE = /^\$|\$\{|\{\{|^<.*>?$|^%.*%$/;
const REPEATED = /(.)\1{4}/;
/** Whether a text stands for a secret, as in documentation: a word, a reference to a variable, repeated or consecutive characters. */
function isPlaceholder(text) {
    if (WORDS.test(text) || NO_VALUE.test(text) || REFERENCE.test(text) || REPEATED.test(text))
        return true;
    return hasSequence(text) || (text.length >= 16 && new Set(text).size * 3 <= text.length);
}
/** Whether five characters follow each other: `12345`, `edcba`. */
function hasSequence(text) {
    let [run, step] = [0, 0];
    for (let at = 1; at < text.length; at += 1) {
        const next = text.charCodeAt(at) - text.charCodeAt(at - 1);
        run = next === step && Math.abs(next) === 1 ? run + 1 : 1;
        step = next;
        if (run === 4)
            return true;
    }
    return false;
}
/** State that knows nothing is no secret: as a state is written before the first resource is. */
function findState(text) {
    let state;
    try {
        state = (0,json/* readJson */.Vh)(text.replace(/^ï»¿/, ''));
    }
    catch {
        return /"(lineage|serial|terraform_version)"/.test(text) ? 0 : undefined;
    }
    return holdsResources(state) ? 0 : undefined;
}
function holdsResources(state) {
    if (typeof state !== 'object' || state === null)
        return false;
    const known = new Map(Object.entries(state));
    if (['resources', 'outputs', 'encrypted_data'].some((key) => isFilled(known.get(key))))
        return true;
    const modules = known.get('modules');
    return Array.isArray(modules) && modules.some(holdsResources);
}
function isFilled(value) {
    return typeof value === 'string' ? value !== '' : Object.keys(value ?? {}).length > 0;
}
/** The base64 of a private key on Curve25519 has 64 characters; none is shorter. */
const SHORTEST_KEY = 64;
const HEADER = /^-----BEGIN ((?:[A-Z]+ ){0,3}PRIVATE KEY(?: BLOCK)?)-----/;
/**
 * Whether a text begins with a PEM block that holds a private key: it decodes to one, or to the structure of an encrypted one. Line
 * breaks may be written as `\n`, as in JSON, and lines may be indented, quoted or commented out.
 * https://www.rfc-editor.org/rfc/rfc7468
 */
function isPrivateKey(text) {
    const [header = '', label = ''] = HEADER.exec(text) ?? [];
    const end = text.indexOf('-----', header.length);
    if (header === '' || !text.startsWith(`-----END ${label}-----`, end))
        return false;
    const lines = text
        .slice(header.length, end)
        .replaceAll(/\\{1,16}[nr]/g, '\n')
        .split('\n')
        .map((line) => line.replaceAll(/[\s"',#>|]/g, ''));
    const isHeader = (line) => line.includes(':');
    // https://www.rfc-editor.org/rfc/rfc9580#name-optional-checksum
    const isChecksum = (line) => /^=[A-Za-z0-9+/]{4}$/.test(line);
    const body = lines.filter((line) => !isHeader(line) && !isChecksum(line)).join('');
    if (body.length < SHORTEST_KEY || !/^[A-Za-z0-9+/]+={0,2}$/.test(body))
        return false;
    const bytes = Buffer.from(body, 'base64');
    if (lines.some((line) => isHeader(line) && line.includes('ENCRYPTED')))
        return bytes.length % 8 === 0;
    return isKey(label, bytes);
}
function isKey(label, bytes) {
    if (label.startsWith('OPENSSH'))
        return isOpenSsh(bytes);
    if (label.startsWith('PGP'))
        return isSecretKeyPacket(bytes);
    return isSequence(bytes) && (label.startsWith('ENCRYPTED') || isReadable(label, bytes));
}
function isReadable(label, bytes) {
    try {
        (0,external_node_crypto_.createPrivateKey)(`-----BEGIN ${label}-----\n${bytes.toString('base64')}\n-----END ${label}-----\n`);
        return true;
    }
    catch {
        return false;
    }
}
/** Whether the bytes are one SEQUENCE in DER, to their end. https://www.itu.int/rec/T-REC-X.690 */
function isSequence(bytes) {
    const [tag, first = 0] = bytes;
    const digits = first < 0x80 ? 0 : first & 0x7f;
    if (tag !== 0x30 || digits > 4 || bytes.length < 2 + digits)
        return false;
    const length = digits === 0 ? first : bytes.readUIntBE(2, digits);
    return bytes.length === 2 + digits + length;
}
/** https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key */
function isOpenSsh(bytes) {
    const magic = 'openssh-key-v1\0';
    if (bytes.toString('latin1', 0, magic.length) !== magic)
        return false;
    // Cipher, key derivation and its options; the number of keys; the public key and the private section.
    const ends = [4, 4, 4, 0, 4, 4];
    let at = magic.length;
    for (const lengthBytes of ends) {
        if (at + 4 > bytes.length)
            return false;
        at += lengthBytes === 0 ? 4 : 4 + bytes.readUInt32BE(at);
    }
    return at === bytes.length;
}
/** Whether the bytes begin with a whole packet of a secret key. https://www.rfc-editor.org/rfc/rfc9580#name-packet-headers */
function isSecretKeyPacket(bytes) {
    const [tag = 0, first = 0] = bytes;
    const isNew = (tag & 0xc0) === 0xc0;
    if ((isNew ? tag & 0x3f : (tag & 0x3c) >> 2) !== SECRET_KEY || tag < 0x80)
        return false;
    const [at, digits] = isNew ? newLength(first) : [1, 2 ** (tag & 3)];
    if (digits > 4 || bytes.length < at + digits)
        return false;
    const length = isNew && digits === 2 ? bytes.readUInt16BE(at) - 0xc000 + 192 : bytes.readUIntBE(at, digits);
    return bytes.length >= at + digits + length;
}
const SECRET_KEY = 5;
/** Where the length of a packet stands, and how many bytes it has. */
function newLength(first) {
    if (first < 192)
        return [1, 1];
    return first < 224 ? [1, 2] : [2, 4];
}

;// CONCATENATED MODULE: ./lib/package/package-screening.js







/** Paths that a notice about a package names. The rest is counted. */
const MAX_NOTICED_PATHS = 3;
const WIDER = 'to package them, add "root: ." beside "path" in .module-registry.yml';
/** Bytes in memory of what files were searched. Those that were needed last are kept. */
const MAX_SEARCHED_BYTES = 4 * 1024 * 1024;
/** Judges what a package lacks by what its files, seen one by one as they are packed, say about it. */
class PackageScreening {
    #prefix;
    #plan;
    #isCommit;
    #named = [];
    /** What is named, from the root of the repository, and the file that does. */
    #outside = new Map();
    #problems = [];
    #secrets = [];
    /**
     * @param root the directory of the package in the repository
     * @param isCommit whether clients clone the repository: then the package lacks only what the clone lacks too
     */
    constructor(root, plan, isCommit) {
        this.#prefix = (0,package_package/* rootPrefix */.RO)(root);
        this.#plan = plan;
        this.#isCommit = isCommit;
    }
    screen({ path, source, oid }, bytes) {
        const problem = contentProblem(path, bytes);
        if (problem !== undefined)
            this.#problems.push(problem);
        const own = `${this.#prefix}${path}`;
        if ((0,package_package/* isModuleConfiguration */.dO)(path)) {
            const { called, read } = namedPaths(path, Buffer.from(bytes).toString());
            this.#named.push(...called, ...read);
            // What it calls there is refused.
            for (const named of read)
                if (named.startsWith('../'))
                    this.#outside.set((0,posix_.join)(this.#prefix, named), own);
        }
        const secret = this.#secretIn(own === source ? [own] : [own, source], oid, bytes);
        if (secret !== undefined)
            this.#secrets.push({ path: own, ...secret });
    }
    #secretIn(paths, oid, bytes) {
        const key = [oid, ...paths].join('\0');
        const known = searched.get(key);
        if (known !== undefined)
            return known.secret;
        const secret = findSecret(paths, bytes);
        searched.set(key, { secret }, 0);
        return secret;
    }
    /** Throws UNSAFE_PACKAGE, with every file that the module needs and its clients would not get. */
    finish() {
        const isAbsent = ({ isInClone }) => !this.#isCommit || !isInClone;
        const leftOut = this.#plan.leftOut.filter(isAbsent);
        const collisions = this.#plan.collisions.filter(isAbsent);
        const broken = this.#problems.filter(isAbsent);
        const lost = [...leftOut, ...collisions, ...broken].filter((each) => each.isNeeded || this.#isRead(each.path));
        if (lost.length > 0)
            throw (0,package_package/* packageRefusal */.$J)('UNSAFE_PACKAGE', 'the module needs these files, and not every client would get them', lost.map((each) => ({ ...each, path: `${this.#prefix}${each.path}` })));
        return {
            secrets: this.#secrets,
            notices: [
                ...this.#notice('left out of the package', leftOut),
                ...this.#notice('not the same on every client', collisions),
                ...this.#notice('not as it should be', broken),
                ...this.#outsideNotice(),
            ],
        };
    }
    /** Whether configuration of the module names the path, or one below it. */
    #isRead(path) {
        return this.#named.some((named) => named === path || named.startsWith(`${path}/`));
    }
    /** What configuration names in the repository and clients lack, but for directories that have the package. */
    #outsideNotice() {
        const outside = [...this.#outside].filter(([path]) => !/^\.(?:\.?$|\.\/)/.test(path) && !this.#prefix.startsWith(`${path}/`));
        if (this.#isCommit || outside.length === 0)
            return [];
        const named = (0,error/* shortList */.pg)(outside.map(([path, by]) => `${(0,error/* quote */.hD)(path)} (${(0,error/* visible */.RK)(by)})`)).join(', ');
        return [`configuration names what is outside of the package: ${named}; ${WIDER}`];
    }
    #notice(what, problems) {
        if (problems.length === 0)
            return [];
        const named = problems
            .slice(0, MAX_NOTICED_PATHS)
            .map(({ path, rule }) => `${(0,error/* quote */.hD)(`${this.#prefix}${path}`)}: ${rule}`);
        const more = problems.length - named.length;
        return [`${what}: ${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`];
    }
}
/** What files hold, by their ids and paths: the next tag, and the next module of a commit, have most of them again. */
const searched = new bounded_map/* BoundedMap */.E(MAX_SEARCHED_BYTES);
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
function contentProblem(path, bytes) {
    if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
        return {
            path,
            rule: 'a Git LFS pointer is packaged instead of the file itself',
            fix: 'commit the file itself (git lfs migrate export), or leave it out with "export-ignore" in .gitattributes',
            isInClone: true,
            isNeeded: (0,package_package/* isNeeded */.Ad)(path),
        };
    }
    if (!(0,configuration_file/* isConfiguration */.Z)(path) || (0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    const isModule = (0,package_package/* isModuleConfiguration */.dO)(path);
    return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8', isNeeded: isModule };
}
const LOCAL_SOURCE = /^[ \t]*"?source"?[ \t]*[=:][ \t]*"(\.\.?(?:\/[^"\r\n]*)?)"/gm;
const MODULE_PATH = /\$\{[ \t]*path\.module[ \t]*\}\/([^"$\\]*)/g;
const COMMENT = /^[ \t]*(#|\/\/).*$/gm;
/** Most files name no path; the pattern of comments takes far longer to say so. */
const MAY_NAME_PATHS = /"\.|path\.module/;
/**
 * The paths that a file of configuration names in the package: sources of local modules, and texts that begin with `path.module`. A
 * path that goes on with an expression is named up to there.
 */
function namedPaths(path, text) {
    if (!MAY_NAME_PATHS.test(text))
        return { called: [], read: [] };
    const directory = path.split('/').slice(0, -1).join('/');
    const code = text.replaceAll(COMMENT, '');
    const named = (pattern) => [...code.matchAll(pattern)].map(([, target = '']) => (0,posix_.normalize)((0,posix_.join)(directory, target)).replace(/\/$/, ''));
    return { called: named(LOCAL_SOURCE), read: named(MODULE_PATH) };
}

// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-writer.js





/** Bytes of a zip that may wait for the disk. Above it the source waits. */
const WRITE_BUFFER_BYTES = 1024 * 1024;
const VERSION_NEEDED = 10;
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED;
const FLAG_UTF8 = 0x0800;
const STORED = 0;
const DATE_1980_01_01 = (1 << 5) | 1;
const REGULAR_FILE = 0o100000;
/**
 * Writes `file`, which must not exist, as a zip whose bytes depend on the entries and their order alone: stored, one fixed
 * date, modes 0644 and 0755, no directories, extra fields or comment. There is no zip64: a package has at most 50,000 files
 * and 512 MiB. The bytes of an entry must not change afterwards. Throws what the file system or `entries` throws.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3, docs/decisions/0001-own-zip-writer.md
 */
async function packZip(entries, file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let size = 0;
    const counted = async function* () {
        for await (const bytes of zipOf(entries)) {
            hash.update(bytes);
            size += bytes.length;
            yield bytes;
        }
    };
    await (0,external_node_stream_promises_.pipeline)(counted, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', highWaterMark: WRITE_BUFFER_BYTES }));
    return { digest: `sha256:${hash.digest('hex')}`, size };
}
async function* zipOf(entries) {
    const directory = [];
    let offset = 0;
    for await (const { path, executable, bytes } of entries) {
        const name = Buffer.from(path);
        const facts = factsOf(bytes, name);
        directory.push(centralHeader(facts, executable, offset), name);
        const header = Buffer.concat([LOCAL_SIGNATURE, facts, name]);
        yield header;
        if (bytes.length > 0)
            yield bytes;
        offset += header.length + bytes.length;
    }
    yield endOf(directory, offset);
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

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 7 modules
var interface_reader = __webpack_require__(3555);
// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var hcl_limits = __webpack_require__(3786);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-tokens.js
var hcl_tokens = __webpack_require__(6082);
;// CONCATENATED MODULE: ./lib/adapters/hcl/named-paths.js

/** A `..` that leads up: no ellipsis, and no part of a name. */
const UP = /(?<![\w.])\.\.(?![\w.])/;
/** What can go up: two dots, their Unicode escape, and functions that take something off a path. */
const MAY_LEAD_UP = /\.\.|\\u|\bdirname\b/i;
const SHORTENED = /\b(?:replace|regex(?:all)?|split|substr|trim(?:suffix)?)\s*\(\s*(?:"[^"]*"\s*,\s*)?(?:abspath\s*\(\s*)?"?(?:\$\{\s*)?path\.module\b/;
const named_paths_MODULE_PATH = ['${', 'path', '.', 'module', 'template end'];
/** Directories of whoever calls the module: no package holds them. */
const OF_CALLERS = /^\$\{ path \. (?:cwd|root) template end$/;
const SOURCES = ['source =', '"source" :'];
/**
 * What a text of configuration names above its directory, from there: by the source of a local module, or by a text that begins with
 * `path.module` and goes up at once. One that goes on with an expression, or with what may be no part of the path, names the directory up
 * to there. Undefined where the text goes up in any other way: nobody knows then what it names.
 */
function pathsAbove(text) {
    if (SHORTENED.test(text))
        return undefined;
    if (!MAY_LEAD_UP.test(text))
        return [];
    const found = [];
    let before = [];
    for (const { type, start, end } of new hcl_tokens/* Scanner */.Lp(text)) {
        if (type === 'comment' || type === 'newline')
            continue;
        const own = text.slice(start, end);
        const isText = type === 'text' || type === 'string';
        if (type === 'fault' || own === 'dirname' || (isText && /\\u/i.test(own)))
            return undefined;
        const said = (type === 'string' ? own.slice(1, -1) : own).replaceAll(/\\[nrt"\\]/g, ' ');
        if (isText && UP.test(said) && !OF_CALLERS.test(before.join(' '))) {
            const isSource = type === 'string' && SOURCES.includes(before.slice(-2).join(' '));
            const isOfModule = type === 'text' && before.join(' ') === named_paths_MODULE_PATH.join(' ');
            const isWhole = isSource || text[end] === '"';
            const path = isSource || isOfModule ? pathUp(isSource ? `/${said}` : said, isWhole) : undefined;
            if (path === undefined)
                return undefined;
            found.push(path);
        }
        before = [...before.slice(1 - named_paths_MODULE_PATH.length), type === 'name' || type === 'string' ? own : type];
    }
    return found;
}
/** None, or undefined where a script may go up: nobody knows where it is run. */
function pathsAboveScript(text) {
    return UP.test(text) ? undefined : [];
}
/** @param isWhole whether the path ends with the text */
function pathUp(text, isWhole) {
    const [plain = ''] = /^[\w@+=./-]*/.exec(text) ?? [];
    const path = isWhole && plain === text ? plain : plain.slice(0, plain.lastIndexOf('/') + 1);
    const [ups = ''] = /^(?:\/\.\.(?=\/|$))+/.exec(path) ?? [];
    // Behind a name it leads up from what the package may lack.
    return UP.test(text.slice(ups.length)) ? undefined : `.${path}`;
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __webpack_require__(3267);
// EXTERNAL MODULE: ./lib/adapters/git/tree.js + 1 modules
var tree = __webpack_require__(3947);
;// CONCATENATED MODULE: ./lib/adapters/git/modules.js



















/**
 * Bytes of all different copies of .module-registry.yml that the tags of one repository have: each is parsed. More are LIMIT_EXCEEDED for
 * the repository.
 */
const MAX_CONFIG_COPIES_BYTES = 2 * 1024 * 1024;
/** Bytes of a licence file. A longer one is no text that is known. */
const MAX_LICENSE_BYTES = 128 * 1024;
/** Bytes of a file that does not wait for others. */
const SCREENED_BYTES = 64 * 1024;
/** Bytes of what files name above their directories that are kept in memory, about. */
const MAX_NAMED_BYTES = 4 * 1024 * 1024;
/** Files of a package that wait to be searched for secrets, as each search has a clock of its own. */
const SCREENED_AT_ONCE = 50;
/**
 * Reads what the commits of a repository hold, with one git that runs from the first call until `close`.
 * @param temporary the directory that packages are written to, which exists as long as they are needed
 * @param time for all reads together; without it there is no limit
 */
function openModules(git, { objects, head }, temporary, time) {
    const run = time?.run ?? run_work/* runWork */.d;
    const open = () => readersOf(new git_objects/* GitObjects */.V(git, objects, temporary, time?.signal), head, run);
    let opened;
    const readers = () => {
        opened ??= open();
        return opened;
    };
    const spend = (work) => (time === undefined ? work() : time.spend(work));
    return {
        signal: time?.signal,
        packer: {
            pack: (request) => spend(() => packModule(request, readers().trees, { temporary, run })),
            discard: ({ file }) => (0,promises_.rm)(file, { force: true }),
        },
        interfaces: {
            atCommit: (module) => spend(() => readInterface(readers(), module, run)),
            namedAt: (request) => spend(() => readers().named(request)),
        },
        contents: {
            idAt: (at) => spend(() => contentId(readers().trees, at)),
            fileAt: ({ commit, path }) => spend(async () => (await readFileAt(readers().trees, { commit, path }))?.bytes),
            linkedAt: (module) => spend(async () => (await readers().trees.read(module)).linked),
            filesAt: (module) => spend(() => packagedFiles(readers().trees, module, run)),
        },
        license: (module) => spend(() => readers().license(module)),
        config: {
            at: (commit) => spend(() => readers().config.at(commit)),
            lacksModule: (module) => spend(async () => (await readers().config.lacksModule?.(module)) ?? false),
            hasModule: (module) => spend(async () => (await readers().config.hasModule?.(module)) ?? false),
            hasDirectory: (module) => spend(async () => (await readers().config.hasDirectory?.(module)) ?? false),
        },
        async close() {
            const closing = opened;
            opened = undefined;
            await closing?.trees.objects.close();
        },
    };
}
function readersOf(objects, head, run) {
    const trees = new tree/* ModuleTreeReader */.Yu(objects);
    return {
        trees,
        interfaces: new interface_reader/* InterfaceReader */.T(run),
        named: namedReader(trees, run),
        license: licenseReader(trees, run),
        config: gitConfigSource(trees, head, run),
    };
}
/** A file, or what a symbolic link is to Git; undefined where there is none. Throws as {@link ModuleTreeReader.find}. */
async function readFileAt(trees, at) {
    const found = await trees.find(at);
    const isFile = found !== undefined && found.mode !== tree/* DIRECTORY_MODE */.sg && found.mode !== tree/* SUBMODULE_MODE */.Fe;
    return isFile ? await readBlob(trees.objects, found) : undefined;
}
async function readBlob(objects, { oid, path }) {
    const blob = await objects.read(oid);
    if (blob === undefined)
        throw (0,git_objects/* notFound */.m)(oid, path);
    return blob;
}
/**
 * Packs the module of a commit into a zip that depends on its tree alone, not on the work tree or the machine. Throws, besides
 * what the port names, NOT_FOUND; then there is no file.
 */
async function packModule(request, trees, { temporary, run }) {
    const { commit, path: module, packageRoot: root = module, packagePaths: paths = [root] } = request;
    const tree = await trees.read({ commit, path: root });
    const plan = run(() => (0,package_files/* planPackage */.Gv)(tree, module, paths));
    const screening = new PackageScreening(root, plan, request.isCommit ?? false);
    const contents = [];
    const unscreened = [];
    const screenAll = () => run(() => {
        for (const { bytes, ...file } of unscreened.splice(0))
            screening.screen(file, bytes);
    });
    async function* readFiles() {
        let total = 0;
        for await (const [planned, { bytes }] of trees.objects.readEach('blob', plan.files)) {
            const { path, executable } = planned;
            total += bytes.length;
            if (total > limits/* MAX_PACKAGE_BYTES */.qv)
                throw (0,limits/* tooMany */.Ot)('bytes');
            unscreened.push({ ...planned, bytes });
            if (unscreened.length === SCREENED_AT_ONCE || bytes.length > SCREENED_BYTES)
                screenAll();
            contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length });
            yield { path, executable, bytes };
        }
        screenAll();
    }
    const file = (0,external_node_path_.join)(temporary, `${(0,external_node_crypto_.randomUUID)()}.zip`);
    try {
        const zip = await packZip(readFiles(), file);
        const screened = screening.finish();
        const counts = { files: contents.length, equalsTree: equalsTree(tree, paths, plan.files) };
        return { facts: { format: package_package/* PACKAGE_FORMAT */.Nb, ...zip, ...counts }, contents, file, ...screened };
    }
    catch (error) {
        await (0,promises_.rm)(file, { force: true });
        throw error;
    }
}
async function readInterface({ trees, interfaces }, module, run) {
    const tree = await trees.read(module);
    // Files that a package must not have are read, too: a comparison publishes nothing.
    const { files } = run(() => new package_files/* TreeWalk */.OC(tree));
    const selected = run(() => (0,module_files/* selectInterfaceFiles */.Dm)(files));
    return interfaces.readListed(selected, (wanted) => trees.objects.readEach('blob', wanted));
}
const SCRIPT = /\.(?:sh|bash|ps1|py)$/;
/** Reads what configuration and scripts name above their directory: see {@link pathsAbove}. The same file of many tags is read once. */
function namedReader(trees, run) {
    const kept = new bounded_map/* BoundedMap */.E(MAX_NAMED_BYTES);
    const namedIn = async (file) => {
        const known = kept.get(file.oid);
        if (known !== undefined)
            return known.named;
        const { bytes } = await readBlob(trees.objects, file);
        const isTooLarge = bytes.length > hcl_limits/* MAX_CONFIGURATION_BYTES */.C;
        const read = (0,configuration_file/* isConfiguration */.Z)(file.path) ? pathsAbove : pathsAboveScript;
        const named = isTooLarge ? undefined : run(() => read(bytes.toString()));
        kept.set(file.oid, { named }, (named ?? []).join('').length * 2);
        return named;
    };
    return async ({ commit, packageRoot, paths }) => {
        const tree = await trees.read({ commit, path: packageRoot });
        const outer = (0,package_package/* outermost */.J9)(paths);
        const { files } = run(() => new package_files/* TreeWalk */.OC(tree, outer));
        const found = new Set();
        for (const { path: packaged, oid, executable } of files) {
            const path = `${(0,package_package/* rootPrefix */.RO)(packageRoot)}${packaged}`;
            if (!(0,configuration_file/* isConfiguration */.Z)(path) && !executable && !SCRIPT.test(path))
                continue;
            const directory = (0,module_files/* directoryOf */.jt)(path);
            const isOfModule = (each) => (0,package_package/* isWithin */.UO)(path, each) && !(0,configuration_file/* isExampleOrTest */.m)(path.slice((0,package_package/* rootPrefix */.RO)(each).length));
            // An example or a test is loaded only where it is called.
            if (!paths.has(directory) && !outer.some(isOfModule))
                continue;
            const named = await namedIn({ oid, path });
            if (named === undefined)
                return undefined;
            for (const each of named)
                found.add((0,module_files/* resolvePath */.o1)(directory, each));
        }
        return [...found].filter((each) => !(0,module_files/* isLocal */.IX)(each) && !outer.some((other) => (0,package_package/* isWithin */.UO)(each, other)));
    };
}
/** The id of what a commit has at a path, and what links in it need of other directories. */
async function contentId(trees, at) {
    const found = await trees.find(at);
    if (found?.mode !== tree/* DIRECTORY_MODE */.sg || at.path === '')
        return found?.oid;
    const { entries } = await trees.read(at);
    const outside = entries.filter(({ path }) => !(0,package_package/* isWithin */.UO)(path, at.path));
    return [found.oid, ...outside.map(({ path, mode, oid }) => `${path} ${mode} ${oid}`)].join('\n');
}
async function packagedFiles(trees, module, run) {
    const tree = await trees.read(module);
    const { files } = run(() => new package_files/* TreeWalk */.OC(tree));
    return new Map(files.map(({ path, oid, executable }) => [path, `${oid}${executable ? ' x' : ''}`]));
}
const NO_CONFIG = {};
function gitConfigSource(trees, head, run) {
    /** By blob; a copy that is refused is so for each of its tags, and parsed once too. */
    const copies = new Map();
    let copiedBytes = 0;
    const readConfig = async (commit) => {
        const blob = await readFileAt(trees, { commit, path: config/* CONFIG_PATH */.tF });
        if (blob === undefined)
            return undefined;
        // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
        const known = copies.get(blob.oid);
        if (known !== undefined)
            return known();
        copiedBytes += Math.min(blob.bytes.length, config/* configFormat */.A5.maxBytes);
        if (copiedBytes > MAX_CONFIG_COPIES_BYTES)
            throw new config/* RepositoryLimit */.CG(`the tags have more than ${copies.size} different copies of ${config/* CONFIG_PATH */.tF}, and more than ${MAX_CONFIG_COPIES_BYTES} bytes in them`, 'publish some tags at a time (--tag), or let one file count for all of them (--config)');
        const copy = resultOf(() => run(() => parseConfigFile(config/* CONFIG_PATH */.tF, blob.bytes, config/* configFormat */.A5)));
        copies.set(blob.oid, copy);
        return copy();
    };
    const hasDirectory = async (at) => (await trees.find(at))?.mode === tree/* DIRECTORY_MODE */.sg;
    const ofHead = lastResult(readConfig);
    const ofCommit = lastResult(readConfig);
    return {
        async at(commit) {
            const own = commit === 'HEAD' ? undefined : await ofCommit(commit);
            return own ?? (head === undefined ? undefined : await ofHead(head)) ?? NO_CONFIG;
        },
        async lacksModule({ commit, path }) {
            if (head === undefined || (await ofHead(head)) === undefined)
                return false;
            if ((await ofCommit(commit)) !== undefined)
                return false;
            return !(await hasDirectory({ commit, path }));
        },
        hasModule: async (at) => (await trees.list(at)).some(({ path }) => (0,configuration_file/* isConfiguration */.Z)(path)),
        hasDirectory,
    };
}
const modules_REGULAR_FILE = /^100/;
/** Reads the licences of modules from commits. The same file of many tags is read once. */
function licenseReader(trees, run) {
    const identifiers = new Map();
    const identifierOf = async (file) => {
        if (identifiers.has(file.oid))
            return identifiers.get(file.oid);
        const { bytes } = await readBlob(trees.objects, file);
        const text = bytes.length > MAX_LICENSE_BYTES ? '' : new TextDecoder().decode(bytes);
        const identifier = run(() => (0,license/* licenseIdentifier */.n)(text));
        identifiers.set(file.oid, identifier);
        return identifier;
    };
    const readIn = async (commit, directory) => {
        const entries = await trees.list({ commit, path: directory });
        const files = entries.filter(({ mode }) => modules_REGULAR_FILE.test(mode));
        const names = files.map(({ path }) => path.slice((0,package_package/* rootPrefix */.RO)(directory).length));
        const found = files[names.indexOf((0,license/* selectLicense */.I)(names) ?? '')];
        if (found === undefined)
            return undefined;
        const identifier = await identifierOf(found);
        return { file: found.path, ...(identifier === undefined ? {} : { identifier }) };
    };
    /** The file in the directory of the module, else in the root of the repository; undefined without one. */
    return async ({ commit, path }) => (path === '' ? undefined : await readIn(commit, path)) ?? (await readIn(commit, ''));
}
/** Asks once for what is asked many times in a row, as for each module of a commit. */
function lastResult(read) {
    let last;
    return (commit) => {
        if (last?.commit !== commit)
            last = { commit, result: read(commit) };
        return last.result;
    };
}
/** What a call returns or throws, as often as it is asked for. */
function resultOf(call) {
    try {
        const value = call();
        return () => value;
    }
    catch (error) {
        return () => {
            throw error;
        };
    }
}
/** Whether the package has exactly the files of the tree at its paths: none is left out, and no symbolic link is replaced. */
function equalsTree(tree, paths, files) {
    const entries = paths[0] === tree.root
        ? tree.entries
        : tree.entries.filter(({ path }) => paths.some((each) => (0,package_package/* isWithin */.UO)(path, each)));
    return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'));
}


/***/ }),

/***/ 7741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ releaseStore),
/* harmony export */   RQ: () => (/* binding */ announcing),
/* harmony export */   SM: () => (/* binding */ assetName),
/* harmony export */   Vx: () => (/* binding */ removeAsset)
/* harmony export */ });
/* unused harmony exports previousTag, isLatest, formatReleaseNotes */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _base_first_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7553);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4141);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(905);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _oci_descriptor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1260);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(679);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7164);













/** Pages of releases that are searched for a draft and for published versions. Older releases are not seen. */
const MAX_RELEASE_PAGES = 10;
/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
const MAX_NOTES_LENGTH = 124_000;
/**
 * Stores packages as assets of the releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 * @param notesOf where it has none of a tag, GitHub generates them
 */
function releaseStore(open, notesOf) {
    return {
        // Releases are read by those who read the repository, and `resolve` takes public repositories only.
        publicLocation: async () => undefined,
        async resolve({ release }, { facts }) {
            const repository = await open();
            if (repository.visibility !== 'public')
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(repository.name)} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci');
            const url = assetUrl(repository, release);
            return { location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .zipLocation */ .z4)(url, facts.digest, (0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .packageSubdirectory */ .sy)(release)), files: new Map() };
        },
        checkAccess: async () => (0,_repository_js__WEBPACK_IMPORTED_MODULE_9__.proveWritable)(await open()),
        async store({ release }, pkg, registry) {
            await new ReleaseUpload(await open(), { release, pkg, ...registry }, notesOf).reconcile();
        },
    };
}
/** The upload of one package into the release of its tag. https://docs.github.com/rest/releases */
class ReleaseUpload {
    #repository;
    #forge;
    #path;
    #request;
    #rest;
    #package;
    #notesOf;
    constructor(repository, pkg, notesOf) {
        const { server, octokit } = repository.github;
        this.#repository = repository;
        this.#forge = server.forge;
        this.#path = repository.path;
        this.#request = octokit.request;
        this.#rest = octokit.rest.repos;
        this.#package = pkg;
        this.#notesOf = notesOf;
    }
    /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
    async reconcile() {
        const isTransient = (outcome) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .mayPass */ .bg)(outcome) || isTaken(outcome) || isGone(outcome) || outcome === STILL_A_DRAFT;
        const { deadline } = this.#repository.github;
        await deadline.retry(isTransient, () => this.#round()).catch((error) => this.#fail(error));
    }
    async #round() {
        const { tag } = this.#package.release;
        const found = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .unlessMissing */ .F2)(this.#rest.getReleaseByTag({ ...this.#path, tag }));
        if (found?.data.draft === false)
            return this.#attach(found.data);
        const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases();
        const drafts = [...releases, ...(found === undefined ? [] : [found.data])]
            .filter((each) => each.draft && each.tag_name === tag)
            .toSorted((a, b) => a.id - b.id);
        const [draft = await this.#createDraft(releases)] = drafts;
        await this.#attach(draft);
        await this.#publish(draft);
    }
    /** The newest 1,000 releases and drafts. */
    async #releases() {
        const found = [];
        const { server } = this.#repository.github;
        const ask = (query) => this.#rest.listReleases({ ...this.#path, ...query });
        for await (const releases of (0,_client_js__WEBPACK_IMPORTED_MODULE_7__/* .pagesOf */ .E0)(server, MAX_RELEASE_PAGES, ask))
            found.push(...releases);
        return found;
    }
    async #createDraft(releases) {
        const { release } = this.#package;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const notes = (await this.#notesOf(release.tag)) ?? (await this.#generateNotes(tags));
        const { digest } = this.#package.pkg.facts;
        const body = formatReleaseNotes({ ...this.#package, digest, notes });
        const draft = { tag_name: release.tag, name: release.tag, body, draft: true };
        const prerelease = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(release.version);
        return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET })).data;
    }
    async #generateNotes(tags) {
        if (!this.#forge.hasReleaseNotes)
            return '';
        const { release } = this.#package;
        const previous = previousTag(release, tags);
        const since = previous === undefined ? {} : { previous_tag_name: previous };
        try {
            const query = { ...this.#path, tag_name: release.tag, ...since };
            return (await this.#rest.generateReleaseNotes(query)).data.body;
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : 'unknown';
            this.#repository.github.log.info(`release   ${this.#forge.title} generated no notes (${reason})`);
            return '';
        }
    }
    /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
    async #attach(release) {
        const name = assetName(this.#package.release);
        const existing = release.assets.find((asset) => asset.name === name);
        const isWhole = existing?.state === 'uploaded' || this.#forge.hasOneReleaseOfTag;
        if (existing !== undefined && isWhole)
            return this.#compare(existing);
        if (release.immutable === true)
            throw sealed(this.#package.release);
        // An interrupted upload leaves an asset with its name and no bytes.
        if (existing !== undefined)
            await removeAsset(this.#repository, { release_id: release.id, asset_id: existing.id, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET });
        if (this.#forge.hasOneReleaseOfTag)
            return this.#compare(await this.#uploadOnly(release, name));
        const { id } = await this.#upload(release, name);
        await this.#compare(await this.#readBack(id));
    }
    /** To a server that takes several assets of one name: of those of several runs, the first stays. */
    async #uploadOnly({ id: release_id }, name) {
        const form = new FormData();
        form.append('attachment', new Blob([await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(this.#package.pkg.file)]), name);
        const encoded = new Response(form);
        const target = { ...this.#path, release_id };
        const { data } = await this.#request('POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name}', {
            ...target,
            name,
            data: Buffer.from(await encoded.arrayBuffer()),
            headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
            ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
        });
        const uploaded = data;
        const { assets } = (await this.#rest.getRelease(target)).data;
        const [first, ...others] = assets.filter((each) => each.name === name).toSorted((a, b) => a.id - b.id);
        const own = others.find(({ id }) => id === uploaded.id);
        if (own !== undefined)
            await removeAsset(this.#repository, { release_id, asset_id: own.id, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET });
        return first ?? uploaded;
    }
    async #upload({ id, upload_url }, name) {
        this.#repository.github.origins.add(new URL(upload_url).origin);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#path,
            release_id: id,
            name,
            // Octokit's types allow text only; fetch takes bytes.
            data: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(this.#package.pkg.file)),
            headers: { 'content-type': 'application/zip' },
            url: upload_url,
            ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
        });
        return data;
    }
    async #readBack(id) {
        const read = () => (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .unlessMissing */ .F2)(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id }));
        // An asset may not exist yet for a short time.
        const asset = await this.#repository.github.deadline.retry((found) => found === undefined, read);
        if (asset !== undefined)
            return asset.data;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the asset ${id} of the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(this.#package.release.tag)} was uploaded but cannot be read back`, 'run it again: it continues where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#package;
        const digest = asset.digest || (await this.#digestOf(asset));
        if (digest !== pkg.facts.digest)
            throw otherAsset(release, digest, pkg.facts.digest);
    }
    /** Of the downloaded bytes: GitHub Enterprise Server before 3.18 does not tell it, nor does Gitea. */
    async #digestOf({ id }) {
        const headers = { accept: 'application/octet-stream' };
        const { data } = this.#forge.hasOneReleaseOfTag
            ? await this.#request({
                method: 'GET',
                url: assetUrl(this.#repository, this.#package.release),
                headers,
            })
            : await this.#rest.getReleaseAsset({ ...this.#path, asset_id: id, headers });
        // With this header the response is the file; Octokit reads what a server takes for text as text.
        const bytes = typeof data === 'string' ? Buffer.from(data) : data;
        if (!(bytes instanceof ArrayBuffer) && !(bytes instanceof Uint8Array))
            throw new Error(`the asset ${id} was sent without its bytes`);
        return (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfBytes */ .b)(new Uint8Array(bytes));
    }
    /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release, withdrawn } = this.#package;
        const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases();
        const tags = releases.map((each) => each.tag_name);
        const latest = isLatest(release, tags, withdrawn) ? 'true' : 'false';
        const target = { ...this.#path, release_id: draft.id };
        try {
            const { data } = await this.#rest.updateRelease({
                ...target,
                draft: false,
                make_latest: latest,
                ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
            });
            if (data.draft)
                throw STILL_A_DRAFT;
        }
        catch (error) {
            if (isTaken(error))
                await this.#rest.deleteRelease({ ...target, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET });
            throw error;
        }
        await this.#deleteTwins(draft, releases);
    }
    /** Removes other drafts that runs of this tool have made for the tag. One that a person has written stays. */
    async #deleteTwins({ id }, releases) {
        const { release } = this.#package;
        const isTwin = (each) => each.draft &&
            each.id !== id &&
            each.tag_name === release.tag &&
            each.body?.includes(digestStart(release));
        for (const twin of releases.filter(isTwin))
            await (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .unlessMissing */ .F2)(this.#rest.deleteRelease({ ...this.#path, release_id: twin.id, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET }));
    }
    #fail(error) {
        const { tag } = this.#package.release;
        if (error === STILL_A_DRAFT)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} is still a draft although ${this.#forge.title} answered that it was published`, 'publish the draft by hand or remove what holds it back, such as a rule or an app, then run it again');
        if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(error) === 422 && /immutable/.test(String(error)))
            throw sealed(this.#package.release);
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .githubFailure */ .eQ)(error, this.#repository, {
            doing: `put the package into the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}`,
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
}
/** The server has answered 2xx to a request to publish a draft, and the answer says that it is one. */
const STILL_A_DRAFT = new Error('the release is still a draft');
/** Whether another run has removed the draft or the asset that this one works on. */
function isGone(error) {
    return (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_10__/* .RequestError */ .G &&
        error.status === 404 &&
        /\/releases\/(?:assets\/)?\d+(?:\/|\?|$)/.test(error.request.url));
}
/** Whether another run has created the same release or asset first. */
function isTaken(error) {
    // Gitea gives 409, with a message that is about another case.
    return ((0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(error) === 422 && /already_exists/.test(String(error))) || (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(error) === 409;
}
function sealed(release) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(release.tag)} is immutable and has no asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(assetName(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`);
}
/** Deletes an asset; only some servers ask for the id of its release. */
async function removeAsset({ github: { server, octokit }, path }, { release_id, ...asset }) {
    const target = { ...path, ...asset };
    if (server.forge.hasOneReleaseOfTag)
        await octokit.request('DELETE /repos/{owner}/{repo}/releases/{release_id}/assets/{asset_id}', {
            ...target,
            release_id,
        });
    else
        await octokit.rest.repos.deleteReleaseAsset(target);
}
/** From where clients fetch it. */
function assetUrl({ github, name }, release) {
    const tag = release.tag.split('/').map(encodeURIComponent).join('/');
    return `${github.server.url}/${name}/releases/download/${tag}/${assetName(release)}`;
}
function assetName({ address, version }) {
    return `${address.name}-${address.system}-${version}.zip`;
}
/** Those of the tags that are versions of the same module. */
function siblings(release, tags) {
    const prefix = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .prefixBefore */ .e7)(release.tag, release.version);
    return tags.flatMap((tag) => {
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const [previous] = siblings(release, tags)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(version, release.version) < 0)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(release.version) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version))
        .toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(b.version, a.version));
    return previous?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
function isLatest(release, tags, withdrawn) {
    const { tag, version } = release;
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version) || (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .prefixBefore */ .e7)(tag, version) !== '' || withdrawn.has(version))
        return false;
    return siblings(release, tags).every((each) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(each.version) ||
        withdrawn.has(each.version) ||
        (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(each.version, version) <= 0);
}
/**
 * Wraps stores that are not releases: when a package is stored, its tag gets a release with its notes, unless it has one. A version is in
 * the index only after that.
 */
function announcing({ open, notesOf, tags, }) {
    const announced = new Map();
    const announce = async (release, registry) => {
        const repository = await open();
        const { tag, version } = release;
        const { repos } = repository.github.octokit.rest;
        const notes = { release, digest: undefined, ...registry, notes: (await notesOf(tag)) ?? '' };
        const request = {
            ...repository.path,
            tag_name: tag,
            name: tag,
            body: formatReleaseNotes(notes),
            prerelease: (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version),
            make_latest: isLatest(release, await tags(), registry.withdrawn)
                ? 'true'
                : 'false',
            ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
        };
        // Each try that finds the release made is the end: an earlier one, or another run, has made it.
        await repository.github.deadline
            .retry(_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .mayPass */ .bg, () => repos.createRelease(request))
            .catch((error) => {
            if (isTaken(error))
                return;
            const step = { doing: `create the release of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}`, needs: 'contents: write' };
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .githubFailure */ .eQ)(error, repository, step);
        });
    };
    return (store) => ({
        ...store,
        async store(selection, pkg, registry) {
            await store.store(selection, pkg, registry);
            const { release, kinds } = selection;
            // The one that holds the package has the notes, too.
            if (kinds.includes('release'))
                return;
            const done = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_11__/* .getOrInsert */ .P)(announced, release.tag, () => announce(release, registry));
            await done;
        },
    });
}
/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
function formatReleaseNotes(about) {
    const { release, digest, registryUrl, directory, notes } = about;
    const block = registryUrl === null ? '' : `\`\`\`hcl\n${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleBlock */ .t1)(release, registryUrl, directory)}\n\`\`\``;
    const asset = digest === undefined ? '' : `${digestStart(release)}${digest}\``;
    const text = [block, asset, notes].filter((part) => part !== '').join('\n\n');
    return (0,_base_first_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .firstLines */ .U)(text, MAX_NOTES_LENGTH, `the commits of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(release.tag)}`);
}
/** The beginning of a line that {@link formatReleaseNotes} alone writes. */
function digestStart(release) {
    return `\`${assetName(release)}\`: \``;
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('VERSION_EXISTS', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(release.tag)} has an asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ }),

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ Scanner),
/* harmony export */   ME: () => (/* binding */ SyntaxFault),
/* harmony export */   Md: () => (/* binding */ TooManyTokens),
/* harmony export */   vR: () => (/* binding */ TokenReader)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3786);


/** Tokens of a configuration file. A file with more is not read, and is a diagnostic. */
const MAX_TOKENS = 2_000_000;
const BLANK = /[ \t]+/y;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:#|\/\/)[^\n]*/y;
const NEWLINE = /\r?\n/y;
const NUMBER = /\d(?:\.*(?:\d|[eE][-+]?\d))*/y;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const ASCII_NAME = /[A-Za-z_][\w-]*(?![\w-]|[^\0-\x7f])/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const SIGN = /==|!=|>=|<=|&&|\|\||::|\.\.\.|=>|~\}|[[\](){}.,*/%+\-=<>!?:"]/y;
const STRING = /"[^$%"\\\r\n]*"/y;
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
    #at = 0;
    #line = 1;
    #modes = [{ kind: 'configuration', braces: 0 }];
    /** Where the last comment in slashes and stars ends, as far as it is known: none that begins behind it is looked for to the end of the text. */
    #lastComment;
    /** The line that was looked for last: a heredoc may ask for it at each of its characters. */
    #lastLine = { start: 0, end: 0 };
    constructor(text) {
        this.#text = text;
    }
    /** Goes back. @param from an offset in the configuration, outside of a template, and its line */
    restart({ start, line }) {
        this.#at = start;
        this.#line = line;
        this.#modes = [{ kind: 'configuration', braces: 0 }];
    }
    /** Where the next token is, with the blanks before it. */
    get place() {
        return { start: this.#at, line: this.#line };
    }
    *[Symbol.iterator]() {
        for (let token = this.next(); token.type !== 'end of file'; token = this.next())
            yield token;
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
        const string = first === '"' ? this.#match(STRING) : undefined;
        if (string !== undefined)
            return this.#token('string', string);
        const isName = /[A-Za-z_]|[^\0-\x7f]/.test(first);
        const name = isName ? (this.#match(ASCII_NAME) ?? this.#match(NAME)) : undefined;
        if (name !== undefined)
            return this.#token('name', name);
        const newline = first === '\r' ? this.#match(NEWLINE) : undefined;
        if (newline !== undefined)
            return this.#token('newline', newline, 1);
        const comment = first === '#' || (first === '/' && this.#mayBeComment()) ? this.#match(COMMENT) : undefined;
        if (comment !== undefined)
            return this.#token('comment', comment, this.#linesUpTo(comment));
        const number = first >= '0' && first <= '9' ? this.#match(NUMBER) : undefined;
        if (number !== undefined)
            return this.#token('number', number);
        const heredoc = first === '<' ? this.#match(HEREDOC) : undefined;
        if (heredoc === undefined)
            return this.#sign(mode);
        const mark = this.#text.slice(this.#at, heredoc).replace(/^<<-?/, '').trimEnd();
        this.#modes.push({ kind: 'heredoc', mark, isLineStart: true });
        return this.#token('heredoc', heredoc, 1);
    }
    #mayBeComment() {
        if (this.#text[this.#at + 1] !== '*')
            return true;
        this.#lastComment ??= this.#text.lastIndexOf('*/');
        return this.#at < this.#lastComment;
    }
    #linesUpTo(end) {
        return this.#text.slice(this.#at, end).split('\n').length - 1;
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
        if (end > this.#at)
            return this.#token('text', end, lines);
        mode.isLineStart = false;
        return this.#fault(UNKNOWN);
    }
    #lineAt(start) {
        const last = this.#lastLine;
        if (start < last.start || start >= last.end) {
            const newline = this.#text.indexOf('\n', start);
            this.#lastLine = { start, end: newline < 0 ? this.#text.length : newline + 1 };
        }
        return this.#text.slice(start, this.#lastLine.end);
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
function findWrongEscape(text) {
    for (const { 0: sequence, 1: short, 2: long, index } of text.matchAll(ESCAPE)) {
        const code = Number.parseInt(short ?? long ?? '0', 16);
        const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
        if (!isCharacter || /^\\[^nrt"\\]$/u.test(sequence))
            return { start: index, end: index + sequence.length };
    }
    return undefined;
}
class SyntaxFault extends Error {
    at;
    constructor(at, message) {
        super(message);
        this.at = at;
    }
}
/** A text that is not read further. */
class TooManyTokens extends SyntaxFault {
}
const OPENERS = ['(', '[', '{', '${', '%{'];
const OPENED_BY = {
    ')': ['('],
    ']': ['['],
    '}': ['{'],
    'template end': ['${', '%{'],
};
/** Which of the open brackets one closes, or a negative number; one that lies very deep is not looked for. */
function openedBy(closer, open) {
    const openers = OPENED_BY[closer];
    if (openers === undefined)
        return -1;
    for (let at = open.length - 1; at >= 0 && at >= open.length - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l; at -= 1) {
        if (openers.includes(open[at] ?? ''))
            return at;
    }
    return -1;
}
/** The tokens of a text, one after the other, without comments; newlines are tokens only where they end something. */
class TokenReader {
    end = 0;
    #text;
    #scanner;
    #next;
    #count = 0;
    #depth = 0;
    #hasNewlines = true;
    constructor(text) {
        this.#text = text;
        this.#scanner = new Scanner(text);
    }
    /** Calls `read` for a nested part, in which newlines are tokens or not; without a word on that, as around it. */
    nested(read, { hasNewlines = this.#hasNewlines } = {}) {
        const outer = this.#hasNewlines;
        this.#depth += 1;
        if (this.#depth > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l)
            this.refuse(`this is nested deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l} levels`);
        this.#hasNewlines = hasNewlines;
        const result = read();
        this.#hasNewlines = outer;
        this.#depth -= 1;
        return result;
    }
    peek() {
        while (this.#next === undefined || (this.#next.type === 'newline' && !this.#hasNewlines)) {
            this.#next = this.#scan();
        }
        if (this.#next.fault !== undefined)
            this.refuse(this.#next.fault, this.#next);
        return this.#next;
    }
    read() {
        const token = this.peek();
        if (token.type === 'end of file')
            return token;
        this.#next = undefined;
        if (token.type !== 'newline')
            this.end = token.end;
        return token;
    }
    is(type, ...others) {
        const next = this.peek().type;
        return next === type || (others.length > 0 && others.includes(next));
    }
    take(type, ...others) {
        const isNext = this.is(type, ...others);
        if (isNext)
            this.read();
        return isNext;
    }
    expect(type, message) {
        if (!this.take(type))
            this.refuse(message ?? `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(type)} is missing before this`);
    }
    isKeyword(word) {
        return this.is('name') && this.textOf(this.peek()) === word;
    }
    textOf({ start, end }) {
        return this.#text.slice(start, end);
    }
    refuse(message = 'this does not parse', at = this.peek()) {
        throw new SyntaxFault(at, at.type === 'end of file' ? 'the file ends too early' : message);
    }
    get place() {
        const { start, line } = this.#next ?? this.#scanner.place;
        return { start, line, depth: this.#depth };
    }
    /**
     * Goes from the beginning of a statement to the end of the line that ends it, behind `fault`; brackets in it may be wrong.
     * @param isNested whether a brace may end the body around it
     */
    skipStatement(from, fault, isNested) {
        this.#scanner.restart(from);
        this.#depth = from.depth;
        this.#hasNewlines = true;
        const open = [];
        for (let token = this.#scan();; token = this.#scan()) {
            this.#next = token;
            const closed = openedBy(token.type, open);
            const isBehind = token.start >= fault.at.start;
            const isNewBlock = !isNested && /^[a-z]/.test(this.#text.slice(token.end, token.end + 1));
            if (token.type === 'end of file')
                return;
            if (token.type === 'newline' && isBehind && (open.length === 0 || isNewBlock))
                return;
            if (token.type === '}' && closed < 0 && isNested)
                return;
            if (closed >= 0)
                open.length = closed;
            if (OPENERS.includes(token.type))
                open.push(token.type);
        }
    }
    get isAtEnd() {
        return this.#next?.type === 'end of file';
    }
    #scan() {
        for (;;) {
            const token = this.#scanner.next();
            this.#count += 1;
            if (this.#count > MAX_TOKENS)
                throw new TooManyTokens(token, `the file has more than ${MAX_TOKENS} tokens`);
            if (token.type !== 'comment')
                return token;
        }
    }
}


/***/ }),

/***/ 3555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ InterfaceReader)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(5152);
// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/interface/limits.js
var limits = __webpack_require__(4051);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var read_expression = __webpack_require__(568);
;// CONCATENATED MODULE: ./lib/interface/read/argument-errors.js





/**
 * What Terraform and OpenTofu call an error when they load a block, although its file parses: arguments that are missing or of another
 * type, defaults that do not fit. Says nothing of what has to be evaluated, and of blocks and arguments that it does not know, as a newer
 * client may know them.
 */
function blockErrors(block) {
    const problems = CHECKS[block.type]?.(block) ?? [];
    return problems.map(([message, at = block]) => (0,diagnostics/* errorAt */.Os)({ file: block.file, line: at.line }, message));
}
/** The same of a directory as a whole: names that are declared twice, provider requirements. @param declared without those of override files */
function directoryErrors(declared) {
    return [...duplicateErrors(declared), ...requirementErrors(declared)];
}
const NAMED = ['variable', 'output', 'module', 'resource', 'data', 'ephemeral', 'action'];
function duplicateErrors(blocks) {
    const seen = new Map();
    return blocks.flatMap((block) => {
        if (!NAMED.includes(block.type))
            return [];
        const key = [block.type, ...block.labels].join('\0');
        const first = seen.get(key);
        seen.set(key, first ?? block);
        if (first === undefined)
            return [];
        const name = [block.type, ...block.labels.map(error/* quote */.hD)].join(' ');
        return [(0,diagnostics/* errorAt */.Os)(block, `${name} is declared twice: also in ${first.file}:${first.line}`)];
    });
}
const CHECKS = {
    variable: (block) => [
        ...nameProblems(block),
        ...typedProblems(block),
        ...typeProblems(block),
        ...defaultProblems(block),
    ],
    output: (block) => [
        ...nameProblems(block),
        ...typedProblems(block),
        ...typeProblems(block),
        ...missing(block, 'value'),
    ],
    module: (block) => [...nameProblems(block), ...missing(block, 'source')],
    resource: nameProblems,
    data: nameProblems,
    terraform: ({ attributes }) => {
        const version = attributes.get('required_version');
        const isRead = version?.kind === 'literal' && !(0,version_constraint/* isConstraint */.WD)((0,read_expression/* stringValue */.r$)(version));
        return isRead
            ? [[`required_version ${(0,type_expression/* quoteExpression */.nn)(version)} is not a version constraint`, version]]
            : [];
    },
};
/** Arguments of a `module` block cannot be names of inputs. */
const RESERVED = ['source', 'version', 'providers', 'count', 'for_each', 'lifecycle', 'depends_on', 'locals'];
function nameProblems({ type, labels }) {
    const name = labels.at(-1) ?? '';
    if (!/^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name))
        return [[`${type} ${(0,error/* quote */.hD)(name)}: the name is not valid`]];
    const isReserved = type === 'variable' && RESERVED.includes(name);
    return isReserved ? [[`${type} ${(0,error/* quote */.hD)(name)}: the name is reserved for an argument of module blocks`]] : [];
}
function missing({ type, labels, attributes }, name) {
    return attributes.has(name) ? [] : [[`${type} ${(0,error/* quote */.hD)(labels[0] ?? '')} has no ${(0,error/* quote */.hD)(name)}`]];
}
const TEXTS = ['description', 'deprecated'];
const FLAGS = ['sensitive', 'nullable', 'ephemeral', 'const'];
/** Arguments that are texts or flags: clients convert literals to them, and evaluate nothing. */
function typedProblems({ attributes }) {
    return [...attributes].flatMap(([name, value]) => {
        const isFlag = FLAGS.includes(name);
        if (value.kind === 'other' || !(isFlag || TEXTS.includes(name)))
            return [];
        const isFitting = isFlag
            ? (0,read_expression/* isTrue */.Hn)(value) || isFalse(value)
            : value.kind === 'literal' && value.value !== null;
        return isFitting
            ? []
            : [[`${name} is ${isFlag ? 'true or false' : 'a text'}, not ${(0,type_expression/* quoteExpression */.nn)(value)}`, value]];
    });
}
function isFalse(expression) {
    return (expression?.kind === 'literal' && [false, 'false', '0'].includes(expression.value));
}
function defaultProblems({ attributes }) {
    const value = attributes.get('default');
    if (value === undefined)
        return [];
    if (value.kind === 'reference' || value.kind === 'call')
        return [[`a default is constant, not ${(0,type_expression/* quoteExpression */.nn)(value)}`, value]];
    const constant = (0,read_expression/* constantValue */.yb)(value);
    if (constant === undefined)
        return [];
    const isNullRefused = constant === null && isFalse(attributes.get('nullable'));
    const type = (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type'));
    const part = isNullRefused ? 'nullable is false' : (0,type_expression/* misfit */.hH)(type, constant);
    return part === undefined
        ? []
        : [[`the default ${(0,type_expression/* quoteExpression */.nn)(value)} does not fit the type of the input: ${part}`, value]];
}
/**
 * The first part of a type constraint that clients refuse.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */
function typeProblems({ attributes }) {
    const problems = [];
    (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type'), (...problem) => problems.push(problem));
    return problems.slice(0, 1);
}
/**
 * What clients call an error in the provider requirements of one directory: a second block of them, a name, a source or a version
 * constraint that is none. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function requirementErrors(blocks) {
    const required = blocks.flatMap(({ type, file, blocks: inner }) => type === 'terraform' ? inner.map((block) => ({ ...block, file })) : []);
    const [, second] = required;
    return [
        ...(second === undefined ? [] : [(0,diagnostics/* errorAt */.Os)(second, 'a second required_providers block: a module has one')]),
        ...required.flatMap(({ file, attributes }) => [...attributes].flatMap(([name, value]) => requirementProblems(name, value).map(([problem, at = value]) => (0,diagnostics/* errorAt */.Os)({ file, line: at.line }, `provider ${(0,error/* quote */.hD)(name)}: ${problem}`)))),
    ];
}
function requirementProblems(name, value) {
    const local = isPart(name) && name === name.toLowerCase() ? [] : [['the name is not valid']];
    if (value.kind === 'literal')
        return [...local, ...versionProblems(value, (0,read_expression/* stringValue */.r$)(value))];
    if (value.kind !== 'object')
        return [...local, ['this is no object with source and version']];
    return [
        ...local,
        ...value.members.flatMap(({ key, value: member }) => {
            const argument = (0,read_expression/* keyName */.xT)(key) ?? '';
            if (argument === 'source')
                return sourceProblems(member);
            if (argument === 'version')
                return versionProblems(member, textValue(member));
            if (argument === 'configuration_aliases')
                return [];
            return [
                [`${(0,error/* quote */.hD)(argument)} is not an argument: only source, version and configuration_aliases are`, key],
            ];
        }),
    ];
}
function versionProblems(version, text) {
    if (version.kind === 'other' || (0,version_constraint/* isConstraint */.WD)(text))
        return [];
    return [[`the version constraint ${(0,type_expression/* quoteExpression */.nn)(version)} is not valid`, version]];
}
/** `[[host/]namespace/]type`. */
function sourceProblems(source) {
    // Text that has to be evaluated may be anything.
    if (source.kind === 'other')
        return [];
    const parts = textValue(source).split('/');
    const [type = '', namespace = 'hashicorp', host = 'host'] = parts.toReversed();
    const isValid = parts.length <= 3 &&
        isPart(type) &&
        !/^terraform-/i.test(type) &&
        (isPart(namespace) || namespace === '-') &&
        /^[^\s/]+$/.test(host);
    if (isValid)
        return [];
    return [
        [`the source ${(0,error/* quote */.hD)(source.text)} is not valid: use namespace/name, such as hashicorp/aws`, source],
    ];
}
/** The value of a text. Inside of an object a number is none. */
function textValue(expression) {
    return expression.kind === 'literal' && typeof expression.value === 'string' ? expression.value : '';
}
function isPart(text) {
    return /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(text);
}

// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
;// CONCATENATED MODULE: ./lib/interface/read/result-type.js


/** Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay small. */
const MAX_TYPE_PARTS = 100;
const ANY = { kind: 'any' };
const LIST = { kind: 'list', element: ANY };
const SET = { kind: 'set', element: ANY };
const MAP = { kind: 'map', element: ANY };
/**
 * The type of an output: the one that it declares, else that of its value, as far as the syntax tells; `any` where it does not. A
 * tuple counts as a list of anything, as callers read both in the same way.
 *
 * @param inputs the inputs that the value may refer to
 */
function resultType(declared, value, inputs) {
    const type = declared === undefined ? typeOf(value, inputs) : (0,type_expression/* typeFromExpression */.Fp)(declared);
    return countParts(type) > MAX_TYPE_PARTS ? outline(type) : withoutDetails(type);
}
function typeOf(expression, inputs) {
    switch (expression?.kind) {
        case 'literal':
            return literalType(expression.value);
        case 'tuple':
            return LIST;
        case 'object':
            return objectType(expression, inputs);
        case 'call':
            return callType(expression, inputs);
        case 'reference':
            return referenceType(expression, inputs);
        default:
            return kindType(expression?.result);
    }
}
function kindType(kind) {
    if (kind === undefined)
        return ANY;
    if (kind === 'list')
        return LIST;
    return kind === 'map' ? MAP : { kind };
}
function literalType(value) {
    if (typeof value === 'number')
        return { kind: 'number' };
    if (typeof value === 'boolean')
        return { kind: 'bool' };
    // Text of JSON configuration may be a template that has any type.
    return value === null || /[$%]\{/.test(value) ? ANY : { kind: 'string' };
}
function objectType({ members }, inputs) {
    const named = members.map(({ key, value }) => [attributeName(key), value]);
    if (named.some(([name]) => name === undefined))
        return MAP;
    const attributes = named.map(([name = '', value]) => [
        name,
        { type: typeOf(value, inputs), optional: false },
    ]);
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
/** A key in parentheses is evaluated, and so is a template. */
function attributeName(key) {
    const name = key.text.startsWith('(') ? undefined : (0,read_expression/* keyName */.xT)(key);
    return name === undefined || name === read_expression/* PROTO_KEY */.bZ || /[$%]\{/.test(name) ? undefined : name;
}
/** Functions by what they return, whatever they are given. https://developer.hashicorp.com/terraform/language/functions */
const FUNCTIONS = [
    [
        { kind: 'string' },
        `tostring join format lower upper title replace substr trim trimprefix trimsuffix trimspace chomp indent strrev jsonencode
     yamlencode base64encode base64decode base64gzip textencodebase64 urlencode file filebase64 templatefile templatestring
     abspath basename dirname pathexpand cidrhost cidrnetmask cidrsubnet formatdate timeadd timestamp plantimestamp uuid uuidv5
     md5 sha1 sha256 sha512 base64sha256 base64sha512 filemd5 filesha1 filesha256 filesha512 bcrypt`,
    ],
    [{ kind: 'number' }, 'tonumber length abs ceil floor log max min parseint pow signum sum index timecmp'],
    [
        { kind: 'bool' },
        'tobool alltrue anytrue can contains endswith fileexists issensitive startswith strcontains',
    ],
    [
        LIST,
        'tolist chunklist cidrsubnets coalescelist compact concat distinct flatten formatlist keys matchkeys range reverse slice sort split values csvdecode regexall',
    ],
    [SET, 'toset setintersection setsubtract setunion fileset'],
    [MAP, 'tomap merge transpose zipmap'],
];
const RETURNED = new Map(FUNCTIONS.flatMap(([type, names]) => names.split(/\s+/).map((name) => [name, type])));
function callType({ name, arguments: [argument] }, inputs) {
    if (name === 'sensitive' || name === 'nonsensitive')
        return typeOf(argument, inputs);
    return RETURNED.get(name.replace(/^core::/, '')) ?? ANY;
}
/** `var.x` and the attributes below it have the type that the input declares; an index is not followed. */
function referenceType({ text, steps: [root, name, ...path] }, inputs) {
    const declared = inputs.get(name ?? '');
    if (root !== 'var' || declared === undefined || text.includes('['))
        return ANY;
    return path.reduce(attributeType, declared);
}
function attributeType(type, name) {
    if (type.kind === 'map')
        return type.element;
    return ((type.kind === 'object' && Object.hasOwn(type.attributes, name) && type.attributes[name]?.type) || ANY);
}
/** Counts no further than it has to. */
function countParts(type) {
    const waiting = [type];
    let count = 0;
    for (let part = waiting.pop(); part !== undefined && count <= MAX_TYPE_PARTS; part = waiting.pop()) {
        count += 1;
        if ('element' in part)
            waiting.push(part.element);
        if (part.kind !== 'object')
            continue;
        const attributes = Object.values(part.attributes);
        if (attributes.length > MAX_TYPE_PARTS)
            return attributes.length;
        waiting.push(...attributes.map((attribute) => attribute.type));
    }
    return count;
}
function outline(type) {
    if (type.kind === 'set')
        return SET;
    return type.kind === 'list' ? LIST : MAP;
}
/** The type without what callers of an output do not meet: optional attributes, defaults, the length of a tuple. */
function withoutDetails(type) {
    if (type.kind === 'unknown')
        return ANY;
    if (type.kind === 'tuple')
        return LIST;
    if ('element' in type)
        return { ...type, element: withoutDetails(type.element) };
    if (type.kind !== 'object')
        return type;
    const attributes = Object.entries(type.attributes).map(([name, attribute]) => [
        name,
        { type: withoutDetails(attribute.type), optional: false },
    ]);
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}

;// CONCATENATED MODULE: ./lib/interface/read/interface-from-files.js








/** The module interface of a module that has these files: those that `selectInterfaceFiles` gives, parsed. */
function interfaceFromFiles(files) {
    const directories = (0,group/* groupBy */.$)(files, ({ path }) => (0,module_files/* directoryOf */.jt)(path));
    const paths = files.map(({ path }) => path);
    return interfaceFromDirectories(paths, (path) => readDirectory(path, directories.get(path) ?? []));
}
/** The module interface of a module with files at these paths. @param read is called once for each directory of the interface */
function interfaceFromDirectories(paths, read) {
    const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(paths);
    const diagnostics = [];
    const add = (path) => {
        const found = read(path);
        for (const diagnostic of found.diagnostics)
            diagnostics.push(diagnostic);
        return found.directory;
    };
    return { root: add(''), submodules: submodules.map(add), examples: examples.map(add), diagnostics };
}
/** What the files of one directory say; it is equal for equal files at equal paths. */
function readDirectory(path, files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const blocksIn = (file) => declarationsIn(file).blocks;
    const blocks = primary.flatMap(blocksIn);
    const declarations = overrides.length === 0
        ? primary.map(declarationsIn)
        : [declarationsOf(mergeOverrides(blocks, overrides.flatMap(blocksIn)))];
    const syntax = [...primary, ...overrides].flatMap(({ path, parsed }) => (parsed?.problems ?? []).map((problem) => ({ severity: 'error', file: path, ...problem })));
    // Of a file that does not parse arguments may be missing.
    const errors = syntax.length > 0 ? syntax : [...directoryErrors(blocks), ...declarations.flatMap((each) => each.errors)];
    const readme = (0,module_files/* selectReadme */.Bd)(files);
    return {
        directory: {
            path,
            readme: readme !== undefined && isReadmeRead(readme) ? new TextDecoder().decode(readme.bytes) : '',
            empty: primary.length + overrides.length === 0,
            ...interfaceFrom(declarations),
        },
        diagnostics: [...errors, ...readmeWarnings(readme)],
    };
}
function readmeWarnings(readme) {
    if (readme === undefined || isReadmeRead(readme))
        return [];
    const message = `the README has more than ${limits/* MAX_README_BYTES */.A} bytes and is left out`;
    return [{ severity: 'warning', file: readme.path, line: 1, column: 1, message }];
}
function isReadmeRead({ size, bytes }) {
    return (size ?? bytes.length) <= limits/* MAX_README_BYTES */.A;
}
// The versions of a module share most of their parsed files, and so what these declare.
const declarationsByPath = new WeakMap();
function declarationsIn({ path, parsed }) {
    if (parsed === undefined)
        return declarationsOf([]);
    const atPaths = (0,get_or_insert/* getOrInsert */.P)(declarationsByPath, parsed, () => new Map());
    return (0,get_or_insert/* getOrInsert */.P)(atPaths, path, () => declarationsOf(parsed.blocks.map((block) => ({ ...block, file: path }))));
}
function declarationsOf(blocks) {
    const byType = (0,group/* groupBy */.$)(blocks, ({ type }) => type);
    const each = (type, make) => (byType.get(type) ?? []).map((block) => ({ ...make(block), ...positionOf(block) }));
    return {
        blocks,
        errors: blocks.flatMap(blockErrors),
        inputs: each('variable', inputFrom),
        outputs: (byType.get('output') ?? []).map((block) => ({
            output: outputFrom(block),
            declared: block.attributes.get('type'),
            value: block.attributes.get('value'),
        })),
        resources: blocks.flatMap(resourceFrom),
        calls: each('module', (block) => ({
            name: nameOf(block),
            source: textOrExpression(block, 'source'),
            version: textOrExpression(block, 'version'),
        })),
        repetitions: blocks.flatMap(repetitionFrom),
        providers: {
            declared: blocks.flatMap(declared),
            configured: blocks.flatMap(configured),
            implied: blocks.flatMap(implied),
        },
        ...requiredVersionsFrom(byType.get('terraform') ?? []),
        moves: each('moved', (block) => ({ from: address(block, 'from'), to: address(block, 'to') })),
        removals: each('removed', (block) => ({ from: address(block, 'from') })),
        imports: each('import', (block) => ({ to: address(block, 'to'), id: interface_from_files_text(block, 'id') })),
    };
}
function interfaceFrom(files) {
    const inputs = files.flatMap((file) => file.inputs);
    const inputTypes = new Map(inputs.map(({ name, parsedType }) => [name, parsedType]));
    const [requiredVersionsAt] = files.flatMap((file) => file.requiredVersionsAt);
    return {
        inputs,
        outputs: files.flatMap((file) => file.outputs.map(({ output, declared, value }) => {
            const type = resultType(declared, value, inputTypes);
            return type.kind === 'any' ? output : { ...output, type };
        })),
        resources: files.flatMap((file) => file.resources),
        calls: files.flatMap((file) => file.calls),
        repetitions: Object.fromEntries(files.flatMap((file) => file.repetitions)),
        providers: providersFrom(files.map((file) => file.providers)),
        requiredVersions: files.flatMap((file) => file.requiredVersions),
        ...(requiredVersionsAt && { requiredVersionsAt }),
        moves: files.flatMap((file) => file.moves),
        removals: files.flatMap((file) => file.removals),
        imports: files.flatMap((file) => file.imports),
    };
}
function inputFrom(block) {
    const { attributes } = block;
    const value = (0,read_expression/* constantValue */.yb)(attributes.get('default'));
    return {
        name: nameOf(block),
        type: attributes.get('type')?.text ?? '',
        parsedType: (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type')),
        description: interface_from_files_text(block, 'description'),
        default: attributes.get('default')?.text ?? '',
        ...(value === undefined ? {} : { value }),
        required: !attributes.has('default'),
        sensitive: (0,read_expression/* isTrue */.Hn)(attributes.get('sensitive')),
        nullable: !attributes.has('nullable') || (0,read_expression/* isTrue */.Hn)(attributes.get('nullable')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(attributes.get('ephemeral')),
        const: (0,read_expression/* isTrue */.Hn)(attributes.get('const')),
        deprecated: interface_from_files_text(block, 'deprecated'),
        validations: block.blocks
            .filter(({ type }) => type === 'validation')
            .map((validation) => ({
            condition: canonicalAttribute(validation, 'condition'),
            message: interface_from_files_text(validation, 'error_message'),
            file: block.file,
            line: validation.line,
        })),
    };
}
function outputFrom(block) {
    return {
        name: nameOf(block),
        description: interface_from_files_text(block, 'description'),
        sensitive: (0,read_expression/* isTrue */.Hn)(block.attributes.get('sensitive')),
        ephemeral: (0,read_expression/* isTrue */.Hn)(block.attributes.get('ephemeral')),
        deprecated: interface_from_files_text(block, 'deprecated'),
        ...positionOf(block),
    };
}
function requiredVersionsFrom(blocks) {
    const found = blocks.filter((block) => interface_from_files_text(block, 'required_version') !== '');
    return {
        requiredVersions: found.map((block) => interface_from_files_text(block, 'required_version')),
        requiredVersionsAt: found.map(({ file, line, attributes }) => ({
            file,
            line: attributes.get('required_version')?.line ?? line,
        })),
    };
}
function repetitionFrom({ type, labels, attributes }) {
    const repetition = ['count', 'for_each'].find((name) => attributes.has(name));
    if (repetition === undefined || (type !== 'resource' && type !== 'module'))
        return [];
    return [[[...(type === 'module' ? [type] : []), ...labels].join('.'), repetition]];
}
const MODES = { resource: 'managed', data: 'data', ephemeral: 'ephemeral' };
function resourceFrom(block) {
    const { type: keyword, labels } = block;
    if (keyword !== 'resource' && keyword !== 'data' && keyword !== 'ephemeral')
        return [];
    const [type = '', name = ''] = labels;
    return [{ mode: MODES[keyword], type, name, ...positionOf(block) }];
}
function interface_from_files_text({ attributes }, name) {
    return (0,read_expression/* stringValue */.r$)(attributes.get(name));
}
/**
 * The text of a literal, else that of the expression, such as `"./${var.name}"`: clients evaluate it.
 * https://developer.hashicorp.com/terraform/language/block/module#source
 */
function textOrExpression({ attributes }, name) {
    const expression = attributes.get(name);
    const value = (0,read_expression/* stringValue */.r$)(expression);
    const isText = expression?.kind === 'literal' && !/[$%]\{/.test(value);
    return expression === undefined || isText ? value : expression.text.replaceAll(/\s+/g, ' ');
}
/** An address: an expression, or a string, as JSON and old versions write it. */
function address(block, name) {
    return interface_from_files_text(block, name) || canonicalAttribute(block, name);
}
function canonicalAttribute({ attributes }, name) {
    const expression = attributes.get(name);
    return expression === undefined ? '' : (0,read_expression/* canonicalText */.A4)(expression);
}
function nameOf({ labels }) {
    return labels[0] ?? '';
}
function positionOf({ file, line }) {
    return { file, line };
}
/**
 * The providers that a directory requires, by name: declared in `required_providers`, configured by a `provider` block, or
 * implied by the type of a resource. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function providersFrom(files) {
    const kinds = ['declared', 'configured', 'implied'];
    const found = kinds.flatMap((kind) => files.flatMap((file) => file[kind]));
    const providers = new Map();
    for (const provider of found) {
        const known = providers.get(provider.name);
        if (known === undefined)
            providers.set(provider.name, provider);
        else if (provider.source !== '' || provider.constraints.length + provider.aliases.length > 0)
            providers.set(provider.name, mergeProviders(known, provider));
    }
    return [...providers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function mergeProviders(a, b) {
    return {
        ...a,
        source: a.source === '' ? b.source : a.source,
        constraints: [...new Set([...a.constraints, ...b.constraints])],
        aliases: [...new Set([...a.aliases, ...b.aliases])],
    };
}
const NO_REQUIREMENT = { source: '', constraints: [], aliases: [] };
function declared({ type, blocks, file }) {
    if (type !== 'terraform')
        return [];
    const required = blocks.filter((block) => block.type === 'required_providers');
    return required.flatMap(({ attributes }) => [...attributes].map(([name, value]) => ({ name, ...requirement(value), file, line: value.line })));
}
/** `{ source = …, version = … }`; before Terraform 0.13 the version constraint alone. */
function requirement(expression) {
    if (expression.kind !== 'object')
        return { ...NO_REQUIREMENT, constraints: constraintsFrom(expression) };
    const members = new Map(expression.members.map(({ key, value }) => [(0,read_expression/* keyName */.xT)(key), value]));
    return {
        source: (0,read_expression/* stringValue */.r$)(members.get('source')),
        constraints: constraintsFrom(members.get('version')),
        aliases: aliasesFrom(members.get('configuration_aliases')),
    };
}
function constraintsFrom(version) {
    const text = (0,read_expression/* stringValue */.r$)(version);
    return text === '' ? [] : [text];
}
function aliasesFrom(expression) {
    if (expression?.kind !== 'tuple')
        return [];
    return expression.members.flatMap((member) => {
        if (member.kind === 'reference')
            return [member.steps.join('.')];
        const text = (0,read_expression/* constantValue */.yb)(member);
        return typeof text === 'string' ? [text] : [];
    });
}
function configured({ type, labels: [name], attributes, file, line }) {
    if (type !== 'provider' || name === undefined)
        return [];
    return [{ name, ...NO_REQUIREMENT, constraints: constraintsFrom(attributes.get('version')), file, line }];
}
function implied({ type, labels, attributes, file, line }) {
    if (!/^(resource|data|ephemeral|action)$/.test(type))
        return [];
    const provider = attributes.get('provider');
    const explicit = provider?.kind === 'reference' ? provider.steps[0] : (0,read_expression/* stringValue */.r$)(provider).split('.')[0] || undefined;
    const name = explicit ?? labels[0]?.split('_')[0];
    // Terraform and OpenTofu contain this provider: terraform_data, terraform_remote_state.
    if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined))
        return [];
    return [{ name, ...NO_REQUIREMENT, file, line }];
}
/**
 * Merges the blocks of override files into the blocks of the other files: attributes replace attributes, nested blocks replace
 * all nested blocks of their type, and `required_providers` is merged by name.
 * https://developer.hashicorp.com/terraform/language/files/override
 */
function mergeOverrides(primary, overrides) {
    const merged = [];
    const named = new Map();
    const add = (block) => {
        const added = { block };
        merged.push(added);
        (0,get_or_insert/* getOrInsert */.P)(named, overriddenBy(block), () => []).push(added);
    };
    primary.forEach(add);
    for (const override of overrides) {
        const alike = isAdded(override) ? undefined : named.get(overriddenBy(override));
        const base = alike?.find(({ block }) => hasSamePart(block, override));
        if (base === undefined)
            add(override);
        else
            base.block = { ...mergeBlock(base.block, override), file: base.block.file };
    }
    return merged.map(({ block }) => block);
}
/** What a block has in common with those that it overrides. */
function overriddenBy({ type, labels, attributes }) {
    return JSON.stringify([type, labels.join('.'), attributes.get('alias')?.text]);
}
/** Of the blocks without labels only `terraform` is merged: files add to all others. */
function isAdded({ type, labels }) {
    return labels.length === 0 && type !== 'terraform';
}
/** Of several blocks `terraform` the one with the same part is overridden. */
function hasSamePart(block, override) {
    if (override.labels.length > 0)
        return true;
    const both = [block, override];
    return both.every(({ attributes }) => attributes.size > 0) || both.every((each) => each.blocks.length > 0);
}
function mergeBlock(base, override) {
    const replaced = new Set(override.blocks.map(({ type }) => type));
    const required = [base, override].flatMap(({ blocks }) => blocks.filter(isRequirement));
    const [first] = required;
    const attributes = new Map(required.flatMap((block) => [...block.attributes]));
    return {
        ...base,
        attributes: new Map([...base.attributes, ...override.attributes]),
        blocks: [
            ...base.blocks.filter((block) => !replaced.has(block.type) && !isRequirement(block)),
            ...override.blocks.filter((block) => !isRequirement(block)),
            ...(first === undefined ? [] : [{ ...first, attributes }]),
        ],
    };
}
function isRequirement({ type }) {
    return type === 'required_providers';
}

// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/adapters/filesystem/zip-reader.js
var zip_reader = __webpack_require__(8441);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
;// CONCATENATED MODULE: ./lib/interface/read/parsed-file.js
const labelled = (labels, attributes, more = {}) => ({
    labels,
    attributes,
    ...more,
});
/** The blocks and attributes that a module interface is made of; the parsers skip all others. */
const BLOCK_SCHEMAS = {
    variable: labelled(1, ['type', 'description', 'default', 'sensitive', 'nullable', 'ephemeral', 'const', 'deprecated'], { expressions: ['type'], blocks: { validation: labelled(0, ['condition', 'error_message']) } }),
    output: labelled(1, ['value', 'type', 'description', 'sensitive', 'ephemeral', 'deprecated'], {
        expressions: ['type'],
    }),
    resource: labelled(2, ['provider', 'count', 'for_each'], { expressions: ['provider'] }),
    data: labelled(2, ['provider'], { expressions: ['provider'] }),
    ephemeral: labelled(2, ['provider'], { expressions: ['provider'] }),
    action: labelled(2, ['provider'], { expressions: ['provider'] }),
    module: labelled(1, ['source', 'version', 'count', 'for_each']),
    provider: labelled(1, ['version', 'alias']),
    terraform: labelled(0, ['required_version'], {
        blocks: { required_providers: { labels: 0, attributes: 'all' } },
    }),
    moved: labelled(0, ['from', 'to'], { expressions: ['from', 'to'] }),
    removed: labelled(0, ['from'], { expressions: ['from'] }),
    import: labelled(0, ['to', 'id'], { expressions: ['to'] }),
};
const FILE_SCHEMA = { labels: 0, attributes: [], blocks: BLOCK_SCHEMAS };
/** The schema of the blocks of this type inside `outer`; undefined for blocks that are skipped. */
function innerSchema(outer, type) {
    return outer.blocks !== undefined && Object.hasOwn(outer.blocks, type) ? outer.blocks[type] : undefined;
}

// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-tokens.js
var hcl_tokens = __webpack_require__(6082);
;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-expressions.js


/** An expression of which nothing is kept. */
const CHECKED = { kind: 'other', tokens: '', text: '', line: 0 };
/** What operators give. */
const OPERATORS = new Map([
    ...['||', '&&', '==', '!=', '>', '>=', '<', '<='].map((sign) => [sign, 'bool']),
    ...['+', '-', '*', '/', '%'].map((sign) => [sign, 'number']),
]);
const LITERALS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/** The next expression. Throws `SyntaxFault`. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#expressions */
function readExpression(reader) {
    return new HclExpressions(reader, true).read();
}
/** Checks the next expression, and keeps nothing of it. Throws `SyntaxFault`. */
function checkExpression(reader) {
    new HclExpressions(reader, false).read();
}
class HclExpressions {
    #reader;
    #isKept;
    constructor(reader, isKept) {
        this.#reader = reader;
        this.#isKept = isKept;
    }
    /** Operands with operators between them, and conditions. */
    read() {
        const begin = this.#begin();
        let value = this.#operand();
        for (;;) {
            const result = this.#operations();
            if (result !== undefined)
                value = this.#other(begin, result);
            if (!this.#reader.take('?'))
                return value;
            this.#reader.nested(() => this.read());
            this.#reader.expect(':');
            this.#operand();
            this.#operations();
            value = this.#other(begin);
        }
    }
    /** The operators that follow, with their operands; what they give together, or undefined without one. */
    #operations() {
        let result;
        for (;;) {
            const given = OPERATORS.get(this.#reader.peek().type);
            if (given === undefined)
                return result;
            // Operators that compare bind less than those that calculate.
            if (result !== 'bool')
                result = given;
            this.#reader.read();
            this.#operand();
        }
    }
    #begin() {
        const { start, line } = this.#reader.peek();
        return { start, line };
    }
    #source({ start, line }) {
        return { text: this.#isKept ? this.#reader.textOf({ start, end: this.#reader.end }) : '', line };
    }
    /** What was read since `begin`, as its tokens. Most such expressions become part of a larger one, and nobody asks for their tokens. */
    #other(begin, result) {
        if (!this.#isKept)
            return CHECKED;
        const source = this.#source(begin);
        const inner = source.text;
        return {
            kind: 'other',
            get tokens() {
                return tokensOf(inner);
            },
            ...(result && { result }),
            ...source,
        };
    }
    #operand() {
        const begin = this.#begin();
        const sign = this.#reader.is('-', '!') ? this.#reader.read().type : undefined;
        if (sign === undefined)
            return this.#traversal(begin);
        while (this.#reader.take('-', '!'))
            ;
        const value = this.#traversal(this.#begin());
        const { text, line } = this.#source(begin);
        const isNumber = value.kind === 'literal' && !Number.isNaN(Number(text));
        if (isNumber)
            return { kind: 'literal', value: Number(text), text, line };
        return this.#other(begin, sign === '-' ? 'number' : 'bool');
    }
    /** A term with the attributes and indexes behind it: `a.b[0].c` is `['a', 'b', 'c']`. */
    #traversal(begin) {
        const isName = this.#reader.is('name');
        const term = this.#term(begin);
        const steps = isName && term.kind === 'reference' ? [...term.steps] : undefined;
        let splat;
        let isTerm = true;
        for (let step = this.#step(); step !== undefined; step = this.#step()) {
            isTerm = false;
            if (step === '.*' || step === '[*]')
                splat = step;
            else
                steps?.push(...step);
        }
        if (isTerm)
            return term;
        if (steps === undefined || splat !== undefined)
            return this.#other(begin, splat === '[*]' ? 'list' : undefined);
        return { kind: 'reference', steps, ...this.#source(begin) };
    }
    /** The names that the next step of a traversal adds, or what kind of splat it is; undefined behind the last. */
    #step() {
        const reader = this.#reader;
        if (reader.take('.'))
            return reader.take('*') ? '.*' : this.#attribute();
        if (!reader.take('['))
            return undefined;
        if (reader.take('*')) {
            reader.expect(']');
            return '[*]';
        }
        this.#inBrackets(() => this.read(), ']');
        return [];
    }
    /** What follows a dot: a name, or a number instead of an index. */
    #attribute() {
        const reader = this.#reader;
        const token = reader.peek();
        if (token.type !== 'number') {
            reader.expect('name', 'the name of an attribute is expected here');
            return [reader.textOf(token)];
        }
        if (reader.textOf(reader.read()).includes('.'))
            reader.refuse('two indexes need brackets: [0][1]', token);
        this.#requireNumber(token);
        return [];
    }
    #requireNumber(token) {
        const text = this.#reader.textOf(token);
        if (!/^\d+(\.\d*)?([eE][-+]?\d+)?$/.test(text))
            this.#reader.refuse(`${(0,error/* quote */.hD)(text)} is not a number`, token);
    }
    #term(begin) {
        const reader = this.#reader;
        const token = reader.read();
        switch (token.type) {
            case 'number':
                this.#requireNumber(token);
                return { kind: 'literal', value: Number(reader.textOf(token)), ...this.#source(begin) };
            case 'name':
                return this.#named(token, begin);
            case 'string':
                return { kind: 'literal', value: quotedText(reader.textOf(token)), ...this.#source(begin) };
            case 'quote':
                return this.#template(begin, 'end of quote', quotedText);
            case 'heredoc':
                return this.#template(begin, 'end of heredoc', heredocText);
            case '(':
                return this.#parentheses(begin);
            case '[':
                return this.#tuple(begin);
            case '{':
                return this.#object(begin);
            default:
                return reader.refuse('a value is expected here', token);
        }
    }
    #named(token, begin) {
        const name = this.#reader.textOf(token);
        if (this.#reader.is('(', '::'))
            return this.#call(name, begin);
        const value = LITERALS.get(name);
        return value === undefined
            ? { kind: 'reference', steps: [name], ...this.#source(begin) }
            : { kind: 'literal', value, ...this.#source(begin) };
    }
    /** The parentheses are part of the text, but not of what it is. */
    #parentheses(begin) {
        const value = this.#inBrackets(() => this.read(), ')');
        return this.#isKept ? Object.assign(value, this.#source(begin)) : value;
    }
    /** Inside of brackets a newline ends nothing. */
    #inBrackets(read, end) {
        const readAll = () => {
            const value = read();
            this.#reader.expect(end);
            return value;
        };
        return this.#reader.nested(readAll, { hasNewlines: false });
    }
    #call(first, begin) {
        const reader = this.#reader;
        let name = first;
        while (reader.take('::')) {
            const part = reader.peek();
            reader.expect('name', 'the name of a function is expected here');
            name += `::${reader.textOf(part)}`;
        }
        reader.expect('(');
        const passed = [];
        let isExpanded = false;
        const readArguments = () => {
            while (!reader.is(')')) {
                this.#keep(passed, this.read());
                isExpanded = reader.take('...');
                if (isExpanded || !reader.take(','))
                    return;
            }
        };
        this.#inBrackets(readArguments, ')');
        return isExpanded ? this.#other(begin) : { kind: 'call', name, arguments: passed, ...this.#source(begin) };
    }
    #keep(list, value) {
        if (this.#isKept)
            list.push(value);
    }
    #tuple(begin) {
        const reader = this.#reader;
        const members = [];
        let isFor = false;
        const readAll = () => {
            isFor = reader.isKeyword('for');
            if (isFor)
                return this.#for(']');
            while (!reader.is(']')) {
                this.#keep(members, this.read());
                if (!reader.take(','))
                    return;
            }
        };
        this.#inBrackets(readAll, ']');
        return isFor ? this.#other(begin, 'list') : { kind: 'tuple', members, ...this.#source(begin) };
    }
    /** In an object newlines count: each member ends with one, or with a comma. */
    #object(begin) {
        const reader = this.#reader;
        while (reader.take('newline'))
            ;
        if (!reader.isKeyword('for'))
            return this.#members(begin);
        this.#inBrackets(() => this.#for('}'), '}');
        return this.#other(begin, 'map');
    }
    #members(begin) {
        const reader = this.#reader;
        const members = [];
        const readAll = () => {
            while (!reader.take('}')) {
                if (reader.take('newline'))
                    continue;
                const key = this.read();
                if (!reader.take('=', ':'))
                    reader.refuse('"=" is missing before this');
                this.#keep(members, { key, value: this.read() });
                if (!reader.is('}') && !reader.take(',', 'newline'))
                    reader.refuse('a new line or a comma is missing before this');
            }
        };
        reader.nested(readAll, { hasNewlines: true });
        return { kind: 'object', members, ...this.#source(begin) };
    }
    /** `[for v in list : v if v]`, `{for k, v in map : k => v...}`. */
    #for(end) {
        const reader = this.#reader;
        this.#forHeader();
        reader.expect(':');
        this.read();
        if (end === '}') {
            reader.expect('=>', 'an object needs a key: "=>" is missing before this');
            this.read();
            reader.take('...');
        }
        if (!reader.isKeyword('if'))
            return;
        reader.read();
        this.read();
    }
    #forHeader() {
        const reader = this.#reader;
        reader.read();
        reader.expect('name', 'the name of a variable is expected here');
        if (reader.take(','))
            reader.expect('name', 'the name of a variable is expected here');
        if (!reader.isKeyword('in'))
            reader.refuse('"in" is missing before this');
        reader.read();
        this.read();
    }
    /** A template up to its end: text, interpolations, and directives that open and close each other. */
    #template(begin, end, toValue) {
        const reader = this.#reader;
        const open = [];
        const parts = [];
        const readAll = () => {
            while (!reader.take(end)) {
                const { type } = reader.peek();
                if (parts.length < 2 || type !== 'text')
                    parts.push(type);
                if (reader.take('text'))
                    continue;
                if (reader.take('${'))
                    this.#inBrackets(() => this.read(), 'template end');
                else if (reader.take('%{'))
                    this.#inBrackets(() => this.#directive(open), 'template end');
                else
                    reader.refuse('the string does not end');
            }
            const unclosed = open.at(-1);
            if (unclosed !== undefined)
                reader.refuse(`the string ends inside of its %{ ${unclosed} }`);
        };
        reader.nested(readAll);
        const source = this.#source(begin);
        if (parts.every((part) => part === 'text'))
            return { kind: 'literal', value: toValue(source.text), ...source };
        // A text that is one interpolation has the type of what it holds.
        const isWhole = end === 'end of quote' && parts.length === 1 && parts[0] === '${';
        return this.#other(begin, isWhole ? undefined : 'string');
    }
    /** @param open the directives that are open, the innermost last */
    #directive(open) {
        const reader = this.#reader;
        const keyword = reader.textOf(reader.peek());
        const innermost = open.at(-1);
        const closes = CLOSED_BY.get(keyword);
        if (keyword === 'for')
            this.#forHeader();
        else if (keyword === 'if') {
            reader.read();
            this.read();
        }
        else if (closes?.includes(innermost ?? '')) {
            reader.read();
            open.pop();
        }
        else
            reader.refuse('a template directive is expected here: if, else, endif, for or endfor');
        if (closes === undefined || keyword === 'else')
            open.push(keyword);
    }
}
/** The tokens of a valid expression without comments and optional commas, joined by blanks. */
function tokensOf(text) {
    const open = [];
    let tokens = '';
    let [last, beforeLast] = ['', ''];
    for (const { type, start, end } of new hcl_tokens/* Scanner */.Lp(text)) {
        if (type === 'newline' || type === 'comment')
            continue;
        const part = text.slice(start, end);
        // Optional is a comma in an object, and one after the last member of a list.
        if (last === ',' && (open.at(-1) === '{' || type === ']' || type === ')'))
            tokens = tokens.slice(0, -2);
        if (/[([{]$/.test(type))
            open.push(type);
        else if (/^([)\]}]|template end)$/.test(type))
            open.pop();
        else if (last === '{' && part === 'for')
            open.splice(-1, 1, part);
        const isOne = type === '::' ||
            last === '::' ||
            (type === '*' && /^[.[]$/.test(last)) ||
            (type === ']' && last === '*' && beforeLast === '[');
        tokens += `${isOne || tokens === '' ? '' : ' '}${partsOf(type, part).join(' ')}`;
        beforeLast = last;
        last = type;
    }
    return tokens;
}
/** A token with a mark in it is several: `<<-EOT`, `${~`, `~}`. */
function partsOf(type, token) {
    if (type === 'string')
        return ['"', token.slice(1, -1), '"'].filter((part) => part !== '');
    if (type === 'heredoc')
        return token.match(/^<<-?|\S+/g) ?? [];
    if (type === 'end of heredoc')
        return [token.trim()];
    return (type !== 'text' && token.match(/[$%]\{(?=~)|~|(?<=~)\}/g)) || [token];
}
const CLOSED_BY = new Map([
    ['else', ['if']],
    ['endif', ['if', 'else']],
    ['endfor', ['for']],
]);
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** The value of a quoted string without interpolation. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#quoted-templates */
function quotedText(text) {
    const content = text.slice(1, -1);
    if (!/[\\$%]/.test(content))
        return content;
    const escapes = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))|([$%])\4\{/gs;
    return content.replaceAll(escapes, (whole, short, long, letter, mark) => {
        if (mark !== undefined)
            return `${mark}{`;
        const code = Number.parseInt(short ?? long ?? '', 16);
        if (code <= 0x10ffff)
            return String.fromCodePoint(code);
        return ESCAPES[letter ?? ''] ?? whole;
    });
}
/** The value of a heredoc without interpolation; `<<-` removes the smallest indentation from all lines. */
function heredocText(text) {
    const lines = text.split('\n').slice(1, -1);
    const body = text.startsWith('<<-') ? withoutIndentation(lines) : lines;
    return body.map((line) => `${line.replaceAll(/([$%])\1\{/g, '$1{')}\n`).join('');
}
function withoutIndentation(lines) {
    const widths = lines
        .filter((line) => line.trim() !== '')
        .map((line) => line.length - line.trimStart().length);
    const least = widths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    return lines.map((line) => line.slice(Math.min(least, line.length)));
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-parser.js





/** Diagnostics of one file. The rest is left out. */
const MAX_PROBLEMS = 5;
/**
 * Parses a file in HCL's own syntax, by the rules of HashiCorp's parser. A statement that does not parse becomes a problem; the rest
 * of the file is read. https://github.com/hashicorp/hcl/blob/main/hclsyntax/parser.go
 */
function parseHcl(text, schema = FILE_SCHEMA) {
    const parser = new HclParser(text);
    try {
        const { blocks } = parser.body(schema, 'end of file');
        return { blocks, problems: parser.problems.slice(0, MAX_PROBLEMS) };
    }
    catch (error) {
        if (!(error instanceof hcl_tokens/* TooManyTokens */.Md))
            throw error;
        return { blocks: [], problems: [{ line: error.at.line, column: 1, message: error.message }] };
    }
}
/** Parses one HCL expression, such as JSON configuration holds in a string; undefined for text that is none. */
function parseHclExpression(text) {
    const reader = new hcl_tokens/* TokenReader */.vR(text);
    try {
        const expression = readExpression(reader);
        while (reader.take('newline'))
            ;
        return reader.is('end of file') ? expression : undefined;
    }
    catch (error) {
        if (error instanceof hcl_tokens/* SyntaxFault */.ME)
            return undefined;
        throw error;
    }
}
/** Of a block that is not part of an interface only the syntax counts. */
const SKIPPED = { labels: 0, attributes: [] };
const ON_ONE_LINE = 'a block on one line has a single argument: write each on a line of its own';
class HclParser {
    problems = [];
    #text;
    #reader;
    constructor(text) {
        this.#text = text;
        this.#reader = new hcl_tokens/* TokenReader */.vR(text);
    }
    body(schema, end) {
        const reader = this.#reader;
        const body = { attributes: new Map(), blocks: [], names: new Set() };
        for (let isOpen = true; isOpen && this.problems.length <= MAX_PROBLEMS;) {
            const { place } = reader;
            try {
                isOpen = this.#statement(schema, body, end);
            }
            catch (error) {
                if (!(error instanceof hcl_tokens/* SyntaxFault */.ME) || error instanceof hcl_tokens/* TooManyTokens */.Md)
                    throw error;
                this.#report(error.at, error.message);
                isOpen = !reader.isAtEnd;
                if (isOpen)
                    reader.skipStatement(place, error, end === '}');
            }
        }
        return body;
    }
    #statement(schema, body, end) {
        const reader = this.#reader;
        while (reader.take('newline'))
            ;
        if (reader.take(end))
            return false;
        const first = reader.peek();
        if (first.type !== 'name')
            reader.refuse('an argument or a block is expected here');
        const name = reader.textOf(reader.read());
        if (reader.is('=')) {
            if (body.names.has(name))
                reader.refuse(`${(0,error/* quote */.hD)(name)} is set twice`, first);
            body.names.add(name);
            this.#argument(name, schema, body);
        }
        else {
            body.blocks.push(...this.#block(name, first, schema));
        }
        if (!reader.is('end of file'))
            reader.expect('newline', 'a new line is missing before this');
        return true;
    }
    #argument(name, schema, { attributes }) {
        this.#reader.expect('=', ON_ONE_LINE);
        const isWanted = schema.attributes === 'all' || schema.attributes.includes(name);
        if (isWanted)
            attributes.set(name, readExpression(this.#reader));
        else
            checkExpression(this.#reader);
    }
    #block(type, at, outer) {
        const schema = innerSchema(outer, type);
        const labels = this.#labels();
        const { attributes, blocks } = this.#reader.nested(() => this.#blockBody(schema ?? SKIPPED), {
            hasNewlines: true,
        });
        if (outer.attributes === 'all')
            this.#report(at, `${(0,error/* quote */.hD)(type)} is an argument, not a block: "=" is missing after it`);
        if (schema === undefined)
            return [];
        if (labels.length !== schema.labels) {
            this.#report(at, `${(0,error/* quote */.hD)(type)} has ${(0,count/* counted */.h)(labels.length, 'label')}, not ${schema.labels}`);
            return [];
        }
        return [{ type, labels, attributes, blocks, line: at.line }];
    }
    #labels() {
        const reader = this.#reader;
        const labels = [];
        while (!reader.take('{')) {
            const token = reader.peek();
            if (reader.take('quote')) {
                while (reader.take('text'))
                    ;
                reader.expect('end of quote', 'a label is a plain string');
                labels.push(quotedText(reader.textOf({ start: token.start, end: reader.end })));
            }
            else if (reader.take('string'))
                labels.push(quotedText(reader.textOf(token)));
            else if (reader.take('name'))
                labels.push(reader.textOf(token));
            else
                reader.refuse('a label or "{" is expected here');
        }
        return labels;
    }
    #blockBody(schema) {
        const reader = this.#reader;
        if (reader.is('newline', '}', 'end of file'))
            return this.body(schema, '}');
        const body = { attributes: new Map(), blocks: [], names: new Set() };
        const name = reader.peek();
        if (!reader.take('name'))
            reader.refuse('an argument is expected here');
        this.#argument(reader.textOf(name), schema, body);
        reader.expect('}', ON_ONE_LINE);
        return body;
    }
    #report({ start, line }, message) {
        const column = start === 0 ? 1 : start - this.#text.lastIndexOf('\n', start - 1);
        const last = this.problems.at(-1);
        // All blocks that are open at the end of the file end too early.
        if (last?.line === line && last.column === column)
            return;
        this.problems.push({ line, column, message });
    }
}

// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var hcl_limits = __webpack_require__(3786);
;// CONCATENATED MODULE: ./lib/adapters/hcl/configuration-parser.js






/** Bytes of the configuration of a module. The files above it are not read, and are diagnostics. */
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
class ConfigurationLimits {
    #bytes = 0;
    /** Why a file of this size is not read; undefined within all limits. */
    refuse(size) {
        if (size > hcl_limits/* MAX_CONFIGURATION_BYTES */.C)
            return `the file has ${size} bytes; files over ${hcl_limits/* MAX_CONFIGURATION_BYTES */.C} bytes are not read`;
        this.#bytes += size;
        return this.isExceeded
            ? `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`
            : undefined;
    }
    get isExceeded() {
        return this.#bytes > MAX_MODULE_BYTES;
    }
}
/** The name of the file of a Terragrunt unit, which deploys the module that `source` names. https://docs.terragrunt.com/reference/hcl/blocks/#terraform */
const UNIT_FILE = 'terragrunt.hcl';
const UNIT_SCHEMA = {
    labels: 0,
    attributes: [],
    blocks: { terraform: { labels: 0, attributes: ['source'] } },
};
/**
 * Parses a configuration file. Its name says whether it is HCL, with `.json` at its end JSON, or of a Terragrunt unit.
 * @param refusal why it is not parsed
 */
function parseConfiguration(path, text, refusal) {
    if (refusal !== undefined)
        return { blocks: [], problems: [{ line: 1, column: 1, message: refusal }] };
    if (path === UNIT_FILE)
        return parseHcl(text, UNIT_SCHEMA);
    return path.endsWith('.json') ? parseJson(text) : parseHcl(text);
}
/** https://developer.hashicorp.com/terraform/language/syntax/json */
function parseJson(text) {
    const root = parseJsonExpression(text);
    if ('message' in root)
        return { blocks: [], problems: [root] };
    const reader = new JsonBlocks();
    // The top level may also be a list of objects.
    const objects = root.kind === 'tuple' ? root.members : [root];
    const blocks = objects.flatMap((object) => reader.root(object));
    return { blocks, problems: reader.problems };
}
class JsonBlocks {
    problems = [];
    root(value) {
        if (value.kind === 'object')
            return this.body(value, FILE_SCHEMA).blocks;
        this.#report(value, 'the file holds no JSON object');
        return [];
    }
    body(object, schema) {
        const attributes = new Map();
        const blocks = [];
        for (const { key, value } of object.members) {
            const name = (0,read_expression/* keyName */.xT)(key) ?? '';
            const inner = innerSchema(schema, name);
            if (inner !== undefined) {
                // One by one: a call takes fewer arguments than a file may have blocks.
                for (const block of this.#blocks({ type: name, labels: [] }, inner, value))
                    blocks.push(block);
            }
            else if (schema.attributes === 'all' ? name !== '//' : schema.attributes.includes(name)) {
                if (attributes.has(name))
                    this.#report(key, `${(0,error/* quote */.hD)(name)} is set twice`);
                attributes.set(name, this.#attribute(value, schema.expressions?.includes(name) ?? false));
            }
        }
        return { attributes, blocks };
    }
    /** Each label is a key of an object around the next. A list stands for several blocks, all at the line of the list. */
    #blocks(header, schema, value) {
        const { type, labels } = header;
        const { line } = value;
        const members = value.kind === 'tuple' ? value.members : [value];
        if (labels.length === schema.labels)
            return members.flatMap((member) => this.#isObject(type, member) ? [{ ...header, ...this.body(member, schema), line }] : []);
        const named = members.flatMap((member) => (this.#isObject(type, member) ? member.members : []));
        if (named.length === 0)
            this.#report(value, `${(0,error/* quote */.hD)(type)} has ${(0,count/* counted */.h)(labels.length, 'label')}, not ${schema.labels}`);
        return named.flatMap(({ key, value: inner }) => this.#blocks({ type, labels: [...labels, (0,read_expression/* keyName */.xT)(key) ?? ''] }, schema, inner));
    }
    /** `null` stands for no block, and is not a problem. */
    #isObject(type, value) {
        const isNull = value.kind === 'literal' && value.value === null;
        if (value.kind !== 'object' && !isNull)
            this.#report(value, `${(0,error/* quote */.hD)(type)} holds no JSON object`);
        return value.kind === 'object';
    }
    #report({ line }, message) {
        this.problems.push({ line, column: 1, message });
    }
    #attribute(value, isExpression) {
        if (value.kind !== 'literal' || typeof value.value !== 'string')
            return value;
        // Types and addresses are HCL in a string.
        const parsed = isExpression ? parseHclExpression(value.value) : undefined;
        if (parsed !== undefined)
            return { ...parsed, line: value.line };
        return /[$%]\{/.test(value.value) ? template(value, value.value) : value;
    }
}
/** A string with interpolations has to be evaluated. */
function template({ text, line }, content) {
    const [, whole] = /^\$\{([^{}]*)\}$/.exec(content) ?? [];
    return { kind: 'other', tokens: (whole ?? text).trim(), text, line };
}
/** Parses JSON text to an expression, as `JSON.parse` tells no lines; a problem for text that is not JSON. https://www.rfc-editor.org/rfc/rfc8259 */
function parseJsonExpression(text) {
    const reader = new JsonReader(text);
    try {
        return reader.readAll();
    }
    catch (error) {
        if (error instanceof JsonError)
            return reader.problem(error.message);
        throw error;
    }
}
class JsonError extends Error {
}
const BLANK = /[ \t\r\n]*/y;
const SCALAR = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
class JsonReader {
    #text;
    #at = 0;
    #line = 1;
    constructor(text) {
        this.#text = text;
    }
    readAll() {
        const value = this.#value(0);
        this.#blank();
        if (this.#at < this.#text.length)
            throw new JsonError('unexpected text after the end of the value');
        return value;
    }
    problem(message) {
        const start = this.#text.lastIndexOf('\n', this.#at - 1) + 1;
        return { line: this.#line, column: this.#at - start + 1, message };
    }
    #value(depth) {
        if (depth > hcl_limits/* MAX_DEPTH */.l)
            throw new JsonError(`values are nested deeper than ${hcl_limits/* MAX_DEPTH */.l} levels`);
        this.#blank();
        const from = { at: this.#at, line: this.#line };
        if (this.#take('{')) {
            const members = this.#list('}', () => this.#member(depth));
            return { kind: 'object', members, text: this.#text.slice(from.at, this.#at), line: from.line };
        }
        if (this.#take('[')) {
            const members = this.#list(']', () => this.#value(depth + 1));
            return { kind: 'tuple', members, text: this.#text.slice(from.at, this.#at), line: from.line };
        }
        return this.#scalar();
    }
    #member(depth) {
        const key = this.#value(depth + 1);
        if (key.kind !== 'literal' || typeof key.value !== 'string')
            throw new JsonError('a name in double quotes is missing');
        this.#blank();
        if (!this.#take(':'))
            throw new JsonError('":" is missing');
        return { key, value: this.#value(depth + 1) };
    }
    #list(end, read) {
        const members = [];
        this.#blank();
        if (this.#take(end))
            return members;
        for (;;) {
            members.push(read());
            this.#blank();
            if (this.#take(end))
                return members;
            if (!this.#take(','))
                throw new JsonError(`"," or "${end}" is missing`);
        }
    }
    #scalar() {
        SCALAR.lastIndex = this.#at;
        const [text] = SCALAR.exec(this.#text) ?? [];
        if (text === undefined)
            throw new JsonError(this.#at < this.#text.length ? 'a value is missing' : 'the file ends too early');
        this.#at += text.length;
        return { kind: 'literal', value: JSON.parse(text), text, line: this.#line };
    }
    #take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at += 1;
        return true;
    }
    #blank() {
        BLANK.lastIndex = this.#at;
        const [blank = ''] = BLANK.exec(this.#text) ?? [];
        this.#at += blank.length;
        this.#line += blank.split('\n').length - 1;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/interface-reader.js










/** Bytes of memory for each byte of the files of a directory that was read. */
const DIRECTORY_BYTES_FOR_EACH = 4;
/** Bytes of memory for each byte of a configuration file that was parsed. */
const PARSED_BYTES_FOR_EACH = 6;
/** Bytes of read directories that a run keeps in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_DIRECTORY_BYTES = 8 * 1024 * 1024;
/** Bytes of parsed files that a run keeps in memory, about. Those that were not used for longest are parsed again. */
const MAX_CACHED_FILE_BYTES = 8 * 1024 * 1024;
const NO_BYTES = new Uint8Array();
/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * versions share the objects of their equal directories. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
class InterfaceReader {
    #run;
    #parsed = new bounded_map/* BoundedMap */.E(MAX_CACHED_FILE_BYTES);
    #directories = new bounded_map/* BoundedMap */.E(MAX_CACHED_DIRECTORY_BYTES);
    /** @param run parses a file, and reads a directory of parsed files */
    constructor(run = run_work/* runWork */.d) {
        this.#run = run;
    }
    async inPackage(zip, subdirectory) {
        const prefix = (0,package_package/* rootPrefix */.RO)(subdirectory);
        const files = await (0,zip_reader/* readModuleZip */.iQ)(zip, prefix);
        return this.read((0,module_files/* selectInterfaceFiles */.Dm)(files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))));
    }
    /** @param files those that {@link selectInterfaceFiles} gives */
    async read(files) {
        const limits = new ConfigurationLimits();
        const read = [];
        for await (const file of files)
            read.push(this.#run(() => readFile(file, limits)));
        return this.#run(() => interfaceFromFiles(read));
    }
    /** Reads a module of which the files are known. @param load the contents of some of them, in their order */
    async readListed(files, load) {
        const paths = files.map(({ path }) => path);
        const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(paths);
        const inDirectories = (0,group/* groupBy */.$)(files, ({ path }) => (0,module_files/* directoryOf */.jt)(path));
        const known = new Map();
        const unknown = new Map();
        for (const path of ['', ...submodules, ...examples]) {
            const own = inDirectories.get(path) ?? [];
            const directory = this.#directories.get(keyOf(own));
            if (directory === undefined)
                unknown.set(path, own);
            else
                known.set(path, directory);
        }
        const limits = new ConfigurationLimits();
        for (const { size } of known.values())
            limits.refuse(size);
        const read = await this.#readFiles([...unknown.values()].flat(), load, limits);
        if (limits.isExceeded)
            return this.read(contentsOf(load(files)));
        for (const [path, own] of unknown)
            known.set(path, this.#readDirectory(path, own, read));
        return interfaceFromDirectories(paths, (path) => known.get(path) ?? readDirectory(path, []));
    }
    async #readFiles(files, load, limits) {
        const read = new Map();
        for (const file of files) {
            const kept = this.#parsed.get(parsedKey(file));
            if (kept === undefined)
                continue;
            limits.refuse(kept.size);
            read.set(file, { ...kept, path: file.path });
        }
        const unread = files.filter((file) => !read.has(file));
        for await (const [file, { bytes }] of load(unread)) {
            const parsed = this.#run(() => readFile({ path: file.path, bytes }, limits));
            const found = { ...parsed, size: bytes.length };
            if (limits.isExceeded)
                break;
            read.set(file, found);
            if (found.parsed !== undefined)
                this.#parsed.set(parsedKey(file), found, bytes.length * PARSED_BYTES_FOR_EACH);
        }
        return read;
    }
    #readDirectory(path, files, read) {
        const own = files.map((file) => read.get(file)).filter((file) => file !== undefined);
        const size = sum(own.filter(({ parsed }) => parsed !== undefined));
        const directory = { ...this.#run(() => readDirectory(path, own)), size };
        this.#directories.set(keyOf(files), directory, sum(own) * DIRECTORY_BYTES_FOR_EACH);
        return directory;
    }
}
/** Bytes that were parsed are not kept: a module may have any number of files. */
function readFile(file, limits) {
    const { path, bytes, size = bytes.length } = file;
    if (!(0,configuration_file/* isConfiguration */.Z)(path))
        return { ...file, parsed: undefined };
    const refusal = limits.refuse(size) ?? ((0,external_node_buffer_.isUtf8)(bytes) ? undefined : 'the file is not UTF-8');
    const text = refusal === undefined ? new TextDecoder().decode(bytes) : '';
    return { ...file, parsed: parseConfiguration(path, text, refusal), bytes: NO_BYTES };
}
async function* contentsOf(loaded) {
    for await (const [{ path }, { bytes }] of loaded)
        yield { path, bytes };
}
function parsedKey({ path, oid }) {
    return path.endsWith('.json') ? `${oid}.json` : oid;
}
function keyOf(files) {
    return files.map(({ path, oid }) => `${oid} ${path}`).join('\n');
}
function sum(files) {
    return files.reduce((bytes, { size }) => bytes + size, 0);
}


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ MAX_CONFIGURATION_BYTES),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/** Configuration files (HCL). */
/** Bytes of a configuration file. A larger one is not read, and is a diagnostic. */
const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024;
/** Depth of brackets, blocks and templates in a configuration file, in either syntax. What lies deeper is a diagnostic. */
const MAX_DEPTH = 100;


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runWork)
/* harmony export */ });
/** For work of the user's own, which may take as long as it likes. */
const runWork = (work) => work();


/***/ }),

/***/ 5953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ collectionStores),
/* harmony export */   n: () => (/* binding */ packageStores)
/* harmony export */ });
/* harmony import */ var _adapters_github_releases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7741);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(905);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4994);






function packageStores(runtime, options) {
    const { originUrl, repositoryUrl, home, oci, notesOf, releasedTags } = options;
    const watched = (store) => runtime.writes?.packages(store) ?? store;
    const announced = releasedTags === undefined
        ? (store) => store
        : (0,_adapters_github_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .announcing */ .RQ)({ open: home, notesOf, tags: releasedTags });
    return {
        index: announced(indexPackageStore),
        git: announced(gitPackageStore(originUrl)),
        release: watched((0,_adapters_github_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .releaseStore */ .NP)(home, notesOf)),
        oci: announced(watched(lateStore(() => ociStore(runtime, repositoryUrl, oci)))),
        s3: announced(watched(lateStore(() => s3Store(runtime)))),
    };
}
/** A collection writes nothing but the index: registry.yml takes no other kinds. */
function collectionStores(originUrl) {
    const refuse = async () => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', 'a collection stores packages in the index or leaves them in Git', 'write package: index, git, or both into registry.yml');
    };
    const other = { publicLocation: refuse, resolve: refuse, store: refuse };
    return { index: indexPackageStore, git: gitPackageStore(originUrl), release: other, oci: other, s3: other };
}
async function ociStore({ environment, log, secrets }, repositoryUrl, { host, githubToken, repair, ...own } = {}) {
    const username = own.username ?? environment['MODULE_REGISTRY_OCI_USERNAME'] ?? '';
    const password = own.password ?? environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? '';
    const configured = host === undefined || password === '' ? undefined : { host, username, password };
    if (password !== '' && configured === undefined)
        log.warn('the password of the OCI registry is not used: name its repository with --oci-repository');
    if (password === '' && username !== '')
        log.warn(`the user ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(username)} of the OCI registry is not used: MODULE_REGISTRY_OCI_PASSWORD (input "oci-password") is empty`);
    const sources = { configured, githubToken, environment };
    const [{ OciPackageStore }, { networkTransport }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(727), __webpack_require__.e(791)]).then(__webpack_require__.bind(__webpack_require__, 9791)),
        __webpack_require__.e(/* import() */ 268).then(__webpack_require__.bind(__webpack_require__, 2268)),
    ]);
    return new OciPackageStore({ repositoryUrl, sources, repair, transport: networkTransport(log, secrets) });
}
async function s3Store(runtime) {
    const [{ S3PackageStore }, { openS3 }] = await Promise.all([
        __webpack_require__.e(/* import() */ 328).then(__webpack_require__.bind(__webpack_require__, 3328)),
        __webpack_require__.e(/* import() */ 551).then(__webpack_require__.bind(__webpack_require__, 2551)),
    ]);
    return new S3PackageStore({
        open: (place, options) => openS3(runtime, place, {
            endpoint: options['package-endpoint'],
            region: options['package-region'],
            addressing: options['package-addressing'],
            flags: '--package-',
        }),
    });
}
/** A store whose code is loaded when it is first needed: a run that stores nothing there starts faster. */
function lateStore(load) {
    const store = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .Oo)(load);
    return {
        publicLocation: async (...args) => (await store()).publicLocation(...args),
        resolve: async (...args) => (await store()).resolve(...args),
        checkAccess: async () => (await store()).checkAccess?.(),
        store: async (...args) => (await store()).store(...args),
        findRepair: async (...args) => (await store()).findRepair?.(...args),
        attach: async (...args) => (await store()).attach?.(...args),
    };
}
/**
 * Writes nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already, and
 * clients clone it with their own credentials.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must name its own
 */
function gitPackageStore(originUrl) {
    return {
        publicLocation: async () => undefined,
        async resolve({ release, storeOptions }) {
            const options = storeOptions.git;
            const location = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLocation */ .kV)({
                sourceUrl: options['source-url'] ?? originUrl ?? refuseNoOrigin(),
                ref: options['git-ref'] === 'tag' ? release.tag : release.commit,
                subdirectory: release.path,
            });
            return { location, files: new Map() };
        },
        store: async () => { },
    };
}
function refuseNoOrigin() {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a host that clients could clone from', 'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")');
}
/** The zip stands beside `download` and travels in the index commit itself: visible and fetchable at the same time. */
const indexPackageStore = {
    // Asked for packages that must stay private, and those have a public index: a private one shows everything.
    publicLocation: async () => 'in a public index',
    resolve: async ({ release }, { file, facts }) => ({
        location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .indexLocation */ .yk)(facts.digest, (0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .packageSubdirectory */ .sy)(release)),
        files: new Map([
            [(0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'module.zip'), { file, size: facts.size }],
        ]),
    }),
    store: async () => { },
};


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MAX_README_BYTES)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;


/***/ }),

/***/ 5819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ selectLicense),
/* harmony export */   n: () => (/* binding */ licenseIdentifier)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Characters of the SPDX expression that a licence file names. A longer one is none. */
const MAX_LICENSE_EXPRESSION_LENGTH = 100;
const NAME = /^(licen[cs]e|copying|unlicense)(\.(md|markdown|txt|rst))?$/i;
/** The file of a directory that has its licence: `LICENSE` before `LICENCE` before `COPYING` before `UNLICENSE`; undefined without one. */
function selectLicense(names) {
    const rank = (name) => ['license', 'licence', 'copying', 'unlicense'].indexOf(name.toLowerCase().split('.')[0] ?? '');
    return names.filter((name) => NAME.test(name)).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
}
const NAMED = 'SPDX-License-Identifier:';
function lineOf(text) {
    const line = text.slice(0, text.search(/[\r\n]|$/)).trim();
    return line.replace(/(?:\*\/|-->)$/, '').trimEnd();
}
const EXPRESSION = /^[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*$/;
/**
 * The SPDX expression of a licence: the one that the file names, or that of the text that it has word for word. Nothing is guessed:
 * one more clause, and it is undefined.
 */
function licenseIdentifier(text) {
    const [, named] = text.split(NAMED, 2).map(lineOf);
    if (named === undefined)
        return FINGERPRINTS.get(fingerprint(text));
    return EXPRESSION.test(named) && named.length <= MAX_LICENSE_EXPRESSION_LENGTH ? named : undefined;
}
/** Lines that name the holder of the copyright, and not those of the licence that mention one. */
const HOLDERS = /^\W*(?:Copyright\b(?! (?:notice|holder|owner|law|licen|and))|©|\([cC]\) ?\d|All rights reserved\.?\s*$)/i;
const TITLE = /^(?:(?:the|mit|x11|expat|isc|bsd|zero|free|public|2|3|0bsd|clause|simplified|new|revised|modified|or|license|licence) )*/;
const BUSINESS_SOURCE = 'business source license';
const GRANT = ' the licensor hereby grants you the right to copy ';
/** The same for all files that differ in holders, years, title, quotation marks and lines alone. */
function fingerprint(text) {
    const words = text
        .split(/\r?\n/)
        .filter((line) => !HOLDERS.test(line))
        .join('\n')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()
        .replace(TITLE, '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(withoutParameters(words)).digest('hex').slice(0, 16);
}
/** The parameters of the Business Source License come first, and are free; the terms are not. */
function withoutParameters(words) {
    const grant = words.lastIndexOf(GRANT);
    const isFree = grant !== -1 && words.slice(0, grant).includes(BUSINESS_SOURCE);
    return isFree ? `${BUSINESS_SOURCE}${words.slice(grant)}` : words;
}
/** Of the texts that are in use; some have more than one, with other addresses of the publisher, without an appendix, and so on. */
const FINGERPRINTS = new Map(Object.entries({
    '0BSD': '25a274d52b3014d9',
    'AGPL-3.0': '144e7f373473b2b5 7bc3eb0fa8055213',
    'Apache-2.0': '37599287c15c2f2e e87dea5078ce2faa f45538b138cf9aea',
    'BSD-2-Clause': 'a56fee4b2f66331e',
    'BSD-3-Clause': '9b83d3dee0616d07',
    'BUSL-1.1': 'ab130c8236b410ca e532a68bb24b476d',
    'CC0-1.0': '96bdc7f63190fb4b',
    'GPL-2.0': '5cb6370ac80145bf efe73660e5476cf0',
    'GPL-3.0': '5a03c45024821019 b00f98d441af3ac1',
    ISC: '217da0747cec63a2 7bed11ada181e6a6',
    'LGPL-3.0': '275d80c579a26a91 aae2b222477171fb',
    MIT: '0cf21bdfd1964a97',
    'MPL-2.0': '968496952538f644 9eab7902f21bef03 f82071285728ca3e',
    Unlicense: '7a4d92cdb11d2549 fd1b07be5f4f9492',
}).flatMap(([identifier, texts]) => texts.split(' ').map((text) => [text, identifier])));


/***/ })

};
