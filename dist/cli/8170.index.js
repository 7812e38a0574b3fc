export const id = 8170;
export const ids = [8170];
export const modules = {

/***/ 2919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ taggedRepositories),
/* harmony export */   Wm: () => (/* binding */ SourceRepositories)
/* harmony export */ });
/* unused harmony export PackingTime */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(905);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4632);
/* harmony import */ var _node_within_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1790);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1656);
/* harmony import */ var _module_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1400);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6127);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3267);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8169);













/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200;
/** Reads sources with git, each within its limits. */
class SourceRepositories {
    #options;
    /** The remotes of repositories that have a new name. */
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
        const gitDirectory = await withinLimits(source.name, limits, temporary, (signal) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .fetchTags */ .un)(git, { remote, token: tokenFor(remote), tags, temporary, subject: 'source', signal }));
        const httpsUrl = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .httpsUrlFromRemote */ .FG)(remote);
        const local = { gitDirectory, objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'objects'), head: undefined };
        const time = new PackingTime(source.name, limits);
        const found = (0,_module_repository_js__WEBPACK_IMPORTED_MODULE_8__.repositoryTags)(git, local, temporary, { signal: time.signal });
        return {
            tags: { all: () => time.spend(found.all), find: (name) => time.spend(() => found.find(name)) },
            ...(0,_modules_js__WEBPACK_IMPORTED_MODULE_9__/* .openModules */ .m)(git, local, temporary, time),
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
        const visibility = await withinLimits(source.name, limits, undefined, (signal) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .readVisibility */ .tQ)(git, { remote, signal, temporary }));
        return visibility ?? 'private';
    }
    #listTags({ name }, remote) {
        const { git, limits, temporary, tokenFor } = this.#options;
        const address = { remote, token: tokenFor(remote), temporary };
        return withinLimits(name, limits, undefined, async (signal) => {
            const tags = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .listRemoteTags */ .oW)(git, address, { signal });
            return [...tags].map(([tag, commit]) => {
                if (commit.length > 40)
                    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .sha256Refusal */ .wg)('NOT_A_REPOSITORY', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}`);
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
/** What one repository may take: anybody can publish a repository of any size. */
const LIMITS = { megabytes: 2048, seconds: 600 };
/** Reads with git the repositories that versions come from. */
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
    const repository = new _remote_js__WEBPACK_IMPORTED_MODULE_11__/* .FetchRepository */ .Zt(git, address);
    const refs = await withinLimits(url, LIMITS, temporary, async (signal) => {
        const tags = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .listRemoteTags */ .oW)(git, address, { subject: 'module repository', signal });
        await fetchCommits(repository, tags, { releases, signal });
        return tags;
    });
    const { objects } = repository;
    const readers = {
        modules: (0,_modules_js__WEBPACK_IMPORTED_MODULE_9__/* .openModules */ .m)(git, { objects, head: undefined }, temporary),
        objects: new _objects_js__WEBPACK_IMPORTED_MODULE_10__/* .GitObjects */ .Vc(git, objects, temporary),
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
    const { commit, path, packageRoot } = module;
    const root = packageRoot === undefined ? {} : { packageRoot };
    try {
        const { facts, file } = await modules.packer.pack({ commit, path, ...root, isCommit: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
        const { committedAt = 0 } = (await (0,_module_repository_js__WEBPACK_IMPORTED_MODULE_8__.followTag)({ tag: module.tag, oid: commit }, objects)) ?? {};
        return {
            kind: 'rebuilt',
            facts,
            committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCommitDate */ .Vl)(committedAt),
            license: await modules.license({ commit, path }),
            moduleInterface: await modules.interfaces.atCommit({ commit, path }),
        };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
            throw error;
        return error.code === 'NOT_FOUND' ? { kind: 'absent' } : { kind: 'refused', message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) };
    }
}
/**
 * Runs work for a source and aborts it when its time is up, or when what it writes into the directory is too large: git
 * itself has no limits for a fetch. Throws LIMIT_EXCEEDED then.
 */
async function withinLimits(source, { megabytes, seconds }, directory, work) {
    const controller = new AbortController();
    const { signal } = controller;
    const checkSize = async () => {
        const isTooLarge = directory !== undefined && (await sizeOf(directory)) > megabytes * 1024 * 1024;
        if (isTooLarge)
            controller.abort(limitExceeded(source, `${megabytes} MiB`));
    };
    const end = () => controller.abort(limitExceeded(source, (0,_base_count_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .h)(seconds, 'second')));
    const timeout = setTimeout(end, seconds * 1000);
    const sizeChecks = setInterval(checkSize, SIZE_CHECK_MS);
    try {
        const result = await work(signal);
        await checkSize();
        signal.throwIfAborted();
        return result;
    }
    catch (error) {
        throw signal.aborted ? signal.reason : error;
    }
    finally {
        clearTimeout(timeout);
        clearInterval(sizeChecks);
    }
}
/** The time that a source may take to be packed, over all of its tags: a clock that goes only while it is worked on. */
class PackingTime {
    #source;
    #seconds;
    #controller = new AbortController();
    #leftMs;
    #running = 0;
    #startedAt = 0;
    #timeout;
    constructor(source, { seconds }) {
        this.#source = source;
        this.#seconds = seconds;
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
        return (0,_node_within_time_js__WEBPACK_IMPORTED_MODULE_6__/* .withinTime */ .d)(this.#leftMs - spent, work, () => {
            this.#end();
            return this.signal.reason;
        });
    };
    #start() {
        this.#running += 1;
        if (this.#running > 1)
            return;
        this.#startedAt = performance.now();
        this.#timeout = setTimeout(() => this.#end(), this.#leftMs);
    }
    #stop() {
        this.#running -= 1;
        if (this.#running > 0)
            return;
        clearTimeout(this.#timeout);
        this.#leftMs -= performance.now() - this.#startedAt;
        if (this.#leftMs <= 0)
            this.#end();
    }
    #end() {
        this.#controller.abort(limitExceeded(this.#source, `${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .h)(this.#seconds, 'second')} to be packed`));
    }
}
function limitExceeded(source, limit) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(source)} takes more than ${limit}`, 'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again');
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

/***/ 4607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ refusedTags),
/* harmony export */   bB: () => (/* binding */ listingPaths),
/* harmony export */   ne: () => (/* binding */ parseStateFile),
/* harmony export */   rP: () => (/* binding */ listSources)
/* harmony export */ });
/* unused harmony exports namedSource, isCollected */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _source_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5769);







/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100;
/**
 * Lists the repositories that `registry.yml` names, by themselves or by their owner. An owner that cannot be listed is in
 * `failed`, and its repositories are missing. Throws INDEX_INVALID.
 */
async function listSources(config, index, dependencies) {
    const all = config.sources.map((options) => withCommonOptions(options, config));
    const named = all.flatMap((options) => namedSource(options, dependencies.serverUrl) ?? []);
    const sources = new Map(named.map((source) => [repositoryKey(source), source]));
    const failed = [];
    const files = new Map();
    let [hasChanged, isWhole] = [false, true];
    for (const options of all) {
        if (options.owner === undefined)
            continue;
        try {
            const listing = await listOwner(options, index, dependencies);
            for (const [path, content] of listing.files)
                files.set(path, content);
            hasChanged ||= listing.hasChanged;
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
    return { sources: [...sources.values()], failed, isWhole, files, hasChanged };
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
/** The paths of the listings in the index. */
function listingPaths(config, serverUrl) {
    return config.sources.flatMap((options) => options.owner === undefined ? [] : [listingPath(options, serverUrl)]);
}
/** Other options that select repositories have another path. */
function listingPath(options, serverUrl) {
    const owner = `${new URL(serverUrl).host}/${options.owner} ${filterText(options)}`;
    return `${_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_DIRECTORY */ .M8}/owner-${(0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .shortHash */ .BC)(owner.toLowerCase())}.json`;
}
function repositoryKey({ identity, key }) {
    return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase();
}
async function listOwner(options, index, dependencies) {
    const { serverUrl, indexVisibility, log } = dependencies;
    const { owner = '' } = options;
    const path = listingPath(options, serverUrl);
    const before = readListing(path, index);
    const { pages, isWhole } = await readPages(options, before.pages, dependencies);
    const found = pages.flatMap(({ repositories }) => repositories);
    const known = before.pages.flatMap(({ repositories }) => repositories);
    const present = new Set(found.map(({ id }) => id));
    // What was not listed to its end says nothing of those that are missing.
    if (!isWhole)
        log.warn(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(owner)} has more than ${MAX_OWNER_PAGES} pages of repositories: those on later pages are not collected`);
    const gone = isWhole ? known.filter(({ id }) => !present.has(id)) : [];
    const sourceOf = (repository) => listedSource(options, repository, serverUrl);
    for (const { name } of gone)
        log.info(`source    ${name} is gone from the listing of ${owner}: its versions stay`);
    const isRecorded = found.every(({ isPrivate }) => !isPrivate) || (await indexVisibility()) === 'private';
    const text = formatListing({ ...before, owner, filter: filterText(options), pages });
    const isSame = JSON.stringify(found) === JSON.stringify(known);
    const files = [
        // A public index remembers nothing of private repositories, not even that they exist.
        ...(isRecorded && text !== textAt(path, index)
            ? [[path, new TextEncoder().encode(text)]]
            : []),
        ...gone.map((repository) => [(0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceStatePath */ .Im)(sourceOf(repository).key), null]),
    ];
    return { sources: found.map(sourceOf), isWhole, files, hasChanged: isRecorded && !isSame };
}
function textAt(path, index) {
    const bytes = index.get(path);
    return bytes && new TextDecoder().decode(bytes);
}
async function readPages(options, before, { owners }) {
    const pages = [];
    // Other keys of a repository are those of a newer tool.
    const remembered = new Map(before.flatMap(({ repositories }) => repositories.map((each) => [each.id, each])));
    for (let number = 1; number <= MAX_OWNER_PAGES; number += 1) {
        const known = before[number - 1];
        const response = await owners.page(options.owner ?? '', number, known?.etag);
        if (response === 'unchanged') {
            if (known !== undefined)
                pages.push(known);
            if (number >= before.length)
                return { pages, isWhole: true };
            continue;
        }
        const repositories = response.repositories
            .filter((repository) => isCollected(repository, options))
            .map(({ id, ownerId, name, isPrivate }) => ({
            ...remembered.get(id),
            ...{ id, ownerId, name, isPrivate },
        }));
        pages.push({ ...known, etag: response.etag, repositories });
        if (response.isLast)
            return { pages, isWhole: true };
    }
    return { pages, isWhole: false };
}
/**
 * The source of a `repository`; undefined for the options of an owner.
 * @param serverUrl of the GitHub server that short names belong to
 */
function namedSource(options, serverUrl) {
    const { repository } = options;
    if (repository === undefined)
        return undefined;
    const remote = typeof repository === 'string' ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(`${serverUrl}/${repository}.git`) : repository;
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
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
/** The source of a repository that the listing of an `owner` has. */
function listedSource(options, listed, serverUrl) {
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(`${serverUrl}/${listed.name}.git`);
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
    return {
        name: listed.name,
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
/** What an index remembers of owners, and of refused tags. */
const listedRepository = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive(),
    /** `owner/name`, as it is called now. */
    name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(3),
    isPrivate: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
});
const listingPage = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    /** Absent where the server gave none. */
    etag: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(listedRepository),
});
const listing = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    owner: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The options that select repositories: under other options the pages have to be read again. */
    filter: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    pages: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(listingPage),
});
/** What an index remembers of an owner, with the keys of a newer tool; no pages without a listing. Throws INDEX_INVALID. */
function readListing(path, index) {
    const bytes = index.get(path);
    return bytes === undefined ? { pages: [] } : (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(listing, path, bytes);
}
function formatListing(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)({ ...document, format: 1 });
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
/** The options that select repositories, as text that changes with them. */
function filterText({ match, exclude, forks, archived, templates }) {
    const patterns = { match: match?.text, exclude: exclude?.map(({ text }) => text) };
    return JSON.stringify({ ...patterns, forks, archived, templates });
}
/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
function parseStateFile(path, bytes) {
    if (!path.startsWith(`${_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_DIRECTORY */ .M8}/owner-`))
        return (0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSourceState */ .Aw)(path, bytes);
    readListing(path, new Map([[path, bytes]]));
    return undefined;
}
/** What these state files of a collection say of refused tags. Throws INDEX_INVALID. */
function refusedTags(files) {
    return [...files].flatMap(([path, bytes]) => {
        const { source = '', refused = {} } = parseStateFile(path, bytes) ?? {};
        return Object.entries(refused).map(([tag, { code }]) => ({ source, tag, code }));
    });
}


/***/ }),

/***/ 5769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ parseSourceState),
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   Im: () => (/* binding */ sourceStatePath),
/* harmony export */   M8: () => (/* binding */ STATE_DIRECTORY),
/* harmony export */   RI: () => (/* binding */ optionsDigest),
/* harmony export */   S_: () => (/* binding */ NO_STATE),
/* harmony export */   bZ: () => (/* binding */ isLastingRefusal),
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
/** Where an index keeps the states of sources and the listings of owners. */
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
/** The first 16 hex digits of the SHA-256 of a text. */
function shortHash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** Returns the state of a source, the empty one where the index has none. Throws INDEX_INVALID. */
function readSourceState(key, index) {
    const path = sourceStatePath(key);
    const bytes = index.get(path);
    return bytes === undefined ? NO_STATE : parseSourceState(path, bytes);
}
/** Throws INDEX_INVALID. */
function parseSourceState(path, bytes) {
    return (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(sourceState, path, bytes);
}
/**
 * Refusals of the tag itself, which no run repeats. Those that time, another server, other permissions or other settings of the
 * collection lift are not among them: every run tries these tags again.
 */
const LASTING = [
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
];
function isLastingRefusal(code) {
    return LASTING.some((lasting) => lasting === code);
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
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4629);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4994);





/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000;
/** Opens what a collection reads: sources, owners and visibilities. Throws MISSING_PROGRAM. */
async function openSources({ environment, log, secrets, temporary }, { target, limits, server }) {
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log);
    await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.requireGit)(git);
    // Opened at the first call: a run without owners and new tags asks GitHub nothing.
    const github = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)(() => openGitHub(server, { log, secrets }));
    const tokenFor = tokens(environment, server);
    const sources = new _adapters_git_source_repositories_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceRepositories */ .Wm({
        git,
        limits,
        temporary,
        tokenFor,
        storesOf: _package_stores_js__WEBPACK_IMPORTED_MODULE_3__/* .collectionStores */ .V,
        describe: describer(server, github),
    });
    return {
        serverUrl: server.url,
        sources,
        tagLists: { find: async (wanted) => findTags(wanted, server, github) },
        owners: { page: async (...request) => (await github()).owners.page(...request) },
        indexVisibility: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)(() => visibilityOfIndex(git, target, temporary)),
    };
}
async function openGitHub(server, logging) {
    const { createGitHub } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2563));
    const { OwnerRepositories, RepositoryTags } = await __webpack_require__.e(/* import() */ 4372).then(__webpack_require__.bind(__webpack_require__, 4372));
    const github = createGitHub(server, logging);
    const tags = new RepositoryTags(github);
    return { owners: new OwnerRepositories(github, server.token === undefined ? undefined : tags), tags };
}
async function findTags(sources, server, github) {
    const named = sources.flatMap((source) => {
        const name = isOnServer(source.remote, server) ? source.identity?.repository : undefined;
        return name === undefined || !/^[^/]+\/[^/]+$/.test(name) ? [] : [[source, name]];
    });
    if (server.token === undefined || named.length === 0)
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
function describer({ url, token }, github) {
    const { host } = new URL(url);
    const known = new Map();
    return async (source) => {
        const { identity } = source;
        if (token === undefined || identity?.host !== host)
            return undefined;
        const description = known.get(source) ?? (await github()).owners.find(identity.repository);
        known.set(source, description);
        return description;
    };
}
/**
 * `MODULE_REGISTRY_TOKEN_git_acme_dev` is for git.acme.dev, spelled as Terraform spells its own:
 * https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
function tokens(environment, { url, token }) {
    const server = new URL(url);
    return ({ host, port }) => {
        const name = `MODULE_REGISTRY_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`;
        const isServer = server.host === `${host}${port === undefined ? '' : `:${port}`}`;
        return environment[name] || (isServer ? token : undefined);
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
