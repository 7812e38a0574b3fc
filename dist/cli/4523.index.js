export const id = 4523;
export const ids = [4523,2656];
export const modules = {

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/**
 * Works on at most `atOnce` members at the same time. The results are in the order of the members. Throws as {@link eachInParallel}.
 */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    await eachInParallel(members.entries(), Math.min(atOnce, members.length), async ([at, member]) => {
        results[at] = await work(member);
    });
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended, so that nothing works on what a caller then closes; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = Symbol.asyncIterator in members ? members[Symbol.asyncIterator]() : members[Symbol.iterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ }),

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

/***/ 8296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCommand: () => (/* binding */ importCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var remote = __webpack_require__(8169);
// EXTERNAL MODULE: ./lib/adapters/http/web.js + 1 modules
var web = __webpack_require__(5469);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 1 modules
var registry_access = __webpack_require__(6256);
// EXTERNAL MODULE: ./lib/doctor/registry-client.js
var registry_client = __webpack_require__(3202);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/collect/registry-config.js
var registry_config = __webpack_require__(9334);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/migration/import-modules.js









/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 4;
/** Reads `https://registry/ns/name/system`, or `https://registry/ns`. Throws INVALID_INPUT, INVALID_ADDRESS. */
function parseImportUrl(text) {
    const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
    const url = URL.canParse(whole) ? new URL(whole) : undefined;
    const path = (0,base_url/* withoutOuterSlashes */.Jv)(url?.pathname.replace(/^\/(?:v1\/)?modules\//, '/') ?? '');
    const parts = path.split('/');
    const host = url?.host ?? '';
    if (url?.protocol === 'http:')
        throw new error/* RegistryError */.gl('INVALID_INPUT', `--from is ${(0,base_url/* quoteUrl */.y8)(text)}, and clients read registries over https alone`, 'write https:// instead of http://');
    if (url?.protocol === 'https:' && parts.length === 3)
        return { host, address: (0,module_address/* parseModuleAddress */.E9)(path) };
    if (url?.protocol === 'https:' && parts.length === 1 && path !== '')
        return { host, namespace: path };
    throw new error/* RegistryError */.gl('INVALID_INPUT', `--from is ${(0,base_url/* quoteUrl */.y8)(text)}, which is neither a module nor a namespace of a registry`, 'write https://registry/namespace/name/system, or https://registry/namespace');
}
/**
 * The sources from which `collect` publishes modules of other registries, as far as their packages come from Git. It writes nothing.
 * Throws NOT_FOUND for a namespace that the registry does not list, INDEX_UNREACHABLE where it does not answer.
 */
async function importModules(requests, dependencies) {
    const found = (await (0,in_parallel/* inParallel */.H)(requests, 1, (request) => importRequest(request, dependencies))).flat();
    const { sources, notTaken } = groupSources(found.flatMap(({ planned }) => planned ?? []));
    return { sources, notTaken: [...found.flatMap((each) => each.notTaken), ...notTaken] };
}
async function importRequest(request, dependencies) {
    const { registries } = dependencies;
    const { host } = request;
    const modulesUrl = await registries.modulesUrl(host);
    if (typeof modulesUrl !== 'string')
        throw new error/* RegistryError */.gl('INDEX_UNREACHABLE', modulesUrl.message, modulesUrl.fix);
    if ('address' in request)
        return [await importModule(host, request.address, dependencies)];
    const addresses = await registries.listed(host, `${modulesUrl}${request.namespace}`);
    if (addresses.length === 0)
        throw new error/* RegistryError */.gl('NOT_FOUND', `${host} lists no modules in the namespace ${(0,error/* quote */.hD)(request.namespace)}`, 'name each module: --from https://registry/namespace/name/system');
    return (0,in_parallel/* inParallel */.H)(addresses, REQUESTS_AT_ONCE, (address) => importModule(host, address, dependencies));
}
async function importModule(host, module, { registries, listTags }) {
    const address = (0,module_address/* formatModuleAddress */.wc)(module);
    const refused = (reason) => ({ planned: undefined, notTaken: [{ address, version: null, reason }] });
    const problem = (0,module_address/* addressProblem */.cg)(module);
    if (problem !== undefined)
        return refused(problem);
    const answer = await registries.versions(host, module);
    if ('kind' in answer)
        return refused(answer.message);
    const notTaken = [];
    const wanted = answer.versions.filter(({ version, state, reason }) => {
        const isListed = state === 'listed' || state === 'deprecated';
        if (!isListed)
            notTaken.push({ address, version, reason: `it is ${state}: ${(0,error/* quote */.hD)(reason)}` });
        return isListed;
    });
    const origins = [];
    for (const origin of await (0,in_parallel/* inParallel */.H)(wanted, REQUESTS_AT_ONCE, ({ version }) => findOrigin(module, version, answer, registries)))
        if ('reason' in origin)
            notTaken.push({ address, ...origin });
        else
            origins.push(origin);
    const tags = new Map();
    for (const repository of new Set(origins.map((origin) => origin.repository)))
        tags.set(repository, await listTags(repository).catch((0,error/* ifRefused */.yR)(({ message }) => message)));
    const plan = planModule(address, origins, tags);
    return { planned: plan.planned, notTaken: [...notTaken, ...plan.notTaken] };
}
/** Why the location of a package leads to no Git repository. */
const NO_REPOSITORY = {
    archive: 'the package is an archive',
    oci: 'the package is in an OCI registry',
    page: 'the location is a page',
    unfollowed: 'the location is of a kind that is not followed',
};
/** From the location; where that is no Git repository, from what the registry says of the version besides. */
async function findOrigin(module, version, known, registries) {
    const found = await registries.source(known.host, module, version);
    if (typeof found !== 'string' && found.kind === 'git')
        return { version, repository: withoutCredentials(found.url), ref: found.ref, path: found.subdirectory };
    const { source, tag, path } = await registries.origin(known, version);
    if (/^https?:\/\/[^/]+\/.+/.test(source)) {
        const repository = withoutCredentials(source)
            .replace(/\/$/, '')
            .replace(/\.git$/, '');
        return { version, repository: `${repository}.git`, ref: tag, path };
    }
    const problem = typeof found === 'string' ? found : NO_REPOSITORY[found.kind];
    return {
        version,
        reason: `${problem}, and the registry names no Git repository: publish it from its repository`,
    };
}
/** The module whose versions have these origins: those that come from another repository than the highest are not taken. */
function planModule(address, origins, tags) {
    const notTaken = [];
    const order = (0,version/* sortVersions */.M7)(origins.map(({ version }) => version));
    const sorted = origins.toSorted((a, b) => order.indexOf(a.version) - order.indexOf(b.version));
    const taken = [];
    for (const origin of sorted) {
        const found = prefixOf(origin, tags, taken[0]?.origin);
        if ('reason' in found)
            notTaken.push({ address, version: origin.version, ...found });
        else
            taken.push({ origin, ...found });
    }
    const [first] = taken;
    if (first === undefined)
        return { planned: undefined, notTaken };
    const module = {
        address,
        paths: [...new Set(taken.map(({ origin }) => origin.path ?? ''))],
        tagPrefixes: [...new Set(taken.map(({ prefix }) => prefix))],
        versions: taken.map(({ origin }) => origin.version),
    };
    return { planned: { repository: first.origin.repository, module }, notTaken };
}
/** One source for each repository. A module that `registry.yml` cannot list beside the others of its repository is not taken. */
function groupSources(planned) {
    const notTaken = [];
    const groups = (0,group/* groupBy */.$)(planned, ({ repository }) => repository.toLowerCase());
    const sources = [...groups.values()].flatMap((group) => {
        const [{ repository }] = group;
        const all = { repository, modules: group.map(({ module }) => module) };
        if (problemOf(all) === undefined)
            return [all];
        const modules = [];
        for (const { module } of group) {
            const problem = problemOf({ repository, modules: [...modules, module] });
            const reason = `registry.yml cannot list it for ${repository}: ${problem}`;
            if (problem === undefined)
                modules.push(module);
            else
                notTaken.push({ address: module.address, version: null, reason });
        }
        return modules.length === 0 ? [] : [{ repository, modules }];
    });
    return { sources, notTaken };
}
/** Why `collect` would refuse the source; undefined where it would not. */
function problemOf({ repository, modules }) {
    const listed = modules.map(({ address, paths, tagPrefixes }) => {
        return { address, path: paths.map(directory), 'tag-prefix': tagPrefixes };
    });
    const { error } = registry_config/* registryConfigSchema */.VV.safeParse({ sources: [{ repository, modules: listed }] });
    const [issue] = error?.issues ?? [];
    return issue && (0,schema/* messageOfIssue */.kr)(issue);
}
const directory = (path) => path || '.';
/** What the tag of a version has before it, or why the version is not taken. @param newest the origin of the newest that is taken */
function prefixOf({ repository, ref, version, path }, tags, newest) {
    const known = tags.get(repository);
    if (known === undefined || typeof known === 'string')
        return { reason: `the tags of ${repository} cannot be listed: ${known ?? 'not asked'}` };
    const isCommit = /^[0-9a-f]{40}$/.test(ref);
    const named = isCommit || ref === '' ? [...known.keys()] : [ref.replace(/^refs\/tags\//, '')];
    const candidates = named.filter((tag) => tag.endsWith(version) && (!isCommit || known.get(tag) === ref));
    const prefixes = candidates.map((tag) => (0,module_tag/* prefixBefore */.e7)(tag, version));
    const prefix = prefixes.toSorted((a, b) => a.length - b.length)[0];
    if (prefix === undefined)
        return {
            reason: isCommit
                ? `no tag of ${repository} that ends with ${version} is at ${ref.slice(0, 7)}`
                : `${ref === '' ? 'no tag' : `"${ref}"`} of ${repository} is not a tag of ${version}`,
        };
    if (candidates.every((tag) => !known.has(tag)))
        return { reason: `${repository} has no tag "${ref}"` };
    if (newest !== undefined && newest.repository !== repository)
        return {
            reason: `it comes from ${repository}, and the newest version from ${newest.repository}: a module has one source`,
        };
    if (path === undefined && prefix !== '')
        return {
            reason: `its tag begins with ${(0,error/* quote */.hD)(prefix)}, and the registry does not say which directory of ${repository} it is: list it in registry.yml, under "modules" of the source`,
        };
    return { prefix };
}
const SCHEMA_LINE = '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/registry.schema.json';
function formatSources(sources) {
    const lines = sources.flatMap(({ repository, modules }) => [
        `  - repository: ${JSON.stringify(repository)}`,
        ...moduleLines(modules),
    ]);
    return `${[SCHEMA_LINE, 'sources:', ...lines].join('\n')}\n`;
}
function moduleLines(modules) {
    const [only, ...others] = modules;
    if (only?.paths.length === 1 && others.length === 0) {
        const path = only.paths[0] === '' ? [] : [`module-path: ${oneOrMore(only.paths)}`];
        return [`address: ${only.address}`, ...path, ...prefixLine(only)].map((line) => `    ${line}`);
    }
    const listed = modules.flatMap((module) => [
        `      - path: ${oneOrMore(module.paths.map(directory))}`,
        ...[`address: ${module.address}`, ...prefixLine(module)].map((line) => `        ${line}`),
    ]);
    return ['    modules:', ...listed];
}
function prefixLine({ tagPrefixes }) {
    return tagPrefixes.every((prefix) => prefix === '') ? [] : [`tag-prefix: ${oneOrMore(tagPrefixes)}`];
}
function oneOrMore(texts) {
    return JSON.stringify(texts.length === 1 ? texts[0] : texts);
}
/** A clone URL without user and password, which may be a secret. The user of SSH is none. */
function withoutCredentials(text) {
    if (!URL.canParse(text))
        return text;
    const url = new URL(text);
    if (url.password === '' && (url.username === '' || !/^https?:$/.test(url.protocol)))
        return text;
    url.password = '';
    if (/^https?:$/.test(url.protocol))
        url.username = '';
    return url.href;
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/import.js














/** `import`: writes the sources from which `collect` publishes the modules of another registry. Throws as {@link importModules}. */
async function importCommand({ from, output }, runtime) {
    const requests = from.map(parseImportUrl);
    if (output !== undefined && (0,external_node_fs_.existsSync)(output))
        throw new error/* RegistryError */.gl('INVALID_INPUT', `--output names ${(0,error/* quote */.hD)(output)}, which exists already`, 'name a new file, and copy its sources into your registry.yml');
    const { environment, log, temporary } = runtime;
    const git = await (0,git_git.requireGit)(new git_git.Git(environment, log));
    const registries = new registry_client/* RegistryClient */.b((0,web/* networkWeb */.jF)(log), await (0,registry_access/* openRegistryAccess */.S)(runtime));
    const listTags = async (url) => (0,remote/* listRemoteTags */.oW)(git, { remote: (0,git_remote/* parseGitRemote */.IM)(url), token: undefined, temporary });
    const report = await importModules(requests, { registries, listTags });
    const text = formatSources(report.sources);
    const isEmpty = report.sources.length === 0;
    if (output !== undefined && !isEmpty)
        await (0,command/* replaceFile */.fR)(output, text);
    return {
        json: { ...report, file: isEmpty ? null : (output ?? null) },
        text: formatImport(report, output === undefined && !isEmpty ? text : ''),
        refusals: isEmpty ? [nothing(from)] : [],
    };
}
function nothing(from) {
    return {
        code: 'NOT_FOUND',
        message: `${from.map(base_url/* quoteUrl */.y8).join(', ')} has no module that collect could publish`,
        hint: 'docs/guides/migration.md says what to do with packages that come from no Git repository',
    };
}
function formatImport({ sources, notTaken }, text) {
    const rows = sources.flatMap(({ repository, modules }) => modules.map(({ address, paths: [path = ''], versions }) => [
        address,
        String(versions.length),
        versions[0] ?? '',
        (0,error/* visible */.RK)(path === '' ? repository : `${repository} ${path}`),
    ]));
    const groups = (0,group/* groupBy */.$)(notTaken, ({ address, reason }) => `${address}\n${reason}`);
    const left = [...groups.values()].map((group) => {
        const [{ address, reason }] = group;
        const versions = group.flatMap(({ version }) => version ?? []).join(', ');
        return `not taken ${address}${versions === '' ? '' : ` ${versions}`}: ${(0,error/* visible */.RK)(reason)}`;
    });
    const modules = sources.flatMap((source) => source.modules);
    const versions = modules.reduce((sum, each) => sum + each.versions.length, 0);
    const rest = notTaken.length === 0 ? '' : `, ${notTaken.length} not taken`;
    const total = `total     ${(0,count/* counted */.h)(modules.length, 'module')}, ${(0,count/* counted */.h)(versions, 'version')}${rest}`;
    return [text, ...(0,table/* table */.t)(['module', 'versions', 'latest', 'source'], rows), ...left, total]
        .filter((line) => line !== '')
        .join('\n');
}


/***/ }),

/***/ 9334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ registryConfigFormat),
/* harmony export */   LO: () => (/* binding */ parseNamePattern),
/* harmony export */   VV: () => (/* binding */ registryConfigSchema),
/* harmony export */   fr: () => (/* binding */ REGISTRY_CONFIG_PATH),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7975);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8317);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6714);











/** Bytes of registry.yml. A larger file is INVALID_CONFIG. */
const MAX_REGISTRY_CONFIG_BYTES = 1024 * 1024;
/**
 * Sources of a registry.yml: directories of Git hosts get slow beyond this many files, and each source has
 * one of state. More are INVALID_CONFIG.
 */
const MAX_SOURCES = 3_000;
/** `registry.yml`: the repositories that an index collects its modules from. */
const REGISTRY_CONFIG_PATH = 'registry.yml';
const namespace = zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().check((context) => {
    const problem = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .addressProblem */ .cg)({ namespace: context.value, name: 'a', system: 'a' });
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value });
});
/** Options of one source, or at the top of the file of all sources. */
const publishing = {
    package: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape.package.refine((kinds) => kinds?.every((kind) => kind === 'index' || kind === 'git') ?? true, 'must be index, git, or both: the index is all that a collection writes'),
    'git-ref': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['git-ref'],
    compatibility: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape.compatibility,
    severities: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .configFormat */ .A5.schema.shape.severities,
    expose: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_publish_exposure_js__WEBPACK_IMPORTED_MODULE_9__/* .EXPOSURES */ .b3)
        .optional()
        .describe('What a public index may show of a private module; default: none, which refuses it.'),
};
/**
 * `owner/name` on the GitHub server of the run, or a Git remote anywhere. Throws INVALID_INPUT for text that is not a Git remote, a plain error for a remote that is not safe or is relative.
 */
function parseSourceRepository(text) {
    if (_module_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .OWNER_AND_NAME */ .yc.test(text))
        return text.replace(/\.git$/, '');
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .parseGitRemote */ .IM)(text);
    if (remote.scheme === 'http' && !(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .isLoopback */ .U9)(remote.host))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is http, which is for loopback only: use https`);
    if (remote.scheme === 'file' && !text.startsWith('file:///'))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be owner/name on GitHub, or a URL: https://…, ssh://…, git@host:path, file:///path`);
    return remote;
}
const ONLY_OF_OWNER = ['server', 'forge', 'match', 'exclude', 'forks', 'archived', 'templates'];
const ONLY_OF_REPOSITORY = ['address', 'module-path', 'source-url', 'modules'];
const ONLY_OF_ONE_MODULE = ['address', 'module-path', 'namespaces'];
const source = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    ...publishing,
    owner: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/, 'must be the name of a user or an organisation')
        .optional()
        .describe('A user or an organisation of the server: all of its repositories that match.'),
    server: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .parseServerUrl */ .Ep)
        .optional()
        .describe('URL of the server of the owner; default: that of the run. Its token is MODULE_REGISTRY_TOKEN_HOST, with "_" for each dot.'),
    forge: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_module_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .FORGE_NAMES */ .NT).optional().describe('What the server is; default: what it says itself.'),
    match: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseNamePattern)
        .optional()
        .describe('Names of repositories to collect, with * and ?: terraform-*-*.'),
    exclude: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseNamePattern))
        .optional()
        .describe('Names of repositories to leave out, with * and ?.'),
    forks: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes forks.'),
    archived: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes archived repositories.'),
    templates: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes template repositories.'),
    repository: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseSourceRepository)
        .optional()
        .describe('One repository: owner/name on the server of the run, or a Git remote anywhere.'),
    address: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .parseModuleAddress */ .E9)
        .optional()
        .describe('Address of its one module; default: from the name of the repository.'),
    'module-path': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['module-path'].describe('Directory of its one module.'),
    modules: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .listedModules */ .bV
        .optional()
        .describe('Its modules, in the place of those that its own config file lists.'),
    allow: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .configFormat */ .A5.schema.shape.allow,
    'source-url': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['source-url'],
    'tag-prefix': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['tag-prefix'],
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)
        .optional()
        .describe('Only these versions are collected: >= 5.0, < 6.0.'),
    namespaces: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(namespace)
        .min(1)
        .optional()
        .describe("Namespaces of the addresses in the repository's own config file; default: its owner."),
})
    .check(({ value, issues }) => {
    const problem = sourceProblem(value);
    if (problem !== undefined)
        issues.push({ code: 'custom', message: problem, input: value });
});
function sourceProblem(options) {
    const isOwner = options['owner'] !== undefined;
    if (isOwner === (options['repository'] !== undefined))
        return 'needs one of "owner" and "repository"';
    const wrong = (isOwner ? ONLY_OF_REPOSITORY : ONLY_OF_OWNER).find((name) => options[name] !== undefined);
    if (wrong !== undefined)
        return `"${wrong}" is for sources with "${isOwner ? 'repository' : 'owner'}"`;
    const ofOne = ONLY_OF_ONE_MODULE.find((name) => options[name] !== undefined);
    if (ofOne === undefined || options['modules'] === undefined)
        return undefined;
    return `"${ofOne}" is for sources without "modules"`;
}
/** What tells repositories apart: short names are those of one server. */
function repositoryText({ repository }) {
    if (repository === undefined)
        return [];
    const text = typeof repository === 'string' ? repository : repository.url;
    return [text.replace(/\.git$/, '').toLowerCase()];
}
/** The addresses that the options of a source give; none where its name gives the one of its module. */
function addressesOf({ address, modules = [], }) {
    return address === undefined ? modules.map((module) => module.address) : [address];
}
const limits = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    tags: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1).max(10_000).default(1_000).describe('Tags that could be versions.'),
    megabytes: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1).max(10_000).default(512).describe('Fetched in one run.'),
    seconds: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr()
        .min(1)
        .max(3_600)
        .default(120)
        .describe('To list its tags, to fetch them, and to pack them, each.'),
})
    .prefault({})
    .describe('The limits of one source in one run.');
const registryConfigSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    ...publishing,
    name: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().min(1).max(200).optional().describe('Name of an index that the run creates.'),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOwnUrl */ .N).optional().describe('Public URL of the index.'),
    limits,
    sources: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(source)
        .min(1)
        .max(MAX_SOURCES)
        .refine((sources) => isDistinct(sources.flatMap(addressesOf).map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .addressKey */ .IY)), 'two sources have the same address')
        .refine((sources) => isDistinct(sources.flatMap(repositoryText)), 'two sources have the same repository: list its modules under "modules" of one')
        .check(({ value, issues }) => {
        for (const [at, each] of value.entries()) {
            const clash = (0,_publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .prefixClash */ .Qi)(each, ['sources', at]);
            if (clash !== undefined)
                issues.push({ ...clash, path: clash.path.slice(1), code: 'custom', input: value });
        }
    })
        .describe('The repositories that the index collects its modules from.'),
});
const registryConfigFormat = { schema: registryConfigSchema, maxBytes: MAX_REGISTRY_CONFIG_BYTES };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}
/** Parses a pattern. Throws a plain error that names the broken rule. */
function parseNamePattern(text) {
    if (!/^[\w.*?~:@/-]{1,200}$/.test(text))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a name in which * and ? stand for other characters: terraform-*-*`);
    const source = text
        .replaceAll(/[.~:@/-]/g, '\\$&')
        .replaceAll(/\*+/g, '[^/]*')
        .replaceAll('?', '[^/]');
    const expression = new RegExp(`^${source}$`, 'i');
    return { text, matches: (name) => expression.test(name) };
}


/***/ }),

/***/ 6256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ openRegistryAccess)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(568);
// EXTERNAL MODULE: ./lib/module/module-source.js
var module_source = __webpack_require__(3430);
;// CONCATENATED MODULE: ./lib/adapters/hcl/cli-configuration.js







const SCHEMA = {
    labels: 0,
    attributes: [],
    blocks: {
        credentials: { labels: 1, attributes: ['token'] },
        host: { labels: 1, attributes: ['services'] },
    },
};
/**
 * Reads the files that clients read: the one that `TF_CLI_CONFIG_FILE` names, else `~/.tofurc` and `~/.terraformrc`; and what
 * `login` has stored. The first file that names a host counts. Throws INVALID_INPUT for a file that cannot be read or parsed.
 * https://developer.hashicorp.com/terraform/cli/config/config-file
 */
async function readCliConfiguration(environment) {
    const tokens = new Map();
    const modulesUrls = new Map();
    for (const file of configurationFiles(environment)) {
        for (const block of await readBlocks(file)) {
            const host = hostOf(block.labels[0] ?? '');
            const token = (0,expression/* stringValue */.r$)(block.attributes.get('token'));
            if (token !== '' && !tokens.has(host))
                tokens.set(host, token);
            const url = modulesUrlOf(host, block);
            if (url !== undefined && !modulesUrls.has(host))
                modulesUrls.set(host, url);
        }
    }
    for (const [host, token] of await storedTokens(environment))
        if (!tokens.has(host))
            tokens.set(host, token);
    return { tokens, modulesUrls };
}
function hostOf(label) {
    return (0,module_source/* comparableHost */.$o)(label) ?? label.toLowerCase();
}
function configurationFiles(environment) {
    const named = environment['TF_CLI_CONFIG_FILE'];
    if (named)
        return [named];
    const home = environment['HOME'];
    return home ? ['.tofurc', '.terraformrc'].map((name) => (0,external_node_path_.join)(home, name)) : [];
}
async function readBlocks(file) {
    const text = await readText(file);
    if (text === undefined || text.trim() === '')
        return [];
    // Loaded here, as most users have no such file.
    const { parseHcl } = await __webpack_require__.e(/* import() */ 7953).then(__webpack_require__.bind(__webpack_require__, 7953));
    const { blocks, problems } = parseHcl(text, SCHEMA);
    const [problem] = problems;
    if (problem === undefined)
        return blocks;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the CLI configuration ${(0,error/* quote */.hD)(file)} does not parse: line ${problem.line}: ${problem.message}`, 'correct it: terraform and tofu refuse it too');
}
/** Undefined for a file that does not exist, as clients do not ask for one. */
async function readText(file) {
    return (0,promises_.readFile)(file, 'utf8').catch((cause) => {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new error/* RegistryError */.gl('INVALID_INPUT', `the CLI configuration ${(0,error/* quote */.hD)(file)} cannot be read: ${(0,error/* messageOf */.bD)(cause)}`, 'make it readable, or name another file in TF_CLI_CONFIG_FILE', { cause });
    });
}
/** A relative URL is relative to that of discovery. */
function modulesUrlOf(host, { attributes }) {
    const services = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).safeParse((0,expression/* constantValue */.yb)(attributes.get('services')));
    const url = services.data?.['modules.v1'];
    const base = `https://${host}/.well-known/terraform.json`;
    if (typeof url !== 'string' || !URL.canParse(url, base))
        return undefined;
    const { href } = new URL(url, base);
    return href.endsWith('/') ? href : `${href}/`;
}
const stored = schemas/* object */.Ikc({ credentials: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ token: schemas/* string */.YjP() })) });
async function storedTokens(environment) {
    const home = environment['HOME'];
    const text = home ? await readText((0,external_node_path_.join)(home, '.terraform.d/credentials.tfrc.json')) : undefined;
    if (text === undefined)
        return [];
    const { credentials = {} } = (0,schema/* parseJson */.qF)(stored, Buffer.from(text)) ?? {};
    return Object.entries(credentials).map(([host, { token }]) => [hostOf(host), token]);
}

// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/composition/registry-access.js


/**
 * The tokens and the `host` blocks with which clients ask registries: of the environment, then of the CLI configuration. Throws
 * what {@link readCliConfiguration} throws.
 */
async function openRegistryAccess({ environment, secrets }) {
    const { tokens, modulesUrls } = await readCliConfiguration(environment);
    for (const token of tokens.values())
        secrets.add(token);
    return {
        tokenOf: (host) => environment[(0,url/* hostVariable */.ht)('TF_TOKEN_', host)] || tokens.get(host),
        modulesUrlOf: (host) => modulesUrls.get(host),
    };
}


/***/ }),

/***/ 3202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ RegistryClient)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4141);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8644);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8784);
/* harmony import */ var _client_walk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1973);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(675);
/* harmony import */ var _registry_responses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4165);











/** Modules of a namespace that `import` lists. Longer ones are refused. */
const MAX_LISTED_MODULES = 5_000;
const NAME_MODULES = 'name each module: --from https://registry/namespace/name/system';
const [CLIENT] = _client_js__WEBPACK_IMPORTED_MODULE_5__/* .CLIENTS */ .ro;
/** The requests of `audit`, `import` and `check` to registries, with the token of each host. */
class RegistryClient {
    #web;
    #hosts;
    #discovered = new Map();
    #details = new Map();
    constructor(web, hosts) {
        this.#web = web;
        this.#hosts = hosts;
    }
    request(host, url, maxBytes = _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_RESPONSE_BYTES */ .nB) {
        const { token } = this.#access(host);
        return this.#web.request({ url, headers: CLIENT.headers, token, maxRedirects: _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_REDIRECTS */ .NX, maxBytes });
    }
    /** The URL of the modules of a host; it ends with a slash. */
    modulesUrl(host) {
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_9__/* .getOrInsert */ .P)(this.#discovered, host, () => this.#discover(host));
    }
    async versions(host, address) {
        const modulesUrl = await this.modulesUrl(host);
        if (typeof modulesUrl !== 'string')
            return modulesUrl;
        const name = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address);
        const moduleUrl = `${modulesUrl}${name}`;
        const answer = await this.request(host, `${moduleUrl}/versions`);
        if (answer.kind !== 'response') {
            const fix = 'check the name of the host, its certificate and the network';
            return { kind: 'unknown', message: answer.message, fix };
        }
        // An index of this tool keeps the states of a module of which no version is listed any more.
        const isAnswered = answer.status === 200 || answer.status === 404;
        const states = isAnswered && (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .readVersionStates */ .HB)(name, await this.request(host, `${moduleUrl}/versions.json`));
        if (states)
            return {
                host,
                moduleUrl,
                markSupport: 'states',
                versions: states.flatMap((each) => known(each, each.state, each)),
            };
        const { listed, hasDeprecations } = readList(answer);
        if (listed.length === 0)
            return this.#refused(host, name, answer);
        return { host, moduleUrl, markSupport: hasDeprecations ? 'deprecations' : 'only', versions: listed };
    }
    /** What the details of a version say of its deprecation; undefined where the registry has no details. */
    async deprecation(module, version) {
        return (await this.#detailsOf(module, version))?.deprecation;
    }
    /** The Git repository, the tag and the directory of a version, as an index of this tool or the details of the version name them. */
    async origin(module, version) {
        const { host, moduleUrl, markSupport } = module;
        if (markSupport === 'states') {
            const release = await this.#document(host, `${moduleUrl}/${version}/release.json`, releaseOrigin);
            if (release !== undefined)
                return { ...release, source: release.repository.url };
        }
        const { source = '', tag = '' } = (await this.#detailsOf(module, version)) ?? {};
        return { source, tag, path: undefined };
    }
    /** What the `download` of a version leads to, for Terraform or else for OpenTofu; as text why it leads to nothing. */
    async source(host, address, version) {
        const modulesUrl = await this.modulesUrl(host);
        if (typeof modulesUrl !== 'string')
            return modulesUrl.message;
        const problems = [];
        for (const client of _client_js__WEBPACK_IMPORTED_MODULE_5__/* .CLIENTS */ .ro) {
            const walk = new _client_walk_js__WEBPACK_IMPORTED_MODULE_6__/* .ClientWalk */ .L(client, this.#web, this.#access(host));
            // Not by way of the list: a yanked version keeps its download.
            const selected = { listed: version, requested: version };
            const download = await walk.downloadOf(`${modulesUrl}${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address)}`, selected);
            const source = download && (await walk.source(download));
            if (source !== undefined)
                return source;
            problems.push(walk.stoppedAt?.message ?? '');
        }
        return problems[0] ?? '';
    }
    /**
     * The modules that a registry lists in a namespace; none where it has no such list. Throws INDEX_UNREACHABLE where a page of the list
     * cannot be read, LIMIT_EXCEEDED.
     */
    async listed(host, namespaceUrl) {
        const found = [];
        for (let [offset, next] = [-1, 0]; next > offset;) {
            offset = next;
            const page = await this.#listPage(host, namespaceUrl, offset);
            found.push(...page.modules);
            next = page.meta?.next_offset ?? 0;
            if (Math.max(next, found.length) > MAX_LISTED_MODULES)
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(namespaceUrl)} lists more than the limit of ${MAX_LISTED_MODULES} modules`, NAME_MODULES);
        }
        return found;
    }
    /** By the registry API, else the file of a static registry. */
    async #listPage(host, namespaceUrl, offset) {
        const isFirst = offset === 0;
        const result = await this.request(host, isFirst ? namespaceUrl : `${namespaceUrl}?offset=${offset}`);
        const list = (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .documentIn */ .Fd)(result, _registry_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleList */ .Rq);
        if (list !== undefined)
            return list;
        const file = isFirst ? await this.#document(host, `${namespaceUrl}/index.json`, _registry_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleList */ .Rq) : undefined;
        if (file !== undefined)
            return file;
        const retry = `run the command again, or ${NAME_MODULES}`;
        if (result.kind !== 'response')
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_UNREACHABLE', result.message, retry);
        const { status } = result;
        if (isFirst && (status === 404 || status === 200))
            return { modules: [] };
        const fix = status === 401 || status === 403 ? (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenFix */ .z5)(this.#access(host)) : retry;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_UNREACHABLE', (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .describeResponse */ .Xg)(result), fix);
    }
    #detailsOf({ host, moduleUrl }, version) {
        const url = `${moduleUrl}/${version}`;
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_9__/* .getOrInsert */ .P)(this.#details, url, () => this.#document(host, url, details));
    }
    async #document(host, url, schema) {
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .documentIn */ .Fd)(await this.request(host, url), schema);
    }
    async #discover(host) {
        const named = this.#hosts.modulesUrlOf(host);
        if (named !== undefined)
            return named;
        const result = await this.request(host, `https://${host}/.well-known/terraform.json`, _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_DISCOVERY_BYTES */ .Mt);
        const { checks, value } = (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .checkDiscovery */ .PA)(CLIENT, this.#access(host), result);
        return value ?? listFailure('unknown', checks);
    }
    #refused(host, address, answer) {
        const access = this.#access(host);
        if (answer.status === 401 || answer.status === 403)
            return { kind: 'unknown', message: (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .describeResponse */ .Xg)(answer), fix: (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenFix */ .z5)(access) };
        const { checks } = (0,_registry_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .checkVersions */ .OR)(address, { wanted: undefined, access }, answer);
        return listFailure(answer.status === 404 || answer.status === 200 ? 'missing' : 'unknown', checks);
    }
    #access(host) {
        return { host, token: this.#hosts.tokenOf(host) };
    }
}
const text = zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().catch('');
const deprecation = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3(_registry_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .markFields */ .x4);
const entry = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ ..._registry_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .versionFields */ .oc, deprecation: deprecation.nullish().catch(undefined) });
const protocolList = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({
    modules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_10__/* .unknown */ .L5J(), _limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_LISTED_VERSIONS */ .Hb) })),
});
const details = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ deprecation: deprecation.nullish(), source: text, tag: text });
const releaseOrigin = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ tag: text, path: text, repository: zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ url: text }) });
/** The versions of a protocol's answer; none where it is not such a list. */
function readList(answer) {
    const [module] = (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .documentIn */ .Fd)(answer, protocolList)?.modules ?? [];
    const entries = (module?.versions ?? []).flatMap((each) => entry.safeParse(each).data ?? []);
    return {
        listed: entries.flatMap((each) => known(each, each.deprecation == null ? 'listed' : 'deprecated', each.deprecation ?? {})),
        hasDeprecations: entries.some((each) => each.deprecation !== undefined),
    };
}
function known({ version: text, root, submodules }, state, { reason = '', link = '', replacement = '' }) {
    const version = text.replace(/^v/, '');
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(version))
        return [];
    const dependencies = new Map([
        ['', root?.dependencies ?? []],
        ...submodules.map((each) => [each.path, each.dependencies]),
    ]);
    return [{ version, state, reason, link, replacement, dependencies }];
}
function listFailure(kind, checks) {
    const broken = checks.find(({ verdict }) => verdict === 'broken');
    return { kind, message: broken?.message ?? 'the registry gives no usable answer', fix: broken?.fix ?? '' };
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   bZ: () => (/* binding */ PROTO_KEY),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   vP: () => (/* binding */ plainExpression),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** A key that Terraform takes, and that no JSON document of an index can keep: what has it is known by its text alone. */
const PROTO_KEY = '__proto__';
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
            const isText = pairs.some((pair) => pair.includes(undefined) || pair[0] === PROTO_KEY);
            return isText ? undefined : Object.fromEntries(pairs);
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
