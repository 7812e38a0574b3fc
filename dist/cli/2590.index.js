export const id = 2590;
export const ids = [2590];
export const modules = {

/***/ 3196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ fetchTags)
/* harmony export */ });
/* unused harmony export fetchCommit */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9286);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7409);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8799);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9130);





/**
 * Fetches tags, without history, into a new bare repository without a HEAD commit, and returns its directory. Throws
 * INVALID_TAG before the first request; NOT_FOUND for a tag that does not exist, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchTags(git, request) {
    const { remote, tags, subject = 'module repository', signal } = request;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const repository = new _remote_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchRepository */ .Zt(git, request);
    const names = tags === 'all' ? ['*'] : [...tags, ...(request.withTwins ? twinPatterns(tags) : [])];
    const fetched = await repository.fetch(names.map(tagRefspec), ['--depth=1'], { signal });
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(repository))))
        return repository.gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .readFailure */ .f1)(subject, remote.url, fetched.stderr);
}
/** A pattern that matches nothing is no failure, other than a name. What else these match is rare: `1.2.3-rc.1`. */
function twinPatterns(tags) {
    const twins = tags.flatMap(_module_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .otherSpellings */ .wf).filter((twin) => (0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .p)(twin) && !tags.includes(twin));
    return [...new Set(twins)].map((twin) => `${twin}*`);
}
/** Copies a tag, or with `*` all of them, under its own name. */
function tagRefspec(name) {
    return `refs/tags/${name}:refs/tags/${name}`;
}
/**
 * Fetches the commit of a ref as HEAD of a new bare repository, and returns its directory. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
async function fetchCommit(git, request) {
    const { remote, ref, withHistory } = request;
    const repository = new FetchRepository(git, request);
    const wanted = [`${ref}:refs/heads/main`, ...(withHistory ? [tagRefspec('*')] : [])];
    const fetched = await repository.fetch(wanted, withHistory ? [] : ['--depth=1']);
    if (fetched.code === 0)
        return repository.gitDirectory;
    throw readFailure('module repository', remote.url, fetched.stderr);
}
/** A shallow fetch of a pattern that matches nothing fails without a message. */
async function hasNoTags(repository) {
    const listed = await repository.list('refs/tags/*');
    return listed.code === 0 && listed.stdout === '';
}
/** Lets through a tag that is safe in a refspec; whether it is a version is decided later, with the config file of its commit. */
function refuseUnsafe(tag) {
    if ((0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .p)(tag))
        return;
    const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .readTag */ .zW)(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
}


/***/ }),

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRepository: () => (/* binding */ findRepository),
/* harmony export */   followTag: () => (/* binding */ followTag),
/* harmony export */   readHead: () => (/* binding */ readHead),
/* harmony export */   repositoryTags: () => (/* binding */ repositoryTags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8082);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8799);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3516);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6847);






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
    const [found, origin] = await Promise.all([
        git.run(args, { cwd: directory }),
        git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
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
    };
}
/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
async function readHead(git, gitDirectory) {
    const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'];
    const { stdout } = await git.run(args, { gitDirectory });
    const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? [];
    return commit === undefined ? undefined : { tag: 'HEAD', commit, committedAt: Number(committedAt) };
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
        return refs.length === 0 ? [] : readCommits(refs, new _objects_js__WEBPACK_IMPORTED_MODULE_4__/* .GitObjects */ .V(git, objects, temporary, signal), others);
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
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Refusal */ .wg)('NOT_A_REPOSITORY', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(gitDirectory));
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
    for (let followed = 0; followed < _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TAGS_FOLLOWED */ .k5; followed += 1) {
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


/***/ }),

/***/ 4948:
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
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(9463);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(5343);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(4278);
// EXTERNAL MODULE: ./lib/module/license.js
var license = __webpack_require__(7954);
// EXTERNAL MODULE: ./lib/module/limits.js
var limits = __webpack_require__(6709);
// EXTERNAL MODULE: ./lib/package/limit-errors.js
var limit_errors = __webpack_require__(4466);
// EXTERNAL MODULE: ./lib/package/limits.js
var package_limits = __webpack_require__(4611);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(8259);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/package/needed-files.js


/** What of a module's files its configuration can need: a package may lack the others. */
const DOCUMENTATION = /(^|\/)docs?\/|\.(md|png|jpe?g|gif|svg|webp|ico|pdf|mp4|mov|drawio)$/i;
/** Whether clients load or may read the file: no example, no test, nothing hidden, no documentation. */
function isNeeded(path) {
    return !(0,configuration_file/* isExampleOrTest */.m)(path) && ((0,configuration_file/* isConfiguration */.Z)(path) || !DOCUMENTATION.test(path));
}
/** Whether a directory that is a module of its own, or the root, has the file as configuration. */
function isModuleConfiguration(path) {
    return (0,configuration_file/* isConfiguration */.Z)(path) && !(0,configuration_file/* isExampleOrTest */.m)(path);
}
const LOCAL_SOURCE = /^[ \t]*"?source"?[ \t]*[=:][ \t]*"(\.\.?(?:\/[^"\r\n]*)?)"/gm;
const MODULE_PATH = /\$\{[ \t]*path\.module[ \t]*\}\/([^"$\\]*)/g;
const COMMENT = /^[ \t]*(#|\/\/).*$/gm;
/**
 * The paths that a file of configuration names in the package: sources of local modules, and texts that begin with `path.module`. A
 * path that goes on with an expression is named up to there.
 */
function namedPaths(path, text) {
    const directory = path.split('/').slice(0, -1).join('/');
    const code = text.replaceAll(COMMENT, '');
    return [...code.matchAll(LOCAL_SOURCE), ...code.matchAll(MODULE_PATH)].map(([, target = '']) => (0,posix_.normalize)((0,posix_.join)(directory, target)).replace(/\/$/, ''));
}

// EXTERNAL MODULE: ./lib/package/package-problem.js
var package_problem = __webpack_require__(5421);
;// CONCATENATED MODULE: ./lib/package/tree-walk.js





/**
 * Walks from the root of the module through all directories, and through symbolic links to files and directories of the
 * module. `files` are those of the package, `problems` what it has to leave out, by path. Throws LIMIT_EXCEEDED.
 */
class TreeWalk {
    files = [];
    problems = new Map();
    #tree;
    #entries = new Map();
    #children = new Map([['', new Set()]]);
    #steps = 0;
    constructor(tree) {
        this.#tree = tree;
        for (const entry of tree.entries) {
            this.#entries.set(entry.path, entry);
            this.#attach(entry.path);
        }
        this.#directory('', '', []);
    }
    /** Adds the files of the directory `source` at `path` in the package. `active`: the directories that the walk is in. */
    #directory(source, path, active) {
        const within = [...active, source];
        for (const child of this.#children.get(source) ?? []) {
            this.#step();
            const from = `${(0,package_package/* rootPrefix */.R)(source)}${child}`;
            const to = `${(0,package_package/* rootPrefix */.R)(path)}${child}`;
            if (Buffer.byteLength(to) > package_limits/* MAX_PATH_BYTES */.PR)
                throw (0,limit_errors/* pathTooLong */.GL)(to);
            const entry = this.#entries.get(from);
            if (entry === undefined)
                this.#directory(from, to, within);
            else if (!this.#tree.excluded(from) && !this.#tree.excluded(to))
                this.#entry(entry, to, within);
        }
    }
    #attach(path) {
        const slash = path.lastIndexOf('/');
        const parent = slash < 0 ? '' : path.slice(0, slash);
        const siblings = this.#children.get(parent);
        if (siblings !== undefined) {
            siblings.add(path.slice(slash + 1));
            return;
        }
        this.#children.set(parent, new Set([path.slice(slash + 1)]));
        this.#attach(parent);
    }
    #entry(entry, path, active) {
        if (!entry.decodable)
            this.#leaveOut(entry, NOT_UTF_8);
        else if (entry.mode === '160000')
            this.#leaveOut(entry, SUBMODULE);
        else if (entry.mode === '120000')
            this.#link(entry, path, active);
        else
            this.#file(entry, path);
    }
    #link(link, path, active) {
        const destination = this.#destinationOf(link.path);
        if ('rule' in destination) {
            this.#leaveOut(link, { ...destination, fix: LINK_FIX });
        }
        else if (active.includes(destination.path)) {
            const target = (0,error/* quote */.hD)(this.#tree.targets.get(link.path) ?? '');
            const rule = `links to ${target}, a directory that holds it: a loop`;
            this.#leaveOut(link, { rule, fix: LINK_FIX });
        }
        else {
            const entry = this.#entries.get(destination.path);
            if (entry === undefined)
                this.#directory(destination.path, path, active);
            else
                this.#entry(entry, path, active);
        }
    }
    /**
     * Follows the link at this path, and links behind it, as a file system does: to a file or directory of the module (`''` is
     * the root), or to the rule that the link breaks. No parent of `link` may be a link.
     */
    #destinationOf(link) {
        const { targets } = this.#tree;
        const named = (0,error/* quote */.hD)(targets.get(link) ?? '');
        const real = link.split('/');
        const rest = real.splice(-1);
        let followed = 0;
        for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                if (real.pop() === undefined)
                    return { rule: `links to ${named}, which leaves the module`, isInClone: this.#isInRepository(rest) };
                continue;
            }
            const path = [...real, part].join('/');
            const target = targets.get(path);
            if (target === undefined) {
                if (!this.#entries.has(path) && !this.#children.has(path))
                    return { rule: `links to ${named}, which is not a tracked file of the module` };
                real.push(part);
                continue;
            }
            followed += 1;
            if (followed > package_limits/* MAX_LINKS_FOLLOWED */.E7)
                return { rule: `links to ${named}, a chain of links that has no end` };
            if (target.startsWith('/'))
                return { rule: `links to ${named}, an absolute path` };
            rest.unshift(...target.split('/'));
        }
        return { path: real.join('/') };
    }
    #file(entry, path) {
        const executable = entry.mode === '100755';
        this.files.push({ path, source: entry.path, oid: entry.oid, executable });
        if (this.files.length > package_limits/* MAX_PACKAGE_FILES */.UM)
            throw (0,limit_errors/* tooManyFiles */.Z)();
    }
    // Links to directories of links can make 2^n paths of n links, so the steps have a limit, not only the files.
    #step() {
        this.#steps += 1;
        if (this.#steps > this.#entries.size + this.#children.size + package_limits/* MAX_PACKAGE_FILES */.UM)
            throw (0,limit_errors/* tooManyFiles */.Z)();
    }
    /** Whether a path that has left the module, and goes on like this, may still lead to a place in the repository. */
    #isInRepository(rest) {
        const depth = this.#tree.root.split('/').filter((name) => name !== '').length;
        return rest.filter((name) => name === '..').length < depth;
    }
    #leaveOut({ path, decodable }, why) {
        const needed = decodable ? isModuleConfiguration(path) : isNeeded(path);
        this.problems.set(path, { path, ...why, isNeeded: needed });
    }
}
const NOT_UTF_8 = { rule: 'the name is not UTF-8', fix: 'rename it', isInClone: true };
const SUBMODULE = {
    rule: 'a submodule, whose files are not part of the commit',
    fix: 'commit the files of the submodule in its place',
    isInClone: true,
};
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the module';

;// CONCATENATED MODULE: ./lib/package/package-files.js






/**
 * The files that go into the package of a module. A symbolic link is replaced by the file or directory that it points at. Throws
 * NOT_A_MODULE, UNSAFE_PACKAGE for a path that Git checks out nowhere, and LIMIT_EXCEEDED.
 * @param module directory of the module in the repository, which is in the tree
 */
function planPackage(tree, module = tree.root) {
    requireConfiguration(tree, module);
    const { files, problems } = new TreeWalk(tree);
    const hostile = files.filter(({ path }) => isGitDirectory(path));
    if (hostile.length > 0)
        throw gitDirectories(hostile, (0,package_package/* rootPrefix */.R)(tree.root));
    const unportable = files.flatMap(({ path }) => {
        const rule = storageRule(path);
        return rule === undefined
            ? []
            : [{ path, rule, fix: 'rename it', isInClone: true, isNeeded: isNeeded(path) }];
    });
    const names = new Set(unportable.map(({ path }) => path));
    const stored = files.filter(({ path }) => !names.has(path));
    return {
        files: sortedByBytes(stored),
        leftOut: [...problems.values(), ...unportable],
        collisions: findCollisions(stored.map(({ path }) => path)),
    };
}
/** Whether the package has exactly the files of the tree: none is left out, and no symbolic link is replaced. */
function equalsTree({ entries }, files) {
    return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'));
}
function gitDirectories(files, prefix) {
    const rule = 'a ".git" in a package could take over the repository into which it is unpacked';
    const problems = files.map(({ path }) => ({ path: `${prefix}${path}`, rule, fix: 'rename it' }));
    return (0,package_problem/* packageRefusal */.$)('UNSAFE_PACKAGE', 'these files cannot be packaged', problems);
}
function sortedByBytes(files) {
    return files
        .map((file) => ({ file, bytes: Buffer.from(file.path) }))
        .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
        .map(({ file }) => file);
}
/** The module may be a collection: its root has no configuration, and callers name directories below it. */
function requireConfiguration(tree, module) {
    const root = (0,package_package/* rootPrefix */.R)(tree.root);
    const below = (0,package_package/* rootPrefix */.R)(module);
    const configuration = tree.entries
        .filter(({ path }) => !tree.excluded(path))
        .map(({ path }) => `${root}${path}`);
    const isOfModule = (path) => path.startsWith(below) && isModuleConfiguration(path.slice(below.length));
    if (!configuration.some(isOfModule))
        throw notAModule(module, configuration);
}
/** A NOT_A_MODULE for a directory without configuration. The hint suggests directories of those files that are some. */
function notAModule(root, files) {
    const where = root === '' ? 'the root of the repository' : `the directory ${(0,error/* quote */.hD)(root)}`;
    const found = new Set(files.filter(isModuleConfiguration).map((path) => path.split('/').slice(0, -1).join('/')));
    const [first, ...others] = [...found].sort().slice(0, package_limits/* MAX_SUGGESTED_PATHS */.u1).map(argument);
    const also = others.length > 0 ? ` (or ${others.join(', ')})` : '';
    return new error/* RegistryError */.gl('NOT_A_MODULE', `${where} has no .tf or .tofu file at this commit, nor has a directory below it (examples and tests aside)`, first === undefined
        ? 'commit the configuration of the module before it is tagged'
        : `name the directory of the module: --module-path ${first}${also}`);
}
function argument(directory) {
    if (directory === '')
        return '.';
    return /^\w[\w./-]*$/.test(directory) ? directory : (0,error/* quote */.hD)(directory);
}
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i;
const RESERVED_CHARACTER = /[<>:"|?*\\]/;
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Whether the name of a file or directory in the path is `.git` on some file system: Git itself checks no such commit out. */
function isGitDirectory(path) {
    return path
        .split('/')
        .some((component) => /^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, '')));
}
/** Why Linux, macOS or Windows cannot store a file of this path; undefined where all can. */
function storageRule(path) {
    return path.split('/').map(componentRule).find(Boolean);
}
function componentRule(component) {
    if (/\p{Cc}/u.test(component))
        return 'the name contains a control character';
    if (RESERVED_CHARACTER.test(component))
        return 'the name contains one of < > : " | ? * \\';
    if (RESERVED_NAME.test(component))
        return 'the name is reserved on Windows';
    if (/[. ]$/.test(component))
        return 'the name ends in a dot or a blank, which Windows drops';
    if (Buffer.byteLength(component) > package_limits/* MAX_COMPONENT_BYTES */.D9) {
        return `the name is longer than ${package_limits/* MAX_COMPONENT_BYTES */.D9} bytes`;
    }
    return undefined;
}
/** Paths, or directories in them, that a file system without letter case or with another Unicode form takes for one. */
function findCollisions(paths) {
    const spellings = new Map();
    const collisions = new Map();
    for (const name of namesOf(paths)) {
        const folded = fold(name);
        const other = spellings.get(folded);
        if (other === undefined)
            spellings.set(folded, name);
        else
            collisions.set(name, collision(name, other, paths));
    }
    return [...collisions.values()];
}
/** Every file, duplicates included, and every directory once, with a slash at the end. */
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
function collision(name, other, paths) {
    // Directories are merged, so that nothing is lost but the border between two modules.
    const isMerged = name.endsWith('/') && other.endsWith('/');
    return {
        path: trimmed(name),
        rule: `the same name as ${(0,error/* quote */.hD)(trimmed(other))} on file systems that ignore letter case or Unicode form`,
        fix: 'rename one of the two',
        isInClone: true,
        isNeeded: isMerged
            ? paths.some((path) => path.startsWith(name) && isModuleConfiguration(path))
            : isNeeded(trimmed(name)) || isNeeded(trimmed(other)),
    };
}
/** Unicode's full case folding, under which ẞ, ß and ss are one: no single conversion has it. https://www.unicode.org/versions/latest/core-spec/chapter-3/#G34145 */
function fold(name) {
    return trimmed(name).normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}
function trimmed(name) {
    return name.endsWith('/') ? name.slice(0, -1) : name;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
;// CONCATENATED MODULE: ./lib/package/secret-files.js




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
    { pattern: /AIza[A-Za-z0-9_-]{35}/, name: 'a Google API key' },
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
    const promised = findPromised(paths, buffer);
    if (promised !== undefined)
        return promised;
    // The next tag has most files again: whoever keeps their bytes has them searched once.
    if (!searched.has(bytes))
        searched.set(bytes, findAnywhere(buffer));
    return searched.get(bytes);
}
const searched = new WeakMap();
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
    for (let start = 0; start < bytes.length; start += package_limits/* SECRET_WINDOW_BYTES */.gE) {
        const text = bytes.toString('latin1', start, start + package_limits/* SECRET_WINDOW_BYTES */.gE + package_limits/* SECRET_OVERLAP_BYTES */.Bw);
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
            if (isReal(value, text.slice(index, index + package_limits/* SECRET_OVERLAP_BYTES */.Bw)))
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








/** Judges what a package lacks by what its files, seen one by one as they are packed, say about it. */
class PackageScreening {
    #prefix;
    #plan;
    #isCommit;
    #named = [];
    #problems = [];
    #secrets = [];
    /**
     * @param root the directory of the package in the repository
     * @param isCommit whether clients clone the repository: then the package lacks only what the clone lacks too
     */
    constructor(root, plan, isCommit) {
        this.#prefix = (0,package_package/* rootPrefix */.R)(root);
        this.#plan = plan;
        this.#isCommit = isCommit;
    }
    screen({ path, source }, bytes) {
        const problem = contentProblem(path, bytes);
        if (problem !== undefined)
            this.#problems.push(problem);
        if (isModuleConfiguration(path))
            this.#named.push(...namedPaths(path, Buffer.from(bytes).toString()));
        const paths = path === source ? [path] : [path, source];
        const secret = findSecret(paths.map((each) => `${this.#prefix}${each}`), bytes);
        if (secret !== undefined)
            this.#secrets.push({ path: `${this.#prefix}${path}`, ...secret });
    }
    /** Throws UNSAFE_PACKAGE, with every file that the module needs and its clients would not get. */
    finish() {
        const isAbsent = ({ isInClone }) => !this.#isCommit || !isInClone;
        const leftOut = this.#plan.leftOut.filter(isAbsent);
        const collisions = this.#plan.collisions.filter(isAbsent);
        const broken = this.#problems.filter(isAbsent);
        const lost = [...leftOut, ...collisions, ...broken].filter((each) => each.isNeeded || this.#isRead(each.path));
        if (lost.length > 0)
            throw (0,package_problem/* packageRefusal */.$)('UNSAFE_PACKAGE', 'the module needs these files, and not every client would get them', lost.map((each) => ({ ...each, path: `${this.#prefix}${each.path}` })));
        return {
            secrets: this.#secrets,
            notices: [
                ...this.#notice('left out of the package', leftOut),
                ...this.#notice('not the same on every client', collisions),
                ...this.#notice('not as it should be', broken),
            ],
        };
    }
    /** Whether configuration of the module names the path, or one below it. */
    #isRead(path) {
        return this.#named.some((named) => named === path || named.startsWith(`${path}/`));
    }
    #notice(what, problems) {
        if (problems.length === 0)
            return [];
        const named = problems
            .slice(0, package_limits/* MAX_NOTICED_PATHS */.Vk)
            .map(({ path, rule }) => `${(0,error/* quote */.hD)(`${this.#prefix}${path}`)}: ${rule}`);
        const more = problems.length - named.length;
        return [`${what}: ${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`];
    }
}
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
function contentProblem(path, bytes) {
    if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
        return {
            path,
            rule: 'a Git LFS pointer is packaged instead of the file itself',
            fix: 'commit the file itself (git lfs migrate export), or leave it out with "export-ignore" in .gitattributes',
            isInClone: true,
            isNeeded: isNeeded(path),
        };
    }
    if (!(0,configuration_file/* isConfiguration */.Z)(path) || (0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    const isModule = isModuleConfiguration(path);
    return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8', isNeeded: isModule };
}

// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(9290);
// EXTERNAL MODULE: ./lib/publish/limits.js
var publish_limits = __webpack_require__(2126);
// EXTERNAL MODULE: ./lib/publish/repository-limit.js
var repository_limit = __webpack_require__(16);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/adapters/filesystem/limits.js
var filesystem_limits = __webpack_require__(2905);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-writer.js






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
    await (0,external_node_stream_promises_.pipeline)(counted, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', highWaterMark: filesystem_limits/* WRITE_BUFFER_BYTES */.nM }));
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

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 4 modules
var interface_reader = __webpack_require__(3696);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var git_limits = __webpack_require__(3516);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/package/path-pattern.js
var path_pattern = __webpack_require__(7479);
;// CONCATENATED MODULE: ./lib/package/terraform-ignore.js




/**
 * Reads a `.terraformignore`. The result tells whether a path, relative to the directory of the file, is left out. The last
 * rule that matches the path or one of its directories decides; unlike in .gitignore, a pattern with a slash inside matches
 * at any depth unless it begins with one. Throws UNSAFE_PACKAGE for a pattern that is not valid, and LIMIT_EXCEEDED.
 * https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
 */
function parseTerraformIgnore(text) {
    if (text.length > package_limits/* MAX_IGNORE_BYTES */.Oi)
        throw (0,limit_errors/* ignoreFileTooLarge */.iW)(text.length);
    const rules = text.split(/\r?\n/).flatMap(parseRule);
    const cost = new path_pattern/* MatchCost */.hf();
    const matches = (rule, names) => names.some((name) => rule.pattern.matches(name, cost));
    // The last rule for each directory or a directory above it, as a directory has many files.
    const known = new Map([['', -1]]);
    const ruleOf = (directory) => {
        const last = known.get(directory) ??
            Math.max(ruleOf((0,path_pattern/* directoryOf */.jt)(directory)), rules.findLastIndex((rule) => matches(rule, [directory, `${directory}/`])));
        known.set(directory, last);
        return last;
    };
    return (path) => {
        const above = ruleOf((0,path_pattern/* directoryOf */.jt)(path));
        const own = rules.findLastIndex((rule, at) => at <= above || matches(rule, [path]));
        if (cost.isTooHigh)
            throw (0,limit_errors/* patternsTooCostly */.Qk)('.terraformignore');
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
        return [{ pattern: new path_pattern/* PathPattern */.Ad(anchored.endsWith('/') ? `${anchored}**` : anchored), ignores }];
    }
    catch (cause) {
        const message = `.terraformignore has a pattern that is not valid: ${(0,error/* quote */.hD)(text)}`;
        throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', message, 'correct the pattern: its range is in reverse order', {
            cause,
        });
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var git_tree = __webpack_require__(4820);
;// CONCATENATED MODULE: ./lib/adapters/git/module-tree.js









/** Reads the file names of a module at a commit, the targets of its links, and the paths that its ignore files exclude. */
class ModuleTreeReader {
    /** Has the contents of the files too. */
    objects;
    #trees;
    #exportIgnore;
    constructor(objects) {
        this.objects = objects;
        this.#trees = new git_tree/* GitTrees */.yc(objects);
        this.#exportIgnore = new ExportIgnore(objects);
    }
    /**
     * Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory, LIMIT_EXCEEDED when
     * there are too many files, UNSAFE_PACKAGE for a damaged directory or attribute file.
     */
    async read({ commit, path: root }) {
        const { tree, attributeFiles } = await this.#findTree(await this.#rootTree(commit), root);
        const entries = await this.#trees.readBelow(tree);
        const prefix = (0,package_package/* rootPrefix */.R)(root);
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
        const object = await this.objects.read(commit);
        const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? [];
        if (object?.type === 'commit' && tree !== undefined)
            return tree;
        throw new error/* RegistryError */.gl('NOT_FOUND', `the commit ${commit} is not in the repository`, `fetch it: git fetch origin ${commit}`);
    }
    /** The tree of the module, and the attribute files of the directories above it. */
    async #findTree(rootTree, root) {
        const attributeFiles = [];
        let directory = { oid: rootTree, path: '' };
        for (const name of root.split('/').filter((component) => component !== '')) {
            const entries = await this.#trees.read([directory]);
            const wanted = `${(0,package_package/* rootPrefix */.R)(directory.path)}${name}`;
            const found = entries.find(({ path, mode }) => path === wanted && mode === git_tree/* DIRECTORY_MODE */.sg);
            if (found === undefined)
                throw notAModule(root, await this.#filesBelow(rootTree));
            attributeFiles.push(...entries.filter(isAttributeFile));
            directory = found;
        }
        return { tree: directory.oid, attributeFiles };
    }
    async #filesBelow(rootTree) {
        return (await this.#trees.readBelow(rootTree)).map(({ path }) => path);
    }
    async #terraformIgnore(entries) {
        const file = entries.filter(({ path, mode }) => path === '.terraformignore' && isRegular(mode));
        for await (const [, { bytes }] of this.objects.readEach('blob', file)) {
            return parseTerraformIgnore(bytes.toString());
        }
        return () => false;
    }
    async #linkTargets(entries) {
        const targets = new Map();
        const links = entries.filter(({ mode }) => mode === '120000');
        for await (const [{ path }, { bytes }] of this.objects.readEach('blob', links)) {
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
/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
class ExportIgnore {
    #objects;
    #mentions = new Map();
    #verdicts = new bounded_map/* BoundedMap */.E(git_limits/* MAX_CACHED_ATTRIBUTE_BYTES */.pz);
    constructor(objects) {
        this.#objects = objects;
    }
    /**
     * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
     * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
     */
    async select(attributeFiles, paths) {
        if (!(await this.#mentioned(attributeFiles)))
            return new Set();
        const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('');
        const verdicts = this.#verdicts.get(key) ?? new Map();
        const unknown = [...withDirectories(paths)].filter((path) => !verdicts.has(path));
        if (unknown.length > 0) {
            for (const [path, ignored] of await this.#ask(attributeFiles, unknown))
                verdicts.set(path, ignored);
            this.#verdicts.set(key, verdicts, verdicts.size * git_limits/* TREE_ENTRY_BYTES */.g_);
        }
        return excludedOf(paths, verdicts);
    }
    async #mentioned(attributeFiles) {
        const unread = attributeFiles.filter(({ oid }) => !this.#mentions.has(oid));
        for await (const [, { oid, bytes }] of this.#objects.readEach('blob', unread)) {
            this.#mentions.set(oid, bytes.includes('export-ignore'));
        }
        return attributeFiles.some(({ oid }) => this.#mentions.get(oid));
    }
    async #ask(attributeFiles, paths) {
        const indexFile = (0,external_node_path_.join)(this.#objects.gitDirectory, `index-${(0,external_node_crypto_.randomUUID)()}`);
        const run = async (args, lines) => {
            const input = lines.map((line) => `${line}\0`).join('');
            const { code, stdout, stderr } = await this.#objects.run(args, { indexFile, input });
            if (code === 0)
                return stdout;
            throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', `git could not apply the .gitattributes files of the commit: ${stderr.trim()}`, 'correct the line that git names');
        };
        const files = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}`);
        await run(['update-index', '-z', '--add', '--index-info'], files);
        const checked = await run(['check-attr', '-z', '--stdin', '--cached', 'export-ignore'], paths);
        const fields = checked.split('\0');
        return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']));
    }
}
/** The paths and the directories above them, each once. Directories end in a slash: Git applies rules for directories to those only. */
function withDirectories(paths) {
    const names = new Set(paths);
    for (const path of paths) {
        for (let name = parentOf(path); name !== '' && !names.has(name); name = parentOf(name))
            names.add(name);
    }
    return names;
}
/** Those of the paths that have a verdict against them or against a directory above them. */
function excludedOf(paths, verdicts) {
    const known = new Map([['', false]]);
    const isExcluded = (name) => {
        const answer = known.get(name) ?? (verdicts.get(name) === true || isExcluded(parentOf(name)));
        known.set(name, answer);
        return answer;
    };
    return new Set(paths.filter(isExcluded));
}
/** The directory above, with a slash at its end; `''` for the root. */
function parentOf(name) {
    return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1);
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js + 1 modules
var git_objects = __webpack_require__(6847);
;// CONCATENATED MODULE: ./lib/adapters/git/modules.js























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
        },
        license: (module) => spend(() => readers().licenses.read(module)),
        config: {
            at: (commit) => spend(() => readers().config.at(commit)),
            hasElsewhere: (module) => spend(async () => (await readers().config.hasElsewhere?.(module)) ?? false),
            hasModule: (module) => spend(async () => (await readers().config.hasModule?.(module)) ?? false),
        },
        async close() {
            const closing = opened;
            opened = undefined;
            await closing?.trees.objects.close();
        },
    };
}
function readersOf(objects, head, run) {
    return {
        trees: new ModuleTreeReader(objects),
        interfaces: new interface_reader/* InterfaceReader */.T(run),
        licenses: new LicenseReader(objects, run),
        config: gitConfigSource(objects, head, run),
    };
}
/**
 * Packs the module of a commit into a zip that depends on its tree alone, not on the work tree or the machine. Throws, besides
 * what the port names, NOT_FOUND; then there is no file.
 */
async function packModule(request, trees, { temporary, run }) {
    const { commit, path: module, packageRoot: root = module } = request;
    const tree = await trees.read({ commit, path: root });
    const plan = run(() => planPackage(tree, module));
    const screening = new PackageScreening(root, plan, request.isCommit ?? false);
    const contents = [];
    const unscreened = [];
    const screenAll = () => run(() => {
        for (const { bytes, ...file } of unscreened.splice(0))
            screening.screen(file, bytes);
    });
    async function* readFiles() {
        let total = 0;
        for await (const [{ path, source, executable }, { bytes }] of trees.objects.readEach('blob', plan.files)) {
            total += bytes.length;
            if (total > package_limits/* MAX_PACKAGE_BYTES */.qv)
                throw (0,limit_errors/* packageTooLarge */.Sj)();
            unscreened.push({ path, source, bytes });
            if (unscreened.length === git_limits/* SCREENED_AT_ONCE */.Ke || bytes.length > git_limits/* SCREENED_BYTES */._K)
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
        const counts = { files: contents.length, equalsTree: equalsTree(tree, plan.files) };
        return { facts: { format: package_package/* PACKAGE_FORMAT */.N, ...zip, ...counts }, contents, file, ...screened };
    }
    catch (error) {
        await (0,promises_.rm)(file, { force: true });
        throw error;
    }
}
async function readInterface({ trees, interfaces }, module, run) {
    const tree = await trees.read(module);
    // Files that a package must not have are read, too: a comparison publishes nothing.
    const { files } = run(() => new TreeWalk(tree));
    const selected = run(() => (0,module_files/* selectInterfaceFiles */.Dm)(files));
    return interfaces.readListed(selected, (wanted) => trees.objects.readEach('blob', wanted));
}
function gitConfigSource(objects, head, run) {
    /** By blob; a copy that is refused is so for each of its tags, and parsed once too. */
    const copies = new Map();
    let copiedBytes = 0;
    const configAt = async (commit) => {
        const blob = await (0,git_tree/* readAt */.m6)(objects, { commit, path: config/* CONFIG_PATH */.tF });
        if (blob?.type !== 'blob')
            return undefined;
        // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(3645), __webpack_require__.e(5542)]).then(__webpack_require__.bind(__webpack_require__, 5542));
        const known = copies.get(blob.oid);
        if (known !== undefined)
            return known();
        copiedBytes += Math.min(blob.bytes.length, config/* configFormat */.A5.maxBytes);
        if (copiedBytes > publish_limits/* MAX_CONFIG_COPIES_BYTES */.Mt)
            throw tooManyCopies(copies.size);
        const copy = resultOf(() => run(() => parseConfigFile(config/* CONFIG_PATH */.tF, blob.bytes, config/* configFormat */.A5)));
        copies.set(blob.oid, copy);
        return copy();
    };
    return {
        async at(commit) {
            const own = commit === 'HEAD' ? undefined : await configAt(commit);
            return own ?? (head === undefined ? undefined : await configAt(head)) ?? {};
        },
        async hasElsewhere({ commit, path }) {
            if (head === undefined || (await configAt(head)) === undefined)
                return false;
            if ((await configAt(commit)) !== undefined)
                return false;
            return (await (0,git_tree/* readAt */.m6)(objects, { commit, path }))?.type !== 'tree';
        },
        async hasModule({ commit, path }) {
            const tree = await (0,git_tree/* readAt */.m6)(objects, { commit, path });
            if (tree?.type !== 'tree')
                return false;
            return (0,git_tree/* parseTree */.cZ)(tree.bytes, path).some((entry) => (0,configuration_file/* isConfiguration */.Z)(entry.path));
        },
    };
}
const modules_REGULAR_FILE = /^100/;
/** Reads the licences of modules from commits. The same file of many tags is read once. */
class LicenseReader {
    #objects;
    #run;
    #identifiers = new Map();
    constructor(objects, run) {
        this.#objects = objects;
        this.#run = run;
    }
    /** The file in the directory of the module, else in the root of the repository; undefined without one. */
    async read({ commit, path }) {
        const own = path === '' ? undefined : await this.#readIn(commit, path);
        return own ?? this.#readIn(commit, '');
    }
    async #readIn(commit, directory) {
        const tree = await (0,git_tree/* readAt */.m6)(this.#objects, { commit, path: directory });
        const entries = tree?.type === 'tree' ? (0,git_tree/* parseTree */.cZ)(tree.bytes, directory) : [];
        const files = entries.filter(({ mode }) => modules_REGULAR_FILE.test(mode));
        const name = (0,license/* selectLicense */.IB)(files.map((entry) => entry.path));
        const found = files.find((entry) => entry.path === name);
        if (found === undefined)
            return undefined;
        const file = directory === '' ? found.path : `${directory}/${found.path}`;
        const identifier = await this.#identifierOf({ oid: found.oid, path: file });
        return { file, ...(identifier === undefined ? {} : { identifier }) };
    }
    async #identifierOf({ oid, path }) {
        if (this.#identifiers.has(oid))
            return this.#identifiers.get(oid);
        const blob = await this.#objects.read(oid);
        if (blob === undefined)
            throw (0,git_objects/* notFound */.m)(oid, path);
        const { bytes } = blob;
        const text = bytes.length > limits/* MAX_LICENSE_BYTES */.RQ ? '' : new TextDecoder().decode(bytes);
        const identifier = this.#run(() => (0,license/* licenseIdentifier */.n0)(text));
        this.#identifiers.set(oid, identifier);
        return identifier;
    }
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
function tooManyCopies(count) {
    return new repository_limit/* RepositoryLimit */.C(`the tags have more than ${count} different copies of ${config/* CONFIG_PATH */.tF}, and more than ${publish_limits/* MAX_CONFIG_COPIES_BYTES */.Mt} bytes in them`, 'publish some tags at a time (--tag), or let one file count for all of them (--config)');
}


/***/ }),

/***/ 896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  hasNextPage: () => (/* binding */ hasNextPage)
});

// EXTERNAL MODULE: ../../main/node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(4225);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(4038);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/rest/dist-src/index.js + 15 modules
var dist_src = __webpack_require__(5763);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(4611);
// EXTERNAL MODULE: ./lib/adapters/github/limits.js
var github_limits = __webpack_require__(2981);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(7042);
;// CONCATENATED MODULE: ./lib/adapters/github/retry-budget.js


/** The time that a run may lose to failing requests, all together: a run that GitHub lets down ends, and says so. */
class RetryBudget {
    seconds;
    #leftMs;
    #failingSince;
    constructor(seconds) {
        this.seconds = seconds;
        this.#leftMs = seconds * 1000;
    }
    /** Milliseconds that may still be lost. */
    get leftMs() {
        const now = Date.now();
        return Math.max(0, this.#leftMs - (now - (this.#failingSince ?? now)));
    }
    /** Milliseconds that one attempt may take. Where none are left, a request still gets a short time: GitHub may be well again. */
    get attemptMs() {
        const allMs = this.seconds * 1000;
        return Math.max(Math.min(this.leftMs, allMs / 3), allMs / 60);
    }
    /** Yields a first round at once, and one after each of up to five longer and longer waits, while the budget lasts. */
    async *rounds() {
        const firstMs = (this.seconds * 1000) / 60;
        for (let round = 0; round < github_limits/* MAX_ROUNDS */.JH; round += 1) {
            const since = Date.now();
            if (round > 0 && !(await (0,backoff/* waitWithin */.rE)(this.leftMs, firstMs * round)))
                return;
            if (round > 0)
                this.failed(since);
            yield round;
        }
    }
    succeeded() {
        this.#leftMs = this.leftMs;
        this.#failingSince = undefined;
    }
    /** @param since when the attempt began that failed: what it took is lost too */
    failed(since) {
        this.#failingSince ??= since;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/github/client.js










/** Stands for the queue that the throttling plugin sends writes and all of GraphQL through, one a second. */
const NO_PAUSE = { key: () => ({ schedule: (_options, work) => work() }) };
/**
 * Opens the clients of a GitHub server. They repeat a request after every temporary failure; a write that must not be sent
 * twice says `request: { retries: 0 }`. They wait for rate limits as long as GitHub asks, while the budget lasts.
 */
function createGitHub(server, { log, secrets }) {
    const budget = new RetryBudget(server.retrySeconds);
    const origins = new Set([server.apiUrl, server.url].map((url) => new URL(url).origin));
    // All waits together (1 + 4 + 9 times the first) take half of the budget; the rest is for the attempts.
    const firstMs = server.retrySeconds * 1000 * (1 / 28);
    const debug = (line) => log.debug(line);
    const Client = dist_src/* Octokit */.E.plugin(hideSecrets(secrets), checkAnswers, refuseRedirects, withinBudget(budget, firstMs), dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    const options = {
        baseUrl: server.apiUrl,
        userAgent: 'module-registry',
        log: { debug, info: debug, warn: debug, error: debug },
        request: { fetch: confinedFetch(origins, budget) },
        retry: {
            retries: github_limits/* MAX_REPETITIONS */.ax,
            retryAfterBaseValue: firstMs,
            doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
        },
        throttle: {
            id: server.tokenName,
            onRateLimit: (seconds) => isWaited(seconds, 'the rate limit'),
            onSecondaryRateLimit: (seconds) => isWaited(seconds, 'a secondary rate limit'),
        },
    };
    const octokit = new Client({ ...options, auth: server.token });
    const unhurried = { ...options.throttle, id: `${server.tokenName} queries`, write: NO_PAUSE };
    const queries = new Client({ ...options, throttle: unhurried, auth: server.token });
    return { server, log, octokit, plain: new Client(options), queries, budget, origins };
    function isWaited(seconds, limit) {
        if (seconds * 1000 > budget.leftMs)
            return false;
        log.warn(`GitHub asks to wait ${seconds} seconds (${limit})`);
        return true;
    }
}
/** Texts of requests that people read on GitHub: of comments, pull requests, releases and commits. */
const TEXTS = new Set(['title', 'body', 'message', 'headline']);
/** An Octokit plugin that masks what GitHub shows to people. Nobody who writes a text there can go around it. */
function hideSecrets(secrets) {
    const masked = (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskedField(name, value)]));
    const maskedField = (name, value) => {
        if (typeof value === 'string')
            return TEXTS.has(name) ? secrets.apply(value) : value;
        return /^(?:variables|input|message)$/.test(name) && typeof value === 'object' && value !== null
            ? masked(value)
            : value;
    };
    return (octokit) => {
        octokit.hook.before('request', (options) => {
            Object.assign(options, masked(options));
        });
        return {};
    };
}
/**
 * An Octokit plugin that refuses redirects that {@link confinedFetch} has not followed: Octokit takes them for success. Throws
 * REPOSITORY_UNREACHABLE.
 */
function refuseRedirects(octokit) {
    octokit.hook.after('request', ({ status, headers }, { method, url }) => {
        if (!isRedirect(status))
            return;
        throw new base_error/* RegistryError */.gl('REPOSITORY_UNREACHABLE', `GitHub answers ${method} ${(0,base_error/* quote */.hD)(url)} with ${status} to ${(0,base_error/* quote */.hD)(headers.location ?? '')}: it is not followed`, 'if the repository has another name now, use that one; else let the proxy or server in between pass the request through');
    });
    return {};
}
/**
 * An Octokit plugin inside the retry plugin: it stops retries whose wait is longer than what is left of the budget. The retry
 * plugin waits n² times the first wait before repetition n.
 */
function withinBudget(budget, firstMs) {
    return (octokit) => {
        octokit.hook.error('request', (error, options) => {
            const repetition = Number(options.request['retryCount'] ?? 0) + 1;
            if (firstMs * repetition ** 2 >= budget.leftMs)
                options.request['retries'] = 0;
            throw error;
        });
        return {};
    };
}
/**
 * Whether another page of a list follows. GitHub says so with a link; a server that gives none may also give fewer than were asked for.
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers
 */
function hasNextPage({ link }, found, size) {
    return link === undefined ? found >= size : /rel="?next/.test(link);
}
/**
 * A fetch for Octokit that sends requests to these origins only, even where a redirect names another. It rejects where a server
 * does not answer in time, and where a response is too large or JSON that is incomplete: with plain errors, which Octokit treats as a
 * failed connection.
 */
function confinedFetch(origins, budget) {
    return async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        if (!origins.has(url.origin))
            throw new Error(`${(0,base_error/* quote */.hD)(url.origin)} is not a host of this GitHub: nothing was sent`);
        const started = Date.now();
        try {
            const response = await answerWithin(url, init, budget);
            const target = redirectTarget(url, init, response);
            if (target !== undefined && origins.has(target.origin))
                return await answerWithin(target, init, budget);
            if (response.status < 500 && response.status !== 429)
                budget.succeeded();
            else
                budget.failed(started);
            return response;
        }
        catch (error) {
            budget.failed(started);
            throw error;
        }
    };
}
async function answerWithin(url, init, budget) {
    const size = init?.body instanceof Uint8Array ? init.body.length : 0;
    const timeoutMs = budget.attemptMs + (size / github_limits/* SLOWEST_UPLOAD */.sl) * 1000;
    const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
    try {
        return await wholeResponse(url, await fetch(url, { ...init, redirect: 'manual', signal }));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        // A plain error: octokit never repeats one that is called AbortError.
        throw new Error(`no answer within ${Math.ceil(timeoutMs / 1000)} seconds`);
    }
}
/** Rejects incomplete JSON, which Octokit would return as text. */
async function wholeResponse(url, response) {
    const { status, headers } = response;
    const isJson = /\bjson\b/.test(headers.get('content-type') ?? '');
    const bytes = await bytesOf(response, isJson ? maxJson(url) : limits/* MAX_PACKAGE_BYTES */.qv);
    if (isJson && bytes.length > 0) {
        try {
            (0,json/* readJson */.Vh)(new TextDecoder().decode(bytes));
        }
        catch (error) {
            throw new Error(`the response cannot be read: ${(0,base_error/* messageOf */.bD)(error)}`);
        }
    }
    return new Response(bytes.length === 0 ? null : bytes, { status, headers });
}
/** Octokit itself reads a response of any size. */
async function bytesOf({ body }, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body ?? []) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error(`the response has more than ${maxBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function maxJson({ pathname }) {
    return /\/(?:graphql|git|releases|pulls|comments)\b/.test(pathname) ? github_limits/* MAX_TEXTS_BYTES */.WR : github_limits/* MAX_ANSWER_BYTES */.gB;
}
/**
 * A repository that was renamed answers with a redirect. Only 307 and 308 ask to send a write again as it was.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
function redirectTarget(url, init, { status, headers }) {
    const location = headers.get('location');
    const isFollowed = init?.method === 'GET' ? isRedirect(status) : status === 307 || status === 308;
    return location !== null && isFollowed && URL.canParse(location, url.href)
        ? new URL(location, url)
        : undefined;
}
/** Whether a status sends the client elsewhere; 304 does not. */
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}
/** What GitHub's answers must have, as far as it is used: a login page, a proxy or another server may answer 200 too. */
const id = schemas/* number */.aig().int();
const repository = schemas/* looseObject */._H3({
    id,
    owner: schemas/* looseObject */._H3({ id }),
    full_name: schemas/* string */.YjP(),
    // Without it nobody knows who may read the repository.
    private: schemas/* boolean */.zMY(),
});
const asset = schemas/* looseObject */._H3({ id, name: schemas/* string */.YjP(), state: schemas/* string */.YjP() });
const release = schemas/* looseObject */._H3({
    id,
    tag_name: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY(),
    upload_url: schemas/* string */.YjP(),
    assets: (0,schema/* listOf */.c3)(asset),
});
const pull = schemas/* looseObject */._H3({
    number: id,
    html_url: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    head: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP(), ref: schemas/* string */.YjP() }),
});
const comment = schemas/* looseObject */._H3({ id, body: schemas/* string */.YjP().optional() });
const object = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() });
/** By the end of the path of a request, as Octokit spells it. A list is asked for with GET. */
const ANSWERS = [
    [/\/(?:orgs|users)\/\{\w+\}\/repos$/, (0,schema/* listOf */.c3)(repository)],
    [/\/repos\/\{owner\}\/\{repo\}$/, repository],
    [/\/releases$/, release, (0,schema/* listOf */.c3)(release)],
    [/\/releases\/(?:latest|tags\/\{tag\}|\{release_id\})$/, release],
    [/\/releases\/generate-notes$/, schemas/* looseObject */._H3({ body: schemas/* string */.YjP() })],
    [/\/pulls(?:\/\{pull_number\})?$/, pull, (0,schema/* listOf */.c3)(pull)],
    [/\/comments$/, comment, (0,schema/* listOf */.c3)(comment)],
    [/\/attestations\/\{subject_digest\}$/, schemas/* looseObject */._H3({ attestations: (0,schema/* listOf */.c3)(schemas/* looseObject */._H3({})) })],
    [/\/git\/ref\/\{ref\}$|\/git\/refs$/, schemas/* looseObject */._H3({ object })],
    [/\/git\/trees\/\{tree_sha\}$/, schemas/* looseObject */._H3({ tree: (0,schema/* listOf */.c3)(schemas/* looseObject */._H3({})) })],
    [/\/git\/blobs\/\{file_sha\}$/, schemas/* looseObject */._H3({ content: schemas/* string */.YjP() })],
    [/\/git\/(?:trees|blobs|commits)(?:\/\{commit_sha\})?$/, object],
    [/\/graphql$/, schemas/* looseObject */._H3({ data: schemas/* looseObject */._H3({}).nullish() })],
];
/** An Octokit plugin that refuses an answer of 2xx that is not one of GitHub. Throws REPOSITORY_UNREACHABLE. */
function checkAnswers(octokit) {
    octokit.hook.after('request', ({ data, status }, { method, url }) => {
        if (status === 204 || status >= 300)
            return;
        const [, one, list] = ANSWERS.find(([path]) => path.test(url)) ?? [];
        const expected = method === 'GET' && list !== undefined && !/\}$/.test(url) ? list : one;
        const parsed = expected?.safeParse(data);
        if (parsed === undefined || parsed.success)
            return;
        const [issue] = parsed.error.issues;
        const place = issue === undefined || issue.path.length === 0 ? '' : `${(0,base_error/* quote */.hD)(issue.path.join('.'))}: `;
        throw new base_error/* RegistryError */.gl('REPOSITORY_UNREACHABLE', `the answer to ${method} ${(0,base_error/* quote */.hD)(url)} is not one of GitHub's API: ${place}${issue?.message ?? ''}`, 'look at what answers there, such as a login page or a proxy: GITHUB_API_URL must be the URL of the API');
    });
    return {};
}


/***/ }),

/***/ 5798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   Up: () => (/* binding */ missingPermission),
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4565);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);


/** The HTTP status of a failed request; undefined for any other error. */
function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? error.status : undefined;
}
/** The result of a request; undefined where GitHub answers 404. */
async function unlessMissing(request) {
    try {
        return await request;
    }
    catch (error) {
        if (statusOf(error) === 404)
            return undefined;
        throw error;
    }
}
/** Whether the failure is temporary: the request may have been carried out, or may succeed when it is sent again. */
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
/**
 * Turns a failed request into an error that names the repository, the token and what it lacks: PERMISSION, or the code of the
 * step. Other errors are returned as they are.
 */
function githubFailure(error, target, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const { status } = error;
    const { server, budget } = target.github;
    const { code = 'REPOSITORY_UNREACHABLE' } = step;
    const reason = `${status} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`;
    const failure = (failed, problem, hint) => new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(failed, `cannot ${step.doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(target.name)}: ${problem}`, hint, {
        cause: error,
    });
    if (isLimit(error)) {
        const hint = `run it again later; a run waits at most ${budget.seconds} seconds for rate limits and failed requests`;
        return failure(code, `GitHub's rate limit is reached (${reason})`, hint);
    }
    if (status === 401) {
        const hint = `set ${server.tokenName} to a token that is valid for the whole run and has "contents: write" on ${target.name} (to plan only, "contents: read")`;
        return failure('PERMISSION', `GitHub does not accept the token of ${server.tokenName} (${reason})`, hint);
    }
    if (status === 403 || status === 404)
        return missingPermission(target, step, reason);
    if (status < 500)
        return failure(code, `GitHub responded ${reason}`, 'correct what GitHub reports, then run it again');
    const problem = `GitHub responded ${reason}; gave up after retries of at most ${budget.seconds} seconds`;
    return failure(code, problem, 'run it again: it continues where this run stopped');
}
/** PERMISSION. GitHub answers 404 for what a token may not see, and 403 for what it may see but not do. */
function missingPermission({ github, name }, { doing, needs }, reason) {
    const { tokenName } = github.server;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the token of ${tokenName} needs "${needs}" there (GitHub responded ${reason})`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${name}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 2981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ QUERIES_AT_ONCE),
/* harmony export */   EQ: () => (/* binding */ MAX_CHANGE_BYTES),
/* harmony export */   J8: () => (/* binding */ REPOSITORIES_AT_ONCE),
/* harmony export */   JH: () => (/* binding */ MAX_ROUNDS),
/* harmony export */   K1: () => (/* binding */ MAX_ALIASES),
/* harmony export */   Vk: () => (/* binding */ MAX_ATTESTATIONS_BYTES),
/* harmony export */   WR: () => (/* binding */ MAX_TEXTS_BYTES),
/* harmony export */   ax: () => (/* binding */ MAX_REPETITIONS),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   hj: () => (/* binding */ FEWEST_AT_ONCE),
/* harmony export */   km: () => (/* binding */ MAX_ATTESTATION_REDIRECTS),
/* harmony export */   mO: () => (/* binding */ MAX_RELEASE_PAGES),
/* harmony export */   sl: () => (/* binding */ SLOWEST_UPLOAD)
/* harmony export */ });
/* unused harmony exports MAX_COMMENT_PAGES, MAX_PULL_REQUESTS, MAX_PULL_REQUEST_PAGES */
/** GitHub's API. */
/**
 * Bytes of all files in one change of the index, which are sent in one request. A larger change is
 * LIMIT_EXCEEDED with index-commit-by: api.
 */
const MAX_CHANGE_BYTES = 30 * 1024 * 1024;
/** Bytes of a list of attestations. A larger one is not read to its end, and the attestation is unread. */
const MAX_ATTESTATIONS_BYTES = 32 * 1024 * 1024;
/** Bytes of an answer in JSON. A larger one is not read to its end, and is a failed request. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/**
 * Bytes of an answer in JSON with files of an index, or with 100 texts that people may write: of releases, pull requests and comments.
 * A larger one is a failed request.
 */
const MAX_TEXTS_BYTES = 64 * 1024 * 1024;
/** Files in one query. More are asked for in several queries. */
const MAX_ALIASES = 100;
/**
 * Repetitions of a request that failed on the way or with 5xx, within the time for retries. Then it fails.
 */
const MAX_REPETITIONS = 3;
/** The slowest upload that does not time out, in bytes per second. */
const SLOWEST_UPLOAD = 100_000;
/**
 * Pages of 100 comments that are searched for the comment of an earlier run. If it is on a later page, a
 * second one is written.
 */
const MAX_COMMENT_PAGES = 10;
/** Pull requests of a branch that are read, the newest first. What was decided in an older one is not known. */
const MAX_PULL_REQUESTS = 30;
/** Pages of pull requests that are searched, where the server lists those of other branches too. Older ones are not known. */
const MAX_PULL_REQUEST_PAGES = 20;
/**
 * Pages of 100 releases that are searched for a draft and for published versions. Older releases are not
 * seen.
 */
const MAX_RELEASE_PAGES = 10;
/** Rounds of a change that GitHub does not show yet, or that another run disturbs, within the time for retries. Then it fails. */
const MAX_ROUNDS = 6;
/** Redirects of a request for attestations. After more the attestation is unread. */
const MAX_ATTESTATION_REDIRECTS = 3;
/** Repositories in one query for tags. More are asked for in several queries. */
const REPOSITORIES_AT_ONCE = 100;
/** Repositories below which a query that GitHub cannot answer in its ten seconds is not cut in half any more. Then Git lists their tags. */
const FEWEST_AT_ONCE = 25;
/** Queries for tags that are under way at the same time. The rest waits. */
const QUERIES_AT_ONCE = 2;


/***/ }),

/***/ 169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRepository: () => (/* binding */ openRepository),
/* harmony export */   proveWritable: () => (/* binding */ proveWritable)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5798);


/** Asks GitHub for a repository. Throws INVALID_INPUT, PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
async function openRepository(github, name) {
    const [owner = '', repo = '', ...more] = name.split('/');
    if (repo === '' || more.length > 0)
        throw noRepository(name);
    const path = { owner, repo };
    try {
        const { data, headers } = await github.octokit.rest.repos.get(path);
        const visibility = data.private || !(await isReadByAll(github, name)) ? 'private' : 'public';
        const ids = { id: data.id, ownerId: data.owner.id };
        // GitHub's permissions are not those of every kind of token. Another server lets a token begin a push that its hook refuses.
        const isGitHub = headers['x-github-request-id'] !== undefined;
        const isReadOnly = !isGitHub && data.permissions?.push === false;
        return {
            github,
            ...ids,
            name,
            path,
            visibility,
            isGitHub,
            isReadOnly,
            defaultBranch: data.default_branch,
        };
    }
    catch (error) {
        const step = { doing: 'see who may read the repository', needs: 'contents: read' };
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, { github, name }, step);
    }
}
/** Another name than Git fetches must not be asked for. */
function noRepository(name) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository on GitHub`, 'write owner/name, such as acme/terraform-aws-vpc');
}
/**
 * Whether Git reads a repository without credentials, whatever flags say: a server that is not GitHub calls a repository of a private
 * organisation public. https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function isReadByAll({ plain, server }, name) {
    const url = `${server.url}/${name}.git/info/refs?service=git-upload-pack`;
    const answer = await unlessForbidden(plain.request({ method: 'GET', url, headers: { accept: '*/*' } }));
    return answer?.status === 200;
}
async function unlessForbidden(request) {
    try {
        return await request;
    }
    catch (error) {
        if ([401, 403, 404].includes((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) ?? 0))
            return undefined;
        throw error;
    }
}
/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function proveWritable(repository) {
    const { github, name } = repository;
    const { url, token } = github.server;
    const step = { doing: 'write', needs: 'contents: write' };
    if (repository.isReadOnly)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .missingPermission */ .Up)(repository, step, 'that the token may not push');
    const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const response = await github.plain
        .request({
        method: 'GET',
        url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
        headers: { authorization, accept: '*/*' },
    })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, repository, step);
    });
    if (response.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .missingPermission */ .Up)(repository, step, String(response.status));
}


/***/ }),

/***/ 6020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ collectionStores),
  n: () => (/* binding */ packageStores)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(4565);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(6308);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(764);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/base/first-lines.js

/**
 * Markdown of at most this length: the first of its lines, and a line that says how many there are. What a cut leaves open, a block of
 * code or a part to unfold, is closed.
 * @param where all of it is
 */
function firstLines(markdown, most, where) {
    if (markdown.length <= most)
        return markdown;
    const lines = markdown.split('\n');
    const end = (shown) => `\nCut here: ${shown} of ${(0,count/* counted */.h)(lines.length, 'line')} are shown. All of it: ${where}\n`;
    let left = most - end(lines.length).length - CLOSING.length;
    const shown = [];
    for (const line of lines) {
        left -= line.length + 1;
        if (left < 0)
            break;
        shown.push(line);
    }
    const text = `${shown.join('\n')}\n`;
    const isFenced = (text.match(/^```/gm)?.length ?? 0) % 2 === 1;
    const isFolded = text.lastIndexOf('<details>') > text.lastIndexOf('</details>');
    return `${text}${isFenced ? '```\n' : ''}${isFolded ? '</details>\n' : ''}${end(shown.length)}`;
}
const CLOSING = '```\n</details>\n';

// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(8189);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(7409);
// EXTERNAL MODULE: ./lib/publish/limits.js
var limits = __webpack_require__(2126);
;// CONCATENATED MODULE: ./lib/publish/release-asset.js






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
        const reading = (0,module_tag/* readTag */.zW)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const [previous] = siblings(release, tags)
        .filter(({ version }) => (0,module_version/* compareVersions */.Zy)(version, release.version) < 0)
        .filter(({ version }) => (0,module_version/* isPrerelease */.V1)(release.version) || !(0,module_version/* isPrerelease */.V1)(version))
        .toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(b.version, a.version));
    return previous?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
function isLatest(release, tags, withdrawn) {
    if ((0,module_version/* isPrerelease */.V1)(release.version) || tagPrefix(release) !== '' || withdrawn.has(release.version))
        return false;
    return siblings(release, tags).every(({ version }) => (0,module_version/* isPrerelease */.V1)(version) || withdrawn.has(version) || (0,module_version/* compareVersions */.Zy)(version, release.version) <= 0);
}
/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
function formatReleaseNotes(about) {
    const { release, pkg, registryUrl, directory, generated } = about;
    const block = registryUrl === null ? '' : `\`\`\`hcl\n${(0,module_block/* formatModuleBlock */.t)(release, registryUrl, directory)}\n\`\`\``;
    const digest = `${digestStart(release)}${pkg.facts.digest}\``;
    const notes = [block, digest, generated].filter((part) => part !== '').join('\n\n');
    return firstLines(notes, limits/* MAX_NOTES_LENGTH */.Uf, `the commits of ${(0,base_error/* quote */.hD)(release.tag)}`);
}
function digestStart(release) {
    return `\`${assetName(release)}\`: \``;
}
/** Whether {@link formatReleaseNotes} has written the text of a release. */
function isOwnNote(release, notes) {
    return notes.includes(digestStart(release));
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `the release ${(0,base_error/* quote */.hD)(release.tag)} has an asset ${(0,base_error/* quote */.hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}

// EXTERNAL MODULE: ./lib/adapters/github/client.js + 1 modules
var client = __webpack_require__(896);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(5798);
// EXTERNAL MODULE: ./lib/adapters/github/limits.js
var github_limits = __webpack_require__(2981);
// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var repository = __webpack_require__(169);
;// CONCATENATED MODULE: ./lib/adapters/github/release-store.js












/** For writes that must not be sent twice. The next round checks whether the first one succeeded. */
const ONCE = { request: { retries: 0 } };
/**
 * Stores packages as assets of the GitHub releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
function releaseStore(open) {
    return {
        // Releases are read by those who read the repository, and `resolve` takes public repositories only.
        publicLocation: async () => undefined,
        async resolve({ release }, { facts }) {
            const repository = await open();
            refusePrivate(repository);
            const tag = release.tag.split('/').map(encodeURIComponent).join('/');
            const url = `${repository.github.server.url}/${repository.name}/releases/download/${tag}/${assetName(release)}`;
            return { location: (0,format_location/* zipLocation */.z4)(url, facts.digest, (0,module_release/* packageSubdirectory */.sy)(release)), files: new Map() };
        },
        checkAccess: async () => (0,repository.proveWritable)(await open()),
        async store({ release }, pkg, registry) {
            await new ReleaseUpload(await open(), { release, pkg, ...registry }).reconcile();
        },
    };
}
function refusePrivate({ visibility, name }) {
    if (visibility === 'public')
        return;
    throw new base_error/* RegistryError */.gl('STORE_REFUSED', `${(0,base_error/* quote */.hD)(name)} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci');
}
/** The upload of one package into the release of its tag. https://docs.github.com/rest/releases */
class ReleaseUpload {
    #repository;
    #package;
    constructor(repository, pkg) {
        this.#repository = repository;
        this.#package = pkg;
    }
    /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
    async reconcile() {
        let last;
        for await (const _ of this.#repository.github.budget.rounds()) {
            try {
                return await this.#round();
            }
            catch (error) {
                last = error;
                if (!(0,failures/* mayPass */.bg)(error) && !isTaken(error) && !isGone(error) && error !== STILL_A_DRAFT)
                    break;
            }
        }
        throw this.#failure(last);
    }
    async #round() {
        const { tag } = this.#package.release;
        const published = await (0,failures/* unlessMissing */.F2)(this.#rest.getReleaseByTag({ ...this.#path, tag }));
        if (published !== undefined)
            return this.#attach(published.data);
        const releases = await this.#releases();
        const drafts = releases.filter((each) => each.draft && each.tag_name === tag);
        const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id);
        await this.#attach(draft);
        await this.#publish(draft);
    }
    /** The newest 1,000 releases and drafts. */
    async #releases() {
        const found = [];
        for (let page = 1; page <= github_limits/* MAX_RELEASE_PAGES */.mO; page += 1) {
            const { data, headers } = await this.#rest.listReleases({ ...this.#path, per_page: 100, page });
            found.push(...data);
            if (!(0,client.hasNextPage)(headers, data.length, 100))
                break;
        }
        return found;
    }
    async #createDraft(releases) {
        const { release } = this.#package;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const body = formatReleaseNotes({ ...this.#package, generated: await this.#generateNotes(tags) });
        const draft = { tag_name: release.tag, name: release.tag, body, draft: true };
        const prerelease = (0,module_version/* isPrerelease */.V1)(release.version);
        return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ...ONCE })).data;
    }
    async #generateNotes(tags) {
        const { release } = this.#package;
        const previous = previousTag(release, tags);
        const since = previous === undefined ? {} : { previous_tag_name: previous };
        try {
            const query = { ...this.#path, tag_name: release.tag, ...since };
            return (await this.#rest.generateReleaseNotes(query)).data.body;
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : 'unknown';
            this.#repository.github.log.info(`release   GitHub generated no notes (${reason})`);
            return '';
        }
    }
    /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
    async #attach(release) {
        const name = assetName(this.#package.release);
        const existing = release.assets.find((asset) => asset.name === name);
        if (existing?.state === 'uploaded')
            return this.#compare(existing);
        if (release.immutable === true)
            throw sealed(this.#package.release);
        // An interrupted upload leaves an asset with its name and no bytes.
        if (existing !== undefined)
            await this.#deleteAsset(existing.id);
        const { id } = await this.#upload(release, name);
        await this.#compare(await this.#readBack(id));
    }
    async #deleteAsset(id) {
        await this.#rest.deleteReleaseAsset({ ...this.#path, asset_id: id, ...ONCE });
    }
    async #upload({ id, upload_url }, name) {
        this.#repository.github.origins.add(new URL(upload_url).origin);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#path,
            release_id: id,
            name,
            // Octokit's types allow text only; fetch takes bytes.
            data: (await (0,promises_.readFile)(this.#package.pkg.file)),
            headers: { 'content-type': 'application/zip' },
            url: upload_url,
            ...ONCE,
        });
        return data;
    }
    async #readBack(id) {
        for await (const _ of this.#repository.github.budget.rounds()) {
            // An asset may not exist yet for a short time.
            const asset = await (0,failures/* unlessMissing */.F2)(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id }));
            if (asset !== undefined)
                return asset.data;
        }
        throw new base_error/* RegistryError */.gl('STORE_REFUSED', `the asset ${id} of the release ${(0,base_error/* quote */.hD)(this.#package.release.tag)} was uploaded but cannot be read back`, 'run it again: it continues where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#package;
        const digest = asset.digest || (await this.#digestOf(asset));
        if (digest !== pkg.facts.digest)
            throw otherAsset(release, digest, pkg.facts.digest);
    }
    /** Of the downloaded bytes: the API of GitHub Enterprise Server before 3.18 does not tell it. */
    async #digestOf({ id }) {
        const headers = { accept: 'application/octet-stream' };
        const { data } = await this.#rest.getReleaseAsset({ ...this.#path, asset_id: id, headers });
        // With this header the response is the file.
        const bytes = data;
        if (!(bytes instanceof ArrayBuffer))
            throw new Error(`the asset ${id} was sent without its bytes`);
        return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(new Uint8Array(bytes)).digest('hex')}`;
    }
    /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release, withdrawn } = this.#package;
        const releases = await this.#releases();
        const tags = releases.map((each) => each.tag_name);
        const latest = isLatest(release, tags, withdrawn) ? 'true' : 'false';
        const target = { ...this.#path, release_id: draft.id };
        try {
            const { data } = await this.#rest.updateRelease({
                ...target,
                draft: false,
                make_latest: latest,
                ...ONCE,
            });
            if (data.draft)
                throw STILL_A_DRAFT;
        }
        catch (error) {
            if (isTaken(error))
                await this.#rest.deleteRelease({ ...target, ...ONCE });
            throw error;
        }
        await this.#deleteTwins(draft, releases);
    }
    /** Removes other drafts that runs of this tool have made for the tag. One that a person has written stays. */
    async #deleteTwins({ id }, releases) {
        const { release } = this.#package;
        const isTwin = (each) => each.draft && each.id !== id && each.tag_name === release.tag && isOwnNote(release, each.body ?? '');
        for (const twin of releases.filter(isTwin))
            await (0,failures/* unlessMissing */.F2)(this.#rest.deleteRelease({ ...this.#path, release_id: twin.id, ...ONCE }));
    }
    #failure(error) {
        const { tag } = this.#package.release;
        if (error === STILL_A_DRAFT) {
            return new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(tag)} is still a draft although GitHub answered that it was published`, 'publish the draft by hand or remove what holds it back, such as a rule or an app, then run it again');
        }
        if ((0,failures/* statusOf */.c2)(error) === 422 && /immutable/.test(String(error)))
            return sealed(this.#package.release);
        return (0,failures/* githubFailure */.eQ)(error, this.#repository, {
            doing: `put the package into the release ${(0,base_error/* quote */.hD)(tag)}`,
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
    get #rest() {
        return this.#repository.github.octokit.rest.repos;
    }
    get #path() {
        return this.#repository.path;
    }
}
/** GitHub has answered 2xx to a request to publish a draft, and the answer says that it is one. */
const STILL_A_DRAFT = new Error('the release is still a draft');
/** Whether another run has removed the draft or the asset that this one works on. */
function isGone(error) {
    return (error instanceof dist_src/* RequestError */.G &&
        error.status === 404 &&
        /\/releases\/(?:assets\/)?\d+(?:\/|\?|$)/.test(error.request.url));
}
/** Whether another run has created the same release or asset first. */
function isTaken(error) {
    return (0,failures/* statusOf */.c2)(error) === 422 && /already_exists/.test(String(error));
}
function sealed(release) {
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(release.tag)} is immutable and has no asset ${(0,base_error/* quote */.hD)(assetName(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`);
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/composition/once.js
var once = __webpack_require__(796);
;// CONCATENATED MODULE: ./lib/composition/package-stores.js






/** The store of every kind, for the packages of one module repository. */
function packageStores(runtime, options) {
    const { originUrl, repositoryUrl, home, oci } = options;
    const watched = (store) => runtime.writes?.packages(store) ?? store;
    return {
        index: indexPackageStore,
        git: gitPackageStore(originUrl),
        release: watched(releaseStore(home)),
        oci: watched(repairable(() => ociStore(runtime, repositoryUrl, oci))),
        s3: watched(repairable(() => s3Store(runtime))),
    };
}
/** A collection writes nothing but the index: registry.yml takes no other kinds. */
function collectionStores(originUrl) {
    const refused = lateStore(async () => {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'a collection stores packages in the index or leaves them in Git', 'write package: index, git, or both into registry.yml');
    });
    return {
        index: indexPackageStore,
        git: gitPackageStore(originUrl),
        release: refused,
        oci: refused,
        s3: refused,
    };
}
async function ociStore({ environment, log, secrets }, repositoryUrl, { host, githubToken, repair, ...own } = {}) {
    const username = own.username ?? environment['MODULE_REGISTRY_OCI_USERNAME'] ?? '';
    const password = own.password ?? environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? '';
    const configured = host === undefined || password === '' ? undefined : { host, username, password };
    const sources = { configured, githubToken, environment };
    const [{ OciPackageStore }, { networkTransport }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3980), __webpack_require__.e(7276)]).then(__webpack_require__.bind(__webpack_require__, 7276)),
        __webpack_require__.e(/* import() */ 7815).then(__webpack_require__.bind(__webpack_require__, 196)),
    ]);
    return new OciPackageStore({ repositoryUrl, sources, repair, transport: networkTransport(log, secrets) });
}
async function s3Store(runtime) {
    const [{ S3PackageStore }, { openS3 }] = await Promise.all([
        __webpack_require__.e(/* import() */ 7965).then(__webpack_require__.bind(__webpack_require__, 7965)),
        Promise.all(/* import() */[__webpack_require__.e(9868), __webpack_require__.e(196)]).then(__webpack_require__.bind(__webpack_require__, 9868)),
    ]);
    return new S3PackageStore({
        open: (place, { 'package-endpoint': endpoint, 'package-region': region }) => openS3(runtime, place, { endpoint, region }),
    });
}
/** A store whose code is loaded when it is first needed: a run that stores nothing there starts faster. */
function lateStore(load) {
    const store = (0,once/* once */.O)(load);
    return {
        publicLocation: async (...args) => (await store()).publicLocation(...args),
        resolve: async (...args) => (await store()).resolve(...args),
        checkAccess: async () => (await store()).checkAccess?.(),
        store: async (...args) => (await store()).store(...args),
        attach: async (...args) => (await store()).attach?.(...args),
    };
}
/** A store that also looks after what it stored before. */
function repairable(load) {
    const store = (0,once/* once */.O)(load);
    return { ...lateStore(store), findRepair: async (...args) => (await store()).findRepair?.(...args) };
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
            const location = (0,format_location/* gitLocation */.kV)({
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
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the repository has no origin on a host that clients could clone from', 'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")');
}
/** The zip stands beside `download` and travels in the index commit itself: visible and fetchable at the same time. */
const indexPackageStore = {
    // Asked for packages that must stay private, and those have a public index: a private one shows everything.
    publicLocation: async () => 'in a public index',
    resolve: async ({ release }, { file, facts }) => ({
        location: (0,format_location/* indexLocation */.yk)(facts.digest, (0,module_release/* packageSubdirectory */.sy)(release)),
        files: new Map([
            [(0,paths/* versionPath */.qW)(release.address, release.version, 'module.zip'), { file, size: facts.size }],
        ]),
    }),
    store: async () => { },
};


/***/ }),

/***/ 7954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ selectLicense),
/* harmony export */   n0: () => (/* binding */ licenseIdentifier)
/* harmony export */ });
/* unused harmony export fingerprint */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6709);


const NAME = /^(licen[cs]e|copying|unlicense)(\.(md|markdown|txt|rst))?$/i;
/** The file of a directory that has its licence: `LICENSE` before `LICENCE` before `COPYING` before `UNLICENSE`; undefined without one. */
function selectLicense(names) {
    const rank = (name) => ['license', 'licence', 'copying', 'unlicense'].indexOf(name.toLowerCase().split('.')[0] ?? '');
    return names.filter((name) => NAME.test(name)).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
}
const NAMED = 'SPDX-License-Identifier:';
/** The rest of a line, without the end of a comment. */
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
    return EXPRESSION.test(named) && named.length <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LICENSE_EXPRESSION_LENGTH */ .Zu ? named : undefined;
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
const FINGERPRINTS = new Map([
    ['25a274d52b3014d9', '0BSD'],
    ['144e7f373473b2b5', 'AGPL-3.0'],
    ['7bc3eb0fa8055213', 'AGPL-3.0'],
    ['37599287c15c2f2e', 'Apache-2.0'],
    ['e87dea5078ce2faa', 'Apache-2.0'],
    ['f45538b138cf9aea', 'Apache-2.0'],
    ['a56fee4b2f66331e', 'BSD-2-Clause'],
    ['9b83d3dee0616d07', 'BSD-3-Clause'],
    ['ab130c8236b410ca', 'BUSL-1.1'],
    ['e532a68bb24b476d', 'BUSL-1.1'],
    ['96bdc7f63190fb4b', 'CC0-1.0'],
    ['5cb6370ac80145bf', 'GPL-2.0'],
    ['efe73660e5476cf0', 'GPL-2.0'],
    ['5a03c45024821019', 'GPL-3.0'],
    ['b00f98d441af3ac1', 'GPL-3.0'],
    ['217da0747cec63a2', 'ISC'],
    ['7bed11ada181e6a6', 'ISC'],
    ['275d80c579a26a91', 'LGPL-3.0'],
    ['aae2b222477171fb', 'LGPL-3.0'],
    ['0cf21bdfd1964a97', 'MIT'],
    ['968496952538f644', 'MPL-2.0'],
    ['9eab7902f21bef03', 'MPL-2.0'],
    ['f82071285728ca3e', 'MPL-2.0'],
    ['7a4d92cdb11d2549', 'Unlicense'],
    ['fd1b07be5f4f9492', 'Unlicense'],
]);


/***/ }),

/***/ 8189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);

/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
function formatModuleBlock(release, registryUrl, directory = '') {
    const source = `${new URL(registryUrl).host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}${directory === '' ? '' : `//${directory}`}`;
    return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ }),

/***/ 764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate),
/* harmony export */   sy: () => (/* binding */ packageSubdirectory)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);


/** The directory of the module in its package; `''` is the root of the package. */
function packageSubdirectory({ path, packageRoot }) {
    if (packageRoot === undefined || packageRoot === '')
        return packageRoot === undefined ? '' : path;
    return path.slice(packageRoot.length + 1);
}
/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 5421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ packageRefusal)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
function packageRefusal(code, summary, problems) {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(problems.map(({ path, rule }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${rule}`));
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '));
}


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ RepositoryLimit)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/** LIMIT_EXCEEDED of a whole repository: there is no end to what its configuration makes of its tags, so no tag of it is published. */
class RepositoryLimit extends _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl {
    constructor(message, hint) {
        super('LIMIT_EXCEEDED', message, hint);
    }
}


/***/ })

};
