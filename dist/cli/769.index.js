export const id = 769;
export const ids = [769];
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

/***/ 1106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   uP: () => (/* binding */ versionFiles),
/* harmony export */   ug: () => (/* binding */ moduleFiles)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(822);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4718);
/* harmony import */ var _contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(716);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8250);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2496);
/* harmony import */ var _module_details_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2133);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7387);
/* harmony import */ var _offer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3810);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9594);
/* harmony import */ var _source_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2031);










/**
 * (what is there, publications) → the files to write; an empty map where the index says all of it already. Versions come
 * before `module.json`, which claims them, and that before the lists that show them: whoever reads between two writes finds
 * nothing listed that is not there.
 */
function planChange(index, registry, publications) {
    const drafts = new Map();
    for (const publication of publications) {
        const module = moduleAfter((0,_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleIn */ .w6)(index, publication.address), publication);
        for (const [path, content] of publication.files)
            drafts.set(path, content);
        const read = (path) => bytesOf(drafts.get(path)) ?? index.get(path);
        const offerOf = (release) => publication.offers.get(release.version) ?? (0,_offer_js__WEBPACK_IMPORTED_MODULE_7__/* .parseOffer */ .ep)(release, read);
        for (const release of publication.releases)
            draft(drafts, versionFiles(release, registry, offerOf(release)));
        draft(drafts, [[(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(module.address, 'module.json'), (0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleDocument */ .TI)(module)]]);
        const latest = latestRelease(index, module, publication.releases);
        const offer = latest === undefined ? undefined : offerOf(latest);
        draft(drafts, moduleFiles(module, latest, offer));
        draft(drafts, listFiles({ module, latest, offer }, read));
    }
    const files = new Map([...drafts].filter(([path, content]) => !isSame(index.get(path), content)));
    return { message: commitMessage(publications), files };
}
function moduleAfter(current, publication) {
    const known = current?.versions ?? [];
    const knownVersions = new Set(known.map(({ version }) => version));
    const added = publication.releases
        .filter(({ version }) => !knownVersions.has(version))
        .map(({ version, committedAt }) => ({ version, committedAt }));
    return {
        format: _documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7,
        address: publication.address,
        owner: publication.owner,
        versions: [...known, ...added],
        yanks: current?.yanks ?? [],
        deprecations: current?.deprecations ?? [],
    };
}
/** The files of one version's directory that are rendered; its zip, if any, travels beside them. */
function versionFiles(release, registry, offer) {
    const path = (file) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(release.address, release.version, file);
    return [
        [path('release.json'), (0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .formatReleaseDocument */ .yp)(release)],
        [path('index.json'), (0,_module_details_js__WEBPACK_IMPORTED_MODULE_5__/* .renderVersionDetails */ .VH)(release, offer)],
        [path('source'), (0,_source_page_js__WEBPACK_IMPORTED_MODULE_9__/* .renderSourcePage */ .N)(release, (0,_protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .sourcePageLocation */ .wH)(release, registry.url))],
        [path('download'), (0,_protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .renderDownload */ .xc)(release)],
    ];
}
/** A module's own derived files: what clients and readers ask for under its address. */
function moduleFiles(module, latest, offer) {
    const { address } = module;
    const versions = [(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'versions'), (0,_protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .renderVersions */ .Ku)(module)];
    if (latest === undefined)
        return [versions];
    return [versions, [(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .modulePath */ .Mw)(address, 'index.json'), (0,_module_details_js__WEBPACK_IMPORTED_MODULE_5__/* .renderModuleDetails */ .Zs)(module, latest, offer)]];
}
/** The lists that show a module, with the module in its place. */
function listFiles({ module, latest, offer }, read) {
    const { address } = module;
    const item = latest === undefined ? undefined : (0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .listItem */ .Aw)(module, latest);
    const entry = latest === undefined ? undefined : (0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .catalogItem */ .xn)(module, latest, offer);
    const listAt = (path, shown = item) => (0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .withModule */ .Ji)((0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .parseModuleList */ .W2)(path, read(path)), address, shown);
    const newest = [(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .namespaceListPath */ .P_)(address), _layout_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULE_LIST_PATH */ ._Q];
    return [
        [(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListPath */ .zx)(address), (0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .formatAddressList */ .Iy)(listAt((0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListPath */ .zx)(address)))],
        [(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(address), (0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .formatAddressList */ .Iy)(listAt((0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogPath */ .Hc)(address), entry))],
        ...newest.map((path) => [path, (0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNewestList */ .GU)(listAt(path))]),
    ];
}
function latestRelease(index, module, releases) {
    const latest = (0,_module_list_js__WEBPACK_IMPORTED_MODULE_6__/* .latestOf */ .Te)(module);
    if (latest === undefined)
        return undefined;
    return releases.find(({ version }) => version === latest) ?? (0,_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .listedRelease */ .Lh)(index, module, latest);
}
/** A file that two publications share is written after what both of them claim in it. */
function draft(drafts, files) {
    for (const [path, text] of files) {
        drafts.delete(path);
        drafts.set(path, new TextEncoder().encode(text));
    }
}
function bytesOf(content) {
    return content instanceof Uint8Array ? content : undefined;
}
function isSame(current, content) {
    if (current === undefined || !(content instanceof Uint8Array) || current.length !== content.length)
        return false;
    return current.every((byte, index) => byte === content[index]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    if (first === undefined)
        return `Repair ${publications.map(({ address }) => (0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(address)).join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9).join('\n')}`;
    return `Publish ${(0,_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`;
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

/***/ 2133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nr: () => (/* binding */ versionDetails),
/* harmony export */   VH: () => (/* binding */ renderVersionDetails),
/* harmony export */   Zs: () => (/* binding */ renderModuleDetails)
/* harmony export */ });
/* harmony import */ var _interface_api_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3085);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8250);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7387);




/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, offer) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(versionDetails(release, offer));
}
/** "Get a module": the latest version, and which versions there are, highest first. */
function renderModuleDetails(module, latest, offer) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ ...versionDetails(latest, offer), versions: (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module) });
}
/** What the index itself says of a version. */
function versionDetails(release, offer) {
    return { ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseSummary */ .kU)(release), tag: release.tag, ...shapeOf(offer) };
}
function shapeOf(offer) {
    if (offer === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...shape } = (0,_interface_api_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceShape */ .Tt)(offer);
    return shape;
}
/** The documented keys, so that readers find lists; for versions whose publish did not write what they offer. */
const EMPTY_ROOT = {
    path: '',
    readme: '',
    empty: false,
    inputs: [],
    outputs: [],
    dependencies: [],
    provider_dependencies: [],
    resources: [],
};


/***/ }),

/***/ 3810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ offerPaths),
/* harmony export */   X$: () => (/* binding */ formatInterface),
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
const type = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ type, optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: text,
    sensitive: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    ephemeral: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    deprecated: text,
    ...position,
};
// Made when first asked for, as all that is below: most runs read no such document.
const input = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...marks,
    type: text,
    parsedType: type,
    default: text,
    value: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional(),
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    nullable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    validations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ condition: text, message: text, ...position })),
}));
const provider = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text,
    source: text,
    constraints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    ...position,
}));
const directory = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: text,
    readme: text,
    empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(input),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(marks)),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']), type: text, name: text, ...position })),
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: text, source: text, version: text, ...position })),
    providers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(provider),
    requiredVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    moves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, to: text, ...position })),
    removals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, ...position })),
    imports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ to: text, id: text, ...position })),
}));
const interfaceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7),
    root: directory,
    submodules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
}));
/** Many versions may offer the same; what one offers is then written once. */
const written = new WeakMap();
/** The text of `interface.json`, which holds no README of the root. */
function formatInterface(offer) {
    const known = written.get(offer);
    if (known !== undefined)
        return known;
    const { root, submodules, examples } = offer;
    const text = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ format: _documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7, root: { ...root, readme: '' }, submodules, examples });
    written.set(offer, text);
    return text;
}
/** The root's README is a file of its own, and left out where there is none. */
function formatOffer({ address, version }, offer) {
    const { readme } = offer.root;
    const file = readme === '' ? [] : [[(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md'), readme]];
    return [[(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), formatInterface(offer)], ...file];
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

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tt: () => (/* binding */ interfaceShape),
/* harmony export */   ps: () => (/* binding */ dependencyShape),
/* harmony export */   xk: () => (/* binding */ providerShape)
/* harmony export */ });
/* unused harmony export directoryShape */
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1075);

/**
 * A directory as the registry HTTP API shows it. `default` is source text, missing text `''`; resources are those that the
 * module creates. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryShape(directory) {
    return {
        path: directory.path,
        readme: directory.readme,
        empty: directory.empty,
        inputs: directory.inputs.map((input) => ({
            name: input.name,
            type: input.type,
            description: input.description,
            default: input.default,
            required: input.required,
            sensitive: input.sensitive,
        })),
        outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
        dependencies: directory.calls.map(dependencyShape),
        provider_dependencies: directory.providers.map(providerShape),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** What `inspect --json` prints. */
function interfaceShape(module) {
    return {
        root: directoryShape(module.root),
        submodules: module.submodules.map(directoryShape),
        examples: module.examples.map(directoryShape),
        diagnostics: module.diagnostics,
    };
}
function dependencyShape({ name, source, version }) {
    return { name, source, version };
}
function providerShape({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
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

/***/ 4718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);


/** `acme/vpc/aws 1.2.3`, as logs and commit messages say it. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Unix seconds → the one form of a date in the index. Throws INVALID_INPUT for a year that it cannot hold. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a true date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
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
        return createdState(files, question);
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
function createdState(files, { url, name }) {
    const registry = (0,_init_js__WEBPACK_IMPORTED_MODULE_8__/* .newRegistry */ .y9)({ url: url ?? null, name });
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
