export const id = 978;
export const ids = [978];
export const modules = {

/***/ 44978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   putComment: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50896);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85798);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82981);



/** An invisible line by which the comment is found again. */
const MARK = '<!-- module-registry plan -->';
/** Writes the one comment of this tool on a pull request, or replaces its text. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
async function putComment(repository, number, text) {
    let last;
    // Each round looks for the comment first: an earlier one may have written it although its answer was lost.
    for await (const _ of repository.github.budget.rounds()) {
        try {
            return await writeComment(repository, number, `${MARK}\n${text}`);
        }
        catch (error) {
            last = error;
            if (!(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .mayPass */ .bg)(error))
                break;
        }
    }
    const step = { doing: `comment on pull request ${number}`, needs: 'pull-requests: write' };
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(last, repository, step);
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
    for (let page = 1; page <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COMMENT_PAGES */ .Ck; page += 1) {
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
