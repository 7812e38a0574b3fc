export const id = 6213;
export const ids = [6213];
export const modules = {

/***/ 6213:
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
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/fetch.js
var fetch = __webpack_require__(7447);
// EXTERNAL MODULE: ./lib/adapters/git/transport.js
var git_transport = __webpack_require__(14);
;// CONCATENATED MODULE: ./lib/adapters/git/remote-tags.js




const TAGS = 'refs/tags/';
const LISTING_MS = 60_000;
/** The commit of each tag of a repository, with the user's own Git credentials. Throws INVALID_INPUT, REPOSITORY_UNREACHABLE. */
async function listRemoteTags(git, url, temporary) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(url);
    const transport = await (0,git_transport/* transportTo */.r)(git, remote, temporary);
    const signal = AbortSignal.timeout(LISTING_MS);
    const listed = await (0,fetch/* runLsRemote */.Ze)(git, ['--tags', remote.url], {
        cwd: temporary,
        maxOutput: fetch/* MAX_LISTING_BYTES */.qH,
        ...transport,
        signal,
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
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 2 modules
var registry_access = __webpack_require__(918);
// EXTERNAL MODULE: ./lib/audit/module-package.js
var module_package = __webpack_require__(9862);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/migration/import-sources.js

/**
 * The source of a module whose versions have these origins. A source is one repository and one directory, so versions that are elsewhere
 * than the highest are not taken.
 */
function planSource(address, origins, tags) {
    const notTaken = [];
    const order = (0,version/* sortVersions */.M7)(origins.map(({ version }) => version));
    const sorted = origins.toSorted((a, b) => order.indexOf(a.version) - order.indexOf(b.version));
    const taken = [];
    for (const origin of sorted) {
        const prefix = prefixOf(origin, tags);
        const reason = typeof prefix === 'string' ? elsewhere(origin, taken[0]?.origin) : prefix.reason;
        if (reason === undefined && typeof prefix === 'string')
            taken.push({ origin, prefix });
        else
            notTaken.push({ address, version: origin.version, reason: reason ?? '' });
    }
    const [first] = taken;
    if (first === undefined)
        return { source: undefined, notTaken };
    const { repository, path } = first.origin;
    const tagPrefixes = [...new Set(taken.map(({ prefix }) => prefix))];
    return {
        source: { repository, address, path, tagPrefixes, versions: taken.map(({ origin }) => origin.version) },
        notTaken,
    };
}
function elsewhere({ repository, path }, first) {
    if (first === undefined)
        return undefined;
    if (first.repository !== repository)
        return `it comes from ${repository}, and the newest version from ${first.repository}: a source is one repository`;
    if (first.path !== path)
        return `it is in the directory ${path || '.'}, and the newest version in ${first.path || '.'}: give the repository a .module-registry.yml with both in "path"`;
    return undefined;
}
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
    const lines = sources.flatMap(({ repository, address, path, tagPrefixes }) => [
        `  - repository: ${JSON.stringify(repository)}`,
        `    address: ${address}`,
        ...(path === '' ? [] : [`    module-path: ${JSON.stringify(path)}`]),
        ...(tagPrefixes.every((prefix) => prefix === '')
            ? []
            : [`    tag-prefix: ${JSON.stringify(tagPrefixes.length === 1 ? tagPrefixes[0] : tagPrefixes)}`]),
    ]);
    return `${[SCHEMA_LINE, 'sources:', ...lines].join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/migration/import-modules.js






/** Reads `https://registry/ns/name/system`, or `https://registry/ns`. Throws INVALID_INPUT, INVALID_ADDRESS. */
function parseImportUrl(text) {
    const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
    const url = URL.canParse(whole) ? new URL(whole) : undefined;
    const path = url?.pathname.replace(/^\/(?:v1\/)?modules\//, '/').replaceAll(/^\/+|\/+$/g, '') ?? '';
    const parts = path.split('/');
    const host = url?.host ?? '';
    if (url?.protocol === 'https:' && parts.length === 3)
        return { host, address: (0,module_address/* parseModuleAddress */.E9)(path) };
    if (url?.protocol === 'https:' && parts.length === 1 && path !== '')
        return { host, namespace: path };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--from is ${(0,base_error/* quote */.hD)(text)}, which is neither a module nor a namespace of a registry`, 'write https://registry/namespace/name/system, or https://registry/namespace');
}
const AT_ONCE = 4;
/**
 * The sources from which `collect` publishes the modules of another registry, as far as their packages come from Git. It writes nothing.
 * Throws NOT_FOUND for a namespace that the registry does not list, INDEX_UNREACHABLE where it does not answer.
 */
async function importModules(request, dependencies) {
    const { answers } = dependencies;
    const { host } = request;
    const modulesUrl = await answers.modulesUrl(host);
    if (typeof modulesUrl !== 'string')
        throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', modulesUrl.message, modulesUrl.fix);
    const addresses = 'address' in request ? [request.address] : await answers.listed(host, `${modulesUrl}${request.namespace}`);
    if (addresses.length === 0)
        throw notListed(request);
    const found = await (0,in_parallel/* inParallel */.H)(addresses, AT_ONCE, (address) => importModule({ host, modulesUrl, address }, dependencies));
    const { kept, left } = onePerRepository(found.flatMap(({ source }) => source ?? []));
    return { sources: kept, notTaken: [...found.flatMap(({ notTaken }) => notTaken), ...left] };
}
/** `collect` reads a repository once. The module in its root is taken, else the first. */
function onePerRepository(sources) {
    const groups = (0,group/* groupBy */.$)(sources, ({ repository }) => repository.toLowerCase());
    const firsts = [...groups.values()].map((group) => group.find(({ path }) => path === '') ?? group[0]);
    const kept = sources.filter((source) => firsts.includes(source));
    const left = sources
        .filter((source) => !kept.includes(source))
        .map(({ address, repository }) => {
        const reason = `${repository} is the source of another module, and collect reads it once: give it a .module-registry.yml with all of its modules (module-registry configure)`;
        return { address, version: null, reason };
    });
    return { kept, left };
}
async function importModule(module, dependencies) {
    const { host } = module;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const answer = await dependencies.answers.versions(host, module.address);
    if ('kind' in answer)
        return { source: undefined, notTaken: [{ address, version: null, reason: answer.message }] };
    const notTaken = [];
    const wanted = answer.versions.filter(({ version, state, reason }) => {
        const isListed = state === 'listed' || state === 'deprecated';
        if (!isListed)
            notTaken.push({ address, version, reason: `it is ${state}: ${(0,base_error/* quote */.hD)(reason)}` });
        return isListed;
    });
    const origins = [];
    for (const origin of await (0,in_parallel/* inParallel */.H)(wanted, AT_ONCE, ({ version }) => findOrigin(module, version, dependencies)))
        if ('reason' in origin)
            notTaken.push({ address, ...origin });
        else
            origins.push(origin);
    const planned = planSource(address, origins, await tagsOf(origins, dependencies));
    return { source: planned.source, notTaken: [...notTaken, ...planned.notTaken] };
}
/** From the location; where that is no Git repository, from what the details of the version name. */
async function findOrigin({ host, modulesUrl, address }, version, dependencies) {
    const source = await (0,module_package/* findSource */.T)({ host, address, version }, dependencies);
    if (typeof source !== 'string' && source.kind === 'git')
        return { version, repository: source.url, ref: source.ref, path: source.subdirectory };
    const named = await dependencies.answers.origin(host, `${modulesUrl}${(0,module_address/* formatModuleAddress */.wc)(address)}/${version}`);
    if (/^https?:\/\/[^/]+\/.+/.test(named.source))
        return {
            version,
            repository: `${named.source.replace(/\/$/, '').replace(/\.git$/, '')}.git`,
            ref: named.tag,
            path: '',
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
    const request = parseImportUrl(from);
    if (output !== undefined && (0,external_node_fs_.existsSync)(output))
        throw exists(output);
    const { environment, log, temporary } = runtime;
    const git = new git_git.Git(environment, log);
    await (0,git_git.requireGit)(git);
    const hosts = await (0,registry_access/* openRegistryAccess */.S)(runtime);
    const web = (0,http_web/* networkWeb */.jF)(log);
    const report = await importModules(request, {
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
        message: `${(0,base_error/* quote */.hD)(from)} has no module that collect could publish`,
        hint: 'docs/migration.md says what to do with packages that come from no Git repository',
    };
}
function formatImport({ sources, notTaken }, text) {
    const rows = sources.map(({ address, repository, path, versions }) => [
        address,
        String(versions.length),
        versions[0] ?? '',
        (0,base_error/* visible */.RK)(path === '' ? repository : `${repository} ${path}`),
    ]);
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


/***/ })

};
