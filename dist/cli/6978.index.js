export const id = 6978;
export const ids = [6978];
export const modules = {

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

/***/ 7805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configureCommand: () => (/* binding */ configureCommand),
  importCommand: () => (/* binding */ importCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/module-directory.js
var module_directory = __webpack_require__(6822);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var remote = __webpack_require__(8169);
// EXTERNAL MODULE: ./lib/adapters/http/web.js + 1 modules
var web = __webpack_require__(5469);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(55);
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 1 modules
var registry_access = __webpack_require__(6256);
// EXTERNAL MODULE: ./lib/doctor/registry-client.js
var registry_client = __webpack_require__(3202);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
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
    const { registries } = dependencies;
    const { host } = request;
    const modulesUrl = await registries.modulesUrl(host);
    if (typeof modulesUrl !== 'string')
        throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', modulesUrl.message, modulesUrl.fix);
    if ('address' in request)
        return [await importModule(host, request.address, dependencies)];
    const addresses = await registries.listed(host, `${modulesUrl}${request.namespace}`);
    if (addresses.length === 0)
        throw new base_error/* RegistryError */.gl('NOT_FOUND', `${host} lists no modules in the namespace ${(0,base_error/* quote */.hD)(request.namespace)}`, 'name each module: --from https://registry/namespace/name/system');
    return (0,in_parallel/* inParallel */.H)(addresses, REQUESTS_AT_ONCE, (address) => importModule(host, address, dependencies));
}
async function importModule(host, module, { registries, listTags }) {
    const address = (0,module_address/* formatModuleAddress */.wc)(module);
    const answer = await registries.versions(host, module);
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
    for (const origin of await (0,in_parallel/* inParallel */.H)(wanted, REQUESTS_AT_ONCE, ({ version }) => findOrigin(module, version, answer, registries)))
        if ('reason' in origin)
            notTaken.push({ address, ...origin });
        else
            origins.push(origin);
    const tags = new Map();
    for (const repository of new Set(origins.map((origin) => origin.repository)))
        tags.set(repository, await listTags(repository).catch((0,base_error/* ifRefused */.yR)(({ message }) => message)));
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
    return error?.issues[0]?.message;
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
            reason: `its tag begins with ${(0,base_error/* quote */.hD)(prefix)}, and the registry does not say which directory of ${repository} it is: list it in registry.yml, under "modules" of the source`,
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

// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
;// CONCATENATED MODULE: ./lib/publish/configuration-text.js

const configuration_text_SCHEMA_LINE = '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/module-registry.schema.json';
/** Characters of a line of a comment. A longer text goes on in the next one. */
const LINE_LENGTH = 100;
/** The text of a config file. */
function formatConfiguration(modules, leftOut) {
    const lines = modules.flatMap(({ path, otherPaths, address, tagPrefixes, root }) => [
        `  - path: ${yamlList([path, ...otherPaths])}`,
        `    address: ${address}`,
        ...(tagPrefixes.length === 0 ? [] : [`    tag-prefix: ${yamlList(tagPrefixes)}`]),
        ...(root === undefined ? [] : [`    root: ${root} # versions of it need what is beside it`]),
    ]);
    const comments = leftOut.flatMap(({ path, reason }) => comment(`${(0,base_error/* quote */.hD)(path)}: ${reason}`));
    const rest = comments.length === 0 ? [] : ['# Left out; write by hand what should be published:', ...comments];
    return `${[configuration_text_SCHEMA_LINE, 'modules:', ...lines, ...rest].join('\n')}\n`;
}
function comment(text) {
    const lines = ['# -'];
    for (const word of (0,base_error/* visible */.RK)(text).split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last.length + word.length < LINE_LENGTH || last.length < 5)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(`#   ${word}`);
    }
    return lines;
}
/** One text alone is no list. */
function yamlList(texts) {
    const items = texts.map(yamlText);
    return items.length === 1 ? items.join('') : `[${items.join(', ')}]`;
}
/** JSON is YAML. */
function yamlText(text) {
    return /^(?:[A-Za-z][\w./-]*|\.)$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
        ? text
        : JSON.stringify(text);
}

// EXTERNAL MODULE: ./lib/publish/package-checks.js
var package_checks = __webpack_require__(5405);
;// CONCATENATED MODULE: ./lib/publish/configure.js










/** Major versions of a module whose newest tag is read for what is needed beside it. Older ones count as HEAD. */
const MAX_MAJORS = 50;
/**
 * Plans a config file for the modules of a repository: addresses from their directories, prefixes from the tags that there are. What
 * cannot be published is left out. Throws NOT_A_MODULE where there is none, INVALID_INPUT and INVALID_ADDRESS where no address can be told.
 */
function configure(request) {
    const { directories, owner, namespace = owner } = request;
    if (directories.every(({ path }) => path === ''))
        throw new base_error/* RegistryError */.gl('NOT_A_MODULE', 'no directory of the repository but its root has .tf or .tofu files, examples and tests apart', 'name the repository with --repository; a repository of one module in its root needs no config file');
    if (namespace === undefined)
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the repository has no origin that names its owner', 'name the namespace: --namespace acme');
    const inTags = prefixesOf(request.tags);
    const found = new Map(directories.map(({ path }) => [path, inTags.filter((prefix) => isNamedBy(prefix, path))]));
    const prefixes = tagPrefixes(found, request.tags);
    const places = new Addresses(request, namespace, found);
    const known = new Map();
    const modules = [];
    const refused = [];
    for (const directory of directories) {
        const { path } = directory;
        try {
            const address = (0,module_address/* formatModuleAddress */.wc)(places.of(directory));
            const other = known.get(address.toLowerCase());
            if (other !== undefined)
                throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,base_error/* quote */.hD)(other || '.')} is ${address} already`, `write ${config/* CONFIG_PATH */.tF} by hand (docs/guides/several-modules.md)`);
            if (directory.problem !== undefined)
                throw new base_error/* RegistryError */.gl('NOT_A_MODULE', directory.problem, '');
            known.set(address.toLowerCase(), path);
            modules.push(configured({ tags: request.tags, ...directory }, address, prefixes(path)));
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            refused.push({ path, error });
        }
    }
    const [first] = refused;
    if (modules.length === 0 && first !== undefined)
        throw new base_error/* RegistryError */.gl(first.error.code, `${(0,base_error/* quote */.hD)(first.path)} is no module of a registry: ${first.error.message}`, first.error.hint || 'name another repository with --repository');
    const leftOut = refused.map(({ path, error }) => ({ path: path || '.', reason: error.message }));
    const otherTags = request.tags.filter((tag) => (0,module_tag/* versionsAtEnd */.ej)(tag).length > 0 &&
        modules.every(({ tagPrefixes }) => versionsOf([tag], tagPrefixes).size === 0));
    return { modules, leftOut, otherTags, text: formatConfiguration(modules, leftOut) };
}
/** Directories that only tags have: `release/acme/vpc/v1.0.0` is of `acme/modules/vpc`. */
const ONLY_IN_TAGS = /^(?:release|tag|version)s?\//;
/** What stands between the name of a directory and a version in tags, the usual first. */
const SEPARATORS = '/-@_';
/**
 * What the tags have before a separator and their versions, in the order in which a configuration names them: that of the highest version
 * first, as `release` goes on with it.
 */
function prefixesOf(tags) {
    const rank = (prefix) => SEPARATORS.indexOf(prefix.slice(-1));
    const found = tags
        .flatMap((tag) => (0,module_tag/* versionsAtEnd */.ej)(tag).map((version) => ({ version, prefix: (0,module_tag/* prefixBefore */.e7)(tag, version) })))
        .filter(({ prefix }) => prefix !== '' && rank(prefix) >= 0)
        .sort((a, b) => (0,version/* compareVersions */.Zy)(b.version, a.version) || rank(a.prefix) - rank(b.prefix));
    return [...new Set(found.map(({ prefix }) => prefix))];
}
/** Whether tags of the prefix name the directory: its name after directories above it, not all of them, and before a separator. */
function isNamedBy(prefix, path) {
    const named = prefix.slice(0, -1).replace(ONLY_IN_TAGS, '').split('/');
    let end = path.split('/');
    const isBelow = named.every((name) => {
        const at = end.indexOf(name);
        end = end.slice(at + 1);
        return at >= 0;
    });
    return isBelow && named.at(-1) === nameOf(path);
}
function nameOf(path) {
    return path.split('/').at(-1) ?? path;
}
function configured({ path, needsBeside, tags, otherPaths = [] }, address, tagPrefixes) {
    const versions = [...versionsOf(tags, tagPrefixes).keys()];
    return {
        path: path || '.',
        otherPaths: otherPaths.map((other) => other || '.'),
        address,
        tagPrefixes,
        ...(needsBeside ? { root: '.' } : {}),
        versions: versions.length,
        latest: (0,version/* selectLatest */.se)(versions) ?? null,
    };
}
/**
 * The prefixes of a module: those that tags have; else none where all tags are of the repository; else its name, or its path where another
 * directory has the name, before the separator of most others.
 * @param found of each directory
 */
function tagPrefixes(found, tags) {
    const names = (0,group/* groupBy */.$)([...found.keys()], nameOf);
    const namesakes = (path) => names.get(nameOf(path)) ?? [];
    const isShared = (prefix, path) => namesakes(path).some((other) => other !== path && found.get(other)?.includes(prefix));
    const own = (path) => (found.get(path) ?? []).filter((prefix) => prefix.startsWith(path) || !isShared(prefix, path));
    const areShared = [...found.keys()].every((path) => own(path).length === 0) &&
        tags.some((tag) => (0,module_tag/* readTag */.zW)(tag, '').verdict === 'version');
    const current = [...found.keys()].flatMap((path) => own(path).slice(0, 1));
    const separator = mostFrequent(current.map((prefix) => prefix.slice(-1))) ?? '/';
    return (path) => {
        if (path === '' || areShared)
            return [];
        const prefixes = own(path);
        return prefixes.length > 0
            ? prefixes
            : [`${namesakes(path).length > 1 ? path : nameOf(path)}${separator}`];
    };
}
/** Providers that modules of every system require for their own ends. */
const HELPERS = /^(?:archive|cloudinit|external|git|http|local|null|random|template|time|tls)$/;
class Addresses {
    #request;
    #namespace;
    #prefixes;
    /** The directory that holds all of them, which says nothing of any; it ends with `/`. */
    #parent;
    /** That of the name of the repository; `terraform-infrastructure-modules` has none, as no directory requires such a provider. */
    #ofRepository;
    /** Of each directory of which it can be told. */
    #systems;
    /** @param prefixes those that tags have, of each directory */
    constructor(request, namespace, prefixes) {
        this.#request = request;
        this.#namespace = namespace;
        this.#prefixes = prefixes;
        const { directories, repository = '' } = request;
        const [, named = ''] = conventional(repository) ?? [];
        const required = directories.flatMap(({ providers }) => providers);
        const isRequired = required.length === 0 || required.some((provider) => isSystem(named, provider));
        this.#ofRepository = named !== '' && isRequired ? named : undefined;
        const unnamed = directories.filter(({ path }) => path !== '' && !this.#isNamed(path));
        const parents = unnamed.map(({ path }) => (0,module_files/* directoryOf */.jt)(path));
        this.#parent = (0,package_package/* rootPrefix */.RO)(parents.reduce(package_checks/* commonDirectory */.hH, parents[0] ?? ''));
        this.#systems = directories.flatMap((each) => this.#ownSystem(each)?.system ?? []);
    }
    /** Throws INVALID_INPUT for a directory whose system cannot be told, INVALID_ADDRESS. */
    of(directory) {
        const { path } = directory;
        const { system, names } = this.#ownSystem(directory) ?? {
            system: this.#fallback(directory),
            names: this.#names(path),
        };
        const { repository = '' } = this.#request;
        const [, , ownName] = conventional(path === '' ? repository : nameOf(path)) ?? [];
        if (path === '' && ownName === undefined)
            throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `the name of the repository is not terraform-<SYSTEM>-<NAME>: add { path: ., address: ${this.#namespace}/${shortName(repository)}/${system?.replaceAll('-', '') ?? 'SYSTEM'} } or another address`, 'write its address by hand');
        if (system === undefined)
            throw unknownSystem(directory);
        const name = ownName ?? names.join('-');
        const address = { namespace: this.#namespace, name, system: system.replaceAll('-', '') };
        const problem = (0,module_address/* addressProblem */.cg)(address);
        if (problem === undefined)
            return address;
        throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `it gives no module address: ${problem}`, 'name what is wrong with --namespace or --system, or rename the directory');
    }
    /** Whether tags begin with the whole path. */
    #isNamed(path) {
        return this.#prefixes.get(path)?.some((prefix) => prefix.startsWith(path)) === true;
    }
    #names(path) {
        const below = path.startsWith(this.#parent) ? path.slice(this.#parent.length) : path;
        const names = below.split('/');
        return names.filter((name, at) => !/^_?modules$/.test(name) || at === names.length - 1);
    }
    /**
     * Flags come first, then the names of the directory and the repository, then the directories above it, then the provider of most
     * resources, beside those that help.
     */
    #ownSystem(directory) {
        const { path, providers, resources } = directory;
        const names = this.#names(path);
        const named = this.#request.system ?? conventional(nameOf(path))?.[1] ?? this.#ofRepository;
        if (named !== undefined)
            return { system: named, names };
        // `aws/ec2/alb` is ec2-alb of aws, as tfr-static has it.
        const [above = '', ...below] = names;
        if (below.length > 0 && this.#isNamed(path))
            return { system: above, names: below };
        const stable = stableProviders(providers);
        for (const [at, name] of names.entries()) {
            const system = mostUsed(stable.filter((provider) => isRelated(name, provider)), resources);
            // `google-cloud/vpc` is vpc, but `vpc/aws-logs` is more than a system.
            if (system !== undefined)
                return { system, names: names.length > 1 && isSystem(name, system) ? names.toSpliced(at, 1) : names };
        }
        const system = mostUsed(stable.length === 1 ? stable : mainProviders(directory), resources);
        return system === undefined ? undefined : { system, names };
    }
    /**
     * The provider that is the system of most directories; for what requires none the system of another one that the path names, that of more
     * than half, or `null`, as of terraform-null-label.
     */
    #fallback(directory) {
        const main = mainProviders(directory);
        if (main.length > 0)
            return mostFrequent(this.#systems.filter((system) => main.includes(system)));
        const words = this.#names(directory.path).flatMap((name) => name.split(/[-_]/).slice(0, 1));
        const named = words.find((word) => this.#systems.includes(word));
        if (named !== undefined)
            return named;
        const common = mostFrequent(this.#systems);
        const others = this.#systems.filter((system) => system !== common);
        return common !== undefined && others.length * 2 < this.#systems.length ? common : 'null';
    }
}
function stableProviders(providers) {
    return [...new Set(providers.map((name) => name.replace(/-beta$/, '')))];
}
function mainProviders({ providers }) {
    return stableProviders(providers).filter((name) => !HELPERS.test(name));
}
/** The provider of most resources, or the only one; undefined where several have as many. */
function mostUsed(providers, resources) {
    if (providers.length === 1)
        return providers[0];
    return mostFrequent(resources.flatMap((type) => providers.filter((provider) => type.startsWith(`${provider}_`))));
}
/** Undefined where several are as frequent. */
function mostFrequent(texts) {
    const [first, second] = [...(0,group/* groupBy */.$)(texts, (text) => text)].sort(([, a], [, b]) => b.length - a.length);
    return first?.[1].length === second?.[1].length ? undefined : first?.[0];
}
/** `azure` and `azure-dns` are of the provider azurerm, `google-cloud` and `gcp` of google. */
function isRelated(name, provider) {
    const [first = ''] = name.split(/[-_]/);
    return (isSystem(name, provider) || (first.length > 2 && provider.startsWith(first) && !HELPERS.test(provider)));
}
function isSystem(name, provider) {
    const word = name === 'gcp' ? 'google' : name.replaceAll(/[-_]/g, '');
    return word === `${provider}cloud` || (word.length > 2 && provider.replaceAll('-', '').startsWith(word));
}
/** `terraform-aws-vpc` is the module vpc of aws. */
function conventional(name) {
    return /^(?:terraform|tofu)-(?!modules?-)([0-9a-z]+)-(.+)$/.exec(name);
}
/** `terraform-module-cloud_init` is cloud_init. */
function shortName(repository) {
    return repository.replace(/^(?:terraform|tofu|opentofu|tf)-(?:modules?-)?/i, '') || 'NAME';
}
function unknownSystem({ providers }) {
    const why = providers.length === 0 ? 'requires no provider' : `requires ${providers.map(base_error/* quote */.hD).join(', ')}`;
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `its system cannot be told: it ${why}`, 'name the system of all modules: --system aws');
}
function versionsOf(tags, tagPrefixes) {
    const prefixes = tagPrefixes.length === 0 ? [''] : tagPrefixes;
    return new Map(tags.flatMap((tag) => prefixes.flatMap((prefix) => {
        const reading = (0,module_tag/* readTag */.zW)(tag, prefix);
        return reading.verdict === 'version' ? [[reading.version, tag]] : [];
    })));
}
/**
 * Of tags that are one version of a module by two prefixes, at two commits, those that are not in the history of HEAD, else of the later
 * prefix: publish refuses both.
 */
function doubledTags(modules, tags, released) {
    const commits = new Map(tags.map(({ tag, commit }) => [tag, commit]));
    const isAside = ([, tag]) => Number(!released.has(tag));
    const doubled = new Set();
    for (const { tagPrefixes } of modules) {
        const kept = new Map();
        const versions = tagPrefixes.flatMap((prefix) => [...versionsOf([...commits.keys()], [prefix])]);
        for (const [version, tag] of versions.toSorted((a, b) => isAside(a) - isAside(b))) {
            const commit = commits.get(kept.get(version) ?? tag);
            if (commit !== commits.get(tag))
                doubled.add(tag);
            else
                kept.set(version, tag);
        }
    }
    return doubled;
}
/**
 * The tags of a module, and of them those that are the newest of their major version (below 1.0.0 of their minor version, which breaks callers
 * there), the newest first, not more than {@link MAX_MAJORS}.
 */
function tagsOf(tags, tagPrefixes) {
    const versions = versionsOf(tags, tagPrefixes);
    const lineOf = (version) => /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? '';
    const majors = (0,group/* groupBy */.$)((0,version/* sortVersions */.M7)([...versions.keys()]), lineOf);
    const newest = [...majors.values()].slice(0, MAX_MAJORS).flatMap(([first]) => versions.get(first) ?? []);
    return { all: [...versions.values()], newest };
}

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/migration.js


























/** `import`: writes the sources from which `collect` publishes the modules of another registry. Throws as {@link importModules}. */
async function importCommand({ from, output }, runtime) {
    const requests = from.map(parseImportUrl);
    if (output !== undefined && (0,external_node_fs_.existsSync)(output))
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--output names ${(0,base_error/* quote */.hD)(output)}, which exists already`, 'name a new file, and copy its sources into your registry.yml');
    const { environment, log, temporary } = runtime;
    const git = new git_git.Git(environment, log);
    await (0,git_git.requireGit)(git);
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
        (0,base_error/* visible */.RK)(path === '' ? repository : `${repository} ${path}`),
    ]));
    const groups = (0,group/* groupBy */.$)(notTaken, ({ address, reason }) => `${address}\n${reason}`);
    const left = [...groups.values()].map((group) => {
        const [{ address, reason }] = group;
        const versions = group.flatMap(({ version }) => version ?? []).join(', ');
        return `not taken ${address}${versions === '' ? '' : ` ${versions}`}: ${(0,base_error/* visible */.RK)(reason)}`;
    });
    const modules = sources.flatMap((source) => source.modules);
    const versions = modules.reduce((sum, each) => sum + each.versions.length, 0);
    const rest = notTaken.length === 0 ? '' : `, ${notTaken.length} not taken`;
    const total = `total     ${(0,count/* counted */.h)(modules.length, 'module')}, ${(0,count/* counted */.h)(versions, 'version')}${rest}`;
    return [text, ...(0,table/* table */.t)(['module', 'versions', 'latest', 'source'], rows), ...left, total]
        .filter((line) => line !== '')
        .join('\n');
}
/**
 * `configure`: writes the config file of a repository of several modules. Throws as {@link configure}, INVALID_INPUT for a file that exists
 * and for a bare repository.
 */
async function configureCommand(flags, runtime) {
    const { namespace, system, dryRun = false } = flags;
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository);
    try {
        const repository = await (0,module_repository.findWorkTree)(new git_git.Git(runtime.environment, runtime.log), flags.repository);
        if (repository === undefined)
            throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(flags.repository)} is a bare repository, and configure reads files that are checked out`, `clone it (git clone ${flags.repository} DIR), and name the clone: --repository DIR`);
        const tagged = await modules.tags.all();
        const tags = tagged.map(({ tag }) => tag);
        const paths = await findModuleDirectories(repository, namedDirectories(tags));
        const directories = [];
        for (const path of paths) {
            const module = await (0,module_directory/* readModuleDirectory */.a)((0,external_node_path_.join)(repository, path));
            if (path === '' && isBare(module.root))
                continue;
            const calls = await callsOf(repository, path, module);
            const providers = module.root.providers.map(({ name }) => name);
            const managed = module.root.resources.filter(({ mode }) => mode === 'managed');
            const resources = managed.map(({ type }) => type);
            directories.push({ path, providers, resources, ...calls });
        }
        const [name, owner] = modules.origin.identity?.repository.split('/').toReversed() ?? [];
        const all = { directories, tags, owner, repository: name, namespace, system };
        const released = new Set((await modules.released.all()).map(({ tag }) => tag));
        const doubled = doubledTags(configure(all).modules, tagged, released);
        if (doubled.size > 0)
            runtime.log.info(`tags      left out, as another commit has the version: ${(0,base_error/* shortList */.pg)([...doubled].map(base_error/* quote */.hD)).join(', ')}`);
        const request = { ...all, tags: tags.filter((tag) => !doubled.has(tag)) };
        const past = await readPast(modules, configure(request).modules, paths, runtime.log);
        const found = configure({
            ...request,
            directories: directories.map((each) => ({ ...each, ...past.get(each.path) })),
        });
        const file = (0,external_node_path_.join)(repository, config/* CONFIG_PATH */.tF);
        if (!dryRun && (0,external_node_fs_.existsSync)(file))
            throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(file)} exists already`, 'compare it with what configure --dry-run prints, or delete it first');
        if (!dryRun)
            await (0,command/* replaceFile */.fR)(file, found.text);
        return { json: { file: config/* CONFIG_PATH */.tF, written: !dryRun, ...found }, text: formatConfigured(found, dryRun) };
    }
    finally {
        await modules.close();
    }
}
/** What the tags tell of each module, by its path. @param paths of all directories, of which none was another module */
async function readPast(repository, modules, paths, log) {
    const { tags, config, head } = repository;
    const commits = new Map((await tags.all()).map(({ tag, commit }) => [tag, commit]));
    const past = new Map();
    for (const { path: named, root, tagPrefixes } of modules) {
        const path = named === '.' ? '' : named;
        const former = formerPaths(path, tagPrefixes).filter((each) => !paths.includes(each));
        const found = new Map();
        const { all, newest } = tagsOf([...commits.keys()], tagPrefixes);
        for (const tag of all)
            for (const each of [path, ...former]) {
                const has = config.hasModule?.({ commit: commits.get(tag) ?? '', path: each });
                if ((await has?.catch((0,base_error/* ifRefused */.yR)(() => false))) === false)
                    continue;
                found.set(tag, each);
                break;
            }
        const places = newest.map((tag) => ({ commit: commits.get(tag) ?? '', path: found.get(tag) ?? path }));
        let needsBeside = root !== undefined;
        for (const place of head === undefined ? places : [{ commit: head, path }, ...places]) {
            if (needsBeside)
                break;
            // No version of the module: publish says what is wrong with it.
            needsBeside = await isIncomplete(place, repository).catch((0,base_error/* ifRefused */.yR)(() => false));
        }
        const otherPaths = former.filter((each) => [...found.values()].includes(each));
        past.set(path, { tags: [...found.keys()], otherPaths, needsBeside });
        log.progress?.('modules', past.size, modules.length);
    }
    return past;
}
/**
 * Where older commits may have a module: under fewer directories, or in the root, to which terraform-module-releaser moves the module of
 * each tag.
 */
function formerPaths(path, tagPrefixes) {
    const names = path.split('/');
    const shorter = names.slice(1).map((_, at) => names.slice(at + 1).join('/'));
    return tagPrefixes.length === 0 ? shorter : [...shorter, ''];
}
/** Whether a module calls directories beside it, or reads what its commit has there. */
async function isIncomplete({ commit, path }, { interfaces, contents }) {
    const { leaving } = await (0,package_checks/* followLocalCalls */.q8)(path, path, (directory) => interfaces.atCommit({ commit, path: directory }));
    if (leaving.length > 0)
        return true;
    const named = await interfaces.namedAt({ commit, packageRoot: path, paths: new Set([path]) });
    for (const each of named ?? [])
        if (!(0,package_package/* isWithin */.UO)(path, each) && (await contents.idAt({ commit, path: each })) !== undefined)
            return true;
    return false;
}
/** A directory of settings alone, such as the versions of tools. */
function isBare({ inputs, outputs, resources, calls }) {
    return [inputs, outputs, resources, calls].every((list) => list.length === 0);
}
/**
 * Whether a module calls directories beside it, and a problem that no configuration mends: a file that clients do not load, a call of what is
 * not in the repository.
 */
async function callsOf(repository, path, module) {
    const has = (directory) => hasConfiguration((0,external_node_path_.join)(repository, directory));
    let problem;
    const { leaving, modules } = await (0,package_checks/* followLocalCalls */.q8)(path, path, async (directory) => {
        if (directory === path)
            return module;
        if (!(await has(directory)))
            problem ??= `a module calls ${(0,base_error/* quote */.hD)(directory)}, which has no configuration`;
        return (0,module_directory/* readModuleDirectory */.a)((0,external_node_path_.join)(repository, directory));
    }).catch((0,base_error/* ifRefused */.yR)(() => ({ leaving: [], modules: [] })));
    for (const [directory, each] of modules) {
        const [broken] = (0,diagnostics/* brokenFiles */.fe)(each, 'root');
        if (broken !== undefined)
            problem ??= `clients do not load ${(0,diagnostics/* formatDiagnostic */.xy)(broken, directory)}`;
    }
    for (const { call, target } of leaving) {
        const why = (0,module_files/* isLocal */.IX)(target) ? 'is outside of the repository' : 'has no configuration';
        if ((0,module_files/* isLocal */.IX)(target) || !(await has(target)))
            problem ??= `module ${(0,base_error/* quote */.hD)(call.name)} calls ${(0,base_error/* quote */.hD)(call.source)}, which ${why}`;
    }
    return { needsBeside: leaving.length > 0, problem };
}
function formatConfigured({ modules, leftOut, otherTags, text }, dryRun) {
    const rows = modules.map(({ path, address, tagPrefixes, versions, latest }) => [
        address,
        path,
        tagPrefixes.join(' ') || 'none',
        String(versions),
        latest ?? '',
    ]);
    const areShared = modules.length > 1 && modules.every(({ tagPrefixes }) => tagPrefixes.length === 0);
    return [
        ...(dryRun ? [text] : []),
        ...(0,table/* table */.t)(['module', 'directory', 'tag prefix', 'versions', 'latest'], rows),
        ...(areShared ? ['together  one tag, such as v1.2.3, publishes all of these modules'] : []),
        ...leftOut.map(({ path, reason }) => `left out  ${(0,base_error/* visible */.RK)(`${path}: ${reason}`)}`),
        ...otherTags
            .slice(0, 1)
            .map((tag) => `left over ${(0,count/* counted */.h)(otherTags.length, 'tag')} with a version of none of these modules, such as ${(0,base_error/* quote */.hD)(tag)}: write a missing tag-prefix by hand`),
        dryRun
            ? 'planned   nothing was written'
            : `written   ${config/* CONFIG_PATH */.tF}: commit it, then run publish --all-tags --dry-run`,
    ].join('\n');
}
/** Directories of a repository that hold no modules of their own, beside examples and tests. */
const OTHERS = /^(?:docs|node_modules)$/;
/** Directories below one another in which modules are looked for. Deeper ones are found by their tags alone. */
const MAX_MODULE_DEPTH = 8;
/**
 * The directories with configuration that are in no other such directory: those below `modules/`, else those of the repository; and
 * those of these, at any depth; sorted. The root is `''`.
 */
async function findModuleDirectories(repository, named) {
    const below = await modulesBelow(repository, 'modules/');
    const usual = below.length > 0 ? below : await modulesBelow(repository, '');
    const more = [];
    for (const path of ['', ...named])
        if (await hasConfiguration((0,external_node_path_.join)(repository, path)))
            more.push(path);
    return [...new Set([...usual, ...more])].sort();
}
/** The directories, below others, that tags begin with: `aws/ec2/alb` of `aws/ec2/alb-1.0.0`. */
function namedDirectories(tags) {
    const named = tags.flatMap((tag) => {
        const path = /^((?:[^/.][^/]*\/)+[^/.][^/]*?)[-/@_]v?\d+\.\d+\.\d+/.exec(tag)?.[1] ?? '';
        return path === '' ? [] : [path];
    });
    return [...new Set(named)];
}
async function hasConfiguration(directory) {
    return (await (0,promises_.readdir)(directory).catch(() => [])).some(configuration_file/* isConfiguration */.Z);
}
/** @param parent ends with `/`, or is empty */
async function modulesBelow(repository, parent, depth = 1) {
    if (depth > MAX_MODULE_DEPTH)
        return [];
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(repository, parent), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory() && !(0,configuration_file/* isExampleOrTest */.m)(entry.name) && !OTHERS.test(entry.name));
    const found = [];
    for (const { name } of names) {
        const path = `${parent}${name}`;
        if (await hasConfiguration((0,external_node_path_.join)(repository, path)))
            found.push(path);
        else
            found.push(...(await modulesBelow(repository, `${path}/`, depth + 1)));
    }
    return found;
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
