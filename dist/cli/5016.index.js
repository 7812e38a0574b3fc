export const id = 5016;
export const ids = [5016,3288];
export const modules = {

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

/***/ 5016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gx: () => (/* binding */ networkArtifacts),
/* harmony export */   pi: () => (/* binding */ networkAttachedDocuments)
/* harmony export */ });
/* unused harmony export pingProblem */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _doctor_limits_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(675);
/* harmony import */ var _oci_limits_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8241);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4360);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8713);
/* harmony import */ var _oci_referrers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5417);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7654);
/* harmony import */ var _git_source_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8903);
/* harmony import */ var _http_packages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4128);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4044);
/* harmony import */ var _http_web_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5469);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1595);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3288);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4622);















/** Bytes of an attached attestation. A larger one is not read, and UNVERIFIABLE. */
const MAX_BUNDLE_BYTES = 8 * 1024 * 1024;
/** Documents attached to one package that `verify` reads: anybody who may push can attach more. Above it they are UNVERIFIABLE. */
const MAX_ATTACHED_DOCUMENTS = 100;
/** OCI registries, as OpenTofu meets them: with its first request, and with the credentials that it finds. */
function networkArtifacts(settings) {
    const { temporary } = settings;
    return {
        manifest: ({ repository, reference }) => orUnreachable(async () => {
            const access = accessOf(repository, settings);
            const problem = await pingProblem(access.repository, access.findCredentials, access.transport);
            if (problem !== undefined)
                return { kind: 'unreachable', message: problem };
            const found = await new _client_js__WEBPACK_IMPORTED_MODULE_10__.OciClient(access).readManifest(reference);
            return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found };
        }),
        zip: ({ repository }, { digest }) => orUnreachable(async () => {
            const client = new _client_js__WEBPACK_IMPORTED_MODULE_10__.OciClient(accessOf(repository, settings));
            const { fetched, facts } = await (0,_http_packages_js__WEBPACK_IMPORTED_MODULE_7__/* .downloadPackage */ .Xo)(temporary, (into) => client.readBlob(digest, { maxBytes: _package_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PACKAGE_BYTES */ .qv, into }));
            if (!fetched)
                return { kind: 'unreachable', message: `the registry has no blob ${digest}` };
            return { kind: 'fetched', ...facts };
        }),
    };
}
/** Throws INVALID_INPUT. */
function accessOf(name, { transport, environment }) {
    const repository = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__.parseOciRepository)(name);
    const findCredentials = () => (0,_credentials_js__WEBPACK_IMPORTED_MODULE_11__.findOpenTofuCredentials)(repository, environment);
    const timed = { ...transport, totalMs: _git_source_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .REPOSITORY_LIMITS */ .WL.seconds * 1000 };
    return { repository, access: 'pull', findCredentials, transport: timed };
}
/** Throws what is a fault of this tool. */
function orUnreachable(ask) {
    return ask().catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(({ message }) => ({ kind: 'unreachable', message })));
}
/**
 * Why OpenTofu asks a registry for nothing more after its first request, `GET /v2/`; undefined where it goes on. It wants a 200, or a
 * login that it can do, even where the repository itself is open. Throws STORE_UNREACHABLE.
 */
async function pingProblem(repository, findCredentials, transport) {
    const origin = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__.registryOrigin)(repository);
    const url = new URL(`${origin}/v2/`);
    const said = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url.href);
    if ((await (0,_session_js__WEBPACK_IMPORTED_MODULE_12__/* .findOrigin */ .Ub)(repository, transport)) !== origin)
        return `${said} refuses https, and OpenTofu speaks https alone, on this machine too`;
    const request = { method: 'GET', url, authorization: undefined, maxBytes: _oci_limits_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_MANIFEST_BYTES */ .Z };
    const rules = { maxRedirects: _doctor_limits_js__WEBPACK_IMPORTED_MODULE_14__/* .MAX_REDIRECTS */ .NX, nextUrl: _http_web_js__WEBPACK_IMPORTED_MODULE_9__/* .nextUrl */ .Tn };
    const answer = await (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_8__.follow)(request, transport, rules).catch(_session_js__WEBPACK_IMPORTED_MODULE_12__/* .throwInWords */ .X5);
    if (answer === undefined)
        return `${said} redirects more than ${_doctor_limits_js__WEBPACK_IMPORTED_MODULE_14__/* .MAX_REDIRECTS */ .NX} times`;
    if (answer.status === 200)
        return undefined;
    if (answer.status !== 401)
        return `${said} answers ${answer.status}, and OpenTofu asks for nothing more where that is not 200 or 401`;
    const schemes = (0,_session_js__WEBPACK_IMPORTED_MODULE_12__/* .parseChallenges */ .uV)(answer.headers.get('www-authenticate') ?? '').map(({ scheme }) => scheme);
    if (schemes.includes('bearer'))
        return undefined;
    if (!schemes.includes('basic'))
        return `${said} answers 401 without a login that OpenTofu knows`;
    const { credentials, source } = await findCredentials();
    return credentials === undefined
        ? `${said} asks for a user and a password, and OpenTofu finds none in ${source}`
        : undefined;
}
/** What is attached in OCI registries, read with the credentials that OpenTofu finds. */
function networkAttachedDocuments(settings) {
    return {
        read: ({ repository, reference }) => orUnreachable(async () => {
            const client = new _client_js__WEBPACK_IMPORTED_MODULE_10__.OciClient(accessOf(repository, settings));
            const listed = await client.referrers(reference);
            const digests = listed ?? (0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_4__/* .digestsIn */ .V4)((await client.readManifest((0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_4__/* .referrersTag */ .LN)(reference)))?.bytes);
            if (digests.length > MAX_ATTACHED_DOCUMENTS)
                return { kind: 'unreachable', message: `${digests.length} documents are attached to ${reference}` };
            const documents = [];
            for (const digest of digests)
                documents.push(...(await readDocument(client, digest)));
            return { kind: 'found', documents };
        }),
    };
}
/** None where the list names a manifest that is gone, or one that is no document of ours. */
async function readDocument(client, digest) {
    const stored = await client.readManifest(digest);
    const { artifactType = '', layers: [layer] = [] } = (stored && (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .Ng)(stored.bytes)) ?? {};
    if (layer === undefined)
        return [];
    if (!(0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_4__/* .isProvenance */ .WX)(artifactType))
        return [{ artifactType, digest: layer.digest, bytes: undefined }];
    const pieces = [];
    const isRead = await client.readBlob(layer.digest, {
        maxBytes: MAX_BUNDLE_BYTES,
        into: async (piece) => {
            pieces.push(Uint8Array.from(piece));
        },
    });
    return [{ artifactType, digest: layer.digest, bytes: isRead ? Buffer.concat(pieces) : undefined }];
}


/***/ }),

/***/ 3288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCredentials: () => (/* binding */ findCredentials),
/* harmony export */   findOpenTofuCredentials: () => (/* binding */ findOpenTofuCredentials)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);






/** Time that a Docker credential helper has. Then it is ended, and the run fails with PERMISSION. */
const HELPER_TIMEOUT_MS = 30_000;
/**
 * The credentials for a host from the first source that has any: the explicit ones, Docker's configuration, GITHUB_TOKEN.
 * Throws INVALID_INPUT for a broken Docker configuration, MISSING_PROGRAM where its credential helper cannot be started.
 */
async function findCredentials(host, sources) {
    const { configured, githubToken } = sources;
    const named = 'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")';
    if (configured?.host === host) {
        const { username, password } = configured;
        return { credentials: { kind: 'password', username, password }, source: named };
    }
    const file = configFile(sources.environment);
    const none = { credentials: undefined, source: "Docker's config.json (no HOME)" };
    const docker = file === undefined ? none : await readDockerCredentials({ ...sources, key: dockerKey(host), file });
    if (docker.credentials !== undefined)
        return docker;
    const isGitHub = host === 'ghcr.io';
    if (isGitHub && githubToken !== undefined) {
        // ghcr.io accepts any user name with a token.
        const credentials = { kind: 'password', username: 'x-access-token', password: githubToken };
        return { credentials, source: 'GITHUB_TOKEN' };
    }
    const tried = [docker.source, ...(isGitHub ? ['GITHUB_TOKEN'] : [])].join(', ');
    return { credentials: undefined, source: `${named}, for the host of --oci-repository, ${tried}` };
}
const login = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auth: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    password: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    identitytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    registrytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
});
/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auths: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), login).optional(),
    credsStore: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    credHelpers: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional(),
});
/**
 * The credentials that `docker login` has stored: in the credential helper that a config.json names, else in the file itself.
 * Throws INVALID_INPUT for a broken file, MISSING_PROGRAM where the helper cannot be started, PERMISSION where it gives no answer.
 */
async function readDockerCredentials(where) {
    const { key, file } = where;
    const config = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(dockerConfig, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => Buffer.from('{}')));
    if (config === undefined)
        throw brokenConfig(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)} is not a valid configuration file of Docker`);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, where);
    if (fromHelper !== undefined)
        return { credentials: fromHelper, source: `docker-credential-${helper}` };
    const found = find(config.auths, key);
    return { credentials: found === undefined ? undefined : credentialsOf(found), source: file };
}
function configFile({ DOCKER_CONFIG, HOME }) {
    if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(DOCKER_CONFIG, 'config.json');
    return HOME === undefined || HOME === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(HOME, '.docker', 'config.json');
}
/** Docker stores the login for Docker Hub under the URL of its first API. */
function dockerKey(host) {
    return host === 'docker.io' ? 'https://index.docker.io/v1/' : host;
}
/** Keys are hosts or URLs; of a URL only the host counts. */
function find(record, key) {
    const wanted = hostOf(key);
    return record?.[key] ?? Object.entries(record ?? {}).find(([name]) => hostOf(name) === wanted)?.[1];
}
function hostOf(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/(v[12]\/?)?$/, '');
}
function credentialsOf(found) {
    if (found.registrytoken)
        return { kind: 'bearer', token: found.registrytoken };
    if (found.identitytoken)
        return { kind: 'identity', token: found.identitytoken };
    const pair = Buffer.from(found.auth ?? '', 'base64').toString();
    const colon = pair.indexOf(':');
    const username = found.username ?? pair.slice(0, Math.max(colon, 0));
    const password = found.password ?? pair.slice(colon + 1);
    return username === '' || password === '' ? undefined : { kind: 'password', username, password };
}
/** A helper without credentials prints a message, and may still exit with 0. */
const helperOutput = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ Username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), Secret: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) })
    .transform(({ Username: username, Secret: secret }) => username === '<token>'
    ? { kind: 'identity', token: secret }
    : { kind: 'password', username, password: secret });
/** What helpers need to reach key rings, password stores and cloud providers. */
const KEPT_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i;
/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(name, { key, environment, helperTimeoutMs: timeoutMs = HELPER_TIMEOUT_MS }) {
    if (!/^[\w.-]+$/.test(name))
        throw brokenConfig(`the credential helper ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} of Docker's config.json is not a plain program name`);
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const options = { env, timeout: timeoutMs, encoding: 'buffer' };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(`docker-credential-${name}`, ['get'], options, (error, stdout) => {
            // A number is the exit code of a helper that was started.
            const fails = (code, problem, hint) => {
                const program = `the program "docker-credential-${name}", which Docker's config.json names,`;
                const instead = 'set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD';
                reject(new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl(code, `${program} ${problem}`, `${hint}, or ${instead}`, { cause: error }));
            };
            if (typeof error?.code === 'string')
                fails('MISSING_PROGRAM', 'cannot be started', 'install it');
            else if (error?.killed === true)
                fails('PERMISSION', `gave no credentials within ${timeoutMs / 1000} seconds`, 'unlock what it asks');
            else
                resolve((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(helperOutput, stdout));
        });
        child.stdin?.on('error', () => { }).end(key);
    });
}
function brokenConfig(problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', problem, 'log in again: docker login HOST');
}
/**
 * The credentials with which OpenTofu reads a repository: of Docker's and Podman's configuration in the home directory, by the
 * longest path, then by the host. It does not read the variable DOCKER_CONFIG. Throws what {@link readDockerCredentials} throws.
 * https://opentofu.org/docs/cli/oci_registries/credentials/
 */
async function findOpenTofuCredentials({ host, name }, environment) {
    const home = environment['HOME'] ?? '';
    const files = home === '' ? [] : ['.docker/config.json', '.config/containers/auth.json'];
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, file));
    const parts = name.split('/');
    const below = parts.map((_, at) => [host, ...parts.slice(0, parts.length - at)].join('/'));
    for (const key of [...below, host]) {
        for (const file of paths) {
            const found = await readDockerCredentials({ key, file, environment });
            if (found.credentials !== undefined)
                return found;
        }
    }
    return { credentials: undefined, source: paths.join(', ') || 'no home directory' };
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
