export const id = 1029;
export const ids = [1029];
export const modules = {

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   pF: () => (/* binding */ addressFromRepository),
/* harmony export */   yc: () => (/* binding */ OWNER_AND_NAME),
/* harmony export */   yv: () => (/* binding */ originOf),
/* harmony export */   zC: () => (/* binding */ partsOfName)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)(remote), remote };
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 * @param howToSet what the hint says of an address that is set by hand
 */
function addressFromRepository(owner, repository, howToSet = (example) => `--module ${example} (action input "module"). For several modules, module-registry configure writes the config file`) {
    const address = { namespace: owner, ...partsOfName(repository) };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    const name = shortName(repository);
    const isName = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)({ ...address, name, system: 'aws' }) === undefined;
    const example = isName ? `${owner}/${name}/SYSTEM` : 'ns/name/SYSTEM';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, `set the module address; SYSTEM is the provider that it is for, such as aws: ${howToSet(example)}`);
}
/** `blueprint` of `terraform-module-blueprint`: a name without what says only that it is of modules. */
function shortName(repository) {
    return repository.replace(/^(?:terraform|tofu|opentofu|tf)-(?:modules?-)?/i, '');
}
/** Empty for a name of another form. `terraform-modules-aws-vpc` is vpc of aws, too: no system is called `modules`. */
function partsOfName(repository) {
    const short = repository.replace(/^(terraform|tofu)-modules?-/, '$1-');
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(short) ?? [];
    return { name, system };
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'its name contains a slash, a blank or a control character';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
}


/***/ }),

/***/ 6947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ MAX_LISTED_MODULES),
/* harmony export */   e: () => (/* binding */ MAX_LISTED_NAMES)
/* harmony export */ });
/** Publishing. */
/** Modules that the report of a run over all tags names with their versions. More are counted. */
const MAX_LISTED_MODULES = 10;
/** Tags, ranges of tags or modules that one line of a report names. More are counted. */
const MAX_LISTED_NAMES = 5;


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   ET: () => (/* binding */ inReportOrder),
/* harmony export */   Fg: () => (/* binding */ reworded),
/* harmony export */   GE: () => (/* binding */ groupedRefusals),
/* harmony export */   MS: () => (/* binding */ refusedResult),
/* harmony export */   SN: () => (/* binding */ failuresAmong),
/* harmony export */   jb: () => (/* binding */ comparisonOf)
/* harmony export */ });
/* unused harmony export groupAlike */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6947);






/** Different refusals that a run prints, as many as GitHub annotates in a step. The rest is summed up. */
const MAX_REFUSALS = 10;
/** The report of results, the accepted ones first; `error`: the first refusal, which refused the run as a whole. */
function reportOf(results, run) {
    const { index, registryUrl, isBulk, isRefused } = run;
    const refused = results.filter((result) => result.status === 'refused');
    const [first] = refused;
    return {
        results,
        index,
        registryUrl,
        failures: isBulk && !isRefused ? failuresAmong(results) : refused,
        isBulk,
        ...(first === undefined || !isRefused ? {} : { error: namedRefusal(first) }),
    };
}
/**
 * The refusals among the tags of whole repositories that somebody has to act on: those of the highest version of a module and of tags
 * that name no version of one; all of them where nothing else is left.
 */
function failuresAmong(results) {
    const refused = results.filter((result) => result.status === 'refused');
    if (refused.length === results.length)
        return refused;
    const highest = new Map();
    // Of all modules: for a tag whose module nobody knows.
    for (const { address, version } of results.flatMap((each) => [each, { ...each, address: undefined }])) {
        const before = highest.get(address);
        if (version !== undefined && (before === undefined || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(before, version) < 0))
            highest.set(address, version);
    }
    return refused.filter(({ address, version }) => version === undefined || highest.get(address) === version);
}
/** The accepted ones first. */
function inReportOrder(results) {
    const isRefused = ({ status }) => Number(status === 'refused');
    return results.toSorted((a, b) => isRefused(a) - isRefused(b));
}
/** What a report says of a refused tag. @param release what it would be; undefined where only its name tells the version */
function refusedResult(tag, error, release) {
    const [version] = release === undefined ? (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsAtEnd */ .ej)(tag) : [release.version];
    return {
        status: 'refused',
        tag,
        ...(release === undefined ? {} : { address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address) }),
        ...(version === undefined ? {} : { version }),
        error: error.toRefusal(),
    };
}
function reworded(report, reword) {
    const words = (result) => result.status === 'refused' ? { ...result, error: reword(result.error) } : result;
    return {
        ...report,
        results: report.results.map(words),
        failures: report.failures.map(words),
        ...(report.error === undefined ? {} : { error: reword(report.error) }),
    };
}
function comparisonOf({ compatibility, }) {
    if (compatibility === undefined)
        return {};
    const { base, required, actual: given, isLargeEnough, minimumVersion, changes } = compatibility;
    return {
        compatibility: { base, required, given, ...(isLargeEnough ? {} : { minimumVersion }), changes },
    };
}
/** The refusal with its tag and source in front, unless the message quotes them already. */
function namedRefusal(subject) {
    const { code, message, hint } = subject.error;
    const name = nameOf(subject, message);
    return { code, message: name === '' ? message : `${name}: ${message}`, hint };
}
/** At most one refusal for each reason: those that are alike are the first of them, and the names of the others. */
function groupedRefusals(refused) {
    const groups = groupAlike(refused);
    if (groups.length <= MAX_REFUSALS)
        return groups.map(withOthers);
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(refused, ({ error }) => error.code).values()].map((group) => {
        const lines = groupAlike(group).map((each) => withOthers(each).message);
        return { ...group[0].error, message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(lines).join('\n') };
    });
}
/** Refusals that differ only by tag, version and commit, in the order of their first one. */
function groupAlike(refused) {
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(refused, reasonOf).values()];
}
function reasonOf({ tag, error: { code, message, hint } }) {
    const version = /(?<!\d)\d+\.\d+\.\d+.*$/s.exec(tag)?.[0];
    const names = [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag), tag, version ?? ''].filter((name) => name !== '' && name !== '""');
    const plain = names.reduce((text, name) => text.replaceAll(name, '*'), `${message}\n${hint}`);
    // Of two tags that are one version, each message quotes both.
    const alone = plain.replaceAll(/"[^"\s]*\*"/g, '*');
    return `${code}\n${alone.replaceAll(/\b[0-9a-f]{7,64}\b/g, '*')}`;
}
function withOthers([first, ...others]) {
    const named = namedRefusal(first);
    // A tag may be of several modules.
    const isNamed = ({ tag, source }) => source === first.source && named.message.includes((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag));
    const names = new Set(others.filter((each) => !isNamed(each)).map((each) => nameOf(each)));
    names.delete(nameOf(first));
    if (names.size === 0)
        return named;
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)([...names], _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LISTED_NAMES */ .e).join(', ');
    return { ...named, message: `${named.message}\nthe same for ${names.size} more: ${listed}` };
}
/** @param message which may quote tag or source already */
function nameOf({ tag, source = '' }, message = '') {
    const tagName = tag === '' || message.includes((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)) ? '' : `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`;
    const sourceName = source === '' || message.includes(source) ? '' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source);
    return [tagName, sourceName].filter((name) => name !== '').join(' of ');
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ findTag),
/* harmony export */   VT: () => (/* binding */ selectReleases),
/* harmony export */   _Q: () => (/* binding */ readIgnoredTags),
/* harmony export */   nE: () => (/* binding */ forAllCommits),
/* harmony export */   pJ: () => (/* binding */ specAt)
/* harmony export */ });
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
