export const id = 162;
export const ids = [162];
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

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   q: () => (/* binding */ regularFiles)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
function contentsOf(snapshot) {
    const read = (files) => snapshot.read(files.map(({ path }) => path));
    return (snapshot.contents?.() ?? {
        commit: snapshot.commit,
        async *list() {
            yield (await snapshot.list()).toSorted().map((path) => ({ path, isSpecial: false }));
        },
        read,
        async stream(file, into) {
            const bytes = (await read([file])).get(file.path);
            if (bytes !== undefined)
                into(bytes);
            return bytes !== undefined;
        },
    });
}
/** Every file of an index. Throws INDEX_INVALID for what is none. */
async function* regularFiles(snapshot, contents) {
    for await (const files of contents.list()) {
        const special = files.find(({ isSpecial }) => isSpecial);
        if (special !== undefined) {
            // A directory says what it is.
            await snapshot.read([special.path]);
            const problem = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(special.path)} in the index is no regular file`;
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', problem, 'replace it by a file: an index holds nothing else');
        }
        yield files;
    }
}


/***/ }),

/***/ 162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_in_order_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9755);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7854);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4546);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _format_index_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5664);
/* harmony import */ var _format_module_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3701);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);
/* harmony import */ var _plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4835);
/* harmony import */ var _plan_init_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3406);
/* harmony import */ var _plan_snapshot_contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9399);
/* harmony import */ var _plan_update_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(504);
/* harmony import */ var _walk_folder_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8424);
/* harmony import */ var _walk_list_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1632);
/* harmony import */ var _walk_module_walk_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9420);
/* harmony import */ var _walk_problem_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7871);
/* harmony import */ var _walk_registry_walk_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3783);

















/** Bytes of changed files that `render` holds in memory. Above it `render` writes them in several commits. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;
/** Files that `render` compares at the same time. The rest waits. */
const COMPARED_AT_ONCE = 50;
/** Modules that `render` reads at the same time. The rest waits. */
const RENDERED_AT_ONCE = 32;
/**
 * Rebuilds every file of an index but the packages, and adds modules that were copied in as folders. It holds one module at a
 * time, and the changes of a commit; a change of many bytes becomes several commits. A module whose sources of truth are
 * damaged, or whose history holds a version that is missing, is reported, and it and its place in lists stay as they are; without a folder
 * it is in no list. Throws INDEX_INVALID for a broken or missing `registry.json` and for addresses that differ only by case, and what `updateIndex` throws.
 */
async function render({ index, raceBackoff, packages }, options = {}) {
    const { check = false, move } = options;
    const { message = move === undefined ? 'Render the index' : `Move the index to ${move.url}` } = options;
    const parts = [];
    let count = 0;
    const commitPart = async () => {
        count += 1;
        const { commit, changed } = await (0,_plan_update_index_js__WEBPACK_IMPORTED_MODULE_8__/* .updateIndex */ .UB)(index, raceBackoff, async (snapshot) => {
            if (!rendering.isCurrent(snapshot))
                await rendering.dropStale(snapshot);
            return { result: undefined, change: { message: `${message} (part ${count})`, files: rendering.held() } };
        });
        parts.push(...changed);
        rendering.finishPart(commit);
    };
    const rendering = new IndexRendering(packages, options, commitPart);
    const first = await index.open();
    await rendering.pass(first);
    const planned = await rendering.changes();
    const report = (commit, changed) => ({
        status: changed.length === 0 ? 'unchanged' : check ? 'planned' : 'rendered',
        ...rendering.counts(),
        index: { commit, changed },
    });
    if (check)
        return report(first.commit, [...planned.keys()]);
    if (planned.size === 0 && rendering.head !== undefined)
        return report(rendering.head, parts);
    const { commit, changed } = await (0,_plan_update_index_js__WEBPACK_IMPORTED_MODULE_8__/* .updateIndex */ .UB)(index, raceBackoff, async (snapshot) => {
        if (!rendering.isCurrent(snapshot))
            await rendering.pass(snapshot);
        return { result: undefined, change: { message, files: await rendering.changes() } };
    });
    return report(commit, [...parts, ...changed]);
}
/** What is known of an index that is being rendered: of each module a digest, its item for the lists, and changes not yet committed. */
class IndexRendering {
    /** The commit of which all modules are rendered; undefined where another writer was faster. */
    head;
    #packages;
    #options;
    #commitPart;
    #modules = new Map();
    /** Changes of modules that are not committed, by address. */
    #held = new Map();
    #heldBytes = 0;
    #lists = new _walk_list_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .ListPlan */ .o();
    #roots = new Map();
    #registryText = '';
    #registry;
    #decisions;
    #contents;
    #changes;
    #deleted = new Map();
    /** Modules that had versions, and whose folders are gone. Lists show what is there, so they show none of these. */
    #gone = [];
    /** @param commitPart commits what is held */
    constructor(packages, options, commitPart) {
        this.#packages = packages;
        this.#options = options;
        this.#commitPart = commitPart;
    }
    /** Whether the modules of the snapshot are those that were rendered. Of a directory nobody knows. */
    isCurrent({ commit }) {
        return commit !== null && commit === this.head;
    }
    /** Renders every module of a snapshot that is not known as it is there. */
    async pass(snapshot) {
        await this.#readRegistry(snapshot);
        const known = new Set(await this.#selectSame(snapshot, [...this.#modules.keys()]));
        const contents = (0,_plan_snapshot_contents_js__WEBPACK_IMPORTED_MODULE_7__/* .contentsOf */ .K)(snapshot);
        this.head = snapshot.commit;
        this.#contents = contents;
        this.#changes = undefined;
        this.#roots.clear();
        this.#deleted = await readDeletedVersions(snapshot, contents);
        const spellings = new _walk_list_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .AddressSpellings */ .Y();
        const seen = new Set();
        const work = async (part) => 'address' in part && !known.has(part.address) ? this.#render(part, contents) : part;
        const parts = (0,_walk_folder_files_js__WEBPACK_IMPORTED_MODULE_9__/* .splitByModule */ .S)((0,_plan_snapshot_contents_js__WEBPACK_IMPORTED_MODULE_7__/* .regularFiles */ .q)(snapshot, contents));
        for await (const part of (0,_base_in_order_js__WEBPACK_IMPORTED_MODULE_14__/* .inOrder */ .a)(parts, RENDERED_AT_ONCE, work)) {
            if ('path' in part) {
                this.#roots.set(part.path, part);
                continue;
            }
            const { address } = part;
            seen.add(address);
            if ('walked' in part)
                this.#take(part);
            const clash = this.#modules.get(address)?.digest === '' ? undefined : spellings.add(address);
            if (clash !== undefined)
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', clash.message, `take the folder of one of them out of ${_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_DIRECTORY */ .si}`);
            if (this.#heldBytes > (this.#options.maxHeldBytes ?? MAX_HELD_BYTES))
                await this.#commitPart();
        }
        for (const address of [...this.#modules.keys()])
            if (!seen.has(address))
                this.#forget(address);
        this.#gone = [...this.#deleted].flatMap(([address, [dropped]]) => {
            if (seen.has(address) || dropped === undefined)
                return [];
            const [version, commit] = dropped;
            const path = `${_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_DIRECTORY */ .si}/${address}/${version}`;
            const message = (0,_walk_module_walk_js__WEBPACK_IMPORTED_MODULE_11__/* .droppedBy */ .ue)(commit);
            return [
                { address, error: refusalOf({ code: 'VERSION_DROPPED', address, version: null, message, path }) },
            ];
        });
    }
    /** All that is left to commit: changes of modules, then lists, the files of the registry, and lists that nothing fills. */
    async changes() {
        if (this.#changes !== undefined)
            return this.#changes;
        const changes = this.held();
        const listed = new Set();
        for (const [address, { refusal }] of this.#modules)
            if (refusal !== undefined)
                this.#lists.set(address, await this.#listedItem(address));
        for (const files of this.#lists.files()) {
            for (const [path] of files)
                listed.add(path);
            await this.#compare(files, changes);
        }
        const rest = (0,_plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__/* .registryFiles */ .xs)(this.#required.registry).filter(([path]) => !listed.has(path));
        await this.#compare(rest, changes);
        for (const [path] of rest)
            listed.add(path);
        for (const path of this.#roots.keys())
            if ((0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isListPath */ .oW)(path) && !listed.has(path))
                changes.set(path, null);
        this.#changes = changes;
        return changes;
    }
    held() {
        return new Map([...this.#held.values()].flatMap((changes) => [...changes]));
    }
    /** Drops what is held of modules that are not any more as they were rendered; a later pass renders them again. */
    async dropStale(snapshot) {
        const addresses = [...this.#held.keys()];
        await this.#readRegistry(snapshot);
        const same = new Set(await this.#selectSame(snapshot, addresses));
        if (snapshot.commit !== null || same.size < addresses.length)
            this.head = undefined;
        for (const address of addresses) {
            if (same.has(address))
                continue;
            this.#drop(address);
            this.#modules.delete(address);
        }
    }
    /** What was held is committed. */
    finishPart(commit) {
        this.#held.clear();
        this.#heldBytes = 0;
        if (this.head !== undefined)
            this.head = commit;
    }
    counts() {
        const modules = [...this.#modules].filter(([, { digest }]) => digest !== '');
        const refused = modules.flatMap(([address, { refusal }]) => refusal === undefined ? [] : [{ address, error: refusal }]);
        const versions = modules.reduce((sum, [, { versions }]) => sum + versions, 0);
        return { modules: modules.length - refused.length, versions, refused: [...refused, ...this.#gone] };
    }
    /** A `registry.json` that is another than before changes every file, and other decisions may change every module. */
    async #readRegistry(snapshot) {
        const files = await snapshot.read([_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY_PATH */ .aA]);
        const before = (0,_format_index_files_js__WEBPACK_IMPORTED_MODULE_2__/* .registryIn */ .hY)(files);
        this.#decisions = await this.#options.decisions?.(snapshot, before);
        const text = `${(0,_walk_module_walk_js__WEBPACK_IMPORTED_MODULE_11__/* .digestOfModule */ .cb)(files.get(_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY_PATH */ .aA))}${this.#decisions?.key ?? ''}`;
        if (text === this.#registryText)
            return;
        const { move } = this.#options;
        this.#registryText = text;
        this.#registry = { ...(move === undefined ? before : (0,_plan_init_js__WEBPACK_IMPORTED_MODULE_6__/* .movedRegistry */ .jk)(before, move)), renderer: _base_tool_version_js__WEBPACK_IMPORTED_MODULE_15__/* .RENDERER */ .G };
        this.#modules.clear();
        this.#lists.clear();
        this.#held.clear();
        this.#heldBytes = 0;
    }
    /** Those of the modules whose `module.json` is as it was rendered. */
    async #selectSame(snapshot, addresses) {
        const same = [];
        const path = (address) => `${_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_DIRECTORY */ .si}/${address}/module.json`;
        for (const batch of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_16__/* .slices */ .w)(addresses, COMPARED_AT_ONCE)) {
            const files = await snapshot.read(batch.map(path));
            const isSame = (address) => {
                const seen = this.#modules.get(address);
                return seen?.refusal === undefined && seen?.digest === (0,_walk_module_walk_js__WEBPACK_IMPORTED_MODULE_11__/* .digestOfModule */ .cb)(files.get(path(address)));
            };
            same.push(...batch.filter(isSame));
        }
        return same;
    }
    async #render(folder, contents) {
        const { address } = folder;
        const { registry } = this.#required;
        try {
            const deleted = this.#deleted.get(address);
            const reading = { contents, registry, packages: this.#packages, deleted, decisions: this.#decisions };
            const walked = await (0,_walk_module_walk_js__WEBPACK_IMPORTED_MODULE_11__/* .walkModule */ .Qf)(folder, reading);
            const [damage] = walked.damage;
            return { address, registry, walked, refusal: damage && refusalOf(damage) };
        }
        catch (error) {
            const isDamage = error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && /^(INDEX_INVALID|LIMIT_EXCEEDED)$/.test(error.code);
            if (!isDamage)
                throw error;
            return { address, registry, walked: undefined, refusal: error.toRefusal() };
        }
    }
    #take({ address, walked, registry, refusal }) {
        if (registry !== this.#registry)
            return;
        this.#drop(address);
        if (walked === undefined || refusal !== undefined) {
            this.#modules.set(address, { digest: undefined, versions: 0, refusal });
            this.#lists.set(address, undefined);
            return;
        }
        const { module, digest, changes } = walked;
        this.#modules.set(address, { digest, versions: module?.versions.length ?? 0, refusal });
        this.#lists.add(walked);
        if (changes.size === 0)
            return;
        const held = new Map();
        for (const [path, text] of changes)
            held.set(path, this.#options.check ? null : encoded(text));
        this.#held.set(address, held);
        this.#heldBytes += sizeOf(held);
    }
    #drop(address) {
        this.#heldBytes -= sizeOf(this.#held.get(address) ?? new Map());
        this.#held.delete(address);
    }
    #forget(address) {
        this.#drop(address);
        this.#modules.delete(address);
        this.#lists.set(address, undefined);
    }
    /** A damaged module stays in lists as the catalog has it, or else the list of its name. */
    async #listedItem(address) {
        const parts = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address);
        const paths = [...(0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogChain */ .Hd)(parts), (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .nameListPath */ .zx)(parts)];
        const files = await this.#required.contents.read(paths.flatMap((path) => this.#roots.get(path) ?? []));
        const items = paths.flatMap((path) => itemsIn(path, files.get(path)));
        return items.find((item) => (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .itemAddress */ .EA)(item) === address);
    }
    async #compare(files, changes) {
        for (const batch of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_16__/* .slices */ .w)(files, COMPARED_AT_ONCE)) {
            const listed = batch.flatMap(([path]) => this.#roots.get(path) ?? []);
            const different = await new _walk_folder_files_js__WEBPACK_IMPORTED_MODULE_9__/* .FolderFiles */ .m(this.#required.contents, listed).different(batch);
            for (const [path, text] of different)
                changes.set(path, encoded(text));
        }
    }
    get #required() {
        const [registry, contents] = [this.#registry, this.#contents];
        if (registry === undefined || contents === undefined)
            throw new TypeError('no snapshot was read');
        return { registry, contents };
    }
}
/** An INDEX_INVALID: no derived file may hide the damage. */
function refusalOf(problem) {
    const { message, hint } = problem;
    if (hint !== undefined)
        return { code: 'INDEX_INVALID', message, hint };
    return {
        code: 'INDEX_INVALID',
        message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(problem.path ?? '')} is not accepted: ${message}`,
        hint: `look for more with module-registry verify --index …, and ${(0,_walk_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .fixOf */ .B)(problem)}`,
    };
}
function itemsIn(path, bytes) {
    try {
        if (!path.startsWith('catalog/'))
            return (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleList */ .W2)(path, bytes).modules;
        const file = (0,_format_module_list_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCatalogFile */ .lQ)(path, bytes);
        return 'modules' in file ? file.modules : [];
    }
    catch {
        return [];
    }
}
/** The bytes of a text, in memory of their own: a small Buffer shares its memory with others, which would stay with it. */
function encoded(text) {
    return text === null ? null : new TextEncoder().encode(text);
}
function sizeOf(changes) {
    return [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
}
const RELEASE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/release\.json$/;
/**
 * By address, the versions whose `release.json` a commit of the branch has deleted, each with the commit, as far as the history is here;
 * they may be there again. Those that `registry.json` accepts as `VERSION_DROPPED` are left out.
 */
async function readDeletedVersions(snapshot, contents) {
    const deleted = new Map();
    const files = (await snapshot.deletedFiles?.('release.json')) ?? new Map();
    if (files.size === 0)
        return deleted;
    const { acceptedReason } = await (0,_walk_registry_walk_js__WEBPACK_IMPORTED_MODULE_13__/* .walkRegistry */ .b)(contents);
    for (const [path, commit] of files) {
        const [, address = '', version = ''] = RELEASE.exec(path) ?? [];
        if (address === '' || acceptedReason({ code: 'VERSION_DROPPED', address, version }) !== undefined)
            continue;
        deleted.set(address, (deleted.get(address) ?? new Map()).set(version, commit));
    }
    return deleted;
}


/***/ })

};
