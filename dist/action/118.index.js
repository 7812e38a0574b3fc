export const id = 118;
export const ids = [118,876];
export const modules = {

/***/ 4512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeText),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/** Text that is inert in HTML content and in double-quoted attributes. */
function escapeHtml(text) {
    return escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
/** For what is between tags alone: quotes stay as they are there, which makes pages much shorter. */
function escapeText(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}


/***/ }),

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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4546);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2989);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9856);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3260);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3478);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(726);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8499);














const transferFields = { date: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .dateField */ .xd, reason: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().exactOptional() };
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
const format = zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(INDEX_FORMAT);
const newerDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().gt(INDEX_FORMAT) });
/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
    /** The names before the repository was renamed: releases without ids name it so. */
    formerNames: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1)).exactOptional(),
})
    .refine(({ host, repository, formerNames = [] }) => [repository, ...formerNames].every((name) => (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepositoryIdentity */ .Lc)({ host, repository: name })), 'must be a host, and the path of a repository on it');
/** What a run has to know of a version that is published already: it reads no other file then. */
const publishedVersion = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    version: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .dateField */ .xd,
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    packageRoot: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().exactOptional(),
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .digestField */ .h5,
    /** Of the zip, as `release.json` has them; for the reports of later runs. */
    size: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().exactOptional(),
    files: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().exactOptional(),
    packages: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .locationField */ .wq }))
        .min(1)
        .refine(hasDistinctPlaces, 'a location is listed twice'),
});
const LISTED_TWICE = 'a version is listed twice, or published and removed';
const moduleDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    format,
    address: addressField,
    owner: owner.nullable(),
    versions: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(publishedVersion),
    ..._marks_js__WEBPACK_IMPORTED_MODULE_7__/* .markFields */ .x4,
    transfers: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ ...transferFields, from: owner.nullable(), to: owner })).default([]),
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
const storedPackage = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    kind: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    location: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .locationField */ .wq,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .digestField */ .h5,
});
const releaseDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    format,
    address: addressField,
    version: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .dateField */ .xd,
    repository: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
        url: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().refine(isWebUrl, 'must be the https URL of a repository, or empty'),
        id: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
        ownerId: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().optional(),
    }),
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    /** The directory that the package holds, where that is more than `path`. */
    packageRoot: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().exactOptional(),
    description: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    /** Absent for a commit without a licence file, and in documents of older versions. */
    license: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ file: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), identifier: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().exactOptional() }).exactOptional(),
    package: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
        digest: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .digestField */ .h5,
        size: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
        files: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
        /** Whether the package has exactly the files of the commit; absent where that is not known. */
        equalsTree: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().optional(),
    }),
    packages: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(storedPackage).min(1).refine(hasDistinctPlaces, 'a location is listed twice'),
})
    .refine(({ path, packageRoot: root }) => root === undefined || root === '' || path.startsWith(`${root}/`), {
    message: 'must be a directory above path',
    path: ['packageRoot'],
});
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
const registryDocument = zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
    format,
    name: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_registry_url_js__WEBPACK_IMPORTED_MODULE_10__/* .parseRegistryUrl */ .I).nullable(),
    renderer: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    /** Namespaces that lists show as verified. */
    verified: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()).optional(),
    /** The host whose configuration files are in the index. */
    hosting: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(_hosting_js__WEBPACK_IMPORTED_MODULE_6__/* .HOSTINGS */ .il).exactOptional(),
    /** Whether OpenTofu 1.12 and newer send the registry's token to packages in the index; they verify no checksum then. */
    useRegistryCredentials: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().exactOptional(),
    ..._policy_js__WEBPACK_IMPORTED_MODULE_9__/* .policyFields */ .uD,
    /** Older tools refuse the index. */
    minimumTool: _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .versionField */ .FA.exactOptional(),
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
    const wanted = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({ minimumTool: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() }), bytes)?.minimumTool ?? '';
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(wanted) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(_base_tool_version_js__WEBPACK_IMPORTED_MODULE_12__/* .VERSION */ .x) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(wanted, _base_tool_version_js__WEBPACK_IMPORTED_MODULE_12__/* .VERSION */ .x) <= 0)
        return;
    throw new InvalidDocument('TOOL_TOO_OLD', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} says that this index needs module-registry ${wanted} or newer; this is ${_base_tool_version_js__WEBPACK_IMPORTED_MODULE_12__/* .VERSION */ .x}`, `use module-registry ${wanted} or newer for this index`);
}
/** Reads `module.json`: the versions and the owner of a module. Throws INDEX_INVALID, also for that of another module. */
function parseModuleDocument(path, bytes) {
    const document = parseDocument(moduleDocument, path, bytes);
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .modulePath */ .Mw)(document.address, 'module.json'));
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
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)({
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
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .versionPath */ .qW)(document.address, document.version, 'release.json'));
    return document;
}
function formatReleaseDocument(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .dj)({ ...document, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address) });
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
        value = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .readJson */ .Vh)(text);
    }
    catch (error) {
        const isDeep = error instanceof Error && error.message.startsWith('is more than');
        throw invalid(path, isDeep ? error.message : 'is not JSON');
    }
    const loss = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_13__/* .lossIn */ .RM)(text);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
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

/***/ 9856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   il: () => (/* binding */ HOSTINGS),
/* harmony export */   wX: () => (/* binding */ hostingFiles)
/* harmony export */ });
/* unused harmony exports hostingSetup, renderNginxServer, renderCaddyfile */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3478);


/** Hosts for which this tool writes, or prints, the rule for the header `X-Terraform-Get`. docs/guides/hosting.md */
const HOSTINGS = [
    'github-pages',
    'cloudflare-pages',
    'netlify',
    'vercel',
    'azure-static-web-apps',
    'firebase',
    's3-cloudfront',
    'nginx',
    'caddy',
];
/** The configuration files of the host, at the root of the index. @param url public URL of the registry */
function hostingFiles(hosting, url) {
    switch (hosting) {
        case 'github-pages':
            return domainOf(url).map((domain) => ['CNAME', `${domain}\n`]);
        case 'vercel':
            return [['vercel.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(VERCEL)]];
        case 'azure-static-web-apps':
            return [['staticwebapp.config.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(AZURE)]];
        case 'firebase':
            return [['firebase.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(FIREBASE)]];
        default:
            return [];
    }
}
/** The domain for CNAME. The pages of a user or of a project need none. */
function domainOf(url) {
    const { hostname, pathname } = new URL(url ?? 'https://user.github.io');
    return pathname === '/' && !hostname.endsWith('.github.io') ? [hostname] : [];
}
const DOWNLOAD_HEADERS = [{ key: 'X-Terraform-Get', value: './source' }];
/** https://vercel.com/docs/project-configuration#headers */
const VERCEL = {
    buildCommand: null,
    framework: null,
    outputDirectory: '.',
    headers: [{ source: `${_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}(.*)/download`, headers: DOWNLOAD_HEADERS }],
};
/**
 * A wildcard is allowed at the end of a route only, so all answers get the header, which is harmless on the others
 * (docs/guides/hosting.md). https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards
 */
const AZURE = {
    routes: [{ route: `${_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}*`, headers: { 'X-Terraform-Get': './module.zip' } }],
};
/** Firebase ignores `.well-known` by default. https://firebase.google.com/docs/hosting/full-config */
const FIREBASE = {
    hosting: {
        public: '.',
        ignore: ['firebase.json', '.firebaserc', '.git/**', '.firebase/**'],
        headers: [{ source: `${_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}**/download`, headers: DOWNLOAD_HEADERS }],
    },
};
/** What the user has to configure, ready to paste; empty where deploying the index is enough. */
function hostingSetup(hosting, url) {
    const server = { address: new URL(url).host, root: '/srv/registry' };
    const certificate = { certFile: '/etc/ssl/registry/cert.pem', keyFile: '/etc/ssl/registry/key.pem' };
    switch (hosting) {
        case 'github-pages':
            return CDN_RULE;
        case 's3-cloudfront':
            return S3_SYNC;
        case 'nginx':
            return renderNginxServer({ ...server, certificate });
        case 'caddy':
            return renderCaddyfile(server);
        default:
            return '';
    }
}
const S3_SYNC = (/* unused pure expression or super */ null && (`create the bucket and the distribution of examples/hosting/cloudfront.yaml. Upload each change of the index:
  module-registry sync --index INDEX --to s3://BUCKET
`));
/** https://developers.cloudflare.com/rules/transform/response-header-modification/ */
const CDN_RULE = (/* unused pure expression or super */ null && (`GitHub Pages sets no header: OpenTofu installs, Terraform does not. With Cloudflare in front of it, one Response Header
Transform Rule serves both:
  when     starts_with(http.request.uri.path, "${MODULES_BASE_PATH}") and ends_with(http.request.uri.path, "/download")
  then     set static, X-Terraform-Get, ./source
`));
/**
 * A `server` block for nginx with its default `mime.types`. A directory answers with its list or details, as the registry API
 * does. https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
function renderNginxServer({ address, root, certificate }) {
    const { hostname, port } = new URL(`https://${address}`);
    return `server {
    listen ${port === '' ? '443' : port} ssl;
    server_name ${hostname};
    ssl_certificate ${certificate.certFile};
    ssl_certificate_key ${certificate.keyFile};
    root ${root};
    default_type application/octet-stream;
    error_page 404 /404.html;

    location / { try_files $uri $uri/index.json $uri/index.html =404; }
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ ^/v1/modules/.+/download$ { default_type application/json; add_header X-Terraform-Get ./source; }
    location ~ ^/v1/modules/.+/versions$ { default_type application/json; }
    location ~ ^/v1/modules/.+/source$ { default_type text/html; }
}
`;
}
/** A Caddyfile. Without a certificate, Caddy gets one by itself. https://caddyserver.com/docs/caddyfile */
function renderCaddyfile({ address, root, certificate }) {
    const tls = certificate === undefined ? '' : `\ttls ${certificate.certFile} ${certificate.keyFile}\n`;
    return `${address} {
${tls}	root * ${root}

	@hidden {
		path */.*
		not path /.well-known/*
	}
	respond @hidden 404

	@download path_regexp ^/v1/modules/.+/download$
	header @download X-Terraform-Get ./source
	@json path_regexp ^/v1/modules/.+/(download|versions)$
	header @json Content-Type application/json
	@page path_regexp ^/v1/modules/.+/source$
	header @page Content-Type text/html

	try_files {path} {path}/index.json {path}/index.html
	file_server
	handle_errors {
		rewrite * /404.html
		header Content-Type text/html
		file_server
	}
}
`;
}


/***/ }),

/***/ 5664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   j8: () => (/* binding */ releaseAt),
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
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is not a registry index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface),
/* harmony export */   l$: () => (/* binding */ interfaceFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3852);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8863);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4141);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(568);
/* harmony import */ var _interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1710);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);









/** Bytes of types of inputs that are kept while interfaces are read. Those that were not used for longest are read again. */
const MAX_TYPE_BYTES = 4 * 1024 * 1024;
/**
 * `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. A key is left
 * out where reading gives its value back: that of the schema, of the source text, or, for `file`, of the element before.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP();
const mayBeEmpty = text.default('');
const mark = zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false);
/** `file` is empty where it is that of the element before, or, in a validation, that of the input. */
const position = { file: mayBeEmpty, line: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_5__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ type, optional: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: mayBeEmpty,
    sensitive: mark,
    ephemeral: mark,
    deprecated: mayBeEmpty,
    ...position,
};
function makeSchemas() {
    const validation = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ condition: mayBeEmpty, message: mayBeEmpty, ...position });
    const elements = {
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            ...marks,
            type: mayBeEmpty,
            parsedType: type.exactOptional(),
            default: mayBeEmpty,
            value: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().exactOptional(),
            required: mark,
            nullable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(true),
            const: mark,
            validations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(validation).default([]),
        }),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...marks, type: type.exactOptional() }),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            mode: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']).default('managed'),
            type: text,
            name: text,
            ...position,
        }),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ name: text, source: mayBeEmpty, version: mayBeEmpty, ...position }),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            name: text,
            source: mayBeEmpty,
            constraints: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            aliases: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
            ...position,
        }),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, to: text, ...position }),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ from: text, ...position }),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ to: text, id: text, ...position }),
    };
    const directory = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        path: mayBeEmpty,
        readme: mayBeEmpty,
        empty: mark,
        inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.inputs).default([]),
        outputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.outputs).default([]),
        resources: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.resources).default([]),
        calls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.calls).default([]),
        // Absent in documents of older versions, as `requiredVersionsAt`.
        repetitions: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['count', 'for_each'])).exactOptional(),
        providers: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.providers).default([]),
        requiredVersions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).default([]),
        requiredVersionsAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ ...position, file: text }).exactOptional(),
        moves: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.moves).default([]),
        removals: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.removals).default([]),
        imports: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(elements.imports).default([]),
    });
    const document = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7),
        root: directory,
        submodules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
        examples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(directory).default([]),
    });
    return { elements, validation, directory, document };
}
/** Made at the first use: most runs neither read nor write such a document. */
let made;
function schemas() {
    made ??= makeSchemas();
    return made;
}
/** Directories that versions share are formatted once. */
const formatted = new WeakMap();
/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
function formatInterface({ diagnostics: _, root, submodules, examples, ...rest }) {
    const list = (directories) => `[${directories.map(directoryText).join(',')}]`;
    const texts = { root: directoryText(root), submodules: list(submodules), examples: list(examples) };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactObject */ .BU)({ ...rest, format: _documents_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FORMAT */ .B7 }, texts);
}
function directoryText(directory) {
    return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(formatted, directory, () => formatDirectory(directory));
}
function formatDirectory(directory) {
    const { elements } = schemas();
    const lists = Object.keys(elements).map((name) => {
        const list = name === 'inputs' ? directory.inputs.map(shortInput) : directory[name];
        return [name, shortList(elements[name], list)];
    });
    const readme = directory.path === '' ? '' : directory.readme;
    const short = { ...directory, readme, ...Object.fromEntries(lists) };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactJson */ .Ar)(shortObject(schemas().directory, short)).trimEnd();
}
/** Without what the source texts of the type and of the default say by themselves. */
function shortInput({ parsedType, value, ...input }) {
    return {
        ...input,
        ...(isSame(parsedType, typeIn(input.type)) ? {} : { parsedType }),
        ...(isSame(value, valueIn(input.default)) ? {} : { value }),
        validations: shortList(schemas().validation, input.validations, input.file),
    };
}
/** Undefined where the text is not plain. Few types are in use, and each of them in many inputs. */
function typeIn(text) {
    const known = types.get(text);
    if (known !== undefined)
        return known;
    const expression = (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text);
    if (text !== '' && expression === undefined)
        return undefined;
    const found = (0,_interface_type_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .typeFromExpression */ .Fp)(expression);
    types.set(text, found, 16 * text.length);
    return found;
}
const types = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_8__/* .BoundedMap */ .E(MAX_TYPE_BYTES);
function valueIn(text) {
    return (0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .constantValue */ .yb)((0,_interface_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .plainExpression */ .vP)(text));
}
/** Where no key may be added and no list may grow, only an equal value is left. */
function isSame(one, other) {
    return one === other || (other !== undefined && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasOnlyGrown */ .Ix)(one, other, { keys: [] }));
}
/** @param before the file of what comes before the list */
function shortList(schema, list, before = '') {
    return list.map((element, at) => {
        const isRepeated = element.file === (list[at - 1]?.file ?? before);
        return shortObject(schema, isRepeated ? { ...element, file: '' } : element);
    });
}
function shortObject(schema, object) {
    const byDefault = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_7__/* .getOrInsert */ .P)(defaults, schema, () => defaultsOf(schema));
    const isDefault = (member, other) => member === other || (Array.isArray(other) && Array.isArray(member) && member.length === 0);
    return Object.fromEntries(Object.entries(object).filter(([key, member]) => !isDefault(member, byDefault.get(key))));
}
const defaults = new WeakMap();
/** What reading gives to the keys that an object does not have: lists are empty. */
function defaultsOf(schema) {
    const found = Object.entries(schema.shape).flatMap(([key, member]) => {
        const { success, data } = zod__WEBPACK_IMPORTED_MODULE_9__/* .safeParse */ .xL(member, undefined);
        return success ? [[key, data]] : [];
    });
    return new Map(found);
}
/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, ...rest } = completed((0,_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)(schemas().document, path, bytes));
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { ...rest, root: { ...root, readme }, diagnostics: [] };
}
/** All that `interface.json` says, with what it leaves out, for comparing; undefined where it cannot be read. */
function interfaceFacts(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(schemas().document, bytes);
    return document && completed(document);
}
function completed({ root, submodules, examples, ...rest }) {
    return {
        ...rest,
        root: completeDirectory(root),
        submodules: submodules.map(completeDirectory),
        examples: examples.map(completeDirectory),
    };
}
function completeDirectory(directory) {
    const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory;
    return {
        ...directory,
        inputs: withFiles(inputs).map(completeInput),
        outputs: withFiles(outputs),
        resources: withFiles(resources),
        calls: withFiles(calls),
        providers: withFiles(providers),
        moves: withFiles(moves),
        removals: withFiles(removals),
        imports: withFiles(imports),
    };
}
function completeInput(input) {
    const value = input.value === undefined ? valueIn(input.default) : input.value;
    return {
        ...input,
        parsedType: input.parsedType ?? typeIn(input.type) ?? { kind: 'unknown', text: input.type },
        ...(value === undefined ? {} : { value }),
        validations: withFiles(input.validations, input.file),
    };
}
function withFiles(list, before = '') {
    let file = before;
    return list.map((element) => {
        file = element.file || file;
        return { ...element, file };
    });
}
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ ociLocation),
/* harmony export */   MO: () => (/* binding */ packageKey),
/* harmony export */   QD: () => (/* binding */ locationKind),
/* harmony export */   ax: () => (/* binding */ ociManifestOf),
/* harmony export */   eS: () => (/* binding */ s3Location),
/* harmony export */   jp: () => (/* binding */ hostOfLocation),
/* harmony export */   kV: () => (/* binding */ gitLocation),
/* harmony export */   ly: () => (/* binding */ s3ObjectOf),
/* harmony export */   nE: () => (/* binding */ releaseAssetOf),
/* harmony export */   yk: () => (/* binding */ indexLocation),
/* harmony export */   z4: () => (/* binding */ zipLocation),
/* harmony export */   zS: () => (/* binding */ parseLocation)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4632);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8713);





/** The zip in the index, beside the `download` file that names it. */
const INDEX_ZIP = './module.zip';
const FORMS = [
    { kind: 'relative', getter: '', start: INDEX_ZIP, query: 'checksum' },
    { kind: 'https', getter: '', start: 'https://', query: 'checksum' },
    { kind: 's3', getter: 's3::', start: 'https://', query: 'checksum' },
    { kind: 'gcs', getter: 'gcs::', start: 'https://', query: 'checksum' },
    { kind: 'git', getter: 'git::', start: 'https://', query: 'ref' },
    { kind: 'git', getter: 'git::', start: 'ssh://git@', query: 'ref' },
    { kind: 'oci', getter: '', start: 'oci://', query: 'digest' },
];
/** Throws INDEX_INVALID for every other form: clients read local files for `file:` and run programs for some. */
function parseLocation(text) {
    return checkForm(text, (problem) => {
        const starts = FORMS.map(({ getter, start, query }) => `${getter}${start}…?${query}=…`);
        const message = `location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not allowed: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', message, `use one of ${starts.join(', ')}`);
    });
}
/** The kind of a location. Throws as {@link parseLocation}. */
function locationKind(text) {
    return parseLocation(text).kind;
}
/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
const PARTS = /^((?:[a-z]+:\/\/)?[^?]*?)(?:\/\/([^?]*))?(?:\?(.*))?$/s;
function checkForm(text, refuse) {
    const form = FORMS.find(({ getter, start }) => text.startsWith(`${getter}${start}`));
    if (/^(?:\w+::)?http:/.test(text))
        throw refuse('clients fetch packages over https alone, not http');
    if (form === undefined)
        throw refuse('it has none of the allowed forms');
    const forbidden = /[^\x21-\x7e]|[#"'<>\\^`{|}]/u.exec(text);
    if (forbidden !== null)
        throw refuse(`the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in it`);
    const [, source = '', subdirectory, query] = PARTS.exec(text.slice(form.getter.length)) ?? [];
    const problem = sourceProblem(form.kind, source) ?? subdirectoryProblem(subdirectory);
    if (problem !== undefined)
        throw refuse(problem);
    const pin = query?.startsWith(`${form.query}=`) ? query.slice(form.query.length + 1) : '';
    if (form.query === 'ref' && !(0,_module_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefName */ .pA)(pin))
        throw refuse('its query is not ?ref=<full commit, or tag>');
    if (form.query !== 'ref' && !/^sha256:[0-9a-f]{64}$/.test(pin)) {
        throw refuse(`its query is not ?${form.query}=sha256:<64 lower-case hex digits>`);
    }
    return { kind: form.kind, source, subdirectory: subdirectory ?? '', pin };
}
function subdirectoryProblem(subdirectory) {
    if (subdirectory === undefined)
        return undefined;
    const isPlain = subdirectory
        .split('/')
        .every((part) => /^[A-Za-z0-9._+@~-]+$/.test(part) && !/^\.\.?$/.test(part));
    return isPlain ? undefined : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subdirectory)} is not the plain path of a directory in the package`;
}
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]+)?$/;
function sourceProblem(kind, source) {
    if (kind === 'relative')
        return source === INDEX_ZIP ? undefined : `only ${INDEX_ZIP} may be relative`;
    if (!URL.canParse(source))
        return 'its URL is not valid';
    const url = new URL(source);
    const user = url.protocol === 'ssh:' ? 'git' : '';
    if (url.username !== user || url.password !== '')
        return 'a user or password may not be in it';
    const isPlain = url.href === source && HOST.test(url.host) && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(url.pathname);
    if (!isPlain) {
        return 'its URL is not plain (lower-case host, no default port, a path without "." or empty segments)';
    }
    if (kind === 'git')
        return undefined;
    if (kind === 'oci')
        return (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.isOciName)(url.pathname.slice(1)) ? undefined : 'it is not the name of an OCI repository';
    return url.pathname.endsWith('.zip') ? undefined : 'its path does not end in .zip';
}
/** The host that a location sends clients to, with its port where it has one; undefined for a package in the index. */
function hostOfLocation(text) {
    const url = text.replace(/^[a-z0-9]+::/, '');
    return url.startsWith(INDEX_ZIP) || !URL.canParse(url) ? undefined : new URL(url).host;
}
/** A source with the directory of the module in it. Throws INVALID_INPUT for a directory that clients would not read as one. */
function inPackage(source, subdirectory) {
    if (subdirectory === '')
        return source;
    const problem = subdirectoryProblem(subdirectory);
    if (problem === undefined)
        return `${source}//${subdirectory}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `a location cannot name the directory of the module in its package: ${problem}`, 'rename the directory to letters, digits and . _ + @ ~ -, or publish without "root"');
}
/**
 * The location of a zip in the index; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a directory that cannot be named.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
function indexLocation(digest, subdirectory = '') {
    return `${inPackage(INDEX_ZIP, subdirectory)}?checksum=${digest}`;
}
/**
 * The location of the manifest of a package in an OCI registry; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a directory that
 * cannot be named.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
function ociLocation(repository, digest, subdirectory = '') {
    return `${inPackage(`oci://${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.formatOciRepository)(repository)}`, subdirectory)}?digest=${digest}`;
}
/**
 * The location of a zip at its own URL; `digest` is `sha256:<hex>`. Throws INVALID_INPUT for a URL or a directory that is not allowed in
 * a location.
 * @param subdirectory directory of the module in the package; `''` is its root
 */
function zipLocation(url, digest, subdirectory = '') {
    const location = `${inPackage(url, subdirectory)}?checksum=${digest}`;
    checkForm(location, (problem) => {
        const message = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(url)} cannot be the location of a package: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, 'choose another kind of package: --package index or git');
    });
    return location;
}
/** The location of a zip in a bucket, which clients read with AWS credentials. Throws INDEX_INVALID for a URL that is not allowed. */
function s3Location(url, digest) {
    const location = `s3::${url}?checksum=${digest}`;
    locationKind(location);
    return location;
}
/** The key of a package in a bucket, below the prefix. */
function packageKey({ address, version }) {
    return `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}/${version}.zip`;
}
/** The object that a location of a private bucket of AWS names; undefined for any other location. */
function s3ObjectOf(location) {
    const pattern = /^s3::https:\/\/([a-z0-9-]+)\.s3\.([a-z0-9-]+)\.amazonaws\.com\/([^?]+)\?checksum=/;
    const [, bucket = '', region = '', key] = pattern.exec(location) ?? [];
    return key === undefined ? undefined : { bucket, region, key };
}
/**
 * The location of a commit or a tag of a Git repository. `sourceUrl` is used as it is: `https://…` or `ssh://git@…`. Throws
 * INVALID_INPUT for a URL that is not allowed in a location.
 * @param source `subdirectory` is empty for the root
 */
function gitLocation(source) {
    const { sourceUrl, ref, subdirectory } = source;
    const refuse = (problem) => {
        const message = `source URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(sourceUrl)} cannot be used: ${problem}`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, sourceUrlHint(sourceUrl));
    };
    if (sourceUrl.indexOf('//') !== sourceUrl.lastIndexOf('//'))
        throw refuse('it has a second "//"');
    const location = `git::${sourceUrl}${subdirectory === '' ? '' : `//${subdirectory}`}?ref=${ref}`;
    checkForm(location, refuse);
    return location;
}
function sourceUrlHint(sourceUrl) {
    const [, host, path] = /^git@([A-Za-z0-9.-]+):\/?([A-Za-z0-9._~/-]+)$/.exec(sourceUrl) ?? [];
    if (host !== undefined)
        return `write ssh://git@${host}/${path}`;
    return 'write https://host/owner/name.git or ssh://git@host/owner/name.git';
}
/** The asset that a location of the kind `release` names; undefined for any other location. */
function releaseAssetOf(location) {
    const pattern = /^https:\/\/([^/]+)\/([^/]+(?:\/[^/]+)+?)\/releases\/download\/(.+?)\/([^/?]+)(?:\/\/[^?]*)?\?checksum=/;
    const [, host, repository = '', tag = '', name = ''] = pattern.exec(location) ?? [];
    return host === undefined ? undefined : { host, repository, tag: decodeURIComponent(tag), name };
}
/** The manifest that a location of the kind `oci` names; undefined for any other location. Throws INDEX_INVALID. */
function ociManifestOf(location) {
    const { kind, source, pin: digest } = parseLocation(location);
    return kind === 'oci' ? { repository: source.slice('oci://'.length), digest } : undefined;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3339);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3339);
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

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   vP: () => (/* binding */ plainExpression),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
function canonicalText(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text;
        case 'tuple':
            return `[${expression.members.map(canonicalText).join(',')}]`;
        case 'object':
            return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`;
        case 'call':
            return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`;
        case 'reference':
            return expression.text.replaceAll(/\s/g, '');
        case 'other':
            return expression.tokens;
    }
}
const BLANK = /(?:\s|#[^\n]*(?:\n|$)|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
const TOKEN = /[\p{ID_Start}_][\p{ID_Continue}-]*|-?\d+(?:\.\d+)?|"[^"\\\p{Cc}]*"|[()[\]{},=:]/uy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads names, calls, literals, tuples and objects from a source text, as types and most defaults are; undefined for every other
 * text. The parser of configuration files reads all of HCL, and is too large for what reads an index.
 */
function plainExpression(text) {
    const tokens = text.length > MAX_PLAIN_LENGTH ? undefined : tokensOf(text);
    if (tokens === undefined)
        return undefined;
    const reader = new PlainReader(tokens);
    const expression = reader.read(0);
    return reader.isAtEnd ? expression : undefined;
}
function tokensOf(text) {
    const tokens = [];
    const match = (pattern, at) => {
        pattern.lastIndex = at;
        return pattern.exec(text)?.[0] ?? '';
    };
    for (let at = match(BLANK, 0).length; at < text.length; at += match(BLANK, at).length) {
        const token = match(TOKEN, at);
        if (token === '')
            return undefined;
        tokens.push(token);
        at += token.length;
    }
    return tokens;
}
class PlainReader {
    #tokens;
    #at = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    get isAtEnd() {
        return this.#at === this.#tokens.length;
    }
    read(depth) {
        const token = this.#tokens[this.#at] ?? '';
        const source = { text: token, line: 1 };
        this.#at += 1;
        if (depth > MAX_PLAIN_DEPTH)
            return undefined;
        if (token === '[') {
            const members = this.#list(']', () => this.read(depth + 1));
            return members && { kind: 'tuple', members, ...source };
        }
        if (token === '{') {
            const members = this.#list('}', () => this.#member(depth + 1));
            return members && { kind: 'object', members, ...source };
        }
        const value = literalOf(token);
        if (value !== undefined)
            return { kind: 'literal', value, ...source };
        if (!/^[\p{ID_Start}_]/u.test(token))
            return undefined;
        if (!this.#take('('))
            return { kind: 'reference', steps: [token], ...source };
        const passed = this.#list(')', () => this.read(depth + 1));
        return passed && { kind: 'call', name: token, arguments: passed, ...source };
    }
    #member(depth) {
        const key = this.read(depth);
        if (!this.#take('=') && !this.#take(':'))
            return undefined;
        const value = this.read(depth);
        return key && value && { key, value };
    }
    /** In an object a new line may stand for the comma. */
    #list(end, read) {
        const members = [];
        while (!this.#take(end)) {
            const member = read();
            if (member === undefined)
                return undefined;
            members.push(member);
            if (!this.#take(',') && end !== '}' && this.#tokens[this.#at] !== end)
                return undefined;
        }
        return members;
    }
    #take(token) {
        const isNext = this.#tokens[this.#at] === token;
        if (isNext)
            this.#at += 1;
        return isNext;
    }
}
/** Undefined for a name, a sign, and a text with interpolation. */
function literalOf(token) {
    if (token.startsWith('"'))
        return /[$%]\{/.test(token) ? undefined : token.slice(1, -1);
    return /^[-\d]/.test(token) ? Number(token) : WORDS.get(token);
}


/***/ }),

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   aC: () => (/* binding */ leavingCalls),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   ro: () => (/* binding */ isReadme),
/* harmony export */   rx: () => (/* binding */ followCalls)
/* harmony export */ });
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);

/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const parts = [];
    for (const part of `${directory}/${target}`.split('/')) {
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
function isSubmodule(directory) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isExampleOrTest */ .m)(directory) && !/(^|\/)wrappers(\/|$)/.test(directory);
}
function hasRoot(paths) {
    return paths.some((path) => !path.includes('/') && (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path));
}
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: (hasRoot(paths) ? below('modules') : directories)
            .filter(isSubmodule)
            .slice(0, MAX_NESTED_MODULES),
        examples: examples.filter(isOuter).slice(0, MAX_NESTED_MODULES),
    };
}
/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
function selectInterfaceFiles(files) {
    const isCollection = !hasRoot(files.map(({ path }) => path));
    return files.filter(({ path }) => {
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path) && !isReadme(path))
            return false;
        const directory = directoryOf(path);
        return directory === '' || /^(modules|examples)\//.test(path) || (isCollection && isSubmodule(directory));
    });
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(fileName(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}
const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isReadme(path) {
    return README_NAMES.includes(fileName(path).toLowerCase());
}
/** The README among the files of one directory, Markdown first; undefined without one. */
function selectReadme(files) {
    const rank = ({ path }) => README_NAMES.indexOf(fileName(path).toLowerCase());
    return files
        .filter(({ path }) => isReadme(path))
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
function leavingCalls(module, from = '') {
    return followCalls(module, from).leaving;
}
/** The directories that clients load with this one, itself among them, and the calls that lead out of the module. */
function followCalls({ root, submodules }, from = '') {
    const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]));
    const reached = new Set([from]);
    const leaving = [];
    for (const path of reached) {
        for (const call of directories.get(path)?.calls ?? []) {
            if (!isLocal(call.source))
                continue;
            const target = resolvePath(path, call.source);
            if (isLocal(target))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return { reached, leaving };
}
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ typeFromExpression),
/* harmony export */   G3: () => (/* binding */ accepts),
/* harmony export */   hH: () => (/* binding */ misfit),
/* harmony export */   nn: () => (/* binding */ quoteExpression),
/* harmony export */   sg: () => (/* binding */ formatType)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _read_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(568);


const SIMPLE = ['any', 'string', 'number', 'bool'];
const COLLECTIONS = ['list', 'set', 'map'];
const ANY = { kind: 'any' };
/** The type constraint that an input declares; `any` without one. What clients refuse of it is read, too, as far as that goes. */
function typeFromExpression(expression, refuse = () => { }) {
    if (expression === undefined)
        return ANY;
    if (expression.text.startsWith('('))
        refuseType(expression, refuse);
    const known = knownType(expression, refuse);
    if (known !== undefined)
        return known;
    refuseType(expression, refuse);
    return { kind: 'unknown', text: (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(expression) };
}
function knownType(expression, refuse) {
    if (expression.kind === 'call')
        return typeByCall(expression, refuse);
    const name = expression.kind === 'reference' ? expression.steps.join('.') : (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .stringValue */ .r$)(expression);
    // Before Terraform 0.12 types were strings.
    if (expression.kind !== 'reference' || name === 'set')
        refuseType(expression, refuse);
    return typeByName(name);
}
function refuseType(type, refuse) {
    const [, quoted] = /^"(string|list|map)"$/.exec(type.text) ?? [];
    const unquoted = quoted === 'string' ? quoted : `${quoted}(any)`;
    const message = quoted === undefined
        ? `the type ${quoteExpression(type)} is not valid`
        : `the type ${type.text} is in quotes, as in Terraform 0.11: write ${unquoted}`;
    refuse(message, type);
}
/** The type as Terraform writes it, on one line. */
function formatType(type) {
    if ('element' in type)
        return `${type.kind}(${formatType(type.element)})`;
    switch (type.kind) {
        case 'tuple':
            return `tuple([${type.elements.map(formatType).join(', ')}])`;
        case 'object':
            return `object({ ${Object.entries(type.attributes).map(formatAttribute).join(', ')} })`;
        case 'unknown':
            return type.text;
        default:
            return type.kind;
    }
}
function formatAttribute([name, { type, optional }]) {
    return `${name} = ${optional ? `optional(${formatType(type)})` : formatType(type)}`;
}
function typeByName(name) {
    const simple = SIMPLE.find((kind) => kind === name);
    if (simple !== undefined)
        return { kind: simple };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: ANY };
}
function typeByCall(call, refuse) {
    const { name } = call;
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    if (name === 'object' && argument.kind === 'object')
        return objectType(argument, refuse);
    if (name === 'tuple' && argument.kind === 'tuple')
        return { kind: 'tuple', elements: argument.members.map((each) => typeFromExpression(each, refuse)) };
    const collection = COLLECTIONS.find((kind) => kind === name);
    return collection && { kind: collection, element: typeFromExpression(argument, refuse) };
}
function objectType(object, refuse) {
    const names = new Set();
    const attributes = object.members.map(({ key, value }) => {
        const isName = key.kind === 'reference' && key.steps.length === 1 && !key.text.startsWith('(');
        if (!isName)
            refuse(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key.text)} is no name of an attribute`, key);
        else if (names.has(key.text))
            refuse(`the object type has the attribute ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key.text)} twice`, key);
        names.add(key.text);
        return [(0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(key), attributeOf(value, refuse)];
    });
    if (attributes.some(([name]) => name === undefined))
        return undefined;
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression, refuse) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression, refuse), optional: false };
    const [inner, value, ...others] = expression.arguments;
    if (inner === undefined || others.length > 0)
        refuseType(expression, refuse);
    const type = typeFromExpression(inner, refuse);
    const constant = (0,_read_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .constantValue */ .yb)(value);
    if (value?.kind === 'reference' || value?.kind === 'call')
        refuse(`a default is constant, not ${quoteExpression(value)}`, value);
    else if (inner !== undefined && value !== undefined && constant !== undefined && !accepts(type, constant))
        refuse(`the default ${quoteExpression(value)} does not fit the type ${quoteExpression(inner)}`, value);
    return {
        type,
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}
/** Whether clients convert a value to a type. True where that cannot be told here. */
function accepts(type, value) {
    return misfit(type, value) === undefined;
}
/**
 * The first part of a value that clients do not convert to the type, such as `.rules[0].port is no number`.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-primitive-types
 *
 * @param path of the value in the whole, which is `''`
 */
function misfit(type, value, path = '') {
    if (value === null || type.kind === 'any' || type.kind === 'unknown')
        return undefined;
    if (Array.isArray(value))
        return misfitInList(type, value, path);
    if (typeof value === 'object')
        return misfitInObject(type, value, path);
    return isConverted(type, value) ? undefined : wrongType(type, path);
}
function wrongType({ kind }, path) {
    return `${path || 'it'} is no ${kind}`;
}
function isConverted({ kind }, value) {
    switch (kind) {
        case 'string':
            return true;
        case 'number':
            return (typeof value === 'number' ||
                (typeof value === 'string' && /\d/.test(value) && !Number.isNaN(Number(value))));
        case 'bool':
            return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(value);
        default:
            return false;
    }
}
function misfitInList(type, values, path) {
    const isList = type.kind === 'list' || type.kind === 'set';
    const elements = isList ? values.map(() => type.element) : type.kind === 'tuple' ? type.elements : undefined;
    if (elements?.length !== values.length)
        return wrongType(type, path);
    return firstOf(elements.map((element, at) => misfit(element, values[at] ?? null, `${path}[${at}]`)));
}
function misfitInObject(type, value, path) {
    if (type.kind === 'map')
        return firstOf(Object.entries(value).map(([name, each]) => misfit(type.element, each, `${path}.${name}`)));
    if (type.kind !== 'object')
        return wrongType(type, path);
    return firstOf(Object.entries(type.attributes).map(([name, attribute]) => {
        const inner = `${path}.${name}`;
        if (Object.hasOwn(value, name))
            return misfit(attribute.type, value[name] ?? null, inner);
        return attribute.optional ? undefined : `${inner} is missing`;
    }));
}
function firstOf(misfits) {
    return misfits.find((each) => each !== undefined);
}
/** As the file has it, on one line. */
function quoteExpression({ text }) {
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.replaceAll(/\s+/g, ' '));
}


/***/ }),

/***/ 3430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ parseRegistrySource)
/* harmony export */ });
/* unused harmony exports comparableHost, registryHost */
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
