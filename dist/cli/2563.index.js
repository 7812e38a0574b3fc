export const id = 2563;
export const ids = [2563];
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


/***/ })

};
