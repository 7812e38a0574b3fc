export const id = 3231;
export const ids = [3231];
export const modules = {

/***/ 3231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommand: () => (/* binding */ renderCommand),
  renderIndex: () => (/* binding */ renderIndex)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js
var interface_reader = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/actor.js
var actor = __webpack_require__(9475);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 1 modules
var index_store = __webpack_require__(9736);
// EXTERNAL MODULE: ./lib/composition/marks-file.js
var marks_file = __webpack_require__(6267);
// EXTERNAL MODULE: ./lib/composition/package-storage.js
var package_storage = __webpack_require__(1306);
// EXTERNAL MODULE: ./lib/base/in-order.js
var in_order = __webpack_require__(9755);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/index/format/catalog.js
var catalog = __webpack_require__(8129);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 1 modules
var file_table = __webpack_require__(6476);
// EXTERNAL MODULE: ./lib/index/plan/init.js
var init = __webpack_require__(3406);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(9399);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(504);
// EXTERNAL MODULE: ./lib/index/walk/folder-files.js
var folder_files = __webpack_require__(8424);
// EXTERNAL MODULE: ./lib/index/walk/list-plan.js
var list_plan = __webpack_require__(1632);
// EXTERNAL MODULE: ./lib/index/walk/module-walk.js + 1 modules
var module_walk = __webpack_require__(9420);
// EXTERNAL MODULE: ./lib/index/walk/problem.js
var walk_problem = __webpack_require__(7871);
// EXTERNAL MODULE: ./lib/index/walk/registry-walk.js
var registry_walk = __webpack_require__(3783);
;// CONCATENATED MODULE: ./lib/index/render.js

















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
        const { commit, changed } = await (0,update_index/* updateIndex */.UB)(index, raceBackoff, async (snapshot) => {
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
    const { commit, changed } = await (0,update_index/* updateIndex */.UB)(index, raceBackoff, async (snapshot) => {
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
    #lists = new list_plan/* ListPlan */.o();
    /** The files that belong to no module. */
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
        const contents = (0,snapshot_contents/* contentsOf */.K)(snapshot);
        this.head = snapshot.commit;
        this.#contents = contents;
        this.#changes = undefined;
        this.#roots.clear();
        this.#deleted = await (0,registry_walk/* readDeletedVersions */.X)(snapshot, contents);
        const spellings = new list_plan/* AddressSpellings */.Y();
        const seen = new Set();
        const work = async (part) => 'address' in part && !known.has(part.address) ? this.#render(part, contents) : part;
        const parts = (0,folder_files/* splitByModule */.S)((0,snapshot_contents/* regularFiles */.q)(snapshot, contents));
        for await (const part of (0,in_order/* inOrder */.a)(parts, RENDERED_AT_ONCE, work)) {
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
                throw new base_error/* RegistryError */.gl('INDEX_INVALID', clash.message, `take the folder of one of them out of ${format_paths/* MODULES_DIRECTORY */.si}`);
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
            const path = `${format_paths/* MODULES_DIRECTORY */.si}/${address}/${version}`;
            const message = (0,module_walk/* droppedBy */.ue)(commit);
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
        const rest = (0,file_table/* registryFiles */.xs)(this.#required.registry).filter(([path]) => !listed.has(path));
        await this.#compare(rest, changes);
        for (const [path] of rest)
            listed.add(path);
        for (const path of this.#roots.keys())
            if ((0,format_paths/* isListPath */.oW)(path) && !listed.has(path))
                changes.set(path, null);
        this.#changes = changes;
        return changes;
    }
    /** Changes of modules that are not committed. */
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
        const files = await snapshot.read([format_paths/* REGISTRY_PATH */.aA]);
        const before = (0,index_files/* registryIn */.hY)(files);
        this.#decisions = await this.#options.decisions?.(snapshot, before);
        const text = `${(0,module_walk/* digestOfModule */.cb)(files.get(format_paths/* REGISTRY_PATH */.aA))}${this.#decisions?.key ?? ''}`;
        if (text === this.#registryText)
            return;
        const { move } = this.#options;
        this.#registryText = text;
        this.#registry = { ...(move === undefined ? before : (0,init/* movedRegistry */.jk)(before, move)), renderer: tool_version/* RENDERER */.G };
        this.#modules.clear();
        this.#lists.clear();
        this.#held.clear();
        this.#heldBytes = 0;
    }
    /** Those of the modules whose `module.json` is as it was rendered. */
    async #selectSame(snapshot, addresses) {
        const same = [];
        const path = (address) => `${format_paths/* MODULES_DIRECTORY */.si}/${address}/module.json`;
        for (let at = 0; at < addresses.length; at += COMPARED_AT_ONCE) {
            const batch = addresses.slice(at, at + COMPARED_AT_ONCE);
            const files = await snapshot.read(batch.map(path));
            const isSame = (address) => {
                const seen = this.#modules.get(address);
                return seen?.refusal === undefined && seen?.digest === (0,module_walk/* digestOfModule */.cb)(files.get(path(address)));
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
            const walked = await (0,module_walk/* walkModule */.Qf)(folder, reading);
            const [damage] = walked.damage;
            return { address, registry, walked, refusal: damage && refusalOf(damage) };
        }
        catch (error) {
            const isDamage = error instanceof base_error/* RegistryError */.gl && /^(INDEX_INVALID|LIMIT_EXCEEDED)$/.test(error.code);
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
        const parts = (0,module_address/* splitAddress */.lS)(address);
        const paths = [...(0,format_paths/* catalogChain */.Hd)(parts), (0,format_paths/* nameListPath */.zx)(parts)];
        const files = await this.#required.contents.read(paths.flatMap((path) => this.#roots.get(path) ?? []));
        const items = paths.flatMap((path) => itemsIn(path, files.get(path)));
        return items.find((item) => (0,module_list/* itemAddress */.EA)(item) === address);
    }
    async #compare(files, changes) {
        for (let at = 0; at < files.length; at += COMPARED_AT_ONCE) {
            const batch = files.slice(at, at + COMPARED_AT_ONCE);
            const listed = batch.flatMap(([path]) => this.#roots.get(path) ?? []);
            const different = await new folder_files/* FolderFiles */.m(this.#required.contents, listed).different(batch);
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
        message: `${(0,base_error/* quote */.hD)(problem.path ?? '')} is not accepted: ${message}`,
        hint: `look for more with module-registry verify --index …, and ${(0,walk_problem/* fixOf */.B)(problem)}`,
    };
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
/** The bytes of a text, in memory of their own: a small Buffer shares its memory with others, which would stay with it. */
function encoded(text) {
    return text === null ? null : new TextEncoder().encode(text);
}
function sizeOf(changes) {
    return [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
}

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/lifecycle/decision.js
var decision = __webpack_require__(1084);
// EXTERNAL MODULE: ./lib/lifecycle/marks-file.js
var lifecycle_marks_file = __webpack_require__(7345);
;// CONCATENATED MODULE: ./lib/lifecycle/render-marks.js











/**
 * Renders an index, and applies the file of marks on the way. Marks of the file that it does not have any more are taken back; without a
 * file all marks stay. Throws what {@link render} and {@link checkMarks} throw.
 */
async function renderMarks({ actor, storage, readMarks, date, ...dependencies }, options) {
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
        const names = listing.length === 0 ? [] : await storage.follow(change.after, listing, isDry);
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
            const after = fileMarkedModule(before, file.marks, date);
            if (isAlike(before, after))
                return before;
            // Also where a mark is taken back, of which the file says nothing any more.
            (0,decision/* refuseForeignDecision */.V6)({ registry, module: before }, actor);
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
            (0,decision/* refuseForeignDecision */.V6)({ registry, module }, actor);
    }
}
function replacementProblems({ replacement }, files) {
    if (replacement === undefined || (0,decision/* hasReplacement */.PP)(files, replacement))
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
    const versions = versionsIn(module, mark);
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
    return (deprecate !== undefined && deprecations.some((each) => isOfFile(each) && each.versions === range.text));
}
/** Whether a mark was made by `marks.yml`, which alone changes it. */
function isOfFile({ origin }) {
    return origin === format_paths/* MARKS_PATH */.zF;
}
/**
 * The module with the marks of the file, and without those that the file made before and does not have any more; marks of commands stay
 * unless the file has one about the same versions. Made twice, it is made once. Versions that are not published are left out.
 * @param date of marks that are new
 */
function fileMarkedModule(module, marks, date) {
    const own = marks.filter((mark) => (0,lifecycle_marks_file/* modulesOf */.XG)(mark).some((address) => (0,module_address/* addressKey */.IY)(address) === (0,module_address/* addressKey */.IY)(module.address)));
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
            yanks.set(version, { version, ...adviceOf(mark), date: before?.date ?? date, origin: format_paths/* MARKS_PATH */.zF });
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
        deprecations.set(range, { ...about, ...adviceOf(mark), date: before?.date ?? date, origin: format_paths/* MARKS_PATH */.zF });
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
/** What a file of marks has changed, as text for people: a line for each module. */
function formatFileMarks(marks, isDry) {
    const verb = (isDry ? 'mark' : 'marked').padEnd(9);
    return marks.flatMap(({ address, yanked, restored, deprecated, undeprecated, latest, names }) => {
        const parts = Object.entries({ yanked, restored, deprecated, undeprecated }).flatMap(([word, versions]) => versions.length === 0
            ? []
            : [`${word} ${versions.map((each) => (each === '*' ? 'all' : each)).join(', ')}`]);
        const moved = latest.before === latest.after ? [] : [`latest ${latest.after ?? 'none'}`];
        const text = [...parts, ...moved].join('; ') || 'other words';
        return [`${verb} ${(0,base_error/* visible */.RK)(`${address}: ${text}`)}`, ...names.map(decision/* formatMovingName */.DU)];
    });
}

// EXTERNAL MODULE: ./lib/cli/command.js + 1 modules
var command = __webpack_require__(1786);
// EXTERNAL MODULE: ./lib/cli/decisions.js + 3 modules
var decisions = __webpack_require__(591);
;// CONCATENATED MODULE: ./lib/cli/render.js











/** `render`. Throws as {@link renderMarks}. */
async function renderCommand(flags, runtime) {
    const { check = false } = flags;
    const report = await renderWithMarks(flags, runtime);
    const changed = `${(0,count/* counted */.h)(report.index.changed.length, 'file')} ${check ? 'would change' : 'changed'}`;
    const damaged = report.refused.length === 0 ? '' : `, ${(0,count/* counted */.h)(report.refused.length, 'damaged module')}`;
    const counts = `${(0,count/* counted */.h)(report.modules, 'module')}, ${(0,count/* counted */.h)(report.versions, 'version')}, ${changed}${damaged}`;
    const refused = report.refused.map(({ error }) => error);
    const stale = report.status === 'planned' ? [staleIndex(report.index.changed)] : [];
    const refusals = [...refused, ...stale];
    const lines = [`${report.status.padEnd(9)} ${counts}`, ...formatFileMarks(report.marks ?? [], check)];
    return { json: report, text: lines.join('\n'), refusals };
}
async function renderWithMarks(flags, runtime) {
    const { index } = flags;
    const github = (0,command/* gitHubServer */.fF)(runtime.environment);
    const file = flags.marks === undefined ? undefined : await (0,marks_file/* readMarksFile */.B7)(flags.marks);
    return (0,index_store/* withIndex */.NH)(runtime, { index, reading: 'history' }, async (openedIndex) => {
        const { target } = openedIndex;
        const dependencies = {
            ...openedIndex,
            packages: new interface_reader/* InterfaceReader */.T(),
            storage: (0,package_storage/* packageStorage */.m)(runtime, github),
            actor: await (0,actor/* readActor */.a)(runtime, { target, repository: flags.repository, github }),
            date: (0,decisions.dateOfDecision)(),
            readMarks: async (snapshot) => file ?? (0,marks_file/* marksOfIndex */.Ml)(snapshot),
        };
        return renderMarks(dependencies, { check: flags.check ?? false });
    });
}
/** Renders the index that `--index` names. Throws as {@link render}. */
function renderIndex(index, options, runtime) {
    return (0,index_store/* withIndex */.NH)(runtime, { index, reading: 'history' }, (openedIndex) => render({ ...openedIndex, packages: new interface_reader/* InterfaceReader */.T() }, options));
}
function staleIndex(paths) {
    return {
        code: 'INDEX_INVALID',
        message: `render would change ${(0,count/* counted */.h)(paths.length, 'file')} of the index: ${(0,base_error/* shortList */.pg)(paths.map(base_error/* quote */.hD)).join(', ')}`,
        hint: 'find out who changed them (module-registry verify --index …), then make them again: module-registry render --index …',
    };
}


/***/ }),

/***/ 3406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ filesWithUrl),
/* harmony export */   Ts: () => (/* binding */ init),
/* harmony export */   jk: () => (/* binding */ movedRegistry),
/* harmony export */   wU: () => (/* binding */ newIndexFiles),
/* harmony export */   y9: () => (/* binding */ newRegistry)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4546);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _format_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9856);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _file_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6476);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(504);







/** Public URL of an index that is created without one, to try it: `serve` answers there without flags. */
const TRIAL_URL = 'http://127.0.0.1:8080';
/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
async function init(request, { index, raceBackoff }) {
    const created = newRegistry({ ...request, url: request.url ?? TRIAL_URL });
    // With those of other hosts: the index may name another host than this run.
    const ofHosts = _format_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .HOSTINGS */ .il.flatMap((hosting) => (0,_format_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .hostingFiles */ .wX)(hosting, created.url)).map(([path]) => path);
    const extraFiles = [...(request.extraFiles ?? [])].map(([path, text]) => [path, Buffer.from(text)]);
    const paths = [...newIndexFiles(created).keys(), ...ofHosts, ...extraFiles.map(([path]) => path)];
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
/**
 * The files that give an index without public URL its URL.
 * @param current the files of `newIndexFiles`, as the index has them
 */
function filesWithUrl(before, url, current) {
    const registry = { ...before, url };
    return { registry, files: missingFiles(newIndexFiles(registry), current, { before, registry }) };
}
/** `registry.json` of an index that is about to be created. */
function newRegistry({ url, name, ...request }) {
    return {
        format: _format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FORMAT */ .B7,
        name: name ?? defaultName(url),
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


/***/ })

};
