export const id = 896;
export const ids = [896];
export const modules = {

/***/ 50896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  hasNextPage: () => (/* binding */ hasNextPage)
});

// EXTERNAL MODULE: ../../main/node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(24225);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(14038);
// EXTERNAL MODULE: ../../main/node_modules/@octokit/rest/dist-src/index.js + 15 modules
var dist_src = __webpack_require__(45763);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(4645);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(89688);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(84289);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(94611);
// EXTERNAL MODULE: ./lib/adapters/github/limits.js
var github_limits = __webpack_require__(82981);
// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var backoff = __webpack_require__(77042);
;// CONCATENATED MODULE: ./lib/adapters/github/retry-budget.js


/** The time that a run may lose to failing requests, all together: a run that GitHub lets down ends, and says so. */
class RetryBudget {
    seconds;
    #leftMs;
    #failingSince;
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
    /** Yields a first round at once, and one after each of up to five longer and longer waits, while the budget lasts. */
    async *rounds() {
        const firstMs = (this.seconds * 1000) / 60;
        for (let round = 0; round < github_limits/* MAX_ROUNDS */.JH; round += 1) {
            const since = Date.now();
            if (round > 0 && !(await (0,backoff/* waitWithin */.rE)(this.leftMs, firstMs * round)))
                return;
            if (round > 0)
                this.failed(since);
            yield round;
        }
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

;// CONCATENATED MODULE: ./lib/adapters/github/client.js










/** Stands for the queue that the throttling plugin sends writes and all of GraphQL through, one a second. */
const NO_PAUSE = { key: () => ({ schedule: (_options, work) => work() }) };
/**
 * Opens the clients of a GitHub server. They repeat a request after every temporary failure; a write that must not be sent
 * twice says `request: { retries: 0 }`. They wait for rate limits as long as GitHub asks, while the budget lasts.
 */
function createGitHub(server, { log, secrets }) {
    const budget = new RetryBudget(server.retrySeconds);
    const origins = new Set([server.apiUrl, server.url].map((url) => new URL(url).origin));
    // All waits together (1 + 4 + 9 times the first) take half of the budget; the rest is for the attempts.
    const firstMs = server.retrySeconds * 1000 * (1 / 28);
    const debug = (line) => log.debug(line);
    const Client = dist_src/* Octokit */.E.plugin(hideSecrets(secrets), checkAnswers, refuseRedirects, withinBudget(budget, firstMs), dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    const options = {
        baseUrl: server.apiUrl,
        userAgent: 'module-registry',
        log: { debug, info: debug, warn: debug, error: debug },
        request: { fetch: confinedFetch(origins, budget) },
        retry: {
            retries: github_limits/* MAX_REPETITIONS */.ax,
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
    return { server, log, octokit, plain: new Client(options), queries, budget, origins };
    function isWaited(seconds, limit) {
        if (seconds * 1000 > budget.leftMs)
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
        throw new base_error/* RegistryError */.gl('REPOSITORY_UNREACHABLE', `GitHub answers ${method} ${(0,base_error/* quote */.hD)(url)} with ${status} to ${(0,base_error/* quote */.hD)(headers.location ?? '')}: it is not followed`, 'if the repository has another name now, use that one; else let the proxy or server in between pass the request through');
    });
    return {};
}
/**
 * An Octokit plugin inside the retry plugin: it stops retries whose wait is longer than what is left of the budget. The retry
 * plugin waits n² times the first wait before repetition n.
 */
function withinBudget(budget, firstMs) {
    return (octokit) => {
        octokit.hook.error('request', (error, options) => {
            const repetition = Number(options.request['retryCount'] ?? 0) + 1;
            if (firstMs * repetition ** 2 >= budget.leftMs)
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
function confinedFetch(origins, budget) {
    return async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        if (!origins.has(url.origin))
            throw new Error(`${(0,base_error/* quote */.hD)(url.origin)} is not a host of this GitHub: nothing was sent`);
        const started = Date.now();
        try {
            const response = await answerWithin(url, init, budget);
            const target = redirectTarget(url, init, response);
            if (target !== undefined && origins.has(target.origin))
                return await answerWithin(target, init, budget);
            if (response.status < 500 && response.status !== 429)
                budget.succeeded();
            else
                budget.failed(started);
            return response;
        }
        catch (error) {
            budget.failed(started);
            throw error;
        }
    };
}
async function answerWithin(url, init, budget) {
    const size = init?.body instanceof Uint8Array ? init.body.length : 0;
    const timeoutMs = budget.attemptMs + (size / github_limits/* SLOWEST_UPLOAD */.sl) * 1000;
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
    const bytes = await bytesOf(response, isJson ? maxJson(url) : limits/* MAX_PACKAGE_BYTES */.qv);
    if (isJson && bytes.length > 0) {
        try {
            (0,json/* readJson */.Vh)(new TextDecoder().decode(bytes));
        }
        catch (error) {
            throw new Error(`the response cannot be read: ${(0,base_error/* messageOf */.bD)(error)}`);
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
    return /\/(?:graphql|git|releases|pulls|comments)\b/.test(pathname) ? github_limits/* MAX_TEXTS_BYTES */.WR : github_limits/* MAX_ANSWER_BYTES */.gB;
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
const id = schemas/* number */.aig().int();
const repository = schemas/* looseObject */._H3({
    id,
    owner: schemas/* looseObject */._H3({ id }),
    full_name: schemas/* string */.YjP(),
    // Without it nobody knows who may read the repository.
    private: schemas/* boolean */.zMY(),
});
const asset = schemas/* looseObject */._H3({ id, name: schemas/* string */.YjP(), state: schemas/* string */.YjP() });
const release = schemas/* looseObject */._H3({
    id,
    tag_name: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY(),
    upload_url: schemas/* string */.YjP(),
    assets: (0,schema/* listOf */.c3)(asset),
});
const pull = schemas/* looseObject */._H3({
    number: id,
    html_url: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    head: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP(), ref: schemas/* string */.YjP() }),
});
const comment = schemas/* looseObject */._H3({ id, body: schemas/* string */.YjP().optional() });
const object = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() });
/** By the end of the path of a request, as Octokit spells it. A list is asked for with GET. */
const ANSWERS = [
    [/\/(?:orgs|users)\/\{\w+\}\/repos$/, (0,schema/* listOf */.c3)(repository)],
    [/\/repos\/\{owner\}\/\{repo\}$/, repository],
    [/\/releases$/, release, (0,schema/* listOf */.c3)(release)],
    [/\/releases\/(?:latest|tags\/\{tag\}|\{release_id\})$/, release],
    [/\/releases\/generate-notes$/, schemas/* looseObject */._H3({ body: schemas/* string */.YjP() })],
    [/\/pulls(?:\/\{pull_number\})?$/, pull, (0,schema/* listOf */.c3)(pull)],
    [/\/comments$/, comment, (0,schema/* listOf */.c3)(comment)],
    [/\/attestations\/\{subject_digest\}$/, schemas/* looseObject */._H3({ attestations: (0,schema/* listOf */.c3)(schemas/* looseObject */._H3({})) })],
    [/\/git\/ref\/\{ref\}$|\/git\/refs$/, schemas/* looseObject */._H3({ object })],
    [/\/git\/trees\/\{tree_sha\}$/, schemas/* looseObject */._H3({ tree: (0,schema/* listOf */.c3)(schemas/* looseObject */._H3({})) })],
    [/\/git\/blobs\/\{file_sha\}$/, schemas/* looseObject */._H3({ content: schemas/* string */.YjP() })],
    [/\/git\/(?:trees|blobs|commits)(?:\/\{commit_sha\})?$/, object],
    [/\/graphql$/, schemas/* looseObject */._H3({ data: schemas/* looseObject */._H3({}).nullish() })],
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
        const place = issue === undefined || issue.path.length === 0 ? '' : `${(0,base_error/* quote */.hD)(issue.path.join('.'))}: `;
        throw new base_error/* RegistryError */.gl('REPOSITORY_UNREACHABLE', `the answer to ${method} ${(0,base_error/* quote */.hD)(url)} is not one of GitHub's API: ${place}${issue?.message ?? ''}`, 'look at what answers there, such as a login page or a proxy: GITHUB_API_URL must be the URL of the API');
    });
    return {};
}


/***/ }),

/***/ 82981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ QUERIES_AT_ONCE),
/* harmony export */   Ck: () => (/* binding */ MAX_COMMENT_PAGES),
/* harmony export */   EQ: () => (/* binding */ MAX_CHANGE_BYTES),
/* harmony export */   I$: () => (/* binding */ MAX_PULL_REQUESTS),
/* harmony export */   J8: () => (/* binding */ REPOSITORIES_AT_ONCE),
/* harmony export */   JH: () => (/* binding */ MAX_ROUNDS),
/* harmony export */   K1: () => (/* binding */ MAX_ALIASES),
/* harmony export */   Ml: () => (/* binding */ MAX_PULL_REQUEST_PAGES),
/* harmony export */   WR: () => (/* binding */ MAX_TEXTS_BYTES),
/* harmony export */   ax: () => (/* binding */ MAX_REPETITIONS),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   hj: () => (/* binding */ FEWEST_AT_ONCE),
/* harmony export */   mO: () => (/* binding */ MAX_RELEASE_PAGES),
/* harmony export */   sl: () => (/* binding */ SLOWEST_UPLOAD)
/* harmony export */ });
/* unused harmony exports MAX_ATTESTATIONS_BYTES, MAX_ATTESTATION_REDIRECTS */
/** GitHub's API. */
/**
 * Bytes of all files in one change of the index, which are sent in one request. A larger change is
 * LIMIT_EXCEEDED with index-commit-by: api.
 */
const MAX_CHANGE_BYTES = 30 * 1024 * 1024;
/** Bytes of a list of attestations. A larger one is not read to its end, and the attestation is unread. */
const MAX_ATTESTATIONS_BYTES = (/* unused pure expression or super */ null && (32 * 1024 * 1024));
/** Bytes of an answer in JSON. A larger one is not read to its end, and is a failed request. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/**
 * Bytes of an answer in JSON with files of an index, or with 100 texts that people may write: of releases, pull requests and comments.
 * A larger one is a failed request.
 */
const MAX_TEXTS_BYTES = 64 * 1024 * 1024;
/** Files in one query. More are asked for in several queries. */
const MAX_ALIASES = 100;
/**
 * Repetitions of a request that failed on the way or with 5xx, within the time for retries. Then it fails.
 */
const MAX_REPETITIONS = 3;
/** The slowest upload that does not time out, in bytes per second. */
const SLOWEST_UPLOAD = 100_000;
/**
 * Pages of 100 comments that are searched for the comment of an earlier run. If it is on a later page, a
 * second one is written.
 */
const MAX_COMMENT_PAGES = 10;
/** Pull requests of a branch that are read, the newest first. What was decided in an older one is not known. */
const MAX_PULL_REQUESTS = 30;
/** Pages of pull requests that are searched, where the server lists those of other branches too. Older ones are not known. */
const MAX_PULL_REQUEST_PAGES = 20;
/**
 * Pages of 100 releases that are searched for a draft and for published versions. Older releases are not
 * seen.
 */
const MAX_RELEASE_PAGES = 10;
/** Rounds of a change that GitHub does not show yet, or that another run disturbs, within the time for retries. Then it fails. */
const MAX_ROUNDS = 6;
/** Redirects of a request for attestations. After more the attestation is unread. */
const MAX_ATTESTATION_REDIRECTS = 3;
/** Repositories in one query for tags. More are asked for in several queries. */
const REPOSITORIES_AT_ONCE = 100;
/** Repositories below which a query that GitHub cannot answer in its ten seconds is not cut in half any more. Then Git lists their tags. */
const FEWEST_AT_ONCE = 25;
/** Queries for tags that are under way at the same time. The rest waits. */
const QUERIES_AT_ONCE = 2;


/***/ })

};
