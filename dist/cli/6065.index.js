export const id = 6065;
export const ids = [6065];
export const modules = {

/***/ 726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ namesLocation),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   dF: () => (/* binding */ isOfOwner),
/* harmony export */   eT: () => (/* binding */ allowsOwner),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   hI: () => (/* binding */ reservedMarks),
/* harmony export */   iV: () => (/* binding */ refuseForeignOwner),
/* harmony export */   qY: () => (/* binding */ allowsLocation),
/* harmony export */   sb: () => (/* binding */ isOwnLocation)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683);




/** Whether clients may be sent to the location. A package in the index always may. */
function allowsLocation({ allowedHosts }, location) {
    const parts = partsOfLocation(location);
    return (allowedHosts === undefined || parts === undefined || allowedHosts.some((each) => isBelow(parts, each)));
}
/**
 * Whether clients may be sent to the location although its owner is nobody whom the module has: on the host of a repository anybody has
 * others, so that an entry of `allowedHosts` needs a path there.
 */
function namesLocation({ allowedHosts = [] }, location, owners) {
    const parts = partsOfLocation(location);
    const isShared = (parts?.kind === 'git' || parts?.kind === 'https') &&
        owners.some(({ host }) => host.toLowerCase() === parts.host);
    return (parts !== undefined &&
        allowedHosts.some((each) => (!isShared || each.includes('/')) && isBelow(parts, each)));
}
/** Whether a location is in the index, a commit of one of these repositories, or a file below one of them. */
function isOwnLocation(location, owners) {
    const parts = partsOfLocation(location);
    if (parts === undefined)
        return true;
    const path = parts.path.toLowerCase();
    return owners.some(({ host, repository }) => {
        const own = repository.toLowerCase();
        // The port of ssh is not the port of https.
        const hosts = [host.toLowerCase(), ...(parts.isSsh ? [host.toLowerCase().replace(/:[0-9]+$/, '')] : [])];
        if (!hosts.includes(parts.host))
            return false;
        return parts.kind === 'git' ? path === own : parts.kind === 'https' && path.startsWith(`${own}/`);
    });
}
/**
 * Where a location is, without its protocol, the directory in the package and what pins the bytes: the host with its port where it has
 * one, but that of ssh; the path without a slash at its begin, and that of a Git repository without `.git`. Undefined for a package in
 * the index. Throws INDEX_INVALID.
 */
function partsOfLocation(location) {
    const { kind, source } = (0,_location_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLocation */ .zS)(location);
    if (kind === 'relative')
        return undefined;
    const { protocol, host, hostname, pathname } = new URL(source);
    const isSsh = protocol === 'ssh:';
    const path = pathname.slice(1).replace(kind === 'git' ? /\.git$/ : /(?!)/, '');
    return { kind, host: isSsh ? hostname : host, isSsh, path };
}
function isBelow({ host, path }, allowed) {
    const [name = '', ...parts] = allowed.split('/');
    const isHost = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
    return isHost && `${path}/`.startsWith(parts.map((part) => `${part}/`).join(''));
}
/** Whether a repository may publish into the namespace of an address. One without an identity may not, where owners are named. */
function allowsOwner(policy, address, owner) {
    const owners = ownersOf(policy, address);
    if (owners === undefined)
        return true;
    return owner !== null && owner !== undefined && owners.some((allowed) => isOwner(owner, allowed));
}
/** Throws NOT_OWNER for a repository that may not publish into the namespace of an address. */
function refuseForeignOwner(policy, address, owner) {
    if (allowsOwner(policy, address, owner))
        return;
    const names = (ownersOf(policy, address) ?? []).map(nameOfOwner);
    const own = owner === null || owner === undefined ? undefined : `${owner.host}/${owner.repository}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_OWNER', `the namespace of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address))} belongs to ${names.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ') || 'nobody'} in registry.json; this is ${own === undefined ? 'a repository without an origin' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own)}`, `publish under another namespace, or let an owner of the index add {"repositories": ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own ?? 'github.com/acme/*')}} to the owners of the namespace in registry.json`);
}
/**
 * For whom `marks` reserves decisions about published versions, for people, and whether this repository is among them; undefined where it
 * reserves nothing.
 */
function reservedMarks({ marks }, owner) {
    if (marks === undefined)
        return undefined;
    return {
        owners: marks.owners.map((each) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(nameOfOwner(each))).join(', ') || 'nobody',
        isOwner: owner !== undefined && marks.owners.some((allowed) => isOwner(owner, allowed)),
    };
}
function nameOfOwner({ host, ownerId, repositories }) {
    return repositories ?? `owner ${ownerId} of ${host}`;
}
/** Names that differ by case are one namespace. */
function ownersOf({ namespaces = {} }, { namespace }) {
    const own = Object.entries(namespaces).find(([name]) => name.toLowerCase() === namespace.toLowerCase());
    return own?.[1].owners ?? Object.entries(namespaces).find(([name]) => name === '*')?.[1].owners;
}
function isOwner(owner, { host, ownerId, repositories }) {
    if (repositories === undefined)
        return owner.host.toLowerCase() === host?.toLowerCase() && owner.ownerId === ownerId;
    const pattern = repositories
        .replaceAll(/[.~:-]/g, '\\$&')
        .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
    return new RegExp(`^${pattern}$`, 'i').test(`${owner.host}/${owner.repository}`);
}
/** An owner under each name that it had. */
function namesOf(owner) {
    if (owner === null)
        return [];
    return [owner, ...(owner.formerNames ?? []).map((repository) => ({ ...owner, repository }))];
}
/** The repository of a release, as it says. Undefined for a repository that had no origin, and for a URL that no repository has. */
function identityOf({ url, id, ownerId }) {
    try {
        const identity = url === '' ? undefined : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)((0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url));
        return identity && { ...identity, repositoryId: id, ownerId };
    }
    catch {
        return undefined;
    }
}
/** Whether a repository owns a module, or has owned it. One without an origin counts as an owner. */
function isOfOwner(repository, { owner, transfers, }) {
    const identity = identityOf(repository);
    const owners = [owner, ...transfers.flatMap(({ from, to }) => [from, to])].flatMap(namesOf);
    return identity === undefined || owners.some((each) => (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(each, identity));
}


/***/ }),

/***/ 6889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ catalogNeighbours),
/* harmony export */   ek: () => (/* binding */ renderCatalog),
/* harmony export */   zn: () => (/* binding */ updateLists)
/* harmony export */ });
/* unused harmony export updateCatalog */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2234);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9722);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4835);








/** Bytes of a file of the catalog. A fuller file is split by the next hex digit. */
const MAX_CATALOG_BYTES = 64 * 1024;
function renderCatalog(items) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items, (item) => hashOf(item).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => layOut(prefix, group).files);
}
/** The lists and the files of the catalog that show these modules, each in its new state. @param read gives them as they are */
function updateLists(listed, read) {
    const items = (itemOf) => listed.map(({ module, latest }) => ({ address: module.address, item: latest && itemOf(module, latest) }));
    const lists = _file_table_js__WEBPACK_IMPORTED_MODULE_4__/* .LISTS */ .m5.flatMap((list) => [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(items(_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .listItem */ .Aw), ({ address }) => list.path(address))].map(([path, group]) => {
        const content = withModules((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleList */ .W2)(path, read(path)), group);
        return [path, (0,_file_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderList */ .pI)(list, path, content)];
    }));
    return [...lists, ...updateCatalog(items(_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogItem */ .xn), read)];
}
/**
 * The files of the catalog that these changes change, each in its new state: the same files as {@link renderCatalog} gives. Reads the
 * files of `catalogChain` and of `catalogNeighbours`.
 */
function updateCatalog(changes, read) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogHash */ .Oq)(address).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => updateSubtree(prefix, group, read).files);
}
function updateSubtree(prefix, changes, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file)
        return layOut(prefix, withModules(file, changes).modules);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(changes, ({ address }) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const updated = [...groups].map(([digit, group]) => [digit, updateSubtree(prefix + digit, group, read)]);
    const files = updated.flatMap(([, subtree]) => subtree.files);
    const after = {
        ...file.children,
        ...Object.fromEntries(updated.map(([digit, { bytes }]) => [digit, bytes])),
    };
    const children = Object.fromEntries(Object.entries(after).filter(([, bytes]) => bytes > 0));
    const bytes = sum(Object.values(children));
    if (!fitsCatalogFile(bytes))
        return { files: [...files, nodeFile(prefix, children)], bytes };
    const drafts = new Map(files.map(([path, text]) => [path, text === null ? undefined : new TextEncoder().encode(text)]));
    const items = Object.keys(children).flatMap((digit) => itemsBelow(prefix + digit, (path) => (drafts.has(path) ? drafts.get(path) : read(path))));
    const gone = [...Object.keys(after).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogPath */ .Hc)(prefix + digit)), ...drafts.keys()];
    return { files: [...layOut(prefix, items).files, ...gone.map((path) => [path, null])], bytes };
}
function layOut(prefix, items) {
    const bytes = sum(items.map(catalogBytes));
    if (fitsCatalogFile(bytes) || prefix.length === _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_PREFIX */ .MW) {
        const text = items.length === 0 ? null : (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalog */ .fn)(items);
        return { files: [[(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogPath */ .Hc)(prefix), text]], bytes };
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
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogHash */ .Oq)(address).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SHORTEST_PREFIX */ .Ef));
    return [...groups].flatMap(([prefix, group]) => neighboursBelow(prefix, group, read).paths);
}
function neighboursBelow(prefix, addresses, read) {
    const file = fileAt(prefix, read);
    if ('modules' in file) {
        const own = new Set(addresses.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc));
        const items = file.modules.filter((item) => own.has((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .itemAddress */ .EA)(item)));
        return { paths: [], own: sum(items.map(catalogBytes)) };
    }
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(addresses, (address) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogHash */ .Oq)(address).charAt(prefix.length));
    const below = [...groups].map(([digit, group]) => neighboursBelow(prefix + digit, group, read));
    const own = sum(below.map((each) => each.own));
    const isMerged = fitsCatalogFile(sum(Object.values(file.children)) - own);
    const siblings = isMerged ? Object.keys(file.children).map((digit) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogPath */ .Hc)(prefix + digit)) : [];
    return { paths: [...siblings, ...below.flatMap(({ paths }) => paths)], own };
}
function fileAt(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogPath */ .Hc)(prefix);
    return (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, read(path));
}
function itemsBelow(prefix, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogPath */ .Hc)(prefix);
    const bytes = read(path);
    if (bytes === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although the file above it names it`, 'run `module-registry render --index …` to rebuild it');
    }
    const file = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCatalogFile */ .lQ)(path, bytes);
    if ('modules' in file)
        return file.modules;
    return Object.keys(file.children).flatMap((digit) => itemsBelow(prefix + digit, read));
}
function nodeFile(prefix, children) {
    return [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogPath */ .Hc)(prefix), (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactJson */ .Ar)({ children })];
}
function hashOf({ namespace, name, provider }) {
    return (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogHash */ .Oq)({ namespace, name, system: provider });
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
/** What the list has around its modules, but for the comma that the last one lacks. */
const FRAME_BYTES = Buffer.byteLength((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalog */ .fn)([])) - 1;
/** The bytes that a module adds to a file with modules, with the comma after it. */
function catalogBytes(item) {
    return Buffer.byteLength((0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactJson */ .Ar)(item).trimEnd()) + 1;
}
function fitsCatalogFile(bytes) {
    return FRAME_BYTES + bytes <= MAX_CATALOG_BYTES;
}
/** The list with the items of these modules added or replaced; a module without an item is left out. */
function withModules(list, modules) {
    const changed = new Set(modules.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)));
    const others = list.modules.filter((each) => !changed.has((0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .itemAddress */ .EA)(each)));
    return { ...list, modules: [...others, ...modules.flatMap(({ item }) => item ?? [])] };
}


/***/ }),

/***/ 4835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ pathsToRead),
/* harmony export */   m5: () => (/* binding */ LISTS),
/* harmony export */   pI: () => (/* binding */ renderList),
/* harmony export */   rQ: () => (/* binding */ interfaceFiles),
/* harmony export */   uP: () => (/* binding */ versionFiles),
/* harmony export */   ug: () => (/* binding */ moduleFiles),
/* harmony export */   xs: () => (/* binding */ registryFiles)
/* harmony export */ });
/* unused harmony export renderSourcePage */
/* harmony import */ var _base_html_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4512);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4807);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _format_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9856);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8859);
/* harmony import */ var _format_module_details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9707);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3478);
/* harmony import */ var _format_protocol_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7004);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5027);











/** Made from `registry.json`, which comes first: it says that the other files are an index. */
const REGISTRY_FILES = [
    [_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .REGISTRY_PATH */ .aA, _base_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .dj],
    ['.nojekyll', () => ''],
    ['_headers', renderHostHeaders],
    [_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .DISCOVERY_PATH */ .py, () => (0,_format_protocol_js__WEBPACK_IMPORTED_MODULE_7__/* .renderDiscovery */ .j1)()],
    // Without modules. With modules, the row of LISTS renders it.
    [_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .MODULE_LIST_PATH */ ._Q, () => (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNewestList */ .GU)({ modules: [] })],
    ['404.html', renderNotFoundPage],
    ['index.html', renderHomePage],
];
const INTERFACE_FILES = [
    ['interface.json', _format_interface_document_js__WEBPACK_IMPORTED_MODULE_3__/* .formatInterface */ .X$],
    ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
];
const VERSION_FILES = [
    ['release.json', ({ release }) => (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .formatReleaseDocument */ .yp)(release)],
    ['index.json', ({ release, moduleInterface }) => (0,_format_module_details_js__WEBPACK_IMPORTED_MODULE_4__/* .renderVersionDetails */ .VH)(release, moduleInterface)],
    ['source', ({ release, registry }) => renderSourcePage(release, (0,_format_protocol_js__WEBPACK_IMPORTED_MODULE_7__/* .sourcePageLocation */ .wH)(release, registry.url))],
    [
        'download',
        ({ release, registry: { useRegistryCredentials } }) => (0,_format_protocol_js__WEBPACK_IMPORTED_MODULE_7__/* .renderDownload */ .xc)(release, { useRegistryCredentials }),
    ],
];
/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES = [
    ['module.json', ({ module }) => (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleDocument */ .TI)(module)],
    ['versions', ({ module }) => (0,_format_protocol_js__WEBPACK_IMPORTED_MODULE_7__/* .renderVersions */ .Ku)(module)],
    ['versions.json', ({ module, requirements }) => (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_8__/* .renderVersionsDocument */ .H1)(module, requirements)],
    [
        'index.json',
        ({ module, latest }) => {
            if (latest === undefined)
                return null;
            const { release, moduleInterface } = latest;
            const deprecation = (0,_format_module_details_js__WEBPACK_IMPORTED_MODULE_4__/* .deprecationJson */ .tH)(module, release.version);
            return (0,_format_module_details_js__WEBPACK_IMPORTED_MODULE_4__/* .renderModuleDetails */ .Zs)(release, moduleInterface, {
                versions: (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module),
                deprecation,
            });
        },
    ],
];
/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
const LISTS = [
    { path: _format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .nameListPath */ .zx, format: _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .formatSystemList */ .Zr },
    { path: _format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .namespaceListPath */ .P_, format: _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNewestList */ .GU },
    { path: () => _format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .MODULE_LIST_PATH */ ._Q, format: _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNewestList */ .GU },
];
/** The files of the registry itself: all the files of an index without modules. */
function registryFiles(registry) {
    const files = REGISTRY_FILES.map(([path, render]) => [path, render(registry)]);
    return [...files, ...(0,_format_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .hostingFiles */ .wX)(registry.hosting, registry.url)];
}
/** `interface.json` of a version, and its `README.md` where the module has one. */
function interfaceFiles({ address, version }, moduleInterface) {
    return INTERFACE_FILES.flatMap(([file, render]) => {
        const text = render(moduleInterface);
        return text === null ? [] : [[(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .versionPath */ .qW)(address, version, file), text]];
    });
}
function versionFiles(registry, version) {
    const { address, version: number } = version.release;
    return VERSION_FILES.map(([file, render]) => [
        (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .versionPath */ .qW)(address, number, file),
        render({ ...version, registry }),
    ]);
}
function moduleFiles(listed, requirements) {
    const { address } = listed.module;
    return MODULE_FILES.map(([file, render]) => [
        (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(address, file),
        render({ ...listed, requirements }),
    ]);
}
/** The list of these modules at the path; null for an empty one, but for the list of the whole registry. */
function renderList(list, path, content) {
    return content.modules.length === 0 && path !== _format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .MODULE_LIST_PATH */ ._Q ? null : list.format(content);
}
/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
function pathsToRead(address, versions) {
    const versionRows = [...INTERFACE_FILES, ...VERSION_FILES];
    return [
        ...MODULE_FILES.map(([file]) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(address, file)),
        ...versions.flatMap((version) => versionRows.map(([file]) => (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .versionPath */ .qW)(address, version, file))),
        ...LISTS.map((list) => list.path(address)),
        ...(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .catalogChain */ .Hd)(address),
    ];
}
/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
function renderHomePage(registry) {
    const example = registry.url === null
        ? '<p>It has no public URL yet.</p>'
        : `<pre><code>${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_10__/* .escapeHtml */ .Z)(exampleOf(new URL(registry.url).host))}</code></pre>`;
    return page(registry.name, `<h1>${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_10__/* .escapeHtml */ .Z)(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
${example}
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
/** `404.html`. With it, hosts answer 404 for a missing file; without it, some answer 200 and the front page. */
function renderNotFoundPage(registry) {
    return page(`Not found · ${registry.name}`, '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>');
}
function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_10__/* .escapeHtml */ .Z)(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
function renderSourcePage(release, location) {
    const title = (0,_base_html_js__WEBPACK_IMPORTED_MODULE_10__/* .escapeHtml */ .Z)(`${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`);
    const meta = location === undefined ? '' : `<meta name="terraform-get" content="${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_10__/* .escapeHtml */ .Z)(location)}">\n`;
    const text = location === undefined
        ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
        : `Package: <code>${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_10__/* .escapeHtml */ .Z)(location)}</code>`;
    return `<!DOCTYPE html>
<html lang="en">
<head>
${meta}<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .MODULES_BASE_PATH */ .wh}*/download\n  X-Terraform-Get: ./source\n`;
}
function exampleOf(host) {
    return `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
}


/***/ }),

/***/ 8046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   CY: () => (/* binding */ planUpdates)
/* harmony export */ });
/* unused harmony exports publicationMessage, publishedVersion */
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4835);










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
/** What a commit says of publications: its message, and the repositories that the releases are from. */
function publicationMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const restored = publications.flatMap((publication) => publication.restored ?? []);
    const urls = publications
        .flatMap((publication) => [...publication.releases, ...(publication.restored ?? [])])
        .map(({ repository }) => repository.url);
    const trailers = [...new Set(urls)].map((url) => ['Source-Repository', url]);
    const repairs = restored.map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9);
    // Without restored versions, what is repaired are the files that show the modules.
    const repaired = [repairs[0] ?? publications.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address)).join(', ')];
    const [first] = releases;
    if (first === undefined)
        return { message: listed('Repair', repairs.length > 1 ? repairs : repaired), trailers };
    const facts = `\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`;
    const published = listed('Publish', releases.map(_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9));
    const besides = repairs.length === 0 ? '' : `\n\nRepair ${repairs.join(', ')}`;
    return { message: `${published}${releases.length > 1 ? '' : facts}${besides}`, trailers };
}
function listed(verb, [only, ...more]) {
    if (more.length === 0)
        return `${verb} ${only}`;
    return `${verb} ${more.length + 1} versions\n\n${[only, ...more].join('\n')}`;
}
/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
function planUpdates(index, registry, updates) {
    const pending = new PendingFiles(index);
    const listed = updates.map((update) => planModule(update, pending, registry));
    pending.add((0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .updateLists */ .zn)(listed, (path) => pending.read(path)));
    return selectChanges(pending.files, index);
}
/** The files that a change writes, in their order, over those that the index has. */
class PendingFiles {
    files = new Map();
    index;
    constructor(index) {
        this.index = index;
    }
    read(path) {
        const content = this.files.has(path) ? this.files.get(path) : this.index.get(path);
        return content instanceof Uint8Array ? content : undefined;
    }
    add(files) {
        for (const [path, text] of files)
            this.files.set(path, text === null ? null : new TextEncoder().encode(text));
    }
}
function planModule({ module, releases, moduleInterfaces, files }, pending, registry) {
    const read = (path) => pending.read(path);
    const versionOf = (release) => ({
        release,
        moduleInterface: moduleInterfaces.get(release.version) ?? (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)(release, read),
    });
    for (const [path, content] of files)
        pending.files.set(path, content);
    const fresh = releases.map(versionOf);
    for (const version of fresh)
        pending.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .versionFiles */ .uP)(registry, version));
    const number = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_5__/* .latestOf */ .Te)(module);
    const latest = fresh.find(({ release }) => release.version === number) ??
        (number && versionOf((0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listedRelease */ .Lh)(pending.index, module, number)));
    const listed = { module, latest };
    pending.add((0,_file_table_js__WEBPACK_IMPORTED_MODULE_9__/* .moduleFiles */ .ug)(listed, requirementsAfter(module, fresh, read)));
    return listed;
}
/** What the index knows of the other versions stays; what it has lost is read from their interfaces. */
function requirementsAfter(module, fresh, read) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .modulePath */ .Mw)(module.address, 'versions.json');
    const known = new Map((0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRequirements */ .Ez)(path, read(path)));
    for (const { release, moduleInterface } of fresh)
        known.set(release.version, (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .requirementsOf */ .CG)(moduleInterface));
    for (const { version } of module.versions)
        if (!known.has(version))
            known.set(version, (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_7__/* .requirementsOf */ .CG)((0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInterfaceFiles */ .MI)({ address: module.address, version }, read)));
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
    const extent = (0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .packageExtent */ .T6)(release);
    return { version, tag, commit, committedAt, path, ...extent, digest, size, files, packages };
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


/***/ }),

/***/ 504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ planModules),
/* harmony export */   RX: () => (/* binding */ lostInterfaces),
/* harmony export */   UB: () => (/* binding */ updateIndex)
/* harmony export */ });
/* unused harmony export indexBusy */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8859);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);
/* harmony import */ var _format_versions_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5027);
/* harmony import */ var _catalog_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6889);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4835);
/* harmony import */ var _publication_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8046);









/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
async function updateIndex(index, raceBackoff, plan) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const { result, change, isDry } = await plan(snapshot, attempt);
        const changed = [...(change?.files.keys() ?? [])];
        if (change === undefined || changed.length === 0 || isDry)
            return { result, commit: snapshot.commit, changed };
        const outcome = await index.commit(change, snapshot);
        if (outcome !== 'moved')
            return { result, commit: outcome.commit, changed };
        if (!(await raceBackoff.wait(attempt)))
            throw indexBusy(attempt);
    }
}
function indexBusy(attempts) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}
/** The files that change where these modules become what they shall be, without new versions. Throws INDEX_INVALID. */
async function planModules(snapshot, registry, modules) {
    const files = await Promise.all(modules.map((module) => readModuleFiles(snapshot, module)));
    const nothingNew = { releases: [], files: new Map(), moduleInterfaces: new Map() };
    return (0,_publication_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .planUpdates */ .CY)(new Map(files.flatMap((each) => [...each])), registry, modules.map((module) => ({ module, ...nothingNew })));
}
/**
 * The files that a change of a module is planned from where its versions stay: what shows the module, and the version that is
 * the latest after the change. Throws INDEX_INVALID.
 */
async function readModuleFiles(snapshot, after) {
    const { address } = after;
    const files = await snapshot.read((0,_file_table_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsToRead */ .Of)(address, []));
    const latest = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .latestOf */ .Te)(after);
    const more = await snapshot.read([
        ...(latest === undefined
            ? []
            : [(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, latest, 'release.json'), ...(0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interfacePaths */ .Er)(address, latest)]),
        ...(0,_catalog_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .catalogNeighbours */ .I1)([address], files),
        ...lostInterfaces(address, files),
    ]);
    return new Map([...files, ...more]);
}
/** The paths of the interfaces of versions that `versions.json` lacks, so that it can be completed. Throws INDEX_INVALID. */
function lostInterfaces(address, files) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'versions.json');
    const known = (0,_format_versions_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRequirements */ .Ez)(path, files.get(path));
    const versions = (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleIn */ .w6)(files, address)?.versions ?? [];
    return versions
        .filter(({ version }) => !known.has(version))
        .flatMap(({ version }) => (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interfacePaths */ .Er)(address, version));
}


/***/ })

};
