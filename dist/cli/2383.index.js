export const id = 2383;
export const ids = [2383];
export const modules = {

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

const WORK = Symbol.for('module-registry.work');
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`globalThis[Symbol.for('module-registry.work')]()`);
/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
function withinTime(milliseconds, work, late) {
    let result;
    Reflect.set(globalThis, WORK, () => {
        result = { of: work() };
    });
    try {
        script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
    }
    catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
            ? late()
            : error;
    }
    finally {
        Reflect.deleteProperty(globalThis, WORK);
    }
    if (result === undefined)
        throw late();
    return result.of;
}


/***/ }),

/***/ 2341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/** Lines with columns of equal width. No lines without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return [];
    // A row with fewer cells, such as that of a damaged module, widens no column.
    const whole = [head, ...rows.filter(({ length }) => length === head.length)];
    const widths = head.map((_, at) => Math.max(...whole.map((row) => row[at]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 9072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changelogCommand: () => (/* binding */ changelogCommand),
  releaseCommand: () => (/* binding */ releaseCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/module-repository.js
var module_repository = __webpack_require__(1400);
// EXTERNAL MODULE: ./lib/adapters/git/release-clone.js
var release_clone = __webpack_require__(1070);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/module/origin.js
var origin = __webpack_require__(3324);
// EXTERNAL MODULE: ./lib/composition/forge.js
var forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(55);
// EXTERNAL MODULE: ./lib/composition/sources.js
var sources = __webpack_require__(5448);
;// CONCATENATED MODULE: ./lib/composition/release.js









/** A fetched branch that releases are made of: `tagged` is HEAD. Its clone has all tags and its whole history. */
async function openReleaseBranch({ environment, log }, modules, { branch, ...address }) {
    const clone = new ReleaseClone(new Git(environment, log), modules);
    const tagged = await modules.taggedHead();
    if (tagged === undefined)
        throw withoutCommit(address.remote.url);
    return {
        ...modules,
        clone: { head: tagged.commit, branch, uncommitted: [] },
        remote: undefined,
        writer: clone.tagWriter(tagged, address),
        tagged,
        own: await clone.ownTags(),
    };
}
/**
 * The clone that `directory` is in, with its whole history; before a push with all tags of its origin, too. Throws NOT_A_REPOSITORY,
 * NOT_FOUND for an empty or shallow one without origin, LIMIT_EXCEEDED, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function openReleaseRepository(runtime, directory, pushes) {
    const { environment, log } = runtime;
    const git = await (0,git_git.requireGit)(new git_git.Git(environment, log));
    const found = await (0,module_repository.findRepository)(git, directory);
    const { head } = found;
    if (head === undefined)
        throw withoutCommit(directory);
    const address = addressOf(found.originUrl, directory, runtime);
    const clone = new release_clone/* ReleaseClone */.r(git, found);
    if (found.isShallow) {
        if (address === undefined)
            throw new error/* RegistryError */.gl('NOT_FOUND', `the clone ${(0,error/* quote */.hD)(directory)} is shallow, and has no origin to fetch the rest of its history from`, 'release from a full clone (fetch-depth: 0 for actions/checkout)');
        log.info('history   fetched: the clone is shallow');
        await clone.deepen(address, head);
    }
    const branch = await clone.branch();
    if (pushes && address === undefined)
        throw new error/* RegistryError */.gl('INVALID_INPUT', 'the clone has no remote "origin" that tags could be pushed to', 'add it: git remote add origin URL; or leave the tags in the clone: --no-push');
    // A shallow clone lacks tags, too.
    const isRead = pushes || found.isShallow;
    const remote = isRead && address !== undefined ? await clone.fetchRemote(address, { head, branch }) : undefined;
    const modules = await (0,composition_modules/* openModuleRepository */.PF)(runtime, directory);
    const tagged = await modules.taggedHead();
    if (tagged === undefined)
        throw withoutCommit(directory);
    return {
        ...modules,
        clone: { head, branch, uncommitted: await modules.uncommitted() },
        remote: pushes ? remote : undefined,
        writer: clone.tagWriter(tagged, pushes ? await pushAddress(git, address, directory, runtime) : address),
    };
}
/** Where the tags are pushed to: the URL for pushes of `origin`, if it has one. */
async function pushAddress(git, address, directory, runtime) {
    const { stdout } = await git.run(['config', '--get-all', 'remote.origin.pushurl'], { cwd: directory });
    const [url, ...others] = stdout.split('\n').filter((line) => line !== '');
    if (others.length === 0)
        return url === undefined ? address : addressOf(url, directory, runtime);
    throw new error/* RegistryError */.gl('INVALID_INPUT', `"origin" has ${others.length + 1} URLs for pushes, and a release is one push`, 'leave one: git config --unset-all remote.origin.pushurl; git remote set-url --push origin URL');
}
/** Where the remote `origin` is, and the token for it; a relative path is one from the clone. */
function addressOf(originUrl, directory, { environment, temporary }) {
    const { remote } = (0,origin/* originOf */.yv)(originUrl);
    if (remote === undefined)
        return undefined;
    const isPath = remote.scheme === 'file' && !remote.url.startsWith('file:');
    const url = isPath ? (0,external_node_path_.resolve)(directory, remote.url) : remote.url;
    return { remote: { ...remote, url }, token: (0,sources/* tokens */.L)(environment, (0,forge/* gitHubOf */.Tc)(environment))(remote), temporary };
}
function withoutCommit(directory) {
    return new error/* RegistryError */.gl('NOT_FOUND', `the repository ${(0,error/* quote */.hD)(directory)} has no commit`, 'commit the module first');
}

// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/check/check.js
var check = __webpack_require__(1356);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/publish/select-releases.js
var select_releases = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/release/notes.js
var release_notes = __webpack_require__(979);
// EXTERNAL MODULE: ./lib/release/plan.js
var plan = __webpack_require__(350);
;// CONCATENATED MODULE: ./lib/release/changelog.js








/**
 * The notes of each module that changed in a range; of those alone whose version an end of the range is. Throws NOT_FOUND, and what a
 * comparison throws.
 */
async function changelog({ from, to = 'HEAD', flags }, dependencies) {
    const { config, defaultAddress, tags, repositoryUrl } = dependencies;
    const head = to === 'HEAD' ? dependencies.head : await commitOf(to, dependencies);
    const start = from === undefined ? undefined : { tag: from, commit: await commitOf(from, dependencies), committedAt: 0 };
    const configured = await config.at(head);
    const specs = (0,selection/* modulesOf */.XG)(configured, flags, defaultAddress);
    const prefixes = new selection/* TagPrefixes */.bY(specs);
    const named = [from ?? '', to].flatMap((each) => prefixes.find(each).map(({ spec }) => spec));
    const all = await tags.all();
    const found = [];
    for (const spec of named.length > 0 ? new Set(named) : specs) {
        const [match] = new selection/* TagPrefixes */.bY([spec]).find(to);
        const base = start ?? (await releaseBefore((0,check/* releasesOf */.w0)(spec, all), { head, version: match?.version }, dependencies));
        const changes = await moduleChanges(spec, specs.length === 1, base, {
            ...dependencies,
            head,
            severities: { ...configured.severities, ...flags.severities },
        });
        if (named.length === 0 && specs.length > 1 && changes.files === 0 && base !== undefined)
            continue;
        const name = (0,plan/* nameOf */.Vb)(spec, dependencies);
        // A tag of several modules may be older than the module.
        const isFirst = base === undefined || (await (0,check/* interfaceAtBase */.MZ)(spec, base, dependencies)) === undefined;
        const notes = (0,release_notes/* formatNotes */.j)({ ...changes, base: isFirst ? undefined : base.tag, repositoryUrl });
        const title = `## ${name} ${match?.version ?? `from ${base?.tag ?? 'the start'} to ${to}`}`;
        found.push({ ...changes, name, from: base?.tag ?? null, to, markdown: `${title}\n\n${notes}` });
    }
    if (found.length === 0)
        dependencies.log.info(`unchanged ${(0,count/* counted */.h)(specs.length, 'module')} in this range`);
    return found;
}
async function moduleChanges(spec, isOnlyOne, base, dependencies) {
    const { path } = await (0,select_releases/* specAt */.pJ)(spec, dependencies.head, dependencies.config);
    return (await (0,plan/* changesSince */.sR)({ spec, isOnlyOne, path }, base, dependencies)).found;
}
async function commitOf(name, { tags, history }) {
    const commit = (await tags.find(name))?.commit ?? (await history.find(name));
    if (commit !== undefined)
        return commit;
    throw new error/* RegistryError */.gl('NOT_FOUND', `${(0,error/* quote */.hD)(name)} is neither a tag nor a commit of the repository`, 'name one of git tag --list, or fetch it: git fetch --tags');
}
/** The highest release in the history of a commit, below its own version; before the first release the highest pre-release. */
async function releaseBefore(releases, { head, version }, { history }) {
    const lower = releases.filter((each) => version === undefined || (0,module_version/* compareVersions */.Zy)(each.version, version) < 0);
    const sorted = (0,module_version/* sortVersions */.M7)(lower.map((each) => each.version));
    const byKind = [...sorted.filter((each) => !(0,module_version/* isPrerelease */.V1)(each)), ...sorted.filter(module_version/* isPrerelease */.V1)];
    for (const each of byKind) {
        const found = lower.find((tagged) => tagged.version === each);
        if (found !== undefined && (await history.isAncestor(found.commit, head)))
            return found;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/release/next-version.js
var next_version = __webpack_require__(3385);
// EXTERNAL MODULE: ./lib/release/release.js + 1 modules
var release = __webpack_require__(813);
// EXTERNAL MODULE: ./lib/base/table.js
var table = __webpack_require__(2341);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(4867);
// EXTERNAL MODULE: ./lib/release/commits.js
var release_commits = __webpack_require__(2263);
;// CONCATENATED MODULE: ./lib/release/release-report.js





/** Changes that the reason of a version names. */
const NAMED_CHANGES = 3;
/** Commits of a module that are listed. The rest is counted. */
const LISTED_COMMITS = 20;
/** What `release --json` prints. */
function releaseJson(modules) {
    return {
        modules: modules.map((module) => ({
            ...releaseFacts(module),
            changes: module.changes,
            upgrade: module.upgrade,
            commits: module.commits.map(commitJson),
            ...(module.error === undefined ? {} : { error: module.error.toRefusal() }),
        })),
    };
}
function releaseFacts(module) {
    const { name, path, status, last, next, tag, bump, asked } = module;
    return {
        name,
        path,
        status,
        last: last === undefined ? null : { version: last.version, tag: last.tag },
        next: next === undefined ? null : { version: next, tag },
        bump,
        asked: asked.bump ?? null,
        reason: reasonOf(module),
    };
}
/** What `changelog --json` prints. */
function changelogJson(modules) {
    return {
        modules: modules.map(({ name, from, to, changes, upgrade, commits, markdown }) => {
            return { name, from, to, changes, upgrade, commits: commits.map(commitJson), markdown };
        }),
    };
}
function commitJson(commit) {
    const { id, subject, author } = commit;
    return { id, subject, author, pullRequest: (0,release_commits/* pullRequestOf */._n)(commit) ?? null };
}
/** A release for people: a table of what is released, and the commits of each module. */
function formatReleases(modules) {
    const shown = modules.filter(({ status }) => status !== 'unchanged' && status !== 'refused');
    const rows = shown.map((module) => [
        module.name,
        module.last?.version ?? '-',
        module.next ?? '-',
        module.status === 'skipped' ? 'none' : (module.bump ?? 'first'),
        String(module.commits.length),
        reasonOf(module).join('; '),
    ]);
    const unchanged = modules.filter(({ status }) => status === 'unchanged').length;
    const blocks = [
        (0,table/* table */.t)(['module', 'last', 'next', 'bump', 'commits', 'reason'], rows).join('\n'),
        ...shown.map(commitsOf),
        unchanged === 0 ? '' : `unchanged ${(0,count/* counted */.h)(unchanged, 'module')} since the last release`,
        tagsOf(modules),
    ];
    return blocks.filter((block) => block !== '').join('\n\n');
}
function commitsOf({ name, commits }) {
    if (commits.length === 0)
        return '';
    const more = commits.length - LISTED_COMMITS;
    const lines = commits.slice(0, LISTED_COMMITS).map((commit) => {
        const number = (0,release_commits/* pullRequestOf */._n)(commit);
        const isNamed = number === undefined || commit.subject.endsWith(`(#${number})`);
        const by = isNamed ? commit.author : `${commit.author}, #${number}`;
        return `  ${(0,release_commits/* shortId */.m_)(commit.id)} ${(0,error/* visible */.RK)(commit.subject)} (${(0,error/* visible */.RK)(by)})`;
    });
    return [name, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
function tagsOf(modules) {
    const made = modules.filter(({ status }) => status === 'tagged' || status === 'pushed');
    const tags = made.map(({ tag }) => tag ?? '');
    const isLocal = made.some(({ status }) => status === 'tagged');
    const lines = made.map(({ status, tag }) => `${status.padEnd(9)} ${tag}`);
    return [...lines, ...(isLocal ? [`push them: git push --atomic origin ${tags.join(' ')}`] : [])].join('\n');
}
/** Why the version has this number: the most severe changes, or the files, and who asked for more. */
function reasonOf(module) {
    const { asked, changes, files, last, status, next } = module;
    if (status === 'unchanged' || status === 'refused')
        return [];
    const by = asked.by ?? '';
    if (status === 'skipped')
        return [by];
    const isAsked = asked.bump !== undefined && asked.bump === module.bump && next !== undefined;
    const { announced } = asked;
    const subject = module.commits.find(({ id }) => id === announced?.commit)?.subject ?? announced?.bump;
    const isAnnounced = announced !== undefined && announced.bump === module.bump && !isAsked;
    const wanted = isAsked
        ? [by]
        : isAnnounced && changes.every(({ severity }) => severity !== module.bump)
            ? [`${(0,release_commits/* shortId */.m_)(announced.commit)} ${(0,error/* visible */.RK)(subject ?? '')}`]
            : [];
    const named = (0,change/* bySeverity */.Np)(changes).slice(0, NAMED_CHANGES).map(change/* sentenceOf */.$N);
    const more = changes.length - named.length;
    if (named.length > 0)
        return [...wanted, ...named, ...(more > 0 ? [`and ${more} more`] : [])];
    return [
        ...wanted,
        last === undefined ? 'the first version' : `${(0,count/* counted */.h)(files, 'file')} changed, not the interface`,
    ];
}

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/release.js









const versionSchema = schemas/* object */.Ikc({
    'pre-release': (0,schema/* checkedText */.N0)(next_version/* parsePreRelease */.yd).optional(),
    'initial-version': (0,schema/* checkedText */.N0)(next_version/* parseInitialVersion */.uy).default(next_version/* INITIAL_VERSION */.G8),
});
/** `release`: tags the next version of each module that changed. Throws as {@link release}. */
async function releaseCommand(flags, runtime) {
    const { dryRun = false, push } = flags;
    if (dryRun && !push)
        throw new command/* UsageError */.eb('--dry-run makes no tags', 'leave --no-push out');
    const versions = (0,command/* parseFlags */.bQ)(versionSchema, flags);
    const mode = dryRun ? 'plan' : push ? 'push' : 'create';
    const repository = await openReleaseRepository(runtime, flags.repository, mode === 'push');
    try {
        const request = {
            mode,
            flags: (0,command/* parseFlags */.bQ)(config/* selectionOptions */.lo, flags),
            preRelease: versions['pre-release'],
            initialVersion: versions['initial-version'],
        };
        const modules = await (0,release/* release */._r)(request, { ...repository, log: runtime.log });
        const refusals = modules.flatMap(({ error }) => (error === undefined ? [] : [error.toRefusal()]));
        return { json: releaseJson(modules), text: formatReleases(modules), refusals };
    }
    finally {
        await repository.close();
    }
}
/** `changelog`: prints the notes of a range. Throws as {@link changelog}. */
async function changelogCommand(flags, runtime) {
    const repository = await openReleaseRepository(runtime, flags.repository, false);
    try {
        const { head } = repository.clone;
        const request = { from: flags.from, to: flags.to, flags: (0,command/* parseFlags */.bQ)(config/* selectionOptions */.lo, flags) };
        const notes = await changelog(request, { ...repository, head, log: runtime.log });
        return { json: changelogJson(notes), text: notes.map(({ markdown }) => markdown).join('\n\n') };
    }
    finally {
        await repository.close();
    }
}


/***/ })

};
