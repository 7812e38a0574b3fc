export const id = 34;
export const ids = [34,896,718];
export const modules = {

/***/ 90401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Yv: () => (/* binding */ repositoryTags),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* unused harmony export followTag */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18082);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38799);
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
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(69463);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(35343);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(94278);
// EXTERNAL MODULE: ./lib/module/license.js
var license = __webpack_require__(97954);
// EXTERNAL MODULE: ./lib/module/limits.js
var limits = __webpack_require__(26709);
// EXTERNAL MODULE: ./lib/package/limit-errors.js
var limit_errors = __webpack_require__(14466);
// EXTERNAL MODULE: ./lib/package/limits.js
var package_limits = __webpack_require__(94611);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(98259);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(18082);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
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
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(89688);
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
var config = __webpack_require__(49290);
// EXTERNAL MODULE: ./lib/publish/limits.js
var publish_limits = __webpack_require__(92126);
// EXTERNAL MODULE: ./lib/publish/repository-limit.js
var repository_limit = __webpack_require__(80016);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/adapters/filesystem/limits.js
var filesystem_limits = __webpack_require__(72905);
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

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 13 modules
var interface_reader = __webpack_require__(4298);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var git_limits = __webpack_require__(3516);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/package/path-pattern.js
var path_pattern = __webpack_require__(87479);
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
var git_tree = __webpack_require__(14820);
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
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(645), __webpack_require__.e(542)]).then(__webpack_require__.bind(__webpack_require__, 35542));
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

/***/ 50896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  hasNextPage: () => (/* binding */ hasNextPage)
});

// EXTERNAL MODULE: ../../main/node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(24225);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(14038);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/rest/dist-src/index.js + 15 modules
var dist_src = __webpack_require__(45763);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(4645);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(89688);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(84289);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(94611);
// EXTERNAL MODULE: ./lib/adapters/github/limits.js
var github_limits = __webpack_require__(82981);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(77042);
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

/***/ 85798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   Up: () => (/* binding */ missingPermission),
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64565);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);


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

/***/ 82981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ QUERIES_AT_ONCE),
/* harmony export */   Ck: () => (/* binding */ MAX_COMMENT_PAGES),
/* harmony export */   EQ: () => (/* binding */ MAX_CHANGE_BYTES),
/* harmony export */   I$: () => (/* binding */ MAX_PULL_REQUESTS),
/* harmony export */   J8: () => (/* binding */ REPOSITORIES_AT_ONCE),
/* harmony export */   JH: () => (/* binding */ MAX_ROUNDS),
/* harmony export */   K1: () => (/* binding */ MAX_ALIASES),
/* harmony export */   Ml: () => (/* binding */ MAX_PULL_REQUEST_PAGES),
/* harmony export */   WR: () => (/* binding */ MAX_TEXTS_BYTES),
/* harmony export */   ax: () => (/* binding */ MAX_REPETITIONS),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   hj: () => (/* binding */ FEWEST_AT_ONCE),
/* harmony export */   mO: () => (/* binding */ MAX_RELEASE_PAGES),
/* harmony export */   sl: () => (/* binding */ SLOWEST_UPLOAD)
/* harmony export */ });
/* unused harmony exports MAX_ATTESTATIONS_BYTES, MAX_ATTESTATION_REDIRECTS */
/** GitHub's API. */
/**
 * Bytes of all files in one change of the index, which are sent in one request. A larger change is
 * LIMIT_EXCEEDED with index-commit-by: api.
 */
const MAX_CHANGE_BYTES = 30 * 1024 * 1024;
/** Bytes of a list of attestations. A larger one is not read to its end, and the attestation is unread. */
const MAX_ATTESTATIONS_BYTES = (/* unused pure expression or super */ null && (32 * 1024 * 1024));
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

/***/ 40169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRepository: () => (/* binding */ openRepository),
/* harmony export */   proveWritable: () => (/* binding */ proveWritable)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85798);


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

/***/ 93209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel)
/* harmony export */ });
/* unused harmony export eachInParallel */
/** Works on at most `atOnce` members at the same time. The results are in the order of the members. */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    const rest = members.entries();
    const worker = async () => {
        for (const [at, member] of rest)
            results[at] = await work(member);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, members.length) }, worker));
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = members[Symbol.asyncIterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ }),

/***/ 85266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ collectionStores),
  n: () => (/* binding */ packageStores)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(64565);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(96308);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(30764);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(22413);
// EXTERNAL MODULE: ./lib/publish/release-asset.js
var release_asset = __webpack_require__(56244);
// EXTERNAL MODULE: ./lib/adapters/github/client.js + 1 modules
var client = __webpack_require__(50896);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(85798);
// EXTERNAL MODULE: ./lib/adapters/github/limits.js
var limits = __webpack_require__(82981);
// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var repository = __webpack_require__(40169);
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
            const url = `${repository.github.server.url}/${repository.name}/releases/download/${tag}/${(0,release_asset/* assetName */.SM)(release)}`;
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
        for (let page = 1; page <= limits/* MAX_RELEASE_PAGES */.mO; page += 1) {
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
        const body = (0,release_asset/* formatReleaseNotes */.Sg)({ ...this.#package, generated: await this.#generateNotes(tags) });
        const draft = { tag_name: release.tag, name: release.tag, body, draft: true };
        const prerelease = (0,version/* isPrerelease */.V1)(release.version);
        return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ...ONCE })).data;
    }
    async #generateNotes(tags) {
        const { release } = this.#package;
        const previous = (0,release_asset/* previousTag */.W8)(release, tags);
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
        const name = (0,release_asset/* assetName */.SM)(this.#package.release);
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
            throw (0,release_asset/* otherAsset */.hN)(release, digest, pkg.facts.digest);
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
        const latest = (0,release_asset/* isLatest */.eL)(release, tags, withdrawn) ? 'true' : 'false';
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
        const isTwin = (each) => each.draft && each.id !== id && each.tag_name === release.tag && (0,release_asset/* isOwnNote */.LK)(release, each.body ?? '');
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
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(release.tag)} is immutable and has no asset ${(0,base_error/* quote */.hD)((0,release_asset/* assetName */.SM)(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`);
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/composition/once.js
var once = __webpack_require__(60796);
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
        Promise.all(/* import() */[__webpack_require__.e(132), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 87276)),
        __webpack_require__.e(/* import() */ 815).then(__webpack_require__.bind(__webpack_require__, 47815)),
    ]);
    return new OciPackageStore({ repositoryUrl, sources, repair, transport: networkTransport(log, secrets) });
}
async function s3Store(runtime) {
    const [{ S3PackageStore }, { openS3 }] = await Promise.all([
        __webpack_require__.e(/* import() */ 922).then(__webpack_require__.bind(__webpack_require__, 1922)),
        __webpack_require__.e(/* import() */ 868).then(__webpack_require__.bind(__webpack_require__, 99868)),
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

/***/ 50221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   k$: () => (/* binding */ publicationMessage)
/* harmony export */ });
/* unused harmony exports planUpdates, publishedVersion, selectChanges */
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67843);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21160);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30764);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52177);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80613);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44415);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54268);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(411);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74946);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8126);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42426);











/**
 * The change that a publish makes to an index; without files where the index says all of it already. The files of versions
 * come before `module.json`, which names them, and `module.json` before the lists: a reader between two writes finds
 * nothing listed that is missing. Throws INDEX_INVALID for a document of the index that cannot be read.
 * @param index at least the files of `pathsToRead`, and those of the latest version
 */
function planChange(index, registry, publications) {
    const updates = publications.map((publication) => {
        const releases = [...publication.releases, ...(publication.restored ?? [])];
        const all = { ...publication, releases };
        return { ...all, module: moduleAfter((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .moduleIn */ .w6)(index, publication.address), all) };
    });
    return { ...publicationMessage(publications), files: planUpdates(index, registry, updates) };
}
/** What the message of a commit says of publications. */
function publicationMessage(publications) {
    return { message: commitMessage(publications), trailers: sourcesOf(publications) };
}
/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
function planUpdates(index, registry, updates) {
    const drafts = new Drafts(index);
    const listed = updates.map((update) => draftModule(update, { drafts, index, registry }));
    for (const list of _file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .LISTS */ .m5) {
        for (const [path, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(listed, ({ module }) => list.path(module.address))) {
            const content = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .withModules */ .KT)((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseModuleList */ .W2)(path, drafts.read(path)), (0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(group, _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listItem */ .Aw));
            drafts.add([[path, (0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .renderList */ .pI)(list, path, content)]]);
        }
    }
    drafts.add((0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .updateCatalog */ .Jn)((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(listed, _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .catalogItem */ .xn), (path) => drafts.read(path)));
    return selectChanges(drafts.files, index);
}
/** The files that a change writes, in their order, over those that the index has. */
class Drafts {
    files = new Map();
    #index;
    constructor(index) {
        this.#index = index;
    }
    read(path) {
        const content = this.files.has(path) ? this.files.get(path) : this.#index.get(path);
        return content instanceof Uint8Array ? content : undefined;
    }
    add(files) {
        for (const [path, text] of files)
            this.files.set(path, text === null ? null : new TextEncoder().encode(text));
    }
}
/** Drafts the files of one module. */
function draftModule({ module, releases, moduleInterfaces, files }, { drafts, index, registry }) {
    const read = (path) => drafts.read(path);
    const versionOf = (release) => ({
        release,
        moduleInterface: moduleInterfaces.get(release.version) ?? (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)(release, read),
    });
    for (const [path, content] of files)
        drafts.files.set(path, content);
    const fresh = releases.map(versionOf);
    for (const version of fresh)
        drafts.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .versionFiles */ .uP)(registry, version));
    const number = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .latestOf */ .Te)(module);
    const latest = fresh.find(({ release }) => release.version === number) ??
        (number && versionOf((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listedRelease */ .Lh)(index, module, number)));
    const listed = { module, latest };
    drafts.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .moduleFiles */ .ug)(listed, requirementsAfter(module, fresh, read)));
    return listed;
}
/** What the index knows of the other versions stays; what it has lost is read from their interfaces. */
function requirementsAfter(module, fresh, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(module.address, 'versions.json');
    const known = new Map((0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRequirements */ .Ez)(path, read(path)));
    const added = new Set(fresh.map(({ release: { version } }) => version));
    const lost = module.versions.filter(({ version }) => !known.has(version) && !added.has(version));
    const versions = [
        ...lost.map(({ version }) => ({
            version,
            moduleInterface: (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)({ address: module.address, version }, read),
        })),
        ...fresh.map(({ release: { version }, moduleInterface }) => ({ version, moduleInterface })),
    ];
    for (const { version, moduleInterface } of versions)
        known.set(version, moduleInterface === undefined ? null : (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .requirementsOf */ .CG)(moduleInterface));
    return known;
}
function moduleAfter(current, publication) {
    const { address, owner, releases } = publication;
    const { versions = [] } = current ?? {};
    const known = new Map(versions.map((each) => [each.version, each]));
    for (const release of releases)
        known.set(release.version, publishedVersion(release, known.get(release.version)));
    const before = current ?? { format: _format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .INDEX_FORMAT */ .B7, yanks: [], deprecations: [], removed: [], transfers: [] };
    return { ...before, address, owner, versions: [...known.values()] };
}
/** A version as `module.json` lists it: as before, with the packages that were added. */
function publishedVersion(release, before) {
    const packages = release.packages.map(({ kind, location }) => ({ kind, location }));
    if (before !== undefined) {
        const known = new Set(before.packages.map(({ location }) => location));
        const added = packages.filter(({ location }) => !known.has(location));
        return { ...before, packages: [...before.packages, ...added] };
    }
    const { version, tag, commit, committedAt, path, packageRoot } = release;
    const { digest, size, files } = release.package;
    const root = packageRoot === undefined ? {} : { packageRoot };
    return { version, tag, commit, committedAt, path, ...root, digest, size, files, packages };
}
/** Those of the files that are not in the index as they shall be. A file on disk counts as a change. */
function selectChanges(files, index) {
    const isChange = ([path, content]) => {
        const current = index.get(path);
        if (current === undefined || content === null)
            return (current ?? null) !== content;
        return !(content instanceof Uint8Array) || Buffer.compare(current, content) !== 0;
    };
    return new Map([...files].filter(isChange));
}
/** The repositories that the releases are from. */
function sourcesOf(publications) {
    const releases = publications.flatMap(({ releases, restored = [] }) => [...releases, ...restored]);
    const urls = releases.map(({ repository }) => repository.url);
    return [...new Set(urls)].map((url) => ['Source-Repository', url]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    const restored = publications.flatMap((publication) => publication.restored ?? []).map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9);
    if (first === undefined)
        return repairMessage(restored, publications);
    const repairs = restored.length === 0 ? '' : `\n\nRepair ${restored.join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9).join('\n')}${repairs}`;
    return `Publish ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}${repairs}`;
}
/** Without restored versions, what is repaired are the files that show the modules. */
function repairMessage(restored, publications) {
    if (restored.length > 1)
        return `Repair ${restored.length} versions\n\n${restored.join('\n')}`;
    const [only = publications.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address)).join(', ')] = restored;
    return `Repair ${only}`;
}


/***/ }),

/***/ 97954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ selectLicense),
/* harmony export */   n0: () => (/* binding */ licenseIdentifier)
/* harmony export */ });
/* unused harmony export fingerprint */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26709);


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

/***/ 18189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21160);

/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
function formatModuleBlock(release, registryUrl, directory = '') {
    const source = `${new URL(registryUrl).host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}${directory === '' ? '' : `//${directory}`}`;
    return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ }),

/***/ 95718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   N0: () => (/* binding */ INTERFACE_TYPE),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* unused harmony export isProvenance */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4645);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84289);



/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** Whether an attached document of this type is a Sigstore bundle, of any version. https://docs.sigstore.dev/about/bundle/ */
function isProvenance(artifactType) {
    return /^application\/vnd\.dev\.sigstore\.bundle\b.*\+json\b/.test(artifactType);
}
const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json';
/** The tag that holds the list of referrers in registries without the referrers API ("Referrers Tag Schema"). */
function referrersTag(digest) {
    return digest.replace(':', '-');
}
const imageIndex = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ manifests: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })) });
/** Digests of the manifests that an image index lists; none where the bytes are not an image index. */
function digestsIn(index) {
    return read(index).manifests.map(({ digest }) => digest);
}
/** Adds a manifest to an image index, or replaces the one with the same digest; the others stay as they are. */
function withReferrer(index, referrer) {
    const { manifests } = read(index);
    const others = manifests.filter(({ digest }) => digest !== referrer.digest);
    const list = { schemaVersion: 2, mediaType: INDEX_TYPE, manifests: [...others, referrer] };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(list));
}
function read(index) {
    return (index && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(imageIndex, index)) ?? { manifests: [] };
}


/***/ }),

/***/ 5421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ packageRefusal)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);

/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
function packageRefusal(code, summary, problems) {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(problems.map(({ path, rule }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${rule}`));
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '));
}


/***/ }),

/***/ 40779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ GuardedStores)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49478);


/**
 * The stores of one module repository, which resolve no private package to a location that everybody can read. A publish
 * takes no other stores, and there is no way to make these without saying how widely they may show what they store.
 */
class GuardedStores {
    visibility;
    #stores;
    constructor(stores, visibility) {
        this.#stores = stores;
        this.visibility = visibility;
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there, and what the store throws. */
    async resolve(kind, selection, pkg) {
        await this.refuseExposure(kind, selection);
        return this.#stores[kind].resolve(selection, pkg);
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there. */
    async refuseExposure(kind, selection) {
        if (this.visibility.package === 'public')
            return;
        const location = await this.#stores[kind].publicLocation(selection);
        if (location === undefined)
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(selection.release.tag)} is of a private repository, and its package would be stored ${location}`, 'use --package git, which clients clone with their own credentials, or allow it: --expose all');
    }
    /** What the first package needs that is not as it was published; undefined where none does. Throws what the store throws. */
    async findRepair({ packages, digest }, about) {
        const { release } = about.selection;
        const isPrivate = this.visibility.package !== 'public';
        for (const { kind, location } of packages) {
            const store = _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_KINDS */ .js.find((each) => each === kind);
            const stored = { release, location, digest };
            const repair = store && (await this.#stores[store].findRepair?.(stored, { ...about, isPrivate }));
            if (repair !== undefined)
                return repair;
        }
        return undefined;
    }
    /** The store of a kind, for packages that have been resolved. */
    resolved(kind) {
        return this.#stores[kind];
    }
}


/***/ }),

/***/ 22222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ specAt)
/* harmony export */ });
/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
async function specAt(spec, commit, { hasModule }) {
    const { otherPaths = [] } = spec;
    if (otherPaths.length === 0 || hasModule === undefined)
        return spec;
    for (const path of [spec.path, ...otherPaths])
        if (await hasModule({ commit, path }))
            return { ...spec, path, otherPaths: [] };
    return spec;
}


/***/ }),

/***/ 26722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mk: () => (/* binding */ publish),
  Oq: () => (/* binding */ publishRepositories),
  S3: () => (/* binding */ selectRun),
  b5: () => (/* binding */ withAdvice)
});

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(52177);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(80613);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(50221);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(60215);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(67843);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(43467);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(75838);
// EXTERNAL MODULE: ./lib/interface/leaving-calls.js
var leaving_calls = __webpack_require__(52772);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(27592);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(18189);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(30764);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(22413);
// EXTERNAL MODULE: ./lib/publish/limits.js
var publish_limits = __webpack_require__(92126);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(10794);
;// CONCATENATED MODULE: ./lib/publish/publication.js



/** The versions that are at one of these stages. */
function publicationsAt(publications, ...statuses) {
    const isAt = (publication) => statuses.some((status) => status === publication.status);
    return publications.filter(isAt);
}
/** @param fresh status of a version that was not in the index before */
function resultOf(publication, fresh) {
    const isStored = publication.status === 'stored';
    // Of an unchanged version as `module.json` says it, which may lack size and files.
    const { version, tag, commit, digest, size, files, packages } = isStored
        ? { ...publication.release, ...publication.release.package }
        : publication.published;
    const [first] = packages;
    const directory = isStored ? (0,module_interface/* calledPath */.v)(publication.moduleInterface) : '';
    return {
        status: isStored ? fresh : 'unchanged',
        address: (0,module_address/* formatModuleAddress */.wc)(publication.selection.release.address),
        version,
        tag,
        commit,
        location: first?.location ?? '',
        package: {
            kind: first?.kind ?? '',
            digest,
            ...(size === undefined ? {} : { size }),
            ...(files === undefined ? {} : { files }),
        },
        packages: packages.map(({ kind, location }) => ({ kind, location, digest })),
        ...(directory === '' ? {} : { directory }),
        ...(isStored ? (0,publish_report/* comparisonOf */.jb)(publication) : {}),
    };
}

;// CONCATENATED MODULE: ./lib/publish/announce.js













/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(fresh, registryUrl, log) {
    for (const line of fresh.length === 1 ? fresh.flatMap(releaseLines) : moduleLines(fresh))
        log.info(line);
    for (const { selection, compatibility } of fresh) {
        if (compatibility?.isBreaking !== true)
            continue;
        const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
        log.warn(`${address} ${(0,required_bump/* tooSmall */.KM)(compatibility)}; use ${compatibility.minimumVersion} or higher`);
    }
    const [only, ...others] = fresh;
    if (only === undefined || others.length > 0)
        return;
    if (registryUrl === null)
        log.info(NO_URL);
    else
        log.info((0,module_block/* formatModuleBlock */.t)(only.selection.release, registryUrl, (0,module_interface/* calledPath */.v)(only.moduleInterface)));
}
const NO_URL = 'the index has no public URL yet: module-registry init --index … --url https://modules.example.com sets it';
/** What there is to say of the versions of a run: the notices of the highest one of each module, and what counts for others, each once. */
class RunNotices {
    #ofHighest = new Map();
    #warnings = new Map();
    add(fresh) {
        for (const { selection, notices } of fresh) {
            const { version, address } = selection.release;
            const module = (0,module_address/* formatModuleAddress */.wc)(address);
            const before = this.#ofHighest.get(module);
            if (before === undefined || (0,module_version/* compareVersions */.Zy)(before.version, version) < 0)
                this.#ofHighest.set(module, { version, notices });
            for (const notice of notices)
                if (notice.ofAnyVersion)
                    this.#warnings.set(notice.text, notice);
        }
    }
    /** Modules that only some clients can install. */
    addClients(publications, registryUrl) {
        for (const stored of publicationsAt(publications, 'stored')) {
            const text = clientWarning((0,module_address/* formatModuleAddress */.wc)(stored.release.address), stored, registryUrl);
            if (text !== undefined)
                this.#warnings.set(text, { level: 'warn', text });
        }
    }
    /** Says them, and forgets them. Those of the highest versions come first; of many the others are counted. */
    log(log) {
        const highest = [...this.#ofHighest.values()].flatMap(({ notices }) => notices);
        const each = [...new Map(highest.map((notice) => [notice.text, notice])), ...this.#warnings];
        const notices = [...new Map(each).values()];
        for (const { level, text } of notices.slice(0, publish_limits/* MAX_NOTICES */.pF))
            log[level](text);
        this.#ofHighest.clear();
        this.#warnings.clear();
        const more = notices.length - publish_limits/* MAX_NOTICES */.pF;
        if (more > 0)
            log.info(`and ${more} more notices: inspect the tags one by one`);
    }
}
function releaseLines({ selection: { release }, pkg: { facts } }) {
    return [
        `release   ${(0,module_release/* formatRelease */.B9)(release)} from tag ${(0,base_error/* quote */.hD)(release.tag)} at ${(0,module_release/* shortCommit */.Ax)(release.commit)}`,
        `package   ${(0,count/* counted */.h)(facts.files, 'file')}, ${grouped(facts.size)} bytes, ${facts.digest}`,
    ];
}
/** A line for each module: the report says each version. */
function moduleLines(fresh) {
    return linesOf(fresh.map(({ selection }) => selection.release), 'new version');
}
/** Says under which addresses the tags of a repository would be published; of many modules only how many they are. */
function selectionLines(selections) {
    const lines = linesOf(selections.map(({ release }) => release), 'version');
    if (lines.length <= publish_limits/* MAX_LISTED_MODULES */.HR)
        return lines;
    return [`release   ${(0,count/* counted */.h)(selections.length, 'version')} of ${(0,count/* counted */.h)(lines.length, 'module')}`];
}
function linesOf(releases, noun) {
    const groups = (0,base_group/* groupBy */.$)(releases, ({ address }) => (0,module_address/* formatModuleAddress */.wc)(address));
    return [...groups].map(([address, group]) => {
        const versions = (0,module_version/* sortVersions */.M7)(group.map(({ version }) => version));
        const range = versions.length === 1 ? versions[0] : `${versions.at(-1)} to ${versions[0]}`;
        return `release   ${address}: ${(0,count/* counted */.h)(group.length, noun)}, ${range}`;
    });
}
/** Says of each new version that only some clients can install it. */
function announceClients(publications, registryUrl, log) {
    for (const stored of publicationsAt(publications, 'stored')) {
        const warning = clientWarning((0,module_release/* formatRelease */.B9)(stored.release), stored, registryUrl);
        if (warning !== undefined)
            log.warn(warning);
    }
}
/**
 * Terraform, and OpenTofu before 1.10, know no `oci://`; and Terraform gets from a static host the directory of the module alone, without
 * those beside it that it calls.
 */
function clientWarning(subject, { release, moduleInterface }, registryUrl) {
    if ((0,protocol/* sourcePageLocation */.wH)(release, registryUrl) === undefined)
        return `${subject} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`;
    if (!callsSiblings(release, moduleInterface))
        return undefined;
    return `${subject} calls directories beside ${(0,base_error/* quote */.hD)(release.path)}: OpenTofu installs it everywhere, Terraform only through serve (a static host gives Terraform ${(0,base_error/* quote */.hD)(release.path)} alone)`;
}
/** Whether the module needs more of its package than its own directory. */
function callsSiblings(release, moduleInterface) {
    if (release.packageRoot !== undefined)
        return true;
    return moduleInterface !== undefined && (0,leaving_calls/* leavingCalls */.a)(moduleInterface).length > 0;
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(93209);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(44415);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 4 modules
var compare_interfaces = __webpack_require__(53983);
;// CONCATENATED MODULE: ./lib/publish/compatibility.js









/**
 * Compares each new version with the highest lower one, of the index or of this run. Where `compatibility` is `enforce` it refuses
 * those that are too small for changes that break callers; one that only adds something harms nobody, and its tag is there. In the
 * order of versions, so that a refused one is nobody's base.
 */
async function checkCompatibility(decisions, bases) {
    const checked = new Map();
    const fresh = decisions.filter(isFresh);
    for (const group of (0,base_group/* groupBy */.$)(fresh, addressOf).values()) {
        const accepted = new AcceptedVersions(group, bases);
        const ascending = group.toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(versionOf(a), versionOf(b)));
        for (const decision of ascending) {
            const verdict = await checkOne(decision, accepted);
            checked.set(decision, verdict);
            if (verdict.status === 'new')
                accepted.add(decision);
        }
    }
    return decisions.map((decision) => checked.get(decision) ?? decision);
}
function isFresh(decision) {
    return decision.status === 'new' && decision.moduleInterface !== undefined;
}
async function checkOne(decision, accepted) {
    const { release, compatibility: mode, severities } = decision.selection;
    if (mode === 'off')
        return decision;
    const base = accepted.baseOf(release.version);
    const before = base && (await accepted.interfaceOf(base));
    // Older publishes wrote no interface; `render` adds it.
    if (base === undefined || before === undefined)
        return decision;
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(before, decision.moduleInterface, severities);
    const compatibility = (0,required_bump/* checkBump */.VJ)(base, release.version, changes);
    if (mode === 'warn' || !compatibility.isBreaking)
        return { ...decision, compatibility };
    const advice = 'tag this commit with it, or publish with --compatibility warn';
    return (0,publish_report/* refusedResult */.MS)(release.tag, (0,required_bump/* incompatible */.Ed)(compatibility, advice), release);
}
/** The versions of one module that are in the index or accepted by this run, with their interfaces. */
class AcceptedVersions {
    #bases;
    #address;
    /** Highest first. */
    #listed;
    #before;
    /** Those of this batch. */
    #own = new Map();
    /** The highest of this run: a version comes after all that are lower. */
    #highest = [];
    constructor([first], bases) {
        if (first === undefined)
            throw new Error('a group has at least one member');
        this.#bases = bases;
        this.#address = first.selection.release.address;
        const module = (0,index_files/* moduleIn */.w6)(bases.index, this.#address);
        this.#listed = module === undefined ? [] : (0,documents/* listedVersions */.f3)(module);
        const before = bases.acceptedBefore((0,module_address/* formatModuleAddress */.wc)(this.#address));
        this.#before = new Map(before.map((release) => [release.version, release]));
        for (const { version } of before)
            this.#raise(version);
    }
    add({ selection, moduleInterface }) {
        this.#own.set(selection.release.version, moduleInterface);
        this.#raise(selection.release.version);
    }
    #raise(version) {
        const others = this.#highest.filter((each) => (0,module_version/* isPrerelease */.V1)(each) !== (0,module_version/* isPrerelease */.V1)(version));
        this.#highest.splice(0, Infinity, version, ...((0,module_version/* isPrerelease */.V1)(version) ? others : []));
    }
    baseOf(version) {
        const listed = (0,required_bump/* selectBase */.gF)(this.#listed, version);
        const known = listed === undefined ? this.#highest : [...this.#highest, listed];
        return (0,required_bump/* selectBase */.gF)((0,module_version/* sortVersions */.M7)(known), version);
    }
    async interfaceOf(version) {
        const before = this.#before.get(version);
        const address = this.#address;
        return (this.#own.get(version) ??
            (before && (await this.#bases.interfaces.atCommit(before))) ??
            (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => this.#bases.index.get(path)));
    }
}
function addressOf({ selection }) {
    return (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
}
function versionOf({ selection }) {
    return selection.release.version;
}

// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(67637);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var interface_diagnostics = __webpack_require__(7284);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(14996);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(35343);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(49290);
;// CONCATENATED MODULE: ./lib/publish/leaving-calls.js






/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package: every client refuses to install it. The package
 * of the kind `git` is the whole repository, that of the other kinds is the module's own directory; with a `root` it has what the
 * module calls.
 */
function refuseLeavingCalls({ release, kinds, root }, moduleInterface) {
    if (root !== undefined)
        return;
    const { path, tag, address } = release;
    const leavesRepository = (target) => (0,module_files/* resolvePath */.o1)(path, target).startsWith('..');
    const refused = kinds.filter((kind) => kind !== 'git');
    const leaving = (0,leaving_calls/* leavingCalls */.a)(moduleInterface).filter(({ target }) => refused.length > 0 || leavesRepository(target));
    const [first] = leaving;
    if (first === undefined)
        return;
    const listed = leaving.map(({ call }) => {
        const message = `module ${(0,base_error/* quote */.hD)(call.name)} calls ${(0,base_error/* quote */.hD)(call.source)}, which is outside of the package`;
        return (0,interface_diagnostics/* formatDiagnostic */.xy)({ ...call, severity: 'error', column: 1, message }, path);
    });
    throw new base_error/* RegistryError */.gl('NOT_A_MODULE', [`no client can install tag ${(0,base_error/* quote */.hD)(tag)}${kindsOf(refused)}:`, ...(0,base_error/* shortList */.pg)(listed)].join('\n  '), leaving.some(({ target }) => leavesRepository(target))
        ? 'move the called module into the repository, or call it by a registry address or a Git URL'
        : withRoot(path, (0,module_address/* formatModuleAddress */.wc)(address)));
}
/** What to write so that the package has the directories beside the module too. */
function withRoot(path, address) {
    return `let its package hold them too, with "root" in ${config/* CONFIG_PATH */.tF} of the tagged commit (docs/configuration.md):
  modules:
    - path: ${path}
      address: ${address}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`;
}
function kindsOf(refused) {
    return refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`;
}

// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(94611);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(98259);
// EXTERNAL MODULE: ./lib/package/package-problem.js
var package_problem = __webpack_require__(5421);
// EXTERNAL MODULE: ./lib/publish/allowed-files.js
var allowed_files = __webpack_require__(39622);
;// CONCATENATED MODULE: ./lib/publish/package-notices.js










/** Whether clients get the commit itself, which those read who may read the repository. */
function isCommit({ kinds }) {
    return kinds.every((kind) => kind === 'git');
}
/**
 * Throws SECRET_IN_PACKAGE for a package that would show secrets to people who cannot read them now: not that of a public repository,
 * nor the commit itself.
 */
async function refuseSecrets(pkg, selection, visibility) {
    const secrets = secretsOf(pkg, selection);
    if (secrets.length === 0 || isCommit(selection) || (await visibility()) === 'public')
        return;
    const patterns = secrets.slice(0, limits/* MAX_LISTED_SECRETS */.V8).map(({ path }) => (0,base_error/* quote */.hD)((0,allowed_files/* patternOf */.Id)(path)));
    const { allowIn } = selection;
    const place = allowIn === undefined ? config/* CONFIG_PATH */.tF : `the source in ${allowIn}`;
    const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${place}:\nallow: [${patterns.join(', ')}]`;
    throw (0,package_problem/* packageRefusal */.$)('SECRET_IN_PACKAGE', 'these files hold secrets', secrets.map(({ path, line, name }) => ({ path, rule: `line ${line} holds ${name}`, fix })));
}
function secretsOf({ secrets }, { allow }) {
    if (secrets.length === 0)
        return [];
    const isAllowed = (0,allowed_files/* allows */.NB)(allow);
    return secrets.filter(({ path }) => !isAllowed(path));
}
/** What there is to say about a new version. @param moduleInterface of its module */
function noticesOf(selection, pkg, moduleInterface) {
    const { release, allow, allowIn } = selection;
    const prefix = (0,package_package/* rootPrefix */.R)(release.packageRoot ?? release.path);
    const paths = pkg.contents.map(({ path }) => `${prefix}${path}`);
    const unused = allow.length === 0 ? [] : (0,allowed_files/* unmatched */.Gv)(allow, paths, prefix);
    return [
        ...secretWarning(secretsOf(pkg, selection)),
        ...pkg.notices.map((text) => ({ level: 'info', text })),
        ...unused.map((pattern) => {
            // Of a source it may stand in either file.
            const place = allowIn === undefined ? ` in ${config/* CONFIG_PATH */.tF}` : '';
            return { level: 'info', text: `allow: ${(0,base_error/* quote */.hD)(pattern)}${place} matches no file of the package` };
        }),
        ...collectionNotice(moduleInterface, (0,module_address/* formatModuleAddress */.wc)(release.address)),
        ...brokenNotice(moduleInterface, release.path),
        ...leavingNotice(selection, moduleInterface),
    ];
}
function secretWarning(secrets) {
    if (secrets.length === 0)
        return [];
    const listed = secrets
        .slice(0, limits/* MAX_LISTED_SECRETS */.V8)
        .map(({ path, line, name }) => `${(0,base_error/* quote */.hD)(path).slice(1, -1)}:${line} holds ${name}`);
    const more = secrets.length - listed.length;
    const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    const text = `${all}: everybody who can read the repository has it, so revoke it`;
    return [{ level: 'warn', text, ofAnyVersion: true }];
}
/** A module without a root is called by the directories below it. */
function collectionNotice(module, address) {
    if (!module.root.empty)
        return [];
    const { path: called } = (0,module_interface/* calledDirectory */.Rn)(module);
    const { length } = module.submodules;
    const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`;
    return [
        {
            level: 'info',
            text: `the root has no configuration: callers name ${which}, as in ${address}//${called}`,
        },
    ];
}
/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ release, kinds, root }, module) {
    if (root !== undefined || kinds.every((kind) => kind === 'git'))
        return [];
    const leaving = module.submodules.flatMap(({ path }) => (0,leaving_calls/* leavingCalls */.a)(module, path)
        .slice(0, 1)
        .map(({ call }) => ({ path, call })));
    const [first, ...others] = leaving;
    if (first === undefined)
        return [];
    const address = (0,module_address/* formatModuleAddress */.wc)(release.address);
    const also = others.length > 0 ? `; so do ${others.length} more` : '';
    const text = `${address}//${first.path} cannot be installed: module ${(0,base_error/* quote */.hD)(first.call.name)} calls ${(0,base_error/* quote */.hD)(first.call.source)}, which is outside of the package${also}`;
    return [{ level: 'warn', text }];
}
/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }, root) {
    const [first, ...others] = diagnostics;
    if (first === undefined)
        return [];
    const more = others.length > 0 ? `, and ${others.length} more: module-registry inspect lists them` : '';
    return [{ level: 'warn', text: `${(0,interface_diagnostics/* formatDiagnostic */.xy)(first, root)}${more}` }];
}

// EXTERNAL MODULE: ./lib/publish/module-directory.js
var module_directory = __webpack_require__(2528);
;// CONCATENATED MODULE: ./lib/publish/package-root.js






/**
 * The smallest directory that has the module and each local module that it calls, and that these call; undefined where that is the
 * module's own. Throws NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have.
 */
async function findPackageRoot({ commit, path, tag, root }, interfaces) {
    if (root === undefined)
        return undefined;
    const reached = new Set([path]);
    const leaving = [];
    for (const directory of reached) {
        const { root: module } = await interfaces.atCommit({ commit, path: directory });
        for (const call of module.calls) {
            if (!(0,leaving_calls/* isLocal */.I)(call.source))
                continue;
            const target = (0,module_files/* resolvePath */.o1)(directory, call.source);
            if (!(0,leaving_calls/* isLocal */.I)(target) && (0,module_directory/* isWithin */.U)(target, root))
                reached.add(target);
            else
                leaving.push(leavingCall(root, call, directory));
        }
    }
    if (leaving.length > 0)
        throw leavesRoot(tag, root, leaving);
    const common = [...reached].reduce(commonDirectory);
    return common === path ? undefined : common;
}
function commonDirectory(one, other) {
    const [names, others] = [one.split('/'), other.split('/')];
    const at = names.findIndex((name, place) => name !== others[place]);
    return names.slice(0, at < 0 ? names.length : at).join('/');
}
function leavingCall(root, call, directory) {
    const message = `module ${(0,base_error/* quote */.hD)(call.name)} calls ${(0,base_error/* quote */.hD)(call.source)}, which is outside of root ${(0,base_error/* quote */.hD)(root || '.')}`;
    return (0,interface_diagnostics/* formatDiagnostic */.xy)({ ...call, severity: 'error', column: 1, message }, directory);
}
function leavesRoot(tag, root, leaving) {
    return new base_error/* RegistryError */.gl('NOT_A_MODULE', [`no client can install tag ${(0,base_error/* quote */.hD)(tag)}:`, ...(0,base_error/* shortList */.pg)(leaving)].join('\n  '), root === ''
        ? 'move the called module into the repository, or call it by a registry address or a Git URL'
        : `let the package hold more of the repository: "root: ." beside "path" in ${config/* CONFIG_PATH */.tF}`);
}

// EXTERNAL MODULE: ./lib/publish/published-version.js
var published_version = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(96308);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 3 modules
var file_table = __webpack_require__(42426);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(84289);
;// CONCATENATED MODULE: ./lib/index/verify/past-module.js



/** Undefined for bytes that are no JSON object. */
function readPastModule(bytes) {
    const document = parseJson(z.unknown(), bytes);
    if (!isObject(document))
        return undefined;
    const list = (key) => objectsIn(document[key]);
    const numbers = (key) => new Set(list(key).map(({ version }) => String(version)));
    return {
        versions: new Map(list('versions').map((facts) => [String(facts['version']), facts])),
        removed: numbers('removed'),
        yanked: numbers('yanks'),
        owner: isObject(document['owner']) ? document['owner'] : undefined,
        newOwners: new Map(list('transfers').map((transfer) => [
            canonicalJson(transfer),
            isObject(transfer['to']) ? transfer['to'] : {},
        ])),
        permanent: new Set([...list('removed'), ...list('transfers')].map(canonicalJson)),
    };
}
/** The versions that the `versions` file of a module lists. */
function readPastVersions(bytes) {
    const document = parseJson(z.unknown(), bytes);
    const [module] = isObject(document) ? objectsIn(document['modules']) : [];
    return new Set(objectsIn(module?.['versions']).map(({ version }) => String(version)));
}
/** Whether a published value only grew: nothing that was there is gone or another. */
function hasOnlyGrown(before, after, growth) {
    if (Array.isArray(before))
        return (Array.isArray(after) &&
            before.length === after.length &&
            before.every((each, at) => hasOnlyGrown(each, after[at], growth)));
    if (!isObject(before))
        return before === after;
    if (!isObject(after))
        return false;
    const { list, keys } = growth;
    const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
    if (keys !== 'any' && !added.every((key) => keys.includes(key)))
        return false;
    return Object.entries(before).every(([key, value]) => {
        const now = after[key];
        const isList = key === list && Array.isArray(value) && Array.isArray(now);
        return hasOnlyGrown(value, isList ? now.slice(0, value.length) : now, growth);
    });
}
/** Whether an owner is the same repository: by id where both have one, else by name. */
function isSameOwner(one, other) {
    if (!isSameText(one.host, other.host))
        return false;
    if (one.repositoryId !== undefined && other.repositoryId !== undefined)
        return one.repositoryId === other.repositoryId;
    return isSameText(one.repository, other.repository);
}
/** Whether an owner has its names and ids still; ids may be added where there were none. */
function hasKeptOwner(before, after) {
    return hasOnlyGrown(before, after, { keys: ['repositoryId', 'ownerId'] });
}
/**
 * Whether an owner is the same repository under another name: by an id that a version which it published under the old name has. An id
 * alone may have been added to lead to another repository.
 * @param releases the texts of `release.json`
 */
function isRenamedOwner(before, after, releases) {
    const { host, repository, repositoryId } = before;
    if (repositoryId === undefined || after.repositoryId !== repositoryId || !isSameText(host, after.host))
        return false;
    const names = [...formerNamesOf(before), repository];
    const url = (name) => `https://${host}/${name}`;
    return (formerNamesOf(after).every((name) => names.includes(name)) &&
        releases.some((release) => {
            const said = isObject(release) ? release['repository'] : undefined;
            return (isObject(said) &&
                said['id'] === repositoryId &&
                names.some((name) => isSameText(url(name), said['url'])));
        }));
}
/** An owner under each name that it had. */
function namesIn(owner) {
    const names = [owner.repository, ...formerNamesOf(owner)];
    return names.map((name) => ({ host: String(owner.host), repository: String(name) }));
}
function formerNamesOf({ formerNames }) {
    return Array.isArray(formerNames) ? formerNames : [];
}
function isSameText(one, other) {
    return String(one).toLowerCase() === String(other).toLowerCase();
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function objectsIn(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}

// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(54881);
;// CONCATENATED MODULE: ./lib/publish/restored-version.js









/**
 * Compares the files of an unchanged version with what its tag gives. Undefined where all are as they were published. Throws
 * INDEX_INVALID for a changed file that the run may not put back, and where `release.json` is missing; VERSION_EXISTS where the
 * package made again has other bytes; WOULD_EXPOSE; and what `pack` throws.
 */
async function findRestoration(selection, { module, published }, context) {
    const isKept = published.packages.some(({ location }) => (0,format_location/* locationKind */.QD)(location) === 'relative');
    if (!isKept && context.mode === 'missing')
        return undefined;
    const { address, version } = selection.release;
    const hasInterface = context.stores.visibility.interface === 'public';
    const zip = (0,paths/* versionPath */.qW)(address, version, 'module.zip');
    const files = await context.snapshot.read([
        (0,paths/* versionPath */.qW)(address, version, 'release.json'),
        ...(hasInterface ? (0,interface_document/* interfacePaths */.Er)(address, version) : []),
        ...(isKept ? [zip] : []),
    ]);
    const release = (0,index_files/* listedRelease */.Lh)(files, module, version);
    const moduleInterface = hasInterface ? await context.readInterface() : undefined;
    const damages = [
        ...(isKept ? packageDamages(zip, files.get(zip), { selection, release, context }) : []),
        ...(moduleInterface ? interfaceDamages(release, moduleInterface, { files, mode: context.mode }) : []),
    ];
    if (damages.length === 0)
        return undefined;
    if (context.mode === 'missing')
        refuseChanged(release, damages);
    const contents = new Map();
    for (const { path, content } of damages)
        contents.set(path, await content());
    const hasOther = contents.has((0,paths/* versionPath */.qW)(address, version, 'interface.json'));
    return {
        release,
        files: contents,
        moduleInterface: hasOther ? moduleInterface : undefined,
        problem: `${(0,module_release/* formatRelease */.B9)(release)}: ${damages.map(problemOf).join(', and ')}`,
    };
}
function packageDamages(path, bytes, { selection, release, context }) {
    const { digest } = release.package;
    const stored = bytes && (0,descriptor/* digestOfBytes */.b)(bytes);
    if (stored === digest)
        return [];
    const content = async () => {
        await context.stores.refuseExposure('index', selection);
        const { file, facts } = await context.pack();
        if (facts.digest === digest)
            return { file, size: facts.size };
        throw otherPackage(selection.release, { path, digest, made: facts.digest });
    };
    if (stored === undefined)
        return [{ path, content }];
    return [{ path, content, difference: `has ${stored}, and release.json says ${digest}` }];
}
/** @param files those that the index has */
function interfaceDamages(release, moduleInterface, { files, mode }) {
    const wanted = new Map((0,file_table/* interfaceFiles */.rQ)(release, moduleInterface));
    // Another version of the tool may have read other things from the same files: only a repair makes them alike.
    const isKept = mode === 'missing' && hasReadableInterface(release, files);
    return (0,interface_document/* interfacePaths */.Er)(release.address, release.version).flatMap((path) => {
        const [text, stored] = [wanted.get(path), files.get(path)];
        if (text === undefined)
            return stored ? [{ path, content: async () => null, difference: 'is not in the tag' }] : [];
        const bytes = new TextEncoder().encode(text);
        const content = async () => bytes;
        if (stored === undefined)
            return [{ path, content }];
        const isSame = isEqual(bytes, stored) || (path.endsWith('.json') && (isKept || saysTheSame(bytes, stored)));
        return isSame ? [] : [{ path, content, difference: 'is not what the tag gives' }];
    });
}
function isEqual(one, other) {
    return Buffer.compare(one, other) === 0;
}
/** A newer tool may have written more keys. */
function saysTheSame(wanted, stored) {
    const theirs = (0,interface_document/* interfaceFacts */.l$)(stored);
    return theirs !== undefined && hasOnlyGrown((0,interface_document/* interfaceFacts */.l$)(wanted), theirs, { keys: 'any' });
}
/** Whether the index has an interface of the version that can be read. */
function hasReadableInterface(release, files) {
    try {
        return (0,interface_document/* parseInterfaceFiles */.MI)(release, (path) => files.get(path)) !== undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return false;
        throw error;
    }
}
function problemOf({ path, difference }) {
    return `${(0,base_error/* quote */.hD)(path)} ${difference ?? 'is missing'}`;
}
/** A file that somebody has changed is looked into before it is overwritten. */
function refuseChanged(release, damages) {
    const changed = damages.filter(({ difference }) => difference !== undefined);
    if (changed.length === 0)
        return;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,module_release/* formatRelease */.B9)(release)} is not as it was published: ${changed.map(problemOf).join(', and ')}`, 'find out who changed the index; to put the files back from the tag, run this once with --repair (action input "repair")');
}
function otherPackage(release, { path, digest, made }) {
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is published with ${digest}, and its package made again from tag ${(0,base_error/* quote */.hD)(release.tag)}, commit ${release.commit}, has ${made}`, `restore the file from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
}

;// CONCATENATED MODULE: ./lib/publish/decide.js












/** Decides on one release. Packs only what has to be packed. Throws LIMIT_EXCEEDED where the time of the repository is up. */
async function decide(selection, context) {
    const { release } = selection;
    try {
        context.refuseClaim(release);
        return await decideOne(selection, (0,index_files/* moduleIn */.w6)(context.index.files, release.address), context);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || context.repository.signal?.aborted)
            throw error;
        return (0,publish_report/* refusedResult */.MS)(release.tag, error, release);
    }
}
async function decideOne(selection, module, context) {
    const { release } = selection;
    const { repository, index } = context;
    const comparison = (0,published_version/* compareWithPublished */.aN)(selection, module);
    if (comparison.outcome === 'removed')
        throw (0,published_version/* versionRemoved */.Ld)(release, comparison.removal);
    if (comparison.outcome === 'taken')
        throw await takenBy(selection, comparison.published, { ...context, module });
    const owner = (0,published_version/* ownerAfter */.aV)(module, release, repository.publisher);
    if (comparison.outcome !== 'unchanged' || module?.owner === null)
        (0,policy/* refuseForeignOwner */.iV)(index.registry, release.address, repository.publisher);
    if (module !== undefined && comparison.outcome === 'unchanged') {
        const { published } = comparison;
        const repairs = await findRepairs(decide_withRoot(selection, published.packageRoot), { module, published }, context);
        return { status: 'unchanged', selection, owner, published, ...repairs };
    }
    if (module !== undefined && comparison.outcome === 'incomplete') {
        const published = (0,index_files/* listedRelease */.Lh)(index.files, module, release.version);
        const rooted = decide_withRoot(selection, published.packageRoot);
        return { ...(await addPackages(rooted, published, context)), owner };
    }
    const rooted = await rootedSelection(selection, repository.interfaces);
    const [pkg, moduleInterface] = await inOrder(pack(rooted, context), readInterface(selection, repository.interfaces));
    (0,published_version/* refuseForgotten */.LR)(release, index.files, pkg.facts.digest);
    const resolved = await resolvePackages(rooted, pkg, context);
    refuseLeavingCalls(resolved.selection, moduleInterface);
    const license = await repository.license({ commit: release.commit, path: release.path });
    const notices = noticesOf(resolved.selection, pkg, moduleInterface);
    return {
        status: 'new',
        owner,
        pkg,
        published: undefined,
        moduleInterface,
        license,
        notices,
        ...resolved,
    };
}
/** What the stores and the index have lost of a published version. */
async function findRepairs(selection, version, { repository, stores, restore }) {
    const repack = () => pack(selection, { repository, stores });
    const withdrawn = (0,documents/* withdrawnVersions */.AI)(version.module);
    const repair = await stores.findRepair(version.published, { selection, withdrawn, pack: repack });
    if (restore === undefined)
        return { repair };
    const { commit, path } = selection.release;
    const fromTag = { pack: repack, readInterface: () => repository.interfaces.atCommit({ commit, path }) };
    return { repair, restored: await findRestoration(selection, version, { ...restore, ...fromTag, stores }) };
}
/** More kinds of package are asked for, which must have the same bytes. */
async function addPackages(selection, published, context) {
    const { release } = selection;
    const { interfaces } = context.repository;
    const pkg = await pack(selection, context);
    const { digest } = published.package;
    if (digest !== pkg.facts.digest)
        throw (0,published_version/* versionExists */.$y)(release, { ...published, digest }, pkg.facts.digest);
    const resolved = await resolvePackages(selection, pkg, context, published);
    const { commit, path } = release;
    refuseLeavingCalls(resolved.selection, await interfaces.atCommit({ commit, path }));
    return { status: 'new', pkg, published, moduleInterface: undefined, notices: [], ...resolved };
}
/** The locations of a package of this size. What cannot be stored there is refused before anything is written. */
async function resolvePackages(selection, pkg, { index, stores }, published) {
    const large = selection.byDefault?.large;
    const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes;
    const effective = isLarge ? { ...selection, kinds: large.kinds } : selection;
    const missing = published === undefined ? effective.kinds : (0,published_version/* missingKinds */.up)(effective, published);
    refuseUnreachable(missing, index.registry);
    const packages = new Map();
    for (const kind of missing) {
        const resolved = await stores.resolve(kind, effective, pkg);
        (0,policy/* refuseForeignLocation */.uu)(index.registry, resolved.location);
        packages.set(kind, resolved);
    }
    return { selection: effective, packages };
}
/** Waits for both at the same time. Where both throw, throws what the first did. */
async function inOrder(first, second) {
    second.catch(() => { });
    return [await first, await second];
}
/** Throws SECRET_IN_PACKAGE too. */
async function pack(selection, { repository, stores, }) {
    const { commit, path, packageRoot } = selection.release;
    const root = packageRoot === undefined ? {} : { packageRoot };
    const clone = isCommit(selection) ? { isCommit: true } : {};
    const pkg = await repository.packer.pack({ commit, path, ...root, ...clone });
    await refuseSecrets(pkg, selection, stores.visibility.source);
    return pkg;
}
/** The selection with the directory that its package holds. Throws NOT_A_MODULE for a call that leaves its `root`. */
async function rootedSelection(selection, interfaces) {
    const { release, root } = selection;
    return decide_withRoot(selection, await findPackageRoot({ ...release, root }, interfaces));
}
function decide_withRoot(selection, packageRoot) {
    return packageRoot === undefined
        ? selection
        : { ...selection, release: { ...selection.release, packageRoot } };
}
/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface({ release }, interfaces) {
    const { commit, path, tag } = release;
    const moduleInterface = await interfaces.atCommit({ commit, path });
    const broken = (0,interface_diagnostics/* brokenFiles */.fe)(moduleInterface, 'root');
    if (broken.length > 0)
        throw (0,interface_diagnostics/* invalidHcl */.Vj)(broken, `tag ${(0,base_error/* quote */.hD)(tag)}`, path);
    return moduleInterface;
}
/** A tag of the same name in another repository has not moved: there, the version is taken. */
async function takenBy(selection, published, { module, ...context }) {
    const { release } = selection;
    const { publisher, interfaces } = context.repository;
    const owner = module?.owner ?? null;
    const isOwn = owner === null || (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher));
    const isMoved = published.tag === release.tag && published.commit !== release.commit;
    if (isOwn && isMoved)
        return (0,published_version/* tagMoved */.m7)(release, published);
    const { facts } = await pack(await rootedSelection(selection, interfaces), context);
    return (0,published_version/* versionExists */.$y)(release, published, facts.digest);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(kinds, registry) {
    if (registry.url !== null || !kinds.includes('index'))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com, or publish with --package git');
}

;// CONCATENATED MODULE: ./lib/publish/batch.js









const BATCH_LIMITS = {
    bytes: publish_limits/* MAX_BATCH_BYTES */.Uo,
    text: publish_limits/* MAX_BATCH_TEXT */.GY,
    versions: publish_limits/* MAX_BATCH_VERSIONS */.gu,
};
/**
 * What is decided on and written together. It holds the packages and interfaces that a lost race asks for again; after it they are let
 * go, so that a run of any number of tags needs no more memory and disk than its largest batch.
 */
class Batch {
    #limits;
    #repositories;
    #cached = new Map();
    #packages = [];
    /** How many releases of each repository are in it: first as many as are looked up at a time, then those that were decided on. */
    #counts;
    /** Whether they are known: a lost race decides on the same ones again. */
    #isDecided = false;
    #bytes = 0;
    #text = 0;
    #versions = 0;
    /** @param repositories with what is not decided on yet */
    constructor(repositories, limits = BATCH_LIMITS) {
        this.#limits = limits;
        this.#repositories = repositories;
        let left = publish_limits/* MAX_LOOKED_UP */._c;
        this.#counts = repositories.map(({ selections }) => {
            const count = Math.min(left, selections.length);
            left -= count;
            return count;
        });
    }
    get selections() {
        return this.#repositories.flatMap(({ selections }, at) => selections.slice(0, this.#counts[at]));
    }
    /**
     * Decides on the releases of each repository in their order, until the batch is full. Some repositories are decided on at the same
     * time, as one is packed while another is parsed. Gives all of them, with what they have in the batch and what is left for others.
     */
    async decide(index, rules) {
        const members = [...this.#repositories.entries()];
        const decided = await (0,in_parallel/* inParallel */.H)(members, publish_limits/* DECIDED_AT_ONCE */.RH, async ([at, each]) => {
            const asked = each.selections.slice(0, this.#counts[at]);
            return asked.length === 0 ? { ...each, count: 0 } : this.#decideOn(each, asked, { ...index, rules });
        });
        this.#counts = decided.map(({ count }) => count);
        this.#isDecided = true;
        return decided.map(({ count, ...each }) => ({
            ...each,
            // Nothing more is read of a repository whose time is up.
            selections: each.error === undefined ? each.selections.slice(count) : [],
        }));
    }
    /** The repository whose zips and interfaces are made once for the batch. */
    cached(repository) {
        const known = this.#cached.get(repository);
        if (known !== undefined)
            return known;
        const { packer, interfaces } = repository;
        const pack = async (request) => {
            const pkg = await packer.pack(request);
            this.#packages.push({ pkg, packer });
            return pkg;
        };
        const cached = {
            ...repository,
            packer: { pack: once(pack) },
            license: once((module) => repository.license(module)),
            interfaces: {
                atCommit: once((module) => interfaces.atCommit(module)),
            },
        };
        this.#cached.set(repository, cached);
        return cached;
    }
    /** Deletes the zips. */
    async discard() {
        for (const { pkg, packer } of this.#packages.splice(0))
            await packer.discard?.(pkg);
    }
    /** `count`: how many of the releases are decided on. */
    async #decideOn(each, asked, { state, snapshot, rules }) {
        const { stores } = each;
        const repository = this.cached(each.repository);
        const context = {
            repository,
            stores,
            index: state,
            restore: rules.restore && { mode: rules.restore, snapshot },
            refuseClaim(release) {
                const published = state.spellings.get((0,module_address/* formatModuleAddress */.wc)(release.address)) ?? release.address;
                rules.claimed.check(release, { published, by: each.repository });
            },
        };
        const selections = wanted(asked, state.files, rules);
        const decisions = [];
        try {
            for (const selection of selections) {
                if (this.#isFull)
                    break;
                const decision = await decide(selection, context);
                decisions.push(decision);
                if (!this.#isDecided)
                    this.#add(decision, rules);
            }
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || !repository.signal?.aborted)
                throw error;
            await repository.close();
            return { ...each, error, count: asked.length };
        }
        const next = selections[decisions.length];
        const count = next === undefined ? asked.length : asked.indexOf(next);
        const compared = await checkCompatibility(decisions, {
            index: state.files,
            acceptedBefore: rules.acceptedBefore,
            interfaces: repository.interfaces,
        });
        // Not before: a comparison reads versions of earlier batches again.
        if (count === each.selections.length)
            await repository.close();
        return { ...each, publications: compared.map((decision) => withoutHidden(decision, each)), count };
    }
    get #isFull() {
        const { bytes, text, versions } = this.#limits;
        return !this.#isDecided && (this.#bytes >= bytes || this.#text >= text || this.#versions >= versions);
    }
    #add(decision, { onDecided }) {
        onDecided();
        if (decision.status !== 'new')
            return;
        const { pkg, moduleInterface } = decision;
        this.#versions += 1;
        this.#bytes += pkg.facts.size;
        if (moduleInterface !== undefined)
            this.#text += (0,interface_document/* formatInterface */.X$)(moduleInterface).length + moduleInterface.root.readme.length;
    }
}
function once(work) {
    const results = new Map();
    return (request) => {
        const key = JSON.stringify(request);
        const known = results.get(key) ?? work(request);
        results.set(key, known);
        return known;
    };
}
/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function wanted(selections, files, { skipsRemoved, log }) {
    if (!skipsRemoved)
        return selections;
    const isRemoved = ({ release }) => (0,published_version/* isSameAsRemoved */.jD)(release, (0,index_files/* moduleIn */.w6)(files, release.address));
    const removed = selections.filter(isRemoved).map(({ release }) => (0,base_error/* quote */.hD)(release.tag));
    if (removed.length === 0)
        return selections;
    log.info(`tags      skipped, their versions are removed: ${(0,base_error/* shortList */.pg)(removed).join(', ')}`);
    return selections.filter((each) => !isRemoved(each));
}
/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision, { stores }) {
    if (stores.visibility.interface === 'public' || decision.status !== 'new')
        return decision;
    return { ...decision, moduleInterface: undefined };
}

;// CONCATENATED MODULE: ./lib/publish/claimed-addresses.js


/**
 * The addresses that the repositories of one run publish under: each belongs to the first that has it. The index does not yet say whose the
 * new ones are.
 */
class ClaimedAddresses {
    #claims = new Map();
    /** The namespaces, and the names with their namespaces, as this run spells them first, by their lower-case form. */
    #spellings = new Map();
    constructor(repositories) {
        for (const { repository, selections } of repositories)
            for (const { release } of selections) {
                const { namespace, name } = release.address;
                setFirst(this.#claims, (0,module_address/* addressKey */.IY)(release.address), repository);
                setFirst(this.#spellings, namespace.toLowerCase(), namespace);
                setFirst(this.#spellings, `${namespace}/${name}`.toLowerCase(), name);
            }
    }
    /**
     * Throws INVALID_ADDRESS for an address whose namespace or name differs only by case from one of the index or of this run,
     * NOT_OWNER for one that another repository of this run has claimed.
     * @param published the address as the index spells it
     */
    check({ address, tag }, { published, by }) {
        refuseSpelling(address, published);
        refuseSpelling(address, this.#spelledAlike(address));
        const claim = this.#claims.get((0,module_address/* addressKey */.IY)(address));
        if (claim === undefined || claim === by)
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `tag ${(0,base_error/* quote */.hD)(tag)} is a version of ${(0,base_error/* quote */.hD)((0,module_address/* formatModuleAddress */.wc)(address))}, which another source of this run publishes`, 'give one of the two another address: address: namespace/name/system');
    }
    /** The address as the releases before it in this run spell it. */
    #spelledAlike(address) {
        const { namespace, name } = address;
        return {
            ...address,
            namespace: this.#spellings.get(namespace.toLowerCase()) ?? namespace,
            name: this.#spellings.get(`${namespace}/${name}`.toLowerCase()) ?? name,
        };
    }
}
function setFirst(map, key, value) {
    if (!map.has(key))
        map.set(key, value);
}
/** @param other as the index, or this run, has it */
function refuseSpelling(address, other) {
    const [text, published] = [(0,module_address/* formatModuleAddress */.wc)(address), (0,module_address/* formatModuleAddress */.wc)(other)];
    if (text === published)
        return;
    const isNamespace = address.namespace !== other.namespace;
    const part = isNamespace ? other.namespace : `${other.namespace}/${other.name}`;
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `the ${isNamespace ? 'namespace' : 'name'} of ${(0,base_error/* quote */.hD)(text)} differs only by case from ${(0,base_error/* quote */.hD)(part)}, which is published already`, `use the published spelling: --module ${published}`);
}

// EXTERNAL MODULE: ./lib/publish/read-index.js + 3 modules
var read_index = __webpack_require__(76098);
// EXTERNAL MODULE: ./lib/publish/report-text.js + 1 modules
var report_text = __webpack_require__(96684);
// EXTERNAL MODULE: ./lib/publish/select-releases.js + 1 modules
var select_releases = __webpack_require__(11920);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var readme = __webpack_require__(93331);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(95718);
;// CONCATENATED MODULE: ./lib/publish/store-packages.js











/**
 * Proves before the first write that all the writes of new versions are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED, ATTESTATION_FAILED, INDEX_UNREACHABLE.
 */
async function checkAccess(repositories, index) {
    const withNew = repositories.map((each) => ({ ...each, fresh: publicationsAt(each.publications, 'new') }));
    const writing = withNew.filter(({ fresh }) => fresh.length > 0);
    const checks = writing.flatMap(({ fresh, stores }) => {
        const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds));
        return [...kinds].map((kind) => stores.resolved(kind)).filter((store) => store.checkAccess !== undefined);
    });
    const attestors = writing.flatMap(({ attestor }) => attestor ?? []);
    if (checks.length === 0 && attestors.length === 0)
        return;
    await index.checkAccess?.();
    for (const store of [...checks, ...attestors])
        await store.checkAccess?.();
}
/**
 * Has every new package attested, before anything else is written, then stores each as its kinds, in the order in which these were
 * asked for. Throws STORE_REFUSED, STORE_UNREACHABLE, VERSION_EXISTS, PERMISSION, ATTESTATION_FAILED.
 */
async function storePublications({ publications, ...context }, run) {
    const accepted = publicationsAt(publications, 'new', 'unchanged');
    const attested = new Map();
    if (context.attestor !== undefined && !run.dryRun)
        for (const publication of publicationsAt(accepted, 'new'))
            attested.set(publication, await context.attestor.attest(publication.selection.release, publication.pkg));
    const stored = [];
    for (const [number, publication] of accepted.entries()) {
        if (!run.dryRun)
            run.log.progress?.('stored', number + 1, accepted.length);
        if (publication.status === 'unchanged') {
            await repair(publication, run);
            stored.push(publication);
            continue;
        }
        if (!run.dryRun)
            await storePackages(publication, attested.get(publication) ?? [], { context, run });
        stored.push(storedVersion(publication, context));
    }
    return [...stored, ...publicationsAt(publications, 'refused')];
}
/** What the index has lost travels in its commit. */
async function repair({ repair: found, restored }, { dryRun, log }) {
    if (restored !== undefined)
        log.warn(`${restored.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run puts it back'}`);
    if (found === undefined)
        return;
    if (!dryRun)
        await found.run();
    log.warn(`${found.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run has put it back'}`);
}
async function storePackages(publication, attested, { context, run }) {
    const { selection, pkg, packages } = publication;
    for (const kind of packages.keys()) {
        const store = context.stores.resolved(kind);
        const withdrawn = run.withdrawnOf(selection.release.address);
        const directory = (0,module_interface/* calledPath */.v)(publication.moduleInterface);
        await store.store(selection, pkg, { registryUrl: run.registryUrl, directory, withdrawn });
        if (store.attach === undefined)
            continue;
        for (const document of [...(await interfaceDocuments(publication, context)), ...attested])
            await attach(publication, kind, { document, context, run });
    }
}
/** Also of a version that is published already: its interface may not have been attached yet. */
async function interfaceDocuments({ selection: { release } }, { repository, stores }) {
    if (stores.visibility.interface === 'private')
        return [];
    const { commit, path } = release;
    return [interfaceAttachment(await repository.interfaces.atCommit({ commit, path }))];
}
/** The interface of a module as a document to attach, with the bytes of `interface.json` in the index. */
function interfaceAttachment(moduleInterface) {
    const bytes = new TextEncoder().encode((0,interface_document/* formatInterface */.X$)(moduleInterface));
    return { artifactType: referrers/* INTERFACE_TYPE */.N0, name: 'interface.json', bytes };
}
/** The package is whole without its documents, so storage that does not take them does not end the run. */
async function attach({ selection, pkg, packages }, kind, { document, context, run }) {
    try {
        await context.stores.resolved(kind).attach?.(selection, pkg, document);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'STORE_REFUSED')
            throw error;
        const what = document.name.replace(/\..*$/s, '');
        run.log.warn(`${(0,module_release/* formatRelease */.B9)(selection.release)} is at ${packages.get(kind)?.location} without its ${what}: ${error.message}`);
    }
}
function storedVersion(publication, { repository }) {
    const { published, packages, pkg } = publication;
    const { digest } = pkg.facts;
    const added = [...packages].map(([kind, { location }]) => ({ kind, location, digest }));
    const release = published ?? releaseDocument(publication, repository);
    return {
        ...publication,
        status: 'stored',
        release: { ...release, packages: [...(published?.packages ?? []), ...added] },
        files: new Map([
            ...interfaceContents(publication),
            ...[...packages.values()].flatMap(({ files }) => [...files]),
        ]),
    };
}
function interfaceContents({ selection, moduleInterface }) {
    if (moduleInterface === undefined)
        return [];
    return (0,file_table/* interfaceFiles */.rQ)(selection.release, moduleInterface).map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
    ]);
}
function releaseDocument({ selection, pkg, moduleInterface, license }, { publisher, repositoryUrl }) {
    return {
        format: documents/* INDEX_FORMAT */.B7,
        ...selection.release,
        repository: {
            url: repositoryUrl,
            ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
            ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
        },
        description: (0,readme/* descriptionFromReadme */.be)(moduleInterface?.root.readme ?? ''),
        // As visible as README and interface.
        ...(license === undefined || moduleInterface === undefined ? {} : { license }),
        package: pkg.facts,
    };
}
/**
 * The modules of this run whose change can be planned; those of which nothing is new too, so that what a crash left undone is
 * mended.
 */
function modulePublications(publications, planned) {
    const accepted = publicationsAt(publications, 'stored', 'unchanged');
    const groups = (0,base_group/* groupBy */.$)(accepted, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    return [...groups].flatMap(([text, group]) => {
        const stored = publicationsAt(group, 'stored');
        const restored = publicationsAt(group, 'unchanged').flatMap((each) => each.restored ?? []);
        const [first] = [...stored, ...group];
        if (first === undefined || !planned.has(text))
            return [];
        const whole = [...stored, ...restored];
        return {
            address: first.selection.release.address,
            owner: first.owner,
            releases: stored.map(({ release }) => release),
            restored: restored.map(({ release }) => release),
            files: new Map(whole.flatMap(({ files }) => [...files])),
            moduleInterfaces: new Map(whole.flatMap(({ release, moduleInterface }) => interfaceOf(release, moduleInterface))),
        };
    });
}
function interfaceOf({ version }, moduleInterface) {
    return moduleInterface === undefined ? [] : [[version, moduleInterface]];
}

;// CONCATENATED MODULE: ./lib/publish/publish.js














/**
 * Tags → releases → packages → index commits. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. Tags that are named are one decision, unless the
 * run shall keep going; all tags are decided on one by one, unless the run is strict. Throws INDEX_*, PERMISSION and INDEX_BUSY.
 */
async function publish(request, context) {
    const { release, options } = await selectRun(request, context);
    return withAdvice(await publishRepositories([release], options, context), context.log);
}
/** Says how to leave out tags that nobody can mend. */
function withAdvice({ repositories: _, ...report }, log) {
    for (const line of report.isBulk ? (0,report_text/* adviceOnRefused */.GQ)(report.results) : [])
        log.info(line);
    return report;
}
const NO_TAGS = 'no tags found that are versions: push one (git tag v1.0.0, then git push origin v1.0.0); in a clone without tags, fetch them first (git fetch --tags)';
/** What a run publishes, and how. Throws what {@link selectReleases} throws. */
async function selectRun(request, { repository, defaultKinds, stores, attestor, log }) {
    const dependencies = { ...repository, defaultKinds, log };
    const { selections, refused: results, skipped } = await (0,select_releases/* selectReleases */.VT)(request, dependencies);
    const { tags, repair, url, keepGoing, strict, dryRun, limits } = request;
    const isBulk = tags === 'all';
    const isNothing = selections.length + results.length === 0;
    if (isBulk && isNothing && [...skipped.values()].every((reason) => reason === select_releases/* NO_VERSION */.dG))
        log.warn(NO_TAGS);
    if (isBulk)
        for (const line of selectionLines(selections))
            log.info(line);
    const options = {
        url,
        dryRun,
        fresh: dryRun ? 'planned' : 'published',
        isBulk,
        limits,
        refusalCosts: (isBulk ? !strict : keepGoing) ? 'tag' : 'run',
        // All tags read what they must; whoever names a tag, or asks for a repair, has its files looked at.
        restore: repair ? 'changed' : isBulk ? undefined : 'missing',
        skipsRemoved: isBulk,
    };
    return { release: { repository, stores, attestor, selections, publications: [], results }, options };
}
/**
 * Selected releases of any number of repositories → packages → index commits. They are decided on, stored and committed batch by batch:
 * what a batch has read and packed is let go after it. A lost race is planned again on the new head, with the packages of the batch kept.
 * Where a refusal costs the run, all batches are decided on before the first is stored. Throws what `updateIndex`, `checkAccess` and
 * `storePublications` throw.
 */
async function publishRepositories(repositories, options, target) {
    try {
        const run = new Run(repositories, options, target);
        await run.publishBatches();
        if (!run.isToBeWritten)
            return run.end();
        const decided = new Run(repositories, { ...options, refusalCosts: 'tag' }, target);
        await decided.publishBatches();
        return decided.end();
    }
    finally {
        for (const { repository } of repositories)
            await repository.close();
    }
}
/** Works once through all releases. */
class Run {
    #options;
    #target;
    #claimed;
    #repositories;
    /** Whether nothing is written, as the run is one decision on more than a batch holds. */
    #isHeld = false;
    /** New versions of earlier batches, by address. */
    #accepted = new Map();
    #notices = new RunNotices();
    /** Those that may write what they have. */
    #checked = new Set();
    #changed = new Set();
    #total;
    #decided = 0;
    #registryUrl = null;
    #commit = null;
    constructor(repositories, options, target) {
        this.#repositories = repositories;
        this.#options = options;
        this.#target = target;
        this.#claimed = new ClaimedAddresses(repositories);
        this.#total = repositories.reduce((sum, { selections }) => sum + selections.length, 0);
    }
    async publishBatches() {
        do
            await this.#publishBatch();
        while (this.#repositories.some(hasMore));
    }
    /** Whether all that was held is fine. */
    get isToBeWritten() {
        return this.#isHeld && !this.#isRefused && !this.#options.dryRun;
    }
    end() {
        this.#notices.log(this.#target.log);
        const isRefused = this.#isRefused;
        const all = this.#repositories.flatMap(({ results }) => (0,publish_report/* inReportOrder */.ET)(results));
        const report = (0,publish_report/* reportOf */.EI)(isRefused ? all.filter(({ status }) => status === 'refused') : all, {
            index: { commit: this.#commit, changed: isRefused ? [] : [...this.#changed] },
            registryUrl: this.#registryUrl,
            isBulk: this.#options.isBulk,
            isRefused,
        });
        return { ...report, repositories: this.#repositories };
    }
    get #isRefused() {
        const { refusalCosts } = this.#options;
        return refusalCosts === 'run' && this.#repositories.some(hasRefusals);
    }
    /** Decides on the next releases, as many as one commit may hold, stores and commits them. */
    async #publishBatch() {
        const { refusalCosts, dryRun, url, name, limits, extraFiles } = this.#options;
        const { index, raceBackoff } = this.#target;
        const batch = new Batch(this.#repositories, limits);
        const { result, commit } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot, attempt) => {
            const state = await (0,read_index/* readIndex */.v)(index, snapshot, { url, name, selections: batch.selections });
            const decided = await batch.decide({ state, snapshot }, this.#rules);
            const isOne = refusalCosts === 'run';
            const isHeld = this.#isHeld || (isOne && decided.some(hasMore));
            const found = { decided, isHeld, registryUrl: state.registry.url };
            if (isOne && !isHeld && decided.some(hasRefusals))
                return {
                    result: { ...found, repositories: decided.map(this.#reported), changed: [] },
                    change: undefined,
                };
            const isDry = dryRun || isHeld;
            const isQuiet = this.#options.isBulk || isHeld;
            if (attempt === 1)
                await this.#announce(decided, state, { isDry, isQuiet });
            const stored = await this.#store(batch, decided, { state, isDry });
            if (attempt === 1)
                this.#announceClients(stored, state, { isQuiet });
            const repositories = stored.map(this.#reported);
            const files = decided.some(hasMore) ? undefined : extraFiles?.(repositories);
            const change = await planBatch(state, snapshot, { stored, files });
            const result = { ...found, repositories, changed: [...change.files.keys()] };
            return { result, change: isDry ? undefined : change };
        });
        this.#repositories = result.repositories;
        this.#isHeld = result.isHeld;
        this.#registryUrl = result.registryUrl;
        this.#commit = commit;
        for (const path of result.changed)
            this.#changed.add(path);
        for (const { selection } of newIn(result.decided))
            this.#accept(selection.release);
        // The zip of the one release of a run stays for who called, as long as the directory for it.
        if (this.#total > 1)
            await batch.discard();
    }
    get #rules() {
        const { restore, skipsRemoved } = this.#options;
        const { log } = this.#target;
        return {
            restore,
            skipsRemoved,
            claimed: this.#claimed,
            acceptedBefore: (address) => this.#accepted.get(address) ?? [],
            log,
            onDecided: () => {
                this.#decided += 1;
                log.progress?.('tags', this.#decided, this.#total);
            },
        };
    }
    #accept(release) {
        const address = (0,module_address/* formatModuleAddress */.wc)(release.address);
        const before = this.#accepted.get(address);
        if (before === undefined)
            this.#accepted.set(address, [release]);
        else
            before.push(release);
    }
    /** Says what will be published, and proves that it may be. */
    async #announce(decided, { registry }, { isDry, isQuiet }) {
        const { index, log } = this.#target;
        const fresh = newIn(decided);
        this.#notices.add(fresh);
        if (!isQuiet) {
            announce(fresh, registry.url, log);
            this.#notices.log(log);
        }
        if (isDry)
            return;
        const unchecked = decided.filter((each) => !this.#checked.has(each.repository) && newIn([each]).length > 0);
        await checkAccess(unchecked, index);
        for (const { repository } of unchecked)
            this.#checked.add(repository);
    }
    #announceClients(stored, { registry }, { isQuiet }) {
        const publications = stored.flatMap((each) => each.publications);
        if (isQuiet)
            this.#notices.addClients(publications, registry.url);
        else
            announceClients(publications, registry.url, this.#target.log);
    }
    async #store(batch, decided, { state, isDry }) {
        const run = {
            registryUrl: state.registry.url,
            withdrawnOf: (address) => {
                const module = (0,index_files/* moduleIn */.w6)(state.files, address);
                return module === undefined ? new Set() : (0,documents/* withdrawnVersions */.AI)(module);
            },
            dryRun: isDry,
            log: this.#target.log,
        };
        const stored = [];
        for (const each of decided) {
            const repository = batch.cached(each.repository);
            stored.push({ ...each, publications: await storePublications({ ...each, repository }, run) });
        }
        return stored;
    }
    /** The repository without the packages and interfaces of the batch. */
    #reported = (each) => {
        const results = each.publications.flatMap((publication) => {
            if (publication.status === 'new')
                return [];
            return publication.status === 'refused' ? publication : resultOf(publication, this.#options.fresh);
        });
        return { ...each, publications: [], results: [...each.results, ...results] };
    };
}
function hasMore({ selections }) {
    return selections.length > 0;
}
function hasRefusals({ publications, results }) {
    return [...publications, ...results].some(({ status }) => status === 'refused');
}
function newIn(repositories) {
    return repositories.flatMap(({ publications }) => publicationsAt(publications, 'new'));
}
async function planBatch(state, snapshot, batch) {
    const publications = batch.stored.flatMap((each) => each.publications);
    const restored = publicationsAt(publications, 'unchanged').flatMap((each) => each.restored?.release ?? []);
    const whole = restored.length === 0 ? state : await (0,read_index/* withVersions */.K)(state, snapshot, restored);
    const change = (0,publication_plan/* planChange */.AS)(whole.files, whole.registry, modulePublications(publications, whole.planned));
    // With those of a new public URL, and those of a new index where anything is written to it.
    const files = [...change.files, ...(batch.files ?? [])];
    const other = whole.withUrl.size > 0 ? `Set the public URL ${whole.registry.url}` : 'Update collection state';
    return {
        ...change,
        message: change.files.size > 0 ? change.message : other,
        files: new Map([...whole.withUrl, ...(files.length > 0 ? whole.created : []), ...files]),
    };
}


/***/ }),

/***/ 20063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ versionExists),
/* harmony export */   LR: () => (/* binding */ refuseForgotten),
/* harmony export */   Ld: () => (/* binding */ versionRemoved),
/* harmony export */   aN: () => (/* binding */ compareWithPublished),
/* harmony export */   aV: () => (/* binding */ ownerAfter),
/* harmony export */   jD: () => (/* binding */ isSameAsRemoved),
/* harmony export */   m7: () => (/* binding */ tagMoved),
/* harmony export */   up: () => (/* binding */ missingKinds)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80613);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96308);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14996);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21160);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30764);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83880);







/** Compares a release with those that are published. */
function compareWithPublished(selection, module) {
    const { version, commit, path } = selection.release;
    if (module === undefined)
        return { outcome: 'new' };
    const removal = module.removed.find((each) => each.version === version);
    if (removal !== undefined)
        return { outcome: 'removed', removal };
    const published = publishedVersions(module).get(version);
    if (published === undefined)
        return { outcome: 'new' };
    if (published.commit !== commit || published.path !== path)
        return { outcome: 'taken', published };
    const missing = missingKinds(selection, published);
    return { outcome: missing.length === 0 ? 'unchanged' : 'incomplete', published };
}
/** A module of ten thousand versions is asked for each of them. */
const versionsOf = new WeakMap();
function publishedVersions(module) {
    const known = versionsOf.get(module);
    if (known !== undefined)
        return known;
    const versions = new Map(module.versions.map((each) => [each.version, each]));
    versionsOf.set(module, versions);
    return versions;
}
/**
 * The kinds of package that a published version is to get, in the order in which they were asked for. A version without configured
 * kinds has all that it needs where it is. A repair also adds the OCI repository that is named to a version that is in others.
 */
function missingKinds({ kinds, byDefault, storeOptions, isRepair }, { packages }) {
    const stored = (wanted) => packages.filter(({ kind }) => kind === wanted);
    const missing = byDefault === undefined ? kinds.filter((kind) => stored(kind).length === 0) : [];
    const repository = storeOptions.oci['oci-repository'];
    if (!isRepair || repository === undefined)
        return missing;
    const homes = stored('oci');
    const isThere = homes.some(({ location }) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .ociManifestOf */ .ax)(location)?.repository === (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_6__.formatOciRepository)(repository));
    return homes.length === 0 || isThere ? missing : [...missing, 'oci'];
}
/**
 * Throws VERSION_EXISTS where the directory of a version that `module.json` does not list holds another release: its number
 * was used. The same release is what a killed run left behind, and is finished.
 * @param digest of the package of this release
 */
function refuseForgotten(release, files, digest) {
    const { address, version, commit, path } = release;
    const before = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAt */ .j8)(files, address, version);
    if (before === undefined)
        return;
    if (before.commit === commit && before.path === path && before.package.digest === digest)
        return;
    throw versionExists(release, { ...before, digest: before.package.digest }, digest);
}
/** Whether the version was published from the commit of this release, and removed. */
function isSameAsRemoved({ version, commit }, module) {
    return module?.removed.some((each) => each.version === version && each.commit === commit) ?? false;
}
/** A VERSION_EXISTS: the number of a removed version is never used again. */
function versionRemoved(release, removal) {
    const { commit, digest, reason, date } = removal;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_5__/* .formatRelease */ .B9)(release)} was published from commit ${commit} (${digest}) and removed on ${date}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reason)}`, 'the number of a removed version is never used again: tag this commit with a new version');
}
/** A TAG_MOVED: the version of the tag is published from another commit. */
function tagMoved(release, published) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('TAG_MOVED', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)} is at commit ${release.commit}, but ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_5__/* .formatRelease */ .B9)(release)} was published from it at commit ${published.commit} (${published.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`}`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_5__/* .formatRelease */ .B9)(release)} is already published with ${published.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
}
/**
 * The owner that `module.json` names after a publish: the first publisher that has an identity, with its ids once one is known, and with
 * the name that it has now. Throws
 * NOT_OWNER where the address has another owner, where it has an owner and the publisher has no identity, and where the ids of the
 * owner are known and those of the publisher are not: a name may be registered again by somebody else.
 */
function ownerAfter(module, release, publisher) {
    const owner = module?.owner ?? null;
    if (owner === null)
        return publisher === undefined ? null : { ...publisher };
    if (publisher !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameRepository */ .ve)(owner, publisher)) {
        const { repositoryId, ownerId } = publisher;
        if (owner.repositoryId === undefined)
            return repositoryId === undefined ? owner : { ...owner, repositoryId, ownerId };
        if (repositoryId === undefined)
            throw unproven(owner, release);
        return renamed(owner, publisher);
    }
    const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, `publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: ${transferCommand(release, publisher)}`);
}
function transferCommand({ address }, publisher) {
    const { host = 'github.com', repository = 'owner/name' } = publisher ?? {};
    return `module-registry transfer ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(address)} --to ${repository} --host ${host} --index …`;
}
/** The id is the same, so whatever the repository is called now is its name. */
function renamed(owner, { repository, ownerId }) {
    if (owner.repository.toLowerCase() === repository.toLowerCase())
        return owner;
    const formerNames = [...new Set([...(owner.formerNames ?? []), owner.repository])];
    const names = formerNames.filter((name) => name !== repository);
    return { ...owner, repository, ...(ownerId === undefined ? {} : { ownerId }), formerNames: names };
}
function unproven(owner, release) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(release.address)} belongs to ${nameOf(owner)}; this repository has that name, and its id is not known`, `let ${owner.host} tell the id: publish with the GitHub Action, or set GITHUB_TOKEN to a token that may read the repository`);
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${repository.host}/${repository.repository}`)}${id}`;
}


/***/ }),

/***/ 76098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ readIndex),
  K: () => (/* binding */ withVersions)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(67843);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(52177);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(80613);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(44415);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(8126);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 3 modules
var file_table = __webpack_require__(42426);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(95933);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js
var hosting = __webpack_require__(61380);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(60215);
;// CONCATENATED MODULE: ./lib/index/plan/init.js







/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
async function init(request, { index, raceBackoff }) {
    const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
        const current = await snapshot.read(pathsOf(request));
        const before = currentRegistry(current.get(REGISTRY_PATH), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, { before, registry });
        return {
            result: before === undefined ? 'created' : 'updated',
            change: { message: `Set up the registry index for ${request.url}`, files },
        };
    });
    const status = changed.length === 0 ? 'unchanged' : result;
    return { status, url: request.url, index: { commit, changed } };
}
/** Every path that `init` may write, with those of other hosts: the index may name another host than this run. */
function pathsOf(request) {
    const ofHosts = HOSTINGS.flatMap((hosting) => hostingFiles(hosting, request.url)).map(([path]) => path);
    return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts];
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return parseRegistryDocument(REGISTRY_PATH, bytes);
    if (!exists)
        return undefined;
    throw new RegistryError('INDEX_INVALID', `the directory or branch for the index has files, but no ${REGISTRY_PATH}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new RegistryError('INVALID_INPUT', `the index has the public URL ${quote(registry.url)} already, and this run has ${quote(request.url)}`, `published versions use the first URL; write it (--url ${registry.url}), or move the whole index: module-registry init --index … --url ${request.url} --move`);
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new RegistryError('INVALID_INPUT', `the index has the name ${quote(registry.name)} already, and this run has ${quote(request.name)}`, `leave --name out, or write the name into ${REGISTRY_PATH} of the index and run: module-registry render`);
    }
    const { url, name = registry.name, hosting = registry.hosting } = request;
    const { useRegistryCredentials = registry.useRegistryCredentials } = request;
    return { ...registry, url, name, ...settings({ hosting, useRegistryCredentials }) };
}
/** The files to write: in an index that exists, those that are missing, and those that a new URL or a new host changes. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isChanged = before?.hosting !== registry.hosting || before?.useRegistryCredentials !== registry.useRegistryCredentials;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== format_paths/* MODULE_LIST_PATH */._Q) || (isChanged && path === format_paths/* REGISTRY_PATH */.aA);
    return new Map([...files].filter(([path]) => isWritten(path)));
}
/** The paths of the files that a public URL changes. */
function pathsWithUrl(registry) {
    return [...newIndexFiles(registry).keys()];
}
/**
 * The files that give an index without public URL its URL.
 * @param current the files of `pathsWithUrl`, as the index has them
 */
function filesWithUrl(before, url, current) {
    const registry = { ...before, url };
    return { registry, files: missingFiles(newIndexFiles(registry), current, { before, registry }) };
}
/** `registry.json` of an index that is about to be created. */
function newRegistry({ url, name, ...request }) {
    return {
        format: documents/* INDEX_FORMAT */.B7,
        name: name ?? (url === null ? 'Module registry' : new URL(url).host),
        url,
        renderer: tool_version/* RENDERER */.G,
        ...settings(request),
    };
}
/** The keys that are set; the others are absent. */
function settings({ hosting, useRegistryCredentials, }) {
    return {
        ...(hosting === undefined ? {} : { hosting }),
        ...(useRegistryCredentials === undefined ? {} : { useRegistryCredentials }),
    };
}
/** Every file of an index without modules, by path. */
function newIndexFiles(registry) {
    return new Map((0,file_table/* registryFiles */.xs)(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}

// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(54268);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(74946);
;// CONCATENATED MODULE: ./lib/index/plan/module-reading.js







/**
 * The files that a change of a module is planned from where its versions stay: what shows the module, and the version that is
 * the latest after the change. Throws INDEX_INVALID.
 */
async function readModuleFiles(snapshot, after) {
    const { address } = after;
    const files = await snapshot.read(pathsToRead(address, []));
    const latest = latestOf(after);
    const more = await snapshot.read([
        ...(latest === undefined
            ? []
            : [versionPath(address, latest, 'release.json'), ...interfacePaths(address, latest)]),
        ...catalogNeighbours([address], files),
        ...lostInterfaces(address, files),
    ]);
    return new Map([...files, ...more]);
}
/** The paths of the interfaces of versions that `versions.json` lacks, so that it can be completed. Throws INDEX_INVALID. */
function lostInterfaces(address, files) {
    const path = (0,format_paths/* modulePath */.Mw)(address, 'versions.json');
    const known = (0,versions_document/* parseRequirements */.Ez)(path, files.get(path));
    const versions = (0,index_files/* moduleIn */.w6)(files, address)?.versions ?? [];
    return versions
        .filter(({ version }) => !known.has(version))
        .flatMap(({ version }) => (0,interface_document/* interfacePaths */.Er)(address, version));
}

// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(75838);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(22413);
;// CONCATENATED MODULE: ./lib/publish/published-spelling.js

/**
 * Finds how an index spells the parts of an address that it has already. Some file systems take spellings that differ by case
 * for one directory, and people take them for one name. Reads the names in two directories, each once.
 */
class PublishedSpellings {
    #snapshot;
    #names = new Map();
    constructor(snapshot) {
        this.#snapshot = snapshot;
    }
    /** The address with the namespace and the name as the index has them. */
    async of(address) {
        const namespace = await this.#spellingIn(format_paths/* MODULES_DIRECTORY */.si, address.namespace);
        const name = await this.#spellingIn(`${format_paths/* MODULES_DIRECTORY */.si}/${namespace}`, address.name);
        return { ...address, namespace, name };
    }
    async #spellingIn(directory, own) {
        const known = this.#names.get(directory) ?? this.#snapshot.listDirectory(directory);
        this.#names.set(directory, known);
        const alike = (await known).filter((name) => name.toLowerCase() === own.toLowerCase());
        return alike.includes(own) ? own : (alike[0] ?? own);
    }
}

// EXTERNAL MODULE: ./lib/publish/published-version.js
var published_version = __webpack_require__(20063);
;// CONCATENATED MODULE: ./lib/publish/read-index.js















/**
 * Reads what the selected releases touch, and nothing that grows with the registry. Of a module whose releases are all
 * published that is `module.json` alone.
 */
async function readIndex(store, snapshot, request) {
    const groups = [
        ...(0,group/* groupBy */.$)(request.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address)).values(),
    ];
    const modulePaths = groups.flatMap(([first]) => first === undefined ? [] : [(0,format_paths/* modulePath */.Mw)(first.release.address, 'module.json')]);
    snapshot.expect?.(expectedFiles(groups));
    const first = await snapshot.read([format_paths/* REGISTRY_PATH */.aA, ...modulePaths]);
    const isCreated = !snapshot.exists && store.isCreatedByPublish;
    // Before the other documents: a newer tool may have written those.
    const before = isCreated ? undefined : (0,index_files/* registryIn */.hY)(first);
    const planned = groups.filter((group) => isPlanned(group, first, snapshot));
    const files = await withMore(snapshot, first, (read) => planned.flatMap((group) => read_index_pathsOf(group, read)));
    const addresses = planned.flatMap(([selection]) => selection?.release.address ?? []);
    const read = {
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set(addresses.map(module_address/* formatModuleAddress */.wc)),
        spellings: await readSpellings(snapshot, addresses, first),
    };
    if (before === undefined)
        return createdState(read, request);
    const { registry, files: withUrl } = await setUrl(before, request.url, snapshot);
    return { ...read, registry, created: new Map(), withUrl };
}
/** With what the change of these published versions is planned from. Throws INDEX_INVALID. */
async function withVersions(state, snapshot, releases) {
    const groups = [...(0,group/* groupBy */.$)(releases, ({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).values()];
    const addresses = groups.flatMap(([first]) => first?.address ?? []);
    const files = await withMore(snapshot, state.files, (read) => groups.flatMap((group) => group.slice(0, 1).flatMap(({ address }) => versionPaths(address, group, (0,index_files/* moduleIn */.w6)(read, address)))));
    return {
        ...state,
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set([...state.planned, ...addresses.map(module_address/* formatModuleAddress */.wc)]),
    };
}
/** Tags of one module, above which a run finds most of them published, and reads little. */
const FEW_TAGS = 10;
/** Tags of which the directories of all versions are still read at once. */
const SOME_TAGS = 100;
/** What a publish of these releases will read, as far as their number says so. */
function expectedFiles(groups) {
    const paths = [];
    const choices = new Map();
    for (const group of groups) {
        const [first] = group;
        if (first === undefined || group.length > SOME_TAGS)
            continue;
        const { address } = first.release;
        const versions = group.map(({ release }) => release.version);
        if (group.length > FEW_TAGS) {
            paths.push(...versions.map((version) => `${(0,format_paths/* versionDirectory */.c0)(address, version)}/.`));
            continue;
        }
        // The namespace is listed if it has no such module yet.
        paths.push(...(0,file_table/* pathsToRead */.Of)(address, versions), `${format_paths/* MODULES_DIRECTORY */.si}/${address.namespace}`);
        choices.set((0,format_paths/* moduleDirectory */._6)(address), (names) => neighbourPaths(address, names.flatMap(versionNamed), versions));
    }
    return { paths, choices };
}
function versionNamed(name) {
    const reading = (0,version/* readVersion */.$4)(name);
    return reading.ok ? [reading.version] : [];
}
/** What follows from the files of modules. */
function derivedPaths(addresses, files) {
    return [
        ...(0,catalog_plan/* catalogNeighbours */.I1)(addresses, files),
        ...addresses.flatMap((address) => lostInterfaces(address, files)),
    ];
}
/** The files with those at the paths that follow from them. */
async function withMore(snapshot, files, pathsIn) {
    const more = [...new Set(pathsIn(files))].filter((path) => !files.has(path));
    return more.length === 0 ? files : new Map([...files, ...(await snapshot.read(more))]);
}
async function readSpellings(snapshot, addresses, files) {
    const spellings = new PublishedSpellings(snapshot);
    const found = new Map();
    for (const address of addresses) {
        if ((0,index_files/* moduleIn */.w6)(files, address) !== undefined)
            continue;
        found.set((0,module_address/* formatModuleAddress */.wc)(address), await spellings.of(address));
    }
    return found;
}
/**
 * Whether the files of a module can change: something new is asked for, or nobody owns it yet. A run that was killed may have
 * left a directory half-written, and never a branch.
 */
function isPlanned(group, files, snapshot) {
    const module = moduleOf(group, files);
    if (module === undefined || module.owner === null || snapshot.commit === null)
        return true;
    return group.some((selection) => isWanted(selection, module));
}
/** Whether more than `module.json` is needed to decide on a release. */
function isWanted(selection, module) {
    const { outcome } = (0,published_version/* compareWithPublished */.aN)(selection, module);
    return outcome === 'new' || outcome === 'incomplete';
}
function moduleOf([first], files) {
    return first === undefined ? undefined : (0,index_files/* moduleIn */.w6)(files, first.release.address);
}
function read_index_pathsOf(group, files) {
    const [first] = group;
    if (first === undefined)
        return [];
    const module = moduleOf(group, files);
    const wanted = group.filter((selection) => isWanted(selection, module)).map(({ release }) => release);
    return versionPaths(first.release.address, wanted, module);
}
/** The files of a module, and those of these versions. */
function versionPaths(address, releases, module) {
    const versions = releases.map(({ version }) => version);
    return [
        ...(0,file_table/* pathsToRead */.Of)(address, versions),
        ...(module === undefined ? [] : neighbourPaths(address, (0,documents/* listedVersions */.f3)(module), versions)),
    ];
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(address, listed, versions) {
    const latest = (0,version/* selectLatest */.se)(listed);
    const bases = versions.flatMap((version) => (0,required_bump/* selectBase */.gF)(listed, version) ?? []);
    return [
        ...(latest === undefined ? [] : [(0,format_paths/* versionPath */.qW)(address, latest, 'release.json')]),
        ...[...(latest === undefined ? [] : [latest]), ...bases].flatMap((version) => (0,interface_document/* interfacePaths */.Er)(address, version)),
    ];
}
function createdState(read, { url, name }) {
    const registry = newRegistry({ url: url ?? null, name });
    return { ...read, registry, created: newIndexFiles(registry), withUrl: new Map() };
}
/** An index has one public URL for ever: it is set by the first publish that names one. Throws INVALID_INPUT for another. */
async function setUrl(registry, url, snapshot) {
    if (url === undefined || url === registry.url)
        return { registry, files: new Map() };
    if (registry.url === null)
        return filesWithUrl(registry, url, await snapshot.read(pathsWithUrl(registry)));
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the index has the public URL ${(0,error/* quote */.hD)(registry.url)}, and this run says ${(0,error/* quote */.hD)(url)}`, `leave --url out, or write --url ${registry.url}`);
}


/***/ }),

/***/ 56244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ isOwnNote),
/* harmony export */   SM: () => (/* binding */ assetName),
/* harmony export */   Sg: () => (/* binding */ formatReleaseNotes),
/* harmony export */   W8: () => (/* binding */ previousTag),
/* harmony export */   eL: () => (/* binding */ isLatest),
/* harmony export */   hN: () => (/* binding */ otherAsset)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _base_first_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86500);
/* harmony import */ var _module_module_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18189);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97409);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22413);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92126);






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
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const [previous] = siblings(release, tags)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) < 0)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version))
        .toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version));
    return previous?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
function isLatest(release, tags, withdrawn) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || tagPrefix(release) !== '' || withdrawn.has(release.version))
        return false;
    return siblings(release, tags).every(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version) || withdrawn.has(version) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) <= 0);
}
/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
function formatReleaseNotes(about) {
    const { release, pkg, registryUrl, directory, generated } = about;
    const block = registryUrl === null ? '' : `\`\`\`hcl\n${(0,_module_module_block_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleBlock */ .t)(release, registryUrl, directory)}\n\`\`\``;
    const digest = `${digestStart(release)}${pkg.facts.digest}\``;
    const notes = [block, digest, generated].filter((part) => part !== '').join('\n\n');
    return (0,_base_first_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .firstLines */ .U)(notes, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_NOTES_LENGTH */ .Uf, `the commits of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)}`);
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
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)} has an asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ }),

/***/ 80016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ RepositoryLimit)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);

/** LIMIT_EXCEEDED of a whole repository: there is no end to what its configuration makes of its tags, so no tag of it is published. */
class RepositoryLimit extends _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl {
    constructor(message, hint) {
        super('LIMIT_EXCEEDED', message, hint);
    }
}


/***/ }),

/***/ 11920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dG: () => (/* binding */ NO_VERSION),
  VT: () => (/* binding */ selectReleases)
});

// UNUSED EXPORTS: findTag

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(67843);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(93209);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(30764);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(97409);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(22413);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var publish_config = __webpack_require__(49290);
// EXTERNAL MODULE: ./lib/publish/limits.js
var limits = __webpack_require__(92126);
// EXTERNAL MODULE: ./lib/publish/repository-limit.js
var repository_limit = __webpack_require__(80016);
;// CONCATENATED MODULE: ./lib/publish/ignored-tags.js





/**
 * The tags that `ignore-tags` leaves out: of HEAD's copy of the config file, and of the copy of any tagged commit, as a bad tag cannot
 * name itself, and an action has no HEAD. Only tags that exist. Throws
 * {@link RepositoryLimit}.
 */
async function readIgnoredTags(tags, config) {
    const names = new Set(tags.map(({ tag }) => tag));
    const ignored = new Map();
    const commits = tags.filter(({ isMissing }) => !isMissing).map(({ commit }) => commit);
    const lists = await (0,in_parallel/* inParallel */.H)([...new Set(['HEAD', ...commits])], limits/* TAGS_AT_ONCE */.qo, (commit) => ignoredAt(commit, config));
    // Commits with equal copies of the file share the list of it, and different copies most of their entries.
    const reasons = new Map();
    for (const list of new Set(lists))
        for (const { tag, reason } of list ?? [])
            reasons.set(tag, reason);
    const patterns = [...reasons].filter(([tag]) => tag.includes('*'));
    if (patterns.length > limits/* MAX_IGNORED_PATTERNS */.IG)
        throw tooManyPatterns(patterns.length);
    for (const [pattern, reason] of patterns)
        for (const name of names)
            if (matches(pattern, name))
                ignored.set(name, reason);
    for (const name of names) {
        const reason = reasons.get(name);
        if (reason !== undefined)
            ignored.set(name, reason);
    }
    return ignored;
}
function tooManyPatterns(count) {
    return new repository_limit/* RepositoryLimit */.C(`the copies of ${publish_config/* CONFIG_PATH */.tF} ignore tags with ${count} patterns, the limit is ${limits/* MAX_IGNORED_PATTERNS */.IG}`, 'write one pattern for many tags: ignore-tags: - tag: "nightly-*"');
}
/** One `*` stands for any characters; no tag has one in its name (https://git-scm.com/docs/git-check-ref-format). */
function matches(pattern, tag) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined)
        return tag === start;
    return tag.length >= start.length + end.length && tag.startsWith(start) && tag.endsWith(end);
}
/** None where the copy is not valid: the tag of that commit is refused for it. */
async function ignoredAt(commit, config) {
    try {
        return (await config.at(commit))['ignore-tags'];
    }
    catch (error) {
        if (error instanceof repository_limit/* RepositoryLimit */.C)
            throw error;
        if (error instanceof base_error/* RegistryError */.gl && ['INVALID_CONFIG', 'LIMIT_EXCEEDED'].includes(error.code))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/publish/module-at-commit.js
var module_at_commit = __webpack_require__(22222);
// EXTERNAL MODULE: ./lib/publish/package-kinds.js
var package_kinds = __webpack_require__(49478);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(10794);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(72878);
;// CONCATENATED MODULE: ./lib/publish/select-releases.js















/**
 * Tags → releases. Under `all`, tags that are not versions of any module, whose commits have its directory elsewhere, or that the
 * configuration leaves out, are skipped with a notice. Refusals are results.
 */
async function selectReleases(request, dependencies) {
    const selector = new Selector(request, dependencies);
    if (request.tags !== 'all')
        return selectNamed([...new Set(request.tags)], selector);
    const tags = await dependencies.tags.all();
    const ignored = await readIgnoredTags(tags, dependencies.config);
    const wanted = tags.filter(({ tag }) => !ignored.has(tag));
    const selected = await (0,in_parallel/* inParallel */.H)(wanted, limits/* TAGS_AT_ONCE */.qo, (tagged) => selector.selectOrSkip(tagged));
    const selections = inVersionOrder(selected.flatMap((each) => each.selections));
    const refused = selected.flatMap((each) => each.refused ?? []);
    const skipped = new Map(selected.flatMap(({ tag, skipped }) => (skipped === undefined ? [] : [[tag, skipped]])));
    for (const [tag, reason] of ignored)
        skipped.set(tag, `ignored: ${reason}`);
    for (const [reason, group] of (0,base_group/* groupBy */.$)([...skipped.keys()], (tag) => skipped.get(tag) ?? ''))
        dependencies.log.info(`tags      skipped, ${(0,base_error/* visible */.RK)(reason)}: ${(0,base_error/* shortList */.pg)(group.map(base_error/* quote */.hD)).join(', ')}`);
    return { ...refuseDoubles(selections, { twins: [], refused }), skipped };
}
async function selectNamed(names, selector) {
    const selections = [];
    const twins = [];
    const refused = [];
    for (const tag of names) {
        try {
            selections.push(...(await selector.select(tag)));
            twins.push(...(await selector.selectTwins(tag)));
        }
        catch (error) {
            refused.push(refusedTag(tag, error));
        }
    }
    return { ...refuseDoubles(selections, { twins, refused }), skipped: new Map() };
}
/** Throws what is no refusal. */
function refusedTag(tag, error) {
    if (!(error instanceof base_error/* RegistryError */.gl))
        throw error;
    const [version] = (0,module_tag/* versionsAtEnd */.ej)(tag);
    return (0,publish_report/* refusedResult */.MS)(tag, error, version === undefined ? {} : { version });
}
/** Selects the releases of single tags. What the configuration says is made once for all tags that have the same. */
class Selector {
    #request;
    #dependencies;
    #prefixes = new WeakMap();
    #releases = 0;
    constructor(request, dependencies) {
        this.#request = request;
        this.#dependencies = dependencies;
    }
    /** Of `all`. */
    async selectOrSkip(tagged) {
        const { tag } = tagged;
        try {
            const config = await this.#configAt(tagged);
            const versions = this.#request.flags.versions ?? config.versions;
            const selections = await this.select(tagged);
            const wanted = selections.filter(({ release }) => versions?.allows(release.version) ?? true);
            if (wanted.length > 0 || selections.length === 0)
                return { tag, selections: wanted };
            return { tag, selections: [], skipped: `outside of versions ${(0,base_error/* quote */.hD)(versions?.text ?? '')}` };
        }
        catch (error) {
            if (error instanceof repository_limit/* RepositoryLimit */.C)
                throw error;
            const refused = refusedTag(tag, error);
            const { code } = refused.error;
            if (code === 'INVALID_TAG')
                return { tag, selections: [], skipped: NO_VERSION };
            if (code === 'NOT_A_MODULE')
                return { tag, selections: [], skipped: ABSENT };
            return { tag, selections: [], refused };
        }
    }
    /** What the other spellings of a tag that was named would release: `1.2.3` for `v1.2.3`. */
    async selectTwins(name) {
        const twins = [];
        for (const spelling of (0,module_tag/* otherSpellings */.wf)(name)) {
            const twin = await this.#dependencies.tags.find(spelling);
            if (twin === undefined)
                continue;
            try {
                twins.push(...(await this.select(twin)));
            }
            catch (error) {
                // It is no version of any module.
                if (!(error instanceof base_error/* RegistryError */.gl))
                    throw error;
            }
        }
        return twins;
    }
    async select(name) {
        const { flags, repair: isRepair = false } = this.#request;
        const { config: source, defaultAddress, defaultKinds } = this.#dependencies;
        const tagged = typeof name === 'string' ? await findTag(name, flags, this.#dependencies) : name;
        const config = await this.#configAt(tagged);
        const configured = flags.package ?? config.package;
        const byDefault = configured === undefined ? (defaultKinds ?? repairedKinds(isRepair)) : undefined;
        const named = this.#prefixesOf(config).match(tagged.tag);
        this.#releases += named.length;
        if (this.#releases > limits/* MAX_RELEASES */.c1)
            throw tooManyReleases(tagged.tag, named.length);
        // A tag that is no version does not matter, so this comes second.
        if (tagged.isMissing)
            throw missingObject(tagged);
        const isNamed = flags['module-path'] !== undefined && config.modules === undefined;
        const matches = await (0,in_parallel/* inParallel */.H)(named, 1, async (match) => ({
            ...match,
            spec: await (0,module_at_commit/* specAt */.p)(match.spec, tagged.commit, source),
        }));
        const present = isNamed ? matches : await modulesPresent(matches, tagged, source);
        return present.map(({ spec, version }) => ({
            release: {
                address: spec.address ?? defaultAddress(),
                version,
                tag: tagged.tag,
                commit: tagged.commit,
                committedAt: (0,module_release/* formatCommitDate */.Vl)(tagged.committedAt),
                path: spec.path,
            },
            ...(spec.root === undefined ? {} : { root: spec.root }),
            kinds: configured ?? byDefault?.kinds ?? ['index'],
            ...(byDefault === undefined ? {} : { byDefault }),
            storeOptions: (0,package_kinds/* storeOptionsFrom */.sv)([flags, spec.storeOptions ?? {}, config]),
            isRepair,
            compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
            severities: { ...config.severities, ...flags.severities },
            allow: config.allow ?? [],
            allowIn: this.#dependencies.allowIn,
        }));
    }
    #configAt({ isMissing, commit }) {
        return this.#dependencies.config.at(isMissing ? 'HEAD' : commit);
    }
    #prefixesOf(config) {
        const known = this.#prefixes.get(config);
        if (known !== undefined)
            return known;
        const prefixes = new selection/* TagPrefixes */.b((0,selection/* modulesOf */.X)(config, this.#request.flags, this.#dependencies.defaultAddress));
        this.#prefixes.set(config, prefixes);
        return prefixes;
    }
}
/** Why a tag is left out. */
const NO_VERSION = 'not a version of any module';
const ABSENT = 'its commit does not have the module';
/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections) {
    const groups = (0,base_group/* groupBy */.$)(selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
    return [...groups.values()].flatMap((group) => group.toSorted((a, b) => (0,version/* compareVersions */.Zy)(a.release.version, b.release.version)));
}
/** A repair adds no kind that nobody has asked for. */
function repairedKinds(isRepair) {
    return isRepair ? { kinds: ['index'] } : undefined;
}
/** The modules whose directories the commit has, where it is not the commit that names them. Throws NOT_A_MODULE where none is left. */
async function modulesPresent(matches, { tag, commit }, config) {
    const present = [];
    for (const match of matches) {
        const { path } = match.spec;
        if (path === '' || !(await config.hasElsewhere?.({ commit, path })))
            present.push(match);
    }
    if (present.length > 0)
        return present;
    const paths = matches.map(({ spec }) => (0,base_error/* quote */.hD)(spec.path)).join(', ');
    throw new base_error/* RegistryError */.gl('NOT_A_MODULE', `tag ${(0,base_error/* quote */.hD)(tag)} has no directory ${paths}, which ${publish_config/* CONFIG_PATH */.tF} of HEAD names; its commit has no such file`, `publish it with a file that names the directory of then: --tag ${tag} --config OLD.yml`);
}
function tooManyReleases(tag, count) {
    return new repository_limit/* RepositoryLimit */.C(`the tags are more than ${limits/* MAX_RELEASES */.c1} releases; ${(0,base_error/* quote */.hD)(tag)} alone is one of ${count} modules`, `give the modules in ${publish_config/* CONFIG_PATH */.tF} a "tag-prefix" each, or publish some tags at a time: --tag`);
}
function missingObject({ tag, commit }) {
    return new base_error/* RegistryError */.gl('NOT_FOUND', `tag ${(0,base_error/* quote */.hD)(tag)} names the object ${commit}, which is not in the repository`, `fetch it: git fetch --force origin refs/tags/${tag}:refs/tags/${tag}; or delete the tag: git tag -d ${tag}`);
}
/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, { tags, config, defaultAddress }) {
    const tagged = await tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    new selection/* TagPrefixes */.b((0,selection/* modulesOf */.X)(await config.at('HEAD'), flags, defaultAddress)).match(name);
    throw new base_error/* RegistryError */.gl('NOT_FOUND', `the repository has no tag ${(0,base_error/* quote */.hD)(name)} that names a commit`, `create it (git tag ${name}), fetch it (git fetch --tags), or see what it names (git cat-file -t ${name})`);
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, { twins, refused }) {
    const key = ({ release }) => (0,module_release/* formatRelease */.B9)(release);
    const others = (0,base_group/* groupBy */.$)(twins, key);
    const kept = [];
    const doubles = [];
    for (const [version, group] of (0,base_group/* groupBy */.$)(selections, key)) {
        const [first] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1));
        if (first === undefined)
            continue;
        const all = [...group, ...(others.get(version) ?? [])];
        if (all.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => (0,publish_report/* refusedResult */.MS)(release.tag, twoCommits(all, release), release)));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = new Set(group.map((each) => `${(0,base_error/* quote */.hD)(each.release.tag)} at ${each.release.commit}`));
    return new base_error/* RegistryError */.gl('INVALID_TAG', `tags ${[...spellings].join(' and ')} are both ${(0,module_release/* formatRelease */.B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}


/***/ }),

/***/ 72878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   b: () => (/* binding */ TagPrefixes)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21160);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97409);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49290);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92126);





/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
function modulesOf(config, flags, defaultAddress) {
    const prefix = flags['tag-prefix'] ?? config['tag-prefix'];
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [{ path, address, tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)({}, prefix, () => address ?? defaultAddress()) }];
    }
    const specs = config.modules.map((module) => ({
        ...pathsOf([module.path].flat(), flags['module-path']),
        address: module.address,
        root: module.root,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
/** A directory that was named is the only one. */
function pathsOf([first = '', ...others], named) {
    if (named !== undefined && others.includes(named))
        return { path: named };
    return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others };
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules of a repository by the prefixes of their tags: a tag is looked up in them, however many they are. */
class TagPrefixes {
    #byPrefix = new Map();
    constructor(specs) {
        for (const spec of specs)
            for (const prefix of spec.tagPrefixes)
                this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), spec]);
    }
    /** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
    find(tag) {
        for (let length = tag.length; length >= 0; length -= 1) {
            const prefix = tag.slice(0, length);
            const specs = this.#byPrefix.get(prefix);
            const reading = specs && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
            if (reading?.verdict === 'version')
                return specs?.map((spec) => ({ spec, prefix, version: reading.version })) ?? [];
        }
        return [];
    }
    /** The same. Throws INVALID_TAG where no prefix fits. */
    match(tag) {
        const matches = this.find(tag);
        if (matches.length > 0)
            return matches;
        throw tagRefusal(tag, this.#readings(tag));
    }
    #readings(tag) {
        const prefixes = [...this.#byPrefix.keys()];
        const fitting = prefixes.filter((prefix) => tag.startsWith(prefix));
        const shown = fitting.length > 0 ? fitting : prefixes.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SUGGESTED_PREFIXES */ .aN);
        return shown.map((prefix) => ({ prefix, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix) }));
    }
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ prefix }) => tag.startsWith(prefix));
    const nearest = prefixed.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ prefix }) => `${prefix}v1.2.3`).join(' or ')}`);
}


/***/ })

};
