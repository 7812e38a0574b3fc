export const id = 618;
export const ids = [618];
export const modules = {

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ proveWritable),
/* harmony export */   openRepository: () => (/* binding */ openRepository),
/* harmony export */   requestDeployment: () => (/* binding */ requestDeployment),
/* harmony export */   requireGitea: () => (/* binding */ requireGitea)
/* harmony export */ });
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
    const answer = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(octokit.request('GET /version')).catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFailure */ .eQ)(error, { github, name: server.url }, { doing: 'see the version of the server', needs: 'contents: read' });
    });
    const hint = 'set "forge" to what the server is: github, gitea or git; GITHUB_API_URL must be the URL of its API';
    if (answer === undefined)
        throw refused('is not the API of Gitea, which "forge" says it is: it answers 404', hint);
    const { version } = answer.data;
    const [, major, minor] = /^(\d+)\.(\d+)/.exec(version.split('+gitea-').at(-1) ?? '') ?? [];
    // A build without a number is a newer one.
    if (major === undefined || Number(major) > MIN_GITEA.major || Number(minor) >= MIN_GITEA.minor)
        return;
    throw refused(`is Gitea ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(version)}, older than ${MIN_GITEA.major}.${MIN_GITEA.minor}`, 'update Gitea, or set "forge" to git: then packages are kept in the index or in Git');
}
/** Asks a server for a repository. Throws INVALID_INPUT, PERMISSION, REPOSITORY_UNREACHABLE. @param name `owner/repo` */
async function openRepository(github, name) {
    const [owner = '', repo = '', ...more] = name.split('/');
    // Another name than Git fetches must not be asked for.
    if (repo === '' || more.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository on ${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .serverName */ .L5)(github.server)}`, 'write owner/name, such as acme/terraform-aws-vpc');
    const path = { owner, repo };
    await requireGitea(github);
    try {
        const { data } = await github.octokit.rest.repos.get(path);
        const visibility = data.private || !(await isReadByAll(github, name)) ? 'private' : 'public';
        return {
            github,
            id: data.id,
            ownerId: data.owner.id,
            name,
            path,
            visibility,
            isReadOnly: !github.server.forge.refusesPushAtOnce && data.permissions?.push === false,
            defaultBranch: data.default_branch,
        };
    }
    catch (error) {
        const step = { doing: 'see who may read the repository', needs: 'contents: read' };
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFailure */ .eQ)(error, { github, name }, step);
    }
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
/**
 * Proves, without a write, that the token may push: by the first request of a push. The permissions that the API lists for a
 * repository are not reliable for every kind of token. https://git-scm.com/docs/http-protocol#_discovering_references
 * Gitea lets a push begin that its hook refuses, and says of a branch whether the token may push to it.
 * Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function proveWritable(repository, branch) {
    const { github, name } = repository;
    const { url, token, forge } = github.server;
    const step = { doing: 'write', needs: 'contents: write' };
    if (repository.isReadOnly)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .missingPermission */ .Up)(repository, step, 'that the token may not push');
    if (!forge.refusesPushAtOnce && branch !== undefined)
        return provePushable(repository, branch);
    const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const response = await github.plain
        .request({
        method: 'GET',
        url: `${url}/${name}.git/info/refs?service=git-receive-pack`,
        headers: { authorization, accept: '*/*' },
    })
        .catch((error) => {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFailure */ .eQ)(error, repository, step);
    });
    if (response.status !== 200)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .missingPermission */ .Up)(repository, step, String(response.status));
}
/** A branch that does not exist yet has no answer. */
async function provePushable(repository, branch) {
    const { github, name, path } = repository;
    const { request } = github.octokit;
    const found = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(request('GET /repos/{owner}/{repo}/branches/{branch}', { ...path, branch }));
    if (found?.data?.user_can_push !== false)
        return;
    const { tokenName, url } = github.server;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch)} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is protected, and the token of ${tokenName} may not push to it`, `let its user push to the branch in the rules of protected branches (${url}/${name}/settings/branches), or give ${tokenName} the token of a user who may`);
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
        const status = (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error);
        if (status !== undefined && status >= 500)
            throw unknownOutcome(repository, option, error);
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFailure */ .eQ)(error, repository, {
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
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `nobody knows whether ${what} was started in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .serverName */ .L5)(github.server)} responded ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error)}, and a second request could start it twice`, `look at the runs of ${github.server.url}/${name}/actions; if none began now: ${command}`, { cause: error });
}


/***/ }),

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   _k: () => (/* binding */ raceBackoff),
/* harmony export */   c1: () => (/* binding */ pollBackoff),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   rE: () => (/* binding */ waitWithin),
/* harmony export */   wv: () => (/* binding */ secondsSince)
/* harmony export */ });
/* unused harmony export raceWindowMs */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** The most that a lost race for the index counts as, for the wait before the next try. */
const LONGEST_TRY_MS = 2_000;
/** The least that a lost race for the index counts as, for the wait before the next try. */
const SHORTEST_TRY_MS = 50;
/** Tries work until its outcome, a result or what it throws, is not transient. The last outcome is that of the whole. */
async function retry({ tries, wait }, isTransient, work) {
    for (let attempt = 1;; attempt += 1) {
        const tried = work(attempt);
        const outcome = await tried.catch((error) => error);
        if (attempt >= tries || !isTransient(outcome) || (await wait(attempt, outcome)) === false)
            return tried;
    }
}
/** The wait before repetition number `attempt` (1 is the first), in milliseconds. */
function delayMs({ firstMs, growth, longestMs, jitter }, attempt) {
    const factor = growth === 'quadratic' ? attempt ** 2 : 2 ** (attempt - 1);
    return Math.min(longestMs, firstMs * factor) * (1 - jitter * Math.random());
}
/** Waits, but never beyond the time that is left; false, without a wait, if no time is left. */
async function waitWithin(leftMs, ms) {
    if (leftMs <= 0)
        return false;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, ms));
    return true;
}
/** What a wait needs of the world: milliseconds since some start, sleep, a number from 0 to 1. A simulation passes its own. */
const REAL_TIME = {
    now: () => Date.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    random: () => Math.random(),
};
/**
 * The windows that waits are drawn from, after one loss and more, as multiples of what a try takes. The first losses say that
 * there may be more and more writers: the window grows. Who goes on losing gets a shorter one again, so that writers who
 * came later do not overtake him for ever. The last one stays wide enough for some such writers.
 */
const WINDOWS = [2, 6, 18, 40, 20, 10];
const LAST_WINDOW = 8;
/** The longest wait after this many losses in a row, from 1, where a try takes `tookMs`. */
function raceWindowMs(losses, tookMs) {
    const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, tookMs));
    return took * (WINDOWS[losses - 1] ?? LAST_WINDOW);
}
/**
 * The wait after a lost race for the index, until `totalMs` are over: any time up to `raceWindowMs`, from what the lost try
 * took. The more writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function raceBackoff(totalMs, time = REAL_TIME) {
    const deadline = time.now() + totalMs;
    let tryStarted = time.now();
    return {
        async wait(attempt) {
            const leftMs = deadline - time.now();
            if (leftMs <= 0)
                return false;
            const delay = raceWindowMs(attempt, time.now() - tryStarted) * time.random();
            await time.sleep(Math.min(leftMs, delay));
            tryStarted = time.now();
            return true;
        },
    };
}
/** The wait between two polls of a site: a second more each time, and at most ten. The last poll is sent when the seconds are over. */
function pollBackoff(seconds) {
    const deadline = Date.now() + seconds * 1000;
    return { wait: (attempt) => waitWithin(deadline - Date.now(), 1_000 * Math.min(10, attempt)) };
}
/** Seconds since `startMs`, or since this call. Never negative: the clock of the server may be ahead of this one. */
function secondsSince(startMs) {
    const start = startMs ?? Date.now();
    return () => Math.max(0, Math.round((Date.now() - start) / 1000));
}


/***/ })

};
