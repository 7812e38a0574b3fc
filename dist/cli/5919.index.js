export const id = 5919;
export const ids = [5919,7856];
export const modules = {

/***/ 5919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initCommand: () => (/* binding */ initCommand)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2403);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1798);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3908);
/* harmony import */ var _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1380);
/* harmony import */ var _index_plan_init_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4045);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7856);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3963);








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

/***/ 7856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommand: () => (/* binding */ renderCommand),
  renderIndex: () => (/* binding */ renderIndex)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 4 modules
var interface_reader = __webpack_require__(3696);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/composition/actor.js
var composition_actor = __webpack_require__(3280);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/composition/marks-file.js
var marks_file = __webpack_require__(7266);
// EXTERNAL MODULE: ./lib/composition/package-places.js
var package_places = __webpack_require__(1350);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(4587);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/base/in-order.js
var in_order = __webpack_require__(2776);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(5933);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/index/format/catalog.js
var catalog = __webpack_require__(4156);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(613);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(4268);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/verify/module-folders.js
var module_folders = __webpack_require__(7233);
// EXTERNAL MODULE: ./lib/index/plan/address-clash.js
var address_clash = __webpack_require__(2591);
// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(8126);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(764);
// EXTERNAL MODULE: ./lib/index/verify/registry-check.js
var registry_check = __webpack_require__(8475);
// EXTERNAL MODULE: ./lib/index/verify/suppressions.js
var verify_suppressions = __webpack_require__(4933);
;// CONCATENATED MODULE: ./lib/index/plan/dropped-versions.js




const RELEASE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/release\.json$/;
/**
 * The deleted versions of each module, by its address, as far as the history is here. Those that `registry.json` accepts as
 * `VERSION_DROPPED` are left out.
 */
async function readDeletedVersions(snapshot, contents) {
    const deleted = new Map();
    const files = (await snapshot.deletedFiles?.('release.json')) ?? new Map();
    if (files.size === 0)
        return deleted;
    const suppressions = new verify_suppressions/* Suppressions */.J((await (0,registry_check/* readRegistry */._)(contents)).suppressions);
    for (const [path, commit] of files) {
        const [, address = '', version = ''] = RELEASE.exec(path) ?? [];
        const finding = { code: 'VERSION_DROPPED', address, version, message: '', path };
        if (address === '' || suppressions.of(finding) !== undefined)
            continue;
        deleted.set(address, [...(deleted.get(address) ?? []), { version, commit }]);
    }
    return deleted;
}
/** The first deleted version that a module neither lists nor has a tombstone for. @param module undefined where it is gone, too */
function droppedVersion(address, deleted, module) {
    const known = new Set([...(module?.versions ?? []), ...(module?.removed ?? [])].map(({ version }) => version));
    const dropped = deleted.find(({ version }) => !known.has(version));
    if (dropped === undefined)
        return undefined;
    const { version, commit } = dropped;
    const message = `the version has no tombstone, and is dropped by commit ${(0,module_release/* shortCommit */.Ax)(commit)} (${commit})`;
    return { code: 'VERSION_DROPPED', message, path: `${format_paths/* MODULES_DIRECTORY */.si}/${address}/${version}` };
}

// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 2 modules
var file_table = __webpack_require__(3057);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(8267);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(4946);
// EXTERNAL MODULE: ./lib/index/verify/finding.js
var finding = __webpack_require__(696);
// EXTERNAL MODULE: ./lib/index/verify/folder-files.js
var folder_files = __webpack_require__(559);
// EXTERNAL MODULE: ./lib/index/verify/owner-check.js
var owner_check = __webpack_require__(5047);
// EXTERNAL MODULE: ./lib/index/verify/version-reading.js
var version_reading = __webpack_require__(3052);
;// CONCATENATED MODULE: ./lib/index/plan/render-module.js
















/**
 * Renders the files of one module, version by version, and keeps those that differ from the files of the index. Throws
 * INDEX_INVALID where a source of truth is damaged: no derived file may hide that.
 */
function renderModule(folder, reading) {
    return new ModuleRendering(folder, reading).run();
}
function digestOfModule(bytes) {
    return bytes === undefined ? '' : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('base64');
}
/** Whether the index has this text, or has no such file where it is null. */
function isSameText(text, current) {
    if (text === null || current === undefined)
        return (text ?? undefined) === current;
    return Buffer.from(text).equals(current);
}
/** The bytes of a text, in memory of their own: a small Buffer shares its memory with others, which would stay with it. */
function encoded(text) {
    return new TextEncoder().encode(text);
}
/** An INDEX_INVALID: no derived file may hide the fault. */
function damagedModule(address, fault) {
    return new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(fault.path)} is not accepted: ${fault.message}`, `look for more with module-registry verify --index …, and ${(0,finding/* fixOf */.BW)({ ...fault, address, version: null })}`);
}
class ModuleRendering {
    #folder;
    #reading;
    #address;
    #files;
    #interfaces = new version_reading/* LastInterface */.M();
    #changes = new Map();
    constructor(folder, reading) {
        this.#folder = folder;
        this.#reading = reading;
        this.#address = (0,module_address/* splitAddress */.lS)(folder.address);
        this.#files = new folder_files/* FolderFiles */.m(reading.contents, folder.files.values());
    }
    async run() {
        const path = this.#path('module.json');
        const bytes = (await this.#files.read([path])).get(path);
        if (bytes === undefined)
            return this.#leftOver();
        const written = (0,documents/* parseModuleDocument */.xK)(path, bytes);
        (0,version_state/* refuseUnknownMarks */.pS)(path, written);
        const module = this.#reading.decisions?.apply(written) ?? written;
        this.#judgeFolders(module);
        this.#refuseDropped(module);
        const owners = new owner_check/* OwnerCheck */.It(this.#address, module, this.#reading.registry);
        const requirements = new Map();
        const number = (0,module_list/* latestOf */.Te)(module);
        let latest;
        for (const { version } of module.versions) {
            const indexed = await this.#renderVersion(version, module);
            const { release, moduleInterface } = indexed;
            owners.add(release);
            requirements.set(version, moduleInterface === undefined ? null : (0,versions_document/* requirementsOf */.CG)(moduleInterface));
            if (version === number)
                latest = indexed;
        }
        this.#refuse(owners.faults());
        await this.#compare((0,file_table/* moduleFiles */.ug)({ module, latest }, requirements), this.#files);
        return { listed: { module, latest }, digest: digestOfModule(bytes), changes: this.#changes };
    }
    /** Without `module.json` there is no module, unless there are versions that nothing lists any more. */
    async #leftOver() {
        const path = this.#path('module.json');
        this.#refuse(await this.#files.tooLarge([path]));
        const message = 'module.json is missing, and the folder has versions';
        if (this.#folder.versions.size > 0)
            this.#refuse([{ code: 'MODULE_INCOMPLETE', message, path }]);
        this.#refuseDropped(undefined);
        await this.#compare([[this.#path('index.json'), null]], this.#files);
        return { listed: undefined, digest: '', changes: this.#changes };
    }
    /** Deletes what is left of removed versions, and refuses versions that nothing lists. */
    #judgeFolders({ versions, removed }) {
        const listed = new Set(versions.map(({ version }) => version));
        const gone = new Set(removed.map(({ version }) => version));
        for (const [name, files] of this.#folder.versions) {
            const path = `${format_paths/* MODULES_DIRECTORY */.si}/${this.#folder.address}/${name}`;
            const reading = (0,version/* readVersion */.$4)(name);
            if (gone.has(name))
                for (const file of files.values())
                    this.#changes.set(file.path, null);
            else if (reading.ok && reading.version === name && !listed.has(name)) {
                const message = 'the folder has files, and module.json does not list it';
                this.#refuse([{ code: 'VERSION_UNLISTED', message, path }]);
            }
        }
    }
    async #renderVersion(version, module) {
        const files = this.#folder.versions.get(version) ?? new Map();
        const folder = { address: this.#address, version, files, module, interfaces: this.#interfaces };
        const reading = await (0,version_reading/* readVersionFolder */.d)(folder, this.#reading);
        this.#refuse(reading.faults);
        const { release } = reading;
        if (release === undefined)
            throw new TypeError('a version without release.json has a fault');
        const { registry } = this.#reading;
        const moduleInterface = reading.moduleInterface ??
            (await this.#packagedInterface(files.get('module.zip'), (0,module_release/* packageSubdirectory */.sy)(release)));
        const ofInterface = moduleInterface === undefined ? [] : (0,file_table/* interfaceFiles */.rQ)(release, moduleInterface);
        const indexed = { release, moduleInterface };
        await this.#compare([...ofInterface, ...(0,file_table/* versionFiles */.uP)(registry, indexed)], reading.files);
        return indexed;
    }
    /** The interface of a version without `interface.json`. */
    async #packagedInterface(zip, subdirectory) {
        if (zip === undefined)
            return undefined;
        const pieces = [];
        const isRead = await this.#reading.contents.stream(zip, (bytes) => pieces.push(Uint8Array.from(bytes)));
        return isRead ? this.#reading.packages.inPackage(Buffer.concat(pieces), subdirectory) : undefined;
    }
    async #compare(rendered, files) {
        for (const [path, text] of await files.different(rendered))
            this.#changes.set(path, text === null ? null : encoded(text));
    }
    #refuseDropped(module) {
        const fault = droppedVersion(this.#folder.address, this.#reading.deleted, module);
        if (fault !== undefined)
            this.#refuse([fault]);
    }
    #refuse(faults) {
        // A file too many is no damage of what is there.
        const [fault] = faults.filter(({ code }) => code !== 'FILE_UNEXPECTED');
        if (fault !== undefined)
            throw damagedModule(this.#folder.address, fault);
    }
    #path(file) {
        return (0,format_paths/* modulePath */.Mw)(this.#address, file);
    }
}

// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(2462);
;// CONCATENATED MODULE: ./lib/index/plan/index-rendering.js

















/** What is known of an index that is being rendered: of each module a digest, its item for the lists, and changes not yet committed. */
class IndexRendering {
    /** The commit of which all modules are rendered; undefined where another writer was faster. */
    head;
    #settings;
    #modules = new Map();
    #held = new HeldChanges();
    #lists = new ListPlan();
    /** Lists that the index has. */
    #listFiles = new Map();
    #registryText = '';
    #registry;
    #decisions;
    #snapshot;
    #contents;
    #changes;
    #deleted = new Map();
    /** Modules that had versions, and whose folders are gone. Lists show what is there, so they show none of these. */
    #gone = [];
    constructor(settings) {
        this.#settings = settings;
    }
    /** Whether the modules of the snapshot are those that were rendered. Of a directory nobody knows. */
    isCurrent({ commit }) {
        return commit !== null && commit === this.head;
    }
    /** Renders every module of a snapshot that is not known as it is there. */
    async pass(snapshot) {
        await this.#readRegistry(snapshot);
        const known = new Set(await this.#selectSame(snapshot, [...this.#modules.keys()]));
        const contents = (0,snapshot_contents/* contentsOf */.K)(snapshot);
        this.head = snapshot.commit;
        this.#snapshot = snapshot;
        this.#contents = contents;
        this.#changes = undefined;
        this.#listFiles.clear();
        this.#deleted = await readDeletedVersions(snapshot, contents);
        const spellings = new address_clash/* AddressSpellings */.Y();
        const seen = new Set();
        const work = async (part) => 'address' in part && !known.has(part.address) ? this.#render(part, contents) : part;
        for await (const part of (0,in_order/* inOrder */.a)((0,module_folders/* splitByModule */.S)((0,snapshot_contents/* regularFiles */.q)(snapshot, contents)), limits/* RENDERED_AT_ONCE */.cn, work)) {
            if ('path' in part) {
                if ((0,format_paths/* isListPath */.oW)(part.path))
                    this.#listFiles.set(part.path, part);
                continue;
            }
            seen.add(part.address);
            if ('rendered' in part)
                this.#take(part);
            const isModule = this.#modules.get(part.address)?.digest !== '';
            const clash = isModule ? spellings.add((0,module_address/* splitAddress */.lS)(part.address)) : undefined;
            if (clash !== undefined)
                throw (0,address_clash/* addressesClash */.G)(clash);
            if (this.#held.bytes > this.#settings.maxHeldBytes)
                await this.#settings.commitPart();
        }
        for (const address of this.#modules.keys())
            if (!seen.has(address))
                this.#forget(address);
        this.#gone = this.#goneBeside(seen);
    }
    /** All that is left to commit: changes of modules, then lists, the files of the registry, and lists that nothing fills. */
    async changes() {
        if (this.#changes !== undefined)
            return this.#changes;
        const changes = this.held();
        const listed = new Set();
        await this.#keepItems();
        for (const files of this.#lists.files()) {
            for (const [path] of files)
                listed.add(path);
            await this.#compare(files, changes);
        }
        const rest = (0,file_table/* registryFiles */.xs)(this.#required.registry).filter(([path]) => !listed.has(path));
        await this.#compare(rest, changes);
        for (const [path] of rest)
            listed.add(path);
        for (const path of this.#listFiles.keys())
            if (!listed.has(path))
                changes.set(path, null);
        this.#changes = changes;
        return changes;
    }
    /** Changes of modules that are not committed. */
    held() {
        return this.#held.changes();
    }
    /** Drops what is held of modules that are not any more as they were rendered; a later pass renders them again. */
    async dropStale(snapshot) {
        const { addresses } = this.#held;
        await this.#readRegistry(snapshot);
        const same = new Set(await this.#selectSame(snapshot, addresses));
        if (snapshot.commit !== null || same.size < addresses.length)
            this.head = undefined;
        for (const address of addresses) {
            if (same.has(address))
                continue;
            this.#held.drop(address);
            this.#modules.delete(address);
        }
    }
    /** What was held is committed. */
    finishPart(commit) {
        this.#held.clear();
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
        const files = await snapshot.read([format_paths/* REGISTRY_PATH */.aA]);
        const before = (0,index_files/* registryIn */.hY)(files);
        this.#decisions = await this.#settings.decisions?.(snapshot, before);
        const text = `${digestOfModule(files.get(format_paths/* REGISTRY_PATH */.aA))}${this.#decisions?.key ?? ''}`;
        if (text === this.#registryText)
            return;
        const { url = before.url } = this.#settings;
        this.#registryText = text;
        this.#registry = { ...before, url, renderer: tool_version/* RENDERER */.G };
        this.#modules.clear();
        this.#held.clear();
        this.#lists.clear();
    }
    /** Those of the modules whose `module.json` is as it was rendered. */
    async #selectSame(snapshot, addresses) {
        const same = [];
        const path = (address) => `${format_paths/* MODULES_DIRECTORY */.si}/${address}/module.json`;
        for (let at = 0; at < addresses.length; at += limits/* COMPARED_AT_ONCE */.Yt) {
            const batch = addresses.slice(at, at + limits/* COMPARED_AT_ONCE */.Yt);
            const files = await snapshot.read(batch.map(path));
            const isSame = (address) => {
                const seen = this.#modules.get(address);
                return seen?.refusal === undefined && seen?.digest === digestOfModule(files.get(path(address)));
            };
            same.push(...batch.filter(isSame));
        }
        return same;
    }
    async #render(folder, contents) {
        const { address } = folder;
        const { registry } = this.#required;
        try {
            const { packages } = this.#settings;
            const deleted = this.#deleted.get(address) ?? [];
            const reading = { contents, registry, packages, deleted, decisions: this.#decisions };
            const rendered = await renderModule(folder, reading);
            const versions = rendered.listed?.module.versions.length ?? 0;
            return { address, registry, rendered, digest: rendered.digest, versions, refusal: undefined };
        }
        catch (error) {
            const isDamage = error instanceof base_error/* RegistryError */.gl && /^(INDEX_INVALID|LIMIT_EXCEEDED)$/.test(error.code);
            if (!isDamage)
                throw error;
            const refusal = error.toRefusal();
            return { address, registry, rendered: undefined, digest: undefined, versions: 0, refusal };
        }
    }
    #take({ address, rendered, registry, digest, versions, refusal }) {
        if (registry !== this.#registry)
            return;
        this.#held.drop(address);
        this.#modules.set(address, { digest, versions, refusal });
        const { module, latest } = rendered?.listed ?? {};
        this.#lists.set(address, module && latest && (0,module_list/* catalogItem */.xn)(module, latest));
        if (rendered === undefined || rendered.changes.size === 0)
            return;
        const paths = [...rendered.changes.keys()];
        const { check } = this.#settings;
        this.#held.hold(address, check ? new Map(paths.map((path) => [path, null])) : rendered.changes);
    }
    #goneBeside(seen) {
        return [...this.#deleted].flatMap(([address, deleted]) => {
            const fault = seen.has(address) ? undefined : droppedVersion(address, deleted, undefined);
            return fault === undefined ? [] : [{ address, error: damagedModule(address, fault).toRefusal() }];
        });
    }
    #forget(address) {
        this.#held.drop(address);
        this.#modules.delete(address);
        this.#lists.set(address, undefined);
    }
    /** A damaged module stays in lists as it is there. */
    async #keepItems() {
        for (const [address, { refusal }] of this.#modules) {
            if (refusal === undefined)
                continue;
            const read = (paths) => this.#readLists(paths);
            this.#lists.set(address, await listedItem(address, read));
        }
    }
    async #readLists(paths) {
        return this.#required.contents.read(paths.flatMap((path) => this.#listFiles.get(path) ?? []));
    }
    async #compare(files, changes) {
        for (let at = 0; at < files.length; at += limits/* COMPARED_AT_ONCE */.Yt) {
            const batch = files.slice(at, at + limits/* COMPARED_AT_ONCE */.Yt);
            const paths = batch.map(([path]) => path);
            const lists = await this.#readLists(paths);
            const others = await this.#required.snapshot.read(paths.filter((path) => !(0,format_paths/* isListPath */.oW)(path)));
            for (const [path, text] of batch) {
                const current = lists.get(path) ?? others.get(path);
                if (!isSameText(text, current))
                    changes.set(path, text === null ? null : encoded(text));
            }
        }
    }
    get #required() {
        const [registry, snapshot, contents] = [this.#registry, this.#snapshot, this.#contents];
        if (registry === undefined || snapshot === undefined || contents === undefined)
            throw new TypeError('no snapshot was read');
        return { registry, snapshot, contents };
    }
}
/** The item that the catalog has of a module, or else the list of its name; undefined where neither shows it, or can be read. */
async function listedItem(address, read) {
    const parts = (0,module_address/* splitAddress */.lS)(address);
    const chain = (0,format_paths/* catalogChain */.Hd)(parts);
    const files = await read([...chain, (0,format_paths/* nameListPath */.zx)(parts)]);
    const lists = [...chain, (0,format_paths/* nameListPath */.zx)(parts)].flatMap((path) => itemsIn(path, files.get(path)));
    return lists.find((item) => (0,module_list/* itemAddress */.EA)(item) === address);
}
function itemsIn(path, bytes) {
    try {
        if (!path.startsWith('catalog/'))
            return (0,module_list/* parseModuleList */.W2)(path, bytes).modules;
        const file = (0,catalog/* parseCatalogFile */.lQ)(path, bytes);
        return 'modules' in file ? file.modules : [];
    }
    catch {
        return [];
    }
}
/** The lists and the catalog of all modules of an index. Of each module it keeps the item of the catalog, as text. */
class ListPlan {
    #items = new Map();
    /** @param item of the catalog; undefined for a module that no list shows */
    set(address, item) {
        if (item === undefined)
            this.#items.delete(address);
        else
            this.#items.set(address, JSON.stringify(item));
    }
    clear() {
        this.#items.clear();
    }
    /** The files, a few at a time. A list without modules is none of them. */
    *files() {
        const addresses = [...this.#items.keys()];
        for (const list of file_table/* LISTS */.m5) {
            for (const [path, group] of (0,base_group/* groupBy */.$)(addresses, (address) => list.path((0,module_address/* splitAddress */.lS)(address))))
                yield [[path, (0,file_table/* renderList */.pI)(list, path, this.#contentOf(list, group))]];
        }
        const hash = (address) => (0,format_paths/* catalogHash */.Oq)((0,module_address/* splitAddress */.lS)(address)).slice(0, limits/* SHORTEST_PREFIX */.Ef);
        for (const group of (0,base_group/* groupBy */.$)(addresses, hash).values())
            yield (0,catalog_plan/* renderCatalog */.ek)(group.flatMap((address) => this.#read(address)));
    }
    #contentOf(list, addresses) {
        let content = { modules: [] };
        for (const address of addresses)
            for (const item of this.#read(address))
                content = (0,file_table/* addToList */.vH)(list, content, (0,module_list/* listItemOf */.z8)(item));
        return content;
    }
    #read(address) {
        const text = this.#items.get(address);
        return text === undefined ? [] : [JSON.parse(text)];
    }
}
/** Changes of modules that are not committed. */
class HeldChanges {
    #modules = new Map();
    #bytes = 0;
    /** Of the contents of all files. */
    get bytes() {
        return this.#bytes;
    }
    get addresses() {
        return [...this.#modules.keys()];
    }
    /** Takes the place of what was held of the module. */
    hold(address, changes) {
        this.drop(address);
        this.#modules.set(address, changes);
        this.#bytes += sizeOf(changes);
    }
    drop(address) {
        this.#bytes -= sizeOf(this.#modules.get(address) ?? new Map());
        this.#modules.delete(address);
    }
    clear() {
        this.#modules.clear();
        this.#bytes = 0;
    }
    /** Of all modules together. */
    changes() {
        return new Map([...this.#modules.values()].flatMap((changes) => [...changes]));
    }
}
function sizeOf(changes) {
    return [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
}

// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(215);
;// CONCATENATED MODULE: ./lib/index/plan/render.js



/**
 * Rebuilds every file of an index but the packages, and adds modules that were copied in as folders. It holds one module at a
 * time, and the changes of a commit; a change of many bytes becomes several commits. A module whose sources of truth are
 * damaged, or whose history holds a version that is missing, is reported, and it and its place in lists stay as they are; without a folder
 * it is in no list. Throws INDEX_INVALID for a broken or missing `registry.json` and for addresses that differ only by case, and what `updateIndex` throws.
 */
async function render(dependencies, options = {}) {
    const { index, raceBackoff } = dependencies;
    const { check = false, url } = options;
    const { message = url === undefined ? 'Render the index' : `Move the index to ${url}` } = options;
    const { rendering, parts } = startRendering(dependencies, options, message);
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
    const { commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        if (!rendering.isCurrent(snapshot))
            await rendering.pass(snapshot);
        return { result: undefined, change: { message, files: await rendering.changes() } };
    });
    return report(commit, [...parts, ...changed]);
}
/** @returns with `parts` the paths of what was committed in parts so far */
function startRendering({ index, raceBackoff, packages }, { check = false, url, decisions, maxHeldBytes = limits/* MAX_HELD_BYTES */.Jy }, message) {
    const parts = [];
    let count = 0;
    const commitPart = async () => {
        count += 1;
        const { commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
            if (!rendering.isCurrent(snapshot))
                await rendering.dropStale(snapshot);
            return { result: undefined, change: { message: `${message} (part ${count})`, files: rendering.held() } };
        });
        parts.push(...changed);
        rendering.finishPart(commit);
    };
    const settings = { packages, check, url, decisions, maxHeldBytes, commitPart };
    const rendering = new IndexRendering(settings);
    return { rendering, parts };
}

// EXTERNAL MODULE: ./lib/lifecycle/moving-name.js
var moving_name = __webpack_require__(7957);
;// CONCATENATED MODULE: ./lib/lifecycle/marks-report.js


/** What a file of marks has changed, as text for people: a line for each module. */
function formatFileMarks(marks, isDry) {
    const verb = (isDry ? 'mark' : 'marked').padEnd(9);
    return marks.flatMap(({ address, yanked, restored, deprecated, undeprecated, latest, names }) => {
        const parts = Object.entries({ yanked, restored, deprecated, undeprecated }).flatMap(([word, versions]) => versions.length === 0
            ? []
            : [`${word} ${versions.map((each) => (each === '*' ? 'all' : each)).join(', ')}`]);
        const moved = latest.before === latest.after ? [] : [`latest ${latest.after ?? 'none'}`];
        const text = [...parts, ...moved].join('; ') || 'other words';
        return [`${verb} ${(0,base_error/* visible */.RK)(`${address}: ${text}`)}`, ...names.map(moving_name/* formatMovingName */.D)];
    });
}

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(5865);
// EXTERNAL MODULE: ./lib/lifecycle/file-marked-module.js
var file_marked_module = __webpack_require__(8935);
// EXTERNAL MODULE: ./lib/lifecycle/marks-file.js + 1 modules
var lifecycle_marks_file = __webpack_require__(5019);
// EXTERNAL MODULE: ./lib/lifecycle/permission.js
var permission = __webpack_require__(8716);
;// CONCATENATED MODULE: ./lib/lifecycle/checked-marks.js











/**
 * Asks whether an index has all that a file of marks names, by the rules of the commands. Throws INVALID_CONFIG that names every line with
 * its fix, NOT_OWNER for a run that may not decide about one of its modules, INDEX_INVALID.
 */
async function checkMarks({ name, file, lineOf }, snapshot, { registry, actor }) {
    const replacements = file.marks.flatMap(({ replacement }) => replacement === undefined ? [] : (0,marks/* parseReplacement */.sH)(replacement).address);
    const named = [...file.marks.flatMap(lifecycle_marks_file/* modulesOf */.XG), ...replacements];
    const files = await snapshot.read([...new Set(named.map((each) => (0,format_paths/* modulePath */.Mw)(each, 'module.json')))]);
    const problems = file.marks.flatMap((mark, at) => {
        const found = [
            ...replacementProblems(mark, files),
            ...(0,lifecycle_marks_file/* modulesOf */.XG)(mark).flatMap((each) => problemsOf(mark, each, files)),
        ];
        const line = lineOf(at);
        return found.map((problem) => `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`);
    });
    if (problems.length > 0)
        throw new base_error/* RegistryError */.gl('INVALID_CONFIG', (0,base_error/* shortList */.pg)(problems).join('\n'), 'nothing was written; correct these lines, then run it again');
    for (const address of file.marks.flatMap(lifecycle_marks_file/* modulesOf */.XG)) {
        const module = (0,index_files/* moduleIn */.w6)(files, address);
        if (module !== undefined)
            (0,permission/* refuseForeignDecision */.V)({ registry, module }, actor);
    }
}
/** Advice that leads nowhere is worse than none. */
function replacementProblems({ replacement }, files) {
    if (replacement === undefined)
        return [];
    const { address, version } = (0,marks/* parseReplacement */.sH)(replacement);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    if (module !== undefined && (version === undefined || (0,documents/* listedVersions */.f3)(module).includes(version)))
        return [];
    return [
        `the replacement ${(0,base_error/* quote */.hD)(replacement)} is not in the index; name a module of it, or a listed version of one`,
    ];
}
function problemsOf(mark, address, files) {
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    if (module === undefined)
        return [`the index has no module ${text}; remove it from the file, or correct it`];
    const { versions: range } = mark;
    if (range === undefined)
        return [];
    const versions = (0,file_marked_module/* versionsIn */.bS)(module, mark);
    // A version that was removed is gone for good, and its mark with it.
    const isRemoved = module.removed.some(({ version }) => range.allows(version));
    if (versions.length === 0 && !isRemoved) {
        const published = (0,base_error/* shortList */.pg)((0,version/* sortVersions */.M7)(module.versions.map(({ version }) => version))).join(', ');
        return [`${text} has no published version ${(0,base_error/* quote */.hD)(range.text)}; it has ${published || 'none'}`];
    }
    const latest = (0,module_list/* latestOf */.Te)(module);
    const isOfLatest = versions.some((version) => version === latest);
    if (!isOfLatest || mark['allow-latest'] || isMade(mark, range, module))
        return [];
    return [`${text} ${latest} is the latest version; publish its successor first, or add "allow-latest: true"`];
}
/** Whether the file has made this deprecation before: later versions that it covers need no new word. */
function isMade({ deprecate }, range, { deprecations }) {
    return (deprecate !== undefined && deprecations.some((each) => (0,file_marked_module/* isOfFile */.O7)(each) && each.versions === range.text));
}

;// CONCATENATED MODULE: ./lib/lifecycle/render-marks.js








/**
 * Renders an index, and applies the file of marks on the way. Marks of the file that it does not have any more are taken back; without a
 * file all marks stay. Throws what {@link render} and {@link checkMarks} throw.
 */
async function renderMarks({ actor, places, readMarks, date, ...dependencies }, options) {
    const changes = new Map();
    let hasFile = false;
    const decisions = async (snapshot, registry) => {
        const marks = await readMarks(snapshot);
        hasFile = marks !== undefined;
        if (marks === undefined)
            return undefined;
        await checkMarks(marks, snapshot, { registry, actor });
        return decisionsOf(marks, { registry, actor, date, changes });
    };
    const report = await render(dependencies, {
        ...options,
        decisions,
        message: MESSAGE,
    });
    if (!hasFile)
        return report;
    const marks = [];
    for (const change of changes.values()) {
        const described = describeChange(change);
        const listing = [...described.yanked, ...described.restored];
        const isDry = options.check ?? false;
        const names = listing.length === 0 ? [] : await places.follow(change.after, listing, isDry);
        marks.push({ ...described, names });
    }
    return {
        ...report,
        marks: marks.toSorted((a, b) => Number(a.address > b.address) - Number(a.address < b.address)),
    };
}
const MESSAGE = `Render the index with the marks of ${format_paths/* MARKS_PATH */.zF}`;
function decisionsOf({ file }, { registry, actor, date, changes }) {
    return {
        key: (0,json/* canonicalJson */.dj)(file.marks),
        apply(before) {
            const after = (0,file_marked_module/* fileMarkedModule */.be)(before, file.marks, date);
            if (isAlike(before, after))
                return before;
            // Also where a mark is taken back, of which the file says nothing any more.
            (0,permission/* refuseForeignDecision */.V)({ registry, module: before }, actor);
            changes.set((0,module_address/* formatModuleAddress */.wc)(before.address), { before, after });
            return after;
        },
    };
}
function isAlike(before, after) {
    const textOf = ({ yanks, deprecations }) => JSON.stringify([yanks, deprecations].map((list) => list.map((each) => (0,json/* canonicalJson */.dj)(each)).toSorted()));
    return textOf(before) === textOf(after);
}
function describeChange({ before, after }) {
    const yanks = (module) => module.yanks.map(({ version }) => version);
    const ranges = (module) => module.deprecations.map(({ versions = '*' }) => versions);
    const added = (list, from, to) => list(to).filter((each) => !list(from).includes(each));
    return {
        address: (0,module_address/* formatModuleAddress */.wc)(after.address),
        yanked: added(yanks, before, after),
        restored: added(yanks, after, before),
        deprecated: added(ranges, before, after),
        undeprecated: added(ranges, after, before),
        latest: { before: (0,module_list/* latestOf */.Te)(before) ?? null, after: (0,module_list/* latestOf */.Te)(after) ?? null },
    };
}

// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(3561);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
;// CONCATENATED MODULE: ./lib/cli/render.js












/** `render`. Throws as {@link renderMarks}. */
async function renderCommand(flags, runtime) {
    const { check = false } = flags;
    const report = await renderWithMarks(flags, runtime);
    const counts = `${(0,count/* counted */.h)(report.modules, 'module')}, ${(0,count/* counted */.h)(report.versions, 'version')}, ${(0,count/* counted */.h)(report.index.changed.length, 'file')} ${check ? 'would change' : 'changed'}`;
    const refused = report.refused.map(({ error }) => error);
    const stale = report.status === 'planned' ? [staleIndex(report.index.changed)] : [];
    const refusals = [...refused, ...stale];
    const lines = [`${report.status.padEnd(9)} ${counts}`, ...formatFileMarks(report.marks ?? [], check)];
    return { json: report, text: lines.join('\n'), refusals };
}
async function renderWithMarks(flags, runtime) {
    const { environment } = runtime;
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    const github = (0,tokens/* gitHubServer */.fF)(environment);
    const file = flags.marks === undefined ? undefined : await (0,marks_file/* readMarksFile */.B7)(flags.marks);
    const actor = await (0,composition_actor/* readActor */.a)(runtime, { target, repository: flags.repository, github });
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, { target, token: (0,tokens/* indexToken */.gt)(environment), reading: 'history' });
    try {
        const dependencies = {
            ...openedIndex,
            packages: new interface_reader/* InterfaceReader */.T(),
            places: (0,package_places/* packagePlaces */.P)(runtime, github),
            actor,
            date: (0,decision_flags/* dateOfDecision */.Em)(),
            readMarks: async (snapshot) => file ?? (0,marks_file/* marksOfIndex */.Ml)(snapshot),
        };
        return await renderMarks(dependencies, { check: flags.check ?? false });
    }
    finally {
        await openedIndex.close();
    }
}
/** Renders the index that `--index` names. Throws as {@link render}. */
async function renderIndex(index, options, runtime) {
    const token = (0,tokens/* indexToken */.gt)(runtime.environment);
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, { target: (0,index_store/* indexTarget */.iR)(index), token, reading: 'history' });
    try {
        return await render({ ...openedIndex, packages: new interface_reader/* InterfaceReader */.T() }, options);
    }
    finally {
        await openedIndex.close();
    }
}
function staleIndex(paths) {
    return {
        code: 'INDEX_INVALID',
        message: `render would change ${(0,count/* counted */.h)(paths.length, 'file')} of the index: ${(0,base_error/* shortList */.pg)(paths.map(base_error/* quote */.hD)).join(', ')}`,
        hint: 'find out who changed them (module-registry verify --index …), then make them again: module-registry render --index …',
    };
}


/***/ }),

/***/ 4045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ pathsWithUrl),
/* harmony export */   RG: () => (/* binding */ filesWithUrl),
/* harmony export */   Ts: () => (/* binding */ init),
/* harmony export */   wU: () => (/* binding */ newIndexFiles),
/* harmony export */   y9: () => (/* binding */ newRegistry)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5933);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(411);
/* harmony import */ var _hosting_hosting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1380);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3057);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(215);







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


/***/ }),

/***/ 8935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O7: () => (/* binding */ isOfFile),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   be: () => (/* binding */ fileMarkedModule)
/* harmony export */ });
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(411);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);
/* harmony import */ var _marks_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5019);



/** Whether a mark was made by `marks.yml`, which alone changes it. */
function isOfFile({ origin }) {
    return origin === _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS_PATH */ .zF;
}
/**
 * The module with the marks of the file, and without those that the file made before and does not have any more; marks of commands stay
 * unless the file has one about the same versions. Made twice, it is made once. Versions that are not published are left out.
 * @param date of marks that are new
 */
function fileMarkedModule(module, marks, date) {
    const own = marks.filter((mark) => (0,_marks_file_js__WEBPACK_IMPORTED_MODULE_2__/* .modulesOf */ .XG)(mark).some((address) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(module.address)));
    if (own.length === 0 && ![...module.yanks, ...module.deprecations].some(isOfFile))
        return module;
    return {
        ...module,
        yanks: yanksAfter(module, own, date),
        deprecations: deprecationsAfter(module, own, date),
    };
}
/** Of two marks that have a version, the later one in the file holds. */
function yanksAfter(module, marks, date) {
    const yanks = new Map(module.yanks.filter((yank) => !isOfFile(yank)).map((yank) => [yank.version, yank]));
    for (const mark of marks.filter(({ yank }) => yank !== undefined)) {
        for (const version of versionsIn(module, mark)) {
            const before = module.yanks.find((yank) => yank.version === version);
            yanks.set(version, { version, ...adviceOf(mark), date: before?.date ?? date, origin: _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS_PATH */ .zF });
        }
    }
    return [...yanks.values()];
}
function deprecationsAfter(module, marks, date) {
    const others = module.deprecations.filter((each) => !isOfFile(each));
    const deprecations = new Map(others.map((each) => [each.versions, each]));
    for (const mark of marks.filter(({ deprecate }) => deprecate !== undefined)) {
        const range = mark.versions?.text;
        if (range !== undefined && versionsIn(module, mark).length === 0)
            continue;
        const before = module.deprecations.find(({ versions }) => versions === range);
        const about = range === undefined ? {} : { versions: range };
        deprecations.set(range, { ...about, ...adviceOf(mark), date: before?.date ?? date, origin: _index_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS_PATH */ .zF });
    }
    return [...deprecations.values()];
}
/** The published versions of the module in the range of a mark; none where it has no range. */
function versionsIn({ versions }, { versions: range }) {
    return versions.map(({ version }) => version).filter((version) => range?.allows(version));
}
function adviceOf({ reason, link, replacement }) {
    return {
        reason,
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}


/***/ })

};
