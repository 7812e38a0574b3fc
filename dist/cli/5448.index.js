export const id = 5448;
export const ids = [5448];
export const modules = {

/***/ 8903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ REPOSITORY_LIMITS),
/* harmony export */   ff: () => (/* binding */ SourceTime),
/* harmony export */   oA: () => (/* binding */ withinLimits)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _node_within_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1790);





/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200;
/** What one repository may take, and a package of others: anybody can publish one of any size, on a host as slow as they like. */
const REPOSITORY_LIMITS = { megabytes: 2048, seconds: 600 };
/**
 * Runs work for a source and aborts it when its time is up, or when what it writes into the directory is too large: git
 * itself has no limits for a fetch. Throws LIMIT_EXCEEDED then.
 */
async function withinLimits(source, { megabytes, seconds }, directory, work) {
    const time = new SourceTime(source, { seconds });
    const checkSize = async () => {
        const isTooLarge = directory !== undefined && (await sizeOf(directory)) > megabytes * 1024 * 1024;
        if (isTooLarge)
            time.end(`${megabytes} MiB`);
    };
    const sizeChecks = setInterval(checkSize, SIZE_CHECK_MS);
    try {
        return await time.spend(async () => {
            const result = await work(time.signal);
            await checkSize();
            return result;
        });
    }
    finally {
        clearInterval(sizeChecks);
    }
}
/** The time that a source may take, such as to be packed, over all of its tags: a clock that goes only while it is worked on. */
class SourceTime {
    #source;
    #limit;
    #controller = new AbortController();
    #leftMs;
    #running = 0;
    #startedAt = 0;
    #timeout;
    /** @param doing what it takes the time for, for the end of a sentence */
    constructor(source, { seconds }, doing = '') {
        this.#source = source;
        this.#limit = `${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(seconds, 'second')}${doing}`;
        this.#leftMs = seconds * 1000;
    }
    /** Aborted for good, with a LIMIT_EXCEEDED, when the time is up. */
    get signal() {
        return this.#controller.signal;
    }
    /** Runs work, several at a time too. Throws LIMIT_EXCEEDED when the time is up, also where that is seen at the end only. */
    async spend(work) {
        this.signal.throwIfAborted();
        this.#start();
        try {
            return await work();
        }
        catch (error) {
            throw this.signal.aborted ? this.signal.reason : error;
        }
        finally {
            this.#stop();
            this.signal.throwIfAborted();
        }
    }
    /** Runs work that has no `await`, as long as there is time: a timer is not called before it is done. Throws LIMIT_EXCEEDED. */
    run = (work) => {
        this.signal.throwIfAborted();
        const spent = this.#running > 0 ? performance.now() - this.#startedAt : 0;
        return (0,_node_within_time_js__WEBPACK_IMPORTED_MODULE_3__/* .withinTime */ .d)(this.#leftMs - spent, work, () => {
            this.end();
            return this.signal.reason;
        });
    };
    #start() {
        this.#running += 1;
        if (this.#running > 1)
            return;
        this.#startedAt = performance.now();
        this.#timeout = setTimeout(() => this.end(), this.#leftMs);
    }
    #stop() {
        this.#running -= 1;
        if (this.#running > 0)
            return;
        clearTimeout(this.#timeout);
        this.#leftMs -= performance.now() - this.#startedAt;
        if (this.#leftMs <= 0)
            this.end();
    }
    /** @param limit what is exceeded; default: the time */
    end(limit = this.#limit) {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#source)} takes more than ${limit}`, 'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again');
        this.#controller.abort(error);
    }
}
/** Files that git removes meanwhile count as nothing. */
async function sizeOf(directory) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true }).catch(() => []);
    const sizes = names.map(async (name) => {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).catch(() => undefined);
        return found?.isFile() ? found.size : 0;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}


/***/ }),

/***/ 2919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ taggedRepositories),
/* harmony export */   W: () => (/* binding */ SourceRepositories)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(905);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4632);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3360);
/* harmony import */ var _publish_package_checks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5405);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1656);
/* harmony import */ var _module_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1400);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(122);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3267);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8169);
/* harmony import */ var _source_limits_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8903);














class SourceRepositories {
    #options;
    #renamed = new Map();
    constructor(options) {
        this.#options = options;
    }
    async listTags(source) {
        try {
            return await this.#listTags(source, this.#remoteOf(source));
        }
        catch (error) {
            const remote = await this.#newRemote(source, error);
            if (remote === undefined)
                throw error;
            this.#renamed.set(source, remote);
            return this.#listTags(source, remote);
        }
    }
    async fetch(source, tags) {
        const { git, limits, tokenFor, storesOf } = this.#options;
        const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#options.temporary, 'source-'));
        const remote = this.#remoteOf(source);
        const gitDirectory = await (0,_source_limits_js__WEBPACK_IMPORTED_MODULE_13__/* .withinLimits */ .oA)(source.name, limits, temporary, (signal) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_12__/* .fetchTags */ .un)(git, { remote, token: tokenFor(remote), tags, temporary, subject: 'source', signal }));
        const httpsUrl = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .httpsUrlFromRemote */ .FG)(remote);
        const local = { gitDirectory, objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'objects'), head: undefined };
        const time = new _source_limits_js__WEBPACK_IMPORTED_MODULE_13__/* .SourceTime */ .ff(source.name, limits, ' to be packed');
        const found = (0,_module_repository_js__WEBPACK_IMPORTED_MODULE_9__.repositoryTags)(git, local, temporary, { signal: time.signal });
        return {
            tags: { all: () => time.spend(found.all), find: (name) => time.spend(() => found.find(name)) },
            ...(0,_modules_js__WEBPACK_IMPORTED_MODULE_10__/* .openModules */ .m)(git, local, temporary, time),
            packageStores: storesOf(httpsUrl),
            publisher: await this.#identityOf(source, remote),
            repositoryUrl: httpsUrl?.replace(/\.git$/, '') ?? '',
        };
    }
    /** Says who may read a source: everybody only where git reads it without credentials, whatever else the server says. */
    async visibilityOf(source) {
        const { git, temporary, describe, limits } = this.#options;
        const isPrivate = source.isPrivate ?? (await describe(source))?.isPrivate;
        if (isPrivate === true)
            return 'private';
        const remote = this.#remoteOf(source);
        const visibility = await (0,_source_limits_js__WEBPACK_IMPORTED_MODULE_13__/* .withinLimits */ .oA)(source.name, limits, undefined, (signal) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_12__/* .readVisibility */ .tQ)(git, { remote, signal, temporary }));
        return visibility ?? 'private';
    }
    #listTags({ name }, remote) {
        const { git, limits, temporary, tokenFor } = this.#options;
        const address = { remote, token: tokenFor(remote), temporary };
        return (0,_source_limits_js__WEBPACK_IMPORTED_MODULE_13__/* .withinLimits */ .oA)(name, limits, undefined, async (signal) => {
            const tags = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_12__/* .listRemoteTags */ .oW)(git, address, { signal });
            return [...tags].map(([tag, commit]) => {
                if (commit.length > 40)
                    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .sha256Refusal */ .wg)('NOT_A_REPOSITORY', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}`);
                return { tag, commit };
            });
        });
    }
    #remoteOf(source) {
        return this.#renamed.get(source) ?? source.remote;
    }
    /** A redirect is not followed with a token, so GitHub's API says where the repository is now. */
    async #newRemote(source, error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl) || error.code === 'LIMIT_EXCEEDED')
            return undefined;
        const found = await this.#options.describe(source);
        if (found === undefined || found.name === source.identity?.repository)
            return undefined;
        const { scheme, host, port } = source.remote;
        return (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(`${scheme}://${host}${port === undefined ? '' : `:${port}`}/${found.name}.git`);
    }
    async #identityOf(source, remote) {
        const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
        if (identity === undefined || source.identity?.repositoryId !== undefined)
            return source.identity;
        const found = await this.#options.describe(source);
        return found === undefined ? identity : { ...identity, repositoryId: found.id, ownerId: found.ownerId };
    }
}
function taggedRepositories(settings) {
    return {
        async open(url, releases) {
            const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(settings.temporary, 'tagged-'));
            try {
                return await open(url, releases, { ...settings, temporary });
            }
            catch (error) {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(temporary, { recursive: true, force: true });
                if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl)
                    return { kind: 'unreachable', message: error.message };
                throw error;
            }
        },
    };
}
async function open(url, releases, { git, temporary, tokenFor }) {
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(url);
    const address = { remote, token: tokenFor(remote), temporary };
    const repository = new _remote_js__WEBPACK_IMPORTED_MODULE_12__/* .FetchRepository */ .Zt(git, address);
    const refs = await (0,_source_limits_js__WEBPACK_IMPORTED_MODULE_13__/* .withinLimits */ .oA)(url, _source_limits_js__WEBPACK_IMPORTED_MODULE_13__/* .REPOSITORY_LIMITS */ .WL, temporary, async (signal) => {
        const tags = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_12__/* .listRemoteTags */ .oW)(git, address, { subject: 'module repository', signal });
        await fetchCommits(repository, tags, { releases, signal });
        return tags;
    });
    const { objects } = repository;
    const readers = {
        modules: (0,_modules_js__WEBPACK_IMPORTED_MODULE_10__/* .openModules */ .m)(git, { objects, head: undefined }, temporary),
        objects: new _objects_js__WEBPACK_IMPORTED_MODULE_11__/* .GitObjects */ .V(git, objects, temporary),
    };
    return {
        kind: 'opened',
        commitOf: (tag) => refs.get(tag),
        rebuild: (module) => rebuild(module, readers),
        async close() {
            await readers.modules.close();
            await readers.objects.close();
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(temporary, { recursive: true, force: true });
        },
    };
}
/** Tags in one fetch; commits that no tag names any more one by one, as a server may refuse each of them. */
async function fetchCommits(repository, tags, { releases, signal }) {
    const isAtTag = ({ tag, commit }) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefName */ .pA)(tag) && tags.get(tag) === commit;
    const refspecs = releases.filter(isAtTag).map(({ tag }) => `refs/tags/${tag}:refs/tags/${tag}`);
    if (refspecs.length > 0)
        await repository.fetch(refspecs, ['--depth=1'], { signal });
    const others = new Set(releases.filter((release) => !isAtTag(release)).map(({ commit }) => commit));
    for (const commit of others)
        await repository.fetch([commit], ['--depth=1'], { signal });
}
async function rebuild(module, { modules, objects }) {
    const { commit, path } = module;
    const extent = (0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .packageExtent */ .T6)(module);
    try {
        const { facts, file } = await modules.packer.pack({ commit, path, ...extent, isCommit: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
        const { committedAt = 0 } = (await (0,_module_repository_js__WEBPACK_IMPORTED_MODULE_9__.followTag)({ tag: module.tag, oid: commit }, objects)) ?? {};
        return {
            kind: 'rebuilt',
            facts,
            committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCommitDate */ .Vl)(committedAt),
            license: await modules.license({ commit, path }),
            moduleInterface: await modules.interfaces.atCommit({ commit, path }),
            lacks: await lackingPaths(module, modules.interfaces),
        };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
            throw error;
        return error.code === 'NOT_FOUND' ? { kind: 'absent' } : { kind: 'refused', message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) };
    }
}
/** What the package of a release lacks of what this tool would put into it: whoever writes an index names less as he likes. */
async function lackingPaths(release, interfaces) {
    const { packagePaths, packageRoot: boundary, path } = release;
    if (packagePaths === undefined)
        return [];
    const needed = await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_7__/* .withPackageRoot */ .FZ)(release, boundary, interfaces);
    const { packageRoot = path, packagePaths: paths = [packageRoot] } = (0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .packageExtent */ .T6)(needed);
    return paths.filter((each) => !packagePaths.some((other) => (0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(each, other)));
}


/***/ }),

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ openSources),
/* harmony export */   L: () => (/* binding */ tokens)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8169);
/* harmony import */ var _adapters_git_source_repositories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2919);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4141);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6223);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9265);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5953);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4994);








/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000;
/** Opens what a collection reads: sources, owners and visibilities. Throws MISSING_PROGRAM. */
async function openSources(runtime, { target, limits, server }) {
    const { environment, log, temporary } = runtime;
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log);
    await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.requireGit)(git);
    // Opened at the first call: a run without owners and new tags asks GitHub nothing.
    const github = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .Oo)(() => openGitHub(server, runtime));
    const tokenFor = tokens(environment, server);
    const openOwner = ownersOf(github, server, runtime);
    const sources = new _adapters_git_source_repositories_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceRepositories */ .W({
        git,
        limits,
        temporary,
        tokenFor,
        storesOf: _package_stores_js__WEBPACK_IMPORTED_MODULE_5__/* .collectionStores */ .V,
        describe: describer(server, github),
    });
    return {
        serverUrl: server.url,
        sources,
        tagLists: { find: async (wanted) => findTags(wanted, server, github) },
        owners: {
            page: async (owner, page) => (await openOwner(owner)).owners.page(owner.owner ?? '', page),
        },
        indexVisibility: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .Oo)(() => visibilityOfIndex(git, target, temporary)),
    };
}
/** The server of an owner, opened once: the one of the run, or another one with the token of its own variable. */
function ownersOf(github, own, runtime) {
    const others = new Map();
    const openOther = async ({ forge: name }, url) => {
        const { environment } = runtime;
        const forge = name === undefined ? await (0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .forgeAt */ .rv)(url, environment) : _module_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .FORGES */ .tu[name];
        const tokenName = (0,_module_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenVariable */ .Sj)(new URL(url).host);
        const token = environment[tokenName] || (url === own.url ? own.token : undefined);
        const { retrySeconds } = own;
        return openGitHub({ forge, url, apiUrl: (0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .apiUrlOf */ .po)(url, forge), token, tokenName, retrySeconds }, runtime);
    };
    return (owner) => {
        const { server: url = own.url, forge = own.forge.name } = owner;
        // What contradicts the server of the run is left to its API to refuse.
        if (url === own.url && forge === own.forge.name)
            return github();
        const key = `${url} ${owner.forge}`;
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(others, key, () => openOther(owner, url));
    };
}
async function openGitHub(server, runtime) {
    const github = await (0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .openServer */ .CT)(server, runtime);
    const { OwnerRepositories, RepositoryTags } = await __webpack_require__.e(/* import() */ 4372).then(__webpack_require__.bind(__webpack_require__, 4372));
    const { requireGitea } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7164));
    await requireGitea(github);
    const tags = new RepositoryTags(github);
    const hasTags = server.token !== undefined && server.forge.hasGraphql;
    return { owners: new OwnerRepositories(github, hasTags ? tags : undefined), tags };
}
async function findTags(sources, server, github) {
    const named = sources.flatMap((source) => {
        const name = source.identity && isOnServer(source.remote, server)
            ? (0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryNameOn */ .Tq)(server.url, source.identity)
            : undefined;
        return name === undefined || !/^[^/]+\/[^/]+$/.test(name) ? [] : [[source, name]];
    });
    if (server.token === undefined || !server.forge.hasGraphql || named.length === 0)
        return new Map();
    const tags = await (await github()).tags.find(named.map(([, name]) => name));
    return new Map(named.flatMap(([source, name]) => {
        const found = tags.get(name);
        return found === undefined ? [] : [[source, found]];
    }));
}
function isOnServer({ scheme, host, port }, { url }) {
    return /^https?$/.test(scheme) && new URL(url).host === `${host}${port === undefined ? '' : `:${port}`}`;
}
function describer({ url, token, forge }, github) {
    const { host } = new URL(url);
    const known = new Map();
    return async (source) => {
        const { identity } = source;
        if (token === undefined || !forge.hasApi || identity?.host !== host)
            return undefined;
        const found = known.get(source) ?? (await github()).owners.find((0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryNameOn */ .Tq)(url, identity));
        known.set(source, found);
        const description = await found;
        return description && { ...description, name: `${(0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .serverPathPrefix */ .$N)(url)}${description.name}` };
    };
}
/** The token of a host: that of its own variable, or of the server. */
function tokens(environment, { url, token }) {
    const server = new URL(url);
    return ({ scheme, host, port }) => {
        const isServer = server.origin === `${scheme}://${host}${port === undefined ? '' : `:${port}`}`;
        return environment[(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenVariable */ .Sj)(host)] || (isServer ? token : undefined);
    };
}
/** A local index is private, as its files are. A remote index is public unless a read without credentials fails. */
async function visibilityOfIndex(git, target, temporary) {
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return 'private';
    if (target.remote.scheme === 'ssh')
        return 'public';
    return ((await (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .readVisibility */ .tQ)(git, { remote: target.remote, deadlineMs: INDEX_ANSWER_MS, temporary })) ??
        'private');
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ withPackageRoot),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   hH: () => (/* binding */ commonDirectory),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   q8: () => (/* binding */ followLocalCalls),
/* harmony export */   ug: () => (/* binding */ refuseLeavingCalls),
/* harmony export */   un: () => (/* binding */ refuseSecrets)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2234);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(125);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3876);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3360);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9430);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8317);










/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
const MAX_LISTED_SECRETS = 20;
/** Whether clients get the commit itself, which those read who may read the repository. */
function isCommit({ kinds }) {
    return kinds.every((kind) => kind === 'git');
}
/**
 * What clients load with a directory of a repository: the directories that it calls, and that these call; those on the way to them; and
 * the calls that lead out of `boundary`.
 * @param read the interface of a directory, for those that no other one has among its submodules; one without an interface calls nothing
 */
async function followLocalCalls(path, boundary, read) {
    const known = new Map();
    const modules = new Map();
    const reached = new Set([path]);
    const passed = new Set();
    const leaving = [];
    for (const directory of reached) {
        if (!known.has(directory)) {
            const module = await read(directory);
            if (module === undefined)
                continue;
            modules.set(directory, module);
            for (const each of [module.root, ...module.submodules])
                known.set((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, each.path), { base: directory, calls: each.calls });
        }
        const { base, calls } = known.get(directory) ?? { base: directory, calls: [] };
        for (const call of calls.filter(({ source }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(source))) {
            const [target, top] = [(0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, call.source), topOnTheWay(directory, call.source)];
            if ((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target) || !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(top, boundary))
                leaving.push({ call, base, target });
            else {
                reached.add(target);
                passed.add(top);
            }
        }
    }
    return { reached, passed, leaving, modules };
}
/**
 * The release with the extent of its package: see {@link extentOf}. Throws
 * NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have; INVALID_HCL for one that clients do
 * not load.
 * @param root as the configuration says: the package holds nothing above it; undefined: it is the module's own directory
 */
async function withPackageRoot(release, root, interfaces) {
    if (root === undefined)
        return release;
    const { commit, path } = release;
    const loaded = await followLocalCalls(path, root, (directory) => interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    if (loaded.leaving.length > 0) {
        const wider = `let the package hold more of the repository: "root: ." beside "path" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}`;
        const lines = linesOf(loaded.leaving, `root ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root || '.')}`);
        throw notInstallable(release, '', lines, root === '' ? MOVE_INTO_REPOSITORY : wider);
    }
    return { ...release, ...(await extentOf(release, root, loaded, interfaces)) };
}
/**
 * The smallest directory that has all that clients load with a module, where that is not the module's own; and what of it the package holds:
 * what they load, and what its configuration names, but for directories that have all of that: nobody knows what is read there. All of it
 * where nobody knows what configuration names, and where that are too many paths.
 * @param boundary the package holds nothing above it
 */
async function extentOf({ commit, path }, boundary, { reached, passed }, interfaces) {
    if (path === boundary)
        return {};
    let packageRoot = [...reached, ...passed].reduce(commonDirectory);
    const paths = new Set(reached);
    const most = paths.size + _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isMany = () => paths.size > most || (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths).length > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isWhole = () => packageRoot !== path && paths.has(packageRoot);
    for (let known = 0; known < paths.size && !isWhole() && !isMany();) {
        known = paths.size;
        const named = (await interfaces.namedAt({ commit, packageRoot, paths })) ?? [packageRoot];
        for (const each of named)
            if (each === packageRoot || ((0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(each, boundary) && !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(packageRoot, each)))
                paths.add(each);
        packageRoot = [packageRoot, ...paths].reduce(commonDirectory);
    }
    if (packageRoot === path)
        return {};
    const packagePaths = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths);
    return isMany() || packagePaths.includes(packageRoot) ? { packageRoot } : { packageRoot, packagePaths };
}
/** Throws INVALID_HCL for a directory that the module calls and clients do not load; its own is refused elsewhere. */
function refuseBroken({ tag, path }, { modules, reached }) {
    for (const [base, { diagnostics }] of modules) {
        const broken = diagnostics.filter(({ severity, file }) => severity === 'error' && reached.has((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(base, (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .jt)(file))));
        if (base !== path && broken.length > 0)
            throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, base);
    }
}
/** The directory to which `..` at the beginning of the source leads: a way above the package leaves it for clients, wherever it ends. */
function topOnTheWay(directory, source) {
    const ups = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)('', source)
        .split('/')
        .filter((name) => name === '..');
    return (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, ups.join('/'));
}
/** `''` is the root. */
function commonDirectory(one, other) {
    const [names, others] = [one.split('/'), other.split('/')];
    const at = names.findIndex((name, place) => name !== others[place]);
    return names.slice(0, at < 0 ? names.length : at).join('/');
}
/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package, and INVALID_HCL for one that calls a directory that
 * clients do not load: every client refuses to install it. The package of the kind `git` is the whole repository, that of the other kinds
 * is the module's own directory; with a `root` it has what the module calls.
 */
async function refuseLeavingCalls({ release, kinds, root }, module, interfaces) {
    if (root !== undefined)
        return;
    const { commit, path, address } = release;
    const refused = kinds.filter((kind) => kind !== 'git');
    const loaded = await followLocalCalls(path, refused.length === 0 ? '' : path, async (directory) => directory === path ? module : interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    const { leaving } = loaded;
    if (leaving.length === 0)
        return;
    throw notInstallable(release, refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`, linesOf(leaving, 'the package'), leaving.some(({ target }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target))
        ? MOVE_INTO_REPOSITORY
        : `let its package hold them too, with "root" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} of the tagged commit (docs/guides/several-modules.md):
  modules:
    - path: ${path}
      address: ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`);
}
function linesOf(leaving, what) {
    return leaving.map(({ call, base }) => (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAt */ .Os)(call, leaves(call, what)), base));
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
    // To be pasted, so of any length.
    const patterns = secrets
        .slice(0, MAX_LISTED_SECRETS)
        .map(({ path }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(JSON.stringify((0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .patternOf */ .Id)(path))));
    const { allowIn } = selection;
    const file = allowIn === undefined ? _config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF : `the source in ${allowIn}`;
    const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${file}:\nallow: [${patterns.join(', ')}]`;
    throw (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .packageRefusal */ .$J)('SECRET_IN_PACKAGE', 'these files hold secrets', secrets.map(({ path, line, name }) => {
        const at = line === undefined ? '' : `line ${line} `;
        return { path, rule: `${at}holds ${name}`, fix };
    }));
}
function secretsOf({ secrets }, { allow }) {
    if (secrets.length === 0)
        return [];
    const isAllowed = (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .allows */ .NB)(allow);
    const found = secrets
        .filter(({ path }) => !isAllowed(path))
        .map((secret) => {
        const directory = /^(?:.*?\/)?\.terraform\//s.exec(secret.path)?.[0];
        return directory === undefined ? secret : { path: directory, name: secret.name };
    });
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(found, ({ path, name }) => `${path}\n${name}`).values()].map(([first]) => first);
}
/** What there is to say about a new version. @param module its interface */
function noticesOf(selection, pkg, module) {
    const { release, allow, allowIn } = selection;
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address);
    const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .rootPrefix */ .RO)(release.packageRoot ?? release.path);
    const paths = pkg.contents.map(({ path }) => `${prefix}${path}`);
    const unused = allow.length === 0 ? [] : (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatched */ .Gv)(allow, paths, prefix);
    // Of a source it may stand in either file.
    const file = allowIn === undefined ? ` in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}` : '';
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
    const listed = secrets.slice(0, MAX_LISTED_SECRETS).map(({ path, line, name }) => {
        const at = line === undefined ? '' : `:${line}`;
        return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}${at} holds ${name}`;
    });
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
    const { path } = (0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__/* .calledDirectory */ .Rn)(module);
    return [`the root has no configuration: callers name ${which}, as in ${address}//${path}`];
}
/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ kinds, root }, module, address) {
    if (root !== undefined || isCommit({ kinds }))
        return [];
    const leaving = module.submodules.flatMap(({ path }) => {
        const [first] = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .leavingCalls */ .aC)(module, path);
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
    const more = others.length > 0
        ? `, and ${others.length} more: module-registry inspect lists them in a checkout of the tag`
        : '';
    return [`${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(first, root)}${more}`];
}


/***/ })

};
