export const id = 976;
export const ids = [976,685];
export const modules = {

/***/ 2976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectSources: () => (/* binding */ collectSources)
/* harmony export */ });
/* harmony import */ var _adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8685);
/* harmony import */ var _collect_registry_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9334);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _composition_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9449);
/* harmony import */ var _index_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2531);






/** Collects the sources in `registry.yml`. Throws UNSUPPORTED_EVENT and INVALID_INPUT before the first request. */
async function collectSources(run, runtime) {
    const { inputs, event } = run;
    (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseUnlistedEvent */ .t6)(event, 'collect');
    const config = await readRegistryConfig(run, runtime);
    const input = inputs['source-token'] === undefined ? 'github-token' : 'source-token';
    const server = (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.serverOfRun)(run, runtime, input);
    const { only, 'dry-run': dryRun } = inputs;
    return (0,_composition_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .closing */ .ET)(await (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.indexOfRun)(run, runtime).open('paths'), (openedIndex) => (0,_composition_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .collectInto */ .v)(openedIndex, { config, only, dryRun }, server, runtime));
}
/** Reads a file that an earlier step wrote, or that of the workflow's branch. Throws INVALID_CONFIG. */
async function readRegistryConfig(run, runtime) {
    const { inputs } = run;
    const path = _collect_registry_config_js__WEBPACK_IMPORTED_MODULE_1__/* .REGISTRY_CONFIG_PATH */ .fr;
    const hint = `add the file, which names the sources to collect (docs/guides/organisation.md), or name another file with the input "config"`;
    const config = inputs.config === undefined
        ? (0,_adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_0__.parseConfigFile)(path, await (0,_index_repository_js__WEBPACK_IMPORTED_MODULE_5__.fileOfBranch)(path, run, runtime, hint), _collect_registry_config_js__WEBPACK_IMPORTED_MODULE_1__/* .registryConfigFormat */ .FR)
        : await (0,_adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_0__.readConfigFile)(inputs.config, _collect_registry_config_js__WEBPACK_IMPORTED_MODULE_1__/* .registryConfigFormat */ .FR);
    const url = config.url ?? inputs['index-url'];
    return { ...config, expose: config.expose ?? inputs.expose, ...(url === undefined ? {} : { url }) };
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

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ collectInto)
});

// UNUSED EXPORTS: tokens

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __webpack_require__(8169);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var module_git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/module/release.js
var release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/tag.js
var tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/publish/package-checks.js
var package_checks = __webpack_require__(5405);
// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __webpack_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 4 modules
var modules = __webpack_require__(122);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var objects = __webpack_require__(3267);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/adapters/node/within-time.js
var within_time = __webpack_require__(1790);
;// CONCATENATED MODULE: ./lib/adapters/git/source-limits.js





/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200;
/** What one repository may take, and a package of others: anybody can publish one of any size, on a host as slow as they like. */
const source_limits_REPOSITORY_LIMITS = { megabytes: 2048, seconds: 600 };
/**
 * Runs work for a source and aborts it when its time is up, or when what it writes into the directory is too large: git
 * itself has no limits for a fetch. Throws LIMIT_EXCEEDED then.
 */
async function source_limits_withinLimits(source, { megabytes, seconds }, directory, work) {
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
        this.#limit = `${(0,count/* counted */.h)(seconds, 'second')}${doing}`;
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
        return (0,within_time/* withinTime */.d)(this.#leftMs - spent, work, () => {
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
        const error = new base_error/* RegistryError */.gl('LIMIT_EXCEEDED', `the source ${(0,base_error/* quote */.hD)(this.#source)} takes more than ${limit}`, 'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again');
        this.#controller.abort(error);
    }
}
/** Files that git removes meanwhile count as nothing. */
async function sizeOf(directory) {
    const names = await (0,promises_.readdir)(directory, { recursive: true }).catch(() => []);
    const sizes = names.map(async (name) => {
        const found = await (0,promises_.stat)((0,external_node_path_.join)(directory, name)).catch(() => undefined);
        return found?.isFile() ? found.size : 0;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

;// CONCATENATED MODULE: ./lib/adapters/git/source-repositories.js














class SourceRepositories {
    #options;
    #renamed = new Map();
    constructor(options) {
        this.#options = options;
    }
    async listTags(source) {
        try {
            return await this.#listTags(source, this.#remoteOf(source));
        }
        catch (error) {
            const remote = await this.#newRemote(source, error);
            if (remote === undefined)
                throw error;
            this.#renamed.set(source, remote);
            return this.#listTags(source, remote);
        }
    }
    async fetch(source, tags) {
        const { git, limits, tokenFor, storesOf } = this.#options;
        const temporary = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#options.temporary, 'source-'));
        const remote = this.#remoteOf(source);
        const gitDirectory = await source_limits_withinLimits(source.name, limits, temporary, (signal) => (0,git_remote/* fetchTags */.un)(git, { remote, token: tokenFor(remote), tags, temporary, subject: 'source', signal }));
        const httpsUrl = (0,module_git_remote/* httpsUrlFromRemote */.FG)(remote);
        const local = { gitDirectory, objects: (0,external_node_path_.join)(gitDirectory, 'objects'), head: undefined };
        const time = new SourceTime(source.name, limits, ' to be packed');
        const found = (0,module_repository.repositoryTags)(git, local, temporary, { signal: time.signal });
        return {
            tags: { all: () => time.spend(found.all), find: (name) => time.spend(() => found.find(name)) },
            ...(0,modules/* openModules */.m)(git, local, temporary, time),
            packageStores: storesOf(httpsUrl),
            publisher: await this.#identityOf(source, remote),
            repositoryUrl: httpsUrl?.replace(/\.git$/, '') ?? '',
        };
    }
    /** Says who may read a source: everybody only where git reads it without credentials, whatever else the server says. */
    async visibilityOf(source) {
        const { git, temporary, describe, limits } = this.#options;
        const isPrivate = source.isPrivate ?? (await describe(source))?.isPrivate;
        if (isPrivate === true)
            return 'private';
        const remote = this.#remoteOf(source);
        const visibility = await source_limits_withinLimits(source.name, limits, undefined, (signal) => (0,git_remote/* readVisibility */.tQ)(git, { remote, signal, temporary }));
        return visibility ?? 'private';
    }
    #listTags({ name }, remote) {
        const { git, limits, temporary, tokenFor } = this.#options;
        const address = { remote, token: tokenFor(remote), temporary };
        return source_limits_withinLimits(name, limits, undefined, async (signal) => {
            const tags = await (0,git_remote/* listRemoteTags */.oW)(git, address, { signal });
            return [...tags].map(([tag, commit]) => {
                if (commit.length > 40)
                    throw (0,failures/* sha256Refusal */.wg)('NOT_A_REPOSITORY', `the source ${(0,base_error/* quote */.hD)(name)}`);
                return { tag, commit };
            });
        });
    }
    #remoteOf(source) {
        return this.#renamed.get(source) ?? source.remote;
    }
    /** A redirect is not followed with a token, so GitHub's API says where the repository is now. */
    async #newRemote(source, error) {
        if (!(error instanceof base_error/* RegistryError */.gl) || error.code === 'LIMIT_EXCEEDED')
            return undefined;
        const found = await this.#options.describe(source);
        if (found === undefined || found.name === source.identity?.repository)
            return undefined;
        const { scheme, host, port } = source.remote;
        return (0,module_git_remote/* parseGitRemote */.IM)(`${scheme}://${host}${port === undefined ? '' : `:${port}`}/${found.name}.git`);
    }
    async #identityOf(source, remote) {
        const identity = (0,module_git_remote/* identityFromRemote */.tk)(remote);
        if (identity === undefined || source.identity?.repositoryId !== undefined)
            return source.identity;
        const found = await this.#options.describe(source);
        return found === undefined ? identity : { ...identity, repositoryId: found.id, ownerId: found.ownerId };
    }
}
function taggedRepositories(settings) {
    return {
        async open(url, releases) {
            const temporary = await mkdtemp(join(settings.temporary, 'tagged-'));
            try {
                return await source_repositories_open(url, releases, { ...settings, temporary });
            }
            catch (error) {
                await rm(temporary, { recursive: true, force: true });
                if (error instanceof RegistryError)
                    return { kind: 'unreachable', message: error.message };
                throw error;
            }
        },
    };
}
async function source_repositories_open(url, releases, { git, temporary, tokenFor }) {
    const remote = parseGitRemote(url);
    const address = { remote, token: tokenFor(remote), temporary };
    const repository = new FetchRepository(git, address);
    const refs = await withinLimits(url, REPOSITORY_LIMITS, temporary, async (signal) => {
        const tags = await listRemoteTags(git, address, { subject: 'module repository', signal });
        await fetchCommits(repository, tags, { releases, signal });
        return tags;
    });
    const { objects } = repository;
    const readers = {
        modules: openModules(git, { objects, head: undefined }, temporary),
        objects: new GitObjects(git, objects, temporary),
    };
    return {
        kind: 'opened',
        commitOf: (tag) => refs.get(tag),
        rebuild: (module) => rebuild(module, readers),
        async close() {
            await readers.modules.close();
            await readers.objects.close();
            await rm(temporary, { recursive: true, force: true });
        },
    };
}
/** Tags in one fetch; commits that no tag names any more one by one, as a server may refuse each of them. */
async function fetchCommits(repository, tags, { releases, signal }) {
    const isAtTag = ({ tag, commit }) => isRefName(tag) && tags.get(tag) === commit;
    const refspecs = releases.filter(isAtTag).map(({ tag }) => `refs/tags/${tag}:refs/tags/${tag}`);
    if (refspecs.length > 0)
        await repository.fetch(refspecs, ['--depth=1'], { signal });
    const others = new Set(releases.filter((release) => !isAtTag(release)).map(({ commit }) => commit));
    for (const commit of others)
        await repository.fetch([commit], ['--depth=1'], { signal });
}
async function rebuild(module, { modules, objects }) {
    const { commit, path } = module;
    const extent = packageExtent(module);
    try {
        const { facts, file } = await modules.packer.pack({ commit, path, ...extent, isCommit: true });
        await rm(file, { force: true });
        const { committedAt = 0 } = (await followTag({ tag: module.tag, oid: commit }, objects)) ?? {};
        return {
            kind: 'rebuilt',
            facts,
            committedAt: formatCommitDate(committedAt),
            license: await modules.license({ commit, path }),
            moduleInterface: await modules.interfaces.atCommit({ commit, path }),
            lacks: await lackingPaths(module, modules.interfaces),
        };
    }
    catch (error) {
        if (!(error instanceof RegistryError))
            throw error;
        return error.code === 'NOT_FOUND' ? { kind: 'absent' } : { kind: 'refused', message: messageOf(error) };
    }
}
/** What the package of a release lacks of what this tool would put into it: whoever writes an index names less as he likes. */
async function lackingPaths(release, interfaces) {
    const { packagePaths, packageRoot: boundary, path } = release;
    if (packagePaths === undefined)
        return [];
    const needed = await withPackageRoot(release, boundary, interfaces);
    const { packageRoot = path, packagePaths: paths = [packageRoot] } = packageExtent(needed);
    return paths.filter((each) => !packagePaths.some((other) => isWithin(each, other)));
}

// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/collect/collect.js + 4 modules
var collect = __webpack_require__(5923);
// EXTERNAL MODULE: ./lib/module/forge.js
var module_forge = __webpack_require__(6223);
// EXTERNAL MODULE: ./lib/composition/forge.js
var composition_forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/package-stores.js
var package_stores = __webpack_require__(5953);
// EXTERNAL MODULE: ./lib/composition/runtime.js
var composition_runtime = __webpack_require__(4994);
;// CONCATENATED MODULE: ./lib/composition/sources.js









/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000;
/**
 * Collects into an opened index. Throws as {@link collect}, and MISSING_PROGRAM.
 * @param server the one that owners and short names are on
 */
async function collectInto({ target, ...openedIndex }, request, server, runtime) {
    const { environment, log, temporary } = runtime;
    const git = await (0,git_git.requireGit)(new git_git.Git(environment, log));
    // Opened at the first call: a run without owners and new tags asks GitHub nothing.
    const github = (0,composition_runtime/* once */.Oo)(() => openGitHub(server, runtime));
    const tokenFor = tokens(environment, server);
    const openOwner = ownersOf(github, server, runtime);
    const sources = new SourceRepositories({
        git,
        limits: request.config.limits,
        temporary,
        tokenFor,
        storesOf: package_stores/* collectionStores */.V,
        describe: describer(server, github),
    });
    return (0,collect/* collect */.F)(request, {
        ...openedIndex,
        serverUrl: server.url,
        sources,
        tagLists: { find: async (wanted) => findTags(wanted, server, github) },
        owners: {
            page: async (owner, page) => (await openOwner(owner)).owners.page(owner.owner ?? '', page),
        },
        indexVisibility: (0,composition_runtime/* once */.Oo)(() => visibilityOfIndex(git, target, temporary)),
        log,
    });
}
/** The server of an owner, opened once: the one of the run, or another one with the token of its own variable. */
function ownersOf(github, own, runtime) {
    const others = new Map();
    const openOther = async ({ forge: name }, url) => {
        const { environment } = runtime;
        const forge = name === undefined ? await (0,composition_forge/* forgeAt */.rv)(url, environment) : module_forge/* FORGES */.tu[name];
        const tokenName = (0,module_forge/* tokenVariable */.Sj)(new URL(url).host);
        const token = environment[tokenName] || (url === own.url ? own.token : undefined);
        const { retrySeconds } = own;
        return openGitHub({ forge, url, apiUrl: (0,composition_forge/* apiUrlOf */.po)(url, forge), token, tokenName, retrySeconds }, runtime);
    };
    return (owner) => {
        const { server: url = own.url, forge = own.forge.name } = owner;
        // What contradicts the server of the run is left to its API to refuse.
        if (url === own.url && forge === own.forge.name)
            return github();
        const key = `${url} ${owner.forge}`;
        return (0,get_or_insert/* getOrInsert */.P)(others, key, () => openOther(owner, url));
    };
}
async function openGitHub(server, runtime) {
    const github = await (0,composition_forge/* openServer */.CT)(server, runtime);
    const { OwnerRepositories, RepositoryTags } = await __webpack_require__.e(/* import() */ 372).then(__webpack_require__.bind(__webpack_require__, 4372));
    const { requireGitea } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7164));
    await requireGitea(github);
    const tags = new RepositoryTags(github);
    const hasTags = server.token !== undefined && server.forge.hasGraphql;
    return { owners: new OwnerRepositories(github, hasTags ? tags : undefined), tags };
}
async function findTags(sources, server, github) {
    const named = sources.flatMap((source) => {
        const name = source.identity && isOnServer(source.remote, server)
            ? (0,composition_forge/* repositoryNameOn */.Tq)(server.url, source.identity)
            : undefined;
        return name === undefined || !/^[^/]+\/[^/]+$/.test(name) ? [] : [[source, name]];
    });
    if (server.token === undefined || !server.forge.hasGraphql || named.length === 0)
        return new Map();
    const tags = await (await github()).tags.find(named.map(([, name]) => name));
    return new Map(named.flatMap(([source, name]) => {
        const found = tags.get(name);
        return found === undefined ? [] : [[source, found]];
    }));
}
function isOnServer({ scheme, host, port }, { url }) {
    return /^https?$/.test(scheme) && new URL(url).host === `${host}${port === undefined ? '' : `:${port}`}`;
}
function describer({ url, token, forge }, github) {
    const { host } = new URL(url);
    const known = new Map();
    return async (source) => {
        const { identity } = source;
        if (token === undefined || !forge.hasApi || identity?.host !== host)
            return undefined;
        const found = known.get(source) ?? (await github()).owners.find((0,composition_forge/* repositoryNameOn */.Tq)(url, identity));
        known.set(source, found);
        const description = await found;
        return description && { ...description, name: `${(0,composition_forge/* serverPathPrefix */.$N)(url)}${description.name}` };
    };
}
/** The token of a host: that of its own variable, or of the server. */
function tokens(environment, { url, token }) {
    const server = new URL(url);
    return ({ scheme, host, port }) => {
        const isServer = server.origin === `${scheme}://${host}${port === undefined ? '' : `:${port}`}`;
        return environment[(0,module_forge/* tokenVariable */.Sj)(host)] || (isServer ? token : undefined);
    };
}
/** A local index is private, as its files are. A remote index is public unless a read without credentials fails. */
async function visibilityOfIndex(git, target, temporary) {
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return 'private';
    if (target.remote.scheme === 'ssh')
        return 'public';
    return ((await (0,git_remote/* readVisibility */.tQ)(git, { remote: target.remote, deadlineMs: INDEX_ANSWER_MS, temporary })) ??
        'private');
}


/***/ })

};
