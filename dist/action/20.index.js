export const id = 20;
export const ids = [20];
export const modules = {

/***/ 6020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteAsset: () => (/* binding */ deleteAsset),
/* harmony export */   deleteByHand: () => (/* binding */ deleteByHand),
/* harmony export */   followLatestRelease: () => (/* binding */ followLatestRelease)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6223);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(679);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7741);







/** Assets of GitHub releases after their version was published. https://docs.github.com/rest/releases */
/** Deletes an asset; its release, the tag and GitHub's own archives of the tag stay. A refusal is a result. */
async function deleteAsset(repository, asset) {
    const { tag, name } = asset;
    const rest = repository.github.octokit.rest.repos;
    const { forge } = repository.github.server;
    const stays = `the release, the tag ${tag} and the archives of it by ${forge.title} stay: git push --delete origin ${tag}`;
    try {
        const release = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessMissing */ .F2)(rest.getReleaseByTag({ ...repository.path, tag }));
        const found = release?.data.assets.find((each) => each.name === name);
        if (found === undefined)
            return { status: 'absent', notes: [stays] };
        await (0,_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .removeAsset */ .Vx)(repository, { release_id: release?.data.id ?? 0, asset_id: found.id });
        return { status: 'deleted', notes: [stays] };
    }
    catch (error) {
        return refusedDeletion(error, repository, asset);
    }
}
function refusedDeletion(error, repository, asset) {
    const { tag, name } = asset;
    if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) === 422 && /immutable/i.test(String(error))) {
        const reason = 'the release is immutable, so that it loses no asset';
        return {
            status: 'failed',
            reason,
            fix: `delete the whole release: gh release delete ${tag} --repo ${asset.repository}`,
        };
    }
    const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .githubFailure */ .eQ)(error, repository, {
        doing: `delete the asset "${name}"`,
        needs: 'contents: write',
        code: 'STORE_REFUSED',
    });
    if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
        throw failure;
    return {
        status: 'failed',
        reason: failure.message,
        fix: deleteByHand(asset, repository.github.server.forge),
    };
}
/** The command that a person runs. */
function deleteByHand({ tag, name, repository, host }, { name: forge } = _module_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .FORGES */ .tu.github) {
    if (forge !== 'github')
        return `delete ${name} in https://${host}/${repository}/releases/edit/${tag}`;
    return `gh release delete-asset ${tag} ${name} --repo ${repository}`;
}
/** The tags of the releases of a module in one repository, with their versions. */
function tagsIn(repository, { versions, removed }) {
    const tags = new Map();
    for (const { version, packages = [] } of [...versions, ...removed])
        for (const { location } of packages) {
            const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseAssetOf */ .nE)(location);
            if (asset?.repository === repository)
                tags.set(version, asset.tag);
        }
    return tags;
}
/**
 * Makes the release of the highest listed version GitHub's "latest", where another version of the module is that now. A refusal is a
 * result. https://docs.github.com/rest/releases/releases#get-the-latest-release
 */
async function followLatestRelease(repository, module, dryRun) {
    if (!repository.github.server.forge.hasReleaseNotes)
        return [];
    const tags = tagsIn(repository.name, module);
    // In a repository of several modules, whose tags have prefixes, no release is "the latest" of a module.
    if ([...tags].some(([version, tag]) => tag.replace(/^v/, '') !== version))
        return [];
    const name = `the latest release of ${repository.name}`;
    const version = (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).find((each) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isPrerelease */ .V1)(each) && tags.has(each));
    const tag = version && tags.get(version);
    try {
        const { rest } = repository.github.octokit;
        const latest = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessMissing */ .F2)(rest.repos.getLatestRelease(repository.path));
        const current = latest?.data.tag_name;
        if (current === undefined || current === tag)
            return [];
        const before = [...tags].find(([, each]) => each === current)?.[0] ?? null;
        const kept = (reason) => [{ name, status: 'kept', version: before, reason }];
        if (before === null)
            return kept(`it is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(current)}, which is no version of the module`);
        if (version === undefined || tag === undefined)
            return kept(`it is ${before}: no listed version is left that could be the latest`);
        if (!dryRun) {
            const { data } = await rest.repos.getReleaseByTag({ ...repository.path, tag });
            await rest.repos.updateRelease({ ...repository.path, release_id: data.id, make_latest: 'true' });
        }
        return [{ name, status: dryRun ? 'planned' : 'moved', version }];
    }
    catch (error) {
        const step = {
            doing: 'move the latest release',
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        };
        const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .githubFailure */ .eQ)(error, repository, step);
        if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw failure;
        const byHand = `gh release edit ${tag} --latest --repo ${repository.name}`;
        const fix = tag === undefined ? {} : { fix: byHand };
        return [{ name, status: 'kept', version: null, reason: failure.message, ...fix }];
    }
}


/***/ }),

/***/ 7741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ releaseStore),
/* harmony export */   RQ: () => (/* binding */ announcing),
/* harmony export */   SM: () => (/* binding */ assetName),
/* harmony export */   Vx: () => (/* binding */ removeAsset)
/* harmony export */ });
/* unused harmony exports previousTag, isLatest, formatReleaseNotes */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _base_first_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7553);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4141);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(905);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _oci_descriptor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1260);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(679);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7164);













/** Pages of releases that are searched for a draft and for published versions. Older releases are not seen. */
const MAX_RELEASE_PAGES = 10;
/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
const MAX_NOTES_LENGTH = 124_000;
/**
 * Stores packages as assets of the releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 * @param notesOf where it has none of a tag, GitHub generates them
 */
function releaseStore(open, notesOf) {
    return {
        // Releases are read by those who read the repository, and `resolve` takes public repositories only.
        publicLocation: async () => undefined,
        async resolve({ release }, { facts }) {
            const repository = await open();
            if (repository.visibility !== 'public')
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(repository.name)} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci');
            const url = assetUrl(repository, release);
            return { location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .zipLocation */ .z4)(url, facts.digest, (0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .packageSubdirectory */ .sy)(release)), files: new Map() };
        },
        checkAccess: async () => (0,_repository_js__WEBPACK_IMPORTED_MODULE_9__.proveWritable)(await open()),
        async store({ release }, pkg, registry) {
            await new ReleaseUpload(await open(), { release, pkg, ...registry }, notesOf).reconcile();
        },
    };
}
/** The upload of one package into the release of its tag. https://docs.github.com/rest/releases */
class ReleaseUpload {
    #repository;
    #forge;
    #path;
    #request;
    #rest;
    #package;
    #notesOf;
    constructor(repository, pkg, notesOf) {
        const { server, octokit } = repository.github;
        this.#repository = repository;
        this.#forge = server.forge;
        this.#path = repository.path;
        this.#request = octokit.request;
        this.#rest = octokit.rest.repos;
        this.#package = pkg;
        this.#notesOf = notesOf;
    }
    /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
    async reconcile() {
        const isTransient = (outcome) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .mayPass */ .bg)(outcome) || isTaken(outcome) || isGone(outcome) || outcome === STILL_A_DRAFT;
        const { deadline } = this.#repository.github;
        await deadline.retry(isTransient, () => this.#round()).catch((error) => this.#fail(error));
    }
    async #round() {
        const { tag } = this.#package.release;
        const found = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .unlessMissing */ .F2)(this.#rest.getReleaseByTag({ ...this.#path, tag }));
        if (found?.data.draft === false)
            return this.#attach(found.data);
        const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases();
        const drafts = [...releases, ...(found === undefined ? [] : [found.data])]
            .filter((each) => each.draft && each.tag_name === tag)
            .toSorted((a, b) => a.id - b.id);
        const [draft = await this.#createDraft(releases)] = drafts;
        await this.#attach(draft);
        await this.#publish(draft);
    }
    /** The newest 1,000 releases and drafts. */
    async #releases() {
        const found = [];
        const { server } = this.#repository.github;
        const ask = (query) => this.#rest.listReleases({ ...this.#path, ...query });
        for await (const releases of (0,_client_js__WEBPACK_IMPORTED_MODULE_7__/* .pagesOf */ .E0)(server, MAX_RELEASE_PAGES, ask))
            found.push(...releases);
        return found;
    }
    async #createDraft(releases) {
        const { release } = this.#package;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const notes = (await this.#notesOf(release.tag)) ?? (await this.#generateNotes(tags));
        const { digest } = this.#package.pkg.facts;
        const body = formatReleaseNotes({ ...this.#package, digest, notes });
        const draft = { tag_name: release.tag, name: release.tag, body, draft: true };
        const prerelease = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(release.version);
        return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET })).data;
    }
    async #generateNotes(tags) {
        if (!this.#forge.hasReleaseNotes)
            return '';
        const { release } = this.#package;
        const previous = previousTag(release, tags);
        const since = previous === undefined ? {} : { previous_tag_name: previous };
        try {
            const query = { ...this.#path, tag_name: release.tag, ...since };
            return (await this.#rest.generateReleaseNotes(query)).data.body;
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : 'unknown';
            this.#repository.github.log.info(`release   ${this.#forge.title} generated no notes (${reason})`);
            return '';
        }
    }
    /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
    async #attach(release) {
        const name = assetName(this.#package.release);
        const existing = release.assets.find((asset) => asset.name === name);
        const isWhole = existing?.state === 'uploaded' || this.#forge.hasOneReleaseOfTag;
        if (existing !== undefined && isWhole)
            return this.#compare(existing);
        if (release.immutable === true)
            throw sealed(this.#package.release);
        // An interrupted upload leaves an asset with its name and no bytes.
        if (existing !== undefined)
            await removeAsset(this.#repository, { release_id: release.id, asset_id: existing.id, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET });
        if (this.#forge.hasOneReleaseOfTag)
            return this.#compare(await this.#uploadOnly(release, name));
        const { id } = await this.#upload(release, name);
        await this.#compare(await this.#readBack(id));
    }
    /** To a server that takes several assets of one name: of those of several runs, the first stays. */
    async #uploadOnly({ id: release_id }, name) {
        const form = new FormData();
        form.append('attachment', new Blob([await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(this.#package.pkg.file)]), name);
        const encoded = new Response(form);
        const target = { ...this.#path, release_id };
        const { data } = await this.#request('POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name}', {
            ...target,
            name,
            data: Buffer.from(await encoded.arrayBuffer()),
            headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
            ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
        });
        const uploaded = data;
        const { assets } = (await this.#rest.getRelease(target)).data;
        const [first, ...others] = assets.filter((each) => each.name === name).toSorted((a, b) => a.id - b.id);
        const own = others.find(({ id }) => id === uploaded.id);
        if (own !== undefined)
            await removeAsset(this.#repository, { release_id, asset_id: own.id, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET });
        return first ?? uploaded;
    }
    async #upload({ id, upload_url }, name) {
        this.#repository.github.origins.add(new URL(upload_url).origin);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#path,
            release_id: id,
            name,
            // Octokit's types allow text only; fetch takes bytes.
            data: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(this.#package.pkg.file)),
            headers: { 'content-type': 'application/zip' },
            url: upload_url,
            ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
        });
        return data;
    }
    async #readBack(id) {
        const read = () => (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .unlessMissing */ .F2)(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id }));
        // An asset may not exist yet for a short time.
        const asset = await this.#repository.github.deadline.retry((found) => found === undefined, read);
        if (asset !== undefined)
            return asset.data;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the asset ${id} of the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(this.#package.release.tag)} was uploaded but cannot be read back`, 'run it again: it continues where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#package;
        const digest = asset.digest || (await this.#digestOf(asset));
        if (digest !== pkg.facts.digest)
            throw otherAsset(release, digest, pkg.facts.digest);
    }
    /** Of the downloaded bytes: GitHub Enterprise Server before 3.18 does not tell it, nor does Gitea. */
    async #digestOf({ id }) {
        const headers = { accept: 'application/octet-stream' };
        const { data } = this.#forge.hasOneReleaseOfTag
            ? await this.#request({
                method: 'GET',
                url: assetUrl(this.#repository, this.#package.release),
                headers,
            })
            : await this.#rest.getReleaseAsset({ ...this.#path, asset_id: id, headers });
        // With this header the response is the file; Octokit reads what a server takes for text as text.
        const bytes = typeof data === 'string' ? Buffer.from(data) : data;
        if (!(bytes instanceof ArrayBuffer) && !(bytes instanceof Uint8Array))
            throw new Error(`the asset ${id} was sent without its bytes`);
        return (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfBytes */ .b)(new Uint8Array(bytes));
    }
    /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release, withdrawn } = this.#package;
        const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases();
        const tags = releases.map((each) => each.tag_name);
        const latest = isLatest(release, tags, withdrawn) ? 'true' : 'false';
        const target = { ...this.#path, release_id: draft.id };
        try {
            const { data } = await this.#rest.updateRelease({
                ...target,
                draft: false,
                make_latest: latest,
                ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
            });
            if (data.draft)
                throw STILL_A_DRAFT;
        }
        catch (error) {
            if (isTaken(error))
                await this.#rest.deleteRelease({ ...target, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET });
            throw error;
        }
        await this.#deleteTwins(draft, releases);
    }
    /** Removes other drafts that runs of this tool have made for the tag. One that a person has written stays. */
    async #deleteTwins({ id }, releases) {
        const { release } = this.#package;
        const isTwin = (each) => each.draft &&
            each.id !== id &&
            each.tag_name === release.tag &&
            each.body?.includes(digestStart(release));
        for (const twin of releases.filter(isTwin))
            await (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .unlessMissing */ .F2)(this.#rest.deleteRelease({ ...this.#path, release_id: twin.id, ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET }));
    }
    #fail(error) {
        const { tag } = this.#package.release;
        if (error === STILL_A_DRAFT)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} is still a draft although ${this.#forge.title} answered that it was published`, 'publish the draft by hand or remove what holds it back, such as a rule or an app, then run it again');
        if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(error) === 422 && /immutable/.test(String(error)))
            throw sealed(this.#package.release);
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .githubFailure */ .eQ)(error, this.#repository, {
            doing: `put the package into the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}`,
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
}
/** The server has answered 2xx to a request to publish a draft, and the answer says that it is one. */
const STILL_A_DRAFT = new Error('the release is still a draft');
/** Whether another run has removed the draft or the asset that this one works on. */
function isGone(error) {
    return (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_10__/* .RequestError */ .G &&
        error.status === 404 &&
        /\/releases\/(?:assets\/)?\d+(?:\/|\?|$)/.test(error.request.url));
}
/** Whether another run has created the same release or asset first. */
function isTaken(error) {
    // Gitea gives 409, with a message that is about another case.
    return ((0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(error) === 422 && /already_exists/.test(String(error))) || (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(error) === 409;
}
function sealed(release) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('STORE_REFUSED', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(release.tag)} is immutable and has no asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(assetName(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`);
}
/** Deletes an asset; only some servers ask for the id of its release. */
async function removeAsset({ github: { server, octokit }, path }, { release_id, ...asset }) {
    const target = { ...path, ...asset };
    if (server.forge.hasOneReleaseOfTag)
        await octokit.request('DELETE /repos/{owner}/{repo}/releases/{release_id}/assets/{asset_id}', {
            ...target,
            release_id,
        });
    else
        await octokit.rest.repos.deleteReleaseAsset(target);
}
/** From where clients fetch it. */
function assetUrl({ github, name }, release) {
    const tag = release.tag.split('/').map(encodeURIComponent).join('/');
    return `${github.server.url}/${name}/releases/download/${tag}/${assetName(release)}`;
}
function assetName({ address, version }) {
    return `${address.name}-${address.system}-${version}.zip`;
}
/** Those of the tags that are versions of the same module. */
function siblings(release, tags) {
    const prefix = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .prefixBefore */ .e7)(release.tag, release.version);
    return tags.flatMap((tag) => {
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const [previous] = siblings(release, tags)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(version, release.version) < 0)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(release.version) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version))
        .toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(b.version, a.version));
    return previous?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
function isLatest(release, tags, withdrawn) {
    const { tag, version } = release;
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version) || (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .prefixBefore */ .e7)(tag, version) !== '' || withdrawn.has(version))
        return false;
    return siblings(release, tags).every((each) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(each.version) ||
        withdrawn.has(each.version) ||
        (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(each.version, version) <= 0);
}
/**
 * Wraps stores that are not releases: when a package is stored, its tag gets a release with its notes, unless it has one. A version is in
 * the index only after that.
 */
function announcing({ open, notesOf, tags, }) {
    const announced = new Map();
    const announce = async (release, registry) => {
        const repository = await open();
        const { tag, version } = release;
        const { repos } = repository.github.octokit.rest;
        const notes = { release, digest: undefined, ...registry, notes: (await notesOf(tag)) ?? '' };
        const request = {
            ...repository.path,
            tag_name: tag,
            name: tag,
            body: formatReleaseNotes(notes),
            prerelease: (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version),
            make_latest: isLatest(release, await tags(), registry.withdrawn)
                ? 'true'
                : 'false',
            ..._client_js__WEBPACK_IMPORTED_MODULE_7__/* .ONCE */ .ET,
        };
        // Each try that finds the release made is the end: an earlier one, or another run, has made it.
        await repository.github.deadline
            .retry(_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .mayPass */ .bg, () => repos.createRelease(request))
            .catch((error) => {
            if (isTaken(error))
                return;
            const step = { doing: `create the release of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}`, needs: 'contents: write' };
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .githubFailure */ .eQ)(error, repository, step);
        });
    };
    return (store) => ({
        ...store,
        async store(selection, pkg, registry) {
            await store.store(selection, pkg, registry);
            const { release, kinds } = selection;
            // The one that holds the package has the notes, too.
            if (kinds.includes('release'))
                return;
            const done = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_11__/* .getOrInsert */ .P)(announced, release.tag, () => announce(release, registry));
            await done;
        },
    });
}
/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
function formatReleaseNotes(about) {
    const { release, digest, registryUrl, directory, notes } = about;
    const block = registryUrl === null ? '' : `\`\`\`hcl\n${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleBlock */ .t1)(release, registryUrl, directory)}\n\`\`\``;
    const asset = digest === undefined ? '' : `${digestStart(release)}${digest}\``;
    const text = [block, asset, notes].filter((part) => part !== '').join('\n\n');
    return (0,_base_first_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .firstLines */ .U)(text, MAX_NOTES_LENGTH, `the commits of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(release.tag)}`);
}
/** The beginning of a line that {@link formatReleaseNotes} alone writes. */
function digestStart(release) {
    return `\`${assetName(release)}\`: \``;
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('VERSION_EXISTS', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(release.tag)} has an asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ })

};
