export const id = 554;
export const ids = [554];
export const modules = {

/***/ 2880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ dateOfDecision),
/* harmony export */   Mp: () => (/* binding */ parseReason),
/* harmony export */   cU: () => (/* binding */ invalidFlag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Flags of the commands that record a decision. */
const MAX_REASON_LENGTH = 500;
/** Throws INVALID_INPUT for a reason that is not one line of at most 500 characters. */
function parseReason(reason) {
    if (reason.trim() === '' || reason.length > MAX_REASON_LENGTH || /\p{C}/u.test(reason))
        throw invalidFlag('--reason', reason, `one line of 1 to ${MAX_REASON_LENGTH} characters`);
    return reason;
}
/** The date of a decision that is made now. Seconds are enough, and what all dates of an index have. */
function dateOfDecision() {
    return new Date().toISOString().replace(/\.\d+/, '');
}
/** An INVALID_INPUT. @param rule continues "it must be " */
function invalidFlag(flag, value, rule) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${flag} is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}; it must be ${rule}`, `correct ${flag}`);
}


/***/ }),

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ packagePlaces)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1123);



/** The places of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
function packagePlaces(runtime, server) {
    const places = new NetworkPlaces(runtime, server);
    return {
        delete: (pkg) => places.delete(pkg),
        follow: (module, marked, dryRun) => places.follow(module, marked, dryRun),
    };
}
class NetworkPlaces {
    #runtime;
    #server;
    constructor(runtime, server) {
        this.#runtime = runtime;
        this.#server = server;
    }
    async delete(pkg) {
        const { location } = pkg;
        const manifest = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(location);
        if (manifest !== undefined) {
            const { deleteModulePackage } = await __webpack_require__.e(/* import() */ 873).then(__webpack_require__.bind(__webpack_require__, 6254));
            const client = await this.#ociClient(manifest.repository, 'pull,push,delete');
            return deleteModulePackage(client, manifest.digest, pkg);
        }
        const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(location);
        return asset === undefined ? notDeletable(location) : this.#deleteAsset(asset);
    }
    async follow(module, marked, dryRun) {
        const changed = new Set(marked);
        const locations = [...module.versions, ...module.removed]
            .filter(({ version }) => changed.has(version))
            .flatMap(({ packages = [] }) => packages.map(({ location }) => location));
        const repositories = new Set(locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(each)?.repository ?? []));
        const names = [];
        for (const repository of repositories) {
            const { followTags } = await __webpack_require__.e(/* import() */ 655).then(__webpack_require__.bind(__webpack_require__, 7655));
            const client = await this.#ociClient(repository, 'pull,push');
            names.push(...(await followTags(client, { module, marked, dryRun })));
        }
        const assets = locations.flatMap((each) => (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseAssetOf */ .nE)(each) ?? []);
        const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]));
        for (const asset of homes.values())
            names.push(...(await this.#followLatest(asset, module, dryRun)));
        return names;
    }
    async #deleteAsset(asset) {
        const { deleteAsset, deleteByHand } = await __webpack_require__.e(/* import() */ 20).then(__webpack_require__.bind(__webpack_require__, 6020));
        return this.#atHome(asset, (repository) => deleteAsset(repository, asset), (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }));
    }
    async #followLatest(asset, module, dryRun) {
        const { followLatestRelease } = await __webpack_require__.e(/* import() */ 467).then(__webpack_require__.bind(__webpack_require__, 8467));
        const name = `the latest release of ${asset.repository}`;
        return this.#atHome(asset, (repository) => followLatestRelease(repository, module, dryRun), (reason) => [{ name, status: 'kept', version: null, reason }]);
    }
    /** What a repository that cannot be opened means is the caller's. */
    async #atHome({ host, repository }, work, refused) {
        const { environment, log } = this.#runtime;
        if (!(0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHub */ .Wz)(host, environment['GITHUB_SERVER_URL']))
            return refused(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(host)} is not known to be GitHub: set GITHUB_SERVER_URL to its URL`);
        try {
            const home = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubHome */ .Jg)(this.#server, { host, repository }, log)();
            return await work(home);
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            return refused(`${error.message}; ${error.hint}`);
        }
    }
    /** The password of the environment is for the host that a publish names, and so for none that an index names. */
    async #ociClient(name, access) {
        const { environment, log, secrets } = this.#runtime;
        const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] = await Promise.all([
            __webpack_require__.e(/* import() */ 75).then(__webpack_require__.bind(__webpack_require__, 2075)),
            __webpack_require__.e(/* import() */ 98).then(__webpack_require__.bind(__webpack_require__, 5098)),
            __webpack_require__.e(/* import() */ 268).then(__webpack_require__.bind(__webpack_require__, 2268)),
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
function notDeletable(location) {
    if ((0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationKind */ .QD)(location) !== 'git')
        return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` };
    return {
        status: 'impossible',
        reason: 'clients clone the commit from the module repository, and Git keeps it',
        fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
    };
}


/***/ }),

/***/ 6889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ catalogNeighbours),
/* harmony export */   Jn: () => (/* binding */ updateCatalog),
/* harmony export */   ek: () => (/* binding */ renderCatalog)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8129);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);






/** The whole catalog of these modules. */
function renderCatalog(items) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items, (item) => hashOf(item).slice(0, _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => layOut(prefix, group).files);
}
/**
 * The files of the catalog that these changes change, each in its new state: the same files as {@link renderCatalog} gives. Reads the
 * files of `catalogChain` and of `catalogNeighbours`.
 */
function updateCatalog(changes, read) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => updateSubtree(prefix, group, read).files);
}
function updateSubtree(prefix, changes, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file)
        return layOut(prefix, (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .withModules */ .KT)(file, changes).modules);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const updated = [...groups].map(([digit, group]) => [digit, updateSubtree(prefix + digit, group, read)]);
    const files = updated.flatMap(([, subtree]) => subtree.files);
    const after = {
        ...file.children,
        ...Object.fromEntries(updated.map(([digit, { bytes }]) => [digit, bytes])),
    };
    const children = Object.fromEntries(Object.entries(after).filter(([, bytes]) => bytes > 0));
    const bytes = sum(Object.values(children));
    if (!(0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes))
        return { files: [...files, nodeFile(prefix, children)], bytes };
    const drafts = new Map(files.map(([path, text]) => [path, text === null ? undefined : encode(text)]));
    const items = Object.keys(children).flatMap((digit) => itemsBelow(prefix + digit, (path) => (drafts.has(path) ? drafts.get(path) : read(path))));
    const gone = [...Object.keys(after).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)), ...drafts.keys()];
    return { files: [...layOut(prefix, items).files, ...gone.map((path) => [path, null])], bytes };
}
function layOut(prefix, items) {
    const bytes = sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN));
    if ((0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(bytes) || prefix.length === _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_PREFIX */ .MW) {
        const text = items.length === 0 ? null : (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCatalog */ .fn)(items);
        return { files: [[(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), text]], bytes };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items, (item) => hashOf(item).charAt(prefix.length));
    const parts = [...groups].map(([digit, group]) => [digit, layOut(prefix + digit, group)]);
    const children = Object.fromEntries(parts.map(([digit, part]) => [digit, part.bytes]));
    return { files: [...parts.flatMap(([, part]) => part.files), nodeFile(prefix, children)], bytes };
}
/**
 * The paths, besides those of `catalogChain`, that changes of these modules may need: where the other modules fit into one file, a
 * module that gets smaller makes one file of several.
 */
function catalogNeighbours(addresses, files) {
    const read = (path) => files.get(path);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).slice(0, _format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => neighboursBelow(prefix, group, read).paths);
}
function neighboursBelow(prefix, addresses, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file) {
        const own = new Set(addresses.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc));
        const items = file.modules.filter((item) => own.has((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .itemAddress */ .EA)(item)));
        return { paths: [], own: sum(items.map(_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogBytes */ .VN)) };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const below = [...groups].map(([digit, group]) => neighboursBelow(prefix + digit, group, read));
    const own = sum(below.map((each) => each.own));
    const isMerged = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsCatalogFile */ .Ox)(sum(Object.values(file.children)) - own);
    const siblings = isMerged ? Object.keys(file.children).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix + digit)) : [];
    return { paths: [...siblings, ...below.flatMap(({ paths }) => paths)], own };
}
function fileAt(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    return (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, read(path));
}
function itemsBelow(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix);
    const bytes = read(path);
    if (bytes === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although the file above it names it`, 'run `module-registry render --index …` to rebuild it');
    }
    const file = (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, bytes);
    if ('modules' in file)
        return file.modules;
    return Object.keys(file.children).flatMap((digit) => itemsBelow(prefix + digit, read));
}
function nodeFile(prefix, children) {
    return [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(prefix), (0,_format_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalogNode */ .B)(children)];
}
function hashOf({ namespace, name, provider }) {
    return (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogHash */ .Oq)({ namespace, name, system: provider });
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function encode(text) {
    return new TextEncoder().encode(text);
}


/***/ }),

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lostInterfaces),
/* harmony export */   y: () => (/* binding */ readModuleFiles)
/* harmony export */ });
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(572);







/**
 * The files that a change of a module is planned from where its versions stay: what shows the module, and the version that is
 * the latest after the change. Throws INDEX_INVALID.
 */
async function readModuleFiles(snapshot, after) {
    const { address } = after;
    const files = await snapshot.read((0,_file_table_js__WEBPACK_IMPORTED_MODULE_6__/* .pathsToRead */ .Of)(address, []));
    const latest = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .latestOf */ .Te)(after);
    const more = await snapshot.read([
        ...(latest === undefined
            ? []
            : [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(address, latest, 'release.json'), ...(0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__/* .interfacePaths */ .Er)(address, latest)]),
        ...(0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .catalogNeighbours */ .I1)([address], files),
        ...lostInterfaces(address, files),
    ]);
    return new Map([...files, ...more]);
}
/** The paths of the interfaces of versions that `versions.json` lacks, so that it can be completed. Throws INDEX_INVALID. */
function lostInterfaces(address, files) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .modulePath */ .Mw)(address, 'versions.json');
    const known = (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRequirements */ .Ez)(path, files.get(path));
    const versions = (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_0__/* .moduleIn */ .w6)(files, address)?.versions ?? [];
    return versions
        .filter(({ version }) => !known.has(version))
        .flatMap(({ version }) => (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__/* .interfacePaths */ .Er)(address, version));
}


/***/ }),

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   CY: () => (/* binding */ planUpdates)
/* harmony export */ });
/* unused harmony exports publishedVersion, selectChanges */
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(572);











/**
 * The change that a publish makes to an index; without files where the index says all of it already. The files of versions
 * come before `module.json`, which names them, and `module.json` before the lists: a reader between two writes finds
 * nothing listed that is missing. Throws INDEX_INVALID for a document of the index that cannot be read.
 * @param index at least the files of `pathsToRead`, and those of the latest version
 */
function planChange(index, registry, publications) {
    const updates = publications.map((publication) => {
        const releases = [...publication.releases, ...(publication.restored ?? [])];
        const all = { ...publication, releases };
        return { ...all, module: moduleAfter((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .moduleIn */ .w6)(index, publication.address), all) };
    });
    return {
        message: commitMessage(publications),
        trailers: sourcesOf(publications),
        files: planUpdates(index, registry, updates),
    };
}
/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
function planUpdates(index, registry, updates) {
    const drafts = new Drafts(index);
    const listed = updates.map((update) => draftModule(update, { drafts, index, registry }));
    for (const list of _file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .LISTS */ .m5) {
        for (const [path, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(listed, ({ module }) => list.path(module.address))) {
            const content = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .withModules */ .KT)((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseModuleList */ .W2)(path, drafts.read(path)), (0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(group, _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listItem */ .Aw));
            drafts.add([[path, (0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .renderList */ .pI)(list, path, content)]]);
        }
    }
    drafts.add((0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .updateCatalog */ .Jn)((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(listed, _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .catalogItem */ .xn), (path) => drafts.read(path)));
    return selectChanges(drafts.files, index);
}
/** The files that a change writes, in their order, over those that the index has. */
class Drafts {
    files = new Map();
    #index;
    constructor(index) {
        this.#index = index;
    }
    read(path) {
        const content = this.files.has(path) ? this.files.get(path) : this.#index.get(path);
        return content instanceof Uint8Array ? content : undefined;
    }
    add(files) {
        for (const [path, text] of files)
            this.files.set(path, text === null ? null : new TextEncoder().encode(text));
    }
}
/** Drafts the files of one module. */
function draftModule({ module, releases, moduleInterfaces, files }, { drafts, index, registry }) {
    const read = (path) => drafts.read(path);
    const versionOf = (release) => ({
        release,
        moduleInterface: moduleInterfaces.get(release.version) ?? (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)(release, read),
    });
    for (const [path, content] of files)
        drafts.files.set(path, content);
    const fresh = releases.map(versionOf);
    for (const version of fresh)
        drafts.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .versionFiles */ .uP)(registry, version));
    const number = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .latestOf */ .Te)(module);
    const latest = fresh.find(({ release }) => release.version === number) ??
        (number && versionOf((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listedRelease */ .Lh)(index, module, number)));
    const listed = { module, latest };
    drafts.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .moduleFiles */ .ug)(listed, requirementsAfter(module, fresh, read)));
    return listed;
}
/** What the index knows of the other versions stays; what it has lost is read from their interfaces. */
function requirementsAfter(module, fresh, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(module.address, 'versions.json');
    const known = new Map((0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRequirements */ .Ez)(path, read(path)));
    const lost = module.versions.filter(({ version }) => !known.has(version));
    const versions = [
        ...lost.map(({ version }) => ({
            version,
            moduleInterface: (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)({ address: module.address, version }, read),
        })),
        ...fresh.map(({ release: { version }, moduleInterface }) => ({ version, moduleInterface })),
    ];
    for (const { version, moduleInterface } of versions)
        known.set(version, moduleInterface === undefined ? null : (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .requirementsOf */ .CG)(moduleInterface));
    return known;
}
function moduleAfter(current, publication) {
    const { address, owner, releases } = publication;
    const { versions = [] } = current ?? {};
    const known = new Map(versions.map((each) => [each.version, each]));
    for (const release of releases)
        known.set(release.version, publishedVersion(release, known.get(release.version)));
    const before = current ?? { format: _format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .INDEX_FORMAT */ .B7, yanks: [], deprecations: [], removed: [], transfers: [] };
    return { ...before, address, owner, versions: [...known.values()] };
}
/** A version as `module.json` lists it: as before, with the packages that were added. */
function publishedVersion(release, before) {
    const packages = release.packages.map(({ kind, location }) => ({ kind, location }));
    if (before !== undefined) {
        const known = new Set(before.packages.map(({ location }) => location));
        const added = packages.filter(({ location }) => !known.has(location));
        return { ...before, packages: [...before.packages, ...added] };
    }
    const { version, tag, commit, committedAt, path } = release;
    const { digest, size, files } = release.package;
    return { version, tag, commit, committedAt, path, digest, size, files, packages };
}
/** Those of the files that are not in the index as they shall be. A file on disk counts as a change. */
function selectChanges(files, index) {
    const isChange = ([path, content]) => {
        const current = index.get(path);
        if (current === undefined || content === null)
            return (current ?? null) !== content;
        return !(content instanceof Uint8Array) || Buffer.compare(current, content) !== 0;
    };
    return new Map([...files].filter(isChange));
}
/** The repositories that the releases are from. */
function sourcesOf(publications) {
    const releases = publications.flatMap(({ releases, restored = [] }) => [...releases, ...restored]);
    const urls = releases.map(({ repository }) => repository.url);
    return [...new Set(urls)].map((url) => ['Source-Repository', url]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    const restored = publications.flatMap((publication) => publication.restored ?? []).map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9);
    if (first === undefined)
        return repairMessage(restored, publications);
    const repairs = restored.length === 0 ? '' : `\n\nRepair ${restored.join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9).join('\n')}${repairs}`;
    return `Publish ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}${repairs}`;
}
/** Without restored versions, what is repaired are the files that show the modules. */
function repairMessage(restored, publications) {
    if (restored.length > 1)
        return `Repair ${restored.length} versions\n\n${restored.join('\n')}`;
    const [only = publications.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address)).join(', ')] = restored;
    return `Repair ${only}`;
}


/***/ }),

/***/ 8123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ updateIndex)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
async function updateIndex(index, raceBackoff, plan) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const { result, change } = await plan(snapshot, attempt);
        if (change === undefined || change.files.size === 0)
            return { result, commit: snapshot.commit, changed: [] };
        const outcome = await index.commit(change, snapshot);
        if (outcome !== 'moved')
            return { result, commit: outcome.commit, changed: [...change.files.keys()] };
        if (!(await raceBackoff.wait(attempt)))
            throw indexBusy(attempt);
    }
}
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}


/***/ }),

/***/ 7328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readKnownModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5664);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);




/** A module that a decision is about, and the registry that it is in. Throws NOT_FOUND for one that the index does not have, INDEX_INVALID. */
async function readKnownModule(snapshot, address) {
    const files = await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json')]);
    const registry = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .registryIn */ .hY)(files);
    const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleIn */ .w6)(files, address);
    if (module !== undefined)
        return { registry, module };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the index has no module ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address)}`, 'name one of its modules: module-registry status --index … lists them');
}


/***/ }),

/***/ 4642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ formatMovingName)
/* harmony export */ });
/** One name that follows the latest version, as text for people. */
function formatMovingName({ name, status, version, reason, fix }) {
    if (status === 'moved')
        return `moved     ${name}: now ${version}`;
    if (status === 'planned')
        return `move      ${name} to ${version}`;
    return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`;
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ })

};
