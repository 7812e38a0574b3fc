export const id = 6093;
export const ids = [6093];
export const modules = {

/***/ 1283:
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
var git_git = __webpack_require__(2114);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var remote = __webpack_require__(9130);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var http_web = __webpack_require__(7968);
// EXTERNAL MODULE: ./lib/audit/registry-answers.js
var registry_answers = __webpack_require__(4471);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2668);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(7729);
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 2 modules
var registry_access = __webpack_require__(9009);
// EXTERNAL MODULE: ./lib/audit/module-package.js
var module_package = __webpack_require__(3359);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(3209);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/collect/registry-config.js
var registry_config = __webpack_require__(8149);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
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
    const path = (0,base_url/* withoutOuterSlashes */.Jv)(url?.pathname.replace(/^\/(?:v1\/)?modules\//, '/') ?? '');
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
    for (const origin of await (0,in_parallel/* inParallel */.H)(wanted, REQUESTS_AT_ONCE, ({ version }) => findOrigin({ ...module, version, markSupport: answer.markSupport }, dependencies)))
        if ('reason' in origin)
            notTaken.push({ address, ...origin });
        else
            origins.push(origin);
    const plan = planModule(address, origins, await tagsOf(origins, dependencies));
    return { planned: plan.planned, notTaken: [...notTaken, ...plan.notTaken] };
}
/** From the location; where that is no Git repository, from what the registry says of the version besides. */
async function findOrigin({ host, modulesUrl, address, version, markSupport }, dependencies) {
    const source = await (0,module_package/* findSource */.T)({ host, address, version }, dependencies);
    if (typeof source !== 'string' && source.kind === 'git')
        return { version, repository: (0,base_url/* withoutCredentials */.ri)(source.url), ref: source.ref, path: source.subdirectory };
    const named = await dependencies.answers.origin(host, `${modulesUrl}${(0,module_address/* formatModuleAddress */.wc)(address)}/${version}`, markSupport);
    if (/^https?:\/\/[^/]+\/.+/.test(named.source))
        return {
            version,
            repository: `${(0,base_url/* withoutCredentials */.ri)(named.source)
                .replace(/\/$/, '')
                .replace(/\.git$/, '')}.git`,
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

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(4996);
// EXTERNAL MODULE: ./lib/cli/replace-file.js
var replace_file = __webpack_require__(8076);
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
    const list = async (url) => (0,remote/* listRemoteTags */.oW)(git, { remote: (0,git_remote/* parseGitRemote */.IM)(url), token: undefined, temporary });
    const report = await importModules(requests, {
        answers: new registry_answers/* RegistryAnswers */.x(web, hosts),
        web,
        hosts,
        tags: { list },
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

/***/ 7305:
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

/***/ 1193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ parseNamePattern)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

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

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ registryConfigFormat),
/* harmony export */   VV: () => (/* binding */ registryConfigSchema),
/* harmony export */   fr: () => (/* binding */ REGISTRY_CONFIG_PATH),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3908);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5958);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4996);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1160);
/* harmony import */ var _module_repository_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5645);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9290);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2607);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7305);
/* harmony import */ var _name_pattern_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1193);












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
    severities: _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .severities */ .gO,
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
    allow: _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .allowedFiles */ .g8,
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

/***/ 4099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
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


/***/ })

};
