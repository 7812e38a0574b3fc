export const id = 7691;
export const ids = [7691];
export const modules = {

/***/ 5660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ withdrawnVersions),
/* harmony export */   B7: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   D1: () => (/* binding */ InvalidDocument),
/* harmony export */   TI: () => (/* binding */ formatModuleDocument),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   U6: () => (/* binding */ parseRegistryDocument),
/* harmony export */   f3: () => (/* binding */ listedVersions),
/* harmony export */   k1: () => (/* binding */ parseReleaseDocument),
/* harmony export */   xK: () => (/* binding */ parseModuleDocument),
/* harmony export */   yp: () => (/* binding */ formatReleaseDocument)
/* harmony export */ });
/* unused harmony export DOCUMENT_SCHEMAS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4546);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3360);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2989);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9856);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3260);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3478);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8499);















const transferFields = { date: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd, reason: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().exactOptional() };
const addressField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleAddress */ .E9);
/** An INDEX_INVALID, with the code under which `verify` reports it. */
class InvalidDocument extends _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl {
    problem;
    constructor(problem, message, hint) {
        super('INDEX_INVALID', message, hint);
        this.problem = problem;
    }
}
/** The documents from which all other files of an index can be rebuilt: `registry.json`, `module.json` and `release.json`. */
const INDEX_FORMAT = 1;
const format = zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz(INDEX_FORMAT);
const newerDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().gt(INDEX_FORMAT) });
/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
    /** The names before the repository was renamed: releases without ids name it so. */
    formerNames: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1)).exactOptional(),
})
    .refine(({ host, repository, formerNames = [] }) => [repository, ...formerNames].every((name) => (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepositoryIdentity */ .Lc)({ host, repository: name })), 'must be a host, and the path of a repository on it');
const extentFields = {
    /** The directory that the package holds, where that is more than `path`. */
    packageRoot: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().exactOptional(),
    /** What of `packageRoot` it holds, where that is not all. */
    packagePaths: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()).min(1).max(_package_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PACKAGE_PATHS */ .bJ).exactOptional(),
};
const PLAIN_PATHS = {
    message: 'must be sorted paths in packageRoot, none of them in another one, and path in one of them',
    path: ['packagePaths'],
};
/** Whoever writes an index may not leave out files of the module itself. */
function hasPlainPaths({ path, packageRoot, packagePaths }) {
    if (packagePaths === undefined)
        return true;
    const isPlain = (each) => each.split('/').every((name) => !['', '.', '..'].includes(name));
    const isIn = (each) => packageRoot !== undefined && (0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(each, packageRoot);
    return (packagePaths.every((each) => isPlain(each) && isIn(each) && each !== packageRoot) &&
        JSON.stringify((0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .outermost */ .J9)(new Set(packagePaths))) === JSON.stringify(packagePaths) &&
        packagePaths.some((each) => (0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(path, each)));
}
/** What a run has to know of a version that is published already: it reads no other file then. */
const publishedVersion = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    version: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd,
    path: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    ...extentFields,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
    /** Of the zip, as `release.json` has them; for the reports of later runs. */
    size: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().exactOptional(),
    files: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().exactOptional(),
    packages: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .locationField */ .wq }))
        .min(1)
        .refine(hasDistinctPlaces, 'a location is listed twice'),
})
    .refine(hasPlainPaths, PLAIN_PATHS);
const LISTED_TWICE = 'a version is listed twice, or published and removed';
const moduleDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    format,
    address: addressField,
    owner: owner.nullable(),
    versions: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(publishedVersion),
    ..._marks_js__WEBPACK_IMPORTED_MODULE_9__/* .markFields */ .x4,
    transfers: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ ...transferFields, from: owner.nullable(), to: owner })).default([]),
})
    .refine(({ versions, removed }) => hasDistinctVersions(versions) && hasDistinctVersions(removed), LISTED_TWICE)
    .refine(({ versions, removed }) => hasDistinctVersions([...versions, ...removed]), {
    error: LISTED_TWICE,
    params: { problem: 'VERSION_REUSED' },
})
    .refine(({ yanks }) => hasDistinctVersions(yanks), 'a version is yanked twice');
function hasDistinctPlaces(packages) {
    return new Set(packages.map(({ location }) => location)).size === packages.length;
}
function hasDistinctVersions(versions) {
    return new Set(versions.map((listed) => listed.version)).size === versions.length;
}
/** Any kind: newer versions write kinds that this one does not know. */
const storedPackage = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    kind: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    location: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .locationField */ .wq,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
});
const releaseDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    format,
    address: addressField,
    version: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd,
    repository: zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
        url: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().refine(isWebUrl, 'must be the https URL of a repository, or empty'),
        id: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
        ownerId: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
    }),
    path: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    ...extentFields,
    description: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** Absent for a commit without a licence file, and in documents of older versions. */
    license: zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ file: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), identifier: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().exactOptional() }).exactOptional(),
    package: zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive(),
        digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
        size: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive(),
        files: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive(),
        /** Whether the package has exactly the files of the commit; absent where that is not known. */
        equalsTree: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY().optional(),
    }),
    packages: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(storedPackage).min(1).refine(hasDistinctPlaces, 'a location is listed twice'),
})
    .refine(({ path, packageRoot: root }) => root === undefined || root === '' || path.startsWith(`${root}/`), {
    message: 'must be a directory above path',
    path: ['packageRoot'],
})
    .refine(hasPlainPaths, PLAIN_PATHS);
/** The URL is for Git as well as for browsers and for the API of its host. */
function isWebUrl(text) {
    if (text === '')
        return true;
    try {
        const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGitRemote */ .IM)(text);
        return remote.scheme === 'https' && remote.url === text;
    }
    catch {
        return false;
    }
}
const namespaceOwner = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1).exactOptional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().positive().exactOptional(),
    /** `github.com/acme/*`: `*` is any part of one name, `**` any path. */
    repositories: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()
        .regex(/^[\w.:*-]+(\/[\w.*~-]+)+$/, 'must be a host and a path such as github.com/acme/*')
        .exactOptional(),
})
    .refine(({ host, ownerId, repositories }) => repositories === undefined ? host !== undefined && ownerId !== undefined : ownerId === undefined, 'needs "host" and "ownerId", or "repositories"');
const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;
const owners = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ owners: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(namespaceOwner) });
const registryDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    format,
    name: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_registry_url_js__WEBPACK_IMPORTED_MODULE_11__/* .parseRegistryUrl */ .I).nullable(),
    renderer: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** Namespaces that lists show as verified. */
    verified: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()).optional(),
    /** The host whose configuration files are in the index. */
    hosting: zod__WEBPACK_IMPORTED_MODULE_12__/* ["enum"] */ .k5n(_hosting_js__WEBPACK_IMPORTED_MODULE_8__/* .HOSTINGS */ .il).exactOptional(),
    /** Whether OpenTofu 1.12 and newer send the registry's token to packages in the index; they verify no checksum then. */
    useRegistryCredentials: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY().exactOptional(),
    /**
     * Where packages may be; every host without it. `ghcr.io`, `registry.acme.dev:5000`, `*.acme.dev` for every host below a domain;
     * `ghcr.io/acme` for what is below a path.
     */
    allowedHosts: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()
        .regex(HOST, 'must be a host such as ghcr.io or *.acme.dev, in lower case, or a host and a path on it'))
        .exactOptional(),
    /** Who may publish into which namespace, or with `*` into those that it does not name; everybody without it. */
    namespaces: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1), owners).exactOptional(),
    /** Who alone may mark, remove and transfer versions, in every namespace; whoever may publish the address without it. */
    marks: owners.exactOptional(),
    /** Older tools refuse the index. */
    minimumTool: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA.exactOptional(),
});
/** What the documents may say; its own keys are all that a tool of this version reads. */
const DOCUMENT_SCHEMAS = {
    registry: registryDocument,
    module: moduleDocument,
    release: releaseDocument,
};
/** Reads `registry.json`. Throws INDEX_INVALID where it is not valid, has a newer format, or wants a newer tool than this one. */
function parseRegistryDocument(path, bytes) {
    refuseOlderTool(path, bytes);
    return parseDocument(registryDocument, path, bytes);
}
/** Before anything else of the document is looked at: the rest of it may be what this version does not know. */
function refuseOlderTool(path, bytes) {
    const wanted = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ minimumTool: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }), bytes)?.minimumTool ?? '';
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(wanted) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(_base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(wanted, _base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x) <= 0)
        return;
    throw new InvalidDocument('TOOL_TOO_OLD', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} says that this index needs module-registry ${wanted} or newer; this is ${_base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x}`, `use module-registry ${wanted} or newer for this index`);
}
/** Reads `module.json`: the versions and the owner of a module. Throws INDEX_INVALID, also for that of another module. */
function parseModuleDocument(path, bytes) {
    const document = parseDocument(moduleDocument, path, bytes);
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .modulePath */ .Mw)(document.address, 'module.json'));
    return document;
}
/** Lists of marks are left out where they are empty. */
function formatModuleDocument(document) {
    const { yanks, deprecations, removed, transfers, ...rest } = document;
    const marks = {
        yanks: byVersion(yanks),
        deprecations: deprecations.toSorted((a, b) => compareText(rangeKey(a), rangeKey(b))),
        removed: byVersion(removed),
        transfers: transfers.toSorted((a, b) => compareText(a.date, b.date)),
    };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .dj)({
        ...rest,
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address),
        versions: byVersion(document.versions),
        ...Object.fromEntries(Object.entries(marks).filter(([, list]) => list.length > 0)),
    });
}
/** Highest first. */
function byVersion(list) {
    return list.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
}
function rangeKey({ versions = '', date }) {
    return `${versions}\n${date}`;
}
function compareText(a, b) {
    return Number(a > b) - Number(a < b);
}
/** Reads `release.json`: the facts of one version. Throws INDEX_INVALID, also for that of another version. */
function parseReleaseDocument(path, bytes) {
    const document = parseDocument(releaseDocument, path, bytes);
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .versionPath */ .qW)(document.address, document.version, 'release.json'));
    return document;
}
function formatReleaseDocument(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .dj)({ ...document, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address) });
}
/** The versions that clients may choose: all but the yanked ones, highest first. */
function listedVersions(document) {
    const yanked = new Set(document.yanks.map((yank) => yank.version));
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .sortVersions */ .M7)(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)));
}
/** The versions that no client shall be led to: the yanked and the removed ones. */
function withdrawnVersions({ yanks, removed }) {
    return new Set([...yanks, ...removed].map(({ version }) => version));
}
/** Reads a document of the index. Throws INDEX_INVALID where it is not JSON, does not fit the schema, or has a newer format. */
function parseDocument(schema, path, bytes) {
    const value = jsonIn(path, bytes);
    const newer = newerDocument.safeParse(value);
    if (newer.success) {
        throw new InvalidDocument('FORMAT_NEWER', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT}, which this version knows`, 'use a newer version of module-registry for this index');
    }
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    const problems = issues.map(problemOf);
    const problem = ['LOCATION_FOREIGN', 'VERSION_REUSED'].find((each) => problems.includes(each));
    throw invalid(path, `is not valid${where}: ${issue === undefined ? 'unknown' : (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfIssue */ .cX)(issue)}`, problem);
}
/** A form of location that is none of the allowed ones, or a version that is removed and published. */
function problemOf(issue) {
    const { error, problem } = (issue.code === 'custom' && issue.params) || {};
    return error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && issue.path.at(-1) === 'location' ? 'LOCATION_FOREIGN' : problem;
}
function jsonIn(path, bytes) {
    let text;
    let value;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        value = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .readJson */ .Vh)(text);
    }
    catch (error) {
        const isDeep = error instanceof Error && error.message.startsWith('is more than');
        throw invalid(path, isDeep ? error.message : 'is not JSON');
    }
    const loss = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .lossIn */ .RM)(text);
    if (loss !== undefined)
        throw invalid(path, loss);
    return value;
}
/** A document that was copied to the path of another must not be used there. */
function refuseWrongPath(path, own) {
    if (path === own)
        return;
    throw new InvalidDocument('DOCUMENT_MISPLACED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is the document of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own)}`, `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`);
}
function invalid(path, what, problem = 'DOCUMENT_INVALID') {
    return new InvalidDocument(problem, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index ${what}`, 'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`');
}


/***/ }),

/***/ 2989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ versionField),
/* harmony export */   h5: () => (/* binding */ digestField),
/* harmony export */   od: () => (/* binding */ commitField),
/* harmony export */   wq: () => (/* binding */ locationField),
/* harmony export */   xd: () => (/* binding */ dateField)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1843);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);




/** Characters of the location of a package. A document with a longer one is INDEX_INVALID. */
const MAX_LOCATION_LENGTH = 4096;
/** The fields that several documents of an index have. */
const dateField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'must be a date such as 2025-01-02T03:04:05Z')
    .refine(isDate, 'must be a date that there is');
const digestField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .regex(/^sha256:[0-9a-f]{64}$/, 'must be sha256: and the 64 hexadecimal digits of a digest');
const commitField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/, 'must be the 40 hexadecimal digits of a commit');
const versionField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot);
const locationField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)((text) => {
    if (text.length > MAX_LOCATION_LENGTH)
        throw new Error(`has more than the ${MAX_LOCATION_LENGTH} characters of a location`);
    (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(text);
    return text;
});
/** `2030-02-30` is none, although a date can be made of it. */
function isDate(text) {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toISOString() === text.replace('Z', '.000Z');
}


/***/ }),

/***/ 5664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   j8: () => (/* binding */ releaseAt),
/* harmony export */   jy: () => (/* binding */ notAnIndex),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);




/** The `module.json` of a module; undefined where the index has no such module. Throws INDEX_INVALID, also for a mark of an unknown version. */
function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    if (bytes === undefined)
        return undefined;
    const known = modules.get(bytes);
    if (known !== undefined)
        return known;
    const module = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
    (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseUnknownMarks */ .pS)(path, module);
    modules.set(bytes, module);
    return module;
}
/** A module of a thousand versions is asked for once for each of them. */
const modules = new WeakMap();
/** The release in the directory of a version, whether `module.json` lists it or not. Throws INDEX_INVALID. */
function releaseAt(files, address, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(address, version, 'release.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
}
/** The release of a version that `module.json` lists. Throws INDEX_INVALID, also where it is missing. */
function listedRelease(files, module, version) {
    const release = releaseAt(files, module.address, version);
    if (release !== undefined)
        return release;
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, `restore it from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
}
/** The `registry.json` of an index. Throws INDEX_INVALID, also where it is missing. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw notAnIndex();
}
function notAnIndex(why = `this is not a registry index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', why, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 3260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ advisesItself),
/* harmony export */   es: () => (/* binding */ isPublicLink),
/* harmony export */   h$: () => (/* binding */ isInRange),
/* harmony export */   sH: () => (/* binding */ parseReplacement),
/* harmony export */   x4: () => (/* binding */ markFields)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2989);






/** Reads `acme/vpc/aws` or `acme/vpc/aws@2.0.0`. Throws INVALID_ADDRESS, INVALID_INPUT. */
function parseReplacement(text) {
    const [address = '', ...versions] = text.split('@');
    return {
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9)(address),
        version: versions.length === 0 ? undefined : (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(versions.join('@')),
    };
}
/** Whether a mark of a module advises to use what it is about: the module as a whole, or a version that it marks. */
function advisesItself(module, { versions, replacement }) {
    if (replacement === undefined)
        return false;
    const { address, version } = parseReplacement(replacement);
    const isMarked = version === undefined || versions === undefined || isInRange(version, versions);
    return isMarked && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(address) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(module);
}
/** @param range one version, or a version constraint */
function isInRange(version, range) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isVersion */ .lF)(range) ? range === version : (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(range).allows(version);
}
function checkReplacement(text) {
    parseReplacement(text);
    return text;
}
function checkRange(text) {
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isVersion */ .lF)(text))
        (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(text);
    return text;
}
const decision = { reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), date: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .dateField */ .xd };
/** What pages and clients show must not hold a credential. */
function isPublicLink(text) {
    if (!text.startsWith('https://') || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
const advice = {
    link: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().refine(isPublicLink, 'must be an https URL without user and password').exactOptional(),
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(checkReplacement).exactOptional(),
    /** The file that the mark is from, and by which alone it changes: `marks.yml`. Absent for one that a command made. */
    origin: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().exactOptional(),
};
const markFields = {
    /** Versions that clients shall not choose any more; their own files stay. */
    yanks: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ version: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .versionField */ .FA, ...decision, ...advice })).default([]),
    /** Versions that clients are warned of. Without `versions` it is the whole module. */
    deprecations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(checkRange).exactOptional(), ...decision, ...advice }))
        .default([]),
    /** Versions whose files are gone. Their numbers are never used again. */
    removed: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        version: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .versionField */ .FA,
        digest: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .digestField */ .h5,
        commit: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .commitField */ .od,
        ...decision,
        /** Where its packages were: what could not be deleted then can be deleted later. */
        packages: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .locationField */ .wq }))
            .exactOptional(),
    }))
        .default([]),
};


/***/ }),

/***/ 4334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ versionState),
/* harmony export */   ZM: () => (/* binding */ moduleDeprecation),
/* harmony export */   c5: () => (/* binding */ deprecationOf),
/* harmony export */   pS: () => (/* binding */ refuseUnknownMarks)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);



/** The state of a version that is, or was, published. Of several marks the strongest counts: removed, yanked, deprecated. */
function versionState(module, version) {
    const isIts = (mark) => mark.version === version;
    const removal = module.removed.find(isIts);
    if (removal !== undefined)
        return { state: 'removed', reason: removal.reason, date: removal.date };
    const yank = module.yanks.find(isIts);
    if (yank !== undefined)
        return { state: 'yanked', ...markOf(yank) };
    const deprecation = deprecationOf(module, version);
    return deprecation === undefined ? { state: 'listed' } : { state: 'deprecated', ...deprecation };
}
/**
 * The deprecation of a version: its own before that of a range, and that of a range before that of the whole module. A range
 * has a pre-release only where it names it, as in clients.
 */
function deprecationOf(module, version) {
    const { deprecations } = module;
    const own = deprecations.find(({ versions }) => versions === version);
    const ofRange = deprecations.find(({ versions }) => versions !== undefined && (0,_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isInRange */ .h$)(version, versions));
    const found = own ?? ofRange;
    return found === undefined ? moduleDeprecation(module) : markOf(found);
}
/** The deprecation of the whole module. */
function moduleDeprecation({ deprecations }) {
    const found = deprecations.find(({ versions }) => versions === undefined);
    return found && markOf(found);
}
/** Without keys that other tools added. */
function markOf({ reason, date, link, replacement }) {
    return {
        reason,
        date,
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}
/** Throws INDEX_INVALID for a mark of a version that was never published: it would have no effect, and nobody would see why. */
function refuseUnknownMarks(path, module) {
    const known = new Set([...module.versions, ...module.removed].map(({ version }) => version));
    const marked = [
        ...module.yanks.map(({ version }) => ['yanks', version]),
        ...module.deprecations.flatMap(({ versions }) => versions !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF)(versions) ? [['deprecations', versions]] : []),
    ];
    const unknown = marked.find(([, version]) => !known.has(version));
    if (unknown === undefined)
        return;
    const [list, version] = unknown;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index marks version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(version)} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(list)}, and the module has no such version`, `correct the version in the list, or take the mark out of it`);
}


/***/ }),

/***/ 3430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ comparableHost),
/* harmony export */   CL: () => (/* binding */ parseRegistrySource)
/* harmony export */ });
/* unused harmony export registryHost */
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8644);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source.
 * https://opentofu.org/docs/language/modules/sources/#module-registry
 * @param defaultHost of the client's own registry, which a source without a host names; empty where that is not known
 */
function parseRegistrySource(source, defaultHost = '') {
    const [path = '', ...below] = source.split('//');
    const parts = path.split('/');
    const [named = '', namespace = '', name = '', system = '', ...more] = parts.length === 3 ? [defaultHost, ...parts] : parts;
    const [host, address] = [registryHost(named), { namespace, name, system }];
    if (more.length > 0 || host === undefined || (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address) !== undefined)
        return undefined;
    return { host, address, subdirectory: (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutOuterSlashes */ .Jv)(below.join('/')) };
}
/**
 * A host with its port in the form in which clients compare hosts: lower case, punycode, no default port. Undefined for what clients
 * take for no host. https://github.com/hashicorp/terraform-svchost/blob/main/svchost.go
 */
function comparableHost(text) {
    if (!/^[^\s/?#@\\%[\]:]+(?::\d+)?$/.test(text) || !URL.canParse(`https://${text}`))
        return undefined;
    const { host } = new URL(`https://${text}`);
    return host.split('.').includes('') ? undefined : host;
}
/** The comparable form of the host of a module address, which has a dot and is no Git host that clients know; else undefined. */
function registryHost(text) {
    const host = comparableHost(text);
    return host?.includes('.') && !/^(?:github\.com|bitbucket\.org)$/.test(host) ? host : undefined;
}


/***/ })

};
