export const id = 3116;
export const ids = [3116];
export const modules = {

/***/ 9364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readZipEntries),
/* harmony export */   x: () => (/* binding */ readZipDirectory)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2905);

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const UNIX = 3;
const LINK = 0o12;
/** The files that the central directory of anybody's zip names; `unread` for the 64-bit form. */
async function readZipDirectory(file, size) {
    const entries = await readZipEntries(file, size);
    return typeof entries === 'string' ? entries : entries.map(({ path, isLink }) => ({ path, isLink }));
}
/** {@link readZipDirectory} with the places of the bytes. */
async function readZipEntries(file, size) {
    const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES);
    const tail = await read(file, tailStart, size);
    const at = endRecord(tail);
    if (at === undefined)
        return 'damaged';
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (count === 0xffff || offset === 0xffffffff || length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DIRECTORY_BYTES */ .zt)
        return 'unread';
    // Bytes before the zip, which its offsets do not count: https://pkg.go.dev/archive/zip reads such files, too.
    const before = tailStart + at - length - offset;
    if (before < 0)
        return 'damaged';
    return readEntries(await read(file, before + offset, before + offset + length), count, before);
}
async function read(file, start, end) {
    const bytes = Buffer.alloc(end - start);
    await file.read(bytes, 0, bytes.length, start);
    return bytes;
}
/** The last one: a comment may follow it, and may hold anything. */
function endRecord(tail) {
    for (let at = tail.length - END_BYTES; at >= 0; at -= 1)
        if (tail.readUInt32LE(at) === END_SIGNATURE)
            return at;
    return undefined;
}
function readEntries(directory, count, before) {
    const entries = [];
    for (let at = 0, left = count; left > 0; left -= 1) {
        if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
            return 'damaged';
        const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
        const path = directory.toString('utf8', at + ENTRY_BYTES, nameEnd).replace(/^(?:\.\/)+/, '');
        const isUnix = directory.readUInt8(at + 5) === UNIX;
        const isLink = isUnix && directory.readUInt32LE(at + 38) >>> 28 === LINK;
        const method = directory.readUInt16LE(at + 10);
        const sizes = { packedSize: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24) };
        const offset = before + directory.readUInt32LE(at + 42);
        if (!path.endsWith('/'))
            entries.push({ path, isLink, method, ...sizes, offset });
        // An extra field and a comment follow the name.
        at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
}


/***/ }),

/***/ 3883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ downloadPackage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _index_packages_package_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(819);
/* harmony import */ var _filesystem_zip_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9364);





/**
 * Keeps on disk what `fetch` writes, and reads its format and digests.
 * @param parent directory for the file, which its owner removes
 */
async function downloadPackage(parent, fetch) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, 'package-')), 'bytes');
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'wx+');
    const hashes = _index_packages_package_source_js__WEBPACK_IMPORTED_MODULE_3__/* .ALGORITHMS */ .T.map((algorithm) => [algorithm, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm)]);
    let size = 0;
    try {
        const fetched = await fetch(async (chunk) => {
            for (const [, hash] of hashes)
                hash.update(chunk);
            await file.appendFile(chunk);
            size += chunk.length;
        });
        const begins = await formatOf(file);
        const directory = /zip|unknown/.test(begins) ? await (0,_filesystem_zip_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .readZipDirectory */ .x)(file, size) : 'unread';
        // Clients read a zip from its end, whatever it begins with.
        const format = typeof directory === 'string' ? begins : 'zip';
        const entries = format === 'zip' ? directory : 'unread';
        const digests = Object.fromEntries(hashes.map(([name, hash]) => [name, hash.digest('hex')]));
        return { fetched, facts: { size, digests: digests, format, entries }, path };
    }
    finally {
        await file.close();
    }
}
const MAGIC = [
    ['504b', 'zip'],
    ['1f8b', 'tar.gz'],
    ['425a68', 'tar.bz2'],
    ['fd377a585a', 'tar.xz'],
];
async function formatOf(file) {
    const start = Buffer.alloc(6);
    await file.read(start, 0, start.length, 0);
    return MAGIC.find(([magic]) => start.toString('hex').startsWith(magic))?.[1] ?? 'unknown';
}


/***/ }),

/***/ 9844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ networkPackages),
/* harmony export */   P: () => (/* binding */ fetchArchive)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7729);
/* harmony import */ var _doctor_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3624);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8996);
/* harmony import */ var _package_download_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3883);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(196);
/* harmony import */ var _web_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7968);








/** Web and Git hosts, with the requests of go-getter. Each package is fetched once for both clients. */
function networkPackages(settings) {
    const archives = new Map();
    const commits = new Map();
    return {
        archive: (archive) => once(archives, `${archive.url} ${archive.token ?? ''}`, () => fetchArchive(archive, settings)),
        commit: ({ url, ref }) => once(commits, `${url} ${ref}`, () => clone(url, ref, settings)),
    };
}
function once(known, key, ask) {
    const result = known.get(key) ?? ask();
    known.set(key, result);
    return result;
}
/** Fetches an archive with the requests of go-getter, and keeps it below `temporary`. */
async function fetchArchive({ url, token }, { transport, temporary }) {
    const ask = (method, into) => {
        const limits = { maxBytes: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOWNLOAD_BYTES */ .oe, into };
        const authorization = token === undefined ? undefined : `Bearer ${token}`;
        const request = { method, url: new URL(url), authorization, ...limits };
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_4__.follow)(request, transport, { maxRedirects: _doctor_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_REDIRECTS */ .NX, nextUrl: _web_js__WEBPACK_IMPORTED_MODULE_5__/* .nextUrl */ .Tn });
    };
    try {
        const head = await ask('HEAD');
        const { fetched, facts, path } = await (0,_package_download_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadPackage */ .X)(temporary, (into) => ask('GET', into));
        if (fetched === undefined)
            return { kind: 'unreachable', message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} redirects too often` };
        return { kind: 'fetched', status: fetched.status, head: headOf(head), ...facts, path };
    }
    catch (error) {
        return { kind: 'unreachable', message: (0,_web_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(error, url).message };
    }
}
/** Every branch and tag, as clients clone them, without the bytes of files where the server can leave them out. */
async function clone(url, ref, { git, temporary }) {
    const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'clone-')), 'x.git');
    const options = ['--quiet', '--bare', '--filter=blob:none'];
    const cloned = await git.run(['clone', ...options, '--', url, gitDirectory], { transport: 'network' });
    if (cloned.code !== 0)
        return { kind: 'unreachable', message: lastLine(cloned.stderr) };
    const name = ref === '' ? 'HEAD' : ref;
    const found = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
        gitDirectory,
    });
    if (found.code !== 0)
        return { kind: 'no-ref' };
    const commit = found.stdout.trim();
    const listed = await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { gitDirectory });
    const paths = listed.stdout.split('\0');
    return { kind: 'found', commit, paths: paths.filter((path) => path !== '') };
}
function headOf(answer) {
    if (answer === undefined)
        return undefined;
    const length = answer.headers.get('content-length');
    const ranges = answer.headers.get('accept-ranges') === 'bytes';
    return { status: answer.status, ranges, length: length === null ? undefined : Number(length) };
}
/** The last line that git prints, without the user of a URL. */
function lastLine(text) {
    return (text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//…@');
}


/***/ }),

/***/ 7843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups in the order of their first member. (`Map.groupBy` is not in Node 20.) */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const group = groups.get(key(member));
        if (group === undefined)
            groups.set(key(member), [member]);
        else
            group.push(member);
    }
    return groups;
}


/***/ }),

/***/ 3885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sarifDocument)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _tool_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5933);


/** Results for tools that read SARIF, such as code scanning. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
function sarifDocument({ command, document, rules, results }) {
    const uri = `https://github.com/org/module-registry-action/blob/main/${document}`;
    const driver = {
        name: `module-registry ${command}`,
        version: _tool_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        informationUri: uri,
        rules: rules.map(({ id, meaning, description, help }) => ({
            id,
            shortDescription: { text: meaning },
            fullDescription: { text: description },
            help: { text: help },
            helpUri: uri,
        })),
    };
    const ids = rules.map(({ id }) => id);
    const written = results.map((result) => resultJson(result, ids));
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{ tool: { driver }, columnKind: 'unicodeCodePoints', results: written }],
    };
}
function resultJson(result, ids) {
    const { rule, level, message, path, line, identity, accepted } = result;
    const artifactLocation = { uri: encodeURI(path) };
    const region = line === undefined ? {} : { region: { startLine: line } };
    return {
        ruleId: rule,
        ruleIndex: ids.indexOf(rule),
        level,
        message: { text: message },
        locations: [{ physicalLocation: { artifactLocation, ...region } }],
        partialFingerprints: { finding: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(identity.join('\n')).digest('hex') },
        ...(accepted === undefined ? {} : { suppressions: [{ kind: 'external', justification: accepted }] }),
    };
}


/***/ }),

/***/ 3116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  auditCommand: () => (/* binding */ auditCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(2114);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(4278);
// EXTERNAL MODULE: ./lib/adapters/hcl/configuration-limits.js
var configuration_limits = __webpack_require__(2500);
// EXTERNAL MODULE: ./lib/adapters/hcl/configuration-parser.js + 1 modules
var configuration_parser = __webpack_require__(642);
// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var limits = __webpack_require__(5629);
;// CONCATENATED MODULE: ./lib/adapters/hcl/root-modules.js









const record = schemas/* looseObject */._H3({
    Modules: schemas/* array */.YOg(schemas/* looseObject */._H3({ Key: schemas/* string */.YjP(), Source: schemas/* string */.YjP(), Version: schemas/* string */.YjP().default('') })),
});
/**
 * The root modules of this machine. Throws
 * INVALID_INPUT for files that cannot be read.
 */
class RootModuleDirectories {
    #dataDirectory;
    constructor(dataDirectory) {
        this.#dataDirectory = dataDirectory;
    }
    async configuration(directory) {
        const names = await (0,promises_.readdir)(directory).catch(absentOf(directory));
        const limits = new configuration_limits/* ConfigurationLimits */.J();
        const files = [];
        for (const name of (names ?? []).filter(configuration_file/* isConfiguration */.Z).sort()) {
            const text = await readText((0,external_node_path_.join)(directory, name));
            if (text !== undefined)
                files.push({ path: name, text, parsed: parseFile(name, text, limits) });
        }
        return names && files;
    }
    async installed(directory) {
        const path = (0,external_node_path_.join)(modulesDirectory(directory, this.#dataDirectory), 'modules.json');
        const text = await readText(path);
        if (text === undefined)
            return undefined;
        const found = (0,schema/* parseJson */.qF)(record, Buffer.from(text));
        if (found !== undefined)
            return found.Modules.map(({ Key, Source, Version }) => ({ key: Key, source: Source, version: Version }));
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} is not a list of installed modules`, 'delete it, and run terraform init or tofu init again');
    }
}
function parseFile(path, text, limits) {
    const refusal = limits.refuse(text.length);
    if (refusal === undefined)
        return (0,configuration_parser/* parseConfiguration */.M)(path, text);
    return { blocks: [], problems: [{ line: 1, column: 1, message: refusal }] };
}
/** Where clients keep the modules of a root module. @param dataDirectory `TF_DATA_DIR`, or `.terraform` https://developer.hashicorp.com/terraform/cli/config/environment-variables#tf_data_dir */
function modulesDirectory(root, dataDirectory) {
    return (0,external_node_path_.resolve)(root, dataDirectory, 'modules');
}
async function readText(path) {
    const found = await (0,promises_.stat)(path).catch(absentOf(path));
    if (found === undefined || !found.isFile())
        return undefined;
    // The limit of the parser; it says so itself.
    if (found.size > limits/* MAX_CONFIGURATION_BYTES */.Cm)
        return ' '.repeat(limits/* MAX_CONFIGURATION_BYTES */.Cm + 1);
    return (0,promises_.readFile)(path, 'utf8').catch(absentOf(path));
}
function absentOf(path) {
    return (cause) => {
        if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')
            return undefined;
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} cannot be read: ${(0,base_error/* messageOf */.bD)(cause)}`, 'make it readable for this user', { cause });
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/index/packages/remote-package.js
var remote_package = __webpack_require__(6610);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/adapters/filesystem/limits.js
var filesystem_limits = __webpack_require__(2905);
// EXTERNAL MODULE: ./lib/adapters/filesystem/zip-directory.js
var zip_directory = __webpack_require__(9364);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-contents.js





const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** The sha256 of each file of anybody's zip, by path; undefined for a zip that is damaged or of a kind that is not read. */
async function digestsInZip(path) {
    const file = await (0,promises_.open)(path);
    try {
        const { size } = await file.stat();
        const entries = await (0,zip_directory/* readZipEntries */.Y)(file, size);
        if (typeof entries === 'string' || entries.some(({ isLink }) => isLink))
            return undefined;
        const digests = new Map();
        for (const entry of entries) {
            const bytes = await readEntry(file, entry);
            if (bytes === undefined)
                return undefined;
            digests.set(entry.path, (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'));
        }
        return digests;
    }
    finally {
        await file.close();
    }
}
async function readEntry(file, { method, packedSize, size, offset }) {
    if (size > filesystem_limits/* MAX_ARCHIVED_FILE_BYTES */.TI || packedSize > filesystem_limits/* MAX_ARCHIVED_FILE_BYTES */.TI)
        return undefined;
    const header = Buffer.alloc(LOCAL_BYTES);
    await file.read(header, 0, LOCAL_BYTES, offset);
    const packed = Buffer.alloc(packedSize);
    const start = offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    const { bytesRead } = await file.read(packed, 0, packedSize, start);
    if (bytesRead < packedSize)
        return undefined;
    if (method === STORED)
        return packed;
    try {
        return method === DEFLATED
            ? (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: filesystem_limits/* MAX_ARCHIVED_FILE_BYTES */.TI })
            : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/adapters/http/package-hosts.js
var package_hosts = __webpack_require__(9844);
;// CONCATENATED MODULE: ./lib/adapters/http/installed-packages.js








/** Zips that are fetched, each once, and compared with what clients have unpacked of them. */
class NetworkInstalledPackages {
    #settings;
    #dataDirectory;
    #archives = new Map();
    constructor(settings, dataDirectory) {
        this.#settings = settings;
        this.#dataDirectory = dataDirectory;
    }
    async compare(archive, { directory, key }) {
        const { url } = archive;
        const asked = this.#archives.get(url) ?? (0,package_hosts/* fetchArchive */.P)(archive, this.#settings);
        this.#archives.set(url, asked);
        const fetched = await asked;
        if (fetched.kind === 'unreachable')
            return { kind: 'unknown', reason: fetched.message };
        if (fetched.status !== 200 || fetched.path === undefined)
            return { kind: 'unknown', reason: `the package answers ${fetched.status}` };
        const problem = (0,remote_package/* bytesProblem */.$U)(archive, fetched);
        if (problem !== undefined)
            return { kind: 'changed', files: [problem.message] };
        const packaged = await digestsInZip(fetched.path);
        if (packaged === undefined)
            return { kind: 'unknown', reason: 'the zip has links, or is of a kind that is not read' };
        const installed = await digestsBelow((0,external_node_path_.join)(modulesDirectory(directory, this.#dataDirectory), key));
        return installed === undefined
            ? { kind: 'unknown', reason: 'the files of the module are not there' }
            : compareFiles(packaged, installed);
    }
}
function compareFiles(packaged, installed) {
    const paths = [...new Set([...packaged.keys(), ...installed.keys()])].sort();
    const files = paths.flatMap((path) => {
        if (!installed.has(path))
            return [`${path} is missing`];
        if (!packaged.has(path))
            return [`${path} is not of the package`];
        return installed.get(path) === packaged.get(path) ? [] : [`${path} has other bytes`];
    });
    return files.length === 0 ? { kind: 'same' } : { kind: 'changed', files };
}
/** Undefined where there is no such directory. */
async function digestsBelow(directory) {
    const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => undefined);
    if (entries === undefined)
        return undefined;
    const digests = new Map();
    for (const entry of entries.filter((each) => !each.isDirectory())) {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        if (entry.isFile())
            for await (const chunk of (0,external_node_fs_.createReadStream)(path))
                hash.update(chunk);
        digests.set((0,external_node_path_.relative)(directory, path).split(external_node_path_.sep).join('/'), hash.digest('hex'));
    }
    return digests;
}

// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var http_transport = __webpack_require__(196);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(7968);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(3209);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(5343);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
;// CONCATENATED MODULE: ./lib/audit/finding.js
/** What `audit` finds. `docs/audit.md` has the same table. */
const FINDING_KINDS = {
    changed: {
        level: 'error',
        meaning: 'the installed files, the package or the digest in the lock file are not the same any more',
        fix: 'find out who changed them before you install again',
    },
    removed: {
        level: 'error',
        meaning: 'the version is gone for good; `init` fails',
        fix: 'use the replacement, or another version',
    },
    yanked: {
        level: 'error',
        meaning: 'the version was withdrawn; a fresh `init` says only that no version matches',
        fix: 'use the replacement, or another version',
    },
    missing: {
        level: 'error',
        meaning: 'the registry lists no such version or module, and does not say why',
        fix: 'use a listed version, or ask the owner of the registry',
    },
    unlocked: {
        level: 'error',
        meaning: 'the lock file does not have the module (with `--lock-readonly`)',
        fix: 'run audit without --lock-readonly, and commit the lock file',
    },
    unknown: {
        level: 'warning',
        meaning: 'the state cannot be told: the registry does not answer, or a file does not parse',
        fix: 'see the message',
    },
    deprecated: {
        level: 'warning',
        meaning: 'the version installs, and its owner advises against it',
        fix: 'move to the replacement, or to a newer version',
    },
    outdated: {
        level: 'note',
        meaning: 'there is a newer release',
        fix: 'raise the version',
    },
};
const FINDING_CODES = Object.keys(FINDING_KINDS);
/** What fails an audit where `--fail-on` does not say otherwise. */
const DEFAULT_FAILURES = [
    'changed',
    'removed',
    'yanked',
    'missing',
    'unlocked',
    'unknown',
];

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(5958);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(2413);
;// CONCATENATED MODULE: ./lib/audit/judged-module.js


/** What the answer of its registry says of a call. */
function judgeUse(use, answer) {
    const base = { ...use, ...NOTHING, version: use.installed };
    if ('kind' in answer)
        return { ...base, state: answer.kind, problem: answer.message, fix: answer.fix };
    const { markSupport, versions } = answer;
    const listed = versions.filter(isListed).map(({ version }) => version);
    const isAllowed = allows(use.constraint);
    const latest = (0,module_version/* selectLatest */.se)(listed);
    const allowed = isAllowed && (0,module_version/* sortVersions */.M7)(listed).find(isAllowed);
    const withdrawn = versions.filter((each) => !isListed(each)).map(({ version }) => version);
    const refused = isAllowed && (0,module_version/* sortVersions */.M7)(withdrawn).find(isAllowed);
    const version = use.installed ?? (use.constraint === '' ? latest : allowed) ?? refused;
    const facts = { ...base, markSupport, latest, allowed: allowed || undefined };
    if (version === undefined)
        return { ...facts, ...withoutVersion(use, listed) };
    return { ...facts, version, ...stateOf(version, versions, latest) };
}
/** The judgement of a version that is listed, with the deprecation that the details of its registry name. */
function withDeprecation(module, mark) {
    const markSupport = 'deprecations';
    return mark === null ? { ...module, markSupport } : { ...module, ...mark, markSupport, state: 'deprecated' };
}
const NOTHING = {
    latest: undefined,
    allowed: undefined,
    reason: '',
    link: '',
    replacement: '',
    problem: '',
    fix: '',
    markSupport: undefined,
    known: undefined,
};
function isListed({ state }) {
    return state === 'listed' || state === 'deprecated';
}
/** Undefined for a constraint that has to be evaluated, or that is none. Without a constraint clients choose releases. */
function allows(constraint) {
    if (constraint === undefined || (constraint !== '' && !(0,version_constraint/* isConstraint */.WD)(constraint)))
        return undefined;
    if (constraint === '')
        return (version) => !version.includes('-');
    try {
        return (0,version_constraint/* parseConstraint */.FJ)(constraint).allows;
    }
    catch {
        return undefined;
    }
}
function withoutVersion({ constraint }, listed) {
    if (constraint === undefined)
        return {
            state: 'unknown',
            problem: 'the version is an expression, and no version is installed',
            fix: 'run terraform init or tofu init first',
        };
    const some = (0,module_version/* sortVersions */.M7)(listed).slice(0, 3).join(', ');
    return {
        state: 'missing',
        problem: `the registry lists no version that ${JSON.stringify(constraint)} allows`,
        fix: some === '' ? 'ask the owner of the registry' : `use a listed version, such as ${some}`,
    };
}
function stateOf(version, versions, latest) {
    const known = versions.find((each) => each.version === version);
    if (known === undefined)
        return {
            state: 'missing',
            problem: 'the registry lists this version no more, and does not say why',
            fix: latest === undefined
                ? 'ask the owner of the registry'
                : `use ${latest}, or ask the owner of the registry`,
        };
    const { state, reason, link, replacement } = known;
    const isOld = latest !== undefined && (0,module_version/* selectLatest */.se)([version, latest]) !== version;
    return {
        known,
        reason,
        link,
        replacement,
        state: state === 'listed' ? (isOld ? 'outdated' : 'current') : state,
    };
}

// EXTERNAL MODULE: ./lib/audit/limits.js
var audit_limits = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
;// CONCATENATED MODULE: ./lib/audit/lock.js




const lock_document = schemas/* looseObject */._H3({
    format: schemas/* literal */.euz(1),
    modules: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP().regex(/^(?:md5|sha1|sha256|sha512|commit|manifest):[0-9a-f:sh]+(?:\/\/.+)?$/))),
});
/** Reads a lock file. Throws INVALID_INPUT. @param file as the user named it */
function parseLock(file, bytes) {
    const parsed = (0,schema/* parseJson */.qF)(lock_document, bytes);
    if (parsed === undefined)
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--lock names ${(0,base_error/* quote */.hD)(file)}, which is not a lock file of format 1`, 'restore it from Git; or delete it, and let audit --lock write it anew');
    return new Map(Object.entries(parsed.modules).map(([module, versions]) => [module, new Map(Object.entries(versions))]));
}
/** The text of a lock file, equal for equal locks. */
function formatLock(lock) {
    const modules = [...lock].map(([module, versions]) => [module, Object.fromEntries(versions)]);
    return (0,json/* canonicalJson */.dj)({ format: 1, modules: Object.fromEntries(modules) });
}
/** The lock of exactly the modules in use: known digests stay, new ones are added. */
function updateLock(before, uses) {
    const after = new Map();
    for (const { module, version, digest } of uses) {
        const locked = before.get(module)?.get(version) ?? digest;
        if (locked === null)
            continue;
        const versions = after.get(module) ?? new Map();
        after.set(module, versions.set(version, locked));
    }
    return after;
}

// EXTERNAL MODULE: ./lib/audit/module-package.js
var module_package = __webpack_require__(3359);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(7729);
// EXTERNAL MODULE: ./lib/module/host-name.js
var host_name = __webpack_require__(3083);
;// CONCATENATED MODULE: ./lib/audit/module-source.js



/** The registry that an address without a host means. */
const DEFAULT_HOSTS = {
    terraform: 'registry.terraform.io',
    opentofu: 'registry.opentofu.org',
};
/**
 * Reads `[host/]namespace/name/system[//subdirectory]`; undefined for every other kind of source: a path, a Git repository, a URL.
 * https://developer.hashicorp.com/terraform/language/modules/sources#terraform-registry
 */
function readRegistrySource(source, defaultHost) {
    if (/^\.{0,2}\/|::|:\/\/|[?@\s]/.test(source))
        return undefined;
    const [module = '', ...below] = source.split('//');
    const parts = module.split('/');
    if (parts.length !== 3 && parts.length !== 4)
        return undefined;
    const host = (0,host_name/* registryHost */.U)(parts.length === 4 ? (parts[0] ?? '') : defaultHost);
    const [namespace = '', name = '', system = ''] = parts.slice(-3);
    const address = { namespace, name, system };
    if (host === undefined || (0,module_address/* addressProblem */.cg)(address) !== undefined)
        return undefined;
    return { host, address, subdirectory: (0,url/* withoutOuterSlashes */.Jv)(below.join('/')) };
}
/** `modules.acme.dev/acme/vpc/aws`. */
function moduleName({ host, address }) {
    return `${host}/${(0,module_address/* formatModuleAddress */.wc)(address)}`;
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(4099);
// EXTERNAL MODULE: ./lib/interface/read/overrides.js
var read_overrides = __webpack_require__(1620);
;// CONCATENATED MODULE: ./lib/audit/module-uses.js







/**
 * The modules of registries that a root module uses: those that its `module` blocks call, also by way of local modules, and those
 * that the client has installed for them. Undefined where there is no configuration and nothing is installed.
 */
async function readUses(directory, modules, defaultHost) {
    const installed = await modules.installed(directory);
    const tree = new CallTree(directory, { modules, defaultHost, installed: installed ?? [] });
    const isModule = await tree.read('', '', 0);
    if (!isModule && installed === undefined)
        return undefined;
    tree.addInstalled();
    return tree;
}
class CallTree {
    uses = [];
    problems = [];
    others = 0;
    #directory;
    #settings;
    /** By key; of the root's own files. */
    #positions = new Map();
    #isRoot = false;
    constructor(directory, settings) {
        this.#directory = directory;
        this.#settings = settings;
    }
    /** Whether the directory has configuration. @param path from the root module, @param parent key of the module in it */
    async read(path, parent, depth) {
        const files = await this.#settings.modules.configuration(nameOf(this.#directory, path));
        if (files === undefined || files.length === 0)
            return false;
        if (parent === '')
            this.#isRoot = true;
        for (const block of callsIn(files))
            await this.#call(block, { path, parent, depth });
        this.#report(files, path);
        return true;
    }
    /** Modules that the client has installed for the modules of the configuration; for a root without files all of them. */
    addInstalled() {
        const known = new Set(this.#positions.keys());
        for (const { key, source, version } of this.#settings.installed) {
            if (key === '' || known.has(key))
                continue;
            const ancestor = ancestorsOf(key).find((each) => known.has(each));
            if (this.#isRoot && ancestor === undefined)
                continue;
            const position = this.#positions.get(ancestor ?? '') ?? this.#installedPosition();
            this.#add(source, { key, constraint: undefined, installed: readInstalled(version), ...position });
        }
    }
    #installedPosition() {
        return { file: nameOf(this.#directory, '.terraform/modules/modules.json'), line: 1 };
    }
    async #call(block, { path, parent, depth }) {
        const name = block.labels[0] ?? '';
        const key = parent === '' ? name : `${parent}.${name}`;
        const source = (0,expression/* stringValue */.r$)(block.attributes.get('source'));
        const position = { file: nameOf(this.#directory, (0,posix_.join)(path, block.file)), line: block.line };
        this.#positions.set(key, position);
        if (/^\.{1,2}\//.test(source)) {
            if (depth < audit_limits/* MAX_LOCAL_DEPTH */.R5)
                await this.read((0,module_files/* resolvePath */.o1)(path, source), key, depth + 1);
            return;
        }
        const before = this.#settings.installed.find((each) => each.key === key && this.#isSame(each, source));
        const constraint = constraintOf(block);
        this.#add(source, { key, constraint, installed: before && readInstalled(before.version), ...position });
    }
    /** Whether the installed module is the one that the configuration names now. */
    #isSame({ source }, called) {
        const { defaultHost } = this.#settings;
        // Clients write the host that an address without one meant.
        const hostOf = (text) => readRegistrySource(text, '')?.host;
        const one = readRegistrySource(source, defaultHost);
        const other = readRegistrySource(called, hostOf(source) ?? defaultHost);
        return one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other);
    }
    #add(source, use) {
        const installed = this.#settings.installed.find(({ key }) => key === use.key);
        // `modules.json` says which registry an address without a host meant.
        const written = use.installed === undefined ? source : (installed?.source ?? source);
        const found = readRegistrySource(written, this.#settings.defaultHost);
        if (found === undefined)
            this.others += 1;
        else
            this.uses.push({ directory: this.#directory, source, ...found, ...use });
    }
    #report(files, path) {
        for (const { path: file, parsed } of files)
            for (const { line, message } of parsed.problems.slice(0, 1))
                this.problems.push({ file: nameOf(this.#directory, (0,posix_.join)(path, file)), line, message });
    }
}
/** The `module` blocks of a directory, with its override files merged into them. */
function callsIn(files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const blocks = (each) => each.parsed.blocks.filter(({ type }) => type === 'module').map((block) => ({ ...block, file: each.path }));
    return (0,read_overrides/* mergeOverrides */.Q)(primary.flatMap(blocks), overrides.flatMap(blocks));
}
function constraintOf({ attributes }) {
    const version = attributes.get('version');
    return version === undefined || version.kind === 'literal' ? (0,expression/* stringValue */.r$)(version) : undefined;
}
function readInstalled(text) {
    const reading = (0,module_version/* readVersion */.$4)(text);
    return reading.ok ? reading.version : undefined;
}
/** The nearest first. */
function ancestorsOf(key) {
    const parts = key.split('.');
    return parts.map((_, at) => parts.slice(0, parts.length - 1 - at).join('.')).filter((each) => each !== '');
}
/** A path below a directory as users name it: that of the working directory needs no name. */
function nameOf(directory, path) {
    return (0,posix_.join)(directory, path);
}

// EXTERNAL MODULE: ./lib/audit/registry-answers.js
var registry_answers = __webpack_require__(4471);
;// CONCATENATED MODULE: ./lib/audit/audit.js













/**
 * Asks the registries of all modules that root modules use what became of them. A registry that does not answer is a finding, and
 * stops nothing. Throws NOT_FOUND for a directory without configuration.
 */
async function audit(request, dependencies) {
    const roots = await (0,in_parallel/* inParallel */.H)(request.directories, 1, (each) => readRoot(each, request, dependencies));
    const answers = new registry_answers/* RegistryAnswers */.x(dependencies.web, dependencies.hosts);
    const judged = await judgeAll(roots.flatMap(({ uses }) => uses), { answers, request });
    const modules = await withPackages(judged, { request, dependencies, answers });
    const problems = roots.flatMap((root) => root.problems.map(problemFinding));
    const findings = [...problems, ...modules.flatMap((module) => findingsOf(module, request))];
    const others = roots.reduce((sum, root) => sum + root.others, 0);
    return { modules, findings: inOrder(findings), others, lock: request.lock && lockOf(request, modules) };
}
async function readRoot(directory, { defaultHost }, { modules }) {
    const root = await readUses(directory, modules, defaultHost);
    if (root !== undefined)
        return root;
    throw new base_error/* RegistryError */.gl('NOT_FOUND', `${(0,base_error/* quote */.hD)(directory)} has no configuration of Terraform or OpenTofu, and no .terraform/modules`, 'name the directory of a root module: module-registry audit live/prod');
}
/** Calls of versions that are not installed lead to those that their registry says that they call. */
async function judgeAll(uses, judging) {
    const judged = [];
    for (let waiting = [...uses]; waiting.length > 0;) {
        const groups = (0,group/* groupBy */.$)(waiting, moduleName);
        const found = await (0,in_parallel/* inParallel */.H)([...groups.values()], audit_limits/* REQUESTS_AT_ONCE */.PU, (group) => judgeModule(group, judging));
        judged.push(...found.flat());
        waiting = found.flat().flatMap((module) => calledBy(module, judging.request.defaultHost));
    }
    return judged;
}
/** Calls of one module of one registry. */
async function judgeModule(uses, { answers }) {
    const [first] = uses;
    if (first === undefined)
        return [];
    const { host, address } = first;
    const answer = await answers.versions(host, address);
    const judged = uses.map((use) => judgeUse(use, answer));
    if ('kind' in answer || answer.markSupport !== 'only')
        return judged;
    const details = new Map();
    const ask = (version) => {
        const path = `${(0,module_address/* formatModuleAddress */.wc)(address)}/${version}`;
        const found = details.get(path) ?? answers.deprecation(host, answer.modulesUrl, path);
        details.set(path, found);
        return found;
    };
    return (0,in_parallel/* inParallel */.H)(judged, 1, async (module) => {
        const mark = module.known && (await ask(module.known.version));
        return mark === undefined ? module : withDeprecation(module, mark);
    });
}
/** The package of each version once, and of each installation its files. */
async function withPackages(modules, { request, dependencies, answers }) {
    const isAsked = request.withPackages || request.lock !== undefined;
    const packages = new Map();
    return (0,in_parallel/* inParallel */.H)(modules, audit_limits/* REQUESTS_AT_ONCE */.PU, async (module) => {
        const { host, address, version, installed, directory, key } = module;
        if (!isAsked || version === undefined)
            return { ...module, package: undefined, files: undefined };
        const name = `${moduleName(module)} ${version}`;
        const asked = packages.get(name) ?? (0,module_package/* findPackage */.C)({ host, address, version }, { ...dependencies, answers });
        packages.set(name, asked);
        const found = await asked;
        if (!request.withPackages || installed === undefined)
            return { ...module, package: found, files: undefined };
        const files = await audit_compareFiles(found, { directory, key }, dependencies.installed);
        return { ...module, package: found, files };
    });
}
async function audit_compareFiles({ source, problem }, installation, installed) {
    if (source?.kind === 'archive' && source.format === 'zip')
        return installed.compare(source, installation);
    const reason = source === undefined ? problem : 'the package is not a zip';
    return { kind: 'unknown', reason };
}
function problemFinding({ file, line, message }) {
    return {
        code: 'unknown',
        module: null,
        key: null,
        version: null,
        file,
        line,
        message: `the file does not parse: ${message}`,
        fix: 'correct the file: its modules may be missing here',
    };
}
function inOrder(findings) {
    return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
function lockOf({ lock = new Map(), isLockReadonly }, modules) {
    if (isLockReadonly)
        return lock;
    const uses = modules.flatMap((module) => {
        const { version } = module;
        if (version === undefined)
            return [];
        return [{ module: moduleName(module), version, digest: module.package?.digest ?? null }];
    });
    uses.sort((a, b) => (`${a.module} ${a.version}` < `${b.module} ${b.version}` ? -1 : 1));
    return updateLock(lock, uses);
}
/** The modules that a version calls by what its registry says of it; none for an installed one, whose calls are installed too. */
function calledBy(module, defaultHost) {
    if (module.installed !== undefined || module.known === undefined)
        return [];
    return callsOf(module, { path: module.subdirectory, key: module.key, defaultHost });
}
function callsOf(module, { path, key, defaultHost }) {
    if (key.split('.').length > audit_limits/* MAX_CALL_DEPTH */.Ow)
        return [];
    const { directory, file, line, known } = module;
    return (known?.dependencies.get(path) ?? []).flatMap(({ name, source, version }) => {
        const own = `${key}.${name}`;
        if (/^\.{1,2}\//.test(source))
            return callsOf(module, { path: (0,module_files/* resolvePath */.o1)(path, source), key: own, defaultHost });
        const found = readRegistrySource(source, defaultHost);
        if (found === undefined)
            return [];
        return [{ ...found, directory, file, line, key: own, source, constraint: version, installed: undefined }];
    });
}
/** What is to be said of one call of a module. */
function findingsOf(module, request) {
    return [...changes(module, request), ...stateFinding(module)];
}
function finding(module, code, message, fix) {
    const { version = null, key, file, line } = module;
    return { code, module: moduleName(module), key, version, file, line, message, fix };
}
function stateFinding(module) {
    const { state, problem, fix, latest, allowed, version } = module;
    switch (state) {
        case 'current':
            return [];
        case 'outdated': {
            const reach = allowed === latest ? 'init -upgrade installs it' : `the constraint allows ${allowed ?? 'none'}`;
            return [finding(module, state, `${latest} is the latest release; ${reach}`, `move to ${latest}`)];
        }
        case 'deprecated':
        case 'yanked':
        case 'removed':
            return [finding(module, state, markText(module), markFix(module))];
        default: {
            const name = version === undefined ? moduleName(module) : `${moduleName(module)} ${version}`;
            return [finding(module, state, problem === '' ? name : problem, fix || FINDING_KINDS[state].fix)];
        }
    }
}
/** The words of the owner. */
function markText({ state, reason, link }) {
    const more = link === '' ? '' : ` (${(0,base_error/* visible */.RK)(link)})`;
    return reason === '' ? `${state}, without a reason${more}` : `${(0,base_error/* quote */.hD)(reason)}${more}`;
}
function markFix(module) {
    const { state, replacement, latest, version } = module;
    if (replacement !== '')
        return `use ${(0,base_error/* visible */.RK)(replacement)}`;
    if (latest !== undefined && latest !== version)
        return `use ${latest}`;
    return FINDING_KINDS[state === 'deprecated' ? 'deprecated' : 'yanked'].fix;
}
const INSTALL_AGAIN = 'delete .terraform/modules and run init again; if it is still so, ask who published the package';
function changes(module, { lock, isLockReadonly }) {
    const { files, version } = module;
    const digest = module.package?.digest ?? null;
    const found = [];
    if (files?.kind === 'changed')
        found.push(finding(module, 'changed', files.files.join(', '), INSTALL_AGAIN));
    if (lock === undefined || version === undefined)
        return found;
    const locked = lock.get(moduleName(module))?.get(version);
    if (locked === undefined && isLockReadonly)
        found.push(finding(module, 'unlocked', 'the lock file does not have it', FINDING_KINDS.unlocked.fix));
    if (locked !== undefined && digest !== null && locked !== digest)
        found.push(finding(module, 'changed', `the lock file has ${locked}, and the registry now names ${digest}`, 'ask the owner of the registry; if the change is right, delete the entry in the lock file'));
    if (digest === null &&
        module.state !== 'unknown' &&
        module.state !== 'missing' &&
        module.state !== 'removed')
        found.push(finding(module, 'unknown', `no digest: ${module.package?.problem ?? ''}`, 'publish it with a location that pins its bytes'));
    return found;
}

// EXTERNAL MODULE: ./lib/base/count.js
var base_count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/sarif.js
var sarif = __webpack_require__(3885);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2668);
;// CONCATENATED MODULE: ./lib/audit/audit-report.js







const TOLD = {
    states: 'tells deprecations, withdrawals and reasons',
    deprecations: 'tells deprecations; of a withdrawn version only that it is not listed',
    only: 'tells versions only',
};
/** The document of `--json`. */
function auditJson({ modules, findings, others, ...report }) {
    return {
        modules: modules.map(moduleJson),
        findings,
        registries: registriesOf(modules),
        others,
        locked: report.lock === undefined ? null : countLocked(report.lock),
    };
}
function moduleJson(module) {
    const { directory, key, file, line, source, constraint = null, installed = null } = module;
    const { version = null, allowed = null, latest = null, state, reason, link, replacement, files } = module;
    const call = { directory, key, file, line, source, constraint, installed };
    const digest = module.package?.digest ?? null;
    const bytes = files?.kind ?? null;
    return {
        module: moduleName(module),
        ...call,
        version,
        allowed,
        latest,
        state,
        reason,
        link,
        replacement,
        digest,
        bytes,
    };
}
function registriesOf(modules) {
    return [...(0,group/* groupBy */.$)(modules, ({ host }) => host)].map(([host, group]) => ({
        host,
        modules: new Set(group.map(moduleName)).size,
        tells: group.find(({ markSupport }) => markSupport !== undefined)?.markSupport ?? null,
    }));
}
/** The report as text for people: a row for each call, the findings, what each registry tells. */
function formatAudit(report) {
    const { modules, findings, others, lock } = report;
    const rows = modules.map((module) => [
        (0,base_error/* visible */.RK)(moduleName(module)),
        module.version ?? '',
        module.allowed ?? '',
        module.latest ?? '',
        module.state,
        ...(module.files === undefined ? [] : [module.files.kind]),
        whereOf(module),
    ]);
    const hasFiles = modules.some(({ files }) => files !== undefined);
    const head = ['module', 'version', 'allowed', 'latest', 'state', ...(hasFiles ? ['bytes'] : []), 'where'];
    const padded = rows.map((row) => (hasFiles && row.length < head.length ? row.toSpliced(5, 0, '') : row));
    const registries = registriesOf(modules).map(({ host, modules: count, tells }) => `${'registry'.padEnd(FIELD)}${(0,base_error/* visible */.RK)(host)}, ${(0,base_count/* counted */.h)(count, 'module')}: ${tells === null ? 'tells nothing' : TOLD[tells]}`);
    const skipped = others === 0 ? '' : `, ${others} of no registry`;
    return [
        ...(0,table/* table */.t)(head, padded),
        ...findings.flatMap(findingLines),
        ...registries,
        ...(lock === undefined ? [] : [`${'lock'.padEnd(FIELD)}${(0,base_count/* counted */.h)(countLocked(lock), 'version')}`]),
        `${'audited'.padEnd(FIELD)}${(0,base_count/* counted */.h)(modules.length, 'call')}${skipped}: ${(0,base_count/* counted */.h)(findings.length, 'finding')}`,
    ].join('\n');
}
/** The width of the first word of a line. */
const FIELD = 12;
function findingLines(found) {
    const { code, module, version, message, fix } = found;
    const name = [module, version].filter((part) => part !== null).join(' ');
    const where = whereOf(found);
    return [
        `${code.padEnd(FIELD)}${name === '' ? where : `${(0,base_error/* visible */.RK)(name)}, ${where}`}: ${(0,base_error/* visible */.RK)(message)}`,
        `${' '.repeat(FIELD)}fix: ${(0,base_error/* visible */.RK)(fix)}`,
    ];
}
/** A call by another module is at the line of the root's own call. */
function whereOf({ file, line, key }) {
    return (0,base_error/* visible */.RK)(`${file}:${line}${key?.includes('.') ? ` (${key})` : ''}`);
}
/** What ends the run with exit code 1. */
function auditRefusals({ findings }, failOn) {
    const failures = findings.filter(({ code }) => failOn.has(code));
    if (failures.length === 0)
        return [];
    const codes = [...new Set(failures.map(({ code }) => code))].sort();
    return [
        {
            code: 'AUDIT_FAILED',
            message: `${(0,base_count/* counted */.h)(failures.length, 'finding')}: ${codes.join(', ')}`,
            hint: 'each finding has its fix; --fail-on names those that end a run with exit code 1',
        },
    ];
}
/** The findings as SARIF, with the file and the line of the call. */
function auditSarif({ findings }) {
    const rules = Object.entries(FINDING_KINDS).map(([id, { meaning, fix }]) => ({
        id,
        meaning: withoutCode(meaning),
        description: `${withoutCode(meaning)}.`,
        help: withoutCode(fix),
    }));
    return (0,sarif/* sarifDocument */.X)({
        command: 'audit',
        document: 'docs/audit.md',
        rules,
        results: findings.map(resultOf),
    });
}
function resultOf({ code, module, key, version, file, line, message, fix }) {
    const subject = [module, version].filter((part) => part !== null).join(' ');
    return {
        rule: code,
        level: FINDING_KINDS[code].level,
        message: `${subject === '' ? '' : `${subject}: `}${(0,base_error/* visible */.RK)(message)}. Fix: ${(0,base_error/* visible */.RK)(fix)}`,
        path: file,
        line,
        identity: [code, module, key, version, file],
    };
}
function withoutCode(text) {
    return text.replaceAll('`', '');
}
function countLocked(lock) {
    return [...lock.values()].reduce((sum, { size }) => sum + size, 0);
}

// EXTERNAL MODULE: ./lib/composition/registry-access.js + 2 modules
var registry_access = __webpack_require__(9009);
;// CONCATENATED MODULE: ./lib/migration/rewritten-sources.js




/** Reads `OLD=NEW`; the last `=` parts them, as a Git source may have one. Throws INVALID_INPUT. */
function parseRewrite(text) {
    const at = text.lastIndexOf('=');
    const [from, to] = [plain(text.slice(0, Math.max(at, 0))), (0,url/* withoutLastSlashes */.q4)(text.slice(at + 1))];
    if (from !== '' && /^[^\s"\\${}]+$/.test(to) && !from.includes('"'))
        return { from, to };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--rewrite is ${(0,base_error/* quote */.hD)(text)}, which is not OLD=NEW`, 'write --rewrite app.terraform.io/acme=modules.acme.dev/acme, or --rewrite https://git.acme.dev/vpc.git=modules.acme.dev/acme/vpc/aws');
}
/** The file with the new sources of its `module` blocks; everything else stays as it is, byte for byte. */
function rewriteSources({ text, parsed }, rewrite) {
    const lines = text.split('\n');
    const changed = [];
    const left = [];
    for (const { type, attributes } of parsed.blocks) {
        const source = attributes.get('source');
        if (type !== 'module' || source?.kind !== 'literal' || typeof source.value !== 'string')
            continue;
        const next = rewritten(source.value, rewrite, attributes.has('version'));
        if (next === undefined)
            continue;
        const line = lines[source.line - 1] ?? '';
        const after = 'reason' in next ? undefined : replaced(line, source, next);
        if (after === undefined)
            left.push({
                line: source.line,
                reason: 'reason' in next ? next.reason : 'the line cannot be told apart',
            });
        else
            changed.push({ line: source.line, before: line, after });
    }
    for (const { line, after } of changed)
        lines[line - 1] = after;
    return { text: lines.join('\n'), changed, left };
}
/** Undefined for a source that the rewrite does not concern. */
function rewritten(text, { from, to }, hasVersion) {
    const [address = '', query = ''] = text.split('?');
    const scheme = /^(?:[a-z0-9]+::)?[a-z+]+:\/\//i.exec(address)?.[0] ?? '';
    const [base = '', ...below] = address.slice(scheme.length).split('//');
    const whole = plain(`${scheme}${base}`);
    if (whole !== from && !whole.startsWith(`${from}/`))
        return undefined;
    const source = [`${to}${whole.slice(from.length)}`, ...below].join('//');
    const isRegistry = readRegistrySource(source, '') !== undefined;
    if (!isRegistry)
        return hasVersion
            ? { reason: `${(0,base_error/* quote */.hD)(source)} is not the address of a registry, and the block has a version` }
            : { source: query === '' ? source : `${source}?${query}`, version: '' };
    if (query === '' || hasVersion)
        return { source, version: '' };
    const ref = new URLSearchParams(query).get('ref') ?? '';
    const version = versionIn(ref);
    if (version === undefined)
        return { reason: `the ref ${(0,base_error/* quote */.hD)(ref)} is no version: choose one, and write it as version` };
    return { source, version };
}
/** The version at the end of a tag. */
function versionIn(ref) {
    const [, text = ''] = /(?:^|[^0-9A-Za-z.])?v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(ref) ?? [];
    const reading = (0,module_version/* readVersion */.$4)(text);
    return reading.ok ? reading.version : undefined;
}
/** Without what has no meaning for which source it is. */
function plain(text) {
    return (0,url/* withoutLastSlashes */.q4)(text.replace(/^git::/, '').replace(/\?.*$/s, '')).replace(/\.git$/, '');
}
/** Undefined where the source is not in its line as it was read. */
function replaced(line, { text }, { source, version }) {
    const at = line.indexOf(text);
    if (at < 0 || line.indexOf(text, at + 1) >= 0 || !/^(['"]).*\1$/.test(text))
        return undefined;
    const next = `${line.slice(0, at)}${JSON.stringify(source)}${line.slice(at + text.length)}`;
    if (version === '')
        return next;
    const isJson = /"source"\s*:/.test(line);
    if (isJson)
        return next.replace(JSON.stringify(source), `${JSON.stringify(source)}, "version": ${JSON.stringify(version)}`);
    const start = /^(\s*)source(\s*)=/.exec(line);
    const end = line.endsWith('\r') ? '\r' : '';
    if (start === null)
        return undefined;
    const [, indent = '', gap = ' '] = start;
    // As terraform fmt aligns them: "version" is one letter longer than "source".
    const own = gap.length > 1 ? gap.slice(1) : gap;
    return `${next}\n${indent}version${own}= ${JSON.stringify(version)}${end}`;
}

// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/cli/replace-file.js
var replace_file = __webpack_require__(8076);
;// CONCATENATED MODULE: ./lib/cli/audit.js




















/** `audit`: says what became of the modules that root modules use. Throws as {@link audit}, and INVALID_INPUT for a flag or a file. */
async function auditCommand(flags, runtime) {
    const { lock: file, lockReadonly: isLockReadonly = false, packages: withPackages = false } = flags;
    if (isLockReadonly && file === undefined)
        throw new command/* UsageError */.eb('--lock-readonly has no effect without --lock', 'add --lock FILE');
    const directories = flags.directories.length === 0 ? ['.'] : flags.directories;
    if (flags.rewrite !== undefined)
        return rewriteCommand({ directories, rewrite: flags.rewrite, isWritten: flags.write ?? false }, runtime);
    if (flags.write)
        throw new command/* UsageError */.eb('--write has no effect without --rewrite', 'add --rewrite OLD=NEW');
    const failOn = parseFailOn(flags.failOn);
    const lock = file === undefined ? undefined : await readLock(file, isLockReadonly);
    const defaultHost = DEFAULT_HOSTS[flags.client];
    const report = await audit({ directories, defaultHost, withPackages, lock, isLockReadonly }, await dependenciesOf(runtime));
    if (file !== undefined && !isLockReadonly && report.lock !== undefined)
        await (0,replace_file/* replaceFile */.f)(file, formatLock(report.lock));
    if (flags.sarif !== undefined)
        await (0,replace_file/* replaceFile */.f)(flags.sarif, (0,json/* canonicalJson */.dj)(auditSarif(report)));
    return { json: auditJson(report), text: formatAudit(report), refusals: auditRefusals(report, failOn) };
}
async function dependenciesOf(runtime) {
    const { environment, log, secrets, temporary } = runtime;
    const hosts = await (0,registry_access/* openRegistryAccess */.S)(runtime);
    const transport = (0,http_transport.networkTransport)(log, secrets);
    const dataDirectory = environment['TF_DATA_DIR'] || '.terraform';
    return {
        modules: new RootModuleDirectories(dataDirectory),
        web: (0,web/* networkWeb */.jF)(log),
        hosts,
        packages: (0,package_hosts/* networkPackages */.O)({ transport, git: new git.Git(environment, log), temporary }),
        installed: new NetworkInstalledPackages({ transport, temporary }, dataDirectory),
    };
}
/** Kinds of findings with commas, or `none`. */
function parseFailOn(text) {
    if (text === undefined)
        return new Set(DEFAULT_FAILURES);
    if (text === 'none')
        return new Set();
    const names = text.split(',').map((name) => name.trim());
    const codes = FINDING_CODES.filter((code) => names.includes(code));
    const unknown = names.find((name) => !FINDING_CODES.some((code) => code === name));
    if (unknown === undefined)
        return new Set(codes);
    throw new command/* UsageError */.eb(`--fail-on is ${(0,base_error/* quote */.hD)(text)}; ${(0,base_error/* quote */.hD)(unknown)} is not a kind of finding`, `write some of ${FINDING_CODES.join(',')}, or none`);
}
/** An empty lock where there is no file yet. */
async function readLock(file, isReadonly) {
    const bytes = await (0,promises_.readFile)(file).catch((error) => {
        if (error.code === 'ENOENT' && !isReadonly)
            return undefined;
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--lock names ${(0,base_error/* quote */.hD)(file)}, which cannot be read: ${(0,base_error/* messageOf */.bD)(error)}`, isReadonly
            ? 'write it first: run audit --lock without --lock-readonly'
            : 'name a file that this user may read and write');
    });
    return bytes === undefined ? new Map() : parseLock(file, bytes);
}
/** `audit --rewrite`: changes the `source` lines of directories, or says what it would change. Throws INVALID_INPUT, NOT_FOUND. */
async function rewriteCommand({ directories, rewrite, isWritten, }, { environment }) {
    const parsed = parseRewrite(rewrite);
    const modules = new RootModuleDirectories(environment['TF_DATA_DIR'] || '.terraform');
    const changed = [];
    const left = [];
    const texts = new Map();
    for (const directory of directories) {
        const files = await modules.configuration(directory);
        if (files === undefined || files.length === 0)
            throw noFiles(directory);
        for (const file of files) {
            const path = (0,external_node_path_.join)(directory, file.path);
            const found = rewriteSources(file, parsed);
            changed.push(...found.changed.map((line) => ({ file: path, ...line })));
            left.push(...found.left.map((line) => ({ file: path, ...line })));
            if (found.changed.length > 0)
                texts.set(path, found.text);
        }
    }
    if (isWritten)
        for (const [path, text] of texts)
            await (0,replace_file/* replaceFile */.f)(path, text);
    const lines = [
        ...changed.flatMap(({ file, line, before, after }) => [
            `${(0,base_error/* visible */.RK)(file)}:${line}`,
            ...before.split('\n').map((each) => `- ${(0,base_error/* visible */.RK)(each.trimEnd())}`),
            ...after.split('\n').map((each) => `+ ${(0,base_error/* visible */.RK)(each.trimEnd())}`),
        ]),
        ...left.map(({ file, line, reason }) => `left      ${(0,base_error/* visible */.RK)(file)}:${line}: ${reason}`),
        summary(parsed.from, texts.size, isWritten),
    ];
    return { json: { written: isWritten, changed, left }, text: lines.join('\n') };
}
function summary(from, files, isWritten) {
    if (files === 0)
        return `unchanged no source of a module was rewritten; those to rewrite begin with ${(0,base_error/* quote */.hD)(from)}`;
    return isWritten
        ? `written   ${(0,base_count/* counted */.h)(files, 'file')}: run init in each directory`
        : `planned   ${(0,base_count/* counted */.h)(files, 'file')} would change; --write changes them`;
}
function noFiles(directory) {
    return new base_error/* RegistryError */.gl('NOT_FOUND', `${(0,base_error/* quote */.hD)(directory)} has no configuration of Terraform or OpenTofu`, 'name each directory that has some: module-registry audit live/prod modules/network --rewrite OLD=NEW');
}


/***/ }),

/***/ 6610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ bytesProblem),
/* harmony export */   Y5: () => (/* binding */ fetchedArchive),
/* harmony export */   oM: () => (/* binding */ foundCommit),
/* harmony export */   z_: () => (/* binding */ fetchedLayer),
/* harmony export */   zh: () => (/* binding */ manifestLayer)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7729);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7693);



function failed(code, message, fix) {
    return { problem: { code, message, fix } };
}
/** The archive, or why it cannot be fetched. */
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
function bytesProblem(source, fetched) {
    return checksumProblem(source, fetched) ?? formatProblem(source, fetched);
}
function checksumProblem({ url, expected }, { digests, size }) {
    if (expected === undefined || digests[expected.algorithm] === expected.hex)
        return undefined;
    return {
        code: 'PACKAGE_CHECKSUM',
        message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url)} (${size} bytes) has ${expected.algorithm}:${digests[expected.algorithm]}, and the location says ${expected.algorithm}:${expected.hex}`,
        fix: 'restore the bytes that were published; a host must not compress, cut or rewrite them',
    };
}
function formatProblem(source, { size, format, entries }) {
    const isExpected = format !== 'unknown' && format === (source.format ?? format);
    if (isExpected && entries !== 'damaged')
        return undefined;
    const what = isExpected
        ? `a ${format} that is cut or damaged`
        : `not ${source.format === undefined ? 'an archive' : `a ${source.format}`}`;
    const message = `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(source.url)} (${size} bytes) is ${what}`;
    return { code: 'PACKAGE_FORMAT', message, fix: 'publish the package again' };
}
/** The commit, or why it cannot be had. */
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

/***/ 5958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   WD: () => (/* binding */ isConstraint),
/* harmony export */   en: () => (/* binding */ narrowing),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/**
 * The lowest version that the constraints `before` allowed and the constraints `after` no longer allow; undefined without one.
 * Of a constraint that is not valid any change loses versions. Only releases are compared, as clients choose a pre-release by
 * its exact version alone. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    return lostPoints(from, to)[0]?.join('.') ?? lostPin(from, to);
}
/**
 * What constraints that lose versions ask of callers. `declared`: nothing was constrained before. `raised`: each lost version has a
 * higher one of its own major version that is still allowed, so that an upgrade within it is enough. `capped`: those that have none
 * are above all that is allowed, where nothing bounded them. `narrowed`: all else, such as another major version.
 */
function narrowing(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined)
        return 'narrowed';
    if (from.length === 0)
        return 'declared';
    const kept = turningPoints([...from, ...to]).filter((point) => allows(to, point));
    const lost = lostPoints(from, to);
    const gone = lost.filter((point) => !kept.some((other) => other[0] === point[0] && compare(other, point) > 0));
    if (gone.length === 0 && lost.length > 0)
        return 'raised';
    const isAbove = gone.every((point) => kept.every((other) => compare(other, point) < 0));
    return isAbove && kept.length > 0 && isUnbounded(from) ? 'capped' : 'narrowed';
}
function lostPoints(from, to) {
    return turningPoints([...from, ...to]).filter((point) => allows(from, point) && !allows(to, point));
}
function isUnbounded(conditions) {
    return turningPoints(conditions)
        .slice(-1)
        .every((point) => allows(conditions, point));
}
/** Throws an Error, for a schema to report, for text that is not a version constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
// https://github.com/hashicorp/go-version/blob/main/version.go, which allows more than a semantic version.
const CONDITION = /^\s*(?:(?:=|!=|>=|<=|>|<|~>)\s*)?v?\d+(?:\.\d+)*(?:[A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)?(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?\s*$/;
/** Whether clients take a text for a version constraint. */
function isConstraint(text) {
    return text.split(',').every((part) => CONDITION.test(part));
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(?:(=|!=|>=|<=|>|<|~>)\s*)?v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const precision = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, precision, prerelease });
    }
    return conditions;
}
/**
 * From low to high, every version from which on one of the conditions may answer otherwise than below it, and the first of each
 * major version that begins between them and may be lost as a whole.
 */
function turningPoints(conditions) {
    const written = conditions.flatMap((condition) => [
        condition.point,
        ceilingOf(condition) ?? condition.point,
    ]);
    const beyond = written.flatMap(([major, minor, patch]) => [
        [major, minor, patch + 1],
        [major, 0, 0],
        [major + 1, 0, 0],
    ]);
    return [[0, 0, 0], ...written, ...beyond].sort(compare);
}
/** The lowest version that `~>` refuses: only its last number may grow; a lone major number has no ceiling. */
function ceilingOf({ point: [major, minor], precision }) {
    if (precision === 1)
        return undefined;
    return precision === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    const ceiling = ceilingOf(condition);
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && (ceiling === undefined || compare(point, ceiling) < 0);
    }
}
/** A pre-release that `before` names and `after` no longer names. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${pin.point.join('.')}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${condition.point.join('.')}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}


/***/ }),

/***/ 4881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   n: () => (/* binding */ descriptorOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** `sha256:<64 hex>` of the bytes. */
function digestOfBytes(bytes) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
}
/** The descriptor of bytes that are in memory. */
function descriptorOf(mediaType, bytes) {
    return { mediaType, digest: digestOfBytes(bytes), size: bytes.length };
}


/***/ }),

/***/ 7693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   T4: () => (/* binding */ matchManifest),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony export renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2689);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1160);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4881);






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
/** The members of a manifest that OpenTofu reads. */
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
/** Whether OpenTofu would install exactly this package from a manifest. */
function matchManifest(stored, facts) {
    const zip = packageLayer(stored);
    if (typeof zip === 'string')
        return { installs: 'nothing', problem: zip };
    const isSame = zip.digest === facts.digest && zip.size === facts.size;
    return isSame ? { installs: 'same' } : { installs: 'other', digest: zip.digest };
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


/***/ })

};
