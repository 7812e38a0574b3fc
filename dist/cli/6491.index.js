export const id = 6491;
export const ids = [6491];
export const modules = {

/***/ 6491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RepositoryTags: () => (/* binding */ RepositoryTags),
/* harmony export */   z: () => (/* binding */ TAG_FIELDS)
/* harmony export */ });
/* unused harmony export tagsFromRefs */
/* harmony import */ var _octokit_graphql__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6186);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2403);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _base_in_parallel_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3209);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5798);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2981);






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
        const batches = Array.from({ length: Math.ceil(unknown.length / _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORIES_AT_ONCE */ .J8) }, (_, batch) => unknown.slice(batch * _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORIES_AT_ONCE */ .J8, (batch + 1) * _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORIES_AT_ONCE */ .J8));
        await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_3__/* .inParallel */ .H)(batches, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .QUERIES_AT_ONCE */ .$K, (batch) => this.#query(batch));
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
            const { log, budget } = this.#github;
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .mayPass */ .bg)(error) && names.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FEWEST_AT_ONCE */ .hj && budget.leftMs > 0) {
                const half = Math.ceil(names.length / 2);
                await this.#query(names.slice(0, half));
                await this.#query(names.slice(half));
                return;
            }
            log.warn(`GitHub does not list the tags of ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(names.length, 'repository', 'repositories')}, so git lists them: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
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
            if (error instanceof _octokit_graphql__WEBPACK_IMPORTED_MODULE_5__/* .GraphqlResponseError */ .rp && error.data !== null && typeof error.data === 'object')
                return error.data;
            throw error;
        }
    }
}


/***/ }),

/***/ 3209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/** Works on at most `atOnce` members at the same time. The results are in the order of the members. */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    const rest = members.entries();
    const worker = async () => {
        for (const [at, member] of rest)
            results[at] = await work(member);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, members.length) }, worker));
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = members[Symbol.asyncIterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ })

};
