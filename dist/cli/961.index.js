export const id = 961;
export const ids = [961];
export const modules = {

/***/ 2341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/** Lines with columns of equal width. No lines without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return [];
    // A row with fewer cells, such as that of a damaged module, widens no column.
    const whole = [head, ...rows.filter(({ length }) => length === head.length)];
    const widths = head.map((_, at) => Math.max(...whole.map((row) => row[at]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 1338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatModuleStatus: () => (/* binding */ formatModuleStatus),
/* harmony export */   formatStatus: () => (/* binding */ formatStatus),
/* harmony export */   readStatus: () => (/* binding */ readStatus),
/* harmony export */   statusCommand: () => (/* binding */ statusCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8685);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2234);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7854);
/* harmony import */ var _base_table_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2341);
/* harmony import */ var _collect_list_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4607);
/* harmony import */ var _collect_registry_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9334);
/* harmony import */ var _collect_source_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5769);
/* harmony import */ var _composition_forge_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9265);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9834);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5664);
/* harmony import */ var _index_format_module_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3701);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3478);
/* harmony import */ var _index_format_version_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4334);
/* harmony import */ var _index_unknown_module_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5311);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7124);



















/** `status`: says what an index holds, or what it holds of one module. Throws as {@link readStatus}. */
async function statusCommand(flags, runtime) {
    const only = flags.module === undefined ? undefined : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_13__/* .parseModuleAddress */ .E9)(flags.module);
    const reading = only === undefined ? 'all' : 'paths';
    return (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_7__/* .withIndex */ .NH)(runtime, { index: flags.index, reading }, async ({ index }) => {
        const status = await readStatus(await index.open(), only, await namesOfSources(runtime));
        const [module] = only === undefined ? [] : status.modules;
        return { json: status, text: module === undefined ? formatStatus(status) : formatModuleStatus(module) };
    });
}
/** The file that `collect` reads by default. */
const SOURCES = 'registry.yml';
/** The sources that registry.yml in the working directory names: an index tells nothing of local and of private ones. */
async function namesOfSources({ environment, log }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(SOURCES))
        return new Map();
    try {
        const { sources } = await (0,_adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_1__.readConfigFile)(SOURCES, _collect_registry_config_js__WEBPACK_IMPORTED_MODULE_4__/* .registryConfigFormat */ .FR);
        const { url } = (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_6__/* .gitHubOf */ .Tc)(environment);
        const named = sources.flatMap((options) => (0,_collect_list_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .namedSource */ .LA)(options, url) ?? []);
        return new Map(named.map(({ key, name }) => [(0,_collect_source_state_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceStatePath */ .Im)(key), name]));
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
            throw error;
        log.warn(`no source is named: ${error.message}`);
        return new Map();
    }
}
/** Modules whose files are read at the same time. The rest waits. */
const READ_AT_ONCE = 200;
/**
 * Reads the sources of truth of an index, or of one of its modules. A module that cannot be read is part of the result. Throws
 * INDEX_INVALID for what is no index, NOT_FOUND for an address that it does not have.
 * @param names of sources of which the index may say nothing, by the paths of their states
 */
async function readStatus(snapshot, only, names = new Map()) {
    const { name, url } = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_8__/* .registryIn */ .hY)(await snapshot.read([_index_format_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .REGISTRY_PATH */ .aA]));
    const head = { name, url, commit: snapshot.commit };
    if (only !== undefined) {
        const modules = await readModules(snapshot, [(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_13__/* .formatModuleAddress */ .wc)(only)]);
        if (modules.length === 0)
            throw await (0,_index_unknown_module_js__WEBPACK_IMPORTED_MODULE_12__/* .unknownModule */ .b)(snapshot, only);
        return { ...head, modules, refused: [] };
    }
    const paths = await snapshot.list();
    const addresses = paths.flatMap((path) => (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .addressOfModuleDocument */ .vS)(path) ?? []).toSorted();
    const modules = [];
    for (const some of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_15__/* .slices */ .w)(addresses, READ_AT_ONCE))
        modules.push(...(await readModules(snapshot, some)));
    const refused = refusedTags(await snapshot.read(paths.filter(_collect_source_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isStatePath */ .rX)), names);
    return { ...head, modules, refused };
}
async function readModules(snapshot, addresses) {
    const parsed = addresses.map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_13__/* .parseModuleAddress */ .E9);
    const files = await snapshot.read(parsed.map((address) => (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .modulePath */ .Mw)(address, 'module.json')));
    return parsed.flatMap((address) => {
        try {
            const module = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_8__/* .moduleIn */ .w6)(files, address);
            return module === undefined ? [] : [statusOf(module)];
        }
        catch (error) {
            // One damaged module does not hide the others.
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
                throw error;
            const nothing = {
                owner: null,
                latest: null,
                committedAt: null,
                deprecation: null,
                versions: [],
                removed: [],
            };
            return { ...nothing, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_13__/* .formatModuleAddress */ .wc)(address), problem: error.message };
        }
    });
}
function statusOf(module) {
    const versions = module.versions
        .toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_14__/* .compareVersions */ .Zy)(b.version, a.version))
        .map(({ version, tag, commit, committedAt, size = null }) => ({
        ...{ version, tag, commit, committedAt, size },
        ...(0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_11__/* .versionState */ .M7)(module, version),
    }));
    const dates = versions.map(({ committedAt }) => committedAt);
    return {
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_13__/* .formatModuleAddress */ .wc)(module.address),
        owner: module.owner,
        latest: (0,_index_format_module_list_js__WEBPACK_IMPORTED_MODULE_9__/* .latestOf */ .Te)(module) ?? null,
        committedAt: dates.toSorted().at(-1) ?? null,
        deprecation: (0,_index_format_version_state_js__WEBPACK_IMPORTED_MODULE_11__/* .moduleDeprecation */ .ZM)(module) ?? null,
        versions,
        removed: module.removed.map(({ version, reason, date }) => ({ version, reason, date })),
    };
}
/** The status of an index as text for people: a row for each module, the totals, and the tags that a collection refused. */
function formatStatus({ name, url, commit, modules, refused }) {
    const rows = modules.map(({ problem, ...module }) => problem === undefined ? moduleRow(module) : [module.address, `cannot be read: ${problem}`]);
    const versions = modules.flatMap((module) => module.versions);
    const bytes = totalSize(versions);
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    return [
        ...(0,_base_table_js__WEBPACK_IMPORTED_MODULE_16__/* .table */ .t)(['module', 'latest', 'versions', 'last commit', 'size', 'owner', 'marks'], rows),
        ...refusedLines(refused),
        `index     ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}, ${url ?? 'no public URL yet'}${head}`,
        `total     ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_17__/* .counted */ .h)(modules.length, 'module')}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_17__/* .counted */ .h)(versions.length, 'version')}, ${formatBytes(bytes)}`,
    ].join('\n');
}
function refusedLines(refused) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_18__/* .groupBy */ .$)(refused, ({ source, code }) => `${code} ${source}`);
    return [...groups.values()].map(([{ source, tag, code }, ...others]) => {
        const tags = others.length === 0 ? tag : `${others.length + 1} tags, such as ${tag}`;
        return `refused   ${source === '' ? 'a private source' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(source)} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(`${tags}: ${code}`)}`;
    });
}
function formatModuleStatus(module) {
    const { address, owner, deprecation, versions, removed, problem } = module;
    if (problem !== undefined)
        return `${address} cannot be read: ${problem}`;
    const published = versions.map((each) => [
        each.version,
        each.tag,
        each.commit.slice(0, 7),
        dayOf(each.committedAt),
        each.size === null ? '' : formatBytes(each.size),
        stateOf(each),
    ]);
    const gone = removed.map(({ version, reason }) => [version, '', '', '', '', `removed: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason)}`]);
    return [
        ...(0,_base_table_js__WEBPACK_IMPORTED_MODULE_16__/* .table */ .t)(['version', 'tag', 'commit', 'committed', 'size', 'state'], [...published, ...gone]),
        `module    ${address}, owned by ${ownerOf(owner)}`,
        ...(deprecation === null ? [] : [`          ${stateOf({ state: 'deprecated', ...deprecation })}`]),
    ].join('\n');
}
function moduleRow(module) {
    const { address, latest, deprecation, versions, removed, committedAt, owner } = module;
    const count = (state) => versions.filter((each) => each.state === state).length;
    const counts = [
        [count('yanked'), 'yanked'],
        [deprecation === null ? count('deprecated') : 0, 'deprecated'],
        [removed.length, 'removed'],
    ];
    const ofVersions = counts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
    const marks = [...(deprecation === null ? [] : ['deprecated']), ...ofVersions];
    const size = formatBytes(totalSize(versions));
    const day = committedAt === null ? '' : dayOf(committedAt);
    return [address, latest ?? '', String(versions.length), day, size, ownerOf(owner), marks.join(', ')];
}
function totalSize(versions) {
    return versions.reduce((sum, { size }) => sum + (size ?? 0), 0);
}
function stateOf({ state, reason, replacement }) {
    if (reason === undefined)
        return state;
    return `${state}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason)}${replacement === undefined ? '' : `; use ${replacement}`}`;
}
function ownerOf(owner) {
    return owner === null ? 'nobody' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(`${owner.host}/${owner.repository}`);
}
function dayOf(date) {
    return date.slice(0, 'YYYY-MM-DD'.length);
}
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Decimal units, as in `12.3 MB`. */
function formatBytes(bytes) {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    const digits = power === 0 ? 0 : 1;
    return `${(bytes / 1000 ** power).toFixed(digits)} ${UNITS[power]}`;
}
/**
 * What these state files of a collection say of refused tags. Throws INDEX_INVALID.
 * @param names of sources of which the index may say nothing, by the paths of their states
 */
function refusedTags(files, names) {
    return [...files].flatMap(([path, bytes]) => {
        const { source = names.get(path) ?? '', refused = {} } = (0,_collect_source_state_js__WEBPACK_IMPORTED_MODULE_5__/* .parseStateFile */ .ne)(path, bytes) ?? {};
        return Object.entries(refused).map(([tag, { code }]) => ({ source, tag, code }));
    });
}


/***/ }),

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   EA: () => (/* binding */ itemAddress),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   RA: () => (/* binding */ newestItems),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Zr: () => (/* binding */ formatSystemList),
/* harmony export */   fn: () => (/* binding */ formatCatalog),
/* harmony export */   kU: () => (/* binding */ releaseSummary),
/* harmony export */   lQ: () => (/* binding */ parseCatalogFile),
/* harmony export */   xn: () => (/* binding */ catalogItem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_module_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3430);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9722);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5660);









/** Modules of registries that the catalog records for a module. The rest is left out. */
const MAX_DEPENDENCIES = 200;
/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
const MAX_SEARCHED_NAMES = 500;
/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Keys that a list of another tool has are kept. */
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    meta: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ truncated: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional() }).optional(),
    modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem),
});
const catalogFile = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(moduleListItem) }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ children: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[0-9a-f]$/), zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive()) }),
]);
/** The item of a module in a list: its latest version, and the newest commit date. */
function listItem(module, { release }) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return { ...releaseSummary(release), downloads: 0, updated_at: dates.toSorted().at(-1) ?? '' };
}
/**
 * The item of a module in the catalog, where the index has the interface with the names of inputs and outputs, the types of
 * resources, and the modules of registries that it calls.
 */
function catalogItem(module, latest) {
    const item = listItem(module, latest);
    if (latest.moduleInterface === undefined)
        return item;
    const { inputs, outputs } = latest.moduleInterface.root;
    const dependencies = calledModules(latest.moduleInterface);
    const resources = resourceTypes(latest.moduleInterface);
    return {
        ...item,
        inputs: firstNames(inputs),
        outputs: firstNames(outputs),
        ...(resources.length === 0 ? {} : { resources }),
        ...(dependencies.length === 0 ? {} : { dependencies }),
    };
}
function resourceTypes({ root, submodules }) {
    const managed = [root, ...submodules].flatMap(({ resources }) => resources.filter(({ mode }) => mode === 'managed'));
    return [...new Set(managed.map(({ type }) => type))].sort().slice(0, MAX_SEARCHED_NAMES);
}
/** The modules that the root and its submodules call, as `host/namespace/name/system`. */
function calledModules({ root, submodules }) {
    const called = [root, ...submodules].flatMap(({ calls }) => calls.flatMap(({ source }) => (0,_module_module_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistrySource */ .CL)(source) ?? []));
    const sources = called.map(({ host, address }) => `${host}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}`);
    return [...new Set(sources)].sort().slice(0, MAX_DEPENDENCIES);
}
function firstNames(values) {
    return values.slice(0, MAX_SEARCHED_NAMES).map(({ name }) => name);
}
/** The keys that list items and module details share; missing text is `""`. */
function releaseSummary(release) {
    const { namespace, name, system } = release.address;
    return {
        id: `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address)}/${release.version}`,
        owner: ownerName(release.repository.url),
        namespace,
        name,
        version: release.version,
        provider: system,
        description: release.description,
        source: release.repository.url,
        published_at: release.committedAt,
        verified: false,
    };
}
/** `https://host/acme/vpc` → `acme`; the account is what registries show as the owner. */
function ownerName(url) {
    return url === '' ? '' : (new URL(url).pathname.split('/')[1] ?? '');
}
/** The version that lists and details show of a module; undefined where none is listed. */
function latestOf(module) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .listedVersions */ .f3)(module));
}
/** An empty list where the file is missing. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return { modules: [] };
    const { modules, meta } = parseListFile(moduleList, path, bytes);
    return { modules, hasMore: meta?.truncated ?? false };
}
/** Reads a file of the catalog; no modules where it is missing. Throws INDEX_INVALID. */
function parseCatalogFile(path, bytes) {
    return bytes === undefined ? { modules: [] } : parseListFile(catalogFile, path, bytes);
}
function parseListFile(schema, path, bytes) {
    const list = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(schema, bytes);
    if (list !== undefined)
        return list;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild it');
}
/**
 * The list with the newest commit date first, then by address; at most {@link LIST_LIMIT} modules. `truncated` says that there
 * are more; there is no `next_offset`, because a static host answers every offset with this list.
 */
function formatNewestList({ modules: all, hasMore = false }) {
    const modules = newestItems(all);
    const more = hasMore || all.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh ? { truncated: true } : {};
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit: _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, current_offset: 0, ...more }, modules });
}
/** The items of that list. Of more items than these, no other can get into it. */
function newestItems(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(itemAddress(a), itemAddress(b)));
    return newest.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh);
}
function formatSystemList({ modules }) {
    const limit = Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .LIST_LIMIT */ .bh, modules.length);
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ meta: { limit, current_offset: 0 }, modules: byAddress(modules) });
}
function formatCatalog(modules) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactJson */ .Ar)({ modules: byAddress(modules) });
}
function byAddress(modules) {
    return modules.toSorted((a, b) => compare(itemAddress(a), itemAddress(b)));
}
/** `namespace/name/system` */
function itemAddress(item) {
    return `${item.namespace}/${item.name}/${item.provider}`;
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
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

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   pF: () => (/* binding */ addressFromRepository),
/* harmony export */   yc: () => (/* binding */ OWNER_AND_NAME),
/* harmony export */   yv: () => (/* binding */ originOf),
/* harmony export */   zC: () => (/* binding */ partsOfName)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)(remote), remote };
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 * @param howToSet what the hint says of an address that is set by hand
 */
function addressFromRepository(owner, repository, howToSet = (example) => `--module ${example} (action input "module"). For several modules, module-registry configure writes the config file`) {
    const address = { namespace: owner, ...partsOfName(repository) };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    const name = shortName(repository);
    const isName = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)({ ...address, name, system: 'aws' }) === undefined;
    const example = isName ? `${owner}/${name}/SYSTEM` : 'ns/name/SYSTEM';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, `set the module address; SYSTEM is the provider that it is for, such as aws: ${howToSet(example)}`);
}
/** `blueprint` of `terraform-module-blueprint`: a name without what says only that it is of modules. */
function shortName(repository) {
    return repository.replace(/^(?:terraform|tofu|opentofu|tf)-(?:modules?-)?/i, '');
}
/** Empty for a name of another form. `terraform-modules-aws-vpc` is vpc of aws, too: no system is called `modules`. */
function partsOfName(repository) {
    const short = repository.replace(/^(terraform|tofu)-modules?-/, '$1-');
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(short) ?? [];
    return { name, system };
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'its name contains a slash, a blank or a control character';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
}


/***/ })

};
