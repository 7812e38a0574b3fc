export const id = 520;
export const ids = [520];
export const modules = {

/***/ 7520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markCommand: () => (/* binding */ markCommand)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 10 modules
var index_store = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/module-reading.js
var module_reading = __webpack_require__(2301);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(8123);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/lifecycle/marked-module.js



/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published. */
function markedModule(module, decision) {
    const versions = publishedIn(module, decision.versions);
    switch (decision.action) {
        case 'yank':
            return { module: { ...module, yanks: yanksAfter(module, versions, decision.mark) }, versions };
        case 'restore': {
            const yanks = module.yanks.filter(({ version }) => !versions.includes(version));
            return { module: { ...module, yanks }, versions };
        }
        case 'deprecate':
            return { module: deprecated(module, decision.versions?.text, decision.mark), versions };
        case 'undeprecate':
            return { module: undeprecated(module, decision.versions), versions };
    }
}
function publishedIn(module, range) {
    const published = (0,version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    const versions = published.filter((version) => range?.allows(version) ?? true);
    if (versions.length > 0 || range === undefined)
        return versions;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const removed = module.removed.find(({ version }) => range.allows(version));
    if (removed !== undefined) {
        throw new error/* RegistryError */.gl('NOT_FOUND', `${address} ${removed.version} is removed, so nothing is left to mark`, 'name a published version: module-registry status --index … lists them');
    }
    throw new error/* RegistryError */.gl('NOT_FOUND', `${address} has no published version ${(0,error/* quote */.hD)(range.text)}`, `it has ${(0,error/* shortList */.pg)(published).join(', ') || 'none'}`);
}
/** A yanked version keeps the date of its first yank; what is said of it is replaced. */
function yanksAfter({ yanks }, versions, mark) {
    const others = yanks.filter(({ version }) => !versions.includes(version));
    const marked = versions.map((version) => {
        const before = yanks.find((yank) => yank.version === version);
        return { ...withoutAdvice(before), version, ...mark, date: before?.date ?? mark.date };
    });
    return [...others, ...marked];
}
function deprecated(module, text, mark) {
    const before = module.deprecations.find(({ versions }) => versions === text);
    const others = module.deprecations.filter((each) => each !== before);
    const range = text === undefined ? {} : { versions: text };
    const marked = { ...withoutAdvice(before), ...range, ...mark, date: before?.date ?? mark.date };
    return { ...module, deprecations: [...others, marked] };
}
/** Keys of a newer tool stay. */
function withoutAdvice(mark) {
    if (mark === undefined)
        return undefined;
    const { link: _, replacement: __, ...rest } = mark;
    return rest;
}
function undeprecated(module, range) {
    const isNamed = (mark) => mark.versions === range?.text;
    if (!module.deprecations.some(isNamed) && module.deprecations.length > 0)
        throw otherDeprecations(module, range);
    return { ...module, deprecations: module.deprecations.filter((mark) => !isNamed(mark)) };
}
function otherDeprecations(module, range) {
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const commands = module.deprecations.map(({ versions }) => ['module-registry undeprecate', address, ...(versions === undefined ? [] : [(0,error/* quote */.hD)(versions)])].join(' '));
    const name = range === undefined ? `${address} as a whole` : `${address} ${(0,error/* quote */.hD)(range.text)}`;
    return new error/* RegistryError */.gl('NOT_FOUND', `no deprecation is about ${name}: the module has others`, `take back the one that you mean: ${(0,error/* shortList */.pg)(commands).join(' or ')}`);
}

;// CONCATENATED MODULE: ./lib/lifecycle/mark.js











/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for the latest version without `allowLatest`,
 * INDEX_INVALID, and what `updateIndex` throws.
 */
async function markModule({ address, decision, allowLatest, dryRun }, { index, raceBackoff }) {
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const first = await snapshot.read([paths/* REGISTRY_PATH */.aA, (0,paths/* modulePath */.Mw)(address, 'module.json')]);
        const registry = (0,index_files/* registryIn */.hY)(first);
        const module = (0,index_files/* moduleIn */.w6)(first, address) ?? refuseUnknown(address);
        await refuseUnknownReplacement(decision, snapshot);
        const marked = markedModule(module, decision);
        if (!allowLatest)
            refuseLatest(decision, marked, module);
        const files = await (0,module_reading/* readModuleFiles */.y)(snapshot, marked.module);
        const update = { module: marked.module, releases: [], files: new Map(), moduleInterfaces: new Map() };
        const change = { message: messageOf(decision, marked), files: (0,publication_plan/* planUpdates */.CY)(files, registry, [update]) };
        const planned = [...change.files.keys()];
        return { result: { module, marked, planned }, change: dryRun ? undefined : change };
    });
    const { module, marked, planned } = result;
    return {
        status: planned.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
        address: (0,module_address/* formatModuleAddress */.wc)(address),
        versions: marked.versions,
        latest: { before: (0,module_list/* latestOf */.Te)(module) ?? null, after: (0,module_list/* latestOf */.Te)(marked.module) ?? null },
        listed: (0,documents/* listedVersions */.f3)(marked.module),
        index: { commit, changed: dryRun ? planned : changed },
    };
}
function refuseUnknown(address) {
    throw new error/* RegistryError */.gl('NOT_FOUND', `the index has no module ${(0,module_address/* formatModuleAddress */.wc)(address)}`, 'name one of its modules: module-registry status --index … lists them');
}
/** Advice that leads nowhere is worse than none. */
async function refuseUnknownReplacement(decision, snapshot) {
    const text = 'mark' in decision ? decision.mark.replacement : undefined;
    if (text === undefined)
        return;
    const { address, version } = (0,marks/* parseReplacement */.sH)(text);
    const files = await snapshot.read([(0,paths/* modulePath */.Mw)(address, 'module.json')]);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    if (module !== undefined && (version === undefined || (0,documents/* listedVersions */.f3)(module).includes(version)))
        return;
    throw new error/* RegistryError */.gl('NOT_FOUND', `the replacement ${(0,error/* quote */.hD)(text)} is not in the index`, 'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0');
}
/** Consumers without a constraint get another version at once. */
function refuseLatest({ action, versions: range }, { versions }, module) {
    const latest = (0,module_list/* latestOf */.Te)(module);
    const isMarking = action === 'yank' || action === 'deprecate';
    if (!isMarking || range === undefined || latest === undefined || !versions.includes(latest))
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,module_address/* formatModuleAddress */.wc)(module.address)} ${latest} is the latest version`, `publish its successor first, or add --allow-latest`);
}
const VERBS = { yank: 'Yank', restore: 'Restore', deprecate: 'Deprecate', undeprecate: 'Undeprecate' };
function messageOf(decision, { module }) {
    const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`;
    const reason = 'mark' in decision ? `\n\n${decision.mark.reason}` : '';
    return `${VERBS[decision.action]} ${(0,module_address/* formatModuleAddress */.wc)(module.address)}${range}${reason}`;
}
/** The report as text for people. */
function formatMarkReport({ status, address, versions, latest, listed }) {
    const moved = latest.before === latest.after ? '' : `, before it was ${latest.before ?? 'none'}`;
    return [
        `${status.padEnd(9)} ${address} ${versions.slice(0, 20).join(', ')}`,
        `latest    ${latest.after ?? 'none'}${moved}`,
        `listed    ${listed.length === 0 ? 'no version' : listed.slice(0, 20).join(', ')}`,
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/lifecycle/version-range.js



/** Reads a version, or a constraint as in a `module` block. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    const reading = (0,version/* readVersion */.$4)(text);
    if (reading.ok)
        return { text, isVersion: true, allows: (version) => version === reading.version };
    try {
        return { ...(0,version_constraint/* parseConstraint */.FJ)(evenlySpaced(text)), isVersion: false };
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new error/* RegistryError */.gl('INVALID_INPUT', (0,error/* messageOf */.bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}

// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/mark.js







/** `yank`, `restore`, `deprecate` and `undeprecate`. Throws as {@link markModule}, and INVALID_INPUT for a flag. */
async function markCommand(action, flags, runtime) {
    const address = (0,module_address/* parseModuleAddress */.E9)(flags.address);
    const decision = decisionOf(action, flags);
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
        token: (0,tokens/* indexToken */.gt)(runtime.environment),
        reading: 'paths',
    });
    try {
        const { allowLatest = false, dryRun = false } = flags;
        const report = await markModule({ address, decision, allowLatest, dryRun }, openedIndex);
        return { json: report, text: formatMarkReport(report) };
    }
    finally {
        await openedIndex.close();
    }
}
function decisionOf(action, flags) {
    const versions = flags.versions === undefined ? undefined : parseVersionRange(flags.versions);
    switch (action) {
        case 'yank':
            return { action, versions: required(versions), mark: markOf(flags) };
        case 'restore':
            return { action, versions: required(versions) };
        case 'deprecate':
            return { action, versions, mark: markOf(flags) };
        case 'undeprecate':
            return { action, versions };
    }
}
/** Commander requires the argument of the commands that need it. */
function required(versions) {
    return versions ?? parseVersionRange('');
}
const MAX_REASON_LENGTH = 500;
function markOf({ reason = '', link, replacement }) {
    if (reason.trim() === '' || reason.length > MAX_REASON_LENGTH || /\p{C}/u.test(reason))
        throw invalidFlag('--reason', reason, `one line of 1 to ${MAX_REASON_LENGTH} characters`);
    if (link !== undefined && !(link.startsWith('https://') && URL.canParse(link)))
        throw invalidFlag('--link', link, 'an https URL');
    if (replacement !== undefined)
        (0,marks/* parseReplacement */.sH)(replacement);
    return {
        reason,
        // Seconds are enough, and what all dates of an index have.
        date: new Date().toISOString().replace(/\.\d+/, ''),
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}
function invalidFlag(flag, value, rule) {
    return new error/* RegistryError */.gl('INVALID_INPUT', `${flag} is ${(0,error/* quote */.hD)(value)}; it must be ${rule}`, `correct ${flag}`);
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
