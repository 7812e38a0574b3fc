export const id = 122;
export const ids = [122,563];
export const modules = {

/***/ 22563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Deadline: () => (/* binding */ Deadline),
/* harmony export */   createGitHub: () => (/* binding */ createGitHub),
/* harmony export */   hasNextPage: () => (/* binding */ hasNextPage)
/* harmony export */ });
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86856);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13185);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94210);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27654);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15761);









/** Rounds of a change that GitHub does not show yet, or that another run disturbs, within the time for retries. Then it fails. */
const MAX_ROUNDS = 6;
/** The slowest upload that does not time out, in bytes per second. */
const SLOWEST_UPLOAD = 100_000;
/**
 * Repetitions of a request that failed on the way or with 5xx, within the time for retries. Then it fails.
 */
const MAX_REPETITIONS = 3;
/**
 * Bytes of an answer in JSON with files of an index, or with 100 texts that people may write: of releases, pull requests and comments.
 * A larger one is a failed request.
 */
const MAX_TEXTS_BYTES = 64 * 1024 * 1024;
/** Bytes of an answer in JSON. A larger one is not read to its end, and is a failed request. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
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
    /** Milliseconds that may still be lost. */
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
            const isInTime = await (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_2__/* .waitWithin */ .rE)(this.leftMs, firstMs * attempt);
            if (isInTime)
                this.failed(since);
            return isInTime;
        };
        return (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_2__/* .retry */ .L5)({ tries: MAX_ROUNDS, wait }, isTransient, work);
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
 * twice says `request: { retries: 0 }`. They wait for rate limits as long as GitHub asks, until the deadline.
 */
function createGitHub(server, { log, secrets }) {
    const deadline = new Deadline(server.retrySeconds);
    const origins = new Set([server.apiUrl, server.url].map((url) => new URL(url).origin));
    // All waits together (1 + 4 + 9 times the first) take half of the time; the rest is for the attempts.
    const firstMs = server.retrySeconds * 1000 * (1 / 28);
    const debug = (line) => log.debug(line);
    const Client = _octokit_rest__WEBPACK_IMPORTED_MODULE_3__/* .Octokit */ .E.plugin(hideSecrets(secrets), checkAnswers, refuseRedirects, withinDeadline(deadline, firstMs), _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__/* .throttling */ .A);
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
        log.warn(`GitHub asks to wait ${seconds} seconds (${limit})`);
        return true;
    }
}
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
function refuseRedirects(octokit) {
    octokit.hook.after('request', ({ status, headers }, { method, url }) => {
        if (!isRedirect(status))
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `GitHub answers ${method} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} with ${status} to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(headers.location ?? '')}: it is not followed`, 'if the repository has another name now, use that one; else let the proxy or server in between pass the request through');
    });
    return {};
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
 * Whether another page of a list follows. GitHub says so with a link; a server that gives none may also give fewer than were asked for.
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers
 */
function hasNextPage({ link }, found, size) {
    return link === undefined ? found >= size : /rel="?next/.test(link);
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
            throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url.origin)} is not a host of this GitHub: nothing was sent`);
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
    const bytes = await bytesOf(response, isJson ? maxJson(url) : _package_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PACKAGE_BYTES */ .qv);
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
/** What GitHub's answers must have, as far as it is used: a login page, a proxy or another server may answer 200 too. */
const id = zod__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().int();
const repository = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({
    id,
    owner: zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ id }),
    full_name: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    // Without it nobody knows who may read the repository.
    private: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
});
const asset = zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ id, name: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), state: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
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
    [/\/attestations\/\{subject_digest\}$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ attestations: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({})) })],
    [/\/git\/ref\/\{ref\}$|\/git\/refs$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ object })],
    [/\/git\/trees\/\{tree_sha\}$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ tree: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({})) })],
    [/\/git\/blobs\/\{file_sha\}$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ content: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })],
    [/\/git\/(?:trees|blobs|commits)(?:\/\{commit_sha\})?$/, object],
    [/\/graphql$/, zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({ data: zod__WEBPACK_IMPORTED_MODULE_8__/* .looseObject */ ._H3({}).nullish() })],
];
/** An Octokit plugin that refuses an answer of 2xx that is not one of GitHub. Throws REPOSITORY_UNREACHABLE. */
function checkAnswers(octokit) {
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
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `the answer to ${method} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} is not one of GitHub's API: ${place}${issue?.message ?? ''}`, 'look at what answers there, such as a login page or a proxy: GITHUB_API_URL must be the URL of the API');
    });
    return {};
}


/***/ }),

/***/ 10679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   Up: () => (/* binding */ missingPermission),
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


/** The HTTP status of a failed request; undefined for any other error. */
function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? error.status : undefined;
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
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return false;
    if (error.status === 429)
        return true;
    return (error.status === 403 &&
        (/rate limit/i.test(error.message) || error.response?.headers['x-ratelimit-remaining'] === '0'));
}
/**
 * Turns a failed request into an error that names the repository, the token and what it lacks: PERMISSION, or the code of the
 * step. Other errors are returned as they are.
 */
function githubFailure(error, target, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const { status } = error;
    const { server, deadline } = target.github;
    const { code = 'REPOSITORY_UNREACHABLE' } = step;
    const reason = `${status} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`;
    const failure = (failed, problem, hint) => new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(failed, `cannot ${step.doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(target.name)}: ${problem}`, hint, {
        cause: error,
    });
    if (isLimit(error)) {
        const hint = `run it again later; a run waits at most ${deadline.seconds} seconds for rate limits and failed requests`;
        return failure(code, `GitHub's rate limit is reached (${reason})`, hint);
    }
    if (status === 401) {
        const hint = `set ${server.tokenName} to a token that is valid for the whole run and has "contents: write" on ${target.name} (to plan only, "contents: read")`;
        return failure('PERMISSION', `GitHub does not accept the token of ${server.tokenName} (${reason})`, hint);
    }
    if (status === 403 || status === 404)
        return missingPermission(target, step, reason);
    if (status < 500)
        return failure(code, `GitHub responded ${reason}`, 'correct what GitHub reports, then run it again');
    const problem = `GitHub responded ${reason}; gave up after retries of at most ${deadline.seconds} seconds`;
    return failure(code, problem, 'run it again: it continues where this run stopped');
}
/** PERMISSION. GitHub answers 404 for what a token may not see, and 403 for what it may see but not do. */
function missingPermission({ github, name }, { doing, needs }, reason) {
    const { tokenName } = github.server;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the token of ${tokenName} needs "${needs}" there (GitHub responded ${reason})`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${name}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 10122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ releaseStore),
/* harmony export */   deleteAsset: () => (/* binding */ deleteAsset),
/* harmony export */   deleteByHand: () => (/* binding */ deleteByHand),
/* harmony export */   followLatestRelease: () => (/* binding */ followLatestRelease)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95660);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30905);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7124);
/* harmony import */ var _publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62771);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10679);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77164);












/**
 * Pages of 100 releases that are searched for a draft and for published versions. Older releases are not
 * seen.
 */
const MAX_RELEASE_PAGES = 10;
/** For writes that must not be sent twice. The next round checks whether the first one succeeded. */
const ONCE = { request: { retries: 0 } };
/**
 * Stores packages as assets of the GitHub releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
function releaseStore(open) {
    return {
        // Releases are read by those who read the repository, and `resolve` takes public repositories only.
        publicLocation: async () => undefined,
        async resolve({ release }, { facts }) {
            const repository = await open();
            if (repository.visibility !== 'public')
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('STORE_REFUSED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(repository.name)} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci');
            const tag = release.tag.split('/').map(encodeURIComponent).join('/');
            const url = `${repository.github.server.url}/${repository.name}/releases/download/${tag}/${(0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .assetName */ .SM)(release)}`;
            return { location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_4__/* .zipLocation */ .z4)(url, facts.digest, (0,_module_release_js__WEBPACK_IMPORTED_MODULE_5__/* .packageSubdirectory */ .sy)(release)), files: new Map() };
        },
        checkAccess: async () => (0,_repository_js__WEBPACK_IMPORTED_MODULE_10__.proveWritable)(await open()),
        async store({ release }, pkg, registry) {
            await new ReleaseUpload(await open(), { release, pkg, ...registry }).reconcile();
        },
    };
}
/** The upload of one package into the release of its tag. https://docs.github.com/rest/releases */
class ReleaseUpload {
    #repository;
    #package;
    constructor(repository, pkg) {
        this.#repository = repository;
        this.#package = pkg;
    }
    /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
    async reconcile() {
        const isTransient = (outcome) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .mayPass */ .bg)(outcome) || isTaken(outcome) || isGone(outcome) || outcome === STILL_A_DRAFT;
        await this.#repository.github.deadline
            .retry(isTransient, () => this.#round())
            .catch((error) => {
            throw this.#failure(error);
        });
    }
    async #round() {
        const { tag } = this.#package.release;
        const published = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .unlessMissing */ .F2)(this.#rest.getReleaseByTag({ ...this.#path, tag }));
        if (published !== undefined)
            return this.#attach(published.data);
        const releases = await this.#releases();
        const drafts = releases.filter((each) => each.draft && each.tag_name === tag);
        const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id);
        await this.#attach(draft);
        await this.#publish(draft);
    }
    /** The newest 1,000 releases and drafts. */
    async #releases() {
        const found = [];
        for (let page = 1; page <= MAX_RELEASE_PAGES; page += 1) {
            const { data, headers } = await this.#rest.listReleases({ ...this.#path, per_page: 100, page });
            found.push(...data);
            if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_8__.hasNextPage)(headers, data.length, 100))
                break;
        }
        return found;
    }
    async #createDraft(releases) {
        const { release } = this.#package;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const body = (0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .formatReleaseNotes */ .Sg)({ ...this.#package, generated: await this.#generateNotes(tags) });
        const draft = { tag_name: release.tag, name: release.tag, body, draft: true };
        const prerelease = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_6__/* .isPrerelease */ .V1)(release.version);
        return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ...ONCE })).data;
    }
    async #generateNotes(tags) {
        const { release } = this.#package;
        const previous = (0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .previousTag */ .W8)(release, tags);
        const since = previous === undefined ? {} : { previous_tag_name: previous };
        try {
            const query = { ...this.#path, tag_name: release.tag, ...since };
            return (await this.#rest.generateReleaseNotes(query)).data.body;
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : 'unknown';
            this.#repository.github.log.info(`release   GitHub generated no notes (${reason})`);
            return '';
        }
    }
    /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
    async #attach(release) {
        const name = (0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .assetName */ .SM)(this.#package.release);
        const existing = release.assets.find((asset) => asset.name === name);
        if (existing?.state === 'uploaded')
            return this.#compare(existing);
        if (release.immutable === true)
            throw sealed(this.#package.release);
        // An interrupted upload leaves an asset with its name and no bytes.
        if (existing !== undefined)
            await this.#rest.deleteReleaseAsset({ ...this.#path, asset_id: existing.id, ...ONCE });
        const { id } = await this.#upload(release, name);
        await this.#compare(await this.#readBack(id));
    }
    async #upload({ id, upload_url }, name) {
        this.#repository.github.origins.add(new URL(upload_url).origin);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#path,
            release_id: id,
            name,
            // Octokit's types allow text only; fetch takes bytes.
            data: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(this.#package.pkg.file)),
            headers: { 'content-type': 'application/zip' },
            url: upload_url,
            ...ONCE,
        });
        return data;
    }
    async #readBack(id) {
        const read = () => (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .unlessMissing */ .F2)(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id }));
        // An asset may not exist yet for a short time.
        const asset = await this.#repository.github.deadline.retry((found) => found === undefined, read);
        if (asset !== undefined)
            return asset.data;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('STORE_REFUSED', `the asset ${id} of the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#package.release.tag)} was uploaded but cannot be read back`, 'run it again: it continues where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#package;
        const digest = asset.digest || (await this.#digestOf(asset));
        if (digest !== pkg.facts.digest)
            throw (0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .otherAsset */ .hN)(release, digest, pkg.facts.digest);
    }
    /** Of the downloaded bytes: the API of GitHub Enterprise Server before 3.18 does not tell it. */
    async #digestOf({ id }) {
        const headers = { accept: 'application/octet-stream' };
        const { data } = await this.#rest.getReleaseAsset({ ...this.#path, asset_id: id, headers });
        // With this header the response is the file.
        const bytes = data;
        if (!(bytes instanceof ArrayBuffer))
            throw new Error(`the asset ${id} was sent without its bytes`);
        return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(new Uint8Array(bytes)).digest('hex')}`;
    }
    /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release, withdrawn } = this.#package;
        const releases = await this.#releases();
        const tags = releases.map((each) => each.tag_name);
        const latest = (0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .isLatest */ .eL)(release, tags, withdrawn) ? 'true' : 'false';
        const target = { ...this.#path, release_id: draft.id };
        try {
            const { data } = await this.#rest.updateRelease({
                ...target,
                draft: false,
                make_latest: latest,
                ...ONCE,
            });
            if (data.draft)
                throw STILL_A_DRAFT;
        }
        catch (error) {
            if (isTaken(error))
                await this.#rest.deleteRelease({ ...target, ...ONCE });
            throw error;
        }
        await this.#deleteTwins(draft, releases);
    }
    /** Removes other drafts that runs of this tool have made for the tag. One that a person has written stays. */
    async #deleteTwins({ id }, releases) {
        const { release } = this.#package;
        const isTwin = (each) => each.draft && each.id !== id && each.tag_name === release.tag && (0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .isOwnNote */ .LK)(release, each.body ?? '');
        for (const twin of releases.filter(isTwin))
            await (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .unlessMissing */ .F2)(this.#rest.deleteRelease({ ...this.#path, release_id: twin.id, ...ONCE }));
    }
    #failure(error) {
        const { tag } = this.#package.release;
        if (error === STILL_A_DRAFT) {
            return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('STORE_REFUSED', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)} is still a draft although GitHub answered that it was published`, 'publish the draft by hand or remove what holds it back, such as a rule or an app, then run it again');
        }
        if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .statusOf */ .c2)(error) === 422 && /immutable/.test(String(error)))
            return sealed(this.#package.release);
        return (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .githubFailure */ .eQ)(error, this.#repository, {
            doing: `put the package into the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)}`,
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
    get #rest() {
        return this.#repository.github.octokit.rest.repos;
    }
    get #path() {
        return this.#repository.path;
    }
}
/** GitHub has answered 2xx to a request to publish a draft, and the answer says that it is one. */
const STILL_A_DRAFT = new Error('the release is still a draft');
/** Whether another run has removed the draft or the asset that this one works on. */
function isGone(error) {
    return (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_11__/* .RequestError */ .G &&
        error.status === 404 &&
        /\/releases\/(?:assets\/)?\d+(?:\/|\?|$)/.test(error.request.url));
}
/** Whether another run has created the same release or asset first. */
function isTaken(error) {
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .statusOf */ .c2)(error) === 422 && /already_exists/.test(String(error));
}
function sealed(release) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('STORE_REFUSED', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(release.tag)} is immutable and has no asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)((0,_publish_release_asset_js__WEBPACK_IMPORTED_MODULE_7__/* .assetName */ .SM)(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`);
}
/** Assets of GitHub releases after their version was published. https://docs.github.com/rest/releases */
/** Deletes an asset; its release, the tag and GitHub's own archives of the tag stay. A refusal is a result. */
async function deleteAsset(repository, asset) {
    const { tag, name } = asset;
    const rest = repository.github.octokit.rest.repos;
    const stays = `the release, the tag ${tag} and GitHub's archives of it stay: git push --delete origin ${tag}`;
    try {
        const release = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .unlessMissing */ .F2)(rest.getReleaseByTag({ ...repository.path, tag }));
        const found = release?.data.assets.find((each) => each.name === name);
        if (found === undefined)
            return { status: 'absent', notes: [stays] };
        await rest.deleteReleaseAsset({ ...repository.path, asset_id: found.id });
        return { status: 'deleted', notes: [stays] };
    }
    catch (error) {
        return refusedDeletion(error, repository, asset);
    }
}
function refusedDeletion(error, repository, { tag, name, repository: at }) {
    if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .statusOf */ .c2)(error) === 422 && /immutable/i.test(String(error))) {
        const reason = 'the release is immutable, so that it loses no asset';
        return {
            status: 'failed',
            reason,
            fix: `delete the whole release: gh release delete ${tag} --repo ${at}`,
        };
    }
    const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .githubFailure */ .eQ)(error, repository, {
        doing: `delete the asset "${name}"`,
        needs: 'contents: write',
        code: 'STORE_REFUSED',
    });
    if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
        throw failure;
    return { status: 'failed', reason: failure.message, fix: deleteByHand({ tag, name, repository: at }) };
}
/** The command that a person runs. */
function deleteByHand({ tag, name, repository }) {
    return `gh release delete-asset ${tag} ${name} --repo ${repository}`;
}
/** The tags of the releases of a module in one repository, with their versions. */
function tagsIn(repository, { versions, removed }) {
    const tags = new Map();
    for (const { version, packages = [] } of [...versions, ...removed])
        for (const { location } of packages) {
            const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_4__/* .releaseAssetOf */ .nE)(location);
            if (asset?.repository === repository)
                tags.set(version, asset.tag);
        }
    return tags;
}
/**
 * Makes the release of the highest listed version GitHub's "latest", where another version of the module is that now. A refusal is a
 * result. https://docs.github.com/rest/releases/releases#get-the-latest-release
 */
async function followLatestRelease(repository, module, dryRun) {
    const tags = tagsIn(repository.name, module);
    // In a repository of several modules, whose tags have prefixes, no release is "the latest" of a module.
    if ([...tags].some(([version, tag]) => tag.replace(/^v/, '') !== version))
        return [];
    const name = `the latest release of ${repository.name}`;
    const version = (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .listedVersions */ .f3)(module).find((each) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_6__/* .isPrerelease */ .V1)(each) && tags.has(each));
    const tag = version && tags.get(version);
    try {
        const { rest } = repository.github.octokit;
        const latest = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .unlessMissing */ .F2)(rest.repos.getLatestRelease(repository.path));
        const current = latest?.data.tag_name;
        if (current === undefined || current === tag)
            return [];
        const before = [...tags].find(([, each]) => each === current)?.[0] ?? null;
        const kept = (reason) => [{ name, status: 'kept', version: before, reason }];
        if (before === null)
            return kept(`it is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(current)}, which is no version of the module`);
        if (version === undefined || tag === undefined)
            return kept(`it is ${before}: no listed version is left that could be the latest`);
        if (!dryRun) {
            const { data } = await rest.repos.getReleaseByTag({ ...repository.path, tag });
            await rest.repos.updateRelease({ ...repository.path, release_id: data.id, make_latest: 'true' });
        }
        return [{ name, status: dryRun ? 'planned' : 'moved', version }];
    }
    catch (error) {
        const step = {
            doing: 'move the latest release',
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        };
        const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .githubFailure */ .eQ)(error, repository, step);
        if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl))
            throw failure;
        const byHand = `gh release edit ${tag} --latest --repo ${repository.name}`;
        const fix = tag === undefined ? {} : { fix: byHand };
        return [{ name, status: 'kept', version: null, reason: failure.message, ...fix }];
    }
}


/***/ }),

/***/ 77164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRepository: () => (/* binding */ openRepository),
/* harmony export */   proveWritable: () => (/* binding */ proveWritable),
/* harmony export */   requestDeployment: () => (/* binding */ requestDeployment)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10679);


/** Asks GitHub for a repository. Throws INVALID_INPUT, PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
async function openRepository(github, name) {
    const [owner = '', repo = '', ...more] = name.split('/');
    // Another name than Git fetches must not be asked for.
    if (repo === '' || more.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository on GitHub`, 'write owner/name, such as acme/terraform-aws-vpc');
    const path = { owner, repo };
    try {
        const { data, headers } = await github.octokit.rest.repos.get(path);
        const visibility = data.private || !(await isReadByAll(github, name)) ? 'private' : 'public';
        // GitHub's permissions are not those of every kind of token. Another server lets a token begin a push that its hook refuses.
        const isGitHub = headers['x-github-request-id'] !== undefined;
        return {
            github,
            id: data.id,
            ownerId: data.owner.id,
            name,
            path,
            visibility,
            isGitHub,
            isReadOnly: !isGitHub && data.permissions?.push === false,
            defaultBranch: data.default_branch,
        };
    }
    catch (error) {
        const step = { doing: 'see who may read the repository', needs: 'contents: read' };
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, { github, name }, step);
    }
}
/**
 * Whether Git reads a repository without credentials, whatever flags say: a server that is not GitHub calls a repository of a private
 * organisation public. https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function isReadByAll({ plain, server }, name) {
    const url = `${server.url}/${name}.git/info/refs?service=git-upload-pack`;
    const request = plain.request({ method: 'GET', url, headers: { accept: '*/*' } });
    return request.then(({ status }) => status === 200, (error) => {
        if ([401, 403, 404].includes((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) ?? 0))
            return false;
        throw error;
    });
}
/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function proveWritable(repository) {
    const { github, name } = repository;
    const { url, token } = github.server;
    const step = { doing: 'write', needs: 'contents: write' };
    if (repository.isReadOnly)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .missingPermission */ .Up)(repository, step, 'that the token may not push');
    const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const response = await github.plain
        .request({
        method: 'GET',
        url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
        headers: { authorization, accept: '*/*' },
    })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, repository, step);
    });
    if (response.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .missingPermission */ .Up)(repository, step, String(response.status));
}
/** For requests that must not be sent twice. */
const ONCE = { request: { retries: 0 } };
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
        const status = (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error);
        if (status !== undefined && status >= 500)
            throw unknownOutcome(repository, option, error);
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, repository, {
            doing: isPages ? 'ask for a build of GitHub Pages' : `start the workflow ${option.workflow}`,
            needs: isPages ? 'pages: write' : 'actions: write',
        });
    }
}
/** A second request would be a second deployment, and no request tells whether the first one was carried out. */
function unknownOutcome({ name, github }, option, error) {
    const { host } = new URL(github.server.url);
    const [what, command] = option.kind === 'pages'
        ? ['a build of GitHub Pages', `gh api --hostname ${host} --method POST repos/${name}/pages/builds`]
        : [`the workflow ${option.workflow}`, `gh workflow run ${option.workflow} --repo ${host}/${name}`];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `nobody knows whether ${what} was started in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: GitHub responded ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error)}, and a second request could start it twice`, `look at the runs of ${github.server.url}/${name}/actions; if none began now: ${command}`, { cause: error });
}


/***/ }),

/***/ 62771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ isOwnNote),
/* harmony export */   SM: () => (/* binding */ assetName),
/* harmony export */   Sg: () => (/* binding */ formatReleaseNotes),
/* harmony export */   W8: () => (/* binding */ previousTag),
/* harmony export */   eL: () => (/* binding */ isLatest),
/* harmony export */   hN: () => (/* binding */ otherAsset)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_first_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47553);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30905);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);





/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
const MAX_NOTES_LENGTH = 124_000;
/** A package as an asset of the release of its tag. */
/** The one asset of a module's release. */
function assetName({ address, version }) {
    return `${address.name}-${address.system}-${version}.zip`;
}
/** What the tag has before the version and its `v`: `vpc/` of `vpc/v1.2.3`. */
function tagPrefix({ tag, version }) {
    return tag.slice(0, tag.length - version.length).replace(/v$/, '');
}
/** Those of the tags that are versions of the same module. */
function siblings(release, tags) {
    const prefix = tagPrefix(release);
    return tags.flatMap((tag) => {
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const [previous] = siblings(release, tags)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) < 0)
        .filter(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version))
        .toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version));
    return previous?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
function isLatest(release, tags, withdrawn) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(release.version) || tagPrefix(release) !== '' || withdrawn.has(release.version))
        return false;
    return siblings(release, tags).every(({ version }) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(version) || withdrawn.has(version) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(version, release.version) <= 0);
}
/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
function formatReleaseNotes(about) {
    const { release, pkg, registryUrl, directory, generated } = about;
    const block = registryUrl === null ? '' : `\`\`\`hcl\n${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleBlock */ .t1)(release, registryUrl, directory)}\n\`\`\``;
    const digest = `${digestStart(release)}${pkg.facts.digest}\``;
    const notes = [block, digest, generated].filter((part) => part !== '').join('\n\n');
    return (0,_base_first_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .firstLines */ .U)(notes, MAX_NOTES_LENGTH, `the commits of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)}`);
}
function digestStart(release) {
    return `\`${assetName(release)}\`: \``;
}
/** Whether {@link formatReleaseNotes} has written the text of a release. */
function isOwnNote(release, notes) {
    return notes.includes(digestStart(release));
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(release.tag)} has an asset ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ })

};
