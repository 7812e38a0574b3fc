export const id = 22;
export const ids = [22,685];
export const modules = {

/***/ 1022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyMarks: () => (/* binding */ applyMarks)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js + 7 modules
var interface_reader = __webpack_require__(3555);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/origin.js
var origin = __webpack_require__(3324);
// EXTERNAL MODULE: ./lib/composition/forge.js
var forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/modules.js
var modules = __webpack_require__(55);
;// CONCATENATED MODULE: ./lib/composition/actor.js




/**
 * In whose name a command decides about published versions. Throws NOT_A_REPOSITORY, MISSING_PROGRAM.
 * @param repository a clone of the repository in whose name it runs; undefined: the repository of the workflow, if there is one
 */
async function readActor(runtime, target, repository) {
    const index = target.kind === 'directory' ? undefined : identityFromRemote(target.remote);
    if (repository === undefined)
        return { repository: repositoryOfRun(runtime.environment), index };
    const [{ findRepository }, { Git, requireGit }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1400)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7863)),
    ]);
    const git = await requireGit(new Git(runtime.environment, runtime.log));
    const { originUrl } = await findRepository(git, repository);
    const { identity } = originOf(originUrl);
    return { repository: identity && (await identifiedOwner(runtime, identity)), index };
}
/** A repository with the ids of GitHub, where there is a token to ask with. A failure is a warning. */
async function identifiedOwner(runtime, repository) {
    const home = gitHubHome(undefined, repository, runtime);
    return (await identified({ publisher: repository, home }, runtime)) ?? repository;
}
/**
 * The repository whose workflow this is. https://docs.github.com/actions/reference/variables-reference,
 * https://docs.gitlab.com/ci/variables/predefined_variables/
 */
function repositoryOfRun(environment) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_SERVER_URL, CI_PROJECT_PATH } = environment;
    const [server, repository] = GITHUB_REPOSITORY
        ? // Without a server it is a workflow still, and no person.
            [GITHUB_SERVER_URL || 'https://github.com', GITHUB_REPOSITORY]
        : [CI_SERVER_URL, CI_PROJECT_PATH];
    if (!repository || server === undefined || !URL.canParse(server))
        return undefined;
    const identity = { host: new URL(server).host, repository: `${serverPathPrefix(server)}${repository}` };
    if (!GITHUB_REPOSITORY)
        return identity;
    return {
        ...identity,
        ...idOf('repositoryId', environment['GITHUB_REPOSITORY_ID']),
        ...idOf('ownerId', environment['GITHUB_REPOSITORY_OWNER_ID']),
    };
}
function idOf(key, text = '') {
    return /^[1-9]\d{0,14}$/.test(text) ? { [key]: Number(text) } : {};
}
/** The date of a decision that is made now. Seconds are enough, and what all dates of an index have. */
function dateOfDecision() {
    return new Date().toISOString().replace(/\.\d+/, '');
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 2 modules
var index_store = __webpack_require__(1050);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./lib/adapters/filesystem/config-file.js
var config_file = __webpack_require__(8685);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/lifecycle/marks-file.js
var marks_file = __webpack_require__(7345);
;// CONCATENATED MODULE: ./lib/composition/marks-file.js





/** Parses a file of marks. @param name for messages. Throws INVALID_CONFIG with the line of the mistake, LIMIT_EXCEEDED */
function parseMarks(name, bytes) {
    const { value, lineOf } = (0,config_file/* parseLocatedConfig */.i)(name, bytes, marksFormat);
    return { name, marks: value.marks, lineOf: (at) => lineOf(['marks', at]) };
}
/** Reads a file of marks of this machine. Throws as {@link parseMarks}, and INVALID_CONFIG for a file that cannot be read. */
async function readMarksFile(path) {
    // One byte more than the limit tells that the file exceeds it, whatever its size.
    const bytes = await (0,consumers_.buffer)((0,external_node_fs_.createReadStream)(path, { end: marksFormat.maxBytes })).catch((cause) => {
        throw new base_error/* RegistryError */.gl('INVALID_CONFIG', `the file of marks ${(0,base_error/* quote */.hD)(path)} cannot be read`, 'name an existing file: --marks marks.yml', { cause });
    });
    return parseMarks(path, bytes);
}
/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024;
const marksFormat = { schema: marks_file/* marksSchema */.qT, maxBytes: MAX_MARKS_BYTES };

// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/module/forge.js
var module_forge = __webpack_require__(6223);
// EXTERNAL MODULE: ./lib/publish/package-kinds.js
var package_kinds = __webpack_require__(449);
;// CONCATENATED MODULE: ./lib/composition/package-storage.js





/** The storage of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
function packageStorage(runtime, server = (0,forge/* gitHubServer */.fF)(runtime.environment)) {
    return new NetworkStorage(runtime, server);
}
class NetworkStorage {
    #runtime;
    #server;
    /** What is done where packages of each kind are: a kind without a line does not compile. */
    #kinds = {
        index: { delete: async (pkg) => notDeletable(pkg) },
        git: { delete: async (pkg) => notDeletable(pkg) },
        release: {
            delete: (pkg) => this.#deleteAsset(pkg),
            follow: (locations, marks) => this.#followLatest(locations, marks),
        },
        oci: {
            delete: (pkg) => this.#deleteManifest(pkg),
            follow: (locations, marks) => this.#followTags(locations, marks),
        },
        s3: { delete: (pkg) => this.#deleteObject(pkg) },
    };
    constructor(runtime, server) {
        this.#runtime = runtime;
        this.#server = server;
    }
    async delete(pkg) {
        const kind = package_kinds/* PACKAGE_KINDS */.js.find((each) => each === pkg.kind);
        return kind === undefined ? notDeletable(pkg) : this.#kinds[kind].delete(pkg);
    }
    async follow(module, marked, dryRun) {
        const changed = new Set(marked);
        const packages = [...module.versions, ...module.removed]
            .filter(({ version }) => changed.has(version))
            .flatMap((each) => each.packages ?? []);
        const names = [];
        for (const kind of package_kinds/* PACKAGE_KINDS */.js) {
            const locations = packages.filter((each) => each.kind === kind).map(({ location }) => location);
            names.push(...((await this.#kinds[kind].follow?.(locations, { module, marked, dryRun })) ?? []));
        }
        return names;
    }
    async #deleteManifest(pkg) {
        const manifest = (0,format_location/* ociManifestOf */.ax)(pkg.location);
        if (manifest === undefined)
            return notDeletable(pkg);
        const { deleteModulePackage } = await __webpack_require__.e(/* import() */ 433).then(__webpack_require__.bind(__webpack_require__, 5433));
        const client = await this.#ociClient(manifest.repository, 'pull,push,delete');
        return deleteModulePackage(client, manifest.digest, pkg);
    }
    async #followTags(locations, marks) {
        const repositories = new Set(locations.flatMap((each) => (0,format_location/* ociManifestOf */.ax)(each)?.repository ?? []));
        const names = [];
        for (const repository of repositories) {
            const { followTags } = await __webpack_require__.e(/* import() */ 433).then(__webpack_require__.bind(__webpack_require__, 5433));
            names.push(...(await followTags(await this.#ociClient(repository, 'pull,push'), marks)));
        }
        return names;
    }
    /** Of a bucket that the location does not name, nobody knows here which one it is. */
    async #deleteObject({ location, address, version }) {
        const object = (0,format_location/* s3ObjectOf */.ly)(location);
        const fix = `delete the object behind ${location}, and what caches keep of it`;
        if (object === undefined)
            return { status: 'impossible', reason: 'the location does not say in which bucket the package is', fix };
        // Whoever writes an index may name objects of others in it.
        const path = (0,format_location/* packageKey */.MO)({ address, version });
        if (!`/${object.key}`.endsWith(`/${path}`))
            return { status: 'failed', reason: `its key does not end in ${(0,base_error/* quote */.hD)(path)}`, fix };
        const { openS3 } = await __webpack_require__.e(/* import() */ 551).then(__webpack_require__.bind(__webpack_require__, 2551));
        const { bucket, region, key } = object;
        try {
            const client = await openS3(this.#runtime, { bucket, prefix: '' }, { region });
            const head = await client.request({ method: 'HEAD', key }, [200, 404]);
            if (head.status === 404)
                return { status: 'absent', notes: [] };
            await client.request({ method: 'DELETE', key }, [200, 204]);
            const notes = ['a bucket with versioning keeps the object as an earlier version: delete that, too'];
            return { status: 'deleted', notes };
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            return { status: 'failed', reason: `${error.message}; ${error.hint}`, fix };
        }
    }
    async #deleteAsset(pkg) {
        const asset = (0,format_location/* releaseAssetOf */.nE)(pkg.location);
        if (asset === undefined)
            return notDeletable(pkg);
        const { deleteAsset, deleteByHand } = await __webpack_require__.e(/* import() */ 20).then(__webpack_require__.bind(__webpack_require__, 6020));
        return this.#atHome(asset, (repository) => deleteAsset(repository, asset), (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }));
    }
    async #followLatest(locations, { module, dryRun }) {
        const assets = locations.flatMap((each) => (0,format_location/* releaseAssetOf */.nE)(each) ?? []);
        const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]));
        const names = [];
        for (const asset of homes.values()) {
            const { followLatestRelease } = await __webpack_require__.e(/* import() */ 20).then(__webpack_require__.bind(__webpack_require__, 6020));
            const found = await this.#atHome(asset, (repository) => followLatestRelease(repository, module, dryRun), (reason) => [
                { name: `the latest release of ${asset.repository}`, status: 'kept', version: null, reason },
            ]);
            names.push(...found);
        }
        return names;
    }
    /** What a repository that cannot be opened means is the caller's. */
    async #atHome({ host, repository }, work, refused) {
        if (!(0,forge/* isAsked */.D6)(host, this.#runtime.environment))
            return refused(`there is no token for ${(0,base_error/* quote */.hD)(host)}: set ${(0,module_forge/* tokenVariable */.Sj)(host)}, or set GITHUB_SERVER_URL to its URL`);
        const home = (0,forge/* gitHubHome */.Jg)(this.#server, { host, repository }, this.#runtime);
        return home()
            .then(work)
            .catch((0,base_error/* ifRefused */.yR)(({ message, hint }) => refused(`${message}; ${hint}`)));
    }
    /** The password of the environment is for the host that a publish names, and so for none that an index names. */
    async #ociClient(name, access) {
        const { environment, log, secrets } = this.#runtime;
        const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] = await Promise.all([
            __webpack_require__.e(/* import() */ 727).then(__webpack_require__.bind(__webpack_require__, 6727)),
            __webpack_require__.e(/* import() */ 288).then(__webpack_require__.bind(__webpack_require__, 3288)),
            __webpack_require__.e(/* import() */ 268).then(__webpack_require__.bind(__webpack_require__, 2268)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8713)),
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
function notDeletable({ location }) {
    if ((0,format_location/* locationKind */.QD)(location) !== 'git')
        return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` };
    return {
        status: 'impossible',
        reason: 'clients clone the commit from the module repository, and Git keeps it',
        fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
    };
}

// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/lifecycle/render-marks.js + 12 modules
var render_marks = __webpack_require__(3443);
// EXTERNAL MODULE: ./lib/action/event.js + 1 modules
var action_event = __webpack_require__(9449);
// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(2531);
;// CONCATENATED MODULE: ./lib/action/marks.js











/**
 * Applies the `marks.yml` of the workflow's branch to the index; for a pull request, and in a dry run, it says what would change. Throws as
 * {@link renderMarks}, and UNSUPPORTED_EVENT and INVALID_INPUT before the first request.
 */
async function applyMarks(run, runtime) {
    const { inputs, event } = run;
    if (event.name !== 'pull_request')
        (0,action_event/* refuseUnlistedEvent */.t6)(event, 'apply marks');
    const marks = await readMarks(run, runtime);
    const server = (0,index_repository.serverOfRun)(run, runtime, 'github-token');
    return (0,index_store/* closing */.ET)(await (0,index_repository.indexOfRun)(run, runtime).open('history'), async (openedIndex) => {
        const { target } = openedIndex;
        const dependencies = {
            ...openedIndex,
            packages: new interface_reader/* InterfaceReader */.T(),
            storage: packageStorage(runtime, server),
            actor: {
                repository: await (0,index_repository.identified)(run, (0,forge/* gitHubHome */.Jg)(server, event.identity, runtime)),
                index: target.kind === 'directory' ? undefined : (0,git_remote/* identityFromRemote */.tk)(target.remote),
            },
            date: dateOfDecision(),
            readMarks: async () => marks,
        };
        return (0,render_marks/* renderMarks */.o)(dependencies, { check: inputs['dry-run'] || event.name === 'pull_request' });
    });
}
/** Reads a file that an earlier step wrote, or that of the workflow's branch. Throws INVALID_CONFIG. */
async function readMarks(run, runtime) {
    const { config } = run.inputs;
    if (config !== undefined)
        return readMarksFile(config);
    const hint = 'add the file (docs/guides/lifecycle.md), or name another one with the input "config"';
    return parseMarks(paths/* MARKS_PATH */.zF, await (0,index_repository.fileOfBranch)(paths/* MARKS_PATH */.zF, run, runtime, hint));
}


/***/ }),

/***/ 8685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseLocatedConfig),
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8321);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8815);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4210);








/** Time without a byte from a pipe that is named as a config file. Then it is INVALID_CONFIG. */
const MAX_PIPE_MS = 10_000;
/** Levels of collections in a config file, and columns of its indentation. A deeper file is INVALID_CONFIG. */
const MAX_CONFIG_DEPTH = 200;
/** Mistakes of a config file that a message names. The rest is counted. */
const MAX_NAMED_MISTAKES = 10;
/** Unknown keys that a message names. The rest is counted. */
const MAX_NAMED_KEYS = 3;
/** Reads a YAML config file of this machine. Throws as {@link parseConfigFile}, and INVALID_CONFIG for a file that cannot be read. */
async function readConfigFile(file, format) {
    const bytes = await bytesOf(file, format.maxBytes).catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INVALID_CONFIG', `the config file ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(file)} cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause)}`, 'name an existing file with --config (action input "config": a file that an earlier step made)', { cause });
    });
    return parseConfigFile(file, bytes, format);
}
/** One byte more than the limit tells that the file exceeds it, whatever its size. It may be a pipe, into which nobody may ever write. */
async function bytesOf(file, maxBytes) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).isFIFO())
        return (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.buffer)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file, { end: maxBytes }));
    const pipe = new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK), readable: true });
    pipe.setTimeout(MAX_PIPE_MS, () => pipe.destroy(new Error(`nobody writes into the pipe for ${MAX_PIPE_MS / 1000} seconds`)));
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
function parseConfigFile(file, bytes, format) {
    return parseLocatedConfig(file, bytes, format).value;
}
/**
 * Parses a YAML config file, such as `.module-registry.yml` or `registry.yml`, in a time that grows with its bytes; an empty
 * one has no keys.
 * @param file for messages. Throws LIMIT_EXCEEDED for a file that is too large, INVALID_CONFIG with the line of the mistake
 */
function parseLocatedConfig(file, bytes, { schema, maxBytes }) {
    if (bytes.length > maxBytes)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${file} has more than ${maxBytes} bytes, the limit of a config file of its kind`, 'remove what the file does not need; split it, if it lists more than one registry or repository');
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_4__/* .LineCounter */ .HN();
    const invalid = (line, problem, path = []) => new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('INVALID_CONFIG', `${file}${line === undefined ? '' : ` line ${line}`}: ${problem}`, `correct the file; ${keysAt(schema, path)}`);
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
    if (parsed.success)
        return {
            value: parsed.data,
            lineOf: (path) => lineOf({ code: 'custom', message: '', path: [...path] }, document, lines),
        };
    const mistakes = parsed.error.issues
        .slice(0, MAX_NAMED_MISTAKES)
        .map((issue) => ({
        path: issue.path,
        line: lineOf(issue, document, lines),
        problem: `${issueText(issue)}${otherLine(issue, document, lines)}`,
    }))
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const [first, ...others] = mistakes;
    const more = parsed.error.issues.length - mistakes.length;
    const lists = [
        ...others.map(({ line, problem }) => `; ${line === undefined ? '' : `line ${line}: `}${problem}`),
        ...(more > 0 ? [`; and ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(more, 'more mistake')}`] : []),
    ];
    throw invalid(first?.line, `${first?.problem}${lists.join('')}`, first?.path);
}
/** Undefined where it is nested too deeply. */
function documentOf(bytes, lineCounter) {
    const options = { lineCounter, logLevel: 'error', uniqueKeys: false, prettyErrors: false };
    const text = new TextDecoder().decode(bytes);
    return isTooDeep(text) ? undefined : (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .Tp)(text, options);
}
/**
 * Whether collections may lie deeper than {@link MAX_CONFIG_DEPTH}: in each other on one line, in brackets, or by indentation. The parser
 * calls itself for each level, and Node.js ends the whole run where a regular expression is compiled at the end of the stack.
 */
function isTooDeep(text) {
    let [onLine, inBrackets, isLineStart] = [0, 0, true];
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_4__/* .Lexer */ .JG().lex(text)) {
        const type = yaml__WEBPACK_IMPORTED_MODULE_4__/* .CST */ .DB.tokenType(token);
        if (type === 'newline')
            onLine = 0;
        if (type === 'space' && isLineStart)
            onLine = token.length;
        // In brackets an indicator opens nothing: JSON has all its keys on one line.
        if (inBrackets === 0 && /^(seq-item|explicit-key|map-value)-ind$/.test(type ?? ''))
            onLine += 1;
        if (type === 'flow-map-start' || type === 'flow-seq-start')
            inBrackets += 1;
        if (type === 'flow-map-end' || type === 'flow-seq-end')
            inBrackets = Math.max(0, inBrackets - 1);
        if (onLine + inBrackets > MAX_CONFIG_DEPTH)
            return true;
        isLineStart = type === 'newline';
    }
    return false;
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
        return keys.type === 'enum' && !(String(key) in keys.entries)
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
/** A key that stands twice in one map, as it would in the value: `1` and `"1"` are the same; and where it stands the second time. */
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
    return `${where === '' ? '' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(where)}: `}${(0,_base_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOfIssue */ .kr)(issue)}`;
}
function keyList(keys) {
    const named = keys.slice(0, MAX_NAMED_KEYS).map(_base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD).join(', ');
    const more = keys.length - MAX_NAMED_KEYS;
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


/***/ })

};
