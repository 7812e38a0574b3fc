export const id = 2514;
export const ids = [2514];
export const modules = {

/***/ 2514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initCommand: () => (/* binding */ initCommand)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7526);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5777);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8499);
/* harmony import */ var _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4327);
/* harmony import */ var _index_plan_init_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3406);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1861);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1347);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3350);








async function initCommand(flags, runtime) {
    const url = (0,_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOwnUrl */ .N)(flags.url);
    if (flags.move)
        return moveIndex(flags, url, runtime);
    const target = (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_0__/* .indexTarget */ .iR)(flags.index);
    const token = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .indexToken */ .gt)(runtime.environment);
    const openedIndex = await (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_0__/* .openIndex */ .b6)(runtime, { target, token, reading: 'paths', writes: true });
    try {
        const { name, hosting, useRegistryCredentials } = flags;
        const report = await (0,_index_plan_init_js__WEBPACK_IMPORTED_MODULE_3__/* .init */ .Ts)({ url, name, hosting, useRegistryCredentials }, openedIndex);
        if (useRegistryCredentials)
            runtime.log.info(`notice    ${credentialsNotice(flags.index)}`);
        if (new URL(url).pathname !== '/')
            runtime.log.info(`notice    ${pathNotice(url)}`);
        const text = `${report.status.padEnd(9)} index for ${url}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(report.index.changed.length, 'file')}`;
        if (flags.hosting === undefined)
            return { json: report, text };
        const setup = (0,_index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .hostingSetup */ .KV)(flags.hosting, url);
        const next = setup === '' ? '' : `\n\n${setup.trimEnd()}`;
        return { json: { ...report, hosting: { name: flags.hosting, setup } }, text: `${text}${next}` };
    }
    finally {
        await openedIndex.close();
    }
}
/** Writes the URL into every file that holds it, in one commit. */
async function moveIndex(flags, url, runtime) {
    if ([flags.name, flags.hosting, flags.useRegistryCredentials].some((flag) => flag !== undefined))
        throw new _command_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb('--move goes with --url alone', `run init --url ${url} --move first, and init --url ${url} with the other flags after it`);
    const { status, refused, index } = await (0,_render_js__WEBPACK_IMPORTED_MODULE_5__.renderIndex)(flags.index, { url }, runtime);
    const report = { status: status === 'rendered' ? 'updated' : status, url, refused, index };
    return {
        json: report,
        refusals: refused.map(({ error }) => error),
        text: `${report.status.padEnd(9)} index for ${url}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(index.changed.length, 'file')}\nconsumers write ${new URL(url).host}/NAMESPACE/NAME/SYSTEM as the source from now on`,
    };
}
function credentialsNotice(index) {
    return `OpenTofu 1.12 and newer send the token of this registry to packages in the index, and verify no checksum of them. Versions that are published already say so after: module-registry render --index ${index}`;
}
/** Clients ask for the discovery document only at the root of a host. */
function pathNotice(url) {
    const { host } = new URL(url);
    return `${url} has a path, and clients ask only ${host}/.well-known/terraform.json. They reach this registry when their CLI configuration says:
host "${host}" {
  services = { "modules.v1" = "${url}/v1/modules/" }
}`;
}


/***/ }),

/***/ 3406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ pathsWithUrl),
/* harmony export */   RG: () => (/* binding */ filesWithUrl),
/* harmony export */   Ts: () => (/* binding */ init),
/* harmony export */   wU: () => (/* binding */ newIndexFiles),
/* harmony export */   y9: () => (/* binding */ newRegistry)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4546);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4327);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(572);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8123);







/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
async function init(request, { index, raceBackoff }) {
    const { result, commit, changed } = await (0,_update_index_js__WEBPACK_IMPORTED_MODULE_5__/* .updateIndex */ .U)(index, raceBackoff, async (snapshot) => {
        const current = await snapshot.read(pathsOf(request));
        const before = currentRegistry(current.get(_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA), snapshot.exists);
        const registry = before === undefined ? newRegistry(request) : withUrl(before, request);
        const files = missingFiles(newIndexFiles(registry), current, { before, registry });
        return {
            result: before === undefined ? 'created' : 'updated',
            change: { message: `Set up the registry index for ${request.url}`, files },
        };
    });
    const status = changed.length === 0 ? 'unchanged' : result;
    return { status, url: request.url, index: { commit, changed } };
}
/** Every path that `init` may write, with those of other hosts: the index may name another host than this run. */
function pathsOf(request) {
    const ofHosts = _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__/* .HOSTINGS */ .il.flatMap((hosting) => (0,_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__/* .hostingFiles */ .wX)(hosting, request.url)).map(([path]) => path);
    return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts];
}
function currentRegistry(bytes, exists) {
    if (bytes !== undefined)
        return (0,_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    if (!exists)
        return undefined;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `the directory or branch for the index has files, but no ${_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)');
}
function withUrl(registry, request) {
    if (registry.url !== null && registry.url !== request.url) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the public URL ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.url)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.url)}`, `published versions use the first URL; write it (--url ${registry.url}), or move the whole index: module-registry init --index … --url ${request.url} --move`);
    }
    if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the index has the name ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(registry.name)} already, and this run has ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(request.name)}`, `leave --name out, or write the name into ${_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA} of the index and run: module-registry render`);
    }
    const { url, name = registry.name, hosting = registry.hosting } = request;
    const { useRegistryCredentials = registry.useRegistryCredentials } = request;
    return { ...registry, url, name, ...settings({ hosting, useRegistryCredentials }) };
}
/** The files to write: in an index that exists, those that are missing, and those that a new URL or a new host changes. */
function missingFiles(files, current, { before, registry }) {
    const isUrlNew = before?.url !== registry.url;
    const isChanged = before?.hosting !== registry.hosting || before?.useRegistryCredentials !== registry.useRegistryCredentials;
    const isWritten = (path) => !current.has(path) || (isUrlNew && path !== _format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_LIST_PATH */ ._Q) || (isChanged && path === _format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    return new Map([...files].filter(([path]) => isWritten(path)));
}
/** The paths of the files that a public URL changes. */
function pathsWithUrl(registry) {
    return [...newIndexFiles(registry).keys()];
}
/**
 * The files that give an index without public URL its URL.
 * @param current the files of `pathsWithUrl`, as the index has them
 */
function filesWithUrl(before, url, current) {
    const registry = { ...before, url };
    return { registry, files: missingFiles(newIndexFiles(registry), current, { before, registry }) };
}
/** `registry.json` of an index that is about to be created. */
function newRegistry({ url, name, ...request }) {
    return {
        format: _format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FORMAT */ .B7,
        name: name ?? (url === null ? 'Module registry' : new URL(url).host),
        url,
        renderer: _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__/* .RENDERER */ .G,
        ...settings(request),
    };
}
/** The keys that are set; the others are absent. */
function settings({ hosting, useRegistryCredentials, }) {
    return {
        ...(hosting === undefined ? {} : { hosting }),
        ...(useRegistryCredentials === undefined ? {} : { useRegistryCredentials }),
    };
}
/** Every file of an index without modules, by path. */
function newIndexFiles(registry) {
    return new Map((0,_file_table_js__WEBPACK_IMPORTED_MODULE_4__/* .registryFiles */ .xs)(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}


/***/ })

};
