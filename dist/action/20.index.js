export const id = 20;
export const ids = [20];
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

/***/ 96020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteAsset: () => (/* binding */ deleteAsset),
/* harmony export */   deleteByHand: () => (/* binding */ deleteByHand),
/* harmony export */   followLatestRelease: () => (/* binding */ followLatestRelease)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95660);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63683);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10679);





/** Assets of GitHub releases after their version was published. https://docs.github.com/rest/releases */
/** Deletes an asset; its release, the tag and GitHub's own archives of the tag stay. A refusal is a result. */
async function deleteAsset(repository, asset) {
    const { tag, name } = asset;
    const rest = repository.github.octokit.rest.repos;
    const stays = `the release, the tag ${tag} and GitHub's archives of it stay: git push --delete origin ${tag}`;
    try {
        const release = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessMissing */ .F2)(rest.getReleaseByTag({ ...repository.path, tag }));
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
    if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) === 422 && /immutable/i.test(String(error))) {
        const reason = 'the release is immutable, so that it loses no asset';
        return {
            status: 'failed',
            reason,
            fix: `delete the whole release: gh release delete ${tag} --repo ${at}`,
        };
    }
    const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .githubFailure */ .eQ)(error, repository, {
        doing: `delete the asset "${name}"`,
        needs: 'contents: write',
        code: 'STORE_REFUSED',
    });
    if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
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
            const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseAssetOf */ .nE)(location);
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
    const version = (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).find((each) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(each) && tags.has(each));
    const tag = version && tags.get(version);
    try {
        const { rest } = repository.github.octokit;
        const latest = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessMissing */ .F2)(rest.repos.getLatestRelease(repository.path));
        const current = latest?.data.tag_name;
        if (current === undefined || current === tag)
            return [];
        const before = [...tags].find(([, each]) => each === current)?.[0] ?? null;
        const kept = (reason) => [{ name, status: 'kept', version: before, reason }];
        if (before === null)
            return kept(`it is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(current)}, which is no version of the module`);
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
        const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .githubFailure */ .eQ)(error, repository, step);
        if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw failure;
        const byHand = `gh release edit ${tag} --latest --repo ${repository.name}`;
        const fix = tag === undefined ? {} : { fix: byHand };
        return [{ name, status: 'kept', version: null, reason: failure.message, ...fix }];
    }
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
