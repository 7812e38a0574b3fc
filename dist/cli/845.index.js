export const id = 845;
export const ids = [845];
export const modules = {

/***/ 845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCommand: () => (/* binding */ importCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/git/git.js + 1 modules
var git_git = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/fetch.js
var fetch = __webpack_require__(7447);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var limits = __webpack_require__(5655);
// EXTERNAL MODULE: ./lib/adapters/git/transport.js
var git_transport = __webpack_require__(14);
;// CONCATENATED MODULE: ./lib/adapters/git/remote-tags.js





const TAGS = 'refs/tags/';
/** The commit of each tag of a repository, with the user's own Git credentials. Throws INVALID_INPUT, REPOSITORY_UNREACHABLE. */
async function listRemoteTags(git, url, temporary) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(url);
    const transport = await (0,git_transport/* transportTo */.r)(git, remote, temporary);
    const listed = await (0,fetch/* runLsRemote */.Ze)(git, ['--tags', remote.url], {
        cwd: temporary,
        maxOutput: limits/* MAX_LISTING_BYTES */.qH,
        ...transport,
        deadlineMs: limits/* TAGS_LISTING_MS */.Ip,
    });
    if (listed.code !== 0)
        throw (0,failures/* readFailure */.f1)('source', remote.url, listed.stderr);
    return new Map([...(0,fetch/* parseRefs */.Y4)(listed)].flatMap(([ref, commit]) => ref.startsWith(TAGS) ? [[ref.slice(TAGS.length), commit]] : []));
}

// EXTERNAL MODULE: ./lib/adapters/http/web.js
var http_web = __webpack_require__(9123);
// EXTERNAL MODULE: ./lib/audit/registry-answers.js
var registry_answers = __webpack_require__(2810);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 2 modules
var registry_access = __webpack_require__(918);
// EXTERNAL MODULE: ./lib/audit/module-package.js
var module_package = __webpack_require__(9862);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/collect/registry-config.js
var registry_config = __webpack_require__(9334);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/migration/import-sources.js




/** The module whose versions have these origins: those that come from another repository than the highest are not taken. */
function planModule(address, origins, tags) {
    const notTaken = [];
    const order = (0,version/* sortVersions */.M7)(origins.map(({ version }) => version));
    const sorted = origins.toSorted((a, b) => order.indexOf(a.version) - order.indexOf(b.version));
    const taken = [];
    for (const origin of sorted) {
        const prefix = prefixOf(origin, tags);
        const reason = typeof prefix === 'string' ? unusable(origin, prefix, taken[0]?.origin) : prefix.reason;
        if (reason === undefined && typeof prefix === 'string')
            taken.push({ origin, prefix });
        else
            notTaken.push({ address, version: origin.version, reason: reason ?? '' });
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
function unusable({ repository, path }, prefix, first) {
    if (first !== undefined && first.repository !== repository)
        return `it comes from ${repository}, and the newest version from ${first.repository}: a module has one source`;
    if (path === undefined && prefix !== '')
        return `its tag begins with ${(0,base_error/* quote */.hD)(prefix)}, and the registry does not say which directory of ${repository} it is: list it in registry.yml, under "modules" of the source`;
    return undefined;
}
/** One source for each repository. A module that `registry.yml` cannot list beside the others of its repository is not taken. */
function groupSources(planned) {
    const notTaken = [];
    const groups = (0,group/* groupBy */.$)(planned, ({ repository }) => repository.toLowerCase());
    const sources = [...groups.values()].flatMap((group) => {
        const repository = group[0]?.repository ?? '';
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
    return error?.issues[0]?.message;
}
const directory = (path) => path || '.';
/** What is before the version in its tag. */
function prefixOf({ repository, ref, version }, tags) {
    const known = tags.get(repository);
    if (known === undefined || typeof known === 'string')
        return { reason: `the tags of ${repository} cannot be listed: ${known ?? 'not asked'}` };
    const isCommit = /^[0-9a-f]{40}$/.test(ref);
    const named = isCommit || ref === '' ? [...known.keys()] : [ref.replace(/^refs\/tags\//, '')];
    const candidates = named.filter((tag) => tag.endsWith(version) && (!isCommit || known.get(tag) === ref));
    const prefixes = candidates.map((tag) => tag.slice(0, tag.length - version.length).replace(/v$/, ''));
    const found = prefixes.toSorted((a, b) => a.length - b.length)[0];
    if (found === undefined)
        return {
            reason: isCommit
                ? `no tag of ${repository} that ends with ${version} is at ${ref.slice(0, 7)}`
                : `${ref === '' ? 'no tag' : `"${ref}"`} of ${repository} is not a tag of ${version}`,
        };
    if (candidates.every((tag) => !known.has(tag)))
        return { reason: `${repository} has no tag "${ref}"` };
    return found;
}
const SCHEMA_LINE = '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/registry.schema.json';
/** The text of a `registry.yml` with these sources. */
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
/** A YAML text, or a list of several. */
function oneOrMore(texts) {
    return JSON.stringify(texts.length === 1 ? texts[0] : texts);
}

;// CONCATENATED MODULE: ./lib/migration/limits.js
/** Import of other registries. */
/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 4;

;// CONCATENATED MODULE: ./lib/migration/import-modules.js







/** Reads `https://registry/ns/name/system`, or `https://registry/ns`. Throws INVALID_INPUT, INVALID_ADDRESS. */
function parseImportUrl(text) {
    const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
    const url = URL.canParse(whole) ? new URL(whole) : undefined;
    const path = url?.pathname.replace(/^\/(?:v1\/)?modules\//, '/').replaceAll(/^\/+|\/+$/g, '') ?? '';
    const parts = path.split('/');
    const host = url?.host ?? '';
    if (url?.protocol === 'http:')
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--from is ${(0,base_url/* quoteUrl */.y8)(text)}, and clients read registries over https alone`, 'write https:// instead of http://');
    if (url?.protocol === 'https:' && parts.length === 3)
        return { host, address: (0,module_address/* parseModuleAddress */.E9)(path) };
    if (url?.protocol === 'https:' && parts.length === 1 && path !== '')
        return { host, namespace: path };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--from is ${(0,base_url/* quoteUrl */.y8)(text)}, which is neither a module nor a namespace of a registry`, 'write https://registry/namespace/name/system, or https://registry/namespace');
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
    const { answers } = dependencies;
    const { host } = request;
    const modulesUrl = await answers.modulesUrl(host);
    if (typeof modulesUrl !== 'string')
        throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', modulesUrl.message, modulesUrl.fix);
    const addresses = 'address' in request ? [request.address] : await answers.listed(host, `${modulesUrl}${request.namespace}`);
    if (addresses.length === 0)
        throw notListed(request);
    return (0,in_parallel/* inParallel */.H)(addresses, REQUESTS_AT_ONCE, (address) => importModule({ host, modulesUrl, address }, dependencies));
}
async function importModule(module, dependencies) {
    const { host } = module;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const answer = await dependencies.answers.versions(host, module.address);
    if ('kind' in answer)
        return { planned: undefined, notTaken: [{ address, version: null, reason: answer.message }] };
    const notTaken = [];
    const wanted = answer.versions.filter(({ version, state, reason }) => {
        const isListed = state === 'listed' || state === 'deprecated';
        if (!isListed)
            notTaken.push({ address, version, reason: `it is ${state}: ${(0,base_error/* quote */.hD)(reason)}` });
        return isListed;
    });
    const origins = [];
    for (const origin of await (0,in_parallel/* inParallel */.H)(wanted, REQUESTS_AT_ONCE, ({ version }) => findOrigin({ ...module, version, told: answer.told }, dependencies)))
        if ('reason' in origin)
            notTaken.push({ address, ...origin });
        else
            origins.push(origin);
    const plan = planModule(address, origins, await tagsOf(origins, dependencies));
    return { planned: plan.planned, notTaken: [...notTaken, ...plan.notTaken] };
}
/** From the location; where that is no Git repository, from what the registry says of the version besides. */
async function findOrigin({ host, modulesUrl, address, version, told }, dependencies) {
    const source = await (0,module_package/* findSource */.T)({ host, address, version }, dependencies);
    if (typeof source !== 'string' && source.kind === 'git')
        return { version, repository: source.url, ref: source.ref, path: source.subdirectory };
    const named = await dependencies.answers.origin(host, `${modulesUrl}${(0,module_address/* formatModuleAddress */.wc)(address)}/${version}`, told);
    if (/^https?:\/\/[^/]+\/.+/.test(named.source))
        return {
            version,
            repository: `${named.source.replace(/\/$/, '').replace(/\.git$/, '')}.git`,
            ref: named.tag,
            path: named.path,
        };
    return {
        version,
        reason: `${describe(source)}, and the registry names no Git repository: publish it from its repository`,
    };
}
function describe(source) {
    if (typeof source === 'string')
        return source;
    return {
        archive: 'the package is an archive',
        oci: 'the package is in an OCI registry',
        git: '',
        page: 'the location is a page',
        unfollowed: 'the location is of a kind that is not followed',
    }[source.kind];
}
/** The tags of each repository once. */
async function tagsOf(origins, { tags }) {
    const listed = new Map();
    for (const { repository } of origins) {
        if (listed.has(repository))
            continue;
        try {
            listed.set(repository, await tags.list(repository));
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            listed.set(repository, error.message);
        }
    }
    return listed;
}
function notListed(request) {
    const name = 'namespace' in request ? request.namespace : (0,module_address/* formatModuleAddress */.wc)(request.address);
    return new base_error/* RegistryError */.gl('NOT_FOUND', `${request.host} lists no modules in the namespace ${(0,base_error/* quote */.hD)(name)}`, 'name each module: --from https://registry/namespace/name/system');
}

// EXTERNAL MODULE: ./lib/cli/replace-file.js
var replace_file = __webpack_require__(2277);
;// CONCATENATED MODULE: ./lib/cli/import.js













/** `import`: writes the sources from which `collect` publishes the modules of another registry. Throws as {@link importModules}. */
async function importCommand({ from, output }, runtime) {
    const requests = from.map(parseImportUrl);
    if (output !== undefined && (0,external_node_fs_.existsSync)(output))
        throw exists(output);
    const { environment, log, temporary } = runtime;
    const git = new git_git.Git(environment, log);
    await (0,git_git.requireGit)(git);
    const hosts = await (0,registry_access/* openRegistryAccess */.S)(runtime);
    const web = (0,http_web/* networkWeb */.jF)(log);
    const report = await importModules(requests, {
        answers: new registry_answers/* RegistryAnswers */.x(web, hosts),
        web,
        hosts,
        tags: { list: (repository) => listRemoteTags(git, repository, temporary) },
    });
    const text = formatSources(report.sources);
    const isEmpty = report.sources.length === 0;
    if (output !== undefined && !isEmpty)
        await (0,replace_file/* replaceFile */.f)(output, text);
    return {
        json: { ...report, file: isEmpty ? null : (output ?? null) },
        text: formatImport(report, output === undefined && !isEmpty ? text : ''),
        refusals: isEmpty ? [nothing(from)] : [],
    };
}
function exists(output) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `--output names ${(0,base_error/* quote */.hD)(output)}, which exists already`, 'name a new file, and copy its sources into your registry.yml');
}
function nothing(from) {
    return {
        code: 'NOT_FOUND',
        message: `${from.map(base_url/* quoteUrl */.y8).join(', ')} has no module that collect could publish`,
        hint: 'docs/migration.md says what to do with packages that come from no Git repository',
    };
}
function formatImport({ sources, notTaken }, text) {
    const rows = sources.flatMap(({ repository, modules }) => modules.map(({ address, paths: [path = ''], versions }) => [
        address,
        String(versions.length),
        versions[0] ?? '',
        (0,base_error/* visible */.RK)(path === '' ? repository : `${repository} ${path}`),
    ]));
    const groups = (0,group/* groupBy */.$)(notTaken, ({ address, reason }) => `${address}\n${reason}`);
    const left = [...groups.values()].map((group) => {
        const [first] = group;
        const versions = group.flatMap(({ version }) => version ?? []).join(', ');
        return `not taken ${first?.address}${versions === '' ? '' : ` ${versions}`}: ${(0,base_error/* visible */.RK)(first?.reason ?? '')}`;
    });
    return [text, ...(0,table/* table */.t)(['module', 'versions', 'latest', 'source'], rows), ...left]
        .filter((line) => line !== '')
        .join('\n');
}


/***/ }),

/***/ 7400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ TAGS_PER_BATCH),
/* harmony export */   RR: () => (/* binding */ FETCHES_AT_ONCE),
/* harmony export */   cf: () => (/* binding */ LISTINGS_AT_ONCE),
/* harmony export */   kz: () => (/* binding */ MAX_REGISTRY_CONFIG_BYTES),
/* harmony export */   md: () => (/* binding */ MAX_OWNER_PAGES),
/* harmony export */   uu: () => (/* binding */ MAX_SOURCES)
/* harmony export */ });
/** Collecting. */
/**
 * Sources of a registry.yml: directories of Git hosts get slow beyond this many files, and each source has
 * one of state. More are INVALID_CONFIG.
 */
const MAX_SOURCES = 3_000;
/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100;
/**
 * Sources that are asked for their tags at the same time: enough to hide the delay of a connection, few
 * enough for any server. The rest waits.
 */
const LISTINGS_AT_ONCE = 16;
/** Sources that are fetched at the same time. The rest waits. */
const FETCHES_AT_ONCE = 4;
/**
 * New tags in one index commit: this bounds the memory of a run. A version of a large module takes about 5 MB until it is
 * committed. More make several commits.
 */
const TAGS_PER_BATCH = 500;
/** Bytes of registry.yml. A larger file is INVALID_CONFIG. */
const MAX_REGISTRY_CONFIG_BYTES = 1024 * 1024;


/***/ }),

/***/ 6560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ parseNamePattern)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

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

/***/ 9334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ registryConfigFormat),
/* harmony export */   VV: () => (/* binding */ registryConfigSchema),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* unused harmony export REGISTRY_CONFIG_PATH */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
/* harmony import */ var _module_repository_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5152);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(774);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6714);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7400);
/* harmony import */ var _name_pattern_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6560);












/** `registry.yml`: the repositories that an index collects its modules from. */
const REGISTRY_CONFIG_PATH = 'registry.yml';
const namespace = zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().check((context) => {
    const problem = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_5__/* .addressProblem */ .cg)({ namespace: context.value, name: 'a', system: 'a' });
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value });
});
/** Options of one source, or at the top of the file of all sources. */
const publishing = {
    package: _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .selectionOptions */ .lo.shape.package.refine((kinds) => kinds?.every((kind) => kind === 'index' || kind === 'git') ?? true, 'must be index, git, or both: the index is all that a collection writes'),
    'git-ref': _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .selectionOptions */ .lo.shape['git-ref'],
    compatibility: _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .selectionOptions */ .lo.shape.compatibility,
    expose: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_publish_exposure_js__WEBPACK_IMPORTED_MODULE_8__/* .EXPOSURES */ .b)
        .optional()
        .describe('What a public index may show of a private module; default: none, which refuses it.'),
};
/**
 * `owner/name` on the GitHub server of the run, or a Git remote anywhere. Throws INVALID_INPUT for text that is not a Git remote, a plain error for a remote that is not safe or is relative.
 */
function parseSourceRepository(text) {
    if (_module_repository_name_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_AND_NAME */ .y.test(text))
        return text.replace(/\.git$/, '');
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .parseGitRemote */ .IM)(text);
    if (remote.scheme === 'http' && !(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(remote.host))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is http, which is for loopback only: use https`);
    if (remote.scheme === 'file' && !text.startsWith('file:///'))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be owner/name on GitHub, or a URL: https://…, ssh://…, git@host:path, file:///path`);
    return remote;
}
const ONLY_OF_OWNER = ['match', 'exclude', 'forks', 'archived', 'templates'];
const ONLY_OF_REPOSITORY = ['address', 'module-path', 'source-url', 'modules'];
const ONLY_OF_ONE_MODULE = ['address', 'module-path', 'namespaces'];
const source = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    ...publishing,
    owner: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/, 'must be the name of a user or an organisation')
        .optional()
        .describe('A user or an organisation of the GitHub server: all of its repositories that match.'),
    match: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_name_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .parseNamePattern */ .L)
        .optional()
        .describe('Names of repositories to collect, with * and ?: terraform-*-*.'),
    exclude: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_name_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .parseNamePattern */ .L))
        .optional()
        .describe('Names of repositories to leave out, with * and ?.'),
    forks: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes forks.'),
    archived: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes archived repositories.'),
    templates: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes template repositories.'),
    repository: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseSourceRepository)
        .optional()
        .describe('One repository: owner/name on the GitHub server, or a Git remote anywhere.'),
    address: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_5__/* .parseModuleAddress */ .E9)
        .optional()
        .describe('Address of its one module; default: from the name of the repository.'),
    'module-path': _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .modulePath */ .Mw.optional().describe('Directory of its one module.'),
    modules: _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .listedModules */ .bV
        .optional()
        .describe('Its modules, in the place of those that its own config file lists.'),
    'source-url': _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .selectionOptions */ .lo.shape['source-url'],
    'tag-prefix': _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .selectionOptions */ .lo.shape['tag-prefix'],
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
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_SOURCES */ .uu)
        .refine((sources) => isDistinct(sources.flatMap(addressesOf).map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_5__/* .addressKey */ .IY)), 'two sources have the same address')
        .refine((sources) => isDistinct(sources.flatMap(repositoryText)), 'two sources have the same repository: list its modules under "modules" of one')
        .check(({ value, issues }) => {
        for (const [at, each] of value.entries()) {
            const clash = (0,_publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .prefixClash */ .Qi)(each, ['sources', at]);
            if (clash !== undefined)
                issues.push({ ...clash, path: clash.path.slice(1), code: 'custom', input: value });
        }
    })
        .describe('The repositories that the index collects its modules from.'),
});
const registryConfigFormat = { schema: registryConfigSchema, maxBytes: _limits_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_REGISTRY_CONFIG_BYTES */ .kz };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ addressFromRepository),
/* harmony export */   y: () => (/* binding */ OWNER_AND_NAME)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 */
function addressFromRepository(owner, repository) {
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, 'set the module address: --module ns/name/system (action input "module")');
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


/***/ }),

/***/ 4632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ isMovingTag),
/* harmony export */   ej: () => (/* binding */ versionsAtEnd),
/* harmony export */   wf: () => (/* binding */ otherSpellings),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8294);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);



/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the tag prefix of the module (`''`, `vpc/`, `vpc-`, `network@`).
 * The error of a refused tag is an INVALID_TAG. `not-a-version-tag` means a tag of something else (`latest`, or of another
 * module); a tag that breaks another rule was meant as a version of this module, or is not allowed for any module.
 */
function readTag(tag, prefix) {
    const refuse = refusals(tag, `push a tag such as ${prefix}v1.2.3`);
    if (tag.trim() === '' || tag === '-')
        return refuse('empty-tag', 'names no version');
    const problem = characterProblem(tag);
    if (problem !== undefined)
        return refuse('tag-charset', `is not allowed: ${problem}`);
    const version = tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/^v/, '') : '';
    // Any digit counts, so that full-width ones get the exact refusal of the version.
    if (!/^\p{Nd}/u.test(version)) {
        const start = prefix === '' ? 'a version number' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(version);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - version.length);
    const refuseVersion = refusals(tag, `push a tag such as ${start}${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleVersion */ .Dw)(version)}`);
    return reading.rule === 'build-metadata'
        ? refuseVersion('build-metadata', `cannot be published: ${reading.problem}`)
        : refuseVersion('semver', `is not a semantic version: ${reading.problem}`);
}
/**
 * The tags that may spell the version of this one with or without `v`: `1.2.3` and `v1.2.3`. There may be several, as a number in a
 * tag may be of its prefix.
 */
function otherSpellings(tag) {
    return [...tag.matchAll(/(?<![\d.])\d+\.\d+\.\d+/g)].flatMap(({ index }) => {
        const [start, version] = [tag.slice(0, index), tag.slice(index)];
        return [`${start}v${version}`, ...(start.endsWith('v') ? [`${start.slice(0, -1)}${version}`] : [])];
    });
}
/** The versions that a tag may end in, whatever its prefix: `network-2-v1.2.3` ends in 1.2.3 alone, as a version does not begin in the middle of a number. */
function versionsAtEnd(tag) {
    const starts = [...tag.matchAll(/(?<![0-9])[0-9]/g)].map(({ index }) => index);
    return starts.flatMap((start) => {
        const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(tag.slice(start));
        return reading.ok ? [reading.version] : [];
    });
}
/**
 * Whether a tag follows the newest version of a major or minor line (`v1`, `v1.2`, `vpc/v1`), as workflows of GitHub name
 * actions. It is no version of any module.
 */
function isMovingTag(tag) {
    return /^(?:.*[/@-])?v?\d+(?:\.\d+)?$/.test(tag) && !/\d+\.\d+\.\d+/.test(tag);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank are not here: later checks refuse them with a better reason. */
const FORBIDDEN = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._Q)
        return `it has ${tag.length} characters, more than ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._Q}`;
    const forbidden = FORBIDDEN.exec(tag);
    if (forbidden !== null)
        return `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it contains ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}


/***/ }),

/***/ 774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  A5: () => (/* binding */ configFormat),
  bV: () => (/* binding */ listedModules),
  Mw: () => (/* binding */ modulePath),
  Qi: () => (/* binding */ prefixClash),
  lo: () => (/* binding */ selectionOptions),
  Y_: () => (/* binding */ tagPrefixesOf)
});

// UNUSED EXPORTS: configSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/publish/limits.js
var limits = __webpack_require__(6947);
// EXTERNAL MODULE: ./lib/publish/module-directory.js
var module_directory = __webpack_require__(9733);
// EXTERNAL MODULE: ./lib/publish/package-kinds.js
var package_kinds = __webpack_require__(449);
// EXTERNAL MODULE: ./lib/module/ref-name.js
var ref_name = __webpack_require__(3873);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(4632);
;// CONCATENATED MODULE: ./lib/publish/tag-prefix.js



const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' };
/** What is wrong with the prefix of the tags of a module; undefined where nothing is. */
function tagPrefixProblem(prefix) {
    const filled = fillTagPrefix(prefix, () => EXAMPLE);
    if (!/[{}]/.test(filled) && (0,ref_name/* isRefName */.p)(`${filled}v1.0.0`))
        return undefined;
    return `${(0,error/* quote */.hD)(prefix)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`;
}
/**
 * A tag prefix with the parts of the module address instead of `{namespace}`, `{name}` and `{system}`.
 * @param address asked only for a prefix that has such a part
 */
function fillTagPrefix(prefix, address) {
    return prefix.replaceAll(/\{(namespace|name|system)\}/g, (_, part) => address()[part]);
}
/** The first of the prefixes that another one makes ambiguous: `vpc-` reads `vpc-v1.0.0` as 1.0.0, and so does `vpc-v`. */
function findPrefixClash(prefixes) {
    const all = new Set(prefixes);
    for (const prefix of all) {
        for (let length = 0; length < prefix.length; length += 1) {
            const shorter = prefix.slice(0, length);
            const tag = all.has(shorter) ? sharedTag(prefix, shorter) : undefined;
            if (tag !== undefined)
                return { prefix, shorter, tag };
        }
    }
    return undefined;
}
/** A tag that is a version with both prefixes; `shorter` is the beginning of `prefix`. */
function sharedTag(prefix, shorter) {
    return [`${prefix}1.0.0`, `${prefix}v1.0.0`].find((tag) => (0,module_tag/* readTag */.zW)(tag, shorter).verdict === 'version');
}

;// CONCATENATED MODULE: ./lib/publish/config.js









/** `.module-registry.yml`: the flags of publish under the same names, and the modules of a repository that holds several. */
const CONFIG_PATH = '.module-registry.yml';
/** A directory in a repository: relative, posix, without `.` and `..`; `.` itself is the root, written `''`. */
function parseModulePath(text) {
    const path = text === '.' ? '' : text.replace(/^\.\//, '').replace(/(?<=[^/])\/$/, '');
    const isInside = path === '' || path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    if (isInside && !/[\0-\x1f\\]/.test(path))
        return path;
    throw new Error('must be a directory inside the repository, such as modules/vpc');
}
function parsePackageKinds(text) {
    const kinds = [...new Set(text.split(',').map((kind) => kind.trim()))];
    const known = package_kinds/* PACKAGE_KINDS */.js.filter((kind) => kinds.includes(kind));
    if (known.length === kinds.length)
        return known.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    throw new Error(`must be one of ${package_kinds/* PACKAGE_KINDS */.js.join(', ')}, or several of them with commas`);
}
const modulePath = (0,schema/* checkedText */.N0)(parseModulePath);
const moduleAddress = (0,schema/* checkedText */.N0)(module_address/* parseModuleAddress */.E9);
const tagPrefix = schemas/* string */.YjP().check(({ value, issues }) => {
    const message = tagPrefixProblem(value);
    if (message !== undefined)
        issues.push({ code: 'custom', message, input: value, continue: true });
});
const tagPrefixes = schemas/* union */.KCZ([tagPrefix, schemas/* array */.YOg(tagPrefix).min(1)]).optional();
const compatibility = schemas/* enum */.k5n(['off', 'warn', 'enforce'])
    .describe('For a version number that is too small for the changes of the interface; default: warn.');
/** Options that flags, inputs and the config file share. */
const selectionOptions = schemas/* strictObject */.rej({
    module: moduleAddress
        .optional()
        .describe('Address of the one module of the repository: namespace/name/system.'),
    'module-path': modulePath.optional().describe('Directory of the one module of the repository.'),
    'tag-prefix': tagPrefixes.describe('The beginning of the tags of modules that set none: vpc/ for vpc/v1.2.3, or {name}/ (also {namespace}, {system}).'),
    package: (0,schema/* checkedText */.N0)(parsePackageKinds)
        .optional()
        .describe(`Package storage: ${package_kinds/* PACKAGE_KINDS */.js.join(', ')}, or several with commas. The protocol's download names the first.`),
    compatibility: compatibility.optional(),
    versions: (0,schema/* checkedText */.N0)(version_constraint/* parseConstraint */.FJ)
        .optional()
        .describe('The versions that all-tags publishes, as a constraint: >= 2.0.0; default: all.'),
    ...package_kinds/* storeOptionShapes */.Bk,
});
const ignoredTag = schemas/* strictObject */.rej({
    tag: schemas/* string */.YjP()
        .min(1)
        .regex(/^[^*]*(\*[^*]*)?$/, 'must be the name of a tag, in which one * may stand for any characters: v0.*')
        .describe('The name of the tag; one * in it stands for any characters.'),
    reason: schemas/* string */.YjP().min(1).describe('Why it is left out; the run prints it.'),
});
const listedModule = schemas/* strictObject */.rej({
    path: schemas/* union */.KCZ([modulePath, schemas/* array */.YOg(modulePath).min(1)], {
        error: ({ input }) => input === undefined
            ? 'is missing: name a directory, such as modules/vpc'
            : 'must be a directory inside the repository, such as modules/vpc, or a list of them',
    })
        .describe('Directory of the module in the repository, or a list: the first that has configuration at the commit.'),
    root: modulePath
        .optional()
        .describe('For a module that calls directories beside it: its package holds them too, up to this directory; "." is the repository.'),
    address: moduleAddress.describe('Address of the module: namespace/name/system.'),
    'tag-prefix': tagPrefixes.describe('The beginning of the tags of this module, or a list: vpc/ for vpc/v1.2.3 and vpc/1.2.3.'),
});
function checkModules({ value, issues }) {
    const refuse = (message, path = []) => issues.push({ code: 'custom', message, input: value, path, continue: true });
    if (!isDistinct(value.flatMap(({ path }) => path)))
        refuse('two modules have the same path');
    if (!isDistinct(value.map(({ address }) => (0,module_address/* addressKey */.IY)(address))))
        refuse('two modules have the same address');
    for (const [at, { path, root = '' }] of value.entries())
        for (const each of [path].flat().filter((directory) => !(0,module_directory/* isWithin */.U)(directory, root)))
            refuse(`${(0,error/* quote */.hD)(root)} does not hold the path ${(0,error/* quote */.hD)(each)}: name a directory above it, or "." for the repository`, [at, 'root']);
}
/** The modules of a repository, as its own config file or `registry.yml` lists them. */
const listedModules = schemas/* array */.YOg(listedModule).min(1).check(checkModules);
const configSchema = selectionOptions
    .extend({
    'ignore-tags': schemas/* array */.YOg(ignoredTag)
        .optional()
        .describe('Tags that --all-tags leaves out, each with a reason: old mistakes that cannot be deleted.'),
    allow: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('Paths, from the root of the repository, that may be packaged although they look like secrets.'),
    modules: schemas/* array */.YOg(listedModule.extend(package_kinds/* moduleStoreOptionShapes */.h8))
        .min(1)
        .check(checkModules)
        .optional()
        .describe('The modules of a repository that holds several.'),
})
    .check(({ value, issues }) => {
    const clash = prefixClash(value);
    if (clash !== undefined)
        issues.push({ ...clash, code: 'custom', input: value });
});
/**
 * The mistake that two prefixes read one tag as two versions, with the places of both.
 * @param place of the modules in their file
 */
function prefixClash({ modules = [], 'tag-prefix': byDefault }, place = []) {
    const places = new Map();
    for (const [at, module] of modules.entries()) {
        const path = [...place, 'modules', at, ...(module['tag-prefix'] === undefined ? [] : ['tag-prefix'])];
        for (const prefix of tagPrefixesOf(module, byDefault, () => module.address))
            if (!places.has(prefix))
                places.set(prefix, path);
    }
    const clash = findPrefixClash(places.keys());
    if (clash === undefined)
        return undefined;
    const { prefix, shorter, tag } = clash;
    return {
        message: `the tag ${(0,error/* quote */.hD)(tag)} is two versions, one with the prefix ${(0,error/* quote */.hD)(prefix)} and one with ${(0,error/* quote */.hD)(shorter)}: change one of them`,
        path: places.get(prefix) ?? [],
        params: { other: places.get(shorter) },
    };
}
/** The prefixes of the tags of a module: its own, else the default, else none. */
function tagPrefixesOf(module, byDefault, address) {
    return [module['tag-prefix'] ?? byDefault ?? ''].flat().map((prefix) => fillTagPrefix(prefix, address));
}
const configFormat = { schema: configSchema, maxBytes: limits/* MAX_CONFIG_BYTES */.GW };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}


/***/ }),

/***/ 9733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin)
/* harmony export */ });
/** Whether a directory of a repository is another one, or in it; `''` is the root. */
function isWithin(path, directory) {
    return directory === '' || path === directory || path.startsWith(`${directory}/`);
}


/***/ }),

/***/ 449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ storeOptionShapes),
/* harmony export */   h8: () => (/* binding */ moduleStoreOptionShapes),
/* harmony export */   js: () => (/* binding */ PACKAGE_KINDS),
/* harmony export */   sv: () => (/* binding */ storeOptionsFrom)
/* harmony export */ });
/* unused harmony export STORE_OPTIONS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(106);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8713);





/**
 * The kinds of package storage that this version writes, each with its options as flags, inputs and `.module-registry.yml`
 * spell them. A kind that is added here needs a store in src/composition/package-stores.ts; nothing compiles before.
 */
const STORE_OPTIONS = {
    index: {},
    git: {
        'git-ref': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['commit', 'tag'])
            .optional()
            .describe('What the location of a git package names: the commit (default), or the tag, which can move.'),
        'source-url': zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
            .min(1)
            .optional()
            .describe('Clone URL in the location of a git package, used verbatim; default: the origin as https.'),
    },
    release: {},
    oci: {
        'oci-repository': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__.parseOciRepository)
            .optional()
            .describe('Where oci packages are pushed to, as HOST/PATH: one repository for each module.'),
        'oci-tags': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['all', 'version'])
            .optional()
            .describe('all (default): 1.2.3, and 1.2, 1 and latest for the highest release; version: 1.2.3 alone.'),
    },
    s3: {
        'package-url': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBucketUrl */ .LA)
            .optional()
            .describe('Where s3 packages are stored, as s3://BUCKET or s3://BUCKET/PREFIX.'),
        'package-public-url': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)
            .optional()
            .describe('https URL under which clients read what package-url holds; default: the bucket, with AWS credentials.'),
        'package-endpoint': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)
            .optional()
            .describe('Server of the object store of package-url, if it is not AWS.'),
        'package-region': zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
            .regex(/^[a-z0-9-]{1,32}$/)
            .optional()
            .describe('Region of the bucket of package-url; default: AWS_REGION, else us-east-1.'),
    },
};
/** In the order in which messages name them. */
const PACKAGE_KINDS = Object.keys(STORE_OPTIONS);
/** The options of all kinds beside each other, as a flag, an input or a config file gives them. */
const storeOptionShapes = {
    ...STORE_OPTIONS.index,
    ...STORE_OPTIONS.git,
    ...STORE_OPTIONS.release,
    ...STORE_OPTIONS.oci,
    ...STORE_OPTIONS.s3,
};
/** The options that each module of a repository may have for itself. */
const moduleStoreOptionShapes = { 'oci-repository': STORE_OPTIONS.oci['oci-repository'] };
/** Sorts options by kind. Where several sources name an option, the first of them wins. */
function storeOptionsFrom(sources) {
    const optionsOf = (kind) => Object.keys(STORE_OPTIONS[kind]).flatMap((name) => {
        const value = sources.map((source) => source[name]).find((each) => each !== undefined);
        return value === undefined ? [] : [[name, value]];
    });
    // Each value has been parsed by the schema of its own name.
    return Object.fromEntries(PACKAGE_KINDS.map((kind) => [kind, Object.fromEntries(optionsOf(kind))]));
}


/***/ })

};
