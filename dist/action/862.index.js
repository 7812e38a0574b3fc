export const id = 862;
export const ids = [862];
export const modules = {

/***/ 64862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IndexPullRequests: () => (/* binding */ IndexPullRequests),
/* harmony export */   putComment: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31015);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10679);



/** Pages of pull requests that are searched, where the server lists those of other branches too. Older ones are not known. */
const MAX_PULL_REQUEST_PAGES = 20;
/** Pull requests of a branch that are read, the newest first. What was decided in an older one is not known. */
const MAX_PULL_REQUESTS = 30;
/**
 * Pages of 100 comments that are searched for the comment of an earlier run. If it is on a later page, a
 * second one is written.
 */
const MAX_COMMENT_PAGES = 10;
/** The pull requests of one branch of an index repository. https://docs.github.com/rest/pulls/pulls */
class IndexPullRequests {
    #repository;
    #branches;
    constructor(repository, branches) {
        this.#repository = repository;
        this.#branches = branches;
    }
    async list() {
        try {
            return (await this.#find('all')).map(pullRequestOf);
        }
        catch (error) {
            throw this.#failure(error, 'see the pull requests', 'pull-requests: read');
        }
    }
    async put(text) {
        const { deadline } = this.#repository.github;
        const isTransient = (outcome) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .mayPass */ .bg)(outcome) || isOpenAlready(outcome);
        // Each try looks for the pull request first: an earlier one, or another run, may have opened it.
        return deadline
            .retry(isTransient, () => this.#write(text))
            .catch((error) => {
            throw this.#failure(error, 'open a pull request', 'pull-requests: write');
        });
    }
    async #write(text) {
        const { github, path } = this.#repository;
        const { pulls } = github.octokit.rest;
        const [open] = await this.#find('open');
        const { data } = open === undefined
            ? await pulls.create({ ...path, ...this.#branches, ...text, request: { retries: 0 } })
            : await pulls.update({ ...path, pull_number: open.number, ...text });
        return pullRequestOf(data);
    }
    async #find(state) {
        const { github, path } = this.#repository;
        const { head, base } = this.#branches;
        const query = { ...path, state, head: `${path.owner}:${head}`, base, per_page: MAX_PULL_REQUESTS };
        const newest = { sort: 'created', direction: 'desc' };
        const found = [];
        for (let page = 1; page <= MAX_PULL_REQUEST_PAGES; page += 1) {
            const { data, headers } = await github.octokit.rest.pulls.list({ ...query, ...newest, page });
            // A server that is not GitHub lists those of all branches.
            found.push(...data.filter((each) => each.head.ref === head && each.base.ref === base && isOwn(each, path)));
            if (found.length >= MAX_PULL_REQUESTS || !(0,_client_js__WEBPACK_IMPORTED_MODULE_0__.hasNextPage)(headers, data.length, MAX_PULL_REQUESTS))
                break;
        }
        return found.slice(0, MAX_PULL_REQUESTS);
    }
    #failure(error, doing, needs) {
        return (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, this.#repository, { doing, needs, code: 'INDEX_UNREACHABLE' });
    }
}
/** A fork may have a branch of the same name. */
function isOwn({ head: { repo } }, { owner, repo: name }) {
    return repo?.full_name.toLowerCase() === `${owner}/${name}`.toLowerCase();
}
function pullRequestOf({ html_url: url, state, head, title, body }) {
    return { url, isOpen: state === 'open', head: head.sha, title, body: body ?? '' };
}
function isOpenAlready(error) {
    if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 422 || !(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return false;
    return /pull request already exists/.test(JSON.stringify(error.response?.data));
}
/** An invisible line by which the comment is found again. */
const MARK = '<!-- module-registry plan -->';
/** Writes the one comment of this tool on a pull request, or replaces its text. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function putComment(repository, number, text) {
    // Each try looks for the comment first: an earlier one may have written it although its answer was lost.
    const write = () => writeComment(repository, number, `${MARK}\n${text}`);
    await repository.github.deadline.retry(_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .mayPass */ .bg, write).catch((error) => {
        const step = { doing: `comment on pull request ${number}`, needs: 'pull-requests: write' };
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, repository, step);
    });
}
async function writeComment(repository, number, body) {
    const { github, path } = repository;
    const { issues } = github.octokit.rest;
    const existing = await findComment(repository, number);
    const created = { ...path, issue_number: number, body, request: { retries: 0 } };
    if (existing === undefined)
        await issues.createComment(created);
    else if (existing.body !== body)
        await issues.updateComment({ ...path, comment_id: existing.id, body });
}
async function findComment({ github, path }, number) {
    const author = await viewerOf(github);
    for (let page = 1; page <= MAX_COMMENT_PAGES; page += 1) {
        const query = { ...path, issue_number: number, per_page: 100, page };
        const { data, headers } = await github.octokit.rest.issues.listComments(query);
        const found = data.find(({ body, user }) => body?.startsWith(MARK) && (author === undefined || user?.login === author));
        if (found !== undefined || !(0,_client_js__WEBPACK_IMPORTED_MODULE_0__.hasNextPage)(headers, data.length, 100))
            return found;
    }
    return undefined;
}
/** In whose name the token writes, such as `github-actions[bot]`; undefined on a server without GraphQL. */
async function viewerOf({ queries }) {
    const query = 'query Viewer { viewer { login } }';
    const answer = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessMissing */ .F2)(queries.graphql(query));
    return answer?.viewer.login;
}


/***/ })

};
