export const id = 4128;
export const ids = [4128];
export const modules = {

/***/ 8903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ REPOSITORY_LIMITS),
/* harmony export */   ff: () => (/* binding */ SourceTime),
/* harmony export */   oA: () => (/* binding */ withinLimits)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _node_within_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1790);





/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200;
/** What one repository may take, and a package of others: anybody can publish one of any size, on a host as slow as they like. */
const REPOSITORY_LIMITS = { megabytes: 2048, seconds: 600 };
/**
 * Runs work for a source and aborts it when its time is up, or when what it writes into the directory is too large: git
 * itself has no limits for a fetch. Throws LIMIT_EXCEEDED then.
 */
async function withinLimits(source, { megabytes, seconds }, directory, work) {
    const time = new SourceTime(source, { seconds });
    const checkSize = async () => {
        const isTooLarge = directory !== undefined && (await sizeOf(directory)) > megabytes * 1024 * 1024;
        if (isTooLarge)
            time.end(`${megabytes} MiB`);
    };
    const sizeChecks = setInterval(checkSize, SIZE_CHECK_MS);
    try {
        return await time.spend(async () => {
            const result = await work(time.signal);
            await checkSize();
            return result;
        });
    }
    finally {
        clearInterval(sizeChecks);
    }
}
/** The time that a source may take, such as to be packed, over all of its tags: a clock that goes only while it is worked on. */
class SourceTime {
    #source;
    #limit;
    #controller = new AbortController();
    #leftMs;
    #running = 0;
    #startedAt = 0;
    #timeout;
    /** @param doing what it takes the time for, for the end of a sentence */
    constructor(source, { seconds }, doing = '') {
        this.#source = source;
        this.#limit = `${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(seconds, 'second')}${doing}`;
        this.#leftMs = seconds * 1000;
    }
    /** Aborted for good, with a LIMIT_EXCEEDED, when the time is up. */
    get signal() {
        return this.#controller.signal;
    }
    /** Runs work, several at a time too. Throws LIMIT_EXCEEDED when the time is up, also where that is seen at the end only. */
    async spend(work) {
        this.signal.throwIfAborted();
        this.#start();
        try {
            return await work();
        }
        catch (error) {
            throw this.signal.aborted ? this.signal.reason : error;
        }
        finally {
            this.#stop();
            this.signal.throwIfAborted();
        }
    }
    /** Runs work that has no `await`, as long as there is time: a timer is not called before it is done. Throws LIMIT_EXCEEDED. */
    run = (work) => {
        this.signal.throwIfAborted();
        const spent = this.#running > 0 ? performance.now() - this.#startedAt : 0;
        return (0,_node_within_time_js__WEBPACK_IMPORTED_MODULE_3__/* .withinTime */ .d)(this.#leftMs - spent, work, () => {
            this.end();
            return this.signal.reason;
        });
    };
    #start() {
        this.#running += 1;
        if (this.#running > 1)
            return;
        this.#startedAt = performance.now();
        this.#timeout = setTimeout(() => this.end(), this.#leftMs);
    }
    #stop() {
        this.#running -= 1;
        if (this.#running > 0)
            return;
        clearTimeout(this.#timeout);
        this.#leftMs -= performance.now() - this.#startedAt;
        if (this.#leftMs <= 0)
            this.end();
    }
    /** @param limit what is exceeded; default: the time */
    end(limit = this.#limit) {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#source)} takes more than ${limit}`, 'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again');
        this.#controller.abort(error);
    }
}
/** Files that git removes meanwhile count as nothing. */
async function sizeOf(directory) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true }).catch(() => []);
    const sizes = names.map(async (name) => {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).catch(() => undefined);
        return found?.isFile() ? found.size : 0;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}


/***/ }),

/***/ 6582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ modulesDirectory),
/* harmony export */   g: () => (/* binding */ rootModules)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4210);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3221);
/* harmony import */ var _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3060);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3786);








const record = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    Modules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ Key: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), Source: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), Version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().default('') })),
});
/** Directories of tools, with modules that are installed or of others. */
const OTHERS = /^(?:\.|node_modules$)/;
/** The root modules of this machine. Throws INVALID_INPUT for files that cannot be read. */
function rootModules(dataDirectory) {
    return {
        below: configuredBelow,
        async configuration(directory) {
            const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(absentOf(directory));
            const limits = new _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationLimits */ .JG();
            const files = [];
            for (const name of (names ?? []).filter(isRead).sort()) {
                const text = await readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name));
                if (text === undefined)
                    continue;
                const parsed = (0,_configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .parseConfiguration */ .MA)(name, text, limits.refuse(text.length));
                files.push({ path: name, text, parsed });
            }
            return names && files;
        },
        async installed(directory) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(modulesDirectory(directory, dataDirectory), 'modules.json');
            const text = await readText(path);
            if (text === undefined)
                return undefined;
            const found = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(record, Buffer.from(text));
            if (found !== undefined)
                return found.Modules.map(({ Key, Source, Version }) => ({
                    key: Key,
                    source: Source,
                    version: Version,
                }));
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} is not a list of installed modules`, 'delete it, and run terraform init or tofu init again');
        },
    };
}
function isRead(name) {
    return (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isConfiguration */ .Z)(name) || name === _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .UNIT_FILE */ .eP;
}
/** The directory itself comes first. Links are not followed, as they may lead back. */
async function configuredBelow(directory) {
    const entries = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: true }).catch(absentOf(directory))) ?? [];
    const below = entries.filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name));
    const found = entries.some(({ name }) => isRead(name)) ? [directory] : [];
    for (const { name } of below.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
        found.push(...(await configuredBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name))));
    return found;
}
/** Where clients keep the modules of a root module. @param dataDirectory `TF_DATA_DIR`, or `.terraform` https://developer.hashicorp.com/terraform/cli/config/environment-variables#tf_data_dir */
function modulesDirectory(root, dataDirectory) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, dataDirectory, 'modules');
}
async function readText(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(absentOf(path));
    if (found === undefined || !found.isFile())
        return undefined;
    // The limit of the parser; it says so itself.
    if (found.size > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_BYTES */ .C)
        return ' '.repeat(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_CONFIGURATION_BYTES */ .C + 1);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(absentOf(path));
}
function absentOf(path) {
    return (cause) => {
        if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')
            return undefined;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, 'make it readable for this user', { cause });
    };
}


/***/ }),

/***/ 4128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ installedPackages),
/* harmony export */   OO: () => (/* binding */ networkPackages),
/* harmony export */   Xo: () => (/* binding */ downloadPackage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4141);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8644);
/* harmony import */ var _doctor_limits_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(675);
/* harmony import */ var _index_packages_package_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8592);
/* harmony import */ var _index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3113);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7654);
/* harmony import */ var _filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8441);
/* harmony import */ var _git_source_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8903);
/* harmony import */ var _hcl_root_modules_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6582);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4044);
/* harmony import */ var _web_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5469);
















/**
 * Keeps on disk what `fetch` writes, and reads its format and digests.
 * @param parent directory for the file, which its owner removes
 */
async function downloadPackage(parent, fetch) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, 'package-')), 'bytes');
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, 'wx+');
    const hashes = _index_packages_package_source_js__WEBPACK_IMPORTED_MODULE_6__/* .ALGORITHMS */ .T.map((algorithm) => [algorithm, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm)]);
    let size = 0;
    try {
        const fetched = await fetch(async (chunk) => {
            for (const [, hash] of hashes)
                hash.update(chunk);
            await file.appendFile(chunk);
            size += chunk.length;
        });
        const begins = await formatOf(file);
        const directory = /zip|unknown/.test(begins) ? await (0,_filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_9__/* .readZipEntries */ .YJ)(file) : 'unread';
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
/** Web and Git hosts, with the requests of go-getter. Each package is fetched once for both clients. */
function networkPackages(settings) {
    const archives = new Map();
    const commits = new Map();
    return {
        archive: (archive) => (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_14__/* .getOrInsert */ .P)(archives, `${archive.url} ${archive.token ?? ''}`, () => fetchArchive(archive, settings)),
        commit: ({ url, ref }) => (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_14__/* .getOrInsert */ .P)(commits, `${url} ${ref}`, () => clone(url, ref, settings)),
    };
}
/** Fetches an archive with the requests of go-getter, and keeps it below `temporary`. */
async function fetchArchive({ url, token }, { transport, temporary, limits = _git_source_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .REPOSITORY_LIMITS */ .WL, }) {
    const request = (method, into) => {
        const authorization = token === undefined ? undefined : `Bearer ${token}`;
        const request = { method, url: new URL(url), authorization, maxBytes: _package_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_PACKAGE_BYTES */ .qv, into };
        const timed = { ...transport, totalMs: limits.seconds * 1000 };
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_12__.follow)(request, timed, { maxRedirects: _doctor_limits_js__WEBPACK_IMPORTED_MODULE_15__/* .MAX_REDIRECTS */ .NX, nextUrl: _web_js__WEBPACK_IMPORTED_MODULE_13__/* .nextUrl */ .Tn });
    };
    try {
        const head = await request('HEAD');
        const { fetched, facts, path } = await downloadPackage(temporary, (into) => request('GET', into));
        if (fetched === undefined)
            return { kind: 'unreachable', message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_5__/* .printableUrl */ .Zq)(url)} redirects too often` };
        return { kind: 'fetched', status: fetched.status, head: headOf(head), ...facts, path };
    }
    catch (error) {
        return { kind: 'unreachable', message: (0,_web_js__WEBPACK_IMPORTED_MODULE_13__/* .failureOf */ .g5)(error, url).message };
    }
}
/** Every branch and tag, as clients clone them, without the bytes of files where the server can leave them out. */
async function clone(url, ref, { git, temporary, limits = _git_source_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .REPOSITORY_LIMITS */ .WL }) {
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'clone-'));
    const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, 'x.git');
    const args = ['clone', '--quiet', '--bare', '--filter=blob:none', '--', url, gitDirectory];
    const cloned = await (0,_git_source_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .withinLimits */ .oA)(url, limits, directory, (signal) => git.run(args, { transport: 'network', signal })).catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ifRefused */ .yR)((refusal) => refusal));
    if (cloned instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl)
        return { kind: 'unreachable', message: cloned.message };
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
/** The last line that git prints, which a server may have written, without the user of a URL. */
function lastLine(text) {
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)((text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//…@'));
}
/** Zips that are fetched, each once, and compared with what clients have unpacked of them. */
function installedPackages(settings, dataDirectory) {
    const archives = new Map();
    return {
        async compare(archive, { directory, key }) {
            const fetched = await (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_14__/* .getOrInsert */ .P)(archives, archive.url, () => fetchArchive(archive, settings));
            if (fetched.kind === 'unreachable')
                return { kind: 'unknown', reason: fetched.message };
            if (fetched.status !== 200 || fetched.path === undefined)
                return { kind: 'unknown', reason: `the package answers ${fetched.status}` };
            const problem = (0,_index_packages_remote_package_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesProblem */ .$U)(archive, fetched);
            if (problem !== undefined)
                return { kind: 'changed', files: [problem.message] };
            const packaged = await (0,_filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_9__/* .digestsInZip */ .ee)(fetched.path);
            if (packaged === undefined)
                return { kind: 'unknown', reason: 'the zip has links, or is of a kind that is not read' };
            const installed = await digestsBelow((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,_hcl_root_modules_js__WEBPACK_IMPORTED_MODULE_11__/* .modulesDirectory */ .B)(directory, dataDirectory), key));
            return installed === undefined
                ? { kind: 'unknown', reason: 'the files of the module are not there' }
                : compareFiles(packaged, installed);
        },
    };
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
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => undefined);
    if (entries === undefined)
        return undefined;
    const digests = new Map();
    for (const entry of entries.filter((each) => !each.isDirectory())) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        if (entry.isFile())
            for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
                hash.update(chunk);
        digests.set((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(directory, path).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/'), hash.digest('hex'));
    }
    return digests;
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


/***/ })

};
