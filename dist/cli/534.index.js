export const id = 534;
export const ids = [534,2656];
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
    // In `resolve(root, dataDirectory, 'modules')` ncc sees files to bundle, and searches the whole checkout for them.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, dataDirectory), 'modules');
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

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

const WORK = Symbol.for('module-registry.work');
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`globalThis[Symbol.for('module-registry.work')]()`);
/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
function withinTime(milliseconds, work, late) {
    let result;
    Reflect.set(globalThis, WORK, () => {
        result = { of: work() };
    });
    try {
        script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
    }
    catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
            ? late()
            : error;
    }
    finally {
        Reflect.deleteProperty(globalThis, WORK);
    }
    if (result === undefined)
        throw late();
    return result.of;
}


/***/ }),

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/**
 * Works on at most `atOnce` members at the same time. The results are in the order of the members. Throws as {@link eachInParallel}.
 */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    await eachInParallel(members.entries(), Math.min(atOnce, members.length), async ([at, member]) => {
        results[at] = await work(member);
    });
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended, so that nothing works on what a caller then closes; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = Symbol.asyncIterator in members ? members[Symbol.asyncIterator]() : members[Symbol.iterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ }),

/***/ 7860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sarifDocument)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _tool_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4546);


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

/***/ 2341:
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

/***/ 534:
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/hcl/root-modules.js
var root_modules = __webpack_require__(6582);
// EXTERNAL MODULE: ./lib/adapters/http/packages.js
var http_packages = __webpack_require__(4128);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js + 1 modules
var http_transport = __webpack_require__(4044);
// EXTERNAL MODULE: ./lib/adapters/http/web.js + 1 modules
var web = __webpack_require__(5469);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/in-parallel.js
var in_parallel = __webpack_require__(2656);
// EXTERNAL MODULE: ./lib/doctor/registry-client.js
var registry_client = __webpack_require__(3202);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(568);
// EXTERNAL MODULE: ./lib/interface/read/interface-from-files.js + 2 modules
var interface_from_files = __webpack_require__(5708);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/module-source.js
var module_source = __webpack_require__(3430);
;// CONCATENATED MODULE: ./lib/audit/module-use.js








/** Depth of calls up to which local modules are read. Deeper ones are left out. */
const MAX_LOCAL_DEPTH = 32;
/** The source of a module block in a registry; undefined for every other kind of source: a path, a Git repository, a URL. */
function readRegistrySource(source, defaultHost) {
    return /::|:\/\/|[?@\s]/.test(source) ? undefined : (0,module_source/* parseRegistrySource */.CL)(source, defaultHost);
}
/** `modules.acme.dev/acme/vpc/aws`. */
function moduleName({ host, address }) {
    return `${host}/${(0,module_address/* formatModuleAddress */.wc)(address)}`;
}
/**
 * The modules of registries that a root module uses: those that its `module` blocks call, also by way of local modules, and those
 * that the client has installed for them. Undefined where there is no configuration and nothing is installed.
 */
async function readUses(directory, modules, defaultHost) {
    const installed = await modules.installed(directory);
    const tree = new CallTree(directory, { modules, defaultHost, installed });
    const isModule = await tree.read('', '', 0);
    if (!isModule && installed === undefined)
        return undefined;
    tree.addInstalled();
    return tree;
}
/** What a root module uses; of a directory that is none, those below it that no other one calls. */
async function readUsesBelow(directory, modules, defaultHost) {
    const own = await readUses(directory, modules, defaultHost);
    if (own?.isRoot)
        return [own];
    const found = [];
    for (const each of await modules.below(directory)) {
        const uses = await readUses(each, modules, defaultHost);
        if (uses !== undefined)
            found.push([each, uses]);
    }
    const called = new Set(found.flatMap(([each, uses]) => [...uses.called].filter((path) => path !== each)));
    return found.filter(([each]) => !called.has(each)).map(([, uses]) => uses);
}
class CallTree {
    uses = [];
    problems = [];
    called = new Set();
    others = 0;
    #directory;
    #settings;
    /** By key; of the root's own files. */
    #positions = new Map();
    #hasConfiguration = false;
    constructor(directory, settings) {
        this.#directory = directory;
        this.#settings = settings;
    }
    get isRoot() {
        return this.#hasConfiguration || this.#settings.installed !== undefined;
    }
    /** Whether the directory has configuration. @param path from the root module, @param parent key of the module in it */
    async read(path, parent, depth) {
        const files = await this.#settings.modules.configuration((0,posix_.join)(this.#directory, path));
        if (files === undefined || files.length === 0)
            return false;
        if (parent === '')
            this.#hasConfiguration = files.some((file) => (0,configuration_file/* isConfiguration */.Z)(file.path));
        else
            this.called.add((0,posix_.join)(this.#directory, path));
        for (const block of callsIn(files))
            await this.#call(block, { path, parent, depth });
        for (const { path: file, parsed } of files)
            for (const { line, message } of parsed.problems.slice(0, 1))
                this.problems.push({ file: (0,posix_.join)(this.#directory, path, file), line, message });
        return true;
    }
    /** Modules that the client has installed for the modules of the configuration; for a root without files all of them. */
    addInstalled() {
        const known = new Set(this.#positions.keys());
        const list = (0,posix_.join)(this.#directory, '.terraform/modules/modules.json');
        for (const installed of this.#settings.installed ?? []) {
            const { key, source } = installed;
            if (key === '' || known.has(key))
                continue;
            const ancestor = ancestorsOf(key).find((each) => known.has(each));
            if (this.#hasConfiguration && ancestor === undefined)
                continue;
            const position = this.#positions.get(ancestor ?? '') ?? { file: list, line: 1 };
            this.#add(source, installed, { key, constraint: undefined, ...position });
        }
    }
    async #call(block, { path, parent, depth }) {
        const name = block.labels[0] ?? block.type;
        const key = parent === '' ? name : `${parent}.${name}`;
        const { source, constraint } = calledIn(block);
        const position = { file: (0,posix_.join)(this.#directory, path, block.file), line: block.line };
        this.#positions.set(key, position);
        if (/^\.{1,2}\//.test(source)) {
            if (depth < MAX_LOCAL_DEPTH)
                await this.read((0,module_files/* resolvePath */.o1)(path, source), key, depth + 1);
            return;
        }
        const before = this.#settings.installed?.find((each) => each.key === key && this.#isSame(each, source));
        this.#add(source, before, { key, constraint, ...position });
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
    #add(source, entry, use) {
        const { version = '', source: written = source } = entry ?? {};
        const installed = (0,module_version/* isVersion */.lF)(version) ? version : undefined;
        // `modules.json` says which registry an address without a host meant.
        const found = readRegistrySource(installed ? written : source, this.#settings.defaultHost);
        if (found === undefined)
            this.others += 1;
        else
            this.uses.push({ directory: this.#directory, source, ...found, installed, ...use });
    }
}
/** The `module` blocks of a directory, with its override files merged into them, and the `terraform` block of a Terragrunt unit. */
function callsIn(files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const blocksOf = (each) => each.parsed.blocks.map((block) => ({ ...block, file: each.path }));
    const modules = (of) => of.flatMap(blocksOf).filter(({ type }) => type === 'module');
    const units = files.filter(({ path }) => !(0,configuration_file/* isConfiguration */.Z)(path)).flatMap(blocksOf);
    return [...(0,interface_from_files/* mergeOverrides */.Qp)(modules(primary), modules(overrides)), ...units];
}
function calledIn({ attributes }) {
    const [version, source] = [attributes.get('version'), (0,expression/* stringValue */.r$)(attributes.get('source'))];
    const unit = readUnitSource(source);
    if (unit !== undefined)
        return { source: unit.source, constraint: unit.version };
    const constraint = version === undefined || version.kind === 'literal' ? (0,expression/* stringValue */.r$)(version) : undefined;
    return { source, constraint };
}
/** `tfr://HOST/NAMESPACE/NAME/SYSTEM//DIRECTORY?version=VERSION` as modules have it; Terragrunt has a third slash where there is no host. */
function readUnitSource(text) {
    const [, source, query = ''] = /^tfr:\/\/\/?([^?]+)(?:\?(.*))?$/s.exec(text) ?? [];
    return source === undefined
        ? undefined
        : { source, version: new URLSearchParams(query).get('version') ?? '' };
}
function ancestorsOf(key) {
    const parts = key.split('.');
    return parts.map((_, at) => parts.slice(0, parts.length - 1 - at).join('.')).filter((each) => each !== '');
}

;// CONCATENATED MODULE: ./lib/audit/audit.js









/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 8;
/**
 * Depth of calls up to which the dependencies of a registry are followed: modules that call each other in a
 * circle never install. Deeper ones are left out.
 */
const MAX_CALL_DEPTH = 24;
/** What `audit` finds. `docs/reference/audit.md` has the same table. */
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
/**
 * Asks the registries of all modules that root modules use what became of them. A registry that does not answer is a finding, and
 * stops nothing. Throws NOT_FOUND for a directory without configuration in it and below it.
 */
async function audit(request, dependencies) {
    const found = await (0,in_parallel/* inParallel */.H)(request.directories, 1, async (directory) => {
        const roots = await readUsesBelow(directory, dependencies.modules, request.defaultHost);
        if (roots.length > 0)
            return roots;
        throw new error/* RegistryError */.gl('NOT_FOUND', `${(0,error/* quote */.hD)(directory)} has no configuration of Terraform or OpenTofu, also not below it, and no .terraform/modules`, 'name the directory of a root module: module-registry audit live/prod');
    });
    const roots = found.flat();
    const registries = new registry_client/* RegistryClient */.b(dependencies.web, dependencies.hosts);
    const checked = [];
    // Calls of versions that are not installed lead to those that their registry says that they call.
    for (let waiting = roots.flatMap(({ uses }) => uses); waiting.length > 0;) {
        const groups = [...(0,group/* groupBy */.$)(waiting, moduleName).values()];
        const found = await (0,in_parallel/* inParallel */.H)(groups, REQUESTS_AT_ONCE, (group) => checkModule(group, registries));
        checked.push(...found.flat());
        waiting = found.flat().flatMap((module) => calledBy(module, request.defaultHost));
    }
    const modules = await withPackages(checked, request, dependencies, registries);
    const problems = roots.flatMap((root) => root.problems.map(problemFinding));
    const findings = [...problems, ...modules.flatMap((module) => findingsOf(module, request))];
    const unique = [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()];
    const others = roots.reduce((sum, root) => sum + root.others, 0);
    return { modules, findings: unique, others, lock: request.lock && lockOf(request, modules) };
}
async function checkModule(uses, registries) {
    const [{ host, address }] = uses;
    const answer = await registries.versions(host, address);
    const checked = uses.map((use) => checkUse(use, answer));
    if ('kind' in answer || answer.markSupport !== 'only')
        return checked;
    return (0,in_parallel/* inParallel */.H)(checked, 1, async (module) => {
        const { known } = module;
        const mark = known && (await registries.deprecation(answer, known.version));
        if (mark === undefined)
            return module;
        const markSupport = 'deprecations';
        return mark === null
            ? { ...module, markSupport }
            : { ...module, ...mark, markSupport, state: 'deprecated' };
    });
}
function checkUse(use, answer) {
    const nothing = { latest: undefined, allowed: undefined, markSupport: undefined, known: undefined };
    const base = { ...use, ...nothing, reason: '', link: '', replacement: '', problem: '', fix: '' };
    if ('kind' in answer)
        return { ...base, version: use.installed, state: answer.kind, problem: answer.message, fix: answer.fix };
    const { markSupport, versions } = answer;
    const namesOf = (isWanted) => versions.filter((each) => isListed(each) === isWanted).map(({ version }) => version);
    const listed = namesOf(true);
    const isAllowed = allows(use.constraint);
    const latest = (0,module_version/* selectLatest */.se)(listed);
    const allowed = isAllowed && (0,module_version/* sortVersions */.M7)(listed).find(isAllowed);
    const refused = isAllowed && (0,module_version/* sortVersions */.M7)(namesOf(false)).find(isAllowed);
    const version = use.installed ?? (use.constraint === '' ? latest : allowed) ?? refused;
    const facts = { ...base, markSupport, latest, allowed, version };
    if (version === undefined)
        return { ...facts, ...withoutVersion(use, listed) };
    const known = versions.find((each) => each.version === version);
    if (known === undefined) {
        const ask = 'ask the owner of the registry';
        const problem = 'the registry lists this version no more, and does not say why';
        return {
            ...facts,
            state: 'missing',
            problem,
            fix: latest === undefined ? ask : `use ${latest}, or ${ask}`,
        };
    }
    const { state, reason, link, replacement } = known;
    const isOld = latest !== undefined && (0,module_version/* selectLatest */.se)([version, latest]) !== version;
    const marks = { known, reason, link, replacement };
    return { ...facts, ...marks, state: state !== 'listed' ? state : isOld ? 'outdated' : 'current' };
}
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
/** The modules that a version calls by what its registry says of it; none for an installed one, whose calls are installed too. */
function calledBy(module, defaultHost) {
    const { directory, file, line, known, installed } = module;
    const callsOf = (path, key) => {
        if (key.split('.').length > MAX_CALL_DEPTH)
            return [];
        return (known?.dependencies.get(path) ?? []).flatMap(({ name, source, version: constraint }) => {
            const own = `${key}.${name}`;
            if (/^\.{1,2}\//.test(source))
                return callsOf((0,module_files/* resolvePath */.o1)(path, source), own);
            const found = readRegistrySource(source, defaultHost);
            if (found === undefined)
                return [];
            return [{ ...found, directory, file, line, key: own, source, constraint, installed: undefined }];
        });
    };
    return installed === undefined ? callsOf(module.subdirectory, module.key) : [];
}
/** The package of each version once, and of each installation its files. */
async function withPackages(modules, { withPackages: isCompared, lock }, dependencies, registries) {
    if (!isCompared && lock === undefined)
        return [...modules];
    const packages = new Map();
    const find = async ({ host, address }, version) => modulePackage(await registries.source(host, address, version), dependencies.packages);
    return (0,in_parallel/* inParallel */.H)(modules, REQUESTS_AT_ONCE, async (module) => {
        const { version, installed, directory, key } = module;
        if (version === undefined)
            return module;
        const name = `${moduleName(module)} ${version}`;
        const found = await (0,get_or_insert/* getOrInsert */.P)(packages, name, () => find(module, version));
        const { source, problem } = found;
        if (!isCompared || installed === undefined)
            return { ...module, package: found };
        const files = source?.kind === 'archive' && source.format === 'zip'
            ? await dependencies.installed.compare(source, { directory, key })
            : { kind: 'unknown', reason: source === undefined ? problem : 'the package is not a zip' };
        return { ...module, package: found, files };
    });
}
/** What the bytes of a package are. A zip without a checksum is fetched. @param source text for why it cannot be told */
async function modulePackage(source, packages) {
    if (typeof source === 'string')
        return { source: undefined, digest: null, problem: source };
    const found = await digestOf(source, packages);
    if ('problem' in found)
        return { source, digest: null, ...found };
    const directory = 'subdirectory' in source && source.subdirectory !== '' ? `//${source.subdirectory}` : '';
    return { source, digest: `${found.digest}${directory}`, problem: '' };
}
async function digestOf(source, packages) {
    switch (source.kind) {
        case 'archive': {
            if (source.expected !== undefined)
                return { digest: `${source.expected.algorithm}:${source.expected.hex}` };
            const fetched = await packages.archive(source);
            if (fetched.kind !== 'fetched')
                return { problem: fetched.message };
            if (fetched.status === 200)
                return { digest: `sha256:${fetched.digests.sha256}` };
            return { problem: `the package answers ${fetched.status}` };
        }
        case 'git':
            if (/^[0-9a-f]{40}$/.test(source.ref))
                return { digest: `commit:${source.ref}` };
            return { problem: `the location names ${JSON.stringify(source.ref)}, which can move` };
        case 'oci':
            if (source.reference.startsWith('sha256:'))
                return { digest: `manifest:${source.reference}` };
            return { problem: `the location names the tag ${source.reference}, which can move` };
        default:
            return { problem: 'the location is of a kind that is not followed' };
    }
}
/** The lock of exactly the modules in use: known digests stay, new ones are added. */
function lockOf({ lock = new Map(), isLockReadonly }, modules) {
    if (isLockReadonly)
        return lock;
    const uses = modules.flatMap((module) => {
        const { version } = module;
        if (version === undefined)
            return [];
        const name = moduleName(module);
        const digest = lock.get(name)?.get(version) ?? module.package?.digest ?? null;
        return digest === null ? [] : [{ name, version, digest }];
    });
    uses.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
    const digests = new Map();
    for (const { name, version, digest } of uses)
        (0,get_or_insert/* getOrInsert */.P)(digests, name, () => new Map()).set(version, digest);
    return digests;
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
function findingsOf(module, { lock, isLockReadonly }) {
    const { files, version, state, key, file, line } = module;
    const name = moduleName(module);
    const found = [];
    const add = (code, message, fix) => found.push({ code, module: name, key, version: version ?? null, file, line, message, fix });
    if (files?.kind === 'changed')
        add('changed', files.files.join(', '), 'delete .terraform/modules and run init again; if it is still so, ask who published the package');
    if (lock !== undefined && version !== undefined) {
        const { digest, problem } = module.package ?? { digest: null, problem: '' };
        const locked = lock.get(name)?.get(version);
        if (locked === undefined && isLockReadonly)
            add('unlocked', 'the lock file does not have it', FINDING_KINDS.unlocked.fix);
        if (locked !== undefined && digest !== null && locked !== digest)
            add('changed', `the lock file has ${locked}, and the registry now names ${digest}`, 'ask the owner of the registry; if the change is right, delete the entry in the lock file');
        if (digest === null && !['unknown', 'missing', 'removed'].includes(state))
            add('unknown', `no digest: ${problem}`, 'publish it with a location that pins its bytes');
    }
    if (state !== 'current')
        add(state, ...stateText(module, state));
    return found;
}
function stateText(module, state) {
    const { problem, fix, latest, allowed, version, reason, link, replacement } = module;
    if (state === 'outdated') {
        const reach = allowed === latest ? 'init -upgrade installs it' : `the constraint allows ${allowed ?? 'none'}`;
        return [`${latest} is the latest release; ${reach}`, `move to ${latest}`];
    }
    if (state !== 'deprecated' && state !== 'yanked' && state !== 'removed') {
        const name = version === undefined ? moduleName(module) : `${moduleName(module)} ${version}`;
        return [problem === '' ? name : problem, fix || FINDING_KINDS[state].fix];
    }
    const more = link === '' ? '' : ` (${(0,error/* visible */.RK)(link)})`;
    const words = reason === '' ? `${state}, without a reason${more}` : `${(0,error/* quote */.hD)(reason)}${more}`;
    if (replacement !== '')
        return [words, `use ${(0,error/* visible */.RK)(replacement)}`];
    if (latest !== undefined && latest !== version)
        return [words, `use ${latest}`];
    return [words, FINDING_KINDS[state === 'deprecated' ? 'deprecated' : 'yanked'].fix];
}

// EXTERNAL MODULE: ./lib/base/count.js
var base_count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/base/sarif.js
var sarif = __webpack_require__(7860);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/composition/registry-access.js + 1 modules
var registry_access = __webpack_require__(6256);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/module/origin.js
var origin = __webpack_require__(3324);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
;// CONCATENATED MODULE: ./lib/migration/rewritten-sources.js









/** Reads `OLD=NEW`; the last `=` parts them, as a Git source may have one. Throws INVALID_INPUT. */
function parseRewrite(text) {
    const at = text.lastIndexOf('=');
    const name = text.slice(0, Math.max(at, 0));
    const from = plain(name);
    const to = (0,url/* withoutLastSlashes */.q4)(text.slice(at + 1));
    const rewrite = {
        mayConcern: (expression) => isNamedIn(expression, from),
        next: (source, line) => replacement(source, { from, to }, line),
    };
    if (from.base !== '' && /^[^\s"\\${}]+$/.test(to) && !name.includes('"'))
        return { concerned: `begin with ${(0,error/* quote */.hD)(name)}`, rewrite: (file) => rewriteSources(file, rewrite) };
    throw new error/* RegistryError */.gl('INVALID_INPUT', `--rewrite is ${(0,error/* quote */.hD)(text)}, which is not OLD=NEW`, 'write --rewrite app.terraform.io/acme=modules.acme.dev/acme, or --rewrite https://git.acme.dev/vpc.git=modules.acme.dev/acme/vpc/aws');
}
/**
 * Changes the Git sources of the repositories of an index whose tag or commit is a version there.
 * @param host of the registry
 */
function indexRewrite(host, modules) {
    const versions = modules.flatMap((module) => {
        const { owner } = module;
        if (owner === null)
            return [];
        const repository = plain(`https://${owner.host}/${owner.repository}`);
        return module.versions.map((version) => ({ ...version, module, repository }));
    });
    const repositories = (0,group/* groupBy */.$)(versions, ({ repository }) => repository.base.toLowerCase());
    const rewrite = {
        mayConcern: (expression) => [...repositories.values()].some(([{ repository }]) => isNamedIn(expression, repository)),
        next(source, line) {
            const { base, below } = plain(source);
            const ref = refIn(source);
            const [isCommit, told] = [COMMIT.test(ref), versionIn(line.comment)];
            // The module that is nearest to the directory first.
            const known = repositories
                .get(base.toLowerCase())
                ?.filter(({ path }) => (0,package_package/* isWithin */.UO)(below, path))
                .toSorted((a, b) => b.path.length - a.path.length);
            if (known === undefined)
                return undefined;
            const isTold = ({ version }) => isCommit && version === told;
            const exact = known.filter(({ tag, commit }) => ref === '' || tag === ref || (isCommit && commit.startsWith(ref)));
            const found = exact.find(isTold) ?? exact[0] ?? known.find(isTold);
            if (found === undefined)
                return { reason: `the index has no version at ${(0,error/* quote */.hD)(ref)} of the directory` };
            const { module, path, version } = found;
            const { address } = module;
            const name = (0,module_address/* formatModuleAddress */.wc)(address);
            if (ref !== '' && (0,version_state/* versionState */.M7)(module, version).state === 'yanked')
                return { reason: `${version} of ${name} is yanked: choose another version` };
            const rest = below.slice(path.length).replace(/^\//, '');
            return withVersion(joined(`${host}/${name}`, rest), ref === '' ? undefined : version, { ...line, ref });
        },
    };
    return { concerned: 'are of repositories of the index', rewrite: (file) => rewriteSources(file, rewrite) };
}
/** The file with the new sources of its `module` blocks, or of a Terragrunt unit; everything else stays as it is, byte for byte. */
function rewriteSources({ text, parsed }, rewrite) {
    const lines = text.split('\n');
    const changed = [];
    const left = [];
    for (const { type, attributes } of parsed.blocks) {
        const source = attributes.get('source');
        if (source === undefined)
            continue;
        if (source.kind !== 'literal' || typeof source.value !== 'string') {
            if (rewrite.mayConcern(source.text))
                left.push({ line: source.line, reason: EXPRESSION });
            continue;
        }
        const isUnit = type === 'terraform';
        const line = lines[source.line - 1] ?? '';
        const [, comment = ''] = COMMENT.exec(line.split(source.text)[1] ?? '') ?? [];
        const next = rewrite.next(source.value, { hasVersion: attributes.has('version'), comment, isUnit });
        if (next === undefined)
            continue;
        const after = 'reason' in next ? undefined : replaced(line, source, next);
        if (after === undefined)
            left.push({
                line: source.line,
                reason: 'reason' in next ? next.reason : 'the line cannot be told apart',
            });
        else {
            changed.push({ line: source.line, before: line, after });
            if (after.includes('\n'))
                changed.push(...realigned(lines, source.line));
        }
    }
    for (const { line, after } of changed)
        lines[line - 1] = after;
    return { text: lines.join('\n'), changed, left };
}
const EXPRESSION = 'the source is an expression: change it by hand';
/** One word in a comment behind a source: programs that update a commit write its version there. */
const COMMENT = /^\s*(?:#|\/\/)\s*(\S+)\s*$/;
function isNamedIn(expression, { base, below }) {
    const names = [...base.replace(/^https:\/\//, '').split(/\/(.*)/, 2), below];
    return names.every((name) => expression.includes(name));
}
function replacement(text, { from, to }, line) {
    const [, query = ''] = text.split('?');
    const { base, below } = plain(text);
    const rest = from.below === '' ? restBehind(from.base, base) : restBehind(from.below, below);
    if (rest === undefined || (from.below !== '' && base !== from.base))
        return undefined;
    const source = from.below === '' ? joined(`${to}${rest}`, below) : joined(to, rest.slice(1));
    if (readRegistrySource(source, '') === undefined)
        return line.hasVersion || text.startsWith('tfr://')
            ? { reason: `${(0,error/* quote */.hD)(source)} is not the address of a registry, and the block has a version` }
            : { source: query === '' ? source : `${source}?${query}`, version: '' };
    const ref = refIn(text);
    const version = versionIn(COMMIT.test(ref) ? line.comment : ref);
    if (version === undefined && ref !== '')
        return { reason: `the ref ${(0,error/* quote */.hD)(ref)} is no version: choose one, and write it as version` };
    return withVersion(source, version, { ...line, ref });
}
/** @param version undefined: none is named */
function withVersion(source, version, { ref, comment, hasVersion, isUnit }) {
    if (isUnit && version === undefined)
        return { reason: 'it names no version: choose one, and write it as version' };
    const isInComment = COMMIT.test(ref) && versionIn(comment) !== undefined;
    return isUnit
        ? { source: `tfr://${source}?version=${version}`, version: '', isInComment }
        : { source, version: hasVersion ? '' : (version ?? ''), isInComment };
}
const COMMIT = /^[0-9a-f]{7,40}$/;
/** What a source names of a repository, or the version of a Terragrunt unit. */
function refIn(source) {
    const parameters = new URLSearchParams(source.split('?')[1] ?? '');
    return parameters.get('version') ?? parameters.get('ref') ?? '';
}
function versionIn(ref) {
    const [, text = ''] = /(?:^|[^0-9A-Za-z.])?v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(ref) ?? [];
    return (0,module_version/* isVersion */.lF)(text) ? text : undefined;
}
function plain(text) {
    const address = text.replace(/^git::|^tfr:\/\/\/?/, '').replace(/\?.*$/s, '');
    const scheme = /^(?:[a-z0-9]+::)?[a-z+]+:\/\//i.exec(address)?.[0] ?? '';
    const [start = '', ...below] = address.slice(scheme.length).split('//');
    const base = `${scheme}${(0,url/* withoutLastSlashes */.q4)(start).replace(/\.git$/, '')}`;
    // The hosts that clients know have no scheme.
    const { identity } = (0,origin/* originOf */.yv)(/^(?:github\.com|bitbucket\.org)\//i.test(base) ? `https://${base}` : base);
    return {
        base: identity === undefined ? base : `https://${identity.host}/${identity.repository}`,
        below: (0,url/* withoutLastSlashes */.q4)(below.join('//')),
    };
}
function joined(base, below) {
    return below === '' ? base : `${base}//${below}`;
}
/** What a path has behind another one, with its slash; undefined where it is neither that nor below it. */
function restBehind(start, path) {
    return path === start || path.startsWith(`${start}/`) ? path.slice(start.length) : undefined;
}
/** Undefined where the source is not in its line as it was read. */
function replaced(line, { text }, { source, version, isInComment = false }) {
    const at = line.indexOf(text);
    if (at < 0 || line.indexOf(text, at + 1) >= 0 || !/^(['"]).*\1$/.test(text))
        return undefined;
    const end = line.endsWith('\r') ? '\r' : '';
    const behind = isInComment ? end : line.slice(at + text.length);
    const next = `${line.slice(0, at)}${JSON.stringify(source)}${behind}`;
    if (version === '')
        return next;
    const isJson = /"source"\s*:/.test(line);
    if (isJson)
        return next.replace(JSON.stringify(source), `${JSON.stringify(source)}, "version": ${JSON.stringify(version)}`);
    const start = /^(\s*)source(\s*)=/.exec(line);
    if (start === null)
        return undefined;
    const [, indent = '', gap = ' '] = start;
    // As terraform fmt aligns them: "version" is one letter longer than "source".
    const own = gap.length > 1 ? gap.slice(1) : ' ';
    const aligned = next.replace(/^(\s*source)\s*=/, `$1${own} =`);
    return `${aligned}\n${indent}version${own}= ${JSON.stringify(version)}${end}`;
}
/** The lines around a `source` whose `=` moves with its own, as far as they are arguments that are aligned with it. */
function realigned(lines, line) {
    const column = /^\s*source (?==)/.exec(lines[line - 1] ?? '')?.[0].length;
    const isAligned = (each) => /^\s*[\w-]+ *(?==)/.exec(each)?.[0].length === column;
    const found = [];
    for (const step of column === undefined ? [] : [-1, 1])
        for (let at = line + step; isAligned(lines[at - 1] ?? ''); at += step) {
            const before = lines[at - 1] ?? '';
            found.push({ line: at, before, after: before.replace('=', ' =') });
        }
    return found;
}

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/audit.js
























/** The registry that an address without a host means. */
const DEFAULT_HOSTS = {
    terraform: 'registry.terraform.io',
    opentofu: 'registry.opentofu.org',
};
const FINDING_CODES = Object.keys(FINDING_KINDS);
/** What fails an audit where `--fail-on` does not say otherwise. */
const DEFAULT_FAILURES = new Set(['changed', 'removed', 'yanked', 'missing', 'unlocked', 'unknown']);
/** `audit`: says what became of the modules that root modules use. Throws as {@link audit}, and INVALID_INPUT for a flag or a file. */
async function auditCommand(flags, runtime) {
    const { lock: file, lockReadonly: isLockReadonly = false, packages: withPackages = false } = flags;
    if (isLockReadonly && file === undefined)
        throw new command/* UsageError */.eb('--lock-readonly has no effect without --lock', 'add --lock FILE');
    const directories = flags.directories.length === 0 ? ['.'] : flags.directories;
    const rewrite = await rewriteOf(flags, runtime);
    if (rewrite !== undefined)
        return rewriteCommand(rewrite, { directories, isWritten: flags.write ?? false }, runtime);
    if (flags.write)
        throw new command/* UsageError */.eb('--write has no effect without --rewrite or --index', 'add --rewrite OLD=NEW, or --index INDEX');
    const failOn = parseFailOn(flags.failOn);
    const lock = file === undefined ? undefined : await readLock(file, isLockReadonly);
    const defaultHost = DEFAULT_HOSTS[flags.client];
    const report = await audit({ directories, defaultHost, withPackages, lock, isLockReadonly }, await dependenciesOf(runtime));
    if (file !== undefined && !isLockReadonly && report.lock !== undefined)
        await (0,command/* replaceFile */.fR)(file, formatLock(report.lock));
    if (flags.sarif !== undefined)
        await (0,command/* replaceFile */.fR)(flags.sarif, (0,json/* canonicalJson */.dj)(auditSarif(report)));
    return { json: auditJson(report), text: formatAudit(report), refusals: auditRefusals(report, failOn) };
}
async function dependenciesOf(runtime) {
    const { environment, log, secrets, temporary } = runtime;
    const hosts = await (0,registry_access/* openRegistryAccess */.S)(runtime);
    const transport = (0,http_transport.networkTransport)(log, secrets);
    const dataDirectory = environment['TF_DATA_DIR'] || '.terraform';
    return {
        modules: (0,root_modules/* rootModules */.g)(dataDirectory),
        web: (0,web/* networkWeb */.jF)(log),
        hosts,
        packages: (0,http_packages/* networkPackages */.OO)({ transport, git: new git.Git(environment, log), temporary }),
        installed: (0,http_packages/* installedPackages */.At)({ transport, temporary }, dataDirectory),
    };
}
/** Kinds of findings with commas, or `none`. */
function parseFailOn(text) {
    if (text === undefined)
        return DEFAULT_FAILURES;
    if (text === 'none')
        return new Set();
    const names = text.split(',').map((name) => name.trim());
    const unknown = names.find((name) => !FINDING_CODES.some((code) => code === name));
    if (unknown === undefined)
        return new Set(FINDING_CODES.filter((code) => names.includes(code)));
    throw new command/* UsageError */.eb(`--fail-on is ${(0,error/* quote */.hD)(text)}; ${(0,error/* quote */.hD)(unknown)} is not a kind of finding`, `write some of ${FINDING_CODES.join(',')}, or none`);
}
/** An empty lock where there is no file yet. */
async function readLock(file, isReadonly) {
    const required = isReadonly ? 'write it first: run audit --lock without --lock-readonly' : undefined;
    const bytes = await (0,command/* readKeptFile */.xj)('--lock', file, required);
    return bytes === undefined ? new Map() : parseLock(file, bytes);
}
/** Undefined where sources are not to change. Throws INVALID_INPUT, and as {@link withIndex}. */
async function rewriteOf({ rewrite, index: target }, runtime) {
    if (rewrite !== undefined && target !== undefined)
        throw new command/* UsageError */.eb('--rewrite and --index exclude each other', 'leave one of them out');
    if (target === undefined)
        return rewrite === undefined ? undefined : parseRewrite(rewrite);
    return (0,index_store/* withIndex */.NH)(runtime, { index: target, reading: 'all' }, async ({ index }) => {
        const snapshot = await index.open();
        const { url } = (0,index_files/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA]));
        if (url === null)
            throw new error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, which addresses of modules begin with', 'set it: module-registry init --index … --url https://modules.acme.dev');
        const addresses = (await snapshot.list()).flatMap((path) => (0,paths/* addressOfModuleDocument */.vS)(path) ?? []);
        const parsed = addresses.map(module_address/* parseModuleAddress */.E9);
        const files = await snapshot.read(parsed.map((address) => (0,paths/* modulePath */.Mw)(address, 'module.json')));
        const modules = parsed.flatMap((address) => (0,index_files/* moduleIn */.w6)(files, address) ?? []);
        return indexRewrite(new URL(url).host, modules);
    });
}
/** `audit --rewrite`, `audit --index`: changes the `source` lines of directories, or says what it would change. Throws INVALID_INPUT, NOT_FOUND. */
async function rewriteCommand({ concerned, rewrite }, { directories, isWritten }, { environment }) {
    const modules = (0,root_modules/* rootModules */.g)(environment['TF_DATA_DIR'] || '.terraform');
    const rewritten = [];
    for (const directory of directories) {
        const configured = await modules.below(directory);
        if (configured.length === 0)
            throw new error/* RegistryError */.gl('NOT_FOUND', `${(0,error/* quote */.hD)(directory)} has no configuration of Terraform or OpenTofu, also not below it`, 'name directories that have some: module-registry audit live modules/network --rewrite OLD=NEW');
        for (const path of configured)
            for (const file of (await modules.configuration(path)) ?? []) {
                const [at, found] = [(0,external_node_path_.join)(path, file.path), rewrite(file)];
                const [first] = found.changed;
                const reason = first && (await whyLeft(at, file.text));
                const kept = reason && { changed: [], left: [...found.left, { line: first.line, reason }] };
                rewritten.push({ file: at, ...found, ...kept });
            }
    }
    const changed = rewritten.flatMap(({ file, changed }) => changed.map((line) => ({ file, ...line })));
    const left = rewritten.flatMap(({ file, left }) => left.map((line) => ({ file, ...line })));
    const texts = new Map(rewritten.flatMap(({ file, changed, text }) => (changed.length === 0 ? [] : [[file, text]])));
    if (isWritten)
        for (const [path, text] of texts)
            await (0,command/* replaceFile */.fR)(path, text);
    const lines = [
        ...changed.flatMap(({ file, line, before, after }) => [
            `${(0,error/* visible */.RK)(file)}:${line}`,
            ...before.split('\n').map((each) => `- ${(0,error/* visible */.RK)(each.trimEnd())}`),
            ...after.split('\n').map((each) => `+ ${(0,error/* visible */.RK)(each.trimEnd())}`),
        ]),
        ...left.map(({ file, line, reason }) => `left      ${(0,error/* visible */.RK)(file)}:${line}: ${reason}`),
        summary(concerned, texts.size, isWritten),
    ];
    return { json: { written: isWritten, changed, left }, text: lines.join('\n') };
}
/** Why a file is left as it is: its replacement would be another file than a link leads to, or lose what its text has lost. */
async function whyLeft(path, text) {
    if ((await (0,promises_.lstat)(path)).isSymbolicLink())
        return 'the file is a link: name the directory of the file that it leads to';
    return text.includes('\u{fffd}') ? 'the file is not UTF-8: change it by hand' : undefined;
}
function summary(concerned, files, isWritten) {
    if (files === 0)
        return `unchanged no source of a module was rewritten; those to rewrite ${concerned}`;
    return isWritten
        ? `written   ${(0,base_count/* counted */.h)(files, 'file')}: run init in each directory`
        : `planned   ${(0,base_count/* counted */.h)(files, 'file')} would change; --write changes them`;
}
const TOLD = {
    states: 'tells deprecations, withdrawals and reasons',
    deprecations: 'tells deprecations; of a withdrawn version only that it is not listed',
    only: 'tells versions only',
};
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
    const { version = null, allowed = null, latest = null, state, reason, link, replacement } = module;
    return {
        module: moduleName(module),
        ...{ directory, key, file, line, source, constraint, installed },
        ...{ version, allowed, latest, state, reason, link, replacement },
        digest: module.package?.digest ?? null,
        bytes: module.files?.kind ?? null,
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
    const hasFiles = modules.some(({ files }) => files !== undefined);
    const rows = modules.map((module) => [
        (0,error/* visible */.RK)(moduleName(module)),
        module.version ?? '',
        module.allowed ?? '',
        module.latest ?? '',
        module.state,
        ...(hasFiles ? [module.files?.kind ?? ''] : []),
        whereOf(module),
    ]);
    const head = ['module', 'version', 'allowed', 'latest', 'state', ...(hasFiles ? ['bytes'] : []), 'where'];
    const registries = registriesOf(modules).map(({ host, modules: count, tells }) => `${'registry'.padEnd(FIELD)}${(0,error/* visible */.RK)(host)}, ${(0,base_count/* counted */.h)(count, 'module')}: ${tells === null ? 'tells nothing' : TOLD[tells]}`);
    const skipped = others === 0 ? '' : `, ${others} of no registry`;
    return [
        ...(0,table/* table */.t)(head, rows),
        ...[...(0,group/* groupBy */.$)(findings, sameText).values()].flatMap(findingLines),
        ...registries,
        ...(lock === undefined ? [] : [`${'lock'.padEnd(FIELD)}${(0,base_count/* counted */.h)(countLocked(lock), 'version')}`]),
        `${'audited'.padEnd(FIELD)}${(0,base_count/* counted */.h)(modules.length, 'call')}${skipped}: ${(0,base_count/* counted */.h)(findings.length, 'finding')}`,
    ].join('\n');
}
/** The width of the first word of a line. */
const FIELD = 12;
/** What is wrong with a registry is told once for all its modules, and what is wrong with a version once for all its calls. */
function sameText(found) {
    return JSON.stringify([found.code, found.message, found.fix, found.code === 'unknown' || subjectOf(found)]);
}
function findingLines(findings) {
    const [found] = findings;
    const { code, message, fix } = found;
    const subjects = new Set(findings.map(subjectOf));
    const subject = subjects.size > 1 ? (0,base_count/* counted */.h)(subjects.size, 'module') : subjectOf(found);
    const more = findings.length > 1 ? ` and ${findings.length - 1} more` : '';
    const where = `${whereOf(found)}${more}`;
    return [
        `${code.padEnd(FIELD)}${subject === '' ? where : `${(0,error/* visible */.RK)(subject)}, ${where}`}: ${(0,error/* visible */.RK)(message)}`,
        `${' '.repeat(FIELD)}fix: ${(0,error/* visible */.RK)(fix)}`,
    ];
}
function subjectOf({ module, version }) {
    return [module, version].filter((part) => part !== null).join(' ');
}
/** A call by another module is at the line of the root's own call. */
function whereOf({ file, line, key }) {
    return (0,error/* visible */.RK)(`${file}:${line}${key?.includes('.') ? ` (${key})` : ''}`);
}
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
function auditSarif({ findings }) {
    const rules = Object.entries(FINDING_KINDS).map(([id, { meaning, fix }]) => ({
        id,
        meaning: withoutCode(meaning),
        description: `${withoutCode(meaning)}.`,
        help: withoutCode(fix),
    }));
    return (0,sarif/* sarifDocument */.X)({
        command: 'audit',
        document: 'docs/reference/audit.md',
        rules,
        results: findings.map(resultOf),
    });
}
function resultOf(found) {
    const { code, module, key, version, file, line, message, fix } = found;
    const subject = subjectOf(found);
    return {
        rule: code,
        level: FINDING_KINDS[code].level,
        message: `${subject === '' ? '' : `${subject}: `}${(0,error/* visible */.RK)(message)}. Fix: ${(0,error/* visible */.RK)(fix)}`,
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
const audit_document = schemas/* looseObject */._H3({
    format: schemas/* literal */.euz(1),
    modules: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP().regex(/^(?:md5|sha1|sha256|sha512|commit|manifest):[0-9a-f:sh]+(?:\/\/.+)?$/))),
});
/** Reads a lock file. Throws INVALID_INPUT. @param file as the user named it */
function parseLock(file, bytes) {
    const parsed = (0,schema/* parseJson */.qF)(audit_document, bytes);
    if (parsed === undefined)
        throw new error/* RegistryError */.gl('INVALID_INPUT', `--lock names ${(0,error/* quote */.hD)(file)}, which is not a lock file of format 1`, 'restore it from Git; or delete it, and let audit --lock write it anew');
    return new Map(Object.entries(parsed.modules).map(([module, versions]) => [module, new Map(Object.entries(versions))]));
}
function formatLock(lock) {
    const modules = [...lock].map(([module, versions]) => [module, Object.fromEntries(versions)]);
    return (0,json/* canonicalJson */.dj)({ format: 1, modules: Object.fromEntries(modules) });
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

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   pF: () => (/* binding */ addressFromRepository),
/* harmony export */   yc: () => (/* binding */ OWNER_AND_NAME),
/* harmony export */   yv: () => (/* binding */ originOf),
/* harmony export */   zC: () => (/* binding */ partsOfName)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);



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
/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 * @param howToSet what the hint says of an address that is set by hand
 */
function addressFromRepository(owner, repository, howToSet = (example) => `--module ${example} (action input "module"). For several modules, module-registry configure writes the config file`) {
    const address = { namespace: owner, ...partsOfName(repository) };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    const name = shortName(repository);
    const isName = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)({ ...address, name, system: 'aws' }) === undefined;
    const example = isName ? `${owner}/${name}/SYSTEM` : 'ns/name/SYSTEM';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, `set the module address; SYSTEM is the provider that it is for, such as aws: ${howToSet(example)}`);
}
/** `blueprint` of `terraform-module-blueprint`: a name without what says only that it is of modules. */
function shortName(repository) {
    return repository.replace(/^(?:terraform|tofu|opentofu|tf)-(?:modules?-)?/i, '');
}
/** Empty for a name of another form. `terraform-modules-aws-vpc` is vpc of aws, too: no system is called `modules`. */
function partsOfName(repository) {
    const short = repository.replace(/^(terraform|tofu)-modules?-/, '$1-');
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(short) ?? [];
    return { name, system };
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'its name contains a slash, a blank or a control character';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
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


/***/ })

};
