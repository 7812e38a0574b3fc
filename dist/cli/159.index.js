export const id = 159;
export const ids = [159];
export const modules = {

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCommand: () => (/* binding */ publishCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/assemble.js + 37 modules
var assemble = __webpack_require__(4372);
// EXTERNAL MODULE: ./lib/core/config.js
var config = __webpack_require__(6641);
// EXTERNAL MODULE: ./lib/core/error.js
var core_error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/registry-url.js
var registry_url = __webpack_require__(3204);
// EXTERNAL MODULE: ./lib/core/schema.js
var schema = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/core/index/change.js + 1 modules
var index_change = __webpack_require__(8275);
// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
;// CONCATENATED MODULE: ./lib/core/module-block.js

/** What a consumer writes; ready to paste. */
function formatModuleBlock(release, registryUrl) {
    const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host;
    const source = `${host}/${(0,module_address/* formatModuleAddress */.wc)(release.address)}`;
    return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}

// EXTERNAL MODULE: ./lib/core/release.js
var core_release = __webpack_require__(4718);
;// CONCATENATED MODULE: ./lib/use-cases/announce.js



/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(decisions, registryUrl, log) {
    const fresh = decisions.filter((decision) => decision.status === 'publish');
    for (const { selection, pkg } of fresh) {
        const { release } = selection;
        log.info(`release   ${(0,core_release/* formatRelease */.B9)(release)} from tag ${(0,core_error/* quote */.h)(release.tag)} at ${(0,core_release/* shortCommit */.Ax)(release.commit)}`);
        log.info(`package   ${pkg.facts.files} files, ${pkg.facts.size.toLocaleString('en')} bytes, ${pkg.facts.digest}`);
    }
    const [only, ...others] = fresh;
    if (only !== undefined && others.length === 0)
        log.info(formatModuleBlock(only.selection.release, registryUrl));
}

// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
// EXTERNAL MODULE: ./lib/core/git-remote.js
var git_remote = __webpack_require__(3694);
;// CONCATENATED MODULE: ./lib/core/index/standing.js




function standingOf(release, published, kinds) {
    if (published === undefined)
        return { status: 'new' };
    if (published.commit !== release.commit || published.path !== release.path)
        return { status: 'taken', published };
    const present = new Set(published.packages.map(({ kind }) => kind));
    const isEverywhere = kinds.every((kind) => present.has(kind));
    return { status: isEverywhere ? 'unchanged' : 'placed-elsewhere', published };
}
/** A tag that was published at another commit; nothing about the published version changes. */
function tagMoved(release, published) {
    return new core_error/* RegistryError */.g('TAG_MOVED', `tag ${(0,core_error/* quote */.h)(release.tag)} is at commit ${release.commit}, but ${(0,core_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.package.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/** @param digest of the package that this release would make */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,core_error/* quote */.h)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,core_error/* quote */.h)(path)}`}`;
    return new core_error/* RegistryError */.g('VERSION_EXISTS', `${(0,core_release/* formatRelease */.B9)(release)} is published already with ${published.package.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
}
/**
 * The owner that `module.json` names after this publisher: the first publisher that has an identity. Throws NOT_OWNER for
 * anybody else, and for a publisher without identity where there is an owner.
 */
function ownerAfter(module, release, publisher) {
    const owner = module?.owner ?? null;
    if (owner === null)
        return publisher === undefined ? null : { ...publisher };
    if (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher))
        return owner;
    const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher);
    throw new core_error/* RegistryError */.g('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, 'publish from that repository, or choose another address with --module ns/name/system (action input "module")');
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,core_error/* quote */.h)(`${repository.host}/${repository.repository}`)}${id}`;
}

;// CONCATENATED MODULE: ./lib/use-cases/decide.js






/** Refusals are decisions too: a run says all of them. Packs only what has to be packed. */
async function decide(selections, basis) {
    const modules = new Map();
    const decisions = [];
    for (const selection of selections) {
        try {
            const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
            if (!modules.has(address))
                modules.set(address, (0,index_change/* moduleIn */.w6)(basis.files, selection.release.address));
            decisions.push(await decideOne(selection, modules.get(address), basis));
        }
        catch (error) {
            if (!(error instanceof core_error/* RegistryError */.g))
                throw error;
            decisions.push({ status: 'refused', tag: selection.release.tag, error });
        }
    }
    return decisions;
}
async function decideOne(selection, module, basis) {
    const { release } = selection;
    refuseOtherSpelling(release.address, basis.files);
    const standing = standingOf(release, (0,index_change/* releaseIn */.B8)(basis.files, module, release.version), selection.kinds);
    if (standing.status === 'taken')
        throw await takenBy(selection, standing.published, basis.packer);
    const owner = ownerAfter(module, release, basis.publisher);
    if (standing.status === 'unchanged')
        return { status: 'unchanged', selection, owner, published: standing.published };
    refuseUnreachable(selection, basis.registry);
    const pkg = await pack(selection, basis.packer);
    if (standing.status === 'new')
        return { status: 'publish', selection, owner, pkg, published: undefined };
    const { published } = standing;
    if (published.package.digest !== pkg.facts.digest)
        throw versionExists(release, published, pkg.facts.digest);
    return { status: 'publish', selection, owner, pkg, published };
}
function pack({ release, allow }, packer) {
    return packer.pack({ commit: release.commit, path: release.path, allow });
}
async function takenBy(selection, published, packer) {
    const { release } = selection;
    if (published.tag === release.tag && published.commit !== release.commit)
        return tagMoved(release, published);
    return versionExists(release, published, (await pack(selection, packer)).facts.digest);
}
function refuseOtherSpelling(address, files) {
    const path = (0,layout/* catalogPath */.Hc)(address);
    const other = (0,module_list/* clashingSpelling */.Yz)((0,module_list/* parseModuleList */.W2)(path, files.get(path)), address);
    if (other === undefined)
        return;
    throw new core_error/* RegistryError */.g('INVALID_ADDRESS', `${(0,core_error/* quote */.h)((0,module_address/* formatModuleAddress */.wc)(address))} differs only by case from ${(0,core_error/* quote */.h)(other)}, which the index holds`, `publish under the spelling that is there: --module ${other}`);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(selection, registry) {
    if (registry.url !== null || !selection.kinds.includes('index'))
        return;
    throw new core_error/* RegistryError */.g('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com (or publish with --package git)');
}

// EXTERNAL MODULE: ./lib/use-cases/index-busy.js
var index_busy = __webpack_require__(2417);
;// CONCATENATED MODULE: ./lib/use-cases/packing-once.js
/** A packer for one run: a race that is lost costs no second packing. */
function packingOnce(packer) {
    const packages = new Map();
    return {
        pack(request) {
            const key = JSON.stringify(request);
            const known = packages.get(key) ?? packer.pack(request);
            packages.set(key, known);
            return known;
        },
    };
}

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
;// CONCATENATED MODULE: ./lib/use-cases/place-releases.js



/** Puts each new package into its places, in the order in which they were asked for. */
async function placeReleases(decisions, placing) {
    const placed = [];
    for (const decision of decisions) {
        if (decision.status === 'unchanged')
            placed.push({ decision, release: decision.published, files: new Map() });
        else
            placed.push(await placeOne(decision, placing));
    }
    return placed;
}
async function placeOne(decision, placing) {
    const { selection, pkg, published } = decision;
    const known = published?.packages ?? [];
    const stores = selection.kinds
        .filter((kind) => !known.some((place) => place.kind === kind))
        .flatMap((kind) => placing.stores.get(kind) ?? []);
    const places = stores.map((store) => store.locate(selection, pkg));
    const files = [];
    if (placing.isPut)
        for (const store of stores)
            files.push(...(await store.put(selection, pkg)));
    const release = published ?? releaseDocument(decision, placing, places);
    return { decision, release: { ...release, packages: [...known, ...places] }, files: new Map(files) };
}
function releaseDocument(decision, placing, packages) {
    const { release } = decision.selection;
    const { publisher } = placing;
    return {
        format: documents/* INDEX_FORMAT */.B7,
        ...release,
        repository: {
            url: placing.repositoryUrl,
            ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
            ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
        },
        description: '',
        package: decision.pkg.facts,
        packages,
    };
}
/** The modules of this run; those of which nothing is new too, so that what a crash left undone is mended. */
function publicationsOf(placed) {
    const groups = (0,group/* groupBy */.$)(placed, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
    return [...groups.values()].flatMap((group) => {
        const fresh = group.filter(({ decision }) => decision.status === 'publish');
        const [first] = [...fresh, ...group];
        if (first === undefined)
            return [];
        return {
            address: first.release.address,
            owner: first.decision.owner,
            releases: fresh.map(({ release }) => release),
            files: new Map(fresh.flatMap(({ files }) => [...files])),
        };
    });
}

;// CONCATENATED MODULE: ./lib/use-cases/publish-report.js

/** @param fresh status of the releases that were not in the index before */
function reportOf(fresh, outcome) {
    const accepted = outcome.placed.map(({ decision, release }) => publishedResult(decision.status === 'unchanged' ? 'unchanged' : fresh, release));
    return {
        results: [...accepted, ...outcome.refusals.map(refusedResult)],
        index: { commit: outcome.commit, changed: outcome.changed },
    };
}
/** A run that was refused: every refusal, and as `error` the first. */
function refusedReport(refusals, commit) {
    const results = refusals.map(refusedResult);
    const [first] = results;
    return { results, index: { commit, changed: [] }, ...(first === undefined ? {} : { error: first.error }) };
}
function publishedResult(status, release) {
    const { digest, size, files } = release.package;
    const [first] = release.packages;
    return {
        status,
        address: (0,module_address/* formatModuleAddress */.wc)(release.address),
        version: release.version,
        tag: release.tag,
        commit: release.commit,
        location: first?.location ?? '',
        package: { kind: first?.kind ?? '', digest, size, files },
        packages: release.packages,
    };
}
function refusedResult({ tag, error }) {
    return { status: 'refused', tag, error: error.toRefusal() };
}
/** The report for people: a line for each release and one for the index; nothing for a run that was refused. */
function formatPublishReport(report) {
    if (report.error !== undefined)
        return '';
    const lines = report.results.flatMap((result) => result.status === 'refused'
        ? []
        : [`${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`]);
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = report.results.some(({ status }) => status === 'planned');
    const verb = isPlanned ? 'would change' : 'changed';
    return [...lines, `index     ${changed.length} files ${verb}${head}`].join('\n');
}

// EXTERNAL MODULE: ./lib/use-cases/read-index.js
var read_index = __webpack_require__(6746);
// EXTERNAL MODULE: ./lib/core/selection.js + 1 modules
var selection = __webpack_require__(2126);
// EXTERNAL MODULE: ./lib/use-cases/find-tag.js
var find_tag = __webpack_require__(9741);
;// CONCATENATED MODULE: ./lib/use-cases/select-releases.js





/** Tags → releases. Under `all`, tags that are no version of any module are passed over with a notice. */
async function selectReleases(request, outside) {
    const selections = [];
    const refused = [];
    const passedOver = [];
    const isAll = request.tags === 'all';
    const names = request.tags === 'all' ? await outside.tags.all() : [...new Set(request.tags)];
    for (const name of names) {
        const tag = typeof name === 'string' ? name : name.tag;
        try {
            selections.push(...(await selectTag(name, request.flags, outside)));
        }
        catch (error) {
            if (!(error instanceof core_error/* RegistryError */.g))
                throw error;
            if (isAll && error.code === 'INVALID_TAG')
                passedOver.push(tag);
            else
                refused.push({ tag, error });
        }
    }
    if (passedOver.length > 0)
        outside.log.info(`tags      passed over, no version: ${passedOver.map(core_error/* quote */.h).join(', ')}`);
    return refuseDoubles(selections, refused);
}
async function selectTag(name, flags, outside) {
    const tagged = typeof name === 'string' ? await (0,find_tag/* findTag */.I)(name, flags, outside) : name;
    const config = await outside.config.at(tagged.commit);
    return (0,selection/* matchTag */._)(tagged.tag, (0,selection/* modulesOf */.X)(config, flags)).map(({ spec, version }) => ({
        release: {
            address: spec.address ?? outside.defaultAddress(),
            version,
            tag: tagged.tag,
            commit: tagged.commit,
            committedAt: (0,core_release/* formatCommitDate */.Vl)(tagged.committedAt),
            path: spec.path,
        },
        kinds: flags.package ?? config.package ?? ['index'],
        gitRef: flags['git-ref'] ?? config['git-ref'] ?? 'commit',
        sourceUrl: flags['source-url'] ?? config['source-url'],
        allow: config.allow ?? [],
    }));
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, refused) {
    const groups = (0,group/* groupBy */.$)(selections, ({ release }) => (0,core_release/* formatRelease */.B9)(release));
    const kept = [];
    const doubles = [];
    for (const group of groups.values()) {
        const [first, ...others] = group.toSorted((a, b) => (a.release.tag < b.release.tag ? -1 : 1));
        if (first === undefined)
            continue;
        if (others.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => ({ tag: release.tag, error: twoCommits(group, release) })));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = group.map((each) => `${(0,core_error/* quote */.h)(each.release.tag)} at ${each.release.commit}`).join(' and ');
    return new core_error/* RegistryError */.g('INVALID_TAG', `tags ${spellings} are both ${(0,core_release/* formatRelease */.B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}

;// CONCATENATED MODULE: ./lib/use-cases/publish.js









/**
 * Tags → releases → packages → one index commit. A reconcile: what the index says already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
async function publish(request, outside) {
    const { selections, refused } = await selectReleases(request, outside);
    const packer = packingOnce(outside.packer);
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await outside.index.open();
        const state = await (0,read_index/* readIndex */.v)(outside.index, snapshot, { selections, url: request.url });
        const decided = await decide(selections, { ...state, packer, publisher: outside.publisher });
        const refusals = [...refused, ...decided.filter(isRefused)];
        if (refusals.length > 0 && !request.keepGoing)
            return refusedReport(refusals, snapshot.commit);
        const accepted = decided.filter(isAccepted);
        if (attempt === 1)
            announce(accepted, state.registry.url, outside.log);
        const placed = await placeReleases(accepted, { ...outside, isPut: !request.dryRun });
        const change = (0,index_change/* planChange */.AS)(state.files, state.registry, publicationsOf(placed));
        const files = new Map([...(placed.length > 0 ? state.created : []), ...change.files]);
        const unwritten = { placed, refusals, commit: snapshot.commit, changed: [...files.keys()] };
        if (files.size === 0 || request.dryRun)
            return reportOf(request.dryRun ? 'planned' : 'published', unwritten);
        const outcome = await outside.index.commit({ ...change, files }, snapshot);
        if (outcome !== 'moved')
            return reportOf('published', { ...unwritten, commit: outcome.commit });
        if (!(await outside.retry.again(attempt)))
            throw (0,index_busy/* indexBusy */.c)(attempt);
    }
}
function isRefused(decision) {
    return decision.status === 'refused';
}
function isAccepted(decision) {
    return decision.status !== 'refused';
}

;// CONCATENATED MODULE: ./lib/cli/publish.js








async function publishCommand(flags, surroundings) {
    const { tag, allTags = false, module, package: kinds } = flags;
    if (allTags === (tag !== undefined)) {
        throw new core_error/* RegistryError */.g('INVALID_INPUT', 'one of --tag and --all-tags is needed, not both', 'name a tag: --tag v1.2.3');
    }
    const given = {
        module,
        package: kinds,
        'module-path': flags.modulePath,
        'git-ref': flags.gitRef,
        'source-url': flags.sourceUrl,
    };
    const request = {
        tags: tag ?? 'all',
        flags: (0,schema/* parseWords */.n)(config/* selectionWords */.w8, given, (key) => `--${key}`),
        url: flags.url === undefined ? undefined : (0,registry_url/* parseRegistryUrl */.I)(flags.url),
        keepGoing: flags.keepGoing ?? false,
        dryRun: flags.dryRun ?? false,
    };
    const target = (0,assemble/* indexTarget */.iR)(flags.index);
    const configFile = flags.config === undefined ? undefined : await readConfigFile(flags.config);
    const modules = await (0,assemble/* assembleModules */.QG)(surroundings, {
        directory: flags.repository,
        configFile,
        origin: undefined,
    });
    const token = surroundings.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,assemble/* assembleIndex */.Hw)(surroundings, { target, token, reading: 'paths' });
    try {
        const report = await publish(request, { ...modules, ...opened, log: surroundings.log });
        const refusals = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []));
        return { json: report, text: formatPublishReport(report), refusals };
    }
    finally {
        await Promise.all([modules.close(), opened.close()]);
    }
}
async function readConfigFile(path) {
    try {
        return { name: path, bytes: await (0,promises_.readFile)(path) };
    }
    catch (cause) {
        throw new core_error/* RegistryError */.g('INVALID_CONFIG', `${(0,core_error/* quote */.h)(path)} cannot be read`, 'name a file that exists with --config', { cause });
    }
}


/***/ }),

/***/ 3204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3694);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5450);



/**
 * Reads the public URL of a registry: https, or http on loopback, with no user, query or fragment; a path is allowed.
 * Returned in its canonical form without a trailing slash, ready for `${url}/v1/modules/`. Throws INVALID_INPUT.
 */
function parseRegistryUrl(text) {
    const problem = registryUrlProblem(text);
    if (problem === undefined)
        return new URL(text).href.replace(/\/$/, '');
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .g('INVALID_INPUT', `registry URL ${(0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteUrl */ .y)(text)} is not valid: ${problem}`, 'write it as https://modules.example.com');
}
function registryUrlProblem(text) {
    // The URL parser drops or repairs these in silence.
    if (/[\s\p{C}\\]/u.test(text))
        return 'a blank, a control character or a backslash is in it';
    if (!URL.canParse(text))
        return 'it is no absolute URL';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(url.hostname));
    if (!isHttps)
        return 'it must be https (http only on loopback)';
    if (url.username !== '' || url.password !== '')
        return 'a user or password may not be in it';
    if (/[?#]/.test(text))
        return 'a query or fragment may not be in it';
    const path = url.pathname.replace(/\/$/, '');
    return path === '' || (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainPath */ .q)(path) ? undefined : 'its path has an empty part or an unusual character';
}


/***/ }),

/***/ 2126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ matchTag),
  X: () => (/* binding */ modulesOf)
});

// EXTERNAL MODULE: ./lib/core/config.js
var core_config = __webpack_require__(6641);
// EXTERNAL MODULE: ./lib/core/error.js
var core_error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/ref-name.js
var ref_name = __webpack_require__(3280);
// EXTERNAL MODULE: ./lib/core/version.js
var version = __webpack_require__(8067);
;// CONCATENATED MODULE: ./lib/core/tag.js



/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the literal tag prefix of the module (`''`, `vpc/`, `vpc-`,
 * `network@`), itself the beginning of a valid ref name. The error of a refusal is an INVALID_TAG.
 *
 * `not-a-version-tag` is a tag of something else (`latest`, another module's); every other rule is broken by a tag that
 * was meant as a version of this module, or that no module may have.
 */
function readTag(tag, prefix) {
    const refuse = refusals(tag, `push a tag such as ${prefix}v1.2.3`);
    if (tag.trim() === '' || tag === '-')
        return refuse('empty-tag', 'names no version');
    const problem = characterProblem(tag);
    if (problem !== undefined)
        return refuse('tag-charset', `is not allowed: ${problem}`);
    const version = tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/^v/, '') : '';
    // Any digit counts, so that full-width ones get the exact refusal of the version.
    if (!/^\p{Nd}/u.test(version)) {
        const start = prefix === '' ? 'a version number' : `${(0,core_error/* quote */.h)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    return versionReading(tag, version);
}
function versionReading(tag, text) {
    const reading = (0,version/* readVersion */.$4)(text);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - text.length);
    const refuse = refusals(tag, `push a tag such as ${start}${(0,version/* exampleVersion */.Dw)(text)}`);
    if (reading.rule === 'build-metadata') {
        return refuse('build-metadata', `cannot be published: ${reading.problem}`);
    }
    return refuse('semver', `is not a semantic version: ${reading.problem}`);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new core_error/* RegistryError */.g('INVALID_TAG', `tag ${(0,core_error/* quote */.h)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank pass here: what follows refuses them with a better reason. */
const STRANGER = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > ref_name/* MAX_REF_LENGTH */._)
        return `it has ${tag.length} characters, more than ${ref_name/* MAX_REF_LENGTH */._}`;
    const stranger = STRANGER.exec(tag);
    if (stranger !== null)
        return `the character ${(0,core_error/* quote */.h)(stranger[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it holds ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}

;// CONCATENATED MODULE: ./lib/core/selection.js




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 */
function modulesOf(config, flags) {
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        return [{ path, address: flags.module ?? config.module, tagPrefix: '' }];
    }
    const specs = config.modules.map((module) => ({ ...module, tagPrefix: module['tag-prefix'] }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,module_address/* formatModuleAddress */.wc)(flags.module);
    throw new core_error/* RegistryError */.g('INVALID_INPUT', `${core_config/* CONFIG_PATH */.tF} holds no module ${(0,core_error/* quote */.h)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,module_address/* formatModuleAddress */.wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,module_address/* formatModuleAddress */.wc)(flags.module) === (0,module_address/* formatModuleAddress */.wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules whose version this tag is: those of the longest prefix that fits. Throws INVALID_TAG where there is none. */
function matchTag(tag, specs) {
    const readings = specs.map((spec) => ({ spec, reading: readTag(tag, spec.tagPrefix) }));
    const matches = readings.flatMap(({ spec, reading }) => reading.verdict === 'version' ? [{ spec, version: reading.version }] : []);
    const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length));
    if (matches.length > 0)
        return matches.filter(({ spec }) => spec.tagPrefix.length === longest);
    throw tagRefusal(tag, readings);
}
function tagRefusal(tag, readings) {
    const prefixed = readings.filter(({ spec }) => tag.startsWith(spec.tagPrefix));
    const nearest = prefixed.toSorted((a, b) => b.spec.tagPrefix.length - a.spec.tagPrefix.length)[0] ?? readings[0];
    if (nearest?.reading.verdict === 'refused' && (prefixed.length > 0 || readings.length === 1))
        return nearest.reading.error;
    return new core_error/* RegistryError */.g('INVALID_TAG', `tag ${(0,core_error/* quote */.h)(tag)} has the tag prefix of no module in ${core_config/* CONFIG_PATH */.tF}`, `push a tag such as ${readings.map(({ spec }) => `${spec.tagPrefix}v1.2.3`).join(' or ')}`);
}


/***/ }),

/***/ 9741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2126);


/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, outside) {
    const tagged = await outside.tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTag */ ._)(name, (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesOf */ .X)(await outside.config.at('HEAD'), flags));
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .g('NOT_FOUND', `tag ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}


/***/ })

};
