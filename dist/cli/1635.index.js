export const id = 1635;
export const ids = [1635];
export const modules = {

/***/ 1635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OwnerRepositories: () => (/* binding */ OwnerRepositories)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(896);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5798);


const PAGE_SIZE = 100;
/**
 * Lists the repositories of organisations and users. https://docs.github.com/rest/repos/repos#list-organization-repositories
 * A page that has not changed does not count against the rate limit:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests
 */
class OwnerRepositories {
    #github;
    /** Owners that turned out to be users. */
    #users = new Set();
    constructor(github) {
        this.#github = github;
    }
    /** @param etag of the page as it was read before. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
    async page(owner, page, etag) {
        try {
            const { data, headers } = await this.#requestPage(owner, page, etag);
            const isLast = !(0,_client_js__WEBPACK_IMPORTED_MODULE_0__.hasNextPage)(headers, data.length, PAGE_SIZE);
            return { etag: headers.etag, repositories: data.map(ownedRepository), isLast };
        }
        catch (error) {
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 304)
                return 'unchanged';
            const target = { github: this.#github, name: owner };
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, target, { doing: 'list the repositories', needs: 'metadata: read' });
        }
    }
    /** A repository by its present or a former name; undefined where this token cannot see it or GitHub does not answer. */
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
    async #requestPage(owner, page, etag) {
        const { repos } = this.#github.octokit.rest;
        const headers = etag === undefined ? {} : { 'if-none-match': etag };
        // Sorted by creation, so that a new repository changes the last page only.
        const query = { per_page: PAGE_SIZE, page, sort: 'created', direction: 'asc', headers };
        const asUser = () => repos.listForUser({ username: owner, type: 'owner', ...query });
        if (this.#users.has(owner))
            return asUser();
        try {
            return await repos.listForOrg({ org: owner, type: 'all', ...query });
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
