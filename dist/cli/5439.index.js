export const id = 5439;
export const ids = [5439];
export const modules = {

/***/ 5439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ApiIndex: () => (/* binding */ ApiIndex)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _octokit_graphql__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9964);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _base_slices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7854);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(679);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7164);








/** Files in one query. More are asked for in several queries. */
const MAX_ALIASES = 100;
/**
 * Bytes of all files in one change of the index, which are sent in one request. A larger change is
 * LIMIT_EXCEEDED with index-commit-by: api.
 */
const MAX_CHANGE_BYTES = 30 * 1024 * 1024;
/**
 * An index in a branch on GitHub, read and written by GitHub's API: GraphQL reads and commits, and the Git Data API does what GraphQL
 * cannot. GitHub signs the commits, and shows them as verified.
 */
class ApiIndex {
    isCreatedByPublish = true;
    #repository;
    #branch;
    #hasLost = false;
    constructor({ repository, branch }) {
        this.#repository = repository;
        this.#branch = branch;
    }
    checkAccess() {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.proveWritable)(this.#repository);
    }
    async open() {
        const reading = (result) => result.catch((error) => this.#fail(error, 'read the index'));
        const commit = await reading(this.#head());
        /** Each is asked for once, and together with those that will be read next. */
        const known = new Map();
        let expected = [];
        const learn = async (paths) => {
            const unknown = [...new Set(paths)].filter((path) => !known.has(path));
            const found = commit === null ? new Map() : await reading(this.#read(commit, unknown));
            for (const path of unknown)
                known.set(path, found.get(path));
        };
        return {
            exists: commit !== null,
            commit,
            prefetch({ paths }) {
                expected = paths.filter((path) => !path.endsWith('/.'));
            },
            async read(paths) {
                await learn([...paths, ...expected]);
                expected = [];
                const files = paths.map((path) => [path, known.get(path)]);
                return new Map(files.flatMap(([path, found]) => (found instanceof Uint8Array ? [[path, found]] : [])));
            },
            list: async () => (commit === null ? [] : this.#list(commit)),
            async listDirectory(path) {
                await learn([path]);
                const found = known.get(path) ?? [];
                return found instanceof Uint8Array ? [] : [...found];
            },
        };
    }
    async commit(change, on) {
        const parent = on.commit;
        const commit = await this.#commitOf(change, parent);
        try {
            // GitHub allows 80 writing requests in a minute, also those that lose: among many writers a reading one sees most losses.
            // https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
            if (this.#hasLost && (await this.#head()) !== parent)
                return 'moved';
            const id = parent === null ? await this.#createBranch(commit) : await this.#commitOn(parent, commit);
            this.#hasLost = id === undefined;
            return id === undefined ? 'moved' : { commit: id };
        }
        catch (error) {
            if (!(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .mayPass */ .bg)(error))
                return this.#fail(error, 'write the index');
            // Perhaps the commit succeeded and only the response was lost.
            const landed = await this.#landed(parent, commit).catch(() => undefined);
            if (landed !== undefined)
                return { commit: landed };
            if (this.#repository.github.deadline.leftMs > 0)
                return 'moved';
            return this.#fail(error, 'write the index');
        }
    }
    async #commitOf({ message, files }, parent) {
        const sizes = [...files.values()].map((content) => (content === null ? 0 : sizeOf(content)));
        const size = sizes.reduce((sum, each) => sum + each, 0);
        if (size > MAX_CHANGE_BYTES)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the change of the index has ${size.toLocaleString('en')} bytes, more than the ${MAX_CHANGE_BYTES.toLocaleString('en')} that GitHub's API takes at once`, 'set index-commit-by: push, keep packages elsewhere (package: release or git), or publish fewer tags at once');
        const additions = [];
        const deletions = [];
        for (const [path, content] of files) {
            if (content === null)
                deletions.push(path);
            else {
                const bytes = content instanceof Uint8Array ? Buffer.from(content) : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(content.file);
                additions.push({ path, contents: bytes.toString('base64') });
            }
        }
        if (parent === null)
            return { message, additions, deletions: [] };
        // GitHub refuses to delete a file that does not exist.
        const existing = await this.#read(parent, deletions).catch((error) => this.#fail(error, 'read the index'));
        return { message, additions, deletions: deletions.filter((path) => existing.has(path)) };
    }
    #fail(error, doing) {
        if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) === 409 && /empty/.test(String(error)))
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('INDEX_UNREACHABLE', `the repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#repository.name)} is empty, and GitHub's API cannot create a branch in an empty repository`, 'push any first commit to it, or set index-commit-by: push');
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .githubFailure */ .eQ)(error, this.#repository, {
            doing: `${doing} (branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#branch)})`,
            needs: 'contents: write',
            code: 'INDEX_UNREACHABLE',
        });
    }
    /** The commit of the branch; null where there is no branch. */
    async #head() {
        try {
            const ref = `heads/${this.#branch}`;
            return (await this.#octokit.rest.git.getRef({ ...this.#repository.path, ref })).data.object.sha;
        }
        catch (error) {
            // 409: the repository is empty.
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) === 404 || (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) === 409)
                return null;
            throw error;
        }
    }
    /** The bytes of the files, and the names in the directories, at these paths in a commit; other paths are left out. */
    async #read(commit, paths) {
        const read = new Map();
        const { owner, repo: name } = this.#repository.path;
        for (const some of (0,_base_slices_js__WEBPACK_IMPORTED_MODULE_6__/* .slices */ .w)(paths, MAX_ALIASES)) {
            const fields = some.map((path, index) => {
                const expression = JSON.stringify(`${commit}:${path}`);
                return `f${index}: object(expression: ${expression}) { ... on Blob { oid byteSize isBinary isTruncated text } ... on Tree { entries { name } } }`;
            });
            const query = `query Files($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join('\n')} } }`;
            const { repository } = await this.#octokit.graphql(query, { owner, name });
            for (const [index, path] of some.entries()) {
                const found = repository[`f${index}`];
                if (found?.entries !== undefined)
                    read.set(path, found.entries.map((entry) => entry.name));
                else if (found?.oid !== undefined)
                    read.set(path, await this.#bytesOf(found, found.oid));
            }
        }
        return read;
    }
    /** The paths of all files in a commit. Throws LIMIT_EXCEEDED where GitHub's API does not list them all. */
    async #list(commit) {
        const tree = { ...this.#repository.path, tree_sha: commit, recursive: 'true' };
        const { data } = await this.#octokit.rest.git.getTree(tree);
        if (data.truncated) {
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the index ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#repository.name)} has more files than GitHub's API lists`, 'set index-commit-by: push');
        }
        return data.tree.flatMap(({ type, path }) => (type === 'blob' ? [path] : []));
    }
    /** Commits on `parent`; undefined where the branch is no longer at `parent`. Throws PERMISSION where a rule forbids it. */
    async #commitOn(parent, { message, additions, deletions }) {
        const [headline = '', ...rest] = message.split('\n');
        const body = rest.join('\n').trim();
        const input = {
            branch: { repositoryNameWithOwner: this.#repository.name, branchName: this.#branch },
            expectedHeadOid: parent,
            message: { headline, ...(body === '' ? {} : { body }) },
            fileChanges: { additions, deletions: deletions.map((path) => ({ path })) },
        };
        try {
            const answer = await this.#octokit.graphql(COMMIT, { input, ..._client_js__WEBPACK_IMPORTED_MODULE_3__/* .ONCE */ .ET });
            return answer.createCommitOnBranch.commit.oid;
        }
        catch (error) {
            if (error instanceof _octokit_graphql__WEBPACK_IMPORTED_MODULE_7__/* .GraphqlResponseError */ .rp)
                return this.#refused(error);
            throw error;
        }
    }
    /** Creates the branch with one commit without parents; undefined where the branch exists by now. */
    async #createBranch({ message, additions }) {
        const { git } = this.#octokit.rest;
        let tree;
        for (const entries of batches(additions)) {
            const base = tree === undefined ? {} : { base_tree: tree };
            const written = await git.createTree({
                ...this.#repository.path,
                ...base,
                tree: await this.#entriesOf(entries),
            });
            tree = written.data.sha;
        }
        const root = { ...this.#repository.path, message, tree: tree ?? '', parents: [] };
        const { sha } = (await git.createCommit(root)).data;
        try {
            const ref = `refs/heads/${this.#branch}`;
            await git.createRef({ ...this.#repository.path, ref, sha, ..._client_js__WEBPACK_IMPORTED_MODULE_3__/* .ONCE */ .ET });
            return sha;
        }
        catch (error) {
            if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) === 422 && /already exists/i.test(String(error)))
                return undefined;
            throw error;
        }
    }
    /** The head of the branch, where it is this commit on `parent`. */
    async #landed(parent, { message }) {
        const head = await this.#head();
        if (head === null || head === parent)
            return undefined;
        const { data } = await this.#octokit.rest.git.getCommit({ ...this.#repository.path, commit_sha: head });
        const isOnParent = (data.parents[0]?.sha ?? null) === parent;
        return isOnParent && data.message.trim() === message.trim() ? head : undefined;
    }
    /** Handles the errors that GraphQL sends with status 200. */
    #refused(error) {
        const [first] = error.errors ?? [];
        if (first?.type === 'STALE_DATA' || /Expected branch to point to/.test(first?.message ?? ''))
            return undefined;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('PERMISSION', `${(0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(this.#repository.github.server)} declined the commit to branch ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#branch)} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(this.#repository.name)}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(first?.message ?? error.message)}`, `let the token of ${this.#repository.github.server.tokenName} write this branch: "contents: write", and the bypass list of the rules that protect it`);
    }
    /** The entries of a tree: text is part of the entry, other bytes become blobs first. */
    async #entriesOf(additions) {
        const entries = [];
        for (const { path, contents } of additions) {
            const file = { path, mode: '100644', type: 'blob' };
            const bytes = Buffer.from(contents, 'base64');
            if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
                entries.push({ ...file, content: bytes.toString() });
            else {
                const blob = { ...this.#repository.path, content: contents, encoding: 'base64' };
                const { data } = await this.#octokit.rest.git.createBlob(blob);
                entries.push({ ...file, sha: data.sha });
            }
        }
        return entries;
    }
    async #bytesOf({ text, byteSize, isBinary, isTruncated }, oid) {
        const bytes = Buffer.from(text ?? '');
        if (!isBinary && !isTruncated && bytes.length === byteSize)
            return bytes;
        const { data } = await this.#octokit.rest.git.getBlob({ ...this.#repository.path, file_sha: oid });
        return Buffer.from(data.content, 'base64');
    }
    get #octokit() {
        return this.#repository.github.octokit;
    }
}
function sizeOf(content) {
    return content instanceof Uint8Array ? content.length : content.size;
}
/** Requests for larger trees time out: https://github.com/googleapis/code-suggester/issues/397 */
const MAX_BATCH = { files: 50, base64: 1_000_000 };
function* batches(additions) {
    let batch = [];
    let size = 0;
    for (const addition of additions) {
        const { length } = addition.contents;
        if (batch.length > 0 && (batch.length === MAX_BATCH.files || size + length > MAX_BATCH.base64)) {
            yield batch;
            batch = [];
            size = 0;
        }
        batch.push(addition);
        size += length;
    }
    if (batch.length > 0)
        yield batch;
}
/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const COMMIT = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;


/***/ })

};
