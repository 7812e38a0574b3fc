export const id = 7164;
export const ids = [7164,2563];
export const modules = {

/***/ 2563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   ET: () => (/* binding */ ONCE),
/* harmony export */   L5: () => (/* binding */ serverName),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   createGitHub: () => (/* binding */ createGitHub)
/* harmony export */ });
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6856);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3185);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7654);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5761);









/** Rounds of a change that GitHub does not show yet, or that another run disturbs, within the time for retries. Then it fails. */
const MAX_ROUNDS = 6;
/** The slowest upload that does not time out, in bytes per second. */
const SLOWEST_UPLOAD = 100_000;
/** Repetitions of a request that failed on the way or with 5xx, within the time for retries. Then it fails. */
const MAX_REPETITIONS = 3;
/**
 * Bytes of an answer in JSON with files of an index, or with 100 texts that people may write: of releases, pull requests and comments.
 * A larger one is a failed request.
 */
const MAX_TEXTS_BYTES = 64 * 1024 * 1024;
/** Bytes of an answer in JSON. A larger one is not read to its end, and is a failed request. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** `GitHub`, `Gitea at git.acme.dev`. */
function serverName({ url, forge }) {
    const { host } = new URL(url);
    return host === 'github.com' ? forge.title : `${forge.title} at ${host}`;
}
/**
 * When a run gives up on GitHub: it moves on while requests succeed, and stands still while they fail, so that a run that GitHub lets
 * down ends, and says so.
 */
class Deadline {
    seconds;
    #leftMs;
    #failingSince;
    /** @param seconds that a run may lose to failing requests, all together */
    constructor(seconds) {
        this.seconds = seconds;
        this.#leftMs = seconds * 1000;
    }
    get leftMs() {
        const now = Date.now();
        return Math.max(0, this.#leftMs - (now - (this.#failingSince ?? now)));
    }
    /** Milliseconds that one attempt may take. Where none are left, a request still gets a short time: GitHub may be well again. */
    get attemptMs() {
        const allMs = this.seconds * 1000;
        return Math.max(Math.min(this.leftMs, allMs / 3), allMs / 60);
    }
    /** Tries work again after each of up to five longer and longer waits, until its outcome is not transient. */
    retry(isTransient, work) {
        const firstMs = (this.seconds * 1000) / 60;
        const wait = async (attempt) => {
            const since = Date.now();
            const isInTime = await (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_3__/* .waitWithin */ .rE)(this.leftMs, firstMs * attempt);
            if (isInTime)
                this.failed(since);
            return isInTime;
        };
        return (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_3__/* .retry */ .L5)({ tries: MAX_ROUNDS, wait }, isTransient, work);
    }
    succeeded() {
        this.#leftMs = this.leftMs;
        this.#failingSince = undefined;
    }
    /** @param since when the attempt began that failed: what it took is lost too */
    failed(since) {
        this.#failingSince ??= since;
    }
}
/** Stands for the queue that the throttling plugin sends writes and all of GraphQL through, one a second. */
const NO_PAUSE = { key: () => ({ schedule: (_options, work) => work() }) };
/**
 * Opens the clients of a GitHub server. They repeat a request after every temporary failure; a write that must not be sent
 * twice says {@link ONCE}. They wait for rate limits as long as GitHub asks, until the deadline.
 */
function createGitHub(server, { log, secrets }) {
    const deadline = new Deadline(server.retrySeconds);
    const origins = new Set([server.apiUrl, server.url].map((url) => new URL(url).origin));
    // All waits together (1 + 4 + 9 times the first) take half of the time; the rest is for the attempts.
    const firstMs = server.retrySeconds * 1000 * (1 / 28);
    const debug = (line) => log.debug(line);
    const Client = _octokit_rest__WEBPACK_IMPORTED_MODULE_4__/* .Octokit */ .E.plugin(hideSecrets(secrets), checkAnswers(server), refuseRedirects(server), withinDeadline(deadline, firstMs), _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_5__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_6__/* .throttling */ .A);
    const options = {
        baseUrl: server.apiUrl,
        userAgent: 'module-registry',
        log: { debug, info: debug, warn: debug, error: debug },
        request: { fetch: confinedFetch(origins, deadline) },
        retry: {
            retries: MAX_REPETITIONS,
            retryAfterBaseValue: firstMs,
            doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
        },
        throttle: {
            id: server.tokenName,
            onRateLimit: (seconds) => isWaited(seconds, 'the rate limit'),
            onSecondaryRateLimit: (seconds) => isWaited(seconds, 'a secondary rate limit'),
        },
    };
    const octokit = new Client({ ...options, auth: server.token });
    const unhurried = { ...options.throttle, id: `${server.tokenName} queries`, write: NO_PAUSE };
    const queries = new Client({ ...options, throttle: unhurried, auth: server.token });
    return { server, log, octokit, plain: new Client(options), queries, deadline, origins };
    function isWaited(seconds, limit) {
        if (seconds * 1000 > deadline.leftMs)
            return false;
        log.warn(`${serverName(server)} asks to wait ${seconds} seconds (${limit})`);
        return true;
    }
}
/** For writes that must not be sent twice. */
const ONCE = { request: { retries: 0 } };
/** Texts of requests that people read on GitHub: of comments, pull requests, releases and commits. */
const TEXTS = new Set(['title', 'body', 'message', 'headline']);
/** An Octokit plugin that masks what GitHub shows to people. Nobody who writes a text there can go around it. */
function hideSecrets(secrets) {
    const masked = (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskedField(name, value)]));
    const maskedField = (name, value) => {
        if (typeof value === 'string')
            return TEXTS.has(name) ? secrets.apply(value) : value;
        return /^(?:variables|input|message)$/.test(name) && typeof value === 'object' && value !== null
            ? masked(value)
            : value;
    };
    return (octokit) => {
        octokit.hook.before('request', (options) => {
            Object.assign(options, masked(options));
        });
        return {};
    };
}
/**
 * An Octokit plugin that refuses redirects that {@link confinedFetch} has not followed: Octokit takes them for success. Throws
 * REPOSITORY_UNREACHABLE.
 */
function refuseRedirects(server) {
    return (octokit) => {
        octokit.hook.after('request', ({ status, headers }, { method, url }) => {
            if (!isRedirect(status))
                return;
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `${serverName(server)} answers ${method} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} with ${status} to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(headers.location ?? '')}: it is not followed`, 'if the repository has another name now, use that one; else let the proxy or server in between pass the request through');
        });
        return {};
    };
}
/**
 * An Octokit plugin inside the retry plugin: it stops retries whose wait is longer than what is left to the deadline. The retry
 * plugin waits n² times the first wait before repetition n.
 */
function withinDeadline(deadline, firstMs) {
    return (octokit) => {
        octokit.hook.error('request', (error, options) => {
            const repetition = Number(options.request['retryCount'] ?? 0) + 1;
            if (firstMs * repetition ** 2 >= deadline.leftMs)
                options.request['retries'] = 0;
            throw error;
        });
        return {};
    };
}
/**
 * A page of a list, as large as the server gives, and whether it is the last one. GitHub says so with a link; a server that gives none may
 * also give fewer than were asked for.
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers
 */
async function pageOf({ forge }, page, ask) {
    const { size, parameter } = forge.page;
    const { data, headers } = await ask({ [parameter]: size, page });
    const { link } = headers;
    return { data, isLast: link === undefined ? data.length < size : !/rel="?next/.test(link) };
}
/** The pages of a list, one after the other, as long as somebody asks for more. */
async function* pagesOf(server, maxPages, ask) {
    for (let page = 1; page <= maxPages; page += 1) {
        const { data, isLast } = await pageOf(server, page, ask);
        yield data;
        if (isLast)
            return;
    }
}
/**
 * A fetch for Octokit that sends requests to these origins only, even where a redirect names another. It rejects where a server
 * does not answer in time, and where a response is too large or JSON that is incomplete: with plain errors, which Octokit treats as a
 * failed connection.
 */
function confinedFetch(origins, deadline) {
    return async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        if (!origins.has(url.origin))
            throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url.origin)} is not a host of this server: nothing was sent`);
        const started = Date.now();
        try {
            const response = await answerWithin(url, init, deadline);
            const target = redirectTarget(url, init, response);
            if (target !== undefined && origins.has(target.origin))
                return await answerWithin(target, init, deadline);
            if (response.status < 500 && response.status !== 429)
                deadline.succeeded();
            else
                deadline.failed(started);
            return response;
        }
        catch (error) {
            deadline.failed(started);
            throw error;
        }
    };
}
async function answerWithin(url, init, deadline) {
    const size = init?.body instanceof Uint8Array ? init.body.length : 0;
    const timeoutMs = deadline.attemptMs + (size / SLOWEST_UPLOAD) * 1000;
    const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
    try {
        return await wholeResponse(url, await fetch(url, { ...init, redirect: 'manual', signal }));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        // A plain error: octokit never repeats one that is called AbortError.
        throw new Error(`no answer within ${Math.ceil(timeoutMs / 1000)} seconds`);
    }
}
/** Rejects incomplete JSON, which Octokit would return as text. */
async function wholeResponse(url, response) {
    const { status, headers } = response;
    const isJson = /\bjson\b/.test(headers.get('content-type') ?? '');
    const bytes = await bytesOf(response, isJson ? maxJson(url) : _package_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PACKAGE_BYTES */ .qv);
    if (isJson && bytes.length > 0) {
        try {
            (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .readJson */ .Vh)(new TextDecoder().decode(bytes));
        }
        catch (error) {
            throw new Error(`the response cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
        }
    }
    return new Response(bytes.length === 0 ? null : bytes, { status, headers });
}
/** Octokit itself reads a response of any size. */
async function bytesOf({ body }, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body ?? []) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error(`the response has more than ${maxBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function maxJson({ pathname }) {
    return /\/(?:graphql|git|releases|pulls|comments)\b/.test(pathname) ? MAX_TEXTS_BYTES : MAX_RESPONSE_BYTES;
}
/**
 * A repository that was renamed answers with a redirect. Only 307 and 308 ask to send a write again as it was.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
function redirectTarget(url, init, { status, headers }) {
    const location = headers.get('location');
    const isFollowed = init?.method === 'GET' ? isRedirect(status) : status === 307 || status === 308;
    return location !== null && isFollowed && URL.canParse(location, url.href)
        ? new URL(location, url)
        : undefined;
}
/** Whether a status sends the client elsewhere; 304 does not. */
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}
/** What the answers must have, as far as it is used: a login page, a proxy or another server may answer 200 too. */
const id = zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int();
const repository = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    id,
    owner: zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ id }),
    full_name: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    // Without it nobody knows who may read the repository.
    private: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
});
// Gitea says neither a state nor a digest, and lists an asset when all of it has arrived.
const asset = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ id, name: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), state: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional() });
const release = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    id,
    tag_name: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    draft: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
    upload_url: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    assets: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(asset),
});
const pull = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    number: id,
    html_url: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ id, body: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional() });
const object = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
/** By the end of the path of a request, as Octokit spells it. A list is asked for with GET. */
const ANSWERS = [
    [/\/(?:orgs|users)\/\{\w+\}\/repos$/, (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(repository)],
    [/\/repos\/\{owner\}\/\{repo\}$/, repository],
    [/\/releases$/, release, (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(release)],
    [/\/releases\/(?:latest|tags\/\{tag\}|\{release_id\})$/, release],
    [/\/releases\/generate-notes$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ body: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })],
    [/\/pulls(?:\/\{pull_number\})?$/, pull, (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(pull)],
    [/\/comments$/, comment, (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(comment)],
    [/\/releases\/\{release_id\}\/assets/, asset],
    [/\/version$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ version: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })],
    [/\/attestations\/\{subject_digest\}$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ attestations: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({})) })],
    [/\/git\/ref\/\{ref\}$|\/git\/refs$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ object })],
    [/\/git\/trees\/\{tree_sha\}$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ tree: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({})) })],
    [/\/git\/blobs\/\{file_sha\}$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ content: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })],
    [/\/git\/(?:trees|blobs|commits)(?:\/\{commit_sha\})?$/, object],
    [/\/graphql$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ data: zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({}).nullish() })],
];
/** An Octokit plugin that refuses an answer of 2xx that is not one of the API. Throws REPOSITORY_UNREACHABLE. */
function checkAnswers({ forge }) {
    return (octokit) => {
        octokit.hook.after('request', ({ data, status }, { method, url }) => {
            if (status === 204 || status >= 300)
                return;
            const [, one, list] = ANSWERS.find(([path]) => path.test(url)) ?? [];
            const expected = method === 'GET' && list !== undefined && !/\}$/.test(url) ? list : one;
            const parsed = expected?.safeParse(data);
            if (parsed === undefined || parsed.success)
                return;
            const [issue] = parsed.error.issues;
            const place = issue === undefined || issue.path.length === 0 ? '' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(issue.path.join('.'))}: `;
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `the answer to ${method} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} is not one of ${forge.title}'s API: ${place}${issue?.message ?? ''}`, 'look at what answers there, such as a login page or a proxy: GITHUB_API_URL must be the URL of the API');
        });
        return {};
    };
}


/***/ }),

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   Up: () => (/* binding */ missingPermission),
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   eQ: () => (/* binding */ githubFailure),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1015);
/* harmony import */ var _base_certificate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8274);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2563);




/** The HTTP status of a failed request; undefined for any other error. */
function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G ? error.status : undefined;
}
/** The result of a request; undefined where GitHub answers 404. */
async function unlessMissing(request) {
    try {
        return await request;
    }
    catch (error) {
        if (statusOf(error) === 404)
            return undefined;
        throw error;
    }
}
/** Whether the failure is temporary: the request may have been carried out, or may succeed when it is sent again. */
function mayPass(error) {
    const status = statusOf(error);
    return status !== undefined && (status >= 500 || isLimit(error));
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function isLimit(error) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return false;
    if (error.status === 429)
        return true;
    return (error.status === 403 &&
        (/rate limit/i.test(error.message) || error.response?.headers['x-ratelimit-remaining'] === '0'));
}
/**
 * Turns a failed request into an error that names the server, the repository, the token and what it lacks: PERMISSION, or the code of
 * the step. Other errors are returned as they are.
 */
function githubFailure(error, target, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return error;
    const { status, response } = error;
    const { server, deadline } = target.github;
    const { code = 'REPOSITORY_UNREACHABLE' } = step;
    const name = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .serverName */ .L5)(server);
    const text = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '');
    const reason = `${status} ${text}${requestId(error)}`;
    const failure = (failed, problem, hint) => new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(failed, `cannot ${step.doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(target.name)}: ${problem}`, hint, {
        cause: error,
    });
    if (isLimit(error)) {
        const hint = `run it again later; a run waits at most ${deadline.seconds} seconds for rate limits and failed requests`;
        return failure(code, `the rate limit of ${name} is reached (${reason})`, hint);
    }
    // Octokit calls a request without an answer 500.
    if (response === undefined) {
        const problem = `${server.apiUrl} cannot be reached: ${text}; gave up after retries of at most ${deadline.seconds} seconds`;
        const hint = /^(?!getaddrinfo|connect).*certificate/.test(error.message)
            ? (0,_base_certificate_js__WEBPACK_IMPORTED_MODULE_3__/* .certificateFix */ .X)(error.message, 'NODE_EXTRA_CA_CERTS=ca.pem, and GIT_SSL_CAINFO=ca.pem for Git')
            : 'check the address and the network, then run it again';
        return failure(code, problem, hint);
    }
    if (status === 404 && isNoApi(error, server))
        return failure('REPOSITORY_UNREACHABLE', `there is no API of ${server.forge.title} at ${server.apiUrl}: it answers 404 with a page for people`, 'set "forge" to what the server is: gitea for Gitea and Forgejo, git for a host without an API that this tool speaks; for GitHub, GITHUB_API_URL must be the URL of its API');
    if (status === 401) {
        const hint = server.forge.name === 'github'
            ? `set ${server.tokenName} to a token that is valid for the whole run and has "contents: write" on ${target.name} (to plan only, "contents: read")`
            : `set ${server.tokenName} to an access token of ${name} that is valid for the whole run and has the scope "write:repository" (to plan only, "read:repository")`;
        return failure('PERMISSION', `${name} does not accept the token of ${server.tokenName} (${reason})`, hint);
    }
    if (status === 403 || status === 404)
        return missingPermission(target, step, reason);
    if (status < 500)
        return failure(code, `${name} responded ${reason}`, `correct what ${server.forge.title} reports, then run it again`);
    const problem = `${name} responded ${reason}; gave up after retries of at most ${deadline.seconds} seconds`;
    return failure(code, problem, 'run it again: it continues where this run stopped');
}
/** The result of the requests of a step. Throws what {@link githubFailure} makes of a failure. */
function inWords(target, step, requests) {
    return requests.catch((error) => {
        throw githubFailure(error, target, step);
    });
}
/** The API itself says in JSON what is missing. */
function isNoApi({ request, response }, { apiUrl }) {
    const type = String(response?.headers['content-type'] ?? 'json');
    return request.url.startsWith(`${apiUrl}/`) && !/json/.test(type);
}
/** The scopes of an access token of Gitea that allow the same. https://docs.gitea.com/development/oauth2-provider#scopes */
const SCOPES = {
    'contents: read': 'read:repository',
    'contents: write': 'write:repository',
    'metadata: read': 'read:organization", "read:user" and "read:repository',
    'pull-requests: read': 'read:repository',
    'pull-requests: write': 'write:issue" and "write:repository',
    'actions: write': 'write:repository',
};
/** PERMISSION. Servers answer 404 for what a token may not see, and 403 for what it may see but not do. */
function missingPermission({ github: { server }, name }, { doing, needs }, reason) {
    const { tokenName, forge } = server;
    const scopes = forge.name === 'github' ? undefined : SCOPES[needs];
    const responded = `(${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .serverName */ .L5)(server)} responded ${reason})`;
    if (scopes !== undefined)
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the token of ${tokenName} may not ${responded}`, `give ${tokenName} an access token with ${scopes.includes('" and "') ? 'the scopes' : 'the scope'} "${scopes}", of a user who may do it in ${name}: the token of a job is for its own repository alone`);
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the token of ${tokenName} needs "${needs}" there ${responded}`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${name}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRepository: () => (/* binding */ openRepository),
/* harmony export */   proveWritable: () => (/* binding */ proveWritable),
/* harmony export */   requireGitea: () => (/* binding */ requireGitea)
/* harmony export */ });
/* unused harmony export requestDeployment */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(679);



/** The oldest Gitea whose API has what is used of it. An older one is refused. */
const MIN_GITEA = { major: 1, minor: 20 };
/**
 * The version of Gitea that a server is; of Forgejo, the version that it descends from: `11.0.1+gitea-1.22.0`. Throws INVALID_INPUT where
 * it is something else or too old.
 */
async function requireGitea(github) {
    const { octokit, server } = github;
    if (server.forge.name !== 'gitea')
        return;
    const refused = (problem, hint) => new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${server.apiUrl} ${problem}`, hint);
    const step = { doing: 'see the version of the server', needs: 'contents: read' };
    const version = (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(octokit.request('GET /version'));
    const answer = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)({ github, name: server.url }, step, version);
    const hint = 'set "forge" to what the server is: github, gitea or git; GITHUB_API_URL must be the URL of its API';
    if (answer === undefined)
        throw refused('is not the API of Gitea, which "forge" says it is: it answers 404', hint);
    const { version: named } = answer.data;
    const [, major, minor] = /^(\d+)\.(\d+)/.exec(named.split('+gitea-').at(-1) ?? '') ?? [];
    // A build without a number is a newer one.
    if (major === undefined || Number(major) > MIN_GITEA.major || Number(minor) >= MIN_GITEA.minor)
        return;
    throw refused(`is Gitea ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(named)}, older than ${MIN_GITEA.major}.${MIN_GITEA.minor}`, 'update Gitea, or set "forge" to git: then packages are kept in the index or in Git');
}
/** Asks a server for a repository. Throws INVALID_INPUT, PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
async function openRepository(github, name) {
    const [owner = '', repo = '', ...more] = name.split('/');
    // Another name than Git fetches must not be asked for.
    if (repo === '' || more.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository on ${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .serverName */ .L5)(github.server)}`, 'write owner/name, such as acme/terraform-aws-vpc');
    const path = { owner, repo };
    await requireGitea(github);
    const seen = (request) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)({ github, name }, { doing: 'see who may read the repository', needs: 'contents: read' }, request);
    const { data } = await seen(github.octokit.rest.repos.get(path));
    const isPrivate = data.private || !(await seen(isReadByAll(github, name)));
    return {
        github,
        id: data.id,
        ownerId: data.owner.id,
        name,
        path,
        visibility: isPrivate ? 'private' : 'public',
        isReadOnly: !github.server.forge.refusesPushAtOnce && data.permissions?.push === false,
        defaultBranch: data.default_branch,
    };
}
/**
 * Whether Git reads a repository without credentials, whatever flags say: Gitea calls a repository of a private organisation public. https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function isReadByAll({ plain, server }, name) {
    const url = `${server.url}/${name}.git/info/refs?service=git-upload-pack`;
    const request = plain.request({ method: 'GET', url, headers: { accept: '*/*' } });
    return request.then(({ status }) => status === 200, (error) => {
        if ([401, 403, 404].includes((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) ?? 0))
            return false;
        throw error;
    });
}
const WRITE = { doing: 'write', needs: 'contents: write' };
/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Gitea lets a push begin that its hook refuses, and says of a branch whether the token may push to it.
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function proveWritable(repository, branch) {
    const { github, name } = repository;
    const { url, token, forge } = github.server;
    if (repository.isReadOnly)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .missingPermission */ .Up)(repository, WRITE, 'that the token may not push');
    if (!forge.refusesPushAtOnce && branch !== undefined)
        return provePushable(repository, branch);
    const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const request = {
        method: 'GET',
        url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
        headers: { authorization, accept: '*/*' },
    };
    const response = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(repository, WRITE, github.plain.request(request));
    if (response.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .missingPermission */ .Up)(repository, WRITE, String(response.status));
}
/** A branch that does not exist yet has no answer. */
async function provePushable(repository, branch) {
    const { github, name, path } = repository;
    const { request } = github.octokit;
    const asked = request('GET /repos/{owner}/{repo}/branches/{branch}', { ...path, branch });
    const found = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(repository, WRITE, (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(asked));
    if (found?.data?.user_can_push !== false)
        return;
    const { tokenName, url } = github.server;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch)} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is protected, and the token of ${tokenName} may not push to it`, `let its user push to the branch in the rules of protected branches (${url}/${name}/settings/branches), or give ${tokenName} the token of a user who may`);
}
/**
 * Starts the deployment of an index: a GitHub Pages build or a workflow. It is needed because commits with the token of a job
 * start no workflow by themselves. https://docs.github.com/actions/concepts/security/github_token
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function requestDeployment(repository, option) {
    const { path, defaultBranch } = repository;
    const { repos, actions } = repository.github.octokit.rest;
    const isPages = option.kind === 'pages';
    try {
        if (isPages)
            await repos.requestPagesBuild({ ...path, ...ONCE });
        else {
            const dispatch = { ...path, workflow_id: option.workflow, ref: defaultBranch };
            await actions.createWorkflowDispatch({ ...dispatch, ...ONCE });
        }
    }
    catch (error) {
        const status = statusOf(error);
        if (status !== undefined && status >= 500)
            throw unknownOutcome(repository, option, error);
        if (status === 404 && !isPages)
            throw noWorkflow(repository, option, error);
        throw githubFailure(error, repository, {
            doing: isPages ? 'ask for a build of GitHub Pages' : `start the workflow ${option.workflow}`,
            needs: isPages ? 'pages: write' : 'actions: write',
        });
    }
}
/** GitHub says the same of a workflow that is not there and of one that the token may not see. */
function noWorkflow({ name, defaultBranch, github: { server } }, { workflow }, cause) {
    return new RegistryError('NOT_FOUND', `${quote(name)} has no workflow ${workflow} on ${quote(defaultBranch)}, or the token of ${server.tokenName} may not see it`, `add .github/workflows/${workflow} with "on: workflow_dispatch" there, or name another one; the token needs "actions: write" on ${name}`, { cause });
}
/** A second request would be a second deployment, and no request tells whether the first one was carried out. */
function unknownOutcome({ name, github }, option, error) {
    const { host } = new URL(github.server.url);
    const [what, command] = option.kind === 'pages'
        ? ['a build of GitHub Pages', `gh api --hostname ${host} --method POST repos/${name}/pages/builds`]
        : [`the workflow ${option.workflow}`, `gh workflow run ${option.workflow} --repo ${host}/${name}`];
    return new RegistryError('REPOSITORY_UNREACHABLE', `nobody knows whether ${what} was started in ${quote(name)}: ${serverName(github.server)} responded ${statusOf(error)}, and a second request could start it twice`, `look at the runs of ${github.server.url}/${name}/actions; if none began now: ${command}`, { cause: error });
}


/***/ })

};
