export const id = 568;
export const ids = [568];
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

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dP: () => (/* binding */ missingRight),
/* harmony export */   eQ: () => (/* binding */ githubFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1015);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);


function statusOf(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? error.status : undefined;
}
/** Whether a request may have been carried out although it failed, or would be if it were sent again. */
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
/** A failed request as a sentence that names the repository, the token, and what it lacks. */
function githubFailure(error, { access, budget }, step) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const { status } = error;
    const said = `${status} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`;
    const cannot = `cannot ${step.doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(step.repository)}`;
    if (isLimit(error)) {
        const hint = `run it again later; a run waits ${budget.seconds} seconds in all for limits and failures`;
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub's rate limit is reached (${said})`, hint, {
            cause: error,
        });
    }
    if (status === 401) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${cannot}: GitHub does not accept the token of ${access.tokenName} (${said})`, `set ${access.tokenName} to a token that is valid for the whole run and has "contents: write" on ${step.repository} (to plan only, "contents: read")`, { cause: error });
    }
    if (status === 403 || status === 404)
        return missingRight(access.tokenName, step, said);
    const gaveUp = status >= 500 ? `; gave up within the ${budget.seconds} seconds that a run may lose to retries` : '';
    const hint = status >= 500
        ? 'run it again: it goes on where this run stopped'
        : 'see what GitHub says, then run it again';
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(step.code, `${cannot}: GitHub answered ${said}${gaveUp}`, hint, { cause: error });
}
/** GitHub answers 404 for what a token may not see, and 403 for what it may see and not do. */
function missingRight(tokenName, { doing, repository, needs }, said) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `cannot ${doing} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(repository)}: the token of ${tokenName} needs "${needs}" there (GitHub answered ${said})`, `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${repository}`);
}
function requestId(error) {
    const id = error.response?.headers['x-github-request-id'];
    return id === undefined ? '' : `, request ${id}`;
}


/***/ }),

/***/ 5568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openHome: () => (/* binding */ openHome)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6073);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7164);


/** @param name `owner/name`. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function openHome(access, name) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryAt */ .uw)((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHub */ .C)(access), name);
    return { repository, ...(await (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .readFacts */ .MH)(repository)) };
}


/***/ }),

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ proveWritable),
/* harmony export */   MH: () => (/* binding */ readFacts),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   uw: () => (/* binding */ repositoryAt)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);

/** @param name `owner/name` */
function repositoryAt(github, name) {
    const [owner = '', repo = ''] = name.split('/');
    return { github, owner, repo };
}
function nameOf({ owner, repo }) {
    return `${owner}/${repo}`;
}
/** Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function readFacts(repository) {
    const { github, owner, repo } = repository;
    const step = {
        doing: 'see who may read the repository',
        repository: nameOf(repository),
        needs: 'contents: read',
        code: 'REPOSITORY_UNREACHABLE',
    };
    try {
        const { data } = await github.octokit.rest.repos.get({ owner, repo });
        return { visibility: data.private ? 'private' : 'public', defaultBranch: data.default_branch };
    }
    catch (error) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    }
}
/**
 * Proves that the token may push, and so write contents, without writing: what a repository says of a token's rights is not
 * true of every kind of token, but its answer to the first request of a push is.
 * https://git-scm.com/docs/http-protocol#_discovering_references
 */
async function proveWritable(repository) {
    const { github, owner, repo } = repository;
    const { serverUrl, token, tokenName } = github.access;
    const step = {
        doing: 'write',
        repository: nameOf(repository),
        needs: 'contents: write',
        code: 'REPOSITORY_UNREACHABLE',
    };
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const url = `${serverUrl}/${owner}/${repo}.git/info/refs?service=git-receive-pack`;
    const answer = await github.plain
        .request({ method: 'GET', url, headers: { authorization: `Basic ${basic}`, accept: '*/*' } })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, step);
    });
    if (answer.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .missingRight */ .dP)(tokenName, step, String(answer.status));
}


/***/ })

};
