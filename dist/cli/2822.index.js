export const id = 2822;
export const ids = [2822];
export const modules = {

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModuleDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8082);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4278);
/* harmony import */ var _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3696);
/* harmony import */ var _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5629);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2905);









/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
async function readModuleDirectory(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory())
        return new _hcl_interface_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InterfaceReader */ .T().read(readFiles(directory));
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} is not a directory`, 'name the directory of a module, or run the command inside of it');
}
async function* readFiles(directory) {
    const top = await filesIn(directory);
    const isCollection = !top.some(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isConfiguration */ .Z);
    const below = isCollection ? await directoriesIn(directory) : ['modules', 'examples'];
    const found = [...top];
    for (const name of below)
        found.push(...(await filesBelow(directory, name)));
    const paths = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .selectInterfaceFiles */ .Dm)(found.map((path) => ({ path })))
        .map(({ path }) => path)
        .sort();
    if (paths.length > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_FILES */ .gl) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(directory)} has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_FILES */ .gl} files of configuration`, 'name the directory of one module');
    }
    for (let at = 0; at < paths.length; at += _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .READ_AT_ONCE */ .fh) {
        const group = paths.slice(at, at + _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .READ_AT_ONCE */ .fh);
        yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat();
    }
}
/** Hidden directories, such as `.terraform`, belong to tools. */
async function filesBelow(directory, path) {
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at))
        return [];
    const files = await filesIn(at);
    const below = await Promise.all((await directoriesIn(at)).map((name) => filesBelow(at, name)));
    return [...files, ...below.flat()].map((name) => `${path}/${name}`);
}
async function filesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}
async function directoriesIn(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true });
    const isOwn = (name) => !name.startsWith('.') && name !== 'node_modules';
    return entries.filter((entry) => entry.isDirectory() && isOwn(entry.name)).map(({ name }) => name);
}
/** No file for a symbolic link without target. */
async function readOne(directory, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => undefined);
    if (found === undefined || !found.isFile())
        return [];
    if (found.size > _hcl_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CONFIGURATION_BYTES */ .Cm)
        return [{ path, bytes: new Uint8Array(), size: found.size }];
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => undefined);
    return bytes === undefined ? [] : [{ path, bytes }];
}


/***/ }),

/***/ 2668:
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

/***/ 2822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configureCommand: () => (/* binding */ configureCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(4278);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/module-directories.js



/** Directories of a repository that hold no modules of their own. */
const OTHERS = /^(?:\.|examples?$|tests?$|fixtures$|docs$|node_modules$|modules$)/;
/**
 * The directories with configuration: those of `modules/`, else those at the top of the repository, and those of these, at any depth;
 * sorted.
 */
async function findModuleDirectories(repository, named) {
    const below = await directoriesIn(repository, 'modules/');
    const usual = below.length > 0 ? below : await directoriesIn(repository, '');
    const more = [];
    for (const path of named)
        if (await hasConfiguration((0,external_node_path_.join)(repository, path)))
            more.push(path);
    return [...new Set([...usual, ...more])].sort();
}
async function hasConfiguration(directory) {
    return (await (0,promises_.readdir)(directory).catch(() => [])).some(configuration_file/* isConfiguration */.Z);
}
async function directoriesIn(repository, parent) {
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(repository, parent), { withFileTypes: true }).catch(() => []);
    const names = entries
        .filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name))
        .map(({ name }) => name);
    const found = [];
    for (const name of names.sort())
        if (await hasConfiguration((0,external_node_path_.join)(repository, parent, name)))
            found.push(`${parent}${name}`);
    return found;
}

// EXTERNAL MODULE: ./lib/adapters/filesystem/module-directory.js
var module_directory = __webpack_require__(7139);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2668);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(2908);
// EXTERNAL MODULE: ./lib/publish/config.js + 1 modules
var config = __webpack_require__(9290);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(7409);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
;// CONCATENATED MODULE: ./lib/publish/configure.js





/**
 * Plans a config file for the modules of a repository: addresses from their directories, prefixes from the tags that there are. Throws
 * NOT_A_MODULE where there is none, INVALID_INPUT and INVALID_ADDRESS for an address that cannot be told.
 */
function configure(request) {
    const { directories, tags } = request;
    if (directories.length === 0)
        throw new error/* RegistryError */.gl('NOT_A_MODULE', 'neither modules/ nor the top of the repository has directories with .tf or .tofu files', 'name the repository with --repository; a repository of one module in its root needs no config file');
    const prefixes = directories.map(({ path }) => prefixesIn(path, tags));
    const hasPlainTags = tags.some((tag) => (0,module_tag/* readTag */.zW)(tag, '').verdict === 'version');
    const areShared = prefixes.every((found) => found.length === 0) && hasPlainTags;
    const modules = directories.map((directory, at) => {
        const found = prefixes[at] ?? [];
        const fallback = areShared ? [] : [`${nameOf(directory.path)}/`];
        return configured(directory, found.length === 0 ? fallback : found, request);
    });
    refuseEqualAddresses(modules);
    return { modules, text: formatConfiguration(modules) };
}
/** The directories, below others, that tags begin with: `aws/ec2/alb` of `aws/ec2/alb-1.0.0`. */
function namedDirectories(tags) {
    const named = tags.flatMap((tag) => {
        const path = /^((?:[^/.][^/]*\/)+[^/.][^/]*?)[-/@_]v?\d+\.\d+\.\d+/.exec(tag)?.[1] ?? '';
        return prefixesIn(path, [tag]).length > 0 ? [path] : [];
    });
    return [...new Set(named)];
}
/** The usual prefixes of a directory's tags, those that at least one version has. */
function prefixesIn(path, tags) {
    const name = nameOf(path);
    const usual = [path, name].flatMap((start) => ['/', '-', '@', '_'].map((end) => `${start}${end}`));
    return [...new Set(usual)].filter((prefix) => tags.some((tag) => (0,module_tag/* readTag */.zW)(tag, prefix).verdict === 'version'));
}
function nameOf(path) {
    return path.split('/').at(-1) ?? path;
}
function configured({ path, providers }, tagPrefixes, request) {
    const versions = versionsOf(request.tags, tagPrefixes);
    return {
        path,
        address: (0,module_address/* formatModuleAddress */.wc)(addressOf({ path, providers }, request)),
        tagPrefixes,
        versions: versions.length,
        latest: (0,version/* selectLatest */.se)(versions) ?? null,
    };
}
/** Flags come first, then the names of the directory and the repository, then the directories above it, then the only provider. */
function addressOf({ path, providers }, { owner, repository = '', ...flags }) {
    const [, ownSystem, ownName] = /^(?:terraform|tofu)-([0-9a-z]+)-(.+)$/.exec(nameOf(path)) ?? [];
    const [, commonSystem] = /^(?:terraform|tofu)-([0-9a-z]+)-/.exec(repository) ?? [];
    const namespace = flags.namespace ?? owner;
    const names = path.replace(/^modules\//, '').split('/');
    const named = flags.system ?? ownSystem ?? commonSystem;
    // `aws/ec2/alb` is ec2-alb of aws, as tfr-static has it.
    const above = named === undefined && names.length > 1 ? names.shift() : undefined;
    const system = named ?? above ?? (providers.length === 1 ? providers[0] : undefined);
    if (namespace === undefined)
        throw new error/* RegistryError */.gl('INVALID_INPUT', 'the repository has no origin that names its owner', 'name the namespace: --namespace acme');
    if (system === undefined)
        throw unknownSystem({ path, providers });
    const address = { namespace, name: ownName ?? names.join('-'), system };
    const problem = (0,module_address/* addressProblem */.cg)(address);
    if (problem === undefined)
        return address;
    throw new error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,error/* quote */.hD)(path)} gives no module address: ${problem}`, 'name what is wrong with --namespace or --system, or rename the directory');
}
function unknownSystem({ path, providers }) {
    const why = providers.length === 0 ? 'requires no provider' : `requires ${providers.map(error/* quote */.hD).join(', ')}`;
    return new error/* RegistryError */.gl('INVALID_INPUT', `the system of ${(0,error/* quote */.hD)(path)} cannot be told: it ${why}`, 'name the system of all modules: --system aws');
}
function versionsOf(tags, tagPrefixes) {
    const prefixes = tagPrefixes.length === 0 ? [''] : tagPrefixes;
    const versions = tags.flatMap((tag) => prefixes.flatMap((prefix) => {
        const reading = (0,module_tag/* readTag */.zW)(tag, prefix);
        return reading.verdict === 'version' ? [reading.version] : [];
    }));
    return [...new Set(versions)];
}
function refuseEqualAddresses(modules) {
    const known = new Map();
    for (const { path, address } of modules) {
        const other = known.get(address.toLowerCase());
        if (other !== undefined)
            throw new error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,error/* quote */.hD)(other)} and ${(0,error/* quote */.hD)(path)} would both be ${address}`, `write ${config/* CONFIG_PATH */.tF} by hand (docs/configuration.md)`);
        known.set(address.toLowerCase(), path);
    }
}
const SCHEMA_LINE = '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/module-registry.schema.json';
function formatConfiguration(modules) {
    const lines = modules.flatMap(({ path, address, tagPrefixes }) => [
        `  - path: ${yamlText(path)}`,
        `    address: ${address}`,
        ...(tagPrefixes.length === 0 ? [] : [`    tag-prefix: ${prefixText(tagPrefixes)}`]),
    ]);
    return `${[SCHEMA_LINE, 'modules:', ...lines].join('\n')}\n`;
}
function prefixText(prefixes) {
    const [first = ''] = prefixes;
    return prefixes.length === 1 ? yamlText(first) : `[${prefixes.map(yamlText).join(', ')}]`;
}
/** JSON is YAML. */
function yamlText(text) {
    return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
        ? text
        : JSON.stringify(text);
}

// EXTERNAL MODULE: ./lib/cli/replace-file.js
var replace_file = __webpack_require__(8076);
;// CONCATENATED MODULE: ./lib/cli/configure.js










/** `configure`: writes the config file of a repository of several modules. Throws as {@link configure}, INVALID_INPUT for a file that exists. */
async function configureCommand(flags, runtime) {
    const { repository, namespace, system, dryRun = false } = flags;
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, repository);
    try {
        const tags = (await modules.tags.all()).map(({ tag }) => tag);
        const paths = await findModuleDirectories(repository, namedDirectories(tags));
        const directories = await Promise.all(paths.map(async (path) => {
            const { root } = await (0,module_directory/* readModuleDirectory */.a)((0,external_node_path_.join)(repository, path));
            return { path, providers: root.providers.map(({ name }) => name) };
        }));
        const [name, owner] = modules.origin.identity?.repository.split('/').toReversed() ?? [];
        const found = configure({ directories, tags, owner, repository: name, namespace, system });
        const file = (0,external_node_path_.join)(repository, config/* CONFIG_PATH */.tF);
        if (!dryRun)
            await write(file, found.text);
        return { json: { file: config/* CONFIG_PATH */.tF, written: !dryRun, ...found }, text: formatConfigured(found, dryRun) };
    }
    finally {
        await modules.close();
    }
}
async function write(file, text) {
    if ((0,external_node_fs_.existsSync)(file))
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(file)} exists already`, 'compare it with what configure --dry-run prints, or delete it first');
    await (0,replace_file/* replaceFile */.f)(file, text);
}
function formatConfigured({ modules, text }, dryRun) {
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
        dryRun
            ? 'planned   nothing was written'
            : `written   ${config/* CONFIG_PATH */.tF}: commit it, then run publish --all-tags --dry-run`,
    ].join('\n');
}


/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);


/** Replaces a file as a whole. Throws INVALID_INPUT. */
async function replaceFile(file, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${file}.new`, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${file}.new`, file);
    }
    catch (cause) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file)} cannot be written: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, 'name a file in a directory that exists and is writable', { cause });
    }
}


/***/ }),

/***/ 2908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   PF: () => (/* binding */ openModuleRepository)
/* harmony export */ });
/* unused harmony export openRemoteModules */
/* harmony import */ var _adapters_git_fetched_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3196);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2114);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(401);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4948);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8082);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4996);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8015);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9290);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4458);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6020);
/* harmony import */ var _uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8241);











/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(environment, log);
    const [repository] = await Promise.all([(0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.findRepository)(git, directory), (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_1__.requireGit)(git)]);
    const { origin = (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .originOf */ .y)(repository.originUrl), oci, github } = options;
    const config = await namedConfig(options.config);
    const isUncommitted = config === undefined && (await (0,_uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__/* .hasUncommittedConfig */ .E$)(git, directory));
    const uncommittedConfig = isUncommitted ? directory : undefined;
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_github_js__WEBPACK_IMPORTED_MODULE_8__/* .gitHubHome */ .Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .openModules */ .m)(git, repository, temporary);
    return {
        ...modules,
        config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
        tags: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary, { log }),
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        taggedHead: () => (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_2__.readHead)(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        uncommittedConfig,
        publisher: origin.identity,
        repositoryUrl,
        packageStores: (0,_package_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .packageStores */ .n)(runtime, { originUrl, repositoryUrl, home, oci }),
        home,
    };
}
/**
 * The publisher, with the ids that GitHub knows it by where there is a token to ask with. Only a host that is GitHub gets the token:
 * github.com, ghe.com and that of GITHUB_SERVER_URL. A failure is a warning.
 */
async function identified({ publisher, home }, { environment, log }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const hasToken = Boolean(environment['GITHUB_TOKEN'] || environment['GH_TOKEN']);
    if (!hasToken || !(0,_github_js__WEBPACK_IMPORTED_MODULE_8__/* .isGitHub */ .Wz)(publisher.host, environment['GITHUB_SERVER_URL']))
        return publisher;
    try {
        const { id, ownerId } = await home();
        return { ...publisher, repositoryId: id, ownerId };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl))
            throw error;
        log.warn(`the id of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(publisher.repository)} is not known: ${error.message}`);
        return publisher;
    }
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = new Git(runtime.environment, runtime.log);
    await requireGit(git);
    const repository = { remote, token, temporary: runtime.temporary };
    const directory = 'tags' in source
        ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
        : await fetchCommit(git, {
            ...repository,
            ref: `refs/pull/${source.pullRequest}/merge`,
            withHistory: true,
        });
    return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } });
}
/** A file that was named wins over the copies in the repository. */
async function namedConfig(path) {
    if (path === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(3645), __webpack_require__.e(5542)]).then(__webpack_require__.bind(__webpack_require__, 5542));
    const config = await readConfigFile(path, _publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configFormat */ .A5);
    return { at: async () => config };
}
/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }, uncommitted) {
    try {
        return (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .c)(identity);
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl ? (0,_uncommitted_config_js__WEBPACK_IMPORTED_MODULE_10__/* .hinted */ .x_)(error, uncommitted) : error;
    }
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ withConfigHint),
/* harmony export */   E$: () => (/* binding */ hasUncommittedConfig),
/* harmony export */   Rb: () => (/* binding */ withConfigHints),
/* harmony export */   x_: () => (/* binding */ hinted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8082);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9290);




/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
async function hasUncommittedConfig(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF)))
        return false;
    const { code } = await git.run(['cat-file', '-e', `HEAD:./${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`], { cwd: directory });
    return code !== 0;
}
/** Refusals that another address, directory, prefix or rule of the module would change. */
const CONFIGURED = new Set([
    'INVALID_ADDRESS',
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'NOT_OWNER',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/**
 * The refusal, with the way to the config file that could have changed it.
 * @param directory whose config file is not committed; undefined: there is none
 */
function withConfigHint(refusal, directory) {
    const { code, message, hint } = refusal;
    if (directory === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
        return refusal;
    const way = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}\ngit commit -m "Configure the module registry"\nor ${hint}`;
    return { code, message, hint: way };
}
/** What the work throws, with the way to the config file that could have changed it. */
async function withConfigHints(directory, work) {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl ? hinted(error, directory) : error;
    }
}
/** The same error, with the hint. */
function hinted(error, directory) {
    const { code, message, hint } = withConfigHint(error, directory);
    return hint === error.hint ? error : new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl(code, message, hint, { cause: error });
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4996);
/* harmony import */ var _repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5645);



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)(remote), remote };
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .addressFromRepository */ .p)(owner, name);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}


/***/ })

};
