export const id = 430;
export const ids = [430,268];
export const modules = {

/***/ 81430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __webpack_require__(2965);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(37863);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 3 modules
var index_store = __webpack_require__(77011);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(15761);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(18644);
;// CONCATENATED MODULE: ./lib/adapters/http/limits.js
/** HTTP. */

/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
const RESPONSE_MS = 10_000;
/**
 * Bytes of a package that `doctor` and `verify` download: `publish` makes none that is larger. A larger one
 * is a failed check.
 */
const MAX_DOWNLOAD_BYTES = (/* unused pure expression or super */ null && (MAX_PACKAGE_BYTES));

// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var http_transport = __webpack_require__(72268);
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
    const advice = error.kind === 'untrusted' ? ` (${http_transport.TRUST_HINT})` : '';
    return failure('unreachable', url, `cannot be reached: ${(0,base_error/* quote */.hD)(error.reason)}${advice}`);
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,base_url/* printableUrl */.Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding') !== 'gzip')
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
var doctor_wait = __webpack_require__(78226);
// EXTERNAL MODULE: ./lib/publish/publish.js + 2 modules
var publish = __webpack_require__(7996);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(92234);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(95660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(93478);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(88046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(10504);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 1 modules
var compare_interfaces = __webpack_require__(28932);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(38411);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(57851);
// EXTERNAL MODULE: ./lib/publish/read-index.js
var read_index = __webpack_require__(74686);
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
    const modules = [...groups.values()].flatMap((selections) => {
        const [first] = selections;
        if (first === undefined)
            return [];
        const { address } = first.release;
        return new PullRequestIndex(address, selections, storageOf(pullRequestBranch(address)));
    });
    const [only, ...others] = modules;
    if (only === undefined || others.length > 0 || request.dryRun) {
        const target = { ...context, index: together(context.index, modules), log: quiet(context.log, request) };
        const all = { ...options, dryRun: true, fresh: 'planned' };
        const planned = await (0,publish/* publishRepositories */.Oq)([release], all, target);
        if (planned.error !== undefined || only === undefined || request.dryRun)
            return (0,publish/* withAdvice */.b5)(planned, context.log);
    }
    const reports = [];
    for (const [number, index] of modules.entries()) {
        const results = number === 0 ? release.results : [];
        const own = { ...release, results, selections: index.selections };
        reports.push(await publishModule(own, { ...options, fresh: 'pending' }, { ...context, index }));
    }
    const [first, ...rest] = reports;
    if (first === undefined)
        throw new Error('a run without modules was published');
    return rest.reduce(withReport, first);
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
        const isSaid = open?.title === text.title && open.body === text.body;
        const pullRequest = isSaid ? open : await pullRequests.put(text);
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
    if (!files.has(paths/* REGISTRY_PATH */.aA))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and a pull request does not change registry.json', `let an owner of the index ${OWNERS_WAY}`);
}
/** The snapshot as it is with these files. */
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
    const path = (0,paths/* modulePath */.Mw)(address, 'module.json');
    const proposed = (0,index_files/* moduleIn */.w6)(await tip.read([path]), address);
    if (proposed === undefined)
        return new Map();
    const known = await index.read([paths/* REGISTRY_PATH */.aA, path]);
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
/** The versions that the document lists, with their files. */
async function readPublication(module, tip) {
    const { address, versions } = module;
    const files = await tip.read(versions.flatMap(({ version }) => [
        (0,paths/* versionPath */.qW)(address, version, 'release.json'),
        (0,paths/* versionPath */.qW)(address, version, 'module.zip'),
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
    const path = (0,paths/* modulePath */.Mw)(address, 'module.json');
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
/** The documents of a module among the files of a change. */
function ownFiles(address, files) {
    const directory = `${(0,paths/* moduleDirectory */._6)(address)}/`;
    return new Map([...files].flatMap(([path, content]) => content instanceof Uint8Array && path.startsWith(directory) ? [[path, content]] : []));
}

// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(52531);
// EXTERNAL MODULE: ./lib/action/run-resources.js + 1 modules
var run_resources = __webpack_require__(52287);
// EXTERNAL MODULE: ./lib/action/summary.js + 1 modules
var summary = __webpack_require__(47927);
;// CONCATENATED MODULE: ./lib/action/publish-tags.js















/** Publishes as the inputs say. The zip is kept in the directory `runtime.temporary`, which outlives the run. */
function run(action, runtime) {
    const kept = runtime.temporary;
    return (0,temporary/* withTemporaryDirectory */.n)(async (temporary) => {
        const packages = [];
        const outcome = await (0,run_resources/* withRunResources */.l)(action, { ...runtime, temporary }, async (resources) => {
            const report = await publishTags(action, resources, { ...runtime, temporary }, packages);
            return { report, ...(await waitForClients(report, action, resources)) };
        });
        return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) };
    }, kept);
}
function publishTags(action, resources, runtime, packages) {
    const { inputs, tags } = action;
    const { modules } = resources;
    const request = {
        tags,
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: inputs['keep-going'],
        strict: inputs.strict,
        dryRun: inputs['dry-run'],
        repair: inputs.repair,
    };
    const repository = { ...modules, packer: rememberingPacker(modules.packer, packages) };
    const context = { ...resources, repository };
    return inputs['index-commit-by'] === 'pull-request'
        ? publishToPullRequests(request, context, action, runtime)
        : (0,publish/* publish */.mk)(request, context);
}
/** Deploys and waits as the inputs say. */
async function waitForClients(report, { inputs, event }, { indexHome, log }) {
    const { deploy, wait, 'dry-run': isDry } = inputs;
    if (isDry)
        return {};
    return (0,doctor_wait/* makeInstallable */.s)(report, {
        web: networkWeb(log),
        backoff: wait === undefined ? undefined : (0,backoff/* pollBackoff */.c1)(wait),
        elapsed: (0,backoff/* secondsSince */.wv)(event.taggedAt),
        deploy: deploy && (async () => startDeployment(await indexHome(), deploy)),
        log,
    });
}
async function startDeployment(home, deploy) {
    const { requestDeployment } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 77164));
    return requestDeployment(home, deploy);
}
function rememberingPacker(packer, packages) {
    return {
        async pack(request) {
            const pkg = await packer.pack(request);
            packages.push(pkg);
            return pkg;
        },
        discard: packer.discard,
    };
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
    const git = new git_git/* Git */.TU(runtime.environment, runtime.log);
    await (0,git_git/* requireGit */.oj)(git);
    const { IndexPullRequests } = await __webpack_require__.e(/* import() */ 862).then(__webpack_require__.bind(__webpack_require__, 64862));
    const openBranch = (branch) => new index_store/* GitIndex */.B(git, { remote, branch, token, reading: 'paths', temporary: runtime.temporary });
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
        const pullRequests = new IndexPullRequests(home, { head, base });
        return { index, branch, pullRequests, textOf: summary/* pullRequestText */.q };
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

/***/ 72268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RequestFailure: () => (/* binding */ RequestFailure),
/* harmony export */   TRUST_HINT: () => (/* binding */ TRUST_HINT),
/* harmony export */   bodyOfBytes: () => (/* binding */ bodyOfBytes),
/* harmony export */   follow: () => (/* binding */ follow),
/* harmony export */   isRead: () => (/* binding */ isRead),
/* harmony export */   networkTransport: () => (/* binding */ networkTransport),
/* harmony export */   send: () => (/* binding */ send),
/* harmony export */   trustAsGo: () => (/* binding */ trustAsGo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41692);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10206);









/** Time without a byte from the other side. Then the request fails, and may be repeated. */
const IDLE_MS = 120_000;
/** A body that is in memory. */
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
/**
 * Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link RequestFailure}.
 */
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
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE_ERROR = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT_)/;
function isUntrusted(error) {
    return error instanceof Error && 'code' in error && CERTIFICATE_ERROR.test(String(error.code));
}
/** What to do where the certificate of a server is not trusted. */
const TRUST_HINT = 'name the file of the authority that issued its certificate (PEM): SSL_CERT_FILE=ca.pem, which Terraform and OpenTofu read too, or NODE_EXTRA_CA_CERTS=ca.pem';
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


/***/ })

};
