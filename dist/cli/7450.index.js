export const id = 7450;
export const ids = [7450,5417];
export const modules = {

/***/ 3406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ withUrl),
/* harmony export */   Fr: () => (/* binding */ newIndex),
/* harmony export */   Ts: () => (/* binding */ init),
/* harmony export */   jk: () => (/* binding */ movedRegistry)
/* harmony export */ });
/* unused harmony export newIndexFiles */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4546);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _format_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9856);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4835);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(504);







/** Public URL of an index that is created without one, to try it: `serve` answers there without flags. */
const TRIAL_URL = 'http://127.0.0.1:8080';
/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
async function init(request, { index, raceBackoff }) {
    const { registry: created, files: own } = newIndex({ ...request, url: request.url ?? TRIAL_URL });
    // With those of other hosts: the index may name another host than this run.
    const ofHosts = _format_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .HOSTINGS */ .il.flatMap((hosting) => (0,_format_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .hostingFiles */ .wX)(hosting, created.url)).map(([path]) => path);
    const extraFiles = [...(request.extraFiles ?? [])].map(([path, text]) => [path, Buffer.from(text)]);
    const paths = [...own.keys(), ...ofHosts, ...extraFiles.map(([path]) => path)];
    const { result, commit, changed } = await (0,_update_index_js__WEBPACK_IMPORTED_MODULE_5__/* .updateIndex */ .UB)(index, raceBackoff, async (snapshot) => {
        const current = await snapshot.read(paths);
        const before = currentRegistry(current.get(_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA), snapshot.exists);
        const registry = before === undefined ? created : withRequest(before, request);
        const missing = missingFiles(newIndexFiles(registry), current, { before, registry });
        const files = new Map([...missing, ...extraFiles.filter(([path]) => !current.has(path))]);
        const message = registry.url === null ? 'Set up the registry index' : `Set up the registry index for ${registry.url}`;
        const status = before === undefined ? 'created' : 'updated';
        return { result: { status, url: registry.url }, change: { message, files } };
    });
    const status = changed.length === 0 ? 'unchanged' : result.status;
    return { status, url: result.url, index: { commit, changed } };
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA, bytes);
    if (!exists)
        return undefined;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `the directory or branch for the index has files, but no ${_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withRequest(registry, request) {
    if (registry.url !== null && request.url !== undefined && registry.url !== request.url) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the public URL ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.url)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.url)}`, `published versions use the first URL; write it (--url ${registry.url}), or move the whole index: module-registry init --index … --url ${request.url} --move`);
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the name ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.name)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.name)}`, `leave --name out, or write the name into ${_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA} of the index and run: module-registry render`);
    }
    return withSettings(registry, request);
}
function withSettings(registry, request) {
    const { url = registry.url, name = registry.name, hosting = registry.hosting } = request;
    const { useRegistryCredentials = registry.useRegistryCredentials } = request;
    return { ...registry, url, name, ...settings({ hosting, useRegistryCredentials }) };
}
/** The registry at another public URL. Its name follows the host, unless somebody has chosen one. */
function movedRegistry(registry, request) {
    const name = registry.name === defaultName(registry.url) ? defaultName(request.url) : registry.name;
    return withSettings(registry, { ...request, name: request.name ?? name });
}
function defaultName(url) {
    return url === null ? 'Module registry' : new URL(url).host;
}
/** The files to write: in an index that exists, those that are missing, and those that a new URL or a new host changes. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isChanged = before?.hosting !== registry.hosting || before?.useRegistryCredentials !== registry.useRegistryCredentials;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== _format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_LIST_PATH */ ._Q) || (isChanged && path === _format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY_PATH */ .aA);
    return new Map([...files].filter(([path]) => isWritten(path)));
}
/** The registry of an index without public URL with this one, and the files that change. */
async function withUrl(before, url, snapshot) {
    const registry = { ...before, url };
    const files = newIndexFiles(registry);
    const current = await snapshot.read([...files.keys()]);
    return { registry, files: missingFiles(files, current, { before, registry }) };
}
/** The registry of an index that a run creates, and its files. */
function newIndex({ url, name = defaultName(url), ...request }) {
    const registry = {
        format: _format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FORMAT */ .B7,
        name,
        url,
        renderer: _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__/* .RENDERER */ .G,
        ...settings(request),
    };
    return { registry, files: newIndexFiles(registry) };
}
function settings({ hosting, useRegistryCredentials, }) {
    return {
        ...(hosting === undefined ? {} : { hosting }),
        ...(useRegistryCredentials === undefined ? {} : { useRegistryCredentials }),
    };
}
function newIndexFiles(registry) {
    return new Map((0,_file_table_js__WEBPACK_IMPORTED_MODULE_4__/* .registryFiles */ .xs)(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]));
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

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ summaryFromReadme),
/* harmony export */   b: () => (/* binding */ descriptionFromReadme)
/* harmony export */ });
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const paragraph = plainText(firstParagraph(readme));
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION_LENGTH)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('');
    return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
/** The same paragraph with its code, its emphasis and its links to web pages, as Markdown; a long one is plain text. */
function summaryFromReadme(readme) {
    const paragraph = onOneLine(withoutImagesAndTags(firstParagraph(readme))
        .replaceAll(/\[([^[\]]*)\](?:\((?!https?:)[^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(LIST_MARK, ''));
    return paragraph.length <= MAX_DESCRIPTION_LENGTH * 2 ? paragraph : descriptionFromReadme(readme);
}
function firstParagraph(readme) {
    const paragraphs = withoutMarkup(readme.slice(0, MAX_DESCRIPTION_START)).split(/\n\s*\n/);
    return paragraphs.find((each) => /[\p{L}\p{N}]/u.test(plainText(each))) ?? '';
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]\n]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
const LIST_MARK = /^[ \t]*(?:>|[-+*]|\d+\.)[ \t]+/gm;
function plainText(paragraph) {
    return onOneLine(withoutImagesAndTags(paragraph
        .replaceAll(IMAGE, '')
        .replaceAll(/\[([^[\]]*)\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^<>]*)>/g, ''))
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(LIST_MARK, ''));
}
const IMAGE = /!\[[^[\]]*\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g;
function withoutImagesAndTags(text) {
    return text.replaceAll(IMAGE, '').replaceAll(/<\/?[A-Za-z][^<>]*>/g, '');
}
function onOneLine(text) {
    return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
}


/***/ }),

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   N0: () => (/* binding */ INTERFACE_TYPE),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   WX: () => (/* binding */ isProvenance),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);



/** docs/guides/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** Whether an attached document of this type is a Sigstore bundle, of any version. https://docs.sigstore.dev/about/bundle/ */
function isProvenance(artifactType) {
    return /^application\/vnd\.dev\.sigstore\.bundle\b.*\+json\b/.test(artifactType);
}
const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json';
/** The tag that holds the list of referrers in registries without the referrers API ("Referrers Tag Schema"). */
function referrersTag(digest) {
    return digest.replace(':', '-');
}
const imageIndex = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ manifests: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })) });
/** Digests of the manifests that an image index lists; none where the bytes are not an image index. */
function digestsIn(index) {
    return read(index).manifests.map(({ digest }) => digest);
}
/** Adds a manifest to an image index, or replaces the one with the same digest; the others stay as they are. */
function withReferrer(index, referrer) {
    const { manifests } = read(index);
    const others = manifests.filter(({ digest }) => digest !== referrer.digest);
    const list = { schemaVersion: 2, mediaType: INDEX_TYPE, manifests: [...others, referrer] };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(list));
}
function read(index) {
    return (index && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(imageIndex, index)) ?? { manifests: [] };
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


/***/ }),

/***/ 7450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mk: () => (/* binding */ publish),
  Oq: () => (/* binding */ publishRepositories)
});

// UNUSED EXPORTS: selectRun, withAdvice

// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var format_documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(504);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(125);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(8411);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/limits.js
var publish_limits = __webpack_require__(6947);
;// CONCATENATED MODULE: ./lib/publish/publication.js
function publicationsAt(publications, ...statuses) {
    const isAt = (publication) => statuses.some((status) => status === publication.status);
    return publications.filter(isAt);
}

;// CONCATENATED MODULE: ./lib/publish/announce.js













/** Lines about packages that one run prints. Those about the newest versions come last and are kept. */
const MAX_NOTICES = 20;
const NO_URL = 'the index has no public URL yet: module-registry init --index … --url https://modules.example.com sets it';
/** What there is to say of the versions of a run: the notices of the highest one of each module, and what counts for others, each once. */
class RunNotices {
    #log;
    #ofHighest = new Map();
    #warnings = new Map();
    /** What only some clients can install, by the reason. */
    #limited = new Map();
    constructor(log) {
        this.#log = log;
    }
    /** Says before the first write what would be published under which address: name and system are easily swapped. Then the notices. */
    announce(fresh, registryUrl) {
        const log = this.#log;
        for (const line of fresh.length === 1 ? fresh.flatMap(releaseLines) : linesOf(fresh, 'new version'))
            log.info(line);
        for (const { selection, compatibility } of fresh) {
            if (compatibility === undefined || !(0,required_bump/* isBreaking */.ER)(compatibility))
                continue;
            const version = (0,module_release/* formatRelease */.B9)(selection.release);
            log.warn(`${(0,required_bump/* tooSmall */.KM)(version, compatibility)}; use ${compatibility.minimumVersion} or higher`);
        }
        const [only, ...others] = fresh;
        if (only !== undefined && others.length === 0)
            log.info(registryUrl === null
                ? NO_URL
                : (0,module_release/* formatModuleBlock */.t1)(only.selection.release, registryUrl, (0,module_interface/* calledPath */.v)(only.moduleInterface)));
        this.print();
    }
    add(fresh) {
        for (const { selection, notices } of fresh) {
            const { version, address } = selection.release;
            const module = (0,module_address/* formatModuleAddress */.wc)(address);
            const before = this.#ofHighest.get(module);
            if (before === undefined || (0,module_version/* compareVersions */.Zy)(before.version, version) < 0)
                this.#ofHighest.set(module, { version, notices });
            for (const notice of notices)
                if (notice.ofAnyVersion)
                    this.#warnings.set(notice.text, notice);
        }
    }
    /** Versions, or of many the modules, that only some clients can install. */
    addClients(publications, registryUrl, isBulk) {
        for (const stored of publicationsAt(publications, 'stored')) {
            const { release } = stored;
            const subject = isBulk ? (0,module_address/* formatModuleAddress */.wc)(release.address) : (0,module_release/* formatRelease */.B9)(release);
            const reason = clientLimit(stored, registryUrl);
            if (reason !== undefined)
                (0,get_or_insert/* getOrInsert */.P)(this.#limited, reason, () => new Set()).add(subject);
        }
    }
    /** Says them, and forgets them. Those of the highest versions come first; of many the others are counted. */
    print() {
        const highest = [...this.#ofHighest.values()].flatMap(({ notices }) => notices);
        const limits = [...this.#limited].map(([reason, subjects]) => {
            const text = `${(0,base_error/* shortList */.pg)([...subjects], publish_limits/* MAX_LISTED_NAMES */.e).join(', ')}: ${reason}`;
            return { level: 'warn', text };
        });
        const each = [...highest, ...this.#warnings.values(), ...limits];
        const notices = [...new Map(each.map((notice) => [notice.text, notice])).values()];
        for (const { level, text } of notices.slice(0, MAX_NOTICES))
            this.#log[level](text);
        this.#ofHighest.clear();
        this.#warnings.clear();
        this.#limited.clear();
        const more = notices.length - MAX_NOTICES;
        if (more > 0)
            this.#log.info(`and ${more} more notices: inspect the tags one by one`);
    }
}
function releaseLines({ selection: { release }, pkg: { facts } }) {
    return [
        `release   ${(0,module_release/* formatRelease */.B9)(release)} from tag ${(0,base_error/* quote */.hD)(release.tag)} at ${(0,module_release/* shortCommit */.Ax)(release.commit)}`,
        `package   ${(0,count/* counted */.h)(facts.files, 'file')}, ${grouped(facts.size)} bytes, ${facts.digest}`,
    ];
}
/** Says under which addresses the tags of a repository would be published; of many modules only how many they are. */
function selectionLines(selections) {
    const lines = linesOf(selections.map((selection) => ({ selection })), 'version');
    if (lines.length <= publish_limits/* MAX_LISTED_MODULES */.H)
        return lines;
    return [`release   ${(0,count/* counted */.h)(selections.length, 'version')} of ${(0,count/* counted */.h)(lines.length, 'module')}`];
}
/** A line for each module: the report says each version. */
function linesOf(fresh, noun) {
    const releases = fresh.map(({ selection }) => selection.release);
    const groups = (0,group/* groupBy */.$)(releases, ({ address }) => (0,module_address/* formatModuleAddress */.wc)(address));
    return [...groups].map(([address, group]) => {
        const versions = (0,module_version/* sortVersions */.M7)(group.map(({ version }) => version));
        const range = versions.length === 1 ? versions[0] : `${versions.at(-1)} to ${versions[0]}`;
        return `release   ${address}: ${(0,count/* counted */.h)(group.length, noun)}, ${range}`;
    });
}
/**
 * Terraform, and OpenTofu before 1.10, know no `oci://`; and Terraform gets from a static host the directory of the module alone, without
 * those beside it that it calls.
 */
function clientLimit({ release, moduleInterface }, registryUrl) {
    if ((0,protocol/* sourcePageLocation */.wH)(release, registryUrl) === undefined)
        return 'only OpenTofu 1.10 or newer reads the package. To serve Terraform, too, publish with --package oci,index';
    const leaving = moduleInterface === undefined ? [] : (0,module_files/* leavingCalls */.aC)(moduleInterface);
    if (release.packageRoot === undefined && leaving.length === 0)
        return undefined;
    return 'the module calls or reads what is beside its directory, so that Terraform installs it only through serve (a static host gives Terraform its directory alone), OpenTofu everywhere';
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 1 modules
var compare_interfaces = __webpack_require__(8932);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
;// CONCATENATED MODULE: ./lib/publish/compatibility.js









/**
 * Compares each new version with the highest lower one, of the index or of this run. Where `compatibility` is `enforce` it refuses
 * those that are too small for changes that break callers; one that only adds something harms nobody, and its tag is there. In the
 * order of versions, so that a refused one is nobody's base.
 */
async function checkCompatibility(decisions, bases) {
    const checked = new Map();
    const fresh = decisions.filter(isFresh);
    const modules = (0,group/* groupBy */.$)(fresh, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    for (const group of modules.values()) {
        const accepted = new AcceptedVersions(group[0].selection.release.address, bases);
        const ascending = group.toSorted(({ selection: a }, { selection: b }) => (0,module_version/* compareVersions */.Zy)(a.release.version, b.release.version));
        for (const decision of ascending) {
            const verdict = await checkOne(decision, accepted);
            checked.set(decision, verdict);
            if (verdict.status === 'new')
                accepted.add(decision);
        }
    }
    return decisions.map((decision) => checked.get(decision) ?? decision);
}
function isFresh(decision) {
    return decision.status === 'new' && decision.moduleInterface !== undefined;
}
async function checkOne(decision, accepted) {
    const { release, compatibility: mode, severities } = decision.selection;
    if (mode === 'off')
        return decision;
    const base = accepted.baseOf(release.version);
    const before = base && (await accepted.interfaceOf(base));
    // Older publishes wrote no interface; `render` adds it.
    if (base === undefined || before === undefined)
        return decision;
    const changes = (0,compare_interfaces/* compareInterfaces */.s)(before, decision.moduleInterface, severities);
    const compatibility = (0,required_bump/* checkBump */.VJ)(base, release.version, changes);
    if (mode === 'warn' || !(0,required_bump/* isBreaking */.ER)(compatibility))
        return { ...decision, compatibility };
    const advice = 'tag this commit with it, or publish with --compatibility warn';
    return (0,publish_report/* refusedResult */.MS)(release.tag, (0,required_bump/* incompatible */.Ed)(release.version, compatibility, advice), release);
}
/** The versions of one module that are in the index or accepted by this run, with their interfaces. */
class AcceptedVersions {
    #bases;
    #address;
    /** Highest first. */
    #listed;
    #before;
    #own = new Map();
    /** The highest of this run: a version comes after all that are lower. */
    #highest = [];
    constructor(address, bases) {
        this.#bases = bases;
        this.#address = address;
        const module = (0,index_files/* moduleIn */.w6)(bases.index, this.#address);
        this.#listed = module === undefined ? [] : (0,format_documents/* listedVersions */.f3)(module);
        const before = bases.acceptedBefore((0,module_address/* formatModuleAddress */.wc)(this.#address));
        this.#before = new Map(before.map((release) => [release.version, release]));
        for (const { version } of before)
            this.#raise(version);
    }
    add({ selection, moduleInterface }) {
        this.#own.set(selection.release.version, moduleInterface);
        this.#raise(selection.release.version);
    }
    #raise(version) {
        const others = this.#highest.filter((each) => (0,module_version/* isPrerelease */.V1)(each) !== (0,module_version/* isPrerelease */.V1)(version));
        this.#highest.splice(0, Infinity, version, ...((0,module_version/* isPrerelease */.V1)(version) ? others : []));
    }
    baseOf(version) {
        const listed = (0,required_bump/* selectBase */.gF)(this.#listed, version);
        const known = listed === undefined ? this.#highest : [...this.#highest, listed];
        return (0,required_bump/* selectBase */.gF)((0,module_version/* sortVersions */.M7)(known), version);
    }
    async interfaceOf(version) {
        const before = this.#before.get(version);
        const address = this.#address;
        return (this.#own.get(version) ??
            (before && (await this.#bases.interfaces.atCommit(before))) ??
            (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => this.#bases.index.get(path)));
    }
}

// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var format_policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/module/forge.js
var forge = __webpack_require__(6223);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
// EXTERNAL MODULE: ./lib/publish/package-checks.js
var package_checks = __webpack_require__(5405);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js
var file_table = __webpack_require__(4835);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
;// CONCATENATED MODULE: ./lib/publish/restored-version.js









/**
 * Compares the files of an unchanged version with what its tag gives. Undefined where all are as they were published. Throws
 * INDEX_INVALID for a changed file that the run may not put back, and where `release.json` is missing; VERSION_EXISTS where the
 * package made again has other bytes; WOULD_EXPOSE; and what `pack` throws.
 */
async function findRestoration(selection, { module, published }, context) {
    const isKept = published.packages.some(({ location }) => (0,format_location/* locationKind */.QD)(location) === 'relative');
    if (!isKept && context.mode === 'missing')
        return undefined;
    const { address, version } = selection.release;
    const hasInterface = context.stores.visibility.published === 'public';
    const zip = (0,format_paths/* versionPath */.qW)(address, version, 'module.zip');
    const files = await context.snapshot.read([
        (0,format_paths/* versionPath */.qW)(address, version, 'release.json'),
        ...(hasInterface ? (0,interface_document/* interfacePaths */.Er)(address, version) : []),
        ...(isKept ? [zip] : []),
    ]);
    const release = (0,index_files/* listedRelease */.Lh)(files, module, version);
    const moduleInterface = hasInterface ? await context.readInterface() : undefined;
    const damages = [
        ...(isKept ? packageDamages(zip, files.get(zip), release.package, selection, context) : []),
        ...(moduleInterface ? interfaceDamages(release, moduleInterface, { files, mode: context.mode }) : []),
    ];
    if (damages.length === 0)
        return undefined;
    if (context.mode === 'missing')
        refuseChanged(release, damages);
    const contents = new Map();
    for (const { path, content } of damages)
        contents.set(path, await content());
    const hasOther = contents.has((0,format_paths/* versionPath */.qW)(address, version, 'interface.json'));
    return {
        release,
        files: contents,
        moduleInterface: hasOther ? moduleInterface : undefined,
        problem: `${(0,module_release/* formatRelease */.B9)(release)}: ${damages.map(problemOf).join(', and ')}`,
    };
}
function packageDamages(path, bytes, { digest }, selection, context) {
    const stored = bytes && (0,descriptor/* digestOfBytes */.b)(bytes);
    if (stored === digest)
        return [];
    const content = async () => {
        await context.stores.refuseExposure('index', selection);
        const { file, facts } = await context.pack();
        if (facts.digest === digest)
            return { file, size: facts.size };
        throw new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(selection.release)} is published with ${digest}, and its package made again from tag ${(0,base_error/* quote */.hD)(selection.release.tag)}, commit ${selection.release.commit}, has ${facts.digest}`, `restore the file from the history of the index: git checkout GOOD_COMMIT -- ${path}`);
    };
    if (stored === undefined)
        return [{ path, content }];
    return [{ path, content, difference: `has ${stored}, and release.json says ${digest}` }];
}
/** @param files those that the index has */
function interfaceDamages(release, moduleInterface, { files, mode }) {
    const wanted = new Map((0,file_table/* interfaceFiles */.rQ)(release, moduleInterface));
    // Another version of the tool may have read other things from the same files: only a repair makes them alike.
    const isKept = mode === 'missing' && hasReadableInterface(release, files);
    return (0,interface_document/* interfacePaths */.Er)(release.address, release.version).flatMap((path) => {
        const [text, stored] = [wanted.get(path), files.get(path)];
        if (text === undefined)
            return stored ? [{ path, content: async () => null, difference: 'is not in the tag' }] : [];
        const bytes = new TextEncoder().encode(text);
        const content = async () => bytes;
        if (stored === undefined)
            return [{ path, content }];
        const isSame = Buffer.compare(bytes, stored) === 0 ||
            (path.endsWith('.json') && (isKept || saysTheSame(bytes, stored)));
        return isSame ? [] : [{ path, content, difference: 'is not what the tag gives' }];
    });
}
/** A newer tool may have written more keys. */
function saysTheSame(wanted, stored) {
    const theirs = (0,interface_document/* interfaceFacts */.l$)(stored);
    return theirs !== undefined && (0,json/* hasOnlyGrown */.Ix)((0,interface_document/* interfaceFacts */.l$)(wanted), theirs, { keys: 'any' });
}
/** Whether the index has an interface of the version that can be read. */
function hasReadableInterface(release, files) {
    try {
        return (0,interface_document/* parseInterfaceFiles */.MI)(release, (path) => files.get(path)) !== undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl)
            return false;
        throw error;
    }
}
function problemOf({ path, difference }) {
    return `${(0,base_error/* quote */.hD)(path)} ${difference ?? 'is missing'}`;
}
/** A file that somebody has changed is looked into before it is overwritten. */
function refuseChanged(release, damages) {
    const changed = damages.filter(({ difference }) => difference !== undefined);
    if (changed.length === 0)
        return;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,module_release/* formatRelease */.B9)(release)} is not as it was published: ${changed.map(problemOf).join(', and ')}`, 'find out who changed the index; to put the files back from the tag, run this once with --repair (action input "repair")');
}

// EXTERNAL MODULE: ./lib/interface/read/readme.js
var readme = __webpack_require__(1548);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(5417);
;// CONCATENATED MODULE: ./lib/publish/store-packages.js











/**
 * Proves before the first write that all the writes of new versions are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED, ATTESTATION_FAILED, INDEX_UNREACHABLE.
 * @param repositories those with new versions
 */
async function checkAccess(repositories, index) {
    const checks = repositories.flatMap(({ publications, stores }) => {
        const kinds = new Set(publicationsAt(publications, 'new').flatMap(({ selection }) => selection.kinds));
        return [...kinds].map((kind) => stores.resolved(kind)).filter((store) => store.checkAccess !== undefined);
    });
    const attestors = repositories.flatMap(({ attestor }) => attestor ?? []);
    if (checks.length === 0 && attestors.length === 0)
        return;
    await index.checkAccess?.();
    for (const store of [...checks, ...attestors])
        await store.checkAccess?.();
}
/**
 * Has every new package attested, before anything else is written, then stores each as its kinds, in the order in which these were
 * asked for. Throws STORE_REFUSED, STORE_UNREACHABLE, VERSION_EXISTS, PERMISSION, ATTESTATION_FAILED.
 */
async function storePublications({ publications, ...context }, run) {
    const accepted = publicationsAt(publications, 'new', 'unchanged');
    const attested = new Map();
    if (context.attestor !== undefined && !run.dryRun)
        for (const publication of publicationsAt(accepted, 'new'))
            attested.set(publication, await context.attestor.attest(publication.selection.release, publication.pkg));
    const stored = [];
    for (const [number, publication] of accepted.entries()) {
        if (!run.dryRun)
            run.log.progress?.('stored', number + 1, accepted.length);
        if (publication.status === 'unchanged') {
            await repair(publication, run);
            stored.push(publication);
            continue;
        }
        if (!run.dryRun)
            await storePackages(publication, attested.get(publication) ?? [], context, run);
        stored.push(storedVersion(publication, context));
    }
    return [...stored, ...publicationsAt(publications, 'refused')];
}
/** What the index has lost travels in its commit. */
async function repair({ repair: found, restored }, { dryRun, log }) {
    if (restored !== undefined)
        log.warn(`${restored.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run puts it back'}`);
    if (found === undefined)
        return;
    if (!dryRun)
        await found.run();
    log.warn(`${found.problem}: ${dryRun ? 'a run that writes puts it back' : 'this run has put it back'}`);
}
async function storePackages({ selection, pkg, packages, moduleInterface }, attested, { repository, stores }, { registryUrl, withdrawnOf, log }) {
    const { release } = selection;
    const registry = {
        registryUrl,
        directory: (0,module_interface/* calledPath */.v)(moduleInterface),
        withdrawn: withdrawnOf(release.address),
    };
    for (const [kind, { location }] of packages) {
        const store = stores.resolved(kind);
        await store.store(selection, pkg, registry);
        if (store.attach === undefined)
            continue;
        for (const document of [
            ...(await interfaceDocuments(selection, repository.interfaces, stores)),
            ...attested,
        ])
            try {
                await store.attach(selection, pkg, document);
            }
            catch (error) {
                // The package is whole without its documents, so storage that does not take them does not end the run.
                if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'STORE_REFUSED')
                    throw error;
                const what = document.name.replace(/\..*$/s, '');
                log.warn(`${(0,module_release/* formatRelease */.B9)(release)} is at ${location} without its ${what}: ${error.message}`);
            }
    }
}
/** Also of a version that is published already: its interface may not be attached yet, or no more. */
async function interfaceDocuments({ release }, interfaces, { visibility }) {
    if (visibility.published === 'private')
        return [];
    // The bytes of `interface.json` in the index.
    const bytes = new TextEncoder().encode((0,interface_document/* formatInterface */.X$)(await interfaces.atCommit(release)));
    return [{ artifactType: referrers/* INTERFACE_TYPE */.N0, name: 'interface.json', bytes }];
}
function storedVersion(publication, { repository }) {
    const { published, packages, pkg, moduleInterface, selection } = publication;
    const texts = moduleInterface === undefined ? [] : (0,file_table/* interfaceFiles */.rQ)(selection.release, moduleInterface);
    const { digest } = pkg.facts;
    const added = [...packages].map(([kind, { location }]) => ({ kind, location, digest }));
    const release = published ?? releaseDocument(publication, repository);
    return {
        ...publication,
        status: 'stored',
        release: { ...release, packages: [...(published?.packages ?? []), ...added] },
        files: new Map([
            ...texts.map(([path, text]) => [path, new TextEncoder().encode(text)]),
            ...[...packages.values()].flatMap(({ files }) => [...files]),
        ]),
    };
}
function releaseDocument({ selection, pkg, moduleInterface, license }, { publisher, repositoryUrl }) {
    return {
        format: format_documents/* INDEX_FORMAT */.B7,
        ...selection.release,
        repository: {
            url: repositoryUrl,
            ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
            ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
        },
        description: (0,readme/* descriptionFromReadme */.b)(moduleInterface?.root.readme ?? ''),
        // As visible as README and interface.
        ...(license === undefined || moduleInterface === undefined ? {} : { license }),
        package: pkg.facts,
    };
}
/**
 * The modules of this run whose change can be planned; those of which nothing is new too, so that what a crash left undone is
 * mended.
 */
function modulePublications(publications, planned) {
    const accepted = publicationsAt(publications, 'stored', 'unchanged');
    const groups = (0,group/* groupBy */.$)(accepted, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    return [...groups].flatMap(([text, group]) => {
        const stored = publicationsAt(group, 'stored');
        const restored = publicationsAt(group, 'unchanged').flatMap((each) => each.restored ?? []);
        const first = stored[0] ?? group[0];
        if (!planned.has(text))
            return [];
        const whole = [...stored, ...restored];
        return {
            address: first.selection.release.address,
            owner: first.owner,
            releases: stored.map(({ release }) => release),
            restored: restored.map(({ release }) => release),
            files: new Map(whole.flatMap(({ files }) => [...files])),
            moduleInterfaces: new Map(whole.flatMap(({ release, moduleInterface }) => moduleInterface === undefined ? [] : [[release.version, moduleInterface]])),
        };
    });
}

;// CONCATENATED MODULE: ./lib/publish/decide.js
















/** Decides on one release. Packs only what has to be packed. Throws LIMIT_EXCEEDED where the time of the repository is up. */
async function decide(selection, context) {
    const { release } = selection;
    try {
        context.refuseClaim(release);
        return await decideOne(selection, (0,index_files/* moduleIn */.w6)(context.index.files, release.address), context);
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || context.repository.signal?.aborted)
            throw error;
        return (0,publish_report/* refusedResult */.MS)(release.tag, error, release);
    }
}
async function decideOne(selection, module, context) {
    const { release } = selection;
    const { repository, index } = context;
    const comparison = compareWithPublished(selection, module);
    if (comparison.outcome === 'removed')
        throw versionRemoved(release, comparison.removal);
    if (comparison.outcome === 'taken')
        throw await takenBy(selection, comparison.published, { ...context, module });
    const owner = ownerAfter(module, release, repository.publisher);
    if (comparison.outcome !== 'unchanged' || module?.owner === null)
        (0,format_policy/* refuseForeignOwner */.iV)(index.registry, release.address, repository.publisher);
    if (module !== undefined && comparison.outcome === 'unchanged') {
        const { published } = comparison;
        const repairs = await findRepairs(withRoot(selection, published), { module, published }, context);
        return { status: 'unchanged', selection, owner, published, ...repairs };
    }
    if (module !== undefined && comparison.outcome === 'incomplete') {
        const published = (0,index_files/* listedRelease */.Lh)(index.files, module, release.version);
        return { ...(await addPackages(withRoot(selection, published), published, context)), owner };
    }
    const { rooted, pkg, moduleInterface } = await readRelease(selection, context);
    refuseForgotten(release, index.files, pkg.facts.digest);
    const resolved = await resolvePackages(rooted, pkg, context);
    await (0,package_checks/* refuseLeavingCalls */.ug)(resolved.selection, moduleInterface, repository.interfaces);
    const license = await repository.license(release);
    const notices = (0,package_checks/* noticesOf */.lx)(resolved.selection, pkg, moduleInterface);
    return { status: 'new', owner, pkg, published: undefined, moduleInterface, license, notices, ...resolved };
}
/** What a new version is made of. Throws NOT_FOUND, INVALID_HCL, and what packing throws. */
async function readRelease(selection, context) {
    const { interfaces } = context.repository;
    const rooted = await withRootOf(selection, interfaces);
    const reading = readInterface(selection.release, interfaces);
    // Where both throw, the package says why.
    reading.catch(() => { });
    const pkg = await pack(rooted, context);
    return { rooted, pkg, moduleInterface: await reading };
}
/** What the stores and the index have lost of a published version. */
async function findRepairs(selection, version, { repository, stores, restore }) {
    const repack = () => pack(selection, { repository, stores });
    const withdrawn = (0,format_documents/* withdrawnVersions */.AI)(version.module);
    const documents = () => interfaceDocuments(selection, repository.interfaces, stores);
    const repair = await stores.findRepair(version.published, { selection, withdrawn, pack: repack, documents });
    if (restore === undefined)
        return { repair };
    const fromTag = { pack: repack, readInterface: () => repository.interfaces.atCommit(selection.release) };
    return { repair, restored: await findRestoration(selection, version, { ...restore, ...fromTag, stores }) };
}
/** More kinds of package are asked for, which must have the same bytes. */
async function addPackages(selection, published, context) {
    const { release } = selection;
    const { interfaces } = context.repository;
    const pkg = await pack(selection, context);
    const { digest } = published.package;
    if (digest !== pkg.facts.digest)
        throw versionExists(release, { ...published, digest }, pkg.facts.digest);
    const resolved = await resolvePackages(selection, pkg, context, published);
    await (0,package_checks/* refuseLeavingCalls */.ug)(resolved.selection, await interfaces.atCommit(release), interfaces);
    return { status: 'new', pkg, published, moduleInterface: undefined, notices: [], ...resolved };
}
/** The locations of a package of this size. What cannot be stored there is refused before anything is written. */
async function resolvePackages(selection, pkg, { index, stores }, published) {
    const large = selection.byDefault?.large;
    const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes;
    const effective = isLarge ? { ...selection, kinds: large.kinds } : selection;
    const missing = published === undefined ? effective.kinds : missingKinds(effective, published);
    refuseUnreachable(missing, index.registry);
    const packages = new Map();
    for (const kind of missing) {
        const resolved = await stores.resolve(kind, effective, pkg);
        refuseForeignLocation(index.registry, resolved.location);
        packages.set(kind, resolved);
    }
    return { selection: effective, packages };
}
/** Throws SECRET_IN_PACKAGE too. */
async function pack(selection, { repository, stores }) {
    const { commit, path, ...release } = selection.release;
    const request = { commit, path, ...(0,module_release/* packageExtent */.T6)(release), isCommit: (0,package_checks/* isCommit */.WM)(selection) };
    const pkg = await repository.packer.pack(request);
    await (0,package_checks/* refuseSecrets */.un)(pkg, selection, stores.visibility.source);
    return pkg;
}
/** The selection with what its package holds. Throws NOT_A_MODULE for a call that leaves its `root`. */
async function withRootOf(selection, interfaces) {
    return { ...selection, release: await (0,package_checks/* withPackageRoot */.FZ)(selection.release, selection.root, interfaces) };
}
function withRoot(selection, published) {
    return { ...selection, release: { ...selection.release, ...(0,module_release/* packageExtent */.T6)(published) } };
}
/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface(release, interfaces) {
    const moduleInterface = await interfaces.atCommit(release);
    const broken = (0,diagnostics/* brokenFiles */.fe)(moduleInterface, 'root');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, `tag ${(0,base_error/* quote */.hD)(release.tag)}`, release.path);
    return moduleInterface;
}
/** A tag of the same name in another repository has not moved: there, the version is taken. */
async function takenBy(selection, published, { module, ...context }) {
    const { release } = selection;
    const { publisher, interfaces } = context.repository;
    const owner = module?.owner ?? null;
    const isOwn = owner === null || (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher));
    const isMoved = published.tag === release.tag && published.commit !== release.commit;
    if (isOwn && isMoved)
        return new base_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(release.tag)} is at commit ${release.commit}, but ${(0,module_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
    const { facts } = await pack(await withRootOf(selection, interfaces), context);
    return versionExists(release, published, facts.digest);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(kinds, registry) {
    if (registry.url !== null || !kinds.includes('index'))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com, or publish with --package git');
}
function compareWithPublished(selection, module) {
    const { version, commit, path } = selection.release;
    if (module === undefined)
        return { outcome: 'new' };
    const removal = module.removed.find((each) => each.version === version);
    if (removal !== undefined)
        return { outcome: 'removed', removal };
    const published = publishedVersions(module).get(version);
    if (published === undefined)
        return { outcome: 'new' };
    if (published.commit !== commit || published.path !== path)
        return { outcome: 'taken', published };
    const missing = missingKinds(selection, published);
    return { outcome: missing.length === 0 ? 'unchanged' : 'incomplete', published };
}
/** A module of ten thousand versions is asked for each of them. */
const versionsOf = new WeakMap();
function publishedVersions(module) {
    return (0,get_or_insert/* getOrInsert */.P)(versionsOf, module, () => new Map(module.versions.map((each) => [each.version, each])));
}
/**
 * The kinds of package that a published version is to get, in the order in which they were asked for. A version without configured
 * kinds has all that it needs where it is. A repair also adds the OCI repository that is named to a version that is in others.
 */
function missingKinds({ kinds, byDefault, storeOptions, isRepair }, { packages }) {
    const stored = (wanted) => packages.filter(({ kind }) => kind === wanted);
    const missing = byDefault === undefined ? kinds.filter((kind) => stored(kind).length === 0) : [];
    const repository = storeOptions.oci['oci-repository'];
    if (!isRepair || repository === undefined)
        return missing;
    const homes = stored('oci');
    const isThere = homes.some(({ location }) => (0,format_location/* ociManifestOf */.ax)(location)?.repository === (0,oci_repository.formatOciRepository)(repository));
    return homes.length === 0 || isThere ? missing : [...missing, 'oci'];
}
/**
 * Throws VERSION_EXISTS where the directory of a version that `module.json` does not list holds another release: its number
 * was used. The same release is what a killed run left behind, and is finished.
 * @param digest of the package of this release
 */
function refuseForgotten(release, files, digest) {
    const { address, version, commit, path } = release;
    const before = (0,index_files/* releaseAt */.j8)(files, address, version);
    if (before === undefined)
        return;
    if (before.commit === commit && before.path === path && before.package.digest === digest)
        return;
    throw versionExists(release, { ...before, digest: before.package.digest }, digest);
}
/** A VERSION_EXISTS: the number of a removed version is never used again. */
function versionRemoved(release, removal) {
    const { commit, digest, reason, date } = removal;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} was published from commit ${commit} (${digest}) and removed on ${date}: ${(0,base_error/* quote */.hD)(reason)}`, 'the number of a removed version is never used again: tag this commit with a new version');
}
/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,base_error/* quote */.hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,base_error/* quote */.hD)(path)}`}`;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is already published with ${published.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
}
/**
 * The owner that `module.json` names after a publish: the first publisher that has an identity, with its ids once one is known, and with
 * the name that it has now. Throws
 * NOT_OWNER where the address has another owner, where it has an owner and the publisher has no identity, and where the ids of the
 * owner are known and those of the publisher are not: a name may be registered again by somebody else.
 */
function ownerAfter(module, release, publisher) {
    const owner = module?.owner ?? null;
    if (owner === null)
        return publisher === undefined ? null : { ...publisher };
    if (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher)) {
        const { repositoryId, ownerId } = publisher;
        if (owner.repositoryId === undefined)
            return repositoryId === undefined ? owner : { ...owner, repositoryId, ownerId };
        if (repositoryId === undefined)
            throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}; this repository has that name, and its id is not known`, `let ${owner.host} tell the id: publish with the action, or set ${owner.host === 'github.com' ? 'GITHUB_TOKEN' : (0,forge/* tokenVariable */.Sj)(owner.host)} to a token that may read the repository`);
        return renamed(owner, publisher);
    }
    const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher);
    const { host = 'github.com', repository = 'owner/name' } = publisher ?? {};
    const given = module?.transfers.at(-1);
    const since = given === undefined
        ? 'which published it first'
        : `to which it was transferred on ${given.date.slice(0, 10)}`;
    const transfer = `module-registry transfer ${(0,module_address/* formatModuleAddress */.wc)(release.address)} --to ${repository} --host ${host} --index …`;
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, ${since}; this is ${other}`, `publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: ${transfer}`);
}
/** The id is the same, so whatever the repository is called now is its name. */
function renamed(owner, { repository, ownerId }) {
    if (owner.repository.toLowerCase() === repository.toLowerCase())
        return owner;
    const formerNames = [...new Set([...(owner.formerNames ?? []), owner.repository])];
    const names = formerNames.filter((name) => name !== repository);
    return { ...owner, repository, ...(ownerId === undefined ? {} : { ownerId }), formerNames: names };
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,base_error/* quote */.hD)(`${repository.host}/${repository.repository}`)}${id}`;
}
/** Throws INVALID_INPUT for a location at a host that the registry does not allow. */
function refuseForeignLocation(policy, location) {
    if ((0,format_policy/* allowsLocation */.qY)(policy, location))
        return;
    const allowed = policy.allowedHosts?.map(base_error/* quote */.hD).join(', ') || 'none';
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the location ${(0,base_error/* quote */.hD)(location)} is at the host ${(0,base_error/* quote */.hD)((0,format_location/* hostOfLocation */.jp)(location) ?? '')}, which "allowedHosts" in registry.json does not name (${allowed})`, 'store the package elsewhere, such as with --package index, or let an owner of the index add the host to allowedHosts');
}

;// CONCATENATED MODULE: ./lib/publish/batch.js







/** Releases that are looked up in the index at a time, whether they are new or not. The rest waits. */
const MAX_LOOKED_UP = 1_000;
/** New versions in one commit of the index. More becomes several commits. */
const MAX_BATCH_VERSIONS = 500;
/** Characters of the interfaces and READMEs of new versions in one commit of the index: they are in memory. More becomes several commits. */
const MAX_BATCH_TEXT = 8_000_000;
/** Bytes of the zips of new versions in one commit of the index; while git writes it, they are on disk twice. More becomes several commits. */
const MAX_BATCH_BYTES = 500_000_000;
/** Of what a batch may hold, what is read of the next one while git writes it: both are in memory then. The rest waits. */
const PART_AHEAD = 0.25;
const BATCH_LIMITS = {
    bytes: MAX_BATCH_BYTES,
    text: MAX_BATCH_TEXT,
    versions: MAX_BATCH_VERSIONS,
};
/**
 * What is decided on and written together. It holds the packages and interfaces that a lost race asks for again; after it they are let
 * go, so that a run of any number of tags needs no more memory and disk than its largest batch, and what is read ahead.
 */
class Batch {
    #limits;
    #repositories;
    #cache;
    #size = new BatchSize();
    /** How many releases of each repository are in it: first as many as are looked up at a time, then those that were decided on. */
    #counts;
    /** Whether they are known: a lost race decides on the same ones again. */
    #isDecided = false;
    #ahead;
    /** @param repositories with what is not decided on yet */
    constructor(repositories, limits = BATCH_LIMITS, cache = new BatchCache()) {
        this.#limits = limits;
        this.#repositories = repositories;
        this.#cache = cache;
        let left = MAX_LOOKED_UP;
        this.#counts = repositories.map(({ selections }) => {
            const count = Math.min(left, selections.length);
            left -= count;
            return count;
        });
    }
    get selections() {
        return this.#repositories.flatMap(({ selections }, at) => selections.slice(0, this.#counts[at]));
    }
    /**
     * Decides on the releases of one repository after the other, so that only one has its parsed files in memory, until the batch is full.
     * Gives all of them, with what they have in the batch and what is left for others.
     */
    async decide(index, rules) {
        const decided = [];
        for (const [at, each] of this.#repositories.entries()) {
            const requested = each.selections.slice(0, this.#counts[at]);
            decided.push(requested.length === 0
                ? { ...each, count: 0 }
                : await this.#decideOn(each, requested, { ...index, rules }));
        }
        this.#counts = decided.map(({ count }) => count);
        this.#isDecided = true;
        return decided.map(({ count, ...each }) => ({
            ...each,
            // Nothing more is read of a repository whose time is up.
            selections: each.error === undefined ? each.selections.slice(count) : [],
        }));
    }
    /** The repository whose zips and interfaces are made once for the batch. */
    cached(repository) {
        return this.#cache.of(repository);
    }
    /**
     * Begins to read and pack what the next batch begins with, while git writes this one.
     * @param decided what {@link decide} gave; the repository whose parsed files are in memory is gone on with
     */
    readAhead(decided, { files }) {
        const next = decided.find(({ selections }) => selections.length > 0);
        if (next === undefined)
            return;
        this.#ahead ??= new ReadAhead(next, files, this.#limits);
    }
    /** Lets go what this batch holds. @param repositories with what is left for the next one */
    async next(repositories) {
        await this.discard();
        return new Batch(repositories, this.#limits, await this.stop());
    }
    /** Nothing more is read ahead. Gives what was read. */
    async stop() {
        return this.#ahead?.end();
    }
    async discard() {
        await this.#cache.discard();
    }
    /** `count`: how many of the releases are decided on. */
    async #decideOn(each, requested, { state, snapshot, rules }) {
        const { stores } = each;
        const repository = this.cached(each.repository);
        const context = {
            repository,
            stores,
            index: state,
            restore: rules.restore && { mode: rules.restore, snapshot },
            refuseClaim(release) {
                const published = state.spellings.get((0,module_address/* formatModuleAddress */.wc)(release.address)) ?? release.address;
                rules.claimed.check(release, { published, by: each.repository });
            },
        };
        // A lost race has said it already.
        const log = this.#isDecided ? undefined : rules.log;
        const selections = rules.skipsRemoved ? wanted(requested, state.files, log) : requested;
        const decisions = [];
        try {
            for (const selection of selections) {
                if (!this.#isDecided && this.#size.reaches(this.#limits))
                    break;
                const decision = await decide(selection, context);
                decisions.push(decision);
                if (decision.status === 'refused')
                    await this.#forget(selection.release, decisions);
                if (this.#isDecided)
                    continue;
                rules.onDecided();
                if (decision.status === 'new')
                    this.#size.add(decision);
            }
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl) || !repository.signal?.aborted)
                throw error;
            await repository.close();
            return { ...each, error, count: requested.length };
        }
        const next = selections[decisions.length];
        const count = next === undefined ? requested.length : requested.indexOf(next);
        const compared = await checkCompatibility(decisions, {
            index: state.files,
            acceptedBefore: rules.acceptedBefore,
            interfaces: repository.interfaces,
        });
        // Not before: a comparison reads versions of earlier batches again.
        if (count === each.selections.length)
            await repository.close();
        return { ...each, publications: compared.map((decision) => withoutHidden(decision, each)), count };
    }
    /** Lets go what was read and packed of a refused release, which counts for no limit, unless another tag needs it. */
    async #forget(refused, decisions) {
        const start = startOf(refused);
        const isNeeded = decisions.some((each) => each.status !== 'refused' && startOf(each.selection.release) === start);
        if (!isNeeded)
            await this.#cache.forget(start);
    }
}
class BatchSize {
    #bytes = 0;
    #text = 0;
    #versions = 0;
    add({ pkg, moduleInterface }) {
        this.#versions += 1;
        this.#bytes += pkg.facts.size;
        if (moduleInterface !== undefined)
            this.#text += (0,interface_document/* formatInterface */.X$)(moduleInterface).length + moduleInterface.root.readme.length;
    }
    /** @param part of the limits */
    reaches({ bytes, text, versions }, part = 1) {
        return this.#bytes >= bytes * part || this.#text >= text * part || this.#versions >= versions * part;
    }
}
/** The first releases of the next batch. What is wrong with them is said when they are decided on. */
class ReadAhead {
    #cache = new BatchCache();
    #reading;
    #isEnded = false;
    /** @param files what the index holds already is not read */
    constructor(release, files, limits) {
        this.#reading = this.#read(release, files, limits);
    }
    /** What was read, once nothing more is read. */
    async end() {
        this.#isEnded = true;
        await this.#reading;
        return this.#cache;
    }
    async #read({ repository, stores, selections }, files, limits) {
        const size = new BatchSize();
        const context = { repository: this.#cache.of(repository), stores };
        for (const selection of selections) {
            if (this.#isEnded || size.reaches(limits, PART_AHEAD))
                return;
            const module = (0,index_files/* moduleIn */.w6)(files, selection.release.address);
            if (compareWithPublished(selection, module).outcome !== 'new')
                continue;
            const read = await readRelease(selection, context).catch(() => undefined);
            if (read !== undefined)
                size.add(read);
        }
    }
}
/** The packages and interfaces of a batch, each made once. */
class BatchCache {
    #cached = new Map();
    #results = [];
    #packages = [];
    of(repository) {
        return (0,get_or_insert/* getOrInsert */.P)(this.#cached, repository, () => {
            const { packer, interfaces } = repository;
            const pack = async (request) => {
                const pkg = await packer.pack(request);
                this.#packages.push({ pkg, packer, module: request });
                return pkg;
            };
            const packageOptions = ({ packageRoot, packagePaths, isCommit }) => JSON.stringify([packageRoot, packagePaths, isCommit]);
            return {
                ...repository,
                packer: { pack: this.#once(pack, packageOptions) },
                license: this.#once((module) => repository.license(module)),
                interfaces: { ...interfaces, atCommit: this.#once((module) => interfaces.atCommit(module)) },
            };
        });
    }
    /** @param start {@link startOf} a module */
    async forget(start) {
        for (const results of this.#results)
            for (const key of results.keys())
                if (key.startsWith(start))
                    results.delete(key);
        const isOf = (each) => startOf(each.module) === start;
        const packages = this.#packages.splice(0);
        this.#packages.push(...packages.filter((each) => !isOf(each)));
        for (const { pkg, packer } of packages.filter(isOf))
            await packer.discard?.(pkg);
    }
    async discard() {
        for (const { pkg, packer } of this.#packages.splice(0))
            await packer.discard?.(pkg);
    }
    #once(work, optionsOf = () => '') {
        const results = new Map();
        this.#results.push(results);
        return (request) => (0,get_or_insert/* getOrInsert */.P)(results, `${startOf(request)}${optionsOf(request)}`, () => work(request));
    }
}
/** Of the keys of what is made once for a module at a commit. */
function startOf({ commit, path }) {
    return `${commit} ${path} `;
}
/** Without the tags whose versions were published from the same commit and removed: they stay in the repository for ever. */
function wanted(selections, files, log) {
    const isRemoved = ({ release: { address, version, commit } }) => (0,index_files/* moduleIn */.w6)(files, address)?.removed.some((each) => each.version === version && each.commit === commit);
    const removed = selections.filter(isRemoved).map(({ release }) => (0,base_error/* quote */.hD)(release.tag));
    if (removed.length === 0)
        return selections;
    log?.info(`tags      skipped, their versions are removed: ${(0,base_error/* shortList */.pg)(removed).join(', ')}`);
    return selections.filter((each) => !isRemoved(each));
}
/** The interface of a private module stays out of an index that shall not show it. */
function withoutHidden(decision, { stores }) {
    if (stores.visibility.published === 'public' || decision.status !== 'new')
        return decision;
    return { ...decision, moduleInterface: undefined };
}
/**
 * The addresses that the repositories of one run publish under: each belongs to the first that has it. The index does not yet say whose the
 * new ones are.
 */
class ClaimedAddresses {
    #claims = new Map();
    /** The namespaces, and the names with their namespaces, as this run spells them first, by their lower-case form. */
    #spellings = new Map();
    constructor(repositories) {
        for (const { repository, selections } of repositories)
            for (const { release } of selections) {
                const { namespace, name } = release.address;
                setFirst(this.#claims, (0,module_address/* addressKey */.IY)(release.address), repository);
                setFirst(this.#spellings, namespace.toLowerCase(), namespace);
                setFirst(this.#spellings, `${namespace}/${name}`.toLowerCase(), name);
            }
    }
    /**
     * Throws INVALID_ADDRESS for an address whose namespace or name differs only by case from one of the index or of this run,
     * NOT_OWNER for one that another repository of this run has claimed.
     * @param published the address as the index spells it
     */
    check({ address, tag }, { published, by }) {
        refuseSpelling(address, published);
        refuseSpelling(address, this.#spelledAlike(address));
        const claim = this.#claims.get((0,module_address/* addressKey */.IY)(address));
        if (claim === undefined || claim === by)
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `tag ${(0,base_error/* quote */.hD)(tag)} is a version of ${(0,base_error/* quote */.hD)((0,module_address/* formatModuleAddress */.wc)(address))}, which another source of this run publishes`, 'give one of the two another address: address: namespace/name/system');
    }
    /** The address as the releases before it in this run spell it. */
    #spelledAlike(address) {
        const { namespace, name } = address;
        return {
            ...address,
            namespace: this.#spellings.get(namespace.toLowerCase()) ?? namespace,
            name: this.#spellings.get(`${namespace}/${name}`.toLowerCase()) ?? name,
        };
    }
}
function setFirst(map, key, value) {
    if (!map.has(key))
        map.set(key, value);
}
/** @param other as the index, or this run, has it */
function refuseSpelling(address, other) {
    const [text, published] = [(0,module_address/* formatModuleAddress */.wc)(address), (0,module_address/* formatModuleAddress */.wc)(other)];
    if (text === published)
        return;
    const isNamespace = address.namespace !== other.namespace;
    const part = isNamespace ? other.namespace : `${other.namespace}/${other.name}`;
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `the ${isNamespace ? 'namespace' : 'name'} of ${(0,base_error/* quote */.hD)(text)} differs only by case from ${(0,base_error/* quote */.hD)(part)}, which is published already`, `use the published spelling: --module ${published}`);
}

// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/index/plan/init.js
var init = __webpack_require__(3406);
;// CONCATENATED MODULE: ./lib/publish/read-index.js















/**
 * Reads what the selected releases touch, and nothing that grows with the registry. Of a module whose releases are all
 * published that is `module.json` alone.
 */
async function readIndex(store, snapshot, request) {
    const groups = [
        ...(0,group/* groupBy */.$)(request.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address)).values(),
    ];
    const modulePaths = groups.map(([first]) => (0,format_paths/* modulePath */.Mw)(first.release.address, 'module.json'));
    snapshot.prefetch?.(filesToPrefetch(groups));
    const first = await snapshot.read([format_paths/* REGISTRY_PATH */.aA, ...modulePaths]);
    const isCreated = !snapshot.exists && store.isCreatedByPublish;
    // Before the other documents: a newer tool may have written those.
    const before = isCreated ? undefined : (0,index_files/* registryIn */.hY)(first);
    const planned = groups.filter((group) => isPlanned(group, first, snapshot));
    const files = await withMore(snapshot, first, (read) => planned.flatMap((group) => pathsOf(group, read)));
    const addresses = planned.map(([selection]) => selection.release.address);
    const read = {
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set(addresses.map(module_address/* formatModuleAddress */.wc)),
        spellings: await readSpellings(snapshot, addresses, first),
    };
    if (before === undefined) {
        const created = (0,init/* newIndex */.Fr)({ url: request.url ?? null, name: request.name });
        return { ...read, registry: created.registry, created: created.files, withUrl: new Map() };
    }
    const changed = await setUrl(before, request.url, snapshot);
    return { ...read, registry: changed.registry, created: new Map(), withUrl: changed.files };
}
/** With what the change of these published versions is planned from. Throws INDEX_INVALID. */
async function withVersions(state, snapshot, releases) {
    const groups = [...(0,group/* groupBy */.$)(releases, ({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).values()];
    const addresses = groups.map(([first]) => first.address);
    const files = await withMore(snapshot, state.files, (read) => groups.flatMap((group) => {
        const [{ address }] = group;
        return versionPaths(address, group, (0,index_files/* moduleIn */.w6)(read, address));
    }));
    return {
        ...state,
        files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
        planned: new Set([...state.planned, ...addresses.map(module_address/* formatModuleAddress */.wc)]),
    };
}
/** Tags of one module, above which a run finds most of them published, and reads little. */
const FEW_TAGS = 10;
/** Tags of which the directories of all versions are still read at once. */
const SOME_TAGS = 100;
/** What a publish of these releases will read, as far as their number says so. */
function filesToPrefetch(groups) {
    const paths = [];
    const choices = new Map();
    for (const group of groups) {
        if (group.length > SOME_TAGS)
            continue;
        const { address } = group[0].release;
        const versions = group.map(({ release }) => release.version);
        if (group.length > FEW_TAGS) {
            paths.push(...versions.map((version) => `${(0,format_paths/* versionDirectory */.c0)(address, version)}/.`));
            continue;
        }
        // The namespace is listed if it has no such module yet.
        paths.push(...(0,file_table/* pathsToRead */.Of)(address, versions), `${format_paths/* MODULES_DIRECTORY */.si}/${address.namespace}`);
        choices.set((0,format_paths/* moduleDirectory */._6)(address), (names) => {
            const readings = names.map(module_version/* readVersion */.$4);
            const listed = readings.flatMap((reading) => (reading.ok ? [reading.version] : []));
            return neighbourPaths(address, listed, versions);
        });
    }
    return { paths, choices };
}
function derivedPaths(addresses, files) {
    return [
        ...(0,catalog_plan/* catalogNeighbours */.I1)(addresses, files),
        ...addresses.flatMap((address) => (0,update_index/* lostInterfaces */.RX)(address, files)),
    ];
}
/** The files with those at the paths that follow from them. */
async function withMore(snapshot, files, pathsIn) {
    const more = [...new Set(pathsIn(files))].filter((path) => !files.has(path));
    return more.length === 0 ? files : new Map([...files, ...(await snapshot.read(more))]);
}
/**
 * How the index spells the namespaces and names of addresses that it does not have. Some file systems take spellings that differ by case
 * for one directory, and people take them for one name. Reads the names in two directories of each, each once.
 */
async function readSpellings(snapshot, addresses, files) {
    const names = new Map();
    const spellingIn = async (directory, own) => {
        const known = (0,get_or_insert/* getOrInsert */.P)(names, directory, () => snapshot.listDirectory(directory));
        const alike = (await known).filter((name) => name.toLowerCase() === own.toLowerCase());
        return alike.includes(own) ? own : (alike[0] ?? own);
    };
    const found = new Map();
    for (const address of addresses) {
        if ((0,index_files/* moduleIn */.w6)(files, address) !== undefined)
            continue;
        const namespace = await spellingIn(format_paths/* MODULES_DIRECTORY */.si, address.namespace);
        const name = await spellingIn(`${format_paths/* MODULES_DIRECTORY */.si}/${namespace}`, address.name);
        found.set((0,module_address/* formatModuleAddress */.wc)(address), { ...address, namespace, name });
    }
    return found;
}
/**
 * Whether the files of a module can change: something new is asked for, or nobody owns it yet. A run that was killed may have
 * left a directory half-written, and never a branch.
 */
function isPlanned(group, files, snapshot) {
    const module = (0,index_files/* moduleIn */.w6)(files, group[0].release.address);
    if (module === undefined || module.owner === null || snapshot.commit === null)
        return true;
    return group.some((selection) => isWanted(selection, module));
}
/** Whether more than `module.json` is needed to decide on a release. */
function isWanted(selection, module) {
    const { outcome } = compareWithPublished(selection, module);
    return outcome === 'new' || outcome === 'incomplete';
}
function pathsOf(group, files) {
    const { address } = group[0].release;
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    const wanted = group.filter((selection) => isWanted(selection, module)).map(({ release }) => release);
    return versionPaths(address, wanted, module);
}
function versionPaths(address, releases, module) {
    const versions = releases.map(({ version }) => version);
    return [
        ...(0,file_table/* pathsToRead */.Of)(address, versions),
        ...(module === undefined ? [] : neighbourPaths(address, (0,format_documents/* listedVersions */.f3)(module), versions)),
    ];
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(address, listed, versions) {
    const latest = (0,module_version/* selectLatest */.se)(listed);
    const bases = versions.flatMap((version) => (0,required_bump/* selectBase */.gF)(listed, version) ?? []);
    return [
        ...(latest === undefined ? [] : [(0,format_paths/* versionPath */.qW)(address, latest, 'release.json')]),
        ...[...(latest === undefined ? [] : [latest]), ...bases].flatMap((version) => (0,interface_document/* interfacePaths */.Er)(address, version)),
    ];
}
/** An index has one public URL for ever: it is set by the first publish that names one. Throws INVALID_INPUT for another. */
async function setUrl(registry, url, snapshot) {
    if (url === undefined || url === registry.url)
        return { registry, files: new Map() };
    if (registry.url === null)
        return (0,init/* withUrl */.EW)(registry, url, snapshot);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index has the public URL ${(0,base_error/* quote */.hD)(registry.url)}, and this run says ${(0,base_error/* quote */.hD)(url)}`, `leave --url out, or write --url ${registry.url}`);
}

// EXTERNAL MODULE: ./lib/publish/report-text.js
var report_text = __webpack_require__(8189);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
;// CONCATENATED MODULE: ./lib/publish/publish.js
















/**
 * Tags → releases → packages → index commits. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. Tags that are named are one decision, unless the
 * run shall keep going; all tags are decided on one by one, unless the run is strict. Throws INDEX_*, PERMISSION and INDEX_BUSY.
 */
async function publish(request, context) {
    const { release, options } = await selectRun(request, context);
    return withAdvice(await publishRepositories([release], options, context), context.log);
}
function withAdvice({ repositories: _, ...report }, log) {
    for (const line of report.isBulk ? (0,report_text/* adviceOnRefused */.GQ)(report.results) : [])
        log.info(line);
    return report;
}
/** What a run publishes, and how. Throws what {@link selectReleases} throws. */
async function selectRun(request, { repository, defaultKinds, stores, attestor, log }) {
    const dependencies = { ...repository, defaultKinds, log };
    const { selections, refused: results, advice } = await (0,select_releases/* selectReleases */.VT)(request, dependencies);
    const { tags, repair, url, keepGoing, strict, dryRun, limits } = request;
    const isBulk = tags === 'all';
    const { uncommittedConfig } = repository;
    if (advice !== undefined) {
        const what = uncommittedConfig === undefined ? advice : (0,config/* uncommitted */.SU)(uncommittedConfig);
        log.warn(`no tags found that are versions: ${what}`);
    }
    if (isBulk)
        for (const line of selectionLines(selections))
            log.info(line);
    const options = {
        url,
        dryRun,
        isBulk,
        limits,
        refusalCosts: (isBulk ? !strict : keepGoing) ? 'tag' : 'run',
        // All tags read what they must; whoever names a tag, or asks for a repair, has its files looked at.
        restore: repair ? 'changed' : isBulk ? undefined : 'missing',
        skipsRemoved: isBulk,
    };
    return { release: { repository, stores, attestor, selections, publications: [], results }, options };
}
/**
 * Selected releases of any number of repositories → packages → index commits. They are decided on, stored and committed batch by batch:
 * what a batch has read and packed is let go after it. A lost race is planned again on the new head, with the packages of the batch kept.
 * Where a refusal costs the run, all batches are decided on before the first is stored. Throws what `updateIndex`, `checkAccess` and
 * `storePublications` throw.
 */
async function publishRepositories(repositories, options, target) {
    try {
        const run = new Run(repositories, options, target);
        await run.publishBatches();
        if (!run.isToBeWritten)
            return run.end();
        const decided = new Run(repositories, { ...options, refusalCosts: 'tag' }, target);
        await decided.publishBatches();
        return decided.end();
    }
    finally {
        for (const { repository } of repositories)
            await repository.close();
    }
}
/** The refusal of a run that has other tags or modules, too, with the flag that publishes them. */
function withKeepGoing(refusal) {
    const hint = `${refusal.hint}; to publish the other versions of this run all the same: --keep-going (action input "keep-going")`;
    return { ...refusal, hint };
}
class Run {
    #options;
    #target;
    #claimed;
    #repositories;
    /** Whether nothing is written, as the run is one decision on more than a batch holds. */
    #isHeld = false;
    #accepted = new Map();
    #notices;
    /** Those that may write what they have. */
    #checked = new Set();
    #changed = new Set();
    #total;
    #decided = 0;
    #registryUrl = null;
    #commit = null;
    constructor(repositories, options, target) {
        this.#repositories = repositories;
        this.#options = options;
        this.#target = target;
        this.#claimed = new ClaimedAddresses(repositories);
        this.#notices = new RunNotices(target.log);
        this.#total = repositories.reduce((sum, { selections }) => sum + selections.length, 0);
    }
    async publishBatches() {
        let batch = new Batch(this.#repositories, this.#options.limits);
        try {
            await this.#publishBatch(batch);
            while (this.#repositories.some(hasMore)) {
                batch = await batch.next(this.#repositories);
                await this.#publishBatch(batch);
            }
        }
        finally {
            await batch.stop();
        }
        // The zip of the one release of a run stays for who called, as long as the directory for it.
        if (this.#total > 1)
            await batch.discard();
    }
    get isToBeWritten() {
        return this.#isHeld && !this.#isRefused && !this.#options.dryRun;
    }
    end() {
        this.#notices.print();
        const isRefused = this.#isRefused;
        const all = this.#repositories.flatMap(({ results }) => (0,publish_report/* inReportOrder */.ET)(results));
        const report = (0,publish_report/* reportOf */.EI)(isRefused ? all.filter(({ status }) => status === 'refused') : all, {
            index: { commit: this.#commit, changed: isRefused ? [] : [...this.#changed] },
            registryUrl: this.#registryUrl,
            isBulk: this.#options.isBulk,
            isRefused,
        });
        const isAlone = !isRefused || report.isBulk || report.results.length >= this.#total;
        return { ...(isAlone ? report : (0,publish_report/* reworded */.Fg)(report, withKeepGoing)), repositories: this.#repositories };
    }
    get #isRefused() {
        const { refusalCosts } = this.#options;
        return refusalCosts === 'run' && this.#repositories.some(hasRefusals);
    }
    /** Decides on the next releases, as many as one commit may hold, stores and commits them. */
    async #publishBatch(batch) {
        const { refusalCosts, dryRun, url, name, extraFiles } = this.#options;
        const { index, raceBackoff } = this.#target;
        const { result, commit, changed } = await (0,update_index/* updateIndex */.UB)(index, raceBackoff, async (snapshot, attempt) => {
            const state = await readIndex(index, snapshot, { url, name, selections: batch.selections });
            const decided = await batch.decide({ state, snapshot }, this.#rules);
            const isOne = refusalCosts === 'run';
            const isHeld = this.#isHeld || (isOne && decided.some(hasMore));
            const found = { decided, isHeld, registryUrl: state.registry.url };
            if (isOne && !isHeld && decided.some(hasRefusals))
                return { result: { ...found, repositories: decided.map(this.#reported) }, change: undefined };
            const isDry = dryRun || isHeld;
            const isQuiet = this.#options.isBulk || isHeld;
            if (attempt === 1)
                await this.#announce(decided, state, { isDry, isQuiet });
            const stored = await this.#store(batch, decided, { state, isDry });
            if (attempt === 1) {
                const publications = stored.flatMap((each) => each.publications);
                this.#notices.addClients(publications, state.registry.url, isQuiet);
                if (!isQuiet)
                    this.#notices.print();
            }
            const repositories = stored.map(this.#reported);
            const files = decided.some(hasMore) ? undefined : extraFiles?.(repositories);
            const change = await planBatch(state, snapshot, { stored, files });
            if (!isDry && change.files.size > 0)
                batch.readAhead(decided, state);
            return { result: { ...found, repositories }, change, isDry };
        });
        this.#repositories = result.repositories;
        this.#isHeld = result.isHeld;
        this.#registryUrl = result.registryUrl;
        this.#commit = commit;
        for (const path of changed)
            this.#changed.add(path);
        for (const { selection } of newIn(result.decided)) {
            const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
            (0,get_or_insert/* getOrInsert */.P)(this.#accepted, address, () => []).push(selection.release);
        }
    }
    get #rules() {
        const { restore, skipsRemoved } = this.#options;
        const { log } = this.#target;
        return {
            restore,
            skipsRemoved,
            claimed: this.#claimed,
            acceptedBefore: (address) => this.#accepted.get(address) ?? [],
            log,
            onDecided: () => {
                this.#decided += 1;
                log.progress?.('versions', this.#decided, this.#total);
            },
        };
    }
    /** Says what will be published, and proves that it may be. */
    async #announce(decided, { registry }, { isDry, isQuiet }) {
        const fresh = newIn(decided);
        this.#notices.add(fresh);
        if (!isQuiet)
            this.#notices.announce(fresh, registry.url);
        if (isDry)
            return;
        const unchecked = decided.filter((each) => !this.#checked.has(each.repository) && newIn([each]).length > 0);
        await checkAccess(unchecked, this.#target.index);
        for (const { repository } of unchecked)
            this.#checked.add(repository);
    }
    async #store(batch, decided, { state, isDry }) {
        const run = {
            registryUrl: state.registry.url,
            withdrawnOf: (address) => {
                const module = (0,index_files/* moduleIn */.w6)(state.files, address);
                return module === undefined ? new Set() : (0,format_documents/* withdrawnVersions */.AI)(module);
            },
            dryRun: isDry,
            log: this.#target.log,
        };
        const stored = [];
        for (const each of decided) {
            const repository = batch.cached(each.repository);
            stored.push({ ...each, publications: await storePublications({ ...each, repository }, run) });
        }
        return stored;
    }
    /** The repository without the packages and interfaces of the batch. */
    #reported = (each) => {
        const results = each.publications.flatMap((publication) => {
            if (publication.status === 'new')
                return [];
            return publication.status === 'refused' ? publication : resultOf(publication, this.#options.dryRun);
        });
        // A copy: names and values of changes are substrings, and each keeps the text of its whole file in memory. They are JSON, and parsed
        // JSON is smaller than a structured clone. Equal texts, such as the commit and the locations, are kept once.
        const texts = new Map();
        const copies = JSON.parse(JSON.stringify(results), (_, value) => typeof value === 'string' ? (0,get_or_insert/* getOrInsert */.P)(texts, value, () => value) : value);
        return { ...each, publications: [], results: [...each.results, ...copies] };
    };
}
function hasMore({ selections }) {
    return selections.length > 0;
}
function hasRefusals({ publications, results }) {
    return [...publications, ...results].some(({ status }) => status === 'refused');
}
function newIn(repositories) {
    return repositories.flatMap(({ publications }) => publicationsAt(publications, 'new'));
}
async function planBatch(state, snapshot, batch) {
    const publications = batch.stored.flatMap((each) => each.publications);
    const restored = publicationsAt(publications, 'unchanged').flatMap((each) => each.restored?.release ?? []);
    const whole = restored.length === 0 ? state : await withVersions(state, snapshot, restored);
    const change = (0,publication_plan/* planChange */.AS)(whole.files, whole.registry, modulePublications(publications, whole.planned));
    // With those of a new public URL, and those of a new index where anything is written to it.
    const files = [...change.files, ...(batch.files ?? [])];
    const other = whole.withUrl.size > 0 ? `Set the public URL ${whole.registry.url}` : 'Update collection state';
    return {
        ...change,
        message: change.files.size > 0 ? change.message : other,
        files: new Map([...whole.withUrl, ...(files.length > 0 ? whole.created : []), ...files]),
    };
}
function resultOf(publication, dryRun) {
    const isStored = publication.status === 'stored';
    // Of an unchanged version as `module.json` says it, which may lack size and files.
    const { version, tag, commit, digest, size, files, packages } = isStored
        ? { ...publication.release, ...publication.release.package }
        : publication.published;
    const [first] = packages;
    const directory = isStored ? (0,module_interface/* calledPath */.v)(publication.moduleInterface) : '';
    return {
        status: isStored ? (dryRun ? 'planned' : 'published') : 'unchanged',
        address: (0,module_address/* formatModuleAddress */.wc)(publication.selection.release.address),
        version,
        tag,
        commit,
        location: first?.location ?? '',
        package: {
            kind: first?.kind ?? '',
            digest,
            ...(size === undefined ? {} : { size }),
            ...(files === undefined ? {} : { files }),
        },
        packages: packages.map(({ kind, location }) => ({ kind, location, digest })),
        ...(directory === '' ? {} : { directory }),
        ...(isStored && publication.compatibility ? { compatibility: publication.compatibility } : {}),
    };
}


/***/ }),

/***/ 8189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ adviceOnRefused),
/* harmony export */   r2: () => (/* binding */ formatPublishReport)
/* harmony export */ });
/* unused harmony exports pullRequestsOf, sharedTags, bulkLines */
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2234);
/* harmony import */ var _interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8411);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6947);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7851);







/** Refused tags that the advice of a run over all tags names for "ignore-tags:". More are not named. */
const MAX_LISTED_TAGS = 5;
/**
 * The report for people: of tags that were named a line for each release, of all tags sums; and a line for the index. Nothing for a run that
 * was refused.
 * @param isVerbose whether each release has its line in any case
 */
function formatPublishReport(report, isVerbose = false) {
    const { results, isBulk, error } = report;
    if (error !== undefined)
        return '';
    const accepted = results.filter((result) => result.status !== 'refused');
    const lineOf = (result) => `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`;
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = accepted.some(({ status }) => status === 'planned' || status === 'pending');
    const verb = isPlanned ? 'would change' : 'changed';
    return [
        ...(isVerbose || !isBulk ? accepted.flatMap((result) => [lineOf(result), ...verdictLine(result)]) : []),
        ...(isBulk ? bulkLines(results) : []),
        ...(!isBulk && results.length > 1 ? [totalLine(results)] : []),
        ...sharedTags(results),
        `index     ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(changed.length, 'file')} ${verb}${head}`,
        ...pullRequestsOf(results).map((url) => `to merge  ${url}`),
    ].join('\n');
}
function pullRequestsOf(results) {
    const urls = results.flatMap((result) => (result.status === 'refused' ? [] : (result.pullRequest ?? [])));
    return [...new Set(urls)];
}
/** The modules that tags publish together, as their prefixes are equal: by name where all tags have the same ones. */
function sharedTags(results) {
    const accepted = results.filter((result) => result.status !== 'refused');
    // A tag of another repository has another commit.
    const tags = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(accepted, ({ tag, commit }) => `${commit} ${tag}`).values()];
    const shared = tags.filter((group) => group.length > 1);
    const [first] = shared;
    if (first === undefined)
        return [];
    const lists = new Set(shared.map((group) => group.map(({ address }) => address).join(', ')));
    const addresses = [...new Set(shared.flat().map(({ address }) => address))];
    const [modules, versionOf] = lists.size === 1
        ? [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(addresses).join(', '), 'each']
        : [(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(addresses.length, 'module'), 'several'];
    const which = shared.length === 1 ? `the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(first[0].tag)}` : `each of ${shared.length} tags`;
    return [`together  ${modules}: ${which} is a version of ${versionOf}, as they have the same tag prefix`];
}
function verdictLine(result) {
    const { compatibility } = result;
    if (compatibility === undefined)
        return [];
    const { base, required, changes, minimumVersion: minimum } = compatibility;
    const what = changes.length === 0 ? 'no changes' : `${required} changes`;
    const advice = minimum === undefined ? '' : `: use ${minimum} or higher`;
    return [`interface ${what} since ${base}${advice}`];
}
/** Sums of a run over all tags that fit on a screen, however many the tags are. */
function bulkLines(results) {
    const accepted = results.filter((result) => result.status !== 'refused');
    const refused = results.filter((result) => result.status === 'refused');
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(accepted, ({ status }) => status);
    return [
        ...[...groups].flatMap(([status, group]) => moduleLines(group).map((line) => `${status.padEnd(9)} ${line}`)),
        ...reasonLines(refused, results).map((line) => `refused   ${line}`),
        ...verdictLines(accepted),
        totalLine(results),
    ];
}
function totalLine(results) {
    const counts = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)((0,_publish_report_js__WEBPACK_IMPORTED_MODULE_3__/* .inReportOrder */ .ET)(results), ({ status }) => status)];
    return `total     ${counts.map(([status, group]) => `${group.length} ${status}`).join(', ') || 'no tags'}`;
}
function moduleLines(results) {
    const modules = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(results, ({ address }) => address);
    if (modules.size > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED_MODULES */ .H)
        return [`${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(results.length, 'version')} of ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(modules.size, 'module')}`];
    return [...modules].map(([address, group]) => {
        const versions = group.map(({ version }) => version).toSorted(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy);
        const range = versions.length === 1 ? versions[0] : `${versions[0]} … ${versions.at(-1)}`;
        return `${address}: ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(group.length, 'version')}, ${range}`;
    });
}
/** A line for each reason: `74 INVALID_HCL, v1.0.0 … v1.73.0 (the type "list" is in quotes, …)`. */
function reasonLines(refused, results) {
    const hasModules = new Set(results.map(({ address }) => address)).size > 1;
    const reasons = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(refused, ({ error }) => `${error.code} ${alike(phraseOf(error))}`);
    const lines = [...reasons.values()]
        .sort((a, b) => b.length - a.length)
        .map((group) => {
        const [first] = group;
        const addresses = new Set(group.map(({ address }) => address));
        const modules = addresses.size === 1 ? (first.address ?? 'no module') : (0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(addresses.size, 'module');
        const of = hasModules ? ` of ${modules}` : '';
        return `${group.length} ${first.error.code}, ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(rangesOf(group, results), _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED_NAMES */ .e).join(', ')}${of} (${phraseOf(first.error)})`;
    });
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(lines);
}
/** The first detail of the message, with its file and line, else its first line. */
function phraseOf({ message }) {
    const [summary = '', detail] = message.split('\n');
    return (detail ?? summary).trim();
}
/** Equal for phrases that differ by file and line, names, numbers, addresses and paths. */
function alike(phrase) {
    const what = phrase.replace(/^(?:"[^"]*"|[^\s:"]+):(?:\d+:\d+:)? /, '');
    const words = what.replaceAll(/"[^"]*(?:"|$)/g, '*').split(' ');
    return words.map((word) => (/[\d/]/.test(word) ? '*' : word)).join(' ');
}
/**
 * The tags in the order of their versions, those without another tag of the module between them as `first … last`; of several modules
 * the first and the last of all.
 */
function rangesOf(refused, results) {
    // A tag may be refused for one of the modules alone.
    const isRefused = new Set(refused);
    const ranges = [];
    const addresses = new Set(refused.map(({ address }) => address));
    const compared = addresses.size > 1 ? refused : results.filter(({ address }) => addresses.has(address));
    let isOpen = false;
    for (const result of compared.toSorted(byVersion)) {
        const { tag } = result;
        const range = isOpen ? ranges.at(-1) : undefined;
        if (!isRefused.has(result))
            isOpen = false;
        else if (range !== undefined)
            range[1] = tag;
        else
            isOpen = ranges.push([tag, tag]) > 0;
    }
    return ranges.map(([first, last]) => (first === last ? first : `${first} … ${last}`));
}
function byVersion(a, b) {
    if (a.version === undefined || b.version === undefined)
        return Number(a.version === undefined) - Number(b.version === undefined);
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(a.version, b.version);
}
function verdictLines(results) {
    const small = results.filter(isTooSmall);
    const highest = small.toSorted(byVersion).at(-1);
    if (highest === undefined)
        return [];
    const { compatibility } = highest;
    const hasModules = new Set(results.map(({ address }) => address)).size > 1;
    const subject = hasModules ? `${highest.address} ${highest.version}` : highest.version;
    const of = small.length === 1 ? '' : `, the last of ${small.length} that are too small for their changes`;
    return [`interface ${(0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_1__/* .tooSmall */ .KM)(subject, compatibility)}: use ${compatibility.minimumVersion} or higher${of}`];
}
function isTooSmall(result) {
    return result.compatibility !== undefined && (0,_interface_diff_required_bump_js__WEBPACK_IMPORTED_MODULE_1__/* .isBreaking */ .ER)(result.compatibility);
}
/** Refusals for what a tagged commit holds; others go away with another setting, token or owner. */
const OF_THE_TAG = new Set([
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/** Of many tags some are old mistakes, which nobody can mend: how to leave out those that were refused, and few others. */
function adviceOnRefused(results) {
    const refused = results
        .filter((result) => result.status === 'refused')
        .filter(({ error }) => OF_THE_TAG.has(error.code));
    if (refused.length === 0)
        return [];
    const start = 'tags      to leave the refused tags out for good, add to .module-registry.yml:\n';
    const found = lowestAbove(refused, results);
    if (found !== undefined) {
        const cost = found.lost === 0 ? '' : ` # leaves out ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(found.lost, 'good version')}, too`;
        return [`${start}versions: ">= ${found.lowest}"${cost}`];
    }
    // A tag of several modules may have good versions of the others. Of two that are one version only their owner knows the wrong one.
    const accepted = new Set(results.flatMap(({ status, tag }) => (status === 'refused' ? [] : tag)));
    const releases = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(refused, ({ address, version, tag }) => `${address} ${version ?? tag}`);
    const alone = [...releases.values()].flatMap(([{ tag }, ...others]) => (others.length > 0 ? [] : tag));
    const tags = [...new Set(alone)].filter((tag) => !accepted.has(tag));
    if (tags.length === 0 || tags.length > MAX_LISTED_TAGS)
        return [];
    const entries = tags.map((tag) => `{ tag: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}, reason: "an old mistake" }`);
    return [`${start}ignore-tags: [${entries.join(', ')}]`];
}
/** The lowest version above all that were refused, unless a constraint from it on leaves out more good versions than refused ones. */
function lowestAbove(refused, results) {
    const highest = refused
        .flatMap(({ version }) => version ?? [])
        .toSorted(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)
        .at(-1);
    if (highest === undefined)
        return undefined;
    const good = results
        .flatMap(({ status, version }) => (status === 'refused' || version === undefined ? [] : version))
        .toSorted(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy);
    const lowest = good.find((version) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(version, highest) > 0 && !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(version));
    if (lowest === undefined)
        return undefined;
    // A constraint leaves out pre-releases above it, too.
    const lost = good.filter((version) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(version, lowest) < 0 || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(version)).length;
    return lost > refused.length ? undefined : { lowest, lost };
}


/***/ })

};
