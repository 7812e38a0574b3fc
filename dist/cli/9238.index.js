export const id = 9238;
export const ids = [9238];
export const modules = {

/***/ 9475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ dateOfDecision),
/* harmony export */   a9: () => (/* binding */ readActor),
/* harmony export */   lL: () => (/* binding */ identifiedOwner)
/* harmony export */ });
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3324);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9265);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55);




/**
 * In whose name a command decides about published versions. Throws NOT_A_REPOSITORY, MISSING_PROGRAM.
 * @param repository a clone of the repository in whose name it runs; undefined: the repository of the workflow, if there is one
 */
async function readActor(runtime, target, repository) {
    const index = target.kind === 'directory' ? undefined : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .identityFromRemote */ .tk)(target.remote);
    if (repository === undefined)
        return { repository: repositoryOfRun(runtime.environment), index };
    const [{ findRepository }, { Git, requireGit }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1400)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7863)),
    ]);
    const git = await requireGit(new Git(runtime.environment, runtime.log));
    const { originUrl } = await findRepository(git, repository);
    const { identity } = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(originUrl);
    return { repository: identity && (await identifiedOwner(runtime, identity)), index };
}
/** A repository with the ids of GitHub, where there is a token to ask with. A failure is a warning. */
async function identifiedOwner(runtime, repository) {
    const home = (0,_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubHome */ .Jg)(undefined, repository, runtime);
    return (await (0,_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .identified */ .AR)({ publisher: repository, home }, runtime)) ?? repository;
}
/**
 * The repository whose workflow this is. https://docs.github.com/actions/reference/variables-reference,
 * https://docs.gitlab.com/ci/variables/predefined_variables/
 */
function repositoryOfRun(environment) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_SERVER_URL, CI_PROJECT_PATH } = environment;
    const [server, repository] = GITHUB_REPOSITORY
        ? // Without a server it is a workflow still, and no person.
            [GITHUB_SERVER_URL || 'https://github.com', GITHUB_REPOSITORY]
        : [CI_SERVER_URL, CI_PROJECT_PATH];
    if (!repository || server === undefined || !URL.canParse(server))
        return undefined;
    const identity = { host: new URL(server).host, repository: `${(0,_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .serverPathPrefix */ .$N)(server)}${repository}` };
    if (!GITHUB_REPOSITORY)
        return identity;
    return {
        ...identity,
        ...idOf('repositoryId', environment['GITHUB_REPOSITORY_ID']),
        ...idOf('ownerId', environment['GITHUB_REPOSITORY_OWNER_ID']),
    };
}
function idOf(key, text = '') {
    return /^[1-9]\d{0,14}$/.test(text) ? { [key]: Number(text) } : {};
}
/** The date of a decision that is made now. Seconds are enough, and what all dates of an index have. */
function dateOfDecision() {
    return new Date().toISOString().replace(/\.\d+/, '');
}


/***/ }),

/***/ 1306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ packageStorage)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6223);
/* harmony import */ var _publish_package_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(449);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9265);





/** The storage of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
function packageStorage(runtime, server = (0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .gitHubServer */ .fF)(runtime.environment)) {
    return new NetworkStorage(runtime, server);
}
class NetworkStorage {
    #runtime;
    #server;
    /** What is done where packages of each kind are: a kind without a line does not compile. */
    #kinds = {
        index: { delete: async (pkg) => notDeletable(pkg) },
        git: { delete: async (pkg) => notDeletable(pkg) },
        release: {
            delete: (pkg) => this.#deleteAsset(pkg),
            follow: (locations, marks) => this.#followLatest(locations, marks),
        },
        oci: {
            delete: (pkg) => this.#deleteManifest(pkg),
            follow: (locations, marks) => this.#followTags(locations, marks),
        },
        s3: { delete: (pkg) => this.#deleteObject(pkg) },
    };
    constructor(runtime, server) {
        this.#runtime = runtime;
        this.#server = server;
    }
    async delete(pkg) {
        const kind = _publish_package_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .PACKAGE_KINDS */ .js.find((each) => each === pkg.kind);
        return kind === undefined ? notDeletable(pkg) : this.#kinds[kind].delete(pkg);
    }
    async follow(module, marked, dryRun) {
        const changed = new Set(marked);
        const packages = [...module.versions, ...module.removed]
            .filter(({ version }) => changed.has(version))
            .flatMap((each) => each.packages ?? []);
        const names = [];
        for (const kind of _publish_package_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .PACKAGE_KINDS */ .js) {
            const locations = packages.filter((each) => each.kind === kind).map(({ location }) => location);
            names.push(...((await this.#kinds[kind].follow?.(locations, { module, marked, dryRun })) ?? []));
        }
        return names;
    }
    async #deleteManifest(pkg) {
        const manifest = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(pkg.location);
        if (manifest === undefined)
            return notDeletable(pkg);
        const { deleteModulePackage } = await __webpack_require__.e(/* import() */ 5433).then(__webpack_require__.bind(__webpack_require__, 5433));
        const client = await this.#ociClient(manifest.repository, 'pull,push,delete');
        return deleteModulePackage(client, manifest.digest, pkg);
    }
    async #followTags(locations, marks) {
        const repositories = new Set(locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(each)?.repository ?? []));
        const names = [];
        for (const repository of repositories) {
            const { followTags } = await __webpack_require__.e(/* import() */ 5433).then(__webpack_require__.bind(__webpack_require__, 5433));
            names.push(...(await followTags(await this.#ociClient(repository, 'pull,push'), marks)));
        }
        return names;
    }
    /** Of a bucket that the location does not name, nobody knows here which one it is. */
    async #deleteObject({ location, address, version }) {
        const object = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .s3ObjectOf */ .ly)(location);
        const fix = `delete the object behind ${location}, and what caches keep of it`;
        if (object === undefined)
            return { status: 'impossible', reason: 'the location does not say in which bucket the package is', fix };
        // Whoever writes an index may name objects of others in it.
        const path = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .packageKey */ .MO)({ address, version });
        if (!`/${object.key}`.endsWith(`/${path}`))
            return { status: 'failed', reason: `its key does not end in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, fix };
        const { openS3 } = await __webpack_require__.e(/* import() */ 1046).then(__webpack_require__.bind(__webpack_require__, 1046));
        const { bucket, region, key } = object;
        try {
            const client = await openS3(this.#runtime, { bucket, prefix: '' }, { region });
            const head = await client.request({ method: 'HEAD', key }, [200, 404]);
            if (head.status === 404)
                return { status: 'absent', notes: [] };
            await client.request({ method: 'DELETE', key }, [200, 204]);
            const notes = ['a bucket with versioning keeps the object as an earlier version: delete that, too'];
            return { status: 'deleted', notes };
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            return { status: 'failed', reason: `${error.message}; ${error.hint}`, fix };
        }
    }
    async #deleteAsset(pkg) {
        const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(pkg.location);
        if (asset === undefined)
            return notDeletable(pkg);
        const { deleteAsset, deleteByHand } = await __webpack_require__.e(/* import() */ 6020).then(__webpack_require__.bind(__webpack_require__, 6020));
        return this.#atHome(asset, (repository) => deleteAsset(repository, asset), (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }));
    }
    async #followLatest(locations, { module, dryRun }) {
        const assets = locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(each) ?? []);
        const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]));
        const names = [];
        for (const asset of homes.values()) {
            const { followLatestRelease } = await __webpack_require__.e(/* import() */ 6020).then(__webpack_require__.bind(__webpack_require__, 6020));
            const found = await this.#atHome(asset, (repository) => followLatestRelease(repository, module, dryRun), (reason) => [
                { name: `the latest release of ${asset.repository}`, status: 'kept', version: null, reason },
            ]);
            names.push(...found);
        }
        return names;
    }
    /** What a repository that cannot be opened means is the caller's. */
    async #atHome({ host, repository }, work, refused) {
        if (!(0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .isAsked */ .D6)(host, this.#runtime.environment))
            return refused(`there is no token for ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(host)}: set ${(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(host)}, or set GITHUB_SERVER_URL to its URL`);
        const home = (0,_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .gitHubHome */ .Jg)(this.#server, { host, repository }, this.#runtime);
        return home()
            .then(work)
            .catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(({ message, hint }) => refused(`${message}; ${hint}`)));
    }
    /** The password of the environment is for the host that a publish names, and so for none that an index names. */
    async #ociClient(name, access) {
        const { environment, log, secrets } = this.#runtime;
        const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(1595), __webpack_require__.e(5417)]).then(__webpack_require__.bind(__webpack_require__, 1595)),
            __webpack_require__.e(/* import() */ 3288).then(__webpack_require__.bind(__webpack_require__, 3288)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4044)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8713)),
        ]);
        const repository = parseOciRepository(name);
        const sources = { configured: undefined, githubToken: this.#server.token, environment };
        return new OciClient({
            repository,
            access,
            findCredentials: () => findCredentials(repository.host, sources),
            transport: networkTransport(log, secrets),
        });
    }
}
/** Git keeps commits, and other places are not this tool's. */
function notDeletable({ location }) {
    if ((0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationKind */ .QD)(location) !== 'git')
        return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` };
    return {
        status: 'impossible',
        reason: 'clients clone the commit from the module repository, and Git keeps it',
        fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
    };
}


/***/ }),

/***/ 5311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unknownModule)
/* harmony export */ });
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);





/** NOT_FOUND for a module that the index does not have, with the one that somebody probably meant. */
async function unknownModule(snapshot, address) {
    const paths = [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameListPath */ .zx)(address), (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .namespaceListPath */ .P_)(address), _format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_LIST_PATH */ ._Q];
    const files = await snapshot.read(paths);
    const known = paths.flatMap((path) => (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleList */ .W2)(path, files.get(path)).modules.map(_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .itemAddress */ .EA));
    const ofName = known.find((each) => each.startsWith(`${address.namespace}/${address.name}/`));
    const name = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
    const meant = (0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(name, known) || (ofName === undefined ? '' : `; did you mean ${ofName}?`);
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the index has no module ${name}${meant}`, 'name one of its modules: module-registry status --index … lists them');
}


/***/ }),

/***/ 1084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ formatMovingName),
/* harmony export */   PP: () => (/* binding */ hasReplacement),
/* harmony export */   PZ: () => (/* binding */ formatLatest),
/* harmony export */   V6: () => (/* binding */ refuseForeignDecision),
/* harmony export */   VN: () => (/* binding */ unknownVersion),
/* harmony export */   Y_: () => (/* binding */ latestChange),
/* harmony export */   cz: () => (/* binding */ readModuleFor)
/* harmony export */ });
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5664);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3260);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3701);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3478);
/* harmony import */ var _index_format_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(726);
/* harmony import */ var _index_unknown_module_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5311);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7124);












/**
 * Throws NOT_OWNER for a run that may not decide about the module. Where `marks` in `registry.json` names owners, they alone may. Else a
 * run in a repository may that owns the module or holds the index, and so may a person who can write the index.
 */
function refuseForeignDecision(known, { repository, index }) {
    const { registry, module } = known;
    const reserved = (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .reservedMarks */ .hI)(registry, repository);
    if (reserved?.isOwner)
        return;
    const address = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_9__/* .formatModuleAddress */ .wc)(module.address));
    const own = repository === undefined ? 'a run without a repository' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository));
    if (reserved !== undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `decisions about published versions, such as of ${address}, are reserved for ${reserved.owners} in registry.json; this is ${own}`, 'run it in a workflow of that repository, or name a clone of it: --repository DIR');
    }
    if (repository === undefined || mayPublish(known, repository, index))
        return;
    const owner = module.owner === null ? 'nobody yet' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(module.owner));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `${address} belongs to ${owner}; this is ${own}, which may not decide about it`, `run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOf(repository))}} to the owners of "marks" in registry.json`);
}
function mayPublish({ registry, module }, repository, index) {
    if (index !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameRepository */ .ve)(repository, index))
        return true;
    if (module.owner === null)
        return (0,_index_format_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .allowsOwner */ .eT)(registry, module.address, repository);
    return (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameRepository */ .ve)(repository, module.owner);
}
function nameOf({ host, repository }) {
    return `${host}/${repository}`;
}
/** A module that a decision is about, and its registry. Throws NOT_FOUND where the index has none, INDEX_INVALID, NOT_OWNER. */
async function readModuleFor(actor, address, snapshot) {
    const files = await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .REGISTRY_PATH */ .aA, (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .modulePath */ .Mw)(address, 'module.json')]);
    const registry = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .registryIn */ .hY)(files);
    const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleIn */ .w6)(files, address);
    if (module === undefined)
        throw await (0,_index_unknown_module_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownModule */ .b)(snapshot, address);
    refuseForeignDecision({ registry, module }, actor);
    return { registry, module };
}
/** One name that follows the latest version, as text for people. */
function formatMovingName({ name, status, version, reason, fix }) {
    if (status === 'moved')
        return `moved     ${name}: now ${version}`;
    if (status === 'planned')
        return `move      ${name} to ${version}`;
    return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`;
}
/** Whether an index has what a mark advises, a module or a listed version of one: advice that leads nowhere is worse than none. */
function hasReplacement(files, replacement) {
    const { address, version } = (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReplacement */ .sH)(replacement);
    const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleIn */ .w6)(files, address);
    return module !== undefined && (version === undefined || (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).includes(version));
}
function latestChange(before, after) {
    return { before: (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_4__/* .latestOf */ .Te)(before) ?? null, after: (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_4__/* .latestOf */ .Te)(after) ?? null };
}
function formatLatest({ before, after }) {
    return `latest    ${after ?? 'none'}${before === after ? '' : `, before it was ${before ?? 'none'}`}`;
}
/** @param text a version, or a constraint */
function unknownVersion({ address, versions }, text) {
    const published = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_10__/* .sortVersions */ .M7)(versions.map(({ version }) => version));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_9__/* .formatModuleAddress */ .wc)(address)} has no published version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}${(0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_11__/* .didYouMean */ .a)(text, published)}`, `it has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(published).join(', ') || 'none'}`);
}


/***/ }),

/***/ 1107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ withDeprecation),
/* harmony export */   OG: () => (/* binding */ markModule),
/* harmony export */   p: () => (/* binding */ withYanks)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3701);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);
/* harmony import */ var _index_format_version_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4334);
/* harmony import */ var _index_plan_update_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(504);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7124);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1084);










/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for a replacement that is marked itself and for the
 * latest version without `allowLatest`,
 * NOT_OWNER for a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
async function markModule({ address, decision, allowLatest, dryRun }, { index, raceBackoff, storage, actor, }) {
    const { result, commit, changed } = await (0,_index_plan_update_index_js__WEBPACK_IMPORTED_MODULE_6__/* .updateIndex */ .UB)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .readModuleFor */ .cz)(actor, address, snapshot);
        await refuseReplacement(address, decision, snapshot);
        const marked = markedModule(module, decision);
        if (!allowLatest)
            refuseLatest(decision, marked, module);
        const files = await (0,_index_plan_update_index_js__WEBPACK_IMPORTED_MODULE_6__/* .planModules */ .Ly)(snapshot, registry, [marked.module]);
        const change = { message: messageOf(decision, marked), files };
        return { result: { module, marked }, change, isDry: dryRun };
    });
    const { module, marked } = result;
    const names = isYank(decision.action) ? await storage.follow(marked.module, marked.versions, dryRun) : [];
    return {
        status: changed.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(address),
        versions: changedVersions(module, marked),
        latest: (0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .latestChange */ .Y_)(module, marked.module),
        listed: (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(marked.module),
        names,
        index: { commit, changed },
    };
}
function changedVersions(before, { module, versions }) {
    const textOf = (document, version) => JSON.stringify([(0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_5__/* .versionState */ .M7)(document, version), (0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_5__/* .deprecationOf */ .c5)(document, version)]);
    const changed = versions.filter((version) => textOf(before, version) !== textOf(module, version));
    return changed.length === 0 ? versions : changed;
}
/** Advice that leads nowhere is worse than none. */
async function refuseReplacement(marked, decision, snapshot) {
    const text = decision.mark?.replacement;
    if (text === undefined)
        return;
    if ((0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .advisesItself */ .L3)(marked, { versions: decision.versions?.text, replacement: text }))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the replacement ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is what the mark is about`, 'name another module, or a version that the mark is not about: --replacement acme/vpc/aws@2.0.0');
    const { address } = (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReplacement */ .sH)(text);
    if ((0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .hasReplacement */ .PP)(await snapshot.read([(0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'module.json')]), text))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the replacement ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not in the index`, 'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0');
}
/** Consumers without a constraint get another version at once. */
function refuseLatest({ mark, versions: range }, { versions }, module) {
    const latest = (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .latestOf */ .Te)(module);
    if (mark === undefined || range === undefined || !versions.some((version) => version === latest))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address)} ${latest} is the latest version`, `publish its successor first, or add --allow-latest`);
}
function messageOf(decision, { module }) {
    const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`;
    const reason = decision.mark === undefined ? '' : `\n\n${decision.mark.reason}`;
    const [first = ''] = decision.action;
    return `${first.toUpperCase()}${decision.action.slice(1)} ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address)}${range}${reason}`;
}
/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published, INVALID_INPUT for a mark of `marks.yml`. */
function markedModule(module, decision) {
    const versions = publishedIn(module, decision.versions);
    refuseFileMark(module, decision, versions);
    const { action, mark, versions: range } = decision;
    if (isYank(action))
        return { module: { ...module, yanks: withYanks(module.yanks, versions, mark) }, versions };
    const deprecations = withDeprecation(module.deprecations, range?.text, mark);
    if (mark === undefined && deprecations.length > 0 && deprecations.length === module.deprecations.length)
        throw otherDeprecations(module, range);
    return { module: { ...module, deprecations }, versions };
}
function isYank(action) {
    return action === 'yank' || action === 'restore';
}
/** Throws INVALID_INPUT for a mark of `marks.yml`: the next rendering would bring it back. */
function refuseFileMark(module, { action, versions: range }, versions) {
    const marks = isYank(action)
        ? module.yanks.filter(({ version }) => versions.includes(version))
        : module.deprecations.filter((each) => each.versions === range?.text);
    if (!marks.some(({ origin }) => origin === _index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF))
        return;
    const name = `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address)}${range === undefined ? '' : ` ${range.text}`}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF} marks ${name}, and so the file alone changes that`, `change or remove the mark in ${_index_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MARKS_PATH */ .zF}, and apply it: module-registry render --index …`);
}
function publishedIn(module, range) {
    const published = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_8__/* .sortVersions */ .M7)(module.versions.map(({ version }) => version));
    const versions = published.filter((version) => range?.allows(version) ?? true);
    if (versions.length > 0 || range === undefined)
        return versions;
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address);
    const removed = module.removed.find(({ version }) => range.allows(version));
    if (removed !== undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `${address} ${removed.version} is removed, so nothing is left to mark`, 'name a published version: module-registry status --index … lists them');
    }
    throw (0,_decision_js__WEBPACK_IMPORTED_MODULE_9__/* .unknownVersion */ .VN)(module, range.text);
}
/**
 * The yanks with a mark of these versions, or without where there is none.
 * @param before where marks have the date on which they were made first
 */
function withYanks(yanks, versions, mark, before = yanks) {
    const others = yanks.filter(({ version }) => !versions.includes(version));
    if (mark === undefined)
        return others;
    const yankOf = (version) => before.find((yank) => yank.version === version);
    return [...others, ...versions.map((version) => ({ ...renewed(yankOf(version), mark), version }))];
}
/** The same for the deprecation of a range; undefined: of the whole module. */
function withDeprecation(deprecations, range, mark, before = deprecations) {
    const others = deprecations.filter(({ versions }) => versions !== range);
    if (mark === undefined)
        return others;
    const known = before.find(({ versions }) => versions === range);
    return [...others, { ...renewed(known, mark), ...(range !== undefined && { versions: range }) }];
}
/** What is said is replaced; the date and keys of a newer tool stay. */
function renewed(before, mark) {
    const { link: _, replacement: __, ...rest } = before ?? mark;
    return { ...rest, ...mark, date: before?.date ?? mark.date };
}
function otherDeprecations(module, range) {
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_7__/* .formatModuleAddress */ .wc)(module.address);
    const commands = module.deprecations.map(({ versions }) => ['module-registry undeprecate', address, ...(versions === undefined ? [] : [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(versions)])].join(' '));
    const name = range === undefined ? `${address} as a whole` : `${address} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(range.text)}`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `no deprecation is about ${name}: the module has others`, `take back the one that you mean: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(commands).join(' or ')}`);
}


/***/ }),

/***/ 7345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ parseVersionRange),
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   qT: () => (/* binding */ marksSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);







/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9);
const addresses = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([address, zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(address).min(1)]);
const mark = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseVersionRange)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .refine(_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isPublicLink */ .es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => {
        (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReplacement */ .sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .advisesItself */ .L3)(each, { versions: versions?.text, replacement }));
}, { message: 'must be another module, or a version that the mark is not about', path: ['replacement'] });
const marksSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    marks: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(mark, {
        // A file that was cut off must not take all marks back.
        error: ({ input }) => input === undefined ? 'is missing; write "marks: []" to take all marks back' : undefined,
    })
        .describe('The marks; an empty list takes all of them back.'),
})
    .check(({ value, issues }) => {
    const repeated = repeatedMark(value.marks);
    if (repeated !== undefined)
        issues.push({ ...repeated, code: 'custom', input: value });
});
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}
/** Reads a version, or a constraint as in a `module` block: the versions that a mark is about. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(text))
        return { text, allows: (version) => version === text };
    try {
        return (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)(evenlySpaced(text));
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}


/***/ })

};
