export const id = 4117;
export const ids = [4117];
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

/***/ 9513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCommand: () => (/* binding */ checkCommand),
/* harmony export */   compareCommand: () => (/* binding */ compareCommand),
/* harmony export */   formatInterface: () => (/* binding */ formatInterface),
/* harmony export */   inspectCommand: () => (/* binding */ inspectCommand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _adapters_filesystem_module_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6822);
/* harmony import */ var _adapters_http_web_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5469);
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(4807);
/* harmony import */ var _check_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1356);
/* harmony import */ var _check_compare_modules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3651);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9834);
/* harmony import */ var _composition_modules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55);
/* harmony import */ var _composition_registry_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6256);
/* harmony import */ var _doctor_client_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8784);
/* harmony import */ var _doctor_doctor_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4492);
/* harmony import */ var _doctor_registry_client_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3202);
/* harmony import */ var _index_format_index_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5664);
/* harmony import */ var _index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8859);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3478);
/* harmony import */ var _interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3679);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4867);
/* harmony import */ var _interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5149);
/* harmony import */ var _interface_module_interface_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(125);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7124);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(8317);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(7754);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(5277);
/* harmony import */ var _release_release_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(813);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(9859);
































/**
 * `compare`: says how the interface of a module changed between two tags or directories, or between two published versions. Throws as
 * {@link readSide} and {@link readPublishedInterface}, NOT_A_MODULE, and INVALID_HCL where the later side does not parse.
 */
async function compareCommand(flags, runtime) {
    const { sides, index, registry } = flags;
    const isPublished = index !== undefined || registry !== undefined;
    if (index !== undefined && registry !== undefined)
        throw new _command_js__WEBPACK_IMPORTED_MODULE_28__/* .UsageError */ .eb('--index and --registry name two places', 'leave one of them out');
    if (sides.length !== (isPublished ? 3 : 2))
        throw countError(sides, isPublished);
    const { severities } = (0,_command_js__WEBPACK_IMPORTED_MODULE_28__/* .parseFlags */ .bQ)(_publish_config_js__WEBPACK_IMPORTED_MODULE_24__/* .selectionOptions */ .lo, flags);
    const comparison = isPublished
        ? await comparePublished(flags, severities, runtime)
        : await compareSources(flags, severities, runtime);
    const lines = [...(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_18__/* .formatChanges */ .rQ)(comparison.changes), `bump      ${comparison.bump}`];
    return { json: comparison, text: lines.join('\n') };
}
function countError(sides, isPublished) {
    const named = sides.map(_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD).join(', ');
    return isPublished
        ? new _command_js__WEBPACK_IMPORTED_MODULE_28__/* .UsageError */ .eb(`with --index or --registry compare takes an address and two versions, not ${named}`, 'write compare acme/vpc/aws 1.2.0 2.0.0 --index …')
        : new _command_js__WEBPACK_IMPORTED_MODULE_28__/* .UsageError */ .eb(`compare takes two tags or directories, not ${named}`, 'write compare v1.2.0 v2.0.0; of published versions: compare acme/vpc/aws 1.2.0 2.0.0 --index …');
}
async function comparePublished({ sides: [text = '', base = '', head = ''], index, registry = '' }, severities, runtime) {
    const address = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_21__/* .parseModuleAddress */ .E9)(text);
    const compare = async (read) => {
        const from = { where: index ?? registry, read };
        const sides = {
            base: await readPublishedInterface(address, base, from),
            head: await readPublishedInterface(address, head, from),
        };
        for (const side of Object.values(sides))
            (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_7__/* .requireConfiguration */ .oY)(side, 'name another version');
        return (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_7__/* .compareInterfacesOf */ .pS)(sides, severities, runtime.log);
    };
    if (index === undefined)
        return compare(await openRegistryFiles(runtime, registry));
    return (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_8__/* .withIndex */ .NH)(runtime, { index, reading: 'paths' }, async (opened) => {
        const snapshot = await opened.index.open();
        if (snapshot.exists)
            return compare((paths) => snapshot.read(paths));
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('NOT_FOUND', `there is no index at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(index)}`, 'name an index that has versions');
    });
}
async function compareSources({ sides: [base = '', head = ''], repository }, severities, runtime) {
    let opened;
    const open = () => {
        opened ??= (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_9__/* .openModuleRepository */ .PF)(runtime, repository);
        return opened;
    };
    try {
        const names = [base, head];
        const sides = { base: await readSide(base, names, open), head: await readSide(head, names, open) };
        for (const side of Object.values(sides))
            (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_7__/* .requireConfiguration */ .oY)(side, 'name the directory of a module, or its tag');
        return (0,_check_compare_modules_js__WEBPACK_IMPORTED_MODULE_7__/* .compareInterfacesOf */ .pS)(sides, severities, runtime.log);
    }
    finally {
        await (await opened)?.close();
    }
}
/**
 * A directory that exists wins over a tag of its name. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several
 * modules, INVALID_CONFIG.
 */
async function readSide(text, names, repository) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(text, { throwIfNoEntry: false })?.isDirectory())
        return { name: `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}`, moduleInterface: await (0,_adapters_filesystem_module_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readModuleDirectory */ .a)(text) };
    const { tags, config, interfaces, defaultAddress } = await repository();
    const { tag, commit } = (await tags.find(text)) ?? refuseAbsent(text);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_26__/* .modulesOf */ .XG)(await config.at(commit), {}, defaultAddress);
    const found = await Promise.all(new _publish_selection_js__WEBPACK_IMPORTED_MODULE_26__/* .TagPrefixes */ .bY(specs).match(tag).map(({ spec }) => (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_25__/* .specAt */ .pJ)(spec, commit, config)));
    const paths = new Set(found.map(({ path }) => path));
    const [path = '', ...others] = paths;
    if (others.length === 0)
        return { name: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(tag)} is a version of ${paths.size} modules, such as ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(path || '.')}`, `compare published versions of one: compare ADDRESS ${names.map((each) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_22__/* .versionsAtEnd */ .ej)(each)[0] ?? 'VERSION').join(' ')} --index INDEX; or check the tags out and compare directories: git worktree add ../base TAG`);
}
function refuseAbsent(name) {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name)} is neither a directory nor a tag of the repository`, 'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT');
}
async function checkCommand(flags, runtime) {
    const selection = (0,_command_js__WEBPACK_IMPORTED_MODULE_28__/* .parseFlags */ .bQ)(_publish_config_js__WEBPACK_IMPORTED_MODULE_24__/* .selectionOptions */ .lo, flags);
    const modules = await (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_9__/* .openModuleRepository */ .PF)(runtime, flags.repository);
    try {
        const { head } = modules;
        if (head === undefined)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('NOT_FOUND', `the repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(flags.repository)} has no commit`, 'commit the module first');
        (0,_release_release_js__WEBPACK_IMPORTED_MODULE_27__/* .warnUncommitted */ .q2)(await modules.uncommitted(), runtime.log);
        const { version, codeQuality } = flags;
        const declared = version === undefined ? undefined : { text: version, called: '--version' };
        const dependencies = { ...modules, head, log: runtime.log };
        const outcome = await (0,_check_check_js__WEBPACK_IMPORTED_MODULE_6__/* .check */ .z6)({ declared, flags: selection }, dependencies);
        const { report, refusals } = outcome;
        if (codeQuality !== undefined)
            await (0,_command_js__WEBPACK_IMPORTED_MODULE_28__/* .replaceFile */ .fR)(codeQuality, (0,_base_json_js__WEBPACK_IMPORTED_MODULE_29__/* .canonicalJson */ .dj)(codeQualityJson(report)));
        const [refusal] = refusals;
        if (refusal !== undefined)
            throw refusal;
        return { json: report, text: (0,_check_check_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCheck */ .Ac)(outcome) };
    }
    finally {
        await modules.close();
    }
}
/** `inspect`. Throws NOT_FOUND, and NOT_A_MODULE for a directory without configuration. */
async function inspectCommand({ directory }, { log }) {
    const module = await (0,_adapters_filesystem_module_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readModuleDirectory */ .a)(directory);
    if ((0,_interface_module_interface_js__WEBPACK_IMPORTED_MODULE_30__/* .isEmpty */ .Im)(module))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('NOT_A_MODULE', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(directory)} has no .tf or .tofu file, nor has a directory below it (examples and tests aside)`, 'name the directory of a module: module-registry inspect modules/vpc');
    const isInside = (path) => !path.startsWith('..') && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path));
    const advice = (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_17__/* .lintModule */ .q2)(module, isInside);
    const broken = new Set((0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_17__/* .brokenFiles */ .fe)(module, 'with submodules'));
    const lines = [...module.diagnostics, ...advice].map((each) => broken.has(each) ? `${(0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_17__/* .formatDiagnostic */ .xy)(each)}: clients do not load it` : (0,_interface_diagnostics_js__WEBPACK_IMPORTED_MODULE_17__/* .formatDiagnostic */ .xy)(each));
    for (const line of (0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shortList */ .pg)(lines))
        log.warn(line);
    return { json: (0,_interface_interface_formats_js__WEBPACK_IMPORTED_MODULE_19__/* .interfaceJson */ .wG)(module), text: formatInterface(module) };
}
/** The files of an index below `v1/modules/`, from the registry that serves it, with the tokens of a consumer. Throws INVALID_INPUT for a URL, INDEX_UNREACHABLE without discovery. */
async function openRegistryFiles(runtime, text) {
    const url = new URL((0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_12__/* .parseInstallRequest */ .k)(text, undefined).url);
    const hosts = await (0,_composition_registry_access_js__WEBPACK_IMPORTED_MODULE_10__/* .openRegistryAccess */ .S)(runtime);
    const registries = new _doctor_registry_client_js__WEBPACK_IMPORTED_MODULE_13__/* .RegistryClient */ .b((0,_adapters_http_web_js__WEBPACK_IMPORTED_MODULE_4__/* .networkWeb */ .jF)(runtime.log), hosts);
    // Clients find a registry below a path, or on plain http, by a `host` block alone.
    const isDiscovered = url.protocol === 'https:' && url.pathname === '/';
    const below = `${url.href.replace(/\/$/, '')}${_index_format_paths_js__WEBPACK_IMPORTED_MODULE_16__/* .MODULES_BASE_PATH */ .wh}`;
    const modulesUrl = isDiscovered ? await registries.modulesUrl(url.host) : below;
    if (typeof modulesUrl !== 'string')
        throw unreachable(modulesUrl.message, modulesUrl.fix);
    const get = async (path) => {
        const answer = await registries.request(url.host, `${modulesUrl}${path.slice(_index_format_paths_js__WEBPACK_IMPORTED_MODULE_16__/* .MODULES_BASE_PATH */ .wh.length - 1)}`);
        if (answer.kind !== 'response')
            throw unreachable(answer.message, 'check the URL and the network');
        if (answer.status === 404)
            return [];
        if (answer.status === 200)
            return [[path, answer.bytes]];
        throw unreachable((0,_doctor_client_js__WEBPACK_IMPORTED_MODULE_11__/* .describeResponse */ .Xg)(answer), 'give a token that may read the registry: docs/reference/audit.md, Tokens');
    };
    return async (paths) => new Map((await Promise.all(paths.map(get))).flat());
}
function unreachable(message, hint) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INDEX_UNREACHABLE', `the registry does not answer: ${message}`, hint);
}
function formatInterface(module) {
    const directories = [module.root, ...module.submodules, ...module.examples];
    return directories.map(formatDirectory).join('\n\n');
}
function formatDirectory(directory) {
    const title = directory.path === '' ? 'root' : directory.path;
    if (directory.empty)
        return `${title}: no configuration`;
    const lines = [
        ...directory.inputs.map((input) => row('input', input.name, [input.type.replaceAll(/\s+/g, ' ') || 'any', ...traits(input)].join(', '))),
        ...directory.outputs.map((output) => row('output', output.name, traits(output).join(', '))),
        ...directory.resources.map(({ mode, type, name }) => row(mode === 'managed' ? 'resource' : mode, `${type}.${name}`, '')),
        ...directory.calls.map(({ name, source, version }) => row('module', name, `${source} ${version}`)),
        ...directory.providers.map(({ name, source, constraints }) => row('provider', name, `${source || '(implied)'} ${(0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_20__/* .formatConstraints */ .sW)(constraints)}`)),
        ...(directory.requiredVersions.length > 0
            ? [row('requires', 'terraform', (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_20__/* .formatConstraints */ .sW)(directory.requiredVersions))]
            : []),
    ];
    return [title, ...lines].join('\n');
}
function traits(field) {
    return [
        ...('required' in field && field.required ? ['required'] : []),
        ...(field.sensitive ? ['sensitive'] : []),
        ...(field.ephemeral ? ['ephemeral'] : []),
        ...('const' in field && field.const ? ['const'] : []),
        ...(field.deprecated === '' ? [] : [`deprecated: ${field.deprecated.replaceAll(/\s+/g, ' ')}`]),
    ];
}
function row(kind, name, more) {
    return `  ${kind.padEnd(9)} ${name}${more.trim() === '' ? '' : `  ${more.trim()}`}`;
}
/** https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
const CODE_QUALITY_SEVERITIES = { major: 'major', minor: 'minor', patch: 'info' };
/**
 * The changes as a merge request of GitLab shows them. One without a place, such as a new submodule, is shown at the first line of
 * `main.tf`. A fingerprint says nothing of lines: code that moves is no new change.
 */
function codeQualityJson({ modules }) {
    return modules.flatMap(({ path, base, changes }) => changes.map((change) => {
        const { kind, severity, subject, message, file = 'main.tf', line = 1 } = change;
        return {
            description: `${subject}: ${(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_18__/* .textBesideSubject */ .Ut)(change)} (${severity} change since ${base})`,
            check_name: kind,
            fingerprint: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update([path, kind, subject, message].join('\n')).digest('hex'),
            severity: CODE_QUALITY_SEVERITIES[severity],
            location: { path: node_path__WEBPACK_IMPORTED_MODULE_2__.posix.join(path, file), lines: { begin: line } },
        };
    }));
}
/**
 * The interface of a published version, as its index has it. Throws NOT_FOUND where it has none, INVALID_INPUT for a text that is not
 * a version, INDEX_INVALID. @param where the index, as the user named it
 */
async function readPublishedInterface(address, text, { where, read }) {
    const version = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_23__/* .parseVersion */ .ot)(text);
    const files = await read([...(0,_index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_15__/* .interfacePaths */ .Er)(address, version), (0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_16__/* .modulePath */ .Mw)(address, 'module.json')]);
    const moduleInterface = (0,_index_format_interface_document_js__WEBPACK_IMPORTED_MODULE_15__/* .parseInterfaceFiles */ .MI)({ address, version }, (path) => files.get(path));
    const name = `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_21__/* .formatModuleAddress */ .wc)(address)} ${version}`;
    if (moduleInterface !== undefined)
        return { name, moduleInterface };
    const published = (0,_index_format_index_files_js__WEBPACK_IMPORTED_MODULE_14__/* .moduleIn */ .w6)(files, address)?.versions.map((each) => each.version) ?? [];
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('NOT_FOUND', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(where)} has no interface of ${name}${(0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_31__/* .didYouMean */ .a)(version, published)}`, 'name a published version: module-registry status --index … --module … lists them; a registry of another kind, and a version whose interface may not be shown, have none: compare its tags');
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

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ doctor),
/* harmony export */   k: () => (/* binding */ parseInstallRequest)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3113);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3221);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7654);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7387);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8784);
/* harmony import */ var _client_walk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1973);











function diagnose(url, [terraform, opentofu]) {
    const both = comparePackages(terraform.installed, opentofu.installed);
    const results = [terraform, opentofu].map((result) => ({ ...result, checks: [...result.checks, ...both] }));
    const subject = terraform.subject.length > opentofu.subject.length ? terraform.subject : opentofu.subject;
    return {
        url,
        subject,
        clients: { terraform: verdictOf(terraform), opentofu: verdictOf(opentofu) },
        checks: mergeChecks(results),
    };
}
function comparePackages(one, other) {
    if (one === undefined || other === undefined)
        return [];
    if (one.kind === 'unknown' || one.kind !== other.kind || one.identity === other.identity)
        return [];
    const message = `Terraform installs ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(one.identity)}, and OpenTofu ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(other.identity)}: the header and the body lead to different packages`;
    return [wrong('PACKAGE_NOT_SAME', message, 'let both name the same package, as publish does')];
}
function verdictOf({ checks, installed }) {
    const broken = checks.find(({ verdict }) => verdict === 'broken');
    if (broken === undefined) {
        const isKnown = installed !== undefined && installed.kind !== 'unknown';
        return { installs: isKnown ? true : null, broken: '', fix: '', claimed: true };
    }
    const { code, message, fix, isNotIntended = false } = broken;
    return { installs: false, broken: `${code}: ${message}`, fix, claimed: !isNotIntended };
}
function mergeChecks(results) {
    const checks = new Map();
    for (const { client, checks: found } of results) {
        for (const { code, verdict, message, fix } of found) {
            const key = JSON.stringify([code, verdict, message]);
            const clients = [...new Set([...(checks.get(key)?.clients ?? []), client.name])];
            const ok = verdict === 'passed' || verdict === 'note';
            checks.set(key, { code, ok, verdict, message, fix, clients });
        }
    }
    return [...checks.values()].sort((one, other) => stageOf(one.code) - stageOf(other.code));
}
/** The order of the requests, by the first word of a code; other codes come first. */
const STAGES = 'DISCOVERY NO VERSIONS MODULE VERSION ONLY DOWNLOAD LOCATION SOURCE GIT OCI PACKAGE'.split(' ');
function stageOf(code) {
    return STAGES.indexOf(code.split('_', 1)[0] ?? '');
}
/**
 * Reads what doctor is asked. Throws INVALID_INPUT and INVALID_ADDRESS.
 * @param module `namespace/name/system`, or the same with `@version`
 */
function parseInstallRequest(url, module) {
    const whole = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`;
    // People copy the URL of the modules, which discovery names.
    const parsed = (0,_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)(whole.replace(/\/v1\/modules\/?$/, ''));
    if (module === undefined)
        return { url: parsed, address: undefined, version: undefined };
    const [address = '', version, ...others] = module.split('@');
    if (version === '' || others.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(module)} does not name a module: exactly one version follows "@"`, 'write it as namespace/name/system@1.2.3');
    return { url: parsed, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9)(address)), version };
}
/** Sends a registry the requests of each client, and reports what each client would do. It writes nothing. */
async function doctor(request, dependencies) {
    const [terraform, opentofu] = _client_js__WEBPACK_IMPORTED_MODULE_6__/* .CLIENTS */ .ro;
    return diagnose(request.url, [
        await install(terraform, request, dependencies),
        await install(opentofu, request, dependencies),
    ]);
}
async function install(client, request, dependencies) {
    const walk = new _client_walk_js__WEBPACK_IMPORTED_MODULE_7__/* .ClientWalk */ .L(client, dependencies.web, {
        host: new URL(request.url).host,
        token: dependencies.token,
    });
    const source = await walk.packageSource(request);
    if (source === undefined)
        await walk.explainAbsence(request);
    const installed = source && (await fetchPackage(walk, source, request.url, dependencies));
    return { client, checks: walk.checks, subject: walk.subject, installed };
}
async function fetchPackage(walk, source, registryUrl, { packages, artifacts }) {
    switch (source.kind) {
        case 'archive':
            return walk.take(checkArchive(walk.client, source, registryUrl, await packages.archive(source)));
        case 'git':
            return walk.take(checkCommit(source, await packages.commit(source)));
        case 'oci': {
            const layer = walk.take(checkManifest(source, await artifacts.manifest(source)));
            return layer && walk.take(checkBlob(source, layer, await artifacts.zip(source, layer)));
        }
        case 'page':
        case 'unfollowed':
            return { kind: 'unknown', identity: '' };
    }
}
function bytesAt(digest, subdirectory) {
    return { kind: 'bytes', identity: `${digest}${inDirectory(subdirectory)}` };
}
const inDirectory = (subdirectory) => (subdirectory === '' ? '' : ` //${subdirectory}`);
function stopped({ code, message, fix }) {
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)(code, message, fix);
}
function checkArchive(client, source, registryUrl, result) {
    const fetched = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchedArchive */ .Y5)(source, result);
    if ('problem' in fetched)
        return stopped(isAtOtherUrl(source, registryUrl) ? { ...fetched.problem, fix: moveTo(registryUrl) } : fetched.problem);
    const head = misleadingHead(source, fetched);
    if (head !== undefined && client.name === 'terraform')
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_HEAD', head, HEAD_FIX);
    const problem = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesProblem */ .$U)(source, fetched);
    const step = problem === undefined ? checkContents(source, fetched) : stopped(problem);
    return head === undefined ? step : (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .note */ .N4)('PACKAGE_HEAD', head, HEAD_FIX)], step);
}
/** Whether it is a package in the index, at a URL that the index has and the registry has not. */
function isAtOtherUrl({ url }, registryUrl) {
    const { host, pathname } = new URL(url);
    return host !== new URL(registryUrl).host && /\/v1\/modules\/[^?]+\/module\.zip$/.test(pathname);
}
function moveTo(registryUrl) {
    return `if this host is that of the registry, give the index its URL: module-registry init --index INDEX --url ${registryUrl} --move`;
}
const HEAD_FIX = 'answer HEAD with the length of the package, or with 405';
/** https://github.com/hashicorp/go-getter before 1.8.6: it treats the empty file as complete, and sends no GET. */
function misleadingHead({ url }, { head, size }) {
    if (head?.status !== 200 || !head.ranges || head.length !== 0 || size === 0)
        return undefined;
    return `HEAD ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} answers Accept-Ranges: bytes and Content-Length: 0, and Terraform before 1.15 and OpenTofu before 1.11.14 take the package to be empty`;
}
function checkContents({ url, subdirectory }, fetched) {
    const installed = bytesAt(`sha256:${fetched.digests.sha256}`, subdirectory);
    const said = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(fetched.size, 'byte')}, sha256:${fetched.digests.sha256}`;
    const step = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .passed */ .bF)('PACKAGE', said, installed);
    if (typeof fetched.entries === 'string')
        return step;
    return checkEntries(fetched.entries, subdirectory, step);
}
/** The step, if the client can unpack these entries and finds a directory in them. */
function checkEntries(entries, subdirectory, step) {
    const refused = entries.find(({ path }) => !isUnpackable(path));
    if (refused !== undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_PATHS', `clients cannot unpack the path ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(refused.path)} in the package`, 'publish the package again');
    const judged = checkPaths(entries.map(({ path }) => path), subdirectory, step);
    const links = entries.filter(({ isLink }) => isLink).map(({ path }) => path);
    const read = links.find((path) => pathsBelow(subdirectory, [path]).some(isRead));
    const link = read ?? links[0];
    if (link === undefined)
        return judged;
    const message = `the link ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(link)} in the package becomes a file that holds the name of its target`;
    const fix = 'replace links by files, as publish does';
    if (read !== undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_LINKS', `${message}, which clients cannot read as configuration`, fix);
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .note */ .N4)('PACKAGE_LINKS', message, fix)], judged);
}
function pathsBelow(directory, paths) {
    const start = directory === '' ? '' : `${directory}/`;
    return paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
}
/** No way out of the directory, and no name that a file system cannot hold. */
function isUnpackable(path) {
    return (!path.split(/[\\/]/).includes('..') &&
        path.split('/').every((name) => Buffer.byteLength(name) <= _package_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_COMPONENT_BYTES */ .D9));
}
function isRead(path) {
    return (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__/* .isConfiguration */ .Z)(path) && !path.includes('/');
}
/** The step, if the package has the directory. @param paths of files, from the root of the package */
function checkPaths(paths, subdirectory, step) {
    const below = pathsBelow(subdirectory, paths);
    if (below.length === 0)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .broken */ .mw)('PACKAGE_SUBDIRECTORY', subdirectory === '' ? 'the package is empty' : `the package has no directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subdirectory)}`, subdirectory.includes('*')
            ? 'write the name of the directory: no client expands * here'
            : 'name a directory that the package has, or publish it again');
    if (below.some(isRead))
        return step;
    const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so';
    const [top = ''] = below[0]?.split('/') ?? [];
    const inTop = pathsBelow(top, below);
    if (inTop.length === below.length && inTop.some(isRead)) {
        const fix = `add //${top} to the location, or pack the module without that directory`;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([wrong('PACKAGE_NO_MODULE', message, fix)], step);
    }
    // publish takes a repository of modules alone, too.
    const module = below.find((path) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__/* .isConfiguration */ .Z)(path) && !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_10__/* .isExampleOrTest */ .m)(path));
    if (module === undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([wrong('PACKAGE_NO_MODULE', message, 'pack the directory of the module')], step);
    const fix = `name a directory below it in "source", as in //${module.slice(0, module.lastIndexOf('/'))}`;
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .after */ .Pl)([(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .note */ .N4)('PACKAGE_NO_MODULE', message, fix)], step);
}
function checkCommit(source, result) {
    const found = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .foundCommit */ .oM)(source, result);
    if ('problem' in found)
        return stopped(found.problem);
    const { url, subdirectory } = source;
    const installed = {
        kind: 'commit',
        identity: `${url} ${found.commit}${inDirectory(subdirectory)}`,
    };
    const step = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .passed */ .bF)('PACKAGE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} at ${found.commit}`, installed);
    return checkPaths(found.paths, subdirectory, step);
}
function checkManifest(source, result) {
    const layer = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestLayer */ .zh)(source, result);
    return 'problem' in layer ? stopped(layer.problem) : { checks: [], value: layer };
}
function checkBlob({ subdirectory }, layer, blob) {
    const entries = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchedLayer */ .z_)(layer, blob);
    if ('problem' in entries)
        return stopped(entries.problem);
    const installed = bytesAt(layer.digest, subdirectory);
    const step = (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .passed */ .bF)('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed);
    return checkEntries(entries, subdirectory, step);
}
function wrong(code, message, fix) {
    return { code, verdict: 'wrong', message, fix };
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

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface),
/* harmony export */   l$: () => (/* binding */ interfaceFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
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

/***/ 3113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ bytesProblem),
/* harmony export */   Y5: () => (/* binding */ fetchedArchive),
/* harmony export */   oM: () => (/* binding */ foundCommit),
/* harmony export */   z_: () => (/* binding */ fetchedLayer),
/* harmony export */   zh: () => (/* binding */ manifestLayer)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4360);



function failed(code, message, fix) {
    return { problem: { code, message, fix } };
}
function fetchedArchive(source, result) {
    if (result.kind === 'unreachable')
        return failed('PACKAGE_UNREACHABLE', result.message, 'make the package fetchable for those who may read the registry');
    const { status } = result;
    if (status === 200)
        return result;
    const fix = [401, 403].includes(status)
        ? 'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
        : 'publish the package before its version is listed';
    return failed('PACKAGE_STATUS', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(source.url)} answers ${status} instead of 200`, fix);
}
/** Why the bytes of an archive are not those that its location pins, or not what it says that they are. */
function bytesProblem({ url, expected, format: wanted }, { size, digests, format, entries }) {
    const name = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} (${size} bytes)`;
    if (expected !== undefined && digests[expected.algorithm] !== expected.hex) {
        const { algorithm, hex } = expected;
        return {
            code: 'PACKAGE_CHECKSUM',
            message: `${name} has ${algorithm}:${digests[algorithm]}, and the location says ${algorithm}:${hex}`,
            fix: 'restore the bytes that were published; a host must not compress, cut or rewrite them',
        };
    }
    const isExpected = format !== 'unknown' && format === (wanted ?? format);
    if (isExpected && entries !== 'damaged')
        return undefined;
    const kind = wanted === undefined ? 'an archive' : `a ${wanted}`;
    const message = `${name} is ${isExpected ? `a ${format} that is cut or damaged` : `not ${kind}`}`;
    return { code: 'PACKAGE_FORMAT', message, fix: 'publish the package again' };
}
function foundCommit({ url, ref }, result) {
    switch (result.kind) {
        case 'found':
            return result;
        case 'unreachable':
            return failed('GIT_UNREACHABLE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} cannot be cloned: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(result.message)}`, 'correct the URL, or give those who install access to the repository');
        case 'no-ref':
            return failed('GIT_REF', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} has no ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(ref)}`, 'push the commit again: it must stay reachable from a branch or a tag');
    }
}
/** The one layer of a manifest that OpenTofu unpacks, or why there is none. */
function manifestLayer({ repository, reference }, result) {
    const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${repository} ${reference}`);
    if (result.kind === 'unreachable')
        return failed('OCI_UNREACHABLE', result.message, 'make the registry answer /v2/ with 200 or a login, over https, and the package public; or log in: docker login');
    if (result.kind === 'absent')
        return failed('OCI_NOT_FOUND', `the registry has no manifest ${name}`, 'publish the version again');
    const layer = (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .packageLayer */ .Cy)(result.manifest);
    if (typeof layer !== 'string')
        return layer;
    return failed('OCI_MANIFEST', `OpenTofu refuses the manifest ${name}: ${layer}`, `push it with --artifact-type ${_oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_ARTIFACT_TYPE */ .xo} and one layer module.zip:${_oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .ZIP_TYPE */ .d8}, or let publish do it`);
}
/** The files of the layer, or why its bytes are not those that the manifest names. */
function fetchedLayer(layer, blob) {
    const fix = 'publish the version again';
    if (blob.kind === 'unreachable')
        return failed('OCI_BLOB', blob.message, fix);
    const digest = `sha256:${blob.digests.sha256}`;
    if (digest !== layer.digest || blob.size !== layer.size) {
        const message = `the layer has ${digest} (${blob.size} bytes), and the manifest says ${layer.digest} (${layer.size} bytes)`;
        return failed('OCI_BLOB', message, fix);
    }
    if (typeof blob.entries !== 'string')
        return blob.entries;
    return failed('PACKAGE_FORMAT', `the layer ${layer.digest} is not a zip`, fix);
}


/***/ }),

/***/ 5149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ providerJson),
/* harmony export */   MQ: () => (/* binding */ dependencyJson),
/* harmony export */   wG: () => (/* binding */ interfaceJson)
/* harmony export */ });
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);

/**
 * The interface of a directory in the format of the registry HTTP API. `default` is source text, and missing text is `''`; only
 * managed resources are listed. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryJson(directory) {
    return {
        path: directory.path,
        readme: directory.readme,
        empty: directory.empty,
        inputs: directory.inputs.map((input) => ({
            name: input.name,
            type: input.type,
            description: input.description,
            default: input.default,
            required: input.required,
            sensitive: input.sensitive,
        })),
        outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
        dependencies: directory.calls.map(dependencyJson),
        provider_dependencies: directory.providers.map(providerJson),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** The module interface as `inspect --json` prints it, in the format of the registry HTTP API. */
function interfaceJson(module) {
    return {
        root: directoryJson(module.root),
        submodules: module.submodules.map(directoryJson),
        examples: module.examples.map(directoryJson),
        diagnostics: module.diagnostics,
    };
}
function dependencyJson({ name, source, version }) {
    return { name, source, version };
}
/** A provider requirement in the same format; one without namespace is HashiCorp's. */
function providerJson({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
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

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony export renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1260);






/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg';
const ZIP_TYPE = 'archive/zip';
/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}');
const EMPTY_CONFIG = (0,_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptorOf */ .n)('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES);
/** Renders the manifest of a module package. Equal releases give equal bytes: no date but that of the commit is in it. */
function renderModuleManifest(metadata, facts) {
    return renderManifest({
        artifactType: MODULE_ARTIFACT_TYPE,
        layers: [withTitle({ mediaType: ZIP_TYPE, digest: facts.digest, size: facts.size }, 'module.zip')],
        annotations: annotationsOf(metadata),
    });
}
/** @param title the name under which generic tools (`oras pull`) write the layer */
function withTitle(layer, title) {
    return { ...layer, annotations: { 'org.opencontainers.image.title': title } };
}
/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf(metadata) {
    const { release, repositoryUrl, description, licenses } = metadata;
    const annotations = {
        created: release.committedAt,
        description,
        licenses,
        documentation: documentationUrl(release, repositoryUrl),
        revision: release.commit,
        source: repositoryUrl,
        title: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
    };
    return Object.fromEntries(Object.entries(annotations)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [`org.opencontainers.image.${key}`, value]));
}
/** The URL of the module's directory at its commit on github.com; elsewhere the URL of its repository. */
function documentationUrl({ commit, path }, repositoryUrl) {
    if (!repositoryUrl.startsWith('https://github.com/'))
        return repositoryUrl;
    return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`;
}
/** Renders the manifest of a document that refers to `subject`. Equal documents give equal bytes. */
function renderAttachment(subject, document) {
    const { artifactType, name, bytes, annotations } = document;
    return renderManifest({
        artifactType,
        layers: [withTitle((0,_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptorOf */ .n)(artifactType, bytes), name)],
        subject,
        annotations,
    });
}
/** Renders an image manifest with the empty config as canonical JSON. */
function renderManifest(content) {
    const image = { schemaVersion: 2, mediaType: MANIFEST_TYPE, config: EMPTY_CONFIG, ...content };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(image));
}
const layer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ mediaType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), digest: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() });
const manifest = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    layers: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(layer).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional().catch(undefined),
});
/** Reads a manifest that anybody may have written; undefined where the bytes are not one. */
function parseManifest(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(manifest, bytes);
}
/**
 * The layer that OpenTofu installs, or why it refuses the manifest, by the rules of its own getter: it ignores the config and
 * layers of other types. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
function packageLayer({ mediaType, bytes }) {
    const manifest = parseManifest(bytes);
    if (mediaType !== MANIFEST_TYPE)
        return `it is of type ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(mediaType)}, not ${MANIFEST_TYPE}`;
    if (manifest === undefined)
        return 'it is not a manifest';
    if (manifest.mediaType !== MANIFEST_TYPE)
        return `it has no "mediaType": "${MANIFEST_TYPE}"`;
    if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
        return `it has no "artifactType": "${MODULE_ARTIFACT_TYPE}"`;
    const [zip, ...others] = (manifest.layers ?? []).filter((layer) => layer.mediaType === ZIP_TYPE);
    if (zip === undefined)
        return `it has no layer of type ${ZIP_TYPE}`;
    return others.length === 0 ? zip : `it has several layers of type ${ZIP_TYPE}`;
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
