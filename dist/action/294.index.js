export const id = 294;
export const ids = [294];
export const modules = {

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 15 modules
var dist_src = __webpack_require__(3185);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/adapters/github/confined-fetch.js

/** Bytes of an upload that are given a second each, beyond the time that every request gets. */
const SLOWEST_UPLOAD = 100_000;
/**
 * Fetch that reaches the named hosts alone, whatever a redirect says, gives up on a server that does not answer, and takes
 * an answer that breaks off for none.
 */
function confinedFetch(urls, budget) {
    const origins = new Set(urls.map((url) => new URL(url).origin));
    return {
        allow: (url) => void origins.add(new URL(url).origin),
        async fetch(input, init) {
            const url = new URL(input instanceof Request ? input.url : input);
            if (!origins.has(url.origin))
                throw new Error(`${(0,error/* quote */.hD)(url.origin)} is not a host of this GitHub: nothing was sent`);
            const started = Date.now();
            try {
                const response = await answerWithin(url, init, budget);
                const target = redirectTarget(url, response);
                if (target !== undefined && init?.method === 'GET' && origins.has(target.origin))
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
        },
    };
}
async function answerWithin(url, init, budget) {
    const size = init?.body instanceof Uint8Array ? init.body.length : 0;
    const patience = Math.min(budget.leftMs, (budget.seconds * 1000) / 3) + (size / SLOWEST_UPLOAD) * 1000;
    const signal = AbortSignal.timeout(Math.ceil(patience));
    try {
        return await wholeResponse(await fetch(url, { ...init, redirect: 'manual', signal }));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        // A plain error: octokit never repeats one that is called AbortError.
        throw new Error(`no answer within ${Math.ceil(patience / 1000)} seconds`);
    }
}
/** Octokit would give back the text of a JSON document that ends in its middle, as if that were the answer. */
async function wholeResponse(response) {
    const bytes = await response.arrayBuffer();
    const { status, headers } = response;
    if (/\bjson\b/.test(headers.get('content-type') ?? '') && bytes.byteLength > 0) {
        try {
            JSON.parse(new TextDecoder().decode(bytes));
        }
        catch {
            throw new Error('the answer breaks off');
        }
    }
    return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
}
/** A repository that was renamed answers with a redirect. */
function redirectTarget(url, { status, headers }) {
    const location = headers.get('location');
    return location !== null && status >= 300 && status < 400 ? new URL(location, url) : undefined;
}

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





/** Waits of the retry plugin before each repetition, in units of its base value. */
const waitOf = (repetition) => (repetition + 1) ** 2;
const REPETITIONS = 3;
/**
 * Reads are repeated on every failure that may pass; writes by those who know what a second one does: they must say
 * `request: { retries: 0 }`. Limits are waited for as GitHub asks, while the budget lasts.
 */
function createGitHub(access) {
    const budget = new RetryBudget(access.retrySeconds);
    const web = confinedFetch([access.apiUrl, access.serverUrl], budget);
    // All waits together (1 + 4 + 9 units) take half of the budget; the rest is for the attempts.
    const unit = access.retrySeconds * 1000 * (1 / 28);
    const isWorthWaiting = (seconds) => seconds * 1000 <= budget.leftMs;
    const debug = (line) => access.log.debug(line);
    const Client = dist_src/* Octokit */.E.plugin(withinBudget(budget, unit), dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    const options = {
        baseUrl: access.apiUrl,
        userAgent: 'module-registry',
        log: { debug, info: debug, warn: debug, error: debug },
        request: { fetch: web.fetch },
        retry: {
            retries: REPETITIONS,
            retryAfterBaseValue: unit,
            doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
        },
        throttle: {
            id: access.tokenName,
            onRateLimit: (seconds) => waited(seconds, 'the rate limit'),
            onSecondaryRateLimit: (seconds) => waited(seconds, 'a secondary rate limit'),
        },
    };
    const octokit = new Client({ ...options, auth: access.token });
    return { access, octokit, plain: new Client(options), budget, web };
    function waited(seconds, limit) {
        if (!isWorthWaiting(seconds))
            return false;
        access.log.warn(`GitHub asks to wait ${seconds} seconds (${limit})`);
        return true;
    }
}
/** Innermost of the plugins: tells the retry plugin not to begin a wait that the budget does not cover. */
function withinBudget(budget, unit) {
    return (octokit) => {
        octokit.hook.error('request', (error, options) => {
            const repetition = Number(options.request['retryCount'] ?? 0);
            if (waitOf(repetition) * unit >= budget.leftMs)
                options.request['retries'] = 0;
            throw error;
        });
        return {};
    };
}


/***/ }),

/***/ 8294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OwnerRepositories: () => (/* binding */ OwnerRepositories)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6073);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(679);


const PAGE_SIZE = 100;
/**
 * Repositories of organisations and users. https://docs.github.com/rest/repos/repos#list-organization-repositories
 * A page that did not change costs nothing of the rate limit:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests
 */
class OwnerRepositories {
    #github;
    /** Owners that are no organisation. */
    #users = new Set();
    /** @param access an empty token sees what everybody sees */
    constructor(access) {
        this.#github = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHub */ .C)(access);
    }
    async page(owner, page, etag) {
        try {
            const { data, headers } = await this.#ask(owner, page, etag);
            const isLast = data.length < PAGE_SIZE;
            return { etag: headers.etag, repositories: data.map(ownedRepository), isLast };
        }
        catch (error) {
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 304)
                return 'unchanged';
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, this.#github, {
                doing: 'list the repositories',
                repository: owner,
                needs: 'metadata: read',
                code: 'REPOSITORY_UNREACHABLE',
            });
        }
    }
    /** A repository by a name that it has or had; undefined where this token cannot see it, or GitHub does not say. */
    async find(name) {
        const [owner = '', repo = ''] = name.split('/');
        try {
            return ownedRepository((await this.#github.octokit.rest.repos.get({ owner, repo })).data);
        }
        catch (error) {
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === undefined)
                throw error;
            return undefined;
        }
    }
    async #ask(owner, page, etag) {
        const { repos } = this.#github.octokit.rest;
        const headers = etag === undefined ? {} : { 'if-none-match': etag };
        // In the order of their making a new repository changes the last page alone.
        const words = { per_page: PAGE_SIZE, page, sort: 'created', direction: 'asc', headers };
        const asUser = () => repos.listForUser({ username: owner, type: 'owner', ...words });
        if (this.#users.has(owner))
            return asUser();
        try {
            return await repos.listForOrg({ org: owner, type: 'all', ...words });
        }
        catch (error) {
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 404)
                throw error;
            this.#users.add(owner);
            return asUser();
        }
    }
}
function ownedRepository(listed) {
    return {
        id: listed.id,
        ownerId: listed.owner.id,
        name: listed.full_name,
        isPrivate: listed.private,
        isFork: listed.fork,
        isArchived: listed.archived === true,
        isTemplate: listed.is_template === true,
    };
}


/***/ })

};
