export const id = 628;
export const ids = [628,685];
export const modules = {

/***/ 8685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* unused harmony export parseYaml */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);




async function readConfigFile(path, schema = _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configSchema */ .Qn) {
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path).catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_CONFIG', `the config file ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be read`, 'name a file that exists with --config (action input "config": a file that a step before has made)', { cause });
    });
    return parseYaml(path, bytes, schema);
}
/** The text of a `.module-registry.yml`. @param name as the user knows it. Throws INVALID_CONFIG with the line of what is wrong. */
function parseConfigFile(name, bytes) {
    return parseYaml(name, bytes, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configSchema */ .Qn);
}
/** The same for a file of any words. */
function parseYaml(name, bytes, schema) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    const invalid = (line, problem) => new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_CONFIG', `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`, `correct the file; its keys are: ${Object.keys(schema.shape).join(', ')}`);
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(new TextDecoder().decode(bytes), {
        lineCounter: lines,
        logLevel: 'error',
    });
    const [error] = document.errors;
    if (error !== undefined)
        throw invalid(error.linePos?.[0].line, error.message.split('\n')[0] ?? 'is not YAML');
    const value = plainValue(document);
    if (value === ALIASED)
        throw invalid(undefined, 'aliases (*name) are not allowed');
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw invalid(issue === undefined ? undefined : lineOf(issue, document, lines), issueText(issue));
}
const ALIASED = Symbol('aliased');
/** An alias can stand for far more than was written, and no config needs one. */
function plainValue(document) {
    try {
        return document.toJS({ maxAliasCount: 0 });
    }
    catch {
        return ALIASED;
    }
}
function issueText(issue) {
    if (issue?.code === 'unrecognized_keys')
        return `unknown key ${issue.keys.map(_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD).join(', ')}`;
    const where = issue?.path.join('.') ?? '';
    return `${where === '' ? '' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(where)}: `}${issue?.message ?? 'is not valid'}`;
}
function lineOf(issue, document, lines) {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const wanted = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node)
        ? node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key) && key.value === wanted)?.key
        : undefined;
    // A key that is missing has no place of its own: its parent's is told.
    const range = rangeOf(key) ?? rangeOf(node) ?? rangeOf(document.getIn(path.slice(0, -1), true));
    return range === undefined ? undefined : lines.linePos(range).line;
}
function rangeOf(node) {
    if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range))
        return undefined;
    return Number(node.range[0]);
}


/***/ }),

/***/ 7628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collectCommand: () => (/* binding */ collectCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/adapters/filesystem/config-file.js
var config_file = __webpack_require__(8685);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/base/in-batches.js
/** The members in their order, in batches that weigh no more than `most`; one that weighs more is a batch of its own. */
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

;// CONCATENATED MODULE: ./lib/base/in-parallel.js
/** The results in the order of the members, with no more than `atOnce` under way. */
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

// EXTERNAL MODULE: ./lib/index/format/contents.js
var contents = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/publish/publish-releases.js + 14 modules
var publish_releases = __webpack_require__(2467);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(5152);
;// CONCATENATED MODULE: ./lib/collect/source.js





/** @param serverUrl of the GitHub server that short names are of */
function namedSource(words, serverUrl) {
    const { repository } = words;
    if (repository === undefined)
        return undefined;
    const remote = repository.kind === 'remote' ? repository.remote : (0,git_remote/* parseGitRemote */.IM)(`${serverUrl}/${repository.name}.git`);
    const identity = (0,git_remote/* identityFromRemote */.tk)(remote);
    const place = identity === undefined ? pathOf(remote) : `${identity.host}/${identity.repository}`;
    const server = new URL(serverUrl).host;
    const isHome = identity?.host === server;
    return {
        name: isHome ? identity.repository : place,
        key: place.toLowerCase(),
        remote,
        ...lastParts(place),
        identity,
        words,
    };
}
function listedSource(words, listed, serverUrl) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(`${serverUrl}/${listed.name}.git`);
    const identity = (0,git_remote/* identityFromRemote */.tk)(remote);
    return {
        name: listed.name,
        key: `${identity?.host}#${listed.id}`,
        remote,
        ...lastParts(listed.name),
        identity: identity && { ...identity, repositoryId: listed.id, ownerId: listed.ownerId },
        words,
        isPrivate: listed.isPrivate,
    };
}
function pathOf({ path }) {
    return path.replace(/\/+$/, '').replace(/\/?\.git$/, '');
}
function lastParts(path) {
    const [repository = '', owner = ''] = path.split('/').toReversed();
    return { owner, repository };
}
/** The address of the one module of a source. Throws INVALID_ADDRESS where its name gives none. */
function addressOfSource({ words, keptAddress, owner, repository }) {
    return words.address ?? keptAddress ?? (0,repository_name/* addressFromRepository */.p)(owner, repository);
}
/** Whether a pattern means this source: by its name, its repository's own name, or its address. */
function isMeant(source, matches) {
    const { name, repository, words, keptAddress } = source;
    const address = words.address ?? keptAddress;
    return [name, repository, ...(address === undefined ? [] : [(0,module_address/* formatModuleAddress */.wc)(address)])].some(matches);
}
/** Changes with every word that could change what becomes of a tag: then all tags are looked at again. */
function optionsDigest({ words }) {
    const { address, versions, repository: _, match: __, exclude: ___, ...rest } = words;
    const text = (0,json/* canonicalJson */.d)({
        ...rest,
        address: address && (0,module_address/* formatModuleAddress */.wc)(address),
        versions: versions?.text,
    });
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./lib/collect/address-rights.js



/** Whose addresses are before anything is fetched: each source has the one that its words or its name give. */
class AddressRights {
    #owners = new Map();
    constructor(sources) {
        for (const source of sources) {
            const address = ownAddress(source);
            if (address !== undefined && !this.#owners.has((0,module_address/* addressKey */.IY)(address)))
                this.#owners.set((0,module_address/* addressKey */.IY)(address), source);
        }
    }
    /** Throws NOT_OWNER where the address is another source's, or in a namespace where this source has nothing to say. */
    check(source, address) {
        const owner = this.#owners.get((0,module_address/* addressKey */.IY)(address));
        if (owner === source)
            return;
        const text = (0,module_address/* formatModuleAddress */.wc)(address);
        if (owner !== undefined) {
            throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,base_error/* quote */.hD)(text)} is the address of the source ${(0,base_error/* quote */.hD)(owner.name)}; this is ${(0,base_error/* quote */.hD)(source.name)}`, 'give one of the two another address in registry.yml: address: namespace/name/system');
        }
        const own = source.words.address ?? source.keptAddress;
        const namespaces = source.words.namespaces ?? [own?.namespace ?? source.owner];
        if (namespaces.some((each) => each.toLowerCase() === address.namespace.toLowerCase()))
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `the source ${(0,base_error/* quote */.hD)(source.name)} claims ${(0,base_error/* quote */.hD)(text)}, outside of its namespace ${namespaces.map(base_error/* quote */.hD).join(', ')}`, `if it shall have it, say so in registry.yml: namespaces: [${address.namespace}]`);
    }
}
function ownAddress(source) {
    try {
        return addressOfSource(source);
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
;// CONCATENATED MODULE: ./lib/collect/collect-report.js

function collectReport({ parts, failed, commit, changed, registryUrl, }) {
    const owners = failed.map(({ name, error }) => ({
        report: { ...emptyReport(name), status: 'refused', refused: 1, error },
        results: [{ status: 'refused', source: name, tag: '', error }],
    }));
    const all = [...owners, ...parts];
    return {
        results: all.flatMap(({ results }) => results),
        sources: all.map(({ report }) => report),
        index: { commit, changed },
        registryUrl,
    };
}
function emptyReport(source) {
    return { source, tags: 0, new: 0, published: 0, refused: 0, known: 0, withheld: 0 };
}
function sourcePart(outcome, { dryRun, isRetry }) {
    const { look, error, placed, refusals, withheld } = outcome;
    const source = look.source.name;
    const tags = { tags: look.versions.length, new: look.fresh.length };
    if (error !== undefined) {
        const isKnown = !isRetry && look.before.refusal === error.code;
        const refusal = error.toRefusal();
        const counts = { refused: isKnown ? 0 : 1, known: isKnown ? 1 : 0 };
        const report = { ...emptyReport(source), ...tags, ...counts, status: 'refused', error: refusal };
        return {
            report,
            results: isKnown ? [] : [{ status: 'refused', source, tag: '', error: refusal }],
        };
    }
    const isNew = ({ tag, error: { code } }) => isRetry || !isSaid(look, tag, code);
    const said = refusals.filter(isNew);
    const status = dryRun ? 'planned' : 'published';
    const results = (0,publish_report/* resultsOf */.qS)({ placed, refusals: said }, status).map((result) => ({ source, ...result }));
    const published = results.filter((result) => result.status === status).length;
    const standing = Object.keys(look.before.refused).filter((tag) => isStanding(look, tag)).length;
    const report = {
        ...emptyReport(source),
        ...tags,
        status: said.length > 0 ? 'refused' : published > 0 ? status : 'unchanged',
        published,
        refused: said.length,
        known: standing + refusals.length - said.length,
        withheld: withheld.size,
    };
    return { report, results };
}
function isSaid({ before, fresh }, tag, code) {
    const commit = fresh.find((each) => each.tag === tag)?.commit;
    return before.refused[tag]?.commit === commit && before.refused[tag]?.code === code;
}
/** Refused before, still there, and not looked at again. */
function isStanding({ before, versions, fresh }, tag) {
    const isThere = versions.some((each) => each.tag === tag && each.commit === before.refused[tag]?.commit);
    return isThere && !fresh.some((each) => each.tag === tag);
}
function collectDocument({ registryUrl: _, ...document }) {
    return document;
}
/** The report for people: a line for each source where something happened, and what the run came to. */
function formatCollectReport({ sources, index }) {
    const busy = sources.filter(({ status, known }) => status !== 'unchanged' || known > 0);
    const width = Math.max(0, ...busy.map(({ source }) => source.length));
    const lines = busy.map((each) => `${each.status.padEnd(9)} ${each.source.padEnd(width)}  ${countsOf(each)}`);
    const total = sources.reduce((sum, { published }) => sum + published, 0);
    const head = index.commit === null ? '' : ` at ${index.commit.slice(0, 7)}`;
    return [
        ...lines,
        `sources   ${sources.length}, ${total} new versions`,
        `index     ${index.changed.length} files changed${head}`,
    ].join('\n');
}
function countsOf({ published, refused, known, withheld, error }) {
    const counts = [
        [published, 'new versions'],
        [refused, 'refused'],
        [known, 'refused before'],
        [withheld, 'held back'],
    ];
    const words = counts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
    return [...words, ...(error === undefined ? [] : [error.code])].join(', ');
}

;// CONCATENATED MODULE: ./lib/publish/exposure.js

/** What of a private module a public index may show: nothing, what clients need to find it, or all. */
const EXPOSURES = ['none', 'protocol', 'all'];
const ALL = { isIndexAllowed: true, isInterfaceShown: true };
/** Git hosts advise against larger files, and every clone carries them for ever. */
const LARGEST_IN_INDEX = 25 * 1024 * 1024;
/** Who sees what. Throws WOULD_EXPOSE for a private module in a public index that nobody has allowed. */
function planDisclosure({ repository, module, index, expose }) {
    if (module === 'public')
        return { defaultKinds: { kinds: ['release'] }, ...ALL };
    const large = { aboveBytes: LARGEST_IN_INDEX, kinds: ['git'] };
    if (index === 'private')
        return { defaultKinds: { kinds: ['index'], large }, ...ALL };
    if (expose === 'none') {
        throw new base_error/* RegistryError */.gl('WOULD_EXPOSE', `${(0,base_error/* quote */.hD)(repository)} is private, and the index is public, or nobody can say that it is not: publishing would show that the module exists, its versions and its commits`, 'use a private index repository (input "index-repository"), or allow it: expose: protocol (names, versions, locations) or expose: all');
    }
    const isAll = expose === 'all';
    return { defaultKinds: { kinds: ['git'] }, isIndexAllowed: isAll, isInterfaceShown: isAll };
}

// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
;// CONCATENATED MODULE: ./lib/publish/guarded-stores.js


/** The stores less what would show the bytes of a private module. */
function storesFor({ isIndexAllowed }, { stores, isOpenToAll }) {
    if (isIndexAllowed)
        return stores;
    const problems = {
        index: async () => 'in a public index',
        oci: async ({ ociRepository: repository }) => repository !== undefined && (await isOpenToAll(repository))
            ? `in ${(0,base_error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(repository))}, which anybody may read`
            : undefined,
    };
    return new Map([...stores].map(([kind, store]) => {
        const problem = problems[kind];
        return [kind, problem === undefined ? store : guarded(store, problem)];
    }));
}
/** A store that packages do not get into where there is a problem. */
function guarded(store, problemOf) {
    return {
        kind: store.kind,
        async locate(selection, pkg) {
            const problem = await problemOf(selection);
            if (problem === undefined)
                return store.locate(selection, pkg);
            throw new base_error/* RegistryError */.gl('WOULD_EXPOSE', `tag ${(0,base_error/* quote */.hD)(selection.release.tag)} is of a private repository, and its package would lie ${problem}`, 'use package: git (clients clone with their own credentials), or allow it: expose: all');
        },
        checkAccess: async () => store.checkAccess?.(),
        put: (selection, pkg, registryUrl) => store.put(selection, pkg, registryUrl),
        attach: async (selection, pkg, document) => store.attach?.(selection, pkg, document),
    };
}

// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/module/ref-name.js
var ref_name = __webpack_require__(3873);
;// CONCATENATED MODULE: ./lib/collect/tag-prefix.js



const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' };
/** Throws a plain error with the rule that the text breaks. */
function parseTagPrefix(text) {
    const template = text;
    const filled = fillTagPrefix(template, EXAMPLE);
    if (!/[{}]/.test(filled) && (0,ref_name/* isRefName */.p)(`${filled}v1.0.0`))
        return template;
    throw new Error(`${(0,base_error/* quote */.hD)(text)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`);
}
function fillTagPrefix(template, address) {
    const [namespace = '', name = '', system = ''] = (0,module_address/* formatModuleAddress */.wc)(address).split('/');
    const parts = { namespace, name, system };
    return template.replaceAll(/\{(namespace|name|system)\}/g, (_, part) => parts[part] ?? '');
}

;// CONCATENATED MODULE: ./lib/collect/fetch-source.js






/** The new tags of a source as what it contributes, or why it contributes nothing. */
async function fetchSource({ source, fresh }, dependencies) {
    try {
        const disclosure = await disclosureOf(source, dependencies.visibilities);
        const modules = await dependencies.sources.fetch(source, fresh.map(({ tag }) => tag));
        const { words } = source;
        const prefix = words['tag-prefix'];
        const selected = await (0,select_releases/* selectReleases */.V)({
            tags: 'all',
            flags: flagsOf(source),
            ...(prefix === undefined ? {} : { prefixOf: (address) => fillTagPrefix(prefix, address) }),
        }, { ...modules, defaultAddress: () => addressOfSource(source), log: dependencies.log });
        await modules.rest();
        const wanted = selected.selections.filter(({ release }) => words.versions?.allows(release.version) ?? true);
        const { selections, refused } = keepRights(source, wanted, dependencies.rights);
        return {
            ...modules,
            selections,
            refused: [...selected.refused, ...refused],
            // Nothing of a collection lies in an OCI registry.
            stores: storesFor(disclosure, { ...modules, isOpenToAll: async () => true }),
            isInterfaceShown: disclosure.isInterfaceShown,
        };
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return error;
        throw error;
    }
}
/** The words of the index win over those of the repository, which may choose neither where packages lie nor its rights. */
function flagsOf({ words }) {
    return {
        module: words.address,
        'module-path': words['module-path'],
        package: words.package ?? ['index'],
        'git-ref': words['git-ref'],
        compatibility: words.compatibility,
        'source-url': words['source-url'],
    };
}
async function disclosureOf(source, visibilities) {
    const index = await visibilities.ofIndex();
    const module = index === 'private' ? 'private' : await visibilities.of(source);
    const expose = source.words.expose ?? 'none';
    return planDisclosure({ repository: source.name, module, index, expose });
}
function keepRights(source, selections, rights) {
    const kept = [];
    const refused = [];
    for (const selection of selections) {
        try {
            rights.check(source, selection.release.address);
            kept.push(selection);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            refused.push({ tag: selection.release.tag, error });
        }
    }
    return { selections: kept, refused };
}

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
;// CONCATENATED MODULE: ./lib/collect/owner-listing.js



const repository = schemas/* strictObject */.rej({
    id: schemas/* int */.Whr().positive(),
    ownerId: schemas/* int */.Whr().positive(),
    name: schemas/* string */.YjP().min(3),
    isPrivate: schemas/* boolean */.zMY(),
});
const listingDocument = schemas/* strictObject */.rej({
    format: schemas/* literal */.euz(1),
    owner: schemas/* string */.YjP(),
    /** Of what selects repositories: a page that was filtered otherwise says nothing. */
    filter: schemas/* string */.YjP(),
    pages: schemas/* array */.YOg(schemas/* strictObject */.rej({ etag: schemas/* string */.YjP().optional(), repositories: schemas/* array */.YOg(repository) })),
});
/** Throws INDEX_INVALID. */
function parseListing(path, bytes) {
    return (0,documents/* parseDocument */.Tp)(listingDocument, path, bytes);
}
function formatListing(document) {
    return (0,json/* canonicalJson */.d)(document);
}
/** Forks, archived repositories and templates are left out unless they are asked for. */
function isCollected(repository, words) {
    const own = repository.name.slice(repository.name.indexOf('/') + 1);
    if (repository.isFork && words.forks !== true)
        return false;
    if (repository.isArchived && words.archived !== true)
        return false;
    if (repository.isTemplate && words.templates !== true)
        return false;
    if (words.exclude?.some((pattern) => pattern.matches(own)))
        return false;
    return words.match?.matches(own) ?? true;
}
function filterText({ match, exclude, forks, archived, templates }) {
    const patterns = { match: match?.text, exclude: exclude?.map(({ text }) => text) };
    return JSON.stringify({ ...patterns, forks, archived, templates });
}

;// CONCATENATED MODULE: ./lib/collect/source-state.js




/** What an index remembers of a source: so that a run looks at new tags alone, and says a refusal once. */
const commit = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const sourceState = schemas/* strictObject */.rej({
    format: schemas/* literal */.euz(1),
    /** Its clone URL; absent where nothing of it may be shown. */
    source: schemas/* string */.YjP().optional(),
    /** Of the words that the tags were looked at with. */
    words: schemas/* string */.YjP(),
    /** The address that its name gave first: a rename keeps it. */
    address: schemas/* string */.YjP().optional(),
    /** Commits that are dealt with: published, or no version of any module. */
    tags: schemas/* record */.g1P(schemas/* string */.YjP(), commit),
    refused: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ commit, code: schemas/* string */.YjP() })),
    /** Why the source as a whole could not be read the last time. */
    refusal: schemas/* string */.YjP().optional(),
});
const NO_STATE = { format: 1, words: '', tags: {}, refused: {} };
/** @param key of the source. Bounded by the limits on sources and on their tags. */
function sourceStatePath(key) {
    return `collect/${shortHash(key)}.json`;
}
/** @param owner with the host in front */
function listingPath(owner) {
    return `collect/owner-${shortHash(owner.toLowerCase())}.json`;
}
function shortHash(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** Throws INDEX_INVALID. */
function parseSourceState(path, bytes) {
    return bytes === undefined ? NO_STATE : (0,documents/* parseDocument */.Tp)(sourceState, path, bytes);
}
function formatSourceState(state) {
    return (0,json/* canonicalJson */.d)(state);
}
/** Refusals that only time, another server or other rights can lift: they are tried again at every run. */
const PASSING = [
    'STORE_REFUSED',
    'STORE_UNREACHABLE',
    'PERMISSION',
    'REPOSITORY_UNREACHABLE',
    'WOULD_EXPOSE',
    'NOT_FOUND',
];
function isLasting(code) {
    return !PASSING.some((passing) => passing === code);
}

;// CONCATENATED MODULE: ./lib/collect/list-sources.js




/** The repositories that `registry.yml` means. An owner that cannot be listed costs its own repositories only. */
async function listSources(config, index, dependencies) {
    const all = config.sources.map((words) => ({ ...commonOptions(config), ...words }));
    const named = all.flatMap((words) => namedSource(words, dependencies.serverUrl) ?? []);
    const sources = new Map(named.map((source) => [placeOf(source), source]));
    const failed = [];
    const files = new Map();
    let isWorthCommit = false;
    for (const words of all) {
        if (words.owner === undefined)
            continue;
        try {
            const listing = await listOwner(words, index, dependencies);
            for (const [path, content] of listing.files)
                files.set(path, content);
            isWorthCommit ||= listing.isWorthCommit;
            for (const source of listing.sources)
                if (!sources.has(placeOf(source)))
                    sources.set(placeOf(source), source);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            failed.push({ name: words.owner, error: error.toRefusal() });
        }
    }
    return { sources: [...sources.values()], failed, files, isWorthCommit };
}
/** What the file says for all sources, each of which may say otherwise. */
function commonOptions(config) {
    const names = ['package', 'git-ref', 'compatibility', 'expose'];
    return Object.fromEntries(names.flatMap((name) => (config[name] === undefined ? [] : [[name, config[name]]])));
}
/** The paths of the index that listings are remembered at. */
function listingPaths(config, serverUrl) {
    return config.sources.flatMap((words) => (words.owner === undefined ? [] : [list_sources_pathOf(words, serverUrl)]));
}
function list_sources_pathOf(words, serverUrl) {
    return listingPath(`${new URL(serverUrl).host}/${words.owner} ${filterText(words)}`);
}
function placeOf({ identity, key }) {
    return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase();
}
async function listOwner(words, index, dependencies) {
    const owner = words.owner ?? '';
    const path = list_sources_pathOf(words, dependencies.serverUrl);
    const bytes = index.get(path);
    const before = bytes === undefined ? undefined : parseListing(path, bytes);
    const pages = await readPages(owner, words, before, dependencies);
    const found = pages.flatMap(({ repositories }) => repositories);
    const known = before?.pages.flatMap(({ repositories }) => repositories) ?? [];
    const gone = known.filter(({ id }) => !found.some((repository) => repository.id === id));
    const sourceOf = (repository) => listedSource(words, repository, dependencies.serverUrl);
    for (const { name } of gone)
        dependencies.log.info(`source    ${name} is gone from the listing of ${owner}: its versions stay`);
    const isShown = found.every(({ isPrivate }) => !isPrivate) || (await dependencies.visibilities.ofIndex()) === 'private';
    const text = formatListing({ format: 1, owner, filter: filterText(words), pages });
    const isSame = JSON.stringify(found) === JSON.stringify(known);
    const files = [
        // Of private repositories a public index remembers nothing, not even that they are there.
        ...(isShown ? [[path, new TextEncoder().encode(text)]] : []),
        ...gone.map((repository) => [sourceStatePath(sourceOf(repository).key), null]),
    ];
    return { sources: found.map(sourceOf), files, isWorthCommit: isShown && !isSame };
}
/** Owners with more repositories are better split over several registries. */
const MOST_PAGES = 100;
async function readPages(owner, words, before, { owners }) {
    const pages = [];
    for (let number = 1; number <= MOST_PAGES; number += 1) {
        const known = before?.pages[number - 1];
        const answer = await owners.page(owner, number, known?.etag);
        if (answer === 'unchanged') {
            if (known !== undefined)
                pages.push(known);
            if (number >= (before?.pages.length ?? 0))
                break;
            continue;
        }
        const repositories = answer.repositories
            .filter((repository) => isCollected(repository, words))
            .map(({ id, ownerId, name, isPrivate }) => ({ id, ownerId, name, isPrivate }));
        pages.push({ etag: answer.etag, repositories });
        if (answer.isLast)
            break;
    }
    return pages;
}

// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/collect/tag-plan.js




/** What is new in a source. Throws LIMIT_EXCEEDED where it has too many tags. */
function planTags({ source, listed, state, limit, isRetry }) {
    const versions = listed.filter(({ tag }) => couldBeWanted(tag, source));
    if (versions.length > limit)
        throw tooManyTags(source, versions.length, limit);
    const fresh = versions.filter(({ tag, commit }) => {
        if (state.tags[tag] === commit)
            return false;
        const refused = state.refused[tag];
        return refused?.commit !== commit || isRetry || !isLasting(refused.code);
    });
    return { versions, fresh };
}
/** Whatever prefix its modules have: a version at the end of the tag is enough. */
function couldBeWanted(tag, { words }) {
    const versions = (0,ref_name/* isRefName */.p)(tag) ? versionsAtEnd(tag) : [];
    return versions.some((version) => words.versions?.allows(version) ?? true);
}
/** `network-2-v1.2.3` ends in the version 1.2.3 alone; a digit that follows a digit begins none. */
function versionsAtEnd(tag) {
    const starts = [...tag.matchAll(/(?<![0-9])[0-9]/g)].map(({ index }) => index);
    return starts.flatMap((start) => {
        const reading = (0,version/* readVersion */.$4)(tag.slice(start));
        return reading.ok ? [reading.version] : [];
    });
}
function tooManyTags(source, count, limit) {
    return new base_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the source ${(0,base_error/* quote */.hD)(source.name)} has ${count} tags that could be versions, more than ${limit}`, 'raise "limits: tags:" in registry.yml (up to 10000), or take fewer of them with "versions:"');
}

;// CONCATENATED MODULE: ./lib/collect/source-tags.js





/** The source with the address that it had first, where its own words name none. */
function rememberedSource(source, index) {
    const { address } = stateOf(source, index);
    if (address === undefined || source.words.address !== undefined)
        return source;
    return { ...source, keptAddress: (0,module_address/* parseModuleAddress */.E9)(address) };
}
/** One question to the server, and nothing fetched. */
async function lookAt(source, index, { sources, limit, isRetry }) {
    const before = stateOf(source, index);
    const path = sourceStatePath(source.key);
    const state = before.words === optionsDigest(source) ? before : NO_STATE;
    try {
        const listed = await sources.listTags(source);
        return { source, path, before, ...planTags({ source, listed, state, limit, isRetry }) };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        return { source, path, before, versions: [], fresh: [], error };
    }
}
function stateOf(source, index) {
    const path = sourceStatePath(source.key);
    return parseSourceState(path, index.get(path));
}
/** What the index shall remember after a run. */
function stateAfter(look, { refusals, withheld, error }) {
    const { source, before, versions, fresh } = look;
    if (error !== undefined)
        return { ...before, refusal: error.code };
    const isFresh = new Set(fresh.map(({ tag }) => tag));
    const codes = new Map(refusals.map((refusal) => [refusal.tag, refusal.error.code]));
    const tags = [];
    const refused = [];
    for (const { tag, commit } of versions) {
        const known = before.refused[tag];
        const code = codes.get(tag);
        if (isFresh.has(tag)) {
            if (code !== undefined)
                refused.push([tag, { commit, code }]);
            else if (!withheld.has(tag))
                tags.push([tag, commit]);
        }
        else if (known?.commit === commit)
            refused.push([tag, known]);
        else
            tags.push([tag, commit]);
    }
    const address = source_tags_ownAddress(source);
    return {
        format: 1,
        // A path says nothing to anybody else.
        ...(source.remote.scheme === 'file' ? {} : { source: source.remote.url }),
        words: optionsDigest(source),
        ...(address === undefined ? {} : { address }),
        tags: Object.fromEntries(tags),
        refused: Object.fromEntries(refused),
    };
}
function source_tags_ownAddress(source) {
    if (source.words.address !== undefined)
        return undefined;
    try {
        const { namespace, name, system } = addressOfSource(source);
        return `${namespace}/${name}/${system}`;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/collect/collect.js













/** Questions that are asked at the same time: enough to hide a line's delay, few enough for any server. */
const LOOKS_AT_ONCE = 16;
const FETCHES_AT_ONCE = 4;
/** Tags of one index commit: what bounds the memory of a run, whatever the number of tags. */
const TAGS_OF_BATCH = 2_000;
/**
 * Sources → their tags → those that are new → one index commit for all of them. A source that cannot be read, or whose tags
 * are refused, costs its own versions only. Throws INDEX_*, PERMISSION, INDEX_BUSY and INVALID_INPUT.
 */
async function collect(request, dependencies) {
    const snapshot = await dependencies.index.open();
    const { list, all, sources, states, registry } = await readSources(request, snapshot, dependencies);
    const terms = { limit: request.config.limits.tags, isRetry: request.only !== undefined };
    const looks = await inParallel(sources, LOOKS_AT_ONCE, (source) => lookAt(source, states, { ...terms, sources: dependencies.sources }));
    const rights = new AddressRights(all);
    const parts = [];
    const said = { dryRun: request.dryRun, isRetry: terms.isRetry };
    const run = { commit: snapshot.commit, changed: [], registryUrl: registry?.url ?? null };
    const batches = inBatches(looks, TAGS_OF_BATCH, ({ fresh }) => fresh.length);
    for (const [number, batch] of batches.entries()) {
        const fetched = await inParallel(batch, FETCHES_AT_ONCE, async (look) => ({
            look,
            gift: look.fresh.length === 0 ? look.error : await fetchSource(look, { ...dependencies, rights }),
        }));
        const written = await publishBatch(fetched, request, { ...dependencies, list, isFirst: number === 0 });
        // What is said of a batch is little; what it was made of is let go.
        parts.push(...written.outcomes.map((outcome) => sourcePart(outcome, said)));
        run.commit = written.commit ?? run.commit;
        run.changed.push(...written.changed);
        run.registryUrl = written.registryUrl ?? run.registryUrl;
    }
    return collectReport({ ...run, parts, failed: list.failed });
}
async function readSources({ config, only }, snapshot, dependencies) {
    const listings = await snapshot.read([paths/* REGISTRY_PATH */.aA, ...listingPaths(config, dependencies.serverUrl)]);
    const isNew = !snapshot.exists && dependencies.index.isCreatedByPublish;
    const registry = isNew ? undefined : (0,contents/* registryIn */.hY)(listings);
    if (registry !== undefined)
        warnOfName(config, registry, dependencies);
    const list = await listSources(config, listings, dependencies);
    const states = await snapshot.read(list.sources.map(({ key }) => sourceStatePath(key)));
    const all = list.sources.map((source) => rememberedSource(source, states));
    const sources = all.filter((source) => only === undefined || isMeant(source, only.matches));
    if (sources.length === 0 && only !== undefined && list.failed.length === 0)
        throw nothingMeant(only, list);
    return { list, all, sources, states, registry };
}
function warnOfName({ name }, registry, { log }) {
    if (name === undefined || name === registry.name)
        return;
    log.warn(`the index is called ${(0,base_error/* quote */.hD)(registry.name)}, and registry.yml says ${(0,base_error/* quote */.hD)(name)}: write it into ${paths/* REGISTRY_PATH */.aA} of the index, then run module-registry render`);
}
function nothingMeant(only, { sources }) {
    const some = sources.slice(0, 5).map(({ name }) => (0,base_error/* quote */.hD)(name));
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `no source is called ${(0,base_error/* quote */.hD)(only.text)}`, `name one of ${sources.length}, such as ${some.join(', ')}, or add it to registry.yml`);
}
async function publishBatch(fetched, request, dependencies) {
    const { config, keepGoing, dryRun } = request;
    const given = fetched.flatMap(({ gift }) => (isContribution(gift) ? [gift] : []));
    const outcomesOf = (parts) => {
        const rest = parts.values();
        return fetched.map(({ look, gift }) => {
            if (!isContribution(gift))
                return { look, error: gift, placed: [], refusals: [], withheld: new Set() };
            const { placed, refusals } = rest.next().value ?? { placed: [], refusals: [] };
            return { look, error: undefined, placed, refusals, withheld: withheldTags(look, refusals, keepGoing) };
        });
    };
    const alongside = (parts) => stateFiles(outcomesOf(parts), given.length > 0, dependencies);
    if (given.length === 0 && alongside([]).size === 0)
        return { outcomes: outcomesOf([]), commit: null, changed: [], registryUrl: null };
    const words = { url: config.url, name: config.name, dryRun, alongside };
    const terms = { ...words, refusalCosts: keepGoing ? 'tag' : 'repository' };
    const outcome = await (0,publish_releases/* publishReleases */.s)(given, terms, { ...dependencies, log: quieter(dependencies.log) });
    return { ...outcome, outcomes: outcomesOf(outcome.parts) };
}
/** Advice on a module is for its authors, who do not read this log; of a thousand versions it would be a flood. */
function quieter(log) {
    return { info: (line) => log.info(line), warn: (line) => log.debug(line), debug: (line) => log.debug(line) };
}
function isContribution(gift) {
    return gift !== undefined && !(gift instanceof base_error/* RegistryError */.gl);
}
/** Without keep-going a new refusal holds back what else is new in its source, until the next run. */
function withheldTags(look, refusals, keepGoing) {
    if (keepGoing || refusals.length === 0)
        return new Set();
    const refused = new Set(refusals.map(({ tag }) => tag));
    return new Set(look.fresh.flatMap(({ tag }) => (refused.has(tag) ? [] : [tag])));
}
/** What the index shall remember: of sources what changed, of listings what is worth it. */
function stateFiles(outcomes, isCommitted, { list, isFirst }) {
    const states = outcomes.flatMap(({ look, ...result }) => {
        const text = formatSourceState(stateAfter(look, result));
        return text === formatSourceState(look.before) ? [] : [[look.path, new TextEncoder().encode(text)]];
    });
    const isWorth = isFirst && (isCommitted || states.length > 0 || list.isWorthCommit);
    return new Map([...states, ...(isWorth ? list.files : [])]);
}

;// CONCATENATED MODULE: ./lib/collect/name-pattern.js

/** Throws a plain error with the rule that the text breaks. */
function parseNamePattern(text) {
    if (!/^[\w.*?~:@/-]{1,200}$/.test(text))
        throw new Error(`${(0,base_error/* quote */.hD)(text)} must be a name in which * and ? stand for other characters: terraform-*-*`);
    const source = text
        .replaceAll(/[.~:@/-]/g, '\\$&')
        .replaceAll(/\*+/g, '[^/]*')
        .replaceAll('?', '[^/]');
    const expression = new RegExp(`^${source}$`, 'i');
    return { text, matches: (name) => expression.test(name) };
}

// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
;// CONCATENATED MODULE: ./lib/collect/source-repository.js


const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/** Throws INVALID_INPUT for what is no Git remote, a plain error for one that is not safe or has no meaning elsewhere. */
function parseSourceRepository(text) {
    if (OWNER_AND_NAME.test(text))
        return { kind: 'github', name: text.replace(/\.git$/, '') };
    const remote = (0,git_remote/* parseGitRemote */.IM)(text);
    if (remote.scheme === 'http' && !(0,git_remote/* isLoopback */.U9)(remote.host))
        throw new Error(`${(0,base_error/* quote */.hD)(text)} is http, which is for loopback only: use https`);
    if (remote.scheme === 'file' && !text.startsWith('file:///'))
        throw new Error(`${(0,base_error/* quote */.hD)(text)} must be owner/name on GitHub, or a URL: https://…, ssh://…, git@host:path, file:///path`);
    return { kind: 'remote', remote };
}

;// CONCATENATED MODULE: ./lib/collect/registry-config.js










/** `registry.yml`: the repositories that an index collects its modules from. */
const REGISTRY_CONFIG_PATH = 'registry.yml';
const namespace = schemas/* string */.YjP().check((context) => {
    const problem = (0,module_address/* addressProblem */.cg)({ namespace: context.value, name: 'a', system: 'a' });
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value });
});
/** What a source may say for itself, and the file for all of them. */
const publishing = {
    package: config/* selectionOptions */.lo.shape.package.refine((kinds) => kinds?.every((kind) => kind === 'index' || kind === 'git') ?? true, 'must be index, git, or both: the index is all that a collection writes'),
    'git-ref': config/* selectionOptions */.lo.shape['git-ref'],
    compatibility: config/* selectionOptions */.lo.shape.compatibility,
    expose: schemas/* enum */.k5n(EXPOSURES).optional(),
};
const ONLY_OF_OWNER = ['match', 'exclude', 'forks', 'archived', 'templates'];
const ONLY_OF_REPOSITORY = ['address', 'module-path', 'source-url'];
const source = schemas/* strictObject */.rej({
    ...publishing,
    /** A user or organisation of a GitHub server, and which of its repositories. */
    owner: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/, 'must be the name of a user or an organisation')
        .optional(),
    match: (0,schema/* checkedText */.N)(parseNamePattern).optional(),
    exclude: schemas/* array */.YOg((0,schema/* checkedText */.N)(parseNamePattern)).optional(),
    forks: schemas/* boolean */.zMY().optional(),
    archived: schemas/* boolean */.zMY().optional(),
    templates: schemas/* boolean */.zMY().optional(),
    /** One repository of any Git server. */
    repository: (0,schema/* checkedText */.N)(parseSourceRepository).optional(),
    address: (0,schema/* checkedText */.N)(module_address/* parseModuleAddress */.E9).optional(),
    'module-path': config/* modulePath */.Mw.optional(),
    'source-url': config/* selectionOptions */.lo.shape['source-url'],
    'tag-prefix': (0,schema/* checkedText */.N)(parseTagPrefix).optional(),
    /** Other versions are left where they are: `>= 5.0, < 6.0`. */
    versions: (0,schema/* checkedText */.N)(version_constraint/* parseConstraint */.FJ).optional(),
    /** Where the repository's own config file may claim addresses; without it the namespace of its name. */
    namespaces: schemas/* array */.YOg(namespace).min(1).optional(),
})
    .check(({ value, issues }) => {
    const problem = sourceProblem(value);
    if (problem !== undefined)
        issues.push({ code: 'custom', message: problem, input: value });
});
function sourceProblem(words) {
    const isOwner = words['owner'] !== undefined;
    if (isOwner === (words['repository'] !== undefined))
        return 'needs one of "owner" and "repository"';
    const stranger = (isOwner ? ONLY_OF_REPOSITORY : ONLY_OF_OWNER).find((word) => words[word] !== undefined);
    if (stranger === undefined)
        return undefined;
    return `"${stranger}" is for sources with "${isOwner ? 'repository' : 'owner'}"`;
}
/** What one source may cost a run. */
const limits = schemas/* strictObject */.rej({
    /** Tags that could be versions. */
    tags: schemas/* int */.Whr().min(1).max(10_000).default(1_000),
    /** Fetched in one run. */
    megabytes: schemas/* int */.Whr().min(1).max(10_000).default(512),
    /** To list its tags and to fetch them, each. */
    seconds: schemas/* int */.Whr().min(1).max(3_600).default(120),
})
    .prefault({});
/** Directories of Git hosts get slow beyond this many entries, and each source has one file of state. */
const MAX_SOURCES = 3_000;
const registryConfigSchema = schemas/* strictObject */.rej({
    ...publishing,
    name: schemas/* string */.YjP().min(1).max(200).optional(),
    url: (0,schema/* checkedText */.N)(registry_url/* parseRegistryUrl */.I).optional(),
    limits,
    sources: schemas/* array */.YOg(source)
        .min(1)
        .max(MAX_SOURCES)
        .refine((sources) => isDistinct(sources.flatMap(({ address }) => (address ? [(0,module_address/* addressKey */.IY)(address)] : []))), 'two sources have the same address'),
});
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}

// EXTERNAL MODULE: ./lib/adapters/git/process.js
var process = __webpack_require__(8390);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(7688);
// EXTERNAL MODULE: ./lib/adapters/git/credentials.js
var credentials = __webpack_require__(9721);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/remote-read.js
var remote_read = __webpack_require__(7922);
;// CONCATENATED MODULE: ./lib/adapters/git/remote-tags.js




/** A hundred thousand tags; who lists more is not read to the end. */
const MOST_OUTPUT = 16 * 1024 * 1024;
/** The tags of a remote repository as they are now, in one question. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function listRemoteTags(git, call) {
    const { remote, token, signal, temporary } = call;
    const listed = await (0,remote_read/* runRemoteRead */.c)(git, ['ls-remote', '--tags', '--upload-pack=git-upload-pack', remote.url], {
        cwd: temporary,
        config: (0,credentials/* tokenSettings */.J)(remote, token),
        signal,
        maxOutput: MOST_OUTPUT,
    });
    if (listed.code !== 0)
        throw (0,failures/* sourceFailure */.Gn)(remote.url, listed.stderr);
    return parseRemoteTags(listed.stdout.toString());
}
/** Of an annotated tag the object that it names stands in a line of its own, after it. */
function parseRemoteTags(text) {
    const commits = new Map();
    for (const line of text.split('\n')) {
        const [, commit = '', tag = ''] = /^([0-9a-f]{40})\trefs\/tags\/(.*?)(?:\^\{\})?$/.exec(line) ?? [];
        if (tag !== '')
            commits.set(tag, commit);
    }
    return [...commits].map(([tag, commit]) => ({ tag, commit }));
}
/** Whether everybody may read it: asked without any credentials. */
async function isReadByAll(git, call) {
    const { remote, signal, temporary } = call;
    if (remote.scheme !== 'https' && remote.scheme !== 'http')
        return false;
    const asked = await (0,remote_read/* runRemoteRead */.c)(git, ['ls-remote', '--upload-pack=git-upload-pack', remote.url, 'HEAD'], {
        cwd: temporary,
        home: temporary,
        config: (0,credentials/* anonymousSettings */.l)(remote),
        signal,
        maxOutput: MOST_OUTPUT,
    });
    return asked.code === 0;
}
/**
 * Fetches these tags alone, without history, into a new bare repository below `temporary`, and gives its directory. Throws
 * PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchRemoteTags(git, { remote, token, signal, temporary }, tags) {
    const gitDirectory = await (0,bare_repository/* makeBareRepository */.x)({ remote, temporary }, '');
    const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack'];
    const fetched = await (0,remote_read/* runRemoteRead */.c)(git, ['fetch', '--quiet', ...options, '--stdin', bare_repository/* REMOTE */.B], {
        gitDirectory,
        config: (0,credentials/* tokenSettings */.J)(remote, token),
        // Thousands of tags are too long for a command line.
        input: tags.map((tag) => `refs/tags/${tag}:refs/tags/${tag}\n`).join(''),
        signal,
    });
    if (fetched.code !== 0)
        throw (0,failures/* sourceFailure */.Gn)(remote.url, fetched.stderr);
    return gitDirectory;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/stores/git-package-store.js
var git_package_store = __webpack_require__(8590);
// EXTERNAL MODULE: ./lib/adapters/stores/index-package-store.js
var index_package_store = __webpack_require__(2122);
;// CONCATENATED MODULE: ./lib/adapters/git/fetch-limits.js



/** Looked at that often while git writes. */
const LOOK_MS = 200;
/**
 * Work that is ended when its time is up, or when what it writes into the directory is too large: git itself knows no
 * limit for a fetch. Throws LIMIT_EXCEEDED then.
 */
async function withinAllowance(source, { bytes, seconds }, directory, work) {
    const ending = new AbortController();
    let excess;
    const end = (what) => {
        excess ??= what;
        ending.abort();
    };
    const isTooLarge = async () => directory !== undefined && (await sizeOf(directory)) > bytes;
    const clock = setTimeout(() => end('time'), seconds * 1000);
    const scale = setInterval(async () => (await isTooLarge()) && end('bytes'), LOOK_MS);
    try {
        const result = await work(ending.signal);
        if (excess === undefined && (await isTooLarge()))
            end('bytes');
        if (excess !== undefined)
            throw exceeded(source, excess === 'time' ? `${seconds} seconds` : `${bytes} bytes`);
        return result;
    }
    catch (error) {
        if (excess === undefined)
            throw error;
        throw exceeded(source, excess === 'time' ? `${seconds} seconds` : `${bytes} bytes`);
    }
    finally {
        clearTimeout(clock);
        clearInterval(scale);
    }
}
async function sizeOf(directory) {
    const names = await (0,promises_.readdir)(directory, { recursive: true }).catch(() => []);
    const sizes = await Promise.all(names.map((name) => (0,promises_.stat)((0,external_node_path_.join)(directory, name)).then((found) => (found.isFile() ? found.size : 0), () => 0)));
    return sizes.reduce((sum, size) => sum + size, 0);
}
function exceeded(source, limit) {
    return new base_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the source ${(0,base_error/* quote */.hD)(source)} takes more than ${limit}`, 'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer tags of it with "versions:"; the next run tries it again');
}

// EXTERNAL MODULE: ./lib/adapters/git/config-source.js
var config_source = __webpack_require__(6355);
// EXTERNAL MODULE: ./lib/adapters/git/interfaces.js
var interfaces = __webpack_require__(9799);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js + 4 modules
var objects = __webpack_require__(6819);
// EXTERNAL MODULE: ./lib/adapters/git/packer.js + 4 modules
var packer = __webpack_require__(2352);
;// CONCATENATED MODULE: ./lib/adapters/git/fetched-modules.js





/** Modules of a bare repository whose git runs only while somebody asks: a run may hold hundreds of repositories. */
function restingModules(git, { gitDirectory, temporary }) {
    let opened;
    const open = () => {
        opened ??= objects/* GitObjects */.V.open(git, [(0,external_node_path_.join)(gitDirectory, 'objects')], temporary).then((objects) => ({
            objects,
            packer: new packer/* GitPacker */.$(objects, git, temporary),
            interfaces: new interfaces/* GitInterfaces */.P(objects, git),
            config: (0,config_source/* gitConfigSource */.M)(objects, undefined),
        }));
        return opened;
    };
    return {
        packer: { pack: async (request) => (await open()).packer.pack(request) },
        interfaces: {
            // Most of what is fetched is small, and many are: a parser that is not needed yet costs them more.
            prepare: () => { },
            atCommit: async (request) => (await open()).interfaces.atCommit(request),
        },
        config: { at: async (commit) => (await open()).config.at(commit) },
        async rest() {
            const resting = opened;
            opened = undefined;
            await (await resting)?.objects.close();
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
;// CONCATENATED MODULE: ./lib/adapters/git/source-repositories.js










/** Sources as Git reaches them, each within what it may cost. */
class SourceRepositories {
    #roads;
    /** Where those are now that have another name. */
    #moved = new Map();
    constructor(roads) {
        this.#roads = roads;
    }
    async listTags(source) {
        try {
            return await this.#list(source);
        }
        catch (error) {
            const remote = await this.#newRemote(source, error);
            if (remote === undefined)
                throw error;
            this.#moved.set(source, remote);
            return this.#list(source);
        }
    }
    async fetch(source, tags) {
        const { git, temporary: parent } = this.#roads;
        const temporary = await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'source-'));
        const remote = this.#remoteOf(source);
        const gitDirectory = await this.#within(source, temporary, (signal) => fetchRemoteTags(git, { remote, token: this.#roads.tokenFor(remote), signal, temporary }, tags));
        const httpsUrl = (0,git_remote/* httpsUrlFromRemote */.FG)(remote);
        const stores = [index_package_store/* indexPackageStore */.i, (0,git_package_store/* gitPackageStore */.K)(httpsUrl)];
        return {
            tags: new module_repository/* RepositoryTags */.yC(git, gitDirectory),
            ...restingModules(git, { gitDirectory, temporary }),
            stores: new Map(stores.map((store) => [store.kind, store])),
            publisher: await this.#identityOf(source, remote),
            repositoryUrl: httpsUrl?.replace(/\.git$/, '') ?? '',
        };
    }
    /** Private unless the server says, or anybody can see, that it is not. */
    async visibilityOf(source) {
        const { git, temporary, describe } = this.#roads;
        const isPrivate = source.isPrivate ?? (await describe(source))?.isPrivate;
        if (isPrivate !== undefined)
            return isPrivate ? 'private' : 'public';
        const remote = this.#remoteOf(source);
        const isSeen = await this.#within(source, undefined, (signal) => isReadByAll(git, { remote, signal, temporary }));
        return isSeen ? 'public' : 'private';
    }
    #list(source) {
        const { git, temporary, tokenFor } = this.#roads;
        const remote = this.#remoteOf(source);
        return this.#within(source, undefined, (signal) => listRemoteTags(git, { remote, token: tokenFor(remote), signal, temporary }));
    }
    #remoteOf(source) {
        return this.#moved.get(source) ?? source.remote;
    }
    /** A redirect is not followed with a token; GitHub itself is asked where the repository is now. */
    async #newRemote(source, error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code === 'LIMIT_EXCEEDED')
            return undefined;
        const found = await this.#roads.describe(source);
        if (found === undefined || found.name === source.identity?.repository)
            return undefined;
        const { scheme, host, port } = source.remote;
        return (0,git_remote/* parseGitRemote */.IM)(`${scheme}://${host}${port === undefined ? '' : `:${port}`}/${found.name}.git`);
    }
    async #identityOf(source, remote) {
        const identity = (0,git_remote/* identityFromRemote */.tk)(remote);
        if (identity === undefined || source.identity?.repositoryId !== undefined)
            return source.identity;
        const found = await this.#roads.describe(source);
        if (found === undefined)
            return identity;
        return { ...identity, repositoryId: found.id, ownerId: found.ownerId };
    }
    #within(source, directory, work) {
        const { seconds, megabytes } = this.#roads.limits;
        const allowance = { seconds, bytes: megabytes * 1024 * 1024 };
        return withinAllowance(source.name, allowance, directory, work);
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/version.js
var git_version = __webpack_require__(9595);
;// CONCATENATED MODULE: ./lib/composition/collect.js




/** What a collection reads. Throws MISSING_PROGRAM. */
async function assembleCollect({ environment, log, temporary }, { target, limits, server }) {
    const git = new process/* Git */.TU(environment, log);
    await (0,git_version/* requireGit */.o)(git);
    const github = lazyGitHub(server, log);
    const tokenFor = tokens(environment, server);
    const sources = new SourceRepositories({
        git,
        limits,
        temporary,
        tokenFor,
        describe: describer(server, github),
    });
    let index;
    return {
        serverUrl: server.serverUrl,
        sources,
        owners: { page: async (...words) => (await github()).page(...words) },
        visibilities: {
            of: (source) => sources.visibilityOf(source),
            ofIndex: () => {
                index ??= visibilityOfIndex(git, target, temporary);
                return index;
            },
        },
    };
}
/** Loaded when first asked for: a run without owners and news asks GitHub nothing. */
function lazyGitHub(server, log) {
    let opened;
    return () => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(964), __webpack_require__.e(830), __webpack_require__.e(294)]).then(__webpack_require__.bind(__webpack_require__, 8294)).then(({ OwnerRepositories: Opened }) => new Opened({ ...server, token: server.token ?? '', log }));
        return opened;
    };
}
function describer({ serverUrl, token }, github) {
    const { host } = new URL(serverUrl);
    const known = new Map();
    return async (source) => {
        const { identity } = source;
        if (token === undefined || identity?.host !== host)
            return undefined;
        const description = known.get(source) ?? (await github()).find(identity.repository);
        known.set(source, description);
        return description;
    };
}
/**
 * `MODULE_REGISTRY_TOKEN_git_acme_dev` is for git.acme.dev, spelled as Terraform spells its own:
 * https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
function tokens(environment, { serverUrl, token }) {
    const server = new URL(serverUrl);
    return ({ host, port }) => {
        const name = `MODULE_REGISTRY_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`;
        const isServer = server.host === `${host}${port === undefined ? '' : `:${port}`}`;
        return environment[name] || (isServer ? token : undefined);
    };
}
/** A directory is seen by whoever it is served to; what nobody can prove to be private is public. */
async function visibilityOfIndex(git, target, temporary) {
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return 'private';
    if (target.remote.scheme === 'ssh')
        return 'public';
    const signal = AbortSignal.timeout(60_000);
    return (await isReadByAll(git, { remote: target.remote, signal, temporary })) ? 'public' : 'private';
}

// EXTERNAL MODULE: ./lib/composition/github.js
var github = __webpack_require__(1123);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 8 modules
var index_store = __webpack_require__(5737);
;// CONCATENATED MODULE: ./lib/module/server-url.js

/** URL of a GitHub server or of its API. Tokens go there, so it is https; http on loopback alone. Throws. */
function parseServerUrl(text) {
    const url = text.replace(/\/+$/, '');
    // A server has no path that a Git remote would need.
    const { scheme, host } = (0,git_remote/* parseGitRemote */.IM)(`${url}/owner/name`);
    if (scheme === 'https' || (scheme === 'http' && (0,git_remote/* isLoopback */.U9)(host)))
        return url;
    throw new Error('must be an https URL');
}

// EXTERNAL MODULE: ./lib/cli/github-settings.js + 1 modules
var github_settings = __webpack_require__(86);
;// CONCATENATED MODULE: ./lib/cli/collect.js












const variables = schemas/* object */.Ikc({
    GITHUB_SERVER_URL: (0,schema/* checkedText */.N)(parseServerUrl).default('https://github.com'),
    GITHUB_API_URL: (0,schema/* checkedText */.N)(parseServerUrl).optional(),
});
const words = schemas/* object */.Ikc({ only: (0,schema/* checkedText */.N)(parseNamePattern).optional() });
async function collectCommand(flags, runtime) {
    const { environment, log } = runtime;
    const { only } = (0,schema/* parseOptions */.A)(words, { only: flags.only }, (key) => `--${key}`);
    const config = await (0,config_file.readConfigFile)(flags.config, registryConfigSchema);
    const found = (0,schema/* parseOptions */.A)(variables, environment, (name) => `environment variable ${name}`);
    const serverUrl = found.GITHUB_SERVER_URL;
    const apiUrl = found.GITHUB_API_URL ?? (0,github/* apiUrlOf */.p)(serverUrl);
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const server = { ...(0,github_settings/* gitHubSettings */.b)(environment), serverUrl, apiUrl };
    const parts = await assembleCollect(runtime, { target, limits: config.limits, server });
    const token = environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,index_store/* assembleIndex */.Hw)(runtime, { target, token, reading: 'paths' });
    try {
        const { keepGoing = false, dryRun = false } = flags;
        const report = await collect({ config, only, keepGoing, dryRun }, { ...parts, ...opened, log });
        const refusals = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []));
        return { json: collectDocument(report), text: formatCollectReport(report), refusals };
    }
    finally {
        await opened.close();
    }
}


/***/ })

};
