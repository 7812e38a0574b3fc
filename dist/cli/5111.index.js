export const id = 5111;
export const ids = [5111];
export const modules = {

/***/ 6822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7854);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3876);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3221);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3371);
/* harmony import */ var _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3786);









/** Files of configuration that are read at the same time. The rest waits. */
const READ_AT_ONCE = 32;
/** Files of configuration below a directory. A directory with more is LIMIT_EXCEEDED. */
const MAX_CONFIGURATION_FILES = 50_000;
/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
async function readModuleDirectory(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory())
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is not a directory`, 'name the directory of a module, or run the command inside of it');
}
async function* readFiles(directory) {
    const { files: top, directories } = await namesIn(directory);
    const below = top.some(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .Z) ? ['modules', 'examples'] : directories;
    const found = [...top];
    for (const name of below)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name)))
            found.push(...(await filesBelow(directory, name)));
    const paths = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_6__/* .selectInterfaceFiles */ .Dm)(found.map((path) => ({ path })))
        .map(({ path }) => path)
        .sort();
    if (paths.length > MAX_CONFIGURATION_FILES) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${MAX_CONFIGURATION_FILES} files of configuration`, 'name the directory of one module');
    }
    for (const group of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_7__/* .slices */ .w)(paths, READ_AT_ONCE))
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
}
async function filesBelow(directory, path) {
    const { files, directories } = await namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path));
    const below = await Promise.all(directories.map((name) => filesBelow(directory, `${path}/${name}`)));
    return [...files.map((name) => `${path}/${name}`), ...below.flat()];
}
/** Hidden directories, such as `.terraform`, belong to tools. */
async function namesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    const names = (of) => of.map(({ name }) => name);
    const isOwn = ({ name }) => !name.startsWith('.') && name !== 'node_modules';
    return {
        files: names(entries.filter((entry) => !entry.isDirectory())),
        directories: names(entries.filter((entry) => entry.isDirectory() && isOwn(entry))),
    };
}
/** No file for a symbolic link without target. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CONFIGURATION_BYTES */ .C)
        return [{ path, bytes: new Uint8Array(), size: found.size }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes }];
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

/***/ 5111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configureCommand: () => (/* binding */ configureCommand)
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
var git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(55);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/origin.js
var origin = __webpack_require__(3324);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/publish/package-checks.js
var package_checks = __webpack_require__(5405);
;// CONCATENATED MODULE: ./lib/publish/configure.js










/**
 * Plans a config file for the modules of a repository: addresses from their directories, prefixes from the tags that there are. What
 * cannot be published is left out. Throws NOT_A_MODULE where there is none, INVALID_INPUT and INVALID_ADDRESS where no address can be told.
 */
function configure(request) {
    const { directories, owner, namespace = owner } = request;
    if (directories.every(({ path }) => path === ''))
        throw new base_error/* RegistryError */.gl('NOT_A_MODULE', `no directory of the repository ${directories.length > 0 ? 'but its root ' : ''}has a module, examples and tests apart`, directories.length > 0
            ? 'a repository of one module in its root needs no config file: publish it as it is; another repository is named with --repository'
            : 'commit the configuration of its modules, or name another repository with --repository');
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
    /**
     * That of the name of the repository. `terraform-infrastructure-modules`, where no directory requires such a provider, has none, unless
     * the name is that of a module in the root: `terraform-azurerm-vnet` may require azapi alone.
     */
    #ofRepository;
    /** Of each directory of which it can be told. */
    #systems;
    /** @param prefixes those that tags have, of each directory */
    constructor(request, namespace, prefixes) {
        this.#request = request;
        this.#namespace = namespace;
        this.#prefixes = prefixes;
        const { directories, repository = '' } = request;
        const named = conventional(repository)?.system ?? '';
        const required = directories.flatMap(({ providers }) => providers);
        const isSure = required.length === 0 ||
            required.some((provider) => isSystem(named, provider)) ||
            (directories.some(({ path }) => path === '') && ofOne(repository) === undefined);
        this.#ofRepository = named !== '' && isSure ? named : undefined;
        const unnamed = directories.filter(({ path }) => path !== '' && !this.#isNamed(path));
        const parents = unnamed.map(({ path }) => (0,module_files/* directoryOf */.jt)(path));
        this.#parent = (0,package_package/* rootPrefix */.RO)(parents.reduce(package_checks/* commonDirectory */.hH, parents[0] ?? ''));
        this.#systems = directories.flatMap((each) => this.#ownSystem(each)?.system ?? []);
    }
    /** Throws INVALID_INPUT for a directory whose system cannot be told, INVALID_ADDRESS. */
    of(directory) {
        const { path } = directory;
        const { system, names } = this.#ownSystem(directory) ?? this.#fallback(directory);
        const { repository = '' } = this.#request;
        const ofModule = path === '' && this.#ofRepository === undefined ? ofOne(repository) : undefined;
        const ownName = ofModule ?? conventional(path === '' ? repository : nameOf(path))?.name;
        if (path === '' && ownName === undefined)
            throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `the name of the repository is not terraform-<SYSTEM>-<NAME>: add { path: ., address: ${this.#namespace}/${(0,origin/* shortName */.EU)(repository) || 'NAME'}/${system?.replaceAll('-', '') ?? 'SYSTEM'} } or another address`, 'write its address by hand');
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
        const named = this.#request.system ?? conventional(nameOf(path))?.system ?? this.#ofRepository;
        if (named !== undefined)
            return { system: named, names };
        // `aws/ec2/alb` is ec2-alb of aws, as tfr-static has it.
        const [above = '', ...below] = names;
        if (below.length > 0 && this.#isNamed(path))
            return { system: above, names: below };
        const stable = stableProviders(providers);
        for (const [at, name] of names.entries()) {
            const system = mostUsed(stable.filter((provider) => isRelated(name, provider)), resources);
            // `vpc/aws-logs` is more than a system.
            if (system !== undefined)
                return { system, names: isSystem(name, system) ? withoutSystem(names, at) : names };
        }
        const system = mostUsed(stable.length === 1 ? stable : mainProviders(directory), resources);
        return system === undefined ? undefined : { system, names };
    }
    /**
     * The provider that is the system of most directories; for what requires none the system of another one that the path names, that of more
     * than half, or `null`, as of terraform-null-label.
     */
    #fallback(directory) {
        const names = this.#names(directory.path);
        const main = mainProviders(directory);
        if (main.length > 0)
            return { system: mostFrequent(this.#systems.filter((system) => main.includes(system))), names };
        const words = names.flatMap((name) => name.split(/[-_]/).slice(0, 1));
        const common = mostFrequent(this.#systems);
        const others = this.#systems.filter((system) => system !== common);
        const usual = common !== undefined && others.length * 2 < this.#systems.length ? common : 'null';
        const system = words.find((word) => this.#systems.includes(word)) ?? usual;
        const at = names.findIndex((name) => isSystem(name, system));
        return { system, names: at < 0 ? names : withoutSystem(names, at) };
    }
}
/** `google-cloud/vpc` is vpc. */
function withoutSystem(names, at) {
    return names.length > 1 ? names.toSpliced(at, 1) : names;
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
/** `terraform-aws-vpc` and `terraform-module-aws-vpc` are the module vpc of aws. */
function conventional(repository) {
    const { name, system } = (0,origin/* partsOfName */.zC)(repository);
    return name !== '' && /^[0-9a-z]+$/.test(system) ? { name, system } : undefined;
}
/** `terraform-module-static-site` is static-site, of the system of its provider. */
function ofOne(repository) {
    return /^(?:terraform|tofu)-module-(.+)$/.exec(repository)?.[1];
}
function unknownSystem({ providers }) {
    const why = providers.length === 0 ? 'requires no provider' : `requires ${providers.map(base_error/* quote */.hD).join(', ')}`;
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `its system cannot be told: it ${why}`, 'name the system of all modules: --system aws');
}
/** The tags of a module, by version. @param tagPrefixes none: that of tags without one */
function versionsOf(tags, tagPrefixes) {
    const prefixes = tagPrefixes.length === 0 ? [''] : tagPrefixes;
    return new Map(tags.flatMap((tag) => prefixes.flatMap((prefix) => {
        const reading = (0,module_tag/* readTag */.zW)(tag, prefix);
        return reading.verdict === 'version' ? [[reading.version, tag]] : [];
    })));
}
const SCHEMA_LINE = '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/module-registry.schema.json';
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
    return `${[SCHEMA_LINE, 'modules:', ...lines, ...rest].join('\n')}\n`;
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

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/configure.js




















/** Major versions of a module whose newest tag is read for what is needed beside it. Older ones count as HEAD. */
const MAX_MAJORS = 50;
/**
 * `configure`: writes the config file of a repository of several modules. Throws as {@link configure}, INVALID_INPUT for a file that exists
 * and for a bare repository.
 */
async function configureCommand(flags, runtime) {
    const { namespace, system, dryRun = false } = flags;
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository);
    try {
        const repository = await (0,module_repository.findWorkTree)(new git.Git(runtime.environment, runtime.log), flags.repository);
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
        for (const tag of all) {
            const at = await directoryAt(commits.get(tag) ?? '', [path, ...former], config);
            if (at !== undefined)
                found.set(tag, at);
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
/** The first that has configuration, or the module's own, which may have it in directories below; undefined: the commit has neither. */
async function directoryAt(commit, [path, ...former], config) {
    for (const each of [path, ...former]) {
        const hasModule = await config.hasModule?.({ commit, path: each }).catch((0,base_error/* ifRefused */.yR)(() => false));
        if (hasModule !== false)
            return each;
    }
    const hasDirectory = await config.hasDirectory?.({ commit, path }).catch((0,base_error/* ifRefused */.yR)(() => false));
    return hasDirectory === true ? path : undefined;
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
/** The directories, below others, that tags begin with: `aws/ec2/alb` of `aws/ec2/alb-1.0.0`. */
function namedDirectories(tags) {
    const named = tags.flatMap((tag) => {
        const path = /^((?:[^/.][^/]*\/)+[^/.][^/]*?)[-/@_]v?\d+\.\d+\.\d+/.exec(tag)?.[1] ?? '';
        return path === '' ? [] : [path];
    });
    return [...new Set(named)];
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


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Rn: () => (/* binding */ calledDirectory),
/* harmony export */   v: () => (/* binding */ calledPath)
/* harmony export */ });
/** Whether no directory has configuration that callers could name. */
function isEmpty({ root, submodules }) {
    return root.empty && submodules.length === 0;
}
/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
function calledDirectory({ root, submodules }) {
    return (root.empty ? submodules[0] : undefined) ?? root;
}
/** Its path in the package; `''` is the root, also where nobody knows the interface. */
function calledPath(module) {
    return module === undefined ? '' : calledDirectory(module).path;
}


/***/ }),

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ withPackageRoot),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   hH: () => (/* binding */ commonDirectory),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   q8: () => (/* binding */ followLocalCalls),
/* harmony export */   ug: () => (/* binding */ refuseLeavingCalls),
/* harmony export */   un: () => (/* binding */ refuseSecrets)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2234);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(125);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3876);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3360);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9430);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8317);










/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
const MAX_LISTED_SECRETS = 20;
/** Whether clients get the commit itself, which those read who may read the repository. */
function isCommit({ kinds }) {
    return kinds.every((kind) => kind === 'git');
}
/**
 * What clients load with a directory of a repository: the directories that it calls, and that these call; those on the way to them; and
 * the calls that lead out of `boundary`.
 * @param read the interface of a directory, for those that no other one has among its submodules; one without an interface calls nothing
 */
async function followLocalCalls(path, boundary, read) {
    const known = new Map();
    const modules = new Map();
    const reached = new Set([path]);
    const passed = new Set();
    const leaving = [];
    for (const directory of reached) {
        if (!known.has(directory)) {
            const module = await read(directory);
            if (module === undefined)
                continue;
            modules.set(directory, module);
            for (const each of [module.root, ...module.submodules])
                known.set((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, each.path), { base: directory, calls: each.calls });
        }
        const { base, calls } = known.get(directory) ?? { base: directory, calls: [] };
        for (const call of calls.filter(({ source }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(source))) {
            const [target, top] = [(0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, call.source), topOnTheWay(directory, call.source)];
            if ((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target) || !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(top, boundary))
                leaving.push({ call, base, target });
            else {
                reached.add(target);
                passed.add(top);
            }
        }
    }
    return { reached, passed, leaving, modules };
}
/**
 * The release with the extent of its package: see {@link extentOf}. Throws
 * NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have; INVALID_HCL for one that clients do
 * not load.
 * @param root as the configuration says: the package holds nothing above it; undefined: it is the module's own directory
 */
async function withPackageRoot(release, root, interfaces) {
    if (root === undefined)
        return release;
    const { commit, path } = release;
    const loaded = await followLocalCalls(path, root, (directory) => interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    if (loaded.leaving.length > 0) {
        const wider = `let the package hold more of the repository: "root: ." beside "path" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}`;
        const lines = linesOf(loaded.leaving, `root ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root || '.')}`);
        throw notInstallable(release, '', lines, root === '' ? MOVE_INTO_REPOSITORY : wider);
    }
    return { ...release, ...(await extentOf(release, root, loaded, interfaces)) };
}
/**
 * The smallest directory that has all that clients load with a module, where that is not the module's own; and what of it the package holds:
 * what they load, and what its configuration names, but for directories that have all of that: nobody knows what is read there. All of it
 * where nobody knows what configuration names, and where that are too many paths.
 * @param boundary the package holds nothing above it
 */
async function extentOf({ commit, path }, boundary, { reached, passed }, interfaces) {
    if (path === boundary)
        return {};
    let packageRoot = [...reached, ...passed].reduce(commonDirectory);
    const paths = new Set(reached);
    const most = paths.size + _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isMany = () => paths.size > most || (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths).length > _package_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PACKAGE_PATHS */ .bJ;
    const isWhole = () => packageRoot !== path && paths.has(packageRoot);
    for (let known = 0; known < paths.size && !isWhole() && !isMany();) {
        known = paths.size;
        const named = (await interfaces.namedAt({ commit, packageRoot, paths })) ?? [packageRoot];
        for (const each of named)
            if (each === packageRoot || ((0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(each, boundary) && !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(packageRoot, each)))
                paths.add(each);
        packageRoot = [packageRoot, ...paths].reduce(commonDirectory);
    }
    if (packageRoot === path)
        return {};
    const packagePaths = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .outermost */ .J9)(paths);
    return isMany() || packagePaths.includes(packageRoot) ? { packageRoot } : { packageRoot, packagePaths };
}
/** Throws INVALID_HCL for a directory that the module calls and clients do not load; its own is refused elsewhere. */
function refuseBroken({ tag, path }, { modules, reached }) {
    for (const [base, { diagnostics }] of modules) {
        const broken = diagnostics.filter(({ severity, file }) => severity === 'error' && reached.has((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(base, (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .jt)(file))));
        if (base !== path && broken.length > 0)
            throw (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidHcl */ .Vj)(broken, `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`, base);
    }
}
/** The directory to which `..` at the beginning of the source leads: a way above the package leaves it for clients, wherever it ends. */
function topOnTheWay(directory, source) {
    const ups = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)('', source)
        .split('/')
        .filter((name) => name === '..');
    return (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(directory, ups.join('/'));
}
/** `''` is the root. */
function commonDirectory(one, other) {
    const [names, others] = [one.split('/'), other.split('/')];
    const at = names.findIndex((name, place) => name !== others[place]);
    return names.slice(0, at < 0 ? names.length : at).join('/');
}
/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package, and INVALID_HCL for one that calls a directory that
 * clients do not load: every client refuses to install it. The package of the kind `git` is the whole repository, that of the other kinds
 * is the module's own directory; with a `root` it has what the module calls.
 */
async function refuseLeavingCalls({ release, kinds, root }, module, interfaces) {
    if (root !== undefined)
        return;
    const { commit, path, address } = release;
    const refused = kinds.filter((kind) => kind !== 'git');
    const loaded = await followLocalCalls(path, refused.length === 0 ? '' : path, async (directory) => directory === path ? module : interfaces.atCommit({ commit, path: directory }));
    refuseBroken(release, loaded);
    const { leaving } = loaded;
    if (leaving.length === 0)
        return;
    throw notInstallable(release, refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`, linesOf(leaving, 'the package'), leaving.some(({ target }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(target))
        ? MOVE_INTO_REPOSITORY
        : `let its package hold them too, with "root" in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} of the tagged commit (docs/guides/several-modules.md):
  modules:
    - path: ${path}
      address: ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`);
}
function linesOf(leaving, what) {
    return leaving.map(({ call, base }) => (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .errorAt */ .Os)(call, leaves(call, what)), base));
}
function leaves({ name, source }, what) {
    return `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} calls ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)}, which is outside of ${what}`;
}
const MOVE_INTO_REPOSITORY = 'move the called module into the repository, or call it by a registry address or a Git URL';
function notInstallable({ tag }, from, leaving, hint) {
    const lines = [`no client can install tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}${from}:`, ...(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(leaving)];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', lines.join('\n  '), hint);
}
/**
 * Throws SECRET_IN_PACKAGE for a package that would show secrets to people who cannot read them now: not that of a public repository,
 * nor the commit itself.
 */
async function refuseSecrets(pkg, selection, visibility) {
    const secrets = secretsOf(pkg, selection);
    if (secrets.length === 0 || isCommit(selection) || (await visibility()) === 'public')
        return;
    // To be pasted, so of any length.
    const patterns = secrets
        .slice(0, MAX_LISTED_SECRETS)
        .map(({ path }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(JSON.stringify((0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .patternOf */ .Id)(path))));
    const { allowIn } = selection;
    const file = allowIn === undefined ? _config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF : `the source in ${allowIn}`;
    const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${file}:\nallow: [${patterns.join(', ')}]`;
    throw (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .packageRefusal */ .$J)('SECRET_IN_PACKAGE', 'these files hold secrets', secrets.map(({ path, line, name }) => {
        const at = line === undefined ? '' : `line ${line} `;
        return { path, rule: `${at}holds ${name}`, fix };
    }));
}
function secretsOf({ secrets }, { allow }) {
    if (secrets.length === 0)
        return [];
    const isAllowed = (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .allows */ .NB)(allow);
    const found = secrets
        .filter(({ path }) => !isAllowed(path))
        .map((secret) => {
        const directory = /^(?:.*?\/)?\.terraform\//s.exec(secret.path)?.[0];
        return directory === undefined ? secret : { path: directory, name: secret.name };
    });
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(found, ({ path, name }) => `${path}\n${name}`).values()].map(([first]) => first);
}
/** What there is to say about a new version. @param module its interface */
function noticesOf(selection, pkg, module) {
    const { release, allow, allowIn } = selection;
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address);
    const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_4__/* .rootPrefix */ .RO)(release.packageRoot ?? release.path);
    const paths = pkg.contents.map(({ path }) => `${prefix}${path}`);
    const unused = allow.length === 0 ? [] : (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatched */ .Gv)(allow, paths, prefix);
    // Of a source it may stand in either file.
    const file = allowIn === undefined ? ` in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}` : '';
    const info = [
        ...pkg.notices,
        ...unused.map((pattern) => `allow: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)}${file} matches no file of the package`),
        ...collectionNotice(module, address),
    ];
    const warnings = [...brokenNotice(module, release.path), ...leavingNotice(selection, module, address)];
    return [
        ...secretWarning(secretsOf(pkg, selection)),
        ...info.map((text) => ({ level: 'info', text })),
        ...warnings.map((text) => ({ level: 'warn', text })),
    ];
}
function secretWarning(secrets) {
    if (secrets.length === 0)
        return [];
    const listed = secrets.slice(0, MAX_LISTED_SECRETS).map(({ path, line, name }) => {
        const at = line === undefined ? '' : `:${line}`;
        return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}${at} holds ${name}`;
    });
    const more = secrets.length - listed.length;
    const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    const text = `${all}: everybody who can read the repository has it, so revoke it`;
    return [{ level: 'warn', text, ofAnyVersion: true }];
}
/** A module without a root is called by the directories below it. */
function collectionNotice(module, address) {
    if (!module.root.empty)
        return [];
    const { length } = module.submodules;
    const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`;
    const { path } = (0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_9__/* .calledDirectory */ .Rn)(module);
    return [`the root has no configuration: callers name ${which}, as in ${address}//${path}`];
}
/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ kinds, root }, module, address) {
    if (root !== undefined || isCommit({ kinds }))
        return [];
    const leaving = module.submodules.flatMap(({ path }) => {
        const [first] = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .leavingCalls */ .aC)(module, path);
        return first === undefined ? [] : [{ path, call: first.call }];
    });
    const [first, ...others] = leaving;
    if (first === undefined)
        return [];
    const also = others.length > 0 ? `; so do ${others.length} more` : '';
    return [`${address}//${first.path} cannot be installed: ${leaves(first.call, 'the package')}${also}`];
}
/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }, root) {
    const [first, ...others] = diagnostics;
    if (first === undefined)
        return [];
    const more = others.length > 0
        ? `, and ${others.length} more: module-registry inspect lists them in a checkout of the tag`
        : '';
    return [`${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(first, root)}${more}`];
}


/***/ })

};
