export const id = 55;
export const ids = [55];
export const modules = {

/***/ 1070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ ReleaseClone)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1656);
/* harmony import */ var _index_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7011);
/* harmony import */ var _release_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(247);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8169);





/** Commits that a shallow clone is deepened by, before it is refused. */
const DEEPENED_COMMITS = 20_000;
/** A clone that releases are tagged in. What reaches its remote throws PERMISSION and REPOSITORY_UNREACHABLE. */
class ReleaseClone {
    #git;
    #call;
    constructor(git, { gitDirectory }) {
        this.#git = git;
        this.#call = { gitDirectory };
    }
    /** The branch that HEAD is at; undefined where it is at a commit. */
    async branch() {
        const { code, stdout } = await this.#run(['symbolic-ref', '--quiet', '--short', 'HEAD']);
        return code === 0 ? stdout.trim() : undefined;
    }
    /** Tracked files whose changes are not committed; none in a bare repository. */
    async uncommitted(workTree) {
        const args = ['--porcelain', '-z', '--no-renames', '--untracked-files=no', '--ignore-submodules=all'];
        const config = await withoutFilters(this.#git, workTree);
        const { code, stdout, stderr } = await this.#git.run(['status', ...args], { cwd: workTree, config });
        if (code === 0)
            return stdout.split('\0').flatMap((line) => (line === '' ? [] : line.slice(3)));
        if (/must be run in a work tree/.test(stderr))
            return [];
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_REPOSITORY', `git cannot say what is committed: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stderr.trim())}`, 'repair what "git status" says there');
    }
    /** The tags that {@link tagWriter} made. */
    async ownTags() {
        const format = '--format=%(taggername) %(taggeremail)%00%(refname:lstrip=2)';
        const { stdout } = await this.#run(['for-each-ref', format, 'refs/tags']);
        const start = `${_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTITY */ .zK}\0`;
        return new Set(stdout.split('\n').flatMap((line) => (line.startsWith(start) ? line.slice(start.length) : [])));
    }
    /** The notes in a tag that {@link tagWriter} made: its message without the title. Undefined for a tag of others. */
    async notesOf(tag) {
        const { code, stdout } = await this.#run(['cat-file', 'tag', `refs/tags/${tag}`]);
        const [head = '', , ...notes] = stdout.split('\n\n');
        return code === 0 && head.includes(`\ntagger ${_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTITY */ .zK} `) ? notes.join('\n\n').trim() : undefined;
    }
    /**
     * Fetches history into a shallow clone, so that the tags of earlier releases are in it. Throws LIMIT_EXCEEDED where its start is still not
     * reached.
     */
    async deepen(address, head) {
        await this.#fetch(address, [`--deepen=${DEEPENED_COMMITS}`], [head]);
        const { stdout } = await this.#run(['rev-parse', '--is-shallow-repository']);
        if (stdout.trim() !== 'true')
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the clone is shallow, and ${DEEPENED_COMMITS} more commits do not reach its start`, 'fetch all of it: git fetch --unshallow --tags (fetch-depth: 0 for actions/checkout)');
    }
    /** Reads the tags and a branch of the remote, and fetches what the clone lacks of them; no ref that there is changes. */
    async fetchRemote(address, { head, branch }) {
        const heads = branch === undefined ? [] : [`refs/heads/${branch}`];
        const listed = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .listRefs */ .Dy)(this.#git, address, [], [...heads, 'refs/tags/*'], this.#call);
        const refs = (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .requireRefs */ .oQ)('module repository', address.remote, listed);
        const branchHead = branch === undefined ? undefined : refs.get(`refs/heads/${branch}`);
        const tags = (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .tagsIn */ .bk)(refs);
        const { stdout } = await this.#run(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/tags']);
        const own = new Set(stdout.split('\n'));
        const missing = [...tags.keys()].filter((tag) => !own.has(tag));
        const history = (0,_release_history_js__WEBPACK_IMPORTED_MODULE_3__/* .commitHistory */ .C)(this.#git, this.#call.gitDirectory);
        const isKnown = branchHead === undefined || (await history.find(branchHead)) !== undefined;
        const wanted = [
            ...missing.map((tag) => `refs/tags/${tag}:refs/tags/${tag}`),
            ...(isKnown ? [] : [branchHead]),
        ];
        const input = wanted.map((line) => `${line}\n`).join('');
        if (wanted.length > 0)
            await this.#fetch(address, ['--no-tags', '--stdin'], [], input);
        const hasHead = branchHead !== undefined && (await history.isAncestor(head, branchHead));
        return { name: address.remote.url, tags, hasHead };
    }
    /** Makes annotated tags of a commit. @param address the remote that they are pushed to; undefined: there is none */
    tagWriter(commit, address) {
        return {
            create: async (tags) => {
                const { code, stderr } = await this.#makeRefs(await this.#writeTags(commit, tags));
                if (code !== 0)
                    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `the tags were not made, none of them: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stderr.trim())}`, 'run the same command again: it plans from the tags that there are');
            },
            push: async (tags) => {
                if (address === undefined)
                    throw new Error('there is no remote to push to');
                // No tag is in the clone before the remote has all of them: what is pushed in part is nothing.
                const made = await this.#writeTags(commit, tags);
                await this.#push(address, made);
                const { code, stderr } = await this.#makeRefs(made);
                if (code !== 0)
                    this.#git.log.warn(`the tags are in the remote, and not in this clone: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stderr.trim())}`);
            },
        };
    }
    /** Writes the objects of tags, and no ref. Their date is that of the commit: a second run for the commit makes the same objects. */
    async #writeTags({ commit, committedAt }, tags) {
        const made = [];
        for (const { tag, message } of tags) {
            const input = `object ${commit}\ntype commit\ntag ${tag}\ntagger ${_index_store_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTITY */ .zK} ${committedAt} +0000\n\n${message}`;
            const { code, stdout, stderr } = await this.#git.run(['mktag'], { ...this.#call, input });
            if (code !== 0)
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `git does not make the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stderr.trim())}`, 'correct what git names, such as the "tag-prefix" of the module');
            made.push({ tag, oid: stdout.trim() });
        }
        return made;
    }
    #makeRefs(made) {
        const lines = made.map(({ tag, oid }) => `create refs/tags/${tag} ${oid}\n`);
        const input = `start\n${lines.join('')}prepare\ncommit\n`;
        return this.#git.run(['update-ref', '--stdin'], { ...this.#call, input });
    }
    /** All or none. */
    async #push(address, made) {
        const refspecs = made.map(({ tag, oid }) => `${oid}:refs/tags/${tag}`);
        const words = ['push', '--atomic', '--porcelain', '--quiet'];
        const pushed = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .runOnRemote */ .ly)(this.#git, address, words, refspecs, this.#call);
        if (pushed.code === 0 || (await this.#hasPushed(address, made)))
            return;
        throw pushRefusal(address.remote.url, `${pushed.stdout}\n${pushed.stderr}`, made);
    }
    /** Whether the remote has these very tags: the answer of the push was lost, or another run for the same commit was faster. */
    async #hasPushed(address, made) {
        const names = made.map(({ tag }) => `refs/tags/${tag}`);
        const listed = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .listRefs */ .Dy)(this.#git, address, ['--refs'], names, this.#call);
        const refs = (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRefs */ .Y4)(listed);
        return listed.code === 0 && made.every(({ tag, oid }) => refs.get(`refs/tags/${tag}`) === oid);
    }
    async #fetch(address, options, wanted, input = '') {
        const words = ['fetch', '--quiet', '--no-write-fetch-head', ...options];
        const fetched = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .runOnRemote */ .ly)(this.#git, address, words, wanted, { ...this.#call, input });
        if (fetched.code !== 0)
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .readFailure */ .f1)('module repository', address.remote.url, fetched.stderr);
    }
    #run(args) {
        return this.#git.run(args, this.#call);
    }
}
/** Settings under which no filter of the clone's or the user's configuration runs: it is a program. */
async function withoutFilters(git, workTree) {
    const args = ['config', '--null', '--name-only', '--get-regexp', '^filter\\..*\\.(clean|smudge|process)$'];
    const { stdout } = await git.run(args, { cwd: workTree });
    return stdout.split('\0').flatMap((key) => (key === '' ? [] : [[key, '']]));
}
const LOST_RACE = /already exists|stale info|fetch first|failed to update ref|cannot lock ref|incorrect old value|reference already exists/i;
/** GitHub takes a commit whose workflow files are those of no branch for a change of them. */
const WORKFLOW = /refusing to allow .* to create or update workflow/i;
const RULE = /hook declined|protected|GH006|GH013|rule violations|denied by|refusing to update|read-only|push declined/i;
/** Why tags were not pushed: none of them is in the remote, unless the connection broke after the push. */
function pushRefusal(url, output, made) {
    const names = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(made.map(({ tag }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag))).join(', ');
    const said = serverSentence(output);
    if (WORKFLOW.test(output))
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} refuses the tags ${names}, and has none of them: ${said}`, 'release the newest commit of the branch, whose workflows GitHub has already; or give the token of a GitHub App with "workflows: write"');
    if (RULE.test(output))
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} refuses the tags ${names}, and has none of them: ${said}`, 'allow the account, app or deploy key of this run to create these tags: on GitHub Settings > Rules > Rulesets, the bypass list of the rule for tags; it takes no token of a job: give that of a GitHub App');
    if (LOST_RACE.test(output))
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `another run has made a tag of ${names} at the same time, and none of this run was made: ${said}`, 'run the same command again: it plans from the tags that there are now');
    if (_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_ALLOWED */ .fX.test(output))
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} may not be written with these credentials, and has none of the tags ${names}: ${said}`, 'give credentials that may push tags: in a workflow "permissions: contents: write"');
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('REPOSITORY_UNREACHABLE', `the tags ${names} could not be pushed to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)}: ${said}`, 'run the same command again: it finishes what was begun, and makes no tag twice');
}
/** What the server says, in its own words; else what git says of the first ref that failed. */
function serverSentence(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const remote = lines
        .flatMap((line) => /^remote: (?:error: |- )?(.*\S)/.exec(line)?.[1] ?? [])
        .filter((line) => !/\d%|^Review all repository rules/.test(line));
    const failed = lines.find((line) => /^!/.test(line))?.replace(/^!.*?(?=\[)/, '');
    const fatal = lines.find((line) => /^(?:fatal|error): /.test(line));
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote.length > 0 ? remote.slice(0, 3).join(' ') : (failed ?? fatal ?? 'git gave no reason'));
}


/***/ }),

/***/ 247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ commitHistory)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Commits between two releases that are read. More are LIMIT_EXCEEDED; before a first release the newest are read. */
const MAX_COMMITS = 20_000;
/** One record for each commit, before its paths; no text of a commit holds a zero byte. https://git-scm.com/docs/pretty-formats */
const FORMAT = '%x00%H%x00%P%x00%an%x00%s%x00%(trailers:key=Release,valueonly,separator=%x2C)%x00';
/** The history of a repository, without what its configuration says of it. */
function commitHistory(git, gitDirectory) {
    const run = async (args, input = '') => {
        const result = await git.run(args, { gitDirectory, input });
        if (result.code !== 0)
            throw unreadable(result);
        return result.stdout;
    };
    return {
        async between({ base, head }, directories) {
            const limit = `--max-count=${MAX_COMMITS + 1}`;
            const listed = await run(['rev-list', limit, ...(base === undefined ? [] : [`^${base}`]), head, '--']);
            const ids = listed.split('\n').filter((id) => id !== '');
            if (base !== undefined && ids.length > MAX_COMMITS)
                throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `there are more than ${MAX_COMMITS} commits since the last release, ${base}`, 'tag the next release by hand: git tag -a v1.2.0');
            const shown = ['--stdin', '--root', '-r', '-z', '--name-only', '--always', '--diff-merges=first-parent'];
            // The root holds all others, and Git takes no empty path.
            const paths = directories.includes('') ? [] : directories;
            const args = ['--literal-pathspecs', 'diff-tree', ...shown, `--format=${FORMAT}`, '--', ...paths];
            return parseCommits(await run(args, ids.map((id) => `${id}\n`).join('')));
        },
        async isAncestor(commit, descendant) {
            const result = await git.run(['merge-base', '--is-ancestor', commit, descendant], { gitDirectory });
            if (result.code > 1)
                throw unreadable(result);
            return result.code === 0;
        },
        async find(name) {
            const args = ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`];
            const { code, stdout } = await git.run(args, { gitDirectory });
            return code === 0 ? stdout.trim() : undefined;
        },
    };
}
/** An empty field begins each record, which no path is: what a commit says cannot begin another one. */
function parseCommits(output) {
    const fields = output.split('\0');
    const commits = [];
    for (let at = 1; at < fields.length;) {
        const [id = '', parents = '', author = '', subject = '', trailers = ''] = fields.slice(at, at + 5);
        const start = at + 6;
        const end = fields.indexOf('', start);
        const [first, ...paths] = fields.slice(start, end);
        commits.push({
            id,
            parents: parents.split(' ').filter((parent) => parent !== ''),
            author,
            subject,
            trailers: trailers.split(',').filter((value) => value.trim() !== ''),
            // A line break is between the commit and its paths.
            paths: first === undefined ? [] : [first.replace(/^\n/, ''), ...paths],
        });
        at = end + 1;
    }
    return commits;
}
function unreadable({ stderr }) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the history of the repository cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stderr.trim())}`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ identified),
/* harmony export */   AZ: () => (/* binding */ guardStores),
/* harmony export */   PF: () => (/* binding */ openModuleRepository)
/* harmony export */ });
/* unused harmony exports openRemoteModules, visibilityOf, addressOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7863);
/* harmony import */ var _adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1400);
/* harmony import */ var _adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(122);
/* harmony import */ var _adapters_git_release_clone_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1070);
/* harmony import */ var _adapters_git_release_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(247);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8169);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(991);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5023);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8317);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6714);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7754);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9265);
/* harmony import */ var _package_stores_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5953);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4994);


















/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000;
const OTHER_CONFIG_PATH = _publish_config_js__WEBPACK_IMPORTED_MODULE_12__/* .CONFIG_PATH */ .tF.replace(/yml$/, 'yaml');
/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
async function openModuleRepository(runtime, directory, options = {}) {
    const { temporary, environment, log } = runtime;
    const { config: file, oci, github, announces } = options;
    const config = await namedConfig(file);
    const git = new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_2__.Git(environment, log);
    const found = (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.findRepository)(git, directory);
    // A git that does not run finds nothing either, and says why when it is asked for its version.
    found.catch(() => { });
    await (0,_adapters_git_git_js__WEBPACK_IMPORTED_MODULE_2__.requireGit)(git);
    const repository = await found;
    if (config === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, OTHER_CONFIG_PATH)))
        log.warn(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(OTHER_CONFIG_PATH)} is not read: rename it to ${_publish_config_js__WEBPACK_IMPORTED_MODULE_12__/* .CONFIG_PATH */ .tF}`);
    const origin = options.origin ?? (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_11__/* .originOf */ .yv)(repository.originUrl);
    const uncommittedConfig = config === undefined ? repository.uncommittedConfig : undefined;
    const originUrl = origin.remote && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .httpsUrlFromRemote */ .FG)(origin.remote);
    const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? '';
    const home = (0,_forge_js__WEBPACK_IMPORTED_MODULE_15__/* .gitHubHome */ .Jg)(github, origin.identity, runtime);
    const { gitDirectory, head } = repository;
    const modules = (0,_adapters_git_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .openModules */ .m)(git, repository, temporary);
    const tags = (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { log });
    return {
        ...modules,
        gitDirectory,
        config: config === undefined ? modules.config : (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_14__/* .forAllCommits */ .nE)({ ...modules.config, ...config }),
        tags,
        released: (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.repositoryTags)(git, repository, temporary, { commit: head }),
        head,
        history: (0,_adapters_git_release_history_js__WEBPACK_IMPORTED_MODULE_6__/* .commitHistory */ .C)(git, gitDirectory),
        uncommitted: () => new _adapters_git_release_clone_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseClone */ .r(git, repository).uncommitted(directory),
        taggedHead: () => (0,_adapters_git_module_repository_js__WEBPACK_IMPORTED_MODULE_3__.readHead)(git, gitDirectory),
        origin,
        defaultAddress: () => defaultAddress(origin, uncommittedConfig),
        withConfigHint: (refusal) => withConfigHint(refusal, uncommittedConfig),
        publisher: origin.identity,
        repositoryUrl,
        uncommittedConfig,
        packageStores: (0,_package_stores_js__WEBPACK_IMPORTED_MODULE_16__/* .packageStores */ .n)(runtime, {
            originUrl,
            repositoryUrl,
            home,
            oci,
            notesOf: (tag) => new _adapters_git_release_clone_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseClone */ .r(git, repository).notesOf(tag),
            releasedTags: announces ? async () => (await tags.all()).map(({ tag }) => tag) : undefined,
        }),
        home,
    };
}
/**
 * The publisher, with the ids that its server knows it by where there is a token to ask with. GITHUB_TOKEN is for github.com, ghe.com
 * and the host of GITHUB_SERVER_URL alone. A failure is a warning.
 */
async function identified({ publisher, home }, { environment, log }) {
    if (publisher === undefined || publisher.repositoryId !== undefined)
        return publisher;
    const { host } = publisher;
    const token = environment[(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_9__/* .tokenVariable */ .Sj)(host)] || (0,_forge_js__WEBPACK_IMPORTED_MODULE_15__/* .gitHubOf */ .Tc)(environment).token;
    if (token === undefined || !(0,_forge_js__WEBPACK_IMPORTED_MODULE_15__/* .isAsked */ .D6)(host, environment))
        return publisher;
    const unknown = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ifRefused */ .yR)(({ message }) => log.warn(`the id of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(publisher.repository)} is not known, so whoever has a repository of this name is taken for it: ${message}`));
    const known = await home().catch(unknown);
    return known ? { ...publisher, repositoryId: known.id, ownerId: known.ownerId } : publisher;
}
/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
async function openRemoteModules(runtime, source, { remote, token, identity, ...options }) {
    const git = await requireGit(new Git(runtime.environment, runtime.log));
    const repository = { remote, token, temporary: runtime.temporary };
    const { github } = options;
    const directory = 'tags' in source
        ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
        : await fetchCommit(git, {
            ...repository,
            ...headOf(source, github?.forge?.hasMergeRefs !== false),
            withHistory: true,
        });
    return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } });
}
/** @param hasMergeRefs whether the server has a ref for the merge of a pull request */
function headOf(source, hasMergeRefs) {
    if ('release' in source)
        return { ref: `refs/heads/${source.release.branch}`, commit: source.release.commit };
    return hasMergeRefs
        ? { ref: `refs/pull/${source.pullRequest}/merge` }
        : { ref: `refs/pull/${source.pullRequest}/head`, into: `refs/heads/${source.base}` };
}
/** A file that was named wins over the copies in the repository. */
async function namedConfig(file) {
    if (file === undefined)
        return undefined;
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
    const config = await readConfigFile(file, _publish_config_js__WEBPACK_IMPORTED_MODULE_12__/* .configFormat */ .A5);
    return { at: async () => config };
}
function defaultAddress({ identity }, uncommittedConfig) {
    try {
        return addressOf(identity);
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RegistryError */ .gl))
            throw error;
        const { code, message, hint } = withConfigHint(error, uncommittedConfig);
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RegistryError */ .gl(code, message, hint, { cause: error });
    }
}
/** Refusals that another address, directory, prefix or rule of the module would change. */
const CONFIGURED = new Set([
    'INVALID_ADDRESS',
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'NOT_OWNER',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/** @param uncommittedConfig a config file that is not committed; undefined: there is none */
function withConfigHint(refusal, uncommittedConfig) {
    const { code, message, hint } = refusal;
    if (uncommittedConfig === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
        return refusal;
    return { code, message, hint: `${(0,_publish_config_js__WEBPACK_IMPORTED_MODULE_12__/* .uncommitted */ .SU)(uncommittedConfig)}\nor ${hint}` };
}
/**
 * The stores of a repository for a run without an event, which show no more than it may, by who may read the origin of the modules and
 * the index: both servers are asked without credentials, over https where the remote is ssh. It sends no request and hides nothing where
 * the modules have no remote origin, the index is a directory or a local repository, both are one repository, or `expose` is `all`. A
 * module repository of unknown visibility counts as public unless the user has set `expose`, then as private; an index of unknown
 * visibility counts as public. No failure of a request ends the run. Throws WOULD_EXPOSE.
 */
async function guardStores({ origin, packageStores }, request, runtime) {
    const plan = await planAnonymously(origin, request, runtime);
    const { published = 'public', defaultKinds } = plan ?? {};
    // Asked at most once, and only where it matters.
    const source = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_17__/* .once */ .Oo)(async () => {
        const { remote } = origin;
        if (remote === undefined || remote.scheme === 'file')
            return 'private';
        return (await visibilityOf(remote, runtime)) ?? 'private';
    });
    return { stores: new _publish_exposure_js__WEBPACK_IMPORTED_MODULE_13__/* .GuardedStores */ .rB(packageStores, { published, source }), defaultKinds };
}
/** Undefined where nothing is to be hidden. */
async function planAnonymously({ remote, identity }, { expose, target }, runtime) {
    if (expose === 'all' || remote === undefined || remote.scheme === 'file')
        return undefined;
    if (target.kind === 'directory' || target.remote.scheme === 'file')
        return undefined;
    const indexIdentity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .identityFromRemote */ .tk)(target.remote);
    const own = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .identityFromRemote */ .tk)(remote);
    if (own !== undefined && indexIdentity !== undefined && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .isSameRepository */ .ve)(own, indexIdentity))
        return undefined;
    const repository = identity?.repository ?? remote.url;
    const module = await visibilityOf(remote, runtime);
    if (module === 'public')
        return undefined;
    if (module === undefined && expose === undefined) {
        runtime.log.warn(`the visibility of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`);
        return undefined;
    }
    const index = (await visibilityOf(target.remote, runtime)) ?? 'public';
    const plan = (0,_publish_exposure_js__WEBPACK_IMPORTED_MODULE_13__/* .planExposure */ .Lc)({ repository, module, index, expose: expose ?? 'none' });
    return plan.published === 'public' ? undefined : plan;
}
/** Who may read a repository, as Git says it over https; undefined where the server does not say it in time. */
function visibilityOf(remote, { environment, log, temporary }) {
    const httpsUrl = remote.scheme === 'ssh' ? (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .httpsUrlFromRemote */ .FG)(remote) : undefined;
    return (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_7__/* .readVisibility */ .tQ)(new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_2__.Git(environment, log), {
        remote: httpsUrl === undefined ? remote : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .parseGitRemote */ .IM)(httpsUrl),
        deadlineMs: EXPOSURE_ANSWER_MS,
        temporary,
    });
}
/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
function addressOf(identity) {
    const [name, owner] = identity?.repository.split('/').toReversed() ?? [];
    if (name !== undefined && owner !== undefined)
        return (0,_module_origin_js__WEBPACK_IMPORTED_MODULE_11__/* .addressFromRepository */ .pF)(owner, name);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RegistryError */ .gl('INVALID_ADDRESS', 'the repository has no origin from which an address could be derived', 'name it: --module namespace/name/system (action input "module")');
}


/***/ })

};
