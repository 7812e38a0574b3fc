export const id = 4372;
export const ids = [4372];
export const modules = {

/***/ 4372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OwnerRepositories: () => (/* binding */ OwnerRepositories),
/* harmony export */   RepositoryTags: () => (/* binding */ RepositoryTags)
/* harmony export */ });
/* harmony import */ var _octokit_graphql__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9964);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2656);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7854);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(679);







/** Queries for tags that are under way at the same time. The rest waits. */
const QUERIES_AT_ONCE = 2;
/** Repositories below which a query that GitHub cannot answer in its ten seconds is not cut in half any more. Then Git lists their tags. */
const FEWEST_AT_ONCE = 25;
/** Repositories in one query for tags. More are asked for in several queries. */
const REPOSITORIES_AT_ONCE = 100;
/**
 * The newest tags of a repository, as fields of a GraphQL query. 100 repositories × 100 tags are 10,000 nodes of the 500,000 that a
 * query may ask for, and cost one point of the rate limit.
 * https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
const TAG_FIELDS = `refs(refPrefix: "refs/tags/", first: 100, orderBy: { field: TAG_COMMIT_DATE, direction: DESC }) {
  totalCount
  nodes { name target { oid ... on Tag { target { oid ... on Tag { target { oid __typename } } } } } }
}`;
/** All tags of a repository, each followed to its commit; undefined where these are not all of them. */
function tagsFromRefs(refs) {
    if (refs === null || refs.totalCount !== refs.nodes.length)
        return undefined;
    const tags = refs.nodes.map((ref) => {
        const commit = ref === null ? undefined : commitOf(ref.target);
        return ref === null || commit === undefined ? undefined : { tag: ref.name, commit };
    });
    const found = tags.filter((tag) => tag !== undefined);
    // In the order of `git ls-remote`.
    return found.length === tags.length ? found.toSorted((a, b) => (a.tag < b.tag ? -1 : 1)) : undefined;
}
function commitOf(target) {
    if (target?.target !== undefined)
        return commitOf(target.target);
    return target === null || target.__typename === 'Tag' ? undefined : target.oid;
}
/** The tags of many repositories, with one request for a hundred of them. */
class RepositoryTags {
    #github;
    #known = new Map();
    constructor(github) {
        this.#github = github;
    }
    /** Keeps what another query of this run has said of a repository, `owner/name`. */
    remember(name, refs) {
        const tags = tagsFromRefs(refs);
        if (tags !== undefined)
            this.#known.set(name.toLowerCase(), tags);
    }
    /**
     * The tags of those repositories that GitHub knows under just this name, shows to this token, and tells all tags of. The others are
     * missing, all of them where GitHub does not answer at all.
     */
    async find(names) {
        const unknown = names.filter((name) => !this.#known.has(name.toLowerCase()));
        const batches = (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_3__/* .slices */ .w)(unknown, REPOSITORIES_AT_ONCE);
        await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__/* .inParallel */ .H)(batches, QUERIES_AT_ONCE, (batch) => this.#query(batch));
        return new Map(names.flatMap((name) => {
            const tags = this.#known.get(name.toLowerCase());
            return tags === undefined ? [] : [[name, tags]];
        }));
    }
    async #query(names) {
        try {
            const answer = await this.#answer(names);
            for (const [at, name] of names.entries())
                this.remember(name, answer[`r${at}`]?.refs ?? null);
        }
        catch (error) {
            const { log, deadline } = this.#github;
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .mayPass */ .bg)(error) && names.length > FEWEST_AT_ONCE && deadline.leftMs > 0) {
                const half = Math.ceil(names.length / 2);
                await this.#query(names.slice(0, half));
                await this.#query(names.slice(half));
                return;
            }
            log.warn(`${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .serverName */ .L5)(this.#github.server)} does not list the tags of ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(names.length, 'repository', 'repositories')}, so git lists them: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
        }
    }
    /** What one of the repositories is refused for leaves it out, and takes nothing from the others. */
    async #answer(names) {
        const fields = names.map((name, at) => {
            const [owner = '', repository = ''] = name.split('/').map((part) => JSON.stringify(part));
            return `r${at}: repository(owner: ${owner}, name: ${repository}, followRenames: false) { ...Tags }`;
        });
        const query = `query Tags { ${fields.join('\n')} }\nfragment Tags on Repository { ${TAG_FIELDS} }`;
        try {
            return await this.#github.queries.graphql(query, { request: { retries: 1 } });
        }
        catch (error) {
            if (error instanceof _octokit_graphql__WEBPACK_IMPORTED_MODULE_6__/* .GraphqlResponseError */ .rp && error.data !== null && typeof error.data === 'object')
                return error.data;
            throw error;
        }
    }
}
/** Sorted by creation, as the pages of the REST API are. */
const OWNER = `query Owner($login: String!, $after: String) {
  repositoryOwner(login: $login) {
    __typename
    ... on Organization { databaseId }
    ... on User { databaseId }
    repositories(first: 100, after: $after, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }) {
      pageInfo { hasNextPage endCursor }
      nodes { databaseId nameWithOwner isPrivate isFork isArchived isTemplate ${TAG_FIELDS} }
    }
  }
}`;
/**
 * Lists the repositories of organisations and users: together with their tags, 100 in one request, or, also where GraphQL does not tell
 * them in full, by https://docs.github.com/rest/repos/repos#list-organization-repositories.
 */
class OwnerRepositories {
    #github;
    #tags;
    #users = new Set();
    /** Where the next page of GraphQL begins, by owner and number of the page. */
    #cursors = new Map();
    /** @param tags that are told those of the listed repositories; undefined without a token, as GitHub then answers no GraphQL */
    constructor(github, tags) {
        this.#github = github;
        this.#tags = tags;
    }
    /** Throws PERMISSION, REPOSITORY_UNREACHABLE. */
    async page(owner, page) {
        const queried = this.#tags && (await this.#queryPage(owner, page, this.#tags));
        if (queried !== undefined)
            return queried;
        const target = { github: this.#github, name: owner };
        const step = { doing: 'list the repositories', needs: 'metadata: read' };
        const asked = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .ZZ)(this.#github.server, page, (query) => this.#requestPage(owner, query));
        const { data, isLast } = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(target, step, asked);
        return { repositories: data.map(ownedRepository), isLast };
    }
    /** Undefined where GraphQL does not tell the page in full. */
    async #queryPage(owner, page, tags) {
        const after = this.#cursors.get(`${owner} ${page}`);
        if (page > 1 && after === undefined)
            return undefined;
        try {
            const answer = await this.#github.queries.graphql(OWNER, { login: owner, after });
            if (answer.repositoryOwner?.databaseId == null)
                return undefined;
            const { __typename: type, databaseId: ownerId, repositories } = answer.repositoryOwner;
            const { hasNextPage, endCursor } = repositories.pageInfo;
            const found = [];
            for (const node of repositories.nodes) {
                if (node?.databaseId == null)
                    return undefined;
                const { databaseId: id, nameWithOwner: name, refs, ...rest } = node;
                tags.remember(name, refs);
                // Of users the public repositories alone are collected.
                if (type === 'Organization' || !rest.isPrivate)
                    found.push({ ...rest, id, ownerId, name });
            }
            if (hasNextPage && endCursor !== null)
                this.#cursors.set(`${owner} ${page + 1}`, endCursor);
            return { repositories: found, isLast: !hasNextPage };
        }
        catch (error) {
            // Also where one of a hundred repositories is refused: without it, it would count as gone.
            this.#github.log.debug(`the repositories of ${owner} are listed one page at a time: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
            return undefined;
        }
    }
    /** A repository by its present or a former name; undefined where this token cannot see it or GitHub does not answer. */
    async find(name) {
        const [owner = '', repo = ''] = name.split('/');
        try {
            return ownedRepository((await this.#github.octokit.rest.repos.get({ owner, repo })).data);
        }
        catch (error) {
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === undefined)
                throw error;
            return undefined;
        }
    }
    async #requestPage(owner, page) {
        const { repos } = this.#github.octokit.rest;
        // Sorted by creation, so that a new repository moves none to another page.
        const query = { ...page, sort: 'created', direction: 'asc' };
        const asUser = () => repos.listForUser({ username: owner, type: 'owner', ...query });
        if (this.#users.has(owner))
            return asUser();
        try {
            return await repos.listForOrg({ org: owner, type: 'all', ...query });
        }
        catch (error) {
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) !== 404)
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
        isPrivate: listed.private || listed.internal === true,
        isFork: listed.fork,
        isArchived: listed.archived === true,
        isTemplate: listed.is_template === true || listed.template === true,
    };
}


/***/ })

};
