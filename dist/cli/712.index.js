export const id = 712;
export const ids = [712];
export const modules = {

/***/ 6355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ gitConfigSource)
/* harmony export */ });
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8317);

const EMPTY = {};
/** The config file as the commit has it, else as HEAD has it. @param head commit; undefined where there is none */
function gitConfigSource(objects, head) {
    const parsed = new Map();
    const readAt = async (commit) => {
        const blob = await objects.read(`${commit}:${_publish_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}`);
        if (blob?.type !== 'blob')
            return undefined;
        // Loaded where there is a file: most repositories have none, and the YAML parser takes time to start.
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
        const config = parsed.get(blob.oid) ?? parseConfigFile(_publish_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF, blob.bytes);
        parsed.set(blob.oid, config);
        return config;
    };
    const atHead = async () => (head === undefined ? undefined : readAt(head));
    return {
        at: async (commit) => (commit === 'HEAD' ? undefined : await readAt(commit)) ?? (await atHead()) ?? EMPTY,
    };
}


/***/ }),

/***/ 9799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ GitInterfaces)
/* harmony export */ });
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3876);
/* harmony import */ var _package_tree_walk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2202);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8799);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4755);




/** What the modules of commits offer; files that commits share are parsed once. */
class GitInterfaces {
    #objects;
    #source;
    #reader = new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .InterfaceReader */ .T();
    constructor(objects, git) {
        this.#objects = objects;
        this.#source = new _module_source_js__WEBPACK_IMPORTED_MODULE_3__/* .ModuleSource */ .Q(objects, git);
    }
    prepare() {
        this.#reader.prepare();
    }
    atCommit(location) {
        return this.#reader.read(this.#files(location));
    }
    async *#files(location) {
        // What would be refused as a package is looked at all the same: a comparison is no publication.
        const { files } = new _package_tree_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .Walk */ .qO(await this.#source.read(location));
        const wanted = files.filter(({ path }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isInterfaceFile */ .QS)(path));
        for await (const [{ path }, { oid, bytes }] of this.#objects.readEach('blob', wanted)) {
            yield { path, bytes, id: oid };
        }
    }
}


/***/ }),

/***/ 1400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   yC: () => (/* binding */ RepositoryTags),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);



/** Finds the repository that holds `directory`. Throws NOT_A_REPOSITORY. */
async function findRepository(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory())
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
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, objects),
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
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_A_REPOSITORY', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(directory)} is ${isForeign ? 'a Git repository of another user' : 'not in a Git repository'}`, isForeign
        ? `trust it: git config --global --add safe.directory ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory)}`
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


/***/ }),

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ ModuleSource)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/file-content.js
var file_content = __webpack_require__(6144);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js + 1 modules
var package_files = __webpack_require__(3386);
;// CONCATENATED MODULE: ./lib/package/terraform-ignore.js

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
        const message = `.terraformignore has a pattern that makes no sense: ${(0,error/* quote */.hD)(text)}`;
        throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', message, 'correct the pattern: its range runs backwards', {
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
    throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', `git could not apply the .gitattributes files of the commit: ${result.stderr.trim()}`, 'look at the line that git names');
}

// EXTERNAL MODULE: ./lib/adapters/git/tree.js
var tree = __webpack_require__(9039);
;// CONCATENATED MODULE: ./lib/adapters/git/module-source.js







/** Reads what a commit says of a module: its files by name, and what they ask to leave out. */
class ModuleSource {
    #objects;
    #trees;
    #exportIgnore;
    constructor(objects, git) {
        this.#objects = objects;
        this.#trees = new tree/* GitTrees */.yc(objects);
        this.#exportIgnore = new ExportIgnore(git, objects);
    }
    /** Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory. */
    async read({ commit, path: root }) {
        const { tree, attributeFiles } = await this.#locate(await this.#rootTree(commit), root);
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
        const object = await this.#objects.read(commit);
        const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? [];
        if (object?.type === 'commit' && tree !== undefined)
            return tree;
        throw new error/* RegistryError */.gl('NOT_FOUND', `the commit ${commit} is not in the repository`, `fetch it: git fetch origin ${commit}`);
    }
    /** The tree of the module, and the attribute files of the directories above it. */
    async #locate(rootTree, root) {
        const attributeFiles = [];
        let directory = { oid: rootTree, path: '' };
        for (const name of root.split('/').filter((component) => component !== '')) {
            const lines = await this.#trees.readDirectory(directory);
            const found = lines.find(({ path, mode }) => path === name && mode === tree/* DIRECTORY_MODE */.sg);
            if (found === undefined)
                throw (0,package_files/* notAModule */.nf)(root, await this.#directoriesWithConfiguration(rootTree));
            const prefix = (0,package_package/* rootPrefix */.R)(directory.path);
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


/***/ }),

/***/ 2352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ GitPacker)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js + 1 modules
var package_files = __webpack_require__(3386);
// EXTERNAL MODULE: ./lib/base/problem.js
var problem = __webpack_require__(7966);
// EXTERNAL MODULE: ./lib/module/file-content.js
var file_content = __webpack_require__(6144);
;// CONCATENATED MODULE: ./lib/package/secret-files.js
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

;// CONCATENATED MODULE: ./lib/package/package-screening.js





const MAX_SUGGESTED = 20;
/** Looks at files one by one as they are packed, and says at the end all that is wrong with them. */
class Inspection {
    #prefix;
    #allow;
    #unsafe = [];
    #secrets = [];
    /** `allow` names files that only look like secrets, relative to the repository; `root` is the module's directory in it. */
    constructor(root, allow) {
        this.#prefix = (0,package_package/* rootPrefix */.R)(root);
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
            throw (0,problem/* refusalOf */.O)('UNSAFE_PACKAGE', 'these files are not what those who install need', this.#unsafe);
        }
        const paths = this.#secrets.slice(0, MAX_SUGGESTED).map(({ path }) => (0,error/* quote */.hD)(path));
        const fix = `remove them from the commit and replace every secret in them; if they hold none, add to .module-registry.yml:\nallow: [${paths.join(', ')}]`;
        const problems = this.#secrets.map((secret) => ({ ...secret, fix }));
        if (problems.length > 0) {
            throw (0,problem/* refusalOf */.O)('SECRET_IN_PACKAGE', 'these files hold secrets, or look like it', problems);
        }
    }
}
function nameRule(path, source) {
    const rule = secretPathRule(path);
    if (rule !== undefined || path === source)
        return rule;
    const behind = secretPathRule(source);
    return behind === undefined ? undefined : `links to ${(0,error/* quote */.hD)(source)}: ${behind}`;
}
function contentRule(bytes) {
    const found = findSecret(bytes);
    return found === undefined ? undefined : `holds ${found}`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/hashed-file.js


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

;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip.js



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

// EXTERNAL MODULE: ./lib/adapters/git/module-source.js + 2 modules
var module_source = __webpack_require__(4755);
;// CONCATENATED MODULE: ./lib/adapters/git/packer.js









/** From a commit to the one zip that its tree gives, whatever the work tree and the machine. */
class GitPacker {
    #objects;
    #source;
    #temporary;
    /** Packages are written into the directory `temporary`, which lives as long as they are needed. */
    constructor(objects, git, temporary) {
        this.#objects = objects;
        this.#source = new module_source/* ModuleSource */.Q(objects, git);
        this.#temporary = temporary;
    }
    /**
     * Throws NOT_FOUND, NOT_A_MODULE, UNSAFE_PACKAGE and SECRET_IN_PACKAGE (each with all paths), LIMIT_EXCEEDED;
     * then there is no file.
     */
    async pack(request) {
        const tree = await this.#source.read(request);
        const plan = (0,package_files/* planFiles */.jP)(tree);
        const inspection = new Inspection(request.path, request.allow);
        const contents = [];
        const file = (0,external_node_path_.join)(this.#temporary, `${(0,external_node_crypto_.randomUUID)()}.zip`);
        try {
            const zip = await packZip(this.#readFiles(plan, inspection, contents), file);
            inspection.finish();
            const counts = { files: contents.length, equalsTree: (0,package_files/* equalsTree */.MX)(tree, plan) };
            return { facts: { format: package_package/* PACKAGE_FORMAT */.N, ...zip, ...counts }, contents, file };
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
            if (total > package_files/* MAX_PACKAGE_BYTES */.qv)
                throw tooLarge();
            inspection.look({ path, source }, bytes);
            contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length });
            yield { path, executable, bytes };
        }
    }
}
function tooLarge() {
    return new error/* RegistryError */.gl('LIMIT_EXCEEDED', `the files of the package have more than ${package_files/* MAX_PACKAGE_BYTES */.qv} bytes`, 'leave files out with "export-ignore" in .gitattributes or with .terraformignore');
}


/***/ }),

/***/ 8590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ gitPackageStore)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);


/**
 * Places nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must bring its own
 */
function gitPackageStore(originUrl) {
    return {
        kind: 'git',
        async locate({ release, sourceUrl, gitRef }, { facts }) {
            const ref = gitRef === 'tag' ? release.tag : release.commit;
            const location = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLocation */ .kV)({
                sourceUrl: sourceUrl ?? originUrl ?? refuse(),
                ref,
                ...(release.path === '' ? {} : { subdirectory: release.path }),
            });
            return {
                place: { kind: 'git', location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLocation */ .j$)(location), digest: facts.digest },
                files: new Map(),
            };
        },
        put: async () => { },
    };
}
function refuse() {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a host that clients could clone from', 'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")');
}


/***/ }),

/***/ 2122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ indexPackageStore)
/* harmony export */ });
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);


/** The zip lies beside `download` and travels in the index commit itself: visible and fetchable at the same moment. */
const indexPackageStore = {
    kind: 'index',
    locate: async ({ release }, { file, facts }) => ({
        place: { kind: 'index', location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_0__/* .formatLocation */ .j$)((0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLocation */ .yk)(facts.digest)), digest: facts.digest },
        files: new Map([
            [(0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(release.address, release.version, 'module.zip'), { file, size: facts.size }],
        ]),
    }),
    put: async () => { },
};


/***/ }),

/***/ 1123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ gitHubHome),
/* harmony export */   p: () => (/* binding */ apiUrlOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

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
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, whose releases could hold the package', 'use --package index or git (action input "package")');
    }
    if (token === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, 'set GITHUB_TOKEN (or GH_TOKEN) to a token with "contents: write" (action input "github-token")');
    }
    const serverUrl = settings.serverUrl ?? `https://${identity.host}`;
    const apiUrl = settings.apiUrl ?? apiUrlOf(serverUrl);
    const github = await Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(830), __webpack_require__.e(568)]).then(__webpack_require__.bind(__webpack_require__, 5568));
    return github.openHome({ ...settings, token, serverUrl, apiUrl, log }, identity.repository);
}


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/** What a consumer writes; ready to paste. */
function formatModuleBlock(release, registryUrl) {
    const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host;
    const source = `${host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}`;
    return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ addressFromRepository)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/**
 * The address that a repository's name says: `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>` of `owner`. Nothing is
 * guessed: another prefix (`opentofu-`, `tf-`), another letter case of the prefix (`Terraform-`), the name of a provider
 * and parts that break the rules of an address are refused with INVALID_ADDRESS.
 */
function addressFromRepository(owner, repository) {
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, 'set the module address: --module ns/name/system (action input "module")');
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


/***/ }),

/***/ 4632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3873);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);



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
        const start = prefix === '' ? 'a version number' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and a version number`;
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
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} ${problem}.`, hint);
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
        return `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stranger[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it holds ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}


/***/ }),

/***/ 8317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ modulePath),
/* harmony export */   Qn: () => (/* binding */ configSchema),
/* harmony export */   lo: () => (/* binding */ selectionOptions),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_ref_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3873);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8713);






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
    const known = _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_KINDS */ .js.filter((kind) => kinds.includes(kind));
    if (known.length === kinds.length)
        return known.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    throw new Error(`must be one of ${_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_KINDS */ .js.join(', ')}, or several of them with commas`);
}
const modulePath = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N)(parseModulePath);
const moduleAddress = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9);
const tagPrefix = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((prefix) => (0,_module_ref_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefName */ .p)(`${prefix}v1.0.0`), 'must be the beginning of a tag, such as vpc/ or vpc-')
    .optional();
const gitRef = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['commit', 'tag']);
const ociRepository = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N)(_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOciRepository */ .bT);
const ociTags = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['all', 'version']);
const compatibility = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['off', 'warn', 'enforce']);
/** Words that flags, inputs and the config file share. */
const selectionOptions = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    module: moduleAddress.optional(),
    'module-path': modulePath.optional(),
    /** The first is what `download` names. */
    package: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N)(parsePackageKinds).optional(),
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
const configSchema = selectionOptions.extend({
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
        .refine((modules) => isDistinct(modules.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(address))), 'two modules have the same address')
        .optional(),
});
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}


/***/ }),

/***/ 1793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5277);


/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, dependencies) {
    const tagged = await dependencies.tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTag */ ._)(name, (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesOf */ .X)(await dependencies.config.at('HEAD'), flags));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}


/***/ }),

/***/ 2771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ assetName),
/* harmony export */   Sg: () => (/* binding */ formatReleaseNotes),
/* harmony export */   W8: () => (/* binding */ previousTag),
/* harmony export */   eL: () => (/* binding */ isLatest),
/* harmony export */   hN: () => (/* binding */ otherAsset)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3290);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);




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
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .z)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const candidates = siblings(release, tags).filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) < 0 &&
        ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version)));
    const [highest] = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .sortVersions */ .M7)(candidates.map(({ version }) => version));
    return candidates.find(({ version }) => version === highest)?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release, in whatever order they are published.
 * In a repository of several modules, whose tags have prefixes, none is.
 */
function isLatest(release, tags) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || tagPrefix(release) !== '')
        return false;
    return siblings(release, tags).every(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) <= 0);
}
/** Markdown of a release: what consumers paste, which bytes they get, what has changed. */
function formatReleaseNotes({ release, pkg, registryUrl, generated }) {
    const block = `\`\`\`hcl\n${(0,_module_module_block_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleBlock */ .t)(release, registryUrl)}\n\`\`\``;
    const digest = `\`${assetName(release)}\`: \`${pkg.facts.digest}\``;
    return [block, digest, ...(generated === '' ? [] : [generated])].join('\n\n');
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)} has an asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   _: () => (/* binding */ matchTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param prefixOf the tag prefix of a module that names none of its own
 */
function modulesOf(config, flags, prefixOf = () => '') {
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [
            {
                path,
                address,
                tagPrefix: prefixOf(address),
                ociRepository: config['oci-repository'],
            },
        ];
    }
    const specs = config.modules.map((module) => ({
        ...module,
        tagPrefix: module['tag-prefix'] ?? prefixOf(module.address),
        ociRepository: module['oci-repository'] ?? config['oci-repository'],
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules whose version this tag is: those of the longest prefix that fits. Throws INVALID_TAG where there is none. */
function matchTag(tag, specs) {
    const readings = specs.map((spec) => ({ spec, reading: (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .z)(tag, spec.tagPrefix) }));
    const matches = readings.flatMap(({ spec, reading }) => reading.verdict === 'version' ? [{ spec, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length));
    if (matches.length > 0)
        return matches.filter(({ spec }) => spec.tagPrefix.length === longest);
    throw tagRefusal(tag, readings);
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ spec }) => tag.startsWith(spec.tagPrefix));
    const nearest = prefixed.toSorted((a, b) => b.spec.tagPrefix.length - a.spec.tagPrefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ spec }) => `${spec.tagPrefix}v1.2.3`).join(' or ')}`);
}


/***/ })

};
