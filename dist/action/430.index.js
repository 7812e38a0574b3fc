export const id = 430;
export const ids = [430,268];
export const modules = {

/***/ 8430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __webpack_require__(2965);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 4 modules
var index_store = __webpack_require__(7733);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(5761);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/adapters/http/limits.js
/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
const RESPONSE_MS = 10_000;

// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var http_transport = __webpack_require__(2268);
;// CONCATENATED MODULE: ./lib/adapters/http/web.js





/** The network, with the time limit of clients for each answer. */
function networkWeb(log, answerMs = RESPONSE_MS) {
    const transport = { ...(0,http_transport.networkTransport)(log), idleMs: answerMs, totalMs: answerMs };
    return {
        async request(request) {
            const { url, token, maxRedirects, maxBytes } = request;
            const headers = { ...request.headers, 'Accept-Encoding': 'gzip' };
            const authorization = token === undefined ? undefined : `Bearer ${token}`;
            try {
                const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes };
                const answer = await (0,http_transport.follow)(get, transport, { maxRedirects, nextUrl });
                if (answer === undefined)
                    return failure('redirects', url, `redirects more than ${maxRedirects} times`);
                const bytes = decoded(answer, maxBytes);
                const { status } = answer;
                return { kind: 'response', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes };
            }
            catch (error) {
                return failureOf(error, url);
            }
        },
    };
}
/** Where a response leads. As for clients, https may lead to http. */
function nextUrl({ status, headers, url }) {
    const location = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null)
        return undefined;
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
/** The failure of a request, as a result. Throws any other error. */
function failureOf(error, url) {
    if (!(error instanceof http_transport.RequestFailure))
        throw error;
    if (error.kind === 'large')
        return failure('large', url, 'has more bytes than are read');
    const advice = error.kind === 'untrusted' ? ` (${(0,http_transport.trustHint)(error)})` : '';
    return failure('unreachable', url, `cannot be reached: ${(0,base_error/* quote */.hD)(error.reason)}${advice}`);
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,base_url/* printableUrl */.Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding')?.toLowerCase() !== 'gzip')
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 2 modules
var composition_index_store = __webpack_require__(1050);
// EXTERNAL MODULE: ./lib/doctor/wait.js + 7 modules
var doctor_wait = __webpack_require__(8226);
// EXTERNAL MODULE: ./lib/publish/publish.js + 3 modules
var publish = __webpack_require__(2690);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(504);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 1 modules
var compare_interfaces = __webpack_require__(8932);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(8411);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/publish/read-index.js
var read_index = __webpack_require__(4686);
;// CONCATENATED MODULE: ./lib/publish/publish-by-pull-request.js















/**
 * Publishes as `publish` does, and opens or updates one pull request for each module. A version is `pending` until an owner of the index
 * merges it. A refusal of any tag refuses the run before the first pull request, unless it shall keep going. Throws what `publish`
 * throws; what was done for the modules before stays.
 * @param storageOf the pull requests from a branch
 */
async function publishByPullRequest(request, context, storageOf) {
    const { release, options } = await (0,publish/* selectRun */.S3)(request, context);
    const groups = (0,group/* groupBy */.$)(release.selections, (each) => (0,module_address/* formatModuleAddress */.wc)(each.release.address));
    const modules = [...groups.values()].map((selections) => {
        const { address } = selections[0].release;
        return new PullRequestIndex(address, selections, storageOf(pullRequestBranch(address)));
    });
    const [only, ...others] = modules;
    if (only === undefined || others.length > 0 || request.dryRun) {
        const target = { ...context, index: together(context.index, modules), log: quiet(context.log, request) };
        const planned = await (0,publish/* publishRepositories */.Oq)([release], { ...options, dryRun: true }, target);
        if (planned.error !== undefined || only === undefined || request.dryRun)
            return (0,publish/* withAdvice */.b5)(planned, context.log);
    }
    const reports = [];
    for (const [number, index] of modules.entries()) {
        const results = number === 0 ? release.results : [];
        const own = { ...release, results, selections: index.selections };
        reports.push(await publishModule(own, options, { ...context, index }));
    }
    return reports.reduce(withReport);
}
async function publishModule(release, options, context) {
    const { index, raceBackoff } = context;
    const { repositories: _, ...published } = await (0,publish/* publishRepositories */.Oq)([release], options, context);
    const report = (0,publish_report/* reworded */.Fg)(published, (refusal) => withClaim(refusal, index.pullRequest));
    const waiting = report.error === undefined ? await index.refresh(raceBackoff) : undefined;
    if (waiting === undefined)
        return report;
    const results = report.results.map((result) => {
        if (result.status === 'refused' || !waiting.versions.has(result.version))
            return result;
        return { ...result, status: 'pending', pullRequest: waiting.pullRequest.url };
    });
    return { ...report, results };
}
/** A pull request that is open claims its address. */
function withClaim(refusal, claim) {
    if (refusal.code !== 'NOT_OWNER' || claim === undefined)
        return refusal;
    const hint = `${refusal.hint}; if nothing of the module is published yet, the owner is the one of the pull request ${claim.url}: let an owner of the index close it`;
    return { ...refusal, hint };
}
function withReport(report, next) {
    const changed = [...report.index.changed, ...next.index.changed];
    const error = report.error ?? next.error;
    return {
        ...next,
        results: [...report.results, ...next.results],
        failures: [...report.failures, ...next.failures],
        index: { commit: next.index.commit, changed },
        ...(error === undefined ? {} : { error }),
    };
}
/** The index with what waits for all of these pull requests. It is only decided on. */
function together(base, modules) {
    return {
        isCreatedByPublish: false,
        async open() {
            let snapshot = await base.open();
            for (const module of modules)
                snapshot = await module.openOver(snapshot);
            return snapshot;
        },
        commit: async () => 'moved',
    };
}
/** The modules report what is decided on first once more. */
function quiet(log, { dryRun }) {
    return dryRun ? log : { info() { }, warn() { }, debug: (line) => log.debug(line) };
}
/**
 * An index to which one module is published by pull request. It is read as if the open pull request were merged already. A commit
 * replaces the branch of the pull request by one commit on top of the index branch as it is now.
 */
class PullRequestIndex {
    isCreatedByPublish = false;
    address;
    selections;
    #storage;
    #opened = new WeakMap();
    #written;
    /** What this run has pushed for a pull request that was merged or closed before. */
    #stray = null;
    /** The pull request that was open when the index was opened last. */
    pullRequest;
    /** @param selections what the run publishes of the module */
    constructor(address, selections, storage) {
        this.address = address;
        this.selections = selections;
        this.#storage = storage;
    }
    async checkAccess() {
        await this.#storage.index.checkAccess?.();
    }
    async open() {
        return this.openOver(await this.#storage.index.open());
    }
    /** The index as a snapshot has it, with the versions that wait for this pull request. Throws INDEX_INVALID. */
    async openOver(base) {
        const { branch, pullRequests } = this.#storage;
        this.#written = undefined;
        refuseMissing(base);
        const [tip, known] = await Promise.all([branch.open(), pullRequests.list()]);
        this.pullRequest = known.find(({ isOpen }) => isOpen);
        const isStray = tip.commit === this.#stray && this.pullRequest === undefined;
        const pending = isUndecided(tip, known) && !isStray ? await this.#pendingOf(base, tip) : new Map();
        const snapshot = withFiles(base, pending);
        this.#opened.set(snapshot, { base, tip, pending, pullRequest: this.pullRequest });
        return snapshot;
    }
    async commit(change, on) {
        const opened = this.#opened.get(on);
        if (opened === undefined)
            return 'moved';
        refuseSettings(change);
        const { base, pending, tip, pullRequest } = opened;
        const { address } = this;
        const files = new Map([...pending, ...change.files]);
        const versions = await this.#versionsIn(files, base);
        const releases = versions.map(({ release }) => release);
        const message = releases.length === 0 ? change : (0,publication_plan/* publicationMessage */.k$)([{ address, releases }]);
        const written = await this.#storage.branch.replace({ ...message, files }, { on: base, tip });
        if (written === 'moved')
            return 'moved';
        if (!(await this.#propose(versions, pullRequest))) {
            this.#stray = written.commit;
            return 'moved';
        }
        // Somebody else may have replaced the branch before the text was written.
        if ((await this.#storage.branch.open()).commit === written.commit)
            return { commit: base.commit };
        this.#written = undefined;
        return 'moved';
    }
    /**
     * Brings the pull request up to date with the index branch, and its text with the branch; undefined where nothing waits to be
     * merged. Throws INDEX_BUSY, INDEX_UNREACHABLE and PERMISSION.
     */
    async refresh(raceBackoff) {
        for (let attempt = 1; this.#written === undefined; attempt += 1) {
            const snapshot = await this.open();
            const opened = this.#opened.get(snapshot);
            if (opened === undefined || opened.pending.size === 0)
                return undefined;
            const { base, tip, pending, pullRequest } = opened;
            const isUpToDate = (await this.#storage.branch.parentOf(tip)) === base.commit;
            if (isUpToDate)
                await this.#propose(await this.#versionsIn(pending, base), pullRequest);
            else
                await this.commit({ message: '', files: new Map() }, snapshot);
            if (this.#written === undefined && !(await raceBackoff.wait(attempt)))
                throw (0,update_index/* indexBusy */.cO)(attempt);
        }
        return this.#written;
    }
    async #pendingOf(index, tip) {
        try {
            return await planPending(this.address, { index, tip });
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'INDEX_INVALID')
                throw error;
            const branch = (0,base_error/* quote */.hD)(pullRequestBranch(this.address));
            const hint = `if somebody has changed the branch ${branch}, close the pull request, and publish its tags again; else ${error.hint}`;
            throw new base_error/* RegistryError */.gl(error.code, error.message, hint, { cause: error });
        }
    }
    #versionsIn(files, base) {
        // A version of an earlier run is compared as those of this run are.
        const severitiesOf = (version) => (this.selections.find(({ release }) => release.version === version) ?? this.selections.at(-1))
            ?.severities;
        return pendingVersions(this.address, files, base, severitiesOf);
    }
    /** False where the pull request was merged or closed since it was read. */
    async #propose(versions, seen) {
        const { pullRequests, textOf } = this.#storage;
        const text = textOf(this.address, versions);
        const open = (await pullRequests.list()).find(({ isOpen }) => isOpen);
        if (seen !== undefined && open?.url !== seen.url)
            return false;
        const pullRequest = await pullRequests.put(text);
        this.#written = { pullRequest, versions: new Set(versions.map(({ release }) => release.version)) };
        return true;
    }
}
/** Whether what the branch holds still waits: it is not what was merged or closed. */
function isUndecided(tip, known) {
    if (tip.commit === null)
        return false;
    return known.some(({ isOpen }) => isOpen) || known.every(({ head }) => head !== tip.commit);
}
const OWNERS_WAY = 'publish once with index-commit-by: push, or run: module-registry init --url https://modules.example.com --index …';
function refuseMissing({ exists }) {
    if (exists)
        return;
    const problem = 'the index branch does not exist, and a pull request cannot create it';
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', problem, `let an owner of the index ${OWNERS_WAY}`);
}
/** The settings of an index belong to its owners. Throws INVALID_INPUT. */
function refuseSettings({ files }) {
    if (!files.has(format_paths/* REGISTRY_PATH */.aA))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and a pull request does not change registry.json', `let an owner of the index ${OWNERS_WAY}`);
}
function withFiles(base, files) {
    return {
        exists: base.exists,
        commit: base.commit,
        prefetch: (expected) => base.prefetch?.(expected),
        list: () => base.list(),
        listDirectory: (path) => base.listDirectory(path),
        async read(paths) {
            const read = new Map(await base.read(paths.filter((path) => !files.has(path))));
            for (const path of paths) {
                const content = files.get(path);
                if (content instanceof Uint8Array)
                    read.set(path, content);
            }
            return read;
        },
    };
}
const PREFIX = 'module-registry/';
/** The branch whose pull request publishes a module: a valid name for every address. */
function pullRequestBranch(address) {
    return `${PREFIX}${(0,module_address/* formatModuleAddress */.wc)(address)}`;
}
/**
 * The change that brings what a branch has of a module, and the index has not, into the index as it is now: versions, and packages of
 * versions. Everything else of the branch counts for nothing. Without files where there is nothing. Throws INDEX_INVALID.
 */
async function planPending(address, { index, tip }) {
    const path = (0,format_paths/* modulePath */.Mw)(address, 'module.json');
    const proposed = (0,index_files/* moduleIn */.w6)(await tip.read([path]), address);
    if (proposed === undefined)
        return new Map();
    const known = await index.read([format_paths/* REGISTRY_PATH */.aA, path]);
    const current = (0,index_files/* moduleIn */.w6)(known, address);
    const versions = proposed.versions.filter((each) => isPending(each, current));
    if (versions.length === 0)
        return new Map();
    const publication = await readPublication({ ...proposed, versions }, tip);
    const registry = (0,index_files/* registryIn */.hY)(known);
    const state = { files: known, planned: new Set() };
    const whole = await (0,read_index/* withVersions */.K)(state, index, publication.releases);
    const owner = current?.owner ?? proposed.owner;
    return (0,publication_plan/* planChange */.AS)(whole.files, registry, [{ ...publication, owner }]).files;
}
/** Whether the index lacks the version, or one of its packages. A removed version never comes back. */
function isPending({ version, packages }, current) {
    if (current?.removed.some((each) => each.version === version))
        return false;
    const published = current?.versions.find((each) => each.version === version);
    const known = new Set(published?.packages.map(({ location }) => location));
    return packages.some(({ location }) => !known.has(location));
}
async function readPublication(module, tip) {
    const { address, versions } = module;
    const files = await tip.read(versions.flatMap(({ version }) => [
        (0,format_paths/* versionPath */.qW)(address, version, 'release.json'),
        (0,format_paths/* versionPath */.qW)(address, version, 'module.zip'),
        ...(0,interface_document/* interfacePaths */.Er)(address, version),
    ]));
    const releases = versions.map(({ version }) => (0,index_files/* listedRelease */.Lh)(files, module, version));
    const interfaces = releases.flatMap((release) => {
        const moduleInterface = (0,interface_document/* parseInterfaceFiles */.MI)(release, (path) => files.get(path));
        return moduleInterface === undefined ? [] : [[release.version, moduleInterface]];
    });
    const isDocument = (path) => path.endsWith('/release.json');
    return {
        address,
        releases,
        files: new Map([...files].filter(([path]) => !isDocument(path))),
        moduleInterfaces: new Map(interfaces),
    };
}
/** The versions of a module that a change publishes, the highest first, compared with those before them. */
async function pendingVersions(address, change, index, severitiesOf) {
    const path = (0,format_paths/* modulePath */.Mw)(address, 'module.json');
    const before = (0,index_files/* moduleIn */.w6)(await index.read([path]), address);
    const files = ownFiles(address, change);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    if (module === undefined)
        return [];
    const changed = module.versions.filter((each) => isPending(each, before));
    const fresh = (0,version/* sortVersions */.M7)(changed.map(({ version }) => version));
    const listed = (0,version/* sortVersions */.M7)([...(before === undefined ? [] : (0,documents/* listedVersions */.f3)(before)), ...fresh]);
    return Promise.all(fresh.map(async (version) => {
        const release = (0,index_files/* listedRelease */.Lh)(files, module, version);
        const base = (0,required_bump/* selectBase */.gF)(listed, version);
        const after = (0,interface_document/* parseInterfaceFiles */.MI)(release, (each) => files.get(each));
        if (base === undefined || after === undefined)
            return { release };
        const kept = await index.read((0,interface_document/* interfacePaths */.Er)(address, base));
        const earlier = (0,interface_document/* parseInterfaceFiles */.MI)({ address, version: base }, (each) => files.get(each) ?? kept.get(each));
        if (earlier === undefined)
            return { release };
        const changes = (0,compare_interfaces/* compareInterfaces */.s)(earlier, after, severitiesOf(version));
        return { release, compatibility: (0,required_bump/* checkBump */.VJ)(base, version, changes) };
    }));
}
function ownFiles(address, files) {
    const directory = `${(0,format_paths/* moduleDirectory */._6)(address)}/`;
    return new Map([...files].flatMap(([path, content]) => content instanceof Uint8Array && path.startsWith(directory) ? [[path, content]] : []));
}

// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(2531);
// EXTERNAL MODULE: ./lib/release/notes.js
var release_notes = __webpack_require__(979);
// EXTERNAL MODULE: ./lib/action/markdown.js
var markdown = __webpack_require__(6093);
// EXTERNAL MODULE: ./lib/action/summary.js
var summary = __webpack_require__(8962);
;// CONCATENATED MODULE: ./lib/action/pull-request-text.js




/** Characters of the title of a pull request: GitHub takes 256. A longer one is cut, and ends in "…". */
const MAX_TITLE_LENGTH = 250;
/** Versions that the title of a pull request names. The rest is counted. */
const MAX_TITLE_VERSIONS = 3;
/**
 * Characters of the text of a pull request: GitHub takes 65,536. In a longer one the changes of interfaces are left out, and then the
 * table of versions.
 */
const MAX_PULL_REQUEST_LENGTH = 60_000;
/** The title and the body of the pull request that publishes versions of a module, the highest first. Nothing in it is markup of theirs. */
function pullRequestText(address, versions) {
    const name = (0,module_address/* formatModuleAddress */.wc)(address);
    if (versions.length === 0)
        return { title: `Repair ${name}`, body: `${INTRODUCTION}\n` };
    const compared = versions.flatMap(({ release: { version }, compatibility }) => compatibility === undefined ? [] : [{ address: name, version, ...compatibility }]);
    const parts = [
        `Versions of ${(0,markdown/* code */.aY)(name)} that are published when this is merged: ${versions.length}\n`,
        versionTable(name, versions),
        (0,summary/* renderComparisons */.tg)(compared).join('\n'),
    ];
    return {
        title: cut(`Publish ${name} ${named(versions.map(({ release: { version } }) => version))}`),
        body: bodyOf(parts, INTRODUCTION),
    };
}
/** GitHub shows each line of a body as a line. */
const INTRODUCTION = [
    'Every publish of the module replaces the branch of this pull request: do not commit to it.',
    'The packages are stored already; while this is open, and after it was closed, no client is told of them.\n',
].join(' ');
/** The title and the body of the pull request whose merge releases modules; the title is that of its commit, too. */
function releaseText(modules, { branch, repositoryUrl }) {
    const notes = modules.map((module) => `<details><summary>${(0,markdown/* prose */.CS)(`${module.name} ${module.next}`)}</summary>\n\n${(0,release_notes/* formatNotes */.j)({ ...module, base: module.last?.tag, repositoryUrl })}\n\n</details>\n`);
    const parts = ['Merging this pull request releases:\n', (0,markdown/* table */.tp)(modules.map(summary/* mergeRow */.Dd)), notes.join('\n')];
    const about = `Every push to ${(0,markdown/* code */.aY)(branch)} replaces the branch of this pull request: do not commit to it. Labels of the merged pull requests ask for another number: the next run reads them.\n`;
    return {
        title: cut(`chore: release ${named(modules.map(({ name, next }) => `${name} ${next}`))}`),
        body: bodyOf(parts, about),
    };
}
/** As many of the first parts as fit into a body, and what it is about. */
function bodyOf(parts, about) {
    const bodies = parts.map((_, without) => [...parts.slice(0, parts.length - without), about].join('\n'));
    return bodies.find((body) => body.length <= MAX_PULL_REQUEST_LENGTH) ?? about;
}
function cut(title) {
    return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1)}…`;
}
function named(names) {
    const shown = names.slice(0, MAX_TITLE_VERSIONS);
    const more = names.length - shown.length;
    return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}
function versionTable(name, versions) {
    const rows = versions.slice(0, markdown/* MAX_ROWS */.pX).map(({ release, compatibility }) => ({
        Address: (0,markdown/* code */.aY)(name),
        Version: (0,markdown/* code */.aY)(release.version),
        Tag: (0,markdown/* code */.aY)(release.tag),
        Commit: (0,markdown/* code */.aY)(release.commit),
        Digest: (0,markdown/* code */.aY)(release.package.digest),
        Repository: (0,markdown/* code */.aY)(release.repository.url),
        Interface: compatibility === undefined ? '' : changesSince(compatibility),
    }));
    const more = versions.length - rows.length;
    return `${(0,markdown/* table */.tp)(rows)}${more === 0 ? '' : `\nand ${more} more\n`}`;
}
function changesSince({ base, required, changes }) {
    return `${changes.length === 0 ? 'no' : required} changes since ${(0,markdown/* code */.aY)(base)}`;
}

// EXTERNAL MODULE: ./lib/adapters/github/pull-requests.js
var pull_requests = __webpack_require__(4862);
// EXTERNAL MODULE: ./lib/check/check.js
var check = __webpack_require__(1356);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/release-clone.js
var release_clone = __webpack_require__(1070);
// EXTERNAL MODULE: ./lib/module/origin.js
var origin = __webpack_require__(3324);
// EXTERNAL MODULE: ./lib/composition/forge.js
var forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/modules.js
var modules = __webpack_require__(55);
// EXTERNAL MODULE: ./lib/composition/sources.js + 2 modules
var sources = __webpack_require__(3);
;// CONCATENATED MODULE: ./lib/composition/release.js









/** A fetched branch that releases are made of: `tagged` is HEAD. Its clone has all tags and its whole history. */
async function openReleaseBranch({ environment, log }, modules, { branch, ...address }) {
    const clone = new release_clone/* ReleaseClone */.r(new git_git.Git(environment, log), modules);
    const tagged = await modules.taggedHead();
    if (tagged === undefined)
        throw withoutCommit(address.remote.url);
    return {
        ...modules,
        clone: { head: tagged.commit, branch, uncommitted: [] },
        remote: undefined,
        writer: clone.tagWriter(tagged, address),
        tagged,
        own: await clone.ownTags(),
    };
}
/**
 * The clone that `directory` is in, with its whole history; before a push with all tags of its origin, too. Throws NOT_A_REPOSITORY,
 * NOT_FOUND for an empty or shallow one without origin, LIMIT_EXCEEDED, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function openReleaseRepository(runtime, directory, pushes) {
    const { environment, log } = runtime;
    const git = await requireGit(new Git(environment, log));
    const found = await findRepository(git, directory);
    const { head } = found;
    if (head === undefined)
        throw withoutCommit(directory);
    const address = addressOf(found.originUrl, directory, runtime);
    const clone = new ReleaseClone(git, found);
    if (found.isShallow) {
        if (address === undefined)
            throw new RegistryError('NOT_FOUND', `the clone ${quote(directory)} is shallow, and has no origin to fetch the rest of its history from`, 'release from a full clone (fetch-depth: 0 for actions/checkout)');
        log.info('history   fetched: the clone is shallow');
        await clone.deepen(address, head);
    }
    const branch = await clone.branch();
    if (pushes && address === undefined)
        throw new RegistryError('INVALID_INPUT', 'the clone has no remote "origin" that tags could be pushed to', 'add it: git remote add origin URL; or leave the tags in the clone: --no-push');
    // A shallow clone lacks tags, too.
    const isRead = pushes || found.isShallow;
    const remote = isRead && address !== undefined ? await clone.fetchRemote(address, { head, branch }) : undefined;
    const modules = await openModuleRepository(runtime, directory);
    const tagged = await modules.taggedHead();
    if (tagged === undefined)
        throw withoutCommit(directory);
    return {
        ...modules,
        clone: { head, branch, uncommitted: await modules.uncommitted() },
        remote: pushes ? remote : undefined,
        writer: clone.tagWriter(tagged, pushes ? await pushAddress(git, address, directory, runtime) : address),
    };
}
/** Where the tags are pushed to: the URL for pushes of `origin`, if it has one. */
async function pushAddress(git, address, directory, runtime) {
    const { stdout } = await git.run(['config', '--get-all', 'remote.origin.pushurl'], { cwd: directory });
    const [url, ...others] = stdout.split('\n').filter((line) => line !== '');
    if (others.length === 0)
        return url === undefined ? address : addressOf(url, directory, runtime);
    throw new RegistryError('INVALID_INPUT', `"origin" has ${others.length + 1} URLs for pushes, and a release is one push`, 'leave one: git config --unset-all remote.origin.pushurl; git remote set-url --push origin URL');
}
/** Where the remote `origin` is, and the token for it; a relative path is one from the clone. */
function addressOf(originUrl, directory, { environment, temporary }) {
    const { remote } = originOf(originUrl);
    if (remote === undefined)
        return undefined;
    const isPath = remote.scheme === 'file' && !remote.url.startsWith('file:');
    const url = isPath ? resolve(directory, remote.url) : remote.url;
    return { remote: { ...remote, url }, token: tokens(environment, gitHubOf(environment))(remote), temporary };
}
function withoutCommit(directory) {
    return new base_error/* RegistryError */.gl('NOT_FOUND', `the repository ${(0,base_error/* quote */.hD)(directory)} has no commit`, 'commit the module first');
}

// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/publish/selection.js
var publish_selection = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/release/changelog-file.js
var changelog_file = __webpack_require__(3658);
// EXTERNAL MODULE: ./lib/release/release.js
var release = __webpack_require__(3988);
;// CONCATENATED MODULE: ./lib/action/release.js














/**
 * Publishes the tags that an earlier run made and did not publish, then tags and publishes the next version of each module that changed,
 * and keeps the pull request of the others. Nothing is tagged that the publish would refuse. Gives `raced` where another run made one of
 * the tags first, so that none was made. Throws what {@link release} throws.
 */
async function releaseModules(run, resources, runtime, publish) {
    const { inputs, event, release: commit } = run;
    const { modules, log } = resources;
    const address = { remote: event.remote, token: inputs['github-token'], temporary: runtime.temporary };
    const repository = await openReleaseBranch(runtime, modules, { ...address, branch: commit.branch });
    const begun = await unpublishedTags(repository, inputs, resources);
    if (begun.length > 0)
        log.info(`release   tagged by an earlier run, and not published: ${begun.map(base_error/* quote */.hD).join(', ')}`);
    const finished = begun.length === 0 ? [] : [await publish({ tags: begun, repository: modules, keepGoing: true })];
    const publishNew = (names, options) => {
        const tags = withTags(modules.tags, names, repository.tagged);
        return publish({ tags: names, repository: { ...modules, tags }, keepGoing: false, ...options });
    };
    let raced;
    const writer = {
        ...repository.writer,
        async push(tags) {
            const names = tags.map(({ tag }) => tag);
            try {
                // The publish that follows says all of it.
                const quiet = { info: () => { }, warn: () => { }, debug: (line) => log.debug(line) };
                refuseUnpublishable(await publishNew(names, { dryRun: true, log: quiet }));
                await repository.writer.push(tags);
            }
            catch (error) {
                // The other run may have published its tag already.
                const isTaken = error instanceof base_error/* RegistryError */.gl && /^(?:VERSION_EXISTS|TAG_MOVED)$/.test(error.code);
                if (isTaken)
                    raced = error;
                throw error;
            }
        },
    };
    const request = {
        mode: inputs['dry-run'] ? 'plan' : 'push',
        flags: inputs.selection,
        preRelease: inputs['pre-release'],
        initialVersion: inputs['initial-version'],
        onlyAnnounced: inputs.release === 'pull-request',
    };
    const pullRequests = pullRequestsOf(event, modules, log);
    try {
        const released = await (0,release/* release */._r)(request, { ...repository, writer, pullRequests, log });
        const isRefused = released.some(({ status }) => status === 'refused');
        const tags = isRefused
            ? []
            : released.flatMap(({ tag, status }) => (tag === undefined || status === 'proposed' ? [] : [tag]));
        const published = tags.length === 0 ? [] : [await publishNew(tags, { dryRun: inputs['dry-run'] })];
        const report = joined([...finished, ...published]);
        return { modules: released, report, proposal: await proposeReleases(released, run, modules, runtime) };
    }
    catch (error) {
        if (raced === undefined)
            throw error;
        return { raced };
    }
}
function pullRequestsOf({ forge }, { home }, log) {
    if (forge.hasGraphql)
        return (0,pull_requests/* mergedPullRequests */.S)(home);
    log.info(`labels    of pull requests do not count at ${forge.title}, trailers of commits do`);
    return { of: async () => new Map() };
}
/** Tags of this tool in the history of the commit, whose versions the index neither has nor has had. */
async function unpublishedTags({ own, released, config, defaultAddress, clone }, { selection }, { index }) {
    const made = (await released.all()).filter(({ tag }) => own.has(tag));
    if (made.length === 0)
        return [];
    const configured = await config.at(clone.head);
    const ignored = await (0,select_releases/* readIgnoredTags */._Q)(made, { at: async () => configured });
    const modules = (0,publish_selection/* modulesOf */.XG)(configured, selection, defaultAddress).map((spec) => ({
        address: spec.address ?? defaultAddress(),
        tags: (0,check/* releasesOf */.w0)(spec, made).filter(({ tag }) => !ignored.has(tag)),
    }));
    const snapshot = await index.open();
    const paths = modules.map(({ address }) => (0,format_paths/* modulePath */.Mw)(address, 'module.json'));
    const files = await snapshot.read([format_paths/* REGISTRY_PATH */.aA, ...paths]);
    if (snapshot.exists)
        (0,index_files/* registryIn */.hY)(files);
    return modules.flatMap(({ address, tags }) => {
        const module = (0,index_files/* moduleIn */.w6)(files, address);
        const known = new Set([...(module?.versions ?? []), ...(module?.removed ?? [])].map(({ version }) => version));
        return tags.filter(({ version }) => !known.has(version)).map(({ tag }) => tag);
    });
}
function withTags(tags, names, commit) {
    const made = names.map((tag) => ({ ...commit, tag }));
    return {
        find: async (name) => made.find(({ tag }) => tag === name) ?? tags.find(name),
        all: async () => [...made, ...(await tags.all()).filter(({ tag }) => !names.includes(tag))],
    };
}
/** A tag without a version is worse than no tag. Throws the first refusal of the publish. */
function refuseUnpublishable({ failures }) {
    const [first] = failures;
    if (first === undefined)
        return;
    const { code, message, hint } = first.error;
    throw new base_error/* RegistryError */.gl(code, `nothing is tagged, as the tag ${(0,base_error/* quote */.hD)(first.tag)} would be refused: ${message}`, hint);
}
function joined(reports) {
    return (0,publish_report/* reportOf */.EI)(reports.flatMap(({ results }) => results), {
        index: {
            commit: reports.at(-1)?.index.commit ?? null,
            changed: [...new Set(reports.flatMap(({ index }) => index.changed))],
        },
        registryUrl: reports.at(-1)?.registryUrl ?? null,
        isBulk: false,
        isRefused: reports.some(({ error }) => error !== undefined),
    });
}
/**
 * Opens or updates the one pull request whose merge releases what is proposed, or closes it where nothing is; returns its
 * URL. Undefined where releases are not collected or one is refused, where there is none, and where another run keeps it: for a newer commit, or
 * after somebody closed it at this one. Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function proposeReleases(released, { inputs, event, release: { branch: base } }, modules, { environment, log, temporary }) {
    const on = await modules.taggedHead();
    const isRefused = released.some(({ status }) => status === 'refused');
    if (inputs.release !== 'pull-request' || inputs['dry-run'] || isRefused || on === undefined)
        return undefined;
    const proposed = released.filter(({ status }) => status === 'proposed');
    const branch = `module-registry-release/${base}`;
    const pullRequests = new pull_requests.BranchPullRequests(await modules.home(), { head: branch, base }, 'REPOSITORY_UNREACHABLE');
    if (proposed.length === 0) {
        await pullRequests.close();
        return undefined;
    }
    const { repositoryUrl, gitDirectory } = modules;
    const text = releaseText(proposed, { branch: base, repositoryUrl });
    const address = { remote: event.remote, token: inputs['github-token'], temporary, branch };
    const files = await (0,changelog_file/* changelogFiles */.k7)(proposed, on, modules);
    const change = { base, on, files, message: `${text.title}\n` };
    const commit = await (0,index_store/* replaceBranch */.v6)(new git_git.Git(environment, log), address, gitDirectory, change);
    if (commit === undefined) {
        log.info(`release   the pull request is left to a newer run: "${base}" has moved on`);
        return undefined;
    }
    const known = await pullRequests.list();
    const open = known.find(({ isOpen }) => isOpen);
    if (open === undefined && known.some(({ head }) => head === commit)) {
        log.info('release   the pull request was closed: the next push opens another one');
        return undefined;
    }
    return (await pullRequests.put(text)).url;
}

// EXTERNAL MODULE: ./lib/action/run-resources.js
var run_resources = __webpack_require__(9175);
;// CONCATENATED MODULE: ./lib/action/publish-tags.js
















/** Attempts to make tags that other runs make at the same time. Then the run fails. */
const MAX_RELEASE_ATTEMPTS = 5;
/** Publishes tags, or releases a commit, as the inputs say. The zip is kept in the directory `runtime.temporary`, which outlives the run. */
async function run(action, runtime) {
    let before;
    for (let attempt = 1;; attempt += 1) {
        const outcome = await attemptRun(action, runtime);
        if (!('raced' in outcome))
            return outcome;
        const { raced } = outcome;
        // A race is lost at another tag each time; what is in the way of the same one stays there.
        if (attempt === MAX_RELEASE_ATTEMPTS || raced.message === before)
            throw raced;
        before = raced.message;
        runtime.log.info('release   another run was faster: planned anew');
    }
}
function attemptRun(action, runtime) {
    const kept = runtime.temporary;
    return (0,temporary/* withTemporaryDirectory */.n)(async (temporary) => {
        const packages = [];
        const inside = { ...runtime, temporary };
        const outcome = await (0,run_resources/* withRunResources */.l)(action, inside, async (resources) => {
            const publishThese = (request) => publishTags(request, { action, resources, packages }, inside);
            const released = 'release' in action
                ? await releaseModules(action, resources, inside, publishThese)
                : { modules: [], report: await publishThese({ tags: action.tags, repository: resources.modules }) };
            if ('raced' in released)
                return released;
            return { ...released, ...(await waitForClients(released.report, action, resources)) };
        });
        if ('raced' in outcome)
            return outcome;
        return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) };
    }, kept);
}
function publishTags({ tags, repository, log, ...options }, { action, resources, packages, }, runtime) {
    const { inputs } = action;
    const request = {
        tags,
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: inputs['keep-going'],
        strict: inputs.strict,
        dryRun: inputs['dry-run'],
        repair: inputs.repair,
        ...options,
    };
    const packer = {
        async pack(request) {
            const pkg = await repository.packer.pack(request);
            packages.push(pkg);
            return pkg;
        },
        discard: repository.packer.discard,
    };
    const context = { ...resources, repository: { ...repository, packer }, log: log ?? resources.log };
    return inputs['index-commit-by'] === 'pull-request'
        ? publishToPullRequests(request, context, action, runtime)
        : (0,publish/* publish */.mk)(request, context);
}
async function waitForClients(report, { inputs, event }, { indexHome, log }) {
    const { deploy, wait, 'dry-run': isDry } = inputs;
    if (isDry)
        return {};
    return (0,doctor_wait/* makeInstallable */.s)(report, {
        web: networkWeb(log),
        backoff: wait === undefined ? undefined : (0,backoff/* pollBackoff */.c1)(wait),
        elapsed: (0,backoff/* secondsSince */.wv)(event.taggedAt),
        deploy: deploy && (() => (0,index_repository.deployIndex)(inputs, indexHome)),
        isAgain: event.isAgain,
        log,
    });
}
async function keepPackage(report, packages, directory) {
    const [result, ...others] = report.results;
    if (result === undefined || result.status === 'refused' || others.length > 0)
        return '';
    const pkg = packages.find(({ facts }) => facts.digest === result.package.digest);
    if (pkg === undefined)
        return '';
    const path = (0,external_node_path_.join)(directory, `${result.address.replaceAll('/', '-')}-${result.version}.zip`);
    await (0,promises_.copyFile)(pkg.file, path);
    return path;
}
/** Publishes to pull requests of the index. Throws INVALID_INPUT where that is not on GitHub, MISSING_PROGRAM. */
async function publishToPullRequests(request, context, { inputs, event }, runtime) {
    const { target, token, repository } = (0,index_repository.indexRepositoryOf)(inputs, event);
    if (repository === undefined || target.kind === 'directory') {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `input "index-commit-by" is "pull-request", but the index ${(0,base_error/* quote */.hD)(inputs['index-repository'] ?? '')} is not on ${event.serverUrl}`, 'name an index repository on the server of the workflow, or set index-commit-by: push');
    }
    const { remote, branch: base } = target;
    const home = await context.indexHome();
    const git = await (0,git_git.requireGit)(new git_git.Git(runtime.environment, runtime.log));
    const { BranchPullRequests } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4862));
    const openBranch = (branch) => new index_store/* GitIndex */.B8(git, { remote, branch, token, reading: 'paths', temporary: runtime.temporary });
    const index = openBranch(base);
    const opened = [index];
    const storageOf = (head) => {
        const own = openBranch(head);
        opened.push(own);
        const branch = {
            open: () => own.open(),
            parentOf: (tip) => own.parentOf(tip),
            replace: (change, { on, tip }) => index.commitTo(own, (0,composition_index_store/* messageOfRun */.yj)(change, runtime), { on, tip: tip.commit }),
        };
        const pullRequests = new BranchPullRequests(home, { head, base });
        return { index, branch, pullRequests, textOf: pullRequestText };
    };
    try {
        return await publishByPullRequest(request, context, storageOf);
    }
    finally {
        for (const each of opened)
            await each.close();
    }
}


/***/ }),

/***/ 2268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RequestFailure: () => (/* binding */ RequestFailure),
/* harmony export */   bodyOfBytes: () => (/* binding */ bodyOfBytes),
/* harmony export */   follow: () => (/* binding */ follow),
/* harmony export */   isRead: () => (/* binding */ isRead),
/* harmony export */   networkTransport: () => (/* binding */ networkTransport),
/* harmony export */   send: () => (/* binding */ send),
/* harmony export */   trustAsGo: () => (/* binding */ trustAsGo),
/* harmony export */   trustHint: () => (/* binding */ trustHint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4708);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1692);
/* harmony import */ var _base_certificate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8274);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(206);










/** Time without a byte from the other side. Then the request fails, and may be repeated. */
const IDLE_MS = 120_000;
function bodyOfBytes(bytes) {
    return {
        size: bytes.length,
        async *open() {
            yield bytes;
        },
    };
}
function networkTransport(log, secrets = new _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_8__/* .SecretMask */ .fZ()) {
    return { log, secrets, idleMs: IDLE_MS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/** Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link RequestFailure}. */
async function send(request, { log, idleMs, totalMs }) {
    const { method, url } = request;
    const timeout = new AbortController();
    const timer = totalMs && globalThis.setTimeout(() => timeout.abort(), totalMs);
    const target = `${url.origin}${url.pathname}`;
    try {
        const response = await begin(request, idleMs, timeout);
        const status = response.statusCode ?? 0;
        log.debug(`${method} ${target} ${status}`);
        return { status, headers: headersOf(response), bytes: await readBody(response, request), url };
    }
    catch (cause) {
        if (cause instanceof RequestFailure || cause instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RegistryError */ .gl)
            throw cause;
        log.debug(`${method} ${target} failed`);
        const limit = totalMs === undefined ? `no data for ${idleMs / 1000} s` : `no answer within ${totalMs / 1000} s`;
        if (timeout.signal.aborted)
            throw new RequestFailure('unreachable', url, limit, cause);
        throw new RequestFailure(isUntrusted(cause) ? 'untrusted' : 'unreachable', url, reasonOf(cause), cause);
    }
    finally {
        clearTimeout(timer);
    }
}
/**
 * Sends a request and follows its redirects; undefined where there are more than allowed. The Authorization header goes to the
 * origin of the request alone, and no more once another origin has had its say. Throws what {@link send} and the rules throw.
 */
async function follow(request, transport, { maxRedirects, nextUrl }) {
    let { url, authorization } = request;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
        if (url.origin !== request.url.origin)
            authorization = undefined;
        const response = await send({ ...request, url, authorization }, transport);
        const next = nextUrl(response);
        if (next === undefined)
            return response;
        url = next;
    }
    return undefined;
}
/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request, idleMs, timeout) {
    const { method, url, body, authorization } = request;
    const headers = {
        'User-Agent': 'module-registry',
        ...request.headers,
        ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const start = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_2__.request : node_http__WEBPACK_IMPORTED_MODULE_1__.request;
    return new Promise((resolve, reject) => {
        const outgoing = start(url, { method, headers, timeout: idleMs, signal: timeout.signal });
        outgoing.on('timeout', () => timeout.abort());
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
            // A response may come before the request is sent whole; its connection cannot be used again.
            response.on('close', () => outgoing.writableFinished || outgoing.destroy());
            resolve(response);
        });
        if (body === undefined)
            outgoing.end();
        else
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(body.open(), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, { url, maxBytes, into }) {
    const chunks = [];
    const keep = response.statusCode === 200 && into !== undefined ? into : (chunk) => chunks.push(chunk);
    let size = 0;
    for await (const chunk of response) {
        size += chunk.length;
        if (size > maxBytes)
            throw new RequestFailure('large', url, `more than ${maxBytes} bytes`);
        await keep(chunk);
    }
    return Buffer.concat(chunks);
}
/** A host with several addresses fails with one error for each, in an AggregateError without a message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    if (error.message.includes('SSL routines') && error.message.includes('wrong version number'))
        return 'the server answers without TLS on this port';
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE_ERROR = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT_)/;
function isUntrusted(error) {
    return error instanceof Error && 'code' in error && CERTIFICATE_ERROR.test(String(error.code));
}
/** What to do where the certificate of a server is not trusted. */
function trustHint({ reason }) {
    return (0,_base_certificate_js__WEBPACK_IMPORTED_MODULE_9__/* .certificateFix */ .X)(reason, 'SSL_CERT_FILE=ca.pem, which Terraform and OpenTofu read too, or NODE_EXTRA_CA_CERTS=ca.pem');
}
/** A request without a response that can be used. Each adapter says it in words of its own. */
class RequestFailure extends Error {
    /** `unreachable`: a second try may succeed; `untrusted`: the certificate is not that of an authority that is known. */
    kind;
    url;
    reason;
    constructor(kind, url, reason, cause) {
        super(`${url.host}: ${reason}`, { cause });
        this.kind = kind;
        this.url = url;
        this.reason = reason;
    }
}
/**
 * Trusts the authorities that programs in Go trust besides the system's own: those of the file SSL_CERT_FILE, and of the files in the
 * directories of SSL_CERT_DIR. A file that cannot be read counts for nothing, as in Go. https://pkg.go.dev/crypto/x509#SystemCertPool
 */
function trustAsGo(environment) {
    const { SSL_CERT_FILE: file = '', SSL_CERT_DIR: directories = '', NODE_EXTRA_CA_CERTS: extra = '', } = environment;
    if (file === '' && directories === '')
        return;
    const below = directories
        .split(':')
        .filter((path) => path !== '')
        .flatMap(filesIn);
    const found = [file, ...below, extra].filter((path) => path !== '').flatMap(textOf);
    // A list of one's own replaces Node's, with those of NODE_EXTRA_CA_CERTS.
    node_https__WEBPACK_IMPORTED_MODULE_2__.globalAgent.options.ca = [...node_tls__WEBPACK_IMPORTED_MODULE_6__.rootCertificates, ...found];
}
function filesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    }
    catch {
        return [];
    }
}
function textOf(path) {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
        return text.includes('-----BEGIN CERTIFICATE-----') ? [text] : [];
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

const WORK = Symbol.for('module-registry.work');
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`globalThis[Symbol.for('module-registry.work')]()`);
/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
function withinTime(milliseconds, work, late) {
    let result;
    Reflect.set(globalThis, WORK, () => {
        result = { of: work() };
    });
    try {
        script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
    }
    catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
            ? late()
            : error;
    }
    finally {
        Reflect.deleteProperty(globalThis, WORK);
    }
    if (result === undefined)
        throw late();
    return result.of;
}


/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ collectInto)
});

// UNUSED EXPORTS: tokens

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __webpack_require__(8169);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var module_git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/release.js
var release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/tag.js
var tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/publish/package-checks.js
var package_checks = __webpack_require__(5405);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 4 modules
var modules = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var objects = __webpack_require__(3267);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/adapters/node/within-time.js
var within_time = __webpack_require__(1790);
;// CONCATENATED MODULE: ./lib/adapters/git/source-limits.js





/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200;
/** What one repository may take, and a package of others: anybody can publish one of any size, on a host as slow as they like. */
const source_limits_REPOSITORY_LIMITS = { megabytes: 2048, seconds: 600 };
/**
 * Runs work for a source and aborts it when its time is up, or when what it writes into the directory is too large: git
 * itself has no limits for a fetch. Throws LIMIT_EXCEEDED then.
 */
async function source_limits_withinLimits(source, { megabytes, seconds }, directory, work) {
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
        this.#limit = `${(0,count/* counted */.h)(seconds, 'second')}${doing}`;
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
        return (0,within_time/* withinTime */.d)(this.#leftMs - spent, work, () => {
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
        const error = new base_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the source ${(0,base_error/* quote */.hD)(this.#source)} takes more than ${limit}`, 'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again');
        this.#controller.abort(error);
    }
}
/** Files that git removes meanwhile count as nothing. */
async function sizeOf(directory) {
    const names = await (0,promises_.readdir)(directory, { recursive: true }).catch(() => []);
    const sizes = names.map(async (name) => {
        const found = await (0,promises_.stat)((0,external_node_path_.join)(directory, name)).catch(() => undefined);
        return found?.isFile() ? found.size : 0;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

;// CONCATENATED MODULE: ./lib/adapters/git/source-repositories.js














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
        const temporary = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#options.temporary, 'source-'));
        const remote = this.#remoteOf(source);
        const gitDirectory = await source_limits_withinLimits(source.name, limits, temporary, (signal) => (0,git_remote/* fetchTags */.un)(git, { remote, token: tokenFor(remote), tags, temporary, subject: 'source', signal }));
        const httpsUrl = (0,module_git_remote/* httpsUrlFromRemote */.FG)(remote);
        const local = { gitDirectory, objects: (0,external_node_path_.join)(gitDirectory, 'objects'), head: undefined };
        const time = new SourceTime(source.name, limits, ' to be packed');
        const found = (0,module_repository.repositoryTags)(git, local, temporary, { signal: time.signal });
        return {
            tags: { all: () => time.spend(found.all), find: (name) => time.spend(() => found.find(name)) },
            ...(0,modules/* openModules */.m)(git, local, temporary, time),
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
        const visibility = await source_limits_withinLimits(source.name, limits, undefined, (signal) => (0,git_remote/* readVisibility */.tQ)(git, { remote, signal, temporary }));
        return visibility ?? 'private';
    }
    #listTags({ name }, remote) {
        const { git, limits, temporary, tokenFor } = this.#options;
        const address = { remote, token: tokenFor(remote), temporary };
        return source_limits_withinLimits(name, limits, undefined, async (signal) => {
            const tags = await (0,git_remote/* listRemoteTags */.oW)(git, address, { signal });
            return [...tags].map(([tag, commit]) => {
                if (commit.length > 40)
                    throw (0,failures/* sha256Refusal */.wg)('NOT_A_REPOSITORY', `the source ${(0,base_error/* quote */.hD)(name)}`);
                return { tag, commit };
            });
        });
    }
    #remoteOf(source) {
        return this.#renamed.get(source) ?? source.remote;
    }
    /** A redirect is not followed with a token, so GitHub's API says where the repository is now. */
    async #newRemote(source, error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code === 'LIMIT_EXCEEDED')
            return undefined;
        const found = await this.#options.describe(source);
        if (found === undefined || found.name === source.identity?.repository)
            return undefined;
        const { scheme, host, port } = source.remote;
        return (0,module_git_remote/* parseGitRemote */.IM)(`${scheme}://${host}${port === undefined ? '' : `:${port}`}/${found.name}.git`);
    }
    async #identityOf(source, remote) {
        const identity = (0,module_git_remote/* identityFromRemote */.tk)(remote);
        if (identity === undefined || source.identity?.repositoryId !== undefined)
            return source.identity;
        const found = await this.#options.describe(source);
        return found === undefined ? identity : { ...identity, repositoryId: found.id, ownerId: found.ownerId };
    }
}
function taggedRepositories(settings) {
    return {
        async open(url, releases) {
            const temporary = await mkdtemp(join(settings.temporary, 'tagged-'));
            try {
                return await source_repositories_open(url, releases, { ...settings, temporary });
            }
            catch (error) {
                await rm(temporary, { recursive: true, force: true });
                if (error instanceof RegistryError)
                    return { kind: 'unreachable', message: error.message };
                throw error;
            }
        },
    };
}
async function source_repositories_open(url, releases, { git, temporary, tokenFor }) {
    const remote = parseGitRemote(url);
    const address = { remote, token: tokenFor(remote), temporary };
    const repository = new FetchRepository(git, address);
    const refs = await withinLimits(url, REPOSITORY_LIMITS, temporary, async (signal) => {
        const tags = await listRemoteTags(git, address, { subject: 'module repository', signal });
        await fetchCommits(repository, tags, { releases, signal });
        return tags;
    });
    const { objects } = repository;
    const readers = {
        modules: openModules(git, { objects, head: undefined }, temporary),
        objects: new GitObjects(git, objects, temporary),
    };
    return {
        kind: 'opened',
        commitOf: (tag) => refs.get(tag),
        rebuild: (module) => rebuild(module, readers),
        async close() {
            await readers.modules.close();
            await readers.objects.close();
            await rm(temporary, { recursive: true, force: true });
        },
    };
}
/** Tags in one fetch; commits that no tag names any more one by one, as a server may refuse each of them. */
async function fetchCommits(repository, tags, { releases, signal }) {
    const isAtTag = ({ tag, commit }) => isRefName(tag) && tags.get(tag) === commit;
    const refspecs = releases.filter(isAtTag).map(({ tag }) => `refs/tags/${tag}:refs/tags/${tag}`);
    if (refspecs.length > 0)
        await repository.fetch(refspecs, ['--depth=1'], { signal });
    const others = new Set(releases.filter((release) => !isAtTag(release)).map(({ commit }) => commit));
    for (const commit of others)
        await repository.fetch([commit], ['--depth=1'], { signal });
}
async function rebuild(module, { modules, objects }) {
    const { commit, path } = module;
    const extent = packageExtent(module);
    try {
        const { facts, file } = await modules.packer.pack({ commit, path, ...extent, isCommit: true });
        await rm(file, { force: true });
        const { committedAt = 0 } = (await followTag({ tag: module.tag, oid: commit }, objects)) ?? {};
        return {
            kind: 'rebuilt',
            facts,
            committedAt: formatCommitDate(committedAt),
            license: await modules.license({ commit, path }),
            moduleInterface: await modules.interfaces.atCommit({ commit, path }),
            lacks: await lackingPaths(module, modules.interfaces),
        };
    }
    catch (error) {
        if (!(error instanceof RegistryError))
            throw error;
        return error.code === 'NOT_FOUND' ? { kind: 'absent' } : { kind: 'refused', message: messageOf(error) };
    }
}
/** What the package of a release lacks of what this tool would put into it: whoever writes an index names less as he likes. */
async function lackingPaths(release, interfaces) {
    const { packagePaths, packageRoot: boundary, path } = release;
    if (packagePaths === undefined)
        return [];
    const needed = await withPackageRoot(release, boundary, interfaces);
    const { packageRoot = path, packagePaths: paths = [packageRoot] } = packageExtent(needed);
    return paths.filter((each) => !packagePaths.some((other) => isWithin(each, other)));
}

// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/collect/collect.js + 4 modules
var collect = __webpack_require__(5923);
// EXTERNAL MODULE: ./lib/module/forge.js
var module_forge = __webpack_require__(6223);
// EXTERNAL MODULE: ./lib/composition/forge.js
var composition_forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/package-stores.js
var package_stores = __webpack_require__(5953);
// EXTERNAL MODULE: ./lib/composition/runtime.js
var composition_runtime = __webpack_require__(4994);
;// CONCATENATED MODULE: ./lib/composition/sources.js









/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000;
/**
 * Collects into an opened index. Throws as {@link collect}, and MISSING_PROGRAM.
 * @param server the one that owners and short names are on
 */
async function collectInto({ target, ...openedIndex }, request, server, runtime) {
    const { environment, log, temporary } = runtime;
    const git = await (0,git_git.requireGit)(new git_git.Git(environment, log));
    // Opened at the first call: a run without owners and new tags asks GitHub nothing.
    const github = (0,composition_runtime/* once */.Oo)(() => openGitHub(server, runtime));
    const tokenFor = tokens(environment, server);
    const openOwner = ownersOf(github, server, runtime);
    const sources = new SourceRepositories({
        git,
        limits: request.config.limits,
        temporary,
        tokenFor,
        storesOf: package_stores/* collectionStores */.V,
        describe: describer(server, github),
    });
    return (0,collect/* collect */.F)(request, {
        ...openedIndex,
        serverUrl: server.url,
        sources,
        tagLists: { find: async (wanted) => findTags(wanted, server, github) },
        owners: {
            page: async (owner, page) => (await openOwner(owner)).owners.page(owner.owner ?? '', page),
        },
        indexVisibility: (0,composition_runtime/* once */.Oo)(() => visibilityOfIndex(git, target, temporary)),
        log,
    });
}
/** The server of an owner, opened once: the one of the run, or another one with the token of its own variable. */
function ownersOf(github, own, runtime) {
    const others = new Map();
    const openOther = async ({ forge: name }, url) => {
        const { environment } = runtime;
        const forge = name === undefined ? await (0,composition_forge/* forgeAt */.rv)(url, environment) : module_forge/* FORGES */.tu[name];
        const tokenName = (0,module_forge/* tokenVariable */.Sj)(new URL(url).host);
        const token = environment[tokenName] || (url === own.url ? own.token : undefined);
        const { retrySeconds } = own;
        return openGitHub({ forge, url, apiUrl: (0,composition_forge/* apiUrlOf */.po)(url, forge), token, tokenName, retrySeconds }, runtime);
    };
    return (owner) => {
        const { server: url = own.url, forge = own.forge.name } = owner;
        // What contradicts the server of the run is left to its API to refuse.
        if (url === own.url && forge === own.forge.name)
            return github();
        const key = `${url} ${owner.forge}`;
        return (0,get_or_insert/* getOrInsert */.P)(others, key, () => openOther(owner, url));
    };
}
async function openGitHub(server, runtime) {
    const github = await (0,composition_forge/* openServer */.CT)(server, runtime);
    const { OwnerRepositories, RepositoryTags } = await __webpack_require__.e(/* import() */ 372).then(__webpack_require__.bind(__webpack_require__, 4372));
    const { requireGitea } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7164));
    await requireGitea(github);
    const tags = new RepositoryTags(github);
    const hasTags = server.token !== undefined && server.forge.hasGraphql;
    return { owners: new OwnerRepositories(github, hasTags ? tags : undefined), tags };
}
async function findTags(sources, server, github) {
    const named = sources.flatMap((source) => {
        const name = source.identity && isOnServer(source.remote, server)
            ? (0,composition_forge/* repositoryNameOn */.Tq)(server.url, source.identity)
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
        const found = known.get(source) ?? (await github()).owners.find((0,composition_forge/* repositoryNameOn */.Tq)(url, identity));
        known.set(source, found);
        const description = await found;
        return description && { ...description, name: `${(0,composition_forge/* serverPathPrefix */.$N)(url)}${description.name}` };
    };
}
/** The token of a host: that of its own variable, or of the server. */
function tokens(environment, { url, token }) {
    const server = new URL(url);
    return ({ scheme, host, port }) => {
        const isServer = server.origin === `${scheme}://${host}${port === undefined ? '' : `:${port}`}`;
        return environment[(0,module_forge/* tokenVariable */.Sj)(host)] || (isServer ? token : undefined);
    };
}
/** A local index is private, as its files are. A remote index is public unless a read without credentials fails. */
async function visibilityOfIndex(git, target, temporary) {
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return 'private';
    if (target.remote.scheme === 'ssh')
        return 'public';
    return ((await (0,git_remote/* readVisibility */.tQ)(git, { remote: target.remote, deadlineMs: INDEX_ANSWER_MS, temporary })) ??
        'private');
}


/***/ })

};
