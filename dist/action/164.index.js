export const id = 164;
export const ids = [164];
export const modules = {

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

/***/ 31015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RequestError)
/* harmony export */ });
class RequestError extends Error {
  name;
  /**
   * http status code
   */
  status;
  /**
   * Request options that lead to the error.
   */
  request;
  /**
   * Response object if a response was received
   */
  response;
  constructor(message, statusCode, options) {
    super(message, { cause: options.cause });
    this.name = "HttpError";
    this.status = Number.parseInt(statusCode);
    if (Number.isNaN(this.status)) {
      this.status = 0;
    }
    /* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
    if ("response" in options) {
      this.response = options.response;
    }
    const requestCopy = Object.assign({}, options.request);
    if (options.request.headers.authorization) {
      requestCopy.headers = Object.assign({}, options.request.headers, {
        authorization: options.request.headers.authorization.replace(
          /(?<! ) .*$/,
          " [REDACTED]"
        )
      });
    }
    requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
    this.request = requestCopy;
  }
}



/***/ })

};
