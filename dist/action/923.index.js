export const id = 923;
export const ids = [923];
export const modules = {

/***/ 5923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ collect),
  formatCollectReport: () => (/* binding */ formatCollectReport)
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
// EXTERNAL MODULE: ./lib/publish/publish.js + 3 modules
var publish = __webpack_require__(2690);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/collect/list-sources.js



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
            if (!(error instanceof base_error/* RegistryError */.gl))
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
        log.warn(`${(0,base_error/* quote */.hD)(options.owner ?? '')} has more than ${MAX_OWNER_PAGES} pages of repositories: those on later pages are not collected`);
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
    const remote = typeof repository === 'string' ? (0,git_remote/* parseGitRemote */.IM)(`${serverUrl}/${repository}.git`) : repository;
    const identity = (0,git_remote/* identityFromRemote */.tk)(remote);
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
    const remote = (0,git_remote/* parseGitRemote */.IM)(`${server}/${listed.name}.git`);
    const identity = (0,git_remote/* identityFromRemote */.tk)(remote);
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
    return (0,url/* withoutLastSlashes */.q4)(path).replace(/\/?\.git$/, '');
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
;// CONCATENATED MODULE: ./lib/collect/source-state.js






/** What an index remembers of a source, so that a run processes new tags alone and reports a refusal once. Keys of a newer tool are kept. */
const commit = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const sourceState = schemas/* looseObject */._H3({
    format: schemas/* literal */.euz(1),
    /** The clone URL; absent for a local path and where nothing of the source may be shown. */
    source: schemas/* string */.YjP().optional(),
    /** Digest of the options that the tags were processed with. */
    options: schemas/* string */.YjP(),
    /** The address that its name gave first: a rename keeps it. */
    address: (0,schema/* checkedText */.N0)((text) => (0,module_address/* formatModuleAddress */.wc)((0,module_address/* parseModuleAddress */.E9)(text))).optional(),
    /** Tags that are done, with their commits: published, or not a version of any module. */
    tags: schemas/* record */.g1P(schemas/* string */.YjP(), commit),
    refused: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ commit, code: schemas/* string */.YjP() })),
    /** Why the source as a whole could not be read the last time. */
    refusal: schemas/* string */.YjP().optional(),
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
    const texts = { address: address && (0,module_address/* formatModuleAddress */.wc)(address), versions: versions?.text };
    return shortHash((0,json/* canonicalJson */.dj)({ ...rest, ...texts }));
}
function shortHash(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** Returns the state of a source, the empty one where the index has none. Throws INDEX_INVALID. */
function readSourceState(key, index) {
    const path = sourceStatePath(key);
    const bytes = index.get(path);
    return bytes === undefined ? NO_STATE : (0,documents/* parseDocument */.Tp)(sourceState, path, bytes);
}
/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
function parseStateFile(path, bytes) {
    return path.startsWith(`${STATE_DIRECTORY}/owner-`) ? undefined : parseDocument(sourceState, path, bytes);
}

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
    const state = readSourceState(source.key, index);
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
    const { tags, refused } = state.options === optionsDigest(source.options) ? state : NO_STATE;
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
    const list = await listSources(config, dependencies);
    const gone = only === undefined ? goneStates(list, await snapshot.listDirectory(STATE_DIRECTORY)) : [];
    if (gone.length > 0)
        dependencies.log.info(`sources   removed ${(0,count/* counted */.h)(gone.length, 'state file')} of sources that are gone: their versions stay`);
    const states = await snapshot.read(list.sources.map(({ key }) => sourceStatePath(key)));
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
    const states = new Set(sources.map(({ key }) => sourceStatePath(key)));
    const paths = remembered.map((name) => `${STATE_DIRECTORY}/${name}`);
    return paths.filter((path) => isStatePath(path) && !states.has(path));
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
        return [[sourceStatePath(outcome.source.key), new TextEncoder().encode(text)]];
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
        options: optionsDigest(source.options),
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
    const { address } = readSourceState(source.key, index);
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


/***/ })

};
