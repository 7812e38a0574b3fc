export const id = 3;
export const ids = [3];
export const modules = {

/***/ 7003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   putComment: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(679);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7164);


/** A line that people do not see, by which the comment is found again. */
const MARK = '<!-- module-registry plan -->';
const MOST_PAGES = 10;
/** The one comment of ours on a pull request says this text. Throws PERMISSION. */
async function putComment(repository, number, text) {
    const { github, owner, repo } = repository;
    const { issues } = github.octokit.rest;
    const body = `${MARK}\n${text}`;
    try {
        const there = await findComment(repository, number);
        if (there === undefined)
            await issues.createComment({ owner, repo, issue_number: number, body });
        else if (there.body !== body)
            await issues.updateComment({ owner, repo, comment_id: there.id, body });
    }
    catch (error) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFailure */ .eQ)(error, github, {
            doing: `comment on pull request ${number}`,
            repository: (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(repository),
            needs: 'pull-requests: write',
            code: 'REPOSITORY_UNREACHABLE',
        });
    }
}
async function findComment({ github, owner, repo }, number) {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const words = { owner, repo, issue_number: number, per_page: 100, page };
        const { data } = await github.octokit.rest.issues.listComments(words);
        const found = data.find(({ body }) => body?.startsWith(MARK));
        if (found !== undefined || data.length < 100)
            return found;
    }
    return undefined;
}


/***/ })

};
