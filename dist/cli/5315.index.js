export const id = 5315;
export const ids = [5315,8685];
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

/***/ 5469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g5: () => (/* binding */ failureOf),
  jF: () => (/* binding */ networkWeb),
  Tn: () => (/* binding */ nextUrl)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/adapters/http/limits.js
/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
const RESPONSE_MS = 10_000;

// EXTERNAL MODULE: ./lib/adapters/http/transport.js + 1 modules
var http_transport = __webpack_require__(4044);
;// CONCATENATED MODULE: ./lib/adapters/http/web.js





/** The network, with the time limit of clients for each answer. */
function networkWeb(log, answerMs = RESPONSE_MS) {
    const transport = { ...(0,http_transport.networkTransport)(log), idleMs: answerMs, totalMs: answerMs };
    return {
        async request(request) {
            const { url, token, maxRedirects, maxBytes } = request;
            const headers = { ...request.headers, 'Accept-Encoding': 'gzip' };
            const authorization = token === undefined ? undefined : `Bearer ${token}`;
            try {
                const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes };
                const answer = await (0,http_transport.follow)(get, transport, { maxRedirects, nextUrl });
                if (answer === undefined)
                    return failure('redirects', url, `redirects more than ${maxRedirects} times`);
                const bytes = decoded(answer, maxBytes);
                const { status } = answer;
                return { kind: 'response', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes };
            }
            catch (error) {
                return failureOf(error, url);
            }
        },
    };
}
/** Where a response leads. As for clients, https may lead to http. */
function nextUrl({ status, headers, url }) {
    const location = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null)
        return undefined;
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
/** The failure of a request, as a result. Throws any other error. */
function failureOf(error, url) {
    if (!(error instanceof http_transport.RequestFailure))
        throw error;
    if (error.kind === 'large')
        return failure('large', url, 'has more bytes than are read');
    const advice = error.kind === 'untrusted' ? ` (${(0,http_transport.trustHint)(error)})` : '';
    return failure('unreachable', url, `cannot be reached: ${(0,base_error/* quote */.hD)(error.reason)}${advice}`);
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,base_url/* printableUrl */.Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding')?.toLowerCase() !== 'gzip')
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
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

/***/ 1456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatVerifyReport: () => (/* binding */ formatVerifyReport),
  sarifOf: () => (/* binding */ sarifOf),
  verifyCommand: () => (/* binding */ verifyCommand),
  verifyJson: () => (/* binding */ verifyJson)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __webpack_require__(2965);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/source-repositories.js
var source_repositories = __webpack_require__(2919);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
;// CONCATENATED MODULE: ./lib/index/format/provenance.js


/** Provenance as GitHub stores it. Signatures are not verified here: `gh attestation verify` does. https://slsa.dev/spec/v1.0/provenance */
const source = schemas/* looseObject */._H3({
    uri: schemas/* string */.YjP(),
    digest: schemas/* looseObject */._H3({ gitCommit: schemas/* string */.YjP() }).partial().optional(),
});
const statement = schemas/* looseObject */._H3({
    subject: schemas/* array */.YOg(schemas/* looseObject */._H3({ digest: schemas/* looseObject */._H3({ sha256: schemas/* string */.YjP() }) })),
    predicate: schemas/* looseObject */._H3({
        buildDefinition: schemas/* looseObject */._H3({ resolvedDependencies: schemas/* array */.YOg(source) }),
    }),
});
const bundle = schemas/* looseObject */._H3({ dsseEnvelope: schemas/* looseObject */._H3({ payload: schemas/* string */.YjP() }) });
/** What a stored bundle states; undefined for one that cannot be read. */
function statementIn(stored) {
    const payload = bundle.safeParse(stored).data?.dsseEnvelope.payload;
    return payload === undefined ? undefined : (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), Buffer.from(payload, 'base64'));
}
/** Whether one of the statements says that the package was made from the tag and the commit of the release, in its repository. */
function isAttested(statements, release) {
    const { repository, tag, commit } = release;
    const hex = release.package.digest.replace('sha256:', '');
    const expected = `git+${repository.url}@refs/tags/${tag}`.toLowerCase();
    return statements.some((each) => {
        const { data } = statement.safeParse(each);
        if (!data?.subject.some(({ digest }) => digest.sha256 === hex))
            return false;
        return data.predicate.buildDefinition.resolvedDependencies.some(({ uri, digest }) => uri.toLowerCase() === expected && digest?.gitCommit === commit);
    });
}

;// CONCATENATED MODULE: ./lib/adapters/github/attestations.js



/** Redirects of a request for attestations. After more the attestation is unread. */
const MAX_ATTESTATION_REDIRECTS = 3;
/** Bytes of a list of attestations. A larger one is not read to its end, and the attestation is unread. */
const MAX_ATTESTATIONS_BYTES = 32 * 1024 * 1024;
const listing = schemas/* looseObject */._H3({ attestations: (0,schema/* listOf */.c3)(schemas/* looseObject */._H3({ bundle: schemas/* unknown */.L5J() })) });
/** Attestations as GitHub lists them. https://docs.github.com/rest/repos/attestations */
function gitHubAttestations({ web, apiOf, tokenFor }) {
    return {
        async statements(repositoryUrl, digest) {
            const { origin, pathname } = new URL(repositoryUrl);
            const api = apiOf(origin);
            if (api === undefined)
                return undefined;
            const answer = await web.request({
                url: `${api}/repos${pathname}/attestations/${digest}?per_page=100`,
                headers: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
                token: tokenFor(origin),
                maxRedirects: MAX_ATTESTATION_REDIRECTS,
                maxBytes: MAX_ATTESTATIONS_BYTES,
            });
            if (answer.kind !== 'response')
                return { kind: 'unreachable', message: answer.message };
            if (answer.status === 404)
                return [];
            const found = (0,schema/* parseJson */.qF)(listing, answer.bytes);
            if (answer.status !== 200 || found === undefined)
                return { kind: 'unreachable', message: `${api} answers ${answer.status}` };
            const { attestations } = found;
            const statements = attestations.flatMap(({ bundle }) => statementIn(bundle) ?? []);
            // GitHub may list a URL in the place of the bundle, from which its own client loads it.
            return statements.length === 0 && attestations.some(({ bundle }) => bundle === null)
                ? { kind: 'unreachable', message: `${api} lists attestations without what they say` }
                : statements;
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/http/packages.js
var http_packages = __webpack_require__(4128);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js + 1 modules
var http_transport = __webpack_require__(4044);
// EXTERNAL MODULE: ./lib/adapters/http/web.js + 1 modules
var web = __webpack_require__(5469);
// EXTERNAL MODULE: ./lib/adapters/oci/artifact-hosts.js
var artifact_hosts = __webpack_require__(5016);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/base/sarif.js
var sarif = __webpack_require__(7860);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/collect/source-state.js
var source_state = __webpack_require__(5769);
// EXTERNAL MODULE: ./lib/composition/bucket.js + 2 modules
var composition_bucket = __webpack_require__(1046);
// EXTERNAL MODULE: ./lib/composition/forge.js
var forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/composition/marks-file.js
var marks_file = __webpack_require__(6267);
// EXTERNAL MODULE: ./lib/composition/sources.js
var sources = __webpack_require__(5448);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(9399);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var readme = __webpack_require__(1548);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(5417);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/packages/remote-package.js
var remote_package = __webpack_require__(3113);
;// CONCATENATED MODULE: ./lib/index/verify/package-audit.js
















function packageAudit(dependencies) {
    return async (releases, shown, age = 'old') => {
        const found = [];
        for (const [url, group] of (0,base_group/* groupBy */.$)(releases, ({ repository }) => repository.url)) {
            const repository = url === '' ? NO_ORIGIN : await dependencies.repositories.open(url, group);
            try {
                for (const release of group) {
                    const audit = new ReleaseAudit(release, shown.get(release.version), dependencies);
                    if (repository.kind === 'opened')
                        await audit.rebuild(repository, age);
                    else
                        audit.add('UNVERIFIABLE', `its tag cannot be read: ${repository.message}`);
                    await audit.fetch(repository.kind === 'opened' ? repository : undefined);
                    await audit.readAttached(await audit.attest());
                    found.push(...audit.problems);
                }
            }
            finally {
                if (repository.kind === 'opened')
                    await repository.close();
            }
        }
        return found;
    };
}
function shownInterface(moduleInterface) {
    return {
        digest: (0,descriptor/* digestOfBytes */.b)(Buffer.from((0,interface_document/* formatInterface */.X$)(moduleInterface))),
        readmeDigest: (0,descriptor/* digestOfBytes */.b)(Buffer.from(moduleInterface.root.readme)),
    };
}
/** What `release.json` says, beside what the tree gives. Where the interface is not shown, nothing is that is read from it. */
function factsOf({ committedAt, description, license, package: { digest, size, files, equalsTree } }, { facts, moduleInterface: { root }, ...rebuilt }, { age, isShown }) {
    const found = [['committedAt', committedAt, rebuilt.committedAt]];
    if (facts.digest === digest)
        found.push(['size', size, facts.size], ['files', files, facts.files]);
    if (equalsTree !== undefined || age === 'new')
        found.push(['equalsTree', equalsTree, facts.equalsTree]);
    if (age === 'new')
        found.push(['description', description, isShown ? (0,readme/* descriptionFromReadme */.b)(root.readme) : ''], ['license', license, isShown ? rebuilt.license : undefined]);
    const text = (value) => JSON.stringify((0,json/* sorted */.IP)(value ?? null));
    return found.map(([fact, said, given]) => [fact, text(said), text(given)]);
}
const NO_ORIGIN = { kind: 'unreachable', message: 'the repository had no origin' };
class ReleaseAudit {
    problems = [];
    /** Locations that have another problem: of what is attached there nothing is said. */
    #lost = new Set();
    #release;
    #shown;
    #dependencies;
    constructor(release, shown, dependencies) {
        this.#release = release;
        this.#shown = shown;
        this.#dependencies = dependencies;
    }
    async rebuild(repository, age) {
        const { tag, commit, package: published } = this.#release;
        const now = repository.commitOf(tag);
        if (now !== undefined && now !== commit)
            this.add('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(tag)} is at ${now}, and the version is published from ${commit}`);
        // Hosts give commits of forks and of pull requests by their ids, too.
        if (now === undefined)
            this.add('COMMIT_UNREACHABLE', `the repository has no tag ${(0,base_error/* quote */.hD)(tag)}`);
        if (published.format !== package_package/* PACKAGE_FORMAT */.Nb)
            return this.add('UNVERIFIABLE', `packages of format ${published.format} are of another tool`);
        const rebuilt = await repository.rebuild(this.#release);
        if (rebuilt.kind === 'refused')
            this.add('UNVERIFIABLE', `its tree gives no package: ${rebuilt.message}`);
        else if (rebuilt.kind === 'rebuilt')
            this.#compare(rebuilt, age);
        else if (now !== undefined)
            this.add('COMMIT_UNREACHABLE', `the repository does not give commit ${commit} of tag ${(0,base_error/* quote */.hD)(tag)}`);
    }
    #compare(rebuilt, age) {
        const { tag, commit, package: published } = this.#release;
        const tree = `the tree of tag ${(0,base_error/* quote */.hD)(tag)} at ${commit}`;
        const { facts, moduleInterface } = rebuilt;
        if (facts.digest !== published.digest)
            this.add('TREE_MISMATCH', `${tree} gives ${facts.digest} (${facts.size} bytes), and ${published.digest} (${published.size} bytes) is published`);
        if (rebuilt.lacks.length > 0)
            this.add('TREE_MISMATCH', `packagePaths of release.json leave out what the module needs: ${(0,base_error/* shortList */.pg)(rebuilt.lacks.map(base_error/* quote */.hD)).join(', ')}`);
        for (const [fact, said, given] of factsOf(this.#release, rebuilt, {
            age,
            isShown: this.#shown !== undefined,
        }))
            if (said !== given)
                this.add('TREE_MISMATCH', `release.json says ${fact} ${said}, and ${tree} gives ${given}`);
        const own = shownInterface(moduleInterface);
        const { digest = own.digest, readmeDigest = own.readmeDigest } = this.#shown ?? {};
        if (own.readmeDigest !== readmeDigest)
            this.add('README_CHANGED', `README.md is not that of ${tree}`, 'README.md');
        if (age === 'new' && own.digest !== digest)
            this.add('INTERFACE_CHANGED', `interface.json is not what this version of the tool reads in ${tree}`, 'interface.json');
    }
    async fetch(repository) {
        for (const { location } of this.#release.packages) {
            if ((0,format_location/* locationKind */.QD)(location) === 'relative' || this.#isAtTag(location, repository))
                continue;
            const problem = await storedPackageProblem(location, this.#release, this.#dependencies);
            if (problem === undefined)
                continue;
            this.#lost.add(location);
            this.add(problem.code, problem.message);
        }
    }
    /** Whether the host of the repository has attestations of the package. */
    async attest() {
        const { repository, tag, commit } = this.#release;
        if (repository.url === '')
            return false;
        const { digest } = this.#release.package;
        const statements = await this.#dependencies.attestations.statements(repository.url, digest);
        if (statements === undefined)
            return false;
        if ('kind' in statements)
            this.add('UNVERIFIABLE', `its attestation cannot be read: ${statements.message}`);
        else if (statements.length === 0)
            this.add('UNVERIFIABLE', `${digest} has no attestation`);
        else if (!isAttested(statements, this.#release)) {
            const url = (0,base_url/* quoteUrl */.y8)(repository.url);
            const message = `none of ${statements.length} attestations names tag ${(0,base_error/* quote */.hD)(tag)} at ${commit} of ${url}`;
            this.add('ATTESTATION_FOREIGN', message);
        }
        return !('kind' in statements) && statements.length > 0;
    }
    /** The documents that are attached to the package in OCI registries. */
    async readAttached(isAttestedElsewhere) {
        const release = this.#release;
        for (const { location } of release.packages) {
            const manifest = (0,format_location/* ociManifestOf */.ax)(location);
            if (manifest === undefined || this.#lost.has(location))
                continue;
            const { repository, digest: reference } = manifest;
            const result = await this.#dependencies.attached.read({ repository, reference });
            const name = `${repository}@${reference}`;
            if (result.kind === 'unreachable')
                this.add('UNVERIFIABLE', `what is attached to ${name} cannot be read: ${result.message}`);
            else {
                this.#checkInterface(name, result.documents);
                this.#checkProvenance(name, result.documents, isAttestedElsewhere);
            }
        }
    }
    #checkInterface(name, documents) {
        const expected = this.#shown?.digest;
        const attached = documents.filter(({ artifactType }) => artifactType === referrers/* INTERFACE_TYPE */.N0);
        if (expected === undefined || attached.some(({ digest }) => digest === expected))
            return;
        const [other] = attached;
        if (other === undefined)
            this.add('ATTACHMENT_MISSING', `the interface is not attached to ${name}: ${expected}`);
        else
            this.add('ATTACHMENT_CHANGED', `the interface attached to ${name} has ${other.digest}, and interface.json has ${expected}`);
    }
    #checkProvenance(name, documents, isAttestedElsewhere) {
        const { tag, commit } = this.#release;
        const bundles = documents.filter(({ artifactType }) => (0,referrers/* isProvenance */.WX)(artifactType));
        const stored = bundles.flatMap(({ bytes }) => bytes === undefined ? [] : [(0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes)]);
        if (isAttested(stored.map(statementIn), this.#release))
            return;
        if (bundles.length > 0)
            this.add('ATTESTATION_FOREIGN', `none of ${bundles.length} attestations attached to ${name} names tag ${JSON.stringify(tag)} at ${commit} of its repository`);
        else if (isAttestedElsewhere)
            this.add('UNVERIFIABLE', `the attestation of the package is not attached to ${name}`);
    }
    add(code, message, file = 'release.json') {
        const { address, version } = this.#release;
        const path = (0,paths/* versionPath */.qW)(address, version, file);
        this.problems.push({ code, address: (0,module_address/* formatModuleAddress */.wc)(address), version, message, path });
    }
    /** A commit that the tag of the same repository names is reachable: nobody has to clone for that. */
    #isAtTag(location, repository) {
        const { tag, commit, repository: source } = this.#release;
        const { source: url, pin } = (0,format_location/* parseLocation */.zS)(location);
        const isSame = url.replace(/\.git$/, '') === source.url;
        return isSame && [tag, commit].includes(pin) && repository?.commitOf(tag) === commit;
    }
}
/** What is wrong with a package at its location; undefined where it is what was published. */
async function storedPackageProblem(location, release, { packages, artifacts }) {
    const source = sourceOfLocation(location);
    switch (source?.kind) {
        case 'archive': {
            const result = await packages.archive(source);
            const fetched = (0,remote_package/* fetchedArchive */.Y5)(source, result);
            const isGone = result.kind === 'fetched' && [404, 410].includes(result.status);
            if ('problem' in fetched)
                return problemOf(fetched, isGone ? 'PACKAGE_MISSING' : 'UNVERIFIABLE');
            const problem = (0,remote_package/* bytesProblem */.$U)(source, fetched);
            return problem && problemOf({ problem }, 'PACKAGE_CHANGED');
        }
        case 'git': {
            const result = await packages.commit(source);
            const found = (0,remote_package/* foundCommit */.oM)(source, result);
            const code = result.kind === 'unreachable' ? 'UNVERIFIABLE' : 'COMMIT_UNREACHABLE';
            if ('problem' in found)
                return problemOf(found, code);
            if (found.commit === release.commit)
                return undefined;
            const message = `${(0,base_url/* quoteUrl */.y8)(source.url)} has ${found.commit} at the location, and ${release.commit} is published`;
            return { code: 'TAG_MOVED', message };
        }
        case 'oci':
            return artifactProblem(source, release, artifacts);
        default:
            return { code: 'UNVERIFIABLE', message: `the location ${(0,base_url/* quoteUrl */.y8)(location)} is not followed` };
    }
}
async function artifactProblem(source, release, artifacts) {
    const result = await artifacts.manifest(source);
    const layer = (0,remote_package/* manifestLayer */.zh)(source, result);
    if ('problem' in layer)
        return problemOf(layer, MANIFEST_CODES[result.kind]);
    if (layer.digest !== release.package.digest) {
        const message = `the manifest ${source.reference} holds ${layer.digest}, and ${release.package.digest} is published`;
        return { code: 'PACKAGE_CHANGED', message };
    }
    const blob = await artifacts.zip(source, layer);
    const entries = (0,remote_package/* fetchedLayer */.z_)(layer, blob);
    const code = blob.kind === 'unreachable' ? 'UNVERIFIABLE' : 'PACKAGE_CHANGED';
    return 'problem' in entries ? problemOf(entries, code) : undefined;
}
const MANIFEST_CODES = {
    unreachable: 'UNVERIFIABLE',
    absent: 'PACKAGE_MISSING',
    found: 'PACKAGE_CHANGED',
};
function problemOf({ problem: { message } }, code) {
    return { code, message };
}
/** What a location of the index names: its forms are a closed list. Undefined for a kind that is not followed, and for the index itself. */
function sourceOfLocation(location) {
    const { kind, source: url, subdirectory, pin } = (0,format_location/* parseLocation */.zS)(location);
    switch (kind) {
        case 'https':
        case 's3': {
            const expected = { algorithm: 'sha256', hex: pin.replace('sha256:', '') };
            return { kind: 'archive', url, format: 'zip', expected, subdirectory, isSigned: kind === 's3' };
        }
        case 'git':
            return { kind, url, ref: pin, subdirectory };
        case 'oci':
            return { kind, repository: url.replace('oci://', ''), reference: pin, subdirectory };
        case 'relative':
        case 'gcs':
            return undefined;
        default:
            return kind;
    }
}

// EXTERNAL MODULE: ./lib/base/in-order.js
var in_order = __webpack_require__(9755);
// EXTERNAL MODULE: ./lib/index/format/hosting.js
var format_hosting = __webpack_require__(9856);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js
var file_table = __webpack_require__(4835);
// EXTERNAL MODULE: ./lib/index/walk/folder-files.js
var folder_files = __webpack_require__(8424);
// EXTERNAL MODULE: ./lib/index/walk/module-walk.js + 1 modules
var module_walk = __webpack_require__(9420);
// EXTERNAL MODULE: ./lib/index/walk/registry-walk.js
var registry_walk = __webpack_require__(3783);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/walk/packaged-readme.js
var packaged_readme = __webpack_require__(6329);
;// CONCATENATED MODULE: ./lib/index/verify/history-changes.js














/** `v1/modules/<ns>/<name>/<system>/` and what follows it. */
const PATH = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?([^/]+)$/;
/** What one commit takes away, changes or adds of what was published before it. */
async function checkCommit(commit, context) {
    const changes = commit.changes.flatMap((change) => {
        const [, directory = '', address = '', version, file = ''] = PATH.exec(change.path) ?? [];
        return directory === '' ? [] : [{ ...change, directory, address, version, file }];
    });
    // A version that is dropped as a whole is one problem, not one for each of its files.
    const rank = ({ file }) => ['release.json', 'module.json'].indexOf(file) * -1;
    const found = await checkRoots(commit, context);
    for (const [directory, ofModule] of (0,base_group/* groupBy */.$)(changes, (each) => each.directory)) {
        const check = new ModuleCommit(commit, directory, context);
        for (const change of ofModule.toSorted((a, b) => rank(a) - rank(b)))
            await check.check(change);
        found.push(...check.problems);
    }
    return found;
}
/** The files that lead clients to the registry, and Terraform to packages: all that this tool writes there. */
async function checkRoots({ commit, changes }, { history, registry }) {
    const found = [];
    const rendered = new Map((0,file_table/* registryFiles */.xs)(registry));
    for (const { path, before, after } of changes) {
        if (path !== paths/* DISCOVERY_PATH */.py && path !== '_headers')
            continue;
        for (const [oid, what] of [
            [before, 'led elsewhere before'],
            [after, 'is made to lead elsewhere by'],
        ]) {
            const bytes = oid === null ? undefined : await history.read(oid);
            if (bytes === undefined || wordsIn(new TextDecoder().decode(bytes)) === wordsIn(rendered.get(path)))
                continue;
            const message = `${path} ${what} commit ${(0,module_release/* shortCommit */.Ax)(commit)} (${commit})`;
            found.push({ code: 'LOCATION_FOREIGN', address: null, version: null, message, path });
        }
    }
    return found;
}
/** Without its blanks and line ends, which other versions of the tool have written otherwise. */
function wordsIn(text = '') {
    return text.replaceAll(/\s+/g, '');
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function listIn(module, key) {
    const list = module[key];
    return Array.isArray(list) ? list.filter(isObject) : [];
}
/** Members of a list by their versions. */
function byVersion(module, key) {
    return new Map(listIn(module, key).map((each) => [String(each['version']), each]));
}
/** Tombstones and transfers stay for ever. */
function permanentIn(module) {
    return [...listIn(module, 'removed'), ...listIn(module, 'transfers')].map(json/* canonicalJson */.dj);
}
function ownerIn(module) {
    return isObject(module['owner']) ? module['owner'] : undefined;
}
class ModuleCommit {
    problems = [];
    #commit;
    #parent;
    #directory;
    #context;
    #after;
    /** Versions whose disappearance is reported: their files go with them. */
    #dropped = new Set();
    constructor({ commit, parent }, directory, context) {
        this.#commit = commit;
        this.#parent = parent;
        this.#directory = directory;
        this.#context = context;
    }
    async check(change) {
        const { version, file, before, after } = change;
        if (version === undefined) {
            if (file === 'module.json')
                await this.#checkModule(change);
            if (file === 'versions')
                await this.#checkList(change);
        }
        else if (file === 'download' || file === 'source')
            await this.#checkPage(change, version);
        else if (before === null)
            await this.#checkAddition(change, version);
        else if (after === null)
            await this.#checkDeletion(change, version);
        else
            await this.#checkEdit(change, version);
    }
    async #checkModule(change) {
        const [before, after] = await this.#read(change);
        const was = before && (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), before);
        if (!isObject(was))
            return;
        const now = after === undefined ? {} : (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), after);
        if (!isObject(now))
            return this.#add('DOCUMENT_INVALID', change, 'it is no JSON object since');
        const [listed, removed] = [byVersion(now, 'versions'), byVersion(now, 'removed')];
        for (const [version, facts] of byVersion(was, 'versions')) {
            const kept = listed.get(version);
            if (kept === undefined && !removed.has(version))
                this.#drop(change, version);
            // Versions of the tool have added these keys to their own documents.
            if (kept !== undefined && !(0,json/* hasOnlyGrown */.Ix)(facts, kept, { list: 'packages', keys: ['size', 'files'] }))
                this.#add('VERSION_CHANGED', { ...change, version }, 'its facts in module.json are changed by');
        }
        for (const version of byVersion(was, 'removed').keys())
            if (listed.has(version))
                this.#add('VERSION_REUSED', { ...change, version }, 'a removed version is published again by');
        const permanent = permanentIn(now);
        if (permanentIn(was).some((mark) => !permanent.includes(mark)))
            this.#add('MARK_DROPPED', change, 'a tombstone or a transfer is taken away by');
        const owner = ownerIn(was);
        if (owner === undefined || after === undefined || (await this.#isProvenOwner(owner, was, now)))
            return;
        const [from, to] = [owner, ownerIn(now)].map((each) => each === undefined ? 'nobody' : (0,base_error/* quote */.hD)(`${each['host']}/${each['repository']}`));
        const what = from === to ? `what is said of the owner ${from} is changed` : `the owner ${from} is replaced by ${to}`;
        this.#add('OWNER_CHANGED', change, `${what} without a transfer in`);
    }
    async #isProvenOwner(owner, was, is) {
        const now = ownerIn(is);
        if (now === undefined)
            return false;
        const known = permanentIn(was);
        const transfers = listIn(is, 'transfers').filter((transfer) => !known.includes((0,json/* canonicalJson */.dj)(transfer)));
        const isTransferred = ({ to }) => isSameOwner(isObject(to) ? to : {}, now);
        // Ids may be added where there were none.
        if ((0,json/* hasOnlyGrown */.Ix)(owner, now, { keys: ['repositoryId', 'ownerId'] }) || transfers.some(isTransferred))
            return true;
        const releases = [];
        for (const version of byVersion(is, 'versions').keys())
            releases.push(await this.#release(version));
        return isRenamedOwner(owner, now, releases);
    }
    /** A version that `versions` hides, although `module.json` of that commit says nothing about it. */
    async #checkList(change) {
        const [before, after] = await this.#read(change);
        if (before === undefined || after === undefined)
            return;
        const now = (0,protocol/* versionsIn */.bS)(after);
        const hidden = [...(0,protocol/* versionsIn */.bS)(before)].filter((version) => !now.has(version));
        const module = hidden.length === 0 ? {} : await this.#moduleAfter();
        for (const version of hidden)
            if (byVersion(module, 'versions').has(version) && !byVersion(module, 'yanks').has(version))
                this.#add('YANK_UNMARKED', { ...change, version }, 'it is hidden without a mark by');
    }
    async #checkDeletion(change, version) {
        const code = CODES[change.file]?.deleted;
        if (code === undefined || byVersion(await this.#moduleAfter(), 'removed').has(version))
            return;
        if (code === 'VERSION_DROPPED')
            this.#drop(change, version);
        else if (!this.#dropped.has(version))
            this.#add(code, change, `${change.file} is deleted by`);
    }
    /** A published version may get no file that it was published without. */
    async #checkAddition(change, version) {
        const code = CODES[change.file]?.changed;
        const { after, file } = change;
        if (code === undefined || after === null || this.#parent === null || file === 'release.json')
            return;
        if ((await this.#readAt(this.#parent, `${version}/release.json`)) === undefined)
            return;
        const bytes = await this.#context.history.read(after);
        if (bytes !== undefined && !(await this.#isAsPublished(file, version, bytes)))
            this.#add(code, change, `${file} is added to a published version by`);
    }
    async #checkEdit(change, version) {
        const { file } = change;
        const code = CODES[file]?.changed;
        const [before, after] = code === undefined ? [] : await this.#read(change);
        if (code === undefined || before === undefined || after === undefined)
            return;
        if (file.endsWith('.json')) {
            const [was, is] = [before, after].map((bytes) => history_changes_factsOf(file, bytes));
            if (was !== undefined && (0,json/* hasOnlyGrown */.Ix)(was, is, { list: 'packages', keys: [] }))
                return file === 'release.json' ? this.#checkLocations(change, was, is) : undefined;
        }
        if (!(await this.#isAsPublished(file, version, after)))
            this.#add(code, change, `${file} is changed by`);
    }
    /** Locations that a published version gets. */
    async #checkLocations(change, was, is) {
        const before = locationsIn(was);
        const url = sourceOf.safeParse(is).data?.repository.url ?? '';
        const owner = ownerIn(await this.#moduleAfter());
        const names = owner === undefined ? [] : [owner['repository'], ...formerNamesOf(owner)];
        const owners = [
            ...[(0,policy/* identityOf */.cu)({ url }) ?? []].flat(),
            ...names.map((name) => ({ host: String(owner?.['host']), repository: String(name) })),
        ];
        for (const location of locationsIn(is).slice(before.length)) {
            if (!before.includes(location) && isAllowed(location, owners, this.#context.registry))
                continue;
            const message = `the location ${(0,base_url/* quoteUrl */.y8)(location)}, which is there already, or neither in the repository of the version nor named by allowedHosts, is added by`;
            this.#add('LOCATION_FOREIGN', change, message);
        }
    }
    /** What leads clients to a package: whoever changes it can lead them elsewhere for a while. */
    async #checkPage(change, version) {
        const was = this.#parent === null ? undefined : await this.#release(version, this.#parent);
        // The pages of a new version are what the head has, or are changed by a later commit.
        if (change.before === null && was === undefined)
            return;
        const locations = locationsIn((await this.#release(version)) ?? was);
        const own = new Set(locations);
        for (const commit of [this.#commit, this.#parent ?? this.#commit]) {
            const bytes = await this.#context.history.read(`${commit}:${paths/* REGISTRY_PATH */.aA}`);
            const { url = null } = (bytes && (0,schema/* parseJson */.qF)(REGISTRY_URL, bytes)) ?? {};
            const base = `${url}/${this.#directory}/${version}/`;
            for (const location of locations)
                own.add(location.replace(/^\.\//, base));
        }
        const [before, after] = await this.#read(change);
        const foreign = (bytes) => bytes === undefined ? [] : targetsOf(change.file, bytes).filter((target) => !own.has(target));
        for (const target of foreign(before))
            this.#add('LOCATION_FOREIGN', change, `${change.file} led to ${(0,base_url/* quoteUrl */.y8)(target)} before`);
        for (const target of foreign(after))
            this.#add('LOCATION_FOREIGN', change, `${change.file} is made to lead to ${(0,base_url/* quoteUrl */.y8)(target)} by`);
    }
    /**
     * Whether the commit leaves a changed file as it was published: a package has the digest of `release.json`, and a README is that of
     * such a package. Of no other file does the index record bytes. docs/decisions/0023-repairs-in-the-history.md
     */
    async #isAsPublished(file, version, after) {
        if (file !== 'module.zip' && file !== 'README.md')
            return false;
        const release = published.safeParse(await this.#release(version)).data;
        const zip = file === 'module.zip' ? after : await this.#readAt(this.#commit, `${version}/module.zip`);
        if (zip === undefined || release === undefined)
            return false;
        if (release.package.digest !== (0,descriptor/* digestOfBytes */.b)(zip))
            return false;
        if (file === 'module.zip')
            return true;
        const readme = new packaged_readme/* PackagedReadme */.Z((0,module_release/* packageSubdirectory */.sy)(release));
        readme.push(zip);
        return readme.text === new TextDecoder().decode(after);
    }
    /** `release.json` as the commit leaves it, or as another one has it. */
    async #release(version, commit = this.#commit) {
        const bytes = await this.#readAt(commit, `${version}/release.json`);
        return bytes && (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
    }
    /** `module.json` as the commit leaves it. */
    async #moduleAfter() {
        if (this.#after !== undefined)
            return this.#after;
        const bytes = await this.#readAt(this.#commit, 'module.json');
        const module = bytes && (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
        this.#after = isObject(module) ? module : {};
        return this.#after;
    }
    #readAt(commit, file) {
        return this.#context.history.read(`${commit}:${this.#directory}/${file}`);
    }
    #read({ before, after }) {
        const read = async (oid) => (oid === null ? undefined : this.#context.history.read(oid));
        return Promise.all([read(before), read(after)]);
    }
    #drop(change, version) {
        if (this.#dropped.has(version))
            return;
        this.#dropped.add(version);
        this.#add('VERSION_DROPPED', { ...change, version }, 'it has no tombstone, and is dropped by');
    }
    #add(code, { address, version, path }, what) {
        const message = `${what} commit ${(0,module_release/* shortCommit */.Ax)(this.#commit)} (${this.#commit})`;
        this.problems.push({ code, address, version: version ?? null, message, path });
    }
}
/** Of an interface with all that it leaves out: a key that is added where it was left out may change the fact. */
function history_changes_factsOf(file, bytes) {
    const known = file === 'interface.json' ? (0,interface_document/* interfaceFacts */.l$)(bytes) : undefined;
    return known ?? (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
}
const CODES = {
    'release.json': { deleted: 'VERSION_DROPPED', changed: 'VERSION_CHANGED' },
    'module.zip': { deleted: 'PACKAGE_MISSING', changed: 'PACKAGE_CHANGED' },
    'README.md': { deleted: 'README_CHANGED', changed: 'README_CHANGED' },
    'interface.json': { deleted: 'INTERFACE_CHANGED', changed: 'INTERFACE_CHANGED' },
};
const REGISTRY_URL = schemas/* looseObject */._H3({ url: schemas/* string */.YjP().nullable() });
/** Clients take a key in any case. */
const DOWNLOAD = schemas/* strictObject */.rej({
    location: schemas/* string */.YjP(),
    use_registry_credentials: schemas/* boolean */.zMY().exactOptional(),
});
const CONTENT = /content\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>]*))/gi;
const located = schemas/* looseObject */._H3({ packages: schemas/* array */.YOg(schemas/* looseObject */._H3({ location: schemas/* string */.YjP() })) });
const sourceOf = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ url: schemas/* string */.YjP() }) });
const published = schemas/* looseObject */._H3({
    path: schemas/* string */.YjP().catch(''),
    packageRoot: schemas/* string */.YjP().exactOptional(),
    package: schemas/* looseObject */._H3({ digest: schemas/* string */.YjP() }),
});
/**
 * The locations to which `download` and `source` lead. What cannot be read is one, too: clients take entities in `source`, and of `download`
 * its first object.
 */
function targetsOf(file, bytes) {
    const text = new TextDecoder().decode(bytes);
    if (file === 'download')
        return [(0,schema/* parseJson */.qF)(DOWNLOAD, bytes)?.location ?? text];
    const values = Array.from(text.matchAll(CONTENT), ([, ...quoted]) => quoted.join(''));
    return values.map((value) => value.replaceAll('&amp;', '&'));
}
function locationsIn(release) {
    return located.safeParse(release).data?.packages.map(({ location }) => location) ?? [];
}
/** Documents of the past may have locations that no rule allows any more. */
function isAllowed(location, owners, registry) {
    try {
        return (0,policy/* isOwnLocation */.sb)(location, owners) || (0,policy/* namesLocation */.Qn)(registry, location, owners);
    }
    catch {
        return false;
    }
}
function isSameText(one, other) {
    return String(one).toLowerCase() === String(other).toLowerCase();
}
/** Whether an owner is the same repository: by id where both have one, else by name. */
function isSameOwner(one, other) {
    if (!isSameText(one['host'], other['host']))
        return false;
    const [id, otherId] = [one['repositoryId'], other['repositoryId']];
    return id !== undefined && otherId !== undefined
        ? id === otherId
        : isSameText(one['repository'], other['repository']);
}
/**
 * Whether an owner is the same repository under another name: by an id that a version which it published under the old name has. An id
 * alone may have been added to lead to another repository.
 * @param releases `release.json` of each version
 */
function isRenamedOwner(before, after, releases) {
    const { host, repository, repositoryId } = before;
    if (repositoryId === undefined || after['repositoryId'] !== repositoryId)
        return false;
    const names = [...formerNamesOf(before), repository];
    const isFrom = (release) => {
        const said = isObject(release) ? release['repository'] : undefined;
        const isNamed = (name) => isObject(said) && isSameText(`https://${host}/${name}`, said['url']);
        return isObject(said) && said['id'] === repositoryId && names.some(isNamed);
    };
    const isKnown = formerNamesOf(after).every((name) => names.includes(name));
    return isSameText(host, after['host']) && isKnown && releases.some(isFrom);
}
function formerNamesOf({ formerNames }) {
    return Array.isArray(formerNames) ? formerNames : [];
}

// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(9722);
// EXTERNAL MODULE: ./lib/index/walk/list-plan.js
var list_plan = __webpack_require__(1632);
;// CONCATENATED MODULE: ./lib/index/verify/list-check.js









class ListCheck {
    #contents;
    #add;
    #plan = new list_plan/* ListPlan */.o();
    #spellings = new list_plan/* AddressSpellings */.Y();
    /** Lists that show a module that cannot be read, and prefixes of the catalog: nobody can say what these should be. */
    #unknown = new Set();
    constructor(contents, add) {
        this.#contents = contents;
        this.#add = add;
    }
    async addModule(walked) {
        const { address } = walked;
        const clash = this.#spellings.add(address);
        if (clash !== undefined)
            this.#add({ code: 'ADDRESS_CLASH', address, version: null, ...clash });
        if (!isUnread(walked))
            return this.#plan.add(walked);
        const parts = (0,module_address/* splitAddress */.lS)(address);
        for (const list of file_table/* LISTS */.m5)
            this.#unknown.add(list.path(parts));
        this.#unknown.add(`catalog/${(0,paths/* catalogHash */.Oq)(parts)}`.slice(0, CATALOG_PREFIX_LENGTH));
    }
    /** Compares them when all modules are known. @param listed the lists that the index has, by path */
    async finish(listed) {
        const rest = new Map(listed);
        for (const files of this.#plan.files()) {
            for (const [path, text] of files) {
                const file = rest.get(path);
                rest.delete(path);
                if (this.#isKnown(path))
                    await this.#compare(path, text, file);
            }
        }
        for (const path of rest.keys()) {
            const what = (0,paths/* isCatalogPath */.XY)(path)
                ? 'module is left for this file of the catalog'
                : 'version is left for this list';
            if (this.#isKnown(path))
                this.#report('DERIVED_CHANGED', `no listed ${what}`, path);
        }
    }
    /** How the catalog is cut into files depends on every module of a prefix. */
    #isKnown(path) {
        return !this.#unknown.has(path) && !this.#unknown.has(path.slice(0, CATALOG_PREFIX_LENGTH));
    }
    async #compare(path, text, file) {
        const files = new folder_files/* FolderFiles */.m(this.#contents, file === undefined ? [] : [file]);
        const different = await files.different([[path, text]]);
        if (different.length === 0)
            return;
        const expected = text === null || !(0,paths/* isCatalogPath */.XY)(path) ? undefined : itemsIn(path, Buffer.from(text));
        if (expected !== undefined) {
            // One that is too large to be read is no list either.
            const bytes = file && ((await files.read([path])).get(path) ?? new Uint8Array());
            return this.#compareItems(path, expected, bytes);
        }
        files.change(different);
        for (const problem of files.problems)
            this.#add(problem);
    }
    #compareItems(path, expected, bytes) {
        const shown = bytes === undefined ? new Map() : itemsIn(path, bytes);
        if (shown === undefined) {
            this.#report('DERIVED_CHANGED', 'the file is no list of modules', path);
            return;
        }
        const added = [...shown.keys()].filter((address) => !expected.has(address));
        const others = [...expected].filter(([address, item]) => shown.get(address) !== item);
        for (const [address] of others) {
            if (!shown.has(address))
                this.#report('MODULE_UNLISTED', 'the catalog does not have the module', path, address);
            else
                this.#report('DERIVED_CHANGED', 'the catalog shows the module as it is not', path, address);
        }
        for (const address of added)
            this.#report('DERIVED_CHANGED', `the file names ${(0,base_error/* quote */.hD)(address)}, which does not belong to it`, path);
        if (added.length === 0 && others.length === 0)
            this.#report('DERIVED_CHANGED', 'the file is not written as the tool writes it', path);
    }
    #report(code, message, path, address = null) {
        this.#add({ code, address, version: null, message, path });
    }
}
/** Whether nobody can say what lists show of a module. */
function isUnread({ module, latest, damage }) {
    return module === undefined ? damage.length > 0 : latest === undefined && (0,module_list/* latestOf */.Te)(module) !== undefined;
}
const CATALOG_PREFIX_LENGTH = 'catalog/'.length + limits/* SHORTEST_PREFIX */.Ef;
/** The items of a list, as text, by address; undefined for what is no list of modules. */
function itemsIn(path, bytes) {
    try {
        return new Map((0,module_list/* parseModuleList */.W2)(path, bytes).modules.map((item) => [(0,module_list/* itemAddress */.EA)(item), (0,json/* canonicalJson */.dj)(item)]));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/module/forge.js
var module_forge = __webpack_require__(6223);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(6889);
;// CONCATENATED MODULE: ./lib/index/verify/pull-request.js














/** What a pull request to an index may do: add versions, by repositories that own their modules. docs/explanation/security.md */
const MODULE_FILE = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?(?:module|release)\.json$/;
/** All files that a publish writes. */
const PUBLISHED = /^(?:v1|catalog)\//;
/** What of a commit needs an owner of the index, and owners that are only claimed. @param context of the commit that the pull request is onto */
async function checkPullRequest(commit, context) {
    const settings = commit.changes.flatMap(({ path }) => {
        const message = `${(0,base_error/* quote */.hD)(path)} is changed, and a pull request may only publish`;
        return PUBLISHED.test(path)
            ? []
            : [{ code: 'SETTINGS_CHANGED', address: null, version: null, message, path }];
    });
    const files = commit.changes.flatMap(({ path }) => {
        const [, directory, address = '', version] = MODULE_FILE.exec(path) ?? [];
        return directory === undefined ? [] : [{ directory, address, version }];
    });
    const found = [];
    for (const [directory, changes] of (0,base_group/* groupBy */.$)(files, (each) => each.directory)) {
        const address = directory.slice(paths/* MODULES_DIRECTORY */.si.length + 1);
        const check = new ModuleProposal({ address, directory, commit }, context);
        await check.check(changes.flatMap(({ version }) => version ?? []));
        found.push(...check.problems);
    }
    const inCommit = `(commit ${(0,module_release/* shortCommit */.Ax)(commit.commit)})`;
    return [...settings, ...found].map((each) => ({ ...each, message: `${each.message} ${inCommit}` }));
}
class ModuleProposal {
    problems = [];
    #module;
    #context;
    constructor(module, context) {
        this.#module = module;
        this.#context = context;
    }
    /** @param changed the versions with a `release.json` that is changed */
    async check(changed) {
        const { directory, commit } = this.#module;
        const path = `${directory}/module.json`;
        const parse = (bytes) => (0,documents/* parseModuleDocument */.xK)(path, bytes);
        const before = await this.#read(commit.parent, path, parse);
        const after = await this.#read(commit.commit, path, parse);
        // What is missing is a problem of its own.
        if (after === undefined)
            return;
        if (marksOf(after) !== marksOf(before ?? {})) {
            const what = 'something else than its versions and owner';
            this.#add('MARKS_CHANGED', path, `${what} is changed, and a pull request may only publish`);
        }
        const known = new Set(before?.versions.map(({ version }) => version));
        const listed = after.versions.map(({ version }) => version);
        const publishers = [];
        for (const version of new Set([...changed, ...listed].filter((each) => !known.has(each)))) {
            const file = `${directory}/${version}/release.json`;
            const release = await this.#read(commit.commit, file, (bytes) => (0,documents/* parseReleaseDocument */.k1)(file, bytes));
            const owner = before?.owner ?? after.owner;
            if (release !== undefined)
                publishers.push(...(await this.#checkPublisher(file, release, owner)));
        }
        this.#checkOwner(path, { before: before?.owner, after: after.owner, publishers });
    }
    /** The repository of a new version, with the ids that its host says it has. */
    async #checkPublisher(path, { address, version, repository }, owner) {
        const add = (code, message) => this.#add(code, path, message, version);
        const claimed = (0,policy/* identityOf */.cu)(repository);
        if (claimed === undefined) {
            add('OWNER_MISMATCH', 'it names no repository, so nobody can prove whose version it is');
            return [];
        }
        const name = { host: claimed.host, repository: claimed.repository };
        const response = await this.#context.identities.of(name);
        if (response.kind === 'unknown')
            add('UNVERIFIABLE', response.message);
        else if (response.kind === 'none' && hasIds(claimed) && !hasSameIds(claimed, owner))
            add('UNVERIFIABLE', unprovenIds(claimed));
        const proven = response.kind === 'known' ? response.identity : name;
        if (owner === null || !isClaimOf(claimed, proven) || !(0,git_remote/* isSameRepository */.ve)(owner, proven))
            add('OWNER_MISMATCH', `the module belongs to ${nameOf(owner)}, the version says that it is from ${nameOf(claimed)}, and its host says ${nameOf(proven)}`);
        if (!(0,policy/* allowsOwner */.eT)(this.#context.registry, address, proven))
            add('NAMESPACE_FOREIGN', `registry.json does not let ${nameOf(proven)} use the namespace ${(0,base_error/* quote */.hD)(address.namespace)}`);
        return [proven];
    }
    /** An owner stays, or is what a publisher is proven to be: another name, or ids. A new module has one. */
    #checkOwner(path, { before, after, publishers, }) {
        const isLess = before?.repositoryId !== undefined && after?.repositoryId === undefined;
        const provers = after === null || isLess ? [] : publishers.filter((each) => isClaimOf(after, each));
        const hasNewIds = after !== null && hasIds(after) && !hasSameIds(after, before);
        if (hasNewIds && provers.length > 0 && !provers.some(hasIds))
            this.#add('UNVERIFIABLE', path, unprovenIds(after));
        if (provers.length > 0 || (before !== undefined && keyOf(before) === keyOf(after)))
            return;
        this.#add('OWNER_CHANGED', path, `the owner becomes ${nameOf(after)}, which no new version proves`);
    }
    async #read(commit, path, parse) {
        const bytes = commit === null ? undefined : await this.#context.history.read(`${commit}:${path}`);
        try {
            return bytes && parse(bytes);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            if (commit !== this.#module.commit.parent)
                this.#add('DOCUMENT_INVALID', path, error.message);
            return undefined;
        }
    }
    #add(code, path, message, version = null) {
        this.problems.push({ code, address: this.#module.address, version, message, path });
    }
}
/** All that a module has beside its versions and its owner, as text. */
function marksOf(module) {
    const { versions: _, owner: __, address: ___, format: ____, ...rest } = module;
    return (0,json/* canonicalJson */.dj)({ yanks: [], deprecations: [], removed: [], transfers: [], ...rest });
}
/** The same text for one repository under one name, with the same ids. */
function keyOf(owner) {
    if (owner === null)
        return '';
    const { host, repository, repositoryId, ownerId } = owner;
    return [host, repository, repositoryId, ownerId].join('\n').toLowerCase();
}
/** Whether all that somebody says of a repository is so; ids that are not said, or that its host does not give, are left open. */
function isClaimOf(claim, proven) {
    const isOpen = (said, known) => [said, known].includes(undefined) || said === known;
    const hasName = (0,git_remote/* isSameRepository */.ve)({ ...claim, repositoryId: undefined }, { ...proven, repositoryId: undefined });
    return hasName && isOpen(claim.repositoryId, proven.repositoryId) && isOpen(claim.ownerId, proven.ownerId);
}
function hasIds({ repositoryId, ownerId }) {
    return repositoryId !== undefined || ownerId !== undefined;
}
function hasSameIds(one, other) {
    return one.repositoryId === other?.repositoryId && one.ownerId === other?.ownerId;
}
/** Whoever has these ids on their host could publish the module from then on. */
function unprovenIds({ host }) {
    const hint = `${(0,module_forge/* tokenVariable */.Sj)(host)}, or GITHUB_SERVER_URL to its URL`;
    return `the ids of its repository are not proven: ${(0,base_error/* quote */.hD)(host)} is not asked for them; set ${hint}`;
}
function nameOf(owner) {
    if (owner === null)
        return 'nobody';
    const { host, repository, repositoryId, ownerId } = owner;
    const ids = [
        ...(repositoryId === undefined ? [] : [`id ${repositoryId}`]),
        ...(ownerId === undefined ? [] : [`owner ${ownerId}`]),
    ];
    return `${(0,base_error/* quote */.hD)(`${host}/${repository}`)}${ids.length === 0 ? '' : ` (${ids.join(', ')})`}`;
}
/** The folder of a module. */
const FOLDER = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+(?=\/)/;
/** The commit that a pull request is onto: what it has is taken as checked. */
class PullRequestBase {
    /** 40 hex. */
    commit;
    #history;
    constructor(commit, history) {
        this.commit = commit;
        this.#history = history;
    }
    /** Throws INVALID_INPUT for a commit that is not on the branch. */
    static async open(base, history) {
        const commit = await history?.resolve(base);
        if (history === undefined || commit === undefined)
            throw notOnBranch('--base', base);
        return new PullRequestBase(commit, history);
    }
    /** Its `registry.json`: no other file of it is read whole. */
    async read() {
        return this.readFiles([paths/* REGISTRY_PATH */.aA]);
    }
    async stream() {
        return false;
    }
    async readFiles(paths) {
        const read = async (path) => [path, await this.#history.read(`${this.commit}:${path}`)];
        const files = await Promise.all(paths.map(read));
        return new Map(files.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes]])));
    }
    async changedPaths() {
        return (await this.#history.difference(this.commit)).changes.map(({ path }) => path);
    }
    /** The modules that are changed since, the other files that are, and those of the registry itself. */
    changedContents(contents, registry) {
        const list = async function* (base) {
            const changed = (await base.changedPaths()).map((path) => FOLDER.exec(path)?.[0] ?? path);
            const own = (0,file_table/* registryFiles */.xs)(registry).map(([path]) => path);
            // A changed list is compared with what the changed modules make of it, the list of all modules too.
            const isOwn = (path) => changed.includes(path) || !(0,paths/* isListPath */.oW)(path);
            yield* contents.listBelow?.([...new Set([...changed, ...own.filter(isOwn)])]) ?? contents.list();
        };
        return {
            commit: contents.commit,
            read: (files) => contents.read(files),
            stream: (file, into) => contents.stream(file, into),
            list: () => list(this),
        };
    }
    /** The check of the lists that are changed since. */
    changedLists(contents, add) {
        return new ChangedLists(contents, add, this);
    }
    /** The audit of the releases alone that the commit does not have so. */
    newPackages(audit) {
        if (audit === undefined)
            return undefined;
        const textAtBase = async ({ address, version }) => {
            const path = (0,paths/* versionPath */.qW)(address, version, 'release.json');
            const bytes = (await this.readFiles([path])).get(path);
            return bytes && Buffer.from(bytes).toString();
        };
        return async (releases, shown) => {
            const known = await Promise.all(releases.map(async (each) => [each, await textAtBase(each)]));
            const fresh = known.filter(([, before]) => before === undefined);
            const changed = known.filter(([release, before]) => before !== undefined && before !== (0,documents/* formatReleaseDocument */.yp)(release));
            const only = (pairs) => pairs.map(([release]) => release);
            return [...(await audit(only(fresh), shown, 'new')), ...(await audit(only(changed), shown))];
        };
    }
    /** The other spelling of the namespace or of the name of a new module, by case alone, with the folder of the new one. */
    async clashOf(address) {
        const { namespace, name } = address;
        if ((await this.readFiles([(0,paths/* modulePath */.Mw)(address, 'module.json')])).size > 0)
            return undefined;
        for (const [folder, own] of [
            [paths/* MODULES_DIRECTORY */.si, namespace],
            [`${paths/* MODULES_DIRECTORY */.si}/${namespace}`, name],
        ]) {
            const folders = await this.#history.folders(folder);
            const other = folders.find((each) => each !== own && each.toLowerCase() === own.toLowerCase());
            if (other !== undefined)
                return {
                    message: `${(0,base_error/* quote */.hD)(own)} differs only by case from ${(0,base_error/* quote */.hD)(other)}`,
                    path: `${folder}/${own}`,
                };
        }
        return undefined;
    }
}
/** INVALID_INPUT. @param flag what names the commit */
function notOnBranch(flag, revision) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${flag} names ${(0,base_error/* quote */.hD)(revision)}, which is no commit in the history of the index branch`, 'name a commit of the branch, by at least seven hex digits, or a branch or tag that it has merged: git log --first-parent --oneline registry');
}
/**
 * The check of the lists and of the catalog that a pull request changes: they are those of the commit that it is onto, with its modules.
 * No other module is read.
 */
class ChangedLists {
    #contents;
    #add;
    #base;
    #listed = [];
    /** Of modules that cannot be read: nobody can say what the lists should be. */
    #unknown = [];
    constructor(contents, add, base) {
        this.#contents = contents;
        this.#add = add;
        this.#base = base;
    }
    async addModule(walked) {
        const address = (0,module_address/* splitAddress */.lS)(walked.address);
        const clash = await this.#base.clashOf(address);
        if (clash !== undefined)
            this.#add({ code: 'ADDRESS_CLASH', address: (0,module_address/* formatModuleAddress */.wc)(address), version: null, ...clash });
        const { module, latest } = walked;
        if (module === undefined || isUnread(walked))
            this.#unknown.push(address);
        else
            this.#listed.push({ module, latest });
    }
    async finish() {
        const addresses = this.#listed.map(({ module }) => module.address);
        const unknown = new Set(this.#unknown.flatMap(listPathsOf));
        const before = await this.#base.readFiles([...new Set(addresses.flatMap(listPathsOf))]);
        const more = await this.#base.readFiles((0,catalog_plan/* catalogNeighbours */.I1)(addresses, before));
        const changed = new Set((await this.#base.changedPaths()).filter((path) => (0,paths/* isListPath */.oW)(path) && !isInModule(path)));
        // What a publish of these modules makes of the lists.
        const lists = (0,catalog_plan/* updateLists */.zn)(this.#listed, (path) => before.get(path) ?? more.get(path));
        for (const [path, text] of new Map(lists)) {
            changed.delete(path);
            if (!unknown.has(path))
                await this.#compare(path, text);
        }
        const message = 'the list is changed, and no module that it shows';
        for (const path of changed)
            if (!unknown.has(path))
                this.#add({ code: 'DERIVED_CHANGED', address: null, version: null, message, path });
    }
    async #compare(path, text) {
        const file = { path, isSpecial: false };
        const exists = (await this.#contents.read([file])).has(path);
        const files = new folder_files/* FolderFiles */.m(this.#contents, exists ? [file] : []);
        files.change(await files.different([[path, text]]));
        for (const problem of files.problems)
            this.#add(problem);
    }
}
function listPathsOf(address) {
    return [...file_table/* LISTS */.m5.map((list) => list.path(address)), ...(0,paths/* catalogChain */.Hd)(address)];
}
/** The details of a module have the name of a list. */
function isInModule(path) {
    return path.split('/').length > paths/* MODULES_DIRECTORY */.si.split('/').length + 3;
}

;// CONCATENATED MODULE: ./lib/index/verify/verify.js












/** Modules that `verify` reads at the same time. The rest waits. */
const VERIFIED_AT_ONCE = 4;
/** Findings that `verify` keeps. The rest is counted. */
const MAX_FINDINGS = 10_000;
/** Checks an index: its files, and its history if that is asked for. It writes nothing. Throws INDEX_INVALID where there is no index. */
async function verify(request, dependencies) {
    const { contents, history, identities = NO_IDENTITIES, packages, log } = dependencies;
    const base = request.base === undefined ? undefined : await PullRequestBase.open(request.base, history);
    const walked = await (0,registry_walk/* walkRegistry */.b)(base ?? contents);
    const found = problemList(request.strict, walked.acceptedReason);
    const { add } = found;
    for (const problem of walked.problems)
        add(problem);
    const { registry } = walked;
    if (registry === undefined)
        return found.report(contents.commit);
    const read = base?.changedContents(contents, registry) ?? contents;
    const checked = await verifyContents({
        contents: read,
        registry,
        audit: base === undefined ? packages : base.newPackages(packages),
        lists: base === undefined ? new ListCheck(read, add) : base.changedLists(read, add),
        keptFile: dependencies.keptFile,
        add,
        log,
    });
    const before = found.counted();
    const walk = base === undefined ? request.history : { since: base.commit, checkpoint: undefined, isPullRequest: true };
    const commits = history && walk && (await verifyHistory(walk, history, { registry, identities, add, log }));
    return {
        ...found.report(contents.commit),
        checked: { ...checked, commits: commits ?? 0 },
        isHistoryVerified: commits !== undefined && found.counted() === before,
    };
}
const NO_IDENTITIES = { of: async () => ({ kind: 'none' }) };
/** Problems that count, that are accepted, and what cannot be verified. */
function problemList(strict, acceptedReason) {
    const findings = [];
    const unverifiable = [];
    const suppressed = [];
    let counted = 0;
    return {
        counted: () => counted,
        add(finding) {
            const reason = acceptedReason(finding);
            const isUnverifiable = finding.code === 'UNVERIFIABLE' && !strict;
            const list = isUnverifiable ? unverifiable : findings;
            if (reason !== undefined)
                suppressed.push({ finding, reason });
            else if (list.length < MAX_FINDINGS)
                list.push(finding);
            if (reason === undefined && !isUnverifiable)
                counted += 1;
        },
        report: (commit) => ({
            commit,
            findings: inOneOrder(findings),
            unverifiable: inOneOrder(unverifiable),
            suppressed,
            more: counted - findings.length,
            checked: { modules: 0, versions: 0, commits: 0 },
            isHistoryVerified: false,
        }),
    };
}
/** By address, then by version and code: two runs over one index report the same. */
function inOneOrder(problems) {
    const key = ({ address, version, code, path }) => [address ?? '', version ?? '', code, path ?? ''].join('\n');
    return problems.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
/**
 * Checks every file of an index in one go through its listing, one module after the other: what it holds grows neither with the
 * versions of modules nor with the modules, but for the item of each in the catalog. One bad module does not stop the check of the others.
 */
async function verifyContents(context) {
    const { contents, lists, log } = context;
    const roots = [];
    const listFiles = new Map();
    let modules = 0;
    let versions = 0;
    const check = async (part) => 'address' in part ? await checkModule(part, context) : part;
    for await (const part of (0,in_order/* inOrder */.a)((0,folder_files/* splitByModule */.S)(contents.list()), VERIFIED_AT_ONCE, check)) {
        if (!('address' in part)) {
            if (part.isSpecial || !(0,paths/* isListPath */.oW)(part.path))
                roots.push(part);
            else
                listFiles.set(part.path, part);
            continue;
        }
        for (const problem of [...part.damage, ...part.problems])
            context.add(problem);
        await lists.addModule(part);
        modules += 1;
        versions += part.module?.versions.length ?? 0;
        log.progress?.('modules', modules, undefined);
    }
    await lists.finish(listFiles);
    await verifyRoots(roots, context);
    return { modules, versions };
}
async function checkModule(folder, context) {
    const { contents, registry, audit } = context;
    if (audit === undefined)
        return (0,module_walk/* walkModule */.Qf)(folder, { contents, registry });
    const releases = [];
    const shown = new Map();
    const walked = await (0,module_walk/* walkModule */.Qf)(folder, {
        contents,
        registry,
        visit({ release, moduleInterface }) {
            releases.push(release);
            if (moduleInterface !== undefined)
                shown.set(release.version, shownInterface(moduleInterface));
        },
    });
    const problems = await audit(releases, shown);
    return { ...walked, problems: [...walked.problems, ...problems] };
}
/** The files of the registry itself, and those that belong to nothing. */
async function verifyRoots(listed, context) {
    const { registry, contents, keptFile } = context;
    const files = new folder_files/* FolderFiles */.m(contents, listed);
    const rendered = (0,file_table/* registryFiles */.xs)(registry).filter(([path]) => !(0,paths/* isListPath */.oW)(path));
    files.change(await files.different(rendered));
    // Those of every host, as a user may have written one by hand.
    const configurations = new Map(format_hosting/* HOSTINGS */.il.flatMap((hosting) => (0,format_hosting/* hostingFiles */.wX)(hosting, registry.url)));
    const known = new Set(configurations.keys());
    for (const [path] of await files.different([...configurations]))
        known.delete(path);
    for (const [path] of rendered)
        known.add(path);
    for (const { path, isSpecial } of listed) {
        const read = isSpecial ? undefined : keptFile(path);
        if (read === undefined)
            continue;
        known.add(path);
        const file = new folder_files/* FolderFiles */.m(contents, [{ path, isSpecial }]);
        for (const named of (await file.parse(path, read)) ?? [])
            known.add(named);
        files.damage.push(...file.damage);
    }
    for (const { path, isSpecial } of listed) {
        const what = isSpecial ? 'is no regular file' : 'does not belong to an index';
        if (isSpecial || !((0,paths/* isWorkflow */._2)(path) || known.has(path)))
            files.add('FILE_UNEXPECTED', `${(0,base_error/* quote */.hD)(path)} ${what}`, path);
    }
    for (const problem of [...files.damage, ...files.problems])
        context.add(problem);
}
/**
 * Checks every commit of the branch: nothing that was published is changed or gone, and what the verifier has seen is still
 * part of the history. Throws INVALID_INPUT for a `since` that is not on the branch.
 * @returns how many commits were checked
 */
async function verifyHistory({ since, checkpoint, isPullRequest = false }, history, context) {
    const { add, log } = context;
    const seen = checkpoint && (await history.resolve(checkpoint));
    if (checkpoint !== undefined && seen === undefined)
        add(await lostCheckpoint(checkpoint, history));
    const start = since === undefined ? seen : await history.resolve(since);
    if (since !== undefined && start === undefined)
        throw notOnBranch('--since', since);
    let commits = 0;
    const reading = { ...context, history };
    const checkAll = async (commit, merged = []) => {
        const problems = await checkCommit(commit, reading);
        if (isPullRequest)
            return [...problems, ...(await checkPullRequest(commit, reading))];
        for (const parent of merged) {
            const known = new Set(problems.map(verify_keyOf));
            const others = await checkCommit(await history.difference(parent, commit.commit), reading);
            problems.push(...others.filter((each) => !known.has(verify_keyOf(each))));
        }
        return problems;
    };
    const found = new Set();
    for await (const commit of history.commits(start)) {
        for (const finding of await checkAll(commit, commit.merged)) {
            add(finding);
            if (isPullRequest)
                found.add(verify_keyOf(finding));
        }
        commits += 1;
        log.progress?.('commits', commits, undefined);
    }
    // A host may make one commit of them all, and what two commits do together neither of them shows.
    if (isPullRequest && start !== undefined)
        for (const finding of await checkAll(await history.difference(start)))
            if (!found.has(verify_keyOf(finding)))
                add(finding);
    return commits;
}
function verify_keyOf({ code, address, version, path }) {
    return [code, address, version, path].join(' ');
}
async function lostCheckpoint(commit, history) {
    const { head } = history;
    const isRolledBack = await history.isAhead(commit);
    return {
        code: isRolledBack ? 'HISTORY_ROLLED_BACK' : 'HISTORY_REWRITTEN',
        address: null,
        version: null,
        message: isRolledBack
            ? `the branch was at ${commit} and is at the older commit ${head} now`
            : `the branch was at ${commit} and is at ${head} now, whose history does not hold that commit`,
        path: null,
    };
}

// EXTERNAL MODULE: ./lib/index/walk/problem.js
var problem = __webpack_require__(7871);
// EXTERNAL MODULE: ./lib/site/site.js + 2 modules
var site = __webpack_require__(9829);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/verify.js































async function verifyCommand(flags, runtime) {
    const { since, base, checkpoint: file, strict = false } = flags;
    refuseLoneFlags(flags);
    const checkpoint = file === undefined ? undefined : await readCheckpoint(file);
    const withHistory = flags.history === true || base !== undefined;
    const settings = { index: flags.index, reading: withHistory ? 'history' : 'all' };
    return (0,index_store/* withIndex */.NH)(runtime, settings, async ({ index, target }) => {
        const snapshot = await openSnapshot(index, target, withHistory);
        const history = flags.history ? { since, checkpoint } : undefined;
        const packages = flags.packages ? openPackageAudit(runtime, (0,forge/* gitHubOf */.Tc)(runtime.environment)) : undefined;
        const identities = gitHubIdentities(runtime);
        const request = { strict, history, base };
        const report = await verify(request, {
            contents: (0,snapshot_contents/* contentsOf */.K)(snapshot),
            history: withHistory ? snapshot.history?.() : undefined,
            packages,
            identities,
            keptFile,
            log: runtime.log,
        });
        if (flags.sarif !== undefined)
            await (0,command/* replaceFile */.fR)(flags.sarif, (0,json/* canonicalJson */.dj)(sarifOf(report)));
        await keepCheckpoint(file, report);
        return { json: verifyJson(report), text: formatVerifyReport(report), refusals: verifyRefusals(report) };
    });
}
/** As `site`, `render` and `collect` read them. */
function keptFile(path) {
    if (path === paths/* REGISTRY_PATH */.aA)
        return (bytes) => [(0,site/* parseSiteSettings */.we)(bytes).logo ?? []].flat();
    const parse = path === paths/* MARKS_PATH */.zF ? marks_file/* parseMarks */._ : (0,source_state/* isStatePath */.rX)(path) ? source_state/* parseStateFile */.ne : undefined;
    if (parse === undefined)
        return undefined;
    return (bytes) => {
        parse(path, bytes);
        return [];
    };
}
/** Flags that have no effect without another one. */
function refuseLoneFlags({ history, since, base, checkpoint }) {
    if (base !== undefined && history)
        throw new command/* UsageError */.eb('--base checks the history since its commit, and no other', 'leave --history out');
    for (const [name, value] of Object.entries({ since, checkpoint })) {
        if (value === undefined || history)
            continue;
        throw new command/* UsageError */.eb(`--${name} has no effect without --history`, 'add --history');
    }
    for (const [name, value] of Object.entries({ since, base })) {
        if (value === undefined || /^[^-]/.test(value))
            continue;
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--${name} is ${(0,base_error/* quote */.hD)(value)}, which names no commit`, `write a branch, or seven to forty hex digits: --${name} 4f2a91c`);
    }
}
/**
 * What a verifier remembers of an index: the head that it has verified. It is the verifier's own file, kept where nobody who may
 * push to the index can write it.
 */
const checkpointFile = schemas/* looseObject */._H3({ format: schemas/* literal */.euz(1), commit: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/) });
/** The commit, 40 hex; undefined before the first run. Throws INVALID_INPUT. */
async function readCheckpoint(file) {
    const bytes = await (0,command/* readKeptFile */.xj)('--checkpoint', file);
    if (bytes === undefined)
        return undefined;
    const parsed = (0,schema/* parseJson */.qF)(checkpointFile, bytes);
    if (parsed !== undefined)
        return parsed.commit;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(file)} is not a checkpoint of verify`, 'name the file that an earlier run wrote with --checkpoint, or one that does not exist yet');
}
/** The checkpoint moves on when the history has no finding that counts. */
async function keepCheckpoint(file, report) {
    if (file === undefined || report.commit === null || !report.isHistoryVerified)
        return;
    await (0,command/* replaceFile */.fR)(file, (0,json/* canonicalJson */.dj)({ format: 1, commit: report.commit }));
}
/** Throws INVALID_INPUT for the history of a directory, and INDEX_INVALID for a branch that does not exist. */
async function openSnapshot(index, target, withHistory) {
    if (target.kind === 'directory' && withHistory)
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(target.path)} is a directory, which has no history to verify`, 'name the Git repository of the index: --index https://github.com/OWNER/REPOSITORY.git');
    const snapshot = await index.open();
    if (target.kind === 'directory' || snapshot.exists)
        return snapshot;
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `the repository has no branch ${(0,base_error/* quote */.hD)(target.branch)}, so there is no index to verify`, 'name the branch of the index: --index REMOTE#BRANCH');
}
/** What `verify --packages` reads repositories and packages with. Nothing that it fetches is kept longer than it is looked at. */
function openPackageAudit(runtime, server) {
    const { environment, log, temporary: parent } = runtime;
    const git = new git_git.Git(environment, log);
    const transport = (0,http_transport.networkTransport)(log, runtime.secrets);
    const packagesIn = (temporary) => (0,http_packages/* networkPackages */.OO)({ transport, git, temporary });
    const artifactsIn = (temporary) => (0,artifact_hosts/* networkArtifacts */.gx)({ transport, environment, temporary });
    // Each package is in a directory of its own, which is removed when the package has been looked at.
    const within = (use) => (0,temporary/* withTemporaryDirectory */.n)(use, parent);
    return packageAudit({
        repositories: (0,source_repositories/* taggedRepositories */.H)({ git, temporary: parent, tokenFor: (0,sources/* tokens */.L)(environment, server) }),
        packages: {
            archive: (archive) => within((temporary) => archive.isSigned === true
                ? signedArchive(runtime, archive, temporary)
                : packagesIn(temporary).archive(archive)),
            commit: (commit) => within((temporary) => packagesIn(temporary).commit(commit)),
        },
        artifacts: {
            manifest: (artifact) => within((temporary) => artifactsIn(temporary).manifest(artifact)),
            zip: (artifact, layer) => within((temporary) => artifactsIn(temporary).zip(artifact, layer)),
        },
        attached: (0,artifact_hosts/* networkAttachedDocuments */.pi)({ transport, environment }),
        attestations: gitHubAttestations({
            web: (0,web/* networkWeb */.jF)(log),
            apiOf: (url) => (isWithAttestations(url) ? (0,forge/* apiUrlOf */.po)(url, module_forge/* FORGES */.tu.github) : undefined),
            tokenFor: (url) => (url === server.url ? server.token : undefined),
        }),
    });
}
/** A package in a private bucket of AWS; the credentials of the environment go there alone. */
async function signedArchive(runtime, { url }, temporary) {
    const object = (0,format_location/* s3ObjectOf */.ly)(`s3::${url}?checksum=`);
    if (object === undefined)
        return { kind: 'unreachable', message: `${(0,base_url/* printableUrl */.Zq)(url)} is in no bucket of AWS: it is not followed` };
    const { bucket, region, key } = object;
    try {
        const client = await (0,composition_bucket.openS3)(runtime, { bucket, prefix: '' }, { region, endpoint: undefined });
        const { fetched, facts } = await (0,http_packages/* downloadPackage */.Xo)(temporary, (into) => client.request({ method: 'GET', key, into }, [200, 404]));
        return { kind: 'fetched', status: fetched.status, head: undefined, ...facts };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        return { kind: 'unreachable', message: error.message };
    }
}
/** GitHub Enterprise Server stores none. https://docs.github.com/actions/concepts/security/artifact-attestations */
function isWithAttestations(serverUrl) {
    const { hostname } = new URL(serverUrl);
    return hostname === 'github.com' || hostname.endsWith('.ghe.com');
}
/** Asks GitHub who repositories are. Its token goes to GitHub alone; other hosts give no ids. */
function gitHubIdentities(runtime) {
    const github = (0,forge/* gitHubServer */.fF)(runtime.environment);
    return {
        async of(repository) {
            if (!(0,forge/* isAsked */.D6)(repository.host, runtime.environment))
                return { kind: 'none' };
            return (0,forge/* gitHubHome */.Jg)(github, repository, runtime)().then(({ id, ownerId }) => ({ kind: 'known', identity: { ...repository, repositoryId: id, ownerId } }), (0,base_error/* ifRefused */.yR)(({ message }) => ({
                kind: 'unknown',
                message: `the ids of its repository are not proven: ${message}`,
            })));
        },
    };
}
function verifyJson(report) {
    const { commit, findings, unverifiable, suppressed, more, checked } = report;
    return {
        findings: findings.map((finding) => findingJson(finding, commit)),
        unverifiable: unverifiable.map((finding) => findingJson(finding, commit)),
        suppressed: suppressed.map(({ finding, reason }) => ({ ...findingJson(finding, commit), reason })),
        more,
        checked,
        commit,
    };
}
function findingJson(finding, commit) {
    const { code, address, version, message, path } = finding;
    return { code, address, version, message, path, fix: (0,problem/* fixOf */.B)(finding, commit !== null) };
}
function formatVerifyReport(report) {
    const { findings, unverifiable, suppressed, more, checked } = report;
    const counts = [
        `${(0,count/* counted */.h)(checked.modules, 'module')}, ${(0,count/* counted */.h)(checked.versions, 'version')}`,
        ...(checked.commits > 0 ? [(0,count/* counted */.h)(checked.commits, 'commit')] : []),
        (0,count/* counted */.h)(findings.length + more, 'finding'),
        ...(unverifiable.length > 0 ? [`${unverifiable.length} unverifiable`] : []),
        ...(suppressed.length > 0 ? [`${suppressed.length} suppressed`] : []),
    ];
    return [
        ...findings.flatMap((finding) => [
            line('finding', finding),
            `${' '.repeat(INDENT)}fix: ${(0,base_error/* visible */.RK)((0,problem/* fixOf */.B)(finding, report.commit !== null))}`,
        ]),
        ...(more > 0 ? [`and ${(0,count/* counted */.h)(more, 'more finding')}`] : []),
        ...[...(0,base_group/* groupBy */.$)(unverifiable, ({ code, message }) => `${code} ${message}`).values()].map(unknownLine),
        ...suppressed.map(({ finding, reason }) => line('accepted', finding, ` (${(0,base_error/* quote */.hD)(reason)})`)),
        `${'verified'.padEnd(INDENT)}${counts.join(', ')}`,
    ].join('\n');
}
const INDENT = 10;
/** One repository that cannot be reached is the reason for each of its versions. */
function unknownLine([first, ...others]) {
    return line('unknown', first, others.length === 0 ? '' : ` (and ${(0,count/* counted */.h)(others.length, 'more version')})`);
}
function line(status, { code, message, path, ...subject }, more = '') {
    const name = [subject.address ?? path ?? 'the index', subject.version ?? ''].filter(Boolean).join(' ');
    return `${status.padEnd(INDENT)}${code}  ${(0,base_error/* visible */.RK)(name)}: ${(0,base_error/* visible */.RK)(message)}${more}`;
}
/** What ends the run red; none where nothing counts. */
function verifyRefusals({ findings, more }) {
    if (findings.length === 0)
        return [];
    const codes = [...new Set(findings.map(({ code }) => code))].sort();
    return [
        {
            code: 'INDEX_INVALID',
            message: `${(0,count/* counted */.h)(findings.length + more, 'finding')} in the index: ${codes.join(', ')}`,
            hint: 'docs/reference/verify.md has each code and what to do; --json lists the findings',
        },
    ];
}
function sarifOf({ findings, unverifiable, suppressed, commit }) {
    const resultOf = (finding, level) => sarifResult(finding, level, commit);
    const results = [
        ...findings.map((finding) => resultOf(finding, 'error')),
        ...unverifiable.map((finding) => resultOf(finding, 'note')),
        ...suppressed.map(({ finding, reason }) => ({ ...resultOf(finding, 'error'), accepted: reason })),
    ];
    const rules = Object.entries(problem/* PROBLEM_KINDS */.m).map(([id, { meaning, cause, fix }]) => ({
        id,
        meaning,
        description: `${meaning}. Cause: ${cause}.`,
        help: fix,
    }));
    return (0,sarif/* sarifDocument */.X)({ command: 'verify', document: 'docs/reference/verify.md', rules, results });
}
function sarifResult(finding, level, commit) {
    const { code, address, version, message, path } = finding;
    const subject = [address, version].filter((part) => part !== null).join(' ');
    return {
        rule: code,
        level,
        message: `${subject === '' ? '' : `${subject}: `}${message}. Fix: ${(0,problem/* fixOf */.B)(finding, commit !== null)}`,
        path: path ?? paths/* REGISTRY_PATH */.aA,
        identity: [code, address, version, path],
    };
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


/***/ }),

/***/ 675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ MAX_LISTED_VERSIONS),
/* harmony export */   Mt: () => (/* binding */ MAX_DISCOVERY_BYTES),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   nB: () => (/* binding */ MAX_RESPONSE_BYTES)
/* harmony export */ });
/** What clients read. */
/** Redirects that clients follow for all requests but discovery (https://pkg.go.dev/net/http#Client). More are a failed check. */
const MAX_REDIRECTS = 9;
/**
 * Bytes of a discovery document (https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go). A
 * larger one is a failed check.
 */
const MAX_DISCOVERY_BYTES = 1024 * 1024;
/** Bytes of an answer of the registry protocol. A larger one is not read to its end, and is a failed check. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** Versions of a module that a registry lists. A longer list is no answer. */
const MAX_LISTED_VERSIONS = 20_000;


/***/ }),

/***/ 8592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readChecksum),
/* harmony export */   T: () => (/* binding */ ALGORITHMS)
/* harmony export */ });
/** Hex digits of each checksum that clients know. */
const LENGTHS = { md5: 32, sha1: 40, sha256: 64, sha512: 128 };
const ALGORITHMS = Object.keys(LENGTHS);
/**
 * Reads `sha256:<hex>`, or the digits alone, whose number tells the algorithm; undefined without a checksum, and for
 * `file:<url>`, which doctor does not follow. https://github.com/hashicorp/go-getter#checksumming
 */
function readChecksum(text) {
    if (text === undefined || text.startsWith('file:'))
        return undefined;
    const [, named, hex = ''] = /^(?:(md5|sha1|sha256|sha512):)?([0-9A-Fa-f]+)$/.exec(text) ?? [];
    const algorithm = ALGORITHMS.find((name) => LENGTHS[name] === hex.length);
    if (algorithm === undefined || (named !== undefined && named !== algorithm))
        return 'invalid';
    return { algorithm, hex: hex.toLowerCase() };
}


/***/ }),

/***/ 7345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ parseVersionRange),
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   qT: () => (/* binding */ marksSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);







/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9);
const addresses = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([address, zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(address).min(1)]);
const mark = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseVersionRange)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .refine(_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isPublicLink */ .es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => {
        (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReplacement */ .sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .advisesItself */ .L3)(each, { versions: versions?.text, replacement }));
}, { message: 'must be another module, or a version that the mark is not about', path: ['replacement'] });
const marksSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    marks: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(mark, {
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
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}
/** Reads a version, or a constraint as in a `module` block: the versions that a mark is about. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(text))
        return { text, allows: (version) => version === text };
    try {
        return (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)(evenlySpaced(text));
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}


/***/ })

};
