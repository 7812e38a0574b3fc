export const id = 5660;
export const ids = [5660];
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4546);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3360);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2989);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9856);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3260);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3478);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(726);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8499);
















const transferFields = { date: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd, reason: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().exactOptional() };
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
const format = zod__WEBPACK_IMPORTED_MODULE_13__/* .literal */ .euz(INDEX_FORMAT);
const newerDocument = zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().gt(INDEX_FORMAT) });
/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().min(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().min(1),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive().optional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive().optional(),
    /** The names before the repository was renamed: releases without ids name it so. */
    formerNames: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().min(1)).exactOptional(),
})
    .refine(({ host, repository, formerNames = [] }) => [repository, ...formerNames].every((name) => (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepositoryIdentity */ .Lc)({ host, repository: name })), 'must be a host, and the path of a repository on it');
const extentFields = {
    /** The directory that the package holds, where that is more than `path`. */
    packageRoot: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().exactOptional(),
    /** What of `packageRoot` it holds, where that is not all. */
    packagePaths: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()).min(1).max(_package_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PACKAGE_PATHS */ .bJ).exactOptional(),
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
const publishedVersion = zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
    version: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd,
    path: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(),
    ...extentFields,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
    /** Of the zip, as `release.json` has them; for the reports of later runs. */
    size: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive().exactOptional(),
    files: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive().exactOptional(),
    packages: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .locationField */ .wq }))
        .min(1)
        .refine(hasDistinctPlaces, 'a location is listed twice'),
})
    .refine(hasPlainPaths, PLAIN_PATHS);
const LISTED_TWICE = 'a version is listed twice, or published and removed';
const moduleDocument = zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
    format,
    address: addressField,
    owner: owner.nullable(),
    versions: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(publishedVersion),
    ..._marks_js__WEBPACK_IMPORTED_MODULE_9__/* .markFields */ .x4,
    transfers: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({ ...transferFields, from: owner.nullable(), to: owner })).default([]),
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
const storedPackage = zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
    kind: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().min(1),
    location: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .locationField */ .wq,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
});
const releaseDocument = zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
    format,
    address: addressField,
    version: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd,
    repository: zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
        url: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().refine(isWebUrl, 'must be the https URL of a repository, or empty'),
        id: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive().optional(),
        ownerId: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive().optional(),
    }),
    path: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(),
    ...extentFields,
    description: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(),
    /** Absent for a commit without a licence file, and in documents of older versions. */
    license: zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({ file: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(), identifier: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().exactOptional() }).exactOptional(),
    package: zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive(),
        digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
        size: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive(),
        files: zod__WEBPACK_IMPORTED_MODULE_13__/* .number */ .aig().int().positive(),
        /** Whether the package has exactly the files of the commit; absent where that is not known. */
        equalsTree: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY().optional(),
    }),
    packages: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(storedPackage).min(1).refine(hasDistinctPlaces, 'a location is listed twice'),
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
const registryDocument = zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({
    format,
    name: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_registry_url_js__WEBPACK_IMPORTED_MODULE_12__/* .parseRegistryUrl */ .I).nullable(),
    renderer: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(),
    /** Namespaces that lists show as verified. */
    verified: zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()).optional(),
    /** The host whose configuration files are in the index. */
    hosting: zod__WEBPACK_IMPORTED_MODULE_13__/* ["enum"] */ .k5n(_hosting_js__WEBPACK_IMPORTED_MODULE_8__/* .HOSTINGS */ .il).exactOptional(),
    /** Whether OpenTofu 1.12 and newer send the registry's token to packages in the index; they verify no checksum then. */
    useRegistryCredentials: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY().exactOptional(),
    ..._policy_js__WEBPACK_IMPORTED_MODULE_11__/* .policyFields */ .uD,
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
    const wanted = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_13__/* .looseObject */ ._H3({ minimumTool: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP() }), bytes)?.minimumTool ?? '';
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(wanted) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(_base_tool_version_js__WEBPACK_IMPORTED_MODULE_14__/* .VERSION */ .x) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(wanted, _base_tool_version_js__WEBPACK_IMPORTED_MODULE_14__/* .VERSION */ .x) <= 0)
        return;
    throw new InvalidDocument('TOOL_TOO_OLD', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} says that this index needs module-registry ${wanted} or newer; this is ${_base_tool_version_js__WEBPACK_IMPORTED_MODULE_14__/* .VERSION */ .x}`, `use module-registry ${wanted} or newer for this index`);
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
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_15__/* .canonicalJson */ .dj)({
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
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_15__/* .canonicalJson */ .dj)({ ...document, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address) });
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
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    const problems = issues.map(problemOf);
    const problem = ['LOCATION_FOREIGN', 'VERSION_REUSED'].find((each) => problems.includes(each));
    throw invalid(path, `is not valid${where}: ${issue?.message ?? 'unknown'}`, problem);
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
        value = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_15__/* .readJson */ .Vh)(text);
    }
    catch (error) {
        const isDeep = error instanceof Error && error.message.startsWith('is more than');
        throw invalid(path, isDeep ? error.message : 'is not JSON');
    }
    const loss = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_15__/* .lossIn */ .RM)(text);
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
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    .refine(isDate, 'must be a date that there is');
const digestField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const commitField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const versionField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot);
const locationField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)((text) => {
    if (text.length > MAX_LOCATION_LENGTH)
        throw new Error(`a location has at most ${MAX_LOCATION_LENGTH} characters`);
    (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(text);
    return text;
});
/** `2030-02-30` is none, although a date can be made of it. */
function isDate(text) {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toISOString() === text.replace('Z', '.000Z');
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
/* harmony export */   sb: () => (/* binding */ isOwnLocation),
/* harmony export */   uD: () => (/* binding */ policyFields)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683);





const namespaceOwner = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).exactOptional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().exactOptional(),
    /** `github.com/acme/*`: `*` is any part of one name, `**` any path. */
    repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[\w.:*-]+(\/[\w.*~-]+)+$/, 'must be a host and a path such as github.com/acme/*')
        .exactOptional(),
})
    .refine(({ host, ownerId, repositories }) => repositories === undefined ? host !== undefined && ownerId !== undefined : ownerId === undefined, 'needs "host" and "ownerId", or "repositories"');
const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;
const owners = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ owners: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(namespaceOwner) });
/** What `registry.json` allows: every command that writes asks here. */
const policyFields = {
    /**
     * Where packages may be; every host without it. `ghcr.io`, `registry.acme.dev:5000`, `*.acme.dev` for every host below a domain;
     * `ghcr.io/acme` for what is below a path.
     */
    allowedHosts: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(HOST, 'must be a host such as ghcr.io or *.acme.dev, in lower case, or a host and a path on it'))
        .exactOptional(),
    /** Who may publish into which namespace, or with `*` into those that it does not name; everybody without it. */
    namespaces: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1), owners).exactOptional(),
    /** Who alone may mark, remove and transfer versions, in every namespace; whoever may publish the address without it. */
    marks: owners.exactOptional(),
};
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


/***/ })

};
