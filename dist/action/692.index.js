export const id = 692;
export const ids = [692];
export const modules = {

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/**
 * Works on at most `atOnce` members at the same time. The results are in the order of the members. Throws as {@link eachInParallel}.
 */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    await eachInParallel(members.entries(), Math.min(atOnce, members.length), async ([at, member]) => {
        results[at] = await work(member);
    });
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended, so that nothing works on what a caller then closes; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = Symbol.asyncIterator in members ? members[Symbol.asyncIterator]() : members[Symbol.iterator]();
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


/***/ }),

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ errorAt),
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   q2: () => (/* binding */ lintModule),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2234);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3876);




/** One line of text: `modules/a/main.tf:3:7: unexpected …`. @param root the module's directory in its repository */
function formatDiagnostic({ file, line, column, message }, root = '') {
    const path = root === '' ? file : `${root}/${file}`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line}:${column}: ${message}`;
}
/**
 * The errors of files that clients do not load: of the root and what it calls, and of the other submodules if those count. Examples never
 * count. A module without configuration at its root is broken where no directory of it loads.
 */
function brokenFiles(module, counted) {
    const errors = module.diagnostics.filter(({ severity }) => severity === 'error');
    const inDirectories = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(errors, ({ file }) => (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(file));
    const errorsIn = (path) => inDirectories.get(path) ?? [];
    const submodules = module.submodules.map(({ path }) => path);
    const isBroken = module.root.empty && submodules.every((path) => errorsIn(path).length > 0);
    const loaded = counted === 'root' && !isBroken ? (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .followCalls */ .rx)(module).reached : new Set(submodules);
    return ['', ...submodules.filter((path) => loaded.has(path))].flatMap(errorsIn);
}
function errorAt({ file, line }, message) {
    return { severity: 'error', file, line, column: 1, message };
}
/** The refusal INVALID_HCL of a module that clients do not load. @param of the version: `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(diagnostics.map((each) => formatDiagnostic(each, root)));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} is not valid:`, ...listed].join('\n  '), 'correct the files and commit them; terraform validate or tofu validate shows the same errors');
}
/**
 * Warnings about a module that nothing refuses, by file and line: relative module sources and README links to files that the
 * package does not have, and inputs without description or type.
 * @param exists whether the module has a file or directory of this path; undefined: links and sources are not looked at
 */
function lintModule(module, exists) {
    const callable = [module.root, ...module.submodules];
    const inputs = callable.flatMap(lintInputs);
    if (exists === undefined)
        return inputs;
    return [
        ...[...callable, ...module.examples].flatMap((directory) => lintSources(directory, exists)),
        ...callable.flatMap((directory) => lintReadme(directory, exists)),
        ...inputs,
    ];
}
function lintSources({ path, calls }, exists) {
    return calls.flatMap(({ name, source, file, line }) => {
        const target = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePath */ .o1)(path, source);
        if (!(0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(source) || exists(target))
            return [];
        const why = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(target) ? 'leaves the module' : 'names nothing in the module';
        const unless = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(target) ? ', unless "root" in .module-registry.yml is above both' : '';
        return warningAt({ file, line }, `module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: the source ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source)} ${why}, and breaks where the module is installed${unless}`);
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
const FENCE = /^\s*(?:```|~~~)/;
function lintReadme({ path, readme }, exists) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    let isCode = false;
    return readme.split('\n').flatMap((text, at) => {
        if (FENCE.test(text))
            isCode = !isCode;
        if (isCode)
            return [];
        return [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, link = '']) => {
            const target = linkedPath(link);
            if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
                return [];
            return exists((0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePath */ .o1)(path, target))
                ? []
                : warningAt({ file, line: at + 1 }, `the link ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(link)} leads to nothing in the package`);
        });
    });
}
/** The path without query and fragment, its backslash escapes (https://spec.commonmark.org/0.31.2/#backslash-escapes) and percent encoding decoded. */
function linkedPath(link) {
    const path = link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replace(/[?#].*$/s, '');
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .oF)(path) ?? path;
}
function lintInputs({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        if (missing.length === 0)
            return [];
        return warningAt({ file, line }, `input ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has no ${missing.join(' and no ')}`);
    });
}
function warningAt(at, message) {
    return { ...errorAt(at, message), severity: 'warning' };
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VT: () => (/* binding */ selectReleases),
/* harmony export */   _Q: () => (/* binding */ readIgnoredTags),
/* harmony export */   nE: () => (/* binding */ forAllCommits),
/* harmony export */   pJ: () => (/* binding */ specAt)
/* harmony export */ });
/* unused harmony export findTag */
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4141);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2234);
/* harmony import */ var _base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2656);
/* harmony import */ var _base_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5256);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(905);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8317);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(449);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7851);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5277);














/** Tags of `--all-tags` whose configuration is read at the same time. The rest waits. */
const TAGS_AT_ONCE = 16;
/** Patterns of `ignore-tags` with `*` in all copies of a config file. More are LIMIT_EXCEEDED. */
const MAX_IGNORED_PATTERNS = 5_000;
/** Releases that the tags of one repository may be in a run: a tag is one of each module with its prefix. More are LIMIT_EXCEEDED. */
const MAX_RELEASES = 100_000;
/**
 * Tags → releases. Under `all`, tags that are not versions of any module, whose commits have its directory elsewhere, or that the
 * configuration leaves out, are skipped with a notice. Refusals are results.
 */
async function selectReleases(request, dependencies) {
    const selector = new Selector(request, dependencies);
    if (request.tags !== 'all')
        return selectNamed([...new Set(request.tags)], selector);
    const tags = await dependencies.tags.all();
    const ignored = await readIgnoredTags(tags, dependencies.config);
    const wanted = tags.filter(({ tag }) => !ignored.has(tag));
    const selected = await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__/* .inParallel */ .H)(wanted, TAGS_AT_ONCE, (tagged) => selector.selectOrSkip(tagged));
    const selections = inVersionOrder(selected.flatMap((each) => each.selections));
    const refused = selected.flatMap((each) => each.refused ?? []);
    const skipped = new Map(selected.flatMap(({ tag, skipped }) => (skipped === undefined ? [] : [[tag, skipped]])));
    for (const [tag, reason] of ignored)
        skipped.set(tag, `ignored: ${reason}`);
    for (const [reason, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)([...skipped.keys()], (tag) => skipped.get(tag) ?? '')) {
        // `v1` beside `v1.2.3` only follows it.
        const follows = (tag) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .isMovingTag */ .Tp)(tag) && tags.some((each) => each.tag.startsWith(`${tag}.`));
        const meant = reason === NO_VERSION ? group.filter((tag) => !follows(tag)) : [];
        const named = [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(group.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', '), ...whyNoVersion(meant)].join('; ');
        dependencies.log.info(`tags      skipped, ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(reason)}: ${named}`);
    }
    const isVersion = selections.length + refused.length > 0 || [...skipped.values()].some((why) => why !== NO_VERSION);
    const advice = isVersion ? {} : { advice: await selector.adviceOn([...skipped.keys()]) };
    return { ...refuseDoubles(selections, { twins: [], refused }), skipped, ...advice };
}
async function selectNamed(tags, selector) {
    const selections = [];
    const twins = [];
    const refused = [];
    for (const tag of tags) {
        try {
            selections.push(...(await selector.select(tag)));
            twins.push(...(await selector.selectTwins(tag)));
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            refused.push((0,_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedResult */ .MS)(tag, error));
        }
    }
    return { ...refuseDoubles(selections, { twins, refused }), skipped: new Map() };
}
/** Selects the releases of single tags. What the configuration says is made once for all tags that have the same. */
class Selector {
    #request;
    #dependencies;
    #prefixes = new WeakMap();
    #settings = new WeakMap();
    #releases = 0;
    constructor(request, dependencies) {
        this.#request = request;
        this.#dependencies = dependencies;
    }
    /** Of `all`. */
    async selectOrSkip(tagged) {
        const { tag } = tagged;
        try {
            const config = await this.#configAt(tagged);
            const versions = this.#request.flags.versions ?? config.versions;
            const selections = await this.select(tagged, versions);
            if (versions === undefined || selections.length > 0)
                return { tag, selections };
            return { tag, selections, skipped: `outside of versions ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(versions.text)}` };
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl) || error instanceof _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG)
                throw error;
            const refused = (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedResult */ .MS)(tag, error);
            const { code } = refused.error;
            if (code === 'INVALID_TAG')
                return { tag, selections: [], skipped: NO_VERSION };
            if (code === 'NOT_A_MODULE')
                return { tag, selections: [], skipped: ABSENT };
            return { tag, selections: [], refused };
        }
    }
    /** What the other spellings of a tag that was named would release, but for those that are ignored: `1.2.3` for `v1.2.3`. */
    async selectTwins(tag) {
        const { tags, config } = this.#dependencies;
        const twins = [];
        for (const spelling of (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .otherSpellings */ .wf)(tag)) {
            const twin = await tags.find(spelling);
            // What is refused is no version of any module.
            if (twin !== undefined)
                twins.push(...(await this.select(twin).catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(() => []))));
        }
        if (twins.length === 0)
            return [];
        const ignored = await readIgnoredTags(await tags.all(), config);
        return twins.filter(({ release }) => !ignored.has(release.tag));
    }
    /** @param versions those that are wanted; undefined: all */
    async select(tag, versions) {
        const { flags } = this.#request;
        const { config: source, defaultAddress } = this.#dependencies;
        const tagged = typeof tag === 'string' ? await findTag(tag, flags, this.#dependencies) : tag;
        const config = await this.#configAt(tagged);
        const matched = this.#prefixesOf(config).match(tagged.tag);
        // Others cost nothing: nobody looks whether their commits have the modules.
        const named = versions === undefined ? matched : matched.filter(({ version }) => versions.allows(version));
        if (named.length === 0)
            return [];
        this.#releases += named.length;
        if (this.#releases > MAX_RELEASES)
            throw new _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG(`the tags are more than ${MAX_RELEASES} releases; ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tagged.tag)} alone is one of ${named.length} modules`, `give the modules in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} a "tag-prefix" each, or publish some of the versions: --versions ">= ${named[0]?.version}"`);
        // A tag that is no version does not matter, so this comes second.
        if (tagged.isMissing)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tagged.tag)} names the object ${tagged.commit}, which is not in the repository`, `fetch it: git fetch --force origin refs/tags/${tagged.tag}:refs/tags/${tagged.tag}; or delete the tag: git tag -d ${tagged.tag}`);
        const isNamed = flags['module-path'] !== undefined && config.modules === undefined;
        const matches = await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__/* .inParallel */ .H)(named, 1, async (match) => ({
            ...match,
            spec: await specAt(match.spec, tagged.commit, source),
        }));
        const present = isNamed ? matches : await modulesPresent(matches, tagged, source);
        return present.map(({ spec, version }) => ({
            release: {
                address: spec.address ?? defaultAddress(),
                version,
                tag: tagged.tag,
                commit: tagged.commit,
                committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCommitDate */ .Vl)(tagged.committedAt),
                path: spec.path,
            },
            ...(spec.root === undefined ? {} : { root: spec.root }),
            ...this.#settingsOf(spec, config),
        }));
    }
    /** Tags of which none is a version of a module, though some may end in one. */
    async adviceOn(tags) {
        const { config, defaultAddress } = this.#dependencies;
        const head = await config.at('HEAD');
        const modules = (0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .modulesOf */ .XG)(head, this.#request.flags, defaultAddress);
        const found = tags.find((tag) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .versionsAtEnd */ .ej)(tag).length > 0);
        if (found === undefined) {
            const tag = (0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(`${modules[0]?.tagPrefixes[0] ?? ''}v1.0.0`);
            const advice = `push one (git tag ${tag}, then git push origin ${tag}); in a clone without tags, fetch them first (git fetch --tags)`;
            return [...whyNoVersion(tags), advice].join('; ');
        }
        const advice = (0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .prefixAdvice */ .Zo)(found, modules.length);
        return advice === undefined
            ? `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(found)} has no prefix, and "tag-prefix" asks for one: leave it out`
            : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(found)} has a prefix: ${advice}`;
    }
    #settingsOf({ storeOptions }, config) {
        const { flags, repair: isRepair = false } = this.#request;
        const { defaultKinds, allowIn } = this.#dependencies;
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_12__/* .getOrInsert */ .P)(this.#settings, storeOptions ?? config, () => {
            const configured = flags.package ?? config.package;
            // A repair adds no kind that nobody has asked for.
            const repaired = isRepair ? { kinds: ['index'] } : undefined;
            const byDefault = configured === undefined ? (defaultKinds ?? repaired) : undefined;
            return {
                kinds: configured ?? byDefault?.kinds ?? ['index'],
                ...(byDefault === undefined ? {} : { byDefault }),
                storeOptions: (0,_package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .storeOptionsFrom */ .sv)([flags, storeOptions ?? {}, config]),
                isRepair,
                compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
                severities: { ...config.severities, ...flags.severities },
                allow: config.allow ?? [],
                allowIn,
            };
        });
    }
    #configAt({ isMissing, commit }) {
        return this.#dependencies.config.at(isMissing ? 'HEAD' : commit);
    }
    #prefixesOf(config) {
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_12__/* .getOrInsert */ .P)(this.#prefixes, config, () => new _selection_js__WEBPACK_IMPORTED_MODULE_9__/* .TagPrefixes */ .bY((0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .modulesOf */ .XG)(config, this.#request.flags, this.#dependencies.defaultAddress)));
    }
}
/** Why a tag is left out. */
const NO_VERSION = 'not a version of any module';
const ABSENT = 'its commit does not have the module';
/** What is wrong with the first of the tags that begins like a version; nothing where none does. */
function whyNoVersion(tags) {
    const problems = tags.flatMap((tag) => {
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(tag, '');
        return reading.verdict === 'refused' && reading.rule === 'semver' ? reading.error.message : [];
    });
    return problems.slice(0, 1).map((problem) => problem.replace(/\.$/, ''));
}
/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(selections, ({ release }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address));
    return [...groups.values()].flatMap((group) => group.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(a.release.version, b.release.version)));
}
/** A config for all commits: one that lacks a module of it is older or newer than the module. */
function forAllCommits(config) {
    return { ...config, lacksModule: async (module) => (await config.hasDirectory?.(module)) === false };
}
/** The modules whose directories the commit has, where it is not the commit that names them. Throws NOT_A_MODULE where none is left. */
async function modulesPresent(matches, { tag, commit }, config) {
    const present = [];
    for (const match of matches) {
        const { path } = match.spec;
        if (path === '' || !(await config.lacksModule?.({ commit, path })))
            present.push(match);
    }
    if (present.length > 0)
        return present;
    const paths = matches.map(({ spec }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(spec.path)).join(', ');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has no module in ${paths}, which a config file names that is not of its commit`, `publish it with a file that names the directory of then: --tag ${tag} --config OLD.yml`);
}
/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(tag, flags, { tags, config, defaultAddress }) {
    const tagged = await tags.find(tag);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    new _selection_js__WEBPACK_IMPORTED_MODULE_9__/* .TagPrefixes */ .bY((0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .modulesOf */ .XG)(await config.at('HEAD'), flags, defaultAddress)).match(tag);
    const known = (await tags.all()).map((each) => each.tag);
    const twin = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .otherSpellings */ .wf)(tag).find((spelling) => known.includes(spelling));
    const meant = twin === undefined ? (0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_13__/* .didYouMean */ .a)(tag, known) : `; did you mean ${twin}?`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the repository has no tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} that names a commit${meant}`, `create it (git tag ${tag}), fetch it (git fetch --tags), or see what it names (git cat-file -t ${tag})`);
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, { twins, refused }) {
    const key = ({ release }) => (0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelease */ .B9)(release);
    const others = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(twins, key);
    const kept = [];
    const doubles = [];
    for (const [version, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(selections, key)) {
        const first = group.reduce((a, b) => (a.release.tag < b.release.tag ? a : b));
        const all = [...group, ...(others.get(version) ?? [])];
        if (all.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedResult */ .MS)(release.tag, twoCommits(all, release), release)));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = new Set(group.map((each) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each.release.tag)} at ${each.release.commit}`));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tags ${[...spellings].join(' and ')} are both ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelease */ .B9)(release)}`, `delete the tag that is wrong, or name it in "ignore-tags" of ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}, then publish the other`);
}
/**
 * The tags that `ignore-tags` leaves out, with the reasons: of HEAD's copy of the config file, and of the copy of any tagged commit, as
 * a bad tag cannot name itself, and an action has no HEAD. Only tags that exist. Throws {@link RepositoryLimit}.
 */
async function readIgnoredTags(tags, config) {
    const names = new Set(tags.map(({ tag }) => tag));
    const ignored = new Map();
    const commits = tags.filter(({ isMissing }) => !isMissing).map(({ commit }) => commit);
    const lists = await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__/* .inParallel */ .H)([...new Set(['HEAD', ...commits])], TAGS_AT_ONCE, (commit) => ignoredAt(commit, config));
    // Commits with equal copies of the file share the list of it, and different copies most of their entries.
    const reasons = new Map();
    for (const list of new Set(lists))
        for (const { tag, reason } of list ?? [])
            reasons.set(tag, reason);
    const patterns = [...reasons].filter(([tag]) => tag.includes('*'));
    if (patterns.length > MAX_IGNORED_PATTERNS)
        throw new _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG(`the copies of ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} ignore tags with ${patterns.length} patterns, the limit is ${MAX_IGNORED_PATTERNS}`, 'write one pattern for many tags: ignore-tags: - tag: "nightly-*"');
    for (const [pattern, reason] of patterns)
        for (const name of names)
            if (matches(pattern, name))
                ignored.set(name, reason);
    for (const name of names) {
        const reason = reasons.get(name);
        if (reason !== undefined)
            ignored.set(name, reason);
    }
    return ignored;
}
/** One `*` stands for any characters; no tag has one in its name (https://git-scm.com/docs/git-check-ref-format). */
function matches(pattern, tag) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined)
        return tag === start;
    return tag.length >= start.length + end.length && tag.startsWith(start) && tag.endsWith(end);
}
/** None where the copy is not valid: the tag of that commit is refused for it. */
async function ignoredAt(commit, config) {
    try {
        return (await config.at(commit))['ignore-tags'];
    }
    catch (error) {
        if (error instanceof _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG)
            throw error;
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && ['INVALID_CONFIG', 'LIMIT_EXCEEDED'].includes(error.code))
            return undefined;
        throw error;
    }
}
/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
async function specAt(spec, commit, { hasModule }) {
    const { otherPaths = [] } = spec;
    if (otherPaths.length === 0 || hasModule === undefined)
        return spec;
    for (const path of [spec.path, ...otherPaths])
        if (await hasModule({ commit, path }))
            return { ...spec, path, otherPaths: [] };
    return spec;
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   Zo: () => (/* binding */ prefixAdvice),
/* harmony export */   bY: () => (/* binding */ TagPrefixes)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);




/** Tag prefixes that the hint for a tag without a known one suggests. The rest is not named. */
const MAX_SUGGESTED_PREFIXES = 5;
/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
function modulesOf(config, flags, defaultAddress) {
    const prefix = flags['tag-prefix'] ?? config['tag-prefix'];
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [{ path, address, tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)({}, prefix, () => address ?? defaultAddress()) }];
    }
    const specs = config.modules.map((module) => ({
        ...pathsOf([module.path].flat(), flags['module-path']),
        address: module.address,
        root: module.root,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
/** A directory that was named is the only one. */
function pathsOf([first = '', ...others], named) {
    if (named !== undefined && others.includes(named))
        return { path: named };
    return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others };
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules of a repository by the prefixes of their tags: a tag is looked up in them, however many they are. */
class TagPrefixes {
    #byPrefix = new Map();
    constructor(specs) {
        for (const spec of specs)
            for (const prefix of spec.tagPrefixes)
                this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), spec]);
    }
    /** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
    find(tag) {
        for (let length = tag.length; length >= 0; length -= 1) {
            const prefix = tag.slice(0, length);
            const specs = this.#byPrefix.get(prefix);
            const reading = specs && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
            if (reading?.verdict === 'version')
                return specs?.map((spec) => ({ spec, prefix, version: reading.version })) ?? [];
        }
        return [];
    }
    /** The same. Throws INVALID_TAG where no prefix fits. */
    match(tag) {
        const matches = this.find(tag);
        if (matches.length > 0)
            return matches;
        const prefixes = [...this.#byPrefix.keys()];
        const fitting = prefixes.filter((prefix) => tag.startsWith(prefix));
        const [nearest] = prefixes.length === 1 ? prefixes : fitting.toSorted((a, b) => b.length - a.length);
        const reading = nearest === undefined ? undefined : (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, nearest);
        const refused = reading?.verdict === 'refused' ? reading : undefined;
        if (refused !== undefined && refused.rule !== 'not-a-version-tag')
            throw refused.error;
        const suggested = prefixes.slice(0, MAX_SUGGESTED_PREFIXES).map((prefix) => `${prefix}v1.2.3`);
        const { message, hint } = refused?.error ?? {
            message: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`,
            hint: `push a tag such as ${suggested.join(' or ')}`,
        };
        const advice = prefixAdvice(tag, new Set([...this.#byPrefix.values()].flat()).size);
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', message, advice === undefined ? hint : `${hint}, or ${advice}`);
    }
}
/** How to make a tag that ends in a version one of a module; undefined for one without a prefix. @param modules how many there are */
function prefixAdvice(tag, modules) {
    const [version] = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsAtEnd */ .ej)(tag);
    const prefix = version === undefined ? '' : (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixBefore */ .e7)(tag, version);
    if (prefix === '')
        return undefined;
    const place = modules > 1
        ? `beside the path of its module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`
        : `to ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}; for several modules module-registry configure writes that file`;
    return `add tag-prefix: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} ${place}`;
}


/***/ })

};
