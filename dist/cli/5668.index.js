export const id = 5668;
export const ids = [5668];
export const modules = {

/***/ 6822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3876);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3221);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3371);
/* harmony import */ var _hcl_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3786);








/** Files of configuration that are read at the same time. The rest waits. */
const READ_AT_ONCE = 32;
/** Files of configuration below a directory. A directory with more is LIMIT_EXCEEDED. */
const MAX_CONFIGURATION_FILES = 50_000;
/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
async function readModuleDirectory(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory())
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is not a directory`, 'name the directory of a module, or run the command inside of it');
}
async function* readFiles(directory) {
    const { files: top, directories } = await namesIn(directory);
    const below = top.some(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .Z) ? ['modules', 'examples'] : directories;
    const found = [...top];
    for (const name of below)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name)))
            found.push(...(await filesBelow(directory, name)));
    const paths = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .selectInterfaceFiles */ .Dm)(found.map((path) => ({ path })))
        .map(({ path }) => path)
        .sort();
    if (paths.length > MAX_CONFIGURATION_FILES) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${MAX_CONFIGURATION_FILES} files of configuration`, 'name the directory of one module');
    }
    for (let at = 0; at < paths.length; at += READ_AT_ONCE) {
        const group = paths.slice(at, at + READ_AT_ONCE);
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
    }
}
async function filesBelow(directory, path) {
    const { files, directories } = await namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path));
    const below = await Promise.all(directories.map((name) => filesBelow(directory, `${path}/${name}`)));
    return [...files.map((name) => `${path}/${name}`), ...below.flat()];
}
/** Hidden directories, such as `.terraform`, belong to tools. */
async function namesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    const names = (of) => of.map(({ name }) => name);
    const isOwn = ({ name }) => !name.startsWith('.') && name !== 'node_modules';
    return {
        files: names(entries.filter((entry) => !entry.isDirectory())),
        directories: names(entries.filter((entry) => entry.isDirectory() && isOwn(entry))),
    };
}
/** No file for a symbolic link without target. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_BYTES */ .C)
        return [{ path, bytes: new Uint8Array(), size: found.size }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes }];
}


/***/ }),

/***/ 247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ commitHistory)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Commits between two releases that are read. More are LIMIT_EXCEEDED; before a first release the newest are read. */
const MAX_COMMITS = 20_000;
/** One record for each commit; no text of a commit holds a zero byte. https://git-scm.com/docs/pretty-formats */
const FORMAT = '%x01%H%x00%P%x00%an%x00%s%x00%(trailers:key=Release,valueonly,separator=%x2C)%x00';
const RECORD = /\x01(?=[0-9a-f]{40}\0)/;
/** The history of a repository, without what its configuration says of it. */
function commitHistory(git, gitDirectory) {
    const run = async (args, input = '') => {
        const result = await git.run(args, { gitDirectory, input });
        if (result.code !== 0)
            throw unreadable(result);
        return result.stdout;
    };
    return {
        async between({ base, head }, directories) {
            const limit = `--max-count=${MAX_COMMITS + 1}`;
            const listed = await run(['rev-list', limit, ...(base === undefined ? [] : [`^${base}`]), head, '--']);
            const ids = listed.split('\n').filter((id) => id !== '');
            if (base !== undefined && ids.length > MAX_COMMITS)
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `there are more than ${MAX_COMMITS} commits since the last release, ${base}`, 'tag the next release by hand: git tag -a v1.2.0');
            const shown = ['--stdin', '--root', '-r', '-z', '--name-only', '--always', '--diff-merges=first-parent'];
            const args = ['--literal-pathspecs', 'diff-tree', ...shown, `--format=${FORMAT}`, '--', ...directories];
            return parseCommits(await run(args, ids.map((id) => `${id}\n`).join('')));
        },
        async isAncestor(commit, descendant) {
            const result = await git.run(['merge-base', '--is-ancestor', commit, descendant], { gitDirectory });
            if (result.code > 1)
                throw unreadable(result);
            return result.code === 0;
        },
        async find(name) {
            const args = ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`];
            const { code, stdout } = await git.run(args, { gitDirectory });
            return code === 0 ? stdout.trim() : undefined;
        },
    };
}
function parseCommits(output) {
    return output
        .split(RECORD)
        .slice(1)
        .map((record) => {
        const [id = '', parents = '', author = '', subject = '', trailers = '', ...rest] = record.split('\0');
        const [first, ...paths] = rest.filter((path) => path !== '');
        return {
            id,
            parents: parents.split(' ').filter((parent) => parent !== ''),
            author,
            subject,
            trailers: trailers.split(',').filter((value) => value.trim() !== ''),
            // A line break is between the commit and its paths.
            paths: first === undefined ? [] : [first.replace(/^\n/, ''), ...paths],
        };
    });
}
function unreadable({ stderr }) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the history of the repository cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stderr.trim())}`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   AZ: () => (/* binding */ guardStores),
/* harmony export */   PF: () => (/* binding */ openModuleRepository)
/* harmony export */ });
/* unused harmony exports openRemoteModules, visibilityOf, addressOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_index_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7011);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1400);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6127);
/* harmony import */ var _adapters_git_release_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(247);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(991);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8317);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6714);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9265);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3687);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4994);
















/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000;
/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const config = await namedConfig(options.config);
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log);
    const found = (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.findRepository)(git, directory);
    // A git that does not run finds nothing either, and says why when it is asked for its version.
    found.catch(() => { });
    await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.requireGit)(git);
    const repository = await found;
    const { origin = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .originOf */ .yv)(repository.originUrl), oci, github } = options;
    const { uncommittedConfig: place } = repository;
    const uncommittedConfig = config === undefined && place !== undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, _publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .CONFIG_PATH */ .tF) : undefined;
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_forge_js__WEBPACK_IMPORTED_MODULE_13__/* .gitHubHome */ .Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .openModules */ .mb)(git, repository, temporary);
    const tags = (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { log });
    return {
        ...modules,
        gitDirectory,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags,
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        history: (0,_adapters_git_release_history_js__WEBPACK_IMPORTED_MODULE_5__/* .commitHistory */ .C)(git, gitDirectory),
        taggedHead: () => readHead(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        withConfigHint: (refusal) => withConfigHint(refusal, uncommittedConfig),
        publisher: origin.identity,
        repositoryUrl,
        uncommittedConfig,
        packageStores: (0,_package_stores_js__WEBPACK_IMPORTED_MODULE_14__/* .packageStores */ .n)(runtime, {
            originUrl,
            repositoryUrl,
            home,
            oci,
            notesOf: (tag) => readNotes(git, repository, tag),
            releasedTags: options.announces ? async () => (await tags.all()).map(({ tag }) => tag) : undefined,
        }),
        home,
    };
}
/**
 * The publisher, with the ids that its server knows it by where there is a token to ask with. GITHUB_TOKEN is for github.com, ghe.com
 * and the host of GITHUB_SERVER_URL alone. A failure is a warning.
 */
async function identified({ publisher, home }, { environment, log }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const { host } = publisher;
    const token = environment[(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_8__/* .tokenVariable */ .Sj)(host)] || (0,_forge_js__WEBPACK_IMPORTED_MODULE_13__/* .gitHubOf */ .Tc)(environment).token;
    if (token === undefined || !(0,_forge_js__WEBPACK_IMPORTED_MODULE_13__/* .isAsked */ .D6)(host, environment))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl))
            throw error;
        log.warn(`the id of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(publisher.repository)} is not known: ${error.message}`);
        return publisher;
    }
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const repository = { remote, token, temporary: runtime.temporary };
    const { github } = options;
    const directory = 'tags' in source
        ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
        : await fetchCommit(git, {
            ...repository,
            ...headOf(source, github?.forge?.hasMergeRefs !== false),
            withHistory: true,
        });
    return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } });
}
/** @param hasMergeRefs whether the server has a ref for the merge of a pull request */
function headOf(source, hasMergeRefs) {
    if ('release' in source)
        return { ref: `refs/heads/${source.release.branch}`, commit: source.release.commit };
    return hasMergeRefs
        ? { ref: `refs/pull/${source.pullRequest}/merge` }
        : { ref: `refs/pull/${source.pullRequest}/head`, into: `refs/heads/${source.base}` };
}
/** A file that was named wins over the copies in the repository. */
async function namedConfig(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path, _publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .configFormat */ .A5);
    return { at: async () => config };
}
/** @param uncommittedConfig a config file that is not committed */
function defaultAddress({ identity }, uncommittedConfig) {
    try {
        return addressOf(identity);
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl))
            throw error;
        const { code, message, hint } = withConfigHint(error, uncommittedConfig);
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl(code, message, hint, { cause: error });
    }
}
/** Refusals that another address, directory, prefix or rule of the module would change. */
const CONFIGURED = new Set([
    'INVALID_ADDRESS',
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'NOT_OWNER',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/** @param uncommittedConfig a config file that is not committed; undefined: there is none */
function withConfigHint(refusal, uncommittedConfig) {
    const { code, message, hint } = refusal;
    if (uncommittedConfig === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
        return refusal;
    return { code, message, hint: `${(0,_publish_config_js__WEBPACK_IMPORTED_MODULE_11__/* .uncommitted */ .SU)(uncommittedConfig)}\nor ${hint}` };
}
/**
 * The stores of a repository for a run without an event, which show no more than it may, by who may read the origin of the modules and
 * the index: both servers are asked without credentials, over https where the remote is ssh. It sends no request and hides nothing where
 * the modules have no remote origin, the index is a directory or a local repository, both are one repository, or `expose` is `all`. A
 * module repository of unknown visibility counts as public unless the user has set `expose`, then as private; an index of unknown
 * visibility counts as public. No failure of a request ends the run. Throws WOULD_EXPOSE.
 */
async function guardStores({ origin, packageStores }, request, runtime) {
    const plan = await planAnonymously(origin, request, runtime);
    const visibility = plan?.visibility ?? { package: 'public', interface: 'public' };
    // Asked at most once, and only where it matters.
    const source = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_15__/* .once */ .Oo)(async () => {
        const { remote } = origin;
        if (remote === undefined || remote.scheme === 'file')
            return 'private';
        return (await visibilityOf(remote, runtime)) ?? 'private';
    });
    return {
        stores: new _publish_exposure_js__WEBPACK_IMPORTED_MODULE_12__/* .GuardedStores */ .rB(packageStores, { ...visibility, source }),
        defaultKinds: plan?.defaultKinds,
    };
}
/** Undefined where nothing is to be hidden. */
async function planAnonymously({ remote, identity }, { expose, target }, runtime) {
    if (expose === 'all' || remote === undefined || remote.scheme === 'file')
        return undefined;
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return undefined;
    const indexIdentity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .identityFromRemote */ .tk)(target.remote);
    const own = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .identityFromRemote */ .tk)(remote);
    if (own !== undefined && indexIdentity !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .isSameRepository */ .ve)(own, indexIdentity))
        return undefined;
    const repository = identity?.repository ?? remote.url;
    const module = await visibilityOf(remote, runtime);
    if (module === 'public')
        return undefined;
    if (module === undefined && expose === undefined) {
        runtime.log.warn(`the visibility of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`);
        return undefined;
    }
    const index = (await visibilityOf(target.remote, runtime)) ?? 'public';
    const plan = (0,_publish_exposure_js__WEBPACK_IMPORTED_MODULE_12__/* .planExposure */ .Lc)({ repository, module, index, expose: expose ?? 'none' });
    return plan.visibility.package === 'public' ? undefined : plan;
}
/** Who may read a repository, as Git says it over https; undefined where the server does not say it in time. */
function visibilityOf(remote, { environment, log, temporary }) {
    const httpsUrl = remote.scheme === 'ssh' ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .httpsUrlFromRemote */ .FG)(remote) : undefined;
    return (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .readVisibility */ .tQ)(new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log), {
        remote: httpsUrl === undefined ? remote : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .parseGitRemote */ .IM)(httpsUrl),
        deadlineMs: EXPOSURE_ANSWER_MS,
        temporary,
    });
}
/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
async function readHead(git, gitDirectory) {
    const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'];
    const { stdout } = await git.run(args, { gitDirectory });
    const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? [];
    return commit === undefined ? undefined : { tag: 'HEAD', commit, committedAt: Number(committedAt) };
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .addressFromRepository */ .pF)(owner, name);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}
/** The notes that the tag writer of a release has written into a tag: its message without the title. Undefined for a tag of others. */
async function readNotes(git, { gitDirectory }, tag) {
    const { code, stdout } = await git.run(['cat-file', 'tag', `refs/tags/${tag}`], { gitDirectory });
    const [head = '', , ...notes] = stdout.split('\n\n');
    return code === 0 && head.includes(`\ntagger ${_adapters_git_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTITY */ .zK} `) ? notes.join('\n\n').trim() : undefined;
}


/***/ }),

/***/ 6256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ openRegistryAccess)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(568);
// EXTERNAL MODULE: ./lib/module/module-source.js
var module_source = __webpack_require__(3430);
;// CONCATENATED MODULE: ./lib/adapters/hcl/cli-configuration.js







const SCHEMA = {
    labels: 0,
    attributes: [],
    blocks: {
        credentials: { labels: 1, attributes: ['token'] },
        host: { labels: 1, attributes: ['services'] },
    },
};
/**
 * Reads the files that clients read: the one that `TF_CLI_CONFIG_FILE` names, else `~/.tofurc` and `~/.terraformrc`; and what
 * `login` has stored. The first file that names a host counts. Throws INVALID_INPUT for a file that cannot be read or parsed.
 * https://developer.hashicorp.com/terraform/cli/config/config-file
 */
async function readCliConfiguration(environment) {
    const tokens = new Map();
    const modulesUrls = new Map();
    for (const file of configurationFiles(environment)) {
        for (const block of await readBlocks(file)) {
            const host = hostOf(block.labels[0] ?? '');
            const token = (0,expression/* stringValue */.r$)(block.attributes.get('token'));
            if (token !== '' && !tokens.has(host))
                tokens.set(host, token);
            const url = modulesUrlOf(host, block);
            if (url !== undefined && !modulesUrls.has(host))
                modulesUrls.set(host, url);
        }
    }
    for (const [host, token] of await storedTokens(environment))
        if (!tokens.has(host))
            tokens.set(host, token);
    return { tokens, modulesUrls };
}
function hostOf(label) {
    return (0,module_source/* comparableHost */.$o)(label) ?? label.toLowerCase();
}
function configurationFiles(environment) {
    const named = environment['TF_CLI_CONFIG_FILE'];
    if (named)
        return [named];
    const home = environment['HOME'];
    return home ? ['.tofurc', '.terraformrc'].map((name) => (0,external_node_path_.join)(home, name)) : [];
}
async function readBlocks(file) {
    const text = await readText(file);
    if (text === undefined || text.trim() === '')
        return [];
    // Loaded here, as most users have no such file.
    const { parseHcl } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7953));
    const { blocks, problems } = parseHcl(text, SCHEMA);
    const [problem] = problems;
    if (problem === undefined)
        return blocks;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the CLI configuration ${(0,error/* quote */.hD)(file)} does not parse: line ${problem.line}: ${problem.message}`, 'correct it: terraform and tofu refuse it too');
}
/** Undefined for a file that does not exist, as clients do not ask for one. */
async function readText(file) {
    return (0,promises_.readFile)(file, 'utf8').catch((cause) => {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the CLI configuration ${(0,error/* quote */.hD)(file)} cannot be read: ${(0,error/* messageOf */.bD)(cause)}`, 'make it readable, or name another file in TF_CLI_CONFIG_FILE', { cause });
    });
}
/** A relative URL is relative to that of discovery. */
function modulesUrlOf(host, { attributes }) {
    const services = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).safeParse((0,expression/* constantValue */.yb)(attributes.get('services')));
    const url = services.data?.['modules.v1'];
    const base = `https://${host}/.well-known/terraform.json`;
    if (typeof url !== 'string' || !URL.canParse(url, base))
        return undefined;
    const { href } = new URL(url, base);
    return href.endsWith('/') ? href : `${href}/`;
}
const stored = schemas/* object */.Ikc({ credentials: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ token: schemas/* string */.YjP() })) });
async function storedTokens(environment) {
    const home = environment['HOME'];
    const text = home ? await readText((0,external_node_path_.join)(home, '.terraform.d/credentials.tfrc.json')) : undefined;
    if (text === undefined)
        return [];
    const { credentials = {} } = (0,schema/* parseJson */.qF)(stored, Buffer.from(text)) ?? {};
    return Object.entries(credentials).map(([host, { token }]) => [hostOf(host), token]);
}

// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/composition/registry-access.js


/**
 * The tokens and the `host` blocks with which clients ask registries: of the environment, then of the CLI configuration. Throws
 * what {@link readCliConfiguration} throws.
 */
async function openRegistryAccess({ environment, secrets }) {
    const { tokens, modulesUrls } = await readCliConfiguration(environment);
    for (const token of tokens.values())
        secrets.add(token);
    return {
        tokenOf: (host) => environment[(0,url/* hostVariable */.ht)('TF_TOKEN_', host)] || tokens.get(host),
        modulesUrlOf: (host) => modulesUrls.get(host),
    };
}


/***/ }),

/***/ 3202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ RegistryClient)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1843);
/* harmony import */ var _base_remembered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2927);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8784);
/* harmony import */ var _client_walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1973);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(675);
/* harmony import */ var _registry_responses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4165);









/** Pages of such a list. The rest is left out. */
const MAX_LIST_PAGES = 500;
/** Modules of a namespace that `import` lists. The rest is left out. */
const MAX_LISTED_MODULES = 5_000;
const [CLIENT] = _client_js__WEBPACK_IMPORTED_MODULE_3__/* .CLIENTS */ .ro;
/** The requests of `audit`, `import` and `check` to registries, with the token of each host. */
class RegistryClient {
    #web;
    #hosts;
    #discovered = new Map();
    #details = new Map();
    constructor(web, hosts) {
        this.#web = web;
        this.#hosts = hosts;
    }
    request(host, url, maxBytes = _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_RESPONSE_BYTES */ .nB) {
        const { token } = this.#access(host);
        return this.#web.request({ url, headers: CLIENT.headers, token, maxRedirects: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REDIRECTS */ .NX, maxBytes });
    }
    /** The URL of the modules of a host; it ends with a slash. */
    modulesUrl(host) {
        return (0,_base_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .H)(this.#discovered, host, () => this.#discover(host));
    }
    async versions(host, address) {
        const modulesUrl = await this.modulesUrl(host);
        if (typeof modulesUrl !== 'string')
            return modulesUrl;
        const moduleUrl = `${modulesUrl}${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}`;
        const answer = await this.request(host, `${moduleUrl}/versions`);
        if (answer.kind !== 'response') {
            const fix = 'check the name of the host, its certificate and the network';
            return { kind: 'unknown', message: answer.message, fix };
        }
        // An index of this tool keeps the states of a module of which no version is listed any more.
        const isAnswered = answer.status === 200 || answer.status === 404;
        const states = isAnswered && (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .readVersionStates */ .HB)(address, await this.request(host, `${moduleUrl}/versions.json`));
        if (states)
            return {
                modulesUrl,
                markSupport: 'states',
                versions: states.flatMap((each) => known(each, each.state, each)),
            };
        const { listed, hasDeprecations } = readList(answer);
        if (listed.length === 0)
            return this.#refused(host, address, answer);
        return { modulesUrl, markSupport: hasDeprecations ? 'deprecations' : 'only', versions: listed };
    }
    /** What the details of a version say of its deprecation; undefined where the registry has no details. */
    async deprecation(host, versionUrl) {
        return (await this.#detailsOf(host, versionUrl))?.deprecation;
    }
    /** The Git repository, the tag and the directory of a version, as an index of this tool or the details of the version name them. */
    async origin(host, versionUrl, markSupport) {
        if (markSupport === 'states') {
            const release = await this.#document(host, `${versionUrl}/release.json`, releaseOrigin);
            if (release !== undefined)
                return { ...release, source: release.repository.url };
        }
        const { source = '', tag = '' } = (await this.#detailsOf(host, versionUrl)) ?? {};
        return { source, tag, path: undefined };
    }
    /** What the `download` of a version leads to, for Terraform or else for OpenTofu; as text why it leads to nothing. */
    async source(host, address, version) {
        const modulesUrl = await this.modulesUrl(host);
        if (typeof modulesUrl !== 'string')
            return modulesUrl.message;
        const problems = [];
        for (const client of _client_js__WEBPACK_IMPORTED_MODULE_3__/* .CLIENTS */ .ro) {
            const walk = new _client_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .ClientWalk */ .L(client, this.#web, this.#access(host));
            // Not by way of the list: a yanked version keeps its download.
            const selected = { listed: version, requested: version };
            const download = await walk.downloadOf(`${modulesUrl}${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}`, selected);
            const source = download && (await walk.source(download));
            if (source !== undefined)
                return source;
            problems.push(walk.stoppedAt?.message ?? '');
        }
        return problems[0] ?? '';
    }
    async listed(host, namespaceUrl) {
        const found = [];
        for (let [offset, page] = [0, 0]; page < MAX_LIST_PAGES && found.length < MAX_LISTED_MODULES; page += 1) {
            // The registry API, else the file of a static registry.
            const list = (await this.#document(host, offset === 0 ? namespaceUrl : `${namespaceUrl}?offset=${offset}`, _registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .moduleList */ .Rq)) ??
                (offset === 0 ? await this.#document(host, `${namespaceUrl}/index.json`, _registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .moduleList */ .Rq) : undefined);
            found.push(...(list?.modules ?? []));
            const next = list?.meta?.next_offset ?? 0;
            if (next <= offset)
                break;
            offset = next;
        }
        return found.slice(0, MAX_LISTED_MODULES).filter((address) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address) === undefined);
    }
    #detailsOf(host, versionUrl) {
        return (0,_base_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .H)(this.#details, versionUrl, () => this.#document(host, versionUrl, details));
    }
    async #document(host, url, schema) {
        const answer = await this.request(host, url);
        return answer.kind === 'response' && answer.status === 200 ? (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(schema, answer.bytes) : undefined;
    }
    async #discover(host) {
        const named = this.#hosts.modulesUrlOf(host);
        if (named !== undefined)
            return named;
        const result = await this.request(host, `https://${host}/.well-known/terraform.json`, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DISCOVERY_BYTES */ .Mt);
        const { checks, value } = (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .checkDiscovery */ .PA)(CLIENT, this.#access(host), result);
        return value ?? listFailure('unknown', checks);
    }
    #refused(host, address, answer) {
        const access = this.#access(host);
        if (answer.status === 401 || answer.status === 403)
            return { kind: 'unknown', message: (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .describeResponse */ .Xg)(answer), fix: (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenFix */ .z5)(access) };
        const { checks } = (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .checkVersions */ .OR)(address, { wanted: undefined, access }, answer);
        return listFailure(answer.status === 404 || answer.status === 200 ? 'missing' : 'unknown', checks);
    }
    #access(host) {
        return { host, token: this.#hosts.tokenOf(host) };
    }
}
const text = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().catch('');
const deprecation = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3(_registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .markFields */ .x4);
const entry = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ ..._registry_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .versionFields */ .oc, deprecation: deprecation.nullish().catch(undefined) });
const protocolList = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    modules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .unknown */ .L5J(), _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED_VERSIONS */ .Hb) })),
});
const details = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ deprecation: deprecation.nullish(), source: text, tag: text });
const releaseOrigin = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ tag: text, path: text, repository: zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ url: text }) });
/** The versions of a protocol's answer; none where it is not such a list. */
function readList({ status, bytes }) {
    const [module] = (status === 200 ? (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(protocolList, bytes)?.modules : undefined) ?? [];
    const entries = (module?.versions ?? []).flatMap((each) => entry.safeParse(each).data ?? []);
    return {
        listed: entries.flatMap((each) => known(each, each.deprecation == null ? 'listed' : 'deprecated', each.deprecation ?? {})),
        hasDeprecations: entries.some((each) => each.deprecation !== undefined),
    };
}
function known({ version, root, submodules }, state, { reason = '', link = '', replacement = '' }) {
    const reading = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(version.replace(/^v/, ''));
    if (!reading.ok)
        return [];
    const dependencies = new Map([
        ['', root?.dependencies ?? []],
        ...submodules.map((each) => [each.path, each.dependencies]),
    ]);
    return [{ version: reading.version, state, reason, link, replacement, dependencies }];
}
function listFailure(kind, checks) {
    const broken = checks.find(({ verdict }) => verdict === 'broken');
    return { kind, message: broken?.message ?? 'the registry gives no usable answer', fix: broken?.fix ?? '' };
}


/***/ })

};
