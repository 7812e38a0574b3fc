export const id = 4338;
export const ids = [4338];
export const modules = {

/***/ 4045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ pathsWithUrl),
/* harmony export */   RG: () => (/* binding */ filesWithUrl),
/* harmony export */   Ts: () => (/* binding */ init),
/* harmony export */   wU: () => (/* binding */ newIndexFiles),
/* harmony export */   y9: () => (/* binding */ newRegistry)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5933);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(411);
/* harmony import */ var _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1380);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3057);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(215);







/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
async function init(request, { index, raceBackoff }) {
    const { result, commit, changed } = await (0,_update_index_js__WEBPACK_IMPORTED_MODULE_5__/* .updateIndex */ .U)(index, raceBackoff, async (snapshot) => {
        const current = await snapshot.read(pathsOf(request));
        const before = currentRegistry(current.get(_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, { before, registry });
        return {
            result: before === undefined ? 'created' : 'updated',
            change: { message: `Set up the registry index for ${request.url}`, files },
        };
    });
    const status = changed.length === 0 ? 'unchanged' : result;
    return { status, url: request.url, index: { commit, changed } };
}
/** Every path that `init` may write, with those of other hosts: the index may name another host than this run. */
function pathsOf(request) {
    const ofHosts = _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__/* .HOSTINGS */ .il.flatMap((hosting) => (0,_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__/* .hostingFiles */ .wX)(hosting, request.url)).map(([path]) => path);
    return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts];
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    if (!exists)
        return undefined;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `the directory or branch for the index has files, but no ${_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the public URL ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.url)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.url)}`, `published versions use the first URL; write it (--url ${registry.url}), or move the whole index: module-registry init --index … --url ${request.url} --move`);
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the name ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.name)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.name)}`, `leave --name out, or write the name into ${_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA} of the index and run: module-registry render`);
    }
    const { url, name = registry.name, hosting = registry.hosting } = request;
    const { useRegistryCredentials = registry.useRegistryCredentials } = request;
    return { ...registry, url, name, ...settings({ hosting, useRegistryCredentials }) };
}
/** The files to write: in an index that exists, those that are missing, and those that a new URL or a new host changes. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isChanged = before?.hosting !== registry.hosting || before?.useRegistryCredentials !== registry.useRegistryCredentials;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== _format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_LIST_PATH */ ._Q) || (isChanged && path === _format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    return new Map([...files].filter(([path]) => isWritten(path)));
}
/** The paths of the files that a public URL changes. */
function pathsWithUrl(registry) {
    return [...newIndexFiles(registry).keys()];
}
/**
 * The files that give an index without public URL its URL.
 * @param current the files of `pathsWithUrl`, as the index has them
 */
function filesWithUrl(before, url, current) {
    const registry = { ...before, url };
    return { registry, files: missingFiles(newIndexFiles(registry), current, { before, registry }) };
}
/** `registry.json` of an index that is about to be created. */
function newRegistry({ url, name, ...request }) {
    return {
        format: _format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FORMAT */ .B7,
        name: name ?? (url === null ? 'Module registry' : new URL(url).host),
        url,
        renderer: _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__/* .RENDERER */ .G,
        ...settings(request),
    };
}
/** The keys that are set; the others are absent. */
function settings({ hosting, useRegistryCredentials, }) {
    return {
        ...(hosting === undefined ? {} : { hosting }),
        ...(useRegistryCredentials === undefined ? {} : { useRegistryCredentials }),
    };
}
/** Every file of an index without modules, by path. */
function newIndexFiles(registry) {
    return new Map((0,_file_table_js__WEBPACK_IMPORTED_MODULE_4__/* .registryFiles */ .xs)(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}


/***/ }),

/***/ 7958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lostInterfaces),
/* harmony export */   y: () => (/* binding */ readModuleFiles)
/* harmony export */ });
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(613);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4415);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4268);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(411);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4946);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8126);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3057);







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

/***/ 221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   CY: () => (/* binding */ planUpdates)
/* harmony export */ });
/* unused harmony exports publicationMessage, publishedVersion, selectChanges */
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7843);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(764);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2177);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(613);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4415);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4268);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(411);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4946);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8126);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3057);











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
    return { ...publicationMessage(publications), files: planUpdates(index, registry, updates) };
}
/** What the message of a commit says of publications. */
function publicationMessage(publications) {
    return { message: commitMessage(publications), trailers: sourcesOf(publications) };
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
    const added = new Set(fresh.map(({ release: { version } }) => version));
    const lost = module.versions.filter(({ version }) => !known.has(version) && !added.has(version));
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
    const { version, tag, commit, committedAt, path, packageRoot } = release;
    const { digest, size, files } = release.package;
    const root = packageRoot === undefined ? {} : { packageRoot };
    return { version, tag, commit, committedAt, path, ...root, digest, size, files, packages };
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

/***/ 215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ updateIndex)
/* harmony export */ });
/* unused harmony export indexBusy */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

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
/** INDEX_BUSY: the back-off has given up. */
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}


/***/ }),

/***/ 8102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ isSameOwner),
/* harmony export */   Ix: () => (/* binding */ hasOnlyGrown),
/* harmony export */   UD: () => (/* binding */ isRenamedOwner),
/* harmony export */   dc: () => (/* binding */ readPastModule),
/* harmony export */   g6: () => (/* binding */ hasKeptOwner),
/* harmony export */   iM: () => (/* binding */ readPastVersions),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2689);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);



/** Undefined for bytes that are no JSON object. */
function readPastModule(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), bytes);
    if (!isObject(document))
        return undefined;
    const list = (key) => objectsIn(document[key]);
    const numbers = (key) => new Set(list(key).map(({ version }) => String(version)));
    return {
        versions: new Map(list('versions').map((facts) => [String(facts['version']), facts])),
        removed: numbers('removed'),
        yanked: numbers('yanks'),
        owner: isObject(document['owner']) ? document['owner'] : undefined,
        newOwners: new Map(list('transfers').map((transfer) => [
            (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(transfer),
            isObject(transfer['to']) ? transfer['to'] : {},
        ])),
        permanent: new Set([...list('removed'), ...list('transfers')].map(_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)),
    };
}
/** The versions that the `versions` file of a module lists. */
function readPastVersions(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), bytes);
    const [module] = isObject(document) ? objectsIn(document['modules']) : [];
    return new Set(objectsIn(module?.['versions']).map(({ version }) => String(version)));
}
/** Whether a published value only grew: nothing that was there is gone or another. */
function hasOnlyGrown(before, after, growth) {
    if (Array.isArray(before))
        return (Array.isArray(after) &&
            before.length === after.length &&
            before.every((each, at) => hasOnlyGrown(each, after[at], growth)));
    if (!isObject(before))
        return before === after;
    if (!isObject(after))
        return false;
    const { list, keys } = growth;
    const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
    if (keys !== 'any' && !added.every((key) => keys.includes(key)))
        return false;
    return Object.entries(before).every(([key, value]) => {
        const now = after[key];
        const isList = key === list && Array.isArray(value) && Array.isArray(now);
        return hasOnlyGrown(value, isList ? now.slice(0, value.length) : now, growth);
    });
}
/** Whether an owner is the same repository: by id where both have one, else by name. */
function isSameOwner(one, other) {
    if (!isSameText(one.host, other.host))
        return false;
    if (one.repositoryId !== undefined && other.repositoryId !== undefined)
        return one.repositoryId === other.repositoryId;
    return isSameText(one.repository, other.repository);
}
/** Whether an owner has its names and ids still; ids may be added where there were none. */
function hasKeptOwner(before, after) {
    return hasOnlyGrown(before, after, { keys: ['repositoryId', 'ownerId'] });
}
/**
 * Whether an owner is the same repository under another name: by an id that a version which it published under the old name has. An id
 * alone may have been added to lead to another repository.
 * @param releases the texts of `release.json`
 */
function isRenamedOwner(before, after, releases) {
    const { host, repository, repositoryId } = before;
    if (repositoryId === undefined || after.repositoryId !== repositoryId || !isSameText(host, after.host))
        return false;
    const names = [...formerNamesOf(before), repository];
    const url = (name) => `https://${host}/${name}`;
    return (formerNamesOf(after).every((name) => names.includes(name)) &&
        releases.some((release) => {
            const said = isObject(release) ? release['repository'] : undefined;
            return (isObject(said) &&
                said['id'] === repositoryId &&
                names.some((name) => isSameText(url(name), said['url'])));
        }));
}
/** An owner under each name that it had. */
function namesIn(owner) {
    const names = [owner.repository, ...formerNamesOf(owner)];
    return names.map((name) => ({ host: String(owner.host), repository: String(name) }));
}
function formerNamesOf({ formerNames }) {
    return Array.isArray(formerNames) ? formerNames : [];
}
function isSameText(one, other) {
    return String(one).toLowerCase() === String(other).toLowerCase();
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function objectsIn(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}


/***/ }),

/***/ 5718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   N0: () => (/* binding */ INTERFACE_TYPE),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   WX: () => (/* binding */ isProvenance),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2689);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);



/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** Whether an attached document of this type is a Sigstore bundle, of any version. https://docs.sigstore.dev/about/bundle/ */
function isProvenance(artifactType) {
    return /^application\/vnd\.dev\.sigstore\.bundle\b.*\+json\b/.test(artifactType);
}
const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json';
/** The tag that holds the list of referrers in registries without the referrers API ("Referrers Tag Schema"). */
function referrersTag(digest) {
    return digest.replace(':', '-');
}
const imageIndex = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ manifests: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })) });
/** Digests of the manifests that an image index lists; none where the bytes are not an image index. */
function digestsIn(index) {
    return read(index).manifests.map(({ digest }) => digest);
}
/** Adds a manifest to an image index, or replaces the one with the same digest; the others stay as they are. */
function withReferrer(index, referrer) {
    const { manifests } = read(index);
    const others = manifests.filter(({ digest }) => digest !== referrer.digest);
    const list = { schemaVersion: 2, mediaType: INDEX_TYPE, manifests: [...others, referrer] };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(list));
}
function read(index) {
    return (index && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(imageIndex, index)) ?? { manifests: [] };
}


/***/ }),

/***/ 779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ GuardedStores)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9478);


/**
 * The stores of one module repository, which resolve no private package to a location that everybody can read. A publish
 * takes no other stores, and there is no way to make these without saying how widely they may show what they store.
 */
class GuardedStores {
    visibility;
    #stores;
    constructor(stores, visibility) {
        this.#stores = stores;
        this.visibility = visibility;
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there, and what the store throws. */
    async resolve(kind, selection, pkg) {
        await this.refuseExposure(kind, selection);
        return this.#stores[kind].resolve(selection, pkg);
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there. */
    async refuseExposure(kind, selection) {
        if (this.visibility.package === 'public')
            return;
        const location = await this.#stores[kind].publicLocation(selection);
        if (location === undefined)
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(selection.release.tag)} is of a private repository, and its package would be stored ${location}`, 'use --package git, which clients clone with their own credentials, or allow it: --expose all');
    }
    /** What the first package needs that is not as it was published; undefined where none does. Throws what the store throws. */
    async findRepair({ packages, digest }, about) {
        const { release } = about.selection;
        const isPrivate = this.visibility.package !== 'public';
        for (const { kind, location } of packages) {
            const store = _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_KINDS */ .js.find((each) => each === kind);
            const stored = { release, location, digest };
            const repair = store && (await this.#stores[store].findRepair?.(stored, { ...about, isPrivate }));
            if (repair !== undefined)
                return repair;
        }
        return undefined;
    }
    /** The store of a kind, for packages that have been resolved. */
    resolved(kind) {
        return this.#stores[kind];
    }
}


/***/ }),

/***/ 8916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mk: () => (/* binding */ publish),
  Oq: () => (/* binding */ publishRepositories)
});

// UNUSED EXPORTS: selectRun, withAdvice

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(613);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(221);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(215);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(3467);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(5838);
// EXTERNAL MODULE: ./lib/interface/leaving-calls.js
var leaving_calls = __webpack_require__(2772);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(7592);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(8189);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(764);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/publish/limits.js
var publish_limits = __webpack_require__(2126);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(794);
;// CONCATENATED MODULE: ./lib/publish/publication.js



/** The versions that are at one of these stages. */
function publicationsAt(publications, ...statuses) {
    const isAt = (publication) => statuses.some((status) => status === publication.status);
    return publications.filter(isAt);
}
/** @param fresh status of a version that was not in the index before */
function resultOf(publication, fresh) {
    const isStored = publication.status === 'stored';
    // Of an unchanged version as `module.json` says it, which may lack size and files.
    const { version, tag, commit, digest, size, files, packages } = isStored
        ? { ...publication.release, ...publication.release.package }
        : publication.published;
    const [first] = packages;
    const directory = isStored ? (0,module_interface/* calledPath */.v)(publication.moduleInterface) : '';
    return {
        status: isStored ? fresh : 'unchanged',
        address: (0,module_address/* formatModuleAddress */.wc)(publication.selection.release.address),
        version,
        tag,
        commit,
        location: first?.location ?? '',
        package: {
            kind: first?.kind ?? '',
            digest,
            ...(size === undefined ? {} : { size }),
            ...(files === undefined ? {} : { files }),
        },
        packages: packages.map(({ kind, location }) => ({ kind, location, digest })),
        ...(directory === '' ? {} : { directory }),
        ...(isStored ? (0,publish_report/* comparisonOf */.jb)(publication) : {}),
    };
}

;// CONCATENATED MODULE: ./lib/publish/announce.js













/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(fresh, registryUrl, log) {
    for (const line of fresh.length === 1 ? fresh.flatMap(releaseLines) : moduleLines(fresh))
        log.info(line);
    for (const { selection, compatibility } of fresh) {
        if (compatibility?.isBreaking !== true)
            continue;
        const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
        log.warn(`${address} ${(0,required_bump/* tooSmall */.KM)(compatibility)}; use ${compatibility.minimumVersion} or higher`);
    }
    const [only, ...others] = fresh;
    if (only === undefined || others.length > 0)
        return;
    if (registryUrl === null)
        log.info(NO_URL);
    else
        log.info((0,module_block/* formatModuleBlock */.t)(only.selection.release, registryUrl, (0,module_interface/* calledPath */.v)(only.moduleInterface)));
}
const NO_URL = 'the index has no public URL yet: module-registry init --index … --url https://modules.example.com sets it';
/** What there is to say of the versions of a run: the notices of the highest one of each module, and what counts for others, each once. */
class RunNotices {
    #ofHighest = new Map();
    #warnings = new Map();
    add(fresh) {
        for (const { selection, notices } of fresh) {
            const { version, address } = selection.release;
            const module = (0,module_address/* formatModuleAddress */.wc)(address);
            const before = this.#ofHighest.get(module);
            if (before === undefined || (0,module_version/* compareVersions */.Zy)(before.version, version) < 0)
                this.#ofHighest.set(module, { version, notices });
            for (const notice of notices)
                if (notice.ofAnyVersion)
                    this.#warnings.set(notice.text, notice);
        }
    }
    /** Modules that only some clients can install. */
    addClients(publications, registryUrl) {
        for (const stored of publicationsAt(publications, 'stored')) {
            const text = clientWarning((0,module_address/* formatModuleAddress */.wc)(stored.release.address), stored, registryUrl);
            if (text !== undefined)
                this.#warnings.set(text, { level: 'warn', text });
        }
    }
    /** Says them, and forgets them. Those of the highest versions come first; of many the others are counted. */
    log(log) {
        const highest = [...this.#ofHighest.values()].flatMap(({ notices }) => notices);
        const each = [...new Map(highest.map((notice) => [notice.text, notice])), ...this.#warnings];
        const notices = [...new Map(each).values()];
        for (const { level, text } of notices.slice(0, publish_limits/* MAX_NOTICES */.pF))
            log[level](text);
        this.#ofHighest.clear();
        this.#warnings.clear();
        const more = notices.length - publish_limits/* MAX_NOTICES */.pF;
        if (more > 0)
            log.info(`and ${more} more notices: inspect the tags one by one`);
    }
}
function releaseLines({ selection: { release }, pkg: { facts } }) {
    return [
        `release   ${(0,module_release/* formatRelease */.B9)(release)} from tag ${(0,base_error/* quote */.hD)(release.tag)} at ${(0,module_release/* shortCommit */.Ax)(release.commit)}`,
        `package   ${(0,count/* counted */.h)(facts.files, 'file')}, ${grouped(facts.size)} bytes, ${facts.digest}`,
    ];
}
/** A line for each module: the report says each version. */
function moduleLines(fresh) {
    return linesOf(fresh.map(({ selection }) => selection.release), 'new version');
}
/** Says under which addresses the tags of a repository would be published; of many modules only how many they are. */
function selectionLines(selections) {
    const lines = linesOf(selections.map(({ release }) => release), 'version');
    if (lines.length <= publish_limits/* MAX_LISTED_MODULES */.HR)
        return lines;
    return [`release   ${(0,count/* counted */.h)(selections.length, 'version')} of ${(0,count/* counted */.h)(lines.length, 'module')}`];
}
function linesOf(releases, noun) {
    const groups = (0,base_group/* groupBy */.$)(releases, ({ address }) => (0,module_address/* formatModuleAddress */.wc)(address));
    return [...groups].map(([address, group]) => {
        const versions = (0,module_version/* sortVersions */.M7)(group.map(({ version }) => version));
        const range = versions.length === 1 ? versions[0] : `${versions.at(-1)} to ${versions[0]}`;
        return `release   ${address}: ${(0,count/* counted */.h)(group.length, noun)}, ${range}`;
    });
}
/** Says of each new version that only some clients can install it. */
function announceClients(publications, registryUrl, log) {
    for (const stored of publicationsAt(publications, 'stored')) {
        const warning = clientWarning((0,module_release/* formatRelease */.B9)(stored.release), stored, registryUrl);
        if (warning !== undefined)
            log.warn(warning);
    }
}
/**
 * Terraform, and OpenTofu before 1.10, know no `oci://`; and Terraform gets from a static host the directory of the module alone, without
 * those beside it that it calls.
 */
function clientWarning(subject, { release, moduleInterface }, registryUrl) {
    if ((0,protocol/* sourcePageLocation */.wH)(release, registryUrl) === undefined)
        return `${subject} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`;
    if (!callsSiblings(release, moduleInterface))
        return undefined;
    return `${subject} calls directories beside ${(0,base_error/* quote */.hD)(release.path)}: OpenTofu installs it everywhere, Terraform only through serve (a static host gives Terraform ${(0,base_error/* quote */.hD)(release.path)} alone)`;
}
/** Whether the module needs more of its package than its own directory. */
function callsSiblings(release, moduleInterface) {
    if (release.packageRoot !== undefined)
        return true;
    return moduleInterface !== undefined && (0,leaving_calls/* leavingCalls */.a)(moduleInterface).length > 0;
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(3209);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(4415);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 4 modules
var compare_interfaces = __webpack_require__(3983);
;// CONCATENATED MODULE: ./lib/publish/compatibility.js









/**
 * Compares each new version with the highest lower one, of the index or of this run. Where `compatibility` is `enforce` it refuses
 * those that are too small for changes that break callers; one that only adds something harms nobody, and its tag is there. In the
 * order of versions, so that a refused one is nobody's base.
 */
async function checkCompatibility(decisions, bases) {
    const checked = new Map();
    const fresh = decisions.filter(isFresh);
    for (const group of (0,base_group/* groupBy */.$)(fresh, addressOf).values()) {
        const accepted = new AcceptedVersions(group, bases);
        const ascending = group.toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(versionOf(a), versionOf(b)));
        for (const decision of ascending) {
            const verdict = await checkOne(decision, accepted);
            checked.set(decision, verdict);
            if (verdict.status === 'new')
                accepted.add(decision);
        }
    }
    return decisions.map((decision) => checked.get(decision) ?? decision);
}
function isFresh(decision) {
    return decision.status === 'new' && decision.moduleInterface !== undefined;
}
async function checkOne(decision, accepted) {
    const { release, compatibility: mode, severities } = decision.selection;
    if (mode === 'off')
        return decision;
    const base = accepted.baseOf(release.version);
    const before = base && (await accepted.interfaceOf(base));
    // Older publishes wrote no interface; `render` adds it.
    if (base === undefined || before === undefined)
        return decision;
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(before, decision.moduleInterface, severities);
    const compatibility = (0,required_bump/* checkBump */.VJ)(base, release.version, changes);
    if (mode === 'warn' || !compatibility.isBreaking)
        return { ...decision, compatibility };
    const advice = 'tag this commit with it, or publish with --compatibility warn';
    return (0,publish_report/* refusedResult */.MS)(release.tag, (0,required_bump/* incompatible */.Ed)(compatibility, advice), release);
}
/** The versions of one module that are in the index or accepted by this run, with their interfaces. */
class AcceptedVersions {
    #bases;
    #address;
    /** Highest first. */
    #listed;
    #before;
    /** Those of this batch. */
    #own = new Map();
    /** The highest of this run: a version comes after all that are lower. */
    #highest = [];
    constructor([first], bases) {
        if (first === undefined)
            throw new Error('a group has at least one member');
        this.#bases = bases;
        this.#address = first.selection.release.address;
        const module = (0,index_files/* moduleIn */.w6)(bases.index, this.#address);
        this.#listed = module === undefined ? [] : (0,documents/* listedVersions */.f3)(module);
        const before = bases.acceptedBefore((0,module_address/* formatModuleAddress */.wc)(this.#address));
        this.#before = new Map(before.map((release) => [release.version, release]));
        for (const { version } of before)
            this.#raise(version);
    }
    add({ selection, moduleInterface }) {
        this.#own.set(selection.release.version, moduleInterface);
        this.#raise(selection.release.version);
    }
    #raise(version) {
        const others = this.#highest.filter((each) => (0,module_version/* isPrerelease */.V1)(each) !== (0,module_version/* isPrerelease */.V1)(version));
        this.#highest.splice(0, Infinity, version, ...((0,module_version/* isPrerelease */.V1)(version) ? others : []));
    }
    baseOf(version) {
        const listed = (0,required_bump/* selectBase */.gF)(this.#listed, version);
        const known = listed === undefined ? this.#highest : [...this.#highest, listed];
        return (0,required_bump/* selectBase */.gF)((0,module_version/* sortVersions */.M7)(known), version);
    }
    async interfaceOf(version) {
        const before = this.#before.get(version);
        const address = this.#address;
        return (this.#own.get(version) ??
            (before && (await this.#bases.interfaces.atCommit(before))) ??
            (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => this.#bases.index.get(path)));
    }
}
function addressOf({ selection }) {
    return (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
}
function versionOf({ selection }) {
    return selection.release.version;
}

// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(7637);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(7284);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(4996);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(5343);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(9290);
;// CONCATENATED MODULE: ./lib/publish/leaving-calls.js






/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package: every client refuses to install it. The package
 * of the kind `git` is the whole repository, that of the other kinds is the module's own directory; with a `root` it has what the
 * module calls.
 */
function refuseLeavingCalls({ release, kinds, root }, moduleInterface) {
    if (root !== undefined)
        return;
    const { path, tag, address } = release;
    const leavesRepository = (target) => (0,module_files/* resolvePath */.o1)(path, target).startsWith('..');
    const refused = kinds.filter((kind) => kind !== 'git');
    const leaving = (0,leaving_calls/* leavingCalls */.a)(moduleInterface).filter(({ target }) => refused.length > 0 || leavesRepository(target));
    const [first] = leaving;
    if (first === undefined)
        return;
    const listed = leaving.map(({ call }) => {
        const message = `module ${(0,base_error/* quote */.hD)(call.name)} calls ${(0,base_error/* quote */.hD)(call.source)}, which is outside of the package`;
        return (0,diagnostics/* formatDiagnostic */.xy)({ ...call, severity: 'error', column: 1, message }, path);
    });
    throw new base_error/* RegistryError */.gl('NOT_A_MODULE', [`no client can install tag ${(0,base_error/* quote */.hD)(tag)}${kindsOf(refused)}:`, ...(0,base_error/* shortList */.pg)(listed)].join('\n  '), leaving.some(({ target }) => leavesRepository(target))
        ? 'move the called module into the repository, or call it by a registry address or a Git URL'
        : withRoot(path, (0,module_address/* formatModuleAddress */.wc)(address)));
}
/** What to write so that the package has the directories beside the module too. */
function withRoot(path, address) {
    return `let its package hold them too, with "root" in ${config/* CONFIG_PATH */.tF} of the tagged commit (docs/configuration.md):
  modules:
    - path: ${path}
      address: ${address}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`;
}
function kindsOf(refused) {
    return refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`;
}

// EXTERNAL MODULE: ./lib/publish/package-notices.js
var package_notices = __webpack_require__(4248);
// EXTERNAL MODULE: ./lib/publish/package-root.js
var package_root = __webpack_require__(6929);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(6308);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(3880);
;// CONCATENATED MODULE: ./lib/publish/published-version.js







/** Compares a release with those that are published. */
function compareWithPublished(selection, module) {
    const { version, commit, path } = selection.release;
    if (module === undefined)
        return { outcome: 'new' };
    const removal = module.removed.find((each) => each.version === version);
    if (removal !== undefined)
        return { outcome: 'removed', removal };
    const published = publishedVersions(module).get(version);
    if (published === undefined)
        return { outcome: 'new' };
    if (published.commit !== commit || published.path !== path)
        return { outcome: 'taken', published };
    const missing = missingKinds(selection, published);
    return { outcome: missing.length === 0 ? 'unchanged' : 'incomplete', published };
}
/** A module of ten thousand versions is asked for each of them. */
const versionsOf = new WeakMap();
function publishedVersions(module) {
    const known = versionsOf.get(module);
    if (known !== undefined)
        return known;
    const versions = new Map(module.versions.map((each) => [each.version, each]));
    versionsOf.set(module, versions);
    return versions;
}
/**
 * The kinds of package that a published version is to get, in the order in which they were asked for. A version without configured
 * kinds has all that it needs where it is. A repair also adds the OCI repository that is named to a version that is in others.
 */
function missingKinds({ kinds, byDefault, storeOptions, isRepair }, { packages }) {
    const stored = (wanted) => packages.filter(({ kind }) => kind === wanted);
    const missing = byDefault === undefined ? kinds.filter((kind) => stored(kind).length === 0) : [];
    const repository = storeOptions.oci['oci-repository'];
    if (!isRepair || repository === undefined)
        return missing;
    const homes = stored('oci');
    const isThere = homes.some(({ location }) => (0,format_location/* ociManifestOf */.ax)(location)?.repository === (0,oci_repository.formatOciRepository)(repository));
    return homes.length === 0 || isThere ? missing : [...missing, 'oci'];
}
/**
 * Throws VERSION_EXISTS where the directory of a version that `module.json` does not list holds another release: its number
 * was used. The same release is what a killed run left behind, and is finished.
 * @param digest of the package of this release
 */
function refuseForgotten(release, files, digest) {
    const { address, version, commit, path } = release;
    const before = (0,index_files/* releaseAt */.j8)(files, address, version);
    if (before === undefined)
        return;
    if (before.commit === commit && before.path === path && before.package.digest === digest)
        return;
    throw versionExists(release, { ...before, digest: before.package.digest }, digest);
}
/** Whether the version was published from the commit of this release, and removed. */
function isSameAsRemoved({ version, commit }, module) {
    return module?.removed.some((each) => each.version === version && each.commit === commit) ?? false;
}
/** A VERSION_EXISTS: the number of a removed version is never used again. */
function versionRemoved(release, removal) {
    const { commit, digest, reason, date } = removal;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} was published from commit ${commit} (${digest}) and removed on ${date}: ${(0,base_error/* quote */.hD)(reason)}`, 'the number of a removed version is never used again: tag this commit with a new version');
}
/** A TAG_MOVED: the version of the tag is published from another commit. */
function tagMoved(release, published) {
    return new base_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(release.tag)} is at commit ${release.commit}, but ${(0,module_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,base_error/* quote */.hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,base_error/* quote */.hD)(path)}`}`;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is already published with ${published.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
}
/**
 * The owner that `module.json` names after a publish: the first publisher that has an identity, with its ids once one is known, and with
 * the name that it has now. Throws
 * NOT_OWNER where the address has another owner, where it has an owner and the publisher has no identity, and where the ids of the
 * owner are known and those of the publisher are not: a name may be registered again by somebody else.
 */
function ownerAfter(module, release, publisher) {
    const owner = module?.owner ?? null;
    if (owner === null)
        return publisher === undefined ? null : { ...publisher };
    if (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher)) {
        const { repositoryId, ownerId } = publisher;
        if (owner.repositoryId === undefined)
            return repositoryId === undefined ? owner : { ...owner, repositoryId, ownerId };
        if (repositoryId === undefined)
            throw unproven(owner, release);
        return renamed(owner, publisher);
    }
    const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher);
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, `publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: ${transferCommand(release, publisher)}`);
}
function transferCommand({ address }, publisher) {
    const { host = 'github.com', repository = 'owner/name' } = publisher ?? {};
    return `module-registry transfer ${(0,module_address/* formatModuleAddress */.wc)(address)} --to ${repository} --host ${host} --index …`;
}
/** The id is the same, so whatever the repository is called now is its name. */
function renamed(owner, { repository, ownerId }) {
    if (owner.repository.toLowerCase() === repository.toLowerCase())
        return owner;
    const formerNames = [...new Set([...(owner.formerNames ?? []), owner.repository])];
    const names = formerNames.filter((name) => name !== repository);
    return { ...owner, repository, ...(ownerId === undefined ? {} : { ownerId }), formerNames: names };
}
function unproven(owner, release) {
    return new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}; this repository has that name, and its id is not known`, `let ${owner.host} tell the id: publish with the GitHub Action, or set GITHUB_TOKEN to a token that may read the repository`);
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,base_error/* quote */.hD)(`${repository.host}/${repository.repository}`)}${id}`;
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 2 modules
var file_table = __webpack_require__(3057);
// EXTERNAL MODULE: ./lib/index/verify/past-module.js
var past_module = __webpack_require__(8102);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(4881);
;// CONCATENATED MODULE: ./lib/publish/restored-version.js









/**
 * Compares the files of an unchanged version with what its tag gives. Undefined where all are as they were published. Throws
 * INDEX_INVALID for a changed file that the run may not put back, and where `release.json` is missing; VERSION_EXISTS where the
 * package made again has other bytes; WOULD_EXPOSE; and what `pack` throws.
 */
async function findRestoration(selection, { module, published }, context) {
    const isKept = published.packages.some(({ location }) => (0,format_location/* locationKind */.QD)(location) === 'relative');
    if (!isKept && context.mode === 'missing')
        return undefined;
    const { address, version } = selection.release;
    const hasInterface = context.stores.visibility.interface === 'public';
    const zip = (0,format_paths/* versionPath */.qW)(address, version, 'module.zip');
    const files = await context.snapshot.read([
        (0,format_paths/* versionPath */.qW)(address, version, 'release.json'),
        ...(hasInterface ? (0,interface_document/* interfacePaths */.Er)(address, version) : []),
        ...(isKept ? [zip] : []),
    ]);
    const release = (0,index_files/* listedRelease */.Lh)(files, module, version);
    const moduleInterface = hasInterface ? await context.readInterface() : undefined;
    const damages = [
        ...(isKept ? packageDamages(zip, files.get(zip), { selection, release, context }) : []),
        ...(moduleInterface ? interfaceDamages(release, moduleInterface, { files, mode: context.mode }) : []),
    ];
    if (damages.length === 0)
        return undefined;
    if (context.mode === 'missing')
        refuseChanged(release, damages);
    const contents = new Map();
    for (const { path, content } of damages)
        contents.set(path, await content());
    const hasOther = contents.has((0,format_paths/* versionPath */.qW)(address, version, 'interface.json'));
    return {
        release,
        files: contents,
        moduleInterface: hasOther ? moduleInterface : undefined,
        problem: `${(0,module_release/* formatRelease */.B9)(release)}: ${damages.map(problemOf).join(', and ')}`,
    };
}
function packageDamages(path, bytes, { selection, release, context }) {
    const { digest } = release.package;
    const stored = bytes && (0,descriptor/* digestOfBytes */.b)(bytes);
    if (stored === digest)
        return [];
    const content = async () => {
        await context.stores.refuseExposure('index', selection);
        const { file, facts } = await context.pack();
        if (facts.digest === digest)
            return { file, size: facts.size };
        throw otherPackage(selection.release, { path, digest, made: facts.digest });
    };
    if (stored === undefined)
        return [{ path, content }];
    return [{ path, content, difference: `has ${stored}, and release.json says ${digest}` }];
}
/** @param files those that the index has */
function interfaceDamages(release, moduleInterface, { files, mode }) {
    const wanted = new Map((0,file_table/* interfaceFiles */.rQ)(release, moduleInterface));
    // Another version of the tool may have read other things from the same files: only a repair makes them alike.
    const isKept = mode === 'missing' && hasReadableInterface(release, files);
    return (0,interface_document/* interfacePaths */.Er)(release.address, release.version).flatMap((path) => {
        const [text, stored] = [wanted.get(path), files.get(path)];
        if (text === undefined)
            return stored ? [{ path, content: async () => null, difference: 'is not in the tag' }] : [];
        const bytes = new TextEncoder().encode(text);
        const content = async () => bytes;
        if (stored === undefined)
            return [{ path, content }];
        const isSame = isEqual(bytes, stored) || (path.endsWith('.json') && (isKept || saysTheSame(bytes, stored)));
        return isSame ? [] : [{ path, content, difference: 'is not what the tag gives' }];
    });
}
function isEqual(one, other) {
    return Buffer.compare(one, other) === 0;
}
/** A newer tool may have written more keys. */
function saysTheSame(wanted, stored) {
    const theirs = (0,interface_document/* interfaceFacts */.l$)(stored);
    return theirs !== undefined && (0,past_module/* hasOnlyGrown */.Ix)((0,interface_document/* interfaceFacts */.l$)(wanted), theirs, { keys: 'any' });
}
/** Whether the index has an interface of the version that can be read. */
function hasReadableInterface(release, files) {
    try {
        return (0,interface_document/* parseInterfaceFiles */.MI)(release, (path) => files.get(path)) !== undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return false;
        throw error;
    }
}
function problemOf({ path, difference }) {
    return `${(0,base_error/* quote */.hD)(path)} ${difference ?? 'is missing'}`;
}
/** A file that somebody has changed is looked into before it is overwritten. */
function refuseChanged(release, damages) {
    const changed = damages.filter(({ difference }) => difference !== undefined);
    if (changed.length === 0)
        return;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,module_release/* formatRelease */.B9)(release)} is not as it was published: ${changed.map(problemOf).join(', and ')}`, 'find out who changed the index; to put the files back from the tag, run this once with --repair (action input "repair")');
}
function otherPackage(release, { path, digest, made }) {
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is published with ${digest}, and its package made again from tag ${(0,base_error/* quote */.hD)(release.tag)}, commit ${release.commit}, has ${made}`, `restore the file from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
}

;// CONCATENATED MODULE: ./lib/publish/decide.js












/** Decides on one release. Packs only what has to be packed. Throws LIMIT_EXCEEDED where the time of the repository is up. */
async function decide(selection, context) {
    const { release } = selection;
    try {
        context.refuseClaim(release);
        return await decideOne(selection, (0,index_files/* moduleIn */.w6)(context.index.files, release.address), context);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || context.repository.signal?.aborted)
            throw error;
        return (0,publish_report/* refusedResult */.MS)(release.tag, error, release);
    }
}
async function decideOne(selection, module, context) {
    const { release } = selection;
    const { repository, index } = context;
    const comparison = compareWithPublished(selection, module);
    if (comparison.outcome === 'removed')
        throw versionRemoved(release, comparison.removal);
    if (comparison.outcome === 'taken')
        throw await takenBy(selection, comparison.published, { ...context, module });
    const owner = ownerAfter(module, release, repository.publisher);
    if (comparison.outcome !== 'unchanged' || module?.owner === null)
        (0,policy/* refuseForeignOwner */.iV)(index.registry, release.address, repository.publisher);
    if (module !== undefined && comparison.outcome === 'unchanged') {
        const { published } = comparison;
        const repairs = await findRepairs(decide_withRoot(selection, published.packageRoot), { module, published }, context);
        return { status: 'unchanged', selection, owner, published, ...repairs };
    }
    if (module !== undefined && comparison.outcome === 'incomplete') {
        const published = (0,index_files/* listedRelease */.Lh)(index.files, module, release.version);
        const rooted = decide_withRoot(selection, published.packageRoot);
        return { ...(await addPackages(rooted, published, context)), owner };
    }
    const rooted = await rootedSelection(selection, repository.interfaces);
    const [pkg, moduleInterface] = await inOrder(pack(rooted, context), readInterface(selection, repository.interfaces));
    refuseForgotten(release, index.files, pkg.facts.digest);
    const resolved = await resolvePackages(rooted, pkg, context);
    refuseLeavingCalls(resolved.selection, moduleInterface);
    const license = await repository.license({ commit: release.commit, path: release.path });
    const notices = (0,package_notices/* noticesOf */.lx)(resolved.selection, pkg, moduleInterface);
    return {
        status: 'new',
        owner,
        pkg,
        published: undefined,
        moduleInterface,
        license,
        notices,
        ...resolved,
    };
}
/** What the stores and the index have lost of a published version. */
async function findRepairs(selection, version, { repository, stores, restore }) {
    const repack = () => pack(selection, { repository, stores });
    const withdrawn = (0,documents/* withdrawnVersions */.AI)(version.module);
    const repair = await stores.findRepair(version.published, { selection, withdrawn, pack: repack });
    if (restore === undefined)
        return { repair };
    const { commit, path } = selection.release;
    const fromTag = { pack: repack, readInterface: () => repository.interfaces.atCommit({ commit, path }) };
    return { repair, restored: await findRestoration(selection, version, { ...restore, ...fromTag, stores }) };
}
/** More kinds of package are asked for, which must have the same bytes. */
async function addPackages(selection, published, context) {
    const { release } = selection;
    const { interfaces } = context.repository;
    const pkg = await pack(selection, context);
    const { digest } = published.package;
    if (digest !== pkg.facts.digest)
        throw versionExists(release, { ...published, digest }, pkg.facts.digest);
    const resolved = await resolvePackages(selection, pkg, context, published);
    const { commit, path } = release;
    refuseLeavingCalls(resolved.selection, await interfaces.atCommit({ commit, path }));
    return { status: 'new', pkg, published, moduleInterface: undefined, notices: [], ...resolved };
}
/** The locations of a package of this size. What cannot be stored there is refused before anything is written. */
async function resolvePackages(selection, pkg, { index, stores }, published) {
    const large = selection.byDefault?.large;
    const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes;
    const effective = isLarge ? { ...selection, kinds: large.kinds } : selection;
    const missing = published === undefined ? effective.kinds : missingKinds(effective, published);
    refuseUnreachable(missing, index.registry);
    const packages = new Map();
    for (const kind of missing) {
        const resolved = await stores.resolve(kind, effective, pkg);
        (0,policy/* refuseForeignLocation */.uu)(index.registry, resolved.location);
        packages.set(kind, resolved);
    }
    return { selection: effective, packages };
}
/** Waits for both at the same time. Where both throw, throws what the first did. */
async function inOrder(first, second) {
    second.catch(() => { });
    return [await first, await second];
}
/** Throws SECRET_IN_PACKAGE too. */
async function pack(selection, { repository, stores, }) {
    const { commit, path, packageRoot } = selection.release;
    const root = packageRoot === undefined ? {} : { packageRoot };
    const clone = (0,package_notices/* isCommit */.WM)(selection) ? { isCommit: true } : {};
    const pkg = await repository.packer.pack({ commit, path, ...root, ...clone });
    await (0,package_notices/* refuseSecrets */.un)(pkg, selection, stores.visibility.source);
    return pkg;
}
/** The selection with the directory that its package holds. Throws NOT_A_MODULE for a call that leaves its `root`. */
async function rootedSelection(selection, interfaces) {
    const { release, root } = selection;
    return decide_withRoot(selection, await (0,package_root/* findPackageRoot */.C)({ ...release, root }, interfaces));
}
function decide_withRoot(selection, packageRoot) {
    return packageRoot === undefined
        ? selection
        : { ...selection, release: { ...selection.release, packageRoot } };
}
/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface({ release }, interfaces) {
    const { commit, path, tag } = release;
    const moduleInterface = await interfaces.atCommit({ commit, path });
    const broken = (0,diagnostics/* brokenFiles */.fe)(moduleInterface, 'root');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, `tag ${(0,base_error/* quote */.hD)(tag)}`, path);
    return moduleInterface;
}
/** A tag of the same name in another repository has not moved: there, the version is taken. */
async function takenBy(selection, published, { module, ...context }) {
    const { release } = selection;
    const { publisher, interfaces } = context.repository;
    const owner = module?.owner ?? null;
    const isOwn = owner === null || (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher));
    const isMoved = published.tag === release.tag && published.commit !== release.commit;
    if (isOwn && isMoved)
        return tagMoved(release, published);
    const { facts } = await pack(await rootedSelection(selection, interfaces), context);
    return versionExists(release, published, facts.digest);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(kinds, registry) {
    if (registry.url !== null || !kinds.includes('index'))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com, or publish with --package git');
}

;// CONCATENATED MODULE: ./lib/publish/batch.js









const BATCH_LIMITS = {
    bytes: publish_limits/* MAX_BATCH_BYTES */.Uo,
    text: publish_limits/* MAX_BATCH_TEXT */.GY,
    versions: publish_limits/* MAX_BATCH_VERSIONS */.gu,
};
/**
 * What is decided on and written together. It holds the packages and interfaces that a lost race asks for again; after it they are let
 * go, so that a run of any number of tags needs no more memory and disk than its largest batch.
 */
class Batch {
    #limits;
    #repositories;
    #cached = new Map();
    #packages = [];
    /** How many releases of each repository are in it: first as many as are looked up at a time, then those that were decided on. */
    #counts;
    /** Whether they are known: a lost race decides on the same ones again. */
    #isDecided = false;
    #bytes = 0;
    #text = 0;
    #versions = 0;
    /** @param repositories with what is not decided on yet */
    constructor(repositories, limits = BATCH_LIMITS) {
        this.#limits = limits;
        this.#repositories = repositories;
        let left = publish_limits/* MAX_LOOKED_UP */._c;
        this.#counts = repositories.map(({ selections }) => {
            const count = Math.min(left, selections.length);
            left -= count;
            return count;
        });
    }
    get selections() {
        return this.#repositories.flatMap(({ selections }, at) => selections.slice(0, this.#counts[at]));
    }
    /**
     * Decides on the releases of each repository in their order, until the batch is full. Some repositories are decided on at the same
     * time, as one is packed while another is parsed. Gives all of them, with what they have in the batch and what is left for others.
     */
    async decide(index, rules) {
        const members = [...this.#repositories.entries()];
        const decided = await (0,in_parallel/* inParallel */.H)(members, publish_limits/* DECIDED_AT_ONCE */.RH, async ([at, each]) => {
            const asked = each.selections.slice(0, this.#counts[at]);
            return asked.length === 0 ? { ...each, count: 0 } : this.#decideOn(each, asked, { ...index, rules });
        });
        this.#counts = decided.map(({ count }) => count);
        this.#isDecided = true;
        return decided.map(({ count, ...each }) => ({
            ...each,
            // Nothing more is read of a repository whose time is up.
            selections: each.error === undefined ? each.selections.slice(count) : [],
        }));
    }
    /** The repository whose zips and interfaces are made once for the batch. */
    cached(repository) {
        const known = this.#cached.get(repository);
        if (known !== undefined)
            return known;
        const { packer, interfaces } = repository;
        const pack = async (request) => {
            const pkg = await packer.pack(request);
            this.#packages.push({ pkg, packer });
            return pkg;
        };
        const cached = {
            ...repository,
            packer: { pack: once(pack) },
            license: once((module) => repository.license(module)),
            interfaces: {
                atCommit: once((module) => interfaces.atCommit(module)),
            },
        };
        this.#cached.set(repository, cached);
        return cached;
    }
    /** Deletes the zips. */
    async discard() {
        for (const { pkg, packer } of this.#packages.splice(0))
            await packer.discard?.(pkg);
    }
    /** `count`: how many of the releases are decided on. */
    async #decideOn(each, asked, { state, snapshot, rules }) {
        const { stores } = each;
        const repository = this.cached(each.repository);
        const context = {
            repository,
            stores,
            index: state,
            restore: rules.restore && { mode: rules.restore, snapshot },
            refuseClaim(release) {
                const published = state.spellings.get((0,module_address/* formatModuleAddress */.wc)(release.address)) ?? release.address;
                rules.claimed.check(release, { published, by: each.repository });
            },
        };
        const selections = wanted(asked, state.files, rules);
        const decisions = [];
        try {
            for (const selection of selections) {
                if (this.#isFull)
                    break;
                const decision = await decide(selection, context);
                decisions.push(decision);
                if (!this.#isDecided)
                    this.#add(decision, rules);
            }
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || !repository.signal?.aborted)
                throw error;
            await repository.close();
            return { ...each, error, count: asked.length };
        }
        const next = selections[decisions.length];
        const count = next === undefined ? asked.length : asked.indexOf(next);
        const compared = await checkCompatibility(decisions, {
            index: state.files,
            acceptedBefore: rules.acceptedBefore,
            interfaces: repository.interfaces,
        });
        // Not before: a comparison reads versions of earlier batches again.
        if (count === each.selections.length)
            await repository.close();
        return { ...each, publications: compared.map((decision) => withoutHidden(decision, each)), count };
    }
    get #isFull() {
        const { bytes, text, versions } = this.#limits;
        return !this.#isDecided && (this.#bytes >= bytes || this.#text >= text || this.#versions >= versions);
    }
    #add(decision, { onDecided }) {
        onDecided();
        if (decision.status !== 'new')
            return;
        const { pkg, moduleInterface } = decision;
        this.#versions += 1;
        this.#bytes += pkg.facts.size;
        if (moduleInterface !== undefined)
            this.#text += (0,interface_document/* formatInterface */.X$)(moduleInterface).length + moduleInterface.root.readme.length;
    }
}
function once(work) {
    const results = new Map();
    return (request) => {
        const key = JSON.stringify(request);
        const known = results.get(key) ?? work(request);
        results.set(key, known);
        return known;
    };
}
/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function wanted(selections, files, { skipsRemoved, log }) {
    if (!skipsRemoved)
        return selections;
    const isRemoved = ({ release }) => isSameAsRemoved(release, (0,index_files/* moduleIn */.w6)(files, release.address));
    const removed = selections.filter(isRemoved).map(({ release }) => (0,base_error/* quote */.hD)(release.tag));
    if (removed.length === 0)
        return selections;
    log.info(`tags      skipped, their versions are removed: ${(0,base_error/* shortList */.pg)(removed).join(', ')}`);
    return selections.filter((each) => !isRemoved(each));
}
/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision, { stores }) {
    if (stores.visibility.interface === 'public' || decision.status !== 'new')
        return decision;
    return { ...decision, moduleInterface: undefined };
}

;// CONCATENATED MODULE: ./lib/publish/claimed-addresses.js


/**
 * The addresses that the repositories of one run publish under: each belongs to the first that has it. The index does not yet say whose the
 * new ones are.
 */
class ClaimedAddresses {
    #claims = new Map();
    /** The namespaces, and the names with their namespaces, as this run spells them first, by their lower-case form. */
    #spellings = new Map();
    constructor(repositories) {
        for (const { repository, selections } of repositories)
            for (const { release } of selections) {
                const { namespace, name } = release.address;
                setFirst(this.#claims, (0,module_address/* addressKey */.IY)(release.address), repository);
                setFirst(this.#spellings, namespace.toLowerCase(), namespace);
                setFirst(this.#spellings, `${namespace}/${name}`.toLowerCase(), name);
            }
    }
    /**
     * Throws INVALID_ADDRESS for an address whose namespace or name differs only by case from one of the index or of this run,
     * NOT_OWNER for one that another repository of this run has claimed.
     * @param published the address as the index spells it
     */
    check({ address, tag }, { published, by }) {
        refuseSpelling(address, published);
        refuseSpelling(address, this.#spelledAlike(address));
        const claim = this.#claims.get((0,module_address/* addressKey */.IY)(address));
        if (claim === undefined || claim === by)
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `tag ${(0,base_error/* quote */.hD)(tag)} is a version of ${(0,base_error/* quote */.hD)((0,module_address/* formatModuleAddress */.wc)(address))}, which another source of this run publishes`, 'give one of the two another address: address: namespace/name/system');
    }
    /** The address as the releases before it in this run spell it. */
    #spelledAlike(address) {
        const { namespace, name } = address;
        return {
            ...address,
            namespace: this.#spellings.get(namespace.toLowerCase()) ?? namespace,
            name: this.#spellings.get(`${namespace}/${name}`.toLowerCase()) ?? name,
        };
    }
}
function setFirst(map, key, value) {
    if (!map.has(key))
        map.set(key, value);
}
/** @param other as the index, or this run, has it */
function refuseSpelling(address, other) {
    const [text, published] = [(0,module_address/* formatModuleAddress */.wc)(address), (0,module_address/* formatModuleAddress */.wc)(other)];
    if (text === published)
        return;
    const isNamespace = address.namespace !== other.namespace;
    const part = isNamespace ? other.namespace : `${other.namespace}/${other.name}`;
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `the ${isNamespace ? 'namespace' : 'name'} of ${(0,base_error/* quote */.hD)(text)} differs only by case from ${(0,base_error/* quote */.hD)(part)}, which is published already`, `use the published spelling: --module ${published}`);
}

// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(8126);
// EXTERNAL MODULE: ./lib/index/plan/init.js
var init = __webpack_require__(4045);
// EXTERNAL MODULE: ./lib/index/plan/module-reading.js
var module_reading = __webpack_require__(7958);
;// CONCATENATED MODULE: ./lib/publish/published-spelling.js

/**
 * Finds how an index spells the parts of an address that it has already. Some file systems take spellings that differ by case
 * for one directory, and people take them for one name. Reads the names in two directories, each once.
 */
class PublishedSpellings {
    #snapshot;
    #names = new Map();
    constructor(snapshot) {
        this.#snapshot = snapshot;
    }
    /** The address with the namespace and the name as the index has them. */
    async of(address) {
        const namespace = await this.#spellingIn(format_paths/* MODULES_DIRECTORY */.si, address.namespace);
        const name = await this.#spellingIn(`${format_paths/* MODULES_DIRECTORY */.si}/${namespace}`, address.name);
        return { ...address, namespace, name };
    }
    async #spellingIn(directory, own) {
        const known = this.#names.get(directory) ?? this.#snapshot.listDirectory(directory);
        this.#names.set(directory, known);
        const alike = (await known).filter((name) => name.toLowerCase() === own.toLowerCase());
        return alike.includes(own) ? own : (alike[0] ?? own);
    }
}

;// CONCATENATED MODULE: ./lib/publish/read-index.js















/**
 * Reads what the selected releases touch, and nothing that grows with the registry. Of a module whose releases are all
 * published that is `module.json` alone.
 */
async function readIndex(store, snapshot, request) {
    const groups = [
        ...(0,base_group/* groupBy */.$)(request.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address)).values(),
    ];
    const modulePaths = groups.flatMap(([first]) => first === undefined ? [] : [(0,format_paths/* modulePath */.Mw)(first.release.address, 'module.json')]);
    snapshot.expect?.(expectedFiles(groups));
    const first = await snapshot.read([format_paths/* REGISTRY_PATH */.aA, ...modulePaths]);
    const isCreated = !snapshot.exists && store.isCreatedByPublish;
    // Before the other documents: a newer tool may have written those.
    const before = isCreated ? undefined : (0,index_files/* registryIn */.hY)(first);
    const planned = groups.filter((group) => isPlanned(group, first, snapshot));
    const files = await withMore(snapshot, first, (read) => planned.flatMap((group) => pathsOf(group, read)));
    const addresses = planned.flatMap(([selection]) => selection?.release.address ?? []);
    const read = {
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set(addresses.map(module_address/* formatModuleAddress */.wc)),
        spellings: await readSpellings(snapshot, addresses, first),
    };
    if (before === undefined)
        return createdState(read, request);
    const { registry, files: withUrl } = await setUrl(before, request.url, snapshot);
    return { ...read, registry, created: new Map(), withUrl };
}
/** With what the change of these published versions is planned from. Throws INDEX_INVALID. */
async function withVersions(state, snapshot, releases) {
    const groups = [...(0,base_group/* groupBy */.$)(releases, ({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).values()];
    const addresses = groups.flatMap(([first]) => first?.address ?? []);
    const files = await withMore(snapshot, state.files, (read) => groups.flatMap((group) => group.slice(0, 1).flatMap(({ address }) => versionPaths(address, group, (0,index_files/* moduleIn */.w6)(read, address)))));
    return {
        ...state,
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set([...state.planned, ...addresses.map(module_address/* formatModuleAddress */.wc)]),
    };
}
/** Tags of one module, above which a run finds most of them published, and reads little. */
const FEW_TAGS = 10;
/** Tags of which the directories of all versions are still read at once. */
const SOME_TAGS = 100;
/** What a publish of these releases will read, as far as their number says so. */
function expectedFiles(groups) {
    const paths = [];
    const choices = new Map();
    for (const group of groups) {
        const [first] = group;
        if (first === undefined || group.length > SOME_TAGS)
            continue;
        const { address } = first.release;
        const versions = group.map(({ release }) => release.version);
        if (group.length > FEW_TAGS) {
            paths.push(...versions.map((version) => `${(0,format_paths/* versionDirectory */.c0)(address, version)}/.`));
            continue;
        }
        // The namespace is listed if it has no such module yet.
        paths.push(...(0,file_table/* pathsToRead */.Of)(address, versions), `${format_paths/* MODULES_DIRECTORY */.si}/${address.namespace}`);
        choices.set((0,format_paths/* moduleDirectory */._6)(address), (names) => neighbourPaths(address, names.flatMap(versionNamed), versions));
    }
    return { paths, choices };
}
function versionNamed(name) {
    const reading = (0,module_version/* readVersion */.$4)(name);
    return reading.ok ? [reading.version] : [];
}
/** What follows from the files of modules. */
function derivedPaths(addresses, files) {
    return [
        ...(0,catalog_plan/* catalogNeighbours */.I1)(addresses, files),
        ...addresses.flatMap((address) => (0,module_reading/* lostInterfaces */.R)(address, files)),
    ];
}
/** The files with those at the paths that follow from them. */
async function withMore(snapshot, files, pathsIn) {
    const more = [...new Set(pathsIn(files))].filter((path) => !files.has(path));
    return more.length === 0 ? files : new Map([...files, ...(await snapshot.read(more))]);
}
async function readSpellings(snapshot, addresses, files) {
    const spellings = new PublishedSpellings(snapshot);
    const found = new Map();
    for (const address of addresses) {
        if ((0,index_files/* moduleIn */.w6)(files, address) !== undefined)
            continue;
        found.set((0,module_address/* formatModuleAddress */.wc)(address), await spellings.of(address));
    }
    return found;
}
/**
 * Whether the files of a module can change: something new is asked for, or nobody owns it yet. A run that was killed may have
 * left a directory half-written, and never a branch.
 */
function isPlanned(group, files, snapshot) {
    const module = moduleOf(group, files);
    if (module === undefined || module.owner === null || snapshot.commit === null)
        return true;
    return group.some((selection) => isWanted(selection, module));
}
/** Whether more than `module.json` is needed to decide on a release. */
function isWanted(selection, module) {
    const { outcome } = compareWithPublished(selection, module);
    return outcome === 'new' || outcome === 'incomplete';
}
function moduleOf([first], files) {
    return first === undefined ? undefined : (0,index_files/* moduleIn */.w6)(files, first.release.address);
}
function pathsOf(group, files) {
    const [first] = group;
    if (first === undefined)
        return [];
    const module = moduleOf(group, files);
    const wanted = group.filter((selection) => isWanted(selection, module)).map(({ release }) => release);
    return versionPaths(first.release.address, wanted, module);
}
/** The files of a module, and those of these versions. */
function versionPaths(address, releases, module) {
    const versions = releases.map(({ version }) => version);
    return [
        ...(0,file_table/* pathsToRead */.Of)(address, versions),
        ...(module === undefined ? [] : neighbourPaths(address, (0,documents/* listedVersions */.f3)(module), versions)),
    ];
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(address, listed, versions) {
    const latest = (0,module_version/* selectLatest */.se)(listed);
    const bases = versions.flatMap((version) => (0,required_bump/* selectBase */.gF)(listed, version) ?? []);
    return [
        ...(latest === undefined ? [] : [(0,format_paths/* versionPath */.qW)(address, latest, 'release.json')]),
        ...[...(latest === undefined ? [] : [latest]), ...bases].flatMap((version) => (0,interface_document/* interfacePaths */.Er)(address, version)),
    ];
}
function createdState(read, { url, name }) {
    const registry = (0,init/* newRegistry */.y9)({ url: url ?? null, name });
    return { ...read, registry, created: (0,init/* newIndexFiles */.wU)(registry), withUrl: new Map() };
}
/** An index has one public URL for ever: it is set by the first publish that names one. Throws INVALID_INPUT for another. */
async function setUrl(registry, url, snapshot) {
    if (url === undefined || url === registry.url)
        return { registry, files: new Map() };
    if (registry.url === null)
        return (0,init/* filesWithUrl */.RG)(registry, url, await snapshot.read((0,init/* pathsWithUrl */.OS)(registry)));
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index has the public URL ${(0,base_error/* quote */.hD)(registry.url)}, and this run says ${(0,base_error/* quote */.hD)(url)}`, `leave --url out, or write --url ${registry.url}`);
}

// EXTERNAL MODULE: ./lib/publish/report-text.js + 1 modules
var report_text = __webpack_require__(6684);
// EXTERNAL MODULE: ./lib/publish/select-releases.js + 1 modules
var select_releases = __webpack_require__(1920);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var readme = __webpack_require__(3331);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(5718);
;// CONCATENATED MODULE: ./lib/publish/store-packages.js











/**
 * Proves before the first write that all the writes of new versions are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED, ATTESTATION_FAILED, INDEX_UNREACHABLE.
 */
async function checkAccess(repositories, index) {
    const withNew = repositories.map((each) => ({ ...each, fresh: publicationsAt(each.publications, 'new') }));
    const writing = withNew.filter(({ fresh }) => fresh.length > 0);
    const checks = writing.flatMap(({ fresh, stores }) => {
        const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds));
        return [...kinds].map((kind) => stores.resolved(kind)).filter((store) => store.checkAccess !== undefined);
    });
    const attestors = writing.flatMap(({ attestor }) => attestor ?? []);
    if (checks.length === 0 && attestors.length === 0)
        return;
    await index.checkAccess?.();
    for (const store of [...checks, ...attestors])
        await store.checkAccess?.();
}
/**
 * Has every new package attested, before anything else is written, then stores each as its kinds, in the order in which these were
 * asked for. Throws STORE_REFUSED, STORE_UNREACHABLE, VERSION_EXISTS, PERMISSION, ATTESTATION_FAILED.
 */
async function storePublications({ publications, ...context }, run) {
    const accepted = publicationsAt(publications, 'new', 'unchanged');
    const attested = new Map();
    if (context.attestor !== undefined && !run.dryRun)
        for (const publication of publicationsAt(accepted, 'new'))
            attested.set(publication, await context.attestor.attest(publication.selection.release, publication.pkg));
    const stored = [];
    for (const [number, publication] of accepted.entries()) {
        if (!run.dryRun)
            run.log.progress?.('stored', number + 1, accepted.length);
        if (publication.status === 'unchanged') {
            await repair(publication, run);
            stored.push(publication);
            continue;
        }
        if (!run.dryRun)
            await storePackages(publication, attested.get(publication) ?? [], { context, run });
        stored.push(storedVersion(publication, context));
    }
    return [...stored, ...publicationsAt(publications, 'refused')];
}
/** What the index has lost travels in its commit. */
async function repair({ repair: found, restored }, { dryRun, log }) {
    if (restored !== undefined)
        log.warn(`${restored.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run puts it back'}`);
    if (found === undefined)
        return;
    if (!dryRun)
        await found.run();
    log.warn(`${found.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run has put it back'}`);
}
async function storePackages(publication, attested, { context, run }) {
    const { selection, pkg, packages } = publication;
    for (const kind of packages.keys()) {
        const store = context.stores.resolved(kind);
        const withdrawn = run.withdrawnOf(selection.release.address);
        const directory = (0,module_interface/* calledPath */.v)(publication.moduleInterface);
        await store.store(selection, pkg, { registryUrl: run.registryUrl, directory, withdrawn });
        if (store.attach === undefined)
            continue;
        for (const document of [...(await interfaceDocuments(publication, context)), ...attested])
            await attach(publication, kind, { document, context, run });
    }
}
/** Also of a version that is published already: its interface may not have been attached yet. */
async function interfaceDocuments({ selection: { release } }, { repository, stores }) {
    if (stores.visibility.interface === 'private')
        return [];
    const { commit, path } = release;
    return [interfaceAttachment(await repository.interfaces.atCommit({ commit, path }))];
}
/** The interface of a module as a document to attach, with the bytes of `interface.json` in the index. */
function interfaceAttachment(moduleInterface) {
    const bytes = new TextEncoder().encode((0,interface_document/* formatInterface */.X$)(moduleInterface));
    return { artifactType: referrers/* INTERFACE_TYPE */.N0, name: 'interface.json', bytes };
}
/** The package is whole without its documents, so storage that does not take them does not end the run. */
async function attach({ selection, pkg, packages }, kind, { document, context, run }) {
    try {
        await context.stores.resolved(kind).attach?.(selection, pkg, document);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'STORE_REFUSED')
            throw error;
        const what = document.name.replace(/\..*$/s, '');
        run.log.warn(`${(0,module_release/* formatRelease */.B9)(selection.release)} is at ${packages.get(kind)?.location} without its ${what}: ${error.message}`);
    }
}
function storedVersion(publication, { repository }) {
    const { published, packages, pkg } = publication;
    const { digest } = pkg.facts;
    const added = [...packages].map(([kind, { location }]) => ({ kind, location, digest }));
    const release = published ?? releaseDocument(publication, repository);
    return {
        ...publication,
        status: 'stored',
        release: { ...release, packages: [...(published?.packages ?? []), ...added] },
        files: new Map([
            ...interfaceContents(publication),
            ...[...packages.values()].flatMap(({ files }) => [...files]),
        ]),
    };
}
function interfaceContents({ selection, moduleInterface }) {
    if (moduleInterface === undefined)
        return [];
    return (0,file_table/* interfaceFiles */.rQ)(selection.release, moduleInterface).map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
    ]);
}
function releaseDocument({ selection, pkg, moduleInterface, license }, { publisher, repositoryUrl }) {
    return {
        format: documents/* INDEX_FORMAT */.B7,
        ...selection.release,
        repository: {
            url: repositoryUrl,
            ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
            ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
        },
        description: (0,readme/* descriptionFromReadme */.be)(moduleInterface?.root.readme ?? ''),
        // As visible as README and interface.
        ...(license === undefined || moduleInterface === undefined ? {} : { license }),
        package: pkg.facts,
    };
}
/**
 * The modules of this run whose change can be planned; those of which nothing is new too, so that what a crash left undone is
 * mended.
 */
function modulePublications(publications, planned) {
    const accepted = publicationsAt(publications, 'stored', 'unchanged');
    const groups = (0,base_group/* groupBy */.$)(accepted, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    return [...groups].flatMap(([text, group]) => {
        const stored = publicationsAt(group, 'stored');
        const restored = publicationsAt(group, 'unchanged').flatMap((each) => each.restored ?? []);
        const [first] = [...stored, ...group];
        if (first === undefined || !planned.has(text))
            return [];
        const whole = [...stored, ...restored];
        return {
            address: first.selection.release.address,
            owner: first.owner,
            releases: stored.map(({ release }) => release),
            restored: restored.map(({ release }) => release),
            files: new Map(whole.flatMap(({ files }) => [...files])),
            moduleInterfaces: new Map(whole.flatMap(({ release, moduleInterface }) => interfaceOf(release, moduleInterface))),
        };
    });
}
function interfaceOf({ version }, moduleInterface) {
    return moduleInterface === undefined ? [] : [[version, moduleInterface]];
}

;// CONCATENATED MODULE: ./lib/publish/publish.js














/**
 * Tags → releases → packages → index commits. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. Tags that are named are one decision, unless the
 * run shall keep going; all tags are decided on one by one, unless the run is strict. Throws INDEX_*, PERMISSION and INDEX_BUSY.
 */
async function publish(request, context) {
    const { release, options } = await selectRun(request, context);
    return withAdvice(await publishRepositories([release], options, context), context.log);
}
/** Says how to leave out tags that nobody can mend. */
function withAdvice({ repositories: _, ...report }, log) {
    for (const line of report.isBulk ? (0,report_text/* adviceOnRefused */.GQ)(report.results) : [])
        log.info(line);
    return report;
}
const NO_TAGS = 'no tags found that are versions: push one (git tag v1.0.0, then git push origin v1.0.0); in a clone without tags, fetch them first (git fetch --tags)';
/** What a run publishes, and how. Throws what {@link selectReleases} throws. */
async function selectRun(request, { repository, defaultKinds, stores, attestor, log }) {
    const dependencies = { ...repository, defaultKinds, log };
    const { selections, refused: results, skipped } = await (0,select_releases/* selectReleases */.VT)(request, dependencies);
    const { tags, repair, url, keepGoing, strict, dryRun, limits } = request;
    const isBulk = tags === 'all';
    const isNothing = selections.length + results.length === 0;
    if (isBulk && isNothing && [...skipped.values()].every((reason) => reason === select_releases/* NO_VERSION */.dG))
        log.warn(NO_TAGS);
    if (isBulk)
        for (const line of selectionLines(selections))
            log.info(line);
    const options = {
        url,
        dryRun,
        fresh: dryRun ? 'planned' : 'published',
        isBulk,
        limits,
        refusalCosts: (isBulk ? !strict : keepGoing) ? 'tag' : 'run',
        // All tags read what they must; whoever names a tag, or asks for a repair, has its files looked at.
        restore: repair ? 'changed' : isBulk ? undefined : 'missing',
        skipsRemoved: isBulk,
    };
    return { release: { repository, stores, attestor, selections, publications: [], results }, options };
}
/**
 * Selected releases of any number of repositories → packages → index commits. They are decided on, stored and committed batch by batch:
 * what a batch has read and packed is let go after it. A lost race is planned again on the new head, with the packages of the batch kept.
 * Where a refusal costs the run, all batches are decided on before the first is stored. Throws what `updateIndex`, `checkAccess` and
 * `storePublications` throw.
 */
async function publishRepositories(repositories, options, target) {
    try {
        const run = new Run(repositories, options, target);
        await run.publishBatches();
        if (!run.isToBeWritten)
            return run.end();
        const decided = new Run(repositories, { ...options, refusalCosts: 'tag' }, target);
        await decided.publishBatches();
        return decided.end();
    }
    finally {
        for (const { repository } of repositories)
            await repository.close();
    }
}
/** Works once through all releases. */
class Run {
    #options;
    #target;
    #claimed;
    #repositories;
    /** Whether nothing is written, as the run is one decision on more than a batch holds. */
    #isHeld = false;
    /** New versions of earlier batches, by address. */
    #accepted = new Map();
    #notices = new RunNotices();
    /** Those that may write what they have. */
    #checked = new Set();
    #changed = new Set();
    #total;
    #decided = 0;
    #registryUrl = null;
    #commit = null;
    constructor(repositories, options, target) {
        this.#repositories = repositories;
        this.#options = options;
        this.#target = target;
        this.#claimed = new ClaimedAddresses(repositories);
        this.#total = repositories.reduce((sum, { selections }) => sum + selections.length, 0);
    }
    async publishBatches() {
        do
            await this.#publishBatch();
        while (this.#repositories.some(hasMore));
    }
    /** Whether all that was held is fine. */
    get isToBeWritten() {
        return this.#isHeld && !this.#isRefused && !this.#options.dryRun;
    }
    end() {
        this.#notices.log(this.#target.log);
        const isRefused = this.#isRefused;
        const all = this.#repositories.flatMap(({ results }) => (0,publish_report/* inReportOrder */.ET)(results));
        const report = (0,publish_report/* reportOf */.EI)(isRefused ? all.filter(({ status }) => status === 'refused') : all, {
            index: { commit: this.#commit, changed: isRefused ? [] : [...this.#changed] },
            registryUrl: this.#registryUrl,
            isBulk: this.#options.isBulk,
            isRefused,
        });
        return { ...report, repositories: this.#repositories };
    }
    get #isRefused() {
        const { refusalCosts } = this.#options;
        return refusalCosts === 'run' && this.#repositories.some(hasRefusals);
    }
    /** Decides on the next releases, as many as one commit may hold, stores and commits them. */
    async #publishBatch() {
        const { refusalCosts, dryRun, url, name, limits, extraFiles } = this.#options;
        const { index, raceBackoff } = this.#target;
        const batch = new Batch(this.#repositories, limits);
        const { result, commit } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot, attempt) => {
            const state = await readIndex(index, snapshot, { url, name, selections: batch.selections });
            const decided = await batch.decide({ state, snapshot }, this.#rules);
            const isOne = refusalCosts === 'run';
            const isHeld = this.#isHeld || (isOne && decided.some(hasMore));
            const found = { decided, isHeld, registryUrl: state.registry.url };
            if (isOne && !isHeld && decided.some(hasRefusals))
                return {
                    result: { ...found, repositories: decided.map(this.#reported), changed: [] },
                    change: undefined,
                };
            const isDry = dryRun || isHeld;
            const isQuiet = this.#options.isBulk || isHeld;
            if (attempt === 1)
                await this.#announce(decided, state, { isDry, isQuiet });
            const stored = await this.#store(batch, decided, { state, isDry });
            if (attempt === 1)
                this.#announceClients(stored, state, { isQuiet });
            const repositories = stored.map(this.#reported);
            const files = decided.some(hasMore) ? undefined : extraFiles?.(repositories);
            const change = await planBatch(state, snapshot, { stored, files });
            const result = { ...found, repositories, changed: [...change.files.keys()] };
            return { result, change: isDry ? undefined : change };
        });
        this.#repositories = result.repositories;
        this.#isHeld = result.isHeld;
        this.#registryUrl = result.registryUrl;
        this.#commit = commit;
        for (const path of result.changed)
            this.#changed.add(path);
        for (const { selection } of newIn(result.decided))
            this.#accept(selection.release);
        // The zip of the one release of a run stays for who called, as long as the directory for it.
        if (this.#total > 1)
            await batch.discard();
    }
    get #rules() {
        const { restore, skipsRemoved } = this.#options;
        const { log } = this.#target;
        return {
            restore,
            skipsRemoved,
            claimed: this.#claimed,
            acceptedBefore: (address) => this.#accepted.get(address) ?? [],
            log,
            onDecided: () => {
                this.#decided += 1;
                log.progress?.('tags', this.#decided, this.#total);
            },
        };
    }
    #accept(release) {
        const address = (0,module_address/* formatModuleAddress */.wc)(release.address);
        const before = this.#accepted.get(address);
        if (before === undefined)
            this.#accepted.set(address, [release]);
        else
            before.push(release);
    }
    /** Says what will be published, and proves that it may be. */
    async #announce(decided, { registry }, { isDry, isQuiet }) {
        const { index, log } = this.#target;
        const fresh = newIn(decided);
        this.#notices.add(fresh);
        if (!isQuiet) {
            announce(fresh, registry.url, log);
            this.#notices.log(log);
        }
        if (isDry)
            return;
        const unchecked = decided.filter((each) => !this.#checked.has(each.repository) && newIn([each]).length > 0);
        await checkAccess(unchecked, index);
        for (const { repository } of unchecked)
            this.#checked.add(repository);
    }
    #announceClients(stored, { registry }, { isQuiet }) {
        const publications = stored.flatMap((each) => each.publications);
        if (isQuiet)
            this.#notices.addClients(publications, registry.url);
        else
            announceClients(publications, registry.url, this.#target.log);
    }
    async #store(batch, decided, { state, isDry }) {
        const run = {
            registryUrl: state.registry.url,
            withdrawnOf: (address) => {
                const module = (0,index_files/* moduleIn */.w6)(state.files, address);
                return module === undefined ? new Set() : (0,documents/* withdrawnVersions */.AI)(module);
            },
            dryRun: isDry,
            log: this.#target.log,
        };
        const stored = [];
        for (const each of decided) {
            const repository = batch.cached(each.repository);
            stored.push({ ...each, publications: await storePublications({ ...each, repository }, run) });
        }
        return stored;
    }
    /** The repository without the packages and interfaces of the batch. */
    #reported = (each) => {
        const results = each.publications.flatMap((publication) => {
            if (publication.status === 'new')
                return [];
            return publication.status === 'refused' ? publication : resultOf(publication, this.#options.fresh);
        });
        return { ...each, publications: [], results: [...each.results, ...results] };
    };
}
function hasMore({ selections }) {
    return selections.length > 0;
}
function hasRefusals({ publications, results }) {
    return [...publications, ...results].some(({ status }) => status === 'refused');
}
function newIn(repositories) {
    return repositories.flatMap(({ publications }) => publicationsAt(publications, 'new'));
}
async function planBatch(state, snapshot, batch) {
    const publications = batch.stored.flatMap((each) => each.publications);
    const restored = publicationsAt(publications, 'unchanged').flatMap((each) => each.restored?.release ?? []);
    const whole = restored.length === 0 ? state : await withVersions(state, snapshot, restored);
    const change = (0,publication_plan/* planChange */.AS)(whole.files, whole.registry, modulePublications(publications, whole.planned));
    // With those of a new public URL, and those of a new index where anything is written to it.
    const files = [...change.files, ...(batch.files ?? [])];
    const other = whole.withUrl.size > 0 ? `Set the public URL ${whole.registry.url}` : 'Update collection state';
    return {
        ...change,
        message: change.files.size > 0 ? change.message : other,
        files: new Map([...whole.withUrl, ...(files.length > 0 ? whole.created : []), ...files]),
    };
}


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GQ: () => (/* binding */ adviceOnRefused),
  r2: () => (/* binding */ formatPublishReport)
});

// UNUSED EXPORTS: bulkLines, pullRequestsOf, sharedTags

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(7312);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/publish/limits.js
var limits = __webpack_require__(2126);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(794);
;// CONCATENATED MODULE: ./lib/publish/shared-tags.js


/** A line for each group of modules that tags publish together; at most one block of text. */
function formatSharedTags(tags) {
    const shared = tags.filter(({ addresses }) => addresses.length > 1);
    const groups = (0,base_group/* groupBy */.$)(shared, ({ addresses }) => addresses.join(', '));
    const lines = [...groups].map(([addresses, group]) => {
        const [first] = group;
        const which = group.length === 1 ? `the tag ${(0,error/* quote */.hD)(first?.tag ?? '')}` : `each of ${group.length} tags`;
        return `together  ${addresses}: ${which} is a version of each, as they have the same tag prefix`;
    });
    return lines.length === 0 ? [] : [lines.join('\n')];
}

;// CONCATENATED MODULE: ./lib/publish/report-text.js








/** The reports of publish for people. */
/**
 * The report for people: of tags that were named a line for each release, of all tags sums; and a line for the index. Nothing for a run that
 * was refused.
 * @param isVerbose whether each release has its line in any case
 */
function formatPublishReport(report, isVerbose = false) {
    if (report.error !== undefined)
        return '';
    const lines = report.results.flatMap((result) => result.status === 'refused'
        ? []
        : [
            `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`,
            ...verdictLine(result),
        ]);
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = report.results.some(({ status }) => status === 'planned' || status === 'pending');
    const verb = isPlanned ? 'would change' : 'changed';
    return [
        ...(isVerbose || !report.isBulk ? lines : []),
        ...(report.isBulk ? bulkLines(report.results) : []),
        ...sharedTags(report.results),
        `index     ${(0,count/* counted */.h)(changed.length, 'file')} ${verb}${head}`,
        ...pullRequestsOf(report.results).map((url) => `to merge  ${url}`),
    ].join('\n');
}
/** The URLs of the pull requests that versions wait for. */
function pullRequestsOf(results) {
    const urls = results.flatMap((result) => (result.status === 'refused' ? [] : (result.pullRequest ?? [])));
    return [...new Set(urls)];
}
/** Modules of a repository with equal prefixes are published together. */
function sharedTags(results) {
    const accepted = results.flatMap((result) => (result.status === 'refused' ? [] : [result]));
    // A tag of another repository has another commit.
    const tags = (0,base_group/* groupBy */.$)(accepted, ({ tag, commit }) => `${commit} ${tag}`);
    return formatSharedTags([...tags.values()].map((group) => ({
        tag: group[0]?.tag ?? '',
        addresses: group.map(({ address }) => address),
    })));
}
function verdictLine(result) {
    const { compatibility } = result;
    if (compatibility === undefined)
        return [];
    const { base, required, changes } = compatibility;
    const minimum = (0,publish_report/* minimumOf */.o)(result);
    const what = changes.length === 0 ? 'no changes' : `${required} changes`;
    const advice = minimum === undefined ? '' : `: use ${minimum} or higher`;
    return [`interface ${what} since ${base}${advice}`];
}
/** Sums of a run over all tags that fit on a screen, however many the tags are. */
function bulkLines(results) {
    const accepted = results.filter((result) => result.status !== 'refused');
    const refused = results.filter((result) => result.status === 'refused');
    const groups = (0,base_group/* groupBy */.$)(accepted, ({ status }) => status);
    const counts = [...groups, ...(refused.length === 0 ? [] : [['refused', refused]])];
    return [
        ...[...groups].flatMap(([status, group]) => moduleLines(group).map((line) => `${status.padEnd(9)} ${line}`)),
        ...reasonLines(refused, results).map((line) => `refused   ${line}`),
        ...verdictLines(accepted),
        `total     ${counts.map(([status, group]) => `${group.length} ${status}`).join(', ') || 'no tags'}`,
    ];
}
function moduleLines(results) {
    const modules = (0,base_group/* groupBy */.$)(results, ({ address }) => address);
    if (modules.size > limits/* MAX_LISTED_MODULES */.HR)
        return [`${(0,count/* counted */.h)(results.length, 'version')} of ${(0,count/* counted */.h)(modules.size, 'module')}`];
    return [...modules].map(([address, group]) => {
        const versions = group.map(({ version }) => version).toSorted(module_version/* compareVersions */.Zy);
        const range = versions.length === 1 ? versions[0] : `${versions[0]} … ${versions.at(-1)}`;
        return `${address}: ${(0,count/* counted */.h)(group.length, 'version')}, ${range}`;
    });
}
/** A line for each reason: `74 INVALID_HCL, v1.0.0 … v1.73.0 (the type "list" is in quotes, …)`. */
function reasonLines(refused, results) {
    const reasons = (0,base_group/* groupBy */.$)(refused, ({ error }) => `${error.code} ${alike(phraseOf(error))}`);
    const lines = [...reasons.values()]
        .toSorted((a, b) => b.length - a.length)
        .flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const ranges = rangesOf(group, results);
        const others = ranges.length - limits/* MAX_LISTED_RANGES */.I_;
        const shown = [...ranges.slice(0, limits/* MAX_LISTED_RANGES */.I_), ...(others > 0 ? [`${others} more`] : [])];
        return `${group.length} ${first.error.code}, ${shown.join(', ')} (${phraseOf(first.error)})`;
    });
    return (0,error/* shortList */.pg)(lines);
}
/** What is wrong, without where: the first detail of the message, else its first line. */
function phraseOf({ message }) {
    const [summary = '', detail] = message.split('\n');
    return (detail ?? summary).trim().replace(/^(?:"[^"]*"|[^\s:"]+):(?:\d+:\d+:)? /, '');
}
/** Equal for phrases that differ by names and numbers. */
function alike(phrase) {
    return phrase.replaceAll(/"[^"]*(?:"|$)|[^\s\d"]*\d\S*/g, '*');
}
/** The tags in the order of their versions, those without another tag of the module between them as `first … last`. */
function rangesOf(group, results) {
    const members = new Set(group.map(({ tag }) => tag));
    const ranges = [];
    const addresses = new Set(group.map(({ address }) => address));
    const ordered = (0,base_group/* groupBy */.$)(results.filter(({ address }) => addresses.has(address)), ({ address = '' }) => address);
    for (const tags of ordered.values()) {
        let isOpen = false;
        for (const { tag } of tags.toSorted(byVersion)) {
            const range = isOpen ? ranges.at(-1) : undefined;
            if (!members.has(tag))
                isOpen = false;
            else if (range !== undefined)
                range[1] = tag;
            else
                isOpen = ranges.push([tag, tag]) > 0;
        }
    }
    return ranges.map(([first, last]) => (first === last ? first : `${first} … ${last}`));
}
function byVersion(a, b) {
    if (a.version === undefined || b.version === undefined)
        return Number(a.version === undefined) - Number(b.version === undefined);
    return (0,module_version/* compareVersions */.Zy)(a.version, b.version);
}
function verdictLines(results) {
    const small = results.filter((result) => (0,publish_report/* minimumOf */.o)(result) !== undefined && result.compatibility?.required === 'major');
    const highest = small.toSorted(byVersion).at(-1);
    if (highest === undefined)
        return [];
    const { base, given, changes = [] } = highest.compatibility ?? {};
    const of = small.length === 1 ? '' : `, the last of ${small.length} that are too small for their changes`;
    return [
        `interface ${highest.version} is ${given}, but ${(0,change/* worstChanges */.Zs)(changes)} since ${base}: use ${(0,publish_report/* minimumOf */.o)(highest)} or higher${of}`,
    ];
}
/** Refusals for what a tagged commit holds; others go away with another setting, token or owner. */
const OF_THE_TAG = new Set([
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/** Of many tags some are old mistakes, which nobody can mend: how to leave out those that were refused, and few others. */
function adviceOnRefused(results) {
    const refused = results.filter((result) => result.status === 'refused' && OF_THE_TAG.has(result.error.code));
    if (refused.length === 0)
        return [];
    const start = 'tags      to leave the refused tags out for good, add to .module-registry.yml:\n';
    const lowest = lowestAbove(refused, results);
    if (lowest !== undefined)
        return [`${start}versions: ">= ${lowest}"`];
    if (refused.length > limits/* MAX_LISTED_TAGS */.nn)
        return [];
    const tags = refused.map(({ tag }) => `{ tag: ${(0,error/* quote */.hD)(tag)}, reason: "an old mistake" }`);
    return [`${start}ignore-tags: [${tags.join(', ')}]`];
}
/** The lowest version above all that were refused, unless a constraint from it on leaves out more good versions than refused ones. */
function lowestAbove(refused, results) {
    const highest = refused
        .flatMap(({ version }) => version ?? [])
        .toSorted(module_version/* compareVersions */.Zy)
        .at(-1);
    if (highest === undefined)
        return undefined;
    const good = results
        .flatMap(({ status, version }) => (status === 'refused' || version === undefined ? [] : version))
        .toSorted(module_version/* compareVersions */.Zy);
    const lost = good.findIndex((version) => (0,module_version/* compareVersions */.Zy)(version, highest) > 0);
    return lost < 0 || lost > refused.length ? undefined : good[lost];
}


/***/ })

};
