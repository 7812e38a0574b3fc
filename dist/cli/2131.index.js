export const id = 2131;
export const ids = [2131];
export const modules = {

/***/ 2131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  transferCommand: () => (/* binding */ transferCommand)
});

// EXTERNAL MODULE: ./lib/composition/claimant.js
var composition_claimant = __webpack_require__(1829);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 12 modules
var index_store = __webpack_require__(1707);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/lifecycle/address-pattern.js



/** Reads an address, or three parts in which `*` is any part of a name. Throws INVALID_ADDRESS. */
function parseAddressPattern(text) {
    if (!text.includes('*'))
        return { address: (0,module_address/* parseModuleAddress */.E9)(text) };
    const parts = text.split('/');
    if (parts.length === 3 && parts.every((part) => /^[\w*-]{1,64}$/.test(part)))
        return { parts };
    throw new error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,error/* quote */.hD)(text)} is not a pattern of module addresses`, 'write three parts in which * is any part of a name, such as acme/*/aws, in quotes');
}
/** The modules of an index that the pattern names, in order. Throws NOT_FOUND for a pattern that names none. */
async function matchingAddresses(pattern, snapshot) {
    if ('address' in pattern)
        return [pattern.address];
    let directories = [paths/* MODULES_DIRECTORY */.si];
    for (const part of pattern.parts) {
        const below = await Promise.all(directories.map((each) => matchingNames(each, part, snapshot)));
        directories = below.flat();
    }
    const addresses = directories.map((path) => (0,module_address/* parseModuleAddress */.E9)(path.slice(paths/* MODULES_DIRECTORY */.si.length + 1)));
    if (addresses.length > 0)
        return addresses;
    throw new error/* RegistryError */.gl('NOT_FOUND', `the index has no module ${(0,error/* quote */.hD)(pattern.parts.join('/'))}`, 'name modules of it: module-registry status --index … lists them');
}
async function matchingNames(directory, part, snapshot) {
    const expression = new RegExp(`^${part.replaceAll(/\*+/g, '.*')}$`, 'i');
    const names = (await snapshot.listDirectory(directory)).filter((name) => !name.includes('.'));
    return names
        .filter((name) => expression.test(name))
        .toSorted()
        .map((name) => `${directory}/${name}`);
}
/** The text with what the parts of an address say: `{namespace}`, `{name}` and `{system}`. */
function fillAddress(text, address) {
    return text.replaceAll(/\{(namespace|name|system)\}/g, (_, part) => address[part]);
}

// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/index/plan/module-reading.js
var module_reading = __webpack_require__(2301);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(8123);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/lifecycle/known-module.js
var known_module = __webpack_require__(7328);
// EXTERNAL MODULE: ./lib/lifecycle/permission.js
var permission = __webpack_require__(2953);
;// CONCATENATED MODULE: ./lib/lifecycle/transfer.js










const DEFAULT_HOST = 'github.com';
const REPOSITORY = /^[\w.-]+(\/[\w.~-]+)+$/;
/**
 * Gives addresses to other repositories, in one commit that records it in each `module.json`; an address that is that repository's already
 * stays as it is. Throws NOT_FOUND, INVALID_INPUT for a repository that cannot be named, NOT_OWNER for a run that may not decide and for
 * a repository that may not use the namespace, INDEX_INVALID, and what `updateIndex` throws.
 */
async function transferModules(request, { index, raceBackoff, claimant, identify }) {
    const { pattern, dryRun, date, reason } = request;
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const addresses = await matchingAddresses(pattern, snapshot);
        const transfers = [];
        for (const address of addresses) {
            const known = await (0,known_module/* readKnownModule */.y)(snapshot, address);
            (0,permission/* refuseForeignDecision */.V)(known, claimant);
            transfers.push(await planTransfer(known, request, identify));
        }
        const files = await planFiles(snapshot, transfers, { date, reason });
        const message = messageOf(transfers, reason);
        return { result: { transfers, files }, change: dryRun ? undefined : { message, files } };
    });
    const { transfers, files } = result;
    const isNothing = transfers.every(({ report }) => report.status === 'unchanged');
    return {
        status: isNothing ? 'unchanged' : dryRun ? 'planned' : 'transferred',
        modules: transfers.map(({ report }) => report),
        index: { commit, changed: dryRun ? [...files.keys()] : changed },
    };
}
async function planTransfer(known, request, identify) {
    const { registry, module } = known;
    const to = await identify(newOwner(module, request));
    (0,policy/* refuseForeignOwner */.iV)(registry, module.address, to);
    const { owner: from } = module;
    const status = from !== null && isOwnedBy(from, to) ? 'unchanged' : request.dryRun ? 'planned' : 'transferred';
    return { known, to, report: { address: (0,module_address/* formatModuleAddress */.wc)(module.address), status, from, to } };
}
/** Ids that nobody asked for take nothing away from an owner whose ids are known. */
function isOwnedBy(from, to) {
    const isNamedAlike = from.repository.toLowerCase() === to.repository.toLowerCase();
    const isKnown = to.repositoryId === undefined || to.repositoryId === from.repositoryId;
    return (0,git_remote/* isSameRepository */.ve)(from, to) && isNamedAlike && isKnown;
}
function newOwner({ address, owner }, { to, host }) {
    const [, ownerName = '', name = ''] = /^(.*)\/([^/]*)$/.exec(owner?.repository ?? '') ?? [];
    const repository = fillAddress(to, address).replaceAll(/\{(owner|repository)\}/g, (_, part) => part === 'owner' ? ownerName : name);
    if (REPOSITORY.test(repository))
        return { host: host ?? owner?.host ?? DEFAULT_HOST, repository };
    throw new error/* RegistryError */.gl('INVALID_INPUT', `--to ${(0,error/* quote */.hD)(to)} gives ${(0,error/* quote */.hD)(repository)} for ${(0,module_address/* formatModuleAddress */.wc)(address)}, which is not owner/name${owner === null ? '; the module has no owner' : ''}`, 'write owner/name; {namespace}, {name} and {system} are parts of the address, {owner} and {repository} of the owner before');
}
async function planFiles(snapshot, transfers, about) {
    const [first] = transfers;
    if (first === undefined)
        return new Map();
    const updates = transfers
        .filter(({ report }) => report.status !== 'unchanged')
        .map((transfer) => moduleAfter(transfer, about))
        .map((module) => ({ module, releases: [], files: new Map(), moduleInterfaces: new Map() }));
    const files = await Promise.all(updates.map(({ module }) => (0,module_reading/* readModuleFiles */.y)(snapshot, module)));
    return (0,publication_plan/* planUpdates */.CY)(new Map(files.flatMap((each) => [...each])), first.known.registry, updates);
}
function moduleAfter({ known: { module }, to }, { date, reason }) {
    const transfer = { from: module.owner, to, date, ...(reason === undefined ? {} : { reason }) };
    return { ...module, owner: to, transfers: [...module.transfers, transfer] };
}
function messageOf(transfers, reason) {
    const lines = transfers.flatMap(({ report: { address, status, to } }) => status === 'unchanged' ? [] : [`${address} to ${to.host}/${to.repository}`]);
    const because = reason === undefined ? '' : `\n\n${reason}`;
    if (lines.length === 1)
        return `Transfer ${lines[0]}${because}`;
    return `Transfer ${lines.length} modules\n\n${(0,error/* shortList */.pg)(lines).join('\n')}${because}`;
}

;// CONCATENATED MODULE: ./lib/lifecycle/transfer-report.js

/** The report as text for people: a line for each module. */
function formatTransferReport({ modules }) {
    const width = (text) => Math.max(...modules.map((module) => text(module).length));
    const address = (module) => module.address;
    const from = (module) => nameOf(module.from);
    return modules
        .map((module) => {
        const cells = [module.address.padEnd(width(address)), nameOf(module.from).padEnd(width(from))];
        const arrow = module.status === 'unchanged' ? [] : ['->', nameOf(module.to)];
        return [module.status.padEnd(11), ...cells, ...arrow].join(' ').trimEnd();
    })
        .join('\n');
}
function nameOf(owner) {
    if (owner === null)
        return 'nobody';
    const id = owner.repositoryId === undefined ? '' : ` (id ${owner.repositoryId})`;
    return (0,error/* visible */.RK)(`${owner.host}/${owner.repository}${id}`);
}

// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(2880);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/transfer.js







/** `transfer`. Throws as {@link transferModules}, and INVALID_INPUT for a flag. */
async function transferCommand(flags, runtime) {
    const { environment } = runtime;
    const { host, reason, repository, dryRun = false } = flags;
    const request = {
        pattern: parseAddressPattern(flags.address),
        to: parseRepositoryName(flags.to),
        host: host === undefined ? undefined : parseHost(host),
        reason: reason === undefined ? undefined : (0,decision_flags/* parseReason */.Mp)(reason),
        date: (0,decision_flags/* dateOfDecision */.Em)(),
        dryRun,
    };
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const github = (0,tokens/* gitHubServer */.fF)(environment);
    const claimant = await (0,composition_claimant/* readClaimant */.G)(runtime, { target, repository, github });
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, {
        target,
        token: (0,tokens/* indexToken */.gt)(environment),
        reading: 'paths',
        writes: !flags.dryRun,
    });
    try {
        const identify = (owner) => (0,composition_claimant/* identifiedOwner */.l)(runtime, github, owner);
        const report = await transferModules(request, { ...openedIndex, claimant, identify });
        return { json: report, text: formatTransferReport(report) };
    }
    finally {
        await openedIndex.close();
    }
}
/** `owner/name`, also with what is filled in for each module. */
function parseRepositoryName(text) {
    const name = text.replace(/\.git$/, '');
    if (/^[\w.{}-]+(\/[\w.~{}-]+)+$/.test(name))
        return name;
    throw (0,decision_flags/* invalidFlag */.cU)('--to', text, 'owner/name, such as acme/terraform-aws-vpc');
}
function parseHost(text) {
    const host = text.toLowerCase();
    if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/.test(host))
        return host;
    throw (0,decision_flags/* invalidFlag */.cU)('--host', text, 'a host without a scheme, such as github.com');
}


/***/ }),

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lostInterfaces),
/* harmony export */   y: () => (/* binding */ readModuleFiles)
/* harmony export */ });
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7558);
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
/* unused harmony exports publicationMessage, publishedVersion, selectChanges */
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5664);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7558);
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


/***/ })

};
