export const id = 4685;
export const ids = [4685,7815,196,3053];
export const modules = {

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Unreachable: () => (/* binding */ Unreachable),
/* harmony export */   bodyOfBytes: () => (/* binding */ bodyOfBytes),
/* harmony export */   follow: () => (/* binding */ follow),
/* harmony export */   isRead: () => (/* binding */ isRead),
/* harmony export */   networkTransport: () => (/* binding */ networkTransport),
/* harmony export */   send: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8082);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9403);
/* harmony import */ var _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3216);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8996);








/** A body that is in memory. */
function bodyOfBytes(bytes) {
    return {
        size: bytes.length,
        async *open() {
            yield bytes;
        },
    };
}
function networkTransport(log, secrets = new _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__/* .SecretMask */ .fZ()) {
    return { log, secrets, idleMs: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .IDLE_MS */ .GS, wait: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms) };
}
/** Whether a request carries nothing and changes nothing. */
function isRead(method) {
    return method === 'GET' || method === 'HEAD';
}
/**
 * Sends one request and reads the whole response; a redirect is returned, not followed. Throws {@link Unreachable}
 * (STORE_UNREACHABLE) where no response comes, LIMIT_EXCEEDED where its body is larger than allowed.
 */
async function send(request, { log, idleMs, totalMs }) {
    const { method, url } = request;
    const timeout = new AbortController();
    const timer = totalMs && globalThis.setTimeout(() => timeout.abort(), totalMs);
    const target = `${url.origin}${url.pathname}`;
    try {
        const response = await begin(request, idleMs, timeout);
        const status = response.statusCode ?? 0;
        log.debug(`${method} ${target} ${status}`);
        return { status, headers: headersOf(response), bytes: await readBody(response, request), url };
    }
    catch (cause) {
        if (cause instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl)
            throw cause;
        log.debug(`${method} ${target} failed`);
        const limit = totalMs === undefined ? `no data for ${idleMs / 1000} s` : `no answer within ${totalMs / 1000} s`;
        throw new Unreachable(url, timeout.signal.aborted ? limit : reasonOf(cause), { cause });
    }
    finally {
        clearTimeout(timer);
    }
}
/**
 * Sends a request and follows its redirects; undefined where there are more than allowed. The Authorization header goes to the
 * origin of the request alone, and no more once another origin has had its say. Throws what {@link send} and the rules throw.
 */
async function follow(request, transport, { maxRedirects, nextUrl }) {
    let { url, authorization } = request;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
        if (url.origin !== request.url.origin)
            authorization = undefined;
        const response = await send({ ...request, url, authorization }, transport);
        const next = nextUrl(response);
        if (next === undefined)
            return response;
        url = next;
    }
    return undefined;
}
/** Node's own client: fetch keeps a second copy of a streamed body until all of it is sent. docs/decisions/0004-http-client.md */
function begin(request, idleMs, timeout) {
    const { method, url, body, authorization } = request;
    const headers = {
        'User-Agent': 'module-registry',
        ...request.headers,
        ...(isRead(method) ? {} : { 'Content-Length': String(body?.size ?? 0) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const start = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return new Promise((resolve, reject) => {
        const outgoing = start(url, { method, headers, timeout: idleMs, signal: timeout.signal });
        outgoing.on('timeout', () => timeout.abort());
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
            // A response may come before the request is sent whole; its connection cannot be used again.
            response.on('close', () => outgoing.writableFinished || outgoing.destroy());
            resolve(response);
        });
        if (body === undefined)
            outgoing.end();
        else
            (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(body.open(), outgoing).catch(reject);
    });
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values)
            headers.append(name, value);
    return headers;
}
async function readBody(response, { url, maxBytes = _oci_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MANIFEST_BYTES */ .Z, into }) {
    const chunks = [];
    const keep = response.statusCode === 200 && into !== undefined ? into : (chunk) => chunks.push(chunk);
    let size = 0;
    for await (const chunk of response) {
        size += chunk.length;
        if (size > maxBytes)
            throw tooLarge(url, maxBytes);
        await keep(chunk);
    }
    return Buffer.concat(chunks);
}
function tooLarge(url, maxBytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the OCI registry ${url.host} answers ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(url.pathname)} with more than ${maxBytes} bytes`, 'manifests have at most 4 MiB: delete this one, or name another repository with --oci-repository');
}
/** A host with several addresses fails with one error for each, in an AggregateError without a message. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.message === '' ? String(error.code) : error.message;
}
/** STORE_UNREACHABLE: the request failed in a way that a second try may not. */
class Unreachable extends _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl {
    reason;
    /** Milliseconds that the server asks to wait; 0 where it does not. */
    retryAfterMs;
    constructor(url, reason, { retryAfterMs = 0, cause } = {}) {
        super('STORE_UNREACHABLE', `the OCI registry ${url.host} cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(reason)}`, 'run it again: uploads that are complete are kept, and nothing is published before all of them are', { cause });
        this.reason = reason;
        this.retryAfterMs = retryAfterMs;
    }
}


/***/ }),

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tn: () => (/* binding */ nextUrl),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   jF: () => (/* binding */ networkWeb)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7729);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8996);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(196);





/** The network, with the time limit of clients for each answer. */
function networkWeb(log, answerMs = _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .ANSWER_MS */ .Ki) {
    const transport = { ...(0,_transport_js__WEBPACK_IMPORTED_MODULE_3__.networkTransport)(log), idleMs: answerMs, totalMs: answerMs };
    return {
        async ask(request) {
            const { url, token, maxRedirects, maxBytes } = request;
            const headers = { ...request.headers, 'Accept-Encoding': 'gzip' };
            const authorization = token === undefined ? undefined : `Bearer ${token}`;
            try {
                const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes };
                const answer = await (0,_transport_js__WEBPACK_IMPORTED_MODULE_3__.follow)(get, transport, { maxRedirects, nextUrl });
                if (answer === undefined)
                    return failure('redirects', url, `redirects more than ${maxRedirects} times`);
                const bytes = decoded(answer, maxBytes);
                const { status } = answer;
                return { kind: 'answer', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes };
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
    if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_3__.Unreachable)
        return failure('unreachable', url, `cannot be reached: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(error.reason)}`);
    if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl && error.code === 'LIMIT_EXCEEDED')
        return failure('large', url, 'has more bytes than are read');
    throw error;
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding') !== 'gzip')
        return bytes;
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
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

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);


/** Replaces a file as a whole. Throws INVALID_INPUT. */
async function replaceFile(file, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${file}.new`, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${file}.new`, file);
    }
    catch (cause) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file)} cannot be written: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`, 'name a file in a directory that exists and is writable', { cause });
    }
}


/***/ }),

/***/ 6070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(9688);
// EXTERNAL MODULE: ./lib/collect/source-state.js
var source_state = __webpack_require__(6568);
// EXTERNAL MODULE: ./lib/composition/github.js
var composition_github = __webpack_require__(4458);
;// CONCATENATED MODULE: ./lib/composition/identities.js


/** Asks GitHub who repositories are. Its token goes to GitHub alone; other hosts give no ids. */
function gitHubIdentities(runtime, github) {
    return {
        async of(repository) {
            if (!(0,composition_github/* isGitHub */.Wz)(repository.host, runtime.environment['GITHUB_SERVER_URL']))
                return { kind: 'none' };
            try {
                const { id, ownerId } = await (0,composition_github/* gitHubHome */.Jg)(github, repository, runtime)();
                return { kind: 'known', identity: { ...repository, repositoryId: id, ownerId } };
            }
            catch (error) {
                if (!(error instanceof base_error/* RegistryError */.gl))
                    throw error;
                return { kind: 'unknown', message: `the ids of its repository are not proven: ${error.message}` };
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 5 modules
var index_store = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/composition/marks-file.js
var marks_file = __webpack_require__(7266);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __webpack_require__(922);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(2114);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(4996);
// EXTERNAL MODULE: ./lib/module/ref-name.js
var ref_name = __webpack_require__(9286);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(764);
// EXTERNAL MODULE: ./lib/adapters/git/fetch-limits.js
var fetch_limits = __webpack_require__(3431);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/adapters/git/modules.js + 8 modules
var modules = __webpack_require__(4948);
// EXTERNAL MODULE: ./lib/adapters/git/objects.js + 1 modules
var git_objects = __webpack_require__(6847);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var adapters_git_remote = __webpack_require__(9130);
;// CONCATENATED MODULE: ./lib/adapters/git/tagged-repositories.js











/** What one repository may take: anybody can publish a repository of any size. */
const LIMITS = { megabytes: 2048, seconds: 600 };
/** Reads with git the repositories that versions come from. */
function taggedRepositories(settings) {
    return {
        async open(url, releases) {
            const temporary = await (0,promises_.mkdtemp)((0,external_node_path_.join)(settings.temporary, 'tagged-'));
            try {
                return await tagged_repositories_open(url, releases, { ...settings, temporary });
            }
            catch (error) {
                await (0,promises_.rm)(temporary, { recursive: true, force: true });
                if (error instanceof base_error/* RegistryError */.gl)
                    return { kind: 'unreachable', message: error.message };
                throw error;
            }
        },
    };
}
async function tagged_repositories_open(url, releases, { git, temporary, tokenFor }) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(url);
    const address = { remote, token: tokenFor(remote), temporary };
    const repository = new adapters_git_remote/* FetchRepository */.Zt(git, address);
    const refs = await (0,fetch_limits/* withinLimits */.o)(url, LIMITS, temporary, async (signal) => {
        const tags = await (0,adapters_git_remote/* listRemoteTags */.oW)(git, address, { subject: 'module repository', signal });
        await fetchCommits(repository, tags, { releases, signal });
        return tags;
    });
    const { objects } = repository;
    const readers = {
        modules: (0,modules/* openModules */.m)(git, { objects, head: undefined }, temporary),
        objects: new git_objects/* GitObjects */.V(git, objects, temporary),
    };
    return {
        kind: 'opened',
        commitOf: (tag) => refs.get(tag),
        rebuild: (module) => rebuild(module, readers),
        async close() {
            await readers.modules.close();
            await readers.objects.close();
            await (0,promises_.rm)(temporary, { recursive: true, force: true });
        },
    };
}
/** Tags in one fetch; commits that no tag names any more one by one, as a server may refuse each of them. */
async function fetchCommits(repository, tags, { releases, signal }) {
    const isAtTag = ({ tag, commit }) => (0,ref_name/* isRefName */.p)(tag) && tags.get(tag) === commit;
    const refspecs = releases.filter(isAtTag).map(({ tag }) => `refs/tags/${tag}:refs/tags/${tag}`);
    if (refspecs.length > 0)
        await repository.fetch(refspecs, ['--depth=1'], { signal });
    const others = new Set(releases.filter((release) => !isAtTag(release)).map(({ commit }) => commit));
    for (const commit of others)
        await repository.fetch([commit], ['--depth=1'], { signal });
}
async function rebuild(module, { modules, objects }) {
    const { commit, path, packageRoot } = module;
    const root = packageRoot === undefined ? {} : { packageRoot };
    try {
        const { facts, file } = await modules.packer.pack({ commit, path, ...root, isCommit: true });
        await (0,promises_.rm)(file, { force: true });
        const { committedAt = 0 } = (await (0,module_repository.followTag)({ tag: module.tag, oid: commit }, objects)) ?? {};
        return {
            kind: 'rebuilt',
            facts,
            committedAt: (0,module_release/* formatCommitDate */.Vl)(committedAt),
            license: await modules.license({ commit, path }),
            moduleInterface: await modules.interfaces.atCommit({ commit, path }),
        };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        return error.code === 'NOT_FOUND' ? { kind: 'absent' } : { kind: 'refused', message: (0,base_error/* messageOf */.bD)(error) };
    }
}

// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
;// CONCATENATED MODULE: ./lib/index/verify/attestation.js


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

// EXTERNAL MODULE: ./lib/adapters/github/limits.js
var limits = __webpack_require__(2981);
;// CONCATENATED MODULE: ./lib/adapters/github/attestations.js




const listing = schemas/* looseObject */._H3({ attestations: (0,schema/* listOf */.c3)(schemas/* looseObject */._H3({ bundle: schemas/* unknown */.L5J() })) });
/** Attestations as GitHub lists them. https://docs.github.com/rest/repos/attestations */
function gitHubAttestations({ web, apiOf, tokenFor }) {
    return {
        async statements(repositoryUrl, digest) {
            const { origin, pathname } = new URL(repositoryUrl);
            const api = apiOf(origin);
            if (api === undefined)
                return undefined;
            const answer = await web.ask({
                url: `${api}/repos${pathname}/attestations/${digest}`,
                headers: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
                token: tokenFor(origin),
                maxRedirects: limits/* MAX_ATTESTATION_REDIRECTS */.km,
                maxBytes: limits/* MAX_ATTESTATIONS_BYTES */.Vk,
            });
            if (answer.kind !== 'answer')
                return { kind: 'unreachable', message: answer.message };
            if (answer.status === 404)
                return [];
            const found = (0,schema/* parseJson */.qF)(listing, answer.bytes);
            if (answer.status !== 200 || found === undefined)
                return { kind: 'unreachable', message: `${api} answers ${answer.status}` };
            return found.attestations.map(({ bundle }) => statementIn(bundle)).filter((each) => each !== undefined);
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/http/package-download.js
var package_download = __webpack_require__(3883);
// EXTERNAL MODULE: ./lib/adapters/http/package-hosts.js
var package_hosts = __webpack_require__(9844);
// EXTERNAL MODULE: ./lib/adapters/http/transport.js
var http_transport = __webpack_require__(196);
// EXTERNAL MODULE: ./lib/adapters/http/web.js
var web = __webpack_require__(7968);
// EXTERNAL MODULE: ./lib/adapters/oci/artifact-hosts.js
var artifact_hosts = __webpack_require__(4679);
// EXTERNAL MODULE: ./lib/oci/manifest.js
var manifest = __webpack_require__(7693);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(3880);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(5718);
// EXTERNAL MODULE: ./lib/adapters/oci/client.js + 1 modules
var oci_client = __webpack_require__(3980);
// EXTERNAL MODULE: ./lib/adapters/oci/limits.js
var oci_limits = __webpack_require__(2595);
// EXTERNAL MODULE: ./lib/adapters/oci/opentofu-credentials.js
var opentofu_credentials = __webpack_require__(4232);
;// CONCATENATED MODULE: ./lib/adapters/oci/attached-documents.js







/** What is attached in OCI registries, read with the credentials that OpenTofu finds. */
function networkAttachedDocuments({ transport, environment, }) {
    return {
        async read({ repository: name, reference }) {
            try {
                const repository = (0,oci_repository.parseOciRepository)(name);
                const findCredentials = () => (0,opentofu_credentials/* findOpenTofuCredentials */.C)(repository, environment);
                const client = new oci_client.OciClient({ repository, access: 'pull', findCredentials, transport });
                const listed = await client.referrers(reference);
                const digests = listed ?? (0,referrers/* digestsIn */.V4)((await client.readManifest((0,referrers/* referrersTag */.LN)(reference)))?.bytes);
                if (digests.length > oci_limits/* MAX_ATTACHED_DOCUMENTS */.hh)
                    return { kind: 'unreachable', message: `${digests.length} documents are attached to ${reference}` };
                const documents = [];
                for (const digest of digests)
                    documents.push(...(await readDocument(client, digest)));
                return { kind: 'found', documents };
            }
            catch (error) {
                if (error instanceof base_error/* RegistryError */.gl)
                    return { kind: 'unreachable', message: error.message };
                throw error;
            }
        },
    };
}
/** None where the list names a manifest that is gone, or one that is no document of ours. */
async function readDocument(client, digest) {
    const stored = await client.readManifest(digest);
    const { artifactType = '', layers: [layer] = [] } = (stored && (0,manifest/* parseManifest */.Ng)(stored.bytes)) ?? {};
    if (layer === undefined)
        return [];
    if (!(0,referrers/* isProvenance */.WX)(artifactType))
        return [{ artifactType, digest: layer.digest, bytes: undefined }];
    const pieces = [];
    const isRead = await client.readBlob(layer.digest, {
        maxBytes: oci_limits/* MAX_BUNDLE_BYTES */.Me,
        into: async (piece) => {
            pieces.push(Uint8Array.from(piece));
        },
    });
    return [{ artifactType, digest: layer.digest, bytes: isRead ? Buffer.concat(pieces) : undefined }];
}

// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(7729);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(6308);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(7843);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var readme = __webpack_require__(3331);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(4881);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(8259);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(4415);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/packages/remote-package.js
var remote_package = __webpack_require__(6610);
;// CONCATENATED MODULE: ./lib/index/verify/attached-documents.js





/** What is wrong with the documents that are attached to a package in an OCI registry. */
function attachedFaults(location, result, expected) {
    const { repository = '', digest = '' } = (0,format_location/* ociManifestOf */.ax)(location) ?? {};
    const name = `${repository}@${digest}`;
    if (result.kind === 'unreachable')
        return [
            { code: 'UNVERIFIABLE', message: `what is attached to ${name} cannot be read: ${result.message}` },
        ];
    return [
        ...interfaceFaults(name, result.documents, expected),
        ...provenanceFaults(name, result.documents, expected),
    ];
}
function interfaceFaults(name, documents, { interfaceDigest }) {
    if (interfaceDigest === undefined)
        return [];
    const attached = documents.filter(({ artifactType }) => artifactType === referrers/* INTERFACE_TYPE */.N0);
    if (attached.some(({ digest }) => digest === interfaceDigest))
        return [];
    const [other] = attached;
    if (other === undefined)
        return [
            { code: 'ATTACHMENT_MISSING', message: `the interface is not attached to ${name}: ${interfaceDigest}` },
        ];
    const message = `the interface attached to ${name} has ${other.digest}, and interface.json has ${interfaceDigest}`;
    return [{ code: 'ATTACHMENT_CHANGED', message }];
}
function provenanceFaults(name, documents, { release, isAttestedElsewhere }) {
    const bundles = documents.filter(({ artifactType }) => (0,referrers/* isProvenance */.WX)(artifactType));
    const statements = bundles.flatMap(({ bytes }) => {
        const statement = bytes && statementIn((0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes));
        return statement === undefined ? [] : [statement];
    });
    if (isAttested(statements, release))
        return [];
    if (bundles.length > 0) {
        const message = `none of ${bundles.length} attestations attached to ${name} names tag ${JSON.stringify(release.tag)} at ${release.commit} of its repository`;
        return [{ code: 'ATTESTATION_FOREIGN', message }];
    }
    if (!isAttestedElsewhere)
        return [];
    return [{ code: 'UNVERIFIABLE', message: `the attestation of the package is not attached to ${name}` }];
}

;// CONCATENATED MODULE: ./lib/index/verify/package-audit.js













/** The check of packages against the world outside of the index: their repositories, and the places where they are stored. */
class PackageAudit {
    #dependencies;
    constructor(dependencies) {
        this.#dependencies = dependencies;
    }
    /**
     * The faults of the packages of one module.
     * @param shown by version; one that shows no interface is not in it
     * @param age of new versions all facts are compared. What later versions of the tool may read otherwise is left out of old ones:
     * interface, description and licence
     */
    async auditModule(releases, shown, age = 'old') {
        const found = [];
        for (const [url, group] of (0,base_group/* groupBy */.$)(releases, ({ repository }) => repository.url)) {
            const repository = url === '' ? NO_ORIGIN : await this.#dependencies.repositories.open(url, group);
            try {
                for (const release of group) {
                    const audit = new ReleaseAudit(release, shown.get(release.version), this.#dependencies);
                    if (repository.kind === 'opened')
                        await audit.rebuild(repository, age);
                    else
                        audit.add('UNVERIFIABLE', `its tag cannot be read: ${repository.message}`);
                    await audit.fetch(repository.kind === 'opened' ? repository : undefined);
                    const isAttested = await audit.attest();
                    await audit.readAttached(isAttested);
                    found.push(...audit.faults);
                }
            }
            finally {
                if (repository.kind === 'opened')
                    await repository.close();
            }
        }
        return found;
    }
}
/** What the index has of an interface that it shows. */
function shownInterface(moduleInterface) {
    return {
        digest: (0,descriptor/* digestOfBytes */.b)(Buffer.from((0,interface_document/* formatInterface */.X$)(moduleInterface))),
        readmeDigest: (0,descriptor/* digestOfBytes */.b)(Buffer.from(moduleInterface.root.readme)),
    };
}
/** What `release.json` says, beside what the tree gives. Where the interface is not shown, nothing is that is read from it. */
function factsOf({ committedAt, description, license, package: published }, rebuilt, { age, isShown }) {
    const { facts, moduleInterface } = rebuilt;
    const isSame = facts.digest === published.digest;
    const text = (value) => JSON.stringify((0,json/* sorted */.IP)(value ?? null));
    const all = [
        ['committedAt', committedAt, rebuilt.committedAt, true],
        ['size', published.size, facts.size, isSame],
        ['files', published.files, facts.files, isSame],
        [
            'equalsTree',
            published.equalsTree,
            facts.equalsTree,
            published.equalsTree !== undefined || age === 'new',
        ],
        [
            'description',
            description,
            isShown ? (0,readme/* descriptionFromReadme */.be)(moduleInterface.root.readme) : '',
            age === 'new',
        ],
        ['license', license, isShown ? rebuilt.license : undefined, age === 'new'],
    ];
    return all.flatMap(([fact, said, given, isCompared]) => isCompared ? [[fact, text(said), text(given)]] : []);
}
const NO_ORIGIN = { kind: 'unreachable', message: 'the repository had no origin' };
class ReleaseAudit {
    faults = [];
    /** Locations that have another fault: of what is attached there nothing is said. */
    #lost = new Set();
    #release;
    #shown;
    #dependencies;
    constructor(release, shown, dependencies) {
        this.#release = release;
        this.#shown = shown;
        this.#dependencies = dependencies;
    }
    /** Proves that what is published is the tagged tree. */
    async rebuild(repository, age) {
        const { tag, commit, package: published } = this.#release;
        const now = repository.commitOf(tag);
        if (now !== undefined && now !== commit)
            this.add('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(tag)} is at ${now}, and the version is published from ${commit}`);
        // Hosts give commits of forks and of pull requests by their ids, too.
        if (now === undefined)
            this.add('COMMIT_UNREACHABLE', `the repository has no tag ${(0,base_error/* quote */.hD)(tag)}`);
        if (published.format !== package_package/* PACKAGE_FORMAT */.N)
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
    /** Fetches the package from every place that is not the index. */
    async fetch(repository) {
        for (const { location } of this.#release.packages) {
            if ((0,format_location/* locationKind */.QD)(location) === 'relative' || this.#isAtTag(location, repository))
                continue;
            const fault = await storedPackageFault(location, this.#release, this.#dependencies);
            if (fault === undefined)
                continue;
            this.#lost.add(location);
            this.add(fault.code, fault.message);
        }
    }
    /** Whether the host of the repository has attestations of the package. */
    async attest() {
        const { repository } = this.#release;
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
        else if (!isAttested(statements, this.#release))
            this.#addForeign(statements.length);
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
            const expected = { release, interfaceDigest: this.#shown?.digest, isAttestedElsewhere };
            for (const { code, message } of attachedFaults(location, result, expected))
                this.add(code, message);
        }
    }
    add(code, message, file = 'release.json') {
        const { address, version } = this.#release;
        this.faults.push({ code, message, version, path: (0,paths/* versionPath */.qW)(address, version, file) });
    }
    #addForeign(count) {
        const { repository, tag, commit } = this.#release;
        this.add('ATTESTATION_FOREIGN', `none of ${count} attestations names tag ${(0,base_error/* quote */.hD)(tag)} at ${commit} of ${(0,base_url/* quoteUrl */.y8)(repository.url)}`);
    }
    /** A commit that the tag of the same repository names is reachable: nobody has to clone for that. */
    #isAtTag(location, repository) {
        const { tag, commit, repository: source } = this.#release;
        const [url = '', ref = ''] = location.replace(/^git::/, '').split('?ref=');
        const isSame = url
            .split('//')
            .slice(0, 2)
            .join('//')
            .replace(/\.git$/, '') === source.url;
        return isSame && [tag, commit].includes(ref) && repository?.commitOf(tag) === commit;
    }
}
/** What is wrong with a package at its place; undefined where it is what was published. */
async function storedPackageFault(location, release, hosts) {
    const source = sourceOfLocation(location);
    switch (source?.kind) {
        case 'archive':
            return archiveFault(source, hosts);
        case 'git':
            return commitFault(source, release, hosts);
        case 'oci':
            return artifactFault(source, release, hosts);
        default:
            return { code: 'UNVERIFIABLE', message: `the location ${(0,base_url/* quoteUrl */.y8)(location)} is not followed` };
    }
}
async function archiveFault(source, { packages }) {
    const result = await packages.archive(source);
    const fetched = (0,remote_package/* fetchedArchive */.Y5)(source, result);
    if ('problem' in fetched) {
        const isGone = result.kind === 'fetched' && [404, 410].includes(result.status);
        return problemOf(fetched, isGone ? 'PACKAGE_MISSING' : 'UNVERIFIABLE');
    }
    const problem = (0,remote_package/* bytesProblem */.$U)(source, fetched);
    return problem && problemOf({ problem }, 'PACKAGE_CHANGED');
}
async function commitFault(source, release, { packages }) {
    const result = await packages.commit(source);
    const found = (0,remote_package/* foundCommit */.oM)(source, result);
    if ('problem' in found)
        return problemOf(found, result.kind === 'unreachable' ? 'UNVERIFIABLE' : 'COMMIT_UNREACHABLE');
    if (found.commit === release.commit)
        return undefined;
    const message = `${(0,base_url/* quoteUrl */.y8)(source.url)} has ${found.commit} at the location, and ${release.commit} is published`;
    return { code: 'TAG_MOVED', message };
}
async function artifactFault(source, release, { artifacts }) {
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
    if (!('problem' in entries))
        return undefined;
    return problemOf(entries, blob.kind === 'unreachable' ? 'UNVERIFIABLE' : 'PACKAGE_CHANGED');
}
const MANIFEST_CODES = {
    unreachable: 'UNVERIFIABLE',
    absent: 'PACKAGE_MISSING',
    found: 'PACKAGE_CHANGED',
};
function problemOf({ problem }, code) {
    return { code, message: problem.message };
}
/** What a location of the index names: its forms are a closed list. Undefined for a kind that is not followed, and for the index itself. */
function sourceOfLocation(location) {
    const [address = '', query = ''] = location.replace(/^[a-z0-9]+::/, '').split('?');
    const [, url = '', subdirectory = ''] = /^([a-z]+:\/\/.*?)(?:\/\/(.*))?$/.exec(address) ?? [];
    const pin = query.slice(query.indexOf('=') + 1);
    switch ((0,format_location/* locationKind */.QD)(location)) {
        case 'https':
        case 's3': {
            const expected = { algorithm: 'sha256', hex: pin.replace('sha256:', '') };
            const isSigned = (0,format_location/* locationKind */.QD)(location) === 's3';
            return {
                kind: 'archive',
                url,
                format: 'zip',
                expected,
                subdirectory,
                ...(isSigned ? { isSigned } : {}),
            };
        }
        case 'git':
            return { kind: 'git', url, ref: pin, subdirectory };
        case 'oci':
            return { kind: 'oci', repository: url.replace('oci://', ''), reference: pin, subdirectory };
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: ./lib/composition/bucket.js + 5 modules
var composition_bucket = __webpack_require__(9868);
// EXTERNAL MODULE: ./lib/composition/sources.js + 1 modules
var sources = __webpack_require__(4765);
;// CONCATENATED MODULE: ./lib/composition/package-audit.js

















/** What `verify --packages` reads repositories and packages with. Nothing that it fetches is kept longer than it is looked at. */
function openPackageAudit(runtime, server) {
    const { environment, log, temporary } = runtime;
    const git = new git_git.Git(environment, log);
    return new PackageAudit({
        repositories: taggedRepositories({ git, temporary, tokenFor: (0,sources/* tokens */.L)(environment, server) }),
        ...packageHosts(runtime, git),
        attached: networkAttachedDocuments({ transport: (0,http_transport.networkTransport)(log, runtime.secrets), environment }),
        attestations: gitHubAttestations({
            web: (0,web/* networkWeb */.jF)(log),
            apiOf: (url) => (isWithAttestations(url) ? (0,composition_github/* apiUrlOf */.po)(url) : undefined),
            tokenFor: (url) => (url === server.url ? server.token : undefined),
        }),
    });
}
/** Each package in a directory of its own, which is removed when the package has been looked at. */
function packageHosts(runtime, git) {
    const { environment, log, secrets, temporary: parent } = runtime;
    const transport = (0,http_transport.networkTransport)(log, secrets);
    const within = (use) => (0,temporary/* withTemporaryDirectory */.n)((temporary) => use({
        packages: (0,package_hosts/* networkPackages */.O)({ transport, git, temporary }),
        artifacts: (0,artifact_hosts/* networkArtifacts */.g)({ transport, environment, temporary }),
    }), parent);
    return {
        packages: {
            archive: (archive) => archive.isSigned === true
                ? (0,temporary/* withTemporaryDirectory */.n)((temporary) => signedArchive(runtime, archive, temporary), parent)
                : within(({ packages }) => packages.archive(archive)),
            commit: (commit) => within(({ packages }) => packages.commit(commit)),
        },
        artifacts: {
            manifest: (artifact) => within(({ artifacts }) => artifacts.manifest(artifact)),
            zip: (artifact, layer) => within(({ artifacts }) => artifacts.zip(artifact, layer)),
        },
    };
}
/** A package in a private bucket of AWS; the credentials of the environment go there alone. */
async function signedArchive(runtime, { url }, temporary) {
    const object = (0,format_location/* s3ObjectOf */.ly)(`s3::${url}?checksum=`);
    if (object === undefined)
        return { kind: 'unreachable', message: `${(0,base_url/* printableUrl */.Zq)(url)} is in no bucket of AWS: it is not followed` };
    const { bucket, region, key } = object;
    try {
        const client = await (0,composition_bucket.openS3)(runtime, { bucket, prefix: '' }, { region, endpoint: undefined });
        const { fetched, facts } = await (0,package_download/* downloadPackage */.X)(temporary, (into) => client.ask({ method: 'GET', key, into }, [200, 404]));
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

// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-contents.js
var directory_contents = __webpack_require__(1209);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 6 modules
var git_index_store = __webpack_require__(3621);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(2462);
;// CONCATENATED MODULE: ./lib/composition/verified-index.js





/**
 * Opens an index to be verified. Throws INVALID_INPUT for the history of a directory, INDEX_INVALID for a branch that does not
 * exist, MISSING_PROGRAM, INDEX_UNREACHABLE, PERMISSION.
 */
async function openVerifiedIndex({ environment, log, temporary }, { target, token, withHistory }) {
    if (target.kind === 'directory') {
        if (withHistory)
            throw noHistory(target.path);
        return { contents: new directory_contents/* DirectoryContents */.I(target.path), history: undefined, close: async () => { } };
    }
    const git = new git_git.Git(environment, log);
    await (0,git_git.requireGit)(git);
    const { remote, branch } = target;
    const reading = withHistory ? 'history' : 'all';
    const index = new git_index_store/* GitIndex */.B(git, { remote, branch, token, reading, temporary });
    const snapshot = await index.open();
    if (snapshot.commit === null) {
        await index.close();
        throw noBranch(branch);
    }
    return {
        contents: (0,snapshot_contents/* contentsOf */.K)(snapshot),
        history: withHistory ? index.history(snapshot.commit) : undefined,
        close: () => index.close(),
    };
}
function noHistory(path) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} is a directory, which has no history to verify`, 'name the Git repository of the index: --index https://github.com/OWNER/REPOSITORY.git');
}
function noBranch(branch) {
    return new base_error/* RegistryError */.gl('INDEX_INVALID', `the repository has no branch ${(0,base_error/* quote */.hD)(branch)}, so there is no index to verify`, 'name the branch of the index: --index REMOTE#BRANCH');
}

;// CONCATENATED MODULE: ./lib/index/verify/checkpoint.js




const checkpoint = schemas/* looseObject */._H3({ format: schemas/* literal */.euz(1), commit: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/) });
/** Throws INVALID_INPUT. */
function parseCheckpoint(file, bytes) {
    const parsed = (0,schema/* parseJson */.qF)(checkpoint, bytes);
    if (parsed !== undefined)
        return { commit: parsed.commit };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(file)} is not a checkpoint of verify`, 'name the file that an earlier run wrote with --checkpoint, or one that does not exist yet');
}
function formatCheckpoint({ commit }) {
    return (0,json/* canonicalJson */.dj)({ format: 1, commit });
}

// EXTERNAL MODULE: ./lib/base/sarif.js
var sarif = __webpack_require__(3885);
// EXTERNAL MODULE: ./lib/index/verify/finding.js
var verify_finding = __webpack_require__(696);
;// CONCATENATED MODULE: ./lib/index/verify/sarif.js



/** The findings for tools that read SARIF, such as code scanning. */
function sarifOf({ findings, unverifiable, suppressed }) {
    const results = [
        ...findings.map((finding) => resultOf(finding, 'error')),
        ...unverifiable.map((finding) => resultOf(finding, 'note')),
        ...suppressed.map(({ finding, reason }) => ({ ...resultOf(finding, 'error'), accepted: reason })),
    ];
    const rules = Object.entries(verify_finding/* FINDING_KINDS */.mH).map(([id, { meaning, cause, fix }]) => ({
        id,
        meaning,
        description: `${meaning}. Cause: ${cause}.`,
        help: fix,
    }));
    return (0,sarif/* sarifDocument */.X)({ command: 'verify', document: 'docs/verify.md', rules, results });
}
function resultOf(finding, level) {
    const { code, address, version, message, path } = finding;
    const subject = [address, version].filter((part) => part !== null).join(' ');
    return {
        rule: code,
        level,
        message: `${subject === '' ? '' : `${subject}: `}${message}. Fix: ${(0,verify_finding/* fixOf */.BW)(finding)}`,
        path: path ?? paths/* REGISTRY_PATH */.aA,
        identity: [code, address, version, path],
    };
}

// EXTERNAL MODULE: ./lib/base/in-order.js
var in_order = __webpack_require__(2776);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js
var hosting_hosting = __webpack_require__(1380);
// EXTERNAL MODULE: ./lib/index/limits.js
var index_limits = __webpack_require__(4587);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 2 modules
var file_table = __webpack_require__(3057);
;// CONCATENATED MODULE: ./lib/index/verify/derived-fault.js
/** Documents that `render` rewrites in canonical form, and whose facts it keeps. */
const TRUTHS = /(^|\/)(registry|module|release|interface)\.json$/;
/** What is wrong with the files of a folder that the sources of truth give. */
async function derivedFaults(rendered, files) {
    const different = await files.different(rendered);
    return different.map((file) => differenceFault(file, files.has(file[0])));
}
/** What is wrong with one such file. @param bytes undefined where the index does not have it */
function derivedFault(path, text, bytes) {
    if (text === null ? bytes === undefined : bytes && Buffer.from(text).equals(bytes))
        return undefined;
    return differenceFault([path, text], bytes !== undefined);
}
/** @param file its text is null where the index must not have it */
function differenceFault([path, text], exists) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (text === null)
        return {
            code: 'DERIVED_CHANGED',
            message: `${name} is there, and no listed version is left for it`,
            path,
        };
    if (!exists)
        return { code: 'DERIVED_MISSING', message: `${name} is missing`, path };
    if (TRUTHS.test(path))
        return { code: 'NOT_CANONICAL', message: `${name} is not written as the tool writes it`, path };
    return { code: 'DERIVED_CHANGED', message: `${name} is not what the sources of truth give`, path };
}

// EXTERNAL MODULE: ./lib/index/verify/folder-files.js
var folder_files = __webpack_require__(559);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/index/format/policy.js
var policy = __webpack_require__(7637);
// EXTERNAL MODULE: ./lib/index/verify/owner-check.js
var owner_check = __webpack_require__(5047);
// EXTERNAL MODULE: ./lib/index/verify/packaged-readme.js
var packaged_readme = __webpack_require__(9108);
// EXTERNAL MODULE: ./lib/index/verify/past-module.js
var past_module = __webpack_require__(8102);
;// CONCATENATED MODULE: ./lib/index/verify/history-changes.js













/** `v1/modules/<ns>/<name>/<system>/` and what follows it. */
const PATH = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?([^/]+)$/;
/** The faults of one commit: what it takes away, changes or adds of what was published before it. */
async function judgeCommit(commit, context) {
    const changes = commit.changes.flatMap(moduleChange);
    const found = [];
    for (const [directory, ofModule] of (0,base_group/* groupBy */.$)(changes, (each) => each.directory)) {
        const judge = new ModuleJudge(commit, directory, context);
        // A version that is dropped as a whole is one finding, not one for each of its files.
        for (const change of ofModule.toSorted((a, b) => rank(a) - rank(b)))
            await judge.judge(change);
        found.push(...judge.findings);
    }
    return found;
}
function rank({ file }) {
    return ['release.json', 'module.json'].indexOf(file) * -1;
}
function moduleChange(change) {
    const [, directory = '', address = '', version, file = ''] = PATH.exec(change.path) ?? [];
    return directory === '' ? [] : [{ ...change, directory, address, version, file }];
}
/** What one commit did to one module. */
class ModuleJudge {
    findings = [];
    #commit;
    #parent;
    #directory;
    #history;
    #registry;
    #after;
    /** Versions whose disappearance is reported: their files go with them. */
    #dropped = new Set();
    constructor({ commit, parent }, directory, { history, registry }) {
        this.#commit = commit;
        this.#parent = parent;
        this.#directory = directory;
        this.#history = history;
        this.#registry = registry;
    }
    async judge(change) {
        if (change.version === undefined) {
            if (change.file === 'module.json')
                await this.#judgeModule(change);
            if (change.file === 'versions')
                await this.#judgeList(change);
            return;
        }
        if (change.before === null)
            await this.#judgeAddition(change, change.version);
        else if (change.after === null)
            await this.#judgeDeletion(change, change.version);
        else if (PAGES.includes(change.file))
            await this.#judgePage(change, change.version);
        else
            await this.#judgeEdit(change, change.version);
    }
    async #judgeModule(change) {
        const [before, after] = await this.#read(change);
        const was = before && (0,past_module/* readPastModule */.dc)(before);
        const is = after === undefined ? NOTHING : (0,past_module/* readPastModule */.dc)(after);
        if (was === undefined)
            return;
        if (is === undefined)
            return this.#add('DOCUMENT_INVALID', change, 'it is no JSON object since');
        for (const [version, facts] of was.versions)
            this.#judgeFacts(change, version, { facts, is });
        for (const version of is.versions.keys())
            if (was.removed.has(version))
                this.#add('VERSION_REUSED', { ...change, version }, 'a removed version is published again by');
        if ([...was.permanent].some((mark) => !is.permanent.has(mark)))
            this.#add('MARK_DROPPED', change, 'a tombstone or a transfer is taken away by');
        await this.#judgeOwner(change, was, is);
    }
    #judgeFacts(change, version, { facts, is }) {
        const now = is.versions.get(version);
        if (now === undefined) {
            if (!is.removed.has(version))
                this.#drop(change, version);
        }
        else if (!(0,past_module/* hasOnlyGrown */.Ix)(facts, now, GROWTH.module))
            this.#add('VERSION_CHANGED', { ...change, version }, 'its facts in module.json are changed by');
    }
    async #judgeOwner(change, was, is) {
        const { owner } = was;
        if (owner === undefined || is === NOTHING)
            return;
        const now = is.owner;
        if (now !== undefined && (await this.#isProvenOwner(was, owner, { is, now })))
            return;
        const name = (each) => (0,base_error/* quote */.hD)(`${each?.host}/${each?.repository}`);
        const to = now === undefined ? 'nobody' : name(now);
        this.#add('OWNER_CHANGED', change, `the owner ${name(owner)} is replaced by ${to} without a transfer in`);
    }
    async #isProvenOwner({ newOwners }, owner, { is, now }) {
        const transfers = [...is.newOwners].filter(([transfer]) => !newOwners.has(transfer));
        if ((0,past_module/* hasKeptOwner */.g6)(owner, now) || transfers.some(([, to]) => (0,past_module/* isSameOwner */.Ie)(to, now)))
            return true;
        const releases = [];
        for (const version of is.versions.keys())
            releases.push(await this.#release(version));
        return (0,past_module/* isRenamedOwner */.UD)(owner, now, releases);
    }
    /** A version that `versions` hides, although `module.json` of that commit says nothing about it. */
    async #judgeList(change) {
        const [before, after] = await this.#read(change);
        if (before === undefined || after === undefined)
            return;
        const now = (0,past_module/* readPastVersions */.iM)(after);
        const hidden = [...(0,past_module/* readPastVersions */.iM)(before)].filter((version) => !now.has(version));
        const module = hidden.length === 0 ? undefined : await this.#moduleAfter();
        for (const version of hidden)
            if (module?.versions.has(version) && !module.yanked.has(version))
                this.#add('YANK_UNMARKED', { ...change, version }, 'it is hidden without a mark by');
    }
    async #judgeDeletion(change, version) {
        const code = DELETED[change.file];
        if (code === undefined || (await this.#moduleAfter())?.removed.has(version))
            return;
        if (code === 'VERSION_DROPPED')
            this.#drop(change, version);
        else if (!this.#dropped.has(version))
            this.#add(code, change, `${change.file} is deleted by`);
    }
    /** A published version may get no file that it was published without. */
    async #judgeAddition(change, version) {
        const code = CHANGED[change.file];
        const { after, file } = change;
        if (code === undefined || after === null || this.#parent === null || file === 'release.json')
            return;
        if ((await this.#history.read(`${this.#parent}:${this.#directory}/${version}/release.json`)) === undefined)
            return;
        const bytes = await this.#history.read(after);
        if (bytes === undefined || (await this.#isAsPublished(file, version, bytes)))
            return;
        this.#add(code, change, `${file} is added to a published version by`);
    }
    async #judgeEdit(change, version) {
        const { file } = change;
        const code = CHANGED[file];
        if (code === undefined)
            return;
        const [before, after] = await this.#read(change);
        if (before === undefined || after === undefined)
            return;
        if (file.endsWith('.json')) {
            const [was, is] = [before, after].map((bytes) => history_changes_factsOf(file, bytes));
            if (was !== undefined && (0,past_module/* hasOnlyGrown */.Ix)(was, is, GROWTH.release))
                return file === 'release.json' ? await this.#judgePlaces(change, was, is) : undefined;
        }
        if (await this.#isAsPublished(file, version, after))
            return;
        this.#add(code, change, `${file} is changed by`);
    }
    /** Places that a published version gets. */
    async #judgePlaces(change, was, is) {
        const before = locationsIn(was);
        const { owner } = await this.#moduleAfter();
        const owners = [...identitiesIn(is), ...(owner === undefined ? [] : (0,past_module/* namesIn */.wX)(owner))];
        for (const location of locationsIn(is).slice(before.length)) {
            if (!before.includes(location) && isAllowedPlace(location, owners, this.#registry))
                continue;
            const message = `the location ${(0,base_url/* quoteUrl */.y8)(location)}, which is there already, or neither in the repository of the version nor named by allowedHosts, is added by`;
            this.#add('LOCATION_FOREIGN', change, message);
        }
    }
    /** What leads clients to a package: whoever changes it can lead them elsewhere for a while. */
    async #judgePage(change, version) {
        const commits = [this.#commit, this.#parent ?? this.#commit];
        const registries = await Promise.all(commits.map((each) => this.#history.read(`${each}:${paths/* REGISTRY_PATH */.aA}`)));
        const bases = registries.map((bytes) => {
            const { url = null } = (bytes && (0,schema/* parseJson */.qF)(REGISTRY_URL, bytes)) ?? {};
            return `${url}/${this.#directory}/${version}/`;
        });
        const locations = locationsIn(await this.#release(version));
        if (locations.length === 0)
            return;
        const own = new Set([
            ...locations,
            ...bases.flatMap((base) => locations.map((each) => each.replace(/^\.\//, base))),
        ]);
        const [before, after] = await this.#read(change);
        const foreign = (bytes) => bytes === undefined ? [] : targetsOf(change.file, bytes).filter((target) => !own.has(target));
        for (const target of foreign(before))
            this.#add('LOCATION_FOREIGN', change, `${change.file} led to ${(0,base_url/* quoteUrl */.y8)(target)} before`);
        for (const target of foreign(after))
            this.#add('LOCATION_FOREIGN', change, `${change.file} is made to lead to ${(0,base_url/* quoteUrl */.y8)(target)} by`);
    }
    #isAsPublished(file, version, after) {
        const folder = `${this.#commit}:${this.#directory}/${version}`;
        return isAsPublished(file, after, { folder, history: this.#history });
    }
    /** `release.json` as the commit leaves it. */
    async #release(version) {
        const bytes = await this.#history.read(`${this.#commit}:${this.#directory}/${version}/release.json`);
        return bytes && (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
    }
    /** `module.json` as the commit leaves it. */
    async #moduleAfter() {
        if (this.#after !== undefined)
            return this.#after;
        const bytes = await this.#history.read(`${this.#commit}:${this.#directory}/module.json`);
        this.#after = (bytes && (0,past_module/* readPastModule */.dc)(bytes)) ?? NOTHING;
        return this.#after;
    }
    #read({ before, after }) {
        const read = async (oid) => (oid === null ? undefined : this.#history.read(oid));
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
        this.findings.push({ code, address, version: version ?? null, message, path });
    }
}
/** Of an interface with all that it leaves out: a key that is added where it was left out may change the fact. */
function history_changes_factsOf(file, bytes) {
    const known = file === 'interface.json' ? (0,interface_document/* interfaceFacts */.l$)(bytes) : undefined;
    return known ?? (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
}
/** Beside more packages: what versions of the tool have added to their own documents. Nothing else of a version changes. */
const GROWTH = {
    release: { list: 'packages', keys: [] },
    module: { list: 'packages', keys: ['size', 'files'] },
};
const PAGES = ['download', 'source'];
const REGISTRY_URL = schemas/* looseObject */._H3({ url: schemas/* string */.YjP().nullable() });
const DOWNLOAD = schemas/* looseObject */._H3({ location: schemas/* string */.YjP() });
/** The locations to which `download` and `source` lead. */
function targetsOf(file, bytes) {
    if (file === 'download')
        return [(0,schema/* parseJson */.qF)(DOWNLOAD, bytes)?.location ?? []].flat();
    const tags = new TextDecoder().decode(bytes).match(/<[^<>]*terraform-get[^<>]*>/gi) ?? [];
    return tags.map((tag) => {
        const [, , content = ''] = /content\s*=\s*(["'])(.*?)\1/i.exec(tag) ?? [];
        return content.replaceAll('&amp;', '&');
    });
}
const places = schemas/* looseObject */._H3({ packages: schemas/* array */.YOg(schemas/* looseObject */._H3({ location: schemas/* string */.YjP() })) });
function locationsIn(release) {
    return places.safeParse(release).data?.packages.map(({ location }) => location) ?? [];
}
function identitiesIn(release) {
    const url = repositoryOf.safeParse(release).data?.repository.url;
    return [(0,owner_check/* identityOf */.cu)({ url: url ?? '' }) ?? []].flat();
}
const repositoryOf = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ url: schemas/* string */.YjP() }) });
/** Documents of the past may have locations that no rule allows any more. */
function isAllowedPlace(location, owners, registry) {
    try {
        return (0,policy/* isOwnLocation */.sb)(location, owners) || (0,policy/* namesLocation */.Qn)(registry, location, owners);
    }
    catch {
        return false;
    }
}
const NOTHING = {
    versions: new Map(),
    removed: new Set(),
    yanked: new Set(),
    owner: undefined,
    newOwners: new Map(),
    permanent: new Set(),
};
const DELETED = {
    'release.json': 'VERSION_DROPPED',
    'module.zip': 'PACKAGE_MISSING',
    'README.md': 'README_CHANGED',
    'interface.json': 'INTERFACE_CHANGED',
};
const CHANGED = {
    'release.json': 'VERSION_CHANGED',
    'module.zip': 'PACKAGE_CHANGED',
    'README.md': 'README_CHANGED',
    'interface.json': 'INTERFACE_CHANGED',
};
const published = schemas/* looseObject */._H3({
    path: schemas/* string */.YjP().catch(''),
    packageRoot: schemas/* string */.YjP().exactOptional(),
    package: schemas/* looseObject */._H3({ digest: schemas/* string */.YjP() }),
});
/**
 * Whether a commit leaves a changed file as it was published: a package has the digest of `release.json`, and a README is that of
 * such a package. Of no other file does the index record bytes. docs/decisions/0023-repairs-in-the-history.md
 * @param folder of the version, as the commit has it: `<commit>:v1/modules/…/1.0.0`
 */
async function isAsPublished(file, after, { folder, history }) {
    if (file !== 'module.zip' && file !== 'README.md')
        return false;
    const release = await history.read(`${folder}/release.json`);
    const before = release && (0,schema/* parseJson */.qF)(published, release);
    const zip = file === 'module.zip' ? after : await history.read(`${folder}/module.zip`);
    if (zip === undefined || before === undefined)
        return false;
    if (before.package.digest !== `sha256:${(0,external_node_crypto_.createHash)('sha256').update(zip).digest('hex')}`)
        return false;
    if (file === 'module.zip')
        return true;
    const readme = new packaged_readme/* PackagedReadme */.Z((0,module_release/* packageSubdirectory */.sy)(before));
    readme.push(zip);
    return readme.text === new TextDecoder().decode(after);
}

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
;// CONCATENATED MODULE: ./lib/index/verify/pull-request-check.js








/** What a pull request may do: add versions, by repositories that own their modules. */
const MODULE_FILE = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?(module|release)\.json$/;
/** All files that a publish writes. */
const PUBLISHED = /^(?:v1|catalog)\//;
/** The faults of a commit as a part of a pull request: whatever needs an owner of the index, and owners that are only claimed. */
async function judgePullRequest(commit, judge) {
    const { changes } = commit;
    const inCommit = (finding) => ({
        ...finding,
        message: `${finding.message} (commit ${(0,module_release/* shortCommit */.Ax)(commit.commit)})`,
    });
    const settings = changes.filter(({ path }) => !PUBLISHED.test(path)).map(changedSettings);
    const found = [];
    const files = changes.flatMap(({ path }) => {
        const [, directory, address = '', version] = MODULE_FILE.exec(path) ?? [];
        return directory === undefined ? [] : [{ directory, address, version }];
    });
    for (const [address, [first, ...more]] of (0,base_group/* groupBy */.$)(files, (each) => each.address)) {
        if (first === undefined)
            continue;
        const versions = [first, ...more].flatMap(({ version }) => version ?? []);
        found.push(...(await new pull_request_check_ModuleJudge(address, first.directory, commit, judge).judge(versions)));
    }
    return [...settings, ...found].map(inCommit);
}
function changedSettings({ path }) {
    const message = `${(0,base_error/* quote */.hD)(path)} is changed, and a pull request may only publish`;
    return { code: 'SETTINGS_CHANGED', address: null, version: null, message, path };
}
/** What one module becomes. */
class pull_request_check_ModuleJudge {
    #findings = [];
    #address;
    #directory;
    #commit;
    #judge;
    constructor(address, directory, commit, judge) {
        this.#address = address;
        this.#directory = directory;
        this.#commit = commit;
        this.#judge = judge;
    }
    /** @param changed the versions with a `release.json` that is changed */
    async judge(changed) {
        const { commit, parent } = this.#commit;
        const path = `${this.#directory}/module.json`;
        const parse = (bytes) => (0,documents/* parseModuleDocument */.xK)(path, bytes);
        const before = await this.#read(parent, path, parse);
        const after = await this.#read(commit, path, parse);
        // What is missing is a finding of its own.
        if (after === undefined)
            return this.#findings;
        this.#judgeMarks(path, before, after);
        const known = new Set(before?.versions.map(({ version }) => version));
        const listed = after.versions.map(({ version }) => version);
        const publishers = [];
        for (const version of new Set([...changed, ...listed].filter((each) => !known.has(each)))) {
            const file = `${this.#directory}/${version}/release.json`;
            const release = await this.#read(commit, file, (bytes) => (0,documents/* parseReleaseDocument */.k1)(file, bytes));
            if (release !== undefined)
                publishers.push(...(await this.#judgePublisher(file, release, before?.owner ?? after.owner)));
        }
        this.#judgeOwner(path, { before: before?.owner ?? null, after: after.owner, publishers });
        return this.#findings;
    }
    #judgeMarks(path, before, after) {
        const { versions: _, owner: __, ...rest } = after;
        const { versions: ___, owner: ____, ...old } = before ?? EMPTY_MODULE;
        if ((0,json/* canonicalJson */.dj)({ ...rest, address: '', format: 0 }) === (0,json/* canonicalJson */.dj)({ ...old, address: '', format: 0 }))
            return;
        this.#add('MARKS_CHANGED', path, 'something else than its versions and owner is changed, and a pull request may only publish');
    }
    /** The repository of a new version, with the ids that its host says it has. */
    async #judgePublisher(path, release, owner) {
        const { address, version, repository } = release;
        const add = (code, message) => this.#add(code, path, message, version);
        const claimed = (0,owner_check/* identityOf */.cu)(repository);
        if (claimed === undefined) {
            add('OWNER_MISMATCH', 'it names no repository, so nobody can prove whose version it is');
            return [];
        }
        const name = { host: claimed.host, repository: claimed.repository };
        const asked = await this.#judge.identities.of(name);
        if (asked.kind === 'unknown')
            add('UNVERIFIABLE', asked.message);
        const proven = asked.kind === 'known' ? asked.identity : name;
        if (owner === null || !isClaimOf(claimed, proven) || !(0,git_remote/* isSameRepository */.ve)(owner, proven))
            add('OWNER_MISMATCH', `the module belongs to ${nameOf(owner)}, and the version is from ${(0,base_error/* quote */.hD)(repository.url)}`);
        if (!(0,policy/* allowsOwner */.eT)(this.#judge.registry, address, proven))
            add('NAMESPACE_FOREIGN', `registry.json does not let ${nameOf(proven)} use the namespace ${(0,base_error/* quote */.hD)(address.namespace)}`);
        return [proven];
    }
    /** An owner stays, or is what a publisher is proven to be: another name, or ids. */
    #judgeOwner(path, { before, after, publishers }) {
        const isLess = before?.repositoryId !== undefined && after?.repositoryId === undefined;
        const isProven = after !== null && !isLess && publishers.some((each) => isClaimOf(after, each));
        if (isProven || keyOf(before) === keyOf(after))
            return;
        this.#add('OWNER_CHANGED', path, `the owner becomes ${nameOf(after)}, which no new version proves`);
    }
    async #read(commit, path, parse) {
        const bytes = commit === null ? undefined : await this.#judge.history.read(`${commit}:${path}`);
        try {
            return bytes && parse(bytes);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            if (commit !== this.#commit.parent)
                this.#add('DOCUMENT_INVALID', path, error.message);
            return undefined;
        }
    }
    #add(code, path, message, version = null) {
        this.#findings.push({ code, address: this.#address, version, message, path });
    }
}
const EMPTY_MODULE = { versions: [], owner: null, yanks: [], deprecations: [], removed: [], transfers: [] };
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
function nameOf(owner) {
    return owner === null ? 'nobody' : (0,base_error/* quote */.hD)(`${owner.host}/${owner.repository}`);
}

;// CONCATENATED MODULE: ./lib/index/verify/history.js



/**
 * Checks every commit of the branch: nothing that was published is changed or gone, and what the verifier has seen is still
 * part of the history. Throws INVALID_INPUT for a `since` that is not on the branch.
 */
async function verifyHistory({ since, checkpoint, isPullRequest = false }, history, context) {
    const { add, log } = context;
    const seen = checkpoint && (await history.resolve(checkpoint.commit));
    if (checkpoint !== undefined && seen === undefined)
        add(await lostCheckpoint(checkpoint.commit, history));
    const start = since === undefined ? seen : await history.resolve(since);
    if (since !== undefined && start === undefined)
        throw notOnBranch('--since', since);
    let commits = 0;
    const judge = { ...context, history };
    const judgeAll = async (commit) => [
        ...(await judgeCommit(commit, judge)),
        ...(isPullRequest ? await judgePullRequest(commit, judge) : []),
    ];
    const found = new Set();
    for await (const commit of history.commits(start)) {
        for (const finding of await judgeAll(commit)) {
            add(finding);
            if (isPullRequest)
                found.add(history_keyOf(finding));
        }
        commits += 1;
        log.progress?.('commits', commits, undefined);
    }
    // A host may make one commit of them all, and what two commits do together neither of them shows.
    if (isPullRequest && start !== undefined)
        for (const finding of await judgeAll(await history.difference(start)))
            if (!found.has(history_keyOf(finding)))
                add(finding);
    return { head: history.head, commits };
}
function history_keyOf({ code, address, version, path }) {
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
/** INVALID_INPUT. @param flag what names the commit */
function notOnBranch(flag, revision) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${flag} names ${(0,base_error/* quote */.hD)(revision)}, which is no commit in the history of the index branch`, 'name a commit of the branch, by at least seven hex digits, or a branch or tag that it has merged: git log --first-parent --oneline registry');
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/index/format/catalog.js
var catalog = __webpack_require__(4156);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(4268);
// EXTERNAL MODULE: ./lib/index/plan/address-clash.js
var address_clash = __webpack_require__(2591);
;// CONCATENATED MODULE: ./lib/index/verify/list-check.js













/**
 * The check of the lists and of the catalog. Modules come in the order of their folders, so that a list is complete when the next
 * one begins, and none is held longer.
 */
class ListCheck {
    #context;
    #catalog;
    /** Lists that the index has, until they are compared. */
    #files = new Map();
    #open;
    #spellings = new address_clash/* AddressSpellings */.Y();
    constructor(context) {
        this.#context = context;
        this.#catalog = new CatalogCheck(context);
        // The list of all modules is there without modules, too.
        this.#open = file_table/* LISTS */.m5.map((list) => {
            const isOfAll = list.path(NO_ADDRESS) === paths/* MODULE_LIST_PATH */._Q;
            return { list, path: isOfAll ? paths/* MODULE_LIST_PATH */._Q : '', content: NO_MODULES, isUnknown: false };
        });
    }
    /** Takes a file of the index that belongs to no module; false where it is no list. */
    addFile(file) {
        if (!(0,paths/* isListPath */.oW)(file.path))
            return false;
        this.#files.set(file.path, file);
        return true;
    }
    /** @param checked undefined for a folder whose module cannot be read */
    async addModule(address, checked) {
        const parts = (0,module_address/* splitAddress */.lS)(address);
        const clash = this.#spellings.add(parts);
        if (clash !== undefined)
            this.#add({ code: 'ADDRESS_CLASH', message: clash.problem, path: clash.path }, address);
        const isUnknown = checked === undefined || (checked.latest === undefined && !!(0,module_list/* latestOf */.Te)(checked.module));
        for (const open of this.#open) {
            const path = open.list.path(parts);
            if (path !== open.path)
                await this.#close(open, path);
            open.isUnknown ||= isUnknown;
            if (checked?.latest === undefined)
                continue;
            open.content = (0,file_table/* addToList */.vH)(open.list, open.content, (0,module_list/* listItem */.Aw)(checked.module, checked.latest));
        }
        if (isUnknown)
            this.#catalog.skip(parts);
        else if (checked?.latest !== undefined)
            this.#catalog.add(checked.module, checked.latest);
    }
    /** Compares what is left when all modules are known. */
    async finish() {
        for (const open of this.#open)
            await this.#close(open, '');
        const catalog = [...this.#files.values()].filter(({ path }) => (0,paths/* isCatalogPath */.XY)(path));
        await this.#catalog.finish(catalog);
        for (const { path } of catalog)
            this.#files.delete(path);
        for (const { path } of this.#files.values())
            this.#add({ code: 'DERIVED_CHANGED', message: 'no listed version is left for this list', path });
    }
    async #close(open, next) {
        const { list, path, content, isUnknown } = open;
        Object.assign(open, { path: next, content: NO_MODULES, isUnknown: false });
        if (path === '')
            return;
        const file = this.#files.get(path);
        this.#files.delete(path);
        if (isUnknown)
            return;
        const files = new folder_files/* FolderFiles */.m(this.#context.contents, file === undefined ? [] : [file]);
        for (const fault of await derivedFaults([[path, (0,file_table/* renderList */.pI)(list, path, content)]], files))
            this.#add(fault);
    }
    #add(fault, address = null) {
        this.#context.add({ ...fault, address, version: null });
    }
}
const NO_MODULES = { modules: [] };
const NO_ADDRESS = { namespace: '', name: '', system: '' };
/** The check of the catalog, file by file. */
class CatalogCheck {
    #context;
    #expected = [];
    /** Files of the index, until they are compared. */
    #files = new Map();
    constructor(context) {
        this.#context = context;
    }
    add(module, latest) {
        const item = (0,module_list/* catalogItem */.xn)(module, latest);
        this.#expected.push({
            address: (0,module_address/* formatModuleAddress */.wc)(module.address),
            hash: prefixOf(module.address),
            bytes: (0,catalog/* catalogBytes */.VN)(item),
            digest: digestOf(item),
        });
    }
    /** A module that cannot be read. */
    skip(address) {
        const hash = prefixOf(address);
        this.#expected.push({ address: (0,module_address/* formatModuleAddress */.wc)(address), hash, bytes: 0, digest: undefined });
    }
    /** Compares the items of all modules with the files of the catalog. */
    async finish(files) {
        for (const file of files)
            this.#files.set(file.path, file);
        const groups = (0,base_group/* groupBy */.$)(this.#expected, ({ hash }) => hash.slice(0, index_limits/* SHORTEST_PREFIX */.Ef));
        for (const [prefix, items] of groups) {
            if (items.some(({ digest }) => digest === undefined))
                this.#leaveOut(prefix);
            else
                await this.#judge(prefix, items);
        }
        for (const path of this.#files.keys())
            this.#add('DERIVED_CHANGED', 'no listed module is left for this file of the catalog', path);
    }
    /** How the catalog is cut into files depends on every module of a group. */
    #leaveOut(prefix) {
        const first = (0,paths/* catalogPath */.Hc)(prefix);
        const below = `${first.slice(0, -'.json'.length)}/`;
        for (const path of [...this.#files.keys()])
            if (path === first || path.startsWith(below))
                this.#files.delete(path);
    }
    /** The same cut as `renderCatalog` makes. */
    async #judge(prefix, items) {
        const path = (0,paths/* catalogPath */.Hc)(prefix);
        const bytes = await this.#read(path);
        if ((0,catalog/* fitsCatalogFile */.Ox)(sum(items)) || prefix.length === index_limits/* LONGEST_PREFIX */.MW)
            return this.#judgeItems(path, bytes, items);
        const groups = (0,base_group/* groupBy */.$)(items, ({ hash }) => hash.charAt(prefix.length));
        const children = Object.fromEntries([...groups].map(([digit, group]) => [digit, sum(group)]));
        const fault = derivedFault(path, (0,catalog/* formatCatalogNode */.B)(children), bytes);
        if (fault !== undefined)
            this.#add(fault.code, fault.message, path);
        for (const [digit, group] of groups)
            await this.#judge(prefix + digit, group);
    }
    #judgeItems(path, bytes, expected) {
        const items = bytes === undefined ? [] : this.#itemsIn(path, bytes);
        if (items === undefined)
            return;
        const digests = new Map(items.map((item) => [(0,module_list/* itemAddress */.EA)(item), digestOf(item)]));
        for (const { address, digest } of expected) {
            const shown = digests.get(address);
            digests.delete(address);
            if (shown === undefined)
                this.#add('MODULE_UNLISTED', 'the catalog does not have the module', path, address);
            else if (shown !== digest)
                this.#add('DERIVED_CHANGED', 'the catalog shows the module as it is not', path, address);
        }
        for (const address of digests.keys())
            this.#add('DERIVED_CHANGED', `the file names ${(0,base_error/* quote */.hD)(address)}, which does not belong to it`, path);
    }
    #itemsIn(path, bytes) {
        try {
            const items = (0,module_list/* parseModuleList */.W2)(path, bytes).modules;
            if (Buffer.compare(Buffer.from((0,module_list/* formatCatalog */.fn)(items)), bytes) !== 0)
                this.#add('DERIVED_CHANGED', 'the file is not written as the tool writes it', path);
            return items;
        }
        catch {
            this.#add('DERIVED_CHANGED', 'the file is no list of modules', path);
            return undefined;
        }
    }
    async #read(path) {
        const file = this.#files.get(path);
        this.#files.delete(path);
        // One that is too large to be read is no list either.
        return file && ((await this.#context.contents.read([file])).get(path) ?? new Uint8Array());
    }
    #add(code, message, path, address = null) {
        this.#context.add({ code, address, version: null, message, path });
    }
}
function prefixOf(address) {
    return (0,paths/* catalogHash */.Oq)(address).slice(0, index_limits/* LONGEST_PREFIX */.MW);
}
function sum(items) {
    return items.reduce((total, { bytes }) => total + bytes, 0);
}
function digestOf(item) {
    return (0,external_node_crypto_.createHash)('sha256').update((0,json/* canonicalJson */.dj)(item)).digest('base64');
}

// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(5865);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(8267);
// EXTERNAL MODULE: ./lib/index/format/versions-document.js
var versions_document = __webpack_require__(4946);
// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(6516);
// EXTERNAL MODULE: ./lib/index/verify/version-reading.js
var version_reading = __webpack_require__(3052);
;// CONCATENATED MODULE: ./lib/index/verify/version-check.js








const NAMES = new Set([
    ...['release.json', 'index.json', 'source', 'download'],
    ...['interface.json', 'README.md', 'module.zip'],
]);
const DETAILS = schemas/* looseObject */._H3({ root: schemas/* looseObject */._H3({}), readme_digest: schemas/* string */.YjP().optional() });
/** The check of the files of one version. */
class VersionCheck {
    faults = [];
    #folder;
    #context;
    constructor(folder, context) {
        this.#folder = folder;
        this.#context = context;
    }
    /** What the files of the module are made from; undefined where it cannot be read. */
    async run() {
        for (const [name, { path, isSpecial }] of this.#folder.files)
            if (isSpecial || !NAMES.has(name))
                this.#add('FILE_UNEXPECTED', `${(0,base_error/* quote */.hD)(path)} does not belong to a version`, path);
        const reading = await (0,version_reading/* readVersionFolder */.d)(this.#folder, this.#context);
        const { release, moduleInterface, packagedReadme, files } = reading;
        this.faults.push(...reading.faults);
        if (release === undefined)
            return undefined;
        const hasInterface = files.has(this.#path('interface.json'));
        const isRemade = moduleInterface === undefined && (packagedReadme !== undefined || hasInterface);
        if (isRemade && !hasInterface)
            this.#add('DERIVED_MISSING', 'interface.json is missing', this.#path('interface.json'));
        await this.#judgeDerived({ release, moduleInterface }, reading, isRemade);
        return { release, moduleInterface, isRemade };
    }
    async #judgeDerived(indexed, { files, packagedReadme }, isRemade) {
        const { release, moduleInterface } = indexed;
        const ofInterface = moduleInterface === undefined ? [] : (0,file_table/* interfaceFiles */.rQ)(release, moduleInterface);
        const rendered = [...(0,file_table/* versionFiles */.uP)(this.#context.registry, indexed), ...ofInterface];
        const details = this.#path('index.json');
        const found = await derivedFaults(rendered, files);
        const ofDetails = found.find(({ path }) => path === details);
        if (ofDetails !== undefined && packagedReadme === undefined && moduleInterface !== undefined)
            this.#judgeReadmeDigest((await files.read([details])).get(details), moduleInterface);
        const isReadmeOther = this.faults.some(({ code }) => code === 'README_CHANGED');
        this.faults.push(...found.filter((fault) => fault !== ofDetails || !(isRemade || isReadmeOther)));
    }
    /** Without a package in the index, the details of the version tell which README was published. */
    #judgeReadmeDigest(details, moduleInterface) {
        const shown = details && (0,schema/* parseJson */.qF)(DETAILS, details);
        if (shown === undefined || shown.readme_digest === (0,module_details/* readmeDigest */.zY)(moduleInterface))
            return;
        const message = 'README.md has not the digest that index.json of the version has';
        this.#add('README_CHANGED', message, this.#path('README.md'));
    }
    #path(file) {
        const { address, version } = this.#folder;
        return (0,paths/* versionPath */.qW)(address, version, file);
    }
    #add(code, message, path) {
        this.faults.push({ code, message, path });
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/module-check.js

















const module_check_NAMES = new Set(['module.json', 'versions', 'versions.json', 'index.json']);
/** The check of the folder of one module. Nothing that it finds stops it, and of all versions it keeps the latest alone. */
class ModuleCheck {
    #folder;
    #context;
    #address;
    #interfaces = new version_reading/* LastInterface */.M();
    #files;
    constructor(folder, context) {
        this.#folder = folder;
        this.#context = context;
        this.#address = (0,module_address/* splitAddress */.lS)(folder.address);
        this.#files = new folder_files/* FolderFiles */.m(context.contents, folder.files.values());
    }
    /** Undefined where `module.json` is missing, or cannot be read. */
    async run() {
        const { files, deeper } = this.#folder;
        for (const [name, file] of files)
            if (file.isSpecial || !module_check_NAMES.has(name))
                this.#unexpected(file);
        for (const file of deeper)
            this.#unexpected(file);
        const module = await this.#readModule();
        const owners = new owner_check/* OwnerCheck */.It(this.#address, module, this.#context.registry);
        const readable = new ReadableVersions(module);
        const releases = [];
        const shown = new Map();
        for (const [version, ofVersion] of this.#folders(module)) {
            const checked = await this.#checkVersion(version, ofVersion, module);
            readable.add(version, checked);
            if (checked === undefined)
                continue;
            owners.add(checked.release);
            if (this.#context.packages === undefined)
                continue;
            releases.push(checked.release);
            const { moduleInterface } = checked;
            if (moduleInterface !== undefined)
                shown.set(version, shownInterface(moduleInterface));
        }
        const audited = (await this.#context.packages?.auditModule(releases, shown)) ?? [];
        for (const { version, ...fault } of audited)
            this.#report(fault, version);
        for (const fault of owners.faults())
            this.#report(fault);
        if (module === undefined)
            return undefined;
        await this.#judgeDerived(module, readable);
        return { module, latest: readable.latest, versions: module.versions.length };
    }
    async #readModule() {
        const path = this.#path('module.json');
        const faults = [];
        const module = await this.#files.parse(path, (bytes) => (0,documents/* parseModuleDocument */.xK)(path, bytes), faults);
        for (const fault of faults)
            this.#report(fault);
        if (module !== undefined)
            this.#judgeMarks(path, module);
        else if (faults.length === 0)
            this.#add('MODULE_INCOMPLETE', 'the folder has no module.json', path);
        return module;
    }
    #judgeMarks(path, module) {
        try {
            (0,version_state/* refuseUnknownMarks */.pS)(path, module);
        }
        catch (error) {
            this.#add('MARK_INVALID', String(error instanceof Error ? error.message : error), path);
        }
        const yanks = module.yanks.map((yank) => ({ ...yank, versions: yank.version }));
        for (const { versions, replacement } of [...yanks, ...module.deprecations])
            if ((0,marks/* advisesItself */.L3)(module.address, { versions, replacement }))
                this.#add('MARK_INVALID', `the replacement ${(0,base_error/* quote */.hD)(replacement ?? '')} is what its mark is about`, path);
    }
    /** The versions to check: those that are listed, and those of a module that cannot be read. Reports all other folders. */
    #folders(module) {
        const { versions } = this.#folder;
        const listed = new Set(module?.versions.map(({ version }) => version));
        const found = new Map();
        for (const [name, files] of versions) {
            const reading = (0,version/* readVersion */.$4)(name);
            const isVersion = reading.ok && reading.version === name;
            if (isVersion && (module === undefined || listed.has(name)))
                found.set(reading.version, files);
            else
                this.#judgeFolder(name, isVersion, module);
        }
        for (const { version } of module?.versions ?? [])
            if (!found.has(version))
                found.set(version, new Map());
        return (0,version/* sortVersions */.M7)([...found.keys()]).map((version) => [version, found.get(version) ?? new Map()]);
    }
    /** A folder that belongs to no published version. */
    #judgeFolder(name, isVersion, module) {
        const path = `${paths/* MODULES_DIRECTORY */.si}/${this.#folder.address}/${name}`;
        const isRemoved = module?.removed.some(({ version }) => version === name);
        if (isRemoved)
            this.#add('VERSION_REUSED', 'the version is removed, and its folder has files', path, name);
        else if (isVersion)
            this.#add('VERSION_UNLISTED', 'the folder has files, and module.json does not list it', path, name);
        else
            this.#add('VERSION_INVALID', `${(0,base_error/* quote */.hD)(name)} is not a version as the tool writes it`, path);
    }
    async #checkVersion(version, files, module) {
        const folder = { address: this.#address, version, files, module, interfaces: this.#interfaces };
        const check = new VersionCheck(folder, this.#context);
        const checked = await check.run();
        for (const fault of check.faults)
            this.#report(fault, version);
        return checked;
    }
    async #judgeDerived(module, { latest, requirements, isComplete }) {
        const needsAll = [this.#path('index.json'), this.#path('versions.json')];
        const rendered = (0,file_table/* moduleFiles */.ug)({ module, latest }, requirements).filter(([path]) => isComplete || !needsAll.includes(path));
        const versions = this.#path('versions');
        for (const fault of await derivedFaults(rendered, this.#files)) {
            const shown = fault.path === versions ? (await this.#files.read([versions])).get(versions) : undefined;
            const hidden = this.#hiddenVersions(module, shown);
            for (const version of hidden)
                this.#add('YANK_UNMARKED', 'versions does not list it, and no mark yanks it', versions, version);
            if (hidden.length === 0)
                this.#report(fault);
        }
    }
    #hiddenVersions(module, bytes) {
        if (bytes === undefined)
            return [];
        const shown = (0,past_module/* readPastVersions */.iM)(bytes);
        return shown.size === 0 ? [] : (0,documents/* listedVersions */.f3)(module).filter((version) => !shown.has(version));
    }
    #unexpected({ path }) {
        this.#add('FILE_UNEXPECTED', `${(0,base_error/* quote */.hD)(path)} does not belong to a module`, path);
    }
    #path(file) {
        return `${paths/* MODULES_DIRECTORY */.si}/${this.#folder.address}/${file}`;
    }
    #add(code, message, path, version) {
        this.#report({ code, message, path }, version);
    }
    #report(fault, version) {
        this.#context.add({ ...fault, address: this.#folder.address, version: version ?? null });
    }
}
/** What the files of a module are made from, version by version. */
class ReadableVersions {
    /** Undefined where none is listed, or where it cannot be read. */
    latest;
    /** Whether every version could be read as `render` would read it. */
    isComplete = true;
    #latest;
    #requirements = new Map();
    constructor(module) {
        this.#latest = module && (0,module_list/* latestOf */.Te)(module);
    }
    get requirements() {
        return this.#requirements;
    }
    add(version, checked) {
        if (checked === undefined || checked.isRemade)
            this.isComplete = false;
        if (checked === undefined)
            return;
        const { moduleInterface } = checked;
        this.#requirements.set(version, moduleInterface === undefined ? null : (0,versions_document/* requirementsOf */.CG)(moduleInterface));
        if (version === this.#latest && !checked.isRemade)
            this.latest = checked;
    }
}

// EXTERNAL MODULE: ./lib/index/verify/module-folders.js
var module_folders = __webpack_require__(7233);
// EXTERNAL MODULE: ./lib/index/plan/catalog-plan.js
var catalog_plan = __webpack_require__(8126);
;// CONCATENATED MODULE: ./lib/index/verify/pull-request-base.js










/** The folder of a module. */
const FOLDER = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+(?=\/)/;
/** Throws INVALID_INPUT for a commit that is not on the branch. */
async function openBase(base, history) {
    const commit = await history?.resolve(base);
    if (history === undefined || commit === undefined)
        throw notOnBranch('--base', base);
    const atBase = async ({ address, version }) => {
        const bytes = await history.read(`${commit}:${(0,paths/* versionPath */.qW)(address, version, 'release.json')}`);
        return bytes && Buffer.from(bytes).toString();
    };
    return {
        commit,
        async read() {
            const registry = await history.read(`${commit}:${paths/* REGISTRY_PATH */.aA}`);
            return new Map(registry === undefined ? [] : [[paths/* REGISTRY_PATH */.aA, registry]]);
        },
        stream: async () => false,
        changedContents: (contents, registry) => ({
            commit: contents.commit,
            read: (files) => contents.read(files),
            stream: (file, into) => contents.stream(file, into),
            async *list() {
                const { changes } = await history.difference(commit);
                const changed = changes.map(({ path }) => FOLDER.exec(path)?.[0] ?? path);
                const own = (0,file_table/* registryFiles */.xs)(registry).map(([path]) => path);
                // A changed list is compared with what the changed modules make of it, the list of all modules too.
                const isOwn = (path) => changed.includes(path) || !(0,paths/* isListPath */.oW)(path);
                yield* contents.listBelow?.([...new Set([...changed, ...own.filter(isOwn)])]) ?? contents.list();
            },
        }),
        listsOf: (context) => new ChangedLists(context, commit, history),
        newPackages: (packages) => packages && {
            async auditModule(releases, shown) {
                const known = await Promise.all(releases.map(async (each) => [each, await atBase(each)]));
                const fresh = known.flatMap(([release, before]) => (before === undefined ? [release] : []));
                const changed = known.flatMap(([release, before]) => before === undefined || before === (0,documents/* formatReleaseDocument */.yp)(release) ? [] : [release]);
                return [
                    ...(await packages.auditModule(fresh, shown, 'new')),
                    ...(await packages.auditModule(changed, shown)),
                ];
            },
        },
    };
}
/**
 * The check of the lists and of the catalog that a pull request changes: they are those of the commit that it is onto, with its modules.
 * No other module is read.
 */
class ChangedLists {
    #context;
    #base;
    #history;
    #listed = [];
    /** Of modules that cannot be read: nobody can say what the lists should be. */
    #unknown = [];
    /** @param base the commit that the pull request is onto */
    constructor(context, base, history) {
        this.#context = context;
        this.#base = base;
        this.#history = history;
    }
    /** Takes a file of the index that belongs to no module; false where it is no list. */
    addFile({ path }) {
        return (0,paths/* isListPath */.oW)(path);
    }
    /** @param checked undefined for a folder whose module cannot be read */
    async addModule(text, checked) {
        const address = (0,module_address/* splitAddress */.lS)(text);
        await this.#refuseClash(address);
        if (checked === undefined || (checked.latest === undefined && (0,module_list/* latestOf */.Te)(checked.module)))
            this.#unknown.push(address);
        else
            this.#listed.push(checked);
    }
    async finish() {
        const addresses = this.#listed.map(({ module }) => module.address);
        const unknown = new Set(this.#unknown.flatMap(pathsOf));
        const before = await this.#readBase([...new Set(addresses.flatMap(pathsOf))]);
        const all = new Map([...before, ...(await this.#readBase((0,catalog_plan/* catalogNeighbours */.I1)(addresses, before)))]);
        const { changes } = await this.#history.difference(this.#base);
        const changed = new Set(changes.flatMap(({ path }) => ((0,paths/* isListPath */.oW)(path) && !isInModule(path) ? [path] : [])));
        for (const [path, text] of this.#render(all)) {
            changed.delete(path);
            if (!unknown.has(path))
                await this.#compare(path, text);
        }
        for (const path of changed)
            if (!unknown.has(path))
                this.#add('DERIVED_CHANGED', 'the list is changed, and no module that it shows', path);
    }
    /** What a publish of these modules makes of the lists. */
    #render(before) {
        const lists = file_table/* LISTS */.m5.flatMap((list) => [...(0,base_group/* groupBy */.$)(this.#listed, ({ module }) => list.path(module.address))].map(([path, group]) => {
            const content = (0,module_list/* withModules */.KT)((0,module_list/* parseModuleList */.W2)(path, before.get(path)), (0,file_table/* listItems */.Dw)(group, module_list/* listItem */.Aw));
            return [path, (0,file_table/* renderList */.pI)(list, path, content)];
        }));
        const catalog = (0,catalog_plan/* updateCatalog */.Jn)((0,file_table/* listItems */.Dw)(this.#listed, module_list/* catalogItem */.xn), (path) => before.get(path));
        return [...new Map([...lists, ...catalog])];
    }
    async #compare(path, text) {
        const bytes = (await this.#context.contents.read([{ path, isSpecial: false }])).get(path);
        const fault = derivedFault(path, text, bytes);
        if (fault !== undefined)
            this.#add(fault.code, fault.message, path);
    }
    async #readBase(paths) {
        const read = async (path) => [path, await this.#history.read(`${this.#base}:${path}`)];
        const files = await Promise.all(paths.map(read));
        return new Map(files.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes]])));
    }
    /** A new module whose namespace or name differs only by case from one that is there. */
    async #refuseClash(address) {
        const { namespace, name } = address;
        if ((await this.#history.read(`${this.#base}:${(0,paths/* modulePath */.Mw)(address, 'module.json')}`)) !== undefined)
            return;
        for (const [folder, own] of [
            [paths/* MODULES_DIRECTORY */.si, namespace],
            [`${paths/* MODULES_DIRECTORY */.si}/${namespace}`, name],
        ]) {
            const folders = await this.#history.folders(folder);
            const other = folders.find((each) => each !== own && each.toLowerCase() === own.toLowerCase());
            if (other === undefined)
                continue;
            const message = `${(0,base_error/* quote */.hD)(own)} differs only by case from ${(0,base_error/* quote */.hD)(other)}`;
            this.#add('ADDRESS_CLASH', message, `${folder}/${own}`, (0,module_address/* formatModuleAddress */.wc)(address));
        }
    }
    #add(code, message, path, address = null) {
        this.#context.add({ code, address, version: null, message, path });
    }
}
/** The details of a module have the name of a list. */
function isInModule(path) {
    return path.split('/').length > paths/* MODULES_DIRECTORY */.si.split('/').length + 3;
}
/** The lists and the files of the catalog that show a module. */
function pathsOf(address) {
    return [...file_table/* LISTS */.m5.map((list) => list.path(address)), ...(0,paths/* catalogChain */.Hd)(address)];
}

// EXTERNAL MODULE: ./lib/index/verify/registry-check.js
var registry_check = __webpack_require__(8475);
// EXTERNAL MODULE: ./lib/index/verify/suppressions.js
var verify_suppressions = __webpack_require__(4933);
;// CONCATENATED MODULE: ./lib/index/verify/verify.js















/** Checks an index: its files, and its history if that is asked for. It writes nothing. Throws INDEX_INVALID where there is no index. */
async function verify(request, dependencies) {
    const { contents, history, keptFile, log } = dependencies;
    const base = request.base === undefined ? undefined : await openBase(request.base, history);
    const reading = await (0,registry_check/* readRegistry */._)(base ?? contents);
    const suppressions = new verify_suppressions/* Suppressions */.J(reading.suppressions);
    const sorted = new SortedFindings(request, suppressions);
    for (const finding of [...suppressions.findings, ...reading.findings])
        sorted.add(finding);
    if (reading.registry === undefined)
        return sorted.report(contents.commit);
    const add = (finding) => sorted.add(finding);
    const packages = base?.newPackages(dependencies.packages) ?? dependencies.packages;
    const context = {
        contents,
        registry: reading.registry,
        keptFile,
        add,
        ...(packages === undefined ? {} : { packages }),
    };
    const changed = base && { ...context, contents: base.changedContents(contents, reading.registry) };
    const checked = await verifyContents(changed ?? context, log, changed && base?.listsOf(changed));
    const before = sorted.counted;
    const { identities = NO_IDENTITIES } = dependencies;
    const walk = base === undefined ? request.history : { since: base.commit, checkpoint: undefined, isPullRequest: true };
    const judging = { registry: reading.registry, identities, add, log };
    const walked = history && walk && (await verifyHistory(walk, history, judging));
    return {
        ...sorted.report(contents.commit),
        checked: { ...checked, commits: walked?.commits ?? 0 },
        isHistoryVerified: walked !== undefined && sorted.counted === before,
    };
}
const NO_IDENTITIES = { of: async () => ({ kind: 'none' }) };
/** Findings that count, that are suppressed, and what cannot be verified. */
class SortedFindings {
    /** How many findings count. */
    counted = 0;
    #strict;
    #suppressions;
    #findings = new verify_finding/* Findings */.Fv();
    #unverifiable = new verify_finding/* Findings */.Fv();
    #suppressed = [];
    constructor({ strict }, suppressions) {
        this.#strict = strict;
        this.#suppressions = suppressions;
    }
    add(finding) {
        const suppressed = this.#suppressions.of(finding);
        if (suppressed !== undefined)
            this.#suppressed.push(suppressed);
        else if (finding.code === 'UNVERIFIABLE' && !this.#strict)
            this.#unverifiable.add(finding);
        else {
            this.#findings.add(finding);
            this.counted += 1;
        }
    }
    report(commit) {
        return {
            commit,
            findings: this.#findings.sorted,
            unverifiable: this.#unverifiable.sorted,
            suppressed: this.#suppressed,
            more: this.#findings.more,
            checked: { modules: 0, versions: 0, commits: 0 },
            isHistoryVerified: false,
        };
    }
}
/**
 * Checks every file of an index in one go through its listing, one module after the other: what it holds grows neither with the
 * modules nor with their versions, but for one short line of each module. One bad module does not stop the check of the others.
 * @param lists the check of the lists, of all modules if it is left out
 */
async function verifyContents(context, log, lists = new ListCheck(context)) {
    const roots = [];
    let modules = 0;
    let versions = 0;
    const parts = (0,module_folders/* splitByModule */.S)(context.contents.list());
    const check = async (part) => ({
        part,
        checked: 'address' in part ? await new ModuleCheck(part, context).run() : undefined,
    });
    for await (const { part, checked } of (0,in_order/* inOrder */.a)(parts, index_limits/* VERIFIED_AT_ONCE */.jH, check)) {
        if (!('address' in part)) {
            if (part.isSpecial || !lists.addFile(part))
                roots.push(part);
            continue;
        }
        await lists.addModule(part.address, checked);
        modules += 1;
        versions += checked?.versions ?? 0;
        log.progress?.('modules', modules, undefined);
    }
    await lists.finish();
    await verifyRoots(roots, context);
    return { modules, versions };
}
/** The files of the registry itself, and those that belong to nothing. */
async function verifyRoots(listed, context) {
    const { registry, contents, keptFile } = context;
    const files = new folder_files/* FolderFiles */.m(contents, listed);
    const rendered = (0,file_table/* registryFiles */.xs)(registry).filter(([path]) => !isList(path));
    const faults = await derivedFaults(rendered, files);
    const configurations = configurationsOf(registry);
    const known = new Set(configurations.keys());
    for (const [path] of await files.different([...configurations]))
        known.delete(path);
    for (const [path] of rendered)
        known.add(path);
    for (const file of listed) {
        const { path, isSpecial } = file;
        const read = isSpecial ? undefined : keptFile(path);
        if (read !== undefined)
            await new folder_files/* FolderFiles */.m(contents, [file]).parse(path, read, faults);
        else if (isSpecial || !known.has(path)) {
            const what = isSpecial ? 'is no regular file' : 'does not belong to an index';
            faults.push({ code: 'FILE_UNEXPECTED', message: `${(0,base_error/* quote */.hD)(path)} ${what}`, path });
        }
    }
    for (const fault of faults)
        context.add({ ...fault, address: null, version: null });
}
/** The list of all modules is among the files of an empty registry; with modules it is checked as a list. */
function isList(path) {
    return path.startsWith('v1/');
}
/** Those of every host, as a user may have written one by hand. */
function configurationsOf({ url }) {
    return new Map(hosting_hosting/* HOSTINGS */.il.flatMap((hosting) => (0,hosting_hosting/* hostingFiles */.wX)(hosting, url)));
}

// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
;// CONCATENATED MODULE: ./lib/index/verify/verify-report.js



/** The document of `--json`. */
function verifyJson(report) {
    const { commit, findings, unverifiable, suppressed, more, checked } = report;
    return {
        findings: findings.map(findingJson),
        unverifiable: unverifiable.map(findingJson),
        suppressed: suppressed.map(({ finding, reason }) => ({
            ...findingJson(finding),
            reason,
        })),
        more,
        checked,
        commit,
    };
}
function findingJson(finding) {
    const { code, address, version, message, path } = finding;
    return { code, address, version, message, path, fix: (0,verify_finding/* fixOf */.BW)(finding) };
}
/** The report as text for people. */
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
            `${' '.repeat(INDENT)}fix: ${(0,base_error/* visible */.RK)((0,verify_finding/* fixOf */.BW)(finding))}`,
        ]),
        ...(more > 0 ? [`and ${(0,count/* counted */.h)(more, 'more finding')}`] : []),
        ...unverifiable.map((finding) => line('unknown', finding)),
        ...suppressed.map(({ finding, reason }) => line('accepted', finding, ` (${(0,base_error/* quote */.hD)(reason)})`)),
        `${'verified'.padEnd(INDENT)}${counts.join(', ')}`,
    ].join('\n');
}
const INDENT = 10;
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
            hint: 'docs/verify.md has the cause of each code and what to do; --json lists the findings',
        },
    ];
}

// EXTERNAL MODULE: ./lib/site/site.js + 7 modules
var site = __webpack_require__(5157);
// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/cli/replace-file.js
var replace_file = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3963);
;// CONCATENATED MODULE: ./lib/cli/verify.js


















async function verifyCommand(flags, runtime) {
    const { since, base, checkpoint: file, strict = false } = flags;
    refuseLoneFlags(flags);
    const checkpoint = file === undefined ? undefined : await readCheckpoint(file);
    const opened = await openVerifiedIndex(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
        token: (0,tokens/* indexToken */.gt)(runtime.environment),
        withHistory: flags.history === true || base !== undefined,
    });
    try {
        const history = flags.history ? { since, checkpoint } : undefined;
        const packages = flags.packages ? openPackageAudit(runtime, gitHubOf(runtime)) : undefined;
        const identities = gitHubIdentities(runtime, (0,tokens/* gitHubServer */.fF)(runtime.environment));
        const request = { strict, history, base };
        const report = await verify(request, {
            ...opened,
            packages,
            identities,
            keptFile,
            log: runtime.log,
        });
        if (flags.sarif !== undefined)
            await (0,replace_file/* replaceFile */.f)(flags.sarif, (0,json/* canonicalJson */.dj)(sarifOf(report)));
        await keepCheckpoint(file, report);
        return { json: verifyJson(report), text: formatVerifyReport(report), refusals: verifyRefusals(report) };
    }
    finally {
        await opened.close();
    }
}
/** As `site`, `render` and `collect` read them. */
const keptFile = (path) => {
    if (path === paths/* REGISTRY_PATH */.aA)
        return site/* parseSiteSettings */.we;
    if (path === paths/* MARKS_PATH */.zF)
        return (bytes) => (0,marks_file/* parseMarks */._t)(path, bytes);
    return (0,source_state/* isStatePath */.rX)(path) ? (bytes) => (0,source_state/* parseStateFile */.ne)(path, bytes) : undefined;
};
/** The token of GitHub is for GitHub alone. */
function gitHubOf({ environment }) {
    const url = environment['GITHUB_SERVER_URL'] || 'https://github.com';
    return { url, token: (0,tokens/* gitHubServer */.fF)(environment).token };
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
/** Undefined for a file that does not exist yet: the first run writes it. */
async function readCheckpoint(file) {
    const bytes = await (0,promises_.readFile)(file).catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--checkpoint names ${(0,base_error/* quote */.hD)(file)}, which cannot be read: ${(0,base_error/* messageOf */.bD)(error)}`, 'name a file that this user may read and write');
    });
    return bytes === undefined ? undefined : parseCheckpoint(file, bytes);
}
/** The checkpoint moves on when the history has no finding that counts. */
async function keepCheckpoint(file, report) {
    if (file === undefined || report.commit === null || !report.isHistoryVerified)
        return;
    await (0,replace_file/* replaceFile */.f)(file, formatCheckpoint({ commit: report.commit }));
}


/***/ }),

/***/ 3624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ MAX_LISTED_VERSIONS),
/* harmony export */   Mt: () => (/* binding */ MAX_DISCOVERY_BYTES),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   Y0: () => (/* binding */ MAX_PAGES),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   hl: () => (/* binding */ MAX_REASON_LENGTH)
/* harmony export */ });
/** What clients read. */
/**
 * Redirects that clients follow for all requests but discovery (https://pkg.go.dev/net/http#Client). More are
 * a failed check.
 */
const MAX_REDIRECTS = 9;
/** Characters of the reason of a server that a check repeats. The rest is cut. */
const MAX_REASON_LENGTH = 200;
/**
 * Pages that go-getter follows by their `terraform-get`
 * (https://github.com/hashicorp/go-getter/blob/main/get_http.go, XTerraformGetLimit as the clients set it).
 * More are a failed check.
 */
const MAX_PAGES = 10;
/**
 * Bytes of a discovery document (https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go). A
 * larger one is a failed check.
 */
const MAX_DISCOVERY_BYTES = 1024 * 1024;
/**
 * Bytes of an answer of the registry protocol. A larger one is not read to its end, and is a failed check.
 */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** Versions of a module that a registry lists. A longer list is no answer. */
const MAX_LISTED_VERSIONS = 20_000;


/***/ }),

/***/ 819:
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

/***/ 8102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ isSameOwner),
/* harmony export */   Ix: () => (/* binding */ hasOnlyGrown),
/* harmony export */   UD: () => (/* binding */ isRenamedOwner),
/* harmony export */   dc: () => (/* binding */ readPastModule),
/* harmony export */   g6: () => (/* binding */ hasKeptOwner),
/* harmony export */   iM: () => (/* binding */ readPastVersions),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2689);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);



/** Undefined for bytes that are no JSON object. */
function readPastModule(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), bytes);
    if (!isObject(document))
        return undefined;
    const list = (key) => objectsIn(document[key]);
    const numbers = (key) => new Set(list(key).map(({ version }) => String(version)));
    return {
        versions: new Map(list('versions').map((facts) => [String(facts['version']), facts])),
        removed: numbers('removed'),
        yanked: numbers('yanks'),
        owner: isObject(document['owner']) ? document['owner'] : undefined,
        newOwners: new Map(list('transfers').map((transfer) => [
            (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(transfer),
            isObject(transfer['to']) ? transfer['to'] : {},
        ])),
        permanent: new Set([...list('removed'), ...list('transfers')].map(_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)),
    };
}
/** The versions that the `versions` file of a module lists. */
function readPastVersions(bytes) {
    const document = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), bytes);
    const [module] = isObject(document) ? objectsIn(document['modules']) : [];
    return new Set(objectsIn(module?.['versions']).map(({ version }) => String(version)));
}
/** Whether a published value only grew: nothing that was there is gone or another. */
function hasOnlyGrown(before, after, growth) {
    if (Array.isArray(before))
        return (Array.isArray(after) &&
            before.length === after.length &&
            before.every((each, at) => hasOnlyGrown(each, after[at], growth)));
    if (!isObject(before))
        return before === after;
    if (!isObject(after))
        return false;
    const { list, keys } = growth;
    const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
    if (keys !== 'any' && !added.every((key) => keys.includes(key)))
        return false;
    return Object.entries(before).every(([key, value]) => {
        const now = after[key];
        const isList = key === list && Array.isArray(value) && Array.isArray(now);
        return hasOnlyGrown(value, isList ? now.slice(0, value.length) : now, growth);
    });
}
/** Whether an owner is the same repository: by id where both have one, else by name. */
function isSameOwner(one, other) {
    if (!isSameText(one.host, other.host))
        return false;
    if (one.repositoryId !== undefined && other.repositoryId !== undefined)
        return one.repositoryId === other.repositoryId;
    return isSameText(one.repository, other.repository);
}
/** Whether an owner has its names and ids still; ids may be added where there were none. */
function hasKeptOwner(before, after) {
    return hasOnlyGrown(before, after, { keys: ['repositoryId', 'ownerId'] });
}
/**
 * Whether an owner is the same repository under another name: by an id that a version which it published under the old name has. An id
 * alone may have been added to lead to another repository.
 * @param releases the texts of `release.json`
 */
function isRenamedOwner(before, after, releases) {
    const { host, repository, repositoryId } = before;
    if (repositoryId === undefined || after.repositoryId !== repositoryId || !isSameText(host, after.host))
        return false;
    const names = [...formerNamesOf(before), repository];
    const url = (name) => `https://${host}/${name}`;
    return (formerNamesOf(after).every((name) => names.includes(name)) &&
        releases.some((release) => {
            const said = isObject(release) ? release['repository'] : undefined;
            return (isObject(said) &&
                said['id'] === repositoryId &&
                names.some((name) => isSameText(url(name), said['url'])));
        }));
}
/** An owner under each name that it had. */
function namesIn(owner) {
    const names = [owner.repository, ...formerNamesOf(owner)];
    return names.map((name) => ({ host: String(owner.host), repository: String(name) }));
}
function formerNamesOf({ formerNames }) {
    return Array.isArray(formerNames) ? formerNames : [];
}
function isSameText(one, other) {
    return String(one).toLowerCase() === String(other).toLowerCase();
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function objectsIn(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}


/***/ })

};
