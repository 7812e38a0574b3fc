export const id = 8763;
export const ids = [8763,8685];
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

/***/ 8763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  marksOfIndex: () => (/* binding */ marksOfIndex),
  renderCommand: () => (/* binding */ renderCommand)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js
var interface_reader = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/composition/actor.js
var actor = __webpack_require__(9475);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/composition/marks-file.js
var marks_file = __webpack_require__(6267);
// EXTERNAL MODULE: ./lib/composition/package-storage.js
var package_storage = __webpack_require__(1306);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var format_marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/render.js
var render = __webpack_require__(162);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/lifecycle/decision.js
var decision = __webpack_require__(1084);
// EXTERNAL MODULE: ./lib/lifecycle/mark.js
var lifecycle_mark = __webpack_require__(1107);
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
        const located = await readMarks(snapshot);
        hasFile = located !== undefined;
        if (located === undefined)
            return undefined;
        await checkMarks(located, snapshot, { registry, actor });
        const { marks } = located;
        return {
            key: (0,json/* canonicalJson */.dj)(marks),
            apply(before) {
                const after = fileMarkedModule(before, marks, date);
                if (isAlike(before, after))
                    return before;
                // Also where a mark is taken back, of which the file says nothing any more.
                (0,decision/* refuseForeignDecision */.V6)({ registry, module: before }, actor);
                changes.set((0,module_address/* formatModuleAddress */.wc)(before.address), { before, after });
                return after;
            },
        };
    };
    const message = `Render the index with the marks of ${paths/* MARKS_PATH */.zF}`;
    const report = await (0,render/* render */.X)(dependencies, { ...options, decisions, message });
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
    return { ...report, marks: marks.toSorted((a, b) => (a.address < b.address ? -1 : 1)) };
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
        latest: (0,decision/* latestChange */.Y_)(before, after),
    };
}
/**
 * Asks whether an index has all that a file of marks names, by the rules of the commands. Throws INVALID_CONFIG that names every line with
 * its fix, NOT_OWNER for a run that may not decide about one of its modules, INDEX_INVALID.
 */
async function checkMarks({ name, marks, lineOf }, snapshot, { registry, actor }) {
    const replacements = marks.flatMap(({ replacement }) => replacement === undefined ? [] : (0,format_marks/* parseReplacement */.sH)(replacement).address);
    const named = [...marks.flatMap(lifecycle_marks_file/* modulesOf */.XG), ...replacements];
    const files = await snapshot.read([...new Set(named.map((each) => (0,paths/* modulePath */.Mw)(each, 'module.json')))]);
    const problems = marks.flatMap((mark, at) => {
        const found = [
            ...replacementProblems(mark, files),
            ...(0,lifecycle_marks_file/* modulesOf */.XG)(mark).flatMap((each) => problemsOf(mark, each, files)),
        ];
        const line = lineOf(at);
        return found.map((problem) => `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`);
    });
    if (problems.length > 0)
        throw new error/* RegistryError */.gl('INVALID_CONFIG', (0,error/* shortList */.pg)(problems).join('\n'), 'nothing was written; correct these lines, then run it again');
    for (const address of marks.flatMap(lifecycle_marks_file/* modulesOf */.XG)) {
        const module = (0,index_files/* moduleIn */.w6)(files, address);
        if (module !== undefined)
            (0,decision/* refuseForeignDecision */.V6)({ registry, module }, actor);
    }
}
function replacementProblems({ replacement }, files) {
    if (replacement === undefined || (0,decision/* hasReplacement */.PP)(files, replacement))
        return [];
    return [
        `the replacement ${(0,error/* quote */.hD)(replacement)} is not in the index; name a module of it, or a listed version of one`,
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
    const versions = versionsIn(module, range);
    // A version that was removed is gone for good, and its mark with it.
    const isRemoved = module.removed.some(({ version }) => range.allows(version));
    if (versions.length === 0 && !isRemoved) {
        const published = (0,error/* shortList */.pg)((0,version/* sortVersions */.M7)(module.versions.map(({ version }) => version))).join(', ');
        return [`${text} has no published version ${(0,error/* quote */.hD)(range.text)}; it has ${published || 'none'}`];
    }
    const latest = (0,module_list/* latestOf */.Te)(module);
    const isOfLatest = versions.some((version) => version === latest);
    // Later versions that a deprecation covers need no new word.
    const isMade = module.deprecations.some((each) => isOfFile(each) && each.versions === range.text);
    if (!isOfLatest || mark['allow-latest'] || (isMade && mark.deprecate !== undefined))
        return [];
    return [`${text} ${latest} is the latest version; publish its successor first, or add "allow-latest: true"`];
}
/** Whether a mark was made by `marks.yml`, which alone changes it. */
function isOfFile({ origin }) {
    return origin === paths/* MARKS_PATH */.zF;
}
/**
 * The module with the marks of the file, and without those that the file made before and does not have any more; marks of commands stay
 * unless the file has one about the same versions; of two marks that have a version, the later one in the file holds. Made twice, it is made
 * once. Versions that are not published are left out.
 * @param date of marks that are new
 */
function fileMarkedModule(module, marks, date) {
    const own = marks.filter((mark) => (0,lifecycle_marks_file/* modulesOf */.XG)(mark).some((address) => (0,module_address/* addressKey */.IY)(address) === (0,module_address/* addressKey */.IY)(module.address)));
    if (own.length === 0 && ![...module.yanks, ...module.deprecations].some(isOfFile))
        return module;
    let yanks = module.yanks.filter((yank) => !isOfFile(yank));
    let deprecations = module.deprecations.filter((each) => !isOfFile(each));
    for (const { yank, versions: range, reason, link, replacement } of own) {
        const versions = versionsIn(module, range);
        const advice = { ...(link !== undefined && { link }), ...(replacement !== undefined && { replacement }) };
        const mark = { reason, ...advice, date, origin: paths/* MARKS_PATH */.zF };
        if (yank !== undefined)
            yanks = (0,lifecycle_mark/* withYanks */.p)(yanks, versions, mark, module.yanks);
        else if (range === undefined || versions.length > 0)
            deprecations = (0,lifecycle_mark/* withDeprecation */.D5)(deprecations, range?.text, mark, module.deprecations);
    }
    return { ...module, yanks, deprecations };
}
/** The published versions of the module in a range; none without one. */
function versionsIn({ versions }, range) {
    return versions.map(({ version }) => version).filter((version) => range?.allows(version));
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
        return [`${verb} ${(0,error/* visible */.RK)(`${address}: ${text}`)}`, ...names.map(decision/* formatMovingName */.DU)];
    });
}

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
    const file = flags.marks === undefined ? undefined : await (0,marks_file/* readMarksFile */.B)(flags.marks);
    return (0,index_store/* withIndex */.NH)(runtime, { index, reading: 'history' }, async (openedIndex) => {
        const { target } = openedIndex;
        const dependencies = {
            ...openedIndex,
            packages: new interface_reader/* InterfaceReader */.T(),
            storage: (0,package_storage/* packageStorage */.m)(runtime),
            actor: await (0,actor/* readActor */.a9)(runtime, target, flags.repository),
            date: (0,actor/* dateOfDecision */.Em)(),
            readMarks: async (snapshot) => file ?? marksOfIndex(snapshot),
        };
        return renderMarks(dependencies, { check: flags.check ?? false });
    });
}
function staleIndex(paths) {
    return {
        code: 'INDEX_INVALID',
        message: `render would change ${(0,count/* counted */.h)(paths.length, 'file')} of the index: ${(0,error/* shortList */.pg)(paths.map(error/* quote */.hD)).join(', ')}`,
        hint: 'find out who changed them (module-registry verify --index …), then make them again: module-registry render --index …',
    };
}
/** The file of marks that lies in an index; undefined where it has none. Throws as {@link parseMarks}. */
async function marksOfIndex(snapshot) {
    const bytes = (await snapshot.read([paths/* MARKS_PATH */.zF])).get(paths/* MARKS_PATH */.zF);
    return bytes && (0,marks_file/* parseMarks */._)(paths/* MARKS_PATH */.zF, bytes);
}


/***/ }),

/***/ 6267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readMarksFile),
/* harmony export */   _: () => (/* binding */ parseMarks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var _adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8685);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _lifecycle_marks_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7345);





/** Parses a file of marks. @param name for messages. Throws INVALID_CONFIG with the line of the mistake, LIMIT_EXCEEDED */
function parseMarks(name, bytes) {
    const { value, lineOf } = (0,_adapters_filesystem_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLocatedConfig */ .i)(name, bytes, marksFormat);
    return { name, marks: value.marks, lineOf: (at) => lineOf(['marks', at]) };
}
/** Reads a file of marks of this machine. Throws as {@link parseMarks}, and INVALID_CONFIG for a file that cannot be read. */
async function readMarksFile(path) {
    // One byte more than the limit tells that the file exceeds it, whatever its size.
    const bytes = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.buffer)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { end: marksFormat.maxBytes })).catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_CONFIG', `the file of marks ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} cannot be read`, 'name an existing file: --marks marks.yml', { cause });
    });
    return parseMarks(path, bytes);
}
/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024;
const marksFormat = { schema: _lifecycle_marks_file_js__WEBPACK_IMPORTED_MODULE_4__/* .marksSchema */ .qT, maxBytes: MAX_MARKS_BYTES };


/***/ })

};
