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

/***/ 6488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fo: () => (/* binding */ collect),
  k8: () => (/* binding */ formatCollectReport)
});

// UNUSED EXPORTS: isSelected

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/publish/publish.js + 8 modules
var publish = __webpack_require__(7450);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/collect/list-sources.js
var list_sources = __webpack_require__(4607);
// EXTERNAL MODULE: ./lib/collect/registry-config.js
var registry_config = __webpack_require__(9334);
// EXTERNAL MODULE: ./lib/module/origin.js
var origin = __webpack_require__(3324);
;// CONCATENATED MODULE: ./lib/collect/source.js




/** The address of the one module of a source that lists no modules. Throws INVALID_ADDRESS where its name gives none. */
function addressOfSource({ options, keptAddress, owner, repository }) {
    const howToSet = (example) => `address: ${example} beside the repository in registry.yml. For several modules, list them there: "modules"`;
    return options.address ?? keptAddress ?? (0,origin/* addressFromRepository */.pF)(owner, repository, howToSet);
}
/** The addresses of a source: those that its options list, else that of its one module; none where its name gives none. */
function addressesOfSource(source) {
    const listed = (0,registry_config/* addressesOf */.sO)(source.options);
    if (listed.length > 0)
        return listed;
    try {
        return [addressOfSource(source)];
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return [];
        throw error;
    }
}
/** The owners of addresses before anything is fetched: each source owns the addresses that its options or its name give. */
class AddressOwners {
    #owners = new Map();
    constructor(sources) {
        for (const source of sources)
            for (const address of addressesOfSource(source))
                if (!this.#owners.has((0,module_address/* addressKey */.IY)(address)))
                    this.#owners.set((0,module_address/* addressKey */.IY)(address), source);
    }
    /** Why the source may not publish the address: it is that of another source, or in a namespace that the source may not use. */
    refusal(source, address) {
        const owner = this.#owners.get((0,module_address/* addressKey */.IY)(address));
        if (owner === source)
            return undefined;
        const text = (0,module_address/* formatModuleAddress */.wc)(address);
        if (owner !== undefined) {
            return new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,base_error/* quote */.hD)(text)} is the address of the source ${(0,base_error/* quote */.hD)(owner.name)}; this is ${(0,base_error/* quote */.hD)(source.name)}`, 'give one of the two another address in registry.yml: address: namespace/name/system');
        }
        const own = source.options.address ?? source.keptAddress;
        const namespaces = source.options.namespaces ?? [own?.namespace ?? source.owner];
        if (namespaces.some((each) => each.toLowerCase() === address.namespace.toLowerCase()))
            return undefined;
        return new base_error/* RegistryError */.gl('NOT_OWNER', `the source ${(0,base_error/* quote */.hD)(source.name)} claims ${(0,base_error/* quote */.hD)(text)}, which is not in its namespace ${namespaces.map(base_error/* quote */.hD).join(', ')}`, `to allow it, add to the source in registry.yml: namespaces: [${address.namespace}]`);
    }
}

// EXTERNAL MODULE: ./lib/collect/source-state.js
var source_state = __webpack_require__(5769);
// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/publish/exposure.js
var exposure = __webpack_require__(6714);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
;// CONCATENATED MODULE: ./lib/collect/source-tags.js









/** Lists the tags of a source and fetches nothing. A refusal of the source is part of the result. */
async function listNewTags(source, index, listTags, options) {
    const state = (0,source_state/* readSourceState */.rz)(source.key, index);
    const none = { versions: [], fresh: [], skipped: [] };
    const planned = listTags().then((listed) => planTags(source, { listed, state }, options));
    return { source, state, ...(await planned.catch((0,base_error/* ifRefused */.yR)((error) => ({ ...none, error })))) };
}
/**
 * Plans which tags of a source are processed: those that are new, have moved, or were refused for a reason that may have
 * passed; all of them when the options of the source have changed. Throws LIMIT_EXCEEDED for too many tags.
 * @param limit of tags that could be versions
 * @param isRetry whether refused tags are processed again
 */
function planTags(source, { listed, state }, { limit, isRetry }) {
    const reasons = new Map(listed.map(({ tag }) => [tag, skipReason(tag, source)]));
    const versions = listed.filter(({ tag }) => reasons.get(tag) === undefined);
    if (versions.length > limit)
        throw new base_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the source ${(0,base_error/* quote */.hD)(source.name)} has ${versions.length} tags that could be versions, more than ${limit}`, 'raise "limits: tags:" in registry.yml (up to 10000), or take fewer of them with "versions:"');
    const { tags, refused } = state.options === (0,source_state/* optionsDigest */.RI)(source.options) ? state : source_state/* NO_STATE */.S_;
    const fresh = versions.filter(({ tag, commit }) => {
        if (tags[tag] === commit)
            return false;
        const refusal = refused[tag];
        return refusal?.commit !== commit || isRetry || !LASTING.has(refusal.code);
    });
    const skipped = [...reasons].flatMap(([tag, reason]) => (reason === undefined ? [] : [{ tag, reason }]));
    return { versions, fresh, skipped };
}
/** Why a tag cannot be a version of any module of a source, whatever prefix these have; undefined where it can. */
function skipReason(tag, source) {
    const versions = (0,module_tag/* isRefName */.pA)(tag) ? (0,module_tag/* versionsAtEnd */.ej)(tag) : [];
    if (versions.some((version) => isWanted(version, source)))
        return undefined;
    if (versions.length > 0)
        return outside(source);
    if ((0,module_tag/* isMovingTag */.Tp)(tag))
        return 'a moving tag, of fewer than three numbers';
    const reading = (0,module_tag/* readTag */.zW)(tag, '');
    if (reading.verdict === 'refused' && reading.rule === 'build-metadata')
        return 'a version with build metadata';
    return (0,module_tag/* isRefName */.pA)(tag) ? 'not a version' : 'not a safe name';
}
function isWanted(version, { options }) {
    return options.versions?.allows(version) ?? true;
}
/** The reason for a version that the options of the source do not take. */
function outside({ options }) {
    return `outside of versions ${(0,base_error/* quote */.hD)(options.versions?.text ?? '')}`;
}
/** Fetches the new tags of a source and selects their releases. A refusal of the source is part of the result. */
async function fetchSource(tags, addressOwners, dependencies) {
    if (tags.fresh.length === 0)
        return tags;
    return fetchRelease(tags, addressOwners, dependencies).then(({ release, skipped, commits }) => {
        // A tag that has moved since it was listed is published from where it was when it was fetched.
        const fetched = (each) => ({ ...each, commit: commits.get(each.tag) ?? each.commit });
        const [versions, fresh] = [tags.versions.map(fetched), tags.fresh.map(fetched)];
        return { ...tags, versions, fresh, release, skipped: [...tags.skipped, ...skipped] };
    }, (0,base_error/* ifRefused */.yR)((error) => ({ ...tags, error })));
}
async function fetchRelease({ source, fresh }, addressOwners, { sources, indexVisibility, log }) {
    const { name: repository, options } = source;
    const index = await indexVisibility();
    const visibilityOf = () => sources.visibilityOf(source);
    const module = index === 'private' ? 'private' : await visibilityOf();
    const { published } = (0,exposure/* planExposure */.Lc)({ repository, module, index, expose: options.expose ?? 'none' });
    const modules = await sources.fetch(source, fresh.map(({ tag }) => tag));
    const { selected, commits } = await selectFrom(modules, source, log).finally(() => modules.close());
    modules.signal?.throwIfAborted();
    const wanted = selected.selections.filter(({ release }) => isWanted(release.version, source));
    const refused = wanted.flatMap(({ release }) => {
        const error = addressOwners.refusal(source, release.address);
        return error === undefined ? [] : (0,publish_report/* refusedResult */.MS)(release.tag, error, release);
    });
    const release = {
        selections: wanted.filter(({ release }) => addressOwners.refusal(source, release.address) === undefined),
        publications: [],
        results: [...selected.refused, ...refused],
        repository: modules,
        stores: new exposure/* GuardedStores */.rB(modules.packageStores, { published, source: visibilityOf }),
        attestor: undefined,
    };
    return { release, skipped: skippedOf({ source, fresh }, { ...selected, commits }), commits };
}
/** What of the tags of a source is released, and the commits of those that are at one. */
async function selectFrom(modules, source, log) {
    const { options } = source;
    const selected = await (0,select_releases/* selectReleases */.VT)({ tags: 'all', flags: flagsOf(source) }, {
        ...modules,
        config: withOptions(modules.config, options),
        defaultAddress: () => addressOfSource(source),
        defaultKinds: undefined,
        allowIn: registry_config/* REGISTRY_CONFIG_PATH */.fr,
        log: { info: () => { }, warn: (line) => log.warn(line), debug: (line) => log.debug(line) },
    });
    return { selected, commits: new Map((await modules.tags.all()).map(({ tag, commit }) => [tag, commit])) };
}
/**
 * The config of a repository with the modules that `registry.yml` lists for it, if it does, in the place of its own, and with what is
 * allowed there besides; what else its own file says stays.
 */
function withOptions(config, { modules, allow = [] }) {
    // One object for each copy of the file, as what is made of it is kept by it.
    const merged = new WeakMap();
    const at = async (commit) => {
        const own = await config.at(commit);
        return (0,get_or_insert/* getOrInsert */.P)(merged, own, () => ({
            ...own,
            ...(modules && { modules }),
            allow: [...(own.allow ?? []), ...allow],
        }));
    };
    return modules === undefined ? { ...config, at } : (0,select_releases/* forAllCommits */.nE)({ ...config, at });
}
/** The new tags that became neither a release nor a refusal. */
function skippedOf({ source, fresh }, { selections, refused, skipped, commits, }) {
    const released = new Set(selections.flatMap(({ release }) => (isWanted(release.version, source) ? [release.tag] : [])));
    const unwanted = new Set(selections.map(({ release }) => release.tag));
    const done = new Set([...released, ...refused.map(({ tag }) => tag)]);
    return fresh.flatMap(({ tag }) => {
        if (done.has(tag))
            return [];
        if (!commits.has(tag))
            return [{ tag, reason: 'it names no commit' }];
        const other = unwanted.has(tag) ? outside(source) : 'the same version and commit as another tag';
        return [{ tag, reason: skipped.get(tag) ?? other }];
    });
}
/** The options in registry.yml override the repository's own, which may choose neither its package storage nor its rights. */
function flagsOf({ options }) {
    return {
        module: options.address,
        'module-path': options['module-path'],
        package: options.package ?? ['index'],
        'git-ref': options['git-ref'],
        compatibility: options.compatibility,
        severities: options.severities,
        'source-url': options['source-url'],
        'tag-prefix': options['tag-prefix'],
    };
}
/**
 * Refusals of the tag itself, which no run repeats. Those that time, another server, other permissions or other settings of the
 * collection lift are not among them: every run tries these tags again.
 */
const LASTING = new Set([
    'INVALID_CONFIG',
    'INVALID_TAG',
    'INVALID_ADDRESS',
    'NOT_A_MODULE',
    'INVALID_HCL',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'VERSION_EXISTS',
    'TAG_MOVED',
    'NOT_OWNER',
    'INCOMPATIBLE',
]);

;// CONCATENATED MODULE: ./lib/collect/collect.js















/**
 * New tags in one index commit: this bounds the memory of a run. A version of a large module takes about 5 MB until it is
 * committed. More make several commits.
 */
const TAGS_PER_BATCH = 500;
/** Sources that are fetched at the same time. The rest waits. */
const FETCHES_AT_ONCE = 4;
/**
 * Sources that are asked for their tags at the same time: enough to hide the delay of a connection, few
 * enough for any server. The rest waits.
 */
const LISTINGS_AT_ONCE = 16;
/**
 * Lists the tags of all sources, fetches those that are new, and publishes them and the state of the collection in one index
 * commit for each batch. A source that is refused, or whose tags are, is part of the report. Throws INDEX_* and PERMISSION for
 * the index, INVALID_INPUT where `only` selects nothing or the index needs a URL.
 */
async function collect(request, dependencies) {
    const { config, only, dryRun } = request;
    const isRetry = only !== undefined;
    const { failed, gone, selected, addressOwners, states, ...read } = await readSources(request, dependencies);
    const tagLists = await dependencies.tagLists.find(selected);
    const listed = await (0,in_parallel/* inParallel */.H)(selected, LISTINGS_AT_ONCE, (source) => {
        const listTags = async () => tagLists.get(source) ?? dependencies.sources.listTags(source);
        return listNewTags(source, states, listTags, { limit: config.limits.tags, isRetry });
    });
    const sources = failed.map(({ name, error }) => refusedSource({ source: name, ...NO_TAGS }, error, false));
    let { index, registryUrl } = read;
    const batches = inBatches(listed, TAGS_PER_BATCH, ({ fresh }) => fresh.length);
    for (const [number, batch] of batches.entries()) {
        const fetched = await (0,in_parallel/* inParallel */.H)(batch, FETCHES_AT_ONCE, (tags) => fetchSource(tags, addressOwners, dependencies));
        const published = await publishBatch(fetched, number === 0 ? gone : [], request, dependencies);
        // The packages of the batch are released here; only its report stays in memory.
        const added = published.outcomes.map((outcome) => reportSource(outcome, { dryRun, isRetry }));
        for (const { report } of added)
            for (const line of formatSkippedTags(report))
                dependencies.log.info(line);
        sources.push(...added);
        const { commit, changed } = published.index;
        index = { commit: commit ?? index.commit, changed: [...index.changed, ...changed] };
        registryUrl = published.registryUrl ?? registryUrl;
    }
    return {
        results: sources.flatMap(({ results }) => results),
        failures: sources.flatMap(({ results }) => (0,publish_report/* failuresAmong */.SN)(results)),
        sources: sources.map(({ report }) => report),
        isBulk: true,
        index,
        registryUrl,
    };
}
/** Lists all sources, reads what the index remembers of them, and selects those of this run. */
async function readSources({ config, only }, dependencies) {
    const snapshot = await dependencies.index.open();
    const isNew = !snapshot.exists && dependencies.index.isCreatedByPublish;
    const registry = isNew ? undefined : (0,index_files/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA]));
    if (registry !== undefined && config.name !== undefined && config.name !== registry.name)
        dependencies.log.warn(`the index is called ${(0,base_error/* quote */.hD)(registry.name)}, and registry.yml says ${(0,base_error/* quote */.hD)(config.name)}: write it into ${paths/* REGISTRY_PATH */.aA} of the index, then run module-registry render`);
    const list = await (0,list_sources/* listSources */.rP)(config, dependencies);
    const gone = only === undefined ? goneStates(list, await snapshot.listDirectory(source_state/* STATE_DIRECTORY */.M8)) : [];
    if (gone.length > 0)
        dependencies.log.info(`sources   removed ${(0,count/* counted */.h)(gone.length, 'state file')} of sources that are gone: their versions stay`);
    const states = await snapshot.read(list.sources.map(({ key }) => (0,source_state/* sourceStatePath */.Im)(key)));
    const sources = list.sources.map((source) => withKeptAddress(source, states));
    const selected = only === undefined ? sources : sources.filter((source) => isSelected(source, only));
    if (selected.length === 0 && only !== undefined && list.failed.length === 0)
        throw unknownSource(only, list);
    // A source that is not selected keeps its address.
    const addressOwners = new AddressOwners(sources);
    const index = { commit: snapshot.commit, changed: [] };
    const registryUrl = registry?.url ?? null;
    return { failed: list.failed, gone, selected, addressOwners, states, index, registryUrl };
}
/** The states of sources that `registry.yml` names no longer; none where an owner was not listed to the end. */
function goneStates({ sources, isWhole }, remembered) {
    if (!isWhole)
        return [];
    const states = new Set(sources.map(({ key }) => (0,source_state/* sourceStatePath */.Im)(key)));
    const paths = remembered.map((name) => `${source_state/* STATE_DIRECTORY */.M8}/${name}`);
    return paths.filter((path) => (0,source_state/* isStatePath */.rX)(path) && !states.has(path));
}
function unknownSource(only, { sources }) {
    const some = sources.slice(0, 5).map(({ name }) => (0,base_error/* quote */.hD)(name));
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `no source is called ${(0,base_error/* quote */.hD)(only.text)}`, `name one of ${sources.length}, such as ${some.join(', ')}, or add it to registry.yml`);
}
/**
 * Publishes the releases of some sources, and their state, in one index commit; in none where nothing has changed.
 * @param gone states that are removed with this batch
 */
async function publishBatch(fetched, gone, { config, dryRun }, { index, raceBackoff, log }) {
    const releases = fetched.flatMap(({ release }) => release ?? []);
    const outcomesOf = (published) => sourceOutcomes(fetched, published);
    const filesOf = (outcomes) => new Map([...planStateFiles(outcomes), ...gone.map((path) => [path, null])]);
    const unpublished = outcomesOf([]);
    if (releases.length === 0 && filesOf(unpublished).size === 0)
        return { outcomes: unpublished, index: { commit: null, changed: [] }, registryUrl: null };
    const options = {
        url: config.url,
        name: config.name,
        dryRun,
        isBulk: true,
        refusalCosts: 'tag',
        extraFiles: (published) => filesOf(outcomesOf(published)),
    };
    const target = { index, raceBackoff, log };
    const { repositories, ...published } = await (0,publish/* publishRepositories */.Oq)(releases, options, target);
    return { ...published, outcomes: outcomesOf(repositories) };
}
/** Plans the state files of the sources that a run has changed: collect/*.json by path. */
function planStateFiles(outcomes) {
    return new Map(outcomes.flatMap((outcome) => {
        const text = (0,json/* compactJson */.Ar)(stateAfter(outcome));
        if (text === (0,json/* compactJson */.Ar)(outcome.state))
            return [];
        return [[(0,source_state/* sourceStatePath */.Im)(outcome.source.key), new TextEncoder().encode(text)]];
    }));
}
function stateAfter(outcome) {
    const { source, state, versions, fresh, results, error } = outcome;
    if (error !== undefined)
        return { ...state, refusal: error.code };
    const isFresh = new Set(fresh.map(({ tag }) => tag));
    const refusals = results.filter((result) => result.status === 'refused');
    const codes = new Map(refusals.map((refusal) => [refusal.tag, refusal.error.code]));
    const tags = {};
    const refused = {};
    for (const { tag, commit } of versions) {
        const before = state.refused[tag]?.commit === commit ? state.refused[tag] : undefined;
        const code = isFresh.has(tag) ? codes.get(tag) : before?.code;
        if (code !== undefined)
            refused[tag] = { ...before, commit, code };
        else
            tags[tag] = commit;
    }
    const address = (0,registry_config/* addressesOf */.sO)(source.options).length === 0 ? addressesOfSource(source)[0] : undefined;
    const { source: _, address: __, refusal: ___, ...rest } = state;
    return {
        ...rest,
        format: 1,
        // A local path means nothing to anybody else.
        ...(source.remote.scheme === 'file' ? {} : { source: source.remote.url }),
        options: (0,source_state/* optionsDigest */.RI)(source.options),
        ...(address === undefined ? {} : { address: (0,module_address/* formatModuleAddress */.wc)(address) }),
        tags,
        refused,
    };
}
/** The outcome of every source. @param published what a publish made of those that were fetched */
function sourceOutcomes(fetched, published) {
    const found = new Map(published.map((release) => [release.repository, release]));
    return fetched.map((source) => {
        const { results = [], error } = (source.release && found.get(source.release.repository)) ?? {};
        return { ...source, ...(error === undefined ? {} : { error }), results };
    });
}
/** The members in batches of at most the weight `most`, in their order. A member that weighs more is a batch of its own. */
function inBatches(members, most, weightOf) {
    const batches = [[]];
    let weight = 0;
    for (const member of members) {
        if (weight > 0 && weight + weightOf(member) > most) {
            batches.push([]);
            weight = 0;
        }
        weight += weightOf(member);
        batches.at(-1)?.push(member);
    }
    return batches;
}
const NO_TAGS = { tags: 0, new: 0, published: 0, refused: 0, known: 0, skipped: [] };
/** @param isKnown whether an earlier run has reported the refusal */
function refusedSource(counts, error, isKnown) {
    const { source } = counts;
    const [refused, known] = isKnown ? [0, 1] : [1, 0];
    return {
        report: { ...counts, refused, known, status: 'refused', error },
        results: isKnown ? [] : [{ status: 'refused', source, tag: '', error }],
    };
}
/** @param isRetry whether refusals that an earlier run has reported are reported again */
function reportSource(outcome, { dryRun, isRetry }) {
    const { state, versions, fresh, error } = outcome;
    const source = outcome.source.name;
    const counts = { source, ...NO_TAGS, tags: versions.length, new: fresh.length };
    if (error !== undefined)
        return refusedSource(counts, error.toRefusal(), !isRetry && state.refusal === error.code);
    const status = dryRun ? 'planned' : 'published';
    const reported = outcome.results.filter((result) => result.status !== 'refused' || isRetry || !isReported(outcome, result.tag, result.error.code));
    const results = (0,publish_report/* inReportOrder */.ET)(reported).map((result) => ({ source, ...result }));
    const refused = results.filter((result) => result.status === 'refused').length;
    const published = results.filter((result) => result.status === status).length;
    const unprocessed = Object.keys(state.refused).filter((tag) => isStillRefused(outcome, tag));
    const report = {
        ...counts,
        status: refused > 0 ? 'refused' : published > 0 ? status : 'unchanged',
        published,
        refused,
        known: unprocessed.length + outcome.results.length - reported.length,
        skipped: [
            ...outcome.skipped,
            ...unprocessed.map((tag) => ({ tag, reason: `refused before (${state.refused[tag]?.code})` })),
        ],
    };
    return { report, results };
}
function isReported({ state, fresh }, tag, code) {
    const commit = fresh.find((each) => each.tag === tag)?.commit;
    return state.refused[tag]?.commit === commit && state.refused[tag]?.code === code;
}
/** Whether a tag that an earlier run has refused is still at its commit and was not processed by this run. */
function isStillRefused({ state, versions, fresh }, tag) {
    const isThere = versions.some((each) => each.tag === tag && each.commit === state.refused[tag]?.commit);
    return isThere && !fresh.some((each) => each.tag === tag);
}
/** A line for the log for each reason; of many tags the first ones, as the JSON document has them all. */
function formatSkippedTags({ source, skipped }) {
    return [...(0,group/* groupBy */.$)(skipped, ({ reason }) => reason)].map(([reason, tags]) => `skipped   ${source}: ${reason}: ${(0,base_error/* shortList */.pg)(tags.map(({ tag }) => (0,base_error/* quote */.hD)(tag))).join(', ')}`);
}
/** Whether `--only` selects this source: by its name, its repository's own name, or an address. */
function isSelected(source, { matches }) {
    const { name, repository, options, keptAddress } = source;
    const addresses = [...(0,registry_config/* addressesOf */.sO)(options), ...(keptAddress === undefined ? [] : [keptAddress])];
    return [name, repository, ...addresses.map(module_address/* formatModuleAddress */.wc)].some(matches);
}
/** The source with the address that it had first, where its options name none. Throws INDEX_INVALID. */
function withKeptAddress(source, index) {
    const { address } = (0,source_state/* readSourceState */.rz)(source.key, index);
    if (address === undefined || (0,registry_config/* addressesOf */.sO)(source.options).length > 0)
        return source;
    return { ...source, keptAddress: (0,module_address/* parseModuleAddress */.E9)(address) };
}
/** The report for people: a line for each source with something to report, and the totals. */
function formatCollectReport({ sources, index }) {
    const busy = sources.filter(({ status, known }) => status !== 'unchanged' || known > 0);
    const width = Math.max(0, ...busy.map(({ source }) => source.length));
    const lines = busy.map((each) => `${each.status.padEnd(9)} ${each.source.padEnd(width)}  ${countsOf(each)}`);
    const sums = countsOf({
        ...{ published: sumOf(sources, 'published'), refused: sumOf(sources, 'refused') },
        known: sumOf(sources, 'known'),
    });
    const head = index.commit === null ? '' : ` at ${index.commit.slice(0, 7)}`;
    return [
        ...lines,
        `sources   ${sources.length}, ${sums || 'no new version'}`,
        `index     ${(0,count/* counted */.h)(index.changed.length, 'file')} changed${head}`,
    ].join('\n');
}
function sumOf(sources, key) {
    return sources.reduce((sum, each) => sum + each[key], 0);
}
function countsOf({ published, refused, known, error, }) {
    const counts = [
        [published, published === 1 ? 'new version' : 'new versions'],
        [refused, 'refused'],
        [known, 'refused before'],
    ];
    const texts = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
    return [...texts, ...(error === undefined ? [] : [error.code])].join(', ');
}


/***/ }),

/***/ 4607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ namedSource),
/* harmony export */   rP: () => (/* binding */ listSources)
/* harmony export */ });
/* unused harmony export isCollected */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100;
/**
 * Lists the repositories that `registry.yml` names, by themselves or by their owner. An owner that cannot be listed is in
 * `failed`, and its repositories are missing.
 */
async function listSources(config, dependencies) {
    const all = config.sources.map((options) => withCommonOptions(options, config));
    const named = all.flatMap((options) => namedSource(options, dependencies.serverUrl) ?? []);
    const sources = new Map(named.map((source) => [repositoryKey(source), source]));
    const failed = [];
    let isWhole = true;
    for (const options of all) {
        if (options.owner === undefined)
            continue;
        try {
            const listing = await listOwner(options, dependencies);
            isWhole &&= listing.isWhole;
            for (const source of listing.sources)
                if (!sources.has(repositoryKey(source)))
                    sources.set(repositoryKey(source), source);
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            failed.push({ name: options.owner, error: error.toRefusal() });
            isWhole = false;
        }
    }
    return { sources: [...sources.values()], failed, isWhole };
}
/** The options of a source, and those for all sources where it has none of its own. */
function withCommonOptions(options, { package: kinds, 'git-ref': gitRef, compatibility, severities, expose }) {
    return {
        package: kinds,
        'git-ref': gitRef,
        compatibility,
        expose,
        ...options,
        severities: { ...severities, ...options.severities },
    };
}
function repositoryKey({ identity, key }) {
    return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase();
}
async function listOwner(options, { owners, serverUrl, log }) {
    const sources = [];
    let isWhole = false;
    for (let number = 1; number <= MAX_OWNER_PAGES && !isWhole; number += 1) {
        const { repositories, isLast } = await owners.page(options, number);
        const collected = repositories.filter((repository) => isCollected(repository, options));
        sources.push(...collected.map((repository) => listedSource(options, repository, serverUrl)));
        isWhole = isLast;
    }
    if (!isWhole)
        log.warn(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(options.owner ?? '')} has more than ${MAX_OWNER_PAGES} pages of repositories: those on later pages are not collected`);
    return { sources, isWhole };
}
/**
 * The source of a `repository`; undefined for the options of an owner.
 * @param serverUrl of the GitHub server that short names belong to
 */
function namedSource(options, serverUrl) {
    const { repository } = options;
    if (repository === undefined)
        return undefined;
    const remote = typeof repository === 'string' ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGitRemote */ .IM)(`${serverUrl}/${repository}.git`) : repository;
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .identityFromRemote */ .tk)(remote);
    const path = identity === undefined ? pathOf(remote) : `${identity.host}/${identity.repository}`;
    const isOnServer = identity?.host === new URL(serverUrl).host;
    return {
        name: isOnServer ? identity.repository : path,
        key: path.toLowerCase(),
        remote,
        ...lastSegments(path),
        identity,
        options,
    };
}
function listedSource(options, listed, serverUrl) {
    const { server = serverUrl } = options;
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGitRemote */ .IM)(`${server}/${listed.name}.git`);
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .identityFromRemote */ .tk)(remote);
    return {
        name: server === serverUrl ? listed.name : `${identity?.host}/${listed.name}`,
        key: `${identity?.host}#${listed.id}`,
        remote,
        ...lastSegments(listed.name),
        identity: identity && { ...identity, repositoryId: listed.id, ownerId: listed.ownerId },
        options,
        isPrivate: listed.isPrivate,
    };
}
function pathOf({ path }) {
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(path).replace(/\/?\.git$/, '');
}
function lastSegments(path) {
    const [repository = '', owner = ''] = path.split('/').toReversed();
    return { owner, repository };
}
/** Whether the options select a repository: forks, archived repositories and templates only where they are named. */
function isCollected(repository, options) {
    const own = repository.name.slice(repository.name.indexOf('/') + 1);
    if (repository.isFork && options.forks !== true)
        return false;
    if (repository.isArchived && options.archived !== true)
        return false;
    if (repository.isTemplate && options.templates !== true)
        return false;
    if (options.exclude?.some((pattern) => pattern.matches(own)))
        return false;
    return options.match?.matches(own) ?? true;
}


/***/ }),

/***/ 9334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ registryConfigFormat),
/* harmony export */   LO: () => (/* binding */ parseNamePattern),
/* harmony export */   VV: () => (/* binding */ registryConfigSchema),
/* harmony export */   fr: () => (/* binding */ REGISTRY_CONFIG_PATH),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7975);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8317);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6714);











/** Bytes of registry.yml. A larger file is INVALID_CONFIG. */
const MAX_REGISTRY_CONFIG_BYTES = 1024 * 1024;
/**
 * Sources of a registry.yml: directories of Git hosts get slow beyond this many files, and each source has
 * one of state. More are INVALID_CONFIG.
 */
const MAX_SOURCES = 3_000;
/** `registry.yml`: the repositories that an index collects its modules from. */
const REGISTRY_CONFIG_PATH = 'registry.yml';
const namespace = zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().check((context) => {
    const problem = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .addressProblem */ .cg)({ namespace: context.value, name: 'a', system: 'a' });
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value });
});
/** Options of one source, or at the top of the file of all sources. */
const publishing = {
    package: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape.package.refine((kinds) => kinds?.every((kind) => kind === 'index' || kind === 'git') ?? true, 'must be index, git, or both: the index is all that a collection writes'),
    'git-ref': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['git-ref'],
    compatibility: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape.compatibility,
    severities: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .configFormat */ .A5.schema.shape.severities,
    expose: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_publish_exposure_js__WEBPACK_IMPORTED_MODULE_9__/* .EXPOSURES */ .b3)
        .optional()
        .describe('What a public index may show of a private module; default: none, which refuses it.'),
};
/**
 * `owner/name` on the GitHub server of the run, or a Git remote anywhere. Throws INVALID_INPUT for text that is not a Git remote, a plain error for a remote that is not safe or is relative.
 */
function parseSourceRepository(text) {
    if (_module_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .OWNER_AND_NAME */ .yc.test(text))
        return text.replace(/\.git$/, '');
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .parseGitRemote */ .IM)(text);
    if (remote.scheme === 'http' && !(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .isLoopback */ .U9)(remote.host))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is http, which is for loopback only: use https`);
    if (remote.scheme === 'file' && !text.startsWith('file:///'))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be owner/name on GitHub, or a URL: https://…, ssh://…, git@host:path, file:///path`);
    return remote;
}
const ONLY_OF_OWNER = ['server', 'forge', 'match', 'exclude', 'forks', 'archived', 'templates'];
const ONLY_OF_REPOSITORY = ['address', 'module-path', 'source-url', 'modules'];
const ONLY_OF_ONE_MODULE = ['address', 'module-path', 'namespaces'];
const source = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    ...publishing,
    owner: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/, 'must be the name of a user or an organisation')
        .optional()
        .describe('A user or an organisation of the server: all of its repositories that match.'),
    server: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .parseServerUrl */ .Ep)
        .optional()
        .describe('URL of the server of the owner; default: that of the run. Its token is MODULE_REGISTRY_TOKEN_HOST, with "_" for each dot.'),
    forge: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_module_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .FORGE_NAMES */ .NT).optional().describe('What the server is; default: what it says itself.'),
    match: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseNamePattern)
        .optional()
        .describe('Names of repositories to collect, with * and ?: terraform-*-*.'),
    exclude: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseNamePattern))
        .optional()
        .describe('Names of repositories to leave out, with * and ?.'),
    forks: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes forks.'),
    archived: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes archived repositories.'),
    templates: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes template repositories.'),
    repository: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseSourceRepository)
        .optional()
        .describe('One repository: owner/name on the server of the run, or a Git remote anywhere.'),
    address: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .parseModuleAddress */ .E9)
        .optional()
        .describe('Address of its one module; default: from the name of the repository.'),
    'module-path': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['module-path'].describe('Directory of its one module.'),
    modules: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .listedModules */ .bV
        .optional()
        .describe('Its modules, in the place of those that its own config file lists.'),
    allow: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .configFormat */ .A5.schema.shape.allow,
    'source-url': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['source-url'],
    'tag-prefix': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['tag-prefix'],
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)
        .optional()
        .describe('Only these versions are collected: >= 5.0, < 6.0.'),
    namespaces: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(namespace)
        .min(1)
        .optional()
        .describe("Namespaces of the addresses in the repository's own config file; default: its owner."),
})
    .check(({ value, issues }) => {
    const problem = sourceProblem(value);
    if (problem !== undefined)
        issues.push({ code: 'custom', message: problem, input: value });
});
function sourceProblem(options) {
    const isOwner = options['owner'] !== undefined;
    if (isOwner === (options['repository'] !== undefined))
        return 'needs one of "owner" and "repository"';
    const wrong = (isOwner ? ONLY_OF_REPOSITORY : ONLY_OF_OWNER).find((name) => options[name] !== undefined);
    if (wrong !== undefined)
        return `"${wrong}" is for sources with "${isOwner ? 'repository' : 'owner'}"`;
    const ofOne = ONLY_OF_ONE_MODULE.find((name) => options[name] !== undefined);
    if (ofOne === undefined || options['modules'] === undefined)
        return undefined;
    return `"${ofOne}" is for sources without "modules"`;
}
/** What tells repositories apart: short names are those of one server. */
function repositoryText({ repository }) {
    if (repository === undefined)
        return [];
    const text = typeof repository === 'string' ? repository : repository.url;
    return [text.replace(/\.git$/, '').toLowerCase()];
}
/** The addresses that the options of a source give; none where its name gives the one of its module. */
function addressesOf({ address, modules = [], }) {
    return address === undefined ? modules.map((module) => module.address) : [address];
}
const limits = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    tags: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1).max(10_000).default(1_000).describe('Tags that could be versions.'),
    megabytes: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1).max(10_000).default(512).describe('Fetched in one run.'),
    seconds: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr()
        .min(1)
        .max(3_600)
        .default(120)
        .describe('To list its tags, to fetch them, and to pack them, each.'),
})
    .prefault({})
    .describe('The limits of one source in one run.');
const registryConfigSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    ...publishing,
    name: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().min(1).max(200).optional().describe('Name of an index that the run creates.'),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOwnUrl */ .N).optional().describe('Public URL of the index.'),
    limits,
    sources: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(source)
        .min(1)
        .max(MAX_SOURCES)
        .refine((sources) => isDistinct(sources.flatMap(addressesOf).map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .addressKey */ .IY)), 'two sources have the same address')
        .refine((sources) => isDistinct(sources.flatMap(repositoryText)), 'two sources have the same repository: list its modules under "modules" of one')
        .check(({ value, issues }) => {
        for (const [at, each] of value.entries()) {
            const clash = (0,_publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .prefixClash */ .Qi)(each, ['sources', at]);
            if (clash !== undefined)
                issues.push({ ...clash, path: clash.path.slice(1), code: 'custom', input: value });
        }
    })
        .describe('The repositories that the index collects its modules from.'),
});
const registryConfigFormat = { schema: registryConfigSchema, maxBytes: MAX_REGISTRY_CONFIG_BYTES };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}
/** Parses a pattern. Throws a plain error that names the broken rule. */
function parseNamePattern(text) {
    if (!/^[\w.*?~:@/-]{1,200}$/.test(text))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a name in which * and ? stand for other characters: terraform-*-*`);
    const source = text
        .replaceAll(/[.~:@/-]/g, '\\$&')
        .replaceAll(/\*+/g, '[^/]*')
        .replaceAll('?', '[^/]');
    const expression = new RegExp(`^${source}$`, 'i');
    return { text, matches: (name) => expression.test(name) };
}


/***/ }),

/***/ 5769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ sourceStatePath),
/* harmony export */   M8: () => (/* binding */ STATE_DIRECTORY),
/* harmony export */   RI: () => (/* binding */ optionsDigest),
/* harmony export */   S_: () => (/* binding */ NO_STATE),
/* harmony export */   ne: () => (/* binding */ parseStateFile),
/* harmony export */   rX: () => (/* binding */ isStatePath),
/* harmony export */   rz: () => (/* binding */ readSourceState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);






/** What an index remembers of a source, so that a run processes new tags alone and reports a refusal once. Keys of a newer tool are kept. */
const commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const sourceState = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    /** The clone URL; absent for a local path and where nothing of the source may be shown. */
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Digest of the options that the tags were processed with. */
    options: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The address that its name gave first: a rename keeps it. */
    address: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleAddress */ .E9)(text))).optional(),
    /** Tags that are done, with their commits: published, or not a version of any module. */
    tags: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), commit),
    refused: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ commit, code: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    /** Why the source as a whole could not be read the last time. */
    refusal: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const NO_STATE = { format: 1, options: '', tags: {}, refused: {} };
/** Where an index keeps the states of sources; older versions had listings of owners there, too. */
const STATE_DIRECTORY = 'collect';
function isStatePath(path) {
    return /^collect\/(?:owner-)?[0-9a-f]{16}\.json$/.test(path);
}
/** @param key of the source. The limits on sources and on their tags bound the file. */
function sourceStatePath(key) {
    return `${STATE_DIRECTORY}/${shortHash(key)}.json`;
}
/** Digest of the options that could change the outcome of a tag: when it changes, all tags are processed again. */
function optionsDigest(options) {
    const { address, versions, repository: _, match: __, exclude: ___, ...rest } = options;
    const texts = { address: address && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address), versions: versions?.text };
    return shortHash((0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)({ ...rest, ...texts }));
}
function shortHash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** Returns the state of a source, the empty one where the index has none. Throws INDEX_INVALID. */
function readSourceState(key, index) {
    const path = sourceStatePath(key);
    const bytes = index.get(path);
    return bytes === undefined ? NO_STATE : (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(sourceState, path, bytes);
}
/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
function parseStateFile(path, bytes) {
    return path.startsWith(`${STATE_DIRECTORY}/owner-`) ? undefined : (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(sourceState, path, bytes);
}


/***/ }),

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tokens),
/* harmony export */   v: () => (/* binding */ collectInto)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8169);
/* harmony import */ var _adapters_git_source_repositories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2919);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4141);
/* harmony import */ var _collect_collect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6488);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6223);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9265);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5953);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4994);









/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000;
/**
 * Collects into an opened index. Throws as {@link collect}, and MISSING_PROGRAM.
 * @param server the one that owners and short names are on
 */
async function collectInto({ target, ...openedIndex }, request, server, runtime) {
    const { environment, log, temporary } = runtime;
    const git = await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.requireGit)(new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log));
    // Opened at the first call: a run without owners and new tags asks GitHub nothing.
    const github = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .Oo)(() => openGitHub(server, runtime));
    const tokenFor = tokens(environment, server);
    const openOwner = ownersOf(github, server, runtime);
    const sources = new _adapters_git_source_repositories_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceRepositories */ .W({
        git,
        limits: request.config.limits,
        temporary,
        tokenFor,
        storesOf: _package_stores_js__WEBPACK_IMPORTED_MODULE_6__/* .collectionStores */ .V,
        describe: describer(server, github),
    });
    return (0,_collect_collect_js__WEBPACK_IMPORTED_MODULE_3__/* .collect */ .Fo)(request, {
        ...openedIndex,
        serverUrl: server.url,
        sources,
        tagLists: { find: async (wanted) => findTags(wanted, server, github) },
        owners: {
            page: async (owner, page) => (await openOwner(owner)).owners.page(owner.owner ?? '', page),
        },
        indexVisibility: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .Oo)(() => visibilityOfIndex(git, target, temporary)),
        log,
    });
}
/** The server of an owner, opened once: the one of the run, or another one with the token of its own variable. */
function ownersOf(github, own, runtime) {
    const others = new Map();
    const openOther = async ({ forge: name }, url) => {
        const { environment } = runtime;
        const forge = name === undefined ? await (0,_forge_js__WEBPACK_IMPORTED_MODULE_5__/* .forgeAt */ .rv)(url, environment) : _module_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .FORGES */ .tu[name];
        const tokenName = (0,_module_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenVariable */ .Sj)(new URL(url).host);
        const token = environment[tokenName] || (url === own.url ? own.token : undefined);
        const { retrySeconds } = own;
        return openGitHub({ forge, url, apiUrl: (0,_forge_js__WEBPACK_IMPORTED_MODULE_5__/* .apiUrlOf */ .po)(url, forge), token, tokenName, retrySeconds }, runtime);
    };
    return (owner) => {
        const { server: url = own.url, forge = own.forge.name } = owner;
        // What contradicts the server of the run is left to its API to refuse.
        if (url === own.url && forge === own.forge.name)
            return github();
        const key = `${url} ${owner.forge}`;
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_8__/* .getOrInsert */ .P)(others, key, () => openOther(owner, url));
    };
}
async function openGitHub(server, runtime) {
    const github = await (0,_forge_js__WEBPACK_IMPORTED_MODULE_5__/* .openServer */ .CT)(server, runtime);
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
            ? (0,_forge_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryNameOn */ .Tq)(server.url, source.identity)
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
        const found = known.get(source) ?? (await github()).owners.find((0,_forge_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryNameOn */ .Tq)(url, identity));
        known.set(source, found);
        const description = await found;
        return description && { ...description, name: `${(0,_forge_js__WEBPACK_IMPORTED_MODULE_5__/* .serverPathPrefix */ .$N)(url)}${description.name}` };
    };
}
/** The token of a host: that of its own variable, or of the server. */
function tokens(environment, { url, token }) {
    const server = new URL(url);
    return ({ scheme, host, port }) => {
        const isServer = server.origin === `${scheme}://${host}${port === undefined ? '' : `:${port}`}`;
        return environment[(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenVariable */ .Sj)(host)] || (isServer ? token : undefined);
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


/***/ })

};
