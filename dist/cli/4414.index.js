export const id = 4414;
export const ids = [4414];
export const modules = {

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

/***/ 4414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   packageCommand: () => (/* binding */ packageCommand),
/* harmony export */   packageModule: () => (/* binding */ packageModule)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _composition_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55);
/* harmony import */ var _publish_package_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5405);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7754);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5277);
/* harmony import */ var _selection_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(822);








async function packageCommand(flags, runtime) {
    const selection = (0,_selection_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSelectionFlags */ .J)(flags);
    const modules = await (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .openModuleRepository */ .PF)(runtime, flags.repository, { config: flags.config });
    try {
        const pkg = await packageModule(flags.tag, selection, modules).catch((error) => {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl))
                throw error;
            const { code, message, hint } = modules.withConfigHint(error);
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl(code, message, hint, { cause: error });
        });
        for (const notice of pkg.notices)
            runtime.log.info(notice);
        await moveFile(pkg.file, flags.output);
        const { digest, size } = pkg.facts;
        return {
            json: { digest, size, files: pkg.contents },
            text: `packaged  ${flags.output}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(pkg.facts.files, 'file')}, ${size} bytes, ${digest}`,
        };
    }
    finally {
        await modules.close();
    }
}
/** Renames, and copies only if the output is on another file system. Throws INVALID_INPUT. */
async function moveFile(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to)
        .catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, to))
        .catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(to)} cannot be written`, 'name a file in a directory that exists and is writable with --output', { cause });
    });
}
/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(name, flags, dependencies) {
    const { tag, commit } = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .findTag */ .IU)(name, flags, dependencies);
    const config = await dependencies.config.at(commit);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .modulesOf */ .X)(config, flags, dependencies.defaultAddress);
    const [match, ...others] = new _publish_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .TagPrefixes */ .b(specs).match(tag);
    if (match === undefined || others.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
    const { path, root } = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .specAt */ .pJ)(match.spec, commit, dependencies.config);
    const release = await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .withPackageRoot */ .FZ)({ commit, path, tag }, root, dependencies.interfaces);
    const pkg = await dependencies.packer.pack(release);
    await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSecrets */ .un)(pkg, { kinds: ['index'], allow: config.allow ?? [] }, async () => 'private');
    return pkg;
}


/***/ }),

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseSelectionFlags)
/* harmony export */ });
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8317);


/** Parses the flags that the config file and the action's inputs have too. Throws INVALID_INPUT, naming the flag. */
function parseSelectionFlags(flags) {
    const values = new Map(Object.entries(flags));
    const texts = Object.keys(_publish_config_js__WEBPACK_IMPORTED_MODULE_1__/* .selectionOptions */ .lo.shape).map((name) => [
        name,
        values.get(name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())),
    ]);
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(_publish_config_js__WEBPACK_IMPORTED_MODULE_1__/* .selectionOptions */ .lo, Object.fromEntries(texts), (name) => `--${name}`);
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

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ withPackageRoot),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   ug: () => (/* binding */ refuseLeavingCalls),
/* harmony export */   un: () => (/* binding */ refuseSecrets)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(125);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3876);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3360);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9430);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8317);








/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
const MAX_LISTED_SECRETS = 20;
/** Whether clients get the commit itself, which those read who may read the repository. */
function isCommit({ kinds }) {
    return kinds.every((kind) => kind === 'git');
}
/**
 * The release with the smallest directory that has the module and each local module that it calls, and that these call, where that is not
 * the module's own. Throws NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have.
 * @param root as the configuration says: the package holds nothing above it; undefined: it is the module's own directory
 */
async function withPackageRoot(release, root, interfaces) {
    if (root === undefined)
        return release;
    const { commit, path } = release;
    const reached = new Set([path]);
    const leaving = [];
    for (const directory of reached) {
        const { root: module } = await interfaces.atCommit({ commit, path: directory });
        for (const call of module.calls) {
            if (!(0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isLocal */ .IX)(call.source))
                continue;
            const target = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .resolvePath */ .o1)(directory, call.source);
            if (!(0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isLocal */ .IX)(target) && (0,_config_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(target, root))
                reached.add(target);
            else
                leaving.push((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAt */ .Os)(call, leaves(call, `root ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root || '.')}`)), directory));
        }
    }
    if (leaving.length > 0) {
        const wider = `let the package hold more of the repository: "root: ." beside "path" in ${_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF}`;
        throw notInstallable(release, '', leaving, root === '' ? MOVE_INTO_REPOSITORY : wider);
    }
    const common = [...reached].reduce(commonDirectory);
    return common === path ? release : { ...release, packageRoot: common };
}
function commonDirectory(one, other) {
    const [names, others] = [one.split('/'), other.split('/')];
    const at = names.findIndex((name, place) => name !== others[place]);
    return names.slice(0, at < 0 ? names.length : at).join('/');
}
/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package: every client refuses to install it. The package
 * of the kind `git` is the whole repository, that of the other kinds is the module's own directory; with a `root` it has what the
 * module calls.
 */
function refuseLeavingCalls({ release, kinds, root }, module) {
    if (root !== undefined)
        return;
    const { path, address } = release;
    const leavesRepository = ({ target }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .resolvePath */ .o1)(path, target).startsWith('..');
    const refused = kinds.filter((kind) => kind !== 'git');
    const leaving = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .leavingCalls */ .aC)(module).filter((each) => refused.length > 0 || leavesRepository(each));
    if (leaving.length === 0)
        return;
    throw notInstallable(release, refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`, leaving.map(({ call }) => (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAt */ .Os)(call, leaves(call, 'the package')), path)), leaving.some(leavesRepository)
        ? MOVE_INTO_REPOSITORY
        : `let its package hold them too, with "root" in ${_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF} of the tagged commit (docs/guides/several-modules.md):
  modules:
    - path: ${path}
      address: ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`);
}
function leaves({ name, source }, what) {
    return `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} calls ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)}, which is outside of ${what}`;
}
const MOVE_INTO_REPOSITORY = 'move the called module into the repository, or call it by a registry address or a Git URL';
function notInstallable({ tag }, from, leaving, hint) {
    const lines = [`no client can install tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}${from}:`, ...(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(leaving)];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', lines.join('\n  '), hint);
}
/**
 * Throws SECRET_IN_PACKAGE for a package that would show secrets to people who cannot read them now: not that of a public repository,
 * nor the commit itself.
 */
async function refuseSecrets(pkg, selection, visibility) {
    const secrets = secretsOf(pkg, selection);
    if (secrets.length === 0 || isCommit(selection) || (await visibility()) === 'public')
        return;
    const patterns = secrets.slice(0, MAX_LISTED_SECRETS).map(({ path }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .patternOf */ .Id)(path)));
    const { allowIn } = selection;
    const file = allowIn === undefined ? _config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF : `the source in ${allowIn}`;
    const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${file}:\nallow: [${patterns.join(', ')}]`;
    throw (0,_package_package_js__WEBPACK_IMPORTED_MODULE_3__/* .packageRefusal */ .$J)('SECRET_IN_PACKAGE', 'these files hold secrets', secrets.map(({ path, line, name }) => ({ path, rule: `line ${line} holds ${name}`, fix })));
}
function secretsOf({ secrets }, { allow }) {
    if (secrets.length === 0)
        return [];
    const isAllowed = (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .allows */ .NB)(allow);
    return secrets.filter(({ path }) => !isAllowed(path));
}
/** What there is to say about a new version. @param module its interface */
function noticesOf(selection, pkg, module) {
    const { release, allow, allowIn } = selection;
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address);
    const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_3__/* .rootPrefix */ .RO)(release.packageRoot ?? release.path);
    const paths = pkg.contents.map(({ path }) => `${prefix}${path}`);
    const unused = allow.length === 0 ? [] : (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatched */ .Gv)(allow, paths, prefix);
    // Of a source it may stand in either file.
    const file = allowIn === undefined ? ` in ${_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF}` : '';
    const info = [
        ...pkg.notices,
        ...unused.map((pattern) => `allow: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)}${file} matches no file of the package`),
        ...collectionNotice(module, address),
    ];
    const warnings = [...brokenNotice(module, release.path), ...leavingNotice(selection, module, address)];
    return [
        ...secretWarning(secretsOf(pkg, selection)),
        ...info.map((text) => ({ level: 'info', text })),
        ...warnings.map((text) => ({ level: 'warn', text })),
    ];
}
function secretWarning(secrets) {
    if (secrets.length === 0)
        return [];
    const listed = secrets
        .slice(0, MAX_LISTED_SECRETS)
        .map(({ path, line, name }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line} holds ${name}`);
    const more = secrets.length - listed.length;
    const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    const text = `${all}: everybody who can read the repository has it, so revoke it`;
    return [{ level: 'warn', text, ofAnyVersion: true }];
}
/** A module without a root is called by the directories below it. */
function collectionNotice(module, address) {
    if (!module.root.empty)
        return [];
    const { length } = module.submodules;
    const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`;
    const { path } = (0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_7__/* .calledDirectory */ .Rn)(module);
    return [`the root has no configuration: callers name ${which}, as in ${address}//${path}`];
}
/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ kinds, root }, module, address) {
    if (root !== undefined || isCommit({ kinds }))
        return [];
    const leaving = module.submodules.flatMap(({ path }) => {
        const [first] = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .leavingCalls */ .aC)(module, path);
        return first === undefined ? [] : [{ path, call: first.call }];
    });
    const [first, ...others] = leaving;
    if (first === undefined)
        return [];
    const also = others.length > 0 ? `; so do ${others.length} more` : '';
    return [`${address}//${first.path} cannot be installed: ${leaves(first.call, 'the package')}${also}`];
}
/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }, root) {
    const [first, ...others] = diagnostics;
    if (first === undefined)
        return [];
    const more = others.length > 0 ? `, and ${others.length} more: module-registry inspect lists them` : '';
    return [`${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(first, root)}${more}`];
}


/***/ })

};
