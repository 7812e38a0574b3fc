export const id = 924;
export const ids = [924,542];
export const modules = {

/***/ 80924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyMarks: () => (/* binding */ applyMarks)
});

// EXTERNAL MODULE: ./lib/adapters/git/fetched-repository.js
var fetched_repository = __webpack_require__(93196);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(72114);
// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 13 modules
var interface_reader = __webpack_require__(4298);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./lib/adapters/filesystem/config-file.js
var config_file = __webpack_require__(35542);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var format_paths = __webpack_require__(411);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(4645);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(84289);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(15865);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
;// CONCATENATED MODULE: ./lib/lifecycle/limits.js
/** Decisions about published versions. */
/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024;

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(25958);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(22413);
;// CONCATENATED MODULE: ./lib/lifecycle/version-range.js



/** Reads a version, or a constraint as in a `module` block. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    const reading = (0,version/* readVersion */.$4)(text);
    if (reading.ok)
        return { text, isVersion: true, allows: (version) => version === reading.version };
    try {
        return { ...(0,version_constraint/* parseConstraint */.FJ)(evenlySpaced(text)), isVersion: false };
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', (0,base_error/* messageOf */.bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}

;// CONCATENATED MODULE: ./lib/lifecycle/marks-file.js







/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,schema/* checkedText */.N0)(module_address/* parseModuleAddress */.E9);
const addresses = schemas/* union */.KCZ([address, schemas/* array */.YOg(address).min(1)]);
const SELF_REPLACEMENT = {
    message: 'must be another module, or a version that the mark is not about',
    path: ['replacement'],
};
const mark = schemas/* strictObject */.rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,schema/* checkedText */.N0)(parseVersionRange)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: schemas/* string */.YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: schemas/* string */.YjP()
        .refine(marks/* isPublicLink */.es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,schema/* checkedText */.N0)((text) => {
        (0,marks/* parseReplacement */.sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': schemas/* boolean */.zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,marks/* advisesItself */.L3)(each, { versions: versions?.text, replacement }));
}, SELF_REPLACEMENT);
const marksSchema = schemas/* strictObject */.rej({
    marks: schemas/* array */.YOg(mark, {
        // A file that was cut off must not take all marks back.
        error: ({ input }) => input === undefined ? 'is missing; write "marks: []" to take all marks back' : undefined,
    })
        .describe('The marks; an empty list takes all of them back.'),
})
    .check(({ value, issues }) => {
    const repeated = repeatedMark(value.marks);
    if (repeated !== undefined)
        issues.push({ ...repeated, code: 'custom', input: value });
});
const marksFormat = { schema: marksSchema, maxBytes: MAX_MARKS_BYTES };
/** The modules that a mark is about. */
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,module_address/* formatModuleAddress */.wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,module_address/* addressKey */.IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,base_error/* quote */.hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/composition/marks-file.js






/** Parses a file of marks. @param name for messages. Throws INVALID_CONFIG with the line of the mistake, LIMIT_EXCEEDED */
function parseMarks(name, bytes) {
    const { value: file, lineOf } = (0,config_file/* parseLocatedConfig */.i)(name, bytes, marksFormat);
    return { name, file, lineOf: (at) => lineOf(['marks', at]) };
}
/** The file of marks that lies in an index; undefined where it has none. Throws as {@link parseMarks}. */
async function marksOfIndex(snapshot) {
    const bytes = (await snapshot.read([MARKS_PATH])).get(MARKS_PATH);
    return bytes && parseMarks(MARKS_PATH, bytes);
}
/** Reads a file of marks of this machine. Throws as {@link parseMarks}, and INVALID_CONFIG for a file that cannot be read. */
async function readMarksFile(path) {
    // One byte more than the limit tells that the file exceeds it, whatever its size.
    const bytes = await (0,consumers_.buffer)((0,external_node_fs_.createReadStream)(path, { end: marksFormat.maxBytes })).catch((cause) => {
        throw new base_error/* RegistryError */.gl('INVALID_CONFIG', `the file of marks ${(0,base_error/* quote */.hD)(path)} cannot be read`, 'name an existing file: --marks marks.yml', { cause });
    });
    return parseMarks(path, bytes);
}

// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(96308);
// EXTERNAL MODULE: ./lib/composition/github.js
var github = __webpack_require__(84458);
;// CONCATENATED MODULE: ./lib/composition/package-places.js



/** The places of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
function packagePlaces(runtime, server) {
    return new NetworkPlaces(runtime, server);
}
class NetworkPlaces {
    #runtime;
    #server;
    constructor(runtime, server) {
        this.#runtime = runtime;
        this.#server = server;
    }
    async delete(pkg) {
        const { location } = pkg;
        const manifest = (0,format_location/* ociManifestOf */.ax)(location);
        if (manifest !== undefined) {
            const { deleteModulePackage } = await __webpack_require__.e(/* import() */ 374).then(__webpack_require__.bind(__webpack_require__, 12374));
            const client = await this.#ociClient(manifest.repository, 'pull,push,delete');
            return deleteModulePackage(client, manifest.digest, pkg);
        }
        if (pkg.kind === 's3')
            return this.#deleteObject(pkg);
        const asset = (0,format_location/* releaseAssetOf */.nE)(location);
        return asset === undefined ? notDeletable(location) : this.#deleteAsset(asset);
    }
    async follow(module, marked, dryRun) {
        const changed = new Set(marked);
        const locations = [...module.versions, ...module.removed]
            .filter(({ version }) => changed.has(version))
            .flatMap(({ packages = [] }) => packages.map(({ location }) => location));
        const repositories = new Set(locations.flatMap((each) => (0,format_location/* ociManifestOf */.ax)(each)?.repository ?? []));
        const names = [];
        for (const repository of repositories) {
            const { followTags } = await __webpack_require__.e(/* import() */ 476).then(__webpack_require__.bind(__webpack_require__, 12476));
            const client = await this.#ociClient(repository, 'pull,push');
            names.push(...(await followTags(client, { module, marked, dryRun })));
        }
        const assets = locations.flatMap((each) => (0,format_location/* releaseAssetOf */.nE)(each) ?? []);
        const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]));
        for (const asset of homes.values())
            names.push(...(await this.#followLatest(asset, module, dryRun)));
        return names;
    }
    /** Of a bucket that the location does not name, nobody knows here which one it is. */
    async #deleteObject({ location }) {
        const object = (0,format_location/* s3ObjectOf */.ly)(location);
        const fix = `delete the object behind ${location}, and what caches keep of it`;
        if (object === undefined)
            return { status: 'impossible', reason: 'the location does not say in which bucket the package is', fix };
        const { openS3 } = await __webpack_require__.e(/* import() */ 868).then(__webpack_require__.bind(__webpack_require__, 99868));
        const { bucket, region, key } = object;
        try {
            const client = await openS3(this.#runtime, { bucket, prefix: '' }, { region });
            const head = await client.ask({ method: 'HEAD', key }, [200, 404]);
            if (head.status === 404)
                return { status: 'absent', notes: [] };
            await client.ask({ method: 'DELETE', key }, [200, 204]);
            const notes = ['a bucket with versioning keeps the object as an earlier version: delete that, too'];
            return { status: 'deleted', notes };
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            return { status: 'failed', reason: `${error.message}; ${error.hint}`, fix };
        }
    }
    async #deleteAsset(asset) {
        const { deleteAsset, deleteByHand } = await __webpack_require__.e(/* import() */ 357).then(__webpack_require__.bind(__webpack_require__, 10357));
        return this.#atHome(asset, (repository) => deleteAsset(repository, asset), (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }));
    }
    async #followLatest(asset, module, dryRun) {
        const { followLatestRelease } = await __webpack_require__.e(/* import() */ 486).then(__webpack_require__.bind(__webpack_require__, 53486));
        const name = `the latest release of ${asset.repository}`;
        return this.#atHome(asset, (repository) => followLatestRelease(repository, module, dryRun), (reason) => [{ name, status: 'kept', version: null, reason }]);
    }
    /** What a repository that cannot be opened means is the caller's. */
    async #atHome({ host, repository }, work, refused) {
        if (!(0,github/* isGitHub */.Wz)(host, this.#runtime.environment['GITHUB_SERVER_URL']))
            return refused(`${(0,base_error/* quote */.hD)(host)} is not known to be GitHub: set GITHUB_SERVER_URL to its URL`);
        try {
            const home = await (0,github/* gitHubHome */.Jg)(this.#server, { host, repository }, this.#runtime)();
            return await work(home);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            return refused(`${error.message}; ${error.hint}`);
        }
    }
    /** The password of the environment is for the host that a publish names, and so for none that an index names. */
    async #ociClient(name, access) {
        const { environment, log, secrets } = this.#runtime;
        const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(132), __webpack_require__.e(718)]).then(__webpack_require__.bind(__webpack_require__, 87132)),
            __webpack_require__.e(/* import() */ 61).then(__webpack_require__.bind(__webpack_require__, 13061)),
            __webpack_require__.e(/* import() */ 815).then(__webpack_require__.bind(__webpack_require__, 47815)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 83880)),
        ]);
        const repository = parseOciRepository(name);
        const sources = { configured: undefined, githubToken: this.#server.token, environment };
        return new OciClient({
            repository,
            access,
            findCredentials: () => findCredentials(repository.host, sources),
            transport: networkTransport(log, secrets),
        });
    }
}
/** Git keeps commits, and other places are not this tool's. */
function notDeletable(location) {
    if ((0,format_location/* locationKind */.QD)(location) !== 'git')
        return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` };
    return {
        status: 'impossible',
        reason: 'clients clone the commit from the module repository, and Git keeps it',
        fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
    };
}

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(89688);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(54268);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(4587);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(67843);
;// CONCATENATED MODULE: ./lib/base/in-order.js
/** Works on at most `atOnce` members at the same time, and gives the results in the order of the members. */
async function* inOrder(members, atOnce, work) {
    const running = [];
    for await (const member of members) {
        const result = work(member);
        // It is awaited when its turn comes; until then a rejection must not count as unhandled.
        result.catch(() => { });
        running.push(result);
        if (running.length < atOnce)
            continue;
        const first = running.shift();
        if (first !== undefined)
            yield await first;
    }
    for (const result of running)
        yield await result;
}

// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(95933);
// EXTERNAL MODULE: ./lib/index/format/catalog.js
var catalog = __webpack_require__(4156);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(80613);
;// CONCATENATED MODULE: ./lib/index/verify/module-folders.js
const BELOW_MODULE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/(.+)$/;
/** The folders of the modules, one at a time, and each file that is in none of them. @param files those of one folder together */
async function* splitByModule(files) {
    let folder;
    for await (const part of files) {
        for (const file of part) {
            const [, address, rest = ''] = BELOW_MODULE.exec(file.path) ?? [];
            if (folder !== undefined && folder.address !== address) {
                yield folder;
                folder = undefined;
            }
            if (address === undefined) {
                yield file;
                continue;
            }
            folder ??= new NewFolder(address);
            folder.add(rest.split('/'), file);
        }
    }
    if (folder !== undefined)
        yield folder;
}
class NewFolder {
    address;
    files = new Map();
    versions = new Map();
    deeper = [];
    constructor(address) {
        this.address = address;
    }
    add([first = '', second, ...deeper], file) {
        if (deeper.length > 0)
            this.deeper.push(file);
        else if (second === undefined)
            this.files.set(first, file);
        else {
            const version = this.versions.get(first) ?? new Map();
            this.versions.set(first, version.set(second, file));
        }
    }
}

;// CONCATENATED MODULE: ./lib/index/plan/address-clash.js


/** The namespaces of addresses and the names in them, as they were spelled first. */
class AddressSpellings {
    #known = new Map();
    /** Adds an address; gives the clash with one before, undefined where there is none. */
    add({ namespace, name }) {
        for (const text of [namespace, `${namespace}/${name}`]) {
            const known = this.#known.get(text.toLowerCase());
            this.#known.set(text.toLowerCase(), text);
            if (known === undefined || known === text)
                continue;
            const problem = `${(0,base_error/* quote */.hD)(text)} differs only by case from ${(0,base_error/* quote */.hD)(known)}`;
            return { path: `${format_paths/* MODULES_DIRECTORY */.si}/${text}`, problem };
        }
        return undefined;
    }
}
/** An INDEX_INVALID. */
function addressesClash({ problem }) {
    return new base_error/* RegistryError */.gl('INDEX_INVALID', problem, `take the folder of one of them out of ${format_paths/* MODULES_DIRECTORY */.si}`);
}

// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(8126);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(30764);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(52177);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/index/verify/folder-files.js








/**
 * The files of one folder of an index. Documents are read; of all others it is only asked whether they are what they shall be,
 * which the ids of a listing of Git tell without reading them.
 */
class FolderFiles {
    #contents;
    #files;
    #bytes = new Map();
    /** @param files those that are no regular files count as absent */
    constructor(contents, files) {
        this.#contents = contents;
        const regular = [...files].filter(({ isSpecial }) => !isSpecial);
        this.#files = new Map(regular.map((file) => [file.path, file]));
    }
    has(path) {
        return this.#files.has(path);
    }
    /** What tells the bytes of a file from others without reading them: the id of its blob; undefined in a directory. */
    idOf(path) {
        const file = this.#files.get(path);
        return file === undefined ? 'absent' : file.oid;
    }
    /** The bytes of those of the files that the folder has. */
    async read(paths) {
        const wanted = paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])));
        if (wanted.length > 0)
            for (const [path, bytes] of await this.#contents.read(wanted))
                this.#bytes.set(path, bytes);
        return this.#bytes;
    }
    /** A document as its parser reads it; undefined where there is none, or where it is too large or not valid, which is a fault. */
    async parse(path, parse, faults) {
        const bytes = (await this.read([path])).get(path);
        if (bytes === undefined) {
            faults.push(...(await this.tooLarge([path])));
            return undefined;
        }
        try {
            return parse(bytes);
        }
        catch (error) {
            faults.push(documentFault(path, bytes, error));
            return undefined;
        }
    }
    /** What is wrong with those of the files that the folder has, and that are too large to be read. */
    async tooLarge(paths) {
        const faults = [];
        const unread = paths.flatMap((path) => (this.#bytes.has(path) ? [] : (this.#files.get(path) ?? [])));
        for (const file of unread) {
            let size = 0;
            await this.#contents.stream(file, (bytes) => {
                size += bytes.length;
            });
            const { path } = file;
            const name = path.slice(path.lastIndexOf('/') + 1);
            const message = `${name} has ${size} bytes, the limit is ${limits/* MAX_DOCUMENT_BYTES */.bi} bytes for a document`;
            if (size > limits/* MAX_DOCUMENT_BYTES */.bi)
                faults.push({ code: 'DOCUMENT_INVALID', message, path });
        }
        return faults;
    }
    /** Those of the texts that the folder does not have so. */
    async different(rendered) {
        const unknown = rendered.filter(([path, text]) => text !== null && this.#files.get(path)?.oid === undefined);
        const read = await this.read(unknown.map(([path]) => path));
        return rendered.filter(([path, text]) => {
            const file = this.#files.get(path);
            if (text === null || file === undefined)
                return (text ?? undefined) !== file;
            if (file.oid !== undefined)
                return file.oid !== blobId(text);
            const current = read.get(path);
            return current === undefined || !Buffer.from(text).equals(current);
        });
    }
}
/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_object_storage */
function blobId(text) {
    return (0,external_node_crypto_.hash)('sha1', `blob ${Buffer.byteLength(text)}\0${text}`);
}
const newer = schemas/* looseObject */._H3({ format: schemas/* number */.aig().int().gt(documents/* INDEX_FORMAT */.B7) });
const named = schemas/* looseObject */._H3({ address: schemas/* string */.YjP(), version: schemas/* string */.YjP().optional() });
const numbers = schemas/* array */.YOg(schemas/* looseObject */._H3({ version: schemas/* string */.YjP() })).catch([]);
const located = schemas/* array */.YOg(schemas/* looseObject */._H3({ packages: schemas/* array */.YOg(schemas/* looseObject */._H3({ location: schemas/* string */.YjP() })) }));
const marked = schemas/* looseObject */._H3({ versions: numbers, removed: numbers });
/** What is wrong with a document that its parser refuses. */
function documentFault(path, bytes, error) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return { code: codeOf(folder, bytes), message: (0,base_error/* messageOf */.bD)(error), path };
}
function codeOf(folder, bytes) {
    const value = (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
    if (newer.safeParse(value).success)
        return 'FORMAT_NEWER';
    const own = named.safeParse(value).data;
    const isOfModule = folder.startsWith(`${format_paths/* MODULES_DIRECTORY */.si}/`);
    if (isOfModule && own && folder !== [format_paths/* MODULES_DIRECTORY */.si, own.address, own.version].filter(Boolean).join('/'))
        return 'DOCUMENT_MISPLACED';
    const { versions = [], removed = [] } = marked.safeParse(value).data ?? {};
    const published = new Set(versions.map(({ version }) => version));
    if (locationsIn(value).some(isForeign))
        return 'LOCATION_FOREIGN';
    return removed.some(({ version }) => published.has(version)) ? 'VERSION_REUSED' : 'DOCUMENT_INVALID';
}
/** Of a `release.json`, or of all versions of a `module.json`. */
function locationsIn(value) {
    const listed = schemas/* looseObject */._H3({ versions: located }).safeParse(value).data?.versions;
    const own = located.safeParse([value]).data;
    return (listed ?? own ?? []).flatMap(({ packages }) => packages.map(({ location }) => location));
}
function isForeign(location) {
    try {
        (0,format_location/* locationKind */.QD)(location);
        return false;
    }
    catch {
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/registry-check.js








const anything = schemas/* looseObject */._H3({});
/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
async function readRegistry(contents) {
    const files = new FolderFiles(contents, [{ path: format_paths/* REGISTRY_PATH */.aA, isSpecial: false }]);
    const read = await files.read([format_paths/* REGISTRY_PATH */.aA]);
    const faults = [];
    const parse = (bytes) => (0,documents/* parseRegistryDocument */.U6)(format_paths/* REGISTRY_PATH */.aA, bytes);
    const registry = await files.parse(format_paths/* REGISTRY_PATH */.aA, parse, faults);
    const bytes = read.get(format_paths/* REGISTRY_PATH */.aA);
    if (bytes === undefined && faults.length === 0)
        (0,index_files/* registryIn */.hY)(read);
    const findings = faults.map((fault) => ({
        ...fault,
        code: bytes && isTooOld(bytes) ? 'TOOL_TOO_OLD' : fault.code,
        address: null,
        version: null,
    }));
    return {
        registry,
        findings,
        suppressions: registry && bytes && (0,schema/* parseJson */.qF)(anything, bytes)?.['suppressions'],
    };
}
function isTooOld(bytes) {
    const wanted = (0,schema/* parseJson */.qF)(anything, bytes)?.['minimumTool'];
    const [minimum, own] = [(0,version/* readVersion */.$4)(String(wanted)), (0,version/* readVersion */.$4)(tool_version/* VERSION */.x)];
    return minimum.ok && own.ok && (0,version/* compareVersions */.Zy)(minimum.version, own.version) > 0;
}

;// CONCATENATED MODULE: ./lib/base/shell-word.js

/**
 * The text as one word of a POSIX shell, in quotes where it needs them, and always on one line.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02
 */
function shellWord(text) {
    const isPlain = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text);
    return isPlain ? text : `'${(0,base_error/* visible */.RK)(text).replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./lib/index/verify/finding.js


const RENDER = 'module-registry render --index …';
const RESTORE = 'restore the file from the history of the index: git checkout GOOD_COMMIT -- PATH';
const REPAIR = 'module-registry publish --repair --all-tags --index …';
/** The closed list of the codes of findings. Add a code where none fits; never rename one. */
const FINDING_KINDS = {
    FORMAT_NEWER: {
        meaning: 'a document has a format that this version does not know',
        cause: 'a newer tool writes this index',
        fix: 'use the newest version: npm install --global module-registry-action@latest',
    },
    TOOL_TOO_OLD: {
        meaning: '`minimumTool` of `registry.json` is newer than this version; nothing else is checked',
        cause: 'the owner of the registry asks for a newer tool',
        fix: 'use the newest version: npm install --global module-registry-action@latest',
    },
    DOCUMENT_INVALID: {
        meaning: 'a source of truth, `marks.yml` or a file of `collect` is not valid, or a document has more than 32 MiB',
        cause: 'an edit by hand, a merge conflict, a cut file',
        fix: RESTORE,
    },
    DOCUMENT_MISPLACED: {
        meaning: 'a document is in the folder of another module or version',
        cause: 'a folder that was copied or renamed by hand',
        fix: 'move the folder to the path that the message names, then: module-registry render --index …',
    },
    NOT_CANONICAL: {
        meaning: 'a source of truth says the same in other bytes than the tool writes',
        cause: 'an edit by hand, keys twice',
        fix: RENDER,
    },
    MODULE_INCOMPLETE: {
        meaning: 'the folder of a module has no `module.json`',
        cause: 'a copy that stopped halfway',
        fix: 'copy the folder again, or remove it: git rm -r v1/modules/ADDRESS',
    },
    MODULE_UNLISTED: {
        meaning: 'the catalog does not have the module',
        cause: 'a folder that was copied in, two indexes that were merged by hand',
        fix: RENDER,
    },
    ADDRESS_CLASH: {
        meaning: 'two addresses, or two namespaces, differ only by case',
        cause: 'two indexes that were merged by hand',
        fix: 'remove the folder of one of them, then: module-registry render --index …',
    },
    VERSION_INVALID: {
        meaning: 'the folder of a version does not have the name of a canonical version',
        cause: 'a folder that was made by hand',
        fix: 'remove the folder: git rm -r PATH',
    },
    VERSION_UNLISTED: {
        meaning: 'a version has files, but `module.json` does not list it',
        cause: 'a version that was added by hand, or dropped from `module.json`; two indexes that were merged',
        fix: 'restore module.json if the version was published, else remove the folder: git rm -r PATH',
    },
    VERSION_DROPPED: {
        meaning: 'a published version has disappeared without a tombstone',
        cause: 'files or entries that were deleted by hand',
        fix: 'restore the version: git checkout COMMIT_BEFORE -- PATH',
    },
    VERSION_CHANGED: {
        meaning: 'facts or bytes of a published version have changed after its publication',
        cause: 'tampering, an edit by hand',
        fix: 'restore the version: git checkout COMMIT_BEFORE -- PATH',
    },
    VERSION_REUSED: {
        meaning: 'the number of a removed version is published again, or its files are still there',
        cause: 'an edit by hand',
        fix: 'publish it under a new number, and remove the folder: git rm -r PATH',
    },
    RELEASE_MISSING: {
        meaning: '`module.json` lists a version that has no `release.json`',
        cause: 'a file that was deleted, a copy that stopped halfway',
        fix: RESTORE,
    },
    RELEASE_MISMATCH: {
        meaning: '`release.json` and `module.json` disagree on a version',
        cause: 'tampering, an edit by hand',
        fix: RESTORE,
    },
    PACKAGE_MISSING: {
        meaning: 'the index has no `module.zip` for a version whose package is in the index',
        cause: 'a file that was deleted, a copy that stopped halfway',
        fix: REPAIR,
    },
    PACKAGE_CHANGED: {
        meaning: 'the bytes of a package do not have the digest of `release.json`',
        cause: 'tampering, a damaged disk, a host that rewrites files',
        fix: REPAIR,
    },
    README_CHANGED: {
        meaning: '`README.md` is not that of the package or of the tagged tree, has not the digest in `index.json` of the version, or has changed after its publication',
        cause: 'tampering, an edit by hand',
        fix: REPAIR,
    },
    INTERFACE_CHANGED: {
        meaning: '`interface.json` has changed after its publication; of a new version, it is not that of the tagged tree',
        cause: 'tampering, an edit by hand',
        fix: REPAIR,
    },
    LOCATION_FOREIGN: {
        meaning: 'a location has a form or a place that is not allowed, or `download` or `source` led elsewhere for a while',
        cause: 'tampering; a place that `allowedHosts` of `registry.json` does not name',
        fix: 'restore release.json, or add the host, with its path, to "allowedHosts" in registry.json',
    },
    LOCATION_MISMATCH: {
        meaning: 'a location pins other bytes, or another commit, than `release.json` says',
        cause: 'tampering, an edit by hand',
        fix: RESTORE,
    },
    OWNER_MISMATCH: {
        meaning: 'a version comes from a repository that does not own the module',
        cause: 'an owner that was swapped by hand',
        fix: 'restore module.json, or record the transfer: module-registry transfer ADDRESS --to owner/name --index …',
    },
    OWNER_CHANGED: {
        meaning: 'the owner of a module has changed without a transfer',
        cause: 'an owner that was swapped by hand',
        fix: 'restore module.json, or record the transfer: module-registry transfer ADDRESS --to owner/name --index …',
    },
    NAMESPACE_FOREIGN: {
        meaning: 'the owner of a module may not use its namespace',
        cause: '`namespaces` of `registry.json` binds the namespace to other owners',
        fix: 'transfer the module, or correct "namespaces" in registry.json',
    },
    MARK_INVALID: {
        meaning: 'a mark names a version that the module does not have, or what it marks as the replacement',
        cause: 'an edit by hand',
        fix: 'remove the mark from module.json, then: module-registry render --index …',
    },
    MARK_DROPPED: {
        meaning: 'a tombstone or a transfer has disappeared from `module.json`',
        cause: 'an edit by hand',
        fix: 'restore the entry from the commit before the one that the message names',
    },
    YANK_UNMARKED: {
        meaning: '`versions` hides a version that no mark yanks',
        cause: 'tampering, an edit by hand',
        fix: 'module-registry yank ADDRESS VERSION --index …, or to list it again: module-registry render --index …',
    },
    DERIVED_MISSING: {
        meaning: 'a derived file is missing',
        cause: 'a file that was deleted, a copy that stopped halfway',
        fix: RENDER,
    },
    DERIVED_CHANGED: {
        meaning: 'a derived file is not what the sources of truth give',
        cause: 'tampering, an edit by hand; an index that another version of the tool rendered',
        fix: RENDER,
    },
    FILE_UNEXPECTED: {
        meaning: 'a file does not belong to an index',
        cause: 'a file that was added by hand',
        fix: 'remove the file: git rm PATH',
    },
    SETTINGS_CHANGED: {
        meaning: 'with `--base`: a file outside of the modules is changed, such as `registry.json`',
        cause: 'a pull request that does more than publish',
        fix: 'undo the change of the file in the pull request: git checkout BASE_COMMIT -- PATH',
    },
    MARKS_CHANGED: {
        meaning: 'with `--base`: marks, tombstones, transfers or unknown keys of a module are changed',
        cause: 'a pull request that does more than publish',
        fix: 'undo it in the pull request; an owner of the index runs yank, deprecate, remove or transfer',
    },
    HISTORY_REWRITTEN: {
        meaning: 'the history of the branch does not hold the commit of the checkpoint',
        cause: 'a force push',
        fix: 'push the old commit back: git push --force-with-lease REMOTE CHECKPOINT_COMMIT:refs/heads/BRANCH',
    },
    HISTORY_ROLLED_BACK: {
        meaning: 'the branch has gone back to a commit before the checkpoint',
        cause: 'an older head that was restored, a stale mirror',
        fix: 'push the newer commit back: git push REMOTE CHECKPOINT_COMMIT:refs/heads/BRANCH',
    },
    COMMIT_UNREACHABLE: {
        meaning: 'the tag of a version is not in its repository, or its commit cannot be reached there',
        cause: 'a tag that was deleted, a history that was rewritten',
        fix: 'push the tag again: git push origin COMMIT:refs/tags/TAG',
    },
    TAG_MOVED: {
        meaning: 'the tag of a version is at another commit now',
        cause: 'a tag that was moved',
        fix: 'move the tag back: git push --force origin COMMIT:refs/tags/TAG',
    },
    TREE_MISMATCH: {
        meaning: 'the tagged tree gives another package, or other facts, than `release.json` says',
        cause: 'published bytes or facts that are not those of the tagged tree',
        fix: 'yank the version, and publish the tree under a new version',
    },
    ATTESTATION_FOREIGN: {
        meaning: 'the attestation of a package is of another repository, tag or commit',
        cause: 'a package that another run made',
        fix: 'gh attestation verify PACKAGE --repo OWNER/NAME',
    },
    ATTACHMENT_MISSING: {
        meaning: 'the interface of a version is not attached to its package in the OCI registry',
        cause: 'a registry that refused it when the version was published, a clean-up of what has no tag',
        fix: 'oras attach --artifact-type application/vnd.module-registry.interface.v1+json REPOSITORY@DIGEST interface.json',
    },
    ATTACHMENT_CHANGED: {
        meaning: 'another interface is attached to a package in the OCI registry than the index has',
        cause: 'somebody who may push to the OCI repository',
        fix: 'find out who attached it (oras discover REPOSITORY@DIGEST), delete it, and attach interface.json of the index',
    },
    UNVERIFIABLE: {
        meaning: 'something cannot be reached or read, so nothing is known of it; a finding with `--strict` only',
        cause: 'a host that does not answer, a private repository, a location that is not followed',
        fix: 'give this run access to what the message names, and run it again',
    },
    SUPPRESSION_INVALID: {
        meaning: 'an entry of `suppressions` in `registry.json` is not valid',
        cause: 'an edit by hand',
        fix: 'write {"code", "address", "reason"}',
    },
};
/** What to do about a finding, ready to paste as far as the finding names it. */
function fixOf({ code, address, version, path }) {
    let fix = FINDING_KINDS[code].fix;
    // Names of files come from whoever can write to the index: none may end the command that people paste.
    if (path !== null)
        fix = fix.replaceAll('PATH', () => shellWord(path));
    if (address !== null)
        fix = fix.replaceAll('ADDRESS', () => shellWord(address));
    return version === null ? fix : fix.replaceAll(/\bVERSION\b/g, () => shellWord(version));
}
/** The findings of a run. */
class Findings {
    #kept = [];
    #more = 0;
    add(finding) {
        if (this.#kept.length < MAX_FINDINGS)
            this.#kept.push(finding);
        else
            this.#more += 1;
    }
    /** By address, then by version and code: two runs over one index report the same. */
    get sorted() {
        const key = ({ address, version, code, path }) => [address ?? '', version ?? '', code, path ?? ''].join('\n');
        return this.#kept.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    }
    /** How many are not kept. */
    get more() {
        return this.#more;
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/suppressions.js



/** Findings that the owner of a registry has looked at, and accepts: `suppressions` of `registry.json`. */
const codes = Object.keys(FINDING_KINDS);
const suppression = schemas/* strictObject */.rej({
    code: schemas/* enum */.k5n(codes),
    /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
    address: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP().min(1),
});
/** The suppressions of a registry. */
class Suppressions {
    #active;
    /** Entries that are not valid, and therefore suppress nothing. */
    findings;
    /** @param value `suppressions` as `registry.json` has it; undefined where it has none */
    constructor(value) {
        const entries = Array.isArray(value) ? value : value === undefined ? [] : [value];
        const read = entries.map((entry) => suppression.safeParse(entry));
        this.#active = read.flatMap(({ data }) => data ?? []);
        this.findings = read.flatMap(({ error }, at) => (error === undefined ? [] : [invalid(at, error)]));
    }
    /** The suppression of a finding; undefined where it counts. */
    of(finding) {
        const found = this.#active.find((each) => matches(each, finding));
        return found && { finding, reason: found.reason };
    }
}
function matches({ code, address }, finding) {
    const of = finding.address ?? '';
    return code === finding.code && (address === of || address === `${of}@${finding.version}`);
}
function invalid(at, { issues: [issue] }) {
    const where = [at, ...(issue?.path ?? [])].join('.');
    return {
        code: 'SUPPRESSION_INVALID',
        address: null,
        version: null,
        message: `suppressions.${where} of ${format_paths/* REGISTRY_PATH */.aA} is not valid: ${issue?.message ?? 'unknown'}`,
        path: format_paths/* REGISTRY_PATH */.aA,
    };
}

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
    const suppressions = new Suppressions((await readRegistry(contents)).suppressions);
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

// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 3 modules
var file_table = __webpack_require__(42426);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(98267);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(74946);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(14996);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(67637);
;// CONCATENATED MODULE: ./lib/index/verify/owner-check.js





/** Whether all versions of a module come from repositories that own it, or have owned it. */
class OwnerCheck {
    #address;
    #module;
    #registry;
    /** Versions of each repository that is no owner. */
    #foreign = new Map();
    constructor(address, module, registry) {
        this.#address = address;
        this.#module = module;
        this.#registry = registry;
    }
    add({ repository, version }) {
        const identity = identityOf(repository);
        if (identity === undefined || this.#module === undefined)
            return;
        const { owner, transfers } = this.#module;
        const owners = [owner, ...transfers.flatMap(({ from, to }) => [from, to])].flatMap(namesOf);
        if (owners.some((each) => (0,git_remote/* isSameRepository */.ve)(each, identity)))
            return;
        this.#foreign.set(repository.url, [...(this.#foreign.get(repository.url) ?? []), version]);
    }
    faults() {
        const path = (0,format_paths/* modulePath */.Mw)(this.#address, 'module.json');
        const owner = this.#module?.owner;
        const name = owner ? (0,base_error/* quote */.hD)(`${owner.host}/${owner.repository}`) : 'nobody';
        const isAllowed = this.#module === undefined || (0,policy/* allowsOwner */.eT)(this.#registry, this.#address, owner);
        const message = `registry.json does not let ${name} use the namespace ${(0,base_error/* quote */.hD)(this.#address.namespace)}`;
        const namespace = isAllowed ? [] : [{ code: 'NAMESPACE_FOREIGN', message, path }];
        const versions = [...this.#foreign].map(([url, versions]) => {
            const named = versions.slice(0, limits/* MAX_NAMED_VERSIONS */.VW).join(', ');
            const more = versions.length > limits/* MAX_NAMED_VERSIONS */.VW ? ` and ${versions.length - limits/* MAX_NAMED_VERSIONS */.VW} more` : '';
            const message = `module.json says that ${name} owns the module, and ${(0,base_error/* quote */.hD)(url)} published ${named}${more}`;
            return { code: 'OWNER_MISMATCH', message, path };
        });
        return [...namespace, ...versions];
    }
}
/** An owner under each name that it had. */
function namesOf(owner) {
    if (owner === null)
        return [];
    return [owner, ...(owner.formerNames ?? []).map((repository) => ({ ...owner, repository }))];
}
/** The repository of a release, as it says. Undefined for a repository that had no origin, and for a URL that no repository has. */
function identityOf({ url, id, ownerId, }) {
    try {
        const identity = url === '' ? undefined : (0,git_remote/* identityFromRemote */.tk)((0,git_remote/* parseGitRemote */.IM)(url));
        return identity && { ...identity, repositoryId: id, ownerId };
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(27729);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(44415);
// EXTERNAL MODULE: ./lib/interface/limits.js
var interface_limits = __webpack_require__(30030);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var read_readme = __webpack_require__(93331);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(98259);
;// CONCATENATED MODULE: ./lib/index/verify/packaged-readme.js



/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7 */
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
/**
 * Finds the README of a module in the bytes of its package, as they come: a zip of this tool has stored files one after the other.
 * Of any other zip it finds nothing.
 */
class PackagedReadme {
    #readmes = [];
    #part = header();
    #path = '';
    #size = 0;
    #prefix;
    /** @param subdirectory directory of the module in the package; `''` is its root */
    constructor(subdirectory = '') {
        this.#prefix = (0,package_package/* rootPrefix */.R)(subdirectory);
    }
    push(bytes) {
        for (let at = 0; this.#part !== undefined && at < bytes.length;) {
            const end = Math.min(bytes.length, at + this.#part.left);
            this.#part.kept?.push(new Uint8Array(bytes.subarray(at, end)));
            this.#part.left -= end - at;
            at = end;
            while (this.#part?.left === 0)
                this.#part = this.#next(this.#part);
        }
    }
    /** The text as `README.md` of the index has it; `''` where the module has none, or too long a one. */
    get text() {
        const readme = (0,read_readme/* selectReadme */.Bd)(this.#readmes);
        return readme?.bytes === undefined ? '' : new TextDecoder().decode(readme.bytes);
    }
    #next({ what, kept = [] }) {
        const bytes = Buffer.concat(kept);
        switch (what) {
            case 'header': {
                if (bytes.readUInt32LE(0) !== LOCAL_SIGNATURE)
                    return undefined;
                this.#size = bytes.readUInt32LE(18);
                return { what: 'name', left: bytes.readUInt16LE(26), kept: [] };
            }
            case 'name': {
                this.#path = bytes.toString();
                const isKept = this.#isReadme() && this.#size <= interface_limits/* MAX_README_BYTES */.A$;
                return { what: 'content', left: this.#size, kept: isKept ? [] : undefined };
            }
            case 'content': {
                const isKept = this.#size <= interface_limits/* MAX_README_BYTES */.A$;
                if (this.#isReadme())
                    this.#readmes.push({ path: this.#name(), bytes: isKept ? bytes : undefined });
                return header();
            }
        }
    }
    #isReadme() {
        return this.#path.startsWith(this.#prefix) && !this.#name().includes('/') && (0,read_readme/* isReadme */.ro)(this.#path);
    }
    #name() {
        return this.#path.slice(this.#prefix.length);
    }
}
function header() {
    return { what: 'header', left: LOCAL_BYTES, kept: [] };
}

;// CONCATENATED MODULE: ./lib/index/verify/version-reading.js












/** Reads the sources of truth of a version, and compares the package with them. For `verify`, and for `render`. */
async function readVersionFolder(folder, { contents, registry }) {
    const { address, version, module } = folder;
    const files = new FolderFiles(contents, folder.files.values());
    const path = (0,format_paths/* versionPath */.qW)(address, version, 'release.json');
    const ofInterface = (0,interface_document/* interfacePaths */.Er)(address, version);
    const isKnown = folder.interfaces.isSame(files, ofInterface);
    await files.read([path, ...(isKnown ? [] : ofInterface)]);
    const faults = [];
    const release = await files.parse(path, (bytes) => (0,documents/* parseReleaseDocument */.k1)(path, bytes), faults);
    if (release === undefined) {
        if (faults.length === 0)
            faults.push({
                code: 'RELEASE_MISSING',
                message: 'release.json is missing, although module.json lists its version',
                path,
            });
        return { files, faults, release, moduleInterface: undefined, packagedReadme: undefined };
    }
    faults.push(...releaseFaults(release, module, registry));
    const zip = await readPackageBytes(release, folder.files.get('module.zip'), contents);
    faults.push(...zip.faults);
    const moduleInterface = isKnown ? folder.interfaces.last : await readInterface(folder, files, faults);
    const isOther = zip.readme !== undefined && moduleInterface && moduleInterface.root.readme !== zip.readme;
    if (isOther)
        faults.push({
            code: 'README_CHANGED',
            message: 'README.md is not the README of the package',
            path: (0,format_paths/* versionPath */.qW)(address, version, 'README.md'),
        });
    return { files, faults, release, moduleInterface, packagedReadme: zip.readme };
}
async function readInterface({ address, version, interfaces }, files, faults) {
    const paths = (0,interface_document/* interfacePaths */.Er)(address, version);
    const [path = '', ...others] = paths;
    const documents = await files.read(paths);
    const tooLarge = await files.tooLarge(others);
    faults.push(...tooLarge);
    if (tooLarge.length > 0)
        return undefined;
    const parse = () => (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (each) => documents.get(each));
    return files.parse(path, () => interfaces.read(files, paths, { documents, parse }), faults);
}
/** The interface that was read last: most versions of a module have that of the version before. */
class LastInterface {
    /** Undefined where none was read, or where it is not valid. */
    last;
    #ids = [];
    #bytes = [];
    /** Whether the ids of the files say that they are those of the last one; `false` also where nobody knows. */
    isSame(files, paths) {
        const isId = (path, at) => this.#ids[at] !== undefined && files.idOf(path) === this.#ids[at];
        return this.last !== undefined && paths.every(isId);
    }
    /** @param paths of the files of the interface, always in the same order */
    read(files, paths, { documents, parse }) {
        const bytes = paths.map((path) => documents.get(path));
        const isSame = bytes.every((each, at) => isSameBytes(each, this.#bytes[at]));
        if (!isSame || this.last === undefined) {
            this.last = undefined;
            this.last = parse();
        }
        this.#bytes = bytes;
        this.#ids = paths.map((path) => files.idOf(path));
        return this.last;
    }
}
function isSameBytes(one, other) {
    if (one === undefined || other === undefined)
        return one === other;
    return Buffer.compare(one, other) === 0;
}
/** Reads the package of a release that is kept in the index, and compares its digest. @param zip undefined where there is none */
async function readPackageBytes(release, zip, contents) {
    const isKept = release.packages.some(({ location }) => (0,format_location/* locationKind */.QD)(location) === 'relative');
    const path = (0,format_paths/* versionPath */.qW)(release.address, release.version, 'module.zip');
    const nothing = (fault) => ({ faults: fault === undefined ? [] : [fault], readme: undefined });
    const missing = {
        code: 'PACKAGE_MISSING',
        message: `the package is in the index, and module.zip is missing: ${release.package.digest}`,
        path,
    };
    if (zip === undefined)
        return nothing(isKept ? missing : undefined);
    if (zip.isSpecial)
        return nothing();
    if (!isKept) {
        const message = 'module.zip is there, although release.json names no package in the index';
        return nothing({ code: 'FILE_UNEXPECTED', message, path });
    }
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const readme = new PackagedReadme((0,module_release/* packageSubdirectory */.sy)(release));
    let size = 0;
    const isRead = await contents.stream(zip, (bytes) => {
        hash.update(bytes);
        readme.push(bytes);
        size += bytes.length;
    });
    if (!isRead)
        return nothing(missing);
    const digest = `sha256:${hash.digest('hex')}`;
    const { package: published } = release;
    if (digest === published.digest && size === published.size)
        return { faults: [], readme: readme.text };
    const message = `module.zip has ${digest} (${size} bytes), and release.json says ${published.digest} (${published.size} bytes)`;
    return nothing({ code: 'PACKAGE_CHANGED', message, path });
}
/** What is wrong with the facts of a release that can be read. @param module undefined where it cannot be read */
function releaseFaults(release, module, registry) {
    const path = (0,format_paths/* versionPath */.qW)(release.address, release.version, 'release.json');
    return [
        ...mismatches(release, module),
        ...release.packages.flatMap((stored) => locationFaults(stored, release, { module, registry })),
    ].map((fault) => ({ ...fault, path }));
}
/** `module.json` repeats facts of the release, so that a change has to be made twice. */
function mismatches(release, module) {
    const listed = module?.versions.find(({ version }) => version === release.version);
    if (listed === undefined)
        return [];
    const places = (packages) => packages.map(({ kind, location }) => `${kind} ${location}`).join(', ');
    const facts = [
        ['tag', release.tag, listed.tag],
        ['commit', release.commit, listed.commit],
        ['committedAt', release.committedAt, listed.committedAt],
        ['path', release.path, listed.path],
        ['packageRoot', release.packageRoot ?? release.path, listed.packageRoot ?? listed.path],
        ['digest', release.package.digest, listed.digest],
        ['packages', places(release.packages), places(listed.packages)],
        ['size', release.package.size, listed.size ?? release.package.size],
        ['files', release.package.files, listed.files ?? release.package.files],
    ];
    return facts
        .filter(([, one, other]) => one !== other)
        .map(([name, one, other]) => ({
        code: 'RELEASE_MISMATCH',
        message: `release.json says ${name} ${(0,base_error/* quote */.hD)(String(one))}, and module.json says ${(0,base_error/* quote */.hD)(String(other))}`,
    }));
}
function locationFaults({ location, digest }, release, { module, registry }) {
    const faults = foreignHost(location, release, module, registry);
    const mismatch = (problem) => faults.push({ code: 'LOCATION_MISMATCH', message: problem });
    const directory = (0,format_location/* locationKind */.QD)(location) === 'git' ? release.path : (0,module_release/* packageSubdirectory */.sy)(release);
    if ((0,format_location/* subdirectoryOf */.$z)(location) !== directory)
        mismatch(`the location ${(0,url/* quoteUrl */.y8)(location)} does not name the directory ${(0,base_error/* quote */.hD)(directory || '.')}`);
    const pin = location.slice(location.indexOf('?') + 1).replace(/^[a-z]+=/, '');
    switch ((0,format_location/* locationKind */.QD)(location)) {
        case 'git':
            if (pin !== release.commit && pin !== release.tag)
                mismatch(`the location ${(0,url/* quoteUrl */.y8)(location)} is neither at commit ${release.commit} nor at its tag`);
            break;
        case 'oci':
            break;
        default:
            if (pin !== release.package.digest)
                mismatch(`the location ${(0,url/* quoteUrl */.y8)(location)} does not pin ${release.package.digest}`);
    }
    if (digest !== release.package.digest)
        mismatch(`the package at ${(0,url/* quoteUrl */.y8)(location)} has ${digest}, and the release has ${release.package.digest}`);
    return faults;
}
/**
 * Packages are with their repository, where nobody else decides what clients get, or where `allowedHosts` says. Without it, OCI registries
 * and buckets may be anywhere as long as the version is new: docs/decisions/0058-places-of-packages.md
 */
function foreignHost(location, release, module, registry) {
    const host = (0,format_location/* hostOfLocation */.jp)(location);
    const foreign = (message) => [{ code: 'LOCATION_FOREIGN', message }];
    if (!(0,policy/* allowsLocation */.qY)(registry, location))
        return foreign(`the location ${(0,url/* quoteUrl */.y8)(location)} is on ${(0,base_error/* quote */.hD)(host ?? '')}, which is no allowed host`);
    const owners = [identityOf(release.repository) ?? [], namesOf(module?.owner ?? null)].flat();
    const isAnywhere = !['https', 'git'].includes((0,format_location/* locationKind */.QD)(location));
    if (owners.length === 0 || (0,policy/* isOwnLocation */.sb)(location, owners))
        return [];
    if ((0,policy/* namesLocation */.Qn)(registry, location, owners) || (isAnywhere && registry.allowedHosts === undefined))
        return [];
    return foreign(`the location ${(0,url/* quoteUrl */.y8)(location)} is not in ${(0,base_error/* quote */.hD)(release.repository.url)}, and allowedHosts does not name its path`);
}

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
    return new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(fault.path)} is not accepted: ${fault.message}`, `look for more with module-registry verify --index …, and ${fixOf({ ...fault, address, version: null })}`);
}
class ModuleRendering {
    #folder;
    #reading;
    #address;
    #files;
    #interfaces = new LastInterface();
    #changes = new Map();
    constructor(folder, reading) {
        this.#folder = folder;
        this.#reading = reading;
        this.#address = (0,module_address/* splitAddress */.lS)(folder.address);
        this.#files = new FolderFiles(reading.contents, folder.files.values());
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
        const owners = new OwnerCheck(this.#address, module, this.#reading.registry);
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
        const reading = await readVersionFolder(folder, this.#reading);
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
var snapshot_contents = __webpack_require__(72462);
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
        const spellings = new AddressSpellings();
        const seen = new Set();
        const work = async (part) => 'address' in part && !known.has(part.address) ? this.#render(part, contents) : part;
        for await (const part of inOrder(splitByModule((0,snapshot_contents/* regularFiles */.q)(snapshot, contents)), limits/* RENDERED_AT_ONCE */.cn, work)) {
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
                throw addressesClash(clash);
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
var update_index = __webpack_require__(60215);
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

;// CONCATENATED MODULE: ./lib/lifecycle/file-marked-module.js



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
    const own = marks.filter((mark) => modulesOf(mark).some((address) => (0,module_address/* addressKey */.IY)(address) === (0,module_address/* addressKey */.IY)(module.address)));
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

;// CONCATENATED MODULE: ./lib/lifecycle/permission.js




/**
 * Throws NOT_OWNER for a run that may not decide about the module. Where `marks` in `registry.json` names owners, they alone may. Else a
 * run in a repository may that owns the module or holds the index, and so may a person who can write the index.
 */
function refuseForeignDecision(known, { repository, index }) {
    const { registry, module } = known;
    const isReserved = (0,policy/* mayMark */.fq)(registry, repository);
    if (isReserved === true)
        return;
    const address = (0,base_error/* quote */.hD)((0,module_address/* formatModuleAddress */.wc)(module.address));
    const own = repository === undefined ? 'a run without a repository' : (0,base_error/* quote */.hD)(nameOf(repository));
    if (isReserved === false) {
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `decisions about published versions, such as of ${address}, are reserved for ${(0,policy/* markOwners */.KW)(registry)} in registry.json; this is ${own}`, 'run it in a workflow of that repository, or name a clone of it: --repository DIR');
    }
    if (repository === undefined || mayPublish(known, repository, index))
        return;
    const owner = module.owner === null ? 'nobody yet' : (0,base_error/* quote */.hD)(nameOf(module.owner));
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${address} belongs to ${owner}; this is ${own}, which may not decide about it`, `run it in that repository or in the repository of the index, or let an owner of the index add {"repositories": ${(0,base_error/* quote */.hD)(nameOf(repository))}} to the owners of "marks" in registry.json`);
}
function mayPublish({ registry, module }, repository, index) {
    if (index !== undefined && (0,git_remote/* isSameRepository */.ve)(repository, index))
        return true;
    if (module.owner === null)
        return (0,policy/* allowsOwner */.eT)(registry, module.address, repository);
    return (0,git_remote/* isSameRepository */.ve)(repository, module.owner);
}
function nameOf({ host, repository }) {
    return `${host}/${repository}`;
}

;// CONCATENATED MODULE: ./lib/lifecycle/checked-marks.js











/**
 * Asks whether an index has all that a file of marks names, by the rules of the commands. Throws INVALID_CONFIG that names every line with
 * its fix, NOT_OWNER for a run that may not decide about one of its modules, INDEX_INVALID.
 */
async function checkMarks({ name, file, lineOf }, snapshot, { registry, actor }) {
    const replacements = file.marks.flatMap(({ replacement }) => replacement === undefined ? [] : (0,marks/* parseReplacement */.sH)(replacement).address);
    const named = [...file.marks.flatMap(modulesOf), ...replacements];
    const files = await snapshot.read([...new Set(named.map((each) => (0,format_paths/* modulePath */.Mw)(each, 'module.json')))]);
    const problems = file.marks.flatMap((mark, at) => {
        const found = [
            ...replacementProblems(mark, files),
            ...modulesOf(mark).flatMap((each) => problemsOf(mark, each, files)),
        ];
        const line = lineOf(at);
        return found.map((problem) => `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`);
    });
    if (problems.length > 0)
        throw new base_error/* RegistryError */.gl('INVALID_CONFIG', (0,base_error/* shortList */.pg)(problems).join('\n'), 'nothing was written; correct these lines, then run it again');
    for (const address of file.marks.flatMap(modulesOf)) {
        const module = (0,index_files/* moduleIn */.w6)(files, address);
        if (module !== undefined)
            refuseForeignDecision({ registry, module }, actor);
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
            const after = fileMarkedModule(before, file.marks, date);
            if (isAlike(before, after))
                return before;
            // Also where a mark is taken back, of which the file says nothing any more.
            refuseForeignDecision({ registry, module: before }, actor);
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

// EXTERNAL MODULE: ./lib/action/event.js + 2 modules
var action_event = __webpack_require__(11447);
// EXTERNAL MODULE: ./lib/action/github-server.js
var github_server = __webpack_require__(1850);
// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(85204);
;// CONCATENATED MODULE: ./lib/action/marks/apply-marks.js












/**
 * Applies the `marks.yml` of the workflow's branch to the index; for a pull request, and in a dry run, it says what would change. Throws as
 * {@link renderMarks}, and UNSUPPORTED_EVENT and INVALID_INPUT before the first request.
 */
async function applyMarks(run, runtime) {
    const { inputs, event, date } = run;
    if (event.name !== 'pull_request')
        (0,action_event/* refuseUnlistedEvent */.t6)(event, 'apply marks');
    refuseOtherWork(inputs);
    const marks = await readMarks(run, runtime);
    const indexRepository = (0,index_repository/* indexRepositoryOf */.c2)(inputs, event);
    const { target } = indexRepository;
    const indexHome = (0,index_repository/* homeOfIndex */.NK)(event, indexRepository, runtime);
    const server = (0,github_server/* serverOfRun */.g)(event, runtime, { token: inputs['github-token'], input: 'github-token' });
    const openedIndex = await (0,index_repository/* openIndexRepository */.Rn)({ inputs, indexRepository, indexHome, reading: 'history' }, runtime);
    try {
        const dependencies = {
            ...openedIndex,
            packages: new interface_reader/* InterfaceReader */.T(),
            places: packagePlaces(runtime, server),
            actor: {
                repository: event.identity,
                index: target.kind === 'directory' ? undefined : (0,git_remote/* identityFromRemote */.tk)(target.remote),
            },
            date,
            readMarks: async () => marks,
        };
        return await renderMarks(dependencies, { check: inputs['dry-run'] || event.name === 'pull_request' });
    }
    finally {
        await openedIndex.close();
    }
}
/** Reads a file that an earlier step wrote, or that of the workflow's branch; no checkout is needed. Throws INVALID_CONFIG. */
async function readMarks({ inputs, event }, runtime) {
    if (inputs.config !== undefined)
        return readMarksFile(inputs.config);
    const git = new git_git/* Git */.TU(runtime.environment, runtime.log);
    const ref = /^refs\/(heads|pull)\//.test(event.ref) ? event.ref : 'HEAD';
    const { temporary } = runtime;
    const token = inputs['github-token'];
    const gitDirectory = await (0,fetched_repository/* fetchCommit */.i)(git, {
        remote: event.remote,
        token,
        ref,
        withHistory: false,
        temporary,
    });
    const file = await git.run(['cat-file', 'blob', `refs/heads/main:${format_paths/* MARKS_PATH */.zF}`], { gitDirectory });
    if (file.code === 0)
        return parseMarks(format_paths/* MARKS_PATH */.zF, Buffer.from(file.stdout));
    throw new base_error/* RegistryError */.gl('INVALID_CONFIG', `${(0,base_error/* quote */.hD)(event.repository)} has no ${format_paths/* MARKS_PATH */.zF} on ${(0,base_error/* quote */.hD)(ref)}`, 'add the file (docs/lifecycle.md), or name another one with the input "config"');
}
/** An input that it would ignore is refused. */
function refuseOtherWork(inputs) {
    const { tag, collect, 'all-tags': allTags, selection } = inputs;
    const texts = { tag, collect: collect || undefined, 'all-tags': allTags || undefined, ...selection };
    const [ignored] = Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    if (ignored === undefined)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `input "${ignored}" is set, but input "marks" is true`, 'use a step of its own for each of the two');
}


/***/ }),

/***/ 35542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseLocatedConfig),
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38321);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53645);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2403);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72905);








/** Reads a YAML config file of this machine. Throws as {@link parseConfigFile}, and INVALID_CONFIG for a file that cannot be read. */
async function readConfigFile(path, format) {
    const bytes = await bytesOf(path, format.maxBytes).catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INVALID_CONFIG', `the config file ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(path)} cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause)}`, 'name an existing file with --config (action input "config": a file that an earlier step made)', { cause });
    });
    return parseConfigFile(path, bytes, format);
}
/** One byte more than the limit tells that the file exceeds it, whatever its size. It may be a pipe, into which nobody may ever write. */
async function bytesOf(path, maxBytes) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isFIFO())
        return (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.buffer)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { end: maxBytes }));
    const pipe = new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK), readable: true });
    pipe.setTimeout(_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PIPE_MS */ .z, () => pipe.destroy(new Error(`nobody writes into the pipe for ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PIPE_MS */ .z / 1000} seconds`)));
    const chunks = [];
    let length = 0;
    for await (const chunk of pipe) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBytes)
            break;
    }
    return Buffer.concat(chunks);
}
/** Parses a YAML config file, as {@link parseLocatedConfig} does. */
function parseConfigFile(name, bytes, format) {
    return parseLocatedConfig(name, bytes, format).value;
}
/**
 * Parses a YAML config file, such as `.module-registry.yml` or `registry.yml`, in a time that grows with its bytes; an empty
 * one has no keys.
 * @param name for messages. Throws LIMIT_EXCEEDED for a file that is too large, INVALID_CONFIG with the line of the mistake
 */
function parseLocatedConfig(name, bytes, { schema, maxBytes }) {
    if (bytes.length > maxBytes)
        throw tooLarge(name, maxBytes);
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_4__/* .LineCounter */ .HN();
    const invalid = (line, problem, path = []) => new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INVALID_CONFIG', `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`, `correct the file; ${keysAt(schema, path)}`);
    // The parser's own check of keys and its own messages take time with the square of their number.
    const document = documentOf(bytes, lines);
    if (document === undefined)
        throw invalid(undefined, 'is nested too deeply');
    const [error] = document.errors;
    if (error !== undefined)
        throw invalid(lines.linePos(error.pos[0]).line, error.message);
    const repeated = repeatedKey(document);
    if (repeated !== undefined)
        throw invalid(lines.linePos(repeated.offset).line, `the key ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(repeated.key)} stands twice`);
    const value = plainValue(document);
    if (value === ALIASED)
        throw invalid(undefined, 'aliases (*name) are not allowed');
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success) {
        const value = parsed.data;
        return {
            value,
            lineOf: (path) => lineOf({ code: 'custom', message: '', path: [...path] }, document, lines),
        };
    }
    const [issue] = parsed.error.issues;
    if (issue === undefined)
        throw invalid(undefined, 'is not valid');
    const problem = `${issueText(issue)}${otherLine(issue, document, lines)}`;
    throw invalid(lineOf(issue, document, lines), problem, issue.path);
}
/** Undefined where the parser, which calls itself for each level, comes to the end of the stack. */
function documentOf(bytes, lineCounter) {
    const options = { lineCounter, logLevel: 'error', uniqueKeys: false, prettyErrors: false };
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .Tp)(new TextDecoder().decode(bytes), options);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** The keys of the innermost map on a path, as a clause. */
function keysAt(schema, path, place = '') {
    const { def } = schema._zod;
    if (def.type === 'optional')
        return keysAt(def.innerType, path, place);
    const [key, ...rest] = path;
    const below = place === '' ? String(key) : `${place}.${String(key)}`;
    if (def.type === 'array')
        return key === undefined ? undefined : keysAt(def.element, rest, below);
    if (def.type === 'record') {
        const { def: keys } = def.keyType._zod;
        return keys.type === 'enum'
            ? `the keys of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(place)} are: ${Object.values(keys.entries).join(', ')}`
            : undefined;
    }
    if (def.type !== 'object')
        return undefined;
    const member = key === undefined ? undefined : def.shape[String(key)];
    const inner = member && keysAt(member, rest, below);
    const owner = place === '' ? 'its keys' : `the keys of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(place)}`;
    return inner ?? `${owner} are: ${Object.keys(def.shape).join(', ')}`;
}
function tooLarge(name, maxBytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${name} has more than ${maxBytes} bytes, the limit of a config file of its kind`, 'remove what the file does not need; split it, if it lists more than one registry or repository');
}
/** A key that stands twice in one map, as it would in the value: `1` and `"1"` are the same. */
function repeatedKey({ contents }) {
    const unread = [contents];
    for (let node = unread.pop(); node !== undefined; node = unread.pop()) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isCollection */ .P3)(node))
            continue;
        const keys = new Set();
        for (const item of node.items) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isPair */ .tO)(item)) {
                unread.push(item);
                continue;
            }
            const key = (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isScalar */ .jn)(item.key) ? String(item.key.value) : undefined;
            if (key !== undefined && keys.has(key))
                return { key, offset: (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isNode */ .Ll)(item.key) ? (item.key.range?.[0] ?? 0) : 0 };
            if (key !== undefined)
                keys.add(key);
            unread.push(item.key, item.value);
        }
    }
    return undefined;
}
const ALIASED = Symbol('aliased');
/** Aliases are refused: a few of them can expand to any size, and no config needs one. */
function plainValue(document) {
    try {
        return document.toJS({ maxAliasCount: 0 });
    }
    catch {
        return ALIASED;
    }
}
function issueText(issue) {
    if (issue.code === 'unrecognized_keys')
        return `unknown ${keyList(issue.keys)}`;
    const where = issue.path.join('.');
    return `${where === '' ? '' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(where)}: `}${problemOf(issue)}`;
}
/** The names of YAML for what the library calls otherwise. */
const KINDS = {
    array: 'a list',
    object: 'a map of keys',
    record: 'a map of keys',
    string: 'a text',
    boolean: 'true or false',
    number: 'a number',
};
function problemOf(issue) {
    if (issue.code === 'too_small' && issue.origin === 'array')
        return `must have at least ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(Number(issue.minimum), 'entry', 'entries')}`;
    const [, expected = '', received = ''] = MISMATCH.exec(issue.message) ?? [];
    const [kind, found] = [KINDS[expected], KINDS[received]];
    if (kind === undefined)
        return issue.message;
    if (found !== undefined)
        return `must be ${kind}, not ${found}`;
    return `is ${received === 'undefined' ? 'missing' : 'empty'}; it must be ${kind}`;
}
/** What zod says of another type: https://zod.dev/error-formatting */
const MISMATCH = /^Invalid input: expected (\w+), received (\w+)$/;
function keyList(keys) {
    const named = keys.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_NAMED_KEYS */ .o5).map(_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD).join(', ');
    const more = keys.length - _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_NAMED_KEYS */ .o5;
    return `key${keys.length === 1 ? '' : 's'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
/** The line of the other of two values that contradict each other. */
function otherLine(issue, document, lines) {
    const path = issue.code === 'custom' ? issue.params?.['other'] : undefined;
    const line = Array.isArray(path) ? lineOf({ ...issue, path }, document, lines) : undefined;
    return line === undefined ? '' : ` (the other one is in line ${line})`;
}
function lineOf(issue, document, lines) {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const wanted = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isMap */ .jh)(node)
        ? node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .isScalar */ .jn)(key) && key.value === wanted)?.key
        : undefined;
    // A key that is missing has no line: its parent's counts.
    const placed = [key, node, document.getIn(path.slice(0, -1), true)].find(yaml__WEBPACK_IMPORTED_MODULE_4__/* .isNode */ .Ll);
    return placed?.range ? lines.linePos(placed.range[0]).line : undefined;
}


/***/ }),

/***/ 72462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   q: () => (/* binding */ regularFiles)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
function contentsOf(snapshot) {
    return snapshot.contents?.() ?? new SnapshotContents(snapshot);
}
class SnapshotContents {
    commit;
    #snapshot;
    constructor(snapshot) {
        this.commit = snapshot.commit;
        this.#snapshot = snapshot;
    }
    async *list() {
        const paths = (await this.#snapshot.list()).toSorted();
        yield paths.map((path) => ({ path, isSpecial: false }));
    }
    read(files) {
        return this.#snapshot.read(files.map(({ path }) => path));
    }
    async stream({ path }, into) {
        const bytes = (await this.#snapshot.read([path])).get(path);
        if (bytes !== undefined)
            into(bytes);
        return bytes !== undefined;
    }
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
