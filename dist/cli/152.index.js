export const id = 152;
export const ids = [152];
export const modules = {

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dP: () => (/* binding */ missingRight),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? error.status : undefined;
}
/** Whether a request may have been carried out although it failed, or would be if it were sent again. */
function mayPass(error) {
    const status = statusOf(error);
    return status !== undefined && (status >= 500 || isLimit(error));
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function isLimit(error) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return false;
    if (error.status === 429)
        return true;
    return (error.status === 403 &&
        (/rate limit/i.test(error.message) || error.response?.headers['x-ratelimit-remaining'] === '0'));
}
/** A failed request as a sentence that names the repository, the token, and what it lacks. */
function githubFailure(error, { access, budget }, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const { status } = error;
    const said = `${status} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`;
    const cannot = `cannot ${step.doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(step.repository)}`;
    if (isLimit(error)) {
        const hint = `run it again later; a run waits ${budget.seconds} seconds in all for limits and failures`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub's rate limit is reached (${said})`, hint, {
            cause: error,
        });
    }
    if (status === 401) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${cannot}: GitHub does not accept the token of ${access.tokenName} (${said})`, `set ${access.tokenName} to a token that is valid for the whole run and has "contents: write" on ${step.repository} (to plan only, "contents: read")`, { cause: error });
    }
    if (status === 403 || status === 404)
        return missingRight(access.tokenName, step, said);
    const gaveUp = status >= 500 ? `; gave up within the ${budget.seconds} seconds that a run may lose to retries` : '';
    const hint = status >= 500
        ? 'run it again: it goes on where this run stopped'
        : 'see what GitHub says, then run it again';
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub answered ${said}${gaveUp}`, hint, { cause: error });
}
/** GitHub answers 404 for what a token may not see, and 403 for what it may see and not do. */
function missingRight(tokenName, { doing, repository, needs }, said) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(repository)}: the token of ${tokenName} needs "${needs}" there (GitHub answered ${said})`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${repository}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ proveWritable),
/* harmony export */   MH: () => (/* binding */ readFacts),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   uw: () => (/* binding */ repositoryAt)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);

/** @param name `owner/name` */
function repositoryAt(github, name) {
    const [owner = '', repo = ''] = name.split('/');
    return { github, owner, repo };
}
function nameOf({ owner, repo }) {
    return `${owner}/${repo}`;
}
/** Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function readFacts(repository) {
    const { github, owner, repo } = repository;
    const step = {
        doing: 'see who may read the repository',
        repository: nameOf(repository),
        needs: 'contents: read',
        code: 'REPOSITORY_UNREACHABLE',
    };
    try {
        const { data } = await github.octokit.rest.repos.get({ owner, repo });
        return { visibility: data.private ? 'private' : 'public', defaultBranch: data.default_branch };
    }
    catch (error) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    }
}
/**
 * Proves that the token may push, and so write contents, without writing: what a repository says of a token's rights is not
 * true of every kind of token, but its answer to the first request of a push is.
 * https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function proveWritable(repository) {
    const { github, owner, repo } = repository;
    const { serverUrl, token, tokenName } = github.access;
    const step = {
        doing: 'write',
        repository: nameOf(repository),
        needs: 'contents: write',
        code: 'REPOSITORY_UNREACHABLE',
    };
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const url = `${serverUrl}/${owner}/${repo}.git/info/refs?service=git-receive-pack`;
    const answer = await github.plain
        .request({ method: 'GET', url, headers: { authorization: `Basic ${basic}`, accept: '*/*' } })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    });
    if (answer.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .missingRight */ .dP)(tokenName, step, String(answer.status));
}


/***/ }),

/***/ 7152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QG: () => (/* binding */ assembleModules)
});

// UNUSED EXPORTS: assemblePull, assembleRemoteModules

// EXTERNAL MODULE: ./lib/adapters/git/config-source.js
var config_source = __webpack_require__(6355);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/tag.js
var tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/adapters/git/bare-repository.js
var bare_repository = __webpack_require__(7688);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/remote-read.js
var remote_read = __webpack_require__(7922);
;// CONCATENATED MODULE: ./lib/adapters/git/fetched-tags.js







/**
 * Fetches tags, without history, into a new bare repository, and gives its directory. It has no HEAD commit. Throws
 * INVALID_TAG before the first request, NOT_FOUND for a tag that is not there, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetched_tags_fetchTags(git, { remote, token, tags, temporary }) {
    const names = tags === 'all' ? ['*'] : tags;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const gitDirectory = await makeBareRepository({ remote, temporary }, '');
    const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack'];
    const refspecs = names.map((name) => `refs/tags/${name}:refs/tags/${name}`);
    const call = { gitDirectory, config: tokenSettings(remote, token) };
    const fetched = await runRemoteRead(git, ['fetch', '--quiet', ...options, REMOTE, ...refspecs], call);
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(git, call))))
        return gitDirectory;
    throw tagsFailure(remote.url, fetched.stderr);
}
/**
 * Fetches a commit as the HEAD of a new bare repository, and gives its directory: without history, or with it and all tags,
 * where it shall be told which of them the commit comes after. Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetched_tags_fetchHead(git, head) {
    const { remote, token, ref, withHistory, temporary } = head;
    const gitDirectory = await makeBareRepository({ remote, temporary }, '');
    const options = ['--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack'];
    const depth = withHistory ? [] : ['--depth=1'];
    const refspecs = [`${ref}:refs/heads/main`, ...(withHistory ? ['refs/tags/*:refs/tags/*'] : [])];
    const call = { gitDirectory, config: tokenSettings(remote, token) };
    const fetched = await git.run(['fetch', '--quiet', ...depth, ...options, REMOTE, ...refspecs], call);
    if (fetched.code !== 0)
        throw tagsFailure(remote.url, fetched.stderr);
    return gitDirectory;
}
/** A shallow fetch of a pattern that nothing fits fails without a word. */
async function hasNoTags(git, call) {
    const listed = await git.run(['ls-remote', '--tags', REMOTE], call);
    return listed.code === 0 && listed.stdout.length === 0;
}
/** A tag that a refspec can hold; whether it is a version is decided later, by the config file of its own commit. */
function refuseUnsafe(tag) {
    if (isRefName(tag))
        return;
    const reading = readTag(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new RegistryError('INVALID_TAG', `tag ${quote(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
}

// EXTERNAL MODULE: ./lib/adapters/git/interfaces.js
var interfaces = __webpack_require__(9799);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js + 4 modules
var git_objects = __webpack_require__(6819);
// EXTERNAL MODULE: ./lib/adapters/git/packer.js + 4 modules
var packer = __webpack_require__(2352);
// EXTERNAL MODULE: ./lib/adapters/git/process.js
var process = __webpack_require__(8390);
// EXTERNAL MODULE: ./lib/adapters/git/version.js
var version = __webpack_require__(9595);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/release-asset.js
var release_asset = __webpack_require__(2771);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var github_failures = __webpack_require__(679);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/adapters/github/pauses.js

/** A first round at once, then one after each of some longer and longer waits, while the budget lasts. */
async function* pauses(budget) {
    const unit = (budget.seconds * 1000) / 60;
    for (let round = 0; round < 6; round += 1) {
        if (round > 0) {
            const since = Date.now();
            await (0,promises_.setTimeout)(Math.min(unit * round, budget.leftMs));
            budget.failed(since);
        }
        yield round;
        if (budget.leftMs === 0)
            return;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/adapters/github/release-api.js



/** A second one of these might do harm: whoever asks looks what became of the first. */
const ONCE = { request: { retries: 0 } };
/** Pages of 100 releases that are looked through for a draft and for the versions that there are. */
const MOST_PAGES = 10;
class ReleaseApi {
    #repository;
    constructor(repository) {
        this.#repository = repository;
    }
    /** The published release of a tag. */
    async published(tag) {
        try {
            return (await this.#rest.getReleaseByTag({ ...this.#names, tag })).data;
        }
        catch (error) {
            if ((0,github_failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    /** Releases and drafts, the newest 1,000. */
    async all() {
        const found = [];
        for (let page = 1; page <= MOST_PAGES; page += 1) {
            const { data } = await this.#rest.listReleases({ ...this.#names, per_page: 100, page });
            found.push(...data);
            if (data.length < 100)
                break;
        }
        return found;
    }
    async generateNotes(tag, previous) {
        const before = previous === undefined ? {} : { previous_tag_name: previous };
        const { data } = await this.#rest.generateReleaseNotes({ ...this.#names, tag_name: tag, ...before });
        return data.body;
    }
    async createDraft(draft) {
        const { tag, body, prerelease } = draft;
        const words = { tag_name: tag, name: tag, body, prerelease, draft: true };
        return (await this.#rest.createRelease({ ...this.#names, ...words, ...ONCE })).data;
    }
    async deleteDraft(draft) {
        await this.#rest.deleteRelease({ ...this.#names, release_id: draft.id });
    }
    async publish(draft, isLatest) {
        const words = { draft: false, make_latest: isLatest ? 'true' : 'false' };
        return (await this.#rest.updateRelease({ ...this.#names, release_id: draft.id, ...words, ...ONCE })).data;
    }
    async upload(release, { name, file }) {
        const { github } = this.#repository;
        github.web.allow(release.upload_url);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#names,
            release_id: release.id,
            name,
            // The types know text alone; fetch takes bytes.
            data: (await (0,external_node_fs_promises_.readFile)(file)),
            headers: { 'content-type': 'application/zip' },
            url: release.upload_url,
            ...ONCE,
        });
        return data;
    }
    /** Undefined for one that is not there, or not there yet. */
    async asset(id) {
        try {
            return (await this.#rest.getReleaseAsset({ ...this.#names, asset_id: id })).data;
        }
        catch (error) {
            if ((0,github_failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    async deleteAsset(asset) {
        await this.#rest.deleteReleaseAsset({ ...this.#names, asset_id: asset.id });
    }
    /** `sha256:<hex>` as GitHub says it, else of the bytes themselves (GitHub Enterprise Server before 3.18). */
    async digestOf(asset) {
        if (asset.digest)
            return asset.digest;
        const headers = { accept: 'application/octet-stream' };
        const { data } = await this.#rest.getReleaseAsset({ ...this.#names, asset_id: asset.id, headers });
        // With this header the answer is the file.
        const bytes = data;
        if (!(bytes instanceof ArrayBuffer))
            throw new Error(`the asset ${asset.id} came without its bytes`);
        return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(new Uint8Array(bytes)).digest('hex')}`;
    }
    get #rest() {
        return this.#repository.github.octokit.rest.repos;
    }
    get #names() {
        return { owner: this.#repository.owner, repo: this.#repository.repo };
    }
}

// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var github_repository = __webpack_require__(7164);
;// CONCATENATED MODULE: ./lib/adapters/github/release-store.js








/**
 * Packages as assets of the releases of their tags. A release is a draft until its asset is there and has been read back,
 * so that it is complete when it is sealed. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
function releaseStore(open) {
    return {
        kind: 'release',
        async locate({ release }, { facts }) {
            const home = await open();
            refusePrivate(home);
            const { serverUrl } = home.repository.github.access;
            const tag = release.tag.split('/').map(encodeURIComponent).join('/');
            const url = `${serverUrl}/${(0,github_repository/* nameOf */.Vb)(home.repository)}/releases/download/${tag}/${(0,release_asset/* assetName */.SM)(release)}`;
            const location = (0,format_location/* formatLocation */.j$)((0,format_location/* zipLocation */.z4)(url, facts.digest));
            return { place: { kind: 'release', location, digest: facts.digest }, files: new Map() };
        },
        checkAccess: async () => (0,github_repository/* proveWritable */.F6)((await open()).repository),
        async put({ release }, pkg, registryUrl) {
            await new ReleasePlace((await open()).repository, { release, pkg, registryUrl }).reconcile();
        },
    };
}
function refusePrivate({ visibility, repository }) {
    if (visibility === 'public')
        return;
    throw new base_error/* RegistryError */.gl('STORE_REFUSED', `${(0,base_error/* quote */.hD)((0,github_repository/* nameOf */.Vb)(repository))} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci (action input "package")');
}
/** One package on its way into one release. */
class ReleasePlace {
    #api;
    #repository;
    #wanted;
    constructor(repository, wanted) {
        this.#api = new ReleaseApi(repository);
        this.#repository = repository;
        this.#wanted = wanted;
    }
    /** Whatever a write came to that got no clear answer, the next round sees: nothing is sent twice unseen. */
    async reconcile() {
        let last;
        for await (const _ of pauses(this.#repository.github.budget)) {
            try {
                return await this.#round();
            }
            catch (error) {
                last = error;
                if (!(0,github_failures/* mayPass */.bg)(error) && !isTaken(error))
                    break;
            }
        }
        throw this.#failure(last);
    }
    async #round() {
        const { tag } = this.#wanted.release;
        const published = await this.#api.published(tag);
        if (published !== undefined)
            return this.#attach(published);
        const releases = await this.#api.all();
        const drafts = releases.filter((each) => each.draft && each.tag_name === tag);
        const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id);
        await this.#attach(draft);
        await this.#publish(draft);
    }
    async #createDraft(releases) {
        const { release, pkg, registryUrl } = this.#wanted;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const generated = await this.#api
            .generateNotes(release.tag, (0,release_asset/* previousTag */.W8)(release, tags))
            .catch((error) => {
            const { log } = this.#repository.github.access;
            log.info(`release   GitHub wrote no notes (${error instanceof Error ? error.message : 'unknown'}): ours alone`);
            return '';
        });
        const body = (0,release_asset/* formatReleaseNotes */.Sg)({ release, pkg, registryUrl, generated });
        return this.#api.createDraft({ tag: release.tag, body, prerelease: (0,module_version/* isPrerelease */.V1)(release.version) });
    }
    /** Leaves the release with exactly this asset under its name, read back. */
    async #attach(release) {
        const name = (0,release_asset/* assetName */.SM)(this.#wanted.release);
        const there = release.assets.find((asset) => asset.name === name);
        if (there?.state === 'uploaded')
            return this.#compare(there);
        if (release.immutable === true)
            throw sealed(this.#wanted.release);
        // An upload that was cut off leaves an asset that has its name and no bytes.
        if (there !== undefined)
            await this.#api.deleteAsset(there);
        const { id } = await this.#api.upload(release, { name, file: this.#wanted.pkg.file });
        await this.#compare(await this.#readBack(id));
    }
    async #readBack(id) {
        for await (const _ of pauses(this.#repository.github.budget)) {
            const asset = await this.#api.asset(id);
            if (asset !== undefined)
                return asset;
        }
        throw new base_error/* RegistryError */.gl('STORE_REFUSED', `the asset ${id} of the release ${(0,base_error/* quote */.hD)(this.#wanted.release.tag)} was uploaded and cannot be read back`, 'run it again: it goes on where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#wanted;
        const digest = await this.#api.digestOf(asset);
        if (digest !== pkg.facts.digest)
            throw (0,release_asset/* otherAsset */.hN)(release, digest, pkg.facts.digest);
    }
    /** Listed again, because somebody may have made a higher version in the meantime: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release } = this.#wanted;
        const tags = (await this.#api.all()).map((each) => each.tag_name);
        try {
            await this.#api.publish(draft, (0,release_asset/* isLatest */.eL)(release, tags));
        }
        catch (error) {
            if (isTaken(error))
                await this.#api.deleteDraft(draft);
            throw error;
        }
    }
    #failure(error) {
        const { tag } = this.#wanted.release;
        if ((0,github_failures/* statusOf */.c2)(error) === 422 && /immutable/.test(String(error)))
            return sealed(this.#wanted.release);
        return (0,github_failures/* githubFailure */.eQ)(error, this.#repository.github, {
            doing: `put the package into the release ${(0,base_error/* quote */.hD)(tag)}`,
            repository: (0,github_repository/* nameOf */.Vb)(this.#repository),
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
}
/** Another run was faster with the same release or asset. */
function isTaken(error) {
    return (0,github_failures/* statusOf */.c2)(error) === 422 && /already_exists/.test(String(error));
}
function sealed(release) {
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(release.tag)} is immutable and has no asset ${(0,base_error/* quote */.hD)((0,release_asset/* assetName */.SM)(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci (action input "package"), or tag a new version and leave its release to this tool`);
}

// EXTERNAL MODULE: ./lib/adapters/stores/git-package-store.js
var git_package_store = __webpack_require__(8590);
// EXTERNAL MODULE: ./lib/adapters/stores/index-package-store.js
var index_package_store = __webpack_require__(2122);
;// CONCATENATED MODULE: ./lib/adapters/stores/late-package-store.js
/** A store whose code is loaded when it is first needed: a run that puts nothing there starts faster. */
function latePackageStore(kind, load) {
    let loaded;
    const store = () => {
        loaded ??= load();
        return loaded;
    };
    return {
        kind,
        locate: async (...given) => (await store()).locate(...given),
        checkAccess: async () => (await store()).checkAccess?.(),
        put: async (...given) => (await store()).put(...given),
        attach: async (...given) => (await store()).attach?.(...given),
    };
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/repository-name.js
var repository_name = __webpack_require__(5152);
;// CONCATENATED MODULE: ./lib/module/origin.js



/** An origin that is no Git URL that we know is no identity. */
function originOf(url) {
    if (url === undefined)
        return { identity: undefined, httpsUrl: undefined };
    try {
        // What CI leaves in the URL to log in with is no part of the identity.
        const remote = (0,git_remote/* parseGitRemote */.IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,git_remote/* identityFromRemote */.tk)(remote), httpsUrl: (0,git_remote/* httpsUrlFromRemote */.FG)(remote) };
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return { identity: undefined, httpsUrl: undefined };
        throw error;
    }
}
/** The address that a repository's name gives. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,repository_name/* addressFromRepository */.p)(owner, name);
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}

// EXTERNAL MODULE: ./lib/composition/github.js
var github = __webpack_require__(1123);
;// CONCATENATED MODULE: ./lib/composition/modules.js















/** The repository of the modules. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function assembleModules(runtime, settings) {
    const { temporary, environment, log } = runtime;
    const git = new process/* Git */.TU(environment, log);
    const [repository] = await Promise.all([(0,module_repository/* findRepository */.W1)(git, settings.directory), (0,version/* requireGit */.o)(git)]);
    const origin = settings.origin ?? originOf(repository.originUrl);
    const named = await configSource(settings.configFile);
    const repositoryUrl = origin.httpsUrl?.replace(/\.git$/, '') ?? '';
    const oci = ociStore(runtime, repositoryUrl, settings.oci);
    const home = (0,github/* gitHubHome */.J)(settings.github, origin.identity, log);
    // Last of all, for it starts a git that only `close` ends.
    const objects = await git_objects/* GitObjects */.V.open(git, [repository.objects], temporary);
    const { gitDirectory, head } = repository;
    return {
        tags: new module_repository/* RepositoryTags */.yC(git, gitDirectory),
        released: new module_repository/* RepositoryTags */.yC(git, gitDirectory, head),
        head,
        taggedHead: () => (0,module_repository/* readHead */.zy)(git, gitDirectory),
        interfaces: new interfaces/* GitInterfaces */.P(objects, git),
        config: named ?? (0,config_source/* gitConfigSource */.M)(objects, head),
        packer: new packer/* GitPacker */.$(objects, git, temporary),
        defaultAddress: () => addressOf(origin.identity),
        publisher: origin.identity,
        repositoryUrl,
        stores: new Map([index_package_store/* indexPackageStore */.i, (0,git_package_store/* gitPackageStore */.K)(origin.httpsUrl), releaseStore(home), oci].map((store) => [
            store.kind,
            store,
        ])),
        home,
        close: () => objects.close(),
    };
}
function ociStore({ environment, log }, repositoryUrl, settings) {
    const username = settings?.username ?? environment['MODULE_REGISTRY_OCI_USERNAME'] ?? '';
    const password = settings?.password ?? environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? '';
    const host = settings?.host;
    const given = host === undefined || password === '' ? undefined : { host, username, password };
    const sources = { given, githubToken: settings?.githubToken, environment };
    return latePackageStore('oci', async () => {
        const { openOciStore } = await Promise.all(/* import() */[__webpack_require__.e(53), __webpack_require__.e(147)]).then(__webpack_require__.bind(__webpack_require__, 3147));
        return openOciStore({ repositoryUrl, sources, log });
    });
}
/** Tags of a repository that is elsewhere; it has no HEAD, so a config file counts only as the tag has it. */
async function assembleRemoteModules(runtime, settings) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const { remote, token, tags, ...own } = settings;
    const directory = await fetchTags(git, { remote, token, tags, temporary: runtime.temporary });
    return assembleModules(runtime, { ...own, directory, origin: originAt(settings) });
}
/** What a pull request would make of its base: a HEAD, and no tags. */
async function assemblePull(runtime, settings) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const { remote, token, number, ...own } = settings;
    const ref = `refs/pull/${number}/merge`;
    const directory = await fetchHead(git, {
        remote,
        token,
        ref,
        withHistory: true,
        temporary: runtime.temporary,
    });
    return assembleModules(runtime, { ...own, directory, origin: originAt(settings) });
}
function originAt({ identity, remote }) {
    return { identity, httpsUrl: httpsUrlFromRemote(remote) };
}
/** A file that was named wins over the copies in the repository. */
async function configSource(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(path);
    return { at: async () => config };
}


/***/ }),

/***/ 1015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RequestError)
/* harmony export */ });
class RequestError extends Error {
  name;
  /**
   * http status code
   */
  status;
  /**
   * Request options that lead to the error.
   */
  request;
  /**
   * Response object if a response was received
   */
  response;
  constructor(message, statusCode, options) {
    super(message, { cause: options.cause });
    this.name = "HttpError";
    this.status = Number.parseInt(statusCode);
    if (Number.isNaN(this.status)) {
      this.status = 0;
    }
    /* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
    if ("response" in options) {
      this.response = options.response;
    }
    const requestCopy = Object.assign({}, options.request);
    if (options.request.headers.authorization) {
      requestCopy.headers = Object.assign({}, options.request.headers, {
        authorization: options.request.headers.authorization.replace(
          /(?<! ) .*$/,
          " [REDACTED]"
        )
      });
    }
    requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
    this.request = requestCopy;
  }
}



/***/ })

};
