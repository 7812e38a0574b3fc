export const id = 4979;
export const ids = [4979,8685];
export const modules = {

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
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(991);







/** Time without a byte from a pipe that is named as a config file. Then it is INVALID_CONFIG. */
const MAX_PIPE_MS = 10_000;
/** Levels of collections in a config file, and columns of its indentation. A deeper file is INVALID_CONFIG. */
const MAX_CONFIG_DEPTH = 200;
/** Mistakes of a config file that a message names. The rest is counted. */
const MAX_NAMED_MISTAKES = 10;
/** Unknown keys that a message names. The rest is counted. */
const MAX_NAMED_KEYS = 3;
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
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${name} has more than ${maxBytes} bytes, the limit of a config file of its kind`, 'remove what the file does not need; split it, if it lists more than one registry or repository');
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
        ...(more > 0 ? [`; and ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(more, 'more mistake')}`] : []),
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
        return `must have at least ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(Number(issue.minimum), 'entry', 'entries')}`;
    const isWordless = issue.code === 'invalid_union' && issue.message === 'Invalid input';
    const ofOne = isWordless ? issue.errors[0]?.[0] : undefined;
    if (ofOne !== undefined)
        return problemOf(ofOne);
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

/***/ 4607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ namedSource),
/* harmony export */   bB: () => (/* binding */ listingPaths),
/* harmony export */   ne: () => (/* binding */ parseStateFile),
/* harmony export */   rP: () => (/* binding */ listSources)
/* harmony export */ });
/* unused harmony export isCollected */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _source_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5769);







/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100;
/**
 * Lists the repositories that `registry.yml` names, by themselves or by their owner. An owner that cannot be listed is in
 * `failed`, and its repositories are missing. Throws INDEX_INVALID.
 */
async function listSources(config, index, dependencies) {
    const all = config.sources.map((options) => withCommonOptions(options, config));
    const named = all.flatMap((options) => namedSource(options, dependencies.serverUrl) ?? []);
    const sources = new Map(named.map((source) => [repositoryKey(source), source]));
    const failed = [];
    const files = new Map();
    let [hasChanged, isWhole] = [false, true];
    for (const options of all) {
        if (options.owner === undefined)
            continue;
        try {
            const listing = await listOwner(options, index, dependencies);
            for (const [path, content] of listing.files)
                files.set(path, content);
            hasChanged ||= listing.hasChanged;
            isWhole &&= listing.isWhole;
            for (const source of listing.sources)
                if (!sources.has(repositoryKey(source)))
                    sources.set(repositoryKey(source), source);
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            failed.push({ name: options.owner, error: error.toRefusal() });
            isWhole = false;
        }
    }
    return { sources: [...sources.values()], failed, isWhole, files, hasChanged };
}
/** The options of a source, and those for all sources where it has none of its own. */
function withCommonOptions(options, { package: kinds, 'git-ref': gitRef, compatibility, severities, expose }) {
    return {
        package: kinds,
        'git-ref': gitRef,
        compatibility,
        expose,
        ...options,
        severities: { ...severities, ...options.severities },
    };
}
function listingPaths(config, serverUrl) {
    return config.sources.flatMap((options) => options.owner === undefined ? [] : [listingPath(options, serverUrl)]);
}
/** Other options that select repositories have another path. */
function listingPath(options, serverUrl) {
    const owner = `${new URL(options.server ?? serverUrl).host}/${options.owner} ${filterText(options)}`;
    return `${_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_DIRECTORY */ .M8}/owner-${(0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .shortHash */ .BC)(owner.toLowerCase())}.json`;
}
function repositoryKey({ identity, key }) {
    return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase();
}
async function listOwner(options, index, dependencies) {
    const { serverUrl, indexVisibility, log } = dependencies;
    const { owner = '' } = options;
    const path = listingPath(options, serverUrl);
    const before = readListing(path, index);
    const { pages, isWhole } = await readPages(options, before.pages, dependencies);
    const found = pages.flatMap(({ repositories }) => repositories);
    const known = before.pages.flatMap(({ repositories }) => repositories);
    const present = new Set(found.map(({ id }) => id));
    // What was not listed to its end says nothing of those that are missing.
    if (!isWhole)
        log.warn(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(owner)} has more than ${MAX_OWNER_PAGES} pages of repositories: those on later pages are not collected`);
    const gone = isWhole ? known.filter(({ id }) => !present.has(id)) : [];
    const sourceOf = (repository) => listedSource(options, repository, serverUrl);
    for (const { name } of gone)
        log.info(`source    ${name} is gone from the listing of ${owner}: its versions stay`);
    const isRecorded = found.every(({ isPrivate }) => !isPrivate) || (await indexVisibility()) === 'private';
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactJson */ .Ar)({ ...before, owner, filter: filterText(options), pages, format: 1 });
    const isSame = JSON.stringify(found) === JSON.stringify(known);
    const files = [
        // A public index remembers nothing of private repositories, not even that they exist.
        ...(isRecorded && text !== textAt(path, index)
            ? [[path, new TextEncoder().encode(text)]]
            : []),
        ...gone.map((repository) => [(0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceStatePath */ .Im)(sourceOf(repository).key), null]),
    ];
    return { sources: found.map(sourceOf), isWhole, files, hasChanged: isRecorded && !isSame };
}
function textAt(path, index) {
    const bytes = index.get(path);
    return bytes && new TextDecoder().decode(bytes);
}
async function readPages(options, before, { owners }) {
    const pages = [];
    // Other keys of a repository are those of a newer tool.
    const remembered = new Map(before.flatMap(({ repositories }) => repositories.map((each) => [each.id, each])));
    for (let number = 1; number <= MAX_OWNER_PAGES; number += 1) {
        const known = before[number - 1];
        const response = await owners.page(options, number, known?.etag);
        if (response === 'unchanged') {
            if (known !== undefined)
                pages.push(known);
            if (number >= before.length)
                return { pages, isWhole: true };
            continue;
        }
        const repositories = response.repositories
            .filter((repository) => isCollected(repository, options))
            .map(({ id, ownerId, name, isPrivate }) => ({
            ...remembered.get(id),
            ...{ id, ownerId, name, isPrivate },
        }));
        pages.push({ ...known, etag: response.etag, repositories });
        if (response.isLast)
            return { pages, isWhole: true };
    }
    return { pages, isWhole: false };
}
/**
 * The source of a `repository`; undefined for the options of an owner.
 * @param serverUrl of the GitHub server that short names belong to
 */
function namedSource(options, serverUrl) {
    const { repository } = options;
    if (repository === undefined)
        return undefined;
    const remote = typeof repository === 'string' ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(`${serverUrl}/${repository}.git`) : repository;
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
    const path = identity === undefined ? pathOf(remote) : `${identity.host}/${identity.repository}`;
    const isOnServer = identity?.host === new URL(serverUrl).host;
    return {
        name: isOnServer ? identity.repository : path,
        key: path.toLowerCase(),
        remote,
        ...lastSegments(path),
        identity,
        options,
    };
}
function listedSource(options, listed, serverUrl) {
    const { server = serverUrl } = options;
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitRemote */ .IM)(`${server}/${listed.name}.git`);
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
    return {
        name: server === serverUrl ? listed.name : `${identity?.host}/${listed.name}`,
        key: `${identity?.host}#${listed.id}`,
        remote,
        ...lastSegments(listed.name),
        identity: identity && { ...identity, repositoryId: listed.id, ownerId: listed.ownerId },
        options,
        isPrivate: listed.isPrivate,
    };
}
function pathOf({ path }) {
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(path).replace(/\/?\.git$/, '');
}
function lastSegments(path) {
    const [repository = '', owner = ''] = path.split('/').toReversed();
    return { owner, repository };
}
/** What an index remembers of owners, and of refused tags. */
const listedRepository = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive(),
    /** `owner/name`, as it is called now. */
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(3),
    isPrivate: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
});
const listingPage = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    /** Absent where the server gave none. */
    etag: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(listedRepository),
});
const listing = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1),
    owner: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** The options that select repositories: under other options the pages have to be read again. */
    filter: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    pages: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(listingPage),
});
/** What an index remembers of an owner, with the keys of a newer tool; no pages without a listing. Throws INDEX_INVALID. */
function readListing(path, index) {
    const bytes = index.get(path);
    return bytes === undefined ? { pages: [] } : (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(listing, path, bytes);
}
/** Whether the options select a repository: forks, archived repositories and templates only where they are named. */
function isCollected(repository, options) {
    const own = repository.name.slice(repository.name.indexOf('/') + 1);
    if (repository.isFork && options.forks !== true)
        return false;
    if (repository.isArchived && options.archived !== true)
        return false;
    if (repository.isTemplate && options.templates !== true)
        return false;
    if (options.exclude?.some((pattern) => pattern.matches(own)))
        return false;
    return options.match?.matches(own) ?? true;
}
/** The options that select repositories, as text that changes with them. */
function filterText({ match, exclude, forks, archived, templates }) {
    const patterns = { match: match?.text, exclude: exclude?.map(({ text }) => text) };
    return JSON.stringify({ ...patterns, forks, archived, templates });
}
/** Reads a state file; undefined for the listing of an owner. Throws INDEX_INVALID. */
function parseStateFile(path, bytes) {
    if (!path.startsWith(`${_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_DIRECTORY */ .M8}/owner-`))
        return (0,_source_state_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSourceState */ .Aw)(path, bytes);
    readListing(path, new Map([[path, bytes]]));
    return undefined;
}


/***/ }),

/***/ 5769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ parseSourceState),
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   Im: () => (/* binding */ sourceStatePath),
/* harmony export */   M8: () => (/* binding */ STATE_DIRECTORY),
/* harmony export */   RI: () => (/* binding */ optionsDigest),
/* harmony export */   S_: () => (/* binding */ NO_STATE),
/* harmony export */   rX: () => (/* binding */ isStatePath),
/* harmony export */   rz: () => (/* binding */ readSourceState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);






/** What an index remembers of a source, so that a run processes new tags alone and reports a refusal once. Keys of a newer tool are kept. */
const commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const sourceState = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    /** The clone URL; absent for a local path and where nothing of the source may be shown. */
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Digest of the options that the tags were processed with. */
    options: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The address that its name gave first: a rename keeps it. */
    address: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleAddress */ .E9)(text))).optional(),
    /** Tags that are done, with their commits: published, or not a version of any module. */
    tags: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), commit),
    refused: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ commit, code: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    /** Why the source as a whole could not be read the last time. */
    refusal: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const NO_STATE = { format: 1, options: '', tags: {}, refused: {} };
/** Where an index keeps the states of sources and the listings of owners. */
const STATE_DIRECTORY = 'collect';
function isStatePath(path) {
    return /^collect\/(?:owner-)?[0-9a-f]{16}\.json$/.test(path);
}
/** @param key of the source. The limits on sources and on their tags bound the file. */
function sourceStatePath(key) {
    return `${STATE_DIRECTORY}/${shortHash(key)}.json`;
}
/** Digest of the options that could change the outcome of a tag: when it changes, all tags are processed again. */
function optionsDigest(options) {
    const { address, versions, repository: _, match: __, exclude: ___, ...rest } = options;
    const texts = { address: address && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address), versions: versions?.text };
    return shortHash((0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)({ ...rest, ...texts }));
}
function shortHash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** Returns the state of a source, the empty one where the index has none. Throws INDEX_INVALID. */
function readSourceState(key, index) {
    const path = sourceStatePath(key);
    const bytes = index.get(path);
    return bytes === undefined ? NO_STATE : parseSourceState(path, bytes);
}
/** Throws INDEX_INVALID. */
function parseSourceState(path, bytes) {
    return (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(sourceState, path, bytes);
}


/***/ })

};
