export const id = 746;
export const ids = [746];
export const modules = {

/***/ 1968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups in the order of their first member. (`Map.groupBy` is not in Node 20.) */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const group = groups.get(key(member));
        if (group === undefined)
            groups.set(key(member), [member]);
        else
            group.push(member);
    }
    return groups;
}


/***/ }),

/***/ 716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ releaseIn),
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8250);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2496);



function moduleIn(files, address) {
    const path = (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
}
/**
 * The published release; undefined where `module.json` does not list the version, whatever lies in its directory. Throws
 * INDEX_INVALID where it lists the version and the release is gone.
 */
function releaseIn(files, module, version) {
    const isListed = module?.versions.some((listed) => listed.version === version);
    return module === undefined || !isListed ? undefined : listedRelease(files, module, version);
}
/** Throws INDEX_INVALID where it is missing: published bytes never change, so nothing else may take its place. */
function listedRelease(files, module, version) {
    const path = (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    const bytes = files.get(path);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, 'restore it from the history of the index');
}


/***/ }),

/***/ 7387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ listItem),
/* harmony export */   GU: () => (/* binding */ formatNewestList),
/* harmony export */   Iy: () => (/* binding */ formatAddressList),
/* harmony export */   Ji: () => (/* binding */ withModule),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   W2: () => (/* binding */ parseModuleList),
/* harmony export */   Yz: () => (/* binding */ clashingSpelling),
/* harmony export */   kU: () => (/* binding */ releaseSummary)
/* harmony export */ });
/* unused harmony export LIST_LIMIT */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3085);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8067);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8250);






/** The List shape of the registry HTTP API. https://developer.hashicorp.com/terraform/registry/api-docs#list-modules */
/** Lists of the whole registry and of a namespace stop here, so that no file grows with the registry. */
const LIST_LIMIT = 100;
const moduleListItem = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const moduleList = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ modules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(moduleListItem) });
/** The item that shows a module by its latest version. */
function listItem(module, latest) {
    return { ...releaseSummary(latest), downloads: 0, updated_at: newestCommitDate(module) };
}
/** The keys that list items and module details share; missing text is `""`. */
function releaseSummary(release) {
    const { namespace, name, system } = release.address;
    return {
        id: `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)}/${release.version}`,
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
function newestCommitDate(module) {
    const dates = module.versions.map(({ committedAt }) => committedAt);
    return dates.toSorted().at(-1) ?? '';
}
/** Version that lists and details show for a module; undefined where none is listed. */
function latestOf(module) {
    return (0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .selectLatest */ .se)((0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .listedVersions */ .f3)(module));
}
/** A list file's items; an absent file is an empty list. Throws INDEX_INVALID. */
function parseModuleList(path, bytes) {
    if (bytes === undefined)
        return [];
    const parsed = moduleList.safeParse(jsonOf(bytes));
    if (parsed.success)
        return parsed.data.modules;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild every derived file');
}
function jsonOf(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
/** The list with this module in its place: replaced, added, or (without an item) taken out. */
function withModule(items, address, item) {
    const text = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
    const others = items.filter((each) => addressOf(each) !== text);
    return item === undefined ? others : [...others, item];
}
/** Newest commit date first, then by address; at most {@link LIST_LIMIT}. */
function formatNewestList(items) {
    const newest = items.toSorted((a, b) => compare(b.updated_at, a.updated_at) || compare(addressOf(a), addressOf(b)));
    const modules = newest.slice(0, LIST_LIMIT);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)({ meta: { limit: LIST_LIMIT, current_offset: 0 }, modules });
}
/** Every item, by address: the catalog shards, and the systems of one name. */
function formatAddressList(items) {
    const modules = items.toSorted((a, b) => compare(addressOf(a), addressOf(b)));
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)({ modules });
}
/** The other spelling under which the index knows this address, if there is one. */
function clashingSpelling(items, address) {
    const text = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address);
    return items.map(addressOf).find((other) => other !== text && other.toLowerCase() === (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address));
}
function addressOf(item) {
    return `${item.namespace}/${item.name}/${item.provider}`;
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 3810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ offerPaths),
/* harmony export */   e0: () => (/* binding */ formatOffer),
/* harmony export */   ep: () => (/* binding */ parseOffer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3085);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8250);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2496);




/** `interface.json` and `README.md` of a version: what the module offers, written once. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const position = { file: text, line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(type) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, attribute) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown'), text }),
]));
const attribute = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ type, optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional() });
const directory = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: text,
    readme: text,
    empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: text,
        type: text,
        parsedType: type,
        description: text,
        default: text,
        value: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional(),
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        sensitive: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        nullable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        ephemeral: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        deprecated: text,
        validations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ condition: text, message: text, ...position })),
        ...position,
    })),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: text,
        description: text,
        sensitive: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        ephemeral: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        deprecated: text,
        ...position,
    })),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']), type: text, name: text, ...position })),
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: text, source: text, version: text, ...position })),
    providers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: text,
        source: text,
        constraints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
        aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
        ...position,
    })),
    requiredVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    moves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, to: text, ...position })),
    removals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, ...position })),
    imports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ to: text, id: text, ...position })),
});
const interfaceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7),
    root: directory,
    submodules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
});
/** The root's README is a file of its own, and left out where there is none. */
function formatOffer({ address, version }, { root, submodules, examples }) {
    const document = { format: _documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7, root: { ...root, readme: '' }, submodules, examples };
    const readme = root.readme === '' ? [] : [[(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md'), root.readme]];
    return [[(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(document)], ...readme];
}
/** What a version offers, as the index says it; undefined where an older publish did not write it. Throws INDEX_INVALID. */
function parseOffer({ address, version }, read) {
    const path = (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, submodules, examples } = (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(interfaceDocument, path, bytes);
    const readme = new TextDecoder().decode(read((0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { root: { ...root, readme }, submodules, examples, diagnostics: [] };
}
/** The paths that {@link parseOffer} reads. */
function offerPaths(address, version) {
    return [(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 9594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ renderVersions),
/* harmony export */   Qj: () => (/* binding */ terraformLocation),
/* harmony export */   j1: () => (/* binding */ renderDiscovery),
/* harmony export */   vy: () => (/* binding */ renderHostHeaders),
/* harmony export */   wH: () => (/* binding */ sourcePageLocation),
/* harmony export */   xc: () => (/* binding */ renderDownload)
/* harmony export */ });
/* unused harmony export MODULES_BASE_PATH */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3085);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6244);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8250);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2496);





/**
 * The answers of the module registry protocol, for the static tree and for the server alike.
 * https://opentofu.org/docs/internals/module-registry-protocol/
 */
const MODULES_BASE_PATH = '/v1/modules/';
function renderDiscovery() {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({ 'modules.v1': MODULES_BASE_PATH });
}
/** Only `version` per entry: clients type-check the other documented keys and fail on the whole list. */
function renderVersions(module) {
    const versions = (0,_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .listedVersions */ .f3)(module).map((version) => ({ version }));
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({ modules: [{ source: (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(module.address), versions }] });
}
/** OpenTofu reads the location from the body. */
function renderDownload(release) {
    const [first] = release.packages;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)({ location: first?.location });
}
/**
 * The first package that Terraform can read, as it may stand in `X-Terraform-Get`; undefined where there is none. Instead of
 * one that it cannot read, it gets the commit only where that is the same files. Terraform resolves `./…` against the URL
 * of `download`.
 */
function terraformLocation(release) {
    const isSame = release.package.equalsTree === true;
    const [first, ...others] = release.packages.map(({ location }) => (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLocation */ .zS)(location));
    const readable = [first, ...others.filter(({ kind }) => kind !== 'git' || isSame)].find((location) => location !== undefined && (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerraformReadable */ .NT)(location));
    return readable === undefined ? undefined : (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .formatLocation */ .j$)(readable);
}
/**
 * {@link terraformLocation} for the `source` page, where go-getter takes absolute locations alone.
 * @param registryUrl public URL without trailing slash; null gives undefined for packages in the index
 */
function sourcePageLocation(release, registryUrl) {
    const text = terraformLocation(release);
    if (text === undefined)
        return undefined;
    const location = (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLocation */ .zS)(text);
    if (location.kind !== 'relative')
        return text;
    if (registryUrl === null)
        return undefined;
    const download = (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'download');
    return (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .formatLocation */ .j$)((0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteLocation */ .ZD)(location, `${registryUrl}/${download.slice(0, -'download'.length)}`));
}
/** Netlify's and Cloudflare's syntax; exactly one rule sets the header, two would be joined by a comma. */
function renderHostHeaders() {
    return `${MODULES_BASE_PATH}*/download\n  X-Terraform-Get: ./source\n`;
}


/***/ }),

/***/ 2031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderSourcePage),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(822);

/**
 * The page to which one constant `X-Terraform-Get: ./source` leads Terraform on a static host. go-getter reads it with a
 * non-strict XML reader: the meta tag is the first of `<head>`, its location absolute, its name exactly so.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined writes a page without the tag that says so
 */
function renderSourcePage(release, location) {
    const title = escapeHtml(`${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`);
    const meta = location === undefined ? '' : `<meta name="terraform-get" content="${escapeHtml(location)}">\n`;
    const text = location === undefined
        ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
        : `Package: <code>${escapeHtml(location)}</code>`;
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
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}


/***/ }),

/***/ 8686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ incompatible)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);

const MAX_LISTED = 20;
/** The refusal of a version number that says less than the interface changed. @param advice what to do, after the honest version */
function incompatible(judged, advice) {
    const { base, next, verdict, changes } = judged;
    const reasons = changes.filter(({ severity }) => severity === verdict.required);
    const listed = reasons.slice(0, MAX_LISTED).map(({ subject, message }) => `${subject}: ${message}`);
    const more = reasons.length > MAX_LISTED ? [`and ${reasons.length - MAX_LISTED} more`] : [];
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', [
        `${next} is a ${verdict.given} version after ${base}, but the interface has ${verdict.required} changes:`,
        ...listed,
        ...more,
    ].join('\n  '), `the honest version is ${verdict.honest}; ${advice}`);
}


/***/ }),

/***/ 6591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ judgeCompatibility),
/* harmony export */   g: () => (/* binding */ baseVersion)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1968);
/* harmony import */ var _core_index_contents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(716);
/* harmony import */ var _core_index_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8250);
/* harmony import */ var _core_index_offer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3810);
/* harmony import */ var _core_interface_bump_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1247);
/* harmony import */ var _core_interface_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2605);
/* harmony import */ var _core_interface_incompatible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8686);
/* harmony import */ var _core_module_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(822);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8067);









/**
 * Compares each new version with the highest lower one, of the index or of this run, and refuses those that say too little
 * where that was asked for. In the order of versions, so that a refused one is nobody's base.
 */
function judgeCompatibility(decisions, index) {
    const judged = new Map();
    const fresh = decisions.filter(isFresh);
    for (const group of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(fresh, addressOf).values()) {
        const accepted = new Map();
        const ascending = group.toSorted((a, b) => (0,_core_version_js__WEBPACK_IMPORTED_MODULE_7__/* .compareVersions */ .Zy)(versionOf(a), versionOf(b)));
        for (const decision of ascending) {
            const verdict = judgeOne(decision, accepted, index);
            judged.set(decision, verdict);
            if (verdict.status === 'publish')
                accepted.set(versionOf(decision), decision.offer);
        }
    }
    return decisions.map((decision) => judged.get(decision) ?? decision);
}
function isFresh(decision) {
    return decision.status === 'publish' && decision.offer !== undefined;
}
function judgeOne(decision, accepted, index) {
    const { release, compatibility: mode } = decision.selection;
    if (mode === 'off')
        return decision;
    const base = baseVersion(release, [...accepted.keys()], index);
    const before = base === undefined ? undefined : (accepted.get(base) ?? offerIn(index, release.address, base));
    // Older publishes wrote no interface; `render` adds it.
    if (base === undefined || before === undefined)
        return decision;
    const changes = (0,_core_interface_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .compareInterfaces */ .s)(before, decision.offer);
    const verdict = (0,_core_interface_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeBump */ .kL)(base, release.version, changes);
    if (mode === 'warn' || verdict.isHonest) {
        return { ...decision, compatibility: { ...verdict, base, changes } };
    }
    const advice = `tag this commit with it, or pass for this run: --compatibility warn (action input "compatibility")`;
    const error = (0,_core_interface_incompatible_js__WEBPACK_IMPORTED_MODULE_5__/* .incompatible */ .E)({ base, next: release.version, verdict, changes }, advice);
    return { status: 'refused', tag: release.tag, error };
}
/** The version that a new one has to be compared with; undefined for the first. */
function baseVersion({ address, version }, others, index) {
    const module = (0,_core_index_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .moduleIn */ .w6)(index, address);
    return (0,_core_interface_bump_js__WEBPACK_IMPORTED_MODULE_3__/* .selectBase */ .gF)([...(module === undefined ? [] : (0,_core_index_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module)), ...others], version);
}
function offerIn(index, address, version) {
    return (0,_core_index_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOffer */ .ep)({ address, version }, (path) => index.get(path));
}
function addressOf({ selection }) {
    return (0,_core_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .formatModuleAddress */ .wc)(selection.release.address);
}
function versionOf({ selection }) {
    return selection.release.version;
}


/***/ }),

/***/ 2417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ indexBusy)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);

/** Every try found that another publisher had been faster. */
function indexBusy(attempts) {
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_BUSY', `other publishers changed the index in each of ${attempts} tries`, 'nothing was written; run the same command again');
}


/***/ }),

/***/ 2969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ts: () => (/* binding */ init),
  wU: () => (/* binding */ newIndexFiles),
  y9: () => (/* binding */ newRegistry)
});

// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
// EXTERNAL MODULE: ./lib/core/index/protocol.js
var protocol = __webpack_require__(9594);
// EXTERNAL MODULE: ./lib/core/renderer.js
var renderer = __webpack_require__(1940);
// EXTERNAL MODULE: ./lib/core/index/source-page.js
var source_page = __webpack_require__(2031);
;// CONCATENATED MODULE: ./lib/site/pages.js

/** The front page of an index: what it is, and how a module of it is used. Names no module, so no publish changes it. */
function renderHomePage(registry) {
    const host = registry.url === null ? 'REGISTRY_HOST' : new URL(registry.url).host;
    const example = `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
    return page(registry.name, `<h1>${(0,source_page/* escapeHtml */.Z)(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
<pre><code>${(0,source_page/* escapeHtml */.Z)(example)}</code></pre>
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
/** Its mere presence makes hosts answer 404 for what is not there; some answer 200 with the front page else. */
function renderNotFoundPage(registry) {
    return page(`Not found · ${registry.name}`, '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>');
}
function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,source_page/* escapeHtml */.Z)(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/use-cases/index-busy.js
var index_busy = __webpack_require__(2417);
;// CONCATENATED MODULE: ./lib/use-cases/init.js








/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same words it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a place that holds something else.
 */
async function init(request, outside) {
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await outside.index.open();
        const current = await snapshot.read([...newIndexFiles(newRegistry(request)).keys()]);
        const before = currentRegistry(current.get(layout/* REGISTRY_PATH */.aA), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, before?.url !== registry.url);
        const status = before === undefined ? 'created' : 'updated';
        if (files.size === 0)
            return { status: 'unchanged', url: request.url, index: { commit: snapshot.commit, changed: [] } };
        const outcome = await outside.index.commit({ message: `Set up the registry index for ${request.url}`, files }, snapshot);
        if (outcome !== 'moved') {
            return { status, url: request.url, index: { commit: outcome.commit, changed: [...files.keys()] } };
        }
        if (!(await outside.retry.again(attempt)))
            throw (0,index_busy/* indexBusy */.c)(attempt);
    }
}
/** `registry.json` of an index that is about to be created; the host names it where nobody did. */
function newRegistry(words) {
    const name = words.name ?? (words.url === null ? 'Module registry' : new URL(words.url).host);
    return { format: documents/* INDEX_FORMAT */.B7, name, url: words.url, renderer: renderer/* RENDERER */.G };
}
/** Every file of an empty index; `registry.json` first, since it says that the rest is ours to write. */
function newIndexFiles(registry) {
    const texts = [
        [layout/* REGISTRY_PATH */.aA, (0,documents/* formatRegistryDocument */.qy)(registry)],
        ['.nojekyll', ''],
        ['_headers', (0,protocol/* renderHostHeaders */.vy)()],
        [layout/* DISCOVERY_PATH */.py, (0,protocol/* renderDiscovery */.j1)()],
        [layout/* MODULE_LIST_PATH */._Q, (0,module_list/* formatNewestList */.GU)([])],
        ['404.html', renderNotFoundPage(registry)],
        ['index.html', renderHomePage(registry)],
    ];
    return new Map(texts.map(([path, text]) => [path, new TextEncoder().encode(text)]));
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return (0,documents/* parseRegistryDocument */.U6)(layout/* REGISTRY_PATH */.aA, bytes);
    if (!exists)
        return undefined;
    throw new error/* RegistryError */.gl('INDEX_INVALID', `the place for the index holds files, but no ${layout/* REGISTRY_PATH */.aA}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the index has the public URL ${(0,error/* quote */.hD)(registry.url)} already, and this run says ${(0,error/* quote */.hD)(request.url)}`, 'published versions point at the first URL; create a second index for the second URL');
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the index has the name ${(0,error/* quote */.hD)(registry.name)} already, and this run says ${(0,error/* quote */.hD)(request.name)}`, `leave --name out, or write the name into ${layout/* REGISTRY_PATH */.aA} of the index and run: module-registry render`);
    }
    return { ...registry, url: request.url, name: request.name ?? registry.name };
}
/** Of an index that exists, files that publishes keep up are left as they are, and pages where nothing they say changed. */
function missingFiles(files, current, isUrlNew) {
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== layout/* MODULE_LIST_PATH */._Q);
    return new Map([...files].filter(([path]) => isWritten(path)));
}


/***/ }),

/***/ 6746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ registryIn),
/* harmony export */   v: () => (/* binding */ readIndex)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1968);
/* harmony import */ var _core_index_contents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(716);
/* harmony import */ var _core_index_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8250);
/* harmony import */ var _core_index_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2496);
/* harmony import */ var _core_index_module_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7387);
/* harmony import */ var _core_index_offer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3810);
/* harmony import */ var _core_module_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(822);
/* harmony import */ var _compatibility_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6591);
/* harmony import */ var _init_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2969);










/** Reads what the selected releases touch, and nothing that grows with the registry. */
async function readIndex(store, snapshot, question) {
    const groups = [
        ...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$)(question.selections, ({ release }) => (0,_core_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .formatModuleAddress */ .wc)(release.address)).values(),
    ];
    const first = await snapshot.read([_core_index_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA, ...groups.flatMap(pathsOf)]);
    const more = groups.flatMap((group) => neighbourPaths(group, first)).filter((path) => !first.has(path));
    const files = more.length === 0 ? first : new Map([...first, ...(await snapshot.read([...new Set(more)]))]);
    if (!snapshot.exists && store.isCreatedByPublish)
        return createdState(files, question.url);
    const registry = registryIn(files);
    refuseOtherUrl(registry, question.url);
    return { files, registry, created: new Map() };
}
function pathsOf(group) {
    const [first] = group;
    if (first === undefined)
        return [];
    return (0,_core_index_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsToRead */ .Of)(first.release.address, group.map(({ release }) => release.version));
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(group, files) {
    const [first] = group;
    const module = first === undefined ? undefined : (0,_core_index_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleIn */ .w6)(files, first.release.address);
    const latest = module === undefined ? undefined : (0,_core_index_module_list_js__WEBPACK_IMPORTED_MODULE_4__/* .latestOf */ .Te)(module);
    if (module === undefined || latest === undefined)
        return [];
    const { address } = module;
    const bases = group.flatMap(({ release }) => (0,_compatibility_js__WEBPACK_IMPORTED_MODULE_7__/* .baseVersion */ .g)(release, [], files) ?? []);
    return [
        (0,_core_index_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(address, latest, 'release.json'),
        ...[latest, ...bases].flatMap((version) => (0,_core_index_offer_js__WEBPACK_IMPORTED_MODULE_5__/* .offerPaths */ .Lq)(address, version)),
    ];
}
function createdState(files, url) {
    const registry = (0,_init_js__WEBPACK_IMPORTED_MODULE_8__/* .newRegistry */ .y9)({ url: url ?? null, name: undefined });
    return { files, registry, created: (0,_init_js__WEBPACK_IMPORTED_MODULE_8__/* .newIndexFiles */ .wU)(registry) };
}
/** Throws INDEX_INVALID where there is no index of ours. */
function registryIn(files) {
    const bytes = files.get(_core_index_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_core_index_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryDocument */ .U6)(_core_index_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is no index: it has no ${_core_index_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}
function refuseOtherUrl(registry, url) {
    if (url === undefined || url === registry.url)
        return;
    const there = registry.url === null ? 'has no public URL yet' : `has the public URL ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.url)}`;
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index ${there}, and this run says ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)}`, registry.url === null
        ? `set it once: module-registry init --index … --url ${url}`
        : `leave --url (action input "index-url") out, or write ${registry.url}`);
}


/***/ })

};
